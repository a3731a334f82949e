"""Everything Sea & Steel can offer, ask, tell or refuse has a sentence."""

from __future__ import annotations

import importlib
import pkgutil
from random import Random

import pytest

import rules.sea_and_steel
from pax_tui import games
from pax_tui.wording import Wording, messages
from rules.kernel import chance
from rules.kernel.decision import Rule
from rules.sea_and_steel import words as table
from rules.sea_and_steel.game import GAME
from rules.sea_and_steel.tables import PIECE_IDS

FACE = games.face("sea-and-steel")
SEATS = {"spanish": "Ana", "indigenous": "Ben"}


def every_rule() -> dict[str, Rule]:
    """The Rules that stand as constants in the modules of the game."""
    found: dict[str, Rule] = {}
    for module in pkgutil.iter_modules(rules.sea_and_steel.__path__, "rules.sea_and_steel."):
        for value in vars(importlib.import_module(module.name)).values():
            if isinstance(value, Rule):
                found[value.id] = value
    return found


def lacking(family: str, names: list[str]) -> list[str]:
    known = messages(FACE.words.prefix)
    wanted = {f"{family}-{name}".replace("_", "-") for name in names}
    return sorted(message for message in wanted if message not in known)


@pytest.mark.parametrize(
    ("family", "names"),
    [("opt", table.OPTIONS), ("ask", table.QUESTIONS), ("event", table.EVENTS), ("item", table.ITEMS), ("rule", every_rule())],
    ids=["opt", "ask", "event", "item", "rule"],
)
def test_everything_has_a_message(family: str, names: dict[str, object]) -> None:
    assert names
    assert lacking(family, list(names)) == []


def test_every_piece_has_a_name() -> None:
    words = Wording(FACE.words, GAME, SEATS)
    assert words.name("piece", "foot-reduced") == "Foot Soldier (reduced)"
    assert words.name("piece", "guacanagari") == "Guacanagarí"
    assert all(words.name("piece", p) != p for p in PIECE_IDS)


@pytest.mark.parametrize(("seed", "solo"), [*((n, "") for n in range(4)), *((n, "yes") for n in range(5))])
def test_whole_games_are_told_without_a_missing_word(seed: int, solo: str) -> None:
    words = Wording(FACE.words, GAME, SEATS)
    level = ("standard", "governor", "viceroy")[seed % 3]
    alone = {"solo": "yes", "difficulty": level} if solo else {}
    pos, rng = GAME.new(GAME.seats, {"columbus-will": "yes", **alone}), Random(seed)
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
        if steps % 60 == 0:
            for seat in (None, 0, 1):
                for line in FACE.board(pos.view(seat), words):
                    told(line, "the board")
        steps += 1
    assert sorted(missing.values()) == []
