"""Pax Hispanica alone in a real terminal, by keys alone: Ganga Zumba against the Sun King to the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.pax_tui.test_terminal import Screen, left_finished, open_screen, played

__all__ = ["open_screen"]
pytestmark = [pytest.mark.terminal, pytest.mark.usefixtures("home")]


def test_ganga_zumba_plays_against_the_sun_king_to_the_end_by_keys_alone(open_screen: list[Screen], home: Path) -> None:
    """No curtain, and the end is that of the solitaire game: War Coffers, the count, or freedom."""
    screen = Screen("new", "pax-hispanica", "--seats", "red=Ana,purple=auto", "--seed", "5", columns=80, rows=24)
    open_screen.append(screen)
    seen = played(screen, 5)
    assert "(S7." in seen
    assert "The Sun King" in seen
    assert b"Pass the keyboard" not in screen.written
    screen.press("s")
    assert "Sun King" in screen.until("The story")
    game = left_finished(screen)
    assert game["seats"] == {"red": "Ana", "purple": "auto"}
