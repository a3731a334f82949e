"""What is printed on the components: five TOML files, read once, checked record by record, handed on as `Data`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from rules.kernel.data_files import DataError, DataFiles, Printed, Problem

if TYPE_CHECKING:
    from rules.sea_and_steel.data_models import Data

__all__ = ["DataError", "Problem", "as_dict", "configure", "folder", "load", "packaged", "problems", "where"]

FILES = DataFiles(
    "sea_and_steel",
    "Sea & Steel",
    {
        "map": "map.toml",
        "counters": "counters.toml",
        "events": "event-cards.toml",
        "fate": "fate-cards.toml",
        "nitayno": "nitayno-cards.toml",
    },
    "rules.sea_and_steel.data_reading",
    tables=("draw", "sources"),
)
packaged, where, configure, folder, problems = FILES.packaged, FILES.where, FILES.configure, FILES.folder, FILES.problems


def load() -> Data:
    """The data in force, read once. Raises DataError for what the models or the references between records do not allow."""
    return cast("Data", FILES.load())


def as_dict(record: Any) -> Any:
    """A record and the records in it as dicts without what they do not say; the ops of cards are worked with in this form."""
    if isinstance(record, Printed):
        return {key: as_dict(value) for key, value in record.__dict__.items()}
    if isinstance(record, tuple):
        return tuple(as_dict(value) for value in record)
    return record.model_dump(exclude_none=True, by_alias=True) if hasattr(record, "model_dump") else record
