"""Charts over time: lines of amounts, and lanes that show who held which place when. View models and their painter; no game, no Textual.

Every line is a letter and a color: a line that runs alone is drawn through with its letter every few cells, lines that run together show
their letters in turn, and at the right end stand letter, amount and name. So a chart can be read without color, and ties hide nobody.
(plotext was tried: of lines that tie it shows the last one drawn, ticks are fractions, and what it makes is a string of escape codes.)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from pax_tui.theme import Theme
from pax_tui.widgets.chart import Ink
from pax_tui.widgets.sheet import Line, Sheet, fit, width_of

STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)
"""What the amounts beside a chart may count by."""
APART, CLOSER = 9, 2
"""After how many cells a line that runs alone shows its letter again; where colors do not tell lines apart."""
DOTS = {False: "·", True: "."}
TAILS = ((70, 16, True), (56, 12, True), (0, 8, False))
"""From a width on: the room at the right end for letter, amount and name, and whether there is a name."""
GLYPHS = {False: tuple("─│┘┌┐└┼"), True: tuple("-|+++++")}
"""Along, up and down, the four corners (where a rise and a fall begin and end), and where lines cross."""


@dataclass(frozen=True, slots=True)
class Series:
    """One line: its letter, whose it is, the color's name among the seats (`""`: none), and an amount for each mark (None: not known)."""

    letter: str
    name: str
    seat: str
    values: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Graph:
    """Amounts over time. `marks` are what stands below, one for each amount; `unit` stands before the amounts."""

    title: str
    marks: tuple[str, ...]
    series: tuple[Series, ...]
    unit: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Lane:
    """A place: its label and, for each mark, who held it (letter and color; "" for nobody) and whether it was `ripe`."""

    label: str
    cells: tuple[tuple[str, str], ...]
    ripe: tuple[bool, ...] = ()
    top: bool = False
    """The goal of the lanes below it."""


