"""E5, F3a, G1c: attacks and enslavings. Who is on which side, Battle Cards, the Sack, the fate of those who lived there.

Needs the map, `fleet` and `rebels`. Whether a Site may be attacked is judged here too; when a fleet may do so is `sail_year`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.kernel.decision import Amounts, Decision, Offer, Option, Rule
from rules.kernel.step import DONE, Outcome, Sealed, Step
from rules.pax_hispanica.abilities import ATTACK, DEFENCE, battle_strength, maroon
from rules.pax_hispanica.fleet import LoseShip, legality, load_chest, load_relic, unreserved
from rules.pax_hispanica.rebels import SLAVE, LostCitizen, spread
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import (
    AREA_COLONIES,
    AREA_TRIBES,
    COLONIES,
    COLONY_IDS,
    COLONY_LAND,
    COLORS,
    CONQUISTADOR,
    EVERYBODY,
    FIRST_REBEL,
    FIRST_TRIBE,
    LANDS,
    NATIVE,
    NEAREST_TRIBES,
    NONE,
    POOL,
    PRIVATEER,
    PURPLE,
    SITE_AREA,
    SITE_IDS,
    SMUGGLER,
    TRIBE_IDS,
    options,
)

NOBODY_THERE = Rule("nobody-there", "E5a")
NO_STRAWMAN = Rule("no-strawman", "E5a")
ATTACK_LIMIT = Rule("attack-limit", "E5a")
TRIBUTE_TAKEN = Rule("tribute-taken", "G1c")
ONLY_ENSLAVE = Rule("only-enslave", "E5a")
ONLY_TRIBES = Rule("only-tribes-enslaved", "F3a")
SMUGGLER_NEVER_ATTACKS = Rule("smuggler-never-attacks", "F5b")
PRIVATEER_IN_PAX = Rule("privateer-in-pax", "F5d")
CONQUISTADOR_SPARES_SPAIN = Rule("conquistador-spares-spain", "F5c")
NO_GALLEON_FREE = Rule("no-galleon-free", "F3a")
NO_VACANT_COLONY = Rule("no-vacant-colony", "F3a")
COLONY_RESERVED = Rule("colony-reserved", "F3")
MAROON_KING_FREES = Rule("maroon-king-frees", "H")
MORE_THAN_THEIRS = Rule("tribute-over-purse", "G1c")
NO_TRIBUTE_MONEY = Rule("no-tribute-money", "G1c")
NO_VACANT_TRIBE = Rule("no-vacant-tribal-site", "E5f")
OTHER_LAND_ZONE = Rule("other-land-zone", "E5f")
COLONY_NOT_VACANT = Rule("colony-not-vacant", "E5f")

DEMAND = Amounts("demand")
FIGHT: Option = ("fight",)
PAY_TRIBUTE: Option = ("pay_tribute",)
REFUSE_TRIBUTE: Option = ("refuse_tribute",)
SUPPORT_FLEET: Option = ("support", "fleet")
SUPPORT_TARGET: Option = ("support", "target")
LIBERATE: Option = ("liberate",)
TAKE_UP_ARMS: Option = ("take_up_arms",)
CARRY_OFF: Option = ("carry_off",)
KIDNAP_TO = options("kidnap_to", COLONY_IDS)


# -- what a Site is


def site_kind(pos: PaxPosition, site: int) -> str:
    """colony, spanish_colony, cathedral, visita, tribe or rebel; "" where nothing stands (C100)."""
    if site < FIRST_TRIBE:
        return "" if pos.disk[site] == NONE else "spanish_colony" if pos.disk[site] == PURPLE else "colony"
    if site < FIRST_REBEL:
        tribe = site - FIRST_TRIBE
        if pos.bible[tribe] != NONE:
            return "cathedral" if pos.cathedral[tribe] else "visita"
        return "tribe" if pos.tribe[tribe] != NONE else ""
    return "rebel" if pos.rebel[site - FIRST_REBEL] else ""


def site_owner(pos: PaxPosition, site: int) -> int:
    """The color of a Site's disk or Bible, or NONE."""
    if site < FIRST_TRIBE:
        return pos.disk[site]
    return pos.bible[site - FIRST_TRIBE] if site < FIRST_REBEL else NONE


