"""Saves of every format that was ever released open for ever, as written then: tests/saves is never changed, only added to.

format-1-first was written at commit 66e4f36, when games could first be saved and played; format-1-last at 2a57575, the last
before format 2. format-2 was written when that was new.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from pax_tui.exports import checked
from pax_tui.library import FILE, SCHEMA, Library
from pax_tui.session import Session, parse_save
from rules.kernel.record import FORMAT, FORMATS, Record

SAVES = Path(__file__).parents[1] / "saves"
FOLDERS = sorted(path for path in SAVES.iterdir() if path.is_dir())
EXPORTS = sorted(SAVES.glob("*/*.json"))
pytestmark = pytest.mark.usefixtures("home")


def name(path: Path) -> str:
    return str(path.relative_to(SAVES))


def test_every_format_has_its_saves():
    kept = {json.loads(file.read_text(encoding="utf-8"))["format"] for file in EXPORTS}
    assert kept == set(FORMATS)
    assert FORMATS[-1] == FORMAT


@pytest.mark.parametrize("file", EXPORTS, ids=name)
def test_an_export_of_any_time_opens_and_can_be_played_on(file: Path):
    document = json.loads(file.read_text(encoding="utf-8"))
    save = checked(document)
    record = parse_save(document)
    assert record.position.digest() == record.game.load(save["snapshot"]).digest(), "where it stood then"
    if record.diverged is None:
        assert Record.replay(record.game, save).position.digest() == record.position.digest()
    session = Session(record, save["seed"])
    for _ in range(30):
        session.advance()
        if session.decision is None:
            break
        assert session.decision.options
        session.choose(session.decision.options[0])
        session.position.check()


@pytest.mark.parametrize("folder", FOLDERS, ids=name)
def test_a_library_of_any_time_opens_is_brought_up_to_date_and_keeps_every_choice(folder: Path, home: Path):
    (home / "pax-tui").mkdir()
    shutil.copyfile(folder / FILE, home / "pax-tui" / FILE)
    library = Library()
    exports = {file.stem.partition("-")[2]: checked(json.loads(file.read_text(encoding="utf-8"))) for file in folder.glob("*.json")}
    assert {row.id for row in library.rows()} == set(exports)
    assert library.damaged == ()
    for row in library.rows():
        before = library.read(row.id)
        assert before["choices"] == exports[row.id]["choices"]
        session = Session.resume(library, row.id)
        session.save()
        after = library.read(row.id)
        assert after["choices"] == before["choices"]
        assert after["snapshot"] == before["snapshot"]
        session.close()
    with library._database() as db:
        assert db.execute("pragma user_version").fetchone() == (SCHEMA,)
    library.close()
    raw = b"".join(path.read_bytes() for path in (home / "pax-tui").glob(f"{FILE}*"))
    running = [exports[row.id] for row in Library().rows() if not row.finished]
    assert running
    for save in running:
        for choice in save["choices"]:
            assert json.dumps(choice, separators=(",", ":")).encode() not in raw or choice in finished_choices(exports), choice


def finished_choices(exports: dict[str, dict[str, object]]) -> list[object]:
    """The choices of games that are over: these stay readable."""
    return [c for save in exports.values() if save["snapshot"]["result"] for c in save["choices"]]  # type: ignore[index,attr-defined]
