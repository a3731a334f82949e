"""Painters: a view model and a size make a sheet. Nothing here knows Textual, every sheet can be printed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from pax_tui.theme import Theme
from pax_tui.widgets.models import Bar, Board, Entry, Item, Log, Mat, Mats, Question, Text, Years
from pax_tui.widgets.sheet import Line, Sheet, cut, fit, flow, length, width_of, wrap, wrap_line

Painter = Callable[[Any, int, int, Theme], Sheet]
NARROW = 50
"""Below this width a playmat is told in brief."""


def blank(width: int, height: int, theme: Theme, role: str = "text") -> Sheet:
    """A sheet with nothing on it."""
    return Sheet(width, height, theme.ink(role), theme.ascii)


def framed(width: int, height: int, theme: Theme, title: str, note: str = "") -> Sheet:
    """A sheet with a frame and a title."""
    sheet = blank(width, height, theme)
    if width > 3 and height > 1:
        sheet.frame(title, theme.ink("frame"), theme.ink("title"), note, theme.ink("dim"))
    return sheet


# -- rows


LEAST_RIGHT = 12
"""The right end of a row is cut down to so many cells before it is left out."""


def bar(model: Bar, width: int, height: int, theme: Theme) -> Sheet:
    """A row at the edge of the screen."""
    sheet = blank(width, height, theme, model.tone)
    room = width - 1
    left = length(model.left)
    rest = model.right if left + length(model.right) + 3 <= room else cut(model.right, max(0, room - left - 3))
    right = length(rest)
    if right >= min(LEAST_RIGHT, length(model.right)) > 0:
        sheet.line(width - right - 1, 0, rest, theme.ink)
        room = width - right - 2
    x = 1
    for n, (text, role) in enumerate(model.left):
        hit = model.hits[n] if n < len(model.hits) else ""
        over = x + width_of(text) > room
        x = sheet.write(x, 0, fit(text, room - x) if over else text, theme.ink(role), hit, room)
        if over:
            break
    return sheet


# -- framed texts


@lru_cache(maxsize=256)
def text_rows(lines: tuple[Line, ...], width: int, wrapped: bool) -> tuple[tuple[int, Line], ...]:
    """The rows of a text, each with the number of its line."""
    rows: list[tuple[int, Line]] = []
    for n, line in enumerate(lines):
        parts = wrap_line(line, width, hanging(line)) if wrapped and length(line) > width else [line]
        rows += [(n, part) for part in parts or [()]]
    return tuple(rows)


def hanging(line: Line) -> int:
    """How far the further rows of a line are indented: as its first, and past the dash of a list."""
    first = line[0][0] if line else ""
    return len(first) - len(first.lstrip()) + (2 if first.lstrip().startswith("- ") else 0)


def text(model: Text, width: int, height: int, theme: Theme) -> Sheet:
    """A text in a frame, from `top` on."""
    sheet = framed(width, height, theme, model.title, model.note)
    rows = text_rows(model.lines, width - 4, model.wrapped)
    top = clamp_top(model.top, len(rows), height - 2)
    if model.chosen >= 0:
        at = [y for y, (n, _) in enumerate(rows) if n == model.chosen]
        if at:
            top = min(max(top, at[-1] - height + 3), at[0])
    for y, (n, line) in enumerate(rows[top : top + height - 2], 1):
        hit = model.ids[n] if n < len(model.ids) else ""
        sheet.line(2, y, line, theme.ink, hit, width - 2)
        if hit:
            sheet.touch(y, hit, 1, width - 1)
        if n == model.chosen:
            sheet.fill(y, theme.ink("select"), 1, width - 1)
            sheet.point = sheet.point or (2, y)
    _scroll_marks(sheet, theme, top > 0, top + height - 2 < len(rows))
    return sheet


def clamp_top(top: int, rows: int, height: int) -> int:
    """A first row that leaves no empty rows at the end."""
    return max(0, min(top, rows - height))


def _scroll_marks(sheet: Sheet, theme: Theme, above: bool, below: bool) -> None:
    if above:
        sheet.write(sheet.width - 1, 1, "▲", theme.ink("key"))
    if below:
        sheet.write(sheet.width - 1, sheet.height - 2, "▼", theme.ink("key"))


# -- playmats


def mats(model: Mats, width: int, height: int, theme: Theme) -> Sheet:
    """All playmats: as many rows each as there is room for, at least two."""
    sheet = framed(width, height, theme, model.title, model.note)
    inner, count = width - 4, len(model.mats)
    if not count:
        return sheet
    spare = height - 2
    needs = [len(mat_rows(mat, inner, 9)) for mat in model.mats]
    rows = [min(2, need) for need in needs]
    while sum(rows) < spare and any(r < need for r, need in zip(rows, needs, strict=True)):
        shortest = min((r, n) for n, (r, need) in enumerate(zip(rows, needs, strict=True)) if r < need)[1]
        rows[shortest] += 1
    gap = sum(rows) + count - 1 <= spare
    y = 1
    for mat, room in zip(model.mats, rows, strict=True):
        for line in mat_rows(mat, inner, room):
            if y > height - 2:
                break
            sheet.line(2, y, line, theme.ink, mat.seat, width - 1)
            sheet.touch(y, mat.seat, 1, width - 1)
            y += 1
        y += gap
    return sheet


@lru_cache(maxsize=256)
def mat_rows(mat: Mat, width: int, room: int) -> tuple[Line, ...]:
    """A playmat in that many rows, the last of which is cut when there is more."""
    rows = [*(flow(mat.head, width) if width >= NARROW else flow(mat.brief, width, " ")), *flow(mat.body, width)]
    if len(rows) > room > 1 and length(rows[room - 1]) + 8 < width:
        rows[room - 1] = cut((*rows[room - 1], ("  ", "text"), *rows[room]), width)
    return tuple(rows[:room])


# -- the philosophy board


def board(model: Board, width: int, height: int, theme: Theme) -> Sheet:
    """A cross of spaces."""
    sheet = framed(width, height, theme, model.title)
    if not model.cells:
        return sheet
    xs, ys = [c.x for c in model.cells], [c.y for c in model.cells]
    columns, rows = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    pitch = 4 if width - 2 >= columns * 4 + 20 else 3
    left = (width - columns * pitch) // 2
    middle, center = left + (-min(xs)) * pitch, 1 + max(ys)
    for cell in model.cells:
        x, y = left + (cell.x - min(xs)) * pitch, 1 + max(ys) - cell.y
        edge = theme.ink("select" if cell.id == model.cursor else "lit" if cell.letter else "dim")
        sheet.write(x, y, cell.open[0], edge, cell.id)
        if cell.id == model.cursor:
            sheet.point = x + 1, y
        sheet.write(x + 1, y, (cell.letter if cell.letter and cell.mark == " " else cell.mark)[:1], theme.ink(cell.role), cell.id)
        sheet.write(x + 2, y, cell.open[1], edge, cell.id)
    _board_texts(sheet, model, theme, middle, center, pitch, (min(xs), max(xs)), left)
    for n, line in enumerate(model.below[: height - 2 - rows], 1 + rows):
        sheet.line(2, n, line, theme.ink, end=width - 2)
    return sheet


def _board_texts(sheet: Sheet, model: Board, theme: Theme, middle: int, center: int, pitch: int, span: tuple[int, int], left: int) -> None:
    width = sheet.width
    above, right, below, before = (*model.ends, (), (), (), ())[:4]
    arm = middle + pitch + 1
    for lines, y in ((above, 1), (below, center + (center - 1))):
        for n, line in enumerate(lines):
            sheet.line(arm, y + n * (1 if y == 1 else -1), line, theme.ink, end=width - 1)
    past = left + (span[1] - span[0] + 1) * pitch
    if pitch < 4:
        right, before = right[:1], before[:1]
    for n, line in enumerate(right):
        if past + length(line) < width - 1:
            sheet.line(past, center + n, line, theme.ink, end=width - 1)
        else:
            sheet.line(width - 2 - length(line), center + 1 + n, line, theme.ink, end=width - 1)
    for n, line in enumerate(before):
        if left - 1 - length(line) >= 1:
            sheet.line(left - 1 - length(line), center + n, line, theme.ink, end=width - 1)
        else:
            sheet.line(2, center + 1 + n, line, theme.ink, end=width - 1)
    for n, line in enumerate(model.corners):
        y = center + (-2 if n < 2 else 2)
        x = 2 if n % 2 == 0 else width - 2 - length(line)
        sheet.line(x, y, line, theme.ink, end=width - 1 if n % 2 else middle - 1)


# -- the calendar


def years(model: Years, width: int, height: int, theme: Theme) -> Sheet:
    """A calendar; where it is too wide, the part around the present year."""
    sheet = framed(width, height, theme, model.title)
    label = max((width_of(name) for name, _ in model.rows), default=0) + 1
    room = max(1, (width - 4 - label) // 4)
    first = 0 if len(model.heads) <= room else max(0, min(model.now - 1, len(model.heads) - room))
    shown = range(first, min(len(model.heads), first + room))
    for n, column in enumerate(shown):
        role = "strong" if column == model.now else "dim"
        sheet.write(2 + label + 4 * n, 1, model.heads[column], theme.ink(role))
    for y, (name, cells) in enumerate(model.rows, 2):
        sheet.write(2, y, name, theme.ink("dim"), end=width - 2)
        for n, column in enumerate(shown):
            if column < len(cells):
                mark, role = cells[column]
                sheet.write(2 + label + 4 * n, y, mark, theme.ink(role), end=min(width - 1, 2 + label + 4 * n + 4))
    y = 2 + len(model.rows)
    for line in model.notes:
        for part in wrap_line(line, width - 4):
            if y < height - 1:
                sheet.line(2, y, part, theme.ink, end=width - 2)
            y += 1
    return sheet


# -- the log


@lru_cache(maxsize=2048)
def entry_rows(entry: Entry, width: int) -> tuple[tuple[str, str], ...]:
    """An entry's rows: text, and the section at the end of the first."""
    room = width - (len(entry.section) + 1 if entry.section else 0)
    parts = wrap(entry.text, max(8, room), 2)
    return tuple((part, entry.section if n == 0 else "") for n, part in enumerate(parts))


