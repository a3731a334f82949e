"""E5, F3a and the upper half of the Legality Table (rosetta E): whom a fleet attacks or enslaves, who takes which side, what follows."""

from __future__ import annotations

from typing import Any

import pytest

from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import COLONY_IDS, COLONY_LAND, LAND_IDS, NATIVE, SEA_IDS, SEA_LANDS, SPANISH, TRIBE_IDS
from tests.rules.pax_hispanica.sailing import PAX, SHIPS, WAR, asked, kinds, number, offered, play, position, settle, why_not

# -- rosetta E: attacks and enslavings, one row a Legality

TARGETS = {
    "Rebel": ("attack", "espanola", {"rebel": {"espanola": "tax"}}),
    "Colony": ("attack", "st-domingue", {"colonies": {"st-domingue": "{friend}"}}),
    "Colony of nobody": ("attack", "st-domingue", {"colonies": {"st-domingue": "{absent}"}}),
    "Spanish Colony": ("attack", "santo-domingo", {}),
    "Cathedral": ("attack", "bahoruco", {"tribes": {"bahoruco": "{friend} cathedral"}}),
    "Spanish Cathedral": ("attack", "bahoruco", {"tribes": {"bahoruco": "purple cathedral"}}),
    "Tribe": ("enslave", "bahoruco", {}),
    "Visita": ("enslave", "bahoruco", {"tribes": {"bahoruco": "{friend} visita"}}),
    "Spanish Visita": ("enslave", "bahoruco", {"tribes": {"bahoruco": "purple visita"}}),
}
NEVER, IN_PAX, SPARES = "smuggler-never-attacks", "privateer-in-pax", "conquistador-spares-spain"
RIGHTS = {
    "PLUNDER": {},
    "SMUGGLER": dict.fromkeys(("Rebel", "Colony", "Colony of nobody", "Spanish Colony", "Cathedral", "Spanish Cathedral"), NEVER),
    "CONQUISTADOR": dict.fromkeys(("Spanish Colony", "Spanish Cathedral"), SPARES),
    "PRIVATEER in War": {},
    "PRIVATEER in Pax": dict.fromkeys(("Rebel", "Colony", "Colony of nobody", "Spanish Colony", "Cathedral", "Spanish Cathedral"), IN_PAX),
}
"""What is refused, and by which Rule; everything else of the table is allowed."""
EVERY_RIGHT = [
    (color, row, target, "" if color == "red" and row == "PRIVATEER in Pax" else refused.get(target, ""))
    for color in ("red", "blue", "orange", "green")
    for row, refused in RIGHTS.items()
    for target in TARGETS
]


@pytest.mark.parametrize("spain", [True, False], ids=["Spain plays", "Spain absent"])
@pytest.mark.parametrize(("color", "row", "target", "rule"), EVERY_RIGHT)
def test_who_may_attack_or_enslave_whom(color: str, row: str, target: str, rule: str, spain: bool):
    """E5a, F5, F3a, E8; Spain is spared by a CONQUISTADOR whether she plays or not."""
    friend = next(c for c in ("blue", "red") if c != color)
    absent = next(c for c in ("orange", "green") if c != color)
    verb, site, table = TARGETS[target]
    named = {k: {s: t.format(friend=friend, absent=absent) for s, t in v.items()} for k, v in table.items()}
    kind, _, stripe = row.partition(" in ")
    pos = position(
        [color, friend, *(["purple"] if spain else [])],
        year=PAX if stripe == "Pax" else WAR,
        ships={color: [SHIPS[kind][0]]},
        **{"colonies": {"guadeloupe": friend}, **{k: {"guadeloupe": friend, **v} if k == "colonies" else v for k, v in named.items()}},
        buried={z: [0, 1] for z in ("tortuga", "ile-a-vache")},
        havens={color: ["tortuga", "ile-a-vache"]},
    )
    play(pos, ("place", "tortuga" if site == "st-domingue" else "ile-a-vache"))
    settle(pos)
    assert why_not(pos, verb, site) == rule


