"""What the scenarios of Sea & Steel have to prove."""

from __future__ import annotations

from tests.scenarios.section_table import Book

SECTIONS: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("3", "Components", ()),
    ("4.1", "Set-up", ()),
    ("4.2", "Key concepts", ()),
    ("4.3", "Game sequence", ("4.3.1", "4.3.2I", "4.3.2II", "4.3.2III", "4.3.2IV", "4.3.2V")),
    ("4.4", "Actions", ("4.4.1", "4.4.2", "4.4.3")),
    ("4.4.1", "Activating an area", ("4.4.1A", "4.4.1B", "4.4.1C", "4.4.1D")),
    ("4.5", "Divine Grace / Yaya", ()),
    ("4.6", "End of the game", ("4.6a", "4.6b")),
    ("5.1", "Key concepts of the solo game", ()),
    ("5.2", "Components and set-up of the solo game", ()),
    ("5.3", "Sequence of the solo game", ("5.3.1", "5.3.2", "5.3.3", "5.3.4", "5.3.5", "5.3.6")),
    ("5.4", "Levels of difficulty", ()),
)
NOT_IN_PLAY = {
    "Q1": "names of one thing",
    "Q2": "proved by tests/rules/sea_and_steel/test_data.py",
    "Q3": "proved by tests/rules/sea_and_steel/test_data.py",
    "Q6": "what a space of the track is called",
    "Q54": "proved for every gold table by tests/rules/sea_and_steel/test_data.py",
    "C13": "a draw is put back; the count of markers never changes",
}
"""Rulings and clarifications that cannot be shown by a scenario, and why."""

BOOK = Book(
    folder="sea_and_steel",
    title="Sea & Steel",
    scope="Sections",
    sections=SECTIONS,
    pattern=r"\b\d(?:\.\d)*(?:I{1,3}V?|IV|V)?[A-Da-b]?\b",
    examples=tuple(f"T{n:02d}" for n in range(1, 31)),
    rulings=tuple(f"Q{n}" for n in range(1, 55)),
    clarifications=tuple(f"C{n}" for n in range(1, 145)),
    proves="worked examples T01 to T30, rulings Q1 to Q54, clarifications C1 to C144",
    not_in_play=NOT_IN_PLAY,
)
