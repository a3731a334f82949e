# The panels of the Pax Hispanica table.

pax-stripe = Pax
war-stripe = War
asked-now = { $seat } is asked
mercantilism-now = Mercantilism { $n }
war-coffers-now = War Coffers
mercantilism-now-short = Merc { $n }
war-coffers-now-short = Coffers
dove-now = Dove { $year }

stand-tea-party = Tax Rebels { $n }/{ $need }
stand-abolition = Slaves { $n }
stand-el-patron = Peerages { $need }
stand-sun-king = Chests { $n }/{ $need }
short-tea-party = Tea
short-abolition = Abol
short-el-patron = Patrón
short-sun-king = King
stand-tokens = Tokens
stand-tokens-short = Tok
stand-rung = rung { $n }
stand-titles = { $n ->
    [one] 1 Peerage
   *[other] { $n } Peerages
}
stand-rung-short = { $n }/4
stand-own = { $seat } ${ $dollars } Sway { $sway } Reach { $reach }

panel-map = Map
panel-mats = Playmats
panel-philosophy = Philosophy
panel-calendar = Calendar
panel-log = Log
panel-cards = Cards
panel-choice = Choice
mats-note = ● gone from the column, ○ left
mat-callow = Callow
mat-rung = { $profession } { $n }/4
mat-no-fleet = no fleet
mat-fleet-at = fleet { $fleet } in { $place }
mat-ships = Ships
mat-peerages = Peerages
mat-hand = Hand
mat-of = of { $n }
mat-haven = { $n ->
    [one] 1 Haven
   *[other] { $n } Havens
}
mat-market = { $n } { $deck }
mat-nothing = empty
mat-citizens = Citizens { $n }/{ $all }
mat-on-map = on the map { $n }
mat-relics = { $n ->
    [one] 1 Relic
   *[other] { $n } Relics
}
mat-sway = Sway
mat-reach = Reach
mat-capped = (mat { $n })

board-mutiny = MUTINY
board-midlife = MIDLIFE or $1
board-deck = { $deck } { $n }
board-no-card = no card
board-axis = left less, right more Righteous; up less, down more Loyal

short-phase-goods = goods
short-phase-auction = auct
short-phase-play = play
short-phase-sail = sail
calendar-now = Now: { $year } { $phase }
calendar-next-goods = Goods { $year }: { $goods }
calendar-next-omen = Omen { $year }: { $omen }
calendar-key = W War, P Pax, ! Omen, D Dove; two letters a Good
good-silver = Si
good-gold = Go
good-tobacco = To
good-salt = Sa
good-indigo = In
good-cacao = Ca
good-sugar = Su
good-hides = Hi
good-pearls = Pe
good-cochineal = Co
good-cotton = Ct

look-spanish-site = Spanish Colony Site, empty
look-squatter-site = Squatter Colony Site, empty
look-colony = { $nation } Colony
look-vacant = vacant
look-slave = Slave
look-own-citizen = Citizen
look-refugee = { $nation } Refugee
look-fort = fort
look-chest = 1 Chest
look-chest-of = 1 Chest ({ $good })
look-relic = 1 Relic
look-goods = yields { $goods }
look-next = next Chest { $year } ({ $goods })
look-no-next = no more Chests
look-may-attack = may be attacked
look-no-attack = no attack ({ $section })
look-may-enslave = may be enslaved
look-no-enslave = not to be enslaved ({ $section })
look-may-load = may be loaded
look-may-bribe = loaded for $1
look-no-load = not to be loaded ({ $section })
look-tribe = Tribe, an Indigenous
look-empty-tribe = Tribal Site, empty
look-visita = { $nation } Visita, an Indigenous
look-cathedral = { $nation } Cathedral
look-empty-cathedral = no Citizen
look-citizen = a Citizen
look-rebel-site = Rebel Site
look-no-rebel = { $area }, no Rebel
look-rebel = { $area }, { $side } Rebel
look-side = { $side } Rebel
look-none = no Rebel
look-wilderness = { $area }, wilderness
look-wilderness-only = wilderness
look-land = land zone
look-colonies = Colonies: { $what }
look-sea = sea zone
look-exits = leads to EUROPE
look-no-exit = no way to EUROPE
look-to = sail to { $seas }
look-island = island with a Treasure Map, { $sea }
look-buried = buried: { $what }
look-nothing-buried = nothing buried
look-chests = { $n ->
    [one] 1 Chest
   *[other] { $n } Chests
}
look-fleet = { $seat }'s fleet
look-galleons = { $n ->
    [one] 1 Galleon
   *[other] { $n } Galleons
}
look-flagship = Flagship { $card }
look-no-cargo = no Cargo
look-cargo = Cargo { $what }
look-box-europe = where Treasure is unloaded (F6)
look-box-pirating = where fleets lie between sails (D4)
look-box-none = no fleet
look-fleets = fleets: { $what }
look-nothing = { $phase ->
    [goods] Goods year: vacant Colonies find Labor or die off, the others yield Chests (D1).
    [auction] Auction year: get the cards to play next year; the Hand Limit waits (D2).
    [play] Play year: each card brings a Nudge and Actions; in the end the Hand Limit (D3).
    [sail] Sail year: fleets leave PIRATING, raid, load, and unload in EUROPE (D4).
   *[other] { "" }
}

