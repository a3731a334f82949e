"""Sentences from Fluent messages and a game's vocabulary."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from pax_tui import games
from pax_tui.wording import Messages, Vocabulary, Wording, messages, sources
from rules.kernel.decision import Decision, Rule
from tests.toy import GAME
from tests.toy_face import WORDS

SEATS = {"red": "Ana", "blue": "bot:random"}


@pytest.fixture
def words(toy: str) -> Wording:
    return Wording(WORDS, GAME, SEATS)


def test_an_event_names_people_and_things(words: Wording):
    assert words.event(("played", "T3", 0, 0, "card-7")) == "Ana plays Card 7."


def test_a_computer_and_an_empty_seat_have_the_games_name(words: Wording):
    assert words.event(("played", "T3", 0, 1, "card-7")) == "the blue seat plays Card 7."
    assert words.seat("green") == "the green seat"


def test_seats_may_be_numbers_or_names(words: Wording):
    assert words.seat(0) == words.seat("red") == "Ana"
    assert words.seat(-1) == "Chance"


def test_numbers_choose_the_plural(words: Wording):
    assert words.option(("bid", 1)) == "Bid one coin"
    assert words.option(("bid", 3)) == "Bid 3 coins"


def test_an_option_may_read_differently_under_a_question(words: Wording):
    assert words.option(("done",)) == "Done"
    assert words.option(("done",), Decision(0, "play_a_card", "T3")) == "Draw as many and end the turn"
    assert words.option(("done",), Decision(0, "how-much", "T2")) == "Done"


def test_a_question_knows_who_is_asked(words: Wording):
    assert words.question(Decision(0, "how_much", "T2")) == "How many coins does Ana bid?"


def test_a_rule_has_a_sentence(words: Wording):
    assert words.rule(Rule("too_low", "T3")) == "The card before was as high or higher."


def test_what_has_no_message_shows(words: Wording):
    assert words.event(("sunk", "T9", 0, "galleon", 3)) == "‹event-sunk galleon 3›"
    assert words.text("nothing-of-the-kind") == "‹nothing-of-the-kind›"
    assert words.has("opt-bid")
    assert not words.has("event-sunk")


def test_a_message_that_wants_what_it_is_not_given_shows(words: Wording):
    assert words.event(("given", "T6", 0, 0)) == "‹event-given Ana›"


def test_arguments_without_a_name_are_counted(words: Wording):
    assert words.event(("rolled", "T1", 0, 2, 5)) == "The dice show 2 and 5."


@pytest.mark.parametrize(
    ("argument", "kind"),
    [
        ("owner", "seat"),
        ("owner2", "seat"),
        ("first_owner", "seat"),
        ("card_b", "card"),
        ("n", "number"),
        ("year", "text"),
        ("whatever", ""),
    ],
)
def test_the_name_of_an_argument_says_what_it_is(words: Wording, argument: str, kind: str):
    assert words.kind(argument) == kind


def test_a_year_is_no_number_with_thousands(toy: str):
    words = Wording(Vocabulary("toy", {"event-rolled": ("a1", "a2")}, {"a1": "year", "a2": "text"}))
    assert words.kind("war_year") == "text"
    assert words.event(("rolled", "T1", 0, 1598, 1602)) == "The dice show 1598 and 1602."


def test_a_game_may_say_that_an_argument_is_something_else():
    words = Wording(Vocabulary("", {}, {"n": "card"}, WORDS.name))
    assert words.kind("n") == "card"


def test_messages_are_read_when_they_are_used_with_what_they_refer_to():
    known = Messages(["# a remark\n-game = Toy\nhello = { -game } says { again }\nagain = again\n    .loud = AGAIN\n"])
    assert known.ids == ["again", "hello"]
    assert known.format(known.pattern("hello", None), {}) == ("Toy says again", [])
    assert known.format(known.pattern("again", "loud"), {}) == ("AGAIN", [])
    assert known.pattern("good-bye", None) is None


def fluent_files() -> list[str]:
    return sorted(f.name for f in files("assets").joinpath("locale", "en").iterdir() if f.name.endswith(".ftl"))


@pytest.mark.parametrize("name", fluent_files())
def test_every_fluent_file_is_sound(name: str):
    text = files("assets").joinpath("locale", "en", name).read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    junk = [entry.content.splitlines()[0] for entry in body if isinstance(entry, ast.Junk)]
    assert not junk
    named = [e.id.name for e in body if isinstance(e, ast.Message | ast.Term)]
    assert sorted(named) == sorted(set(named)), "a message is there twice"
    lazy = Messages([text])
    assert lazy.ids == sorted(e.id.name for e in body if isinstance(e, ast.Message)), "reading one by one finds the same messages"


@pytest.mark.parametrize("game", games.GAMES)
def test_no_two_files_of_the_program_and_a_game_have_the_same_message(game: str):
    seen: dict[str, str] = {}
    for name, text in sources(games.face(game).words.prefix):
        for message in Messages([text]).ids:
            assert message not in seen, f"{message} stands in {seen[message]} and {name}"
            seen[message] = name


def test_no_sentence_shouts():
    for name in fluent_files():
        text = files("assets").joinpath("locale", "en", name).read_text(encoding="utf-8")
        assert not [line for line in text.splitlines() if re.search(r"\w!", line) and not line.startswith("#")], name


def test_the_programs_own_words_are_read_without_a_game():
    assert "plain-help" in messages("")
