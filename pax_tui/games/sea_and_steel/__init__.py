"""Sea & Steel for people: its names, the board as text, how a game went, and the table of the full screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pax_tui.games.face import Face
from pax_tui.games.sea_and_steel.names import WORDS
from pax_tui.wording import Wording
from rules.kernel.record import Record


def board(view: Any, words: Wording) -> list[str]:
    """The board as lines of text."""
    from pax_tui.games.sea_and_steel import lines

    return lines.board(view, words)


def telling(record: Record, words: Wording) -> list[str]:
    """How the game ended and how it went, as lines of text."""
    from pax_tui.games.say import Say
    from pax_tui.games.sea_and_steel import course

    return course.telling(Say(words), record)


def coaching(view: Any, seat: int) -> Mapping[str, Any]:
    """What the coach counts."""
    from pax_tui.games.sea_and_steel import advice

    return advice.coaching(view, seat)


PANELS = {"table": "pax_tui.games.sea_and_steel.table:SteelTable"}
FACE = Face("Sea & Steel: Columbus' Voyages", WORDS, board, panels=PANELS, telling=telling, coaching=coaching)
