"""Golden records (architecture.md, Tests 4): finished games replay to the same end, position and outcome."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules.pax_hispanica.golden import CORPUS, SOLO


@pytest.mark.parametrize("file", [*CORPUS.files, *SOLO.files], ids=lambda f: f.stem)
def test_a_golden_record_replays_to_its_end(file: Path) -> None:
    (SOLO if file in SOLO.files else CORPUS).replayed(file)


def test_there_is_a_record_for_every_ending_and_number_of_players() -> None:
    assert {f.stem for f in CORPUS.files} == CORPUS.names
    assert {f.stem for f in SOLO.files} == SOLO.names
