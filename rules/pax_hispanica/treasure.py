"""F4-F6: loading Treasure by Friendly Port, bribe and Legal Export, and unloading it in EUROPE or on an island.

Needs the fleet columns and the Legality Table (rosetta E). Sacking is `land_battle`; when a fleet may load at all is `sail_year`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.kernel.decision import Decision, Offer, Option, Rule
from rules.kernel.step import DONE, Outcome, Step
from rules.pax_hispanica.abilities import unload_bonus
from rules.pax_hispanica.fleet import go_pirating, legality, load_chest, load_relic
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import (
    COLONY_IDS,
    COLONY_LAND,
    COLONY_SEAS,
    COLORS,
    CONQUISTADOR,
    EUROPE,
    ISLAND_IDS,
    MERCANTILISM_MAX,
    MERCANTILISM_MIN,
    NONE,
    OWNER_IDS,
    PLUNDER,
    POOL,
    PRIVATEER,
    PURPLE,
    SMUGGLER,
    WAR_COFFERS,
)

NO_COLONY = Rule("no-colony", "F4")
NO_CHEST = Rule("no-chest", "F4")
NO_RELIC = Rule("no-relic", "F4")
NO_ROOM = Rule("no-room", "D4b")
NOT_HERE = Rule("not-in-this-sea-zone", "D4b")
SACK_ONLY = Rule("sack-only", "F5a")
CONQUISTADOR_SACKS = Rule("conquistador-sacks", "F5c")
WAR_SACKS = Rule("privateer-sacks-in-war", "F5d")
RELIC_NEEDS_FRIENDLY_PORT = Rule("relic-needs-friendly-port", "F4c")
NO_BRIBE_MONEY = Rule("no-bribe-money", "F5b")
NO_BRIBE_DUE = Rule("no-bribe-due", "F5b")
NO_FLEET_LOADING = Rule("no-fleet-loading", "G1f")

FREE, BRIBE = 0, 1
ROYAL = (CONQUISTADOR, PRIVATEER)
"""F6b: under these the Chests go into the War Coffers."""
CHEST_DOLLARS, REWARD_DOLLARS, RELIC_DOLLARS, RELIC_REWARD, RELIC_CHESTS = 4, 2, 8, 4, 2


def friendly_port(pos: PaxPosition, color: int, colony: int) -> bool:
    """F4a, F4b, E6b: an own Colony in a land zone without Rebel; a Spanish PLUNDER fleet has none."""
    if pos.disk[colony] != color or pos.rebellious(COLONY_LAND[colony]):
        return False
    return not (color == PURPLE and legality(pos, color) == PLUNDER)


def way_to_load(pos: PaxPosition, color: int, colony: int, relic: bool) -> int | Rule:
    """F5, Legality Table: FREE, BRIBE, or the Rule that closes every way short of a Sack; place, room and money aside.

    A PLUNDER fleet of Spain loads nothing from its own Colonies (F4b, C91). Neutral Flag opens the bribe for Chests (rosetta E9).
    """
    if friendly_port(pos, color, colony):
        return FREE
    own = pos.disk[colony] == color
    kind = legality(pos, color)
    if kind == SMUGGLER:
        return FREE if own else BRIBE
    if relic:
        return RELIC_NEEDS_FRIENDLY_PORT
    if kind == CONQUISTADOR and pos.disk[colony] == PURPLE:
        return FREE
    if kind == PRIVATEER and not pos.war:
        return FREE
    if pos.has(color, "bribe_any_legality"):
        return FREE if own else BRIBE
    return {PLUNDER: SACK_ONLY, CONQUISTADOR: CONQUISTADOR_SACKS}.get(kind, WAR_SACKS)


def _cannot_load(pos: PaxPosition, color: int, colony: int, relic: bool) -> Rule | None:
    if pos.disk[colony] == NONE:
        return NO_COLONY
    if not (pos.relic if relic else pos.chest)[colony]:
        return NO_RELIC if relic else NO_CHEST
    if not relic and pos.room(color) <= 0:
        return NO_ROOM
    return None


def cannot_load_chest(pos: PaxPosition, color: int, colony: int) -> Rule | None:
    """F4, F5: a Chest, from wherever the fleet stands; needs room, a way short of a Sack, and $1 for a bribe."""
    return _cannot_load(pos, color, colony, False) or _way_closed(pos, color, colony, False)


def cannot_load_relic(pos: PaxPosition, color: int, colony: int) -> Rule | None:
    """F4c: a Relic; needs no room."""
    return _cannot_load(pos, color, colony, True) or _way_closed(pos, color, colony, True)


def _way_closed(pos: PaxPosition, color: int, colony: int, relic: bool) -> Rule | None:
    way = way_to_load(pos, color, colony, relic)
    if way == BRIBE:
        return None if pos.affords(color, 1) else NO_BRIBE_MONEY
    return way if isinstance(way, Rule) else None


def loading_section(pos: PaxPosition, color: int, colony: int, way: int | Rule) -> str:
    """The section by which Treasure is loaded: F5b for a bribe, F4a in a Friendly Port, else that of the Flagship's Legality."""
    if way == BRIBE:
        return "F5b"
    return "F4a" if friendly_port(pos, color, colony) else ("F5a", "F5b", "F5c", "F5d")[legality(pos, color)]


