"""The random seat: every option is as likely as any other. It is the measure of every other player and of the rules."""

from __future__ import annotations

from random import Random

from rules.kernel.decision import Decision, Option
from rules.kernel.position import Position
from rules.players import Thought, Watch


def choose(decision: Decision, rng: Random) -> Option:
    """One of the options, drawn from a generator that is handed in."""
    options = decision.options
    assert options
    return options[int(rng.random() * len(options))]


class RandomSeat:
    """See the module."""

    def __call__(self, position: Position, rng: Random) -> Option:
        """One of the options."""
        decision = position.decision
        assert decision is not None
        return choose(decision, rng)

    def think(self, position: Position, rng: Random, watch: Watch | None = None) -> Thought:
        """One of the options, for no reason."""
        return Thought(self(position, rng))
