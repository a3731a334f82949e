"""Sea & Steel as the kernel and the program know it: seats, set-up options, loading, and the notation people write positions in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.kernel.decision import CHANCE, Decision
from rules.kernel.game import Choice, Game, SetupError
from rules.kernel.position import Position
from rules.sea_and_steel.dice import Roll
from rules.sea_and_steel.fate import FatePhase
from rules.sea_and_steel.impulse import Half
from rules.sea_and_steel.judgment import MERITS, weigh
from rules.sea_and_steel.judgment_lean import lean
from rules.sea_and_steel.nitayno_impulse import NitaynoHalf
from rules.sea_and_steel.notation import place, write
from rules.sea_and_steel.sequence import Turns
from rules.sea_and_steel.setup import LEVELS, set_up
from rules.sea_and_steel.state import SeaPosition
from rules.sea_and_steel.tables import INDIGENOUS, SIDE_IDS, SIDES, SPANISH


class SeaAndSteel(Game):
    """The two-player game, sections 1 to 4, and the solo game against the Nitayno, section 5."""

    id = "sea-and-steel"
    version = 1
    seats = SIDE_IDS
    players = (2, 2)
    default_seats = SIDE_IDS
    options = (Choice("columbus-will", ("no", "yes"), "3"), Choice("difficulty", LEVELS, "5.4"))
    automata = (SIDE_IDS[INDIGENOUS],)
    dice = frozenset({"die"})
    merits = MERITS
    horizon, span, rows = 0, 0.125, True

    def seated(self, seats: Mapping[str, str], options: Mapping[str, str]) -> dict[str, str]:
        """The Nitayno on the Indigenous side makes it a solo game (5); `solo` follows from that and is no choice. Raises SetupError."""
        found = super().seated(seats, options)
        alone = seats.get(SIDE_IDS[INDIGENOUS]) == "auto"
        if found.get("solo", "yes") != "yes" or ("solo" in found and not alone):
            raise SetupError("solo follows from the seats: indigenous=auto")
        if not alone and options.get("difficulty", LEVELS[0]) != LEVELS[0]:
            raise SetupError("the difficulty is that of the solo game: indigenous=auto")
        return {**found, "solo": "yes"} if alone else found

    def settle(self, seats: tuple[str, ...], options: Mapping[str, str]) -> dict[str, str]:
        rest = {name: value for name, value in options.items() if name != "solo"}
        found = super().settle(seats, rest)
        return {**found, "solo": "yes"} if options.get("solo") == "yes" else found

    def new(self, seats: tuple[str, ...], options: Mapping[str, str]) -> SeaPosition:
        position = set_up(self.settle(seats, options))
        position.start(Turns())
        return position

    def sitting(self, position: Position) -> tuple[int, ...]:
        return SIDES

    def weigh(self, position: Position, seat: int) -> Sequence[float]:
        assert isinstance(position, SeaPosition)
        return weigh(position)[seat]

    def weigh_all(self, position: Position) -> dict[int, Sequence[float]]:
        assert isinstance(position, SeaPosition)
        spanish, indigenous = weigh(position)
        return {SPANISH: spanish, INDIGENOUS: indigenous}

    def settled(self, position: Position) -> bool:
        """Before the dice of a combat, the Nitayno's next choice, a Fate card, and each half."""
        top = position.agenda[-1]
        if isinstance(top, Roll):
            return top.purpose == "combat" and not top.dice
        if isinstance(top, FatePhase | Half):
            return True
        asked = position.asked
        return asked is not None and asked.seat == CHANCE and any(isinstance(step, NitaynoHalf) for step in position.agenda)

    def lean(self, position: Position, decision: Decision) -> Sequence[float] | None:
        assert isinstance(position, SeaPosition)
        return lean(position, decision)

    def place(self, position: Position, table: Mapping[str, Any]) -> None:
        assert isinstance(position, SeaPosition)
        place(position, table)

    def notation(self, position: Position) -> dict[str, Any]:
        assert isinstance(position, SeaPosition)
        return write(position)

    def turn(self, position: Position) -> str:
        assert isinstance(position, SeaPosition)
        return f"turn {position.turn}"


GAME = SeaAndSteel()
