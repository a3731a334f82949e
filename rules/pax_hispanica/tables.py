"""Tables built once from the data: everything the rules look up while playing, as ints in flat tuples.

Colors, sites, zones, spaces and cards are numbers in the order of the data files ("map order"); ids stand only in options, events and the
notation of scenarios. Rules name features (`SPANISH[site]`, `CARD_ACTIONS[card]`), never an id.
"""

from __future__ import annotations

from math import asin, cos, radians, sin, sqrt

from rules.kernel.decision import Option
from rules.pax_hispanica.data import load

_data = load()
_map, _cards, _board = _data.map, _data.market, _data.philosophy

# -- colors and meeples

COLORS: tuple[str, ...] = tuple(p.color for p in _data.playmats.playmat)
PURPLE = COLORS.index("purple")
RED = COLORS.index("red")
COLOR_NUMBER = {c: n for n, c in enumerate(COLORS)}
NONE = -1
NATIVE = len(COLORS)
"""The meeple of an Indigenous; 0..4 are Citizens of a color."""
MEEPLE_IDS = (*COLORS, "indigenous")
EVERYBODY = range(len(COLORS))
POOL = -1
"""Whoever pays or is paid when it is no player."""
OWNER_IDS = {**dict(enumerate(COLORS)), POOL: "pool"}

MEEPLES = _data.playmats.playmat[0].meeples
GALLEONS = _data.playmats.playmat[0].galleons
START_DISKS = tuple(p.start_disks_in_sway_column for p in _data.playmats.playmat)
START_BIBLES = tuple(p.start_bibles_in_reach_column for p in _data.playmats.playmat)
SWAY = tuple(tuple(p.sway_by_disks_left) for p in _data.playmats.playmat)
REACH = tuple(tuple(p.reach_by_bibles_left) for p in _data.playmats.playmat)
TOTAL_DISKS = tuple(p.start_disks_in_sway_column + p.start_disks_on_map for p in _data.playmats.playmat)
NATIONAL = tuple(p.ability.hook or "" for p in _data.playmats.playmat)
"""The hook of each color's national ability ("" for none)."""
_supply = _data.playmats.supply
FORTS, CATHEDRALS, RELICS, CHESTS, NATIVES = _supply.forts, _supply.cathedrals, _supply.relics, _supply.chests, _supply.white_meeples
START_HAVENS = _supply.start_havens

# -- the map

SEA_IDS = tuple(z.id for z in _map.sea_zone)
SEA_NUMBER = {z: n for n, z in enumerate(SEA_IDS)}
SEAS = range(len(SEA_IDS))
EXITS = tuple(z.exits_to_europe for z in _map.sea_zone)
LAND_IDS = tuple(z.id for z in _map.land_zone)
LANDS = range(len(LAND_IDS))
AREA_IDS = (*LAND_IDS, *(w.id for w in _map.wilderness))
"""Land zones first, then the wildernesses."""
AREA_NUMBER = {a: n for n, a in enumerate(AREA_IDS)}
COLONY_IDS = tuple(s.id for s in _map.colony_site)
COLONIES = range(len(COLONY_IDS))
TRIBE_IDS = tuple(s.id for s in _map.tribal_site)
TRIBES = range(len(TRIBE_IDS))
COLONY_LAND = tuple(AREA_NUMBER[s.land_zone] for s in _map.colony_site)
COLONY_SEAS = tuple(tuple(SEA_NUMBER[z] for z in s.sea_zones) for s in _map.colony_site)
SPANISH = tuple(s.kind == "spanish" for s in _map.colony_site)
TRIBE_AREA = tuple(AREA_NUMBER[s.area] for s in _map.tribal_site)
TRIBE_SEAS = tuple(tuple(SEA_NUMBER[z] for z in s.sea_zones) for s in _map.tribal_site)
AREA_COLONIES = tuple(tuple(c for c in COLONIES if COLONY_LAND[c] == a) for a in range(len(AREA_IDS)))
AREA_TRIBES = tuple(tuple(t for t in TRIBES if TRIBE_AREA[t] == a) for a in range(len(AREA_IDS)))
SEA_COLONIES = tuple(tuple(c for c in COLONIES if z in COLONY_SEAS[c]) for z in SEAS)
SEA_TRIBES = tuple(tuple(t for t in TRIBES if z in TRIBE_SEAS[t]) for z in SEAS)
SEA_LANDS = tuple(tuple(n for n, land in enumerate(_map.land_zone) if SEA_IDS[z] in land.coasts) for z in SEAS)
"""R42: from which sea zones the Rebel Site of a land zone can be attacked."""
ISLAND_IDS = tuple(next(i.id for i in _map.treasure_island if i.sea_zone == z) for z in SEA_IDS)
"""The circled island of each sea zone."""
LAND_GOODS = tuple(frozenset(z.goods) for z in _map.land_zone)

