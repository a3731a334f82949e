"""The board as lines of text, for --plain and screen readers: everything a seat may know, one thing a line."""

from __future__ import annotations

from collections import Counter
from typing import Any

from pax_tui.wording import Wording
from rules.sea_and_steel.setup import LEVELS
from rules.sea_and_steel.tables import (
    AREAS,
    BAG_IDS,
    BAG_KINDS,
    BAGS,
    CONFLICT,
    DIFFICULTIES,
    FIGHTERS,
    GOLD,
    IMPULSES,
    INDIGENOUS,
    JUNGLE,
    LEADER_PLACE_IDS,
    NONE,
    PIECE_IDS,
    ROYAL_SOLDIERS,
    ROYAL_VP,
    SIDE_IDS,
    SIDES,
    SPANISH,
    TWO_VP,
)


def board(view: Any, words: Wording) -> list[str]:
    """Tracks, cards, then the areas by number, bags, Leaders off the map, and a hand if it may be seen."""
    lines = [
        words.text(
            "plain-sea-status",
            turn=str(view.turn),
            vp=str(view.vp),
            support=str(view.royal_support),
            soldiers=f"{ROYAL_SOLDIERS[view.royal_support]:+d}",
            end=f"{ROYAL_VP[view.royal_support]:+d}",
        ),
        *_fate(view, words),
    ]
    if view.solo != NONE:
        card = words.name("card", view.nitayno) if view.nitayno else words.text("plain-sea-none")
        lines.append(words.text("plain-sea-solo", level=words.text(f"setup-difficulty-{LEVELS[view.solo]}"), card=card))
    if view.grace != NONE:
        lines.append(words.text("plain-sea-grace", side=words.seat(view.grace), used="yes" if view.grace_used else "no"))
    for side in SIDES:
        nothing = words.text("plain-sea-none")
        lines.append(
            words.text(
                "plain-sea-events",
                side=words.seat(side),
                n=str(view.hand_counts[side]),
                card=words.name("card", view.event[side]) if view.event[side] else nothing,
                cards=", ".join(words.name("card", c) for c in view.played[side] if c != view.event[side]) or nothing,
            )
        )
    lines += ["", *(_area(view, words, area) for area in AREAS), ""]
    bags = ", ".join(
        words.text("plain-sea-bag", bag=words.name("bag", BAG_IDS[b]), n=str(sum(view.bag[k] for k in BAG_KINDS[b]))) for b in BAGS
    )
    lines.append(words.text("plain-sea-bags", bags=bags))
    for leader, place in enumerate(view.leader_at):
        if place <= 0:
            lines.append(words.text("plain-sea-leader", leader=words.name("leader", FIGHTERS[leader]), place=LEADER_PLACE_IDS[place]))
    if view.seat is not None:
        nothing = "" if view.hand else words.text("plain-sea-none")
        lines.append(words.text("plain-sea-hand", seat=words.seat(view.seat), cards=nothing))
        lines += [f"  {words.name('told_card', card)}" for card in view.hand]
    return lines


def _fate(view: Any, words: Wording) -> list[str]:
    card = view.fate
    if not card:
        return [words.text("plain-sea-no-fate")]
    gold = ", ".join(f"{g:+d}" if g else "0" for g in GOLD[card])
    return [
        words.text(
            "plain-sea-fate",
            card=words.name("card", card),
            impulses=IMPULSES[card],
            nd="yes" if DIFFICULTIES[card] else "no",
            ic="yes" if CONFLICT[card] else "no",
            gold=gold,
        ),
        words.text("plain-sea-impulses", spanish=str(view.marker[SPANISH]), indigenous=str(view.marker[INDIGENOUS])),
    ]


def pieces(words: Wording, stack: tuple[int, ...]) -> str:
    """A stack in words, equal pieces counted."""
    found = []
    for piece, n in Counter(stack).items():
        said = words.name("piece", PIECE_IDS[piece])
        found.append(said if n == 1 else f"{n} x {said}")
    return ", ".join(found)


def _area(view: Any, words: Wording, area: int) -> str:
    parts = []
    spanish, indigenous = view.spanish[area], view.indigenous[area]
    if spanish:
        parts.append(words.text("plain-sea-spanish", pieces=pieces(words, spanish)))
    if indigenous:
        parts.append(words.text("plain-sea-indigenous", pieces=pieces(words, indigenous)))
    if not spanish and not indigenous:
        parts.append(words.text("plain-sea-empty"))
    marks = [
        (view.palisade[area], "palisade"),
        (view.citadel[area], "citadel"),
        (view.parchment[area], "parchment"),
        (TWO_VP[area] and not view.parchment[area], "two"),
        (JUNGLE[area], "jungle"),
        (view.anacaona == area, "anacaona"),
        (view.sons == area, "sons"),
        (view.objective == area, "objective"),
    ]
    parts += [words.text(f"plain-sea-{what}") for there, what in marks if there]
    parts.append(words.text("plain-sea-held", side=words.name("seat", SIDE_IDS[view.owner[area]])))
    return words.text("plain-sea-area", area=words.name("area", area), what="; ".join(parts))
