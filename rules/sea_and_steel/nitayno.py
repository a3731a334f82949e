"""5: how the Nitayno answers what the rules of two players ask the Indigenous side; the rest is in the other nitayno modules.

Every answer is a Step that asks nobody but CHANCE, so a solo game is its seed and what Spain chooses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any

from rules.kernel.decision import Decision, Option, Rule
from rules.kernel.step import DONE, Answering, Outcome, Step
from rules.sea_and_steel.combat import DICE, Combat, factor
from rules.sea_and_steel.effects import reduced_pieces
from rules.sea_and_steel.fate import TribalRound
from rules.sea_and_steel.losses import Lose
from rules.sea_and_steel.nitayno_chits import Chit, Reply
from rules.sea_and_steel.nitayno_impulse import RaidFrom, carry, items, leave
from rules.sea_and_steel.nitayno_lists import (
    LATER,
    LOWER,
    NOT_AMONG,
    SPANISH_HELD,
    WEAKER,
    among,
    first_area,
    garrison,
    hit_order,
    never_leaves,
    superior,
)
from rules.sea_and_steel.nitayno_targets import raid_targets
from rules.sea_and_steel.ops import has
from rules.sea_and_steel.state import SeaPosition
from rules.sea_and_steel.tables import (
    AREAS,
    ATTACK,
    CAONABO_FULL,
    DEFENSE,
    INDIGENOUS,
    LEADER,
    NEXT,
    PIECE_IDS,
    PIECE_NUMBER,
    TWO_VP,
    units,
)
from rules.sea_and_steel.withdrawal import Withdrawal, refuge_rule

CANNOT_LEAVE = Rule("nitayno-cannot-leave", "5.3.5")
SUPERIOR = Rule("nitayno-superior", "5.3.5")
NO_MOVER = Rule("nitayno-garrison", "5.1")


def _no_pieces(pieces: list[int], rule: Rule) -> list[Option]:
    """Pieces passed over, each kind once."""
    return [("no-piece", PIECE_IDS[p], rule.id, rule.section) for p in dict.fromkeys(pieces)]


@dataclass(eq=False)
class Replied(Reply):
    """An answer that is clear at once."""

    option: Option = ()

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        self.option = self.choose(pos)
        return DONE

    def choose(self, pos: SeaPosition) -> Option:
        """The option, explained."""
        raise NotImplementedError


@dataclass(eq=False)
class ByMarker(Reply):
    """An answer by a marker, counted down to an area that is offered; `verb` is that of the options."""

    topic: str
    verb: str
    section: str
    option: Option = ()

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        return self.go("marked", Chit(self.topic))

    def areas(self, pos: SeaPosition) -> list[int]:
        """The areas among which the marker decides."""
        offered = self.offered(pos)
        return [o[1] for o in offered if o[0] == self.verb]

    def marked(self, pos: SeaPosition, chit: Chit) -> Outcome:
        found = self.areas(pos)
        area, passed = first_area(chit.drawn, among(found))
        pos.consider(self.section, ("marker", self.topic, chit.drawn), items("the-area", [area]), passed)
        self.option = (self.verb, area)
        return DONE


@dataclass(eq=False)
class MostReduced(ByMarker):
    """#29, C115: the areas with most reduced pieces."""

    def areas(self, pos: SeaPosition) -> list[int]:
        count = {a: len(reduced_pieces(pos, INDIGENOUS, a)) for a in super().areas(pos)}
        return [a for a, n in count.items() if n == max(count.values())]


# -- combat


@dataclass(eq=False)
class Assigns(Replied):
    """C128: the three pieces with the highest modified factors, among equals the first in the order of hits."""

    def choose(self, pos: SeaPosition) -> Option:
        combat: Any = self.asker(pos)
        assert isinstance(combat, Combat)
        area, front = combat.area, combat.front[combat.turn]
        attacking = combat.attacker == INDIGENOUS
        reserve = combat.reserve(pos, combat.turn)
        if not front and len(reserve) <= DICE:
            return ("assign_all",)
        order = _highest_first(pos, area, reserve, attacking)
        if not front:
            pos.consider("5.3.5", ("who-fights", area), items("the-piece", order[:DICE]), _no_pieces(order[DICE:], LOWER))
        return ("assign", PIECE_IDS[order[0]])


def _highest_first(pos: SeaPosition, area: int, pieces: Iterable[int], attacking: bool) -> list[int]:
    """C128: by the modified factor, among equals by the order of hits."""
    return sorted(pieces, key=lambda p: (-factor(pos, area, INDIGENOUS, p, attacking), *hit_order(p)))


@dataclass(eq=False)
class TakesHit(Replied):
    """5.3.5 Assigning combat hits: by the printed order, reduced pieces before full ones of their kind."""

    def choose(self, pos: SeaPosition) -> Option:
        fight: Any = self.asker(pos)
        if isinstance(fight, TribalRound):
            front = fight.front[fight.turn]
        else:
            front = fight.front[fight.order()[fight.n][1]]
        piece = min(front, key=hit_order)
        pos.consider("5.3.5", ("who-is-hit", fight.area), items("the-piece", [piece]), _no_pieces([p for p in front if p != piece], LATER))
        return ("hit", PIECE_IDS[piece])


