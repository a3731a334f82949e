"""The facts of the whole data set, asked by `problems`: map, calendar, Philosophy board and Playmats; the cards are in `data_card_facts`.

What the rulebook says by example holds for every data set. What is only our own measure for what we reconstructed is not asked
of records that an owner of the game has copied from the components and marked `provenance = "rulebook"`.
"""

from collections import Counter, deque
from collections.abc import Callable, Iterator
from itertools import pairwise
from math import asin, cos, radians, sin, sqrt
from typing import Any

from rules.kernel.data_files import Fault
from rules.kernel.data_places import Place
from rules.pax_hispanica import data_card_facts
from rules.pax_hispanica.data_models import ColonySite, Data, TribalSite

Site = ColonySite | TribalSite


def count(file: str, table: str, found: int, wanted: int, what: str) -> Iterator[Fault]:
    if found != wanted:
        yield Fault(file, (table,), f"there are {found} {what} instead of {wanted}")


# ------------------------------------------------------------------ B1, B2: land and Sites

# Sites that the rulebook's examples name: land zone or wilderness, a sea zone, and the section that says so
NAMED_SITES = (
    ("new-edinburgh", "panama", "golden-island", "D1d"),
    ("darien", "panama", "", "D1d"),
    ("ronconcholon", "panama", "", "D1d"),
    ("porto-bello", "panama", "golden-island", "F5c"),
    ("palenque-san-basilio", "", "", "D3"),
    ("dominica", "leeward-islands", "sint-maarten", "D3"),
    ("calusa", "florida", "barataria-bay", "D4e"),
    ("havana", "cuba", "barataria-bay", "D4e"),
    ("guadeloupe", "leeward-islands", "sint-maarten", "D4e"),
    ("accompong", "jamaica", "port-royal", "D4"),
    ("santo-domingo", "espanola", "", "E5"),
    ("st-domingue", "espanola", "", "E5"),
    ("port-de-paix", "espanola", "", "E5"),
    ("bahoruco", "espanola", "", "E5"),
    ("cartagena", "nueva-granada", "golden-island", "E6"),
    ("st-georges-caye", "honduras", "roatan", "F1"),
    ("trujillo", "honduras", "roatan", "F1"),
    ("veracruz-port", "veracruz", "tris-island", "F2"),
    ("barbados", "windward-islands", "hewanorra", "F5a"),
)
SPANISH_BY_NAME = ("porto-bello", "havana", "santo-domingo", "cartagena", "trujillo", "veracruz-port")
SQUATTER_BY_NAME = ("new-edinburgh", "guadeloupe", "st-domingue", "st-georges-caye", "barbados")
WILDERNESSES = ("florida", "yucatan", "jamaica")


def area_of(site: Site) -> str:
    return site.land_zone if isinstance(site, ColonySite) else site.area


def sites(data: Data) -> Iterator[tuple[Place, Site]]:
    for row, colony in enumerate(data.map.colony_site):
        yield ("colony_site", row), colony
    for row, tribe in enumerate(data.map.tribal_site):
        yield ("tribal_site", row), tribe


def land(data: Data) -> Iterator[Fault]:
    game = data.map
    spanish = [site for site in game.colony_site if site.kind == "spanish"]
    squatter = [site for site in game.colony_site if site.kind == "squatter"]
    yield from count("map", "sea_zone", len(game.sea_zone), 14, "sea zones")
    yield from count("map", "land_zone", len(game.land_zone), 10, "land zones")
    yield from count("map", "colony_site", len(spanish), 8, "Spanish ports")
    yield from count("map", "tribal_site", len(game.tribal_site), 20, "Tribal Sites")
    yield from count("map", "land_zone", sum(zone.archipelago for zone in game.land_zone), 2, "archipelagos")
    if any(site.provenance == "reconstructed" for site in squatter) and not 14 <= len(squatter) <= 16:
        yield Fault("map", ("colony_site",), f"there are {len(squatter)} Squatter Sites instead of 14 to 16")
    if sorted(zone.id for zone in game.wilderness) != sorted(WILDERNESSES):
        yield Fault("map", ("wilderness",), f"the wildernesses are {', '.join(WILDERNESSES)}")
    tribes = {site.area for site in game.tribal_site}
    for row, zone in enumerate(game.land_zone):
        place = ("land_zone", row)
        ports, due = sum(site.land_zone == zone.id for site in spanish), 0 if zone.archipelago else 1
        if ports != due:
            yield Fault("map", place, f"has {ports} Spanish ports instead of {due}")
        if zone.id not in {site.land_zone for site in squatter}:
            yield Fault("map", place, "has no Squatter Site")
        if zone.id not in tribes:
            yield Fault("map", place, "has no Tribal Site")
        if not zone.goods:
            yield Fault("map", (*place, "goods"), "has no goods")
        yield from _coasts(data, place, zone.id, zone.coasts)
    for row, wilderness in enumerate(game.wilderness):
        if wilderness.id not in tribes:
            yield Fault("map", ("wilderness", row), "has no Tribal Site")
        yield from _coasts(data, ("wilderness", row), wilderness.id, wilderness.coasts)
    for lz, z in (("leeward-islands", "sint-maarten"), ("windward-islands", "hewanorra")):
        for row, zone in enumerate(game.land_zone):
            if zone.id == lz and zone.coasts != (z,):
                yield Fault("map", ("land_zone", row, "coasts"), f"lies in the sea zone {z} only (B2b)")


