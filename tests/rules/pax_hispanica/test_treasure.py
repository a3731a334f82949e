"""F4-F6 and the Legality Table (rosetta E): who may load what from whom, and what it brings ashore."""

from __future__ import annotations

from typing import Any

import pytest

from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import NONE
from rules.pax_hispanica.treasure import NO_COLONY, cannot_load_chest
from tests.rules.pax_hispanica.sailing import PAX, SHIPS, WAR, asked, number, offered, play, position, settle, why_not

SPANISH, OTHER = "havana", "siguanea"
"""Two Colony Sites of Cuba, so that one Rebel makes both rebellious: Barataria Bay and the Isle of Pines."""
SEA = {SPANISH: "barataria-bay", OTHER: "isle-of-pines"}
ROWS = ("PLUNDER", "SMUGGLER", "CONQUISTADOR", "PRIVATEER in War", "PRIVATEER in Pax")
COLUMNS = ("own", "own, rebellious", "other", "absent", "Spanish", "absent Spain")

# One cell says how a Chest and how a Relic can be had: f free, b for a bribe of $1, s by a Sack, - not at all.
PLAIN = """
    f/f  -/-  s/s  s/s  s/s  s/s
    f/f  f/f  b/b  b/b  b/b  b/b
    f/f  -/-  s/s  s/s  f/-  f/-
    f/f  -/-  s/s  s/s  s/s  s/s
    f/f  f/-  f/-  f/-  f/-  f/-
"""
SEA_DOGS = """
    f/f  -/-  s/s  s/s  s/s   s/s
    f/f  f/f  b/b  b/b  b/b   b/b
    f/f  -/-  s/s  s/s  f/-   f/-
    f/f  -/-  s/s  s/s  s/s   s/s
    f/f  f/-  fs/s fs/s fs/s  fs/s
"""
NEUTRAL_FLAG = """
    f/f  f/-  bs/s bs/s bs/s bs/s
    f/f  f/f  b/b  b/b  b/b  b/b
    f/f  f/-  bs/s bs/s f/-  f/-
    f/f  f/-  bs/s bs/s bs/s bs/s
    f/f  f/-  f/-  f/-  f/-  f/-
"""
SPAIN = """
    -/-  -/-  s/s  s/s
    f/f  f/f  b/b  b/b
    f/f  f/-  s/s  s/s
    f/f  -/-  s/s  s/s
    f/f  f/-  f/-  f/-
"""
TABLES = {"blue": PLAIN, "orange": PLAIN, "red": SEA_DOGS, "green": NEUTRAL_FLAG, "purple": SPAIN}
CELLS = [
    (color, row, column, cell)
    for color, table in TABLES.items()
    for row, line in zip(ROWS, table.strip().splitlines(), strict=True)
    for column, cell in zip(COLUMNS, line.split(), strict=False)
]


def fleet_at(color: str, row: str, column: str, dollars: int = 1) -> tuple[PaxPosition, str]:
    """A fleet of one Legality before a Colony with a Chest and a Relic; a Relic on an island and its map let it be placed anywhere."""
    kind, _, stripe = row.partition(" in ")
    friend = next(c for c in ("blue", "red") if c != color)
    seats = [color, friend]
    if column == "Spanish":
        seats.append("purple")
    spanish = "Spanish" in column or "Spain" in column or (color == "purple" and "own" in column)
    site = SPANISH if spanish else OTHER
    absent = next(c for c in ("orange", "green") if c != color)
    owner = "purple" if spanish else {"other": friend, "absent": absent}.get(column, color)
    pos = position(
        seats,
        year=PAX if stripe == "Pax" else WAR,
        colonies={SPANISH: "purple slave", site: f"{owner} slave chest relic"},
        tribes={"el-caney": "", "guanahacabibes": ""},
        rebel={"cuba": "tax"} if "rebellious" in column else {},
        ships={color: [SHIPS[kind][0], SHIPS[kind][1]]},
        dollars={c: (dollars if c == color else 0) for c in seats},
        buried={SEA[site]: [0, 1]},
        havens={color: [SEA[site]]},
    )
    play(pos, ("place", SEA[site]))
    settle(pos)
    return pos, site


def ways(pos: PaxPosition, color: str, site: str, what: str) -> str:
    """How a Chest or a Relic can be had, in the letters of the tables, found by doing it."""
    found = ""
    if (f"load_{what}", site) in offered(pos):
        after = pos.copy()
        before = after.dollars[number(color)]
        play(after, (f"load_{what}", site))
        assert (after.hold_chests if what == "chest" else after.hold_relics)[number(color)] == 1
        found += "b" if after.dollars[number(color)] < before else "f"
    if ("attack", site) in offered(pos):
        found += "s"
    return found or "-"


