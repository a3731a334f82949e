"""The set-up of a new game: who sits where, the game's options, the form of Interdiction, the seed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from textual.events import Key

from pax_tui import games
from pax_tui.library import LibraryError
from pax_tui.screens.base import TextScreen
from pax_tui.screens.table import FORM as AGREED
from pax_tui.screens.table import OPEN, SEALED
from pax_tui.session import NAME_LENGTH, Session, check_seats
from pax_tui.widgets.sheet import Line
from pax_tui.wording import Wording
from rules.kernel.game import SetupError
from rules.players import LEVELS

NOBODY, PERSON = "", "person"
BEGIN, SEED, FORM = "begin", "seed", "form"


class SetupScreen(TextScreen[None]):
    """One row for each seat and each option."""

    scope: ClassVar[str] = "setup"

    def __init__(self, name: str, options: Mapping[str, str] | None = None, seed: int | None = None) -> None:
        super().__init__()
        self.game = games.game(name)
        self.face = games.face(name)
        self.tongue = Wording(self.face.words, self.game)
        self.kinds: dict[str, str] = {}
        """For each seat nobody, a person, or a computer level."""
        self.names: dict[str, str] = {}
        usual = list(self.game.default_seats) or list(self.game.seats[:2])
        for seat in self.game.seats:
            self.kinds[seat] = PERSON if seat in usual else NOBODY
            self.names[seat] = self.tongue.vocabulary.name("seat", seat) or seat.capitalize()
        self.options = {choice.name: (options or {}).get(choice.name, choice.values[0]) for choice in self.game.options}
        self.form = OPEN
        self.seed = "" if seed is None else str(seed)
        self.writing: str | None = None
        """The text of the selected row while it is typed."""
        self.message = ""

    def conditions(self) -> set[str]:
        """The rows have values."""
        return {"values"}

    def heading(self) -> Line:
        """Which game."""
        return ((self.words.text("setup-heading", game=self.face.title), "bar-strong"),)

    def seats(self) -> dict[str, str]:
        """Who sits where, as a session takes it."""
        return {seat: self.names[seat] if kind == PERSON else kind for seat, kind in self.kinds.items() if kind != NOBODY}

    def problem(self) -> str:
        """Why the game cannot begin."""
        seats = self.seats()
        try:
            check_seats(seats)
            self.game.settle(tuple(seats), self.options)
        except SetupError as error:
            return str(error)
        return ""

    def advice(self) -> str:
        """What the rules recommend about these seats."""
        message = f"{self.tongue.vocabulary.prefix.replace('_', '-')}-seats-advice"
        there = {seat: "yes" if kind else "no" for seat, kind in self.kinds.items()}
        return self.tongue.text(message, n=len(self.seats()), **there) if self.tongue.has(message) else ""

    def content(self) -> tuple[str, list[Line], list[str]]:
        """Every row."""
        words, tongue = self.words, self.tongue
        lines: list[Line] = [((words.text("setup-seats"), "title"),)]
        ids = [""]
        for seat, kind in self.kinds.items():
            nation = tongue.vocabulary.name("seat", seat) or seat
            who = words.text("setup-nobody")
            if kind == PERSON:
                who = words.text("setup-person", name=self._value(f"seat:{seat}", self.names[seat]))
            elif kind:
                who = words.text("setup-computer", level=kind.removeprefix("bot:"))
            lines.append(((f"  {nation:<14}", f"name:{seat}"), (f"{seat:<10}", "dim"), (who, "strong" if kind else "dim")))
            ids.append(f"seat:{seat}")
        advice = self.advice()
        if advice:
            lines.append(((f"  {advice}", "dim"),))
            ids.append("")
        lines += [(), ((words.text("setup-options"), "title"),)]
        ids += ["", ""]
        for choice in self.game.options:
            value = self.options[choice.name]
            label = tongue.text(f"setup-{choice.name}") if tongue.has(f"setup-{choice.name}") else choice.name
            message = f"setup-{choice.name}-{value}"
            said = tongue.text(message) if tongue.has(message) else value
            lines.append(((f"  {label:<24}", "text"), (said, "strong"), (f"  ({choice.section})", "dim")))
            ids.append(f"option:{choice.name}")
        if sum(kind == PERSON for kind in self.kinds.values()) > 1 and tongue.has("setup-interdiction"):
            lines.append(
                ((f"  {tongue.text('setup-interdiction'):<24}", "text"), (tongue.text(f"setup-interdiction-{self.form}"), "strong"))
            )
            ids.append(FORM)
        seed = self._value(SEED, self.seed) or words.text("setup-any-seed")
        lines.append(((f"  {words.text('setup-seed'):<24}", "text"), (seed, "strong")))
        ids.append(SEED)
        lines += [(), ((f"  {words.text('setup-begin')}", "key"),)]
        ids += ["", BEGIN]
        problem = self.message or self.problem()
        if problem:
            lines.append(((f"    {problem}", "warn"),))
            ids.append("")
        return words.text("setup-title"), lines, ids

    def _value(self, row: str, value: str) -> str:
        return f"{self.writing}▏" if self.writing is not None and self.selected == row else value

    # -- keys

    def typed(self, event: Key) -> bool:
        """The name or the seed being typed."""
        self.message = ""
        if self.writing is None:
            char = event.character or ""
            if self.selected.startswith("seat:") and event.is_printable and char.isalpha() and self._is_person():
                self.writing = char
                self.redraw()
                return True
            if self.selected == SEED and char.isascii() and char.isdigit():
                self.writing = char
                self.redraw()
                return True
            return False
        if event.key == "escape":
            self.writing = None
        elif event.key in ("enter", "up", "down", "tab"):
            self._written()
            if event.key != "enter":
                self.move(-1 if event.key == "up" else 1)
        elif event.key == "backspace":
            self.writing = self.writing[:-1]
        elif event.is_printable and event.character:
            fits = event.character.isdigit() and len(self.writing) < 18 if self.selected == SEED else len(self.writing) < NAME_LENGTH
            self.writing += event.character if fits else ""
        self.redraw()
        return True

    def _is_person(self) -> bool:
        return self.kinds.get(self.selected.partition(":")[2]) == PERSON

    def _written(self) -> None:
        text, self.writing = (self.writing or "").strip(), None
        if self.selected == SEED:
            self.seed = text
        elif text:
            self.names[self.selected.partition(":")[2]] = text

    def _change(self, by: int) -> None:
        kind, _, name = self.selected.partition(":")
        if kind == "seat":
            kinds = [NOBODY, PERSON, *(f"bot:{level}" for level in LEVELS)]
            self.kinds[name] = kinds[(kinds.index(self.kinds[name]) + by) % len(kinds)]
        elif kind == "option":
            values = next(choice.values for choice in self.game.options if choice.name == name)
            self.options[name] = values[(values.index(self.options[name]) + by) % len(values)]
        elif kind == FORM:
            self.form = SEALED if self.form == OPEN else OPEN
        self.redraw()

    def do_change_left(self) -> None:
        """The value before."""
        self._change(-1)

    def do_change_right(self) -> None:
        """The next value."""
        self._change(1)

    def do_edit(self) -> None:
        """Enter: begins, writes a name or a seed, or changes the row."""
        if self.selected == BEGIN:
            self.begin()
        elif self.selected == SEED:
            self.writing = self.seed
        elif self.selected.startswith("seat:") and self._is_person():
            self.writing = ""
        else:
            self._change(1)
        self.redraw()

    do_open = do_edit

    def begin(self) -> None:
        """Opens the table, if the game can begin."""
        if self.problem():
            return
        try:
            seed = int(self.seed) if self.seed else None
            session = Session.new(self.game, self.seats(), self.options, seed, self.app.library)
            session.agree(AGREED, self.form)
        except (SetupError, LibraryError) as error:
            self.message = str(error)
            return
        self.app.pop_screen()
        self.app.open_table(session)

    def do_back(self) -> None:
        """Gives up what is typed, then closes."""
        self.dismiss(None)
