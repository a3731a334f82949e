"""Saved games: what is kept, what survives, who may write."""

from __future__ import annotations

import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from pax_tui.library import FILE, InUse, Library, LibraryError, NoSuchGame, folder

SAVE = {"format": "f", "game": "toy", "seats": {"red": "Ana"}, "snapshot": {"columns": {}}, "choices": [["bid", 1], ["bid", 2]]}
HEAD = {k: v for k, v in SAVE.items() if k != "choices"}


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    found = Library(tmp_path)
    yield found
    found.close()


def test_saved_games_live_in_the_users_data_folder(home: Path):
    assert folder() == home / "pax-tui"
    assert Library().rows() == []
    assert not (home / "pax-tui").exists(), "looking makes no folder"


def test_a_save_comes_back_with_its_format_first(library: Library):
    name = library.add(SAVE, "1598 goods", False)
    assert library.read(name) == SAVE
    assert next(iter(library.read(name))) == "format"
    row = library.rows()[0]
    assert (row.id, row.game, row.seats, row.turn, row.finished) == (name, "toy", {"red": "Ana"}, "1598 goods", False)
    assert row.updated.endswith("Z")


def test_saving_adds_what_is_new_and_drops_what_was_taken_back(library: Library):
    shelf = library.shelf(library.add(SAVE, "1", False))
    shelf.save(HEAD, [("bid", 1), ("bid", 2), ("play", "x")], "2", False)
    assert library.read(shelf.id)["choices"] == [["bid", 1], ["bid", 2], ["play", "x"]]
    shelf.forget(1)
    shelf.save(HEAD, [("bid", 1), ("bid", 7)], "3", True)
    assert library.read(shelf.id)["choices"] == [["bid", 1], ["bid", 7]]
    assert (library.rows()[0].turn, library.rows()[0].finished) == ("3", True)
    shelf.close()


def test_the_latest_game_is_listed_first(library: Library):
    first, second = library.add(SAVE, "1", False), library.add(SAVE, "1", False)
    time.sleep(0.002)
    shelf = library.shelf(first)
    shelf.save(HEAD, [], "2", False)
    shelf.close()
    assert [row.id for row in library.rows()] == [first, second]


def test_a_game_can_be_removed(library: Library):
    name = library.add(SAVE, "1", False)
    library.remove(name)
    assert library.rows() == []
    with pytest.raises(NoSuchGame):
        library.read(name)
    assert library.add(SAVE, "1", False) != name, "an id is not given again"


@pytest.mark.parametrize("name", ["2", "no-such-game", "", "-1", "1.5", "9" * 40, "١"])
def test_a_game_that_is_not_there_is_said_so(library: Library, name: str):
    library.add(SAVE, "1", False)
    for ask in (library.read, library.shelf, library.remove):
        with pytest.raises(NoSuchGame):
            ask(name)


def test_a_game_is_open_once_only(library: Library, tmp_path: Path):
    shelf = library.shelf(library.add(SAVE, "1", False))
    with pytest.raises(InUse, match="open in another window"):
        Library(tmp_path).shelf(shelf.id)
    assert library.read(shelf.id) == SAVE, "it can be read meanwhile"
    shelf.close()
    Library(tmp_path).shelf(shelf.id).close()
    assert not list(tmp_path.glob("*.lock"))


HOLDER = """
import sys, time
from pathlib import Path
from pax_tui.library import Library
shelf = Library(Path(sys.argv[1])).shelf("1")
for n in range(100000):
    shelf.save({"format": "f", "game": "toy", "seats": {}, "n": n}, [("bid", i) for i in range(n)], str(n), False)
    print(n, flush=True)
"""


def test_a_killed_program_loses_nothing_it_had_saved_and_lets_the_game_go(library: Library, tmp_path: Path):
    library.add({**SAVE, "choices": []}, "1", False)
    holder = subprocess.Popen([sys.executable, "-c", HOLDER, str(tmp_path)], stdout=subprocess.PIPE, text=True)
    assert holder.stdout is not None
    for line in holder.stdout:
        if line == "40\n":
            break
    with pytest.raises(InUse):
        library.shelf("1")
    holder.send_signal(signal.SIGKILL)
    told = 40 + len(holder.stdout.read().split())
    holder.wait()
    shelf = library.shelf("1")
    save = library.read("1")
    assert save["n"] >= told
    assert save["choices"] == [["bid", i] for i in range(save["n"])]
    shelf.close()


@pytest.mark.parametrize("damage", [b"ahoy" * 400, b"SQLite format 3\x00" + b"\xff" * 5000, b"x"])
def test_a_damaged_file_is_named_and_left_alone(tmp_path: Path, damage: bytes):
    (tmp_path / FILE).write_bytes(damage)
    library = Library(tmp_path)
    for ask in (library.rows, lambda: library.add(SAVE, "1", False), lambda: library.read("1"), lambda: library.shelf("1")):
        with pytest.raises(LibraryError, match=FILE) as refused:
            ask()
        assert "\n" not in str(refused.value)
    assert (tmp_path / FILE).read_bytes() == damage


