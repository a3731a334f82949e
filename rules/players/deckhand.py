"""The deckhand: quick, looks one choice ahead, and can say in a phrase what he is after.

He tries each option on a position that he cannot tell from the real one (`resample`), answers what CHANCE is asked on the way as it falls,
and weighs what comes of it (`Game.weigh`): his own standing against that of the best of the others, and the game's first liking
(`Game.lean`) where the look ahead tells nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random

from rules.kernel import chance
from rules.kernel.decision import CHANCE, Option
from rules.kernel.game import Game
from rules.kernel.position import Position
from rules.players import Thought

WIDE = 24
"""So many options are tried at most: those the game leans to, or as they come."""
WON, LOST = 50.0, -50.0
"""What a game that is over is worth, in the log-odds of `Game.weigh`."""
AHEAD = 6
"""So many answers of CHANCE are looked through."""
ALIKE = 1e-6


class Deckhand:
    """See the module."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __call__(self, position: Position, rng: Random) -> Option:
        """The option that leads to the best standing."""
        decision = position.decision
        assert decision is not None and decision.options
        if len(decision.options) == 1:
            return decision.options[0]
        options, worth = self._judged(position, rng)
        best = max(worth)
        return rng.choice([option for option, value in zip(options, worth, strict=True) if value >= best - ALIKE])

    def think(self, position: Position, rng: Random) -> Thought:
        """The same, with what grew most by it and how the options compare."""
        decision = position.decision
        assert decision is not None and decision.options
        seat = decision.seat
        options, worth = self._judged(position, rng)
        best = max(worth)
        option = rng.choice([o for o, value in zip(options, worth, strict=True) if value >= best - ALIKE])
        total = sum(exp(value - best) for value in worth)
        liked = sorted(((o, exp(value - best) / total) for o, value in zip(options, worth, strict=True)), key=lambda pair: -pair[1])
        return Thought(option, self.reason(position, option, seat, rng), tuple(liked))

    def reason(self, position: Position, option: Option, seat: int, rng: Random) -> str:
        """Which of the game's merits an option raises most for a seat; "" where it raises none."""
        before = self.game.weigh(position, seat)
        after = position.resample(seat, rng)
        after.choose(option)
        self._chances(after, rng)
        gained = [(new - old, name) for name, old, new in zip(self.game.merits, before, self.game.weigh(after, seat), strict=True)]
        most = max(gained, default=(0.0, ""))
        return most[1] if most[0] > ALIKE else ""

    def _judged(self, position: Position, rng: Random) -> tuple[Sequence[Option], list[float]]:
        decision = position.decision
        assert decision is not None and decision.options
        seat, options = decision.seat, list(decision.options)
        lean = self.game.lean(position, decision)
        liking = dict(zip(options, lean, strict=True)) if lean is not None else {}
        if len(options) > WIDE:
            rng.shuffle(options)
            options.sort(key=lambda option: -liking.get(option, 0.0))
            del options[WIDE:]
        guess, luck = position.resample(seat, rng), rng.random()
        worth = []
        for option in options:
            after = guess.copy()
            after.choose(option)
            self._chances(after, Random(luck))
            worth.append(self.standing(after, seat) + 0.01 * liking.get(option, 0.0))
        return options, worth

    def _chances(self, position: Position, rng: Random) -> None:
        for _ in range(AHEAD):
            asked = position.decision
            if asked is None or asked.seat != CHANCE:
                return
            position.choose(chance.answer(asked, rng))

    def standing(self, position: Position, seat: int) -> float:
        """A seat's log-odds against the best of the others."""
        result = position.outcome()
        if result is not None:
            return WON / len(result.winners) if seat in result.winners else LOST
        game = self.game
        others = [sum(game.weigh(position, other)) for other in game.sitting(position) if other != seat]
        return sum(game.weigh(position, seat)) - max(others, default=0.0)
