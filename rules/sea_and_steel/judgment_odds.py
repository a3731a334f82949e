"""How a combat is likely to end (4.4.1 B), for whoever judges a position: exact chances, round by round, until one side is gone.

Players are taken to fight with all they have, to spread hits so that most of them goes on fighting, and not to withdraw. The Nitayno keeps
to his orders (5.3.5): he takes hits in the printed order, and after a round in which he is no longer superior he leaves, if he may and
there is room beside (`refuge`). Every pair of stacks is worked out once and kept.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rules.sea_and_steel.combat import BASE, DICE
from rules.sea_and_steel.nitayno_lists import full_units, hit_order
from rules.sea_and_steel.state import SeaPosition, Stack
from rules.sea_and_steel.tables import ATTACK, DEFENSE, INDIGENOUS, JUNGLE, LEADER, NEXT, NONE, SPANISH, STACK, TWO_VP, units
from rules.sea_and_steel.victory import LAST_TURN

KEPT = 1 << 16
"""So many combats are kept in mind."""
JUNGLE_BIT, PALISADE_BIT, CITADEL_BIT, ANACAONA_BIT, DEFENDED_BIT, NITAYNO_BIT = 1, 2, 4, 8, 16, 32
ROOM_SHIFT = 6
"""From this bit on: how many of the Nitayno's Units find room beside an area, if he may leave it."""
ANYWHERE = 7
"""Room for all: those who attack can go back to where they came from."""
NOBODY = -1
"""Instead of that room, where no Nitayno takes part."""
NEVER_LEAVES = 2
"""With fewer impulses left on the last turn he never leaves (C130)."""
DIE_SIDES = 6


class Odds(NamedTuple):
    """The chances that only the attacker or only the defender is left, and the part of the steps of each that is left on average."""

    won: float
    held: float
    attackers_left: float
    defenders_left: float


def ground_of(pos: SeaPosition, area: int) -> int:
    """What modifies a combat in an area, who would begin one there, and how many of the Nitayno's Units could leave it, as bits."""
    return _ground(pos, area, pos.owner[area] == SPANISH)


def defended(pos: SeaPosition, area: int) -> int:
    """The same when the Indigenous side comes to it: Spain's also where it has just arrived and control is not yet settled."""
    return _ground(pos, area, True)


def _ground(pos: SeaPosition, area: int, ours: bool) -> int:
    found = JUNGLE_BIT if JUNGLE[area] else 0
    if pos.palisade[area]:
        found |= PALISADE_BIT
    if pos.citadel[area]:
        found |= CITADEL_BIT
    if ours:
        found |= DEFENDED_BIT
    elif pos.anacaona == area:
        found |= ANACAONA_BIT
    if pos.solo == NONE:
        return found
    found |= NITAYNO_BIT
    if pos.turn == LAST_TURN and pos.marker[INDIGENOUS] < NEVER_LEAVES:
        return found
    if ours:
        return found | ANYWHERE << ROOM_SHIFT
    if TWO_VP[area] or not pos.indigenous[area]:
        return found
    room = 0
    for near in NEXT[area]:
        if not pos.spanish[near] and not pos.citadel[near]:
            room += max(STACK - units(pos.indigenous[near]), 0)
    return found | room << ROOM_SHIFT


def refuge(ground: int) -> int:
    """The room that the Nitayno's Units find beside an area; NOBODY with two players."""
    return ground >> ROOM_SHIFT if ground & NITAYNO_BIT else NOBODY


def shown(piece: int, attacking: bool, jungle: bool, extra: int, leaders_too: bool) -> int:
    """The factor of a piece in a combat; `extra` is added to it (`leaders_too`: to Leaders as well)."""
    found = BASE[attacking][jungle][piece] + (extra if leaders_too or piece < LEADER else 0)
    return min(max(found, 1), 5)


@lru_cache(maxsize=KEPT)
def stages(stack: Stack, attacking: bool, jungle: bool, extra: int, leaders_too: bool, orders: bool) -> tuple[Stack, ...]:
    """Who is left after 0, 1, 2… hits, () at the end, those who fight first; `orders`: hits as the Nitayno takes them."""

    def first(piece: int) -> tuple[int, ...]:
        return -shown(piece, attacking, jungle, extra, leaders_too), *(hit_order(piece) if orders else ())

    left = sorted(stack, key=first)
    found = []
    while left:
        found.append(tuple(left))
        front = left[:DICE]
        turnable = [p for p in front if not p & 1]
        if orders:
            hit = min(front, key=hit_order)
        elif turnable:  # who loses least by it; Leaders last
            hit = min(
                turnable,
                key=lambda p: (
                    p >= LEADER,
                    shown(p, attacking, jungle, extra, leaders_too) - shown(p + 1, attacking, jungle, extra, leaders_too),
                ),
            )
        else:
            hit = min(front, key=lambda p: (p >= LEADER, shown(p, attacking, jungle, extra, leaders_too)))
        if hit & 1:
            left.remove(hit)
        else:
            left[left.index(hit)] = hit + 1
        left.sort(key=first)
    return (*found, ())


@lru_cache(maxsize=KEPT)
def fronts(stack: Stack, attacking: bool, jungle: bool, extra: int, leaders_too: bool, orders: bool = False) -> tuple[tuple[int, ...], ...]:
    """The factors that fight at each of `stages`."""
    return tuple(
        [
            tuple([shown(p, attacking, jungle, extra, leaders_too) for p in left[:DICE]])
            for left in stages(stack, attacking, jungle, extra, leaders_too, orders)
        ]
    )