@pytest.mark.parametrize(("color", "row", "column", "cell"), CELLS)
def test_the_legality_table_holds_cell_by_cell(color: str, row: str, column: str, cell: str):
    """F4, F5, rosetta E."""
    pos, site = fleet_at(color, row, column)
    assert "/".join(ways(pos, color, site, what) for what in ("chest", "relic")) == cell


@pytest.mark.parametrize(
    ("color", "row", "column", "chest", "relic"),
    [
        ("blue", "PLUNDER", "other", "sack-only", "relic-needs-friendly-port"),
        ("blue", "CONQUISTADOR", "other", "conquistador-sacks", "relic-needs-friendly-port"),
        ("blue", "PRIVATEER in War", "other", "privateer-sacks-in-war", "relic-needs-friendly-port"),
        ("blue", "CONQUISTADOR", "Spanish", "", "relic-needs-friendly-port"),
        ("purple", "PLUNDER", "own", "sack-only", "relic-needs-friendly-port"),
    ],
)
def test_what_cannot_be_loaded_says_why(color: str, row: str, column: str, chest: str, relic: str):
    pos, site = fleet_at(color, row, column)
    assert (why_not(pos, "load_chest", site), why_not(pos, "load_relic", site)) == (chest, relic)


@pytest.mark.parametrize(
    ("color", "row", "column", "section"),
    [
        ("blue", "PLUNDER", "own", "F4a"),
        ("blue", "SMUGGLER", "own", "F4a"),
        ("blue", "SMUGGLER", "own, rebellious", "F5b"),
        ("blue", "SMUGGLER", "other", "F5b"),
        ("blue", "CONQUISTADOR", "Spanish", "F5c"),
        ("blue", "PRIVATEER in Pax", "other", "F5d"),
        ("green", "PLUNDER", "other", "F5b"),
    ],
)
def test_the_section_by_which_a_chest_is_loaded_is_told(color: str, row: str, column: str, section: str):
    pos, site = fleet_at(color, row, column)
    loaded = next(e for e in play(pos, ("load_chest", site)) if e[0] == "chest_loaded")
    assert loaded[1] == section
    assert why_not(pos, "load_chest", site) == "no-chest"


def test_what_does_not_lie_there_is_not_loaded():
    pos, site = fleet_at("blue", "PLUNDER", "own")
    play(pos, ("load_relic", site))
    assert why_not(pos, "load_relic", site) == "no-relic"
    assert why_not(pos, "load_chest", "barbados") == "not-in-this-sea-zone"
    pos.disk[pos.chest.index(1)] = NONE
    assert cannot_load_chest(pos, number("blue"), pos.chest.index(1)) == NO_COLONY


@pytest.mark.parametrize("column", ["other", "absent", "Spanish", "absent Spain"])
def test_a_smuggler_without_a_dollar_loads_nothing(column: str):
    """F5b, rosetta E4; at its own Colony the bribe is waived."""
    pos, site = fleet_at("blue", "SMUGGLER", column, dollars=0)
    assert why_not(pos, "load_chest", site) == why_not(pos, "load_relic", site) == "no-bribe-money"
    own, site = fleet_at("blue", "SMUGGLER", "own, rebellious", dollars=0)
    assert ways(own, "blue", site, "chest") == "f"


@pytest.mark.parametrize(("column", "paid"), [("other", 1), ("Spanish", 1), ("absent", 0), ("absent Spain", 0)])
def test_a_bribe_goes_to_the_owner_and_to_the_pool_for_a_color_that_does_not_play(column: str, paid: int):
    """F5b: paid for the Chest and for the Relic apart."""
    pos, site = fleet_at("blue", "SMUGGLER", column, dollars=2)
    owner = pos.disk[pos.chest.index(1)]
    play(pos, ("load_chest", site), ("load_relic", site))
    assert pos.dollars[number("blue")] == 0
    assert pos.dollars[owner] == 2 * paid
    assert sum(pos.dollars) == 2 * paid


# -- F6


def home(kind: str, chests: int, relics: int = 0, **table: Any) -> PaxPosition:
    """Red unloads in EUROPE what its own ports at Hewanorra gave it."""
    ports = ("barbados", "martinique", "new-courland")
    colonies = {p: "red chest" if n < chests else "red" for n, p in enumerate(ports)}
    for n in range(relics):
        colonies[ports[n]] += " relic"
    pos = position(["red", "blue"], colonies=colonies, ships={"red": list(SHIPS[kind][:3])}, dollars={"red": 0}, **table)
    play(pos, ("place", "hewanorra"))
    for what, n in (("load_chest", chests), ("load_relic", relics)):
        for port in ports[:n]:
            play(pos, (what, port))
    play(pos, ("home",))
    settle(pos)
    return pos


