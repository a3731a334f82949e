# Part H: Ganga Zumba against the Sun King. Dice, what the Sun King considers, and why he passes things over.

## Options and questions

opt-roll = { $n }
opt-stay = Stay in PIRATING
ask-king-labor = What Labor does { $site } find?
ask-king-bid = { $n ->
    [one] What does the Sun King roll with one die for { $card }?
   *[other] What does the Sun King roll with { $n } dice for { $card }?
}
ask-king-deck = Which deck does the Sun King auction? One die: 1 Colony, 2 Mission, 3 and 4 Royalty, 5 and 6 the deck of his Profession.
ask-king-tactic = The Sun King rolls his tactic: { $row }.
ask-hurricane = In the Hurricane Season nobody sails. Does { $seat } do Reconnaissance?

## Who plays

automaton-purple = The Sun King

## Events

event-considered = { $passed ->
    [nothing] { $topic }: { $chosen }.
   *[other] { $topic }: { $chosen }. Passed over: { $passed }.
}
event-no-part-in-auction = { $color } has no money to bid with.
event-king-no-auction = The { $deck } deck has no card; the Sun King auctions nothing.
event-king-havens = The fleet of the Sun King lies in wait with { $n ->
    [one] one Haven Card
   *[other] { $n } Haven Cards
}, facedown.
event-king-havens-back = { $n ->
    [one] The Haven Card of the Sun King goes
   *[other] The { $n } Haven Cards of the Sun King go
} back into the deck.
event-king-lets-pass = The Sun King does not strike in { $sea }.
event-king-unloads = { $color } unloads { $n ->
    [0] no Chest
    [one] one Chest
   *[other] { $n } Chests
}{ $n2 ->
    [0] {""}
    [one] {" "}and a Relic
   *[other] {" "}and { $n2 } Relics
}; { $n3 ->
    [0] nothing enters
    [one] one Chest enters
   *[other] { $n3 } Chests enter
} the War Coffers.

## What he considers

item-king-asks = The Sun King considers { $topic }

topic-king-auction = which deck he auctions
topic-king-bid = whether he bids
topic-king-draw = his cards of this year
topic-card-action = the next Action
topic-king-labor = Labor for a Colony
topic-refresh = who returns to a Cathedral
topic-cathedral-refugee = a Refugee for a Cathedral
topic-alcabala = the Alcabala
topic-midlife-crisis = a Midlife Crisis
topic-disk = where the disk goes
topic-bible = where the Bible goes
topic-literacy = which Visita becomes a Cathedral
topic-refugee = who comes to the Cathedral
topic-relic = where the Relic goes
topic-voodoo = whom Voodoo binds
topic-tax = what he taxes
topic-slave-trade = where the Slave goes
topic-apostasy = what Apostasy takes
topic-dove = where the Dove goes
topic-flagship = his Flagship
topic-lose-galleon = which Galleon is lost
topic-drop-cargo = what is dropped
topic-rebel-at = where the Rebel rises
topic-flip-rebel = which Rebel turns
topic-declare-support = whom he supports
topic-fate = what becomes of the Slave
topic-sink-plunder = which Ships he sinks
topic-interdict = whether he strikes
topic-king-tactic = his tactic
topic-sail-or-scout = whether he sails
topic-placed = where he sails first
topic-sail = his sail
topic-homeward = his way home
topic-attack = whom he attacks
topic-enslave = whom he enslaves

## What he takes

item-no-action = nothing on { $card }
item-no-bid = no bid
item-by-die = a die will say
item-the-draw = { $n ->
    [one] one card
   *[other] { $n } cards
} from the { $deck } deck
item-the-nudge = only the Nudge of { $card }
item-the-card = { $card }
item-the-deck = the { $deck } deck
item-the-die = the die shows { $n }
item-the-row = { $row }
item-the-tactic = { $tactic }
item-the-target = { $site } with { $n } against { $n2 }
item-the-aim = { $aim ->
    [load] Treasure in { $sea }
   *[other] { $sea }
}
item-king-cargo = the fleet carries Cargo
item-king-as-many-ships = he has at least as many Ships

item-passed = { $option } ({ $reason } { $section })

