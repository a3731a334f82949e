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
