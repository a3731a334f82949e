# What can be in a deal of Pax Hispanica, and which deals a moment allows (G1).

deal-moment = { $year }, { $phase } year
deal-note = Deals can now be about: { $kinds }
deal-loan = Loan for the auction
deal-named = { $card }
deal-any = Unseen { $deck } Card
deal-any-free = Unseen { $deck } Card, free choice
deal-bribe-for = Bribe: { $treasure } at { $site }
deal-bribe = The bribe for another's fleet
deal-spare = Calling off the attack
deal-call-off = Letting the fleet pass
deal-never = Anchored cards, tokens, Treasure on the map
rule-never-dealt = These never change hands in a deal.
rule-nothing-to-load = Nothing that a bribe could load lies in this sea zone.
deal-honor-long = Promises are shown and left to honor: they bind until the year ends, those about a Battle Card never (G1a).
deal-after-money = ${ $n }
deal-after-relics = Relics { $n }
deal-after-hand = Hand { $n } of { $limit }
deal-after-discard = { $n ->
    [one] 1 card to Discard when the year ends (G1g)
   *[other] { $n } cards to Discard when the year ends (G1g)
}
deal-mats = On the table
deal-after-win = wins at once ({ $section })

deal-kind-trade = Trade
deal-kind-trade-now = Dollars, Relics and Hand cards, seen or unseen, at any time and in anybody's turn.
deal-kind-trade-not = Trade for its own sake belongs to the play year.
deal-kind-options = Choices
deal-kind-options-now = Whoever is about to choose how an Action or an ability is used may sell that choice.
deal-kind-options-not = Neither of the two is choosing how an Action or an ability is used.
deal-kind-loan = Loan
deal-kind-loan-now = Before the bids money is lent or given; a loan comes back at once unless its borrower wins.
deal-kind-loan-not = { $phase ->
    [auction] The bids of this auction have been made.
   *[other] Loans are made in the auction year, before the bids.
}
deal-kind-tie = Tied bids
deal-kind-tie-now = The initiator chooses among tied bids and may be paid for the choice.
deal-kind-tie-not = No initiator is choosing among tied bids.
deal-kind-tribute = Tribute
deal-kind-tribute-now = A land battle is announced. Whatever the two agree on, the attacker can call it off.
deal-kind-tribute-not = No land battle is announced between the two.
deal-kind-surrender = Free passage
deal-kind-surrender-now = Pirates may be paid to let the fleet pass, or a surrender agreed on.
deal-kind-surrender-not = Nobody is being interdicted.
deal-kind-fee = Smuggling fee
deal-kind-fee-now = Somebody else may pay the bribe with which the fleet loads here, for a share.
deal-kind-fee-not = No fleet could load here for a bribe.
