# Lessons, by lesson and step. Attributes: `.hint` what the step wants and why, `.done` what happened and why, answers and their replies.

## Three voyages, and Plymouth Street

lesson-plymouth-street = Three voyages, and Plymouth Street
    .goal = What the game is about, and how a ship is fitted out along a one-way street.
    .learnt =
        You take what a circle shows, go on but never back, and leave when you like; who leaves first sails first. Crew is for towns
        and forts, guns for forts and galleons, and barrels say how far.
lesson-plymouth-street-map =
    You are Ana of Plymouth, captain of the red ship. Three times you sail to the Caribbean, which Spain holds: to plunder
    towns, forts and galleons, where people are killed for treasure, or to trade in ports. One of each is lit, and the line
    under the map tells about the place at the cursor. Most victory points win.
lesson-plymouth-street-crew =
    Plymouth Street comes first: 18 places, one way. On your turn you put a disc on a free circle and take what it shows. Crew
    is what attacks on towns and forts cost, in men. Stop at Crew I for 3 crew: in the list, which ↓ leads through, or by f and
    the letter in the street.
    .hint = Crew I, 3 crew. The street is one-way: what is passed over at its beginning is gone for this voyage.
    .done = Three crew are aboard, and an R stands on that circle. The turn goes on to Ben, then to Carla.
lesson-plymouth-street-others =
    Ben took the 3 guns of Guns I, Carla the other circle of Crew I. On the first voyage the order of turns is drawn by lot: the
    docks show it, in the row Starting. Whoever is last, here Carla, begins with a gun for it.
lesson-plymouth-street-where = Your last disc lies at Crew I. Where may you take a circle now?
    .again = At Crew I again
    .again-reply = Each player has one disc at a place at most.
    .next = Only at Guns I, the next place
    .next-reply = You may pass over as many places as you like.
    .any = Further along, where one is free
    .any-reply = Yes: at Guns I for 2 guns, at Supplies I, or far down the street. What you pass over is the price of it.
lesson-plymouth-street-barrels =
    Pass over Guns I and stop at Supplies I for 3 barrels. Barrels say how far you can sail: with one to zone 1, with three to zone 3,
    with four everywhere. Without a barrel you sail nowhere.
    .hint =
        Supplies I, 3 barrels: that opens three of the four zones. Two barrels would leave you before Havana, and guns are of no use
        in a ship that cannot get there.
    .done =
        Three barrels lie on your ship log. They are counted, not used up: all your missions of this voyage may lie as far as zone 3. A
        fifth barrel would be worth nothing.
lesson-plymouth-street-back = Ben and Carla have gone on. At Guns I one circle is still free, with 2 guns. Can you go back for it?
    .yes = Yes, it is free
    .no = No, the street is one-way
    .no-reply = Right. But Crew, Guns and Supplies come twice: another Guns lies further along.
lesson-plymouth-street-guns =
    Stop at Guns II for 3 guns. Forts cost crew and guns, Spanish galleons only guns. You pass over much on the way, also a second
    Crew: others will have time to take it.
    .hint = Guns II, 3 guns: the best circle while it is free. Carla, in the Shipyard, may be after it too.
    .done = Three guns. The places behind you are out of your reach now.
lesson-plymouth-street-pace =
    Carla was at the Shipyard and is at Supplies II now; Ben took the 3 crew of Crew II. That is the question of every turn: run
    ahead for the best circle, or go slowly and stop more often. Each player has ten discs; few are ever used up.
lesson-plymouth-street-leave =
    You could stop at the Golden Hind, the Investor or Dockside; the next lesson does. You may also leave at any time, even with
    nothing. Leave Plymouth now, the last choice of the list (↓): your ship goes to Outbound Dock 1.
    .hint = Leave Plymouth. Whoever leaves first sails first, and among Mission Discs of equal number the ship in front comes first.
    .done = Your ship lies in Outbound Dock 1. For the rest of this phase you only watch.
lesson-plymouth-street-order =
    Ben took 2 guns and left, then Carla. All ships lie in the Outbound Docks now, and their order is the sailing order: Ana, Carla,
    Ben. Treasure was laid out on the map, and barrels were counted.
lesson-plymouth-street-reach = Veracruz lies in zone 4 and is worth most of all towns and forts. Who can sail there?
    .ana = Only Ana
    .ana-reply = Three barrels reach zone 3.
    .all = Everybody
    .all-reply = Look at the barrels: you have 3, Carla has 3, Ben has 2.
    .nobody = Nobody: it takes four barrels
    .nobody-reply = So it is. Four barrels take two stops at least. How far each ship may go stands below the names of the zones.

