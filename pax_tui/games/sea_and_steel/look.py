"""What the cursor line says of an area, and where the cursor goes for an option."""

from __future__ import annotations

from collections import Counter
from functools import cache

from pax_tui.games.say import FIRST, Part, Say, Told, told_in
from pax_tui.games.sea_and_steel.chart import area_id, area_of, piece_letter, piece_role, tribes, worth
from pax_tui.games.sea_and_steel.seen import Seen
from pax_tui.widgets.sheet import Line
from rules.sea_and_steel.data import load
from rules.sea_and_steel.tables import (
    AREAS,
    BAG_IDS,
    CARIBE,
    INDIGENOUS,
    JUNGLE,
    NEXT,
    NONE,
    PIECE_IDS,
    SIDE_IDS,
    SIDES,
    STACK,
    TAINO,
    TWO_VP,
    units,
)

NOW, MORE, AROUND, BESIDES = 8, 6, 4, 2
"""How much something matters after the name: what stands there, what it is worth, the land, the neighbors."""


@cache
def _places() -> dict[int, str]:
    return {a.n: a.place for a in load().map.area}


def describe(say: Say, seen: Seen, target: str, width: int | None = None) -> Line:
    """Everything about an area in one line, in `width` cells what matters most."""
    area = area_of(target)
    if not area:
        return ()
    told = [Told(FIRST, (say.name("area", area), "strong")), Told(FIRST, _control(say, seen, area))]
    for side in SIDES:
        if seen.force(side)[area]:
            letters, names = _letters(seen, side, area), _names(say, seen, side, area)
            told.append(Told(NOW, (say.chip(side, "SI"[side]), (" " + names, "text")), Told(NOW, letters)))
    if seen.anacaona == area:
        told.append(Told(NOW, say("look-anacaona")))
    if seen.sons == area:
        told.append(Told(NOW, say("look-sons")))
    for fort, there in (("palisade", seen.palisade[area]), ("citadel", seen.citadel[area])):
        if there:
            told.append(Told(NOW, say(f"look-{fort}"), Told(NOW, say(f"fort-{fort}"))))
    if seen.objective == area:
        told.append(Told(NOW, say("look-objective")))
    value = say("look-parchment") if TWO_VP[area] and seen.parchment[area] else ""
    told.append(
        Told(
            MORE, (say("look-worth", n=seen.value(area)) + (f" ({value})" if value else ""), "text"), Told(MORE, f"{worth(seen, area)} VP")
        )
    )
    if JUNGLE[area]:
        told.append(Told(MORE, say("look-jungle"), Told(MORE, say("look-jungle-short"))))
    for side in SIDES:
        there = units(seen.force(side)[area])
        if there:
            over = there > STACK
            told.append(
                Told(
                    MORE if over else BESIDES,
                    (say("look-over" if over else "look-room", n=str(there), all=str(STACK)), "warn" if over else "text"),
                )
            )
    told.append(Told(AROUND, say("look-tribes", tribes=_tribes(say, area)), Told(AROUND, tribes(area))))
    told.append(Told(AROUND, _places()[area]))
    near = ", ".join(say.name("area", a) for a in NEXT[area])
    told.append(Told(BESIDES, say("look-next", areas=near), Told(BESIDES, say("look-next", areas=", ".join(map(str, NEXT[area]))))))
    return told_in(told, width)


def _control(say: Say, seen: Seen, area: int) -> Part:
    holder = seen.holder(area)
    if holder == NONE:
        return (say("look-contested"), "warn")
    if holder == INDIGENOUS and seen.empty(area):
        return (say("look-empty"), "dim")
    return (say("look-holds", side=say.name("seat", SIDE_IDS[holder])), f"name:{SIDE_IDS[holder]}")


def _letters(seen: Seen, side: int, area: int) -> Line:
    return tuple((f"{piece_letter(p)}{seen.shown_factor(side, area, p)}", piece_role(side, p)) for p in seen.stack(side, area))


def _names(say: Say, seen: Seen, side: int, area: int) -> str:
    parts = []
    for piece, n in Counter(seen.stack(side, area)).items():
        name = f"{say.name('piece', PIECE_IDS[piece])} {seen.shown_factor(side, area, piece)}"
        parts.append(name if n == 1 else f"{n} {name}")
    return ", ".join(parts)


def _tribes(say: Say, area: int) -> str:
    return "/".join(say(f"bag-{BAG_IDS[bag]}-many") for bag, letter in ((TAINO, "t"), (CARIBE, "c")) if letter in tribes(area))


def places(say: Say) -> list[tuple[str, str]]:
    """Every area with its name, for a search."""
    return [(area_id(a), say.name("area", a)) for a in AREAS]
