"""Whole games by random seats (architecture.md, Tests 2 and 3): they end, lose nothing, leak nothing, and use all there is.

The last test prints a report of what the corpus of games and scenarios has used; it stands at the end of the test output.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pax_tui.simulation import play
from rules.kernel import scenario
from rules.kernel.decision import Option
from rules.sea_and_steel.game import GAME
from rules.sea_and_steel.ops import OPS
from rules.sea_and_steel.state import SeaPosition
from rules.sea_and_steel.tables import EVENT_CARDS, FATE_CARDS, FIRST_FATE, INDIGENOUS, SIDES, SPANISH, WILL
from rules.sea_and_steel.victory import LEVELS, level
from tests.rules.games import (
    check_copy_lives_its_own_life,
    check_digest_without_hash_seed,
    check_no_seat_can_tell,
    check_nothing_public_tells,
    quiet,
    stopped,
)
from tests.rules.sea_and_steel.lively import one_sided
from tests.scenarios.sea_and_steel_sections import BOOK

BOTS = dict.fromkeys(GAME.seats, "bot:random")
QUICK = quiet(40)
SEEDS, CHOICES = st.integers(0, 10**6), st.integers(0, 600)


def random_position(seed: int, choices: int) -> SeaPosition:
    """A position after some random choices, before the end of the game."""
    return stopped(GAME.new(GAME.seats, {"columbus-will": "yes"}), Random(seed), choices)


@pytest.mark.parametrize("number", range(5))
def test_a_random_game_ends_and_every_check_holds(number: int) -> None:
    played = play(GAME, BOTS, {"columbus-will": ("no", "yes")[number % 2]}, seed=7, number=number, check=True)
    assert played.result is not None


@QUICK
@given(seed=SEEDS, choices=CHOICES)
def test_no_seat_can_tell_a_position_from_its_resample(seed: int, choices: int) -> None:
    check_no_seat_can_tell(random_position(seed, choices), SIDES, seed)


@QUICK
@given(seed=SEEDS, choices=CHOICES)
def test_what_is_offered_and_refused_in_public_tells_no_hand(seed: int, choices: int) -> None:
    check_nothing_public_tells(random_position(seed, choices), SIDES, seed)


def test_an_event_card_chosen_in_secret_is_seen_by_its_owner_only() -> None:
    pos = GAME.new(GAME.seats, {})
    GAME.place(pos, {"phase": "event", "fate": 20, "spanish": {"8": "foot"}, "indigenous": {"14": "tama"}})
    pos.choose(("event", pos.hand[SPANISH][0]))
    assert pos.holds_secret
    chosen = str(("event", pos.hand[SPANISH][0]))
    assert chosen in str(pos.view(SPANISH).agenda)
    assert chosen not in str(pos.view(INDIGENOUS).agenda)
    assert chosen not in str(pos.view(None).agenda)


@QUICK
@example(seed=40383, choices=209)  # the last room of a march was barred by whoever could have gone on
@given(seed=SEEDS, choices=CHOICES)
def test_a_copy_lives_its_own_life(seed: int, choices: int) -> None:
    check_copy_lives_its_own_life(random_position(seed, choices), seed)


@QUICK
@given(seed=SEEDS, choices=CHOICES)
def test_asking_twice_changes_nothing(seed: int, choices: int) -> None:
    pos = random_position(seed, choices)
    before = pos.digest()
    pos._decision = None
    assert pos.decision is not None
    assert pos.digest() == before


@QUICK
@given(seed=SEEDS, choices=CHOICES)
def test_a_position_written_down_is_set_up_again(seed: int, choices: int) -> None:
    """Wherever no card is half done the notation says all there is of the map."""
    pos = random_position(seed, choices)
    written = GAME.notation(pos)
    kept = {k: v for k, v in written.items() if k not in ("vp", "owner", "bag", "excess", "event")}
    if pos.turn == 1 or pos.will == 2 or any(getattr(s, "loose", ()) or getattr(s, "unsettled", False) for s in pos.agenda):
        return
    again = GAME.new(GAME.seats, {})
    GAME.place(again, {**kept, "phase": "fate", "hand": {}, "grace": kept["grace"]})
    found = GAME.notation(again)
    assert all(found[k] == written[k] for k in ("vp", "owner", "spanish", "indigenous", "bag", "citadels", "palisades", "leaders"))


def test_the_digest_does_not_depend_on_the_hash_seed() -> None:
    check_digest_without_hash_seed(
        "from tests.rules.sea_and_steel.test_games import random_position; print([random_position(s, 450).digest() for s in range(3)])"
    )


def test_the_victory_levels_are_those_of_the_table() -> None:
    names = ["decisive"] * 11 + ["substantial"] * 2 + ["minor"] * 4 + ["substantial"] * 2 + ["decisive"] * 2
    assert [level(vp) for vp in range(21)] == names
    assert LEVELS[2][0] == 14


# -- what the corpus uses


@contextmanager
def watching() -> Iterator[dict[str, Counter[Any]]]:
    """Watches every SeaPosition while it is open."""
    used: dict[str, Counter[Any]] = {name: Counter() for name in ("paths", "endings", "events")}
    choose = SeaPosition.choose

    def watched(self: SeaPosition, option: Option) -> list[tuple[Any, ...]]:
        for step in self.agenda:
            if type(step).__name__ == "Card":
                used["paths"][step.__dict__["path"]] += 1
        events = choose(self, option)
        for event in events:
            used["events"][event[0]] += 1
            if event[0] == "victory":
                used["endings"][event[1], *event[3:5]] += 1
            if event[0] in ("fate", "event", "will"):
                used["paths"][str(event[-1])] += 1
        return events

    SeaPosition.choose = watched  # type: ignore[method-assign]
    try:
        yield used
    finally:
        del SeaPosition.choose  # that of every Position again


WANTED_ENDINGS = {("4.6a", side, "decisive") for side in GAME.seats}
WANTED_ENDINGS |= {("4.6b", side, name) for side in GAME.seats for name in ("minor", "substantial", "decisive")}


def test_the_corpus_uses_every_card_event_and_ending(record_property: Any) -> None:
    with watching() as used:
        for n in range(90):
            pos, rng = GAME.new(GAME.seats, {"columbus-will": "yes"}), Random(f"corpus {n}")
            busy = (SPANISH, SPANISH, INDIGENOUS)[n % 3]
            while decision := pos.decision:
                pos.choose(one_sided(decision, rng, busy))
        for file in BOOK.files:
            scenario.run(scenario.read(tomllib.loads(file.read_text(encoding="utf-8")), {GAME.id: GAME}))
    cards = {str(n) for n in (*EVENT_CARDS[0], *EVENT_CARDS[1], *FIRST_FATE, *FATE_CARDS, WILL)}
    asked = {path for path, ops in OPS.items() if path.partition("/")[0] in cards and any(asks(op) for op in ops)}
    lacking = {
        "cards": sorted(cards - set(used["paths"])),
        "effects that ask": sorted(asked - set(used["paths"])),
        "endings": sorted(WANTED_ENDINGS - set(used["endings"])),
    }
    record_property(
        "coverage",
        f"Sea & Steel: endings {dict(used['endings'])}\n{len(used['events'])} kinds of event, {len(asked)} effects of cards that ask",
    )
    assert not any(lacking.values()), lacking


def asks(op: dict[str, Any]) -> bool:
    """Whether an op always asks something, so that it is seen waiting."""
    return op["op"] in ("arrive", "roll") and not op.get("where", {}).get("landing")