@pytest.mark.parametrize("row", ["PLUNDER", "CONQUISTADOR", "PRIVATEER in War"])
@pytest.mark.parametrize(
    ("verb", "site", "table"),
    [
        ("attack", "st-domingue", {"colonies": {"st-domingue": "red slave"}}),
        ("attack", "st-domingue", {"colonies": {"st-domingue": "blue red-citizen"}}),
        ("attack", "bahoruco", {"tribes": {"bahoruco": "red cathedral blue-citizen"}}),
        ("attack", "bahoruco", {"tribes": {"bahoruco": "blue cathedral red-citizen"}}),
        ("attack", "bahoruco", {"tribes": {"bahoruco": "red cathedral"}}),
        ("enslave", "bahoruco", {"tribes": {"bahoruco": "red visita"}}),
    ],
)
@pytest.mark.parametrize("rebel", ["", "slave"])
def test_nobody_attacks_a_site_with_a_token_of_his_own(row: str, verb: str, site: str, table: dict[str, Any], rebel: str):
    """E5a No Strawman, C106: disk, Bible and Refugee bar the attack, in a rebellious land zone too."""
    pos = position(
        ["red", "blue"],
        tribes={"calusa": "", **table.get("tribes", {})},
        colonies={"guadeloupe": "blue", **table.get("colonies", {})},
        rebel={"espanola": rebel},
        ships={"red": [SHIPS[row.split(" in ")[0]][0]]},
        buried={z: [0, 1] for z in ("tortuga", "ile-a-vache")},
        havens={"red": ["tortuga", "ile-a-vache"]},
    )
    play(pos, ("place", "tortuga" if site == "st-domingue" else "ile-a-vache"))
    settle(pos)
    assert why_not(pos, verb, site) == "no-strawman"


@pytest.mark.parametrize(
    ("verb", "site", "rule"),
    [
        ("attack", "bahoruco", "only-enslave"),
        ("attack", "st-domingue", "not-in-this-sea-zone"),
        ("attack", "espanola", "nobody-there"),
        ("enslave", "santo-domingo", "only-tribes-enslaved"),
        ("enslave", "espanola", "nobody-there"),
        ("enslave", "port-de-paix", "not-in-this-sea-zone"),
    ],
)
def test_a_target_is_of_the_right_kind_and_in_reach(verb: str, site: str, rule: str):
    """E5a, C100."""
    pos = position(["red", "blue"], ships={"red": ["PHS084"]}, colonies={"st-domingue": "blue"})
    play(pos, ("place", "ile-a-vache"))
    assert why_not(pos, verb, site) == rule


# -- E5b, E5d: strengths

Events = list[tuple[Any, ...]]
PORTS = [c for n, c in enumerate(COLONY_IDS) if SPANISH[n]]
NO_TRIBES = {"bahoruco": "", "port-de-paix": "", "calusa": ""}
TARGET = {"santo-domingo": "purple"}


def battle(verb: str, site: str, seats: tuple[str, ...] = ("red", "blue"), ships: int = 1, **table: Any) -> tuple[PaxPosition, Events]:
    """Red, PLUNDER at Ile-a-Vache, announces a land battle. Guadeloupe is vacant, so that one may enslave; nobody can pay Tribute."""
    colonies = {"guadeloupe": "red", **table.pop("colonies", {})}
    fleet = {"red": ["PHS084", "PHS085", "PHS086"][:ships], **table.pop("ships", {})}
    pos = position(seats, colonies=colonies, ships=fleet, dollars=dict.fromkeys(seats, 0), **table)
    return pos, play(pos, ("place", "ile-a-vache"), (verb, site))


def sided(pos: PaxPosition, **sides: str) -> Events:
    """Everybody who is asked takes his side."""
    events: Events = []
    while asked(pos)[1] in ("battle_card", "declare_support"):
        events += pos.choose(("support", sides[asked(pos)[0]]))
        pos.check()
    return events


def strengths(events: Events) -> tuple[int, int]:
    """The Strengths of fleet and target in the one battle that was fought; the greater wins, a tie goes to the target (E5e)."""
    (found,) = (e for e in events if e[0] in ("battle_won", "battle_lost"))
    assert (found[0] == "battle_won") == (found[5] > found[6])
    return found[5], found[6]


