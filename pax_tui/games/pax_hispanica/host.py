"""What a host tells about a seat before the game begins: the nation, its ability, and with what it starts."""

from __future__ import annotations

from collections.abc import Mapping

from pax_tui.widgets.sheet import Line
from pax_tui.wording import Wording
from rules.pax_hispanica.data import load


def about_seat(words: Wording, seat: str, seats: Mapping[str, str], options: Mapping[str, str]) -> list[Line]:
    """Lines about a seat, its facts from the data files in force; `seats` maps those taken to who sits there."""
    mat = next(p for p in load().playmats.playmat if p.color == seat)
    alone = seats.get("purple") == "auto"
    if alone and seat in ("purple", "red"):
        return [((words.text(f"seat-alone-{seat}"), "text"),), (), ((words.text("setup-about-alone"), "text"),)]
    lines: list[Line] = [((words.text(f"seat-about-{seat}"), "text"),), ()]
    if seat == "red" and options.get("maroon-king") == "yes":
        lines.append(((words.text("seat-gives-up"), "text"),))
    elif mat.ability.id == "none":
        lines.append(((words.text("seat-ability") + ": ", "title"), (words.text("seat-no-ability"), "text")))
    else:
        known = "seat-ability-reconstructed" if mat.ability_provenance == "reconstructed" else "seat-ability"
        lines.append(((words.text(known) + ": ", "title"), (f"{mat.ability.title}. ", "strong"), (mat.ability.text, "text")))
    start = words.text(
        "seat-start",
        sway=str(mat.sway_by_disks_left[mat.start_disks_in_sway_column]),
        reach=str(mat.reach_by_bibles_left[mat.start_bibles_in_reach_column]),
        dollars=str(len(seats)),
        colonies=mat.start_disks_on_map,
        galleons=str(mat.galleons),
        citizens=str(mat.meeples),
    )
    return [*lines, (), ((start, "text"),)]
