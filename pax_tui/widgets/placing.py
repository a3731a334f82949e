"""Where the fixed things of a chart go: the slots of tokens and the names of seas and regions, so that none hides another.

Every place has a footprint: a cell for a letter, the slot of its token and room for a name beside it, or a name and the berth below it.
Crowded places choose first, each the cheapest free spot near its point; then each is taken up and put down again while that helps. A
place that stands badly makes its neighbours move. Nothing here depends on what lies on the places, so that a token never moves while a
game goes on. Which names of sites are written, and where, does depend on it and is left to `pax_tui.widgets.naming`; here they only
claim room, on a small chart with less insistence. Rows are whole numbers, a bit a column, so "is it free" is one `and`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from pax_tui.widgets.coast import Ground
from pax_tui.widgets.scene import SHORT_BELOW, Box, Frame, Place

REACH_X, REACH_Y = 16, 6
REGIONLESS = 40.0
SHORTER = 12.0
POOR = 20.0
EFFORT = 800
"""After so many searches no more neighbours are made to move."""
DISORDER = 7.0
ASHORE = 0.4
LEFT, BESIDE = 1.5, 5.0
"""What it costs a name to stand left of its slot, and above or below it."""
NAMELESS, NAMELESS_SMALL = 60.0, 8.0
"""What it costs a slot to leave no room for its name, less on a small chart."""
CLOSE = 3.0
"""What it costs a name on the water to stand close to something in its row."""


class Spot(NamedTuple):
    """Where a place is shown: its slot, or its name. The letter of a lit place stands left of `x`."""

    x: int
    y: int
    slot: int
    cost: float = 0.0
    label: str = ""
    """The name of a sea or a region; of a site the one that has room at `label_x`, `label_y`."""
    label_x: int = 0
    label_y: int = 0


class _Neighbour(NamedTuple):
    id: str
    dx: float
    dy: float
    aside: float
    astern: float
    """What it costs to be on the wrong side of it."""
    x: int
    y: int
    """Its anchor."""


class Placer:
    """Lays out the places of one frame."""

    def __init__(self, frame: Frame, ground: Ground, boxes: Iterable[tuple[int, int, int, int]] = ()) -> None:
        self.frame, self.ground = frame, ground
        self.effort = EFFORT
        self.nameless = NAMELESS if frame.columns >= SHORT_BELOW else NAMELESS_SMALL
        self.taken = [0] * frame.rows
        for left, top, columns, rows in boxes:
            for y in range(top, top + rows):
                self.taken[y] |= span(left, columns)
        self.spots: dict[str, Spot] = {}

    def place(self, places: Sequence[Place]) -> dict[str, Spot]:
        """A spot for every place that has room; only a region may have none."""
        self.anchors = {place.id: self.anchor(place) for place in places}
        self.near = self.neighbours(places)
        self.forms = {place.id: self.names(place) for place in places}
        fixed = [place for place in places if place.kind != "region"]
        fixed.sort(key=lambda place: (-len(self.near[place.id]), -place.slot))
        for place in fixed:
            self.put(place, self.best(place))
        for _ in range(3):
            if not sum(self.again(place) for place in fixed):
                break
        for place in sorted(fixed, key=self.cost, reverse=True):
            if self.cost(place) > POOR and self.effort > 0:
                self.shove(place, fixed)
        for place in places:
            if place.kind == "region":
                self.put(place, self.best(place))
        return self.spots

    def anchor(self, place: Place) -> tuple[int, int]:
        """The cell of a place's point, inside the frame."""
        x, y = self.frame.cell(place.lon, place.lat)
        return min(max(int(x), 1), self.frame.columns - place.slot - 1), min(max(int(y), 0), self.frame.rows - 1)

    def neighbours(self, places: Sequence[Place]) -> dict[str, list[_Neighbour]]:
        """For every place those so near that they must keep their order."""
        at = [(place.id, *self.frame.cell(place.lon, place.lat)) for place in places if place.kind != "region"]
        found: dict[str, list[_Neighbour]] = {place.id: [] for place in places}
        for one, x, y in at:
            for other, ox, oy in at:
                dx, dy = ox - x, oy - y
                if -12 < dx < 12 and -4 < dy < 4 and other != one:
                    weights = DISORDER * min(1, abs(dx) / 4), DISORDER * min(1, abs(dy))
                    found[one].append(_Neighbour(other, dx, dy, *weights, *self.anchors[other]))
        return found

    def names(self, place: Place) -> tuple[str, ...]:
        """The forms of a name on the chart itself, the best first."""
        forms = name_forms(place, self.frame.columns)
        if place.kind == "site":
            return forms[-1:]
        if place.kind == "region":
            spaced = (" ".join(form.upper()) for form in forms) if self.frame.columns >= SHORT_BELOW else ()
            forms = *spaced, *(form.upper() for form in forms)
        return tuple(dict.fromkeys(forms)) or ("",)

    def cost(self, place: Place) -> float:
        """What the spot of a place cost when it was taken."""
        spot = self.spots.get(place.id)
        return spot.cost if spot else 1e6

    def put(self, place: Place, spot: Spot | None) -> None:
        """Takes the cells."""
        if spot:
            self.spots[place.id] = spot
            for y, cells in footprint(place, spot):
                self.taken[y] |= cells

    def lift(self, place: Place) -> Spot | None:
        """Frees the cells."""
        spot = self.spots.pop(place.id, None)
        if spot:
            for y, cells in footprint(place, spot):
                self.taken[y] &= ~cells
        return spot

    def again(self, place: Place) -> bool:
        """Takes a place up and puts it where it is cheapest now; whether it moved."""
        old = self.lift(place)
        new = self.best(place)
        self.put(place, new)
        return new is not None and (old is None or new[:2] + new[4:] != old[:2] + old[4:])

    def shove(self, place: Place, fixed: Sequence[Place]) -> None:
        """Lifts the neighbours too and puts the poor place down first, if that is better for all."""
        ids = {other for other, *_ in self.near[place.id]}
        group = [place, *(other for other in fixed if other.id in ids)]
        before = sum(map(self.cost, group))
        old = [self.lift(member) for member in group]
        for member in group:
            self.put(member, self.best(member))
        for _ in range(2):
            if not sum(self.again(member) for member in group):
                break
        if sum(map(self.cost, group)) >= before:
            for member in group:
                self.lift(member)
            for member, spot in zip(group, old, strict=True):
                self.put(member, spot)

    def best(self, place: Place) -> Spot | None:
        """The cheapest free spot; None for a region that finds none."""
        self.effort -= 1
        ax, ay = self.anchors[place.id]
        best, bound = None, REGIONLESS if place.kind == "region" else 1e9
        search = self.best_slot if place.kind == "site" else self.best_name
        for away, dx, dy in offsets():
            if away >= bound:
                break
            x, y = ax + dx, ay + dy
            if 0 <= y < self.frame.rows and 1 <= x < self.frame.columns:
                found = search(place, x, y, away, bound)
                if found:
                    best, bound = found, found.cost
        return best or (None if place.kind == "region" else self.anywhere(place))

    def anywhere(self, place: Place) -> Spot | None:
        """The nearest free slot of the whole chart."""
        ax, ay = self.anchors[place.id]
        search = self.best_slot if place.kind == "site" else self.best_name
        cells = sorted(((x - ax) ** 2 + 4.0 * (y - ay) ** 2, x, y) for x in range(1, self.frame.columns) for y in range(self.frame.rows))
        return next((spot for away, x, y in cells if (spot := search(place, x, y, away, 1e9))), None)

    def best_slot(self, place: Place, x: int, y: int, away: float, bound: float) -> Spot | None:
        """The cheapest way for a slot to stand at x, y with room for a name, if it costs less than the bound."""
        slot, taken, width = place.slot, self.taken, self.frame.columns
        if x + slot >= width or taken[y] & span(x - 1, slot + 1):
            return None
        cost = away + self.disorder(place, x, y)
        if away:
            cost += ASHORE * (self.ground.land[y] & span(x, slot)).bit_count()
        if cost >= bound:
            return None
        if not self.forms[place.id]:
            return Spot(x, y, slot, cost)
        name = self.forms[place.id][0]
        best = Spot(x, y, slot, cost + self.nameless)
        for dx, dy, extra in ((slot + 1, 0, 0.0), (-1 - len(name), 0, LEFT), (0, 1, BESIDE), (0, -1, BESIDE)):
            left, row = x + dx, y + dy
            inside = 0 <= row < len(taken) and left >= 1 and left + len(name) < width
            if inside and cost + extra < best.cost and not taken[row] & span(left - 1, len(name) + 1):
                best = Spot(x, y, slot, cost + extra, name, left, row)
        return best if best.cost < bound else None

    def best_name(self, place: Place, x: int, y: int, away: float, bound: float) -> Spot | None:
        """The same for a sea or region, which is its name."""
        taken, width = self.taken, self.frame.columns
        if place.slot and (y + 1 == len(taken) or x + place.slot > width or taken[y + 1] & span(x - 1, place.slot + 1)):
            return None
        cost = away + self.disorder(place, x, y)
        best = None
        for grade, name in enumerate(self.forms[place.id]):
            total = cost + grade * SHORTER
            cells = span(x - 1, len(name) + 1)
            if total < bound and x + len(name) < width and not taken[y] & cells:
                ashore = (self.ground.land[y] & cells).bit_count()
                total += 6 * ashore if place.kind == "sea" else len(name) + 1 - ashore
                before = max(0, x - 2)
                if taken[y] & (span(before, x - 1 - before) | span(x + len(name), 2)):
                    total += CLOSE
                if total < bound:
                    best, bound = Spot(x, y, place.slot, total, name), total
        return best

    def disorder(self, place: Place, x: int, y: int) -> float:
        """What it costs to stand north of a place that is south of it, and so on, or on another's point."""
        cost = 0.0
        spots = self.spots
        for other, dx, dy, aside, astern, ox, oy in self.near[place.id]:
            if oy == y and x <= ox < x + place.slot:
                cost += 1
            there = spots.get(other)
            if there is not None:
                if (there.y - y) * dy < 0:
                    cost += astern
                if (there.x - x) * dx < 0:
                    cost += aside
        return cost


