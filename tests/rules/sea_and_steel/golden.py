"""Which golden records Sea & Steel has: a game for every way of ending and every victory level.

A Decisive victory of Spain at the end of turn 6 does not come up among players who cannot think; the scenario end/decisive shows it.
"""

from __future__ import annotations

from random import Random

from rules.kernel.chance import answer
from rules.kernel.decision import CHANCE
from rules.kernel.record import Record
from rules.sea_and_steel.game import GAME
from rules.sea_and_steel.setup import LEVELS
from rules.sea_and_steel.state import SeaPosition
from rules.sea_and_steel.victory import final_vp, level
from tests.golden import RECORDS, Corpus
from tests.rules.sea_and_steel.greedy import Greedy
from tests.rules.sea_and_steel.lively import lively


def ending(record: Record) -> str:
    """By which section the game was decided, for whom, and at the end of turn 6 at which level."""
    position = record.position
    assert isinstance(position, SeaPosition)
    assert position.result is not None
    winner = GAME.seat_name(position.result.winners[0])
    section = position.result.section
    return f"{section} {winner}" if section == "4.6a" else f"{section} {winner} {level(final_vp(position))}"


CORPUS = Corpus(
    game=GAME,
    home=RECORDS / "sea_and_steel",
    tables=(GAME.seats,),
    wanted=(
        *((2, f"4.6a {side}") for side in GAME.seats),
        *((2, f"4.6b {side} {name}") for side in GAME.seats for name in ("minor", "substantial")),
        (2, "4.6b indigenous decisive"),
    ),
    ending=ending,
    lively=lively,
)

SOLO = Corpus(
    game=GAME,
    home=RECORDS / "sea_and_steel_solo",
    tables=(),
    wanted=tuple((1, level) for level in LEVELS),
    ending=ending,
    lively=lively,
)
"""A game of the greedy Spain against the Nitayno at each level; `uv run python -m tests.rules.sea_and_steel.golden` plays them anew."""


def main() -> None:
    """Plays the solo records."""
    SOLO.home.mkdir(exist_ok=True)
    for level_name in LEVELS:
        record, rng = Record.new(GAME, {"spanish": "bot:random", "indigenous": "auto"}, {"difficulty": level_name}), Random("golden solo")
        spain = Greedy(rng)
        while decision := record.position.decision:
            position = record.position
            assert isinstance(position, SeaPosition)
            record.play(answer(decision, rng) if decision.seat == CHANCE else spain(position))
        SOLO.keep(SOLO.home / f"1-{level_name}.json", record)


if __name__ == "__main__":
    main()
