"""D4, E3b, F3: turns of a sail year, placement, loads, people carried, salaries; and sail years played at random (C80, C82)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from rules.pax_hispanica.fleet import vacant_colonies
from rules.pax_hispanica.game import GAME
from rules.pax_hispanica.interdiction import PATIENCE, Voyage
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import (
    CARD_DECK,
    CARD_IDS,
    CARD_NUMBER,
    CARDS,
    COLONY_IDS,
    COLORS,
    EVERYBODY,
    EXTREMIST,
    HAVEN_IDS,
    LAND_IDS,
    NONE,
    REACH_PEERAGE,
    ROYALTY_DECK,
    SEA_IDS,
    SEA_NEXT,
    SHIP_DECK,
    SPACE_IDS,
    SPANISH,
    TRIBE_IDS,
)
from tests.rules.pax_hispanica.sailing import asked, kinds, number, offered, play, position, random_option, settle, why_not

RED, BLUE, PURPLE = number("red"), number("blue"), number("purple")

# -- D4a, D4b: turns


def test_only_fleets_take_turns_in_player_order():
    """D4: blue has no Ship, orange comes out of EUROPE, green sails."""
    pos = position(
        ["red", "blue", "orange", "green"],
        order=["green", "orange", "blue", "red"],
        turn="green",
        ships={"red": ["PHS096"], "orange": ["PHS076", "PHS077"], "green": ["PHS084"]},
        fleet={"orange": "europe"},
    )
    assert asked(pos) == ("green", "sail_or_scout")
    events = play(pos, ("reconnaissance",))
    events += settle(pos)
    assert asked(pos) == ("red", "sail_or_scout")
    assert [e[3] for e in events if e[0] == "to_pirating"] == ["orange"]
    assert [e[3] for e in events if e[0] == "drew_haven"] == ["green", "orange", "orange"], "the Dutch draw twice (R67)"


def test_a_year_without_fleets_is_over_at_once():
    pos = position(["red", "blue"], turn="red")
    assert pos.decision is not None
    assert pos.year > 1601


@pytest.mark.parametrize(("seats", "draws"), [(["red", "blue"], 1), (["orange", "blue"], 2)], ids=["one Haven Card", "two for the Dutch"])
def test_reconnaissance_draws(seats: list[str], draws: int):
    """D4b, R67; whatever the size of the fleet (D4f)."""
    pos = position(seats, ships={seats[0]: ["PHS084", "PHS085", "PHS086"]})
    play(pos, ("reconnaissance",))
    settle(pos)
    assert len(pos.havens[number(seats[0])]) == draws


# -- C74: placement


@pytest.mark.parametrize(
    ("what", "table", "ships"),
    [
        ("nothing", {}, ["PHS084"]),
        ("a Chest in an own port", {"colonies": {"st-domingue": "red chest"}}, ["PHS084"]),
        ("a Relic in an own port", {"colonies": {"st-domingue": "red relic"}}, ["PHS084"]),
        ("an own port without Treasure", {"colonies": {"st-domingue": "red"}}, ["PHS084"]),
        ("a Chest for a bribe", {"colonies": {"st-domingue": "blue chest"}}, ["PHS096"]),
        ("a Relic without a dollar for the bribe", {"colonies": {"st-domingue": "blue relic"}, "dollars": {"red": 0}}, ["PHS096"]),
        ("a Colony that a SMUGGLER cannot attack", {"colonies": {"st-domingue": "blue"}}, ["PHS096"]),
        ("a Colony to attack", {"colonies": {"st-domingue": "blue slave"}}, ["PHS084"]),
        ("a Rebel to attack", {"rebel": {"espanola": "tax"}}, ["PHS084"]),
        ("a Rebel that a SMUGGLER cannot attack", {"rebel": {"espanola": "tax"}}, ["PHS096"]),
        ("a Tribe, with a vacant Colony", {"tribes": {"port-de-paix": "indigenous"}, "colonies": {"araya": "blue"}}, ["PHS096"]),
        ("a Tribe, without one", {"tribes": {"port-de-paix": "indigenous"}}, ["PHS096"]),
        ("an emigrant", {"tribes": {"port-de-paix": "blue cathedral red-citizen"}, "colonies": {"araya": "blue"}}, ["PHS096"]),
        ("an emigrant with nowhere to go", {"tribes": {"port-de-paix": "blue cathedral red-citizen"}}, ["PHS096"]),
        ("buried Treasure and its map", {"buried": {"tortuga": [1, 0]}, "havens": {"red": ["tortuga"]}}, ["PHS096"]),
        ("buried Treasure and another map", {"buried": {"tortuga": [1, 0]}, "havens": {"red": ["curacao"]}}, ["PHS096"]),
        ("an empty island and its map", {"havens": {"red": ["tortuga"]}}, ["PHS096"]),
    ],
)
def test_a_fleet_is_placed_where_something_can_be_done_at_once(what: str, table: dict[str, Any], ships: list[str]):
    """D4b, C74: else only Reconnaissance is left."""
    allowed = what not in {
        "nothing",
        "an own port without Treasure",
        "a Relic without a dollar for the bribe",
        "a Colony that a SMUGGLER cannot attack",
        "a Rebel that a SMUGGLER cannot attack",
        "a Tribe, without one",
        "an emigrant with nowhere to go",
        "buried Treasure and another map",
        "an empty island and its map",
    }
    tribes = {"port-de-paix": "", "calusa": "", **table.pop("tribes", {})}
    pos = position(["red", "blue"], ships={"red": ships}, tribes=tribes, **table)
    assert why_not(pos, "place", "tortuga") == ("" if allowed else "nothing-to-do-there")


# -- D4b: loads per sail


def test_each_galleon_takes_one_chest_or_meeple_and_any_number_of_relics():
    """D4b, F4c."""
    pos = position(
        ["red", "blue"],
        ships={"red": ["PHS096"]},
        colonies={"barbados": "red chest relic", "martinique": "red chest relic", "araya": "red"},
    )
    play(pos, ("place", "hewanorra"), ("load_chest", "barbados"))
    assert why_not(pos, "load_chest", "martinique") == "no-room"
    assert why_not(pos, "enslave", "yurumein") == "no-galleon-free"
    play(pos, ("load_relic", "barbados"), ("load_relic", "martinique"))
    assert (pos.hold_chests[RED], pos.hold_relics[RED]) == (1, 2)


def test_a_galleon_that_has_unloaded_a_meeple_carries_nothing_more_on_this_sail():
    """D4b, C76: neither a Chest nor another Meeple, but Relics."""
    pos = position(
        ["red", "blue"],
        ships={"red": ["PHS084"]},
        colonies={"barbados": "red chest relic", "martinique": "red", "new-courland": "red"},
    )
    play(pos, ("place", "hewanorra"), ("enslave", "yurumein"), ("deliver", "indigenous", "martinique"))
    assert pos.spent[RED] == 1
    assert why_not(pos, "load_chest", "barbados") == "no-room"
    play(pos, ("load_relic", "barbados"), ("bury",))
    settle(pos)
    assert pos.spent[RED] == 0


def test_what_a_sack_yields_finds_no_room_on_a_spent_galleon():
    """C76, E6 of the rosetta: the Chest is lost."""
    pos = position(
        ["red", "blue"],
        ships={"red": ["PHS084", "PHS085"]},
        colonies={"barbados": "red", "martinique": "red", "new-courland": "blue slave chest"},
        tribes={"yurumein": "green cathedral red-citizen", "camerhogne": "green cathedral red-citizen"},
        dollars={"red": 0, "blue": 0},
    )
    play(pos, ("place", "hewanorra"), ("emigrate", "yurumein"), ("emigrate", "camerhogne"))
    play(pos, ("deliver", "red", "barbados"), ("deliver", "red", "martinique"))
    events = play(pos, ("attack", "new-courland"))
    assert "chest_wasted" in kinds(events)
    assert why_not(pos, "carry_off") == "no-galleon-free"
    assert pos.chests == 20


def test_a_map_must_be_used_for_something():
    """C75, C97: what lies there is a deed; a Chest finds no full Galleon, a Relic does."""
    pos = position(["red", "blue"], ships={"red": ["PHS096"]}, buried={"tortuga": [2, 1]}, havens={"red": ["tortuga"]})
    play(pos, ("place", "tortuga"))
    assert why_not(pos, "lift_chest") == why_not(pos, "lift_relic") == "no-treasure-map"
    play(pos, ("dig", "isla-tortuga"))
    assert why_not(pos, "sail", "new-providence") == "act-first"
    relic_only = pos.copy()
    play(relic_only, ("lift_relic",))
    assert why_not(relic_only, "lift_relic") == "nothing-buried"
    assert why_not(relic_only, "sail", "new-providence") == ""
    play(pos, ("lift_chest",))
    assert why_not(pos, "lift_chest") == "no-room"


def test_a_map_used_for_a_chest_alone_obliges_to_lift_it():
    """C75."""
    pos = position(["red", "blue"], ships={"red": ["PHS096"]}, buried={"tortuga": [1, 0]}, havens={"red": ["tortuga"]})
    play(pos, ("place", "tortuga"), ("dig", "isla-tortuga"))
    assert offered(pos) == [("lift_chest",)]
    assert why_not(pos, "end_sail") == "act-first"


def test_no_map_is_used_for_chests_that_find_no_galleon():
    """C97."""
    pos = position(
        ["red", "blue"],
        ships={"red": ["PHS096"]},
        colonies={"st-domingue": "red citizen chest"},
        buried={"tortuga": [1, 0]},
        havens={"red": ["tortuga"]},
    )
    play(pos, ("place", "tortuga"), ("load_chest", "st-domingue"))
    assert why_not(pos, "dig", "isla-tortuga") == "no-room"


@pytest.mark.parametrize("held", ["tortuga", "curacao"])
def test_where_treasure_is_buried_whoever_holds_haven_cards_is_asked_in_secret(held: str):
    """F6c: what is offered would tell which Haven Card it is; who holds none has nothing to hide."""
    table: dict[str, Any] = {
        "ships": {"red": ["PHS096"]},
        "buried": {"tortuga": [1, 0]},
        "colonies": {"st-domingue": "red citizen chest"},
    }
    pos = position(["red", "blue"], havens={"red": [held]}, **table)
    assert pos.decision is not None and pos.decision.secret
    play(pos, ("place", "tortuga"))
    assert pos.decision is not None and pos.decision.secret
    play(pos, ("load_chest", "st-domingue"))
    assert not pos.decision.secret, "no Galleon is free"
    assert why_not(pos, "dig", "isla-tortuga") == "no-room", "whatever the Hand holds"
    pos = position(["red", "blue"], **table)
    assert pos.decision is not None and not pos.decision.secret
    play(pos, ("place", "tortuga"))
    assert not pos.decision.secret


def test_an_emigrant_needs_a_galleon():
    """F3b, D4b."""
    pos = position(
        ["red", "blue"],
        ships={"red": ["PHS096"]},
        colonies={"barbados": "red chest", "araya": "red"},
        tribes={"yurumein": "red cathedral citizen"},
    )
    play(pos, ("place", "hewanorra"), ("load_chest", "barbados"))
    assert why_not(pos, "emigrate", "yurumein") == "no-room"


# -- F3b: emigrants and their salaries


@pytest.mark.parametrize(
    ("cathedral", "rule"),
    [
        ("red cathedral citizen", ""),
        ("blue cathedral red-citizen", ""),
        ("red cathedral blue-citizen", ""),
        ("blue cathedral green-citizen", ""),
        ("green cathedral blue-citizen", ""),
        ("blue cathedral citizen", "not-yours-nor-refugee"),
        ("green cathedral citizen", "not-yours-nor-refugee"),
        ("red cathedral", "no-cathedral-citizen"),
        ("red visita", "no-cathedral-citizen"),
        ("indigenous", "no-cathedral-citizen"),
    ],
)
@pytest.mark.parametrize("rebel", ["", "tax"])
def test_own_citizens_and_refugees_emigrate_from_any_cathedral(cathedral: str, rule: str, rebel: str):
    """F3b, C83: rebellion does not matter; green is not in the game."""
    pos = position(
        ["red", "blue"],
        ships={"red": ["PHS096"]},
        colonies={"barbados": "red relic", "araya": "blue"},
        rebel={"windward-islands": rebel},
        tribes={"yurumein": cathedral},
    )
    play(pos, ("place", "hewanorra"))
    assert why_not(pos, "emigrate", "yurumein") == rule


def test_nobody_emigrates_from_a_colony():
    """F3b, C83: whoever is employed stays."""
    pos = position(
        ["red", "blue"], ships={"red": ["PHS096"]}, colonies={"barbados": "red citizen chest", "araya": "blue"}, tribes={"yurumein": ""}
    )
    play(pos, ("place", "hewanorra"))
    assert not any(o[0] == "emigrate" for o in offered(pos))


@pytest.mark.parametrize(
    ("owner", "citizen", "dollars", "paid"),
    [
        ("red", "red", {"red": 2}, {"red": 1}),
        ("red", "red", {"red": 0}, {"red": 0}),
        ("blue", "red", {"red": 0, "blue": 2}, {"red": 1, "blue": 1}),
        ("blue", "red", {"red": 0, "blue": 0}, {"red": 0, "blue": 0}),
        ("red", "blue", {"red": 2, "blue": 0}, {"red": 1, "blue": 1}),
        ("blue", "orange", {"blue": 2, "orange": 0}, {"blue": 1, "orange": 1}),
        ("blue", "green", {"blue": 2, "red": 0}, {"blue": 1, "red": 0}),
        ("purple", "red", {"red": 0}, {"red": 1}),
        ("purple", "green", {"red": 0}, {"red": 0}),
        ("green", "red", {"red": 0}, {"red": 1}),
    ],
)
def test_the_salary_of_an_emigrant(owner: str, citizen: str, dollars: dict[str, int], paid: dict[str, int]):
    """F3b, C84: purple and green are not in the game; unloading is never refused."""
    port = "cumana" if owner == "purple" else "araya"
    cathedral = "red" if citizen != "red" else "blue"
    pos = position(
        ["red", "blue", "orange"],
        ships={"red": ["PHS096"]},
        colonies={port: owner},
        tribes={"piritu": f"{cathedral} cathedral {citizen}-citizen"},
        dollars={"red": 0, "blue": 0, "orange": 0, **dollars},
    )
    events = play(pos, ("place", "la-blanquilla"), ("emigrate", "piritu"), ("deliver", citizen, port))
    assert ("delivered", "F3b", 0, "red", citizen, port) in events
    assert {c: pos.dollars[number(c)] for c in paid} == paid
    assert pos.labor[COLONY_IDS.index(port)] == number(citizen)


@pytest.mark.parametrize("rebel", ["", "slave"])
@pytest.mark.parametrize("port", ["araya", "cumana", "punta-galera"])
def test_a_slave_is_set_ashore_on_any_vacant_colony_of_the_sea_zone_for_nothing(port: str, rebel: str):
    """E3b, C85: rebellious or Spanish, of whatever color."""
    owner = "purple" if SPANISH[COLONY_IDS.index(port)] else "blue"
    pos = position(
        ["red", "blue"],
        ships={"red": ["PHS096"]},
        colonies={"cumana": "purple slave", "araya": "blue citizen", port: owner, "barbados": "red"},
        rebel={"nova-andalusia": rebel},
        dollars={"red": 3, "blue": 3},
    )
    play(pos, ("place", "hewanorra"), ("enslave", "yurumein"), ("sail", "la-blanquilla"))
    assert [o for o in offered(pos) if o[0] == "deliver"] == [("deliver", "indigenous", port)]
    assert why_not(pos, "deliver", "indigenous", "barbados") == "not-in-this-sea-zone"
    assert ("delivered", "E3b", 0, "red", "indigenous", port) in play(pos, ("deliver", "indigenous", port))
    assert (pos.dollars[RED], pos.dollars[BLUE]) == (3, 3)


# -- D4c, C82


def test_fleets_follow_the_map_and_never_a_current_upwards():
    """D4c."""
    for here in range(len(SEA_IDS)):
        for to in SEA_NEXT[here]:
            pos = cruise(here)
            assert why_not(pos, "sail", SEA_IDS[to]) == ""
        pos = cruise(here)
        reach = {o[1] for o in offered(pos) if o[0] == "sail"}
        assert reach == {SEA_IDS[z] for z in SEA_NEXT[here]}
        for upstream in range(len(SEA_IDS)):
            if here in SEA_NEXT[upstream] and upstream not in SEA_NEXT[here]:
                assert why_not(pos, "sail", SEA_IDS[upstream]) == "against-the-current"


def cruise(zone: int, chests: int = 1) -> PaxPosition:
    """Red has just dug up what lay on the island of a sea zone."""
    sea = SEA_IDS[zone]
    pos = position(["red", "blue"], ships={"red": ["PHS096", "PHS097"]}, buried={sea: [chests, 0]}, havens={"red": [sea]})
    play(pos, ("place", sea), ("dig", next(o[1] for o in after_placing(pos, sea) if o[0] == "dig")), ("lift_chest",))
    return pos


def after_placing(pos: PaxPosition, sea: str) -> list[Any]:
    ahead = pos.copy()
    play(ahead, ("place", sea))
    return list(offered(ahead))


def test_after_fourteen_idle_zones_a_fleet_takes_the_shortest_way():
    """C82: between New Providence and Tortuga a fleet may go to and fro, but not for ever."""
    pos = cruise(SEA_IDS.index("tortuga"))
    for n in range(PATIENCE):
        play(pos, ("sail", "new-providence" if n % 2 == 0 else "tortuga"))
    assert SEA_IDS[pos.fleet[RED]] == "tortuga"
    assert {o for o in offered(pos) if o[0] == "sail"} == {("sail", "new-providence")}
    assert why_not(pos, "sail", "port-royal") == "shortest-way"
    play(pos, ("sail", "new-providence"))
    assert why_not(pos, "sail", "tortuga") == "shortest-way"
    assert ("home",) in offered(pos)


def test_two_ways_out_are_no_reason_to_go_on():
    """C82: from one exit to another is no shorter way."""
    pos = cruise(SEA_IDS.index("sint-maarten"))
    for n in range(PATIENCE):
        play(pos, ("sail", "hewanorra" if n % 2 == 0 else "sint-maarten"))
    assert why_not(pos, "sail", "hewanorra") == "shortest-way"
    assert {o[0] for o in offered(pos)} == {"home", "bury"}


def test_with_a_captive_aboard_the_shortest_way_leads_to_a_vacant_colony():
    """C82: Guadeloupe, at Sint Maarten; Barbados has its Labor."""
    pos = position(
        ["red", "blue"], ships={"red": ["PHS096"]}, colonies={"guadeloupe": "red", "barbados": "red citizen"}, tribes={"yurumein": ""}
    )
    play(pos, ("place", "port-royal"), ("enslave", "accompong"))
    for n in range(PATIENCE):
        play(pos, ("sail", "old-providence" if n % 2 == 0 else "port-royal"))
    assert [o for o in offered(pos) if o[0] == "sail"] == [("sail", "ile-a-vache")]
    play(pos, ("sail", "ile-a-vache"))
    assert [o for o in offered(pos) if o[0] == "sail"] == [("sail", "sint-maarten")]
    play(pos, ("sail", "sint-maarten"))
    assert offered(pos) == [("deliver", "indigenous", "guadeloupe")]
    play(pos, ("deliver", "indigenous", "guadeloupe"))
    assert ("sail", "hewanorra") in offered(pos), "that was a deed"


def test_a_deed_gives_a_fleet_its_patience_back():
    """C82."""
    pos = cruise(SEA_IDS.index("tortuga"), chests=2)
    for n in range(PATIENCE):
        play(pos, ("sail", "new-providence" if n % 2 == 0 else "tortuga"))
    play(pos, ("lift_chest",))
    assert why_not(pos, "sail", "port-royal") == ""


# -- sail years at random

YEARS = (1601, 1605, 1613, 1621, 1641)


class Supply:
    """What is left to be put on a map."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.citizens = dict.fromkeys(COLORS, 5)
        self.disks = {c: 8 if c == "purple" else 6 for c in COLORS}
        self.bibles = dict.fromkeys(COLORS, 6)
        self.left = {"native": 28, "fort": 10, "chest": 20, "relic": 5, "cathedral": 10}

    def take(self, what: str, chance: float) -> bool:
        if self.rng.random() < chance and self.left[what]:
            self.left[what] -= 1
            return True
        return False

    def citizen(self) -> str:
        color = self.rng.choice(COLORS)
        if not self.citizens[color]:
            return ""
        self.citizens[color] -= 1
        return f" {color}-citizen"

    def colony(self, spanish: bool) -> str:
        owner = "purple" if spanish else self.rng.choice(COLORS[1:])
        if self.rng.random() < (0.1 if spanish else 0.5) or not self.disks[owner]:
            return ""
        self.disks[owner] -= 1
        labor = " slave" if self.take("native", 0.4) else self.citizen() if self.rng.random() < 0.5 else ""
        return owner + labor + "".join(f" {w}" for w, p in (("fort", 0.3), ("chest", 0.5), ("relic", 0.2)) if self.take(w, p))

    def tribe(self) -> str:
        if self.take("native", 0.4):
            return "indigenous"
        owner = self.rng.choice(COLORS)
        if self.rng.random() < 0.4 or not self.bibles[owner]:
            return ""
        if self.take("cathedral", 0.5):
            self.bibles[owner] -= 1
            return f"{owner} cathedral" + (self.citizen() if self.rng.random() < 0.8 else "")
        if self.take("native", 1):
            self.bibles[owner] -= 1
            return f"{owner} visita"
        return ""


