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
)
SOLO = "of the solo game"
NOT_IN_PLAY = {
    "Q1": "names of one thing",
    "Q2": "proved by tests/rules/sea_and_steel/test_data.py",
    "Q3": "proved by tests/rules/sea_and_steel/test_data.py",
    "Q6": "what a space of the track is called",
    "Q54": "proved for every gold table by tests/rules/sea_and_steel/test_data.py",
    "C13": "a draw is put back; the count of markers never changes",
}
"""Rulings and clarifications that cannot be shown by a scenario, and why."""

for _n in (39, 40, 41, 42, 43, 45, 46, 47, 48, 49):  # taken out one by one as the Nitayno learns to play
    NOT_IN_PLAY[f"Q{_n}"] = SOLO
SOLO_EXAMPLES = {13, 14, 15, 26, 28, 29, 30}

BOOK = Book(
    folder="sea_and_steel",
    title="Sea & Steel",
    scope="Sections",
    sections=SECTIONS,
    pattern=r"\b\d(?:\.\d)*(?:I{1,3}V?|IV|V)?[A-Da-b]?\b",
    examples=tuple(f"T{n:02d}" for n in range(1, 31) if n not in SOLO_EXAMPLES),
    rulings=tuple(f"Q{n}" for n in range(1, 55)),
    clarifications=tuple(f"C{n}" for n in range(1, 109)),
    proves="worked examples T01 to T30, rulings Q1 to Q54, clarifications C1 to C108; those of the solo game are not here yet",
    not_in_play=NOT_IN_PLAY,
)
