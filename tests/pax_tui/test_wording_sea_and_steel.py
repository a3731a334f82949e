"""Everything Sea & Steel can offer, ask, tell or refuse has a sentence."""

from __future__ import annotations

import pytest

import rules.sea_and_steel
from pax_tui import games
from pax_tui.wording import Wording
from rules.kernel import chance
from rules.sea_and_steel import words as table
from rules.sea_and_steel.game import GAME
from rules.sea_and_steel.tables import PIECE_IDS
from tests.pax_tui.spoken import lacking, missing_words, rules_of

FACE = games.face("sea-and-steel")
RULES = rules_of(rules.sea_and_steel)
SEATS = {"spanish": "Ana", "indigenous": "Ben"}


@pytest.mark.parametrize(
    ("family", "names"),
    [
        ("opt", table.OPTIONS),
        ("ask", table.QUESTIONS),
        ("event", table.EVENTS),
        ("item", table.ITEMS),
        ("rule", RULES),
    ],
    ids=["opt", "ask", "event", "item", "rule"],
)
def test_everything_has_a_message(family: str, names: dict[str, object]) -> None:
    assert names
    assert lacking(FACE, family, list(names)) == []


def test_every_piece_has_a_name() -> None:
    words = Wording(FACE.words, GAME, SEATS)
    assert words.name("piece", "foot-reduced") == "Foot Soldier (reduced)"
    assert words.name("piece", "guacanagari") == "Guacanagarí"
    assert all(words.name("piece", p) != p for p in PIECE_IDS)


@pytest.mark.parametrize(("seed", "solo"), [*((n, "") for n in range(4)), *((n, "yes") for n in range(5))])
def test_whole_games_are_told_without_a_missing_word(seed: int, solo: str) -> None:
    level = ("standard", "governor", "viceroy")[seed % 3]
    options = {"columbus-will": "yes", **({"solo": "yes", "difficulty": level} if solo else {})}
    assert missing_words(GAME, FACE, SEATS, options, chance.answer, seed) == []
