"""2A to 2D: from the ships in the Outbound Docks to the Mission Discs face up: preparing, placing discs, the Informer, the reveal.

Needs what Provisioning has handed out. Leaves to `missions` what the discs do.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.francis_drake.state import DrakePosition, N
from rules.francis_drake.tables import (
    COUNTERS,
    DEFENDED,
    DESTINATION_IDS,
    DESTINATION_NUMBER,
    DESTINATIONS,
    DISC_IDS,
    DISC_NUMBER,
    DISCS,
    FORT,
    GALLEON,
    GHOST_SHIP,
    KIND,
    MAX_RANGE,
    NONE,
    SEATS,
    TREASURE,
    WITHIN,
    ZONE,
    options,
    values,
)
from rules.francis_drake.view import all_arrivals, arrivals
from rules.kernel.decision import Decision, Offer, Option, Rule
from rules.kernel.step import DONE, Outcome, Step, ask_chance

OUT_OF_RANGE = Rule("out-of-range", "2B")
OWN_DISC_THERE = Rule("own-disc-there", "2B")
DISC_PLACED = Rule("disc-placed", "2B")
DISC_NOT_HELD = Rule("disc-not-held", "2B")
COUNTER_USED = Rule("counter-used", "2A")
NO_DISC_THERE = Rule("no-disc-there", "2C")
NO_COUNTER_THERE = Rule("no-counter-there", "2C")
COUNTER_DRAWN = Rule("counter-drawn", "2A")

SAIL_TO = options("sail_to", DESTINATION_IDS)
DISC = options("disc", DISC_IDS)
LOOK_DISCS = options("look_discs", DESTINATION_IDS)
LOOK_COUNTER = options("look_counter", DESTINATION_IDS)
MOVE_TO = options("move_to", DESTINATION_IDS)
SWAP: dict[tuple[int, int], Option] = {
    (a, b): ("swap", DESTINATION_IDS[a], DESTINATION_IDS[b]) for a in DESTINATIONS for b in DESTINATIONS if a < b
}
NO_USE: Option = ("no_use",)
STAY: Option = ("stay",)
NUMBERS = tuple(sorted({*COUNTERS[FORT], *COUNTERS[GALLEON]}))
LAY = values("lay", NUMBERS)
DRAW = values("draw", NUMBERS)
LAYOUT = ((GALLEON, "admiral"), (FORT, "governor"))
"""2A: frigates first, then troops (clarification C18)."""


# -- 2A prepare


@dataclass(eq=False)
class Prepare(Step):
    """2A: treasure, the Admiral's frigates, the Governor's troops, the Governor's dock, the barrels, in this order."""

    turn: int = 0

    def begin(self, pos: DrakePosition, child: Step | None) -> Outcome:
        for d in DESTINATIONS:
            if TREASURE[d] != NONE:
                pos.treasure_stock(TREASURE[d], -1)
                pos.treasure[d] = 1
        pos.tell("treasure_laid", "2A")
        self.at = "lay_out"
        return self.lay_out(pos, None)

    def lay_out(self, pos: DrakePosition, child: Step | None) -> Outcome:
        while self.turn < len(LAYOUT):
            kind, office = LAYOUT[self.turn]
            self.turn += 1
            holder = getattr(pos, office)
            if holder != NONE:
                return LayCounters(kind, holder)
            pos.tell("laid_at_random", "2A", office)
        pos.laid = 1
        self.at = "end"
        swap_docks(pos)
        for seat in pos.seats:
            pos.reach[seat] = min(MAX_RANGE, pos.supplies[seat])
        pos.tell("ranges", "2A", tuple(("range", SEATS[s], pos.reach[s]) for s in pos.outbound))
        return DONE


def swap_docks(pos: DrakePosition) -> None:
    """2A, R2: the Governor changes places with the ship in the next lower dock, always, unless his is the first."""
    holder = pos.governor
    if holder == NONE or pos.outbound[0] == holder:
        return
    docks = list(pos.outbound)
    n = docks.index(holder)
    docks[n - 1], docks[n] = docks[n], docks[n - 1]
    pos.outbound = tuple(docks)
    pos.tell("docks_swapped", "2A", SEATS[holder], SEATS[docks[n]], n)


