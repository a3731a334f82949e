"""S6.3-S6.17: the Sun King's sail. Which Sites he could attack, in his order; what he does next; which way he takes.

`prospects` answers the question what he could attack next, for him and for whoever wants to know. `aim` is his next step at sea, read
off the position each time, so that an Interdiction or a battle in between changes it. Nothing here changes a position.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from rules.kernel.decision import Rule
from rules.pax_hispanica.land_battle import (
    FLEET,
    TARGET,
    UNDECIDED,
    cannot_attack,
    cannot_enslave,
    sides,
    site_kind,
    site_owner,
    strength_items,
    sums,
)
from rules.pax_hispanica.sun_king_lists import spanish_there, vacant_spanish
from rules.pax_hispanica.tables import (
    COLONIES,
    COLONY_LAND,
    COLONY_SEAS,
    EXITS,
    FIRST_REBEL,
    FIRST_TRIBE,
    HOME_DISTANCE,
    LANDS,
    NATIVE,
    NONE,
    PURPLE,
    RED,
    SEA_COLONIES,
    SEA_DISTANCE,
    SEA_NEXT,
    SEA_SITES,
    SEAS,
    SITE_AREA,
    SITES,
)
from rules.pax_hispanica.treasure import cannot_load_chest, cannot_load_relic

NOT_STRONGER = Rule("king-not-stronger", "S6.4")
NO_SPANISH_VACANT = Rule("king-no-vacant-colony", "S6.5")


SITE_SEAS = tuple(tuple(z for z in SEAS if site in SEA_SITES[z]) for site in SITES)
"""From which sea zones a Site can be attacked."""
REBEL, RICH_COLONY, COLONY, CATHEDRAL, VISITA, TRIBE = range(1, 7)
"""S6.5: the classes of targets."""
CLASS_IDS = ("", "rebel", "rich-colony", "colony", "cathedral", "visita", "tribe")


class Prospect(NamedTuple):
    """A Site in the Sun King's order of targets: its class, what he would have and what would stand against him; `why` he leaves it."""

    rank: int
    site: int
    fleet: int
    target: int
    why: Rule | None

    @property
    def surplus(self) -> int:
        """By how much his Strength is greater."""
        return self.fleet - self.target


class Aim(NamedTuple):
    """What he does next at sea: the `act` (deliver, attack, enslave, load, home, pirating), the Site and the sea zone where."""

    act: str
    site: int
    zone: int
    section: str


def target_class(pos: Any, site: int) -> int:
    """S6.5: the class of a Site, 0 for none of his targets."""
    kind = site_kind(pos, site)
    if kind == "rebel":
        return REBEL if spanish_there(pos, site - FIRST_REBEL) else 0
    if kind == "tribe":
        return TRIBE
    if site_owner(pos, site) != RED:
        return 0
    if kind == "colony":
        return RICH_COLONY if pos.chest[site] or pos.relic[site] else COLONY
    return {"cathedral": CATHEDRAL, "visita": VISITA}.get(kind, 0)


def strengths(pos: Any, site: int) -> tuple[int, int]:
    """S6.4, C149: his Strength at a Site and that of the target, with every token of yours against him."""
    found, _ = sides(pos, PURPLE, site)
    return sums(strength_items(pos, PURPLE, site, tuple(TARGET if side == UNDECIDED else side for side in found)))


def barred(pos: Any, sail: Any, site: int, rank: int) -> Rule | None:
    """S6.4, S6.5: why a target of his list is left, Strength aside."""
    if rank in (VISITA, TRIBE):
        return cannot_enslave(pos, sail, site) or (None if vacant_spanish(pos) else NO_SPANISH_VACANT)
    return cannot_attack(pos, sail, site)


def prospects(pos: Any, sail: Any) -> list[Prospect]:
    """S6.4-S6.6: every target of his list, those he could attack first, in his order; then the others, each with the reason.

    `sail` says whose fleet it is and how many attacks it has left (`sail_year.Sail`).
    """
    found = []
    for site in SITES:
        rank = target_class(pos, site)
        if rank:
            why = barred(pos, sail, site, rank)
            fleet, target = strengths(pos, site)
            found.append(Prospect(rank, site, fleet, target, why or (None if fleet > target else NOT_STRONGER)))
    return sorted(found, key=lambda p: (p.why is not None, p.rank, -p.surplus, p.site))


