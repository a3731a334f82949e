"""What the coach of Francis Drake counts: numbers by the names that its messages use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pax_tui.games.francis_drake import raids
from pax_tui.games.francis_drake.seen import Seen
from rules.francis_drake.tables import (
    CONQUEST_VP,
    DESTINATION_NUMBER,
    HERO_BONUS,
    KIND,
    MAX_RANGE,
    NONE,
    TRADE_PORT,
    VOYAGES,
)


def coaching(view: Any, seat: int) -> Mapping[str, Any]:
    """Of whoever is asked: cargo, range, kinds taken, discs on the map; of the place in question: need, counter, own and others' discs."""
    seen = Seen(view)
    kinds = seen.conquered[seat].bit_count()
    return {
        "crewmen": seen.crew[seat],
        "cannons": seen.guns[seat],
        "barrels": seen.supplies[seat],
        "goods": seen.trade_goods[seat],
        "goodsworth": seen.goods_worth(seat),
        "reach": min(seen.supplies[seat], MAX_RANGE),
        "dock": len(seen.outbound) + 1,
        "bonus": HERO_BONUS.get(seen.early + 1, 0) if kinds else 0,
        "laststop": "yes" if seen.voyage == VOYAGES else "no",
        **_place(seen, seat, kinds),
    }


def _place(seen: Seen, seat: int, kinds: int) -> dict[str, Any]:
    """What the place that is asked about takes, with what an unknown counter may add, and what is left after a raid on it."""
    args = seen.view.asked[3] if seen.view.asked else ()
    d = DESTINATION_NUMBER.get(args[0], NONE) if args else NONE
    waiting = sum(s == seat for there in seen.discs for s, _ in there)
    if d == NONE:
        return {"discs": waiting}
    found = {"discs": waiting - any(s == seat for s, _ in seen.discs[d]), "others": sum(s != seat for s, _ in seen.discs[d])}
    if KIND[d] == TRADE_PORT:
        return found
    need = raids.need(seen, seat, d)
    fresh = not seen.conquered[seat] >> KIND[d] & 1
    low, high = raids.counter(seen, d)
    return {
        **found,
        "needcrew": _span(*need.crew),
        "needguns": _span(*need.guns),
        "adds": _span(low, high),
        "crewleft": seen.crew[seat] - need.crew[0],
        "gunsleft": seen.guns[seat] - need.guns[0],
        "kindworth": CONQUEST_VP[kinds + 1] - CONQUEST_VP[kinds] if fresh else 0,
    }


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low} to {high}"


__all__ = ["coaching"]
