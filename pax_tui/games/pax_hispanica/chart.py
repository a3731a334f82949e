"""The map of Pax Hispanica as a Scene: every Site with its token, sea zones, lanes and currents, fleets, EUROPE and PIRATING.

A token says everything in letters, so that nothing depends on color. A Colony has its owner's letter, its Labor (`s` a Slave, `c` the
owner's Citizen, a small letter a Refugee of that color, `-` none), `F` for a fort, `$` a Chest, `*` a Relic, `&` both. A Tribe is `i`;
a Visita `v` and its owner; a Cathedral `C`, its owner and its Citizen. `!S` and `!T` are Rebels. A fleet has its owner's letter, its
Galleons and its Cargo.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from pax_tui.theme import Theme
from pax_tui.widgets.scene import SHORT_BELOW, Box, Lane, Place, Scene, SeaName, Token
from rules.pax_hispanica.data import load
from rules.pax_hispanica.tables import (
    ASHORE,
    COLONIES,
    COLONY_IDS,
    COLORS,
    EVERYBODY,
    EXITS,
    ISLAND_IDS,
    LAND_IDS,
    LANDS,
    NATIVE,
    NONE,
    PLACE_IDS,
    SEA_IDS,
    SEAS,
    SPANISH,
    TRIBE_IDS,
    TRIBES,
)

LETTERS = tuple(c[0].upper() for c in COLORS)
REBEL_LETTERS = ("", "S", "T")


def rebel_id(land: int) -> str:
    """The id of a Rebel Site on the map; its land zone's name has the bare id."""
    return f"rebel:{LAND_IDS[land]}"


def fleet_id(color: int) -> str:
    """The id of a fleet on the map."""
    return f"fleet:{COLORS[color]}"


@cache
def drawing() -> dict[str, Any]:
    """Short names and bends of lanes, which are no facts of the game."""
    return tomllib.loads(files("assets").joinpath("map", "pax-hispanica.toml").read_text(encoding="utf-8"))


@cache
def places(narrow: bool) -> tuple[Place, ...]:
    """Everything on the map that has a name."""
    chart, short, rebels = load().map, drawing()["short"], drawing()["rebel"]
    found = [Place(s.id, s.lon, s.lat, s.name, short.get(s.id), "site", 4, "+" if s.kind == "spanish" else "o") for s in chart.colony_site]
    found += [Place(s.id, s.lon, s.lat, s.name, short.get(s.id), "site", 3, "-") for s in chart.tribal_site]
    for land, zone in enumerate(chart.land_zone):
        site = zone.rebel_site
        found.append(Place(rebel_id(land), site.lon, site.lat, site.name, rebels.get(zone.id), "site", 2, "!"))
    found += [Place(s.id, s.lon, s.lat, s.name, short.get(s.id), "site", 1, "×") for s in chart.treasure_island]
    found += [Place(z.id, z.lon, z.lat, z.name, short.get(z.id), "sea", 0 if narrow else 6, "", "~") for z in chart.sea_zone]
    found += [Place(a.id, a.label_lon, a.label_lat, a.name, short.get(a.id), "region", 0) for a in chart.land_zone]
    found += [Place(a.id, a.label_lon, a.label_lat, a.name, short.get(a.id), "region", 0) for a in chart.wilderness]
    return tuple(found)


@cache
def lanes() -> tuple[Lane, ...]:
    """Ways between sea zones, and from those that lead to EUROPE; a current has an arrow head."""
    chart = load().map
    at = {z.id: (z.lon, z.lat) for z in chart.sea_zone}
    bends = {(lane["from"], lane["to"]): tuple((lon, lat) for lon, lat in lane["bend"]) for lane in drawing().get("lane", ())}
    ways = [Lane((at[e.start], *bends.get((e.start, e.to), ()), at[e.to]), not e.two_way, (e.start, e.to)) for e in chart.edge]
    ways += [Lane((at[o["from"]], *((lon, lat) for lon, lat in o["way"])), True, (o["from"], "europe")) for o in drawing()["exit"]]
    return tuple(ways)


@cache
def boxes(narrow: bool) -> tuple[Box, ...]:
    """The boxes of EUROPE and PIRATING."""
    columns, rows = (17, 3) if narrow else (18, 4)
    return Box("europe", "EUROPE", "ne", columns, rows), Box("pirating", "PIRATING", "sw", columns, rows)


