# The coach: what is at stake in each question. Besides the question's own arguments there are of whoever is asked $crewmen, $cannons,
# $barrels, $goods (trade goods), $goodsworth (VP of the commodities), $reach, $dock (the one that leaving now brings), $bonus (the hero's
# bonus of going home now), $laststop (yes on the last voyage), $discs (own discs that still wait on the map, without the one in question).
# Where a place is asked about: $others (discs of others there); where it can be attacked also $needcrew, $needguns (texts, with the counter
# as far as it is known), $adds (a text: the counter), $crewleft, $gunsleft (after the raid as it is seen), $kindworth (VP of a new kind).

## Provisioning

coach-street = What is passed is out of reach on this voyage; leaving now brings Dock { $dock }. Aboard: { $crewmen } crew, { $cannons } { $cannons ->
    [one] gun
   *[other] guns
}, { $barrels } { $barrels ->
    [one] barrel
   *[other] barrels
}.
coach-one-more = Towns take crew, galleons guns, forts both. { $seat } has { $crewmen } crew and { $cannons } { $cannons ->
    [one] gun
   *[other] guns
}.

## Sailing

coach-lay-frigate = The counter adds its guns at { $destination }; only { $seat } will know it. Whoever is short of guns then has wasted a disc.
coach-lay-troops = The counter adds troops at { $destination }; only { $seat } will know it. Silver that nobody takes is 1 VP each for the Governor.
coach-place-disc = All see where, nobody which disc. At a target the first success takes the stone, the second only VP; there is no third. Range: { $reach }.
coach-which-disc = The Golden Hind comes first, then every 1, every 2 and so on, by sailing order. Discs of others there now: { $others }.
coach-informer = Discs seen let any two own discs change places; a counter seen lets the disc there move. All see where, none what.
coach-swap-discs = Any two own discs may change places, also elsewhere. All see which places, nobody the numbers; { $others } discs of others lie there.
coach-move-disc = { $destination } takes { $needcrew } crew and { $needguns } guns; { $seat } has { $crewmen } and { $cannons }. The disc keeps its number.

## Missions

coach-attack = Afterwards { $crewleft } crew and { $gunsleft } guns are left for { $discs } more { $discs ->
    [one] disc
   *[other] discs
}. { $kindworth ->
    [0] This kind has been taken on this voyage already.
   *[other] A first target of its kind adds { $kindworth } VP after the voyage.
}
coach-attack-blind = Turned over, the counter adds { $adds }. Who then can pay must pay; who cannot loses only the disc. { $seat } has { $crewmen } crew, { $cannons } guns.
coach-trade = Four different commodities make the best set. The goods are worth { $goodsworth } VP so far; { $goods } to trade for { $discs } more discs.
coach-go-home = { $bonus ->
    [0] There is no bonus for { $seat }
   *[other] A hero's bonus of { $bonus } VP
}, { $laststop ->
    [yes] and the lower dock among equal scores.
   *[no] and an earlier place in the next street.
} { $discs } { $discs ->
    [one] disc
   *[other] discs
} would come home unused.

## Chance, and dice where people roll for themselves

coach-lay-galleon = The counter says what { $destination } takes in guns and brings in VP, on all three voyages.
coach-draw-ship = Earlier docks choose first in Plymouth Street; the last ship gets a gun for it, on this voyage only.
coach-lay-tile = The street is one-way, so the order of the tiles decides what can be had together.
coach-tavern = A 1 or 2 brings the Ghost Ship, more brings crew; the first visitor adds 1 to the die.
coach-draw-counter = What it shows is added to what { $destination } takes.
