"""The data files: the packaged ones are whole; a mistake in a copy is told with its file, its line and a plain message."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from rules.francis_drake import data

ROOT = Path(__file__).parents[3]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    for name in data.NAMES:
        shutil.copy(data.packaged() / name, tmp_path)
    return tmp_path


def plant(folder: Path, name: str, record: str, old: str, new: str) -> int:
    """Write `new` for the first `old` at or behind the line `record`; the line it stands on."""
    path = folder / name
    text = path.read_text(encoding="utf-8")
    at = text.index(old, text.index(f"\n{record}\n") if record else 0)
    path.write_text(text[:at] + new + text[at + len(old) :], encoding="utf-8")
    return text.count("\n", 0, at) + 1


def test_packaged_data_is_whole() -> None:
    assert data.problems(data.packaged()) == []


# file, the record (a line of the file), old text, new text, what is said; the line is that of the old text
TYPOS = [
    ("street.toml", 'id = "queen"', 'kind = "queen"', 'kind = "quen"', "street queen: kind: 'quen' is not one of crew, guns"),
    ("street.toml", 'id = "drake"', "discs = 2", "disks = 2", "street drake: disks is not a key here; is discs meant?"),
    ("street.toml", 'id = "crew-2"', "circles_5 = [{ crew = 3 }", "circles_5 = [{ crews = 3 }", "street crew-2: circles_5"),
    ("street.toml", 'id = "guns-1"', "circles_4 = [{ guns = 3 }", "circles_4 = [{ guns = -1 }", "street guns-1: circles_4"),
    ("street.toml", 'id = "investor"', "cost_vp = 4", "cost_vp = 5", "street investor: everybody must be able to pay"),
    ("street.toml", 'id = "investor"', "choices = [", "choises = [", "street investor: choises is not a key here; is choices meant?"),
    ("street.toml", "to = 7", "crew = 4", 'crew = "4"', "tavern 7 to 7: crew: must be a whole number, not '4'"),
    ("map.toml", 'id = "havana"', 'kind = "fort"', 'kind = "port"', "destination havana: kind: 'port' is not one of town, fort"),
    ("map.toml", 'id = "havana"', "vp = 4", "", "destination havana: vp is missing: a town or fort needs it"),
    ("map.toml", 'id = "panama"', "zone = 2", "zone = 5", "destination panama: zone"),
    ("map.toml", 'id = "san-juan"', '"indigo", "sugar"', '"indigo", "suger"', "destination san-juan: start"),
    ("map.toml", 'id = "trujillo"', "troops = 1", "troops = 2", "destination trujillo: a town is held by one troop and no gun (2E4)"),
    ("map.toml", 'id = "campeche"', 'id = "campeche"', 'id = "havana"', "destination havana: the id 'havana' is there twice"),
    ("map.toml", "", 'ports = ["san-juan", ', 'ports = ["san-jaun", ', "refill: names every trade port once"),
    ("charts.toml", 'id = "green"', 'provenance = "rulebook"', 'provenance = "seen"', "seat green: provenance: 'seen' is not one of"),
    ("charts.toml", "kinds = 3", "vp = 10", "vp = 12", "conquest_chart number 3: kinds 3 is worth 10 VP"),
    ("charts.toml", "", "voyages = 3", "voyages = 4", "game: voyages is 3"),
]


@pytest.mark.parametrize(("name", "record", "old", "new", "message"), TYPOS, ids=[f"{t[0]} {t[3]}" for t in TYPOS])
def test_a_typo_is_found(copy: Path, name: str, record: str, old: str, new: str, message: str) -> None:
    line = plant(copy, name, record, old, new)
    found = data.problems(copy)
    near = [p for p in found if p.file == str(copy / name) and p.message.startswith(message)]
    assert near, found
    assert any(abs(p.line - line) <= 12 for p in near), (line, found)


def test_what_would_break_the_rules_is_not_loaded(copy: Path) -> None:
    plant(copy, "street.toml", "to = 7", "to = 7", "to = 8")
    with data.folder(copy), pytest.raises(data.DataError, match="the chart covers the results 1 to 7"):
        data.load()


def test_more_barrels_than_there_are_is_a_fault(copy: Path) -> None:
    """C5: barrels cannot run out, so the street gives no more than the supply holds."""
    plant(copy, "street.toml", 'id = "supplies-2"', "circles_5 = [{ supplies = 3 }", "circles_5 = [{ supplies = 4 }")
    assert any("5 players could take 22 supplies, there are 21 (C5)" in p.message for p in data.problems(copy))


def test_an_owners_numbers_are_played_with(copy: Path) -> None:
    """Whoever copies other numbers from the components plays with them."""
    plant(copy, "map.toml", 'id = "havana"', "vp = 4", "vp = 6")
    plant(copy, "street.toml", 'id = "crew-1"', "circles_3 = [{ crew = 3 }", "circles_3 = [{ crew = 5 }")
    assert data.problems(copy) == []
    code = (
        "import sys; from pathlib import Path; from rules.francis_drake import data; data.configure(Path(sys.argv[1]));"
        "from rules.francis_drake.game import GAME; from rules.francis_drake.tables import VP;"
        "pos = GAME.new(GAME.seats[:3], {}); GAME.place(pos, {'voyage': 1});"
        "print(max(VP), ('stop', 'crew-1', (('crew', 5),)) in pos.decision.options)"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code, str(copy)], env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=False
    )
    assert ran.stdout == "6 True\n", ran.stderr


def test_no_screen_and_no_pydantic_is_imported_with_the_rules() -> None:
    code = "import sys; import rules.francis_drake.game; print({'textual', 'rich', 'pydantic'} & set(sys.modules))"
    ran = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=False
    )
    assert ran.stdout == "set()\n", ran.stderr
