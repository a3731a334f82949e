"""5.3.5: what the Nitayno could do with an area: every way to every target, the six priorities, raids. Nothing here changes a position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rules.kernel.decision import Option, Rule
from rules.sea_and_steel.nitayno_lists import (
    NOBODY,
    WEAKER,
    garrison,
    hit_order,
    strongest_first,
    superior,
)
from rules.sea_and_steel.state import SeaPosition, Stack
from rules.sea_and_steel.tables import (
    AREAS,
    ATTACK,
    CARIBE,
    CLASS,
    CONFLICT,
    DEFENSE,
    DIFFICULTIES,
    FAR,
    JUNGLE,
    LEADER,
    NEXT,
    REBEL,
    STACK,
    TAINO,
    TWO_VP,
    units,
)

NO_RAID_TARGET = Rule("nitayno-no-raid", "5.3.5")
NO_TARGET = Rule("nitayno-no-target", "5.3.5")
GARRISON = Rule("nitayno-garrison", "5.1")
NONE_REACHED = Rule("nitayno-none-reached", "5.3.5")
PRIORITIES = range(1, 7)
MOVE, RAID = "move", "raid"


class Way(NamedTuple):
    """How Units get to a target: `start`, over `middle` (0: directly) to `goal`; `sea`: a bit per leg that is sailed (1 first, 2 second).

    `first` are the pieces that go from the start, `joining` those of the middle; `payers`: whom Navigation Difficulties cost, by area.
    """

    start: int
    middle: int
    goal: int
    sea: int
    first: Stack
    joining: Stack
    payers: tuple[tuple[int, int], ...]

    @property
    def group(self) -> Stack:
        """Everybody who arrives, Leaders too."""
        return tuple(sorted((*self.first, *self.joining)))


class Plan(NamedTuple):
    """What an activated area does. `priority` 1 to 6, 0 for the Raid of a weak area (5.3.5); `targets`: the areas a chit decides among.

    `passed`: what fell and by which Rule, as items of the explanation; without an action `why` says why not.
    """

    action: str
    priority: int
    targets: tuple[int, ...]
    passed: tuple[Option, ...]
    why: Rule | None = None


def above_garrison(area: int, stack: Stack, attack: bool) -> list[int]:
    """5.3.5: the Units that may leave an area, the highest factor first."""
    there = stack[: units(stack)]
    return strongest_first(there, attack)[: max(len(there) - garrison(area), 0)]


# -- ways


def _open(pos: SeaPosition, area: int) -> bool:
    """Whether Units can go on from an area."""
    return not pos.spanish[area] and not pos.citadel[area]


def routes(pos: SeaPosition, start: int, goal: int, sail: bool) -> Iterator[tuple[int, int]]:
    """(middle, sea) of every way from an area to another: one step or two, by land or sea (Extended Movement)."""
    near = goal in NEXT[start]
    if near:
        yield 0, 0
    elif sail:
        yield 0, 1
    for middle in NEXT[start]:
        if middle != goal and _open(pos, middle):
            if goal in NEXT[middle]:
                yield middle, 0
            elif sail:
                yield middle, 2
    if sail:
        for middle in FAR[start]:
            if middle != goal and _open(pos, middle):
                if goal in NEXT[middle]:
                    yield middle, 1
                else:
                    yield middle, 3


def _pay(pos: SeaPosition, stack: list[int], area: int, payers: list[tuple[int, int]], coming: int = 0) -> bool:
    """C125: one Unit pays for sailing: the first in the order of hits that is not the only Rebel; `coming`: Rebels that come."""
    rebels = coming + sum(CLASS[p] == REBEL for p in stack)
    able = [p for p in stack if p < LEADER and not (CLASS[p] == REBEL and rebels == 1)]
    if not able:
        return False
    piece = min(able, key=hit_order)
    stack.remove(piece)
    if not piece & 1:
        stack.append(piece + 1)
    payers.append((area, piece))
    return True


def _sums(start: list[int], joining: list[int], room: int, shown: tuple[int, ...]) -> tuple[list[int], list[int]]:
    """By land: as many as there is room for, the strongest first, at least one from the start."""
    best: tuple[int, int] = (0, 0)
    found: tuple[list[int], list[int]] = ([], [])
    for n in range(1, min(len(start), room) + 1):
        group = start[:n], joining[: room - n]
        score = len(group[0]) + len(group[1]), sum(shown[p] for g in group for p in g)
        if score > best:
            best, found = score, group
    return found


def _crews(start: list[int], joining: list[int], room: int, sea: int, shown: tuple[int, ...]) -> tuple[list[int], list[int]]:
    """4.4.1 A: by sea each Rebel takes one other along on every leg that is sailed; else as `_sums`."""
    rebels, others = _split(start)
    more_rebels, more_others = _split(joining)
    best: tuple[int, int] = (0, 0)
    found: tuple[list[int], list[int]] = ([], [])
    for r in range(min(len(rebels), room) + 1):
        for o in range(min(len(others), room - r) + 1):
            if r + o == 0 or (sea & 1 and o > r):
                continue
            for jr in range(min(len(more_rebels), room - r - o) + 1):
                for jo in range(min(len(more_others), room - r - o - jr) + 1):
                    if sea & 2 and o + jo > r + jr:
                        break
                    group = [*rebels[:r], *others[:o]], [*more_rebels[:jr], *more_others[:jo]]
                    score = r + o + jr + jo, sum(shown[p] for g in group for p in g)
                    if score > best:
                        best, found = score, group
    return found


def _split(pieces: list[int]) -> tuple[list[int], list[int]]:
    """Rebels, and the others."""
    return [p for p in pieces if CLASS[p] == REBEL], [p for p in pieces if CLASS[p] != REBEL]


def way(pos: SeaPosition, start: int, middle: int, goal: int, sea: int, attack: bool, most: int = STACK) -> Way | None:
    """The Units a route brings, at most `most`; None where nobody gets there (C122, C123)."""
    home, payers = list(pos.indigenous[start]), list[tuple[int, int]]()
    paying = DIFFICULTIES[pos.fate]
    if sea & 1 and paying and not _pay(pos, home, start, payers):
        return None
    movers = [p for p in above_garrison(start, tuple(sorted(home)), attack) if not pos.tribes_clash(p, middle or goal)]
    resident = list(pos.indigenous[middle]) if middle else []
    if not movers:
        return None
    if sea & 2 and paying and not _pay(pos, resident, middle, payers, sum(CLASS[p] == REBEL for p in movers)):
        return None  # whoever pays in the middle stood there before
    joining = above_garrison(middle, tuple(sorted(resident)), attack) if middle and most > 1 else []
    leaders = [p for p in home if p >= LEADER] if attack and not sea else []
    room = min(most, STACK - units(pos.indigenous[goal]))
    first, rest = _chosen(pos, strongest_first(movers, attack), joining, goal, room, sea, attack, bool(leaders))
    if not first:
        return None
    return Way(start, middle, goal, sea, tuple(sorted((*first, *leaders))), tuple(sorted(rest)), tuple(payers))


def _chosen(
    pos: SeaPosition, movers: list[int], joining: list[int], goal: int, room: int, sea: int, attack: bool, led: bool
) -> tuple[list[int], list[int]]:
    """Who goes. With Conflict in force only one tribe (C124), unless an Indigenous Leader goes along or is there."""
    shown = ATTACK if attack else DEFENSE

    def pick(start: list[int], more: list[int]) -> tuple[list[int], list[int]]:
        return _crews(start, more, room, sea, shown) if sea else _sums(start, more, room, shown)

    if not CONFLICT[pos.fate] or led or pos.exempt(goal):
        return pick(movers, joining)
    found = []
    for other in (TAINO, CARIBE):  # Caribes come first
        groups = ([p for p in g if CLASS[p] != other and not pos.tribes_clash(p, goal)] for g in (movers, joining))
        found.append(pick(*groups))
    return max(found, key=lambda f: (len(f[0]) + len(f[1]), sum(shown[p] for g in f for p in g)))


def ways(pos: SeaPosition, start: int, goal: int, attack: bool, most: int = STACK) -> list[Way]:
    """Every way to a target that brings somebody."""
    sail = any(CLASS[p] == REBEL for p in pos.indigenous[start]) or any(CLASS[p] == REBEL for m in NEXT[start] for p in pos.indigenous[m])
    found = [way(pos, start, middle, goal, sea, attack, most) for middle, sea in routes(pos, start, goal, sail)]
    return [w for w in found if w is not None]


def rank(w: Way, attack: bool) -> tuple[int, int, int, int, int]:
    """C122, C125: which way is best, the lowest first: unpaid, most Units, the highest sum of factors, by land, fewer areas."""
    shown = ATTACK if attack else DEFENSE
    group = [p for p in w.group if p < LEADER]
    return bool(w.payers), -len(group), -sum(shown[p] for p in group), bool(w.sea), bool(w.middle)


def best_ways(pos: SeaPosition, start: int, goal: int, attack: bool, most: int = STACK) -> list[Way]:
    """The best ways to a target, alike in everything C122 counts."""
    found = ways(pos, start, goal, attack, most)
    if not found:
        return []
    best = min(rank(w, attack) for w in found)
    return [w for w in found if rank(w, attack) == best]


# -- targets


def raid_targets(pos: SeaPosition, area: int) -> list[int]:
    """C120: the adjacent areas with Spanish Units, only the 2VP ones where there are any."""
    near = sorted({t for t in NEXT[area] if units(pos.spanish[t])})
    return [t for t in near if TWO_VP[t]] or near


def spanish_there(pos: SeaPosition, area: int) -> bool:
    """C121: any Spanish piece or a Citadel."""
    return bool(pos.spanish[area] or pos.citadel[area])


def moves(area: int, n: int) -> bool:
    """5.3.5 Activation area: whether with n Units the area moves; else it raids."""
    if TWO_VP[area]:
        return n >= 3
    return n >= 2 or not JUNGLE[area]


def plan(pos: SeaPosition, area: int, must_move: bool = False) -> Plan:
    """5.3.5: what an area would do if it were activated; `must_move`: it is overstacked (C132)."""
    stack = pos.indigenous[area]
    if not stack or pos.contested(area):
        return Plan("", 0, (), (), NOBODY)
    if not must_move and not moves(area, units(stack)):
        near = raid_targets(pos, area)
        if not near:
            return Plan("", 0, (), (), NO_RAID_TARGET)
        return Plan(RAID, 0, tuple(near), (("no-action", MOVE, GARRISON.id, GARRISON.section),))
    passed: list[Option] = []
    for priority in PRIORITIES:
        found, lost = targets(pos, area, priority)
        if found:
            return Plan(MOVE if priority < 5 else RAID, priority, tuple(found), tuple(passed))
        passed += lost or [("no-priority", priority, NONE_REACHED.id, NONE_REACHED.section)]
    return Plan("", 0, (), tuple(passed), NO_TARGET)


def targets(pos: SeaPosition, area: int, priority: int) -> tuple[list[int], list[Option]]:
    """The targets of a priority, and those that fell for want of superiority."""
    two = priority in (1, 2, 5)
    areas = [t for t in AREAS if t != area and TWO_VP[t] == two]
    if priority >= 5:
        return [t for t in areas if t in NEXT[area] and units(pos.spanish[t])], []
    attack = priority in (2, 4)
    wanted = [t for t in areas if (spanish_there(pos, t) if attack else pos.empty(t))]
    free: list[int] = []
    paid: list[int] = []
    weak: list[Option] = []
    for goal in wanted:
        found = best_ways(pos, area, goal, attack, 1 if priority == 3 else STACK)
        if not found:
            continue
        if attack and not superior(pos, goal, found[0].group, True):
            weak.append(("no-area", goal, WEAKER.id, WEAKER.section))
        elif found[0].payers:
            paid.append(goal)
        else:
            free.append(goal)
    return free or paid, weak


def all_out(pos: SeaPosition, start: int, goal: int) -> Stack:
    """#51: all Units of an area, as far as there is room, the strongest first, and its Leaders; the garrison does not count."""
    stack = pos.indigenous[start]
    leaders = [p for p in stack if p >= LEADER]
    there = strongest_first(stack[: units(stack)], True)
    first, _ = _chosen(pos, there, [], goal, STACK, 0, True, bool(leaders))
    return tuple(sorted((*first, *leaders)))
