"""The map of Sea & Steel as a Scene: a plate for each of the fifteen areas, and the currents that join those with water between.

A plate's head has the number, `S` or `I` for the side that controls the area (`x` where both stand), the name, `J` jungle, `P` Palisade,
`C` Citadel, `O` the Objective of the Nitayno, and what it is worth (`1*` while its Parchment lies there). Below stand the pieces, each a
letter and its factor in the present role, a small letter on the reduced side; the ground of a piece is that of its bag. At the right end
the tribes of the area.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from pax_tui.games.sea_and_steel.seen import Seen
from pax_tui.theme import Theme
from pax_tui.widgets.scene import SHORT_BELOW, Lane, LonLat, Patch, Plate, Scene, SeaName, framing
from pax_tui.widgets.sheet import cells
from rules.sea_and_steel.data import load
from rules.sea_and_steel.tables import (
    AREA_NAMES,
    AREAS,
    CARIBE,
    CARIBE_AREA,
    CLASS,
    INDIGENOUS,
    JUNGLE,
    LEADER,
    REBEL,
    SETTLER,
    SIDE_IDS,
    SIDES,
    SOLDIER,
    SPANISH,
    TAINO,
    TAINO_AREA,
    TWO_VP,
    UNIT_IDS,
)

LETTERS = dict(zip(UNIT_IDS, "HAFPNBCTKXV", strict=False))
"""The letter of each kind of Unit."""
LEADERS = ("CO", "GU", "CA")
ANACAONA, SONS = "AN", "SO"
GROUND = {SOLDIER: "spanish", SETTLER: "red", TAINO: "indigenous", CARIBE: "blue"}
"""Whose colors the pieces of a bag have."""
WIDE, SLIM = 20, 14
"""The columns of a plate."""
FRAMING = framing(-86.0, -58.0, 11.0, 27.0)


def area_id(area: int) -> str:
    """The id of an area on the map."""
    return f"area:{area}"


def area_of(target: str) -> int:
    """The area of an id, 0 for anything else."""
    kind, _, number = target.partition(":")
    return int(number) if kind == "area" and number.isdigit() and int(number) in AREAS else 0


@cache
def drawing() -> dict[str, Any]:
    """Where plates stand, short names and bends of currents, which are no facts of the game."""
    return tomllib.loads(files("assets").joinpath("map", "sea-and-steel.toml").read_text(encoding="utf-8"))


@cache
def spots() -> dict[int, LonLat]:
    """Where each area lies."""
    return {a.n: (a.lon, a.lat) for a in load().map.area}


@cache
def lanes() -> tuple[Lane, ...]:
    """The currents between areas with water between them."""
    at = spots()
    found = []
    for current in drawing()["current"]:
        bends = tuple((lon, lat) for lon, lat in current.get("bend", ()))
        found.append(Lane((at[current["from"]], *bends, at[current["to"]])))
    return tuple(found)


# -- pieces


def piece_letter(piece: int) -> str:
    """The letter of a Unit, the two of a Leader; small on the reduced side."""
    found = LETTERS[UNIT_IDS[piece >> 1]] if piece < LEADER else LEADERS[(piece - LEADER) >> 1]
    return found.lower() if piece & 1 and (piece < LEADER or found != LEADERS[1]) else found


def piece_role(side: int, piece: int) -> str:
    """The role of the ink of a piece on a panel."""
    if piece >= LEADER:
        return f"seat:{SIDE_IDS[side]}"
    return "rebel" if CLASS[piece] == REBEL else f"seat:{GROUND[CLASS[piece]]}"


def piece_colors(theme: Theme, side: int, piece: int) -> tuple[str, str]:
    """The colors of a piece on the map."""
    if piece >= LEADER:
        return theme.seats[SIDE_IDS[side]]
    return theme.rebel if CLASS[piece] == REBEL else theme.seats[GROUND[CLASS[piece]]]


Part = tuple[str, str, tuple[str, str]]
"""A piece on a plate: its letter, its factor ("" for none), its colors."""
GAP: Patch = (" ", "", "")


def pieces(seen: Seen, area: int, theme: Theme) -> list[Part]:
    """Every piece and token of an area, Spain's first."""
    found: list[Part] = [
        (piece_letter(piece), str(seen.shown_factor(side, area, piece)), piece_colors(theme, side, piece))
        for side in SIDES
        for piece in seen.stack(side, area)
    ]
    if seen.anacaona == area:
        found.append((ANACAONA, "", theme.seats[SIDE_IDS[seen.owner[area]]]))
    if seen.sons == area:
        found.append((SONS, "", theme.seats[SIDE_IDS[INDIGENOUS]]))
    return found


