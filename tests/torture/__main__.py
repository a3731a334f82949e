"""Runs one kind of torture; see the package."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.torture.kills import kills
from tests.torture.mutants import databases, exports, user
from tests.torture.undo import undo


def main(kind: str, *args: str) -> int:
    """Prints what was found; 1 where something is wrong."""
    began = time.monotonic()
    with TemporaryDirectory() as name:
        folder = Path(name)
        user(folder)
        try:
            if kind == "kills":
                confirmed, games = kills(args[0], int(args[1]), folder / "data" / "pax-tui")
                told = f"{args[0]}: {args[1]} kills in {games} games: {confirmed} choices confirmed, 0 lost, 0 games unreadable"
            elif kind == "exports":
                found = exports(int(args[0]), folder)
                told = f"{args[0]} mutated exports: {dict(found)}, 0 tracebacks, 0 hangs, no other game changed"
            elif kind == "databases":
                found = databases(int(args[0]), folder)
                told = f"{args[0]} mutated databases: {dict(found)}, 0 tracebacks, 0 hangs, no other game changed"
            elif kind == "undo":
                games = undo(args[0], int(args[1]), folder)
                told = f"{args[0]}: {args[1]} choices taken back in {games} games: position, log, save and panels as they were"
            else:
                print(f"there is no torture {kind!r}", file=sys.stderr)
                return 2
        except AssertionError as error:
            print(f"{kind} {' '.join(args)}: {error}", file=sys.stderr)
            return 1
    print(f"{told} ({time.monotonic() - began:.0f} s)")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
