"""What the terminal shows, so that only what differs is written to it.

Textual writes every row that it has drawn anew, with all colors of every run, and whole screens more than once when one screen gives way to
another: 130 KB for leaving a text at 200x60. Here the rows last written are kept; a run of cells that stands there already is stepped over,
and between two runs only what changes of color and weight is written. The rest of the program draws as if the terminal had no memory.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from rich.cells import cell_len
from rich.color import ColorSystem
from rich.segment import Segment
from rich.style import Style
from textual._compositor import ChopsUpdate, CompositorUpdate, LayoutUpdate


class Look(NamedTuple):
    """A style as the terminal is told it: weight and the like, foreground, background, what goes before and after (a link)."""

    weight: str = ""
    front: str = ""
    back: str = ""
    link: str = ""


PLAIN = Look()
ANY = "any"
"""The foreground and weight of blank cells: they may keep what was written last."""
SHOWN_ON_BLANKS = frozenset(["4", "7", "9", "21", "51", "52", "53"])
"""Underlined, reversed and the like."""
OFF = {"1": "22", "2": "22", "3": "23", "4": "24", "5": "25", "6": "25", "7": "27", "8": "28", "9": "29", "21": "24", "53": "55"}
"""What takes a weight back."""
Cells = tuple[str, Look, int]
"""A run of cells that look alike: text, look, how many cells."""
Row = tuple[Cells, ...]
NEAR = 6
"""A gap of fewer unchanged cells is written again: to step over it would take as many bytes."""
KEPT = 4096
"""How many styles are remembered."""


class Written(CompositorUpdate):
    """The bytes of an update, ready."""

    def __init__(self, text: str) -> None:
        self.text = text

    def render_segments(self, console: Any) -> str:
        """The bytes."""
        return self.text


class Frames:
    """The rows of the terminal; see the module."""

    def __init__(self) -> None:
        self._rows: dict[int, Row] = {}
        self._pieces_seen: dict[tuple[int, int], tuple[Row, Row]] = {}
        """By row and column: a piece written there, and the row that came of it."""
        self._looks: dict[int, tuple[Style | None, Look, Look]] = {}
        """By the number of a style: the style, its look, and that of blank cells."""
        self._colors = ColorSystem.TRUECOLOR

    def forget(self) -> None:
        """Nothing is known of the terminal any more: its size has changed, or another program has written on it."""
        self._rows.clear()
        self._pieces_seen.clear()

    def written(self, update: Any, colors: ColorSystem | None) -> Any:
        """What must be written for an update, perhaps nothing; from here on the terminal is taken to show it."""
        if not isinstance(update, LayoutUpdate | ChopsUpdate):
            return update
        if colors is not None and colors != self._colors:
            self._colors = colors
            self._looks.clear()
        pen, rows = Pen(), self._rows
        for y, x, row in self._pieces(update):
            before = rows.get(y)
            if before is None and x:
                pen.put(x, y, row)  # the rest of the row is not known, so nor is the whole
                continue
            seen = self._pieces_seen.get((y, x))
            if seen is not None and seen[1] is before and seen[0] == row:
                continue
            after = row if before is None or (not x and span(row) >= span(before)) else spliced(before, x, row)
            if after == before:
                after = before
            else:
                pen.change(y, before or (), after)
                rows[y] = after
            self._pieces_seen[y, x] = (row, after)
        return Written(pen.text())

    def _pieces(self, update: LayoutUpdate | ChopsUpdate) -> Iterable[tuple[int, int, Row]]:
        """The parts of rows that an update writes, as Textual itself would: y, x, runs."""
        if isinstance(update, LayoutUpdate):
            for y, strips in enumerate(update.strips, update.region.y):
                yield y, update.region.x, self._runs(segment for strip in strips for segment in strip._segments)
            return
        for y, left, right in update.spans:
            for end, (x, strip) in zip(update.chop_ends[y], update.chops[y].items(), strict=False):
                if strip is None or x >= right or end <= left:
                    continue
                strip = strip if x >= left and end <= right else strip.crop(0, min(end, right) - x)
                yield y, x, self._runs(strip._segments)

    def _runs(self, segments: Iterable[Segment]) -> Row:
        """Segments as runs: neighbors that look alike joined, what stands for no cell left out."""
        found: list[Cells] = []
        looks = self._looks
        last = None
        for text, style, control in segments:
            if control or not text:
                continue
            known = looks.get(id(style)) or self._known(style)
            look = known[2] if text.isspace() else known[1]
            width = cells(text)
            if look is last or look == last:
                found[-1] = (found[-1][0] + text, look, found[-1][2] + width)
            else:
                found.append((text, look, width))
                last = look
        return tuple(found)

    def _known(self, style: Style | None) -> tuple[Style | None, Look, Look]:
        if len(self._looks) > KEPT:
            self._looks.clear()
        look = PLAIN if style is None else told(style, self._colors)
        blank = look if look.link or SHOWN_ON_BLANKS & set(look.weight.split(";")) else Look("", ANY, look.back)
        self._looks[id(style)] = found = (style, look, blank)  # the style is kept, so that no other one gets its number
        return found


class Pen:
    """Writes runs, remembering where it is and what they look like."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.at: tuple[int, int] | None = None
        self.look = PLAIN

    def put(self, x: int, y: int, row: Iterable[Cells]) -> None:
        """Writes runs from a cell on."""
        if self.at != (x, y):
            self.parts.append(f"\x1b[{y + 1};{x + 1}H")
        for text, look, width in row:
            if look.front == ANY:
                kept = self.look if not SHOWN_ON_BLANKS & set(self.look.weight.split(";")) else PLAIN
                look = Look(kept.weight, kept.front, look.back)
            if look is not self.look:
                self.parts.append(turn(self.look, look))
                self.look = look
            self.parts.append(f"{look.link}{text}\x1b]8;;\x1b\\" if look.link else text)
            x += width
        self.at = (x, y)

    def change(self, y: int, before: Row, after: Row) -> None:
        """Writes the runs of a row that differ."""
        there = set(starts(before))
        waiting: list[Cells] = []
        gap: list[Cells] = []
        x = begun = skipped = 0
        for run in after:
            width = run[2]
            if (x, run) in there:
                gap.append(run)
                skipped += width
            else:
                if waiting and skipped < NEAR:
                    waiting += gap
                elif waiting:
                    self.put(begun, y, waiting)
                    waiting = []
                if not waiting:
                    begun = x
                waiting.append(run)
                gap, skipped = [], 0
            x += width
        if waiting:
            self.put(begun, y, waiting)

    def text(self) -> str:
        """Everything written, the look put back."""
        if self.look is not PLAIN:
            self.parts.append(turn(self.look, PLAIN))
        return "".join(self.parts)


