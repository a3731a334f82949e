"""E1, E3a, E4, E6, rosetta B: the Actions that change the map: Disk, Bible, Literacy, Voodoo, the Revolts, Tax and Slave Trade.

Needs the map columns and the Rebels. Labor of the goods year and of Galleons is left to `labor`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from rules.kernel.decision import Decision, Offer, Option, Rule
from rules.kernel.step import DONE, Outcome, Step
from rules.pax_hispanica import omens
from rules.pax_hispanica.abilities import maroon
from rules.pax_hispanica.rebels import spread
from rules.pax_hispanica.state import SLAVE, TAX, PaxPosition
from rules.pax_hispanica.tables import (
    AREA_COLONIES,
    COLONIES,
    COLONY_IDS,
    COLONY_LAND,
    COLOR_NUMBER,
    COLORS,
    EVERYBODY,
    FIRST_REBEL,
    FIRST_TRIBE,
    LANDS,
    NATIVE,
    NONE,
    OWNER_IDS,
    POOL,
    PURPLE,
    SITE_AREA,
    SITE_IDS,
    SITE_NUMBER,
    SPANISH,
    TRIBE_AREA,
    TRIBE_IDS,
    TRIBES,
    options,
)

FOUND = options("found", COLONY_IDS)
FORTIFY = options("fortify", COLONY_IDS)
CONVERT = options("convert", TRIBE_IDS)
TEACH = options("teach", TRIBE_IDS)
REFUGEE = options("refugee", COLORS)
RELIC_AT = options("relic_at", COLONY_IDS)
NO_RELIC: Option = ("no_relic",)
SUMMON = options("summon", TRIBE_IDS)
BIND: dict[tuple[int, int], Option] = {(t, c): ("bind", TRIBE_IDS[t], COLONY_IDS[c]) for t in TRIBES for c in AREA_COLONIES[TRIBE_AREA[t]]}
"""Voodoo into a Colony: Tribe and Colony of one land zone."""
SLAVE_REVOLT = options("slave_revolt", COLONY_IDS)
TAX_REVOLT = options("tax_revolt", SITE_IDS[:FIRST_REBEL])
TAX_COLONY = options("tax_colony", COLONY_IDS)
TAX_CITIZEN = options("tax_citizen", SITE_IDS[:FIRST_REBEL])
SLAVE_TRADE = options("slave_trade", COLONY_IDS)
OWN_SITES = tuple(tuple(n for n in COLONIES if SPANISH[n] == (color == PURPLE)) for color in EVERYBODY)
"""E1a: where a color may found: Spain in its ports, everybody else at the Squatter Sites."""
PEOPLED = range(FIRST_REBEL)
"""Colony Sites and Tribal Sites, where a Citizen can stand."""

SITE_TAKEN = Rule("site-taken", "E1")
WRONG_SITE = Rule("wrong-site", "E1a")
NO_DISK = Rule("no-disk", "E1")
NO_FORT = Rule("no-fort", "E1b")
NOT_OWN_COLONY = Rule("not-own-colony", "E1b")
FORTIFIED = Rule("fortified", "E1b")
NO_BIBLE = Rule("no-bible", "E4")
HAS_BIBLE = Rule("has-bible", "E4a")
NO_INDIGENOUS = Rule("no-indigenous", "E4")
NO_VISITA = Rule("no-visita", "E4b")
NO_CATHEDRAL = Rule("no-cathedral", "E4b")
NO_CITIZEN = Rule("no-citizen", "D1b")
NO_COLONY = Rule("no-colony", "E3a")
NO_COLONY_FOR_RELIC = Rule("no-colony", "E4b")
NO_COLONY_TO_TAX = Rule("no-colony", "E6")
RELIC_IN_LAND_ZONE = Rule("other-land-zone", "E4b")
HAS_RELIC = Rule("has-relic", "E4b")
POOL_EMPTY = Rule("no-indigenous-in-pool", "E4")
TRIBE_TAKEN = Rule("tribe-taken", "E4")
NO_TRIBE = Rule("no-tribe", "E4")
COLONY_TAKEN = Rule("colony-taken", "E3a")
NO_KIDNAP = Rule("maroon-king", "H")
NO_SLAVE = Rule("no-slave", "E6")
NOT_OWN_CITIZEN = Rule("not-own-citizen", "E6")
OWN_TOKEN = Rule("own-token", "E6")
NO_CITIZEN_THERE = Rule("no-citizen-there", "E6")
IN_WILDERNESS = Rule("in-wilderness", "E6")
OWNER_BROKE = Rule("owner-broke", "E6")
TRADE_ENDED = Rule("slave-trade-ended", "E3a")
NO_TARGET = Rule("no-target", "D3c")


def none_of(pos: PaxPosition, candidates: Iterable[Any], rule: Callable[[Any, Any, Any], Rule | None], arg: Any) -> bool:
    """Rosetta A6: whether every candidate is forbidden."""
    return all(rule(pos, arg, i) is not None for i in candidates)


# -- Disk (E1)


def cannot_found(pos: PaxPosition, color: int, site: int) -> Rule | None:
    """E1, E1a: a disk of the own column, on a Colony Site of the own kind without one (C64)."""
    if not pos.disks[color]:
        return NO_DISK
    if SPANISH[site] != (color == PURPLE):
        return WRONG_SITE
    return None if pos.disk[site] == NONE else SITE_TAKEN


def cannot_fortify(pos: PaxPosition, color: int, site: int) -> Rule | None:
    """E1b, C65: a fort of the Pool, on an own Colony without one, whether or not it has Labor."""
    if not pos.forts:
        return NO_FORT
    if pos.disk[site] != color:
        return NOT_OWN_COLONY
    return FORTIFIED if pos.fort[site] else None


def cannot_disk(pos: PaxPosition, color: int, card: int) -> Rule | None:
    """E1: the Disk Action needs a Site to found at or a Colony to fortify."""
    sites = OWN_SITES[color]
    if none_of(pos, sites, cannot_found, color) and none_of(pos, COLONIES, cannot_fortify, color):
        return NO_TARGET
    return None


@dataclass(eq=False)
class DiskAction(Step):
    """E1: founds a Colony, vacant and without Treasure, or fortifies one."""

    color: int

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return Decision(self.color, "disk", "E1")

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        offer.each(FOUND, OWN_SITES[self.color], COLONIES, cannot_found, self.color)
        offer.each(FORTIFY, COLONIES, COLONIES, cannot_fortify, self.color)

    def found(self, pos: PaxPosition, site_id: str) -> None:
        pos.disk[SITE_NUMBER[site_id]] = self.color
        pos.disks[self.color] -= 1
        pos.tell("founded", "E1", COLORS[self.color], site_id)
        self.at = "end"

    def fortify(self, pos: PaxPosition, site_id: str) -> None:
        pos.fort[SITE_NUMBER[site_id]] = 1
        pos.forts -= 1
        pos.tell("fortified", "E1b", COLORS[self.color], site_id)
        self.at = "end"


# -- Bible (E4a)


def cannot_convert(pos: PaxPosition, color: int, tribe: int) -> Rule | None:
    """E4, E4a: a Bible of the own column, at a Tribal Site with an Indigenous and no Bible, land zone or wilderness."""
    if not pos.bibles[color]:
        return NO_BIBLE
    if pos.bible[tribe] != NONE:
        return HAS_BIBLE
    return None if pos.tribe[tribe] == NATIVE else NO_INDIGENOUS


def cannot_bible(pos: PaxPosition, color: int, card: int) -> Rule | None:
    """E4: the Bible Action needs a Bible and a Tribe."""
    if not pos.bibles[color]:
        return NO_BIBLE
    return NO_INDIGENOUS if none_of(pos, TRIBES, cannot_convert, color) else None


@dataclass(eq=False)
class BibleAction(Step):
    """E4a: a Bible makes a Tribe a Visita."""

    color: int

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return Decision(self.color, "bible", "E4a")

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        offer.each(CONVERT, TRIBES, TRIBES, cannot_convert, self.color)

    def convert(self, pos: PaxPosition, tribe_id: str) -> None:
        pos.bible[SITE_NUMBER[tribe_id] - FIRST_TRIBE] = self.color
        pos.bibles[self.color] -= 1
        pos.tell("visita", "E4a", COLORS[self.color], tribe_id)
        self.at = "end"


# -- Literacy (E4b)


def cannot_teach(pos: PaxPosition, color: int, tribe: int) -> Rule | None:
    """E4b: any Visita, whosever Bible it is; never a Slave, a bare Tribe or a Rebel."""
    return None if pos.bible[tribe] != NONE and not pos.cathedral[tribe] else NO_VISITA


def cannot_literacy(pos: PaxPosition, color: int, card: int) -> Rule | None:
    """E4b, R10: Literacy needs a Cathedral, a Citizen of any color and a Visita."""
    if not pos.cathedrals:
        return NO_CATHEDRAL
    if not any(pos.citizens):
        return NO_CITIZEN
    return NO_VISITA if none_of(pos, TRIBES, cannot_teach, color) else None


def cannot_come(pos: PaxPosition, step: Literacy, color: int) -> Rule | None:
    """R10: a Refugee comes out of a Reserve."""
    return None if pos.citizens[color] else NO_CITIZEN


def cannot_hold_relic(pos: PaxPosition, area: int, site: int) -> Rule | None:
    """R41, R44: a Colony of the land zone that holds no Relic."""
    if COLONY_LAND[site] != area:
        return RELIC_IN_LAND_ZONE
    if pos.disk[site] == NONE:
        return NO_COLONY_FOR_RELIC
    return HAS_RELIC if pos.relic[site] else None


@dataclass(eq=False)
class Literacy(Step):
    """E4b, R10, R41: a Visita becomes a Cathedral, its Indigenous goes to the Pool and a Citizen of the Bible's color comes.

    With none of that color in Reserve the acting player chooses another color. Then a Relic may come to a Colony of the land zone.
    """

    color: int
    tribe: int = NONE

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return Decision(self.color, "literacy", "E4b")

    def refugees(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return Decision(self.color, "refugee", "D1b", (TRIBE_IDS[self.tribe],))

    def relics(self, pos: PaxPosition, child: Step | None) -> Outcome:
        area = TRIBE_AREA[self.tribe]
        if not pos.relic_pool or area >= len(LANDS) or none_of(pos, AREA_COLONIES[area], cannot_hold_relic, area):
            return DONE
        return Decision(self.color, "relic", "E4b", (TRIBE_IDS[self.tribe],))

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        if self.at == "begin":
            offer.each(TEACH, TRIBES, TRIBES, cannot_teach, self.color)
        elif self.at == "refugees":
            offer.each(REFUGEE, EVERYBODY, EVERYBODY, cannot_come, self)
        else:
            area = TRIBE_AREA[self.tribe]
            offer.each(RELIC_AT, AREA_COLONIES[area], COLONIES, cannot_hold_relic, area)
            offer.one(NO_RELIC)

    def teach(self, pos: PaxPosition, tribe_id: str) -> None:
        self.tribe = SITE_NUMBER[tribe_id] - FIRST_TRIBE
        owner = pos.bible[self.tribe]
        left = [c for c in EVERYBODY if pos.citizens[c]]
        if pos.citizens[owner]:
            self.build(pos, owner)
        elif len(left) == 1:
            self.build(pos, left[0])
        else:
            self.at = "refugees"

    def refugee(self, pos: PaxPosition, color_id: str) -> None:
        self.build(pos, COLOR_NUMBER[color_id])

    def build(self, pos: PaxPosition, citizen: int) -> None:
        tribe = self.tribe
        pos.cathedrals -= 1
        pos.cathedral[tribe] = 1
        pos.return_meeple(pos.tribe[tribe])
        pos.citizens[citizen] -= 1
        pos.tribe[tribe] = citizen
        pos.tell("cathedral", "E4b", COLORS[self.color], COLORS[pos.bible[tribe]], TRIBE_IDS[tribe], COLORS[citizen])
        self.at = "relics"

    def relic_at(self, pos: PaxPosition, site_id: str) -> None:
        pos.relic[SITE_NUMBER[site_id]] = 1
        pos.relic_pool -= 1
        pos.tell("relic_found", "E4b", COLORS[self.color], site_id)
        self.at = "end"

    def no_relic(self, pos: PaxPosition) -> None:
        self.at = "end"


# -- Voodoo (E4, R20)


def cannot_summon(pos: PaxPosition, color: int, tribe: int) -> Rule | None:
    """E4, R20, R47: an Indigenous of the Pool, to a Tribal Site without Meeple, Bible or Cathedral."""
    if not pos.natives:
        return POOL_EMPTY
    return None if pos.tribe[tribe] == NONE and pos.bible[tribe] == NONE else TRIBE_TAKEN


def cannot_bind(pos: PaxPosition, color: int, pair: tuple[int, int]) -> Rule | None:
    """E4, R20, R70: the Indigenous of a Tribe, to a vacant Colony of the same land zone; not for the holder of MAROON KING."""
    tribe, site = pair
    if maroon(pos, color):
        return NO_KIDNAP
    if pos.bible[tribe] != NONE or pos.tribe[tribe] != NATIVE:
        return NO_TRIBE
    return cannot_work(pos, color, site)


def cannot_work(pos: PaxPosition, color: int, site: int) -> Rule | None:
    """E3, C66: Labor comes to a vacant Colony, whosever it is."""
    if pos.disk[site] == NONE:
        return NO_COLONY
    return None if pos.labor[site] == NONE else COLONY_TAKEN


def cannot_voodoo(pos: PaxPosition, color: int, card: int) -> Rule | None:
    """E4: Voodoo needs a vacant Tribal Site or a vacant Colony beside a Tribe."""
    if none_of(pos, TRIBES, cannot_summon, color) and none_of(pos, vacancies(pos), cannot_bind, color):
        return NO_TARGET
    return None


def vacancies(pos: PaxPosition) -> list[tuple[int, int]]:
    """The pairs of BIND whose Colony is vacant."""
    return [pair for pair in BIND if pos.labor[pair[1]] == NONE and pos.disk[pair[1]] != NONE]


@dataclass(eq=False)
class Voodoo(Step):
    """E4, R20: an Indigenous comes to a vacant Tribal Site, or leaves a Tribe to become a Slave on a Colony beside it."""

    color: int

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return Decision(self.color, "voodoo", "E4")

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        offer.each(SUMMON, TRIBES, TRIBES, cannot_summon, self.color)
        offer.each(BIND, vacancies(pos), BIND, cannot_bind, self.color)

    def summon(self, pos: PaxPosition, tribe_id: str) -> None:
        pos.natives -= 1
        pos.tribe[SITE_NUMBER[tribe_id] - FIRST_TRIBE] = NATIVE
        pos.tell("tribe_returned", "E4", COLORS[self.color], tribe_id)
        self.at = "end"

    def bind(self, pos: PaxPosition, tribe_id: str, site_id: str) -> None:
        pos.tribe[SITE_NUMBER[tribe_id] - FIRST_TRIBE] = NONE
        pos.put_labor(SITE_NUMBER[site_id], NATIVE)
        pos.tell("tribe_bound", "E4", COLORS[self.color], tribe_id, site_id)
        self.at = "end"


# -- Slave Revolt and Tax Revolt (E6)


def no_slave_there(pos: PaxPosition, color: int, site: int) -> Rule | None:
    """E6: a Slave, of any owner."""
    return None if pos.labor[site] == NATIVE else NO_SLAVE


def cannot_slave_revolt(pos: PaxPosition, color: int, card: int) -> Rule | None:
    """E6: a Slave Revolt needs a Slave on the map."""
    return None if pos.slaves else NO_SLAVE


@dataclass(eq=False)
class SlaveRevolt(Step):
    """E6, rosetta C1: a Slave goes to the Pool and a Slave Rebel rises; the Colony stays, vacant, with fort and Treasure."""

    color: int

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return Decision(self.color, "slave_revolt", "E6")

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        offer.each(SLAVE_REVOLT, COLONIES, COLONIES, no_slave_there, self.color)

    def slave_revolt(self, pos: PaxPosition, site_id: str) -> Step:
        site = SITE_NUMBER[site_id]
        pos.tell("slave_revolted", "E6", COLORS[self.color], site_id)
        pos.return_meeple(pos.take_labor(site))
        return self.go("end", spread(pos, SLAVE, COLONY_LAND[site], pos.disk[site], self.color))


def citizen_at(pos: PaxPosition, site: int) -> int:
    """The color of the Citizen on a Colony or in a Cathedral, else NONE."""
    meeple = pos.labor[site] if site < FIRST_TRIBE else pos.tribe[site - FIRST_TRIBE]
    return NONE if meeple == NATIVE else meeple


def not_own_citizen(pos: PaxPosition, color: int, site: int) -> Rule | None:
    """E6: a Citizen of the own color, wherever on the map."""
    return None if citizen_at(pos, site) == color else NOT_OWN_CITIZEN


def cannot_tax_revolt(pos: PaxPosition, color: int, card: int) -> Rule | None:
    """E6: a Tax Revolt needs an own Citizen on the map."""
    return NOT_OWN_CITIZEN if none_of(pos, PEOPLED, not_own_citizen, color) else None


@dataclass(eq=False)
class TaxRevolt(Step):
    """E6, rosetta C1: an own Citizen returns to Reserve and a Tax Rebel rises."""

    color: int

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return Decision(self.color, "tax_revolt", "E6")

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        offer.each(TAX_REVOLT, PEOPLED, PEOPLED, not_own_citizen, self.color)

    def tax_revolt(self, pos: PaxPosition, site_id: str) -> Step:
        site = SITE_NUMBER[site_id]
        pos.tell("citizen_revolted", "E6", COLORS[self.color], site_id)
        if site < FIRST_TRIBE:
            pos.return_meeple(pos.take_labor(site))
        else:
            pos.tribe[site - FIRST_TRIBE] = NONE
            pos.return_meeple(self.color)
        return self.go("end", spread(pos, TAX, SITE_AREA[site], self.color, self.color))


# -- Tax (E6)


def cannot_pay_tax(pos: PaxPosition, color: int, owner: int) -> Rule | None:
    """E6, R63: a player pays out of his Coffers, the Pool for a color not in the game."""
    if owner == color:
        return OWN_TOKEN
    return None if pos.purse(owner) == POOL or pos.dollars[owner] else OWNER_BROKE


def cannot_tax_colony(pos: PaxPosition, color: int, site: int) -> Rule | None:
    """E6: a Colony of another color whose owner has $1."""
    return NO_COLONY_TO_TAX if pos.disk[site] == NONE else cannot_pay_tax(pos, color, pos.disk[site])


def cannot_tax_citizen(pos: PaxPosition, color: int, site: int) -> Rule | None:
    """E6: a Citizen of another color in a land zone whose owner has $1."""
    owner = citizen_at(pos, site)
    if owner == NONE:
        return NO_CITIZEN_THERE
    if SITE_AREA[site] >= len(LANDS):
        return IN_WILDERNESS
    return cannot_pay_tax(pos, color, owner)


def cannot_tax(pos: PaxPosition, color: int, card: int) -> Rule | None:
    """E6: Tax needs a Colony or Citizen of somebody else who can pay."""
    if none_of(pos, COLONIES, cannot_tax_colony, color) and none_of(pos, PEOPLED, cannot_tax_citizen, color):
        return NO_TARGET
    return None


@dataclass(eq=False)
class Tax(Step):
    """E6: the owner of a Colony or Citizen pays $1; a Tax Rebel rises in that land zone if its Rebel Site is vacant."""

    color: int

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        if cannot_tax(pos, self.color, NONE):  # a deal has taken the last dollar
            return DONE
        return Decision(self.color, "tax", "E6")

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        offer.each(TAX_COLONY, COLONIES, COLONIES, cannot_tax_colony, self.color)
        offer.each(TAX_CITIZEN, PEOPLED, PEOPLED, cannot_tax_citizen, self.color)

    def tax_colony(self, pos: PaxPosition, site_id: str) -> Step | None:
        return self.collect(pos, pos.disk[SITE_NUMBER[site_id]], site_id)

    def tax_citizen(self, pos: PaxPosition, site_id: str) -> Step | None:
        return self.collect(pos, citizen_at(pos, SITE_NUMBER[site_id]), site_id)

    def collect(self, pos: PaxPosition, owner: int, site_id: str) -> Step | None:
        payer = pos.purse(owner)
        pos.pay(payer, self.color, 1)
        pos.tell("taxed", "E6", COLORS[self.color], OWNER_IDS[payer], site_id)
        self.at = "end"
        land = SITE_AREA[SITE_NUMBER[site_id]]
        return None if pos.rebel[land] else spread(pos, TAX, land, owner, self.color)


# -- Slave Trade (E3a)


def cannot_slave_trade(pos: PaxPosition, color: int, card: int) -> Rule | None:
    """E3a: Slave Trade needs an Indigenous in the Pool and a vacant Colony, and has ended after the Omen of 1640."""
    if omens.slave_trade_ended(pos):
        return TRADE_ENDED
    if not pos.natives:
        return POOL_EMPTY
    return NO_TARGET if none_of(pos, COLONIES, cannot_work, color) else None


@dataclass(eq=False)
class SlaveTrade(Step):
    """E3a, C66: an Indigenous of the Pool becomes a Slave on a vacant Colony of any owner."""

    color: int

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return Decision(self.color, "slave_trade", "E3a")

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        offer.each(SLAVE_TRADE, COLONIES, COLONIES, cannot_work, self.color)

    def slave_trade(self, pos: PaxPosition, site_id: str) -> None:
        pos.natives -= 1
        pos.put_labor(SITE_NUMBER[site_id], NATIVE)
        pos.tell("slave_traded", "E3a", COLORS[self.color], site_id)
        self.at = "end"
