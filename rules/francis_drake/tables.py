"""Tables built once from the data: everything the rules look up while playing, as ints in flat tuples.

Seats, locations, destinations, discs and commodities are numbers in the order of the data files; ids stand only in options, events and the
notation of scenarios. Rules name features (`KIND[d] == FORT`, `IN_ORDER[location]`), never an id.

A *stop* is one way of using a location: the location, what one takes there, and the circles in which exactly that is printed (circles that
look alike are one stop). Stops are numbered for each number of players, as the tile sets differ.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.francis_drake.data import load
from rules.kernel.decision import Option

_data = load()
_game = _data.charts.game

NONE = -1
HIDDEN = -2
"""A counter that lies face down and is not known, in views."""

# -- seats

SEATS: tuple[str, ...] = tuple(s.id for s in _data.charts.seat)
SEAT_NUMBER = {s: n for n, s in enumerate(SEATS)}
EVERYBODY = range(len(SEATS))
PLAYERS: tuple[int, ...] = tuple(_game.players)
VOYAGES: int = _game.voyages
START_SCORE: int = _game.start_score
LAST_PLAYER_GUN: int = _game.last_player_gun_voyage_1

# -- components

_count: dict[str, int] = {c.id: c.count for c in _data.charts.component}
CREW, GUNS, SUPPLIES, TRADE_GOODS = (_count[k] for k in ("crew", "guns", "supplies", "trade_goods"))
PINNACES: int = _count["pinnace"]
PLAYER_DISCS: int = _count["player_disc"] // len(SEATS)
TREASURE_IDS = ("silver", "gold", "jewel")
SILVER, GOLD, JEWEL = range(3)
TREASURES = (_count["silver"], _count["gold"], _count["jewels"])
COMMODITY_IDS = ("indigo", "sugar", "coffee", "tobacco")
COMMODITIES = range(len(COMMODITY_IDS))
COMMODITY_NUMBER = {c: n for n, c in enumerate(COMMODITY_IDS)}
COMMODITY_COUNT = tuple(_count[c] for c in COMMODITY_IDS)

# -- mission discs, in the order in which they are resolved; the Ghost Ship is never resolved

DISC_IDS = ("golden-hind", "1", "2", "3", "4", "ghost-ship")
DISCS = range(len(DISC_IDS))
DISC_NUMBER = {d: n for n, d in enumerate(DISC_IDS)}
GOLDEN_HIND, LAST_MISSION, GHOST_SHIP = 0, 4, 5
MISSIONS = (1, 2, 3, 4)

# -- Plymouth Street

_street = _data.street.street
LOCATION_IDS: tuple[str, ...] = tuple(s.id for s in _street)
LOCATIONS = range(len(LOCATION_IDS))
LOCATION_NUMBER = {s: n for n, s in enumerate(LOCATION_IDS)}
LOCATION_KIND: tuple[str, ...] = tuple(s.kind for s in _street)
PRINTED_ORDER = tuple(LOCATIONS)
TILE = tuple(bool(s.tile) for s in _street)
TILES = tuple(n for n in LOCATIONS if TILE[n])
PER_PLAYER = tuple(bool(s.per_player) for s in _street)
IN_ORDER = tuple(bool(s.in_order) for s in _street)
ONCE_PER_GAME = tuple(bool(s.once_per_game) for s in _street)
COST = tuple(int(s.cost_vp or 0) for s in _street)
STOCKED = tuple(bool(s.stocked_choices) for s in _street)
THEN_LEAVE = tuple(bool(s.then_leave) for s in _street)
DISCS_NEEDED = tuple(int(s.discs or 1) for s in _street)

Item = tuple[str, int]
Content = tuple[Item, ...]
"""What somebody takes at a circle, as (item, number); the counters laid out with the Admiral and the Governor are not named."""
ITEM_IDS = (
    *("galleon", "pinnace", "admiral", "governor", "informer", "golden_hind", "crew", "guns", "supplies", "trade_goods", "roll", "choice"),
)


def _content(circle: Mapping[Any, int]) -> Content:
    return tuple((item, circle[item]) for item in ITEM_IDS if item in circle)


CHOICES: tuple[tuple[Content, ...], ...] = tuple(tuple(_content(c) for c in s.choices or ()) for s in _street)
PICK: dict[Content, Option] = {content: ("pick", content) for choices in CHOICES for content in choices}


class TileSet:
    """Plymouth Street for one number of players.

    `stops[i]` is the option of stop i, `location[i]` where it is, `content[i]` what it gives, `circles[i]` the circles that give it;
    a circle of a location that every player may use belongs to a seat, and the seat's own is `circles[i][seat]`. `of[location]`: its
    stops. `first[location]` and `number[location]`: its circles. `size`: how many circles there are in all.
    """

    def __init__(self, players: int) -> None:
        self.stops: list[Option] = []
        self.location: list[int] = []
        self.content: list[Content] = []
        self.circles: list[tuple[int, ...]] = []
        self.of: list[tuple[int, ...]] = []
        self.first: list[int] = []
        self.number: list[int] = []
        self.printed: list[tuple[Content, ...]] = []
        self.size = 0
        for n, location in enumerate(_street):
            circles = tuple(_content(c) for c in getattr(location, f"circles_{players}"))
            if PER_PLAYER[n]:
                own = tuple(range(self.size, self.size + len(SEATS)))
                stops = [(content, own) for content in CHOICES[n]]
                number = len(SEATS)
            else:
                stops = [(c, tuple(self.size + k for k, other in enumerate(circles) if other == c)) for c in dict.fromkeys(circles)]
                number = len(circles)
            self.of.append(tuple(range(len(self.stops), len(self.stops) + len(stops))))
            for content, held in stops:
                self.stops.append(("stop", LOCATION_IDS[n], content))
                self.location.append(n)
                self.content.append(content)
                self.circles.append(held)
            self.first.append(self.size)
            self.number.append(number)
            self.printed.append(circles)
            self.size += number
        self.number_of = {option: n for n, option in enumerate(self.stops)}


TILE_SETS: dict[int, TileSet] = {players: TileSet(players) for players in PLAYERS}

TAVERN: dict[int, tuple[int, int]] = {
    result: (row.crew, int(row.ghost_ship)) for row in _data.street.tavern for result in range(row.start, row.to + 1)
}
"""By the die with the bonus of the first visitor: crew, and whether it is the Ghost Ship (1C5)."""
DIE = range(1, 7)
ROLL: tuple[Option, ...] = tuple(("roll", n) for n in DIE)

# -- the map

_places = _data.map.destination
DESTINATION_IDS: tuple[str, ...] = tuple(d.id for d in _places)
DESTINATIONS = range(len(DESTINATION_IDS))
DESTINATION_NUMBER = {d: n for n, d in enumerate(DESTINATION_IDS)}
KIND_IDS = ("town", "fort", "galleon", "trade-port")
TOWN, FORT, GALLEON, TRADE_PORT = range(4)
KIND = tuple(KIND_IDS.index(d.kind) for d in _places)
ZONE: tuple[int, ...] = tuple(d.zone for d in _places)
TROOPS = tuple(int(d.troops or 0) for d in _places)
FORT_GUNS = tuple(int(d.guns or 0) for d in _places)
VP = tuple(int(d.vp or 0) for d in _places)
TREASURE = tuple(TREASURE_IDS.index(d.treasure) if d.treasure else NONE for d in _places)
"""Which stone is laid at a destination, NONE at trade ports."""
FORTS = tuple(d for d in DESTINATIONS if KIND[d] == FORT)
GALLEONS = tuple(d for d in DESTINATIONS if KIND[d] == GALLEON)
PORTS = tuple(d for d in DESTINATIONS if KIND[d] == TRADE_PORT)
PORT_NUMBER = {d: n for n, d in enumerate(PORTS)}
GALLEON_NUMBER = {d: n for n, d in enumerate(GALLEONS)}
CIRCLES = tuple(d.circles or _game.successes_per_target for d in _places)
"""How many attacks, or trades, can succeed at a destination in one voyage."""
MAX_RANGE: int = _game.max_range
WITHIN = tuple(tuple(d for d in DESTINATIONS if ZONE[d] <= reach) for reach in range(MAX_RANGE + 1))
"""By range the destinations that lie in it."""
PORT_START = tuple(tuple((_places[d].start or ()).count(c) for c in COMMODITY_IDS) for d in PORTS)
_refill = _data.map.refill
REFILL = tuple(COMMODITY_NUMBER[c] for c in _refill.commodities)
REFILL_PORTS = tuple(PORT_NUMBER[DESTINATION_NUMBER[p]] for p in _refill.ports)
REFILL_TO: int = _refill.per_port

# -- counters

GALLEON_COUNTER_IDS: tuple[str, ...] = tuple(c.id for c in _data.map.galleon_counter)
GALLEON_COUNTERS = range(len(GALLEON_COUNTER_IDS))
GALLEON_GUNS: tuple[int, ...] = tuple(c.guns for c in _data.map.galleon_counter)
GALLEON_VP: tuple[int, ...] = tuple(c.vp for c in _data.map.galleon_counter)
TROOP_COUNTERS = tuple(sorted(c.troops for c in _data.map.troop_counter))
FRIGATE_COUNTERS = tuple(sorted(c.guns for c in _data.map.frigate_counter))
COUNTERS = {FORT: TROOP_COUNTERS, GALLEON: FRIGATE_COUNTERS}
DEFENDED = {FORT: FORTS, GALLEON: GALLEONS}

# -- charts

CONQUEST_VP = {0: 0, **{r.kinds: r.vp for r in _data.charts.conquest_chart}}
COMMODITY_VP = {0: 0, **{r.different: r.vp for r in _data.charts.commodity_chart}}
TREASURE_VP = tuple(next(r.vp for r in _data.charts.treasure_value if r.id == t) for t in TREASURE_IDS)
HERO_BONUS = {r.early_return: r.vp for r in _data.charts.hero_bonus}
UNCLAIMED = tuple((r.holder, TREASURE_IDS.index(r.treasure), r.vp_each) for r in _data.charts.unclaimed)

# -- options made once


def options(verb: str, ids: tuple[str, ...]) -> tuple[Option, ...]:
    """Ready-made options of a verb, one an id, in the order of the ids."""
    return tuple((verb, i) for i in ids)


def values(verb: str, numbers: tuple[int, ...]) -> dict[int, Option]:
    """Ready-made options of a verb and a number."""
    return {n: (verb, n) for n in numbers}
