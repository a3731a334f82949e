"""Writes tests/scenarios/pax_hispanica/README.md: which scenarios prove each section, worked example, ruling and clarification.

    uv run python -m tests.scenarios.section_table          writes the table anew
    uv run python -m tests.scenarios.section_table --open   prints what no scenario proves

A scenario proves its `section` and whatever its list `proves` names.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections import defaultdict
from pathlib import Path

HERE = Path(__file__).parent / "pax_hispanica"
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
EXAMPLES = tuple(f"T{n:02d}" for n in range(1, 34))
RULINGS = tuple(f"R{n}" for n in range(1, 76))
CLARIFICATIONS = tuple(f"cl{n}" for n in range(1, 146))

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


def sections() -> list[str]:
    """All section ids, heads first."""
    found = []
    for head, _, last in SECTIONS:
        found += [head, *(head + c for c in LETTERS[: LETTERS.index(last) + 1])]
    return found


def proofs() -> dict[str, list[str]]:
    """For each id the scenario files that prove it, as paths from the folder of the game. A clarification C83 is `cl83` here."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(HERE.glob("**/*.toml")):
        table = tomllib.loads(file.read_text(encoding="utf-8"))
        path = file.relative_to(HERE).as_posix()
        for name in dict.fromkeys([*re.findall(r"[C-G]\d?[a-k]?", table["section"]), *map(named, table.get("proves", []))]):
            found[name].append(path)
    return found


def named(proof: str) -> str:
    """The id under which a proof is listed: `C83` is a clarification unless a letter or a small number makes it a section."""
    if re.fullmatch(r"C\d+", proof):
        return "cl" + proof[1:]
    if match := re.fullmatch(r"(?:clarification |cl\.? ?)C?(\d+)", proof, re.IGNORECASE):
        return "cl" + match[1]
    if match := re.fullmatch(r"T(\d)", proof):
        return f"T0{match[1]}"
    return proof


def unproved() -> dict[str, list[str]]:
    """What no scenario proves, by kind."""
    known = proofs()
    lettered = {head for head, _, last in SECTIONS if all(head + c in known for c in LETTERS[: LETTERS.index(last) + 1])}
    return {
        "sections": [s for s in sections() if s not in known and s not in lettered],
        "worked examples": [t for t in EXAMPLES if t not in known],
        "rulings": [r for r in RULINGS if r not in known and r not in NOT_IN_PLAY],
        "clarifications": [c for c in CLARIFICATIONS if c not in known and c not in NOT_IN_PLAY],
    }


def _row(name: str, files: list[str]) -> str:
    links = ", ".join(f"[{Path(f).stem}]({f})" for f in files)
    return f"| {name} | {links} |"


def text() -> str:
    """The README."""
    known = proofs()
    count = len(list(HERE.glob("**/*.toml")))
    lines = [
        "# Scenarios of Pax Hispanica",
        "",
        f"{count} scenarios, one case a file. `uv run python -m tests.scenarios.section_table` writes this table; a test holds it true.",
        "A scenario proves its `section` and what its list `proves` names: worked examples T01 to T33, rulings R1 to R75, clarifications.",
        "",
        "## Sections of parts C to G",
        "",
    ]
    for head, title, last in SECTIONS:
        lines += [f"### {head} {title}", "", "| section | scenarios |", "| --- | --- |"]
        ids = [head, *(head + c for c in LETTERS[: LETTERS.index(last) + 1])]
        lines += [_row(s, known.get(s, [])) for s in ids if s in known or s != head]
        lines.append("")
    for title, ids in (("Worked examples", EXAMPLES), ("Rulings", RULINGS), ("Clarifications", CLARIFICATIONS)):
        lines += [f"## {title}", "", "| what | scenarios |", "| --- | --- |"]
        for i in ids:
            shown = i.replace("cl", "C")
            if i in known:
                lines.append(_row(shown, known[i]))
            elif i in NOT_IN_PLAY:
                lines.append(f"| {shown} | not shown in play: {NOT_IN_PLAY[i]} |")
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    if "--open" in sys.argv:
        for kind, ids in unproved().items():
            print(f"{kind}: {' '.join(ids) or 'none'}")
    else:
        (HERE / "README.md").write_text(text(), encoding="utf-8")
