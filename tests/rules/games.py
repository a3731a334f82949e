"""What must hold in the random games of every game: copies, secrets, digests (architecture.md, Tests 2 and 3)."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from hypothesis import HealthCheck, settings

from rules.kernel.chance import answer
from rules.kernel.decision import Decision, Option

Choose = Callable[[Decision, Random], Option]
P = TypeVar("P", bound=Any)
ROOT = Path(__file__).parents[2]
CHOICES = 20
"""So many choices are looked at from a position on."""


def quiet(examples: int) -> settings:
    """Hypothesis settings for positions that take their time to make."""
    return settings(max_examples=examples, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def stopped(pos: P, rng: Random, choices: int, choose: Choose = answer) -> P:
    """The position after so many choices, or the last one before the end of the game."""
    before = pos
    for _ in range(choices):
        decision = pos.decision
        if decision is None:
            return before
        before = pos.copy()
        pos.choose(choose(decision, rng))
    return pos if pos.decision else before


def check_no_seat_can_tell(pos: Any, seats: Iterable[int], seed: int) -> None:
    """A seat sees the same in a position and in what `resample` makes of it."""
    for seat in seats:
        other = pos.resample(seat, Random(seed))
        other.check()
        assert other.view(seat) == pos.view(seat)


def check_nothing_public_tells(pos: Any, seats: Iterable[int], seed: int, choose: Choose = answer) -> None:
    """What a seat is offered and refused in public is the same wherever the others cannot tell the positions apart."""
    rng = Random(seed)
    for _ in range(CHOICES):
        decision = pos.decision
        if decision is None:
            break
        if decision.seat >= 0 and not decision.secret:
            for seat in seats:
                if seat != decision.seat:
                    other = pos.resample(seat, rng)
                    assert other.decision is not None
                    assert other.decision.options == decision.options
                    assert other.refusals() == pos.refusals()
        pos.choose(choose(decision, rng))


def check_copy_lives_its_own_life(pos: Any, seed: int) -> None:
    """What happens to a copy leaves the position alone."""
    before, other, rng = pos.digest(), pos.copy(), Random(seed)
    for _ in range(CHOICES):
        decision = other.decision
        if decision is None:
            break
        other.choose(answer(decision, rng))
    assert pos.digest() == before


def check_digest_without_hash_seed(code: str) -> None:
    """What `code` prints does not depend on the seed of Python's hashes."""
    found = {
        subprocess.run(
            [sys.executable, "-c", code], env={**os.environ, "PYTHONHASHSEED": seed}, cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout
        for seed in ("0", "4711")
    }
    assert len(found) == 1
    assert found.pop().strip()
