# The end of a game of Pax Hispanica: who has won and why, the charts, and the story of the game, to be read aloud.

and = and

## Who has won

ending-victory = { $seats } wins the game by { $victory }.
ending-tea-party = { $seat } stands at the end of the colonists' track, and the Colonies will not be taxed: { $rebels } Tax Rebels are on the map, more than the { $dice } on the Mercantilism dice. { $titles ->
    [one] The one Peerage this takes is there.
   *[other] The one Peerage this takes is there, and { $titles } in all.
}
ending-abolition = { $seat } stands at the end of the missionaries' track, and not one Slave is left on any Colony. { $titles ->
    [one] The one Peerage this takes is there.
   *[other] The one Peerage this takes is there, and { $titles } in all.
}
ending-el-patron = { $seat } stands at the end of the buccaneers' track with { $titles } Peerages; it takes { $needed }.{ $relics ->
    [0] {""}
    [one] {" "}A Relic in the Coffers counts as one of them.
   *[other] {" "}Relics in the Coffers count among them: { $relics }.
}
ending-sun-king = { $seat } stands at the end of the royalists' track, and all { $chests } Chests lie in the War Coffers: the king can pay for his war. { $titles ->
    [one] The one Peerage this takes is there.
   *[other] The one Peerage this takes is there, and { $titles } in all.
}
ending-count = The Dove of { $year } ends the game, and tokens are counted: Colonies, Missions and Citizens, but none in a land zone that holds a Rebel.
ending-tokens = { $seats } wins the game with { $n } tokens.
ending-shared = { $seats } share the victory.
ending-second = { $count ->
    [one] Next comes { $seats } with { $n }.
   *[other] Next come { $seats } with { $n }.
}
ending-tied = Level at the top with { $n ->
    [one] 1 token
   *[other] { $n } tokens
} each: { $seats }.
ending-money = { $seat } ${ $dollars }
ending-decided = Money decides, each Relic counted as $8: { $money }.
ending-even = Money does not part them either, each Relic counted as $8: { $money }.
ending-nobody = Nobody wins the game.
ending-absent = { $seats }, played by nobody, has most tokens: { $n }.
ending-best = The most of any player: { $seats } with { $n }.

final-tie = Money with Relics
final-track = Track
final-rung = Rung
final-of = { $n } of 4

## Charts

course-tokens = Tokens outside rebellious land zones
course-dollars = Dollars
course-tracks = The four tracks
course-tracks-note = + what the map must show is there
course-treasure = Treasure brought home
course-treasure-note = W the Chests in the War Coffers
course-war-coffers = Coffers
course-end = end
course-now = now

## The story. $again counts how often a sentence of its kind has been told before, so that two in a row do not sound alike.

story-loot-captives = { $n ->
    [one] one person
   *[other] { $n } people
}
story-stopped = From { $year } on this record parts from the rules of today; what came later cannot be told.
story-so-far = The game goes on; this is the story so far.
story-nothing = Nothing worth a sentence has happened yet.

story-ahead = { $seat } begins far ahead: { $n } tokens, when nobody else has { $m ->
    [0] any.
   *[other] more than { $m }.
}
story-lead = { $over ->
    [nobody] { $seat } comes to the front with { $n ->
        [one] a single token
       *[other] { $n } tokens
    }
   *[other] { $again ->
        [0] { $seat } passes { $other } with { $n ->
            [one] a single token
           *[other] { $n } tokens
        }
       *[other] { $seat } takes the lead from { $other }, { $n } to { $m }
    }
}{ $kept ->
    [end] {" "}and stays there to the end.
    [last] {" "}at the very last.
   *[other] {" "}and stays there for { $years } years.
}
story-collapse = A black year for { $seat }: { $n } of { $all } tokens no longer count.
story-surge = { $seat } grows by { $n } tokens within a year, to { $all }.
story-rich = { $seat } holds ${ $n }, more than all the others together.

story-robbery = { $again ->
    [0] { $pirate } strikes in { $sea } and takes { $loot } from { $prey }{ $how ->
        [surrender] , who surrenders without a fight
       *[battle] {" "}after a sea battle
    }
   *[other] Pirates of { $pirate } fall upon the fleet of { $prey } in { $sea }; { $loot } { $many ->
        [one] changes
       *[other] change
    } hands
}{ $ships ->
    [0] .
    [one] ; { $prey } loses a Ship.
   *[other] ; { $prey } loses { $ships } Ships.
}
story-sunk = { $pirate } strikes in { $sea }: { $prey } loses { $ships ->
    [one] a Ship
   *[other] { $ships } Ships
}, but there was nothing to take.
story-repelled = { $pirate } strikes in { $sea } and regrets it: { $prey } holds, and { $ships ->
    [one] a pirate Ship goes down.
   *[other] { $ships } pirate Ships go down.
}
story-escape = { $prey } slips away from { $pirate } in { $sea }.
story-bought-off = { $prey } buys off { $pirate } in { $sea } for ${ $dollars }.