def cells(text: str) -> int:
    """How many cells a text takes."""
    return len(text) if text.isascii() else cell_len(text)


def starts(row: Row) -> Iterable[tuple[int, Cells]]:
    """The runs of a row, each with its first column."""
    x = 0
    for run in row:
        yield x, run
        x += run[2]


def span(row: Row) -> int:
    """How many cells a row takes."""
    return sum(run[2] for run in row)


def spliced(row: Row, x: int, piece: Row) -> Row:
    """A row with a piece written over it from column x on."""
    left, right = part(row, 0, x), part(row, x + span(piece), None)
    width = span(left)
    if width < x:
        left = (*left, (" " * (x - width), PLAIN, x - width))
    found: list[Cells] = []
    for run in (*left, *piece, *right):
        if found and found[-1][1] == run[1]:
            found[-1] = (found[-1][0] + run[0], run[1], found[-1][2] + run[2])
        else:
            found.append(run)
    return tuple(found)


def part(row: Row, start: int, end: int | None) -> Row:
    """The cells of a row from one column up to another; half of a wide character is a space."""
    found: list[Cells] = []
    x = 0
    for run in row:
        text, look, width = run
        if x >= start and (end is None or x + width <= end):
            found.append(run)
        else:
            first, last = max(start - x, 0), width if end is None else min(end - x, width)
            if first < last:
                found.append((text[first:last] if width == len(text) else _cut(text, first, last), look, last - first))
        x += width
    return tuple(found)


def _cut(text: str, first: int, last: int) -> str:
    return Segment(text).split_cells(first)[1].split_cells(last - first)[0].text


@lru_cache(maxsize=KEPT)
def turn(before: Look, after: Look) -> str:
    """The escape sequence that leads from one look to another."""
    old, new = before[:3], after[:3]
    if old == new:
        return ""
    if not any(new):
        return "\x1b[0m"
    parts: list[str] = []
    if old[0] != new[0]:
        was, now = (weight.split(";") if weight else [] for weight in (old[0], new[0]))
        gone = {OFF.get(code, "0") for code in was if code not in now}
        if "0" in gone:
            parts, old = ["0"], ("", "", "")
        else:
            parts += sorted(gone)
        parts += [code for code in now if code not in was or "0" in gone or OFF.get(code) in gone]
    parts += [code or default for was, code, default in zip(old[1:], new[1:], ("39", "49"), strict=True) if was != code]
    return f"\x1b[{';'.join(parts)}m"


def told(style: Style, colors: ColorSystem) -> Look:
    """A style as the terminal is told it."""
    marks = style._attributes & style._set_attributes
    weight: Sequence[str] = [Style._style_map[bit] for bit in range(13) if marks & (1 << bit)]
    front = "" if style.color is None else ";".join(style.color.downgrade(colors).get_ansi_codes())
    back = "" if style.bgcolor is None else ";".join(style.bgcolor.downgrade(colors).get_ansi_codes(False))
    link = f"\x1b]8;id={style._link_id};{style.link}\x1b\\" if style.link else ""
    return Look(";".join(weight), front, back, link)
