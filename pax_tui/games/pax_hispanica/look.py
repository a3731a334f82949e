"""What the cursor line says of a thing on the map or the board, and where the cursor goes for a thing that is not on it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from pax_tui.games.pax_hispanica.chart import LETTERS, fleet_id, rebel_id
from pax_tui.games.pax_hispanica.panels import figure_text, nation, ship
from pax_tui.games.pax_hispanica.say import Say, joined
from pax_tui.games.pax_hispanica.seen import Seen
from pax_tui.widgets.sheet import Line, Span
from rules.pax_hispanica.tables import (
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
    FIRST_YEAR,
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

Part = Line | Span | str
REBEL_WORDS = ("", "slave", "tax")


@cache
def _kinds() -> dict[str, tuple[Callable[[Say, Seen, int], list[Part]], int]]:
    found: dict[str, tuple[Callable[[Say, Seen, int], list[Part]], int]] = {}
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


def describe(say: Say, seen: Seen, target: str) -> Line:
    """One line about a thing; empty for one that is unknown."""
    found = _kinds().get(target)
    return joined(found[0](say, seen, found[1])) if found else ()


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


def _title(text: str) -> Span:
    return text, "strong"


def _area_name(say: Say, seen: Seen, area: int) -> str:
    name = say.name("area", AREA_IDS[area])
    if area >= len(LANDS):
        return say("look-wilderness", area=name)
    side = REBEL_WORDS[seen.rebel[area]]
    return say("look-rebel", area=name, side=say.name("side", side)) if side else say("look-no-rebel", area=name)


def _seas(say: Say, zones: tuple[int, ...]) -> str:
    return " / ".join(say.name("place", SEA_IDS[z]) for z in zones)


def _colony(say: Say, seen: Seen, n: int) -> list[Part]:
    owner, labor, area = seen.disk[n], seen.labor[n], COLONY_LAND[n]
    goods = [g for g in YEAR_GOODS[seen.year - (seen.year - FIRST_YEAR) % 4] if g in LAND_GOODS[area]]
    if owner == NONE:
        what = say("look-spanish-site" if SPANISH[n] else "look-squatter-site")
    else:
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
        if seen.chest[n]:
            words.append(say("look-chest-of", good=say.name("good", goods[0])) if len(goods) == 1 else say("look-chest"))
        words += [say("look-relic")] if seen.relic[n] else []
        what = ", ".join(words)
    yields = ", ".join(sorted(say.name("good", g) for g in LAND_GOODS[area]))
    where: list[Part] = [_area_name(say, seen, area), _seas(say, COLONY_SEAS[n])]
    return [_title(say.name("site", COLONY_IDS[n])), what, *where, say("look-goods", goods=yields) if yields else ""]


def _tribe(say: Say, seen: Seen, n: int) -> list[Part]:
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
    return [_title(say.name("site", TRIBE_IDS[n])), what, _area_name(say, seen, TRIBE_AREA[n]), _seas(say, TRIBE_SEAS[n])]


def _rebel(say: Say, seen: Seen, n: int) -> list[Part]:
    coasts = tuple(z for z in SEAS if n in SEA_LANDS[z])
    return [_title(say.name("site", LAND_IDS[n])), say("look-rebel-site"), _area_name(say, seen, n), _seas(say, coasts)]


def _sea(say: Say, seen: Seen, n: int) -> list[Part]:
    ways = ", ".join(say.name("place", SEA_IDS[z]) for z in SEA_NEXT[n])
    parts: list[Part] = [_title(say.name("place", SEA_IDS[n])), say("look-sea"), say("look-exits" if EXITS[n] else "look-no-exit")]
    return [*parts, say("look-to", seas=ways), _buried(say, seen, n), _fleets(say, seen, n)]


def _island(say: Say, seen: Seen, n: int) -> list[Part]:
    sea = say.name("place", SEA_IDS[n])
    return [_title(say.name("island", ISLAND_IDS[n])), say("look-island", sea=sea), _buried(say, seen, n)]


def _buried(say: Say, seen: Seen, zone: int) -> str:
    what = [say("look-chests", n=seen.buried_chests[zone])] if seen.buried_chests[zone] else []
    what += [say("mat-relics", n=seen.buried_relics[zone])] if seen.buried_relics[zone] else []
    return say("look-buried", what=", ".join(what)) if what else ""


def _fleets(say: Say, seen: Seen, place: int) -> str:
    there = [say.seat(c) for c in seen.seats if seen.fleet[c] == place]
    return say("look-fleets", what=", ".join(there)) if there else ""


def _area(say: Say, seen: Seen, n: int) -> list[Part]:
    goods = ", ".join(sorted(say.name("good", g) for g in LAND_GOODS[n])) if n < len(LANDS) else ""
    return [_title(say.name("area", AREA_IDS[n])), _area_name(say, seen, n), say("look-goods", goods=goods) if goods else ""]


def _fleet(say: Say, seen: Seen, color: int) -> list[Part]:
    if not seen.ships[color]:
        return [say("look-box-none")]
    parts: list[Part] = [say.chip(color, LETTERS[color]), _title(say("look-fleet", seat=say.seat(color)))]
    parts.append(say("look-galleons", n=len(seen.ships[color])))
    parts.append(say("look-flagship", card=ship(say, seen.ships[color][0])))
    aboard = [say("look-chests", n=seen.hold_chests[color])] if seen.hold_chests[color] else []
    aboard += [say("mat-relics", n=seen.hold_relics[color])] if seen.hold_relics[color] else []
    aboard += [say.name("cargo", "indigenous" if m == NATIVE else COLORS[m]) for m in seen.hold_meeples[color]]
    parts.append(say("look-cargo", what=", ".join(aboard)) if aboard else say("look-no-cargo"))
    return [*parts, say.name("place", PLACE_IDS[seen.fleet[color]])]


def _box(say: Say, seen: Seen, place: int) -> list[Part]:
    name = PLACE_IDS[place]
    return [_title(say.name("place", name)), say(f"look-box-{name}"), _fleets(say, seen, place) or say("look-box-none")]


def _space(say: Say, seen: Seen, n: int) -> list[Part]:
    holder = next((c for c in seen.seats if seen.figure[c] == n), NONE)
    return [_title(say.name("space", SPACE_IDS[n])), say.chip(holder) if holder != NONE else figure_text(say, n)]


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
