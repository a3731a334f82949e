"""The table line by line: numbered choices on standard input and output, for screen readers, pipes and tests.

Each decision is a line with the seat and the question, one line `N) text` for each option, and the prompt `> `. What is read is a number,
or a word that picks one option, or one of the letters of LETTERS; with an argument `r SECTION` and `w WORD`. End of input saves and
leaves. Everything is saved after every choice anyway.

With more than one person at the table, what only one of them may know stands between "pass to Ana, then Enter" and the end of Ana's
choice, and on a terminal it is cleared, scrollback and all, before anything else is written.
"""

from __future__ import annotations

import os
import shutil
import sys
import unicodedata
from collections.abc import Sequence
from contextlib import suppress
from typing import TextIO

from pax_tui import games, rulebook
from pax_tui.coach import Coach
from pax_tui.commands.replay import outcome
from pax_tui.session import AGREEMENTS, Happened, IllegalChoice, Session, Undone, agreements, check_seats, explains
from pax_tui.settings import COACH, OFF
from pax_tui.thinking import CAPTAIN, LIKED, solve
from pax_tui.wording import Wording
from rules.kernel.decision import Decision, Option, Rule
from rules.kernel.game import Game, SetupError
from rules.kernel.position import CONSIDERED, Event

LETTERS = ("?", "a", "b", "d", "h", "l", "q", "r", "s", "u", "w")
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
LATEST = 12
LIKENESS = str.maketrans(
    {"’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-", "·": "-", "‹": "<", "›": ">", "ß": "ss", "æ": "ae", "ø": "o"}
)


class Leave(Exception):
    """The table is left; everything is saved."""


