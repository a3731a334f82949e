"""The captain where his own choices come in a row: whole lines, what ends them, and what he keeps of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Any, Self

import pytest

from rules.kernel.decision import CHANCE, Decision, Option
from rules.kernel.game import Game
from rules.kernel.position import COMPILED, Position, Result
from rules.kernel.step import Outcome, Sealed, Step
from rules.players.captain import AGAIN, LINES, Captain
from rules.players.deckhand import Deckhand
from rules.players.lines import FIRST, THROWS, LineSearch, in_row, known

WORD = "baab"


class Path(Position):
    """Seat 0 says letter after letter; seat 1 then picks the winner, if no die does. `hidden` is what seat 0 cannot see."""

    __slots__ = ("hidden", "said")
    columns = __slots__

    def copy(self) -> Self:
        new = self.__new__(type(self))
        new.said, new.hidden = self.said, self.hidden
        self._copy_into(new)
        return new

    def view(self, seat: int | None) -> Any:
        return self.said

    def resample(self, seat: int, rng: Any) -> Self:
        new = self.copy()
        new.hidden = rng.randrange(1000)
        return new


@dataclass(eq=False)
class Secret(Sealed):
    seats: tuple[int, ...]
    answers: tuple[Option, ...] = ()

    def question(self, pos: Any, seat: int) -> Decision:
        return Decision(seat, "which-hand", "L4", secret=True)

    def choices(self, pos: Any, offer: Any) -> None:
        offer.one(("left",))
        offer.one(("right",))


@dataclass(eq=False)
class Say(Step):
    """Letters. After the last comes with `dice` a die, where the better letter is the one that is sure, a `secret` choice of these."""

    long: int = len(WORD)
    dice: bool = False
    secret: tuple[int, ...] = ()

    def begin(self, pos: Path, child: Step | None) -> Outcome:
        if len(pos.said) < self.long:
            return Decision(0, "letter", "L1")
        if self.dice:
            return Decision(CHANCE, "die", "L2", weights=(1, 1))
        return Secret(self.secret) if self.secret else Decision(1, "end", "L3")

    def choices(self, pos: Path, offer: Any) -> None:
        if len(pos.said) == self.long:
            offer.one(("fall", 0))
            offer.one(("fall", 1))
        else:
            for letter in "ab":
                offer.one(("say", letter))

    def say(self, pos: Path, letter: str) -> None:
        pos.said += letter

    def fall(self, pos: Path, n: int) -> None:
        if self.dice:
            pos.said += "=" if pos.said == "a" else "+" if n else "-"
        pos.result = None if self.dice else Result((n,), "L3")
        self.long = 99 if self.dice else self.long


class PathGame(Game):
    """At a glance every "a" looks better; at the end the letters of the word count, and most the whole. With dice "b" brings 3 or -4."""

    id = "path"
    seats = default_seats = ("speaker", "judge")
    merits = ("word", "letters")
    rows = True

    def __init__(self, start: Step | None = None) -> None:
        self.start = start or Say()

    def new(self, seats: tuple[str, ...], options: Mapping[str, str]) -> Path:
        position = Path.__new__(Path)
        position.said, position.hidden = "", 7
        position.start(self.start.copy())
        return position

    def sitting(self, position: Position) -> tuple[int, ...]:
        return 0, 1

    def settled(self, position: Position) -> bool:
        assert isinstance(position, Path)
        return len(position.said) > 1 and position.said[1] in "+-="

    def weigh(self, position: Position, seat: int) -> Sequence[float]:
        assert isinstance(position, Path)
        if seat:
            return 0.0, 0.0
        luck = 3.0 * position.said.count("+") - 4.0 * position.said.count("-")
        right = sum(one == other for one, other in zip(position.said, WORD, strict=True)) if len(position.said) == len(WORD) else 0
        return 0.3 * right + 2.0 * (position.said == WORD) + luck, 0.1 * position.said.count("a")


class VeiledGame(PathGame):
    """What seat 0 cannot see counts for the other, and for more than any word."""

    def weigh(self, position: Position, seat: int) -> Sequence[float]:
        assert isinstance(position, Path)
        return (0.01 * position.hidden, 0.0) if seat else super().weigh(position, seat)


def new(game: PathGame) -> tuple[Path, Decision]:
    position = game.new((), {})
    decision = position.decision
    assert decision is not None
    return position, decision


def test_a_lucky_guess_at_what_he_cannot_see_makes_no_line_better() -> None:
    game = VeiledGame(Say(long=1))
    for seed in range(5):
        position, decision = new(game)
        search = LineSearch(game, position, decision, Random(seed))
        for _ in range(200):
            search.playout()
        assert search.worth["say", "a"] - search.worth["say", "b"] == pytest.approx(0.1)


def test_a_line_is_found_whose_beginning_looks_bad() -> None:
    game = PathGame()
    for seed in range(10):
        position, decision = new(game)
        search = LineSearch(game, position, decision, Random(seed))
        for _ in range(800):
            search.playout()
        assert "".join(str(option[1]) for option in search.best) == WORD
        thought = search.thought()
        assert thought.option == ("say", "b")
        assert thought.reason == "word"
        assert next(option for option, _ in thought.liked) == thought.option
        assert sum(part for _, part in thought.liked) == pytest.approx(1)
        assert all(one[1] >= other[1] for one, other in pairwise(thought.liked))


@pytest.mark.skipif(COMPILED, reason="what a compiled search asks of itself cannot be watched; it is the same search")
def test_the_best_line_is_varied_only_after_the_first_few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then each new line begins like the best, for shorter or longer, and goes its own way."""
    game = PathGame()
    position, decision = new(game)
    search = LineSearch(game, position, decision, Random(2))
    asked: list[int] = []

    def play(position: Position, prefix: Sequence[Option]) -> list[Option]:
        assert prefix == search.best[: len(prefix)]
        asked.append(len(prefix))
        return LineSearch._play(search, position, prefix)

    monkeypatch.setattr(search, "_play", play)
    for _ in range(100):
        search.playout()
    assert asked[:FIRST] == [0] * FIRST
    assert set(asked[FIRST:]) == {0, 1, 2, 3}


