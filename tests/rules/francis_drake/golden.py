"""Which golden records Francis Drake has: a game won by points and one decided by the docks, for every number of players."""

from __future__ import annotations

from rules.francis_drake.game import GAME
from rules.kernel.record import Record
from tests.golden import RECORDS, Corpus
from tests.rules.francis_drake.lively import TABLES, lively


def ending(record: Record) -> str:
    """By which section the game was decided."""
    result = record.position.result
    assert result is not None
    return result.section


CORPUS = Corpus(
    game=GAME,
    home=RECORDS / "francis_drake",
    tables=TABLES,
    wanted=tuple((len(seats), section) for seats in TABLES for section in ("3", "3C")),
    ending=ending,
    lively=lively,
)