class Table:
    """A session on standard input and output."""

    def __init__(
        self, session: Session, reads: TextIO | None = None, writes: TextIO | None = None, ascii_only: bool = False, coach: str = OFF
    ) -> None:
        self.session = session
        self._ascii = ascii_only
        self.face = games.face(session.game.id)
        self.words = Wording(self.face.words, session.game, session.record.seats)
        self._reads = reads or sys.stdin
        self._writes = writes or sys.stdout
        self._shared = len(session.persons) > 1
        self._sees: int | None = None if self._shared else next(iter(session.persons), None)
        """Who may see what is secret now; None: everybody looks."""
        self.coach = Coach(coach, session.game.id, self.words)
        self._lately: list[Happened] = []
        """What the coach has not explained yet."""
        self._retell: list[Event] = []
        self._unseen: dict[int, list[Event]] = {seat: [] for seat in session.persons}

    # -- the clerk of a deal, and everything else that speaks

    def say(self, line: str) -> None:
        """Writes a line."""
        self._writes.write((folded(line) if self._ascii else line) + "\n")

    def ask(self, prompt: str) -> str:
        """Writes a prompt and reads a line. Raises EOFError."""
        self._writes.write(folded(prompt) if self._ascii else prompt)
        self._writes.flush()
        line = self._reads.readline()
        if not self._reads.isatty():
            self._writes.write("\n")  # nobody has pressed Enter on a terminal
        if not line:
            raise EOFError
        return line.strip()

    # -- playing

    def run(self) -> int:
        """Plays until the game is over or the table is left; the exit status."""
        session, words = self.session, self.words
        self.say(words.text("plain-welcome", title=self.face.title, id=session.id or "-", turn=session.turn))
        if session.diverged is not None:
            self.say(words.text("diverged", n=session.diverged + 1))
        try:
            self._tell_all(session.log)
            while self._ask_on():
                pass
            self.say(outcome(session.record, words))
            for line in self.face.telling(session.record, words):
                self.say(line)
        except EOFError:
            self._left()
        except Leave:
            self._left()
        except KeyboardInterrupt:
            self.say("")
            self._left()
            raise
        except BaseException:
            with suppress(OSError, ValueError):  # the terminal may be what is broken
                self._conceal()
            raise
        return 0

    def _ask_on(self) -> bool:
        """Plays on to the next question of a person and puts it; False when the game is over."""
        self._go_on()
        decision = self.session.decision
        if decision is None or not decision.secret or decision.seat != self._sees:
            self._conceal()
        if decision is None:
            return False
        self._decide(decision)
        return True

    def _go_on(self) -> None:
        """Plays on to the next question of a person; where that is agreed on, the automaton waits after each step it explains."""
        announced = "bot:captain" not in self.session.record.seats.values()
        while True:
            told = self.session.advance(explains if self.session.stepwise else None, elsewhere=not announced)
            self._lately += told
            for happened in told:
                self._tell_slowly(happened)
            if self.session.ponders and not announced:
                announced = True
                self._announce()
            elif not (told and explains(told[-1])):
                break
        self._lines(self.coach.why(self._lately, None if self._shared else self._sees))
        self._lately = []

    def _announce(self) -> None:
        """Who thinks: that takes a while, and nothing else is to be seen of it here."""
        decision = self.session.decision
        assert decision is not None
        level = self.session.who(decision.seat).removeprefix("bot:")
        self.say(self.words.text("thinks", seat=self.words.seat(decision.seat), level=self.words.text(f"level-{level}")))

    def _tell_slowly(self, happened: Happened) -> None:
        """What happened; where the automaton is stepped through, Enter is waited for after each step it explains."""
        for event in happened.events:
            self._tell([event])
            if event[0] == CONSIDERED and self.session.stepwise:
                line = self.ask(self.words.text("plain-step") + " ")
                if line in ("q", "s"):
                    raise Leave
                if line == "run":
                    self.session.agree("automaton", "run")

    def _agree(self, line: str) -> bool:
        """A line that says how the table is kept: `step`, `run`, `dice typed`, `dice rolled`."""
        word, _, value = line.partition(" ")
        if self.session.automatic and line in AGREEMENTS["automaton"]:
            self.session.agree("automaton", line)
        elif self.session.dice and word == "dice" and value in AGREEMENTS["dice"]:
            self.session.agree("dice", value)
        else:
            return False
        self.say(self.words.text(f"plain-agreed-{value or line}"))
        return True

    def _coached(self, line: str) -> bool:
        """A line that says how much the coach is to say from here on: `coach off`, `coach hints`, `coach full`."""
        word, _, mode = line.partition(" ")
        if word != "coach" or mode not in COACH:
            return False
        self.coach.mode = mode
        self.say(self.words.text(f"plain-agreed-coach-{mode}"))
        return True

    def _left(self) -> None:
        self._conceal()
        self.say(self.words.text("plain-saved", id=self.session.id or "-"))

    def _decide(self, decision: Decision) -> None:
        """One question to a person, until something is chosen or taken back."""
        if decision.secret:
            self.alone(decision.seat)
        options = list(decision.options or ())
        texts = [self.words.option(option, decision) for option in options]
        self._put(decision, texts)
        looks = self._sees
        while True:
            line = self.ask("> ")
            try:
                if self._obey(line, decision, options, texts):
                    return
            except IllegalChoice as refusal:
                self.say(self._refused(refusal.rule))
            if self._sees != looks:  # somebody else has begun a deal that came to nothing
                return

    def _put(self, decision: Decision, texts: Sequence[str]) -> None:
        section = f" ({decision.section})" if decision.section else ""
        self.say(f"{self.words.seat(decision.seat)}: {self.words.question(decision)}{section}")
        for n, text in enumerate(texts, 1):
            self.say(f"{n}) {text}")
        advice = self.coach.advise(decision, self.session.view(self._sees))
        if advice is not None:
            mark = f"({self.words.text('coach-new')}) " if advice.new else ""
            self.say(self.words.text("plain-coach", line=f"{mark}{advice.line} {advice.rule}".strip()))

    def _obey(self, line: str, decision: Decision, options: Sequence[Option], texts: Sequence[str]) -> bool:
        """Does what a line says; whether the question has to be put anew."""
        letter, _, rest = line.partition(" ")
        if letter in LETTERS:
            return self._command(letter, rest.strip(), decision)
        if self._agree(line) or self._coached(line):
            return True
        if line == "hint" and decision.seat >= 0:
            self._hint(decision)
            return False
        if line == "reasons":
            self._reasons()
            return False
        if line.isascii() and line.isdigit():
            number = int(line) if len(line) < 6 else 0
            if not 1 <= number <= len(options):
                self.say(self.words.text("plain-no-number", count=len(options)))
                return False
            return self._chosen(options[number - 1])
        meant = picked(line, texts)
        if len(meant) == 1:
            return self._chosen(options[meant[0]])
        if line:
            self.say(self.words.text("plain-not-one" if meant else "plain-none", word=line, count=len(meant)))
        return False

    def _chosen(self, option: Option) -> bool:
        self.coach.answered(self.session.decision)
        happened = self.session.choose(option)
        self._tell_slowly(happened)
        self._lately = [happened]
        return True

    def _command(self, letter: str, rest: str, decision: Decision) -> bool:
        session, words = self.session, self.words
        if letter in ("q", "s"):
            raise Leave
        if letter == "?":
            self.say(words.text("plain-help"))
        elif letter == "w":
            self._why_not(decision, rest)
        elif letter == "a":
            self._lines(self.face.foresight(session.view(self._sees), words) or [words.text("plain-no-foresight")])
        elif letter == "h" and decision.seat >= 0:
            return self._hand(decision.seat)
        elif letter in ("b", "h"):
            self._lines(self.face.board(session.view(self._sees), words))
        elif letter == "l":
            for happened in session.history()[-LATEST:]:
                self._tell(happened.events, again=True)
        elif letter == "r":
            self._rule(rest or decision.section)
        elif letter == "d":
            return self._deal()
        elif letter == "u":
            return self._undo()
        return False

    def _undo(self) -> bool:
        try:
            undone: Undone = self.session.undo()
        except IllegalChoice:
            self.say(self.words.text("plain-no-undo"))
            return False
        self.say(self.words.text("plain-undone", option=self.words.option(undone.option)))
        return True

    def _deal(self) -> bool:
        option = self.face.deal(self.session.position, self.session.persons, self.words, self)
        if option is None:
            return False
        return self._chosen(option)

    def _why_not(self, decision: Decision, word: str) -> None:
        refused = [(self.words.option(option, decision), rule) for option, rule in self.session.refusals()]
        shown = [(text, rule) for text, rule in refused if word.casefold() in text.casefold()]
        for text, rule in shown:
            self.say(f"- {text}: {self._refused(rule)}")
        if not shown:
            self.say(self.words.text("plain-all-allowed"))

    def _refused(self, rule: Rule | None) -> str:
        if rule is None:
            return self.words.text("plain-not-offered")
        return f"{self.words.rule(rule)} ({rule.section})" if rule.section else self.words.rule(rule)

    def _hint(self, decision: Decision) -> None:
        """What the captain would choose here, where the table allows to ask; it takes some seconds."""
        session, words = self.session, self.words
        if not session.hints:
            self.say(words.text("hint-none"))
            return
        thought = solve(session.problem(CAPTAIN))
        for option, share in thought.liked[:LIKED]:
            self.say(f"- {words.option(option, decision)}: {share:.0%}")
        if len(thought.liked) > LIKED:
            self.say(words.text("hint-more", count=len(thought.liked) - LIKED))
        if thought.alike:
            self.say(words.text("hint-alike"))
        elif thought.reason:
            self.say(words.text("hint-reason", reason=words.text(f"merit-{thought.reason}")))
        self.say(words.text("hint-note"))

    def _reasons(self) -> None:
        """What computer seats have chosen in the open of late, and why."""
        told = [h for h in self.session.log if h.number in self.session.thoughts and not h.secret]
        for happened in told[-LATEST:]:
            reason = self.session.thoughts[happened.number].reason
            why = self.words.text("reason-for", reason=self.words.text(f"merit-{reason}")) if reason else ""
            self.say(f"{self.words.seat(happened.seat)}: {self.words.option(happened.option)} {why}".rstrip())
        if not told:
            self.say(self.words.text("reason-none"))

    def _rule(self, name: str) -> None:
        from pax_tui.commands.rules import search, section

        try:
            book = rulebook.load(self.session.game.id)
        except rulebook.NoRulebookError:
            self.say(self.words.text("plain-no-rulebook"))
            return
        lines = (section(book, name) or search(book, name)) if name else []
        self._lines(lines or [self.words.text("plain-no-rule", name=name)])

    # -- who sees what

    def alone(self, seat: int) -> None:
        """Makes sure that only `seat` looks, and tells what only they may know and have not heard yet."""
        if self._sees == seat or not self._shared:
            return
        self._conceal()
        self.ask(self.words.text("plain-pass", seat=self.words.seat(seat)) + " ")
        self._sees = seat
        unseen, self._unseen[seat] = self._unseen[seat], []
        self._tell(unseen)

    def _conceal(self) -> None:
        """Takes from the terminal what only one person may have seen; what was open meanwhile is told again."""
        if not self._shared or self._sees is None:
            return
        self._sees = None
        again, self._retell = self._retell, []
        if self._writes.isatty():
            self._writes.write(cleared())
            self._writes.flush()
            self._tell(again)

    def _hand(self, seat: int) -> bool:
        """The board with what `seat` alone may know, then concealed again."""
        open_before = self._sees
        self.alone(seat)
        self._lines(self.face.board(self.session.view(seat), self.words))
        if self._shared and open_before != seat:
            self.ask(self.words.text("plain-hide") + " ")
            self._conceal()
        return open_before != seat

    # -- telling

    def _lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.say(line)

    def _tell_all(self, told: Sequence[object]) -> None:
        for happened in told:
            self._tell(getattr(happened, "events", ()))

    def _tell(self, events: Sequence[Event], again: bool = False) -> None:
        """What everybody may know, and what the one who looks may know; the rest is kept for those it is meant for, unless it is old."""
        for event in events:
            seen, sees = event[2], self._sees
            if not seen or (sees is not None and seen >> sees & 1):
                self.say(f"  {self.words.event(event)}{f' ({event[1]})' if event[1] else ''}")
            if again:
                continue
            if not seen and sees is not None and self._shared:
                self._retell.append(event)
            for seat, unseen in self._unseen.items():
                if seen >> seat & 1 and seat != sees:
                    unseen.append(event)


