"""What is printed on the components: six TOML files, read once, checked record by record, handed on as `Data`."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rules.kernel.data_files import DataError, DataFiles, Problem

if TYPE_CHECKING:
    from rules.pax_hispanica.data_models import Data

__all__ = ["DataError", "Problem", "configure", "folder", "load", "packaged", "problems", "where"]

FILES = DataFiles(
    "pax_hispanica",
    "Pax Hispanica",
    {
        "map": "map.toml",
        "calendar": "calendar.toml",
        "philosophy": "philosophy.toml",
        "playmats": "playmats.toml",
        "market": "market-cards.toml",
        "havens": "haven-cards.toml",
    },
    "rules.pax_hispanica.data_reading",
    tables=("directions",),
)
NAMES = tuple(FILES.names.values())
packaged, where, configure, folder, problems = FILES.packaged, FILES.where, FILES.configure, FILES.folder, FILES.problems


def load() -> Data:
    """The data in force, read once. Raises DataError for what the models or the references between records do not allow."""
    return cast("Data", FILES.load())