def test_what_a_die_brings_is_counted_on_the_average() -> None:
    """Whoever took the luckiest of many throws would always say "b"."""
    game = PathGame(Say(long=1, dice=True))
    wrong = 0
    for seed in range(30):
        position, decision = new(game)
        search = LineSearch(game, position, decision, Random(seed))
        for _ in range(100):
            search.playout()
        worth = dict(search.worth)
        assert worth["say", "a"] == pytest.approx(0.1)
        assert -4.0 <= worth["say", "b"] < 3.0
        wrong += search.best == [("say", "b")]
    assert 0 < wrong < 18


def test_a_line_in_mind_is_followed_for_a_part_of_the_playouts() -> None:
    game = PathGame()
    captain = Captain(game, 1500)
    position, _ = new(game)
    told: list[tuple[int, int]] = []
    for n, letter in enumerate(WORD):
        told.clear()
        thought = captain.think(position, Random(n), lambda *steps: bool(told.append(steps)))
        assert thought.option == ("say", letter)
        assert told[-1] == ((1500, 1500) if not n else (round(AGAIN * 1500), round(AGAIN * 1500)))
        position.choose(thought.option)
        if n < len(WORD) - 1:
            assert captain.lines[known(position, 0)] == tuple(("say", later) for later in WORD[n + 1 :])


def test_a_line_in_mind_belongs_to_one_question_and_to_nothing_that_cannot_be_known() -> None:
    game = PathGame()
    captain = Captain(game, 1500)
    position, _ = new(game)
    captain.think(position, Random(1))
    position.choose(("say", "a"))
    assert known(position, 0) not in captain.lines
    position, _ = new(game)
    position.hidden = 8
    position.choose(("say", "b"))
    assert known(position, 0) in captain.lines, "what he cannot see is another"


def test_he_has_only_so_many_lines_in_mind() -> None:
    captain = Captain(PathGame(), 1)
    for n in range(LINES + 5):
        captain._keep((str(n), (("say", "a"),)))
    captain._keep((str(10), (("say", "b"),)))
    captain._keep(None)
    assert next(iter(captain.lines)) == "5"
    assert list(captain.lines)[-1] == "10"
    assert len(captain.lines) == LINES
    assert captain.lines["10"] == (("say", "b"),)


