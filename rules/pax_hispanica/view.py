"""View: what one seat may know of a position, built as a new object. The screen is drawn from views only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.kernel import view as kernel
from rules.pax_hispanica.tables import CARD_DECK, DECKS, EVERYBODY

if TYPE_CHECKING:
    from rules.pax_hispanica.state import PaxPosition

OPEN_LISTS = (
    *("disk", "labor", "fort", "chest", "relic", "bible", "cathedral", "tribe", "rebel", "buried_chests", "buried_relics"),
    *("dollars", "relics", "citizens", "bibles", "disks", "figure", "fleet", "ships", "peerages", "covered"),
    *("hold_chests", "hold_relics", "hold_meeples", "spent", "faceup"),
)
OPEN_SCALARS = (
    *("natives", "forts", "cathedrals", "chests", "relic_pool", "slaves", "tax_rebels", "year", "war", "mercantilism"),
    *("war_coffers", "dove", "seats", "order", "acting", "extremists", "forever", "maroon_mat", "sun_king"),
)


class View(kernel.View):
    """What lies open (the columns of PaxPosition, as tuples), and what only `seat` may know.

    `market`, `havens`: the Hand of `seat`, empty for None. `hand_counts[color]`: Market Cards of each deck and Haven Cards in a Hand (C9).
    `deck_counts[deck]`: cards not faceup in a deck, those under it included. `haven_count`: cards in the Haven deck.
    `sun_king`: the color of the automaton, NONE in a game of several players; `difficulty`: its level.
    """

    open_lists, open_scalars = OPEN_LISTS, OPEN_SCALARS
    __slots__ = (
        *(
            "difficulty",
            "market",
            "havens",
            "hand_counts",
            "deck_counts",
            "haven_count",
        ),
        *OPEN_LISTS,
        *OPEN_SCALARS,
    )
    difficulty: int
    market: tuple[int, ...]
    havens: tuple[int, ...]
    hand_counts: tuple[tuple[int, ...], ...]
    deck_counts: tuple[int, ...]
    haven_count: int


def view(pos: PaxPosition, seat: int | None) -> View:
    """Builds the view of one seat; None sees what lies open on the table."""
    new = View(pos, seat)
    new.difficulty = getattr(pos, "difficulty", 0)
    new.market = () if seat is None else pos.market[seat]
    new.havens = () if seat is None else pos.havens[seat]
    counts = []
    for color in EVERYBODY:
        held = [CARD_DECK[c] for c in pos.market[color]]
        counts.append((*(held.count(d) for d in DECKS), len(pos.havens[color])))
    new.hand_counts = tuple(counts)
    new.deck_counts = tuple(len(pos.pool[d]) + len(pos.bottom[d]) for d in DECKS)
    new.haven_count = len(pos.haven_pool)
    return new
