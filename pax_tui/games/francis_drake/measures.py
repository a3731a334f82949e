"""Everything counted in Francis Drake that a choice may change. What lies in a chest is not among it, so that no choice tells it."""

from __future__ import annotations

from collections.abc import Mapping

from pax_tui.games.francis_drake.seen import Seen
from pax_tui.games.say import Say
from pax_tui.games.table import Measure
from rules.francis_drake.tables import COMMODITY_IDS, KIND_IDS, LOCATION_IDS, NONE, SEATS

LASTING = ("points", "goods", "goods-worth")
"""What is counted beyond a voyage; everything else is another thing on the next one, so that its end does not seem to change it."""
COUNTED = ("crew", "guns", "supplies", "trade_goods")


def measures(say: Say, seen: Seen) -> Mapping[str, Measure]:
    """By a key of its own, each with whose it is and what, and the amount."""
    found: dict[str, Measure] = {}
    for seat in seen.order:
        for name, amount in _of(say, seen, seat):
            key = f"{name}:{SEATS[seat]}" if name in LASTING else f"{name}:{SEATS[seat]}:{seen.voyage}"
            found[key] = Measure((say.chip(seat), (f" {say(f'measure-{name}')}", "text")), amount)
    return found


def _of(say: Say, seen: Seen, seat: int) -> list[tuple[str, str]]:
    held = [(item.replace("_", "-"), str(getattr(seen, item)[seat])) for item in COUNTED]
    dock = seen.outbound.index(seat) + 1 if seat in seen.outbound else 0
    home = seen.homebound.index(seat) + 1 if seat in seen.homebound else 0
    taken = [say.name("target", k) for n, k in enumerate(KIND_IDS) if seen.conquered[seat] >> n & 1]
    goods = " ".join(f"{n} {say.name('commodity', c)}" for n, c in zip(seen.commodities[seat], COMMODITY_IDS, strict=True) if n)
    stands = say.name("location", LOCATION_IDS[seen.standing[seat]]) if seen.standing[seat] != NONE else say("measure-none")
    return [
        ("points", str(seen.score[seat])),
        *held,
        ("ship", say("log-galleon" if seen.galleon[seat] else "log-frigate")),
        ("pinnace", say("measure-yes" if seen.pinnace[seat] else "measure-none")),
        ("taken", ", ".join(taken) or say("measure-none")),
        ("goods", goods or say("measure-none")),
        ("goods-worth", str(seen.goods_worth(seat))),
        ("discs", str(seen.player_discs[seat])),
        ("stands", stands),
        ("dock", str(dock) if dock else say("measure-none")),
        ("home", str(home) if home else say("measure-none")),
    ]


__all__ = ["measures"]
