"""What the models of every game's records have in common: one pydantic class per table of the TOML files, attributes named as the keys.

An unknown key, a missing key, a wrong type or an unknown word is an error; nothing is converted. Lists come out as tuples, models are
frozen.
"""

from typing import Annotated, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, Strict, StringConstraints
from pydantic_core import PydanticCustomError

Provenance = Literal["rulebook", "inferred", "reconstructed"]
T = TypeVar("T")
Many = Annotated[tuple[T, ...], Strict(False)]  # a TOML list; only the container is converted
Id = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Text = Annotated[str, StringConstraints(min_length=1)]
Count = Annotated[int, Field(ge=0)]


class Model(BaseModel):
    """A table of a data file."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, populate_by_name=True)


def wrong(key: str, message: str) -> PydanticCustomError:
    """An error of a whole record that lies in one key of it."""
    return PydanticCustomError("record", "{message}", {"key": key, "message": message})


def only(record: Model, due: bool, keys: tuple[str, ...], when: str) -> None:
    """Keys that belong to some records of a table and to no other."""
    for key in keys:
        given = getattr(record, key) is not None
        if due and not given:
            raise wrong(key, f"{key} is missing: {when} needs it")
        if given and not due:
            raise wrong(key, f"{key} belongs to {when} only")
