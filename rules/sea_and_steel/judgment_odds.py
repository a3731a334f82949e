"""How a combat is likely to end (4.4.1 B), for whoever judges a position: exact chances, round by round, until one side is gone.

Both sides are taken to fight with all they have, to spread hits so that most of them goes on fighting, and not to withdraw. Every pair
of stacks is worked out once and kept.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rules.sea_and_steel.combat import BASE, DICE
from rules.sea_and_steel.state import SeaPosition, Stack
from rules.sea_and_steel.tables import ATTACK, DEFENSE, JUNGLE, LEADER, NONE, SPANISH

KEPT = 1 << 16
"""So many combats are kept in mind."""
JUNGLE_BIT, PALISADE_BIT, CITADEL_BIT, ANACAONA_BIT, DEFENDED_BIT, NITAYNO_BIT = 1, 2, 4, 8, 16, 32
DIE_SIDES = 6


class Odds(NamedTuple):
    """The chances that only the attacker or only the defender is left, and the part of the steps of each that is left on average."""

    won: float
    held: float
    attackers_left: float
    defenders_left: float


def ground_of(pos: SeaPosition, area: int) -> int:
    """What modifies a combat in an area and who would begin one there, as bits."""
    found = JUNGLE_BIT if JUNGLE[area] else 0
    if pos.palisade[area]:
        found |= PALISADE_BIT
    if pos.citadel[area]:
        found |= CITADEL_BIT
    if pos.owner[area] == SPANISH:
        found |= DEFENDED_BIT
    elif pos.anacaona == area:
        found |= ANACAONA_BIT
    return found | NITAYNO_BIT if pos.solo != NONE else found


@lru_cache(maxsize=KEPT)
def fronts(stack: Stack, attacking: bool, jungle: bool, extra: int, leaders_too: bool) -> tuple[tuple[int, ...], ...]:
    """The factors that fight after 0, 1, 2… hits, () when nobody is left; `extra` is added to each (`leaders_too`: Leaders as well)."""

    def shown(piece: int) -> int:
        found = BASE[attacking][jungle][piece] + (extra if leaders_too or piece < LEADER else 0)
        return min(max(found, 1), 5)

    left = sorted(stack, key=lambda p: -shown(p))
    found = []
    while left:
        front = left[:DICE]
        found.append(tuple(shown(p) for p in front))
        turnable = [p for p in front if not p & 1]
        if turnable:  # who loses least by it; Leaders last
            hit = min(turnable, key=lambda p: (p >= LEADER, shown(p) - shown(p + 1)))
            left[left.index(hit)] = hit + 1
        else:
            left.remove(min(front, key=lambda p: (p >= LEADER, shown(p))))
        left.sort(key=lambda p: -shown(p))
    return (*found, ())


@lru_cache(maxsize=KEPT)
def hit_chances(factors: tuple[int, ...]) -> tuple[float, ...]:
    """The chances of 0, 1, 2… hits (4.4.1 B Dice Rolls)."""
    found = [1.0]
    for factor in factors:
        p = min(factor, DIE_SIDES - 1) / DIE_SIDES
        found = [a * (1 - p) + b * p for a, b in zip([*found, 0.0], [0.0, *found], strict=True)]
    return tuple(found)


@lru_cache(maxsize=KEPT)
def odds(attackers: Stack, defenders: Stack, jungle: bool, extra: int = 0, fort: int = 0, tribes_defend: bool = False) -> Odds:
    """How a combat ends. `fort`: what a Palisade or Citadel adds to the defenders; `extra`: Anacaona's bonus for the Indigenous side,
    which defends where `tribes_defend`.
    """
    if not attackers:
        return Odds(0.0, 1.0 if defenders else 0.0, 0.0, 1.0)
    if not defenders:
        return Odds(1.0, 0.0, 1.0, 0.0)
    attack = fronts(attackers, True, jungle, 0 if tribes_defend else extra, False)
    defence = fronts(defenders, False, jungle, extra if tribes_defend else fort, not tribes_defend)
    a, d = len(attack) - 1, len(defence) - 1
    strike, parry = [hit_chances(f) for f in attack], [hit_chances(f) for f in defence]
    reached = [[0.0] * (d + 1) for _ in range(a + 1)]
    reached[0][0] = 1.0
    for i in range(a):
        for j in range(d):
            here = reached[i][j]
            if here < 1e-9:
                continue
            here /= 1.0 - strike[i][0] * parry[j][0]
            for n, p in enumerate(strike[i]):
                for m, q in enumerate(parry[j]):
                    if n or m:
                        reached[min(i + m, a)][min(j + n, d)] += here * p * q
    won, held = [reached[i][d] for i in range(a)], [reached[a][j] for j in range(d)]
    return Odds(sum(won), sum(held), sum(p * (a - i) for i, p in enumerate(won)) / a, sum(p * (d - j) for j, p in enumerate(held)) / d)


@lru_cache(maxsize=KEPT)
def struck(stack: Stack, hits: int) -> Stack:
    """What is left of a stack after hits that have been rolled and not yet taken, the least dear first."""
    left = list(stack)
    for _ in range(min(hits, sum(1 if p & 1 else 2 for p in stack))):
        piece = min(left, key=lambda p: (p >= LEADER, not p & 1, ATTACK[p] + DEFENSE[p]))
        left.remove(piece)
        if not piece & 1:
            left.append(piece + 1)
    return tuple(sorted(left))
