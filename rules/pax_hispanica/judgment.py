"""What wins, counted: how a seat of Pax Hispanica stands, by merits, in log-odds (`Game.weigh`).

The first four merits are the extremist victories, as near as they are (`judgment_outlook`); then the tokens of the count at the end (G3a)
and what brings all this about: Colonies that live, money, titles, Sway, Reach, a Profession, the Hand, Ships. `moment` is what the Steps
under way promise (`judgment_moment`), so that nothing half done is judged as done or lost. The last two are the ends of the solitaire game.
Plain ints and floats, no view, and nothing is changed.

Where the numbers come from: by sense at first; then fitted twice, by a conditional logit of the winning seat on the merits, to positions of
games of two to five quick computer seats that erred now and then (11,112 positions of 680 games, decided ones only; the factors that
`judgment_outlook` takes for what is missing, the fall of TOKEN and a weight for each merit together), and rounded. What is worth something
only while it lasts (`judgment_moment`) has stayed as it was by sense.
"""

from __future__ import annotations

from rules.pax_hispanica.hand import HandLimit
from rules.pax_hispanica.judgment_moment import FAR_AWAY, moment
from rules.pax_hispanica.judgment_outlook import ABILITY_WORTH, EXCESS, IN_HAND, MONEY, REACH_WORTH, RELIC_KEPT, SHIPS, SWAY_WORTH, Outlook
from rules.pax_hispanica.play_year import PlayTurn
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import (
    AREA_COLONIES,
    AREA_TRIBES,
    CALLOW,
    COLONIES,
    COLONY_LAND,
    EUROPE,
    HAVEN_IDS,
    NONE,
    PURPLE,
)

MERITS = (
    *("tea-party", "abolition", "el-patron", "sun-king"),
    *("tokens", "colonies", "money", "titles", "sway", "reach", "profession", "hand", "havens", "fleet"),
    *("moment", "freedom", "crown"),
)
BEHIND_SPAIN = 0.5
"""Against a token on the map, each token by which a seat is behind Spain where nobody plays it: then nobody wins the count."""
HAVENS = (0.0, 0.06, 0.11, 0.15, 0.18, 0.2, 0.21, *(0.22 for _ in HAVEN_IDS))
"""By Haven Cards in Hand."""
HUNGRY, STARVING = -0.04, -0.12
"""A vacant Colony that can find Labor in its land zone, and one that will hardly live."""
OWN_CHEST, CHEST_NO_FLEET, OWN_RELIC, OWN_FORT = 0.05, 0.02, 0.2, 0.02
"""Treasure and a fort on an own Colony."""


def counted(pos: PaxPosition, color: int) -> int:
    """G3a, C141: the disks, Bibles and Citizens of a color on the map outside rebellious land zones (one color of `victory.tokens`)."""
    disk, labor, bible, tribe = pos.disk, pos.labor, pos.bible, pos.tribe
    found = disk.count(color) + labor.count(color) + bible.count(color) + tribe.count(color)
    if found and any(pos.rebel):
        for land, side in enumerate(pos.rebel):
            if side:
                for n in AREA_COLONIES[land]:
                    found -= (disk[n] == color) + (labor[n] == color)
                for n in AREA_TRIBES[land]:
                    found -= (bible[n] == color) + (tribe[n] == color)
    return found


def weigh(pos: PaxPosition, seat: int) -> list[float]:
    """How a seat stands, by MERITS."""
    out = Outlook(pos, seat)
    near, havens, ships = out.near, pos.havens[seat], len(pos.ships[seat])
    titles = RELIC_KEPT * pos.relics[seat]
    for card in pos.peerages[seat]:
        titles += ABILITY_WORTH[card]
    return [
        near[0],
        near[1],
        near[2],
        near[3],
        tokens(pos, out),
        colonies(pos, seat, ships),
        MONEY[pos.dollars[seat]],
        titles,
        SWAY_WORTH[seat][pos.mercantilism][pos.disks[seat]],
        REACH_WORTH[seat][pos.mercantilism][pos.bibles[seat]],
        out.job(out.space),
        hand(pos, out) if pos.market[seat] else 0.0,
        HAVENS[len(havens)] + (IN_HAND * max(0.0, out.jump()) if havens and CALLOW[out.space] else 0.0),
        SHIPS[ships] - FAR_AWAY if pos.fleet[seat] == EUROPE else SHIPS[ships],
        moment(pos, out),
        *out.alone_ends,
    ]


def tokens(pos: PaxPosition, out: Outlook) -> float:
    """G3a: tokens that count; with Spain out of the game they have to be more than Spain's."""
    each, mine = out.token, counted(pos, out.seat)
    if PURPLE in pos.seats:
        return each * mine
    behind = counted(pos, PURPLE) - mine
    return each * (mine - BEHIND_SPAIN * behind) if behind > 0 else each * mine


def colonies(pos: PaxPosition, seat: int, ships: int) -> float:
    """D1d, F4: own Colonies without Labor may die, Treasure on the others waits for a fleet."""
    disk = pos.disk
    if seat not in disk:
        return 0.0
    found = 0.0
    for n in COLONIES:
        if disk[n] != seat:
            continue
        if pos.labor[n] == NONE:
            land = COLONY_LAND[n]
            found += HUNGRY if not pos.rebel[land] and any(pos.tribe[t] != NONE for t in AREA_TRIBES[land]) else STARVING
        elif pos.chest[n]:
            found += OWN_CHEST if ships else CHEST_NO_FLEET
        if pos.fort[n]:
            found += OWN_FORT
        if pos.relic[n]:
            found += OWN_RELIC
    return found


def hand(pos: PaxPosition, out: Outlook) -> float:
    """Market Cards in Hand. Once the own turn is over, those beyond the Hand Limit are as good as lost (D3f)."""
    seat = out.seat
    worth = [out.card(c) for c in pos.market[seat]]
    for step in pos.agenda:
        kind = step.__class__
        if kind is HandLimit or (kind is PlayTurn and step.at == "limit"):
            limit = pos.hand_limit(seat) if step.__dict__["color"] == seat else len(worth)
            if len(worth) > limit:
                worth.sort(reverse=True)
                return sum(worth[:limit]) + EXCESS * (len(worth) - limit)
    return sum(worth)
