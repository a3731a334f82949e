"""What the scenarios of Pax Hispanica have to prove."""

from __future__ import annotations

import re

from tests.scenarios.section_table import Book

LETTERS = "abcdefghijk"
SECTIONS: tuple[tuple[str, str, str], ...] = (
    ("C1", "Map and calendar", "e"),
    ("C2", "Philosophy board", "c"),
    ("C3", "Playmats", "k"),
    ("D1", "Goods year", "g"),
    ("D2", "Auction year", "c"),
    ("D3", "Play year", "g"),
    ("D4", "Sail year", "f"),
    ("E1", "Founding a Colony", "b"),
    ("E2", "Labor in the goods year", "c"),
    ("E3", "Labor in the play and sail years", "b"),
    ("E4", "Missions", "b"),
    ("E5", "Attacks and land battles", "g"),
    ("E6", "Rebels", "d"),
    ("F", "Fleets", "b"),
    ("F1", "Interdiction", "c"),
    ("F2", "Sea battles", "e"),
    ("F3", "Loading Meeples", "b"),
    ("F4", "Friendly Ports", "d"),
    ("F5", "Loading by Legality", "d"),
    ("F6", "Unloading Treasure", "d"),
    ("G1", "Negotiation", "g"),
    ("G2", "Extremists", "b"),
    ("G3", "Endings", "e"),
)
"""Every section of parts C to G: its head, our name for it, its last letter."""
NOT_IN_PLAY = {
    "R3": "a slip of the rulebook's examples",
    "R4": "wrong cross-references",
    "R5": "spellings",
    "R29": "the dice of the solitaire game",
    "R30": "solitaire",
    "R36": "proved over the whole map by tests/rules/pax_hispanica/test_data.py",
    "R40": "what the source lacks",
    "cl4": "pieces without a use",
    "cl5": "Promo 1 is not offered",
    "cl8": "the rules know colors only; who holds a seat is the session's",
}
"""Rulings that cannot be shown by a scenario, and why."""


def named(proof: str) -> str:
    """The id under which a proof is listed: `C83` is a clarification unless a letter or a small number makes it a section."""
    if re.fullmatch(r"C\d+", proof):
        return "cl" + proof[1:]
    if match := re.fullmatch(r"(?:clarification |cl\.? ?)C?(\d+)", proof, re.IGNORECASE):
        return "cl" + match[1]
    if match := re.fullmatch(r"T(\d)", proof):
        return f"T0{match[1]}"
    return proof


BOOK = Book(
    folder="pax_hispanica",
    title="Pax Hispanica",
    scope="Sections of parts C to G",
    sections=tuple((head, title, tuple(head + c for c in LETTERS[: LETTERS.index(last) + 1])) for head, title, last in SECTIONS),
    pattern=r"[C-G]\d?[a-k]?",
    examples=tuple(f"T{n:02d}" for n in range(1, 34)),
    rulings=tuple(f"R{n}" for n in range(1, 76)),
    clarifications=tuple(f"cl{n}" for n in range(1, 146)),
    proves="worked examples T01 to T33, rulings R1 to R75, clarifications",
    not_in_play=NOT_IN_PLAY,
    named=named,
)
