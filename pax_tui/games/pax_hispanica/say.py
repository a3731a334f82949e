"""Messages and lines of the Pax Hispanica table, as those of every game."""

from __future__ import annotations

from pax_tui.games.say import DOT, Say, joined

__all__ = ["DOT", "Say", "joined"]
