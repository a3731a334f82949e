"""Cards carried out, op by op from top to bottom (4.3.2 I and II); what an op does is in its own module, what branches stands here."""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.decision import Decision, Offer, Option, Rule
from rules.kernel.step import DONE, Outcome, Step, ask_chance
from rules.sea_and_steel.arrivals import Arrive
from rules.sea_and_steel.build import Build, palisade_rule, place_palisade
from rules.sea_and_steel.combat import Combats
from rules.sea_and_steel.dice import Roll
from rules.sea_and_steel.effects import CHOOSE_AREA, CardRaid, FlipFull, FreeCitadel, FreeMove, Rescue
from rules.sea_and_steel.gold import SearchForGold
from rules.sea_and_steel.leaders import DECLINE, Declinable, leader_op
from rules.sea_and_steel.losses import Lose
from rules.sea_and_steel.ops import OPS, Op, OpStep, card_of, classes, has, holds, section_of
from rules.sea_and_steel.state import SeaPosition
from rules.sea_and_steel.tables import (
    AREAS,
    CAONABO,
    CARD_SIDE,
    CLASS,
    COLUMBUS,
    DONE_OPTION,
    FIGHTERS,
    LEADER,
    MARKERS,
    NEXT,
    NONE,
    SIDE_NUMBER,
    SPANISH,
    per_area,
    units,
)

CHIT = per_area("chit")
NOT_REACHED = Rule("not-named", "4.3.2")
EXPLORE: Option = ("explore",)


@dataclass(eq=False)
class Card(Step):
    """The ops under `path`, one after another. `target`: the area named or landed in; `notaries`: where it has put Notaries."""

    path: str
    side: int = NONE
    target: int = 0
    notaries: int = 0
    n: int = 0

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        if child is not None:
            self.target = getattr(child, "chosen", 0) or getattr(child, "target", 0) or self.target
            self.notaries |= getattr(child, "notaries", 0)
            then = getattr(child, "then", "")
            if then:
                return Card(then, self.side, self.target)
        ops = OPS[self.path]
        while self.n < len(ops):
            self.n += 1
            step = self._perform(pos, ops[self.n - 1], self.n - 1)
            if step is not None:
                return step
        return DONE

    def _perform(self, pos: SeaPosition, op: Op, i: int) -> Step | None:
        """Carries out one op, or returns the Step that does."""
        kind, section = op["op"], section_of(self.path)
        if pos.solo != NONE:
            from rules.sea_and_steel.nitayno_cards import card_step  # it plays cards itself

            own = card_step(pos, self.path, i, self.target)
            if own is not None:
                return own
        if kind in STEPS:
            return STEPS[kind](self.path, i, self.target)
        if kind == "leader":
            return leader_op(pos, op, self.target, section)
        if kind == "royal-support":
            pos.support(op["by"], section)
        elif kind == "if":
            branch = 0 if holds(pos, op["when"], self.target) else 1
            return Card(f"{self.path}/{i}/{branch}", self.side, self.target)
        elif kind == "fight":
            pos.settle_all()
            return Combats(SIDE_NUMBER[op["attacker"]], (), SIDE_NUMBER.get(op.get("first", ""), NONE))
        elif kind == "gold":
            return SearchForGold(-1, 1)
        elif kind == "token":
            pos.sons = pos.leader_at[CAONABO]
            pos.tell("sons_enter", section, pos.sons)
        elif kind == "build-limit":
            pos.build_limit = op["n"]
        elif kind == "palisade":
            if not op.get("landing"):
                return Build("palisade", op["n"], section)
            if palisade_rule(pos, None, self.target) is None:
                place_palisade(pos, self.target, section)
        elif kind == "citadel":
            return FreeCitadel(section)
        elif kind == "free-move":
            return FreeMove(SIDE_NUMBER[op["side"]], op["n"])
        elif kind == "flip-full":
            return FlipFull(SIDE_NUMBER[op["side"]], op["areas"], section)
        elif kind == "relocate":
            return Rescue(op["units"], section)
        elif kind == "raid":
            return CardRaid(SIDE_NUMBER[op["side"]], op["holding"], section)
        else:
            raise AssertionError(f"nobody knows the op {kind}")
        return None


@dataclass(eq=False)
class RollTable(OpStep):
    """An op `roll`: a die, and the row it falls into."""

    target: int
    then: str = ""

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        return self.go("row", Roll(max(CARD_SIDE[card_of(self.path)], SPANISH), 1, "card", section_of(self.path), blessed=False))

    def row(self, pos: SeaPosition, roll: Roll) -> Outcome:
        rows = self.op["rows"]
        row = next(n for n, r in enumerate(rows) if roll.dice[0] <= r["upto"])
        self.then = f"{self.path}/{self.i}/{row}"
        return DONE


@dataclass(eq=False)
class Expedition(OpStep, Declinable):
    """#34, #35: with enough Units in the areas named Spain may send an expedition and roll."""

    target: int
    then: str = ""

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        op = self.op
        if sum(units(pos.spanish[a]) for a in op["areas"]) < op["need_units"]:
            return DONE
        return Decision(SPANISH, "expedition", section_of(self.path))

    def choices(self, pos: SeaPosition, offer: Offer) -> None:
        offer.one(EXPLORE)
        offer.one(DECLINE)

    def explore(self, pos: SeaPosition) -> Step:
        return self.go("ended", RollTable(self.path, self.i, self.target))

    def ended(self, pos: SeaPosition, table: RollTable) -> Outcome:
        self.then = table.then
        return DONE