## What the places of the street give

lesson-places-of-the-street = What the places give
    .goal = Tavern, Trading Post, Shipyard, Pinnace, Queen, Drake, Golden Hind, Investor, Dockside: one walk past them all.
    .learnt =
        You know nearly every place. Two are missing: Admiral and Governor, who lay counters; and the Informer waits for the Mission
        Discs. Do not forget the barrels.
lesson-places-of-the-street-tavern =
    Four players, and a street with more circles. You are Ana, first again. Leave the crew of Crew I to others and go to the
    Tavern, f and its letter, or ↓ in the list: a die says who signs on with you. The first visitor adds 1, the second nothing.
    .hint = The Tavern: for the first visitor the worst is a 1, and a 6 brings 4 crew, more than any circle of Crew.
    .done = The die is rolled at once, and everybody sees it.
lesson-places-of-the-street-hired =
    A 4, and 1 for the first visitor: 5, which brings 3 crew. A 3 or 4 would bring 2 crew, a 7 even 4. A 1 or 2 brings nobody.
lesson-places-of-the-street-ghost =
    Ben came second and rolled a 1: nobody signs on, but he has the Ghost Ship for this voyage. It is one Mission Disc more, which
    does nothing but mislead. Nobody will know which of his discs it is.
lesson-places-of-the-street-trading-post =
    Stop at the Trading Post for 3 trade goods. Each buys one commodity in a trade port, and commodities make points at the end of the
    game: four different ones 26, where a Spanish galleon is worth 6 to 8.
    .hint = The Trading Post, 3 trade goods. Ports take nothing else: without a trade good nobody trades.
    .done = Trade goods serve this voyage only; what you buy for them is yours to the end of the game.
lesson-places-of-the-street-queen =
    Ben went to the Shipyard, Dora to the Pinnace. Carla ran ahead to the Queen, who serves one player only: a galleon and a trade
    good. For that she gave up every place between.
lesson-places-of-the-street-shipyard =
    The Shipyard has two places here, taken one after the other. The first gives a galleon and a gun, the second a galleon. Ben was
    there. What can you get?
    .both = A galleon and a gun
    .both-reply = That was for the first visitor. At the Tavern and the Pinnace it is the same.
    .galleon = A galleon
    .galleon-reply = Yes: later visitors get the ship and no gun.
    .nothing = Nothing, Ben has taken it
    .nothing-reply = With four players there are two places, with three only one.
lesson-places-of-the-street-galleon =
    Take the galleon of the Shipyard. A frigate can do everything but one thing: it cannot attack Spanish galleons, which are
    worth 6 to 8 points and a jewel each. The galleon is yours for this voyage. If the list is long, i goes to what is wanted.
    .hint = The Shipyard, a galleon: Ben and Carla have the two others of the street, and the Investor's costs points.
    .done = Your ship log shows a galleon. You will need guns for it.
lesson-places-of-the-street-pinnace =
    Dora, first at the Pinnace, got a pinnace and a man. Take the second one. With a pinnace you land behind the forts: all your
    attacks on forts cost crew only on this voyage, whatever their guns.
    .hint = The Pinnace. It is not used up, and leaves all your guns for galleons, against which it is of no use.
    .done = Now forts cost you no guns.
lesson-places-of-the-street-drake =
    Drake gives most: 2 crew, 2 guns, and one more of either. He serves one player and takes two discs on two turns in a row. Place
    the first.
    .hint = Drake: two discs of your ten for five pieces, more than any other place has left.
    .done = You have taken nothing yet. Nobody else can go there now, and until the second disc you cannot leave.
lesson-places-of-the-street-one-more =
    Your turn came, and the second disc lies there by itself: 2 crew and 2 guns are aboard. Choose one more. Take a gun.
    .hint = A gun: the pinnace spares you guns at forts, but a galleon costs up to 6 of them. A man would do as well.
    .done = It is aboard. But while Drake held you up, Ben took the last barrel of Supplies II.
lesson-places-of-the-street-golden-hind =
    All others have left, so you go on alone, one turn after the other. Stop at the Golden Hind: a fifth mission, which is carried out
    before the missions of anybody else.
    .hint = The Golden Hind, for one player only: one target more, and the first at it.
    .done = You will place five Mission Discs, as will Ben with his Ghost Ship; Carla and Dora have four.
