# The cards screen of Pax Hispanica, beyond what the table says of cards.

cards-all = All { $deck } Cards
cards-all-havens = All Haven Cards

card-faceup = Now: faceup on the { $deck } deck
card-flagship = Now: Flagship of { $seat }
card-anchored = Now: Anchored by { $seat }
card-in-hand = Now: in the Hand of { $seat }
card-unseen = Now: not to be seen; in its deck or in a Hand
card-haven-unseen = Now: not to be seen; in the Haven deck or in a Hand
card-haven-use = With a fleet in PIRATING, any Haven Card can call an Interdiction (F1).
card-qualified-full = { $seat } meets it now, but holds three Peerages already.
card-qualified-not = { $seat } does not meet it now; { $holder } does.

about-legality-plunder = PLUNDER: takes Treasure by winning a land battle (F5a, F6a).
about-legality-smuggler = SMUGGLER: bribes the owner with $1 a Chest or Relic, never attacks (F5b, F6a).
about-legality-conquistador = CONQUISTADOR: exports Chests of Spanish Colonies, Sacks the others, fills the king's chest (F5c, F6b).
about-legality-privateer = PRIVATEER: Sacks in War, exports Chests in Pax, fills the king's chest (F5d, F6b).
about-seamanship = Of Seamanship A is the best; it decides sea battles of unequal tactics (F2).
