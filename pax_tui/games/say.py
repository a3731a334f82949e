"""What the view models of every game are made with: remembered messages, chips with names, lines that leave out what has no room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from pax_tui.games.table import Count
from pax_tui.widgets.lines import Course
from pax_tui.widgets.sheet import Line, Span, length, plain
from pax_tui.wording import Wording

DOT: Span = (" · ", "dim")
Part = Line | Span | str
FIRST = 9
"""The weight of what is said in any case."""


class Say:
    """Messages, remembered; names; joined lines."""

    def __init__(self, words: Wording) -> None:
        self.words = words
        self._said: dict[Any, str] = {}

    def __call__(self, message: str, /, **args: Any) -> str:
        key = (message, *args.items())
        said = self._said.get(key)
        if said is None:
            if len(self._said) > 4000:
                self._said.clear()
            said = self._said[key] = self.words.text(message, **args)
        return said

    def name(self, kind: str, thing: Any) -> str:
        """The words for a thing."""
        return self.words.name(kind, thing)

    def seat(self, seat: int) -> str:
        """Who plays a seat."""
        return self.words.seat(seat)

    def chip(self, seat: int, text: str | None = None) -> Span:
        """A name on its color."""
        return f" {text or self.seat(seat)} ", f"seat:{self.words.colors[seat]}"

    def names(self, seats: Sequence[int]) -> Line:
        """Names in their colors, as one says them: one, one and another, or more with commas."""
        line: list[Span] = []
        for n, seat in enumerate(seats):
            if n:
                line.append((f" {self('and')} " if n == len(seats) - 1 else ", ", "text"))
            line.append((self.seat(seat), f"name:{self.words.colors[seat]}"))
        return tuple(line)

    def around(self, message: str, seats: Sequence[int], role: str = "text", **args: Any) -> Line:
        """A message with names in it, where it says `$seats`; `$count` tells how many they are."""
        before, _, after = self(message, seats="\0", count=len(seats), **args).partition("\0")
        return tuple(span for span in ((before, role), *self.names(seats), (after, role)) if span[0])


def joined(parts: Sequence[Part], gap: Span = DOT) -> Line:
    """Parts with dots between them."""
    line: list[Span] = []
    for part in parts:
        if not part:
            continue
        if line:
            line.append(gap)
        if isinstance(part, str):
            line.append((part, "text"))
        elif isinstance(part[0], str):
            line.append(part)
        else:
            line += part
    return tuple(line)


class Told(NamedTuple):
    """Something said of a thing, how much it matters, and what is said where there is no room for that."""

    weight: int
    part: Part
    less: Told | None = None


def told_in(told: Sequence[Told], width: int | None) -> Line:
    """What there is to say, in `width` cells only what matters most: as fully as it can be said, in its order."""
    told = [one for one in told if one.part]
    if width is None:
        return joined([one.part for one in told])
    ways = []
    for n, one in enumerate(told):
        way: Told | None = one
        while way:
            ways.append((-way.weight, n, way.part))
            way = way.less
    chosen: dict[int, Part] = {}
    for weight, n, part in sorted(ways, key=lambda way: (*way[:2], length(joined([way[2]])))):
        line = joined([p for _, p in sorted({**chosen, n: part}.items())])
        if length(line) <= width or (weight == -FIRST and n not in chosen):
            chosen[n] = part
    return joined([part for _, part in sorted(chosen.items())])


def told_plainly(course: Course, counted: tuple[tuple[Span, ...], tuple[Count, ...]]) -> list[str]:
    """Who has won and why, the final counts, then the story, as lines of plain text."""
    heads, counts = counted
    names = [text.strip() for text, _ in heads]
    lines = [plain(line) for line in course.ending]
    lines += ["", *(f"{c.title}: " + ", ".join(f"{n} {v}" for n, v in zip(names, c.values, strict=True)) for c in counts)]
    lines += ["", *(f"{when}: {plain(sentence)} ({section})" for when, sentence, section in course.story)]
    return [*lines, course.note] if course.note else lines


__all__ = ["DOT", "FIRST", "Part", "Say", "Told", "joined", "told_in", "told_plainly"]
