# Sea & Steel: what each card does. The printed texts are not public; these are reconstructed, in our own words.

told-card = { $title }: { $effect }
told-card-rrv = { $title }, RRV { $rrv }: { $effect }

card-effect-1 = Spain removes two Soldiers, from 5, 6 and 15 while any stand there. Two Taínos arrive in Indigenous areas.
card-effect-2 = Caonabó enters 6, 7, 8 or 9, or turns to full strength where he is; three Taínos join him, stacking ignored. If Spanish pieces are there the Indigenous side attacks and strikes first in round 1.
card-effect-3 = A die. 1-2: Spain removes three Soldiers, Royal Support -1. 3-4: Spain removes two Soldiers. 5-6: Royal Support +1, and the Indigenous side removes two of its Units. Soldiers go from Columbus's area first, then from the nearest.
card-effect-4 = A die for Rebels: 1 brings two, 2-3 three, 4-5 four, 6 five. All land in one of 6, 7, 8, 9, stacking ignored, and attack whoever is there.
card-effect-5 = Five Caribes arrive in Indigenous areas printed blue or holding a Caribe.
card-effect-6 = Five Taínos arrive in Indigenous areas printed green or holding a Taíno. Then one Raid from an area with a Taíno, if wanted.
card-effect-7 = Five Caribes and three Taínos arrive in 1, 2 and 10, Spanish ones included, and attack there. What finds no room is lost.
card-effect-8 = A die. 1-2: Spain removes four Soldiers, 3-4: three, 5-6: two; at most two from one area while others have some.
card-effect-9 = Seven Soldiers and four Settlers arrive in one of 5, 6, 15, stacking ignored; Columbus may join them. Spain attacks whoever is there.
card-effect-10 = One Taíno of area 6 goes; Guacanagarí enters there for Spain. Two Soldiers and a Settler arrive in 6 and in Spanish areas. Spain attacks who is left in 6.
card-effect-11 = Three Soldiers and two Settlers arrive in Spanish areas among 6 to 9, if there are none in any Spanish areas. Then up to two free Palisades.
card-effect-12 = Spain names up to three areas: every Taíno and Caribe there is reduced, a reduced one removed.
card-effect-13 = Two Soldiers and two Settlers arrive in Spanish areas. Columbus turns to full strength and may go with up to three Units of his area to another Spanish area.
card-effect-14 = Four Soldiers and three Settlers arrive in one of 8, 9, 14, stacking ignored. Spain attacks whoever is there.
card-effect-15 = Columbus goes to Prison in Spain. Five Soldiers and three Settlers arrive in Spanish areas. Royal Support +1. In a later turn 1 point releases him.
card-effect-16 = Three Soldiers and two Settlers arrive in one of 1, 10, 13, stacking ignored; Columbus joins them at full strength, from Prison too. Spain attacks whoever is there. One more Search for Gold.

card-effect-17 = Landing by die: 1-3 area 15, 4-5 area 5, 6 area 6. The richest gold of the three.
card-effect-18 = Landing by die: 1-3 area 5, 4-5 area 4, 6 area 15. If Spain holds the landing area, a Settler arrives there.
card-effect-19 = Landing by die: 1-3 area 6, 4 area 5, 5 area 15, 6 area 7. If Spain holds the landing area and it is no jungle, a free Palisade there.
card-effect-20 = Each side, the Indigenous first, may move up to two pieces from one area into one adjacent empty or own area.
card-effect-21 = Spain reduces two Units, in different areas if possible.
card-effect-22 = Two Area markers are drawn; in each area every side present reduces one Unit.
card-effect-23 = Spain removes a Settler or takes Royal Support -1. This turn a Build places one fort only.
card-effect-24 = Spain reduces one Unit.
card-effect-25 = Anacaona enters area 9, for good, with two Taínos. Spanish pieces there are attacked.
card-effect-26 = With Caonabó on the map his Sons join him: before a combat in their area they may become three Caribes. Without him Spain may put a Citadel into an area it controls.
card-effect-27 = Spain may name an area with Taínos beside a Settler and roll. 1-2: two Taínos go, 3-4: one, 5: nothing, 6: Spain loses a Settler beside it.
card-effect-28 = With Columbus on the map Spain may name an area beside him with Indigenous Units and roll. 1: all Units there go, 2: one, 3-5: nothing, 6: Royal Support -1.
card-effect-29 = Each side, the Indigenous first, names two areas: all its Units and Leaders there turn to full strength.
card-effect-30 = A die. 1-2: Royal Support +1, 5-6: Royal Support -1.
card-effect-31 = If Spain controls 7: Royal Support +2. Else two Taínos arrive in 7.
card-effect-32 = If Spain controls 9: Royal Support +1. Else two Taínos arrive in 9.
card-effect-33 = If Spain controls 12, 13 or 14: Royal Support +1. Else two Caribes arrive there.
card-effect-34 = With two Units in 1 to 5 Spain may roll. 1-3: Royal Support +1 and two Settlers there. 4-5: one of these Units goes, 6: two.
card-effect-35 = With two Units in 1 to 5 Spain may roll. 1-2: Royal Support +2 and three Settlers there. 3: nothing. 4-6: two of these Units go.
card-effect-36 = With a Soldier beside Caonabó a die: 1-2 he is eliminated, 3-4 he loses a step, 5-6 Spain reduces a Soldier beside him. Else Spain may make one Raid from an area with a Soldier.
card-effect-37 = With at least twice as many VP as the turn's number Royal Support +1, else -1.
card-effect-38 = Spain takes Royal Support -1, or Columbus goes to Court until the next turn's Event Phase.
card-effect-39 = With Columbus on the map Spain removes two Taínos or Caribes beside him, three if he is in 10.
card-effect-40 = A die. 1-2: Royal Support +1 and two Settlers arrive in Spanish areas. 3-4: nothing. 5-6: Royal Support -1, and Spain removes a Soldier.
