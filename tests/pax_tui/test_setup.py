"""The set-up of a game (any game): who sits where, options with what they mean, names, and what stands in the way of beginning."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot

from pax_tui import games
from pax_tui.screens.setup import SetupScreen
from rules.kernel.game import Choice
from rules.players import LEVELS
from tests import toy as toy_game
from tests.pax_tui.stage import LARGE, MEDIUM, SIZES, SMALL, opened, seen, settled, table


class Duel(toy_game.Toy):
    """Two seats, one of which an automaton can hold, as in Sea & Steel."""

    seats = ("spanish", "indigenous")
    players = (2, 2)
    default_seats = ("spanish", "indigenous")
    automata = ("indigenous",)
    options = (Choice("difficulty", ("standard", "governor", "viceroy"), "S1"), Choice("columbus-will", ("no", "yes"), "S2"))


class Voyage(toy_game.Toy):
    """Three to five seats, and nothing said of who sits there usually, as in Francis Drake."""

    seats = ("red", "blue", "green", "yellow", "black")
    players = (3, 5)
    default_seats = ()
    options = (Choice("street", ("shuffled", "printed"), "D1"),)


DUEL, VOYAGE = Duel(), Voyage()


@pytest.fixture
def played(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, toy: str) -> str:
    """One of the two games above, under the name of the toy."""
    monkeypatch.setitem(games.GAMES, toy, games.Entry(f"tests.pax_tui.test_setup:{request.param}", "tests.toy_face:FACE", ""))
    return toy


def screen(pilot: Pilot[Any]) -> SetupScreen:
    found = pilot.app.screen
    assert isinstance(found, SetupScreen)
    return found


async def press(pilot: Pilot[Any], *keys: str) -> str:
    """Presses keys, drawn at the end; what stands on the screen then."""
    await pilot.press(*keys)
    await settled(pilot)
    return seen(pilot)


async def to(pilot: Pilot[Any], row: str) -> str:
    """Selects a row."""
    screen(pilot).chosen = screen(pilot).ids.index(row)
    screen(pilot).redraw()
    await settled(pilot)
    assert screen(pilot).selected == row
    return " ".join(seen(pilot).split())


PAX = ("pax-hispanica", {}, None)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_every_row_of_pax_hispanica_says_what_it_means(size: tuple[int, int]) -> None:
    async with opened(None, size, setup=PAX) as pilot:
        known = screen(pilot).ids
        rows = [row for row in known if row and row not in ("seed", "begin")]
        assert len(rows) == 5 + 5 + 2
        for row in rows:
            screen(pilot).chosen = screen(pilot).ids.index(row)
            screen(pilot).redraw()
            await settled(pilot)
            title, lines = screen(pilot).about()
            told = " ".join("".join(text for text, _ in line) for line in lines)
            assert "‹" not in told
            assert len(told) > 120, row
            assert title in seen(pilot)
        text = await to(pilot, "begin")
        assert "thirteen rounds" in text


async def test_how_long_it_takes_follows_the_options() -> None:
    async with opened(None, LARGE, setup=("pax-hispanica", {"length": "short", "start": "comet"}, None)) as pilot:
        assert "24 years" in seen(pilot)
        await to(pilot, "option:start")
        assert "40 years" in await press(pilot, "left")


async def test_a_nation_is_told_with_its_ability_from_the_data_and_its_start() -> None:
    async with opened(None, LARGE, setup=PAX) as pilot:
        text = " ".join(seen(pilot).split())
        assert "Sway 4, Reach 1, $3, 8 Colonies" in text
        text = await to(pilot, "seat:red")
        assert "Sea Dogs" in text
        assert "Sway 1, Reach 1, $3, no Colony" in text
        await to(pilot, "option:maroon-king")
        await press(pilot, "right")
        text = await to(pilot, "seat:red")
        assert "MAROON KING instead" in text


async def test_a_name_is_edited_with_its_cursor_or_begun_anew() -> None:
    async with opened(None, SMALL, setup=PAX) as pilot:
        await to(pilot, "seat:red")
        text = await press(pilot, "enter", "left", "left", *"xy")
        assert "Englaxy▏nd" in text
        await press(pilot, "escape")
        assert screen(pilot).names["red"] == "England", "Esc gives up what was typed, not the screen"
        await press(pilot, "enter", "home", "delete", "delete", *"An", "enter")
        assert screen(pilot).names["red"] == "Angland"
        await press(pilot, *"Zo", "down")
        assert screen(pilot).names["red"] == "Zo"
        assert screen(pilot).selected == "seat:blue"
        await press(pilot, "x", "backspace", "enter")
        assert screen(pilot).names["blue"] == "France", "an empty name changes nothing"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Spain", "Spain is what the game calls another side."),
        ("PURPLE", "PURPLE is what the game calls another side."),
        ("france", "france is what the game calls another side."),
        ("bot", "is no name for a person"),
    ],
)
async def test_a_name_that_would_confuse_is_refused_before_the_game_begins(name: str, said: str) -> None:
    async with opened(None, MEDIUM, setup=PAX) as pilot:
        await to(pilot, "seat:red")
        await press(pilot, "x", "backspace", *name, "enter")
        assert said in " ".join(seen(pilot).split())
        await to(pilot, "begin")
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, SetupScreen), "it does not begin"


async def test_two_people_need_two_names() -> None:
    async with opened(None, MEDIUM, setup=PAX) as pilot:
        await to(pilot, "seat:red")
        await press(pilot, *"Zoe", "down", *"ZOE", "enter")
        assert screen(pilot).faults() == {"seat:blue": "Two people are called ZOE. Each needs a name of their own."}
        assert "! France" in seen(pilot)


async def test_too_few_players_are_told_with_how_many_it_takes() -> None:
    async with opened(None, MEDIUM, setup=PAX) as pilot:
        await to(pilot, "seat:red")
        text = " ".join((await press(pilot, "left", "down", "left")).split())
        assert "Pax Hispanica takes 2 to 5 players. 1 sits down so far." in text


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("played", ["DUEL"], indirect=True)
async def test_a_game_for_two_with_an_automaton_needs_no_change(played: str) -> None:
    async with opened(None, SMALL, setup=(played, {}, None)) as pilot:
        text = seen(pilot)
        assert "columbus-will" in text
        assert "Interdiction" not in text, "a game without windows is not asked about them"
        await press(pilot, "right")
        assert screen(pilot).kinds["spanish"] == "bot:random", "no automaton for this seat"
        text = await press(pilot, "left", "down", "right")
        assert "automaton" in text
        assert screen(pilot).seats()["indigenous"] == "auto"
        await press(pilot, *["right"] * (len(LEVELS) + 1))
        assert screen(pilot).problem() == "Toy takes 2 players. 1 sits down so far."


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("played", ["VOYAGE"], indirect=True)
async def test_a_game_for_three_to_five_begins_with_the_fewest_seats(played: str, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Any] = []
    async with opened(None, LARGE, setup=(played, {}, 9)) as pilot:
        assert set(screen(pilot).seats()) == {"red", "blue", "green"}
        monkeypatch.setattr(pilot.app, "open_table", lambda session, form=None: begun.append(session))
        await press(pilot, "left")
        assert "takes 3 to 5 players" in seen(pilot)
        await press(pilot, "right", "down", "down", "down", "right")
        assert "takes" not in seen(pilot)
        await press(pilot, "left")
        await to(pilot, "option:street")
        await press(pilot, "right")
        assert screen(pilot).options == {"street": "printed"}


async def test_what_was_chosen_is_what_is_played(home: object) -> None:
    async with opened(None, SMALL, setup=PAX) as pilot:
        await to(pilot, "seat:red")
        await press(pilot, *"Ana", "down", *"Ben", "down", "right")
        await to(pilot, "option:length")
        await press(pilot, "right")
        await to(pilot, "begin")
        await press(pilot, "enter")
        made = table(pilot).session
        assert made.record.seats == {"red": "Ana", "blue": "Ben", "orange": "bot:random"}
        assert made.record.options["length"] == "short"
