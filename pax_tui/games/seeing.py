"""What the screens of a game read: a view whose columns are attributes, so that the rules that read only what lies open serve it too."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Generic, TypeVar

from rules.kernel.position import Position
from rules.kernel.view import View

V = TypeVar("V", bound=View)
P = TypeVar("P", bound=Position)


class Seeing(Generic[V, P]):
    """Wraps a View; its columns are read as its attributes, and so is what a position answers from what lies open, see `by_rules`."""

    kind: type[P]

    def __init__(self, view: V) -> None:
        self.view = view

    def __getattr__(self, name: str) -> Any:
        return getattr(self.view, name)

    @cached_property
    def open(self) -> P:
        """A position with nothing in it but what lies open, for the functions of the rules that read no more."""
        view, made = self.view, self.kind.__new__(self.kind)
        for name in view.open_lists:
            setattr(made, name, list(getattr(view, name)))
        for name in view.open_scalars:
            if name in made.columns:
                setattr(made, name, getattr(view, name))
        made.agenda, made.result = [], view.result
        return made


def by_rules(method: str) -> Any:
    """A method of the position, asked of what lies open."""
    return property(lambda seen: getattr(seen.open, method))
