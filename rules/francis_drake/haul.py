"""What a ship can bring home: the best plan of attacks that crew, guns, range, galleon and pinnace allow, as victory points to expect.

For the judgment of computer seats while ships are fitted out, when nobody knows yet where the others will sail. Counters at forts and
galleons count by their chances; that others come first counts as shares by the number of players.

A plan is a set of targets. For every ship of one kind all plans are laid out once, when first asked for, on a grid of crew and guns; after
that a ship is one look into the grid.

`OPEN` and `FIRST` are by sense, `ANOTHER` too (matches found none better); `EASE`, `KINDS` and `TRADED` are fitted by regression, so that a
victory point expected is one gained (see `judgment`), the last two and the ease of forts once more by matches.
"""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from rules.francis_drake.scoring import commodity_points
from rules.francis_drake.tables import (
    COMMODITIES,
    CONQUEST_VP,
    COUNTERS,
    DESTINATIONS,
    FORT,
    FORT_GUNS,
    GALLEON,
    GALLEON_GUNS,
    GALLEON_NUMBER,
    GALLEON_VP,
    KIND,
    MAX_RANGE,
    MISSIONS,
    NONE,
    TOWN,
    TREASURE,
    TREASURE_VP,
    TROOPS,
    VOYAGES,
    VP,
    ZONE,
)

MOST_CREW, MOST_GUNS = 13, 14
"""More than any plan can use."""
WIDE = MOST_GUNS + 2
OPEN = {3: 0.92, 4: 0.87, 5: 0.8}
"""By players: how often a target still has a place for a ship that means to attack it."""
FIRST = {3: 0.62, 4: 0.52, 5: 0.45}
"""By players: how often it is the first there, and takes the treasure."""
EASE = (0.65, 0.78, 1.03)
"""By kind (towns, forts, galleons) how far both hold: everybody can attack towns, few galleons."""
KINDS = 0.75
"""How far the chart of kinds is counted on, as plans come to less than they promise."""
TRADED = 0.6
"""How often a trade that is counted on finds a free circle, before the discs lie."""
SLOTS = range(len(MISSIONS) + 2)
"""How many missions a ship can have, with the Golden Hind."""

Parts = tuple[float, float, float, float]
"""Victory points from towns, forts, galleons, and from the chart of kinds conquered."""
NOTHING: Parts = (0.0, 0.0, 0.0, 0.0)


class Grid(NamedTuple):
    """By crew * WIDE + guns: what the best plan brings, and from what."""

    total: list[float]
    parts: list[Parts]


Fleet = list[list[Grid]]
"""By range << 2 | galleon << 1 | pinnace and number of missions: what a ship brings home."""


def chart(town: float, fort: float, galleon: float) -> float:
    """2G: victory points to expect from the chart, by the chance of each kind."""
    one = town + fort + galleon
    two = town * fort + town * galleon + fort * galleon
    three = town * fort * galleon
    exactly = (one - 2 * two + 3 * three, two - 3 * three, three)
    return sum(p * CONQUEST_VP[n + 1] for n, p in enumerate(exactly))


def chances(kind: int, places: int) -> list[tuple[int, float]]:
    """The counters at so many places of a kind: sums from the least on, with the chance that they add up to no more."""
    if not places:
        return [(0, 1.0)]
    draws = [sum(draw) for draw in combinations(COUNTERS[kind], places)]
    return [(most, sum(d <= most for d in draws) / len(draws)) for most in sorted(set(draws))]


SUMS = {kind: [chances(kind, n) for n in range(len(COUNTERS[kind]) + 1)] for kind in (FORT, GALLEON)}
_fleets: dict[tuple[int, ...], Fleet] = {}


def fleet(players: int, galleons: list[int]) -> Fleet:
    """The grids of all ships in a game of so many players, with these counters at the Spanish galleons."""
    key = (players, *galleons)
    found = _fleets.get(key)
    if found is None:
        found = [_lay_out(players, galleons, ship >> 2, ship >> 1 & 1, ship & 1) for ship in range(4 * (MAX_RANGE + 1))]
        _fleets[key] = found
    return found