def load(pos: PaxPosition, color: int, payer: int, colony: int, relic: bool) -> None:
    """Loads a Chest or a Relic by the way that is open; `payer` pays a bribe to the Colony's owner (F5b, G1f, rosetta E4)."""
    way = way_to_load(pos, color, colony, relic)
    section = loading_section(pos, color, colony, way)
    owner = pos.disk[colony]
    if way == BRIBE:
        pos.pay(payer, owner, 1)
    if way == BRIBE and payer != owner:
        pos.tell("bribed", "F5b", COLORS[payer], OWNER_IDS[pos.purse(owner)], COLONY_IDS[colony])
    (load_relic if relic else load_chest)(pos, color, colony)
    pos.tell("relic_loaded" if relic else "chest_loaded", section, COLORS[color], COLONY_IDS[colony])


# -- G1f: somebody else pays the bribe


def loading_fleet(pos: PaxPosition) -> Any:
    """The Step of the fleet that is loading now (it waits on top, or right under a deal), or None."""
    for step in reversed(pos.agenda):
        if getattr(step, "loads", False):
            return step if step.at == "ask" else None
        if type(step).__name__ != "Deal":
            return None
    return None


def bribe_rule(pos: PaxPosition, payer: int, colony: int, relic: bool) -> Rule | None:
    """G1f: whether `payer` may pay the bribe with which the sailing fleet loads here."""
    step = loading_fleet(pos)
    if step is None:
        return NO_FLEET_LOADING
    if step.zone not in COLONY_SEAS[colony]:
        return NOT_HERE
    closed = _cannot_load(pos, step.color, colony, relic)
    if closed is not None:
        return closed
    way = way_to_load(pos, step.color, colony, relic)
    if way != BRIBE:
        return way if isinstance(way, Rule) else NO_BRIBE_DUE
    return None if pos.dollars[payer] else NO_BRIBE_MONEY


def load_by_bribe(pos: PaxPosition, payer: int, colony: int, relic: bool) -> None:
    """G1f: `payer` pays, the sailing fleet loads."""
    step = loading_fleet(pos)
    load(pos, step.color, payer, colony, relic)
    step.has_acted()


# -- F6: unloading


def bury(pos: PaxPosition, color: int, zone: int) -> Step:
    """F6c: all Treasure of a fleet without Meeples goes onto the island of its sea zone; the fleet goes PIRATING."""
    pos.buried_chests[zone] += pos.hold_chests[color]
    pos.buried_relics[zone] += pos.hold_relics[color]
    pos.tell("buried", "F6c", COLORS[color], ISLAND_IDS[zone], pos.hold_chests[color], pos.hold_relics[color])
    pos.hold_chests[color] = pos.hold_relics[color] = 0
    return go_pirating(pos, color)


RELIC_MONEY: Option = ("relic_money",)
RELIC_KEEP: Option = ("relic_keep",)
RELIC_COFFERS: Option = ("relic_coffers",)
MERCANTILISM_UP: Option = ("mercantilism", "up")
MERCANTILISM_DOWN: Option = ("mercantilism", "down")
MERCANTILISM_STAY: Option = ("mercantilism", "stay")
DICE_LIMIT = Rule("dice-limit", "F6b")


def dice_at_limit(pos: PaxPosition, by: int) -> Rule | None:
    """R16: the Mercantilism dice stay within 1 to 6."""
    return None if MERCANTILISM_MIN <= pos.mercantilism + by <= MERCANTILISM_MAX else DICE_LIMIT


def offer_dice(offer: Offer) -> None:
    """The step of the Mercantilism dice, or none."""
    offer.one(MERCANTILISM_STAY)
    offer.one(MERCANTILISM_UP, dice_at_limit, 1)
    offer.one(MERCANTILISM_DOWN, dice_at_limit, -1)


def turn_dice(pos: PaxPosition, color: int, way: str, section: str) -> None:
    """Moves the Mercantilism dice one step."""
    if way != "stay":
        pos.set_mercantilism(pos.mercantilism + (1 if way == "up" else -1))
        pos.tell("mercantilism", section, COLORS[color], pos.mercantilism)


