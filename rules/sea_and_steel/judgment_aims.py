"""What stacks are worth and what they can still do: who is free to go, what each area needs and brings, how that is best shared out.

A march is many small choices. What it may still reach counts before anybody has arrived, so that whoever looks one choice ahead picks up
the right piece, goes on, and ends the march when nothing is left to gain.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rules.sea_and_steel.combat import DICE
from rules.sea_and_steel.judgment_odds import (
    ANACAONA_BIT,
    CITADEL_BIT,
    DEFENDED_BIT,
    JUNGLE_BIT,
    KEPT,
    PALISADE_BIT,
    ground_of,
    odds,
    refuge,
)
from rules.sea_and_steel.judgment_threats import STRONGEST, around, threat
from rules.sea_and_steel.movement import March
from rules.sea_and_steel.state import SeaPosition, Stack
from rules.sea_and_steel.tables import (
    ANACAONA_BONUS,
    AREAS,
    ATTACK,
    BAG_KINDS,
    CLASS,
    DEFENSE,
    DIFFICULTIES,
    KIND_COUNT,
    LEADER,
    NEXT,
    NOTARY,
    PIECES,
    REBEL,
    SETTLER,
    STACK,
    units,
)

FOOT = 8.0
"""Attack and Defense of a Foot soldier together: the measure of worth."""
REDUCED = 0.75
SETTLER_WORTH = 0.28
WORTH = tuple((SETTLER_WORTH if CLASS[p] == SETTLER else (ATTACK[p] + DEFENSE[p]) / FOOT) * (REDUCED if p & 1 else 1.0) for p in PIECES)
"""A piece, in Foot soldiers."""
MEAN_WORTH = tuple(sum(WORTH[2 * k] * KIND_COUNT[k] for k in kinds) / sum(KIND_COUNT[k] for k in kinds) for kinds in BAG_KINDS)
"""A Unit not yet drawn, by bag."""
ENOUGH = 0.93
"""With such a chance nobody more is sent."""
AT_SEA = 0.7
"""What is left of an aim that Navigation Difficulties lie before."""
CLERK_GOES = 0.7
"""How much of what it brings to read a Parchment counts while a Notary can still go there in this march."""
GUARD = 1
"""By so many an area is held that has been taken, where stacks beside it could come."""
TIRING = 0.035
"""VP that each move made costs, so that nobody marches about for nothing."""
OPENING = 0.08
"""VP that it costs to go through an area, so that those who stand there can go as well."""
SECOND = 0.3
"""How much of its second aim an Indigenous march can hope for, besides the first."""
CLERKS = (NOTARY, NOTARY + 1)
FIGHTS = tuple(CLASS[p] != SETTLER for p in PIECES)


class Cell(NamedTuple):
    """An area: the chance that Spain holds it after what is under way, what is left of each side in Foot soldiers, the pieces there,
    and of the Spanish ones the Notaries, who could leave to strike, and with what strength."""

    held: float
    spanish: float
    indigenous: float
    spaniards: int
    natives: int
    clerks: int
    spare: Stack
    strength: float


@lru_cache(maxsize=KEPT)
def cell(mine: Stack, theirs: Stack, ground: int) -> Cell:
    """See Cell. `mine` are the Spanish pieces, `ground` what modifies a combat there."""
    there, against = worth(mine), worth(theirs)
    clerks = sum(p in CLERKS for p in mine)
    spare = strikers(mine)
    held = 1.0 if mine or (ground & CITADEL_BIT and not theirs) else 0.0
    if mine and theirs:
        jungle, extra = bool(ground & JUNGLE_BIT), ANACAONA_BONUS if ground & ANACAONA_BIT else 0
        if ground & DEFENDED_BIT:
            fight = odds(theirs, mine, jungle, extra, bool(ground & PALISADE_BIT) + 2 * bool(ground & CITADEL_BIT), False, refuge(ground))
            held, there, against = fight.held, there * fight.defenders_left, against * fight.attackers_left
        else:
            fight = odds(mine, theirs, jungle, extra, 0, True, refuge(ground))
            held, there, against = fight.won, there * fight.attackers_left, against * fight.defenders_left
        spare = ()
    return Cell(held, there, against, len(mine), len(theirs), clerks, spare, worth(spare))


@lru_cache(maxsize=KEPT)
def worth(stack: Stack) -> float:
    """A stack, in Foot soldiers."""
    return sum(WORTH[p] for p in stack)


@lru_cache(maxsize=KEPT)
def strikers(stack: Stack) -> Stack:
    """Who could leave a Spanish stack to strike: the best of its fighters, while somebody stays."""
    fighters = sorted((p for p in stack if FIGHTS[p]), key=STRONGEST)
    if len(fighters) == len(stack):
        fighters = fighters[:-1]
    return tuple(sorted(fighters[:DICE]))


# -- marches


@lru_cache(maxsize=KEPT)
def gain(there: Stack, coming: Stack, theirs: Stack, ground: int, prize: float, troop: float, kill: float) -> tuple[float, int]:
    """What Spain gains by sending some of `coming`, the strongest first, and how many that takes, by the best gain a piece.

    `coming` is in the order of strength. VP, with what falls of Spain counted by `troop` and of the others by `kill`.
    """
    if not theirs:
        return prize, 1
    jungle, extra = bool(ground & JUNGLE_BIT), ANACAONA_BONUS if ground & ANACAONA_BIT else 0
    against = worth(theirs)
    before = -kill * against
    if there:
        now = odds(there, theirs, jungle, extra, 0, True, refuge(ground))
        before = prize * now.won + troop * worth(there) * now.attackers_left - kill * against * now.defenders_left
    best, size = 0.0, 1
    for k in range(1, min(STACK - units(there), len(coming)) + 1):
        group = coming[:k]
        whole = tuple(sorted((*there, *group)))
        fight = odds(whole, theirs, jungle, extra, 0, True, refuge(ground))
        after = prize * fight.won + troop * worth(whole) * fight.attackers_left - kill * against * fight.defenders_left
        found = after - before - troop * worth(group)
        if found * size > best * k:
            best, size = found, k
        if fight.won > ENOUGH:
            break
    return best, size


@lru_cache(maxsize=KEPT)
def harm(there: Stack, coming: Stack, mine: Stack, ground: int, prize: float, troop: float) -> float:
    """What Spain loses when some of `coming`, the strongest first, come to those who already fight `mine`, at worst."""
    jungle, fort = bool(ground & JUNGLE_BIT), bool(ground & PALISADE_BIT) + 2 * bool(ground & CITADEL_BIT)
    here = worth(mine)
    before = prize + troop * here
    if there:
        now = odds(there, mine, jungle, 0, fort)
        before = prize * (1.0 - now.won) + troop * (here * now.defenders_left - worth(there) * now.attackers_left)
    most = 0.0
    for k in range(1, min(STACK - units(there), len(coming)) + 1):
        whole = tuple(sorted((*there, *coming[:k])))
        fight = odds(whole, mine, jungle, 0, fort)
        after = prize * (1.0 - fight.won) + troop * (here * fight.defenders_left - worth(whole) * fight.attackers_left)
        most = max(most, before - after - troop * worth(coming[:k]))
        if fight.won > ENOUGH:
            break
    return most


@lru_cache(maxsize=KEPT)
def free(stack: Stack, tired: Stack) -> tuple[Stack, Stack, int, int]:
    """The fighters of an area that can still go, the strongest first, who is left when they have gone, and how many Notaries and how many
    pieces can go.

    Somebody stays: one of the `tired`, who have moved twice, or the least of the others."""
    left = list(stack)
    for piece in tired:
        if piece in left:
            left.remove(piece)
    if not tired and left:
        left.remove(min(left, key=lambda p: (p >= LEADER, p in CLERKS, WORTH[p])))
    leaving = tuple(sorted((p for p in left if FIGHTS[p]), key=STRONGEST))
    staying = list(stack)
    for piece in leaving:
        staying.remove(piece)
    return leaving, tuple(staying), sum(p in CLERKS for p in left), len(left)


def spanish_march(
    pos: SeaPosition,
    step: March,
    spanish: list[Stack],
    indigenous: list[Stack],
    prize: list[float],
    troop: float,
    kill: float,
    risk: float,
    reads: float,
) -> float:
    """What the rest of a Spanish march is likely to bring, in VP, less what the areas left are then in danger of.

    `kill` is what counts for each Foot soldier's worth of the others that falls, `risk` how much of what could be taken from Spain is
    counted as lost, `reads` what a Parchment that is read brings.
    """
    going: list[tuple[int, float]] = []
    """Who can go, with what his going costs."""
    clerks, origin, movers = 0, 0, 0
    if step.at != "picking":
        origin = step.origin
        movers = 1
        if step.piece in CLERKS:
            clerks = 1
        elif FIGHTS[step.piece]:
            going.append((step.piece, 0.0))
    opened, citadel, parchment, sea = step.open, pos.citadel, pos.parchment, DIFFICULTIES[pos.fate]
    for further in (False, True):  # whoever can go opens other areas on his way (4.4.1 A)
        if further and not movers:
            break
        for area in AREAS:
            stack = spanish[area]
            if not stack or indigenous[area] or further == bool(opened >> area & 1):
                continue
            if further and sea and not (opened >> NEXT[area][0] & 1 or opened >> NEXT[area][1] & 1):
                continue
            tired = tuple([p for where, p, made in step.moved if where == area and made > 1]) if step.moved else ()
            leaving, staying, writing, able = free(stack, tired)
            if not further:
                clerks += writing
                movers += able if tired else len(stack)  # the last of all could go as well
            if leaving:
                left, right = around(pos, spanish, indigenous, area)
                cost = OPENING if further else 0.0
                if left or right:
                    ground = ground_of(pos, area)
                    more = threat(staying, ground, left, right) - threat(stack, ground, left, right)
                    cost += risk * prize[area] * more
                cost /= len(leaving)
                going += [(p, cost) for p in leaving]
    found = -TIRING * len(step.moved)
    if clerks:
        waiting = 0
        for area in AREAS:
            there = spanish[area]
            if parchment[area] and there and NOTARY not in there and NOTARY + 1 not in there:
                waiting += 1
        found += CLERK_GOES * reads * min(clerks, waiting)
    if not going:
        return found
    going.sort(key=_readiest)
    fighters = tuple([p for p, _ in going])
    guard = tuple(sorted(fighters[:GUARD]))
    offers: list[tuple[float, int, int, float]] = []
    for area in AREAS:
        there, theirs = spanish[area], indigenous[area]
        if (there and not theirs) or citadel[area] or area == origin:
            continue
        ground, safe = ground_of(pos, area), prize[area]
        left, right = around(pos, spanish, indigenous, area)
        if left or right:
            safe *= 1.0 - risk * threat(guard, ground, left, right)
        brings, size = gain(there, fighters[:STACK], theirs, ground, safe, troop, kill)
        if brings > 0.0:
            offers.append((brings / size, area, ground, safe))
    offers.sort(reverse=True)
    for _, area, ground, safe in offers:
        if not fighters:
            break
        brings, size = gain(spanish[area], fighters[:STACK], indigenous[area], ground, safe, troop, kill)
        if sea and not (opened >> NEXT[area][0] & 1 or opened >> NEXT[area][1] & 1):
            brings *= AT_SEA
        for _, cost in going[:size]:
            brings -= cost
        if brings > 0.0:
            found += brings
            fighters, going = fighters[size:], going[size:]
    return found


def _readiest(who: tuple[int, float]) -> tuple[float, float]:
    return who[1], -ATTACK[who[0]]


def indigenous_march(
    pos: SeaPosition, step: March, spanish: list[Stack], indigenous: list[Stack], prize: list[float], troop: float
) -> float:
    """What the rest of an Indigenous march is likely to take from Spain, in VP: by land from two areas round about, with Rebels from
    everywhere."""
    standing: list[tuple[int, int, int]] = []
    """(area, piece, moves left)"""
    for area in AREAS:
        if step.open >> area & 1 and indigenous[area] and not spanish[area]:
            moved = [(p, made) for where, p, made in step.moved if where == area]
            for piece in indigenous[area]:
                made = 0
                for mark in moved:
                    if mark[0] == piece:
                        made = mark[1]
                        moved.remove(mark)
                        break
                if made < 2:
                    standing.append((area, piece, 2 - made))
    if step.at != "picking":
        standing.append((step.origin, step.piece, 2 - step.made))
    best = second = 0.0
    citadel = pos.citadel
    for area in AREAS:
        there = spanish[area]
        if not there and not citadel[area]:
            continue
        group = [p for start, p, left in standing if CLASS[p] == REBEL or reaches(pos, spanish, start, area, left)]
        if not group:
            continue
        group.sort(key=STRONGEST)
        most = harm(indigenous[area], tuple(group[: STACK + 1]), there, ground_of(pos, area), prize[area], troop)
        if most > best:
            best, second = most, best
        elif most > second:
            second = most
    return best + SECOND * second - TIRING * len(step.moved)


def reaches(pos: SeaPosition, spanish: list[Stack], start: int, goal: int, moves: int) -> bool:
    """Whether a piece can walk to an area: next to it, or over one area that holds no enemy."""
    near = NEXT[start]
    if goal == near[0] or goal == near[1]:
        return True
    if moves < 2:
        return False
    return any(goal in NEXT[middle] and not spanish[middle] and not pos.citadel[middle] for middle in near)
