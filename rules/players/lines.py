"""The captain's search where his own choices come in a row (`Game.rows`): he looks for the best whole line of them.

Within such a row nobody else is asked and no die falls, so what a line comes to can be judged at its end without any luck in it, and of
all that begin with an option only the best counts, not their mean: what a tree would blur. A line is a playout by the deckhand's glances to
the end of the affair (`Game.settled`), or to where CHANCE or somebody else is asked. The best so far is kept, as in Nested Monte-Carlo
Search (Cazenave, IJCAI 2009, 456-461); what is tried next follows it for a while and then goes its own way (iterated local search:
Lourenco, Martin, Stutzle, in: Handbook of Metaheuristics, 2003).

What CHANCE brings at the end of a line is the mean of a few throws, for every line the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rules.kernel.decision import CHANCE, Decision, Option
from rules.kernel.game import Game
from rules.kernel.position import Position
from rules.kernel.step import Sealed
from rules.players import Thought
from rules.players.deckhand import Deckhand, foremost
from rules.players.policy import drawn, shares

FIRST = 8
"""So many lines are tried before the best is varied."""
GLANCES = 2
"""Among so many options the choices of a line are made: fewer make more different lines."""
DRAWN = 0.1
"""At how many of them no glance is taken, and what the game leans to draws: the way to the best may look bad."""
LONGEST = 60
"""A line has no more choices than so many."""
THROWS = 8
"""So often what CHANCE brings at the end of a line is drawn."""


class LineSearch:
    """The thinking about one question. `start`: a line to begin with."""

    def __init__(self, game: Game, position: Position, decision: Decision, rng: Random, start: Sequence[Option] = ()) -> None:
        self.game, self.position, self.rng = game, position, rng
        self.seat = decision.seat
        self.deckhand = Deckhand(game)
        self.luck = [rng.random() for _ in range(THROWS)]
        self.best: list[Option] = list(start)
        self.varied = bool(start)
        """Whether the best line so far is varied already."""
        self.made = 0
        self.rows = self.varied
        """Whether there is a line of more than one choice."""
        self.worth: dict[Option, float] = {}
        """By the option that it begins with, the best line's worth in log-odds."""
        self.top: list[float] = []
        self.sums: list[float] = []
        self.weighed = 0
        """The merits at the end of the best line; their sums at the ends of so many lines, those that end the game left out."""

    def playout(self) -> None:
        """One more line."""
        kept = self.best
        if not self.made and self.varied:
            prefix = kept
        elif self.varied or self.made >= FIRST:
            prefix = kept[: int(self.rng.random() * len(kept))]
        else:
            prefix = []
        position = self.position.resample(self.seat, self.rng)
        line = self._play(position, prefix)
        worth, merits = self._come_to(position)
        self.made += 1
        self.rows = self.rows or len(line) > 1
        if merits:
            self.sums = [a + b for a, b in zip(self.sums, merits, strict=True)] if self.sums else merits
            self.weighed += 1
        if not self.worth or worth > max(self.worth.values()):
            self.best, self.top = line, merits
        first = line[0]
        if first not in self.worth or worth > self.worth[first]:
            self.worth[first] = worth

    def _play(self, position: Position, prefix: Sequence[Option]) -> list[Option]:
        """A line from here that begins like `prefix`, as far as that is possible."""
        line: list[Option] = []
        while position.asked is not None and len(line) < LONGEST and not (line and self.game.settled(position)):
            asked = position.decision
            assert asked is not None and asked.options
            if asked.seat != self.seat or (line and isinstance(position.agenda[-1], Sealed)):
                break
            if len(line) < len(prefix) and prefix[len(line)] in asked.options:
                option = prefix[len(line)]
            elif len(asked.options) == 1:
                option = asked.options[0]
            else:
                prefix = ()
                if self.rng.random() < DRAWN:
                    option = drawn(asked.options, self.game.lean(position, asked), self.rng)
                else:
                    option = self.deckhand.glance(position, asked, self.rng, GLANCES)
            position.choose(option)
            line.append(option)
        return line

    def _come_to(self, position: Position) -> tuple[float, list[float]]:
        """What a line that ends here is worth, in log-odds, and by merits; none where the game is over."""
        ends = [position]
        if position.asked is not None and position.asked.seat == CHANCE and not self.game.settled(position):
            ends = [position.copy() for _ in self.luck]
            for end, luck in zip(ends, self.luck, strict=True):
                self.deckhand.follow(end, self.seat, Random(luck))
        worth = 0.0
        merits: list[float] = []
        for end in ends:
            worth += self.deckhand.standing(end, self.seat) / len(ends)
            if not merits and end.result is None:
                merits = list(self.game.weigh(end, self.seat))
        return worth, merits

    def thought(self) -> Thought:
        """The option that the best line begins with, the merit it brings more of than the others do, and how the options compare."""
        options = sorted(self.worth, key=lambda option: -self.worth[option])
        parts = shares([self.worth[option] for option in options])
        reason = ""
        if self.top and self.weighed:
            reason = foremost(self.game.merits, [own - term / self.weighed for own, term in zip(self.top, self.sums, strict=True)])
        return Thought(self.best[0], reason, tuple(zip(options, parts, strict=True)))

    def next(self) -> tuple[str, tuple[Option, ...]] | None:
        """The next question of the best line, as `known` names it, and the rest of the line from there; None where the line ends before."""
        position = self.position.resample(self.seat, self.rng)
        for n, option in enumerate(self.best):
            asked = position.decision
            if asked is None or not asked.options or asked.seat != self.seat or option not in asked.options:
                return None
            if n and len(asked.options) > 1:
                return known(position, self.seat), tuple(self.best[n:])
            position.choose(option)
        return None


def known(position: Position, seat: int) -> str:
    """What a seat can tell of a position: the same for all that it cannot tell apart."""
    return position.resample(seat, Random(0)).digest()


__all__ = ["FIRST", "LineSearch", "known"]