def log(model: Log, width: int, height: int, theme: Theme) -> Sheet:
    """What happened, the newest at the bottom, its section at the right."""
    sheet = framed(width, height, theme, model.title, model.note)
    inner, need = width - 4, height - 2 + model.back
    rows: list[tuple[str, str, Entry]] = []
    for entry in reversed(model.entries):
        parts = [(part, section, entry) for part, section in entry_rows(entry, inner)]
        rows = [*parts, *rows]
        if len(rows) >= need:
            break
    end = max(height - 2, len(rows) - model.back) if len(rows) > height - 2 else len(rows)
    shown = rows[max(0, end - (height - 2)) : end]
    for y, (part, section, entry) in enumerate(shown, 1):
        ink = theme.ink(entry.role)
        if entry.fresh:
            sheet.write(1, y, "▌", theme.ink("key"))
        sheet.write(2, y, part, ink, end=width - 2)
        if section:
            sheet.write(width - 2 - len(section), y, section, theme.ink("dim"), f"rule:{section}")
    _scroll_marks(sheet, theme, end - (height - 2) > 0, end < len(rows))
    return sheet


# -- the decision


def question(model: Question, width: int, height: int, theme: Theme) -> Sheet:
    """What is asked and, in columns, what may be chosen."""
    sheet = framed(width, height, theme, model.title)
    inner = width - 4
    y = 1
    for line in flow((model.asked,), inner) if model.asked else ():
        sheet.line(2, y, line, theme.ink, end=width - 2)
        y += 1
    if model.typed:
        y = _typed(sheet, model.typed, y, theme)
    bottom = height - 1
    if model.after is not None:
        beside = width >= BESIDE
        left = 2 + inner * 3 // 5 if beside else 2
        after = [part for line in model.after for part in wrap_line(line, width - 2 - left)]
        if beside:
            kept = bottom - y
        elif model.items:
            kept = min(AFTER if height > 11 else AFTER - 1, bottom - y - 2)
            shape = grid(model.items, model.selected, inner, bottom - y - kept)
            if shape.pages == shape.columns == 1:  # a short list leaves more
                free = bottom - y - len(shape.cells)
                kept = max(kept, free - (len(after) < free))
        else:
            kept = min(len(after), bottom - y - len(model.notes))
        start = y if beside else bottom - max(0, kept)
        for row, line in enumerate(after[: max(0, kept)], start):
            sheet.line(left, row, line, theme.ink, end=width - 2)
        if beside:
            inner = left - 4
        else:
            bottom = start
    if model.items:
        _items(sheet, model, y, inner, bottom, theme)
    else:
        for line in [part for note in model.notes for part in wrap_line(note, inner)]:
            sheet.line(2, y, line, theme.ink, end=width - 2)
            y += 1
    return sheet