def _lay_out(players: int, galleons: list[int], reach: int, galleon: int, pinnace: int) -> list[Grid]:
    targets = []
    for d in DESTINATIONS:
        kind = KIND[d]
        if TREASURE[d] == NONE or ZONE[d] > reach or (kind == GALLEON and not galleon):
            continue
        counter = galleons[GALLEON_NUMBER[d]] if kind == GALLEON else NONE
        points = GALLEON_VP[counter] if kind == GALLEON else VP[d]
        guns = GALLEON_GUNS[counter] if kind == GALLEON else 0 if pinnace else FORT_GUNS[d]
        targets.append((kind, TROOPS[d], guns, EASE[kind] * (OPEN[players] * points + FIRST[players] * TREASURE_VP[TREASURE[d]])))
    new: list[Grid] = []
    size = (MOST_CREW + 2) * WIDE
    for slots in SLOTS:
        grid = Grid([0.0] * size, [NOTHING] * size) if not new else Grid(new[-1].total[:], new[-1].parts[:])
        if slots:
            for plan in combinations(targets, slots):
                _enter(grid, plan)
        _spread(grid)
        new.append(grid)
    return new


def _enter(grid: Grid, plan: tuple[tuple[int, int, int, float], ...]) -> None:
    """Enters a plan at the crew and guns it needs, with every sum of the counters that it can stand."""
    crew = guns = forts = galleons = 0
    worth = [0.0, 0.0, 0.0]
    for kind, troops, cannon, value in plan:
        crew += troops
        guns += cannon
        forts += kind == FORT
        galleons += kind == GALLEON
        worth[kind] += value
    towns = len(plan) - forts - galleons
    total, parts = grid
    for more_crew, landed in SUMS[FORT][forts]:
        fort_share = landed + (1 - landed) * (forts - 1) / forts if forts else 0.0  # who falls short loses one of them
        for more_guns, boarded in SUMS[GALLEON][galleons]:
            share = boarded + (1 - boarded) * (galleons - 1) / galleons if galleons else 0.0
            kinds = KINDS * chart(min(towns, 1), landed if forts == 1 else min(forts, 1), boarded if galleons == 1 else min(galleons, 1))
            value = worth[TOWN] + worth[FORT] * fort_share + worth[GALLEON] * share + kinds
            at = min(crew + more_crew, MOST_CREW) * WIDE + min(guns + more_guns, MOST_GUNS)
            if value > total[at]:
                total[at] = value
                parts[at] = (worth[TOWN], worth[FORT] * fort_share, worth[GALLEON] * share, kinds)


def _spread(grid: Grid) -> None:
    """Whoever has more crew or guns can do the same; the edges repeat, so that one may look between two fields everywhere."""
    total, parts = grid
    for at in range(len(total)):
        for less in ((at - WIDE) if at >= WIDE else at, (at - 1) if at % WIDE else at):
            if total[less] > total[at]:
                total[at], parts[at] = total[less], parts[less]


def between(total: list[float], crew: float, guns: float) -> float:
    """What the grid says between its fields; crew and guns up to the most."""
    c, g = int(crew), int(guns)
    at = c * WIDE + g
    here = total[at]
    return here + (crew - c) * (total[at + WIDE] - here) + (guns - g) * (total[at + 1] - here)


# -- trade


class Store(NamedTuple):
    """What commodities are worth: `points` of those held, `promise` of trades in the voyages to come; `sold[n]` what n trades add."""

    points: float
    promise: float
    sold: tuple[float, ...]


RARE = 0
"""Indigo: never refilled (R15)."""
RARE_HELD = 0.5
"""Victory points by which it is better to have it already."""
MOST_TRADES = 4
ANOTHER = (0.0, 0.7, 0.8)
"""By voyages still to come: how far the next trade is counted on, the one after that as much less again."""
_stores: list[dict[tuple[int, ...], Store]] = [{} for _ in range(2 * VOYAGES)]


def store(held: tuple[int, ...], rare: int, to_come: int) -> Store:
    """3A: the worth of commodities; `rare` (0 or 1): there is indigo on the map; `to_come`: voyages after this one."""
    stores = _stores[to_come << 1 | rare]
    found = stores.get(held)
    if found is None:
        found = stores[held] = _priced(held, rare, to_come)
    return found


def _priced(held: tuple[int, ...], rare: int, to_come: int) -> Store:
    steps, left = [], list(held)
    for _ in range(MOST_TRADES + 3):
        kinds = [k for k in COMMODITIES if k != RARE or (rare and left[RARE] == held[RARE])]
        now = commodity_points(tuple(left))
        best, kind = max((commodity_points(tuple(n + (j == k) for j, n in enumerate(left))), -k) for k in kinds)
        steps.append(best - now)
        left[-kind] += 1
    share = ANOTHER[to_come]
    promises = [sum(step * share ** (n + 1) for n, step in enumerate(steps[t : t + 3])) for t in range(MOST_TRADES + 1)]
    if to_come and held[RARE]:
        promises = [promise + RARE_HELD for promise in promises]
    sold = tuple(sum(steps[:t]) + promises[t] - promises[0] for t in range(MOST_TRADES + 1))
    return Store(float(commodity_points(held)), promises[0], sold)