@dataclass(eq=False)
class CardChoice(OpStep):
    """An op `choice`: one of two effects (#23, #38)."""

    target: int
    then: str = ""

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        found = self.possible(pos)
        if len(found) == 1:
            self.then = f"{self.path}/{self.i}/{found[0]}"
            return DONE
        return Decision(self.by, "card_choice", section_of(self.path))

    def possible(self, pos: SeaPosition) -> list[int]:
        """The effects that can be carried out."""
        return [n for n, c in enumerate(self.op["choices"]) if self._possible(pos, c)]

    def _possible(self, pos: SeaPosition, choice: Op) -> bool:
        if "on_map" in choice and not pos.on_map(FIGHTERS.index(choice["on_map"])):
            return False
        for op in choice["ops"]:
            if op["op"] == "lose":
                kinds = classes(op["of"])
                if not any(CLASS[p] in kinds for s in pos.force(SIDE_NUMBER[op["side"]]) for p in s if p < LEADER):
                    return False
        return True

    def choices(self, pos: SeaPosition, offer: Offer) -> None:
        labels = [c["label"] for c in self.op["choices"]]
        offer.options += [("card_choice", labels[n]) for n in self.possible(pos)]

    def card_choice(self, pos: SeaPosition, label: str) -> None:
        labels = [c["label"] for c in self.op["choices"]]
        self.then = f"{self.path}/{self.i}/{labels.index(label)}"
        self.at = "end"


@dataclass(eq=False)
class Target(OpStep, Declinable):
    """An op `target`: Spain may name one area beside a Settler or Columbus (#27, #28)."""

    before: int
    target: int = 0
    then: str = ""

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        if not self.possible(pos):
            return DONE
        return Decision(self.by, "target", section_of(self.path))

    def possible(self, pos: SeaPosition) -> list[int]:
        """The areas that may be named."""
        op = self.op
        if op["beside"] == "columbus":
            near = [a for a in AREAS if pos.leader_at[COLUMBUS] in NEXT[a]]
        else:
            near = [a for a in AREAS if any(has(pos, b, op["beside"]) for b in NEXT[a])]
        return [a for a in near if has(pos, a, op["holds"])]

    def choices(self, pos: SeaPosition, offer: Offer) -> None:
        offer.among(CHOOSE_AREA, self.possible(pos), AREAS, NOT_REACHED)
        offer.one(DECLINE)

    def choose_area(self, pos: SeaPosition, area: int) -> None:
        self.target = area
        self.then = f"{self.path}/{self.i}/0"
        self.at = "end"


@dataclass(eq=False)
class ChooseAreas(OpStep):
    """An op `choose-areas`: up to n different areas, the same done in each (#12)."""

    target: int
    named: tuple[int, ...] = ()

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        op = self.op
        if len(self.named) >= op["n"] or not self.possible(pos):
            return DONE
        return Decision(self.by, "targets", section_of(self.path), (op["n"] - len(self.named),))

    def possible(self, pos: SeaPosition) -> list[int]:
        """The areas that may still be named."""
        op = self.op
        return [a for a in AREAS if a not in self.named and any(has(pos, a, kind) for kind in op["holds"])]

    def choices(self, pos: SeaPosition, offer: Offer) -> None:
        offer.among(CHOOSE_AREA, self.possible(pos), AREAS, NOT_REACHED)
        offer.one(DONE_OPTION)

    def choose_area(self, pos: SeaPosition, area: int) -> Step:
        self.named += (area,)
        return Card(f"{self.path}/{self.i}/0", target=area)

    def done(self, pos: SeaPosition) -> None:
        self.at = "end"


@dataclass(eq=False)
class ChitAreas(OpStep):
    """An op `chit-areas`: Area markers drawn and put back, the same done in each area (4.2, C13; #22)."""

    target: int
    drawn: tuple[int, ...] = ()

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        if len(self.drawn) >= self.op["n"]:
            return DONE
        return ask_chance("chit", "4.2", (len(self.drawn) + 1,), weights=MARKERS)

    def choices(self, pos: SeaPosition, offer: Offer) -> None:
        offer.all(CHIT, AREAS)

    def chit(self, pos: SeaPosition, area: int) -> Step:
        self.drawn += (area,)
        pos.tell("chit", "4.2", area)
        return Card(f"{self.path}/{self.i}/0", target=area)


STEPS: dict[str, type[Lose | Arrive | RollTable | Expedition | CardChoice | Target | ChooseAreas | ChitAreas]] = {
    "lose": Lose,
    "arrive": Arrive,
    "roll": RollTable,
    "expedition": Expedition,
    "choice": CardChoice,
    "target": Target,
    "choose-areas": ChooseAreas,
    "chit-areas": ChitAreas,
}
"""Ops that are a Step of their own: made with the path, the number of the op and the area named before."""
