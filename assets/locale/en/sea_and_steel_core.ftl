# Sea & Steel: options, questions and events of set-up, cards, reinforcement and the end.

## Options

opt-done = Done
opt-decline = Decline
opt-stop = Stop
    .reinforcement = Spend no more points
    .raid-again = End the raid
opt-keep = Keep it
    .grace = Keep the roll as it is
    .sons = Keep the Sons of Caonabó
opt-die = { $n }
opt-draw = { $unit }
opt-deal = { $card }
opt-reveal = { $card }
opt-chit = { $area }
opt-lower = Die { $n }: one less
opt-reroll = Roll again: die { $dice }
opt-event = { $told_card }
opt-clash = { $area }
opt-remove = Remove { $piece }, { $area }
opt-reduce = Reduce { $piece }, { $area }
opt-place = { $piece } to { $area }
opt-land = Land in { $area }
opt-leader-to = { $area }
opt-join = Columbus joins them
opt-choose-area = { $area }
opt-citadel-at = A Citadel in { $area }
opt-rescue-to = To { $area }
opt-take-along = Take { $piece } along
opt-explore = Send the expedition
opt-card-choice = { $effect }
opt-reinforce = Draw a { $bag }
opt-flip = Flip { $piece }, { $area }
opt-release = Release Columbus from Prison
opt-turn-to = { $area }

## Questions

ask-die = { $count ->
    [1] The die for { $purpose }
   *[other] Die { $n } of { $count } for { $purpose } of { $side }
}
ask-draw = Which Unit is drawn from the { $bag } bag ({ $n } of { $count })?
ask-deal = Which Event card is dealt to { $side }?
ask-reveal = Which Fate card is revealed?
ask-chit = Which Area marker is drawn?
ask-grace = { $factors ->
    [nothing] Rolled for { $purpose }: { $dice }. Does { $seat } use the marker?
   *[other] Rolled for { $purpose }: { $dice } against { $factors }. Does { $seat } use the marker?
}
ask-first-activation = Does { $seat } activate { $area }?
ask-event = Which Event card does { $seat } play this turn?
ask-conflicts = In which area do the tribes fight first?
ask-assign-tribe = Which { $bag } fights in { $area }?
ask-hits-tribe = { $area }: which { $bag } takes a hit ({ $n } to take)?
ask-remove = Which Unit of { $side } is removed ({ $n } to go)?
ask-reduce = Which Unit of { $side } is reduced ({ $n } to go)?
ask-place = Where do the new Units go: { $pieces }?
ask-landing = Where do the { $n } new Units land, all together?
ask-place-leader = Where does { $leader } enter?
ask-join = Columbus is in { $start }. Does he join the Units in { $area }?
ask-card-choice = Which effect of the card does { $seat } take?
ask-target = Which area does { $seat } name?
ask-targets = Which area does { $seat } name ({ $n } more)?
ask-expedition = Does { $seat } send an expedition?
ask-flip-area = In which area do all pieces of { $seat } turn to full strength ({ $n } more)?
ask-free-move = A free move by { $seat }: which piece ({ $n } more)?
ask-free-citadel = Where does { $seat } put a Citadel?
ask-card-raid = Where does { $seat } raid?
ask-rescue = To which area are Columbus and his companions brought from { $area }?
ask-rescue-along = Who goes with Columbus to { $goal } ({ $n } more)?
ask-reinforcement = What does { $seat } spend a point on ({ $n } left)?
ask-reinforce-place = Where do the reinforcements go: { $pieces }?
ask-guacanagari = Guacanagarí goes over. To which area?

## Events

event-turn = Turn { $turn } begins.
event-phase = { $phase }.
event-drawn = Drawn from the { $bag } bag: { $units }.
event-dealt = The card dealt is { $card }.
event-hand-dealt = { $side } holds { $n } Event cards.
event-rolled = { $factors ->
    [nothing] { $side } rolls for { $purpose }: { $dice }.
   *[other] { $side } rolls for { $purpose }: { $dice } against { $factors }.
}
event-grace-used = { $side } uses the Divine Grace / Yaya marker; it turns over.
event-grace-shows = The marker shows the face of { $side }.
event-grace-flips = Nobody used the marker this turn: now it shows the face of { $side }.
event-die-lowered = Die { $n } of { $side } becomes { $value }.
event-removed = { $side } loses in { $area }: { $piece }.
event-eliminated = { $piece } is eliminated in { $area }.
event-reduced = { $piece } is reduced in { $area }.
event-flipped = { $piece } turns to full strength in { $area }.
event-control = { $side } controls { $area }; Victory Points: { $count }.
event-palisade-lost = The Palisade of { $area } is gone.
event-citadel-lost = The Citadel of { $area } falls.
event-palisade-built = A Palisade stands in { $area }.
event-citadel-built = A Citadel stands in { $area }.
event-royal-support = Royal Support { $by }, now { $n }.
event-notary = The Notary's Parchment makes { $area } worth 2; Victory Points: { $n }.
event-landing = The first voyage lands in { $area }: { $pieces }.
event-fate = Fate: { $told_card }
event-event = { $side } plays { $told_card }
event-conflict = The tribes fight each other in { $area }.
event-chit = Area marker { $area }.
event-arrived = { $piece } arrives in { $area }.
event-landed = Arrived in { $area }: { $pieces }.
event-no-area = { $piece } finds no place and goes back to the bag.
event-leader-enters = { $piece } enters { $area }.
event-columbus-joins = Columbus goes from { $start } to { $goal }.
event-columbus-prison = Columbus is arrested in { $area } and taken to Prison in Spain.
event-columbus-court = Columbus leaves { $area } for the Court.
event-anacaona-enters = Anacaona rules in { $area }.
event-anacaona-turns = Anacaona is now in the hands of { $side }.
event-guacanagari-turns = Guacanagarí leaves the Spanish and goes from { $start } to { $goal }.
event-sons-enter = The Sons of Caonabó are in { $area }.
event-sons-swapped = The Sons of Caonabó bring Caribes to { $area }: { $pieces }.
event-sons-lost = The Sons of Caonabó are overrun in { $area }.
event-sons-travelled = The Sons of Caonabó go along from { $start } to { $goal }.
event-will = Columbus is dead. { $told_card }
event-points = { $side } has { $n ->
    [one] 1 Reinforcement and Replacement Point
   *[other] { $n } Reinforcement and Replacement Points
}.
event-reinforced = { $piece } reinforces { $area }.
event-wiped-out = { $loser } has nobody left on the map.
event-adjustment = { $adjustment }: { $by } VP.
event-victory = { $winner } wins { $level } at { $n } VP.
