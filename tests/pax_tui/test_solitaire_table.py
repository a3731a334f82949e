"""Ganga Zumba's table: his game in words without a gap, what the Sun King could attack next, how it ends."""

from __future__ import annotations

import io
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pax_tui import games
from pax_tui.games.pax_hispanica import alone, course
from pax_tui.games.pax_hispanica.say import Say
from pax_tui.games.pax_hispanica.seen import Seen
from pax_tui.games.pax_hispanica.story import course as told_course
from pax_tui.plain import Table
from pax_tui.session import Session
from pax_tui.widgets.sheet import plain as text_of
from pax_tui.wording import Wording
from rules.kernel import chance, scenario
from rules.kernel.decision import CHANCE
from rules.kernel.record import Record
from rules.pax_hispanica.game import GAME
from rules.pax_hispanica.solitaire import SolitairePosition
from rules.pax_hispanica.tables import PURPLE, RED
from tests.lively import lively
from tests.pax_tui import stage

pytestmark = pytest.mark.usefixtures("home")
SEATS = {"red": "Ana", "purple": "auto"}
FACE = games.face("pax-hispanica")
WORDS = Wording(FACE.words, GAME, SEATS)
SCENARIOS = Path(__file__).parents[1] / "scenarios" / "pax_hispanica" / "solitaire"
FLEET: dict[str, Any] = {
    "year": 1609,
    "turn": "red",
    "ships": {"red": ["PHS085"], "purple": ["PHS091", "PHS092", "PHS093"]},
    "rebel": {"cuba": "slave"},
    "colonies": {"guadeloupe": "red citizen chest", "havana": "purple slave chest fort"},
}


def played(seed: int, level: str = "standard") -> Record:
    """A whole lively game."""
    record, rng = Record.new(GAME, SEATS, {"difficulty": level}), Random(f"table {seed}")
    while (decision := record.position.decision) is not None:
        record.play(chance.answer(decision, rng) if decision.seat == CHANCE else lively(decision, rng))
    return record


@pytest.fixture(scope="module")
def record() -> Record:
    return played(3)


def test_a_whole_game_and_all_that_he_considers_is_told_without_a_missing_word() -> None:
    missing: set[str] = set()

    def told(text: str, what: object) -> None:
        if "‹" in text or "{" in text:
            missing.add(f"{text} from {what}")

    for seed in range(8):
        pos, rng = GAME.new(("purple", "red"), {"solitaire": "ganga-zumba"}), Random(seed)
        while (decision := pos.decision) is not None:
            told(WORDS.question(decision), decision)
            for option in (decision.options or ())[:4]:
                told(WORDS.option(option, decision), option)
            events = pos.choose(chance.answer(decision, rng) if decision.seat == CHANCE else lively(decision, rng))
            for event in events:
                told(WORDS.event(event), event)
    for file in sorted(SCENARIOS.glob("s[46]*.toml")):
        script = scenario.read(tomllib.loads(file.read_text(encoding="utf-8")), {GAME.id: GAME})
        position = scenario.begin(script)
        for step in script.steps:
            if "choose" in step:
                for event in scenario_events(position, step["choose"]):
                    told(WORDS.event(event), event)
    assert sorted(missing) == []


def scenario_events(position: Any, chosen: list[Any]) -> list[Any]:
    """What happens while options of a script are chosen as far as they are offered."""
    found: list[Any] = []
    for option in chosen if isinstance(chosen[0], list) else [chosen]:
        decision = position.decision
        if decision is None or tuple(option) not in (decision.options or ()):
            break
        found += position.choose(tuple(option))
    return found


def test_the_automaton_is_called_the_sun_king_and_not_spain() -> None:
    assert WORDS.seat(PURPLE) == "The Sun King"
    assert WORDS.seat(RED) == "Ana"
    assert Wording(FACE.words, GAME, {"purple": "bot:random"}).seat(PURPLE) == "Spain"


def placed() -> SolitairePosition:
    pos = GAME.new(("purple", "red"), {"solitaire": "ganga-zumba"})
    GAME.place(pos, FLEET)
    assert isinstance(pos, SolitairePosition)
    return pos