def site_meeple(pos: PaxPosition, site: int) -> int:
    """The meeple on a Site, or NONE."""
    if site < FIRST_TRIBE:
        return pos.labor[site]
    return pos.tribe[site - FIRST_TRIBE] if site < FIRST_REBEL else NONE


# -- what forbids a land battle; `step` is the sailing fleet: color, attacks left, spared Sites


def _common(pos: PaxPosition, step: Any, site: int) -> Rule | None:
    color = step.color
    if color in (site_owner(pos, site), site_meeple(pos, site)):
        return NO_STRAWMAN
    if step.attacks <= 0:
        return ATTACK_LIMIT
    return TRIBUTE_TAKEN if site in step.spared else None


def cannot_attack(pos: PaxPosition, step: Any, site: int) -> Rule | None:
    """E5a, Legality Table: attacks on Rebels, Colonies and Cathedrals, wherever the fleet stands."""
    kind = site_kind(pos, site)
    if not kind:
        return NOBODY_THERE
    if kind in ("tribe", "visita"):
        return ONLY_ENSLAVE
    closed = _common(pos, step, site)
    if closed is not None:
        return closed
    sails_as = legality(pos, step.color)
    if sails_as == SMUGGLER:
        return SMUGGLER_NEVER_ATTACKS
    if sails_as == PRIVATEER and not pos.war and not pos.has(step.color, "privateer_attacks_in_pax"):
        return PRIVATEER_IN_PAX
    if sails_as == CONQUISTADOR and site_owner(pos, site) == PURPLE:
        return CONQUISTADOR_SPARES_SPAIN
    if site < FIRST_TRIBE and pos.labor[site] == NONE and not pos.fort[site] and pos.hold_meeples[step.color]:
        return None if unreserved(pos, step.color) > 0 else COLONY_RESERVED  # C80
    return None


def cannot_enslave(pos: PaxPosition, step: Any, site: int) -> Rule | None:
    """F3a: the Indigenous of a Tribe or a Visita, wherever the fleet stands; needs a free Galleon and a vacant Colony (R13, C80)."""
    if not site_kind(pos, site):
        return NOBODY_THERE
    if not FIRST_TRIBE <= site < FIRST_REBEL or pos.tribe[site - FIRST_TRIBE] != NATIVE:
        return ONLY_TRIBES
    if maroon(pos, step.color):
        return MAROON_KING_FREES
    closed = _common(pos, step, site)
    if closed is not None:
        return closed
    if pos.room(step.color) <= 0:
        return NO_GALLEON_FREE
    return None if unreserved(pos, step.color) > 0 else NO_VACANT_COLONY


# -- Strength


Item = tuple[str, int, int, int]
"""Something that counts in a land battle: what it is (`ship`, `peerage`, `rebel`, `colony`, `fort`, `citizen`, `bible`, `indigenous`),
whose (a color, or NONE), which one (the card of a Ship or a Peerage, else the Site it stands on), and its Strength."""
SidedItem = tuple[int, str, int, int, int]
"""An Item behind the side it takes: FLEET, TARGET or UNDECIDED."""
FLEET, TARGET, UNDECIDED = 1, -1, 0


def fleet_items(pos: PaxPosition, color: int, site: int) -> list[Item]:
    """E5b, E5d: what counts for a fleet besides supporters: Galleons, Peerages, a Rebel of the land zone that is not the target."""
    found: list[Item] = [("ship", color, card, 1) for card in pos.ships[color]]
    if pos.peerages[color]:
        found += [("peerage", color, card, n) for card, n in battle_strength(pos, color, ATTACK, site_kind(pos, site))]
    area = SITE_AREA[site]
    if site < FIRST_REBEL and area < len(LANDS) and pos.rebel[area]:
        found.append(("rebel", NONE, FIRST_REBEL + area, 1))
    return found


