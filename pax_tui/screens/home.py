"""The first page, and the saved games."""

from __future__ import annotations

from datetime import datetime
from typing import ClassVar

from textual.events import Key

from pax_tui import curriculum, games, keys, rulebook
from pax_tui.library import LibraryError, Row
from pax_tui.screens.base import TextScreen
from pax_tui.session import BadRecord, parse_save
from pax_tui.widgets.sheet import Line, Span
from pax_tui.wording import Wording

MORE = 5
"""How many further unfinished games the first page lists."""


def people(row: Row, words: Wording) -> Line:
    """Who plays a saved game, each on the color of the seat: persons by name, then the computer's seats by level and the seat's letter."""
    line: list[Span] = []
    levels: dict[str, list[str]] = {}
    for seat, who in row.seats.items():
        if who.startswith("bot:") or who == "auto":
            levels.setdefault(who.removeprefix("bot:"), []).append(seat)
        else:
            line += [(f" {who} ", f"seat:{seat}"), (" ", "text")]
    for level, seats in levels.items():
        line.append((" " * bool(line) + words.text("home-computer", level=level) + " ", "dim"))
        line += [(f" {seat[:1].upper()} ", f"seat:{seat}") for seat in seats]
        line.append((" ", "text"))
    return tuple(line[:-1])


def saved(row: Row, words: Wording) -> Line:
    """A saved game in one line: which game, its year, who plays."""
    return (f"{title(row.game)}, {row.turn}  ", "strong"), *people(row, words)


def title(game: str) -> str:
    """What a game is called; its id, if this program does not know it."""
    try:
        return games.face(game).title
    except games.UnknownGame:
        return game


def here(moment: str) -> str:
    """A moment of UTC by the clock on the wall."""
    try:
        return datetime.fromisoformat(moment).astimezone().strftime("%Y-%m-%d %H:%M")
    except (ValueError, OverflowError):
        return "?"


class HomeScreen(TextScreen[None]):
    """Continue, new game, rules, replay, quit."""

    scope: ClassVar[str] = "home"

    def __init__(self) -> None:
        super().__init__()
        self.message = ""

    def heading(self) -> Line:
        """The program's name."""
        return ((self.words.text("home-heading"), "bar-strong"),)

    def rows(self) -> list[Row]:
        """The saved games; none where they cannot be read."""
        try:
            return self.app.library.rows()
        except LibraryError as error:
            self.message = str(error)
            return []

    def content(self) -> tuple[str, list[Line], list[str]]:
        """What can be done, the latest unfinished game first; then the other unfinished ones."""
        words = self.words
        rows = self.rows()
        unfinished = [row for row in rows if not row.finished]
        entries: list[tuple[str, str]] = []
        if unfinished:
            entries.append((f"open:{unfinished[0].id}", words.text("home-continue", game="").rstrip() + " "))
        playable = [name for name in games.GAMES if games.face(name).panels]
        entries += [(f"new:{name}", words.text("home-new", game=games.face(name).title)) for name in playable]
        if curriculum.taught():
            entries.append(("learn", words.text("home-lessons")))
        if rows:
            entries += [("saves", words.text("home-saves", n=len(rows))), ("replays", words.text("home-replay"))]
        rules = sorted(rulebook.games(), key=tuple(games.GAMES).index)
        entries += [(f"rules:{name}", words.text("home-rules", game=games.face(name).title)) for name in rules]
        entries += [("settings", words.text("home-settings")), ("help", words.text("home-help")), ("leave", words.text("home-quit"))]
        lines: list[Line] = [(), ((words.text("home-about"), "dim"),), ()]
        ids = ["", "", ""]
        for n, (name, label) in enumerate(entries, 1):
            sign = next((a.sign for a in keys.of_scope(self.scope) if a.id == name), str(n) if n < 10 else "")
            more = saved(unfinished[0], words) if name.startswith("open:") else ()
            lines.append(((f"  {sign:1}  ", "key"), (label, "strong"), *more))
            ids.append(name)
        if unfinished[1:]:
            lines += [(), ((words.text("home-others"), "title"),)]
            ids += ["", ""]
        for n, row in enumerate(unfinished[1 : 1 + MORE], len(entries) + 1):
            lines.append(((f"  {n}  " if n < 10 else "     ", "key"), (f"{here(row.updated)}  ", "dim"), *saved(row, words)))
            ids.append(f"open:{row.id}")
        lines += [(), ((words.text("home-learn"), "dim"),)]
        ids += ["", ""]
        if self.message:
            lines.append(((self.message, "warn"),))
            ids.append("")
        return words.text("home-title"), lines, ids

    def typed(self, event: Key) -> bool:
        """A digit opens an entry."""
        known = [name for name in self.ids if name]
        char = event.character or ""
        if not (char.isascii() and char.isdigit() and 1 <= int(char) <= len(known)):
            return False
        self.message = ""
        self.open(known[int(char) - 1])
        return True

    def do_open(self) -> None:
        """The selected entry."""
        self.message = ""
        self.open(self.selected)

    def open(self, entry: str) -> None:
        """Does what an entry says."""
        kind, _, name = entry.partition(":")
        if kind == "open":
            self.message = self.app.open_saved(name)
            self.redraw()
        elif kind == "new":
            from pax_tui.screens.setup import SetupScreen

            self.app.push_screen(SetupScreen(name))
        elif kind == "learn":
            self.app.open_learn()
        elif kind == "rules":
            from pax_tui.screens.texts import RulesScreen

            self.app.push_screen(RulesScreen(name))
        elif kind in ("saves", "replays"):
            self.app.push_screen(SavesScreen(kind == "replays"))
        elif kind == "settings":
            self.do_settings()
        elif kind == "help":
            self.do_help()
        elif kind == "leave":
            self.do_leave()

    def do_leave(self) -> None:
        """Ends the program."""
        self.app.exit(0)


