"""Setting up: the position before the first voyage. Drawn are the places of the galleon counters and the order of the ships (1A)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.francis_drake.state import DrakePosition
from rules.francis_drake.tables import (
    COMMODITIES,
    COMMODITY_COUNT,
    COUNTERS,
    CREW,
    DESTINATION_IDS,
    DESTINATIONS,
    DISCS,
    EVERYBODY,
    FORT,
    GALLEON,
    GALLEON_COUNTER_IDS,
    GALLEON_COUNTERS,
    GALLEONS,
    GUNS,
    LAST_PLAYER_GUN,
    NONE,
    PINNACES,
    PLAYER_DISCS,
    PORT_START,
    PRINTED_ORDER,
    SEAT_NUMBER,
    SEATS,
    START_SCORE,
    SUPPLIES,
    TILE_SETS,
    TRADE_GOODS,
    TREASURES,
    options,
)
from rules.francis_drake.voyage import Voyages
from rules.kernel.decision import Offer, Rule
from rules.kernel.step import Outcome, Step, ask_chance

COUNTER_LAID = Rule("galleon-counter-laid", "1A")
SHIP_DRAWN = Rule("ship-drawn", "1A")
LAY_GALLEON = options("lay_galleon", GALLEON_COUNTER_IDS)
DRAW_SHIP = options("draw_ship", SEATS)


def set_up(seats: tuple[int, ...], settings: Mapping[str, str]) -> DrakePosition:
    """Everything in the supply, one commodity of each kind at each port, the street in its printed order."""
    pos = DrakePosition()
    playing = [int(s in seats) for s in EVERYBODY]
    pos.score = [START_SCORE * p for p in playing]
    for column in ("crew", "guns", "supplies", "trade_goods", "galleon", "pinnace", "ghost_ship", "invested", "reach", "conquered"):
        setattr(pos, column, [0 for _ in EVERYBODY])
    pos.player_discs = [PLAYER_DISCS * p for p in playing]
    pos.standing = [NONE for _ in EVERYBODY]
    pos.commodities = [(0,) * len(COMMODITIES) for _ in EVERYBODY]
    pos.chest = [(0,) * len(TREASURES) for _ in EVERYBODY]
    pos.treasure, pos.flipped, pos.knows = ([0 for _ in DESTINATIONS] for _ in range(3))
    pos.counter = [NONE for _ in DESTINATIONS]
    pos.done = [() for _ in DESTINATIONS]
    pos.circles = [NONE] * TILE_SETS[len(seats)].size
    pos.put_street(PRINTED_ORDER)
    pos.galleon_counter = [NONE for _ in GALLEONS]
    pos.disc_at = [NONE] * (len(SEATS) * len(DISCS))
    pos.ports = list(PORT_START)
    pos.crew_stock, pos.guns_stock, pos.supplies_stock, pos.trade_goods_stock = CREW, GUNS, SUPPLIES, TRADE_GOODS
    pos.pinnaces, pos.treasures = PINNACES, TREASURES
    pos.warehouse = tuple(COMMODITY_COUNT[k] - sum(port[k] for port in PORT_START) for k in COMMODITIES)
    pos.troop_pool, pos.frigate_pool = COUNTERS[FORT], COUNTERS[GALLEON]
    pos.seats = tuple(sorted(seats))
    pos.starting, pos.outbound, pos.homebound = (), (), ()
    pos.voyage = 1
    pos.admiral = pos.governor = pos.informer = pos.golden_hind = pos.second = pos.looked = NONE
    pos.laid = pos.revealed = pos.early = 0
    pos.printed = int(settings["street"] == "printed")
    pos.start(SetUp())
    return pos


@dataclass(eq=False)
class SetUp(Step):
    """The galleon counters go face up to the Spanish galleons, the ships are drawn into the Homebound Docks; then the game begins."""

    at = "galleons"
    drawn: tuple[int, ...] = ()

    def galleons(self, pos: DrakePosition, child: Step | None) -> Outcome:
        if len(self.drawn) < len(GALLEONS) - 1:
            return ask_chance("lay_galleon", "1A", (DESTINATION_IDS[GALLEONS[len(self.drawn)]],))
        left = [n for n in GALLEON_COUNTERS if n not in self.drawn]
        pos.galleon_counter = [*self.drawn, *left]
        for n, counter in enumerate(pos.galleon_counter):
            pos.tell("galleon_laid", "1A", DESTINATION_IDS[GALLEONS[n]], GALLEON_COUNTER_IDS[counter])
        self.drawn = ()
        self.at = "ships"
        return self.ships(pos, None)

    def ships(self, pos: DrakePosition, child: Step | None) -> Outcome:
        if len(self.drawn) < len(pos.seats) - 1:
            return ask_chance("draw_ship", "1A", (len(self.drawn) + 1,))
        pos.starting = (*self.drawn, *(s for s in pos.seats if s not in self.drawn))
        last = pos.starting[-1]
        pos.guns[last] += LAST_PLAYER_GUN  # clarification C3
        pos.guns_stock -= LAST_PLAYER_GUN
        pos.tell("starting_order", "1A", tuple(SEATS[s] for s in pos.starting))
        pos.tell("last_player_gun", "1A", SEATS[last], LAST_PLAYER_GUN)
        return self.go("end", Voyages())

    def choices(self, pos: DrakePosition, offer: Offer) -> None:
        if self.at == "galleons":
            offer.each(LAY_GALLEON, [n for n in GALLEON_COUNTERS if n not in self.drawn], GALLEON_COUNTERS, counter_laid, self)
        else:
            offer.each(DRAW_SHIP, [s for s in pos.seats if s not in self.drawn], pos.seats, ship_drawn, self)

    def lay_galleon(self, pos: DrakePosition, counter_id: str) -> None:
        self.drawn = (*self.drawn, GALLEON_COUNTER_IDS.index(counter_id))

    def draw_ship(self, pos: DrakePosition, seat_id: str) -> None:
        self.drawn = (*self.drawn, SEAT_NUMBER[seat_id])


def counter_laid(pos: DrakePosition, step: SetUp, counter: int) -> Rule | None:
    """Setting up: each galleon counter lies at one galleon."""
    return COUNTER_LAID if counter in step.drawn else None


def ship_drawn(pos: DrakePosition, step: SetUp, seat: int) -> Rule | None:
    """1A: each ship is drawn once."""
    return SHIP_DRAWN if seat in step.drawn else None
