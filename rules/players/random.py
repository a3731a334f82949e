"""The random seat: every option is as likely as any other. It is the measure of every other player and of the rules."""

from __future__ import annotations

from random import Random

from rules.kernel.decision import Decision, Option


def choose(decision: Decision, rng: Random) -> Option:
    """One of the options, drawn from a generator that is handed in."""
    options = decision.options
    assert options
    return options[int(rng.random() * len(options))]