def test_a_row_that_is_damaged_is_named(library: Library, tmp_path: Path):
    name = library.add(SAVE, "1", False)
    library.close()
    with sqlite3.connect(tmp_path / FILE) as db:
        db.execute("update game set head = '{'")
    db.close()
    with pytest.raises(LibraryError, match="damaged"):
        library.read(name)


@pytest.mark.parametrize("damage", ["turn = x'fffe'", "seats = '{'", "seats = '[1, 2]'"])
def test_a_damaged_row_is_named_and_hides_no_other(library: Library, damage: str):
    bad, good = library.add(SAVE, "1", False), library.add(SAVE, "1", False)
    with library._database(write=True) as db:
        db.execute(f"update game set {damage} where id = ?", (bad,))
    assert [row.id for row in library.rows()] == [good]
    assert library.damaged == (bad,)


def test_names_in_a_list_command_no_terminal(library: Library):
    library.add({**SAVE, "seats": {"red": "A\x1b[2Jna\u202e"}}, "1\x07598", False)
    assert (library.rows()[0].seats, library.rows()[0].turn) == ({"red": "A[2Jna"}, "1598")


def test_a_folder_that_may_not_be_looked_into_is_named(library: Library, monkeypatch: pytest.MonkeyPatch):
    def exists(self: Path) -> bool:
        raise PermissionError(13, "Permission denied", str(self))

    monkeypatch.setattr(Path, "exists", exists)
    for ask in (library.rows, lambda: library.read("1"), lambda: library.shelf("1")):
        with pytest.raises(LibraryError, match=f"{FILE} cannot be read: Permission denied"):
            ask()


READER = """
import sys
from pathlib import Path
from pax_tui.library import Library, LibraryError
library = Library(Path(sys.argv[1]))
print(library.rows()[0].turn, library.read("1")["choices"])
for write in (lambda: library.shelf("1"), lambda: library.add(library.read("1"), "2", False)):
    try:
        write()
        print("written")
    except LibraryError as error:
        print(error)
"""
UNPRIVILEGED = ["setpriv", "--bounding-set=-all", "--inh-caps=-all"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []


@pytest.mark.skipif(bool(UNPRIVILEGED) and not shutil.which("setpriv"), reason="nothing is read-only for this user")
def test_games_in_a_folder_that_may_only_be_read_can_be_read(library: Library, tmp_path: Path):
    library.add(SAVE, "1598 goods", False)
    library.close()
    tmp_path.chmod(0o500)
    try:
        run = subprocess.run([*UNPRIVILEGED, sys.executable, "-c", READER, str(tmp_path)], capture_output=True, text=True, check=True)
    finally:
        tmp_path.chmod(0o700)
    first, *refused = run.stdout.splitlines()
    assert first == "1598 goods [['bid', 1], ['bid', 2]]"
    assert len(refused) == 2
    assert "Permission denied" in refused[0]
    assert "readonly" in refused[1]
    assert [f.name for f in tmp_path.iterdir()] == [FILE]


def test_somebody_elses_database_is_not_touched(tmp_path: Path):
    with sqlite3.connect(tmp_path / FILE) as db:
        db.execute("create table recipes (name text)")
    db.close()
    with pytest.raises(LibraryError, match="something else"):
        Library(tmp_path).rows()


def test_a_library_of_a_newer_program_is_not_touched(library: Library, tmp_path: Path):
    library.add(SAVE, "1", False)
    library.close()
    with sqlite3.connect(tmp_path / FILE) as db:
        db.execute("pragma user_version = 99")
    db.close()
    with pytest.raises(LibraryError, match="newer pax-tui"):
        Library(tmp_path).rows()


def test_a_folder_that_cannot_be_is_named(tmp_path: Path):
    (tmp_path / "file").write_text("")
    with pytest.raises(LibraryError, match="no games can be saved"):
        Library(tmp_path / "file" / "deeper").add(SAVE, "1", False)


def test_a_lock_left_behind_does_not_keep_a_game_shut(library: Library, tmp_path: Path):
    name = library.add(SAVE, "1", False)
    (tmp_path / f"game-{name}.lock").write_text("")
    library.shelf(name).close()


def test_saving_a_long_game_is_fast(library: Library):
    choices = [("sail", "old-providence", n) for n in range(5000)]
    shelf = library.shelf(library.add({**SAVE, "choices": []}, "1", False))
    shelf.save(HEAD, choices, "1", False)
    times = []
    for n in range(30):
        choices.append(("bid", n))
        began = time.perf_counter()
        shelf.save({**HEAD, "snapshot": {"columns": list(range(2000))}}, choices, "1", False)
        times.append(time.perf_counter() - began)
    shelf.close()
    assert sorted(times)[15] < 0.04, "most of it waits for the disk"
    assert len(json.loads(json.dumps(library.read(shelf.id)))["choices"]) == 5030


def test_the_lock_file_is_for_the_user_alone(library: Library, tmp_path: Path):
    shelf = library.shelf(library.add(SAVE, "1", False))
    if os.name == "posix":
        assert (tmp_path / f"game-{shelf.id}.lock").stat().st_mode & 0o077 == 0
    shelf.close()
