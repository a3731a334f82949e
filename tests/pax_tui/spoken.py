"""What must hold of the wording of every game: a sentence for everything it can offer, ask, tell or refuse."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Mapping
from random import Random
from types import ModuleType

from pax_tui.games.face import Face
from pax_tui.wording import Wording, messages
from rules.kernel.decision import Decision, Option, Rule
from rules.kernel.game import Game


def rules_of(package: ModuleType) -> dict[str, Rule]:
    """The Rules that stand as constants in the modules of a game, alone or in tables."""
    found: dict[str, Rule] = {}
    for info in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        for value in vars(importlib.import_module(info.name)).values():
            inside = value.values() if isinstance(value, dict) else [value] if isinstance(value, Rule) else value
            if isinstance(inside, Iterable) and not isinstance(inside, str):
                found |= {rule.id: rule for rule in list(inside) if isinstance(rule, Rule)}
    return found


def lacking(face: Face, family: str, names: Iterable[str]) -> list[str]:
    """The messages that are not there."""
    known = messages(face.words.prefix)
    return sorted({m for name in names if (m := f"{family}-{name}".replace("_", "-")) not in known})


def missing_words(
    game: Game, face: Face, seats: Mapping[str, str], options: Mapping[str, str], choose: Callable[[Decision, Random], Option], seed: int
) -> list[str]:
    """Plays a game, says everything in it and returns what had no words, once a message."""
    words = Wording(face.words, game, dict(seats))
    pos, rng = game.new(tuple(seats), game.settle(tuple(seats), options)), Random(seed)
    missing: dict[str, str] = {}

    def told(text: str, what: object) -> None:
        if "‹" in text:
            missing.setdefault(text.split("‹")[1].split()[0].rstrip("›"), f"{text} from {what}")

    steps = 0
    while (decision := pos.decision) is not None:
        told(words.question(decision), decision)
        for option in list(decision.options or ()):
            told(words.option(option, decision), option)
        if steps % 9 == 0:
            for option, rule in pos.refusals():
                told(words.option(option, decision), option)
                told(words.rule(rule), rule)
            asked = {decision.seat} if decision.seat >= 0 else set()
            for seat in (None, *(map(game.seat_number, seats) if steps % 45 == 0 else asked)):
                for line in face.board(pos.view(seat), words):
                    told(line, "the board")
        for event in pos.choose(choose(decision, rng)):
            told(words.event(event), event)
        steps += 1
    for line in face.board(pos.view(None), words):
        told(line, "the board")
    return sorted(missing.values())
