"""E5f Rebellious spread, E6 and rosetta C1: how a Rebel comes onto the map; and E5f, F2d: what becomes of a lost Citizen.

Needs the map columns. Leaves to the chapters why a Rebel appears.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.decision import Decision, Offer, Option, Rule
from rules.kernel.step import DONE, Outcome, Step
from rules.pax_hispanica.state import SLAVE, TAX, PaxPosition
from rules.pax_hispanica.tables import AREA_NUMBER, COLORS, LAND_IDS, LANDS, OWNER_IDS, POOL, options

REBEL_AT = options("rebel_at", LAND_IDS)
FLIP_REBEL = options("flip_rebel", LAND_IDS)
RANSOM: Option = ("ransom",)
NO_RANSOM: Option = ("no_ransom",)
REBEL_THERE = Rule("rebel-there", "E5f")
SAME_REBEL = Rule("same-rebel", "E5f")
SIDE_IDS = ("", "slave", "tax")


@dataclass(eq=False)
class Spread(Step):
    """E5f: a Rebel goes to the Rebel Site of its land zone; occupied, to any vacant one of the chooser's; none vacant, one is flipped.

    `land` is NONE where no zone comes first (a wilderness, the sea). `chooser` is a player in the game (C2 of the rosetta).
    """

    side: int
    land: int
    chooser: int

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        land = self.land
        if 0 <= land < len(LANDS) and pos.rebel[land] == 0:
            return self.settle(pos, land)
        open_lands = self.candidates(pos)
        if not open_lands:
            pos.tell("no_rebel_rises", "E5f", SIDE_IDS[self.side])
            return DONE
        if len(open_lands) == 1:
            return self.settle(pos, open_lands[0])
        vacant = pos.rebel[open_lands[0]] == 0
        return Decision(self.chooser, "rebel_at" if vacant else "flip_rebel", "E5f", (SIDE_IDS[self.side],))

    def candidates(self, pos: PaxPosition) -> list[int]:
        """The vacant Rebel Sites; none, the Rebels that show the other side."""
        return [n for n in LANDS if pos.rebel[n] == 0] or [n for n in LANDS if pos.rebel[n] != self.side]

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        found = self.candidates(pos)
        offer.each(REBEL_AT if pos.rebel[found[0]] == 0 else FLIP_REBEL, found, LANDS, no_rebel_there, self)

    def settle(self, pos: PaxPosition, land: int) -> Outcome:
        flipped = pos.rebel[land] != 0
        pos.put_rebel(land, self.side)
        pos.tell("rebel_flipped" if flipped else "rebel_rose", "E5f", SIDE_IDS[self.side], LAND_IDS[land])
        self.at = "end"
        return DONE

    def rebel_at(self, pos: PaxPosition, land_id: str) -> None:
        self.settle(pos, AREA_NUMBER[land_id])

    def flip_rebel(self, pos: PaxPosition, land_id: str) -> None:
        self.rebel_at(pos, land_id)


def no_rebel_there(pos: PaxPosition, step: Spread, land: int) -> Rule | None:
    """E5f: a vacant Rebel Site while there is one, else a Rebel that shows the other side."""
    if pos.rebel[land] == 0:
        return None
    if 0 in (pos.rebel[n] for n in LANDS):
        return REBEL_THERE
    return SAME_REBEL if pos.rebel[land] == step.side else None


def spread(pos: PaxPosition, side: int, land: int, owner: int, actor: int) -> Spread:
    """A Rebel whose Site `owner` chooses if need be; an owner who is not in the game leaves it to `actor`."""
    return Spread(side, land, owner if owner in pos.seats else actor)


@dataclass(eq=False)
class LostCitizen(Step):
    """E5f, F2d: a Citizen lost in battle returns to Reserve; Ransom of $1 to `victor`, or a Tax Rebel (R11, C111, C112).

    The Citizen has already been taken from where he was. `land` is the zone where the Rebel rises first, NONE at sea or in a wilderness.
    """

    color: int
    victor: int
    land: int
    section: str

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        pos.return_meeple(self.color)
        if self.section == "E5f":  # of those lost aboard fleet.LoseMeeple has told
            pos.tell("citizen_lost", self.section, COLORS[self.color])
        self.at = "ransom_due"
        return self.ransom_due(pos, None)

    def ransom_due(self, pos: PaxPosition, child: Step | None) -> Outcome:
        color = self.color
        if color not in pos.seats:
            pos.pay(POOL, self.victor, 1)
            pos.tell("ransom_by_pool", self.section, COLORS[color], OWNER_IDS[self.victor])
            return DONE
        if pos.has(color, "citizen_shield"):
            pos.tell("citizen_shielded", "B7f", COLORS[color])
            return DONE
        if pos.purse(color) == POOL:  # S6.12
            pos.pay(POOL, self.victor, 1)
            pos.tell("ransom_by_pool", "S6.12", COLORS[color], OWNER_IDS[self.victor])
            return DONE
        if pos.dollars[color]:
            return Decision(color, "ransom", self.section, (OWNER_IDS[pos.purse(self.victor)],))
        return self.rise(pos)

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        offer.one(RANSOM)
        offer.one(NO_RANSOM)

    def ransom(self, pos: PaxPosition) -> None:
        pos.pay(self.color, self.victor, 1)
        pos.tell("ransomed", self.section, COLORS[self.color], OWNER_IDS[pos.purse(self.victor)])
        self.at = "end"

    def no_ransom(self, pos: PaxPosition) -> Step:
        pos.tell("ransom_refused", self.section, COLORS[self.color])
        return self.rise(pos)

    def rise(self, pos: PaxPosition) -> Step:
        return self.go("end", Spread(TAX, self.land, self.color))


__all__ = ["SIDE_IDS", "SLAVE", "TAX", "LostCitizen", "Spread", "spread"]
