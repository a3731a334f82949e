"""Francis Drake for people: its names, the board as text, and the table of the full screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pax_tui.games.face import Face
from pax_tui.games.francis_drake.names import WORDS
from pax_tui.wording import Wording
from rules.kernel.record import Record


def board(view: Any, words: Wording) -> list[str]:
    """The board as lines of text."""
    from pax_tui.games.francis_drake import lines

    return lines.board(view, words)


def telling(record: Record, words: Wording) -> list[str]:
    """Who has won and why, the final counts and the story, as lines of text."""
    from pax_tui.games.francis_drake import course
    from pax_tui.games.say import Say, told_plainly

    say = Say(words)
    return told_plainly(course.course(say, record), course.counts(say, record.position.view(None)))


def coaching(view: Any, seat: int) -> Mapping[str, Any]:
    """What the coach counts."""
    from pax_tui.games.francis_drake import advice

    return advice.coaching(view, seat)


PANELS = {"table": "pax_tui.games.francis_drake.table:DrakeTable"}
FACE = Face("Francis Drake", WORDS, board, panels=PANELS, telling=telling, coaching=coaching)
