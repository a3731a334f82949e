"""The rules to read: a game's own text of its rules and its rulings, looked up by section or searched by words.

A game has a rulebook when `assets/<game>/rules/<language>.md` exists; `assets/<game>/rulings.md` beside it is read too.
Headings of the first file become rule entries. One that begins with a section (`### E5a Target limitations`) is known by it,
any other (`### Action: Disk`) by its title in lower case with hyphens (`action-disk`). Items of the second file
(`- **R12** (E5f) text [source]`) become rulings, known by their number.

    book = load("pax-hispanica")
    book.find("e5")             E5 and its subsections, in order; nothing if there is no such section
    book.get("E5a")             that one entry, or None
    book.search("spanish fort") best first; every word occurs
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from textwrap import wrap
from typing import Literal

ENGLISH = "en"
GAP, NARROWEST = 3, 10
"""Between two columns of a table, and how narrow a column may get before the table is told in sentences."""

_HEADING = re.compile(r"(#{1,6}) +(.+?) *$")
_SECTION = re.compile(r"([A-Z]\d+(?:\.\d+)?[a-z]?|\d+(?:\.\d+)*(?:[a-z]|[IVX]+|[A-Z]\d*)?|[A-Z][a-z]?)\.? +(.+)")
_RULING = re.compile(r"- \*\*([A-Z]\d+)\*\* \(([^)]*)\) (.+?)(?: \[([^\]]*)\])?$")
_CITATION = re.compile(r"(clarification )?\b([A-Z]\d+)\b")
_REFERENCE = re.compile(
    r"\b(?:clarification |ruling )?[A-Z]\d+(?:\.\d+)?[a-z]?\b|(?<=\bpart )[A-H]\b"
    r"|\b\d(?:\.\d)+(?:[IVX]+|[A-D]|[ab])?\b|\b\d[A-H]\d*\b|(?<=\b[Ss]ection )\d\b"
)
"""Where a text names sections, as the three games number them, and rulings."""
GLOSSARY = "glossary"
"""The heading below which the terms of a game are explained."""
_RUN = re.compile(r"[\w$]+(?:['\u2019]\w+)?")
_NAMED = re.compile(r"(?:clarification|ruling)-(?=[a-z]\d+$)")
_WORD = re.compile(r"[a-z0-9$]+(?:'[a-z]+)?")
_EMPHASIS = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`")


class NoRulebookError(LookupError):
    """There are no rules to read for that game."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One heading of the rules with the text up to the next heading, or one ruling."""

    section: str
    """`E5a`, `R12`, or `action-disk` for a heading without a section."""
    title: str
    text: str
    """Markdown, without the heading."""
    kind: Literal["rule", "ruling"] = "rule"
    parent: str = ""
    """Section of the entry above, empty at the top."""
    level: int = 1
    numbered: bool = False
    """Whether the section is the rulebook's own, so that it belongs in the heading."""
    about: tuple[str, ...] = ()
    """Sections a ruling belongs to."""
    source: str = ""
    """Where a ruling comes from: rulebook, inferred, reconstructed, with sections."""

    @property
    def heading(self) -> str:
        """What stands above the text."""
        return f"{self.section} {self.title}" if self.numbered else self.title


