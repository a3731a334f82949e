"""View: what one seat may know of a position, built as a new object. The screen is drawn from views only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rules.kernel.position import Result
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


class View:
    """What lies open (the columns of PaxPosition, as tuples), and what only `seat` may know.

    `market`, `havens`: the Hand of `seat`, empty for None. `hand_counts[color]`: Market Cards of each deck and Haven Cards in a Hand (C9).
    `deck_counts[deck]`: cards not faceup in a deck, those under it included. `haven_count`: cards in the Haven deck. `asked`: seat and
    question of the present decision.
    `sun_king`: the color of the automaton, NONE in a game of several players; `difficulty`: its level.
    `agenda`: the waiting Steps, outermost first, as (name, fields).
    """

    __slots__ = (
        *("seat", "difficulty", "market", "havens", "hand_counts", "deck_counts", "haven_count", "asked", "agenda", "result"),
        *OPEN_LISTS,
        *OPEN_SCALARS,
    )
    seat: int | None
    difficulty: int
    market: tuple[int, ...]
    havens: tuple[int, ...]
    hand_counts: tuple[tuple[int, ...], ...]
    deck_counts: tuple[int, ...]
    haven_count: int
    asked: tuple[int, str, str, tuple[Any, ...], bool] | None
    agenda: tuple[tuple[str, dict[str, Any]], ...]
    result: Result | None

    def __getattr__(self, name: str) -> Any:  # the open columns, for type checkers
        raise AttributeError(name)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and all(getattr(self, n) == getattr(other, n) for n in self.__slots__)

    def __hash__(self) -> int:
        raise TypeError("views are compared, not hashed")


def view(pos: PaxPosition, seat: int | None) -> View:
    """Builds the view of one seat; None sees what lies open on the table."""
    new = View()
    for name in OPEN_LISTS:
        setattr(new, name, tuple(getattr(pos, name)))
    for name in OPEN_SCALARS:
        setattr(new, name, getattr(pos, name))
    new.seat = seat
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
    decision = pos.decision
    new.asked = None if decision is None else (decision.seat, decision.ask, decision.section, decision.args, decision.secret)
    watcher = -2 if seat is None else seat
    new.agenda = tuple((type(s).__name__, s.shown(watcher)) for s in pos.agenda)
    new.result = pos.result
    return new
