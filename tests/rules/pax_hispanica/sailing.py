"""Help for the tests of the sail year: positions from the notation of scenarios, and a way through the questions in between."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from rules.kernel.chance import answer
from rules.kernel.decision import CHANCE, Option
from rules.pax_hispanica.game import GAME
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import CARD_DECK, CARD_IDS, CARD_LEGALITY, CARDS, COLOR_NUMBER, LEGALITY_IDS, SHIP_DECK

WAR, PAX = 1601, 1605
"""A sail year of each stripe."""
QUIET: tuple[Option, ...] = (("pass",),)
SHIPS: dict[str, tuple[str, ...]] = {
    kind: tuple(CARD_IDS[c] for c in CARDS if CARD_DECK[c] == SHIP_DECK and LEGALITY_IDS[CARD_LEGALITY[c]] == kind) for kind in LEGALITY_IDS
}
"""The Ship Cards of each Legality."""


def position(seats: Sequence[str], options: Mapping[str, str] | None = None, **table: Any) -> PaxPosition:
    """A position in the notation of scenarios; it is the turn of the first seat, unless `turn` says otherwise."""
    pos = GAME.new(tuple(seats), GAME.settle(tuple(seats), options or {}))
    assert isinstance(pos, PaxPosition)
    GAME.place(pos, {"year": WAR, "turn": seats[0], **table})
    return pos


def play(pos: PaxPosition, *options: Option, quiet: Sequence[Option] = QUIET) -> list[tuple[Any, ...]]:
    """Chooses the options one after another; in between takes what is quiet, and the first card chance can draw. Returns all events."""
    events: list[tuple[Any, ...]] = []
    for option in options:
        while option not in offered(pos):
            decision = pos.decision
            assert decision is not None, f"{option} is not reached: the game is over"
            passing = next((o for o in quiet if o in offered(pos)), None)
            if passing is None and decision.seat == CHANCE:
                passing = offered(pos)[0]
            assert passing is not None, f"{option} is not offered by {decision}: {dict(pos.refusals()).get(option)}"
            events += pos.choose(passing)
            pos.check()
        events += pos.choose(option)
        pos.check()
    return events


def settle(pos: PaxPosition, quiet: Sequence[Option] = QUIET) -> list[tuple[Any, ...]]:
    """Passes windows and lets chance draw until somebody is asked something else."""
    events: list[tuple[Any, ...]] = []
    while (decision := pos.decision) is not None:
        passing = next((o for o in quiet if o in offered(pos)), None)
        if passing is None and decision.seat == CHANCE:
            passing = offered(pos)[0]
        if passing is None:
            break
        events += pos.choose(passing)
        pos.check()
    return events


def offered(pos: PaxPosition) -> Sequence[Option]:
    """What may be chosen now."""
    decision = pos.decision
    return () if decision is None or decision.options is None else decision.options


def why_not(pos: PaxPosition, *option: Any) -> str:
    """The id of the Rule that closes an option now; "" where it is offered."""
    if option in offered(pos):
        return ""
    return dict(pos.refusals())[option].id


def asked(pos: PaxPosition) -> tuple[str, str]:
    """Who is asked what."""
    decision = pos.decision
    return ("", "over") if decision is None else (GAME.seat_name(decision.seat), decision.ask)


def kinds(events: list[tuple[Any, ...]]) -> list[str]:
    """The kinds of some events."""
    return [e[0] for e in events]


def number(color: str) -> int:
    """A color as the rules number it."""
    return COLOR_NUMBER[color]


def random_option(pos: PaxPosition, rng: Random) -> Option:
    """Any option that is offered."""
    decision = pos.decision
    assert decision is not None
    return answer(decision, rng)
