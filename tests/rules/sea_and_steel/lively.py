"""Random players of whom one side would rather do something than nothing and the other does as little as it can.

With two equally random sides Spain hardly ever wins, and many endings would never come up.
"""

from __future__ import annotations

from random import Random

from rules.kernel.decision import CHANCE, Decision, Option
from rules.sea_and_steel.tables import SPANISH

IDLE = {"done", "stop", "decline", "stand", "keep"}
BUILDING = {"citadel", "notary", "palisade"}


def one_sided(decision: Decision, rng: Random, busy: int) -> Option:
    """A random answer; `busy` is the side that does something."""
    options = list(decision.options or ())
    if decision.seat != CHANCE and rng.random() < 0.9:
        idle = [o for o in options if o[0] in IDLE]
        active = [o for o in options if o[0] not in IDLE]
        built = [o for o in options if o[0] in BUILDING and rng.random() < 0.6]
        options = (built or active or options) if decision.seat == busy else (idle or options)
    return options[int(rng.random() * len(options))]


def lively(decision: Decision, rng: Random) -> Option:
    """A busy Spain."""
    return one_sided(decision, rng, SPANISH)
