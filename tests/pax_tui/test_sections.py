"""From an option, a refusal, a card or a line of the log to its section of the rules and back; terms of the glossary explained in place."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import pytest

from pax_tui import games, rulebook
from pax_tui.games.face import Face
from pax_tui.games.table import Table
from pax_tui.screens.cards import CardsScreen
from pax_tui.screens.logs import LogScreen
from pax_tui.screens.rules import RulesScreen, make_page
from pax_tui.screens.texts import LegendScreen, WhyScreen
from pax_tui.session import Session
from pax_tui.theme import theme
from pax_tui.widgets.sheet import plain, wrap_line
from pax_tui.wording import Wording
from rules.kernel import chance
from rules.kernel.decision import CHANCE
from tests.pax_tui.stage import LARGE, MEDIUM, SMALL, opened, press, seen
from tests.pax_tui.stage import table as at_table

pytestmark = pytest.mark.usefixtures("home")
SEATS = {
    "pax-hispanica": {"red": "Ana", "blue": "bot:random", "orange": "bot:random"},
    "sea-and-steel": {"spanish": "Ana", "indigenous": "bot:random"},
    "francis-drake": {"red": "Ana", "blue": "bot:random", "green": "bot:random"},
}
WITH_CARDS = ("pax-hispanica", "sea-and-steel")


def table_of(game: str) -> Table:
    face: Face = games.face(game)
    module, _, kind = face.panels["table"].partition(":")
    made: Table = getattr(import_module(module), kind)(Wording(face.words, games.game(game), SEATS[game]), theme("parchment", False, 0))
    return made


def table_set(game: str) -> Session:
    return Session.new(games.game(game), SEATS[game], {}, 3)


# -- sections of options and cards


@pytest.mark.parametrize("game", games.GAMES)
def test_the_section_of_every_option_is_in_the_rules(game: str) -> None:
    """In a random game of each, and whatever the table of verbs says besides."""
    book, table, rng = rulebook.load(game), table_of(game), Random(4)
    sections = set(import_module(f"pax_tui.games.{game.replace('-', '_')}.sections").SECTIONS)
    rules = games.game(game)
    position = rules.new(tuple(SEATS[game]), rules.settle(tuple(SEATS[game]), {}))
    while (decision := position.decision) is not None:
        assert decision.options
        if decision.seat != CHANCE:
            sections |= {table.section_of(option, decision) for option in decision.options}
        position.choose(chance.answer(decision, rng) if decision.seat == CHANCE else rng.choice(decision.options))
    assert len(sections) > 8
    assert [section for section in sections if section and book.get(section) is None] == []


@pytest.mark.parametrize("game", WITH_CARDS)
def test_every_card_names_the_sections_it_stands_on(game: str) -> None:
    book, table = rulebook.load(game), table_of(game)
    cards = [card for _, card in table.catalog() if card]
    assert len(cards) > 30
    for card in cards:
        sections = table.card_sections(card)
        assert sections, card
        assert [section for section in sections if book.get(section) is None] == [], card


# -- there and back


@pytest.mark.parametrize("game", games.GAMES)
async def test_the_rule_of_the_question_and_that_of_the_option_are_a_key_away(game: str) -> None:
    async with opened(table_set(game), MEDIUM) as pilot:
        screen, book = at_table(pilot), rulebook.load(game)
        decision = screen.decision
        assert decision is not None
        assert decision.options
        await press(pilot, "r")
        assert isinstance(pilot.app.screen, RulesScreen)
        assert pilot.app.screen.section == decision.section
        await press(pilot, "escape")
        assert pilot.app.screen is screen
        await press(pilot, "R")
        assert isinstance(pilot.app.screen, RulesScreen)
        assert screen.choosing is not None
        current = screen.choosing.current or 0
        wanted = screen.table.section_of(decision.options[current], decision) or decision.section
        assert pilot.app.screen.section == wanted
        assert book.get(wanted) is not None
        await press(pilot, "escape")
        assert pilot.app.screen is screen


@pytest.mark.parametrize("game", games.GAMES)
async def test_a_reason_why_not_and_a_line_of_the_log_open_their_rule(game: str) -> None:
    made = table_set(game)
    async with opened(made, MEDIUM) as pilot:
        screen, ways = at_table(pilot), set[type]()
        for key, kind in (("w", WhyScreen), ("L", LogScreen)):
            if key == "w" and not made.refusals():
                continue
            await press(pilot, key)
            assert isinstance(pilot.app.screen, kind)
            await press(pilot, "enter")
            assert isinstance(pilot.app.screen, RulesScreen), seen(pilot)
            assert rulebook.load(game).get(pilot.app.screen.section) is not None
            await press(pilot, "escape", "escape")
            assert pilot.app.screen is screen
            ways.add(kind)
        assert LogScreen in ways


@pytest.mark.parametrize("game", WITH_CARDS)
async def test_a_card_opens_its_rules(game: str) -> None:
    async with opened(table_set(game), MEDIUM) as pilot:
        screen = at_table(pilot)
        text = await press(pilot, "c", "enter")
        assert isinstance(pilot.app.screen, LegendScreen)
        assert "Rules of this card" in text
        await press(pilot, "enter")
        reader = pilot.app.screen
        assert isinstance(reader, RulesScreen)
        assert rulebook.load(game).get(reader.section) is not None
        await press(pilot, "escape", "escape")
        assert isinstance(pilot.app.screen, CardsScreen)
        await press(pilot, "escape")
        assert pilot.app.screen is screen


# -- links and terms


@pytest.mark.parametrize(
    ("game", "text", "found"),
    [
        ("sea-and-steel", "By 4.4.1A, in step 4.3.2II, or 5.3.5; see section 5 and Q12. 4.9 is nothing.", "4.4.1A 4.3.2II 5.3.5 5 Q12"),
        ("sea-and-steel", "A die of 4 or 5, 20 points, 4.6a and 4.6b.", "4.6a 4.6b"),
        ("francis-drake", "Free in 2E1 and 1C14, but for 2B (R12). In 3 zones.", "2E1 1C14 2B R12"),
        ("pax-hispanica", "See E5a, part E and S4.4 (C100).", "E5a E S4.4 C100"),
    ],
)
def test_a_text_links_to_the_sections_it_names(game: str, text: str, found: str) -> None:
    assert [section for _, _, section in rulebook.load(game).references(text)] == found.split()


def test_the_rules_of_all_games_have_links_to_sections() -> None:
    for game in games.GAMES:
        book = rulebook.load(game)
        links = [section for rule in book.rules for _, _, section in book.references(rule.text, rule.section)]
        assert len([section for section in links if book.get(section).kind == "rule"]) > 5, game  # type: ignore[union-attr]


def test_a_term_is_found_in_whatever_number_and_the_longest_first() -> None:
    book = rulebook.load("sea-and-steel")
    text = "Indigenous Conflicts and Rebels; a piece's Combat Factor, in jungle. Rebellion is none."
    assert [text[a:b] for a, b, _ in book.terms(text)] == ["Indigenous Conflicts", "Rebels", "piece's", "Combat Factor", "jungle"]
    assert all(book.get(section).parent == "glossary" for _, _, section in book.terms(text))  # type: ignore[union-attr]


@pytest.mark.parametrize("game", games.GAMES)
def test_every_game_has_a_glossary_whose_terms_a_page_explains_once(game: str) -> None:
    book = rulebook.load(game)
    terms = {entry.section for entry in book.rules if entry.parent == "glossary"}
    assert len(terms) >= 10
    met = set[str]()
    for entry in book.rules:
        page = make_page(book, entry, "")
        named = [section for _, _, section in page.references if section in terms]
        headings = {page.lines[y][n] for y, n, section in page.references if page.lines[y][n][1] == "title"}
        once = [section for y, n, section in page.references if section in terms and page.lines[y][n] not in headings]
        assert len(once) == len(set(once)), entry.section
        met |= set(named)
    assert len(met) > len(terms) / 2


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize("size", [SMALL, MEDIUM, LARGE])
async def test_what_a_term_means_stands_beside_the_text(game: str, size: tuple[int, int]) -> None:
    async with opened(table_set(game), size) as pilot:
        await press(pilot, "r")
        reader = pilot.app.screen
        assert isinstance(reader, RulesScreen)
        before = reader.room.height
        page: Any = reader.page()
        assert page.references
        for _ in range(5):
            await press(pilot, "tab")
            section = next(section for *at, section in page.references if tuple(at) == reader.marked)
            entry = reader.book.get(section) if reader.book else None
            assert entry is not None
            assert entry.heading.split()[-1] in reader.panel("named").text()
            assert (reader.room.height < before) is (size != LARGE), "below the text, unless there is room beside it"
            page = reader.page()
        await press(pilot, "escape")
        assert pilot.app.screen is at_table(pilot)


# -- lines of several inks


def test_a_bracket_stays_with_what_it_encloses() -> None:
    line = (("+2 with a Citadel (", "text"), ("C77", "key"), ("); and so on", "text"))
    for width in range(18, 40):
        rows = [plain(row) for row in wrap_line(line, width)]
        assert not any(row.endswith("(") or row.strip().startswith(")") for row in rows), rows
        assert " ".join(row.strip() for row in rows) == plain(line)
