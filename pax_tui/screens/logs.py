"""The log as a screen of its own: the whole game, by player, kind of event, year and typed words. It shows what the log panel may show.

Where there is room the selected entry is explained beside it: its rule, and the card it speaks of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, NamedTuple

from textual.geometry import Region

from pax_tui import rulebook
from pax_tui.games.table import Table
from pax_tui.screens.filtering import Filtered, marked
from pax_tui.screens.rules import RulesScreen, prose
from pax_tui.widgets import paint
from pax_tui.widgets.models import Bar, Entry, Text
from pax_tui.widgets.panel import Panel
from pax_tui.widgets.sheet import Line, width_of, wrap
from pax_tui.wording import Wording
from rules.kernel.position import Event

WIDE = 120
FIELDS = ("player", "kind", "year")
HANG = 2
YEAR = 6
"""The column of the years."""


class Told(NamedTuple):
    """An entry and what it is filtered by."""

    entry: Entry
    event: Event
    year: str
    kind: str
    seats: frozenset[int]
    card: str


def tell(events: Iterable[tuple[Event, Entry]], table: Table, words: Wording) -> list[Told]:
    """Entries with what they are filtered by. Only what the viewer may know is handed in."""
    numbers = {color: n for n, color in enumerate(words.colors)}
    places: dict[str, list[int]] = {}
    """For each kind of event where the seats stand that it names."""
    cards: dict[Any, bool] = {}
    found: list[Told] = []
    year = ""
    for event, entry in events:
        name = event[0]
        if name not in places:
            args = words.vocabulary.args.get(f"event-{name}".replace("_", "-"), ())
            places[name] = [n for n, arg in enumerate(args, 3) if words.kind(arg) == "seat"]
        things = [event[n] for n in places[name] if n < len(event)]
        seats = frozenset(numbers.get(thing, thing) for thing in things if thing in numbers or type(thing) is int)
        card = ""
        for thing in event[3:]:
            if type(thing) is str:
                if thing not in cards:
                    cards[thing] = bool(table.card_line(thing))
                if cards[thing]:
                    card = thing
                    break
        year = table.chapter(event) or year
        found.append(Told(entry, event, year, table.kind(event), seats, card))
    return found


class LogScreen(Filtered[None]):
    """See the module."""

    scope: ClassVar[str] = "log"

    def __init__(self, told: list[Told], table: Table, words: Wording, game: str, view: Callable[[], Any]) -> None:
        """`words` knows the people of the table, `view` gives what lies open."""
        super().__init__()
        self.told, self.table, self.tongue, self.game, self.view = told, table, words, game, view
        seats = sorted({seat for one in told for seat in one.seats})
        kinds = dict.fromkeys(one.kind for one in told if one.kind)
        self.values: dict[str, list[Any]] = {
            "player": [None, *seats],
            "kind": [None, *sorted(kinds, key=self.kind_name)],
            "year": [None, *dict.fromkeys(one.year for one in told if one.year)],
        }
        self.at = dict.fromkeys(FIELDS, 0)
        """The value chosen of each field."""
        self.field = FIELDS[0]
        self._made: tuple[Any, list[Line], list[str]] | None = None
        self._listed: list[Told] = []
        self.newest = True
        """The selection is on the last entry until it is moved."""

    def kind_name(self, kind: str) -> str:
        """What a kind of event is called."""
        return self.table.say(f"log-kind-{kind}")

    def compose(self) -> Any:
        """The entries, and about the selected one."""
        yield from super().compose()
        yield Panel(paint.text, self.look, id="about")

    def areas(self, width: int, height: int) -> dict[str, Region]:
        """Side by side where there is room."""
        found = super().areas(width, height)
        if width >= WIDE:
            right = min(64, width * 36 // 100)
            found["body"] = Region(0, 1, width - right, max(1, height - 2))
            found["about"] = Region(width - right, 1, right, max(1, height - 2))
        return found

    # -- what is shown

    def chosen_value(self, name: str) -> Any:
        """What a field narrows the log to; None for everything."""
        return self.values[name][self.at[name]]

    def keeps(self, one: Told) -> bool:
        """Whether the filters let an entry through."""
        player, kind, year = (self.chosen_value(name) for name in FIELDS)
        return (
            (player is None or player in one.seats)
            and (kind is None or one.kind == kind)
            and (year is None or one.year == year)
            and self.fits(one.entry.text, one.entry.section)
        )

    def content(self) -> tuple[str, list[Line], list[str]]:
        """A row or more for each entry: what happened, its section at the right."""
        words, width = self.words, self.room.width - 4
        key = (width, self.word, *self.at.values())
        if self._made is None or self._made[0] != key:
            self._listed = [one for one in self.told if self.keeps(one)]
            lines: list[Line] = []
            ids: list[str] = []
            for n, one in enumerate(self._listed):
                rows = self._rows(one, width)
                lines += rows
                ids += [str(n), *[""] * (len(rows) - 1)]
            if not lines:
                lines, ids = [((words.text("log-none" if self.told else "log-empty"), "dim"),)], [""]
            self._made = (key, lines, ids)
            if self.newest:
                self.chosen = max((n for n, name in enumerate(ids) if name), default=-1)
        _, lines, ids = self._made
        all_of_it = len(self.told)
        shown = len(self._listed)
        count = words.text("log-entries", n=shown) if shown == all_of_it else words.text("log-entries-of", n=shown, all=all_of_it)
        return f"{words.text('log-title')} · {count}", lines, ids

    def _rows(self, one: Told, width: int) -> list[Line]:
        """Where the log is narrowed, no line above says which year it is: each entry says it itself."""
        entry, section = one.entry, one.entry.section
        when = f"{one.year:<{YEAR}}" if (self.word or any(self.at.values())) and not self.at["year"] else ""
        begins = 2 + len(when)
        parts = wrap(entry.text, max(8, width - begins - (len(section) + 1 if section else 0)), HANG)
        rows: list[Line] = []
        for n, part in enumerate(parts):
            mark: Line = (("▌ " if entry.fresh else "  ", "key"), (when if n == 0 else " " * len(when), "dim"))
            pad = " " * max(1, width - width_of(part) - begins - len(section)) if section and n == 0 else ""
            end: Line = ((pad, "text"), (section, "dim")) if pad else ()
            rows.append((*mark, *marked(part, entry.role, self.word), *end))
        return rows

    def heading(self) -> Line:
        """The fields and what is typed."""
        words = self.words
        line: list[tuple[str, str]] = []
        for name in FIELDS:
            value = self.chosen_value(name)
            said = words.text("log-any") if value is None else self._said(name, value)
            here = name == self.field
            line += [(words.text(f"log-{name}") + " ", "bar-key" if here else "bar-dim")]
            line += [(f"‹{said}›" if here else f" {said} ", "bar-strong"), ("   ", "bar")]
        return (*line, *self.asking())

    def _said(self, name: str, value: Any) -> str:
        if name == "player":
            return self.tongue.seat(value)
        return self.kind_name(value) if name == "kind" else str(value)

    def redraw(self) -> None:
        """The entries, the fields as something to click, and about the selected entry."""
        super().redraw()
        if not self.children or self.room.height < 3:
            return
        line = self.heading()
        hits = tuple(f"field:{FIELDS[n // 3]}" if n < 3 * len(FIELDS) else "" for n in range(len(line)))
        self.panel("head").show(Bar(line, (), "bar", hits))
        if "about" in self.areas(*self.app.size):
            self.panel("about").show(self._about())

    @property
    def picked(self) -> Told | None:
        """The selected entry."""
        return self._listed[int(self.selected)] if self.selected else None

    def _about(self) -> Text:
        """The rule of the selected entry, and its card."""
        one, words = self.picked, self.words
        if one is None:
            return Text(words.text("log-rule"))
        lines: list[Line] = [((one.entry.text, "strong"),)]
        if one.card:
            lines += [(), *self.table.card(self.view(), one.card)]
        entry = self._rule(one.entry.section)
        if entry is not None:
            lines += [(), ((entry.heading, "title"),), *prose(rulebook.plain(entry.text))]
        return Text(words.text("log-rule"), tuple(lines))

    def _rule(self, section: str) -> rulebook.Entry | None:
        try:
            return rulebook.load(self.game).get(section) if section else None
        except rulebook.NoRulebookError:
            return None

    # -- keys

    def conditions(self) -> set[str]:
        """Whether the selected entry speaks of a card."""
        one = self.picked
        return {"card"} if one is not None and one.card else set()

    def narrowed(self) -> None:
        """Something else is filtered: the newest entry that fits is selected."""
        self.newest, self._made = True, None
        super().narrowed()

    def move(self, by: int) -> None:
        """Moves the selection."""
        self.newest = False
        super().move(by)

    def scroll(self, by: int) -> None:
        """Moves the text."""
        self.newest = False
        super().scroll(by)

    def do_field(self, by: int = 1) -> None:
        """The next filter."""
        self.field = FIELDS[(FIELDS.index(self.field) + by) % len(FIELDS)]
        self.redraw()

    def do_field_back(self) -> None:
        """The one before."""
        self.do_field(-1)

    def do_value_on(self, by: int = 1) -> None:
        """The next value of the filter."""
        self.at[self.field] = (self.at[self.field] + by) % len(self.values[self.field])
        self.narrowed()

    def do_value_back(self) -> None:
        """The one before."""
        self.do_value_on(-1)

    def do_open(self) -> None:
        """The rule of the selected entry."""
        one = self.picked
        if one is not None and one.entry.section:
            self.app.push_screen(RulesScreen(self.game, one.entry.section))

    def do_entry_card(self) -> None:
        """The card of the selected entry."""
        from pax_tui.screens.texts import LegendScreen

        one = self.picked
        if one is not None and one.card:
            text = Text(self.words.text("log-card"), tuple(self.table.card(self.view(), one.card)))
            self.app.push_screen(LegendScreen(text, game=self.game, sections=self.table.card_sections(one.card)))

    def do_back(self) -> None:
        """First gives the filters up, then closes."""
        if any(self.at.values()):
            self.at = dict.fromkeys(FIELDS, 0)
            self.narrowed()
        else:
            self.dismiss(None)

    def clicked(self, panel: str, target: str) -> None:
        """A click on a filter gives it its next value."""
        if target.startswith("field:"):
            self.field = target[6:]
            self.do_value_on()
        elif panel == "body":
            super().clicked(panel, target)
