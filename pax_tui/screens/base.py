"""What all screens share: fixed tiles, keys from the registry, a hint bar that can be clicked, texts that scroll."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from rich.segment import Segment
from textual.await_complete import AwaitComplete
from textual.events import Key
from textual.geometry import Offset, Region
from textual.layout import Layout
from textual.screen import Screen
from textual.strip import Strip

from pax_tui import keys
from pax_tui.theme import Theme
from pax_tui.widgets import paint
from pax_tui.widgets.map import style
from pax_tui.widgets.models import Bar, Text
from pax_tui.widgets.panel import Panel, Tiles
from pax_tui.widgets.sheet import Line, Span
from pax_tui.wording import Wording

if TYPE_CHECKING:
    from pax_tui.app import PaxApp

Result = TypeVar("Result")
STEP = 3
"""Rows that an arrow moves a text by while nothing in sight can be selected."""
LEAST = (80, 24)
"""The smallest terminal on which everything has a place."""


class Tiled(Screen[Result]):
    """A screen of fixed tiles. A subclass names its `scope` of keys, has a method `do_<action>` for each, and says its `areas`."""

    AUTO_FOCUS = None
    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[Any]] = []
    scope: ClassVar[str] = ""
    typed_ahead: ClassVar[bool] = True
    """Whether keys count here that were pressed before this screen was to be seen."""
    app: PaxApp

    def __init__(self) -> None:
        super().__init__()
        self._bindings.key_to_bindings.clear()
        self._tiles = Tiles()
        self.styles.overflow_x = self.styles.overflow_y = "hidden"

    @property
    def layout(self) -> Layout:
        """Tiles, as `areas` says."""
        return self._tiles

    @property
    def look(self) -> Theme:
        """The colors in force."""
        return self.app.look

    @property
    def words(self) -> Wording:
        """The program's own words."""
        return self.app.words

    def areas(self, width: int, height: int) -> dict[str, Region]:
        """Where each tile stands at a size."""
        raise NotImplementedError

    def relayout(self) -> None:
        """The areas are others now: the screen is laid out anew."""
        self._clear_arrangement_cache()
        self.refresh(layout=True)

    def render_lines(self, crop: Region) -> list[Strip]:
        """What lies behind the tiles: nothing. Textual would draw it anew for every frame."""
        return [Strip([Segment(" " * crop.width, style(self.look.ink("text")))], crop.width)] * crop.height

    def panel(self, name: str) -> Panel:
        """A panel by its id."""
        return self.get_child_by_id(name, Panel)

    def restyle(self) -> None:
        """Another theme: everything is painted anew."""
        for child in self.children:
            if isinstance(child, Panel):
                child.restyle(self.look)

    def cursor_cell(self) -> Offset | None:
        """The cell of what is selected or typed, for the terminal's own cursor; where nothing is, that of the first text."""
        panels = [child for child in self.children if isinstance(child, Panel) and child.display]
        cells = (cell for find in (Panel.cursor_cell, Panel.first_cell) for panel in panels if (cell := find(panel)) is not None)
        return next(cells, None)

    # -- keys

    def conditions(self) -> set[str]:
        """What holds now, as words of the registry."""
        return set()

    def typed(self, event: Key) -> bool:
        """Takes a key before the registry does; whether it was of use."""
        return False

    def on_key(self, event: Key) -> None:
        """A key. Textual calls the handler of every class of a screen, so subclasses have `pressed` and `typed` for their own.

        What was typed ahead, before the key that changed the screen was answered, is meant for the screen that lies on top now.
        """
        event.stop()
        above = self.app.screen
        if above is self:
            self.pressed(event)
        elif isinstance(above, Tiled) and above.typed_ahead:
            above.post_message(Key(event.key, event.character))

    def dismiss(self, result: Result | None = None) -> AwaitComplete:
        """Closes this screen, and no other: Textual would take away whatever lies on top, were the closing key pressed twice."""
        return super().dismiss(result) if self.app.screen is self else AwaitComplete()

    def pressed(self, event: Key) -> None:
        """What is being typed first, then the registry."""
        if self.typed(event):
            return
        action = keys.meant(self.scope, event.key, self.conditions())
        if action is not None:
            self.act(action.id)
        else:
            self.idle(event.key)

    def idle(self, key: str) -> None:
        """A key that means nothing here now: nothing is said, unless a screen knows what somebody may have meant."""

    def act(self, action: str) -> None:
        """Does what an action of the registry means here."""
        method: Callable[[], None] | None = getattr(self, "do_" + action.replace("-", "_"), None)
        if method is not None:
            method()

    def never(self) -> set[str]:
        """Words of the registry that cannot come to hold here: help leaves their actions out."""
        return set()

    def in_focus(self) -> list[Line]:
        """What the present thing of the screen is, told before its keys; here what the screen itself is for."""
        message = f"help-about-{self.scope}"
        return [((self.words.text(message), "text"),)] if self.words.has(message) else []

    def do_help(self) -> None:
        """All keys of this screen."""
        from pax_tui.screens.texts import HelpScreen

        self.app.push_screen(HelpScreen(self.scope, self.conditions(), self.in_focus(), self.never()))

    def do_palette(self) -> None:
        """All that can be done here, by name."""
        from pax_tui.screens.texts import PaletteScreen

        self.app.push_screen(PaletteScreen(self.scope, self.conditions(), self.act))

    def do_settings(self) -> None:
        """The settings."""
        from pax_tui.screens.settings import SettingsScreen

        self.app.push_screen(SettingsScreen())

    def do_back(self) -> None:
        """Closes the screen."""
        self.dismiss(None)

    def on_panel_clicked(self, message: Panel.Clicked) -> None:
        """A click on a hint does what its key does."""
        message.stop()
        if message.target.startswith("action:"):
            self.act(message.target[7:])
        else:
            self.clicked(message.panel, message.target)

    def clicked(self, panel: str, target: str) -> None:
        """A click on anything else."""

    def conceal(self) -> None:
        """The terminal changes its size or the program goes into the background: what is secret leaves the screen."""

    # -- what every screen shows

    def legal(self) -> list[keys.Action]:
        """What can be done now, in the order of the hints."""
        return keys.legal(self.scope, self.conditions())

    def hints(self) -> Bar:
        """The legal actions by rank, as far as there is room, and always the key for all of them."""
        width = self.app.size.width - 2
        spans: list[Span] = []
        hits: list[str] = []
        used = 0
        found = [a for a in self.legal() if a.rank]
        last = next((a for a in found if a.id == "help"), None)
        found = [a for a in found if a is not last]
        reserve = len(self.words.text("key-help")) + 4 if last else 0
        for action in [*found, *([last] if last else [])]:
            label = self.words.text(f"key-{action.id}")
            need = len(action.sign) + len(label) + 3
            if used + need > width - (reserve if action is not last else 0):
                continue
            spans += [(action.sign, "bar-key"), (f" {label}  ", "bar")]
            hits += [f"action:{action.id}"] * 2
            used += need
        return Bar(tuple(spans), (), "bar", tuple(hits))


