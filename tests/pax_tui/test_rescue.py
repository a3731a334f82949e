"""What goes wrong with disks and files: nothing confirmed is lost, one line says what happened, and what can be read is rescued."""

from __future__ import annotations

import base64
import json
import shutil
import sqlite3
import zlib
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pax_tui import cli, sealing
from pax_tui.exports import checked
from pax_tui.library import FILE, Library, LibraryError
from pax_tui.salvage import mended, salvage
from pax_tui.session import BadRecord, Session, parse_save
from rules.kernel.decision import Amounts
from rules.kernel.game import SetupError
from rules.pax_hispanica import game as pax_hispanica
from tests.toy import GAME

pytestmark = pytest.mark.usefixtures("toy", "home")
TWO = {"red": "Ana", "blue": "Ben"}
Capture = pytest.CaptureFixture[str]


def play(session: Session, choices: int, seed: int = 1) -> None:
    rng = Random(seed)
    session.advance()
    while session.decision is not None and len(session.record.choices) < choices:
        session.choose(rng.choice(list(session.decision.options or ())))
        session.advance()


def kept(choices: int = 12, library: Library | None = None, **options: str) -> Session:
    """A saved game that has been left."""
    library = library or Library()
    session = Session.new(GAME, TWO, options or {"length": "long"}, 5, library)
    play(session, choices)
    session.close()
    return session


def harmed(home: Path, *statements: str) -> None:
    with closing(sqlite3.connect(home / "pax-tui" / FILE)) as db:
        for statement in statements:
            db.execute(statement)
        db.commit()


def rescued(capsys: Capture, tmp_path: Path) -> tuple[int, str, list[Path]]:
    status = cli.main(["rescue", str(tmp_path / "out")])
    out, err = capsys.readouterr()
    return status, out + err, sorted((tmp_path / "out").glob("*.json"))


# -- every choice is on the disk before it is told


def test_a_choice_is_on_the_disk_before_anybody_hears_of_it():
    session = Session.new(GAME, TWO, {}, 5, Library())
    found: list[tuple[int, int]] = []

    def hears(told: object) -> None:
        found.append((len(Library().read(str(session.id))["choices"]), told.number))  # type: ignore[attr-defined]

    session.listen(hears)
    play(session, 12)
    session.close()
    assert len(found) >= 12
    assert all(on_disk > number for on_disk, number in found)


def test_the_library_waits_for_the_disk():
    library = Library()
    kept(2, library)
    with library._database(write=True) as db:
        assert db.execute("pragma synchronous").fetchone() == (2,), "full"
        assert db.execute("pragma journal_mode").fetchone() == ("wal",)


def full(library: Library) -> None:
    """A disk with no room left."""
    db = library._connection(True)
    db.execute(f"pragma max_page_count = {db.execute('pragma page_count').fetchone()[0]}")


def test_on_a_full_disk_a_choice_is_not_made_and_can_be_made_when_there_is_room(monkeypatch: pytest.MonkeyPatch):
    library = Library()
    session = Session.new(GAME, TWO, {"length": "long"}, 5, library)
    session.advance()
    heard: list[object] = []
    session.listen(heard.append)
    before = (session.position.digest(), library.read(str(session.id)), session.undoable)

    def fails(*_: object, **__: object) -> None:
        raise LibraryError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(type(session.shelf), "save", fails)
        for _ in range(3):
            with pytest.raises(LibraryError):
                session.choose(("bid", 2))
    assert (session.position.digest(), library.read(str(session.id)), session.undoable) == before
    assert heard == []
    session.choose(("bid", 2))
    assert len(heard) == 1
    assert library.read(str(session.id))["choices"] == [list(c) for c in session.record.choices]
    session.close()


def test_a_disk_that_fills_up_is_named_in_one_line_and_keeps_what_was_confirmed():
    library = Library()
    session = Session.new(pax_hispanica.GAME, TWO, {}, 5, library)
    full(library)
    rng = Random(3)
    confirmed = 0
    with pytest.raises(LibraryError, match="full; make room") as refused:
        while True:
            session.advance()
            assert session.decision is not None, "the game ended before the disk was full"
            session.choose(rng.choice(list(session.decision.options or ())))
            confirmed = len(session.record.choices)
    assert "\n" not in str(refused.value)
    session.close()
    library.close()
    again = Session.resume(Library(), str(session.id))
    assert len(again.record.choices) >= confirmed
    assert again.diverged is None
    again.close()


