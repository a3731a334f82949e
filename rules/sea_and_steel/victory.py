"""4.3.2 V and 4.6: the Final Phase of a turn and the end of the game."""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.decision import Decision, Offer, Rule
from rules.kernel.position import Result
from rules.kernel.step import DONE, Outcome, Step
from rules.sea_and_steel.dice import Roll
from rules.sea_and_steel.state import SeaPosition
from rules.sea_and_steel.tables import (
    AREAS,
    CITADELS,
    DISTANCE,
    GUACANAGARI,
    GUACANAGARI_PIECE,
    INDIGENOUS,
    NONE,
    ROYAL_VP,
    SIDE_IDS,
    SPANISH,
    TWO_VP,
    VP_MAX,
    VP_TO_WIN,
    per_area,
    units,
)

TURN_TO = per_area("turn_to")
NEAREST = Rule("guacanagari-nearest", "4.3.2V")
LAST_TURN = 6
GOVERNOR, VICEROY = 1, 2
"""5.4: levels I and II."""
OBJECTIVE_VP = -1
LEVELS = ((10, "decisive"), (12, "substantial"), (14, "minor"), (16, "minor"), (18, "substantial"), (VP_MAX, "decisive"))
"""4.6: the victory level up to each total; the Indigenous side wins below 15."""


def wiped_out(pos: SeaPosition) -> bool:
    """4.3.2 V a, 4.6 a: sets the result when a side has no Units, fighting Leaders or Citadels left (Q5, C105, C106)."""
    for loser in (SPANISH, INDIGENOUS):
        if not pos.alive(loser):
            winner = 1 - loser
            if winner == SPANISH and not holds_all(pos):
                pos.tell("wiped_out", "4.6a", SIDE_IDS[loser])
                _denied(pos, pos.vp)
                return True
            pos.result = Result((winner,), "4.6a")
            pos.tell("wiped_out", "4.6a", SIDE_IDS[loser])
            pos.tell("victory", "4.6a", SIDE_IDS[winner], "decisive", pos.vp)
            return True
    return False


def holds_all(pos: SeaPosition) -> bool:
    """5.4 rule 5: on level II Spain wins only with all five 2VP areas; on the others nothing of the kind is asked."""
    return pos.solo != VICEROY or all(pos.owner[a] == SPANISH for a in AREAS if TWO_VP[a])


def _denied(pos: SeaPosition, vp: int) -> None:
    """5.4 rule 5, C142: the Indigenous side wins, at 15 VP and more a minor victory."""
    pos.result = Result((INDIGENOUS,), "5.4")
    pos.tell("victory", "5.4", SIDE_IDS[INDIGENOUS], "minor" if vp >= VP_TO_WIN else level(vp), vp)


def adjustments(pos: SeaPosition) -> tuple[tuple[str, int], ...]:
    """4.6: what is added to the VP at the end, by name (C107, C108)."""
    royal = ROYAL_VP[pos.royal_support]
    if pos.solo >= GOVERNOR:
        royal = min(royal, 0)  # 5.4 rule 1
    found = [("royal-support", royal)] if royal else []
    standing = sum(pos.citadel)
    if standing == CITADELS and royal <= 0:
        found.append(("three-citadels", 1))
    if not standing:
        found.append(("no-citadel", -2 if pos.solo == VICEROY else -1))  # 5.4 rule 6
    if pos.anacaona and pos.owner[pos.anacaona] == INDIGENOUS:
        found.append(("anacaona", -1))
    if pos.objective and pos.owner[pos.objective] == INDIGENOUS:
        found.append(("objective", OBJECTIVE_VP))  # #46, C137
    return tuple(found)


def final_vp(pos: SeaPosition) -> int:
    """4.6, Q33: the VP with all adjustments, within the track."""
    total: int = pos.vp + sum(n for _, n in adjustments(pos))
    return min(max(total, 0), VP_MAX)


def level(vp: int) -> str:
    """4.6: the victory level of a total."""
    return next(name for most, name in LEVELS if vp <= most)


def score(pos: SeaPosition) -> None:
    """4.6 b: adjusts the VP and sets the result."""
    for name, n in adjustments(pos):
        pos.tell("adjustment", "4.6", name, n)
    total = final_vp(pos)
    if total >= VP_TO_WIN and not holds_all(pos):
        _denied(pos, total)
        return
    winner = SPANISH if total >= VP_TO_WIN else INDIGENOUS
    pos.result = Result((winner,), "4.6b")
    pos.tell("victory", "4.6b", SIDE_IDS[winner], level(total), total)


@dataclass(eq=False)
class FinalPhase(Step):
    """4.3.2 V: victory check, Guacanagarí, Divine Grace / Yaya; after the last turn the end of the game (C100)."""

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        if wiped_out(pos):
            return DONE
        self.at = "marker"
        if pos.on_map(GUACANAGARI) and not pos.turned:
            return self.go("guacanagari", Roll(INDIGENOUS, 1, "guacanagari", "4.3.2V", blessed=False))
        return self.marker(pos, None)

    def guacanagari(self, pos: SeaPosition, roll: Roll) -> Outcome:
        self.at = "marker"
        if roll.dice[0] == 6:
            return GuacanagariTurns()
        return self.marker(pos, None)

    def marker(self, pos: SeaPosition, child: Step | None) -> Outcome:
        if pos.turn == LAST_TURN:
            score(pos)
            return DONE
        if pos.grace != NONE and not pos.grace_turn:  # Q21
            pos.grace = 1 - pos.grace
            pos.tell("grace_flips", "4.3.2V", SIDE_IDS[pos.grace])
        self.at = "end"
        return DONE


@dataclass(eq=False)
class GuacanagariTurns(Step):
    """4.3.2 V b, G#10, Q32, C101, C102: he goes over for good, to the nearest Indigenous area with the most Units."""

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        found = self.goals(pos)
        if len(found) > 1:
            return Decision(INDIGENOUS, "guacanagari", "4.3.2V")
        self.turn_to(pos, found[0])
        return DONE

    def goals(self, pos: SeaPosition) -> list[int]:
        """The nearest areas with Indigenous Units, of these those with most; without any Unit the nearest with a Leader."""
        at = pos.leader_at[GUACANAGARI]
        near = [a for a in AREAS if units(pos.indigenous[a])] or [a for a in AREAS if pos.indigenous[a]]
        closest = min(DISTANCE[at][a] for a in near)
        near = [a for a in near if DISTANCE[at][a] == closest]
        most = max(units(pos.indigenous[a]) for a in near)
        return [a for a in near if units(pos.indigenous[a]) == most]

    def choices(self, pos: SeaPosition, offer: Offer) -> None:
        offer.among(TURN_TO, self.goals(pos), [a for a in AREAS if pos.indigenous[a]], NEAREST)

    def turn_to(self, pos: SeaPosition, area: int) -> None:
        at = pos.leader_at[GUACANAGARI]
        pos.take(SPANISH, at, GUACANAGARI_PIECE)
        pos.turned = 1
        pos.put(INDIGENOUS, area, GUACANAGARI_PIECE)
        pos.tell("guacanagari_turns", "4.3.2V", at, area)
        pos.settle(at)
        self.at = "end"