@dataclass(frozen=True)
class Rulebook:
    """The rules of one game, in the order of the file, and its rulings."""

    game: str
    rules: tuple[Entry, ...] = field(repr=False)
    rulings: tuple[Entry, ...] = field(default=(), repr=False)

    def get(self, section: str) -> Entry | None:
        """The entry of that section, title or number, whatever its case; a section comes before a ruling of the same number."""
        key = slug(section)
        if _NAMED.match(key):
            return self._rulings.get(_NAMED.sub("", key))
        return self._rules.get(key) or self._rulings.get(key) or self._titles.get(key)

    def find(self, section: str) -> tuple[Entry, ...]:
        """The entry and all below it, then a ruling of the same number; empty if there is nothing of that name."""
        entry = self.get(section)
        if entry is None:
            return ()
        found = [entry, *self.below(entry)]
        namesake = self._rulings.get(slug(section))
        if namesake is not None and namesake is not entry:
            found.append(namesake)
        return tuple(found)

    def children(self, entry: Entry) -> tuple[Entry, ...]:
        """The entries directly below this one."""
        return self._children.get(entry.section, ()) if entry.kind == "rule" else ()

    def below(self, entry: Entry) -> Iterator[Entry]:
        """All entries below this one, in the order of the file."""
        for child in self.children(entry):
            yield child
            yield from self.below(child)

    def above(self, entry: Entry) -> tuple[Entry, ...]:
        """The entries this one lies in, the outermost first."""
        path: list[Entry] = []
        while entry.kind == "rule" and entry.parent:
            entry = self._rules[slug(entry.parent)]
            path.append(entry)
        return tuple(reversed(path))

    def cited(self, entry: Entry) -> tuple[Entry, ...]:
        """The rulings an entry names, in that order and once each; a bare `C1` names the section where there is one."""
        found: dict[str, Entry] = {}
        for clear, number in _CITATION.findall(entry.text):
            ruling = self._rulings.get(slug(number))
            if ruling is not None and (clear or slug(number) not in self._rules):
                found[ruling.section] = ruling
        return tuple(found.values())

    def references(self, text: str, here: str = "") -> list[tuple[int, int, str]]:
        """Where a text names other entries: from, to, and the section as `get` finds it; what stands nowhere is no reference."""
        found = []
        for match in _REFERENCE.finditer(text):
            entry = self.get(match[0])
            if entry is not None and entry.section != here:
                found.append((match.start(), match.end(), self.key(entry)))
        return found

    def terms(self, text: str) -> list[tuple[int, int, str]]:
        """Where a text uses terms of the glossary, in whatever number: from, to, and the entry that explains the term."""
        found = []
        runs = [(match.start(), match.end(), stems(match[0])) for match in _RUN.finditer(text)] if self._terms else []
        at = 0
        while at < len(runs):
            for term, section in self._terms:
                there = runs[at : at + len(term)]
                if [stem for _, _, run in there for stem in run] == list(term):
                    found.append((there[0][0], there[-1][1], section))
                    at += len(term) - 1
                    break
            at += 1
        return found

    def key(self, entry: Entry) -> str:
        """What `get` finds exactly this entry by: the first clarifications share their numbers with sections."""
        return f"clarification {entry.section}" if entry.kind == "ruling" and slug(entry.section) in self._rules else entry.section

    def summary(self, section: str) -> str:
        """The first paragraph of an entry, or of the first one below it that says anything; "" where there is none."""
        entry = self.get(section)
        for found in (entry, *self.below(entry)) if entry is not None else ():
            paragraph = plain(found.text).strip().partition("\n\n")[0]
            if paragraph:
                return " ".join(paragraph.split())
        return ""

    def rulings_on(self, section: str) -> tuple[Entry, ...]:
        """The rulings that belong to exactly that section."""
        return tuple(ruling for ruling in self.rulings if slug(section) in map(slug, ruling.about))

    def search(self, words: str) -> tuple[Entry, ...]:
        """Entries in which every word occurs, at least as the beginning of one; most of the words in the title first."""
        wanted = stems(words)
        if not wanted:
            return ()
        ranked: list[tuple[tuple[float, ...], Entry]] = []
        for place, (entry, title, text) in enumerate(self._index):
            in_title = [_hits(stem, title) for stem in wanted]
            in_text = [_hits(stem, text) for stem in wanted]
            if not all(a or b for a, b in zip(in_title, in_text, strict=True)):
                continue
            title_share = sum(map(bool, in_title))
            exact = wanted == stems(entry.title)
            density = sum(in_text) / (20 + sum(text.values()))
            ranked.append(((not exact, -title_share, entry.kind == "ruling", -density, place), entry))
        return tuple(entry for _, entry in sorted(ranked, key=lambda pair: pair[0]))

    @cached_property
    def _rules(self) -> dict[str, Entry]:
        return _unique(self.rules)

    @cached_property
    def _rulings(self) -> dict[str, Entry]:
        return _unique(self.rulings)

    @cached_property
    def _titles(self) -> dict[str, Entry]:
        return {slug(entry.title): entry for entry in reversed(self.rules)}

    @cached_property
    def _terms(self) -> list[tuple[tuple[str, ...], str]]:
        """The terms of the glossary as stems, the longest first."""
        explained = [entry for entry in self.rules if entry.parent == GLOSSARY]
        return sorted(((tuple(stems(entry.title)), entry.section) for entry in explained), key=lambda term: -len(term[0]))

    @cached_property
    def _children(self) -> dict[str, tuple[Entry, ...]]:
        found: dict[str, list[Entry]] = {}
        for entry in self.rules:
            found.setdefault(entry.parent, []).append(entry)
        return {parent: tuple(entries) for parent, entries in found.items()}

    @cached_property
    def _index(self) -> list[tuple[Entry, Counter[str], Counter[str]]]:
        return [(entry, Counter(stems(entry.heading)), Counter(stems(entry.text))) for entry in (*self.rules, *self.rulings)]


