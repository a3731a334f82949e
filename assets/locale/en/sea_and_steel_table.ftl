# Sea & Steel: the board as text.

plain-sea-status = Turn { $turn } of 6. Victory Points { $vp } of 20, Spain needs 15. Royal Support { $support } ({ $soldiers } Soldiers with an Event, { $end } VP at the end).
plain-sea-no-fate = No Fate card is in play.
plain-sea-fate = Fate: { $card }. { $impulses ->
    [0] The first voyage
    [one] 1 impulse
   *[other] { $impulses } impulses
}{ $nd ->
    [yes] , Navigation Difficulties
   *[no] {""}
}{ $ic ->
    [yes] , Indigenous Conflict
   *[no] {""}
}. Gold by die 1 to 6: { $gold }.
plain-sea-impulses = Impulses left: Spain { $spanish }, the Indigenous side { $indigenous }.
plain-sea-grace = Divine Grace / Yaya: { $side }, { $used ->
    [yes] used
   *[no] free
}.
plain-sea-events = { $side }: { $n } cards in hand; this turn { $card }; played { $cards }.
plain-sea-none = none
plain-sea-area = { $area }: { $what }
plain-sea-empty = empty
plain-sea-spanish = Spain { $pieces }
plain-sea-indigenous = Indigenous { $pieces }
plain-sea-palisade = Palisade
plain-sea-citadel = Citadel
plain-sea-parchment = Parchment
plain-sea-two = worth 2
plain-sea-jungle = jungle
plain-sea-held = held by { $side }
plain-sea-anacaona = Anacaona
plain-sea-sons = Sons of Caonabó
plain-sea-bags = Bags: { $bags }.
plain-sea-bag = { $bag } { $n }
plain-sea-hand = Hand of { $seat }: { $cards }
plain-sea-leader = { $leader }: { $place ->
    [prison] in Prison in Spain
    [court] at Court
    [eliminated] eliminated
    [ships] on the ships
   *[off] not yet on the map
}.

# The panels of the full screen.

panel-map = Map
panel-fate = Fate
panel-tracks = Tracks
panel-forces = Forces
panel-log = Log
panel-cards = Cards
panel-choice = Choice
panel-turn = The turn
panel-battle = { $n ->
    [0] Combat, { $area }
   *[other] Combat, { $area }, round { $n }
}
panel-conflict = Indigenous Conflict in { $area }
panel-raid = { $n ->
    [1] Raid
   *[other] Raid, second attempt
}
panel-gold = Search for Gold
panel-march = { $area } is activated
panel-freemove = Free move of { $seat }
panel-withdrawal = Withdrawal from { $area }
panel-reinforcement = Reinforcement and Replacement
panel-arrivals = Arrivals

sea-name-caribbean = Caribbean Sea
sea-name-ocean = Ocean Sea

turn-now = Turn { $n } of { $all }
impulse-now = Impulse { $n } of { $all }
impulse-now-short = impulse { $n }/{ $all }
asked-now = { $seat } is asked
phase-now-setup = Set-up
phase-now-first = First voyage
phase-now-fate = Fate
phase-now-event = Events
phase-now-reinforcement = Reinforcement
phase-now-impulse = Impulses
phase-now-final = Final
phase-now-special = The Nitayno
phase-now-over = Over
phase-says-setup = Units on the map, Soldiers aboard, five Event cards each.
phase-says-first = Columbus and three Soldiers land; combat, gold, the card's effect; then the area may be activated.
phase-says-fate = the card's effect, gold, tribes in conflict
phase-says-event = a card each in secret; the Indigenous side's first
phase-says-reinforcement = points to the lower RRV
phase-says-impulse = one action each, in turn
phase-says-final = wiped out? Guacanagarí, the marker

stand-vp = Victory Points
stand-vp-short = VP
stand-needs = {" "}of 20, Spain needs { $n }
stand-needs-short = /{ $n }
stand-end = at the end { $n }: { $side }
stand-end-short = end { $n }
stand-support = Royal Support
stand-support-short = RS
stand-forts = Palisades { $p }/10, Citadels { $c }/3
stand-forts-short = P{ $p } C{ $c }
stand-hand = { $seat } { $n } Events

grace-spanish = Divine Grace
grace-indigenous = Yaya
grace-free = free
grace-used = used
grace-none = no marker

