"""D4d-e, F1, G1b: who may strike when and in which order, and where the fleets go afterwards (F1c)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import HAVEN_IDS, SEA_IDS
from tests.rules.pax_hispanica.sailing import asked, kinds, number, offered, play, position, settle, why_not

RED, BLUE, ORANGE, GREEN = (number(c) for c in ("red", "blue", "orange", "green"))
HURRICANE = 1621


def smuggler(seats: tuple[str, ...] = ("red", "blue"), **table: Any) -> PaxPosition:
    """Red, a SMUGGLER with a port of its own at Sint Maarten, is about to sail; the others lie in PIRATING with one Ship each."""
    cards = {"blue": ["PHS076"], "orange": ["PHS077"], "green": ["PHS079"], "purple": ["PHS080"]}
    ships = {"red": ["PHS096"], **{c: cards[c] for c in seats if c != "red"}}
    return position(seats, colonies={"guadeloupe": "red chest", "st-christopher": "red chest"}, **{"turn": "red", "ships": ships, **table})


def windows(pos: PaxPosition, *options: Any) -> list[tuple[str, str, bool]]:
    """Plays the options and lists on the way who was asked to strike, in which sea zone, and whether the fleet was entering it."""
    found = []
    for option in options:
        while option not in offered(pos):
            seat, ask = asked(pos)
            assert ask == "interdict", (option, seat, ask)
            window = next(s for s in reversed(pos.agenda) if type(s).__name__ == "Window")
            found.append((seat, SEA_IDS[window.zone], window.entering))
            pos.choose(("pass",))
        pos.choose(option)
    return found


# -- R59, C120, C121: the windows


def test_windows_open_on_placement_on_every_exit_and_entry_and_on_the_exit_to_europe():
    """R59: and not for a teleport to PIRATING."""
    pos = smuggler(havens={"blue": ["roatan"]})
    route = [("place", "sint-maarten"), ("load_chest", "guadeloupe"), ("sail", "hewanorra"), ("home",), ("place", "tortuga")]
    found = windows(pos, *route[:-1])
    assert [w[1:] for w in found] == [
        ("sint-maarten", True),
        ("sint-maarten", False),
        ("hewanorra", True),
    ]
    assert asked(pos) == ("blue", "interdict")
    pos.choose(("pass",))
    assert pos.dollars[RED] == 6


@pytest.mark.parametrize("end", ["bury", "end_sail"])
def test_no_window_opens_for_a_teleport_to_pirating(end: str):
    """R59, C96."""
    pos = smuggler(havens={"blue": ["roatan"]}, tribes={"port-de-paix": "blue cathedral red-citizen"})
    if end == "bury":
        windows(pos, ("place", "sint-maarten"), ("load_chest", "guadeloupe"), ("bury",))
    else:
        windows(pos, ("place", "tortuga"), ("emigrate", "port-de-paix"), ("sail", "ile-a-vache"), ("sail", "sint-maarten"))
        windows(pos, ("deliver", "red", "guadeloupe"), ("end_sail",))
    assert asked(pos) == ("chance", "draw_haven")


def test_reconnaissance_opens_no_window_and_enters_nothing():
    """D4b."""
    pos = smuggler(havens={"blue": ["roatan"]})
    assert kinds(pos.choose(("reconnaissance",))) == ["reconnaissance"]
    assert asked(pos) == ("chance", "draw_haven")


@pytest.mark.parametrize(
    ("table", "who"),
    [
        pytest.param(
            {"havens": {"blue": ["roatan"], "orange": ["curacao"]}}, ["blue", "orange"], id="whoever has a Haven Card, of any zone"
        ),
        pytest.param({"havens": {"orange": ["sint-maarten"]}}, ["orange"], id="nobody without one"),
        pytest.param(
            {"havens": {"blue": ["roatan"], "orange": ["curacao"]}, "fleet": {"blue": "europe"}}, ["orange"], id="no fleet in EUROPE"
        ),
        pytest.param(
            {"havens": {"blue": ["roatan"], "orange": ["curacao"]}, "ships": {"red": ["PHS096"], "blue": ["PHS076"]}},
            ["blue"],
            id="no fleet",
        ),
    ],
)
def test_who_is_asked(table: dict[str, Any], who: list[str]):
    """F1, F1b, C121: the number of Haven Cards is public, what they are is not."""
    pos = smuggler(("red", "blue", "orange"), **table)
    play(pos, ("place", "sint-maarten"))
    seen = []
    while asked(pos)[1] == "interdict":
        seen.append(asked(pos)[0])
        pos.choose(("pass",))
    assert seen == who


@pytest.mark.parametrize("haven", range(len(HAVEN_IDS)))
def test_only_the_haven_card_of_the_zone_strikes_but_any_in_the_hurricane_season(haven: int):
    """F1, R19, R26."""
    for year, legal in ((1601, SEA_IDS[haven] == "sint-maarten"), (HURRICANE, True), (1625, SEA_IDS[haven] == "sint-maarten")):
        pos = smuggler(havens={"blue": [SEA_IDS[haven]]}, year=year)
        play(pos, ("place", "sint-maarten"))
        assert why_not(pos, "strike", HAVEN_IDS[haven]) == ("" if legal else "not-the-haven-of-this-zone")


# -- R60: several pirates in one window

HANDS = {"blue": ["roatan"], "orange": ["curacao"], "green": ["tortuga"]}


@pytest.mark.parametrize(
    ("order", "first"),
    [
        (["red", "blue", "orange", "green"], "blue"),
        (["red", "green", "orange", "blue"], "green"),
        (["blue", "green", "red", "orange"], "orange"),
        (["orange", "red", "green", "blue"], "green"),
    ],
)
def test_the_earliest_after_the_phasing_player_strikes_first(order: list[str], first: str):
    """R60: whoever answers in whatever order, and although all would strike."""
    pos = smuggler(("red", "blue", "orange", "green"), year=HURRICANE, havens=HANDS, order=order)
    play(pos, ("place", "sint-maarten"))
    events = []
    for _ in range(3):
        seat = asked(pos)[0]
        events += pos.choose(("strike", HAVEN_IDS[SEA_IDS.index(HANDS[seat][0])]))
    assert [e[3] for e in events if e[0] == "struck"] == [first]
    assert all(len(pos.havens[number(c)]) == (c != first) for c in HANDS), "the others keep their cards"


def test_those_behind_are_asked_again_and_those_before_are_not():
    """R60: blue passed, orange struck and was escaped, green may still strike in the same window."""
    pos = smuggler(("red", "blue", "orange", "green"), year=HURRICANE, havens=HANDS)
    play(pos, ("place", "sint-maarten"))
    play(pos, ("pass",), ("strike", "PHH11"), ("pass",))
    assert asked(pos) == ("red", "surrender")
    play(pos, ("fight",), ("tactic", "flee"), ("tactic", "boarding"))
    settle(pos, ())
    assert asked(pos) == ("green", "interdict")
    pos.choose(("pass",))
    assert asked(pos) == ("red", "sail")


def test_never_holds_for_this_sail_and_no_longer():
    """F1: a standing answer spares a person the same question in every zone; the next fleet is another matter."""
    pos = smuggler(("red", "blue", "orange"), havens={"blue": ["roatan"]}, dollars={"orange": 1})
    play(pos, ("place", "sint-maarten"), ("never",), ("load_chest", "guadeloupe"))
    assert kinds(pos.choose(("sail", "hewanorra"))) == ["sailed"]
    play(pos, ("home",), ("reconnaissance",), ("place", "sint-maarten"), quiet=())
    assert asked(pos) == ("blue", "interdict")


def test_a_standing_answer_is_known_to_its_giver_only():
    pos = smuggler(("red", "blue", "orange"), havens={"blue": ["roatan"], "orange": ["curacao"]})
    play(pos, ("place", "sint-maarten"), ("never",), ("pass",), ("load_chest", "guadeloupe"), ("sail", "hewanorra"))
    assert asked(pos) == ("orange", "interdict")
    for seat in (RED, ORANGE, BLUE, None):
        for name, fields in pos.view(seat).agenda:
            if name in ("Sail", "Window"):
                assert fields["never"] == ((BLUE,) if seat == BLUE else ())


def test_never_said_on_leaving_holds_on_entering():
    pos = smuggler(havens={"blue": ["roatan"]})
    play(pos, ("place", "sint-maarten"), ("load_chest", "guadeloupe"), ("sail", "hewanorra"), ("never",))
    assert asked(pos) == ("red", "sail")
    sail = next(s for s in pos.agenda if type(s).__name__ == "Sail")
    assert [SEA_IDS[z] for z in sail.route] == ["sint-maarten", "hewanorra"]


def test_who_would_strike_second_is_not_asked_when_the_fleet_is_gone():
    """R60: red has surrendered to blue; orange, who would have struck too, is asked about the fleet of blue only."""
    pos = smuggler(("red", "blue", "orange"), year=HURRICANE, havens={"blue": ["roatan"], "orange": ["curacao"]})
    play(pos, ("place", "sint-maarten"), ("pass",), ("pass",), ("load_chest", "guadeloupe"), ("home",))
    play(pos, ("strike", "PHH08"), ("strike", "PHH11"), ("surrender",))
    settle(pos)
    assert asked(pos) == ("blue", "homeward")
    assert len(pos.havens[ORANGE]) == 1


# -- R38


def test_the_same_pirates_wait_until_the_fleet_has_sailed_a_zone():
    """R38: barred from the exit window of the same zone, free at the entry of the next."""
    pos = smuggler(year=HURRICANE, havens={"blue": ["roatan", "curacao", "tortuga"]})
    play(pos, ("place", "sint-maarten"), ("strike", "PHH08"), ("fight",), ("tactic", "flee"), ("tactic", "boarding"))
    settle(pos, ())
    assert asked(pos) == ("red", "sail")
    play(pos, ("load_chest", "guadeloupe"))
    events = pos.choose(("sail", "hewanorra"))
    assert kinds(events) == ["sailed"]
    assert asked(pos) == ("blue", "interdict")


def test_pirates_that_were_bought_off_are_barred_likewise():
    """C72, R38: the Haven is spent, nothing is drawn, the fleet sails on."""
    pos = smuggler(year=HURRICANE, havens={"blue": ["roatan", "curacao"]})
    play(pos, ("place", "sint-maarten"), ("strike", "PHH08"), ("buy_off", 1), ("accept_money",))
    assert asked(pos) == ("red", "sail")
    assert (pos.dollars[RED], pos.dollars[BLUE], len(pos.havens[BLUE])) == (1, 3, 1)
    play(pos, ("load_chest", "guadeloupe"))
    assert kinds(pos.choose(("sail", "hewanorra"))) == ["sailed"]
    assert asked(pos) == ("blue", "interdict")


# -- F1c: where the fleets go

PLACES = {100: "europe", 101: "pirating", -1: "sunk"}


def struck(prey: list[str], pirates: list[str], mine: str, theirs: str, chest: bool = True) -> tuple[PaxPosition, list[Any]]:
    """Red, with or without a Chest, is struck by blue when it leaves Sint Maarten for Hewanorra."""
    pos = smuggler(
        ships={"red": prey, "blue": pirates}, havens={"blue": ["sint-maarten"]}, tribes={"dominica": "blue cathedral red-citizen"}
    )
    if chest:
        play(pos, ("place", "sint-maarten"), ("load_chest", "guadeloupe"), ("sail", "hewanorra"), ("strike", "PHH05"))
    else:
        play(pos, ("place", "sint-maarten"), ("emigrate", "dominica"), ("deliver", "red", "guadeloupe"))
        play(pos, ("sail", "hewanorra"), ("strike", "PHH05"))
    if mine == "surrender":
        return pos, play(pos, ("surrender",))
    return pos, play(pos, ("fight",), ("tactic", mine), ("tactic", theirs))


ONE_RED, TWO_RED, ONE_BLUE, TWO_BLUE = ["PHS096"], ["PHS096", "PHS097"], ["PHS076"], ["PHS076", "PHS077"]


@pytest.mark.parametrize(
    ("prey", "pirates", "mine", "theirs", "chest", "red", "blue", "draws", "next_asked"),
    [
        pytest.param(
            TWO_RED, ONE_BLUE, "gage", "gage", False, "hewanorra", "sunk", "", ("red", "sail"), id="pirates sunk, nobody has Treasure"
        ),
        pytest.param(ONE_RED, ONE_BLUE, "gage", "gage", False, "hewanorra", "pirating", "b", ("red", "sail"), id="neither has Treasure"),
        pytest.param(TWO_RED, ONE_BLUE, "gage", "gage", True, "hewanorra", "sunk", "", ("red", "sail"), id="pirates sunk, Treasure kept"),
        pytest.param(
            TWO_RED, ONE_BLUE, "flee", "gage", True, "hewanorra", "pirating", "b", ("red", "sail"), id="phasing fleet keeps Treasure"
        ),
        pytest.param(ONE_RED, ONE_BLUE, "gage", "gage", True, "pirating", "sint-maarten", "r", ("blue", "homeward"), id="pirates take it"),
        pytest.param(ONE_RED, TWO_BLUE, "gage", "gage", True, "sunk", "sint-maarten", "", ("blue", "homeward"), id="and sink the fleet"),
        pytest.param(
            ONE_RED, TWO_BLUE, "gage", "gage", False, "sunk", "pirating", "b", ("blue", "sail_or_scout"), id="sunk without Treasure"
        ),
        pytest.param(
            ONE_RED, ONE_BLUE, "flee", "boarding", True, "hewanorra", "pirating", "b", ("red", "sail"), id="fled: F1c does not apply"
        ),
        pytest.param(ONE_RED, ONE_BLUE, "surrender", "", True, "pirating", "sint-maarten", "r", ("blue", "homeward"), id="surrendered"),
        pytest.param(
            ONE_RED,
            ONE_BLUE,
            "surrender",
            "",
            False,
            "pirating",
            "pirating",
            "rb",
            ("blue", "sail_or_scout"),
            id="surrendered empty (C122)",
        ),
    ],
)
def test_post_interdiction(
    prey: list[str],
    pirates: list[str],
    mine: str,
    theirs: str,
    chest: bool,
    red: str,
    blue: str,
    draws: str,
    next_asked: tuple[str, str],
):
    """F1c, C122, C124, C125, C129-C132: where each fleet goes, who draws a Haven Card and in which order, who is asked next."""
    pos, events = struck(prey, pirates, mine, theirs, chest)
    events += settle(pos)
    where = [PLACES.get(pos.fleet[c]) or SEA_IDS[pos.fleet[c]] for c in (RED, BLUE)]
    assert where == [red, blue]
    assert "".join(e[3][0] for e in events if e[0] == "drew_haven") == draws
    assert asked(pos) == next_asked


def test_a_fleet_left_at_sea_without_treasure_can_be_looked_at():
    """C78: red's one Chest goes down in the last exit window; the question that follows stands on its own."""
    pos = position(
        ["red", "blue"],
        colonies={"guadeloupe": "red chest", "st-christopher": "red"},
        ships={"red": TWO_RED, "blue": ONE_BLUE},
        havens={"blue": ["sint-maarten"]},
    )
    play(pos, ("place", "sint-maarten"), ("enslave", "dominica"), ("deliver", "indigenous", "st-christopher"), ("load_chest", "guadeloupe"))
    play(pos, ("home",), ("strike", "PHH05"), ("fight",), ("tactic", "flee"), ("tactic", "gage"), ("lose_galleon", "laden"))
    settle(pos)
    assert asked(pos) == asked(pos.resample(RED, Random(1))) == ("red", "sail")


