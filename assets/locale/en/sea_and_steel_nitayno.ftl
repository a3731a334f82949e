# Sea & Steel alone: the Nitayno's cards, what is drawn for him, and how he explains himself.

## Options and questions

opt-nitayno = { $card }
ask-marker = Which Area marker is drawn { $topic }?
ask-nitayno = Which Nitayno card is revealed?
ask-indigenous-event = { $n ->
    [one] Which Event card does the Nitayno reveal?
   *[other] Which Event card does the Nitayno reveal as number { $n }?
}

## Events

event-nitayno-card = The Nitayno reveals { $told_card }
event-event-shown = The Nitayno looks at { $card }.
event-last-half = The TURN 6 half of { $card } is carried out.
event-objective = The Objective marker lies in { $area }.
event-considered = { $passed ->
    [nothing] { $topic }: { $chosen }.
   *[other] { $topic }: { $chosen }. Passed over: { $passed }.
}

## What is considered

item-marker = Marker { $area } { $topic }
item-which-area = Which area acts
item-which-action = What { $area } does
item-who-moves = Who goes from { $start } to { $goal }
item-who-fights = Who fights in { $area }
item-who-is-hit = Who takes the hit in { $area }
item-stays = Whether he stays in { $area }
item-raid-strikes = Whom the raid strikes in { $area }
item-second-raid = A second raid on { $area }
item-which-half = { $half }
item-which-event = Which Event card he plays
item-lost-point = A point for reinforcements
item-sons = The Sons of Caonabó in { $area }
item-card-loss = What he loses
item-free-move = A free move

item-the-area = { $area }
item-the-piece = { $piece }
item-the-card = { $card }
item-the-bag = { $bag }
item-the-action = { $action }
item-the-priority = priority { $priority }, { $action }
item-nothing = none
item-another = another card
item-stops = no
item-goes-on = yes
item-stands = he stays
item-withdraws = he withdraws
item-swaps = Caribes take their place

item-no-area = { $area } ({ $reason }: { $section })
item-no-piece = { $piece } ({ $reason }: { $section })
item-no-card = { $card } ({ $reason }: { $section })
item-no-action = { $action } ({ $reason }: { $section })
item-no-priority = priority { $priority } ({ $reason }: { $section })
item-no-second = { $reason } ({ $section })

## Names

topic-activate = for the area that acts
topic-target = for the target
topic-way = for the way there
topic-refuge = for where the excess goes
topic-raid = for what is raided
topic-raid-from = for who raids
topic-deploy = for new Units
topic-land = for the landing
topic-place = for new Units
topic-place-taino = for the Taínos
topic-place-caribe = for the Caribes
topic-place-rebel = for the Rebels
topic-reinforce = for a reinforcement
topic-strike = for where the card strikes
topic-fill = for an empty area
topic-flip = for who recovers
topic-caonabo = for Caonabó
topic-guacanagari = for Guacanagarí
topic-objective = for the Objective
topic-assault = for who joins the assault
topic-attack-from = for who attacks
topic-withdraw = for the withdrawal
topic-lose = for a loss
topic-free-move = for the free move
topic-combats = for the first combat

half-top = Whether the card has an effect now
half-last = Whether its TURN 6 half has an effect

action-move = move
action-raid = raid
action-thin = only the excess leaves
action-withdraw = withdraw
action-fight-on = fight on

purpose-reroll = combat once more
phase-special = Special Solo Phase
adjustment-objective = The Objective is Indigenous

## Why not

rule-nitayno-nobody = No piece of his stands there.
rule-nitayno-spanish = Spain controls it.
rule-nitayno-not-spanish = Spain does not control it.
rule-nitayno-later = Others come first in the order.
rule-nitayno-weaker = He is not superior.
rule-nitayno-lower-factor = Its factor is lower.
rule-nitayno-holds = He never leaves a 2VP area he defends.
rule-nitayno-last-impulses = He never withdraws in the last two impulses of turn 6.
rule-nitayno-no-raid = It can only raid and no Spanish Units stand beside it.
rule-nitayno-no-target = Nothing can be done from there.
rule-nitayno-garrison = The garrison stays.
rule-nitayno-none-reached = No such area can be reached.
rule-nitayno-only-settlers = Only Settlers are left in the 1VP area.
rule-nitayno-no-second = The card allows no second raid.
rule-nitayno-one-only = Only one Unit goes into an empty 1VP area.
rule-nitayno-not-among = It does not qualify.
rule-nitayno-no-color = Its color cannot be drawn.
rule-nitayno-not-beside = It is not a Spanish area beside one of his.
rule-nitayno-kept-free = More Units find room in all when it is left to the others.
rule-nitayno-no-effect = It would change nothing.
rule-nitayno-pearls = Seven Units or fewer are his on the map.
rule-nitayno-storm = Six Soldiers or fewer are on the map.
rule-nitayno-higher-rrv = Its RRV is not the lower one.
rule-nitayno-citadel = A Citadel stands there.
rule-nitayno-no-units = No Spanish Units stand there.
rule-nitayno-not-empty = It is not empty.
rule-nitayno-not-1vp = It is a 2VP area.
rule-nitayno-cannot-leave = There is nowhere to withdraw to.
rule-nitayno-superior = He is superior.

## The board as text

plain-sea-solo = Alone against the Nitayno: { $level }. Nitayno card of this turn: { $card }.
plain-sea-objective = the Objective

## Set-up

setup-difficulty = Difficulty
setup-difficulty-standard = standard
setup-difficulty-governor = Caribbean Governor (level I)
setup-difficulty-viceroy = Viceroy of the Indies (level II)
setup-about-difficulty = How hard the Nitayno plays; it counts only where the automaton leads the Indigenous side.
setup-about-difficulty-governor = Royal Support brings no VP, the Nitayno reinforces with two Units at least and picks the better of two Event cards.
setup-about-difficulty-viceroy = Spain wins only with all five 2VP areas; no Citadel costs two; Rebels recover, and three misses are rolled again.
