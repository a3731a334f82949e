"""How a seat stands in Francis Drake, and what it would choose at first sight: what computer seats are told (see `Game.weigh`, `lean`).

Everything is counted in victory points to expect, by merits; how much a point says about who wins grows towards the end.

How the numbers of the four modules were got: first by sense; then by ridge regression of final scores (less the mean of the table) on the
merits, over 25,000 positions of 750 games of three to five seats that played by `lean` with some noise; then, one at a time, by matches of
300 to 400 games of four, two seats with the number and two with another. `SCALE` is the maximum likelihood of who won, given the sums.
"""

from __future__ import annotations

from rules.francis_drake import judgment_sea as sea
from rules.francis_drake import judgment_street as street
from rules.francis_drake.judgment_street import DOCK, HIND, INVESTOR_LATER, OFFICES, stored
from rules.francis_drake.state import DrakePosition
from rules.francis_drake.tables import GOLD, JEWEL, NONE, SILVER, TREASURE_VP, VOYAGES
from rules.kernel.decision import Decision

MERITS = (
    *("towns", "forts", "galleons", "kinds", "trade", "street", "barrels"),
    *("score", "chest", "commodities", "order", "admiral", "governor", "informer", "golden-hind", "investor"),
)
SCORE = MERITS.index("score")
SCALE = ((0.08, 0.08, 0.1), (0.12, 0.13, 0.16), (0.19, 0.21, 0.36))
"""By voyage, in the street, at sea, and when the discs lie face up: the log-odds of a victory point."""
START = 0.6
"""Victory points of coming home one dock earlier: first turns in the next street."""
LEANING = 0.7
"""The log-odds by which an option is liked for a victory point it may bring."""


def points(pos: DrakePosition, seat: int) -> list[float]:
    """By merits: the victory points a seat has, and those to expect of this voyage and of what it keeps for the next ones."""
    if pos.result is not None:
        found = [0.0] * len(MERITS)
        found[SCORE] = float(pos.score[seat])
        return found
    kept = stored(pos, seat)
    ships, outbound = len(pos.seats), pos.outbound
    admiral, governor, informer = OFFICES
    if len(outbound) < ships:
        found = street.prospects(pos, seat, kept)
        if seat in outbound:
            order = DOCK * (ships - 1 - outbound.index(seat))
        else:
            order = DOCK * (ships - 1 - len(outbound)) / 2
            if pos.standing[seat] == NONE:
                order += START * (ships - 1 - pos.starting.index(seat))
    else:
        found = sea.prospects(pos, seat, kept)
        if pos.admiral == seat:
            admiral = sea.unclaimed(pos, 0)
        if pos.governor == seat:
            governor = sea.unclaimed(pos, 1)
        informer = informer if not pos.revealed else 0.0
        order = 0.0
        if pos.voyage < VOYAGES:
            home = pos.homebound
            order = START * (ships - 1 - home.index(seat)) if seat in home else START * (ships - 1 - len(home)) / 2
    silver, gold, jewels = pos.chest[seat]
    found += [
        pos.score[seat],
        silver * TREASURE_VP[SILVER] + gold * TREASURE_VP[GOLD] + jewels * TREASURE_VP[JEWEL],
        kept.points + kept.promise,
        order,
        admiral if pos.admiral == seat else 0.0,
        governor if pos.governor == seat else 0.0,
        informer if pos.informer == seat else 0.0,
        HIND if pos.golden_hind == seat and not pos.revealed else 0.0,
        0.0 if pos.invested[seat] or pos.voyage == VOYAGES else INVESTOR_LATER,
    ]
    return found


def weigh(pos: DrakePosition, seat: int) -> list[float]:
    """See `Game.weigh`."""
    scale = SCALE[pos.voyage - 1][2 if pos.revealed else len(pos.outbound) == len(pos.seats)]
    return [scale * point for point in points(pos, seat)]


def lean(pos: DrakePosition, decision: Decision) -> list[float] | None:
    """See `Game.lean`."""
    liking = street.lean(pos, decision) if decision.ask in street.ASKED else sea.lean(pos, decision)
    return None if liking is None else [LEANING * point for point in liking]
