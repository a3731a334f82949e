"""D2: the auction year. Each player auctions a card, draws as a Professional or gives himself up to Debauchery.

Needs the cards and the philosophy board. Leaves loans and the bargaining over ties to `negotiation`, which records the loans here.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.decision import Amounts, Decision, Offer, Option, Rule
from rules.kernel.step import DONE, Outcome, Sealed, Step
from rules.pax_hispanica.abilities import bid_bonus, claim_fee, extra_draw
from rules.pax_hispanica.decks import DrawCards, DrawHavens, Flip, FlipAll, deck_size
from rules.pax_hispanica.philosophy import MidlifeCrisis, professional
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import (
    CARD_IDS,
    COLOR_NUMBER,
    COLORS,
    DECK_IDS,
    DECK_NUMBER,
    DECKS,
    NONE,
    OWNER_IDS,
    POOL,
    PROFESSION,
    PROFESSION_DECK,
    options,
)

NO_CARD_IN_DECK = Rule("no-card-in-deck", "D2a")
ONE_CARD_IN_DECK = Rule("one-card-in-deck", "D2a")
NO_PROFESSION = Rule("no-profession", "D2b")
NO_BURIED_CLAIM = Rule("no-buried-claim", "B7f")
NO_FEE = Rule("no-fee", "B7f")
MORE_THAN_HELD = Rule("bid-over-purse", "D2a")
NOT_HIGHEST_BID = Rule("not-highest-bid", "D2a")

AUCTION = options("auction", DECK_IDS)
BURIED = options("auction_buried", DECK_IDS)
BURIED_CLAIM = options("buried_claim", DECK_IDS)
AWARD = options("award", COLORS)
BID = Amounts("bid")
PROFESSIONAL_DRAW: Option = ("professional_draw",)
DEBAUCHERY: Option = ("debauchery",)
DEBAUCHERY_DOLLARS, DEBAUCHERY_HAVENS = 1, 3

Loan = tuple[int, int, int]
"""Lender, borrower, dollars."""


def no_card(pos: PaxPosition, step: AuctionTurn, deck: int) -> Rule | None:
    """D2a, C34: a deck without a card cannot be auctioned."""
    return None if pos.faceup[deck] != NONE else NO_CARD_IN_DECK


def no_buried_card(pos: PaxPosition, step: AuctionTurn, deck: int) -> Rule | None:
    """D2a, R33: buried treasure lies below another card."""
    size = deck_size(pos, deck)
    return None if size > 1 else ONE_CARD_IN_DECK if size else NO_CARD_IN_DECK


def profession_deck(pos: PaxPosition, color: int) -> int:
    """D2b, R52: the deck of a Professional's track."""
    return PROFESSION_DECK[PROFESSION[pos.figure[color]]]


def cannot_draw(pos: PaxPosition, step: AuctionTurn) -> Rule | None:
    """D2b, C34, C38: a Professional draws from the deck of his track, if it has a card."""
    if not professional(pos, step.color):
        return NO_PROFESSION
    return None if deck_size(pos, profession_deck(pos, step.color)) else NO_CARD_IN_DECK


def cannot_claim(pos: PaxPosition, step: AuctionTurn, deck: int) -> Rule | None:
    """B7f `buried_claim`: the Peerage, its fee in own money, and two cards in the deck."""
    fee = claim_fee(pos, step.color, deck)
    if fee == NONE:
        return NO_BURIED_CLAIM
    return NO_FEE if pos.dollars[step.color] - step.lent(step.color) < fee else no_buried_card(pos, step, deck)


def cards_drawn(pos: PaxPosition, color: int, deck: int) -> int:
    """D2b, R57: how many cards a Professional Draw takes, the faceup one among them."""
    return pos.reach(color) + extra_draw(pos, color, deck)


@dataclass(eq=False)
class AuctionYear(Step):
    """D2: every player in Player Order."""

    turn: int = 0

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        if self.turn == len(pos.order):
            return DONE
        color = pos.order[self.turn]
        pos.acting = color
        self.turn += 1
        return AuctionTurn(color)

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        raise AssertionError("the auction year asks through its turns")