def site_items(pos: PaxPosition, site: int) -> list[Item]:
    """E5b, C107: what counts for a targeted Site besides supporters: its tokens, fort included, and its owner's Peerages."""
    if site >= FIRST_REBEL:
        return [("rebel", NONE, site, 1)]
    found: list[Item] = []
    owner = site_owner(pos, site)
    if site < FIRST_TRIBE:
        found.append(("colony", owner, site, 1))
        if pos.fort[site]:
            found.append(("fort", owner, site, 1))
    elif owner != NONE and pos.has(owner, "bible_strength"):
        found.append(("bible", owner, site, 1))
    meeple = site_meeple(pos, site)
    if 0 <= meeple < NATIVE:
        found.append(("citizen", meeple, site, 1))
    elif meeple == NATIVE and site >= FIRST_TRIBE:
        king = maroon_king(pos)
        if king != NONE:
            found.append(("indigenous", king, site, 1))  # R71
    if owner != NONE and pos.peerages[owner]:
        found += [("peerage", owner, card, n) for card, n in battle_strength(pos, owner, DEFENCE, site_kind(pos, site))]
    return found


def zone_items(pos: PaxPosition, area: int, target: int) -> list[Item]:
    """E5b, E5d: the tokens with Strength of an area that are not on the target; a French Bible has Strength 1 (Jesuits)."""
    found: list[Item] = []
    disk, labor, bible, tribe = pos.disk, pos.labor, pos.bible, pos.tribe
    for n in AREA_COLONIES[area]:
        if n != target and disk[n] != NONE:
            found.append(("colony", disk[n], n, 1))
            if 0 <= labor[n] < NATIVE:
                found.append(("citizen", labor[n], n, 1))
    king = maroon_king(pos)
    for n in AREA_TRIBES[area]:
        if FIRST_TRIBE + n == target:
            continue
        if bible[n] != NONE and pos.has(bible[n], "bible_strength"):
            found.append(("bible", bible[n], FIRST_TRIBE + n, 1))
        if 0 <= tribe[n] < NATIVE:
            found.append(("citizen", tribe[n], FIRST_TRIBE + n, 1))
        elif tribe[n] == NATIVE and king != NONE:  # R71
            found.append(("indigenous", king, FIRST_TRIBE + n, 1))
    return found


def maroon_king(pos: PaxPosition) -> int:
    """H: who holds MAROON KING, or NONE."""
    for color in pos.seats:
        if pos.peerages[color] and maroon(pos, color):
            return color
    return NONE


