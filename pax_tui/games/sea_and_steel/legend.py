"""The key to the map of Sea & Steel: every mark as it looks there, and what it means. A row fits 76 cells."""

from __future__ import annotations

from pax_tui.games.say import Say
from pax_tui.games.sea_and_steel.chart import ANACAONA, LEADERS, LETTERS, SONS, piece_role
from pax_tui.theme import Theme
from pax_tui.widgets.chart import FRAMES
from pax_tui.widgets.models import Text
from pax_tui.widgets.sheet import Line, Span, width_of
from rules.sea_and_steel.tables import ATTACK, BAG_IDS, BAG_KINDS, BAG_SIDE, BAGS, UNIT_IDS

WIDE = 10
"""Cells for the marks."""


def legend(say: Say, theme: Theme) -> Text:
    """A plate, the pieces by bag, Leaders, forts, what the table itself marks."""
    dot = FRAMES[theme.ascii][6]
    rows: list[Line] = [
        _row(((" 7S ", "seat:spanish"), (" 6I ", "seat:indigenous")), say("legend-plate")),
        _row(((" 8x", "seat:spanish"), ("   ", "seat:indigenous")), say("legend-contested")),
        _row((("1* 1 2", "strong"),), say("legend-worth")),
        _row((("J P C O", "strong"),), say("legend-marks")),
        _row((("t  c  tc", "strong"),), say("legend-tribes")),
        (),
    ]
    for bag in BAGS:
        found: list[Span] = []
        for kind in BAG_KINDS[bag]:
            found += [(f"{LETTERS[UNIT_IDS[kind]]}{ATTACK[2 * kind]}", piece_role(BAG_SIDE[bag], 2 * kind)), (" ", "text")]
        rows.append(_row(tuple(found), say(f"legend-{BAG_IDS[bag]}")))
    reduced = BAG_KINDS[0][0]
    rows.append(_row(((f"{LETTERS[UNIT_IDS[reduced]].lower()}{ATTACK[2 * reduced + 1]}", piece_role(0, 1)),), say("legend-reduced")))
    rows.append(_row((("5", "strong"),), say("legend-factor")))
    rows.append(_row((("4H +", "seat:spanish"),), say("legend-many")))
    leaders = tuple(
        span for n, text in enumerate(LEADERS) for span in ((text, "seat:indigenous" if n == 2 else "seat:spanish"), (" ", "text"))
    )
    rows.append(_row(leaders, say("legend-leaders")))
    rows.append(_row(((ANACAONA, "seat:indigenous"), (" ", "text"), (SONS, "seat:indigenous")), say("legend-tokens")))
    rows.append(())
    rows.append(_row(((f"{dot} {dot} {dot}", "key"),), say("legend-current")))
    rows.append(_row((("a", "lit"),), say("legend-letter")))
    rows.append(_row(((">", "select"), (" 7S ", "seat:spanish"), ("<", "select")), say("legend-cursor")))
    return Text(say("legend-title"), tuple(rows))


def _row(marks: tuple[Span, ...], text: str) -> Line:
    gap = " " * max(1, WIDE - sum(width_of(mark) for mark, _ in marks))
    return (*marks, (gap, "text"), (text, "text"))
