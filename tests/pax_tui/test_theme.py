"""Themes: complete, readable, apart for every kind of color vision, and nothing that only a color says.

Contrast is that of WCAG 2: (lighter + 0.05) / (darker + 0.05) of relative luminance. Color vision is simulated with the matrices of
Machado, Oliveira and Fernandes (2009) for a complete lack of one kind of cone, in linear RGB; distances are those of CIE L*a*b* (1976).
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import fields
from importlib.resources import files
from itertools import combinations
from typing import Any

import pytest
from rich._palettes import STANDARD_PALETTE
from rich.color import Color
from textual.pilot import Pilot

from pax_tui.cli import main
from pax_tui.screens.home import SavesScreen
from pax_tui.settings import HIGH_CONTRAST, MONOCHROME, THEMES
from pax_tui.theme import FEW, FEWEST, Theme, theme, wanted
from pax_tui.widgets import paint
from pax_tui.widgets.chart import BOLD, REVERSE, UNDERLINE, Ink
from pax_tui.widgets.models import Board, Cell
from pax_tui.widgets.scene import Palette
from pax_tui.xterm import linear, nearest
from tests.pax_tui.stage import LARGE, SIZES, SMALL, opened, press, seen, session, table
from tests.pax_tui.test_screens import FOUNDING, RECORDS

COLORED = [name for name in THEMES if name != MONOCHROME]
DEPTHS = [*((name, colors) for name in COLORED for colors in (0, FEW)), (HIGH_CONTRAST, FEWEST)]
SEATS = {"purple", "red", "blue", "orange", "green", "yellow", "black", "spanish", "indigenous"}
TABLES = (("purple", "red", "blue", "orange", "green"), ("red", "blue", "green", "yellow", "black"), ("spanish", "indigenous"))
"""The seats that sit together in the three games."""
VISION = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
APART = 20.0
"""A distance at which two patches beside each other are plainly two; a just noticeable one is 2.3."""
Light = tuple[float, float, float]


def light(color: str) -> Light:
    red, green, blue = (linear(int(color[n : n + 2], 16)) for n in (1, 3, 5))
    return red, green, blue


def luminance(color: str) -> float:
    red, green, blue = light(color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def as_seen(color: str, vision: str) -> Light:
    """The light of a color as somebody sees it."""
    red, green, blue = (min(max(sum(m * v for m, v in zip(row, light(color), strict=True)), 0.0), 1.0) for row in VISION[vision])
    return red, green, blue


def lab(color: Light) -> Light:
    red, green, blue = color
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: str, other: str, vision: str) -> float:
    here, there = lab(as_seen(one, vision)), lab(as_seen(other, vision))
    return sum((a - b) ** 2 for a, b in zip(here, there, strict=True)) ** 0.5


def texts(look: Theme) -> Iterator[tuple[str, str, str]]:
    """Everything that is written: what, its color, the color below it."""
    assert look.paper and look.bar
    for role in ("text", "strong", "dim", "title", "key", "warn", "good"):
        yield role, getattr(look, role), look.paper
    for role in ("text", "strong", "dim", "key", "warn"):
        yield f"bar-{role}", getattr(look, role), look.bar
    for role in ("select", "lit", "native", "rebel"):
        yield role, *getattr(look, role)
    for seat in SEATS:
        yield f"seat:{seat}", *look.seats[seat]
        yield f"name:{seat}", look.names[seat], look.paper
    chart = look.chart
    for role in ("on_land", "quiet_land", "region"):
        yield role, getattr(chart, role), chart.land
    for role in ("on_sea", "quiet_sea", "sea_name", "zone", "region_at_sea"):
        for depth in chart.depths:
            yield role, getattr(chart, role), depth
    yield "box", chart.box_fg, chart.box_bg
    yield "lit on the map", chart.lit_fg, chart.lit_bg
    yield "cursor on the map", chart.cursor_fg, chart.cursor_bg


# -- facts


@pytest.mark.parametrize("name", COLORED)
def test_every_theme_says_everything(name: str) -> None:
    """A theme that leaves a color out would get it from a darker or brighter one."""
    facts = tomllib.loads(files("assets").joinpath("themes", f"{name}.toml").read_text(encoding="utf-8"))
    asked = {f.name for f in fields(Theme)} - {"id", "plain", "ascii", "chart"}
    assert set(facts) - {"chart", "256", "16"} == asked
    assert set(facts["seats"]) == set(facts["names"]) == SEATS
    chart = {f.name for f in fields(Palette)} - {"plain"}
    assert set(facts.get("chart", {})) <= chart
    if name in ("light", "high-contrast"):
        assert set(facts["chart"]) == chart


def test_every_file_of_themes_is_a_theme_one_can_choose() -> None:
    assert sorted(f.name for f in files("assets").joinpath("themes").iterdir()) == sorted(f"{name}.toml" for name in THEMES)


# -- contrast


@pytest.mark.parametrize(("name", "colors"), DEPTHS)
def test_every_text_can_be_read_on_its_ground(name: str, colors: int) -> None:
    least = 7.0 if name == HIGH_CONTRAST and colors != FEWEST else 4.5
    found = {(what, fg, bg): round(contrast(fg, bg), 2) for what, fg, bg in texts(theme(name, colors=colors))}
    assert {what: value for what, value in found.items() if value < least} == {}


@pytest.mark.parametrize(("name", "colors"), DEPTHS)
def test_lanes_and_frames_stand_out_from_their_ground(name: str, colors: int) -> None:
    look = theme(name, colors=colors)
    assert look.frame and look.paper
    least = 3.0 if name == "high-contrast" else 2.0
    assert contrast(look.frame, look.paper) >= least
    assert contrast(look.chart.box_frame, look.chart.box_bg) >= least
    for depth in look.chart.depths:
        assert contrast(look.chart.lane, depth) >= 3
        assert contrast(look.chart.route, depth) >= 4.5
        assert contrast(look.chart.land, depth) >= (3.0 if look.id != "light" else 1.2)


def test_the_measures_are_right() -> None:
    """Against published values."""
    assert round(contrast("#ffffff", "#000000"), 2) == 21.0
    assert round(contrast("#777777", "#ffffff"), 2) == 4.48
    assert [round(v) for v in lab(light("#ff0000"))] == [53, 80, 67]
    assert distance("#ff0000", "#00a000", "deuteranopia") < distance("#ff0000", "#00a000", "all cones") / 2


# -- color vision


@pytest.mark.parametrize("colors", [0, FEW])
@pytest.mark.parametrize("vision", VISION)
def test_the_color_blind_theme_keeps_seats_and_states_apart(vision: str, colors: int) -> None:
    look = theme("color-blind", colors=colors)
    near = {}
    for seats in TABLES:
        for one, other in combinations(seats, 2):
            near[one, other] = distance(look.seats[one][1], look.seats[other][1], vision)
    assert look.paper and look.warn and look.good and look.text
    grounds = {"selected": look.select[1], "lit": look.lit[1], "plain": look.paper}
    chart = {"cursor": look.chart.cursor_bg, "lit": look.chart.lit_bg, "land": look.chart.land, "sea": look.chart.depths[0]}
    signs = {"warn": look.warn, "good": look.good, "text": look.text}
    for states in (grounds, chart, signs):
        for one, other in combinations(states, 2):
            near[one, other] = distance(states[one], states[other], vision)
    assert {pair: round(far, 1) for pair, far in near.items() if far < APART} == {}


@pytest.mark.parametrize("name", COLORED)
def test_the_usual_eye_tells_any_two_seats_apart_in_every_theme(name: str) -> None:
    look = theme(name)
    for seats in TABLES:
        for one, other in combinations(seats, 2):
            assert distance(look.seats[one][1], look.seats[other][1], "all cones") >= APART, (one, other)


# -- few colors


@pytest.mark.parametrize("name", COLORED)
def test_a_terminal_of_256_colors_gets_colors_that_it_has(name: str) -> None:
    look = theme(name, colors=FEW)
    assert {color for _, *pair in texts(look) for color in pair if color != nearest(color)} == set()


def test_a_terminal_of_16_colors_gets_the_usual_ones() -> None:
    """Exactly, as Rich takes the nearest."""
    usual = {Color.from_triplet(triplet).name for triplet in map(STANDARD_PALETTE.__getitem__, range(16))}
    look = theme(HIGH_CONTRAST, colors=FEWEST)
    assert {color for _, *pair in texts(look) for color in pair} <= usual
    for seats in TABLES:
        assert len({look.seats[seat] for seat in seats}) == len(seats)


def test_the_nearest_color_is_near() -> None:
    assert nearest("#1d1812") == "#1c1c1c"
    assert nearest("#5fafd7") == "#5fafd7"
    assert nearest("#ffffff") == "#ffffff"


def test_no_color_is_respected_whatever_is_asked_for() -> None:
    assert wanted("light", no_color=True) == MONOCHROME
    assert wanted("light", no_color=False) == "light"
    assert wanted("light", no_color=False, colors=2) == MONOCHROME
    assert wanted("light", no_color=False, colors=FEWEST) == HIGH_CONTRAST
    assert wanted(MONOCHROME, no_color=False, colors=FEWEST) == MONOCHROME
    look = theme(MONOCHROME)
    assert look.plain
    assert look.chart.plain
    for role in ("text", "select", "lit", "seat:red", "name:red", "warn", "bar-strong", "native", "frame"):
        assert look.ink(role)[:2] == (None, None)


# -- nothing that only a color says


@pytest.mark.parametrize("name", THEMES)
def test_states_differ_without_their_colors(name: str) -> None:
    look = theme(name)

    def signs(role: str) -> int:
        return look.ink(role).attrs & (BOLD | UNDERLINE | REVERSE)

    for usual in ("text", "dim", "strong", "title", "key"):
        for state in ("select", "lit", "warn"):
            assert signs(state) != signs(usual), (usual, state)
    assert signs("select") != signs("lit")
    assert signs("bar-warn") not in (signs("bar"), signs("bar-strong"))
    assert signs("seat:red") not in (signs("text"), signs("dim"))


def test_what_is_selected_looks_as_before_though_it_is_reversed() -> None:
    look = theme()
    assert look.ink("select") == Ink(look.select[1], look.select[0], BOLD | REVERSE)


# -- whole screens


Bare = list[list[tuple[str, int]]]


def bare(pilot: Pilot[Any]) -> Bare:
    """What stands on the screen without its colors: each cell's character, and whether it is bold, underlined, reversed."""
    screen = pilot.app.screen
    rows: Bare = []
    for strip in screen._compositor.render_strips(screen.size):
        row: list[tuple[str, int]] = []
        for text, style, _ in strip:
            signs = (BOLD * bool(style.bold) | UNDERLINE * bool(style.underline) | REVERSE * bool(style.reverse)) if style else 0
            row += [(char, signs) for char in text]
        rows.append(row)
    return rows


