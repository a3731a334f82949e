"""5.3.5: the Nitayno's half of an impulse: which area acts, what it does there, how he moves and raids."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from rules.kernel.decision import Option, Rule
from rules.kernel.step import DONE, Outcome, Step
from rules.sea_and_steel.combat import Combats
from rules.sea_and_steel.gold import SearchForGold
from rules.sea_and_steel.impulse import Half, ImpulsePhase
from rules.sea_and_steel.nitayno_chits import Chit
from rules.sea_and_steel.nitayno_lists import LATER, NO_ROOM, among, first_area, raided_order, raider_order, strongest_first
from rules.sea_and_steel.nitayno_targets import GARRISON, MOVE, RAID, Plan, Way, best_ways, plan, targets
from rules.sea_and_steel.raid import OWN_REDUCED, OWN_REMOVED, Raid
from rules.sea_and_steel.state import SeaPosition, Stack
from rules.sea_and_steel.tables import (
    AREAS,
    INDIGENOUS,
    LEADER,
    NEXT,
    PIECE_IDS,
    SIDE_IDS,
    SOLDIER,
    SPANISH,
    STACK,
    TWO_VP,
    units,
)

NOT_EXCESS = Rule("overstacked-first", "4.3.2IV")
ONLY_SETTLERS = Rule("nitayno-only-settlers", "5.3.5")
ONE_ONLY = Rule("nitayno-one-only", "5.3.5")
NO_SECOND = Rule("nitayno-no-second", "5.3.2")
NO_CAME = (0,) * (len(AREAS) + 1)


def items(kind: str, ids: tuple[int, ...] | list[int]) -> list[Option]:
    """Areas or pieces as items of the explanation."""
    return [(kind, PIECE_IDS[i] if kind == "the-piece" else i) for i in ids]


# -- raids


@dataclass(eq=False)
class NitaynoRaid(Raid):
    """5.3.5 Nitayno Raids: the printed orders say whom a raid strikes, and whether there is a second (`once`: a card allows none)."""

    once: int = 0

    def __init__(self, area: int, target: int, once: int = 0) -> None:
        super().__init__(INDIGENOUS, area, target)
        self.once = once

    def marks(self, pos: SeaPosition) -> list[int]:
        if self.effect in (OWN_REDUCED, OWN_REMOVED):
            return [min(pos.indigenous[self.area], key=raider_order)]
        stack = pos.spanish[self.target]
        return [min(stack[: units(stack)], key=raided_order)]

    def _strike(self, pos: SeaPosition, piece: int) -> Outcome:
        own = self.effect in (OWN_REDUCED, OWN_REMOVED)
        area = self.area if own else self.target
        stack = pos.force(INDIGENOUS if own else SPANISH)[area]
        others = [p for p in dict.fromkeys(stack) if p != piece and (own or p < LEADER)]
        passed: list[Option] = [("no-piece", PIECE_IDS[p], LATER.id, LATER.section) for p in others]
        pos.consider("5.3.5", ("raid-strikes", area), [("the-piece", PIECE_IDS[piece])], passed)
        return super()._strike(pos, piece)

    def second(self, pos: SeaPosition, child: Step | None) -> Outcome:
        """Always in a 2VP area; elsewhere while Soldiers are there (C126)."""
        rule = None
        if self.once:
            rule = NO_SECOND
        elif not TWO_VP[self.target] and not pos.has_class(SPANISH, self.target, SOLDIER):
            rule = ONLY_SETTLERS
        if rule is not None:
            pos.consider("5.3.5", ("second-raid", self.target), [("stops",)], [("no-second", rule.id, rule.section)])
            return self.over(pos)
        pos.consider("5.3.5", ("second-raid", self.target), [("goes-on",)])
        self.attempt = 2
        self.at = "begin"
        return self.begin(pos, None)


@dataclass(eq=False)
class RaidFrom(Step):
    """A raid from an area on one of several adjacent targets; a chit decides among them."""

    area: int
    goals: tuple[int, ...]
    once: int = 0
    section: str = "5.3.5"

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        if len(self.goals) == 1:
            return self._raid(pos, self.goals[0])
        return self.go("chosen", Chit("raid"))

    def chosen(self, pos: SeaPosition, chit: Chit) -> Outcome:
        goal, passed = first_area(chit.drawn, among(self.goals))
        pos.consider(self.section, ("marker", "raid", chit.drawn), [("the-area", goal)], passed)
        return self._raid(pos, goal)

    def _raid(self, pos: SeaPosition, goal: int) -> Outcome:
        return self.go("end", NitaynoRaid(self.area, goal, self.once))


# -- moving


def carry(pos: SeaPosition, piece: int, start: int, goal: int) -> None:
    """One piece goes from an area to another."""
    pos.take(INDIGENOUS, start, piece)
    pos.put(INDIGENOUS, goal, piece)
    pos.tell("moved" if goal in NEXT[start] else "sailed", "5.3.5", SIDE_IDS[INDIGENOUS], PIECE_IDS[piece], start, goal)


def leave(pos: SeaPosition, area: int) -> None:
    """C61: an area that holds three Units again is no longer overstacked."""
    if pos.room(INDIGENOUS, area) >= 0:
        pos.excess[INDIGENOUS] &= ~(1 << area)


def sons_follow(pos: SeaPosition, start: int, goal: int, group: Stack) -> None:
    """C133: the Sons stay with Caonabó."""
    if pos.sons == start and any(p >= LEADER for p in group):
        pos.sons = goal
        pos.tell("sons_travelled", "3", start, goal)


def travel(pos: SeaPosition, way: Way) -> tuple[int, ...]:
    """Carries a Way out and returns from where the pieces entered their target, as `Combats.came` has it."""
    for area, piece in way.payers:
        pos.tell("sea_paid", "4.4.1A", SIDE_IDS[INDIGENOUS], area, PIECE_IDS[piece])
        pos.reduce(INDIGENOUS, area, piece)
    for piece in way.first:
        carry(pos, piece, way.start, way.middle or way.goal)
    if way.middle:
        for piece in (*way.first, *way.joining):
            carry(pos, piece, way.middle, way.goal)
    sons_follow(pos, way.start, way.goal, way.first)
    for area in (way.start, way.middle):
        if area:
            leave(pos, area)
    came = list(NO_CAME)
    came[way.goal] = 1 << (way.middle or way.start)
    return tuple(came)


@dataclass(eq=False)
class Act(Step):
    """5.3.5 Execute an action: what `plan` says of an area. `goal`: the target chosen; `came`: see Combats; `must_move`: C132."""

    area: int
    must_move: int = 0
    goal: int = 0
    before: int = 0
    came: tuple[int, ...] = NO_CAME

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        self.before = pos.held()
        pos.tell("activated", "5.3.5", SIDE_IDS[INDIGENOUS], self.area)
        found = plan(pos, self.area, bool(self.must_move))
        if self.must_move and found.action != MOVE and can_thin(pos, self.area):
            pos.consider("4.3.2IV", ("which-action", self.area), [("the-action", "thin")], found.passed)
            return self._thin(pos)
        self._explain(pos, found)
        if found.priority == 0:
            return self.go("gold", RaidFrom(self.area, found.targets))
        if len(found.targets) > 1:
            return self.go("target", Chit("target"))
        self.goal = found.targets[0]
        return self._way(pos, found)

    def _explain(self, pos: SeaPosition, found: Plan) -> None:
        chosen: list[Option] = [("the-action", found.action)]
        if found.priority:
            chosen = [("the-priority", found.priority, found.action)]
        pos.consider("5.3.5", ("which-action", self.area), [*chosen, *items("the-area", found.targets)], found.passed)

    def target(self, pos: SeaPosition, chit: Chit) -> Outcome:
        found = plan(pos, self.area, bool(self.must_move))
        self.goal, passed = first_area(chit.drawn, among(found.targets))
        pos.consider("5.3.5", ("marker", "target", chit.drawn), [("the-area", self.goal)], passed)
        return self._way(pos, found)

    def _way(self, pos: SeaPosition, found: Plan) -> Outcome:
        if found.action == RAID:
            return self.go("gold", RaidFrom(self.area, (self.goal,)))
        if len(self._ways(pos, found.priority)) > 1:
            return self.go("way", Chit("way"))
        return self._go(pos, self._ways(pos, found.priority)[0], found.priority)

    def _ways(self, pos: SeaPosition, priority: int) -> list[Way]:
        return best_ways(pos, self.area, self.goal, priority in (2, 4), 1 if priority == 3 else STACK)

    def way(self, pos: SeaPosition, chit: Chit) -> Outcome:
        """C122: ways that are alike in all that counts; the chit names the area between."""
        priority = next(n for n in range(1, 5) if self.goal in targets(pos, self.area, n)[0])
        found = self._ways(pos, priority)
        middles = [w.middle or self.area for w in found]
        middle, passed = first_area(chit.drawn, among(middles))
        pos.consider("5.3.5", ("marker", "way", chit.drawn), [("the-area", middle)], passed)
        return self._go(pos, found[middles.index(middle)], priority)

    def _go(self, pos: SeaPosition, way: Way, priority: int) -> Outcome:
        stay = list(pos.indigenous[self.area])
        for area, piece in way.payers:
            if area == self.area:
                stay.remove(piece)
                if not piece & 1:
                    stay.append(piece + 1)
        for piece in way.first:
            stay.remove(piece)
        rule = ONE_ONLY if priority == 3 else GARRISON if len(way.group) < STACK else NO_ROOM
        passed: list[Option] = [("no-piece", PIECE_IDS[p], rule.id, rule.section) for p in dict.fromkeys(stay) if p < LEADER]
        pos.consider("5.3.5", ("who-moves", self.area, self.goal), items("the-piece", way.group), passed)
        self.came = travel(pos, way)
        return self._thin(pos)

    # -- C132

    def _thin(self, pos: SeaPosition) -> Outcome:
        """What is still above three leaves an overstacked area."""
        if self.must_move and pos.room(INDIGENOUS, self.area) < 0:
            if len(self.refuges(pos)) > 1:
                return self.go("refuge", Chit("refuge"))
            if self.refuges(pos):
                self._retire(pos, self.refuges(pos)[0])
                return self._thin(pos)
        pos.settle_all()
        return self.go("gold", Combats(INDIGENOUS, self.came))

    def refuges(self, pos: SeaPosition) -> list[int]:
        """The adjacent areas that are not Spanish, have room, and hold most Indigenous Units."""
        piece = self.spare(pos)
        near = [
            a
            for a in sorted(NEXT[self.area])
            if not pos.spanish[a] and not pos.citadel[a] and pos.room(INDIGENOUS, a) > 0 and not pos.tribes_clash(piece, a)
        ]
        most = max((units(pos.indigenous[a]) for a in near), default=0)
        return [a for a in near if units(pos.indigenous[a]) == most]

    def spare(self, pos: SeaPosition) -> int:
        """The Unit with the lowest factor."""
        stack = pos.indigenous[self.area]
        return strongest_first(stack[: units(stack)], False)[-1]

    def refuge(self, pos: SeaPosition, chit: Chit) -> Outcome:
        near = self.refuges(pos)
        area, passed = first_area(chit.drawn, among(near))
        pos.consider("4.3.2IV", ("marker", "refuge", chit.drawn), [("the-area", area)], passed)
        self._retire(pos, area)
        return self._thin(pos)

    def _retire(self, pos: SeaPosition, area: int) -> None:
        piece = self.spare(pos)
        carry(pos, piece, self.area, area)
        leave(pos, self.area)

    # -- afterwards

    def gold(self, pos: SeaPosition, child: Step | None) -> Outcome:
        return self.go("end", SearchForGold(self.before))

    @property
    def unsettled(self) -> bool:
        """Whether pieces are on their way."""
        return self.at == "refuge"


# -- the half


def act_rule(pos: SeaPosition, area: int) -> Rule | None:
    """5.3.5: why an area cannot be activated, or cannot do anything."""
    excess = pos.excess[INDIGENOUS]
    if excess and excess >> area & 1 and pos.indigenous[area]:
        return plan(pos, area, True).why if not can_thin(pos, area) else None
    return plan(pos, area).why


def can_thin(pos: SeaPosition, area: int) -> bool:
    """C132: whether a Unit of an overstacked area can go next door."""
    return pos.room(INDIGENOUS, area) < 0 and bool(Act(area).refuges(pos))


@dataclass(eq=False)
class NitaynoHalf(Half):
    """5.3.5: a chit, counted down to an area that can act; nothing possible, the half is skipped (C109, C132)."""

    def __init__(self) -> None:
        super().__init__(INDIGENOUS)

    def action(self, pos: SeaPosition, child: Step | None) -> Outcome:
        from rules.sea_and_steel.nitayno_special import LastImpulse

        if pos.turn == 6 and not pos.marker[INDIGENOUS]:
            return self.go("after_card", LastImpulse())
        return self.usual(pos, None)

    def after_card(self, pos: SeaPosition, child: Step | None) -> Outcome:
        """C134: where no card can be used the half is a usual one."""
        if getattr(child, "used", 0):
            return DONE
        return self.usual(pos, None)

    def usual(self, pos: SeaPosition, child: Step | None) -> Outcome:
        if not any(act_rule(pos, a) is None for a in AREAS):
            pos.consider("5.3.5", ("which-area",), [("nothing",)])
            pos.tell("half_skipped", "5.3.5", SIDE_IDS[INDIGENOUS])
            self.at = "end"
            return DONE
        over = [a for a in AREAS if self._must(pos, a)]
        if len(over) == 1:
            pos.consider("4.3.2IV", ("which-area",), [("the-area", over[0])])
            return self.go("end", Act(over[0], 1))
        return self.go("chosen", Chit("activate"))

    def _must(self, pos: SeaPosition, area: int) -> bool:
        return bool(pos.excess[INDIGENOUS] >> area & 1) and act_rule(pos, area) is None

    def chosen(self, pos: SeaPosition, chit: Chit) -> Outcome:
        over = any(self._must(pos, a) for a in AREAS)
        area, passed = first_area(chit.drawn, partial(self._why, pos, over))
        pos.consider("5.3.5", ("marker", "activate", chit.drawn), [("the-area", area)], passed)
        return self.go("end", Act(area, int(self._must(pos, area))))

    def _why(self, pos: SeaPosition, over: bool, area: int) -> Rule | None:
        """Why the half is not an area's; `over`: some area is overstacked and goes first."""
        rule = act_rule(pos, area)
        return NOT_EXCESS if rule is None and over and not self._must(pos, area) else rule


@dataclass(eq=False)
class NitaynoImpulses(ImpulsePhase):
    """5.3.5: the impulses of a solo game."""

    def half(self, side: int) -> Half:
        return NitaynoHalf() if side == INDIGENOUS else Half(side)
