# What every chapter shares: years, victories, cards drawn and flipped, Rebels, Ransom. Options, questions, events.

## Options

opt-done = Done
opt-flip = { $card }
opt-draw = { $card }
opt-draw-haven = { $haven }
opt-steal-from = Steal it from { $victim }
opt-rebel-at = It rises in { $land }
opt-flip-rebel = Flip the Rebel of { $land }
opt-ransom = Pay $1 of Ransom
opt-no-ransom = Pay no Ransom: a Tax Rebel rises

## Questions

ask-flip = Which card is turned faceup on the { $deck } deck?
ask-draw = Which { $deck } Card does { $color } draw unseen?
ask-draw-haven = Which Haven Card does { $color } draw unseen?
ask-steal-haven = The Haven deck is empty. From whose Hand does { $seat } steal a Haven Card?
ask-rebel-at = Where does the { $side } Rebel rise?
ask-flip-rebel = No Rebel Site is vacant. Which Rebel turns into a { $side } Rebel?
ask-ransom = A Citizen of { $seat } is lost. Does { $seat } pay { $victor } $1 of Ransom?

## Events

event-year = { $year }, { $phase ->
    [goods] a goods year: Labor, Chests, attrition
    [auction] an auction year: cards for the Hand
    [play] a play year: Nudges and Actions
    [sail] a sail year: fleets and Treasure
   *[other] a { $phase } year
}.
event-won = { $color } wins the game by { $victory }.
event-token-count = Tokens outside rebellious land zones: Spain { $purple }, England { $red }, France { $blue }, the Netherlands { $orange }, Courland { $green }.
event-tie-money = Tied, { $color } has ${ $dollars }, each Relic counted as $8.
event-shared = The game is shared by { $color }.
event-no-winner = Nobody wins: a color not in the game has the most tokens.
event-reshuffled = The draw pile of the { $deck } deck is used up; its cards are shuffled.
event-flipped = { $card } lies faceup on the { $deck } deck.
event-drew = { $color } draws an unseen { $deck } Card.
event-drew-card = The card drawn is { $card }.
event-drew-haven = { $color } draws a Haven Card.
event-drew-haven-card = The Haven Card is { $haven }.
event-no-haven-to-draw = No Haven Card is left for { $color } to draw or steal.
event-stole-haven = { $color } steals an unseen Haven Card from { $victim }.
event-rebel-rose = A { $side } Rebel rises in { $land }.
event-rebel-flipped = The Rebel of { $land } turns into a { $side } Rebel.
event-no-rebel-rises = No { $side } Rebel rises: every Rebel Site holds one already.
event-citizen-lost = A Citizen of { $color } is lost.
event-ransomed = { $color } pays { $victor } $1 of Ransom.
event-ransom-refused = { $color } pays no Ransom.
event-ransom-by-pool = The Pool pays { $victor } $1 of Ransom for the lost Citizen of { $color }.
event-citizen-shielded = A Peerage of { $color } shields the lost Citizen: no Ransom, no Rebel.