_next: list[list[int]] = [[] for _ in SEAS]
for _edge in _map.edge:
    _next[SEA_NUMBER[_edge.start]].append(SEA_NUMBER[_edge.to])
    if _edge.two_way:
        _next[SEA_NUMBER[_edge.to]].append(SEA_NUMBER[_edge.start])
SEA_NEXT = tuple(tuple(sorted(n)) for n in _next)
"""Where a fleet may sail next: never against a current (D4c)."""


def _zones_between(start: int, goal: int) -> int:
    reached, steps = {start}, 0
    while goal not in reached:
        reached |= {n for z in reached for n in SEA_NEXT[z]}
        steps += 1
    return steps


SEA_DISTANCE = tuple(tuple(_zones_between(a, b) for b in SEAS) for a in SEAS)
"""How many zones a fleet must sail from one to another, currents obeyed."""
HOME_DISTANCE = tuple(min(SEA_DISTANCE[z][e] for e in SEAS if EXITS[e]) for z in SEAS)
SEA_BEHIND = tuple(tuple(z for z in SEAS if to in SEA_NEXT[z] or z in SEA_NEXT[to]) for to in SEAS)
"""Every neighbor, on whichever side of a current (for the why-not)."""


def _km(a: tuple[float, float], b: tuple[float, float]) -> float:
    la, lo, lb, lp = map(radians, (a[1], a[0], b[1], b[0]))
    return 12742 * asin(sqrt(sin((lb - la) / 2) ** 2 + cos(la) * cos(lb) * sin((lp - lo) / 2) ** 2))


_tribe_at = [(s.lon, s.lat) for s in _map.tribal_site]
_colony_at = [(s.lon, s.lat) for s in _map.colony_site]
COLONY_TRIBE_KM = tuple(tuple(_km(c, t) for t in _tribe_at) for c in _colony_at)
NEAREST_TRIBES = tuple(tuple(sorted(TRIBES, key=km.__getitem__)) for km in COLONY_TRIBE_KM)
"""For each Colony Site the Tribal Sites, nearest first (R46)."""

# Sites that can be attacked or enslaved, in one numbering: Colony Sites, Tribal Sites, Rebel Sites (under the id of their land zone).
FIRST_TRIBE = len(COLONY_IDS)
FIRST_REBEL = FIRST_TRIBE + len(TRIBE_IDS)
SITE_IDS = (*COLONY_IDS, *TRIBE_IDS, *LAND_IDS)
SITE_NUMBER = {s: n for n, s in enumerate(SITE_IDS)}
SITES = range(len(SITE_IDS))
SITE_AREA = (*COLONY_LAND, *TRIBE_AREA, *LANDS)
SEA_SITES = tuple((*SEA_COLONIES[z], *(FIRST_TRIBE + t for t in SEA_TRIBES[z]), *(FIRST_REBEL + n for n in SEA_LANDS[z])) for z in SEAS)

EUROPE, PIRATING, ASHORE = 100, 101, -1
"""Where a fleet can be besides a sea zone; ASHORE: there is none."""
PLACE_IDS = {**dict(enumerate(SEA_IDS)), EUROPE: "europe", PIRATING: "pirating", ASHORE: ""}
PLACE_NUMBER = {v: k for k, v in PLACE_IDS.items()}

# -- the calendar

FIRST_YEAR = _data.calendar.calendar.first_year
LAST_YEAR = _data.calendar.calendar.last_year
COMET_YEAR = _data.calendar.calendar.comet_start
LONG_DOVE = _data.calendar.calendar.long_game_dove
SHORT_DOVE = _data.calendar.calendar.short_game_dove
PHASE = {y.year: y.phase for y in _data.calendar.year}
WAR_STRIPE = {y.year: y.stripe == "war" for y in _data.calendar.year}
YEAR_GOODS = {y.year: tuple(y.goods or ()) for y in _data.calendar.year}
OMENS = {o.year: o for o in _data.calendar.omen}
OMEN_YEAR = {o.effect.kind: o.year for o in _data.calendar.omen}

# -- the philosophy board