story-sack = { $again ->
    [0] { $seat } sails into { $site } with { $n } against { $m } and Sacks the Colony of { $owner }
   *[other] With { $n } against { $m } { $seat } Sacks the Colony of { $owner } at { $site }
}{ $loot ->
    [none] {""}
   *[other] {" "}for { $loot }
}{ $fate ->
    [liberated] ; its Slave goes free.
    [took-up-arms] ; its Slave takes up arms.
    [kidnapped-to] ; its Slave is dragged off to another Colony.
    [carried-off] ; its Slave is carried off in the hold.
   *[none] .
}
story-mission = { $seat } attacks { $site } with { $n } against { $m } and Sacks the Mission of { $owner }.
story-enslave = { $again ->
    [0] { $seat } lands at { $site } and carries its people off into slavery
   *[other] At { $site } too people are seized as Slaves, by { $seat }
}{ $owner ->
    [none] .
   *[other] ; the Bible of { $owner } is withdrawn.
}
story-rebel-beaten = { $again ->
    [0] { $seat } puts the { $side } revolt in { $land } down, { $n } against { $m }
   *[other] In { $land } the { $side } revolt breaks before { $seat }, { $n } against { $m }
}{ $help ->
    [none] .
   *[other] , with the help of { $help }.
}
story-attack-fails = { $seat } attacks { $site } and fails, { $n } against { $m }{ $ships ->
    [0] .
    [one] ; a Ship is lost.
   *[other] ; { $ships } Ships are lost.
}
story-tribute = { $owner } pays { $seat } ${ $dollars } to spare { $site }.

story-first-revolt = { $seat } stirs the first Slave to revolt, at { $site }.
story-risings = { $n } Rebels rise within a year{ $who ->
    [tax] , all over taxes.
    [slaves] , all of them Slaves.
   *[both] , { $slaves } of them Slaves.
}
story-peak = Revolt in { $n } of { $all } land zones, more than ever before.
story-revolts-by = Nobody has stirred up more revolts than { $seat }: { $n }.
story-attrition = In all these years { $n } Slaves have died of the work in the Colonies.

story-omen-war = { $omen }: Pax is over, War begins.
story-omen-pax = { $omen }: the War is over, Pax begins.
story-omen-alcabala = { $omen }: a tax that nobody will pay brings { $n ->
    [one] a Tax Rebel out.
   *[other] { $n } Tax Rebels out.
}
story-omen-alcabala-paid = { $omen }: those who have Citizens pay, and the land stays quiet.
story-omen-coffers = { $omen }: the War Coffers lose { $n ->
    [one] a Chest.
   *[other] { $n } Chests.
}
story-omen-trade = { $omen }: no more Slaves come from across the ocean.
story-omen-hurricane = { $omen }: for a year every pirate can strike in every sea zone.
story-omen-entrepot = { $omen }: for a year Professionals act as often as Mercantilism lets them.
story-omen-debasement = { $omen }: cards can no longer be sold, but on the Black Market.

story-goal = { $again ->
    [0] { $seat } reaches { $victory }
   *[other] { $seat } stands at { $victory }
}, { $lack ->
    [titles] but without { $titles ->
        [one] the Peerage it takes.
       *[other] { $titles } of the Peerages it takes.
    }
    [rebels] but { $rebels ->
        [0] no Tax Rebel stands
        [one] 1 Tax Rebel stands
       *[other] { $rebels } Tax Rebels stand
    } against Mercantilism { $dice }.
    [slaves] but { $slaves ->
        [one] one Slave is still held.
       *[other] { $slaves } Slaves are still held.
    }
    [chests] but the War Coffers { $chests ->
        [0] are empty.
        [one] hold only 1 Chest.
       *[other] hold only { $chests } Chests.
    }
   *[much] but much is lacking.
}
story-goal-lost = { $seat } drives { $other } from { $victory } in a Duel.
story-mutiny = { $again ->
    [0] Mutiny in the fleet of { $seat }: { $n ->
        [one] a Ship is gone.
       *[other] { $n } Ships are gone.
    }
   *[other] The crews of { $seat } rise and leave with { $n ->
        [one] a Ship.
       *[other] { $n } Ships.
    }
}
story-crisis = { $again ->
    [0] Midlife Crisis: { $seat }, { $rung ->
        [4] at the very goal,
        [3] one step from the goal,
       *[other] halfway up the track,
    } gives the Profession up.
   *[other] { $seat } too breaks with the Profession.
}
story-debauchery = { $seat } turns to Debauchery and throws a career away.

