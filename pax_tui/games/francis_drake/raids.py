"""What a mission takes and what a ship has: as far as it lies open, or the viewer knows it. The formulas are those of the rules."""

from __future__ import annotations

from typing import Any, NamedTuple

from pax_tui.games.francis_drake.seen import Seen
from rules.francis_drake import missions
from rules.francis_drake.tables import COUNTERS, FORT, FORT_GUNS, GALLEON, HIDDEN, KIND, NONE, TRADE_PORT, TROOPS


class Need(NamedTuple):
    """Crew and guns that an attack takes: at least and at most, as far as the viewer knows."""

    crew: tuple[int, int]
    guns: tuple[int, int]


def printed(seen: Seen, d: int) -> tuple[int, int]:
    """Crew and guns of a target without its face-down counter; a Spanish galleon needs its counter to be laid."""
    if KIND[d] == GALLEON:
        from rules.francis_drake.tables import GALLEON_GUNS, GALLEON_NUMBER

        return 0, GALLEON_GUNS[seen.galleon_counter[GALLEON_NUMBER[d]]]
    return TROOPS[d], FORT_GUNS[d]


def worth(seen: Seen, d: int) -> int:
    """The victory points of a target."""
    return missions.victory_points(seen.open, d)


def need(seen: Seen, seat: int, d: int) -> Need:
    """What an attack takes of a seat; a counter that is not known may be any that lies somewhere unseen."""
    kind = KIND[d]
    crew, guns = printed(seen, d)
    guns = 0 if kind == FORT and seen.pinnace[seat] else guns
    low, high = counter(seen, d)
    if kind == FORT:
        return Need((crew + low, crew + high), (guns, guns))
    return Need((crew, crew), (guns + low, guns + high)) if kind == GALLEON else Need((crew, crew), (guns, guns))


def counter(seen: Seen, d: int) -> tuple[int, int]:
    """What the counter of a target adds at least and at most, as far as the viewer knows; nothing where there is none."""
    kind = KIND[d]
    if kind not in COUNTERS:
        return 0, 0
    value: int = seen.counter[d]
    if value not in (NONE, HIDDEN):
        return value, value
    left = list(COUNTERS[kind])
    for other, known in enumerate(seen.counter):
        if KIND[other] == kind and known not in (NONE, HIDDEN):
            left.remove(known)
    return min(left), max(left)


def verdict(seen: Seen, seat: int, d: int) -> tuple[str, str, dict[str, Any]]:
    """What would come of a mission there with what the seat has: a message, its role and its arguments."""
    name, role, args = "sure", "good", dict[str, Any]()
    if KIND[d] == TRADE_PORT:
        return ("trade", "good", args) if seen.trade_goods[seat] else ("no-goods", "warn", args)
    if KIND[d] == GALLEON and not seen.galleon[seat]:
        return "no-galleon", "warn", args
    wanted = need(seen, seat, d)
    for kind, (low, high), has in (("crew", wanted.crew, seen.crew[seat]), ("guns", wanted.guns, seen.guns[seat])):
        if has < low:
            return f"no-{kind}", "warn", {"n": low - has}
        if has < high:
            name, role, args = f"perhaps-{kind}", "key", {"n": has - low}
    return name, role, args
