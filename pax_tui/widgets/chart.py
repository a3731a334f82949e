"""The chart: paints a scene on the ground and says which rows came out different.

Layers, from below: land and sea (fixed for a size), lanes (fixed for a scene's places), then sea names, route, labels, boxes, tokens,
letters and cursor. Slots are found by `placing` for a size, guests and names by `arranging` and `naming` for what lies on the map. A row
is a list of `runs`, a text with its ink, cached until what is written on it changes. Nothing here knows Textual;
`pax_tui.widgets.map` shows it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise
from math import ceil
from typing import Literal

from pax_tui.widgets.arranging import Arranger, cells_shown
from pax_tui.widgets.coast import LAND, ground
from pax_tui.widgets.naming import Label
from pax_tui.widgets.placing import Placer, Spot, box_cells, footprint, span
from pax_tui.widgets.plates import plate_cells
from pax_tui.widgets.runs import BOLD, OWN, QUARTERS, REVERSE, UNDERLINE, Ink, Mark, Run, Runs, ascii_only, contrast, escape, marks
from pax_tui.widgets.scene import PARCHMENT, SHORT_BELOW, Box, Frame, LonLat, Palette, Place, Plate, Scene, Token

Direction = Literal["left", "right", "up", "down"]

REGION, QUIET, ZONE = "region", "quiet", "zone"
"""Colors of names that depend on what is below them: of a region, of a site where nothing lies, of a sea."""
SEEN = 2.5
"""The least contrast of a route with the sea."""
ASIDE = tuple(sorted(((dx, dy) for dx in range(-10, 11, 2) for dy in range(-4, 5)), key=lambda way: way[0] ** 2 + 4 * way[1] ** 2))
"""Where else a sea name may stand: columns and rows away, the nearest first."""
FRAMES = {False: tuple("┌─┐│└┘·"), True: tuple("+-+|++-")}
HEADS = {False: {"<": "«", ">": "»", "^": "^", "v": "v"}, True: {head: head for head in "<>^v"}}
TRAIL = tuple("=|\\/")
"""A sailed way under ASCII: along a row, along a column, down to the right, up to the right. Else it is drawn in quarters of cells."""
Point = tuple[float, float]
"""Column and row, with fractions."""
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
        """Left, top, columns and rows of each box and plate."""
        self.hits: dict[tuple[int, int], str] = {}
        """Which place, box or token a cell belongs to."""
        self.labels: dict[str, Label] = {}
        """The names that are written now, of sites, seas and regions."""
        self.roomy = frame.columns >= SHORT_BELOW
        """Whether every site is named."""
        self._places: dict[str, Place] = {}
        self._plated: frozenset[str] = frozenset()
        self._lanes: dict[tuple[str, str], Sequence[LonLat]] = {}
        self._arranger = Arranger(Placer(frame, self.ground), {}, {})
        self._fixed: list[Row] = [{} for _ in range(frame.rows)]
        self._marks: list[Row] = [{} for _ in range(frame.rows)]
        self._runs: list[list[Run] | None] = [None] * frame.rows
        self._taken: list[int] = [0] * frame.rows
        self._clear: Sequence[int] = self._taken
        """Where land is left blank, if it is a glyph: beside tokens and names."""
        self._colors = (*palette.depths, palette.land)
        self._names: dict[str | None, tuple[str | None, str | None]] = {
            None: (palette.on_land, palette.on_sea),
            REGION: (palette.region, palette.region_at_sea),
            QUIET: (palette.quiet_land, palette.quiet_sea),
            ZONE: (palette.on_land, palette.zone),
        }
        """The colors of names on land and at sea."""

    # what can be asked

    def show(self, scene: Scene) -> list[int]:
        """Takes a new scene; the rows that look different now."""
        old = self.scene
        self.scene = scene
        plates = [(p.id, p.at, p.columns, len(p.shown(self.frame.rows)), p.spot) for p in scene.plates]
        before = [(p.id, p.at, p.columns, len(p.shown(self.frame.rows)), p.spot) for p in old.plates]
        if (scene.places, scene.boxes, scene.lanes, scene.names, plates) != (old.places, old.boxes, old.lanes, old.names, before):
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
            return left + 2 * (target not in self._plated), top
        return None

    def targets(self) -> list[str]:
        """Every id that can be looked at, in reading order."""
        found = {target: self.where(target) for target in (*self.spots, *self.guests, *self.boxes)}
        return sorted(found, key=lambda target: (found[target] or (0, 0))[::-1])

    def nearest(self, target: str, direction: Direction, among: Collection[str] | None = None) -> str | None:
        """The nearest other target in a quarter of the compass, else on that side at all; a row counts as two columns."""
        here = self.where(target)
        if here is None:
            return next((other for other in self.targets() if among is None or other in among), None)
        best, best_way = None, (True, float("inf"))
        for other in self.targets():
            there = self.where(other)
            if there is None or other == target or (among is not None and other not in among):
                continue
            along, aside = heading(there[0] - here[0], 2 * (there[1] - here[1]), direction)
            way = aside > along, along + 1.5 * aside
            if along > 0 and way < best_way:
                best, best_way = other, way
        return best

    # laying out: only when places, boxes, lanes or names change

    def _lay_out(self) -> None:
        scene, frame = self.scene, self.frame
        self.boxes = {box.id: box_cells(frame, box) for box in scene.boxes}
        self.boxes |= plate_cells(frame, scene.plates, self.boxes.values())
        self._plated = frozenset(plate.id for plate in scene.plates)
        placer = Placer(frame, self.ground, self.boxes.values())
        self.spots = placer.place(scene.places)
        self._places = {place.id: place for place in scene.places}
        self._arranger = Arranger(placer, self._places, self.boxes)
        self._taken = [0] * frame.rows
        for i, spot in self.spots.items():
            for y, cells in footprint(self._places[i], spot, named=False):
                self._taken[y] |= cells
        for left, top, columns, height in self.boxes.values():
            for y in range(top, top + height):
                self._taken[y] |= span(left, columns)
        self._fixed = [{} for _ in range(frame.rows)]
        self._lanes = {lane.ends: lane.points for lane in scene.lanes if all(lane.ends)}
        for lane in scene.lanes:
            way = [
                self._stop(lane.ends[0], lane.points[0]),
                *map(self._point, lane.points[1:-1]),
                self._stop(lane.ends[1], lane.points[-1]),
            ]
            self._draw_lane(way, lane.one_way)

    def _point(self, at: LonLat) -> Point:
        return self.frame.cell(*at)

    def _stop(self, target: str, at: LonLat) -> Point:
        """Where a way to a place ends: the middle of its name, if it is one on the water; else a point."""
        spot = self.spots.get(target)
        if spot and spot.label and self._places[target].kind != "site":
            return spot.x + len(spot.label) / 2, spot.y + 0.5
        return (spot.x + 0.5, spot.y + 0.5) if spot else self._point(at)

    def _draw_lane(self, points: Sequence[Point], one_way: bool) -> None:
        """Dots on the open sea, on a small chart in every cell; a current has an arrow head in the middle of its longest stretch."""
        way = [(x, y, head) for x, y, head in self._sea_way(points) if not self.ground.is_land(x, y)]
        fg, dot, apart = self.palette.lane, FRAMES[self.frame.ascii][6], 2 if self.roomy else 1
        arrow = self._middle([not self._taken[y] >> x & 1 for x, y, _ in way]) if one_way else -1
        last = (-9, -9)
        for i, (x, y, head) in enumerate(way):
            if i == arrow:
                self._fixed[y][x] = Mark(HEADS[self.frame.ascii][head], fg, None, BOLD)
                last = x, y
            elif max(abs(x - last[0]), 2 * abs(y - last[1])) >= apart:
                self._fixed[y].setdefault(x, Mark(dot, fg, None, 0 if self.roomy else BOLD))
                last = x, y

    @staticmethod
    def _middle(clear: Sequence[bool]) -> int:
        """The middle of the longest stretch that is clear, -1 for none."""
        best, length, run = -1, 0, 0
        for i, free in enumerate(clear):
            run = run + 1 if free else 0
            if run > length:
                best, length = i - run // 2, run
        return best

    def _draw_name(self, rows: list[Row], taken: Sequence[int], text: str, lon: float, lat: float) -> None:
        """A name that is only for looking: where it is or a little aside, over nothing but water."""
        left, top = map(int, self.frame.cell(lon, lat))
        left -= len(text) // 2
        for dx, dy in ASIDE:
            x, y = left + dx, top + dy
            if not (0 <= y < self.frame.rows and 0 < x < self.frame.columns - len(text)):
                continue
            row = rows[y]
            if not (taken[y] | self.ground.land[y]) & span(x - 1, len(text) + 2) and not any(
                i in row for i in range(x - 1, x + len(text) + 1)
            ):
                for i, char in enumerate(self._plain(text)):
                    if char != " ":
                        row[x + i] = Mark(char, self.palette.sea_name)
                return

    def _sea_way(self, points: Sequence[Point]) -> list[tuple[int, int, str]]:
        """The cells of a broken line inside the frame, each with the arrow head of its direction."""
        cells: list[tuple[int, int, str]] = []
        for (x0, y0), (x1, y1) in pairwise(points):
            dx, dy = x1 - x0, y1 - y0
            head = (">" if dx > 0 else "<") if abs(dx) >= 2 * abs(dy) else ("v" if dy > 0 else "^")
            steps = max(1, ceil(max(abs(dx), abs(dy))))
            for i in range(steps + 1):
                x, y = int(x0 + dx * i / steps), int(y0 + dy * i / steps)
                if 0 <= x < self.frame.columns and 0 <= y < self.frame.rows and (not cells or cells[-1][:2] != (x, y)):
                    cells.append((x, y, head))
        return cells

    # painting: for every scene

    def _paint(self) -> list[Row]:
        scene, palette = self.scene, self.palette
        rows = [dict(row) for row in self._fixed]
        self.hits = {}
        own = {token.place: token for token in scene.tokens if not token.id}
        if homeless := [place for place in own if place not in self._places or self._places[place].kind != "site"]:
            raise ValueError(f"only a site has a slot; tokens elsewhere need an id: {', '.join(sorted(homeless))}")
        guests = [token for token in scene.tokens if token.id]
        found = self._arranger.arrange(scene, own, guests)
        self.spots, self.guests, self.labels = found.spots, dict(found.guests), found.labels
        taken = self._clear = found.taken
        for used, row in zip(taken, rows, strict=True):
            for x in [x for x in row if used >> x & 1]:
                del row[x]
        for name in scene.names:
            self._draw_name(rows, taken, " ".join(name.text), name.lon, name.lat)
        self._paint_route(rows, taken)
        for box in scene.boxes:
            self._paint_box(rows, box, [token for token in guests if token.place == box.id])
        for plate in scene.plates:
            self._paint_plate(rows, plate)
        for place in scene.places:
            if spot := self.spots.get(place.id):
                self._paint_place(rows, place, spot, own.get(place.id))
        for token in guests:
            if token.place not in self.boxes and (at := self.guests.get(token.id)):
                self._settle(rows, token, at.x, at.y)
        for target, letter in scene.lit.items():
            if at_letter := self._letter_cell(target):
                fg, bg = (None, None) if palette.plain else (palette.lit_fg, palette.lit_bg)
                self._put(rows, *at_letter, letter[:1], fg, bg, BOLD | UNDERLINE * palette.plain, target)
        self._paint_cursor(rows)
        return rows

    def _put(
        self, rows: list[Row], x: int, y: int, text: str, fg: str | None, bg: str | None, attrs: int = 0, target: str = "", under: int = OWN
    ) -> None:
        row, hits, width = rows[y], self.hits, self.frame.columns
        for i, mark in enumerate(marks(self._plain(text), fg, bg, attrs, under), x):
            if 0 <= i < width:
                row[i] = mark
                if target:
                    hits[i, y] = target

    def _plain(self, text: str) -> str:
        return ascii_only(text) if self.frame.ascii else text

    def _paint_route(self, rows: list[Row], taken: Sequence[int]) -> None:
        """A line in the color of whoever sails, where nothing else stands; its end is an arrow head."""
        way = self._sea_way(self._stops(self.scene.route))
        sailor = next((token for token in self.scene.tokens if token.id and token.id == self.scene.sailor), None)
        fg = sailor.bg if sailor and contrast(sailor.bg, self.palette.depths[2]) >= SEEN else self.palette.route
        glyphs = self._trail(way) if self.frame.ascii else self._band(self._stops(self.scene.route))
        clear = [(x, y, head) for x, y, head in way if not taken[y] >> x & 1]
        for x, y, _ in clear:  # the dots of the lane
            rows[y].pop(x, None)
        for (x, y), glyph in glyphs.items():
            if 0 <= x < self.frame.columns and 0 <= y < self.frame.rows and not taken[y] >> x & 1:
                rows[y][x] = Mark(glyph, fg, None, BOLD)
        if clear:
            x, y, head = clear[-1]
            rows[y][x] = Mark(HEADS[self.frame.ascii][head], fg, None, BOLD)

    @staticmethod
    def _trail(way: Sequence[tuple[int, int, str]]) -> dict[tuple[int, int], str]:
        """What is written in each cell of a way by its direction there."""
        along, upright, falling, rising = TRAIL
        found = {}
        for i, (x, y, _) in enumerate(way):
            before, after = way[max(0, i - 1)], way[min(len(way) - 1, i + 1)]
            dx, dy = after[0] - before[0], after[1] - before[1]
            found[x, y] = along if not dy else upright if not dx else falling if dx * dy > 0 else rising
        return found

    @staticmethod
    def _band(points: Sequence[Point]) -> dict[tuple[int, int], str]:
        """A band as wide as a quarter of a cell along a broken line."""
        found: dict[tuple[int, int], int] = {}
        for (x0, y0), (x1, y1) in pairwise(points):
            steps = max(1, ceil(2 * max(abs(x1 - x0), abs(y1 - y0))))
            for i in range(steps + 1):
                x, y = int(2 * (x0 + (x1 - x0) * i / steps)), int(2 * (y0 + (y1 - y0) * i / steps))
                found[x // 2, y // 2] = found.get((x // 2, y // 2), 0) | 1 << (x % 2 + 2 * (y % 2))
        return {at: QUARTERS[quads] for at, quads in found.items()}

    def _stops(self, route: Sequence[LonLat | str]) -> list[Point]:
        """The points of a route, with the bends of the lanes between its places."""
        points: list[Point] = []
        before: LonLat | str = ""
        for stop in route:
            if not isinstance(stop, str):
                points.append(self._point(stop))
            elif place := self._places.get(stop):
                if isinstance(before, str):
                    bends = self._lanes.get((before, stop)) or self._lanes.get((stop, before), ())[::-1]
                    points += map(self._point, bends[1:-1])
                points.append(self._stop(stop, (place.lon, place.lat)))
            before = stop
        return points

    def _paint_place(self, rows: list[Row], place: Place, spot: Spot, token: Token | None) -> None:
        scene = self.scene
        bright = place.id in scene.lit or place.id in scene.marked
        attrs = BOLD * (place.id in scene.lit) | UNDERLINE * (place.id in scene.marked)
        if place.kind == "site":
            for x in range(spot.x - 1, spot.x + cells_shown(place, token)):
                self.hits[x, spot.y] = place.id
            quiet = QUIET if token is None else None
            if token:
                self._put(rows, spot.x, spot.y, token.text[: spot.slot], token.fg, token.bg, BOLD, place.id)
            else:
                self._put(rows, spot.x, spot.y, place.mark[: spot.slot], None if bright else QUIET, None, BOLD | attrs, place.id)
        else:
            quiet = ZONE if place.kind == "sea" else REGION
        if label := self.labels.get(place.id):
            under = self._under(label) if place.kind != "region" else OWN
            self._put(rows, label.x, label.y, label.text, None if bright else quiet, None, attrs, place.id, under)

    def _under(self, label: Label) -> int:
        """The one ground of a whole name: what lies under most of it."""
        below = [a if quads.bit_count() > 1 else b for quads, a, b in self.ground.cells[label.y][label.x : label.x + len(label.text)]]
        return max(sorted(set(below)), key=below.count) if below else OWN

    def _settle(self, rows: list[Row], token: Token, x: int, y: int) -> None:
        self.guests[token.id] = Spot(x, y, len(token.text))
        self.hits[x - 1, y] = token.id
        self._put(rows, x, y, token.text, token.fg, token.bg, BOLD, token.id)

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

    def _paint_plate(self, rows: list[Row], plate: Plate) -> None:
        """The rows of a plate, and the mark where its area lies."""
        left, top, columns, _ = self.boxes[plate.id]
        text, fg, bg = plate.mark
        x, y = map(int, self.frame.cell(*plate.spot))
        if text and 0 <= y < self.frame.rows and not any(w <= x < w + c and n <= y < n + h for w, n, c, h in self.boxes.values()):
            self._put(rows, x, y, text, fg, bg, BOLD, plate.id)
        for y, row in enumerate(plate.shown(self.frame.rows), top):
            x = left
            for text, fg, bg in row:
                self._put(rows, x, y, text[: left + columns - x], fg, bg, BOLD, plate.id)
                x += len(text)

    def _letter_cell(self, target: str) -> tuple[int, int] | None:
        if target in self.guests or target in self.spots:
            spot = self.guests.get(target) or self.spots[target]
            return spot.x - 1, spot.y
        if target in self.boxes:
            left, top, *_ = self.boxes[target]
            return left + (target not in self._plated), top
        return None

    def _paint_cursor(self, rows: list[Row]) -> None:
        """Brackets beside the token where there is room, its name on the color of the cursor."""
        target, palette = self.scene.cursor, self.palette
        fg, bg, attrs = palette.cursor_fg, palette.cursor_bg, BOLD | REVERSE * palette.plain
        spot = self.guests.get(target) or self.spots.get(target)
        if spot is None:
            if target in self.boxes:
                left, top, columns, _ = self.boxes[target]
                plated = target in self._plated
                self._put(rows, left + columns - 2 + plated, top, "<", fg, bg, attrs, target)
                if target not in self.scene.lit:
                    self._put(rows, left + 1 - plated, top, ">", fg, bg, attrs, target)
            return
        label = self.labels.get(target)
        if label:
            self._put(rows, label.x, label.y, label.text, fg, bg, attrs, target)
        if target in self.guests:
            width = spot.slot
        elif self._places[target].kind == "site":
            width = cells_shown(self._places[target], next((t for t in self.scene.tokens if t.place == target and not t.id), None))
        else:
            width = len(label.text) if label else 0
        if target not in self.scene.lit:
            self._put(rows, spot.x - 1, spot.y, ">", fg, bg, attrs, target)
        if self.hits.get((spot.x + width, spot.y), target) == target:
            self._put(rows, spot.x + width, spot.y, "<", fg, bg, attrs, target)

    # composing a row

    def _compose(self, y: int) -> list[Run]:
        written, colors, plain, ascii_ = self._marks[y], self._colors, self.palette.plain, self.frame.ascii
        names = self._names
        runs = Runs()
        for x, (quads, a, b) in enumerate(self.ground.cells[y]):
            mark = written.get(x)
            if mark is not None:
                under = mark.under if mark.under != OWN else a if quads.bit_count() > 1 else b
                bg = mark.bg or colors[under]
                fg = names.get(mark.fg, (mark.fg, mark.fg))[under != LAND]
                if plain:
                    runs.write(mark.char, None, None, mark.attrs | (BOLD | REVERSE if mark.bg and mark.bg != self.palette.box_bg else 0))
                else:
                    runs.write(mark.char, fg, bg, mark.attrs)
            elif ascii_ or plain:
                char = " " if a != LAND or self._clear[y] >> x & 1 else "#" if quads == 15 else "."
                if plain:
                    runs.write(char, None, None, 0)
                elif a == LAND:
                    runs.write(char, *((self.palette.region, colors[a]) if quads.bit_count() > 1 else (colors[a], colors[b])), 0)
                else:
                    runs.write(char, self.palette.on_sea, colors[b], 0)
            else:
                runs.ground(quads, colors[a], colors[b])
        return runs.done()


def heading(dx: int, dy: int, direction: Direction) -> tuple[int, int]:
    """How far along and aside of a direction a way goes."""
    return {"left": (-dx, abs(dy)), "right": (dx, abs(dy)), "up": (-dy, abs(dx)), "down": (dy, abs(dx))}[direction]


__all__ = ["BOLD", "FRAMES", "HEADS", "REVERSE", "TRAIL", "UNDERLINE", "Chart", "Direction", "Ink", "Run"]
