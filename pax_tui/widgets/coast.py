"""The ground of the chart: land in quarters of a cell, the sea in five flat bands of depth. Built once per size.

A scan-line fill measures how much of each quarter is land; bands are the land spread by discs of growing size, with a row of the
map as one whole number, a bit a column. Building takes some 60 ms, a twelfth of the program's start, so the frames of the three
standard sizes lie ready in assets/map/ready.json (`uv run python -m tests.ready_maps` writes it; a test holds it true).
"""

from __future__ import annotations

import json
from base64 import b85decode, b85encode
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from itertools import chain
from math import ceil, sqrt
from zlib import compress, decompress

from pax_tui.widgets.scene import STRETCH, Frame, LonLat

LAND = 5
"""Of the numbers of a cell's colors 0 to 4 are depths, this one is land."""
THRESHOLD = 0.42
SPECK = 0.02
EDGES = (1.5, 3.5, 6.5, 11.0)
"""Where a band of depth ends, in half-cells of a map 70 wide."""

Cell = tuple[int, int, int]
"""Which quarters (1 2 above 4 8) show the second, the others the third number of a color."""


@dataclass(frozen=True, slots=True)
class Ground:
    """The static layer of a frame."""

    cells: tuple[tuple[Cell, ...], ...]
    land: tuple[int, ...]
    """A row's cells that are mostly land, one bit a column."""

    def is_land(self, x: int, y: int) -> bool:
        """Whether a cell is mostly land."""
        return bool(self.land[y] >> x & 1)


@lru_cache(maxsize=1)
def coastline() -> tuple[tuple[tuple[str, tuple[LonLat, ...]], ...], ...]:
    """Every body of land as its rings with its name; where the data are cut off the land goes on outwards."""
    data = json.loads((files("assets") / "map" / "caribbean-coast.json").read_text(encoding="utf-8"))
    west, south, east, north = data["bbox"]
    far_x, far_y = {west: -400.0, east: 400.0}, {south: -400.0, north: 400.0}
    return tuple(
        tuple((body["name"], tuple((far_x.get(lon, lon), far_y.get(lat, lat)) for lon, lat in ring)) for ring in body["rings"])
        for body in data["polygons"]
    )


@lru_cache(maxsize=8)
def ground(frame: Frame) -> Ground:
    """The static layer of a frame, ready-made or built; the last few sizes are kept."""
    packed = ready().get(key(frame))
    return build(frame) if packed is None else unpacked(packed, frame)


@lru_cache(maxsize=1)
def ready() -> dict[str, str]:
    """The frames that lie ready; none where the file is missing, as while it is written."""
    try:
        found: dict[str, str] = json.loads((files("assets") / "map" / "ready.json").read_text(encoding="ascii"))
    except FileNotFoundError:
        return {}
    return found


def key(frame: Frame) -> str:
    """What the ground of a frame depends on."""
    return f"{frame.columns}x{frame.rows} {frame.west} {frame.east} {frame.south} {frame.north} {frame.stretch}"


def packed(ground: Ground) -> str:
    """A ground as text: two bytes a cell, compressed."""
    return b85encode(compress(bytes(chain.from_iterable((q, a << 4 | b) for row in ground.cells for q, a, b in row)), 9)).decode("ascii")


def unpacked(text: str, frame: Frame) -> Ground:
    """What `packed` wrote."""
    data = decompress(b85decode(text))
    cells = [(q, ab >> 4, ab & 15) for q, ab in zip(data[::2], data[1::2], strict=True)]
    wide = frame.columns
    return of_cells(tuple(tuple(cells[y * wide : (y + 1) * wide]) for y in range(frame.rows)))


def of_cells(rows: tuple[tuple[Cell, ...], ...]) -> Ground:
    """The ground of these cells."""
    land = (sum(1 << x for x, (quads, second, _) in enumerate(row) if second == LAND and quads.bit_count() > 1) for row in rows)
    return Ground(rows, tuple(land))


def build(frame: Frame) -> Ground:
    """The static layer of a frame, from the coastline."""
    lit = quarters(frame)
    wide = range(frame.columns)
    pairs = zip(lit[::2], lit[1::2], strict=True)
    bits = [[a[2 * x] | a[2 * x + 1] << 1 | b[2 * x] << 2 | b[2 * x + 1] << 3 for x in wide] for a, b in pairs]
    halves = list(chain.from_iterable((row_bits(row, 3), row_bits(row, 12)) for row in bits))
    depths = bands(halves, frame.columns)
    rows = []
    for y, row in enumerate(bits):
        upper, lower = depths[2 * y], depths[2 * y + 1]
        rows.append(tuple(cell(quads, upper[x], lower[x]) for x, quads in enumerate(row)))
    return of_cells(tuple(rows))


def cell(quads: int, upper: int, lower: int) -> Cell:
    """A cell with land in some quarters, depths in its two halves."""
    if quads:
        return quads, LAND, lower if quads & 12 != 12 else upper
    return (0, upper, upper) if upper == lower else (3, upper, lower)


def row_bits(row: list[int], mask: int) -> int:
    """The cells of a row of which one of the masked quarters is land."""
    return sum(1 << x for x, quads in enumerate(row) if quads & mask)


