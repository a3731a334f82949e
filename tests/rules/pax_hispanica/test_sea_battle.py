"""F1a, F2: the sea battle matrix (rosetta G), what goes down, what is seized, and the odds the text gives."""

from __future__ import annotations

from typing import Any

import pytest

from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import CARD_IDS, LANDS, NATIVE
from tests.rules.pax_hispanica.sailing import SHIPS, asked, kinds, number, offered, play, position, settle, why_not

RED, BLUE = number("red"), number("blue")
PORTS = ("barbados", "martinique", "new-courland")
GOOD, FAIR, POOR = ["PHS076", "PHS077", "PHS079"], ["PHS091", "PHS092", "PHS093"], ["PHS100", "PHS099", "PHS098"]
"""Flagships of Seamanship A, W and U; nobody's is PLUNDER."""
ROUNDS = [(mine, theirs) for mine in ("flee", "gage", "boarding") for theirs in ("gage", "boarding")]


def battle(prey: list[str], pirates: list[str], mine: str, theirs: str, relics: int = 1, **table: Any) -> tuple[PaxPosition, list[Any]]:
    """Red's fleet, every Galleon laden with a Chest, is struck by blue when it leaves Hewanorra for EUROPE."""
    colonies = {p: "red chest" + " relic" * (n < relics) for n, p in enumerate(PORTS[: len(prey)])}
    pos = position(
        ["red", "blue"],
        colonies=colonies,
        ships={"red": prey, "blue": pirates},
        havens={"blue": ["hewanorra"]},
        **table,
    )
    play(pos, ("place", "hewanorra"))
    for n, port in enumerate(PORTS[: len(prey)]):
        play(pos, ("load_chest", port), *([("load_relic", port)] if n < relics else []))
    play(pos, ("home",), ("strike", "PHH06"))
    return pos, play(pos, ("fight",), ("tactic", mine), ("tactic", theirs))


# One line a pair of fleets, treasure fleet v pirates: x the treasure fleet's Flagship is sunk, p the pirates', s the Cargo is seized,
# e the treasure fleet escapes, - nothing. In the order Flee-Gage, Flee-Boarding, Gage-Gage, Gage-Boarding, Boarding-Gage,
# Boarding-Boarding. `better`: the pirates have the better Seamanship; equal counts as worse (R18).
MATRIX = """
    1 v 1  better   xs  e  s   xs  xs  s
    1 v 1  worse    xs  e  s   p   p   s
    1 v 2  better   xs  e  xs  xs  xs  xs
    1 v 2  worse    xs  e  xs  ps  ps  xs
    1 v 3  better   xs  e  xs  xs  xs  xs
    1 v 3  worse    xs  e  xs  ps  ps  xs
    2 v 1  better   x   e  p   xs  xs  p
    2 v 1  worse    x   e  p   p   p   p
    2 v 2  better   xs  e  s   xs  xs  s
    2 v 2  worse    xs  e  s   p   p   s
    2 v 3  better   xs  e  xs  xs  xs  xs
    2 v 3  worse    xs  e  xs  ps  ps  xs
    3 v 1  better   x   e  p   x   x   p
    3 v 1  worse    x   e  p   p   p   p
    3 v 2  better   x   e  ps  xs  xs  ps
    3 v 2  worse    x   e  ps  p   p   ps
    3 v 3  better   xs  e  s   xs  xs  s
    3 v 3  worse    xs  e  s   p   p   s
"""


def matrix() -> list[tuple[int, int, str, str, str, str]]:
    found = []
    for line in MATRIX.strip().splitlines():
        prey, _, pirates, relation, *results = line.split()
        relations = ("worse", "equal") if relation == "worse" else ("better",)
        found += [
            (int(prey), int(pirates), r, *tactics, result) for r in relations for tactics, result in zip(ROUNDS, results, strict=True)
        ]
    return found


def outcome(prey: int, pirates: int, relation: str, mine: str, theirs: str) -> tuple[str, PaxPosition]:
    """What a battle came to, in the letters of the matrix."""
    flag = {"better": (POOR, GOOD), "worse": (GOOD, POOR), "equal": (POOR, FAIR)}[relation]
    peerages = {"blue": ["PHR068"]} if relation == "equal" else {}
    ours, theirs_ = flag[0][:prey], flag[1][:pirates]
    if relation == "equal":  # W is 4 letters better than its own with BROTHERS OF THE COAST, and so equals S
        ours = ["PHS096", *POOR][:prey]
    pos, events = battle(ours, theirs_, mine, theirs, peerages=peerages)
    events += settle(pos)
    while asked(pos)[1] in ("flagship", "drop_cargo"):
        events += play(pos, offered(pos)[0]) + settle(pos)
    lost = [e[3] for e in events if e[0] == "ship_lost"]
    letters = ["x"] * lost.count("red") + ["p"] * lost.count("blue")
    letters += ["s"] * ("cargo_seized" in kinds(events)) + ["e"] * ("escaped" in kinds(events))
    return "".join(letters) or "-", pos


