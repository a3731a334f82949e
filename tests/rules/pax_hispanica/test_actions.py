"""Rosetta B, D: the 19 Actions. What each may choose, compared with the rule written down a second time here; what makes it impossible."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from rules.kernel.chance import answer
from rules.pax_hispanica.actions import ACTIONS, ANCHORS, FORBIDS, SECTION, perform
from rules.pax_hispanica.data import load
from rules.pax_hispanica.mat_actions import foremost
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import (
    ACTION_IDS,
    ACTION_NUMBER,
    CARD_IDS,
    CARD_LEGALITY,
    CARD_NUMBER,
    COLONIES,
    COLONY_IDS,
    COLONY_LAND,
    COLORS,
    LAND_IDS,
    LANDS,
    NATIVE,
    NONE,
    PRIVATEER,
    PURPLE,
    QUALIFICATION_IDS,
    SHIP_DECK,
    SPACE_IDS,
    SPANISH,
    TRIBE_AREA,
    TRIBE_IDS,
    TRIBES,
)
from tests.rules.pax_hispanica.playing import PLAY_YEARS, lively, over
from tests.rules.pax_hispanica.sailing import number, offered, play, position

RED, BLUE = number("red"), number("blue")
SEEDS = range(40)


def begun(seed: int, action: str) -> tuple[PaxPosition, set[tuple[object, ...]]]:
    """A lively position in which the first player has begun an Action, and what it offers; nothing, if it is impossible."""
    pos = lively(seed)
    color = pos.order[0]
    if FORBIDS[ACTION_NUMBER[action]](pos, color, NONE) is not None:
        return pos, set()
    pos.agenda.append(perform(ACTION_NUMBER[action], color, NONE))
    pos._decision = None
    return pos, set(offered(pos))


def test_all_nineteen_actions_of_the_cards_are_known_and_three_of_them_anchor():
    """B7e, D3d."""
    assert set(ACTIONS) == set(ACTION_IDS) == {a.id for a in load().market.action}
    assert len(ACTION_IDS) == 19
    assert [a.anchor for a in load().market.action] == list(ANCHORS)
    assert all(SECTION)


@over(SEEDS)
def test_disk(seed: int):
    """E1, E1a, E1b, C64, C65."""
    pos, options = begun(seed, "disk")
    me = pos.order[0]
    found = {("found", COLONY_IDS[n]) for n in COLONIES if pos.disk[n] == NONE and SPANISH[n] == (me == PURPLE) and pos.disks[me]}
    forts = {("fortify", COLONY_IDS[n]) for n in COLONIES if pos.disk[n] == me and not pos.fort[n] and pos.forts}
    assert options == found | forts


@over(SEEDS)
def test_bible(seed: int):
    """E4, E4a."""
    pos, options = begun(seed, "bible")
    bare = [t for t in TRIBES if pos.tribe[t] == NATIVE and pos.bible[t] == NONE]
    assert options == {("convert", TRIBE_IDS[t]) for t in bare if pos.bibles[pos.order[0]]}


@over(SEEDS)
def test_literacy(seed: int):
    """E4b, R10."""
    pos, options = begun(seed, "literacy")
    visitas = {("teach", TRIBE_IDS[t]) for t in TRIBES if pos.bible[t] != NONE and pos.tribe[t] == NATIVE}
    assert options == (visitas if pos.cathedrals and any(pos.citizens) else set())


@over(SEEDS)
def test_voodoo(seed: int):
    """E4, R20, R47, R70."""
    pos, options = begun(seed, "voodoo")
    me = pos.order[0]
    empty = {("summon", TRIBE_IDS[t]) for t in TRIBES if pos.tribe[t] == pos.bible[t] == NONE and pos.natives}
    bound = {
        ("bind", TRIBE_IDS[t], COLONY_IDS[n])
        for t in TRIBES
        for n in COLONIES
        if pos.tribe[t] == NATIVE and pos.bible[t] == NONE and pos.disk[n] != NONE and pos.labor[n] == NONE
        if TRIBE_AREA[t] == COLONY_LAND[n] and "PHR069" not in [CARD_IDS[c] for c in pos.peerages[me]]
    }
    assert options == empty | bound


@over(SEEDS)
def test_slave_revolt_and_slave_trade(seed: int):
    """E6, E3a, C66: any owner."""
    pos, options = begun(seed, "slave_revolt")
    assert options == {("slave_revolt", COLONY_IDS[n]) for n in COLONIES if pos.labor[n] == NATIVE}
    pos, options = begun(seed, "slave_trade")
    vacant = {("slave_trade", COLONY_IDS[n]) for n in COLONIES if pos.disk[n] != NONE and pos.labor[n] == NONE}
    assert options == (vacant if pos.natives and pos.year < 1640 else set())


@over(SEEDS)
def test_tax_revolt(seed: int):
    """E6."""
    pos, options = begun(seed, "tax_revolt")
    me = pos.order[0]
    colonies = {("tax_revolt", COLONY_IDS[n]) for n in COLONIES if pos.labor[n] == me}
    assert options == colonies | {("tax_revolt", TRIBE_IDS[t]) for t in TRIBES if pos.tribe[t] == me}


@over(SEEDS)
def test_tax(seed: int):
    """E6, R63: a Colony or a Citizen of another color in a land zone, whose owner has $1."""
    pos, options = begun(seed, "tax")
    me = pos.order[0]
    pays = {c for c in range(len(COLORS)) if c != me and (c not in pos.seats or pos.dollars[c])}
    want = {("tax_colony", COLONY_IDS[n]) for n in COLONIES if pos.disk[n] in pays}
    want |= {("tax_citizen", COLONY_IDS[n]) for n in COLONIES if pos.labor[n] in pays}
    want |= {("tax_citizen", TRIBE_IDS[t]) for t in TRIBES if pos.tribe[t] in pays and TRIBE_AREA[t] < len(LANDS)}
    assert options == want


@over(SEEDS)
def test_apostasy(seed: int):
    """G1e, R24."""
    pos, options = begun(seed, "apostasy")
    others = [c for c in pos.seats if c != pos.order[0]]
    want: set[tuple[object, ...]] = {("apostasy_ships", COLORS[c]) for c in others if pos.ships[c]}
    assert options == want | {("apostasy_peerage", COLORS[c], CARD_IDS[p]) for c in others for p in pos.peerages[c]}


@over(SEEDS)
def test_a_rebel_rises_in_the_land_zone_of_its_cause_if_it_can(seed: int):
    """E6, E5f, rosetta C1: Tax alone raises none where there is one already."""
    for action in ("tax", "tax_revolt", "slave_revolt"):
        rises(seed, action)


def rises(seed: int, action: str) -> None:
    pos, options = begun(seed, action)
    for option in sorted(options, key=repr):
        after = pos.copy()
        land = COLONY_LAND[COLONY_IDS.index(option[1])] if option[1] in COLONY_IDS else TRIBE_AREA[TRIBE_IDS.index(str(option[1]))]
        before, money = list(pos.rebel), sum(pos.dollars)
        after.choose(option)
        if after.result is not None:
            continue
        side = 1 if action == "slave_revolt" else 2
        if land < len(LANDS) and before[land] == 0:
            assert [(n, r) for n, r in enumerate(after.rebel) if r != before[n]] == [(land, side)]
        elif action == "tax":
            assert after.rebel == before
            assert after.decision is None or after.decision.ask not in ("rebel_at", "flip_rebel")
        if action == "tax":
            assert after.dollars[pos.order[0]] == pos.dollars[pos.order[0]] + 1
            assert sum(after.dollars) - money in (0, 1)


# -- the Dove (G3a, R56)


@pytest.mark.parametrize("year", PLAY_YEARS)
def test_the_dove_moves_one_cycle_between_this_years_sail_year_and_1649(year: int):
    """R56, C139."""
    for dove in range(year + 1, 1650, 4):
        pos = position(["red", "blue"], year=year, dove=dove)
        want = {y for y in (dove - 4, dove + 4) if year < y <= 1649}
        refused = FORBIDS[ACTION_NUMBER["dove"]](pos, RED, NONE)
        assert (refused is None) == bool(want)
        if want:
            pos.agenda.append(perform(ACTION_NUMBER["dove"], RED, NONE))
            pos._decision = None
            assert {o[1] for o in offered(pos)} == want


# -- Peerages (D3d)


@over(range(60))
def test_the_most_extreme_figure_qualifies_and_of_equals_the_one_ahead_in_player_order(seed: int):
    """D3d, C56: right is Righteous, down is Loyal."""
    rng = Random(seed)
    seats = COLORS[: rng.randint(2, 5)]
    spaces = rng.sample(SPACE_IDS, len(seats))
    order = rng.sample(seats, len(seats))
    pos = position(seats, year=1608, turn=order[0], order=order, figure=dict(zip(seats, spaces, strict=True)))
    place = {s.id: (s.x, s.y) for s in load().philosophy.space}
    measure = {
        "most_righteous": lambda x, y: x,
        "least_righteous": lambda x, y: -x,
        "most_loyal": lambda x, y: -y,
        "least_loyal": lambda x, y: y,
    }
    for n, name in enumerate(QUALIFICATION_IDS):
        values = {c: measure[name](*place[s]) for c, s in zip(seats, spaces, strict=True)}
        first = next(c for c in order if values[c] == max(values.values()))
        assert COLORS[foremost(pos, n)] == first


# -- Ships (D3c, D3d, R54)


@over(range(20))
def test_a_letter_of_marque_turns_cards_until_a_privateer_and_lays_the_others_under_the_deck_in_order(seed: int):
    """D3c."""
    rng = Random(seed)
    pos = position(["red", "blue"], year=1608, figure={"red": "buccaneer-1"}, hand={"red": ["PHC005"]}, faceup={"ship": "PHS096"})
    play(pos, ("play", "PHC005"), ("act", "letter_of_marque"))
    turned = ["PHS096"]
    while pos.decision is not None and pos.decision.ask == "turn_ship":
        option = answer(pos.decision, rng)
        turned.append(option[1])
        pos.choose(option)
        pos.check()
    kinds = [CARD_LEGALITY[CARD_NUMBER[c]] for c in turned]
    assert kinds.index(PRIVATEER) == len(turned) - 1
    assert [CARD_IDS[c] for c in pos.ships[RED]] == turned[-1:]
    assert [CARD_IDS[c] for c in pos.bottom[SHIP_DECK]] == turned[:-1]


@pytest.mark.parametrize("ships", range(4))
@pytest.mark.parametrize("where", ["europe", "pirating"])
def test_a_new_ship_joins_the_fleet_and_draws_a_haven_in_pirating_only(ships: int, where: str):
    """D3d, Fa, C58, R54; Armada and Ship alike."""
    fleet = ["PHS088", "PHS089", "PHS090"][:ships]
    for card, action in (("PHC001", "armada"), ("PHS079", "ship")):
        space = "colonist-1" if action == "armada" else "callow-br"
        pos = position(
            ["red", "blue"],
            year=1608,
            figure={"red": space, "blue": "callow-bl"},
            hand={"red": [card]},
            ships={"red": fleet},
            fleet={"red": where} if fleet else {},
        )
        pos.choose(("play", card))
        if ships == 3:
            assert dict(pos.refusals())["act", action].id == "ship-slots-full"
            continue
        events = play(pos, ("act", action))
        first = "draw_haven" if where == "pirating" or not fleet else "flagship" if fleet else ""
        assert pos.decision is not None
        assert pos.decision.ask == first
        assert len(pos.ships[RED]) == ships + 1
        assert events[-1][0] == "ship_anchored"
        assert events[-1][5] == (where if fleet else "pirating")


# -- Black Market (D3f)


@pytest.mark.parametrize("sold", range(1, 4))
def test_a_black_market_pays_two_dollars_a_card_and_tells_the_number_only(sold: int):
    """D3f, C62."""
    table = {"hand": {"red": ["PHC014", "PHS090", "PHM025"]}, "havens": {"red": ["roatan"]}}
    pos = position(["red", "blue"], year=1628, figure={"red": "colonist-1"}, **table)
    play(pos, ("play", "PHC014"), ("act", "black_market"))
    sales = [("black_market_card", "PHS090"), ("black_market_card", "PHM025"), ("black_market_haven", "PHH08")][:sold]
    events = play(pos, *sales)
    if sold < 3:
        events += play(pos, ("done",))
    public = [e for e in events if e[2] == 0]
    assert public[0] == ("black_market", "D3f", 0, "red", sold, 2 * sold)
    assert not any(card in repr(public) for card in ("PHS090", "PHM025", "PHH08"))
    assert pos.dollars[RED] == 2 + 2 * sold


# -- Sword Fight and Peninsular Marriage (rosetta D)

RUNGS = ("colonist-1", "missionary-1", "buccaneer-1", "royalist-1")


@pytest.mark.parametrize("taken", [(), *permutations(RUNGS, 1), ("colonist-1", "royalist-1"), RUNGS])
def test_a_sword_fight_takes_any_lowest_rung_a_marriage_an_empty_one(taken: tuple[str, ...]):
    """R23."""
    others = [c for c in COLORS if c != "red"]
    figures = {"red": "callow-tl", **dict(zip(others, taken, strict=False))}
    pos = position(COLORS, year=1600, turn="red", figure=figures)
    pos.agenda.append(perform(ACTION_NUMBER["sword_fight"], RED, NONE))
    pos._decision = None
    assert {o[1] for o in offered(pos)} == set(RUNGS)
    refused = FORBIDS[ACTION_NUMBER["peninsular_marriage"]](pos, RED, NONE)
    assert (refused is not None) == (set(taken) == set(RUNGS))
    if refused is None:
        pos.agenda[-1] = perform(ACTION_NUMBER["peninsular_marriage"], RED, NONE)
        pos._decision = None
        assert {o[1] for o in offered(pos)} == set(RUNGS) - set(taken)


@pytest.mark.parametrize("space", SPACE_IDS)
def test_both_take_a_callow_figure(space: str):
    """D3, rosetta D2, D4, D5."""
    pos = position(["red", "blue"], year=1600, figure={"red": space, "blue": "callow-c" if space != "callow-c" else "callow-tl"})
    for action in ("sword_fight", "peninsular_marriage"):
        refused = FORBIDS[ACTION_NUMBER[action]](pos, RED, NONE)
        assert (refused is None) == space.startswith("callow")


# -- Rebels placed by the right person (rosetta C1, C2)


@pytest.mark.parametrize(
    ("colony", "chooser"), [("red slave", "red"), ("blue slave", "blue"), ("orange slave", "red")], ids=["own", "another's", "absent"]
)
def test_who_chooses_the_rebel_site_when_the_own_one_is_occupied(colony: str, chooser: str):
    """E5f, R21; a color not in the game leaves it to the acting player."""
    pos = position(
        ["red", "blue"],
        year=1608,
        figure={"red": "buccaneer-1"},
        hand={"red": ["PHM033"]},
        colonies={"guadeloupe": colony},
        tribes={"calusa": ""},
        rebel={"leeward-islands": "tax"},
    )
    play(pos, ("play", "PHM033"), ("act", "slave_revolt"), ("slave_revolt", "guadeloupe"))
    assert pos.decision is not None
    assert COLORS[pos.decision.seat] == chooser
    assert {o[1] for o in offered(pos)} == set(LAND_IDS) - {"leeward-islands"}
