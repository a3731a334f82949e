"""Francis Drake for people: its names and the board as text."""

from __future__ import annotations

from typing import Any

from pax_tui.games.face import Face
from pax_tui.games.francis_drake.names import WORDS
from pax_tui.wording import Wording


def board(view: Any, words: Wording) -> list[str]:
    """The board as lines of text."""
    from pax_tui.games.francis_drake import lines

    return lines.board(view, words)


FACE = Face("Francis Drake", WORDS, board)
