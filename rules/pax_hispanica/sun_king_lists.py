"""S1, S4, S5.2: the Sun King's lists for Labor, cards and Rebels: where an option stands in them, or why he never takes it.

Nothing here changes a position. A rank sorts the legal options of a question, the smallest first; its first number is the class in the
list, the rest is map order or whatever else breaks ties. A Rule instead of a rank: he never does that.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.kernel.decision import Option, Rule
from rules.pax_hispanica.mat_actions import cannot_move_dove
from rules.pax_hispanica.tables import (
    ACTION_IDS,
    AREA_COLONIES,
    AREA_TRIBES,
    CARD_HOOK,
    CARD_LEGALITY,
    CARD_NUMBER,
    CARD_SEAMANSHIP,
    COLONIES,
    COLONY_LAND,
    COLONY_TRIBE_KM,
    COLOR_NUMBER,
    CONQUISTADOR,
    FIRST_REBEL,
    FIRST_TRIBE,
    GALLEONS,
    LAND_IDS,
    LANDS,
    NATIVE,
    NONE,
    PRIVATEER,
    PURPLE,
    RED,
    SHIP_DECK,
    SITE_AREA,
    SITE_NUMBER,
)
from rules.pax_hispanica.victory import tokens

Rank = tuple[float, ...]

NEVER = Rule("king-never", "S4.3")
WRONG_SHIP = Rule("king-wrong-ship", "S4.4")
WRONG_SHIP_UP = Rule("king-wrong-ship-up", "S4.4")
SLOTS_FULL = Rule("king-three-ships", "S4.4")
NOT_THE_MAROON = Rule("king-never-maroon", "S4.4")
NO_OWN_VACANT = Rule("king-none-vacant", "S4.4")
NO_BOUND_TRIBE = Rule("king-no-tribe-beside", "S4.4")
NO_OWN_VISITA = Rule("king-no-own-visita", "S4.4")
NO_TAX = Rule("king-no-tax", "S4.4")
LEAVES_DOVE = Rule("king-leaves-dove", "S0.13")
DOVE_BARRED = Rule("king-dove-barred", "S4.4")
LOWER_ACTION = Rule("king-lower", "S4.4")
PASSED_IN_LIST = Rule("king-passed-in-list", "S4.2")
ONLY_COLONY = Rule("king-only-colony", "S4.4")
NOT_YOURS = Rule("king-never-yours", "S4.4")
NOT_SPANISH = Rule("king-not-spanish", "S4.4")

PRIORITY = (
    *("ship", "reach_peerage", "sway_peerage", "disk", "slave_trade", "voodoo", "armada", "letter_of_marque", "casa", "bible"),
    *("literacy", "apostasy", "tax", "dove"),
)
"""S4.4, from top to bottom; the two kinds of Peerage are one line."""
LINE = {action: n + 1 - (n > 1) for n, action in enumerate(PRIORITY)}
"""The number of an Action in the list."""
PLACE = tuple(PRIORITY.index(a) if a in PRIORITY else NONE for a in ACTION_IDS)
ROYAL = (CONQUISTADOR, PRIVATEER)


# -- what he looks at


def spanish_there(pos: Any, area: int) -> bool:
    """Whether an area holds a Spanish Colony."""
    return any(pos.disk[n] == PURPLE for n in AREA_COLONIES[area])


def yours_there(pos: Any, area: int) -> bool:
    """Whether an area holds a token of yours: a disk, a Bible or a Citizen."""
    for n in AREA_COLONIES[area]:
        if pos.disk[n] == RED or pos.labor[n] == RED:
            return True
    return any(pos.bible[n] == RED or pos.tribe[n] == RED for n in AREA_TRIBES[area])


def vacant_spanish(pos: Any) -> list[int]:
    """His Colonies without Labor, in map order."""
    return [n for n in COLONIES if pos.disk[n] == PURPLE and pos.labor[n] == NONE]


def bindings(pos: Any) -> list[tuple[int, int]]:
    """S4.4 (5): Tribes beside a vacant Spanish Colony, each with the first of these, in map order."""
    found: list[tuple[int, int]] = []
    for colony in vacant_spanish(pos):
        for tribe in AREA_TRIBES[COLONY_LAND[colony]]:
            if pos.bible[tribe] == NONE and pos.tribe[tribe] == NATIVE and all(t != tribe for t, _ in found):
                found.append((tribe, colony))
    return sorted(found)


def taxable(pos: Any, site: int) -> bool:
    """S4.4 (12): a token of yours in a land zone that already has a Rebel, while you have $1."""
    area = SITE_AREA[site]
    return bool(pos.dollars[RED] and area < len(LANDS) and pos.rebel[area])


# -- S4.2, S4.4: which Action


def unwilling(pos: Any, card: int, action: int) -> Rule | None:
    """S4.4: why the Sun King does not perform an Action that the rules would let him perform."""
    name = ACTION_IDS[action]
    if PLACE[action] == NONE:
        return NEVER
    if name == "ship":
        return None if CARD_LEGALITY[card] in ROYAL else WRONG_SHIP
    if name in ("reach_peerage", "sway_peerage"):
        return NOT_THE_MAROON if CARD_HOOK[card] == "maroon_king" else None
    if name == "slave_trade":
        return None if vacant_spanish(pos) else NO_OWN_VACANT
    if name == "voodoo":
        return None if bindings(pos) else NO_BOUND_TRIBE
    if name in ("armada", "letter_of_marque"):
        if len(pos.ships[PURPLE]) >= GALLEONS:
            return SLOTS_FULL
        if name == "armada" and CARD_LEGALITY[pos.faceup[SHIP_DECK]] not in ROYAL:
            return WRONG_SHIP_UP
    elif name == "literacy":
        return None if any(pos.bible[t] == PURPLE and not pos.cathedral[t] for t in range(len(pos.bible))) else NO_OWN_VISITA
    elif name == "tax":
        return None if tax_target(pos) != NONE else NO_TAX
    elif name == "dove":
        if not pos.level.dove:
            return LEAVES_DOVE
        return DOVE_BARRED if cannot_move_dove(pos, PURPLE, dove_year(pos)) else None
    return None


def tax_target(pos: Any) -> int:
    """S4.4 (12): the first Colony of yours, else the first Citizen, that he taxes; NONE if there is none."""
    for n in COLONIES:
        if pos.disk[n] == RED and taxable(pos, n):
            return n
    for site in range(FIRST_REBEL):
        meeple = pos.labor[site] if site < FIRST_TRIBE else pos.tribe[site - FIRST_TRIBE]
        if meeple == RED and taxable(pos, site):
            return site
    return NONE


def dove_year(pos: Any) -> int:
    """S4.4 (13): four years earlier if his counted tokens are at least yours, otherwise four years later."""
    count = tokens(pos)
    return int(pos.dove) + (-4 if count[PURPLE] >= count[RED] else 4)


def next_action(pos: Any, play: Any, forbidden: Callable[[Any, Any, int], Rule | None]) -> tuple[int, list[tuple[int, Rule]]]:
    """S4.2: the next Action of a card in his list, NONE if there is none, and the icons passed over, each with its reason.

    He goes through the list once: what stands above the last Action performed is not looked at again.
    """
    reached = max((PLACE[a] for a in play.icons() if play.used >> a & 1), default=NONE)
    chosen, passed = NONE, []
    for action in sorted((a for a in play.icons() if not play.used >> a & 1), key=lambda a: PLACE[a] % 99):
        if PLACE[action] == NONE:
            passed.append((action, NEVER))
        elif PLACE[action] < reached:
            passed.append((action, PASSED_IN_LIST))
        elif chosen != NONE:
            passed.append((action, LOWER_ACTION))
        else:
            why = forbidden(pos, play, action) or unwilling(pos, play.card, action)
            if why is None:
                chosen = action
            else:
                passed.append((action, why))
    return chosen, passed


# -- S4.4: which target


def _area_rank(pos: Any, area: int) -> int:
    """S4.4 (9): your neighbors first, then Spanish land zones, other land zones, wildernesses."""
    if area >= len(LANDS):
        return 3
    return 0 if yours_there(pos, area) else 1 if spanish_there(pos, area) else 2


def disk(pos: Any, step: Any, option: Option) -> Rank | Rule:
    """S4.4 (3)."""
    site = SITE_NUMBER[option[1]]
    if option[0] == "fortify":
        return 2, site
    return int(pos.rebel[COLONY_LAND[site]] != 0), site


def slave_trade(pos: Any, step: Any, option: Option) -> Rank | Rule:
    """S4.4 (4)."""
    site = SITE_NUMBER[option[1]]
    return (0, site) if pos.disk[site] == PURPLE else NOT_SPANISH


def voodoo(pos: Any, step: Any, option: Option) -> Rank | Rule:
    """S4.4 (5)."""
    if option[0] == "summon":
        return ONLY_COLONY
    tribe, site = SITE_NUMBER[option[1]], SITE_NUMBER[option[2]]
    return (0, tribe, site) if pos.disk[site] == PURPLE else NOT_SPANISH


def bible(pos: Any, step: Any, option: Option) -> Rank | Rule:
    """S4.4 (9)."""
    site = SITE_NUMBER[option[1]]
    return _area_rank(pos, SITE_AREA[site]), site


def literacy(pos: Any, step: Any, option: Option) -> Rank | Rule:
    """S4.4 (10)."""
    site = SITE_NUMBER[option[1]]
    if pos.bible[site - FIRST_TRIBE] != PURPLE:
        return NOT_YOURS
    return _area_rank(pos, SITE_AREA[site]), site


def refugee(pos: Any, step: Any, option: Option) -> Rank | Rule:
    """S1.7: a Refugee of the first color without a player, yours last."""
    color = COLOR_NUMBER[option[-1]]
    return int(color == RED), color


def relic(pos: Any, step: Any, option: Option) -> Rank | Rule:
    """S4.4 (10): on a Spanish Colony if possible."""
    if option[0] == "no_relic":
        return (1,)
    site = SITE_NUMBER[option[1]]
    return (0, site) if pos.disk[site] == PURPLE else NOT_SPANISH


def apostasy(pos: Any, step: Any, option: Option) -> Rank | Rule:
    """S4.4 (11)."""
    if option[0] == "apostasy_ships":
        return (0,) if len(pos.ships[RED]) >= 2 else (3,)
    card = CARD_NUMBER[option[2]]
    return (2 if CARD_HOOK[card] == "maroon_king" else 1), pos.peerages[RED].index(card)


def tax(pos: Any, step: Any, option: Option) -> Rank | Rule:
    """S4.4 (12)."""
    site = SITE_NUMBER[option[1]]
    if not taxable(pos, site):
        return NO_TAX
    return int(option[0] == "tax_citizen"), site


def dove(pos: Any, step: Any, option: Option) -> Rank | Rule:
    """S4.4 (13)."""
    return (0,) if option[1] == dove_year(pos) else Rule("king-dove", "S4.4")


def flagship(pos: Any, step: Any, option: Option) -> Rank | Rule:
    """S4.5: CONQUISTADOR, PRIVATEER, then any other; the best Seamanship letter."""
    card = CARD_NUMBER[option[1]]
    kind = CARD_LEGALITY[card]
    return (0 if kind == CONQUISTADOR else 1 if kind == PRIVATEER else 2), CARD_SEAMANSHIP[card], card


# -- S1: Labor and Citizens


def king_labor(pos: Any, step: Any, option: Option) -> Rank | Rule:
    """S1.3, S1.4: kidnap from your Visita, his own, a Tribe; hire from your Cathedral, his own; Slave Trade; nearest first."""
    if option[0] == "slave_trade":
        return (9,)
    colony, tribe = SITE_NUMBER[option[1]], SITE_NUMBER[option[2]] - FIRST_TRIBE
    owner = pos.bible[tribe]
    standing = 0 if owner == RED else 1 if owner == PURPLE else 2
    return standing + 3 * (option[0] == "hire"), COLONY_TRIBE_KM[colony][tribe], tribe


def refresh(pos: Any, step: Any, option: Option) -> Rank | Rule:
    """S1.7: map order."""
    return (0, SITE_NUMBER[option[1]])


def refugee_to(pos: Any, step: Any, option: Option) -> Rank | Rule:
    """S1.7: Cathedrals in map order; a Refugee as in `refugee`."""
    color = COLOR_NUMBER[option[2]]
    return int(color == RED), SITE_NUMBER[option[1]], color


# -- S5.2: Rebels


def rebel_at(pos: Any, step: Any, option: Option) -> Rank | Rule:
    """S5.2: where no Spanish Colony is, then anywhere; map order."""
    land = LAND_IDS.index(option[1])
    return int(pos.rebel[land] == 0 and spanish_there(pos, land)), land