@pytest.mark.parametrize(
    ("colonies", "tribes", "rebel", "expected"),
    [
        pytest.param({}, {}, "", (1, 1), id="a vacant Colony is 1"),
        pytest.param({"santo-domingo": "purple slave"}, {}, "", (1, 1), id="a Slave adds nothing"),
        pytest.param({"santo-domingo": "purple citizen"}, {}, "", (1, 2), id="a Citizen adds 1"),
        pytest.param({"santo-domingo": "purple citizen fort"}, {}, "", (1, 3), id="a fort adds 1 to the target"),
        pytest.param({"santo-domingo": "purple orange-citizen"}, {}, "", (1, 2), id="a Refugee adds 1"),
        pytest.param({}, {}, "slave", (2, 1), id="a Slave Rebel supports the fleet"),
        pytest.param({}, {}, "tax", (2, 1), id="a Tax Rebel supports the fleet"),
        pytest.param({"st-domingue": "green"}, {}, "", (1, 2), id="the Colony of a color not in the game supports the target"),
        pytest.param({"st-domingue": "green fort"}, {}, "", (1, 2), id="its fort does not"),
        pytest.param({"st-domingue": "green citizen"}, {}, "", (1, 3), id="its Citizen does"),
        pytest.param({"st-domingue": "red green-citizen"}, {}, "", (2, 2), id="a Refugee of such a color does, on the attacker's Colony"),
        pytest.param({"st-domingue": "red citizen"}, {}, "", (3, 1), id="the attacker's own Colony and Citizen fight for him"),
        pytest.param({}, {"bahoruco": "green cathedral red-citizen"}, "", (2, 1), id="so does his Refugee in another's Cathedral"),
        pytest.param({}, {"bahoruco": "red visita"}, "", (1, 1), id="his Visita does not"),
        pytest.param({}, {"bahoruco": "indigenous", "port-de-paix": "indigenous"}, "", (1, 1), id="Tribes do not"),
        pytest.param({}, {"bahoruco": "blue cathedral"}, "", (1, 2), id="an absent French Bible supports the target"),
        pytest.param({}, {"bahoruco": "blue visita"}, "", (1, 2), id="on a Visita too"),
        pytest.param({}, {"bahoruco": "orange cathedral"}, "", (1, 1), id="a Dutch Bible does not"),
        pytest.param({"havana": "purple citizen fort"}, {"el-caney": "orange cathedral citizen"}, "", (1, 1), id="nor another land zone"),
    ],
)
def test_strength_at_a_colony(colonies: dict[str, str], tribes: dict[str, str], rebel: str, expected: tuple[int, int]):
    """E5b, E5d, C107, C108. Only the attacker and a color without tokens there play, so nobody chooses."""
    seats = ("red", "orange") if "blue" in str(tribes) else ("red", "blue")
    land = {"rebel": {"espanola": rebel, "cuba": "slave"}}
    _, events = battle("attack", "santo-domingo", seats, colonies=TARGET | colonies, tribes=NO_TRIBES | tribes, **land)
    assert strengths(events) == expected


@pytest.mark.parametrize(
    ("verb", "site", "tribe", "france", "expected"),
    [
        pytest.param("attack", "bahoruco", "green cathedral", False, (1, 0), id="a vacant Cathedral is nothing"),
        pytest.param("attack", "bahoruco", "green cathedral citizen", False, (1, 1), id="its Citizen is 1"),
        pytest.param("attack", "bahoruco", "green cathedral orange-citizen", False, (1, 1), id="so is a Refugee"),
        pytest.param("attack", "bahoruco", "blue cathedral", True, (1, 1), id="a French Bible is 1"),
        pytest.param("attack", "bahoruco", "blue cathedral citizen", True, (1, 2), id="with its Citizen 2"),
        pytest.param("enslave", "bahoruco", "indigenous", False, (1, 0), id="a Tribe is nothing"),
        pytest.param("enslave", "bahoruco", "green visita", False, (1, 0), id="nor is a Visita"),
        pytest.param("enslave", "bahoruco", "blue visita", True, (1, 1), id="but a French one is 1"),
    ],
)
def test_strength_at_a_tribal_site(verb: str, site: str, tribe: str, france: bool, expected: tuple[int, int]):
    """E5b, C101, C107; absent Spain's Colony would support the target and is left out."""
    seats = ("red", "blue") if france else ("red", "orange") if "orange" not in tribe else ("red", "blue")
    _, events = battle(verb, site, seats, colonies={"santo-domingo": ""}, tribes=NO_TRIBES | {site: tribe})
    assert strengths(events) == expected