def written(row: list[tuple[str, int]]) -> str:
    return "".join(char for char, _ in row)


def marked(before: Bare, after: Bare) -> list[str]:
    """Rows on which some characters stayed and are bold, underlined or reversed otherwise than before."""
    found = []
    for old, new in zip(before, after, strict=True):
        cells = [a for b, a in zip(old, new, strict=True) if b[0] == a[0] != " " and b[1] != a[1]]
        if len(cells) >= 3:
            found.append(written(new))
    return found


SELECTING = {
    "home": (None, ()),
    "set-up": (None, ("2",)),
    "settings": (None, ("comma",)),
    "options": (FOUNDING, ("a",)),
    "why not": (FOUNDING, ("a", "1", "enter", "1", "w")),
    "rules": (FOUNDING, ("a", "r", "escape", "c")),
    "cards": (FOUNDING, ("a", "c")),
    "deal": (FOUNDING, ("a", "d", "a")),
}
"""Screens on which something is selected: the position (None: the first page), and the keys that lead there."""


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("name", SELECTING)
async def test_what_is_selected_can_be_seen_without_colors(name: str) -> None:
    """The line that was selected and the one that is now look different apart from their colors, though they say the same."""
    position, way = SELECTING[name]
    made = None if position is None else session(position)
    async with opened(made, LARGE) as pilot:
        await press(pilot, *way)
        before = bare(pilot)
        await press(pilot, "down")
        after = bare(pilot)
        assert len(marked(before, after)) >= 2, name


