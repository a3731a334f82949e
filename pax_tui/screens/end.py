"""The end of a game: who has won, by which section, what was counted, how it went year by year, and the replay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from pax_tui.screens.base import TextScreen
from pax_tui.session import Happened
from pax_tui.widgets.sheet import Line, fit, width_of
from pax_tui.wording import Wording
from rules.kernel.record import Record

CELL, TITLE, EDGES = 16, 20, 4
"""The widest column, that of what is counted, and what the frame takes."""


def short(text: str, room: int) -> str:
    """A value of a column; the number at its end stays whole."""
    first, _, last = text.rpartition(" ")
    return f"{fit(first, room - width_of(last) - 1)} {last}" if first and width_of(text) > room else fit(text, room)


class EndScreen(TextScreen[None]):
    """How it ended."""

    scope: ClassVar[str] = "end"

    def __init__(self, record: Record, last: Sequence[Happened], table: Any, words: Wording) -> None:
        """`last`: what happened at the end, with the events that say who has won."""
        super().__init__()
        self.record, self.last, self.table, self.tongue = record, last, table, words
        self._lines: list[Line] = []
        self._width = 0

    def content(self) -> tuple[str, list[Line], list[str]]:
        """Result, counts, course."""
        if self._width != self.size.width:
            self._width = self.size.width
            self._lines = self._make()
        return self.words.text("end-title"), self._lines, [""] * len(self._lines)

    def _make(self) -> list[Line]:
        words, position = self.words, self.record.position
        result = position.outcome()
        if result is None:
            return [((words.text("goes-on", turn=self.record.game.turn(position)), "text"),)]
        winners = [self.tongue.seat(s) for s in result.winners]
        over = words.text("over", count=len(winners), winners=", ".join(winners), section=result.section)
        lines: list[Line] = [((over, "strong"),)]
        last = [e for h in self.last for e in h.events if e[0] in ("won", "shared", "no_winner", "token_count")]
        lines += [((self.tongue.event(event), "good" if event[0] == "won" else "text"),) for event in last]
        heads, counts = self.table.counts(position.view(None))
        lines += [(), ((words.text("end-counts"), "title"),)]
        cell = max(4, min(CELL, (self._width - EDGES - TITLE) // len(heads)))
        head: Line = ((" " * TITLE, "text"),)
        for text, role in heads:
            name = fit(text, cell - 1)
            head += ((name, role), (" " * (cell - width_of(name)), "text"))
        lines.append(head)
        for count in counts:
            values = [short(value, cell - 1) for value in count.values]
            lines.append(((f"{count.title:<{TITLE}}", "dim"), ("".join(v + " " * (cell - width_of(v)) for v in values), "text")))
        return [*lines, *self._course()]

    def _course(self) -> list[Line]:
        """Tokens and dollars at the end of each sail year, by replaying."""
        courses = getattr(self.table, "course", None)
        if courses is None or self.record.diverged is not None:
            return []
        lines: list[Line] = [(), ((self.words.text("end-course"), "title"),)]
        return [*lines, *courses(self.record)]

    def do_open(self) -> None:
        """Enter: the replay."""
        self.do_replay()

    def do_replay(self) -> None:
        """Steps through the game."""
        from pax_tui.screens.replay import ReplayScreen

        self.app.push_screen(ReplayScreen(self.record, type(self.table), over=True))

    def do_leave(self) -> None:
        """Back to the first page."""
        self.app.leave_table()