def test_a_rebel_is_1_and_absent_spain_helps_it():
    """E5b, C108; a Rebel under attack does not support the fleet."""
    _, events = battle("attack", "espanola", rebel={"espanola": "slave"}, colonies={"santo-domingo": "purple"}, tribes=NO_TRIBES, ships=3)
    assert strengths(events) == (3, 2)


@pytest.mark.parametrize("land", LAND_IDS)
def test_the_rebel_of_every_land_zone_can_be_defeated(land: str):
    """E5a, E5f, R42: from every coast of its land zone."""
    for zone, lands in enumerate(SEA_LANDS):
        if LAND_IDS.index(land) in lands:
            pos = position(["red", "blue"], colonies=dict.fromkeys(PORTS, ""), rebel={land: "tax"}, ships={"red": ["PHS084", "PHS085"]})
            events = play(pos, ("place", SEA_IDS[zone]), ("attack", land))
            assert strengths(events) == (2, 1)
            assert ("battle_announced", "E5a", 0, "red", land, "attack") in events
            assert pos.rebel[LAND_IDS.index(land)] == 0


def test_a_wilderness_counts_as_one_zone():
    """C102: at Calusa the Citizen of Ais, on the other coast of Florida, supports the target."""
    pos = position(
        ["red", "blue"],
        colonies={"guadeloupe": "red"},
        tribes={"ais": "green cathedral citizen"},
        ships={"red": ["PHS084"]},
        dollars={"red": 0, "blue": 0},
    )
    assert strengths(play(pos, ("place", "barataria-bay"), ("enslave", "calusa"))) == (1, 1)


@pytest.mark.parametrize(
    ("peerages", "verb", "site", "bonus"),
    [
        ({"red": ["PHR055"]}, "attack", "santo-domingo", (1, 0)),
        ({"red": ["PHR055"]}, "attack", "espanola", (1, 0)),
        ({"red": ["PHR055"]}, "enslave", "bahoruco", (1, 0)),
        ({"red": ["PHR070"]}, "attack", "santo-domingo", (1, 0)),
        ({"red": ["PHR070"]}, "attack", "espanola", (0, 0)),
        ({"red": ["PHR070"]}, "enslave", "bahoruco", (0, 0)),
        ({"red": ["PHR055", "PHR070"]}, "attack", "santo-domingo", (2, 0)),
        ({"purple": ["PHR056"]}, "attack", "santo-domingo", (0, 1)),
        ({"purple": ["PHR056"]}, "attack", "espanola", (0, 0)),
        ({"purple": ["PHR055"]}, "attack", "santo-domingo", (0, 0)),
        ({"red": ["PHR056"]}, "attack", "santo-domingo", (0, 0)),
    ],
)
def test_peerages_add_strength_to_the_fleet_or_to_the_target(peerages: dict[str, list[str]], verb: str, site: str, bonus: tuple[int, int]):
    """B7f, R57: CAPTAIN GENERAL whenever the fleet starts a battle, MOSQUITO KING at Spanish Colonies, STADHOLDER at one's own Colonies."""
    found = []
    for held in ({}, peerages):
        rebel = {"espanola": "tax"} if site == "espanola" else {}
        colonies, tribes = {"santo-domingo": "purple fort", "havana": ""}, NO_TRIBES | {"bahoruco": "indigenous"}
        pos, events = battle(verb, site, ("red", "purple"), peerages=held, colonies=colonies, tribes=tribes, rebel=rebel)
        found.append(strengths(events + sided(pos, purple="target")))
    (fleet, target), (more_fleet, more_target) = found
    assert (more_fleet - fleet, more_target - target) == bonus


