"""One game at one table: who sits where, whose turn to answer it is, and the only place that changes a game.

Persons choose; CHANCE and computer seats are answered here. The answer to choice number n (counted from 0) is drawn from a generator
seeded with the text "chance SEED n" or "bot SEED n", so the seed and the number of choices are the whole state of the generator: nothing
of it needs saving, a game taken up again goes on as it would have, and the record, which holds the answers, never needs it.

Whatever is chosen is saved at once. Whoever draws the table listens.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from random import Random, SystemRandom
from typing import Any, NamedTuple

from pax_tui import games
from pax_tui.library import Library, Shelf
from pax_tui.wording import Wording
from rules.kernel import chance
from rules.kernel.decision import CHANCE, Decision, Option, Rule
from rules.kernel.game import Game, SetupError
from rules.kernel.position import CONSIDERED, Event, Position, Result
from rules.kernel.record import FORMAT, BadRecord, IllegalChoice, Record
from rules.players import NoPlayer, Player, player

__all__ = [
    "AGREEMENTS",
    "BadRecord",
    "Happened",
    "IllegalChoice",
    "Session",
    "Undone",
    "agreements",
    "check_seats",
    "explains",
    "new_seed",
    "parse_save",
    "try_out",
]

NAME_LENGTH = 24
AGREEMENTS: dict[str, tuple[str, ...]] = {"dice": ("rolled", "typed"), "automaton": ("run", "step")}
"""What the people at a table agree on beside the rules, with the values, the usual one first: whether the program rolls the dice or they
do and type what fell; whether an automaton stops at each step of its explanation. `--option` takes them as it takes those of the rules."""
TRIED = 300
"""For how many choices a position that came from elsewhere is tried out."""


class Happened(NamedTuple):
    """One choice: its number, who made it, what was asked, what was chosen and what came of it.

    A structured choice is `secret` as well: its events tell what the others may know of it.
    """

    number: int
    seat: int
    ask: str
    option: Option
    events: list[Event]
    secret: bool


class Undone(NamedTuple):
    """The last choice was taken back; `number` choices are left."""

    number: int
    option: Option


Listener = Callable[[Happened | Undone], None]


def agreements(options: Mapping[str, str]) -> tuple[dict[str, str], dict[str, str]]:
    """The options of the rules, and what is agreed on beside them. Raises SetupError."""
    agreed = {name: value for name, value in options.items() if name in AGREEMENTS}
    for name, value in agreed.items():
        if value not in AGREEMENTS[name]:
            raise SetupError(f"option {name} is one of {', '.join(AGREEMENTS[name])}, not {value!r}")
    return {name: value for name, value in options.items() if name not in AGREEMENTS}, agreed


def explains(happened: Happened) -> bool:
    """Whether an automaton has explained a step in it."""
    return any(event[0] == CONSIDERED for event in happened.events)


def new_seed() -> int:
    """A seed nobody chose."""
    return SystemRandom().getrandbits(32)


def check_seats(seats: Mapping[str, str], automata: Container[str] = ()) -> dict[str, Player]:
    """The computer players among the seats; `automata` are those an automaton can hold. Raises SetupError for one nobody can take."""
    players: dict[str, Player] = {}
    names: set[str] = set()
    for seat, who in seats.items():
        if who.startswith("bot:"):
            try:
                players[seat] = player(who.removeprefix("bot:"))
            except NoPlayer as error:
                raise SetupError(f"seat {seat}: {error}") from None
        elif who == "auto":
            if seat not in automata:
                raise SetupError(f"seat {seat}: no automaton (auto) can hold it")
        elif not who.strip():
            raise SetupError(f"seat {seat} needs a name")
        elif not who.isprintable():
            raise SetupError(f"seat {seat}: the name {who[:NAME_LENGTH]!r} holds signs that cannot be shown")
        elif who.casefold().partition(":")[0] in ("bot", "auto"):
            raise SetupError(f"seat {seat}: {who[:NAME_LENGTH]} is no name for a person; bot:random is the computer")
        elif len(who) > NAME_LENGTH:
            raise SetupError(f"the name {who[:NAME_LENGTH]}… is too long; {NAME_LENGTH} characters are the most")
        elif who.casefold() in names:
            raise SetupError(f"two persons are called {who}")
        else:
            names.add(who.casefold())
    return players


class Session:
    """One game at one table; see the module."""

    def __init__(self, record: Record, seed: int, shelf: Shelf | None = None) -> None:
        self.record = record
        self.game: Game = record.game
        self.seed = seed
        self.shelf = shelf
        self.log: list[Happened] = []
        """What happened since the table was opened; `history` knows the rest."""
        self.agreed: dict[str, str] = {}
        """What the people at the table have agreed on besides the rules, as the form of Interdiction."""
        self._listeners: list[Listener] = []
        players = check_seats(record.seats, self.game.automata)
        self._players = {self.game.seat_number(seat): who for seat, who in players.items()}
        self.persons = tuple(sorted(self.game.seat_number(s) for s in record.seats if s not in players and record.seats[s] != "auto"))
        """The seat numbers of the people at the keyboard."""
        self._begin()

    # -- opening and closing

    @classmethod
    def new(
        cls, game: Game, seats: Mapping[str, str], options: Mapping[str, str], seed: int | None = None, library: Library | None = None
    ) -> Session:
        """A new game, kept in the library if there is one. Raises SetupError, LibraryError."""
        check_seats(seats, game.automata)
        options, agreed = agreements(options)
        if "dice" in agreed and not game.dice:
            raise SetupError(f"{game.id} has no dice")
        seed = new_seed() if seed is None else seed
        record = Record.new(game, seats, options)
        if library is None:
            session = cls(record, seed)
        else:
            kept = {**record.plain(), "seed": seed, **({"agreed": agreed} if agreed else {})}
            session = cls(record, seed, library.shelf(library.add(kept, game.turn(record.position), False)))
        session.agreed = agreed
        return session

    @classmethod
    def resume(cls, library: Library, name: str) -> Session:
        """A saved game taken up again. Raises LibraryError, BadRecord."""
        shelf = library.shelf(name)
        try:
            save = library.read(name)
            record = parse_save(save)
            session = cls(record, int(save.get("seed", 0)), shelf)
            session.agreed = _agreed(save.get("agreed"))
            return session
        except (SetupError, BadRecord) as error:
            shelf.close()
            raise BadRecord(f"the saved game {name} cannot be opened: {error}") from None
        except BaseException:
            shelf.close()
            raise

    def close(self) -> None:
        """Leaves the table; everything is saved already."""
        if self.shelf is not None:
            self.shelf.close()

    def _begin(self) -> None:
        """The events of the set-up, before the first choice."""
        if not self.record.choices and self.position.decision is not None and self.position.log:
            self.log.append(Happened(0, CHANCE, "", (), self.position.log, False))

    # -- looking

    @property
    def id(self) -> str | None:
        """The id under which the game is saved."""
        return None if self.shelf is None else self.shelf.id

    @property
    def position(self) -> Position:
        """The present position; to be looked at only."""
        return self.record.position

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the game is over."""
        return self.record.position.decision

    @property
    def result(self) -> Result | None:
        """How the game ended."""
        return self.record.position.outcome()

    @property
    def turn(self) -> str:
        """What the calendar says."""
        return self.game.turn(self.record.position)

    @property
    def waits(self) -> bool:
        """Whether a person is to answer now."""
        decision = self.decision
        return decision is not None and self._asks_people(decision)

    def _asks_people(self, decision: Decision) -> bool:
        """Whether somebody at the keyboard answers: a person, or with dice of their own the people for CHANCE."""
        if decision.seat != CHANCE:
            return decision.seat in self.persons
        return self.agreed.get("dice") == "typed" and decision.ask in self.game.dice and not decision.secret

    @property
    def automatic(self) -> bool:
        """Whether an automaton plays."""
        return "auto" in self.record.seats.values()

    @property
    def stepwise(self) -> bool:
        """Whether the automaton is to stop at each step of its explanation."""
        return self.automatic and self.agreed.get("automaton") == "step"

    @property
    def diverged(self) -> int | None:
        """The choice from which on the rules have changed since the game was saved."""
        return self.record.diverged

    def view(self, seat: int | None) -> Any:
        """What a seat may know, or what lies open."""
        return self.record.position.view(seat)

    def who(self, seat: int) -> str:
        """Who sits there, as given at set-up: a name, `bot:LEVEL` or ""."""
        return self.record.seats.get(self.game.seat_name(seat), "")

    def refusals(self) -> list[tuple[Option, Rule]]:
        """What may not be chosen now, and why."""
        return self.record.position.refusals()

    # -- playing

    def listen(self, listener: Listener) -> None:
        """Calls `listener` with everything that happens from now on."""
        self._listeners.append(listener)

    def choose(self, option: Option) -> Happened:
        """A person's choice, or a deal laid on top of what is asked; saved. Raises IllegalChoice, LibraryError."""
        happened = self._play(option)
        self.save()
        return happened

    def step(self) -> Happened | None:
        """One answer of CHANCE or of a computer seat, saved; None when a person is to answer or the game is over."""
        happened = self._answer()
        if happened is not None:
            self.save()
        return happened

    def advance(self, stop: Callable[[Happened], bool] | None = None) -> list[Happened]:
        """Every answer of CHANCE and of computer seats up to the next question to a person, or to what `stop` says yes to, then saved."""
        told: list[Happened] = []
        while happened := self._answer():
            told.append(happened)
            if stop is not None and stop(happened):
                break
        if told:
            self.save()
        return told

    @property
    def undoable(self) -> int:
        """How many choices can be taken back before a die, a secret or a change of seat."""
        return self.record.undoable

    def undo(self) -> Undone:
        """Takes the last choice back and saves. Raises IllegalChoice beyond the barrier."""
        option = self.record.undo()
        left = len(self.record.choices)
        while self.log and self.log[-1].number >= left and self.log[-1].option:
            self.log.pop()
        if self.shelf is not None:
            self.shelf.forget(left)
        undone = Undone(left, option)
        for listener in self._listeners:
            listener(undone)
        self.save()
        return undone

    def _answer(self) -> Happened | None:
        decision = self.decision
        if decision is None or self._asks_people(decision):
            return None
        count = len(self.record.choices)
        if decision.seat == CHANCE:
            return self._play(chance.answer(decision, Random(f"chance {self.seed} {count}")))
        if decision.seat not in self._players:
            raise BadRecord(f"the saved game is damaged: it asks {self.game.seat_name(decision.seat)}, where nobody sits")
        return self._play(self._players[decision.seat](self.record.position, Random(f"bot {self.seed} {count}")))

    def _play(self, option: Option) -> Happened:
        decision = self.decision
        structured = decision is not None and option not in (decision.options or ())
        events = self.record.play(option)
        assert decision is not None
        seat = self.game.chooser(option, decision.seat)
        happened = Happened(len(self.record.choices) - 1, seat, decision.ask, option, events, decision.secret or structured)
        self.log.append(happened)
        for listener in self._listeners:
            listener(happened)
        return happened

    # -- keeping

    def plain(self) -> dict[str, Any]:
        """The save as JSON-ready data."""
        return {**self.record.plain(), **self._besides()}

    def _besides(self) -> dict[str, Any]:
        """What a save holds beside the record."""
        return {"seed": self.seed, **({"agreed": self.agreed} if self.agreed else {})}

    def save(self) -> None:
        """Writes what is not saved yet. Raises LibraryError."""
        if self.shelf is not None:
            head = {**self.record.head(), **self._besides()}
            self.shelf.save(head, self.record.choices, self.turn, self.result is not None)

    def agree(self, name: str, value: str) -> None:
        """Keeps what the people at the table have agreed on. Raises LibraryError."""
        self.agreed[name] = value
        self.save()

    def history(self) -> list[Happened]:
        """Everything from the first choice on, by replaying the record; of a diverged game only what can still be replayed."""
        return replayed(self.record)


