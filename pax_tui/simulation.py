"""Games played without a table.

Game number k of a seed has a generator of its own, seeded with "SEED/k", so any of them can be played again alone, by whatever process.

A style says how the random seats choose. Games of one style leave corners of the rules that those of another look into.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from pax_tui.inspection import Broken, Inspector, same_again, undone_again
from pax_tui.session import check_seats
from rules.kernel import chance
from rules.kernel.decision import CHANCE, Option
from rules.kernel.game import Game, SetupError
from rules.kernel.position import Position, Result
from rules.players import PLAYOUTS, player

CAP = 20_000
"""No game has so many choices; one that does is broken."""

Style = Callable[[Position, Random], Option]


def _eager(first: bool) -> Style:
    def choose(position: Position, rng: Random) -> Option:
        options = _options(position)
        return options[0 if first else -1] if rng.random() < 0.9 else rng.choice(options)

    return choose


def _lively() -> Style:
    made = Counter[str]()

    def choose(position: Position, rng: Random) -> Option:
        options = _options(position)
        verbs = sorted({str(option[0]) for option in options})
        verb = rng.choices(verbs, [1 / (1 + made[v]) for v in verbs])[0]
        made[verb] += 1
        return rng.choice([option for option in options if str(option[0]) == verb])

    return choose


def _options(position: Position) -> Sequence[Option]:
    decision = position.decision
    assert decision is not None and decision.options
    return decision.options


STYLES: dict[str, Callable[[], Style] | None] = {
    "uniform": None,
    "lively": _lively,
    "first": lambda: _eager(True),
    "last": lambda: _eager(False),
}
"""How random seats choose: every option alike; what has been done least; nearly always the first option, or the last."""


class Halted(Exception):
    """A game broke; `record` holds what had been chosen, `cause` what happened."""

    def __init__(self, number: int, record: dict[str, Any], cause: Exception) -> None:
        super().__init__(f"game {number}, choice {len(record['choices']) + 1}: {type(cause).__name__}: {cause}")
        self.number = number
        self.record = record
        self.cause = cause


@dataclass
class Played:
    """One game as it went. `decisions` are those of players, CHANCE not counted; `forced` those with a single option."""

    record: dict[str, Any]
    position: Position
    result: Result | None
    decisions: int = 0
    forced: int = 0
    choices: list[Option] = field(default_factory=list)
    asked: list[int] = field(default_factory=list)
    """Which seat each of the choices was asked of."""
    order: list[int] = field(default_factory=list)
    """The seats in the order in which they were first asked something open."""


def computer_seats(game: Game, seats: Mapping[str, str] | None) -> dict[str, str]:
    """The seats of a game without persons; random ones where none are named. Raises SetupError."""
    if seats is None:
        return dict.fromkeys(game.default_seats, "bot:random")
    for seat, who in seats.items():
        if who != "auto" and not who.startswith("bot:"):
            raise SetupError(f"seat {seat}: {who} is a person; here every seat is bot:LEVEL or auto")
    return dict(seats)


def play(
    game: Game,
    seats: Mapping[str, str],
    options: Mapping[str, str],
    seed: int,
    number: int,
    check: bool = False,
    style: str = "uniform",
    think: int = PLAYOUTS,
) -> Played:
    """Plays one game to its end or to the cap; `style` is how random seats choose, `think` what searching seats may spend.

    Raises SetupError, Halted.
    """
    players = _players(game, seats, style, think)
    settled = game.settle(tuple(seats), game.seated(seats, options))
    position = game.new(tuple(seats), settled)
    setup = {"game": game.id, "rules_version": game.version, "options": settled, "seats": dict(seats)}
    played = Played(setup, position, None)
    rng = Random(f"{seed}/{number}")
    try:
        _run(game, position, players, rng, played, Inspector(Random(f"check {seed}/{number}")) if check else None)
        played.result = position.outcome()
        played.record["choices"] = played.choices
        if check:
            same_again(game, setup, played.choices, position)
            undone_again(game, setup, played.choices, position, Random(f"undo {seed}/{number}"))
    except SetupError:
        raise
    except Exception as error:
        raise Halted(number, {**setup, "choices": [list(c) for c in played.choices]}, error) from error
    return played


def _players(game: Game, seats: Mapping[str, str], style: str, think: int) -> dict[int, Style]:
    check_seats(seats, game)
    other = STYLES[style]
    own = None if other is None else other()
    players: dict[int, Style] = {}
    for seat, who in seats.items():
        if who == "bot:random" and own is not None:
            players[game.seat_number(seat)] = own
        elif who.startswith("bot:"):
            players[game.seat_number(seat)] = player(who.removeprefix("bot:"), game, think)
    return players


def _run(
    game: Game,
    position: Position,
    players: Mapping[int, Style],
    rng: Random,
    played: Played,
    inspector: Inspector | None,
) -> None:
    choices, asked, order, choose, answer = played.choices, played.asked, played.order, position.choose, chance.answer
    decision = position.decision
    if inspector is not None:
        position.check()
    while decision is not None and len(choices) < CAP:
        options, seat = decision.options, decision.seat
        if not options:
            raise Broken(f"{decision.ask} of {game.seat_name(seat)} offers nothing")
        if inspector is not None:
            inspector.look(game, position, decision, len(choices))
        if seat == CHANCE:
            option = answer(decision, rng)
        else:
            played.decisions += 1
            played.forced += len(options) == 1
            if seat not in order and not decision.secret:
                order.append(seat)
            option = players[seat](position, rng)
        choose(option)
        choices.append(option)
        asked.append(seat)
        if inspector is not None:
            position.check()
        decision = position.decision
