"""pax-tui list, export, import, rescue: the saved games."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any

from pax_tui.cli import DONE, NOT_SO, BadUse
from pax_tui.commands import print_json, read_json
from pax_tui.exports import exported
from pax_tui.library import RESCUE, Library
from pax_tui.salvage import mended, salvage
from pax_tui.session import BadRecord, branch, taken, try_out
from pax_tui.wording import Wording


def run_list(args: Namespace) -> int:
    """Lists the saved games, the latest first."""
    library = Library()
    rows = library.rows()
    if library.damaged:
        print(Wording().text("list-damaged", count=len(library.damaged), games=", ".join(library.damaged)), file=sys.stderr)
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
    text = _text(Library().read(args.id))
    if str(args.file) == "-":
        print(text, end="")
        return DONE
    try:
        if args.file.is_file() and args.file.stat().st_size and not _is_export(args.file):
            raise BadUse(f"{args.file}: there is something else in this file already")
        _write(args.file, text)
    except OSError as error:
        raise BadUse(f"{args.file}: {error.strerror or error}") from None
    return DONE


def _text(save: Mapping[str, Any]) -> str:
    """An export of a save: readable when the game is over, its secrets sealed before."""
    try:
        record, save = taken(save)
        running = record.position.outcome() is None
    except BadRecord:
        running = True  # whatever it is, it can still be taken elsewhere
    try:
        return json.dumps(exported(save, running), indent=1, ensure_ascii=False) + "\n"
    except (KeyError, TypeError) as error:
        raise BadUse(f"the saved game is damaged ({error}); {RESCUE}") from None


def _write(path: Path, text: str) -> None:
    """Whole or not at all: a full disk leaves the file that was there."""
    part = path.with_name(path.name + ".part")
    if path.exists() and not path.is_file():  # a pipe, a terminal
        path.write_text(text, encoding="utf-8")
        return
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except OSError:
        with suppress(OSError):
            part.unlink()
        raise


def run_rescue(args: Namespace) -> int:
    """Writes out what can be read of the saved games, damaged or not; status 1 when something is lost."""
    library, words = Library(), Wording()
    lost = 0
    found = salvage(library)
    try:
        args.folder.mkdir(parents=True, exist_ok=True)
        for one in found:
            made = mended(one)
            if made is None:
                lost += 1
                print(words.text("rescue-none", id=one.id), file=sys.stderr)
                continue
            path = _free(args.folder, f"game-{one.id}")
            _write(path, json.dumps(exported(made.save, made.record.position.outcome() is None), indent=1, ensure_ascii=False) + "\n")
            whole = one.whole and not made.parted
            lost += not whole and one.head is None
            how = "rescue-whole" if whole else "rescue-position" if made.parted and one.head is not None else "rescue-part"
            print(words.text(how, id=one.id, file=str(path), turn=made.record.game.turn(made.record.position), n=len(made.record.choices)))
    except OSError as error:
        raise BadUse(f"{args.folder}: {error.strerror or error}") from None
    if not found:
        print(words.text("rescue-nothing", file=str(library.path)), file=sys.stderr)
    return NOT_SO if lost or not found else DONE


def _free(folder: Path, name: str) -> Path:
    """A file in a folder that is not there yet."""
    return next(path for n in count() if not (path := folder / f"{name}{f'-{n}' if n else ''}.json").exists())


def _is_export(path: Path) -> bool:
    with path.open("rb") as file:
        return b'"format": "pax-tui' in file.read(64)


def run_import(args: Namespace) -> int:
    """Takes a saved game from a file, as a new game of the library."""
    document = read_json(args.file)
    try:
        record, save = taken(document)
        if record.diverged is not None:
            try_out(record)
    except BadRecord as error:
        raise BadUse(f"{args.file}: {error}") from None
    words = Wording()
    if args.at is not None:
        if args.at > len(record.choices):
            raise BadUse(f"{args.file}: it has only {len(record.choices)} choices")
        print(words.text("imported", id=branch(record, args.at, Library())))
        return DONE
    kept = {**record.plain(), **{name: save[name] for name in ("seed", "agreed", "branch", "think") if save.get(name)}}
    print(words.text("imported", id=Library().add(kept, record.game.turn(record.position), record.position.outcome() is not None)))
    if record.diverged is not None:
        print(words.text("diverged", n=record.diverged + 1), file=sys.stderr)
    return DONE
