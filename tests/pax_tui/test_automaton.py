"""An automaton at the table: stepped through or run, on the screen and line by line; and dice that people roll themselves."""

from __future__ import annotations

import io

import pytest

from pax_tui.library import Library
from pax_tui.plain import Table
from pax_tui.session import Session, explains
from rules.kernel.decision import CHANCE
from rules.kernel.game import SetupError
from rules.kernel.record import Record
from rules.sea_and_steel.game import GAME
from tests.pax_tui import stage

ALONE = {"spanish": "Ana", "indigenous": "auto"}
pytestmark = pytest.mark.usefixtures("home")
IMPULSE = {
    "phase": "impulse",
    "side": "indigenous",
    "fate": 21,
    "impulses": {"spanish": 2, "indigenous": 2},
    "spanish": {"9": "foot foot", "12": "pawn"},
    "indigenous": {"8": "naboria naboria cacique", "3": "naboria"},
}


def session(**agreed: str) -> Session:
    """Spain is about to wait for the Nitayno's half of an impulse."""
    record = Record.new(GAME, ALONE, {})
    GAME.place(record.position, IMPULSE)
    made = Session(record, 2)
    made.agreed = dict(agreed)
    made.history = lambda: list(made.log)  # type: ignore[method-assign]  # what was placed cannot be replayed
    return made


def plain(made: Session, lines: str) -> str:
    """Everything that is written while these lines are typed."""
    written = io.StringIO()
    assert Table(made, io.StringIO(lines), written).run() == 0
    return written.getvalue()


def test_line_by_line_the_automaton_waits_after_each_step_until_it_is_told_to_run() -> None:
    told = plain(session(automaton="step"), "\nrun\n")
    assert told.count("Enter: the next step.") == 2
    assert "for the area that acts" in told
    assert "Ana: What does Ana do?" in told


def test_line_by_line_it_runs_unless_asked_to_wait() -> None:
    made = session()
    told = plain(made, "step\n")
    assert "Enter: the next step." not in told
    assert "The automaton waits after each step." in told
    assert made.stepwise


def test_where_no_automaton_plays_step_is_a_word_like_any_other() -> None:
    made = Session.new(GAME, {"spanish": "Ana", "indigenous": "Ben"}, {}, 1)
    assert "No option contains step" in plain(made, "step\n")
    assert not made.automatic


def test_how_the_automaton_plays_is_kept_with_the_game() -> None:
    library = Library()
    made = Session.new(GAME, ALONE, {"automaton": "step", "dice": "typed"}, 4, library)
    name = str(made.id)
    made.close()
    again = Session.resume(library, name)
    assert again.stepwise and again.agreed == {"automaton": "step", "dice": "typed"}
    assert "automaton" not in again.record.options
    again.close()


def test_what_is_agreed_on_has_its_values_too() -> None:
    with pytest.raises(SetupError, match="dice is one of rolled, typed, not 'loaded'"):
        Session.new(GAME, ALONE, {"dice": "loaded"}, 1)


def test_people_type_what_their_dice_show_and_nothing_else_of_chance() -> None:
    made = Session.new(GAME, ALONE, {"dice": "typed"}, 5)
    made.advance()
    decision = made.decision
    assert decision is not None and decision.seat == CHANCE and decision.ask == "die"
    assert made.waits
    asked = 0
    for _ in range(60):
        while (decision := made.decision) is not None and decision.seat == CHANCE:
            assert decision.ask == "die"
            asked += 1
            made.choose(("die", 6))
            made.advance()
        assert decision is not None and decision.options
        made.choose(decision.options[0])
        made.advance()
    assert asked >= 10
    assert made.record.choices.count(("die", 6)) == asked


def test_line_by_line_the_dice_can_be_taken_over_and_given_back() -> None:
    made = Session.new(GAME, ALONE, {"dice": "typed"}, 5)
    told = plain(made, "6\ndice rolled\n")
    assert "rolls for the tribe: 6" in told
    assert "The program rolls the dice." in told
    assert not (made.decision and made.decision.seat == CHANCE)


async def test_on_the_screen_enter_shows_the_next_step_and_a_key_lets_it_run() -> None:
    made = session(automaton="step")
    async with stage.opened(made) as pilot:
        assert "The automaton explains." in stage.seen(pilot)
        assert "for the area that acts" in stage.seen(pilot)
        assert "What 8 Higüey does" in await stage.press(pilot, "enter")
        seen = await stage.press(pilot, "S")
        assert "What does Ana do?" in seen
        assert made.agreed["automaton"] == "run"
        assert made.waits


async def test_on_the_screen_the_people_are_asked_for_their_die() -> None:
    made = Session.new(GAME, ALONE, {"dice": "typed"}, 5)
    async with stage.opened(made) as pilot:
        seen = stage.seen(pilot)
        assert "The die for the tribe" in seen
        before = len(made.record.choices)
        await stage.press(pilot, "4", "enter")
        assert ("die", 4) in made.record.choices[before:]


def test_only_what_explains_stops_the_automaton() -> None:
    made = session(automaton="step")
    told = made.advance(explains)
    assert explains(told[-1]) and not any(explains(one) for one in told[:-1])
