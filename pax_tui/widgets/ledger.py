"""Painter of a ledger: rows with something at both ends, what matters less left out where a row is too narrow. No game, no Textual."""

from __future__ import annotations

from pax_tui.theme import Theme
from pax_tui.widgets.models import Entered, Ledger
from pax_tui.widgets.paint import framed
from pax_tui.widgets.sheet import Line, Sheet, length, wrap_line

GAP = 1
"""Cells at least between both ends."""


def ledger(model: Ledger, width: int, height: int, theme: Theme) -> Sheet:
    """As many rows as there is room for; the last one says with three dots that there are more."""
    sheet = framed(width, height, theme, model.title, model.note)
    rows = [(part, row.id) for row in model.rows for part in ledger_rows(row, width - 4)]
    room = height - 2
    for y, (line, target) in enumerate(rows[:room], 1):
        sheet.line(2, y, line, theme.ink, target, width - 2)
        if target:
            sheet.touch(y, target, 1, width - 1)
    if len(rows) > room > 0:
        sheet.write(width - 5, height - 1, "…", theme.ink("key"))
    return sheet


def ledger_rows(row: Entered, width: int) -> list[Line]:
    """A row, on several lines where even without `more` it is too long."""
    right = length(row.right)
    for left in ((*row.left, *row.more), row.left):
        free = width - length(left) - right
        if free >= (GAP if right else 0):
            return [(*left, (" " * free, "text"), *row.right)] if right else [left]
    *lines, last = wrap_line(row.left, width)
    if not right:
        return [*lines, last]
    free = width - length(last) - right
    if free >= GAP:
        return [*lines, (*last, (" " * free, "text"), *row.right)]
    return [*lines, last, ((" " * (width - right), "text"), *row.right)]
