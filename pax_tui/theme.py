"""Colors of everything on the screen, by role, as assets/themes/*.toml say; letters, bold and reverse say the same without them.

A theme knows no widget. Which role is bold, underlined or reversed is the same in every theme, so that nothing depends on color alone:
what is selected is written in reverse (its two colors are handed over the other way round), what is lit or warns is underlined. The
theme without color, `monochrome`, has nothing but these signs; NO_COLOR means it, whatever else was asked for.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from functools import cached_property
from importlib.resources import files
from typing import Any

from pax_tui.settings import HIGH_CONTRAST, MONOCHROME, PARCHMENT
from pax_tui.widgets.chart import BOLD, REVERSE, UNDERLINE, Ink
from pax_tui.widgets.scene import PLAIN, Palette

Pair = tuple[str, str]
"""Foreground and background."""
FEW, FEWEST = 256, 16
"""So many colors, not 24 bits of them."""


@dataclass(frozen=True)
class Theme:
    """Inks by role. `role` names: text, dim, strong, title, frame, key, bar, select, lit, warn, good, seat:COLOR, name:COLOR."""

    id: str
    paper: str | None = None
    bar: str | None = None
    text: str | None = None
    strong: str | None = None
    dim: str | None = None
    title: str | None = None
    frame: str | None = None
    key: str | None = None
    warn: str | None = None
    good: str | None = None
    select: Pair = ("", "")
    lit: Pair = ("", "")
    native: Pair = ("", "")
    rebel: Pair = ("", "")
    seats: Mapping[str, Pair] = field(default_factory=dict)
    """The tokens of each player."""
    names: Mapping[str, str] = field(default_factory=dict)
    """The color of each player's name on paper."""
    chart: Palette = PLAIN
    plain: bool = False
    ascii: bool = False

    def ink(self, role: str) -> Ink:
        """The ink of a role; an unknown one is plain text."""
        found = self._inks.get(role)
        if found is None:
            found = self._inks[role] = self._make(role)
        return found

    @cached_property
    def _inks(self) -> dict[str, Ink]:
        return {}

    def _make(self, role: str) -> Ink:
        kind, _, seat = role.partition(":")
        attrs = SIGNS.get(kind, 0)
        if self.plain:
            return Ink(None, None, attrs | (REVERSE if kind in SOLID else 0))
        paper = self.bar if kind.startswith("bar") else self.paper
        if kind in ("seat", "name") and seat in self.seats:
            return Ink(*self.seats[seat], attrs) if kind == "seat" else Ink(self.names[seat], paper, attrs)
        if kind == "select":
            return Ink(self.select[1], self.select[0], attrs)
        if kind in ("native", "rebel", "lit"):
            pair: Pair = getattr(self, kind)
            return Ink(*pair, attrs)
        plain = kind.removeprefix("bar-")
        color = getattr(self, plain) if plain in ("dim", "strong", "title", "frame", "key", "warn", "good") else self.text
        return Ink(color, paper, attrs)


SIGNS = {
    "seat": BOLD,
    "name": BOLD,
    "native": BOLD,
    "rebel": BOLD,
    "select": BOLD | REVERSE,
    "lit": BOLD | UNDERLINE,
    "strong": BOLD,
    "title": BOLD,
    "key": BOLD,
    "warn": BOLD | UNDERLINE,
    "bar-key": BOLD,
    "bar-strong": BOLD,
    "bar-warn": BOLD | UNDERLINE,
}
"""What a role looks like besides its color."""
SOLID = ("seat", "native", "rebel", "lit")
"""Roles on a ground of their own, which is reverse where there are no colors."""


def theme(name: str = PARCHMENT, ascii_only: bool = False, colors: int = 0) -> Theme:
    """A theme by its name; `colors` is how many the terminal has, 0 for all of them. One without color has colors that nobody sees."""
    facts = _facts(name)
    if facts.get("plain"):
        return Theme(id=name, chart=PLAIN, ascii=ascii_only, **_colored(_own(_facts(PARCHMENT)) | facts, str))
    chart = {f.name: f.default for f in fields(Palette) if f.name != "plain"} | facts.pop("chart", {})
    facts = _over(_own(facts) | {"chart": chart}, facts.get(str(colors), {}))
    if colors == FEW:
        from pax_tui.xterm import nearest

        facts = _colored(facts, nearest)
    return Theme(id=name, ascii=ascii_only, **_colored(facts, str) | {"chart": Palette(**_colored(facts["chart"], str))})


def wanted(name: str, no_color: bool, colors: int = 0) -> str:
    """The theme that is shown where `name` is asked for: none with colors against NO_COLOR, and of 16 colors only high contrast."""
    if no_color or 0 < colors < FEWEST or name == MONOCHROME:
        return MONOCHROME
    return HIGH_CONTRAST if 0 < colors < FEW else name


def _facts(name: str) -> dict[str, Any]:
    return tomllib.loads(files("assets").joinpath("themes", f"{name}.toml").read_text(encoding="utf-8"))


def _own(facts: Mapping[str, Any]) -> dict[str, Any]:
    """What a theme says besides the map and terminals of few colors."""
    return {key: value for key, value in facts.items() if key not in ("chart", str(FEW), str(FEWEST))}


def _over(facts: Mapping[str, Any], few: Mapping[str, Any]) -> dict[str, Any]:
    """The facts with those that differ."""
    return {**facts, **{key: _over(facts.get(key, {}), value) if isinstance(value, dict) else value for key, value in few.items()}}


def _colored(facts: Any, change: Callable[[str], str]) -> Any:
    """The facts with every color changed, and tuples for lists."""
    if isinstance(facts, dict):
        return {key: _colored(value, change) for key, value in facts.items()}
    if isinstance(facts, list | tuple):
        return tuple(_colored(value, change) for value in facts)
    return change(facts) if isinstance(facts, str) and facts.startswith("#") else facts
