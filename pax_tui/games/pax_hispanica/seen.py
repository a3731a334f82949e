"""A view that can answer what the rules can: Sway, Reach, Hand Limit, tokens that count. The formulas are those of the rules."""

from __future__ import annotations

from pax_tui.games.seeing import Seeing, by_rules
from rules.pax_hispanica import victory
from rules.pax_hispanica.solitaire import SolitairePosition
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import NATIVE, NONE
from rules.pax_hispanica.view import View


class Seen(Seeing[View, PaxPosition]):
    """A View and what follows from it."""

    kind = PaxPosition

    def __init__(self, view: View) -> None:
        super().__init__(view)
        if view.sun_king != NONE:
            self.kind = SolitairePosition

    sway = by_rules("sway")
    reach = by_rules("reach")
    total = by_rules("total")
    has = by_rules("has")
    hand_limit = by_rules("hand_limit")
    rebellious = by_rules("rebellious")
    after = by_rules("after")
    room = by_rules("room")
    affords = by_rules("affords")

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
