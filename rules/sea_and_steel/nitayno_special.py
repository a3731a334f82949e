"""5.3.2: the Special Solo Phase, and the TURN 6 half of a card in the Nitayno's last impulse."""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.decision import Offer, Option, Rule
from rules.kernel.step import DONE, Outcome, Step, ask_chance
from rules.sea_and_steel.cards import Card
from rules.sea_and_steel.gold import SearchForGold
from rules.sea_and_steel.nitayno_effects import changes_anything
from rules.sea_and_steel.nitayno_lists import no_card
from rules.sea_and_steel.state import SeaPosition
from rules.sea_and_steel.tables import (
    CARD,
    CARDS,
)

REVEAL_NITAYNO: tuple[Option, ...] = tuple(("nitayno", n) for n in range(CARDS + 1))
NO_EFFECT = Rule("nitayno-no-effect", "5.3.2")


def band(card: int, vp: int) -> str:
    """5.3.2: the path of the instructions of a card for the position of the VP marker."""
    row = next(n for n, b in enumerate(CARD[card]["bands"]) if vp <= b["upto"])
    return f"{card}/top/{row}"


def of_deck(turn: int, card: int) -> bool:
    """5.3.2: whether a Nitayno card belongs to the deck of a turn."""
    return bool((CARD[card]["deck"] == "turn-2") == (turn == 2))


@dataclass(eq=False)
class RevealNitayno(Step):
    """5.3.2: cards are revealed until one has an effect (C134). `last`: for its bottom; the parent reads `card`, 0 for an empty deck."""

    last: int = 0
    card: int = 0
    first: int = 0

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        if self.card or not self._deck(pos):
            return DONE
        return ask_chance("nitayno", "5.3.2")

    def _deck(self, pos: SeaPosition) -> list[int]:
        return [c for c in pos.nitayno_deck if of_deck(pos.turn, c)]

    def choices(self, pos: SeaPosition, offer: Offer) -> None:
        offer.all(REVEAL_NITAYNO, self._deck(pos))

    def nitayno(self, pos: SeaPosition, card: int) -> None:
        pos.nitayno_deck = tuple(c for c in pos.nitayno_deck if c != card)
        self.first = self.first or card
        pos.tell("nitayno_card", "5.3.2", card)
        path = f"{card}/last" if self.last else band(card, pos.vp)
        if changes_anything(pos, path):
            self.card = card
            pos.consider("5.3.2", ("which-half", "last" if self.last else "top"), [("the-card", card)])
        else:
            pos.consider("5.3.2", ("which-half", "last" if self.last else "top"), [("nothing",)], [no_card(card, NO_EFFECT)])


@dataclass(eq=False)
class SpecialPhase(Step):
    """5.3.2: the Special Solo Phase; gold once, after the whole card (C17). `before`: what Spain held."""

    before: int = 0

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        pos.nitayno = 0
        self.before = pos.held()
        return self.go("revealed", RevealNitayno())

    def revealed(self, pos: SeaPosition, shown: RevealNitayno) -> Outcome:
        pos.nitayno = shown.first  # C135
        if not shown.card:
            return DONE
        return self.go("gold", Card(band(shown.card, pos.vp)))

    def gold(self, pos: SeaPosition, child: Step | None) -> Outcome:
        pos.settle_all()
        return self.go("end", SearchForGold(self.before))


@dataclass(eq=False)
class LastImpulse(Step):
    """5.3.2, 5.3.5: the TURN 6 half of the card first revealed this turn, or of another drawn for it (C134, C135). `used`: one was."""

    used: int = 0
    before: int = 0

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        self.before = pos.held()
        card = pos.nitayno
        if card and changes_anything(pos, f"{card}/last"):
            pos.consider("5.3.5", ("which-half", "last"), [("the-card", card)])
            return self._play(pos, card)
        if card:
            pos.consider("5.3.5", ("which-half", "last"), [("nothing",)], [no_card(card, NO_EFFECT)])
        return self.go("another", RevealNitayno(1))

    def another(self, pos: SeaPosition, shown: RevealNitayno) -> Outcome:
        return self._play(pos, shown.card) if shown.card else DONE

    def _play(self, pos: SeaPosition, card: int) -> Outcome:
        self.used = 1
        pos.tell("last_half", "5.3.5", card)
        return self.go("gold", Card(f"{card}/last"))

    def gold(self, pos: SeaPosition, child: Step | None) -> Outcome:
        pos.settle_all()
        return self.go("end", SearchForGold(self.before))
