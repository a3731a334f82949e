"""Every scenario holds, and together they prove every section, worked example, ruling and clarification of the two-player game."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from rules.kernel import scenario
from rules.sea_and_steel.game import GAME
from tests.scenarios.sea_and_steel_sections import BOOK


@pytest.mark.parametrize("file", BOOK.files, ids=lambda f: f.relative_to(BOOK.home).as_posix())
def test_scenario(file: Path) -> None:
    verdict = scenario.run(scenario.read(tomllib.loads(file.read_text(encoding="utf-8")), {GAME.id: GAME}))
    assert verdict.ok, f"{verdict.name} ({verdict.section}): {verdict.message}"


def test_no_section_example_ruling_or_clarification_is_without_a_scenario() -> None:
    lacking = BOOK.unproved()
    assert not any(lacking.values()), lacking


def test_the_table_of_sections_is_true() -> None:
    assert (BOOK.home / "README.md").read_text(encoding="utf-8") == BOOK.text()
