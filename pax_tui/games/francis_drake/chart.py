"""The map of Francis Drake as a Scene: a plate for every destination with its defence, what it is worth and the discs there; the zones.

A plate's head has the name and the victory points, below stand the kind (`T` town, `F` fort, `G` Spanish galleon, `P` trade port), crew
(`c`) and guns (`g`) of the defence, printed and on the counter (`2+?c`: the counter lies face down), the stone that lies there (`Si`,
`Go`, `Je`; in small letters one that does not, yet or any more) and the circles: `○` free, a letter whoever has succeeded. A port has
the first letters of its commodities. The last row are discs: letters of their seats, with the number where it may be known.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from pax_tui.theme import Theme
from pax_tui.widgets.scene import SHORT_BELOW, Lane, Patch, Plate, Scene
from rules.francis_drake.data import load
from rules.francis_drake.tables import (
    CIRCLES,
    COMMODITY_IDS,
    DESTINATION_IDS,
    DESTINATIONS,
    DISC_IDS,
    FORT,
    FORT_GUNS,
    GALLEON,
    GALLEON_GUNS,
    GALLEON_NUMBER,
    GALLEON_VP,
    GHOST_SHIP,
    GOLDEN_HIND,
    HIDDEN,
    KIND,
    NONE,
    PORT_NUMBER,
    SEATS,
    TOWN,
    TRADE_PORT,
    TREASURE,
    TREASURE_IDS,
    TROOPS,
    VP,
    ZONE,
)

FREE = "○"
KIND_LETTERS = "TFGP"
WIDE, SLIM = 18, 13
"""The columns of a plate, and of one on a small map."""
ZONE_WIDE = 9


@cache
def drawing() -> dict[str, Any]:
    """Short names, places that stand aside, borders of zones: no facts of the game."""
    return tomllib.loads(files("assets").joinpath("map", "francis-drake.toml").read_text(encoding="utf-8"))


LETTERS: tuple[str, ...] = tuple(drawing()["letters"].get(s, s[0].upper()) for s in SEATS)


def zone_id(zone: int) -> str:
    """The id of a zone on the map."""
    return f"zone:{zone}"


@cache
def borders() -> tuple[Lane, ...]:
    """Where a zone ends."""
    return tuple(Lane(tuple((lon, lat) for lon, lat in border["way"])) for border in drawing()["border"])


def defence(view: Any, d: int) -> tuple[str, str]:
    """Crew and guns that an attack takes, as far as this viewer knows them; "" for none."""
    kind = KIND[d]
    more = counter_text(view, d)
    if kind == GALLEON:
        counter = view.galleon_counter[GALLEON_NUMBER[d]]
        return "", "?" if counter == NONE else f"{GALLEON_GUNS[counter]}{more}"
    if kind == FORT:
        return f"{TROOPS[d]}{more}", str(FORT_GUNS[d])
    return (str(TROOPS[d]), "") if kind == TOWN else ("", "")


def counter_text(view: Any, d: int) -> str:
    """What the counter adds: a number for whoever knows it."""
    value = view.counter[d]
    return "+?" if value in (NONE, HIDDEN) else f"+{value}"


def worth(view: Any, d: int) -> int | None:
    """The victory points of a target; None for a port, and for a galleon without a counter."""
    if KIND[d] == GALLEON:
        counter = view.galleon_counter[GALLEON_NUMBER[d]]
        return None if counter == NONE else GALLEON_VP[counter]
    return None if KIND[d] == TRADE_PORT else VP[d]


def stone(view: Any, d: int) -> str:
    """The stone of a destination in two letters, in small ones while it does not lie there."""
    if TREASURE[d] == NONE:
        return ""
    name = TREASURE_IDS[TREASURE[d]][:2]
    return name.capitalize() if view.treasure[d] else name


def goods(view: Any, d: int) -> str:
    """What a port has to trade, a letter a kind."""
    held = view.ports[PORT_NUMBER[d]]
    return "".join("·" if n == 0 else name[0].upper() + (str(n) if n > 1 else "") for n, name in zip(held, COMMODITY_IDS, strict=True))


def plate(view: Any, theme: Theme, d: int, narrow: bool) -> Plate:
    """A destination: name and points, defence and circles, discs."""
    record = load().map.destination[d]
    lon, lat = drawing()["aside"].get(record.id, (record.lon, record.lat))
    wide = SLIM if narrow else WIDE
    ground = theme.native
    head = (theme.chart.box_fg, theme.chart.box_bg) if theme.plain else (ground[1], ground[0])
    points = worth(view, d)
    value = "?" if points is None and KIND[d] != TRADE_PORT else "" if points is None else f"{points}" if narrow else f"{points}VP"
    value += " " * bool(value)  # for the mark of the cursor
    room = wide - 2 - len(value)
    name = record.name if not narrow and len(record.name) <= room else drawing()["short"].get(record.id, record.name)
    named = ((f" {name[:room]:<{room}} {value}", *head),)
    known, there = facts(view, theme, d, wide, narrow, ground), discs(view, theme, d, wide)
    return Plate(record.id, (lon, lat), (named, known, there), wide, (lon, lat), brief=(named, there or known))


def facts(view: Any, theme: Theme, d: int, wide: int, narrow: bool, ground: tuple[str, str]) -> tuple[Patch, ...]:
    """What is printed and lies at a destination, and its circles."""
    crew, guns = defence(view, d)
    cost = [f"{crew}c"] if crew else []
    cost += [f"{guns}g"] if guns else []
    if KIND[d] == TRADE_PORT:
        cost = [goods(view, d)]
    left = ("" if narrow else " ").join(cost)
    left = f" {left}" if narrow else f" {KIND_LETTERS[KIND[d]]} {left}"
    free = CIRCLES[d] - len(view.done[d])
    right = f"{stone(view, d)}" + ("" if narrow and not view.done[d] else " ")
    circles = "" if narrow else FREE * free
    gap = wide - len(left) - len(right) - len(view.done[d]) - len(circles)
    done = [(LETTERS[s], *theme.seats[SEATS[s]]) for s in view.done[d]]
    found = [(left + " " * gap + right, *ground), *done, *([(circles, *ground)] if circles else [])]
    return tuple(found)


def disc_text(disc: int) -> str:
    """The number of a disc in a cell."""
    return "" if disc == HIDDEN else "H" if disc == GOLDEN_HIND else "0" if disc == GHOST_SHIP else DISC_IDS[disc]


def discs(view: Any, theme: Theme, d: int, wide: int) -> tuple[Patch, ...]:
    """The discs that lie at a destination."""
    there = [(LETTERS[seat] + disc_text(disc), theme.seats[SEATS[seat]]) for seat, disc in view.discs[d]]
    gap = sum(len(text) + 1 for text, _ in there) <= wide
    found: list[Patch] = []
    for text, colors in there:
        found += [(" ", theme.chart.zone, "")] if gap else []
        found.append((text, *colors))
    return tuple(found)


def zone_plate(view: Any, theme: Theme, zone: Mapping[str, Any]) -> Plate:
    """The name of a zone, and the navigation cubes in it: whose barrels reach so far and no further."""
    there = [s for s in view.outbound or view.seats if view.laid and view.reach[s] == zone["n"]]
    cubes: list[Patch] = []
    for seat in there:
        cubes += [(" ", theme.chart.zone, ""), (LETTERS[seat], *theme.seats[SEATS[seat]])]
    at = zone["lon"], zone["lat"]
    name: Patch = (f" ZONE {zone['n']} ", theme.chart.zone, "")
    return Plate(zone_id(zone["n"]), at, ((name,), tuple(cubes)), ZONE_WIDE, at)


def kin(target: str) -> frozenset[str]:
    """What belongs to a thing on the map: the destinations of a zone."""
    kind, _, rest = target.partition(":")
    return frozenset(DESTINATION_IDS[d] for d in DESTINATIONS if str(ZONE[d]) == rest) if kind == "zone" else frozenset()


def scene(view: Any, theme: Theme, columns: int, lit: Mapping[str, str] = MappingProxyType({}), cursor: str = "") -> Scene:
    """The map of a view; `lit` are the legal targets with their letters."""
    narrow = columns < SHORT_BELOW
    plates = [plate(view, theme, d, narrow) for d in DESTINATIONS]
    plates += [zone_plate(view, theme, zone) for zone in drawing()["zone"]]
    return Scene(plates=tuple(plates), lanes=borders(), lit=lit, marked=kin(cursor), cursor=cursor)


__all__ = ["LETTERS", "counter_text", "defence", "disc_text", "scene", "worth", "zone_id"]
