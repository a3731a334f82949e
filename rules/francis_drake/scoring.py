"""2G, 2H, 3: what a voyage is worth, the board made ready for the next one, and the end of the game."""

from __future__ import annotations

from dataclasses import dataclass

from rules.francis_drake.state import DrakePosition
from rules.francis_drake.tables import (
    COMMODITY_IDS,
    COMMODITY_VP,
    CONQUEST_VP,
    COUNTERS,
    CREW,
    DESTINATION_IDS,
    DESTINATIONS,
    FORT,
    GALLEON,
    GUNS,
    LOCATION_IDS,
    NONE,
    PINNACES,
    PLAYER_DISCS,
    PORTS,
    REFILL,
    REFILL_PORTS,
    REFILL_TO,
    SEATS,
    SUPPLIES,
    TILE,
    TILES,
    TRADE_GOODS,
    TREASURE,
    TREASURE_IDS,
    TREASURE_VP,
    UNCLAIMED,
    options,
)
from rules.kernel.decision import Offer, Rule
from rules.kernel.position import Result
from rules.kernel.step import DONE, Outcome, Step, ask_chance

TILE_LAID = Rule("tile-laid", "2H")
LAY_TILE = options("lay_tile", LOCATION_IDS)


# -- 2G score the voyage


def score_voyage(pos: DrakePosition) -> None:
    """2G: kinds conquered, then unclaimed gold for the Admiral and silver for the Governor."""
    for seat in pos.homebound:
        kinds = pos.conquered[seat].bit_count()
        if kinds:
            pos.score[seat] += CONQUEST_VP[kinds]
            pos.tell("conquests_scored", "2G", SEATS[seat], kinds, CONQUEST_VP[kinds])
    for office, stone, each in UNCLAIMED:
        holder = getattr(pos, office)
        left = sum(pos.treasure[d] for d in DESTINATIONS if TREASURE[d] == stone)
        if holder != NONE:
            pos.score[holder] += left * each
            pos.tell("unclaimed_scored", "2G", SEATS[holder], office, TREASURE_IDS[stone], left, left * each)


def clear_treasure(pos: DrakePosition) -> None:
    """2H, R22: stones nobody has taken go back to the supply."""
    for d in DESTINATIONS:
        if pos.treasure[d]:
            pos.treasure[d] = 0
            pos.treasure_stock(TREASURE[d], 1)


# -- 2H reset


def reset(pos: DrakePosition) -> None:
    """2H: everything but score, commodities, chest and an unused Investor goes back; Homebound order is the next starting order."""
    clear_treasure(pos)
    for seat in pos.seats:
        for item in ("crew", "guns", "supplies", "trade_goods", "galleon", "pinnace", "ghost_ship", "reach", "conquered"):
            getattr(pos, item)[seat] = 0
        pos.player_discs[seat] = PLAYER_DISCS
        pos.standing[seat] = NONE
    pos.crew_stock, pos.guns_stock, pos.supplies_stock, pos.trade_goods_stock = CREW, GUNS, SUPPLIES, TRADE_GOODS
    pos.pinnaces = PINNACES
    pos.admiral = pos.governor = pos.informer = pos.golden_hind = pos.second = pos.looked = NONE
    pos.laid = pos.revealed = pos.early = 0
    pos.troop_pool, pos.frigate_pool = COUNTERS[FORT], COUNTERS[GALLEON]
    for d in DESTINATIONS:
        pos.counter[d] = NONE
        pos.flipped[d] = pos.knows[d] = 0
        pos.done[d] = ()
    pos.circles = [NONE] * len(pos.circles)
    pos.starting, pos.outbound, pos.homebound = pos.homebound, (), ()
    refill(pos)
    pos.voyage += 1
    pos.tell("board_reset", "2H", pos.voyage, tuple(SEATS[s] for s in pos.starting))


def refill(pos: DrakePosition) -> None:
    """R15: each port is brought back to one each of the kinds that refill, in the order of the ports, while stock lasts."""
    for port in REFILL_PORTS:
        for kind in REFILL:
            n = min(REFILL_TO - pos.ports[port][kind], pos.warehouse[kind])
            if n > 0:
                pos.ports[port] = tuple(c + n * (k == kind) for k, c in enumerate(pos.ports[port]))
                pos.warehouse = tuple(c - n * (k == kind) for k, c in enumerate(pos.warehouse))
                pos.tell("port_refilled", "2H", DESTINATION_IDS[PORTS[port]], COMMODITY_IDS[kind])


@dataclass(eq=False)
class ShuffleStreet(Step):
    """2H: the tiles are laid out anew, one drawn after the other; the printed locations stay at the end (clarification C17)."""

    street: tuple[int, ...] = ()

    def begin(self, pos: DrakePosition, child: Step | None) -> Outcome:
        left = [n for n in TILES if n not in self.street]
        if len(left) > 1:
            return ask_chance("lay_tile", "2H", (len(self.street) + 1,))
        rest = tuple(n for n in pos.street if not TILE[n])
        pos.put_street((*self.street, *left, *rest))
        pos.tell("street_laid", "2H", tuple(LOCATION_IDS[n] for n in pos.street))
        return DONE

    def choices(self, pos: DrakePosition, offer: Offer) -> None:
        offer.each(LAY_TILE, [n for n in TILES if n not in self.street], TILES, not_drawn, self)

    def lay_tile(self, pos: DrakePosition, location_id: str) -> None:
        self.street = (*self.street, LOCATION_IDS.index(location_id))


def not_drawn(pos: DrakePosition, step: ShuffleStreet, location: int) -> Rule | None:
    """2H: every tile is laid once."""
    return TILE_LAID if location in step.street else None


# -- 3 the end of the game


def commodity_points(held: tuple[int, ...]) -> int:
    """3A: sets of different kinds, each piece in one set; the largest sets first is always best."""
    points, left = 0, list(held)
    while any(left):
        points += COMMODITY_VP[sum(n > 0 for n in left)]
        left = [max(0, n - 1) for n in left]
    return points


def chest_points(chest: tuple[int, ...]) -> int:
    """3B: what the stones are worth."""
    return sum(n * TREASURE_VP[k] for k, n in enumerate(chest))


def final_scoring(pos: DrakePosition) -> None:
    """3, C49: commodities, then the chests are opened; most points win, and the lower Homebound Dock among equals."""
    for seat in pos.homebound:
        points = commodity_points(pos.commodities[seat])
        pos.score[seat] += points
        pos.tell("commodities_scored", "3A", SEATS[seat], *pos.commodities[seat], points)
    for seat in pos.homebound:
        points = chest_points(pos.chest[seat])
        pos.score[seat] += points
        pos.tell("chest_opened", "3B", SEATS[seat], *pos.chest[seat], points)
    ranks = sorted(pos.homebound, key=lambda s: -pos.score[s])  # stable: docks decide among equals
    pos.tell("final_scores", "3C", tuple(("score", SEATS[s], pos.score[s]) for s in ranks))
    tied = pos.score[ranks[0]] == pos.score[ranks[1]]
    if tied:
        pos.tell("tie_broken", "3C", SEATS[ranks[0]], pos.homebound.index(ranks[0]) + 1)
    pos.result = Result((ranks[0],), "3C" if tied else "3")