def homeward(**table: Any) -> PaxPosition:
    """Blue has taken red's Chest at Sint Maarten and is asked the way home; it is still red's turn."""
    pos = smuggler(("red", "blue", "orange"), havens={"blue": ["sint-maarten"]}, **table)
    play(pos, ("place", "sint-maarten"), ("pass",), ("load_chest", "guadeloupe"), ("sail", "hewanorra"), ("strike", "PHH05"))
    play(pos, ("fight",), ("tactic", "boarding"), ("tactic", "boarding"))
    settle(pos, ())
    assert asked(pos) == ("blue", "homeward")
    return pos


def test_pirates_going_home_sail_unload_or_bury_and_nothing_else():
    """R37, C132, C133: neither loading nor attacking, though St. Christopher has a Chest and a Tribe lives on Dominica."""
    pos = homeward()
    assert {o[0] for o in offered(pos)} == {"sail", "home", "bury"}
    bury = pos.copy()
    play(bury, ("bury",))
    assert bury.buried_chests[SEA_IDS.index("sint-maarten")] == 1
    assert bury.fleet[BLUE] == 101


def test_pirates_keep_their_own_later_turn_and_get_no_second_one():
    """R37, C136: from EUROPE it is only the way to PIRATING; from an island a whole sail."""
    pos = homeward()
    at_home = pos.copy()
    events = play(at_home, ("home",), ("mercantilism", "stay"))
    assert "to_pirating" in kinds(events + settle(at_home))
    assert asked(at_home) == ("orange", "sail_or_scout")
    play(pos, ("bury",), ("reconnaissance",), ("reconnaissance",))
    settle(pos)
    later = homeward(order=["blue", "red", "orange"], turn="red")
    play(later, ("bury",))
    settle(later)
    assert asked(later) == ("orange", "sail_or_scout")