def cleared() -> str:
    """What empties a terminal; one that knows no such thing is at least scrolled."""
    if os.environ.get("TERM", "dumb") not in ("", "dumb"):
        return CLEAR
    return "\n" * shutil.get_terminal_size().lines


def folded(text: str) -> str:
    """Text in ASCII: letters without their accents, `?` for what has no likeness."""
    plain = unicodedata.normalize("NFKD", text.translate(LIKENESS))
    return "".join(c for c in plain if not unicodedata.combining(c)).encode("ascii", "replace").decode("ascii")


def picked(line: str, texts: Sequence[str]) -> list[int]:
    """The options a word picks: the one that reads so, else those of which a word begins with it, else those that contain it."""
    word = folded(line).casefold()
    if len(word) < 2:
        return []
    read = [folded(text).casefold() for text in texts]
    for fits in (
        lambda text: text == word,
        lambda text: text.startswith(word),
        lambda text: any(part.startswith(word) for part in text.split()),
        lambda text: word in text,
    ):
        found = [n for n, text in enumerate(read) if fits(text)]
        if found:
            return found
    return []


def ask_seats(game: Game, options: dict[str, str], reads: TextIO | None = None, writes: TextIO | None = None) -> dict[str, str]:
    """Asks seat after seat who sits there, until the game takes them. Raises EOFError."""
    reads, writes = reads or sys.stdin, writes or sys.stdout
    words = Wording(games.face(game.id).words, game)
    writes.write(words.text("plain-who") + "\n")
    while True:
        seats: dict[str, str] = {}
        for seat in game.seats:
            writes.write(words.text("plain-who-seat", seat=seat) + " ")
            writes.flush()
            line = reads.readline()
            if not reads.isatty():
                writes.write("\n")  # as in Table.ask
            if not line:
                raise EOFError
            if line.strip():
                seats[seat] = line.strip()
        try:
            check_seats(seats, game)
            game.settle(tuple(seats), game.seated(seats, agreements(options)[0]))
        except SetupError as error:
            writes.write(f"{error}\n")
            continue
        return seats
