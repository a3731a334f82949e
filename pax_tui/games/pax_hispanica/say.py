"""Words for the panels: a Wording that remembers what it has said, as a panel says the same things again and again."""

from __future__ import annotations

from typing import Any

from pax_tui.widgets.sheet import Line, Span
from pax_tui.wording import Wording
from rules.pax_hispanica.tables import COLORS

DOT: Span = (" · ", "dim")


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

    def seat(self, color: int) -> str:
        """Who plays a color."""
        return self.words.seat(color)

    def chip(self, color: int, text: str | None = None) -> Span:
        """A name on its color."""
        return f" {text or self.seat(color)} ", f"seat:{COLORS[color]}"


def joined(parts: list[Line | Span | str], gap: Span = DOT) -> Line:
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
