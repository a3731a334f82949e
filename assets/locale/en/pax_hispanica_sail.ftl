# The sail year: D4, E5, F1-F6, G1b, G1c. Options, questions, events, reasons why not.

## Options

opt-place = Place the fleet in { $sea }
opt-reconnaissance = Reconnaissance: stay in PIRATING and draw a Haven Card
opt-load-chest = Load the Chest of { $site }
opt-load-relic = Load the Relic of { $site }
opt-attack = Attack { $site }
opt-enslave = Enslave the Indigenous of { $site }
opt-emigrate = Take the Citizen of { $site } aboard
opt-deliver = Set { $meeple } ashore at { $site }
opt-dig = Use the Treasure Map of { $island }
opt-lift-chest = Dig up a Chest
opt-lift-relic = Dig up a Relic
opt-end-sail = End the sail: the empty fleet goes PIRATING
opt-sail = Sail to { $sea }
opt-home = Sail home to EUROPE and unload
opt-bury = Bury all Treasure on the island here and go PIRATING
opt-fight = Fight
opt-demand = Demand ${ $dollars } of Tribute
opt-pay-tribute = Pay the Tribute
opt-refuse-tribute = Refuse: let there be a battle
opt-support = Support { $battle_side }
opt-liberate = Liberate: the Slave flees to the nearest vacant Tribal Site
opt-take-up-arms = Take up arms: a Slave Rebel
opt-carry-off = Load the Slave into a Galleon
opt-kidnap-to = Kidnap the Slave to { $site }
opt-pass = Not here
opt-never = Never for this sail
opt-strike = Strike your colors: discard { $haven }
opt-surrender = Surrender
opt-buy-off = Offer ${ $dollars } to be let go
opt-accept-money = Take the money and let the fleet go
opt-decline-money = Decline the money
opt-tactic = { $tactic }
opt-sink = Sink { $card }
opt-flagship = { $card } becomes Flagship
opt-lose-galleon = Lose { $galleon }
opt-drop = Give up { $cargo }
opt-relic-money = Sell the Relic for $8
opt-relic-keep = Keep the Relic in Coffers; it counts as a Peerage
opt-relic-coffers = Give the Relic to the War Coffers as 2 Chests for $4
opt-mercantilism = { $step ->
    [up] Mercantilism one step up
    [down] Mercantilism one step down
   *[stay] Leave Mercantilism as it is
}

## Questions

ask-sail-or-scout = Where does the fleet of { $seat } begin its sail?
ask-sail = { $seat } in { $sea }, { $n ->
    [0] no land battle left
    [one] one land battle left
   *[other] { $n } land battles left
}: what next?
ask-homeward = { $seat } carries seized Treasure home from { $sea }: which way?
ask-tribute = { $seat } before { $site }: demand Tribute from { $owner }, or fight?
ask-pay-tribute = { $attacker } demands ${ $dollars } to spare { $site }. Does { $seat } pay?
ask-battle-card = { $site } is attacked: whom does { $seat } support?
ask-declare-support = { $attacker } attacks { $site }: whom does { $seat } support?
ask-fate = What becomes of the Slave of { $site }?
ask-interdict = { $prey } in { $sea }: does { $seat } call "Strike your colors"?
ask-surrender = { $pirate } interdicts { $seat } in { $sea }: fight, surrender or bargain?
ask-accept-money = { $prey } offers ${ $dollars } to be let go. Does { $seat } take it?
ask-tactic = Sea battle of { $prey } and the pirates of { $pirate }: which tactic does { $seat } choose?
ask-sink-plunder = Which PLUNDER Ships of { $prey } does { $seat } sink?
ask-flagship = Which Ship leads the fleet of { $seat }?
ask-lose-galleon = Which Galleon does { $seat } lose?
ask-drop-cargo = What does { $seat } give up?
ask-unload-relic = What becomes of the Relic of { $seat }?
ask-mercantilism-step = Does { $seat } move the Mercantilism dice?

## Events

