"""The end of a game: who has won, by which section, what was counted, how it went year by year, and the replay."""

from __future__ import annotations

from typing import Any, ClassVar

from pax_tui.screens.base import TextScreen
from pax_tui.session import Session
from pax_tui.widgets.sheet import Line, width_of
from pax_tui.wording import Wording

CELL = 16


class EndScreen(TextScreen[None]):
    """How it ended."""

    scope: ClassVar[str] = "end"

    def __init__(self, session: Session, table: Any, words: Wording) -> None:
        super().__init__()
        self.session, self.table, self.tongue = session, table, words
        self._lines: list[Line] | None = None

    def content(self) -> tuple[str, list[Line], list[str]]:
        """Result, counts, course."""
        if self._lines is None:
            self._lines = self._make()
        return self.words.text("end-title"), self._lines, [""] * len(self._lines)

    def _make(self) -> list[Line]:
        session, words = self.session, self.words
        result = session.result
        if result is None:
            return [((words.text("goes-on", turn=session.turn), "text"),)]
        winners = [self.tongue.seat(s) for s in result.winners]
        over = words.text("over", count=len(winners), winners=", ".join(winners), section=result.section)
        lines: list[Line] = [((over, "strong"),)]
        last = [e for h in session.log[-3:] for e in h.events if e[0] in ("won", "shared", "no_winner", "token_count")]
        lines += [((self.tongue.event(event), "good" if event[0] == "won" else "text"),) for event in last]
        heads, counts = self.table.counts(session.view(None))
        lines += [(), ((words.text("end-counts"), "title"),)]
        head: Line = ((f"{'':<20}", "text"),)
        for text, role in heads:
            head += ((text[: CELL - 1], role), (" " * max(1, CELL - width_of(text)), "text"))
        lines.append(head)
        for count in counts:
            cells = "".join(f"{value[: CELL - 1]:<{CELL}}" for value in count.values)
            lines.append(((f"{count.title:<20}", "dim"), (cells, "text")))
        return [*lines, *self._course()]

    def _course(self) -> list[Line]:
        """Tokens and dollars at the end of each sail year, by replaying."""
        courses = getattr(self.table, "course", None)
        if courses is None or self.session.diverged is not None:
            return []
        lines: list[Line] = [(), ((self.words.text("end-course"), "title"),)]
        return [*lines, *courses(self.session.record)]

    def do_open(self) -> None:
        """Enter: the replay."""
        self.do_replay()

    def do_replay(self) -> None:
        """Steps through the game."""
        from pax_tui.screens.replay import ReplayScreen

        self.app.push_screen(ReplayScreen(self.session.record, type(self.table), over=True))

    def do_leave(self) -> None:
        """Back to the first page."""
        self.app.leave_table()
