# What the things of Sea & Steel are called where no data file names them.

seat-spanish = Spain
seat-indigenous = The Indigenous side

piece-horseman = Horseman
piece-arquebusier = Arquebusier
piece-foot = Foot Soldier
piece-pawn = Pawn
piece-notary = Notary
piece-naboria = Naboria
piece-cacique = Cacique
piece-tama = Tama
piece-calinago = Calinago
piece-troop = Rebel Trooper
piece-captain = Rebel Captain
piece-reduced = { $piece } (reduced)

bag-soldier = Soldier
bag-settler = Settler
bag-taino = Taíno
bag-caribe = Caribe
bag-rebel = Rebel

purpose-combat = combat
purpose-raid = raid
purpose-gold = Search for Gold
purpose-card = the card
purpose-landing = the landing
purpose-tribe = the tribe
purpose-taino = the Taínos
purpose-caribe = the Caribes
purpose-guacanagari = Guacanagarí

phase-fate = Fate Phase
phase-event = Event Phase
phase-reinforcement = Reinforcement and Replacement Phase
phase-impulse = Impulse Phase
phase-final = Final Phase

effect-settler = Remove one Settler
effect-support = Royal Support -1
effect-court = Columbus goes to Court

fort-palisade = Palisade
fort-citadel = Citadel

level-minor = a Minor victory
level-substantial = a Substantial victory
level-decisive = a Decisive victory

adjustment-royal-support = Royal Support
adjustment-three-citadels = Three Citadels stand
adjustment-no-citadel = No Citadel stands
adjustment-anacaona = Anacaona is free

attempt-1 = once
attempt-2 = again