# -- R71: MAROON KING


@pytest.mark.parametrize(
    ("side", "expected"),
    [("fleet", (4, 1)), ("target", (2, 3))],
)
def test_tribes_and_visitas_side_as_the_maroon_king_chooses(side: str, expected: tuple[int, int]):
    """R71, H: both Indigenous of Espanola count as Citizens of the holder."""
    tribes = {"bahoruco": "indigenous", "port-de-paix": "green visita"}
    pos, events = battle(
        "attack", "santo-domingo", peerages={"blue": ["PHR069"]}, colonies={"santo-domingo": "purple slave"}, tribes=tribes, ships=2
    )
    assert asked(pos) == ("blue", "declare_support")
    assert strengths(events + sided(pos, blue=side)) == expected


def test_the_indigenous_of_the_target_stand_with_it_whatever_the_maroon_king_says():
    """R71: and the holder's other tokens are not bound by them."""
    pos, events = battle(
        "enslave",
        "bahoruco",
        peerages={"blue": ["PHR069"]},
        colonies={"santo-domingo": "", "st-domingue": "blue"},
        tribes={"bahoruco": "indigenous", "port-de-paix": "indigenous"},
    )
    assert asked(pos) == ("blue", "declare_support")
    assert strengths(events + sided(pos, blue="fleet")) == (3, 1)


def test_the_maroon_king_attacks_with_the_tribes():
    """H, E5d: the attacker's own tokens support his fleet."""
    tribes = {"bahoruco": "indigenous", "port-de-paix": "indigenous"}
    _, events = battle("attack", "santo-domingo", peerages={"red": ["PHR069"]}, colonies=TARGET, tribes=tribes)
    assert strengths(events) == (3, 1)


def test_the_maroon_king_enslaves_nobody():
    """H, C113: neither at a Tribe nor from a Sacked Colony."""
    pos = position(
        ["red", "blue"],
        peerages={"red": ["PHR069"]},
        ships={"red": ["PHS084", "PHS085"]},
        colonies={"santo-domingo": "purple slave", "st-domingue": "blue", "guadeloupe": "red"},
        tribes={"port-de-paix": ""},
        dollars={"red": 0, "blue": 0},
    )
    play(pos, ("place", "ile-a-vache"))
    assert why_not(pos, "enslave", "bahoruco") == "maroon-king-frees"
    play(pos, ("attack", "santo-domingo"), ("support", "fleet"))
    assert set(offered(pos)) == {("liberate",), ("take_up_arms",)}
    assert why_not(pos, "carry_off") == why_not(pos, "kidnap_to", "st-domingue") == "maroon-king-frees"


# -- E5c: who chooses


@pytest.mark.parametrize(
    ("colonies", "tribes", "cards", "alone"),
    [
        pytest.param({}, {"bahoruco": "blue cathedral citizen"}, (), "blue", id="one chooser declares openly"),
        pytest.param({"st-domingue": "orange"}, {"bahoruco": "blue cathedral"}, ("blue", "orange"), "", id="two use Battle Cards"),
        pytest.param({"santo-domingo": "purple citizen"}, {}, (), "", id="tokens on the target give no choice"),
        pytest.param({}, {"bahoruco": "purple cathedral citizen"}, (), "purple", id="the owner chooses for his other tokens"),
        pytest.param({}, {"bahoruco": "purple cathedral"}, (), "", id="Strength 0 gives no choice"),
        pytest.param({"santo-domingo": "purple orange-citizen", "st-domingue": "orange"}, {}, (), "", id="a Refugee on the target binds"),
        pytest.param({"st-domingue": "blue orange-citizen"}, {}, ("blue", "orange"), "", id="elsewhere he does not"),
        pytest.param({"st-domingue": "green citizen"}, {}, (), "", id="a color not in the game has no choice"),
        pytest.param({"st-domingue": "red citizen"}, {}, (), "", id="nor has the attacker"),
    ],
)
def test_who_chooses_a_side(colonies: dict[str, str], tribes: dict[str, str], cards: tuple[str, ...], alone: str):
    """E5c, E5d, C103-C105."""
    seats = ("red", "purple", "blue", "orange")
    pos, _ = battle("attack", "santo-domingo", seats, colonies=TARGET | colonies, tribes=NO_TRIBES | tribes)
    chosen = []
    while asked(pos)[1] in ("battle_card", "declare_support"):
        chosen.append(asked(pos))
        pos.choose(("support", "fleet"))
    assert chosen == ([(alone, "declare_support")] if alone else [(c, "battle_card") for c in cards])


