"""The full screen by keys: what is to be seen at each size, choosing, undo, why not, rules, cards, deals, set-up, replay and the end."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.geometry import Region

from pax_tui.games.pax_hispanica.table import PaxTable
from pax_tui.library import Library
from pax_tui.screens.board import arrangement
from pax_tui.screens.curtain import person_keys
from pax_tui.screens.home import HomeScreen
from pax_tui.screens.setup import SetupScreen
from pax_tui.session import Session
from tests.pax_tui.stage import LARGE, MEDIUM, SIZES, SMALL, THREE, opened, press, seen, session, settled, table

pytestmark = pytest.mark.usefixtures("home")
SOLO = {"red": "Ana", "blue": "bot:random", "orange": "bot:random"}
FOUNDING = {
    "year": 1616,
    "turn": "red",
    "figure": {"red": "colonist-2"},
    "hand": {"red": ["PHC002"], "blue": ["PHS099"]},
    "colonies": {"guadeloupe": "red slave fort chest relic", "bonaire": "red", "new-edinburgh": "blue red-citizen"},
    "tribes": {"calusa": ""},
    "rebel": {"panama": "slave"},
}
SAILING = {
    "year": 1617,
    "turn": "red",
    "ships": {"red": ["PHS099"], "blue": ["PHS100"], "orange": ["PHS090"]},
    "colonies": {"havana": "purple slave fort chest"},
    "havens": {"blue": ["barataria-bay"], "orange": ["roatan"]},
}
RECORDS = Path(__file__).resolve().parents[1] / "records"


# -- where everything stands


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (104, 34), (120, 40), (159, 70), (160, 50), (200, 60), (300, 90)])
@pytest.mark.parametrize("tab", ["map", "choice", "mats"])
@pytest.mark.parametrize("side", ["board", "mats", "log"])
@pytest.mark.parametrize("hand", [False, True])
def test_panels_cover_the_screen_and_never_each_other(size: tuple[int, int], tab: str, side: str, hand: bool) -> None:
    whole = Region(0, 0, *size)
    areas = arrangement(*size, PaxTable.tiles(5), tab, side, hand)
    assert sum(area.area for area in areas.values()) == whole.area
    for name, area in areas.items():
        assert whole.contains_region(area), name
        assert all(not area.overlaps(other) for n, other in areas.items() if n != name), name
    assert {"status", "standing", "decision", "look", "hints"} <= set(areas)


def test_person_keys_are_the_first_letters_that_are_free() -> None:
    assert person_keys({1: "Ana", 2: "Ben", 3: "Anton", 4: "Quirin", 0: "李"}) == {1: "a", 2: "b", 3: "n", 4: "u", 0: "1"}


@pytest.mark.parametrize("size", SIZES)
async def test_what_must_be_seen_without_asking_is_seen_at_every_size(size: tuple[int, int]) -> None:
    async with opened(session(), size) as pilot:
        text = seen(pilot)
        for what in ("1599 auction", "War", "Ben", "Dove 1649", "What does Ben do", "(D2)", "Auction the top Colony Card", "$3"):
            assert what in text, what
        assert "0/4" in text, "Tax Rebels for the Tea Party"
        assert "0/9" in text, "Chests for the Sun King"
        assert "P8" in text, "tokens for the last count"
        assert "Sway 1" in text
        assert "Reach 1" in text


async def test_everything_is_open_at_200x60() -> None:
    async with opened(session(FOUNDING), LARGE) as pilot:
        text = await press(pilot, "a")
        for what in ("Philosophy", "Calendar", "Playmats", "Log", "EUROPE", "PIRATING", "Tea Party", "Abolition", "El Patrón", "Sun King"):
            assert what in text, what
        assert "RsF& Guadeloupe" in text
        assert "RcF" not in text
        assert "!S" in text
        assert "Hand of Ana" in text
        assert "Quakers" in text


async def test_the_side_column_shows_the_chosen_panel_at_120x40() -> None:
    async with opened(session(), MEDIUM) as pilot:
        assert "Philosophy" in seen(pilot)
        assert "Calendar" in await press(pilot, "y")
        text = await press(pilot, "m")
        assert "Calendar" not in text
        assert "Citizens 5/5" in text
        assert "Slave of Veracruz dies" in " ".join((await press(pilot, "l")).replace("│", " ").split())


async def test_tab_shows_one_panel_after_another_at_80x24() -> None:
    async with opened(session(), SMALL) as pilot:
        seen_titles = set()
        for _ in range(6):
            text = await press(pilot, "tab")
            seen_titles |= {name for name in ("EUROPE", "Choice", "Playmats", "Philosophy", "Calendar", "Log") if name in text}
            assert "What does Ben do" in text
        assert len(seen_titles) == 6


@pytest.mark.parametrize("size", [(79, 24), (80, 23), (20, 5), (1, 1)])
async def test_a_terminal_that_is_too_small_is_told_and_survives(size: tuple[int, int]) -> None:
    async with opened(session(), size) as pilot:
        text = seen(pilot)
        assert "too small"[: max(0, size[0] - 12)] in text or size[0] < 12
        await pilot.resize_terminal(*MEDIUM)
        await settled(pilot)
        assert "Auction the top Colony Card" in seen(pilot)


async def test_a_resize_keeps_the_place() -> None:
    async with opened(session(), LARGE) as pilot:
        await press(pilot, "down", "down", "tab", "right", "down")
        cursor, selected = table(pilot).cursor, table(pilot).choosing.current  # type: ignore[union-attr]
        assert cursor
        for size in (SMALL, (50, 10), MEDIUM, LARGE):
            await pilot.resize_terminal(*size)
            await settled(pilot)
        assert table(pilot).cursor == cursor
        assert table(pilot).choosing.current == selected  # type: ignore[union-attr]
        assert table(pilot).map.cursor == cursor


# -- choosing


async def test_arrows_and_enter_choose_from_the_list() -> None:
    made = session()
    async with opened(made) as pilot:
        await press(pilot, "down", "enter")
        assert made.record.choices[-1] == ("auction", "mission")


async def test_the_cursor_row_tells_of_the_selected_card() -> None:
    async with opened(session()) as pilot:
        text = await press(pilot, "down", "down", "down")
        assert "Seaflower (Ship) · SMUGGLER U · Ship, Tax Revolt" in text


async def test_an_option_is_found_by_a_part_of_its_name() -> None:
    made = session()
    async with opened(made) as pilot:
        text = await press(pilot, "/", *"buried ship")
        assert "buried treasure of the Ship deck" in text
        assert "Debauchery" not in text
        text = await press(pilot, "enter")
        assert "Debauchery" in text
        assert made.record.choices[-1][0] != "auction_buried", "finding is not choosing"
        await press(pilot, "enter")
        assert made.record.choices[-1] == ("auction_buried", "ship")


async def test_a_place_is_found_by_a_part_of_its_name() -> None:
    async with opened(session(FOUNDING)) as pilot:
        await press(pilot, "a")
        text = await press(pilot, "/", *"guadel", "enter")
        line = next(row for row in text.split("\n") if row.strip().startswith("Guadeloupe ·"))
        said = "Guadeloupe · English Colony, Slave, fort, 1 Chest (cotton), 1 Relic · Leeward Islands, no Rebel · Sint Maarten"
        assert line.strip().startswith(said)


async def test_places_are_chosen_by_arrows_letters_and_clicks() -> None:
    made = session(FOUNDING)
    async with opened(made, LARGE) as pilot:
        await press(pilot, "a", "1", "enter")
        assert made.record.choices[-1] == ("play", "PHC002")
        await press(pilot, "1")
        text = seen(pilot)
        assert "Found a Colony at" in text
        screen = table(pilot)
        assert screen.arrows_on_map
        assert "havana" not in screen.lit(), "England founds at Squatter Sites only"
        targets = dict(screen.lit())
        await press(pilot, "right")
        chosen = "barbados"
        await press(pilot, "f", targets[chosen])
        assert made.record.choices[-1] == ("found", "barbados")
        text = await press(pilot, "u")
        assert made.record.choices[-1] == ("act", "disk")
        assert "Found a Colony at Barbados" in text
        spot = screen.map.chart.where("barbados")  # type: ignore[union-attr]
        assert spot
        await pilot.click("#map", offset=spot)
        await settled(pilot)
        assert made.record.choices[-1] == ("found", "barbados")


async def test_enter_on_a_place_that_is_no_target_says_so() -> None:
    made = session(FOUNDING)
    async with opened(made, LARGE) as pilot:
        await press(pilot, "a", "1", "enter", "1", "/", *"havana", "enter")
        before = list(made.record.choices)
        text = await press(pilot, "tab", "enter") if not table(pilot).arrows_on_map else await press(pilot, "enter")
        assert "Found a Colony at Havana: Spain founds at Spanish Sites" in text
        assert made.record.choices == before


async def test_what_is_foreseen_is_what_enter_would_choose_where_the_cursor_is() -> None:
    """Each question begins at its first option; the cursor may stand where nothing can be chosen."""
    made = session(FOUNDING)
    async with opened(made, MEDIUM) as pilot:
        await press(pilot, "a", "1", "enter")
        screen = table(pilot)
        screen.look_at("barbados")
        text = await press(pilot, "1")
        assert screen.arrows_on_map
        assert screen.cursor == screen.choosing.options[0].targets[0] != "barbados"  # type: ignore[union-attr]
        assert "Ana founds a Colony at Siguanea" in " ".join(text.split())
        screen.look_at("havana")
        await settled(pilot)
        assert "founds a Colony" not in seen(pilot)


async def test_a_bidder_sees_the_card_and_the_purses_and_nobody_the_bid() -> None:
    for size in SIZES:
        made = session({"year": 1615, "turn": "red", "dollars": {"red": 4, "blue": 6, "orange": 5}})
        async with opened(made, size) as pilot:
            text = await press(pilot, "1", "a", "2")
            card = table(pilot).card_in_focus()
            said = "".join(span for span, _ in table(pilot).table.card_line(card))
            assert said[:30] in text.split("\n")[-2], "the cursor row has the card"
            assert "won, it goes" not in text, "a dotted bid is told nowhere"
            assert "Not within the range" in await press(pilot, "9")
            await press(pilot, "backspace")
            if size != SMALL:
                assert "Others:  Ben  $6  Cem  $5" in text
                assert "$2 bid: won, it goes to the Pool" in await press(pilot, "v")


async def test_a_place_with_several_options_lists_them() -> None:
    made = session(SAILING | {"ships": {"red": ["PHS099"]}, "havens": {}})
    async with opened(made, MEDIUM) as pilot:
        await press(pilot, "f", table(pilot).lit()["barataria-bay"])
        screen = table(pilot)
        decision = made.decision
        assert decision is not None
        while len(decision.options or ()) == 1:
            await press(pilot, "1")
            decision = made.decision
            assert decision is not None
        many = next((t for t in screen.lit() if len(screen.choosing.at(t)) > 1), None)  # type: ignore[union-attr]
        if many is not None:
            await press(pilot, "f", screen.lit()[many])
            assert screen.choosing.place == many  # type: ignore[union-attr]
        assert screen.choosing is not None


async def test_undo_is_shown_with_what_it_takes_back_and_stops_at_the_barrier() -> None:
    made = session(FOUNDING)
    async with opened(made, LARGE) as pilot:
        assert "u undo" not in seen(pilot)
        text = await press(pilot, "a", "1", "enter", "1")
        assert "u undo: Disk" in text
        text = await press(pilot, "u")
        assert "Which Action of Quakers" in text
        assert "u undo: the last choice" in text
        text = await press(pilot, "u")
        assert "Pass the keyboard" in text, "the choice of a card is secret again"
        await press(pilot, "a")
        assert not made.undoable
        text = await press(pilot, "u")
        assert "Nothing can be taken back" in text, "who would take something back is told why it cannot be"
        assert "Nothing can be taken back" not in await press(pilot, "down")


async def test_why_not_gives_reasons_and_opens_their_rules() -> None:
    async with opened(session(FOUNDING), MEDIUM) as pilot:
        text = await press(pilot, "a", "1", "enter", "1", "w")
        assert "Spain founds at Spanish Sites, everybody else at Squatter Sites." in text
        assert "Found a Colony at Havana" in text
        text = await press(pilot, "enter")
        assert "Rules" in text
        await press(pilot, "escape", "escape")
        assert pilot.app.screen is table(pilot)


async def test_the_rule_of_the_question_can_be_read_and_searched() -> None:
    async with opened(session(), MEDIUM) as pilot:
        text = await press(pilot, "r")
        assert "D2 Auction Year" in text
        text = await press(pilot, "/", *"piracy haven", "escape")
        assert "D2 Auction Year" in text
        text = await press(pilot, "/", *"E5a", "enter")
        assert "E5a" in text
        await press(pilot, "left")
        assert "E5" in seen(pilot)


async def test_help_lists_every_key_and_what_is_legal_now() -> None:
    async with opened(session(), MEDIUM) as pilot:
        text = await press(pilot, "?")
        assert "Now" in text
        assert "What does Ben do this auction year?" in text, "what is in focus comes first"
        assert "why not" in text
        assert "At other times" in await press(pilot, "end")


async def test_the_hint_bar_offers_only_what_is_legal_and_can_be_clicked() -> None:
    async with opened(session(), LARGE) as pilot:
        hints = seen(pilot).split("\n")[-1]
        assert "undo" not in hints
        assert "letters" not in hints
        x = hints.index("rule")
        await pilot.click("#hints", offset=(x, 0))
        await settled(pilot)
        assert "D2 Auction Year" in seen(pilot)


async def test_the_command_palette_knows_actions_only() -> None:
    async with opened(session(FOUNDING), MEDIUM) as pilot:
        text = await press(pilot, "a", ":")
        assert "why not (w)" in text
        for never in ("Screenshot", "screenshot", "Maximize"):
            assert never not in text
        text = await press(pilot, *"why")
        assert "letters (f)" not in text
        assert "Why not" in await press(pilot, "enter")


# -- cards


async def test_a_card_is_shown_with_all_that_is_known_of_it() -> None:
    async with opened(session(FOUNDING), MEDIUM) as pilot:
        text = await press(pilot, "a", "c")
        for what in ("Quakers", "Nudge ↑ up", "Disk: found a Colony", "reconstruction", "Known from the rulebook", "George Fox"):
            assert what in " ".join(text.split()), what


# -- one person alone


async def test_with_one_person_there_are_no_curtains_and_the_hand_is_open() -> None:
    made = session(FOUNDING, SOLO)
    async with opened(made, LARGE) as pilot:
        text = seen(pilot)
        assert "Hand of Ana" in text
        assert "Play Quakers" in text
        assert "Pass the keyboard" not in text


# -- set-up, home, replay, end


async def test_a_game_is_set_up_by_keys(home: Path) -> None:
    async with opened(None, MEDIUM) as pilot:
        assert isinstance(pilot.app.screen, HomeScreen)
        await press(pilot, "1")
        assert isinstance(pilot.app.screen, SetupScreen)
        text = await press(pilot, "right")
        assert "Spain begins with much Sway" in text
        text = await press(pilot, "left", "down", "Z", *"oe", "enter", "down", "right")
        assert "person: Zoe" in text
        assert "computer: random" in text
        for _ in range(20):
            if pilot.app.screen.selected == "seed":  # type: ignore[attr-defined]
                break
            await press(pilot, "down")
        await press(pilot, "up", "right", "down")
        await press(pilot, "4", "2", "enter", "down", "enter")
        made = table(pilot).session
        assert table(pilot).form == "sealed"
        assert made.plain()["agreed"] == {"interdiction": "sealed"}
        assert made.record.seats == {"red": "Zoe", "blue": "bot:random", "orange": "Netherlands"}
        assert made.seed == 42
        assert [row.id for row in Library().rows()] == [made.id]


async def test_a_name_that_is_typed_takes_the_place_of_the_nation() -> None:
    async with opened(None, MEDIUM, setup=("pax-hispanica", {}, None)) as pilot:
        await press(pilot, "down", "enter", *"Ana", "enter")
        assert "person: Ana" in seen(pilot)
        await press(pilot, "enter", "end", *"bel", "enter")
        assert "person: Anabel" in seen(pilot)


async def test_set_up_advises_against_spain_with_few_players() -> None:
    async with opened(None, MEDIUM, setup=("pax-hispanica", {"length": "short"}, 7)) as pilot:
        text = seen(pilot)
        assert "short, to the Dove of 1637" in text
        text = await press(pilot, "right", "down", "left")
        screen = pilot.app.screen
        assert isinstance(screen, SetupScreen)
        assert len(screen.seats()) == 3
        assert "Spain is better left out" in text


async def test_a_game_that_cannot_begin_says_why() -> None:
    async with opened(None, MEDIUM, setup=("pax-hispanica", {}, None)) as pilot:
        text = await press(pilot, "down", "left", "down", "left", "down", "left")
        assert "2 to 5 players" in text


async def test_the_latest_game_goes_on_from_the_first_page(home: Path) -> None:
    library = Library()
    made = Session.new(session().game, THREE, {}, 3, library)
    made.advance()
    made.close()
    async with opened(None, MEDIUM) as pilot:
        text = seen(pilot)
        assert "Continue: Pax Hispanica, 1599 auction   Ana   Ben   Cem" in text
        await press(pilot, "enter")
        assert "What does Ben do" in seen(pilot)
        await press(pilot, "q")
        assert isinstance(pilot.app.screen, HomeScreen)
        await press(pilot, "enter")
        assert "What does Ben do" in seen(pilot), "the game was let go and can be opened again"


async def test_a_damaged_library_is_told_on_the_first_page(home: Path) -> None:
    folder = home / "pax-tui"
    folder.mkdir()
    (folder / "games.sqlite3").write_bytes(b"this is no database, and long enough to be looked at " * 40)
    async with opened(None, MEDIUM) as pilot:
        text = " ".join(seen(pilot).split())
        assert "damaged" in text or "cannot be used" in text
        assert "New game" in text


async def test_deleting_a_game_is_asked_twice(home: Path) -> None:
    made = Session.new(session().game, THREE, {}, 3, Library())
    made.close()
    async with opened(None, MEDIUM) as pilot:
        entries = [name for name in pilot.app.screen.ids if name]  # type: ignore[attr-defined]
        await press(pilot, str(entries.index("saves") + 1))
        text = await press(pilot, "delete")
        assert "Delete once more" in text
        await press(pilot, "escape")
        assert Library().rows()
        await press(pilot, "delete", "delete")
        assert not Library().rows()