lesson-places-of-the-street-investor =
    The Investor serves everybody, but each player once in the whole game, and for 4 points. He gives 1 crew and 2 guns, or 2 crew and
    1 gun, or a galleon. A galleon you have. Take guns and crew.
    .hint = 1 crew and 2 guns, or 2 and 1. 4 points are what a fort such as Havana brings; his galleon would be paid for and change nothing.
    .done = Your 4 points are gone: everybody begins with so many. Your Investor tile goes back to the box.
lesson-places-of-the-street-far = Crew, guns, a galleon, a pinnace, trade goods. If you left now, how far could you sail?
    .four = To every zone
    .four-reply = Look at your ship log. What says how far a ship sails?
    .one = To zone 1
    .one-reply = Even zone 1 takes a barrel.
    .nowhere = Nowhere: I have no barrel
    .nowhere-reply = Nowhere. You would be back in Plymouth before your first mission, with everything you took.
lesson-places-of-the-street-dockside =
    Dockside, the last place, serves everybody: 1 crew or 1 gun or 1 barrel. Take the barrel. Your next turn will be leaving, whatever
    you think of then.
    .hint = The barrel: with it you reach zone 1, a town, a galleon and a trade port. Without it you reach nothing.
    .done =
        One barrel, zone 1, and the last Outbound Dock, into which you went at once. Much aboard, little in reach: next time stop for
        barrels before they are gone.

## Admiral and Governor

lesson-admiral-and-governor = Admiral and Governor
    .goal = Who lays the face-down counters knows what others can only guess; how ships are made ready.
    .learnt =
        Treasure, frigates, troops, docks, barrels: in this order ships are made ready. The Admiral and the Governor know the counters,
        and are paid for what nobody dares to take.
lesson-admiral-and-governor-counters =
    A target shows what an attack costs, but forts and Spanish galleons have a counter besides, face down. It raises the crew that a
    fort costs, or the guns that a galleon costs. On the map 2+?c2g reads: 2 crew and a counter, 2 guns. Who lays the counters?
lesson-admiral-and-governor-admiral =
    You are Ana, with 2 crew, 3 guns and 3 barrels. Stop at the Admiral: he serves one player, who lays the three frigate counters
    beside the galleons. They have 0, 1 and 2 guns.
    .hint = The Admiral. Others have to guess; you will know. The Governor, a little further, does the same for forts.
    .done = The Admiral also pays: 1 point at the end of the voyage for every gold that nobody has taken.
lesson-admiral-and-governor-governor =
    Ben has left. Stop at the Governor as well: he lays four troop counters at the forts, with 0, 0, 1 and 2 troops, and before
    sailing he moves up one dock.
    .hint = The Governor. You want to attack a fort, and it is good to know which.
    .done = And he pays 1 point for every silver that nobody has taken.
lesson-admiral-and-governor-leave =
    Leave Plymouth, the last choice of the list, before Carla does. You come to lie in Outbound Dock 2, behind Ben, but not for
    long.
    .hint = Leave Plymouth: as Governor you gain one dock. From Dock 2 that is the first, from Dock 3 only the second.
    .done = Carla was the last and has left too. Now the ships are made ready.
lesson-admiral-and-governor-ready =
    Sailing, the second phase of a voyage, begins. First the treasure: silver at two towns and two forts, gold at two towns and two
    forts, a jewel at each galleon. Only the first successful attack on a place finds it.
lesson-admiral-and-governor-frigates =
    Now you, the Admiral. Carla has a galleon, many guns and a single barrel: she reaches the Windward galleon in zone 1, and no other.
    Lay 2 guns there, then 0 at the Jamaica galleon.
    .hint =
        2 guns at the Windward galleon, then 0 at the Jamaica galleon, where nobody will attack. Any other order is as legal; this one
        costs Carla most.
    .done = The third counter, 1 gun, went to the Treasure-fleet galleon by itself.
lesson-admiral-and-governor-knows = Carla now looks at the Windward galleon. Who knows what lies beside it?
    .all = Everybody
    .all-reply = It lies face down. It is turned over when somebody attacks.
    .you = You alone
    .you-reply = You alone, and you may look again at any time; here you see it on the map and with c.
    .nobody = Nobody
    .nobody-reply = So it would be if nobody had the Admiral. But you have laid it.
lesson-admiral-and-governor-troops =
    The Governor next. You have 2 crew and 3 guns. Havana shows 1 crew and 3 guns: with no troops more it is yours. Lay 2 at Cartagena,
    1 at Panama, 0 at Havana; the other 0 is left for Veracruz.
    .hint = 2 at Cartagena and 1 at Panama, which Ben reaches too; 0 at Havana, where you want to go.
    .done = The counters lie. Others see four backs.
