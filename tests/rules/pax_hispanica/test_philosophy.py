"""D3b, G2a, rosetta C3, C4, C6: the philosophy board. Where every Nudge leads, and what the realms do."""

from __future__ import annotations

from itertools import product

import pytest

from rules.pax_hispanica.data import load
from rules.pax_hispanica.philosophy import MidlifeCrisis, nudge, swap_to
from rules.pax_hispanica.tables import CALLOW, CALLOW_SPACES, DIRECTIONS, EXTREMIST, SPACE_IDS, SPACE_NUMBER, SPACES
from tests.rules.pax_hispanica.sailing import number, offered, play, position

BOARD = load().philosophy
RED, BLUE = number("red"), number("blue")

EXTREMES = {
    "colonist-4": {"up": "stays", "down": "moves", "right": "midlife", "left": "mutiny"},
    "missionary-4": {"right": "stays", "left": "moves", "up": "midlife", "down": "mutiny"},
    "buccaneer-4": {"left": "stays", "right": "moves", "down": "midlife", "up": "mutiny"},
    "royalist-4": {"down": "stays", "up": "moves", "left": "midlife", "right": "mutiny"},
}
"""C44, as it is written there."""


def standing(space: str, **table: object):
    """Red on a space, blue out of the way, red with one Ship."""
    away = "callow-bl" if space != "callow-bl" else "callow-tr"
    return position(["red", "blue"], year=1608, figure={"red": space, "blue": away}, ships={"red": ["PHS090"]}, **table)


def outcome(space: str, direction: str) -> str:
    """What a Nudge does to a Figure."""
    pos = standing(space)
    crisis = nudge(pos, RED, DIRECTIONS.index(direction))
    if crisis is not None:
        return "midlife"
    if not pos.ships[RED]:
        return "mutiny" if pos.figure[RED] == SPACE_NUMBER[space] else "mutiny and moves"
    return "stays" if pos.figure[RED] == SPACE_NUMBER[space] else "moves"


@pytest.mark.parametrize(("space", "direction"), product(EXTREMES, DIRECTIONS))
def test_what_a_nudge_does_to_an_extremist(space: str, direction: str):
    """G2a, C44."""
    assert outcome(space, direction) == EXTREMES[space][direction]


@pytest.mark.parametrize(("space", "direction"), product(SPACE_IDS, DIRECTIONS))
def test_a_nudge_leads_to_the_neighboring_cell_of_the_board(space: str, direction: str):
    """D3b, C43: a space, a realm, or nothing beyond an extremist space; MIDLIFE CRISIS leaves Callow Figures alone."""
    record = next(s for s in BOARD.space if s.id == space)
    dx, dy = BOARD.board.directions[direction]
    cell = (record.x + dx, record.y + dy)
    there = next((s.id for s in BOARD.space if (s.x, s.y) == cell), None)
    realm = next((r.kind for r in BOARD.realm if cell in r.cells), None)
    assert not (there and realm)
    if there:
        pos = standing(space)
        nudge(pos, RED, DIRECTIONS.index(direction))
        assert pos.figure[RED] == SPACE_NUMBER[there]
    elif realm == "mutiny":
        assert outcome(space, direction) == "mutiny"
    elif realm == "midlife_crisis":
        assert outcome(space, direction) == ("stays" if record.kind == "callow" else "midlife")
    else:
        assert record.kind == "extremist"
        assert outcome(space, direction) == "stays"


def test_sideways_from_a_lowest_rung_lies_a_corner_of_the_callow_square():
    """C45: the job is lost without a crisis."""
    for rung, sideways in (("colonist-1", ("left", "right")), ("missionary-1", ("up", "down"))):
        for direction in sideways:
            pos = standing(rung)
            assert nudge(pos, RED, DIRECTIONS.index(direction)) is None
            assert CALLOW[pos.figure[RED]]


@pytest.mark.parametrize("mine", SPACES)
def test_a_duel_exchanges_exactly_two_figures(mine: int):
    """C47, C6 of the rosetta; the extremists are counted anew."""
    for taken in (s for s in SPACES if s != mine):
        third = next(s for s in SPACES if s not in (mine, taken))
        figure = {"red": SPACE_IDS[mine], "blue": SPACE_IDS[taken], "green": SPACE_IDS[third]}
        pos = position(["red", "blue", "green"], year=1608, figure=figure)
        swap_to(pos, RED, taken, "D3b")
        assert (pos.figure[RED], pos.figure[BLUE], pos.figure[number("green")]) == (taken, mine, third)
        pos.check()
        assert [e[0] for e in pos.log] == ["duel"]
        assert set(pos.extremists) == {c for c in pos.seats if EXTREMIST[pos.figure[c]] >= 0}


@pytest.mark.parametrize("crisis", [True, False], ids=["Nudge", "Debauchery"])
def test_a_midlife_crisis_leads_to_any_vacant_callow_space(crisis: bool):
    """Rosetta C4, R50: with five players, too, there is one; only a Nudge can be paid off."""
    spaces = {"red": "colonist-2", "purple": "callow-bl", "blue": "callow-br", "orange": "callow-tr", "green": "callow-c"}
    pos = position(["red", "purple", "blue", "orange", "green"], year=1608, figure=spaces)
    pos.agenda.append(MidlifeCrisis(RED, may_pay=crisis))
    pos._decision = None
    want = [("to_callow", "callow-tl")]
    assert sorted(offered(pos)) == sorted([*want, ("pay_crisis",)] if crisis else want)
    play(pos, ("to_callow", "callow-tl"))
    assert pos.figure[RED] == SPACE_NUMBER["callow-tl"]
    assert pos.dollars[RED] == 5


def test_peerages_and_ships_outlast_a_midlife_crisis():
    """Rosetta C4, R22."""
    pos = standing("colonist-3", hand={"red": ["PHM029"]}, peerages={"red": ["PHR062"]})
    play(pos, ("play", "PHM029"), ("to_callow", "callow-c"))
    assert len(pos.ships[RED]) == len(pos.peerages[RED]) == 1


def test_there_is_always_a_vacant_callow_space_for_a_professional():
    """D3d: five spaces, and he stands on none of them, so four others leave one."""
    assert len(CALLOW_SPACES) == 5


@pytest.mark.parametrize("space", [s for s in SPACE_IDS if s.startswith("callow")])
def test_callow_figures_suffer_mutiny_but_no_midlife_crisis(space: str):
    """C46, rosetta C4."""
    for direction in DIRECTIONS:
        assert outcome(space, direction) in ("moves", "stays", "mutiny")


def test_mutiny_without_a_ship_does_nothing():
    """Rosetta C3."""
    pos = position(["red", "blue"], year=1608, figure={"red": "callow-tl"})
    assert nudge(pos, RED, DIRECTIONS.index("up")) is None
    assert [e[0] for e in pos.log] == ["nudged", "mutiny"]
    assert pos.log[-1][4] == 0
    pos.check()
