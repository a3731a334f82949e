"""Record: a game as its set-up and its choices, with undo and its barrier.

Answers of CHANCE are choices like any other, so a replay never depends on a generator. The record of a finished or unfinished game and
a snapshot of its position make a save; `resume` prefers the record and falls back to the snapshot where the rules have changed since.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.kernel.decision import CHANCE, Option, Rule
from rules.kernel.game import Game, SetupError
from rules.kernel.position import Event, Position

FORMAT = "pax-tui record 1"


class IllegalChoice(ValueError):
    """A choice that is not offered; `rule` is the reason, where there is one."""

    def __init__(self, option: Option, rule: Rule | None) -> None:
        super().__init__(f"{option!r} is not offered" + (f": {rule.id} ({rule.section})" if rule else ""))
        self.option = option
        self.rule = rule


class BadRecord(ValueError):
    """A record or a save that is not one; the text is one clear line."""


@dataclass
class Record:
    """A game in progress: set-up, choices so far, and the position they lead to."""

    game: Game
    seats: dict[str, str]
    options: dict[str, str]
    position: Position
    choices: list[Option] = field(default_factory=list)
    diverged: int | None = None
    """Where replaying stopped to agree with the saved position; the game goes on from the snapshot and cannot be replayed further."""
    _before: list[Position] = field(default_factory=list)

    @classmethod
    def new(cls, game: Game, seats: Mapping[str, str], options: Mapping[str, str]) -> Record:
        """A new game, run on to its first question; `seats` maps each seat to who sits there. Raises SetupError."""
        settled = game.settle(tuple(seats), game.seated(seats, options))
        position = game.new(tuple(seats), settled)
        _ = position.decision
        return cls(game, dict(seats), settled, position)

    # -- playing

    def play(self, option: Option) -> list[Event]:
        """Checks and carries out a choice. Raises IllegalChoice."""
        position = self.position
        decision = position.decision
        if decision is None:
            raise IllegalChoice(option, Rule("game-over", "G3"))
        assert decision.options is not None
        final = position.agenda[-1].final
        if option not in decision.options:
            final = True  # somebody else may have proposed it
            rule = position.interrupt_rule(option)
            if rule is not None:
                refused = dict(position.refusals())
                raise IllegalChoice(option, refused.get(option, rule))
        seat = decision.seat
        if seat != CHANCE:
            self._before.append(position.copy())
        events = position.choose(option)
        self.choices.append(option)
        after = position.decision
        if seat == CHANCE or final or after is None or after.seat != seat:
            self._before.clear()
        return events

    @property
    def can_undo(self) -> bool:
        """Whether the last choice lies on this side of the barrier: a die, a secret, a deal, a change of seat."""
        return bool(self._before)

    @property
    def undoable(self) -> int:
        """How many choices can be taken back, one after another."""
        return len(self._before)

    def undo(self) -> Option:
        """Takes the last choice back and returns it. Raises IllegalChoice beyond the barrier."""
        if not self._before:
            raise IllegalChoice(("undo",), Rule("undo-barrier", ""))
        self.position = self._before.pop()
        return self.choices.pop()

    # -- keeping

    def plain(self) -> dict[str, Any]:
        """The save as JSON-ready data: the record and a snapshot of the position."""
        return {**self.head(), "choices": [_listed(c) for c in self.choices]}

    def head(self) -> dict[str, Any]:
        """The save without its choices: what is written anew after each of them."""
        return {
            "format": FORMAT,
            "game": self.game.id,
            "rules_version": self.game.version,
            "options": self.options,
            "seats": self.seats,
            "snapshot": self.position.plain(),
            "diverged": self.diverged,
        }

    @classmethod
    def resume(cls, game: Game, plain: Mapping[str, Any]) -> Record:
        """A record from what `plain` wrote: replayed if the rules still lead there, else opened from the snapshot. Raises BadRecord."""
        try:
            seats, options = dict(plain["seats"]), dict(plain["options"])
            choices = [_tupled(c) for c in plain["choices"]]
            game.settle(tuple(seats), options)
            snapshot = game.load(plain["snapshot"])
            diverged = None if plain.get("diverged") is None else int(plain["diverged"])
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            raise BadRecord(f"the record cannot be read: {error!s}") from None
        if diverged is not None:
            return cls(game, seats, options, snapshot, choices, diverged)
        record = cls._replayed(game, seats, options, choices)
        if isinstance(record, int) or record.position.digest() != snapshot.digest():
            at = record if isinstance(record, int) else len(choices)
            return cls(game, seats, options, snapshot, choices, at)
        return record

    @classmethod
    def _replayed(cls, game: Game, seats: dict[str, str], options: dict[str, str], choices: list[Option]) -> Record | int:
        try:
            record = cls.new(game, seats, options)
        except SetupError as error:
            raise BadRecord(str(error)) from None
        for n, choice in enumerate(choices):
            try:
                record.play(choice)
            except IllegalChoice:
                return n
        return record

    @classmethod
    def replay(cls, game: Game, plain: Mapping[str, Any], upto: int | None = None) -> Record:
        """Plays the choices of a record from the set-up, all or the first `upto`. Raises BadRecord where one is not legal."""
        try:
            seats, options = dict(plain["seats"]), dict(plain["options"])
            choices = [_tupled(c) for c in plain["choices"]]
        except (KeyError, TypeError, ValueError) as error:
            raise BadRecord(f"the record cannot be read: {error!s}") from None
        record = cls._replayed(game, seats, options, choices if upto is None else choices[:upto])
        if isinstance(record, int):
            raise BadRecord(f"choice {record + 1} of {len(choices)}, {list(choices[record])}, is not legal by these rules")
        return record


def _listed(value: Any) -> Any:
    return [_listed(v) for v in value] if isinstance(value, tuple) else value


def _tupled(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_tupled(v) for v in value)
    if not isinstance(value, str | int | bool) and value is not None:
        raise TypeError(f"{value!r} cannot be part of a choice")
    return value
