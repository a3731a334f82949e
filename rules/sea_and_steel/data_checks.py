"""What several records must agree on: references between them (asked at every load) and the facts of the whole (asked by `problems`)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from rules.kernel.data_files import Fault
from rules.sea_and_steel.data_models import Data

COUNTS = {"soldier": 26, "settler": 24, "taino": 33, "caribe": 33, "rebel": 14}
"""3: how many Units there are of each color."""
KINDS = {
    "soldier": ("horseman", "arquebusier", "foot"), "settler": ("pawn", "notary"), "taino": ("naboria", "cacique"),
    "caribe": ("tama", "calinago"), "rebel": ("troop", "captain"),
}  # fmt: skip
LEADERS = ("columbus", "guacanagari", "caonabo", "anacaona", "sons")
JUNGLE = {3, 4, 5, 7}
TWO_VP = {1, 2, 7, 8, 9}


def references(data: Data) -> Iterator[Fault]:
    """What the rules could not be played without: every area, kind of Unit, Leader and card there is, once."""
    yield from _all("map", "area", [a.n for a in data.map.area], range(1, 16))
    yield from _all("counters", "unit", [u.id for u in data.counters.unit], [k for kinds in KINDS.values() for k in kinds])
    yield from _all("counters", "leader", [x.id for x in data.counters.leader], LEADERS)
    for n, unit in enumerate(data.counters.unit):
        if unit.id not in KINDS[unit.bag]:
            yield Fault("counters", ("unit", n, "bag"), f"{unit.id} is none of the Units of the {unit.bag} bag")
    events = data.events.event
    yield from _all("events", "event", [c.n for c in events], range(1, 17))
    for side in ("spanish", "indigenous"):
        if sum(c.side == side for c in events) != 8:
            yield Fault("events", ("event",), f"{side} has {sum(c.side == side for c in events)} Event cards, not 8")
    yield from _all("fate", "first", [c.n for c in data.fate.first], range(17, 20))
    yield from _all("fate", "fate", [c.n for c in data.fate.fate], range(20, 40))
    yield from _all("fate", "will", [c.n for c in data.fate.will], (40,))
    yield from _all("nitayno", "nitayno", [c.n for c in data.nitayno.nitayno], range(41, 53))
    for n, card in enumerate(data.nitayno.nitayno):
        if (card.deck == "turn-2") != (card.n < 44):
            yield Fault("nitayno", ("nitayno", n, "deck"), "cards 41 to 43 are of turn 2, the others of turns 3 to 6")
        if (card.deck == "turn-2") != (not card.last):
            yield Fault("nitayno", ("nitayno", n, "last"), "cards of turns 3 to 6 have a lower half, cards of turn 2 none")
        if card.bands[-1].upto < 20:
            yield Fault("nitayno", ("nitayno", n, "bands"), "the last band ends below 20 VP")
    if set(data.map.markers.areas) != set(range(1, 16)):
        yield Fault("map", ("markers", "areas"), "every area needs an Area marker")


def judgements(data: Data, shaken: bool) -> Iterator[Fault]:
    """What the rulebook tells of the whole: counts of counters, jungle and 2VP areas, the corners of the Royal Support track."""
    for bag, wanted in COUNTS.items():
        there = sum(u.count for u in data.counters.unit if u.bag == bag)
        if there != wanted:
            yield Fault("counters", ("unit",), f"{there} Units in the {bag} bag, not {wanted} (3)")
    for n, area in enumerate(data.map.area):
        if area.jungle != (area.n in JUNGLE):
            yield Fault("map", ("area", n, "jungle"), "jungle are areas 3, 4, 5 and 7 (4.4.1 B)")
        if (area.vp == 2) != (area.n in TWO_VP):
            yield Fault("map", ("area", n, "vp"), "2 VP are areas 1, 2, 7, 8 and 9 worth (4.4.3)")
    if len(data.map.markers.areas) != 20:
        yield Fault("map", ("markers", "areas"), f"{len(data.map.markers.areas)} Area markers, not 20 (3)")
    track = data.map.royal_support
    if track.start != 3:
        yield Fault("map", ("royal_support", "start"), "Royal Support begins at 3 (4.1)")
    if min(track.soldiers) < -2 or max(track.soldiers) > 2:
        yield Fault("map", ("royal_support", "soldiers"), "Royal Support changes arrivals by -2 to +2 Soldiers (4.2)")
    if len(track.soldiers) > 2 and track.soldiers[2] != -1:
        yield Fault("map", ("royal_support", "soldiers"), "level 2 brings one Soldier less (4.3.2 II)")


def _all(file: str, table: str, there: Iterable[Any], wanted: Iterable[Any]) -> Iterator[Fault]:
    counts = Counter(there)
    for what in wanted:
        if counts[what] != 1:
            yield Fault(file, (table,), f"{what} is {'missing' if not counts[what] else 'there twice'}")
    for what in sorted(set(counts) - set(wanted), key=str):
        yield Fault(file, (table,), f"there is no {what}")
