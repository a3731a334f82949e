"""5.3.2: what the Nitayno cards do, op by op."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from rules.kernel.decision import Rule
from rules.kernel.step import DONE, Outcome, Step
from rules.sea_and_steel.cards import Card
from rules.sea_and_steel.combat import Combats
from rules.sea_and_steel.dice import Draw
from rules.sea_and_steel.leaders import enter
from rules.sea_and_steel.nitayno_chits import Chit
from rules.sea_and_steel.nitayno_deploy import NO_COLOR, Deploy, NitaynoArrive, told
from rules.sea_and_steel.nitayno_effects import changes_anything, chit_rule, raid_sources
from rules.sea_and_steel.nitayno_impulse import NO_CAME, NitaynoRaid, RaidFrom, carry, items, leave, sons_follow
from rules.sea_and_steel.nitayno_lists import NOT_SPANISH_HELD, SPANISH_HELD, among, first_area, hit_order, strongest_first
from rules.sea_and_steel.nitayno_targets import all_out, raid_targets
from rules.sea_and_steel.ops import OPS, Op
from rules.sea_and_steel.state import SeaPosition
from rules.sea_and_steel.tables import (
    AREAS,
    ATTACK,
    CAONABO,
    CAONABO_FULL,
    CARIBE,
    CARIBE_AREA,
    INDIGENOUS,
    JUNGLE,
    LEADER,
    NEXT,
    OFF,
    PIECE_IDS,
    SIDE_IDS,
    SPANISH,
    STACK,
    TAINO,
    TWO_VP,
    units,
)


@dataclass(eq=False)
class CardOp(Step):
    """An op of a Nitayno card, as `cards.Card` makes it."""

    path: str
    i: int
    target: int

    @property
    def op(self) -> Op:
        """The op carried out."""
        return OPS[self.path][self.i]

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        raise NotImplementedError


def explain(pos: SeaPosition, topic: str, drawn: int, why: Callable[[int], Rule | None], section: str = "5.3.2") -> int:
    """Counts down from a marker, explains it, and returns the area."""
    area, passed = first_area(drawn, why)
    pos.consider(section, ("marker", topic, drawn), items("the-area", [area]) if area else [("nothing",)], passed)
    return area


@dataclass(eq=False)
class ChitAreasDown(CardOp):
    """An op `chit-areas` of a Nitayno card: each chit is counted down to an area that fits (#45, #52)."""

    n: int = 0

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        if self.n == self.op["n"] or not any(self._why(pos, a) is None for a in AREAS):
            return DONE
        self.n += 1
        return self.go("marked", Chit("strike"))

    def _why(self, pos: SeaPosition, area: int) -> Rule | None:
        return chit_rule(pos, self.op["until"], area)

    def marked(self, pos: SeaPosition, chit: Chit) -> Outcome:
        area = explain(pos, "strike", chit.drawn, partial(self._why, pos))
        return self.go("begin", Card(f"{self.path}/{self.i}/0", target=area))


@dataclass(eq=False)
class LoseOr(CardOp):
    """An op `lose-or`: the first loss that is possible (#45)."""

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        first = changes_anything(pos, f"{self.path}/{self.i}/0", self.target)
        return self.go("end", Card(f"{self.path}/{self.i}/{0 if first else 1}", target=self.target))


@dataclass(eq=False)
class EachArea(CardOp):
    """An op `each-area`: every Spanish jungle area, and every one with three Spanish Units (#50)."""

    done: int = 0

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        for area in AREAS:
            if not self.done >> area & 1 and fevered(pos, area):
                self.done |= 1 << area
                return self.go("begin", Card(f"{self.path}/{self.i}/0", target=area))
        return DONE


def fevered(pos: SeaPosition, area: int) -> bool:
    """#50: whether the fevers reach an area."""
    return pos.controls(SPANISH, area) and (JUNGLE[area] or units(pos.spanish[area]) >= STACK)


@dataclass(eq=False)
class NitRaids(CardOp):
    """An op `nit-raids`: raids from areas by chit (C136; #49). `n`: how many were made."""

    n: int = 0
    source: int = 0

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        if self.n == self.op["n"] or not self._sources(pos):
            return DONE
        self.n += 1
        return self.go("marked", Chit("raid-from"))

    def _sources(self, pos: SeaPosition) -> dict[int, tuple[int, ...]]:
        return raid_sources(pos, self.op.get("prefer") == "2vp")

    def marked(self, pos: SeaPosition, chit: Chit) -> Outcome:
        found = self._sources(pos)
        area = explain(pos, "raid-from", chit.drawn, among(found))
        return self.go("begin", RaidFrom(area, found[area], 0, "5.3.2"))


@dataclass(eq=False)
class MassRaid(CardOp):
    """An op `mass-raid`: every Indigenous area beside a 2VP area with Spanish Units, from the highest number down, once each (#44)."""

    below: int = AREAS[-1] + 1

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        for area in range(self.below - 1, 0, -1):
            found = tuple(t for t in raid_targets(pos, area) if TWO_VP[t])
            if found and pos.indigenous[area] and pos.controls(INDIGENOUS, area):
                self.below = area
                return self.go("begin", RaidFrom(area, found, 1, "5.3.2"))
        return DONE


@dataclass(eq=False)
class RaidHere(CardOp):
    """An op `nit-raid-here`: the adjacent Indigenous area with most Units raids the area the chit has named (#52)."""

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        found = self._near(pos)
        if not found or not units(pos.spanish[self.target]):
            return DONE
        if len(found) > 1:
            return self.go("marked", Chit("raid-from"))
        return self.go("end", NitaynoRaid(found[0], self.target))

    def _near(self, pos: SeaPosition) -> list[int]:
        near = [a for a in NEXT[self.target] if pos.indigenous[a] and pos.controls(INDIGENOUS, a)]
        most = max((units(pos.indigenous[a]) for a in near), default=0)
        return [a for a in near if units(pos.indigenous[a]) == most]

    def marked(self, pos: SeaPosition, chit: Chit) -> Outcome:
        near = self._near(pos)
        area = explain(pos, "raid-from", chit.drawn, among(near))
        return self.go("end", NitaynoRaid(area, self.target))


@dataclass(eq=False)
class FillEmpty(CardOp):
    """An op `fill-empty`: empty areas by chit receive one Unit of the printed color each (#47)."""

    n: int = 0
    chosen: int = 0

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        if isinstance(child, Draw):
            pos.put(INDIGENOUS, self.chosen, child.drawn[0])
            told(pos, [(child.drawn[0], self.chosen)], "5.3.2")
        if self.n == self.op["n"] or not any(empty_rule(pos, a) is None for a in AREAS):
            return DONE
        self.n += 1
        return self.go("marked", Chit("fill"))

    def marked(self, pos: SeaPosition, chit: Chit) -> Outcome:
        self.chosen = explain(pos, "fill", chit.drawn, partial(empty_rule, pos))
        return self.go("begin", Draw(printed(self.chosen), 1, "5.3.2"))


NOT_EMPTY = Rule("nitayno-not-empty", "5.3.2")


def printed(area: int) -> int:
    """The color an area shows; Caribes where it shows two."""
    return CARIBE if CARIBE_AREA[area] else TAINO


def empty_rule(pos: SeaPosition, area: int) -> Rule | None:
    """#47: an empty area whose color can be drawn."""
    if not pos.empty(area):
        return NOT_EMPTY
    return None if pos.bag_size(printed(area)) else NO_COLOR


@dataclass(eq=False)
class LandCaribes(CardOp):
    """An op `land`: Caribes land in a Spanish 1VP area and fight (#48)."""

    loose: tuple[int, ...] = ()

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        return self.go("drawn", Draw(CARIBE, self.op["draw"]["caribe"], "5.3.2"))

    def drawn(self, pos: SeaPosition, draw: Draw) -> Outcome:
        self.loose = draw.drawn
        return self.go("marked", Chit("land"))

    def marked(self, pos: SeaPosition, chit: Chit) -> Outcome:
        area = explain(pos, "land", chit.drawn, partial(landing_rule, pos))
        for piece in self.loose:
            pos.put(INDIGENOUS, area, piece)
        told(pos, [(p, area) for p in self.loose], "5.3.2")
        self.loose = ()
        return self.go("end", Combats(INDIGENOUS))


NOT_ONE_VP = Rule("nitayno-not-1vp", "5.3.2")


def landing_rule(pos: SeaPosition, area: int) -> Rule | None:
    """#48: a Spanish-controlled 1VP area."""
    if not pos.controls(SPANISH, area):
        return NOT_SPANISH_HELD
    return NOT_ONE_VP if TWO_VP[area] else None


@dataclass(eq=False)
class FlipUnits(CardOp):
    """An op `flip-units`: reduced Units turn to full, the last in the order of hits first (#47)."""

    n: int = 0

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        while self.n < self.op["n"]:
            found = self._areas(pos)
            if len(found) > 1:
                return self.go("marked", Chit("flip"))
            if not found:
                break
            self._flip(pos, found[0])
        return DONE

    def _piece(self, pos: SeaPosition) -> int:
        reduced = [p for s in pos.indigenous for p in s if p < LEADER and p & 1]
        return max(reduced, key=hit_order, default=-1)

    def _areas(self, pos: SeaPosition) -> list[int]:
        piece = self._piece(pos)
        return [a for a in AREAS if piece in pos.indigenous[a]]

    def marked(self, pos: SeaPosition, chit: Chit) -> Outcome:
        found = self._areas(pos)
        self._flip(pos, explain(pos, "flip", chit.drawn, among(found)))
        self.at = "begin"
        return self.begin(pos, None)

    def _flip(self, pos: SeaPosition, area: int) -> None:
        piece = self._piece(pos)
        self.n += 1
        pos.flip(INDIGENOUS, area, piece)
        pos.tell("flipped", "5.3.2", SIDE_IDS[INDIGENOUS], PIECE_IDS[piece - 1], area)


@dataclass(eq=False)
class CaonaboEnters(CardOp):
    """An op `leader`, `enter-by-chit`: Caonabó, if he is off the map and not eliminated, in an area that is not Spanish (#51, C138)."""

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        if pos.leader_at[CAONABO] != OFF or all(pos.owner[a] == SPANISH for a in AREAS):
            return DONE
        return self.go("marked", Chit("caonabo"))

    def marked(self, pos: SeaPosition, chit: Chit) -> Outcome:
        area = explain(pos, "caonabo", chit.drawn, partial(free_rule, pos))
        enter(pos, CAONABO, area, CAONABO_FULL, "5.3.2")
        return DONE


def free_rule(pos: SeaPosition, area: int) -> Rule | None:
    """C138: an area that is not Spain's."""
    return SPANISH_HELD if pos.owner[area] == SPANISH else None


# -- attacks of the last impulse


@dataclass(eq=False)
class Objective(CardOp):
    """An op `objective`: the marker, and an assault by the strongest Units from anywhere (#46, C137). `n`: how many have gone."""

    goal: int = 0
    n: int = 0
    came: int = 0

    @property
    def unsettled(self) -> bool:
        """Whether Units are on their way."""
        return self.at == "picked"

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        return self.go("marked", Chit("objective"))

    def marked(self, pos: SeaPosition, chit: Chit) -> Outcome:
        self.goal = explain(pos, "objective", chit.drawn, partial(objective_rule, pos))
        pos.objective = self.goal
        pos.tell("objective", "5.3.2", self.goal)
        self.at = "muster"
        return self.muster(pos, None)

    def muster(self, pos: SeaPosition, child: Step | None) -> Outcome:
        while self.n < self.op["assault"] and self._areas(pos):
            found = self._areas(pos)
            if len(found) > 1:
                return self.go("picked", Chit("assault"))
            self._send(pos, found[0])
        came = list(NO_CAME)
        came[self.goal] = self.came
        pos.settle_all()
        return self.go("end", Combats(INDIGENOUS, tuple(came)))

    def _able(self, pos: SeaPosition, area: int) -> list[int]:
        stack = pos.indigenous[area]
        return [p for p in stack[: units(stack)] if not pos.tribes_clash(p, self.goal)]

    def _areas(self, pos: SeaPosition) -> list[int]:
        """The areas with the strongest Unit."""
        best = {a: max((ATTACK[p] for p in self._able(pos, a)), default=0) for a in AREAS if a != self.goal}
        most = max(best.values())
        return [a for a, factor in best.items() if factor == most and most]

    def picked(self, pos: SeaPosition, chit: Chit) -> Outcome:
        found = self._areas(pos)
        self._send(pos, explain(pos, "assault", chit.drawn, among(found)))
        self.at = "muster"
        return self.muster(pos, None)

    def _send(self, pos: SeaPosition, area: int) -> None:
        self.n += 1
        self.came |= 1 << area
        carry(pos, strongest_first(self._able(pos, area), True)[0], area, self.goal)
        leave(pos, area)


def objective_rule(pos: SeaPosition, area: int) -> Rule | None:
    """#46: a Spanish-controlled area."""
    return None if pos.controls(SPANISH, area) else NOT_SPANISH_HELD


@dataclass(eq=False)
class AllOutAttack(CardOp):
    """An op `all-out-attack`: the strongest Indigenous area beside Spanish pieces attacks the weakest of them (#51, C138)."""

    source: int = 0

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        found = strongest_areas(pos)
        if not found:
            return DONE
        if len(found) > 1:
            return self.go("from_where", Chit("attack-from"))
        self.source = found[0]
        return self._goal(pos)

    def from_where(self, pos: SeaPosition, chit: Chit) -> Outcome:
        found = strongest_areas(pos)
        self.source = explain(pos, "attack-from", chit.drawn, among(found))
        return self._goal(pos)

    def _goal(self, pos: SeaPosition) -> Outcome:
        found = self._weakest(pos)
        if len(found) > 1:
            return self.go("where_to", Chit("target"))
        return self._attack(pos, found[0])

    def _weakest(self, pos: SeaPosition) -> list[int]:
        near = [a for a in NEXT[self.source] if pos.spanish[a]]
        fewest = min(units(pos.spanish[a]) for a in near)
        return [a for a in near if units(pos.spanish[a]) == fewest]

    def where_to(self, pos: SeaPosition, chit: Chit) -> Outcome:
        found = self._weakest(pos)
        return self._attack(pos, explain(pos, "target", chit.drawn, among(found)))

    def _attack(self, pos: SeaPosition, goal: int) -> Outcome:
        group = all_out(pos, self.source, goal)
        pos.consider("5.3.2", ("who-moves", self.source, goal), items("the-piece", group))
        for piece in group:
            carry(pos, piece, self.source, goal)
        sons_follow(pos, self.source, goal, group)
        leave(pos, self.source)
        came = list(NO_CAME)
        came[goal] = 1 << self.source
        pos.settle_all()
        return self.go("end", Combats(INDIGENOUS, tuple(came)))


def strongest_areas(pos: SeaPosition) -> list[int]:
    """#51: the Indigenous areas beside Spanish pieces with most Units."""
    near = [a for a in AREAS if units(pos.indigenous[a]) and not pos.contested(a) and any(pos.spanish[b] for b in NEXT[a])]
    most = max((units(pos.indigenous[a]) for a in near), default=0)
    return [a for a in near if units(pos.indigenous[a]) == most]


STEPS: dict[str, type[CardOp]] = {
    "chit-areas": ChitAreasDown,
    "lose-or": LoseOr,
    "each-area": EachArea,
    "nit-raids": NitRaids,
    "mass-raid": MassRaid,
    "nit-raid-here": RaidHere,
    "fill-empty": FillEmpty,
    "land": LandCaribes,
    "flip-units": FlipUnits,
    "leader": CaonaboEnters,
    "objective": Objective,
    "all-out-attack": AllOutAttack,
}
"""Ops of Nitayno cards that are a Step of their own."""


def card_step(pos: SeaPosition, path: str, i: int, target: int) -> Step | None:
    """The Step of an op that only the Nitayno carries out, or carries out in his own way; None for every other op."""
    op = OPS[path][i]
    kind = op["op"]
    if kind == "deploy":
        return Deploy(path, i, target)
    if kind == "arrive":
        return NitaynoArrive(path, i, target) if op["side"] == SIDE_IDS[INDIGENOUS] else None
    if kind == "strip-palisade":
        return StripPalisade(path, i, target)
    if (kind == "leader" and op["do"] != "enter-by-chit") or (kind == "chit-areas" and "until" not in op):
        return None
    return STEPS[kind](path, i, target) if kind in STEPS else None


@dataclass(eq=False)
class StripPalisade(CardOp):
    """An op `strip-palisade` (#52)."""

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        if pos.palisade[self.target]:
            pos.palisade[self.target] = 0
            pos.tell("palisade_lost", "5.3.2", self.target)
        return DONE
