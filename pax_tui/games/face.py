"""Face: what the program needs to know of a game besides its rules.

A module `pax_tui/games/<game>.py` makes one and calls it FACE. It imports no Textual.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from pax_tui.wording import Vocabulary, Wording
from rules.kernel.decision import Option
from rules.kernel.position import Position
from rules.kernel.record import Record


class Clerk(Protocol):
    """Who asks the questions of a deal, line by line."""

    def say(self, line: str) -> None:
        """Writes a line."""

    def ask(self, prompt: str) -> str:
        """Writes a prompt and returns the answer, without spaces around it; an empty answer gives the deal up. Raises EOFError."""

    def alone(self, seat: int) -> None:
        """Makes sure that from here to the end of the deal only this seat looks at what is written."""


Board = Callable[[Any, Wording], Sequence[str]]
"""A view (of one seat, or of the open table) as lines of plain text, ASCII but for names."""

Dialogue = Callable[[Position, Sequence[int], Wording, Clerk], Option | None]
"""Asks, for one of the seats given (the persons at the keyboard), what is to be dealt; None when given up."""


Foresight = Callable[[Any, Wording], Sequence[str]]
"""A view: what the game's own automaton could do next, as lines of plain text; none where nothing is told."""

Telling = Callable[[Record, Wording], Sequence[str]]
"""How a game that is over came out and how it went, as lines of plain text."""


Coaching = Callable[[Any, int], Mapping[str, Any]]
"""A view and who is asked: what is counted for the coach."""


def nothing_counted(view: Any, seat: int) -> Mapping[str, Any]:
    """The coaching of a game for which nothing is counted."""
    return {}


def nothing_told(record: Record, words: Wording) -> Sequence[str]:
    """The telling of a game that has none."""
    return ()


def nothing_foreseen(view: Any, words: Wording) -> Sequence[str]:
    """The foresight of a game whose automaton, if it has one, tells nothing in advance."""
    return ()


def no_deal(position: Position, seats: Sequence[int], words: Wording, clerk: Clerk) -> Option | None:
    """The dialogue of a game without deals."""
    clerk.say(words.text("plain-no-deals"))
    return None


@dataclass(frozen=True)
class Face:
    """Words, the board as text, deals line by line."""

    title: str
    words: Vocabulary
    board: Board
    deal: Dialogue = no_deal
    panels: Mapping[str, Any] = field(default_factory=dict)
    """What the full screen adds; this module does not look at it."""
    telling: Telling = nothing_told
    foresight: Foresight = nothing_foreseen
    coaching: Coaching = nothing_counted
    """What the coach counts of a position, by the names that its messages use."""
