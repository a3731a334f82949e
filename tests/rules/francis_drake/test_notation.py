"""The notation of positions: what is written can be read again, and what is impossible is refused in one line."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.francis_drake.game import GAME
from rules.francis_drake.notation import KEYS
from rules.francis_drake.state import DrakePosition
from rules.kernel.game import SetupError
from tests.rules.francis_drake.lively import TABLES, lively_position
from tests.rules.games import quiet

PHASE_OF = {
    "Provisioning": "provisioning",
    "SecondDisc": "provisioning",
    "PlaceDisc": "place",
    "PlaceLastDisc": "place",
    "Missions": "missions",
}


@quiet(60)
@given(seats=st.sampled_from(TABLES), seed=st.integers(0, 10**6), choices=st.integers(5, 260))
def test_what_is_written_is_read_again(seats: tuple[str, ...], seed: int, choices: int) -> None:
    pos = lively_position(seats, seed, choices)
    phase = PHASE_OF.get(type(pos.agenda[-1]).__name__)
    if phase is None:
        return
    table = {key: value for key, value in GAME.notation(pos).items() if key in KEYS}
    again = GAME.new(seats, {})
    GAME.place(again, {**table, "phase": phase})
    for column in DrakePosition.columns:
        assert getattr(again, column) == getattr(pos, column), column


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"wind": "east"}, "a position has no `wind`"),
    ({"voyage": 4}, "there is no voyage 4"),
    ({"phase": "raid"}, "a phase is one of"),
    ({"crew": {"mauve": 1}}, "there is no seat 'mauve'"),
    ({"crew": {"black": 1}}, "black does not play"),
    ({"crew": {"red": 29}}, "there are only 28 crew"),
    ({"crew": 3}, "cannot be read"),
    ({"starting": ["red", "blue"]}, "`starting` names every player once"),
    ({"phase": "place", "outbound": ["red"]}, "`outbound` names every player once"),
    ({"stops": {"crew-9": ["red"]}}, "there is no location 'crew-9'"),
    ({"stops": {"queen": ["red", "blue"]}}, "queen has 1 circles"),
    ({"street": ["crew-1"]}, "`street` names every location once"),
    ({"discs": {"red": {"5": "havana"}}}, "there is no Mission Disc '5'"),
    ({"phase": "place", "supplies": {"red": 1}, "discs": {"red": {"1": "havana"}}}, "impossible: red: out of range"),
    ({"phase": "place", "supplies": {"red": 3}, "discs": {"red": {"1": "havana", "2": "havana"}}}, "two discs at a destination"),
    ({"phase": "place", "supplies": {"red": 3}, "discs": {"red": {"ghost-ship": "havana"}}}, "impossible: red: disc 5"),
    ({"counters": {"havana": 3}}, "no counter 3 for havana is left"),
    ({"counters": {"portobelo": 1}}, "no counter 1 for portobelo is left"),
    ({"flipped": ["havana"]}, "impossible: nothing to flip"),
    ({"chest": {"red": ["jewel"] * 10}}, "more stones than the game has"),
    ({"ports": {"san-juan": ["indigo", "indigo", "indigo", "indigo"]}}, "more commodities than the game has"),
    ({"commodities": {"red": ["rum"]}}, "there is no commodity 'rum'"),
    ({"pinnace": ["red", "blue", "green"]}, "more pinnaces than the game has"),
    ({"homebound": ["red"]}, "a ship is home that has not left"),
    ({"second": "red"}, "impossible"),
]


@pytest.mark.parametrize(("table", "message"), WRONG, ids=[message for _, message in WRONG])
def test_an_impossible_position_is_refused_in_one_line(table: dict[str, Any], message: str) -> None:
    pos = GAME.new(("red", "blue", "green"), {})
    with pytest.raises(SetupError, match=message) as refused:
        GAME.place(pos, table)
    assert "\n" not in str(refused.value)


def test_a_damaged_save_is_refused() -> None:
    plain = lively_position(TABLES[0], 3, 60).plain()
    assert GAME.load(plain).digest() == lively_position(TABLES[0], 3, 60).digest()
    for column, value in (("crew_stock", 99), ("disc_at", [99] * 30), ("street", [1, 2, 3]), ("outbound", [0, 0, 0]), ("score", None)):
        with pytest.raises(SetupError, match="damaged"):
            GAME.load({**plain, "columns": {**plain["columns"], column: value}})
    with pytest.raises(SetupError, match="damaged"):
        GAME.load({"columns": {}})
