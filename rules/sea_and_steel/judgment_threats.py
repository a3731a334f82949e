"""What could be taken from Spain: who could come to an area, whether they would, and with what chance.

Two players send whom they like. The Nitayno leaves his garrisons at home and attacks only where he is superior (5.1, 5.3.5), so whoever
stands in threes has little to fear from him.
"""

from __future__ import annotations

from functools import lru_cache

from rules.sea_and_steel.combat import BASE
from rules.sea_and_steel.judgment_odds import CITADEL_BIT, JUNGLE_BIT, KEPT, NITAYNO_BIT, PALISADE_BIT, odds, refuge
from rules.sea_and_steel.nitayno_lists import full_units
from rules.sea_and_steel.nitayno_targets import above_garrison, moves
from rules.sea_and_steel.state import SeaPosition, Stack
from rules.sea_and_steel.tables import ATTACK, LAST, LEADER, NONE, STACK, units

STRONGEST = tuple(-a for a in ATTACK).__getitem__
"""To sort by, the strongest first."""
WAYS = tuple((((a - 2) % LAST + 1, (a - 3) % LAST + 1), (a % LAST + 1, (a + 1) % LAST + 1)) for a in range(LAST + 1))
"""By area: the next one and that beyond, both ways round."""


@lru_cache(maxsize=KEPT)
def threat(mine: Stack, ground: int, left: Stack, right: Stack) -> float:
    """The chance that one of two groups takes an area from Spain."""
    fort, jungle = bool(ground & PALISADE_BIT) + 2 * bool(ground & CITADEL_BIT), bool(ground & JUNGLE_BIT)
    spared = 1.0
    for group in (left, right):
        if not ground & NITAYNO_BIT or dares(group, mine, jungle, fort):
            spared *= 1.0 - odds(group, mine, jungle, 0, fort, False, refuge(ground)).won
    return 1.0 - spared


@lru_cache(maxsize=KEPT)
def dares(group: Stack, mine: Stack, jungle: bool, fort: int) -> bool:
    """5.3.5 Combat Superiority: as `nitayno_lists.superior`, for pieces that are not there yet."""
    if not units(mine):
        return True
    a, b = full_units(group), full_units(mine)
    if a != b:
        return a > b
    return _strength(group, True, jungle, 0) >= _strength(mine, False, jungle, fort)


def _strength(stack: Stack, attacking: bool, jungle: bool, extra: int) -> int:
    return sum(min(max(BASE[attacking][jungle][p] + extra, 1), 5) for p in stack)


def around(pos: SeaPosition, spanish: list[Stack], indigenous: list[Stack], area: int) -> tuple[Stack, Stack]:
    """The Indigenous groups that could come to an area from its two sides, each in one activation."""
    left, right = WAYS[area]
    return _coming(pos, spanish, indigenous, left), _coming(pos, spanish, indigenous, right)


def _coming(pos: SeaPosition, spanish: list[Stack], indigenous: list[Stack], way: tuple[int, int]) -> Stack:
    """Those of two areas in a row who could go on together."""
    near, beyond = way
    if spanish[near] or pos.citadel[near]:
        return ()
    behind = () if spanish[beyond] else indigenous[beyond]
    if pos.solo != NONE:
        return led(near, indigenous[near], beyond, behind)
    return joined(indigenous[near], behind) if behind else indigenous[near]


@lru_cache(maxsize=KEPT)
def joined(one: Stack, other: Stack) -> Stack:
    """The strongest of two stacks that could go together."""
    both = sorted((*one, *other), key=STRONGEST)
    return tuple(sorted([*[p for p in both if p < LEADER][:STACK], *[p for p in both if p >= LEADER]]))


@lru_cache(maxsize=KEPT)
def led(near: int, here: Stack, beyond: int, there: Stack) -> Stack:
    """5.3.5: whom the Nitayno would send out of two areas in a row; Leaders go with the area that begins."""
    joining, coming = above_garrison(near, here, True), above_garrison(beyond, there, True)
    if coming and moves(beyond, units(there)):
        begins, group = there, sorted((*coming, *joining), key=STRONGEST)
    elif joining and moves(near, units(here)):
        begins, group = here, joining
    else:
        return ()
    return tuple(sorted((*group[:STACK], *[p for p in begins if p >= LEADER])))
