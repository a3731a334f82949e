"""Computer seats: they see a game only through the kernel."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from rules.kernel.decision import Option
from rules.kernel.position import Position
from rules.players import random

Player = Callable[[Position, Random], Option]
"""A seat's answer to what a position asks, with a generator that is handed in."""

PLANNED = ("deckhand", "captain")


class NoPlayer(ValueError):
    """A level nobody plays at; the text is one clear line."""


def _random(position: Position, rng: Random) -> Option:
    decision = position.decision
    assert decision is not None
    return random.choose(decision, rng)


LEVELS: dict[str, Player] = {"random": _random}


def player(level: str) -> Player:
    """The computer player of a level. Raises NoPlayer."""
    if level in LEVELS:
        return LEVELS[level]
    if level in PLANNED:
        raise NoPlayer(f"the level {level!r} is not there yet; use {', '.join(LEVELS)}")
    raise NoPlayer(f"no level {level!r}; there is {', '.join(LEVELS)}")
