"""The first page, and the saved games."""

from __future__ import annotations

from typing import ClassVar

from textual.events import Key

from pax_tui import games, rulebook
from pax_tui.library import LibraryError, Row
from pax_tui.screens.base import TextScreen
from pax_tui.session import BadRecord, Session, parse_save
from pax_tui.widgets.sheet import Line


def said(row: Row) -> str:
    """A saved game in one line."""
    people = ", ".join(f"{seat} {who}" for seat, who in row.seats.items())
    return f"{row.turn}  {people}"


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
        """What can be done, and the latest unfinished game."""
        words = self.words
        rows = self.rows()
        latest = next((row for row in rows if not row.finished), None)
        entries: list[tuple[str, str]] = []
        if latest:
            entries.append((f"open:{latest.id}", words.text("home-continue", game=said(latest))))
        playable = [name for name in games.GAMES if games.face(name).panels]
        entries += [(f"new:{name}", words.text("home-new", game=games.face(name).title)) for name in playable]
        if rows:
            entries += [("saves", words.text("home-saves", n=len(rows))), ("replays", words.text("home-replay"))]
        entries += [(f"rules:{name}", words.text("home-rules", game=games.face(name).title)) for name in rulebook.games()]
        entries += [("settings", words.text("home-settings")), ("help", words.text("home-help")), ("leave", words.text("home-quit"))]
        lines: list[Line] = [(), ((words.text("home-about"), "dim"),), ()]
        ids = ["", "", ""]
        for n, (name, label) in enumerate(entries, 1):
            lines.append(((f"  {n}  ", "key"), (label, "strong")))
            ids.append(name)
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
        """A line for each game."""
        words = self.words
        try:
            rows = self.app.library.rows()
        except LibraryError as error:
            self.message, rows = str(error), []
        lines: list[Line] = []
        for row in rows:
            done = f"  {words.text('list-finished')}" if row.finished else ""
            lines.append(
                ((f"{row.id:>5}  ", "key"), (f"{row.updated[:16].replace('T', ' ')}  ", "dim"), (said(row), "strong"), (done, "dim"))
            )
        ids = [row.id for row in rows]
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
        self.app.push_screen(ReplayScreen(record, self.app.table_class(record.game.id), over))

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


__all__ = ["HomeScreen", "SavesScreen", "Session", "said"]
