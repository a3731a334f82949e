# What things are called that no data file names: KIND-ID. Seats, sites, zones, cards, spaces and Omens come from the data.

seat-pool = the Pool

deck-colony = Colony
deck-mission = Mission
deck-royalty = Royalty
deck-ship = Ship
deck-haven = Haven

phase-goods = goods
phase-auction = auction
phase-play = play
phase-sail = sail

direction-up = up
direction-down = down
direction-left = left
direction-right = right

side-slave = Slave
side-tax = Tax
side-fleet = the fleet
side-target = the target

realm-mutiny = Mutiny
realm-midlife-crisis = Midlife Crisis

profession-colonist = colonist
profession-missionary = missionary
profession-buccaneer = buccaneer
profession-royalist = royalist

victory-tokens = the token count

meeple-indigenous = an Indigenous
meeple-purple = a Spanish Citizen
meeple-red = an English Citizen
meeple-blue = a French Citizen
meeple-orange = a Dutch Citizen
meeple-green = a Courish Citizen

cargo-chest = a Chest
cargo-fort = a fort
cargo-relic = a Relic
cargo-indigenous = an Indigenous
cargo-purple = a Spanish Citizen
cargo-red = an English Citizen
cargo-blue = a French Citizen
cargo-orange = a Dutch Citizen
cargo-green = a Courish Citizen

galleon-empty = an empty Galleon
galleon-used = a Galleon that has unloaded
galleon-laden = a laden Galleon

tactic-flee = Flee
tactic-gage = Weather Gage
tactic-boarding = Boarding

treasure-chest = Chest
treasure-relic = Relic

space-callow-bl = Callow, lower left
space-callow-br = Callow, lower right
space-callow-tl = Callow, upper left
space-callow-tr = Callow, upper right
space-callow-c = Callow, center
space-colonist-1 = colonist, lowest rung
space-colonist-2 = colonist, second rung
space-colonist-3 = colonist, third rung
space-missionary-1 = missionary, lowest rung
space-missionary-2 = missionary, second rung
space-missionary-3 = missionary, third rung
space-buccaneer-1 = buccaneer, lowest rung
space-buccaneer-2 = buccaneer, second rung
space-buccaneer-3 = buccaneer, third rung
space-royalist-1 = royalist, lowest rung
space-royalist-2 = royalist, second rung
space-royalist-3 = royalist, third rung