def name_forms(place: Place, columns: int) -> tuple[str, ...]:
    """The forms of a place's name in a frame of so many columns, the best first; none for one that goes without."""
    short = place.label if place.short is None else place.short
    if not short:
        return ()
    forms = (place.label, short) if columns >= SHORT_BELOW else (short,)
    return tuple(dict.fromkeys(place.lead + form for form in forms if form))


def footprint(place: Place, spot: Spot, named: bool = True) -> tuple[tuple[int, int], ...]:
    """The cells that a spot takes, row by row; those that the name of a site claims only if it is `named`."""
    if place.kind == "site":
        token = spot.y, span(spot.x - 1, spot.slot + 1)
        return (token, (spot.label_y, span(spot.label_x - 1, len(spot.label) + 1))) if spot.label and named else (token,)
    name = (spot.y, span(spot.x - 1, len(spot.label) + 1))
    return (name, (spot.y + 1, span(spot.x - 1, spot.slot + 1))) if spot.slot else (name,)


@cache
def span(left: int, length: int) -> int:
    """So many cells of a row from `left` on."""
    return ((1 << length) - 1) << left


@lru_cache(maxsize=1)
def offsets() -> tuple[tuple[float, int, int], ...]:
    """Ways from a point, the nearest first; a row counts as two columns."""
    ways = ((dx * dx + 4.0 * dy * dy, dx, dy) for dx in range(-REACH_X, REACH_X + 1) for dy in range(-REACH_Y, REACH_Y + 1))
    return tuple(sorted(ways, key=lambda way: (way[0], -way[1], way[2])))


def box_cells(frame: Frame, box: Box) -> tuple[int, int, int, int]:
    """Left, top, columns and rows of a box at its edge."""
    columns, rows = min(box.columns, frame.columns), min(box.rows, frame.rows)
    left = 0 if "w" in box.corner else frame.columns - columns if "e" in box.corner else (frame.columns - columns) // 2
    top = 0 if "n" in box.corner else frame.rows - rows if "s" in box.corner else (frame.rows - rows) // 2
    return left, top, columns, rows