def _coasts(data: Data, place: Place, area: str, coasts: tuple[str, ...]) -> Iterator[Fault]:
    used = {zone for _, site in sites(data) if area_of(site) == area for zone in site.sea_zones}
    for zone in sorted(set(coasts) - used):
        yield Fault("map", (*place, "coasts"), f"no Site of it lies in its coast {zone}")
    for zone in sorted(used - set(coasts)):
        yield Fault("map", (*place, "coasts"), f"a Site of it lies in {zone}, which is not among its coasts")


def named_sites(data: Data) -> Iterator[Fault]:
    found = {site.id: (place, site) for place, site in sites(data)}
    for name, area, zone, section in NAMED_SITES:
        if name not in found:
            yield Fault("map", (), f"the Site {name} of the rulebook is not there ({section})")
            continue
        place, site = found[name]
        if area and area_of(site) != area:
            yield Fault("map", (*place, "land_zone" if "colony_site" in place else "area"), f"lies in {area} ({section})")
        if zone and zone not in site.sea_zones:
            yield Fault("map", (*place, "sea_zones"), f"lies in the sea zone {zone} ({section})")
    for kind, names in (("spanish", SPANISH_BY_NAME), ("squatter", SQUATTER_BY_NAME)):
        for row, colony in enumerate(data.map.colony_site):
            if colony.id in names and colony.kind != kind:
                yield Fault("map", ("colony_site", row, "kind"), f"is {kind} in the rulebook")
    if {"new-edinburgh", "ronconcholon"} <= set(found):
        start = found["new-edinburgh"][1]
        others = [site for site in data.map.tribal_site if site.id != "darien"]
        nearest = min(others, key=lambda site: km(start, site))
        if nearest.id != "ronconcholon":
            yield Fault("map", found["ronconcholon"][0], f"is the nearest Tribal Site to New Edinburgh after Darien (E6), not {nearest.id}")


# ------------------------------------------------------------------ geography


LON, LAT = (-100, -58), (7, 31)


def km(a: Any, b: Any) -> float:
    north, east, south, west = map(radians, (a.lat, a.lon, b.lat, b.lon))
    half = sin((south - north) / 2) ** 2 + cos(north) * cos(south) * sin((west - east) / 2) ** 2
    return 2 * 6371 * asin(sqrt(half))


