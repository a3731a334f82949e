"""Help for the tests of the play year: lively positions at the start of one, and random play with an eye on every question."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any

from rules.kernel.chance import answer
from rules.kernel.decision import Decision, Option
from rules.kernel.game import SetupError
from rules.pax_hispanica.game import GAME
from rules.pax_hispanica.play_year import PlayYear
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import (
    AREA_NUMBER,
    CARD_DECK,
    CARD_IDS,
    CARDS,
    COLONIES,
    COLONY_IDS,
    COLORS,
    HAVEN_IDS,
    LAND_IDS,
    PHASE,
    ROYALTY_DECK,
    SHIP_DECK,
    SPACE_IDS,
    SPANISH,
    TRIBE_IDS,
)

PLAY_YEARS = tuple(year for year, phase in PHASE.items() if phase == "play")


def lively(seed: int) -> PaxPosition:
    """A position at the start of a play year with much on the map, in the Slots and in the Hands."""
    rng = Random(seed)
    while True:
        seats = tuple(sorted(rng.sample(COLORS, rng.randint(2, 5)), key=COLORS.index))
        options = {"pax": rng.choice(["normal", "forever"])}
        pos = GAME.new(seats, GAME.settle(seats, options))
        assert isinstance(pos, PaxPosition)
        try:
            GAME.place(pos, _table(seats, rng))
        except SetupError:
            continue
        if pos.decision is not None:
            return pos


def _table(seats: Sequence[str], rng: Random) -> dict[str, Any]:
    cards = rng.sample(CARDS, len(CARDS))
    ships, royalty = ([CARD_IDS[c] for c in cards if CARD_DECK[c] == d] for d in (SHIP_DECK, ROYALTY_DECK))
    havens, spaces = rng.sample(HAVEN_IDS, len(HAVEN_IDS)), rng.sample(SPACE_IDS, len(SPACE_IDS))
    fleets = {c: [ships.pop() for _ in range(rng.choice((0, 0, 1, 2, 3)))] for c in seats}
    peerages = {c: [royalty.pop() for _ in range(rng.choice((0, 0, 1, 2)))] for c in seats if c != "purple"}
    rest = [CARD_IDS[c] for c in cards if CARD_DECK[c] not in (SHIP_DECK, ROYALTY_DECK) or CARD_IDS[c] in ships or CARD_IDS[c] in royalty]
    order = rng.sample(seats, len(seats))
    return {
        "year": rng.choice(PLAY_YEARS),
        "order": order,
        "turn": order[0],
        "mercantilism": rng.randint(1, 6),
        "colonies": {COLONY_IDS[n]: _colony(seats, n, rng) for n in COLONIES},
        "tribes": {t: _tribe(rng) for t in TRIBE_IDS},
        "rebel": {land: rng.choice(["", "", "slave", "tax"]) for land in LAND_IDS if AREA_NUMBER[land] < len(LAND_IDS)},
        "dollars": {c: rng.randint(0, 4) for c in seats},
        "figure": {c: spaces.pop() for c in seats},
        "ships": fleets,
        "fleet": {c: rng.choice(["europe", "pirating"]) for c in seats if fleets[c]},
        "peerages": peerages,
        "hand": {c: [rest.pop() for _ in range(rng.randint(0, 5))] for c in seats},
        "havens": {c: [havens.pop() for _ in range(rng.choice((0, 1, 2)))] for c in seats},
    }


def _colony(seats: Sequence[str], site: int, rng: Random) -> str:
    labor = rng.choice(["", "", " slave", " citizen", *(f" {c}-citizen" for c in rng.sample(COLORS, 1))])
    if SPANISH[site]:
        return rng.choice(["", "purple", f"purple{labor}", f"purple{labor} fort"])
    return rng.choice(["", "", f"{rng.choice(COLORS[1:])}{labor}", f"{rng.choice(seats)}{labor} chest".replace("purple", "blue", 1)])


def _tribe(rng: Random) -> str:
    color = rng.choice(COLORS)
    return rng.choice(["", "indigenous", "indigenous", f"{color} visita", f"{color} cathedral", f"{color} cathedral citizen"])


def questions(pos: PaxPosition, rng: Random, most: int = 300) -> Iterator[Decision]:
    """Plays on at random to the end of the play year, or of the game, and gives every question before it is answered."""
    for _ in range(most):
        decision = pos.decision
        if decision is None or not any(isinstance(s, PlayYear) for s in pos.agenda):
            return
        yield decision
        if pos.decision is None:
            return
        pos.choose(answer(pos.decision, rng))
        pos.check()


def act(pos: PaxPosition, card: str, action: str) -> Sequence[Option]:
    """Plays a Market Card and begins an Action of it; the options offered then."""
    pos.choose(("play", card))
    assert pos.decision is not None
    pos.choose(("act", action))
    pos.check()
    assert pos.decision is not None
    return pos.decision.options or ()


def over(seeds: Iterable[int]) -> Callable[[Callable[[int], None]], Callable[[], None]]:
    """Runs a test for every seed, as one test; a failure names its seed."""

    def every(test: Callable[[int], None]) -> Callable[[], None]:
        def run() -> None:
            for seed in seeds:
                try:
                    test(seed)
                except AssertionError as error:
                    raise AssertionError(f"seed {seed}: {error}") from error

        run.__name__, run.__doc__, run.__module__ = test.__name__, test.__doc__, test.__module__
        return run

    return every
