"""Game: what a game tells the rest of the program about itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules.kernel.decision import Decision, Option
from rules.kernel.position import Position


class SetupError(ValueError):
    """Seats, options or a position that the game cannot take; the text is one clear line."""


@dataclass(frozen=True)
class Choice:
    """A set-up option: its values, the first being the default, and the section that describes it."""

    name: str
    values: tuple[str, ...]
    section: str


class Game:
    """One game. `seats` are all seats there can be, in the order of the seat numbers; `players` the least and the most of them."""

    id: str
    version: int
    seats: tuple[str, ...]
    players: tuple[int, int]
    options: tuple[Choice, ...] = ()
    default_seats: tuple[str, ...] = ()
    """Who sits when `simulate` and `bench` are given no seats."""
    automata: tuple[str, ...] = ()
    """The seats that the game's own automaton can hold."""

    dice: frozenset[str] = frozenset()
    """The questions to CHANCE that are rolls of dice, which people may roll themselves; draws of hidden cards are none."""

    def rolls(self, seats: Mapping[str, str]) -> frozenset[str]:
        """Those of `dice` that come up where these sit."""
        return self.dice

    def seated(self, seats: Mapping[str, str], options: Mapping[str, str]) -> dict[str, str]:
        """The options with what follows from who sits where (an automaton makes another game). Raises SetupError."""
        for seat, who in seats.items():
            if who == "auto" and seat not in self.automata:
                raise SetupError(f"seat {seat}: no automaton of {self.id} can hold it")
        return dict(options)

    def settle(self, seats: tuple[str, ...], options: Mapping[str, str]) -> dict[str, str]:
        """Checks seats and options and returns every option with its value. Raises SetupError."""
        for seat in seats:
            if seat not in self.seats:
                raise SetupError(f"{self.id} has no seat {seat!r}; its seats are {', '.join(self.seats)}")
        if len(set(seats)) != len(seats):
            raise SetupError("a seat is named twice")
        least, most = self.players
        if not least <= len(seats) <= most:
            wanted = f"{least} to {most}" if least < most else str(least)
            raise SetupError(f"{self.id} takes {wanted} players, not {len(seats)}")
        known = {c.name: c for c in self.options}
        for name, value in options.items():
            if name not in known:
                raise SetupError(f"{self.id} has no option {name!r}; its options are {', '.join(known) or 'none'}")
            if value not in known[name].values:
                raise SetupError(f"option {name} is one of {', '.join(known[name].values)}, not {value!r}")
        return {c.name: options.get(c.name, c.values[0]) for c in self.options}

    def new(self, seats: tuple[str, ...], options: Mapping[str, str]) -> Position:
        """The position before the first choice. Raises SetupError."""
        raise NotImplementedError

    def blank(self, plain: dict[str, Any]) -> Position:
        """A position that can take over what `Position.plain` wrote: of whatever kind of game it is."""
        return self.new(self.default_seats, {})

    def load(self, plain: dict[str, Any]) -> Position:
        """The position that `Position.plain` wrote. Raises SetupError."""
        position = self.blank(plain)
        try:
            position.restore(plain)
            position.check()
        except (KeyError, TypeError, ValueError, IndexError, AttributeError, AssertionError) as error:
            raise SetupError(f"the saved position is damaged: {error!s}") from None
        return position

    def place(self, position: Position, table: Mapping[str, Any]) -> None:
        """Changes a position into the one a person wrote down (a scenario). Raises SetupError with what is wrong."""
        raise NotImplementedError

    def notation(self, position: Position) -> dict[str, Any]:
        """The position in the notation of scenarios, whole."""
        raise NotImplementedError

    def turn(self, position: Position) -> str:
        """What the calendar says now."""
        raise NotImplementedError

    def chooser(self, option: Option, asked: int) -> int:
        """Who makes a choice: the seat that is asked, but for structured choices of others."""
        return asked

    # -- for computer seats

    merits: tuple[str, ...] = ()
    """The names of what `weigh` counts, each a message `merit-NAME` of the game."""

    horizon: int = 8
    """For how many choices (those of a single option and of CHANCE not counted) games are played on before they are weighed: none where
    `weigh` sees what is under way to its end, for what dice bring on the way would only blur it."""

    span: float = 1.0
    """How far apart the chances to win lie that the options of a question leave, compared with other games: less where a game has many
    small choices. Whoever searches tries the others less there, and trusts a first look more."""

    rows: bool = False
    """Whether a seat's own choices come in long rows that nobody else's and no dice interrupt, and whose end `weigh` can tell: whoever
    searches looks for whole lines of them."""

    def settled(self, position: Position) -> bool:
        """Whether who looks ahead stops here, for `weigh` tells as much now as it will: what CHANCE is asked counts by its odds, or on the
        average, and another affair begins with what a seat is asked. One throw of dice only blurs what they bring on the average."""
        return False

    def sitting(self, position: Position) -> tuple[int, ...]:
        """The seats in play, automata included."""
        raise NotImplementedError

    def weigh(self, position: Position, seat: int) -> Sequence[float]:
        """How a seat stands, by `merits`: the sum is a log-odds, so 1.0 more than a rival is e times his chance to win.

        It reads the whole position: whoever must not know all of it weighs a resampled one.
        """
        return ()

    def weigh_all(self, position: Position) -> dict[int, Sequence[float]]:
        """How everybody `sitting` stands, by seat: the same as `weigh`, for games where one look over the position tells it of all."""
        return {seat: self.weigh(position, seat) for seat in self.sitting(position)}

    def lean(self, position: Position, decision: Decision) -> Sequence[float] | None:
        """A first liking for each option of a player's decision, without looking ahead, as log-odds; None where all are alike."""
        return None

    def proposals(self, position: Position, seat: int) -> Sequence[Option]:
        """The few sensible deals that a seat could propose now, on top of what is asked."""
        return ()

    def seat_number(self, name: str) -> int:
        """The number of a seat in positions and decisions."""
        return self.seats.index(name)

    def seat_name(self, number: int) -> str:
        """The name of a seat; "chance" for CHANCE."""
        return "chance" if number < 0 else self.seats[number]
