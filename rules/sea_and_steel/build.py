"""4.4.2: Palisades and Citadels."""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.decision import Decision, Offer, Rule
from rules.kernel.step import DONE, Outcome, Step
from rules.sea_and_steel.state import SeaPosition
from rules.sea_and_steel.tables import (
    AREAS,
    CITADELS,
    DONE_OPTION,
    JUNGLE,
    PALISADES,
    PAWN,
    PIECE_NUMBER,
    SPANISH,
    per_area,
    per_place,
)

PALISADE = per_area("palisade")
CITADEL = per_place("citadel")
PALISADES_A_BUILD = 3
CITADELS_A_BUILD = 2
NOT_SPANISH = Rule("build-control", "4.4.2")
NOBODY_THERE = Rule("palisade-nobody", "4.4.2")
IN_JUNGLE = Rule("build-jungle", "4.4.2")
FORT_THERE = Rule("build-fort", "4.4.2")
NONE_LEFT = Rule("build-none-left", "3")
NEEDS_PALISADE = Rule("citadel-palisade", "4.4.2")
NEEDS_PAWN = Rule("citadel-pawn", "4.4.2")


def palisade_rule(pos: SeaPosition, _: None, area: int) -> Rule | None:
    """4.4.2 Palisades: a Spanish area with Spanish pieces, no jungle, no fort."""
    if not pos.controls(SPANISH, area):
        return NOT_SPANISH
    if not pos.spanish[area]:
        return NOBODY_THERE
    if JUNGLE[area]:
        return IN_JUNGLE
    if pos.palisade[area] or pos.citadel[area]:
        return FORT_THERE
    return NONE_LEFT if sum(pos.palisade) >= PALISADES else None


def citadel_rule(pos: SeaPosition, _: None, area: int) -> Rule | None:
    """4.4.2 Citadels: in place of a Palisade and a Pawn."""
    if not pos.palisade[area]:
        return NEEDS_PALISADE
    if PAWN not in pos.spanish[area] and PAWN + 1 not in pos.spanish[area]:
        return NEEDS_PAWN
    return NONE_LEFT if sum(pos.citadel) >= CITADELS else None


def may_build(pos: SeaPosition) -> bool:
    """C90: whether a Build action could place anything."""
    return any(palisade_rule(pos, None, a) is None or citadel_rule(pos, None, a) is None for a in AREAS)


def offer_palisades(pos: SeaPosition, offer: Offer) -> None:
    """The areas where a Palisade may be built."""
    near = [a for a in AREAS if pos.spanish[a]]
    offer.each(PALISADE, near, AREAS, palisade_rule, None)


def offer_citadels(pos: SeaPosition, offer: Offer) -> None:
    """The areas where a Citadel may be built, and with which Pawn, where there are two kinds."""
    for area in AREAS:
        if pos.palisade[area] or (pos.spanish[area] and offer.curious):
            pawns = [p for p in (PAWN, PAWN + 1) if p in pos.spanish[area]] or [PAWN]
            for pawn in pawns:
                offer.each({area: CITADEL[area][pawn]}, (area,), (area,), citadel_rule, None)


def place_palisade(pos: SeaPosition, area: int, section: str) -> None:
    """Puts a Palisade into an area."""
    pos.palisade[area] = 1
    pos.tell("palisade_built", section, area)


def place_citadel(pos: SeaPosition, area: int, section: str) -> None:
    """Puts a Citadel into an area; a Palisade there goes back."""
    pos.palisade[area] = 0
    pos.citadel[area] = 1
    pos.tell("citadel_built", section, area)


@dataclass(eq=False)
class Build(Step):
    """4.4.2: up to three Palisades or up to two Citadels; the first was chosen with the action. `n`: how many more; `free`: by a card."""

    what: str
    n: int
    section: str = "4.4.2"

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        rule = palisade_rule if self.what == "palisade" else citadel_rule
        if self.n <= 0 or all(rule(pos, None, a) is not None for a in AREAS):
            return DONE
        return Decision(SPANISH, "build_more", self.section, (self.what, self.n))

    def choices(self, pos: SeaPosition, offer: Offer) -> None:
        if self.what == "palisade":
            offer_palisades(pos, offer)
        else:
            offer_citadels(pos, offer)
        offer.one(DONE_OPTION)

    def palisade(self, pos: SeaPosition, area: int) -> None:
        place_palisade(pos, area, self.section)
        self.n -= 1

    def citadel(self, pos: SeaPosition, area: int, pawn: str) -> None:
        build_citadel(pos, area, pawn)
        self.n -= 1

    def done(self, pos: SeaPosition) -> None:
        self.n = 0


def build_citadel(pos: SeaPosition, area: int, pawn: str) -> None:
    """4.4.2, C91: Palisade and Pawn go back, the Citadel holds the area."""
    place_citadel(pos, area, "4.4.2")
    pos.remove(SPANISH, area, PIECE_NUMBER[pawn])


def first_of(pos: SeaPosition, what: str) -> int:
    """How many more forts a Build may place after its first one (#23 limits it)."""
    if pos.build_limit:
        return 0
    return (PALISADES_A_BUILD if what == "palisade" else CITADELS_A_BUILD) - 1
