"""How a ship in Plymouth Street stands: what it holds, and the free places down the street, shared with those who come there too.

For the judgment of computer seats in Provisioning. What is still to be had counts by its chance; a place walked past is lost. `haul` says
what the ship that may come of it will bring home.

How the numbers were got: `APPETITE` and `OFFICES` by matches, `HIND`, `HIND_AHEAD` and `DOCK` by regression (see `judgment`), the rest by
sense; matches found no better `QUAY`, `PINNACE_AHEAD` or `FEW`.
"""

from __future__ import annotations

from rules.francis_drake.haul import MOST_CREW, MOST_GUNS, RARE, TRADED, WIDE, Fleet, Grid, Store, between, fleet, store
from rules.francis_drake.provisioning import LEAVE
from rules.francis_drake.state import DrakePosition
from rules.francis_drake.tables import (
    COST,
    DISCS_NEEDED,
    LOCATIONS,
    MAX_RANGE,
    NONE,
    PLAYERS,
    PORTS,
    TAVERN,
    THEN_LEAVE,
    TILE,
    TILE_SETS,
    TILES,
    VOYAGES,
    ZONE,
    Content,
    TileSet,
)
from rules.kernel.decision import Decision

APPETITE = 1.1
"""How much of a place each rival who comes there too takes away."""
QUAY = 0.5
"""Crew and guns that Dockside adds, as nobody knows yet which it will be."""
INVESTOR = max(COST)
INVESTOR_LATER = 0.5
"""Victory points by which the Investor is worth more than he costs, while he is not used (by sense)."""
HIND, HIND_AHEAD = 2.5, 5.0
"""Victory points: to come before everybody else; the whole Golden Hind, while it is only hoped for."""
PINNACE_AHEAD = 1.5
"""Victory points of a pinnace that is only hoped for."""
OFFICES = (0.2, 0.9, 0.2)
"""Victory points of the Admiral, the Governor and the Informer: unclaimed treasure, the dock, and what they alone know."""
DOCK = 0.2
"""Victory points of sailing one dock earlier: who comes first takes the treasure."""
FEW, FAR = 5, 2.0
"""Among how many of the next locations a ship chooses at first sight, and by how many victory points the rest is disliked."""
SHORT = 0.15
"""How much of what lies out of range now is taken off for the danger that no more barrels are got."""

PORTS_WITHIN = tuple(sum(ZONE[d] <= reach for d in PORTS) for reach in range(MAX_RANGE + 1))
SLOTS = 4
ASKED = ("street", "one_more")
"""The questions of Provisioning."""

Gain = tuple[int, float]
CREW, GUNS, BARRELS, GOODS, GALLEON, PINNACE, THE_HIND, ADMIRAL, GOVERNOR, INFORMER = ITEMS = range(10)
"""What stops give, as places in a list of what is to be expected."""
_NUMBER = {
    "crew": CREW, "guns": GUNS, "supplies": BARRELS, "trade_goods": GOODS, "galleon": GALLEON, "pinnace": PINNACE,
    "golden_hind": THE_HIND, "admiral": ADMIRAL, "governor": GOVERNOR, "informer": INFORMER,
}  # fmt: skip


def _gains(content: Content) -> tuple[Gain, ...]:
    """What a circle gives, as (item, number to expect); one more by choice is half of each."""
    found: list[Gain] = []
    for item, n in content:
        if item == "roll":
            faces = [TAVERN[face + n][0] for face in range(1, 7)]
            found.append((CREW, sum(faces) / len(faces)))
        elif item == "choice":
            found += [(CREW, 0.5), (GUNS, 0.5)]
        elif item in _NUMBER:
            found.append((_NUMBER[item], float(n)))
    return tuple(found)


def _shares(tiles: TileSet, location: int, players: int) -> list[list[tuple[Gain, ...]]]:
    """By free circles of a location (a bit each) and number of rivals still to come there: what one ship may expect of it."""
    circles = [dict(_gains(content)) for content in tiles.printed[location]]
    by_free: list[list[tuple[Gain, ...]]] = []
    for free in range(1 << len(circles)):
        open_circles = [c for n, c in enumerate(circles) if free >> n & 1]
        items = sorted({item for c in open_circles for item in c})
        by_rivals = []
        for rivals in range(players):
            share = 1 / (1 + APPETITE * rivals)
            expected = [(i, min(open_circles[0].get(i, 0.0), share * sum(c.get(i, 0.0) for c in open_circles))) for i in items]
            by_rivals.append(tuple(expected))
        by_free.append(by_rivals)
    return by_free


class Street:
    """Plymouth Street for one number of players: `share[location]` as `_shares`, `circles[location]` numbers, `gain[stop]`."""

    def __init__(self, players: int) -> None:
        tiles = TILE_SETS[players]
        self.share = [_shares(tiles, n, players) if n in TILES else [] for n in LOCATIONS]
        self.circles = [tuple(range(tiles.first[n], tiles.first[n] + tiles.number[n])) if n in TILES else () for n in LOCATIONS]
        self.gain = [_gains(content) for content in tiles.content]
        self.tiles = tiles


