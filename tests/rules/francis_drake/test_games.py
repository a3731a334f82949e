"""Whole games (invariants of spec section 7): they end, lose nothing, leak nothing, and use all there is."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pax_tui.inspection import tells_no_secret
from pax_tui.simulation import play
from rules.francis_drake.game import GAME
from rules.francis_drake.missions import Missions
from rules.francis_drake.state import DrakePosition, N
from rules.francis_drake.tables import DISC_IDS, DISCS, HIDDEN, NONE
from rules.francis_drake.words import EVENTS
from tests.rules.francis_drake.lively import TABLES, lively, lively_game, lively_position
from tests.rules.games import (
    check_copy_lives_its_own_life,
    check_digest_without_hash_seed,
    check_no_seat_can_tell,
    check_nothing_public_tells,
    quiet,
)

POSITIONS = {"seats": st.sampled_from(TABLES), "seed": st.integers(0, 10**6), "choices": st.integers(0, 260)}
QUIET = quiet(50)


@pytest.mark.parametrize("seats", TABLES, ids=len)
@pytest.mark.parametrize("options", [{}, {"street": "printed"}], ids=["shuffled", "printed"])
def test_a_random_game_ends_and_every_check_holds(seats: tuple[str, ...], options: dict[str, str]) -> None:
    for number in range(4):
        assert play(GAME, dict.fromkeys(seats, "bot:random"), options, seed=7, number=number, check=True).result is not None


@pytest.mark.parametrize("seats", TABLES, ids=len)
def test_every_check_holds_in_lively_games_and_scores_fall_by_the_investor_alone(seats: tuple[str, ...]) -> None:
    for seed in range(3):
        pos, rng = GAME.new(seats, {}), Random(seed)
        visits: Counter[str] = Counter()
        while decision := pos.decision:
            before = pos.score[:]
            events = pos.choose(lively(decision, rng))
            pos.check()
            paid = [e[3] for e in events if e[0] == "stopped_for_vp"]
            visits.update(paid)
            fallen = [GAME.seat_name(s) for s in pos.seats if pos.score[s] < before[s]]
            assert fallen == paid
            assert all(before[GAME.seat_number(s)] - pos.score[GAME.seat_number(s)] == 4 for s in paid)
            tells_no_secret(GAME, pos, rng)
        assert all(n == 1 for n in visits.values())


@QUIET
@given(**POSITIONS)
def test_no_seat_can_tell_a_position_from_its_resample(seats: tuple[str, ...], seed: int, choices: int) -> None:
    check_no_seat_can_tell(lively_position(seats, seed, choices), range(len(GAME.seats)), seed)


@QUIET
@given(**POSITIONS)
def test_a_view_shows_no_disc_counter_or_chest_that_its_seat_may_not_know(seats: tuple[str, ...], seed: int, choices: int) -> None:
    pos = lively_position(seats, seed, choices)
    for seat in (*pos.seats, None):
        seen = pos.view(seat)
        assert not any(hasattr(seen, hidden) for hidden in ("disc_at", "knows", "troop_pool", "frigate_pool"))
        for place, discs in enumerate(seen.discs):
            for owner, disc in discs:
                informed = pos.revealed or owner == seat or (seat == pos.informer and place == pos.looked != NONE)
                assert disc == HIDDEN or (informed and pos.disc_at[owner * N + disc] == place)
        for place, value in enumerate(seen.counter):
            if value >= 0:
                assert pos.flipped[place] or (seat is not None and pos.knows[place] >> seat & 1)
        assert all(chest is None for other, chest in enumerate(seen.chest) if other != seat)
        if seat is None:
            assert seen.hand == ()


@QUIET
@given(**POSITIONS)
def test_what_is_offered_and_refused_in_public_tells_nothing_hidden(seats: tuple[str, ...], seed: int, choices: int) -> None:
    pos = lively_position(seats, seed, choices)
    check_nothing_public_tells(pos, pos.seats, seed, lively)


@QUIET
@given(**POSITIONS)
def test_events_for_all_name_no_face_down_disc_or_counter(seats: tuple[str, ...], seed: int, choices: int) -> None:
    """The same choices in a position another seat cannot tell apart are told to it alike, while the discs lie face down."""
    pos = lively_position(seats, seed, choices)
    decision = pos.decision
    assert decision is not None
    if decision.ask != "which_disc":
        return
    assert decision.secret
    watcher = next(s for s in pos.seats if s != decision.seat)
    told = []
    for option in list(decision.options or ())[:2]:
        events = pos.copy().choose(option)
        told.append([e for e in events if not e[2] or e[2] >> watcher & 1])
    assert all(e[0] in ("disc_laid", "ghost_ship_shown", "arrived", "mission_void", "returned") or not told for e in told[0])
    if not any(e[0] == "arrived" for e in told[0]):
        assert told[0] == told[-1]


@QUIET
@given(**POSITIONS)
def test_a_copy_lives_its_own_life(seats: tuple[str, ...], seed: int, choices: int) -> None:
    check_copy_lives_its_own_life(lively_position(seats, seed, choices), seed)


def test_resampling_a_face_down_disc_gives_every_disc_its_turn() -> None:
    """2B: the disc Red lays at San Juan may be any of his four for Blue, and is what it is for Red."""
    pos = GAME.new(GAME.seats[:3], {})
    GAME.place(pos, {"phase": "place", "supplies": {"red": 1}, "discs": {"red": {"2": "san-juan"}}})
    rng, blue, red = Random(1), GAME.seat_number("blue"), GAME.seat_number("red")
    found = {DISC_IDS[n] for _ in range(60) for n in DISCS if pos.resample(blue, rng).disc_at[red * N + n] == 0}
    assert found == {"1", "2", "3", "4"}
    assert all(pos.resample(red, rng).disc_at == pos.disc_at for _ in range(5))


def test_the_informer_knows_the_discs_looked_at_and_the_governor_the_troops() -> None:
    """2A, 2C: after the look at Cartagena nothing about its discs is open for the Informer; everything is for the others."""
    pos = GAME.new(GAME.seats[:4], {})
    GAME.place(
        pos,
        {
            "phase": "informer",
            "informer": "yellow",
            "governor": "red",
            "supplies": {"red": 2, "blue": 2, "yellow": 2},
            "discs": {"red": {"1": "cartagena", "3": "panama"}, "yellow": {"2": "cartagena", "4": "portobelo"}},
        },
    )
    place, yellow, red, blue = 4, GAME.seat_number("yellow"), GAME.seat_number("red"), GAME.seat_number("blue")
    assert pos.decision is not None
    pos.choose(("look_discs", "cartagena"))
    assert (red, 1) in pos.view(yellow).discs[place]
    assert (red, HIDDEN) in pos.view(blue).discs[place]
    rng = Random(2)
    assert all(pos.resample(yellow, rng).disc_at[red * N + 1] == place for _ in range(20))
    assert any(pos.resample(blue, rng).disc_at[red * N + 1] != place for _ in range(20))
    assert pos.view(red).counter[place] == pos.counter[place]
    assert pos.view(blue).counter[place] == HIDDEN


def test_nothing_can_be_taken_back_after_a_look_or_a_flip() -> None:
    """What is answered there tells somebody something; the record keeps it."""
    from rules.kernel.record import Record

    record = Record.new(GAME, dict.fromkeys(GAME.seats[:3], "Ana"), {})
    rng, looks = Random(3), 0
    while decision := record.position.decision:
        option = lively(decision, rng)
        record.play(option)
        if option[0] in ("look_discs", "look_counter", "attack", "disc"):
            looks += 1
            assert not record.can_undo
    assert looks > 12


def test_the_slots_are_resolved_in_order() -> None:
    """2E1: slot after slot, and in each the sailing order."""
    for seed in range(6):
        pos, rng = GAME.new(GAME.seats, {}), Random(seed)
        last: tuple[Any, ...] = ()
        while decision := pos.decision:
            step = next((s for s in pos.agenda if isinstance(s, Missions)), None)
            if step is None:
                last = ()
            else:
                now = (pos.voyage, step.slot, step.turn)
                assert now >= last
                last = now
            pos.choose(lively(decision, rng))


def test_the_digest_does_not_depend_on_the_hash_seed() -> None:
    check_digest_without_hash_seed(
        "from tests.rules.francis_drake.lively import lively_position, TABLES;print([lively_position(s, 5, 120).digest() for s in TABLES])"
    )


def test_lively_games_tell_every_kind_of_event_but_the_rarest() -> None:
    seen: Counter[str] = Counter()
    choose = DrakePosition.choose

    def watched(self: DrakePosition, option: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        events = choose(self, option)
        seen.update(e[0] for e in events)
        return events

    DrakePosition.choose = watched  # type: ignore[method-assign, assignment]
    try:
        ends = Counter(lively_game(TABLES[n % 3], n).result.section for n in range(60))  # type: ignore[union-attr]
    finally:
        DrakePosition.choose = choose  # type: ignore[method-assign]
    rare = {"nothing_to_choose", "short_supply", "tie_broken"}
    assert set(EVENTS) - set(seen) - rare == set()
    assert set(seen) <= set(EVENTS)
    assert set(ends) <= {"3", "3C"}


def test_every_score_is_the_sum_of_what_was_told() -> None:
    """2E to 3: start, what attacks, bonus, charts, offices, commodities and chests bring, less what the Investor took."""
    points = {
        "attacked": 4,
        "hero_bonus": 1,
        "conquests_scored": 2,
        "unclaimed_scored": 4,
        "commodities_scored": 5,
        "chest_opened": 4,
        "stopped_for_vp": 3,
    }
    for seed in range(12):
        pos, rng = GAME.new(TABLES[seed % 3], {}), Random(f"sum {seed}")
        told = dict.fromkeys(pos.seats, 4)
        while decision := pos.decision:
            for kind, _, _, *args in pos.choose(lively(decision, rng)):
                if kind in points:
                    told[GAME.seat_number(args[0])] += args[points[kind]] * (-1 if kind == "stopped_for_vp" else 1)
        assert {s: pos.score[s] for s in pos.seats} == told
        assert pos.result is not None
        best = max(told.values())
        assert pos.result.winners == (next(s for s in pos.homebound if told[s] == best),)


def test_a_stone_is_taken_by_the_first_success_and_by_no_other() -> None:
    """2E2, R3: in every voyage the first attack that succeeds at a target is followed by its stone, every later one is not."""
    for seed in range(6):
        pos, rng = GAME.new(TABLES[seed % 3], {}), Random(f"stone {seed}")
        first: set[tuple[int, str]] = set()
        while decision := pos.decision:
            voyage = pos.voyage
            events = pos.choose(lively(decision, rng))
            for n, (kind, _, _, *args) in enumerate(events):
                if kind == "attacked":
                    taken = n + 1 < len(events) and events[n + 1][0] == "treasure_taken"
                    assert taken == ((voyage, args[1]) not in first)
                    first.add((voyage, args[1]))
        assert len(first) > 3


def test_the_largest_sets_first_is_best() -> None:
    """3A: no way to split a holding into sets is worth more."""
    from itertools import combinations, product

    from rules.francis_drake.scoring import commodity_points
    from rules.francis_drake.tables import COMMODITY_VP

    best: dict[tuple[int, ...], int] = {}

    def value(held: tuple[int, ...]) -> int:
        if held not in best:
            kinds = [i for i in range(4) if held[i]]
            sets = [s for k in range(1, len(kinds) + 1) for s in combinations(kinds, k)]
            best[held] = max((COMMODITY_VP[len(s)] + value(tuple(n - (i in s) for i, n in enumerate(held))) for s in sets), default=0)
        return best[held]

    assert all(commodity_points(held) == value(held) for held in product(range(4), repeat=4))