lesson-admiral-and-governor-swap =
    Then the Governor changed places with the ship in front of him: you lie in Outbound Dock 1, Ben in 2. That is not a choice, and
    Ben could not refuse. Nothing would have happened had you lain in Dock 1 already.
lesson-admiral-and-governor-cost = What will an attack on Havana cost you?
    .one = One crew and 3 guns
    .one-reply = Yes: what is printed, and nothing more. You know it; Ben and Carla would have to risk it.
    .two = Two crew and 3 guns
    .two-reply = That would be with 1 on the counter. Look at the line under the map.
    .three = Three crew and 3 guns
    .three-reply = The 2 lies at Cartagena.
lesson-admiral-and-governor-range =
    At last barrels are counted and Navigation Markers set. You reach zones 1 to 3, Ben zones 1 and 2, Carla zone 1. Where could Ben
    send a ship?
    .havana = To Havana, in zone 3
    .havana-reply = Havana lies one zone too far for two barrels.
    .panama = To Panama, in zone 2, but not to Havana
    .panama-reply = Yes. Ben cannot disturb you at Havana, nor can Carla.
lesson-admiral-and-governor-random =
    When nobody takes the Admiral or the Governor, his counters are laid at random, and nobody knows them. Then all are turned over
    blind: three of four forts add at most 1, and one adds 2.

## Mission Discs, face down

lesson-mission-discs = Mission Discs, face down
    .goal = Where to sail, and when, without telling the others.
    .learnt =
        One disc in turn, face down, wherever your barrels reach, one at a place. Numbers say when, and the others see only where. You
        have to place them all while there is room.
lesson-mission-discs-carla =
    The ships lie ready: Carla, you, Ben. In this order each places one Mission Disc face down at a destination, round after round.
    Carla has begun, at Puerto Cabello. She has discs 1 to 4; which one it is nobody else sees.
lesson-mission-discs-where = You have 2 barrels and a frigate. Where may you not place a disc?
    .puerto-cabello = Puerto Cabello: Carla is there
    .puerto-cabello-reply = Any number of players may send a disc to the same place.
    .galleon = Windward: I have a frigate
    .galleon-reply = You could not attack there. But you may place the disc, if only to frighten Carla.
    .havana = Havana: it lies in zone 3
    .havana-reply = Right: barrels are the only limit, together with one own disc at a place. What you can do there is asked later.
lesson-mission-discs-portobelo =
    Begin with Portobelo, a town in zone 2: it costs one crew and never more. Place Mission 1 there. All first missions are carried out
    before all second ones, and at each target only two attacks can succeed.
    .hint = Portobelo, then Mission 1: whoever comes first finds the silver.
    .done = Ben and Carla see a red disc at Portobelo, not its number. You see it on the map; c lists what only you know.
lesson-mission-discs-same =
    Ben has placed a disc at Portobelo too, Carla one at San Juan. Is Ben's a 1? It would still come after yours: among equal numbers
    the sailing order decides, and Ben sails last.
lesson-mission-discs-ghost =
    In the Tavern nobody signed on with you, so you have the Ghost Ship: it looks like every other disc and does nothing. Place it at
    Panama, where a fort with silver makes it look like a raid.
    .hint = Panama, then Ghost Ship. It also gives you time: who has more discs than the others places last, and sees where they have gone.
    .done = It lies at Panama. When the discs are turned over it will be taken away.
lesson-mission-discs-again = Ben is at Cartagena now. Could you place a true disc at Panama besides the Ghost Ship?
    .yes = Yes, the Ghost Ship does not count
    .no = No, one own disc at a place
    .no-reply = Right, it takes up a place like any other.
lesson-mission-discs-cartagena =
    Follow Ben to Cartagena with Mission 2: a fort with gold, worth 4 points. It costs 2 crew and 2 guns, and crew for its counter, of
    which you know nothing.
    .hint = Cartagena, then Mission 2. Ben cannot use up both circles alone: one player succeeds there once.
    .done = If his disc is a 1 he comes first and finds the gold. Two can succeed, so 4 points may still be yours.
lesson-mission-discs-carla-now =
    Carla has 1 barrel, and discs at San Juan, at Puerto Cabello and at the Windward galleon: all of zone 1. One disc is left to her.
    What does she do with it?
    .waits = She must choose, it is her turn
    .waits-reply = Where? A player has one disc at a place, and zone 2 is too far for her.
    .nowhere = Nothing, she is skipped
    .nowhere-reply = Yes. The disc stays out of play; it is your turn. While you can place, though, you must.
