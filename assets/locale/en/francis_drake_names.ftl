# What things are called that no data file names: KIND-ID. Locations and destinations come from the data.

disc-golden-hind = Golden Hind
disc-1 = Mission 1
disc-2 = Mission 2
disc-3 = Mission 3
disc-4 = Mission 4
disc-ghost-ship = Ghost Ship

stone-silver = silver
stone-gold = gold
stone-jewel = jewel

item-name-crew = crew
item-name-guns = guns
item-name-supplies = barrels
item-name-trade-goods = trade goods

commodity-indigo = indigo
commodity-sugar = sugar
commodity-coffee = coffee
commodity-tobacco = tobacco

target-town = town
target-fort = fort
target-galleon = galleon
target-trade-port = trade port
