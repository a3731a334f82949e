"""The names of sites: which are written now, and where.

What matters now has its name first: sites with a token and those that are lit; then, where the chart is roomy, all others. On a small
chart an empty site goes without (its mark stays). A name stands right of its token, left of it, or in the row above or below, where it
covers nothing; a name that finds no room makes another move. The order depends on the places alone, so that names stay where they are
from one choice to the next as far as they can. Rows are whole numbers, a bit a column.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from pax_tui.widgets.coast import Ground
from pax_tui.widgets.placing import Spot, name_forms, span
from pax_tui.widgets.scene import SHORT_BELOW, Frame, Place

LEFT, BESIDE, ASLANT = 1.5, 5.0, 0.4
"""What it costs to stand left of the token, and above or below it, with something more for every cell out of line."""
UNCLEAR = 9.0
"""A name that costs so much would be taken for that of something else; on a small chart it is rather left out."""
SHORTER = 4.0
SPLIT = 0.35
"""For every cell of a name on the lesser of land and sea."""
TOUCHING, NEAR, LIKE_A_TOKEN = 5.0, 1.0, 8.0
"""What it costs to end one or two blanks before something that the name does not belong to, or to begin behind it."""
STACKED = 0.6
"""For every cell of a name right above or below something else."""


class Label(NamedTuple):
    """A name and where it begins."""

    text: str
    x: int
    y: int


class _Way(NamedTuple):
    cost: float
    label: Label
    cells: int


class Namer:
    """Writes names around the tokens of one frame. `taken` are the cells that hold something, and grow."""

    def __init__(self, frame: Frame, ground: Ground, spots: Mapping[str, Spot], taken: list[int]) -> None:
        self.frame, self.ground, self.spots, self.taken = frame, ground, spots, taken
        self.tokens = list(taken)
        """The cells that were taken before any name."""
        self.unclear = float("inf") if frame.columns >= SHORT_BELOW else UNCLEAR
        self.labels: dict[str, Label] = {}
        self._cells: dict[str, int] = {}

    def copy(self) -> Namer:
        """The same, to go on from."""
        new = Namer(self.frame, self.ground, self.spots, list(self.taken))
        new.tokens, new.labels, new._cells = self.tokens, dict(self.labels), dict(self._cells)
        return new

    def name(self, places: Iterable[tuple[Place, int]]) -> None:
        """Writes the names of places, each with the length of its token, that have none yet: first where they have claimed room, then
        wherever it is better."""
        todo = [(place, length) for place, length in places if place.id not in self.labels and place.id in self.spots]
        for place, length in todo:
            self._write(place.id, self._claimed(place, length))
        for _ in range(2):
            moved = False
            for place, length in todo:
                old = self._rub_out(place.id)
                new = self._write(place.id, self.ways(place, length))
                moved = moved or new != old
            if not moved:
                break
        group = {place.id: (place, length) for place, length in todo}
        for place, length in todo:
            if place.id not in self.labels:
                self._make_room(place, length, group)

    def force(self, place: Place, length: int, kept: Collection[str] = ()) -> None:
        """Writes a name wherever it covers least, but no token and no name of those that are kept; what it covers goes."""
        if place.id in self.labels or place.id not in self.spots:
            return
        if self._write(place.id, self.ways(place, length)):
            return
        written = [0] * self.frame.rows
        for other in self.labels.keys() - kept:
            label = self.labels[other]
            written[label.y] |= self._cells[other]
        best: tuple[int, _Way] | None = None
        for way in self._all_ways(place, length):
            y = way.label.y
            if not self.taken[y] & ~written[y] & way.cells:
                cost = (written[y] & way.cells).bit_count()
                if best is None or (cost, way.cost) < (best[0], best[1].cost):
                    best = cost, way
        if best:
            for other in [o for o, label in self.labels.items() if label.y == best[1].label.y and self._cells[o] & best[1].cells]:
                self._rub_out(other)
            self._write(place.id, [best[1]])

    def write(self, target: str, label: Label) -> None:
        """Writes a name where it is told."""
        self._write(target, [_Way(0.0, label, span(label.x - 1, len(label.text) + 1))])

    # -- one name

    def ways(self, place: Place, length: int) -> list[_Way]:
        """Every free way to write a name, with what it costs."""
        return [way for way in self._all_ways(place, length) if way.cost < self.unclear and not self.taken[way.label.y] & way.cells]

    def _all_ways(self, place: Place, length: int) -> list[_Way]:
        """Beside the token; where that is not good enough also above and below it, anywhere along it."""
        spot, width = self.spots[place.id], self.frame.columns
        forms = name_forms(place, width) or (place.label,)
        x, y, end = spot.x, spot.y, spot.x + length
        found: list[_Way] = []
        for grade, text in enumerate(forms):
            for left, extra in ((end + 1, 0.0), (x - 1 - len(text), LEFT)):
                self._add_way(found, text, left, y, grade * SHORTER + extra, end, y)
        if any(way.cost < BESIDE and not self.taken[y] & way.cells for way in found):
            return found
        for grade, text in enumerate(forms):
            for left in range(x - len(text) + 1, end):
                aslant = min(abs(left - x), abs(left + len(text) - end))
                for row in (y + 1, y - 1):
                    self._add_way(found, text, left, row, grade * SHORTER + BESIDE + ASLANT * aslant, end, y)
        return found

    def _add_way(self, found: list[_Way], text: str, left: int, row: int, cost: float, end: int, own: int) -> None:
        size = len(text)
        if 0 <= row < self.frame.rows and left >= 1 and left + size < self.frame.columns:
            ashore = (self.ground.land[row] & span(left, size)).bit_count()
            cost += self._friction(left, row, size, end, own) + SPLIT * min(ashore, size - ashore)
            found.append(_Way(cost, Label(text, left, row), span(left - 1, size + 1)))

    def _friction(self, left: int, row: int, size: int, end: int, own: int) -> float:
        """What it costs to stand close to other things."""
        taken, cost = self.taken, 0.0
        if row != own or left >= end:  # what stands behind it?
            cost += TOUCHING if taken[row] >> (left + size) & 1 else NEAR if taken[row] >> (left + size + 1) & 1 else 0.0
        if row != own or left < end:  # and before it? A token there would look like the one of this name
            near = 4 if row != own else 3
            cost += LIKE_A_TOKEN if self.tokens[row] & span(max(0, left - near), min(left, near) - 1) else 0.0
            cost += NEAR if left > 1 and taken[row] >> (left - 2) & 1 else 0.0
        beyond = 2 * row - own
        if row != own and 0 <= beyond < len(taken):
            cost += STACKED * (taken[beyond] & span(left, size)).bit_count()
        return cost

    def _claimed(self, place: Place, length: int) -> list[_Way]:
        """The way for which room was kept, if it is free: beside the token, or above or below it."""
        spot = self.spots[place.id]
        left, row = spot.label_x, spot.label_y
        if not spot.label:
            return []
        if row == spot.y and left > spot.x:
            left = spot.x + length + 1
        cells = span(left - 1, len(spot.label) + 1)
        return [] if self.taken[row] & cells else [_Way(0.0, Label(spot.label, left, row), cells)]

    def _write(self, target: str, ways: Sequence[_Way]) -> Label | None:
        if not ways:
            return None
        way = min(ways)
        self.labels[target], self._cells[target] = way.label, way.cells
        self.taken[way.label.y] |= way.cells
        return way.label

    def _rub_out(self, target: str) -> Label | None:
        label = self.labels.pop(target, None)
        if label:
            self.taken[label.y] &= ~self._cells.pop(target)
        return label

    def _make_room(self, place: Place, length: int, group: Mapping[str, tuple[Place, int]]) -> bool:
        """Moves one other name of the group away, if it finds another way."""
        for way in sorted(self._all_ways(place, length)):
            if way.cost >= self.unclear:
                break
            y = way.label.y
            there = [other for other, label in self.labels.items() if label.y == y and self._cells[other] & way.cells]
            if len(there) != 1 or there[0] not in group:
                continue
            other = there[0]
            cells, label = self._cells[other], self._rub_out(other)
            if not self.taken[y] & way.cells:
                self._write(place.id, [way])
                if self._write(other, self.ways(*group[other])):
                    return True
                self._rub_out(place.id)
            if label:
                self.labels[other], self._cells[other] = label, cells
                self.taken[y] |= cells
        return False
