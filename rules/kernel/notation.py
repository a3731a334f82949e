"""Positions as people write them down (scenarios): what reading them is like in every game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypeVar

from rules.kernel.game import SetupError
from rules.kernel.position import Position

P = TypeVar("P", bound=Position)


def number(known: Mapping[str, int], word: Any, what: str) -> int:
    """The number of a thing by its id. Raises SetupError."""
    if word not in known:
        raise SetupError(f"there is no {what} {word!r}")
    return known[word]


def place(pos: P, table: Mapping[str, Any], keys: Collection[str], parts: Sequence[Callable[[P, Mapping[str, Any]], None]]) -> None:
    """Changes a position fresh from set-up into the one written down, part by part, and checks it. Raises SetupError."""
    if unknown := sorted(set(table) - set(keys)):
        raise SetupError(f"a position has no `{unknown[0]}`")
    try:
        for part in parts:
            part(pos, table)
    except SetupError:
        raise
    except (TypeError, ValueError, AttributeError, IndexError, KeyError) as error:
        raise SetupError(f"the position cannot be read: {error}") from None
    try:
        pos.check()
    except AssertionError as error:
        raise SetupError(f"the position is impossible: {error}") from None
