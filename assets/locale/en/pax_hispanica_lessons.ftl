# Lessons, by lesson and step. Attributes: `.hint` what the step wants and why, `.done` what happened and why, answers and their replies.

## The board, and who you are

lesson-the-board = The board, and who you are
    .goal = What lies on the map, what your Figure believes, and what you may do in a year.
    .learnt = You can read a token, you know the four Professions and the four years of a cycle, and you have taken your first turn.
lesson-the-board-map =
    It is 1599 and you are Ana: England, red. Spain holds eight ports; one is Havana, which is lit. The people who work there
    are Slaves, taken from their homes. Nobody plays Spain today; its ports stand all the same. Letters in brackets name a rule:
    r opens it. k says what the marks on the map mean.
lesson-the-board-havana =
    A token shows its owner, then who works there, then a fort or Treasure. Look at Havana, and at the line under the map. Who works
    there?
    .citizen = A Citizen of Spain
    .citizen-reply =
        A Citizen would be a small c in the color of his nation; the small s is a Slave. Citizens come later, out of Cathedrals, and
        are paid.
    .slave = A Slave, behind a fort
    .slave-reply = So it is. The small s is the Slave, F the fort that Spain's ports have while nobody plays Spain.
    .nobody = Nobody
    .nobody-reply = A Colony where nobody works shows a dash and would soon be abandoned. The small s is a Slave.
lesson-the-board-tribes =
    Everywhere else people live in their own towns: twenty Tribes, each with a white i. Calusa is lit. You can build a Mission
    among them, or take them away by force. Between them lie empty Squatter Sites, each an o, where all but Spain found
    Colonies.
lesson-the-board-figure =
    This board shows what each player believes. Your Figure, the R, stands at a corner of the middle that is called Callow: no
    job yet. Four arms lead out from the middle, one for each Profession: colonist up, missionary right, royalist down,
    buccaneer left. At the end of each arm waits a victory.
lesson-the-board-mats =
    Each Playmat shows money, Ships and two numbers. Sway says how many Actions a card gives you, and how many cards you may
    keep at the end of a play year; it grows as you found Colonies. Reach says how many cards you draw in your job; it grows
    with Missions.
lesson-the-board-years =
    Four years make a cycle: goods, auction, play, sail. In a goods year Colonies find workers and yield Chests. In an auction year
    you get cards, in a play year you use them, in a sail year Ships carry Treasure and people. 1599 is an auction year.
lesson-the-board-turn =
    It is your turn. You could have a card auctioned, a deck's open one or the one buried below it; with a job you could draw
    cards. Today choose Debauchery, the last of the list: $1 and three Haven Cards. It costs a job, but you have none. Press its
    number, or the arrows and Enter.
    .hint =
        Take Debauchery: Haven Cards are how a Figure without a job gets one, and it is never cheaper than now. Auctions come in the
        third lesson.
lesson-the-board-havens =
    You have $1 more, and with the two you began with five Haven Cards that nobody else sees (c shows them). Each names a sea. A
    Callow player may play one for its Actions; a pirate shows one to stop a fleet in its sea.
lesson-the-board-limit = Your Hand Limit is 1 now, as your Sway is. Must you give up cards this year?
    .yes = Yes, down to one card
    .yes-reply = Not in an auction year. The limit holds in the play year, at the end of your turn and at the end of the year.
    .no = No, not in an auction year
    .no-reply = So it is: Ben is asked already, and you hold all five. Next year you can play them before anybody counts.

## A goods year

lesson-a-goods-year = A goods year
    .goal = Colonies look for workers, the land yields Chests, and the work kills Slaves.
    .learnt =
        Labor first, then dieoff, Chests, attrition and Earnings. A hired Citizen lives on and earns for his own color; a Slave dies
        of the Chest he makes.
lesson-a-goods-year-start =
    1602, a goods year. You are Ana, red, with two Colonies and $1. Both show a dash: nobody works there. A Colony that finds no
    Labor this year is lost. Labor must come from its own land zone: kidnapped from a Tribe or a Visita, or hired from a Cathedral.
lesson-a-goods-year-which =
    Around New Edinburgh lie Darién with its Tribe and Ronconcholon, a Spanish Cathedral with a Citizen; all three are in one
    land zone. Near Araya lies only Píritu, where nobody is left. Which of your Colonies can get Labor?
    .araya = Araya, from Píritu
    .araya-reply = Píritu stands empty: whoever lived there has been taken away before.
    .edinburgh = New Edinburgh, from either
    .edinburgh-reply = Yes: both lie in the land zone of Panamá.
    .none = Neither, with only $1
    .none-reply = $1 is what a Citizen's salary costs. It is just enough.
lesson-a-goods-year-hire =
    Choose for New Edinburgh. To kidnap is free and makes a Slave of somebody from Darién. To hire costs $1, which Pablo gets,
    as the Citizen is Spanish; he cannot refuse. Hire the Citizen, and watch what becomes of Slaves.
    .hint =
        Hire the Citizen: he outlives the Chest that is placed this year, and Spain will think twice before it attacks a Colony
        where its own Citizen works.
    .done =
        Pablo has your $1. The Citizen works at New Edinburgh as a Refugee, which is what a Citizen in another color's
        Colony is called. Then the year went on by itself to the auction year; l shows in the log what happened.
lesson-a-goods-year-dieoff =
    Araya found nobody and died out: its disk is back in the sway column of your Playmat. The fuller that is, the less Sway; one
    disk is not always a step, and yours is still 2. That is the dieoff. Labor that can be had must be taken; you may not let a
    Colony die to spare a dollar.
lesson-a-goods-year-chests =
    The calendar names two Goods for 1602, gold and pearls. Every Colony in a zone that has one of them got a Chest: yours too,
    as Panamá has pearls. The $ at New Edinburgh is Treasure that lies there until a Ship fetches it.
