# The coach: what is at stake in each question. Besides the question's own arguments there are $dollars, $sway, $reach (both as capped),
# $mercantilism, $hand, $limit, $ships, $vacant (own Colonies without Labor), $job (yes, no), $coffers (Chests the War Coffers lack),
# $taxrebels, $slaves, $richest (the fullest purse of the others).

## Goods year

coach-refresh = A Cathedral without a Citizen sends nobody to work and earns nothing for four years.
coach-cathedral-refugee = A Refugee earns for his own color, not for the owner of the Cathedral.
coach-labor = { $vacant ->
    [one] One Colony of { $seat } is vacant and dies
   *[other] { $vacant } Colonies of { $seat } are vacant and die
 } without Labor; a Slave dies of the next Chest, a hired Citizen costs $1 (of ${ $dollars }) and lives.
coach-alcabala = Unpaid, the tax raises a Tax Rebel and the zone stops counting; { $taxrebels } stand on the map, the dice show { $mercantilism }.

## Auction year

coach-auction-turn = { $job ->
    [yes] A Professional can draw { $reach } without a bid; an auction brings money if a rival wins it; Debauchery costs the job.
   *[other] An auction brings money if a rival wins it, a card if not; Debauchery brings $1 and three Haven Cards, and there is no job to lose.
 }
coach-bid = { $seat } has ${ $dollars }, the richest rival ${ $richest }. Whoever opened wins his ties and is paid by a rival who wins; losers pay nothing.
coach-bid-buried = Only the winner will see this card. { $seat } has ${ $dollars }; losers keep their money.
coach-choose-winner = Both bid the same, so the money is the same: what matters is who can use the card, and who is left poor. It may be bargained over.

## Play year

coach-play-turn = Each card Nudges the Figure first, then gives up to { $sway } of its Actions. The Hand is { $hand }, the limit at the end of the turn { $limit }.
coach-nudge = The Nudge comes before any Action, and may cost the job, Ships or $1.
coach-card-action = Each icon works once; the limit was read before the first. Peerages and Ships stay, everything else leaves the card to its deck.
coach-haven-action = Haven Cards work for Callow Figures only, and return to their deck; kept, the same card stops fleets in its sea.
coach-sell-card = A sold card brings $1 now and can never be played by { $seat }.
coach-hand-limit = { $seat } holds { $hand } and may keep { $limit }. Haven Cards stop fleets and dig up Treasure; Market Cards can be sold while selling is allowed.
coach-midlife-crisis = $1 keeps the job, which draws { $reach ->
    [one] 1 card
   *[other] { $reach } cards
 } without a bid; { $seat } has ${ $dollars }.
coach-debauchery = The job is lost in any case; the Callow space decides which rungs are one Nudge away.
coach-sword-fight = Only lowest rungs can be fought for; whoever stands there takes the Callow space in exchange.
coach-peninsular-marriage = An empty lowest rung, and the job with it: colonists, missionaries, royalists and buccaneers each draw from a deck of their own.
coach-disk = A new Colony raises Sway in steps, and needs Labor in its land zone by the next goods year; a fort adds 1 when that Colony is attacked.
coach-bible = A Visita raises Reach in steps. Its people can be kidnapped by any vacant Colony of the land zone, and the Bible is lost with them.
coach-literacy = From a Cathedral nobody can be kidnapped; its Citizen is hired for $1 and earns abroad.
coach-refugee = Whoever's Citizen comes will be paid when he is hired.
coach-relic = A Relic lies on a Colony as Treasure until a Ship takes it: $8 in EUROPE, or a Peerage for victory.
coach-voodoo = People on a Tribal Site can become a Mission; on a Colony a worker for its owner, who is then spared the search.
coach-slave-revolt = The Slave is gone, and a Slave Rebel makes the zone rebellious: no kidnapping, no Friendly Port. { $slaves } Slaves are on the map.
coach-tax-revolt = The Citizen is gone, and a Tax Rebel stands: { $taxrebels } now, and the Tea Party needs more than the dice show, which is { $mercantilism }.
coach-tax = $1 from its owner, and a Tax Rebel in its zone; there are { $taxrebels }, and the dice show { $mercantilism }.
coach-slave-trade = The Colony lives through the next goods year; the Slave dies of the first Chest that is placed there.
coach-turn-ship = The Ship comes at once, without its Nudge; its Legality matters if it is to be the Flagship.
coach-apostasy = Whoever is struck chooses or loses what the card says; this too can be bargained over.
coach-dove = The year of the Dove is the last one: tokens outside rebellions are counted at its end.
coach-black-market = The card brings $2, more than the Pool pays, and is gone.
coach-flagship = Its Legality holds for the whole fleet, its letter decides sea battles of unlike tactics.