def test_homeward_pirates_unload_under_their_own_flagship():
    """C133, C93: a PRIVATEER brings the SMUGGLER's Chest to the War Coffers."""
    pos = homeward()
    play(pos, ("home",))
    settle(pos)
    assert (pos.war_coffers, pos.dollars[BLUE]) == (1, 5)


def test_a_third_fleet_takes_the_treasure_from_the_pirates_and_sails_home_in_turn():
    """C134: orange strikes blue on its way; blue goes PIRATING and orange carries the Chest; draws: the treasure fleet, then nobody."""
    pos = holding(homeward(year=HURRICANE), ORANGE, "PHH11")
    events = play(pos, ("sail", "hewanorra"), ("strike", "PHH11"), ("fight",), ("tactic", "gage"), ("tactic", "gage"))
    events += settle(pos)
    assert asked(pos) == ("orange", "homeward")
    assert (pos.fleet[BLUE], SEA_IDS[pos.fleet[ORANGE]]) == (101, "sint-maarten")
    assert [e[3] for e in events if e[0] == "drew_haven"] == ["blue"]


def holding(pos: PaxPosition, color: int, haven: str) -> PaxPosition:
    """Gives a color a Haven Card out of the deck."""
    n = HAVEN_IDS.index(haven)
    pos.haven_pool = tuple(h for h in pos.haven_pool if h != n)
    pos.gain_haven(color, n)
    return pos


