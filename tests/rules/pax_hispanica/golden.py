"""Which golden records Pax Hispanica has: every way of ending that a number of players can have."""

from __future__ import annotations

from rules.kernel.record import Record
from rules.pax_hispanica.game import GAME
from rules.pax_hispanica.tables import COLORS
from tests.golden import RECORDS, Corpus
from tests.lively import lively


def ending(record: Record) -> str:
    """How a finished game ended, as the names of files have it."""
    result = record.position.result
    assert result is not None
    how = {0: " nobody", 1: " won"}.get(len(result.winners), " shared") if result.section == "G3a" else ""
    return result.section + how


CORPUS = Corpus(
    game=GAME,
    home=RECORDS,
    tables=(("red", "blue"), ("purple", "red", "blue"), ("red", "blue", "orange", "green"), COLORS),
    wanted=(
        *((2, e) for e in ("G3a won", "G3a nobody", "G3b")),
        *((3, e) for e in ("G3a won", "G3b", "G3c", "G3d")),
        *((4, e) for e in ("G3a won", "G3a nobody", "G3d")),
        *((5, e) for e in ("G3a won", "G3a shared", "G3b", "G3c", "G3d", "G3e")),
    ),
    ending=ending,
    lively=lively,  # a Sun King among random players is rare
)