def test_a_refugee_on_the_target_brings_all_strength_of_his_color():
    """E5b: Colony and Citizen of orange in Espanola stand with the Colony on which the orange Refugee works."""
    colonies = {"santo-domingo": "purple orange-citizen", "st-domingue": "orange citizen"}
    _, events = battle("attack", "santo-domingo", ("red", "purple", "orange"), colonies=colonies, tribes=NO_TRIBES)
    assert strengths(events) == (1, 4)


def test_the_owner_of_the_target_may_turn_his_other_tokens_against_it():
    """C103, C104: the tokens on the target stay with it."""
    tribes = NO_TRIBES | {"bahoruco": "purple cathedral citizen"}
    pos, events = battle("attack", "santo-domingo", ("red", "purple"), colonies={"santo-domingo": "purple citizen"}, tribes=tribes)
    assert strengths(events + sided(pos, purple="fleet")) == (2, 2)


def test_battle_cards_are_secret_and_revealed_together():
    """E5c, F3 of the rosetta: nothing is told until the last has chosen."""
    colonies, tribes = TARGET | {"st-domingue": "orange"}, NO_TRIBES | {"bahoruco": "blue cathedral"}
    pos, _ = battle("attack", "santo-domingo", ("red", "blue", "orange"), colonies=colonies, tribes=tribes)
    assert pos.decision is not None
    assert pos.decision.secret
    assert kinds(pos.choose(("support", "target"))) == []
    assert kinds(pos.choose(("support", "fleet")))[:3] == ["supports", "supports", "battle_lost"]


# -- E5f: the fate of a Slave


SLAVE_TOWN = {"santo-domingo": "purple slave", "st-domingue": "blue", "guadeloupe": "red"}
FATES = {("liberate",), ("take_up_arms",), ("carry_off",), ("kidnap_to", "st-domingue")}


@pytest.mark.parametrize(
    ("changes", "missing"),
    [
        pytest.param({}, set(), id="all four"),
        pytest.param({"st-domingue": "blue citizen"}, {("kidnap_to", "st-domingue")}, id="no other vacant Colony in the land zone"),
        pytest.param({"guadeloupe": ""}, set(), id="with one vacant Colony, in the land zone"),
        pytest.param({"st-domingue": ""}, {("kidnap_to", "st-domingue")}, id="with one elsewhere"),
        pytest.param({"st-domingue": "", "guadeloupe": ""}, {("kidnap_to", "st-domingue"), ("carry_off",)}, id="no vacant Colony at all"),
        pytest.param({"santo-domingo": "purple slave chest"}, {("carry_off",)}, id="the only Galleon takes the Chest (C109)"),
    ],
)
def test_fates_of_a_slave(changes: dict[str, str], missing: set[tuple[str, ...]]):
    """E5f, C113, C109: kidnapping works in a rebellious zone too."""
    tribes = NO_TRIBES | {"calusa": "indigenous"}
    pos, _ = battle("attack", "santo-domingo", colonies=SLAVE_TOWN | changes, tribes=tribes, rebel={"espanola": "slave"})
    sided(pos, blue="fleet")
    assert asked(pos) == ("red", "fate")
    assert set(offered(pos)) == FATES - missing


def test_without_a_vacant_tribal_site_nobody_is_liberated():
    """R47."""
    pos, _ = battle("attack", "santo-domingo", ("red", "purple"), ships=2, colonies={"havana": "purple"})
    assert asked(pos) == ("red", "fate")
    assert why_not(pos, "liberate") == "no-vacant-tribal-site"


