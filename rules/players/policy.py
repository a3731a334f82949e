"""What the thinking seats share: how likely each seat is to win, a choice drawn by what a game leans to, and the deals on offer."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from math import exp
from random import Random

from rules.kernel.decision import Decision, Option
from rules.kernel.game import Game
from rules.kernel.position import Position

BARGAINS = 0.25
"""At how large a part of his questions a computer seat thinks of proposing a deal."""


def shares(weights: Sequence[float]) -> list[float]:
    """Log-odds as shares of 1 (softmax)."""
    top = max(weights)
    raised = [exp(weight - top) for weight in weights]
    total = sum(raised)
    return [weight / total for weight in raised]


Weighed = dict[int, Sequence[float]]
"""By seat what `Game.weigh` says of it."""


def weighed(game: Game, position: Position) -> Weighed:
    """How everybody stands; nothing where the game is over."""
    return {} if position.result is not None else game.weigh_all(position)


def prospects(position: Position, standing: Weighed) -> dict[int, float]:
    """How likely each seat is to win, losers of a finished game left out: what it brought, else the shares of how everybody stands."""
    if position.result is not None:
        winners = position.result.winners
        return dict.fromkeys(winners, 1.0 / len(winners)) if winners else {}
    return dict(zip(standing, shares([sum(terms) for terms in standing.values()]), strict=True))


def drawn(options: Sequence[Option], lean: Sequence[float] | None, rng: Random) -> Option:
    """An option, each as likely as the game leans to it; all alike where it leans to none."""
    if lean is None:
        return options[int(rng.random() * len(options))]
    top = max(lean)
    total = list(accumulate([exp(liking - top) for liking in lean]))
    return options[min(bisect(total, rng.random() * total[-1]), len(options) - 1)]


def deals(game: Game, position: Position, guess: Position, decision: Decision, rng: Random) -> list[Option]:
    """The deals a seat could propose on top of its question: now and then, and never twice on top of the same, so that no two seats can
    bargain for ever. They are thought of in `guess`, which the seat cannot tell from `position`."""
    if rng.random() >= BARGAINS or position.interrupted:
        return []
    return [option for option in game.proposals(guess, decision.seat) if position.interrupt_rule(option) is None]


__all__ = ["BARGAINS", "deals", "drawn", "prospects", "shares", "weighed"]