## Sail year

coach-sail-or-scout = A sail has to begin with a deed in its first sea. Each Galleon ({ $ships }) loads once. To stay brings a Haven Card.
coach-sail = People aboard must be landed on a vacant Colony, Chests go to EUROPE or under the sand; with nothing aboard the sail may end anywhere.
coach-hurricane = Nobody sails this year; Reconnaissance brings a Haven Card.
coach-homeward = Seized Treasure must go home at once, and the fleet can be stopped on every step.
coach-tribute = Tribute instead of a battle leaves the Site in peace for this sail, and counts against no limit.
coach-pay-tribute = { $seat } has ${ $dollars }. Paid, there is no battle; refused, it is fought.
coach-battle-card = Nobody may stay out. The fleet needs more Strength than the target; a tie is the target's, and no promise binds.
coach-declare-support = Nobody may stay out. The fleet needs more Strength than the target; a tie is the target's.
coach-fate = Freedom settles people again; arms make the zone rebellious; a kidnapped Slave works on elsewhere. { $slaves } Slaves are on the map.
coach-ransom = $1 spares the land a Tax Rebel; { $taxrebels } stand, and the dice show { $mercantilism }. { $seat } has ${ $dollars }.
coach-rebel-at = The Rebel makes that zone rebellious: nobody kidnaps, no port is Friendly, its tokens do not count.
coach-flip-rebel = All Rebel Sites are taken, so one Rebel changes sides; the zones stay rebellious.
coach-interdict = The card is spent on a call. Loaded fleets are worth it; with fewer Ships ({ $seat } has { $ships }) and the worse letter it is rarely won.
coach-surrender = To surrender costs all Cargo, and PLUNDER Ships if the pirates like; a battle is for both. Anything may be offered instead.
coach-accept-money = Taken, the fleet is safe for one sea, and the Haven Card is spent all the same.
coach-tactic = Same tactics: the larger fleet wins; Gage against Boarding: the better letter. Flight escapes Boarding; Gage sinks its Flagship.
coach-sink-plunder = Each Ship sunk is a card and a Galleon less for its owner.
coach-lose-galleon = Its Cargo may be lost with it: people who are lost leave Rebels behind.
coach-drop-cargo = What is given up returns to the Pool; people leave a Rebel.
coach-unload-relic = $8 now; or kept, where it counts as a Peerage for victory; or two Chests for the War Coffers, which lack { $coffers }.
coach-mercantilism-step = The dice cap Sway and Reach of everybody; the Tea Party needs more Tax Rebels than they show, and there are { $taxrebels }.
coach-steal-haven = The card is taken unseen; Haven Cards stop fleets, and Callow Figures play them.

## Deals

coach-deal = What is exchanged changes hands at once. To refuse costs nothing, and a counter-offer is possible.
coach-deal-with-promise = What is exchanged changes hands at once; the promise is the table's honor, and about a Battle Card it never binds.
coach-hand-over = The partner has agreed to any card of this deck: { $seat } picks which.

## Chance, and the Sun King's dice, where people roll for themselves

coach-flip = The card that comes up lies open for everybody.
coach-draw = Only the one who draws sees the card.
coach-draw-haven = Each return to PIRATING brings one Haven Card, whatever the number of Ships.
coach-king-labor = The king's Colonies take Labor by his list, the nearest first.
coach-king-bid = One die in Pax, two in War are the king's bid; it costs him nothing.
coach-king-deck = The die names the deck that he auctions.
coach-king-tactic = The die and the two fleets name his tactic.
