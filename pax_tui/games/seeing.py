"""What the screens of a game read: a view whose columns are attributes, so that the rules that read only what lies open serve it too."""

from __future__ import annotations

from typing import Any, Generic, TypeVar, cast

from rules.kernel.position import Position
from rules.kernel.view import View

V = TypeVar("V", bound=View)
P = TypeVar("P", bound=Position)


class Seeing(Generic[V, P]):
    """Wraps a View; its columns are read as its attributes."""

    def __init__(self, view: V) -> None:
        self.view = view

    def __getattr__(self, name: str) -> Any:
        return getattr(self.view, name)

    @property
    def open(self) -> P:
        """Itself, for the functions of the rules that read nothing but what lies open."""
        return cast(P, self)