@dataclass(eq=False)
class LayCounters(Step):
    """2A: the holder of the Admiral or Governor lays one counter face down at each galleon or fort; the last goes by itself."""

    kind: int
    seat: int
    laid: int = 0

    def begin(self, pos: DrakePosition, child: Step | None) -> Outcome:
        places, pool = DEFENDED[self.kind], pos.pool(self.kind)
        if len(pool) == 1:  # two alike are asked for: that they are alike would be told by not asking
            self.put(pos, pool[0])
        if self.laid == len(places):
            pos.tell("laid_out", "2A", SEATS[self.seat], "admiral" if self.kind == GALLEON else "governor")
            return DONE
        ask = "lay_frigate" if self.kind == GALLEON else "lay_troops"
        return Decision(self.seat, ask, "2A", (DESTINATION_IDS[places[self.laid]],), secret=True)

    def choices(self, pos: DrakePosition, offer: Offer) -> None:
        offer.each(LAY, dict.fromkeys(pos.pool(self.kind)), dict.fromkeys(COUNTERS[self.kind]), not_laid, self)

    def lay(self, pos: DrakePosition, value: int) -> None:
        self.put(pos, value)

    def put(self, pos: DrakePosition, value: int) -> None:
        place = DEFENDED[self.kind][self.laid]
        self.laid += 1
        pos.lay(place, value)
        pos.knows[place] = 1 << self.seat
        pos.whisper(1 << self.seat, "laid_counter", "2A", DESTINATION_IDS[place], value)


def not_laid(pos: DrakePosition, step: LayCounters, value: int) -> Rule | None:
    """2A: each counter is used once."""
    return None if value in pos.pool(step.kind) else COUNTER_USED


@dataclass(eq=False)
class DrawCounter(Step):
    """2A: the number on a counter that lay at random, when somebody turns it over (seat NONE) or looks at it in secret."""

    place: int
    seat: int = NONE

    def begin(self, pos: DrakePosition, child: Step | None) -> Outcome:
        pool = pos.pool(KIND[self.place])
        if len(pool) == 1:
            self.draw(pos, pool[0])
            return DONE
        numbers = sorted(set(pool))
        weights = tuple(pool.count(n) for n in numbers)
        return ask_chance("draw_counter", "2A", (DESTINATION_IDS[self.place],), secret=self.seat != NONE, weights=weights)

    def choices(self, pos: DrakePosition, offer: Offer) -> None:
        numbers = sorted(set(pos.pool(KIND[self.place])))
        offer.each(DRAW, numbers, COUNTERS_OF[KIND[self.place]], not_drawn, self)

    def draw(self, pos: DrakePosition, value: int) -> None:
        pos.lay(self.place, value)
        self.at = "end"


COUNTERS_OF = {kind: tuple(sorted(set(numbers))) for kind, numbers in COUNTERS.items()}


def not_drawn(pos: DrakePosition, step: DrawCounter, value: int) -> Rule | None:
    """2A: a counter that is already known to lie elsewhere cannot be drawn."""
    return None if value in pos.pool(KIND[step.place]) else COUNTER_DRAWN


# -- 2B place mission discs


def can_place(pos: DrakePosition, seat: int) -> list[int]:
    """Destinations within range where no own disc lies (2B)."""
    there = pos.placed(seat)
    return [d for d in WITHIN[pos.reach[seat]] if d not in there]


def not_placed(pos: DrakePosition, seat: int, destination: int) -> Rule | None:
    """2B: in range, and one own disc at each destination. Nothing else is asked for (R12)."""
    if ZONE[destination] > pos.reach[seat]:
        return OUT_OF_RANGE
    return OWN_DISC_THERE if destination in pos.placed(seat) else None


@dataclass(eq=False)
class Placing(Step):
    """2B: in sailing order one disc each, round after round, until nobody can place one (R11, clarifications C21 and C22)."""

    turn: int = 0

    def begin(self, pos: DrakePosition, child: Step | None) -> Outcome:
        order = pos.outbound
        for _ in order:
            seat = order[self.turn]
            self.turn = (self.turn + 1) % len(order)
            discs = pos.unplaced(seat)
            if discs and can_place(pos, seat):
                return PlaceLastDisc(seat) if len(discs) == 1 else PlaceDisc(seat)
        return DONE


