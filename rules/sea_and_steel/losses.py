"""What cards take away: Units removed or reduced at somebody's choice (4.2 Removed, 4.3.2 I and II, Q27, C39, C40, C45)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.decision import Decision, Offer, Rule
from rules.kernel.step import DONE, Outcome, Step
from rules.sea_and_steel.ops import OpStep, classes, op_areas, section_of
from rules.sea_and_steel.state import SeaPosition
from rules.sea_and_steel.tables import (
    AREAS,
    CLASS,
    COLUMBUS,
    DISTANCE,
    LEADER,
    PIECE_NUMBER,
    SIDE_NUMBER,
    per_place,
)

REMOVE = per_place("remove")
REDUCE = per_place("reduce")
ELSEWHERE = Rule("loss-elsewhere", "4.3.2")
OTHERS_FIRST = Rule("loss-others-first", "4.3.2")
Place = tuple[int, int]
"""(area, piece)"""


@dataclass(eq=False)
class Lose(OpStep):
    """An op `lose`: Units of a side, one after another. `area`: what the card has named before; `taken`: from where so far."""

    area: int
    taken: tuple[int, ...] = ()

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        op = self.op
        if op.get("all"):
            for area, piece in self.possible(pos, every=True):
                self._lose(pos, area, piece)
            return DONE
        while len(self.taken) < op["n"]:
            found = self.eligible(pos)
            if not found:
                return DONE
            if len(found) > 1:
                left = op["n"] - len(self.taken)
                ask = "reduce" if op.get("mode") == "reduce" else "remove"
                return Decision(self.by, ask, section_of(self.path), (op["side"], left))
            self._lose(pos, *found[0])
        return DONE

    def possible(self, pos: SeaPosition, every: bool = False) -> list[Place]:
        """The Units of the kinds and in the areas the card names; `every`: equal ones each by itself."""
        op = self.op
        kinds, force = classes(op["of"]), pos.force(SIDE_NUMBER[op["side"]])
        found = []
        for area in op_areas(pos, op, self.area):
            pieces = [p for p in force[area] if p < LEADER and CLASS[p] in kinds]
            found += [(area, p) for p in (pieces if every else dict.fromkeys(pieces))]
        return found

    def eligible(self, pos: SeaPosition) -> list[Place]:
        """The Units one of which goes next."""
        op, found = self.op, self.possible(pos)
        areas = {area for area, _ in found}
        if "prefer" in op:
            areas = areas & set(op["prefer"]) or areas
        if op.get("order") == "columbus-then-nearest" and pos.on_map(COLUMBUS) and areas:
            at = pos.leader_at[COLUMBUS]
            nearest = min(DISTANCE[at][a] for a in areas)
            areas = {a for a in areas if DISTANCE[at][a] == nearest}
        if "max_per_area" in op:
            areas = {a for a in areas if self.taken.count(a) < op["max_per_area"]} or areas
        if op.get("spread"):
            areas = areas - set(self.taken) or areas
        return [place for place in found if place[0] in areas]

    def choices(self, pos: SeaPosition, offer: Offer) -> None:
        op, found = self.op, self.eligible(pos)
        table = REDUCE if op.get("mode") == "reduce" else REMOVE
        far = found
        if offer.curious:
            force = pos.force(SIDE_NUMBER[op["side"]])
            far = [(a, p) for a in AREAS for p in dict.fromkeys(force[a]) if p < LEADER]
        offer.each({place: table[place[0]][place[1]] for place in far}, found, far, self._rule, found)

    def _rule(self, pos: SeaPosition, found: list[Place], place: Place) -> Rule | None:
        if place in found:
            return None
        return OTHERS_FIRST if place in self.possible(pos) else ELSEWHERE

    def remove(self, pos: SeaPosition, area: int, piece: str) -> None:
        self._lose(pos, area, PIECE_NUMBER[piece])

    def reduce(self, pos: SeaPosition, area: int, piece: str) -> None:
        self._lose(pos, area, PIECE_NUMBER[piece])

    def _lose(self, pos: SeaPosition, area: int, piece: int) -> None:
        op = self.op
        side = SIDE_NUMBER[op["side"]]
        if op.get("mode") == "reduce":
            pos.reduce(side, area, piece)
        else:
            pos.remove(side, area, piece)
        pos.settle(area)  # C19
        self.taken += (area,)
