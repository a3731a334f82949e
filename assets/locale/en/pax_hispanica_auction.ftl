# The auction year: D2. Options, questions, events, reasons why not.

## Options

opt-auction = Auction the top { $deck } Card
opt-auction-buried = Auction buried treasure: { $deck }
opt-professional-draw = Professional Draw
opt-debauchery = Debauchery: lose the job, $1, 3 Haven Cards
opt-buried-claim = Pay for the card under the top { $deck } Card
opt-bid = ${ $dollars }
opt-award = { $color } wins

## Questions

ask-auction-turn = What does { $seat } do this auction year?
ask-bid = { $initiator } auctions { $card } of the { $deck } deck. How much does { $seat } bid?
ask-bid-buried = { $initiator } auctions buried treasure of the { $deck } deck. How much does { $seat } bid?
ask-choose-winner = The highest bids are tied. Who wins the { $deck } Card?

## Events

event-auction-opened = { $color } auctions { $card } of the { $deck } deck.
event-buried-auction-opened = { $color } auctions buried treasure of the { $deck } deck.
event-bid = { $color } bids ${ $dollars }.
event-bid-with-bonus = { $color } bids ${ $dollars }, which counts as ${ $n }.
event-won-auction = { $dollars ->
    [0] { $color } wins { $card } for nothing.
   *[other] { $color } wins { $card } and pays { $payee } ${ $dollars }.
}
event-won-buried = { $dollars ->
    [0] { $color } wins the buried { $deck } Card for nothing.
   *[other] { $color } wins the buried { $deck } Card and pays { $payee } ${ $dollars }.
}
event-professional-draw = { $color } draws { $card } from the { $deck } deck as a Professional.
event-debauchery = { $color } turns to Debauchery.
event-debauchery-reward = { $color } receives ${ $dollars }.
event-buried-claim = { $color } pays ${ $dollars } for the card under the top { $deck } Card.
event-loan-returned = { $borrower } has won no auction; ${ $dollars } go back to { $lender }.

## Why not

rule-no-card-in-deck = The deck has no card.
rule-one-card-in-deck = Buried treasure takes a second card in the deck.
rule-no-profession = Only a Professional draws from the deck of the own track.
rule-no-buried-claim = No Peerage of this player claims buried cards of that deck.
rule-bid-over-purse = Nobody bids more money than he has.
rule-no-fee = There is not enough money of one's own for the fee.
rule-not-highest-bid = Only one of those tied for the highest bid can win.
