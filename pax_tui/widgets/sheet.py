"""A sheet: rows of cells that text is written on, read back as runs of one ink. What every panel is painted on.

It knows no Textual. A character that takes two cells is written as two, so that nothing shifts.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from pax_tui.widgets.chart import Ink, Run

Span = tuple[str, str]
"""A text and the role of its ink."""
Line = tuple[Span, ...]

TYPING = "▏"
"""Stands behind what is being typed; the terminal's own cursor goes there."""
FRAMES = {False: "┌─┐│└┘", True: "+-+|++"}
ASCII = str.maketrans("·●○■□…–—→←↑↓▲▼►◄★☆✓✗‹›«»“”‘’×│─▏▌", '-*o#.~--><^v^v><**vx<>""""\'\'x|-||')


class Sheet:
    """Cells in rows, and which of them belong to an id that can be clicked."""

    def __init__(self, width: int, height: int, ink: Ink, ascii_only: bool = False) -> None:
        self.width, self.height, self.ink, self.ascii = width, height, ink, ascii_only
        self._chars = [[" "] * width for _ in range(height)]
        self._inks = [[ink] * width for _ in range(height)]
        self.hits: dict[tuple[int, int], str] = {}
        self.point: tuple[int, int] | None = None
        """Where the terminal's own cursor belongs, if anywhere."""

    def write(self, x: int, y: int, text: str, ink: Ink | None = None, hit: str = "", end: int | None = None) -> int:
        """Writes as far as there is room (up to column `end`); the column after it."""
        if not 0 <= y < self.height:
            return x
        limit = self.width if end is None else min(end, self.width)
        chars, inks, ink = self._chars[y], self._inks[y], ink or self.ink
        if TYPING in text:
            self.point = x + text.index(TYPING), y
        written: Sequence[str] = text if text.isascii() else ascii_cells(text) if self.ascii else cells(text)
        for char in written:
            if x >= limit:
                break
            if x >= 0:
                chars[x], inks[x] = char, ink
                if hit:
                    self.hits[x, y] = hit
            x += 1
        return x

    def line(self, x: int, y: int, line: Line, ink: Callable[[str], Ink], hit: str = "", end: int | None = None) -> int:
        """Writes a line of several inks, with an ellipsis where it is cut; the column after it."""
        limit = self.width if end is None else min(end, self.width)
        for text, role in line:
            over = x + width_of(text) > limit
            x = self.write(x, y, fit(text, limit - x) if over else text, ink(role), hit, limit)
            if over:
                break
        return x

    def fill(self, y: int, ink: Ink, left: int = 0, right: int | None = None) -> None:
        """Gives the cells of a row an ink, their text stays."""
        if 0 <= y < self.height:
            right = self.width if right is None else min(right, self.width)
            self._inks[y][left:right] = [ink] * max(0, right - left)

    def touch(self, y: int, hit: str, left: int = 0, right: int | None = None) -> None:
        """Lets the cells of a row belong to an id."""
        for x in range(left, self.width if right is None else right):
            self.hits[x, y] = hit

    def frame(self, title: str, edge: Ink, name: Ink, note: str = "", quiet: Ink | None = None) -> None:
        """A frame along the sheet's own edge, with a title and perhaps a note at its right end."""
        nw, across, ne, down, sw, se = tuple(FRAMES[self.ascii])
        inner, last = self.width - 2, self.height - 1
        self.write(0, 0, nw + across * inner + ne, edge)
        self.write(0, last, sw + across * inner + se, edge)
        for y in range(1, last):
            self.write(0, y, down, edge)
            self.write(self.width - 1, y, down, edge)
        if title:
            self.write(2, 0, f" {fit(title, inner - 4)} ", name, end=self.width - 1)
        if note and len(note) + len(title) + 8 <= self.width:
            self.write(self.width - 4 - len(note), 0, f" {note} ", quiet or edge)

    def row(self, y: int) -> tuple[Run, ...]:
        """A row as runs of one ink."""
        chars, inks = self._chars[y], self._inks[y]
        runs: list[Run] = []
        start, ink = 0, inks[0] if inks else self.ink
        for x in range(1, self.width):
            if inks[x] is not ink and inks[x] != ink:
                runs.append(("".join(chars[start:x]), ink))
                start, ink = x, inks[x]
        runs.append(("".join(chars[start:]), ink))
        return tuple(runs)

    def text(self) -> str:
        """All of it without ink."""
        return "\n".join("".join(chars).rstrip() for chars in self._chars)


@lru_cache(maxsize=8192)
def cells(text: str) -> tuple[str, ...]:
    """The text cell by cell: a wide character is followed by an empty cell, a combining or control character is dropped."""
    found: list[str] = []
    for char in unicodedata.normalize("NFC", text):
        if ord(char) >= 0x300 or ord(char) < 32:
            if unicodedata.category(char) in ("Cc", "Cf", "Mn", "Me"):
                continue
            if unicodedata.east_asian_width(char) in "WF":
                found += (char, "")
                continue
        found.append(char)
    return tuple(found)


