"""A view of Francis Drake that can answer what the screen asks: the phase, who is on turn, what holdings are worth."""

from __future__ import annotations

from typing import Any, NamedTuple

from pax_tui.games.seeing import Seeing
from rules.francis_drake import scoring
from rules.francis_drake.state import DrakePosition
from rules.francis_drake.tables import DISC_IDS, NONE
from rules.francis_drake.view import View


class Phase(NamedTuple):
    """What the voyage has come to: a message (`phase-…`) and the disc that is being resolved, "" for none."""

    name: str
    disc: str = ""


PHASES = {
    "Provisioning": "provisioning",
    "Prepare": "preparing",
    "Placing": "placing",
    "Informer": "informing",
    "Missions": "sailing",
    "ShuffleStreet": "resetting",
}
"""The Step that carries a phase out."""


class Seen(Seeing[View, DrakePosition]):
    """A View and what follows from it."""

    kind = DrakePosition

    @property
    def phase(self) -> Phase:
        """What is being done."""
        for name, fields in self.view.agenda:
            if name in PHASES:
                disc = DISC_IDS[fields["slot"]] if name == "Missions" and 0 <= fields["slot"] < len(DISC_IDS) else ""
                return Phase(PHASES[name], disc)
        return Phase("over" if self.view.result is not None else "setting-up")

    @property
    def mission(self) -> dict[str, Any] | None:
        """The fields of the mission that is being carried out: `seat`, `disc`, `place`."""
        return next((fields for name, fields in reversed(self.view.agenda) if name == "Mission"), None)

    @property
    def order(self) -> tuple[int, ...]:
        """The seats in the order that counts now: that of sailing once all have left, else the starting order."""
        view = self.view
        for order in (view.outbound, view.starting):
            if len(order) == len(view.seats):
                return tuple(order)
        return tuple(view.seats)

    def asked(self, who: int | None = None) -> int:
        """Who is shown as the one who decides; NONE for nobody."""
        if who is not None:
            return who
        return NONE if self.view.asked is None or self.view.asked[0] < 0 else int(self.view.asked[0])

    def goods_worth(self, seat: int) -> int:
        """What the commodities of a seat are worth at the end (3A)."""
        return scoring.commodity_points(self.view.commodities[seat])

    def chest_worth(self, seat: int) -> int | None:
        """What the chest of a seat is worth (3B), if it may be looked into."""
        chest = self.view.chest[seat]
        return None if chest is None else scoring.chest_points(chest)
