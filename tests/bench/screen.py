"""How fast the full screen answers, in a real pseudo-terminal.

    uv run python tests/bench/screen.py [--json] [--game sea-and-steel] [--size 200x60] [--keys 30] [--thinking]

For each size: the start (until the first full frame is complete), the median and 95th percentile of the time from a key to the last byte
of the frame that it changes, bytes per move of the cursor, CPU time while nothing happens and memory, as

    {"200x60": {"start_s": s, "key_ms": {"median": ms, "p95": ms}, "idle_cpu_percent": %, "rss_mb": MB, "bytes_per_key": B, "rows": {...}}}

With --thinking a captain thinks about a hint all the while, in its own process. Without --json it also tells the floor of this machine,
an empty Textual app. Linux only (it reads /proc).
"""

from __future__ import annotations

import argparse
import json
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
from typing import Any

QUIET = 0.03
IDLE = 5.0
"""Seconds without a key over which the idle CPU time is taken."""
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

    def usage(self) -> tuple[float, float]:
        """Seconds of CPU so far, and megabytes of memory now."""
        with open(f"/proc/{self.pid}/stat", encoding="ascii") as stat:
            fields = stat.read().rsplit(")", 1)[1].split()
        with open(f"/proc/{self.pid}/status", encoding="ascii") as status:
            memory = next(line for line in status if line.startswith("VmRSS"))
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), int(memory.split()[1]) / 1024


def high(times: list[float]) -> float:
    """The 95th percentile."""
    told = sorted(times)
    return told[min(len(told) - 1, int(len(told) * 0.95))]


SIZES = ("80x24", "120x40", "200x60")
SEATS = {
    "pax-hispanica": "red=Ana,blue=bot:random,orange=bot:random",
    "sea-and-steel": "spanish=Ana,indigenous=bot:random",
    "francis-drake": "red=Ana,blue=bot:random,green=bot:random",
}
"""One person, so that nobody has to pass the keyboard between two keys."""
DOWN, UP, LEFT, RIGHT = "\x1b[B", "\x1b[A", "\x1b[D", "\x1b[C"
ROWS = {
    "list": [DOWN] * 4 + [UP] * 4,
    "to the map": ["\t"],
    "cursor": [RIGHT, RIGHT, DOWN, LEFT, LEFT, UP],
    "to the list": ["\t"],
    "find, typed": ["/", "m", "a", "\x7f", "\x7f", "\x1b"],
    "log back and on": ["\x1b[5~", "\x1b[6~"],
    "card opened, closed": ["c", "\x1b"],
    "rules opened, closed": ["r", "\x1b"],
    "panel": ["m", "l"],
    "option chosen": ["\r"],
}
"""Rows of keys, in this order; those that only change the focus are not told."""
PANELS = {"francis-drake": ["o", "l"]}
"""The keys of two panels, where they are others."""
UNTOLD = ("to the map", "to the list")
SLOW = ("find, typed",)
"""Escape alone waits for what may follow it; such a row has no place in the common figures."""


HINT = "h"
LONG = ("--think", "50000")
"""So many playouts outlast the keys."""


def measured(game: str, size: str, keys: int, starts: int, thinking: bool) -> dict[str, Any]:
    """The figures of a table at one size."""
    columns, rows = map(int, size.split("x"))
    command = [sys.executable, "-m", "pax_tui", "new", game, "--seats", SEATS[game], "--seed", "3", *(LONG if thinking else ())]
    begun = []
    for _ in range(starts):
        table = Terminal(command, columns, rows)
        begun.append(table.until(b"all keys"))
        if len(begun) < starts:
            table.close()
    table.read(1.0, 0.5)
    if thinking:
        os.write(table.file, HINT.encode())
        table.until(b"captain")
    found: dict[str, Any] = {}
    small = columns < 104
    for name, pressed in ROWS.items():
        pressed = PANELS.get(game, pressed) if name == "panel" else pressed
        if name == "option chosen":
            cpu, _ = table.usage()
            time.sleep(IDLE)
            idle = (table.usage()[0] - cpu) / IDLE * 100
        table.written = 0
        count = 1 if name in UNTOLD else keys
        if name in UNTOLD and small:
            continue
        times = [table.key(pressed[n % len(pressed)]) for n in range(count)]
        if name not in UNTOLD:
            seen = [t for t in times if t]
            found[name] = {
                "median": round(median(seen), 1) if seen else None,
                "p95": round(high(seen), 1) if seen else None,
                "bytes": table.written // count,
                "keys": len(seen),
                "times": seen,
            }
    _, memory = table.usage()
    table.close()
    common = [t for name, f in found.items() if name not in SLOW for t in f["times"]]
    for f in found.values():
        del f["times"]
    return {
        "start_s": round(median(begun), 2),
        "key_ms": {"median": round(median(common), 1), "p95": round(high(common), 1)},
        "idle_cpu_percent": round(idle, 2),
        "rss_mb": round(memory, 1),
        "bytes_per_key": found["cursor"]["bytes"],
        "rows": found,
    }


def floor(keys: int) -> dict[str, float]:
    """The same of an empty Textual app."""
    empty = Terminal([sys.executable, "-c", EMPTY], 200, 60)
    start = empty.until(b"all keys")
    times = [empty.key("ab"[n % 2]) for n in range(keys)]
    empty.close()
    return {"start_s": round(start, 2), "median": round(median(times), 1), "p95": round(high(times), 1)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="pax-hispanica", choices=list(SEATS))
    parser.add_argument("--size", action="append", help="80x24, 120x40 and 200x60 when not given")
    parser.add_argument("--keys", type=int, default=30, help="keys of each row")
    parser.add_argument("--starts", type=int, default=3, help="starts, of which the median is told")
    parser.add_argument("--thinking", action="store_true", help="while a captain thinks about a hint")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        os.environ.update(XDG_DATA_HOME=home, XDG_CONFIG_HOME=home, XDG_CACHE_HOME=home)
        # With this variable every start compiles the program and Textual anew, which no installed program does.
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        told = {size: measured(args.game, size, args.keys, args.starts, args.thinking) for size in args.size or SIZES}
        if args.json:
            print(json.dumps(told, indent=1))
            return
        print(f"an empty Textual app: {floor(args.keys)}")
    for size, figures in told.items():
        rows = figures.pop("rows")
        print(size, figures)
        for name, f in rows.items():
            print(f"  {name:<22} median {f['median']!s:>6} ms   p95 {f['p95']!s:>6} ms   {f['bytes']:>7} B/key   {f['keys']} frames")


if __name__ == "__main__":
    main()