lesson-mission-discs-san-juan =
    You have a trade good, and San Juan is a trade port. Place Mission 3 there.
    .hint = San Juan, then Mission 3. Mission 4 would trade as well, but later, when perhaps less is left there.
    .done = One disc is left in your hand, and you must place it.
lesson-mission-discs-last =
    Everybody else is done: with the Ghost Ship you place last and see where all have gone. Mission 4 is left in your hand, so nobody
    asks which. Place it at Puerto Cabello, another town for one crew.
    .hint = Puerto Cabello: only Carla is there, and two attacks can succeed.
lesson-mission-discs-open =
    Nobody has the Informer on this voyage, so all discs were turned over at once. Your Ghost Ship was taken away from Panama. At each
    place the discs lie in the order in which they will be carried out.
lesson-mission-discs-first = Look at Cartagena. Who comes first there?
    .you = You, as you sail before Ben
    .you-reply = The sailing order decides among equal numbers only.
    .ben = Ben, with his Mission 1
    .ben-reply = Yes. His disc is a 1, yours a 2. The Informer could have told you in time.

## The Informer

lesson-the-informer = The Informer
    .goal = A look at what lies face down, and perhaps a change; then all discs are turned over.
    .learnt =
        The Informer looks at discs and may swap two of your own, or at a counter and may move that disc. Then discs are turned over and
        put in order. First come, first served, and two succeed.
lesson-the-informer-serves =
    In Plymouth Street you stopped at the Informer: he gave you a trade good, and now that all discs are placed he serves you. Two
    services he has, and you may use one of them. The first: to look at all discs of one place.
lesson-the-informer-where = Which places may he look at?
    .anywhere = Any place on the map
    .anywhere-reply = At the Windward galleon you have no disc.
    .own = Every place where I have a disc
    .own-reply = Yes, at a trade port too. Everybody sees where he looks, nobody what he sees.
    .forts = Only forts where I have a disc
    .forts-reply = That is true of the other service, for forts and galleons. Discs he reads anywhere you are, at San Juan too.
lesson-the-informer-counter =
    The other service: to look at the counter of a fort or galleon where you have a disc, after which that disc may move. If he looked
    at Panama, where could your disc go? You have 2 barrels.
    .havana = To Havana, which is as rich
    .havana-reply = Your two barrels still hold: zone 3 is too far.
    .cartagena = To Cartagena, with my other disc
    .cartagena-reply = One own disc at a place, also now.
    .puerto-cabello = To Puerto Cabello, or stay
    .puerto-cabello-reply = Yes: to any place in range where you have none. Who is Governor or Admiral himself may use it for the move alone.
lesson-the-informer-look =
    Three discs lie at Cartagena, yours among them, and two attacks can succeed. Use the first service: look at the discs there.
    .hint = Look at the discs at Cartagena. At Panama Ben could be anything; at Cartagena it is a matter of who comes third.
    .done = Carla's is a 1, Ben's is a 1, and yours is your 2: you would come third, after both circles are full.
lesson-the-informer-swap =
    Now two of your own discs may change places, any two. Your Mission 1 lies at Portobelo, where nobody hurries. Swap Cartagena and
    Portobelo. You sail before Ben.
    .hint = Swap Cartagena and Portobelo: with a 1 you come after Carla and before Ben.
    .done = Everybody saw which two discs moved, nobody why. It was soon plain: all discs were turned over at once.
lesson-the-informer-open =
    All discs lie open now. Ben's disc at Panama was his Ghost Ship, which is gone. They lie in order: the Golden Hind, then
    1, 2, 3, 4, and among equal numbers the sailing order: Carla, you, Ben.
lesson-the-informer-order = In which order do the three come at Cartagena?
    .you = Ana, Carla, Ben
    .you-reply = All three are first missions. Carla lies in Outbound Dock 1.
    .carla = Carla, Ana, Ben
    .carla-reply = Yes. The first two lie in the circles, and Ben waits beside them, in case somebody fails or declines.
    .ben = Carla, Ben, Ana
    .ben-reply = So it would be, had you kept your 2 there.
lesson-the-informer-carla-first =
    Carla's Golden Hind came before everybody: she took Puerto Cabello. Then her Mission 1 took Cartagena. She turned over its counter,
    a 0, and found the gold. The counter stays open.
lesson-the-informer-attack =
    Your Mission 1: Cartagena costs 2 crew and 2 guns, and all can see that nothing is added. Attack.
    .hint = Attack: it is certain, and the second success scores the same 4 points. Only the gold is gone.
    .done = 4 points. 2 crew and 2 guns went back to the supply.