def geography(data: Data) -> Iterator[Fault]:
    game = data.map
    zones = {zone.id: zone for zone in game.sea_zone}
    rows = {zone.id: row for row, zone in enumerate(game.sea_zone)}
    spots: list[tuple[Place, Any]] = list(sites(data))
    spots += [(("sea_zone", row), zone) for row, zone in enumerate(game.sea_zone)]
    spots += [(("treasure_island", row), island) for row, island in enumerate(game.treasure_island)]
    spots += [(("land_zone", row, "rebel_site"), zone.rebel_site) for row, zone in enumerate(game.land_zone)]
    outside: set[Place] = set()
    for table in ("land_zone", "wilderness"):
        for row, area in enumerate(getattr(game, table)):
            for key, low, high in (("label_lon", *LON), ("label_lat", *LAT)):
                if not low < getattr(area, key) < high:
                    yield Fault("map", (table, row, key), f"{key} {getattr(area, key)} lies outside the map ({low} to {high})")
    for place, spot in spots:
        for key, low, high in (("lon", *LON), ("lat", *LAT)):
            if not low < getattr(spot, key) < high:
                outside.add(place)
                yield Fault("map", (*place, key), f"{key} {getattr(spot, key)} lies outside the map ({low} to {high})")
    known = [(place, site) for place, site in sites(data) if place not in outside]
    for place, site in known:
        for zone in site.sea_zones:
            if ("sea_zone", rows[zone]) not in outside and km(site, zones[zone]) >= 800:
                yield Fault("map", place, f"is {km(site, zones[zone]):.0f} km from its sea zone {zone}, more than 800")
    for row, island in enumerate(game.treasure_island):
        if ("treasure_island", row) not in outside and km(island, zones[island.sea_zone]) >= 400:
            yield Fault("map", ("treasure_island", row), f"is {km(island, zones[island.sea_zone]):.0f} km from its sea zone, more than 400")
    for index, (place, site) in enumerate(known):
        for _, other in known[:index]:
            if km(site, other) <= 5:
                yield Fault("map", place, f"lies on {other.id}")
    names: dict[str, str] = {}
    for place, site in sites(data):
        if site.name in names:
            yield Fault("map", (*place, "name"), f"the name {site.name!r} is already that of {names[site.name]}")
        names[site.name] = site.id


# ------------------------------------------------------------------ B1, F: sea zones and currents

ROUTES = (
    (("barataria-bay", "new-providence", "tortuga", "ile-a-vache", "sint-maarten"), "D4e"),
    (("golden-island", "old-providence", "roatan", "tris-island", "barataria-bay"), "F2"),
)
CURRENTS = ("Mona Passage", "Windward Passage", "Florida Strait", "Yucatán Channel")
EXIT_BY_NAME = ("sint-maarten", "D4e")


def reachable(start: str, ways: dict[str, set[str]]) -> set[str]:
    seen, queue = {start}, deque([start])
    while queue:
        for zone in ways[queue.popleft()] - seen:
            seen.add(zone)
            queue.append(zone)
    return seen


def sea(data: Data) -> Iterator[Fault]:
    game = data.map
    ways: dict[str, set[str]] = {zone.id: set() for zone in game.sea_zone}
    for edge in game.edge:
        ways[edge.start].add(edge.to)
        if edge.two_way:
            ways[edge.to].add(edge.start)
    exits = {zone.id for zone in game.sea_zone if zone.exits_to_europe}
    settled = {zone for _, site in sites(data) for zone in site.sea_zones}
    reach = {zone: reachable(zone, ways) for zone in ways}
    for row, zone in enumerate(game.sea_zone):
        place = ("sea_zone", row)
        if not reach[zone.id] & exits:
            yield Fault("map", place, "no way to EUROPE that respects the currents")
        lost = [other for other in ways if other not in reach[zone.id]]
        if lost:
            yield Fault("map", place, f"no way that respects the currents to {', '.join(lost)}")
        neighbours = ways[zone.id] | {other for other in ways if zone.id in ways[other]}
        if not 2 <= len(neighbours) <= 7:
            yield Fault("map", place, f"has {len(neighbours)} neighbours instead of 2 to 7")
        if zone.id not in settled:
            yield Fault("map", place, "has no Site")
        if zone.id == EXIT_BY_NAME[0] and not zone.exits_to_europe:
            yield Fault("map", (*place, "exits_to_europe"), f"leads to EUROPE ({EXIT_BY_NAME[1]})")
    for row, edge in enumerate(game.edge):
        if not edge.two_way and edge.name is None:
            yield Fault("map", ("edge", row), "a current has a name")
        if not edge.two_way and edge.start in ways[edge.to]:
            yield Fault("map", ("edge", row), "can be sailed against the current, another record leads back")
    currents = {edge.name: edge for edge in game.edge if not edge.two_way}
    for name in CURRENTS:
        if name not in currents:
            yield Fault("map", ("edge",), f"the current {name} of the rulebook is not there")
    for route, section in ROUTES:
        for start, to in pairwise(route):
            if to not in ways[start]:
                yield Fault("map", ("edge",), f"{start} to {to} can be sailed ({section})")
    mona = [row for row, edge in enumerate(game.edge) if (edge.start, edge.to) == ("tortuga", "ile-a-vache")]
    if mona and game.edge[mona[0]].name != "Mona Passage":
        yield Fault("map", ("edge", mona[0], "name"), "is the Mona Passage (D4e)")


# ------------------------------------------------------------------ C1, D1: calendar and goods

