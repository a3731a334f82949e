"""The end of a game: who has won and by which section, what was counted, charts over the years, the story, and the way to the replay.

At 80x24 every part is a page of its own; at 120x40 the result and the story share one, the charts another; at 200x60 all of it is open.
The screen knows no game: it asks the table for the `counts` and for the `course` (how it ended in words, charts, story).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from textual.geometry import Region

from pax_tui.screens.base import LEAST, Tiled
from pax_tui.session import Happened
from pax_tui.widgets import paint
from pax_tui.widgets.lines import Course, chart, numbers
from pax_tui.widgets.models import Bar, Text
from pax_tui.widgets.panel import Panel
from pax_tui.widgets.sheet import Line, Span, fit, length, width_of, wrap_line
from pax_tui.wording import Wording
from rules.kernel.record import Record

LARGE, MEDIUM = (160, 50), (104, 34)
WIDEST, LEFT = 16, 80
"""The widest column of what is counted; how wide result and story are where the charts stand beside them."""
TEXTS = ("result", "story", "numbers")
ROWS = 14
"""How many lines a chart has as numbers."""


class EndScreen(Tiled[None]):
    """How it ended, and how it came to that."""

    scope: ClassVar[str] = "end"

    def __init__(self, record: Record, last: Sequence[Happened], table: Any, words: Wording) -> None:
        """`last`: what happened at the end, which is told of a game whose course says nothing of it."""
        super().__init__()
        self.record, self.last, self.table, self.tongue = record, last, table, words
        self.at = "result"
        """The part of the page that the keys move."""
        self.tops = dict.fromkeys(TEXTS, 0)
        self._course: Course | None = None
        self._laid: dict[str, Region] = {}

    @property
    def course(self) -> Course:
        """What the game has to tell."""
        if self._course is None:
            self._course = self.table.course(self.record)
        return self._course

    # -- pages

    def pages(self, width: int, height: int) -> list[tuple[str, ...]]:
        """The parts that stand together at a size."""
        charts = tuple(f"chart{n}" for n in range(len(self.course.charts)))
        story = ("story",) if self.course.story or self.course.note else ()
        table = [("numbers",)] if charts else []
        if width >= LARGE[0] and height >= LARGE[1]:
            return [("result", *story, *charts), *table]
        if width >= MEDIUM[0] and height >= MEDIUM[1]:
            return [("result", *story), *([charts] if charts else []), *table]
        return [*((part,) for part in ("result", *story, *charts)), *table]

    def page(self) -> int:
        """The number of the page with the part the keys move."""
        return next((n for n, page in enumerate(self.pages(*self.size)) if self.at in page), 0)

    def areas(self, width: int, height: int) -> dict[str, Region]:
        """The page between two rows."""
        if width < LEAST[0] or height < LEAST[1]:
            return {"head": Region(0, 0, width, 1), "result": Region(0, 1, width, max(0, height - 1))}
        found = {"head": Region(0, 0, width, 1), "hints": Region(0, height - 1, width, 1)}
        page = next((page for page in self.pages(width, height) if self.at in page), ("result",))
        texts, charts = [part for part in page if part in TEXTS], [part for part in page if part not in TEXTS]
        left = (LEFT if charts else width) if texts else 0
        y, bottom = 1, height - 1
        for part in texts:
            rows = bottom - y
            if part != texts[-1]:
                rows = min(rows - 8, len(paint.text_rows(tuple(self.lines(part, left)), left - 4, True)) + 2)
            found[part] = Region(0, y, left, rows)
            y += rows
        across = 2 if len(charts) > 1 else 1
        down = -(-len(charts) // across)
        for n, part in enumerate(charts):
            row, column = divmod(n, across)
            x, y = left + (width - left) * column // across, 1 + (bottom - 1) * row // down
            wide = left + (width - left) * (column + 1) // across - x if n < len(charts) - 1 else width - x
            found[part] = Region(x, y, wide, 1 + (bottom - 1) * (row + 1) // down - y)
        return found

    # -- drawing

    def compose(self) -> Any:
        """Head, parts, hints."""
        yield Panel(paint.bar, self.look, id="head")
        for part in TEXTS:
            yield Panel(paint.text, self.look, id=part)
        for n in range(len(self.course.charts)):
            yield Panel(chart, self.look, id=f"chart{n}")
        yield Panel(paint.bar, self.look, id="hints")

    def on_mount(self) -> None:
        """Shows everything."""
        self.call_after_refresh(self.redraw)

    def on_resize(self) -> None:
        """Shows everything anew; the page stays."""
        self._laid = {}
        self.call_after_refresh(self.redraw)

    def on_screen_resume(self) -> None:
        """Shows everything when another screen was closed."""
        self.redraw()

    def redraw(self) -> None:
        """Shows the present page."""
        width, height = self.size
        if not width:
            return
        areas = self.areas(width, height)
        if areas != self._laid:
            self._laid = areas
            self.relayout()
            self.call_after_refresh(self.redraw)
        self.panel("head").show(self._tabs())
        for n, model in enumerate(self.course.charts):
            if f"chart{n}" in areas:
                self.panel(f"chart{n}").show(model)
        for part in TEXTS:
            if part in areas:
                lines = self.lines(part, areas[part].width)
                rows = len(paint.text_rows(tuple(lines), areas[part].width - 4, True))
                self.tops[part] = paint.clamp_top(self.tops[part], rows, areas[part].height - 2)
                title = self.words.text({"result": "end-title", "story": "end-story", "numbers": "end-numbers"}[part])
                self.panel(part).show(Text(title, tuple(lines), self._sections(part, len(lines)), self.tops[part]))
        if "hints" in areas:
            self.panel("hints").show(self.hints())

    def _tabs(self) -> Bar:
        """What there is, with the key of each; what is shown is marked. Where there is no room for it, that."""
        width, height = self.size
        if "hints" not in self._laid:
            return Bar(((self.words.text("too-small", width=width, height=height), "bar-strong"),), (), "bar")
        shown = {part.rstrip("0123456789") for part in self._laid}
        spans: list[Span] = []
        hits: list[str] = []
        pages = {part.rstrip("0123456789") for page in self.pages(*self.size) for part in page}
        for part, action in (("result", "show-result"), ("story", "show-story"), ("chart", "show-charts"), ("numbers", "show-numbers")):
            if part in pages:
                sign = self.sign(action)
                here = part in shown
                name = self.words.text(f"key-{action}")
                spans += [(f" {sign}", "select" if here else "bar-key"), (f" {name} ", "select" if here else "bar"), (" ", "bar")]
                hits += [f"action:{action}"] * 2 + [""]
        charts = [part for page in self.pages(*self.size) for part in page if part.startswith("chart")]
        right: Line = ()
        if self.at in charts and len([part for part in self._laid if part.startswith("chart")]) == 1:
            right = ((self.words.text("end-chart", n=str(charts.index(self.at) + 1), all=str(len(charts))), "bar"),)
        return Bar(tuple(spans), right, "bar", tuple(hits))

    # -- the parts

    def lines(self, part: str, width: int) -> list[Line]:
        """The lines of a text."""
        if part == "story":
            return [line for line, _ in self._story(width - 4)]
        return self._result(width - 4) if part == "result" else self._numbers(width - 4)

    def _sections(self, part: str, count: int) -> tuple[str, ...]:
        return tuple(section for _, section in self._story(self._laid[part].width - 4)) if part == "story" else ("",) * count

    def _result(self, width: int) -> list[Line]:
        """How it ended, then the counts."""
        words, position = self.words, self.record.position
        result = position.outcome()
        lines = list(self.course.ending)
        if result is None:
            lines = [((words.text("goes-on", turn=self.record.game.turn(position)), "text"),)]
        elif not lines:
            winners = [self.tongue.seat(s) for s in result.winners]
            lines = [((words.text("over", count=len(winners), winners=", ".join(winners), section=result.section), "strong"),)]
            lines += [((self.tongue.event(e), "text"),) for h in self.last[-1:] for e in h.events if not e[2]]
        heads, counts = self.table.counts(position.view(None))
        if not counts:
            return lines
        title = max(width_of(count.title) for count in counts) + 2
        cell = max(4, min(WIDEST, (width - title) // len(heads)))
        head: Line = ((" " * title, "text"),)
        for text, role in heads:
            name = fit(text, cell)
            head += ((name, role), (" " * (cell - width_of(name)), "text"))
        lines += [(), ((words.text("end-counts" if result is not None else "end-counts-now"), "title"),), head]
        for count in counts:
            values = [" " + fit(value, cell - 1) for value in count.values]  # below the name, which has a space before it
            lines.append(((f"{count.title:<{title}}", "dim"), ("".join(v + " " * (cell - width_of(v)) for v in values), "text")))
        return lines

    def _story(self, width: int) -> list[tuple[Line, str]]:
        """A sentence with its year before it and its section after it; a click on it opens the rule."""
        found: list[tuple[Line, str]] = []
        wide = max((width_of(when) for when, _, _ in self.course.story), default=0) + 2
        wrapped = [wrap_line((*told, (f" ({section})", "dim")), max(20, width - wide), 0) for _, told, section in self.course.story]
        area = self._laid.get("story")
        gap = area is not None and sum(len(rows) + 1 for rows in wrapped) + 2 * bool(self.course.note) <= area.height - 2
        for (when, _, section), rows in zip(self.course.story, wrapped, strict=True):
            for n, row in enumerate(rows):
                found.append((((f"{when if n == 0 else '':<{wide}}", "key"), *row), f"rule:{section}"))
            if gap:
                found.append(((), ""))
        if self.course.note:
            found += [(line, "") for line in wrap_line(((self.course.note, "dim"),), width, 0)]
        return found

    def _numbers(self, width: int) -> list[Line]:
        """The charts as tables, side by side as far as there is room."""
        tables = [numbers(model, ROWS) for model in self.course.charts]
        lines: list[Line] = []
        row: list[Sequence[Line]] = []
        used = 0
        for table in [*tables, None]:
            wide = max(length(line) for line in table) + 4 if table is not None else width + 1
            if row and used + wide > width:
                lines += [*_beside(row), ()]
                row, used = [], 0
            if table is not None:
                row.append(table)
                used += wide
        return lines[:-1]

    # -- keys

    def sign(self, action: str) -> str:
        """How the key of an action is written."""
        from pax_tui import keys

        return next((a.sign for a in keys.of_scope(self.scope) if a.id == action), "")

    def show_part(self, part: str) -> None:
        """Goes to a part."""
        self.at = part
        self.redraw()

    def turn(self, by: int) -> None:
        """Goes to another page."""
        pages = self.pages(*self.size)
        self.show_part(pages[(self.page() + by) % len(pages)][0])

    def do_next_page(self) -> None:
        """The next page."""
        self.turn(1)

    def do_page_before(self) -> None:
        """The page before."""
        self.turn(-1)

    def do_show_result(self) -> None:
        """The result."""
        self.show_part("result")

    def do_show_story(self) -> None:
        """The story."""
        self.show_part("story")

    def do_show_charts(self) -> None:
        """The charts; once more, the next one where one fills the page."""
        charts = [f"chart{n}" for n in range(len(self.course.charts))]
        if charts:
            self.show_part(charts[(charts.index(self.at) + 1) % len(charts)] if self.at in charts else charts[0])

    def do_show_numbers(self) -> None:
        """The charts as numbers."""
        self.show_part("numbers")

    def scroll(self, rows: int, part: str = "") -> None:
        """Moves a text: the one named, or the first of the page."""
        here = [name for name in self._laid if name in TEXTS]
        part = part or (self.at if self.at in here else here[0] if here else "")
        if part in here:
            self.tops[part] += rows
            self.redraw()

    def do_up(self) -> None:
        """One row up."""
        self.scroll(-1)

    def do_down(self) -> None:
        """One row down."""
        self.scroll(1)

    def on_panel_scrolled(self, message: Panel.Scrolled) -> None:
        """The wheel moves the text under it."""
        message.stop()
        self.scroll(message.rows, message.panel)

    def clicked(self, panel: str, target: str) -> None:
        """A click on a sentence opens the rule it rests on."""
        if target.startswith("rule:"):
            from pax_tui.screens.texts import RulesScreen

            self.app.push_screen(RulesScreen(self.record.game.id, target[5:]))

    def do_replay(self) -> None:
        """Steps through the game: the replay this was opened from, or a new one."""
        from pax_tui.screens.replay import ReplayScreen

        if len(self.app.screen_stack) > 1 and isinstance(self.app.screen_stack[-2], ReplayScreen):
            self.dismiss(None)
        else:
            whole = self.record.diverged is None
            self.app.push_screen(ReplayScreen(self.record, type(self.table), over=whole))

    def do_leave(self) -> None:
        """Back to the first page."""
        self.app.leave_table()


def _beside(tables: Sequence[Sequence[Line]]) -> list[Line]:
    """Texts side by side."""
    found: list[Line] = []
    wides = [max(length(line) for line in table) + 4 for table in tables]
    for n in range(max(len(table) for table in tables)):
        row: Line = ()
        for table, wide in zip(tables, wides, strict=True):
            line = table[n] if n < len(table) else ()
            row += (*line, (" " * (wide - length(line)), "text"))
        found.append(row)
    return found