async def test_targets_owners_and_the_cursor_are_letters_and_signs_on_the_map() -> None:
    async with opened(session(FOUNDING), LARGE) as pilot:
        await press(pilot, "a", "1", "enter", "1")
        screen = table(pilot)
        if not screen.arrows_on_map:
            await press(pilot, "tab")
        view = screen.map
        assert view.chart is not None
        text = [written(row) for row in bare(pilot)]

        def beside(target: str) -> str:
            x, y = view.chart.where(target) or (0, 0)  # type: ignore[union-attr]
            x, y = view.region.x + x, view.region.y + y
            return text[y][x - 1 : x + 2]

        lit = {target: letter for target, letter in screen.lit().items() if view.chart.where(target)}
        assert len(lit) > 3
        assert {beside(target)[0] for target in lit} == set(lit.values())
        assert beside("bonaire")[1] == "R"
        assert beside("new-edinburgh")[1] == "B"
        await press(pilot, "f")
        await press(pilot, "escape", "/", *"havana", "enter")
        text = [written(row) for row in bare(pilot)]
        assert beside("havana")[0] == ">"


def test_a_lit_a_selected_and_a_plain_space_of_the_board_differ_without_colors() -> None:
    cells = tuple(
        Cell(name, x, 0, "[]", "R", "seat:red", letter) for x, (name, letter) in enumerate((("plain", ""), ("lit", "a"), ("selected", "b")))
    )
    for name in THEMES:
        look = theme(name)
        sheet = paint.board(Board("Board", cells, cursor="selected"), 40, 5, look)
        found = {}
        for y in range(sheet.height):
            x = 0
            for part, ink in sheet.row(y):
                for char in part:
                    if char == "[":
                        found[sheet.hits[x, y]] = ink.attrs
                    x += 1
        assert len(set(found.values())) == 3, (name, found)


