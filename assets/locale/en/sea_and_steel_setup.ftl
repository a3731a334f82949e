# What a host says of Sea & Steel before it begins: sides, options, how long it takes.

setup-about = The Caribbean islands from October 1492 on. Spain lands with three Soldiers and wants all of it: fifteen areas, gold for the Crown, forts and Notaries to make the taking legal. The Taínos and Caribes who live there drive it out, with rebels from Spain's own ranks if they can. After six turns Spain needs 15 Victory Points; a side with nobody left on the map has lost when the turn ends (4.6).
setup-duration = A first voyage and five turns of two to five impulses each. Count on an hour and a half to two hours, half as much again the first time. It can be left and gone on with after any choice.
setup-columbus-will = Columbus' Will
setup-columbus-will-no = left out
setup-columbus-will-yes = card #40 is in the game
setup-about-columbus-will = What happens when Columbus is eliminated (3).
setup-about-columbus-will-no = He is gone, nothing more.
setup-about-columbus-will-yes = A die: his heirs are heard and Settlers come, or the Crown turns away and Soldiers leave. The text of the card is a reconstruction.
setup-about-difficulty-standard = The game as it stands in section 5.

seat-about-spanish = Few pieces, the strong ones, and ships that go anywhere. Events bring whole fleets at once; between them every loss hurts. Spain acts last in an impulse and may build Palisades and Citadels instead of moving. A seat for whoever likes to plan landings.
seat-about-indigenous = Many pieces, weak ones, on all fifteen areas, at home in the jungle and without ships but for those of the Rebels. The side acts first and strikes where Spain is thin; from time to time the two tribes fight each other. Alone at the table, leave it to the automaton, the Nitayno.
