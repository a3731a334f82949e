"""What is printed on the components: three TOML files, read once, checked record by record, handed on as `Data`."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rules.kernel.data_files import DataError, DataFiles, Problem

if TYPE_CHECKING:
    from rules.francis_drake.data_models import Data

__all__ = ["DataError", "Problem", "configure", "folder", "load", "packaged", "problems", "where"]

FILES = DataFiles(
    "francis_drake",
    "Francis Drake",
    {"street": "street.toml", "map": "map.toml", "charts": "charts.toml"},
    "rules.francis_drake.data_reading",
    tables=("circles_3", "circles_4", "circles_5", "choices"),
)
NAMES = tuple(FILES.names.values())
packaged, where, configure, folder, problems = FILES.packaged, FILES.where, FILES.configure, FILES.folder, FILES.problems


def load() -> Data:
    """The data in force, read once. Raises DataError for what the models or the references between records do not allow."""
    return cast("Data", FILES.load())