@pytest.mark.parametrize(("prey", "pirates", "relation", "mine", "theirs", "result"), matrix())
def test_the_sea_battle_matrix(prey: int, pirates: int, relation: str, mine: str, theirs: str, result: str):
    """F2a, F2b, R17, R18, rosetta G."""
    found, pos = outcome(prey, pirates, relation, mine, theirs)
    assert found == result
    left, seized = pirates - ("p" in result), "s" in result
    assert (pos.hold_chests[BLUE], pos.hold_relics[BLUE]) == ((min(prey, left), 1) if seized else (0, 0))
    assert len(pos.ships[RED]) == prey - ("x" in result)
    if seized:
        assert pos.chests + pos.hold_chests[BLUE] == 20, "what finds no Galleon goes to the Pool"
        assert asked(pos) == ("blue", "homeward")


def test_the_odds_that_the_text_gives_a_treasure_fleet_of_two():
    """T33: grabbed, treasure Flagship sunk, pirates' Flagship sunk, out of six; the rulebook's printed tip agrees in 14 of 18."""
    odds = {}
    for relation in ("better", "worse"):
        for pirates in (3, 2, 1):
            results = [outcome(2, pirates, relation, mine, theirs)[0] for mine, theirs in ROUNDS]
            odds[relation, pirates] = tuple(sum(letter in r for r in results) for letter in "sxp")
    assert odds == {
        ("better", 3): (5, 5, 0),
        ("better", 2): (5, 3, 0),
        ("better", 1): (2, 3, 2),
        ("worse", 3): (5, 3, 2),
        ("worse", 2): (3, 1, 2),
        ("worse", 1): (0, 1, 4),
    }


@pytest.mark.parametrize(
    ("prey", "pirates", "peerages", "sunk"),
    [
        ("PHS076", "PHS077", {}, "blue"),
        ("PHS077", "PHS076", {}, "red"),
        ("PHS076", "PHS077", {"blue": ["PHR051"]}, "blue"),
        ("PHS077", "PHS079", {"blue": ["PHR051"]}, "red"),
        ("PHS083", "PHS091", {"blue": ["PHR051", "PHR068"]}, "blue"),
        ("PHS100", "PHS091", {"blue": ["PHR068"]}, "red"),
        ("PHS091", "PHS100", {"red": ["PHR068"]}, "blue"),
    ],
)
def test_the_better_letter_sinks_the_other_flagship(prey: str, pirates: str, peerages: dict[str, list[str]], sunk: str):
    """B7c, C137, R57: ADMIRAL counts six letters, his like four, together ten; nothing is better than A, and equal saves the prey (R18)."""
    _, events = battle([prey], [pirates], "gage", "boarding", peerages=peerages)
    assert [e[3] for e in events if e[0] == "ship_lost"] == [sunk]


def test_only_the_flagship_s_letter_counts():
    """C137, D3e."""
    _, events = battle(["PHS100", "PHS076"], ["PHS099", "PHS077"], "gage", "boarding")
    assert [(e[3], e[4]) for e in events if e[0] == "ship_lost"] == [("blue", "PHS099")]


def test_pirates_never_flee():
    """F2a."""
    pos = parley()
    play(pos, ("fight",), ("tactic", "flee"))
    assert asked(pos) == ("blue", "tactic")
    assert set(offered(pos)) == {("tactic", "gage"), ("tactic", "boarding")}
    assert why_not(pos, "tactic", "flee") == "pirates-never-flee"


def parley(prey: tuple[str, ...] = ("PHS084", "PHS096", "PHS085"), **table: Any) -> PaxPosition:
    """Red, with a Chest and a Relic aboard, is asked whether to surrender to blue."""
    seats = table.pop("seats", ["red", "blue"])
    pos = position(
        seats,
        colonies={"barbados": "red chest relic", **table.pop("colonies", {})},
        ships={"red": list(prey), "blue": ["PHS076"]},
        havens={"blue": ["hewanorra"]},
        **table,
    )
    play(pos, ("place", "hewanorra"), ("load_chest", "barbados"), ("load_relic", "barbados"), ("sail", "sint-maarten"), ("strike", "PHH06"))
    assert asked(pos) == ("red", "surrender")
    return pos


