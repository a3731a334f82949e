"""A view that can answer what the rules can: Sway, Reach, Hand Limit, tokens that count. The formulas are those of the rules."""

from __future__ import annotations

from typing import Any

from pax_tui.games.seeing import Seeing
from rules.pax_hispanica import victory
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import NATIVE, NONE
from rules.pax_hispanica.view import View


class Seen(Seeing[View, PaxPosition]):
    """A View and what follows from it."""

    sway: Any = PaxPosition.sway
    reach: Any = PaxPosition.reach
    total: Any = PaxPosition.total
    has: Any = PaxPosition.has
    hand_limit: Any = PaxPosition.hand_limit
    rebellious: Any = PaxPosition.rebellious
    after: Any = PaxPosition.after
    room: Any = PaxPosition.room
    affords: Any = PaxPosition.affords

    def titles(self, color: int) -> int:
        """Peerages, each Relic in Coffers counting as one (F6d)."""
        return victory.titles(self.open, color)

    def titles_needed(self, profession: int) -> int:
        """How many Peerages a Profession's victory takes."""
        return victory.titles_needed(self.open, profession)

    def tokens(self) -> tuple[int, ...]:
        """What counts for the token victory, by color (G3a)."""
        return victory.tokens(self.open)

    @property
    def vacant(self) -> int:
        """How many Colonies have no Labor."""
        return sum(d != NONE and m == NONE for d, m in zip(self.view.disk, self.view.labor, strict=True))

    @property
    def free_natives(self) -> int:
        """How many Indigenous stand on Tribal Sites and Visitas."""
        return sum(m == NATIVE for m in self.view.tribe)
