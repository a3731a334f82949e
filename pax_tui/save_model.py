"""The shape of a save, for pydantic; imported when a save is looked over, not before. `pax_tui.exports` says what its parts mean."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, NonNegativeInt, PositiveInt


class Branch(BaseModel):
    """Where a game was branched from another."""

    model_config = ConfigDict(strict=True, extra="ignore")

    of: str = ""
    at: NonNegativeInt


class Save(BaseModel):
    """A whole save, unsealed."""

    model_config = ConfigDict(strict=True, extra="ignore")

    format: str
    game: str
    rules_version: int
    options: dict[str, str]
    seats: dict[str, str]
    seed: Annotated[int, Field(ge=0, lt=10**18)] = 0
    agreed: dict[str, str] = {}
    diverged: NonNegativeInt | None = None
    silent: list[NonNegativeInt] = []
    lifted: list[NonNegativeInt] = []
    branch: Branch | None = None
    think: PositiveInt | None = None
    snapshot: dict[str, Any]
    choices: list[Annotated[list[Any], Field(min_length=1)]]