def sides(pos: PaxPosition, color: int, site: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """E5c, E5d: by color the side that nobody chooses, or UNDECIDED; and those with Strength in the zone who have a choice, in Player
    Order after the attacker."""
    owner, meeple = site_owner(pos, site), site_meeple(pos, site)
    refugee = meeple if 0 <= meeple < NATIVE and meeple != owner else NONE
    found = [UNDECIDED for _ in EVERYBODY]
    choosing = set()
    for _, whose, _, _ in zone_items(pos, SITE_AREA[site], site):
        if whose == color:
            found[whose] = FLEET
        elif whose not in pos.seats or whose == refugee:
            found[whose] = TARGET
        else:
            choosing.add(whose)
    return tuple(found), tuple(c for c in pos.after(color) if c in choosing) if choosing else ()


def strength_items(pos: PaxPosition, color: int, site: int, allies: tuple[int, ...]) -> list[SidedItem]:
    """E5e: everything that counts in the battle of a fleet for a Site; `allies` is the side of each color with tokens around."""
    found: list[SidedItem] = [(FLEET, *item) for item in fleet_items(pos, color, site)]
    found += [(TARGET, *item) for item in site_items(pos, site)]
    found += [(allies[item[1]], *item) for item in zone_items(pos, SITE_AREA[site], site)]
    return found


def fleet_wins(fleet: int, target: int) -> bool:
    """E5e: whether the fleet wins; a tie goes to the target."""
    return fleet > target


def joined(allies: tuple[int, ...], color: int, side: str) -> tuple[int, ...]:
    """E5c: the sides, after a color has chosen "fleet" or "target"."""
    return (*allies[:color], FLEET if side == "fleet" else TARGET, *allies[color + 1 :])


def sums(items: list[SidedItem]) -> tuple[int, int]:
    """Strength of the fleet and of the target; what is undecided counts for neither."""
    fleet = target = 0
    for side, _, _, _, strength in items:
        if side > 0:
            fleet += strength
        elif side < 0:
            target += strength
    return fleet, target


@dataclass(eq=False)
class BattleCards(Sealed):
    """E5c: the other players with Strength in the land zone choose in secret whom they support."""

    seats: tuple[int, ...]
    site: int
    answers: tuple[Option, ...] = ()

    def question(self, pos: PaxPosition, seat: int) -> Decision:
        return Decision(seat, "battle_card", "E5c", (SITE_IDS[self.site],), secret=True)

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        offer.one(SUPPORT_FLEET)
        offer.one(SUPPORT_TARGET)


def cannot_pay_tribute(pos: PaxPosition, step: LandBattle) -> Rule | None:
    """G1c: a deal may have taken the money that was asked for."""
    return None if pos.dollars[site_owner(pos, step.site)] >= step.demanded else NO_TRIBUTE_MONEY


@dataclass(eq=False)
class LandBattle(Step):
    """E5. A fleet attacks, or enslaves at, one Site of its sea zone; a tie goes to the target.

    `fought`: the battle took place and counts against the attack limit (C70). `allies`: by color FLEET, TARGET, or 0 for no part.
    """

    color: int
    site: int
    enslave: bool
    fought: bool = False
    undecided: tuple[int, ...] = ()
    allies: tuple[int, ...] = ()
    demanded: int = 0
    at = "announce"

    # F1 of the rosetta, G1c: Tribute

    def announce(self, pos: PaxPosition, child: Step | None) -> Outcome:
        owner = site_owner(pos, self.site)
        solvent = owner in pos.seats and (pos.dollars[owner] or pos.relics[owner] or pos.market[owner] or pos.havens[owner])
        if solvent and pos.sun_king == NONE:  # S0.12
            return Decision(self.color, "tribute", "G1c", (SITE_IDS[self.site], COLORS[owner]))
        self.at = "muster"
        return self.muster(pos, None)

    def tribute_answer(self, pos: PaxPosition, child: Step | None) -> Outcome:
        owner = site_owner(pos, self.site)
        return Decision(owner, "pay_tribute", "G1c", (SITE_IDS[self.site], COLORS[self.color], self.demanded))

    def bargain_rule(self, pos: PaxPosition, item: Option, giver: int) -> Rule | None:
        """G1c: ("spare",) given by the attacker before the battle, as part of a deal."""
        asked = self.at in ("announce", "tribute_answer")
        return None if asked and item == ("spare",) and giver == self.color else Rule("no-battle-to-call-off", "G1c")

    def bargain(self, pos: PaxPosition, item: Option, giver: int) -> None:
        """The attacker has sold his attack."""
        self._spare(pos)

    def _spare(self, pos: PaxPosition) -> None:
        pos.tell("attack_called_off", "G1c", COLORS[self.color], SITE_IDS[self.site])
        self.at = "end"

    def demand(self, pos: PaxPosition, dollars: int) -> None:
        self.demanded = dollars
        pos.tell("tribute_demanded", "G1c", COLORS[self.color], SITE_IDS[self.site], dollars)
        self.at = "tribute_answer"

    def fight(self, pos: PaxPosition) -> None:
        self.at = "muster"

    def pay_tribute(self, pos: PaxPosition) -> None:
        owner = site_owner(pos, self.site)
        pos.pay(owner, self.color, self.demanded)
        pos.tell("tribute_paid", "G1c", COLORS[owner], COLORS[self.color], self.demanded)
        self._spare(pos)

    def refuse_tribute(self, pos: PaxPosition) -> None:
        pos.tell("tribute_refused", "G1c", COLORS[site_owner(pos, self.site)])
        self.at = "muster"

    # E5c, E5d: sides

    def muster(self, pos: PaxPosition, child: Step | None) -> Outcome:
        self.fought = True
        kind = "enslave" if self.enslave else "attack"
        pos.tell("battle_announced", "F3a" if self.enslave else "E5a", COLORS[self.color], SITE_IDS[self.site], kind)
        self.allies, self.undecided = sides(pos, self.color, self.site)
        if len(self.undecided) > 1:
            return self.go("reveal", BattleCards(self.undecided, self.site))
        self.at = "declare" if self.undecided else "resolve"
        return self.declare(pos, None) if self.undecided else self.resolve(pos, None)

    def declare(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return Decision(self.undecided[0], "declare_support", "E5c", (SITE_IDS[self.site], COLORS[self.color]))

    def support(self, pos: PaxPosition, side: str) -> None:
        self._ally(pos, self.undecided[0], side)
        self.at = "resolve"

    def reveal(self, pos: PaxPosition, child: BattleCards) -> Outcome:
        for color, answer in zip(child.seats, child.answers, strict=True):
            self._ally(pos, color, answer[1])
        self.at = "resolve"
        return self.resolve(pos, None)

    def _ally(self, pos: PaxPosition, color: int, side: str) -> None:
        self.allies = joined(self.allies, color, side)
        pos.tell("supports", "E5c", COLORS[color], side, SITE_IDS[self.site])

    # E5e: who wins

    def strengths(self, pos: PaxPosition) -> tuple[int, int]:
        """Strength of the fleet and of the target, with every support."""
        return sums(strength_items(pos, self.color, self.site, self.allies))

    def resolve(self, pos: PaxPosition, child: Step | None) -> Outcome:
        fleet, target = self.strengths(pos)
        won = fleet_wins(fleet, target)
        pos.tell("battle_won" if won else "battle_lost", "E5e", COLORS[self.color], SITE_IDS[self.site], fleet, target)
        if won:
            return self.victorious(pos)
        owner = site_owner(pos, self.site)  # E5g
        return self.go("end", LoseShip(self.color, owner if owner in pos.seats else POOL, "E5g"))

    # E5f: the fleet is victorious

    def victorious(self, pos: PaxPosition) -> Outcome:
        site = self.site
        self.at = "end"
        if site >= FIRST_REBEL:
            pos.put_rebel(site - FIRST_REBEL, 0)
            pos.tell("rebel_defeated", "E5f", COLORS[self.color], SITE_IDS[site])
            return DONE
        if site >= FIRST_TRIBE:
            return self.enslaved(pos, site - FIRST_TRIBE) if self.enslave else self.sack_cathedral(pos, site - FIRST_TRIBE)
        self.steal(pos)
        if pos.fort[site]:
            pos.fort[site] = 0
            pos.forts += 1
            pos.tell("fort_lost", "E5f", SITE_IDS[site])
            return DONE
        if pos.labor[site] == NATIVE:
            self.at = "fate"
            return self.fate(pos, None)
        citizen = pos.labor[site]
        if citizen != NONE:
            pos.labor[site] = NONE
        self.sack(pos)
        return LostCitizen(citizen, self.color, COLONY_LAND[site], "E5f") if citizen != NONE else DONE

    def steal(self, pos: PaxPosition) -> None:
        """Steal Treasure: the Chest needs a free Galleon, the Relic no room (rosetta E6)."""
        color, site = self.color, self.site
        if pos.chest[site]:
            if pos.room(color) > 0:
                load_chest(pos, color, site)
                pos.tell("chest_stolen", "E5f", COLORS[color], SITE_IDS[site])
            else:
                pos.chest[site] = 0
                pos.chests += 1
                pos.tell("chest_wasted", "E5f", SITE_IDS[site])
        if pos.relic[site]:
            load_relic(pos, color, site)
            pos.tell("relic_stolen", "E5f", COLORS[color], SITE_IDS[site])

    def sack(self, pos: PaxPosition) -> None:
        owner = pos.disk[self.site]
        pos.lose_colony(self.site)
        pos.tell("colony_sacked", "E5f", COLORS[owner], SITE_IDS[self.site], COLORS[self.color])

    def sack_cathedral(self, pos: PaxPosition, tribe: int) -> Outcome:
        owner, citizen = pos.bible[tribe], pos.tribe[tribe]
        pos.tribe[tribe] = NONE
        pos.lose_mission(tribe)
        pos.tell("mission_sacked", "E5f", COLORS[owner], SITE_IDS[self.site], COLORS[self.color])
        area = SITE_AREA[self.site]
        return LostCitizen(citizen, self.color, area if area < len(LANDS) else NONE, "E5f") if citizen != NONE else DONE

    def enslaved(self, pos: PaxPosition, tribe: int) -> Outcome:
        pos.tribe[tribe] = NONE
        pos.hold_meeples[self.color] = (*pos.hold_meeples[self.color], NATIVE)
        pos.tell("enslaved", "F3a", COLORS[self.color], SITE_IDS[self.site])
        if pos.bible[tribe] != NONE:
            owner = pos.bible[tribe]
            pos.lose_mission(tribe)
            pos.tell("bible_returned", "F3a", COLORS[owner], SITE_IDS[self.site])
        return DONE

    def fate(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return Decision(self.color, "fate", "E5f", (SITE_IDS[self.site],))

    def liberate(self, pos: PaxPosition) -> None:
        tribe = nearest_vacant_tribe(pos, self.site)
        pos.tell("liberated", "E5f", SITE_IDS[self.site], TRIBE_IDS[tribe])
        pos.take_labor(self.site)
        pos.tribe[tribe] = NATIVE
        self.sack(pos)
        self.at = "end"

    def take_up_arms(self, pos: PaxPosition) -> Step:
        owner = pos.disk[self.site]
        pos.tell("took_up_arms", "E5f", SITE_IDS[self.site])
        self.sack(pos)
        return self.go("end", spread(pos, SLAVE, COLONY_LAND[self.site], owner, self.color))

    def kidnap_to(self, pos: PaxPosition, colony_id: str) -> None:
        pos.tell("kidnapped_to", "E5f", SITE_IDS[self.site], colony_id)
        pos.labor[COLONY_IDS.index(colony_id)] = NATIVE
        pos.labor[self.site] = NONE
        self.sack(pos)
        self.at = "end"

    def carry_off(self, pos: PaxPosition) -> None:
        pos.tell("carried_off", "E5f", COLORS[self.color], SITE_IDS[self.site])
        pos.take_labor(self.site)
        pos.hold_meeples[self.color] = (*pos.hold_meeples[self.color], NATIVE)
        self.sack(pos)
        self.at = "end"

    # options

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        if self.at == "announce":
            offer.one(FIGHT)
            offer.amounts(DEMAND, 1, pos.dollars[site_owner(pos, self.site)], MORE_THAN_THEIRS)
        elif self.at == "tribute_answer":
            offer.one(PAY_TRIBUTE, cannot_pay_tribute, self)
            offer.one(REFUSE_TRIBUTE)
        elif self.at == "declare":
            offer.one(SUPPORT_FLEET)
            offer.one(SUPPORT_TARGET)
        else:
            offer.one(LIBERATE, cannot_liberate, self)
            offer.one(TAKE_UP_ARMS)
            offer.one(CARRY_OFF, cannot_carry_off, self)
            offer.each(KIDNAP_TO, AREA_COLONIES[SITE_AREA[self.site]], COLONIES, cannot_kidnap_to, self)


def nearest_vacant_tribe(pos: PaxPosition, colony: int) -> int:
    """E5f, R46, R47: the nearest Tribal Site without Meeple, Bible or Cathedral, or NONE."""
    for tribe in NEAREST_TRIBES[colony]:
        if pos.tribe[tribe] == NONE and pos.bible[tribe] == NONE:
            return tribe
    return NONE


def cannot_liberate(pos: PaxPosition, step: LandBattle) -> Rule | None:
    """E5f, R47: somewhere a Tribal Site is vacant."""
    return None if nearest_vacant_tribe(pos, step.site) != NONE else NO_VACANT_TRIBE


def cannot_carry_off(pos: PaxPosition, step: LandBattle) -> Rule | None:
    """E5f, C113: a free Galleon, and a vacant Colony that is not reserved for somebody aboard."""
    if maroon(pos, step.color):
        return MAROON_KING_FREES
    if pos.room(step.color) <= 0:
        return NO_GALLEON_FREE
    return None if unreserved(pos, step.color) > 0 else NO_VACANT_COLONY


def cannot_kidnap_to(pos: PaxPosition, step: LandBattle, colony: int) -> Rule | None:
    """E5f, C113: a vacant Colony of that land zone, not reserved for somebody aboard (C80)."""
    if maroon(pos, step.color):
        return MAROON_KING_FREES
    if COLONY_LAND[colony] != SITE_AREA[step.site]:
        return OTHER_LAND_ZONE
    if pos.disk[colony] == NONE or pos.labor[colony] != NONE:
        return COLONY_NOT_VACANT
    return None if unreserved(pos, step.color) > 0 else COLONY_RESERVED


__all__ = ["LandBattle", "cannot_attack", "cannot_enslave", "site_kind", "site_meeple", "site_owner"]
