"""The captain: what he knows, what he finds, and what he can be asked for while he thinks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Self

import pytest

from pax_tui import games
from rules.kernel import chance
from rules.kernel.decision import CHANCE, Decision, Option
from rules.kernel.game import Game
from rules.kernel.position import COMPILED, Position, Result
from rules.kernel.step import Outcome, Sealed, Step
from rules.players import player
from rules.players.captain import Captain, Search
from rules.players.deckhand import Deckhand
from rules.players.random import choose
from rules.players.tree import Node
from tests.toy import GAME, ToyPosition


def positions(game: Game, count: int, seed: int = 1) -> list[Position]:
    """Positions in which somebody has a choice, from games of random seats."""
    found: list[Position] = []
    rng = Random(seed)
    while len(found) < count:
        position = game.new(game.default_seats, game.settle(game.default_seats, {}))
        while (asked := position.decision) is not None and len(found) < count:
            assert asked.options
            if asked.seat != CHANCE and len(asked.options) > 1 and rng.random() < 0.02 + 0.2 * asked.secret:
                found.append(position.copy())
            position.choose(chance.answer(asked, rng) if asked.seat == CHANCE else choose(asked, rng))
    return found


def asked(position: Position) -> Decision:
    assert position.decision is not None
    return position.decision


THINKERS = ("deckhand", "captain")
NAMES = ("toy", *games.GAMES)


def named(name: str) -> Game:
    return GAME if name == "toy" else games.game(name)


# -- what he knows


@pytest.mark.parametrize("level", THINKERS)
@pytest.mark.parametrize("name", NAMES)
def test_what_a_seat_cannot_know_plays_no_part_in_what_it_thinks(name: str, level: str):
    game = named(name)
    thinker = player(level, game, 4)
    for n, position in enumerate(positions(game, 8)):
        other = position.resample(asked(position).seat, Random(f"other {n}"))
        assert thinker.think(position, Random(n)) == thinker.think(other, Random(n))
        assert thinker(position, Random(n)) == thinker(other, Random(n))


@pytest.mark.parametrize("level", THINKERS)
@pytest.mark.parametrize("name", NAMES)
def test_thinking_changes_nothing(name: str, level: str):
    game = named(name)
    thinker = player(level, game, 4)
    for n, position in enumerate(positions(game, 4, seed=2)):
        before, options, log = position.digest(), list(asked(position).options or ()), list(position.log)
        thinker.think(position, Random(n))
        assert (position.digest(), asked(position).options, position.log) == (before, options, log)


@pytest.mark.parametrize("name", NAMES)
def test_a_position_resampled_is_resampled_as_the_real_one_is(name: str):
    """So that nothing the captain looks at depends on what he must not know."""
    for n, position in enumerate(positions(named(name), 10, seed=3)):
        seat = asked(position).seat
        other = position.resample(seat, Random(f"other {n}"))
        assert position.resample(seat, Random(n)).digest() == other.resample(seat, Random(n)).digest()


# -- what he says


def test_what_he_thinks_is_one_of_the_options_with_their_parts_and_a_merit():
    for n, position in enumerate(positions(GAME, 8)):
        thought = Captain(GAME, 20).think(position, Random(n))
        assert thought.option in {option for option, _ in thought.liked}
        assert sum(part for _, part in thought.liked) == pytest.approx(1)
        assert [part for _, part in thought.liked] == sorted((part for _, part in thought.liked), reverse=True)
        assert thought.reason in ("", *GAME.merits)


def test_he_answers_as_he_thinks():
    captain = Captain(GAME, 20)
    for n, position in enumerate(positions(GAME, 4)):
        assert captain(position, Random(n)) == captain.think(position, Random(n)).option


def test_a_single_option_is_not_thought_about():
    position = GAME.new(("red", "blue"), {"length": "short"})
    position.choose(("roll", 1, 1))
    position.coins = [0, 3, 3]
    position._decision = None
    position = position.copy()
    told: list[int] = []
    thought = Captain(GAME).think(position, Random(1), lambda done, of: bool(told.append(done)))
    assert (thought.option, thought.liked, told) == (("bid", 0), ((("bid", 0), 1.0),), [])


def test_whoever_waits_is_told_of_every_playout_and_can_say_that_it_is_enough():
    (position,) = positions(GAME, 1)
    told: list[tuple[int, int]] = []
    Captain(GAME, 7).think(position, Random(1), lambda *steps: bool(told.append(steps)))
    assert told == [(n, 7) for n in range(1, 8)]
    told.clear()
    thought = Captain(GAME, 1000).think(position, Random(1), lambda *steps: told.append(steps) or len(told) == 3)
    assert told == [(1, 1000), (2, 1000), (3, 1000)]
    assert thought.option in [option for option, _ in thought.liked]


def test_the_budget_is_what_the_player_is_given():
    (position,) = positions(GAME, 1)
    told: list[tuple[int, int]] = []
    player("captain", GAME, 3).think(position, Random(1), lambda *steps: bool(told.append(steps)))
    assert told == [(1, 3), (2, 3), (3, 3)]


# -- what he finds


def test_he_takes_the_card_that_wins_at_once():
    for n in range(5):
        position = GAME.new(("red", "blue"), {"length": "long"})
        for option in (("roll", 3, 3), ("bid", 1), ("bid", 0)):
            position.choose(option)
        assert isinstance(position, ToyPosition)
        position.points[0] = 17
        position.hands[0] = (1, 2, 12)  # 12 brings 3 points, 1 and 2 one each
        position.hands[1] = (3, 4, 5)
        position.bag = (6, 7, 8, 9, 10, 11)
        position.points[1] = 19
        position._decision = None
        thought = Captain(GAME, 60).think(position, Random(n))
        while thought.option != ("play", "card-12"):  # low cards before it do no harm
            assert thought.option in (("play", "card-1"), ("play", "card-2"))
            position.choose(thought.option)
            thought = Captain(GAME, 60).think(position, Random(n))


class Pennies(Position):
    """Seat 0 hides a penny left or right, or keeps it; seat 1 guesses, in secret too. Kept, chance gives it to seat 0 in one of five."""

    __slots__ = ("first",)
    columns = __slots__

    def copy(self) -> Self:
        new = self.__new__(type(self))
        new.first = self.first
        self._copy_into(new)
        return new

    def view(self, seat: int | None) -> Any:
        return tuple(str(step.shown(-2 if seat is None else seat)) for step in self.agenda)

    def resample(self, seat: int, rng: Any) -> Self:
        new = self.copy()
        for step in new.agenda:
            step.hide(new, seat, rng)
        return new


@dataclass(eq=False)
class Hands(Sealed):
    seats: tuple[int, ...]
    answers: tuple[Option, ...] = ()

    def question(self, pos: Any, seat: int) -> Decision:
        return Decision(seat, "which-hand", "P1", secret=True)

    def choices(self, pos: Any, offer: Any) -> None:
        offer.one(("left",))
        offer.one(("right",))
        if self.turn == 0:
            offer.one(("keep",))


@dataclass(eq=False)
class Guess(Step):
    kept: bool = False

    def begin(self, pos: Pennies, child: Step | None) -> Outcome:
        return self.go("opened", Hands((0, 1) if pos.first == 0 else (1, 0)))

    def opened(self, pos: Pennies, child: Any) -> Outcome:
        said = dict(zip(child.seats, child.answers, strict=True))
        pos.tell("opened", "P1", said[0][0], said[1][0])
        if said[0] == ("keep",):
            return Decision(CHANCE, "who", "P2", weights=(1, 4))
        pos.result = Result((1,) if said[0] == said[1] else (0,), "P1")
        return None

    def choices(self, pos: Pennies, offer: Any) -> None:
        offer.one(("to", 0))
        offer.one(("to", 1))

    def to(self, pos: Pennies, who: int) -> None:
        pos.result = Result((who,), "P2")


class PenniesGame(Game):
    id = "pennies"
    seats = ("hider", "guesser")
    default_seats = seats

    def new(self, seats: tuple[str, ...], options: Mapping[str, str]) -> Pennies:
        position = Pennies.__new__(Pennies)
        position.first = 0
        position.start(Guess())
        return position

    def sitting(self, position: Position) -> tuple[int, ...]:
        return 0, 1

    def weigh(self, position: Position, seat: int) -> Sequence[float]:
        return ()


def asking(tree: Node, asks: Option) -> list[Node]:
    """The nodes of a tree at which one could choose this option."""
    return ([tree] if asks in tree.edges else []) + [found for node in tree.nodes.values() for found in asking(node, asks)]


@pytest.mark.parametrize("first", [0, 1])
def test_in_a_secret_choice_nobody_answers_to_what_he_cannot_know(first: int):
    """Whatever the hider does, the guesser guesses at one and the same node, and has tried both hands there; and so it is for the hider."""
    position = PenniesGame().new((), {})
    position.first = first
    if asked(position).seat == 1:
        position.choose(("left",))
    search = Search(PenniesGame(), position, asked(position), Random(1))
    for _ in range(400):
        search.playout()
    hider, guesser = search.root, asking(search.trees[1], ("left",))
    assert asking(search.trees[0], ("keep",)) == []  # they are all in the one where the question is asked
    assert asking(hider, ("keep",)) == [hider]
    assert len(guesser) == 1
    assert {edge.option[0] for edge in hider.edges.values() if edge.visits} == {"left", "right", "keep"}
    assert min(edge.visits for edge in guesser[0].edges.values()) > 67


def test_what_another_has_answered_in_secret_is_not_used():
    """A captain who looked would hide it where the guesser has not guessed."""
    chosen = set()
    for seed in range(12):
        thoughts = []
        for guess in ("left", "right"):
            position = PenniesGame().new((), {})
            position.first = 1
            position.decision  # noqa: B018
            position.choose((guess,))
            thoughts.append(Captain(PenniesGame(), 31).think(position, Random(seed)))
        assert thoughts[0] == thoughts[1]
        chosen.add(thoughts[0].option)
    assert chosen >= {("left",), ("right",)}


@pytest.mark.skipif(COMPILED, reason="what a compiled seat asks of itself cannot be watched; it is the same seat")
@pytest.mark.parametrize("level", THINKERS)
def test_nobody_glances_while_answers_are_sealed(level: str, monkeypatch: pytest.MonkeyPatch):
    """He would weigh a position in which what the others have answered can be seen."""
    glances: list[bool] = []
    glance = Deckhand.glance

    def looked(self: Deckhand, position: Position, decision: Decision, rng: Random) -> Option:
        glances.append(position.holds_secret)
        return glance(self, position, decision, rng)

    monkeypatch.setattr(Deckhand, "glance", looked)
    position = GAME.new(("red", "blue", "green"), {"length": "long"})
    position.choose(("roll", 3, 3))
    for seat in range(3):
        player(level, GAME, 20).think(position, Random(seat))
        position.choose(("bid", seat))
    assert glances
    assert not any(glances)


# -- whom he beats


def test_he_beats_random_seats():
    won = 0
    for seed in range(6):
        position, rng = GAME.new(("red", "blue"), {"length": "long"}), Random(seed)
        captain, other = Captain(GAME, 40), player("random", GAME)
        while (decision := position.decision) is not None:
            who = captain if decision.seat == seed % 2 else other
            position.choose(chance.answer(decision, rng) if decision.seat == CHANCE else who(position, rng))
        result = position.outcome()
        assert result is not None
        won += result.winners == (seed % 2,)
    assert won >= 5
