"""Everything Pax Hispanica can offer, ask, tell or refuse has a sentence."""

from __future__ import annotations

import pytest

import rules.pax_hispanica
from pax_tui import games
from pax_tui.wording import Wording
from rules.kernel import chance
from rules.pax_hispanica import words as table
from rules.pax_hispanica.game import GAME
from rules.pax_hispanica.sea_battle import BOARDING, FLEE, GAGE
from tests.pax_tui.spoken import lacking, missing_words, rules_of

FACE = games.face("pax-hispanica")
SEATS = {"purple": "bot:random", "red": "Ana", "blue": "Ben", "orange": "Cem", "green": "Dora"}


def test_every_option_has_a_message():
    assert lacking(FACE, "opt", list(table.OPTIONS)) == []


def test_every_question_has_a_message():
    assert lacking(FACE, "ask", list(table.QUESTIONS)) == []


def test_every_event_has_a_message():
    assert lacking(FACE, "event", list(table.EVENTS)) == []


def test_every_rule_has_a_message():
    found = rules_of(rules.pax_hispanica)
    assert len(found) > 40
    assert lacking(FACE, "rule", list(found)) == []


@pytest.mark.parametrize("seed", range(6))
def test_whole_games_are_told_without_a_missing_word(seed: int):
    seats = SEATS if seed % 2 else {k: v for k, v in SEATS.items() if k != "purple"}
    assert missing_words(GAME, FACE, seats, {"length": "short"}, chance.answer, seed) == []


def test_a_deal_names_no_unseen_card_wherever_it_is_said():
    said = Wording(FACE.words, GAME, SEATS).option(("deal", "red", "blue", (("hidden", "PHC001"), ("hidden", "PHH08")), (), ""))
    assert "Somers" not in said
    assert "Roatán" not in said
    assert said.count("an unseen card") == 2


@pytest.mark.parametrize("tactic", [FLEE, GAGE, BOARDING])
def test_every_tactic_has_a_name(tactic: tuple[str, str]):
    assert tactic[1] not in Wording(FACE.words, GAME, SEATS).option(tactic)
