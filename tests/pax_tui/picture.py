"""A screen as text that can be compared and read: its rows, then the style of each run of cells by number, then what the numbers mean.

`uv run python tests/look.py out.png < tests/pax_tui/__snapshots__/test_pictures/NAME.txt` makes a picture of it.
"""

from __future__ import annotations

from itertools import groupby

from rich.style import Style

from pax_tui.app import PaxApp

RULE = "=" * 8
WEIGHTS = ("bold", "underline", "reverse", "dim", "italic")


def picture(app: PaxApp) -> str:
    """What stands on the screen."""
    rows: list[str] = []
    runs: list[str] = []
    known: dict[str, int] = {}
    for strip in app.screen._compositor.render_strips(app.screen.size):
        rows.append(strip.text.rstrip())
        cells = [(known.setdefault(described(s.style or Style.null()), len(known)), s.cell_length) for s in strip]
        runs.append(" ".join(f"{n}:{sum(c for _, c in group)}" for n, group in groupby(cells, lambda cell: cell[0])))
    return "\n".join([*rows, RULE, *runs, RULE, *known, ""])


def described(style: Style) -> str:
    """Colors, and what else tells a cell from its neighbors."""
    front = style.color.name if style.color else "-"
    back = style.bgcolor.name if style.bgcolor else "-"
    return " ".join([front, back, *(weight for weight in WEIGHTS if getattr(style, weight))])
