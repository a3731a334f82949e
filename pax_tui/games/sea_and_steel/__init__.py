"""Sea & Steel for people: its names and the board as text."""

from __future__ import annotations

from typing import Any

from pax_tui.games.face import Face
from pax_tui.games.sea_and_steel.names import WORDS
from pax_tui.wording import Wording


def board(view: Any, words: Wording) -> list[str]:
    """The board as lines of text."""
    from pax_tui.games.sea_and_steel import lines

    return lines.board(view, words)


FACE = Face("Sea & Steel: Columbus' Voyages", WORDS, board, panels={"table": "pax_tui.games.sea_and_steel.table:SteelTable"})
