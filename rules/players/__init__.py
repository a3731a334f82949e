"""Computer seats: they see a game only through the kernel, and what it says of itself for them in its `Game`."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple, Protocol

from rules.kernel.decision import Option
from rules.kernel.game import Game
from rules.kernel.position import Position


class Thought(NamedTuple):
    """What a computer seat made of a question: what it takes, why, and how much it likes each of the options it looked at.

    `reason` is one of the game's `merits`, "" where there is nothing to say; `liked` are shares that add up to 1, the best first.
    """

    option: Option
    reason: str = ""
    liked: tuple[tuple[Option, float], ...] = ()

    @property
    def alike(self) -> bool:
        """Whether all that was looked at is liked the same, to a percent."""
        likings = [f"{liking:.0%}" for _, liking in self.liked]
        return len(likings) > 1 and len(set(likings)) == 1


Watch = Callable[[int, int], bool]
"""Is told how many of how many steps of thinking are done; True: that is enough, answer now."""


class Player(Protocol):
    """A seat's answer to what a position asks, with a generator that is handed in: the same for the same position, generator and
    what he has in mind of his own plans.

    It may be a structured choice that lies on top of what is asked (a deal). The position is not changed, and nothing is read of it that
    the seat cannot know.
    """

    def __call__(self, position: Position, rng: Random) -> Option:
        """The option taken."""
        ...

    def think(self, position: Position, rng: Random, watch: Watch | None = None) -> Thought:
        """The option taken, with what there is to say about it; whoever waits can `watch`, and hurry it."""
        ...


class NoPlayer(ValueError):
    """A level nobody plays at; the text is one clear line."""


PLAYOUTS = 200
"""How many playouts the captain makes for a decision, where nobody says otherwise (`--think`)."""


def _random(game: Game, think: int) -> Player:
    from rules.players.random import RandomSeat

    return RandomSeat()


def _deckhand(game: Game, think: int) -> Player:
    from rules.players.deckhand import Deckhand

    return Deckhand(game)


def _captain(game: Game, think: int) -> Player:
    from rules.players.captain import Captain

    return Captain(game, think)


LEVELS: dict[str, Callable[[Game, int], Player]] = {"random": _random, "deckhand": _deckhand, "captain": _captain}


def player(level: str, game: Game, think: int = PLAYOUTS) -> Player:
    """The computer player of a level. Raises NoPlayer."""
    if level in LEVELS:
        return LEVELS[level](game, think)
    raise NoPlayer(f"no level {level!r}; there is {', '.join(LEVELS)}")
