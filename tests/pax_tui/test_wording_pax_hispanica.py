"""Everything Pax Hispanica can offer, ask, tell or refuse has a sentence."""

from __future__ import annotations

import importlib
import pkgutil
from random import Random

import pytest

import rules.pax_hispanica
from pax_tui import games
from pax_tui.wording import Wording, messages
from rules.kernel import chance
from rules.kernel.decision import Rule
from rules.pax_hispanica import words as table
from rules.pax_hispanica.game import GAME
from rules.pax_hispanica.sea_battle import BOARDING, FLEE, GAGE

FACE = games.face("pax-hispanica")
SEATS = {"purple": "bot:random", "red": "Ana", "blue": "Ben", "orange": "Cem", "green": "Dora"}


def modules() -> list[object]:
    found = pkgutil.iter_modules(rules.pax_hispanica.__path__, "rules.pax_hispanica.")
    return [importlib.import_module(m.name) for m in found]


def every_rule() -> dict[str, Rule]:
    """The Rules that stand as constants in the modules of the game, alone or in tables."""
    found: dict[str, Rule] = {}
    for module in modules():
        for value in vars(module).values():
            inside = (
                value.values()
                if isinstance(value, dict)
                else value
                if isinstance(value, list | tuple) and not isinstance(value, Rule)
                else [value]
            )
            found |= {r.id: r for r in inside if isinstance(r, Rule)}
    return found


def lacking(family: str, names: list[str]) -> list[str]:
    known = messages(FACE.words.prefix)
    wanted = {f"{family}-{name}".replace("_", "-") for name in names}
    return sorted(message for message in wanted if message not in known)


def test_every_option_has_a_message():
    assert lacking("opt", list(table.OPTIONS)) == []


def test_every_question_has_a_message():
    assert lacking("ask", list(table.QUESTIONS)) == []


def test_every_event_has_a_message():
    assert lacking("event", list(table.EVENTS)) == []


def test_every_rule_has_a_message():
    found = every_rule()
    assert len(found) > 40
    assert lacking("rule", list(found)) == []


@pytest.mark.parametrize("seed", range(6))
def test_whole_games_are_told_without_a_missing_word(seed: int):
    seats = SEATS if seed % 2 else {k: v for k, v in SEATS.items() if k != "purple"}
    words = Wording(FACE.words, GAME, seats)
    pos, rng = GAME.new(tuple(seats), GAME.settle(tuple(seats), {"length": "short"})), Random(seed)
    missing: dict[str, str] = {}

    def told(text: str, what: object) -> None:
        if "‹" in text:
            missing.setdefault(text.split("‹")[1].split()[0].rstrip("›"), f"{text} from {what}")

    steps = 0
    while (decision := pos.decision) is not None:
        told(words.question(decision), decision)
        assert decision.options is not None
        for option in decision.options[:: 1 + len(decision.options) // 6]:
            told(words.option(option, decision), option)
        if steps % 20 == 0 and decision.seat >= 0:
            for option, rule in pos.refusals()[:40]:
                told(words.option(option, decision), option)
                told(words.rule(rule), rule)
        for event in pos.choose(chance.answer(decision, rng)):
            told(words.event(event), event)
        steps += 1
    assert sorted(missing.values()) == []


def test_a_deal_names_no_unseen_card_wherever_it_is_said():
    said = Wording(FACE.words, GAME, SEATS).option(("deal", "red", "blue", (("hidden", "PHC001"), ("hidden", "PHH08")), (), ""))
    assert "Somers" not in said
    assert "Roatán" not in said
    assert said.count("an unseen card") == 2


@pytest.mark.parametrize("tactic", [FLEE, GAGE, BOARDING])
def test_every_tactic_has_a_name(tactic: tuple[str, str]):
    assert tactic[1] not in Wording(FACE.words, GAME, SEATS).option(tactic)
