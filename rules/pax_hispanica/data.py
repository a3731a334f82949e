"""What is printed on the components: six TOML files, read once, checked record by record, handed on as `Data`.

A folder chosen with `configure` comes first; a file it lacks is taken from the packaged ones. `load` stops at the first mistake that
would mislead the rules; `problems` lists every mistake, with the line it stands on, and also what only a reader of the whole would see.
Both read with suspicion (`data_reading`), which costs the import of pydantic; the packaged files alone, which the tests hold to every
check, are taken as they are, so that the table opens half a second sooner.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, cast

if TYPE_CHECKING:
    from rules.pax_hispanica.data_models import Data

__all__ = ["DataError", "Problem", "configure", "folder", "load", "problems", "where"]

FILES = {
    "map": "map.toml",
    "calendar": "calendar.toml",
    "philosophy": "philosophy.toml",
    "playmats": "playmats.toml",
    "market": "market-cards.toml",
    "havens": "haven-cards.toml",
}
NAMES = tuple(FILES.values())
OF_THE_GAME = "pax_hispanica"


class Problem(NamedTuple):
    file: str
    line: int
    message: str


class DataError(ValueError):
    """The data cannot be played with; the text is one line, `file:line: message`."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        super().__init__(f"{problem.file}:{problem.line}: {problem.message}")


# ------------------------------------------------------------------ which folder


class _Source:
    chosen: Path | None = None
    loaded: Data | None = None


def packaged() -> Path:
    return Path(str(files("assets").joinpath(OF_THE_GAME)))


def where() -> Path:
    """The folder the data is read from first."""
    return packaged() if _Source.chosen is None else _Source.chosen


def configure(path: Path | None) -> None:
    """Choose another data folder (None: the packaged one), before anything is loaded.

    The folder may hold the files themselves or, beside those of other games, a folder `pax_hispanica` with them.
    """
    path = None if path is None else _own(path)
    if _Source.loaded is not None and path != _Source.chosen:
        raise RuntimeError("the data folder is chosen before the data is loaded")
    _Source.chosen = path


@contextmanager
def folder(path: Path | None) -> Iterator[None]:
    """Read from another folder for a while; what was built from earlier data keeps it."""
    before = _Source.chosen, _Source.loaded
    _Source.chosen, _Source.loaded = (None if path is None else _own(path)), None
    try:
        yield
    finally:
        _Source.chosen, _Source.loaded = before


def _own(path: Path) -> Path:
    return path / OF_THE_GAME if (path / OF_THE_GAME).is_dir() else path


# ------------------------------------------------------------------ reading


class Printed:
    """A record of the packaged files: its keys are attributes, what it does not say is None."""

    def __init__(self, record: dict[str, Any]) -> None:
        for key, value in record.items():
            self.__dict__["start" if key == "from" else key] = _taken(key, value)

    def __getattr__(self, name: str) -> None:
        if name.startswith("__"):
            raise AttributeError(name)


TABLES_OF_NAMES = ("directions",)
"""Tables that are looked up by name, not records."""


def _taken(key: str, value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_taken("", v) for v in value)
    if isinstance(value, dict):
        return {k: _taken("", v) for k, v in value.items()} if key in TABLES_OF_NAMES else Printed(value)
    return value


def _as_packaged() -> Data:
    root = packaged()
    read = {key: tomllib.loads((root / name).read_text(encoding="utf-8")) for key, name in FILES.items()}
    return cast("Data", Printed(read))


def load() -> Data:
    """The data in force, read once. Raises DataError for what the models or the references between records do not allow."""
    if _Source.loaded is None:
        if _Source.chosen is None:
            _Source.loaded = _as_packaged()
        else:
            from rules.pax_hispanica.data_reading import checked

            _Source.loaded = checked(_Source.chosen)
    return _Source.loaded


def problems(path: Path | None = None) -> list[Problem]:
    """Everything that is wrong with the data of a folder (None: the one in force), in the order of the files and their lines."""
    from rules.pax_hispanica import data_reading

    return data_reading.problems(where() if path is None else _own(path))
