"""Every scenario holds, and together those of a game prove every section, worked example, ruling and clarification."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from pax_tui import games
from rules.kernel import scenario
from tests.scenarios import francis_drake_sections, pax_hispanica_sections, sea_and_steel_sections
from tests.scenarios.section_table import Book

BOOKS = {home.BOOK.home.name: home.BOOK for home in (pax_hispanica_sections, sea_and_steel_sections, francis_drake_sections)}
FILES = [file for book in BOOKS.values() for file in book.files]


@pytest.mark.parametrize("file", FILES, ids=lambda f: f.relative_to(Path(__file__).parent).as_posix())
def test_scenario(file: Path) -> None:
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    verdict = scenario.run(scenario.read(table, {table["game"]: games.game(table["game"])}))
    assert verdict.ok, f"{verdict.name} ({verdict.section}): {verdict.message}"


@pytest.mark.parametrize("book", BOOKS.values(), ids=list(BOOKS))
def test_no_section_example_ruling_or_clarification_is_without_a_scenario(book: Book) -> None:
    lacking = book.unproved()
    assert not any(lacking.values()), lacking


@pytest.mark.parametrize("book", BOOKS.values(), ids=list(BOOKS))
def test_the_table_of_sections_is_true(book: Book) -> None:
    assert (book.home / "README.md").read_text(encoding="utf-8") == book.text()