@pytest.mark.parametrize(
    ("left", "goes_to"),
    [
        ({"bahoruco": "", "port-de-paix": "", "calusa": ""}, "bahoruco"),
        ({"port-de-paix": "", "calusa": ""}, "port-de-paix"),
        ({"bahoruco": "green cathedral", "calusa": ""}, "calusa"),
        ({"ais": "", "accompong": ""}, "accompong"),
    ],
)
def test_a_liberated_slave_flees_to_the_nearest_vacant_tribal_site(left: dict[str, str], goes_to: str):
    """E5f, R46, R47: a wilderness counts, a vacant Cathedral is not vacant."""
    pos, _ = battle("attack", "santo-domingo", ("red", "purple"), ships=2, tribes=left, colonies={"havana": "purple"})
    play(pos, ("liberate",))
    assert pos.tribe[TRIBE_IDS.index(goes_to)] == NATIVE


# -- C80: one vacant Colony for every Meeple aboard


def slaver(colonies: dict[str, str], **table: Any) -> PaxPosition:
    """Red, three PLUNDER Ships, has enslaved Bahoruco at Ile-a-Vache."""
    pos = position(
        ["red", "purple"],
        ships={"red": ["PHS084", "PHS085", "PHS086"]},
        colonies={"cartagena": "purple", **colonies},
        dollars={"red": 0, "purple": 0},
        **{"tribes": {"port-de-paix": ""}, **table},
    )
    play(pos, ("place", "ile-a-vache"), ("enslave", "bahoruco"))
    sided(pos, purple="fleet")
    settle(pos)
    assert pos.hold_meeples[number("red")] == (NATIVE,)
    return pos


def test_no_second_captive_without_a_second_vacant_colony():
    """C80, F3a: Cartagena waits for the first."""
    pos = slaver({})
    play(pos, ("sail", "port-royal"))
    settle(pos)
    assert why_not(pos, "enslave", "accompong") == "no-vacant-colony"
    pos = slaver({"guadeloupe": "red"})
    play(pos, ("sail", "port-royal"))
    settle(pos)
    assert why_not(pos, "enslave", "accompong") == ""


def test_the_vacant_colony_that_a_meeple_needs_is_not_attacked():
    """C80: its Sack would leave the Meeple nowhere to go; with a fort it only loses the fort."""
    alone = {"cartagena": "purple slave", "santo-domingo": "purple"}
    pos = slaver(alone)
    assert why_not(pos, "attack", "santo-domingo") == "colony-reserved"
    assert why_not(slaver(alone | {"santo-domingo": "purple fort"}), "attack", "santo-domingo") == ""
    assert why_not(slaver(alone | {"guadeloupe": "red"}), "attack", "santo-domingo") == ""


def test_a_captured_slave_is_not_kidnapped_into_a_reserved_colony():
    """C80, C113: nor loaded, with no other vacant Colony; with another both are free."""
    for more, closed in (({}, True), ({"guadeloupe": "red"}, False)):
        taken = {"cartagena": "purple slave", "havana": "purple citizen"}
        pos = slaver(taken | {"santo-domingo": "purple slave", "st-domingue": "red"} | more)
        play(pos, ("attack", "santo-domingo"))
        sided(pos, purple="fleet")
        assert why_not(pos, "kidnap_to", "st-domingue") == ("colony-reserved" if closed else "")
        assert why_not(pos, "carry_off") == ("no-vacant-colony" if closed else "")
        assert why_not(pos, "take_up_arms") == ""


def test_a_sack_of_an_occupied_colony_needs_no_reserve():
    """C80: only a vacant Colony can be missed."""
    assert why_not(slaver({"santo-domingo": "purple slave"}), "attack", "santo-domingo") == ""


def test_land_zones_are_as_the_battles_above_believe():
    """Data the cases above rest on."""
    espanola = LAND_IDS.index("espanola")
    assert [COLONY_IDS[c] for c in range(len(COLONY_IDS)) if COLONY_LAND[c] == espanola] == ["santo-domingo", "st-domingue"]
