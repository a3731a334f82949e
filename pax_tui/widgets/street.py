"""Painter of a street: boxes in walking order, each with its circles, what they give and whose disc lies there. No game, no Textual."""

from __future__ import annotations

from pax_tui.theme import Theme
from pax_tui.widgets.models import Circle, Stop, Street
from pax_tui.widgets.paint import framed
from pax_tui.widgets.sheet import Line, Sheet, Span, fit, flow, length, width_of

COLUMNS = (18, 9, 6, 3)
"""How many boxes may stand in a row, the best first."""
LEAST = 12
"""Cells a box needs, with the gap before it."""
ROLES = {"behind": "dim", "here": "bar-strong", "ahead": "bar-strong", "shut": "bar"}
FREE, WAY = "○", "›"


def street(model: Street, width: int, height: int, theme: Theme) -> Sheet:
    """As few rows of boxes as there is room for."""
    sheet = framed(width, height, theme, model.title, model.note)
    inner = width - 2
    columns = next((n for n in COLUMNS if inner // n >= LEAST), 1)
    rows = max(1, -(-len(model.stops) // columns))
    wide, high = inner // columns, max(1, (height - 2) // rows)
    spare = high * rows + rows - 1 <= height - 2
    for n, stop in enumerate(model.stops):
        x, y = 1 + n % columns * wide, 1 + n // columns * (high + spare)
        _stop(sheet, stop, x, y, wide, high, stop.id == model.cursor, theme)
    return sheet


def _stop(sheet: Sheet, stop: Stop, x: int, y: int, wide: int, high: int, chosen: bool, theme: Theme) -> None:
    """A box: its number and name, whoever stands there at the right, its circles below; at the right the way on."""
    end = x + wide - 1
    bottom = min(y + high, sheet.height - 1)
    if y >= bottom:
        return
    past = stop.place in ("behind", "here")
    for row in range(y, bottom):
        sheet.touch(row, stop.id, x, end)
    ink = theme.ink("select" if chosen else ROLES[stop.place])
    sheet.write(x, y, " " * (end - x), ink, stop.id)
    left = sheet.write(x, y, f"{stop.number:>2}", ink if chosen or past else theme.ink("bar-key"), stop.id)
    if stop.letter:
        sheet.write(left, y, stop.letter, theme.ink("lit"), stop.id)
    at = end - sum(width_of(letter) for letter, _ in stop.here)
    room = at - left - 1
    name = stop.name if width_of(stop.name) <= room else stop.short or stop.name
    sheet.write(left + 1, y, fit(name, room), ink, stop.id, at)
    if chosen:
        sheet.point = x, y
    for letter, seat in stop.here:
        at = sheet.write(at, y, letter, theme.ink(f"seat:{seat}"), stop.id)
    sheet.write(end, y, " " if stop.place == "behind" else WAY, theme.ink("key"))
    rows = bottom - y - 1
    inner = wide - 2
    lines: list[Line] = []
    for brief in (False, True):
        pieces = [piece for c in stop.circles if (piece := _circle(c, brief, past))]
        lines = flow(pieces, inner, " ")
        if len(lines) <= rows and all(length(piece) <= inner for piece in pieces):
            break
    for row, line in enumerate(lines[: max(0, rows)], y + 1):
        sheet.line(x, row, line, theme.ink, stop.id, end)


def _circle(circle: Circle, brief: bool, past: bool) -> Line:
    text = circle.brief if brief else circle.text
    open_ = circle.free and not past
    spans: list[Span] = [(text, "text" if open_ else "dim")] if text else []
    spans += [(" ", "text")] if width_of(text) > 2 and (circle.taken or circle.free) else []
    spans += [(letter, f"seat:{seat}") for letter, seat in circle.taken]
    if circle.free:
        spans.append((FREE * circle.free, "key" if open_ else "dim"))
    return tuple(spans)
