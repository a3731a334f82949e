"""A table set for a test: a session in a written position, the app on it, and what really stands on the screen."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from textual.pilot import Pilot

from pax_tui.app import PaxApp
from pax_tui.library import Library
from pax_tui.screens.table import TableScreen
from pax_tui.session import Session
from rules.kernel.record import Record
from rules.pax_hispanica.game import GAME

THREE = {"red": "Ana", "blue": "Ben", "orange": "Cem"}
LARGE, MEDIUM, SMALL = (200, 60), (120, 40), (80, 24)
SIZES = (LARGE, MEDIUM, SMALL)


def session(
    position: Mapping[str, Any] | None = None,
    seats: Mapping[str, str] = THREE,
    options: Mapping[str, str] | None = None,
    library: Library | None = None,
    seed: int = 3,
) -> Session:
    """A new game, or one from a position in the notation of scenarios (which cannot be saved)."""
    if position is None:
        return Session.new(GAME, seats, options or {}, seed, library)
    record = Record.new(GAME, seats, GAME.settle(tuple(seats), options or {}))
    GAME.place(record.position, position)
    made = Session(record, seed)
    made.history = lambda: list(made.log)  # type: ignore[method-assign]  # what was placed cannot be replayed
    return made


def shown(app: PaxApp) -> str:
    """What stands on the screen, cell by cell as the compositor would send it."""
    return "\n".join(strip.text.rstrip() for strip in app.screen._compositor.render_strips(app.screen.size))


@asynccontextmanager
async def opened(made: Session | None, size: tuple[int, int] = MEDIUM, form: str | None = None, **more: Any) -> AsyncIterator[Pilot[int]]:
    """The app, ready for keys."""
    app = PaxApp(made, interdiction=form, **more)
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        yield pilot  # type: ignore[misc]


async def settled(pilot: Pilot[Any]) -> None:
    """Everything that was asked for has been drawn."""
    for _ in range(3):
        await pilot.pause()


async def press(pilot: Pilot[Any], *keys: str) -> str:
    """Presses keys one after another; what stands on the screen then."""
    for key in keys:
        await pilot.press(key)
        await settled(pilot)
    return seen(pilot)


def seen(pilot: Pilot[Any]) -> str:
    """What stands on the screen."""
    app = pilot.app
    assert isinstance(app, PaxApp)
    return shown(app)


def table(pilot: Pilot[Any]) -> TableScreen:
    """The table, whatever lies over it."""
    return next(screen for screen in pilot.app.screen_stack if isinstance(screen, TableScreen))
