"""The captain's search where his own choices come in a row (`Game.rows`): he looks for the best whole line of them.

Within such a row nobody else is asked and no die falls, so what a line comes to can be judged at its end without any luck in it, and of
all that begin with an option only the best counts, not their mean: what a tree would blur. A line is a playout by the deckhand's glances to
the end of the affair (`Game.settled`), or to where CHANCE or somebody else is asked. The best so far is kept, as in Nested Monte-Carlo
Search (Cazenave, IJCAI 2009, 456-461); what is tried next follows it for a while and then goes its own way (iterated local search:
Lourenco, Martin, Stutzle, in: Handbook of Metaheuristics, 2003).

All lines are played on one and the same position that he cannot tell from the real one, else whoever drew the weakest hand for the others
would seem the best. What CHANCE brings at the end of a line is the mean of a few throws, for every line the same.
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
THROWS = 24
"""So often what CHANCE brings at the end of a line is drawn."""


class LineSearch:
    """The thinking about one question. `start`: a line to begin with."""

    def __init__(self, game: Game, position: Position, decision: Decision, rng: Random, start: Sequence[Option] = ()) -> None:
        self.game, self.rng = game, rng
        self.seat = decision.seat
        self.guess = position.resample(self.seat, rng)
        self.deckhand = Deckhand(game)
        self.luck = [rng.random() for _ in range(THROWS)]
        self.best: list[Option] = list(start)
        self.varied = bool(start)
        """Whether the best line so far is varied already."""
        self.made = 0
        self.drawn: dict[tuple[Option, ...], tuple[float, list[float]]] = {}
        """What lines come to that end where CHANCE is asked."""
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
        position = self.guess.copy()
        line = self._play(position, prefix)
        worth, merits = self._come_to(position, line)
        self.made += 1
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
            if asked.seat != self.seat or (line and not in_row(self.game, position)):
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

    def _come_to(self, position: Position, line: list[Option]) -> tuple[float, list[float]]:
        """What a line that ends here is worth, in log-odds, and by merits; none where the game is over."""
        if position.asked is None or position.asked.seat != CHANCE or self.game.settled(position):
            return self.deckhand.standing(position, self.seat), self._merits(position)
        found = self.drawn.get(tuple(line))
        if found is None:
            found = self.drawn[tuple(line)] = self._on_average(position)
        return found

    def _on_average(self, position: Position) -> tuple[float, list[float]]:
        """The same after what CHANCE brings now: the means of the throws, of the merits of those that do not end the game."""
        worth = 0.0
        merits: list[list[float]] = []
        for luck in self.luck:
            end = position.copy()
            self.deckhand.follow(end, self.seat, Random(luck))
            worth += self.deckhand.standing(end, self.seat) / THROWS
            if end.result is None:
                merits.append(self._merits(end))
        return worth, [sum(terms) / len(merits) for terms in zip(*merits, strict=True)]

    def _merits(self, position: Position) -> list[float]:
        return list(self.game.weigh(position, self.seat)) if position.result is None else []

    def thought(self) -> Thought:
        """The option that the best line begins with, the merit it brings more of than the others do, and how the options compare."""
        options = sorted(self.worth, key=lambda option: (-self.worth[option], option != self.best[0]))
        parts = shares([self.worth[option] for option in options])
        reason = ""
        if self.top and self.weighed:
            reason = foremost(self.game.merits, [own - term / self.weighed for own, term in zip(self.top, self.sums, strict=True)])
        return Thought(self.best[0], reason, tuple(zip(options, parts, strict=True)))

    def next(self) -> tuple[str, tuple[Option, ...]] | None:
        """The next question of the best line, as `known` names it, and the rest of the line from there; None where the line ends before."""
        position = self.guess.copy()
        for n, option in enumerate(self.best):
            asked = position.decision
            if asked is None or not asked.options or asked.seat != self.seat or option not in asked.options:
                return None
            if n and len(asked.options) > 1:
                return known(position, self.seat), tuple(self.best[n:])
            position.choose(option)
        return None


def in_row(game: Game, position: Position) -> bool:
    """Whether what is asked is searched by lines: not where others answer in secret at the same time."""
    top = position.agenda[-1]
    return game.rows and not (isinstance(top, Sealed) and len(top.seats) > 1)


def known(position: Position, seat: int) -> str:
    """What a seat can tell of a position: the same for all that it cannot tell apart."""
    return position.resample(seat, Random(0)).digest()


__all__ = ["FIRST", "LineSearch", "in_row", "known"]