def random_sail_year(rng: Random) -> PaxPosition:
    """A map full of everything, in a sail year that the Dove ends, fleets of all sizes and Hands of Haven Cards."""
    seats = sorted(rng.sample(COLORS, rng.randint(2, 5)), key=COLORS.index)
    supply = Supply(rng)
    colonies = {s: supply.colony(SPANISH[n]) for n, s in enumerate(COLONY_IDS)}
    tribes = {s: supply.tribe() for s in TRIBE_IDS}
    decks = {d: [CARD_IDS[c] for c in CARDS if CARD_DECK[c] == d] for d in (SHIP_DECK, ROYALTY_DECK)}
    for deck in decks.values():
        rng.shuffle(deck)
    ships = {c: [decks[SHIP_DECK].pop() for _ in range(rng.randint(0, 3))] for c in seats}
    peerages: dict[str, list[str]] = {c: [] for c in seats}
    for color in seats:
        for _ in range(rng.choice((0, 0, 1, 2))):
            card = decks[ROYALTY_DECK].pop()
            column = supply.bibles if REACH_PEERAGE[CARD_NUMBER[card]] else supply.disks
            if column[color]:
                column[color] -= 1
                peerages[color].append(card)
    havens = rng.sample(HAVEN_IDS, len(HAVEN_IDS))
    buried = {}
    for sea in SEA_IDS:
        lies = [sum(supply.take("chest", 0.15) for _ in range(2)), int(supply.take("relic", 0.1))]
        if any(lies):
            buried[sea] = lies
    year = rng.choice(YEARS)
    spaces = [s for n, s in enumerate(SPACE_IDS) if EXTREMIST[n] == NONE or rng.random() < 0.2]
    return position(
        seats,
        year=year,
        dove=year,
        colonies=colonies,
        tribes=tribes,
        ships=ships,
        peerages=peerages,
        havens={c: [havens.pop() for _ in range(min(len(havens), rng.randint(1, 4)))] for c in seats},
        buried=buried,
        dollars={c: rng.randint(0, 6) for c in seats},
        rebel={land: rng.choice(("", "", "slave", "tax")) for land in LAND_IDS},
        figure=dict(zip(seats, rng.sample(spaces, len(seats)), strict=True)),
        fleet={c: rng.choice(("pirating", "pirating", "pirating", "europe")) for c in seats if ships[c]},
        mercantilism=rng.randint(1, 6),
        war_coffers=min(supply.left["chest"], rng.randint(0, 9)),
    )


