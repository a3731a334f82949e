"""Whole games by random seats (architecture.md, Tests 2 and 3): they end, lose nothing, leak nothing, and use all there is.

The last test prints a report of what the corpus of random games and scenarios has used; it stands at the end of the test output.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pax_tui.simulation import play
from rules.kernel import scenario
from rules.kernel.chance import answer
from rules.kernel.position import COMPILED
from rules.pax_hispanica import land_battle, treasure
from rules.pax_hispanica.game import GAME
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import (
    ACTION_IDS,
    CARD_ACTIONS,
    CARD_HOOK,
    CARD_IDS,
    CARD_NUMBER,
    CARD_QUALIFICATION,
    CARDS,
    COLORS,
    HAVEN_ACTIONS,
    HAVEN_IDS,
    HAVEN_NUMBER,
    NATIONAL,
    OMENS,
    SEAS,
)
from tests.lively import lively
from tests.rules.games import (
    check_copy_lives_its_own_life,
    check_digest_without_hash_seed,
    check_no_seat_can_tell,
    check_nothing_public_tells,
    quiet,
    stopped,
)

TABLES = (("red", "blue"), ("purple", "red", "blue"), ("red", "blue", "orange", "green"), COLORS)
POSITIONS = {"seats": st.sampled_from(TABLES), "seed": st.integers(0, 10**6), "choices": st.integers(0, 500)}
SCENARIOS = Path(__file__).parents[2] / "scenarios" / "pax_hispanica"


def random_position(seats: tuple[str, ...], seed: int, choices: int) -> PaxPosition:
    """A position after some random choices, before the end of the game."""
    return stopped(GAME.new(seats, {"length": "short"}), Random(seed), choices)


@pytest.mark.parametrize("seats", TABLES, ids=len)
@pytest.mark.parametrize("options", [{}, {"start": "comet", "length": "short"}, {"pax": "forever"}], ids=["long", "comet", "forever"])
def test_a_random_game_ends_and_every_check_holds(seats: tuple[str, ...], options: dict[str, str]) -> None:
    played = play(GAME, dict.fromkeys(seats, "bot:random"), options, seed=7, number=len(seats), check=True)
    assert played.result is not None


def test_a_game_with_ganga_zumbas_playmat_ends() -> None:
    seats = dict.fromkeys(("red", "blue", "green"), "bot:random")
    assert play(GAME, seats, {"maroon-king": "yes"}, seed=3, number=0, check=True).result is not None


@quiet(60)
@given(**POSITIONS)
def test_no_seat_can_tell_a_position_from_its_resample(seats: tuple[str, ...], seed: int, choices: int) -> None:
    pos = random_position(seats, seed, choices)
    check_no_seat_can_tell(pos, pos.seats, seed)


@quiet(60)
@given(**POSITIONS)
def test_a_view_names_no_card_of_another_hand(seats: tuple[str, ...], seed: int, choices: int) -> None:
    pos = random_position(seats, seed, choices)
    for seat in (*pos.seats, None):
        seen = pos.view(seat)
        text = repr([(n, getattr(seen, n)) for n in ("agenda", "asked")])
        for other in pos.seats:
            if other != seat:
                assert not any(CARD_IDS[c] in text for c in pos.market[other])
                assert not any(HAVEN_IDS[h] in text for h in pos.havens[other])


@quiet(60)
@given(**POSITIONS)
def test_what_is_offered_and_refused_in_public_tells_no_hand(seats: tuple[str, ...], seed: int, choices: int) -> None:
    pos = random_position(seats, seed, choices)
    check_nothing_public_tells(pos, pos.seats, seed)


@quiet(40)
@given(**POSITIONS)
def test_a_copy_lives_its_own_life(seats: tuple[str, ...], seed: int, choices: int) -> None:
    check_copy_lives_its_own_life(random_position(seats, seed, choices), seed)


def test_the_digest_does_not_depend_on_the_hash_seed() -> None:
    check_digest_without_hash_seed(
        "from tests.rules.pax_hispanica.test_games import random_position, TABLES;"
        "print([random_position(s, 5, 350).digest() for s in TABLES])"
    )


# -- every icon of every card


def rich_position(card: str, action: str) -> PaxPosition:
    """Red's turn of 1604 with one card in Hand and everything its Action may need: Labor, Citizens, a fleet in EUROPE, a foe with Ships.

    Red's Figure stands where the Nudge makes it most extreme in the direction a Peerage asks for; on a Callow space for a Haven Card.
    """
    market = card in CARD_IDS
    figures = {"red": "callow-c", "blue": "callow-tl", "orange": "missionary-1"}
    if action.endswith("_peerage"):
        number = CARD_NUMBER[card]
        wanted = ("missionary-3", "royalist-3", "buccaneer-3", "colonist-3")[CARD_QUALIFICATION[number]]
        figures["red"] = wanted
    red, blue = [c for c in ("PHS098", "PHS099", "PHS100") if c != card][:2]
    pos = GAME.new(("red", "blue", "orange"), {})
    GAME.place(
        pos,
        {
            "year": 1604,
            "turn": "red",
            "figure": figures,
            "colonies": {"guadeloupe": "red citizen", "barbados": "blue slave", "martinique": "red"},
            "tribes": {"dominica": "red visita", "camerhogne": "red cathedral citizen", "ais": ""},
            "dollars": {"red": 5, "blue": 5},
            "ships": {"red": [red], "blue": [blue]},
            "fleet": {"red": "europe"},
            "hand": {"red": [card, "PHC003" if card != "PHC003" else "PHC004"] if market else ["PHC003"]},
            "havens": {"red": [] if market else [card]},
            "mercantilism": 6,
        },
    )
    return pos


@pytest.mark.parametrize("card", [*CARD_IDS, *HAVEN_IDS])
def test_every_icon_of_a_card_can_be_used(card: str) -> None:
    market = card in CARD_IDS
    icons = CARD_ACTIONS[CARD_NUMBER[card]] if market else HAVEN_ACTIONS[HAVEN_NUMBER[card]]
    for action in (ACTION_IDS[a] for a in icons):
        use_icon(card, action)


def use_icon(card: str, action: str) -> None:
    """Plays the card in a rich position and performs the Action, whatever target comes first."""
    pos = rich_position(card, action)
    pos.choose(("play" if card in CARD_IDS else "play_haven", card))
    rng = Random(card + action)
    while (decision := pos.decision) and decision.ask not in ("card_action", "haven_action"):
        assert decision.options is not None
        pay = ("pay_crisis",)
        pos.choose(pay if pay in decision.options else answer(decision, rng))
    assert pos.decision is not None
    assert ("act", action) in (pos.decision.options or ()), dict(pos.refusals()).get(("act", action))
    events = pos.choose(("act", action))
    assert any(e[0] == "action" and e[4] == action for e in events)
    pos.check()
    for _ in range(20):
        decision = pos.decision
        if decision is None or decision.ask in ("card_action", "haven_action", "play_turn"):
            break
        pos.choose(answer(decision, rng))
        pos.check()


# -- what the corpus uses


def lively_game(seats: tuple[str, ...], seed: int) -> None:
    """A game of random players who would rather do something than nothing."""
    pos, rng = GAME.new(seats, {}), Random(f"lively {seed}")
    while decision := pos.decision:
        pos.choose(lively(decision, rng))


WANTED_ACTIONS = {(CARD_IDS[c], ACTION_IDS[a]) for c in CARDS for a in CARD_ACTIONS[c]}
WANTED_ACTIONS |= {(HAVEN_IDS[h], ACTION_IDS[a]) for h in SEAS for a in HAVEN_ACTIONS[h]}
WANTED_HOOKS = {h for h in (*CARD_HOOK, *NATIONAL) if h}
TELLING = {
    "nudge_skipped": "nudge_waiver",
    "realm_ignored": "realm_immunity",
    "mercantilism_bought": "mercantilism_step",
    "buried_claim": "buried_claim",
}
"""Events that tell of an ability."""
WANTED_ENDINGS = {"G3a won", "G3a shared", "G3a nobody", "G3b", "G3c", "G3d", "G3e"}


class Used:
    """What has happened in all games looked at."""

    def __init__(self) -> None:
        self.actions: Counter[tuple[str, str]] = Counter()
        self.hooks: Counter[str] = Counter()
        self.omens: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()
        self.events: Counter[str] = Counter()


@contextmanager
def watching() -> Iterator[Used]:
    """Watches every PaxPosition while it is open: choices, abilities asked that gave something."""
    used = Used()
    choose, total, has = PaxPosition.choose, PaxPosition.total, PaxPosition.has
    card: list[str] = [""]

    def watched_choose(self: PaxPosition, option: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        events = choose(self, option)
        for kind, _, _, *args in events:
            used.events[kind] += 1
            if kind in ("played", "played_haven"):
                card[0] = args[1]
            elif kind == "action":
                used.actions[card[0], args[1]] += 1
            elif kind == "omen":
                used.omens[args[0]] += 1
            elif kind in TELLING:
                used.hooks[TELLING[kind]] += 1
        if self.result is not None:
            winners, section = self.result
            how = {0: " nobody", 1: " won"}.get(len(winners), " shared") if section == "G3a" else ""
            used.endings[section + how] += 1
        return events

    def watched_total(self: PaxPosition, color: int, hook: str, *args: Any, **kw: Any) -> int:
        found = total(self, color, hook, *args, **kw)
        if found:
            used.hooks[hook] += 1
        return found

    def watched_has(self: PaxPosition, color: int, hook: str) -> bool:
        found = has(self, color, hook)
        if found:
            used.hooks[hook] += 1
        return found

    def watched(hook: str, asked: Any) -> Any:
        def ask(*args: Any) -> int:
            found: int = asked(*args)
            if found:
                used.hooks[hook] += 1
            return found

        return ask

    strength, bonus = land_battle.battle_strength, treasure.unload_bonus
    PaxPosition.choose, PaxPosition.total, PaxPosition.has = watched_choose, watched_total, watched_has  # type: ignore[method-assign, assignment]
    land_battle.battle_strength, treasure.unload_bonus = watched("battle_strength", strength), watched("unload_bonus", bonus)
    try:
        yield used
    finally:
        land_battle.battle_strength, treasure.unload_bonus = strength, bonus
        PaxPosition.total, PaxPosition.has = total, has  # type: ignore[method-assign]
        del PaxPosition.choose  # that of every Position again


@pytest.mark.skipif(COMPILED, reason="what compiled rules ask of each other cannot be watched; they play the same games")
def test_the_corpus_uses_every_card_action_ability_omen_and_ending(record_property: Any) -> None:
    with watching() as used:
        games, bold = 250, 150
        for n in range(games):
            play(GAME, dict.fromkeys(TABLES[n % 4], "bot:random"), {}, seed=11, number=n)
        for n in range(bold):
            lively_game(TABLES[n % 4], n)
        in_games = set(used.actions)
        for card in (*CARD_IDS, *HAVEN_IDS):
            for action in (a for c, a in WANTED_ACTIONS if c == card and (c, a) not in in_games):
                use_icon(card, action)
        files = sorted(SCENARIOS.glob("**/*.toml"))
        for file in files:
            scenario.run(scenario.read(tomllib.loads(file.read_text(encoding="utf-8")), {GAME.id: GAME}))
    lacking = {
        "Actions of cards": sorted(WANTED_ACTIONS - set(used.actions)),
        "abilities": sorted(WANTED_HOOKS - {h for h, n in used.hooks.items() if n}),
        "Omens": sorted({o.id for o in OMENS.values()} - set(used.omens)),
        "endings": sorted(WANTED_ENDINGS - set(used.endings)),
    }
    record_property(
        "coverage",
        "\n".join(
            [
                f"corpus: {games} random and {bold} lively games, {len(files)} scenarios, a position for every Action these do not reach",
                f"Actions of cards: {len(WANTED_ACTIONS & set(used.actions))} of {len(WANTED_ACTIONS)},"
                f" {len(WANTED_ACTIONS & in_games)} of them in random games",
                f"abilities: {len(WANTED_HOOKS & set(used.hooks))} of {len(WANTED_HOOKS)}: {dict(used.hooks.most_common())}",
                f"Omens: {dict(used.omens)}",
                f"endings: {dict(used.endings)}",
                f"kinds of event: {len(used.events)}",
            ]
        ),
    )
    assert not any(lacking.values()), lacking
