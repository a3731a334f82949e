"""The key to the map of Pax Hispanica: every mark as it looks there, and what it means. A row fits 76 cells."""

from __future__ import annotations

from pax_tui.games.pax_hispanica.chart import LETTERS
from pax_tui.games.pax_hispanica.names import name
from pax_tui.games.pax_hispanica.say import Say
from pax_tui.theme import Theme
from pax_tui.widgets.chart import FRAMES, HEADS, TRAIL
from pax_tui.widgets.models import Text
from pax_tui.widgets.sheet import Line, Span, width_of
from rules.pax_hispanica.tables import COLORS, EVERYBODY

WIDE = 9
"""Cells for the marks."""


def legend(say: Say, theme: Theme) -> Text:
    """Owners first, then what lies on the map, what is empty, the sea, and what the table itself marks."""
    owners: list[Span] = []
    for color in EVERYBODY:
        owners += [say.chip(color, LETTERS[color]), (f" {name('seat', COLORS[color])}  ", "text")]
    spain, england, france = (f"seat:{COLORS[c]}" for c in range(3))
    heads, dot = HEADS[theme.ascii], FRAMES[theme.ascii][6]
    trail = TRAIL[0] * 2 + TRAIL[2] if theme.ascii else "▀▀▚▄"
    rows: list[tuple[tuple[Span, ...], str]] = [
        ((("PsF$", spain),), "colony"),
        ((), "colony-more"),
        ((("i", "native"),), "tribe"),
        ((("vR", england), (" ", "text"), ("CBc", france)), "missions"),
        ((("!S", "rebel"), (" ", "text"), ("!T", "rebel")), "rebels"),
        ((("R3$*i", england),), "fleet"),
        ((("2$*", "native"),), "buried"),
        ((), ""),
        ((("+ o -", "strong"),), "sites"),
        ((("! ×", "strong"),), "more-sites"),
        ((("~", "strong"),), "sea"),
        (((f"{dot} {dot} {heads['>']} {dot}", "key"),), "lanes"),
        (((trail + heads[">"], f"name:{COLORS[3]}"),), "route"),
        ((), ""),
        ((("a", "lit"),), "letter"),
        (((">", "select"), ("+", "strong"), ("<", "select")), "cursor"),
    ]
    return Text(say("legend-title"), (tuple(owners), (), *(_row(say, marks, what) for marks, what in rows)))


def _row(say: Say, marks: tuple[Span, ...], what: str) -> Line:
    gap = " " * (WIDE - sum(width_of(text) for text, _ in marks))
    return (*marks, (gap, "text"), (say(f"legend-{what}"), "text")) if what else ()
