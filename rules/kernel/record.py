"""Record: a game as its set-up and its choices, with undo and its barrier.

Answers of CHANCE are choices like any other, so a replay never depends on a generator. The record of a finished or unfinished game and
a snapshot of its position make a save; `resume` prefers the record and falls back to the snapshot where the rules have changed since.

A choice is silent where nobody has made it: in an open window of Interdiction the program says no for those who did not call. The record
keeps which ones these are. Between a player's choice and his next question they are no change of seat, so he may still take it back.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.kernel.decision import CHANCE, Option, Rule
from rules.kernel.game import Game, SetupError
from rules.kernel.position import Event, Position

FORMAT = "pax-tui record 2"
FORMATS = ("pax-tui record 1", FORMAT)
"""Every format that can be read. What format 2 added: `silent`, `lifted`, and that the secret part may be sealed."""


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
    silent: list[int] = field(default_factory=list)
    """The numbers of the choices that nobody made, rising."""
    lifted: list[int] = field(default_factory=list)
    """How many choices were left each time something was taken back beyond the barrier, as a player alone may agree on."""
    _before: list[tuple[int, Position]] = field(default_factory=list)
    """What can be taken back: the number of each choice and the position before it."""
    _asked: int | None = None
    """The seat whose choices these are while somebody else is asked; None while that seat itself is."""

    @classmethod
    def new(cls, game: Game, seats: Mapping[str, str], options: Mapping[str, str]) -> Record:
        """A new game, run on to its first question; `seats` maps each seat to who sits there. Raises SetupError."""
        settled = game.settle(tuple(seats), game.seated(seats, options))
        position = game.new(tuple(seats), settled)
        _ = position.decision
        return cls(game, dict(seats), settled, position)

    # -- playing

    def play(self, option: Option, silent: bool = False) -> list[Event]:
        """Checks and carries out a choice; `silent`: nobody has made it. Raises IllegalChoice."""
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
        silent = silent and self._asked is not None and seat not in (CHANCE, self._asked)
        if silent:
            self.silent.append(len(self.choices))
        else:
            if self._asked is not None:
                self._forget()
            if seat != CHANCE:
                self._before.append((len(self.choices), position.copy()))
        events = position.choose(option)
        self.choices.append(option)
        after = position.decision
        asker = self._asked if silent else seat
        if position.answered or (not silent and (seat == CHANCE or final or after is None)):
            self._forget()
        else:
            self._asked = None if after is not None and after.seat == asker else asker
        return events

    def _forget(self) -> None:
        self._before.clear()
        self._asked = None

    @property
    def can_undo(self) -> bool:
        """Whether the last choice lies on this side of the barrier: a die, a secret, a deal, a change of seat, an automaton."""
        return self.undoable > 0

    @property
    def undoable(self) -> int:
        """How many choices can be taken back, one after another, silent ones not counted."""
        return len(self._before) if self._asked is None else 0

    def undo(self) -> Option:
        """Takes the last choice that somebody made back and returns it. Raises IllegalChoice beyond the barrier."""
        if not self.undoable:
            raise IllegalChoice(("undo",), Rule("undo-barrier", ""))
        number, self.position = self._before.pop()
        option = self.choices[number]
        self._cut(number)
        return option

    def lift(self, number: int) -> Option:
        """Takes back choice `number` and all after it, whatever lies between, and marks that. Raises IllegalChoice where it cannot."""
        if self.diverged is not None or not 0 <= number < len(self.choices):
            raise IllegalChoice(("undo",), Rule("undo-barrier", ""))
        option = self.choices[number]
        again = self.before(number)
        self.position, self._before, self._asked = again.position, again._before, again._asked
        self._cut(number)
        self.lifted.append(number)
        return option

    def before(self, number: int) -> Record:
        """The record of the first `number` choices, played anew: a branch. Raises BadRecord beyond where the record has diverged."""
        record = self._replayed(self.game, self.seats, self.options, self.choices[:number], frozenset(self.silent))
        if isinstance(record, int):
            raise BadRecord(f"choice {record + 1} is not legal by these rules")
        record.lifted = [n for n in self.lifted if n <= number]
        return record

    def _cut(self, number: int) -> None:
        del self.choices[number:]
        self.silent = [n for n in self.silent if n < number]

    def mark(self) -> Record:
        """The record as it is now, to go back to where what follows could not be kept."""
        kept = Record(self.game, self.seats, self.options, self.position.copy(), self.choices[:], self.diverged)
        kept.silent, kept.lifted, kept._before, kept._asked = self.silent[:], self.lifted[:], self._before[:], self._asked
        return kept

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
            "silent": list(self.silent),
            "lifted": list(self.lifted),
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
            silent, lifted = list(plain.get("silent", ())), list(plain.get("lifted", ()))
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            raise BadRecord(f"the record cannot be read: {error!s}") from None
        if diverged is not None:
            return cls(game, seats, options, snapshot, choices, diverged, silent, lifted)
        record = cls._replayed(game, seats, options, choices, frozenset(silent))
        if isinstance(record, int) or record.position.digest() != snapshot.digest():
            at = record if isinstance(record, int) else len(choices)
            return cls(game, seats, options, snapshot, choices, at, silent, lifted)
        record.lifted = lifted
        return record

    @classmethod
    def _replayed(
        cls, game: Game, seats: dict[str, str], options: dict[str, str], choices: list[Option], silent: Container[int] = ()
    ) -> Record | int:
        try:
            record = cls.new(game, seats, options)
        except SetupError as error:
            raise BadRecord(str(error)) from None
        for n, choice in enumerate(choices):
            try:
                record.play(choice, n in silent)
            except Exception:  # noqa: BLE001 - what older rules wrote can offend these in more ways than can be named
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

    @classmethod
    def as_far(cls, game: Game, plain: Mapping[str, Any]) -> Record:
        """Plays the choices of a record from the set-up as far as these rules go along. Raises BadRecord."""
        try:
            seats, options = dict(plain["seats"]), dict(plain["options"])
            choices = [_tupled(c) for c in plain["choices"]]
        except (KeyError, TypeError, ValueError) as error:
            raise BadRecord(f"the record cannot be read: {error!s}") from None
        record = cls._replayed(game, seats, options, choices)
        if isinstance(record, int):
            record = cls._replayed(game, seats, options, choices[:record])
        assert isinstance(record, Record)
        return record


def _listed(value: Any) -> Any:
    return [_listed(v) for v in value] if isinstance(value, tuple) else value


def _tupled(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return tuple(_tupled(v) for v in value)
    if not isinstance(value, str | int | bool) and value is not None:
        raise TypeError(f"{value!r} cannot be part of a choice")
    return value
