"""Secrets of any game: what a seat is shown never depends on what it must not know (architecture.md, section 2).

`Watch` looks at one position: for every seat, and for nobody in particular, it draws anew what that viewer cannot know and compares
everything the viewer is shown: the view, what stands in every panel at three sizes, the board line by line, the question with its options
and refusals where the viewer sees them, and what a secret draw tells the table. Raises Leak.

    uv run python -m tests.leaks GAME POSITIONS [EVERY]    looks at so many positions of lively games, and says how many differed in what is
                                                           hidden; panels and screens are made at every so many positions (1)
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

from pax_tui import games
from pax_tui.games.table import Table
from pax_tui.screens.board import PAINTERS, arrangement
from pax_tui.simulation import STYLES
from pax_tui.theme import Theme, theme
from pax_tui.widgets.chart import Chart
from pax_tui.widgets.models import Text
from pax_tui.wording import Wording
from rules.kernel import chance
from rules.kernel.decision import CHANCE, Decision
from rules.kernel.game import Game
from rules.kernel.position import Position

SIZES = ((200, 60), (120, 40), (80, 24))


class Leak(AssertionError):
    """Somebody is shown what depends on what they must not know."""


class Watch:
    """Everything a viewer of a game is shown; `painted`: at every how many positions panels and screens are made from the views, too."""

    def __init__(self, name: str, seats: tuple[str, ...], painted: int = 25) -> None:
        self.game: Game = games.game(name)
        self.face = games.face(name)
        self.words = Wording(self.face.words, self.game, dict.fromkeys(seats, "bot:random"))
        module, _, kind = self.face.panels["table"].partition(":")
        self.kind: type[Table] = getattr(import_module(module), kind)
        self.look: Theme = theme()
        self.table = self.kind(self.words, self.look)
        self.seats = tuple(self.game.seat_number(seat) for seat in seats)
        self.painted = painted
        self.positions = self.looks = self.varied = 0
        """How many comparisons there were, and in how many of them what is hidden was another."""

    def look_at(self, position: Position, rng: Random) -> None:
        """Compares a position with others that cannot be told from it. Raises Leak."""
        decision = position.decision
        self.positions += 1
        paints, asks = self.positions % self.painted == 0, self.positions % min(self.painted, 4) == 0
        before = position.plain()
        for viewer in (None, *self.seats):
            other = self.another(position, viewer, rng)
            other.check()
            self.looks += 1
            self.varied += other.plain() != before
            self._alike(f"view of {viewer}", position.view(viewer), other.view(viewer))
            if paints:
                for one, two in zip(self.shown(position, viewer), self.shown(other, viewer), strict=True):
                    self._alike(f"{one[0]} for {viewer}", one[1], two[1])
                self._alike(f"screens of {viewer}", list(self.screens(position, viewer)), list(self.screens(other, viewer)))
            if asks and decision is not None and decision.seat != CHANCE and viewer == (decision.seat if decision.secret else None):
                self._alike(f"question to {viewer}", _question(position), _question(other))
        if decision is not None and decision.secret and decision.seat == CHANCE:
            self._draws(position, decision, rng)

    def another(self, position: Position, viewer: int | None, rng: Random) -> Position:
        """A position that the viewer cannot tell from this one; nobody knows what any seat does not know."""
        if viewer is not None:
            return position.resample(viewer, rng)
        for seat in self.seats:
            position = position.resample(seat, rng)
        return position

    def _alike(self, what: str, one: Any, other: Any) -> None:
        if one != other:
            raise Leak(f"{what} depends on what is hidden: {_difference(one, other)}")

    def _draws(self, position: Position, decision: Decision, rng: Random) -> None:
        """A secret draw tells the table that something was drawn, and not what."""
        options = list(decision.options or ())
        told = []
        for option in rng.sample(options, min(2, len(options))):
            copy = position.copy()
            told.append([event for event in copy.choose(option) if not event[2]])
        if len(told) == 2:
            self._alike(f"what everybody is told of {decision.ask}", *told)

    def shown(self, position: Position, viewer: int | None) -> Iterator[tuple[str, Any]]:
        """The models of every panel at every size, and the lines of the board."""
        table, view = self.table, position.view(viewer)
        for width, height in SIZES:
            yield f"status at {width}x{height}", table.status(view, width)
            yield f"standing at {width}x{height}", table.standing(view, width, viewer)
            yield f"map at {width}x{height}", table.scene(view, width)
        for tile in self.kind.tiles(len(self.seats)):
            yield tile.id, table.model(tile.id, view)
        yield "hand", table.hand(view)
        yield "open cards", table.open_cards(view)
        yield "measures", table.measures(view)
        yield "lines", list(self.face.board(view, self.words))
        yield "looks", [table.look(view, target, 120) for target, _ in table.places()]

    def screens(self, position: Position, viewer: int | None) -> Iterator[str]:
        """Every panel painted, at three sizes, whichever of them is open."""
        table, view = self.table, position.view(viewer)
        tiles = self.kind.tiles(len(self.seats))
        painters = {**PAINTERS, **{tile.id: tile.painter for tile in tiles}}
        for width, height in SIZES:
            for tab in ("map", *(tile.id for tile in tiles)):
                areas = arrangement(width, height, tiles, tab, tab, table.shows_hand(view))
                for name, area in areas.items():
                    if name == "map":
                        chart = _chart(self.kind, area.width, area.height)
                        chart.show(table.scene(view, area.width))
                        yield chart.text()
                    elif (model := self._model(name, view, width, viewer, {tile.id for tile in tiles})) is not None:
                        yield painters[name](model, area.width, area.height, self.look).text()

    def _model(self, name: str, view: Any, width: int, viewer: int | None, tiles: set[str]) -> Any:
        table = self.table
        if name == "status":
            return table.status(view, width)
        if name == "standing":
            return table.standing(view, width, viewer)
        if name == "hand":
            lines = table.hand(view)
            return Text("", tuple(line for line, _ in lines), tuple(card for _, card in lines))
        return table.model(name, view) if name in tiles else None


@cache
def _chart(kind: type[Table], width: int, height: int) -> Chart:
    """A map to draw on, made once."""
    return Chart(kind.framing(width, height, False))


def _question(position: Position) -> Any:
    """What is asked, offered and refused, asked anew."""
    copy = position.copy()
    copy._decision = None
    asked = copy.decision
    if asked is None:
        return None
    return asked.seat, asked.ask, asked.section, asked.args, asked.secret, tuple(asked.options or ()), tuple(copy.refusals())


def _difference(one: Any, other: Any) -> str:
    """Where two things begin to differ, in few words."""
    names = getattr(type(one), "__slots__", None)
    if names and type(one) is type(other):
        return ", ".join(f"{n}: {getattr(one, n)!r:.90} / {getattr(other, n)!r:.90}" for n in names if getattr(one, n) != getattr(other, n))
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        found = [(a, b) for a, b in zip(one, other, strict=False) if a != b]
        return f"{found[0][0]!r:.150} / {found[0][1]!r:.150}" if found else f"{len(one)} / {len(other)} things"
    return f"{one!r:.150} / {other!r:.150}"


def watched(name: str, positions: int, seed: int = 1, every: int = 3, painted: int = 25) -> tuple[int, int]:
    """Looks at so many positions of games in several styles at tables of all sizes: how many comparisons, how many of them of others."""
    game, looks, varied, seen, number = games.game(name), 0, 0, 0, 0
    least, most = game.players
    while seen < positions:
        rng = Random(f"{seed}/{number}")
        count = least + number % (most - least + 1)
        seats = tuple(sorted(rng.sample(game.seats, count), key=game.seats.index)) if count > 1 else tuple(game.default_seats)
        options = game.settle(seats, {choice.name: rng.choice(choice.values) for choice in game.options if choice.name == "length"})
        style = list(STYLES.values())[number % len(STYLES)]
        choose = style() if style is not None else None
        watch, position, step = Watch(name, seats, painted), game.new(seats, options), 0
        while (decision := position.decision) is not None and seen < positions:
            if step % every == number % every:
                watch.look_at(position, rng)
                seen += 1
            step += 1
            if decision.seat == CHANCE or choose is None:
                position.choose(chance.answer(decision, rng) if decision.seat == CHANCE else rng.choice(list(decision.options or ())))
            else:
                position.choose(choose(position, rng))
        looks, varied, number = looks + watch.looks, varied + watch.varied, number + 1
    return looks, varied


if __name__ == "__main__":
    compared, others = watched(sys.argv[1], int(sys.argv[2]), painted=int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    print(f"{sys.argv[1]}: {sys.argv[2]} positions, {compared} comparisons, in {others} of them what is hidden was another: no leak")
