"""The full screen in a real terminal, by keys alone: a whole game, and every way of leaving."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import pexpect
import pyte
import pytest

from pax_tui.library import Library
from tests.pax_tui.robot import Hasty, Robot

pytestmark = [pytest.mark.terminal, pytest.mark.usefixtures("home")]
COLUMNS, ROWS = 120, 40
KEYS = {"enter": "\r", "escape": "\x1b", "tab": "\t", "up": "\x1b[A", "down": "\x1b[B", "right": "\x1b[C", "left": "\x1b[D"}
TABLE = ("new", "pax-hispanica", "--seats", "red=Ana,blue=Ben,orange=Cem", "--seed", "11")
PATIENCE = 400
"""Seconds after which a whole game by keys counts as stuck, on a machine that is busy with other things."""
SHORT = ("--option", "start=comet", "--option", "length=short")


def environment() -> dict[str, str]:
    """As in a terminal of its own; what pytest says of its size does not count."""
    kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
    return {**kept, "TERM": "xterm-256color", "COLORTERM": "truecolor"}


class Screen:
    """The program in a terminal, and what stands on it."""

    def __init__(self, *args: str, columns: int = COLUMNS, rows: int = ROWS) -> None:
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.written = b""
        self.child = pexpect.spawn(sys.executable, ["-m", "pax_tui", *args], env=environment(), dimensions=(rows, columns), timeout=30)

    def read(self, timeout: float = 10.0, quiet: float = 0.04) -> list[str]:
        """Takes what is written up to a pause; the lines that can be seen then."""
        data, end = b"", time.monotonic() + timeout
        while time.monotonic() < end:
            if not select.select([self.child.child_fd], [], [], quiet if data else 0.3)[0]:
                break
            try:
                chunk = os.read(self.child.child_fd, 65536)
            except OSError:
                break
            if not chunk:
                break
            data += chunk
        if data:
            self.written += data
            self.stream.feed(data)
        return list(self.screen.display)

    def take(self, patience: float = 0.3) -> bytes:
        """Takes what is written up to a short pause, without looking at it; at least the newest hundred bytes of all."""
        before, wait = max(0, len(self.written) - 100), patience
        while select.select([self.child.child_fd], [], [], wait)[0]:
            try:
                chunk = os.read(self.child.child_fd, 65536)
            except OSError:
                break
            if not chunk:
                break
            self.written += chunk
            self.stream.feed(chunk)
            wait = 0.008
        return self.written[before:]

    def until(self, text: str, timeout: float = 30.0) -> str:
        """Reads until a text can be seen; everything that can be seen then."""
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            seen = "\n".join(self.read())
            if text in seen:
                return seen
        raise AssertionError(f"{text!r} was not seen; there was:\n" + "\n".join(self.screen.display))

    def press(self, *keys: str) -> None:
        """Presses keys, named as Textual does or typed."""
        for key in keys:
            self.child.send(KEYS.get(key, key))

    def burst(self, keys: Sequence[str]) -> None:
        """The same all at once, without the moment that pexpect waits before each."""
        os.write(self.child.child_fd, "".join(KEYS.get(key, key) for key in keys).encode())

    def ended(self, timeout: float = 15.0) -> int | None:
        """The exit status once the program has ended."""
        end = time.monotonic() + timeout
        while self.child.isalive() and time.monotonic() < end:
            self.read(0.2)
        self.child.close()
        return self.child.exitstatus


@pytest.fixture
def open_screen() -> Iterator[list[Screen]]:
    screens: list[Screen] = []
    yield screens
    for screen in screens:
        screen.child.close(force=True)


def listed() -> list[dict[str, object]]:
    run = subprocess.run([sys.executable, "-m", "pax_tui", "list", "--json"], capture_output=True, text=True, check=True)
    found: list[dict[str, object]] = json.loads(run.stdout)
    return found


def test_three_people_play_a_whole_game_by_keys_alone(open_screen: list[Screen], home: Path) -> None:
    """From the first auction to the final counts; the robot reads the screen and nothing else."""
    screen = Screen(*TABLE, *SHORT, columns=80, rows=24)
    open_screen.append(screen)
    screen.until("all keys")
    robot = Robot(1)
    begun = time.monotonic()
    before: list[str] = []
    pressed = begun
    while time.monotonic() - begun < PATIENCE:
        lines = screen.read()
        if lines == before and time.monotonic() - pressed < 2:
            continue  # the answer to the last keys is still to come
        keys = robot.keys(lines)
        if not keys and lines == screen.read():
            break  # and it stays so: no key that was pressed before is still on its way
        screen.press(*keys)
        before, pressed = lines, time.monotonic()
    else:
        raise AssertionError(f"no end after {PATIENCE} s; there was:\n" + "\n".join(screen.screen.display))
    seen = "\n".join(screen.screen.display)
    assert any(words in seen for words in ("wins the game", "share the victory", "Nobody wins"))
    assert "Tokens on the map" in seen
    assert robot.curtains > 20, "secret choices were made behind the opaque screen"
    screen.press("r")
    screen.until("Choice 0 of")
    screen.press("right")
    screen.until("auction year?")
    screen.press("escape")
    screen.until("Final counts")
    left_finished(screen)


def left_finished(screen: Screen) -> dict[str, object]:
    """Leaves the table of a game that is over; the game as the list has it."""
    screen.press("q")
    assert screen.ended() == 0
    (game,) = listed()
    assert game["finished"] is True
    return game


def played(screen: Screen, seed: int) -> str:
    """Plays to the end, looking only at who picks the keyboard up and whether it is over; what can be seen then."""
    screen.until("all keys")
    robot, begun = Hasty(seed), time.monotonic()
    while b"Final counts" not in screen.take():
        going = time.monotonic() - begun < PATIENCE and screen.child.isalive()
        assert going, "no end; there was:\n" + "\n".join(screen.read())
        screen.burst(robot.keys(screen.screen.display))
    return "\n".join(screen.read())


CAPTAINS = dict(zip(("red", "blue", "green", "yellow", "black"), ("Ana", "Ben", "Ida", "Oto", "Xan"), strict=True))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_to_five_people_play_francis_drake_to_the_end_by_keys_alone(open_screen: list[Screen], home: Path, players: int) -> None:
    """Three voyages with all their curtains on the smallest screen; looked at is who picks the keyboard up, and whether it is over."""
    names = dict(list(CAPTAINS.items())[:players])
    seats = ",".join(f"{color}={name}" for color, name in names.items())
    screen = Screen("new", "francis-drake", "--seats", seats, "--seed", "5", columns=80, rows=24)
    open_screen.append(screen)
    assert "has won with" in played(screen, players)
    assert screen.written.count(b"Pass the keyboard") > 20, "discs were laid behind the opaque screen"
    screen.press("c")
    assert "Victory points" in screen.until("chart 1 of 2")
    screen.press("r")
    screen.until("Choice 0 of")
    screen.press("escape")
    screen.until("chart 1 of 2")
    game = left_finished(screen)
    assert len(game["seats"]) == players  # type: ignore[arg-type]


@pytest.mark.parametrize(("columns", "rows"), [(200, 60), (120, 40), (80, 24)])
def test_each_size_shows_who_is_asked_what_and_how_the_game_stands(open_screen: list[Screen], columns: int, rows: int) -> None:
    screen = Screen(*TABLE, columns=columns, rows=rows)
    open_screen.append(screen)
    seen = screen.until("all keys")
    for text in ("1599 auction", "War", "$3", "auction year?", "Auction the top Colony Card", "Dove 1649", "(D2)"):
        assert text in seen, text


def test_ctrl_c_ends_the_program_and_loses_nothing(open_screen: list[Screen]) -> None:
    screen = Screen(*TABLE)
    open_screen.append(screen)
    screen.until("Auction the top Colony Card")
    screen.press("1")
    screen.until("Pass the keyboard")
    screen.press("\x03")
    assert screen.ended() == 0
    again = Screen("resume")
    open_screen.append(again)
    again.until("Pass the keyboard")


def test_a_terminal_that_vanishes_ends_the_program_and_keeps_the_game(home: Path) -> None:
    """The window is closed in the middle of a frame: no process may stay behind, waiting to write to nobody."""
    screen = Screen(*TABLE)
    screen.until("all keys")
    screen.press("tab", "tab", "tab")
    with suppress(pexpect.ExceptionPexpect):  # it says so when the program has not ended yet
        screen.child.close(force=False)
    end = time.monotonic() + 15
    while screen.child.isalive() and time.monotonic() < end:
        time.sleep(0.05)
    assert not screen.child.isalive()
    assert len(listed()) == 1


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM])
def test_a_terminal_that_goes_away_loses_nothing(open_screen: list[Screen], number: signal.Signals) -> None:
    screen = Screen(*TABLE)
    open_screen.append(screen)
    screen.until("Auction the top Colony Card")
    screen.press("1")
    screen.until("Pass the keyboard")
    screen.child.kill(number)
    if number is signal.SIGHUP:
        os.close(os.dup(screen.child.child_fd))
    screen.ended()
    library = Library()
    (row,) = library.rows()
    shelf = library.shelf(row.id)  # nobody holds it any more
    shelf.close()
    last = library.read(row.id)["choices"][-1]
    assert last == ["auction", "colony"]


def test_what_one_person_may_see_is_never_written_for_the_others(open_screen: list[Screen]) -> None:
    """Ana's bid and Hand are on the screen only between the opaque screens."""
    screen = Screen(*TABLE, columns=200, rows=60)
    open_screen.append(screen)
    screen.until("Auction the top Colony Card")
    assert b"Hand of" not in screen.written
    screen.press("1")
    first = screen.until("Then press")
    assert "Hand of" not in first
    letter = first.split("Then press ")[1][0]
    screen.press(letter.lower())
    own = screen.until("Hand of")
    assert "0 to" in own
    screen.press("1")
    assert "•" in screen.until("•")
    screen.press("enter")
    other = screen.until("Then press")
    assert "Hand of" not in other
    assert "•" not in other


