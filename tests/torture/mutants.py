"""Mutants: exports and databases changed at random, by people, disks and time. Each loads soundly or is refused in one line."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager, redirect_stderr, redirect_stdout
from copy import deepcopy
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

from pax_tui import cli, sealing
from pax_tui.exports import checked, exported
from pax_tui.library import FILE, Library, LibraryError
from pax_tui.session import BadRecord, Session
from rules.kernel.game import SetupError
from tests.torture.games import play, some

JUNK: tuple[Any, ...] = (
    *(
        None,
        True,
        -1,
        0,
        1,
        3,
        77,
        65_535,
        10**9,
        10**40,
        1.5,
        "",
        "red",
        "\x1b[2J",
        "../../etc/passwd",
        "x" * 600,
        "\ud800",
        "_run",
        "__class__",
    ),
    *([], {}, [[]], [[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]], {"a": {}}, ["bid", 1], [None]),
)
COLUMN_JUNK = ("", "x", "[1]", "{}", b"\xff\xfe", 7, "z:", "\x1b[2J")
LONGEST = 20
"""Seconds a mutant may take."""


class Hung(Exception):
    """A mutant took too long."""


@contextmanager
def at_most(seconds: int) -> Iterator[None]:
    """Raises Hung when it takes longer."""

    def late(number: int, frame: object) -> None:
        raise Hung(f"more than {seconds} s")

    before = signal.signal(signal.SIGALRM, late)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def mutated(document: Any, rng: Random) -> Any:
    """A document with something changed somewhere."""
    document = json.loads(json.dumps(document))
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        holder: Any = document
        while True:
            keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
            if not keys:
                break
            key = rng.choice(keys)
            if isinstance(holder[key], dict | list) and holder[key] and rng.random() < 0.85:
                holder = holder[key]
                continue
            how = rng.randrange(5)
            if how == 0:
                del holder[key]
            elif how == 1 and isinstance(holder, list):
                holder.insert(key, holder[rng.choice(keys)])
            elif how == 2 and isinstance(holder[key], int):
                holder[key] += rng.choice((-1, 1, 5, -100))
            else:
                holder[key] = deepcopy(rng.choice(JUNK))
            break
    return document


def spoilt(data: bytes, rng: Random) -> bytes:
    """Bytes with something changed somewhere."""
    new = bytearray(data)
    for _ in range(rng.choice((1, 1, 3, 20))):
        if not new:
            break
        at, how = rng.randrange(len(new)), rng.randrange(5)
        if how == 0:
            del new[at:]
        elif how == 1:
            new[at] ^= 1 << rng.randrange(8)
        elif how == 2:
            new[at : at + 64] = bytes(rng.randrange(256) for _ in range(64))
        elif how == 3:
            new[at : at + 4096] = b"\0" * len(new[at : at + 4096])
        else:
            del new[at : at + rng.randrange(1, 40)]
    return bytes(new)


def ask(*args: str) -> tuple[int, str, str]:
    """Runs a command here: status, output, errors."""
    out, err = StringIO(), StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        status = cli.main(args)
    return status, out.getvalue(), err.getvalue()


def exports(count: int, folder: Path, seed: int = 1) -> Counter[str]:
    """Imports so many mutated exports; how many were loaded, refused. Raises AssertionError, Hung."""
    rng, found = Random(seed), Counter[str]()
    library = some(folder / "data" / "pax-tui", rng)
    kept = {row.id: library.read(row.id) for row in library.rows()}
    plain = [exported(checked(exported(save, True)), False) for save in kept.values()]
    file = folder / "mutant.json"
    for number in range(count):
        save = rng.choice(plain)
        what = rng.randrange(4)
        if what == 0:
            file.write_bytes(spoilt(json.dumps(save).encode(), rng))
        elif what == 1:
            mutant = mutated(save, rng)
            secret = {key: mutant.pop(key) for key in ("seed", "choices", "snapshot", "diverged", "silent") if key in mutant}
            if _sound(secret):
                mutant["sealed"] = sealing.dump(secret, True)
            file.write_text(json.dumps(mutant))
        else:
            file.write_text(json.dumps(mutated(save, rng)))
        with at_most(LONGEST):
            status, out, err = ask("import", str(file))
            lines = [line for line in err.splitlines() if line.strip()]
            assert status in (0, 2) and "\x1b" not in out + err, f"mutant {number}: status {status}, {err}"
            assert len(lines) <= 1, f"mutant {number}: {err}"
            found["loaded" if status == 0 else "refused"] += 1
            if status == 0:
                _goes_on(Library(folder / "data" / "pax-tui"), out.split()[-1].rstrip("."), rng, number)
    for name, before in kept.items():
        assert Library(folder / "data" / "pax-tui").read(name) == before, f"game {name} was changed"
    return found


def _sound(value: Any) -> bool:
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except (UnicodeEncodeError, RecursionError):
        return False
    return True


def _goes_on(library: Library, name: str, rng: Random, number: int) -> None:
    """What was taken can be played on, and is forgotten again."""
    session = Session.resume(library, name)
    play(session, rng, 5)
    session.close()
    library.remove(name)
    library.close()


def databases(count: int, folder: Path, seed: int = 1) -> Counter[str]:
    """Opens so many mutated databases; how often a game went on, was refused, the whole file was refused. Raises AssertionError, Hung."""
    rng, found = Random(seed), Counter[str]()
    home = folder / "data" / "pax-tui"
    some(home, rng).close()
    with closing(sqlite3.connect(home / FILE)) as db:
        db.execute("pragma wal_checkpoint(truncate)")
    whole = (home / FILE).read_bytes()
    sound = Library(home)
    before = {row.id: sound.read(row.id) for row in sound.rows()}
    sound.close()
    for number in range(count):
        for path in home.iterdir():
            path.unlink()
        (home / FILE).write_bytes(whole)
        hit = _changed_row(home / FILE, rng) if number % 2 else ""
        if not hit:
            (home / FILE).write_bytes(spoilt(whole, rng))
        with at_most(LONGEST):
            _opens(home, before, hit, rng, number, found)
    return found


def _changed_row(path: Path, rng: Random) -> str:
    """Changes a value of one game; the id of that game."""
    with closing(sqlite3.connect(path)) as db:
        game = rng.choice([row[0] for row in db.execute("select id from game")])
        if rng.random() < 0.4:
            n, text = rng.choice(db.execute("select n, option from choice where game = ?", (game,)).fetchall() or [(0, "[]")])
            value = rng.choice((mutated([sealing.load(text)], rng), rng.choice(JUNK)))
            new = sealing.dump(value, bool(rng.randrange(2))) if _sound(value) else "\x00"
            db.execute("update choice set option = ? where game = ? and n = ?", (new, game, n))
        elif rng.random() < 0.7:
            (text,) = db.execute("select head from game where id = ?", (game,)).fetchone()
            value = mutated(sealing.load(text), rng)
            db.execute("update game set head = ? where id = ?", (sealing.dump(value, True) if _sound(value) else "\x00", game))
        else:
            column = rng.choice(("game", "seats", "turn", "updated", "finished", "head"))
            db.execute(f"update game set {column} = ? where id = ?", (rng.choice(COLUMN_JUNK), game))
        db.commit()
    return str(game)


def _opens(home: Path, before: dict[str, Any], hit: str, rng: Random, number: int, found: Counter[str]) -> None:
    for args in (("list",), ("list", "--json"), ("rescue", str(home / "out"))):
        status, out, err = ask(*args)
        assert status in ((0, 2) if args[0] == "list" else (0, 1, 2)), f"database {number}: {args} {status} {err}"
        assert "mistake of the program" not in err and "\x1b" not in out + err, f"database {number}: {args} {err}"
        assert status != 2 or len(err.splitlines()) == 1, f"database {number}: {err}"
    for path in (home / "out").glob("*") if (home / "out").exists() else ():
        path.unlink()
    if (home / "out").exists():
        (home / "out").rmdir()
    library = Library(home)
    try:
        names = [row.id for row in library.rows()]
    except LibraryError as error:
        _one_line(error, number)
        found["file refused"] += 1
        return
    for name in sorted({*names, hit} - {""}):
        try:
            session = Session.resume(library, name)
        except (LibraryError, BadRecord, SetupError) as error:
            _one_line(error, number)
            found["game refused"] += 1
            continue
        try:
            play(session, rng, 3)
            found["game went on"] += 1
        except (LibraryError, BadRecord) as error:  # a page that is needed only now
            _one_line(error, number)
            found["game refused"] += 1
        finally:
            session.close()
        others = {other: save for other, save in before.items() if hit and other != hit and other > name}
        for other, save in others.items():
            assert library.read(other) == save, f"database {number}: game {other} was changed by playing {name}"
    library.close()


def _one_line(error: Exception, number: int) -> None:
    assert "\n" not in str(error), f"database {number}: {error}"


def user(folder: Path) -> None:
    """Commands find their folders below this one from here on."""
    for kind in ("DATA", "CONFIG", "CACHE", "STATE"):
        os.environ[f"XDG_{kind}_HOME"] = str(folder / kind.lower())