@cache
def load(game: str, language: str = ENGLISH) -> Rulebook:
    """The rulebook of a game (`pax-hispanica`, `pax_hispanica`), in English where that language has none."""
    from importlib.resources import files

    folder = game.replace("-", "_")
    if not re.fullmatch(r"[a-z0-9_]+", folder) or not re.fullmatch(r"[A-Za-z-]+", language):
        raise NoRulebookError(game)
    home = files("assets") / folder
    for tongue in (language, ENGLISH):
        rules = home / "rules" / f"{tongue}.md"
        if rules.is_file():
            break
    else:
        raise NoRulebookError(game)
    rulings = home / "rulings.md"
    return Rulebook(
        folder.replace("_", "-"),
        tuple(read_rules(rules.read_text("utf-8"))),
        tuple(read_rulings(rulings.read_text("utf-8"))) if rulings.is_file() else (),
    )


def games() -> tuple[str, ...]:
    """The games whose rules can be read, as the command line writes them."""
    from importlib.resources import files

    found = [place.name for place in files("assets").iterdir() if (place / "rules" / f"{ENGLISH}.md").is_file()]
    return tuple(sorted(name.replace("_", "-") for name in found))


def read_rules(markdown: str) -> list[Entry]:
    """The entries of a rules file: one for each heading, each knowing the heading it lies under."""
    entries: list[Entry] = []
    path: list[Entry] = []
    heading: Entry | None = None
    lines: list[str] = []

    def close() -> None:
        if heading is None:
            return
        entry = Entry(heading.section, heading.title, "\n".join(lines).strip(), "rule", heading.parent, heading.level, heading.numbered)
        entries.append(entry)
        path.append(entry)

    for line in markdown.splitlines():
        match = _HEADING.match(line)
        if match is None:
            lines.append(line)
            continue
        close()
        lines = []
        level = len(match[1])
        while path and path[-1].level >= level:
            path.pop()
        heading = _heading(match[2], level, path[-1].section if path else "")
    close()
    return entries


def read_rulings(markdown: str) -> list[Entry]:
    """The rulings of a list: number, sections, text and source; a text that begins with a question has it as its title."""
    entries: list[Entry] = []
    for line in markdown.splitlines():
        match = _RULING.match(line)
        if match is None:
            continue
        number, sections, text, source = match.groups(default="")
        question, mark, answer = text.partition("? ")
        title = question + "?" if mark and "." not in question.replace("vs.", "") else f"Ruling on {sections}"
        body = answer if title.endswith("?") else text
        entries.append(Entry(number, title, body, "ruling", numbered=True, about=tuple(sections.split(", ")), source=source))
    return entries


