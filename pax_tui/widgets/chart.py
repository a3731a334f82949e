"""The chart: paints a scene on the ground and says which rows came out different.

Layers, from below: land and sea (fixed for a size), lanes and names (fixed for a scene's places), then route, labels, boxes, tokens,
letters and cursor. A row is a list of runs, a text with its ink, cached until what is written on it changes. Nothing here knows
Textual; `pax_tui.widgets.map` shows it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Literal, NamedTuple

from pax_tui.widgets.coast import LAND, ground
from pax_tui.widgets.placing import Placer, Spot, box_cells, span
from pax_tui.widgets.scene import PARCHMENT, Box, Frame, LonLat, Palette, Place, Scene, Token

Direction = Literal["left", "right", "up", "down"]

QUARTERS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
REGION = "region"
"""The color of a region's name, which depends on what is below it."""
BOLD, UNDERLINE, REVERSE = 1, 2, 4
PLAINER = dict(zip("·•–—×’‘“”…æø■●○", ".*--x''\"\".ao#*o", strict=True))
FRAMES = {False: tuple("┌─┐│└┘·"), True: tuple("+-+|++-")}


class Ink(NamedTuple):
    """How a run is written; colors are `#rrggbb` or None, the terminal's own."""

    fg: str | None = None
    bg: str | None = None
    attrs: int = 0
    """BOLD, UNDERLINE and REVERSE, added."""


class Mark(NamedTuple):
    """One written cell over the ground; without a background the ground's own color stays."""

    char: str
    fg: str | None
    bg: str | None = None
    attrs: int = 0


Run = tuple[str, Ink]
Row = dict[int, Mark]


