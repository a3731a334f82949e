"""The data of Sea & Steel: what the rulebook tells of the components holds, and mistakes are found with their line."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from rules.kernel import data_reading
from rules.sea_and_steel import data, ops
from rules.sea_and_steel.data_reading import SUSPICION
from rules.sea_and_steel.tables import (
    ATTACK,
    BAG_IDS,
    BAGS,
    CLASS,
    DEFENSE,
    EVENT_CARDS,
    FATE_CARDS,
    FIRST_FATE,
    GOLD,
    IMPULSES,
    JUNGLE,
    KIND_BAG,
    KIND_COUNT,
    LANDING,
    LEADER,
    MARKERS,
    PIECE_IDS,
    PIECE_NUMBER,
    RRV,
    TWO_VP,
    UNIT_KINDS,
    VP_MAX,
)


def test_the_packaged_data_have_no_problems() -> None:
    assert data.problems(None) == []


def test_read_with_suspicion_the_packaged_data_say_the_same() -> None:
    doubted = data_reading.checked(SUSPICION, data.packaged())
    for file, table in (("events", "event"), ("fate", "first"), ("fate", "fate"), ("fate", "will"), ("map", "area"), ("counters", "unit")):
        trusted = data.as_dict(getattr(getattr(data.load(), file), table))
        for one, other in zip(trusted, data.as_dict(getattr(getattr(doubted, file), table)), strict=True):
            assert {k: v for k, v in one.items() if k != "sources"} == {k: v for k, v in other.items() if k != "sources"}


def test_there_are_as_many_units_as_the_rulebook_counts() -> None:
    counts = [sum(KIND_COUNT[k] for k in UNIT_KINDS if KIND_BAG[k] == b) for b in BAGS]
    assert dict(zip(BAG_IDS, counts, strict=True)) == {"soldier": 26, "settler": 24, "taino": 33, "caribe": 33, "rebel": 14}


def test_cards_are_numbered_as_the_glossary_does() -> None:
    assert sorted((*EVENT_CARDS[1], *EVENT_CARDS[0])) == list(range(1, 17))
    assert EVENT_CARDS[1] == tuple(range(1, 9))
    assert (*FIRST_FATE, *FATE_CARDS) == tuple(range(17, 40))


def test_foot_soldiers_are_4_4_and_arquebusiers_4_5() -> None:
    """Q2."""
    factors = {
        p: (ATTACK[PIECE_NUMBER[p]], DEFENSE[PIECE_NUMBER[p]]) for p in ("horseman", "arquebusier", "foot", "columbus", "guacanagari")
    }
    assert factors == {"horseman": (5, 4), "arquebusier": (4, 5), "foot": (4, 4), "columbus": (4, 4), "guacanagari": (3, 3)}


def test_a_reduced_piece_has_one_factor() -> None:
    for piece, name in enumerate(PIECE_IDS):
        if piece & 1:
            assert ATTACK[piece] == DEFENSE[piece], name
        assert 1 <= ATTACK[piece] <= 5
    assert all((CLASS[p] < len(BAGS)) == (p < LEADER) for p in range(len(PIECE_IDS)))


def test_2vp_areas_have_two_markers_of_twenty() -> None:
    """Q3."""
    assert sum(MARKERS) == 20
    assert all(n == 1 + TWO_VP[area] for area, n in enumerate(MARKERS, 1))


def test_the_map_is_worth_twenty() -> None:
    assert VP_MAX == 20
    assert [a for a in range(1, 16) if JUNGLE[a]] == [3, 4, 5, 7]


def test_gold_tables_pay_on_low_rolls() -> None:
    """Q54: one less on the die is never worse."""
    for card in (*FIRST_FATE, *FATE_CARDS):
        assert list(GOLD[card]) == sorted(GOLD[card], reverse=True), card
        assert len(GOLD[card]) == 6


def test_every_turn_has_two_to_five_impulses_and_every_first_voyage_a_landing() -> None:
    assert all(2 <= IMPULSES[c] <= 5 for c in FATE_CARDS)
    assert all(len(LANDING[c]) == 6 for c in FIRST_FATE)
    assert all(RRV[c] for cards in EVENT_CARDS for c in cards)


def test_rebels_come_by_events_only() -> None:
    """4.3.2 III."""
    for path, listed in ops.OPS.items():
        if any("rebel" in op.get("draw", {}) for op in listed):
            assert ops.card_of(path) in EVENT_CARDS[1]


def test_a_die_table_holds_every_number() -> None:
    for listed in ops.OPS.values():
        for op in listed:
            if "rows" in op:
                assert [row["upto"] for row in op["rows"]] == sorted({row["upto"] for row in op["rows"]})
                assert op["rows"][-1]["upto"] == 6


def test_every_landing_of_seven_shows_the_icon() -> None:
    """C34: what lands on the enemy in one area is fought for."""
    for path, listed in ops.OPS.items():
        kinds = Counter(op["op"] for op in listed)
        if kinds["arrive"] and any(op.get("enemy_ok") for op in listed) and "/" not in path:
            assert kinds["fight"] == 1, path


@pytest.mark.parametrize(
    ("file", "old", "new", "line_says"),
    [
        ("counters.toml", "count = 7", "count = 8", "not 26"),
        ("map.toml", "jungle = true", "jungle = false", "jungle are areas"),
        ("event-cards.toml", "rrv = 2", 'rrv = "two"', "whole number"),
        ("event-cards.toml", 'op = "lose"', 'op = "loose"', "is not one of"),
        ("fate-cards.toml", "impulses = 5", "impulses = 9", "9"),
        ("fate-cards.toml", "n = 39", "n = 38", "39 is missing"),
        ("nitayno-cards.toml", "n = 52", "n = 51", "52 is missing"),
        ("map.toml", "start = 3", "start = 30", "no level 30"),
    ],
)
def test_a_mistake_in_a_file_is_named_with_its_line(tmp_path: Path, file: str, old: str, new: str, line_says: str) -> None:
    text = (data.packaged() / file).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    found = data.problems(tmp_path)
    assert found
    assert any(line_says in problem.message for problem in found), found
    assert all(problem.line > 1 for problem in found)
