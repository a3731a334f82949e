"""Rows of a chart as runs of text in one ink, as few of them as the colors allow, and what a cell may hold. No Textual, no Rich."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import NamedTuple

QUARTERS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
BOLD, UNDERLINE, REVERSE = 1, 2, 4
OWN = -1
"""The ground of a mark is whatever lies in its own cell."""
PLAINER = dict(zip("·•–—×’‘“”…æø■●○", ".*--x''\"\".ao#*o", strict=True))


class Ink(NamedTuple):
    """How a run is written; colors are `#rrggbb` or None, the terminal's own."""

    fg: str | None = None
    bg: str | None = None
    attrs: int = 0
    """BOLD, UNDERLINE and REVERSE, added."""


class Mark(NamedTuple):
    """One written cell over the ground; without a background the color of a ground stays: its own, or that of a whole name."""

    char: str
    fg: str | None
    bg: str | None = None
    attrs: int = 0
    under: int = OWN


Run = tuple[str, Ink]


class Runs:
    """Joins cells to runs: as long as two colors do, one run goes on."""

    def __init__(self) -> None:
        self.runs: list[Run] = []
        self.cells: list[tuple[int, str] | str] = []
        self.used: set[str] = set()
        self.ink: Ink | None = None

    def write(self, char: str, fg: str | None, bg: str | None, attrs: int) -> None:
        """A cell with a character."""
        ink = Ink(fg, bg, attrs)
        if self.ink != ink:
            both = {color for color in (fg, bg) if color}
            if self.ink is not None or (self.cells and (attrs & ~BOLD or not self.used <= both)):
                self.close()
            self.ink, self.used = ink, both
        self.cells.append(char)

    def ground(self, quads: int, fg: str, bg: str) -> None:
        """A cell with quarters of two colors, which a terminal of few colors may show as one."""
        if fg == bg:
            quads = 0
        need = {bg} if quads == 0 else {fg} if quads == 15 else {fg, bg}
        if self.ink is not None:
            if self.ink.attrs & ~BOLD or not need <= self.used:
                self.close()
        elif len(self.used | need) > 2:
            self.close()
        self.used = self.used | need
        self.cells.append((quads, fg if quads else bg))

    def close(self) -> None:
        """Ends the run: the commoner plain color lies below."""
        if not self.cells:
            return
        ink = self.ink
        if ink is None:
            first, *others = sorted(self.used, key=lambda color: (-sum(1 for cell in self.cells if self.solid(cell) == color), color))
            ink = Ink(others[0] if others else first, first)
        text = "".join(cell if isinstance(cell, str) else self.glyph(cell, ink) for cell in self.cells)
        self.runs.append((text, ink))
        self.cells, self.used, self.ink = [], set(), None

    @staticmethod
    def solid(cell: tuple[int, str] | str) -> str | None:
        """The color of a cell that has only one."""
        return cell[1] if not isinstance(cell, str) and cell[0] in (0, 15) else None

    @staticmethod
    def glyph(cell: tuple[int, str], ink: Ink) -> str:
        """The block character for quarters of a color on the run's background."""
        quads, color = cell
        if quads in (0, 15):
            return " " if color == ink.bg else "█"
        return QUARTERS[quads if color == ink.fg else 15 - quads]

    def done(self) -> list[Run]:
        """All runs."""
        self.close()
        return self.runs


@lru_cache(maxsize=4096)
def marks(text: str, fg: str | None, bg: str | None, attrs: int, under: int = OWN) -> tuple[Mark, ...]:
    """A text cell by cell."""
    return tuple(Mark(char, fg, bg, attrs, under) for char in text)


@lru_cache(maxsize=256)
def contrast(one: str, other: str) -> float:
    """The contrast of two colors by the formula of WCAG, 1 to 21."""

    def light(color: str) -> float:
        parts = (int(color[i : i + 2], 16) / 255 for i in (1, 3, 5))
        red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    brighter, darker = sorted((light(one), light(other)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


@lru_cache(maxsize=1024)
def ascii_only(text: str) -> str:
    """Letters without their accents, anything else that is not ASCII as a question mark; the length stays."""
    return "".join((PLAINER.get(char) or unicodedata.normalize("NFKD", char).encode("ascii", "ignore").decode() or "?")[0] for char in text)


def escape(text: str, ink: Ink) -> str:
    """A run with its escape sequence."""
    codes = ["0"]
    codes += [code for bit, code in ((BOLD, "1"), (UNDERLINE, "4"), (REVERSE, "7")) if ink.attrs & bit]
    for color, lead in ((ink.fg, "38"), (ink.bg, "48")):
        if color:
            codes.append(f"{lead};2;{int(color[1:3], 16)};{int(color[3:5], 16)};{int(color[5:7], 16)}")
    return f"\x1b[{';'.join(codes)}m{text}"
