"""View: what one seat may know of a position, built as a new object. The screen is drawn from views only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rules.kernel.position import Result

if TYPE_CHECKING:
    from rules.sea_and_steel.state import SeaPosition

OPEN_LISTS = (
    *("spanish", "indigenous", "owner", "palisade", "citadel", "parchment", "played", "event", "marker", "excess", "bag", "leader_at"),
)
OPEN_SCALARS = (
    *("turn", "vp", "royal_support", "fate", "ships", "columbus_reduced", "jailed", "anacaona", "sons", "turned", "grace"),
    *("grace_used", "grace_turn", "build_limit", "will", "solo", "nitayno", "objective"),
)


class View:
    """What lies open (the columns of SeaPosition, as tuples), and what only `seat` may know.

    `hand`: the Event cards of `seat`, empty for None. `hand_counts[side]`: how many cards each side holds. `fate_left`: how many cards the
    Fate deck holds. `asked`: seat and question of the present decision. `agenda`: the waiting Steps, outermost first, as (name, fields).
    """

    __slots__ = ("seat", "hand", "hand_counts", "fate_left", "asked", "agenda", "result", *OPEN_LISTS, *OPEN_SCALARS)
    seat: int | None
    hand: tuple[int, ...]
    hand_counts: tuple[int, ...]
    fate_left: int
    asked: tuple[int, str, str, tuple[Any, ...], bool] | None
    agenda: tuple[tuple[str, dict[str, Any]], ...]
    result: Result | None

    def __getattr__(self, name: str) -> Any:  # the open columns, for type checkers
        raise AttributeError(name)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and all(getattr(self, n) == getattr(other, n) for n in self.__slots__)

    def __hash__(self) -> int:
        raise TypeError("views are compared, not hashed")


def view(pos: SeaPosition, seat: int | None) -> View:
    """Builds the view of one seat; None sees what lies open on the table."""
    new = View()
    for name in OPEN_LISTS:
        setattr(new, name, tuple(getattr(pos, name)))
    for name in OPEN_SCALARS:
        setattr(new, name, getattr(pos, name))
    new.seat = seat
    new.hand = () if seat is None else pos.hand[seat]
    new.hand_counts = tuple(len(h) for h in pos.hand)
    new.fate_left = len(pos.fate_deck) + len(pos.first_deck)
    decision = pos.decision
    new.asked = None if decision is None else (decision.seat, decision.ask, decision.section, decision.args, decision.secret)
    watcher = -2 if seat is None else seat
    new.agenda = tuple((type(s).__name__, s.shown(watcher)) for s in pos.agenda)
    new.result = pos.result
    return new
