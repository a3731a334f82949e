"""Writes tests/scenarios/<game>/README.md: which scenarios prove each section, worked example, ruling and clarification.

    uv run python -m tests.scenarios.section_table          writes the tables anew
    uv run python -m tests.scenarios.section_table --open   prints what no scenario proves

A scenario proves its `section` and whatever its list `proves` names. What a game's scenarios have to prove stands in <game>_sections.py.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Book:
    """What the scenarios of one game have to prove.

    `sections`: head, our name for it, the sections below it. `pattern` finds section ids in the `section` of a scenario. `not_in_play`:
    rulings and clarifications that cannot be shown by a scenario, and why. `named` gives the id under which an entry of `proves` is
    listed; the id of a clarification C83 may be `cl83` where sections are called C too.
    """

    folder: str
    title: str
    scope: str
    sections: tuple[tuple[str, str, tuple[str, ...]], ...]
    pattern: str
    examples: tuple[str, ...]
    rulings: tuple[str, ...]
    clarifications: tuple[str, ...]
    proves: str
    not_in_play: Mapping[str, str]
    named: Callable[[str], str] = str

    @property
    def home(self) -> Path:
        """The folder of the scenarios."""
        return HERE / self.folder

    @property
    def files(self) -> list[Path]:
        """The scenarios."""
        return sorted(self.home.glob("**/*.toml"))

    def proofs(self) -> dict[str, list[str]]:
        """For each id the scenario files that prove it, as paths from the folder of the game."""
        found: dict[str, list[str]] = defaultdict(list)
        for file in self.files:
            table = tomllib.loads(file.read_text(encoding="utf-8"))
            path = file.relative_to(self.home).as_posix()
            for name in dict.fromkeys([*re.findall(self.pattern, table["section"]), *map(self.named, table.get("proves", []))]):
                found[name].append(path)
        return found

    def unproved(self) -> dict[str, list[str]]:
        """What no scenario proves, by kind."""
        known = self.proofs()
        whole = {head for head, _, below in self.sections if below and all(section in known for section in below)}
        ids = [section for head, _, below in self.sections for section in (head, *below)]
        return {
            "sections": [s for s in ids if s not in known and s not in whole],
            "worked examples": [t for t in self.examples if t not in known],
            "rulings": [r for r in self.rulings if r not in known and r not in self.not_in_play],
            "clarifications": [c for c in self.clarifications if c not in known and c not in self.not_in_play],
        }

    def text(self) -> str:
        """The README."""
        known = self.proofs()
        lines = [
            f"# Scenarios of {self.title}",
            "",
            f"{len(self.files)} scenarios, one case a file. `uv run python -m tests.scenarios.section_table` writes this table; "
            "a test holds it true.",
            f"A scenario proves its `section` and what its list `proves` names: {self.proves}.",
            "",
            f"## {self.scope}",
            "",
        ]
        for head, title, below in self.sections:
            lines += [f"### {head} {title}", "", "| section | scenarios |", "| --- | --- |"]
            lines += [_row(s, known.get(s, [])) for s in (head, *below) if s in known or s != head]
            lines.append("")
        for title, ids in (("Worked examples", self.examples), ("Rulings", self.rulings), ("Clarifications", self.clarifications)):
            lines += [f"## {title}", "", "| what | scenarios |", "| --- | --- |"]
            for i in ids:
                shown = i.replace("cl", "C")
                if i in known:
                    lines.append(_row(shown, known[i]))
                elif i in self.not_in_play:
                    lines.append(f"| {shown} | not shown in play: {self.not_in_play[i]} |")
            lines.append("")
        return "\n".join(lines)


def _row(name: str, files: list[str]) -> str:
    links = ", ".join(f"[{Path(f).stem}]({f})" for f in files)
    return f"| {name} | {links} |"


def books() -> list[Book]:
    """The books of all games."""
    found = sorted(file.stem for file in HERE.glob("*_sections.py"))
    return [import_module(f"tests.scenarios.{name}").BOOK for name in found]


def main() -> None:
    """Writes the tables, or prints what is open."""
    for book in books():
        if "--open" in sys.argv:
            print(book.title)
            for kind, ids in book.unproved().items():
                print(f"  {kind}: {' '.join(ids) or 'none'}")
        else:
            (book.home / "README.md").write_text(book.text(), encoding="utf-8")


if __name__ == "__main__":
    main()