def test_what_he_could_attack_next_stands_in_his_order_with_reasons() -> None:
    text = alone.foresight(Say(WORDS), Seen(placed().view(RED)))
    lines = [text_of(line) for line in text.lines]
    assert lines[0] == "3 Ships under Nuestra Señora de Atocha, a CONQUISTADOR, in PIRATING"
    targets = [line for line in lines if line.strip()[:1].isdigit() and "against" in line]
    assert "Rebel" in targets[0] and "4 against 3" in targets[0]
    assert any("he would attack" in line and "Bayamo" in line for line in lines)
    assert any("Guadeloupe" in line and "would not be stronger" in line and "S6.4" in line for line in lines)
    assert any("Treasure he could load" in line and "Barataria Bay" in line for line in lines)


def test_without_a_ship_he_could_attack_nothing() -> None:
    pos = GAME.new(("purple", "red"), {"solitaire": "ganga-zumba"})
    _ = pos.decision
    assert "S6.3" in text_of(alone.foresight(Say(WORDS), Seen(pos.view(RED))).lines[0])


def test_in_a_game_of_several_nobody_is_foreseen() -> None:
    pos = GAME.new(("purple", "red"), {})
    assert FACE.foresight(pos.view(RED), WORDS) == []


async def test_a_key_shows_what_he_could_attack_next_and_no_such_key_is_offered_among_several() -> None:
    async with stage.opened(stage.session(FLEET, SEATS, {"solitaire": "ganga-zumba"}), stage.MEDIUM) as pilot:
        assert "his targets" in await stage.press(pilot, "question_mark")
        await stage.press(pilot, "escape")
        shown = await stage.press(pilot, "a")
        assert "What the Sun King could attack next" in shown
        assert "Guadeloupe" in shown
        assert "What the Sun King could attack next" not in await stage.press(pilot, "escape")
    async with stage.opened(stage.session()) as pilot:
        assert "could attack" not in await stage.press(pilot, "a")


def test_line_by_line_a_letter_tells_the_same() -> None:
    written = io.StringIO()
    assert Table(Session.new(GAME, SEATS, {}, 3), io.StringIO("a\n"), written).run() == 0
    assert "What the Sun King could attack next" in written.getvalue()


@pytest.mark.parametrize("size", stage.SIZES)
async def test_nothing_is_covered_for_one_person(size: tuple[int, int]) -> None:
    async with stage.opened(Session.new(GAME, SEATS, {}, 3), size) as pilot:
        shown = stage.shown(pilot.app)  # type: ignore[arg-type]
        assert "Ana" in shown
        assert "pass" not in shown.casefold().split()


def test_how_near_both_ends_are_stands_in_the_second_row() -> None:
    for width, wanted in ((199, "royal land zones"), (119, "royal"), (79, "Coffers")):
        bar = alone.standing(Say(WORDS), Seen(placed().view(RED)), width, RED)
        assert wanted in text_of(bar.left)
        assert len(text_of(bar.left)) <= width - 2


@pytest.mark.parametrize(
    ("file", "wanted"),
    [
        ("s7-1-emancipation", "Ana wins: New Spain is free. (S7.1)"),
        ("s6-15-a-relic-counts-twice", "The Sun King wins: the War Coffers are full. (S7.2)"),
        ("s7-4-you-win-by-one", "Ana wins the count of 1609. (S7.4)"),
        ("s7-4-easy", "Ana wins the count of 1609. (S7.4)"),
    ],
)
def test_every_end_is_told(file: str, wanted: str) -> None:
    script = scenario.read(tomllib.loads((SCENARIOS / f"{file}.toml").read_text(encoding="utf-8")), {GAME.id: GAME})
    position = scenario.begin(script)
    for step in script.steps:
        scenario_events(position, step["choose"])
    assert position.result is not None
    lines = [text_of(line) for line in course.ending(Say(WORDS), position.view(None), position.result)]
    assert lines[0] == wanted
    assert not any("‹" in line for line in lines)


def test_the_story_of_a_solitaire_game_ends_with_its_end(record: Record) -> None:
    result = record.position.result
    assert result is not None
    told = told_course(Say(WORDS), record)
    assert told.story[-1][2] == result.section
    assert told.ending
    assert not any("‹" in text_of(line) for _, line, _ in told.story)
    assert FACE.telling(record, WORDS)
