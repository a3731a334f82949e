"""H2, H3: your auction turn, where the Sun King's bid is rolled, and his auction, where you bid first."""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.decision import Decision, Offer, Option, Rule
from rules.kernel.step import Outcome, Step, ask_chance
from rules.pax_hispanica.abilities import bid_bonus, claim_fee
from rules.pax_hispanica.auction_year import (
    AUCTION,
    BID,
    BURIED_CLAIM,
    DEBAUCHERY,
    MORE_THAN_HELD,
    NO_FEE,
    PROFESSIONAL_DRAW,
    AuctionTurn,
    cannot_draw,
    no_buried_card,
    no_card,
    profession_deck,
)
from rules.pax_hispanica.decks import DrawCards, Flip, FlipAll
from rules.pax_hispanica.philosophy import professional
from rules.pax_hispanica.solitaire import SolitairePosition
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.sun_king import tell
from rules.pax_hispanica.sun_king_battle import ROLL
from rules.pax_hispanica.sun_king_lists import ROYAL, SLOTS_FULL, WRONG_SHIP_UP
from rules.pax_hispanica.sun_king_play import KingPlay
from rules.pax_hispanica.tables import (
    CARD_IDS,
    CARD_LEGALITY,
    COLONY_DECK,
    COLORS,
    DECK_IDS,
    DECK_NUMBER,
    DECKS,
    GALLEONS,
    MISSION_DECK,
    NONE,
    OWNER_IDS,
    POOL,
    PURPLE,
    RED,
    ROYALTY_DECK,
    SHIP_DECK,
)

BURIED_FEE = 4
"""S2.3."""
WAR_DICE, PAX_DICE = 2, 1
"""S2.4."""
NO_SHIP_UP = Rule("no-ship-card", "S3.1")


def weights(dice: int) -> tuple[int, ...]:
    """In how many ways some dice show each sum, from the smallest."""
    ways = [1]
    for _ in range(dice):
        ways = [sum(ways[max(0, n - 5) : n + 1]) for n in range(len(ways) + 5)]
    return tuple(ways)


def buried_fee(pos: PaxPosition, deck: int) -> int:
    """S2.3: what the card below the faceup one costs you; a Peerage may name another fee for its deck."""
    fee = claim_fee(pos, RED, deck)
    return BURIED_FEE if fee == NONE else fee


def cannot_dig(pos: PaxPosition, step: AuctionTurn, deck: int) -> Rule | None:
    """S2.3: the fee, and two cards in the deck."""
    return no_buried_card(pos, step, deck) or (NO_FEE if pos.dollars[RED] < buried_fee(pos, deck) else None)


def declines(pos: PaxPosition, deck: int) -> Rule | None:
    """S2.4: why the Sun King does not bid for a card."""
    if deck != SHIP_DECK:
        return None
    if len(pos.ships[PURPLE]) >= GALLEONS:
        return SLOTS_FULL
    return None if CARD_LEGALITY[pos.faceup[SHIP_DECK]] in ROYAL else WRONG_SHIP_UP


@dataclass(eq=False)
class YourAuctionTurn(AuctionTurn):
    """H2, S2.1-S2.3: an auction against his dice, buried treasure for a fee, a Professional Draw or Debauchery."""

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        offer.one(PROFESSIONAL_DRAW, cannot_draw, self)
        offer.each(AUCTION, DECKS, DECKS, no_card, self)
        offer.each(BURIED_CLAIM, DECKS, DECKS, cannot_dig, self)
        offer.one(DEBAUCHERY)

    def auction(self, pos: PaxPosition, deck_id: str) -> Step:
        deck = DECK_NUMBER[deck_id]
        pos.tell("auction_opened", "S2.2", COLORS[RED], deck_id, CARD_IDS[pos.faceup[deck]])
        return self.go("settle", KingAuction(RED, deck))

    def buried_claim(self, pos: PaxPosition, deck_id: str) -> Step:
        deck = DECK_NUMBER[deck_id]
        fee = buried_fee(pos, deck)
        pos.pay(RED, POOL, fee)
        pos.tell("buried_claim", "S2.3", COLORS[RED], deck_id, fee)
        return self.go("end", DrawCards(RED, deck, 1, "S2.3"))