cards-hand = Hand of { $seat }
cards-no-hand = The Hand is empty.
cards-closed = Hands are hidden: c shows the Hand of one player.
cards-open = Open cards
cards-faceup = Faceup
cards-ships = Ships of { $seat }
cards-peerages = Peerages of { $seat }
cards-haven-of = Haven Card of { $sea }
cards-limit = Hand Limit { $n }
card-deck = { $deck } Card, { $year }
card-haven = Haven Card, for a Callow Figure only
card-nudge = Nudge { $direction }
card-actions = Actions
card-anchor = anchors the card
card-reach = Reach Peerage
card-sway = Sway Peerage
card-title = { $title }: { $peerage }, for the { $qualification }
card-qualified = { $seat } meets it now
card-ability = Ability
card-ship = { $legality }, Seamanship { $letter }, captain { $captain }
card-provenance-rulebook = The printed text is known.
card-provenance-inferred = Part of the printed text is known; the rest is inferred.
card-provenance-reconstructed = The printed text is not public; this card is a reconstruction.
card-known = Known from the rulebook: { $what }
qualification-most-righteous = most Righteous
qualification-most-loyal = most Loyal
qualification-least-righteous = least Righteous
qualification-least-loyal = least Loyal

about-disk = found a Colony, or fortify one of your own
about-bible = start a Visita at a Tribe
about-literacy = turn a Visita into a Cathedral with a Citizen
about-voodoo = an Indigenous onto an empty Tribal Site, or from a Tribe to a vacant Colony
about-slave-revolt = a Slave goes, a Slave Rebel rises
about-tax-revolt = an own Citizen goes, a Tax Rebel rises
about-tax = take $1 from the owner of a Colony or Citizen; a Tax Rebel may rise
about-slave-trade = an Indigenous from the Pool becomes a Slave on a vacant Colony
about-armada = anchor the faceup Ship Card
about-letter-of-marque = anchor the next PRIVATEER of the Ship deck
about-casa = the fleet goes from EUROPE to PIRATING
about-apostasy = an opponent loses all Ships or one Peerage
about-dove = move the Dove four years
about-black-market = sell Hand cards for $2 each
about-ship = anchor this Ship, add a Galleon
about-reach-peerage = anchor this Peerage, a Bible on it
about-sway-peerage = anchor this Peerage, a disk on it
about-sword-fight = to a lowest rung, by a swap if somebody stands there
about-peninsular-marriage = to an empty lowest rung

legend-title = What the marks on the map mean
legend-colony = Colony: owner; s Slave, c Citizen, small letter Refugee, - vacant;
legend-colony-more = F fort; $ Chest, * Relic, & both
legend-tribe = Tribe, an Indigenous
legend-missions = v Visita and its owner; C Cathedral, its owner and Citizen (- none)
legend-rebels = Slave Rebel, Tax Rebel
legend-fleet = Fleet: owner, Galleons, Cargo ($ * i, small letters for Citizens)
legend-buried = Treasure buried on an island: Chests, * for each Relic
legend-sites = nothing there: Spanish Site, Squatter Site, Tribal Site
legend-more-sites = no Rebel; island with a Treasure Map
legend-sea = begins the name of a sea zone
legend-lanes = way between sea zones; with a head a current, or the way to EUROPE
legend-route = the way a fleet has sailed so far, in its color
legend-letter = can be chosen now
legend-cursor = the cursor; what belongs to its land or sea zone is underlined

sea-name-gulf = Gulf of Mexico
sea-name-caribbean = Caribbean Sea
sea-name-atlantic = Atlantic Ocean
sea-name-south = South Sea

final-tokens = Tokens on the map
final-dollars = Dollars
final-relics = Relics
final-peerages = Peerages
final-ships = Ships
final-colonies = Colonies
final-missions = Missions
final-citizens = Citizens

plain-empty-sites = Empty Sites:

window-text = { $prey } sails in { $sea }. Whoever lies in PIRATING with a Haven Card may call "Strike your colors".

setup-length = Length
setup-length-long = long, to the Dove of 1649
setup-length-short = short, to the Dove of 1637
setup-start = First year
setup-start-1598 = 1598
setup-start-comet = 1614, the year of the comet
setup-pax = Pax
setup-pax-normal = War returns in 1618
setup-pax-forever = Pax Forever: no War after 1603, no Dove Action
setup-maroon-king = MAROON KING
setup-maroon-king-no = no
setup-maroon-king-yes = England begins with that Peerage
setup-interdiction = Interdiction
setup-interdiction-open = open, as at a real table
setup-interdiction-sealed = sealed, each asked in private
pax-hispanica-seats-advice = { $purple ->
    [auto] Alone against the Sun King: one person on England, the automaton on Spain, nobody else (H).
    [yes] { $n ->
        [2] With two or three players Spain is better left out: it begins with much Sway (C3a).
        [3] With two or three players Spain is better left out: it begins with much Sway (C3a).
       *[other] Spain begins with much Sway; the others have to hold together early (C3a).
    }
   *[no] Without Spain its eight Colonies stand on the map with forts and belong to nobody (C3a).
}

# Headings of long lists of options.

group-cards = Play
group-sell = Sell
group-actions = Actions
group-discard = Discard
group-auction = Auction
group-buried = Buried treasure
group-refresh = Citizens arrive
group-refugees = Refugees
group-kidnap = Kidnap
group-hire = Employ
group-placing = Put to sea
group-attack = Attack
group-load = Treasure
group-people = People
group-sail = Sail on
group-other = Also
group-choose = Choose
group-finish = Or
