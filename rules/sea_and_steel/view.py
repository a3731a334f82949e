"""View: what one seat may know of a position, built as a new object. The screen is drawn from views only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.kernel import view as kernel

if TYPE_CHECKING:
    from rules.sea_and_steel.state import SeaPosition

OPEN_LISTS = (
    *("spanish", "indigenous", "owner", "palisade", "citadel", "parchment", "played", "event", "marker", "excess", "bag", "leader_at"),
)
OPEN_SCALARS = (
    *("turn", "vp", "royal_support", "fate", "ships", "columbus_reduced", "jailed", "anacaona", "sons", "turned", "grace"),
    *("grace_used", "grace_turn", "build_limit", "will", "solo", "nitayno", "objective"),
)


class View(kernel.View):
    """What lies open (the columns of SeaPosition, as tuples), and what only `seat` may know.

    `hand`: the Event cards of `seat`, empty for None. `hand_counts[side]`: how many cards each side holds. `fate_left`: how many cards the
    Fate deck holds.
    """

    open_lists, open_scalars = OPEN_LISTS, OPEN_SCALARS
    __slots__ = ("hand", "hand_counts", "fate_left", *OPEN_LISTS, *OPEN_SCALARS)
    hand: tuple[int, ...]
    hand_counts: tuple[int, ...]
    fate_left: int


def view(pos: SeaPosition, seat: int | None) -> View:
    """Builds the view of one seat; None sees what lies open on the table."""
    new = View(pos, seat)
    new.hand = () if seat is None else pos.hand[seat]
    new.hand_counts = tuple(len(h) for h in pos.hand)
    new.fate_left = len(pos.fate_deck) + len(pos.first_deck)
    return new