icon-nd = Navigation Difficulties
icon-ic = Indigenous Conflict
icon-nd-short = ND
icon-ic-short = IC
icon-nd-says = sailing costs a step
icon-ic-says = the tribes do not mix
icon-none = no Navigation Difficulties, no Indigenous Conflict

fate-impulses = { $n ->
    [0] no impulses
    [one] 1 impulse
   *[other] { $n } impulses
}
fate-gold = Gold
fate-none = No Fate card is in force.
fate-rrv = RRV { $n }
fate-left = { $n ->
    [one] 1 card left
   *[other] { $n } cards left
}

track-turn = Turn
track-vp = VP
track-impulses = Impulse
track-support = Support
track-grace = Marker
track-end = At end
track-soldiers = Sol { $n } VP { $vp }
track-no-impulses = none in this turn
track-left = left
track-level = { $side }, { $level }
end-royal-support = Support
end-three-citadels = three Citadels
end-no-citadel = no Citadel
end-anacaona = Anacaona
end-objective = Objective
short-minor = minor
short-substantial = substantial
short-decisive = decisive

forces-units = { $n ->
    [one] 1 Unit
   *[other] { $n } Units
} in { $areas ->
    [one] 1 area
   *[other] { $areas } areas
}
forces-cards = { $n } Event cards
forces-in = in { $areas }
forces-nowhere = none
forces-bag = bag { $n }
forces-anacaona = Anacaona in { $area }, { $side }
forces-sons = Sons of Caonabó in { $area }
forces-forts = Left to build: Palisades { $p }, Citadels { $c }
bag-soldier-many = Soldiers
bag-settler-many = Settlers
bag-taino-many = Taínos
bag-caribe-many = Caribes
bag-rebel-many = Rebels
leader-in = in { $area }
leader-reduced = reduced
leader-off = not yet here
leader-prison = in Prison
leader-court = at Court
leader-eliminated = eliminated
leader-ships = on the ships

battle-attacks = attacks
battle-defends = defends
battle-due = { $n ->
    [one] 1 hit to take
   *[other] { $n } hits to take
}
battle-reserve = in reserve
battle-there = there
battle-sons = The Sons of Caonabó can bring three Caribes.
battle-first = { $seat } strikes first
by-jungle = jungle
by-palisade = Palisade
by-citadel = Citadel
by-anacaona = Anacaona
sum-cut = (1 to 5)
dice-hits = { $n ->
    [0] no hit
    [one] 1 hit
   *[other] { $n } hits
}
raid-from = raids from { $area } with
raid-on = on { $area }
raid-modified = die { $n }
raid-effect-0 = removes the strongest there
raid-effect-1 = reduces the strongest there
raid-effect-2 = nothing
raid-effect-3 = reduces the best raider
raid-effect-4 = removes the best raider
gold-in = Spain has gained { $area }.
gold-extra = One roll more by the card.
gold-moves = Each step moves Royal Support.

move-hand = { $piece } of { $area }: where to?
move-open = May be left:
move-moved = Moved, now in { $area }:
move-paid = Sailing is paid for in { $areas }.
move-unpaid = Navigation Difficulties: the first to sail from an area costs a step there.
move-rule = Two moves a piece, three Units an area; next door by land, elsewhere over sea.
move-rule-indigenous = Two moves a piece, three Units an area; only Rebels sail, one goes along with each.
points-left = { $seat }: { $n ->
    [one] 1 point left
   *[other] { $n } points left
}
points-why = RRV { $own } against { $other }
points-drawn = Drawn:
points-last = Last drawn: { $bag }; now another bag.
points-order = Own areas with room come first, then empty ones beside them, then the enemy's.
arrive-drawn = Drawn:
arrive-areas = To:

look-nothing = The cursor is on nothing.
look-contested = fought over
look-empty = empty
look-holds = { $side }
look-anacaona = Anacaona
look-sons = Sons of Caonabó
look-objective = Objective of the Nitayno
look-palisade = Palisade (Spain +1 defending)
look-citadel = Citadel (Spain +2 defending)
look-worth = { $n } VP
look-parchment = 2 once a Notary acts
look-jungle = jungle: Taínos, Caribes, Settlers +1 defending, Soldiers, Rebels, Columbus -1 attacking
look-jungle-short = jungle
look-room = { $n } of { $all } Units
look-over = { $n } Units, more than { $all }
look-tribes = land of { $tribes }
look-next = next to { $areas }