def test_tactics_are_hidden_until_both_are_chosen():
    """F2, rosetta G3."""
    pos = parley()
    play(pos, ("fight",))
    assert pos.decision is not None
    assert pos.decision.secret
    assert kinds(pos.choose(("tactic", "gage"))) == []
    blue = pos.view(BLUE)
    (step,) = (fields for name, fields in blue.agenda if name == "Tactics")
    assert (step["answers"], step["answered"]) == ({}, 1)
    assert kinds(pos.choose(("tactic", "boarding")))[0] == "tactics"


# -- F1a: surrender


def test_after_a_surrender_plunder_ships_may_be_sunk_one_by_one_and_no_other():
    """F1a, C123, R74."""
    pos = parley()
    events = play(pos, ("surrender",))
    assert ("cargo_seized", "F2c", 0, "blue", "red", 1, 1, 0, 0) in events
    assert asked(pos) == ("blue", "sink_plunder")
    assert set(offered(pos)) == {("sink", "PHS084"), ("sink", "PHS085"), ("done",)}
    assert why_not(pos, "sink", "PHS096") == "only-plunder-sunk"
    play(pos, ("sink", "PHS085"), ("sink", "PHS084"))
    settle(pos)
    assert [CARD_IDS[c] for c in pos.ships[RED]] == ["PHS096"]
    assert [CARD_IDS[c] for c in pos.bottom[3]] == ["PHS085", "PHS084"]
    assert asked(pos) == ("blue", "homeward")


def test_a_fleet_whose_flagship_is_sunk_after_the_surrender_names_another():
    """C123; if it was not the Flagship nobody is asked."""
    pos = parley(("PHS084", "PHS096", "PHS097"))
    play(pos, ("surrender",), ("sink", "PHS084"))
    assert asked(pos) == ("red", "flagship")
    play(pos, ("flagship", "PHS097"))
    assert [CARD_IDS[c] for c in pos.ships[RED]] == ["PHS097", "PHS096"]
    pos = parley(("PHS096", "PHS084", "PHS097"))
    play(pos, ("surrender",), ("sink", "PHS084"))
    settle(pos)
    assert asked(pos) == ("blue", "homeward")


def test_without_plunder_ships_nobody_asks_what_to_sink():
    pos = parley(("PHS096",))
    play(pos, ("surrender",))
    settle(pos)
    assert asked(pos) == ("blue", "homeward")


def test_a_surrender_with_people_aboard_is_told_once():
    """F1a, F2d: the captive's Rebel comes between the seizure and the sinking."""
    pos = position(
        ["red", "blue"],
        colonies={"guadeloupe": "red"},
        ships={"red": ["PHS084"], "blue": ["PHS076"]},
        havens={"blue": ["port-royal"]},
    )
    play(pos, ("place", "port-royal"), ("enslave", "accompong"), ("sail", "ile-a-vache"), ("strike", "PHH07"))
    events = play(pos, ("surrender",), ("rebel_at", "cuba"), ("done",))
    assert kinds(events).count("surrendered") == kinds(events).count("cargo_seized") == 1


# -- F2d: people at sea


def with_people(cargo: str, **table: Any) -> PaxPosition:
    """Red has somebody aboard at Port Royal and is struck there by blue; equal fleets, so that nobody is sunk by like tactics."""
    tribes = {"accompong": cargo, **table.pop("tribes", {})}
    pos = position(
        ["red", "blue", "green"],
        colonies={"guadeloupe": "red"},
        tribes=tribes,
        ships={"red": ["PHS096"], "blue": ["PHS076"]},
        havens={"blue": ["port-royal"]},
        **table,
    )
    play(pos, ("place", "port-royal"), ("enslave" if cargo == "indigenous" else "emigrate", "accompong"), ("sail", "ile-a-vache"))
    play(pos, ("strike", "PHH07"), ("fight",), ("tactic", "gage"), ("tactic", "gage"))
    return pos


