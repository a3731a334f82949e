"""The Nitayno's next half, as far as it can be told (5.3.5): which area acts with what chance, what it does, and what that costs Spain.

He is no player who goes where it hurts: a marker is drawn and counted down to an area that can act, and that does what its priorities
say. An empty area within reach may draw him off, and a stack that has no more than its garrison stays. So what he is likely to do next is
worked out by his own orders; of ways to the same target one is counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from rules.sea_and_steel.judgment_aims import WORTH, cell, worth
from rules.sea_and_steel.judgment_odds import CITADEL_BIT, KEPT, defended, ground_of
from rules.sea_and_steel.nitayno_lists import raided_order
from rules.sea_and_steel.nitayno_targets import MOVE, best_ways, plan
from rules.sea_and_steel.raid import FIRST, REDUCE, REMOVE, SECOND
from rules.sea_and_steel.state import SeaPosition, Stack
from rules.sea_and_steel.tables import AREAS, CLASS, INDIGENOUS, JUNGLE, LAST, MARKERS, REBEL, SOLDIER, TWO_VP, units

DRAWN = tuple(n / sum(MARKERS) for n in MARKERS)
"""The chance of each marker, by area less one."""
WINDOW = tuple(tuple((a + n - 1) % LAST + 1 for n in (-2, -1, 0, 1, 2)) for a in range(LAST + 1))
"""Where Units of an area can come by land."""
FACES = 6


class Deed(NamedTuple):
    """What an area would do: the groups that attack, by target, or the targets it raids."""

    attacks: tuple[tuple[int, Stack], ...]
    raids: tuple[int, ...]
    goals: tuple[int, ...]


IDLE = Deed((), (), ())
_known: dict[tuple[object, ...], Deed] = {}
"""Deeds by all that they hang on."""


def deed(pos: SeaPosition, area: int) -> Deed:
    """See Deed; worked out once for what it depends on."""
    indigenous, spanish = pos.indigenous, pos.spanish
    a, b, _, c, d = window = WINDOW[area]
    here, near, far = indigenous[area], indigenous[b], indigenous[c]
    around: Sequence[int] = window
    for stack in (here, near, far):
        for piece in stack:
            if CLASS[piece] == REBEL:
                around = AREAS
    key: tuple[object, ...]
    if around is window:
        key = (
            area, pos.fate, pos.anacaona, here, near, far, indigenous[a], indigenous[d],
            spanish[area], spanish[a], spanish[b], spanish[c], spanish[d],
            ground_of(pos, a), ground_of(pos, b), ground_of(pos, c), ground_of(pos, d),
        )  # fmt: skip
    else:
        key = (area, pos.fate, pos.anacaona, tuple(indigenous), tuple(spanish), tuple([ground_of(pos, x) for x in AREAS]))
    found = _known.get(key)
    if found is None:
        if len(_known) >= KEPT:
            _known.clear()
        found = _known[key] = _deed(pos, area)
    return found


def _deed(pos: SeaPosition, area: int) -> Deed:
    found = plan(pos, area)
    if found.why is not None:
        return IDLE
    goals = found.targets
    if found.action != MOVE:
        return Deed((), goals, goals)
    if found.priority in (2, 4):
        return Deed(tuple((goal, best_ways(pos, area, goal, True)[0].group) for goal in goals), (), goals)
    return Deed((), (), goals)


def counted_down(among: Sequence[int]) -> list[float]:
    """5.1: the chance of each area, by area, that a marker is counted down to it."""
    found = [0.0] * (LAST + 1)
    area = among[-1]  # below the lowest the count goes on from 15
    there = 0
    for drawn in AREAS:
        if there < len(among) and among[there] == drawn:
            area = drawn
            there += 1
        found[area] += DRAWN[drawn - 1]
    return found


def cost(pos: SeaPosition, prize: list[float], troop: float) -> float:
    """VP that the Nitayno's next half is likely to cost Spain: areas, and who falls, on both sides where he attacks, counted by `troop`."""
    spanish, indigenous = pos.spanish, pos.indigenous
    deeds: dict[int, Deed] = {}
    crowded = pos.excess[INDIGENOUS]  # they act first, if only to leave (C132)
    for area in AREAS:
        if indigenous[area] and not spanish[area] and (not crowded or crowded >> area & 1):
            done = deed(pos, area)
            if done.goals or crowded:
                deeds[area] = done
    if not deeds:
        return 0.0
    acts = counted_down(list(deeds))
    found = 0.0
    for area, done in deeds.items():
        goals = done.goals
        if not done.attacks and not done.raids:
            continue
        lost = 0.0
        share = counted_down(sorted(goals)) if len(goals) > 1 else None
        for goal, group in done.attacks:
            mine, ground = spanish[goal], defended(pos, goal)
            after = cell(mine, group, ground)
            hurt = prize[goal] * standing(pos, goal) * (1.0 - after.held)
            hurt += troop * (worth(mine) - after.spanish - worth(group) + after.indigenous)
            lost += hurt * (share[goal] if share else 1.0)
        for goal in done.raids:
            mine, ground = spanish[goal], defended(pos, goal)
            tribal = bool(JUNGLE[goal]) and not pos.has_class(INDIGENOUS, area, REBEL)
            emptied, fallen = raided(mine, bool(ground & CITADEL_BIT), tribal, bool(TWO_VP[goal]))
            lost += (prize[goal] * standing(pos, goal) * emptied + troop * fallen) * (share[goal] if share else 1.0)
        found += acts[area] * lost
    return found


def standing(pos: SeaPosition, area: int) -> float:
    """The chance that Spain is still there when he comes: less where a fight is under way."""
    against = pos.indigenous[area]
    return cell(pos.spanish[area], against, ground_of(pos, area)).held if against else 1.0


@lru_cache(maxsize=KEPT)
def raided(mine: Stack, citadel: bool, tribal: bool, two: bool) -> tuple[float, float]:
    """The chance that a Raid empties an area, and what falls of it in Foot soldiers (5.3.5, 4.4.1 D)."""
    return _attempt(mine, citadel, tribal, two, False)


def _attempt(mine: Stack, citadel: bool, tribal: bool, two: bool, again: bool) -> tuple[float, float]:
    piece = min(mine[: units(mine)], key=raided_order)
    emptied = fallen = 0.0
    for die in range(1, FACES + 1):
        effect = (SECOND if again else FIRST)[min(max(die + citadel - tribal, 1), FACES) - 1]
        left = list(mine)
        if effect == REMOVE or (effect == REDUCE and piece & 1):
            left.remove(piece)
            lost = WORTH[piece]
        elif effect == REDUCE:
            left[left.index(piece)] = piece + 1
            lost = WORTH[piece] - WORTH[piece + 1]
        else:
            continue
        rest = tuple(sorted(left))
        fallen += lost / FACES
        if not rest:
            emptied += (not citadel) / FACES
        elif not again and units(rest) and (two or any(CLASS[p] == SOLDIER for p in rest)):
            more = _attempt(rest, citadel, tribal, two, True)
            emptied += more[0] / FACES
            fallen += more[1] / FACES
    return emptied, fallen