def plain(text: str) -> str:
    """An entry's text without marks, for a plain terminal: no emphasis, and each table row as one sentence that names its columns."""
    lines: list[str] = []
    columns: list[str] = []
    for line in text.splitlines():
        line = _EMPHASIS.sub(lambda found: next(part for part in found.groups() if part), line)
        if not line.startswith("|"):
            columns = []
            lines.append(line)
            continue
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not columns:
            columns = cells
        elif not all(set(cell) <= set("-: ") for cell in cells):
            lines.append(f"- {cells[0]}: " + "; ".join(f"{name}: {cell}" for name, cell in zip(columns[1:], cells[1:], strict=True)))
    return "\n".join(lines)


def hits(text: str, words: str) -> list[tuple[int, int]]:
    """Where the words that `search` would find stand in a text: from, to."""
    wanted = tuple(stems(words))
    if not wanted:
        return []
    return [match.span() for match in _RUN.finditer(text) if any(stem.startswith(wanted) for stem in stems(match[0]))]


def laid_out(text: str, width: int) -> list[tuple[str, bool]]:
    """An entry's text without marks, line by line, and whether a line is the head of a table: tables in columns where they can be made to
    fit a width, else as `plain` has them."""
    found: list[tuple[str, bool]] = []
    block: list[str] = []
    for line in [*text.splitlines(), ""]:
        if line.startswith("|"):
            block.append(line)
            continue
        if block:
            found += _table(block, width) or [(row, False) for row in plain("\n".join(block)).splitlines()]
            block = []
        found += [(row, False) for row in plain(line).splitlines() or [""]]
    return found[:-1]


def _table(block: list[str], width: int) -> list[tuple[str, bool]]:
    """A table in columns, its head first; nothing where it does not fit."""
    rows = [[plain(cell.strip()) for cell in line.strip().strip("|").split("|")] for line in block]
    rows = [row for row in rows if not all(set(cell) <= set("-: ") for cell in row)]
    count = max(map(len, rows))
    rows = [row + [""] * (count - len(row)) for row in rows]
    wide = [max(len(row[n]) for row in rows) for n in range(count)]
    while sum(wide) + GAP * (count - 1) > width:
        widest = max(range(count), key=wide.__getitem__)
        if wide[widest] <= NARROWEST:
            return []
        wide[widest] -= 1
    found: list[tuple[str, bool]] = []
    for number, row in enumerate(rows):
        cells = [wrap(cell, wide[n]) or [""] for n, cell in enumerate(row)]
        for line in range(max(map(len, cells))):
            parts = [cell[line] if line < len(cell) else "" for cell in cells]
            found.append(((" " * GAP).join(f"{part:<{wide[n]}}" for n, part in enumerate(parts)).rstrip(), number == 0))
    return found


def slug(name: str) -> str:
    """A name as it is looked up: lower case, no accents, hyphens between words."""
    return re.sub(r"[^a-z0-9.]+", "-", _fold(name).replace("'", "")).strip("-.")


def stems(text: str) -> list[str]:
    """The words of a text as the search compares them: lower case, no accents, no plural, no genitive."""
    return [_stem(word.partition("'")[0]) for word in _WORD.findall(_fold(text))]


def _heading(words: str, level: int, parent: str) -> Entry:
    match = _SECTION.match(words)
    if match:
        section = match[1]
        letters = section.isalpha()
        if not letters or (level == 1 and len(section) == 1) or (len(section) == 2 and section[0] == parent):
            return Entry(section, match[2], "", parent=parent, level=level, numbered=True)
    return Entry(slug(words), words, "", parent=parent, level=level)


def _unique(entries: tuple[Entry, ...]) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for entry in entries:
        key = slug(entry.section)
        if key in found:
            raise ValueError(f"two entries are called {entry.section}")
        found[key] = entry
    return found


def _hits(stem: str, words: Counter[str]) -> int:
    return sum(count for word, count in words.items() if word.startswith(stem))


def _stem(word: str) -> str:
    if len(word) > 4 and word.endswith("ies"):
        return word[:-3] + "y"
    if len(word) > 3 and word.endswith("s") and not word.endswith(("ss", "us", "is")):
        return word[:-1]
    return word


def _fold(text: str) -> str:
    parts = unicodedata.normalize("NFKD", text.casefold().replace("\u2019", "'"))
    return "".join(part for part in parts if not unicodedata.combining(part))