def test_a_seized_indigenous_becomes_a_slave_rebel_where_the_pirates_wish():
    """F2d, C128."""
    pos = with_people("indigenous")
    assert asked(pos) == ("blue", "rebel_at")
    assert len(offered(pos)) == len(LANDS)
    play(pos, ("rebel_at", "veracruz"))
    assert pos.natives == 1
    assert pos.tribe.count(NATIVE) == 19


def test_with_every_rebel_site_taken_the_pirates_flip_a_rebel():
    """F2d, C128: a Tax Rebel turns into a Slave Rebel; the other Slave Rebels cannot be chosen."""
    lands = ("cuba", "espanola", "panama", "nueva-granada", "nova-andalusia", "venezuela", "honduras", "veracruz")
    rebels = dict.fromkeys((*lands, "leeward-islands", "windward-islands"), "slave") | {"cuba": "tax", "panama": "tax"}
    pos = with_people("indigenous", rebel=rebels)
    assert asked(pos) == ("blue", "flip_rebel")
    assert set(offered(pos)) == {("flip_rebel", "cuba"), ("flip_rebel", "panama")}
    play(pos, ("flip_rebel", "panama"))
    assert pos.tax_rebels == 1


@pytest.mark.parametrize(
    ("who", "dollars", "ask"),
    [
        ("red", 2, ("red", "ransom")),
        ("red", 0, ("red", "rebel_at")),
        ("green", 1, ("green", "ransom")),
        ("green", 0, ("green", "rebel_at")),
    ],
)
def test_a_seized_citizen_is_ransomed_by_his_own_color_or_makes_a_tax_rebel(who: str, dollars: int, ask: tuple[str, str]):
    """F2d, R11, C128: also a Refugee; the Rebel stands where his owner wishes."""
    pos = with_people(f"blue cathedral {who}-citizen", dollars={"red": 0, "blue": 0, "green": 0, who: dollars})
    assert asked(pos) == ask
    if dollars:
        paid = pos.copy()
        play(paid, ("ransom",))
        assert (paid.dollars[number(who)], paid.dollars[BLUE], paid.tax_rebels) == (dollars - 1, 1, 0)
        play(pos, ("no_ransom",))
    play(pos, ("rebel_at", "honduras"))
    assert (pos.tax_rebels, pos.dollars[BLUE], pos.citizens[number(who)]) == (1, 0, 5)


def test_the_pool_ransoms_a_citizen_whose_color_does_not_play():
    """F2d, C128."""
    pos = with_people("blue cathedral orange-citizen", dollars={"red": 1, "blue": 0, "green": 1})
    settle(pos)
    assert (pos.dollars[BLUE], pos.tax_rebels, pos.citizens[number("orange")]) == (1, 0, 5)
    assert asked(pos) == ("red", "sail")


def test_an_archbishop_asks_no_ransom_and_nobody_rebels():
    """B7f citizen_shield."""
    pos = with_people("blue cathedral red-citizen", dollars={"red": 1, "blue": 0, "green": 1}, peerages={"red": ["PHR074"]})
    settle(pos)
    assert (pos.dollars[RED], pos.dollars[BLUE], pos.tax_rebels) == (1, 0, 0)


# -- F2e: losing a Ship


def test_the_owner_of_a_sunken_flagship_names_another():
    """F2e, R39: with two left there is a choice, with one there is none."""
    pos, _ = battle(["PHS100", "PHS099", "PHS098"], GOOD[:1], "gage", "boarding")
    assert asked(pos) == ("red", "flagship")
    assert set(offered(pos)) == {("flagship", "PHS099"), ("flagship", "PHS098")}
    pos, _ = battle(["PHS100", "PHS099"], GOOD[:1], "flee", "gage")
    settle(pos)
    assert [CARD_IDS[c] for c in pos.ships[RED]] == ["PHS099"]


def test_a_laden_fleet_that_loses_a_galleon_unseized_loses_one_chest_to_the_pool_and_no_relic():
    """C127, D4b: three Chests, two Galleons left; a Relic takes no room."""
    pos, events = battle(["PHS100", "PHS099", "PHS098"], GOOD[:1], "gage", "boarding", relics=3)
    assert kinds(events).count("chest_dropped") == 1
    assert (pos.hold_chests[RED], pos.hold_relics[RED], pos.chests) == (2, 3, 18)


def test_every_ship_of_the_table_above_has_the_legality_it_is_used_for():
    """Data the cases above rest on."""
    assert not set(SHIPS["PLUNDER"]) & {*GOOD, *FAIR, *POOR}
    assert {"PHS084", "PHS085"} <= set(SHIPS["PLUNDER"])
