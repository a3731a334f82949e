"""The toy with a rule that breaks: no game in which the dice show a double six is finished."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from tests import toy


class BrittlePosition(toy.ToyPosition):
    """A toy position that does not bear twelve coins in the pot."""

    __slots__ = ()

    def copy(self) -> Self:
        new = self.__new__(type(self))
        for name in self.columns:
            value = getattr(self, name)
            setattr(new, name, value[:] if isinstance(value, list) else value)
        self._copy_into(new)
        return new

    def judge(self) -> None:
        super().judge()
        assert self.pot < 12, "a double six"


class Brittle(toy.Toy):
    """See the module."""

    id = "brittle"

    def new(self, seats: tuple[str, ...], options: Mapping[str, str]) -> toy.ToyPosition:
        made = super().new(seats, options)
        pos = BrittlePosition.__new__(BrittlePosition)
        for name in toy.ToyPosition.columns:
            setattr(pos, name, getattr(made, name))
        pos.start(made.agenda[0])
        return pos


GAME = Brittle()
