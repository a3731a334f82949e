"""pax-tui list, export, import: the saved games."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from datetime import datetime
from pathlib import Path

from pax_tui.cli import DONE, BadUse
from pax_tui.commands import print_json, read_json
from pax_tui.library import Library
from pax_tui.session import BadRecord, parse_save, try_out
from pax_tui.wording import Wording


def run_list(args: Namespace) -> int:
    """Lists the saved games, the latest first."""
    rows = Library().rows()
    if args.json:
        print_json([row._asdict() for row in rows])
        return DONE
    words = Wording()
    if not rows:
        print(words.text("list-empty"))
    wide = max((len(r.id) for r in rows), default=0)
    for row in rows:
        seats = ", ".join(f"{seat} {who}" for seat, who in row.seats.items())
        state = words.text("list-finished") if row.finished else row.turn
        print(f"{row.id:>{wide}}  {_here(row.updated)}  {row.game}  {state}  {seats}")
    return DONE


def _here(moment: str) -> str:
    """A moment of UTC by the clock on the wall."""
    try:
        return datetime.fromisoformat(moment).astimezone().strftime("%Y-%m-%d %H:%M")
    except (ValueError, OverflowError):
        return "?"


def run_export(args: Namespace) -> int:
    """Writes a saved game to a file, or to standard output for `-`."""
    save = Library().read(args.id)
    text = json.dumps({"format": save.get("format"), **save}, indent=1, ensure_ascii=False) + "\n"
    if str(args.file) == "-":
        print(text, end="")
        return DONE
    try:
        if args.file.is_file() and args.file.stat().st_size and not _is_export(args.file):
            raise BadUse(f"{args.file}: there is something else in this file already")
        args.file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadUse(f"{args.file}: {error.strerror or error}") from None
    return DONE


def _is_export(path: Path) -> bool:
    with path.open("rb") as file:
        return b'"format": "pax-tui' in file.read(64)


def run_import(args: Namespace) -> int:
    """Takes a saved game from a file, as a new game of the library."""
    save = read_json(args.file)
    try:
        record = parse_save(save)
        if record.diverged is not None:
            try_out(record)
    except BadRecord as error:
        raise BadUse(f"{args.file}: {error}") from None
    words = Wording()
    kept = {**record.plain(), "seed": save.get("seed", 0), **({"agreed": save["agreed"]} if save.get("agreed") else {})}
    print(words.text("imported", id=Library().add(kept, record.game.turn(record.position), record.position.outcome() is not None)))
    if record.diverged is not None:
        print(words.text("diverged", n=record.diverged + 1), file=sys.stderr)
    return DONE
