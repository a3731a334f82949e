# D3: the play year (play_year.py, hand.py), and what the philosophy board asks and tells; the Flagship's words are those of the sail year.

# -- a play turn
ask-play-turn = What does { $seat } do?
opt-play = Play { $card }
opt-play-haven = Play Haven Card { $haven }
opt-sell = Sell { $card } for $1
opt-raise-mercantilism = Pay to raise Mercantilism one step
opt-lower-mercantilism = Pay to lower Mercantilism one step
opt-end-turn = End the turn

event-played = { $color } plays { $card }.
event-played-haven = { $color } plays Haven Card { $haven }.
event-discarded = { $card } goes under its deck.
event-haven-returned = Haven Card { $haven } is shuffled into its deck.
event-mercantilism-bought = { $color } pays { $dollars ->
    [one] $1
   *[other] ${ $dollars }
} and sets Mercantilism to { $mercantilism }.

rule-no-haven-action = Neither Action of this Haven Card is possible now.
rule-not-callow = Actions of Haven Cards take a Callow Figure.
rule-no-step-ability = No Peerage allows it.
rule-step-taken = This step is possible once a turn.
rule-step-too-dear = There is not enough money.
rule-mercantilism-end = The dice end there.

# -- a card being played
ask-nudge = Does { $card } Nudge its player?
opt-nudge = Take the Nudge
opt-skip-nudge = Skip the Nudge
event-nudge-skipped = { $color } skips the Nudge.

ask-card-action = Which Action of { $card }? { $n ->
    [one] One is left.
   *[other] { $n } are left.
}
ask-haven-action = Which Action of Haven Card { $haven }? { $n ->
    [one] One is left.
   *[other] { $n } are left.
}
opt-act = { $action }
event-action = { $color } takes the Action { $action }.
rule-icon-used = Each icon of a card is used once.
rule-haven-unused = A Haven Card is not played for nothing.

# -- selling and the Hand Limit
ask-sell-card = Which card is sold?
opt-sell-card = Sell a Market Card
event-sold = { $color } sells a { $deck } Card for $1.
event-sold-card = The card sold is { $card }.
rule-debased = Since the Debasement cards are not sold, only Discarded.
rule-nothing-to-sell = There is no Market Card in Hand.

ask-hand-limit = { $n ->
    [one] One card is over the Hand Limit. Which one goes?
   *[other] { $n } cards are over the Hand Limit. Which one goes first?
}
opt-discard = Discard { $card }
opt-discard-haven = Discard Haven Card { $haven }
event-hand-discarded = { $color } Discards a { $deck } Card.
event-hand-discarded-card = The card Discarded is { $card }.
event-haven-discarded = { $color } Discards a Haven Card.
event-haven-discarded-card = The Haven Card Discarded is { $haven }.

# -- the philosophy board
ask-midlife-crisis = Midlife Crisis: does { $seat } pay $1, or become Callow, and where?
ask-debauchery = Midlife Crisis: on which Callow space does { $seat } stand from now on?
opt-pay-crisis = Pay $1
opt-to-callow = Go to { $space }
event-nudged = { $color } is Nudged { $direction }.
event-stayed = { $color } is an extremist already and stays.
event-callow-stayed = { $color } is Callow: no Midlife Crisis.
event-figure-moved = { $color } moves to { $space }.
event-duel = Duel: { $color } takes { $space }, { $victim } goes to { $space2 }.
event-mutiny = Mutiny: { $n ->
    [0] { $color } has no Ship to lose.
    [one] { $color } loses one Ship.
   *[other] { $color } loses { $n } Ships.
}
event-realm-ignored = A Peerage lets { $color } ignore the { $realm }.
event-midlife-crisis = { $color } undergoes Midlife Crisis.
event-paid-crisis = { $color } pays $1 to keep the Profession.
rule-no-dollar = There is no dollar to pay with.
rule-not-callow-space = That is no Callow space.
rule-occupied-space = A Figure stands there.
