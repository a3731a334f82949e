"""Secrets at one keyboard: hand-over, what is never to be seen by others, Interdiction in its two forms."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from textual.events import Key

from pax_tui import games
from pax_tui.games.pax_hispanica import lines
from pax_tui.games.pax_hispanica.table import PaxTable
from pax_tui.screens.curtain import CurtainScreen
from pax_tui.screens.table import TableScreen
from pax_tui.session import Session
from pax_tui.theme import theme
from pax_tui.widgets import paint
from pax_tui.widgets.chart import Chart
from pax_tui.widgets.scene import caribbean
from pax_tui.wording import Wording
from rules.kernel import chance
from rules.kernel.decision import CHANCE
from rules.pax_hispanica.game import GAME
from rules.pax_hispanica.tables import CARD_IDS, COLORS
from tests.lively import lively
from tests.pax_tui.moments import asked
from tests.pax_tui.stage import LARGE, MEDIUM, SIZES, SMALL, THREE, opened, press, seen, session, settled, table

pytestmark = pytest.mark.usefixtures("home")
HELD = {
    "year": 1616,
    "turn": "red",
    "hand": {"red": ["PHC002", "PHM030"], "blue": ["PHS099"]},
    "havens": {"red": ["tortuga"], "blue": ["roatan"]},
}
MINE = ("Quakers", "Tribunal of Cartagena", "Haven Card of Tortuga")
SAILING = {
    "year": 1617,
    "turn": "red",
    "ships": {"red": ["PHS099"], "blue": ["PHS100"], "orange": ["PHS090"]},
    "colonies": {"havana": "purple slave fort chest"},
    "havens": {"blue": ["barataria-bay"], "orange": ["roatan"]},
}


def has(text: str, *words: str) -> list[str]:
    return [word for word in words if word in text]


# -- hand-over


@pytest.mark.parametrize("size", SIZES)
async def test_a_secret_question_waits_behind_an_opaque_screen(size: tuple[int, int]) -> None:
    async with opened(session(HELD), size) as pilot:
        text = seen(pilot)
        assert isinstance(pilot.app.screen, CurtainScreen)
        rows = [row.strip() for row in text.split("\n") if row.strip()]
        assert rows == ["Pass the keyboard to  Ana .", "Then press A.", "q leaves the table; everything is saved."]
        await press(pilot, "b", "enter", "space", "escape", "1")
        assert isinstance(pilot.app.screen, CurtainScreen)
        text = await press(pilot, "a")
        assert "For Ana only" in text
        assert "Play Quakers" in text


@pytest.mark.parametrize("size", SIZES)
async def test_after_the_answer_nothing_secret_is_left_on_the_screen(size: tuple[int, int]) -> None:
    async with opened(session(HELD), size) as pilot:
        text = await press(pilot, "a", "1", "enter")
        assert "For Ana only" not in text
        assert has(text, *MINE) == ["Quakers"], "the card played is public, the rest of the Hand is not"
        for panel in table(pilot).children:
            if panel.id in ("hand", "look"):
                assert not has(getattr(panel, "text", str)(), *MINE[1:])


@pytest.mark.parametrize("size", SIZES)
async def test_a_resize_covers_what_is_secret(size: tuple[int, int]) -> None:
    async with opened(session(HELD), size) as pilot:
        await press(pilot, "a")
        await pilot.resize_terminal(size[0] + 7, size[1] + 3)
        await settled(pilot)
        assert isinstance(pilot.app.screen, CurtainScreen)
        assert not has(seen(pilot), *MINE)
        text = await press(pilot, "a")
        assert "Play Quakers" in text


async def test_a_resize_covers_a_hand_that_is_looked_at_over_the_table() -> None:
    async with opened(session(HELD), LARGE) as pilot:
        text = await press(pilot, "a", "c")
        assert has(text, *MINE)
        await pilot.resize_terminal(*MEDIUM)
        await settled(pilot)
        assert isinstance(pilot.app.screen, CurtainScreen)
        assert not has(seen(pilot), *MINE)


async def test_a_resize_covers_a_deal_in_the_making() -> None:
    async with opened(session(HELD), LARGE) as pilot:
        await press(pilot, "a", "1", "enter", "d", "a")
        text = await press(pilot, "a")
        assert "Tribunal of Cartagena" in text
        await press(pilot, "?")
        await pilot.resize_terminal(*MEDIUM)
        await settled(pilot)
        assert isinstance(pilot.app.screen, CurtainScreen)
        assert not has(seen(pilot), *MINE)
        assert has(await press(pilot, "a"), "Tribunal of Cartagena"), "it is there again"


async def test_the_background_covers_what_is_secret() -> None:
    async with opened(session(HELD), LARGE) as pilot:
        await press(pilot, "a", "w")
        pilot.app.app_suspend_signal.publish(pilot.app)
        await settled(pilot)
        assert isinstance(pilot.app.screen, CurtainScreen)
        assert not has(seen(pilot), *MINE)


async def test_one_secret_choice_after_another_of_the_same_person_needs_no_second_curtain() -> None:
    async with opened(session(HELD), MEDIUM) as pilot:
        text = await press(pilot, "a", "4", "enter")
        assert "For Ana only" in text


async def test_bids_are_dots_until_they_are_shown_on_purpose() -> None:
    made = session()
    async with opened(made, LARGE) as pilot:
        text = await press(pilot, "1", "b")
        assert "0 to 3:" in text
        text = await press(pilot, "2")
        assert "0 to 3: •" in text
        assert "0 to 3: 2" not in text
        assert "$2" not in text
        assert "0 to 3: 2" in await press(pilot, "v")
        await press(pilot, "enter")
        assert made.record.choices[-1] == ("bid", 2)
        assert isinstance(pilot.app.screen, CurtainScreen)


async def test_hands_are_shown_to_their_owners_only() -> None:
    async with opened(session(HELD | {"turn": "red"}), MEDIUM) as pilot:
        await press(pilot, "a", "1", "enter")
        text = await press(pilot, "c")
        assert not has(text, *MINE[1:])
        text = await press(pilot, "h")
        assert "Whose Hand" in text
        text = await press(pilot, "b")
        assert "Pass the keyboard to  Ben" in text
        assert "São João Bautista" not in text
        text = await press(pilot, "b")
        assert "São João Bautista" in text
        assert not has(text, *MINE[1:])
        await pilot.resize_terminal(100, 40)
        await settled(pilot)
        assert "São João Bautista" not in seen(pilot)
        await press(pilot, "h", "b", "b")
        text = await press(pilot, "escape")
        assert "São João Bautista" not in text


async def test_the_palette_and_the_help_show_nothing_secret() -> None:
    async with opened(session(HELD), MEDIUM) as pilot:
        text = await press(pilot, "a", "?")
        assert not has(text, *MINE)
        await press(pilot, "escape")
        known = await press(pilot, ":")
        assert "why not (w)" in known
        assert not has(known, *MINE)
        assert pilot.app.title == "pax-tui"
        assert not pilot.app.sub_title


@cache
def drawn() -> tuple[PaxTable, Wording, Chart]:
    """A table and a map to draw on, made once."""
    words = Wording(games.face(GAME.id).words, GAME, THREE)
    return PaxTable(words, theme()), words, Chart(caribbean(137, 44))


def neutral(position: object, viewer: int | None = None) -> str:
    """Everything the table shows of a position to a viewer, as text."""
    made, words, chart = drawn()
    look, view = made.theme, position.view(viewer)  # type: ignore[attr-defined]
    chart.show(made.scene(view, 137))
    shown = [chart.text()]
    for painter, model, width, height in (
        (paint.bar, made.status(view, 200), 200, 1),
        (paint.bar, made.standing(view, 200, None), 200, 1),
        (paint.board, made.board(view), 63, 15),
        (paint.years, made.years(view), 63, 10),
        (paint.mats, made.mats(view), 63, 22),
    ):
        shown.append(painter(model, width, height, look).text())
    shown += [str(made.hand(view)), str(made.open_cards(view)), *lines.board(view, words)]
    return "\n".join(shown)


@pytest.mark.parametrize("seed", range(2))
def test_screens_of_positions_that_a_seat_cannot_tell_apart_are_alike(seed: int) -> None:
    """Section 2 of the architecture, Secrets, for the rendered table: resampling what others hold changes not one cell."""
    rng = Random(seed)
    position = GAME.new(("red", "blue", "orange"), {"start": "comet"})
    names = {c: Wording(games.face(GAME.id).words, GAME).name("card", c) for c in CARD_IDS}
    for step in range(220):
        decision = position.decision
        if decision is None:
            break
        if step % 16 == 0 and decision.seat != CHANCE:
            for viewer in (None, *position.seats):
                other = position.resample(-2 if viewer is None else viewer, rng)
                assert neutral(other, viewer) == neutral(position, viewer)
            public = neutral(position)
            hidden = [names[CARD_IDS[c]] for color in position.seats for c in position.market[color]]
            shown = {names[CARD_IDS[c]] for c in position.faceup if c >= 0}
            shown |= {names[CARD_IDS[c]] for color in position.seats for c in (*position.ships[color], *position.peerages[color])}
            assert not [name for name in hidden if name in public and name not in shown]
        position.choose(chance.answer(decision, rng) if decision.seat == CHANCE else lively(decision, rng))


@pytest.mark.parametrize("size", [LARGE, SMALL])
async def test_the_table_that_others_see_holds_no_card_of_a_hand(size: tuple[int, int]) -> None:
    """Every secret question of a stretch of play: before its owner has pressed his key nothing of any Hand is on the screen."""
    made = session()
    names = {c: Wording(games.face(GAME.id).words, GAME).name("card", c) for c in CARD_IDS}
    rng, curtains = Random(5), 0
    async with opened(made, size) as pilot:
        for _ in range(40):
            position = made.position
            decision = made.decision
            assert decision is not None
            if isinstance(pilot.app.screen, CurtainScreen):
                curtains += 1
                under = table(pilot)
                text = seen(pilot) + "".join(getattr(p, "text", str)() for p in under.children)
                held = [names[CARD_IDS[c]] for color in position.seats for c in position.market[color]]  # type: ignore[attr-defined]
                open_ = {names[CARD_IDS[c]] for c in position.faceup if c >= 0}  # type: ignore[attr-defined]
                told = "\n".join(entry.text for entry in under.entries())
                assert not [name for name in held if name in text and name not in open_ and name not in told]
                await press(pilot, pilot.app.screen.key)
                continue
            options = decision.options or ()
            table(pilot).choose(int(rng.random() * len(options)))
            await settled(pilot)
    assert curtains > 5


# -- Interdiction


def calling(made: Session) -> list[tuple[object, ...]]:
    return [choice for choice in made.record.choices if choice[0] in ("pass", "never", "strike")]


async def test_in_the_open_form_enter_is_everybodys_no() -> None:
    made = session(SAILING)
    async with opened(made, MEDIUM) as pilot:
        text = await press(pilot, "f", table(pilot).lit()["barataria-bay"])
        assert "Strike your colors" in text
        assert "Ana  is asked" in text, "who sails, not who could call"
        assert "Pass the keyboard" not in text
        await press(pilot, "enter")
        assert calling(made) == [("pass",), ("pass",)]
        assert "what next?" in seen(pilot)


async def test_in_the_open_form_anybody_calls_by_a_key_and_answers_in_private() -> None:
    made = session(SAILING)
    async with opened(made, MEDIUM) as pilot:
        await press(pilot, "f", table(pilot).lit()["barataria-bay"])
        text = await press(pilot, "!")
        assert "Who calls?" in text
        assert not has(text, "Haven", "Barataria")
        text = await press(pilot, "b")
        assert "Pass the keyboard to  Ben" in text
        text = await press(pilot, "b")
        assert "For Ben only" in text
        assert "discard Barataria Bay" in text
        text = await press(pilot, "3", "enter")
        assert "Strike your colors: discard" not in text
        assert "Have answered: Ben" in text
        assert calling(made) == [], "nothing is played before everybody has had the time"
        text = await press(pilot, "enter")
        assert ("strike", "PHH01") in calling(made)
        assert "Ben interdicts Ana" in text


async def test_on_the_smallest_screen_whoever_calls_sees_every_answer() -> None:
    made = session(SAILING)
    async with opened(made, SMALL) as pilot:
        text = await press(pilot, "f", table(pilot).lit()["barataria-bay"], "!", "b", "b")
        for answer in ("Not here", "Never for this sail", "discard Barataria Bay"):
            assert answer in text
        text = await press(pilot, "1", "enter")
        assert "PIRATING" in text, "the map again"


async def test_whoever_calls_without_the_card_stays_unknown() -> None:
    made = session(SAILING)
    async with opened(made, MEDIUM) as pilot:
        await press(pilot, "f", table(pilot).lit()["barataria-bay"], "!", "c", "c")
        text = seen(pilot)
        assert "Not here" in text
        assert "discard" not in text.split("Choice")[1].split("└")[0]
        await press(pilot, "w")
        assert "That is not the Haven Card of this sea zone." in seen(pilot)
        await press(pilot, "escape", "1", "enter", "enter")
        assert calling(made) == [("pass",), ("pass",)]


async def test_a_call_can_be_given_up() -> None:
    made = session(SAILING)
    async with opened(made, MEDIUM) as pilot:
        await press(pilot, "f", table(pilot).lit()["barataria-bay"], "!", "escape")
        assert isinstance(pilot.app.screen, TableScreen)
        await press(pilot, "!", "b", "escape", "enter")
        assert calling(made) == [("pass",), ("pass",)]


async def test_who_cannot_call_is_told() -> None:
    made = session(SAILING | {"ships": {"red": ["PHS099"], "blue": ["PHS100"]}, "havens": {"blue": ["barataria-bay"]}})
    async with opened(made, MEDIUM) as pilot:
        await press(pilot, "f", table(pilot).lit()["barataria-bay"])
        text = await press(pilot, "!", "c")
        assert "Cem cannot interdict now" in text


async def test_in_the_sealed_form_everybody_who_could_is_asked() -> None:
    made = session(SAILING)
    async with opened(made, MEDIUM, form="sealed") as pilot:
        text = await press(pilot, "f", table(pilot).lit()["barataria-bay"])
        assert "Pass the keyboard to  Ben" in text
        await press(pilot, "b", "1", "enter")
        assert "Pass the keyboard to  Cem" in seen(pilot)
        await press(pilot, "c", "2", "enter")
        assert calling(made) == [("pass",), ("never",)]


async def test_a_lone_person_is_asked_at_once() -> None:
    made = session(SAILING | {"turn": "blue"}, {"red": "Ana", "blue": "bot:random", "orange": "bot:random"}, seed=4)
    async with opened(made, MEDIUM) as pilot:
        assert "Pass the keyboard" not in seen(pilot)
        assert made.waits
        assert pilot.app.screen is table(pilot)


def test_colors_of_seats_are_those_of_the_theme() -> None:
    assert set(COLORS) <= set(theme().seats)


async def test_a_key_pressed_too_often_closes_one_screen_and_opens_no_curtain() -> None:
    async with opened(asked("bid"), MEDIUM) as pilot:
        curtain = pilot.app.screen
        assert isinstance(curtain, CurtainScreen)
        for _ in range(4):
            curtain.post_message(Key(curtain.key, curtain.key))
        await settled(pilot)
        assert pilot.app.screen is table(pilot), "the table is still there"
        assert table(pilot).choosing is not None, "and asks"
        await press(pilot, "0", "enter")
        after = pilot.app.screen
        if isinstance(after, CurtainScreen):  # the next bidder's
            table(pilot).post_message(Key(after.key, after.key))
            await settled(pilot)
            assert pilot.app.screen is after, "typed before it was to be seen"