lesson-the-informer-too-late =
    Ben's disc was taken back without a question: two have succeeded. He keeps crew and guns, but a mission is lost, and he will
    remember who looked at Cartagena.

## Missions: towns and forts

lesson-towns-and-forts = Missions: towns and forts
    .goal = One disc after the other: attack, decline or fail, and pay in men and guns.
    .learnt =
        Printed strength first, then the counter is turned over, and who can pay must pay. What fails or is declined costs nothing but
        the mission. A pinnace spares the guns of forts.
lesson-towns-and-forts-order =
    All discs lie open. Order of missions: the Golden Hind, alone; then everybody's Mission 1 in sailing order, here Ben, you, Carla;
    then all second, third and fourth ones. You have the Golden Hind, at Trujillo.
lesson-towns-and-forts-town =
    Trujillo is a town: one crew, always, and no counter. Attack. The man you pay with will not come back, and some who live there will die.
    .hint = Attack: one crew for 2 points and the gold. Ben's Mission 1 lies there too, and comes after you.
    .done = 2 points, the gold in your chest, and a red cube in the row of towns. You could sail home now; in this lesson you sail on.
lesson-towns-and-forts-second =
    Ben's Mission 1 was at Trujillo too. The second success costs and scores the same, but finds no treasure. For a third nothing would
    be left: his disc would be taken back.
lesson-towns-and-forts-fort =
    Your Mission 1: Cartagena, a fort. It shows 2 crew and 2 guns, and you have 3 crew and 2 guns. The counter may add 0, 1 or 2 crew.
    If you attack and it shows 2, what then?
    .lost = My crew is lost
    .lost-reply = An attack that fails costs nothing.
    .guns = I pay the rest with guns
    .guns-reply = Crew stands for troops, guns for guns, and neither for the other.
    .fails = It fails, and nothing is paid
    .fails-reply = Yes, and the counter stays open for everybody after you.
lesson-towns-and-forts-attack =
    Three of the four troop counters show 0 or 1, and then you succeed. Once it is turned over there is no way back: who can pay must.
    Attack.
    .hint = Attack: four points and gold, and a failure costs no crew. Declining would save what you cannot lose here.
    .done = A 2: Cartagena holds out. Your disc is taken back and nothing is paid. Ben, the Governor, knew it.
lesson-towns-and-forts-void =
    Carla's Mission 1 lay at the Windward galleon, and she has a frigate. Who lacks the printed strength, or a galleon against a
    galleon, is not even asked: the disc is taken back, and no counter is turned over.
lesson-towns-and-forts-decline =
    Your Mission 2: Veracruz shows 3 crew and 1 gun, for 5 points. It would take all your crew and a gun, and Panama, your
    Mission 3, costs 2 guns. You may decline now, before a counter is turned over: do.
    .hint =
        Decline: then you go to Panama with 3 crew and 2 guns, which is enough whatever its counter shows. At Veracruz only a 0 would
        do.
    .done = The disc is taken back. Nothing is paid, nothing turned over. It counts as a mission done, and not as a success.
lesson-towns-and-forts-pinnace =
    Carla's Mission 2 was Cartagena. Thanks to you she knew the counter: 2 and 2, 4 crew. And she has a pinnace, which lands behind the
    fort: she paid no guns, and has none.
lesson-towns-and-forts-panama =
    Your Mission 3: Panama, 1 crew and 2 guns and a counter. The 2 lies open at Cartagena, so at most 1 can be added. Attack.
    .hint = Attack: with 3 crew and 2 guns you cannot fail here.
    .done = The counter showed 1: 2 crew and 2 guns are paid. 3 points, silver, and a cube in the row of forts.
lesson-towns-and-forts-kinds = The chart of conquests counts kinds of targets taken on this voyage. In which rows is a cube of yours?
    .town = Towns only
    .town-reply = Panama is a fort, and you have taken it.
    .two = Towns and forts
    .two-reply = Yes: two kinds, 4 points when all are home. A Spanish galleon besides would make it 10.
    .three = All three
    .three-reply = You have attacked no Spanish galleon.

## Missions: galleons and trade

lesson-galleons-and-trade = Missions: galleons and trade
    .goal = Guns against guns at sea, and a trade good for a commodity.
    .learnt =
        Galleons cost guns only and want a galleon; their jewels are worth most. A trade is one good for one commodity, no attack, and
        pays at the end, in sets.
