"""What stands where on a chart now: guests on free cells, names of sites around the tokens, regions where these leave room.

The slots of sites and the names of seas were found once for the frame (`pax_tui.widgets.placing`) and never move. What is found here
depends on what lies on the map, what can be chosen and what is looked at; it is remembered, as scenes come again.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from pax_tui.widgets.naming import Label, Namer
from pax_tui.widgets.placing import Placer, Spot, name_forms, span
from pax_tui.widgets.scene import SHORT_BELOW, Place, Scene, Token

KEPT = 64
"""So many arrangements are remembered."""


class Arrangement(NamedTuple):
    """Where everything stands in one scene."""

    spots: dict[str, Spot]
    """Of places; regions that find no room have none."""
    guests: dict[str, Spot]
    """Of tokens with an id of their own, those in boxes apart."""
    labels: dict[str, Label]
    taken: list[int]
    """Cells on which something stands, with a blank on both sides of a name; one bit a column."""


class _Base(NamedTuple):
    """What does not depend on what is looked at."""

    namer: Namer
    guests: dict[str, Spot]
    regions: dict[str, Spot]


class Arranger:
    """Arranges the scenes of one laid-out chart."""

    def __init__(self, placer: Placer, places: Mapping[str, Place], boxes: Mapping[str, tuple[int, int, int, int]]) -> None:
        self.placer, self.places, self.boxes = placer, places, boxes
        self.frame, self.ground = placer.frame, placer.ground
        self.homes = dict(placer.spots)
        """Where each place was put when the map was laid out; regions give way to names."""
        self.roomy = self.frame.columns >= SHORT_BELOW
        """Whether every site is named, whatever lies there, so that no name ever moves."""
        self._kept: dict[Any, _Base] = {}

    def arrange(self, scene: Scene, own: Mapping[str, Token], guests: Sequence[Token]) -> Arrangement:
        """Finds cells for guests and names. `own`: the tokens of sites. What the cursor is on comes last and is named in any case."""
        places = self.places
        guests = [token for token in guests if token.place not in self.boxes]
        shown = {i: cells_shown(place, own.get(i)) for i, place in places.items() if place.kind == "site" and i in self.homes}
        base = self._base(scene, shown, own, guests)
        spots = {i: spot for i, spot in self.homes.items() if places[i].kind != "region"} | base.regions
        if scene.cursor in self.homes:
            spots.setdefault(scene.cursor, self.homes[scene.cursor])
        wanted = scene.marked | own.keys() | scene.lit.keys() if self.roomy else scene.marked
        more = [i for i in sorted(wanted) if i in shown and i not in base.namer.labels and name_forms(places[i], self.frame.columns)]
        namer, looked = base.namer, scene.cursor if scene.cursor in shown and scene.cursor not in base.namer.labels else ""
        if looked or more:
            namer = namer.copy()
            if looked:
                self._name_in_any_case(namer, places[looked], places[looked].slot if self.roomy else shown[looked])
            namer.name((places[i], shown[i]) for i in more)
        labels = dict(namer.labels)
        self._draw_close(labels, base.namer.labels if self.roomy else (), shown)
        self._make_way(labels, scene.lit, namer.taken)
        for i, place in places.items():
            if place.kind != "site" and (spot := spots.get(i)) and spot.label:
                covered = place.kind == "region" and namer.taken[spot.y] & span(spot.x - 1, len(spot.label) + 1)
                if not covered or i == scene.cursor:
                    labels[i] = Label(spot.label, spot.x, spot.y)
        taken = list(namer.taken)
        for label in labels.values():
            taken[label.y] |= span(max(0, label.x - 1), len(label.text) + 2)
        return Arrangement(spots, dict(base.guests), labels, taken)

    def _draw_close(self, labels: dict[str, Label], wide: Collection[str], shown: Mapping[str, int]) -> None:
        """A name that left room for the longest token at its left moves close to a shorter one."""
        for i in wide:
            label, spot = labels[i], self.homes[i]
            if label.y == spot.y and label.x > spot.x:
                labels[i] = label._replace(x=label.x - self.places[i].slot + shown[i])

    def _make_way(self, labels: dict[str, Label], lit: Collection[str], taken: Sequence[int]) -> None:
        """A name at the left of a token makes room for its letter."""
        for i in labels.keys() & lit:
            label, spot = labels[i], self.homes[i]
            beside = label.y == spot.y and label.x + len(label.text) == spot.x - 1
            if beside and not taken[label.y] & span(max(0, label.x - 2), 1):
                labels[i] = label._replace(x=label.x - 1)

    def _name_in_any_case(self, namer: Namer, place: Place, length: int) -> None:
        """Beside what the cursor is on, else in the nearest free cells: its color says what it belongs to."""
        namer.force(place, length)
        if place.id not in namer.labels:
            text, spot = (name_forms(place, self.frame.columns) or (place.label,))[-1], self.homes[place.id]
            if text and (at := self._room(spot.x, spot.y, len(text) + 1, namer.taken)):
                namer.write(place.id, Label(text, at[0] + 1, at[1]))

    # -- what does not depend on what is looked at

    def _base(self, scene: Scene, shown: Mapping[str, int], own: Collection[str], guests: Sequence[Token]) -> _Base:
        afloat = tuple((token.id, token.place, len(token.text), token.lon, token.lat) for token in guests)
        key: Any = afloat if self.roomy else (afloat, tuple((i, n) for i, n in shown.items() if i in own), frozenset(scene.lit))
        if key not in self._kept:
            if len(self._kept) >= KEPT:
                self._kept.clear()
            self._kept[key] = self._anew(scene, shown, own, guests)
        return self._kept[key]

    def _anew(self, scene: Scene, shown: Mapping[str, int], own: Collection[str], guests: Sequence[Token]) -> _Base:
        """Slots, berths, guests and names. On a small chart guests at sea come first, then the names of sites with a token of some
        length, guests ashore, and other names that matter."""
        lengths = {i: self.places[i].slot if self.roomy else length for i, length in shown.items()}
        taken = self._standing(lengths)
        namer = Namer(self.frame, self.ground, self.homes, taken)
        named = [(place, lengths[i]) for i, place in self.places.items() if i in shown and name_forms(place, self.frame.columns)]
        found: dict[str, Spot] = {}

        def settle(ashore: bool) -> None:
            for token in guests:
                if (token.place in shown) == ashore and (at := self._berth(token, found, taken)):
                    found[token.id] = Spot(*at, len(token.text))

        if self.roomy:
            namer.name(named)
            settle(False)
            settle(True)
        else:
            laden = [(place, length) for place, length in named if place.id in own and length > 1]
            lit = [(place, length) for place, length in named if place.id in scene.lit]
            settle(False)
            namer.name(laden)
            settle(True)
            namer.name((place, length) for place, length in named if place.id in own)
            namer.name(lit)
            kept = {place.id for place, _ in (*laden, *lit)}
            for place, length in lit:
                namer.force(place, length, kept)
        return _Base(namer, found, self._regions(taken))

    def _standing(self, lengths: Mapping[str, int]) -> list[int]:
        """The cells of boxes, tokens, names of seas and their berths."""
        taken = [0] * self.frame.rows
        for left, top, columns, height in self.boxes.values():
            for y in range(top, top + height):
                taken[y] |= span(left, columns)
        for i, spot in self.homes.items():
            if i in lengths:
                taken[spot.y] |= span(spot.x - 1, lengths[i] + 1)
            elif self.places[i].kind == "sea":
                taken[spot.y] |= span(spot.x - 1, len(spot.label) + 1)
                if spot.slot:
                    taken[spot.y + 1] |= span(spot.x - 1, spot.slot + 1)
        return taken

    def _regions(self, taken: Sequence[int]) -> dict[str, Spot]:
        """The regions whose names are free where they were put, or find another place."""
        found: dict[str, Spot] = {}
        used = self.placer.taken = list(taken)
        for i, place in self.places.items():
            spot = self.homes.get(i) if place.kind == "region" else None
            if spot is None:
                continue
            if used[spot.y] & span(spot.x - 1, len(spot.label) + 1):
                spot = self.placer.best(place)
            if spot:
                used[spot.y] |= span(spot.x - 1, len(spot.label) + 1)
                found[i] = spot
        return found

    def _berth(self, token: Token, others: Mapping[str, Spot], taken: list[int]) -> tuple[int, int] | None:
        """Where a guest lies: the berth of its sea first, then the nearest cells that nothing stands on, letter cell and all."""
        place, spot, need = self.places.get(token.place), self.homes.get(token.place), len(token.text)
        if place and spot and place.kind == "sea" and spot.slot:
            x, y = spot.x, spot.y + 1
            free = not any(guest.x == x and guest.y == y for guest in others.values())
            if free and (need <= spot.slot or not taken[y] & span(x + spot.slot, need - spot.slot)):
                taken[y] |= span(x - 1, need + 1)
                return x, y
        if spot:
            x, y = spot.x, spot.y
        else:
            x, y = map(int, self.frame.cell(token.lon, token.lat))
        at = self._room(x, y, need + 1, taken)
        if at is None:
            return None
        taken[at[1]] |= span(at[0], need + 1)
        return at[0] + 1, at[1]

    def _room(self, x: int, y: int, need: int, taken: list[int]) -> tuple[int, int] | None:
        """The nearest free cells of a row to x, y, rather at sea, and rather right or below than left or above."""
        best, best_cost = None, float("inf")
        columns = range(self.frame.columns - need + 1)
        for row in sorted(range(self.frame.rows), key=lambda row: abs(row - y)):
            down = 4 * (row - y) ** 2 + 3 * (row < y)
            if down >= best_cost:
                break
            used, land = taken[row], self.ground.land[row]
            for away in columns:
                if down + away * away >= best_cost:
                    break
                for left in (x - 1 + away, x - 1 - away):
                    if left in columns and not used & (cells := span(left, need)):
                        cost = down + away * away + 2 * (left < x - 1) + 6 * (land & cells).bit_count()
                        if cost < best_cost:
                            best, best_cost = (left, row), cost
        return best


def cells_shown(place: Place, token: Token | None) -> int:
    """How many cells of a slot are written on."""
    return min(len(token.text if token else place.mark), place.slot)
