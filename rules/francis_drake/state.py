"""The position of Francis Drake: columns of plain ints, and the small moves of pieces that every chapter shares.

Seats, locations, destinations, discs and commodities are the numbers of `tables`. Hidden are: which disc lies face down where, face-down
counters, and the contents of the chests (3C). Counters that nobody has laid out do not have a value before they are flipped or looked at.
"""

from __future__ import annotations

from typing import Any, Self

from rules.francis_drake.tables import (
    CIRCLES,
    COMMODITIES,
    COMMODITY_COUNT,
    COUNTERS,
    CREW,
    DEFENDED,
    DESTINATIONS,
    DISCS,
    DISCS_NEEDED,
    EVERYBODY,
    FORT,
    GALLEON,
    GALLEON_COUNTERS,
    GHOST_SHIP,
    GOLDEN_HIND,
    GUNS,
    KIND,
    LOCATIONS,
    MAX_RANGE,
    MISSIONS,
    NONE,
    PINNACES,
    PLAYER_DISCS,
    SEATS,
    SUPPLIES,
    TILE,
    TILE_SETS,
    TRADE_GOODS,
    TREASURE,
    TREASURES,
    ZONE,
    TileSet,
)
from rules.francis_drake.view import View, view
from rules.kernel.position import Position

SEAT_COLUMNS = (
    *("score", "crew", "guns", "supplies", "trade_goods", "galleon", "pinnace", "ghost_ship", "invested", "player_discs", "standing"),
    *("reach", "conquered", "commodities", "chest"),
)
PLACE_COLUMNS = ("treasure", "counter", "flipped", "knows", "done")
OTHER_COLUMNS = ("circles", "position", "galleon_counter", "disc_at", "ports")
SCALARS = (
    *(
        "crew_stock",
        "guns_stock",
        "supplies_stock",
        "trade_goods_stock",
        "pinnaces",
        "treasures",
        "warehouse",
        "troop_pool",
        "frigate_pool",
    ),
    *("seats", "street", "starting", "outbound", "homebound", "voyage", "admiral", "governor", "informer", "golden_hind", "second"),
    *("laid", "revealed", "looked", "early", "printed"),
)
POOL = {FORT: "troop_pool", GALLEON: "frigate_pool"}
N = len(DISCS)


