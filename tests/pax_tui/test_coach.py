"""The coach: a line for every question of Pax Hispanica, rules met before, and why things happened; silent unless he is wanted."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

import pytest

from pax_tui import games, wording
from pax_tui.coach import Coach, Met
from pax_tui.games.pax_hispanica.names import WORDS
from pax_tui.plain import Table
from pax_tui.screens.coached import CoachedTable
from pax_tui.session import Session
from pax_tui.settings import COACH, FULL, HINTS, OFF, Settings
from pax_tui.wording import Wording
from rules.kernel import chance
from rules.kernel.decision import CHANCE, Decision
from rules.pax_hispanica.game import GAME
from tests.pax_tui.stage import LARGE, MEDIUM, SMALL, opened, press, seen, session

SEATS = {"red": "Ana", "blue": "bot:random", "orange": "bot:random"}


def coach(mode: str) -> Coach:
    return Coach(mode, "pax-hispanica", Wording(WORDS, GAME, SEATS))


def test_every_question_of_pax_hispanica_has_a_line_of_the_coach(record_property: pytest.RecordProperty) -> None:
    ids = [name for name in wording.messages(WORDS.prefix).ids if name.startswith("ask-")]
    told = [name for name in ids if Wording(WORDS).has("coach-" + name.removeprefix("ask-"))]
    record_property("coverage", f"coach of Pax Hispanica: {len(told)} of {len(ids)} questions")
    assert told == ids


def test_the_line_is_said_from_the_live_position(home: Path) -> None:
    """Through a whole stretch of play, at every question: nothing is missing, and the numbers are those of whoever is asked."""
    position = GAME.new(("red", "blue", "orange"), GAME.settle(("red", "blue", "orange"), {}))
    adviser, rng, asked = coach(FULL), Random(5), set()
    for _ in range(700):
        decision = position.decision
        if decision is None:
            break
        if decision.seat != CHANCE and decision.ask not in asked:
            asked.add(decision.ask)
            advice = adviser.advise(decision, position.view(decision.seat))
            assert advice is not None
            assert advice.line
            assert "‹" not in advice.line
            if decision.ask == "bid":
                assert f"${position.dollars[decision.seat]}" in advice.line  # type: ignore[attr-defined]
        position.choose(chance.answer(decision, rng) if decision.seat == CHANCE else rng.choice(list(decision.options or ())))
    assert len(asked) > 12


def test_a_rule_is_new_until_it_has_been_answered(home: Path) -> None:
    decision = Decision(GAME.seat_number("red"), "auction_turn", "D2")
    view = session().view(None)
    first = coach(HINTS)
    advice = first.advise(decision, view)
    assert advice is not None
    assert advice.new
    assert not advice.rule, "hints are brief"
    first.answered(decision)
    again = coach(FULL).advise(decision, view)
    assert again is not None
    assert not again.new
    assert again.rule.endswith("(D2)")


def test_what_happens_by_itself_is_explained_in_full_only(home: Path) -> None:
    told = Session.new(GAME, SEATS, {}, 5).advance()
    whys = coach(FULL).why(told, None)
    assert whys
    assert all("Why:" in why and why.endswith(")") for why in whys)
    assert coach(HINTS).why(told, None) == coach(OFF).why(told, None) == []


def test_rules_met_that_cannot_be_read_are_laid_aside(home: Path) -> None:
    path = home / "pax-tui" / "rules-met.json"
    path.parent.mkdir()
    path.write_text('{"pax')
    met = Met()
    met.add("pax-hispanica", ["D2"])
    assert path.with_suffix(".unreadable").exists()
    assert ("pax-hispanica", "D2") in Met()


def test_line_by_line_the_coach_speaks_when_he_is_told_to(home: Path) -> None:
    out = io.StringIO()
    made = Session.new(GAME, {"red": "Ana", "blue": "bot:random"}, {}, 5)
    assert Table(made, io.StringIO("1\ncoach full\ncoach off\ncoach loud\n"), out).run() == 0
    before, _, rest = out.getvalue().partition("The coach says what is at stake, what the rule is")
    assert "Coach:" not in before
    assert rest.count("Coach: ") == 1
    assert "No option contains coach loud" in rest


@pytest.mark.parametrize("size", [SMALL, MEDIUM, LARGE])
async def test_the_coach_has_a_panel_of_his_own_at_each_size(home: Path, size: tuple[int, int]) -> None:
    made = session({"year": 1599, "turn": "red"}, SEATS)
    async with opened(made, size, settings=Settings(coach=FULL)) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, CoachedTable)
        areas = screen.areas(*size)
        assert not any(area.overlaps(areas["coach"]) for name, area in areas.items() if name != "coach" and area.area)
        assert "An auction brings money" in " ".join(screen.panel("coach").text().split())
        for mode in COACH[:2]:
            pilot.app.prefer("coach", mode)  # type: ignore[attr-defined]
            screen.redraw()
            assert ("coach" in screen.areas(*size)) is (mode != OFF)
        await press(pilot, "escape")
        assert "new rule" in seen(pilot) or "An auction" in seen(pilot)


def test_games_without_lines_of_their_own_say_the_rule_in_short(home: Path) -> None:
    game = games.game("francis-drake")
    seats = dict.fromkeys(("red", "blue"), "bot:random")
    made = Session.new(game, {**seats, "green": "Ana"}, {}, 3)
    made.advance()
    assert made.decision is not None
    words = Wording(games.face("francis-drake").words, game, made.record.seats)
    advice = Coach(HINTS, "francis-drake", words).advise(made.decision, made.view(made.decision.seat))
    assert advice is not None
    assert advice.line or advice.rule