@dataclass(eq=False)
class Withdraws(Reply):
    """5.3.5 Continuing combat, Withdrawals: he stays while he is superior, else leaves by land, Leaders first (C129, C130)."""

    option: Option = ()
    first: int = 0

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        self.option = ("stand",)
        area, attacking = self._where(pos)
        mine = pos.indigenous[area]
        rule = never_leaves(pos, area, attacking) or (SUPERIOR if superior(pos, area, mine, attacking) else None)
        near = self._refuges(pos)
        if rule is None and not near:
            rule = CANNOT_LEAVE
        if rule is not None:
            pos.consider("5.3.5", ("stays", area), [("stands",)], [("no-action", "withdraw", rule.id, rule.section)])
            return DONE
        there = {a: units(pos.indigenous[a]) for a in near}
        if len(near) > 1 and there[near[0]] == there[near[1]]:
            return self.go("marked", Chit("withdraw"))
        self.first = max(near, key=there.__getitem__)
        return self._leave(pos)

    def _where(self, pos: SeaPosition) -> tuple[int, bool]:
        step: Any = self.asker(pos)
        combat: Any = pos.agenda[pos.agenda.index(step) - 1]
        return step.area, combat.attacker == INDIGENOUS

    def _refuges(self, pos: SeaPosition) -> list[int]:
        """The adjacent areas that at least one piece may go to."""
        step: Any = self.asker(pos)
        assert isinstance(step, Withdrawal)
        pieces = dict.fromkeys(pos.indigenous[step.area])
        return [a for a in sorted(NEXT[step.area]) if any(refuge_rule(pos, INDIGENOUS, p, a, step.came) is None for p in pieces)]

    def marked(self, pos: SeaPosition, chit: Chit) -> Outcome:
        near = self._refuges(pos)
        self.first, passed = first_area(chit.drawn, among(near))
        pos.consider("5.3.5", ("marker", "withdraw", chit.drawn), items("the-area", [self.first]), passed)
        return self._leave(pos)

    def _leave(self, pos: SeaPosition) -> Outcome:
        step: Any = self.asker(pos)
        area = step.area
        near = [self.first, *(a for a in self._refuges(pos) if a != self.first)]
        pos.consider(
            "5.3.5", ("stays", area), [("withdraws",), *items("the-area", near)], [("no-action", "fight-on", WEAKER.id, WEAKER.section)]
        )
        order = sorted(pos.indigenous[area], key=hit_order, reverse=True)
        leader_goes = [p for p in order if p >= LEADER]
        for piece in [*leader_goes, *(p for p in order if p < LEADER)]:
            able = [a for a in near if refuge_rule(pos, INDIGENOUS, piece, a, step.came) is None]
            if piece >= LEADER:  # with the first group
                able = [a for a in able if pos.room(INDIGENOUS, a) > 0] or able
            if able:
                carry(pos, piece, area, able[0])
                if pos.sons == area and piece >= CAONABO_FULL:
                    pos.sons = able[0]
                    pos.tell("sons_travelled", "3", area, able[0])
                pos.settle(able[0])
        leave(pos, area)
        return DONE


@dataclass(eq=False)
class Swaps(Replied):
    """C133: the Sons are swapped at the first combat in their area."""

    def choose(self, pos: SeaPosition) -> Option:
        pos.consider("3", ("sons", pos.sons), [("swaps",)])
        return ("swap",)


# -- cards


@dataclass(eq=False)
class Loses(Reply):
    """C115: own losses of cards by the order of hits; among equal pieces of several areas by a marker."""

    option: Option = ()

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        places = self._places(pos)
        if len(places) > 1:
            return self.go("marked", Chit("lose"))
        return self._lose(pos, places[0][0], ("card-loss",), [])

    def _places(self, pos: SeaPosition) -> list[tuple[int, int]]:
        lose: Any = self.asker(pos)
        assert isinstance(lose, Lose)
        found = lose.eligible(pos)
        worst = min((p for _, p in found), key=hit_order)
        return [(a, p) for a, p in found if p == worst]

    def marked(self, pos: SeaPosition, chit: Chit) -> Outcome:
        areas = [a for a, _ in self._places(pos)]
        area, passed = first_area(chit.drawn, among(areas))
        return self._lose(pos, area, ("marker", "lose", chit.drawn), passed)

    def _lose(self, pos: SeaPosition, area: int, topic: Option, passed: list[Option]) -> Outcome:
        lose: Any = self.asker(pos)
        piece = self._places(pos)[0][1]
        others = [p for _, p in lose.eligible(pos) if p != piece]
        pos.consider("5.3.5", topic, [("the-piece", PIECE_IDS[piece]), ("the-area", area)], [*passed, *_no_pieces(others, LATER)])
        self.option = ("reduce" if lose.op.get("mode") == "reduce" else "remove", area, PIECE_IDS[piece])
        return DONE