event-to-pirating = { $color }'s fleet enters PIRATING.
event-to-europe = { $color }'s fleet reaches EUROPE.
event-reconnaissance = { $color } stays in PIRATING for Reconnaissance.
event-placed = { $color }'s fleet appears in { $sea }.
event-sailed = { $color } sails to { $sea }.
event-bribed = { $payer } pays { $owner } a $1 bribe at { $site }.
event-chest-loaded = { $color } loads the Chest of { $site }.
event-relic-loaded = { $color } loads the Relic of { $site }.
event-buried = { $color } buries { $n ->
    [0] no Chest
    [one] one Chest
   *[other] { $n } Chests
} and { $n2 ->
    [0] no Relic
    [one] one Relic
   *[other] { $n2 } Relics
} on { $island }.
event-treasure-map = { $color } follows the Treasure Map to { $island } and discards { $haven }.
event-chest-dug-up = { $color } digs up a Chest on { $island }.
event-relic-dug-up = { $color } digs up a Relic on { $island }.
event-chests-for-the-king = { $color } unloads { $n ->
    [one] one Chest
   *[other] { $n } Chests
} for the king: { $n2 } into the War Coffers, ${ $dollars } reward.
event-chests-sold = { $color } unloads { $n ->
    [one] one Chest
   *[other] { $n } Chests
} for ${ $dollars }.
event-relic-sold = { $color } sells a Relic for ${ $dollars }.
event-relic-kept = { $color } keeps a Relic in Coffers.
event-relic-for-the-king = { $color } gives a Relic to the king: { $n ->
    [one] one Chest
   *[other] { $n } Chests
} into the War Coffers, ${ $dollars } reward.
event-mercantilism = { $color } moves the Mercantilism dice to { $n }.
event-emigrated = { $color } takes { $meeple } of { $site } aboard.
event-delivered = { $color } sets { $meeple } ashore at { $site }.
event-salary = { $payer } pays { $owner } $1 of salary.
event-attack-called-off = { $color } spares { $site }.
event-tribute-demanded = { $color } demands ${ $dollars } to spare { $site }.
event-tribute-paid = { $owner } pays { $color } ${ $dollars } of Tribute.
event-tribute-refused = { $owner } refuses Tribute.
event-battle-announced = { $battle ->
    [enslave] { $color } sets out to enslave the Indigenous of { $site }.
   *[attack] { $color } attacks { $site }.
}
event-supports = { $color } supports { $battle_side } at { $site }.
event-battle-won = { $color } wins at { $site }, { $n } against { $n2 }.
event-battle-lost = { $color } loses at { $site }, { $n } against { $n2 }.
event-rebel-defeated = { $color } defeats the Rebel of { $land }.
event-fort-lost = The fort of { $site } falls.
event-chest-stolen = { $color } takes the Chest of { $site }.
event-chest-wasted = The Chest of { $site } finds no Galleon and is lost.
event-relic-stolen = { $color } takes the Relic of { $site }.
event-colony-sacked = { $by } Sacks the Colony of { $owner } at { $site }.
event-mission-sacked = { $by } Sacks the Mission of { $owner } at { $site }.
event-enslaved = { $color } enslaves the Indigenous of { $site }.
event-bible-returned = The Bible of { $owner } at { $site } returns to its column.
event-liberated = The Slave of { $site } is free and flees to { $site2 }.
event-took-up-arms = The Slave of { $site } takes up arms.
event-kidnapped-to = The Slave of { $site } is kidnapped to { $site2 }.
event-carried-off = { $color } carries the Slave of { $site } off.
event-ship-lost = { $color } loses { $card }.
event-chest-dropped = { $color } loses a Chest.
event-meeple-lost = Lost from aboard: { $meeple }.
event-flagship = { $card } leads the fleet of { $color }.
event-struck = { $pirate } calls "Strike your colors" to { $prey } in { $sea } and discards { $haven }.
event-money-offered = { $prey } offers { $pirate } ${ $dollars } to be let go.
event-money-declined = { $pirate } declines the money.
event-bought-off = { $pirate } lets { $prey } go.
event-surrendered = { $prey } surrenders to { $pirate }.
event-tactics = { $prey } chose { $tactic }, { $pirate } chose { $tactic2 }.
event-escaped = { $prey } escapes.
event-cargo-seized = { $pirate } seizes the Cargo of { $prey }: Chests { $n }, Relics { $n2 }; Chests lost at sea { $n3 }, people aboard { $n4 }.