def first_target(pos: Any, sail: Any) -> Prospect | None:
    """S6.4-S6.6: the Site he attacks next."""
    best = None
    for site in SITES:
        rank = target_class(pos, site)
        if rank and (best is None or rank <= best.rank) and barred(pos, sail, site, rank) is None:
            fleet, target = strengths(pos, site)
            new = Prospect(rank, site, fleet, target, None)
            if fleet > target and (best is None or (rank, -new.surplus) < (best.rank, -best.surplus)):
                best = new
    return best


# -- ways


def steps(zone: int, goals: Collection[int]) -> int:
    """How many zones to the nearest of some, currents obeyed."""
    return min(SEA_DISTANCE[zone][goal] for goal in goals)


def next_zone(zone: int, goals: Collection[int]) -> int:
    """S6.9: the first step of the shortest way, of several the one whose zones come first in map order."""
    left = steps(zone, goals)
    return min(n for n in SEA_NEXT[zone] if steps(n, goals) == left - 1)


EXIT_ZONES = tuple(z for z in SEAS if EXITS[z])


def placement(goals: Collection[int]) -> int:
    """S6.8: of several zones the one with the fewest steps to an exit, then map order."""
    return min(goals, key=lambda z: (HOME_DISTANCE[z], z))


# -- what next


def loadable(pos: Any, zone: int) -> list[tuple[int, bool]]:
    """S6.13, S6.14: the Treasure he may load in a zone without battle: Colonies with whether it is a Relic; Chest before Relic at each."""
    found = []
    for colony in SEA_COLONIES[zone]:
        if pos.chest[colony] and cannot_load_chest(pos, PURPLE, colony) is None:
            found.append((colony, False))
        if pos.relic[colony] and cannot_load_relic(pos, PURPLE, colony) is None:
            found.append((colony, True))
    return found


def delivery(pos: Any, zone: int) -> int:
    """S6.10: the vacant Spanish Colony with the fewest steps, then map order; any vacant Colony if there is no Spanish one."""
    vacant = vacant_spanish(pos) or [n for n in COLONIES if pos.disk[n] != NONE and pos.labor[n] == NONE]
    return min(vacant, key=lambda n: (steps(zone, COLONY_SEAS[n]), n))


def nearest(zone: int, goals: Collection[int]) -> int:
    """The zone with the fewest steps, then map order."""
    return min(goals, key=lambda z: (SEA_DISTANCE[zone][z], z))


def aim(pos: Any, sail: Any) -> Aim:
    """S6.4-S6.17: what the fleet does next. `sail.zone` is where it lies, NONE before it is placed."""
    zone = sail.zone
    if NATIVE in pos.hold_meeples[PURPLE]:
        colony = delivery(pos, zone)
        return Aim("deliver", colony, nearest(zone, COLONY_SEAS[colony]), "S6.10")
    if sail.attacks > 0:
        found = first_target(pos, sail)
        if found is not None:
            seas = SITE_SEAS[found.site]
            there = placement(seas) if zone == NONE else nearest(zone, seas)
            return Aim("enslave" if found.rank in (VISITA, TRIBE) else "attack", found.site, there, "S6.7")
    if pos.room(PURPLE) > 0:
        rich = [z for z in SEAS if loadable(pos, z)]
        if rich:
            there = richest(pos, rich) if zone == NONE else nearest(zone, rich)
            return Aim("load", NONE, there, "S6.13")
    elif zone != NONE and loadable(pos, zone):
        return Aim("load", NONE, zone, "S6.13")  # all Relics he can
    if pos.treasure(PURPLE):
        return Aim("home", NONE, nearest(zone, EXIT_ZONES), "S6.15")
    return Aim("pirating", NONE, NONE, "S6.17")


def richest(pos: Any, zones: Collection[int]) -> int:
    """S6.13: of the zones with Treasure he may load the one with the most Chests, then map order."""
    return min(zones, key=lambda z: (-sum(not relic for _, relic in loadable(pos, z)), z))


def royal_land(pos: Any, site: int) -> bool:
    """S6.11: whether a land zone has a vacant Spanish Colony besides a Site."""
    area = SITE_AREA[site]
    return area < len(LANDS) and any(COLONY_LAND[n] == area for n in vacant_spanish(pos))


__all__ = ["CLASS_IDS", "FIRST_TRIBE", "FLEET", "Aim", "Prospect", "aim", "first_target", "loadable", "next_zone", "prospects"]