SPACE_IDS = tuple(s.id for s in _board.space)
SPACE_NUMBER = {s: n for n, s in enumerate(SPACE_IDS)}
SPACES = range(len(SPACE_IDS))
SPACE_X = tuple(s.x for s in _board.space)
SPACE_Y = tuple(s.y for s in _board.space)
PROFESSION_IDS = tuple(p.id for p in _board.profession)
CALLOW = tuple(s.kind == "callow" for s in _board.space)
CALLOW_SPACES = tuple(s for s in SPACES if CALLOW[s])
LOWEST_RUNGS = tuple(n for n, s in enumerate(_board.space) if s.kind == "wedding")
PROFESSION = tuple(PROFESSION_IDS.index(s.profession) if s.profession else NONE for s in _board.space)
EXTREMIST = tuple(PROFESSION[n] if s.kind == "extremist" else NONE for n, s in enumerate(_board.space))
"""For each space the Profession whose victory can be won on it, else NONE."""
START_SPACE = tuple(next(n for n, s in enumerate(_board.space) if s.start_color == c) for c in COLORS)
COLONIST, MISSIONARY, BUCCANEER, ROYALIST = (PROFESSION_IDS.index(p) for p in ("colonist", "missionary", "buccaneer", "royalist"))
VICTORIES = tuple(next(v for v in _board.victory if v.profession == p) for p in PROFESSION_IDS)
DIRECTIONS = tuple(_board.board.directions)
STEPS = tuple(tuple(_board.board.directions[d]) for d in DIRECTIONS)
STAY, MUTINY, MIDLIFE = -1, -2, -3
_realm = {tuple(c): MUTINY if r.kind == "mutiny" else MIDLIFE for r in _board.realm for c in r.cells}
_space_at = {(SPACE_X[s], SPACE_Y[s]): s for s in SPACES}
NUDGE = tuple(
    tuple(_space_at.get(to, _realm.get(to, STAY)) for to in ((SPACE_X[s] + dx, SPACE_Y[s] + dy) for dx, dy in STEPS)) for s in SPACES
)
"""For each space and direction the space a Nudge leads to, or STAY, MUTINY, MIDLIFE (D3b, G2a)."""
MERCANTILISM_START, MERCANTILISM_MIN, MERCANTILISM_MAX = (
    _board.board.mercantilism_start,
    _board.board.mercantilism_min,
    _board.board.mercantilism_max,
)
WAR_COFFERS = _board.board.war_coffers_size

# -- cards

DECK_IDS = ("colony", "mission", "royalty", "ship")
COLONY_DECK, MISSION_DECK, ROYALTY_DECK, SHIP_DECK = DECKS = range(4)
DECK_NUMBER = {d: n for n, d in enumerate(DECK_IDS)}
PROFESSION_DECK = tuple(DECK_NUMBER[p.deck] for p in _board.profession)
CARD_IDS = tuple(c.id for c in _cards.card)
CARD_NUMBER = {c: n for n, c in enumerate(CARD_IDS)}
CARDS = range(len(CARD_IDS))
CARD_DECK = tuple(DECK_NUMBER[c.deck] for c in _cards.card)
DECK_CARDS = tuple(tuple(c for c in CARDS if CARD_DECK[c] == d) for d in DECKS)
CARD_NUDGE = tuple(DIRECTIONS.index(c.nudge) for c in _cards.card)
ACTION_IDS: tuple[str, ...] = tuple(a.id for a in _cards.action)
ACTION_NUMBER: dict[str, int] = {a: n for n, a in enumerate(ACTION_IDS)}
CARD_ACTIONS = tuple(tuple(ACTION_NUMBER[a] for a in c.actions) for c in _cards.card)
LEGALITY_IDS = ("PLUNDER", "SMUGGLER", "CONQUISTADOR", "PRIVATEER")
PLUNDER, SMUGGLER, CONQUISTADOR, PRIVATEER = range(4)
CARD_LEGALITY = tuple(LEGALITY_IDS.index(c.legality) if c.legality else NONE for c in _cards.card)
CARD_SEAMANSHIP = tuple(ord(c.seamanship) - ord("A") if c.seamanship else NONE for c in _cards.card)
QUALIFICATION_IDS = ("most_righteous", "most_loyal", "least_righteous", "least_loyal")
CARD_QUALIFICATION = tuple(QUALIFICATION_IDS.index(c.qualification) if c.qualification else NONE for c in _cards.card)
REACH_PEERAGE = tuple(c.peerage == "reach" for c in _cards.card)
"""Whether a Bible (else a disk) covers the icon of a Royalty Card."""
CARD_HOOK = tuple(c.ability.hook if c.ability else "" for c in _cards.card)
CARD_PARAMS = tuple(dict(vars(c.ability.params)) if c.ability else {} for c in _cards.card)
MAROON_CARD = next(c for c in CARDS if CARD_HOOK[c] == "maroon_king")
HAVEN_IDS = tuple(h.id for h in sorted(_data.havens.haven, key=lambda h: SEA_NUMBER[h.sea_zone]))
HAVEN_NUMBER = {h: n for n, h in enumerate(HAVEN_IDS)}
"""A Haven Card has the number of its sea zone."""
HAVEN_ACTIONS = tuple(tuple(ACTION_NUMBER[a] for a in h.actions) for h in sorted(_data.havens.haven, key=lambda h: SEA_NUMBER[h.sea_zone]))


def options(verb: str, ids: tuple[str, ...]) -> tuple[Option, ...]:
    """Ready-made options of a verb, one an id, in the order of the ids."""
    return tuple((verb, i) for i in ids)


DONE_OPTION: Option = ("done",)
