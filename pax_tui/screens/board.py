"""The board on the screen: where its panels stand at each size, and looking around. The table and the replay are its two kinds.

At 200x60 everything is open. At 120x40 the map, the decision and a column with one chosen panel, short playmats and the log. At 80x24 one
panel at a time. The status rows, the decision, the cursor row and the hints are there at every size.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic

from textual.events import Key
from textual.geometry import Offset, Region

from pax_tui import keys
from pax_tui.games.table import Table, Tile
from pax_tui.screens.base import LEAST, Result, Tiled
from pax_tui.screens.choosing import matches
from pax_tui.widgets import paint
from pax_tui.widgets.chart import Direction
from pax_tui.widgets.map import MapView, PlaceChosen, PlaceLooked
from pax_tui.widgets.models import Bar, Entry, Log, Question, Text
from pax_tui.widgets.panel import Panel
from pax_tui.widgets.scene import Scene
from pax_tui.widgets.sheet import Line
from rules.kernel.position import Event

LARGE, MEDIUM = (160, 50), (104, 34)
COLUMN, SIDE = 63, 38
LEAST_LOG = 9
SLIM = 4
"""A decision panel of so few rows has no frame, and no room for what an option would bring."""
PAINTERS: dict[str, paint.Painter] = {
    "status": paint.bar,
    "standing": paint.bar,
    "log": paint.log,
    "decision": paint.question,
    "hand": paint.text,
    "look": paint.bar,
    "hints": paint.bar,
    "small": paint.bar,
}


def arrangement(width: int, height: int, tiles: tuple[Tile, ...], tab: str, side: str, hand: bool) -> dict[str, Region]:
    """Where every panel stands. `tab` is the one shown on a small screen, `side` the chosen one of a middle-sized screen."""
    if width < LEAST[0] or height < LEAST[1]:
        return {"small": Region(0, 0, width, 1), "decision": Region(0, 1, width, max(0, height - 1))}
    found = {
        "status": Region(0, 0, width, 1),
        "standing": Region(0, 1, width, 1),
        "look": Region(0, height - 2, width, 1),
        "hints": Region(0, height - 1, width, 1),
    }
    top, bottom = 2, height - 2
    if width >= LARGE[0] and height >= LARGE[1]:
        left = width - COLUMN
        low = bottom - 12
        y = top
        for tile in tiles:
            if tile.above:
                found[tile.id] = Region(0, y, left, tile.rows)
                y += tile.rows
        found["map"] = Region(0, y, left, low - y)
        half = left // 2 if hand else left
        found["decision"] = Region(0, low, half, bottom - low)
        if hand:
            found["hand"] = Region(half, low, left - half, bottom - low)
        _stack(found, {tile.id: tile.rows for tile in tiles if not tile.above}, left, COLUMN, top, bottom)
        return found
    if width >= MEDIUM[0] and height >= MEDIUM[1]:
        left = width - SIDE
        y = top
        for tile in tiles:
            if tile.above and tile.brief:
                found[tile.id] = Region(0, y, left, tile.brief)
                y += tile.brief
        rows = min(bottom - y - 9, max(20 - y + top, left * 32 // 100))
        found["map"] = Region(0, y, left, rows)
        found["decision"] = Region(0, y + rows, left, bottom - y - rows)
        wanted = {tile.id: tile.chosen if tile.id == side else tile.brief for tile in tiles if not tile.above}
        if side in wanted and any(tile.id == side and tile.brief for tile in tiles):
            wanted = {side: bottom - top}  # what is always there takes all the room when it is asked for
        _stack(found, {name: rows for name, rows in wanted.items() if rows}, left, SIDE, top, bottom)
        return found
    if tab == "choice":
        found["decision"] = Region(0, top, width, bottom - top)
        return found
    low = bottom - 3
    found[tab] = Region(0, top, width, low - top)
    found["decision"] = Region(0, low, width, 3)
    return found


def _stack(found: dict[str, Region], wanted: Mapping[str, int], left: int, width: int, top: int, bottom: int) -> None:
    """Panels one below the other, the log in what they leave."""
    y = top
    for name, rows in wanted.items():
        rows = min(rows, bottom - y - LEAST_LOG)
        if rows > 0:
            found[name] = Region(left, y, width, rows)
            y += rows
    found["log"] = Region(left, y, width, bottom - y)


class BoardScreen(Tiled[Result], Generic[Result]):
    """Panels around a map, a cursor on it, a log that scrolls."""

    def __init__(self, table: Any, kind: type[Table]) -> None:
        """`kind`: the class of the table, known before there is one."""
        super().__init__()
        self.table = table
        self.kind = kind
        self.tab, self.side = "map", next((tile.id for tile in kind.tiles(2) if not tile.above), "log")
        self.cursor = ""
        self.back = 0
        self.focus_map = True
        self.seeking: str | None = None
        """The name of a place that is being typed."""
        self._view: Any = None
        self._laid: dict[str, Region] = {}
        """The areas the screen was last laid out with."""

    # -- what a kind of board provides

    @property
    def view(self) -> Any:
        """What is shown, for the one who looks."""
        return self._view

    @property
    def own(self) -> int | None:
        """Whose purse stands in the status row."""
        return None

    @property
    def who(self) -> int | None:
        """Who is shown as the one who decides, where that is not whoever is asked."""
        return None

    def lit(self) -> Mapping[str, str]:
        """Legal targets with their letters."""
        return {}

    def question(self) -> Question:
        """What the decision panel shows."""
        return Question()

    def entries(self) -> tuple[Entry, ...]:
        """What the log shows."""
        return ()

    def right(self) -> Line:
        """The right end of the status row."""
        return ()

    def selection(self) -> Line:
        """What the cursor row says of the selected option, where that is more than of the place under the cursor."""
        return ()

    def looked(self) -> None:
        """The cursor has moved."""

    def picked(self, target: str) -> None:
        """A place was clicked, or Enter pressed on it."""

    # -- the widgets

    def compose(self) -> Any:
        """Every panel; the arrangement decides which are seen."""
        chart = MapView(palette=self.look.chart, ascii_only=self.look.ascii, framing=self.kind.framing, id="map")
        chart.can_focus = False
        yield chart
        for tile in self.tiles:
            yield Panel(tile.painter, self.look, id=tile.id)
        for name, painter in PAINTERS.items():
            yield Panel(painter, self.look, id=name)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The panels of the game's own."""
        return self.kind.tiles(len(getattr(self._view, "seats", ())) or 5)

    @property
    def map(self) -> MapView:
        """The map."""
        return self.get_child_by_id("map", MapView)

    def areas(self, width: int, height: int) -> dict[str, Region]:
        """See `arrangement`."""
        hand = self._view is not None and self.table is not None and self.table.shows_hand(self._view)
        return arrangement(width, height, self.tiles, self.tab, self.side, hand)

    def on_mount(self) -> None:
        """Everything, as soon as there is a size."""
        self.call_after_refresh(self.redraw)

    def on_resize(self) -> None:
        """Everything anew; the place stays."""
        self._laid = {}
        self.call_after_refresh(self.redraw)

    # -- drawing

    def restyle(self) -> None:
        """Another theme: the map, the tokens on it and every panel."""
        self.table.theme = self.look
        self.map.restyle(self.look.chart, self.look.ascii)
        super().restyle()
        self.redraw()

    @property
    def arrows_on_map(self) -> bool:
        """Whether arrows move on the map."""
        return True

    def cursor_cell(self) -> Offset | None:
        """The place under the cursor while arrows move on the map, else the selected option; the name that is typed before both."""
        areas = self.areas(*self.size)
        if self.seeking is not None and "look" in areas:
            return self.panel("look").cursor_cell()
        cells = [self.panel("decision").cursor_cell()]
        if self.arrows_on_map:
            on_map = self.map.cursor_cell() if "map" in areas else None
            tiles = [self.panel(tile.id).cursor_cell() for tile in self.tiles if tile.id in areas]
            cells = [on_map, *tiles, *cells]
        return next((cell for cell in cells if cell is not None), None)

    def redraw(self) -> None:
        """Shows everything that is seen and differs."""
        width, height = self.size
        if self._view is None or not width:
            return
        areas, table, view = self.areas(width, height), self.table, self._view
        if "hand" not in areas:
            self.panel("hand").clear()
        if areas != self._laid:
            self._laid = areas
            self.relayout()
            self.call_after_refresh(self.redraw)
        small = "small" in areas
        if small:
            self.panel("small").show(Bar(((self.words.text("too-small", width=width, height=height), "strong"),)))
        else:
            self.panel("status").show(table.status(view, width, self.right(), self.who))
            self.panel("standing").show(table.standing(view, width, self.own))
        if "map" in areas:
            self.map.show(table.scene(view, areas["map"].width, self.lit(), self.cursor))
        for tile in self.tiles:
            if tile.id in areas:
                self.panel(tile.id).show(table.model(tile.id, view, self.lit(), self.cursor, self.who))
        if "hand" in areas:
            lines = table.hand(view)
            self.panel("hand").show(Text("", tuple(line for line, _ in lines), tuple(card for _, card in lines)))
        self.draw_log()
        self.draw_decision()
        self.draw_look()

    def draw_log(self) -> None:
        """The log."""
        if "log" in self.areas(*self.size):
            note = self.words.text("log-back") if self.back else ""
            self.panel("log").show(Log(self.table.say("panel-log"), self.entries(), self.back, note))

    def draw_decision(self) -> None:
        """The decision and the hints that follow from it."""
        panel = self.panel("decision")
        width, height = self.size
        areas = self.areas(width, height)
        if "decision" in areas:
            slim = areas["decision"].height <= SLIM or "small" in areas
            panel.painter = paint.slim if slim else paint.question
            panel.show(self.question())
        if "hints" in areas:
            self.panel("hints").show(self.hints())

    def draw_look(self) -> None:
        """The cursor row: what is typed to find a place, else what the cursor is on."""
        if self.seeking is not None:
            line: Line = ((self.words.text("seek") + " ", "key"), (self.seeking, "strong"), ("▏", "key"))
            found = self.sought()
            if found:
                line += (("  " + ", ".join(name for _, name in found[:6]), "dim"),)
        else:
            line = self.selection() or self.table.look(self._view, self.cursor, self.size.width - 2)
        if "look" in self.areas(*self.size):
            self.panel("look").show(Bar(line))

    # -- looking around

    def look_at(self, target: str) -> None:
        """Moves the cursor to a thing."""
        if target == self.cursor:
            return
        before, self.cursor = self.cursor, target
        areas = self.areas(*self.size)
        if "map" in areas:
            scene: Scene = self.table.scene(self._view, areas["map"].width, self.lit(), self.cursor)
            self.map.show(scene)
        for tile in {self.table.tile_of(before), self.table.tile_of(target)}:
            if tile in areas:
                self.panel(tile).show(self.table.model(tile, self._view, self.lit(), self.cursor, self.who))
        self.draw_look()
        self.looked()

    def go(self, direction: Direction) -> None:
        """Moves the cursor to the nearest thing of the map in a direction."""
        chart = self.map.chart
        if chart is None:
            return
        start = self.cursor if chart.where(self.cursor) else ""
        target = chart.nearest(start, direction) if start else next(iter(chart.targets()), None)
        if target:
            self.look_at(target)

    def on_place_looked(self, message: PlaceLooked) -> None:
        """The mouse clicked a place; hovering shows it in the cursor row."""
        message.stop()
        if message.hover:
            if "look" in self.areas(*self.size) and self._view is not None and self.seeking is None:
                self.panel("look").show(Bar(self.table.look(self._view, message.id or self.cursor, self.size.width - 2)))
        else:
            self.cursor = ""
            self.look_at(message.id)

    def on_place_chosen(self, message: PlaceChosen) -> None:
        """A place was clicked."""
        message.stop()
        self.picked(message.id)

    def on_panel_scrolled(self, message: Panel.Scrolled) -> None:
        """The wheel scrolls the log."""
        message.stop()
        if message.panel == "log":
            self.scroll_log(-message.rows)

    def scroll_log(self, rows: int) -> None:
        """Scrolls the log back by so many rows."""
        areas = self.areas(*self.size)
        if "log" not in areas:
            return
        inner = areas["log"].width - 4
        total = sum(len(paint.entry_rows(entry, inner)) for entry in self.entries())
        self.back = min(max(0, self.back + rows), max(0, total - areas["log"].height + 2))
        self.draw_log()

    def clicked(self, panel: str, target: str) -> None:
        """A click on a section opens its rule, on a space moves the cursor."""
        if target.startswith("rule:"):
            self.open_rule(target[5:])
        elif panel == "hand" and target:
            self.open_cards(target)
        elif panel == "log":
            self.do_full_log()
        elif target and self.table.tile_of(target) == panel:
            self.look_at(target)
            self.picked(target)

    def open_rule(self, section: str) -> None:
        """Opens the rules at a section."""
        from pax_tui.screens.texts import RulesScreen

        self.app.push_screen(RulesScreen(self.game_id, section))

    @property
    def game_id(self) -> str:
        """The game's name on the command line."""
        raise NotImplementedError

    def open_cards(self, card: str = "") -> None:
        """Opens the cards."""

    # -- finding

    def sought(self) -> list[tuple[str, str]]:
        """The places whose names fit what is typed."""
        if not self.seeking:
            return []
        return [(i, name) for i, name in self.table.places() if name and matches(self.seeking, name)]

    def seek(self, event: Key) -> bool:
        """Takes a key while a name is typed."""
        if self.seeking is None:
            return False
        if event.key == "escape":
            self.seeking = None
        elif event.key == "enter":
            found = self.sought()
            self.seeking = None
            if found:
                self.look_at(found[0][0])
        elif event.key == "backspace":
            self.seeking = self.seeking[:-1]
        elif event.is_printable and event.character:
            self.seeking += event.character
        else:
            return False
        self.draw_look()
        return True

    # -- keys both kinds have

    def conditions(self) -> set[str]:
        """How much room there is, and which panels can be asked for."""
        width, height = self.size
        private = "cards" if self.kind.cards else "holdings"
        if width >= LARGE[0] and height >= LARGE[1]:
            return {"wide", private}
        shown = {f"tile-{tile.id}" for tile in self.tiles if not tile.above} | {"tile-log"}
        if width >= MEDIUM[0] and height >= MEDIUM[1]:
            return {"wide", private, *shown}
        return {"panels", private, *shown, *(f"tile-{tile.id}" for tile in self.tiles)}

    def act(self, action: str) -> None:
        """Also the keys that show a panel."""
        if action.startswith("show-"):
            self.show_side(action.removeprefix("show-"))
        else:
            super().act(action)

    def do_panel(self, by: int = 1) -> None:
        """The next panel of a small screen."""
        tabs = ("map", "choice", *(tile.id for tile in self.tiles), "log")
        self.tab = tabs[(tabs.index(self.tab) + by) % len(tabs)]
        self.redraw()

    def do_panel_back(self) -> None:
        """The one before."""
        self.do_panel(-1)

    def do_map_focus(self) -> None:
        """Arrows move on the map, or in the list."""
        self.focus_map = not self.focus_map
        self.draw_decision()

    def show_side(self, name: str) -> None:
        """Shows a panel: in the side column, or as the one panel of a small screen."""
        self.tab = "map" if self.tab == name else name
        self.side = name
        self.redraw()

    def in_focus(self) -> list[Line]:
        """What the screen is for, and the place under the cursor."""
        from pax_tui.screens.texts import focus

        place = self.table.look(self._view, self.cursor) if self.cursor and self._view is not None else ()
        return [*super().in_focus(), *focus(self.words, self.game_id, (), "", place)]

    def never(self) -> set[str]:
        """The tiles of other games."""
        tiles = {need for action in keys.of_scope(self.scope) for need in action.needs if need.startswith("tile-")}
        return tiles - {f"tile-{tile.id}" for tile in self.tiles} - {"tile-log"}

    def events(self) -> list[tuple[Event, Entry]]:
        """What the log shows, with the events themselves."""
        return []

    def do_full_log(self) -> None:
        """The whole log, with filters."""
        from pax_tui.screens.logs import LogScreen, tell

        view, words = self._view, self.table.words
        self.app.push_screen(LogScreen(tell(self.events(), self.table, words), self.table, words, self.game_id, lambda: view))

    def do_legend(self) -> None:
        """What the letters on the map mean."""
        from pax_tui.screens.texts import LegendScreen

        self.app.push_screen(LegendScreen(self.table.legend()))

    def card_in_focus(self) -> str:
        """The card that the selected thing speaks of; "" for none."""
        return ""

    def do_cards(self) -> None:
        """The cards, beginning with the one in focus."""
        self.open_cards(self.card_in_focus())

    def do_holdings(self) -> None:
        """What only its owner may see."""
        self.open_cards()

    def do_up(self) -> None:
        """North."""
        self.go("up")

    def do_down(self) -> None:
        """South."""
        self.go("down")

    def do_left(self) -> None:
        """West."""
        self.go("left")

    def do_right(self) -> None:
        """East."""
        self.go("right")

    def do_log_up(self) -> None:
        """Back in the log."""
        self.scroll_log(5)

    def do_log_down(self) -> None:
        """On in the log."""
        self.scroll_log(-5)
