"""The tile of the forces: who stands where, what the bags hold, Leaders, forts, Event cards."""

from __future__ import annotations

from collections import Counter

from pax_tui.games.say import Part, Say, joined
from pax_tui.games.sea_and_steel.chart import ANACAONA, LEADERS, LETTERS, SONS, piece_role
from pax_tui.games.sea_and_steel.panels import forts_left
from pax_tui.games.sea_and_steel.seen import Seen
from pax_tui.widgets.models import Entered, Ledger
from pax_tui.widgets.sheet import Line, Span
from rules.sea_and_steel.tables import (
    AREAS,
    BAG_IDS,
    BAG_KINDS,
    BAG_SIDE,
    BAGS,
    FIGHTERS,
    GUACANAGARI,
    INDIGENOUS,
    LEADER,
    LEADER_PLACE_IDS,
    NONE,
    SIDE_IDS,
    SIDES,
    SPANISH,
    UNIT_IDS,
)


def forces(say: Say, seen: Seen, who: int | None = None) -> Ledger:
    """A row for each bag, then Leaders, forts and cards."""
    rows: list[Entered] = []
    for side in SIDES:
        left: Line = (say.chip(side), (" " + say("forces-units", n=seen.on_the_map(side), areas=len(seen.areas_of(side))), "text"))
        hand = seen.solo == NONE or side == SPANISH
        right: Line = ((say("forces-cards", n=str(seen.hand_counts[side])), "dim"),) if hand else ()
        rows.append(Entered(left, (), right))
        rows += [_bag(say, seen, side, bag) for bag in BAGS if BAG_SIDE[bag] == side]
    parts: list[Part] = [_leader(say, seen, n) for n in range(len(FIGHTERS))]
    if seen.anacaona:
        side = seen.owner[seen.anacaona]
        text = say("forces-anacaona", area=str(seen.anacaona), side=say.seat(side))
        parts.append(((ANACAONA, f"seat:{SIDE_IDS[side]}"), (" " + text, "text")))
    if seen.sons:
        parts.append(((SONS, "seat:indigenous"), (" " + say("forces-sons", area=str(seen.sons)), "text")))
    rows.append(Entered(joined(parts)))
    palisades, citadels = forts_left(seen)
    rows.append(Entered(((say("forces-forts", p=str(palisades), c=str(citadels)), "dim"),)))
    return Ledger(say("panel-forces"), tuple(rows))


def _bag(say: Say, seen: Seen, side: int, bag: int) -> Entered:
    """Units of one color: how many of each kind stand on the map, full and reduced, where, and how many are left."""
    found: list[Span] = [(f"  {say(f'bag-{BAG_IDS[bag]}-many'):<9}", "dim")]
    there = Counter(p for stack in seen.force(side) for p in stack)
    where = [a for a in AREAS if any(p >> 1 in BAG_KINDS[bag] for p in seen.force(side)[a])]
    for kind in BAG_KINDS[bag]:
        letter = LETTERS[UNIT_IDS[kind]]
        full, reduced = there[2 * kind], there[2 * kind + 1]
        role = piece_role(side, 2 * kind)
        if full:
            found += [(f"{full}{letter}", role), (" ", "text")]
        if reduced:
            found += [(f"{reduced}{letter.lower()}", role), (" ", "text")]
    more: Line = ((say("forces-in", areas=" ".join(map(str, where))), "text"),) if where else ((say("forces-nowhere"), "dim"),)
    return Entered(tuple(found), more, ((say("forces-bag", n=str(seen.bag_size(bag))), "dim"),))


def _leader(say: Say, seen: Seen, leader: int) -> Line:
    place = seen.leader_at[leader]
    side = (SPANISH, int(seen.turned), INDIGENOUS)[leader]
    where = say("leader-in", area=str(place)) if place > 0 else say(f"leader-{LEADER_PLACE_IDS[place]}")
    if place <= 0:
        return ((f"{say.name('leader', FIGHTERS[leader])} {where}", "dim"),)
    reduced = any(p & 1 and (p - LEADER) >> 1 == leader for p in seen.force(side)[place] if p >= LEADER)
    note = f", {say('leader-reduced')}" if reduced and leader != GUACANAGARI else ""
    return ((LEADERS[leader], f"seat:{SIDE_IDS[side]}"), (f" {say.name('leader', FIGHTERS[leader])} {where}{note}", "text"))
