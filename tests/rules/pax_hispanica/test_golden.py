"""Golden records (architecture.md, Tests 4): finished games replay to the same end, position and outcome."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rules.kernel.record import Record
from rules.pax_hispanica.game import GAME
from tests import golden

FILES = sorted(golden.HERE.glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda f: f.stem)
def test_a_golden_record_replays_to_its_end(file: Path) -> None:
    kept = json.loads(file.read_text(encoding="utf-8"))
    record = Record.replay(GAME, kept)
    assert golden.ending(record) == kept["ending"]
    assert record.position.digest() == kept["digest"]


def test_there_is_a_record_for_every_ending_and_number_of_players() -> None:
    assert {f.stem for f in FILES} == {f"{n}-{e.replace(' ', '-')}" for n, e in golden.WANTED}
