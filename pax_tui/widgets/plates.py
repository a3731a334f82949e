"""Where plates stand on a chart: as near as can be to the points they are told, clear of each other, of boxes and of the marks of all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from pax_tui.widgets.scene import Frame, Plate

Cells = tuple[int, int, int, int]
"""Left, top, columns and rows."""
ROW = 2
"""A row counts as so many columns."""
FAR = 20
"""A plate that many columns from where it should be stands far off."""


def plate_cells(frame: Frame, plates: Sequence[Plate], boxes: Iterable[Cells] = ()) -> dict[str, Cells]:
    """The cells of every plate, in the order they come; those that find no room at all overlap the others. Where one comes to stand far
    off, it is tried what becomes of all when that one comes first; kept is what brings the farthest nearest."""
    taken = list(boxes)
    order, best, least = list(plates), dict[str, Cells](), FAR * frame.columns * frame.rows
    for _ in plates:
        found, off = _placed(frame, order, taken)
        farthest = max(order, key=lambda plate: off[plate.id])
        if off[farthest.id] < least:
            best, least = found, off[farthest.id]
        if least <= FAR:
            break
        order = [farthest, *(plate for plate in order if plate is not farthest)]
    return {plate.id: best[plate.id] for plate in plates}


def _placed(frame: Frame, plates: Sequence[Plate], boxes: Sequence[Cells]) -> tuple[dict[str, Cells], dict[str, int]]:
    """The cells of every plate, each as near as it can come after those before it, and how far off it stands."""
    found: dict[str, Cells] = {}
    off: dict[str, int] = {}
    taken = list(boxes)
    marks = {plate.id: tuple(map(int, frame.cell(*plate.spot))) for plate in plates}
    for plate in plates:
        middle_x, middle_y = frame.cell(*plate.at)
        columns, rows = plate.columns, len(plate.shown(frame.rows))
        wanted = round(middle_x - columns / 2), round(middle_y - rows / 2)
        last = frame.columns - columns, frame.rows - rows
        x0, y0 = (min(max(want, 0), max(0, most)) for want, most in zip(wanted, last, strict=True))
        others = [mark for other, mark in marks.items() if other != plate.id]
        free = (at for at in _around(x0, y0, *last) if not _touches(at, columns, rows, taken))
        clear = (at for at in _around(x0, y0, *last) if not _touches(at, columns, rows, taken) and not _covers(at, columns, rows, others))
        x, y = next(clear, None) or next(free, (x0, y0))
        found[plate.id] = x, y, columns, rows
        off[plate.id] = abs(x - x0) + ROW * abs(y - y0)
        taken.append(found[plate.id])
    return found, off


def _around(x0: int, y0: int, last_x: int, last_y: int) -> Iterator[tuple[int, int]]:
    """Every place from 0, 0 to the last one, the nearest to x0, y0 first."""
    for far in range(max(last_x, 0) + ROW * max(last_y, 0) + 1):
        for x in range(max(0, x0 - far), min(last_x, x0 + far) + 1):
            down, odd = divmod(far - abs(x - x0), ROW)
            if not odd:
                yield from ((x, y) for y in dict.fromkeys((y0 - down, y0 + down)) if 0 <= y <= last_y)


def _touches(at: tuple[int, int], columns: int, rows: int, others: Iterable[Cells]) -> bool:
    """Whether a plate there would lie over another, or right beside it in the same row."""
    x, y = at
    return any(x < left + wide + 1 and left < x + columns + 1 and y < top + high and top < y + rows for left, top, wide, high in others)


def _covers(at: tuple[int, int], columns: int, rows: int, marks: Iterable[Sequence[int]]) -> bool:
    """Whether it would hide where another area lies."""
    x, y = at
    return any(x - 2 < mark[0] < x + columns and y <= mark[1] < y + rows for mark in marks)