@dataclass(eq=False)
class KingAuction(Step):
    """S2.2-S2.7, S3.3-S3.5: you bid openly, then he rolls, then the card changes hands. `bid` is NONE while you have not bid."""

    initiator: int
    deck: int
    bid: int = NONE
    at = "yours"

    def yours(self, pos: SolitairePosition, child: Step | None) -> Outcome:
        if self.initiator == PURPLE and not pos.dollars[RED]:  # S3.3
            pos.tell("no_part_in_auction", "S3.3", COLORS[RED])
            self.at = "his"
            return self.his(pos, None)
        return Decision(RED, "bid", "S2.2" if self.initiator == RED else "S3.3", self.about(pos))

    def about(self, pos: SolitairePosition) -> Option:
        """What the auction is about."""
        return DECK_IDS[self.deck], COLORS[self.initiator], CARD_IDS[pos.faceup[self.deck]]

    def his(self, pos: SolitairePosition, child: Step | None) -> Outcome:
        why = declines(pos, self.deck)
        if why is not None:  # S2.5
            return self.skipped(pos, why)
        return ask_chance("king_bid", "S2.4", (self.dice(pos), CARD_IDS[pos.faceup[self.deck]]), weights=weights(self.dice(pos)))

    def skipped(self, pos: SolitairePosition, why: Rule) -> Outcome:
        """S2.4, S2.5: without a bid of his the card is yours."""
        tell(pos, "S2.4", "king_bid", [("no-bid",)], [(("the-card", CARD_IDS[pos.faceup[self.deck]]), why)])
        return self.you_win(pos)

    def dice(self, pos: SolitairePosition) -> int:
        """S2.4: how many dice he rolls."""
        return WAR_DICE if pos.war else PAX_DICE

    def choices(self, pos: SolitairePosition, offer: Offer) -> None:
        if self.at == "yours":
            offer.amounts(BID, 0, pos.dollars[RED], MORE_THAN_HELD)
        else:
            dice = self.dice(pos)
            offer.options += ROLL[dice : 6 * dice + 1]

    def take(self, pos: SolitairePosition, option: Option) -> Step | None:
        if option[0] == "bid":
            self.bid = option[1]
            self.at = "his"
            return None
        return self.rolled(pos, option[1])

    def rolled(self, pos: SolitairePosition, n: int) -> Step:
        """S2.2, S2.6, S3.3: the higher bid; a tie goes to whoever opened the auction."""
        for color, bid in ((RED, self.bid), (PURPLE, n)):
            bonus = bid_bonus(pos, color, self.deck)
            if bid != NONE:
                pos.tell(*(("bid_with_bonus", "S2.6", COLORS[color], bid, bid + bonus) if bonus else ("bid", "S2.4", COLORS[color], bid)))
        yours, his = self.bid + bid_bonus(pos, RED, self.deck), n + bid_bonus(pos, PURPLE, self.deck)
        if self.bid != NONE and (yours > his or (yours == his and self.initiator == RED)):
            return self.you_win(pos)
        card = pos.faceup[self.deck]
        paid = n if self.initiator == RED else 0
        pos.tell("won_auction", "S2.2" if paid else "S3.5", COLORS[PURPLE], CARD_IDS[card], paid, OWNER_IDS[RED if paid else POOL])
        pos.pay(POOL, RED, paid)
        pos.faceup[self.deck] = NONE
        return self.go("turn", KingPlay(PURPLE, card, (card,)))

    def you_win(self, pos: SolitairePosition) -> Step:
        """S2.2, S3.4: the Pool is paid, the card comes into Hand."""
        card = pos.faceup[self.deck]
        pos.pay(RED, POOL, self.bid)
        pos.tell("won_auction", "S2.2" if self.initiator == RED else "S3.4", COLORS[RED], CARD_IDS[card], self.bid, OWNER_IDS[POOL])
        pos.faceup[self.deck] = NONE
        pos.gain_card(RED, card)
        return self.go("end", Flip(self.deck))

    def turn(self, pos: SolitairePosition, child: Step | None) -> Outcome:
        return self.go("end", Flip(self.deck))


@dataclass(eq=False)
class KingAuctionTurn(Step):
    """H3, S3.1-S3.2: a Ship he can use, else the deck that one die names."""

    def begin(self, pos: SolitairePosition, child: Step | None) -> Outcome:
        self.at = "ship"
        return FlipAll()

    def ship(self, pos: SolitairePosition, child: Step | None) -> Outcome:
        card = pos.faceup[SHIP_DECK]
        why = NO_SHIP_UP if card == NONE else declines(pos, SHIP_DECK)
        if why is None:
            tell(pos, "S3.1", "king_auction", [("the-deck", DECK_IDS[SHIP_DECK]), ("the-card", CARD_IDS[card])], [])
            return self.auctions(pos, SHIP_DECK, "S3.1")
        item: Option = ("the-deck", DECK_IDS[SHIP_DECK]) if card == NONE else ("the-card", CARD_IDS[card])
        tell(pos, "S3.1", "king_auction", [("by-die",)], [(item, why)])
        self.at = "die"
        if why is WRONG_SHIP_UP:  # S3.1a
            pos.faceup[SHIP_DECK] = NONE
            pos.discard_card(card)
            pos.tell("discarded", "S3.1a", CARD_IDS[card])
            return Flip(SHIP_DECK)
        return self.die(pos, None)

    def die(self, pos: SolitairePosition, child: Step | None) -> Outcome:
        return ask_chance("king_deck", "S3.2")

    def choices(self, pos: SolitairePosition, offer: Offer) -> None:
        offer.all(ROLL, range(1, 7))

    def roll(self, pos: SolitairePosition, n: int) -> Step | None:
        own = profession_deck(pos, PURPLE) if professional(pos, PURPLE) else ROYALTY_DECK
        deck = (COLONY_DECK, MISSION_DECK, ROYALTY_DECK, ROYALTY_DECK)[n - 1] if n < 5 else ROYALTY_DECK if own == SHIP_DECK else own
        tell(pos, "S3.2", "king_auction", [("the-die", n), ("the-deck", DECK_IDS[deck])], [])
        if pos.faceup[deck] == NONE:
            pos.tell("king_no_auction", "S3.2", DECK_IDS[deck])
            self.at = "end"
            return None
        return self.auctions(pos, deck, "S3.2")

    def auctions(self, pos: SolitairePosition, deck: int, section: str) -> Step:
        pos.tell("auction_opened", section, COLORS[PURPLE], DECK_IDS[deck], CARD_IDS[pos.faceup[deck]])
        return self.go("end", KingAuction(PURPLE, deck))
