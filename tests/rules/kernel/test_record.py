"""Records: replay, undo and its barrier, saves and what becomes of them when rules change."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.kernel import chance
from rules.kernel.game import SetupError
from rules.kernel.record import FORMAT, BadRecord, IllegalChoice, Record
from tests.toy import GAME

SEATS = {"red": "Ana", "blue": "Ben"}


def played(seed: int, choices: int | None = None) -> Record:
    record, rng = Record.new(GAME, SEATS, {"length": "long"}), Random(seed)
    while (decision := record.position.decision) is not None and (choices is None or len(record.choices) < choices):
        record.play(chance.answer(decision, rng))
    return record


def turn_of_red() -> Record:
    record = Record.new(GAME, SEATS, {})
    for option in (("roll", 3, 3), ("bid", 2), ("bid", 0)):
        record.play(option)
    return record


def test_a_record_says_what_it_is_first():
    assert next(iter(played(1).plain().items())) == ("format", FORMAT)


@given(st.integers(0, 10_000), st.integers(0, 40))
def test_a_replay_leads_to_the_same_position(seed: int, choices: int):
    record = played(seed, choices)
    plain = json.loads(json.dumps(record.plain()))
    assert Record.replay(GAME, plain).position.digest() == record.position.digest()
    resumed = Record.resume(GAME, plain)
    assert resumed.diverged is None
    assert (resumed.choices, resumed.position.digest()) == (record.choices, record.position.digest())


def test_part_of_a_record_can_be_replayed():
    record = played(3)
    part = Record.replay(GAME, json.loads(json.dumps(record.plain())), 5)
    assert part.choices == record.choices[:5]


def test_only_what_is_offered_can_be_chosen_and_the_reason_is_told():
    record = turn_of_red()
    with pytest.raises(IllegalChoice) as refused:
        record.play(("play", "card-9"))
    assert refused.value.rule is not None
    assert refused.value.rule.id == "not-held"
    assert len(record.choices) == 3


def test_a_finished_game_takes_no_choice():
    with pytest.raises(IllegalChoice, match="game-over"):
        played(1).play(("done",))


def test_undo_goes_back_choice_by_choice_within_a_turn():
    record = turn_of_red()
    before = record.position.digest()
    assert not record.can_undo
    record.play(("play", "card-1"))
    record.play(("play", "card-3"))
    assert record.undoable == 2
    assert record.undo() == ("play", "card-3")
    assert record.undo() == ("play", "card-1")
    assert record.position.digest() == before
    assert len(record.choices) == 3
    with pytest.raises(IllegalChoice, match="undo-barrier"):
        record.undo()


def test_undo_does_not_reach_behind_a_draw():
    record = turn_of_red()
    record.play(("play", "card-1"))
    record.play(("done",))
    assert not record.can_undo


def test_undo_does_not_reach_behind_a_change_of_seat():
    record = turn_of_red()
    record.play(("gift", 0, 1, 1))
    assert not record.can_undo


def test_undo_does_not_reach_behind_what_somebody_else_proposed_nor_behind_the_answer():
    record = turn_of_red()
    record.play(("play", "card-1"))
    record.play(("gift", 1, 0, 1))
    assert not record.can_undo
    record.play(("accept",))
    assert not record.can_undo
    record.play(("play", "card-3"))
    assert record.undoable == 1


def test_undo_does_not_reach_behind_a_secret_choice():
    record = Record.new(GAME, SEATS, {})
    record.play(("roll", 3, 3))
    record.play(("bid", 2))
    assert not record.can_undo


def test_where_the_rules_have_changed_the_game_goes_on_from_the_snapshot():
    record = played(4, 12)
    plain = json.loads(json.dumps(record.plain()))
    plain["choices"][7] = ["bid", 999]
    resumed = Record.resume(GAME, plain)
    assert resumed.diverged == 7
    assert resumed.position.digest() == record.position.digest()
    assert resumed.position.decision is not None
    resumed.play(resumed.position.decision.options[0])
    again = Record.resume(GAME, json.loads(json.dumps(resumed.plain())))
    assert (again.diverged, again.position.digest()) == (7, resumed.position.digest())
    with pytest.raises(BadRecord, match="choice 8"):
        Record.replay(GAME, plain)


def test_a_record_that_leads_elsewhere_without_an_illegal_choice_is_noticed_too():
    record = turn_of_red()
    plain = json.loads(json.dumps(record.plain()))
    plain["choices"][0] = ["roll", 3, 4]
    resumed = Record.resume(GAME, plain)
    assert resumed.diverged == 3
    assert resumed.position.coins == record.position.coins


@pytest.mark.parametrize(
    "broken",
    [
        {"seats": None},
        {"seats": {"red": "Ana"}},
        {"seats": {"red": "Ana", "mauve": "Ben"}},
        {"options": {"length": "endless"}},
        {"choices": 7},
        {"choices": [["bid", {"n": 1}]]},
        {"snapshot": {}},
        {"snapshot": []},
        {"diverged": "soon"},
    ],
)
def test_what_is_no_record_is_refused_in_one_line(broken: dict[str, Any]):
    with pytest.raises(BadRecord) as refused:
        Record.resume(GAME, {**json.loads(json.dumps(turn_of_red().plain())), **broken})
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("seats", "options", "says"),
    [
        (("red",), {}, "2 to 3 players, not 1"),
        (("red", "mauve"), {}, "no seat 'mauve'"),
        (("red", "red"), {}, "named twice"),
        (("red", "blue"), {"length": "endless"}, "length is one of short, long"),
        (("red", "blue"), {"size": "xl"}, "no option 'size'"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused_in_one_line(seats: tuple[str, ...], options: dict[str, str], says: str):
    with pytest.raises(SetupError, match=says):
        GAME.settle(seats, options)


def test_options_not_named_have_their_default():
    assert GAME.settle(("red", "blue"), {}) == {"length": "short"}


def test_the_digest_does_not_depend_on_the_hash_seed():
    code = (
        "from random import Random; from tests.toy import GAME; from rules.kernel import chance\n"
        "pos, rng = GAME.new(('red', 'blue'), {'length': 'long'}), Random(8)\n"
        "while pos.decision: pos.choose(chance.answer(pos.decision, rng))\n"
        "print(pos.digest())"
    )
    digests = set()
    for seed in ("0", "77"):
        env = {**os.environ, "PYTHONHASHSEED": seed}
        digests.add(subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True).stdout)
    assert len(digests) == 1