@dataclass(frozen=True, slots=True)
class Lanes:
    """Places over time, and who held them. `names` says whose a letter is."""

    title: str
    marks: tuple[str, ...]
    lanes: tuple[Lane, ...]
    names: tuple[tuple[str, str], ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class Course:
    """How a game went: how it ended in words, the charts, and its story as (when, sentence, section)."""

    ending: tuple[Line, ...] = ()
    charts: tuple[Graph | Lanes, ...] = ()
    story: tuple[tuple[str, Line, str], ...] = ()
    note: str = ""
    """What is not told, and why; "" when all is."""


def chart(model: Graph | Lanes, width: int, height: int, theme: Theme) -> Sheet:
    """Paints either kind."""
    sheet = Sheet(width, height, theme.ink("text"), theme.ascii)
    if width < 24 or height < 6 or not model.marks:
        return sheet
    sheet.frame(model.title, theme.ink("frame"), theme.ink("title"))
    if isinstance(model, Lanes):
        _lanes(sheet, model, theme)
    else:
        _graph(sheet, model, theme)
    if model.note:
        text = f" {fit(model.note, width - 6)} "
        sheet.write(max(2, width - 2 - width_of(text)), height - 1, text, theme.ink("dim"))
    return sheet


# -- where everything stands


def spread(marks: int, columns: int) -> tuple[int, ...]:
    """The mark that each column shows: the last one where there are more marks than columns."""
    if columns <= 1 or marks <= 1:
        return (marks - 1,) * max(columns, 0)
    return tuple(n * (marks - 1) // (columns - 1) for n in range(columns))


def tail_of(width: int) -> tuple[int, bool]:
    """The room at the right end of a chart, and whether names stand there."""
    return next((tail, named) for least, tail, named in TAILS if width >= least)


def ruler(top: int, rows: int) -> tuple[int, int]:
    """How high the scale goes at least up to an amount, and by what it counts."""
    step = next((s for s in STEPS if top <= s * max(1, (rows - 1) // 2)), STEPS[-1])
    return max(step, -(-top // step) * step), step


def _below(sheet: Sheet, marks: Sequence[str], shown: Sequence[int], left: int, y: int, ink: Ink) -> list[int]:
    """Writes marks below, the first and the last and as many between as have room; their columns."""
    wide = max(width_of(mark) for mark in marks) + 3
    last = len(shown) - 1
    end = last - width_of(marks[-1]) + 2
    places, free = [], 0
    for column, n in enumerate(shown):
        first = not column or n != shown[column - 1]
        if first and column >= free and column + width_of(marks[n]) + 1 <= end:
            sheet.write(left + column, y, marks[n], ink)
            places.append(column)
            free = column + wide
    sheet.write(left + end, y, marks[-1], ink)
    return [*places, last]


# -- amounts


def _graph(sheet: Sheet, model: Graph, theme: Theme) -> None:
    known = [v for s in model.series for v in s.values if v is not None]
    rows = sheet.height - 3
    top, step = ruler(max(known, default=1), rows)
    label = max(width_of(f"{model.unit}{n}") for n in (0, top))
    tail, named = tail_of(sheet.width)
    left, columns = 2 + label + 1, sheet.width - 2 - (2 + label + 1) - tail
    if columns < 6:
        return

    def row(value: int) -> int:
        return 1 + round((top - max(0, value)) * (rows - 1) / top)

    shown, dim = spread(len(model.marks), columns), theme.ink("dim")
    ticks = range(0, top + 1, step)
    places = _below(sheet, model.marks, shown, left, sheet.height - 2, dim)
    for tick in ticks:
        text = f"{model.unit}{tick}"
        sheet.write(2 + label - width_of(text), row(tick), text, dim)
        for column in places:
            sheet.write(left + column, row(tick), DOTS[theme.ascii], dim)
    _lines(sheet, model.series, shown, left, row, theme)
    ends = [(row(v), n) for n, s in enumerate(model.series) if (v := s.values[-1]) is not None]
    for y, n in _apart(sorted(ends), rows):
        one = model.series[n]
        x = sheet.write(left + columns + 1, y, one.letter, theme.ink(f"seat:{one.seat}" if one.seat else "lit"))
        x = sheet.write(x + 1, y, f"{model.unit}{one.values[-1]}", theme.ink("strong"))
        if named:
            sheet.write(x + 1, y, fit(one.name, sheet.width - 2 - x), theme.ink("text"), end=sheet.width - 1)


def _lines(sheet: Sheet, series: Sequence[Series], shown: Sequence[int], left: int, row: Callable[[int], int], theme: Theme) -> None:
    """Steps: along on a row, up or down within one column."""
    flat: dict[tuple[int, int], list[int]] = {}
    across, down, rise_from, rise_to, fall_from, fall_to, cross = GLYPHS[theme.ascii]
    crossed: set[tuple[int, int]] = set()
    for n, one in enumerate(series):
        ink = theme.ink(f"name:{one.seat}" if one.seat else "strong")
        before: int | None = None
        for column, mark in enumerate(shown):
            value = one.values[mark]
            if value is None:
                before = None
                continue
            y = row(value)
            if before is None or before == y:
                flat.setdefault((column, y), []).append(n)
            else:
                up = y < before
                for between in range(min(y, before) + 1, max(y, before)):
                    sheet.write(left + column, between, down, ink)
                    crossed.add((column, between))
                sheet.write(left + column, before, rise_from if up else fall_from, ink)
                sheet.write(left + column, y, rise_to if up else fall_to, ink)
            before = y
    apart = CLOSER if theme.plain else APART
    for (column, y), there in flat.items():
        turn = column // 2 % len(there)
        one = series[there[turn]]
        alone = len(there) == 1
        lettered = (column + 3 * there[0]) % apart == 1 if alone else column % 2 == 0
        ink = theme.ink(f"name:{one.seat}" if one.seat else "strong")
        sheet.write(left + column, y, cross if alone and (column, y) in crossed else one.letter if lettered else across, ink)


def _apart(ends: Sequence[tuple[int, int]], rows: int) -> list[tuple[int, int]]:
    """Rows for the labels at the end, moved apart where several want the same."""
    found: list[list[int]] = []
    for y, n in ends:
        found.append([max(y, found[-1][0] + 1) if found else y, n])
    limit = rows
    for place in reversed(found):
        place[0] = min(place[0], limit)
        limit = place[0] - 1
    return [(y, n) for y, n in found]


# -- places


def _lanes(sheet: Sheet, model: Lanes, theme: Theme) -> None:
    label = min(max(width_of(lane.label) for lane in model.lanes), sheet.width // 3)
    tail, named = tail_of(sheet.width)
    left = 2 + label + 1
    columns = sheet.width - 2 - left - tail
    if columns < 6:
        return
    shown, dim, names = spread(len(model.marks), columns), theme.ink("dim"), dict(model.names)
    rows = sheet.height - 3
    gap = max(0, min(3, (rows - len(model.lanes)) // max(1, sum(lane.top for lane in model.lanes) - 1)))
    _below(sheet, model.marks, shown, left, sheet.height - 2, dim)
    across, y = GLYPHS[theme.ascii][0], 0
    for lane in model.lanes:
        y += 1 + (gap if lane.top and y else 0)
        if y > rows:
            break
        sheet.write(2 + (0 if lane.top else label - width_of(lane.label)), y, lane.label, theme.ink("title" if lane.top else "dim"))
        since = 0
        for column, mark in enumerate(shown):
            letter, seat = lane.cells[mark]
            since = 0 if column == 0 or lane.cells[shown[column - 1]] != (letter, seat) else since + 1
            if letter:
                ink = theme.ink(f"seat:{seat}" if lane.top else f"name:{seat}")
                sheet.write(left + column, y, letter if since % APART == 0 or lane.top else across, ink)
            elif lane.top and lane.ripe[mark]:
                sheet.write(left + column, y, "+", theme.ink("good"))
            elif lane.top or column % 4 == 0:
                sheet.write(left + column, y, DOTS[theme.ascii], dim)
        letter, seat = lane.cells[shown[-1]]
        if letter:
            x = sheet.write(left + columns + 1, y, letter, theme.ink(f"seat:{seat}"))
            if named:
                sheet.write(x + 1, y, fit(names.get(letter, ""), sheet.width - 2 - x), theme.ink("text"), end=sheet.width - 1)


# -- the same in numbers


@lru_cache(maxsize=16)
def numbers(model: Graph | Lanes, most: int) -> tuple[Line, ...]:
    """A chart as a table, for who would rather read than look: a line for each mark, at most `most`, the last one always."""
    every = max(1, -(-(len(model.marks) - 1) // max(1, most - 1)))
    chosen = sorted({*range(0, len(model.marks), every), len(model.marks) - 1})
    wide = max(width_of(mark) for mark in model.marks) + 2
    lines: list[Line] = [((model.title, "title"),)]
    if isinstance(model, Lanes):
        held = [(letter, seat) for lane in model.lanes for letter, seat in lane.cells]
        seats = dict(held)
        goal = ""
        for n in chosen:
            line: Line = ((f"{model.marks[n]:<{wide}}", "dim"),)
            goal = ""
            for lane in model.lanes:
                goal = lane.label if lane.top else goal
                letter, seat = lane.cells[n]
                if letter:
                    line += ((letter, f"seat:{seats.get(letter, seat)}"), (f" {goal}{'' if lane.top else ' ' + lane.label}   ", "text"))
            lines.append(line)
        return tuple(lines)
    head: Line = ((" " * wide, "text"),)
    cell = 8
    for one in model.series:
        head += ((" " * (cell - 1), "text"), (one.letter, f"seat:{one.seat}" if one.seat else "lit"))
    lines.append(head)
    for n in chosen:
        values = ["-" if one.values[n] is None else f"{model.unit}{one.values[n]}" for one in model.series]
        lines.append(((f"{model.marks[n]:<{wide}}", "dim"), ("".join(f"{value:>{cell}}" for value in values), "text")))
    return tuple(lines)
