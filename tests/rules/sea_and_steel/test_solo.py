"""Solo games: they end, repeat themselves, and use every priority, every half of every card, every level and every ending."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from pax_tui.session import Session
from pax_tui.simulation import play
from rules.kernel.chance import answer
from rules.kernel.decision import CHANCE, Option
from rules.kernel.game import SetupError
from rules.sea_and_steel.game import GAME
from rules.sea_and_steel.nitayno_lists import GOVERNOR, STANDARD, VICEROY
from rules.sea_and_steel.setup import LEVELS
from rules.sea_and_steel.state import SeaPosition
from rules.sea_and_steel.tables import CARD, NITAYNO_CARDS, SPANISH
from tests.rules.sea_and_steel.greedy import Greedy, habit

ALONE = {"spanish": "bot:random", "indigenous": "auto"}


@pytest.mark.parametrize("level", LEVELS)
def test_a_random_solo_game_ends_and_every_check_holds(level: str) -> None:
    for number in range(2):
        played = play(GAME, ALONE, {"difficulty": level, "columbus-will": "yes"}, seed=11, number=number, check=True)
        assert played.result is not None


def test_the_nitayno_is_never_asked_and_nothing_but_chance_answers_for_him() -> None:
    pos, rng = GAME.new(GAME.seats, {"solo": "yes"}), Random(4)
    while decision := pos.decision:
        assert decision.seat in (CHANCE, SPANISH)
        pos.choose(answer(decision, rng))


def test_the_same_answers_of_chance_and_spain_make_the_same_game() -> None:
    first, second = (GAME.new(GAME.seats, {"solo": "yes"}) for _ in range(2))
    rng = Random(5)
    while decision := first.decision:
        option = answer(decision, rng)
        assert first.choose(option) == second.choose(option)
    assert first.digest() == second.digest()


@pytest.mark.parametrize(
    ("seats", "options", "says"),
    [
        ({"spanish": "auto", "indigenous": "Ana"}, {}, "seat spanish"),
        ({"spanish": "Ana", "indigenous": "Ben"}, {"difficulty": "viceroy"}, "indigenous=auto"),
        ({"spanish": "Ana", "indigenous": "Ben"}, {"solo": "yes"}, "indigenous=auto"),
        ({"spanish": "Ana", "indigenous": "auto"}, {"difficulty": "easy-peasy"}, "difficulty is one of"),
        ({"spanish": "Ana", "indigenous": "auto"}, {"solo": "no"}, "indigenous=auto"),
    ],
)
def test_seats_and_options_that_do_not_go_together_are_refused_in_one_line(
    seats: dict[str, str], options: dict[str, str], says: str
) -> None:
    with pytest.raises(SetupError, match=says) as refused:
        Session.new(GAME, seats, options, 1)
    assert "\n" not in str(refused.value)


def test_a_solo_game_is_kept_and_taken_up_with_its_level() -> None:
    session = Session.new(GAME, {"spanish": "Ana", "indigenous": "auto"}, {"difficulty": "viceroy"}, 3)
    session.advance()
    assert session.persons == (SPANISH,)
    assert session.waits
    again = type(session.record).resume(GAME, session.record.plain())
    assert again.diverged is None
    assert again.position.digest() == session.position.digest()
    assert (STANDARD, GOVERNOR, VICEROY) == (0, 1, 2)
    assert again.position.view(SPANISH).solo == VICEROY


ITEMS_TOLD = ("marker", "which-area", "which-action", "who-moves", "who-fights", "who-is-hit", "stays", "raid-strikes", "second-raid")


def quick(pos: SeaPosition, rng: Random) -> Option:
    """A Spain that knows some habits, and marches here and there."""
    decision = pos.decision
    assert decision is not None and decision.options
    if decision.ask in ("impulse", "activation", "march", "first_activation"):
        return decision.options[int(rng.random() * len(decision.options))]
    return habit(pos, rng)


def test_the_greedy_player_plays_a_game_to_its_end() -> None:
    pos, rng = GAME.new(GAME.seats, {"solo": "yes"}), Random(6)
    spain = Greedy(rng, 1)
    while decision := pos.decision:
        pos.choose(answer(decision, rng) if decision.seat == CHANCE else spain(pos))
    assert pos.turn == 6 and pos.outcome() is not None


def test_a_corpus_of_solo_games_uses_every_priority(record_property: Any) -> None:
    priorities, endings, kinds = Counter[int](), Counter[str](), Counter[str]()
    for n in range(36):
        pos = GAME.new(GAME.seats, {"solo": "yes", "difficulty": LEVELS[n % 3]})
        rng = Random(f"solo {n}")
        while decision := pos.decision:
            option = answer(decision, rng) if decision.seat == CHANCE or rng.random() < 0.2 else quick(pos, rng)
            for event in pos.choose(option):
                if event[0] == "considered":
                    kinds[event[3][0][0]] += 1
                    priorities.update(item[1] for item in event[4] if item[0] == "the-priority")
                elif event[0] == "victory":
                    endings[f"{event[1]} {event[3]} {event[4]}"] += 1
    record_property("coverage", f"solo: priorities {dict(sorted(priorities.items()))}, endings {dict(sorted(endings.items()))}")
    assert set(priorities) == set(range(1, 7))
    assert {"4.6a indigenous decisive", "4.6b indigenous decisive"} <= set(endings), endings
    assert set(ITEMS_TOLD) <= set(kinds), kinds


WHOLE = {
    "fate": 21,
    "spanish": {str(a): "foot pawn" for a in (1, 3, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15)},
    "indigenous": {"2": "naboria cacique-reduced tama", "9": "calinago-reduced naboria caonabo-reduced"},
    "palisades": [1, 6],
}
"""A position of 12 VP in which every half of every card has something to do."""
HALVES = [(n, row) for n in NITAYNO_CARDS for row in range(len(CARD[n]["bands"]))]
LASTS = [n for n in NITAYNO_CARDS if CARD[n]["last"]]


def resolved(pos: SeaPosition, seed: int) -> list[tuple[Any, ...]]:
    """What happens until Spain is asked something that is not about the card."""
    rng, told = Random(seed), list[tuple[Any, ...]]()
    while (decision := pos.decision) is not None and decision.ask not in ("event", "impulse"):
        told += pos.choose(answer(decision, rng))
        pos.check()
    return told


@pytest.mark.parametrize(("card", "row"), HALVES)
def test_the_upper_half_of_every_card_is_carried_out_in_every_band(card: int, row: int) -> None:
    most = CARD[card]["bands"][row]["upto"]
    held = {a: p for n, (a, p) in enumerate(WHOLE["spanish"].items()) if n < most}
    for seed in (0, 2):
        pos = GAME.new(GAME.seats, {"solo": "yes", "difficulty": LEVELS[seed]})
        turn = 2 if CARD[card]["deck"] == "turn-2" else 3
        GAME.place(pos, {**WHOLE, "spanish": held, "palisades": [], "phase": "special", "turn": turn})
        assert pos.vp == min(most, 12)
        told = pos.choose(("nitayno", card))
        told += resolved(pos, seed)
        assert ("which-half", "top") in [e[3][0] for e in told if e[0] == "considered" and ("the-card", card) in e[4]]


@pytest.mark.parametrize("card", LASTS)
def test_the_lower_half_of_every_card_is_carried_out(card: int) -> None:
    for seed in range(3):
        pos = GAME.new(GAME.seats, {"solo": "yes"})
        now = {"phase": "impulse", "side": "indigenous", "turn": 6, "nitayno": card, "impulses": {"spanish": 1, "indigenous": 1}}
        GAME.place(pos, {**WHOLE, **now})
        pos._decision = None
        before = pos.digest()
        told = list(pos.log)
        told += resolved(pos, seed)
        assert pos.digest() != before
        assert pos.marker[1] == 0
        assert not any(e[0] == "activated" for e in told)
