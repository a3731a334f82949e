"""Sea & Steel in a real terminal, by keys alone: a whole game of two, and one against the Nitayno."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.pax_tui.test_terminal import Screen, left_finished, open_screen, played

__all__ = ["open_screen"]
pytestmark = [pytest.mark.terminal, pytest.mark.usefixtures("home")]


def test_two_people_play_sea_and_steel_to_the_end_by_keys_alone(open_screen: list[Screen], home: Path) -> None:
    """Six turns, or as many as both sides live, with the Event cards behind curtains, on the smallest screen."""
    screen = Screen("new", "sea-and-steel", "--seats", "spanish=Ana,indigenous=Ben", "--seed", "7", columns=80, rows=24)
    open_screen.append(screen)
    seen = played(screen, 11)
    assert " wins a " in seen
    assert "VP of areas" in seen
    assert screen.written.count(b"Pass the keyboard") > 8, "Event cards were chosen behind the opaque screen"
    screen.press("c")
    assert "Victory Points" in screen.until("chart 1 of 4")
    screen.press("s")
    assert "lands in" in screen.until("The story")
    screen.press("r")
    screen.until("Choice 0 of")
    screen.press("escape")
    screen.until("The story")
    left_finished(screen)


def test_one_person_plays_against_the_nitayno_to_the_end_by_keys_alone(open_screen: list[Screen], home: Path) -> None:
    """No curtain: there is nobody to hide anything from."""
    screen = Screen("new", "sea-and-steel", "--seats", "spanish=Ana,indigenous=auto", "--seed", "5", columns=80, rows=24)
    open_screen.append(screen)
    seen = played(screen, 5)
    assert " wins a " in seen
    assert b"Pass the keyboard" not in screen.written
    game = left_finished(screen)
    assert "auto" in str(game["seats"])