@lru_cache(maxsize=8192)
def ascii_cells(text: str) -> tuple[str, ...]:
    """The same in ASCII: accents go, signs become their nearest likeness."""
    found = []
    for char in cells(text):
        char = char.translate(ASCII)
        if not char:
            char = " "
        elif not char.isascii():
            char = (unicodedata.normalize("NFKD", char).encode("ascii", "ignore").decode() or "?")[:1]
        found.append(char)
    return tuple(found)


def width_of(text: str) -> int:
    """How many cells a text takes."""
    return len(text) if text.isascii() else len(cells(text))


def fit(text: str, width: int) -> str:
    """The text, cut with an ellipsis where it is too long."""
    if width_of(text) <= width:
        return text
    return "".join(cells(text)[: max(0, width - 1)]).rstrip() + "…" if width > 0 else ""


def length(line: Line) -> int:
    """How many cells a line takes."""
    return sum(width_of(text) for text, _ in line)


def cut(line: Line, width: int) -> Line:
    """The line, cut with an ellipsis where it is too long."""
    found: list[Span] = []
    for text, role in line:
        room = width - length(tuple(found))
        found.append((fit(text, room), role))
        if width_of(text) > room:
            break
    return tuple(found)


def flow(pieces: Iterable[Line], width: int, gap: str = "  ") -> list[Line]:
    """Pieces one after another, on as many lines as that takes; a piece is broken only when it alone is too long."""
    lines: list[Line] = []
    now: list[Span] = []
    used = 0
    for piece in pieces:
        need = length(piece)
        if now and used + len(gap) + need > width:
            lines.append(tuple(now))
            now, used = [], 0
        if now:
            now.append((gap, "text"))
            used += len(gap)
        now += piece
        used += need
    if now:
        lines.append(tuple(now))
    return [part for line in lines for part in ([line] if length(line) <= width else wrap_line(line, width))]


@lru_cache(maxsize=4096)
def wrap(text: str, width: int, hang: int = 0) -> tuple[str, ...]:
    """A text on lines of at most that width, the second and further ones indented."""
    lines: list[str] = []
    now = ""
    for word in text.split():
        while width_of(word) > width - hang > 0:
            head = "".join(cells(word)[: width - hang])
            lines += [now] if now else []
            now, word = "", word[len(head) :]
            lines.append((" " * hang if lines else "") + head)
        if not word:
            continue
        pad = " " * hang if lines else ""
        if now and width_of(now) + 1 + width_of(word) > width:
            lines.append(now)
            now = " " * hang + word
        else:
            now = f"{now} {word}" if now else pad + word
    if now or not lines:
        lines.append(now)
    return tuple(lines)


OPENING, CLOSING = "([“", ")].,;:!?”"
"""What stays with the word after it, and with the word before it."""


def wrap_line(line: Line, width: int, hang: int = 2) -> list[Line]:
    """The same for a line of several inks; never narrower than the hanging indent and a cell (a screen not laid out yet has no width).

    A bracket stays with what it encloses, a full stop with what it ends, also where the ink changes between them.
    """
    width = max(width, hang + 1)
    lines: list[Line] = []
    now: list[Span] = []
    used = 0
    words = [(word, role) for text, role in line for word in text.replace(" ", " \0").split("\0")]
    for n, (word, role) in enumerate(words):
        need = width_of(word.rstrip()) + _stays(words, n)
        if used + need > width and used > hang:
            lines.append(trimmed(now))
            now, used = ([(" " * hang, "text")], hang) if hang else ([], 0)
            if not word.strip():
                continue
        while width_of(word.rstrip()) > width - used:
            head = "".join(cells(word)[: width - used])
            lines.append((*now, (head, role)))
            now, used, word = [], 0, word[len(head) :]
        if now and now[-1][1] == role:
            now[-1] = (now[-1][0] + word, role)
        else:
            now.append((word, role))
        used += width_of(word)
    if now:
        lines.append(trimmed(now))
    return lines


def _stays(words: Sequence[Span], n: int) -> int:
    """How many cells of the next word may not begin a line after this one: the end of what is in brackets, a full stop, or what a bracket
    opens before."""
    word = words[n][0]
    if n + 1 == len(words) or not word or word.endswith(" "):
        return 0
    after = words[n + 1][0]
    if word in OPENING:
        return width_of(after.rstrip()) + _stays(words, n + 1)
    end = next((at for at, char in enumerate(after) if char not in CLOSING), len(after))
    return width_of(after[:end]) if not after[end:].strip() else 0


def trimmed(line: Sequence[Span]) -> Line:
    """A line without spaces at its end."""
    spans = list(line)
    while spans and not spans[-1][0].rstrip():
        spans.pop()
    if spans:
        spans[-1] = (spans[-1][0].rstrip(), spans[-1][1])
    return tuple(spans)


def plain(line: Line) -> str:
    """A line without inks."""
    return "".join(text for text, _ in line)
