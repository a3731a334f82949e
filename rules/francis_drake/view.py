"""View: what one seat may know of a position, built as a new object. The screen is drawn from views only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.francis_drake.tables import DEFENDED, DESTINATIONS, DISCS, HIDDEN, KIND, NONE
from rules.kernel import view as kernel

if TYPE_CHECKING:
    from rules.francis_drake.state import DrakePosition

OPEN_LISTS = (
    *("score", "crew", "guns", "supplies", "trade_goods", "galleon", "pinnace", "ghost_ship", "invested", "player_discs", "standing"),
    *("reach", "conquered", "commodities", "treasure", "flipped", "done", "circles", "position", "galleon_counter", "ports"),
)
OPEN_SCALARS = (
    *("crew_stock", "guns_stock", "supplies_stock", "trade_goods_stock", "pinnaces", "treasures", "warehouse", "seats", "street"),
    *("starting", "outbound", "homebound", "voyage", "admiral", "governor", "informer", "golden_hind", "second", "laid", "revealed"),
    *("looked", "early", "printed"),
)


class View(kernel.View):
    """What lies open (the columns of DrakePosition, as tuples), and what only `seat` may know.

    `discs[destination]`: discs on the map as (seat, disc), disc HIDDEN where its number is not known, in the order of arrival once they lie
    face up, else by seats. `hand`: the seat's own discs that are not on the map. `unplaced[seat]`: how many discs each has yet to place.
    `counter[destination]`: the number where it is known, HIDDEN where it lies face down, NONE where there is none. `chest[seat]`: None
    for those of others until the game is over.
    """

    open_lists, open_scalars = OPEN_LISTS, OPEN_SCALARS
    __slots__ = ("chest", "counter", "discs", "hand", "unplaced", *OPEN_LISTS, *OPEN_SCALARS)
    discs: tuple[tuple[tuple[int, int], ...], ...]
    hand: tuple[int, ...]
    unplaced: tuple[int, ...]
    counter: tuple[int, ...]
    chest: tuple[tuple[int, ...] | None, ...]


def arrivals(pos: DrakePosition, destination: int) -> list[tuple[int, int]]:
    """2D: the discs at a destination as (seat, disc), in the order in which they are resolved."""
    return all_arrivals(pos)[destination]


def all_arrivals(pos: DrakePosition) -> list[list[tuple[int, int]]]:
    """2D: the discs at every destination."""
    order, at, n = pos.outbound or pos.seats, pos.disc_at, len(DISCS)
    found: list[list[tuple[int, int]]] = [[] for _ in DESTINATIONS]
    for disc in DISCS:
        for seat in order:
            place = at[seat * n + disc]
            if place != NONE:
                found[place].append((seat, disc))
    return found


def view(pos: DrakePosition, seat: int | None) -> View:
    """Builds the view of one seat; None sees what lies open on the table."""
    new = View(pos, seat)
    bit = 0 if seat is None else 1 << seat
    new.discs = tuple(_discs(pos, d, there, seat) if there else () for d, there in enumerate(all_arrivals(pos)))
    new.hand = () if seat is None or seat not in pos.seats else tuple(pos.unplaced(seat))
    new.unplaced = tuple(len(pos.unplaced(s)) if s in pos.seats else 0 for s in range(len(pos.score)))
    counters = []
    for d in DESTINATIONS:
        known = pos.flipped[d] or pos.knows[d] & bit
        there = KIND[d] in DEFENDED and (pos.laid or pos.counter[d] != NONE)
        counters.append(NONE if not there else pos.counter[d] if known else HIDDEN)
    new.counter = tuple(counters)
    over = pos.result is not None
    new.chest = tuple(chest if over or s == seat else None for s, chest in enumerate(pos.chest))
    return new


def _discs(pos: DrakePosition, destination: int, there: list[tuple[int, int]], seat: int | None) -> tuple[tuple[int, int], ...]:
    if pos.revealed:
        return tuple(there)
    seen = seat is not None and seat == pos.informer and destination == pos.looked
    return tuple(sorted((s, disc if seen or s == seat else HIDDEN) for s, disc in there))
