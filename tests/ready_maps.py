"""Writes assets/map/ready.json: the ground of every game's map at the three standard sizes, which would cost time at each start.

uv run python -m tests.ready_maps
"""

from __future__ import annotations

import json
from pathlib import Path

from pax_tui.games.francis_drake.table import DrakeTable
from pax_tui.games.pax_hispanica.table import PaxTable
from pax_tui.games.sea_and_steel.table import SteelTable
from pax_tui.screens.board import arrangement
from pax_tui.widgets import coast
from pax_tui.widgets.scene import Frame

FILE = Path(__file__).resolve().parents[1] / "assets" / "map" / "ready.json"
SIZES = ((80, 24), (120, 40), (200, 60))
TABLES = (PaxTable, SteelTable, DrakeTable)


def frames() -> list[Frame]:
    """What the maps of all tables show at the standard sizes."""
    found = []
    for table in TABLES:
        for width, height in SIZES:
            area = arrangement(width, height, table.tiles(3), "map", "log", False)["map"]
            found.append(table.framing(area.width, area.height, False))
    return found


def text() -> str:
    """The file as it has to be."""
    return json.dumps({coast.key(frame): coast.packed(coast.build(frame)) for frame in frames()}, indent=0, sort_keys=True) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="ascii")