def slim(model: Question, width: int, height: int, theme: Theme) -> Sheet:
    """The same without a frame, for the smallest screen."""
    sheet = blank(width, height, theme)
    rows = wrap_line(model.asked, width - 2)
    rows = rows if len(rows) <= 2 else [rows[0], tuple(span for row in rows[1:] for span in row)]
    for y, line in enumerate(rows):
        sheet.line(1, y, line, theme.ink, end=width - 1)
    y = max(1, len(rows))
    if model.typed:
        y = _typed(sheet, model.typed, y, theme, 1)
    if model.items:
        _items(sheet, model, y, width - 2, height, theme, 1)
    else:
        for line in [part for note in model.notes for part in wrap_line(note, width - 2)]:
            sheet.line(1, y, line, theme.ink, end=width - 1)
            y += 1
    return sheet


def _typed(sheet: Sheet, typed: str, y: int, theme: Theme, x: int = 2) -> int:
    x = sheet.write(x, y, typed, theme.ink("strong"), end=sheet.width - 2)
    sheet.write(x, y, " ", theme.ink("select"))
    sheet.point = min(x, sheet.width - 1), y
    return y + 1


BESIDE, AFTER = 100, 3
"""From this width on what an option would bring stands beside the list; else so many rows below it are kept for it, and what a short
list leaves."""
HEADED, LEAST_COLUMN = 5, 36
"""Lists longer than this have headings; a column in which labels are cut has at least so many cells."""


