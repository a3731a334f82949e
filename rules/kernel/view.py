"""View: what one seat may know of a position, built as a new object. The screen is drawn from views only."""

from __future__ import annotations

from typing import Any, ClassVar

from rules.kernel.position import Position, Result


class View:
    """What lies open, the columns of a position as they are, and what only `seat` may know, which a game adds in slots of its own.

    `asked`: seat, question, section, arguments and secrecy of the present decision. `agenda`: the waiting Steps, outermost first, as
    (name, fields).
    """

    __slots__ = ("agenda", "asked", "result", "seat")
    open_lists: ClassVar[tuple[str, ...]] = ()
    """Columns that are lists; a view has them as tuples."""
    open_scalars: ClassVar[tuple[str, ...]] = ()
    seat: int | None
    asked: tuple[int, str, str, tuple[Any, ...], bool] | None
    agenda: tuple[tuple[str, dict[str, Any]], ...]
    result: Result | None

    def __init__(self, pos: Position, seat: int | None) -> None:
        """What lies open, and what the waiting Steps show to a seat; None sees what lies open on the table."""
        decision = pos.decision  # reading it runs a new position on to its first question
        for name in self.open_lists:
            setattr(self, name, tuple(getattr(pos, name)))
        for name in self.open_scalars:
            setattr(self, name, getattr(pos, name))
        self.seat = seat
        self.asked = None if decision is None else (decision.seat, decision.ask, decision.section, decision.args, decision.secret)
        watcher = -2 if seat is None else seat
        self.agenda = tuple((type(s).__name__, s.shown(watcher)) for s in pos.agenda)
        self.result = pos.result

    def __getattr__(self, name: str) -> Any:  # the open columns, for type checkers
        raise AttributeError(name)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, n) == getattr(other, n) for n in (*View.__slots__, *type(self).__slots__))

    def __hash__(self) -> int:
        raise TypeError("views are compared, not hashed")
