"""The full screen: opens the first page, a set-up or a table, and leaves nothing unsaved however it ends."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from importlib import import_module
from threading import Thread
from typing import Any, ClassVar

from textual.app import App, SystemCommand
from textual.binding import Binding
from textual.driver import Driver
from textual.geometry import Offset
from textual.screen import Screen

from pax_tui import games, keys, rulebook, settings
from pax_tui.frames import Frames, Written
from pax_tui.library import Library, LibraryError
from pax_tui.screens.base import Tiled
from pax_tui.session import BadRecord, Session
from pax_tui.settings import BadSettings, Settings
from pax_tui.skin import CSS, name_of, skin
from pax_tui.theme import FEW, FEWEST, Theme, theme, wanted
from pax_tui.wording import Wording
from rules.kernel.game import SetupError
from rules.kernel.record import Record

Setup = tuple[str, Mapping[str, str], int | None]
COLORS = {"truecolor": 0, "256": FEW, "standard": FEWEST, "windows": FEWEST}
"""How many colors a terminal has, as Rich finds it, 0 for all of them; others have two."""
SETTLED = 1.0
"""How many seconds after a table has opened what may be looked at next is prepared."""


def prepare(game: str) -> None:
    """Reads what the first look at the rules, the cards and the log would wait for; then the garbage collector takes all of this for
    settled, so that it never holds up a key to look it through (60 ms each time)."""
    with suppress(rulebook.NoRulebookError):
        rulebook.load(game).search(game)
    for name in ("cards", "logs", "texts"):
        import_module(f"pax_tui.screens.{name}")
    gc.collect()
    gc.freeze()


class PaxApp(App[int]):
    """The program on the full screen."""

    TITLE = "pax-tui"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[Any]] = [
        Binding("ctrl+c,ctrl+q", "leave", "Leave", show=False, priority=True),
        Binding("ctrl+z", "suspend_process", "Suspend", show=False, priority=True),
        Binding("ctrl+l", "redraw", "Redraw", show=False, priority=True),
    ]
    CSS = CSS

    def __init__(
        self,
        session: Session | None = None,
        setup: Setup | None = None,
        ascii_only: bool = False,
        library: Library | None = None,
        interdiction: str | None = None,
        settings: Settings | None = None,
        theme: str = "",
        replay: Record | None = None,
        learn: tuple[str, str] | None = None,
        think: int | None = None,
    ) -> None:
        """`ascii_only` and `theme` are asked for on the command line, for this time only; `replay` is opened instead of a table, or
        `learn`: a lesson (game, lesson) or, where these are "", the list of lessons. `think`: how long searching seats of a new game do."""
        self.no_colors = bool(os.environ.pop("NO_COLOR", ""))  # Textual would heed an empty one too
        super().__init__()
        self._bindings.key_to_bindings = {
            key: bound for key, bound in self._bindings.key_to_bindings.items() if key in ("ctrl+c", "ctrl+q", "ctrl+z", "ctrl+l")
        }
        self._disable_tooltips = self._disable_notifications = True  # nobody uses them, and every screen would have to make them
        self.frames = Frames()
        self.settings = settings or Settings()
        self.asked_theme, self.asked_ascii = theme, ascii_only
        self.color_count = 0
        """How many colors the terminal has; 0 for all."""
        keys.use(self.settings.keys)
        self.apply()
        self.words = Wording()
        self.library = library or Library()
        self.session: Session | None = None
        self._wanted, self._setup, self._form = session, setup, interdiction
        self._replay = replay
        self._learn = learn
        self.think = think
        self._opens_home = session is None and replay is None

    def get_system_commands(self, screen: Screen[Any]) -> Any:
        """None of Textual's own: a screenshot could show what is secret."""
        empty: list[SystemCommand] = []
        yield from empty

    def get_driver_class(self) -> type[Driver]:
        """The usual driver, with our own loop for the keys of a terminal."""
        found: type[Driver] = super().get_driver_class()
        if found.__name__ == "LinuxDriver":
            from pax_tui.driver import TerminalDriver

            return TerminalDriver
        return found

    def _display(self, screen: Screen[Any], renderable: Any) -> None:
        """Writes only what the terminal does not show yet."""
        if self._driver is not None and self._running and not (self.is_headless or self._batch_count or self._closed):
            renderable = self.frames.written(renderable, self.console._color_system)
            still = screen.outer_size.clamp_offset(self.cursor_position) == self._previous_cursor_position
            if still and isinstance(renderable, Written) and not renderable.text:
                return
        super()._display(screen, renderable)

    def action_redraw(self) -> None:
        """Ctrl-L: writes the whole screen, over whatever another program may have left there."""
        self.frames.forget()
        self.screen.refresh()

    # -- how it looks

    def apply(self) -> None:
        """Everything looks as the command line, NO_COLOR, the terminal and the settings say, in this order."""
        name = wanted(self.asked_theme or self.settings.theme, self.no_colors, self.color_count)
        self.look: Theme = theme(name, self.asked_ascii or self.settings.ascii, self.color_count)
        self.register_theme(skin(self.look))
        self.theme = name_of(self.look)
        for screen in self._screen_stacks.get(self._current_mode, ()):
            if isinstance(screen, Tiled):
                screen.restyle()

    def prefer(self, name: str, value: Any) -> str:
        """Changes a setting from here on, and in the file; what is wrong, if it cannot be kept there."""
        if name == "theme":
            self.asked_theme = ""
        elif name == "ascii":
            self.asked_ascii = False
        if name.startswith("keys."):
            action = name.removeprefix("keys.")
            changed = {a: k for a, k in self.settings.keys.items() if a != action} | ({action: tuple(value)} if value else {})
            self.settings = replace(self.settings, keys=changed)
            keys.use(changed)
            texts = [keys.written(key) for key in value or ()]
            value = texts if len(texts) > 1 else texts[0] if texts else None
        else:
            self.settings = replace(self.settings, **{name: value})
        self.apply()
        self.show_cursor()
        try:
            settings.save(name, value)
        except BadSettings as error:
            return str(error)
        return ""

    # -- the terminal's own cursor

    @property
    def cursor_position(self) -> Offset:
        """Where the terminal's cursor stands after each frame: on what is selected, if the settings say so."""
        if self.settings.cursor and self._screen_stacks.get(self._current_mode):
            return (self.screen.cursor_cell() if isinstance(self.screen, Tiled) else None) or self._cursor_position
        return self._cursor_position

    @cursor_position.setter
    def cursor_position(self, position: Offset) -> None:
        self._cursor_position = position

    def show_cursor(self) -> None:
        """Shows or hides it, as the settings say."""
        if self._driver is not None and not self.is_headless:
            self._driver.write("\x1b[?25h" if self.settings.cursor else "\x1b[?25l")
            self._driver.flush()

    # -- opening

    def on_mount(self) -> None:
        """What was asked for on the command line."""
        self._mind_signals()
        self.set_timer(SETTLED, gc.enable)
        self.show_cursor()
        self.app_suspend_signal.subscribe(self, lambda _: self.conceal())
        self.app_resume_signal.subscribe(self, lambda _: self._resumed())
        if self._wanted is not None:
            self.open_table(self._wanted, self._form)
            return
        if self._replay is not None:
            self.open_replay(self._replay)
            return
        if self._learn is not None:
            self._opens_home = False
            self.open_learn(*self._learn)
            return
        from pax_tui.screens.home import HomeScreen

        self.push_screen(HomeScreen())
        if self._setup is not None:
            from pax_tui.screens.setup import SetupScreen

            self.push_screen(SetupScreen(*self._setup))

    def table_class(self, game: str) -> Any:
        """The class that makes a game's view models."""
        where: str = games.face(game).panels["table"]
        module, _, name = where.partition(":")
        return getattr(import_module(module), name)

    def open_table(self, session: Session, form: str | None = None) -> None:
        """Sits down at a table; `form` is that of Interdiction, where it is not the one agreed on before."""
        from pax_tui.screens.coached import CoachedTable
        from pax_tui.screens.table import FORM, OPEN

        self.session = session
        words = Wording(games.face(session.game.id).words, session.game, session.record.seats)
        table = self.table_class(session.game.id)(words, self.look)
        self.push_screen(CoachedTable(session, table, words, form or session.agreed.get(FORM, OPEN)))
        if not self.is_headless:
            self.set_timer(SETTLED, lambda: Thread(target=prepare, args=(session.game.id,), daemon=True).start())

    def open_replay(self, record: Record) -> None:
        """Steps through a record, as far as the rules of today lead."""
        from pax_tui.screens.replay import ReplayScreen

        over = record.diverged is None and record.position.outcome() is not None
        self.push_screen(ReplayScreen(record, self.table_class(record.game.id), over))

    def open_learn(self, game: str = "", lesson: str = "") -> None:
        """The lessons, or one of them."""
        from pax_tui.screens.learn import LearnScreen

        self.push_screen(LearnScreen(game))
        if lesson:
            self.open_lesson(game, lesson)

    def open_lesson(self, game: str, lesson: str) -> None:
        """Gives a lesson, from where it was left."""
        from pax_tui.curriculum import Progress
        from pax_tui.lessons import Teacher, load
        from pax_tui.screens.lesson import LessonScreen

        teacher, progress = Teacher(load(game, lesson)), Progress()
        teacher.resume(progress.at(game, teacher.lesson.id))
        self.push_screen(LessonScreen(teacher, self.table_class(game)(teacher.words, self.look), progress))

    def leave_lesson(self) -> None:
        """Back to the list of lessons, at the one that is left."""
        from pax_tui.screens.learn import LearnScreen
        from pax_tui.screens.lesson import LessonScreen

        lesson = self.screen.teacher.lesson if isinstance(self.screen, LessonScreen) else None
        while len(self.screen_stack) > 2 and not isinstance(self.screen, LearnScreen):
            self.pop_screen()
        if lesson is not None and isinstance(self.screen, LearnScreen):
            self.screen.stand_on(lesson.game, lesson.id)

    def move_to(self, name: str) -> None:
        """Leaves whatever is open, for another saved table."""
        from pax_tui.screens.home import HomeScreen

        session, self.session = self.session, None
        if session is not None:
            session.close()
        while len(self.screen_stack) > 1 and not isinstance(self.screen, HomeScreen):
            self.pop_screen()
        wrong = self.open_saved(name)
        if wrong and isinstance(self.screen, HomeScreen):
            self.screen.message = wrong
        elif wrong:
            self.exit(2, message=f"pax-tui: {wrong}")

    def open_saved(self, name: str) -> str:
        """Sits down at a saved table; what is wrong, if anything."""
        try:
            for row in self.library.rows():
                if row.id == name and row.game in games.GAMES:
                    games.needs_screen(row.game)
            session = Session.resume(self.library, name)
        except (LibraryError, BadRecord, SetupError) as error:
            return str(error)
        self.open_table(session)
        return ""

    def on_resize(self) -> None:
        """A resize covers what is secret."""
        self.frames.forget()
        self.conceal()

    def _resumed(self) -> None:
        """Back from the background: the terminal shows something else."""
        self.show_cursor()
        self.frames.forget()
        self.conceal()

    def conceal(self) -> None:
        """Takes what is secret off every screen, the uppermost first."""
        for screen in reversed(list(self.screen_stack)):
            if isinstance(screen, Tiled) and screen in self.screen_stack:
                screen.conceal()

    # -- leaving

    def leave_table(self) -> None:
        """Back to the first page; a table opened from the command line ends the program."""
        session, self.session = self.session, None
        if session is not None:
            session.close()
        if not self._opens_home:
            self.exit(0)
            return
        from pax_tui.screens.home import HomeScreen

        while len(self.screen_stack) > 1 and not isinstance(self.screen, HomeScreen):
            self.pop_screen()

    def action_leave(self) -> None:
        """Ctrl-C: everything is saved, the program ends."""
        self.exit(0)

    def action_suspend_process(self) -> None:
        """Ctrl-Z: into the background with everything that was started together, or whoever waits for the program would wait for ever.

        Without a shell that could call it back the program stays.
        """
        driver: Any = self._driver
        if not hasattr(os, "killpg") or driver is None or not driver.can_suspend or os.getpgrp() == os.getsid(0):
            return
        self._suspend_signal()
        self.call_after_refresh(self._stop, driver)

    def _stop(self, driver: Any) -> None:
        driver.suspend_application_mode()
        driver._must_signal_resume = True
        os.killpg(0, signal.SIGSTOP)

    def _fatal_error(self) -> None:
        """A mistake of the program ends it without a traceback on the terminal, whose variables would show what is secret."""
        self._close_messages_no_wait()

    def _mind_signals(self) -> None:
        """A terminal that goes away, or a request to end, ends the program in order."""
        loop = asyncio.get_running_loop()
        for name, ended in (("SIGHUP", self._hung_up), ("SIGTERM", self._ended_from_outside)):
            number = getattr(signal, name, None)
            if number is not None:
                with suppress(NotImplementedError, RuntimeError, ValueError):
                    loop.add_signal_handler(number, ended)

    def _ended_from_outside(self) -> None:
        if self.session is not None:
            self.session.close()
        self.exit(0)

    def _hung_up(self) -> None:
        """The terminal is gone: nothing can be put in order on it, and Textual would wait for ever to write its farewell there."""
        if self.session is not None:
            self.session.close()
        os._exit(0)


def run(
    session: Session | None = None,
    setup: Setup | None = None,
    ascii_only: bool = False,
    library: Library | None = None,
    interdiction: str | None = None,
    settings: Settings | None = None,
    theme: str = "",
    replay: Record | None = None,
    learn: tuple[str, str] | None = None,
    think: int | None = None,
) -> int:
    """Opens the full screen at a table, a replay, the lessons, the set-up of a new game (game, options, seed), or its first page; the
    exit status."""
    app = PaxApp(session, setup, ascii_only, library, interdiction, settings, theme, replay, learn, think)
    app.color_count = COLORS.get(app.console.color_system or "", 2)
    app.apply()
    status = app.run()
    if app.session is not None:
        app.session.close()
    if app._exception is not None:
        raise app._exception
    return status or app.return_code or 0
