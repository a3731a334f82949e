"""4.4.1 C: Search for Gold. Whatever Spain has gained since the half, card or placement began brings one roll each (C15 to C18, Q22).

The rolls are alike and independent, so their order, which Spain may choose, is that of the areas.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.step import DONE, Outcome, Step
from rules.sea_and_steel.dice import Roll
from rules.sea_and_steel.state import SeaPosition
from rules.sea_and_steel.tables import AREAS, GOLD, SPANISH


@dataclass(eq=False)
class SearchForGold(Step):
    """4.4.1 C: a roll for each area Spain controls now and did not before. `before`: a bit per such area; `extra`: one roll more (#16)."""

    before: int
    extra: int = 0

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        for area in AREAS:
            if not self.before >> area & 1 and pos.owner[area] == SPANISH:
                self.before |= 1 << area
                return self.go("found", Roll(SPANISH, 1, "gold", "4.4.1C", area))
        if self.extra:
            self.extra = 0
            return self.go("found", Roll(SPANISH, 1, "gold", "4.4.1C"))
        return DONE

    def found(self, pos: SeaPosition, roll: Roll) -> Outcome:
        pos.support(GOLD[pos.fate][roll.dice[0] - 1], "4.4.1C")
        self.at = "begin"
        return self.begin(pos, None)


def gained(pos: SeaPosition, before: int) -> bool:
    """Whether Spain controls an area it did not control before."""
    return any(pos.owner[area] == SPANISH and not before >> area & 1 for area in AREAS)
