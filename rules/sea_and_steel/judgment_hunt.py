"""How near Spain is to leaving the Nitayno without anybody, which ends the game (4.6 a), and what killing counts for on that account.

Few of his Units are soon fewer: who strikes with all he has may clear the map in the halves that a turn has left, while nobody new comes
(5.3.1 to 5.3.4). So the chance is worked out here and raises Spain's standing, the more each Unit the nearer it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import atanh, exp, log1p

from rules.sea_and_steel.fate import FatePhase
from rules.sea_and_steel.impulse import Half
from rules.sea_and_steel.sequence import Turns, phases
from rules.sea_and_steel.state import SeaPosition
from rules.sea_and_steel.tables import SPANISH
from rules.sea_and_steel.victory import LAST_TURN

HUNT, HUNT_SHAPE = (1.5, 0.41, 0.265, 0.225, 0.175, 0.15), 1.35
"""How the chance to leave the Nitayno without anybody at the end of this turn falls with the number of his Units, by the halves of Spain
that are to come, for a Spain of `HUNTERS`; on a turn to come it has the `USUAL` number. Read off 1500 halves of 93 games of a deckhand."""
HUNTERS, LEAST, USUAL = 10.0, 2.0, 3
ARRIVE, ARRIVE_TURN = 3.0, 7.0
"""How many of his Units come before the impulses of a turn that has begun, and of the next."""
NATIVE = 0.45
"""One of his Units, in Foot soldiers."""
SURE = 0.97
MOST = 8.0
"""No standing beyond such log-odds is told apart when that chance is added to it."""
HUNT_STEP = 0.05
"""What killing counts for besides is told in such steps, so that marches alike are worked out once."""


def wiped_out(pos: SeaPosition, few: float, ours: float) -> float:
    """The chance that nobody of his is left at the end of this turn or the next: `few` Units of his against `ours` in Foot soldiers."""
    turns, top, rate = pos.agenda[0], pos.agenda[-1], HUNTERS / max(ours, LEAST)
    begun = isinstance(turns, Turns) and turns.phase >= len(phases(pos)) - 1
    later = exp(-((rate * HUNT[USUAL] * (few + ARRIVE_TURN)) ** HUNT_SHAPE))
    if pos.turn == 1 or isinstance(top, FatePhase):
        return later
    here = top.__class__ is Half and top.at == "action"  # this one is still to come
    halves = min(pos.marker[SPANISH] + here, len(HUNT) - 1)
    now = exp(-((rate * HUNT[halves] * (few if begun else few + ARRIVE)) ** HUNT_SHAPE))
    return min(now + (1.0 - now) * later if pos.turn < LAST_TURN else now, SURE)


def spur(chance: float, nearer: float, stake: float) -> float:
    """What killing one Foot soldier's worth more counts for, in VP: one Unit less makes the chance `nearer`; in an even game."""
    return HUNT_STEP * round(2.0 * (atanh(nearer) - atanh(chance)) / NATIVE / stake / HUNT_STEP)


def raised(mine: Sequence[float], others: Sequence[float], chance: float) -> float:
    """The log-odds that such a chance to win at once adds to how the sides stand."""
    stands = 0.0
    for ours, theirs in zip(mine, others, strict=True):
        stands += ours - theirs
    return log1p(chance * exp(-min(max(stands, -MOST), MOST))) - log1p(-chance)