@dataclass(eq=False)
class PlaceDisc(Step):
    """2B, D4: first the destination, which everybody sees, then which disc it is, which nobody else does."""

    seat: int

    def begin(self, pos: DrakePosition, child: Step | None) -> Outcome:
        return Decision(self.seat, "place_disc", "2B", (len(pos.unplaced(self.seat)),), secret=True)

    def choices(self, pos: DrakePosition, offer: Offer) -> None:
        offer.each(SAIL_TO, WITHIN[pos.reach[self.seat]], DESTINATIONS, not_placed, self.seat)

    def sail_to(self, pos: DrakePosition, destination_id: str) -> Step | None:
        return self.go("end", WhichDisc(self.seat, DESTINATION_NUMBER[destination_id]))


@dataclass(eq=False)
class PlaceLastDisc(PlaceDisc):
    """2B: the last disc of a seat needs no second question; the discs may be turned over right after it."""

    final = True

    def sail_to(self, pos: DrakePosition, destination_id: str) -> Step | None:
        self.at = "end"
        put_disc(pos, self.seat, pos.unplaced(self.seat)[0], DESTINATION_NUMBER[destination_id])
        return None


@dataclass(eq=False)
class WhichDisc(Step):
    """2B: which of the discs in hand is laid there, face down."""

    seat: int
    destination: int
    final = True

    def begin(self, pos: DrakePosition, child: Step | None) -> Outcome:
        return Decision(self.seat, "which_disc", "2B", (DESTINATION_IDS[self.destination],), secret=True)

    def choices(self, pos: DrakePosition, offer: Offer) -> None:
        offer.each(DISC, pos.unplaced(self.seat), DISCS, not_in_hand, self.seat)

    def disc(self, pos: DrakePosition, disc_id: str) -> None:
        self.at = "end"
        put_disc(pos, self.seat, DISC_NUMBER[disc_id], self.destination)


def not_in_hand(pos: DrakePosition, seat: int, disc: int) -> Rule | None:
    """2B: only discs of this voyage that are not yet on the map."""
    if not pos.has_disc(seat, disc):
        return DISC_NOT_HELD
    return DISC_PLACED if pos.disc_at[seat * N + disc] != NONE else None


def put_disc(pos: DrakePosition, seat: int, disc: int, destination: int) -> None:
    """2B: a disc goes face down to its destination."""
    pos.disc_at[seat * N + disc] = destination
    pos.tell("disc_laid", "2B", SEATS[seat], DESTINATION_IDS[destination])
    pos.whisper(1 << seat, "own_disc_laid", "2B", DISC_IDS[disc], DESTINATION_IDS[destination])


# -- 2C the Informer


def nothing_to_look_at(pos: DrakePosition, seat: int, destination: int) -> Rule | None:
    """2C, clarification C25: the discs of a place where an own disc lies."""
    return None if destination in pos.placed(seat) else NO_DISC_THERE


def no_counter_to_look_at(pos: DrakePosition, seat: int, destination: int) -> Rule | None:
    """2C: the counter of a fort or galleon where an own disc lies; a known one too (clarification C29)."""
    if KIND[destination] not in DEFENDED:
        return NO_COUNTER_THERE
    return None if destination in pos.placed(seat) else NO_DISC_THERE


def not_moved(pos: DrakePosition, seat: int, destination: int) -> Rule | None:
    """2C, clarification C27: to a place in range where no own disc lies."""
    return not_placed(pos, seat, destination)


def not_swapped(pos: DrakePosition, seat: int, pair: tuple[int, int]) -> Rule | None:
    """2C, clarification C26: any two own discs on the map."""
    there = pos.placed(seat)
    return None if pair[0] in there and pair[1] in there else NO_DISC_THERE