story-auction = { $seat } pays ${ $n } for { $card }, the highest price of the game.
story-auction-buried = { $seat } pays ${ $n } for a { $deck } Card nobody has seen, the highest price of the game.
story-black-market = { $seat } sells { $n } cards on the Black Market for ${ $dollars }.
story-chests = { $again ->
    [0] { $seat } brings { $n } Chests home{ $king ->
        [yes] {" "}for the king
       *[no] {""}
    } and is paid ${ $dollars }.
   *[other] { $n } more Chests reach EUROPE, on the Ships of { $seat }.
}
story-relic = { $seat } brings a Relic home { $what ->
    [kept] and keeps it, as good as a Peerage.
    [sold] and sells it for ${ $dollars }.
   *[king] for the king, and is paid ${ $dollars }.
}
story-buried = { $seat } cannot get home and buries { $loot } on { $island }.
story-dug-up = { $whose ->
    [own] { $seat } comes back to { $island } and digs the Treasure up.
   *[other] { $seat } finds on { $island } what { $other } had buried.
}
story-peerage = { $again ->
    [0] { $seat } is the first to be raised to a Peerage: { $card }.
   *[other] { $seat } Anchors a Peerage again, { $card }: { $n } by now.
}
story-peerage-lost = Apostasy: { $seat } costs { $other } the Peerage of { $card }.
story-ships-lost = { $seat } costs { $other } all Ships: { $n ->
    [one] there was one.
   *[other] there were { $n }.
}
story-dove = { $seat } moves the Dove to { $year }{ $last ->
    [yes] : that is when the game will end.
   *[no] .
}
story-colonies-die = { $n } Colonies of { $owners } find no Labor and die out within a year.
story-founded = { $seat } founds the first new Colony, at { $site }.
story-cathedral = { $seat } raises the first Cathedral, at { $site }.
story-gift = { $seat } pays { $other } ${ $dollars } in a deal.

## How it was decided

decider-figure = { $by ->
    [own] { $seat } takes the last step to { $victory }, where nothing else was lacking.
   *[other] { $other }, of all people, moves { $seat } to { $victory }, where nothing else was lacking.
}
decider-peerage = { $seat } Anchors { $card }, the Peerage that was lacking.
decider-relic = { $seat } keeps the Relic that counts as the last Peerage.
decider-rebel = { $by ->
    [own] { $seat } stirs up one more Tax Rebel, in { $land }: { $rebels } against Mercantilism { $dice }.
    [chance] One more Tax Rebel rises in { $land }: { $rebels } against Mercantilism { $dice }.
   *[other] { $other }, of all people, brings one more Tax Rebel to { $land }: { $rebels } against Mercantilism { $dice }.
}
decider-dice = { $by ->
    [own] { $seat } turns the Mercantilism dice down to { $dice }, below the { $rebels } Tax Rebels.
   *[other] { $other }, of all people, turns the Mercantilism dice down to { $dice }, below the { $rebels } Tax Rebels.
}
decider-slave = { $by ->
    [own] { $seat } brings about the end of the last Slave's bondage{ $site ->
        [none] .
       *[other] , at { $site }.
    }
    [chance] With the last Slave gone no Colony holds one any more.
   *[other] { $other }, of all people, takes the last Slave off the map{ $site ->
        [none] .
       *[other] , at { $site }.
    }
}
decider-slave-dies = The last Slave dies of the work, at { $site }.
decider-coffers = { $by ->
    [own] { $seat } unloads the Chest that fills the War Coffers.
   *[other] { $other }, of all people, unloads the Chest that fills the War Coffers.
}
end-victory = So { $seat } wins by { $victory }.
end-tokens = The Dove ends the game: { $seat } wins with { $n } tokens{ $others ->
    [none] .
   *[other] { $m ->
        [0] ; nobody else has any left.
       *[other] , { $others } { $count ->
            [one] has
           *[other] have
        } { $m }.
    }
}
end-decided = The Dove ends the game with { $tied } level at { $n }: money decides, and { $seat } wins.
end-shared = The Dove ends the game with { $tied } level in tokens and money: they share it.
end-nobody = The Dove ends the game, and nobody wins: { $absent }, played by nobody, has { $n } tokens, the best player { $m }.
