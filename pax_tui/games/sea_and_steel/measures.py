"""Everything counted in Sea & Steel that a choice may change. A choice that is looked at shows those that it changes."""

from __future__ import annotations

from collections.abc import Mapping

from pax_tui.games.say import Say
from pax_tui.games.sea_and_steel.panels import forts_left
from pax_tui.games.sea_and_steel.seen import Seen
from pax_tui.games.table import Measure
from rules.sea_and_steel.tables import AREAS, CITADELS, PALISADES, SIDES


def measures(say: Say, seen: Seen) -> Mapping[str, Measure]:
    """By a key of its own, each with what it is and the amount; what decides the game first."""
    found: dict[str, Measure] = {}

    def all_of(name: str, amount: int | str) -> None:
        found[name] = Measure(((say(f"measure-{name}"), "text"),), str(amount))

    all_of("vp", seen.vp)
    all_of("end", seen.final_vp)
    all_of("support", seen.royal_support)
    for side in SIDES:
        force = seen.force(side)
        counts = (
            ("areas", sum(seen.holder(a) == side for a in AREAS)),
            ("units", seen.on_the_map(side)),
            ("full", sum(not piece & 1 for stack in force for piece in stack)),
        )
        for name, n in counts:
            found[f"{name}:{side}"] = Measure((say.chip(side), (f" {say(f'measure-{name}')}", "text")), str(n))
    palisades, citadels = forts_left(seen)
    all_of("palisades", f"{PALISADES - palisades}/{PALISADES}")
    all_of("citadels", f"{CITADELS - citadels}/{CITADELS}")
    all_of("grace", say("measure-grace-of", side=say.seat(seen.grace), used=seen.grace_used) if seen.grace in SIDES else "-")
    return found


__all__ = ["measures"]
