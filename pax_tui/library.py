"""Saved games: one SQLite file in the user's data folder, and the only place that writes saves.

A game is one row of `game` (what a list shows, and the head of its save: set-up and a snapshot) and one row of `choice` for each choice.
Saving after a choice therefore writes that choice and the head, whatever the length of the game, in one transaction of a write-ahead log
that is on the disk before `save` returns: neither a killed program nor a power cut loses what was saved, and a reader never waits.

What is secret in a game (head and choices) is kept sealed while it runs and as plain JSON when it is over; see `pax_tui.sealing`.

An open game is held by a lock on a small file beside the database, which the system lets go when the program ends, however it ends. A
second program that opens the same game is refused.

A database that cannot be read is named in one line and never written to; a game in it that cannot be read does not hide the others.
`pax_tui.salvage` reads what can be read of a damaged one, from a copy.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from platformdirs import user_data_path

from pax_tui import sealing
from rules.kernel.decision import Option

SCHEMA = 2
"""Version 1 sealed nothing; it is read as it is, and sealed when it is first written to."""
FILE = "games.sqlite3"
PATIENCE = 3.0
"""How many seconds another program that writes is waited for."""
GUESSED = 2000
"""How many games are looked for where nothing says how many there are."""
UNREADABLE = (sqlite3.Error, UnicodeDecodeError)
"""What reading a damaged database raises: SQLite may quote what is damaged in its message, which then is no text either."""
RESCUE = "`pax-tui rescue FOLDER` writes out what can be read"
ADVICE = {
    "locked": "; another program is writing to them, try again when it is done",
    "full": "; make room on the disk, everything confirmed before is kept",
    "disk I/O": "; the disk does not take what is written, everything confirmed before is kept",
    "readonly": "; they may only be read here",
    "malformed": f"; {RESCUE}",
}
"""What to do about it, by a word of what SQLite says."""
TABLES = (
    """create table game (
        id integer primary key autoincrement, game text not null, seats text not null, turn text not null,
        updated text not null, finished integer not null, head text not null)""",
    """create table choice (
        game integer not null references game(id) on delete cascade, n integer not null, option text not null,
        primary key (game, n)) without rowid""",
)


class LibraryError(Exception):
    """Saved games cannot be read or written; the text is one clear line."""


class NoSuchGame(LibraryError):
    """There is no saved game of that id."""


class InUse(LibraryError):
    """The game is open in another window."""


class Row(NamedTuple):
    """A saved game as lists show it."""

    id: str
    game: str
    seats: dict[str, str]
    turn: str
    updated: str
    finished: bool


def folder() -> Path:
    """Where saved games live: the user's data folder (XDG_DATA_HOME is heeded)."""
    return user_data_path("pax-tui", appauthor=False)


def _row(number: int, game: str, seats: str, turn: str, updated: str, finished: int) -> Row:
    who = dict(json.loads(seats))
    if not all(isinstance(text, str) for text in (game, turn, updated, *who, *who.values())):
        raise TypeError(f"game {number} is not as it was written")
    return Row(str(number), _shown(game), {_shown(s): _shown(w) for s, w in who.items()}, _shown(turn), _shown(updated), bool(finished))


def _shown(text: str) -> str:
    """Text without signs that could command a terminal."""
    return "".join(sign for sign in text if sign.isprintable())


