"""A theme as Textual takes it, for whatever lies behind the panels: they paint every cell themselves."""

from __future__ import annotations

from textual.theme import BUILTIN_THEMES
from textual.theme import Theme as TextualTheme

from pax_tui.theme import Theme

CSS = "Screen, Panel, MapView { background: $background; }"
DEFAULT = "ansi_default"
"""The terminal's own color."""


def name_of(look: Theme) -> str:
    """The name under which Textual knows a theme."""
    return f"pax-{look.id}"


def skin(look: Theme) -> TextualTheme:
    """The ground of a theme; the terminal's own where there is no color."""
    if look.plain:
        ansi = BUILTIN_THEMES["ansi-dark"].variables
        return TextualTheme(name_of(look), ansi=True, primary=DEFAULT, foreground=DEFAULT, background=DEFAULT, variables=ansi)
    assert look.paper and look.bar and look.key
    return TextualTheme(name_of(look), primary=look.key, foreground=look.text, background=look.paper, surface=look.bar, panel=look.bar)
