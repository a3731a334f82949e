# The board as lines of text.

fd-none = none
fd-free = free
fd-voyage = Voyage { $n } of { $of }.
fd-starting = Starting order (Homebound Docks): { $order }
fd-outbound = Outbound Docks, the sailing order: { $order }
fd-homebound = Back in the Homebound Docks: { $order }

fd-ship = { $seat }: { $points } VP. Ship log: { $log }.
fd-frigate = frigate
fd-galleon = galleon
fd-pinnace = pinnace
fd-admiral = Admiral
fd-governor = Governor
fd-informer = Informer
fd-golden-hind = Golden Hind
fd-ghost-ship = Ghost Ship
fd-second = owes Drake a second disc
fd-stands = { $location ->
    [none] In Plymouth Street: no disc yet,
   *[other] In Plymouth Street: at { $location },
} { $n ->
    [one] 1 disc left.
   *[other] { $n } discs left.
}
fd-reach = Range { $n }.
fd-taken = Taken on this voyage: { $targets }.
fd-commodities = Commodities: { $held }.
fd-chest = { $held ->
    [hidden] Chest: closed.
   *[other] Chest: { $held }.
}
fd-investor = { $n ->
    [0] The Investor can still be visited.
   *[other] The Investor has been visited.
}

fd-location = { $discs ->
    [one] { $position } { $name }: { $there }
   *[other] { $position } { $name } ({ $discs } discs): { $there }
}

fd-zone = Zone { $n }
fd-trade-port = { $n ->
    [one] trade port, 1 trade: { $held }
   *[other] trade port, { $n } trades: { $held }
}
fd-town = town, { $crew } crew, { $points } VP
fd-fort = { $guns ->
    [one] fort, { $crew } crew { $more }, 1 gun, { $points } VP
   *[other] fort, { $crew } crew { $more }, { $guns } guns, { $points } VP
}
fd-spanish-galleon = { $guns ->
    [one] galleon { $counter }, 1 gun { $more }, { $points } VP
   *[other] galleon { $counter }, { $guns } guns { $more }, { $points } VP
}
fd-counter-none = and a counter
fd-counter-hidden = and a face-down counter
fd-counter-known = and { $n } on the face-down counter
fd-counter-open = and { $n } on the open counter
fd-stones-silver = { $n } silver
fd-stones-gold = { $n } gold
fd-stones-jewel = { $n ->
    [one] 1 jewel
   *[other] { $n } jewels
}
fd-stone = { $stone } to take
fd-done = succeeded: { $seats }
fd-discs = discs: { $discs }
fd-face-down = { $seat } face down

fd-supply = Supply: { $left }
fd-unplaced = { $n ->
    [one] { $seat } has 1 disc to place.
   *[other] { $seat } has { $n } discs to place.
}
fd-hand = Discs in hand: { $discs }

fd-provenance = Many numbers of the street and the map are not public and reconstructed here; r the-board and r setting-up say which.

## The full screen: panels

panel-map = Map
panel-street = Plymouth Street
panel-tracks = Docks and charts
panel-ships = Ship logs
panel-log = Log
panel-cards = What only its owner may see
panel-choice = Choice
street-note = ○ free · › the way ahead
ships-note = chests are closed
tracks-note = voyage { $n } of { $of }

status-voyage = Voyage { $n } of { $of }
status-order = Order
asked-now = { $seat } is asked
phase-setting-up = setting up
phase-provisioning = provisioning
phase-preparing = preparing
phase-placing = placing discs
phase-informing = the Informer
phase-sailing = { $disc ->
    [none] sailing
   *[other] sailing, { $disc }
}
phase-resetting = the street is laid anew
phase-over = over
stand-points = VP

log-points = { $n } VP
log-crew = crew
log-guns = { $n ->
    [one] gun
   *[other] guns
}
log-supplies = { $n ->
    [one] barrel
   *[other] barrels
}
log-trade-goods = { $n ->
    [one] good
   *[other] goods
}
log-frigate = frigate
log-galleon = galleon
log-galleon-brief = Gal
log-pinnace = pinnace
log-pinnace-brief = +Pin
log-admiral = Admiral
log-governor = Governor
log-informer = Informer
log-golden-hind = Golden Hind
log-ghost-ship = Ghost Ship
log-home = home
log-outbound = has left
log-goods = { $what } ({ $n } VP at the end)
log-taken = taken: { $what }
log-chest = chest: { $what } ({ $n } VP)
log-discs = { $n ->
    [one] 1 disc left
   *[other] { $n } discs left
}
log-range = { $n ->
    [0] no zone in range
    [one] zone 1
   *[other] zones 1-{ $n }
}
log-unplaced = { $n ->
    [one] 1 disc to place
   *[other] { $n } discs to place
}
log-invested = Investor used