def quarters(frame: Frame) -> list[bytearray]:
    """Land or sea for every quarter of a cell, with no island lost."""
    columns, rows = 2 * frame.columns, 2 * frame.rows
    covered = coverage(frame, columns, rows)
    lit = [bytearray(share >= THRESHOLD for share in row) for row in covered]
    specks = []
    for y in range(frame.rows):
        above, below = covered[2 * y], covered[2 * y + 1]
        for x in range(0, columns, 2):
            share = above[x] + above[x + 1] + below[x] + below[x + 1]
            if SPECK < share / 4 < 0.9 and not (lit[2 * y][x] or lit[2 * y][x + 1] or lit[2 * y + 1][x] or lit[2 * y + 1][x + 1]):
                specks.append((share, x, 2 * y))
    for _, x, y in sorted(specks, reverse=True):
        if not near(lit, x, y):
            column, row = max(((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)), key=lambda at: covered[at[1]][at[0]])
            lit[row][column] = 1
    for (name, ring), *_ in coastline():
        if name and (at := islet(frame, ring)) and not near(lit, at[0] & ~1, at[1] & ~1):
            lit[at[1]][at[0]] = 1
    return lit


def near(lit: list[bytearray], x: int, y: int) -> bool:
    """Whether the cell with this upper left quarter or one beside it has land."""
    return any(any(row[max(x - 2, 0) : x + 4]) for row in lit[max(y - 2, 0) : y + 4])


def islet(frame: Frame, ring: tuple[LonLat, ...]) -> tuple[int, int] | None:
    """The quarter in the middle of an island, if it is in the frame."""
    lons, lats = zip(*ring, strict=True)
    x, y = frame.cell((min(lons) + max(lons)) / 2, (min(lats) + max(lats)) / 2)
    return (int(2 * x), int(2 * y)) if 0 <= x < frame.columns and 0 <= y < frame.rows else None


def coverage(frame: Frame, columns: int, rows: int) -> list[list[float]]:
    """How much of each quarter is land, by scan lines with exact ends."""
    lines = max(4, ceil((frame.north - frame.south) / 0.05 / rows))
    crossings = crossed(frame, rows * lines, lines)
    result = []
    for y in range(rows):
        share, change = [0.0] * (columns + 1), [0] * (columns + 2)
        for line in crossings[y * lines : (y + 1) * lines]:
            line.sort()
            for left, right in zip(line[::2], line[1::2], strict=True):
                if right <= 0 or left >= columns:
                    continue
                left, right = max(left, 0.0), min(right, float(columns))
                first, last = int(left), int(right)
                if first == last:
                    share[first] += right - left
                else:
                    share[first] += first + 1 - left
                    share[last] += right - last
                    change[first + 1] += 1
                    change[last] -= 1
        whole = 0
        for x in range(columns):
            whole += change[x]
            share[x] = (share[x] + whole) / lines
        result.append(share)
    return result


def crossed(frame: Frame, count: int, lines: int) -> list[list[float]]:
    """Where each scan line meets the coast, in quarters from the left edge."""
    (west, north), (wide, high) = frame.corner, frame.steps
    across, down = 2 * STRETCH / wide, lines / high
    found: list[list[float]] = [[] for _ in range(count)]
    for body in coastline():
        for _, ring in body:
            xs = [(lon - west) * across for lon, _ in ring]
            ys = [(north - lat) * down - 0.5 for _, lat in ring]
            if max(ys) < 0 or min(ys) > count:
                continue
            x0, y0 = xs[0], ys[0]
            for x1, y1 in zip(xs[1:], ys[1:], strict=True):
                top, bottom = (y0, y1) if y0 < y1 else (y1, y0)
                first, last = max(ceil(top), 0), min(ceil(bottom), count)
                if first < last:
                    slope = (x1 - x0) / (y1 - y0)
                    for line in range(first, last):
                        found[line].append(x0 + (line - y0) * slope)
                x0, y0 = x1, y1
    return found


def bands(land: list[int], columns: int) -> list[list[int]]:
    """The depth of every half-cell by its distance from land."""
    everywhere = (1 << columns) - 1
    depths = [[len(EDGES)] * columns for _ in land]
    reached = [0] * len(land)
    for depth, edge in enumerate(EDGES):
        radius = edge * columns / 70
        wide = [int(sqrt(radius * radius - dy * dy)) for dy in range(int(radius) + 1)]
        spread = [[0] * len(wide) for _ in land]
        for y, row in enumerate(land):
            if row:
                spread[y] = [widened(row, w) for w in wide]
        for y in range(len(land)):
            within = 0
            for other in range(max(0, y - len(wide) + 1), min(len(land), y + len(wide))):
                within |= spread[other][abs(other - y)]
            fresh = within & everywhere & ~reached[y]
            reached[y] |= fresh
            while fresh:
                lowest = fresh & -fresh
                depths[y][lowest.bit_length() - 1] = depth
                fresh ^= lowest
    return depths


def widened(row: int, by: int) -> int:
    """Every bit spread so far to both sides."""
    done = 0
    while done < by:
        step = min(2 * done + 1, by - done)
        row |= row << step | row >> step
        done += step
    return row
