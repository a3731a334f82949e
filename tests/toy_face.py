"""The toy's face: names, the board as text, gifts line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pax_tui.games.face import Clerk, Face
from pax_tui.wording import Vocabulary, Wording
from rules.kernel.decision import Option
from rules.kernel.position import Position

ARGS = {
    "opt-bid": ("n",),
    "opt-play": ("card",),
    "opt-draw": ("card",),
    "ask-play-a-card": ("owner", "n"),
    "event-played": ("owner", "card"),
    "event-drew": ("owner", "card"),
    "event-given": ("giver", "taker", "dollars"),
}


def name(kind: str, thing: Any) -> str | None:
    if kind == "card":
        return "Card " + str(thing).removeprefix("card-")
    return f"the {thing} seat" if kind == "seat" else None


def board(view: Any, words: Wording) -> Sequence[str]:
    return [f"Round {view['round']}, pot {view['pot']}", *(f"{words.seat(s)}: hand {hand}" for s, hand in enumerate(view["hands"]))]


def deal(position: Position, seats: Sequence[int], words: Wording, clerk: Clerk) -> Option | None:
    amount = clerk.ask("How many coins? ")
    return ("gift", seats[0], seats[1], int(amount)) if amount.isdigit() else None


WORDS = Vocabulary("toy", ARGS, {"owner": "seat", "giver": "seat", "taker": "seat", "card": "card"}, name)
FACE = Face("Toy", WORDS, board, deal)