def into_war_coffers(pos: PaxPosition, chests: int) -> int:
    """F6b, F6d: Chests from the Pool enter the War Coffers one by one while there is room and supply; returns how many did."""
    entered = 0
    while entered < chests and pos.war_coffers < WAR_COFFERS and pos.chests:
        pos.chests -= 1
        pos.war_coffers += 1
        entered += 1
        pos.judge()
    return entered


def chest_dollars(pos: PaxPosition, color: int) -> int:
    """F6a, F6b: what a Chest pays in EUROPE under the present Flagship: sold, or as the reward for one that goes to the king."""
    kind = legality(pos, color)
    return (REWARD_DOLLARS if kind in ROYAL else CHEST_DOLLARS) + unload_bonus(pos, color, "chest", kind)


@dataclass(eq=False)
class Unload(Step):
    """F6: a fleet in EUROPE unloads all its Chests under its present Flagship, then its Relics one by one, then the Mercantilism step."""

    color: int
    king: bool = False
    at = "chests_ashore"

    @property
    def carrier(self) -> int:
        """Whose Cargo is not yet ashore."""
        return self.color

    def chests_ashore(self, pos: PaxPosition, child: Step | None) -> Outcome:
        color = self.color
        pos.fleet[color] = EUROPE
        pos.spent[color] = 0
        pos.tell("to_europe", "F6", COLORS[color])
        if color == pos.sun_king:
            return self.for_the_crown(pos)
        kind, chests = legality(pos, color), pos.hold_chests[color]
        if chests:
            pos.hold_chests[color] = 0
            pos.chests += chests
            money = chests * chest_dollars(pos, color)
            if kind in ROYAL:  # F6b
                self.king = True
                pos.pay(POOL, color, money)
                pos.tell("chests_for_the_king", "F6b", COLORS[color], chests, into_war_coffers(pos, chests), money)
            else:  # F6a
                pos.pay(POOL, color, money)
                pos.tell("chests_sold", "F6a", COLORS[color], chests, money)
        self.at = "relics_ashore"
        return self.relics_ashore(pos, None)

    def for_the_crown(self, pos: PaxPosition) -> Outcome:
        """S6.15, S6.16: the Sun King's own Treasure, a Relic as two Chests; no money, and the Mercantilism dice stay."""
        color = self.color
        chests, relics = pos.hold_chests[color], pos.hold_relics[color]
        pos.hold_chests[color] = pos.hold_relics[color] = 0
        pos.chests += chests
        pos.relic_pool += relics
        crown = legality(pos, color) in ROYAL
        entered = into_war_coffers(pos, chests + RELIC_CHESTS * relics) if crown else 0
        pos.tell("king_unloads", "S6.15" if crown else "S6.16", COLORS[color], chests, relics, entered)
        self.at = "end"
        return DONE

    def relics_ashore(self, pos: PaxPosition, child: Step | None) -> Outcome:
        if pos.hold_relics[self.color]:
            return Decision(self.color, "unload_relic", "F6d")
        self.at = "dice"
        return self.dice(pos, None)

    def dice(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return Decision(self.color, "mercantilism_step", "F6b") if self.king else DONE

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        if self.at == "relics_ashore":
            offer.one(RELIC_MONEY)
            offer.one(RELIC_KEEP)
            offer.one(RELIC_COFFERS)
        else:
            offer_dice(offer)

    def relic_money(self, pos: PaxPosition) -> None:
        color = self.color
        pos.hold_relics[color] -= 1
        pos.relic_pool += 1
        money = RELIC_DOLLARS + unload_bonus(pos, color, "relic", legality(pos, color))
        pos.pay(POOL, color, money)
        pos.tell("relic_sold", "F6d", COLORS[color], money)

    def relic_keep(self, pos: PaxPosition) -> None:
        pos.hold_relics[self.color] -= 1
        pos.relics[self.color] += 1
        pos.tell("relic_kept", "F6d", COLORS[self.color])
        pos.judge()

    def relic_coffers(self, pos: PaxPosition) -> None:
        color = self.color
        pos.hold_relics[color] -= 1
        pos.relic_pool += 1
        money = RELIC_REWARD + unload_bonus(pos, color, "relic", legality(pos, color))
        pos.pay(POOL, color, money)
        self.king = True
        pos.tell("relic_for_the_king", "F6d", COLORS[color], into_war_coffers(pos, RELIC_CHESTS), money)

    def mercantilism(self, pos: PaxPosition, way: str) -> None:
        turn_dice(pos, self.color, way, "F6b")
        self.at = "end"
