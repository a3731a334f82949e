# The coach: what is at stake in each question. Besides the question's own arguments there are $who (spanish or indigenous: whoever is
# asked), $vp, $final (VP with what the end would add now), $wins (VP Spain needs), $support, $cards (in hand), $turnsleft, $citadelsleft,
# $nocitadel (VP it costs to have none), $caribes (in the bag), $marker (yes, no: whether Divine Grace / Yaya is in the game), $event (yes,
# no: whether an Event card is carried out). Of a destination $sea (open, dear: a Unit has to pay, closed) and $way (march, withdrawal,
# freemove); of a second raid $modifier; in a combat $role (attacker, defender), $own and $foe (pieces there).

## Turn 1, Fate, Events

coach-first-activation = The only action of turn 1, without a Build. { $area } is lost if it is left empty; every area gained brings VP and a roll for gold.
coach-event = { $cards } cards for { $turnsleft } turns. If the RRV are 2 or more apart, the lower gets the difference in points, the higher 1; else both 2.
coach-conflicts = One round in each area, both tribes with their Attack Factors; the marker helps only once in the whole phase.
coach-assign-tribe = Three fight, roll their Attack Factor and can be hit; the others are left out. Both tribes are { $seat }'s own.
coach-hits-tribe = A full Unit turns to its reduced side, a reduced one goes back to the bag; hits beyond those who fought are lost.
coach-remove = What is removed goes back to its bag; { $who ->
    [spanish] an area left empty is lost, with its VP and any Palisade.
   *[indigenous] an area left empty stays Indigenous, but anybody may walk in.
}
coach-reduce = A reduced Unit has one lower number for attack and defense; one that is reduced already is removed.
coach-place = Three Units of a side are the limit in an area; what finds no place goes back. { $who ->
    [spanish] { $event ->
        [yes] A Notary in a 2VP area may act at once.
       *[no] Notaries do nothing in this phase.
    }
   *[indigenous] Where one stands, Spain has to fight.
}
coach-landing = All { $n } land in one area. Whoever stands there with more than three must activate it first and move out.
coach-place-leader = A Leader needs no room and fights, at once where the enemy stands; removed, he is out of the game.
coach-join = Columbus fights and needs no room, but removed he is out of the game. { $start } is lost if nobody stays there.
coach-card-choice = Only what can be done is offered. VP are { $vp }, Royal Support { $support } of 10; at 0 or 1 it costs a VP at the end, and below 3 Soldiers stay away.
coach-target = A die follows, and it can turn against Spain; to name no area costs nothing.
coach-targets = The same is done to all of that kind in each area named, so the fullest areas suffer most.
coach-expedition = A die decides: settlers and Royal Support if it goes well, Spanish Units lost if not. Staying costs nothing.
coach-flip-area = All reduced pieces of the area turn to full strength at once, Rebels and Leaders too, but Guacanagarí.
coach-free-move = The first move binds the next one to the same way, to a neighbor without enemies; no impulse is spent.{ $who ->
    [spanish] {" "}An area left empty is lost.
   *[indigenous] {""}
}
coach-free-citadel = A Citadel holds its area without Units. At the end none costs { $nocitadel } VP, all three can give one; { $citadelsleft } are not built.
coach-card-raid = The raid costs no impulse: 1 to 3 hits the strongest Unit there, 4 and 5 nobody, 6 the strongest raider.
coach-rescue = Columbus leaves at once and takes Units along if there is room; { $area } is lost if nobody stays.
coach-rescue-along = Units in { $goal } protect Columbus there; the area he comes from is lost if nobody stays.
coach-guacanagari = He now fights for { $seat }, with a factor of 3 and beyond the stacking limit, and he never goes back.

## Reinforcement

coach-reinforcement = A point draws a Unit or turns a reduced piece to full strength. Two draws in a row need two bags; points left over are lost.
coach-reinforce-place = Own areas come first, then empty ones beside them, then the enemy beside them, where combat follows at once.

## Impulses

