"""The agenda of Steps: what is asked, carried out, copied and saved."""

from __future__ import annotations

import json
from random import Random

import pytest

from pax_tui import inspection
from rules.kernel import chance
from rules.kernel.decision import CHANCE, Decision
from rules.kernel.position import Result
from rules.kernel.step import Step
from tests.toy import GAME, ROLLS, Roll, ToyPosition

SEATS = {"red": "bot:random", "blue": "bot:random", "green": "bot:random"}


def new(length: str = "short") -> ToyPosition:
    return GAME.new(("red", "blue", "green"), {"length": length})


def bid(pos: ToyPosition, *amounts: int) -> None:
    pos.choose(("roll", 2, 5))
    for amount in amounts:
        pos.choose(("bid", amount))


def test_a_new_position_asks_by_running_its_first_step():
    pos = new()
    assert [s.key() for s in pos.agenda] == ["toy.Rounds"]
    assert pos.decision is not None
    assert (pos.decision.seat, pos.decision.ask) == (CHANCE, "2d6")
    assert [s.key() for s in pos.agenda] == ["toy.Rounds", "toy.Roll"]


def test_a_choice_returns_what_happened_and_runs_on_to_the_next_decision():
    pos = new()
    assert pos.choose(("roll", 2, 5)) == [("rolled", "T1", 0, 2, 5)]
    assert pos.pot == 7
    assert pos.decision is not None
    assert pos.decision.ask == "how-much"


def test_a_choice_can_be_made_before_the_decision_was_ever_read():
    pos = new()
    pos.choose(("roll", 1, 1))
    assert pos.pot == 2


def test_a_step_that_ends_hands_itself_to_the_one_below():
    pos = new()
    bid(pos, 1, 3, 3)
    assert pos.active == 1  # the first of the highest
    assert pos.coins == [3, 7, 3]


def test_judge_ends_the_game_between_any_two_steps():
    pos = new()
    bid(pos, 3, 0, 0)
    pos.points[0] = 19
    pos.choose(("play", "card-1"))
    assert pos.result == Result((0,), "T5")
    assert pos.decision is None
    assert pos.outcome() == Result((0,), "T5")


def test_the_last_round_ends_the_game():
    pos = new()
    for _ in range(3):
        bid(pos, 0, 0, 0)
        pos.choose(("done",))
    assert pos.outcome() == Result((0, 1, 2), "T4")
    assert pos.decision is None
    assert pos.refusals() == []


def test_a_copy_goes_its_own_way():
    pos = new()
    bid(pos, 3, 0, 0)
    before = pos.digest()
    other = pos.copy()
    other.choose(("play", "card-2"))
    assert pos.digest() == before
    assert pos.hands[0] == (1, 2, 3)
    assert pos.decision is not None
    assert ("play", "card-2") in pos.decision.options


def test_a_position_survives_json_at_every_decision():
    pos, rng = new("long"), Random(5)
    while pos.decision is not None:
        inspection.survives_saving(GAME, pos, pos.decision)
        pos.choose(chance.answer(pos.decision, rng))
    assert GAME.load(json.loads(json.dumps(pos.plain()))).outcome() == pos.outcome()


def test_reading_a_damaged_position_raises_what_restore_promises():
    plain = new().plain()
    for broken in (
        {**plain, "columns": {}},
        {**plain, "agenda": [{"step": "toy.Nothing"}]},
        {**plain, "agenda": 3},
        {**plain, "result": []},
    ):
        with pytest.raises((KeyError, TypeError, ValueError)):
            GAME.load(broken)


def test_steps_are_known_by_package_and_class():
    assert Step.registry["toy.Roll"] is Roll


def test_equal_positions_have_equal_digests_whatever_the_order_of_keys():
    pos = new()
    shuffled = json.loads(json.dumps(pos.plain(), sort_keys=True))
    assert GAME.load(shuffled).digest() == pos.digest()
    assert pos.digest() == "fcdbe66ef2239164f468d14216cebdd0"


def test_different_positions_have_different_digests():
    pos, other = new(), new()
    other.coins[0] += 1
    assert pos.digest() != other.digest()


def test_chance_draws_by_its_weights():
    decision = Decision(CHANCE, "2d6", "T1", weights=(0, 3, 1))
    decision.options = (("a",), ("b",), ("c",))
    rng = Random(1)
    drawn = [chance.answer(decision, rng)[0] for _ in range(4000)]
    assert drawn.count("a") == 0
    assert 2850 < drawn.count("b") < 3150


def test_chance_without_weights_draws_all_alike():
    decision = Decision(CHANCE, "draw", "T3")
    decision.options = (("a",), ("b",), ("c",), ("d",))
    rng = Random(2)
    drawn = [chance.answer(decision, rng)[0] for _ in range(4000)]
    assert all(900 < drawn.count(x) < 1100 for x in "abcd")


def test_the_dice_of_the_toy_weigh_as_two_dice_do():
    pos = new()
    assert pos.decision is not None
    assert len(pos.decision.weights) == len(ROLLS)
    assert sum(pos.decision.weights) == 36
