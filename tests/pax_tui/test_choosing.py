"""Choosing by digits, arrows, letters and words, without a screen."""

from __future__ import annotations

from pax_tui.screens.choosing import LETTERS, Choosing, Option, matches


def places(*names: str) -> list[Option]:
    return [Option(f"Found a Colony at {name}", (name.lower(),)) for name in names]


def numbered(count: int) -> list[Option]:
    return [Option(f"Option {n}") for n in range(1, count + 1)]


def test_a_digit_decides_at_once_where_no_other_number_begins_with_it() -> None:
    assert Choosing(numbered(9)).digit("4") == 3


def test_with_many_options_a_digit_waits_for_the_next() -> None:
    choosing = Choosing(numbered(25))
    assert choosing.digit("2") is None
    assert choosing.current == 1
    assert choosing.digit("3") == 22
    assert choosing.digit("3") == 2, "no option has a number in the thirties"


def test_a_secret_choice_waits_for_enter() -> None:
    choosing = Choosing(numbered(3), careful=True)
    assert choosing.digit("2") is None
    assert choosing.current == 1


def test_a_number_that_no_option_has_is_dropped() -> None:
    choosing = Choosing(numbered(3))
    assert choosing.digit("7") is None
    assert choosing.typed == ""
    assert choosing.digit("0") is None


def test_amounts_are_typed_and_kept_in_their_range() -> None:
    choosing = Choosing([Option(f"${n}", amount=n) for n in range(3, 15)])
    assert choosing.range == (3, 14)
    choosing.digit("1")
    assert choosing.current is None, "1 is below the range"
    choosing.digit("2")
    assert choosing.current == 9
    choosing.step(1)
    assert choosing.typed == "13"
    choosing.step(9)
    assert choosing.typed == "14"
    choosing.digit("9")
    assert choosing.current is None
    assert choosing.erase()
    assert choosing.current == 11


def test_options_of_several_verbs_are_no_range_even_if_some_are_amounts() -> None:
    assert Choosing([Option("Fight"), Option("Offer $1", amount=1), Option("Offer $2", amount=2)]).range is None


def test_letters_name_each_target_once() -> None:
    at_havana = [Option("Attack Havana", ("havana",)), Option("Load at Havana", ("havana",))]
    choosing = Choosing([*at_havana, Option("Sail", ("tortuga",)), Option("End")])
    assert choosing.letters == {"havana": "a", "tortuga": "b"}
    assert choosing.letter("b") == "tortuga"
    assert choosing.letter("z") is None


def test_more_targets_than_letters_stay_choosable_by_number() -> None:
    choosing = Choosing([Option(f"Place {n}", (f"p{n}",)) for n in range(60)])
    assert choosing.letters[f"p{len(LETTERS)}"] == "•"
    choosing.digit("5")
    assert choosing.digit("8") == 57


def test_a_word_narrows_the_list_and_erasing_widens_it() -> None:
    choosing = Choosing(places("Guadeloupe", "Bonaire", "Términos"))
    for char in "termi":
        choosing.write(char)
    assert choosing.listed == (2,)
    assert choosing.current == 2
    for _ in range(5):
        assert choosing.erase()
    assert len(choosing.listed) == 3
    choosing.cancel()
    assert not choosing.erase()


def test_the_options_of_one_place_can_be_listed_alone() -> None:
    choosing = Choosing([Option("Attack", ("havana",)), Option("Load", ("havana",)), Option("Sail", ("tortuga",))])
    choosing.place = "havana"
    assert choosing.listed == (0, 1)
    choosing.select(2)
    assert choosing.place == ""
    assert choosing.current == 2


def test_words_are_compared_without_accents_and_by_their_beginnings() -> None:
    assert matches("ile", "Île-à-Vache")
    assert matches("sail tor", "Sail to Tortuga")
    assert not matches("tort sail x", "Sail to Tortuga")


def test_steps_stop_at_both_ends() -> None:
    choosing = Choosing(numbered(3))
    choosing.step(-1)
    assert choosing.current == 0
    choosing.step(99)
    assert choosing.current == 2
