"""D1b, D1c, E2: Cathedral refresh and Labor acquisition of the goods year.

Needs the map and the omens. Leaves to `goods_year` the dieoff, and to the play and sail years every other way in which a Colony finds
Labor. Only what is a choice is asked: whoever has but one way goes it.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.decision import Decision, Offer, Option, Rule
from rules.kernel.step import DONE, Outcome, Step
from rules.pax_hispanica.abilities import maroon
from rules.pax_hispanica.omens import slave_trade_ended
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import (
    AREA_TRIBES,
    COLONIES,
    COLONY_IDS,
    COLONY_LAND,
    COLOR_NUMBER,
    COLORS,
    EVERYBODY,
    LANDS,
    NATIVE,
    NEAREST_TRIBES,
    NONE,
    OWNER_IDS,
    POOL,
    PURPLE,
    TRIBE_AREA,
    TRIBE_IDS,
    TRIBES,
    options,
)

NOT_YOUR_CATHEDRAL = Rule("not-your-cathedral", "D1b")
CATHEDRAL_OCCUPIED = Rule("cathedral-occupied", "D1b")
RESERVE_EMPTY = Rule("reserve-empty", "D1b")
OWN_CITIZENS_FIRST = Rule("own-citizens-first", "D1b")
OTHER_CATHEDRAL_FIRST = Rule("other-cathedral-first", "D1b")
OTHER_LAND_ZONE = Rule("labor-from-other-zone", "E2")
WILDERNESS_LABOR = Rule("labor-from-wilderness", "D1")
REBELLIOUS_KIDNAP = Rule("kidnap-in-rebellion", "E2a")
MAROON_KIDNAP = Rule("maroon-king-kidnap", "H")
NOBODY_TO_KIDNAP = Rule("nobody-to-kidnap", "E2a")
NOBODY_TO_HIRE = Rule("nobody-to-hire", "E2b")
NO_SALARY = Rule("no-salary", "E2b")

REFRESH = options("refresh", TRIBE_IDS)
REFUGEE: dict[tuple[int, int], Option] = {(t, c): ("refugee_to", TRIBE_IDS[t], COLORS[c]) for t in TRIBES for c in EVERYBODY}
KIDNAP: dict[tuple[int, int], Option] = {(n, t): ("kidnap", COLONY_IDS[n], TRIBE_IDS[t]) for n in COLONIES for t in TRIBES}
HIRE: dict[tuple[int, int], Option] = {(n, t): ("hire", COLONY_IDS[n], TRIBE_IDS[t]) for n in COLONIES for t in TRIBES}
_COLONY = {site: n for n, site in enumerate(COLONY_IDS)}
_TRIBE = {site: n for n, site in enumerate(TRIBE_IDS)}


# -- D1b Cathedral refresh


def vacant_cathedrals(pos: PaxPosition, owner: int) -> list[int]:
    """The Cathedrals of a color without a Citizen."""
    return [t for t in TRIBES if pos.cathedral[t] and pos.bible[t] == owner and pos.tribe[t] == NONE]


def not_refreshed(pos: PaxPosition, step: CathedralRefresh, tribe: int) -> Rule | None:
    """D1b: a vacant Cathedral of one's own receives a Citizen."""
    if not pos.cathedral[tribe] or pos.bible[tribe] != step.owner:
        return NOT_YOUR_CATHEDRAL
    return CATHEDRAL_OCCUPIED if pos.tribe[tribe] != NONE else None


def refugee_barred(pos: PaxPosition, step: CathedralRefresh, pair: tuple[int, int]) -> Rule | None:
    """D1b, C13: a Refugee of any other color with a Citizen in Reserve, when one's own have run out."""
    tribe, color = pair
    barred = not_refreshed(pos, step, tribe)
    if barred is not None:
        return barred
    if pos.citizens[step.owner]:
        return OWN_CITIZENS_FIRST
    if not pos.citizens[color]:
        return RESERVE_EMPTY
    vacant = vacant_cathedrals(pos, step.owner)
    if tribe != vacant[0] and sum(pos.citizens) >= len(vacant):
        return OTHER_CATHEDRAL_FIRST
    return None


