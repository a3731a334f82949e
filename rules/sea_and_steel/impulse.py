"""4.3.2 IV: the Impulse Phase. In every impulse each side takes one action, the Indigenous side first; nobody passes."""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.decision import Decision, Offer, Rule
from rules.kernel.step import DONE, Outcome, Step
from rules.sea_and_steel.build import PALISADE, Build, build_citadel, first_of, offer_citadels, offer_palisades, place_palisade
from rules.sea_and_steel.combat import Combats
from rules.sea_and_steel.gold import SearchForGold
from rules.sea_and_steel.movement import March
from rules.sea_and_steel.notaries import RoyalNotaries
from rules.sea_and_steel.raid import Raid
from rules.sea_and_steel.state import SeaPosition
from rules.sea_and_steel.tables import AREAS, IMPULSES, INDIGENOUS, LEADER, SIDE_IDS, SPANISH, per_area

ACTIVATE = per_area("activate")
NO_PIECE = Rule("activate-nobody", "4.4.1")
NO_CONTROL = Rule("activate-control", "4.4.1")
OVERSTACKED_FIRST = Rule("overstacked-first", "4.3.2IV")


def can_leave(pos: SeaPosition, side: int, area: int) -> bool:
    """C58: whether any Unit could move out of an area, were it activated."""
    march = March(side, area)
    return any(k[1] < LEADER and march.leave_rule(pos, k) is None for k in march.keys(pos.force(side)[area], area))


def activation_rule(pos: SeaPosition, side: int, area: int) -> Rule | None:
    """4.4.1: a controlled area with an own piece (C6), an overstacked one first (4.3.2 IV)."""
    if not pos.controls(side, area):
        return NO_CONTROL
    if not pos.force(side)[area]:
        return NO_PIECE
    excess = pos.excess[side]
    return OVERSTACKED_FIRST if excess and not excess >> area & 1 else None


def build_rule(pos: SeaPosition) -> Rule | None:
    """Q10, C58: no Build while an overstacked area can be moved out of."""
    excess = pos.excess[SPANISH]
    return OVERSTACKED_FIRST if excess and any(excess >> a & 1 and can_leave(pos, SPANISH, a) for a in AREAS) else None


@dataclass(eq=False)
class Activation(Step):
    """4.4.1: one area is activated: movement and its combats, or a raid; then gold and Notaries (C14). `before`: what Spain held."""

    side: int
    area: int
    before: int = 0
    reached: int = 0

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        self.before = pos.held()
        pos.tell("activated", "4.4.1", SIDE_IDS[self.side], self.area)
        return self.go("moved", March(self.side, self.area))

    def moved(self, pos: SeaPosition, march: March) -> Outcome:
        if march.raiding:
            return self.go("gold", Raid(self.side, self.area, march.raiding))
        self.reached = march.open | 1 << self.area
        for area in AREAS:
            if march.came[area]:
                self.reached |= 1 << area
        pos.settle_all()
        return self.go("gold", Combats(self.side, march.came))

    def gold(self, pos: SeaPosition, child: Step | None) -> Outcome:
        return self.go("notaries", SearchForGold(self.before))

    def notaries(self, pos: SeaPosition, child: Step | None) -> Outcome:
        self.at = "end"
        if self.side == SPANISH and self.reached:  # C94: not after a raid
            return RoyalNotaries(self.reached)
        return DONE


@dataclass(eq=False)
class Half(Step):
    """4.3.2 IV: one side's action of an impulse."""

    side: int

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        pos.marker[self.side] -= 1
        self.at = "action"
        return self.action(pos, None)

    def action(self, pos: SeaPosition, child: Step | None) -> Outcome:
        if not any(pos.force(self.side)):
            pos.tell("half_skipped", "4.3.2IV", SIDE_IDS[self.side])  # C6
            self.at = "end"
            return DONE
        return Decision(self.side, "impulse", "4.3.2IV", (pos.marker[self.side],))

    def choices(self, pos: SeaPosition, offer: Offer) -> None:
        force = pos.force(self.side)
        offer.each(ACTIVATE, [a for a in AREAS if force[a]], AREAS, activation_rule, self.side)
        if self.side == SPANISH:
            blocked = build_rule(pos)
            if blocked is None:
                offer_palisades(pos, offer)
                offer_citadels(pos, offer)
            else:
                offer.each(PALISADE, (), AREAS, self._blocked, blocked)

    def _blocked(self, pos: SeaPosition, blocked: Rule, area: int) -> Rule | None:
        return blocked

    def activate(self, pos: SeaPosition, area: int) -> Step:
        return self.go("end", Activation(self.side, area))

    def palisade(self, pos: SeaPosition, area: int) -> Step:
        place_palisade(pos, area, "4.4.2")
        return self.go("end", Build("palisade", first_of(pos, "palisade")))

    def citadel(self, pos: SeaPosition, area: int, pawn: str) -> Step:
        build_citadel(pos, area, pawn)
        return self.go("end", Build("citadel", first_of(pos, "citadel")))


@dataclass(eq=False)
class ImpulsePhase(Step):
    """4.3.2 IV: as many impulses as the Fate card says; Divine Grace / Yaya is free again in each (4.5)."""

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        if not pos.marker[SPANISH]:
            return DONE
        pos.free_grace()
        pos.tell("impulse", "4.3.2IV", IMPULSES[pos.fate] - pos.marker[SPANISH] + 1, IMPULSES[pos.fate])
        return self.go("spanish", self.half(INDIGENOUS))

    def spanish(self, pos: SeaPosition, child: Step | None) -> Outcome:
        return self.go("begin", self.half(SPANISH))

    def half(self, side: int) -> Half:
        """What a side does in an impulse."""
        return Half(side)
