"""4.4.3: the free action of the Royal Notaries, which makes an area worth 2 VP."""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.decision import Decision, Offer, Rule
from rules.kernel.step import DONE, Outcome, Step
from rules.sea_and_steel.state import SeaPosition
from rules.sea_and_steel.tables import AREAS, DONE_OPTION, NOTARY, PIECE_NUMBER, SPANISH, TWO_VP, per_place

NOTARIZE = per_place("notary")
NO_PARCHMENT = Rule("no-parchment", "4.4.3")
NO_NOTARY = Rule("no-notary", "4.4.3")
NOT_CONTROLLED = Rule("notary-control", "4.4.3")
NOT_ACTIVATED = Rule("notary-elsewhere", "4.4.3")
TWO_VP_AREAS = tuple(a for a in AREAS if TWO_VP[a])


def notary_rule(pos: SeaPosition, where: int, area: int) -> Rule | None:
    """4.4.3, Q12, Q13: a covered area that Spain controls, among those the action reaches (a bit each)."""
    if not pos.parchment[area]:
        return NO_PARCHMENT
    if not pos.controls(SPANISH, area):
        return NOT_CONTROLLED
    if not notaries(pos, area):
        return NO_NOTARY
    return None if where >> area & 1 else NOT_ACTIVATED


def notaries(pos: SeaPosition, area: int) -> list[int]:
    """The different Notaries of an area."""
    return [p for p in (NOTARY, NOTARY + 1) if p in pos.spanish[area]]


@dataclass(eq=False)
class RoyalNotaries(Step):
    """4.4.3: any number of Notaries, one Parchment each (C92). `where`: a bit per area where they may act (Q12)."""

    where: int

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        for area in TWO_VP_AREAS:
            if notary_rule(pos, self.where, area) is None:
                return Decision(SPANISH, "notaries", "4.4.3")
        return DONE

    def choices(self, pos: SeaPosition, offer: Offer) -> None:
        for area in AREAS if offer.curious else TWO_VP_AREAS:
            for piece in notaries(pos, area) or ([NOTARY] if offer.curious and TWO_VP[area] else []):
                offer.each({area: NOTARIZE[area][piece]}, (area,), (area,), notary_rule, self.where)
        offer.one(DONE_OPTION)

    def notary(self, pos: SeaPosition, area: int, piece: str) -> None:
        pos.remove(SPANISH, area, PIECE_NUMBER[piece])
        pos.parchment[area] = 0
        pos.vp += 1
        pos.tell("notary", "4.4.3", area, pos.vp)
        pos.settle(area)

    def done(self, pos: SeaPosition) -> None:
        self.where = 0