lesson-a-goods-year-who =
    Porto Bello lies in the same zone, and a Slave worked there. It got a Chest as well. Who works at Porto Bello now?
    .same = The same Slave
    .same-reply = The rules are plain about it: where a Slave makes a Chest, the work kills him. That is attrition.
    .nobody = Nobody: the work has killed him
    .nobody-reply =
        Yes. The Colony keeps its Chest, stands vacant, and will take the next person in four years. Your hired Citizen lives on.
lesson-a-goods-year-earned =
    Where a Citizen works beside a new Chest, his color earns $1 from the Pool, wherever he works. Who has earned it at New
    Edinburgh?
    .ana = Ana, whose Colony it is
    .ana-reply = The Chest is yours, if you can bring it home. The dollar follows the Citizen's color, and he is Spanish.
    .pablo = Pablo, whose Citizen it is
    .pablo-reply = Yes: with the salary he has $2 now. Citizens abroad are a living; that is why Missions send them.

## Auctions and secret bids

lesson-auctions = Auctions and secret bids
    .goal = How cards come into Hands: an auction for everybody, a Professional Draw, or Debauchery.
    .learnt =
        Whoever opens an auction is paid for it, unless he wins himself. Bids are secret and open together; the one who opened wins
        his own ties and settles those of others.
lesson-auctions-open =
    Four decks of Market Cards wait: Colony, Mission, Royalty, Ship. The top card of each lies open; the one below it is buried
    treasure. In an auction year you name one, and everybody with money bids. You need money more than a Ship today, so have the
    top Ship Card auctioned.
    .hint =
        Auction the top Ship Card, the open one: Ben and Carla are rich, and what they bid goes to whoever opened the
        auction, which is you.
lesson-auctions-bid =
    Everybody bids in secret, from $0 to all they have. The highest wins. If a rival wins he pays you; if you win, your money goes
    to the Pool. Bid 0 this time, type it and press Enter, and let them pay.
    .hint = Bid 0: you opened the auction to be paid. Whoever opens it may bid 0 and still settle ties.
lesson-auctions-yourself = A tie between Ben and Carla at $5, and you have bid 0. What can you do?
    .mine = Take the card myself
    .say = Say who of the two wins, and be paid $5
    .say-reply = Yes. And you may bargain about it first: what would Ben give you besides?
lesson-auctions-award = Let Ben have it. He pays you $5 and is left with $1; Carla keeps her money, as losers do.
    .hint = Give it to Ben: then he is nearly broke for the next auction. Carla is after Mission Cards.
    .done = You have $8. Ben holds the Ship Card; it does nothing until he plays it, in a play year.
lesson-auctions-against =
    Ben has opened an auction of the Royalty Card. Ben has $1, Carla $5, you $8: all may see that, but not the bids. Your winning
    bid would go to Ben. Bid $3.
    .hint =
        Bid 3: Carla saves for her Missions and will hardly go over 2. The whole purse would win as surely, and leave you with
        nothing.
    .done =
        Carla bid 2, Ben 1. The card is yours, and Ben has your money. Had you both bid the same, Ben would have decided; a tie with
        his own bid he would have won.
lesson-auctions-draw =
    Carla needs no auction: she is a missionary. A Professional, which is a Figure with a job, may draw from the deck of her job
    instead, as many cards as her Reach, without any money. The first is the open one, the rest nobody sees. That is what a job
    is good for.
lesson-auctions-could = The auction year is over. Could you have made a Professional Draw yourself?
    .yes = Yes, from any deck
    .yes-reply = Only from the deck of a Profession, by a Figure that stands on one of its rungs.
    .no = No: my Figure is Callow
    .no-reply = So it is. How to get a job is the next lesson.

## Your first job

lesson-your-first-job = Your first job
    .goal = A Figure becomes a Professional: by Marriage, by a Sword Fight, or by a Nudge.
    .learnt =
        Marriage takes an empty lowest rung, a Sword Fight any lowest rung, and every Market Card nudges you on. Haven Cards
        are played by Callow Figures only; realms between the arms cost Ships or money.
lesson-your-first-job-haven =
    1600, a play year. Your Figure is Callow, so you may play Haven Cards. Tortuga offers a Peninsular Marriage: into a good
    family, and into a job. Play Tortuga: its number, then Enter, as cards of your Hand are not played by a number alone.
    .hint = Play the Haven Card of Tortuga. Your Ship Card comes better second: its Nudge goes left, and from a corner that leads nowhere.
lesson-your-first-job-act = The card shows two Actions; Sway 1 allows one of them. Choose the Marriage.
    .hint = The Marriage, as you want a job. Black Market would sell cards.
lesson-your-first-job-where =
    A Marriage leads to a lowest rung, one of the four spaces beside the center, if it is empty: there the board shows a w. Ben,
    the B, stands on the missionary's. Where may you marry?
    .missionary = Where Ben stands
    .second = The second buccaneer rung
    .lowest = The three lowest rungs left free
    .lowest-reply = Yes: colonist, royalist or buccaneer, whichever is empty.
lesson-your-first-job-marry =
    Become a buccaneer: your other card, Defiance, is a Ship Card whose arrow points left, further along that arm.
    .hint =
        The buccaneer rung, at the left of the center: your Ship Card will nudge you on from there. From the other rungs its arrow
        leads back to a corner or nowhere.
    .done = You have a job. From next auction year on you can draw Ship Cards as a buccaneer, as many as your Reach, without a bid.
lesson-your-first-job-again = You still hold the Haven Card of Port Royal, which has a Sword Fight. Can you play it now?
    .yes = Yes, any number of cards may be played
    .no = No, I am not Callow any more
    .no-reply = Right. It is still worth keeping: with a fleet in PIRATING it stops fleets in the sea it names.
lesson-your-first-job-nudge =
    Now play Defiance. Every Market Card first moves your Figure one space along its arrow, before anything else. It is called the
    Nudge, and it cannot be left out.
    .hint = Play Defiance: its Nudge takes you one rung deeper, and its Action brings your first Ship.
    .done = You stand on the second rung. Only lowest rungs can be taken in a Sword Fight, so this one is safe.