## Reasons why not

rule-no-colony = No Colony stands there.
rule-no-chest = There is no Chest.
rule-no-relic = There is no Relic.
rule-no-room = No Galleon is free for it.
rule-not-in-this-sea-zone = It does not lie in the sea zone of the fleet.
rule-sack-only = A PLUNDER fleet takes Treasure from that Colony only by Sacking it.
rule-conquistador-sacks = A CONQUISTADOR takes a Chest from a non-Spanish Colony only by Sacking it.
rule-privateer-sacks-in-war = During War a PRIVATEER takes Treasure outside Friendly Ports only by Sacking.
rule-relic-needs-friendly-port = Without bribe or Sack a Relic leaves only a Friendly Port.
rule-no-haven-card = No Haven Card is held there.
rule-offer-over-purse = Nobody offers more money than he has.
rule-rebel-there = A Rebel stands there; the new one goes to a vacant Rebel Site.
rule-same-rebel = That Rebel shows this side already.
rule-no-bribe-money = There is no $1 for the bribe.
rule-no-bribe-due = No bribe is due there.
rule-no-fleet-loading = No fleet is loading now.
rule-dice-limit = The Mercantilism dice go no further.
rule-nobody-there = Nothing stands there.
rule-no-strawman = A token of the attacker's own color stands there.
rule-attack-limit = The fleet has fought as many land battles as it began the sail with Galleons.
rule-tribute-taken = That Site has paid this fleet for peace.
rule-only-enslave = A Tribe or a Visita is not attacked; its Indigenous can only be enslaved.
rule-only-tribes-enslaved = Only the Indigenous of a Tribe or a Visita can be enslaved.
rule-smuggler-never-attacks = A SMUGGLER never attacks.
rule-privateer-in-pax = During the Pax a PRIVATEER attacks nobody.
rule-conquistador-spares-spain = A CONQUISTADOR does not attack what is Spanish.
rule-no-galleon-free = No Galleon is free for the captive.
rule-no-vacant-colony = No Colony is vacant, beyond those the Meeples aboard need.
rule-colony-reserved = A Meeple aboard needs that vacant Colony.
rule-maroon-king-frees = The MAROON KING neither enslaves nor kidnaps.
rule-no-vacant-tribal-site = No Tribal Site is vacant.
rule-other-land-zone = It lies in another land zone.
rule-colony-not-vacant = That Colony is not vacant.
rule-pirates-never-flee = Only the treasure fleet can Flee.
rule-only-plunder-sunk = After a surrender only PLUNDER Ships may be sunk.
rule-not-the-haven-of-this-zone = That is not the Haven Card of this sea zone.
rule-not-adjacent = That sea zone is not adjacent.
rule-against-the-current = The current runs the other way.
rule-shortest-way = After so long a sail without deed the fleet must take the shortest way.
rule-no-exit-here = No way leads from this sea zone to EUROPE.
rule-no-treasure-aboard = The fleet carries no Treasure.
rule-meeple-aboard = A Meeple is aboard and must first be set ashore at a vacant Colony.
rule-nothing-to-do-there = Nothing could be loaded, enslaved or attacked there at once.
rule-act-first = First comes the deed for which the fleet was placed here.
rule-cargo-aboard = A fleet with Treasure must bring it to EUROPE or bury it.
rule-no-cathedral-citizen = No Cathedral with a Citizen stands there.
rule-not-yours-nor-refugee = That Citizen is neither of the fleet's color nor a Refugee.
rule-no-such-meeple = No such Meeple is aboard.
rule-no-treasure-map = It takes the Haven Card of this sea zone as Treasure Map.
rule-nothing-buried = Nothing is buried there.
rule-map-used = The Treasure Map has been used here.
rule-no-money-to-take = The money that was offered is no longer there.
rule-no-battle-to-call-off = There is no battle to call off now.
