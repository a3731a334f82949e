"""Single rules of Sea & Steel as functions: points, factors, hits, raids, the end."""

from __future__ import annotations

import pytest

from rules.sea_and_steel.combat import factor, hits, modifiers
from rules.sea_and_steel.game import GAME
from rules.sea_and_steel.raid import FIRST, NOTHING, OWN_REDUCED, OWN_REMOVED, REDUCE, REMOVE, SECOND, raid_modifier, raiders, targets
from rules.sea_and_steel.reinforcement import points
from rules.sea_and_steel.state import SeaPosition
from rules.sea_and_steel.tables import AREAS, DISTANCE, FAR, INDIGENOUS, NEXT, PIECE_IDS, PIECE_NUMBER, PIECES, SPANISH
from rules.sea_and_steel.victory import adjustments, final_vp

PLAIN, JUNGLE = 8, 7


def position(**table: object) -> SeaPosition:
    pos = GAME.new(GAME.seats, {})
    assert isinstance(pos, SeaPosition)
    GAME.place(pos, {"fate": 20, "spanish": {"1": "foot"}, "indigenous": {"14": "tama"}, **table})
    return pos


@pytest.mark.parametrize(
    ("mine", "theirs", "found"),
    [(3, 3, 2), (3, 4, 2), (4, 3, 2), (2, 4, 2), (4, 2, 1), (2, 5, 3), (5, 2, 1), (1, 5, 4), (6, 1, 1), (1, 6, 5)],
)
def test_the_lower_rrv_has_the_difference_the_higher_one_point(mine: int, theirs: int, found: int) -> None:
    """4.3.2 III, T05."""
    assert points(mine, theirs) == found


def test_a_one_always_hits_and_a_six_never() -> None:
    """4.4.1 B."""
    assert [hits((die,), (cf,)) for die in (1, 6) for cf in (1, 5)] == [1, 1, 0, 0]
    assert hits((2, 3, 4), (2, 2, 4)) == 2


@pytest.mark.parametrize("piece", PIECES, ids=PIECE_IDS)
@pytest.mark.parametrize("area", [PLAIN, JUNGLE])
@pytest.mark.parametrize("attacking", [False, True])
def test_a_factor_is_the_sum_that_is_shown_kept_between_one_and_five(piece: int, area: int, attacking: bool) -> None:
    pos = position(citadels=[PLAIN], anacaona=True)
    for side in (SPANISH, INDIGENOUS):
        base = factor(position(), 2, side, piece, attacking)
        shown = base + sum(n for _, n in modifiers(pos, area, side, piece, attacking))
        assert factor(pos, area, side, piece, attacking) == min(max(shown, 1), 5)


@pytest.mark.parametrize(
    ("piece", "area", "attacking", "found"),
    [
        ("calinago", JUNGLE, False, 4),
        ("horseman", JUNGLE, True, 4),
        ("naboria-reduced", JUNGLE, True, 1),
        ("troop-reduced", JUNGLE, True, 1),
        ("caonabo", JUNGLE, False, 4),
        ("pawn", JUNGLE, False, 2),
    ],
)
def test_jungle_helps_who_knows_it(piece: str, area: int, attacking: bool, found: int) -> None:
    """T20."""
    number = PIECE_NUMBER[piece]
    side = SPANISH if piece in ("horseman", "pawn") else INDIGENOUS
    assert factor(position(), area, side, number, attacking) == found


def test_raid_tables_are_the_printed_ones() -> None:
    """4.4.1 D."""
    assert FIRST == (REMOVE, REMOVE, REDUCE, NOTHING, NOTHING, OWN_REDUCED)
    assert SECOND == (REMOVE, REMOVE, REDUCE, OWN_REDUCED, OWN_REDUCED, OWN_REMOVED)


def test_a_raid_strikes_the_highest_defense_and_costs_the_highest_attack() -> None:
    """Q26, C87."""
    pos = position(
        spanish={"8": "horseman arquebusier-reduced foot pawn columbus"},
        indigenous={"9": "cacique tama-reduced troop caonabo", "14": "tama"},
    )
    assert [PIECE_IDS[p] for p in targets(pos, INDIGENOUS, 8)] == ["horseman", "foot"]
    assert [PIECE_IDS[p] for p in raiders(pos, INDIGENOUS, 9)] == ["troop", "caonabo"]


def test_raid_modifiers_of_jungle_and_citadel_add_up() -> None:
    """C88."""
    pos = position(citadels=[7], spanish={"7": "foot"}, indigenous={"6": "naboria", "8": "troop naboria"})
    assert raid_modifier(pos, INDIGENOUS, 6, 7) == 0
    assert raid_modifier(pos, INDIGENOUS, 8, 7) == 1


def test_every_area_has_two_neighbors_and_twelve_areas_over_the_sea() -> None:
    for area in AREAS:
        assert len({*NEXT[area], *FAR[area], area}) == len(AREAS)
        assert all(DISTANCE[area][b] == 1 for b in NEXT[area])
    assert DISTANCE[1][15] == 1
    assert DISTANCE[1][8] == 7


@pytest.mark.parametrize(
    ("table", "names", "vp"),
    [
        ({"royal_support": 8, "citadels": [1, 2, 3]}, ["royal-support"], 4),
        ({"royal_support": 5, "citadels": [1, 2, 3]}, ["three-citadels"], 4),
        ({"royal_support": 0, "citadels": [1, 2, 3]}, ["royal-support", "three-citadels"], 3),
        ({"royal_support": 9, "citadels": [2]}, ["royal-support"], 3),
        ({"royal_support": 2}, ["no-citadel"], 0),
        ({"royal_support": 1, "anacaona": True}, ["royal-support", "no-citadel", "anacaona"], 0),
        ({"anacaona": True, "citadels": [9]}, [], 2),
    ],
)
def test_the_end_adjusts_the_vp(table: dict[str, object], names: list[str], vp: int) -> None:
    """4.6."""
    pos = position(parchments=[1, 2, 7, 8, 9], **table)
    assert [name for name, _ in adjustments(pos)] == names
    assert final_vp(pos) == vp
