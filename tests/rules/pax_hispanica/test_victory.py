"""G2b, G3: when an extremist wins, who wins first, and what is counted at the end."""

from __future__ import annotations

from typing import Any

import pytest

from rules.kernel.position import Result
from rules.pax_hispanica.state import TAX, PaxPosition
from rules.pax_hispanica.tables import COLONY_IDS, COLORS, LAND_IDS
from rules.pax_hispanica.victory import judge, tokens
from tests.rules.pax_hispanica.sailing import number, play, position, settle

RED, BLUE, GREEN = number("red"), number("blue"), number("green")
TITLE = {"red": ["PHR050"]}
NO_SLAVES = dict.fromkeys(
    ("havana", "santo-domingo", "porto-bello", "cartagena", "cumana", "maracaibo", "trujillo", "veracruz-port"), "purple"
)
TWO_TAX = {"cuba": "tax", "panama": "tax"}


def judged(**table: Any) -> str:
    """The section by which somebody has won a position as it is written; "" if nobody has."""
    pos = position(table.pop("seats", ["red", "blue"]), **table)
    pos.result = None
    judge(pos)
    return "" if pos.result is None else pos.result.section


CONDITIONS: dict[str, tuple[str, dict[str, Any]]] = {
    "colonist": ("G3b", {"rebel": TWO_TAX, "mercantilism": 1}),
    "missionary": ("G3c", {"colonies": NO_SLAVES}),
    "buccaneer": ("G3d", {"relics": {"red": 2}}),
    "royalist": ("G3e", {"war_coffers": 9}),
}


@pytest.mark.parametrize("profession", CONDITIONS)
def test_an_extremist_with_a_peerage_wins_when_his_condition_holds(profession: str):
    section, table = CONDITIONS[profession]
    assert judged(figure={"red": f"{profession}-4"}, peerages=TITLE, **table) == section


@pytest.mark.parametrize("profession", CONDITIONS)
def test_one_rung_from_the_end_nobody_wins(profession: str):
    """G2b."""
    _, table = CONDITIONS[profession]
    assert judged(figure={"red": f"{profession}-3"}, peerages=TITLE, **table) == ""


@pytest.mark.parametrize("profession", ["colonist", "missionary", "royalist"])
def test_a_relic_in_coffers_is_as_good_as_a_peerage_and_without_either_nobody_wins(profession: str):
    """F6d, G3b, G3c, G3e."""
    section, table = CONDITIONS[profession]
    assert judged(figure={"red": f"{profession}-4"}, relics={"red": 1}, **table) == section
    assert judged(figure={"red": f"{profession}-4"}, **table) == ""


@pytest.mark.parametrize("profession", ["colonist", "missionary", "royalist"])
def test_another_s_condition_is_no_use(profession: str):
    for other, (_, table) in CONDITIONS.items():
        if other not in (profession, "buccaneer"):
            assert judged(figure={"red": f"{profession}-4"}, peerages=TITLE, **table) == ""


@pytest.mark.parametrize(
    ("rebels", "mercantilism", "wins"),
    [(0, 1, False), (1, 1, False), (2, 1, True), (2, 2, False), (3, 2, True), (6, 6, False), (7, 6, True)],
)
def test_the_tea_party_needs_more_tax_rebels_than_mercantilism(rebels: int, mercantilism: int, wins: bool):
    """G3b: Slave Rebels do not count."""
    rebel = {land: "tax" if n < rebels else "slave" for n, land in enumerate(LAND_IDS)}
    assert judged(figure={"red": "colonist-4"}, peerages=TITLE, rebel=rebel, mercantilism=mercantilism) == ("G3b" if wins else "")


@pytest.mark.parametrize(("chests", "wins"), [(8, False), (9, True)])
def test_the_sun_king_needs_all_nine_chests(chests: int, wins: bool):
    """G3e, C144."""
    assert judged(figure={"red": "royalist-4"}, peerages=TITLE, war_coffers=chests) == ("G3e" if wins else "")


@pytest.mark.parametrize(
    ("seats", "peerages", "relics", "wins"),
    [
        (2, 3, 0, True),
        (3, 2, 0, False),
        (3, 2, 1, True),
        (3, 0, 3, True),
        (4, 1, 0, False),
        (4, 2, 0, True),
        (4, 1, 1, True),
        (5, 2, 0, True),
    ],
)
def test_el_patron_needs_three_titles_or_two_among_four_players(seats: int, peerages: int, relics: int, wins: bool):
    """G3d, C145."""
    table = {
        "seats": ["red", "blue", "orange", "green", "purple"][:seats],
        "peerages": {"red": ["PHR050", "PHR052", "PHR054"][:peerages]},
        "relics": {"red": relics},
    }
    assert judged(figure={"red": "buccaneer-4"}, **table) == ("G3d" if wins else "")