class SavesScreen(TextScreen[None]):
    """The saved games, to go on with or to replay."""

    scope: ClassVar[str] = "saves"

    def __init__(self, replay: bool) -> None:
        super().__init__()
        self.replay = replay
        self.message = ""
        self.sure = ""
        """The game that is about to be deleted."""

    def content(self) -> tuple[str, list[Line], list[str]]:
        """A line for each game: to go on with, unfinished ones first; to replay, finished ones."""
        words = self.words
        try:
            rows = self.app.library.rows()
            if lost := self.app.library.damaged:
                self.message = words.text("list-damaged", count=len(lost), games=", ".join(lost))
        except LibraryError as error:
            self.message, rows = str(error), []
        lines: list[Line] = []
        ids: list[str] = []
        for finished in (self.replay, not self.replay):
            found = [row for row in rows if row.finished is finished]
            if found:
                lines += [*((),) * bool(lines), ((words.text("home-finished" if finished else "home-unfinished"), "title"),)]
                ids += [""] * (len(lines) - len(ids))
            for row in found:
                lines.append(((f"{row.id:>5}  ", "key"), (f"{here(row.updated)}  ", "dim"), *saved(row, words)))
                ids.append(row.id)
        if not rows:
            lines, ids = [((words.text("list-empty"), "dim"),)], [""]
        if self.sure:
            lines += [(), ((words.text("delete-sure", id=self.sure), "warn"),)]
            ids += ["", ""]
        if self.message:
            lines += [(), ((self.message, "warn"),)]
            ids += ["", ""]
        return words.text("replay-which" if self.replay else "saves-title"), lines, ids

    def do_open(self) -> None:
        """Goes on with the selected game, or replays it."""
        self.sure, self.message = "", ""
        if not self.selected:
            return
        if not self.replay:
            self.message = self.app.open_saved(self.selected)
            self.redraw()
            return
        from pax_tui.screens.replay import ReplayScreen

        try:
            record = parse_save(self.app.library.read(self.selected))
        except (LibraryError, BadRecord) as error:
            self.message = str(error)
            self.redraw()
            return
        if record.diverged is not None:
            self.message = self.words.text("replay-diverged", n=record.diverged + 1)
            record.choices = record.choices[: record.diverged]
        over = record.diverged is None and record.position.outcome() is not None
        self.app.push_screen(ReplayScreen(record, self.app.table_class(record.game.id), over, self.selected))

    def do_delete(self) -> None:
        """Deletes the selected game, when asked twice."""
        self.message = ""
        if self.sure != self.selected:
            self.sure = self.selected
        elif self.selected:
            try:
                self.app.library.remove(self.selected)
            except LibraryError as error:
                self.message = str(error)
            self.sure, self.chosen = "", -1
        self.redraw()

    def do_back(self) -> None:
        """First gives up deleting, then closes."""
        if self.sure:
            self.sure = ""
            self.redraw()
        else:
            self.dismiss(None)


__all__ = ["HomeScreen", "SavesScreen"]