def meeple_letter(meeple: int, owner: int) -> str:
    """Labor, or who stands in a Cathedral."""
    if meeple == NONE:
        return "-"
    return "s" if meeple == NATIVE else "c" if meeple == owner else LETTERS[meeple].lower()


def colony_token(view: Any, site: int) -> str:
    """A Colony in letters."""
    goods = (" ", "$", "*", "&")[view.chest[site] + 2 * view.relic[site]]
    text: str = LETTERS[view.disk[site]] + meeple_letter(view.labor[site], view.disk[site]) + ("F" if view.fort[site] else "") + goods
    return text.rstrip()


def tribe_token(view: Any, site: int) -> str:
    """What stands on a Tribal Site, in letters; "" for nothing."""
    owner, meeple = view.bible[site], view.tribe[site]
    if owner == NONE:
        return "i" if meeple == NATIVE else ""
    if not view.cathedral[site]:
        return f"v{LETTERS[owner]}"
    return f"C{LETTERS[owner]}{meeple_letter(meeple, owner)}"


def cargo(view: Any, color: int) -> str:
    """What a fleet carries: `$` a Chest, `*` a Relic, `i` an Indigenous, a small letter a Citizen of that color."""
    people = "".join("i" if m == NATIVE else LETTERS[m].lower() for m in view.hold_meeples[color])
    return f"{'$' * view.hold_chests[color]}{'*' * view.hold_relics[color]}{people}"


def fleet_token(view: Any, color: int) -> str:
    """A fleet in letters."""
    return LETTERS[color] + str(len(view.ships[color])) + cargo(view, color)


def tokens(view: Any, theme: Theme) -> tuple[Token, ...]:
    """Everything that lies on the map."""
    seat = [theme.seats[c] for c in COLORS]

    def token(text: str, colors: tuple[str, str], place: str, name: str = "") -> Token:
        return Token(text, colors[0], colors[1], place, name)

    found = [token(colony_token(view, n), seat[view.disk[n]], COLONY_IDS[n]) for n in COLONIES if view.disk[n] != NONE]
    for n in TRIBES:
        text = tribe_token(view, n)
        if text:
            found.append(token(text, seat[view.bible[n]] if view.bible[n] != NONE else theme.native, TRIBE_IDS[n]))
    found += [token("!" + REBEL_LETTERS[view.rebel[n]], theme.rebel, rebel_id(n)) for n in LANDS if view.rebel[n]]
    for z in SEAS:
        if view.buried_chests[z] or view.buried_relics[z]:
            text = (f"{view.buried_chests[z]}$" if view.buried_chests[z] else "") + "*" * view.buried_relics[z]
            found.append(token(text, theme.native, ISLAND_IDS[z], f"buried:{SEA_IDS[z]}"))
    for color in EVERYBODY:
        if view.fleet[color] != ASHORE:
            found.append(token(fleet_token(view, color), seat[color], PLACE_IDS[view.fleet[color]], fleet_id(color)))
    return tuple(found)


def voyage(view: Any) -> tuple[tuple[str, ...], str]:
    """The sail under way: the sea zones it came through and its fleet; of two, one inside the other, the inner one."""
    for _, fields in reversed(view.agenda):
        if fields.get("route"):
            return tuple(SEA_IDS[zone] for zone in fields["route"]), fleet_id(fields["color"])
    return (), ""


def scene(
    view: Any,
    theme: Theme,
    columns: int,
    names: tuple[tuple[str, float, float], ...] = (),
    lit: Mapping[str, str] = MappingProxyType({}),
    marked: frozenset[str] = frozenset(),
    cursor: str = "",
) -> Scene:
    """The map of a view; `lit` are the legal targets with their letters."""
    narrow = columns < SHORT_BELOW
    route, sailor = voyage(view)
    return Scene(
        places=places(narrow),
        boxes=boxes(narrow),
        lanes=lanes(),
        names=tuple(SeaName(*name) for name in names),
        tokens=tokens(view, theme),
        lit=lit,
        marked=marked,
        cursor=cursor,
        route=route,
        sailor=sailor,
    )


__all__ = ["EXITS", "LETTERS", "SPANISH", "fleet_id", "places", "rebel_id", "scene"]
