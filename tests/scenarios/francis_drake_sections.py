"""What the scenarios of Francis Drake have to prove."""

from __future__ import annotations

from tests.scenarios.section_table import Book

SECTIONS: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("1", "Provisioning", ("1A", "1B", "1C")),
    ("1C", "The locations", tuple(f"1C{n}" for n in range(1, 16))),
    ("2", "Sailing", ("2A", "2B", "2C", "2D", "2E", "2F", "2G", "2H")),
    ("2E", "Completing missions", tuple(f"2E{n}" for n in range(1, 8))),
    ("3", "The end of the game", ("3A", "3B", "3C")),
)
NOT_IN_PLAY = {
    "R19": "cannot happen; the data checks hold the cost to the start score",
    "R32": "about the numbering of an example",
    "C1": "colors; there is nothing to choose",
    "C5": "proved for every tile set by the data checks",
}
"""Rulings and clarifications that cannot be shown by a scenario, and why."""

BOOK = Book(
    folder="francis_drake",
    title="Francis Drake",
    scope="Sections",
    sections=SECTIONS,
    pattern=r"\b[1-3](?:[A-H]\d*)?",
    examples=("T1", "T2", "T3", "T4", "T5", "T6A", "T6B", *(f"T{n}" for n in range(7, 13))),
    rulings=tuple(f"R{n}" for n in range(1, 33)),
    clarifications=tuple(f"C{n}" for n in range(1, 51)),
    proves="worked examples T1 to T12, rulings R1 to R32, clarifications C1 to C50",
    not_in_play=NOT_IN_PLAY,
)