OMEN_YEARS = (1603, 1604, 1618, 1621, 1624, 1628, 1636, 1640)
SECOND_OMEN = "amsterdam-entrepot"
KNOWN_GOODS = (("cuba", "tobacco"), ("nova-andalusia", "salt"), ("honduras", "indigo"))
PHASES = ("goods", "auction", "play", "sail")


def calendar(data: Data) -> Iterator[Fault]:
    frame, years = data.calendar.calendar, data.calendar.year
    for key, value, section in (
        ("first_year", 1598, "C1"),
        ("last_year", 1649, "C1"),
        ("cycle", PHASES, "C1"),
        ("long_game_dove", 1649, "C1"),
        ("short_game_dove", 1637, "C1b"),
        ("comet_start", 1614, "C1a"),
    ):
        if getattr(frame, key) != value:
            yield Fault("calendar", ("calendar", key), f"{key} is {_plain(value)} ({section})")
    for row, year in enumerate(years):
        place = ("year", row)
        phase = PHASES[row % 4]
        if year.phase != phase:
            yield Fault("calendar", (*place, "phase"), f"is a {phase} year")
        stripe = "pax" if any(low <= year.year <= high for low, high in frame.pax_years) else "war"
        if stripe == "war" and not any(low <= year.year <= high for low, high in frame.war_years):
            yield Fault("calendar", ("calendar", "war_years"), f"{year.year} is in neither war_years nor pax_years")
        if year.stripe != stripe or (year.stripe == "pax") != (1603 <= year.year <= 1617):
            yield Fault("calendar", (*place, "stripe"), f"is {'pax' if 1603 <= year.year <= 1617 else 'war'} (C2)")
        if year.dove is not None and year.year not in (frame.long_game_dove, frame.short_game_dove):
            yield Fault("calendar", (*place, "dove"), "has no Dove (C1b)")
    omens = sorted((omen.year, omen.id, row) for row, omen in enumerate(data.calendar.omen))
    if tuple(year for year, _, _ in omens) != OMEN_YEARS:
        yield Fault("calendar", ("omen",), f"the Omens come in {', '.join(map(str, OMEN_YEARS))}")
    elif omens[1][1] != SECOND_OMEN:
        yield Fault("calendar", ("omen", omens[1][2]), f"the second Omen is {SECOND_OMEN} (D2)")
    for row, omen in enumerate(data.calendar.omen):
        if omen.text.count(".") != 1 or not omen.text.endswith("."):
            yield Fault("calendar", ("omen", row, "text"), "text is one sentence with a full stop")


