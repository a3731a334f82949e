"""Colors of everything on the screen, by role. Players have the colors of Okabe and Ito, told apart by all eyes, and letters besides.

A theme knows no widget. With `plain` (NO_COLOR) there is no color at all: what a color says, bold and reverse and letters say.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from pax_tui.widgets.chart import BOLD, REVERSE, UNDERLINE, Ink
from pax_tui.widgets.scene import PARCHMENT, PLAIN, Palette

SEATS = {
    "purple": ("#000000", "#cc79a7"),
    "red": ("#ffffff", "#c04e00"),
    "blue": ("#000000", "#56b4e9"),
    "orange": ("#000000", "#e69f00"),
    "green": ("#000000", "#12a67c"),
    "yellow": ("#000000", "#f0e442"),
    "black": ("#ffffff", "#000000"),
    "spanish": ("#000000", "#e69f00"),
    "indigenous": ("#000000", "#12a67c"),
}
"""Foreground and background of each player's tokens."""


@dataclass(frozen=True)
class Theme:
    """Inks by role. `role` names: text, dim, strong, title, frame, key, bar, select, lit, warn, good, seat:COLOR, name:COLOR."""

    id: str = "parchment"
    paper: str | None = "#1d1812"
    bar: str | None = "#2d2418"
    text: str | None = "#e2d4b4"
    strong: str | None = "#fff4d8"
    dim: str | None = "#a08f6c"
    title: str | None = "#dcb66e"
    frame: str | None = "#6d5836"
    key: str | None = "#ffb84d"
    select: tuple[str, str] | None = ("#1d1812", "#e8c268")
    lit: tuple[str, str] | None = ("#000000", "#ffffff")
    warn: str | None = "#ff9a76"
    good: str | None = "#a8d08d"
    seats: Mapping[str, tuple[str, str]] = field(default_factory=lambda: SEATS)
    native: tuple[str, str] = ("#2b2113", "#efe2bf")
    rebel: tuple[str, str] = ("#ffffff", "#000000")
    chart: Palette = PARCHMENT
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
        if self.plain:
            return Ink(None, None, _PLAIN.get(kind, 0))
        paper = self.bar if kind.startswith("bar") else self.paper
        if kind in ("seat", "name") and seat in self.seats:
            fg, bg = self.seats[seat]
            return Ink(fg, bg, BOLD) if kind == "seat" else Ink(bg if bg != "#000000" else self.text, paper, BOLD)
        if kind == "native":
            return Ink(*self.native, BOLD)
        if kind == "rebel":
            return Ink(*self.rebel, BOLD)
        if kind == "select" and self.select:
            return Ink(*self.select, BOLD)
        if kind == "lit" and self.lit:
            return Ink(*self.lit, BOLD)
        color = {
            "dim": self.dim,
            "strong": self.strong,
            "title": self.title,
            "frame": self.frame,
            "key": self.key,
            "warn": self.warn,
            "good": self.good,
            "bar": self.text,
            "bar-dim": self.dim,
            "bar-key": self.key,
            "bar-strong": self.strong,
            "bar-warn": self.warn,
        }.get(kind, self.text)
        return Ink(color, paper, BOLD if kind in ("strong", "title", "key", "bar-key", "bar-strong", "warn") else 0)


_PLAIN = {
    "seat": BOLD | REVERSE,
    "name": BOLD,
    "native": REVERSE,
    "rebel": BOLD | REVERSE,
    "select": REVERSE,
    "lit": BOLD | REVERSE,
    "strong": BOLD,
    "title": BOLD,
    "key": BOLD,
    "warn": BOLD | UNDERLINE,
    "bar": 0,
    "bar-key": BOLD,
    "bar-strong": BOLD,
    "bar-warn": BOLD | UNDERLINE,
}


def theme(no_color: bool = False, ascii_only: bool = False) -> Theme:
    """The theme that the terminal and the command line ask for."""
    if no_color:
        return Theme(id="plain", paper=None, bar=None, chart=PLAIN, plain=True, ascii=ascii_only)
    return Theme(ascii=ascii_only)
