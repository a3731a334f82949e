"""Painter of tracks: a scale with letters standing on it, and lines about docks and charts below. No game, no Textual."""

from __future__ import annotations

from pax_tui.theme import Theme
from pax_tui.widgets.models import Scale, Tracks
from pax_tui.widgets.paint import framed
from pax_tui.widgets.sheet import Sheet, wrap_line

TICKS = (10, 20, 25, 50, 100)
LEAST = 6
"""Cells between two numbers of a scale."""
RULE = {False: ("─", "┬"), True: ("-", "+")}


def tracks(model: Tracks, width: int, height: int, theme: Theme) -> Sheet:
    """The scale first, then as many lines as there is room for."""
    sheet = framed(width, height, theme, model.title, model.note)
    y = 1
    if model.scale is not None and height > 6:
        y = scale(sheet, model.scale, y, theme)
    for line in model.lines:
        parts = wrap_line(line, width - 4)
        for part in parts if y + len(parts) < height else [line]:
            if y < height - 1:
                sheet.line(2, y, part, theme.ink, end=width - 2)
            y += 1
    return sheet


def scale(sheet: Sheet, model: Scale, y: int, theme: Theme) -> int:
    """Letters over a ruled line, those on one cell above each other; numbers below. The row after it."""
    room = sheet.width - 5
    top = max(model.top, 1)
    columns: dict[int, list[tuple[str, str]]] = {}
    for at, letter, seat in sorted(model.marks):
        columns.setdefault(2 + min(max(at, 0), top) * room // top, []).append((letter, seat))
    high = max((len(there) for there in columns.values()), default=1)
    across, tick = RULE[theme.ascii]
    base = y + high
    for x, there in columns.items():
        for n, (letter, seat) in enumerate(there):
            sheet.write(x, base - 1 - n, letter, theme.ink(f"seat:{seat}"))
    sheet.write(2, base, across * (room + 1), theme.ink("frame"))
    step = next((t for t in TICKS if t * room // top >= LEAST), TICKS[-1])
    for value in range(0, top + 1, step):
        x = 2 + value * room // top
        sheet.write(x, base, tick, theme.ink("frame"))
        text = str(value)
        sheet.write(min(x, sheet.width - 2 - len(text)), base + 1, text, theme.ink("dim"))
    return base + 2
