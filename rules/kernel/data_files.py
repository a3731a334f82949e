"""DataFiles: the data files of a game, read once. What is printed on the components stands in them, the rules read it from here.

A folder chosen with `configure` comes first; a file it lacks is taken from the packaged ones. `load` stops at the first mistake that
would mislead the rules; `problems` lists every mistake, with the line it stands on, and also what only a reader of the whole would see.
Both read with suspicion (`data_reading`), which costs the import of pydantic; the packaged files alone, which the tests hold to every
check, are taken as they are, so that the table opens half a second sooner.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple


class Problem(NamedTuple):
    """A mistake in a data file, and where it stands."""

    file: str
    line: int
    message: str


class DataError(ValueError):
    """The data cannot be played with; the text is one line, `file:line: message`."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        super().__init__(f"{problem.file}:{problem.line}: {problem.message}")


class Fault(NamedTuple):
    """A mistake that several records make: the key of the file it lies in, the place in that file, and what is wrong."""

    file: str
    place: tuple[str | int, ...]
    message: str


class Printed:
    """A record of the packaged files: its keys are attributes (`from` is `start`), what it does not say is None."""

    def __init__(self, record: Mapping[str, Any], tables: tuple[str, ...] = ()) -> None:
        for key, value in record.items():
            self.__dict__["start" if key == "from" else key] = _taken(key, value, tables)

    def __getattr__(self, name: str) -> None:
        if name.startswith("__"):
            raise AttributeError(name)


def _taken(key: str, value: Any, tables: tuple[str, ...]) -> Any:
    if isinstance(value, list):
        return tuple(_taken(key, v, tables) for v in value)
    if isinstance(value, dict):
        return {k: _taken("", v, tables) for k, v in value.items()} if key in tables else Printed(value, tables)
    return value


class DataFiles:
    """The files of one game.

    `game` is the folder of the packaged ones, `title` the game's name in messages, `names` maps a key to each file's name, `doubts` is
    the module whose SUSPICION (see `data_reading`) knows the models and checks, `tables` are keys whose tables are looked up by name and
    are no records.
    """

    def __init__(self, game: str, title: str, names: Mapping[str, str], doubts: str, tables: tuple[str, ...] = ()) -> None:
        self.game = game
        self.title = title
        self.names = dict(names)
        self._doubts = doubts
        self._tables = tables
        self._chosen: Path | None = None
        self._loaded: Any = None

    def packaged(self) -> Path:
        """The folder of the files that come with the program."""
        return Path(str(files("assets").joinpath(self.game)))

    def where(self) -> Path:
        """The folder the data is read from first."""
        return self.packaged() if self._chosen is None else self._chosen

    def configure(self, path: Path | None) -> None:
        """Choose another data folder (None: the packaged one), before anything is loaded.

        The folder may hold the files themselves or, beside those of other games, a folder of the game's name with them.
        """
        path = None if path is None else self._own(path)
        if self._loaded is not None and path != self._chosen:
            raise RuntimeError("the data folder is chosen before the data is loaded")
        self._chosen = path

    @contextmanager
    def folder(self, path: Path | None) -> Iterator[None]:
        """Read from another folder for a while; what was built from earlier data keeps it."""
        before = self._chosen, self._loaded
        self._chosen, self._loaded = (None if path is None else self._own(path)), None
        try:
            yield
        finally:
            self._chosen, self._loaded = before

    def _own(self, path: Path) -> Path:
        return path / self.game if (path / self.game).is_dir() else path

    def load(self) -> Any:
        """The data in force, read once. Raises DataError for what the models or the references between records do not allow."""
        if self._loaded is None:
            self._loaded = self._as_packaged() if self._chosen is None else self._reader().checked(self._suspicion(), self._chosen)
        return self._loaded

    def problems(self, path: Path | None = None) -> list[Problem]:
        """Everything that is wrong with the data of a folder (None: the one in force), in the order of the files and their lines."""
        found: list[Problem] = self._reader().problems(self._suspicion(), self.where() if path is None else self._own(path))
        return found

    def _as_packaged(self) -> Printed:
        root = self.packaged()
        return Printed({k: tomllib.loads((root / n).read_text(encoding="utf-8")) for k, n in self.names.items()}, self._tables)

    def _reader(self) -> Any:
        return import_module("rules.kernel.data_reading")  # pydantic, half a second

    def _suspicion(self) -> Any:
        return import_module(self._doubts).SUSPICION
