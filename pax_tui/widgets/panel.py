"""A painted panel: shows a view model, refreshes only the rows that differ, says what was clicked. And the layout of fixed tiles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.segment import Segment
from textual.events import Click, MouseScrollDown, MouseScrollUp
from textual.geometry import NULL_OFFSET, NULL_SPACING, Offset, Region, Size
from textual.layout import ArrangeResult, Layout, WidgetPlacement
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from pax_tui.theme import Theme
from pax_tui.widgets.chart import Run
from pax_tui.widgets.map import style
from pax_tui.widgets.paint import Painter


class Panel(Widget):
    """One painter's panel."""

    DEFAULT_CSS = "Panel { width: 1fr; height: 1fr; }"

    class Clicked(Message):
        """Something in a panel was clicked: its id, "" for nothing in particular."""

        def __init__(self, panel: str, target: str) -> None:
            super().__init__()
            self.panel, self.target = panel, target

    class Scrolled(Message):
        """The wheel turned over a panel."""

        def __init__(self, panel: str, rows: int) -> None:
            super().__init__()
            self.panel, self.rows = panel, rows

    def __init__(self, painter: Painter, theme: Theme, *, id: str) -> None:  # noqa: A002, as every widget has it
        super().__init__(id=id)
        self.painter, self.palette = painter, theme
        self.model: Any = None
        self.point: tuple[int, int] | None = None
        """The cell of what is selected or typed."""
        self._rows: list[tuple[Run, ...]] = []
        self._strips: list[Strip | None] = []
        self._hits: Mapping[tuple[int, int], str] = {}
        self._painted: tuple[Painter, int, int] | None = None

    def show(self, model: Any) -> None:
        """Shows a model; nothing happens when it says what the last one said."""
        if model == self.model and self._painted == (self.painter, *self.size):
            return
        self.model = model
        self.repaint()

    def render_lines(self, crop: Region) -> list[Strip]:
        """The rows; a model that came before there was a size is painted now, so that the first frame is complete."""
        if self.model is not None and self._painted != (self.painter, *self.size):
            self.paint()
        rows = [self.render_line(y) for y in crop.line_range]  # Textual's own way round would add styles that no panel has
        return rows if crop.width == self.size.width else [row.crop(crop.x, crop.right) for row in rows]

    def repaint(self) -> None:
        """Paints the model anew and refreshes the rows that look different."""
        regions = self.paint()
        if regions is None:
            self.refresh()
        elif regions:
            self.refresh(*regions)

    def paint(self) -> list[Region] | None:
        """Paints the model; the regions that look different, None for all of it."""
        width, height = self.size
        if self.model is None or width < 1 or height < 1:
            return []
        sheet = self.painter(self.model, width, height, self.palette)
        rows = [sheet.row(y) for y in range(height)]
        self._hits, self.point = sheet.hits, sheet.point
        old = self._rows
        whole = len(old) != height or self._painted is None or self._painted[1:] != (width, height)
        self._rows, self._painted = rows, (self.painter, width, height)
        if whole:
            self._strips = [None] * height
            return None
        changed = [y for y in range(height) if rows[y] != old[y]]
        regions: list[Region] = []
        for y in changed:
            self._strips[y] = None
            if regions and regions[-1].bottom == y:
                regions[-1] = Region(0, regions[-1].y, width, regions[-1].height + 1)
            else:
                regions.append(Region(0, y, width, 1))
        return regions

    def restyle(self, theme: Theme) -> None:
        """Another theme."""
        self.palette, self._painted = theme, None
        self.repaint()
        self.refresh()

    def cursor_cell(self) -> Offset | None:
        """Where on the screen the terminal's own cursor belongs, if something is selected or typed here."""
        return None if self.point is None else Offset(*self.point) + self.content_region.offset

    def first_cell(self) -> Offset | None:
        """Where on the screen the first text begins, if there is any."""
        for y, line in enumerate(self.text().split("\n")):
            if line.strip():
                return Offset(len(line) - len(line.lstrip()), y) + self.content_region.offset
        return None

    def clear(self) -> None:
        """Forgets what it shows, down to the cells."""
        self.model, self._rows, self._strips, self._hits, self._painted = None, [], [], {}, None
        self.point = None
        self.refresh()

    def on_resize(self) -> None:
        """Another size: everything is painted anew, unless the first frame has done so."""
        if self._painted != (self.painter, *self.size):
            self.repaint()

    def render_line(self, y: int) -> Strip:
        """A row, cached until it changes."""
        if y >= len(self._rows):
            return Strip([Segment(" " * self.size.width, style(self.palette.ink("text")))], self.size.width)
        strip = self._strips[y]
        if strip is None:
            width = self._painted[1] if self._painted else self.size.width
            strip = self._strips[y] = Strip([Segment(text, style(ink)) for text, ink in self._rows[y]], width)
        return strip

    def text(self) -> str:
        """What it shows, without ink."""
        return "\n".join("".join(text for text, _ in row).rstrip() for row in self._rows)

    def on_click(self, event: Click) -> None:
        """Says what was clicked."""
        offset = event.get_content_offset(self)
        if offset is not None:
            self.post_message(self.Clicked(self.id or "", self._hits.get((offset.x, offset.y), "")))

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        """The wheel, away."""
        event.stop()
        self.post_message(self.Scrolled(self.id or "", -3))

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        """The wheel, towards."""
        event.stop()
        self.post_message(self.Scrolled(self.id or "", 3))


class Tiles(Layout):
    """Puts every child where the screen's `areas(width, height)` says; a child without an area is not shown."""

    name = "tiles"

    def arrange(self, parent: Widget, children: list[Widget], size: Size, greedy: bool = True) -> ArrangeResult:
        """The placements."""
        parent.pre_layout(self)
        areas: Mapping[str, Region] = parent.areas(size.width, size.height)  # type: ignore[attr-defined]
        found = [(child, areas[child.id]) for child in children if child.id is not None and child.id in areas]
        return [WidgetPlacement(area, NULL_OFFSET, NULL_SPACING, child) for child, area in found if area.area]
