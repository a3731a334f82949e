"""C62: whether Units that stand too many together for a moment can still leave, by the moves they have left.

Mostly the numbers tell (`March`), for Spain always: it can sail anywhere. Else, for the Indigenous side, a first try places them one by
one; where that fails, a flow through areas, Units and places with room decides. With Indigenous Conflict in force the places depend on who
goes where, and on who goes on first from where he bars the other tribe, so then one order after another is tried out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.sea_and_steel.state import SeaPosition, Stack
from rules.sea_and_steel.tables import (
    CARIBE,
    CLASS,
    CONFLICT,
    FAR,
    INDIGENOUS,
    LEADER,
    NEXT,
    REBEL,
    STACK,
    TAINO,
    units,
)

MOVES = 2
Mover = tuple[int, int, int]
"""(area, piece, moves made)"""


def shift(force: list[Stack], start: int, goal: int, piece: int) -> None:
    """Moves a piece on stacks that are only imagined."""
    n = force[start].index(piece)
    force[start] = force[start][:n] + force[start][n + 1 :]
    force[goal] = tuple(sorted((*force[goal], piece)))


@dataclass
class Crowd:
    """The Indigenous stacks as they would be, with the moves made, and the areas that hold too many."""

    pos: SeaPosition
    force: list[Stack]
    moved: list[Mover]
    bad: list[int]

    def can_leave(self) -> bool:
        """Whether every excess finds a place."""
        if self._one_by_one():
            return True
        return self._search(set()) if CONFLICT[self.pos.fate] else self._flow()

    # -- who can go where

    def movers(self, area: int) -> list[Mover]:
        """The Units of an area that have a move left, each by itself."""
        marks, found = [m for m in self.moved if m[0] == area], []
        for piece in self.force[area]:
            if piece >= LEADER:
                break
            mark = next((m for m in marks if m[1] == piece), None)
            if mark is not None:
                marks.remove(mark)
            made = mark[2] if mark else 0
            if made < MOVES:
                found.append((area, piece, made))
        return found

    def passing(self) -> list[Mover]:
        """The Units that have come in this movement to where they bar the other tribe with Indigenous Conflict, and can go on (N9): also
        those on their way through another crowded area, which may be one only because of them."""
        if not CONFLICT[self.pos.fate]:
            return []
        free = [m for m in self.moved if m[1] < LEADER and m[2] < MOVES]
        return [m for m in free if not self.pos.faces_enemy(INDIGENOUS, m[0])]

    def goals(self, mover: Mover) -> Iterator[int]:
        """Areas with room that an Indigenous Unit can reach; a companion's way with a Rebel is not counted on."""
        area, piece, made = mover
        for goal in NEXT[area]:
            if self._fits(goal) and not self._bars(piece, goal):
                yield goal
        if CLASS[piece] == REBEL:
            for goal in FAR[area]:
                if self._fits(goal):
                    yield goal
        elif made + 1 < MOVES:
            for middle in NEXT[area]:
                if self.pos.faces_enemy(INDIGENOUS, middle) or self._bars(piece, middle):
                    continue
                if self._shut(middle):
                    continue
                for goal in NEXT[middle]:
                    if goal != area and self._fits(goal) and not self._bars(piece, goal):
                        yield goal

    def _fits(self, area: int) -> bool:
        return units(self.force[area]) < STACK and not self.pos.excess[INDIGENOUS] >> area & 1

    def _shut(self, area: int) -> bool:
        """C61: an area overstacked by an Event lets nobody in, not even on the way through, until it is down to three Units."""
        return bool(self.pos.excess[INDIGENOUS] >> area & 1) and units(self.force[area]) > STACK

    def _bars(self, piece: int, area: int) -> bool:
        """Indigenous Conflict on stacks that are only imagined (4.3.2 I)."""
        bag, pos = CLASS[piece], self.pos
        if bag not in (TAINO, CARIBE) or not CONFLICT[pos.fate] or (pos.anacaona == area and pos.owner[area] == INDIGENOUS):
            return False
        stack = self.force[area]
        return bool(stack) and stack[-1] < LEADER and any(CLASS[p] == TAINO + CARIBE - bag for p in stack)

    # -- three ways to find out

    def _after(self, mover: Mover, goal: int) -> Crowd:
        area, piece, made = mover
        force, moved = self.force[:], self.moved[:]
        shift(force, area, goal, piece)
        if made:
            moved.remove(mover)
        moved.append((goal, piece, MOVES))
        return Crowd(self.pos, force, moved, [a for a in self.bad if units(force[a]) > STACK])

    def _one_by_one(self) -> bool:
        crowd = self
        while crowd.bad:
            step = next(((m, g) for m in crowd.movers(crowd.bad[0]) for g in crowd.goals(m)), None)
            if step is None:
                return False
            crowd = crowd._after(*step)
        return True

    def _flow(self) -> bool:
        """Augmenting paths from the crowded areas through their Units to places with room; ignores that arrivals may bar each other."""
        need = {a: units(self.force[a]) - STACK for a in self.bad}
        ways = [(m, list(self.goals(m))) for a in self.bad for m in self.movers(a)]
        room: dict[int, int] = {g: STACK - units(self.force[g]) for _, goals in ways for g in goals}
        taken: dict[int, int] = {}  # which way -> goal

        def place(goal: int, seen: set[tuple[str, int]]) -> bool:
            """Makes room for one more at a goal."""
            if ("goal", goal) in seen:
                return False
            seen.add(("goal", goal))
            holders = [w for w, g in taken.items() if g == goal]
            if len(holders) < room[goal]:
                return True
            for way in holders:
                for other in ways[way][1]:
                    if other != goal and place(other, seen):
                        taken[way] = other
                        return True
                if send(ways[way][0][0], seen, way):
                    return True
            return False

        def send(area: int, seen: set[tuple[str, int]], instead_of: int | None = None) -> bool:
            """Sends one Unit more out of an area, or another one instead of one that was sent."""
            if ("area", area) in seen:
                return False
            seen.add(("area", area))
            for way, (mover, goals) in enumerate(ways):
                if mover[0] != area or way in taken:
                    continue
                for goal in goals:
                    if place(goal, seen):
                        if instead_of is not None:
                            del taken[instead_of]
                        taken[way] = goal
                        return True
            return False

        return all(send(area, set()) for area in self.bad for _ in range(need[area]))

    def _search(self, failed: set[tuple[object, ...]]) -> bool:
        """Tries one crowded area after another, with those in between who can go on; what has failed once is not tried again."""
        if not self.bad:
            return True
        state = tuple(self.force), tuple(sorted(self.moved))
        if state in failed:
            return False
        failed.add(state)
        if any(len(self.movers(area)) < units(self.force[area]) - STACK for area in self.bad):
            return False  # too few can go, whatever the others do
        for mover in dict.fromkeys((*self.movers(self.bad[0]), *self.passing())):
            if any(self._after(mover, goal)._search(failed) for goal in list(self.goals(mover))):
                return True
        return False