coach-impulse = { $vp } VP, and { $final } with what the end would add now; Spain needs { $wins }. { $who ->
    [spanish] Every area gained brings VP and a roll for gold.
   *[indigenous] Every area taken from Spain takes its VP off.
}
coach-activation = Pieces move one by one, or all raid one neighbor, not both. { $who ->
    [spanish] { $area } is lost if it is left empty.
   *[indigenous] { $area }, left empty, is open to Spain.
}
coach-march = Whoever came to an area without the enemy may go on once more, and so may those who stood there. Whoever meets the enemy stops.
coach-destination = { $way ->
    [freemove] Only to a neighbor without enemies, and the next piece has to go the same way.
    [withdrawal] To an own area with room or an empty one, not where an attacker came from. { $sea ->
        [closed] Over the open sea only with a Rebel.
        [dear] By sea a Unit pays first.
       *[open] The sea is open.
    }
   *[march] Neighbors are free, three Units of a side the limit. { $sea ->
        [closed] Over the open sea the tribes go only with a Rebel.
        [dear] Farther is the sea: a Unit of { $start } has to pay with one step.
       *[open] Any other area is a passage by sea, free this time.
    }
}
coach-company = One Taíno, Caribe or Leader may sail with each Rebel, from the same area to the same area.
coach-payment = The Unit is reduced, or removed if it is reduced already; then the sea is open to all who sail from { $start } in this half.
coach-sons-travel = The token can bring three Caribes when a combat begins in its area; beside Spanish pieces alone it is swapped at once or lost.
coach-combats = Nobody withdraws into an area where a combat still waits{ $marker ->
    [no] .
   *[yes] , and the marker helps in one roll of the impulse only.
}
coach-assign = { $foe ->
    [one] One enemy piece stands
   *[other] { $foe } enemy pieces stand
} against { $own } of { $seat }. Each that fights rolls a die and can be hit; in reserve nobody can.
coach-hits = A full piece turns to its reduced side, a reduced one is removed, a Leader for good. The same piece may take a second hit.
coach-sons = Three Caribes come for the token, if so many are in the bag ({ $caribes }), whatever the stacking limit; the token is spent.
coach-withdraw = { $own } against { $foe }: to stay is another round. { $role ->
    [attacker] If all go, { $area } stays with the enemy.
   *[defender] If all go, { $area } is left to the enemy.
}
coach-raid-again = A second try still hits on 1 to 3, but 4 and 5 reduce the strongest raider and 6 removes him. { $modifier ->
    [0] Nothing changes the roll.
    [1] The Citadel adds 1.
   *[other] The jungle takes 1 off.
}
coach-raid-mark = The raiders choose among equally strong ones; Spain loses an area in which nobody is left.
coach-raid-loss = The owner chooses among equally strong raiders; a Leader who is removed is out of the game.
coach-build-more = A Palisade adds 1 to every Spanish defender, a Citadel 2. At the end no Citadel costs { $nocitadel } VP; { $citadelsleft } are not built.
coach-notaries = The Notary goes back to his bag and the area counts 2 VP for whoever holds it; if he was alone it is lost.
coach-grace = Any of these dice is rolled again, or one made one less. Then the marker turns: from the next window on it is the other side's.

## Chance, and dice where people roll for themselves

coach-die = In combat a die hits up to its factor, a 1 always, a 6 never; other rolls are read from a table.
coach-draw = Every Unit left in the { $bag } bag is as likely as any other; it comes at full strength.
coach-deal = Five of the eight cards come into the hand, one for each of the turns 2 to 6; three are put away unseen.
coach-reveal = The card says how many impulses there are and what gold brings; its icons hold for the whole turn.
coach-chit = Each area has one marker, the five 2VP areas two; what is drawn goes back.
coach-marker = The five 2VP areas have two markers, the others one. Where the area does not apply the next lower number does.
coach-nitayno = What the card does depends on the VP; on turn 6 its lower half is kept for the last impulse.
coach-indigenous-event = His cards come at random; the RRV also decides how many points each side has.
