# B7e and the Rosetta Stone: the Actions (map_actions.py, fleet_actions.py, mat_actions.py).

rule-no-target = Nothing on the map can be chosen for it.

# -- Disk
ask-disk = Where is a Colony founded, or fortified?
opt-found = Found a Colony at { $site }
opt-fortify = Fortify { $site }
event-founded = { $color } founds a Colony at { $site }.
event-fortified = { $color } fortifies { $site }.
rule-site-taken = A Colony is there.
rule-wrong-site = Spain founds at Spanish Sites, everybody else at Squatter Sites.
rule-no-disk = No disk is left in the Sway column.
rule-no-fort = No fort is left in the Pool.
rule-not-own-colony = Forts go on own Colonies.
rule-fortified = It has a fort.

# -- Bible
ask-bible = Which Tribe becomes a Visita?
opt-convert = { $site }
event-visita = { $color } starts a Visita at { $site }.
rule-no-bible = No Bible is left in the Reach column.
rule-has-bible = A Bible is there.
rule-no-indigenous = There are no Indigenous.

# -- Literacy
ask-literacy = Which Visita becomes a Cathedral?
opt-teach = { $site }
ask-refugee = No Citizen of the Bible's color is in Reserve. Whose Citizen comes to { $site }?
opt-refugee = A Citizen of { $color }
ask-relic = Is a Relic found near { $site }?
opt-relic-at = Put a Relic on { $site }
opt-no-relic = No Relic
event-cathedral = { $color } turns the Visita of { $owner } at { $site } into a Cathedral; a Citizen of { $citizen } comes.
event-relic-found = { $color } puts a Relic on { $site }.
rule-no-visita = There is no Visita.
rule-no-cathedral = No Cathedral is left in the Pool.
rule-no-citizen = No Citizen of that color is in Reserve.
rule-has-relic = A Relic is there.

# -- Voodoo
ask-voodoo = Where do Indigenous return to, or which Tribe becomes a Slave?
opt-summon = Indigenous from the Pool to { $site }
opt-bind = The Tribe of { $tribe } to { $site } as a Slave
event-tribe-returned = { $color } brings Indigenous to { $site }.
event-tribe-bound = { $color } sends the Tribe of { $tribe } to { $site } as a Slave.
rule-no-indigenous-in-pool = There are no Indigenous in the Pool.
rule-tribe-taken = The Tribal Site is not vacant.
rule-no-tribe = No Tribe is there, or it lives in a Visita.
rule-colony-taken = The Colony has Labor.
rule-maroon-king = The holder of MAROON KING does not kidnap.

# -- Revolts
ask-slave-revolt = Which Slave revolts?
opt-slave-revolt = The Slave at { $site }
event-slave-revolted = { $color } stirs the Slave at { $site } to revolt.
ask-tax-revolt = Which Citizen revolts?
opt-tax-revolt = The Citizen at { $site }
event-citizen-revolted = The Citizen of { $color } at { $site } revolts.
rule-no-slave = There is no Slave.
rule-not-own-citizen = No own Citizen is there.

# -- Tax
ask-tax = Who is taxed?
opt-tax-colony = The Colony at { $site }
opt-tax-citizen = The Citizen at { $site }
event-taxed = { $color } takes $1 from { $payer } for { $site }.
rule-own-token = It belongs to the player of the card.
rule-no-citizen-there = No Citizen is there.
rule-in-wilderness = It stands in a wilderness, not in a land zone.
rule-owner-broke = The owner has no dollar.

# -- Slave Trade
ask-slave-trade = Which vacant Colony receives a Slave?
opt-slave-trade = { $site }
event-slave-traded = { $color } brings a Slave to { $site }.
rule-slave-trade-ended = The Slave Trade Action ended in 1640.

# -- Ships
event-ship-anchored = { $color } Anchors { $ship }; a Galleon goes to { $place }.
event-turned-ship = { $color } turns up { $ship }.
event-no-privateer = { $color } finds no PRIVATEER in the deck.
ask-turn-ship = Which Ship Card is turned up?
opt-turn-ship = { $ship }
rule-ship-slots-full = The Ship Slot holds three cards.
rule-no-ship-card = The Ship deck is empty.
rule-no-ship = There is no fleet.
rule-not-in-europe = The fleet is not in EUROPE.

# -- Peerages
event-peerage-anchored = { $color } Anchors the Peerage of { $peerage }.
event-peerage-lost = { $victim } loses the Peerage of { $peerage }.
rule-peerage-slots-full = The Peerage Slot holds three cards.
rule-not-most-righteous = Another Figure is more Righteous, or equal and ahead in Player Order.
rule-not-most-loyal = Another Figure is more Loyal, or equal and ahead in Player Order.
rule-not-least-righteous = Another Figure is less Righteous, or equal and ahead in Player Order.
rule-not-least-loyal = Another Figure is less Loyal, or equal and ahead in Player Order.

# -- Apostasy
ask-apostasy = Who loses what to Apostasy?
opt-apostasy-ships = { $victim }: all Ships
opt-apostasy-peerage = { $victim }: the Peerage of { $peerage }
rule-no-victim = No opponent has a Ship or a Peerage.
rule-not-an-opponent = That is no opponent.
rule-no-ships-to-lose = That player has no Ship.

# -- Dove
ask-dove = In which year does the Dove lie?
opt-dove = { $year }
event-dove = { $color } moves the Dove to { $year }.
rule-pax-forever = In Pax Forever the Dove stays.
rule-dove-too-early = The Dove cannot lie before the present cycle.
rule-dove-too-late = The Dove cannot lie after 1649.
rule-dove-one-cycle = The Dove moves four years.

# -- Black Market
ask-black-market = Which card goes to the Black Market for $2?
opt-black-market-card = Sell { $card } for $2
opt-black-market-haven = Sell Haven Card { $haven } for $2
event-black-market = { $color } sells { $n ->
    [one] one card
   *[other] { $n } cards
} on the Black Market for ${ $dollars }.
event-black-market-card = { $color } has sold { $card }.
event-black-market-haven = { $color } has sold Haven Card { $haven }.
rule-hand-empty = The Hand is empty.
rule-sell-one = At least one card is sold.

# -- Haven Actions
ask-sword-fight = Which job is fought for?
opt-sword-fight = { $space }
ask-peninsular-marriage = Which Profession is married into?
opt-marry = { $space }
rule-not-lowest-rung = That is no lowest rung of a Profession.
rule-rung-taken = A Figure stands there.
