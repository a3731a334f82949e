"""The command line: what may be asked, and how the program says that it cannot.

Exit status 0 done, 1 the thing asked about is not so, 2 bad use or bad input with one clear line on standard error, never a traceback.
Each command imports what it needs when it runs.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import Any, NoReturn

from pax_tui.settings import THEMES, BadSettings

DONE, NOT_SO, BAD_USE, INTERRUPTED = 0, 1, 2, 130
MOST_JOBS = 1024
"""More processes at a time than anybody means."""
COMMANDS = {
    "new": "pax_tui.commands.table",
    "resume": "pax_tui.commands.table",
    "list": "pax_tui.commands.saves",
    "export": "pax_tui.commands.saves",
    "import": "pax_tui.commands.saves",
    "rescue": "pax_tui.commands.saves",
    "replay": "pax_tui.commands.replay",
    "simulate": "pax_tui.commands.simulate",
    "report": "pax_tui.commands.report",
    "bench": "pax_tui.commands.bench",
    "scenario": "pax_tui.commands.scenario",
    "rules": "pax_tui.commands.rules",
    "learn": "pax_tui.commands.learn",
    "validate": "pax_tui.commands.validate",
}
"""The module of each command; its function `run_<command>` takes the parsed arguments and returns the exit status."""
MOST_THOUGHT = 50_000
"""The most playouts a decision: minutes of thinking, and no larger number than a save takes."""


class BadUse(Exception):
    """What was asked cannot be done as it was asked; the text is one clear line."""


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        if message.startswith("unrecognized") and any(word in message for word in ("--plain", "--data", "--ascii", "--theme")):
            message += "; --plain, --data, --ascii and --theme stand before the command"
        raise BadUse(f"{message} (see {self.prog} --help)")


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 0 < int(text[:9]) <= 1_000_000 or len(text) > 7:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 to 1000000")
    return int(text)


def _think(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 6 or not 0 < int(text) <= MOST_THOUGHT:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 to {MOST_THOUGHT}")
    return int(text)


def _seed(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 18:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 up")
    return int(text)


def _jobs(text: str) -> int | str:
    if text == "all":
        return text
    if not text.isascii() or not text.isdigit() or len(text) > 4 or not 0 < int(text) <= MOST_JOBS:
        raise argparse.ArgumentTypeError(f"{text!r} is neither a number from 1 to {MOST_JOBS} nor all")
    return int(text)


def _seats(text: str) -> dict[str, str]:
    seats: dict[str, str] = {}
    for part in text.split(","):
        seat, equals, who = (p.strip() for p in part.partition("="))
        if not seat or not equals or not who:
            raise argparse.ArgumentTypeError(f"{part!r} is not SEAT=NAME, SEAT=bot:LEVEL or SEAT=auto")
        if seat in seats:
            raise argparse.ArgumentTypeError(f"the seat {seat} is named twice")
        seats[seat] = who
    return seats


def _theme(text: str) -> str:
    if text not in THEMES:
        raise argparse.ArgumentTypeError(f"there is no theme {text!r}; there are {', '.join(THEMES)}")
    return text


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not name or not equals or not value:
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE")
    return name, value


class _Once(argparse.Action):
    """An option that makes no sense twice."""

    def __call__(
        self, parser: argparse.ArgumentParser, namespace: argparse.Namespace, values: Any, option_string: str | None = None
    ) -> None:
        if getattr(namespace, self.dest, None) is not None:
            raise argparse.ArgumentError(self, "given twice")
        setattr(namespace, self.dest, values)


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    top = _Parser(
        prog="pax-tui",
        description="Board games of the Caribbean at one keyboard. Without a command the program opens on the full screen.",
        epilog="GAME is pax-hispanica (seats purple, red, blue, orange, green), sea-and-steel (spanish, indigenous) or francis-drake (red, "
        "blue, green, yellow, black). Who holds a seat is NAME, bot:LEVEL (random, deckhand, captain) or auto.",
    )
    top.add_argument("--plain", action="store_true", help="no full screen: numbered choices, line by line")
    top.add_argument("--data", type=Path, action=_Once, metavar="DIR", help="read corrected data files from this folder first")
    top.add_argument("--ascii", action="store_true", help="draw with ASCII only")
    top.add_argument("--theme", type=_theme, action=_Once, metavar="NAME", help=f"the colors of the screen: {', '.join(THEMES)}")
    top.add_argument("--version", action="store_true", help="print the version and end")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)

    def command(name: str, text: str) -> argparse.ArgumentParser:
        return commands.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")

    def table(p: argparse.ArgumentParser) -> None:
        p.add_argument("game", metavar="GAME")
        p.add_argument("--seats", type=_seats, action=_Once, metavar="SEAT=WHO,…", help="who sits where, e.g. red=Ana,blue=bot:random")
        p.add_argument("--seed", type=_seed, action=_Once, metavar="N", help="the seed of dice, draws and computer seats")
        p.add_argument("--option", type=_option, action="append", default=[], metavar="NAME=VALUE", help="a set-up option; may be repeated")

    def think(p: argparse.ArgumentParser, usual: str) -> None:
        p.add_argument(
            "--think", type=_think, action=_Once, metavar="N",
            help=f"how many playouts a captain makes for a decision, at most {MOST_THOUGHT} ({usual})",
        )  # fmt: skip

    p = command("new", "start a game")
    table(p)
    think(p, "usually 200")
    p = command("resume", "go on with a saved game, the latest unless another is named")
    p.add_argument("id", nargs="?", metavar="ID")
    think(p, "unless given, as before")
    p = command("list", "list the saved games")
    p.add_argument("--json", action="store_true")
    p = command("export", "write a saved game to a file")
    p.add_argument("id", metavar="ID")
    p.add_argument("file", metavar="FILE", type=Path, help="- is standard output; only an earlier export is overwritten")
    p = command("import", "take a saved game from a file")
    p.add_argument("file", metavar="FILE", type=Path, help="- is standard input")
    p.add_argument("--at", type=_count, action=_Once, metavar="N", help="only its first N choices: a new game that goes on from there")
    p = command("rescue", "write out what can be read of damaged saved games")
    p.add_argument("folder", metavar="FOLDER", type=Path, help="where to, a file for each game")
    p = command("replay", "step through a record")
    p.add_argument("file", metavar="FILE", type=Path, help="- is standard input")
    p.add_argument("--json", action="store_true", help="print the outcome and the digest of the last position")
    p = command("simulate", "play games without a screen")
    table(p)
    p.add_argument("--games", type=_count, action=_Once, required=True, metavar="N")
    p.add_argument("--check", action="store_true", help="check every position, the options, copies, saves, replays, undo and secrets")
    p.add_argument("--style", choices=("uniform", "lively", "first", "last", "all"), default="uniform", help="how random seats choose")
    think(p, "usually 200")
    p.add_argument(
        "--jobs",
        type=_jobs,
        action=_Once,
        metavar="N|all",
        help="games played at once; without it all cores, where that pays for their start",
    )
    p.add_argument("--ray", action=_Once, metavar="ADDRESS", help="play on the Ray cluster at HOST:PORT or auto (extra cluster)")
    p.add_argument("--jsonl", type=Path, action=_Once, metavar="FILE", help="write a line of JSON for each game; - is standard output")
    p.add_argument("--report", action="store_true", help="compare seats, order, endings, lengths and what was used, as `report` does")
    p.add_argument("--json", action="store_true")
    p = command("report", "compare seats, order, endings, lengths and what was used in simulated games")
    p.add_argument("files", nargs="+", metavar="FILE", type=Path, help="what `simulate --jsonl` wrote; - is standard input")
    p.add_argument("--of", action="append", default=[], metavar="KIND", help="the things whose use is shown; may be repeated")
    p.add_argument("--top", type=_count, action=_Once, metavar="N", help="so many lines of each table of uses (12)")
    p.add_argument("--json", action="store_true")
    p = command("bench", "measure how fast a game is played")
    p.add_argument("games", nargs="*", metavar="GAME")
    p.add_argument("--json", action="store_true")
    p = command("scenario", "run scenarios and say which hold")
    p.add_argument("files", nargs="+", metavar="FILE", type=Path, help="a scenario, or a folder of them")
    p.add_argument("--json", action="store_true")
    p = command("rules", "read or search the rules")
    p.add_argument("game", nargs="?", metavar="GAME")
    p.add_argument("words", nargs="*", metavar="SECTION or WORDS")
    p = command("learn", "learn a game step by step")
    p.add_argument("game", nargs="?", metavar="GAME")
    p.add_argument("lesson", nargs="?", metavar="LESSON", help="its name or number; without it the lessons are listed")
    p = command("validate", "check the data files and print what is wrong")
    p.add_argument("folder", nargs="?", metavar="DIR", type=Path)
    p.add_argument("--json", action="store_true")
    return top


class Ended(KeyboardInterrupt):
    """The system asks the program to end; `signal` says how."""

    def __init__(self, signal: int) -> None:
        super().__init__()
        self.signal = signal


def main(arguments: Sequence[str]) -> int:
    """Runs one command; every way of failing ends in one line."""
    heard = _open_streams()
    try:
        if not heard:
            raise BadUse("standard output is closed")
        status = _run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()
        return DONE
    except Ended as end:
        return 128 + end.signal
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except Exception as error:  # noqa: BLE001 - a person at the command line is never shown a traceback
        return _failed(error)
    return status


def _run(arguments: Sequence[str]) -> int:
    try:
        args = parser().parse_args(arguments)
    except SystemExit as end:  # --help
        return end.code if isinstance(end.code, int) else DONE
    if args.version:
        from importlib.metadata import version

        print(version("pax-tui"))
        return DONE
    return _command(args)


def _open_streams() -> bool:
    """Makes the three streams usable; whether standard output is one.

    Where the caller has closed one, the next file opened would take its number, and what is written there would go into that file.
    """
    heard = sys.stdout is not None
    for number, (name, mode) in enumerate((("stdin", "r"), ("stdout", "w"), ("stderr", "w"))):
        stream = getattr(sys, name)
        if stream is None:
            with suppress(OSError):
                while os.open(os.devnull, os.O_RDWR) < number:
                    pass
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - for as long as the program runs
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a letter the terminal does not know is no reason to stop
    return heard


def _command(args: argparse.Namespace) -> int:
    if args.data is not None:
        from pax_tui import games

        if not args.data.is_dir():
            raise BadUse(f"--data {args.data} is not a folder")
        games.configure(args.data)
    gc.disable()  # while so much is read in there is no garbage; looking for it takes a twentieth of the start
    module = import_module(COMMANDS.get(args.command, "pax_tui.commands.table"))
    if module.__name__ != "pax_tui.commands.table":
        gc.enable()
    run: Callable[[argparse.Namespace], int] = getattr(module, f"run_{args.command or 'app'}")
    return run(args)


def _harmless(text: str) -> str:
    """A text of unknown origin without what a terminal would obey."""
    return "".join(c if c.isprintable() else "?" for c in text)


def _failed(error: Exception) -> int:
    from pax_tui.games import BadData, UnknownGame
    from pax_tui.library import LibraryError
    from pax_tui.session import BadRecord
    from rules.kernel.game import SetupError

    line = _harmless(" ".join(str(error).split())) or type(error).__name__
    if isinstance(error, BadUse | BadSettings | LibraryError | BadRecord | UnknownGame | BadData | SetupError):
        print(f"pax-tui: {line}", file=sys.stderr)
        return BAD_USE
    if isinstance(error, OSError) and error.strerror:
        print(f"pax-tui: {_harmless(str(error.filename or 'standard output'))}: {error.strerror}", file=sys.stderr)
        _drop_output()
        return BAD_USE
    import traceback

    path = keep_report("error.txt", "".join(traceback.format_exception(error)))
    print(f"pax-tui: {type(error).__name__}: {line}; this is a mistake of the program, the details are in {path}", file=sys.stderr)
    return NOT_SO


def keep_report(name: str, text: str) -> str:
    """Writes something for whoever mends the program into the folder of logs, and says where it is."""
    from platformdirs import user_log_path

    try:
        folder = user_log_path("pax-tui", appauthor=False)
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / name
        path.write_text(text, encoding="utf-8")
    except OSError:
        return "no file, as none could be written"
    return str(path)


def _drop_output() -> None:
    """Keeps Python from complaining once more at the end about an output that takes nothing."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
