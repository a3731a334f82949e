"""Effects of cards that are small actions of their own: free moves, flips, rescue, raids, forts (#13, #20, #26, #29, #6, #36, #11)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules.kernel.decision import Decision, Offer, Rule
from rules.kernel.step import DONE, Outcome, Step
from rules.sea_and_steel.build import FORT_THERE, NONE_LEFT, NOT_SPANISH, place_citadel
from rules.sea_and_steel.leaders import DECLINE, Declinable, piece_of
from rules.sea_and_steel.moving import FULL, IN_CONFLICT, NO_WAY, Key, Moving
from rules.sea_and_steel.ops import has
from rules.sea_and_steel.raid import RAID, Raid, raid_rule
from rules.sea_and_steel.state import SeaPosition
from rules.sea_and_steel.tables import (
    AREAS,
    CITADELS,
    COLUMBUS,
    DONE_OPTION,
    GUACANAGARI_PIECE,
    LEADER,
    NEXT,
    PIECE_IDS,
    PIECE_NUMBER,
    SIDE_IDS,
    SPANISH,
    per_area,
    per_piece,
)

CHOOSE_AREA = per_area("choose_area")
CITADEL_AT = per_area("citadel_at")
RESCUE_TO = per_area("rescue_to")
TAKE_ALONG = per_piece("take_along")
ALL_FULL = Rule("full-strength", "4.3.2I")
FREE_FROM = Rule("free-move-from", "4.3.2I")
FREE_TO = Rule("free-move-to", "4.3.2I")
RESCUE_SPANISH = Rule("columbus-spanish", "4.3.2II")
UNITS_ONLY = Rule("rescue-units", "4.3.2II")
NO_ENEMY_THERE = Rule("free-move-enemy", "4.3.2I")
NO_RAIDERS_THERE = Rule("raid-not-named", "4.3.2")


@dataclass(eq=False)
class FreeMove(Moving):
    """#20, C46: up to `n` pieces of one area into one adjacent empty or own area; no activation. The first move binds the others."""

    n: int = 2
    fixed: int = 0

    def __init__(self, side: int, n: int) -> None:
        super().__init__(side)
        self.n = n

    def sources(self, pos: SeaPosition) -> Iterable[int]:
        return AREAS if not self.fixed else (self.origin,)

    def leave_rule(self, pos: SeaPosition, key: Key) -> Rule | None:
        if not pos.controls(self.side, key[0]) or (self.fixed and key[0] != self.origin):
            return FREE_FROM
        return None if self.some_way(pos, key) else NO_WAY

    def enter_rule(self, pos: SeaPosition, key: Key, target: int) -> Rule | None:
        if target not in NEXT[key[0]] or (self.fixed and target != self.fixed):
            return FREE_TO
        if pos.faces_enemy(self.side, target):
            return NO_ENEMY_THERE
        if pos.tribes_clash(key[1], target):
            return IN_CONFLICT
        return FULL if key[1] < LEADER and pos.room(self.side, target) <= 0 else None

    def picking(self, pos: SeaPosition, child: Step | None) -> Outcome:
        if self.n > 0:
            force = pos.force(self.side)
            for area in self.sources(pos):
                if any(self.leave_rule(pos, k) is None for k in self.keys(force[area], area)):
                    return Decision(self.side, "free_move", "4.3.2I", (self.n,))
        self.at = "end"
        return DONE

    def offer_pieces(self, pos: SeaPosition, offer: Offer) -> None:
        super().offer_pieces(pos, offer)
        offer.one(DONE_OPTION)

    def move(self, pos: SeaPosition, area: int, piece: str, made: int) -> None:
        super().move(pos, area, piece, made)
        if self.fixed:
            self.to(pos, self.fixed)

    def arrived(self, pos: SeaPosition) -> None:
        self.n -= 1
        self.fixed = self.target
        pos.settle(self.origin)
        pos.settle(self.target)

    def done(self, pos: SeaPosition) -> None:
        self.at = "end"


def reduced_pieces(pos: SeaPosition, side: int, area: int) -> list[int]:
    """The pieces of a side in an area that can be flipped to full (C8)."""
    return [p for p in pos.force(side)[area] if p & 1 and p != GUACANAGARI_PIECE]


@dataclass(eq=False)
class FlipFull(Step):
    """#29: the owner names areas, and all his Units and Leaders there, Rebels included, turn to full strength (E)."""

    side: int
    n: int
    section: str

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        found = [a for a in AREAS if reduced_pieces(pos, self.side, a)]
        if self.n == 0 or not found:
            return DONE
        if len(found) <= self.n:
            for area in found:
                self.choose_area(pos, area)
            return DONE
        return Decision(self.side, "flip_area", self.section, (self.n,))

    def choices(self, pos: SeaPosition, offer: Offer) -> None:
        own = [a for a in AREAS if pos.force(self.side)[a]]
        offer.among(CHOOSE_AREA, [a for a in own if reduced_pieces(pos, self.side, a)], own, ALL_FULL)

    def choose_area(self, pos: SeaPosition, area: int) -> None:
        self.n -= 1
        for piece in reduced_pieces(pos, self.side, area):
            pos.flip(self.side, area, piece)
            pos.tell("flipped", self.section, SIDE_IDS[self.side], PIECE_IDS[piece - 1], area)