@dataclass(eq=False)
class CathedralRefresh(Step):
    """D1b, C13, C14: every vacant Cathedral of one color receives a Citizen from its Reserve, or a Refugee.

    Asked is only an owner with fewer Citizens than vacant Cathedrals: which get his last ones, and where the Refugees come from.
    With Refugees for every Cathedral they are asked for one Cathedral after another. `chooser` is a player.
    """

    owner: int
    chooser: int

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        vacant = vacant_cathedrals(pos, self.owner)
        own = pos.citizens[self.owner]
        while vacant and own:
            if own < len(vacant):
                return Decision(self.chooser, "refresh", "D1b", (COLORS[self.owner],))
            self.place(pos, vacant.pop(0), self.owner)
            own -= 1
        while vacant and sum(pos.citizens):
            colors = [c for c in EVERYBODY if pos.citizens[c]]
            if len(colors) > 1 or sum(pos.citizens) < len(vacant):
                return Decision(self.chooser, "cathedral_refugee", "D1b", (COLORS[self.owner],))
            self.place(pos, vacant.pop(0), colors[0])
        for tribe in vacant:
            pos.tell("cathedral_unrefreshed", "D1b", COLORS[self.owner], TRIBE_IDS[tribe])
        self.at = "end"
        return DONE

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        if pos.citizens[self.owner]:
            vacant = vacant_cathedrals(pos, self.owner)
            offer.each(REFRESH, vacant, TRIBES, not_refreshed, self)
            offer.each(REFUGEE, (), [(t, c) for t in vacant for c in EVERYBODY if c != self.owner], refugee_barred, self)
        else:
            near = [(t, c) for t in vacant_cathedrals(pos, self.owner) for c in EVERYBODY]
            offer.each(REFUGEE, near, REFUGEE, refugee_barred, self)

    def refresh(self, pos: PaxPosition, tribe_id: str) -> None:
        self.place(pos, _TRIBE[tribe_id], self.owner)

    def refugee_to(self, pos: PaxPosition, tribe_id: str, color_id: str) -> None:
        self.place(pos, _TRIBE[tribe_id], COLOR_NUMBER[color_id])

    def place(self, pos: PaxPosition, tribe: int, color: int) -> None:
        pos.citizens[color] -= 1
        pos.tribe[tribe] = color
        pos.tell("refreshed" if color == self.owner else "refugee_came", "D1b", COLORS[self.owner], TRIBE_IDS[tribe], COLORS[color])


# -- D1c, E2 Labor acquisition


def vacant_colonies(pos: PaxPosition, owner: int) -> list[int]:
    """The Colonies of a color without Labor."""
    return [n for n in COLONIES if pos.disk[n] == owner and pos.labor[n] == NONE]


def kidnap_barred(pos: PaxPosition, owner: int, pair: tuple[int, int]) -> Rule | None:
    """E2a: an Indigenous of a Tribe or Visita in the land zone of a vacant Colony, unless the zone is rebellious; never for MAROON KING."""
    colony, tribe = pair
    if TRIBE_AREA[tribe] >= len(LANDS):
        return WILDERNESS_LABOR
    if TRIBE_AREA[tribe] != COLONY_LAND[colony]:
        return OTHER_LAND_ZONE
    if pos.tribe[tribe] != NATIVE:
        return NOBODY_TO_KIDNAP
    if pos.rebel[COLONY_LAND[colony]]:
        return REBELLIOUS_KIDNAP
    return MAROON_KIDNAP if maroon(pos, owner) else None


def hire_barred(pos: PaxPosition, owner: int, pair: tuple[int, int]) -> Rule | None:
    """E2b, R9: the Citizen of a Cathedral in the land zone of a vacant Colony, for an owner with $1; the Pool pays for absent owners."""
    colony, tribe = pair
    if TRIBE_AREA[tribe] >= len(LANDS):
        return WILDERNESS_LABOR
    if TRIBE_AREA[tribe] != COLONY_LAND[colony]:
        return OTHER_LAND_ZONE
    if not pos.cathedral[tribe] or pos.tribe[tribe] == NONE:
        return NOBODY_TO_HIRE
    return NO_SALARY if pos.purse(owner) != POOL and not pos.dollars[owner] else None


def kidnap(pos: PaxPosition, colony: int, tribe: int) -> None:
    """E2a: the Indigenous becomes a Slave; a Visita's Bible goes back to its column."""
    pos.tell("kidnapped", "E2a", COLORS[pos.disk[colony]], COLONY_IDS[colony], TRIBE_IDS[tribe])
    pos.tribe[tribe] = NONE
    if pos.bible[tribe] != NONE:
        pos.tell("bible_returned", "E2a", COLORS[pos.bible[tribe]], TRIBE_IDS[tribe])
        pos.lose_mission(tribe)
    pos.put_labor(colony, NATIVE)
    pos.judge()


def salary(pos: PaxPosition, payer: int, citizen: int) -> None:
    """E2b, R8: $1 to the owner of the Citizen's color, to the Pool for one's own; absent payers and payees are the Pool."""
    payee = POOL if payer == citizen else pos.purse(citizen)
    source = pos.purse(payer)
    if source == payee:
        return
    pos.pay(source, payee, 1)
    pos.tell("salary", "E2b", OWNER_IDS[source], OWNER_IDS[payee])


