"""What a chart shows: view models of the map, as plain frozen data.

They know no game and no terminal: a place has a position on the globe, a name and room for a token; a token has a text of a few
characters and two colors. The table makes a `Scene` of them, the chart draws it. Everything here can be printed and compared.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import cos, radians
from types import MappingProxyType
from typing import Literal

STRETCH = cos(radians(19))
"""Plate carrée, true at 19° north: a degree of longitude is this many degrees of latitude wide."""

LOW = 24
"""Fewer rows than this make a low panel."""
STRETCHED = 1.4
"""How much wider than true a low map may become to use its width."""
SHORT_BELOW = 105
"""Fewer columns than this have no room for every name, and none for long ones."""
FULL_FROM = 15
"""A map of fewer rows shows plates in brief."""

Kind = Literal["site", "sea", "region"]
Corner = Literal["nw", "n", "ne", "w", "e", "sw", "s", "se"]
LonLat = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Frame:
    """The part of the globe that must be seen, and the size in cells; the short side is extended."""

    columns: int
    rows: int
    west: float = -98.0
    east: float = -58.0
    south: float = 7.0
    north: float = 31.0
    ascii: bool = False
    """Only ASCII characters, `#` for land and `.` for its shore."""

    stretch: float = 1.0
    """How much wider than true the map may become to use the width of a low frame."""

    @property
    def steps(self) -> tuple[float, float]:
        """The width of a cell, and half its height, in degrees of latitude: the same unless the map is stretched."""
        across = (self.east - self.west) * STRETCH / self.columns
        down = (self.north - self.south) / (2 * self.rows)
        return max(across, down / self.stretch), max(across, down)

    @property
    def corner(self) -> LonLat:
        """Longitude and latitude of the upper left corner."""
        across, down = self.steps
        return (self.west + self.east - self.columns * across / STRETCH) / 2, (self.south + self.north) / 2 + self.rows * down

    def cell(self, lon: float, lat: float) -> tuple[float, float]:
        """Column and row of a point, with fractions."""
        (west, north), (across, down) = self.corner, self.steps
        return (lon - west) * STRETCH / across, (north - lat) / (2 * down)


def framing(west: float, east: float, south: float, north: float) -> Callable[[int, int, bool], Frame]:
    """How a part of the globe is framed in a panel of any size, for games that look at another part than the whole Caribbean."""

    def frame(columns: int, rows: int, ascii_only: bool = False) -> Frame:
        return Frame(columns, rows, west, east, south, north, ascii_only, STRETCHED if rows < LOW else 1.0)

    return frame


def caribbean(columns: int, rows: int, ascii_only: bool = False) -> Frame:
    """The frame of the whole Caribbean for a panel of this size, with water for names east of the Lesser Antilles, more of it where
    cells are few; a low one is cut close and stretched to use its width."""
    if rows < LOW:
        return Frame(columns, rows, -97.6, -55.4, 7.6, 30.0, ascii_only, STRETCHED)
    west, east = (-97.8, -57.2) if columns >= SHORT_BELOW else (-97.6, -54.8)
    return Frame(columns, rows, west, east, ascii=ascii_only)


@dataclass(frozen=True, slots=True)
class Place:
    """A point that has a name, can hold a token, be looked at, lit and chosen.

    `site`: a token with its name beside it; on a small chart only sites that matter now are named. `sea`: a name on the water, with a
    berth for one token below it; more tokens find room nearby. `region`: a name in capitals, left out where there is no room for it.
    """

    id: str
    lon: float
    lat: float
    label: str = ""
    short: str | None = None
    """Under 105 columns, and where the label finds no room; `None` is the label itself, "" no name unless it matters now."""
    kind: Kind = "site"
    slot: int = 2
    """Cells kept free for its token (of a sea: for the berth). A longer text is shown as far as there is room."""
    mark: str = "o"
    """Shown while there is no token."""
    lead: str = ""
    """What the name of a sea begins with, so that it is not taken for that of a site."""


@dataclass(frozen=True, slots=True)
class Token:
    """A piece on a place or in a box: a few characters on a solid color.

    One without an id of its own fills the slot of its place. One with an id is a guest: it lies in the berth of a sea, in a box, or
    on the nearest free cells of its place or of a point of the globe, and can be looked at, lit and chosen by its own id.
    """

    text: str
    fg: str
    bg: str
    place: str = ""
    id: str = ""
    lon: float = 0.0
    lat: float = 0.0


@dataclass(frozen=True, slots=True)
class Lane:
    """A way over the sea, from its first point to its last; `one_way` draws an arrow head on it."""

    points: tuple[LonLat, ...]
    one_way: bool = False
    ends: tuple[str, str] = ("", "")
    """The places it joins: it is drawn from name to name, wherever these have found room, and a route follows it."""


@dataclass(frozen=True, slots=True)
class SeaName:
    """A name that is only for looking, spaced out on the water; left out where there is no room for it."""

    text: str
    lon: float
    lat: float


@dataclass(frozen=True, slots=True)
class Box:
    """A framed text at an edge of the map; tokens whose place is its id stand in rows below the lines."""

    id: str
    title: str
    corner: Corner
    columns: int
    rows: int
    """Size with the frame."""
    lines: tuple[str, ...] = ()


Patch = tuple[str, str, str]
"""A text with its two colors."""


@dataclass(frozen=True, slots=True)
class Plate:
    """A small table of an area: rows of patches, all `columns` wide, as near as can be to a point of the globe. `mark` stands where the
    area itself lies, so that the plate may stand aside of it; the first cell of the first row is kept for a letter."""

    id: str
    at: LonLat
    """Where its middle should be."""
    rows: tuple[tuple[Patch, ...], ...]
    columns: int
    spot: LonLat
    """Where the area lies."""
    mark: Patch = ("", "", "")
    brief: tuple[tuple[Patch, ...], ...] = ()
    """The rows on a low map, where plates of full height would push each other far away; without them `rows`."""

    def shown(self, height: int) -> tuple[tuple[Patch, ...], ...]:
        """The rows on a map of so many rows."""
        return self.brief if self.brief and height < FULL_FROM else self.rows


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything that a chart shows. A change of places, boxes, names or lanes lays the map out anew; the rest is cheap."""

    places: tuple[Place, ...] = ()
    boxes: tuple[Box, ...] = ()
    plates: tuple[Plate, ...] = ()
    lanes: tuple[Lane, ...] = ()
    names: tuple[SeaName, ...] = ()
    tokens: tuple[Token, ...] = ()
    lit: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """Legal targets: id of a place, box or token -> one character."""
    marked: frozenset[str] = frozenset()
    """Ids whose names are underlined, as those that belong to what the cursor is on."""
    cursor: str = ""
    route: tuple[LonLat | str, ...] = ()
    """A sail under way: points or ids of places, in order; along the lane where one joins two of them."""
    sailor: str = ""
    """The id of the token that sails; its color is that of the route."""


@dataclass(frozen=True, slots=True)
class Palette:
    """The colors of a chart, by themselves those of dark parchment; with `plain` no color at all is set."""

    depths: tuple[str, str, str, str, str] = ("#1c4a6b", "#143a5a", "#0f2f4c", "#0c2740", "#0a2036")
    land: str = "#c2a878"
    on_land: str = "#2b2113"
    on_sea: str = "#f2e6c8"
    quiet_land: str = "#4d3d1f"
    quiet_sea: str = "#a3bac7"
    """The names of sites where nothing lies."""
    sea_name: str = "#a9c3d6"
    zone: str = "#9ccbe8"
    region: str = "#4f3d1c"
    region_at_sea: str = "#d8c49a"
    lane: str = "#d8c27a"
    route: str = "#ffffff"
    lit_fg: str = "#000000"
    lit_bg: str = "#ffffff"
    cursor_fg: str = "#000000"
    cursor_bg: str = "#ffd75f"
    box_fg: str = "#d9c9a3"
    box_bg: str = "#1d1812"
    box_frame: str = "#8a6f45"
    plain: bool = False


PARCHMENT = Palette()
"""Other themes are in assets/themes."""
PLAIN = Palette(plain=True)
