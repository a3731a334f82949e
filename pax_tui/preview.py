"""Preview: what a choice would bring, as far as that is certain for the one who makes it.

The choice is tried on positions that this person cannot tell from the real one (`resample`), up to the next question or die. What all
tries agree in is certain; so nothing hidden can show, whatever the rules do with it. Choices that are sealed and revealed together are
not tried at all: what they bring depends on the others.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import takewhile
from random import Random
from typing import Any

from rules.kernel.decision import Option
from rules.kernel.position import Event, Position
from rules.kernel.step import Sealed

TRIES = 2


@dataclass(frozen=True)
class Foreseen:
    """What is certain: the events everybody may know, in order, and open views before and after, a pair for each try, or none."""

    events: tuple[Event, ...]
    views: tuple[tuple[Any, Any], ...]
    over: bool
    """Whether the game ends with it."""


def sure(event: Event) -> bool:
    """Whether an event follows from a choice whatever lies hidden: of every one, where a game says nothing else."""
    return True


def foresee(position: Position, option: Option, certain: Callable[[Event], bool] = sure) -> Foreseen | None:
    """Tries a legal option of the present decision; None where nothing can be said.

    What turns something hidden over is not `certain`, though a few tries may agree in it: nothing is said from there on, nor counted.
    """
    decision = position.decision
    if decision is None or decision.seat < 0 or any(isinstance(step, Sealed) for step in position.agenda):
        return None
    told: list[tuple[Event, ...]] = []
    views: list[tuple[Any, Any]] = []
    over = clear = True
    for n in range(TRIES):
        tried = position.resample(decision.seat, Random(n))
        before = tried.view(None)
        events = tuple(e for e in tried.choose(option) if not e[2])
        told.append(tuple(takewhile(certain, events)))
        clear = clear and len(told[-1]) == len(events)
        views.append((before, tried.view(None)))
        over = over and tried.outcome() is not None
    return Foreseen(common(told), tuple(views), over) if clear else Foreseen(common(told), (), False)


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
    for key, was in tries[0][0].items() if tries else ():
        pairs = {(old[key].amount, new[key].amount) for old, new in tries if key in old and key in new}
        if len(pairs) == 1:
            old, new = pairs.pop()
            if old != new:
                found.append((was.what, old, new))
    return found