@dataclass(eq=False)
class Rescue(Declinable):
    """#13: Columbus and up to `n` Units of his area go to another area Spain controls; Navigation Difficulties do not matter."""

    n: int
    section: str
    start: int = 0
    goal: int = 0

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        start = pos.leader_at[COLUMBUS]
        if start <= 0 or all(self.goal_rule(pos, start, a) is not None for a in AREAS):
            return DONE
        return Decision(SPANISH, "rescue", self.section, (start,))

    def goal_rule(self, pos: SeaPosition, start: int, area: int) -> Rule | None:
        """Another area that Spain controls; he himself needs no room."""
        return NO_WAY if area == start else None if pos.controls(SPANISH, area) else RESCUE_SPANISH

    def companions(self, pos: SeaPosition, child: Step | None) -> Outcome:
        if self.n > 0 and pos.room(SPANISH, self.goal) > 0 and any(p < LEADER for p in pos.spanish[self.start]):
            return Decision(SPANISH, "rescue_along", self.section, (self.n, self.goal))
        pos.settle(self.start)
        return DONE

    def choices(self, pos: SeaPosition, offer: Offer) -> None:
        if self.at == "begin":
            start = pos.leader_at[COLUMBUS]
            others = [a for a in AREAS if a != start]
            offer.each(RESCUE_TO, others, others, self.goal_rule, start)
            offer.one(DECLINE)
        else:
            here = pos.spanish[self.start]
            offer.among(TAKE_ALONG, dict.fromkeys(p for p in here if p < LEADER), here, UNITS_ONLY)
            offer.one(DONE_OPTION)

    def rescue_to(self, pos: SeaPosition, area: int) -> None:
        self.start, self.goal = pos.leader_at[COLUMBUS], area
        self._move(pos)
        self.at = "companions"

    def _move(self, pos: SeaPosition) -> None:
        """Columbus goes first; who stays is judged when all have gone."""
        piece = piece_of(pos, COLUMBUS)
        pos.take(SPANISH, self.start, piece)
        pos.put(SPANISH, self.goal, piece)
        pos.tell("columbus_joins", self.section, self.start, self.goal)

    def take_along(self, pos: SeaPosition, piece: str) -> None:
        number = PIECE_NUMBER[piece]
        pos.take(SPANISH, self.start, number)
        pos.put(SPANISH, self.goal, number)
        pos.tell("moved", self.section, SIDE_IDS[SPANISH], piece, self.start, self.goal)
        self.n -= 1

    def done(self, pos: SeaPosition) -> None:
        self.n = 0

    @property
    def unsettled(self) -> bool:
        """Whether pieces are on their way."""
        return True


@dataclass(eq=False)
class CardRaid(Declinable):
    """#6, #36, C47: one raid from an area holding a kind of Unit; optional, and no impulse is used."""

    side: int
    holding: str
    section: str

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        if any(self.rule(pos, a, b) is None for a in AREAS for b in NEXT[a]):
            return Decision(self.side, "card_raid", self.section)
        return DONE

    def rule(self, pos: SeaPosition, area: int, target: int) -> Rule | None:
        """From an area the card names, as any raid otherwise."""
        if not has(pos, area, self.holding) or not pos.controls(self.side, area):
            return NO_RAIDERS_THERE
        return raid_rule(pos, self.side, area, target)

    def choices(self, pos: SeaPosition, offer: Offer) -> None:
        for area in AREAS:
            if pos.force(self.side)[area]:
                offer.each(RAID[area], NEXT[area], NEXT[area], self._rule, area)
        offer.one(DECLINE)

    def _rule(self, pos: SeaPosition, area: int, target: int) -> Rule | None:
        return self.rule(pos, area, target)

    def raid(self, pos: SeaPosition, area: int, target: int) -> Step:
        return self.go("end", Raid(self.side, area, target))


def free_citadel_rule(pos: SeaPosition, _: None, area: int) -> Rule | None:
    """#26, Q35: any area Spain controls without a Citadel, jungle included; three Citadels at most."""
    if not pos.controls(SPANISH, area):
        return NOT_SPANISH
    if pos.citadel[area]:
        return FORT_THERE
    return NONE_LEFT if sum(pos.citadel) >= CITADELS else None


@dataclass(eq=False)
class FreeCitadel(Declinable):
    """#26: without Caonabó on the map Spain may put a Citadel into an area it controls."""

    section: str

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        if any(free_citadel_rule(pos, None, a) is None for a in AREAS):
            return Decision(SPANISH, "free_citadel", self.section)
        return DONE

    def choices(self, pos: SeaPosition, offer: Offer) -> None:
        offer.each(CITADEL_AT, AREAS, AREAS, free_citadel_rule, None)
        offer.one(DECLINE)

    def citadel_at(self, pos: SeaPosition, area: int) -> None:
        place_citadel(pos, area, self.section)
        self.at = "end"
