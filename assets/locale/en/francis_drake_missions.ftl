# Missions, the way home, and what they are worth: 2E to 2H and 3. Options, questions, events, reasons why not.

## Options

opt-attack = Attack
opt-trade = One trade good for { $commodity }
opt-decline = Decline: the disc is taken back
opt-go-home = Sail home to Plymouth
opt-sail-on = Sail on

## Questions

ask-attack = { $disc } of { $seat }: attack { $destination } for { cost }? { $points } VP.
ask-attack-blind = { $disc } of { $seat }: attack { $destination } for { cost } and what the face-down counter adds? { $points } VP.
ask-trade = { $disc } of { $seat }: what is bought in { $destination }?
ask-go-home = After { $disc }: does { $seat } sail home?

## Items

item-score = { $seat } { $points }

## What an attack costs

cost = { $crew ->
    [0] { cost-guns }
   *[other] { $guns ->
        [0] { $crew } crew
       *[other] { $crew } crew and { cost-guns }
    }
}
cost-guns = { $guns ->
    [one] 1 gun
   *[other] { $guns } guns
}

## Events

event-mission-void = { $reason ->
    [no-success-left] { $disc } of { $seat } comes too late: nothing more can be done at { $destination }.
    [no-own-galleon] { $disc } of { $seat } is taken back: a frigate cannot attack { $destination }.
    [not-enough-crew] { $disc } of { $seat } is taken back: not enough crew for { $destination }.
    [not-enough-guns] { $disc } of { $seat } is taken back: not enough guns for { $destination }.
    [no-trade-goods] { $disc } of { $seat } is taken back: no trade good for { $destination }.
   *[no-commodity] { $disc } of { $seat } is taken back: { $destination } has no commodity left.
}
event-declined = { $seat } declines: { $disc } is taken back from { $destination }.
event-counter-flipped = { $seat } attacks { $destination }; the counter shows { $n }.
event-attack-failed = The attack of { $seat } on { $destination } fails for want of { cost }. Nothing is paid.
event-attacked = { $seat } plunders { $destination } at the cost of { cost } and scores { $points } VP.
event-treasure-taken = { $seat } takes the { $stone } of { $destination }.
event-conquest-marked = { $target ->
    [town] { $seat } has taken a town on this voyage.
    [fort] { $seat } has taken a fort on this voyage.
   *[galleon] { $seat } has taken a galleon on this voyage.
}
event-traded = { $seat } trades for { $commodity } in { $destination }.
event-returned = { $seat } is back in Plymouth, Homebound Dock { $dock }.
event-hero-bonus = { $seat } is welcomed as a hero: { $points } VP.
event-conquests-scored = { $seat } has taken { $n ->
    [one] one kind of target
   *[other] { $n } kinds of target
}: { $points } VP.
event-unclaimed-scored = { $office ->
    [admiral] As Admiral { $seat } scores { $points } VP for { $n } unclaimed { $stone }.
   *[governor] As Governor { $seat } scores { $points } VP for { $n } unclaimed { $stone }.
}
event-board-reset = The board is made ready for voyage { $n }. The ships lie in this order: { $order }.
event-port-refilled = { $destination } has { $commodity } again.
event-commodities-scored = Commodities of { $seat }: indigo { $n }, sugar { $n2 }, coffee { $n3 }, tobacco { $n4 }: { $points } VP.
event-chest-opened = The chest of { $seat }: silver { $n }, gold { $n2 }, jewels { $n3 }: { $points } VP.
event-final-scores = Final scores: { $scores }.
event-tie-broken = The tie is broken by the docks: { $seat } lies in Homebound Dock { $dock }.

## Why not

rule-commodity-gone = That commodity is not there.
rule-no-success-left = As many discs as there are circles have succeeded there.
rule-no-own-galleon = A Spanish galleon takes a galleon of one's own.
rule-not-enough-crew = There is not enough crew.
rule-not-enough-guns = There are not enough guns.
rule-no-trade-goods = There is no trade good to give.
rule-no-commodity = The port has no commodity left.