# -- ASCII


WALK = (
    ("z",),
    ("?",),
    ("escape", "k"),
    ("escape", "r"),
    ("escape", "c"),
    ("escape", "w"),
    ("escape", "comma"),
    ("escape", "d"),
    ("escape", "1"),
    ("colon",),
)
PAGES = ("tab", "tab", "tab", "tab", "tab")


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("size", SIZES)
async def test_under_ascii_every_screen_is_ascii(size: tuple[int, int]) -> None:
    people = {"red": "Zoë", "blue": "Ben", "orange": "李"}
    async with opened(session(FOUNDING, people), size, ascii_only=True) as pilot:
        found = {"curtain": seen(pilot)}
        for way in WALK:
            found[" ".join(way)] = await press(pilot, *way)
        await pilot.pause(0.3)
        found["palette"] = seen(pilot)
        assert "why not" in found["palette"]
        await press(pilot, "escape")
        for n, key in enumerate(PAGES if size == SMALL else ()):
            found[f"panel {n}"] = await press(pilot, key)
        assert {name: sorted({c for c in text if not c.isascii()}) for name, text in found.items() if not text.isascii()} == {}
        assert len(set(found.values())) >= len(WALK) - 1, "the walk has seen different screens"


@pytest.mark.usefixtures("home")
async def test_under_ascii_the_pages_around_a_game_are_ascii_too() -> None:
    assert main(["import", str(RECORDS / "3-G3b.json")]) == 0
    async with opened(None, SMALL, ascii_only=True) as pilot:
        found = {"home": seen(pilot), "setup": await press(pilot, "1")}
        await press(pilot, "escape")
        pilot.app.push_screen(SavesScreen(True))
        found["replays"] = await press(pilot)
        found["replay"] = await press(pilot, "enter", "right")
        found["end"] = await press(pilot, "end", "e")
    assert {name: sorted({c for c in text if not c.isascii()}) for name, text in found.items() if not text.isascii()} == {}
    assert "Final counts" in found["end"] or "The end" in found["end"]
