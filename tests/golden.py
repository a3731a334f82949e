"""Golden records: finished games, one for each way of ending and number of players, whose replay must never change unnoticed.

uv run python -m tests.golden [GAME]              plays lively games and writes the records anew, after a change of the rules
uv run python -m tests.golden [GAME] --refresh    replays the records and writes only their positions anew

Those of Pax Hispanica lie in tests/records, those of every other game in a folder of its name there. What a game's records have to show
stands in tests/rules/<game>/golden.py.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random

from rules.kernel.decision import Decision, Option
from rules.kernel.game import Game
from rules.kernel.record import Record

RECORDS = Path(__file__).parent / "records"


@dataclass(frozen=True)
class Corpus:
    """The records of one game: `tables` of seats, the `wanted` endings by number of players, how a game ended, who plays.

    `patience`: how many games are tried at each table.
    """

    game: Game
    home: Path
    tables: tuple[tuple[str, ...], ...]
    wanted: tuple[tuple[int, str], ...]
    ending: Callable[[Record], str]
    lively: Callable[[Decision, Random], Option]
    patience: int = 4000

    @property
    def files(self) -> list[Path]:
        """The records there are."""
        return sorted(self.home.glob("*.json"))

    @property
    def names(self) -> set[str]:
        """What the records are called that there have to be."""
        return {self._name(n, ending) for n, ending in self.wanted}

    def _name(self, players: int, ending: str) -> str:
        return f"{players}-{ending.replace(' ', '-')}"

    def play(self, seats: tuple[str, ...], seed: int) -> Record:
        """One lively game."""
        record, rng = Record.new(self.game, dict.fromkeys(seats, "bot:random"), {}), Random(f"golden {seed}")
        while decision := record.position.decision:
            record.play(self.lively(decision, rng))
        return record

    def keep(self, file: Path, record: Record) -> None:
        """Writes a record with how it ended."""
        kept = {**record.plain(), "ending": self.ending(record), "digest": record.position.digest()}
        file.write_text(json.dumps(kept, separators=(",", ":")) + "\n", encoding="utf-8")

    def write(self) -> None:
        """Plays until every wanted ending has a record."""
        self.home.mkdir(exist_ok=True)
        for seats in self.tables:
            left = {e for n, e in self.wanted if n == len(seats)}
            for seed in range(1, self.patience + 1):
                if not left:
                    break
                record = self.play(seats, seed)
                if self.ending(record) in left:
                    left.remove(self.ending(record))
                    name = self._name(len(seats), self.ending(record))
                    self.keep(self.home / f"{name}.json", record)
                    print(name, "seed", seed)

    def refresh(self) -> None:
        """Replays the records there are and writes their positions anew, after a change that only renames what a position holds."""
        for file in self.files:
            kept = json.loads(file.read_text(encoding="utf-8"))
            record = Record.replay(self.game, kept)
            assert self.ending(record) == kept["ending"], file.name
            self.keep(file, record)

    def replayed(self, file: Path) -> None:
        """A record leads to the end and the position it says. Raises AssertionError."""
        kept = json.loads(file.read_text(encoding="utf-8"))
        record = Record.replay(self.game, kept)
        assert self.ending(record) == kept["ending"]
        assert record.position.digest() == kept["digest"]


def main() -> None:
    """Writes the records of the games named, or of all."""
    homes = sorted(file.parent.name for file in (Path(__file__).parent / "rules").glob("*/golden.py"))
    named = [name.replace("-", "_") for name in sys.argv[1:] if not name.startswith("--")]
    for name in named or homes:
        module = import_module(f"tests.rules.{name}.golden")
        corpora: list[Corpus] = [module.CORPUS, *([module.SOLO] if hasattr(module, "SOLO") else [])]
        for corpus in corpora:
            corpus.refresh() if "--refresh" in sys.argv else corpus.write()


if __name__ == "__main__":
    main()
