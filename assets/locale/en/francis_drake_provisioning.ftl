# Setting up and provisioning: 1A to 1C, and the street laid anew (2H). Options, questions, events, reasons why not.

## Items: what a circle gives

item-crew = { $n } crew
item-guns = { $n ->
    [one] 1 gun
   *[other] { $n } guns
}
item-supplies = { $n ->
    [one] 1 barrel
   *[other] { $n } barrels
}
item-trade-goods = { $n ->
    [one] 1 trade good
   *[other] { $n } trade goods
}
item-galleon = a galleon
item-pinnace = a pinnace
item-admiral = the Admiral and the frigate counters
item-governor = the Governor and the troop counters
item-informer = the Informer
item-golden-hind = the Golden Hind
item-roll = { $n ->
    [0] one die for crew
   *[other] one die for crew, plus { $n }
}
item-choice = one more by choice

## Options

opt-stop = { $location }: { $content }
opt-leave = Leave Plymouth: the ship goes to the next Outbound Dock
opt-pick = { $content }
opt-roll = { $n }
opt-lay-galleon = Counter { $galleon_counter }
opt-draw-ship = { $seat }
opt-lay-tile = { $location }

## Questions

ask-street = Where does { $seat } stop in Plymouth Street?
ask-one-more = What else does { $seat } take from { $location }?
ask-tavern = What does the die in the Tavern show for { $visitor }?
ask-lay-galleon = Which galleon counter lies at { $destination }?
ask-draw-ship = Whose ship is drawn for Homebound Dock { $dock }?
ask-lay-tile = Which tile lies in place { $n } of Plymouth Street?

## Events

event-galleon-laid = Counter { $galleon_counter } lies at { $destination }.
event-starting-order = The ships are drawn in this order: { $order }.
event-last-player-gun = { $seat } places last and receives { item-guns }.
event-voyage-begins = Voyage { $n } begins. Starting order: { $order }.
event-stopped = { $seat } stops at { $location }: { $content }.
event-stopped-for-vp = { $seat } pays { $points } VP at { $location }: { $content }.
event-first-of-two = { $seat } places the first disc with { $location }; the next turn is the second.
event-second-of-two = { $seat } places the second disc with { $location }: { $content }.
event-took-one-more = { $seat } takes { $content } more.
event-nothing-to-choose = Nothing is left for { $seat } to choose from.
event-short-supply = The supply runs out: { $seat } gets { $n } { $item } less.
event-rolled = { $seat } rolls { $n } in the Tavern, which counts as { $n2 }.
event-hired = { $seat } hires { $crew } crew.
event-ghost-ship = Nobody signs on with { $seat }, who gets the Ghost Ship for this voyage.
event-left = { $seat } leaves for Outbound Dock { $dock }.
event-sailing-order = All ships lie in the Outbound Docks: { $order }.
event-street-laid = Plymouth Street is laid out anew: { $locations }.

## Why not

rule-no-way-back = The street is one-way; the last disc lies further along.
rule-one-disc-a-location = One disc a location.
rule-circle-taken = Every circle that gives this is taken.
rule-two-discs-for-drake = Drake takes two discs.
rule-places-in-order = The places here are taken one after the other.
rule-invested-before = The Investor is visited once in the game.
rule-not-in-stock = There is none left; another kind can be chosen.
rule-tile-laid = That tile lies in the street already.
rule-galleon-counter-laid = That counter lies at another galleon.
rule-ship-drawn = That ship has been drawn.
