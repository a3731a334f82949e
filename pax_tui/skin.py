"""How Textual's own widgets look in a theme of ours: the command palette and whatever lies behind the panels."""

from __future__ import annotations

from textual.theme import BUILTIN_THEMES
from textual.theme import Theme as TextualTheme

from pax_tui.theme import Theme

DEFAULT = "ansi_default"
CSS = """
Screen, Panel, MapView { background: $background; }
SearchIcon { display: none; }
CommandPalette #--input { border: round $border; }
CommandPalette #--input.--list-visible { border: round $border; border-bottom: none; }
CommandPalette CommandList { border: round $border; border-top: none; scrollbar-size-vertical: 0; }
CommandPalette CommandList > .option-list--option-highlighted { text-style: bold underline; }
CommandPalette > .command-palette--help-text { color: transparent; text-style: not bold; }
CommandPalette LoadingIndicator { display: none; }
CommandPalette:ansi > Vertical { background: ansi_default; }
.-ascii CommandPalette #--input { border: ascii $border; }
.-ascii CommandPalette #--input.--list-visible { border: ascii $border; border-bottom: none; }
.-ascii CommandPalette CommandList { border: ascii $border; border-top: none; }
"""


def name_of(look: Theme) -> str:
    """The name under which Textual knows a theme."""
    return f"pax-{look.id}"


def skin(look: Theme) -> TextualTheme:
    """A theme as Textual takes it."""
    if look.plain:
        return TextualTheme(
            name=name_of(look), ansi=True, primary=DEFAULT, foreground=DEFAULT, background=DEFAULT, surface=DEFAULT, panel=DEFAULT,
            boost=DEFAULT, accent=DEFAULT,
            variables=BUILTIN_THEMES["ansi-dark"].variables | {
                "border": DEFAULT, "border-blurred": DEFAULT, "text-muted": DEFAULT, "block-cursor-foreground": DEFAULT,
                "block-cursor-background": DEFAULT, "block-cursor-blurred-foreground": DEFAULT, "block-cursor-blurred-background": DEFAULT,
                "input-cursor-background": DEFAULT, "input-cursor-foreground": DEFAULT, "input-cursor-text-style": "reverse",
            },
        )  # fmt: skip
    assert look.paper and look.bar and look.text and look.frame and look.dim and look.key
    fg, bg = look.select
    return TextualTheme(
        name=name_of(look), primary=look.key, accent=look.key, foreground=look.text, background=look.paper, surface=look.bar,
        panel=look.bar,
        dark=sum(int(look.paper[n : n + 2], 16) for n in (1, 3, 5)) < 384,
        variables={
            "border": look.frame, "border-blurred": look.frame, "text-muted": look.dim, "panel-darken-1": look.bar,
            "block-cursor-foreground": fg, "block-cursor-background": bg,
            "block-cursor-blurred-foreground": fg, "block-cursor-blurred-background": bg,
            "input-cursor-background": look.text, "input-cursor-foreground": look.bar, "input-cursor-text-style": "none",
        },
    )  # fmt: skip