lesson-your-first-job-ship =
    The card has two Actions, and Sway 1 allows one. Choose Ship: you get a Galleon, and the card is Anchored on your Playmat
    instead of being discarded.
    .hint = Choose Ship: the Nudge alone is allowed too, but a buccaneer without a Ship is a poor one.
lesson-your-first-job-anchored =
    The Ship lies in PIRATING, and each Ship that comes there brings a Haven Card. Your Hand is too large for Sway 1 now.
lesson-your-first-job-end =
    End your turn. You will have to come down to your Hand Limit, which is your Sway or Mercantilism, the number above the map,
    whichever is lower: 1.
    .hint = End the turn; nothing else in your Hand can be played or sold by a buccaneer.
lesson-your-first-job-keep = Keep Port Royal: fleets from Jamaica and Cuba pass there. Discard La Blanquilla.
    .hint = Discard La Blanquilla. Its sea is a far corner, which few fleets pass.
lesson-your-first-job-ben =
    Ben has played a Mission Card: its arrow pushed him one rung along the missionary's arm. Had you stood there, you would have
    changed places: a Duel. Into the realms between the arms a Nudge costs all your Ships (MUTINY) or $1 (MIDLIFE CRISIS).

## Playing a card

lesson-playing-a-card = Playing a card
    .goal = Nudge, Actions as many as your Sway, and Anchoring: a Peerage, then two Actions with one card.
    .learnt =
        Nudge first; then as many of the card's Actions as Sway allows, read before the first. Peerages need the right belief, raise
        Sway or Reach, and stay.
lesson-playing-a-card-admiral =
    You are a royalist with two cards and Sway 1. Fadrique de Toledo, a Royalty Card, can become a Peerage: a rank at court that
    lasts. It asks that you be the most Loyal of all, the furthest down. Play it; its Nudge goes down.
    .hint = Play Fadrique de Toledo first. It will raise your Sway, and then your second card gives two Actions instead of one.
    .done = The Nudge moved you further down the board, before anything else. Ben stands above you: you are the most Loyal.
lesson-playing-a-card-anchor =
    Anchor it. A disk from your sway column covers the icon on the card, so one disk fewer lies in the column, and Sway rises.
    .hint = Choose the Peerage: you qualify now, and it stays. Other Actions of the card would leave it discarded.
    .done = Sway 2. The card stays on your Playmat, and its ability works from now on. Every victory of an extremist needs a Peerage.
lesson-playing-a-card-many = How many Actions will your next card give you? Mercantilism caps Sway for everybody, and stands at 3.
    .one = One
    .one-reply = That was true of the card before. The limit is read before the first Action of each card.
    .two = Two
    .two-reply = Yes: Sway 2 is below Mercantilism 3.
    .three = Three, as the dice say
    .three-reply = Mercantilism is only a cap: the lower of the two counts.
lesson-playing-a-card-colony =
    Now Somers Isles Shipwreck, a Colony Card with Disk and Armada among its Actions. Its Nudge goes up: that makes you less Loyal.
    The Peerage stays; who you have to be is asked only when it is Anchored.
    .hint = Play Somers Isles Shipwreck: two Actions wait on it. To sell it would bring $1.
lesson-playing-a-card-disk = Two Actions, in any order, each icon once. First Disk: it founds a Colony.
    .hint = Disk first, to see that Sway which is won on the way does not count for this card any more.
lesson-playing-a-card-found = Choose Guadeloupe, lit among the Leeward Islands: with the letter beside it, or from the list.
    .hint =
        Guadeloupe: Dominica lies in its land zone, and so there are people to hire or to take in the next goods year. All Squatter
        Sites are open to you; the Spanish ones never are.
    .done = Your first Colony. Nobody works there yet: by the next goods year it needs Labor, or it is lost.
lesson-playing-a-card-armada = One Action is left. Armada takes the top Ship Card of the deck and Anchors it at once, without its Nudge.
    .hint = Armada: a Ship for nothing. Done would give the Action away.
lesson-playing-a-card-fleet =
    You have a Ship, and a Galleon in PIRATING for it. There are always as many Galleons as Ship Cards. The first Ship is your
    Flagship. The Colony Card went to its deck; the Haven Card is in your Hand.
lesson-playing-a-card-end = Nothing more to play: a Haven Card needs a Callow Figure, and you are a royalist. End your turn.
    .hint = End the turn. Two Actions, a Peerage, a Colony and a Ship are enough for one year.

## Colonies and Labor

lesson-colonies-and-labor = Colonies and Labor
    .goal = Found, fortify, and see who comes to work in the next goods year, of their own will or not.
    .learnt =
        Squatter Sites for all, Spanish ones for Spain. Labor comes from the land zone: hired for $1, kidnapped for nothing, bought
        in Slave Trade or landed by a Ship. Where it can be had, it must be taken.
lesson-colonies-and-labor-play =
    You are Ana, red, with one Colony at Guadeloupe, where nobody works. Two years remain until the goods year of 1602. You hold two
    Colony Cards, and Sway 2 gives each of them two Actions. Play Warner's St. Christopher, which has Disk and Slave Trade.
    .hint = Play Warner's St. Christopher: it can found a Colony now and find Labor for one.
lesson-colonies-and-labor-disk = Choose Disk first. It takes the top disk of your sway column to the map, or a fort from the Pool.
    .hint = Disk first. Whether you want Slave Trade is another question, and it comes next.
lesson-colonies-and-labor-sites = Where may you found a Colony?
    .havana = At Havana
    .martinique = At Martinique
    .martinique-reply = Yes: a Squatter Site, and vacant.
    .yurumein = At Yurumein
    .yurumein-reply = Yurumein is the town of a Tribe. A Bible could go there, never a disk.
lesson-colonies-and-labor-found =
    Martinique it is. It lies in the Windward Islands, as do Yurumein and Camerhogne, where Tribes live. Remember that.
    .hint = Found at Martinique: two Tribes live in its land zone, and a Colony far from people would be lost in 1602.