class TextScreen(Tiled[Result]):
    """A heading, a text with its own viewport, hints. Lines can have ids, one of which is selected."""

    def __init__(self) -> None:
        super().__init__()
        self.top = 0
        self.chosen = -1
        self.ids: list[str] = []
        self.shown_rows: tuple[tuple[int, Line], ...] = ()
        self.scrolled = False
        """The text was moved by itself; it need not show the selection."""

    def compose(self) -> Any:
        """Heading, body, hints."""
        yield Panel(paint.bar, self.look, id="head")
        yield Panel(paint.text, self.look, id="body")
        yield Panel(paint.bar, self.look, id="hints")

    def areas(self, width: int, height: int) -> dict[str, Region]:
        """The body between two rows."""
        return {
            "head": Region(0, 0, width, 1),
            "body": Region(0, 1, width, max(1, height - 2)),
            "hints": Region(0, height - 1, width, 1),
        }

    def content(self) -> tuple[str, list[Line], list[str]]:
        """The title, the lines and their ids."""
        raise NotImplementedError

    def heading(self) -> Line:
        """The first row."""
        return ()

    def on_mount(self) -> None:
        """Shows everything."""
        self.redraw()

    def on_resize(self) -> None:
        """Shows everything anew; the selection stays."""
        self.call_after_refresh(self.redraw)

    def on_screen_resume(self) -> None:
        """Shows everything when another screen was closed."""
        self.redraw()

    def restyle(self) -> None:
        """Another theme; words and signs may be others too."""
        super().restyle()
        self.redraw()

    def redraw(self) -> None:
        """Shows the present content."""
        if not self.children:
            return  # closed meanwhile
        body, room = self.panel("body"), self.room
        if room.height < 3:
            return
        title, lines, ids = self.content()
        self.ids = ids
        if any(ids) and (self.chosen < 0 or self.chosen >= len(ids) or not ids[self.chosen]):
            self.chosen = next(n for n, name in enumerate(ids) if name)
        self.shown_rows = paint.text_rows(tuple(lines), max(1, room.width - 4), True)
        at = [y for y, (n, _) in enumerate(self.shown_rows) if n == self.chosen]
        if at and not self.scrolled:
            self.top = min(max(self.top, at[-1] - self.height + 1), at[0])
        self.top = paint.clamp_top(self.top, len(self.shown_rows), self.height)
        self.panel("head").show(Bar(self.heading() or ((title, "bar-strong"),), (), "bar"))
        body.show(Text(title, tuple(lines), tuple(ids), self.top, self.chosen))
        self.panel("hints").show(self.hints())

    @property
    def room(self) -> Region:
        """Where the body stands, as soon as the terminal has a size: the screen itself gets one with its first frame."""
        return self.areas(*self.app.size).get("body", Region())

    @property
    def height(self) -> int:
        """How many rows of the text can be seen."""
        return max(1, self.room.height - 2)

    def cursor_cell(self) -> Offset | None:
        """What is typed or selected; without either the beginning of the text."""
        panels = (child for child in self.children if isinstance(child, Panel) and child.display)
        return next((cell for panel in panels if (cell := panel.cursor_cell()) is not None), self.room.offset + Offset(2, 1))

    def move(self, by: int) -> None:
        """Moves the selection to the next line that can be selected, or the text while that one is out of sight."""
        known = [n for n, name in enumerate(self.ids) if name]
        after = [n for n in known if (n > self.chosen if by > 0 else n < self.chosen)]
        target = (after[0] if by > 0 else after[-1]) if after else None
        at = [y for y, (n, _) in enumerate(self.shown_rows) if n == target]
        if target is not None and at and self.top - 1 <= at[0] <= self.top + self.height:
            self.chosen, self.scrolled = target, False
        else:
            self.scroll(by * (1 if not known else STEP))
            return
        self.redraw()

    def scroll(self, by: int) -> None:
        """Moves the text; the selection goes to the nearest line in sight that can be selected."""
        before = self.top
        self.top = paint.clamp_top(self.top + by, len(self.shown_rows), self.height)
        known = {n for n, name in enumerate(self.ids) if name}
        seen = [n for n, _ in self.shown_rows[self.top : self.top + self.height] if n in known]
        if seen and self.chosen not in seen:
            self.chosen = seen[0] if by > 0 else seen[-1]
        self.scrolled = True
        if self.top == before and known:
            self.chosen = max(seen, default=self.chosen) if by > 0 else min(seen, default=self.chosen)
        self.redraw()

    @property
    def selected(self) -> str:
        """The id of the selected line."""
        return self.ids[self.chosen] if 0 <= self.chosen < len(self.ids) else ""

    def do_up(self) -> None:
        """One up."""
        self.move(-1)

    def do_down(self) -> None:
        """One down."""
        self.move(1)

    def do_to_top(self) -> None:
        """To the beginning."""
        self.scroll(-len(self.shown_rows))

    def do_to_bottom(self) -> None:
        """To the end."""
        self.scroll(len(self.shown_rows))

    def do_page_up(self) -> None:
        """A page up."""
        self.scroll(1 - self.height)

    def do_page_down(self) -> None:
        """A page down."""
        self.scroll(self.height - 1)

    def clicked(self, panel: str, target: str) -> None:
        """A click selects; on the selected line it opens."""
        if target in self.ids:
            if self.selected == target:
                self.act("open")
            else:
                self.chosen, self.scrolled = self.ids.index(target), False
                self.redraw()

    def on_panel_scrolled(self, message: Panel.Scrolled) -> None:
        """The wheel moves the text."""
        message.stop()
        self.scroll(message.rows)
