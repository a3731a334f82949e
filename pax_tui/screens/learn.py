"""The lessons of all games, with what has been finished and where one was left."""

from __future__ import annotations

from typing import ClassVar

from pax_tui import curriculum, games
from pax_tui.curriculum import Progress, said, title
from pax_tui.screens.base import TextScreen
from pax_tui.widgets.sheet import Line, wrap
from pax_tui.wording import Wording


class LearnScreen(TextScreen[None]):
    """Every lesson by game; Enter begins it or goes on with it."""

    scope: ClassVar[str] = "learn"

    def __init__(self, game: str = "") -> None:
        """`game`: only the lessons of this game; "" those of all."""
        super().__init__()
        self.only = game
        self.message = ""
        self._placed = False
        self._left = ""

    def content(self) -> tuple[str, list[Line], list[str]]:
        """A line for each lesson with its goal below, under the name of its game."""
        progress = Progress()
        lines: list[Line] = [((self.words.text("learn-about"), "dim"),)]
        ids = [""]
        wanted = self._left
        for game in (self.only,) if self.only else curriculum.taught():
            words = Wording(games.face(game).words, games.game(game))
            known = curriculum.names(game)
            done = sum(progress.done(game, name) for name in known)
            lines += [(), ((games.face(game).title + "  ", "title"), (self.words.text("learn-done", n=done, of=len(known)), "dim"))]
            ids += ["", ""]
            wanted = wanted or f"{game}/{progress.first(game)}"
            for n, name in enumerate(known, 1):
                mark = "✓" if progress.done(game, name) else "►" if progress.begun(game, name) else "·"
                state = f"  {self.words.text('learn-left')}" if progress.begun(game, name) else ""
                lines.append(((f" {mark} {n:>2}  ", "key"), (title(words, name), "strong"), (state, "dim")))
                ids.append(f"{game}/{name}")
                goal = said(words, f"lesson-{name}", "goal")
                lines += [((" " * 7 + part, "dim"),) for part in wrap(goal, max(20, self.room.width - 12))]
                ids += [""] * (len(lines) - len(ids))
        if not self._placed and wanted in ids:
            self._placed, self.chosen = True, ids.index(wanted)
        if self.message:
            lines += [(), ((self.message, "warn"),)]
            ids += ["", ""]
        return self.words.text("learn-title"), lines, ids

    def stand_on(self, game: str, lesson: str) -> None:
        """Puts the selection on the lesson that was left, or on the one after it when that was finished."""
        progress = Progress()
        if progress.done(game, lesson) and not progress.begun(game, lesson):
            lesson = curriculum.next_of(game, lesson) or lesson
        self._left, self._placed, self.scrolled = f"{game}/{lesson}", False, False
        self.redraw()

    def do_open(self) -> None:
        """The selected lesson."""
        game, _, name = self.selected.partition("/")
        if not name:
            return
        from pax_tui.lessons import BadLesson

        try:
            self.app.open_lesson(game, name)
        except BadLesson as error:
            self.message = str(error)
            self.redraw()

    def do_back(self) -> None:
        """Back to the first page; where the lessons were opened from the command line, the end."""
        if len(self.app.screen_stack) > 2:
            self.dismiss(None)
        else:
            self.app.exit(0)
