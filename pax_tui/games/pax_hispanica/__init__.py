"""Pax Hispanica for people: its names, the board as text, deals line by line, and the table of the full screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pax_tui.games.face import Clerk, Face
from pax_tui.games.pax_hispanica.names import WORDS
from pax_tui.wording import Wording
from rules.kernel.decision import Option
from rules.kernel.position import Position
from rules.kernel.record import Record


def board(view: Any, words: Wording) -> list[str]:
    """The board as lines of text."""
    from pax_tui.games.pax_hispanica import lines

    return lines.board(view, words)


def deal(position: Position, seats: Sequence[int], words: Wording, clerk: Clerk) -> Option | None:
    """Asks for a deal line by line."""
    from pax_tui.games.pax_hispanica import bargain_lines

    return bargain_lines.ask(position, seats, words, clerk)


def telling(record: Record, words: Wording) -> list[str]:
    """Why the game ended as it did, and its story, as lines of text."""
    from pax_tui.games.pax_hispanica import lines

    return lines.telling(record, words)


def foresight(view: Any, words: Wording) -> list[str]:
    """What the Sun King could attack next, as lines of text."""
    from pax_tui.games.pax_hispanica import lines

    return lines.foresight(view, words)


def coaching(view: Any, seat: int) -> Mapping[str, Any]:
    """What the coach counts."""
    from pax_tui.games.pax_hispanica import advice

    return advice.coaching(view, seat)


PANELS = {"table": "pax_tui.games.pax_hispanica.table:PaxTable", "seat": "pax_tui.games.pax_hispanica.host:about_seat"}
FACE = Face("Pax Hispanica", WORDS, board, deal, PANELS, telling, foresight, coaching)