@lru_cache(maxsize=KEPT)
def hit_chances(factors: tuple[int, ...]) -> tuple[float, ...]:
    """The chances of 0, 1, 2… hits (4.4.1 B Dice Rolls)."""
    found = [1.0]
    for factor in factors:
        p = min(factor, DIE_SIDES - 1) / DIE_SIDES
        found = [a * (1 - p) + b * p for a, b in zip([*found, 0.0], [0.0, *found], strict=True)]
    return tuple(found)


@lru_cache(maxsize=KEPT)
def odds(
    attackers: Stack, defenders: Stack, jungle: bool, extra: int = 0, fort: int = 0, tribes_defend: bool = False, room: int = NOBODY
) -> Odds:
    """How a combat ends. `fort`: what a Palisade or Citadel adds to the defenders; `extra`: Anacaona's bonus for the Indigenous side,
    which defends where `tribes_defend`; `room`: see `refuge`.
    """
    if not attackers:
        return Odds(0.0, 1.0 if defenders else 0.0, 0.0, 1.0)
    if not defenders:
        return Odds(1.0, 0.0, 1.0, 0.0)
    orders = room != NOBODY
    attack = attackers, True, jungle, 0 if tribes_defend else extra, False, orders and not tribes_defend
    defence = defenders, False, jungle, extra if tribes_defend else fort, not tribes_defend, orders and tribes_defend
    attacking, defending = fronts(*attack), fronts(*defence)
    a, d = len(attacking) - 1, len(defending) - 1
    strike, parry = [hit_chances(f) for f in attacking], [hit_chances(f) for f in defending]
    reached = [[0.0] * (d + 1) for _ in range(a + 1)]
    ends = [0.0, 0.0, 0.0, 0.0]
    for n, p in enumerate(strike[0]):
        for m, q in enumerate(parry[0]):
            reached[min(m, a)][min(n, d)] += p * q  # nobody leaves before the first round
    for i in range(a):
        for j in range(d):
            here = reached[i][j]
            if here < 1e-9:
                continue
            if room > 0 and (after := _leaves(attack, defence, stages(*attack)[i], stages(*defence)[j], tribes_defend, room)) is not None:
                ends[0] += here * after.won
                ends[1] += here * after.held
                ends[2] += here * after.attackers_left * (a - i) / a
                ends[3] += here * after.defenders_left * (d - j) / d
                continue
            here /= 1.0 - strike[i][0] * parry[j][0]
            for n, p in enumerate(strike[i]):
                for m, q in enumerate(parry[j]):
                    if n or m:
                        reached[min(i + m, a)][min(j + n, d)] += here * p * q
    won, held = [reached[i][d] for i in range(a)], [reached[a][j] for j in range(d)]
    return Odds(
        ends[0] + sum(won),
        ends[1] + sum(held),
        ends[2] + sum(p * (a - i) for i, p in enumerate(won)) / a,
        ends[3] + sum(p * (d - j) for j, p in enumerate(held)) / d,
    )


Side = tuple[Stack, bool, bool, int, bool, bool]
"""A stack, and how it fights; see `stages`."""


def _leaves(attack: Side, defence: Side, attackers: Stack, defenders: Stack, tribes_defend: bool, room: int) -> Odds | None:
    """5.3.5 Continuing combat, Withdrawals: how it goes on when the Nitayno leaves with as many as find room; None where he is superior
    and stays."""
    mine, theirs, his, others = (defenders, attackers, defence, attack) if tribes_defend else (attackers, defenders, attack, defence)
    full, against = full_units(mine), full_units(theirs)
    if full > against or (full == against and _strength(mine, his) >= _strength(theirs, others)):
        return None
    if not tribes_defend and not units(theirs):
        return None
    staying = tuple(sorted((p for p in mine if p < LEADER), key=hit_order))[: max(units(mine) - room, 0)]
    if not staying:
        return Odds(1.0, 0.0, 1.0, 1.0) if tribes_defend else Odds(0.0, 1.0, 1.0, 1.0)
    gone = 1.0 - _steps(staying) / _steps(mine)
    if tribes_defend:
        more = odds(attackers, tuple(sorted(staying)), attack[2], defence[3], 0, True, 0)
        return more._replace(defenders_left=gone + (1.0 - gone) * more.defenders_left)
    more = odds(tuple(sorted(staying)), defenders, attack[2], attack[3], defence[3], False, 0)
    return more._replace(attackers_left=gone + (1.0 - gone) * more.attackers_left)


def _strength(stack: Stack, side: Side) -> int:
    """Q39."""
    _, attacking, jungle, extra, leaders_too, _ = side
    return sum([shown(p, attacking, jungle, extra, leaders_too) for p in stack])


def _steps(stack: Stack) -> int:
    return sum([1 if p & 1 else 2 for p in stack])


@lru_cache(maxsize=KEPT)
def struck(stack: Stack, hits: int) -> Stack:
    """What is left of a stack after hits that have been rolled and not yet taken, the least dear first."""
    left = list(stack)
    for _ in range(min(hits, _steps(stack))):
        piece = min(left, key=lambda p: (p >= LEADER, not p & 1, ATTACK[p] + DEFENSE[p]))
        left.remove(piece)
        if not piece & 1:
            left.append(piece + 1)
    return tuple(sorted(left))
