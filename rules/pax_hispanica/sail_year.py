"""D4, F3: the sail year. Reconnaissance, placement, sailing, loading and unloading Treasure, Slaves and emigrants, attacks.

Needs `treasure`, `land_battle` and `interdiction`, which hold the Legality Table, the battles and the windows of a sail.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.decision import Decision, Offer, Option, Rule
from rules.kernel.step import DONE, Outcome, Step
from rules.pax_hispanica.decks import enter_pirating
from rules.pax_hispanica.fleet import go_pirating, unreserved
from rules.pax_hispanica.interdiction import BURY, HOME, MEEPLE_ABOARD, SAIL, Voyage
from rules.pax_hispanica.land_battle import LandBattle, cannot_attack, cannot_enslave
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import (
    ASHORE,
    COLONIES,
    COLONY_IDS,
    COLONY_SEAS,
    COLORS,
    EUROPE,
    FIRST_REBEL,
    FIRST_TRIBE,
    HAVEN_IDS,
    ISLAND_IDS,
    MEEPLE_IDS,
    NATIVE,
    NONE,
    OWNER_IDS,
    POOL,
    SEA_COLONIES,
    SEA_IDS,
    SEA_NUMBER,
    SEA_SITES,
    SEA_TRIBES,
    SEAS,
    SITE_IDS,
    SITE_NUMBER,
    SITES,
    TRIBE_IDS,
    TRIBES,
    options,
)
from rules.pax_hispanica.treasure import NO_ROOM, NOT_HERE, cannot_load_chest, cannot_load_relic, load

NOTHING_TO_DO_THERE = Rule("nothing-to-do-there", "D4b")
ACT_FIRST = Rule("act-first", "D4b")
CARGO_ABOARD = Rule("cargo-aboard", "D4c")
NO_CATHEDRAL_CITIZEN = Rule("no-cathedral-citizen", "F3b")
NOT_YOURS_NOR_REFUGEE = Rule("not-yours-nor-refugee", "F3b")
NO_VACANT_COLONY = Rule("no-vacant-colony", "F3")
COLONY_NOT_VACANT = Rule("colony-not-vacant", "F3")
NO_SUCH_MEEPLE = Rule("no-such-meeple", "F3")
NO_TREASURE_MAP = Rule("no-treasure-map", "F6c")
NOTHING_BURIED = Rule("nothing-buried", "F6c")
MAP_USED = Rule("map-used", "F6c")

PLACE = options("place", SEA_IDS)
RECONNAISSANCE: Option = ("reconnaissance",)
LOAD_CHEST = options("load_chest", COLONY_IDS)
LOAD_RELIC = options("load_relic", COLONY_IDS)
ATTACK = options("attack", SITE_IDS)
ENSLAVE = options("enslave", SITE_IDS)
EMIGRATE = options("emigrate", TRIBE_IDS)
DELIVER = {(m, c): ("deliver", MEEPLE_IDS[m], COLONY_IDS[c]) for m in range(len(MEEPLE_IDS)) for c in COLONIES}
DIG = options("dig", ISLAND_IDS)
LIFT_CHEST: Option = ("lift_chest",)
LIFT_RELIC: Option = ("lift_relic",)
END_SAIL: Option = ("end_sail",)


@dataclass(eq=False)
class SailYear(Step):
    """D4: each player with Ships, in Player Order; a fleet in EUROPE only comes to PIRATING (D4a)."""

    turn: int = 0

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        while self.turn < len(pos.order):
            color = pos.order[self.turn]
            self.turn += 1
            pos.acting = color
            if pos.fleet[color] == EUROPE:
                return go_pirating(pos, color)
            if pos.fleet[color] != ASHORE:
                return SailTurn(color)
        return DONE


# -- what forbids an activity; `step` is the Sail (color, zone, attacks, spared)


def cannot_emigrate(pos: PaxPosition, step: Sail, tribe: int) -> Rule | None:
    """F3b, C83: an own Citizen or a Refugee from any Cathedral; needs a free Galleon and a vacant Colony (C80)."""
    citizen = pos.tribe[tribe]
    if not pos.cathedral[tribe] or citizen == NONE:
        return NO_CATHEDRAL_CITIZEN
    if citizen != step.color and citizen == pos.bible[tribe]:
        return NOT_YOURS_NOR_REFUGEE
    if pos.room(step.color) <= 0:
        return NO_ROOM
    return None if unreserved(pos, step.color) > 0 else NO_VACANT_COLONY


def cannot_deliver(pos: PaxPosition, step: Sail, cargo: tuple[int, int]) -> Rule | None:
    """E3b, F3, C85: a Meeple aboard, onto a vacant Colony that touches the sea zone."""
    meeple, colony = cargo
    if meeple not in pos.hold_meeples[step.color]:
        return NO_SUCH_MEEPLE
    if step.zone not in COLONY_SEAS[colony]:
        return NOT_HERE
    return None if pos.disk[colony] != NONE and pos.labor[colony] == NONE else COLONY_NOT_VACANT


def cannot_dig(pos: PaxPosition, step: Sail, zone: int) -> Rule | None:
    """F4d, F6c, C97: something on the island that can be taken, and the Haven Card of the zone in Hand."""
    if not (pos.buried_chests[zone] or pos.buried_relics[zone]):
        return NOTHING_BURIED
    if zone in step.dug:
        return MAP_USED
    if not pos.buried_relics[zone] and pos.room(step.color) <= 0:
        return NO_ROOM
    return None if zone in pos.havens[step.color] else NO_TREASURE_MAP


def may_hold_map(pos: PaxPosition, step: Sail, zone: int) -> bool:
    """F6c: whether the others have to wonder about a Treasure Map. Where it is offered tells the Hand, so the question is secret then."""
    return bool(pos.havens[step.color]) and cannot_dig(pos, step, zone) in (None, NO_TREASURE_MAP)


def cannot_lift_chest(pos: PaxPosition, step: Sail) -> Rule | None:
    """C97: a buried Chest for a free Galleon, after the Treasure Map was used here."""
    if step.zone not in step.dug:
        return NO_TREASURE_MAP
    if not pos.buried_chests[step.zone]:
        return NOTHING_BURIED
    return None if pos.room(step.color) > 0 else NO_ROOM


def cannot_lift_relic(pos: PaxPosition, step: Sail) -> Rule | None:
    """C97: a buried Relic, after the Treasure Map was used here."""
    if step.zone not in step.dug:
        return NO_TREASURE_MAP
    return None if pos.buried_relics[step.zone] else NOTHING_BURIED


def activity(pos: PaxPosition, step: Sail, zone: int) -> bool:
    """D4b, C74: whether the fleet could load, emigrate, enslave or attack in a sea zone."""
    color = step.color
    for colony in SEA_COLONIES[zone]:
        if pos.chest[colony] and cannot_load_chest(pos, color, colony) is None:
            return True
        if pos.relic[colony] and cannot_load_relic(pos, color, colony) is None:
            return True
    for site in SEA_SITES[zone]:
        if FIRST_TRIBE <= site < FIRST_REBEL and cannot_enslave(pos, step, site) is None:
            return True
        if cannot_attack(pos, step, site) is None:
            return True
    for tribe in SEA_TRIBES[zone]:
        if pos.cathedral[tribe] and cannot_emigrate(pos, step, tribe) is None:
            return True
    if zone in step.dug and not (cannot_lift_chest(pos, step) and cannot_lift_relic(pos, step)):
        return True
    return cannot_dig(pos, step, zone) is None


def cannot_place(pos: PaxPosition, step: SailTurn, zone: int) -> Rule | None:
    """D4b, C74: in a sea zone where something can be done at once."""
    return None if activity(pos, step.scout, zone) else NOTHING_TO_DO_THERE


@dataclass(eq=False)
class SailTurn(Step):
    """D4b: a fleet in PIRATING either does Reconnaissance or is placed in a sea zone; placement is free of currents (R61)."""

    color: int

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        scout = self.scout
        return Decision(self.color, "sail_or_scout", "D4b", secret=any(may_hold_map(pos, scout, zone) for zone in SEAS))

    @property
    def scout(self) -> Sail:
        """The fleet as it would be on placement."""
        return Sail(self.color, NONE, attacks=9)

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        offer.one(RECONNAISSANCE)
        offer.each(PLACE, SEAS, SEAS, cannot_place, self)

    def reconnaissance(self, pos: PaxPosition) -> Step:
        pos.tell("reconnaissance", "D4b", COLORS[self.color])
        return self.go("end", enter_pirating(pos, self.color))

    def place(self, pos: PaxPosition, sea_id: str) -> Step:
        zone = SEA_NUMBER[sea_id]
        pos.fleet[self.color] = zone
        pos.tell("placed", "D4b", COLORS[self.color], sea_id)
        return self.go("end", Sail(self.color, zone, attacks=len(pos.ships[self.color]), route=(zone,)))


def must_act(pos: PaxPosition, step: Sail, i: object = None) -> Rule | None:
    """D4b, C75: the activity for which the fleet was placed comes first, unless an Interdiction has made it impossible."""
    if step.color == pos.sun_king:  # S6.4: he starts no battle that he could lose
        return None
    return ACT_FIRST if not step.acted and activity(pos, step, step.zone) else None


def cannot_end_sail(pos: PaxPosition, step: Sail) -> Rule | None:
    """D4c, D4f: only a fleet without Cargo goes PIRATING."""
    if pos.hold_meeples[step.color]:
        return MEEPLE_ABOARD
    return CARGO_ABOARD if pos.treasure(step.color) else None


def chest_not_here(pos: PaxPosition, step: Sail, colony: int) -> Rule | None:
    """F4: a Chest in the sea zone of the fleet."""
    return cannot_load_chest(pos, step.color, colony) if step.zone in COLONY_SEAS[colony] else NOT_HERE


def relic_not_here(pos: PaxPosition, step: Sail, colony: int) -> Rule | None:
    """F4c: a Relic in the sea zone of the fleet."""
    return cannot_load_relic(pos, step.color, colony) if step.zone in COLONY_SEAS[colony] else NOT_HERE


def attack_not_here(pos: PaxPosition, step: Sail, site: int) -> Rule | None:
    """E5: a target in the sea zone of the fleet."""
    return cannot_attack(pos, step, site) if site in SEA_SITES[step.zone] else NOT_HERE


def enslave_not_here(pos: PaxPosition, step: Sail, site: int) -> Rule | None:
    """F3a: a Tribe or Visita in the sea zone of the fleet."""
    return cannot_enslave(pos, step, site) if site in SEA_SITES[step.zone] else NOT_HERE


def emigrant_not_here(pos: PaxPosition, step: Sail, tribe: int) -> Rule | None:
    """F3b: a Cathedral in the sea zone of the fleet."""
    return cannot_emigrate(pos, step, tribe) if tribe in SEA_TRIBES[step.zone] else NOT_HERE


def dig_not_here(pos: PaxPosition, step: Sail, zone: int) -> Rule | None:
    """F6c: the island of the fleet's sea zone."""
    return cannot_dig(pos, step, zone) if zone == step.zone else NOT_HERE


