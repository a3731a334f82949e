"""Deals of computer seats: thought of now and then, and never twice on top of the same question."""

from __future__ import annotations

from random import Random

import pytest

from rules.kernel import chance
from rules.kernel.decision import CHANCE
from rules.kernel.record import Record
from rules.players import player, policy
from tests.toy import GAME


def at_the_turn() -> Record:
    record = Record.new(GAME, {"red": "Ana", "blue": "Ben"}, {"length": "long"})
    for option in (("roll", 3, 3), ("bid", 1), ("bid", 0)):
        record.play(option)
    return record


def test_a_question_remembers_that_a_deal_was_laid_on_it_until_it_is_answered():
    record = at_the_turn()
    assert not record.position.interrupted
    record.play(("gift", 0, 1, 1))
    assert not record.position.interrupted  # the gift itself is asked about now
    record.play(("refuse",))
    assert record.position.interrupted
    assert record.position.copy().interrupted
    record.play(("gift", 1, 0, 1))
    record.play(("accept",))
    assert record.position.interrupted
    record.play(("play", "card-1"))
    assert not record.position.interrupted


def test_a_replayed_record_remembers_it_too():
    record = at_the_turn()
    record.play(("gift", 0, 1, 1))
    record.play(("refuse",))
    again = Record.resume(GAME, record.plain())
    assert again.position.interrupted
    assert again.position.digest() == record.position.digest()


def test_deals_are_thought_of_now_and_then_and_once_a_question():
    position, rng = at_the_turn().position, Random(1)
    assert position.decision is not None
    offered = [policy.deals(GAME, position, position, position.decision, rng) for _ in range(1000)]
    assert 200 < sum(found == [("gift", 0, 1, 1)] for found in offered) < 300
    assert all(found in ([], [("gift", 0, 1, 1)]) for found in offered)
    position.choose(("gift", 0, 1, 1))
    position.choose(("refuse",))
    assert not any(policy.deals(GAME, position, position, position.decision, rng) for _ in range(100))


def test_a_deal_that_the_rules_refuse_is_not_proposed(monkeypatch: pytest.MonkeyPatch):
    position = at_the_turn().position
    monkeypatch.setattr(policy, "BARGAINS", 1.0)
    position.coins[0] = 0
    assert position.decision is not None
    assert policy.deals(GAME, position, position, position.decision, Random(1)) == []


@pytest.mark.parametrize("level", ["deckhand", "captain"])
def test_seats_that_like_every_deal_do_not_bargain_for_ever(level: str, monkeypatch: pytest.MonkeyPatch):
    """Red would be rid of coins, and blue would love them; but here the gift is always refused."""
    monkeypatch.setattr(policy, "BARGAINS", 1.0)
    giver = player(level, GAME, 20)
    position, rng = GAME.new(("red", "blue", "green"), {"length": "long"}), Random(1)
    weigh = type(GAME).weigh
    fond = ((2.0, -0.5), (-2.0, 0.5), (0.0, 0.0))
    monkeypatch.setattr(
        type(GAME), "weigh", lambda self, pos, seat: (*weigh(self, pos, seat)[:2], fond[seat][0] + fond[seat][1] * pos.coins[seat])
    )
    gifts, turns, last = 0, 0, ""
    while (decision := position.decision) is not None:
        if decision.seat == CHANCE:
            option = chance.answer(decision, rng)
        elif decision.ask == "take-gift":
            option = ("refuse",)
        elif decision.seat:
            option = list(decision.options or ())[-1]
        else:
            option = giver(position, rng)
            assert not (option[0] == last == "gift")
            gifts, turns, last = gifts + (option[0] == "gift"), turns + 1, option[0]
        position.choose(option)
    assert 0 < gifts <= turns / 2 + 1
