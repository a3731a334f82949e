"""A game's own automaton: it answers for its seat, asks nobody but CHANCE, and explains itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from rules.kernel.chance import answer
from rules.kernel.decision import CHANCE, Decision, Option
from rules.kernel.game import SetupError
from rules.kernel.position import CONSIDERED
from rules.kernel.record import Record
from rules.kernel.step import DONE, Answering, Outcome, Step
from tests import toy

BLUE = 1


@dataclass(eq=False)
class Blue(Answering):
    """Blue bids a die at most, and stops at once in its turn."""

    ask: str
    option: Option = ("done",)

    def begin(self, pos: AutoPosition, child: Step | None) -> Outcome:
        return self.go("bid", toy.Roll()) if self.ask == "how-much" else DONE

    def bid(self, pos: AutoPosition, child: Step | None) -> Outcome:
        bid = min(pos.pot, pos.coins[BLUE])
        pos.consider("T2", ("bids",), [("amount", bid)], [("amount", bid + 1, "poor", "T6")])
        self.option = ("bid", bid)
        return DONE


class AutoPosition(toy.ToyPosition):
    """The toy with an automaton on blue."""

    __slots__ = ()

    def automaton(self, asked: Decision, step: Step) -> Answering | None:
        return Blue(asked.ask) if asked.seat == BLUE else None


class AutoToy(toy.Toy):
    """Red is alone."""

    automata = ("blue",)

    def new(self, seats: tuple[str, ...], options: Mapping[str, str]) -> toy.ToyPosition:
        plain = super().new(seats, options)
        pos = AutoPosition.__new__(AutoPosition)
        for name in plain.columns:
            setattr(pos, name, getattr(plain, name))
        plain._copy_into(pos)
        return pos


GAME = AutoToy()
SEATS = {"red": "Ana", "blue": "auto"}


def test_the_seat_of_the_automaton_is_never_asked() -> None:
    pos, rng = GAME.new(("red", "blue"), {"length": "short"}), Random(1)
    told: list[tuple[Any, ...]] = []
    while decision := pos.decision:
        assert decision.seat in (CHANCE, 0)
        told += pos.choose(answer(decision, rng))
    considered = [event for event in told if event[0] == CONSIDERED]
    assert considered and all(event[1:4] == ("T2", 0, (("bids",),)) for event in considered)
    assert any(event[0] == "bids" for event in told)


def test_its_answers_are_in_no_record_but_follow_from_the_dice() -> None:
    record, rng = Record.new(GAME, SEATS, {"length": "short"}), Random(2)
    while decision := record.position.decision:
        record.play(answer(decision, rng))
    again = Record.replay(GAME, record.plain())
    assert again.position.digest() == record.position.digest()


def test_an_answer_under_way_is_copied_saved_and_asked_again() -> None:
    pos = GAME.new(("red", "blue"), {"length": "short"})
    pos.choose(("roll", 3, 3))
    pos.choose(("bid", 1))
    assert pos.decision is not None and pos.decision.seat == CHANCE
    assert [type(s).__name__ for s in pos.agenda[-2:]] == ["Blue", "Roll"]
    other = pos.copy()
    other._decision = None
    assert other.decision is not None and other.decision.ask == pos.decision.ask
    assert other.choose(("roll", 1, 1)) == pos.choose(("roll", 1, 1))
    assert other.digest() == pos.digest()


def test_an_automaton_sits_only_where_the_game_has_one() -> None:
    assert GAME.seated(SEATS, {"length": "long"}) == {"length": "long"}
    with pytest.raises(SetupError, match="seat red: no automaton of toy can hold it"):
        GAME.seated({"red": "auto", "blue": "Ben"}, {})
