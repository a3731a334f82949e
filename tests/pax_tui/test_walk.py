"""Every key at every kind of question, and resizes at any moment: nothing crashes, nothing is lost, the place is kept."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest
from textual.events import Key, Resize
from textual.geometry import Size

from pax_tui import keys
from pax_tui.screens.base import Tiled
from pax_tui.screens.curtain import CurtainScreen
from pax_tui.screens.table import TableScreen
from rules.pax_hispanica.words import QUESTIONS
from tests.pax_tui.moments import asked, before, moments
from tests.pax_tui.stage import SIZES, opened, settled, table

pytestmark = pytest.mark.usefixtures("home")
CHARACTERS = {action_key: sign for action_key, sign in keys.SIGNS.items() if len(sign) == 1 and sign.isascii()}
WALKS = {"pax-hispanica": 4, "sea-and-steel": 2, "francis-drake": 1}
"""The kinds of question of each game are walked in so many tests, to share them among the workers."""
SHARE = 1 if os.environ.get("PAX_WALK") == "all" else 5
"""To save time one key in so many is tried at a question, others at the next, and every other question is left out; PAX_WALK=all tries
every key at every question, which takes minutes."""
LEAVES = {"leave", "quit"}
"""Keys that end the program or leave the table."""
DICE = {"draw", "draw_haven", "flip", "rebel_at", "flip_rebel", "steal_haven", "king_bid", "king_deck", "king_tactic"}
"""Questions to CHANCE alone."""
RARE = {"deal", "deal_with_promise", "hand_over", "drop_cargo", "turn_ship", "king_labor", "hurricane"}
"""Questions that no record asks; the tests of deals, of the solitaire game and the scenarios do."""
ALIKE = {"help", "legend", "settings", "palette", "log", "full-log"}
"""Keys that open the same screen at every question; a quarter of the questions is enough for them."""
SETTLING = ("exclamation_mark", "u", "enter")
"""Keys that go on to another question, tried last."""


def test_the_records_ask_nearly_everything() -> None:
    assert set(QUESTIONS) - set(moments()) <= DICE | RARE


@pytest.mark.parametrize(("game", "part"), [(game, part) for game, parts in WALKS.items() for part in range(parts)])
async def test_every_key_at_every_kind_of_question(game: str, part: int) -> None:
    pressed: set[str] = set()
    for n, (ask, (name, count)) in enumerate(list(moments(game).items())[part :: WALKS[game] * (1 if SHARE == 1 else 2)]):
        session = before(game, name, count)
        async with opened(session, SIZES[n % len(SIZES)], form="sealed" if n % 2 else "open") as pilot:
            actions = [a for a in keys.of_scope("table") if a.id not in LEAVES]
            for action in sorted(actions, key=lambda a: SETTLING.index(a.keys[0]) if a.keys[0] in SETTLING else -1):
                await back_to_the_table(pilot)
                await press(pilot, action.keys[0])
                pressed.add(action.keys[0])
                if session.decision is None or session.decision.ask != ask or len(session.record.choices) != count:
                    break  # chosen: the rest of the keys has other questions to be tried at
            await settled(pilot)
            assert pilot.app.is_running
            session.position.check()
    if SHARE == 1:
        assert {a.keys[0] for a in keys.of_scope("table") if a.id not in LEAVES} <= pressed
    assert len(pressed) > 12


async def press(pilot: Any, key: str) -> None:
    """Presses a key; waits for the screen only where another one came, which makes the walk bearable."""
    screen = pilot.app.screen
    assert isinstance(screen, Tiled)
    screen.pressed(Key(key, key if len(key) == 1 else CHARACTERS.get(key)))
    if pilot.app.screen is not screen:
        await pilot.pause()


async def back_to_the_table(pilot: Any) -> None:
    """Closes what lies over the table, and picks the keyboard up where it is passed on."""
    for _ in range(8):
        screen = pilot.app.screen
        if isinstance(screen, TableScreen):
            if screen.seeking is not None or (screen.choosing and screen.choosing.lettered):
                await press(pilot, "escape")
                continue
            return
        if isinstance(screen, CurtainScreen):
            await press(pilot, screen.key)
        elif isinstance(screen, Tiled):
            await press(pilot, "escape")
        else:
            pilot.app.pop_screen()  # the command palette is Textual's own
            await pilot.pause()
    raise AssertionError(f"no way back from {pilot.app.screen}")


async def test_five_hundred_resizes_keep_the_place() -> None:
    rng = Random(5)
    large = [(rng.randint(80, 150), rng.randint(24, 50)) for _ in range(4)]
    small = [(rng.randint(1, 79), rng.randint(1, 40)) for _ in range(12)]
    session = asked("sail")
    async with opened(session, SIZES[0]) as pilot:
        await back_to_the_table(pilot)
        at = (table(pilot).cursor, session.decision, len(session.record.choices))
        for turn in range(500):
            width, height = rng.choice([*SIZES, *large] if turn % 9 == 0 else small)  # a map is slow to lay out
            if turn % 4:  # a window that is dragged does not wait for the program
                pilot.app._driver._size = Size(width, height)
                pilot.app.post_message(Resize(Size(width, height), Size(width, height)))
                continue
            await pilot.resize_terminal(width, height)
            assert (table(pilot).cursor, session.decision, len(session.record.choices)) == at, (width, height)
            if turn % 20 == 0:
                await pilot.resize_terminal(*rng.choice(SIZES))
                await back_to_the_table(pilot)
                await pilot.press(rng.choice(["right", "left", "up", "down", "tab"]))
                if turn % 100 == 0 and session.decision is not None:
                    table(pilot).choose(0)
                at = (table(pilot).cursor, session.decision, len(session.record.choices))
        assert pilot.app.is_running
        session.position.check()