@dataclass(eq=False)
class Informer(Step):
    """2C, D5: looks at the discs of a destination and may swap two own ones, or looks at a counter and may move the disc there, or neither.

    Everybody sees where he looks and what changes places, nobody what he sees (R28).
    """

    seat: int
    place: int = NONE
    final = True

    def begin(self, pos: DrakePosition, child: Step | None) -> Outcome:
        if not pos.placed(self.seat):  # clarification C28
            return DONE
        return Decision(self.seat, "informer", "2C", secret=True)

    def choices(self, pos: DrakePosition, offer: Offer) -> None:
        seat, there = self.seat, sorted(pos.placed(self.seat))
        if self.at == "begin":
            offer.each(LOOK_DISCS, there, DESTINATIONS, nothing_to_look_at, seat)
            offer.each(LOOK_COUNTER, [d for d in there if KIND[d] in DEFENDED], DESTINATIONS, no_counter_to_look_at, seat)
            offer.one(NO_USE)
        elif self.at == "swap_discs":
            offer.each(SWAP, [(a, b) for a in there for b in there if a < b], SWAP, not_swapped, seat)
            offer.one(STAY)
        else:
            offer.each(MOVE_TO, can_place(pos, seat), DESTINATIONS, not_moved, seat)
            offer.one(STAY)

    def no_use(self, pos: DrakePosition) -> None:
        self.at = "end"
        pos.tell("informer_unused", "2C", SEATS[self.seat])

    def look_discs(self, pos: DrakePosition, destination_id: str) -> None:
        self.place = pos.looked = DESTINATION_NUMBER[destination_id]
        pos.tell("looked_at_discs", "2C", SEATS[self.seat], destination_id)
        seen = tuple(("disc", SEATS[s], DISC_IDS[d]) for s, d in arrivals(pos, self.place))
        pos.whisper(1 << self.seat, "saw_discs", "2C", destination_id, seen)
        self.at = "swap_discs" if len(pos.placed(self.seat)) > 1 else "end"

    def look_counter(self, pos: DrakePosition, destination_id: str) -> Step | None:
        self.place = DESTINATION_NUMBER[destination_id]
        pos.tell("looked_at_counter", "2C", SEATS[self.seat], destination_id)
        self.at = "see_counter"
        return DrawCounter(self.place, self.seat) if pos.counter[self.place] == NONE else None

    def see_counter(self, pos: DrakePosition, child: Step | None) -> Outcome:
        pos.knows[self.place] |= 1 << self.seat
        seen = ("saw_counter", "2C", DESTINATION_IDS[self.place], pos.counter[self.place])
        pos.whisper(1 << self.seat, *seen)
        if not can_place(pos, self.seat):
            return DONE
        self.at = "move_disc"
        return self.move_disc(pos, None)

    def swap_discs(self, pos: DrakePosition, child: Step | None) -> Outcome:
        return Decision(self.seat, "swap_discs", "2C", (DESTINATION_IDS[self.place],), secret=True)

    def move_disc(self, pos: DrakePosition, child: Step | None) -> Outcome:
        return Decision(self.seat, "move_disc", "2C", (DESTINATION_IDS[self.place],), secret=True)

    def stay(self, pos: DrakePosition) -> None:
        self.at = "end"
        pos.tell("informer_left_all", "2C", SEATS[self.seat])

    def swap(self, pos: DrakePosition, one_id: str, other_id: str) -> None:
        self.at = "end"
        one, other = DESTINATION_NUMBER[one_id], DESTINATION_NUMBER[other_id]
        first = self.seat * N
        for n in range(first, first + N):
            if pos.disc_at[n] == one:
                pos.disc_at[n] = other
            elif pos.disc_at[n] == other:
                pos.disc_at[n] = one
        pos.tell("discs_swapped", "2C", SEATS[self.seat], one_id, other_id)

    def move_to(self, pos: DrakePosition, destination_id: str) -> None:
        self.at = "end"
        first = self.seat * N
        n = pos.disc_at.index(self.place, first, first + N)
        pos.disc_at[n] = DESTINATION_NUMBER[destination_id]
        pos.tell("disc_moved", "2C", SEATS[self.seat], DESTINATION_IDS[self.place], destination_id)


# -- 2D reveal


def reveal(pos: DrakePosition) -> None:
    """2D: all discs are turned over; Ghost Ships are taken away (R1), the others lie in the order in which they will be resolved."""
    pos.revealed = 1
    pos.looked = NONE
    for seat in pos.outbound:
        place = pos.disc_at[seat * N + GHOST_SHIP]
        if place != NONE:
            pos.disc_at[seat * N + GHOST_SHIP] = NONE
            pos.tell("ghost_ship_shown", "2D", SEATS[seat], DESTINATION_IDS[place])
    for d, there in enumerate(all_arrivals(pos)):
        if there:
            pos.tell("arrived", "2D", DESTINATION_IDS[d], tuple(("disc", SEATS[s], DISC_IDS[k]) for s, k in there))
