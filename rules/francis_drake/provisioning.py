"""1B, 1C: Plymouth Street. In starting order players place discs and take items until every ship lies in the Outbound Docks.

Needs the tile set of the number of players. Leaves to `sailing` what the counters, the extra Mission Discs and the docks are good for.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.francis_drake.state import DrakePosition
from rules.francis_drake.tables import (
    CHOICES,
    COST,
    DISCS_NEEDED,
    IN_ORDER,
    LOCATION_IDS,
    LOCATION_KIND,
    NONE,
    ONCE_PER_GAME,
    PER_PLAYER,
    PICK,
    ROLL,
    SEATS,
    STOCKED,
    TAVERN,
    THEN_LEAVE,
    Content,
)
from rules.kernel.decision import Decision, Offer, Option, Rule
from rules.kernel.step import DONE, Outcome, Step, ask_chance

NO_WAY_BACK = Rule("no-way-back", "1B")
ONE_DISC_A_LOCATION = Rule("one-disc-a-location", "1B")
CIRCLE_TAKEN = Rule("circle-taken", "1B")
TWO_DISCS_FOR_DRAKE = Rule("two-discs-for-drake", "1C8")
PLACES_IN_ORDER = Rule("places-in-order", "1C")
INVESTED = Rule("invested-before", "1C14")
NOT_IN_STOCK = Rule("not-in-stock", "1C")

LEAVE: Option = ("leave",)
STOCK = {"crew": "crew_stock", "guns": "guns_stock", "supplies": "supplies_stock", "trade_goods": "trade_goods_stock"}
"""The supply of each item that is counted."""
SECTION = {
    "crew": "1C1", "guns": "1C2", "supplies": "1C3", "trading-post": "1C4", "tavern": "1C5", "shipyard": "1C6", "pinnace": "1C7",
    "drake": "1C8", "queen": "1C9", "admiral": "1C10", "governor": "1C11", "informer": "1C12", "golden-hind": "1C13", "investor": "1C14",
    "dockside": "1C15",
}  # fmt: skip
"""Where each kind of location is described."""
SECTION_OF = tuple(SECTION.get(kind, "1C") for kind in LOCATION_KIND)


def available(pos: DrakePosition, content: Content) -> bool:
    """Whether at least one piece of what is promised is there."""
    return any(item not in STOCK or getattr(pos, STOCK[item]) for item, _ in content)


def out_of_stock(pos: DrakePosition, location: int, content: Content) -> Rule | None:
    """Clarification C7: of several kinds one that is there must be chosen; if none is, any may be named and gives nothing."""
    if STOCKED[location] and not available(pos, content) and any(available(pos, other) for other in CHOICES[location]):
        return NOT_IN_STOCK
    return None


def no_stop(pos: DrakePosition, step: Provisioning, stop: int) -> Rule | None:
    """1B: why the player on turn cannot place a disc there and take that."""
    seat, tiles = step.seat, pos.tiles
    location = tiles.location[stop]
    standing = pos.standing[seat]
    if standing != NONE and pos.position[location] <= pos.position[standing]:
        return ONE_DISC_A_LOCATION if location == standing else NO_WAY_BACK
    circles, held = tiles.circles[stop], pos.circles
    if PER_PLAYER[location]:
        if ONCE_PER_GAME[location] and pos.invested[seat]:
            return INVESTED
        return out_of_stock(pos, location, tiles.content[stop])
    for circle in circles:
        if held[circle] == NONE:
            break
    else:
        return CIRCLE_TAKEN
    if DISCS_NEEDED[location] > pos.player_discs[seat]:
        return TWO_DISCS_FOR_DRAKE
    if IN_ORDER[location] and circle > tiles.first[location] and held[circle - 1] == NONE:
        return PLACES_IN_ORDER
    return None


def gather(pos: DrakePosition, seat: int, location: int, content: Content) -> None:
    """1B, R16: takes what a circle shows, as far as it is there; dice and choices are for the Steps that ask."""
    for item, promised in content:
        if item in STOCK:
            stock = getattr(pos, STOCK[item])
            n = min(promised, stock)
            setattr(pos, STOCK[item], stock - n)
            getattr(pos, item)[seat] += n
            if n < promised:
                pos.tell("short_supply", SECTION_OF[location], SEATS[seat], item, promised - n)
        elif item == "galleon":
            pos.galleon[seat] = 1
        elif item == "pinnace":
            pos.pinnace[seat] = 1
            pos.pinnaces -= 1
        elif item not in ("roll", "choice"):
            setattr(pos, item, seat)


@dataclass(eq=False)
class Provisioning(Step):
    """1B: one turn after the other in starting order; ships that have left are skipped. `seat` is on turn, `turn` who comes next."""

    turn: int = 0
    seat: int = NONE

    def begin(self, pos: DrakePosition, child: Step | None) -> Outcome:
        order, outbound = pos.starting, pos.outbound
        while len(outbound) < len(order):
            seat = order[self.turn]
            self.turn = (self.turn + 1) % len(order)
            if seat in outbound:
                continue
            if pos.second == seat:
                return self.go("begin", SecondDisc(seat, pos.standing[seat]))
            standing = pos.standing[seat]
            if not pos.player_discs[seat] or (standing != NONE and THEN_LEAVE[standing]):  # clarification C16
                leave(pos, seat)
                outbound = pos.outbound
                continue
            self.seat = seat
            self.at = "street"
            return self.street(pos, None)
        return DONE

    def street(self, pos: DrakePosition, child: Step | None) -> Outcome:
        return Decision(self.seat, "street", "1B")

    def choices(self, pos: DrakePosition, offer: Offer) -> None:
        tiles, standing = pos.tiles, pos.standing[self.seat]
        ahead = pos.street if standing == NONE else pos.street[pos.position[standing] :]
        offer.each(tiles.stops, [i for n in ahead for i in tiles.of[n]], range(len(tiles.stops)), no_stop, self)
        offer.one(LEAVE)

    def leave(self, pos: DrakePosition) -> None:
        self.at = "begin"
        leave(pos, self.seat)

    def stop(self, pos: DrakePosition, location_id: str, content: Content) -> Step | None:
        """1B: the disc goes down and its items are taken at once."""
        self.at = "begin"
        seat, tiles = self.seat, pos.tiles
        i = tiles.number_of["stop", location_id, content]
        location, circles = tiles.location[i], tiles.circles[i]
        circle = circles[seat] if PER_PLAYER[location] else next(c for c in circles if pos.circles[c] == NONE)
        pos.circles[circle] = seat
        pos.standing[seat] = location
        pos.player_discs[seat] -= 1
        if DISCS_NEEDED[location] > 1:  # 1C8: nothing is taken before the second
            pos.second = seat
            pos.tell("first_of_two", SECTION_OF[location], SEATS[seat], location_id)
            return None
        if COST[location]:
            pos.score[seat] -= COST[location]
            pos.tell("stopped_for_vp", SECTION_OF[location], SEATS[seat], location_id, content, COST[location])
        else:
            pos.tell("stopped", SECTION_OF[location], SEATS[seat], location_id, content)
        if ONCE_PER_GAME[location]:
            pos.invested[seat] = 1
        gather(pos, seat, location, content)
        if content[0][0] == "roll":
            return Tavern(seat, content[0][1])
        return None


def leave(pos: DrakePosition, seat: int) -> None:
    """1B: the ship goes to the lowest free Outbound Dock and stays there for this phase."""
    pos.outbound = (*pos.outbound, seat)
    pos.tell("left", "1B", SEATS[seat], len(pos.outbound))


@dataclass(eq=False)
class Tavern(Step):
    """1C5: one die, with 1 added for the first visitor; the chart gives crew, or the Ghost Ship."""

    seat: int
    bonus: int

    def begin(self, pos: DrakePosition, child: Step | None) -> Outcome:
        return ask_chance("tavern", "1C5", (SEATS[self.seat],))

    def choices(self, pos: DrakePosition, offer: Offer) -> None:
        offer.all(ROLL, range(len(ROLL)))

    def roll(self, pos: DrakePosition, die: int) -> None:
        self.at = "end"
        crew, ghost_ship = TAVERN[die + self.bonus]
        pos.tell("rolled", "1C5", SEATS[self.seat], die, die + self.bonus)
        if ghost_ship:
            pos.ghost_ship[self.seat] = 1
            pos.tell("ghost_ship", "1C5", SEATS[self.seat])
        if crew:
            pos.tell("hired", "1C5", SEATS[self.seat], crew)
            gather(pos, self.seat, pos.standing[self.seat], (("crew", crew),))


@dataclass(eq=False)
class SecondDisc(Step):
    """1C8: the turn after the first disc; two kinds as far as they are there, then one more piece by choice (clarification C8)."""

    seat: int
    location: int

    def begin(self, pos: DrakePosition, child: Step | None) -> Outcome:
        seat, location, tiles = self.seat, self.location, pos.tiles
        content = tiles.content[tiles.of[location][0]]
        pos.second = NONE
        pos.player_discs[seat] -= DISCS_NEEDED[location] - 1
        pos.tell("second_of_two", SECTION_OF[location], SEATS[seat], LOCATION_IDS[location], content)
        gather(pos, seat, location, content)
        if not any(available(pos, choice) for choice in CHOICES[location]):  # clarification C7
            pos.tell("nothing_to_choose", SECTION_OF[location], SEATS[seat])
            return DONE
        self.at = "choose"
        return self.choose(pos, None)

    def choose(self, pos: DrakePosition, child: Step | None) -> Outcome:
        return Decision(self.seat, "one_more", SECTION_OF[self.location], (LOCATION_IDS[self.location],))

    def choices(self, pos: DrakePosition, offer: Offer) -> None:
        choices = CHOICES[self.location]
        offer.each(PICK, choices, choices, not_chosen, self)

    def pick(self, pos: DrakePosition, content: Content) -> None:
        self.at = "end"
        pos.tell("took_one_more", SECTION_OF[self.location], SEATS[self.seat], content)
        gather(pos, self.seat, self.location, content)


def not_chosen(pos: DrakePosition, step: SecondDisc, content: Content) -> Rule | None:
    """1C8: a kind that has run out cannot be the third item."""
    return out_of_stock(pos, step.location, content)
