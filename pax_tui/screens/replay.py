"""The replay: a record, choice by choice, on the same board."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import Any, ClassVar

from textual.events import Key

from pax_tui import games
from pax_tui.screens.board import BoardScreen
from pax_tui.session import replayed
from pax_tui.widgets.models import Entry, Question
from pax_tui.widgets.sheet import Line
from pax_tui.wording import Wording
from rules.kernel.decision import CHANCE
from rules.kernel.record import Record

SHOWN = 300
"""How many entries of the log are kept before the present one."""


class ReplayScreen(BoardScreen[None]):
    """Steps through a record. Only what lay open is shown, and secret choices only of a finished game."""

    scope: ClassVar[str] = "replay"

    def __init__(self, record: Record, table: Any, over: bool) -> None:
        """`table`: the class that makes the view models of the game."""
        self.tongue = Wording(games.face(record.game.id).words, record.game, record.seats)
        self._table_class = table
        super().__init__(None, table)
        self.record, self.over = record, over
        self.told = replayed(record)
        """Everything that happened, choice by choice."""
        start = 1 if self.told and not self.told[0].option else 0
        self.setup, self.told = self.told[:start], self.told[start:]
        self.at = 0
        """How many choices have been made."""
        self._now = Record.new(record.game, record.seats, record.options)
        self.steps = [n + 1 for n, h in enumerate(self.told) if h.seat != CHANCE or any(e[0] == "year" for e in h.events)]
        self.years = [n + 1 for n, h in enumerate(self.told) if any(e[0] == "year" for e in h.events)]

    def on_mount(self) -> None:
        """The beginning."""
        self.table = self._table_class(self.tongue, self.look)
        self.go_to(0)

    @property
    def game_id(self) -> str:
        """The game's name on the command line."""
        return self.record.game.id

    def go_to(self, number: int) -> None:
        """Shows the position after so many choices."""
        number = min(max(number, 0), len(self.told))
        if number < self.at:
            self._now, self.at = Record.new(self.record.game, self.record.seats, self.record.options), 0
        while self.at < number:
            self._now.play(self.told[self.at].option)
            self.at += 1
        self._now.position.decision  # noqa: B018 - reading it runs the position on to its question
        self._view = self._now.position.view(None)
        self.back = 0
        if self.is_mounted:
            self.redraw()

    def entries(self) -> tuple[Entry, ...]:
        """What happened up to here."""
        first = max(0, self.at - SHOWN)
        found = []
        for happened in [*(self.setup if not first else []), *self.told[first : self.at]]:
            for event in happened.events:
                if not event[2] or self.over:
                    role = "title" if event[0] == "year" else "good" if event[0] == "won" else "text"
                    found.append(Entry(self.tongue.event(event), event[1], role, happened.number == self.at - 1 and bool(happened.option)))
        return tuple(found)

    def question(self) -> Question:
        """What was chosen last, and what comes next."""
        words = self.words
        title = self.words.text("replay-title")
        place: Line = ((words.text("replay-at", n=str(self.at), all=str(len(self.told))), "strong"),)
        notes: list[Line] = []
        if self.at:
            last = self.told[self.at - 1]
            if last.seat != CHANCE and (self.over or not last.secret):
                text = words.text("chose", number=str(self.at), seat=self.tongue.seat(last.seat), option=self.tongue.option(last.option))
                notes.append(((text, "text"),))
        decision = self._now.position.decision
        if decision is None:
            notes.append(((words.text("over-now"), "strong"),))
        elif decision.seat != CHANCE:
            notes.append((("► ", "key"), (self.tongue.question(decision), "text"), (f" ({decision.section})", "dim")))
        return Question(title, place, notes=tuple(note for note in notes))

    def typed(self, event: Key) -> bool:
        """A name that is looked for."""
        return self.seek(event)

    def do_find(self) -> None:
        """Looks for a place by name."""
        self.seeking = ""
        self.draw_look()

    def open_cards(self, card: str = "") -> None:
        """The open cards."""
        from pax_tui.screens.cards import CardsScreen

        self.app.push_screen(CardsScreen(self.table, self._now.position.view, None, [], card))

    def conditions(self) -> set[str]:
        """Whether the result may be told."""
        return super().conditions() | ({"over"} if self.over and self.at == len(self.told) else set())

    def do_result(self) -> None:
        """How the game ended: the page the replay was opened from, or a new one."""
        from pax_tui.screens.end import EndScreen

        if isinstance(self.app.screen_stack[-2], EndScreen):
            self.dismiss(None)
        else:
            self.app.push_screen(EndScreen(self.record, self.told[-3:], self.table, self.tongue))

    def do_next(self) -> None:
        """The next choice of a player."""
        after = bisect_right(self.steps, self.at)
        self.go_to(self.steps[after] if after < len(self.steps) else len(self.told))

    def do_previous(self) -> None:
        """The one before."""
        before = bisect_left(self.steps, self.at) - 1
        self.go_to(self.steps[before] if before >= 0 else 0)

    def do_next_year(self) -> None:
        """The beginning of the next year."""
        after = bisect_right(self.years, self.at)
        self.go_to(self.years[after] if after < len(self.years) else len(self.told))

    def do_previous_year(self) -> None:
        """The beginning of this year, or the one before."""
        before = bisect_left(self.years, self.at) - 1
        self.go_to(self.years[before] if before >= 0 else 0)

    def do_first(self) -> None:
        """The beginning."""
        self.go_to(0)

    def do_last(self) -> None:
        """The end."""
        self.go_to(len(self.told))

    def do_leave(self) -> None:
        """Closes the replay."""
        self.dismiss(None)
