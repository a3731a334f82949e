"""Chance is a seat: whoever answers it (a generator, a script, a person with dice) is outside the rules."""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate
from random import Random

from rules.kernel.decision import Decision, Option


def answer(decision: Decision, rng: Random) -> Option:
    """An answer to a decision of CHANCE, drawn by its weights from a generator that is handed in."""
    options = decision.options
    assert options
    if decision.weights:
        total = list(accumulate(decision.weights))
        return options[bisect(total, rng.random() * total[-1])]
    return options[int(rng.random() * len(options))]
