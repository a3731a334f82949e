# Sea & Steel: options, questions and events of the impulses: movement, combat, raids, forts, Notaries.

## Options

opt-activate = Activate { $area }
opt-move = { $made ->
    [0] { $piece }, { $area }
   *[other] { $piece }, { $area } (has moved once)
}
opt-to = To { $area }
opt-along = { $made ->
    [0] { $piece }
   *[other] { $piece } (has moved once)
}
opt-alone = Nobody
opt-pay = { $made ->
    [0] { $piece }, who stays
   *[other] { $piece }, who stays (has moved)
}
opt-pay-sailing = { $piece }, who sails
opt-bring-sons = The Sons of Caonabó go along
opt-leave-sons = The Sons of Caonabó stay
opt-fight = { $area }
opt-assign = { $piece }
opt-assign-all = All
opt-hit = { $piece }
opt-swap = Replace the Sons of Caonabó by Caribes
opt-stand = Stand
opt-raid = Raid { $goal } from { $area }
    .activation = Raid { $goal } instead of moving
opt-raid-again = Raid again
opt-strike = { $piece }
opt-lose-raider = { $piece }
opt-palisade = Palisade in { $area }
    .impulse = Build: Palisade in { $area }
opt-citadel = Citadel in { $area } for one { $piece }
    .impulse = Build: Citadel in { $area } for one { $piece }
opt-notary = { $piece } in { $area }

## Questions

ask-impulse = What does { $seat } do? { $n ->
    [0] Last impulse
    [one] 1 more impulse afterwards
   *[other] { $n } more impulses afterwards
}
ask-activation = { $area } is activated: which piece moves, or where do they raid?
ask-march = Which piece moves next?
ask-destination = Where does the { $piece } of { $start } go?
ask-company = Who sails with the { $piece } from { $start } to { $goal }?
ask-payment = Navigation Difficulties: which Unit of { $start } pays for sailing to { $goal }?
ask-sons-travel = Do the Sons of Caonabó go along from { $start } to { $goal }?
ask-combats = Which combat is fought first?
ask-assign = { $pieces ->
    [nothing] Combat in { $area }, round { $n }: who fights for { $seat }?
   *[other] Combat in { $area }, round { $n }: who else fights for { $seat }, beside { $pieces }?
}
ask-hits = { $area }: which piece of { $seat } takes a hit ({ $n } to take)?
ask-sons = A combat in { $area }: do Caribes replace the Sons of Caonabó?
ask-withdraw = Who withdraws from { $area }, for { $seat }?
ask-raid-again = The raid on { $goal } succeeded. Does { $seat } raid again?
ask-raid-mark = Which Unit of { $area } does the raid strike?
ask-raid-loss = Which raider in { $area } pays for it?
ask-build-more = Another { $fort } ({ $n } more)?
ask-notaries = Does a Notary of { $seat } remove a Parchment?

## Events

event-impulse = Impulse { $n } of { $count }.
event-half-skipped = { $side } has no area to activate.
event-activated = { $side } activates { $area }.
event-moved = { $piece } moves from { $start } to { $goal }.
event-sailed = { $piece } sails from { $start } to { $goal }.
event-sea-paid = { $side } pays for sailing from { $area }: { $piece }.
event-combat = { $attacker } attacks in { $area }.
event-scored = { $area }: { $n ->
    [0] no hit
    [one] 1 hit
   *[other] { $n } hits
} scored by { $side }.
event-combat-over = The combat in { $area } is over.
event-raid = { $side } raids { $goal } from { $start } { $attempt }.
event-raid-result = The raid on { $area } counts as { $n }.