@pytest.mark.parametrize(
    ("what", "colonies", "tribes", "wins"),
    [
        ("none", {}, {}, True),
        ("a Slave of anybody's", {"araya": "blue slave"}, {"calusa": ""}, False),
        ("Tribes and Visitas", {}, {"calusa": "red visita"}, True),
        ("Citizens", {"araya": "blue citizen"}, {}, True),
    ],
)
def test_who_is_no_slave(what: str, colonies: dict[str, str], tribes: dict[str, str], wins: bool):
    """G3c, C143: Slave Rebels are none either."""
    found = judged(figure={"red": "missionary-4"}, peerages=TITLE, colonies=NO_SLAVES | colonies, tribes=tribes, rebel={"cuba": "slave"})
    assert found == ("G3c" if wins else "")


# -- A9: at once, the acting player first


def two_extremists(acting: int, order: list[str]) -> Result | None:
    """Red fulfils the Tea Party, blue the Sun King, in the same moment."""
    pos = position(
        ["red", "blue", "green"],
        order=order,
        turn=order[0],
        figure={"red": "colonist-4", "blue": "royalist-4"},
        relics={"red": 1, "blue": 1},
        rebel=TWO_TAX,
        mercantilism=1,
        war_coffers=9,
    )
    pos.result, pos.acting = None, acting
    judge(pos)
    return pos.result


@pytest.mark.parametrize(
    ("acting", "order", "winner"),
    [
        (RED, ["red", "blue", "green"], RED),
        (BLUE, ["red", "blue", "green"], BLUE),
        (GREEN, ["red", "blue", "green"], RED),
        (GREEN, ["green", "blue", "red"], BLUE),
        (-1, ["blue", "red", "green"], BLUE),
    ],
)
def test_the_acting_player_wins_first_then_the_player_order_decides(acting: int, order: list[str], winner: int):
    """Rosetta A9."""
    found = two_extremists(acting, order)
    assert found is not None
    assert found.winners == (winner,)


def extremist(profession: str, **table: Any) -> PaxPosition:
    """Blue stands on an extremist space with a Relic in Coffers; red acts."""
    return position(["red", "blue"], figure={"blue": f"{profession}-4"}, relics={"blue": 1}, **table)


def test_every_small_move_is_judged_at_once():
    """A9, C142-C144: whoever made it."""
    pos = extremist("colonist", rebel={"cuba": "tax"}, mercantilism=1)
    assert pos.result is None
    pos.put_rebel(LAND_IDS.index("panama"), TAX)
    assert pos.result == Result((BLUE,), "G3b")

    pos = extremist("colonist", rebel=TWO_TAX, mercantilism=2)
    assert pos.result is None
    pos.set_mercantilism(1)
    assert pos.result == Result((BLUE,), "G3b")

    pos = extremist("missionary", colonies=NO_SLAVES | {"havana": "purple slave"})
    assert pos.result is None
    pos.return_meeple(pos.take_labor(COLONY_IDS.index("havana")))
    assert pos.result == Result((BLUE,), "G3c")

    pos = extremist("missionary", colonies=NO_SLAVES | {"havana": "purple slave"})
    pos.lose_colony(COLONY_IDS.index("havana"))
    assert pos.result == Result((BLUE,), "G3c")


def test_a_game_that_is_won_asks_nothing_more():
    """G3: even in the middle of an unloading with a question to come."""
    pos = position(
        ["red", "blue"],
        figure={"red": "royalist-4"},
        peerages=TITLE,
        war_coffers=8,
        ships={"red": ["PHS091"]},
        colonies={"guadeloupe": "red chest relic"},
    )
    play(pos, ("place", "sint-maarten"), ("load_chest", "guadeloupe"), ("load_relic", "guadeloupe"), ("home",))
    assert pos.result == Result((RED,), "G3e")
    assert pos.decision is None


# -- G3a: tokens


def counted(seats: list[str], **table: Any) -> tuple[dict[str, int], Result | None]:
    """The tokens of a last sail year without fleets, and how it ends."""
    pos = position(seats, year=1649, turn=seats[0], colonies={**dict.fromkeys(NO_SLAVES, ""), **table.pop("colonies", {})}, **table)
    count = dict(zip(COLORS, tokens(pos), strict=True))
    settle(pos)
    return {c: n for c, n in count.items() if n}, pos.result


