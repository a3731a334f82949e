"""The rule texts of Francis Drake: complete, in order, and in agreement with the data, the rules and the scenarios."""

from __future__ import annotations

import re
from random import Random

import pytest

import rules.francis_drake
from pax_tui import rulebook
from pax_tui.rulebook import Entry, Rulebook
from rules.francis_drake.data import load
from rules.francis_drake.game import GAME
from rules.francis_drake.tables import COMMODITY_VP, CONQUEST_VP, DESTINATION_IDS, HERO_BONUS, KIND_IDS, PLAYERS, TREASURE_VP
from tests.pax_tui.spoken import rules_of
from tests.rules.francis_drake.lively import TABLES, lively
from tests.scenarios.francis_drake_sections import BOOK, SECTIONS


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return rulebook.load("francis-drake")


def entry(book: Rulebook, section: str) -> Entry:
    found = book.get(section)
    assert found is not None, section
    return found


def rows(text: str) -> list[list[str]]:
    """The rows of the first table of a text, without its head."""
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")][2:]


def test_every_section_has_an_entry_under_its_head(book: Rulebook) -> None:
    for head, _, below in SECTIONS:
        assert entry(book, head).text
        for section in below:
            assert entry(book, section).parent == head
    numbered = [rule.section for rule in book.rules if rule.numbered]
    assert numbered == sorted(numbered, key=lambda s: [int(p) if p.isdigit() else p for p in re.findall(r"\d+|[A-Z]", s)])


def test_no_entry_is_empty(book: Rulebook) -> None:
    assert [found.section for found in (*book.rules, *book.rulings) if not found.text] == []


def test_every_ruling_and_clarification_can_be_looked_up(book: Rulebook) -> None:
    for number in (*BOOK.rulings, *BOOK.clarifications):
        found = entry(book, number)
        assert found.kind == "ruling"
        assert found.source
        assert found.about
        for section in found.about:
            entry(book, section)


def test_every_number_a_text_names_exists(book: Rulebook) -> None:
    known = {ruling.section for ruling in book.rulings}
    named = {number for rule in book.rules for number in re.findall(r"(?<![\dA-Z])[RCN]\d+", rule.text)}
    assert named <= known
    texts = "\n".join(ruling.source for ruling in book.rulings)
    files = {file.relative_to(BOOK.home).with_suffix("").as_posix() for file in BOOK.files}
    assert set(re.findall(r"`([a-z]+/[a-z0-9-]+)`", texts)) <= files


def test_every_section_the_program_names_has_an_entry(book: Rulebook) -> None:
    named = {rule.section for rule in rules_of(rules.francis_drake).values()} | {choice.section for choice in GAME.options}
    for seed, seats in enumerate(TABLES):
        pos, rng = GAME.new(seats, {}), Random(seed)
        while decision := pos.decision:
            named.add(decision.section)
            named |= {event[1] for event in pos.choose(lively(decision, rng))}
        assert pos.result is not None
        named.add(pos.result.section)
    for section in named:
        entry(book, section)


def test_the_table_of_destinations_agrees_with_the_data(book: Rulebook) -> None:
    found = rows(entry(book, "the-board").text)
    destinations = load().map.destination
    assert [row[0] for row in found] == [d.name for d in destinations]
    for row, d in zip(found, destinations, strict=True):
        kind = d.kind.replace("-", " ")
        counter = "counter" if d.kind == "galleon" else None
        crew = "-" if d.kind == "trade-port" else "0" if counter else f"{d.troops} and counter" if d.kind == "fort" else str(d.troops)
        dash = "-" if d.kind == "trade-port" else None
        circles = str(d.circles or load().charts.game.successes_per_target)
        assert row[1:] == [
            kind,
            str(d.zone),
            crew,
            dash or counter or str(d.guns),
            dash or counter or str(d.vp),
            d.treasure or "-",
            circles,
        ]
    text = entry(book, "the-board").text
    for c in load().map.galleon_counter:
        assert f"{c.id} has {c.guns} guns and {c.vp} VP" in text or f"{c.id} {c.guns} guns and {c.vp} VP" in text
    assert len(DESTINATION_IDS) == 14
    assert set(KIND_IDS) == {d.kind for d in destinations}


def test_the_table_of_the_street_agrees_with_the_data(book: Rulebook) -> None:
    found = rows(entry(book, "setting-up").text)
    words = {"crew": "crew", "guns": "guns", "supplies": "barrels", "trade_goods": "trade goods"}
    for row, location in zip(found, load().street.street, strict=True):
        assert row[0] == str(location.position)
        assert row[1].startswith(location.name)
        for cell, players in zip(row[2:], PLAYERS, strict=True):
            circles = getattr(location, f"circles_{players}")
            (item, *more) = circles[0]
            if location.per_player:
                assert cell == "everybody"
            elif item in words and not more:
                assert cell == f"{', '.join(str(c[item]) for c in circles)} {words[item]}"
            elif location.in_order and item != "roll":
                assert [part.split(" and ") for part in cell.split("; ")] == [[k.removesuffix("s") for k in c] for c in circles]
            else:
                assert cell == {1: "one visitor", 2: "two visitors"}[len(circles)]


def test_the_charts_agree_with_the_data(book: Rulebook) -> None:
    voyage, sets, chest = entry(book, "2G").text, entry(book, "3A").text, entry(book, "3B").text
    for number, word in ((1, "one kind is worth"), (2, "two kinds"), (3, "three kinds")):
        assert f"{word} {CONQUEST_VP[number]} VP" in voyage
    for number, word in ((4, "of four is worth"), (3, "of three"), (2, "of two")):
        assert f"{word} {COMMODITY_VP[number]} VP" in sets
    assert f"single one {COMMODITY_VP[1]} VP" in sets
    assert f"silver is worth {TREASURE_VP[0]} VP, gold {TREASURE_VP[1]} VP, a jewel {TREASURE_VP[2]} VP" in chest
    assert f"{HERO_BONUS[1]} VP, the second {HERO_BONUS[2]} VP" in entry(book, "2F").text
    tavern = {(row.start, row.to): row.crew for row in load().street.tavern}
    assert tavern == {(1, 2): 0, (3, 4): 2, (5, 6): 3, (7, 7): 4}
    assert "3 or 4 brings 2 crew, 5 or 6 brings 3, and a 7, which only the first visitor can reach, 4" in entry(book, "1C5").text