lesson-colonies-and-labor-trade =
    The card still offers Slave Trade: it would buy a captive of those in the Pool and set him to work at a vacant Colony, yours or
    anybody's, whatever its owner says. You need not; a Citizen lives at Dominica. Choose Done.
    .hint = Done: Guadeloupe can hire the Citizen of Dominica in 1602, who will outlive his first Chest. A Slave would not.
lesson-colonies-and-labor-second = Play your second card, L'Olive's Guadeloupe, and choose Disk again.
    .hint = The second card, and Disk: this time for a fort.
lesson-colonies-and-labor-fort =
    Now a fort for Guadeloupe. It adds 1 Strength when that Colony is attacked, and who wins takes the fort and the Treasure first,
    not the Colony. Only ten forts exist; Spain has most of them.
    .hint = Fortify Guadeloupe: it lies nearest to the sea roads. A third Colony would need Labor as well.
lesson-colonies-and-labor-labor =
    Two years on: 1602. Your Colonies look for Labor. Martinique has no Cathedral in its zone, only two Tribes. You must take
    somebody if anybody is to be had; only whom is your choice: somebody of Yurumein or of Camerhogne.
    .hint =
        There is nobody to hire in the Windward Islands, and a Colony may not refuse Labor. Choose Yurumein; Camerhogne would do as
        well for the rules.
    .done =
        A person from there is a Slave at Martinique now. The log also tells of Guadeloupe: it had one source only, so nobody asked
        you.
lesson-colonies-and-labor-guadeloupe =
    Guadeloupe found the Citizen of Ben's Cathedral at Dominica, the only Labor of the Leeward Islands. What did that cost?
    .nothing = Nothing
    .nothing-reply = To kidnap costs nothing. A Citizen is paid.
    .ben = $1, which Ben has
    .ben-reply = Yes, at once. Ben could not refuse, and could not ask for more.
    .pool = $1, which the Pool has
    .pool-reply = The Pool is paid for your own Citizen, or for one of a color that is not in the game.
lesson-colonies-and-labor-zone =
    Suppose a Rebel had stood in the Windward Islands. In a rebellious zone nobody may kidnap, so Martinique would have found nobody
    and died out. Spain without a player kidnaps too, hires last, and buys people in Slave Trade when nothing else is left.

## Missions and Cathedrals

lesson-missions-and-cathedrals = Missions and Cathedrals
    .goal = From an empty town to a Mission, from a Mission to a Cathedral, and what a Citizen earns abroad.
    .learnt =
        Voodoo brings a Tribe, Bible makes it a Visita, Literacy a Cathedral with a Citizen. Visitas can be robbed of their people;
        Citizens are hired, and pay.
lesson-missions-and-cathedrals-play =
    You are Ana and play France, blue: a missionary with two Mission Cards and two Actions a card. Dominica is empty; whoever lived
    there has been taken away. Beside it lies Guadeloupe, Ben's Colony, where nobody works. Play Manche Chol Reductions, with Voodoo
    and Bible.
    .hint = Play Manche Chol Reductions first: Literacy works on a Visita, and you have none yet.
lesson-missions-and-cathedrals-bible = Bible would move a Bible from your reach column to a Tribal Site. Could it go to Dominica now?
    .yes = Yes, the Site is free
    .yes-reply = A Mission is built among people. Where nobody lives, there is nobody to preach to.
    .no = No, nobody lives there
    .no-reply = Yes: first somebody has to come back. That is what Voodoo does.
lesson-missions-and-cathedrals-voodoo =
    Choose Voodoo, then Dominica. It takes one of the white Meeples from the Pool, where those killed or freed have gone, and
    settles people again.
    .hint =
        Voodoo at Dominica. At Guadeloupe it would give Ben's Colony a worker; in the wilderness your Citizen would find no Colony
        to work for.
lesson-missions-and-cathedrals-convert =
    Now Bible, at Dominica: a Visita, a v on your color. Your Reach grows as the Bible leaves its column.
    .hint = Bible at Dominica, where people live again. Anywhere else would do for Reach; but the plan is a Cathedral beside Guadeloupe.
    .done =
        The people of Dominica still live there, on your Bible. If they are kidnapped or enslaved, the Bible comes back to you and
        the Mission is gone.
lesson-missions-and-cathedrals-teach =
    The Visita is not safe: in two years Ben's Colony would kidnap its people. Play Jesuit College of Cartagena and choose Literacy,
    for Dominica.
    .hint = Literacy at Dominica: from a Cathedral nobody can be kidnapped, only hired.
lesson-missions-and-cathedrals-relic =
    Literacy may also bring a Relic to light on a Colony near it, here at Guadeloupe, where it would lie as Treasure for Ships. Say
    no today.
    .hint = No Relic: Ben's Colony would be where Ships come to look for it, and none of them is yours.
lesson-missions-and-cathedrals-done =
    The Visita is a Cathedral now, a C with a Citizen of your color. The Indigenous Meeple went to the Pool. This card has done
    its work: choose Done.
    .hint = Done: everything this card is wanted for has happened.
lesson-missions-and-cathedrals-hired =
    Two years later: Ben's Colony had to find Labor. A Citizen lived at Dominica, so Guadeloupe hired him. Ben could not refuse, nor
    could you. He is a Refugee there: blue on a red Colony.
lesson-missions-and-cathedrals-money = You had $2 before. What do you have now?
    .two = $2
    .two-reply = The salary goes to the owner of the Citizen's color, at once. That is you.
    .three = $3
    .three-reply = Yes, Ben's salary. And each time a Chest is placed where your Citizen works you earn another.
lesson-missions-and-cathedrals-refresh =
    The Cathedral stands empty until the next goods year, when a new Citizen comes from your Reserves: the refresh. A French Bible
    also counts in battles, as the Jesuits defend their Missions; nobody else's does.

## Your first sail, and Legality

