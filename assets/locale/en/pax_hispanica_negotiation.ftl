# Negotiation: G1. Items of a deal, options, questions, events, reasons why not.

## Items of a deal (their names are the first word of the item)

item-dollars = ${ $dollars }
item-relics = { $n ->
    [one] 1 Relic
   *[other] { $n } Relics
}
item-card = { $card }
item-haven = Haven Card { $haven }
# The option itself names the card, which nobody else may read: then it is simply an unseen card.
item-hidden = { $deck ->
    [Colony] an unseen Colony Card
    [Mission] an unseen Mission Card
    [Royalty] an unseen Royalty Card
    [Ship] an unseen Ship Card
    [Haven] an unseen Haven Card
   *[other] an unseen card
}
item-any = an unseen { $deck } Card of the giver's choice
item-loan = a loan of ${ $dollars }, back at once unless the auction is won
item-bribe = the bribe for the { $treasure } at { $site }
item-spare = no attack
item-call-off = free passage

## Options

opt-deal = { $proposer } offers { $partner } a deal: { $gives }, for { $wants }
opt-accept = Accept
opt-refuse = Refuse
opt-hand-over = Hand over { $card }

## Questions

ask-deal = { $proposer } offers { $seat }: { $gives }, for { $wants }. Does { $seat } accept?
ask-deal-with-promise = { $proposer } offers { $seat }: { $gives }, for { $wants }, and the promise: { $promise }. Does { $seat } accept?
ask-hand-over = Which { $deck } Card does { $seat } hand over to { $proposer }?

## Events

event-deal-offered = { $proposer } offers { $partner } a deal: { $gives }, for { $wants }.
event-deal-countered = { $proposer } answers { $partner } with another deal: { $gives }, for { $wants }.
event-promise-offered = With it goes the promise: { $promise }
event-deal-accepted = { $partner } accepts the deal of { $proposer }.
event-deal-refused = { $partner } refuses the deal of { $proposer }.
event-dealt-dollars = { $giver } gives { $taker } ${ $dollars }.
event-lent = { $lender } lends { $borrower } ${ $dollars } for the auction.
event-dealt-relics = { $giver } gives { $taker } { $n ->
    [one] 1 Relic
   *[other] { $n } Relics
}.
event-dealt-card = { $giver } gives { $taker } { $card }.
event-dealt-haven = { $giver } gives { $taker } Haven Card { $haven }.
event-dealt-unseen = { $giver } gives { $taker } an unseen { $deck } Card.
event-dealt-unseen-haven = { $giver } gives { $taker } an unseen Haven Card.
event-promised = Promised between { $proposer } and { $partner } for this year: { $promise }

## Why not

rule-bad-deal = This is not a deal the game can read.
rule-not-at-the-table = That color is not in the game.
rule-no-deals-now = There is nothing to bargain about now.
rule-no-part-in-it = In the sail year one of the two must have a part in what happens.
rule-chance-first = First chance answers.
rule-secret-choice-open = A secret choice is under way.
rule-deal-open = Another deal waits for its answer.
rule-only-loans = Before the bids only money is lent or given.
rule-no-loans-now = Loans on condition are made before the bids of an auction.
rule-initiator-bargains = Only whoever chooses among the tied bids bargains about it.
rule-lacks-dollars = There is not enough money free to give.
rule-lacks-relics = There are not so many Relics in the Coffers.
rule-lacks-card = That card is not in the Hand.
rule-lacks-cards = The Hand does not hold so many cards of that deck.
rule-nothing-to-call-off = There is nothing to call off.
rule-one-bribe-a-deal = One deal pays one bribe.
rule-other-deck = Another deck was asked for.
rule-already-in-deal = That card is part of the deal already.
rule-tribute-over-purse = The owner of the Site has no more money than that.
rule-no-tribute-money = The money for the Tribute is gone.
