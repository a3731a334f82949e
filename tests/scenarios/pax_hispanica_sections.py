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
SOLITAIRE: tuple[tuple[str, str, int, tuple[str, ...]], ...] = (
    ("S0", "Solitaire: setup and order", 13, ("S0.4a", "S0.10a")),
    ("S1", "Solitaire: goods year", 7, ()),
    ("S2", "Solitaire: your auction turn", 7, ()),
    ("S3", "Solitaire: his auction", 5, ("S3.1a",)),
    ("S4", "Solitaire: how he plays cards", 7, ("S4.0", "S4.0a")),
    ("S5", "Solitaire: your play turn", 4, ()),
    ("S6", "Solitaire: sail year", 28, ()),
    ("S7", "Solitaire: end of the game", 7, ()),
)
"""Every chapter of part H: its head, our name for it, its last line, lines with a letter or a nought."""
NOT_IN_PLAY = {
    "R3": "a slip of the rulebook's examples",
    "R4": "wrong cross-references",
    "R5": "spellings",
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
    scope="Sections of parts C to G and lines S0.1 to S7.7 of part H",
    sections=(
        *((head, title, tuple(head + c for c in LETTERS[: LETTERS.index(last) + 1])) for head, title, last in SECTIONS),
        *((head, title, (*(f"{head}.{n}" for n in range(1, last + 1)), *more)) for head, title, last, more in SOLITAIRE),
    ),
    pattern=r"S\d\.\d+[a-z]?|[C-G]\d?[a-k]?",
    examples=tuple(f"T{n:02d}" for n in range(1, 34)),
    rulings=tuple(f"R{n}" for n in range(1, 76)),
    clarifications=tuple(f"cl{n}" for n in range(1, 152)),
    proves="worked examples T01 to T33, rulings R1 to R75, clarifications",
    not_in_play=NOT_IN_PLAY,
    named=named,
)