lesson-your-first-sail = Your first sail, and Legality
    .goal = Out of PIRATING, a deed in each sea, along the currents and home to EUROPE.
    .learnt =
        The Flagship's Legality says how Treasure comes aboard and whose it is in EUROPE. Each Galleon loads once; people must be
        landed on a vacant Colony; Chests go to EUROPE or under the sand.
lesson-your-first-sail-place =
    1613, a sail year in Pax. You are Ana, with two Galleons in PIRATING and a PRIVATEER as Flagship. A sail begins in any sea where
    you can do something at once. Havana has a Chest: place your fleet in Barataria Bay. Its letter is on the map.
    .hint = Barataria Bay: Havana with its Chest lies there, and Calusa with its people.
lesson-your-first-sail-legality =
    Havana is Spanish, and you are not. In Pax a PRIVATEER trades: it exports Chests freely from every Colony, and does not attack.
    PLUNDER would have to fight, a SMUGGLER would bribe. England has an ability besides, Sea Dogs: its PRIVATEERS may act in Pax as
    if it were War. What may you do here?
    .load = Only load the Chest
    .load-reply = Any other nation's PRIVATEER, yes. England's may attack as well.
    .attack = Only attack Havana
    .attack-reply = The Chest can be had in peace: it is Pax.
    .either = Either of the two
    .either-reply = Yes. Loading is the cheaper way: no battle, and Havana will yield again.
lesson-your-first-sail-enslave =
    Your Colony at Guadeloupe has nobody to work there. This lesson does what fleets of that time did: it takes a captive at Calusa.
    The rules call it enslaving; it is a land battle, 2 Galleons against a people without Strength. Choose it.
    .hint = Choose to enslave at Calusa, while a vacant Colony waits for Labor: without one the rules forbid it. The Chest comes after.
    .done = There was nobody who could defend them. One person is aboard, in one Galleon, and must be set ashore on a vacant Colony.
lesson-your-first-sail-load = Your second Galleon is empty. Load the Chest of Havana.
    .hint = Load the Chest: each Galleon loads once in a sail, and one is still empty.
lesson-your-first-sail-lanes =
    Lanes join the seas. Some are currents, with an arrow, and no fleet sails against one. Where can you go from Barataria Bay?
    .pines = To the Isle of Pines
    .providence = To New Providence
    .providence-reply = Yes, with the current that carries all fleets home.
    .tortuga = To Tortuga
lesson-your-first-sail-providence-now = Sail to New Providence.
    .hint = New Providence: Guadeloupe lies in the far east, and this is the way there.
lesson-your-first-sail-home = From New Providence a way leads out to EUROPE. Can you take it now?
    .yes = Yes, with the Chest
    .no = No, not with a captive aboard
    .no-reply = Right: people are never taken to EUROPE, nor to an island, nor thrown overboard. First to Guadeloupe.
lesson-your-first-sail-east = Sail on, step by step: Tortuga, Île-à-Vache, Sint Maarten, where Guadeloupe lies.
    .hint = Next in this order: Tortuga, then Île-à-Vache, then Sint Maarten. It is the short way to your Colony.
lesson-your-first-sail-deliver = Set the captive ashore at Guadeloupe: a Slave of your Colony from now on.
    .hint = Deliver at Guadeloupe, the vacant Colony of this sea; the fleet can go nowhere else before.
    .done =
        Guadeloupe has Labor. That Galleon carries nothing more this sail. The Chest must go on: to EUROPE, or be buried on the
        island of a sea.
lesson-your-first-sail-europe = From Sint Maarten too a way leads to EUROPE. Go home.
    .hint = Home: under a PRIVATEER the Chest is the king's, and he pays $2. Buried, it would bring nothing today.
lesson-your-first-sail-king =
    A PRIVATEER unloads for the king: the Chest goes to the War Coffers and you get $2. PLUNDER or a SMUGGLER would have kept it,
    for $4. Having served the king you may move the Mercantilism dice one step. Leave them today.
    .hint = Let the dice stay. They cap everybody's Sway and Reach, and nobody's is near the cap yet.
lesson-your-first-sail-fleet =
    Your fleet lies in EUROPE and needs the next sail year to come back to PIRATING. Under which Flagship would you have $4 in your
    Coffers now?
    .privateer = Under the PRIVATEER I have them
    .privateer-reply = You have $2: look at your Playmat. The king keeps the Chest.
    .plunder = Under PLUNDER or a SMUGGLER, but not under this one
    .plunder-reply = Yes. But with PLUNDER you would have had to fight for Havana's Chest, and a SMUGGLER pays a bribe.

## Land battles

lesson-land-battles = Land battles
    .goal = Count the Strength of a whole land zone, win, and decide what becomes of a Slave.
    .learnt =
        All tokens of the land zone take a side; more Strength wins, a tie is the target's. As many battles in a sail as Galleons. A
        Slave is freed, armed, taken along or kidnapped, never killed.
lesson-land-battles-place =
    1621, War. You are Ana, with three Galleons under a PRIVATEER. In War it attacks. Ben has two Colonies in the Leeward Islands,
    Guadeloupe and St. Christopher, and Slaves work in both. Place your fleet in Sint Maarten.
    .hint = Sint Maarten: both of Ben's Colonies lie in that sea.
lesson-land-battles-whom = Whom may you attack, now or in a later sea of this sail?
    .barbados = My own Barbados
    .barbados-reply =
        Never a Site with a token of your own color: the rulebook calls it No Strawman, after those who would burn their own house.
    .guadeloupe = Guadeloupe
    .guadeloupe-reply = Yes: it is occupied, it is in this sea, and no token of yours lies there.
    .dominica = Dominica
    .dominica-reply = Nobody lives at Dominica any more. Where people do live it is called enslaving, and is fought alike.
lesson-land-battles-attack =
    Count first. Yours: three Galleons, 3. Theirs: Guadeloupe is 1, with or without Labor; a Slave adds nothing. St. Christopher
    lies in the same land zone and may help: 1 more. A tie would be theirs. Attack Guadeloupe.
    .hint = Attack Guadeloupe: 3 against 2 at the worst. Everything in the land zone has been counted.
