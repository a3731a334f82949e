"""Pax Hispanica as the kernel and the program know it: seats, set-up options, loading, and the notation people write positions in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.kernel.decision import Option
from rules.kernel.game import Choice, Game, SetupError
from rules.kernel.position import Position
from rules.pax_hispanica import notation
from rules.pax_hispanica.setup import set_up
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import COLORS, PHASE


class PaxHispanica(Game):
    """The multiplayer game, parts B to G."""

    id = "pax-hispanica"
    version = 1
    seats = COLORS
    players = (2, 5)
    default_seats = ("red", "blue", "orange")
    options = (
        Choice("length", ("long", "short"), "C1b"),
        Choice("start", ("1598", "comet"), "C1a"),
        Choice("pax", ("normal", "forever"), "C2"),
        Choice("maroon-king", ("no", "yes"), "C3b"),
    )

    def settle(self, seats: tuple[str, ...], options: Mapping[str, str]) -> dict[str, str]:
        settled = super().settle(seats, options)
        if settled["maroon-king"] == "yes" and "red" not in seats:
            raise SetupError("option maroon-king needs a player on red (C3b)")
        return settled

    def new(self, seats: tuple[str, ...], options: Mapping[str, str]) -> PaxPosition:
        return set_up(tuple(self.seat_number(s) for s in seats), self.settle(seats, options))

    def load(self, plain: dict[str, Any]) -> PaxPosition:
        position = self.new(self.default_seats, {})
        try:
            position.restore(plain)
            position.check()
        except (KeyError, TypeError, ValueError, IndexError, AttributeError, AssertionError) as error:
            raise SetupError(f"the saved position is damaged: {error!s}") from None
        return position

    def place(self, position: Position, table: Mapping[str, Any]) -> None:
        assert isinstance(position, PaxPosition)
        notation.place(position, table)

    def notation(self, position: Position) -> dict[str, Any]:
        assert isinstance(position, PaxPosition)
        return notation.write(position)

    def chooser(self, option: Option, asked: int) -> int:
        return self.seat_number(option[1]) if option[0] == "deal" else asked

    def turn(self, position: Position) -> str:
        assert isinstance(position, PaxPosition)
        return f"{position.year} {PHASE[position.year]}"


GAME = PaxHispanica()
