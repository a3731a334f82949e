"""G1a-g: the kinds of deals there are, which of them a moment allows between two players, and what is missing for the others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pax_tui.wording import Wording
from rules.pax_hispanica import negotiation
from rules.pax_hispanica.auction_year import Auction, AuctionTurn, Bids
from rules.pax_hispanica.interdiction import StrikeYourColors
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import PHASE


@dataclass(frozen=True)
class Kind:
    """A kind of deal: its name, whether the moment allows it, what it is or what is missing for it, and its section."""

    id: str
    name: str
    now: bool
    text: str
    section: str


SECTIONS = {
    "trade": "G1",
    "options": "G1e",
    "loan": "G1d",
    "tie": "G1d",
    "tribute": "G1c",
    "surrender": "G1b",
    "fee": "G1f",
}


def kinds(position: PaxPosition, parties: tuple[int, int], bribes: list[tuple[Any, ...]], words: Wording) -> list[Kind]:
    """Every kind, those that are possible now first; `bribes` are those for what lies where a fleet is loading."""
    closed = negotiation.not_now(position, *parties, ())
    found = []
    for name, section in SECTIONS.items():
        now = closed is None and _now(name, position, parties, bribes)
        text = words.text(f"deal-kind-{name}-{'now' if now else 'not'}", phase=PHASE[position.year])
        if not now and closed is not None:
            text = words.rule(closed)
            section = closed.section
        found.append(Kind(name, words.text(f"deal-kind-{name}"), now, text, section))
    return sorted(found, key=lambda kind: not kind.now)


def names_now(position: PaxPosition, bribes: list[tuple[Any, ...]], words: Wording) -> list[str]:
    """The kinds that somebody could bargain about now, each with its section."""
    pairs = [(a, b) for a in position.order for b in position.order if a != b]
    found = [kind for pair in pairs for kind in kinds(position, pair, bribes, words) if kind.now]
    return [f"{name} ({section})" for name, section in dict.fromkeys((kind.name, kind.section) for kind in found)]


def _now(kind: str, position: PaxPosition, parties: tuple[int, int], bribes: list[tuple[Any, ...]]) -> bool:
    """Whether a kind is possible now, between two players who may bargain at all."""
    phase, step = PHASE[position.year], negotiation.asked_step(position)
    if kind == "trade":
        return phase == "play"
    if kind == "options":
        decision = position.decision
        return phase in ("play", "sail") and decision is not None and position.acting in parties
    if kind == "loan":
        return isinstance(step, AuctionTurn | Bids)
    if kind == "tie":
        return isinstance(step, Auction)
    if kind == "tribute":
        return _can(position, parties, ("spare",))
    if kind == "surrender":
        return isinstance(step, StrikeYourColors) or _can(position, parties, ("call_off",))
    return any(_can(position, parties, item) for item in bribes)


def _can(position: PaxPosition, parties: tuple[int, int], item: tuple[Any, ...]) -> bool:
    """Whether one of the two can give up a battle that is announced, or pay a bribe."""
    return any(negotiation.cannot_give(position, giver, (item,)) is None for giver in parties)