def _agreed(kept: Any) -> dict[str, str]:
    """What was agreed on, from a save; nothing where it is of the wrong kind."""
    return {str(k): v for k, v in kept.items() if isinstance(v, str)} if isinstance(kept, Mapping) else {}


def replayed(record: Record) -> list[Happened]:
    """What happened in a record, choice by choice."""
    again = Session(Record.new(record.game, record.seats, record.options), 0)
    for option in record.choices:
        try:
            again._play(option)
        except IllegalChoice:
            break
    return again.log


def parse_save(save: Any) -> Record:
    """A record from a save that came from a file or the library, its position looked over. Raises BadRecord."""
    if not isinstance(save, Mapping) or save.get("format") != FORMAT:
        raise BadRecord("it is not a record of pax-tui")
    try:
        game = games.game(str(save.get("game")))
    except games.UnknownGame as error:
        raise BadRecord(str(error)) from None
    _look_over(save)
    try:
        record = Record.resume(game, save)
        check_seats(record.seats, game.automata)
        record.position.check()
        decision = record.position.decision
    except BadRecord:
        raise
    except AssertionError as error:
        raise BadRecord(f"its position is not possible: {error}") from None
    except Exception as error:  # noqa: BLE001 - a file can be wrong in more ways than can be named
        raise BadRecord(f"it cannot be read ({type(error).__name__}: {error})") from None
    if (decision is None) != (record.position.outcome() is not None) or (decision is not None and not decision.options):
        raise BadRecord("its position asks nothing")
    if decision is not None and decision.seat != CHANCE and game.seat_name(decision.seat) not in record.seats:
        raise BadRecord("its position asks a seat that nobody has")
    return record


