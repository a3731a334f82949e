# From the docks to the discs face up: 2A to 2D. Options, questions, events, reasons why not.

## Options

opt-lay = { $n }
    .lay-frigate = The frigate with { $n } { $n ->
        [one] gun
       *[other] guns
    }
    .lay-troops = The counter with { $n } { $n ->
        [one] troop
       *[other] troops
    }
opt-draw = { $n }
opt-sail-to = { $place }
opt-disc = { $disc }
opt-look-discs = Look at the discs at { $destination }
opt-look-counter = Look at the counter of { $destination }
opt-no-use = Make no use of the Informer
opt-swap = Swap { $destination } and { $destination2 }
opt-move-to = Move the disc to { $destination }
opt-stay = Leave all discs where they are

## Questions

ask-lay-frigate = Which frigate counter does { $seat } lay face down at { $destination }?
ask-lay-troops = Which troop counter does { $seat } lay face down at { $destination }?
ask-draw-counter = What does the counter at { $destination } show?
ask-place-disc = { $n ->
    [one] Where does { $seat } place the last disc?
   *[other] Where does { $seat } place a disc? { $n } are left.
}
ask-which-disc = Which disc does { $seat } lay face down at { $destination }?
ask-informer = What does the Informer do for { $seat }?
ask-swap-discs = After the look at { $destination }: does { $seat } swap two own discs?
ask-move-disc = Does { $seat } move the disc from { $destination }?

## Items

item-disc = { $seat } { $disc }
item-range = { $seat } { $n ->
    [0] no zone
    [one] zone 1
   *[other] zones 1 to { $n }
}

## Events

event-treasure-laid = Silver, gold and jewels are laid out on the map.
event-laid-at-random = { $office ->
    [admiral] Nobody has the Admiral: the frigate counters lie at random, unseen.
   *[governor] Nobody has the Governor: the troop counters lie at random, unseen.
}
event-laid-out = { $office ->
    [admiral] { $seat } has laid the frigate counters face down at the galleons.
   *[governor] { $seat } has laid the troop counters face down at the forts.
}
event-laid-counter = The counter at { $destination } shows { $n }.
event-docks-swapped = As Governor { $seat } moves up to Outbound Dock { $dock }; { $seat2 } moves down one.
event-ranges = The barrels reach: { $ranges }.
event-disc-laid = { $seat } places a disc at { $destination }.
event-own-disc-laid = It is { $disc }.
event-informer-unused = { $seat } makes no use of the Informer.
event-informer-left-all = { $seat } leaves all discs where they are.
event-looked-at-discs = { $seat } looks at the discs at { $destination }.
event-saw-discs = There lie, at { $destination }: { $discs }.
event-looked-at-counter = { $seat } looks at the counter of { $destination }.
event-saw-counter = The counter of { $destination } shows { $n }.
event-discs-swapped = { $seat } swaps the own discs at { $destination } and { $destination2 }.
event-disc-moved = { $seat } moves a disc from { $destination } to { $destination2 }.
event-ghost-ship-shown = The disc of { $seat } at { $destination } is the Ghost Ship; it is taken away.
event-arrived = { $place }: { $discs }.

## Why not

rule-out-of-range = There are not enough barrels for that zone.
rule-own-disc-there = One own disc at each destination.
rule-disc-placed = That disc is on the map already.
rule-disc-not-held = That disc is not in use on this voyage.
rule-counter-used = That counter lies elsewhere.
rule-counter-drawn = That counter is known to lie elsewhere.
rule-no-disc-there = No own disc lies there.
rule-no-counter-there = Only forts and galleons have a counter.