lesson-land-battles-tribute = Before the battle you could ask Ben for Tribute: paid, there is no battle. By custom $1. Fight.
    .hint = Fight: you want the Slaves free, not a dollar.
lesson-land-battles-ben =
    Ben declares for the target: St. Christopher helps, 2. Several neighbors would choose with Battle Cards, in secret and all at
    once; nobody may stay out, and no promise binds. Three against two: you have won.
lesson-land-battles-fate =
    Guadeloupe is Sacked, its disk goes back to Ben. What becomes of the person who was a Slave there is yours to say: free on the
    nearest vacant Tribal Site, under arms as a Slave Rebel, or a Slave elsewhere. Set that person free.
    .hint = Free: Dominica is empty, and people live there again. Slave Rebels would make the zone rebellious; that is another lesson.
    .done = A Tribe lives at Dominica again. From there nobody works for anybody, until somebody comes to take them.
lesson-land-battles-limit = How many more battles may you begin in this sail?
    .none = None
    .none-reply = One battle for each Galleon you had when the turn began: three. You have fought one.
    .more = Two: I began with three Galleons
    .more-reply = Yes, attacks and enslavings together.
lesson-land-battles-second =
    Attack St. Christopher as well, fight, and set free whoever works there. Nobody is left to help it: 3 against 1.
    .hint = In this order: attack St. Christopher, fight, set free. Its neighbor is gone, so it stands alone.
    .done = Dominica is taken, so freedom lies at the next nearest vacant Tribal Site: Yurumein, in the Windward Islands.
lesson-land-battles-lost =
    Had the target won, you would have lost a Galleon and your Flagship Card, and Rebels might have risen. A fort is 1 more for its
    own Colony, and falls first. Citizens who lose their place cost a Ransom, or become Tax Rebels.
lesson-land-battles-end =
    A fleet with nothing aboard need not sail on: end the sail. It returns to PIRATING at once and draws a Haven Card.
    .hint = End the sail: there is nothing to load, and PIRATING is where fleets lie in wait.

## Interdiction and sea battle

lesson-interdiction = Interdiction and sea battle
    .goal = Lie in wait in PIRATING, strike at the right moment, and choose a tactic.
    .learnt =
        A fleet in PIRATING with the Haven Card of a sea stops fleets that start in, enter or leave it. Same tactic: numbers count.
        Different tactics: Seamanship. Pirates who are left take the Cargo and must bring it home.
lesson-interdiction-place =
    You are Ana, red. Your two Galleons lie in PIRATING, and you hold the Haven Card of Roatán. Pablo's two Spanish Galleons have
    just begun their sail there. Trujillo, his own port, has a Chest; so has your Colony St. George's Caye.
lesson-interdiction-may =
    Whenever a fleet starts in, enters or leaves a sea zone, whoever lies in PIRATING with that zone's Haven Card may stop it. Could
    you stop Pablo in the next sea as well?
    .any = Yes, with this card in any sea
    .any-reply = There is one card for each sea, and it counts in that sea only. Yours names Roatán.
    .here = No, only at Roatán: now, or when he leaves it
    .here-reply = Yes. And a call spends the card.
lesson-interdiction-wait =
    Strike now, and you save your Colony; but Pablo has nothing aboard that you could seize. Wait until he leaves Roatán, which he
    cannot avoid. Choose Not here.
    .hint =
        Not here, this time: his holds are empty, and a fleet must leave the sea again. Striking now would be allowed, and would
        spend your card for nothing but a sunk Ship.
lesson-interdiction-loaded =
    Pablo exported the Chest of his own port, then attacked yours, 3 against 1, and took its Chest. Your Colony is lost; whoever was
    a Slave there lives free at a Tribal Site. Now both his Galleons are full.
lesson-interdiction-strike = He sails for the Isle of Pines and so leaves Roatán. Two Chests are aboard. Strike.
    .hint = Strike with the card of Roatán: he is leaving it, loaded, and you have as many Galleons as he.
lesson-interdiction-terms =
    You demand that he strike his colors. He could surrender: then you would take all Cargo, and might sink PLUNDER Ships. He could
    buy you off in a deal. He fights.
lesson-interdiction-odds =
    He has chosen in secret. A treasure fleet may also flee; you choose between Weather Gage and Boarding. Same tactic: the larger
    fleet sinks the other's Flagship, equals sink nothing. Different ones: the better Seamanship letter does. What can you not
    choose?
    .flee = Flee
    .flee-reply = Right: only the treasure fleet may. Its flight beats Boarding and loses to Weather Gage.
    .gage = Weather Gage
    .gage-reply = It is one of your two. It keeps distance and fires; it catches a fleet that flees.
lesson-interdiction-tactic =
    Two Galleons against two, and your Flagship has the letter A, the best. If he boards too, nothing sinks and you seize
    everything. Choose Boarding.
    .hint =
        Boarding: with equal fleets and the better letter you win whatever he chose, except flight. Weather Gage would be as good
        here; this lesson follows the rulebook's example.
    .done =
        Both boarded: equal fleets, no Ship lost, and pirates who are left take the Cargo. Two Chests, one in each of your Galleons.
        Pablo's turn is over, his fleet is in PIRATING.
lesson-interdiction-homeward =
    You hold Treasure now and must sail home with it at once, to EUROPE or an island. On the way you may be stopped yourself. Could
    you take your Chests back to PIRATING?
    .yes = Yes, and wait for the next fleet
    .yes-reply = A fleet with Treasure cannot enter PIRATING.
    .no = No: I can sail on, or bury them here
    .no-reply = Yes. Roatán too has an island where Treasure can be buried.
