"""A random player who walks the street in small steps and would rather attack than not: with him every rule of the game comes up."""

from __future__ import annotations

from random import Random

from rules.francis_drake.game import GAME
from rules.francis_drake.state import DrakePosition
from rules.kernel.chance import answer
from rules.kernel.decision import CHANCE, Decision, Option
from tests.rules.games import stopped

TABLES = (GAME.seats[:3], GAME.seats[:4], GAME.seats)
IDLE = {"decline", "go_home", "stay", "no_use"}
STRIDE = 8
"""Among how many of the next stops he chooses; there are one to three a location."""


def lively(decision: Decision, rng: Random) -> Option:
    """An answer to a decision of a player or of CHANCE."""
    if decision.seat == CHANCE:
        return answer(decision, rng)
    options = list(decision.options or ())
    if decision.ask == "street" and len(options) > 1 and rng.random() < 0.97:
        options = options[: min(STRIDE, len(options) - 1)]
    elif rng.random() < 0.85:
        options = [o for o in options if o[0] not in IDLE] or options
    return options[int(rng.random() * len(options))]


def lively_game(seats: tuple[str, ...], seed: int) -> DrakePosition:
    """The end of a lively game."""
    pos, rng = GAME.new(seats, {}), Random(f"lively {seed}")
    while decision := pos.decision:
        pos.choose(lively(decision, rng))
    return pos


def lively_position(seats: tuple[str, ...], seed: int, choices: int) -> DrakePosition:
    """A position after some choices of a lively game, before its end."""
    return stopped(GAME.new(seats, {}), Random(seed), choices, lively)