def written(parts: Sequence[Part], room: int) -> list[Patch]:
    """The pieces as they fit: each with its factor, alike ones counted, these without their factors, and as many as there is room for."""
    each = [(letter + value, *colors) for letter, value, colors in parts]
    alike = Counter(parts).items()
    counted = [(f"{n if n > 1 else ''}{letter}{value}", *colors) for (letter, value, colors), n in alike]
    brief = [(f"{n if n > 1 else ''}{letter}", *colors) for (letter, _, colors), n in alike]
    for patches, gap in ((each, True), (each, False), (counted, True), (brief, True), (brief, False)):
        if sum(len(text) + gap for text, _, _ in patches) - gap <= room:
            return [part for patch in patches for part in ((GAP, patch) if gap else (patch,))][gap:]
    kept: list[Patch] = []
    for patch in brief:
        if sum(len(text) for text, _, _ in kept) + len(patch[0]) + 1 > room:
            break
        kept.append(patch)
    return [*kept, ("+", "", "")]


# -- plates


def tribes(area: int) -> str:
    """The tribes that an area shows: `t` Taínos, `c` Caribes."""
    return "t" * TAINO_AREA[area] + "c" * CARIBE_AREA[area]


def worth(seen: Seen, area: int) -> str:
    """1, 2, or `1*` where a Parchment still lies."""
    return f"{seen.value(area)}*" if TWO_VP[area] and seen.parchment[area] else str(seen.value(area))


def _head(seen: Seen, area: int, columns: int) -> str:
    holder = seen.holder(area)
    control = "x" if holder < 0 else "SI"[holder]
    left = f" {area}{control} "
    right = " " + "J" * JUNGLE[area] + "P" * seen.palisade[area] + "C" * seen.citadel[area] + "O" * (seen.objective == area)
    right = f"{right}{' ' if right.strip() and columns == WIDE else ''}{worth(seen, area)} "
    room = columns - len(left) - len(right)
    name = AREA_NAMES[area]
    if len(name) > room:
        name = drawing()["short"].get(str(area), name)
    return f"{left}{''.join(cells(name)[:room]):<{room}}{right}"


def plate(seen: Seen, area: int, theme: Theme, columns: int) -> Plate:
    """An area as a plate."""
    chart, holder = theme.chart, seen.holder(area)
    ground = theme.lit if holder < 0 else theme.seats[SIDE_IDS[holder]]
    head = _head(seen, area, columns)
    quiet = chart.box_frame, chart.box_bg
    row: list[Patch] = [(" ", *quiet)]
    used = 1
    for text, fg, bg in written(pieces(seen, area, theme), columns - 2):
        row.append((text, fg or chart.box_fg, bg or chart.box_bg))
        used += len(text)
    end = f" {tribes(area)}"
    tail = end if used + len(end) <= columns - 1 else ""
    row.append((f"{' ' * (columns - used - len(tail) - 1)}{tail} ", chart.box_fg, chart.box_bg))
    at = drawing()["wide" if columns == WIDE else "small"][str(area)]
    mark = str(area), ground[0], ground[1]
    top: tuple[Patch, ...] = ((head, *ground),)
    if holder < 0:
        half = columns // 2
        top = (head[:half], *theme.seats[SIDE_IDS[SPANISH]]), (head[half:], *theme.seats[SIDE_IDS[INDIGENOUS]])
    return Plate(area_id(area), (at[0], at[1]), (top, tuple(row)), columns, spots()[area], mark)


def scene(
    view: Any,
    theme: Theme,
    columns: int,
    names: tuple[tuple[str, float, float], ...] = (),
    lit: Mapping[str, str] = MappingProxyType({}),
    cursor: str = "",
) -> Scene:
    """The map of a view; `lit` are the legal targets with their letters."""
    seen = Seen(view)
    wide = WIDE if columns >= SHORT_BELOW else SLIM
    return Scene(
        plates=tuple(plate(seen, area, theme, wide) for area in AREAS),
        lanes=lanes(),
        names=tuple(SeaName(*name) for name in names),
        lit=lit,
        cursor=cursor,
    )


__all__ = ["FRAMING", "LETTERS", "SPANISH", "area_id", "area_of", "scene"]
