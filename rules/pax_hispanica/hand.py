"""D3f, R75, C61, C62: selling Market Cards out of a Hand, and the Hand Limit.

Selling is possible at any time of one's own play turn before the Debasement: between cards (`play_year.PlayTurn`), between the Actions
of a card and while a Nudge asks for the $1 of a Midlife Crisis (C49). There a public option leads to the secret question of SellCard,
so that nobody sees a Hand; it is the same sale.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.decision import Decision, Offer, Option, Rule
from rules.kernel.step import DONE, Outcome, Step
from rules.pax_hispanica import omens
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import CARD_DECK, CARD_IDS, CARD_NUMBER, COLORS, DECK_IDS, HAVEN_IDS, HAVEN_NUMBER, POOL, options

SELL = options("sell", CARD_IDS)
DISCARD = options("discard", CARD_IDS)
DISCARD_HAVEN = options("discard_haven", HAVEN_IDS)
SELL_CARD: Option = ("sell_card",)
PRICE = 1
"""D3f: what the Market pays for a card."""

DEBASED = Rule("debased", "D3f")
NOTHING_TO_SELL = Rule("nothing-to-sell", "D3f")


def cannot_sell(pos: PaxPosition, color: int, card: int) -> Rule | None:
    """D3f: after the Debasement of 1624 Market Cards are only Discarded."""
    return DEBASED if omens.debased(pos) else None


def cannot_sell_any(pos: PaxPosition, color: int) -> Rule | None:
    """D3f, R75: selling takes a Market Card in Hand."""
    if not pos.market[color]:
        return NOTHING_TO_SELL
    return cannot_sell(pos, color, pos.market[color][0])


def sell(pos: PaxPosition, color: int, card: int) -> None:
    """D3f: a Market Card leaves the Hand hidden for $1 from the Pool; which one only its owner knows."""
    pos.drop_card(color, card)
    pos.discard_card(card, hidden=True)
    pos.pay(POOL, color, PRICE)
    pos.tell("sold", "D3f", COLORS[color], DECK_IDS[CARD_DECK[card]])
    pos.whisper(1 << color, "sold_card", "D3f", COLORS[color], CARD_IDS[card])


@dataclass(eq=False)
class SellCard(Step):
    """D3f, R75: one Market Card of the Hand is sold in the middle of something else."""

    color: int

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        if cannot_sell_any(pos, self.color):
            return DONE
        return Decision(self.color, "sell_card", "D3f", secret=True)

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        hand = pos.market[self.color]
        offer.each(SELL, hand, hand, cannot_sell, self.color)

    def sell(self, pos: PaxPosition, card_id: str) -> None:
        sell(pos, self.color, CARD_NUMBER[card_id])
        self.at = "end"


def hand_size(pos: PaxPosition, color: int) -> int:
    """Market and Haven Cards in a Hand; Anchored cards are none (D3f)."""
    return len(pos.market[color]) + len(pos.havens[color])


@dataclass(eq=False)
class HandLimit(Step):
    """D3f, C61: one by one cards are sold or Discarded until the Hand is down to its limit, and not below."""

    color: int

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        over = hand_size(pos, self.color) - pos.hand_limit(self.color)
        if over <= 0:
            return DONE
        return Decision(self.color, "hand_limit", "D3f", (over,), secret=True)

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        cards, havens = pos.market[self.color], pos.havens[self.color]
        offer.each(SELL, cards, cards, cannot_sell, self.color)
        offer.all(DISCARD, cards)
        offer.all(DISCARD_HAVEN, havens)

    def sell(self, pos: PaxPosition, card_id: str) -> None:
        sell(pos, self.color, CARD_NUMBER[card_id])

    def discard(self, pos: PaxPosition, card_id: str) -> None:
        card = CARD_NUMBER[card_id]
        pos.drop_card(self.color, card)
        pos.discard_card(card, hidden=True)
        pos.tell("hand_discarded", "D3f", COLORS[self.color], DECK_IDS[CARD_DECK[card]])
        pos.whisper(1 << self.color, "hand_discarded_card", "D3f", COLORS[self.color], card_id)

    def discard_haven(self, pos: PaxPosition, haven_id: str) -> None:
        pos.discard_haven(self.color, HAVEN_NUMBER[haven_id])
        pos.tell("haven_discarded", "D3f", COLORS[self.color])
        pos.whisper(1 << self.color, "haven_discarded_card", "D3f", COLORS[self.color], haven_id)
