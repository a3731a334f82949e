"""The set-up of a new game: who sits where, the game's options, the form of Interdiction, the seed; and what each of them means.

It asks a game for its seats, options and automata, its words for texts (`setup-OPTION`, `setup-OPTION-VALUE` in the row,
`setup-about-OPTION`, `setup-about-OPTION-VALUE` beside it, `seat-about-SEAT`, `setup-about` and `setup-duration` for the whole), and its
face for a function that says more of a seat than one text can (`seat` of its panels). What a game does not say is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, ClassVar

from textual.events import Key
from textual.geometry import Region

from pax_tui import games
from pax_tui.library import LibraryError
from pax_tui.screens.base import TextScreen
from pax_tui.screens.form import Form, Writing
from pax_tui.screens.table import FORM as AGREED
from pax_tui.screens.table import OPEN, SEALED
from pax_tui.session import AGREEMENTS, NAME_LENGTH, Session, agreements, check_seats
from pax_tui.widgets import paint
from pax_tui.widgets.models import Text
from pax_tui.widgets.panel import Panel
from pax_tui.widgets.sheet import Line, Span, fit, width_of
from pax_tui.wording import Wording
from rules.kernel.game import SetupError
from rules.players import LEVELS

NOBODY, PERSON, AUTO = "", "person", "auto"
BEGIN, SEED, FORM = "begin", "seed", "form"
FORMS = (OPEN, SEALED)
SEED_LENGTH = 18
BROAD, TALL = 150, 34
"""From here on the whole keeps to the middle; from here on the game itself is told about under what is selected."""

HERE: Span = ("● ", "key")
"""Stands before the value that is chosen."""

AboutSeat = Callable[[Wording, str, Mapping[str, str], Mapping[str, str]], list[Line]]


class SetupScreen(Form[None], TextScreen[None]):
    """One row for each seat and each option, and beside them what the selected one means."""

    scope: ClassVar[str] = "setup"

    def __init__(self, name: str, options: Mapping[str, str] | None = None, seed: int | None = None) -> None:
        super().__init__()
        self.game = games.game(name)
        self.face = games.face(name)
        self.tongue = Wording(self.face.words, self.game)
        self.kinds: dict[str, str] = {}
        """For each seat nobody, a person, the automaton, or a computer level."""
        self.names: dict[str, str] = {}
        usual = list(self.game.default_seats) or list(self.game.seats[: self.game.players[0]])
        for seat in self.game.seats:
            self.kinds[seat] = PERSON if seat in usual else NOBODY
            self.names[seat] = self.nation(seat)
        self.options = {choice.name: (options or {}).get(choice.name, choice.values[0]) for choice in self.game.options}
        self.form = OPEN
        self.agreed = {name: values[0] for name, values in AGREEMENTS.items()}
        self.seed = "" if seed is None else str(seed)
        self.message = ""

    def nation(self, seat: str) -> str:
        """What the game calls a seat."""
        return self.tongue.vocabulary.name("seat", seat) or seat.capitalize()

    # -- tiles

    def compose(self) -> Any:
        """The rows, what the selected one means, the game itself."""
        yield Panel(paint.bar, self.look, id="head")
        yield Panel(paint.text, self.look, id="body")
        yield Panel(paint.text, self.look, id="about")
        yield Panel(paint.text, self.look, id="game")
        yield Panel(paint.bar, self.look, id="hints")

    def areas(self, width: int, height: int) -> dict[str, Region]:
        """Rows at the left; on a large screen all of it in the middle."""
        wide = min(width, BROAD)
        left, top = (width - wide) // 2, 1
        rows = height - 2 if height < TALL else min(height - 2, 36)
        top += (height - 2 - rows) // 3
        half = wide * 4 // 7
        areas = {
            "head": Region(0, 0, width, 1),
            "body": Region(left, top, half, rows),
            "hints": Region(0, height - 1, width, 1),
        }
        tells = self.tongue.has("setup-about") or self.tongue.has("setup-duration")
        about = rows if height < TALL or not tells else rows - 15
        areas["about"] = Region(left + half, top, wide - half, about)
        if rows > about:
            areas["game"] = Region(left + half, top + about, wide - half, rows - about)
        return areas

    def repaint(self) -> None:
        """Shows everything as it is now."""
        self.redraw()

    def redraw(self) -> None:
        """The rows, then what the selected one means."""
        super().redraw()
        about = self.panel("about")
        if about.size.height < 3:
            return
        title, lines = self.about()
        rows, height = paint.text_rows(tuple(lines), about.size.width - 4, True), about.size.height - 2
        here = next((y for y, (_, row) in enumerate(rows) if row and row[0] == HERE), 0)
        about.show(Text(title, tuple(lines), (), paint.clamp_top(here, len(rows), height) if len(rows) > height else 0))
        if "game" in self.areas(*self.size):
            self.panel("game").show(Text(self.words.text("setup-about-game"), tuple(self._about_game())))

    # -- who sits where

    def conditions(self) -> set[str]:
        """Whether the selected row has values."""
        if self.writing is not None or self.selected in (BEGIN, SEED):
            return set()
        return {"values"}

    def heading(self) -> Line:
        """Which game."""
        return ((self.words.text("setup-heading", game=self.face.title), "bar-strong"),)

    def seats(self) -> dict[str, str]:
        """Who sits where, as a session takes it."""
        return {seat: self.names[seat] if kind == PERSON else kind for seat, kind in self.kinds.items() if kind != NOBODY}

    def faults(self) -> dict[str, str]:
        """What is wrong with the names, by row."""
        words, found = self.words, {}
        names: dict[str, str] = {}
        for seat, kind in self.kinds.items():
            if kind != PERSON:
                continue
            name, row = self.names[seat], f"seat:{seat}"
            folded = name.casefold()
            others = {other for s in self.game.seats if s != seat for other in (s.casefold(), self.nation(s).casefold())}
            try:
                check_seats({seat: name}, self.game)
            except SetupError as error:
                found[row] = str(error)
            if folded in names:
                found[row] = words.text("setup-same-name", name=name)
            elif folded in others:
                found[row] = words.text("setup-other-seat", name=name, seat=self.nation(seat))
            names[folded] = seat
        return found

    def problem(self) -> str:
        """Why the game cannot begin."""
        seats, (least, most) = self.seats(), self.game.players
        if not least <= len(seats) <= most:
            players = str(least) if least == most else self.words.text("setup-range", least=str(least), most=str(most))
            return self.words.text("setup-players", game=self.face.title, players=players, n=len(seats))
        fault = next(iter(self.faults().values()), "")
        if fault:
            return fault
        try:
            check_seats(seats, self.game)
            self.game.settle(tuple(seats), self.game.seated(seats, agreements(self.options)[0]))
        except SetupError as error:
            return str(error)
        return ""

    def advice(self) -> str:
        """What the rules recommend about these seats."""
        message = f"{self.tongue.vocabulary.prefix.replace('_', '-')}-seats-advice"
        there = {seat: AUTO if kind == AUTO else "yes" if kind else "no" for seat, kind in self.kinds.items()}
        return self.tongue.text(message, n=len(self.seats()), **there) if self.tongue.has(message) else ""

    # -- the rows

    def content(self) -> tuple[str, list[Line], list[str]]:
        """Every row."""
        words = self.words
        lines: list[Line] = [((words.text("setup-seats"), "title"),)]
        ids = [""]
        faults = self.faults()
        broad = max(width_of(self.nation(seat)) for seat in self.kinds) + 2
        colors = max(map(len, self.kinds)) + 1
        for seat in self.kinds:
            row = f"seat:{seat}"
            mark = ("! ", "warn") if row in faults else ("  ", "text")
            nation = (f"{self.nation(seat):<{broad}}", f"name:{seat}")
            color = seat if seat.casefold() != self.nation(seat).casefold() else ""
            room = self._room(broad + colors + 2)
            who = self._writing(room) if self.writing is not None and self.selected == row else self._who(seat, room)
            lines.append((mark, nation, (f"{color:<{colors}}", "dim"), (fit(who, room), "strong" if self.kinds[seat] else "dim")))
            ids.append(row)
        advice = self.advice()
        if advice:
            lines.append(((f"  {advice}", "dim"),))
            ids.append("")
        lines += [(), ((words.text("setup-options"), "title"),)]
        ids += ["", ""]
        rows = self._option_rows()
        broad = max(width_of(label) for _, label, _, _ in rows) + 2
        for row, label, value, section in rows:
            room = self._room(broad + 2)
            note = f"  ({section})" if section and width_of(value) + len(section) + 4 <= room else ""
            lines.append(((f"  {label:<{broad}}", "text"), (fit(value, room), "strong"), (note, "dim")))
            ids.append(row)
        problem = self.message or self.problem()
        lines += [(), ((f"  {words.text('setup-begin')}", "dim" if problem else "key"),)]
        ids += ["", BEGIN]
        if problem:
            lines.append(((f"    {problem}", "warn"),))
            ids.append("")
        return words.text("setup-title"), lines, ids

    def _room(self, used: int) -> int:
        return max(8, self.panel("body").size.width - 4 - used)

    def _writing(self, room: int) -> str:
        return self.writing.shown(room) if self.writing is not None else ""

    def _who(self, seat: str, room: int = 99) -> str:
        """Who sits there, in words; where there is little room a person's name alone."""
        kind, words = self.kinds[seat], self.words
        if kind == NOBODY:
            return words.text("setup-nobody")
        if kind == PERSON:
            said = words.text("setup-person", name=self.names[seat])
            return said if width_of(said) <= room else self.names[seat]
        return words.text("setup-auto") if kind == AUTO else words.text("setup-computer", level=kind.removeprefix("bot:"))

    def _option_rows(self) -> list[tuple[str, str, str, str]]:
        """Row, label, value and section of everything that is agreed on."""
        words = self.words
        rows = [
            (f"option:{choice.name}", self._say(choice.name), self._say(choice.name, self.options[choice.name]), choice.section)
            for choice in self.game.options
        ]
        rows += [(f"agree:{name}", self._say(name), self._say(name, self.agreed[name]), "") for name in self._agreements()]
        if self._asks_form():
            rows.append((FORM, self._say("interdiction"), self._say("interdiction", self.form), ""))
        seed = self._writing(SEED_LENGTH + 2) if self.writing is not None and self.selected == SEED else self.seed
        return [*rows, (SEED, words.text("setup-seed"), seed or words.text("setup-any-seed"), "")]

    def _agreements(self) -> list[str]:
        """What else can be agreed on at this table."""
        persons = self._persons()
        automatic = AUTO in self.kinds.values()
        there = {"dice": bool(self.game.rolls(self.kinds)), "automaton": automatic, "undo": persons == 1, "hints": persons > 1}
        return [name for name in AGREEMENTS if there[name]]

    def _persons(self) -> int:
        return sum(kind == PERSON for kind in self.kinds.values())

    def _asks_form(self) -> bool:
        """Whether the game has windows in which people call, and there is more than one to call."""
        return self._persons() > 1 and self.tongue.has("setup-interdiction")

    def _say(self, option: str, value: str = "") -> str:
        """A game's word for an option or a value of it; its id where there is none."""
        message = f"setup-{option}-{value}" if value else f"setup-{option}"
        return self.tongue.text(message) if self.tongue.has(message) else value or option

    # -- what the selected row means

    def about(self) -> tuple[str, list[Line]]:
        """A title and lines about the selected row."""
        kind, _, name = self.selected.partition(":")
        if kind == "seat":
            return self.nation(name), self._about_seat(name)
        if kind == "option":
            values = next(choice.values for choice in self.game.options if choice.name == name)
            return self._say(name), self._about_values(name, values, self.options[name])
        if kind == "agree":
            return self._say(name), self._about_values(name, AGREEMENTS[name], self.agreed[name])
        if kind == FORM:
            return self._say("interdiction"), self._about_values("interdiction", FORMS, self.form)
        if kind == SEED:
            return self.words.text("setup-seed"), [((self.words.text("setup-help-seed"), "text"),)]
        return self.words.text("setup-begin"), self._about_begin()

    def _about_seat(self, seat: str) -> list[Line]:
        kind, words = self.kinds[seat], self.words
        lines: list[Line] = []
        fault = self.faults().get(f"seat:{seat}")
        if fault:
            lines += [((fault, "warn"),), ()]
        message = f"setup-kind-{'nobody' if kind == NOBODY else kind.replace('bot:', 'computer-')}"
        if kind == PERSON:
            message = "setup-who-writes"
        lines.append(((words.text(message if words.has(message) else "setup-kind-computer"), "dim"),))
        where = self.face.panels.get("seat")
        if where:
            module, _, function = where.partition(":")
            tell: AboutSeat = getattr(import_module(module), function)
            lines += [(), *tell(self.tongue, seat, self.seats(), self.options)]
        elif self.tongue.has(f"seat-about-{seat}"):
            lines += [(), ((self.tongue.text(f"seat-about-{seat}"), "text"),)]
        return lines

    def _about_values(self, name: str, values: tuple[str, ...], value: str) -> list[Line]:
        lines: list[Line] = []
        if self.tongue.has(f"setup-about-{name}"):
            lines = [((self.tongue.text(f"setup-about-{name}"), "text"),), ()]
        for other in values:
            said, here = self._say(name, other), other == value
            lines.append((HERE if here else ("  ", "key"), (said, "strong" if here else "dim")))
            message = f"setup-about-{name}-{other}"
            if self.tongue.has(message):
                lines.append((("    " + self.tongue.text(message), "text" if here else "dim"),))
            lines.append(())
        return lines

    def _about_begin(self) -> list[Line]:
        words, problem = self.words, self.message or self.problem()
        lines: list[Line] = [((problem, "warn"),), ()] if problem else []
        lines += [((f" {self.nation(seat)} ", f"seat:{seat}"), (f" {self._who(seat)}", "text")) for seat in self.seats()]
        lines += [(), *self._lasts(), (), ((words.text("setup-help-begin"), "dim"),)]
        return lines

    def _lasts(self) -> list[Line]:
        """How long the game takes with these seats and options."""
        if not self.tongue.has("setup-duration"):
            return []
        chosen = {name.replace("-", "_"): value for name, value in self.options.items()}
        return [((self.tongue.text("setup-duration", n=len(self.seats()), **chosen), "text"),)]

    def _about_game(self) -> list[Line]:
        lines = self._lasts()
        if self.tongue.has("setup-about"):
            lines = [((self.tongue.text("setup-about"), "text"),), (), *lines]
        return lines

    # -- keys

    def typed(self, event: Key) -> bool:
        """The name or the seed being typed; a letter or a digit begins it anew."""
        self.message = ""
        if self.writing is not None:
            if event.key in ("up", "down", "tab"):
                text, self.writing = self.writing.text, None
                self.written(text)
                self.move(-1 if event.key == "up" else 1)
                return True
            return self.typing(event)
        char = event.character or ""
        if self.selected.startswith("seat:") and event.is_printable and char.isalpha() and self._is_person():
            self.write(Writing(char, NAME_LENGTH))
            return True
        if self.selected == SEED and char.isascii() and char.isdigit():
            self.write(self._seed(char))
            return True
        return False

    @staticmethod
    def _seed(text: str) -> Writing:
        return Writing(text, SEED_LENGTH, lambda char: char.isascii() and char.isdigit())

    def _is_person(self) -> bool:
        return self.kinds.get(self.selected.partition(":")[2]) == PERSON

    def written(self, text: str) -> None:
        """A name or a seed; an empty name changes nothing."""
        if self.selected == SEED:
            self.seed = text
        elif text.strip():
            self.names[self.selected.partition(":")[2]] = " ".join(text.split())

    def change(self, by: int) -> None:
        """Who sits there, or another value."""
        kind, _, name = self.selected.partition(":")
        if kind == "seat":
            kinds = [NOBODY, PERSON, *([AUTO] if name in self.game.automata else []), *(f"bot:{level}" for level in LEVELS)]
            self.kinds[name] = kinds[(kinds.index(self.kinds[name]) + by) % len(kinds)]
        elif kind == "option":
            values = next(choice.values for choice in self.game.options if choice.name == name)
            self.options[name] = values[(values.index(self.options[name]) + by) % len(values)]
        elif kind == "agree":
            values = AGREEMENTS[name]
            self.agreed[name] = values[(values.index(self.agreed[name]) + by) % len(values)]
        elif kind == FORM:
            self.form = FORMS[(FORMS.index(self.form) + by) % len(FORMS)]
        self.redraw()

    def do_edit(self) -> None:
        """Enter: begins, writes a name or a seed, or changes the row."""
        if self.selected == BEGIN:
            self.begin()
        elif self.selected == SEED:
            self.write(self._seed(self.seed))
        elif self.selected.startswith("seat:") and self._is_person():
            self.write(Writing(self.names[self.selected.partition(":")[2]], NAME_LENGTH, anew=True))
        else:
            self.change(1)

    def do_back(self) -> None:
        """Closes; what is typed is given up before it comes here."""
        self.dismiss(None)

    def begin(self) -> None:
        """Opens the table, if the game can begin."""
        if self.problem():
            return
        try:
            seed = int(self.seed) if self.seed else None
            session = Session.new(self.game, self.seats(), self.options, seed, self.app.library, self.app.think)
            session.agree(AGREED, self.form)
            for name in self._agreements():
                if self.agreed[name] != AGREEMENTS[name][0]:
                    session.agree(name, self.agreed[name])
        except (SetupError, LibraryError) as error:
            self.message = str(error)
            self.redraw()
            return
        self.app.pop_screen()
        self.app.open_table(session)