def reserved(pos: PaxPosition) -> bool:
    """C80: a vacant Colony for each Meeple aboard any fleet."""
    return sum(len(pos.hold_meeples[c]) for c in EVERYBODY) <= vacant_colonies(pos)


def homeless(pos: PaxPosition) -> list[int]:
    """D4f, Fb: fleets whose Cargo lies in port."""
    return [c for c in EVERYBODY if pos.fleet[c] > 99 and (pos.hold_chests[c] or pos.hold_meeples[c] or pos.hold_relics[c])]


LONGEST = 600
"""More choices than any sail year of the corpus takes: Haven Cards, attack limits and C82 bound it."""


BOLD = {"strike", "place", "fight", "attack", "enslave", "tactic"}


def bold_option(pos: PaxPosition, rng: Random) -> Any:
    """Any option, but a bold one half of the time: left to chance alone few strike, and those who do are bought off."""
    bold = [o for o in offered(pos) if o[0] in BOLD]
    return rng.choice(bold) if bold and rng.random() < 0.5 else random_option(pos, rng)


@pytest.mark.parametrize("block", range(8))
def test_random_sail_years_end_and_hold_together(block: int):
    """Nothing is lost or invented, every question can be answered, every Meeple has somewhere to go, options and refusals agree."""
    seen: Counter[str] = Counter()
    for seed in range(32 * block, 32 * block + 32):
        rng = Random(seed)
        pos = random_sail_year(rng)
        length = 0
        while (decision := pos.decision) is not None:
            assert decision.options, (seed, decision)
            if rng.random() < 0.1:
                look_twice(pos, rng)
            events = pos.choose(bold_option(pos, rng))
            pos.check()
            seen.update(kinds(events))
            assert reserved(pos), seed
            assert any(isinstance(s, Voyage) for s in pos.agenda) or not homeless(pos), seed
            length += 1
            assert length < LONGEST, seed
        assert pos.result is not None
    assert {"placed", "sailed", "battle_won", "battle_lost", "struck", "tactics", "cargo_seized", "delivered", "chest_loaded"} <= set(seen)


def look_twice(pos: PaxPosition, rng: Random) -> None:
    """Asking changes nothing; every option can be chosen; refusals and options do not overlap; no seat sees through a resample."""
    decision = pos.decision
    assert decision is not None
    assert decision.options is not None
    digest = pos.digest()
    both = pos.conceivable()
    assert sorted(both.options, key=repr) == sorted(decision.options, key=repr)
    assert not {o for o, _ in both.refusals} & set(decision.options)
    for option in decision.options[:4]:
        ahead = pos.copy()
        ahead.choose(option)
        ahead.check()
    for seat in pos.seats if decision.seat >= 0 else ():
        again = pos.resample(seat, rng)
        again.check()
        assert again.view(seat) == pos.view(seat)
    assert GAME.load(pos.plain()).digest() == digest == pos.digest()
