"""Options and refusals come from one description and never disagree."""

from __future__ import annotations

from random import Random

import pytest

from pax_tui import inspection
from rules.kernel import chance
from rules.kernel.decision import Amounts, Offer, Rule, WhyNot
from tests.toy import GAME, NOT_HELD, TOO_LOW, ToyPosition


def turn_of_red() -> ToyPosition:
    pos = GAME.new(("red", "blue"), {"length": "short"})
    for option in (("roll", 2, 5), ("bid", 3), ("bid", 0), ("play", "card-2")):
        pos.choose(option)
    return pos


def test_what_is_forbidden_is_told_with_the_rule_that_forbids_it():
    pos = turn_of_red()
    refused = dict(pos.refusals())
    assert refused[("play", "card-1")] == TOO_LOW
    assert refused[("play", "card-2")] == NOT_HELD
    assert refused[("play", "card-7")] == NOT_HELD
    assert pos.decision is not None
    assert list(pos.decision.options) == [("play", "card-3"), ("done",)]


def test_options_and_refusals_complement_each_other_at_every_decision():
    for seed in range(5):
        pos, rng = GAME.new(("red", "blue", "green"), {"length": "long"}), Random(seed)
        while pos.decision is not None:
            inspection.options_agree(pos, pos.decision)
            pos.choose(chance.answer(pos.decision, rng))


def test_a_disagreement_is_found():
    pos = turn_of_red()
    assert pos.decision is not None
    pos.decision.options = [("play", "card-1"), ("done",)]
    with pytest.raises(inspection.Broken, match="card-1"):
        inspection.options_agree(pos, pos.decision)


def test_looking_at_refusals_changes_nothing():
    pos = turn_of_red()
    assert pos.decision is not None
    inspection.asks_alike_twice(pos, pos.decision)


def test_an_offer_asks_only_the_near_and_why_not_all_that_can_be_conceived():
    odd = Rule("odd", "X1")
    asked: list[int] = []

    def even(pos: object, arg: object, n: int) -> Rule | None:
        asked.append(n)
        return odd if n % 2 else None

    table = {n: ("take", n) for n in range(6)}
    offer = Offer(None)
    offer.each(table, (2, 3), range(6), even, None)
    assert (asked, offer.options) == ([2, 3], [("take", 2)])
    asked.clear()
    why = WhyNot(None)
    why.each(table, (2, 3), range(6), even, None)
    assert asked == [0, 1, 2, 3, 4, 5]
    assert why.options == [("take", 0), ("take", 2), ("take", 4)]
    assert why.refusals == [(("take", n), odd) for n in (1, 3, 5)]


def test_one_option_is_offered_or_refused():
    no = Rule("no", "X2")
    for forbidden in (False, True):
        offer, why = Offer(None), WhyNot(None)
        for o in (offer, why):
            o.one(("go",), lambda pos, arg: no if arg else None, forbidden)
        assert offer.options == ([] if forbidden else [("go",)])
        assert why.refusals == ([(("go",), no)] if forbidden else [])


def test_amounts_are_made_once_and_shared():
    amounts = Amounts("bid")
    first, second = Offer(None), Offer(None)
    first.amounts(amounts, 0, 4)
    second.amounts(amounts, 2, 3)
    assert second.options == [("bid", 2), ("bid", 3)]
    assert second.options[0] is first.options[2]


def test_of_what_is_too_much_the_least_is_refused():
    poor = Rule("poor", "X3")
    offer, why = Offer(None), WhyNot(None)
    for o in (offer, why):
        o.amounts(Amounts("bid"), 0, 2, poor)
    assert offer.options == why.options == [("bid", 0), ("bid", 1), ("bid", 2)]
    assert why.refusals == [(("bid", 3), poor)]


def test_what_is_found_as_a_whole_forbids_the_rest():
    weak = Rule("weak", "X4")
    table = [("strike", n) for n in range(4)]
    offer, why = Offer(None), WhyNot(None)
    for o in (offer, why):
        o.among(table, [1, 3], [0, 0, 1, 3], weak)
    assert offer.options == why.options == [("strike", 1), ("strike", 3)]
    assert why.refusals == [(("strike", 0), weak)], "once each, and 2 cannot be conceived"