lesson-galleons-and-trade-galleon =
    The second voyage. You have a galleon, 5 guns, no crew, and your Mission 1 lies at the Windward galleon. Its counter A shows 2 guns
    and 6 points; the frigate beside it adds 0, 1 or 2 guns. Can your attack fail?
    .can = Yes, if the frigate has 2 guns
    .can-reply = Then it costs 4 guns, and you have 5.
    .cannot = No, I have guns enough in any case
    .cannot-reply = Right: 2 and at most 2. And men are not asked for at sea.
lesson-galleons-and-trade-attack =
    Attack. Galleon counters lie open and stay where they are for all three voyages; only the frigates change.
    .hint = Attack: 6 points and a jewel, which is worth 5 more at the end.
    .done = The frigate showed 2: Carla, the Admiral, had laid it well. 4 guns are gone, 6 points and the jewel are yours.
lesson-galleons-and-trade-frigate =
    Ben's Mission 1 was the same galleon. He has 6 guns, but a frigate: his disc was taken back, and he was not asked. A pinnace would
    not have helped him, it lands at forts only.
lesson-galleons-and-trade-port =
    Your Mission 2 lies at Santo Domingo, a trade port that still has indigo and sugar. You have 2 trade goods. Suppose you buy the
    indigo: what about the second good?
    .two = I buy the sugar as well
    .two-reply = Each disc trades once, and you have one disc at a port.
    .one = It has to wait for another port
    .one-reply = Yes: one good, one commodity, and the mission is done. You may also decline.
lesson-galleons-and-trade-indigo =
    You have sugar and coffee from your first voyage. Commodities are counted in sets of different kinds: two kinds 8 points, three 16,
    four 26. Buy the indigo.
    .hint = Indigo: a third kind. A second sugar would begin a new set, and count 2. There are three indigo in the game, and no more come.
    .done = Three kinds now. Nothing is scored yet; commodities are kept to the end of the game.
lesson-galleons-and-trade-carla =
    Carla bought sugar in San Juan, where your Mission 3 lies. It leaves coffee and tobacco there for whoever comes next. A port takes
    as many trades a voyage as it has circles, in San Juan two.
lesson-galleons-and-trade-tobacco =
    Your Mission 3: you come second, and San Juan has two circles. Buy tobacco.
    .hint = Tobacco, the only kind you lack. Coffee you have.
    .done = Indigo, sugar, coffee, tobacco: a set of four, 26 points at the end. Your ship log counts it for you.
lesson-galleons-and-trade-full =
    Ben's Mission 3 came too late: both circles of San Juan are taken, whatever is left there. He keeps his trade good until the end
    of this voyage, and no longer.
lesson-galleons-and-trade-chart = One galleon taken, two trades made. What does the chart of conquests show for you?
    .one = One kind: galleons
    .one-reply = Yes. A trade is no attack: no cube, and no hero's bonus for it either.
    .three = Three kinds
    .three-reply = The third row is for forts, and there is none for ports.

## Coming home

lesson-coming-home = Coming home
    .goal = When to sail home, what a voyage is worth, and what is left for the next.
    .learnt =
        Home early with a success: 2 points, 1 for the second. Kinds of targets pay 1, 4 or 10. The order in which ships come home is
        the next starting order, and the street is laid anew.
lesson-coming-home-portobelo =
    Your first mission took the Windward galleon. Your Mission 2 is Portobelo, a town. Attack; then the way home is open, as it is
    after each of your missions, done, failed or declined.
    .hint = Attack: one crew, 2 points, silver, and a second kind of target.
    .done = A town after a galleon. Will you sail home now?
lesson-coming-home-discs = Two more missions of yours lie at Trujillo and Veracruz. If you sail home now, what becomes of them?
    .stay = They stay and are carried out
    .stay-reply = Who is home takes no further part in this voyage.
    .leave = They leave the map at once
    .leave-reply = Yes, before anybody else acts. Whoever waits behind them moves up.
lesson-coming-home-home =
    You have one man left, too few for Veracruz, and Trujillo brings 2 points and gold. But who comes home first before the fourth
    mission is a hero for 2 points, if an attack has succeeded. Sail home.
    .hint =
        Sail home: 2 points for certain, and Homebound Dock 1, with the first turn in Plymouth Street next time. Trujillo would pay a
        little more and might cost you that.
    .done = 2 points, and Homebound Dock 1. The second hero will get 1 point.
lesson-coming-home-ben =
    Ben sailed home too, in Dock 2. He had no success, so nobody welcomes him as a hero, but his was the second early return all the
    same. He is Admiral: he may well earn something from his chair.
