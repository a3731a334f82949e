"""Ganga Zumba against the Sun King: whole games, and every line of his lists (S0 to S7)."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pax_tui.simulation import play
from rules.kernel import scenario
from rules.kernel.chance import answer
from rules.kernel.decision import CHANCE, Offer
from rules.kernel.game import SetupError
from rules.kernel.position import COMPILED
from rules.kernel.record import Record
from rules.pax_hispanica import solitaire, sun_king
from rules.pax_hispanica.game import GAME
from rules.pax_hispanica.sail_year import Sail
from rules.pax_hispanica.solitaire import LEVEL_IDS, LEVELS, KingAnswers, Level, SolitairePosition
from rules.pax_hispanica.solitaire_auction import weights
from rules.pax_hispanica.sun_king_battle import TACTICS
from rules.pax_hispanica.sun_king_lists import LINE, PRIORITY
from rules.pax_hispanica.sun_king_sail import EXIT_ZONES, first_target, next_zone, prospects, steps, target_class
from rules.pax_hispanica.tables import HAVEN_IDS, NONE, PURPLE, RED, SEA_NEXT, SEAS
from tests.lively import lively

SEATS = {"red": "bot:random", "purple": "auto"}
SCENARIOS = Path(__file__).parents[2] / "scenarios" / "pax_hispanica" / "solitaire"


def new(level: str = "standard") -> SolitairePosition:
    pos = GAME.new(("purple", "red"), {"solitaire": "ganga-zumba", "difficulty": level})
    assert isinstance(pos, SolitairePosition)
    return pos


def positions(games: int, each: int) -> Iterator[SolitairePosition]:
    """Positions of lively games, one after so many choices."""
    for seed in range(games):
        pos, rng, n = new(), Random(f"solitaire {seed}"), 0
        while (decision := pos.decision) is not None:
            if n % each == 0:
                yield pos
            pos.choose(answer(decision, rng) if decision.seat == CHANCE else lively(decision, rng))
            n += 1


@pytest.mark.parametrize("level", LEVEL_IDS)
@pytest.mark.parametrize("number", range(2))
def test_a_random_game_ends_and_every_check_holds(level: str, number: int) -> None:
    played = play(GAME, SEATS, GAME.seated(SEATS, {"difficulty": level}), seed=7, number=number, check=True)
    assert played.result is not None
    assert played.result.section in ("S7.1", "S7.2", "S7.4")


def test_only_the_person_and_chance_are_asked_and_nothing_is_lost() -> None:
    for pos in positions(6, 5):
        assert pos.decision is not None
        assert pos.decision.seat in (RED, CHANCE)
        pos.check()


def test_you_cannot_tell_a_position_from_its_resample() -> None:
    for n, pos in enumerate(positions(6, 9)):
        other = pos.resample(RED, Random(n))
        other.check()
        assert other.view(RED) == pos.view(RED)
        assert other.view(None) == pos.view(None)


def test_his_haven_cards_stand_in_no_view_of_yours() -> None:
    lurking = 0
    for pos in positions(20, 1):
        if not pos.havens[PURPLE]:
            continue
        lurking += 1
        seen = pos.view(RED)
        text = repr([seen.agenda, seen.asked, seen.havens, seen.hand_counts])
        assert not any(HAVEN_IDS[h] in text for h in pos.havens[PURPLE] if h not in pos.havens[RED])
    assert lurking > 20


def test_a_copy_lives_its_own_life() -> None:
    for n, pos in enumerate(positions(3, 25)):
        before, other, rng = pos.digest(), pos.copy(), Random(n)
        for _ in range(8):
            decision = other.decision
            if decision is None:
                break
            other.choose(answer(decision, rng))
        assert pos.digest() == before


def test_the_same_position_makes_him_do_the_same() -> None:
    for n, pos in enumerate(positions(4, 7)):
        ends = []
        for _ in range(2):
            other, rng = pos.copy(), Random(n)
            events: list[Any] = []
            for _ in range(5):
                if (decision := other.decision) is not None:
                    events += other.choose(answer(decision, rng))
            ends.append((events, other.digest()))
        assert ends[0] == ends[1]


def test_whatever_he_answers_is_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: Counter[str] = Counter()

    def begin(self: KingAnswers, pos: SolitairePosition, child: Any) -> Any:
        step = pos.agenda[-2]
        offer = Offer(pos)
        step.choices(pos, offer)
        outcome = begun(self, pos, child)
        assert self.option in offer.options, (self.ask, self.option, offer.options)
        asked[self.ask] += 1
        return outcome

    begun = KingAnswers.begin
    monkeypatch.setattr(KingAnswers, "begin", begin)
    for pos in positions(12, 10_000):
        pos.check()
    assert len(asked) > 12


def test_what_he_could_attack_next_begins_with_what_he_attacks() -> None:
    found = 0
    for pos in positions(12, 6):
        if not pos.ships[PURPLE]:
            continue
        sail = Sail(PURPLE, NONE, attacks=3)
        shown, first = prospects(pos, sail), first_target(pos, sail)
        assert [p.why is not None for p in shown] == sorted(p.why is not None for p in shown)
        able = [p for p in shown if p.why is None]
        assert (able[0] if able else None) == first
        assert all(p.surplus > 0 for p in able)
        found += bool(able)
    assert found > 10


@pytest.mark.parametrize("start", SEAS)
def test_his_way_home_is_a_shortest_one_and_obeys_the_currents(start: int) -> None:
    zone, left = start, steps(start, EXIT_ZONES)
    while zone not in EXIT_ZONES:
        to = next_zone(zone, EXIT_ZONES)
        assert to in SEA_NEXT[zone]
        assert not [n for n in SEA_NEXT[zone] if n < to and steps(n, EXIT_ZONES) == left - 1]
        zone, left = to, left - 1
    assert left == 0


def test_two_dice_show_seven_most_often() -> None:
    assert weights(1) == (1, 1, 1, 1, 1, 1)
    assert weights(2) == (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ({"red": "Ana", "purple": "Ben"}, {"solitaire": "ganga-zumba"}),
        ({"blue": "Ana", "purple": "auto"}, {}),
        ({"red": "Ana", "purple": "auto", "blue": "Ben"}, {}),
        ({"red": "auto", "purple": "Ben"}, {}),
        ({"red": "Ana", "purple": "auto"}, {"length": "short"}),
        ({"red": "Ana", "purple": "auto"}, {"start": "comet"}),
        ({"red": "Ana", "purple": "auto"}, {"solitaire": "no"}),
        ({"red": "Ana", "purple": "auto"}, {"difficulty": "cruel"}),
        ({"red": "Ana", "purple": "Ben"}, {"difficulty": "hard"}),
    ],
)
def test_seats_and_options_that_make_no_solitaire_game_are_refused(seats: dict[str, str], options: dict[str, str]) -> None:
    with pytest.raises(SetupError):
        GAME.settle(tuple(seats), GAME.seated(seats, options))


def test_a_level_changes_three_numbers_at_most() -> None:
    for level in LEVEL_IDS:
        changed = [field for field, standard in Level()._asdict().items() if getattr(LEVELS[level], field) != standard]
        assert len(changed) <= 3
        assert bool(changed) == (level != "standard")


# -- every line of his lists


@contextmanager
def watched(monkeypatch: pytest.MonkeyPatch) -> Iterator[Counter[tuple[Any, ...]]]:
    """Which places of his lists have decided: (question, class), (target, class), (action, line), (tactic, row, tactic)."""
    used: Counter[tuple[Any, ...]] = Counter()
    by_rank, explain, consider = sun_king.by_rank, sun_king.explain_targets, solitaire.SolitairePosition.consider

    def watched_rank(pos: Any, step: Any, ask: str, section: str, legal: Any, rank: Any) -> Any:
        chosen = by_rank(pos, step, ask, section, legal, rank)
        used[ask, rank(pos, step, chosen)[0]] += 1
        return chosen

    def watched_targets(pos: Any, sail: Any, goal: Any) -> None:
        explain(pos, sail, goal)
        used["target", target_class(pos, goal.site)] += 1

    def watched_consider(self: Any, section: str, topic: Any, chosen: Any, passed: Any = ()) -> None:
        consider(self, section, topic, chosen, passed)
        if topic == ("king-asks", "card_action") and chosen[0][0] == "act":
            used["action", LINE[chosen[0][1]]] += 1
        elif topic == ("king-asks", "king_tactic"):
            used["tactic", chosen[1][1], chosen[2][1]] += 1
        used["line", section] += 1

    with monkeypatch.context() as patch:
        patch.setattr(sun_king, "by_rank", watched_rank)
        patch.setattr(sun_king, "explain_targets", watched_targets)
        patch.setattr(solitaire.SolitairePosition, "consider", watched_consider)
        yield used


WANTED = {
    **dict.fromkeys([("action", line) for line in range(1, 14)], "S4.4"),
    **dict.fromkeys([("disk", n) for n in range(3)], "S4.4 (3)"),
    **dict.fromkeys([("bible", n) for n in range(4)], "S4.4 (9)"),
    **dict.fromkeys([("literacy", n) for n in range(4)], "S4.4 (10)"),
    **dict.fromkeys([("apostasy", n) for n in range(4)], "S4.4 (11)"),
    **dict.fromkeys([("tax", n) for n in range(2)], "S4.4 (12)"),
    **dict.fromkeys([("flagship", n) for n in range(2)], "S4.5"),
    **dict.fromkeys([("king_labor", n) for n in (0, 1, 2, 3, 4, 9)], "S1.3"),
    **dict.fromkeys([("fate", n) for n in range(3)], "S6.11"),
    **dict.fromkeys([("rebel_at", n) for n in range(2)], "S5.2"),
    ("flip_rebel", 0): "S5.2",
    **dict.fromkeys([("target", n) for n in range(1, 7)], "S6.5"),
    **{("tactic", row, tactic): "S6.26" for row, tactics in TACTICS.items() for tactic in tactics},
}
LINES = {
    *("S0.10a", "S1.3", "S1.7", "S2.4", "S3.1", "S3.2", "S4.0", "S4.0a", "S4.1", "S4.2", "S4.4", "S4.5", "S5.2", "S6.5", "S6.9", "S6.10"),
    *("S6.11", "S6.13", "S6.15", "S6.17", "S6.18", "S6.21", "S6.23", "S6.24", "S6.26"),
}


@pytest.mark.skipif(COMPILED, reason="what compiled rules ask of each other cannot be watched; they play the same games")
def test_every_line_of_his_lists_has_decided_something(monkeypatch: pytest.MonkeyPatch, record_property: Any) -> None:
    assert set(LINE) == set(PRIORITY)
    with watched(monkeypatch) as used:
        games = 50
        for _ in positions(games, 10_000):
            pass
        files = sorted(SCENARIOS.glob("*.toml"))
        for file in files:
            scenario.run(scenario.read(tomllib.loads(file.read_text(encoding="utf-8")), {GAME.id: GAME}))
    record_property("coverage", f"the Sun King in {games} lively games and {len(files)} scenarios: {dict(sorted(used.items(), key=str))}")
    lacking = {key: why for key, why in WANTED.items() if not used[key]}
    assert not lacking
    assert not [line for line in LINES if not used["line", line]]


def test_what_he_has_answered_is_a_barrier_for_taking_back() -> None:
    """Whether he strikes tells which Haven Cards he holds, so nobody tries one sea zone after another."""
    record = Record.new(GAME, {"red": "Ana", "purple": "auto"}, {})
    GAME.place(
        record.position,
        {
            "year": 1609,
            "turn": "red",
            "ships": {"red": ["PHS094", "PHS095"], "purple": ["PHS091"]},
            "colonies": {"guadeloupe": "red citizen chest"},
        },
    )
    record.play(("place", "sint-maarten"))
    record.play(("draw_haven", "PHH01"))
    record.play(("load_chest", "guadeloupe"))
    assert record.undoable == 1
    record.play(("sail", "hewanorra"))
    assert record.undoable == 0
