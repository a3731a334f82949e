"""How fast the full screen answers, in a real pseudo-terminal.

    uv run python tests/bench/screen.py [--size 200x60] [--keys 30]

Prints the start (until the first full frame is complete), and for some rows of keys the median and 95th percentile of the time from a key
to the last byte of the frame that it changes. An empty Textual app is measured beside it, as the floor of this machine.
"""

from __future__ import annotations

import argparse
import os
import pty
import select
import signal
import struct
import sys
import tempfile
import termios
import time
from fcntl import ioctl
from statistics import median

QUIET = 0.03
EMPTY = """
from textual.app import App
from textual.widgets import Static
class Empty(App):
    def compose(self):
        yield Static("all keys", id="s")
    def on_key(self, event):
        self.query_one("#s").update("all keys " + event.key, layout=False)
Empty().run()
"""


class Terminal:
    """A program in a pty of some size."""

    def __init__(self, command: list[str], columns: int, rows: int) -> None:
        self.started = time.perf_counter()
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            os.environ.update(TERM="xterm-256color", COLORTERM="truecolor")
            os.execvp(command[0], command)
        ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.written = 0

    def read(self, timeout: float, quiet: float = QUIET) -> tuple[float, bytes]:
        """Everything up to a pause, and when its last byte came."""
        data, last, end = b"", 0.0, time.perf_counter() + timeout
        while time.perf_counter() < end:
            if not select.select([self.file], [], [], quiet if data else end - time.perf_counter())[0]:
                if data:
                    break
                continue
            try:
                chunk = os.read(self.file, 65536)
            except OSError:
                break
            if not chunk:
                break
            data += chunk
            last = time.perf_counter()
        return last, data

    def until(self, word: bytes, timeout: float = 30) -> float:
        """Reads until a word has been seen and the frame is complete; the time since the start."""
        data, end = b"", time.perf_counter() + timeout
        while time.perf_counter() < end:
            last, more = self.read(1, 0.06)
            data += more
            if word in data:
                return last - self.started
        raise SystemExit(f"never seen: {word!r}; {data[-300:]!r}")

    def key(self, text: str) -> float:
        """Presses a key; milliseconds to the last byte of the frame, 0 when nothing changed."""
        at = time.perf_counter()
        os.write(self.file, text.encode())
        last, data = self.read(0.6)
        self.written += len(data)
        return (last - at) * 1000 if data else 0.0

    def close(self) -> None:
        """Ends the program."""
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.file)


def row(name: str, times: list[float], written: int = 0) -> None:
    """Prints a row of keys."""
    told = sorted(t for t in times if t)
    if told:
        high = told[min(len(told) - 1, int(len(told) * 0.95))]
        seen = f"{len(told)} of {len(times)} keys   {written // len(times)} B/key"
        print(f"{name:<28} median {median(told):6.1f} ms   p95 {high:6.1f} ms   {seen}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--size", default="200x60")
    parser.add_argument("--keys", type=int, default=30)
    args = parser.parse_args()
    columns, rows = map(int, args.size.split("x"))
    with tempfile.TemporaryDirectory() as home:
        os.environ.update(XDG_DATA_HOME=home, XDG_CONFIG_HOME=home, XDG_CACHE_HOME=home)
        empty = Terminal([sys.executable, "-c", EMPTY], columns, rows)
        print(f"{'empty app':<28} start {empty.until(b'all keys'):.2f} s")
        row("  a key", [empty.key("ab"[n % 2]) for n in range(args.keys)])
        empty.close()
        seats = ["--seats", "red=Ana,blue=Ben,orange=Cem", "--seed", "3"]
        table = Terminal([sys.executable, "-m", "pax_tui", "new", "pax-hispanica", *seats], columns, rows)
        print(f"{'table ' + args.size:<28} start {table.until(b'all keys'):.2f} s")
        rows_of_keys = {
            "  list down and up": ["\x1b[B"] * 4 + ["\x1b[A"] * 4,
            "  (to the map)": ["\t"],
            "  cursor on the map": ["\x1b[C", "\x1b[C", "\x1b[B", "\x1b[D", "\x1b[D", "\x1b[A"],
            "  (to the list)": ["\t"],
            "  log back and on": ["\x1b[5~", "\x1b[6~"],
            "  find, typed": ["/", "m", "i", "\x7f", "\x7f", "\x1b"],
            "  rules opened, closed": ["r", "\x1b"],
        }
        for name, keys in rows_of_keys.items():
            table.written = 0
            count = 1 if name.startswith("  (") else args.keys
            times = [table.key(keys[n % len(keys)]) for n in range(count)]
            if count > 1:
                row(name, times, table.written)
        with open(f"/proc/{table.pid}/status", encoding="ascii") as status:
            memory = next(line for line in status if line.startswith("VmRSS"))
        print(f"{'memory':<28} {int(memory.split()[1]) // 1024} MB")
        table.close()


if __name__ == "__main__":
    main()
