# Lessons, by lesson and step. Attributes: `.hint` what the step wants and why, `.done` what happened and why, answers and their replies.

## The board, and who you are

lesson-the-board = The board, and who you are
    .goal = What lies on the map, what your Figure believes, and what you may do in a year.
    .learnt = You can read a token, you know the four Professions and the four years of a cycle, and you have taken your first turn.
lesson-the-board-map =
    It is 1599 and you are Ana: England, red. Spain holds eight ports, one of them Havana, which is lit. It took people from their
    homes to work there, and they are Slaves. Nobody plays Spain today; its ports stand all the same.
lesson-the-board-havana =
    A token shows its owner, then who works there, then a fort or Treasure. Look at Havana, and at the line under the map. Who works
    there?
    .citizen = A Citizen of Spain
    .citizen-reply =
        A Citizen would be a capital letter in his own color; the small s is a Slave. Citizens come later, out of Cathedrals, and
        are paid.
    .slave = A Slave, behind a fort
    .slave-reply = So it is. The small s is the Slave, F the fort that Spain's ports have while nobody plays Spain.
    .nobody = Nobody
    .nobody-reply = A Colony where nobody works shows a dash and would soon be abandoned. The small s is a Slave.
lesson-the-board-tribes =
    Everywhere else people live in their own towns: twenty Tribes, each with a white i. Calusa is lit. You can build a Mission among
    them, or take them away by force. Between them lie empty Squatter Sites, where all but Spain found Colonies.
lesson-the-board-figure =
    This board shows what each player believes. Your Figure stands in a corner that is called Callow: no job. Four arms lead out of
    the middle: colonist up, missionary right, royalist down, buccaneer left. At the end of each arm waits a victory.
lesson-the-board-mats =
    Each Playmat shows money, Ships and two numbers. Sway says how many Actions a card gives you and how many cards you may keep; it
    grows with every Colony you found. Reach says how many cards you draw in your job; it grows with Missions.
lesson-the-board-years =
    Four years make a cycle: goods, auction, play, sail. In a goods year Colonies find workers and yield Chests. In an auction year
    you get cards, in a play year you use them, in a sail year Ships carry Treasure and people. 1599 is an auction year.
lesson-the-board-turn =
    It is your turn. You could name a deck and have its card auctioned. Today take the third way, Debauchery: $1 and three Haven
    Cards. It costs a job, but you have none. Choose Debauchery with its number, or with the arrows and Enter.
    .hint =
        Take Debauchery: Haven Cards are how a Figure without a job gets one, and it is never cheaper than now. Auctions come in the
        third lesson.
lesson-the-board-havens =
    You have $1 more, and five Haven Cards that nobody else sees (c shows them). Each names a sea. A Callow player may play one for
    its Actions; a pirate shows one to stop a fleet in its sea.
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
    Around New Edinburgh lie Darien with its Tribe and Ronconcholón, a Spanish Cathedral with a Citizen. Near Araya lies only
    Píritu, where nobody is left. Which of your Colonies can get Labor?
    .araya = Araya, from Píritu
    .araya-reply = Píritu stands empty: whoever lived there has been taken away before.
    .edinburgh = New Edinburgh, from Darien or Ronconcholón
    .edinburgh-reply = Yes: both lie in the land zone of Panamá.
    .none = Neither, with only $1
    .none-reply = $1 is what a Citizen's salary costs. It is just enough.
lesson-a-goods-year-hire =
    Choose for New Edinburgh. To kidnap is free and makes a Slave of somebody from Darien. To hire costs $1, which Pablo gets, as
    the Citizen is Spanish; he cannot refuse. Hire the Citizen, and watch what becomes of Slaves.
    .hint =
        Hire the Citizen: he outlives the Chest that is placed this year, and Spain will think twice before it attacks a Colony
        where its own Citizen works.
    .done =
        Pablo has your $1. The Citizen works at New Edinburgh as a Refugee, which is what a Citizen in another color's Colony is
        called. Then the year went on by itself; read the log.
lesson-a-goods-year-dieoff =
    Araya found nobody and died out: its disk is back on your Playmat, and your Sway with it. That is the dieoff. Labor that can be
    had must be taken; you may not let a Colony die to spare a dollar.
lesson-a-goods-year-chests =
    The calendar names two Goods for 1602, gold and pearls. Every Colony in a zone with one of them got a Chest: yours in Panamá
    too. The $ at New Edinburgh is Treasure that lies there until a Ship fetches it.
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
    Four decks of Market Cards wait: Colony, Mission, Royalty, Ship. The top card of each lies open. In an auction year you name
    one, and everybody with money bids. You need money more than a Ship today, so have the Ship auctioned.
    .hint =
        Open the auction of the open Ship Card: Ben and Carla are rich, and what they bid goes to whoever opened the auction, which
        is you.
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
    Carla bids for nothing: she is a missionary. A Professional may draw from the deck of her job instead, as many cards as her
    Reach, without any money. The first is the open one, the rest nobody sees. That is what a job is good for.
