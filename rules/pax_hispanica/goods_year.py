"""D1: the goods year."""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.step import DONE, Outcome, Step
from rules.pax_hispanica.state import PaxPosition


@dataclass(eq=False)
class GoodsYear(Step):
    """D1."""

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return DONE
