"""pax-tui, new, resume: opens the table, on the full screen or line by line."""

from __future__ import annotations

import gc
import os
import sys
from argparse import Namespace

from pax_tui import games, settings
from pax_tui.cli import DONE, BadUse
from pax_tui.commands import settled, when_ended
from pax_tui.library import RESCUE, Library, LibraryError, NoSuchGame
from pax_tui.session import Session, agreements
from rules.kernel.record import Record


def run_app(args: Namespace) -> int:
    """The full screen with its opening page; line by line, the latest game or a new one."""
    if not args.plain:
        return _screen(args, None)
    library = Library()
    name = _latest(library)
    if name is not None:
        return _plain(args, Session.resume(library, name))
    return _asked(args, library, next(iter(games.GAMES)), {}, None)


def run_new(args: Namespace) -> int:
    """A new game; without --seats it is asked who plays."""
    game, options = games.game(args.game), settled(args.option)
    if args.seats is not None:
        game.settle(tuple(args.seats), game.seated(args.seats, agreements(options)[0]))
    needs_terminal(args)
    if not args.plain:
        games.needs_screen(args.game)
    library = Library()
    if args.seats is not None:
        session = Session.new(game, args.seats, options, args.seed, library, args.think)
        return _plain(args, session) if args.plain else _screen(args, session)
    if args.plain:
        return _asked(args, library, args.game, options, args.seed, args.think)
    return _screen(args, None, (args.game, options, args.seed))


def run_resume(args: Namespace) -> int:
    """A saved game, the latest unfinished one unless another is named."""
    library = Library()
    name = _latest(library) if args.id is None else args.id
    if name is None:
        raise NoSuchGame("there is no unfinished game")
    row = next((row for row in library.rows() if row.id == name), None)
    if row is None and name in library.damaged:
        raise LibraryError(f"the saved game {name} is damaged; {RESCUE}")
    if row is None:
        raise NoSuchGame(f"no saved game {name!r}; pax-tui list shows what there is")
    needs_terminal(args)
    if not args.plain and row.game in games.GAMES:
        games.needs_screen(row.game)
    session = Session.resume(library, name, args.think)
    return _plain(args, session) if args.plain else _screen(args, session)


def _latest(library: Library) -> str | None:
    return next((row.id for row in library.rows() if not row.finished), None)


def needs_terminal(args: Namespace) -> None:
    if args.plain:
        return
    settings.load()  # what is wrong with it is said before a game is begun
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        raise BadUse("the full screen needs a terminal; `pax-tui --plain …` plays line by line without one")


def _screen(args: Namespace, session: Session | None, setup: tuple[str, dict[str, str], int | None] | None = None) -> int:
    """Opens the app: at a table, at the set-up of a new game (game, options, seed), or at its opening page."""
    try:
        needs_terminal(args)
        from pax_tui import app

        think = getattr(args, "think", None)
        status: int = app.run(session, setup, args.ascii, settings=settings.load(), theme=args.theme or "", think=think)
        return status
    finally:
        if session is not None:
            session.close()


def show_replay(args: Namespace, record: Record) -> int:
    """Opens the app at a replay."""
    from pax_tui import app

    status: int = app.run(ascii_only=args.ascii, settings=settings.load(), theme=args.theme or "", replay=record)
    return status


def show_lessons(args: Namespace, game: str, lesson: str) -> int:
    """Opens the app at the lessons, or at one of them."""
    from pax_tui import app

    status: int = app.run(ascii_only=args.ascii, settings=settings.load(), theme=args.theme or "", learn=(game, lesson))
    return status


def _plain(args: Namespace, session: Session) -> int:
    from pax_tui.plain import Table

    gc.enable()
    with when_ended():  # what is secret must leave the terminal first
        try:
            return Table(session, ascii_only=args.ascii, coach=settings.load().coach).run()
        finally:
            session.close()


def _asked(args: Namespace, library: Library, name: str, options: dict[str, str], seed: int | None, think: int | None = None) -> int:
    from pax_tui.plain import ask_seats

    game = games.game(name)
    try:
        seats = ask_seats(game, options)
    except EOFError:
        return DONE
    return _plain(args, Session.new(game, seats, options, seed, library, think))