lesson-auctions-could = The auction year is over. Could you have made a Professional Draw yourself?
    .yes = Yes, from any deck
    .yes-reply = Only from the deck of a Profession, by a Figure that stands on one of its rungs.
    .no = No: my Figure is Callow
    .no-reply = So it is. How to get a job is the next lesson.

## Your first job

lesson-your-first-job = Your first job
    .goal = A Figure becomes a Professional: by Marriage, by a Sword Fight, or by a Nudge.
    .learnt =
        Marriage takes an empty lowest rung, a Sword Fight any lowest rung, and every Market Card nudges you on. Havens need a
        Callow Figure; realms between the arms cost Ships or money.
lesson-your-first-job-haven =
    1600, a play year. Your Figure is Callow, so you may play Haven Cards. Tortuga offers a Peninsular Marriage: into a good family,
    and into a job. Play Tortuga.
    .hint = Play the Haven Card of Tortuga. Your Ship Card comes better second: its Nudge goes left, and from a corner that leads nowhere.
lesson-your-first-job-act = The card shows two Actions; Sway 1 allows one of them. Choose the Marriage.
    .hint = The Marriage, as you want a job. Black Market would sell cards.
lesson-your-first-job-where =
    A Marriage leads to a lowest rung, one of the four spaces beside the center, if it is empty. Ben stands on the missionary's.
    Where may you marry?
    .missionary = The missionary rung, where Ben stands
    .second = The second rung of the buccaneers
    .lowest = The lowest rungs of colonist, royalist and buccaneer
    .lowest-reply = Yes: all that are empty.
lesson-your-first-job-marry = Become a buccaneer: your other card is a Ship Card whose arrow points left, further along that arm.
    .hint =
        The buccaneer rung, at the left of the center: your Ship Card will nudge you on from there. From the other rungs its arrow
        leads back to a corner or nowhere.
    .done = You have a job. From next auction year on you can draw Ship Cards as a buccaneer, Reach many, without a bid.
lesson-your-first-job-again = You still hold the Haven Card of Port Royal, which has a Sword Fight. Can you play it now?
    .yes = Yes, any number of cards may be played
    .no = No, I am not Callow any more
    .no-reply = Right. It is still worth keeping: with a fleet in PIRATING it stops fleets in the sea it names.
lesson-your-first-job-nudge =
    Now play the Ship Card. Every Market Card first moves your Figure one space along its arrow, before anything else. It is called
    the Nudge, and it cannot be left out.
    .hint = Play the Ship Card: its Nudge takes you one rung deeper, and its Action brings your first Ship.
    .done = You stand on the second rung. Only lowest rungs can be taken in a Sword Fight, so this one is safe.
lesson-your-first-job-ship = The card still has its Action: Ship. It is Anchored on your Playmat instead of being discarded.
    .hint = Choose Ship: the Nudge alone is allowed too, but a buccaneer without a Ship is a poor one.
lesson-your-first-job-anchored =
    The Ship lies in PIRATING, and each Ship that comes there brings a Haven Card. Your Hand is too large for Sway 1 now.
lesson-your-first-job-end =
    End your turn. You will have to come down to your Hand Limit, which is your Sway or Mercantilism, whichever is lower: 1.
    .hint = End the turn; nothing else in your Hand can be played or sold by a buccaneer.
lesson-your-first-job-keep = Keep Port Royal: fleets from Jamaica and Cuba pass there. Discard La Blanquilla.
    .hint = Discard La Blanquilla. Its sea is a far corner, which few fleets pass.
lesson-your-first-job-ben =
    Ben plays a Mission Card. Its arrow pushes him one rung along the missionary's arm. Had you stood there, you would have changed
    places: a Duel. Into the realms between the arms a Nudge costs all your Ships (MUTINY) or $1 (MIDLIFE CRISIS).

## Playing a card

lesson-playing-a-card = Playing a card
    .goal = Nudge, Actions as many as your Sway, and Anchoring: a Peerage, then two Actions with one card.
    .learnt =
        Nudge first; then as many of the card's Actions as Sway allows, read before the first. Peerages need the right belief, raise
        Sway or Reach, and stay.
lesson-playing-a-card-admiral =
    You are a royalist with two cards and Sway 1. The Royalty Card can become a Peerage: a rank at court that lasts. It asks that
    you be the most Loyal of all, the furthest down. Play it; its Nudge goes down.
    .hint = Play the Royalty Card first. It will raise your Sway, and then your second card gives two Actions instead of one.
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
    Now the Colony Card, with Disk and Armada among its Actions. Its Nudge goes up: that makes you less Loyal. The Peerage stays;
    who you have to be is asked only when it is Anchored.
    .hint = Play the Colony Card: two Actions wait on it. To sell it would bring $1.
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