@dataclass(eq=False)
class FreeMoves(Reply):
    """#20, C115: one Unit above a garrison goes to an empty area beside it, 2VP first; else he declines."""

    option: Option = ()
    source: int = 0

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        self.option = ("done",)
        if not any(self._why(pos, a) is None for a in AREAS):
            pos.consider("4.3.2I", ("free-move",), [("nothing",)])
            return DONE
        return self.go("marked", Chit("free-move"))

    def _piece(self, pos: SeaPosition, area: int) -> list[int]:
        stack = pos.indigenous[area]
        there = stack[: units(stack)]
        return sorted(there, key=lambda p: (-DEFENSE[p], -hit_order(p)[0], -hit_order(p)[1])) if len(there) > garrison(area) else []

    def _goals(self, pos: SeaPosition, area: int) -> list[int]:
        near = [a for a in sorted(NEXT[area]) if pos.empty(a)]
        return [a for a in near if TWO_VP[a]] or near

    def _why(self, pos: SeaPosition, area: int) -> Rule | None:
        if not pos.controls(INDIGENOUS, area) or not pos.indigenous[area]:
            return SPANISH_HELD if pos.spanish[area] else NOT_AMONG
        if not self._piece(pos, area):
            return NO_MOVER
        return None if self._goals(pos, area) else NOT_AMONG

    def marked(self, pos: SeaPosition, chit: Chit) -> Outcome:
        self.source, passed = first_area(chit.drawn, partial(self._why, pos))
        pos.consider("4.3.2I", ("marker", "free-move", chit.drawn), items("the-area", [self.source]), passed)
        if len(self._goals(pos, self.source)) > 1:
            return self.go("goal", Chit("target"))
        return self._go(pos, self._goals(pos, self.source)[0])

    def goal(self, pos: SeaPosition, chit: Chit) -> Outcome:
        found = self._goals(pos, self.source)
        area, passed = first_area(chit.drawn, among(found))
        pos.consider("4.3.2I", ("marker", "target", chit.drawn), items("the-area", [area]), passed)
        return self._go(pos, area)

    def _go(self, pos: SeaPosition, area: int) -> Outcome:
        carry(pos, self._piece(pos, self.source)[0], self.source, area)
        leave(pos, self.source)
        pos.settle(self.source)
        pos.settle(area)
        return DONE


@dataclass(eq=False)
class RaidsByCard(Reply):
    """#6, C115: a marker counted down to an area the card names with Spanish Units beside it; then as any raid of his."""

    option: Option = ()

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        self.option = ("decline",)
        return self.go("marked", Chit("raid-from"))

    def _why(self, pos: SeaPosition, area: int) -> Rule | None:
        card: Any = self.asker(pos)
        able = has(pos, area, card.holding) and pos.controls(INDIGENOUS, area) and raid_targets(pos, area)
        return None if able else NOT_AMONG

    def marked(self, pos: SeaPosition, chit: Chit) -> Outcome:
        area, passed = first_area(chit.drawn, partial(self._why, pos))
        pos.consider("5.3.3", ("marker", "raid-from", chit.drawn), items("the-area", [area]), passed)
        return self.go("end", RaidFrom(area, tuple(raid_targets(pos, area)), 0, "5.3.3"))


@dataclass(eq=False)
class OrdersConflicts(Replied):
    """C28: Indigenous Conflict is fought in ascending order."""

    def choose(self, pos: SeaPosition) -> Option:
        offered = self.offered(pos)
        return min(offered, key=lambda o: int(o[1]))


@dataclass(eq=False)
class AssignsTribe(Replied):
    """4.3.2 I: the highest Attack Factors of a tribe, among equals the first in the order of hits (C128)."""

    def choose(self, pos: SeaPosition) -> Option:
        offered = [PIECE_NUMBER[o[1]] for o in self.offered(pos)]
        return ("assign", PIECE_IDS[min(offered, key=lambda p: (-ATTACK[p], *hit_order(p)))])


def answer(asked: Decision) -> Answering:
    """The Step by which the Nitayno answers a question put to the Indigenous side."""
    ask = asked.ask
    if ask in MARKED:
        return ByMarker(*MARKED[ask])
    return ANSWERS[ask]()


MARKED = {
    "combats": ("combats", "fight", "5.3.5"),
    "place_leader": ("caonabo", "leader_to", "5.3.3"),
    "guacanagari": ("guacanagari", "turn_to", "4.3.2V"),
}
"""Questions a marker answers: its topic, the verb of the options, the section (C113, C138, Q32)."""
ANSWERS: dict[str, Callable[[], Answering]] = {
    "assign": Assigns,
    "hits": TakesHit,
    "hits_tribe": TakesHit,
    "assign_tribe": AssignsTribe,
    "conflicts": OrdersConflicts,
    "withdraw": Withdraws,
    "sons": Swaps,
    "remove": Loses,
    "reduce": Loses,
    "free_move": FreeMoves,
    "card_raid": RaidsByCard,
    "flip_area": lambda: MostReduced("flip", "choose_area", "4.3.2I"),
}
"""Every other question the Nitayno can be asked; whatever else he decides he does in Steps of his own."""