lesson-interdiction-bury =
    Bury both on the island of Roatán. Whoever later comes there with the Haven Card of Roatán may dig them up, and you know where
    they lie.
    .hint = Bury them: Spain's fleet has gone to PIRATING and drawn a Haven Card, and the way to EUROPE leads through many seas.
    .done =
        The Treasure lies on the island, your fleet is in PIRATING and has drawn a Haven Card. Your own turn of this year is still
        to come.

## Rebels and taxes

lesson-rebels-and-taxes = Rebels and taxes
    .goal = Raise a tax and a Rebel with it, then put down a rebellion before your own port.
    .learnt =
        One Rebel makes a land zone rebellious: no kidnapping, no Friendly Port, no tokens that count. Beaten, all is quiet at once.
        Tax Rebels are what the Tea Party lives on.
lesson-rebels-and-taxes-play =
    1608. You are Ana, red. Barbados is yours and has a Chest; but a Tax Rebel stands in the Windward Islands, so the zone is
    rebellious. You hold Altamirano's Visitation, which has Tax. Play it; your Figure is Callow and stays so at the edge of a
    crisis.
    .hint = Play the card: it is the only one you have, and Ben has a dollar.
lesson-rebels-and-taxes-act =
    Choose Tax: it takes $1 from somebody with a Colony or a Citizen, and he, or rather those who have to pay for him, may rise.
    .hint = Tax: you have no money, and every Tax Rebel counts for the Tea Party.
lesson-rebels-and-taxes-whom = Who can be taxed?
    .own = My own Barbados
    .ben = Ben, for Guadeloupe
    .ben-reply = Yes: Ben has a Colony there and a dollar to lose.
lesson-rebels-and-taxes-tax = Tax Ben for Guadeloupe.
    .hint = Guadeloupe: it is the one Colony that can be taxed.
    .done =
        You have Ben's dollar, and a Tax Rebel stands in the Leeward Islands. Each land zone has one Rebel Site, and never two
        Rebels. A Slave Rebel comes from a Slave Revolt, or where Slaves are lost in battle.
lesson-rebels-and-taxes-end = End your turn; 1609 is a sail year.
    .hint = End the turn: there is no other card to play.
lesson-rebels-and-taxes-place = 1609. Your one Galleon is PLUNDER. Barbados lies in Hewanorra: place your fleet there.
    .hint = Hewanorra: your Chest lies at Barbados, and the Rebel stands in the same zone.
lesson-rebels-and-taxes-load = The Chest lies in your own Colony. Can you load it?
    .yes = Yes, it is my own port
    .attack = Only by attacking Barbados
    .rebel = Not before the Rebel is beaten
    .rebel-reply = Yes: in a rebellious zone no port is a Friendly Port, and PLUNDER takes Treasure by fighting only, never from its own.
lesson-rebels-and-taxes-fight =
    Attack the Rebel, in Bequia: your Galleon and your own Colony, which helps its owner's fleet, 2; the Rebel is 1.
    .hint = Attack the Rebel in the Windward Islands. Without Barbados it would be 1 against 1, and a tie is the target's.
    .done = The Rebel is beaten and gone. The zone is quiet at once, and Barbados a Friendly Port again.
lesson-rebels-and-taxes-export = Now load the Chest. Legal Export is what the rules call it: free, and without a battle.
    .hint = Load the Chest of Barbados: the port is Friendly now.
lesson-rebels-and-taxes-home = From Hewanorra a way leads out to EUROPE. Under PLUNDER the Chest is your own: go home and sell it for $4.
    .hint = Home: $4 for the Chest, and nobody can stop you without the Haven Card of Hewanorra.
    .done =
        $4 from the Pool, and your own $1. Ben's Leeward Islands are still rebellious: Ben's tokens there would not count at the
        end, and nobody can be kidnapped there.
lesson-rebels-and-taxes-rebels = How many Tax Rebels stand on the map now?
    .one = One
    .one-reply =
        Yes. The second row of the screen counts them against the Mercantilism dice: the Tea Party needs more Rebels than the dice
        show.
    .two = Two
    .two-reply = There were two. You have beaten the one in the Windward Islands.

## The four victories, and a fifth

lesson-four-victories = The four victories, and a fifth
    .goal = What each extremist needs, how the count at the end goes, and a game that is won in the middle of a sail.
    .learnt =
        Tea Party, Abolition, El Patrón, Sun King: an extremist with a Peerage and a world that fits wins at once. Else the tokens
        outside rebellions are counted when the Dove is passed.
lesson-four-victories-you =
    You are Ana, red. Your Figure has gone to the end of the missionary's arm: you are the extremist of Abolition. You have a
    Peerage. What you fight for is a Caribbean without a Slave; when the last one is free, you win at once, in anybody's turn.
lesson-four-victories-slaves =
    Slave Revolts have freed all others. Havana is the last place where a Slave works, and a Slave Rebel already stands in Cuba. Who
    else still stands between you and victory?
    .tribes = The people in Tribes and Missions
    .tribes-reply =
        They are not Slaves, nor are Slave Rebels, nor people aboard a Ship. Only whoever works in a Colony without pay is one.
    .one = Nobody: one Slave is left
    .one-reply = Yes. The second row of the screen counts them.
lesson-four-victories-tea =
    The other arms: at the top the Tea Party wins with a Peerage and more Tax Rebels on the map than the Mercantilism dice show.
    Whoever wants it lowers the dice and taxes everybody.
lesson-four-victories-king =
    At the bottom the Sun King wins with a Peerage and nine Chests in the War Coffers, whoever brought them. At the left El Patrón,
    the boss, wants nothing but rank: three Peerages, two with four players or more.
lesson-four-victories-count =
    If nobody wins so before the Dove's year is over, tokens are counted: disks, Bibles and Citizens outside rebellious zones. Who
    has most wins. Who would be ahead today?
    .ana = Ana
    .ana-reply = You have no token on the map; your Ships and your Peerage are none.
    .spain = Spain, and so nobody
    .spain-reply =
        Yes: Spain has seven Colonies in zones at peace. As nobody plays Spain, nobody would win. It can be prevented only by
        winning in another way, or by taking its Colonies.
