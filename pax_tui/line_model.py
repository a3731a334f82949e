"""The shape of a line about a game that comes from a file: what `report` believes. See `pax_tui.accounts` for what it means."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

Name = Annotated[str, StringConstraints(min_length=1, max_length=200, pattern=r"^[^\p{C}]+$")]
Count = Annotated[int, Field(ge=0, le=10**9, strict=True)]
Figure = Annotated[float, Field(allow_inf_nan=False, ge=-1e9, le=1e9)]


class _Model(BaseModel):
    model_config = ConfigDict(extra="ignore", frozen=True)


class Ended(_Model):
    """How a game ended."""

    winners: list[Name]
    section: Name


class GameLine(_Model):
    """One game."""

    format: Literal["pax-tui game 1"]
    game: Name
    seed: Annotated[int, Field(ge=0, strict=True)]
    style: Name
    options: dict[Name, Name]
    seats: Annotated[dict[Name, Name], Field(min_length=1)]
    order: list[Name]
    result: Ended | None
    decisions: Count
    turn: Name
    cpu_s: Annotated[float, Field(ge=0, le=1e9)]
    figures: dict[Name, dict[Name, Figure]]
    verbs: dict[Name, dict[Name, Count]]
    things: dict[Name, dict[Name, dict[Name, Count]]]

    @model_validator(mode="after")
    def of_its_seats(self) -> Self:
        """Whoever is told of sits there, once."""
        winners = self.result.winners if self.result else []
        for names in (winners, self.order):
            if len(set(names)) != len(names):
                raise ValueError("a seat is named twice")
        if not {*winners, *self.order, *self.figures, *self.verbs, *self.things} <= set(self.seats):
            raise ValueError("a seat is named that nobody holds")
        return self
