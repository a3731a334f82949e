"""The replay: a record, choice by choice, on the same board; it plays by itself, at several paces, and jumps to a year."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import Any, ClassVar

from textual.events import Key
from textual.timer import Timer

from pax_tui import games
from pax_tui.library import LibraryError
from pax_tui.screens.board import SLIM, BoardScreen
from pax_tui.session import BadRecord, Happened, branch, replayed
from pax_tui.widgets.models import Bar, Entry, Question
from pax_tui.widgets.sheet import Line, cut
from pax_tui.wording import Wording
from rules.kernel.decision import CHANCE
from rules.kernel.position import Event, Position
from rules.kernel.record import Record

SHOWN = 300
"""How many choices the log goes back."""
PACES = (4.0, 2.0, 1.0, 0.5, 0.25, 0.1)
"""Seconds between two choices."""
KEPT = 50
"""A copy of the position is kept after every so many choices, so that going back is as quick as going on."""


class ReplayScreen(BoardScreen[None]):
    """Steps through a record. Only what lay open is shown, and secret choices only of a finished game."""

    scope: ClassVar[str] = "replay"

    def __init__(self, record: Record, table: Any, over: bool, source: str = "", latest: bool = False) -> None:
        """`table`: the class that makes the view models of the game; `source`: the id of the saved game; `latest`: begins at the end."""
        self.tongue = Wording(games.face(record.game.id).words, record.game, record.seats)
        self._table_class = table
        super().__init__(None, table)
        self.record, self.over = record, over
        self.told = replayed(record)
        """Everything that happened, choice by choice."""
        start = 1 if self.told and not self.told[0].option else 0
        self.setup, self.told = self.told[:start], self.told[start:]
        self.source, self.latest = source, latest
        self.sure: int | None = None
        """Where a new game is about to be branched, when asked once more."""
        self.message = ""
        self.at = 0
        """How many choices have been made."""
        self._now = Record.new(record.game, record.seats, record.options)
        self._kept: dict[int, Position] = {0: self._now.position.copy()}
        self._said: dict[int, list[Entry]] = {}
        count = len(self.told)
        self.steps = [n for n in range(1, count + 1) if n == count or self.told[n].seat != CHANCE]
        """After how many choices somebody is asked: chance has answered by then."""
        chapters = [(0, self.setup), *((n, [happened]) for n, happened in enumerate(self.told, 1))]
        self.chapters = [(n, name) for n, there in chapters for h in there for e in h.events if (name := table.chapter(e))]
        """Where the years begin, with their names."""
        self.years = sorted({n for n, _ in self.chapters if n})
        self.pace = 2
        self.timer: Timer | None = None
        """Running while the replay plays by itself."""
        self.jumping: str | None = None
        """The year that is being typed."""

    def on_mount(self) -> None:
        """The beginning."""
        self.table = self._table_class(self.tongue, self.look)
        self.go_to(len(self.told) if self.latest else 0)

    @property
    def game_id(self) -> str:
        """The game's name on the command line."""
        return self.record.game.id

    def go_to(self, number: int) -> None:
        """Shows the position after so many choices."""
        number = min(max(number, 0), len(self.told))
        start = max(n for n in self._kept if n <= number)
        if number < self.at or start > self.at:
            choices = [happened.option for happened in self.told[:start]]
            record = self.record
            self._now, self.at = Record(record.game, dict(record.seats), record.options, self._kept[start].copy(), choices), start
        while self.at < number:
            self._now.play(self.told[self.at].option)
            self.at += 1
            if self.at % KEPT == 0 and self.at not in self._kept:
                self._kept[self.at] = self._now.position.copy()
        self._now.position.decision  # noqa: B018 - reading it runs the position on to its question
        self._view = self._now.position.view(None)
        self.back, self.sure, self.message = 0, None, ""
        if self.is_mounted:
            self.redraw()

    # -- what is shown

    def entries(self) -> tuple[Entry, ...]:
        """What happened up to here."""
        first = max(0, self.at - SHOWN)
        found: list[Entry] = []
        for happened in [*(self.setup if not first else []), *self.told[first : self.at]]:
            found += self._entries(happened)
        fresh = len(self._entries(self.told[self.at - 1])) if self.at else 0
        if fresh:
            found[-fresh:] = [Entry(e.text, e.section, e.role, True) for e in found[-fresh:]]
        return tuple(found)

    def events(self) -> list[tuple[Event, Entry]]:
        """Everything that happened up to here, with the events themselves."""
        found: list[tuple[Event, Entry]] = []
        for happened in [*self.setup, *self.told[: self.at]]:
            found += zip((e for e in happened.events if not e[2] or self.over), self._entries(happened), strict=True)
        return found

    def _entries(self, happened: Happened) -> list[Entry]:
        """A choice's lines of the log, worded once."""
        key = happened.number if happened.option else -1
        if key not in self._said:
            told = [e for e in happened.events if not e[2] or self.over]
            self._said[key] = [Entry(self.tongue.event(e), e[1], self._role(e)) for e in told]
        return self._said[key]

    def _role(self, event: Any) -> str:
        return "title" if self.kind.chapter(event) else "good" if event[0] == "won" else "text"

    def question(self) -> Question:
        """What was chosen last and what came of it, and what comes next."""
        words, area = self.words, self._laid.get("decision")
        slim = area is None or area.height <= SLIM or "small" in self._laid
        place: Line = ((words.text("replay-place", n=str(self.at), all=str(len(self.told))), "strong"),)
        if self.timer is not None:
            place += (("  ► ", "key"), (words.text("replay-pace", seconds=f"{PACES[self.pace]:g}"), "text"))
        labels = {name: words.text(f"replay-{name}") for name in ("chosen", "came", "comes")}
        wide = max(len(label) for label in labels.values()) + 2
        lines = [(f"{labels['chosen']:<{wide}}", self._chosen())]
        next_line = (f"{labels['comes']:<{wide}}", self._next())
        if not slim and area is not None:
            came = [e for e in self._came() if e.role != "title"]
            room = max(0, area.height - 6)
            for n, entry in enumerate(came[-room:] if room else []):
                lines.append((f"{labels['came'] if n == 0 else '':<{wide}}", ((entry.text, "dim"),)))
        notes = [((label, "key"), *line) for label, line in (*lines, next_line) if line]
        room = self.size.width - 3 if area is None else area.width - (2 if slim else 4)
        return Question(words.text("replay-title"), place, notes=tuple(cut(note, room) for note in notes))

    def _since(self) -> list[Happened]:
        """The last choice of a player, with the answers of chance that followed it."""
        before = bisect_left(self.steps, self.at) - 1
        return self.told[self.steps[before] if before >= 0 else 0 : self.at]

    def _came(self) -> list[Entry]:
        return [entry for happened in self._since() for entry in self._entries(happened)]

    def _chosen(self) -> Line:
        last = next((h for h in self._since() if h.seat != CHANCE), None)
        if last is None:
            return ((self.words.text("replay-begins"), "dim"),) if not self.at else ()
        name = (f" {self.tongue.seat(last.seat)} ", f"seat:{self.record.game.seat_name(last.seat)}")
        if last.secret and not self.over:
            return name, (" " + self.words.text("replay-secret"), "dim")
        return name, (" " + self.tongue.option(last.option), "strong")

    def _next(self) -> Line:
        decision = self._now.position.decision
        if decision is None:
            return ((self.words.text("over-now"), "strong"),)
        if self.at == len(self.told) and not self.over and self.record.position.outcome() is not None:
            return ((self.words.text("replay-short"), "warn"),)
        if decision.seat == CHANCE:
            return ((self.words.text("chance"), "dim"),)
        return ((self.tongue.question(decision), "text"), (f" ({decision.section})", "dim"))

    def draw_look(self) -> None:
        """The cursor row, or the year that is being typed."""
        if self.message and self.jumping is None and self.seeking is None and "look" in self.areas(*self.size):
            self.panel("look").show(Bar(((self.message, "warn"),)))
        elif self.jumping is None:
            super().draw_look()
        elif "look" in self.areas(*self.size):
            names = [name for _, name in self.chapters]
            line: Line = ((self.words.text("replay-go-to") + " ", "key"), (self.jumping, "strong"), ("▏", "key"))
            if names:
                line += (("  " + self.words.text("replay-from-to", first=names[0], last=names[-1]), "dim"),)
            self.panel("look").show(Bar(line))

    # -- keys

    def typed(self, event: Key) -> bool:
        """A name that is looked for, a year that is gone to."""
        if self.jumping is None:
            return self.seek(event)
        if event.key == "escape":
            self.jumping = None
        elif event.key == "backspace":
            self.jumping = self.jumping[:-1]
        elif event.key == "enter" or (event.is_printable and event.character):
            typed = self.jumping + (event.character or "" if event.key != "enter" else "")
            fits = [n for n, name in self.chapters if name.startswith(typed)]
            if event.key != "enter":
                self.jumping = typed if fits else self.jumping
            if (fits and event.key == "enter" and typed) or any(name == typed for _, name in self.chapters):
                self.jumping = None
                self.go_to(fits[0])
            elif event.key == "enter":
                self.jumping = None
        else:
            return False
        self.draw_look()
        return True

    def do_jump(self) -> None:
        """Asks for a year."""
        self.halt()
        self.jumping = ""
        self.draw_look()

    def do_find(self) -> None:
        """Looks for a place by name."""
        self.seeking = ""
        self.draw_look()

    def open_cards(self, card: str = "") -> None:
        """The open cards."""
        from pax_tui.screens.cards import CardsScreen

        self.app.push_screen(CardsScreen(self.game_id, self.table, self._now.position.view, None, [], card))

    def conditions(self) -> set[str]:
        """Whether the result may be told, and whether a game can go on from here."""
        true = super().conditions() | ({"over"} if self.over and self.at == len(self.told) else set())
        return true | ({"branch"} if self._now.position.decision is not None else set())

    def do_branch(self) -> None:
        """A new game that goes on from here, when asked twice; the one that is replayed stays as it is."""
        self.halt()
        if self.sure != self.at:
            self.sure, self.message = self.at, self.words.text("branch-sure", n=str(self.at))
            self.draw_look()
            return
        try:
            name = branch(self.record, self.at, self.app.library, self.source, self._seats())
        except (BadRecord, LibraryError) as error:
            self.sure, self.message = None, str(error)
            self.draw_look()
            return
        self.app.move_to(name)

    def _seats(self) -> dict[str, str]:
        """Who sits at a branch: whoever sat there, and where these were all computers somebody for one of them."""
        seats, game = dict(self.record.seats), self.record.game
        computers = [seat for seat, who in seats.items() if who.startswith("bot:")]
        if all(who.startswith("bot:") or who == "auto" for who in seats.values()) and computers:
            asked = (h.seat for h in self.told[self.at :] if h.seat != CHANCE)
            first = next((name for s in asked if (name := game.seat_name(s)) in computers), computers[0])
            seats[first] = self.tongue.vocabulary.name("seat", first) or first.capitalize()
        return seats

    def do_result(self) -> None:
        """How the game ended: the page the replay was opened from, or a new one."""
        from pax_tui.screens.end import EndScreen

        if isinstance(self.app.screen_stack[-2], EndScreen):
            self.dismiss(None)
        else:
            self.app.push_screen(EndScreen(self.record, self.told[-3:], self.table, self.tongue))

    # -- playing by itself

    def do_play(self) -> None:
        """Plays by itself, from the beginning where it is at the end; or stops."""
        if self.timer is not None:
            self.halt()
            return
        if self.at == len(self.told):
            self.go_to(0)
        self.timer = self.set_interval(PACES[self.pace], self._tick)
        self.draw_decision()

    def halt(self) -> None:
        """Stops playing by itself."""
        if self.timer is not None:
            self.timer.stop()
            self.timer = None
            if self.is_mounted:
                self.draw_decision()

    def _tick(self) -> None:
        if self.at == len(self.told):
            self.halt()
            return
        self._step(1)

    def on_screen_suspend(self) -> None:
        """Another screen lies over it."""
        self.halt()

    def _at_pace(self, by: int) -> None:
        self.pace = min(max(self.pace + by, 0), len(PACES) - 1)
        if self.timer is not None:
            self.timer.stop()
            self.timer = self.set_interval(PACES[self.pace], self._tick)
        else:
            self.do_play()
        self.draw_decision()

    def do_faster(self) -> None:
        """Faster; begins to play."""
        self._at_pace(1)

    def do_slower(self) -> None:
        """Slower; begins to play."""
        self._at_pace(-1)

    # -- going on and back

    def _step(self, by: int) -> None:
        if by > 0:
            after = bisect_right(self.steps, self.at)
            self.go_to(self.steps[after] if after < len(self.steps) else len(self.told))
        else:
            before = bisect_left(self.steps, self.at) - 1
            self.go_to(self.steps[before] if before >= 0 else 0)

    def do_next(self) -> None:
        """The next choice of a player."""
        self.halt()
        self._step(1)

    def do_previous(self) -> None:
        """The one before."""
        self.halt()
        self._step(-1)

    def do_next_year(self) -> None:
        """The beginning of the next year."""
        self.halt()
        after = bisect_right(self.years, self.at)
        self.go_to(self.years[after] if after < len(self.years) else len(self.told))

    def do_previous_year(self) -> None:
        """The beginning of this year, or the one before."""
        self.halt()
        before = bisect_left(self.years, self.at) - 1
        self.go_to(self.years[before] if before >= 0 else 0)

    def do_first(self) -> None:
        """The beginning."""
        self.halt()
        self.go_to(0)

    def do_last(self) -> None:
        """The end."""
        self.halt()
        self.go_to(len(self.told))

    # -- the log

    def do_log_earlier(self) -> None:
        """Back in the log."""
        self.scroll_log(5)

    def do_log_later(self) -> None:
        """On in the log."""
        self.scroll_log(-5)

    def do_up(self) -> None:
        """North; back in the log where that is all there is."""
        if self.tab == "log" and "map" not in self._laid:
            self.scroll_log(1)
        else:
            self.go("up")

    def do_down(self) -> None:
        """South; on in the log where that is all there is."""
        if self.tab == "log" and "map" not in self._laid:
            self.scroll_log(-1)
        else:
            self.go("down")

    def do_close(self) -> None:
        """Back to where the replay was opened; from the command line, the end of the program."""
        self.halt()
        if len(self.app.screen_stack) > 2:
            self.dismiss(None)
        else:
            self.app.leave_table()
