"""Scenarios: what passes, what fails and what the failure says."""

from __future__ import annotations

import re
import tomllib

import pytest

from rules.kernel import scenario
from tests.toy import GAME

HEAD = """
game = "toy"
name = "Red plays upwards"
section = "T3"
default = [["roll", 3, 3]]
[position]
seats = ["red", "blue"]
points = { red = 2 }
hands = { red = [2, 8, 11] }
"""
GOOD = """
[[step]]
seat = "red"
ask = "how-much"
offered = [["bid", 0]]
not_offered = [["bid", 4]]
choose = ["bid", 3]
[[step]]
seat = "blue"
choose = ["bid", 1]
events = [["bids", 3, 1]]
expect = { coins = { red = 6 } }
[[step]]
seat = "red"
choose = [["play", "card-8"], ["play", "card-11"]]
refused = { option = ["play", "card-3"], rule = "T3" }
expect = { points = { red = 6 }, hands = { red = [2] } }
"""


def verdict(steps: str, head: str = HEAD) -> scenario.Verdict:
    return scenario.run(scenario.read(tomllib.loads(head + steps), {"toy": GAME}))


def test_a_scenario_that_holds_passes():
    assert verdict(GOOD) == scenario.Verdict("Red plays upwards", "T3", True)


@pytest.mark.parametrize(
    ("changed", "into", "says"),
    [
        ('choose = ["bid", 3]', 'choose = ["bid", 9]', r"step 1: .*'bid', 9.* cannot be chosen"),
        ('seat = "blue"', 'seat = "red"', "step 2: red should be asked, but blue is"),
        ('ask = "how-much"', 'ask = "how-many"', "step 1: the question should be 'how-many'"),
        ('offered = [["bid", 0]]', 'offered = [["bid", 7]]', "should be offered"),
        ('not_offered = [["bid", 4]]', 'not_offered = [["bid", 2]]', "should not be offered"),
        ('rule = "T3"', 'rule = "T9"', r"should be refused by T9, but is by not-held \(T3\)"),
        ('events = [["bids", 3, 1]]', 'events = [["bids", 1, 3]]', "should have happened"),
        ("points = { red = 6 }", "points = { red = 7 }", "points.red should be 7, but is 6"),
        ("hands = { red = [2] }", "hands = { red = [] }", r"hands.red should be \[\], but is \[2\]"),
    ],
)
def test_a_scenario_that_does_not_hold_says_where_and_why(changed: str, into: str, says: str):
    assert changed in GOOD
    found = verdict(GOOD.replace(changed, into, 1))
    assert not found.ok
    assert re.search(says, found.message), found.message


def test_the_outcome_of_a_game_can_be_expected():
    steps = """
[[step]]
choose = [["bid", 3], ["bid", 0], ["play", "card-8"]]
outcome = { winners = ["red"], section = "T5" }
"""
    head = HEAD.replace("points = { red = 2 }", "points = { red = 18 }")
    assert verdict(steps, head).ok
    assert "the outcome should be" in verdict(steps.replace("T5", "T4"), head).message
    assert "the game should be over" in verdict(steps).message


def test_a_deal_can_be_proposed():
    steps = """
[[step]]
choose = [["bid", 3], ["bid", 0]]
[[step]]
propose = ["gift", "RED", 1, 2]
[[step]]
seat = "blue"
choose = ["accept"]
events = [["given"]]
""".replace('"RED"', "0")
    assert verdict(steps).ok, verdict(steps).message
    assert "cannot be proposed: poor" in verdict(steps.replace("1, 2]", "1, 200]")).message


def test_a_position_that_cannot_be_is_a_failure_and_no_crash():
    assert "position: weather is no part" in verdict(GOOD, HEAD + 'weather = "fair"\n').message


@pytest.mark.parametrize(
    ("table", "says"),
    [
        ({}, "needs `game`"),
        ({"game": "toy", "name": "n"}, "needs `section`"),
        ({"game": "chess", "name": "n", "section": "s"}, "no game 'chess'"),
        ({"game": "toy", "name": "n", "section": "s"}, "at least one"),
        ({"game": "toy", "name": "n", "section": "s", "steps": []}, "unknown key `steps`"),
        ({"game": "toy", "name": "n", "section": "s", "step": [{"chose": []}]}, "step 1: unknown key `chose`"),
        ({"game": "toy", "name": "n", "section": "s", "step": [3]}, "step 1 is not a table"),
        ({"game": "toy", "name": "n", "section": "s", "step": [{"choose": "bid"}]}, "step 1: `choose`"),
        ({"game": "toy", "name": "n", "section": "s", "step": [{"refused": {"option": ["bid", 1]}}]}, "step 1: `refused`"),
        ({"game": "toy", "name": "n", "section": "s", "step": [{}], "position": 4}, "`position`"),
        ({"game": "toy", "name": "n", "section": "s", "step": [{}], "default": ["bid"]}, "`default`"),
        ({"game": "toy", "name": "n", "section": "s", "step": [{}], "seats": [1]}, "`seats`"),
    ],
)
def test_what_is_no_scenario_is_refused_in_one_line(table: dict[str, object], says: str):
    with pytest.raises(scenario.ScenarioError, match=says):
        scenario.read(table, {"toy": GAME})
