"""What can be read of a damaged library: game by game and choice by choice, past whatever cannot, from a copy that may be changed.

Where SQLite does not know the file any more its first page is replaced by that of an empty library, which is the same in all of them.
`mended` makes saves of what was found. A game whose snapshot is there is whole, whatever is missing of its record; one without goes as
far as its record leads.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from pax_tui import games, sealing
from pax_tui.library import FILE, UNREADABLE, Library, LibraryError, highest, lay_out, text_of
from pax_tui.session import BadRecord, parse_save, try_out
from rules.kernel.record import FORMAT, Record

PAGE = 4096
"""Bytes of a page of the database, SQLite's own choice."""


class Salvaged(NamedTuple):
    """What could be read of a game in a damaged library. `head` is None where the set-up is lost; `whole` whether no choice is."""

    id: str
    game: str
    seats: dict[str, str]
    head: dict[str, Any] | None
    choices: list[Any]
    whole: bool


class Mended(NamedTuple):
    """A save made of what was found, with how many choices its record has; `parted`: only its position is sure."""

    id: str
    record: Record
    save: dict[str, Any]
    parted: bool


def salvage(library: Library) -> list[Salvaged]:
    """Every game of which something can be read; nothing in the library is changed, whatever its state. Raises LibraryError."""
    if not library.path.exists():
        raise LibraryError(f"there are no saved games in {library.folder}")
    with TemporaryDirectory() as name:
        copy = Path(name, FILE)
        try:
            for part in ("", "-wal"):
                if (source := library.path.with_name(FILE + part)).exists():
                    shutil.copyfile(source, copy.with_name(FILE + part))
        except OSError as error:
            raise LibraryError(f"the saved games in {library.path} cannot be read: {error.strerror or error}") from None
        return _salvaged(copy) or _salvaged(_new_first_page(copy))


def mended(found: Salvaged) -> Mended | None:
    """A save of it, as good as it gets; None where nothing can be played on."""
    if found.head is not None:
        save = {**{name: value for name, value in found.head.items() if name != "count"}, "choices": found.choices}
        with suppress(BadRecord):
            record = parse_save(save)
            if record.diverged is not None:
                try_out(record)
            return Mended(found.id, record, save, record.diverged is not None)
    best: Record | None = None
    for save in _guesses(found):
        with suppress(BadRecord):
            record = Record.as_far(games.game(found.game), save)
            if best is None or len(record.choices) > len(best.choices):
                best = record
    return None if best is None else Mended(found.id, best, best.plain(), len(best.choices) < len(found.choices))


def _guesses(found: Salvaged) -> Iterator[dict[str, Any]]:
    """Saves without a position: with the set-up there was, or where it is lost with every one there could have been."""
    head = found.head or {}
    if found.game not in games.GAMES:
        return
    game = games.game(found.game)
    common = {"format": FORMAT, "game": found.game, "seats": head.get("seats", found.seats), "choices": found.choices}
    if isinstance(head.get("options"), dict):
        yield {**common, "options": head["options"]}
        return
    for values in product(*(choice.values for choice in game.options)):
        yield {**common, "options": dict(zip((choice.name for choice in game.options), values, strict=True))}


def _salvaged(path: Path) -> list[Salvaged]:
    """What can be read, game by game and choice by choice, past whatever cannot."""
    db = sqlite3.connect(path, isolation_level=None)
    db.text_factory = text_of
    try:
        found = [_salvaged_game(db, number) for number in range(1, highest(db) + 1)]
    except UNREADABLE:
        return []
    finally:
        db.close()
    return [one for one in found if one is not None]


def _salvaged_game(db: sqlite3.Connection, number: int) -> Salvaged | None:
    game, seats, head = (_value(db, f"select {column} from game where id = ?", number) for column in ("game", "seats", "head"))
    choices: list[Any] = []
    while isinstance(option := _value(db, "select option from choice where game = ? and n = ?", number, len(choices)), list):
        choices.append(option)
    if not isinstance(head, dict):
        head = None
    if head is None and not choices:
        return None
    if head is not None:
        game, seats = head.get("game", game), head.get("seats", seats)
    who = {str(s): str(w) for s, w in seats.items()} if isinstance(seats, dict) else {}
    count = head.get("count", 0) if head is not None else None
    whole = isinstance(count, int) and len(choices) >= count
    return Salvaged(str(number), str(game), who, head, choices, whole)


def _value(db: sqlite3.Connection, asked: str, *ids: int) -> Any:
    """One column of one row as data, the text itself where it is none; None where it cannot be read."""
    try:
        row = db.execute(asked, ids).fetchone()
        text = row[0] if row else None
    except (*UNREADABLE, OverflowError):
        return None
    try:
        return sealing.load(text) if isinstance(text, str) and text[:2].startswith(("{", "[", sealing.MARK)) else text
    except (ValueError, RecursionError):
        return None


def _new_first_page(path: Path) -> Path:
    """The first page holds what SQLite must know of a file before it reads anything; it is the same in every library, so it can be
    replaced by that of an empty one."""
    fresh = path.with_name("fresh.sqlite3")
    db = sqlite3.connect(fresh, isolation_level=None)
    try:
        lay_out(db)
    finally:
        db.close()
    page = fresh.read_bytes()[:PAGE]
    data = bytearray(path.read_bytes())
    data[:PAGE] = page
    data += b"\0" * (-len(data) % PAGE)
    data[28:32] = (len(data) // PAGE).to_bytes(4, "big")
    path.write_bytes(data)
    path.with_name(FILE + "-wal").unlink(missing_ok=True)
    return path
