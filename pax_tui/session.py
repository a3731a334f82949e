"""One game at one table: who sits where, whose turn to answer it is, and the only place that changes a game.

Persons choose; CHANCE and computer seats are answered here. The answer to choice number n (counted from 0) is drawn from a generator
seeded with the text "chance SEED n" or "bot SEED n", so the seed and the number of choices are the whole state of the generator: nothing
of it needs saving, a game taken up again goes on as it would have, and the record, which holds the answers, never needs it.

Whatever is chosen is on the disk before anybody is told of it: a choice that cannot be kept is taken back, and the error says why.
(Answers of CHANCE and of computer seats that cannot be kept follow again from the seed.) Whoever draws the table listens.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random, SystemRandom
from typing import Any, NamedTuple

from pax_tui import games
from pax_tui.exports import checked
from pax_tui.library import Library, Shelf
from pax_tui.thinking import Problem
from pax_tui.wording import Wording
from rules.kernel import chance
from rules.kernel.decision import CHANCE, Decision, Option, Rule
from rules.kernel.game import Game, SetupError
from rules.kernel.position import CONSIDERED, Event, Position, Result
from rules.kernel.record import BadRecord, IllegalChoice, Record
from rules.players import PLAYOUTS, NoPlayer, Player, Thought, player

__all__ = [
    "AGREEMENTS",
    "BadRecord",
    "Happened",
    "IllegalChoice",
    "Session",
    "Undone",
    "agreements",
    "branch",
    "check_seats",
    "explains",
    "new_seed",
    "parse_save",
    "taken",
    "try_out",
]

NAME_LENGTH = 24
AGREEMENTS: dict[str, tuple[str, ...]] = {
    "dice": ("rolled", "typed"),
    "automaton": ("run", "step"),
    "undo": ("barrier", "free"),
    "hints": ("no", "yes"),
}
"""What the people at a table agree on beside the rules, with the values, the usual one first: whether the program rolls the dice or they
do and type what fell; whether an automaton stops at each step of its explanation; whether one who sits there alone may take back what
lies beyond the barrier (the record marks it); whether several people may ask the captain for hints, as one alone may always. `--option`
takes them as it takes those of the rules."""
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


def check_seats(seats: Mapping[str, str], game: Game, think: int = PLAYOUTS) -> dict[str, Player]:
    """The computer players among the seats, who think as long as that. Raises SetupError for a seat nobody can take."""
    players: dict[str, Player] = {}
    names: set[str] = set()
    for seat, who in seats.items():
        if who.startswith("bot:"):
            try:
                players[seat] = player(who.removeprefix("bot:"), game, think)
            except NoPlayer as error:
                raise SetupError(f"seat {seat}: {error}") from None
        elif who == "auto":
            if seat not in game.automata:
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

    def __init__(self, record: Record, seed: int, shelf: Shelf | None = None, think: int = PLAYOUTS) -> None:
        self.record = record
        self.game: Game = record.game
        self.seed = seed
        self.think = think
        """How long the searching seats think: playouts a decision."""
        self.shelf = shelf
        self.log: list[Happened] = []
        """What happened since the table was opened; `history` knows the rest."""
        self.dice = self.game.rolls(record.seats)
        """The questions that are rolls of dice."""
        self.agreed: dict[str, str] = {}
        """What the people at the table have agreed on besides the rules, as the form of Interdiction."""
        self.branch: dict[str, Any] = {}
        """Of which game this is a branch, and how many choices they share."""
        self.thoughts: dict[int, Thought] = {}
        """What computer seats have said of their choices at this table, by the number of the choice."""
        self._first: int | None = None
        """The number of the first choice of a person, once it has been looked for."""
        self._listeners: list[Listener] = []
        players = check_seats(record.seats, self.game, think)
        self._players = {self.game.seat_number(seat): who for seat, who in players.items()}
        self.persons = tuple(sorted(self.game.seat_number(s) for s in record.seats if s not in players and record.seats[s] != "auto"))
        """The seat numbers of the people at the keyboard."""
        self._begin()

    # -- opening and closing

    @classmethod
    def new(
        cls,
        game: Game,
        seats: Mapping[str, str],
        options: Mapping[str, str],
        seed: int | None = None,
        library: Library | None = None,
        think: int | None = None,
    ) -> Session:
        """A new game, kept in the library if there is one. Raises SetupError, LibraryError."""
        think = PLAYOUTS if think is None else think
        players = check_seats(seats, game)
        options, agreed = agreements(options)
        if agreed.get("undo") == "free" and sum(s not in players and who != "auto" for s, who in seats.items()) != 1:
            raise SetupError("undo=free is for one person alone at the table")
        if "dice" in agreed and not game.rolls(seats):
            raise SetupError(f"{game.id} has no dice")
        seed = new_seed() if seed is None else seed
        record = Record.new(game, seats, options)
        if library is None:
            session = cls(record, seed, None, think)
        else:
            kept = {**record.plain(), "seed": seed, **({"agreed": agreed} if agreed else {}), **_thinking(think)}
            session = cls(record, seed, library.shelf(library.add(kept, game.turn(record.position), False)), think)
        session.agreed = agreed
        return session

    @classmethod
    def resume(cls, library: Library, name: str, think: int | None = None) -> Session:
        """A saved game taken up again; the searching seats think as long as before, unless it is said how long. Raises LibraryError,
        BadRecord."""
        shelf = library.shelf(name)
        try:
            save = library.read(name)
            record = parse_save(save)
            if record.diverged is not None:
                try_out(record)
            seed, kept = save.get("seed", 0), save.get("think", PLAYOUTS)
            think = think or (kept if isinstance(kept, int) and kept > 0 else PLAYOUTS)
            session = cls(record, seed if isinstance(seed, int) else 0, shelf, think)
            session.agreed, session.branch = _agreed(save.get("agreed")), _branch(save.get("branch"))
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
        return self.agreed.get("dice") == "typed" and decision.ask in self.dice and not decision.secret

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

    @property
    def ponders(self) -> bool:
        """Whether a computer seat that looks ahead is asked now."""
        decision = self.decision
        who = "" if decision is None or decision.seat == CHANCE else self.who(decision.seat)
        return who.startswith("bot:") and who != "bot:random"

    def problem(self, level: str = "") -> Problem:
        """What is asked now, for whoever thinks about it: the computer seat that is asked, or for a hint somebody of a level."""
        decision, count = self.decision, len(self.record.choices)
        assert decision is not None
        asked = "hint" if level else "bot"
        level = level or self.who(decision.seat).removeprefix("bot:")
        position = self.position
        return Problem(self.game.id, position.plain(), level, self.think, f"{asked} {self.seed} {count}", position.interrupted)

    @property
    def hints(self) -> bool:
        """Whether hints are allowed at this table."""
        return len(self.persons) == 1 or self.agreed.get("hints") == "yes"

    # -- playing

    def listen(self, listener: Listener) -> None:
        """Calls `listener` with everything that happens from now on."""
        self._listeners.append(listener)

    def choose(self, option: Option, silent: bool = False) -> Happened:
        """A person's choice, or a deal laid on top of what is asked; saved. `silent`: made for somebody who said nothing (see Record).

        Raises IllegalChoice, and LibraryError where it cannot be kept and so has not been made.
        """
        before = self.record.mark()
        happened = self._play(option, silent)
        try:
            self.save()
        except BaseException:
            self.record = before
            raise
        self._tell(happened)
        return happened

    def step(self) -> Happened | None:
        """One answer of CHANCE or of a computer seat, saved; None when a person is to answer or the game is over."""
        happened = self._answer()
        if happened is not None:
            try:
                self.save()
            finally:
                self._tell(happened)
        return happened

    def answer(self, thought: Thought) -> Happened:
        """What the computer seat that is asked has thought of elsewhere, saved. Raises IllegalChoice, LibraryError as `choose`."""
        number = len(self.record.choices)
        happened = self.choose(thought.option)
        self.thoughts[number] = thought
        return happened

    def advance(self, stop: Callable[[Happened], bool] | None = None, elsewhere: bool = False) -> list[Happened]:
        """Every answer of CHANCE and of computer seats up to the next question to a person, or to what `stop` says yes to, then saved.

        `elsewhere`: seats that look ahead are thought for elsewhere, and it ends before them too.
        """
        told: list[Happened] = []
        try:
            while not (elsewhere and self.ponders) and (happened := self._answer()):
                told.append(happened)
                if stop is not None and stop(happened):
                    break
        finally:
            try:
                if told:
                    self.save()
            finally:
                for happened in told:
                    self._tell(happened)
        return told

    @property
    def undoable(self) -> int:
        """How many choices can be taken back before a die, a secret or a change of seat; one beyond that, where that is agreed on."""
        return self.record.undoable or int(self.free and self._has_own())

    @property
    def undone_next(self) -> Happened | None:
        """What `undo` takes back, as far as the log of this sitting has it: the last choice, beyond the barrier the last of a person."""
        far = not self.record.undoable
        return next((h for h in reversed(self.log) if not far or (h.option and h.seat in self.persons)), None)

    @property
    def free(self) -> bool:
        """Whether what lies beyond the barrier may be taken back: somebody alone at the table has chosen so."""
        return self.agreed.get("undo") == "free" and len(self.persons) == 1 and self.record.diverged is None

    def _has_own(self) -> bool:
        """Whether a person has chosen anything yet."""
        if any(happened.option and happened.seat in self.persons for happened in self.log):
            return True
        if self._first is None:
            self._first = next((h.number for h in self.history() if h.option and h.seat in self.persons), None)
        return self._first is not None

    def _last_own(self) -> int | None:
        """The number of the last choice of a person."""
        return next((h.number for h in reversed(self.history()) if h.option and h.seat in self.persons), None)

    def undo(self) -> Undone:
        """Takes the last choice of a person back and saves. Raises IllegalChoice beyond the barrier, LibraryError where it cannot be kept
        and so has not been taken back."""
        before = self.record.mark()
        if self.record.undoable or not self.free or (number := self._last_own()) is None:
            option = self.record.undo()
        else:
            option = self.record.lift(number)
        left = len(self.record.choices)
        self._first = None
        if self.shelf is not None:
            self.shelf.forget(left)
        try:
            self.save()
        except BaseException:
            self.record = before
            raise
        self.thoughts = {number: thought for number, thought in self.thoughts.items() if number < left}
        while self.log and self.log[-1].number >= left and self.log[-1].option:
            self.log.pop()
        undone = Undone(left, option)
        for listener in self._listeners:
            listener(undone)
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
        thought = self._players[decision.seat].think(self.record.position, Random(f"bot {self.seed} {count}"))
        happened = self._play(thought.option)
        if self.who(decision.seat) != "bot:random":
            self.thoughts[count] = thought
        return happened

    def _play(self, option: Option, silent: bool = False) -> Happened:
        decision = self.decision
        structured = decision is not None and option not in (decision.options or ())
        events = self.record.play(option, silent)
        assert decision is not None
        seat = self.game.chooser(option, decision.seat)
        return Happened(len(self.record.choices) - 1, seat, decision.ask, option, events, decision.secret or structured)

    def _tell(self, happened: Happened) -> None:
        self.log.append(happened)
        for listener in self._listeners:
            listener(happened)

    # -- keeping

    def plain(self) -> dict[str, Any]:
        """The save as JSON-ready data."""
        return {**self.record.plain(), **self._besides()}

    def _besides(self) -> dict[str, Any]:
        """What a save holds beside the record."""
        more = {"agreed": self.agreed, "branch": self.branch}
        return {"seed": self.seed, **{name: value for name, value in more.items() if value}, **_thinking(self.think)}

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


def _thinking(think: int) -> dict[str, int]:
    """How long is thought, as a save keeps it: where it is not the usual."""
    return {} if think == PLAYOUTS else {"think": think}


def _branch(kept: Any) -> dict[str, Any]:
    return dict(kept) if isinstance(kept, Mapping) else {}


def branch(record: Record, number: int, library: Library, of: str = "", seats: Mapping[str, str] | None = None) -> str:
    """A new game from the first `number` choices of a record, and its id; luck is new from there on, as nobody may know what was to come.

    `of`: the id of the game it is a branch of; `seats`: who sits there, where it is not who sat. Raises BadRecord, LibraryError.
    """
    made = record.before(number)
    made.seats = dict(seats or record.seats)
    save = {**made.plain(), "seed": new_seed(), "branch": {"of": of, "at": number}}
    return library.add(save, made.game.turn(made.position), made.position.outcome() is not None)


def replayed(record: Record) -> list[Happened]:
    """What happened in a record, choice by choice."""
    again = Session(Record.new(record.game, record.seats, record.options), 0)
    for option in record.choices[: record.diverged]:
        try:
            again._tell(again._play(option))
        except IllegalChoice:
            break
    return again.log


def parse_save(save: Any) -> Record:
    """A record from a save that came from a file or the library, its position looked over. Raises BadRecord."""
    return taken(save)[0]


def taken(document: Any) -> tuple[Record, dict[str, Any]]:
    """A record, and the save it was taken from, out of what came from a file or the library. Raises BadRecord."""
    save = checked(document)
    try:
        game = games.game(save["game"])
    except games.UnknownGame as error:
        raise BadRecord(str(error)) from None
    try:
        record = Record.resume(game, save)
        check_seats(record.seats, game)
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
    return record, save


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
