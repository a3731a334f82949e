"""The key to the map and the street of Francis Drake: every mark as it looks there, and what it means. A row fits 76 cells."""

from __future__ import annotations

from pax_tui.games.francis_drake.chart import LETTERS
from pax_tui.games.say import Say
from pax_tui.theme import Theme
from pax_tui.widgets.chart import FRAMES
from pax_tui.widgets.models import Text
from pax_tui.widgets.sheet import Line, Span, width_of
from rules.francis_drake.tables import SEATS

WIDE = 17
"""Cells for the marks."""


def legend(say: Say, theme: Theme) -> Text:
    """Owners first, then targets, discs, the street, and what the table itself marks."""
    owners: list[Span] = []
    for n, seat in enumerate(SEATS):
        owners += [say.chip(n, LETTERS[n]), (f" {seat}  ", "text")]
    red, blue, green = (f"seat:{SEATS[c]}" for c in range(3))
    dot = FRAMES[theme.ascii][6]
    rows: list[tuple[tuple[Span, ...], str]] = [
        (((" F 2+?c 2g Go ○○", "native"),), "fort"),
        (((" T 1c     si ", "native"), ("R", red), ("○", "native")), "town"),
        (((" G 3+1g   Je ○○", "native"),), "galleon"),
        (((" P IS·T     ○○○", "native"),), "port"),
        (((" 2+?c2g Go", "native"),), "narrow"),
        ((("Go go", "native"),), "stone"),
        ((("R", red), (" ", "text"), ("B3", blue), (" ", "text"), ("GH", green)), "discs"),
        (((f"{dot} {dot} {dot} ", "key"), ("ZONE 2", "title")), "zones"),
        ((("R", red), (" ", "text"), ("B", blue)), "range"),
        ((), ""),
        ((("3○ ", "text"), ("2", "dim"), ("R", red)), "circles"),
        ((("9 Crew II ", "bar-strong"), ("B", blue)), "ships"),
        ((("2c+2g+1 1b 2t", "text"),), "letters"),
        ((), ""),
        ((("a", "lit"),), "letter"),
        (((">", "select"), ("Havana", "strong"), ("<", "select")), "cursor"),
    ]
    return Text(say("legend-title"), (tuple(owners), (), *(_row(say, marks, what) for marks, what in rows)))


def _row(say: Say, marks: tuple[Span, ...], what: str) -> Line:
    gap = " " * (WIDE - sum(width_of(text) for text, _ in marks))
    return (*marks, (gap, "text"), (say(f"legend-{what}"), "text")) if what else ()
