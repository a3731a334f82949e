"""Francis Drake for people: its names, the board as text, and the table of the full screen."""

from __future__ import annotations

from typing import Any

from pax_tui.games.face import Face
from pax_tui.games.francis_drake.names import WORDS
from pax_tui.wording import Wording


def board(view: Any, words: Wording) -> list[str]:
    """The board as lines of text."""
    from pax_tui.games.francis_drake import lines

    return lines.board(view, words)


PANELS = {"table": "pax_tui.games.francis_drake.table:DrakeTable"}
FACE = Face("Francis Drake", WORDS, board, panels=PANELS)
