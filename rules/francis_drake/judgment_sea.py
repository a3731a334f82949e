"""How a ship on its way stands: its Mission Discs, those it has yet to place, and who will be where before it.

For the judgment of computer seats from the preparations to the last ship home. Of counters a seat counts on what it knows, of face-down
discs of others on their chances.

The numbers are by sense, but `CREW_SPARED`, `GUN_SPARED` and `EARLY`, which won matches against others (see `judgment`), and `CROWD`,
`IN_HAND` and `SOLD`, by which the regression of final scores on what was expected comes near to 1 for every kind.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from rules.francis_drake.haul import Store, chart, store
from rules.francis_drake.judgment_street import stored
from rules.francis_drake.missions import ATTACK, SAIL_ON
from rules.francis_drake.sailing import NO_USE, STAY, LayCounters, WhichDisc
from rules.francis_drake.state import DrakePosition, N
from rules.francis_drake.tables import (
    CIRCLES,
    COMMODITY_NUMBER,
    CONQUEST_VP,
    COUNTERS,
    DEFENDED,
    DESTINATION_NUMBER,
    DESTINATIONS,
    DISC_NUMBER,
    DISCS,
    FORT,
    FORT_GUNS,
    GALLEON,
    GALLEON_GUNS,
    GALLEON_NUMBER,
    GALLEON_VP,
    GHOST_SHIP,
    GOLDEN_HIND,
    HERO_BONUS,
    KIND,
    MAX_RANGE,
    NONE,
    PLAYERS,
    PORT_NUMBER,
    TOWN,
    TRADE_PORT,
    TREASURE,
    TREASURE_VP,
    TROOPS,
    UNCLAIMED,
    VOYAGES,
    VP,
    WITHIN,
)
from rules.kernel.decision import Decision, Option

BEFORE = (0.05, 0.2, 0.42, 0.63, 0.85, 1.0)
"""By own disc: how likely a face-down disc of somebody else is resolved before it."""
MIDDLING = 2
"""The disc that stands for one whose number is still open."""
ABLE, UNABLE, MEANT = 0.85, 0.03, 0.8
"""How often a disc succeeds: of a ship that can attack there, of one that cannot, and of one whose number and purpose are not known."""
CROWD, MOST_CROWD = (0.16, 0.09, 0.06, 0.16), 0.7
"""By kind the chance that a disc of somebody else, still in hand, comes to a destination; and of all of them together at most."""
NEW_KIND = 2.0
"""Victory points by which a kind not yet on the chart is preferred, when targets are chosen for discs in hand."""
CREW_SPARED, GUN_SPARED, GOOD_SPARED = 1.2, 0.6, 0.3
"""Victory points that crew, a gun, a trade good may still be good for elsewhere: what a target costs, when targets are chosen."""
EARLY = (2.0, 1.3, 0.8, 0.5, 0.2, 0.0)
"""By disc: victory points that it may still be good for elsewhere."""
ATTACKING, STAYING = 3.0, 2.0
"""Victory points by which an attack is liked, and a disc the Informer may move where it is."""
LOOKING = 0.7
"""Victory points by which it is liked to look where something depends on it."""
LEFT_ALONE = 0.5
"""How often a treasure nobody has laid a disc at stays where it is, before all discs are laid."""
CONTESTED = 0.25
"""How often a treasure stays where it is although discs lie there."""


def _free(kind: int, circles: int, disc: int, there: int, waiting: int) -> tuple[float, float]:
    """How likely a disc finds a place, and is the first, where so many of others lie face down, and so many are still in hand."""
    none, one, two = 1.0, 0.0, 0.0
    for chance in (*[MEANT * BEFORE[disc]] * there, min(MOST_CROWD, waiting * CROWD[kind] * BEFORE[disc])):
        two += (one - two) * chance
        one += (none - one) * chance
        none -= none * chance
    return (none + one + (two if circles > 2 else 0.0)), none


@cache
def _by_disc(kind: int, circles: int) -> list[list[list[tuple[float, float]]]]:
    most = max(PLAYERS) - 1
    return [[[_free(kind, circles, disc, n, w) for w in range(len(DISCS) * most + 1)] for n in range(most + 1)] for disc in DISCS]


FREE: list[list[list[list[tuple[float, float]]]]] = []
"""By destination, own disc, discs of others there, discs they have in hand: as `_free`. Laid out when first needed."""
AT_MOST = {kind: [sum(n <= most for n in numbers) / len(numbers) for most in range(max(numbers) + 1)] for kind, numbers in COUNTERS.items()}
"""By kind and number: how likely a counter nobody has seen is no higher."""
MEAN = {kind: sum(numbers) / len(numbers) for kind, numbers in COUNTERS.items()}
IN_HAND = 0.8
"""How far the missions are counted on for which the discs are not yet laid."""
SOLD = 0.8
"""How far a trade brings the commodity that is wanted: it may be gone."""
SLACK = 0.8
"""By how much crew and guns to expect may fall short of a target that is still counted on."""

Target = tuple[float, int, float, float, float, float]
"""How it is liked, the destination, victory points, the chance of success, crew and guns that it costs."""


class Outing:
    """What a seat has left for its missions, spent as targets are looked through.

    `points` are victory points to expect from towns, forts, galleons and trade, `missing` the chances that a kind is not conquered.
    `mine` is where its discs lie, `coming` where the next of them will (nobody knows which yet), `waiting` how many others have in hand.
    """

    __slots__ = (
        "bit",
        "coming",
        "crew",
        "goods",
        "guns",
        "me",
        "mine",
        "missing",
        "others",
        "points",
        "pos",
        "seat",
        "store",
        "trades",
        "waiting",
    )

    def __init__(self, pos: DrakePosition, seat: int, kept: Store) -> None:
        if not FREE:
            FREE.extend(_by_disc(KIND[place], CIRCLES[place]) for place in DESTINATIONS)
        order, at, home = pos.outbound, pos.disc_at, pos.homebound
        self.pos, self.seat, self.bit = pos, seat, 1 << seat
        self.me = order.index(seat)
        self.mine = at[seat * N : seat * N + N]
        self.crew = float(pos.crew[seat])
        self.guns = float(pos.guns[seat])
        self.goods = float(pos.trade_goods[seat])
        self.others = [(n, o, at[o * N : o * N + GHOST_SHIP]) for n, o in enumerate(order) if o != seat and o not in home]
        self.waiting = 0
        if not pos.revealed:
            for _, other, _ in self.others:  # which of them, nobody else knows: the Ghost Ship counts like the rest
                self.waiting += at[other * N : other * N + N].count(NONE) - (pos.golden_hind != other) - (not pos.ghost_ship[other])
        self.points = [0.0, 0.0, 0.0, 0.0]
        done = pos.conquered[seat]
        self.missing = [0.0 if done >> kind & 1 else 1.0 for kind in (TOWN, FORT, GALLEON)] if done else [1.0, 1.0, 1.0]
        self.store = kept
        self.trades = 0.0
        self.coming = NONE

    def need(self, place: int) -> tuple[float, float, float]:
        """How likely what is left is enough there, and the crew and guns to expect that it costs."""
        pos, kind = self.pos, KIND[place]
        if kind == TOWN:
            return (1.0 if self.crew > 0.5 else 0.0), 1.0, 0.0
        if kind == TRADE_PORT:
            return (1.0 if self.goods > 0.5 and any(pos.ports[PORT_NUMBER[place]]) else 0.0), 0.0, 0.0
        known = pos.flipped[place] or pos.knows[place] & self.bit
        counter = pos.counter[place] if known else 0
        if kind == FORT:
            crew, guns = TROOPS[place] + counter, 0 if pos.pinnace[self.seat] else FORT_GUNS[place]
            spare, other = self.crew - crew, self.guns - guns
        else:
            if not pos.galleon[self.seat]:
                return 0.0, 0.0, 0.0
            crew, guns = 0, GALLEON_GUNS[pos.galleon_counter[GALLEON_NUMBER[place]]] + counter
            spare, other = self.guns - guns, 0.0
        if spare < -0.5 or other < -0.5:
            return 0.0, 0.0, 0.0
        if known:
            return 1.0, crew, guns
        chances = AT_MOST[kind]
        n = int(spare + 0.5)
        able = chances[n] if n < len(chances) else 1.0
        return (able, crew + MEAN[FORT], guns) if kind == FORT else (able, crew, guns + MEAN[GALLEON])

    def place_left(self, place: int, disc: int) -> tuple[float, float]:
        """How likely there is a place for a disc there, and that it is the first, if the attacks of others go as they may."""
        pos = self.pos
        if not (pos.revealed or (pos.looked == place and pos.informer == self.seat)):
            return FREE[place][disc][pos.disc_at.count(place) - (place in self.mine and place != self.coming)][self.waiting]
        left = CIRCLES[place] - len(pos.done[place])
        if left <= 0:
            return 0.0, 0.0
        none, one, two = 1.0, 0.0, 0.0
        for n, other, discs in self.others:
            if place in discs:
                number = discs.index(place)
                if number < disc or (number == disc and n < self.me):
                    chance = ABLE if self.capable(other, place) else UNABLE
                    two += (one - two) * chance
                    one += (none - one) * chance
                    none -= none * chance
        return (none if left == 1 else none + one if left == 2 else none + one + two), none

    def capable(self, other: int, place: int) -> bool:
        """Whether another ship has what is printed there."""
        pos, kind = self.pos, KIND[place]
        if kind == TOWN:
            return pos.crew[other] > 0
        if kind == TRADE_PORT:
            return pos.trade_goods[other] > 0
        if kind == FORT:
            return pos.crew[other] >= TROOPS[place] and (pos.pinnace[other] > 0 or pos.guns[other] >= FORT_GUNS[place])
        return pos.galleon[other] > 0 and pos.guns[other] >= GALLEON_GUNS[pos.galleon_counter[GALLEON_NUMBER[place]]]

    def worth(self, place: int, disc: int, able: float) -> tuple[float, float]:
        """Victory points to expect of a disc there, and how likely it succeeds."""
        pos = self.pos
        free, first = self.place_left(place, disc)
        kind = KIND[place]
        if kind == TRADE_PORT:
            n = int(self.trades + 0.5)
            sold = self.store.sold
            return SOLD * able * free * (sold[n + 1] - sold[n]), able * free
        points = GALLEON_VP[pos.galleon_counter[GALLEON_NUMBER[place]]] if kind == GALLEON else VP[place]
        value = free * points
        if pos.treasure[place]:
            value += first * TREASURE_VP[TREASURE[place]]
        return able * value, able * free

    def sail(self, place: int, disc: int) -> None:
        """Counts on a disc there, and on what it costs."""
        able, crew, guns = self.need(place)
        if not able:
            return
        points, success = self.worth(place, disc, able)
        kind = KIND[place]
        self.points[kind] += points
        if kind == TRADE_PORT:
            self.goods -= success
            self.trades += success
            return
        self.crew -= success * crew
        self.guns -= success * guns
        self.missing[kind] *= 1 - success

    def placed(self) -> None:
        """Counts on all discs on the map, in the order in which they are resolved."""
        for disc, place in enumerate(self.mine):
            if place != NONE and disc != GHOST_SHIP:
                self.sail(place, disc)

    def choices(self, reach: int) -> list[Target]:
        """The destinations in range without an own disc that are worth something, the best first; before the discs are turned over."""
        pos, mine, missing, found = self.pos, self.mine, self.missing, []
        at, waiting, crew, goods = pos.disc_at, self.waiting, self.crew, self.goods
        galleon, counters = pos.galleon[self.seat], pos.galleon_counter
        for place in WITHIN[reach]:
            if place in mine:
                continue
            kind = KIND[place]
            able, troops, cannon = 1.0, 1.0, 0.0
            if kind == TRADE_PORT:
                if goods < 1 - SLACK or not any(pos.ports[PORT_NUMBER[place]]):
                    continue
                success = FREE[place][MIDDLING][at.count(place)][waiting][0]
                n, sold = int(self.trades + 0.5), self.store.sold
                points = SOLD * success * (sold[n + 1] - sold[n])
                found.append((points - GOOD_SPARED * success, place, points, success, 0.0, 0.0))
                continue
            if kind == TOWN:
                if crew < 1 - SLACK:
                    continue
            elif kind == FORT or galleon:
                able, troops, cannon = self.need(place)
            else:
                continue
            if able:
                success, first = FREE[place][MIDDLING][at.count(place)][waiting]
                vp = VP[place] if kind != GALLEON else GALLEON_VP[counters[GALLEON_NUMBER[place]]]
                success *= able
                points = success * vp + able * first * TREASURE_VP[TREASURE[place]]
                net = points + success * (NEW_KIND * missing[kind] - CREW_SPARED * troops - GUN_SPARED * cannon)
                found.append((net, place, points, success, troops, cannon))
        found.sort(reverse=True)
        return found

    def choose(self, reach: int, hand: int) -> None:
        """Counts on the best destinations for so many discs in hand."""
        for _, place, points, success, crew, guns in self.choices(reach):
            if crew > self.crew + SLACK or guns > self.guns + SLACK:
                continue
            kind = KIND[place]
            if kind == TRADE_PORT:
                if self.goods < 1 - SLACK:
                    continue
                self.goods -= success
            else:
                self.crew -= success * crew
                self.guns -= success * guns
                self.missing[kind] *= 1 - IN_HAND * success
            self.points[kind] += IN_HAND * points
            hand -= 1
            if not hand:
                return


def outing(pos: DrakePosition, seat: int, kept: Store) -> Outing:
    """The missions of a seat, with those for which the discs are still in hand."""
    it = Outing(pos, seat, kept)
    if pos.revealed:
        it.placed()
        return it
    step = pos.agenda[-1]
    if isinstance(step, WhichDisc) and step.seat == seat:
        it.coming = it.mine[_lowest(pos, seat, it.mine)] = step.destination
    it.placed()
    hand = it.mine[:GHOST_SHIP].count(NONE) - (pos.golden_hind != seat)
    if hand:
        it.choose(pos.reach[seat] if pos.laid else min(MAX_RANGE, pos.supplies[seat]), hand)
    return it


def _lowest(pos: DrakePosition, seat: int, mine: list[int]) -> int:
    """The first disc in hand."""
    return next(n for n, place in enumerate(mine) if place == NONE and (n != GOLDEN_HIND or pos.golden_hind == seat))


def prospects(pos: DrakePosition, seat: int, kept: Store) -> list[float]:
    """What a ship at sea will bring home, in victory points: from towns, forts, galleons, the chart of kinds, trade; no street adds
    to that, and nothing is short any more."""
    if seat in pos.homebound:
        return [0.0, 0.0, 0.0, float(CONQUEST_VP[pos.conquered[seat].bit_count()]), 0.0, 0.0, 0.0]
    it = outing(pos, seat, kept)
    town, fort, galleon = it.missing
    points = it.points
    return [points[TOWN], points[FORT], points[GALLEON], chart(1 - town, 1 - fort, 1 - galleon), points[TRADE_PORT], 0.0, 0.0]


def unclaimed(pos: DrakePosition, office: int) -> float:
    """2G: victory points to expect for treasure that nobody takes, by the place of an office in `UNCLAIMED`."""
    _, stone, each = UNCLAIMED[office]
    treasure, at = pos.treasure, pos.disc_at
    alone = 1.0 if pos.revealed else LEFT_ALONE
    return each * sum([CONTESTED if d in at else alone for d in DESTINATIONS if TREASURE[d] == stone and treasure[d]], 0.0)


# -- a first liking


def lean(pos: DrakePosition, decision: Decision) -> list[float] | None:
    """A liking for every option of a decision at sea, in victory points."""
    assert decision.options
    find = LEANS.get(decision.ask)
    return find(pos, decision.seat, decision.options) if find else None


def _where(pos: DrakePosition, seat: int, options: Sequence[Option]) -> list[float]:
    """Where to lay a disc, or move one to: what is worth most; the rest may serve to mislead."""
    it = Outing(pos, seat, stored(pos, seat))
    it.placed()
    found = {place: net for net, place, *_ in it.choices(pos.reach[seat])}
    return [found.get(DESTINATION_NUMBER[option[1]], 0.0) if len(option) > 1 else STAYING for option in options]


def _which(pos: DrakePosition, seat: int, options: Sequence[Option]) -> list[float]:
    """Which disc to lay: one that comes early enough there, and is not needed more elsewhere."""
    step = pos.agenda[-1]
    assert isinstance(step, WhichDisc)
    it = Outing(pos, seat, stored(pos, seat))
    it.placed()
    able = it.need(step.destination)[0]
    discs = [DISC_NUMBER[option[1]] for option in options]
    return [(it.worth(step.destination, d, able)[0] if able and d != GHOST_SHIP else 0.0) - EARLY[d] for d in discs]


def _attack(pos: DrakePosition, seat: int, options: Sequence[Option]) -> list[float]:
    return [ATTACKING if option == ATTACK else 0.0 for option in options]


def _trade(pos: DrakePosition, seat: int, options: Sequence[Option]) -> list[float]:
    """Which commodity: the one that makes most of those held."""
    held = pos.commodities[seat]
    now = stored(pos, seat)
    liking = []
    for option in options:
        if option[0] == "trade":
            kind = COMMODITY_NUMBER[option[1]]
            then = store(tuple([n + (k == kind) for k, n in enumerate(held)]), 1, VOYAGES - pos.voyage)
            liking.append(then.points + then.promise - now.points - now.promise)
        else:
            liking.append(0.0)
    return liking


def _home(pos: DrakePosition, seat: int, options: Sequence[Option]) -> list[float]:
    """Whether what is left to do is worth more than to be home early."""
    stay = sum(outing(pos, seat, stored(pos, seat)).points)
    bonus = HERO_BONUS.get(pos.early + 1, 0) if pos.conquered[seat] else 0
    return [stay if option == SAIL_ON else float(bonus) for option in options]


def _lay(pos: DrakePosition, seat: int, options: Sequence[Option]) -> list[float]:
    """Counters: the low ones where this ship may go itself."""
    step = pos.agenda[-1]
    assert isinstance(step, LayCounters)
    place = DEFENDED[step.kind][step.laid]
    reach = min(MAX_RANGE, pos.supplies[seat])
    mine = place in WITHIN[reach] and (step.kind == FORT or pos.galleon[seat] > 0)
    return [-option[1] if mine else option[1] for option in options]


def _look(pos: DrakePosition, seat: int, options: Sequence[Option]) -> list[float]:
    """Where the Informer looks: at discs where others lie too, at a counter on which it depends whether an attack succeeds."""
    it = Outing(pos, seat, stored(pos, seat))
    liking = []
    for option in options:
        if option == NO_USE:
            liking.append(-LOOKING)
            continue
        place = DESTINATION_NUMBER[option[1]]
        if option[0] == "look_discs":
            liking.append(LOOKING * sum(place in there for _, _, there in it.others))
        else:
            liking.append(LOOKING if 0 < it.need(place)[0] < 1 else 0.0)
    return liking


def _swap(pos: DrakePosition, seat: int, options: Sequence[Option]) -> list[float]:
    """Which two discs the Informer lets change places, if any."""
    kept = stored(pos, seat)
    liking = []
    for option in options:
        it = Outing(pos, seat, kept)
        if option != STAY:
            one, other = DESTINATION_NUMBER[option[1]], DESTINATION_NUMBER[option[2]]
            it.mine = [other if place == one else one if place == other else place for place in it.mine]
        it.placed()
        town, fort, galleon = it.missing
        liking.append(sum(it.points) + chart(1 - town, 1 - fort, 1 - galleon))
    return liking


LEANS: dict[str, Callable[[DrakePosition, int, Sequence[Option]], list[float]]] = {
    "place_disc": _where,
    "move_disc": _where,
    "which_disc": _which,
    "informer": _look,
    "swap_discs": _swap,
    "attack": _attack,
    "attack_blind": _attack,
    "trade": _trade,
    "go_home": _home,
    "lay_frigate": _lay,
    "lay_troops": _lay,
}