own-closed = Discs, counters and chests are hidden.
own-title = Known to { $seat } alone
own-in-hand = in hand:
own-counters = counters:
own-seen = seen at { $place }:
own-chest = chest: { $what }, worth { $n } VP
own-chest-empty = The chest is empty.

dock-starting = Starting
dock-outbound = Outbound
dock-homebound = Homebound
dock-range = Barrels
chart-conquests = Conquests
chart-commodities = Commodities
chart-treasure = Treasure
chart-supply = Supply
chart-worth = ({ $what } VP)
chart-stone = { $n } { $stone } ({ $points } VP)

## What circles give, in few cells

street-crew = { $n } crew
street-guns = { $n ->
    [one] 1 gun
   *[other] { $n } guns
}
street-supplies = { $n ->
    [one] 1 barrel
   *[other] { $n } barrels
}
street-trade-goods = { $n } goods
street-galleon = galleon
street-galleon-brief = Gal
street-pinnace = pinnace
street-pinnace-brief = Pin
street-admiral = frigates
street-admiral-brief = frigates
street-governor = troops
street-governor-brief = troops
street-informer = spy
street-informer-brief = spy
street-golden-hind = a disc
street-golden-hind-brief = a disc
street-roll = { $n ->
    [0] die
   *[other] die+{ $n }
}
street-cost = -{ $n } VP

## The cursor line

look-nothing = The cursor is on nothing.
look-free = free
look-one-of = one of { $what }
look-or = one of { $what }
look-cost = costs { $n } VP
look-two-discs = takes two discs, two turns
look-town = town
look-fort = fort
look-galleon = Spanish galleon
look-trade-port = trade port
look-sells = sells { $what }
look-takes = takes { $what }
look-crew = { $n } crew
look-guns = { $n ->
    [one] 1 gun
   *[other] { $n } guns
}
look-no-counter = no counter yet
look-counter-name = counter { $name }
look-counter-none = a counter
look-counter-hidden = a face-down counter
look-counter-known = { $n } (face down)
look-counter-open = { $n } (open)
look-points = { $n } VP
look-stone = { $stone } lies there
look-stone-later = { $stone } will lie there
look-stone-gone = the { $stone } is gone
look-successes = { $n ->
    [0] no attack can succeed
    [one] 1 attack can succeed
   *[other] { $n } attacks can succeed
}
look-trades = { $n ->
    [0] no trade left
    [one] 1 trade
   *[other] { $n } trades
}
look-done = done:
look-discs = discs:
look-discs-at = Discs at { $place }
look-face-down = face down
look-zone = zone { $n }
look-in-range = in range
look-out-of-range = out of range
look-barrels = { $n ->
    [one] from 1 barrel on
   *[other] from { $n } barrels on
}
look-reached-by = reached by
look-reached-by-nobody = nobody comes so far

## The key to the map

legend-title = Key to the map and the street
legend-fort = fort: 2 crew and the counter (? face down), 2 guns; gold
legend-town = town: 1 crew; R has succeeded, one more attack can
legend-galleon = Spanish galleon: 3 guns, 1 on the counter; its jewel
legend-port = trade port: indigo, sugar, tobacco left; three trades
legend-narrow = the same on a small map, successes at the right
legend-stone = the stone lies there; it lies there not yet, or no more
legend-discs = discs: face down, Mission 3, Golden Hind (0 the Ghost Ship)
legend-zones = where a zone ends, and its name
legend-range = below that name: whose barrels reach so far
legend-circles = in the street: a circle that gives 3, one that is taken
legend-ships = who stands there
legend-letters = c crew, g guns, b barrels, t trade goods; +1 by choice
legend-letter = may be chosen now: f and the letter
legend-cursor = the cursor

## The log

log-kind-voyage = voyages and docks
log-kind-street = Plymouth Street
log-kind-discs = discs and counters
log-kind-missions = missions
log-kind-points = victory points

## Headings of options

group-hold = Crew, guns, barrels, goods
group-ship = Ships
group-office = People and the extra disc
group-end = At the end of the street
group-look-discs = Look at discs
group-look-counter = Look at a counter
group-finish = Or