def test_a_mistake_of_the_program_ends_it_in_one_line_and_shows_nothing_secret(open_screen: list[Screen], tmp_path: Path) -> None:
    script = tmp_path / "broken.py"
    script.write_text(
        "import sys\nfrom pax_tui.screens.table import TableScreen\n"
        "def broken(self):\n    secret = 'the Hand of Ana'\n    raise ZeroDivisionError('planted')\n"
        "TableScreen.do_legend = broken\nfrom pax_tui.cli import main\nsys.exit(main(sys.argv[1:]))\n",
        encoding="utf-8",
    )
    screen = Screen(*TABLE)
    open_screen.append(screen)
    screen.child.close(force=True)
    screen.child = pexpect.spawn(sys.executable, [str(script), *TABLE], env=environment(), dimensions=(ROWS, COLUMNS), timeout=30)
    screen.until("all keys")
    screen.press("k")
    assert screen.ended() == 1
    text = "\n".join(screen.screen.display)
    assert "pax-tui: ZeroDivisionError: planted" in text
    assert "Hand of Ana" not in text


def test_ctrl_z_gives_the_shell_back_and_the_secret_is_covered_again(open_screen: list[Screen]) -> None:
    """Also where something stands between the shell and the program, as uv does."""
    screen = Screen("--version")
    open_screen.append(screen)
    screen.ended()
    between = "import subprocess, sys; sys.exit(subprocess.call([sys.executable, '-m', 'pax_tui', *sys.argv[1:]]))"
    screen.child = pexpect.spawn(
        "bash", ["--norc", "--noprofile", "-i"], env={**environment(), "PS1": "$ "}, dimensions=(ROWS, COLUMNS), timeout=30
    )
    screen.screen.reset()
    screen.until("$")
    screen.press(f'"{sys.executable}" -c "{between}" {" ".join(TABLE)}\r')
    screen.until("all keys")
    screen.press("1")
    name = screen.until("Then press").split("Pass the keyboard to")[1].split()[0]
    screen.press(name[0].lower())
    screen.until(f"For {name} only")
    screen.press("\x1a")
    screen.until("Stopped")
    screen.press("fg\r")
    seen = screen.until("Then press")
    assert f"For {name} only" not in seen
    screen.press("q")
    screen.until("$")
    screen.press("exit\r")