def test_undo_that_cannot_be_kept_is_not_made(monkeypatch: pytest.MonkeyPatch):
    library = Library()
    session = Session.new(GAME, TWO, {}, 5, library)
    session.advance()
    for option in (("bid", 2), ("bid", 0), ("play", "card-1")):
        session.choose(option)
    before, log = session.position.digest(), session.log[:]

    def fails(*_: object, **__: object) -> None:
        raise LibraryError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(type(session.shelf), "save", fails)
        with pytest.raises(LibraryError):
            session.undo()
    assert (session.position.digest(), session.log, session.undoable) == (before, log, 1)
    session.undo()
    assert library.read(str(session.id))["choices"] == [list(c) for c in session.record.choices]
    session.close()


def test_a_locked_library_is_named_and_the_choice_can_be_made_afterwards(home: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("pax_tui.library.PATIENCE", 0.05)
    session = Session.new(GAME, TWO, {}, 5, Library())
    session.advance()
    with closing(sqlite3.connect(home / "pax-tui" / FILE, isolation_level=None)) as other:
        other.execute("begin immediate")
        with pytest.raises(LibraryError, match="locked; another program is writing"):
            session.choose(("bid", 2))
        other.execute("rollback")
    session.choose(("bid", 2))
    session.close()


def test_a_write_ahead_log_cut_off_anywhere_loses_at_most_what_was_cut(home: Path, tmp_path: Path):
    """A power cut leaves a log that ends anywhere: what stands whole in it counts, and each game opens."""
    library = Library()
    session = Session.new(GAME, TWO, {"length": "long"}, 5, library)
    log = home / "pax-tui" / f"{FILE}-wal"
    sizes: list[tuple[int, int]] = []
    session.listen(lambda _: sizes.append((log.stat().st_size, len(session.record.choices))))
    play(session, 14)
    data, base = log.read_bytes(), (home / "pax-tui" / FILE).read_bytes()
    session.close()
    rng = Random(7)
    for cut in sorted(rng.randrange(len(data)) for _ in range(12)):
        there = tmp_path / f"cut-{cut}"
        there.mkdir()
        (there / FILE).write_bytes(base)
        (there / f"{FILE}-wal").write_bytes(data[:cut])
        cut_off = Library(there)
        promised = max((choices for size, choices in sizes if size <= cut), default=0)
        if not cut_off._there() or not (rows := _rows(cut_off)):
            assert not promised
            continue
        again = Session.resume(cut_off, rows[0])
        assert len(again.record.choices) >= promised
        assert again.diverged is None
        again.close()
        cut_off.close()


def _rows(library: Library) -> list[str]:
    try:
        return [row.id for row in library.rows()]
    except LibraryError:
        return []


# -- rescue


def test_rescue_of_a_sound_library_writes_every_game_and_changes_nothing(capsys: Capture, tmp_path: Path, home: Path):
    first, second = kept(9), kept(14)
    before = [Library().read(str(session.id)) for session in (first, second)]
    status, told, files = rescued(capsys, tmp_path)
    assert (status, len(files), told.count("whole")) == (0, 2, 2)
    for file, save in zip(files, before, strict=True):
        assert checked(json.loads(file.read_text()))["choices"] == save["choices"]
        cli.main(["export", file.stem.partition("-")[2], str(tmp_path / "export.json")])
        assert json.loads((tmp_path / "export.json").read_text()).keys() <= json.loads(file.read_text()).keys() | {"agreed"}
        assert "count" not in json.loads(file.read_text())
    assert [Library().read(str(session.id)) for session in (first, second)] == before
    status, _, files = rescued(capsys, tmp_path)
    assert len(files) == 4, "what is there is not overwritten"


def test_a_game_that_lost_part_of_its_record_is_rescued_at_its_position(capsys: Capture, tmp_path: Path, home: Path):
    session = kept(14)
    harmed(home, "delete from choice where n = 6")
    status, told, (file,) = rescued(capsys, tmp_path)
    assert status == 0
    assert "The position is whole; of the record 6 choices" in told
    record = parse_save(json.loads(file.read_text()))
    assert record.position.digest() == session.position.digest()
    assert record.diverged == 6
    assert cli.main(["import", str(file)]) == 0


def test_a_game_that_lost_its_position_and_set_up_is_rescued_from_its_record(capsys: Capture, tmp_path: Path, home: Path):
    session = kept(14, length="short")
    harmed(home, "update game set head = 'z:spoilt'")
    status, told, (file,) = rescued(capsys, tmp_path)
    assert status == 1
    assert "14 choices" in told
    record = parse_save(json.loads(file.read_text()))
    assert record.position.digest() == session.position.digest()
    assert record.choices == session.record.choices


@pytest.mark.parametrize("damage", [b"\x00" * 100, b"ahoy" * 1024, b"\xff" * 4096], ids=["zeros", "a page of text", "a page of ones"])
def test_a_library_that_sqlite_does_not_know_any_more_is_rescued(capsys: Capture, tmp_path: Path, home: Path, damage: bytes):
    session, path = kept(14), home / "pax-tui" / FILE
    with closing(sqlite3.connect(path)) as db:
        db.execute("pragma wal_checkpoint(truncate)")
    path.write_bytes(damage + path.read_bytes()[len(damage) :])
    assert cli.main(["list"]) == 2
    assert "pax-tui rescue FOLDER" in capsys.readouterr().err
    harmed_bytes = path.read_bytes()
    status, _, (file,) = rescued(capsys, tmp_path)
    assert status == 0
    assert parse_save(json.loads(file.read_text())).position.digest() == session.position.digest()
    assert path.read_bytes() == harmed_bytes, "the damaged file stays as it is"


def test_damage_that_sqlite_cannot_even_quote_is_told_and_rescued(capsys: Capture, tmp_path: Path, home: Path):
    """Its message holds the damaged statement, which is no text any more."""
    session, path = kept(), home / "pax-tui" / FILE
    with closing(sqlite3.connect(path)) as db:
        db.execute("pragma wal_checkpoint(truncate)")
    data = path.read_bytes()
    begun = data.lower().index(b"create table game")
    path.write_bytes(data[:begun] + b"creat\xe1" + data[begun + 6 :])
    assert cli.main(["list"]) == 2
    told = capsys.readouterr().err
    assert "is damaged" in told
    assert told.count("\n") == 1
    status, told, files = rescued(capsys, tmp_path)
    assert status == 0, told
    assert len(files) == 1
    assert json.loads(files[0].read_text())["game"] == session.game.id


def test_where_nothing_can_be_read_that_is_said(capsys: Capture, tmp_path: Path, home: Path):
    (home / "pax-tui").mkdir()
    (home / "pax-tui" / FILE).write_bytes(b"ahoy" * 5000)
    status, told, files = rescued(capsys, tmp_path)
    assert (status, files) == (1, [])
    assert "no saved game can be read" in told
    shutil.rmtree(home / "pax-tui")
    status, told, _ = rescued(capsys, tmp_path)
    assert (status, told.count("\n")) == (2, 1)


def test_one_damaged_game_hides_no_other(capsys: Capture, home: Path):
    bad, good = kept(3), kept(3)
    harmed(home, f"update game set seats = '[' where id = {bad.id}")
    assert cli.main(["list"]) == 0
    out, err = capsys.readouterr()
    assert f"Game {bad.id} is damaged" in err
    assert len(out.splitlines()) == 1
    assert out.startswith(str(good.id))
    assert cli.main(["--plain", "resume", str(bad.id)]) == 2
    assert f"game {bad.id} is damaged; `pax-tui rescue FOLDER`" in capsys.readouterr().err


def test_what_is_salvaged_of_a_game_nobody_can_play_is_nothing(home: Path):
    kept(3)
    harmed(home, "update game set head = '{}', game = 'chess'")
    (found,) = salvage(Library())
    assert mended(found) is None


# -- taking back without a barrier


ALONE = {"red": "Ana", "blue": "bot:random"}


def test_somebody_alone_may_take_back_what_lies_beyond_the_barrier_and_the_record_says_so():
    library = Library()
    session = Session.new(GAME, ALONE, {"length": "long", "undo": "free"}, 5, library)
    marks: list[tuple[int, str]] = []
    session.advance()
    while session.decision is not None and len(marks) < 8:
        marks.append((len(session.record.choices), session.position.digest()))
        session.choose((session.decision.options or ())[0])
        session.advance()
    for number, digest in reversed(marks):
        assert session.undoable
        session.undo()
        assert (len(session.record.choices), session.position.digest()) == (number, digest)
        assert library.read(str(session.id))["choices"] == [list(c) for c in session.record.choices]
        assert [(h.number, h.option) for h in session.history()] == [(h.number, h.option) for h in session.log]
    assert not session.undoable
    assert session.record.lifted
    session.close()
    again = Session.resume(library, str(session.id))
    assert again.record.lifted == session.record.lifted
    assert again.free
    assert not again.undoable
    again.choose((again.decision.options or ())[0])  # type: ignore[union-attr]
    again.advance()
    again.close()
    third = Session.resume(library, str(session.id))
    assert third.undoable, "also after the table was left"
    third.undo()
    assert third.position.digest() == marks[0][1]
    third.close()


def test_what_is_taken_back_next_is_a_persons_choice_and_nothing_before_there_is_one():
    """Those of computer seats that came before or after are no choice of hers."""
    session = Session.new(GAME, {"red": "bot:random", "blue": "Ana"}, {"length": "long", "undo": "free"}, 5)
    assert not session.undoable
    session.advance()
    assert session.log and not session.undoable
    assert session.decision is not None and session.decision.options
    own = session.decision.options[0]
    for _ in range(2):
        session.choose(own)
        session.advance()
        assert session.undoable
        found = session.undone_next
        assert found is not None and (found.seat, found.option) == (GAME.seat_number("blue"), own)
        assert session.undo().option == own
        session.advance()
        assert not session.undoable


def test_the_same_dice_fall_again():
    session = Session.new(GAME, ALONE, {"length": "long", "undo": "free"}, 5)
    session.advance()
    for _ in range(2):
        session.choose(("bid", 0))
        session.advance()
        first = session.record.choices[:]
        session.undo()
        session.choose(("bid", 0))
        session.advance()
        assert session.record.choices[: len(first)] == first


def test_with_others_at_the_table_the_barrier_stays():
    with pytest.raises(SetupError, match="alone at the table"):
        Session.new(GAME, TWO, {"undo": "free"}, 5)


# -- what comes from outside


@pytest.mark.parametrize(
    ("harm", "says"),
    [
        (lambda s: s.update(sealed="z:AAAA"), "sealed part cannot be read"),
        (lambda s: s.update(sealed=bomb()), "cut off or too large"),
        (lambda s: s.update(sealed=sealing.dump([1], True)), "wrong kind"),
        (lambda s: s["seats"].update(red="A\x1b[2J"), "cannot be shown"),
        (lambda s: s["seats"].update(red="A" * 501), "too long"),
        (lambda s: s["choices"].append(["bid", 10**40]), "number"),
        (lambda s: s["choices"].append(["bid", 1.5]), "number"),
        (lambda s: s["choices"].append([]), "choices"),
        (lambda s: s["choices"].append(nested(30)), "too deeply"),
        (lambda s: s.update(snapshot={"columns": {"coins": list(range(400_001))}}), "number|too large"),
        (lambda s: s.update(seats={"red": 7}), "seats.red"),
        (lambda s: s.update(seed=-1), "seed"),
        (lambda s: s.pop("snapshot"), "snapshot"),
    ],
)
def test_what_no_save_holds_is_refused_by_name(harm: Any, says: str):
    session = Session.new(GAME, TWO, {}, 5)
    play(session, 6)
    save = json.loads(json.dumps(session.plain()))
    harm(save)
    with pytest.raises(BadRecord, match=says) as refused:
        parse_save(save)
    assert "\n" not in str(refused.value)
    assert "\x1b" not in str(refused.value)


def nested(depth: int) -> list[Any]:
    inner: list[Any] = []
    for _ in range(depth):
        inner = [inner]
    return ["bid", inner]


def bomb() -> str:
    return sealing.MARK + base64.b64encode(zlib.compress(b"0" * (sealing.MOST + 10))).decode()


def test_an_amount_that_no_game_has_is_not_counted_up_to():
    with pytest.raises(ValueError, match="no amount"):
        Amounts("bid").upto(10**9)
