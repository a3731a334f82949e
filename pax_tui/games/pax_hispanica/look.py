"""What the cursor line says of a thing on the map or the board, and where the cursor goes for a thing that is not on it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from types import SimpleNamespace

from pax_tui.games.pax_hispanica.chart import LETTERS, fleet_id, rebel_id
from pax_tui.games.pax_hispanica.panels import figure_text, nation, ship
from pax_tui.games.pax_hispanica.seen import Seen
from pax_tui.games.say import FIRST, Say, Told, told_in
from pax_tui.widgets.sheet import Line
from rules.pax_hispanica.land_battle import cannot_attack, cannot_enslave, site_kind
from rules.pax_hispanica.tables import (
    AREA_COLONIES,
    AREA_IDS,
    AREA_NUMBER,
    COLONIES,
    COLONY_IDS,
    COLONY_LAND,
    COLONY_SEAS,
    COLORS,
    EUROPE,
    EVERYBODY,
    EXITS,
    FIRST_REBEL,
    FIRST_TRIBE,
    HAVEN_IDS,
    HAVEN_NUMBER,
    ISLAND_IDS,
    LAND_GOODS,
    LAND_IDS,
    LANDS,
    NATIVE,
    NONE,
    PIRATING,
    PLACE_IDS,
    SEA_IDS,
    SEA_LANDS,
    SEA_NEXT,
    SEA_NUMBER,
    SEA_SITES,
    SEAS,
    SPACE_IDS,
    SPACE_NUMBER,
    SPANISH,
    TRIBE_AREA,
    TRIBE_IDS,
    TRIBE_SEAS,
    TRIBES,
    YEAR_GOODS,
)
from rules.pax_hispanica.treasure import BRIBE, cannot_load_chest, cannot_load_relic, way_to_load

NOW, MORE, AROUND, COMING, BESIDES = 7, 6, 5, 4, 2
"""How much something matters: the name and what it is most, then what may be done there now."""
REBEL_WORDS = ("", "slave", "tax")


@cache
def _kinds() -> dict[str, tuple[Callable[[Say, Seen, int], list[Told]], int]]:
    found: dict[str, tuple[Callable[[Say, Seen, int], list[Told]], int]] = {}
    found.update({COLONY_IDS[n]: (_colony, n) for n in COLONIES})
    found.update({TRIBE_IDS[n]: (_tribe, n) for n in TRIBES})
    found.update({rebel_id(n): (_rebel, n) for n in LANDS})
    found.update({SEA_IDS[n]: (_sea, n) for n in SEAS})
    found.update({ISLAND_IDS[n]: (_island, n) for n in SEAS})
    found.update({f"buried:{SEA_IDS[n]}": (_island, n) for n in SEAS})
    found.update({name: (_area, n) for n, name in enumerate(AREA_IDS)})
    found.update({fleet_id(n): (_fleet, n) for n in EVERYBODY})
    found.update({"europe": (_box, EUROPE), "pirating": (_box, PIRATING)})
    found.update({name: (_space, n) for n, name in enumerate(SPACE_IDS)})
    return found


def describe(say: Say, seen: Seen, target: str, width: int | None = None) -> Line:
    """One line about a thing, of at most `width` cells as long as what matters least can be left out; empty for one that is unknown."""
    found = _kinds().get(target)
    if not found:
        return ()
    return told_in(found[0](say, seen, found[1]), width)


def target_name(say: Say, target: str) -> str:
    """The name of a thing on the map or the board, for a search."""
    if target.startswith("rebel:"):
        return say.name("site", target[6:])
    if target in SPACE_NUMBER:
        return say.name("space", target)
    places = (*SEA_IDS, "europe", "pirating")
    for kind, ids in (("site", (*COLONY_IDS, *TRIBE_IDS)), ("place", places), ("area", AREA_IDS), ("island", ISLAND_IDS)):
        if target in ids:
            return say.name(kind, target)
    return ""


def _title(text: str) -> Told:
    return Told(FIRST, (text, "strong"))


def _rebel_state(say: Say, seen: Seen, land: int) -> str:
    side = REBEL_WORDS[seen.rebel[land]]
    return say("look-side", side=say.name("side", side)) if side else say("look-none")


def _land(say: Say, seen: Seen, area: int) -> Told:
    """Where a Site lies, and the Rebel there."""
    name = say.name("area", AREA_IDS[area])
    if area >= len(LANDS):
        return Told(BESIDES, say("look-wilderness", area=name), Told(AROUND, name))
    side = REBEL_WORDS[seen.rebel[area]]
    if side:
        return Told(MORE, say("look-rebel", area=name, side=say.name("side", side)), Told(MORE, name))
    return Told(BESIDES, say("look-no-rebel", area=name), Told(AROUND, name))


def _seas(say: Say, zones: tuple[int, ...]) -> str:
    return " / ".join(say.name("place", SEA_IDS[z]) for z in zones)


def _goods(say: Say, goods: Iterable[str]) -> str:
    return "/".join(sorted(say.name("good", g) for g in goods))


def _yields(say: Say, land: int) -> str:
    return say("look-goods", goods=", ".join(sorted(say.name("good", g) for g in LAND_GOODS[land])))


@cache
def _paid(land: int, year: int) -> frozenset[str]:
    """The goods of a land zone that a Chest lying there may be: those that any year so far has paid (all of them before the first)."""
    so_far = {g for y, goods in YEAR_GOODS.items() if y <= year for g in goods}
    return LAND_GOODS[land] & so_far or LAND_GOODS[land]


@cache
def _next_goods(land: int, year: int) -> tuple[int, frozenset[str]] | None:
    """The next year after this one that pays in a land zone, and what (D1e)."""
    found = ((y, LAND_GOODS[land].intersection(goods)) for y, goods in sorted(YEAR_GOODS.items()) if y > year)
    return next(((y, goods) for y, goods in found if goods), None)


def _coming(say: Say, seen: Seen, land: int) -> str:
    found = _next_goods(land, seen.year)
    return say("look-next", year=str(found[0]), goods=_goods(say, found[1])) if found else say("look-no-next")


# -- what the fleet that sails may do there (D4c, E5, F3a, F4)


def _sailing(seen: Seen) -> tuple[SimpleNamespace, int] | None:
    """The fleet whose sail it is and its sea zone, NONE while it may still be placed anywhere."""
    for name, fields in reversed(seen.agenda):
        if name == "Sail":
            return SimpleNamespace(**fields), fields["zone"]
        if name == "SailTurn" and seen.fleet[fields["color"]] == PIRATING:
            return SimpleNamespace(color=fields["color"], attacks=len(seen.ships[fields["color"]]), spared=()), NONE
    return None


def _may(say: Say, seen: Seen, site: int) -> str:
    """Whether the fleet that sails may attack or enslave a Site of its sea zone."""
    sail = _sailing(seen)
    if sail is None or (sail[1] != NONE and site not in SEA_SITES[sail[1]]):
        return ""
    kind = site_kind(seen.open, site)
    if not kind:
        return ""
    enslaves = kind in ("tribe", "visita")
    rule = (cannot_enslave if enslaves else cannot_attack)(seen.open, sail[0], site)
    what = "enslave" if enslaves else "attack"
    return say(f"look-no-{what}", section=rule.section) if rule else say(f"look-may-{what}")


def _may_load(say: Say, seen: Seen, colony: int) -> str:
    """Whether the fleet that sails may load what lies on a Colony of its sea zone, and at which price."""
    sail = _sailing(seen)
    if sail is None or (sail[1] != NONE and sail[1] not in COLONY_SEAS[colony]) or not (seen.chest[colony] or seen.relic[colony]):
        return ""
    color, relic = sail[0].color, not seen.chest[colony]
    rule = (cannot_load_relic if relic else cannot_load_chest)(seen.open, color, colony)
    if rule:
        return say("look-no-load", section=rule.section)
    return say("look-may-bribe" if way_to_load(seen.open, color, colony, relic) == BRIBE else "look-may-load")


# -- Sites


def _colony(say: Say, seen: Seen, n: int) -> list[Told]:
    owner, labor, area = seen.disk[n], seen.labor[n], COLONY_LAND[n]
    title = _title(say.name("site", COLONY_IDS[n]))
    where: list[Told] = [_land(say, seen, area), Told(AROUND, _seas(say, COLONY_SEAS[n])), Told(COMING, _coming(say, seen, area))]
    if owner == NONE:
        return [
            title,
            Told(FIRST, say("look-spanish-site" if SPANISH[n] else "look-squatter-site")),
            *where,
            Told(BESIDES, _yields(say, area)),
        ]
    words = [say("look-colony", nation=nation(owner))]
    words.append(
        say("look-vacant")
        if labor == NONE
        else say("look-slave")
        if labor == NATIVE
        else say("look-own-citizen")
        if labor == owner
        else say("look-refugee", nation=nation(labor))
    )
    words += [say("look-fort")] if seen.fort[n] else []
    relic = [say("look-relic")] if seen.relic[n] else []
    chest = [say("look-chest")] if seen.chest[n] else []
    named = [say("look-chest-of", good=_goods(say, _paid(area, seen.year)))] if seen.chest[n] else []
    what = Told(FIRST - 1, ", ".join(words + named + relic), Told(FIRST, ", ".join(words + chest + relic)))
    may: list[Told] = [Told(NOW, _may_load(say, seen, n)), Told(NOW, _may(say, seen, n))]
    return [title, what, *may, *where, Told(BESIDES, _yields(say, area))]


def _tribe(say: Say, seen: Seen, n: int) -> list[Told]:
    owner, meeple = seen.bible[n], seen.tribe[n]
    if owner == NONE:
        what = say("look-tribe" if meeple == NATIVE else "look-empty-tribe")
    elif not seen.cathedral[n]:
        what = say("look-visita", nation=nation(owner))
    else:
        who = say("look-empty-cathedral") if meeple == NONE else say("look-citizen")
        if meeple not in (NONE, owner):
            who = say("look-refugee", nation=nation(meeple))
        what = f"{say('look-cathedral', nation=nation(owner))}, {who}"
    where: list[Told] = [_land(say, seen, TRIBE_AREA[n]), Told(AROUND, _seas(say, TRIBE_SEAS[n]))]
    return [_title(say.name("site", TRIBE_IDS[n])), Told(FIRST, what), Told(NOW, _may(say, seen, FIRST_TRIBE + n)), *where]


def _rebel(say: Say, seen: Seen, n: int) -> list[Told]:
    coasts = tuple(z for z in SEAS if n in SEA_LANDS[z])
    site = Told(AROUND, say("look-rebel-site"))
    what = Told(FIRST, _rebel_state(say, seen, n))
    return [
        _title(say.name("site", LAND_IDS[n])),
        site,
        what,
        Told(NOW, _may(say, seen, FIRST_REBEL + n)),
        Told(BESIDES, _seas(say, coasts)),
    ]


# -- seas, islands, lands


def _sea(say: Say, seen: Seen, n: int) -> list[Told]:
    ways = ", ".join(say.name("place", SEA_IDS[z]) for z in SEA_NEXT[n])
    return [
        _title(say.name("place", SEA_IDS[n])),
        Told(AROUND, say("look-sea")),
        Told(MORE, say("look-exits" if EXITS[n] else "look-no-exit")),
        _fleets(say, seen, n) or Told(FIRST, ""),
        Told(FIRST, _buried(say, seen, n)),
        Told(COMING, say("look-to", seas=ways)),
    ]


def _island(say: Say, seen: Seen, n: int) -> list[Told]:
    sea = say.name("place", SEA_IDS[n])
    title = _title(say.name("island", ISLAND_IDS[n]))
    return [title, Told(AROUND, say("look-island", sea=sea)), Told(FIRST, _buried(say, seen, n) or say("look-nothing-buried"))]


def _buried(say: Say, seen: Seen, zone: int) -> str:
    what = [say("look-chests", n=seen.buried_chests[zone])] if seen.buried_chests[zone] else []
    what += [say("mat-relics", n=seen.buried_relics[zone])] if seen.buried_relics[zone] else []
    return say("look-buried", what=", ".join(what)) if what else ""


def _fleets(say: Say, seen: Seen, place: int) -> Told | None:
    """Whose fleets lie there, with their Galleons and Cargo."""
    there = [c for c in seen.seats if seen.fleet[c] == place]
    told = [", ".join([f"{say.seat(c)} {say('look-galleons', n=len(seen.ships[c]))}", *_cargo(say, seen, c)]) for c in there]
    if not there:
        return None
    letters = Told(FIRST, say("look-fleets", what=" ".join(LETTERS[c] for c in there)))
    names = Told(FIRST - 1, say("look-fleets", what=", ".join(map(say.seat, there))), letters)
    return Told(NOW, say("look-fleets", what="; ".join(told)), names)


def _cargo(say: Say, seen: Seen, color: int) -> list[str]:
    aboard = [say("look-chests", n=seen.hold_chests[color])] if seen.hold_chests[color] else []
    aboard += [say("mat-relics", n=seen.hold_relics[color])] if seen.hold_relics[color] else []
    return aboard + [say.name("cargo", "indigenous" if m == NATIVE else COLORS[m]) for m in seen.hold_meeples[color]]


def _area(say: Say, seen: Seen, n: int) -> list[Told]:
    title = _title(say.name("area", AREA_IDS[n]))
    if n >= len(LANDS):
        return [title, Told(FIRST, say("look-wilderness-only"))]
    own = [seen.disk[c] for c in AREA_COLONIES[n] if seen.disk[c] != NONE]
    owned = ", ".join(f"{nation(c)} {own.count(c)}" for c in EVERYBODY if c in own)
    colonies = say("look-colonies", what=owned) if owned else ""
    state: list[Told] = [Told(FIRST, say("look-land")), Told(FIRST, _rebel_state(say, seen, n)), Told(MORE, colonies)]
    return [title, *state, Told(COMING, _coming(say, seen, n)), Told(BESIDES, _yields(say, n))]


def _fleet(say: Say, seen: Seen, color: int) -> list[Told]:
    if not seen.ships[color]:
        return [Told(FIRST, say("look-box-none"))]
    aboard = _cargo(say, seen, color)
    return [
        Told(FIRST, say.chip(color, LETTERS[color])),
        _title(say("look-fleet", seat=say.seat(color))),
        Told(MORE, say("look-galleons", n=len(seen.ships[color]))),
        Told(COMING, say("look-flagship", card=ship(say, seen.ships[color][0]))),
        Told(FIRST, say("look-cargo", what=", ".join(aboard)) if aboard else say("look-no-cargo")),
        Told(MORE, say.name("place", PLACE_IDS[seen.fleet[color]])),
    ]


def _box(say: Say, seen: Seen, place: int) -> list[Told]:
    name = PLACE_IDS[place]
    what = _fleets(say, seen, place) or Told(FIRST, say("look-box-none"))
    return [_title(say.name("place", name)), Told(COMING, say(f"look-box-{name}")), what]


def _space(say: Say, seen: Seen, n: int) -> list[Told]:
    holder = next((c for c in seen.seats if seen.figure[c] == n), NONE)
    return [_title(say.name("space", SPACE_IDS[n])), Told(FIRST, say.chip(holder) if holder != NONE else figure_text(say, n))]


def target_of(kind: str, thing: str) -> str:
    """Where on the map or the board a thing of an option lies; "" for nowhere."""
    if kind in ("site", "area") and thing in AREA_NUMBER:
        return rebel_id(AREA_NUMBER[thing]) if AREA_NUMBER[thing] < len(LANDS) else thing
    if kind in ("site", "area", "island", "space", "place"):
        return thing
    if kind == "haven":
        return SEA_IDS[HAVEN_NUMBER[thing]] if thing in HAVEN_NUMBER else thing if thing in SEA_NUMBER else ""
    return ""


__all__ = ["HAVEN_IDS", "describe", "target_name", "target_of"]
