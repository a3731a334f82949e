"""Francis Drake as the kernel and the program know it: seats, set-up options, loading, and the notation people write positions in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.francis_drake import judgment, notation
from rules.francis_drake.setup import set_up
from rules.francis_drake.state import DrakePosition
from rules.francis_drake.tables import PLAYERS, SEATS
from rules.kernel.decision import Decision
from rules.kernel.game import Choice, Game
from rules.kernel.position import Position


class FrancisDrake(Game):
    """Three voyages for three to five players."""

    id = "francis-drake"
    version = 1
    seats = SEATS
    players = (min(PLAYERS), max(PLAYERS))
    default_seats = SEATS[:3]
    dice = frozenset({"tavern"})
    options = (Choice("street", ("shuffled", "printed"), "2H"),)
    merits = judgment.MERITS

    def new(self, seats: tuple[str, ...], options: Mapping[str, str]) -> DrakePosition:
        return set_up(tuple(self.seat_number(s) for s in seats), self.settle(seats, options))

    def sitting(self, position: Position) -> tuple[int, ...]:
        assert isinstance(position, DrakePosition)
        return tuple(sorted(position.seats))

    def weigh(self, position: Position, seat: int) -> Sequence[float]:
        assert isinstance(position, DrakePosition)
        return judgment.weigh(position, seat)

    def lean(self, position: Position, decision: Decision) -> Sequence[float] | None:
        assert isinstance(position, DrakePosition)
        return judgment.lean(position, decision)

    def place(self, position: Position, table: Mapping[str, Any]) -> None:
        assert isinstance(position, DrakePosition)
        notation.place(position, table)

    def notation(self, position: Position) -> dict[str, Any]:
        assert isinstance(position, DrakePosition)
        return notation.write(position)

    def turn(self, position: Position) -> str:
        assert isinstance(position, DrakePosition)
        return f"voyage {position.voyage}, {'sailing' if len(position.outbound) == len(position.seats) else 'provisioning'}"


GAME = FrancisDrake()