NO_HOPE = [0.0] * len(ITEMS)
STREETS: dict[int, Street] = {}
DRAKE_GAIN: tuple[Gain, ...] = next(_gains(TILE_SETS[PLAYERS[0]].printed[n][0]) for n in LOCATIONS if DISCS_NEEDED[n] > 1)


def plymouth(players: int) -> Street:
    """The street for so many players, laid out when first needed."""
    if players not in STREETS:
        STREETS[players] = Street(players)
    return STREETS[players]


Ahead = list[tuple[int, tuple[Gain, ...]]]


def coming(pos: DrakePosition, seat: int) -> Ahead:
    """The locations down the street where there is a free circle, with what a seat may expect of them."""
    position, standing, outbound = pos.position, pos.standing, pos.outbound
    own = standing[seat]
    where = position[own] if own != NONE else 0
    street, held, location_at = plymouth(len(pos.seats)), pos.circles, pos.street
    circles, share = street.circles, street.share
    rivals = [0 if standing[s] == NONE else position[standing[s]] for s in pos.starting if s != seat and s not in outbound]
    rivals.sort(reverse=True)
    behind, waiting = 0, len(rivals)
    found = []
    for place in range(where, len(TILES)):
        while waiting and rivals[-1] <= place:
            rivals.pop()
            waiting -= 1
            behind += 1
        location = location_at[place]
        free, bit = 0, 1
        for circle in circles[location]:
            if held[circle] < 0:
                free |= bit
            bit += bit
        if free:
            found.append((location, share[location][free][behind]))
    return found


def expected(pos: DrakePosition, seat: int, ahead: Ahead) -> list[float]:
    """What a seat may still get in the street, by item."""
    hope = NO_HOPE[:]
    for _, gains in ahead:
        for item, n in gains:
            hope[item] += n
    if pos.second == seat:
        for item, n in DRAKE_GAIN:
            hope[item] += n
    standing = pos.standing[seat]
    if standing == NONE or not THEN_LEAVE[standing]:
        hope[CREW] += QUAY
        hope[GUNS] += QUAY
    return hope


class Ship:
    """The ship of a seat as it may be when it sails; `worth` is what it will bring home, in victory points."""

    __slots__ = ("fleet", "invest", "pinnace", "slots", "store")

    def __init__(self, pos: DrakePosition, seat: int, kept: Store) -> None:
        self.fleet: Fleet = fleet(len(pos.seats), pos.galleon_counter)
        self.pinnace = pos.pinnace[seat]
        self.slots = SLOTS + (pos.golden_hind == seat)
        self.store = kept
        standing = pos.standing[seat]
        passed = pos.invested[seat] or (standing != NONE and pos.position[standing] > len(TILES)) or seat in pos.outbound
        self.invest = 0.0 if passed else INVESTOR + INVESTOR_LATER

    def worth(self, crew: float, guns: float, barrels: float, goods: float, galleon: float) -> float:
        """To expect of so many pieces aboard (fractions are chances), `galleon` the chance of one."""
        if crew > MOST_CREW:
            crew = float(MOST_CREW)
        if guns > MOST_GUNS:
            guns = float(MOST_GUNS)
        if barrels >= MAX_RANGE:
            return self._within(MAX_RANGE, crew, guns, goods, galleon)
        reach = int(barrels)
        near, more = self._within(reach, crew, guns, goods, galleon), barrels - reach
        return near + more * (self._within(reach + 1, crew, guns, goods, galleon) - near) if more else near

    def _within(self, reach: int, crew: float, guns: float, goods: float, galleon: float) -> float:
        kind = reach << 2 | self.pinnace
        if galleon >= 1:
            return self._sails(self.fleet[kind | 2], reach, crew, guns, goods)
        without = self._sails(self.fleet[kind], reach, crew, guns, goods)
        invest = self.invest
        if not galleon and not invest:
            return without
        having = self._sails(self.fleet[kind | 2], reach, crew, guns, goods)
        if invest and having - invest > without:
            without = having - invest
        return without + galleon * (having - without)

    def _sails(self, grids: list[Grid], reach: int, crew: float, guns: float, goods: float) -> float:
        slots = self.slots
        if not goods:
            return between(grids[slots].total, crew, guns)
        most = PORTS_WITHIN[reach]
        trades = goods if goods < most else most  # noqa: FURB136 - min() is twice as slow, and this is asked at every turn
        n = int(trades)
        sold = self.store.sold
        value = TRADED * sold[n] + between(grids[slots - n].total, crew, guns)
        if trades == n:
            return value
        return value + (trades - n) * (TRADED * sold[n + 1] + between(grids[slots - n - 1].total, crew, guns) - value)

    def parts(self, crew: int, guns: int, reach: int, goods: int, galleon: int) -> list[float]:
        """The worth of a ship as it is, by towns, forts, galleons, the chart of kinds, and trade."""
        trades = min(goods, PORTS_WITHIN[reach])
        grid = self.fleet[reach << 2 | galleon << 1 | self.pinnace][self.slots - trades]
        return [*grid.parts[min(crew, MOST_CREW) * WIDE + min(guns, MOST_GUNS)], TRADED * self.store.sold[trades]]


