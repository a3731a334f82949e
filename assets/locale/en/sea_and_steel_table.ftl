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