class Chart:
    """The map at one size. `show` a scene, then read `row(y)`, `at(x, y)` and `nearest(id, direction)`."""

    def __init__(self, frame: Frame, palette: Palette = PARCHMENT) -> None:
        self.frame, self.palette = frame, palette
        self.ground = ground(frame)
        self.scene = Scene()
        self.spots: dict[str, Spot] = {}
        """Where each place is shown."""
        self.guests: dict[str, Spot] = {}
        """Where each token with an id of its own is shown."""
        self.boxes: dict[str, tuple[int, int, int, int]] = {}
        """Left, top, columns and rows of each box."""
        self.hits: dict[tuple[int, int], str] = {}
        """Which place, box or token a cell belongs to."""
        self._labels: dict[str, int] = {}
        self._fixed: list[Row] = [{} for _ in range(frame.rows)]
        self._marks: list[Row] = [{} for _ in range(frame.rows)]
        self._runs: list[list[Run] | None] = [None] * frame.rows
        self._taken: list[int] = [0] * frame.rows
        self._colors = (*palette.depths, palette.land)

    # what can be asked

    def show(self, scene: Scene) -> list[int]:
        """Takes a new scene; the rows that look different now."""
        old = self.scene
        self.scene = scene
        if (scene.places, scene.boxes, scene.lanes, scene.names) != (old.places, old.boxes, old.lanes, old.names):
            self._lay_out()
        rows = self._paint()
        changed = [y for y, row in enumerate(rows) if row != self._marks[y]]
        self._marks = rows
        for y in changed:
            self._runs[y] = None
        return changed

    def row(self, y: int) -> list[Run]:
        """A row as runs."""
        runs = self._runs[y]
        if runs is None:
            runs = self._runs[y] = self._compose(y)
        return runs

    def text(self) -> str:
        """The whole map without colors."""
        return "\n".join("".join(text for text, _ in self.row(y)) for y in range(self.frame.rows))

    def ansi(self) -> str:
        """The whole map for a terminal with 24-bit color."""
        return "\n".join("".join(escape(text, ink) for text, ink in self.row(y)) + "\x1b[0m" for y in range(self.frame.rows))

    def at(self, x: int, y: int) -> str | None:
        """The id of what is shown in a cell."""
        return self.hits.get((x, y))

    def where(self, target: str) -> tuple[int, int] | None:
        """The cell where a place, box or token begins, for a cursor."""
        spot = self.guests.get(target) or self.spots.get(target)
        if spot:
            return spot.x, spot.y
        if target in self.boxes:
            left, top, *_ = self.boxes[target]
            return left + 2, top
        return None

    def targets(self) -> list[str]:
        """Every id that can be looked at, in reading order."""
        found = {target: self.where(target) for target in (*self.spots, *self.guests, *self.boxes)}
        return sorted(found, key=lambda target: (found[target] or (0, 0))[::-1])

    def nearest(self, target: str, direction: Direction, among: Collection[str] | None = None) -> str | None:
        """The nearest other target in a quarter of the compass; a row counts as two columns."""
        here = self.where(target)
        if here is None:
            return next((other for other in self.targets() if among is None or other in among), None)
        best, best_way = None, float("inf")
        for other in self.targets():
            there = self.where(other)
            if there is None or other == target or (among is not None and other not in among):
                continue
            along, aside = heading(there[0] - here[0], 2 * (there[1] - here[1]), direction)
            if along > 0 and aside <= along and along + 1.5 * aside < best_way:
                best, best_way = other, along + 1.5 * aside
        return best

    # laying out: only when places, boxes, lanes or names change

    def _lay_out(self) -> None:
        scene, frame = self.scene, self.frame
        self.boxes = {box.id: box_cells(frame, box) for box in scene.boxes}
        placer = Placer(frame, self.ground, self.boxes.values())
        self.spots = placer.place(scene.places)
        self._taken = placer.taken
        self._fixed = [{} for _ in range(frame.rows)]
        for lane in scene.lanes:
            self._draw_lane(lane.points, lane.one_way)
        for name in scene.names:
            self._draw_name(" ".join(name.text), name.lon, name.lat)

    def _draw_lane(self, points: Sequence[LonLat], one_way: bool) -> None:
        way = self._sea_way(points)
        fg, dot = self.palette.lane, FRAMES[self.frame.ascii][6]
        arrow = max(0, len(way) * 3 // 5) if one_way and way else -1
        while 0 <= arrow < len(way) - 1 and not self._open(*way[arrow][:2]):
            arrow += 1
        last = (-9, -9)
        for i, (x, y, head) in enumerate(way):
            if self._open(x, y) and (i == arrow or max(abs(x - last[0]), 2 * abs(y - last[1])) >= 2):
                last = x, y
                if i == arrow:
                    self._fixed[y][x] = Mark(head, fg, None, BOLD)
                else:
                    self._fixed[y].setdefault(x, Mark(dot, fg))

    def _draw_name(self, text: str, lon: float, lat: float) -> None:
        x, y = map(int, self.frame.cell(lon, lat))
        x -= len(text) // 2
        if not (0 <= y < self.frame.rows and 0 < x < self.frame.columns - len(text)):
            return
        if not (self._taken[y] | self.ground.land[y]) & span(x - 1, len(text) + 2):
            for i, char in enumerate(self._plain(text)):
                if char != " ":
                    self._fixed[y][x + i] = Mark(char, self.palette.sea_name)

    def _open(self, x: int, y: int) -> bool:
        return not (self._taken[y] | self.ground.land[y]) >> x & 1

    def _sea_way(self, points: Sequence[LonLat]) -> list[tuple[int, int, str]]:
        """The cells of a broken line inside the frame, each with the arrow head of its direction."""
        cells: list[tuple[int, int, str]] = []
        screen = [self.frame.cell(lon, lat) for lon, lat in points]
        for (x0, y0), (x1, y1) in pairwise(screen):
            dx, dy = x1 - x0, y1 - y0
            head = (">" if dx > 0 else "<") if abs(dx) >= 2 * abs(dy) else ("v" if dy > 0 else "^")
            steps = max(1, int(max(abs(dx), abs(dy))))
            for i in range(steps + 1):
                x, y = int(x0 + dx * i / steps), int(y0 + dy * i / steps)
                if 0 <= x < self.frame.columns and 0 <= y < self.frame.rows and (not cells or cells[-1][:2] != (x, y)):
                    cells.append((x, y, head))
        return cells

    # painting: for every scene

    def _paint(self) -> list[Row]:
        scene, palette = self.scene, self.palette
        rows = [dict(row) for row in self._fixed]
        self.hits, self.guests, self._labels = {}, {}, {}
        sites = {place.id for place in scene.places if place.kind == "site"}
        own = {token.place: token for token in scene.tokens if not token.id}
        if homeless := own.keys() - sites:
            raise ValueError(f"only a site has a slot; tokens elsewhere need an id: {', '.join(sorted(homeless))}")
        guests = [token for token in scene.tokens if token.id]
        self._paint_route(rows)
        for box in scene.boxes:
            self._paint_box(rows, box, [token for token in guests if token.place == box.id])
        for place in scene.places:
            if spot := self.spots.get(place.id):
                self._paint_place(rows, place, spot, own.get(place.id))
        taken = list(self._taken)
        for token in guests:
            if token.place not in self.boxes:
                self._paint_guest(rows, token, taken)
        for target, letter in scene.lit.items():
            if at := self._letter_cell(target):
                fg, bg = (None, None) if palette.plain else (palette.lit_fg, palette.lit_bg)
                self._put(rows, *at, letter[:1], fg, bg, BOLD | UNDERLINE * palette.plain, target)
        self._paint_cursor(rows)
        return rows

    def _put(self, rows: list[Row], x: int, y: int, text: str, fg: str | None, bg: str | None, attrs: int = 0, target: str = "") -> None:
        row, hits, width = rows[y], self.hits, self.frame.columns
        for i, mark in enumerate(marks(self._plain(text), fg, bg, attrs), x):
            if 0 <= i < width:
                row[i] = mark
                if target:
                    hits[i, y] = target

    def _plain(self, text: str) -> str:
        return ascii_only(text) if self.frame.ascii else text

    def _paint_route(self, rows: list[Row]) -> None:
        points: list[LonLat] = []
        byid = {place.id: place for place in self.scene.places}
        for stop in self.scene.route:
            if not isinstance(stop, str):
                points.append(stop)
            elif stop in byid:
                points.append((byid[stop].lon, byid[stop].lat))
        way = self._sea_way(points) if len(points) > 1 else []
        for i, (x, y, head) in enumerate(way):
            if not self._taken[y] >> x & 1:
                rows[y][x] = Mark(head if i % 6 == 3 or i == len(way) - 1 else FRAMES[self.frame.ascii][6], self.palette.route, None, BOLD)

    def _paint_place(self, rows: list[Row], place: Place, spot: Spot, token: Token | None) -> None:
        palette, scene = self.palette, self.scene
        attrs = UNDERLINE if place.id in scene.marked else 0
        if place.id in scene.lit:
            attrs |= BOLD
        bright = place.id in scene.lit or place.id in scene.marked
        for x in range(spot.x, spot.x + len(spot.label)) if place.kind != "site" else range(spot.x - 1, spot.x + spot.slot):
            self.hits[x, spot.y] = place.id
        if spot.label:
            quiet = {"sea": palette.zone, "region": REGION, "site": None}[place.kind]
            label_x = self._labels[place.id] = self._label_x(place, spot, token)
            self._put(rows, label_x, spot.label_y, spot.label, None if bright else quiet, None, attrs, place.id)
        if place.kind != "site":
            return
        if token:
            self._put(rows, spot.x, spot.y, token.text[: spot.slot], token.fg, token.bg, BOLD, place.id)
        else:
            self._put(rows, spot.x, spot.y, place.mark[: spot.slot], None, None, BOLD, place.id)

    def _label_x(self, place: Place, spot: Spot, token: Token | None) -> int:
        """A name at the right moves close to a short token."""
        if place.kind == "site" and spot.label_y == spot.y and spot.label_x > spot.x:
            return spot.label_x - max(0, spot.slot - len(token.text if token else place.mark))
        return spot.label_x

    def _paint_guest(self, rows: list[Row], token: Token, taken: list[int]) -> None:
        """The berth of its sea first, then the nearest cells that nothing stands on, letter cell and all."""
        place = next((place for place in self.scene.places if place.id == token.place), None)
        spot = self.spots.get(token.place)
        need = len(token.text)
        if place and spot and place.kind == "sea":
            x, y = spot.x, spot.y + 1
            berth_free = not any(guest.x == x and guest.y == y for guest in self.guests.values())
            if berth_free and (need <= spot.slot or not taken[y] & span(x + spot.slot, need - spot.slot)):
                taken[y] |= span(x - 1, need + 1)
                self._settle(rows, token, x, y)
                return
        elif spot:
            x, y = spot.x, spot.y
        else:
            cx, cy = self.frame.cell(token.lon, token.lat)
            x, y = int(cx), int(cy)
        if at := self._room(x, y, need + 1, taken):
            taken[at[1]] |= span(at[0], need + 1)
            self._settle(rows, token, at[0] + 1, at[1])

    def _settle(self, rows: list[Row], token: Token, x: int, y: int) -> None:
        self.guests[token.id] = Spot(x, y, len(token.text))
        self.hits[x - 1, y] = token.id
        self._put(rows, x, y, token.text, token.fg, token.bg, BOLD, token.id)

    def _room(self, x: int, y: int, need: int, taken: list[int]) -> tuple[int, int] | None:
        """The nearest free cells of a row to x, y, at sea if there are any within reach."""
        best, best_cost = None, float("inf")
        columns = range(self.frame.columns - need + 1)
        for row in sorted(range(self.frame.rows), key=lambda row: abs(row - y)):
            down = 4 * (row - y) ** 2
            if down >= best_cost:
                break
            used, land = taken[row], self.ground.land[row]
            for away in columns:
                if down + away * away >= best_cost:
                    break
                for left in (x - 1 + away, x - 1 - away):
                    if left in columns and not used & (cells := span(left, need)):
                        cost = down + away * away + 6 * (land & cells).bit_count()
                        if cost < best_cost:
                            best, best_cost = (left, row), cost
        return best

    def _paint_box(self, rows: list[Row], box: Box, tokens: Sequence[Token]) -> None:
        palette = self.palette
        left, top, columns, height = self.boxes[box.id]
        nw, across, ne, down, sw, se, _ = FRAMES[self.frame.ascii]
        lit = box.id in self.scene.lit
        edge = palette.box_fg if lit or self.scene.cursor == box.id else palette.box_frame
        bg, inner = palette.box_bg, columns - 2
        title = f" {box.title} "[:inner]
        self._put(rows, left, top, nw + title + across * (inner - len(title)) + ne, edge, bg, 0, box.id)
        self._put(rows, left + 1, top, title, palette.box_fg, bg, BOLD, box.id)
        for y in range(top + 1, top + height - 1):
            self._put(rows, left, y, down + " " * inner + down, edge, bg, 0, box.id)
        self._put(rows, left, top + height - 1, sw + across * inner + se, edge, bg, 0, box.id)
        lines = box.lines[: height - 2]
        for y, line in enumerate(lines, top + 1):
            self._put(rows, left + 1, y, line[:inner], palette.box_fg, bg, 0, box.id)
        x, y, end = left + 2, top + 1 + len(lines), left + columns - 1
        for i, token in enumerate(tokens):
            if x + len(token.text) > end and x > left + 2:
                x, y = left + 2, y + 1
            if y >= top + height - 1:
                more = f" +{len(tokens) - i} "
                self._put(rows, end - 1 - len(more), top + height - 1, more, palette.box_fg, bg, BOLD, box.id)
                break
            self._settle(rows, token, x, y)
            x += len(token.text) + 1

    def _letter_cell(self, target: str) -> tuple[int, int] | None:
        if target in self.guests or target in self.spots:
            spot = self.guests.get(target) or self.spots[target]
            return spot.x - 1, spot.y
        if target in self.boxes:
            left, top, *_ = self.boxes[target]
            return left + 1, top
        return None

    def _paint_cursor(self, rows: list[Row]) -> None:
        """Brackets beside the token where there is room, its name on the color of the cursor."""
        target, palette = self.scene.cursor, self.palette
        fg, bg, attrs = palette.cursor_fg, palette.cursor_bg, BOLD | REVERSE * palette.plain
        spot = self.guests.get(target) or self.spots.get(target)
        if spot is None:
            if target in self.boxes:
                left, top, columns, _ = self.boxes[target]
                self._put(rows, left + columns - 2, top, "<", fg, bg, attrs, target)
                if target not in self.scene.lit:
                    self._put(rows, left + 1, top, ">", fg, bg, attrs, target)
            return
        if spot.label:
            self._put(rows, self._labels[target], spot.label_y, spot.label, fg, bg, attrs, target)
        width = len(spot.label) if spot.label and (spot.label_x, spot.label_y) == (spot.x, spot.y) else self._shown(target, spot)
        if target not in self.scene.lit:
            self._put(rows, spot.x - 1, spot.y, ">", fg, bg, attrs, target)
        if self.hits.get((spot.x + width, spot.y), target) == target:
            self._put(rows, spot.x + width, spot.y, "<", fg, bg, attrs, target)

    def _shown(self, target: str, spot: Spot) -> int:
        """How many cells of a slot are written on."""
        token = next((token for token in self.scene.tokens if target == (token.id or token.place)), None)
        text = token.text if token else next((place.mark for place in self.scene.places if place.id == target), "")
        return min(len(text), spot.slot)

    # composing a row

    def _compose(self, y: int) -> list[Run]:
        written, colors, plain, ascii_ = self._marks[y], self._colors, self.palette.plain, self.frame.ascii
        runs = _Runs()
        for x, (quads, a, b) in enumerate(self.ground.cells[y]):
            mark = written.get(x)
            if mark is not None:
                under = a if quads.bit_count() > 1 else b
                bg = mark.bg or colors[under]
                if under == LAND and mark.bg is None and mark.fg == self.palette.zone:
                    fg = self.palette.on_land
                elif mark.fg == REGION:
                    fg = self.palette.region if under == LAND else self.palette.region_at_sea
                else:
                    fg = mark.fg or (self.palette.on_land if under == LAND else self.palette.on_sea)
                if plain:
                    runs.write(mark.char, None, None, mark.attrs | (BOLD | REVERSE if mark.bg and mark.bg != self.palette.box_bg else 0))
                else:
                    runs.write(mark.char, fg, bg, mark.attrs)
            elif ascii_ or plain:
                char = " " if a != LAND or self._taken[y] >> x & 1 else "#" if quads == 15 else "."
                if plain:
                    runs.write(char, None, None, 0)
                elif a == LAND:
                    runs.write(char, *((self.palette.region, colors[a]) if quads.bit_count() > 1 else (colors[a], colors[b])), 0)
                else:
                    runs.write(char, self.palette.on_sea, colors[b], 0)
            else:
                runs.ground(quads, colors[a], colors[b])
        return runs.done()


class _Runs:
    """Joins cells to runs: as long as two colors do, one run goes on."""

    def __init__(self) -> None:
        self.runs: list[Run] = []
        self.cells: list[tuple[int, str] | str] = []
        self.used: set[str] = set()
        self.ink: Ink | None = None

    def write(self, char: str, fg: str | None, bg: str | None, attrs: int) -> None:
        """A cell with a character."""
        ink = Ink(fg, bg, attrs)
        if self.ink != ink:
            both = {color for color in (fg, bg) if color}
            if self.ink is not None or (self.cells and (attrs & ~BOLD or not self.used <= both)):
                self.close()
            self.ink, self.used = ink, both
        self.cells.append(char)

    def ground(self, quads: int, fg: str, bg: str) -> None:
        """A cell with quarters of two colors."""
        need = {bg} if quads == 0 else {fg} if quads == 15 else {fg, bg}
        if self.ink is not None:
            if self.ink.attrs & ~BOLD or not need <= self.used:
                self.close()
        elif len(self.used | need) > 2:
            self.close()
        self.used = self.used | need
        self.cells.append((quads, fg if quads else bg))

    def close(self) -> None:
        """Ends the run: the commoner plain color lies below."""
        if not self.cells:
            return
        ink = self.ink
        if ink is None:
            first, *others = sorted(self.used, key=lambda color: (-sum(1 for cell in self.cells if self.solid(cell) == color), color))
            ink = Ink(others[0] if others else first, first)
        text = "".join(cell if isinstance(cell, str) else self.glyph(cell, ink) for cell in self.cells)
        self.runs.append((text, ink))
        self.cells, self.used, self.ink = [], set(), None

    @staticmethod
    def solid(cell: tuple[int, str] | str) -> str | None:
        """The color of a cell that has only one."""
        return cell[1] if not isinstance(cell, str) and cell[0] in (0, 15) else None

    @staticmethod
    def glyph(cell: tuple[int, str], ink: Ink) -> str:
        """The block character for quarters of a color on the run's background."""
        quads, color = cell
        if quads in (0, 15):
            return " " if color == ink.bg else "█"
        return QUARTERS[quads if color == ink.fg else 15 - quads]

    def done(self) -> list[Run]:
        """All runs."""
        self.close()
        return self.runs


def heading(dx: int, dy: int, direction: Direction) -> tuple[int, int]:
    """How far along and aside of a direction a way goes."""
    return {"left": (-dx, abs(dy)), "right": (dx, abs(dy)), "up": (-dy, abs(dx)), "down": (dy, abs(dx))}[direction]


@lru_cache(maxsize=4096)
def marks(text: str, fg: str | None, bg: str | None, attrs: int) -> tuple[Mark, ...]:
    """A text cell by cell."""
    return tuple(Mark(char, fg, bg, attrs) for char in text)


@lru_cache(maxsize=1024)
def ascii_only(text: str) -> str:
    """Letters without their accents, anything else that is not ASCII as a question mark; the length stays."""
    return "".join((PLAINER.get(char) or unicodedata.normalize("NFKD", char).encode("ascii", "ignore").decode() or "?")[0] for char in text)


def escape(text: str, ink: Ink) -> str:
    """A run with its escape sequence."""
    codes = ["0"]
    codes += [code for bit, code in ((BOLD, "1"), (UNDERLINE, "4"), (REVERSE, "7")) if ink.attrs & bit]
    for color, lead in ((ink.fg, "38"), (ink.bg, "48")):
        if color:
            codes.append(f"{lead};2;{int(color[1:3], 16)};{int(color[3:5], 16)};{int(color[5:7], 16)}")
    return f"\x1b[{';'.join(codes)}m{text}"
