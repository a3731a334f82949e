# What is at stake in a question, what a choice changes, what locations are good for.

verdict-sure = enough for it
verdict-trade = a trade good is there
verdict-no-goods = no trade good aboard
verdict-no-galleon = a frigate cannot attack it
verdict-no-crew = { $n } crew short
verdict-no-guns = { $n ->
    [one] 1 gun short
   *[other] { $n } guns short
}
verdict-perhaps-crew = { $n ->
    [0] only if the counter adds nothing
   *[other] if the counter adds no more than { $n }
}
verdict-perhaps-guns = { $n ->
    [0] only if the counter adds nothing
   *[other] if the counter adds no more than { $n }
}

stake-crew = crew { $need }, has { $has }
stake-guns = guns { $need }, has { $has }
stake-galleon = with a galleon
stake-no-galleon = no galleon
stake-points = { $n } VP
stake-stone = { $stone } for the chest ({ $n } VP at the end)
stake-kind = the first { $kind } of this voyage ({ $n } VP more for the kinds)
stake-others = Discs of others there:
stake-goods = The commodities are worth { $n } VP at the end.
stake-goods-with = With { $commodity } the commodities are worth { $new } VP at the end, now { $old }.
stake-hero = Whoever goes home now is a hero: { $n } VP.
stake-no-hero = The hero's welcome is over: no points for going home.
stake-no-hero-yet = No hero's welcome without a successful attack.
stake-kinds = { $n ->
    [0] Nothing taken on this voyage yet.
    [one] One kind of target taken: { $points } VP after the voyage.
   *[other] { $n } kinds of target taken: { $points } VP after the voyage.
}
stake-laid = { $place } would take { $what }.

measure-none = none
measure-yes = yes
measure-points = VP
measure-crew = crew
measure-guns = guns
measure-supplies = barrels
measure-trade-goods = trade goods
measure-ship = ship
measure-pinnace = pinnace
measure-taken = taken
measure-goods = commodities
measure-goods-worth = VP for commodities
measure-discs = discs left
measure-stands = stands at
measure-dock = Outbound Dock
measure-home = Homebound Dock

about-crew = Crew is what towns and forts take.
about-guns = Guns are what forts and Spanish galleons take.
about-supplies = A zone for each barrel, four at most.
about-trading-post = A trade good buys a commodity in a trade port.
about-tavern = A die: 1-2 the Ghost Ship, 3-4 two crew, 5-6 three crew, 7 four.
about-shipyard = Only a galleon can attack Spanish galleons.
about-pinnace = With a pinnace the guns of forts do not count.
about-drake = Two discs in two turns for more than any other place gives.
about-queen = A galleon, and something to trade.
about-admiral = Lays the frigates at the galleons; 1 VP for each gold nobody takes.
about-governor = Lays the troops at the forts, sails one dock earlier; 1 VP for each silver nobody takes.
about-informer = After all discs lie: a look, and perhaps a change.
about-golden-hind = One more disc, resolved before all others.
about-investor = Once in the game.
about-dockside = For everybody; the ship must leave after it.
