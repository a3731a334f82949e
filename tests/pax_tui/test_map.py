"""The map widget in a running app: keys, mouse, messages, what is refreshed, and a resize at any moment."""

from __future__ import annotations

from dataclasses import replace

import pytest
from textual.app import App, ComposeResult
from textual.geometry import Region

from pax_tui.widgets.map import MapView, PlaceChosen, PlaceLooked
from pax_tui.widgets.scene import Box, Palette, Place, Scene, Token

OTHER = Palette(land="#efe3c2", on_land="#2b2113")
SCENE = Scene(
    places=(
        Place("havana", -82.36, 23.14, "Havana", slot=4),
        Place("trujillo", -85.95, 15.92, "Trujillo", slot=4),
        Place("barbados", -59.62, 13.1, "Barbados", slot=4),
        Place("tortuga", -72.4, 20.9, "Tortuga", kind="sea", slot=6),
    ),
    boxes=(Box("europe", "EUROPE", "ne", 14, 3),),
    tokens=(Token("RsF$", "#ffffff", "#b02a2a", "havana"), Token("B2", "#ffffff", "#0072b2", "europe", "fleet:blue")),
    cursor="havana",
)


class Table(App[None]):
    """Nothing but a map that notes what it hears."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[tuple[str, str, bool]] = []

    def compose(self) -> ComposeResult:
        yield MapView(SCENE)

    def on_place_looked(self, message: PlaceLooked) -> None:
        self.heard.append(("looked", message.id, message.hover))

    def on_place_chosen(self, message: PlaceChosen) -> None:
        self.heard.append(("chosen", message.id, False))

    @property
    def map(self) -> MapView:
        return self.query_one(MapView)


def shown(view: MapView) -> list[str]:
    return [view.render_line(y).text for y in range(view.size.height)]


async def test_arrows_move_the_cursor_and_enter_chooses() -> None:
    app = Table()
    async with app.run_test(size=(100, 30)) as pilot:
        app.map.focus()
        await pilot.press("down", "enter")
        assert app.heard == [("looked", "trujillo", False), ("chosen", "trujillo", False)]
        assert app.map.cursor == "trujillo"
        await pilot.press("left")
        assert app.map.cursor == "trujillo"


async def test_a_click_looks_and_chooses_and_hovering_only_looks() -> None:
    app = Table()
    async with app.run_test(size=(100, 30)) as pilot:
        spot = app.map.chart.spots["barbados"]
        await pilot.hover(MapView, offset=(spot.x, spot.y))
        assert app.heard == [("looked", "barbados", True)]
        assert app.map.cursor == "havana"
        await pilot.hover(MapView, offset=(1, 1))
        assert app.heard[1:] == [("looked", "", True)]
        await pilot.click(MapView, offset=(spot.x, spot.y))
        assert [heard for heard in app.heard if not heard[2]] == [("looked", "barbados", False), ("chosen", "barbados", False)]
        await pilot.click(MapView, offset=(app.map.size.width - 12, 1))
        assert app.heard[-1] == ("chosen", "fleet:blue", False)


@pytest.mark.parametrize("size", [(82, 26), (134, 42), (20, 6), (1, 1)])
async def test_a_resize_at_any_moment_keeps_the_place(size: tuple[int, int]) -> None:
    app = Table()
    async with app.run_test(size=(100, 30)) as pilot:
        app.map.focus()
        await pilot.press("down")
        await pilot.resize_terminal(*size)
        await pilot.pause()
        assert app.map.cursor == "trujillo"
        assert all(len(line) == size[0] for line in shown(app.map))
        assert app.map.chart.frame.columns == size[0]


async def test_only_the_rows_that_differ_are_refreshed(monkeypatch: pytest.MonkeyPatch) -> None:
    app = Table()
    async with app.run_test(size=(100, 30)):
        view = app.map
        before = [view.render_line(y) for y in range(30)]
        asked: list[Region] = []
        monkeypatch.setattr(view, "refresh", lambda *regions, **_: asked.extend(regions))
        row = view.chart.spots["havana"].y
        view.show(replace(SCENE, tokens=(Token("Bs", "#ffffff", "#0072b2", "havana"), SCENE.tokens[1])))
        assert asked == [Region(0, row, 100, 1)]
        assert [y for y in range(30) if view.render_line(y) is not before[y]] == [row]
        assert "Bs" in view.render_line(row).text
        asked.clear()
        view.show(view.scene)
        assert asked == []


async def test_a_new_scene_without_a_cursor_keeps_the_present_one() -> None:
    app = Table()
    async with app.run_test(size=(100, 30)):
        app.map.look("barbados")
        app.map.show(replace(SCENE, cursor="", lit={"trujillo": "k"}))
        assert app.map.cursor == "barbados"
        spot = app.map.chart.spots["trujillo"]
        assert shown(app.map)[spot.y][spot.x - 1] == "k"
        assert app.map.cursor_cell() == (app.map.chart.spots["barbados"].x, app.map.chart.spots["barbados"].y)


async def test_the_theme_and_the_glyphs_can_change() -> None:
    app = Table()
    async with app.run_test(size=(100, 30)):
        app.map.restyle(OTHER, ascii_only=True)
        assert all(line.isascii() for line in shown(app.map))
        colors = {segment.style.bgcolor.name for segment in app.map.render_line(10) if segment.style and segment.style.bgcolor}
        assert OTHER.land in colors
        app.map.restyle(ascii_only=False)
        assert not all(line.isascii() for line in shown(app.map))
