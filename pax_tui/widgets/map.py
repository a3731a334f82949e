"""The map as a widget: shows a scene, refreshes only the rows that differ, says what was looked at and what was chosen.

It draws by the line (no layout, no virtual size); the drawing itself is `pax_tui.widgets.chart`. Keys are bound here only as a
default: a table with its own registry of keys calls `look`, `choose` and the actions.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from functools import lru_cache

from rich.segment import Segment
from rich.style import Style
from textual.events import Click, Leave, MouseMove, Resize
from textual.geometry import Offset, Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from pax_tui.widgets.chart import BOLD, REVERSE, UNDERLINE, Chart, Direction, Ink
from pax_tui.widgets.scene import PARCHMENT, Frame, Palette, Scene, caribbean


class PlaceChosen(Message):
    """A place, box or token was chosen, by Enter or a click."""

    def __init__(self, target: str) -> None:
        super().__init__()
        self.id = target


class PlaceLooked(Message):
    """The cursor came to a place, box or token; with `hover` only the mouse is over it ("" when it left) and the cursor stays."""

    def __init__(self, target: str, hover: bool = False) -> None:
        super().__init__()
        self.id = target
        self.hover = hover


class MapView(Widget, can_focus=True):
    """The chart of a scene in whatever size the layout gives."""

    DEFAULT_CSS = "MapView { width: 1fr; height: 1fr; }"
    BINDINGS = [
        ("left", "look('left')", "West"),
        ("right", "look('right')", "East"),
        ("up", "look('up')", "North"),
        ("down", "look('down')", "South"),
        ("enter", "choose", "Choose"),
    ]

    def __init__(
        self,
        scene: Scene | None = None,
        *,
        palette: Palette = PARCHMENT,
        ascii_only: bool = False,
        framing: Callable[[int, int, bool], Frame] = caribbean,
        id: str | None = None,  # noqa: A002, as every widget has it
        classes: str | None = None,
    ) -> None:
        super().__init__(id=id, classes=classes)
        self._scene = scene or Scene()
        self._palette, self._ascii, self._framing = palette, ascii_only, framing
        self._strips: list[Strip | None] = []
        self._hovered = ""
        self.chart: Chart | None = None
        """None until the widget has a size."""

    # what the table does with it

    @property
    def scene(self) -> Scene:
        """What is shown, the cursor included."""
        return self._scene

    @property
    def cursor(self) -> str:
        """The id that is looked at, "" for none."""
        return self._scene.cursor

    def show(self, scene: Scene) -> None:
        """Shows another scene; without a cursor of its own it keeps the present one."""
        if not scene.cursor and self._scene.cursor:
            scene = replace(scene, cursor=self._scene.cursor)
        self._scene = scene
        if self.chart:
            self._refresh_rows(self.chart.show(scene))

    def look(self, target: str) -> None:
        """Moves the cursor to a place, box or token and says so."""
        if target != self._scene.cursor:
            self.show(replace(self._scene, cursor=target))
            self.post_message(PlaceLooked(target))

    def look_on(self, direction: Direction, among: Collection[str] | None = None) -> None:
        """Moves the cursor to the nearest target in a direction, of those given only."""
        if self.chart and (target := self.chart.nearest(self._scene.cursor, direction, among)):
            self.look(target)

    def choose(self) -> None:
        """Says that what the cursor is on was chosen."""
        if self._scene.cursor:
            self.post_message(PlaceChosen(self._scene.cursor))

    def restyle(self, palette: Palette | None = None, ascii_only: bool | None = None) -> None:
        """Another theme, or other glyphs."""
        self._palette = palette or self._palette
        self._ascii = self._ascii if ascii_only is None else ascii_only
        self._rebuild(self.size.width, self.size.height)

    def cursor_cell(self) -> Offset | None:
        """Where on the screen a hardware cursor belongs."""
        at = self.chart.where(self._scene.cursor) if self.chart else None
        return Offset(*at) + self.content_region.offset if at else None

    # keys and mouse

    def action_look(self, direction: Direction) -> None:
        """An arrow key."""
        self.look_on(direction)

    def action_choose(self) -> None:
        """Enter."""
        self.choose()

    def on_click(self, event: Click) -> None:
        """Looks at what is under the mouse and chooses it."""
        offset = event.get_content_offset(self)
        target = self.chart.at(*offset) if self.chart and offset else None
        if target:
            self.look(target)
            self.choose()

    def on_mouse_move(self, event: MouseMove) -> None:
        """Says what the mouse is over."""
        offset = event.get_content_offset(self)
        self._hover((self.chart.at(*offset) if self.chart and offset else None) or "")

    def on_leave(self, _: Leave) -> None:
        """The mouse is over nothing."""
        self._hover("")

    def _hover(self, target: str) -> None:
        if target != self._hovered:
            self._hovered = target
            self.post_message(PlaceLooked(target, hover=True))

    # drawing

    def on_resize(self, event: Resize) -> None:
        """A chart of the new size; the cursor stays where it is."""
        self._rebuild(self.size.width, self.size.height)

    def _rebuild(self, columns: int, rows: int) -> None:
        if columns < 1 or rows < 1:
            self.chart, self._strips = None, []
            return
        self.chart = Chart(self._framing(columns, rows, self._ascii), self._palette)
        self.chart.show(self._scene)
        self._strips = [None] * rows
        self.refresh()

    def _refresh_rows(self, changed: list[int]) -> None:
        """Neighbouring rows are refreshed as one region."""
        for y in changed:
            self._strips[y] = None
        regions, width = [], self.size.width
        while changed:
            first = last = changed[0]
            while changed and changed[0] <= last + 1:
                last = changed.pop(0)
            regions.append(Region(0, first, width, last - first + 1))
        if regions:
            self.refresh(*regions)

    def render_lines(self, crop: Region) -> list[Strip]:
        """The rows as they are; Textual's own way round would add styles that a map has not."""
        rows = [self.render_line(y) for y in crop.line_range]
        return rows if crop.width == self.size.width else [row.crop(crop.x, crop.right) for row in rows]

    def render_line(self, y: int) -> Strip:
        """A row, cached until it changes."""
        if self.chart is None or y >= len(self._strips):
            return Strip.blank(self.size.width)
        strip = self._strips[y]
        if strip is None:
            runs = self.chart.row(y)
            strip = self._strips[y] = Strip([Segment(text, style(ink)) for text, ink in runs], self.chart.frame.columns)
        return strip


@lru_cache(maxsize=1024)
def style(ink: Ink) -> Style:
    """Rich's style of an ink."""
    return Style(
        color=ink.fg,
        bgcolor=ink.bg,
        bold=bool(ink.attrs & BOLD) or None,
        underline=bool(ink.attrs & UNDERLINE) or None,
        reverse=bool(ink.attrs & REVERSE) or None,
    )