def stored(pos: DrakePosition, seat: int) -> Store:
    """The commodities of a seat."""
    ports = pos.ports
    rare = 1 if ports[0][RARE] or ports[1][RARE] or ports[2][RARE] else 0
    return store(pos.commodities[seat], rare, VOYAGES - pos.voyage)


def hoped(hope: list[float], pinnace: int) -> float:
    """The worth of what is hoped for and changes no cube aboard."""
    admiral, governor, informer = OFFICES
    found = hope[THE_HIND] * HIND_AHEAD + hope[ADMIRAL] * admiral + hope[GOVERNOR] * governor + hope[INFORMER] * informer
    return found if pinnace else found + hope[PINNACE] * PINNACE_AHEAD


def prospects(pos: DrakePosition, seat: int, kept: Store) -> list[float]:
    """What the ship of a seat will bring home, in victory points: from towns, forts, galleons, the chart of kinds, trade; what the street
    may add to that; and what is taken off while the ship is short of barrels."""
    it = Ship(pos, seat, kept)
    crew, guns, barrels, goods, galleon = pos.crew[seat], pos.guns[seat], pos.supplies[seat], pos.trade_goods[seat], pos.galleon[seat]
    reach = min(MAX_RANGE, barrels)
    if seat in pos.outbound:
        return [*it.parts(crew, guns, reach, goods, galleon), 0.0, 0.0]
    hope = expected(pos, seat, coming(pos, seat))
    far = min(MAX_RANGE, int(barrels + hope[BARRELS] + 0.5))
    parts = it.parts(crew, guns, far, goods, galleon)
    whole = hoped(hope, it.pinnace)
    whole += it.worth(crew + hope[CREW], guns + hope[GUNS], barrels + hope[BARRELS], goods + hope[GOODS], galleon or hope[GALLEON])
    now = sum(parts)
    parts.append(whole - now)
    parts.append(SHORT * (sum(it.parts(crew, guns, reach, goods, galleon)) - now) if reach < far else 0.0)
    return parts


def lean(pos: DrakePosition, decision: Decision) -> list[float]:
    """A liking for every stop, for leaving, and for the piece that comes with two discs, in victory points: what the ship may be with it,
    without what is walked past. Stops beyond the next `FEW` locations are not looked at closely."""
    seat, options = decision.seat, decision.options
    assert options
    it = Ship(pos, seat, stored(pos, seat))
    have = [
        pos.crew[seat],
        pos.guns[seat],
        pos.supplies[seat],
        pos.trade_goods[seat],
        pos.galleon[seat],
        *(0,) * (len(ITEMS) - GALLEON - 1),
    ]
    ahead = coming(pos, seat)
    hope = expected(pos, seat, ahead)
    if decision.ask != "street":
        return [_with(it, have, hope, _gains(option[1])) for option in options]
    street = plymouth(len(pos.seats))
    number_of, location_of, gain = street.tiles.number_of, street.tiles.location, street.gain
    walked, near, last, lowest = 0, 0, NONE, 0.0
    liking = []
    for option in options:
        if option == LEAVE:
            liking.append(_with(it, have, NO_HOPE, ()) + DOCK * (len(pos.seats) - 1 - len(pos.outbound)) / 2)
            continue
        stop = number_of[option]
        location = location_of[stop]
        if location != last:
            last = location
            near += 1
            while walked < len(ahead) and (ahead[walked][0] == location or pos.position[ahead[walked][0]] < pos.position[location]):
                for item, n in ahead[walked][1]:
                    hope[item] -= n
                walked += 1
            if THEN_LEAVE[location]:
                hope = NO_HOPE
        if near > FEW and TILE[location]:
            liking.append(lowest - FAR)
            continue
        value = _with(it, have, hope, gain[stop]) - (COST[location] + INVESTOR_LATER if COST[location] else 0)
        lowest = min(lowest, value) if liking else value
        liking.append(value)
    return liking


def _with(it: Ship, have: list[int], hope: list[float], gains: tuple[Gain, ...]) -> float:
    """The worth of a ship with what a stop gives, and with what there is to hope for."""
    crew, guns, barrels, goods = have[CREW] + hope[CREW], have[GUNS] + hope[GUNS], have[BARRELS] + hope[BARRELS], have[GOODS] + hope[GOODS]
    galleon: float = have[GALLEON] or hope[GALLEON]
    pinnace, slots, extra = it.pinnace, it.slots, 0.0
    for item, n in gains:
        if item == CREW:
            crew += n
        elif item == GUNS:
            guns += n
        elif item == BARRELS:
            barrels += n
        elif item == GOODS:
            goods += n
        elif item == GALLEON:
            galleon = 1.0
        elif item == PINNACE:
            it.pinnace = 1
        elif item == THE_HIND:
            it.slots += 1
            extra += HIND
        else:
            extra += OFFICES[item - ADMIRAL]
    value = extra + hoped(hope, it.pinnace) + it.worth(crew, guns, barrels, goods, galleon)
    it.pinnace, it.slots = pinnace, slots
    return value
