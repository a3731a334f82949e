"""What the coach of Sea & Steel counts: numbers by the names that its messages use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pax_tui.games.sea_and_steel.panels import forts_left
from pax_tui.games.sea_and_steel.seen import Seen
from rules.sea_and_steel.raid import raid_modifier
from rules.sea_and_steel.tables import (
    CARIBE,
    CLASS,
    DIFFICULTIES,
    INDIGENOUS,
    NONE,
    PIECE_NUMBER,
    REBEL,
    SIDE_IDS,
    VP_TO_WIN,
)
from rules.sea_and_steel.victory import LAST_TURN, VICEROY

SEA_OPEN, SEA_DEAR, SEA_CLOSED = "open", "dear", "closed"
"""How a piece finds the open sea: free, only if a Unit pays, not at all (4.4.1A)."""


def coaching(view: Any, seat: int) -> Mapping[str, Any]:
    """The score as it is and as it would end, hand and turns left; of the present step what it hangs on."""
    seen = Seen(view)
    return {
        "who": SIDE_IDS[seat],
        "vp": seen.vp,
        "final": seen.final_vp,
        "wins": VP_TO_WIN,
        "support": seen.royal_support,
        "cards": seen.hand_counts[seat],
        "turnsleft": LAST_TURN - seen.turn + 1,
        "citadelsleft": forts_left(seen)[1],
        "nocitadel": 2 if seen.solo == VICEROY else 1,
        "event": "yes" if "PlayEvent" in seen.steps else "no",
        "marker": "no" if seen.grace == NONE else "yes",
        "caribes": seen.bag_size(CARIBE),
        **_here(seen, seat),
    }


def _here(seen: Seen, seat: int) -> dict[str, Any]:
    """Of the present step: the area in question, the sea for the piece that moves, what changes a raid's roll, who fights whom."""
    if seen.view.asked is None:
        return {}
    _, ask, _, args, _ = seen.view.asked
    if ask == "destination":
        way = next((name.lower() for name, fields in reversed(seen.waiting) if "paid" in fields), "march")
        return {"way": way, "sea": _sea(seen, seat, PIECE_NUMBER[args[0]], args[1])}
    if ask == "raid_again":
        return {"modifier": raid_modifier(seen.open, seat, *args)}
    fight = seen.fight
    if fight is not None:
        own, foe = seen.force(seat)[fight["area"]], seen.force(1 - seat)[fight["area"]]
        return {"role": "attacker" if fight["attacker"] == seat else "defender", "own": len(own), "foe": len(foe)}
    return {}


def _sea(seen: Seen, seat: int, piece: int, start: int) -> str:
    if seat == INDIGENOUS and CLASS[piece] != REBEL:
        return SEA_CLOSED
    paid = next((fields["paid"] for _, fields in reversed(seen.waiting) if "paid" in fields), 0)
    return SEA_DEAR if DIFFICULTIES[seen.fate] and not paid >> start & 1 else SEA_OPEN


__all__ = ["coaching"]
