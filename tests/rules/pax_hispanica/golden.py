"""Which golden records Pax Hispanica has: every way of ending that a number of players can have."""

from __future__ import annotations

from random import Random

from rules.kernel.chance import answer
from rules.kernel.decision import CHANCE
from rules.kernel.record import Record
from rules.pax_hispanica.game import GAME
from rules.pax_hispanica.solitaire import LEVEL_IDS, SolitairePosition
from rules.pax_hispanica.tables import COLORS
from tests.golden import RECORDS, Corpus
from tests.lively import lively
from tests.rules.pax_hispanica.greedy import greedy


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

SOLO = Corpus(
    game=GAME,
    home=RECORDS / "pax_hispanica_solo",
    tables=(),
    wanted=((1, "easy"), (1, "hard"), (1, "standard")),
    ending=ending,
    lively=lively,
)
"""A game of the greedy Ganga Zumba at each level; `uv run python -m tests.rules.pax_hispanica.golden` plays them anew."""
SEEDS = {"easy": 302, "standard": 2, "hard": 9}
"""So that both sides win, the Sun King in both his ways."""


def main() -> None:
    """Plays the solo records."""
    SOLO.home.mkdir(exist_ok=True)
    for level in LEVEL_IDS:
        record = Record.new(GAME, {"red": "bot:random", "purple": "auto"}, {"difficulty": level})
        rng = Random(f"golden {level} {SEEDS[level]}")
        while decision := record.position.decision:
            position = record.position
            assert isinstance(position, SolitairePosition)
            record.play(answer(decision, rng) if decision.seat == CHANCE else greedy(position, decision, rng))
        SOLO.keep(SOLO.home / f"1-{level}.json", record)
        print(level, record.position.result)


if __name__ == "__main__":
    main()
