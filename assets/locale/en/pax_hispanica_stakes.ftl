# What a choice would bring: measures that it changes, the Strength in a battle, Cargo, bids and bribes at stake.

## Measures: a name before an amount, as in "Ana Sway 2 -> 1"

measure-tokens = tokens
measure-figure = Figure
measure-peerages = Peerages
measure-relics = Relics
measure-sway = Sway
measure-reach = Reach
measure-hand = Hand
measure-ships = Ships
measure-flagship = Flagship
measure-none = none
measure-chests-aboard = Chests aboard
measure-relics-aboard = Relics aboard
measure-people-aboard = people aboard
measure-tax-rebels = Tax Rebels
measure-slaves = Slaves
measure-slave-rebels = Slave Rebels
measure-war-coffers = War Coffers
measure-mercantilism = Mercantilism
measure-dove = Dove
measure-vacant-colonies = vacant Colonies
measure-chests = Chests in the Pool
measure-pool-relics = Relics in the Pool
measure-pool-indigenous = Indigenous in the Pool

## Land battles (E5)

stake-ship = 1 Ship, { $card }
stake-ships = { $n } Ships under { $card }
stake-rebel = Rebel
stake-colony = Colony
stake-fort = fort
stake-citizen = Citizen
stake-refugee = Refugee
stake-bible = Bible
stake-indigenous = Indigenous
stake-colony-at = Colony { $site }
stake-citizen-at = Citizen { $site }
stake-refugee-at = Refugee { $site }
stake-bible-at = Bible { $site }
stake-indigenous-at = Indigenous { $site }
stake-sum = { $n } =
stake-no-strength = 0: nothing there has Strength
stake-undecided = Undecided:
stake-fleet-wins = { $fleet } against { $target }: the fleet wins (E5e).
stake-target-holds = { $fleet } against { $target }: the target holds (E5e).
stake-tie = { $fleet } against { $target }: a tie, so the target holds (E5e).
stake-all = All
stake-rest = The rest
stake-depends = { $who } with the fleet { $fleet }:{ $target }, it wins; with the target { $fleet2 }:{ $target2 }, it holds.
stake-wins-either-way = { $who } with the fleet { $fleet }:{ $target }, with the target { $fleet2 }:{ $target2 }: the fleet wins either way.
stake-holds-either-way = { $who } with the fleet { $fleet }:{ $target }, with the target { $fleet2 }:{ $target2 }: the target holds either way.
stake-hand = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
stake-purse = { $seat } could pay with { $what }.

## Sea battles and Cargo (F1, F2)

stake-fleet = { $n ->
    [one] 1 Ship
   *[other] { $n } Ships
}
stake-seamanship = Seamanship { $letter }
stake-seamanship-better = Seamanship { $letter } (card { $card })
stake-aboard = aboard { $what }
stake-no-cargo = no Cargo
stake-room = { $n ->
    [0] no Galleon free
    [one] 1 Galleon free
   *[other] { $n } Galleons free
}
stake-flee = Flee
stake-gage = Gage
stake-boarding = Boarding
stake-first-against = { $tactic } vs { $other }:
stake-against = ; { $other }:
stake-escapes = escapes
stake-sunk = { $who } sunk
stake-seized = taken
stake-unhurt = nothing
stake-seizes = { $pirate } seizes { $what }.
stake-no-seizing = There is no Cargo to seize.
stake-chests-lost = For want of Galleons { $n ->
    [one] 1 Chest is
   *[other] { $n } Chests are
} lost.
stake-may-sink = May be sunk: { $ships }.
stake-none-sunk = No Ship may be sunk.

## Loading (F4, F5)

stake-friendly = Free: a Friendly Port (F4a).
stake-own-colony = Free: an own Colony, by the way of a { $legality } (F5b).
stake-own-flag = Free: an own Colony, under the Neutral Flag (F5b).
stake-legal-conquistador = Free: Legal Export of a CONQUISTADOR from a Spanish Colony (F5c).
stake-legal-privateer = Free: Legal Export of a PRIVATEER during the Pax (F5d).
stake-bribe = $1 of bribe to { $owner }: a { $legality } outside a Friendly Port (F5b).
stake-bribe-flag = $1 of bribe to { $owner }: the Neutral Flag lets a { $legality } bribe (F5b).
stake-bribe-purse = { $seat } has ${ $dollars }; in a deal somebody else may pay it (G1f).
stake-worth-sold = Under this Flagship: ${ $dollars } in EUROPE (F6a).
stake-worth-king = Under this Flagship: ${ $dollars } in EUROPE, the Chest into the War Coffers (F6b).
stake-home-sold = { $n ->
    [one] The Chest is
   *[other] The { $n } Chests are
} sold for ${ $dollars } (F6a).
stake-home-king = { $n ->
    [one] The Chest goes
   *[other] The { $n } Chests go
} to the king for ${ $dollars }, into the War Coffers (F6b).

## Auctions and draws (D2)

stake-can-bid = { $bonus ->
    [0] has ${ $dollars }
   *[other] has ${ $dollars } and { $bonus } more for the bid
}
stake-lent = of which ${ $dollars } lent for this auction
stake-purse-short = { $bonus ->
    [0] ${ $dollars }
   *[other] ${ $dollars }+{ $bonus }
}
stake-hand-limit = { $n ->
    [one] 1 card is over the Hand Limit and must be Discarded (D3f).
   *[other] { $n } cards are over the Hand Limit and must be Discarded (D3f).
}
stake-others = Others:
stake-bid-own = { $bonus ->
    [0] ${ $dollars } bid
   *[other] ${ $dollars } bid, counted as { $n }
}: won, it goes to the Pool; a tie wins too.
stake-bid-other = { $bonus ->
    [0] ${ $dollars } bid
   *[other] ${ $dollars } bid, counted as { $n }
}: won, it goes to { $initiator }, who wins ties or decides them.
stake-bid-was = bid ${ $dollars }
stake-bid-was-bonus = bid ${ $dollars }, counted as { $n }
stake-draw = { $n ->
    [one] 1 card: the faceup one.
   *[other] { $n } cards: the faceup one, { $unseen } unseen.
}