item-act = { $action }
item-found = a Colony at { $site }
item-fortify = a fort at { $site }
item-convert = { $site }
item-teach = { $site }
item-refugee = { $color }
item-relic-at = { $site }
item-no-relic = no Relic
item-summon = an Indigenous for { $site }
item-bind = from { $tribe } to { $site }
item-tax-colony = the Colony at { $site }
item-tax-citizen = the Citizen at { $site }
item-slave-trade = Slave Trade to { $site }
item-apostasy-ships = all Ships of { $victim }
item-apostasy-peerage = { $peerage } of { $victim }
item-dove = { $year }
item-flagship = { $card }
item-kidnap = { $site } kidnaps from { $tribe }
item-hire = { $site } hires from { $tribe }
item-refresh = { $site }
item-refugee-to = { $color } for { $site }
item-pay-alcabala = he pays
item-refuse-alcabala = he refuses
item-pay-crisis = he pays $1
item-to-callow = a Callow space
item-rebel-at = { $land }
item-flip-rebel = { $land }
item-support = { $battle_side }
item-kidnap-to = kidnapped to { $site }
item-carry-off = carried off
item-liberate = liberated
item-take-up-arms = he takes up arms
item-sink = { $card }
item-done = no more
item-lose-galleon = { $galleon }
item-drop = { $cargo }
item-strike = strike in { $haven }
item-sail = on to { $sea }
item-home = to EUROPE
item-load-chest = the Chest of { $site }
item-load-relic = the Relic of { $site }
item-deliver = { $meeple } for { $site }
item-end-sail = to PIRATING
item-stay = he stays in PIRATING
item-tactic = { $tactic }

tactic-surrender = Surrender
row-pirates = he has the pirates
row-more-ships = he has the treasure fleet, with more Ships
row-equal-ships = he has the treasure fleet, with as many Ships
row-better-seamanship = he has the treasure fleet, with fewer Ships and Seamanship no worse
row-worse-seamanship = he has the treasure fleet, with fewer Ships and worse Seamanship

victory-emancipation = the emancipation of New Spain
victory-war-coffers = the full War Coffers

## Why not

rule-not-with-the-king = The Sun King makes no deals.
rule-king-never = He never does that.
rule-king-wrong-ship = He anchors no PLUNDER and no SMUGGLER.
rule-king-wrong-ship-up = It is no CONQUISTADOR or PRIVATEER.
rule-king-three-ships = He has three Ships.
rule-king-never-maroon = He never anchors MAROON KING.
rule-king-none-vacant = None of his Colonies is vacant.
rule-king-no-tribe-beside = No Tribe stands beside a vacant Colony of his.
rule-king-no-own-visita = He has no Visita.
rule-king-no-tax = There is no token of Ganga Zumba in a rebellious land zone that could pay.
rule-king-dove-barred = The Dove cannot go there.
rule-king-leaves-dove = On the easy level he leaves the Dove alone.
rule-king-dove = The count of tokens sends it the other way.
rule-king-lower = It stands lower in his list.
rule-king-later = It comes later in the order.
rule-king-passed-in-list = He goes through his list once and is past it.
rule-king-only-colony = He uses Voodoo for his Colonies only.
rule-king-never-yours = He builds on his own Visitas only.
rule-king-not-spanish = It is no Spanish Colony.
rule-king-not-stronger = His fleet would not be stronger.
rule-king-no-vacant-colony = No Spanish Colony is vacant.
rule-king-smaller-surplus = The surplus is smaller, or it comes later in map order.
rule-king-longer-way = The way is longer, or comes later in map order.
rule-king-other-side = His tokens are on the other side.

## How near both ends are

alone-royal-long = { $n ->
    [one] one royal land zone
   *[other] { $n } royal land zones
}
alone-royal-brief = { $n } royal
alone-royal-short = { $n } roy
alone-slaves-long = { $n ->
    [one] one Slave
   *[other] { $n } Slaves
}
alone-slaves-brief = { $n ->
    [one] one Slave
   *[other] { $n } Slaves
}
alone-slaves-short = { $n } Sl
alone-titles-long = { $n ->
    [0] no Peerage of yours
    [one] one Peerage of yours
   *[other] { $n } Peerages of yours
}
alone-titles-brief = { $n } Peer.
alone-titles-short = { $n }P
alone-coffers-long = War Coffers { $n } of { $need }
alone-coffers-brief = Coffers { $n }/{ $need }
alone-coffers-short = Cof { $n }/{ $need }
alone-tokens-long = counted tokens
alone-tokens-brief = Tokens
alone-tokens-short = Tok

