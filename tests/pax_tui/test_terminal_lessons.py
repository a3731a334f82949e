"""Lessons in a real terminal, by keys alone: some are taken to their end, from the first page and from the command line."""

from __future__ import annotations

import pytest

from pax_tui.curriculum import Progress
from tests.pax_tui.test_terminal import Screen, open_screen

__all__ = ["open_screen"]
pytestmark = [pytest.mark.terminal, pytest.mark.usefixtures("home")]


def finish(screen: Screen) -> None:
    """Lets the lesson do what each step wants, up to its end: one key skips what is asked, the other goes on after reading."""
    for _ in range(60):
        text = "\n".join(screen.read(quiet=0.03))
        if "finished" in text:
            return
        screen.burst("n" if "Enter go on" in text else "j")
    raise AssertionError("no end; there was:\n" + "\n".join(screen.read()))


def test_a_lesson_is_chosen_on_the_first_page_and_taken_by_its_own_choices(open_screen: list[Screen]) -> None:
    screen = Screen(columns=80, rows=24)
    open_screen.append(screen)
    lines = screen.until("Learn to play").splitlines()
    screen.press(next(line.split()[1] for line in lines if "Learn to play" in line))
    screen.until("0 of ")
    screen.press("enter")
    assert "you are Ana: England" in screen.until("step 1 of 9")
    screen.press("enter")
    screen.until("Who works there?")
    screen.press("1")
    screen.until("A Citizen would be a small c")
    screen.press("2")
    screen.until("So it is.")
    screen.press("n", "n", "n", "n", "n")
    finish(screen)
    assert "You can read a token" in screen.until("finished")
    screen.press("q")
    screen.until("1 of 1")
    screen.press("escape")
    screen.until("Learn to play")
    screen.press("q")
    assert screen.ended() == 0
    assert Progress().done("pax-hispanica", "the-board")


@pytest.mark.parametrize(
    ("game", "name", "columns", "rows"),
    [
        ("pax-hispanica", "auctions", 120, 40),
        ("pax-hispanica", "four-victories", 80, 24),
        ("sea-and-steel", "the-nitayno", 80, 24),
        ("francis-drake", "the-informer", 80, 24),
    ],
)
def test_a_lesson_from_the_command_line_goes_to_its_end(open_screen: list[Screen], game: str, name: str, columns: int, rows: int) -> None:
    screen = Screen("learn", game, name, columns=columns, rows=rows)
    open_screen.append(screen)
    screen.until("step 1 of")
    finish(screen)
    screen.press("q")
    screen.until("Lessons")
    screen.press("escape")
    assert screen.ended() == 0
    assert Progress().done(game, name)
