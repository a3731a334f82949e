"""The games the program knows, each imported when it is first asked for.

`rules` names the Game object, `face` what the program needs beside it (words, the board as text, deals), `data` the module that reads
the data files (`configure(path)`, `problems(path)`).
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from pax_tui.games.face import Face
from rules.kernel.game import Game, SetupError


class Entry(NamedTuple):
    """Where a game is found."""

    rules: str
    face: str
    data: str


GAMES: dict[str, Entry] = {
    "pax-hispanica": Entry("rules.pax_hispanica.game:GAME", "pax_tui.games.pax_hispanica:FACE", "rules.pax_hispanica.data"),
    "sea-and-steel": Entry("rules.sea_and_steel.game:GAME", "pax_tui.games.sea_and_steel:FACE", "rules.sea_and_steel.data"),
    "francis-drake": Entry("rules.francis_drake.game:GAME", "pax_tui.games.francis_drake:FACE", "rules.francis_drake.data"),
}


class UnknownGame(ValueError):
    """A game the program does not have; the text is one clear line."""


class BadData(ValueError):
    """A game whose data files cannot be played with; the text is one clear line."""


def _entry(name: str) -> Entry:
    if name not in GAMES:
        raise UnknownGame(f"no game {name!r}; there is {', '.join(GAMES)}")
    return GAMES[name]


def _get(where: str) -> Any:
    module, _, attribute = where.partition(":")
    return getattr(import_module(module), attribute)


def game(name: str) -> Game:
    """The rules of a game. Raises UnknownGame, BadData."""
    entry = _entry(name)
    try:
        found = _get(entry.rules)
    except ValueError as error:  # data is read while the rules are imported
        raise BadData(str(error)) from None
    assert isinstance(found, Game)
    return found


def face(name: str) -> Face:
    """What the program needs of a game besides its rules. Raises UnknownGame."""
    found = _get(_entry(name).face)
    assert isinstance(found, Face)
    return found


def needs_screen(name: str) -> None:
    """Raises SetupError for a game that can only be played line by line."""
    if not face(name).panels:
        raise SetupError(f"{face(name).title} has no full screen yet; `pax-tui --plain …` plays it line by line")


def configure(folder: Path) -> None:
    """Lets every game read its data from this folder first; before any game is imported."""
    for entry in GAMES.values():
        if entry.data:
            import_module(entry.data).configure(folder)


def problems(folder: Path | None) -> list[Any]:
    """What is wrong with the data files in a folder, or with those in force, as (file, line, message)."""
    found: list[Any] = []
    for entry in GAMES.values():
        if entry.data:
            check: Callable[[Path | None], list[Any]] = import_module(entry.data).problems
            found += check(folder)
    return found