lesson-coming-home-carla = Carla took Puerto Cabello as her first mission. If she sails home now, what is her bonus?
    .one = 1 point, as the second hero
    .one-reply = Ben was the second to return early, and nobody moves up.
    .none = Nothing
    .none-reply = Nothing: the second rank went with Ben, though he could make nothing of it.
lesson-coming-home-dora =
    Carla went home. Dora, last at sea, took Campeche and stays out, alone, one mission after the other. After the fourth she must go
    home. Who has no barrel at all comes home in the first round, unasked.
lesson-coming-home-kinds = When Dora is home the voyage is scored. You have 14 points, and you took a galleon and a town. What do these two kinds bring?
    .two = 2 points, one each
    .two-reply = One kind is 1 point, but two are more than twice that.
    .four = 4 points
    .four-reply = Yes. All three kinds would be 10: a fort was worth much to you on this voyage.
    .ten = 10 points
    .ten-reply = That is for all three: a fort is missing.
lesson-coming-home-scored =
    Read the log. You scored 4, Carla and Dora 1 each. Gold lay at three places still, so Ben has 3 points as Admiral; silver at two,
    2 points for Dora as Governor. Those stones go back; neither may keep them.
lesson-coming-home-street =
    Then the board is made ready. Ports get sugar, coffee and tobacco again, never indigo. The 16 tiles are shuffled: a new street for
    each voyage, unless you chose the printed order at set-up. The Investor and Dockside stay last.
lesson-coming-home-kept = You came home with a man, a gun and a galleon. What will you still have on the second voyage?
    .all = All of it
    .all-reply = Crew, guns, barrels, trade goods, pinnace and galleon go back: every voyage begins from nothing.
    .nothing = Nothing at all
    .nothing-reply = Points, commodities and what is in the chest are kept, and the Investor tile, if it was not used.
    .chest = Points and what the chest holds
    .chest-reply = Yes: 18 points, silver and a jewel. A frigate again, and empty; nobody gets a gun for being last this time.
lesson-coming-home-stop =
    The ships lie in the order in which they came home, so you begin. Look at the new street: the Informer first, then Supplies II.
    Stop at Supplies II for 3 barrels.
    .hint = Supplies II, 3 barrels: four players, and three circles. The Informer or Crew I would be a good beginning too.
    .done = The second voyage has begun. What is left to learn is how the third one ends.

## The end

lesson-the-end = The end of the game
    .goal = After the third voyage chests are opened, commodities counted, and ties settled.
    .learnt =
        Sets of different commodities 2, 8, 16 or 26; silver 3, gold 4, a jewel 5; equal points go by the Homebound Docks. You know the
        game now. The printed street is good for a first one.
lesson-the-end-goods =
    The end of the third voyage. You are Ana, last with 20 points, but with two sugar and a coffee. Sets of different kinds count: one
    2, two 8, three 16, four 26; each piece is in one set. What are yours worth?
    .six = 6 points: 2 each
    .six-reply = Two different kinds make a set, worth 8.
    .ten = 10 points: a pair and a single
    .ten-reply = Yes: sugar with coffee 8, the other sugar 2. Largest sets first is always best, and so it is counted.
    .sixteen = 16 points: a set of three
    .sixteen-reply = A set is of different kinds, and two of yours are the same.
lesson-the-end-trade =
    Your Mission 4, the last: Santiago de Cuba has sugar and tobacco. Buy what makes your commodities worth most: tobacco.
    .hint = Tobacco: a set of three, 16, and a sugar, 2: 18 points. A third sugar would make 8 and 2 and 2.
    .done = After the fourth mission you had to go home: Homebound Dock 2, behind Ben.
lesson-the-end-over =
    Carla took Puerto Cabello and came home last. The voyage was scored as any other, but the board is not made ready again: the game
    is over, and commodities and treasure are added to the points.
lesson-the-end-counted =
    Commodities first. Yours: 18 points. Carla had indigo and tobacco, two kinds: 8. Ben never traded, and got nothing.
    Indigo, which you lack, would have made your set one of four: 26.
lesson-the-end-chests =
    Then the chests are opened, which were closed to all but their owners. Silver is worth 3, gold 4, a jewel 5. You had two gold and a
    silver: 11. Carla a jewel and a silver: 8. Ben two silver: 6.
lesson-the-end-winner = You and Carla have 49 points each, Ben has 36. Who has won?
    .both = You and Carla together
    .both-reply = There are no shared places: the docks decide.
    .carla = Carla, who came home after you
    .carla-reply = It is the other way round: the lower Homebound Dock is ahead.
    .ana = You
    .ana-reply = You: Dock 2 against Dock 3. The order of coming home counts to the very end.
