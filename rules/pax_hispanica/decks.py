"""D2 Deck Maintenance, D2b, D4f: flipping and drawing Market Cards, drawing Haven Cards.

A draw pile is a set without an order, so a draw is a question to CHANCE. What lies faceup under a deck is shuffled in when the pile is
used up (R53).
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.decision import Decision, Offer, Rule
from rules.kernel.step import DONE, Outcome, Step, ask_chance
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import (
    CARD_DECK,
    CARD_IDS,
    CARD_NUMBER,
    COLOR_NUMBER,
    COLORS,
    DECK_IDS,
    HAVEN_IDS,
    HAVEN_NUMBER,
    NONE,
    options,
)

FLIP = options("flip", CARD_IDS)
DRAW = options("draw", CARD_IDS)
DRAW_HAVEN = options("draw_haven", HAVEN_IDS)
NO_HAVEN_CARD = Rule("no-haven-card", "D4f")
STEAL_FROM = options("steal_from", COLORS)


def reshuffle(pos: PaxPosition, deck: int) -> None:
    """R53: when the draw pile is used up, the cards faceup under it are shuffled to a new one."""
    if not pos.pool[deck] and pos.bottom[deck]:
        pos.pool[deck] = tuple(sorted(~c if c < 0 else c for c in pos.bottom[deck]))
        pos.bottom[deck] = ()
        pos.tell("reshuffled", "D2", DECK_IDS[deck])


def deck_size(pos: PaxPosition, deck: int) -> int:
    """All cards of a deck, the faceup one included."""
    return (pos.faceup[deck] != NONE) + len(pos.pool[deck]) + len(pos.bottom[deck])


@dataclass(eq=False)
class Flip(Step):
    """D2: turns the top card of a deck faceup, if none lies there and there is one."""

    deck: int

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        if pos.faceup[self.deck] != NONE or not (pos.pool[self.deck] or pos.bottom[self.deck]):
            return DONE
        reshuffle(pos, self.deck)
        self.at = "turn"
        return self.turn(pos, None)

    def turn(self, pos: PaxPosition, child: Step | None) -> Outcome:
        if pos.faceup[self.deck] != NONE:
            return DONE
        return ask_chance("flip", "D2", (DECK_IDS[self.deck],))

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        pool = pos.pool[self.deck]
        offer.all(FLIP, pool)

    def flip(self, pos: PaxPosition, card_id: str) -> None:
        card = CARD_NUMBER[card_id]
        pos.pool[self.deck] = tuple(c for c in pos.pool[self.deck] if c != card)
        pos.faceup[self.deck] = card
        pos.tell("flipped", "D2", DECK_IDS[self.deck], card_id)


@dataclass(eq=False)
class FlipAll(Step):
    """C2b, D2: sees to it that every deck shows its top card."""

    deck: int = 0

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        while self.deck < len(DECK_IDS):
            deck = self.deck
            self.deck += 1
            if pos.faceup[deck] == NONE and (pos.pool[deck] or pos.bottom[deck]):
                return Flip(deck)
        return DONE


@dataclass(eq=False)
class DrawCards(Step):
    """D2a buried treasure, D2b, B7f: unseen cards from a deck into a Hand; stops early when there are no more."""

    color: int
    deck: int
    number: int
    section: str = "D2b"

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        if self.number == 0 or not (pos.pool[self.deck] or pos.bottom[self.deck]):
            return DONE
        if not pos.pool[self.deck]:
            reshuffle(pos, self.deck)
        return ask_chance("draw", self.section, (COLORS[self.color], DECK_IDS[self.deck]), secret=True)

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        pool = pos.pool[self.deck]
        offer.all(DRAW, pool)

    def draw(self, pos: PaxPosition, card_id: str) -> None:
        card = CARD_NUMBER[card_id]
        deck = CARD_DECK[card]
        pos.pool[deck] = tuple(c for c in pos.pool[deck] if c != card)
        pos.gain_card(self.color, card)
        self.number -= 1
        pos.tell("drew", self.section, COLORS[self.color], DECK_IDS[deck])
        pos.whisper(1 << self.color, "drew_card", self.section, COLORS[self.color], card_id)


def enter_pirating(pos: PaxPosition, color: int) -> Step:
    """D4f: the draw of a fleet that enters PIRATING; Vrijbuiters draw twice (R67)."""
    if color == pos.sun_king:  # S4.6
        return DrawHavens(color, 0)
    return DrawHavens(color, 2 if pos.has(color, "pirating_haven_draw") else 1)


def no_haven_card(pos: PaxPosition, _: None, victim: int) -> Rule | None:
    """D4f: only somebody who holds a Haven Card can be robbed of one."""
    return None if pos.havens[victim] else NO_HAVEN_CARD


@dataclass(eq=False)
class DrawHavens(Step):
    """D4f, C3j, D2c: Haven Cards into a Hand; with the deck empty each missing one is stolen unseen (R34, C39, C40)."""

    color: int
    number: int
    victim: int = NONE
    section: str = "D4f"

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        if self.number == 0:
            return DONE
        if pos.haven_pool:
            return ask_chance("draw_haven", self.section, (COLORS[self.color],), secret=True)
        if self.victim == NONE:
            robbed = [c for c in pos.seats if c != self.color and pos.havens[c]]
            if not robbed:
                pos.tell("no_haven_to_draw", "D4f", COLORS[self.color])
                self.number = 0
                return DONE
            if len(robbed) > 1:
                return Decision(self.color, "steal_haven", "D4f")
            self.victim = robbed[0]
        return ask_chance("draw_haven", "D4f", (COLORS[self.color], COLORS[self.victim]), secret=True)

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        if pos.haven_pool or self.victim != NONE:
            pool = pos.haven_pool or pos.havens[self.victim]
            offer.all(DRAW_HAVEN, pool)
        else:
            others = [c for c in pos.seats if c != self.color]
            offer.each(STEAL_FROM, others, others, no_haven_card, None)

    def steal_from(self, pos: PaxPosition, color_id: str) -> None:
        self.victim = COLOR_NUMBER[color_id]

    def draw_haven(self, pos: PaxPosition, haven_id: str) -> None:
        haven = HAVEN_NUMBER[haven_id]
        seen, section = 1 << self.color, self.section if pos.haven_pool else "D4f"
        if pos.haven_pool:
            pos.haven_pool = tuple(h for h in pos.haven_pool if h != haven)
            pos.tell("drew_haven", section, COLORS[self.color])
        else:
            pos.drop_haven(self.victim, haven)
            seen |= 1 << self.victim
            pos.tell("stole_haven", "D4f", COLORS[self.color], COLORS[self.victim])
            self.victim = NONE
        pos.gain_haven(self.color, haven)
        self.number -= 1
        pos.whisper(seen, "drew_haven_card", section, COLORS[self.color], haven_id)


__all__ = ["DrawCards", "DrawHavens", "Flip", "FlipAll", "deck_size", "enter_pirating", "reshuffle"]