class Library:
    """The saved games of a folder."""

    def __init__(self, where: Path | None = None) -> None:
        self.folder = where or folder()
        self.path = self.folder / FILE
        self._open: sqlite3.Connection | None = None
        self._version = SCHEMA
        self.damaged: tuple[str, ...] = ()
        """The games that the last `rows` could not read."""

    # -- reading

    def rows(self) -> list[Row]:
        """Every saved game, the latest first. Raises LibraryError."""
        if not self._there():
            return []
        with self._database() as db:
            found, lost = _readable(db)
            self.damaged = tuple(str(number) for number in lost)
            return found

    def read(self, name: str) -> dict[str, Any]:
        """A save as JSON-ready data, its format first. Raises LibraryError."""
        number = _number(name)
        if number is None or not self._there():
            raise NoSuchGame(_none_such(name))
        with self._database() as db:
            row = db.execute("select head from game where id = ?", (number,)).fetchone()
            if row is None:
                raise NoSuchGame(_none_such(name))
            options = db.execute("select option from choice where game = ? order by n", (number,)).fetchall()
            head = sealing.load(row[0])
            head.pop("count", None)
            return {**head, "choices": [sealing.load(o) for (o,) in options]}

    # -- writing

    def add(self, save: Mapping[str, Any], turn: str, finished: bool) -> str:
        """Keeps a save as a new game and returns its id. Raises LibraryError."""
        secret = not finished
        with self._database(write=True) as db:
            cursor = db.execute(
                "insert into game (game, seats, turn, updated, finished, head) values (?, ?, ?, ?, ?, ?)",
                (save["game"], sealing.dump(save["seats"]), turn, _now(), finished, sealing.dump({**save, "choices": []}, secret)),
            )
            number = cursor.lastrowid
            rows = ((number, n, sealing.dump(o, secret)) for n, o in enumerate(save["choices"]))
            db.executemany("insert into choice values (?, ?, ?)", rows)
            return str(number)

    def remove(self, name: str) -> None:
        """Forgets a game. Raises LibraryError."""
        number = _number(name)
        with self.hold(name), self._database(write=True) as db:
            db.execute("delete from game where id = ?", (number,))

    @contextmanager
    def hold(self, name: str) -> Iterator[None]:
        """Keeps a game from being opened elsewhere for a while."""
        shelf = self.shelf(name)
        try:
            yield
        finally:
            shelf.close()

    def shelf(self, name: str) -> Shelf:
        """A saved game to go on with, held until it is closed. Raises LibraryError."""
        number = _number(name)
        if number is None or not self._there():
            raise NoSuchGame(_none_such(name))
        lock = _Lock(self.folder / f"game-{number}.lock", name)
        try:
            with self._database() as db:
                counted = "select (select count(*) from choice where game = id), finished from game where id = ?"
                row = db.execute(counted, (number,)).fetchone()
            if row is None:
                raise NoSuchGame(_none_such(name))
        except BaseException:
            lock.release()
            raise
        return Shelf(self, number, row[0], bool(row[1]), lock)

    def close(self) -> None:
        """Lets the database go."""
        if self._open is not None:
            self._open.close()
            self._open = None

    # -- the file

    def _there(self) -> bool:
        try:
            return self.path.exists()
        except OSError as error:
            raise LibraryError(f"the saved games in {self.path} cannot be read: {error.strerror or error}") from None

    @contextmanager
    def _database(self, write: bool = False) -> Iterator[sqlite3.Connection]:
        """One transaction; what SQLite, the system or JSON cannot do becomes one line."""
        try:
            db = self._connection(write)
            db.execute("begin immediate" if write else "begin")
            try:
                if write and self._version < SCHEMA:
                    _seal_all(db)
                    self._version = SCHEMA
                yield db
            except BaseException:
                with suppress(*UNREADABLE):
                    db.rollback()
                raise
            try:
                db.commit()
            except UNREADABLE:
                with suppress(*UNREADABLE):
                    db.rollback()  # or the next write would find this one still open
                raise
        except sqlite3.OperationalError as error:
            advice = next((said for word, said in ADVICE.items() if word in str(error)), "")
            raise LibraryError(f"the saved games in {self.path} cannot be used: {error}{advice}") from None
        except (sqlite3.Error, ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
            said = " ".join(_shown(str(error)).split())
            raise LibraryError(f"{self.path} is damaged ({said}); nothing was changed in it, {RESCUE}") from None
        except OSError as error:
            raise LibraryError(f"no games can be saved in {self.folder}: {error.strerror or error}") from None

    def _connection(self, write: bool) -> sqlite3.Connection:
        if self._open is None:
            self._open = self._connected(write)
        return self._open

    def _connected(self, write: bool) -> sqlite3.Connection:
        new = not self.path.exists()
        if write:
            self.folder.mkdir(parents=True, exist_ok=True)
        if not new and 0 < self.path.stat().st_size < 512:  # so short a file SQLite would take for an empty one
            raise sqlite3.DatabaseError("file is not a database")
        try:
            return self._ready(sqlite3.connect(self.path, timeout=PATIENCE, isolation_level=None, check_same_thread=False), new)
        except sqlite3.OperationalError:
            log = self.path.with_name(f"{FILE}-wal")
            if write or new or os.access(self.folder, os.W_OK) or (log.exists() and log.stat().st_size):
                raise
        where = f"{self.path.absolute().as_uri()}?mode=ro&immutable=1"  # even to read, SQLite writes beside a file that may change
        return self._ready(sqlite3.connect(where, uri=True, isolation_level=None, check_same_thread=False), False)

    def _ready(self, db: sqlite3.Connection, new: bool) -> sqlite3.Connection:
        try:
            version = db.execute("pragma user_version").fetchone()[0]
            if version > SCHEMA:
                raise LibraryError(f"{self.path} was written by a newer pax-tui")
            self._version = version or SCHEMA
            db.text_factory = text_of
            db.execute("pragma foreign_keys = on")
            db.execute("pragma secure_delete = on")  # what was sealed later shall not lie about as it was
            if new or version == 0:
                db.execute("pragma journal_mode = wal")
                lay_out(db)
            db.execute("pragma synchronous = full")
        except BaseException:
            db.close()
            raise
        return db


class Shelf:
    """The place of one open game in the library."""

    def __init__(self, library: Library, number: int, kept: int, plain: bool, lock: _Lock) -> None:
        self.library = library
        self.id = str(number)
        self._number = number
        self._kept = kept
        self._plain = plain
        """Whether what is kept is not sealed."""
        self._lock = lock

    def save(self, head: Mapping[str, Any], choices: Sequence[Option], turn: str, finished: bool) -> None:
        """Writes the choices that are not kept yet and the head. `choices` must agree with what is kept, but for `forget`."""
        kept, secret = min(self._kept, len(choices)) if self._plain == finished else 0, not finished
        rows = ((self._number, n, sealing.dump(choices[n], secret)) for n in range(kept, len(choices)))
        with self.library._database(write=True) as db:
            db.execute("delete from choice where game = ? and n >= ?", (self._number, kept))
            db.executemany("insert into choice values (?, ?, ?)", rows)
            values = (turn, _now(), finished, sealing.dump({**head, "count": len(choices)}, secret), self._number)
            changed = db.execute("update game set turn = ?, updated = ?, finished = ?, head = ? where id = ?", values)
            if changed.rowcount != 1:
                raise NoSuchGame(_none_such(self.id))
        self._kept, self._plain = len(choices), finished

    def forget(self, choices: int) -> None:
        """Only the first so many choices count any more; the next `save` writes that."""
        self._kept = min(self._kept, choices)

    def close(self) -> None:
        """Lets others open the game."""
        self._lock.release()


class _Lock:
    """A file that one program holds; the system lets it go when the program ends."""

    def __init__(self, path: Path, name: str) -> None:
        self.path = path
        try:
            self._file = self._take()
        except BlockingIOError:
            raise InUse(f"game {name} is open in another window; close it there first") from None
        except OSError as error:
            raise LibraryError(f"no games can be saved in {path.parent}: {error.strerror or error}") from None

    def _take(self) -> int:
        while True:
            file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                _exclusive(file)
                if os.path.exists(self.path) and os.path.samestat(os.fstat(file), os.stat(self.path)):
                    return file
            except BaseException:
                os.close(file)
                raise
            os.close(file)  # removed by its last holder between opening and locking

    def release(self) -> None:
        if self._file >= 0:
            file, self._file = self._file, -1
            with suppress(OSError):  # where an open file cannot be removed it may stay
                os.unlink(self.path)
            os.close(file)


def _exclusive(file: int) -> None:
    try:
        import fcntl
    except ImportError:
        import msvcrt

        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        except OSError:
            raise BlockingIOError from None
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def lay_out(db: sqlite3.Connection) -> None:
    """Makes the tables of an empty database."""
    db.execute("begin immediate")
    if db.execute("pragma user_version").fetchone()[0] == 0:
        if db.execute("select count(*) from sqlite_master").fetchone()[0]:
            raise sqlite3.DatabaseError("it holds something else than games")
        for table in TABLES:
            db.execute(table)
        db.execute(f"pragma user_version = {SCHEMA}")
    db.commit()


def text_of(data: bytes) -> str:
    """Text as the database keeps it, whatever has become of it."""
    return data.decode("utf-8", "replace")  # what is damaged is found by what it says


def _readable(db: sqlite3.Connection) -> tuple[list[Row], list[int]]:
    """The games that can be listed, the latest first, and the ids of those that cannot. Raises sqlite3.Error where none can."""
    found: list[Row] = []
    lost: list[int] = []
    columns = "select id, game, seats, turn, updated, finished from game"
    try:
        rows = db.execute(columns).fetchall()
    except sqlite3.OperationalError:
        raise
    except (sqlite3.DatabaseError, UnicodeDecodeError):
        rows = []
        for number in range(1, highest(db) + 1):
            try:
                rows += db.execute(f"{columns} where id = ?", (number,)).fetchall()
            except (sqlite3.DatabaseError, UnicodeDecodeError):
                lost.append(number)
        if not rows:
            raise
    for row in rows:
        try:
            found.append(_row(*row))
        except (ValueError, TypeError, AttributeError, RecursionError):
            lost.append(row[0])
    return sorted(found, key=lambda row: (row.updated, int(row.id)), reverse=True), lost


def highest(db: sqlite3.Connection) -> int:
    """No game has a higher id; at a guess where that cannot be read."""
    for asked in ("select seq from sqlite_sequence where name = 'game'", "select max(id) from game"):
        with suppress(*UNREADABLE):
            row = db.execute(asked).fetchone()
            if row is not None and isinstance(row[0], int) and 0 < row[0] <= GUESSED:
                return int(row[0])
    return GUESSED


def _seal_all(db: sqlite3.Connection) -> None:
    """Brings a library of version 1 up to date: seals what is secret in the games that are running."""
    for (number,) in db.execute("select id from game where not finished").fetchall():
        for n, option in db.execute("select n, option from choice where game = ?", (number,)).fetchall():
            db.execute("update choice set option = ? where game = ? and n = ?", (_sealed(option), number, n))
        (head,) = db.execute("select head from game where id = ?", (number,)).fetchone()
        db.execute("update game set head = ? where id = ?", (_sealed(head), number))
    db.execute(f"pragma user_version = {SCHEMA}")


def _sealed(text: Any) -> Any:
    """Text of version 1 sealed; what is damaged stays as it is."""
    try:
        return sealing.dump(sealing.load(text), True)
    except (ValueError, TypeError, AttributeError, RecursionError):
        return text


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _number(name: str) -> int | None:
    return int(name) if name.isascii() and name.isdigit() and len(name) < 18 else None


def _none_such(name: str) -> str:
    return f"no saved game {name!r}"