@pytest.mark.parametrize(
    ("table", "count"),
    [
        ({"colonies": {"araya": "red"}}, {"red": 1}),
        ({"colonies": {"araya": "red slave fort chest relic"}, "tribes": {"piritu": ""}}, {"red": 1}),
        ({"colonies": {"araya": "red citizen"}}, {"red": 2}),
        ({"colonies": {"araya": "red blue-citizen"}}, {"red": 1, "blue": 1}),
        ({"colonies": {"araya": "red blue-citizen"}, "rebel": {"nova-andalusia": "slave"}}, {}),
        ({"tribes": {"piritu": "red visita"}}, {"red": 1}),
        ({"tribes": {"piritu": "red cathedral"}}, {"red": 1}),
        ({"tribes": {"piritu": "red cathedral blue-citizen"}}, {"red": 1, "blue": 1}),
        ({"tribes": {"piritu": "red cathedral blue-citizen"}, "rebel": {"nova-andalusia": "tax"}}, {}),
        ({"tribes": {"calusa": "red cathedral blue-citizen", "chetumal": "blue visita", "accompong": "red visita"}}, {"red": 2, "blue": 2}),
        ({"peerages": {"red": ["PHR050", "PHR055"]}, "ships": {"red": ["PHS084"]}, "fleet": {"red": "europe"}}, {}),
    ],
)
def test_what_counts_as_a_token(table: dict[str, Any], count: dict[str, int]):
    """G3a, R27, C141: disks, Bibles, Citizens outside rebellious land zones; nothing else."""
    assert counted(["red", "blue"], **table)[0] == count


@pytest.mark.parametrize(
    ("table", "winners"),
    [
        ({"colonies": {"araya": "red citizen", "barbados": "blue"}}, (RED,)),
        ({"colonies": {"araya": "red", "barbados": "blue"}, "dollars": {"red": 3, "blue": 2}}, (RED,)),
        ({"colonies": {"araya": "red", "barbados": "blue"}, "dollars": {"red": 7, "blue": 0}, "relics": {"blue": 1}}, (BLUE,)),
        ({"colonies": {"araya": "red", "barbados": "blue"}, "dollars": {"red": 8, "blue": 0}, "relics": {"blue": 1}}, (RED, BLUE)),
        ({"colonies": {"araya": "red", "barbados": "blue"}, "dollars": {"red": 2, "blue": 2}, "order": ["blue", "red"]}, (BLUE, RED)),
        ({"colonies": {"araya": "red", "cumana": "purple citizen"}}, ()),
        ({"colonies": {"araya": "red", "cumana": "purple"}, "dollars": {"red": 0, "blue": 9}}, (RED,)),
        ({"colonies": {"araya": "red", "cumana": "purple", "barbados": "green"}, "dollars": {"red": 0, "blue": 9}}, (RED,)),
        ({"colonies": {"araya": "red", "cumana": "purple green-citizen", "barbados": "green"}}, ()),
        ({"dollars": {"red": 1, "blue": 2}}, (BLUE,)),
    ],
)
def test_who_wins_the_count(table: dict[str, Any], winners: tuple[int, ...]):
    """G3a, R27, C140: ties by money, a Relic at $8, then shared; a color that does not play has no money, alone at the top none wins."""
    _, result = counted(["red", "blue"], **table)
    assert result is not None
    assert set(result.winners) == set(winners)
    assert result.section == "G3a"


@pytest.mark.parametrize(("dove", "over"), [(1637, True), (1641, False), (1649, False)])
def test_the_game_ends_with_the_sail_year_of_the_dove(dove: int, over: bool):
    """G3a, C139."""
    pos = position(["red", "blue"], year=1637, dove=dove)
    assert (pos.decision is None) is over


def test_an_extremist_victory_in_the_last_sail_comes_before_the_count():
    """C138: absent Spain has by far the most tokens."""
    pos = position(
        ["red", "blue"],
        year=1649,
        figure={"red": "missionary-4"},
        peerages=TITLE,
        colonies=NO_SLAVES | {"santo-domingo": "purple slave"},
        ships={"red": ["PHS084", "PHS085"]},
    )
    play(pos, ("place", "ile-a-vache"), ("attack", "santo-domingo"), ("take_up_arms",))
    assert pos.result == Result((RED,), "G3c")