EVERY_DELIVERY = tuple(DELIVER)


@dataclass(eq=False)
class Sail(Voyage):
    """D4b-c: the sail turn of a placed fleet. `attacks`: land battles left; `spared`: Sites that have paid Tribute; `dug`: the zones
    whose Treasure Maps were used (C97); `acted`: the first activity has been done (C75)."""

    attacks: int = 0
    spared: tuple[int, ...] = ()
    dug: tuple[int, ...] = ()
    acted: bool = False
    at = "placed"

    @property
    def loads(self) -> bool:
        """Whether a fleet takes Treasure aboard here."""
        return True

    def placed(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return self.go("arrive", self.window(True))

    def ask(self, pos: PaxPosition, child: Step | None) -> Outcome:
        if not self.under_way(pos):
            return DONE
        secret = may_hold_map(pos, self, self.zone)
        return Decision(self.color, "sail", "D4c", (SEA_IDS[self.zone], self.attacks), secret=secret)

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        here = self.zone
        colonies = SEA_COLONIES[here]
        offer.each(LOAD_CHEST, colonies, COLONIES, chest_not_here, self)
        offer.each(LOAD_RELIC, colonies, COLONIES, relic_not_here, self)
        if pos.hold_meeples[self.color]:
            aboard = sorted(set(pos.hold_meeples[self.color]))
            offer.each(DELIVER, [(m, c) for m in aboard for c in colonies], EVERY_DELIVERY, cannot_deliver, self)
        offer.each(ENSLAVE, [FIRST_TRIBE + t for t in SEA_TRIBES[here]], SITES, enslave_not_here, self)
        offer.each(ATTACK, SEA_SITES[here], SITES, attack_not_here, self)
        offer.each(EMIGRATE, SEA_TRIBES[here], TRIBES, emigrant_not_here, self)
        offer.each(DIG, (here,), SEAS, dig_not_here, self)
        offer.one(LIFT_CHEST, cannot_lift_chest, self)
        offer.one(LIFT_RELIC, cannot_lift_relic, self)
        if must_act(pos, self) is None:
            self.offer_ways(offer)
            offer.one(END_SAIL, cannot_end_sail, self)
        else:
            offer.each(SAIL, (), SEAS, must_act, self)
            for way in (HOME, BURY, END_SAIL):
                offer.one(way, must_act, self)

    def has_acted(self) -> None:
        """C75, C82: something was loaded, unloaded or fought for."""
        self.acted = True
        self.idle = 0

    def load_chest(self, pos: PaxPosition, colony_id: str) -> None:
        load(pos, self.color, self.color, SITE_NUMBER[colony_id], relic=False)
        self.has_acted()

    def load_relic(self, pos: PaxPosition, colony_id: str) -> None:
        load(pos, self.color, self.color, SITE_NUMBER[colony_id], relic=True)
        self.has_acted()

    def attack(self, pos: PaxPosition, site_id: str) -> Step:
        return self.go("battle_over", LandBattle(self.color, SITE_NUMBER[site_id], enslave=False))

    def enslave(self, pos: PaxPosition, site_id: str) -> Step:
        return self.go("battle_over", LandBattle(self.color, SITE_NUMBER[site_id], enslave=True))

    def battle_over(self, pos: PaxPosition, child: LandBattle) -> Outcome:
        self.has_acted()
        if child.fought:
            self.attacks -= 1
        else:
            self.spared = (*self.spared, child.site)
        self.at = "ask"
        return self.ask(pos, None)

    def emigrate(self, pos: PaxPosition, tribe_id: str) -> None:
        tribe = TRIBE_IDS.index(tribe_id)
        citizen = pos.tribe[tribe]
        pos.tribe[tribe] = NONE
        pos.hold_meeples[self.color] = (*pos.hold_meeples[self.color], citizen)
        pos.tell("emigrated", "F3b", COLORS[self.color], MEEPLE_IDS[citizen], tribe_id)
        self.has_acted()

    def deliver(self, pos: PaxPosition, meeple_id: str, colony_id: str) -> None:
        color, meeple, colony = self.color, MEEPLE_IDS.index(meeple_id), SITE_NUMBER[colony_id]
        people = list(pos.hold_meeples[color])
        people.remove(meeple)
        pos.hold_meeples[color] = tuple(people)
        pos.spent[color] += 1
        pos.put_labor(colony, meeple)
        pos.tell("delivered", "E3b" if meeple == NATIVE else "F3b", COLORS[color], meeple_id, colony_id)
        if meeple != NATIVE:
            self._salary(pos, meeple, pos.disk[colony])
        self.has_acted()

    def _salary(self, pos: PaxPosition, citizen: int, owner: int) -> None:
        """F3b, C84: $1 from the Colony's owner (absent: the Pool) to the Citizen's (own or absent: the Pool), if he has it."""
        paid = pos.purse(citizen) if citizen != owner else POOL
        payer = pos.purse(owner)
        if payer == paid or (payer != POOL and not pos.dollars[payer]):
            return
        pos.pay(payer, paid, 1)
        pos.tell("salary", "F3b", OWNER_IDS[payer], OWNER_IDS[paid])

    def dig(self, pos: PaxPosition, island_id: str) -> None:
        pos.discard_haven(self.color, self.zone)
        self.dug = (*self.dug, self.zone)
        pos.tell("treasure_map", "F6c", COLORS[self.color], island_id, HAVEN_IDS[self.zone])

    def lift_chest(self, pos: PaxPosition) -> None:
        pos.buried_chests[self.zone] -= 1
        pos.hold_chests[self.color] += 1
        pos.tell("chest_dug_up", "F6c", COLORS[self.color], ISLAND_IDS[self.zone])
        self.has_acted()

    def lift_relic(self, pos: PaxPosition) -> None:
        pos.buried_relics[self.zone] -= 1
        pos.hold_relics[self.color] += 1
        pos.tell("relic_dug_up", "F6c", COLORS[self.color], ISLAND_IDS[self.zone])
        self.has_acted()

    def end_sail(self, pos: PaxPosition) -> Step:
        return self.go("over", go_pirating(pos, self.color))
