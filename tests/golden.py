"""Golden records: finished games, one for each way of ending and number of players, whose replay must never change unnoticed.

uv run python -m tests.golden              plays lively games and writes tests/records/*.json anew, after a change of the rules
uv run python -m tests.golden --refresh    replays the records and writes only their positions anew
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

from rules.kernel.record import Record
from rules.pax_hispanica.game import GAME
from rules.pax_hispanica.tables import COLORS
from tests.lively import lively

HERE = Path(__file__).parent / "records"
TABLES = (("red", "blue"), ("purple", "red", "blue"), ("red", "blue", "orange", "green"), COLORS)
WANTED = (
    *((2, e) for e in ("G3a won", "G3a nobody", "G3b")),
    *((3, e) for e in ("G3a won", "G3b", "G3c", "G3d")),
    *((4, e) for e in ("G3a won", "G3a nobody", "G3d")),
    *((5, e) for e in ("G3a won", "G3a shared", "G3b", "G3c", "G3d", "G3e")),
)

PATIENCE = 4000
"""How many games are tried at each table; a Sun King among random players is rare."""


def ending(record: Record) -> str:
    """How a finished game ended, as the names of files have it."""
    result = record.position.result
    assert result is not None
    how = {0: " nobody", 1: " won"}.get(len(result.winners), " shared") if result.section == "G3a" else ""
    return result.section + how


def play(seats: tuple[str, ...], seed: int) -> Record:
    """One lively game."""
    record, rng = Record.new(GAME, dict.fromkeys(seats, "bot:random"), {}), Random(f"golden {seed}")
    while decision := record.position.decision:
        record.play(lively(decision, rng))
    return record


def write() -> None:
    """Plays until every wanted ending has a record."""
    HERE.mkdir(exist_ok=True)
    for seats in TABLES:
        left = {e for n, e in WANTED if n == len(seats)}
        seed = 0
        while left and seed < PATIENCE:
            seed += 1
            record = play(seats, seed)
            if ending(record) in left:
                left.remove(ending(record))
                kept = {**record.head(), "choices": record.plain()["choices"], "ending": ending(record), "digest": record.position.digest()}
                name = f"{len(seats)}-{ending(record).replace(' ', '-')}.json"
                (HERE / name).write_text(json.dumps(kept, separators=(",", ":")) + "\n", encoding="utf-8")
                print(name, "seed", seed)


def refresh() -> None:
    """Replays the records there are and writes their positions anew, after a change that only renames what a position holds."""
    for file in sorted(HERE.glob("*.json")):
        kept = json.loads(file.read_text(encoding="utf-8"))
        record = Record.replay(GAME, kept)
        assert ending(record) == kept["ending"], file.name
        kept = {**record.head(), "choices": kept["choices"], "ending": kept["ending"], "digest": record.position.digest()}
        file.write_text(json.dumps(kept, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    refresh() if "--refresh" in sys.argv else write()
