"""Pax Hispanica as the kernel and the program know it: seats, set-up options, loading, and the notation people write positions in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.kernel.decision import Decision, Option
from rules.kernel.game import Choice, Game, SetupError
from rules.kernel.position import Position
from rules.pax_hispanica import notation
from rules.pax_hispanica.judgment import MERITS, weigh
from rules.pax_hispanica.judgment_deals import proposals
from rules.pax_hispanica.judgment_lean import lean
from rules.pax_hispanica.setup import set_up
from rules.pax_hispanica.solitaire import LEVEL_IDS
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import COLORS, PHASE

SOLITAIRE = "ganga-zumba"
"""The value of the option `solitaire`, which follows from the seats."""


class PaxHispanica(Game):
    """The game of several players, parts B to G, and of one against the Sun King, part H."""

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
        Choice("difficulty", LEVEL_IDS, "S0.13"),
    )
    automata = ("purple",)
    dice = frozenset({"king_bid", "king_deck", "king_tactic"})

    def rolls(self, seats: Mapping[str, str]) -> frozenset[str]:
        """Only the Sun King rolls."""
        return self.dice if "auto" in seats.values() else frozenset()

    def seated(self, seats: Mapping[str, str], options: Mapping[str, str]) -> dict[str, str]:
        """The automaton on purple makes it the solitaire game (H); `solitaire` follows from that. Raises SetupError."""
        found = super().seated(seats, options)
        if seats.get("purple") == "auto":
            found["solitaire"] = found.get("solitaire", SOLITAIRE)
            if set(seats) != {"purple", "red"}:
                raise SetupError("the Sun King (purple=auto) plays against one person on red (H)")
        elif "solitaire" in found:
            raise SetupError("the solitaire game follows from the seats red and purple=auto (H)")
        return found

    def settle(self, seats: tuple[str, ...], options: Mapping[str, str]) -> dict[str, str]:
        settled = super().settle(seats, {name: value for name, value in options.items() if name != "solitaire"})
        if settled["maroon-king"] == "yes" and "red" not in seats:
            raise SetupError("option maroon-king needs a player on red (C3b)")
        if "solitaire" not in options:
            if settled["difficulty"] != LEVEL_IDS[0]:
                raise SetupError("option difficulty belongs to the solitaire game: red and purple=auto (H)")
            return settled
        if options["solitaire"] != SOLITAIRE:
            raise SetupError(f"option solitaire is {SOLITAIRE}, not {options['solitaire']!r}")
        if set(seats) != {"purple", "red"}:
            raise SetupError("the solitaire game has the seats red and purple=auto (H)")
        if settled["length"] != "long" or settled["start"] != "1598":
            raise SetupError("the solitaire game begins in 1598 and has the Dove at 1649 (H)")
        return {**settled, "solitaire": SOLITAIRE}

    def new(self, seats: tuple[str, ...], options: Mapping[str, str]) -> PaxPosition:
        return set_up(tuple(self.seat_number(s) for s in seats), self.settle(seats, options))

    def blank(self, plain: dict[str, Any]) -> PaxPosition:
        columns = plain.get("columns", {})
        alone = isinstance(columns, Mapping) and "difficulty" in columns
        return self.new(("purple", "red"), {"solitaire": SOLITAIRE}) if alone else self.new(self.default_seats, {})

    def sitting(self, position: Position) -> tuple[int, ...]:
        assert isinstance(position, PaxPosition)
        return position.seats

    merits = MERITS

    def weigh(self, position: Position, seat: int) -> Sequence[float]:
        assert isinstance(position, PaxPosition)
        return weigh(position, seat)

    def lean(self, position: Position, decision: Decision) -> Sequence[float] | None:
        assert isinstance(position, PaxPosition)
        return lean(position, decision)

    def proposals(self, position: Position, seat: int) -> Sequence[Option]:
        assert isinstance(position, PaxPosition)
        return proposals(position, seat)

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