def _plain(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def goods(data: Data) -> Iterator[Fault]:
    zones = data.map.land_zone
    paying = {row: year for row, year in enumerate(data.calendar.year) if year.phase == "goods"}
    used = {good for zone in zones for good in zone.goods}
    drawn = {good for year in paying.values() for good in year.goods or ()}
    yield from count("calendar", "year", len(paying), 13, "goods years")
    for row, good in enumerate(data.calendar.good):
        if good.id not in used:
            yield Fault("calendar", ("good", row), "no land zone has it")
        if good.id not in drawn:
            yield Fault("calendar", ("good", row), "no goods year pays it")
    for row, year in paying.items():
        if year.goods is not None and len(set(year.goods)) != 2:
            yield Fault("calendar", ("year", row, "goods"), "a goods year names two different goods")
        if year.year == 1610 and sorted(year.goods or ()) != ["salt", "tobacco"]:
            yield Fault("calendar", ("year", row, "goods"), "pays tobacco and salt (D1)")
        for zone in zones:
            if year.goods is not None and set(year.goods) <= set(zone.goods):
                yield Fault("calendar", ("year", row, "goods"), f"pays {zone.id} twice")
    for row, zone in enumerate(zones):
        times = sum(bool(set(zone.goods) & set(year.goods or ())) for year in paying.values())
        if "reconstructed" in zone.goods_provenance and not 3 <= times <= 5:
            yield Fault("map", ("land_zone", row, "goods"), f"is paid {times} times instead of 3 to 5")
        for name, known in KNOWN_GOODS:
            if zone.id == name and known not in zone.goods:
                yield Fault("map", ("land_zone", row, "goods"), f"has {known} in the rulebook")
        if zone.id not in ("cuba", "nova-andalusia") and not zone.archipelago and {"tobacco", "salt"} & set(zone.goods):
            yield Fault(
                "map", ("land_zone", row, "goods"), "tobacco and salt pay no Spanish port but those of Cuba and Nova Andalusia (D1)"
            )


# ------------------------------------------------------------------ B5: Philosophy board

DIRECTIONS = {"up": (0, 1), "down": (0, -1), "left": (-1, 0), "right": (1, 0)}
STARTS = {(-1, -1): "purple", (1, -1): "blue", (-1, 1): "red", (1, 1): "orange", (0, 0): "green"}
PROFESSIONS = {
    "colonist": ("up", "colony"),
    "missionary": ("right", "mission"),
    "buccaneer": ("left", "ship"),
    "royalist": ("down", "royalty"),
}
REALMS = {"TR": "midlife_crisis", "BR": "mutiny", "TL": "mutiny", "BL": "midlife_crisis"}
BOARD_NUMBERS = (
    ("arm_length", 4),
    ("mercantilism_start", 3),
    ("mercantilism_min", 1),
    ("mercantilism_max", 6),
    ("war_coffers_size", 9),
)
RUNGS = {1: "wedding", 2: "track", 3: "track", 4: "extremist"}


def philosophy(data: Data) -> Iterator[Fault]:
    board = data.philosophy
    spaces = {(space.x, space.y): (row, space) for row, space in enumerate(board.space)}
    for key, value in BOARD_NUMBERS:
        if getattr(board.board, key) != value:
            yield Fault("philosophy", ("board", key), f"{key} is {value}")
    if board.board.directions != DIRECTIONS:
        yield Fault("philosophy", ("board", "directions"), "up and down change y, left and right x, by one")
    yield from count("philosophy", "space", len(board.space), 21, "spaces")
    kinds = Counter[str](space.kind for space in board.space)
    for kind, number in (("callow", 5), ("wedding", 4), ("track", 8), ("extremist", 4)):
        yield from count("philosophy", "space", kinds[kind], number, f"{kind} spaces")
    for cell, color in STARTS.items():
        row, space = spaces.get(cell, (-1, None))
        if space is None or space.start_color != color:
            place: Place = ("space",) if space is None else ("space", row, "start_color")
            yield Fault("philosophy", place, f"{list(cell)} is the start of {color}")
    for row, profession in enumerate(board.profession):
        direction, deck = PROFESSIONS[profession.id]
        if profession.direction != direction:
            yield Fault("philosophy", ("profession", row, "direction"), f"the {profession.id} stands {direction} (D2b)")
        if profession.deck != deck:
            yield Fault("philosophy", ("profession", row, "deck"), f"the {profession.id} draws from the deck {deck} (D2b)")
        dx, dy = DIRECTIONS[direction]
        for rung, kind in RUNGS.items():
            at, step = spaces.get((dx * rung, dy * rung), (-1, None))
            if step is None:
                yield Fault("philosophy", ("space",), f"rung {rung} of the {profession.id}, {[dx * rung, dy * rung]}, is not there")
                continue
            due: dict[str, Any] = {"profession": profession.id, "rung": rung, "kind": kind, "lowest_rung": rung == 1}
            for key, value in due.items():
                if getattr(step, key) != value:
                    yield Fault("philosophy", ("space", at, key), f"{key} of {[step.x, step.y]} is {str(value).lower()}")
    yield from _nudges(data)


def _nudges(data: Data) -> Iterator[Fault]:
    """A Nudge leads to a space, into a realm, or, from an extremist space outwards, nowhere; no other cell is in a realm."""
    board = data.philosophy
    spaces = {(space.x, space.y) for space in board.space}
    cells = {cell for realm in board.realm for cell in realm.cells}
    outer = {profession.extremist: profession.direction for profession in board.profession}
    entered: set[tuple[int, int]] = set()
    for row, space in enumerate(board.space):
        for direction, (dx, dy) in DIRECTIONS.items():
            cell = (space.x + dx, space.y + dy)
            if cell in spaces:
                continue
            entered.add(cell)
            outward = space.extremist is not None and outer.get(space.extremist) == direction
            if outward and cell in cells:
                yield Fault("philosophy", ("space", row), f"a Nudge {direction} leads into a realm instead of nowhere")
            if not outward and cell not in cells:
                yield Fault(
                    "philosophy", ("space", row), f"a Nudge {direction} leads to {list(cell)}, which is neither a space nor in a realm"
                )
    for row, realm in enumerate(board.realm):
        place = ("realm", row)
        if realm.kind != REALMS[realm.id]:
            yield Fault("philosophy", (*place, "kind"), f"the realm {realm.id} is {REALMS[realm.id]}")
        for x, y in realm.cells:
            if (x, y) not in entered:
                yield Fault("philosophy", (*place, "cells"), f"no Nudge leads to {[x, y]}")
            elif realm.id != ("T" if y > 0 else "B") + ("R" if x > 0 else "L"):
                yield Fault("philosophy", (*place, "cells"), f"{[x, y]} lies in another quarter")


def victories(data: Data) -> Iterator[Fault]:
    """G3b to G3e."""
    for row, victory in enumerate(data.philosophy.victory):
        needs = {"min_peerages": 3 if victory.id == "el_patron" else 1}
        needs |= {"min_peerages_4plus_players": 2} if victory.id == "el_patron" else {}
        needs |= {"chests": 9} if victory.id == "sun_king" else {}
        for key, value in needs.items():
            if getattr(victory, key) != value:
                yield Fault("philosophy", ("victory", row, key), f"{key} is {value} (G3)")
        test = {
            "tea_party": "tax_rebels_gt_mercantilism",
            "abolition": "no_slaves_on_map",
            "el_patron": "none",
            "sun_king": "war_coffers_full",
        }[victory.id]
        if victory.test != test:
            yield Fault("philosophy", ("victory", row, "test"), f"test is {test} (G3)")


# ------------------------------------------------------------------ B4: Playmats

NATIONS = {
    "purple": ("Spain", "Spanish"),
    "red": ("England", "English"),
    "blue": ("France", "French"),
    "orange": ("Netherlands", "Dutch"),
    "green": ("Courland", "Courish"),
}
BY_TOKENS_GONE = (1, 2, 2, 3, 3, 4, 4)
SPAIN_BY_DISKS_LEFT = (4, 4, 3, 3, 2, 2, 1, 1, 1)


SUPPLY = {
    "white_meeples": 28,
    "forts": 10,
    "cathedrals": 10,
    "rebels": 10,
    "relics": 5,
    "chests": 20,
    "silver_dollars": 35,
    "gold_doubloons": 10,
    "doubloon_value": 4,
    "black_galleons": 1,
    "dice": 2,
    "haven_cards": 14,
    "battle_cards": 3,
    "start_havens": 2,
}


def playmats(data: Data) -> Iterator[Fault]:
    ladder, by_left = data.playmats.ladder, BY_TOKENS_GONE[::-1]
    if ladder.by_tokens_gone != BY_TOKENS_GONE:
        yield Fault("playmats", ("ladder", "by_tokens_gone"), f"by_tokens_gone is {_plain(BY_TOKENS_GONE)}")
    if ladder.spain_sway_by_disks_left != SPAIN_BY_DISKS_LEFT:
        yield Fault("playmats", ("ladder", "spain_sway_by_disks_left"), f"spain_sway_by_disks_left is {_plain(SPAIN_BY_DISKS_LEFT)}")
    for row, mat in enumerate(data.playmats.playmat):
        nation, adjective = NATIONS[mat.id]
        spain = mat.id == "purple"
        for key, value in (
            ("nation", nation),
            ("adjective", adjective),
            ("reach_by_bibles_left", by_left),
            ("sway_by_disks_left", SPAIN_BY_DISKS_LEFT if spain else by_left),
            ("start_disks_in_sway_column", 0 if spain else 6),
            ("start_bibles_in_reach_column", 6),
            ("meeples", 5),
            ("galleons", 3),
        ):
            if getattr(mat, key) != value:
                yield Fault("playmats", ("playmat", row, key), f"{key} is {_plain(value)}")
        known = {"purple": "none", "blue": "jesuits"}.get(mat.id)
        if known is not None and mat.ability.id != known:
            yield Fault("playmats", ("playmat", row, "ability"), f"the ability is {known} in the rulebook")
        if mat.id == "blue" and mat.ability.amount != 1:
            yield Fault("playmats", ("playmat", row, "ability"), "amount is 1 (E5b)")
    for key, number in SUPPLY.items():
        if getattr(data.playmats.supply, key) != number:
            yield Fault("playmats", ("supply", key), f"{key} is {number} (B)")


CHECKS: tuple[Callable[[Data], Iterator[Fault]], ...] = (
    land,
    named_sites,
    geography,
    sea,
    calendar,
    goods,
    philosophy,
    victories,
    playmats,
    *data_card_facts.CHECKS,
)