class DrakePosition(Position):
    """A moment of Francis Drake.

    By seat: `score`; the ship log `crew`, `guns`, `supplies`, `trade_goods`, `galleon`, `pinnace` (0 or 1), `commodities` (a count of each
    kind); `ghost_ship` (0 or 1: held this voyage), `invested` (the Investor tile is used), `player_discs` left, `standing` (location of
    the last disc in Plymouth Street, or NONE), `reach` (zone of the Navigation Marker), `conquered` (a bit for each kind), `chest` (a
    count of each kind of stone). `disc_at[seat * 6 + disc]`: destination of a Mission Disc, NONE where it is not on the map.
    By destination: `treasure` (0 or 1), `counter` (number on the counter laid there, NONE where there is none or it does not exist yet),
    `flipped`, `knows` (a bit for each seat that knows the counter), `done` (seats whose discs lie there face down after a success).
    `galleon_counter` by Spanish galleon, `ports` by trade port: commodities there. `circles`: seat on every circle of the tile set.
    `position[location]` in `street` (locations in order), counted from 1. In the supply: `..._stock`, `pinnaces`, `treasures`,
    `warehouse` (commodities), `troop_pool` and `frigate_pool` (counters that are not laid out, or whose place does not exist yet).
    Docks: `starting` order of this voyage, `outbound` (ships that have left, then the sailing order), `homebound` (ships that are back).
    `admiral`, `governor`, `informer`, `golden_hind`: who holds them. `second`: who owes the second disc to Drake. `laid`: counters lie at
    forts and galleons. `revealed`: the discs lie face up. `looked`: destination whose discs the Informer has seen. `early`: how many have
    returned early. `printed`: the street is never shuffled.
    """

    __slots__ = (*SEAT_COLUMNS, *PLACE_COLUMNS, *OTHER_COLUMNS, *SCALARS)
    columns = (*SEAT_COLUMNS, *PLACE_COLUMNS, *OTHER_COLUMNS, *SCALARS)

    score: list[int]
    crew: list[int]
    guns: list[int]
    supplies: list[int]
    trade_goods: list[int]
    galleon: list[int]
    pinnace: list[int]
    ghost_ship: list[int]
    invested: list[int]
    player_discs: list[int]
    standing: list[int]
    reach: list[int]
    conquered: list[int]
    commodities: list[tuple[int, ...]]
    chest: list[tuple[int, ...]]
    treasure: list[int]
    counter: list[int]
    flipped: list[int]
    knows: list[int]
    done: list[tuple[int, ...]]
    circles: list[int]
    position: list[int]
    galleon_counter: list[int]
    disc_at: list[int]
    ports: list[tuple[int, ...]]
    crew_stock: int
    guns_stock: int
    supplies_stock: int
    trade_goods_stock: int
    pinnaces: int
    treasures: tuple[int, ...]
    warehouse: tuple[int, ...]
    troop_pool: tuple[int, ...]
    frigate_pool: tuple[int, ...]
    seats: tuple[int, ...]
    street: tuple[int, ...]
    starting: tuple[int, ...]
    outbound: tuple[int, ...]
    homebound: tuple[int, ...]
    voyage: int
    admiral: int
    governor: int
    informer: int
    golden_hind: int
    second: int
    laid: int
    revealed: int
    looked: int
    early: int
    printed: int

    def copy(self) -> Self:
        new = self.__new__(self.__class__)
        new.score = self.score[:]
        new.crew = self.crew[:]
        new.guns = self.guns[:]
        new.supplies = self.supplies[:]
        new.trade_goods = self.trade_goods[:]
        new.galleon = self.galleon[:]
        new.pinnace = self.pinnace[:]
        new.ghost_ship = self.ghost_ship[:]
        new.invested = self.invested[:]
        new.player_discs = self.player_discs[:]
        new.standing = self.standing[:]
        new.reach = self.reach[:]
        new.conquered = self.conquered[:]
        new.commodities = self.commodities[:]
        new.chest = self.chest[:]
        new.treasure = self.treasure[:]
        new.counter = self.counter[:]
        new.flipped = self.flipped[:]
        new.knows = self.knows[:]
        new.done = self.done[:]
        new.circles = self.circles[:]
        new.position = self.position[:]
        new.galleon_counter = self.galleon_counter[:]
        new.disc_at = self.disc_at[:]
        new.ports = self.ports[:]
        new.crew_stock = self.crew_stock
        new.guns_stock = self.guns_stock
        new.supplies_stock = self.supplies_stock
        new.trade_goods_stock = self.trade_goods_stock
        new.pinnaces = self.pinnaces
        new.treasures = self.treasures
        new.warehouse = self.warehouse
        new.troop_pool = self.troop_pool
        new.frigate_pool = self.frigate_pool
        new.seats = self.seats
        new.street = self.street
        new.starting = self.starting
        new.outbound = self.outbound
        new.homebound = self.homebound
        new.voyage = self.voyage
        new.admiral = self.admiral
        new.governor = self.governor
        new.informer = self.informer
        new.golden_hind = self.golden_hind
        new.second = self.second
        new.laid = self.laid
        new.revealed = self.revealed
        new.looked = self.looked
        new.early = self.early
        new.printed = self.printed
        self._copy_into(new)
        return new

    # -- Plymouth Street

    @property
    def tiles(self) -> TileSet:
        """The tile set of this number of players."""
        return TILE_SETS[len(self.seats)]

    def put_street(self, street: tuple[int, ...]) -> None:
        """Lays the locations out in this order."""
        self.street = street
        self.position = [street.index(location) + 1 for location in LOCATIONS]

    # -- mission discs

    def has_disc(self, seat: int, disc: int) -> bool:
        """Whether a seat plays this Mission Disc on this voyage (2B)."""
        if disc in MISSIONS:
            return True
        return self.golden_hind == seat if disc == GOLDEN_HIND else bool(self.ghost_ship[seat])

    def unplaced(self, seat: int) -> list[int]:
        """The Mission Discs of this voyage that a seat has not on the map."""
        at = self.disc_at[seat * N : seat * N + N]
        return [disc for disc in DISCS if at[disc] == NONE and self.has_disc(seat, disc)]

    def placed(self, seat: int) -> list[int]:
        """The destinations where discs of a seat lie, in the order of the discs."""
        return [d for d in self.disc_at[seat * N : seat * N + N] if d != NONE]

    # -- counters at forts and galleons

    def lay(self, destination: int, value: int) -> None:
        """Lays a counter of the pool face down."""
        pool = POOL[KIND[destination]]
        left = list(getattr(self, pool))
        left.remove(value)
        setattr(self, pool, tuple(left))
        self.counter[destination] = value

    def layer(self, kind: int) -> int:
        """2A: who lays out the counters of forts (the Governor) or galleons (the Admiral); NONE: chance."""
        return self.governor if kind == FORT else self.admiral

    def pool(self, kind: int) -> tuple[int, ...]:
        """The counters for forts or galleons that have no place (yet), sorted."""
        return self.troop_pool if kind == FORT else self.frigate_pool

    # -- treasure

    def treasure_stock(self, stone: int, change: int) -> None:
        """Puts stones back to the supply, or takes them from it."""
        self.treasures = tuple(n + change if k == stone else n for k, n in enumerate(self.treasures))

    # -- what the kernel asks for

    def view(self, seat: int | None) -> View:
        return view(self, seat)

    def resample(self, seat: int, rng: Any) -> Self:
        """See Position; a seat number below 0 is nobody: he knows what lies open on the table."""
        new = self.copy()
        new._decision = None
        bit = 1 << seat if seat >= 0 else 0
        for kind, places in DEFENDED.items():
            unknown = [d for d in places if new.counter[d] != NONE and not new.flipped[d] and not new.knows[d] & bit]
            values = sorted([*new.pool(kind), *(new.counter[d] for d in unknown)])
            if not self._lays(seat, kind):
                rng.shuffle(values)
                for d in unknown:
                    new.counter[d] = values.pop()
                setattr(new, POOL[kind], tuple(sorted(values)))
        if not new.revealed:
            for other in new.seats:
                if other != seat:
                    new._shuffle_discs(other, seat, rng)
        for step in new.agenda:
            step.hide(new, seat, rng)
        return new

    def _lays(self, seat: int, kind: int) -> bool:
        """Whether a seat lays these counters out itself, so that nothing about them is unknown to it."""
        return seat >= 0 and seat == self.layer(kind)

    def _shuffle_discs(self, other: int, seat: int, rng: Any) -> None:
        """Which disc lies where, of those whose number `seat` has not seen."""
        known = {n for n in DISCS if seat == self.informer and NONE != self.looked == self.disc_at[other * N + n]}
        free = [n for n in DISCS if self.has_disc(other, n) and n not in known]
        where = sorted(self.disc_at[other * N + n] for n in free)
        rng.shuffle(where)
        for n, place in zip(free, where, strict=True):
            self.disc_at[other * N + n] = place

    def check(self) -> None:
        """Every piece is where it can be, once (invariants 1 to 5)."""
        seats, everybody = self.seats, EVERYBODY
        for what, total in (("crew", CREW), ("guns", GUNS), ("supplies", SUPPLIES), ("trade_goods", TRADE_GOODS)):
            held, stock = getattr(self, what), getattr(self, f"{what}_stock")
            assert sum(held) + stock == total, f"{what}: {held} and {stock} of {total}"
            assert stock >= 0 and min(held) >= 0, f"{what}: less than nothing"
        assert self.pinnaces + sum(self.pinnace) == PINNACES and self.pinnaces >= 0, "pinnaces"
        for stone, total in enumerate(TREASURES):
            chests = sum(self.chest[s][stone] for s in everybody)
            there = sum(self.treasure[d] for d in DESTINATIONS if TREASURE[d] == stone)
            assert self.treasures[stone] + chests + there == total and self.treasures[stone] >= 0, f"treasure {stone}"
        for kind in COMMODITIES:
            held = [self.commodities[s][kind] for s in everybody]
            there = sum(port[kind] for port in self.ports)
            assert self.warehouse[kind] + sum(held) + there == COMMODITY_COUNT[kind] and self.warehouse[kind] >= 0, f"commodity {kind}"
            assert min(held) >= 0 and all(port[kind] >= 0 for port in self.ports), f"commodity {kind}: less than nothing"
        for kind, places in DEFENDED.items():
            laid = [self.counter[d] for d in places if self.counter[d] != NONE]
            assert sorted([*self.pool(kind), *laid]) == list(COUNTERS[kind]), f"counters {kind}: {laid} {self.pool(kind)}"
            assert list(self.pool(kind)) == sorted(self.pool(kind)), "a pool is unsorted"
        assert sorted(self.galleon_counter) == list(GALLEON_COUNTERS) or NONE in self.galleon_counter, "galleon counters"
        for d in DESTINATIONS:
            assert len(self.done[d]) <= CIRCLES[d] and len(set(self.done[d])) == len(self.done[d]), f"successes at {d}: {self.done[d]}"
            assert not (self.treasure[d] and self.done[d]), f"treasure left at {d}"
            assert not self.flipped[d] or self.counter[d] != NONE, f"nothing to flip at {d}"
            assert self.counter[d] == NONE or KIND[d] in DEFENDED, f"a counter at {d}"
        self._check_docks()
        self._check_street()
        for s in seats:
            own = self.placed(s) + [d for d in DESTINATIONS if s in self.done[d]]
            assert len(set(own)) == len(own), f"{SEATS[s]}: two discs at a destination {own}"
            assert all(ZONE[d] <= self.reach[s] for d in own), f"{SEATS[s]}: out of range"
            assert 0 <= self.reach[s] <= MAX_RANGE, f"{SEATS[s]}: range"
            for disc in (GOLDEN_HIND, GHOST_SHIP):
                assert self.disc_at[s * N + disc] == NONE or self.has_disc(s, disc), f"{SEATS[s]}: disc {disc}"
            assert self.score[s] >= 0, f"{SEATS[s]}: score"
        for s in everybody:
            if s not in seats:
                assert not (self.score[s] or self.crew[s] or self.guns[s] or self.placed(s) or self.player_discs[s]), f"{SEATS[s]} plays"

    def _check_docks(self) -> None:
        seats = sorted(self.seats)
        assert not self.starting or sorted(self.starting) == seats, "starting order"
        docks: tuple[tuple[int, ...], ...] = (self.outbound, self.homebound)
        for dock in docks:
            assert len(set(dock)) == len(dock) and set(dock) <= set(seats), f"docks {dock}"
        if self.homebound:
            assert sorted(self.outbound) == seats, "a ship is home that has not left"

    def _check_street(self) -> None:
        tiles = self.tiles
        assert sorted(self.street) == list(LOCATIONS) and all(TILE[n] == (p < sum(TILE)) for p, n in enumerate(self.street)), "the street"
        assert all(self.street[self.position[n] - 1] == n for n in LOCATIONS), "positions"
        assert len(self.circles) == tiles.size
        used = dict.fromkeys(EVERYBODY, 0)
        last = dict.fromkeys(EVERYBODY, NONE)
        for n in self.street:
            here = [s for s in self.circles[tiles.first[n] : tiles.first[n] + tiles.number[n]] if s != NONE]
            assert len(set(here)) == len(here), f"two discs of one player at location {n}"
            for s in here:
                used[s] += DISCS_NEEDED[n] - (DISCS_NEEDED[n] > 1 and self.second == s)
                last[s] = n
        if self.second != NONE:
            owes = self.standing[self.second]
            assert owes != NONE and DISCS_NEEDED[owes] > 1, "nobody owes a second disc there"
        for s in self.seats:
            assert used[s] + self.player_discs[s] == PLAYER_DISCS and self.player_discs[s] >= 0, f"{SEATS[s]}: player discs"
            assert last[s] == self.standing[s], f"{SEATS[s]}: stands at {self.standing[s]}, last disc {last[s]}"