class Grid(NamedTuple):
    """How the options of a list stand: cells (a heading with -1, or the number of an item), rows and columns of a page, its first cell."""

    cells: tuple[tuple[str, int], ...]
    rows: int
    columns: int
    wide: int
    first: int
    pages: int


def grid(items: tuple[Item, ...], selected: int, width: int, height: int) -> Grid:
    """Options under their headings, in columns where that takes fewer pages, without headings where only that takes one page.

    Long labels are cut when columns need it, but not in the two rows of a slim panel; where nothing helps it is the page with the selected
    option.
    """
    rows = max(1, height)
    grouped = len({item.group for item in items}) > 1 and len(items) > HEADED
    widest = min(max((width_of(item.label) for item in items), default=0) + 6, width)
    found: Grid | None = None
    for headed in (True, False) if grouped else (False,):
        cells = tuple(_cells(items, headed))
        if len(cells) <= rows:
            return Grid(cells, rows, 1, width, 0, 1)
        for wide in (widest, max(LEAST_COLUMN, width // 2)) if rows > 2 else (widest,):
            columns = max(1, min(width // max(1, min(wide, widest)), -(-len(cells) // rows)))
            pages = -(-len(cells) // (rows * columns))
            found = Grid(cells, rows, columns, width // columns, 0, pages)
            if pages == 1:
                return found
    assert found is not None
    rows = found.rows - (found.rows > 2)
    page = rows * found.columns
    at = next((c for c, (_, n) in enumerate(found.cells) if n == selected), 0)
    return Grid(found.cells, rows, found.columns, found.wide, at // page * page, -(-len(found.cells) // page))


def _cells(items: tuple[Item, ...], headed: bool) -> Iterator[tuple[str, int]]:
    for n, item in enumerate(items):
        if headed and (n == 0 or item.group != items[n - 1].group):
            yield item.group, -1
        yield "", n


def _items(sheet: Sheet, model: Question, top: int, width: int, bottom: int, theme: Theme, left: int = 2) -> None:
    shape = grid(model.items, model.selected, width, bottom - top)
    page = shape.rows * shape.columns
    for place, (head, n) in enumerate(shape.cells[shape.first : shape.first + page]):
        x, y = left + place // shape.rows * shape.wide, top + place % shape.rows
        if n < 0:
            sheet.write(x, y, fit(head, shape.wide - 2), theme.ink("title"))
        else:
            _item(sheet, model.items[n], n, x, y, shape.wide - 1, n == model.selected, model.focused, theme)
    if shape.pages > 1:
        mark = f" ▼ {shape.first // page + 1}/{shape.pages}"
        x = left if shape.rows < bottom - top else left + width - len(mark)
        sheet.write(x, bottom - 1, mark, theme.ink("key"))


def _item(sheet: Sheet, item: Item, n: int, x: int, y: int, width: int, selected: bool, focused: bool, theme: Theme) -> None:
    number, hit = f"{n + 1:>2} ", f"option:{item.id}"
    ink = theme.ink("select") if selected and focused else theme.ink("strong" if selected else item.role)
    if selected:
        sheet.write(x, y, " " * width, ink, hit)
        sheet.point = sheet.point or (x, y)
    sheet.write(x, y, number, ink if selected else theme.ink("key"), hit)
    sheet.write(x + 3, y, fit(item.label, width - 3), ink, hit)
