# Deals: the screen on which one is put together, offered and answered, and the questions of a deal line by line.

key-offer = offer it
keyhelp-offer = Offers the deal; the keyboard passes to the other.
key-other-side = other side
keyhelp-other-side = To what the other gives, the promises, and back.
key-promise = promise
keyhelp-promise = Writes what the giver of this side promises.
key-ask-card = card by name
keyhelp-ask-card = Asks for a card by its name.
key-shake = shake hands
keyhelp-shake = Accepts the deal; everything changes hands at once.
key-refuse = refuse
keyhelp-refuse = Refuses the deal.

deal-title = A deal of { $seat }
deal-who = Who proposes a deal?
deal-heading-make = { $moment }: a deal of
deal-heading-counter = { $moment }: a counter-offer of
deal-heading-answer = { $moment }: an offer to
deal-with = with
deal-from = from
deal-now = What can be dealt now
deal-now-short = Now:
deal-not-short = Not now:
deal-not-short-more = w says why.
deal-partner = With
deal-gives = { $seat } gives
deal-gets-nothing = nothing
deal-after = Then
deal-terms = The deal
deal-about = About this
deal-dollars = Dollars
deal-relics = Relics
deal-kept = kept
deal-openly = by name
deal-unseen = unseen
deal-yes = yes
deal-no = no
deal-of = { $n } of { $most }
deal-promises = { $seat } promises
deal-no-promise = nothing
deal-with-promise = Promise: { $promise }
deal-ask-card = A card by name
deal-name = Which card?
deal-naming = ↑ ↓ and Enter pick a card.
deal-name-none = No card that could be in that Hand has such a name.
deal-propose = Offer it to { $seat }
deal-shake = Shake hands
deal-refuse = Refuse
deal-counter = Answer with a counter-offer
deal-empty = Nothing is given, wanted or promised yet.

## Line by line

deal-plain-proposer = Who proposes?
deal-plain-partner = To whom?
deal-plain-help = Items, with commas between: $3, 1 relic, loan 4, a card's name, unseen and a card's name, any ship (or colony, mission, royalty, haven), spare, call off, bribe and a Site.
deal-plain-gives = { $seat } gives:
deal-plain-wants = { $seat } gives in return:
deal-plain-promise = Promise (or nothing):
deal-plain-unknown = { $what } is not understood.
