"""Everything Francis Drake can offer, ask, tell or refuse has a sentence, and the board can be read line by line."""

from __future__ import annotations

import pytest

import rules.francis_drake
from pax_tui import games
from pax_tui.wording import Wording
from rules.francis_drake import words as table
from rules.francis_drake.game import GAME
from tests.pax_tui.spoken import lacking, missing_words, rules_of
from tests.rules.francis_drake.lively import lively

FACE = games.face("francis-drake")
SEATS = {"red": "Ana", "blue": "Ben", "green": "bot:random", "yellow": "Cem", "black": "Dora"}


@pytest.mark.parametrize(
    ("family", "names"), [("opt", table.OPTIONS), ("ask", table.QUESTIONS), ("event", table.EVENTS), ("item", table.ITEMS)], ids=str
)
def test_everything_has_a_message(family: str, names: dict[str, tuple[str, ...]]) -> None:
    assert lacking(FACE, family, names) == []


def test_every_rule_has_a_message() -> None:
    found = rules_of(rules.francis_drake)
    assert len(found) > 20
    assert lacking(FACE, "rule", found) == []


@pytest.mark.parametrize("seed", range(4))
def test_whole_games_are_told_without_a_missing_word(seed: int) -> None:
    seats = dict(list(SEATS.items())[: 3 + seed % 3])
    assert missing_words(GAME, FACE, seats, {}, lively, seed) == []


def board(table: dict[str, object], seat: str | None) -> str:
    pos = GAME.new(("red", "blue", "green"), {})
    GAME.place(pos, table)
    words = Wording(FACE.words, GAME, {"red": "Ana", "blue": "Ben", "green": "Cem"})
    return "\n".join(FACE.board(pos.view(None if seat is None else GAME.seat_number(seat)), words))


def test_the_board_shows_a_face_down_disc_and_a_counter_to_those_who_know_them() -> None:
    table: dict[str, object] = {
        "phase": "place",
        "supplies": {"red": 2, "blue": 2},
        "governor": "blue",
        "counters": {"cartagena": 2},
        "chest": {"red": ["gold"]},
        "discs": {"red": {"3": "cartagena"}},
    }
    everybody, red, blue = board(table, None), board(table, "red"), board(table, "blue")
    assert "Ana face down" in everybody
    assert "Mission 3" not in everybody
    assert "Ana Mission 3" in red
    assert "2 on the face-down counter" in blue
    assert "on the face-down counter" not in everybody + red
    assert "Chest: 1 gold" in red
    assert "1 gold" not in everybody.split("Supply")[0] + blue.split("Supply")[0]
    assert "Discs in hand: Mission 1, Mission 2, Mission 4" in red
