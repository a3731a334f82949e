"""S4: how the Sun King plays a card, and his Professional Draw (H4).

Needs `play_year` for the card and its Nudge, `sun_king_lists` for the list S4.4.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.step import DONE, Outcome, Step
from rules.pax_hispanica.auction_year import cards_drawn, profession_deck
from rules.pax_hispanica.decks import Flip, FlipAll
from rules.pax_hispanica.philosophy import nudge, professional
from rules.pax_hispanica.play_year import PlayCard, cannot_act
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.sun_king import tell
from rules.pax_hispanica.sun_king_lists import next_action
from rules.pax_hispanica.tables import ACTION_IDS, CARD_IDS, CARD_NUDGE, COLORS, DECK_IDS, NONE, PURPLE, ROYALTY_DECK


@dataclass(eq=False)
class KingPlay(PlayCard):
    """S4.1-S4.6: the Nudge is obeyed, the list S4.4 is gone through once from top to bottom, the card is Anchored or goes under its deck.

    A deck from which the card was taken stays without a faceup card meanwhile (S2.7, S4.0).
    """

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        pos.tell("played", "S4.1", COLORS[self.color], CARD_IDS[self.card])
        return self.nudged(pos)

    def acting(self, pos: PaxPosition, child: Step | None) -> Outcome:
        action, passed = next_action(pos, self, cannot_act)
        reasons = [(("act", ACTION_IDS[a]), rule) for a, rule in passed]
        if self.limit <= self.used.bit_count() or action == NONE:
            if action == NONE and not self.used:
                tell(pos, "S4.2", "card_action", [("no-action", CARD_IDS[self.card])], [], reasons)
            self.at = "end"
            return self.finish(pos)
        tell(pos, "S4.4", "card_action", [("act", ACTION_IDS[action])], [], reasons)
        return self.act(pos, ACTION_IDS[action])


@dataclass(eq=False)
class KingDraw(Step):
    """H4, S4.0, S4.0a: a Professional draws from his deck and plays each card before the next; a Callow Figure suffers one Nudge."""

    left: int = 0
    deck: int = NONE

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        self.at = "draw"
        if not professional(pos, PURPLE):
            self.deck = ROYALTY_DECK
            return self.callow(pos)
        self.deck = profession_deck(pos, PURPLE)
        self.left = cards_drawn(pos, PURPLE, self.deck)
        tell(pos, "S4.0", "king_draw", [("the-draw", DECK_IDS[self.deck], self.left)], [])
        return self.draw(pos, None)

    def callow(self, pos: PaxPosition) -> Outcome:
        """S4.0a: only the Nudge of the faceup Royalty Card."""
        card = pos.faceup[ROYALTY_DECK]
        self.at = "end"
        if card == NONE:
            return DONE
        tell(pos, "S4.0a", "king_draw", [("the-nudge", CARD_IDS[card])], [])
        crisis = nudge(pos, PURPLE, CARD_NUDGE[card])
        assert crisis is None, "a Callow Figure has no job to lose"
        pos.faceup[ROYALTY_DECK] = NONE
        pos.discard_card(card)
        pos.tell("discarded", "S4.0a", CARD_IDS[card])
        return Flip(ROYALTY_DECK)

    def draw(self, pos: PaxPosition, child: Step | None) -> Outcome:
        deck = self.deck
        if self.left and pos.faceup[deck] == NONE and (pos.pool[deck] or pos.bottom[deck]):
            return Flip(deck)
        card = pos.faceup[deck]
        if not self.left or card == NONE:
            return self.go("end", FlipAll())
        self.left -= 1
        pos.faceup[deck] = NONE
        return self.go("draw", KingPlay(PURPLE, card, (card,)))
