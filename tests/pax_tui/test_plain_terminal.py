"""The table line by line in a real terminal: what is seen on it at every moment."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator

import pexpect
import pyte
import pytest

pytestmark = [pytest.mark.terminal, pytest.mark.usefixtures("home")]
COLUMNS, ROWS = 100, 40


class Seen:
    """The program in a terminal, and what stands on its screen and has scrolled off it."""

    def __init__(self, *args: str) -> None:
        env = {**os.environ, "TERM": "xterm-256color"}
        self.screen = pyte.HistoryScreen(COLUMNS, ROWS, history=1000)
        self.stream = pyte.Stream(self.screen)
        self.child = pexpect.spawn(
            sys.executable, ["-m", "pax_tui", *args], env=env, dimensions=(ROWS, COLUMNS), encoding="utf-8", timeout=30
        )

    def until(self, text: str) -> str:
        """Reads on until a text has been written; what can be seen then."""
        self.child.expect_exact(text)
        written = self.child.before + self.child.after
        if "\x1b[3J" in written:  # pyte keeps its history when a terminal would drop it
            self.screen.history.top.clear()
        self.stream.feed(written)
        return self.text()

    def text(self) -> str:
        above = ["".join(row[x].data for x in range(COLUMNS)) for row in self.screen.history.top]
        return "\n".join([*above, *self.screen.display])

    def type(self, line: str) -> None:
        self.child.sendline(line)


@pytest.fixture
def seen() -> Iterator[Seen]:
    table = Seen("--plain", "new", "pax-hispanica", "--seats", "red=Ana,blue=Ben", "--seed", "3")
    yield table
    table.child.close(force=True)


def test_a_bid_is_gone_before_the_next_person_looks(seen: Seen):
    seen.until("> ")
    seen.type("1")
    first = seen.until("then Enter")
    assert "1) $0" not in first
    seen.type("")
    bidding = seen.until("> ")
    assert "1) $0" in bidding
    assert "The Haven Card is" in bidding
    seen.type("2")
    passed = seen.until("then Enter")
    assert "$0" not in passed
    assert "The Haven Card is" not in passed
    assert "> 2" not in passed


def test_an_interrupt_leaves_the_game_saved_and_no_traceback(seen: Seen):
    seen.until("> ")
    seen.child.sendintr()
    text = seen.until("goes on with this game.")
    seen.child.expect(pexpect.EOF)
    seen.child.close()
    assert seen.child.exitstatus == 130
    assert "Traceback" not in text + (seen.child.before or "")


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_what_is_secret_is_gone_when_the_system_ends_the_program(seen: Seen, name: str):
    seen.until("> ")
    seen.type("1")
    seen.until("then Enter")
    seen.type("")
    assert "1) $0" in seen.until("> ")
    number = getattr(signal, name)
    seen.child.kill(number)
    text = seen.until("goes on with this game.")
    assert "1) $0" not in text
    assert "The Haven Card is" not in text
    seen.child.expect(pexpect.EOF)
    seen.child.close()
    assert seen.child.exitstatus == 128 + number


def test_the_end_of_input_leaves_with_success(seen: Seen):
    seen.until("> ")
    seen.child.sendeof()
    seen.until("goes on with this game.")
    seen.child.expect(pexpect.EOF)
    seen.child.close()
    assert seen.child.exitstatus == 0
