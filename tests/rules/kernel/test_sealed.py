"""Secret simultaneous choices, deals on top of them, and what a seat may see."""

from __future__ import annotations

from random import Random

import pytest

from pax_tui import inspection
from rules.kernel import chance
from rules.kernel.record import IllegalChoice, Record
from tests.toy import GAME, ToyPosition


def bidding(*amounts: int) -> ToyPosition:
    pos = GAME.new(("red", "blue", "green"), {"length": "short"})
    pos.choose(("roll", 3, 3))
    for amount in amounts:
        pos.choose(("bid", amount))
    return pos


def test_seat_after_seat_is_asked_in_secret():
    pos = bidding()
    for seat in range(3):
        assert pos.decision is not None
        assert (pos.decision.seat, pos.decision.secret) == (seat, True)
        assert pos.choose(("bid", seat)) == ([("bids", "T2", 0, 0, 1, 2)] if seat == 2 else [])


def test_nobody_sees_an_answer_that_is_not_theirs():
    assert bidding(2).view(1) == bidding(0).view(1)
    assert bidding(2).view(None) == bidding(0).view(None)
    assert bidding(2).view(0) != bidding(0).view(0)


def test_a_resampled_position_keeps_ones_own_answer_and_draws_the_others_anew():
    pos, rng = bidding(2, 3), Random(1)
    seen = {tuple(a[1] for a in pos.resample(0, rng).agenda[-1].answers) for _ in range(60)}
    assert {answers[0] for answers in seen} == {2}
    assert {answers[1] for answers in seen} == {0, 1, 2, 3}


def test_no_view_depends_on_what_it_must_not_know():
    for seed in range(3):
        pos, rng = GAME.new(("red", "blue", "green"), {"length": "long"}), Random(seed)
        while pos.decision is not None:
            inspection.tells_no_secret(GAME, pos, rng)
            pos.choose(chance.answer(pos.decision, rng))


def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(ToyPosition, "view", lambda self, seat: tuple(self.hands))
    with pytest.raises(inspection.Broken, match="must not know"):
        for seed in range(5):
            inspection.tells_no_secret(GAME, bidding(), Random(seed))


def test_a_deal_lies_on_top_and_leaves_the_question_untouched():
    record = Record.new(GAME, {"red": "Ana", "blue": "Ben"}, {})
    for option in (("roll", 3, 3), ("bid", 2), ("bid", 0)):
        record.play(option)
    asked = record.position.decision
    record.play(("gift", 1, 0, 2))
    assert record.position.decision is not None
    assert (record.position.decision.seat, record.position.decision.ask) == (0, "take-gift")
    record.play(("accept",))
    again = record.position.decision
    assert again is not None
    assert asked is not None
    assert (again.seat, again.ask, again.args, list(again.options)) == (asked.seat, asked.ask, asked.args, list(asked.options))
    assert record.position.coins == [9, 1, 3]


def test_no_deal_opens_while_an_answer_is_sealed():
    record = Record.new(GAME, {"red": "Ana", "blue": "Ben"}, {})
    for option in (("roll", 3, 3), ("bid", 2)):
        record.play(option)
    with pytest.raises(IllegalChoice) as refused:
        record.play(("gift", 0, 1, 1))
    assert refused.value.rule is not None
    assert refused.value.rule.id == "no-deal-now"