def hire(pos: PaxPosition, colony: int, tribe: int) -> None:
    """E2b: the Citizen moves from the Cathedral to the Colony; the salary is paid at once (C19)."""
    owner, citizen = pos.disk[colony], pos.tribe[tribe]
    pos.tell("hired", "E2b", COLORS[owner], COLONY_IDS[colony], TRIBE_IDS[tribe], COLORS[citizen])
    salary(pos, owner, citizen)
    pos.tribe[tribe] = NONE
    pos.put_labor(colony, citizen)
    pos.judge()


@dataclass(eq=False)
class LaborSearch(Step):
    """E2, R6, R48: one player finds Labor for his vacant Colonies, in the order he likes; what can be taken must be taken.

    Asked is only where it matters: a Colony with several sources, Colonies that want the same one, or too few dollars for all.
    """

    color: int

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        while pos.result is None:
            seeking = [n for n in vacant_colonies(pos, self.color) if self.sources(pos, n)]
            if not seeking:
                break
            forced = self.forced(pos, seeking)
            if forced is None:
                return Decision(self.color, "labor", "E2")
            colony, tribe = forced
            if pos.tribe[tribe] == NATIVE:
                kidnap(pos, colony, tribe)
            else:
                hire(pos, colony, tribe)
        self.at = "end"
        return DONE

    def sources(self, pos: PaxPosition, colony: int) -> list[int]:
        """The Tribal Sites whose meeple this Colony could take now."""
        color = self.color
        near = AREA_TRIBES[COLONY_LAND[colony]]
        return [t for t in near if kidnap_barred(pos, color, (colony, t)) is None or hire_barred(pos, color, (colony, t)) is None]

    def forced(self, pos: PaxPosition, seeking: list[int]) -> tuple[int, int] | None:
        """A Colony and its only source, if nobody could wish it otherwise."""
        lands = [COLONY_LAND[n] for n in seeking]
        affordable = pos.dollars[self.color] >= len(seeking)
        for colony, land in zip(seeking, lands, strict=True):
            found = self.sources(pos, colony)
            if len(found) == 1 and lands.count(land) == 1 and (affordable or len(seeking) == 1 or pos.tribe[found[0]] == NATIVE):
                return colony, found[0]
        return None

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        vacant = vacant_colonies(pos, self.color)
        near = [(n, t) for n in vacant for t in AREA_TRIBES[COLONY_LAND[n]]]
        far = [(n, t) for n in vacant for t in TRIBES]
        offer.each(KIDNAP, near, far, kidnap_barred, self.color)
        offer.each(HIRE, near, far, hire_barred, self.color)

    def kidnap(self, pos: PaxPosition, colony_id: str, tribe_id: str) -> None:
        kidnap(pos, _COLONY[colony_id], _TRIBE[tribe_id])

    def hire(self, pos: PaxPosition, colony_id: str, tribe_id: str) -> None:
        hire(pos, _COLONY[colony_id], _TRIBE[tribe_id])


def automatic_labor(pos: PaxPosition, color: int) -> None:
    """E2c, C22, C23: a color without a player takes Labor by fixed rule: kidnap, hire, and for Spain Slave Trade."""
    for colony in COLONIES:
        if pos.disk[colony] != color or pos.labor[colony] != NONE:
            continue
        zone = [t for t in NEAREST_TRIBES[colony] if TRIBE_AREA[t] == COLONY_LAND[colony]]
        victims = [t for t in zone if kidnap_barred(pos, color, (colony, t)) is None]
        citizens = [t for t in zone if hire_barred(pos, color, (colony, t)) is None]
        if victims:
            kidnap(pos, colony, min(victims, key=lambda t: _standing(pos, t)))
        elif citizens:
            hire(pos, colony, min(citizens, key=lambda t: _standing(pos, t)))
        elif color == PURPLE and pos.natives and not slave_trade_ended(pos):
            pos.tell("spanish_slave_trade", "E2c", COLORS[color], COLONY_IDS[colony])
            pos.natives -= 1
            pos.put_labor(colony, NATIVE)
            pos.judge()
        if pos.result is not None:
            return


def _standing(pos: PaxPosition, tribe: int) -> int:
    """C22: Missions by the Player Order of their Bible, those of colors without a player behind them, bare Tribes last."""
    owner = pos.bible[tribe]
    if owner == NONE:
        return len(pos.order) + 1
    return pos.order.index(owner) if owner in pos.order else len(pos.order)


__all__ = [
    "CathedralRefresh",
    "LaborSearch",
    "automatic_labor",
    "hire",
    "kidnap",
    "salary",
    "vacant_cathedrals",
    "vacant_colonies",
]
