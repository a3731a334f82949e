"""What the coach of Pax Hispanica counts: numbers by the names that its messages use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pax_tui.games.pax_hispanica.seen import Seen
from rules.pax_hispanica.tables import CALLOW, NONE, WAR_COFFERS


def coaching(view: Any, seat: int) -> Mapping[str, Any]:
    """Of whoever is asked: money, Sway, Reach, Hand and its limit, Ships, vacant Colonies; of the others: the fullest purse."""
    seen = Seen(view)
    others = [seen.dollars[color] for color in seen.seats if color != seat]
    vacant = sum(owner == seat and labor == NONE for owner, labor in zip(seen.disk, seen.labor, strict=True))
    return {
        "dollars": seen.dollars[seat],
        "richest": max(others, default=0),
        "sway": min(seen.sway(seat), seen.mercantilism),
        "reach": min(seen.reach(seat), seen.mercantilism),
        "mercantilism": seen.mercantilism,
        "hand": sum(seen.hand_counts[seat]),
        "limit": seen.hand_limit(seat),
        "ships": len(seen.ships[seat]),
        "vacant": vacant,
        "job": "no" if CALLOW[seen.figure[seat]] else "yes",
        "coffers": WAR_COFFERS - seen.war_coffers,
        "taxrebels": seen.tax_rebels,
        "slaves": seen.slaves,
    }


__all__ = ["coaching"]
