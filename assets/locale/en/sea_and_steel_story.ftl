# Sea & Steel: how a game ended, its charts, its story.

course-vp = Victory Points
course-units = Units on the map
course-support = Royal Support
course-areas = Who held which area
course-areas-note = * worth 2 after a Notary; empty: nobody, or both
course-line-vp = VP
course-line-goal = goal
course-line-support = Support
course-end = end
course-now = now
course-stopped = The rules have changed since: what follows cannot be told.

ending-alone = { $seats } wins a Decisive victory: the other side is gone.
ending-wiped = { $seats } has no Unit, no fighting Leader and no Citadel left on the map.
ending-vp = { $seats } wins { $level } at { $n } Victory Points.
ending-areas = Areas { $n }
ending-adjustment = { $by } { $what }
ending-needs = Spain needed { $n }; { $by ->
    [0] it came to that very number.
    [one] 1 more or less would have turned it.
   *[other] it was decided by { $by }.
}

final-vp = VP of areas
final-royal-support = Royal Support
final-three-citadels = Three Citadels
final-no-citadel = No Citadel
final-anacaona = Anacaona free
final-objective = Objective Indigenous
final-total = VP at the end
final-areas = Areas
final-rich = of these, 2VP areas
final-units = Units on the map
final-full = at full strength
final-support = Royal Support
final-forts = Palisades + Citadels
final-hands = Event cards left

story-turn = Turn { $n }
story-landing = { $seat } lands in { $area }.
story-event = { $seat } plays { $card }{ $n ->
    [0] .
    [one] : 1 Unit arrives.
   *[other] : { $n } Units arrive.
}
story-combat = { $seat } attacks in { $area } and { $won ->
    [attacker] takes it
    [defender] has to give it up
   *[none] is beaten off
}; { $seat } loses { $own }, { $other } { $theirs }.
story-goal = With { $area } { $seat } reaches { $n } Victory Points; { $goal } are needed.
story-goal-lost = { $seat } takes { $area }: Spain falls to { $n } Victory Points, below { $goal }.
story-notary = A Notary of { $seat } makes { $area } worth 2: { $n } Victory Points.
story-citadel = { $seat } builds a Citadel in { $area }.
story-citadel-lost = The Citadel of { $area } falls.
story-leader = { $leader } is killed in { $area }.
story-guacanagari = Guacanagarí leaves the Spanish and goes to { $area }.
story-prison = Columbus is arrested in { $area } and taken to Spain in chains.
story-gold = { $seat }: Royal Support { $by }, now { $n }.
story-sons = The Sons of Caonabó bring three Caribes to { $area }.
story-wiped = { $other } has nobody left on the map: { $seat } wins.
story-end = { $seat } wins { $level } at { $n } Victory Points.