def try_out(record: Record) -> None:
    """Plays a position on for a while that no record vouches for, on a copy. Raises BadRecord where it comes to nothing."""
    position, rng = record.position.copy(), Random(0)
    seats = {record.game.seat_number(seat) for seat in record.seats}
    face = games.face(record.game.id)
    words = Wording(face.words, record.game, record.seats)
    try:
        for n in range(TRIED):
            decision = position.decision
            if decision is None:
                return
            if decision.seat != CHANCE and decision.seat not in seats:
                raise BadRecord("its position asks a seat that nobody has")
            for seat in (None, *seats) if n % 20 == 0 else ():
                face.board(position.view(seat), words)
                position.refusals()
            position.choose(chance.answer(decision, rng) if decision.seat == CHANCE else rng.choice(list(decision.options or ())))
            position.check()
    except BadRecord:
        raise
    except Exception as error:  # noqa: BLE001 - as in parse_save
        raise BadRecord(f"its position is not possible ({type(error).__name__}: {error})") from None


def _look_over(save: Mapping[str, Any]) -> None:
    """The shape of a save, before the rules read it."""
    for key, kind in (("options", Mapping), ("seats", Mapping), ("choices", list), ("snapshot", Mapping), ("rules_version", int)):
        if not isinstance(save.get(key), kind):
            raise BadRecord(f"its {key} are missing or of the wrong kind")
    for key in ("options", "seats"):
        if not all(isinstance(v, str) for pair in save[key].items() for v in pair):
            raise BadRecord(f"its {key} are of the wrong kind")
    for n, choice in enumerate(save["choices"], 1):
        if not isinstance(choice, list) or not choice or not isinstance(choice[0], str):
            raise BadRecord(f"its choice {n} is none")
    if not isinstance(save.get("seed", 0), int):
        raise BadRecord("its seed is no number")