lesson-four-victories-place = Then win today. You have two Galleons. Place the fleet in Barataria Bay, before Havana.
    .hint = Barataria Bay: Havana can be attacked from there.
lesson-four-victories-attack =
    Two Galleons and the Slave Rebel of Cuba, who helps every fleet that does not attack him: 3. Havana has no fort any more and
    stands alone: 1. Attack Havana.
    .hint = Attack Havana: 3 against 1, and it is the last place where a Slave is held.
lesson-four-victories-fate =
    The Colony is Sacked. The person who worked there can take up arms, or go free to Guanahacabibes, where nobody lives any more;
    either way no Slave is left. Choose one of the two.
    .hint = Arms or freedom, either ends slavery on this map. To load or kidnap that person would keep the Slave a Slave.
lesson-four-victories-won =
    The game is over in the middle of a sail: an extremist victory is tested after every single step. The last Slave is free, you
    are the extremist of Abolition and hold a Peerage: you have won.

## Dealing

lesson-dealing = Dealing
    .goal = Buy a card in somebody else's turn, and know what may be traded and which promises hold.
    .learnt =
        In the play year anything in Coffers and Hands may change owners, in other years only what the moment is about. What is
        exchanged is exchanged at once; promises are the table's honor.
lesson-dealing-start =
    1612, a play year. You are Ana, red, with $6 and no card at all. It is Ben's turn. Ben, a missionary, has a Ship Card in Hand
    whose Nudge leads down, where MUTINY would cost the Ship Ben has; it could be sold to the Pool for $1.
lesson-dealing-may =
    In the play year anybody may bargain at any time, in anybody's turn: dollars, Relics, Hand cards. Could you offer money for
    Ben's Colony or Ship on the Playmat?
    .yes = Yes, everything has its price
    .yes-reply = Anchored cards, tokens and Cargo cannot be traded. What Ben holds in Hand can.
    .no = No, only money, Relics and what is in a Hand
    .no-reply = Yes. Promises may be added to it, as words.
lesson-dealing-offer =
    Offer Ben all your $6 for any Ship Card of Ben's Hand: press d. Raise your dollars to 6 with the right arrow; Tab changes to
    Ben's side, where you ask for an unseen Ship Card; o makes the offer. Line by line: d, then $6, then any ship.
    .hint =
        A deal with Ben: $6 from you, one unseen Ship Card from Ben, no promise. Less would be allowed, but Ben could play for time;
        $6 is what the rulebook's example pays.
    .done = Ben is asked. The other side may accept, refuse or make a counter-offer; until then everything else waits.
lesson-dealing-accepted =
    Ben accepts, and what was agreed has changed hands at once. Had you added a promise, the program would show it and never enforce
    it. Other promises bind until the year ends; one about a Battle Card never does.
lesson-dealing-play =
    It is your own turn. A card that came in a deal lies in your Hand like any other: play it, with its Nudge and its Action.
    .hint = Play the Ship Card you bought. Sold to the Pool it would bring $1, and you have just paid six.
lesson-dealing-ship = Anchor the Ship.
    .hint = Choose Ship: that is what you bought it for.
lesson-dealing-end =
    End your turn. In the other years deals are about the matter in hand: loans before bids in an auction year, Tribute, bribes,
    surrender and support in a sail year, and choices that an ability leaves open.
    .hint = End the turn; there is nothing left to play.

## Alone: Ganga Zumba against the Sun King

lesson-ganga-zumba = Alone: Ganga Zumba against the Sun King
    .goal = The game for one: who you are, how dice bid for the king, and what he does with what he wins.
    .learnt =
        The Sun King decides nothing freely: dice, lists and map order decide for him, and the log says by which line. Sell him what
        he cannot use; win by freeing the States of New Spain.
lesson-ganga-zumba-who =
    Alone you are Ganga Zumba, king of the maroons: people who fled from slavery and their children. The other seat is the Sun King,
    who holds Spain, eight Colonies with a fort and a Slave each. The program plays him by dice and lists.
lesson-ganga-zumba-start =
    You begin with $10 and the Peerage MAROON KING, so your Reach is 2. While you hold it you may never kidnap in a goods year; you
    hire. What does the king's money amount to?
    .ten = $10, as mine
    .ten-reply = Your $10 are yours alone. Look at the Playmats.
    .none = Nothing: he has none, and the Pool pays for him
    .none-reply = Yes. His purse is not counted and never empty; his bids are dice.
lesson-ganga-zumba-auction = 1603, an auction year. Yours comes first. Have the Mission Card auctioned: what the king bids, he pays you.
    .hint = The Mission Card: one die in Pax makes his bid, and you can live from that. For a PLUNDER or SMUGGLER he would not bid at all.
lesson-ganga-zumba-bid =
    You bid first and openly; then one die is rolled for him, two in War. A tie is yours. Bid 4: two rolls in three will be no
    higher, and the card is yours.
    .hint = Bid 4. He outbids it with a 5 or a 6 only, and then you are paid.
lesson-ganga-zumba-six =
    A 6. He has the card, you have $6. He keeps no Hand: what he wins he plays at once, Actions in the order of his list. The log
    tells each step with its line; S stands for solitaire.
lesson-ganga-zumba-his =
    Now his own auction. He has fewer than three Ships, and a CONQUISTADOR lies open, so he goes for it. You bid, then his die is
    rolled; in his auction a tie is his. Bid 5.
    .hint = Bid 5: only a 5 or a 6 takes it from you, and a CONQUISTADOR in the king's hands fills the War Coffers.
lesson-ganga-zumba-five =
    A 5: the tie is his, and he pays nothing. The Ship is his at once and lies in PIRATING. He will sail after you, in map order,
    for Chests.
lesson-ganga-zumba-win =
    You win when the eight States of New Spain are free of the crown and of Slaves, while you hold a Peerage or a Relic; or by more
    tokens after the Dove's year. He wins with nine Chests in the War Coffers, or by the count. Extremist victories do not exist
    here.