def test_a_homeward_fleet_that_keeps_its_treasure_sails_on():
    """C134: orange, of worse Seamanship, is sunk; the announced move is completed."""
    pos = homeward(year=HURRICANE, ships={"red": ["PHS096"], "blue": ["PHS076", "PHS080"], "orange": ["PHS077"]})
    holding(pos, ORANGE, "PHH11")
    play(pos, ("sail", "hewanorra"), ("strike", "PHH11"), ("fight",), ("tactic", "gage"), ("tactic", "boarding"))
    settle(pos)
    assert asked(pos) == ("blue", "homeward")
    assert (SEA_IDS[pos.fleet[BLUE]], pos.hold_chests[BLUE], pos.fleet[ORANGE]) == ("hewanorra", 1, -1)


def test_of_two_fleets_going_pirating_the_phasing_one_draws_first():
    """C131: red, beaten earlier in its own turn, strikes the homeward fleet and is escaped: only red draws."""
    pos = homeward(year=HURRICANE)
    red_haven = HAVEN_IDS[pos.havens[RED][0]]
    events = play(pos, ("home",), ("strike", red_haven), ("fight",), ("tactic", "flee"), ("tactic", "boarding"))
    events += settle(pos)
    assert [e[3] for e in events if e[0] == "drew_haven"] == ["red"]
    assert pos.fleet[BLUE] == 100


