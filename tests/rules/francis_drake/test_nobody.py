"""A position as nobody at the table knows it: it can be viewed, and drawn anew."""

from __future__ import annotations

from random import Random

import pytest

from rules.francis_drake.game import GAME
from tests.rules.francis_drake.lively import TABLES, lively_position

NOBODY = -2


@pytest.mark.parametrize("choices", range(40, 260, 20))
def test_a_position_can_be_drawn_anew_for_nobody(choices: int) -> None:
    pos = lively_position(TABLES[1], 5, choices)
    drawn = pos.resample(NOBODY, Random(choices))
    drawn.check()
    assert drawn.view(None) == pos.view(None)


def test_nobody_knows_the_counters_that_the_governor_has_laid() -> None:
    pos = GAME.new(TABLES[0], {})
    GAME.place(pos, {"phase": "place", "governor": "red", "supplies": {"red": 1}})
    known = pos.counter[:]
    assert all(pos.resample(0, Random(n)).counter == known for n in range(20))
    assert any(pos.resample(NOBODY, Random(n)).counter != known for n in range(20))