## What he could attack next

foresight-title = What the Sun King could attack next
foresight-no-ship = He has no Ship, so he does nothing in the sail year.
foresight-fleet = { $n ->
    [one] One Ship
   *[other] { $n } Ships
} under { $card }, a { $legality }, in { $place }
foresight-target = { $kind ->
    [rebel] Rebel { $site }
    [rich-colony] Colony with Treasure, { $site }
    [colony] Colony { $site }
    [cathedral] Cathedral { $site }
    [visita] Visita { $site }, to enslave
   *[tribe] Tribe { $site }, to enslave
}: { $n } against { $m }
foresight-tribes = { $n ->
    [one] Tribe { $sites }:
   *[other] Tribes { $sites }:
}
foresight-nothing = There is no battle that he would start.
foresight-left = What he leaves:
foresight-treasure = Treasure he could load without a battle: { $seas }.
foresight-stays = If he sailed now he would stay in PIRATING.
foresight-attack = If he sailed now he would attack { $site } from { $place }.
foresight-enslave = If he sailed now he would enslave at { $site } from { $place }.
foresight-load = If he sailed now he would load Treasure in { $place }.
foresight-home = If he sailed now he would go home by { $place }.
foresight-deliver = If he sailed now he would bring his Slave to { $site }.

## How it ended

alone-won-emancipation = { $seat } wins: New Spain is free.
alone-why-emancipation = None of the eight land zones with a Spanish Site is royal, no Slave is left on the map, and { $relics ->
    [0] { $seat } has a Peerage.
   *[other] a Relic or a Peerage gives { $seat } the title.
}
alone-won-coffers = { $seat } wins: the War Coffers are full.
alone-why-coffers = They hold { $chests } Chests.
alone-won-count = { $seat } wins the count of { $year }.
alone-why-count = Counted tokens outside rebellious land zones: Ganga Zumba { $yours }, the Sun King { $his }{ $more ->
    [0] {""}
    [-2] {" "}and two fewer on this level
   *[other] {" "}and { $more } more on this level
}. With as many, the Sun King wins.

## Set-up

setup-difficulty = Difficulty
setup-difficulty-standard = standard
setup-difficulty-easy = easy
setup-difficulty-hard = hard
setup-about-difficulty = How hard the Sun King is to beat. It counts only in the game of one: a person on red and the automaton on purple, nobody else (H).
setup-about-difficulty-standard = The game as the lines S0.1 to S7.7 state it.
setup-about-difficulty-easy = You begin with $14, the Sun King never moves the Dove, and in the count he has two tokens fewer.
setup-about-difficulty-hard = The Sun King begins with a CONQUISTADOR in PIRATING, wins with 8 Chests in the War Coffers, and in the count he has three tokens more.
setup-about-alone = Ganga Zumba wins when the eight States of New Spain are free of the crown and of Slaves, or with more tokens at the end; the Sun King with full War Coffers, or with as many tokens (S7). The setup, the goods year and your auction are the rulebook's; the rest is reconstructed and says so line by line.
seat-alone-purple = The Sun King has no choice: dice, map order and lists decide for him, and with every step he says what he considered, what applied and what he passed over. He begins with eight fortified Colonies and money that never runs out.
seat-alone-red = Ganga Zumba, king of the maroons: he begins with $10, two Haven Cards and the Peerage MAROON KING. Indigenous fight for him; he may neither enslave nor kidnap.

## An auction against his dice

alone-buried = The card below the top one costs ${ $dollars }; there is no auction.
alone-no-bid = The Sun King does not bid: the card is yours at your bid.
alone-dice = The Sun King rolls { $n ->
    [one] one die
   *[other] { $n } dice
}{ $bonus ->
    [0] {""}
   *[other] {" "}and counts { $bonus } more
}.
alone-odds-own = Yours at { $n } %, ties included. If he wins, he pays you what he rolled.
alone-odds-his = Yours at { $n } %, ties are his. If he wins, he pays nothing.