def test_he_can_be_hurried_within_a_row() -> None:
    position, _ = new(PathGame())
    told: list[tuple[int, int]] = []
    thought = Captain(PathGame(), 1000).think(position, Random(1), lambda *steps: told.append(steps) or len(told) == 3)
    assert told == [(1, 1000), (2, 1000), (3, 1000)]
    assert thought.option in {option for option, _ in thought.liked}


def test_a_line_found_in_a_hurry_is_not_kept() -> None:
    """The question after it has all the playouts."""
    game = PathGame()
    position, _ = new(game)
    captain = Captain(game, 1000)
    position.choose(captain.think(position, Random(1), lambda *_: True).option)
    assert captain.lines == {}
    told: list[tuple[int, int]] = []
    captain.think(position, Random(2), lambda *steps: bool(told.append(steps)))
    assert told[-1] == (1000, 1000)


def test_of_lines_that_are_worth_the_same_the_one_taken_is_named_first() -> None:
    """Its reason is told of it."""
    for seed in range(5):
        game = PathGame(Say(long=1))
        search = LineSearch(game, *new(game), Random(seed))
        search.playout()
        search.playout()
        search.worth = {("say", "a"): 1.0, ("say", "b"): 1.0}
        for best in search.worth:
            search.best = [best]
            thought = search.thought()
            assert thought.liked[0][0] == thought.option == best


def test_a_row_of_a_single_choice_leaves_nothing_in_mind() -> None:
    game = PathGame(Say(long=1))
    position, _ = new(game)
    captain = Captain(game, 50)
    assert captain.think(position, Random(1)).option == ("say", "a")
    assert captain.lines == {}


@pytest.mark.skipif(COMPILED, reason="what a compiled search asks of itself cannot be watched; it is the same search")
def test_a_die_at_the_end_of_a_line_is_thrown_for_each_line_once(monkeypatch: pytest.MonkeyPatch) -> None:
    thrown: list[str] = []
    follow = Deckhand.follow

    def followed(self: Deckhand, position: Path, seat: int, rng: Random) -> None:
        thrown.append(position.said)
        follow(self, position, seat, rng)

    monkeypatch.setattr(Deckhand, "follow", followed)
    game = PathGame(Say(long=1, dice=True))
    position, decision = new(game)
    search = LineSearch(game, position, decision, Random(1))
    for _ in range(100):
        search.playout()
    assert thrown.count("a") == thrown.count("b") == THROWS


def test_a_line_that_cannot_be_followed_any_more_is_left() -> None:
    game = PathGame()
    position, decision = new(game)
    search = LineSearch(game, position, decision, Random(1), (("say", "a"), ("say", "z"), ("say", "b")))
    search.playout()
    assert search.best[0] == ("say", "a")
    assert ("say", "z") not in search.best
    assert len(search.best) == len(WORD)


def test_a_line_ends_before_a_secret_choice_in_which_others_answer_too() -> None:
    """The tree thinks about it, where it is asked."""
    game = PathGame(Say(long=2, secret=(0, 1)))
    position, decision = new(game)
    search = LineSearch(game, position, decision, Random(1))
    for _ in range(20):
        search.playout()
        assert [option[0] for option in search.best] == ["say", "say"]
    position.choose(("say", "a"))
    position.choose(("say", "a"))
    assert not in_row(game, position)
    thought = Captain(game, 20).think(position, Random(1))
    assert thought.option in {("left",), ("right",)}
    assert [part * 20 for _, part in thought.liked] == pytest.approx([round(part * 20) for _, part in thought.liked]), (
        "by how often it is tried"
    )


def test_a_line_goes_on_through_a_secret_choice_of_his_alone() -> None:
    game = PathGame(Say(long=2, secret=(0,)))
    position, decision = new(game)
    search = LineSearch(game, position, decision, Random(1))
    search.playout()
    assert [option[0] for option in search.best[:2]] == ["say", "say"]
    assert search.best[2] in {("left",), ("right",)}
