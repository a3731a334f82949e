"""Screens to read: rules, help, why not, commands, the log, cards, the first page; by keys, at every size."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from pax_tui import keys, rulebook
from pax_tui.games import face
from pax_tui.games.pax_hispanica.kinds import KINDS
from pax_tui.library import Library
from pax_tui.screens.filtering import lit, marked
from pax_tui.screens.logs import LogScreen
from pax_tui.screens.rules import RulesScreen, make_page
from pax_tui.screens.texts import LegendScreen, PaletteScreen, WhyScreen
from pax_tui.session import Session, parse_save
from pax_tui.widgets.sheet import plain
from pax_tui.wording import Wording
from rules.kernel import chance
from rules.kernel.decision import CHANCE
from rules.kernel.record import Record
from rules.pax_hispanica.game import GAME
from rules.pax_hispanica.words import EVENTS
from tests.pax_tui.stage import LARGE, MEDIUM, SIZES, SMALL, THREE, opened, press, seen, session, settled, table

pytestmark = pytest.mark.usefixtures("home")
RECORDS = Path(__file__).resolve().parents[1] / "records"
FOUNDING = {
    "year": 1616,
    "turn": "red",
    "figure": {"red": "colonist-2"},
    "hand": {"red": ["PHC002"], "blue": ["PHS099"]},
    "colonies": {"guadeloupe": "red slave fort chest relic", "bonaire": "red", "new-edinburgh": "blue red-citizen"},
    "tribes": {"calusa": ""},
}
BOOK = rulebook.load("pax-hispanica")


def finished(name: str = "3-G3b") -> Session:
    return Session(parse_save(json.loads((RECORDS / f"{name}.json").read_text(encoding="utf-8"))), 1)


# -- rules


@pytest.mark.parametrize("size", SIZES)
async def test_any_rule_is_two_keys_and_its_name_away(size: tuple[int, int]) -> None:
    async with opened(session(), size) as pilot:
        text = await press(pilot, "r", *"e5a")
        assert "E5a Target limitations" in text, "found while it is typed, without a key to search"
        text = await press(pilot, "enter")
        assert text.split("\n")[0].endswith("type a section or words") or size != LARGE
        assert "No Strawman" in text
        assert "never a Site that holds a token of your own color" in " ".join(text.replace("│", " ").split())


@pytest.mark.parametrize("size", [LARGE, SMALL])
async def test_a_section_named_in_the_text_is_gone_to_and_come_back_from(size: tuple[int, int]) -> None:
    async with opened(session(), size) as pilot:
        await press(pilot, "r", *"e5a", "enter", "down", "down")
        screen = pilot.app.screen
        assert isinstance(screen, RulesScreen)
        page = screen.page()
        assert page is not None
        marked_one = ""
        while not marked_one.startswith("C1"):  # past the terms of the glossary
            await press(pilot, "tab")
            marked_one = next(section for *at, section in page.references if tuple(at) == screen.marked)
        top = screen.top
        await press(pilot, "enter")
        assert screen.section == marked_one in ("C100", "C106")
        await press(pilot, "escape")
        assert (screen.section, screen.top) == ("E5a", top)
        await press(pilot, "escape")
        assert screen.section == "D2", "where the reader was opened"
        await press(pilot, "escape")
        assert pilot.app.screen is table(pilot)


async def test_hits_are_lit_and_gone_through() -> None:
    async with opened(session(), MEDIUM) as pilot:
        text = await press(pilot, "r", *"spanish fort", "enter")
        assert "“spanish fort” 1/8" in text
        assert "“spanish fort” 2/8" in await press(pilot, "right")
        assert "“spanish fort” 8/8" in await press(pilot, "left", "left")
        screen = pilot.app.screen
        assert isinstance(screen, RulesScreen)
        page = screen.page()
        assert page is not None
        found = {plain((page.lines[y][n],)).lower() for y, n, _ in page.hits}
        assert found == {"spanish", "fort", "forts"}


async def test_the_reader_goes_up_to_the_contents_and_on_to_the_next_section() -> None:
    async with opened(session(), SMALL) as pilot:
        assert "D3 Play Year" in (await press(pilot, "r", "right")).split("\n")[0]
        await press(pilot, "left")
        text = await press(pilot, "backspace", "backspace")
        assert "B Components and anatomies" in text
        text = await press(pilot, "down", "enter")
        assert text.split("\n")[0].strip().startswith("Rules › B Components")


async def test_words_that_stand_nowhere_are_told_and_given_up() -> None:
    async with opened(session(), SMALL) as pilot:
        text = await press(pilot, "r", *"zzz")
        assert "Nothing about zzz" in text
        text = await press(pilot, "enter", "escape")
        assert "D2 Auction Year" in text


async def test_a_section_unknown_to_the_book_is_looked_for() -> None:
    async with opened(session(), SMALL) as pilot:
        pilot.app.push_screen(RulesScreen("pax-hispanica", "Casa de la"))
        await settled(pilot)
        assert "Action: Casa de la Contratación" in seen(pilot)


async def test_a_game_without_rules_to_read_says_so() -> None:
    async with opened(session(), SMALL) as pilot:
        pilot.app.push_screen(RulesScreen("chess", "A1"))
        await settled(pilot)
        assert "no rules to read" in seen(pilot)
        await press(pilot, "tab", "right", "enter", "x", "backspace", "escape")


def test_a_page_says_what_its_entries_say_and_every_reference_leads_somewhere() -> None:
    for entry in (*BOOK.rules, *BOOK.rulings):
        page = make_page(BOOK, entry, "site")
        said = "\n".join(plain(line) for line in page.lines)
        for other in (entry, *BOOK.below(entry), *BOOK.cited(entry)):
            for row, _ in rulebook.laid_out(other.text, 76):
                assert row.strip() in said
        for y, n, section in page.references:
            assert BOOK.get(section) is not None
            assert page.lines[y][n][1] in ("key", "title", "strong")
        assert all(page.lines[y][n][1] == "lit" for y, n, _ in page.hits)


def test_tables_stand_in_columns_where_they_fit() -> None:
    text = "Before.\n\n| zone | **Goods** |\n|---|---|\n| Cuba | tobacco, hides |\n| Panamá | silver |\n\nAfter."
    assert rulebook.laid_out(text, 40) == [
        ("Before.", False),
        ("", False),
        ("zone     Goods", True),
        ("Cuba     tobacco, hides", False),
        ("Panamá   silver", False),
        ("", False),
        ("After.", False),
    ]
    assert rulebook.laid_out(text, 20)[3:5] == [("Cuba     tobacco,", False), ("         hides", False)]
    assert [row for row, _ in rulebook.laid_out(text, 18)] == rulebook.plain(text).splitlines()
    for entry in (*BOOK.rules, *BOOK.rulings):
        assert [row for row, _ in rulebook.laid_out(entry.text, 0)] == rulebook.plain(entry.text).splitlines()


def test_the_first_clarifications_are_told_from_sections() -> None:
    text = "See clarification C1, C1 and R12; Q99 is nothing, part E is a part."
    found = {text[a:b]: section for a, b, section in BOOK.references(text)}
    assert found == {"clarification C1": "clarification C1", "C1": "C1", "R12": "R12", "E": "E"}
    ruling, section = BOOK.get("clarification C1"), BOOK.get("C1")
    assert ruling is not None
    assert section is not None
    assert (ruling.kind, section.kind) == ("ruling", "rule")


def test_hits_are_the_words_that_the_search_finds() -> None:
    text = "Forts of Curaçao, a fort's wall; comfort"
    assert [text[a:b] for a, b in rulebook.hits(text, "fort curacao")] == ["Forts", "Curaçao", "fort's"]
    assert rulebook.hits(text, " ") == []


def test_what_is_typed_is_lit_at_the_beginnings_of_words() -> None:
    assert marked("Found a Colony at Curaçao", "text", "col cura") == [
        ("Found a ", "text"),
        ("Col", "lit"),
        ("ony at ", "text"),
        ("Cura", "lit"),
        ("çao", "text"),
    ]
    assert marked("straße", "text", "s") == [("straße", "text")], "a text whose folding is longer is left alone"
    assert lit("abc", "text", [(0, 2), (1, 3)]) == [("ab", "lit"), ("c", "text")]


# -- why not


async def test_why_not_is_grouped_by_reason_and_narrowed_by_typing() -> None:
    async with opened(session(FOUNDING), MEDIUM) as pilot:
        text = await press(pilot, "a", "1", "enter", "1", "w")
        assert "everybody else at Squatter Sites." in text
        assert "E1a  8 options" in text
        text = await press(pilot, *"havana")
        assert "E1a  1 option" in text
        assert "Found a Colony at Cartagena" not in text
        text = await press(pilot, *"zzz")
        assert "Nothing that is refused fits these words." in text
        text = await press(pilot, "escape")
        assert "Found a Colony at Cartagena" in text
        text = await press(pilot, "enter")
        assert "E1a" in text.split("\n")[0]
        await press(pilot, "escape", "escape")
        assert pilot.app.screen is table(pilot)


async def test_where_nothing_is_refused_that_is_said() -> None:
    async with opened(session(), SMALL) as pilot:
        pilot.app.push_screen(WhyScreen("What?", [], "pax-hispanica"))
        await settled(pilot)
        assert "Nothing is refused" in seen(pilot)
        await press(pilot, "x", "enter")
        assert "Nothing is refused" in seen(pilot)


def test_what_is_refused_tells_nothing_of_what_others_hold() -> None:
    rng, asked = Random(5), set()
    position = Record.new(GAME, THREE, GAME.settle(tuple(THREE), {})).position
    for _ in range(1500):
        decision = position.decision
        if decision is None:
            break
        if decision.seat == CHANCE:
            position.choose(chance.answer(decision, rng))
            continue
        if rng.random() < 0.25:
            asked.add(decision.ask)
            other = position.resample(decision.seat, rng)
            assert sorted(map(repr, position.refusals())) == sorted(map(repr, other.refusals())), decision.ask
        position.choose(rng.choice(list(decision.options or ())))
    assert {"bid", "play_turn", "sail"} <= asked


async def test_why_not_is_answered_at_a_secret_question_without_the_hands_of_others() -> None:
    async with opened(session(FOUNDING), MEDIUM) as pilot:
        text = await press(pilot, "a", "w")
        assert isinstance(pilot.app.screen, WhyScreen)
        assert "Ana" in text
        assert "São João Bautista" not in text
        await pilot.resize_terminal(*LARGE)
        await settled(pilot)
        assert "Pass the keyboard to" in seen(pilot), "what was secret is covered"


async def test_in_an_open_window_why_not_tells_who_cannot_call_and_the_rule_is_at_hand() -> None:
    sailing = {
        "year": 1617,
        "turn": "red",
        "ships": {"red": ["PHS099"], "blue": ["PHS100"], "orange": ["PHS090"]},
        "colonies": {"havana": "purple slave fort chest"},
        "havens": {"blue": ["barataria-bay"]},
    }
    async with opened(session(sailing), MEDIUM) as pilot:
        await press(pilot, "f", table(pilot).lit()["barataria-bay"])
        assert table(pilot).window == (2,), "Ben may call, Cem has no Haven Card"
        text = await press(pilot, "w")
        assert "Cem calls" in text
        assert "Ben calls" not in text
        text = await press(pilot, "escape", "r")
        assert "F1 Interdiction" in text.split("\n")[0]


# -- commands and help


async def test_a_command_is_found_by_name_and_done_on_the_screen_below() -> None:
    async with opened(session(), MEDIUM) as pilot:
        text = await press(pilot, "colon", *"whole")
        assert isinstance(pilot.app.screen, PaletteScreen)
        assert "whole log (L)" in text
        assert "why not" not in text
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, LogScreen)
        await press(pilot, "escape", "colon", *"zzz", "enter")
        assert "No option fits." in seen(pilot)
        await press(pilot, "escape", "escape")
        assert pilot.app.screen is table(pilot)


@pytest.mark.parametrize("size", [LARGE, SMALL])
async def test_help_begins_with_what_is_in_focus_and_has_every_key_once(size: tuple[int, int]) -> None:
    async with opened(session(FOUNDING), size) as pilot:
        await press(pilot, "a", "1", "enter", "1", "question_mark")
        screen = pilot.app.screen
        _, lines, _ = screen.content()  # type: ignore[attr-defined]
        rows = [plain(line) for line in lines]
        assert rows[0] == "What is asked"
        assert "Ana" in rows[1]
        decision = table(pilot).decision
        assert decision is not None
        assert rows[2].startswith(f"  {decision.section} "), "its rule in short"
        assert "Under the cursor" in rows
        words = Wording()
        labels = [row[18:].split("  ")[0] if size != SMALL else row[15:].split("  ")[0] for row in rows if row.startswith("  ")]
        assert "docks and charts" not in str(rows), "the panel of another game"
        for action in (a for a in keys.of_scope("table") if not a.needs & table(pilot).never()):
            label = words.text(f"key-{action.id}")
            assert label in labels, label


async def test_help_on_a_screen_to_read_begins_with_what_it_is_for() -> None:
    async with opened(session(), SMALL) as pilot:
        for key, about in (("L", "whole log of the game"), ("r", "The rules."), ("w", "by the reason"), ("c", "every card there is")):
            text = await press(pilot, key, "question_mark")
            assert about in " ".join(text.replace("│", " ").split()), key
            await press(pilot, "escape", "escape")
        assert pilot.app.screen is table(pilot)


def test_every_action_of_a_group_exists() -> None:
    known = {action.id for action in keys.DEFAULTS}
    for group, members in keys.GROUPS.items():
        assert members <= known, (group, members - known)


async def test_escape_is_offered_at_the_table_only_while_something_is_typed() -> None:
    async with opened(session(), SMALL) as pilot:
        assert "Esc" not in seen(pilot).split("\n")[-1]
        assert "Esc give up" in (await press(pilot, "slash")).split("\n")[-1]
        assert "Esc" not in (await press(pilot, "escape")).split("\n")[-1]


# -- the log


def test_every_event_is_of_one_kind_that_has_a_name() -> None:
    assert set(KINDS) == set(EVENTS)
    words = Wording(face("pax-hispanica").words, GAME)
    for kind in set(KINDS.values()):
        assert words.has(f"log-kind-{kind}")


@pytest.mark.parametrize("size", [LARGE, SMALL])
async def test_the_whole_log_is_filtered_by_player_kind_year_and_words(size: tuple[int, int]) -> None:
    async with opened(finished(), size) as pilot:
        await press(pilot, "escape", "L")
        screen = pilot.app.screen
        assert isinstance(screen, LogScreen)
        whole = len(screen._listed)
        assert whole == len(table(pilot).entries())
        assert f"{whole} entries" in seen(pilot)
        await press(pilot, "right")
        seat = screen.chosen_value("player")
        assert 0 < len(screen._listed) < whole
        assert all(seat in one.seats for one in screen._listed)
        await press(pilot, "tab", "right")
        kind = screen.chosen_value("kind")
        assert screen._listed
        assert {one.kind for one in screen._listed} == {kind}
        await press(pilot, "tab", "left")
        assert {one.year for one in screen._listed} <= {screen.chosen_value("year")}
        text = await press(pilot, "escape")
        assert f"{whole} entries" in text, "Esc gives the filters up"
        text = await press(pilot, *"faceup")
        assert f"of {whole} entries" in text
        assert all("faceup" in one.entry.text for one in screen._listed)
        await press(pilot, "escape", "escape")
        assert pilot.app.screen is table(pilot)


async def test_an_entry_opens_its_rule_and_its_card() -> None:
    async with opened(session(), LARGE) as pilot:
        text = await press(pilot, "L", *"seaflower")
        assert "Seaflower lies faceup on the Ship deck." in text
        assert "SMUGGLER, Seamanship U" in text, "its card is told beside it"
        text = await press(pilot, "enter")
        assert "D2 Auction Year" in text.split("\n")[0]
        await press(pilot, "escape", "escape", "home")
        screen = pilot.app.screen
        assert isinstance(screen, LogScreen)
        while screen.picked is not None and not screen.picked.card:
            await press(pilot, "down")
        assert "card" in screen.conditions()
        await press(pilot, "full_stop")
        assert isinstance(pilot.app.screen, LegendScreen)


async def test_the_log_keeps_to_itself_what_only_some_may_know() -> None:
    made = session()
    async with opened(made, MEDIUM) as pilot:
        await press(pilot, "L")
        screen = pilot.app.screen
        assert isinstance(screen, LogScreen)
        assert all(not one.event[2] for one in screen.told)
        assert any(event[2] for happened in made.log for event in happened.events), "there is something to keep"


async def test_the_selection_stays_in_a_log_that_a_resize_wraps_anew() -> None:
    async with opened(finished(), LARGE) as pilot:
        await press(pilot, "escape", "L", *"attack", "up", "up")
        screen = pilot.app.screen
        assert isinstance(screen, LogScreen)
        before = screen.picked
        await pilot.resize_terminal(*SMALL)
        await settled(pilot)
        assert screen.picked is before


# -- cards


async def test_any_card_is_looked_up_by_typing() -> None:
    async with opened(session(), MEDIUM) as pilot:
        text = await press(pilot, "c", *"sound of")
        assert "No card fits." in text
        text = await press(pilot, "escape", "slash", *"hilton")
        assert "All Colony Cards" in text
        assert "Hilton's Association Island" in text
        assert "Now: not to be seen; in its deck or in a Hand" in text
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, LegendScreen)


async def test_the_cards_begin_with_the_one_of_the_selected_option() -> None:
    async with opened(session(), MEDIUM) as pilot:
        await press(pilot, "down", "c")
        card = pilot.app.screen.selected  # type: ignore[attr-defined]
        assert "Synod of Dort" in plain(table(pilot).table.card_line(card))
        assert "Now: faceup on the Mission deck" in seen(pilot)


async def test_a_card_says_where_it_is_and_who_meets_its_qualification() -> None:
    position = {**FOUNDING, "ships": {"red": ["PHS099"], "blue": ["PHS100"]}, "hand": {"red": ["PHC002"]}}
    made = session(position)
    async with opened(made, LARGE) as pilot:
        text = await press(pilot, "a", "c", *"quakers")
        assert "Now: in the Hand of Ana" in text
        own = made.view(1)
        said = [plain(line) for line in table(pilot).table.card(own, "PHS099")]
        assert "Now: Flagship of Ana" in said
        assert any("F5" in line for line in said)
        royal = next(i for _, i in table(pilot).table.catalog() if i.startswith("PHR"))
        said = [plain(line) for line in table(pilot).table.card(own, royal)]
        assert any("meet" in line for line in said), said


async def test_a_card_page_of_a_hand_is_closed_when_the_terminal_changes() -> None:
    async with opened(session(FOUNDING), MEDIUM) as pilot:
        await press(pilot, "a", "c", "enter")
        assert "Quakers" in seen(pilot)
        await pilot.resize_terminal(*LARGE)
        await settled(pilot)
        assert "Quakers" not in seen(pilot)


# -- the first page


async def test_unfinished_games_come_first_with_who_plays_and_the_year(home: Path) -> None:
    library = Library()
    for n in range(3):
        made = Session.new(GAME, {"red": f"Ana{n}", "blue": "bot:random", "orange": "bot:random"}, {}, 3, library)
        made.close()
    save = json.loads((RECORDS / "3-G3b.json").read_text(encoding="utf-8"))
    over = library.add(save, "1640 play", True)
    async with opened(None, MEDIUM) as pilot:
        text = seen(pilot)
        assert "Esc" not in text.split("\n")[-1], "nothing is behind the first page"
        assert "Continue: Pax Hispanica, 1598 goods" in text
        assert "Other unfinished games" in text
        assert "Ana2" in text.split("Other")[0]
        assert text.index("Ana1") < text.index("Ana0")
        assert "computer, random:  B  O" in text
        number = next(n for n, row in enumerate(pilot.app.screen.ids) if row == "saves")  # type: ignore[attr-defined]
        text = await press(pilot, *["down"] * (number - 3), "enter")
        assert text.index("Unfinished") < text.index("Ana2") < text.index("Ana0") < text.index("Finished") < text.index("1640 play")
        await press(pilot, "escape", "down", "enter")
        assert pilot.app.screen.selected == over, "to replay, a finished one is first"  # type: ignore[attr-defined]