@pytest.mark.parametrize(
    ("kind", "dollars", "coffers", "dice"),
    [("PLUNDER", 12, 0, False), ("SMUGGLER", 12, 0, False), ("CONQUISTADOR", 6, 3, True), ("PRIVATEER", 6, 3, True)],
)
def test_three_chests_in_europe(kind: str, dollars: int, coffers: int, dice: bool):
    """F6a, F6b."""
    pos = home(kind, 3)
    assert (pos.dollars[number("red")], pos.war_coffers) == (dollars, coffers)
    assert (asked(pos) == ("red", "mercantilism_step")) is dice


@pytest.mark.parametrize(("before", "enter"), [(0, 2), (7, 2), (8, 1), (9, 0)])
def test_full_war_coffers_send_chests_to_the_pool_and_cost_no_reward(before: int, enter: int):
    """F6b, R16: the Mercantilism step is allowed all the same."""
    pos = home("PRIVATEER", 2, war_coffers=before)
    assert (pos.war_coffers, pos.dollars[number("red")]) == (before + enter, 4)
    assert pos.chests == 20 - before - enter
    assert asked(pos) == ("red", "mercantilism_step")


@pytest.mark.parametrize(
    ("before", "offers"),
    [(1, {"stay", "up"}), (2, {"stay", "up", "down"}), (5, {"stay", "up", "down"}), (6, {"stay", "down"})],
)
def test_the_dice_keep_within_their_faces(before: int, offers: set[str]):
    """R16."""
    pos = home("CONQUISTADOR", 1, mercantilism=before)
    assert {o[1] for o in offered(pos)} == offers


@pytest.mark.parametrize("kind", ["PLUNDER", "SMUGGLER", "CONQUISTADOR", "PRIVATEER"])
def test_a_relic_has_the_same_three_ends_under_every_legality(kind: str):
    """F6d, C94: eight dollars, a Relic in Coffers, or two Chests in the War Coffers, four dollars and the Mercantilism step."""
    pos = home(kind, 0, 1)
    assert set(offered(pos)) == {("relic_money",), ("relic_keep",), ("relic_coffers",)}
    sold, kept, given = pos.copy(), pos.copy(), pos.copy()
    play(sold, ("relic_money",))
    play(kept, ("relic_keep",))
    play(given, ("relic_coffers",))
    red = number("red")
    assert (sold.dollars[red], sold.relics[red], sold.war_coffers, sold.relic_pool) == (8, 0, 0, 5)
    assert (kept.dollars[red], kept.relics[red], kept.war_coffers, kept.relic_pool) == (0, 1, 0, 4)
    assert (given.dollars[red], given.relics[red], given.war_coffers, given.relic_pool) == (4, 0, 2, 5)
    assert asked(given) == ("red", "mercantilism_step")
    assert asked(sold)[1] != "mercantilism_step"
    assert asked(kept)[1] != "mercantilism_step"


def test_one_unloading_moves_the_dice_once_whatever_it_brings():
    """R16, C94."""
    pos = home("PRIVATEER", 2, 2)
    play(pos, ("relic_coffers",), ("relic_coffers",), ("mercantilism", "down"))
    settle(pos)
    assert (pos.mercantilism, pos.war_coffers, pos.dollars[number("red")]) == (2, 6, 12)
    assert asked(pos)[1] != "mercantilism_step"


@pytest.mark.parametrize(("coffers", "enter"), [(7, 2), (8, 1), (9, 0)])
def test_a_relic_for_the_war_coffers_brings_as_many_chests_as_find_room(coffers: int, enter: int):
    """C94."""
    pos = home("SMUGGLER", 0, 1, war_coffers=coffers)
    play(pos, ("relic_coffers",))
    assert (pos.war_coffers, pos.dollars[number("red")]) == (coffers + enter, 4)


def test_a_relic_for_the_war_coffers_brings_no_chest_that_is_not_in_the_pool():
    """R45: the supply is the limit; the reward is paid."""
    pos = home("SMUGGLER", 0, 1, war_coffers=0, buried={"tortuga": [19, 0]})
    play(pos, ("relic_coffers",))
    assert (pos.war_coffers, pos.chests, pos.dollars[number("red")]) == (1, 0, 4)


@pytest.mark.parametrize(("card", "kind", "money"), [("PHR058", "PRIVATEER", 3), ("PHR073", "CONQUISTADOR", 3), ("PHR072", "SMUGGLER", 5)])
def test_peerages_that_pay_more_for_a_chest_pay_under_their_own_legality_only(card: str, kind: str, money: int):
    """F6, B7f."""
    for sails_as in SHIPS:
        pos = home(sails_as, 1, peerages={"red": [card]})
        plain = home(sails_as, 1)
        more = pos.dollars[number("red")] - plain.dollars[number("red")]
        assert more == (sails_as == kind)
        if sails_as == kind:
            assert pos.dollars[number("red")] == money
