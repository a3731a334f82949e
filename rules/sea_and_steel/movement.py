"""4.4.1 A: the movement of an activation, Standard, Naval and Extended, piece by piece in any order.

A piece may leave the activated area and every area an own piece has entered this half without meeting an enemy (C65), twice at most (C64).
More than three Units may stand together for a moment, as long as the excess can still leave (C62).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules.kernel.decision import Decision, Offer, Rule
from rules.kernel.step import Outcome, Step
from rules.sea_and_steel.crowding import MOVES, Crowd, shift
from rules.sea_and_steel.moving import FULL, IN_CONFLICT, NO_WAY, Key, Moving
from rules.sea_and_steel.raid import RAID, raid_rule
from rules.sea_and_steel.state import SeaPosition, Stack
from rules.sea_and_steel.tables import (
    AREAS,
    CONFLICT,
    DONE_OPTION,
    INDIGENOUS,
    LEADER,
    NEXT,
    SPANISH,
    STACK,
    units,
)

NOT_OPEN = Rule("not-activated", "4.4.1A")
STOPPED = Rule("stopped-by-enemy", "4.4.1A")
TWICE = Rule("moved-twice", "4.4.1A")
MUST_CLEAR = Rule("must-clear", "4.3.2IV")
CROWDED = Rule("crowded", "4.4.1A")


@dataclass(eq=False)
class March(Moving):
    """4.4.1 A: all movement of one activation of `area`, or the choice to Raid instead (Q24).

    `open`: a bit per area that pieces may leave. `came`: by area a bit per area from which pieces entered it last. `raiding`: the target of
    the Raid chosen instead of moving. `crowded`: a bit per area with more than three Units for the moment.
    """

    area: int = 0
    open: int = 0
    came: tuple[int, ...] = (0,) * (len(AREAS) + 1)
    raiding: int = 0
    begun: int = 0
    crowded: int = 0

    def __init__(self, side: int, area: int) -> None:
        super().__init__(side)
        self.area, self.open = area, 1 << area

    @property
    def unsettled(self) -> bool:
        """C14: control and forts wait until the movement ends."""
        return True

    def sources(self, pos: SeaPosition) -> Iterable[int]:
        return [a for a in AREAS if self.open >> a & 1]

    def count_crowd(self, pos: SeaPosition) -> None:
        """Sees which areas hold more than three Units for the moment, not by an Event (C62)."""
        force, found, excess = pos.force(self.side), 0, pos.excess[self.side]
        for area in self.sources(pos):
            if units(force[area]) > STACK and not excess >> area & 1:
                found |= 1 << area
        self.crowded = found

    # -- what may go where

    def leave_rule(self, pos: SeaPosition, key: Key) -> Rule | None:
        area, _, made = key
        if pos.faces_enemy(self.side, area):
            return STOPPED
        if not self.open >> area & 1:
            return NOT_OPEN
        if made >= MOVES:
            return TWICE
        return None if self.some_way(pos, key) else NO_WAY

    def enter_rule(self, pos: SeaPosition, key: Key, target: int) -> Rule | None:
        if target not in NEXT[key[0]]:
            why = self.sea_rule(pos, key)
            if why is not None:
                return why
        piece = key[1]
        if pos.tribes_clash(piece, target):
            return IN_CONFLICT
        over = piece < LEADER and units((pos.indigenous if self.side else pos.spanish)[target]) >= STACK
        return self._crowd_rule(pos, (key,), target, over) if over or self.crowded else None

    def pair_rule(self, pos: SeaPosition, key: Key, mate: Key, target: int) -> Rule | None:
        if mate[2] >= MOVES:
            return TWICE
        why = self.sea_rule(pos, key, mate)
        if why is not None:
            return why
        if pos.tribes_clash(key[1], target) or pos.tribes_clash(mate[1], target):
            return IN_CONFLICT
        arriving = (key[1] < LEADER) + (mate[1] < LEADER)
        over = arriving > 0 and units(pos.force(self.side)[target]) + arriving > STACK
        return self._crowd_rule(pos, (key, mate), target, over) if over or self.crowded else None

    def _crowd_rule(self, pos: SeaPosition, pieces: tuple[Key, ...], target: int, over: bool) -> Rule | None:
        """Stacking for pieces that arrive together, where `over` three Units would be or some area is crowded already."""
        if over and (pos.faces_enemy(self.side, target) or pos.excess[self.side] >> target & 1):
            return FULL  # C61, C63
        if not self._can_clear(pos, pieces, target):
            return FULL if over else CROWDED
        return None

    def _can_clear(self, pos: SeaPosition, pieces: tuple[Key, ...], target: int) -> bool:
        """C62: whether, after these pieces have gone to `target`, every excess can leave by moves that are left."""
        if self.side == SPANISH or not CONFLICT[pos.fate]:
            told = self._by_number(pos, pieces, target)
            if told is not None:
                return told
        force, moved = pos.indigenous[:], list(self.moved)
        for area, piece, made in pieces:
            shift(force, area, target, piece)
            if made:
                moved.remove((area, piece, made))
            moved.append((target, piece, made + 1))
        maybe = (self.crowded | 1 << target) & ~pos.excess[INDIGENOUS]
        bad = [a for a in AREAS if maybe >> a & 1 and units(force[a]) > STACK]
        return Crowd(pos, force, moved, bad).can_leave()

    def _by_number(self, pos: SeaPosition, pieces: tuple[Key, ...], target: int) -> bool | None:
        """The same by counting who can go and where there is room: for Spain everywhere, for it can sail; for the Indigenous side next to
        an excess, and None where that is not enough to tell."""
        force, excess = pos.force(self.side), pos.excess[self.side]
        coming = sum([key[1] < LEADER for key in pieces])
        change = [0] * (len(AREAS) + 1)
        change[target] += coming
        change[pieces[0][0]] -= coming
        maybe, over = (self.crowded | 1 << target) & ~excess, 0
        for area in AREAS:
            more = units(force[area]) + change[area] - STACK if maybe >> area & 1 else 0
            if more <= 0:
                continue
            if more + STACK - self._tired(area, pieces if area == target else ()) < more:
                return False
            if self.side == SPANISH:
                over += more
            elif not _placed(more, NEXT[area], force, excess, change):
                return None
        for area in AREAS:
            if over > 0 and not excess >> area & 1:
                over -= max(STACK - units(force[area]) - change[area], 0)
        return over <= 0

    def _tired(self, area: int, coming: tuple[Key, ...]) -> int:
        """How many Units of an area have no move left, when others have come."""
        found = 0
        for _, piece, made in coming:
            found += made + 1 >= MOVES and piece < LEADER
        for where, piece, made in self.moved:
            found += where == area and made >= MOVES and piece < LEADER
        return found

    # -- the dialogue

    def picking(self, pos: SeaPosition, child: Step | None) -> Outcome:
        return Decision(self.side, "march" if self.begun else "activation", "4.4.1A", (self.area,))

    def offer_pieces(self, pos: SeaPosition, offer: Offer) -> None:
        super().offer_pieces(pos, offer)
        if not self.begun:
            offer.each(RAID[self.area], NEXT[self.area], AREAS, self._raid, None)
        offer.one(DONE_OPTION, self.stop_rule, None)

    def _raid(self, pos: SeaPosition, _: None, target: int) -> Rule | None:
        return raid_rule(pos, self.side, self.area, target) or self.clear_rule(pos)

    def stop_rule(self, pos: SeaPosition, _: None) -> Rule | None:
        """The movement may end when no excess is left that can leave (C58, C62)."""
        if self.crowded:
            return CROWDED
        return self.clear_rule(pos)

    def clear_rule(self, pos: SeaPosition) -> Rule | None:
        """C58: an overstacked area is moved out of until three Units are left or none can leave."""
        area = self.area
        if not pos.excess[self.side] >> area & 1:
            return None
        keys = self.keys(pos.force(self.side)[area], area)
        return MUST_CLEAR if any(k[1] < LEADER and self.leave_rule(pos, k) is None for k in keys) else None

    def mark(self, piece: int, made: int) -> None:
        moved = list(self.moved)
        if made:
            moved.remove((self.origin, piece, made))
        self.moved = tuple(sorted([*moved, (self.target, piece, made + 1)]))

    def arrived(self, pos: SeaPosition) -> None:
        self.begun = 1
        came = list(self.came)
        came[self.target] |= 1 << self.origin
        self.came = tuple(came)
        if not pos.faces_enemy(self.side, self.target):
            self.open |= 1 << self.target
        self.count_crowd(pos)

    def raid(self, pos: SeaPosition, area: int, target: int) -> None:
        self.raiding = target
        self.at = "end"

    def done(self, pos: SeaPosition) -> None:
        self.at = "end"


def _placed(more: int, goals: Iterable[int], force: list[Stack], excess: int, change: list[int]) -> bool:
    """Whether so many Units find room in some areas, where `change` have come; there they are counted in."""
    for goal in goals:
        room = 0 if excess >> goal & 1 else min(STACK - units(force[goal]) - change[goal], more)
        if room > 0:
            change[goal] += room
            more -= room
    return more == 0
