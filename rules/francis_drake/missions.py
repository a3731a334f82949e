"""2E, 2F: Mission Discs are resolved in one order for all: attacks, trades, and the way home.

Needs the discs face up. Because the discs at a destination lie in the order of all discs, "the next ship gets its chance" is the global
order with a limit of successes at each destination (R7).
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.francis_drake.sailing import DrawCounter
from rules.francis_drake.state import DrakePosition, N
from rules.francis_drake.tables import (
    CIRCLES,
    COMMODITIES,
    COMMODITY_IDS,
    COMMODITY_NUMBER,
    DESTINATION_IDS,
    DISC_IDS,
    FORT,
    FORT_GUNS,
    GALLEON,
    GALLEON_GUNS,
    GALLEON_NUMBER,
    GALLEON_VP,
    GOLDEN_HIND,
    HERO_BONUS,
    KIND,
    KIND_IDS,
    LAST_MISSION,
    NONE,
    PORT_NUMBER,
    SEATS,
    TOWN,
    TRADE_PORT,
    TREASURE,
    TREASURE_IDS,
    TROOPS,
    VP,
    options,
)
from rules.kernel.decision import Decision, Offer, Option, Rule
from rules.kernel.step import DONE, Outcome, Step

TWO_SUCCESSES = Rule("no-success-left", "2E")
NO_OWN_GALLEON = Rule("no-own-galleon", "2E6")
NOT_ENOUGH_CREW = Rule("not-enough-crew", "2E2")
NOT_ENOUGH_GUNS = Rule("not-enough-guns", "2E2")
NO_TRADE_GOODS = Rule("no-trade-goods", "2E7")
NO_COMMODITY = Rule("no-commodity", "2E7")
COMMODITY_GONE = Rule("commodity-gone", "2E7")

ATTACK: Option = ("attack",)
DECLINE: Option = ("decline",)
TRADE = options("trade", COMMODITY_IDS)
RETURN: Option = ("go_home",)
SAIL_ON: Option = ("sail_on",)
SECTION = {TOWN: "2E4", FORT: "2E5", GALLEON: "2E6", TRADE_PORT: "2E7"}


def crew_needed(pos: DrakePosition, destination: int) -> int:
    """The troops that are seen: printed, with the counter of a fort once it is open."""
    open_counter = pos.counter[destination] if KIND[destination] == FORT and pos.flipped[destination] else 0
    return TROOPS[destination] + open_counter


def guns_needed(pos: DrakePosition, seat: int, destination: int) -> int:
    """The guns that are seen, with the counter of a galleon once it is open; a pinnace lands behind those of a fort (R24)."""
    if KIND[destination] == GALLEON:
        open_counter = pos.counter[destination] if pos.flipped[destination] else 0
        return GALLEON_GUNS[pos.galleon_counter[GALLEON_NUMBER[destination]]] + open_counter
    return 0 if pos.pinnace[seat] else FORT_GUNS[destination]


def victory_points(pos: DrakePosition, destination: int) -> int:
    """The number in the crown of a target."""
    if KIND[destination] == GALLEON:
        return GALLEON_VP[pos.galleon_counter[GALLEON_NUMBER[destination]]]
    return VP[destination]


def no_mission(pos: DrakePosition, seat: int, destination: int) -> Rule | None:
    """2E, clarifications C31, C35 and C37: why neither an attack nor a trade can be announced there."""
    if len(pos.done[destination]) >= CIRCLES[destination]:
        return TWO_SUCCESSES
    kind = KIND[destination]
    if kind == TRADE_PORT:
        if not pos.trade_goods[seat]:
            return NO_TRADE_GOODS
        return None if any(pos.ports[PORT_NUMBER[destination]]) else NO_COMMODITY
    if kind == GALLEON and not pos.galleon[seat]:
        return NO_OWN_GALLEON
    if pos.crew[seat] < crew_needed(pos, destination):
        return NOT_ENOUGH_CREW
    return NOT_ENOUGH_GUNS if pos.guns[seat] < guns_needed(pos, seat, destination) else None


def not_traded(pos: DrakePosition, destination: int, commodity: int) -> Rule | None:
    """2E7: only a commodity that is still there."""
    return None if pos.ports[PORT_NUMBER[destination]][commodity] else COMMODITY_GONE


@dataclass(eq=False)
class Missions(Step):
    """2E, 2F: the Golden Hind, then slot 1 of every player in sailing order, slot 2, 3, 4; after each the way home is open (D8)."""

    slot: int = GOLDEN_HIND
    turn: int = NONE
    seat: int = NONE

    def begin(self, pos: DrakePosition, child: Step | None) -> Outcome:
        order = pos.outbound
        while True:
            self.turn += 1
            if self.turn == len(order):
                self.turn = 0
                self.slot += 1
            if self.slot > LAST_MISSION or len(pos.homebound) == len(order):
                return DONE
            seat = order[self.turn]
            if seat in pos.homebound:
                continue
            place = pos.disc_at[seat * N + self.slot]
            if place == NONE and self.slot == GOLDEN_HIND:
                continue
            self.seat = seat
            if place != NONE:
                return self.go("after_mission", Mission(seat, self.slot, place))
            self.at = "after_mission"
            return self.after_mission(pos, None)

    def after_mission(self, pos: DrakePosition, child: Step | None) -> Outcome:
        seat = self.seat
        if self.slot == LAST_MISSION or not pos.reach[seat]:  # R10
            self.at = "begin"
            come_home(pos, seat, early=self.slot < LAST_MISSION)
            return self.begin(pos, None)
        return Decision(seat, "go_home", "2F", (DISC_IDS[self.slot],))

    def choices(self, pos: DrakePosition, offer: Offer) -> None:
        offer.one(SAIL_ON)
        offer.one(RETURN)

    def sail_on(self, pos: DrakePosition) -> None:
        self.at = "begin"

    def go_home(self, pos: DrakePosition) -> None:
        self.at = "begin"
        come_home(pos, self.seat, early=True)


def come_home(pos: DrakePosition, seat: int, early: bool) -> None:
    """2F: the ship goes to the lowest free Homebound Dock, its discs leave the map; early returns are ranked, bonus or not (R8)."""
    pos.homebound = (*pos.homebound, seat)
    for n in range(seat * N, seat * N + N):
        pos.disc_at[n] = NONE
    pos.tell("returned", "2F", SEATS[seat], len(pos.homebound))
    if early:
        pos.early += 1
        bonus = HERO_BONUS.get(pos.early, 0) if pos.conquered[seat] else 0
        if bonus:
            pos.score[seat] += bonus
            pos.tell("hero_bonus", "2F", SEATS[seat], bonus)


@dataclass(eq=False)
class Mission(Step):
    """2E, D6, D7: one disc. Its owner carries it out or declines; what cannot be announced is taken back without a question."""

    seat: int
    disc: int
    place: int
    final = True

    def begin(self, pos: DrakePosition, child: Step | None) -> Outcome:
        seat, place = self.seat, self.place
        barred = no_mission(pos, seat, place)
        if barred is not None:
            self.take_back(pos)
            pos.tell("mission_void", barred.section, SEATS[seat], DISC_IDS[self.disc], DESTINATION_IDS[place], barred.id)
            return DONE
        if KIND[place] == TRADE_PORT:
            return Decision(seat, "trade", "2E7", (DESTINATION_IDS[place], DISC_IDS[self.disc]))
        costs = crew_needed(pos, place), guns_needed(pos, seat, place), victory_points(pos, place)
        ask = "attack" if KIND[place] == TOWN or pos.flipped[place] else "attack_blind"
        return Decision(seat, ask, SECTION[KIND[place]], (DESTINATION_IDS[place], DISC_IDS[self.disc], *costs))

    def choices(self, pos: DrakePosition, offer: Offer) -> None:
        if KIND[self.place] == TRADE_PORT:
            offer.each(TRADE, COMMODITIES, COMMODITIES, not_traded, self.place)
        else:
            offer.one(ATTACK)
        offer.one(DECLINE)

    def take_back(self, pos: DrakePosition) -> None:
        pos.disc_at[self.seat * N + self.disc] = NONE

    def decline(self, pos: DrakePosition) -> None:
        """2E3: the disc is taken back; nothing is paid, flipped or marked."""
        self.at = "end"
        self.take_back(pos)
        pos.tell("declined", "2E3", SEATS[self.seat], DISC_IDS[self.disc], DESTINATION_IDS[self.place])

    def attack(self, pos: DrakePosition) -> Step | None:
        """2E2: a town is paid for at once; at a fort or galleon the counter is turned over first."""
        place = self.place
        self.at = "fight"
        if KIND[place] != TOWN and not pos.flipped[place] and pos.counter[place] == NONE:
            return DrawCounter(place)
        return None

    def fight(self, pos: DrakePosition, child: Step | None) -> Outcome:
        """2E2, R4: who can pay after the flip must pay; who cannot has failed, and the counter stays open."""
        seat, place = self.seat, self.place
        kind = KIND[place]
        if kind != TOWN and not pos.flipped[place]:
            pos.flipped[place] = 1
            pos.tell("counter_flipped", SECTION[kind], SEATS[seat], DESTINATION_IDS[place], pos.counter[place])
        crew, guns = crew_needed(pos, place), guns_needed(pos, seat, place)
        self.take_back(pos)
        if pos.crew[seat] < crew or pos.guns[seat] < guns:
            pos.tell("attack_failed", "2E2", SEATS[seat], DESTINATION_IDS[place], crew, guns)
            return DONE
        pos.crew[seat] -= crew
        pos.crew_stock += crew
        pos.guns[seat] -= guns
        pos.guns_stock += guns
        points = victory_points(pos, place)
        pos.score[seat] += points
        pos.done[place] = (*pos.done[place], seat)
        pos.tell("attacked", SECTION[kind], SEATS[seat], DESTINATION_IDS[place], crew, guns, points)
        if pos.treasure[place]:  # only for the first success (R3)
            stone = TREASURE[place]
            pos.treasure[place] = 0
            pos.chest[seat] = tuple(n + (k == stone) for k, n in enumerate(pos.chest[seat]))
            pos.tell("treasure_taken", "2E2", SEATS[seat], TREASURE_IDS[stone], DESTINATION_IDS[place])
        if not pos.conquered[seat] >> kind & 1:
            pos.conquered[seat] |= 1 << kind
            pos.tell("conquest_marked", SECTION[kind], SEATS[seat], KIND_IDS[kind])
        return DONE

    def trade(self, pos: DrakePosition, commodity_id: str) -> None:
        """2E7: one trade good for one commodity, never more at one port in one voyage."""
        self.at = "end"
        seat, port, kind = self.seat, PORT_NUMBER[self.place], COMMODITY_NUMBER[commodity_id]
        self.take_back(pos)
        pos.trade_goods[seat] -= 1
        pos.trade_goods_stock += 1
        pos.ports[port] = tuple(n - (k == kind) for k, n in enumerate(pos.ports[port]))
        pos.commodities[seat] = tuple(n + (k == kind) for k, n in enumerate(pos.commodities[seat]))
        pos.done[self.place] = (*pos.done[self.place], seat)
        pos.tell("traded", "2E7", SEATS[seat], DESTINATION_IDS[self.place], commodity_id)
