"""4.4.1 D: raids."""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.decision import Decision, Offer, Option, Rule
from rules.kernel.step import DONE, Outcome, Step
from rules.sea_and_steel.combat import will
from rules.sea_and_steel.dice import Roll
from rules.sea_and_steel.state import SeaPosition
from rules.sea_and_steel.tables import (
    AREAS,
    ATTACK,
    DEFENSE,
    INDIGENOUS,
    JUNGLE,
    NEXT,
    PIECE_NUMBER,
    REBEL,
    SIDE_IDS,
    per_piece,
    units,
)

RAID: tuple[tuple[Option, ...], ...] = tuple(tuple(("raid", a, b) for b in range(len(AREAS) + 1)) for a in range(len(AREAS) + 1))
STRIKE = per_piece("strike")
LOSE = per_piece("lose_raider")
AGAIN: Option = ("raid_again",)
STOP: Option = ("stop",)
NOT_ADJACENT = Rule("raid-adjacent", "4.4.1D")
NO_TARGET = Rule("raid-no-units", "4.4.1D")
NOT_STRONGEST = Rule("raid-not-strongest", "4.4.1D")
REMOVE, REDUCE, NOTHING, OWN_REDUCED, OWN_REMOVED = range(5)
FIRST = (REMOVE, REMOVE, REDUCE, NOTHING, NOTHING, OWN_REDUCED)
SECOND = (REMOVE, REMOVE, REDUCE, OWN_REDUCED, OWN_REDUCED, OWN_REMOVED)
"""What a modified roll of 1 to 6 does at the first and the second attempt."""


def raid_rule(pos: SeaPosition, side: int, area: int, target: int) -> Rule | None:
    """4.4.1 D: an adjacent area with enemy Units; Leaders and Citadels are no targets (Q28)."""
    if target not in NEXT[area]:
        return NOT_ADJACENT
    return None if units(pos.force(1 - side)[target]) else NO_TARGET


def raid_modifier(pos: SeaPosition, side: int, area: int, target: int) -> int:
    """4.4.1 D: +1 against a Citadel, -1 for an Indigenous raid without Rebels into jungle (C88)."""
    tribal = side == INDIGENOUS and JUNGLE[target] and not pos.has_class(side, area, REBEL)
    return pos.citadel[target] - tribal


def targets(pos: SeaPosition, side: int, target: int) -> list[int]:
    """C87: the different Units of the target with the highest Defense showing."""
    stack = pos.force(1 - side)[target]
    found = stack[: units(stack)]
    highest = max(DEFENSE[p] for p in found)
    return [p for p in dict.fromkeys(found) if DEFENSE[p] == highest]


def raiders(pos: SeaPosition, side: int, area: int) -> list[int]:
    """Q25, C87: the different Units and Leaders of the raiding area with the highest Attack showing."""
    stack = pos.force(side)[area]
    highest = max(ATTACK[p] for p in stack)
    return [p for p in dict.fromkeys(stack) if ATTACK[p] == highest]


@dataclass(eq=False)
class Raid(Step):
    """4.4.1 D: one raid from `area` on `target`, with the second attempt its success allows. `effect`: what the last roll does."""

    side: int
    area: int
    target: int
    attempt: int = 1
    effect: int = NOTHING

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        pos.tell("raid", "4.4.1D", SIDE_IDS[self.side], self.area, self.target, self.attempt)
        return self.go("rolled", Roll(self.side, 1, "raid", "4.4.1D", self.target))

    def rolled(self, pos: SeaPosition, roll: Roll) -> Outcome:
        modified = min(max(roll.dice[0] + raid_modifier(pos, self.side, self.area, self.target), 1), 6)  # Q53
        self.effect = (FIRST if self.attempt == 1 else SECOND)[modified - 1]
        pos.tell("raid_result", "4.4.1D", SIDE_IDS[self.side], self.target, modified)
        self.at = "result"
        return self.result(pos, None)

    def result(self, pos: SeaPosition, child: Step | None) -> Outcome:
        if self.effect == NOTHING:
            return self.over(pos)
        found = self.marks(pos)
        if len(found) > 1:
            own = self.effect in (OWN_REDUCED, OWN_REMOVED)
            return Decision(self.side, "raid_loss" if own else "raid_mark", "4.4.1D", (self.area if own else self.target,))
        return self._strike(pos, found[0])

    def marks(self, pos: SeaPosition) -> list[int]:
        """The pieces one of which the roll strikes; the raiding side breaks ties (Q26)."""
        if self.effect in (OWN_REDUCED, OWN_REMOVED):
            return raiders(pos, self.side, self.area)
        return targets(pos, self.side, self.target)

    def _strike(self, pos: SeaPosition, piece: int) -> Outcome:
        own = self.effect in (OWN_REDUCED, OWN_REMOVED)
        side, area = (self.side, self.area) if own else (1 - self.side, self.target)
        if self.effect in (REMOVE, OWN_REMOVED):
            pos.remove(side, area, piece)
        else:
            pos.reduce(side, area, piece)
        pos.settle(area)
        if own or self.attempt == 2 or not units(pos.force(1 - self.side)[self.target]):  # C89
            return self.over(pos)
        self.at = "second"
        return self.second(pos, None)

    def second(self, pos: SeaPosition, child: Step | None) -> Outcome:
        return Decision(self.side, "raid_again", "4.4.1D", (self.area, self.target))

    def over(self, pos: SeaPosition) -> Outcome:
        self.at = "end"
        return will(pos) or DONE

    def choices(self, pos: SeaPosition, offer: Offer) -> None:
        if self.at == "second":
            offer.one(AGAIN)
            offer.one(STOP)
        else:
            own = self.effect in (OWN_REDUCED, OWN_REMOVED)
            stack = pos.force(self.side)[self.area] if own else pos.force(1 - self.side)[self.target]
            offer.among(LOSE if own else STRIKE, self.marks(pos), stack if own else stack[: units(stack)], NOT_STRONGEST)

    def strike(self, pos: SeaPosition, piece: str) -> Step | None:
        return self._as_step(self._strike(pos, PIECE_NUMBER[piece]))

    def lose_raider(self, pos: SeaPosition, piece: str) -> Step | None:
        return self._as_step(self._strike(pos, PIECE_NUMBER[piece]))

    def _as_step(self, outcome: Outcome) -> Step | None:
        """What is laid on top after a choice; `at` already says what is asked or done next."""
        return outcome if isinstance(outcome, Step) else None

    def raid_again(self, pos: SeaPosition) -> None:
        self.attempt = 2
        self.at = "begin"

    def stop(self, pos: SeaPosition) -> None:
        self.at = "end"
