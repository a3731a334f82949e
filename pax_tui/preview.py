"""Preview: what a choice would bring, as far as that is certain for the one who makes it.

The choice is tried on positions that this person cannot tell from the real one (`resample`), up to the next question or die. What all
tries agree in is certain; so nothing hidden can show, whatever the rules do with it. Choices that are sealed and revealed together are
not tried at all: what they bring depends on the others.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from rules.kernel.decision import Option
from rules.kernel.position import Event, Position
from rules.kernel.step import Sealed

TRIES = 2


@dataclass(frozen=True)
class Foreseen:
    """What is certain: the events everybody may know, in order, and open views before and after, a pair for each try."""

    events: tuple[Event, ...]
    views: tuple[tuple[Any, Any], ...]
    over: bool
    """Whether the game ends with it."""


def foresee(position: Position, option: Option) -> Foreseen | None:
    """Tries a legal option of the present decision; None where nothing can be said."""
    decision = position.decision
    if decision is None or decision.seat < 0 or any(isinstance(step, Sealed) for step in position.agenda):
        return None
    told: list[tuple[Event, ...]] = []
    views: list[tuple[Any, Any]] = []
    over = True
    for n in range(TRIES):
        tried = position.resample(decision.seat, Random(n))
        before = tried.view(None)
        told.append(tuple(e for e in tried.choose(option) if not e[2]))
        views.append((before, tried.view(None)))
        over = over and tried.outcome() is not None
    return Foreseen(common(told), tuple(views), over)


def common(told: list[tuple[Event, ...]]) -> tuple[Event, ...]:
    """The beginning that all have in common."""
    found: list[Event] = []
    for events in zip(*told, strict=False):
        if any(event != events[0] for event in events):
            break
        found.append(events[0])
    return tuple(found)


def changes(foreseen: Foreseen, measures: Any) -> list[tuple[Any, str, str]]:
    """What is counted differently afterwards, the same in every try: what, the amount before and after.

    `measures(view)` gives by a key objects with `what` and `amount`.
    """
    tries = [(measures(before), measures(after)) for before, after in foreseen.views]
    found = []
    for key, was in tries[0][0].items():
        pairs = {(old[key].amount, new[key].amount) for old, new in tries if key in old and key in new}
        if len(pairs) == 1:
            old, new = pairs.pop()
            if old != new:
                found.append((was.what, old, new))
    return found