group-activate = Activate
group-build = Build
group-raid = Raid
group-move = Move
group-draw = Draw
group-flip = Flip or release
group-grace = Use the marker
group-pay = Pays
group-choose = Choose
group-finish = Finish

measure-vp = VP
measure-end = at the end
measure-support = Royal Support
measure-areas = areas
measure-units = Units
measure-full = at full strength
measure-palisades = Palisades
measure-citadels = Citadels
measure-grace = marker
measure-grace-of = { $side }{ $used ->
    [0] {""}
   *[other] , used
}

stake-hits = hits:
stake-hit-out = { $piece } is removed.
stake-hit-reduced = { $piece } is reduced, and can take another hit.
stake-dice = Dice:
stake-dice-then = Then:
stake-by-sea = over sea
stake-next-door = next door
stake-pays = a step is paid first
stake-room = { $n } of { $all } Units there then
stake-citadel-falls = The Citadel there falls.
stake-vp = { $n } VP, and a roll for gold:
stake-vp-lost = Spain loses { $n } VP.
stake-last = The last one of { $area }.
stake-palisade-goes = The Palisade goes.
stake-palisade = { $n ->
    [one] 1 Palisade left; up to 3 in one action
   *[other] { $n } Palisades left; up to 3 in one action
}
stake-citadel = { $n ->
    [one] 1 Citadel left; up to 2 in one action
   *[other] { $n } Citadels left; up to 2 in one action
}
stake-notary = The area is worth 2 from now on; the Notary goes back to his bag.
stake-enemy = { $area }:
stake-empty = { $area }: free, { $n } VP
stake-points = RRV { $n }; points, own to other, against RRV

cards-closed = Hands are hidden: c shows the hand of one player.
cards-hand = Event cards of { $seat }
cards-no-hand = No Event card is left.
cards-fate = Fate card in force
cards-played = Event cards played by { $seat }
cards-all-events-spanish = Event cards of Spain
cards-all-events-indigenous = Event cards of the Indigenous side
cards-all-first = Fate cards of turn 1
cards-all-fates = Fate cards of turns 2 to 6
cards-all-will = Optional card
cards-all-nitayno = Nitayno cards of the solo game
card-event = Event card of { $side }
card-first = Fate card of turn 1
card-fate = Fate card of turns 2 to 6
card-will = Optional card
card-nitayno = Nitayno card of the solo game
card-rrv = Reinforcement and Replacement Value { $n }: the lower one of both cards brings more points.
card-overstacking = Overstacking: the limit of three Units is waived in the one area where they arrive.
card-landing = Landing by die: { $areas }
card-grace = The marker shows { $name }.
card-gold = Gold by die: { $gold }
card-in-force = It is in force now.
card-this-turn = { $seat } plays it this turn.
card-was-played = { $seat } has played it.
card-in-hand = { $seat } holds it.
card-provenance-rulebook = The printed text is known.
card-provenance-inferred = Part of the printed text is known; the rest is inferred.
card-provenance-reconstructed = The printed text is not public; this card is a reconstruction.

legend-title = What the marks on the map mean
legend-plate = an area: its number, S Spain or I the Indigenous side controls it
legend-contested = both sides stand there
legend-worth = Victory Points: 1* is 2 once a Notary has taken the Parchment away
legend-marks = J jungle, P Palisade, C Citadel, O Objective of the Nitayno
legend-tribes = the tribes of the land: t Taínos, c Caribes
legend-soldier = Soldiers: H Horseman, A Arquebusier, F Foot Soldier
legend-settler = Settlers: P Pawn, N Notary
legend-taino = Taínos: B Naboria, C Cacique
legend-caribe = Caribes: T Tama, K Calinago
legend-rebel = Rebels: X Trooper, V Captain
legend-reduced = a small letter: the reduced side
legend-factor = its Combat Factor now: who acts attacks, who waits defends
legend-many = where room is short: four Horsemen, without factors; and more
legend-leaders = Leaders: Columbus, Guacanagarí, Caonabó
legend-tokens = Anacaona, on the side that holds her; the Sons of Caonabó
legend-current = a current; neighbors without one share a land border
legend-letter = can be chosen: f and the letter, or the letter with Shift
legend-cursor = the cursor

log-kind-turns = Turns
log-kind-cards = Cards
log-kind-dice = Dice
log-kind-arrivals = Arrivals
log-kind-leaders = Leaders
log-kind-moves = Moves
log-kind-battles = Battles
log-kind-control = Control
log-kind-nitayno = The Nitayno
