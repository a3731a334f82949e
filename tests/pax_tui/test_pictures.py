"""Snapshots of every screen, at three sizes and in every theme. Run with --snapshot-update where a change is meant, and look at them."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode
from textual.pilot import Pilot

from tests.pax_tui.moments import asked, over
from tests.pax_tui.picture import picture
from tests.pax_tui.stage import LARGE, MEDIUM, SIZES, SMALL, opened, press, settled

pytestmark = pytest.mark.usefixtures("home")
THEMES = ("light", "high-contrast", "color-blind", "monochrome")


class Readable(SingleFileSnapshotExtension):
    """A text file a picture."""

    file_extension = "txt"
    _file_extension = "txt"
    _write_mode = WriteMode.TEXT


@pytest.fixture
def pictures(snapshot: SnapshotAssertion) -> SnapshotAssertion:
    return snapshot.use_extension(Readable)


QUESTIONS = ("auction_turn", "play_turn", "sail", "labor", "tactic")
OTHERS = (
    ("sea-and-steel", "impulse"),
    ("sea-and-steel", "assign"),
    ("francis-drake", "street"),
    ("francis-drake", "place_disc"),
    ("francis-drake", "attack"),
)
"""Questions of the other games."""
OVER_THE_TABLE = {"rules": "r", "why": "w", "help": "?", "cards": "c", "legend": "k", "log": "L", "settings": ",", "deal": "d"}
END = {"result": "", "story": "s", "charts": "c", "numbers": "n", "replay": "r"}


def size_name(size: tuple[int, int]) -> str:
    return f"{size[0]}x{size[1]}"


def sat(ask: str, size: tuple[int, int], game: str = "pax-hispanica", **more: Any) -> AbstractAsyncContextManager[Pilot[int]]:
    """The table at a question."""
    return opened(asked(ask, game), size, **more)


async def pick_up(pilot: Pilot[Any]) -> None:
    """Picks the keyboard up where it was passed on."""
    key = getattr(pilot.app.screen, "key", "")
    if key:
        await press(pilot, key)


@pytest.mark.parametrize("size", SIZES, ids=size_name)
@pytest.mark.parametrize("ask", QUESTIONS)
async def test_the_table(pictures: SnapshotAssertion, ask: str, size: tuple[int, int]) -> None:
    async with sat(ask, size) as pilot:
        await pick_up(pilot)
        assert picture(pilot.app) == pictures


@pytest.mark.parametrize("size", SIZES, ids=size_name)
@pytest.mark.parametrize(("game", "ask"), OTHERS)
async def test_the_tables_of_the_other_games(pictures: SnapshotAssertion, game: str, ask: str, size: tuple[int, int]) -> None:
    async with sat(ask, size, game) as pilot:
        await pick_up(pilot)
        assert picture(pilot.app) == pictures


@pytest.mark.parametrize("tab", ["m", "p", "y", "l"])
async def test_panels_of_the_smallest_screen(pictures: SnapshotAssertion, tab: str) -> None:
    async with sat("auction_turn", SMALL) as pilot:
        await press(pilot, tab)
        assert picture(pilot.app) == pictures


@pytest.mark.parametrize("theme", THEMES)
async def test_themes(pictures: SnapshotAssertion, theme: str) -> None:
    async with sat("sail", MEDIUM, theme=theme) as pilot:
        await pick_up(pilot)
        assert picture(pilot.app) == pictures


@pytest.mark.parametrize("size", SIZES, ids=size_name)
async def test_ascii(pictures: SnapshotAssertion, size: tuple[int, int]) -> None:
    async with sat("sail", size, theme="monochrome", ascii_only=True) as pilot:
        await pick_up(pilot)
        assert picture(pilot.app) == pictures


@pytest.mark.parametrize("name", OVER_THE_TABLE)
@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=size_name)
async def test_screens_over_the_table(pictures: SnapshotAssertion, size: tuple[int, int], name: str) -> None:
    async with sat("auction_turn", size) as pilot:
        await press(pilot, OVER_THE_TABLE[name])
        assert picture(pilot.app) == pictures


@pytest.mark.parametrize("size", SIZES, ids=size_name)
async def test_the_keyboard_is_passed(pictures: SnapshotAssertion, size: tuple[int, int]) -> None:
    async with sat("bid", size) as pilot:
        assert picture(pilot.app) == pictures


@pytest.mark.parametrize("name", END)
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=size_name)
async def test_the_end(pictures: SnapshotAssertion, size: tuple[int, int], name: str) -> None:
    async with opened(over("pax-hispanica", "3-G3a-won"), size) as pilot:
        if END[name]:
            await press(pilot, END[name])
        assert picture(pilot.app) == pictures


@pytest.mark.parametrize("size", SIZES, ids=size_name)
async def test_the_first_page_and_the_set_up(pictures: SnapshotAssertion, size: tuple[int, int]) -> None:
    async with opened(None, size) as pilot:
        await settled(pilot)
        assert picture(pilot.app) == pictures(name="home")
        await press(pilot, "1")
        assert picture(pilot.app) == pictures(name="set-up")


async def test_a_terminal_that_is_too_small(pictures: SnapshotAssertion) -> None:
    async with sat("sail", (60, 12)) as pilot:
        assert picture(pilot.app) == pictures