@dataclass(eq=False)
class AuctionTurn(Step):
    """D2: one of an auction (a), a Professional Draw (b), Debauchery (c) or what a Peerage allows instead.

    `loans` are the conditional loans given for the auction of this turn (G1d, C36).
    """

    color: int
    loans: tuple[Loan, ...] = ()

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return self.go("announce", FlipAll())

    def announce(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return Decision(self.color, "auction_turn", "D2")

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        offer.each(AUCTION, DECKS, DECKS, no_card, self)
        offer.each(BURIED, DECKS, DECKS, no_buried_card, self)
        offer.one(PROFESSIONAL_DRAW, cannot_draw, self)
        offer.one(DEBAUCHERY)
        offer.each(BURIED_CLAIM, DECKS if pos.peerages[self.color] else (), DECKS, cannot_claim, self)

    # -- a. auction

    def auction(self, pos: PaxPosition, deck_id: str) -> Step:
        deck = DECK_NUMBER[deck_id]
        card = CARD_IDS[pos.faceup[deck]]
        pos.tell("auction_opened", "D2a", COLORS[self.color], deck_id, card)
        return self.go("settle", Auction(self.color, deck, buried=False))

    def auction_buried(self, pos: PaxPosition, deck_id: str) -> Step:
        pos.tell("buried_auction_opened", "D2a", COLORS[self.color], deck_id)
        return self.go("settle", Auction(self.color, DECK_NUMBER[deck_id], buried=True))

    def settle(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return DONE

    # -- b. Professional Draw

    def professional_draw(self, pos: PaxPosition) -> Step:
        """D2b, R51, R57: the faceup card first, known to all, then unseen ones."""
        self.return_loans(pos, NONE)
        color, deck = self.color, profession_deck(pos, self.color)
        number = cards_drawn(pos, color, deck)
        card = pos.faceup[deck]
        pos.tell("professional_draw", "D2b", COLORS[color], DECK_IDS[deck], CARD_IDS[card])
        pos.faceup[deck] = NONE
        pos.gain_card(color, card)
        return self.go("flip", DrawCards(color, deck, number - 1))

    def flip(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return self.go("end", FlipAll())

    # -- c. Debauchery

    def debauchery(self, pos: PaxPosition) -> Step | None:
        """D2c, R50: a Professional loses his job, a Callow Figure stays."""
        self.return_loans(pos, NONE)
        pos.tell("debauchery", "D2c", COLORS[self.color])
        if professional(pos, self.color):
            return self.go("reward", MidlifeCrisis(self.color, may_pay=False))
        self.at = "reward"
        return None

    def reward(self, pos: PaxPosition, child: Step | None) -> Outcome:
        pos.pay(POOL, self.color, DEBAUCHERY_DOLLARS)
        pos.tell("debauchery_reward", "D2c", COLORS[self.color], DEBAUCHERY_DOLLARS)
        return self.go("end", DrawHavens(self.color, DEBAUCHERY_HAVENS, section="D2c"))

    # -- what a Peerage allows

    def buried_claim(self, pos: PaxPosition, deck_id: str) -> Step:
        """B7f `buried_claim`: the unseen card below the top one, for a fee."""
        self.return_loans(pos, NONE)
        deck = DECK_NUMBER[deck_id]
        fee = claim_fee(pos, self.color, deck)
        pos.pay(self.color, POOL, fee)
        pos.tell("buried_claim", "B7f", COLORS[self.color], deck_id, fee)
        return self.go("end", DrawCards(self.color, deck, 1, "B7f"))

    # -- G1d loans

    def lent(self, color: int) -> int:
        """The dollars a color holds on condition that it wins the auction of this turn."""
        return sum(n for _, borrower, n in self.loans if borrower == color) if self.loans else 0

    def return_loans(self, pos: PaxPosition, winner: int) -> None:
        """C36: whoever did not win the auction returns the conditional loans at once."""
        for lender, borrower, n in self.loans:
            if borrower != winner:
                pos.pay(borrower, lender, n)
                pos.tell("loan_returned", "G1d", COLORS[borrower], COLORS[lender], n)
        self.loans = ()


def loans_of(pos: PaxPosition) -> AuctionTurn | None:
    """The turn of the auction year under way, which keeps the loans."""
    for step in reversed(pos.agenda):
        if isinstance(step, AuctionTurn):
            return step
    return None


def bidders(pos: PaxPosition, initiator: int) -> tuple[int, ...]:
    """D2a, R32: the initiator, and every other player with at least $1."""
    return (initiator, *(c for c in pos.after(initiator) if pos.dollars[c]))


def not_highest(pos: PaxPosition, step: Auction, color: int) -> Rule | None:
    """D2a, C32: only those tied for the highest bid can be chosen."""
    return None if color in step.tied else NOT_HIGHEST_BID


@dataclass(eq=False)
class Bids(Sealed):
    """D2a: blind bids, any number of dollars each. Until the first is made, a loan can still bring somebody in (C37)."""

    initiator: int
    deck: int
    buried: bool
    seats: tuple[int, ...]
    answers: tuple[Option, ...] = ()

    def collect(self, pos: PaxPosition, child: Step | None) -> Outcome:
        if not self.answers:
            self.seats = bidders(pos, self.initiator)
        return super().collect(pos, child)

    def question(self, pos: PaxPosition, seat: int) -> Decision:
        deck = DECK_IDS[self.deck]
        if self.buried:
            return Decision(seat, "bid_buried", "D2a", (deck, COLORS[self.initiator]), secret=True)
        return Decision(seat, "bid", "D2a", (deck, COLORS[self.initiator], CARD_IDS[pos.faceup[self.deck]]), secret=True)

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        offer.amounts(BID, 0, pos.dollars[self.turn], MORE_THAN_HELD)


@dataclass(eq=False)
class Auction(Step):
    """D2a: bids, who wins, who is paid, and the card. `bids` are colors with what they bid, `tied` those the initiator chooses among."""

    initiator: int
    deck: int
    buried: bool
    bids: tuple[tuple[int, int], ...] = ()
    tied: tuple[int, ...] = ()

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return self.go("reveal", Bids(self.initiator, self.deck, self.buried, bidders(pos, self.initiator)))

    def reveal(self, pos: PaxPosition, child: Step | None) -> Outcome:
        assert isinstance(child, Bids)
        self.bids = tuple((seat, answer[1]) for seat, answer in zip(child.seats, child.answers, strict=True))
        counted = {}
        for seat, bid in self.bids:
            bonus = bid_bonus(pos, seat, self.deck)  # C33
            counted[seat] = bid + bonus
            if bonus:
                pos.tell("bid_with_bonus", "D2a", COLORS[seat], bid, counted[seat])
            else:
                pos.tell("bid", "D2a", COLORS[seat], bid)
        best = max(counted.values())
        top = tuple(seat for seat in counted if counted[seat] == best)
        if self.initiator in top:
            return self.win(pos, self.initiator)
        if len(top) == 1:
            return self.win(pos, top[0])
        self.tied = top
        self.at = "choose_winner"
        return self.choose_winner(pos, None)

    def choose_winner(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return Decision(self.initiator, "choose_winner", "D2a", (DECK_IDS[self.deck],))

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        offer.each(AWARD, self.tied, pos.seats, not_highest, self)

    def award(self, pos: PaxPosition, color_id: str) -> Step:
        return self.win(pos, COLOR_NUMBER[color_id])

    def win(self, pos: PaxPosition, winner: int) -> Step:
        """D2a: the winner pays the initiator, the initiator himself the Pool; the losers' loans go back (C36)."""
        price = dict(self.bids)[winner]
        deck, card = self.deck, pos.faceup[self.deck]
        paid = POOL if winner == self.initiator else self.initiator
        if self.buried:
            pos.tell("won_buried", "D2a", COLORS[winner], DECK_IDS[deck], price, OWNER_IDS[paid])
        else:
            pos.tell("won_auction", "D2a", COLORS[winner], CARD_IDS[card], price, OWNER_IDS[paid])
        pos.pay(winner, paid, price)
        turn = loans_of(pos)
        if turn is not None:
            turn.return_loans(pos, winner)
        if self.buried:
            return self.go("end", DrawCards(winner, deck, 1, "D2a"))
        pos.faceup[deck] = NONE
        pos.gain_card(winner, card)
        return self.go("end", Flip(deck))