def test_the_phasing_fleet_that_has_gone_pirating_may_strike_but_its_turn_is_over():
    """C121, C129."""
    pos = homeward(year=HURRICANE)
    play(pos, ("home",))
    assert asked(pos) == ("red", "interdict")
    play(pos, ("pass",), ("mercantilism", "stay"))
    settle(pos)
    assert asked(pos)[0] != "red"


# -- G1b


def test_a_fleet_without_money_cannot_buy_itself_off():
    pos = smuggler(havens={"blue": ["sint-maarten"]}, dollars={"red": 0, "blue": 2})
    play(pos, ("place", "sint-maarten"), ("strike", "PHH05"))
    assert set(offered(pos)) == {("fight",), ("surrender",)}


def test_a_fleet_may_give_all_it_has():
    pos = smuggler(havens={"blue": ["sint-maarten"]})
    play(pos, ("place", "sint-maarten"), ("strike", "PHH05"), ("buy_off", 2), ("accept_money",))
    assert (pos.dollars[RED], pos.dollars[BLUE]) == (0, 4)


def test_money_that_is_declined_is_not_offered_again():
    """G1b: once; what else is agreed is a deal."""
    pos = smuggler(havens={"blue": ["sint-maarten"]})
    play(pos, ("place", "sint-maarten"), ("strike", "PHH05"), ("buy_off", 2), ("decline_money",))
    assert set(offered(pos)) == {("fight",), ("surrender",)}
    assert pos.dollars[RED] == pos.dollars[BLUE] == 2
