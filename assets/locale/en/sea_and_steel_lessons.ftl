# Lessons, by lesson and step. Attributes: `.hint` what the step wants and why, `.done` what happened and why, answers and their replies.

## The islands, and who holds them

lesson-the-islands = The islands, and who holds them
    .goal = Read the map, take an area, look for gold, and see what wins.
    .learnt =
        Areas that follow each other in number are neighbors. Spain holds an area only with somebody in it; every other one is
        Indigenous. Gold moves Royal Support, and 15 Victory Points win.
lesson-the-islands-who =
    It is 1494. You are Ana and lead Spain, which has come to take these islands. Ben leads the people whose islands they are,
    Taínos and Caribes. Fifteen areas are numbered along a ring: 8 lies beside 7 and 9, and 15 beside 1. Higüey, 8, is lit. You
    hold it, as only your people stand there.
lesson-the-islands-empty = Nobody stands in Jaragua, 9. Who controls it?
    .mine = Spain, as I stand next to it
    .mine-reply = Spain controls an area only while one of its pieces, or a Citadel, is there and no Indigenous one.
    .theirs = The Indigenous side
    .theirs-reply = Yes. Every area that Spain does not hold is theirs, empty ones too.
lesson-the-islands-pieces =
    In Higüey stand Columbus, a Horseman, a Foot Soldier and a Pawn: CO, H, f, P. The number is what each fights with now; it
    changes as a side attacks or defends. The small letter is a Unit that has been hit: it shows its reduced side, and the next
    hit removes it, back into its bag.
lesson-the-islands-people =
    B and C are Taínos, Naborias and their Caciques; T and K are Caribes, Tamas and Calinagos, who fight harder. J is jungle, where
    they defend better. The line under the map tells it all about the place at the cursor.
lesson-the-islands-activate =
    It is your impulse: one area acts. You need a piece of your own in it, and control of it. Activate Higüey: press the number
    before it in the list. The numbers in brackets behind a text name its rule, and r opens it.
    .hint = Activate Higüey. It is the only area you control; from there somebody can go to Jaragua.
lesson-the-islands-move =
    Pick the Horseman, then send him to Jaragua: by the number in the list, which is not that of the area, or by f and the
    letter on the map. Whoever is not moved stays. No side may have more than three Units in an area; Columbus is a Leader and
    does not count.
    .hint = The Horseman to Jaragua. He leaves two Units and Columbus behind, so Higüey stays yours.
lesson-the-islands-done =
    You could move more. Choose Done: then the land is counted. For each area Spain has gained a die is rolled on the Fate card,
    where it says Gold. That is what the Crown wants from these islands.
    .hint = Choose Done. Higüey and Jaragua are held, and no other area is empty.
    .done = Jaragua is yours, and you have 2 Victory Points in all. The gold die was a 3, which is 0 on this card.
lesson-the-islands-grace =
    There is one marker with two faces. It shows Divine Grace, yours: once in this impulse you may roll dice of yours again, or
    make one die one less. A 2 would be +1. Choose one less.
    .hint = One less: a sure +1. Rolling again could bring a 6, and the Crown would be displeased.
    .done =
        Royal Support is 4. The marker now shows Yaya, Ben's face, and he can use it from the next impulse on, after a roll of his.
lesson-the-islands-worth =
    Each area is 1 Victory Point. Five of them, 1, 2, 7, 8 and 9, are marked 1 with a star: a Parchment covers their second point
    until a Notary takes it away. So 20 lie on the map.
lesson-the-islands-goal =
    After turn 6 Spain wins with 15 or more, the Indigenous side with less. Royal Support brings Soldiers with your Event cards, and
    moves the last point: from 8 up one more, at 0 and 1 one less. A side with nobody left on the map has lost when the turn ends.
lesson-the-islands-side =
    If you had moved everybody to Jaragua, Higüey would be Indigenous again at once. Maguana, 7, holds two Units of Ben's. Who may
    activate it?
    .taken = I, as my Soldiers stand next to it
    .taken-reply = Your areas are 8 and 9. Maguana is Ben's while his Units hold it.
    .kept = Ben
    .kept-reply = Yes, and it is his impulse now. From Maguana he can walk to Higüey.

## The first voyage

lesson-the-first-voyage = The first voyage
    .goal = How the islands are set up, where Columbus lands, and what may be done in the short first turn.
    .learnt =
        One Unit in every area, three Soldiers on the ships. The landing is a fight, then gold, the card, and one area activated.
        Five turns follow.
lesson-the-first-voyage-setup =
    1492. In every area one Unit was drawn from the bag of its tribe; where two tribes live a die chose, odd a Caribe, even a Taíno.
    Columbus and three Soldiers are at sea. Ana and Ben hold five of their eight Event cards each; the others nobody will see.
lesson-the-first-voyage-tracks =
    You are Ana, and Spain holds nothing yet. The tracks are lit, and the row above the map says the same. Where do they stand?
    .nothing = Victory Points 0, Royal Support 0
    .nothing-reply = The Crown has paid for the ships. Look at Support on the lit panel.
    .three = Victory Points 0, Royal Support 3
    .three-reply = So it is. 3 to 5 is the middle: no Soldier more or less with an Event card, nothing at the end.
lesson-the-first-voyage-landing =
    One of three Fate cards for this turn: Christmas at La Navidad. It says that the marker shows Divine Grace. The die for the
    landing is a 2: Marién, 6. Everybody goes ashore, and a Naboria defends the place.
lesson-the-first-voyage-fight =
    Up to three pieces fight in a round, the rest is in reserve and cannot be hit. Assign the three Foot Soldiers. Each rolls a die
    and hits if it is no higher than his Combat Factor, 4.
    .hint = The three Foot Soldiers: they fight as well as Columbus, and a Leader who is killed never comes back.
lesson-the-first-voyage-keep =
    2 and 3 hit, the 6 misses, as a 6 always does. You could use Divine Grace, but the whole first turn is one window: one use in
    it. Keep the roll.
    .hint = Choose to keep it: a Naboria takes two hits, and you have scored two.
    .done =
        The Naboria had its own die at the same time, and missed. Two hits remove it: Marién is Spain's, 1 Victory Point. Then gold
        was looked for, and the die is a 6.
lesson-the-first-voyage-gold =
    On this card a 6 costs Royal Support. Divine Grace again: one less would be a 5, which is as bad. Roll the die again.
    .hint = Roll it again: 1, 2 and 3 bring support, 4 nothing. One less would still be -1.
    .done =
        A 1: Royal Support is 4. The card then takes effect: as you hold the landing area and it is no jungle, a Palisade stands
        there.
lesson-the-first-voyage-action = One action is left in turn 1; from turn 2 on an impulse could also build. What may you do?
    .build = Build, a second fort perhaps
    .build-reply = There is no Build in turn 1. It begins with the impulses of turn 2.
    .activate = Activate Marién, or leave it
    .activate-reply = Yes: move, fight and search, or raid. Had the landing been beaten off, you could do nothing.
lesson-the-first-voyage-raid =
    Activate Marién, then raid Maguana, 7, instead of moving. A raid is one die: 1 or 2 removes the strongest Unit there, 3 reduces
    it, 6 costs a step of your own.
    .hint = Activate Marién and raid Maguana: nobody leaves the Palisade, and the neighbor gets weaker.
    .done =
        A 2: the Unit of Maguana is removed. The people there have nobody left to defend them, yet you gain no area: raiders stay at
        home, and an empty area is Indigenous.
lesson-the-first-voyage-turns =
    Turn 1 is over, its Fate card is gone. Turns 2 to 6 have five phases: Fate, Events, Reinforcement, Impulses, Final. In all of
    them Ben goes first. The marker can be used again.

## A turn in five phases

lesson-a-turn = A turn in five phases
    .goal = A Fate card, an Event card each in secret, reinforcements by their values, then the impulses.
    .learnt =
        Fate for all, Events in secret and the Indigenous one first, points to the lower value, impulses in turn, and a last look at
        Guacanagarí and the marker.
lesson-a-turn-fate =
    Turn 2. A Fate card is revealed: Barnacles. It does something at once, here to your ships; it gives both sides three impulses;
    and its icons and its gold table hold for the whole turn.
lesson-a-turn-barnacles =
    You are Ana. Barnacles reduces one of your Units. One that was reduced already would be removed. Take the Horseman in Marién.
    .hint = The Horseman of Marién: he stands behind a Palisade, and this turn there is a way to mend him.
lesson-a-turn-event =
    Now each side chooses an Event card of its hand in secret. It has an effect and a value, the RRV. A high one often means a
    strong effect; the lower of the two brings more reinforcements. c shows all cards. Choose Diego Méndez, RRV 1.
    .hint = Diego Méndez: two Soldiers, two Settlers, and with RRV 1 most likely points as well.
lesson-a-turn-order =
    Both were revealed together: Ben has chosen Tension Jumps in the Caribbean, RRV 4. His card was carried out first, and five
    Caribes have come to the islands of the east. Now yours: two Soldiers and two Settlers are drawn.
lesson-a-turn-place =
    Each new Unit goes where the card allows, here to any area of yours, three Units at most. Send both Soldiers to Jaragua, the
    Pawn to Higüey and the Notary to Marién.
    .hint = Arquebusier and Foot Soldier to 9, the Pawn to 8, the Notary to 6. Nobody stands alone then.
lesson-a-turn-columbus = The card also lets Columbus go elsewhere, with up to three Units. He stays: decline.
    .hint = Decline: Marién needs him more than the others do.
lesson-a-turn-points =
    Reinforcement. The values are 1 and 4, three apart: you, with the lower, have three points, Ben has had one. Equal or one apart
    would be two each. A point draws a Unit or turns a reduced piece. Draw a Soldier.
    .hint = Draw a Soldier: the strongest bag first, while there are three points.
lesson-a-turn-bag = Two points are left. What may you draw next?
    .soldier = Another Soldier
    .soldier-reply = Not before a Settler has been drawn.
    .settler = A Settler
    .settler-reply = Yes. Draws alternate between the bags, whatever is turned in between.
lesson-a-turn-flip = Turn the Horseman of Marién to full strength, then draw a Settler.
    .hint = First the Horseman: a point mends him. Then the other bag.
lesson-a-turn-where = A Foot Soldier and a Pawn are to be placed. Where may the Foot Soldier go?
    .beside = To an area next to mine, as Xaymaca, 10
    .beside-reply = Own areas come first; then empty ones beside them; then the enemy's beside them, with a combat at once.
    .own = To an area of mine with room
    .own-reply = Yes, as long as there is one. For each Unit the list is gone through anew.
lesson-a-turn-set = Jaragua is full. Put the Foot Soldier into Higüey; the Pawn then finds his place by himself.
    .hint = The Foot Soldier to 8: Maguana next door has just been reinforced.
    .done =
        Only Marién had room for the Pawn. An area gained in this phase brings gold, and Notaries may act; nothing of it today.
lesson-a-turn-impulses =
    Three impulses. In each Ben acts first, then you: activate one area, or for Spain build. Nobody passes, but one may activate an
    area and leave all where they stand.
lesson-a-turn-final =
    Last comes the Final Phase. Has a side nobody left? If the cacique Guacanagarí stands with Spain, a die says whether he goes
    over. And if the marker was not used in the whole turn, it turns over: Ben could lose Yaya by saving it too long.

## Moving by land and sea

lesson-moving = Moving by land and sea
    .goal = One area acts, and its pieces go on, by land and by sea, as far as two moves and the enemy allow.
    .learnt =
        Next door by land, anywhere by sea. Go on from areas without the enemy, twice at most; three Units an area when it ends.
        With Navigation Difficulties the first to sail costs a step.
lesson-moving-ways =
    You are Ana. One activated area moves; each of its pieces goes its own way. Standard Movement leads to a neighbor on the ring,
    Naval Movement to any other area. Columbus and three Soldiers stand in Higüey, 8.
lesson-moving-where = Which areas could you activate now?
    .empty = Maguana, 7, too: nobody is there
    .empty-reply = An empty area is Indigenous, and there is nobody in it to move.
    .own = Higüey or Jaragua, 8 or 9
    .own-reply = Yes: areas you control, with a piece of yours in them.
lesson-moving-land = Activate Higüey and send the Horseman to Maguana, 7. That is next door: Standard Movement.
    .hint = Higüey, then the Horseman to 7. Nobody stands there, so he need not stop.
lesson-moving-further =
    Maguana is empty. Whoever comes to an area without the enemy may go on from there: Extended Movement. Send the Horseman on to
    Marién, 6.
    .hint = The Horseman, who is in 7 now, on to 6. Marién is empty too.
lesson-moving-third = The Horseman has moved twice. Could he go on to Baracoa, 5?
    .yes = Yes, until he meets somebody
    .yes-reply = Two moves in an impulse are all.
    .no = No, two moves are the limit
    .no-reply = Right. Whoever meets the enemy stops even before.
lesson-moving-chain =
    Entering an area opens it: pieces that stood there may leave too. You want a Soldier in Xaymaca, 10, where a Naboria lives. Send
    a Foot Soldier from Higüey to Jaragua, 9.
    .hint = A Foot Soldier of Higüey to 9. The one who stands there can then take the second half of the way.
lesson-moving-crowd = Four Units stand in Jaragua now. Could you end the movement?
    .stay = Yes, they are all mine
    .stay-reply = Three are the limit in the end.
    .leave = No, somebody must leave first
    .leave-reply = Yes. For a moment more may stand together, as long as the excess can still go on.
lesson-moving-meet =
    Send the Foot Soldier of Jaragua who has not moved to Xaymaca, 10. A Naboria stands there: he will have to stop and fight.
    .hint = The Foot Soldier of 9 who has not moved yet, to 10. The other one has a move left too, but he may be needed.
lesson-moving-sail =
    Now sail: the Pawn of Jaragua to Cubanacán, 2, far away and empty. The Fate card shows Navigation Difficulties, so the sea has a
    price today.
    .hint = The Pawn of 9 to 2. An area without anybody in it needs no Soldier.
lesson-moving-pay =
    Before the first piece sails from an area, one Unit there takes a step: a full one is reduced, a reduced one removed. A Leader
    cannot pay. Let the other Pawn pay, who stays.
    .hint = The Pawn who stays: he loses least by it. The Foot Soldier would fight worse, and the Pawn who sails is alone.
    .done =
        The Pawn of Jaragua is reduced, the other one has sailed. Neighbors are always reached without payment, even across water.
lesson-moving-again = The Pawn who is left in Jaragua could sail to Borinquén, 11. Would somebody have to pay again?
    .pays = Yes, for each who sails
    .pays-reply = One payment opens the sea for everybody who sails from that area in this half. From Higüey it would cost anew.
    .free = No, Jaragua has paid
    .free-reply = Yes, for this half.
lesson-moving-end =
    Enough: choose Done. Then the combats are fought, here one in Xaymaca, and after them gold is sought in every area gained.
    .hint = Done: Higüey keeps a Soldier and Columbus, Jaragua two Units.
lesson-moving-result =
    The Foot Soldier has won in two rounds: Xaymaca, Marién and Cubanacán are Spain's, three gold dice of no use. Maguana was only
    passed; nobody stayed, so it is Indigenous.
lesson-moving-tribes = Ben's Tama stands in Ay-Ay, 12. It cannot sail the open sea: the tribes have no ships. What can he do with it?
    .sails = Activate it, or Jaragua
    .sails-reply = Jaragua is yours; he activates what he controls and holds.
    .walks = Activate it, and move to 11 or 13
    .walks-reply = Yes: neighbors in number, though water lies between. Only a Rebel takes one of them along over the open sea.

## Combat

lesson-combat = Combat
    .goal = Choose who fights, roll, suffer, and know when to withdraw, in attack and behind a Palisade.
    .learnt =
        Three pieces a side and round, dice not above the factor, losses where their owner wants them; then the defender, then the
        attacker may withdraw. It ends when one side is gone.
lesson-combat-attack =
    You are Ana. Columbus has left Higüey with all he had and attacks Maguana, 7: a Cacique and two Naborias, in jungle. Each round
    each side assigns one to three pieces, the attacker first. Who is in reserve cannot be hit.
lesson-combat-factor =
    A Horseman attacks with 5. In jungle attacking Soldiers, Rebels and Columbus have 1 less, defending Taínos, Caribes and Settlers
    1 more. He rolls a 5. Does he hit?
    .five = Yes, 5 is his Attack Factor
    .five-reply = In open country he would. Under the trees his factor is 4, and a 5 is too high.
    .four = No, here he has 4
    .four-reply = Right. The sums stand on the lit panel and beside each piece.
lesson-combat-assign =
    Assign the Horseman, the Foot Soldier and Columbus. The Pawn stays in reserve. Ben assigns his three. You roll first, then he;
    the hits of both sides fall together.
    .hint = Horseman, Foot Soldier, Columbus: the highest factors. A Pawn attacks with 2.
lesson-combat-hits =
    Two hits each. You spread yours over pieces that fought, one step a hit: two on one Unit would remove it. Reduce the Foot
    Soldier and the Horseman.
    .hint = One hit on the Foot Soldier, one on the Horseman: both live, and Columbus is spared.
    .done =
        You have nobody less, but weaker ones. Ben put both hits on his Cacique, who is removed: two full Naborias are left.
lesson-combat-away =
    After the hits pieces may withdraw: to an own area with room, or to an empty one. First the defender is asked, Ben. Where could
    a Naboria go?
    .origin = To Higüey, 8, which is empty now
    .origin-reply = The attack came from there.
    .home = To Marién, 6, where one of its people stands
    .home-reply = Yes, his own area, with room for two.
lesson-combat-withdraw =
    Ben stands. Now you may withdraw any of yours, by land or by sea; the rest fights on. Send the reduced Foot Soldier to Jaragua,
    9, then stand.
    .hint = The reduced Foot Soldier to 9, then Stand: he has 2 in this jungle, and Jaragua needs him.
lesson-combat-second =
    Round two is assigned anew; reserves may step in. Assign the Horseman and Columbus, then Done: the Pawn need not be risked.
    .hint = The Horseman, Columbus, Done. Whoever stays in reserve lives through the round, whatever the dice say.
    .done =
        Both of yours hit, both of his miss: one Naboria is removed, and one is left, at full strength. Ben is asked again.
lesson-combat-won =
    It withdraws to Marién. When one side is gone the combat is over: Maguana is Spain's, Higüey, left empty, is not. Then the gold
    die, a 1: the jungle of the Cibao has what the Crown wants.
lesson-combat-defend =
    Ben's half: two Calinagos come from Xaymaca to Jaragua. You defend with Defense Factors, and your Palisade gives each Spanish
    piece there 1 more. Assign all.
    .hint = All: two pieces, two dice. Defending costs nothing more than standing there.
    .done =
        He missed with 4 and 5. Your 5s: the Foot Soldier has 4 and 1, which is 5 and a hit; the reduced one has 3 and 1, a miss.
lesson-combat-stand = You are the defender now and are asked first. Stand.
    .hint = Stand: they have 3 and one is hurt; behind the Palisade you have 5 and 4.
lesson-combat-held =
    Ben takes both home to Xaymaca, where he left a third. Had all three come, Xaymaca would be empty, and nobody may withdraw to an
    empty area an attacker came from.
lesson-combat-fort =
    A Citadel would give 2 instead of 1. No sum goes above 5 or below 1; a 1 always hits, a 6 never. Leaders fight on without Units.
    Some cards give a first strike: one side's hits fall before the other rolls, in round one.

## Raids, forts and Notaries

lesson-raids-and-forts = Raids, forts and Notaries
    .goal = Hurt a neighbor without leaving home, build Palisades and Citadels, and make an area worth two.
    .learnt =
        A raid is a die against a neighbor, and success allows a second. Palisades need open land and a Spaniard, a Citadel a
        Palisade and a Pawn. A Notary makes one of five areas worth 2.
lesson-raids-and-forts-instead =
    You are Ana. Instead of moving, all pieces of an activated area may raid. Nobody goes anywhere: a die decides whether people of
    the neighboring area are killed, or raiders are. Spain gains no area by it.
lesson-raids-and-forts-target = You activate Higüey, 8. Whom could it raid?
    .far = Marién, 6
    .far-reply = A raid reaches only a neighbor, and 6 does not follow 8.
    .near = Maguana, 7
    .near-reply = Yes: a neighbor with enemy Units. Leaders and Citadels cannot be raided.
lesson-raids-and-forts-raid =
    Activate Higüey and raid Maguana. 1 and 2 remove its strongest Unit, 3 reduces it, 4 and 5 do nothing, 6 reduces your strongest
    raider.
    .hint = Higüey, then Raid 7: half of the rolls hurt them, one in six hurts you.
    .done =
        A 2. The strongest is the one with the highest Defense showing: the Calinago is removed. A Naboria is left.
lesson-raids-and-forts-again =
    After a success you may raid the same area a second time. It is more dangerous: with 4 and 5 your strongest raider is reduced,
    with 6 removed. Raid again.
    .hint = Raid again: half of the rolls are good, and your Foot Soldier is whole. Ending the raid would be as legal.
    .done = A 3: the Naboria is reduced. Two attempts are all.
lesson-raids-and-forts-back =
    Ben raids Jaragua, 9, from Xaymaca. A 6: his strongest raider, by Attack, is reduced; of two alike he took the Calinago. Against
    a Citadel 1 is added to the die; 1 is taken off when the tribes raid into jungle without a Rebel.
lesson-raids-and-forts-where = Instead of activating, Spain may build, up to three Palisades. Where could one stand?
    .second = In Cubanacán, 2, a second one
    .second-reply = One fort an area.
    .open = In Higüey and Jaragua
    .open-reply = Yes: held by a Spanish piece, no jungle, no fort yet.
lesson-raids-and-forts-palisades = Build a Palisade in Higüey and one in Jaragua. They help defenders, 1 each.
    .hint = Higüey, then Jaragua: Ben stands next to both. Nowhere else a third could stand.
    .done =
        Two Palisades stand. One is gone as soon as no Spanish piece is left with it. Ben activates Karukera and leaves all where
        they stand.
lesson-raids-and-forts-citadels =
    A Citadel takes the place of a Palisade and of a Pawn, who goes back to his bag. Up to two in one action. Build one in Cubanacán
    and one in Higüey.
    .hint = Cubanacán, then Higüey: a Pawn each. Without any Citadel Spain loses a point at the end; three of them may bring one.
    .done =
        A Citadel holds an area alone, and keeps Spain in the game. It does not fight, but defenders there have 2 more. It falls
        when only Indigenous pieces are with it.
lesson-raids-and-forts-parchment =
    Now the deed. At the end of a Spanish half with movement a Notary may turn in the Parchment, in the activated area or in one
    that was entered. Activate Jaragua, and end the movement at once with Done.
    .hint = Jaragua, then Done. Nobody need move; it counts as an activation all the same.
lesson-raids-and-forts-which = Notaries stand in Higüey and in Jaragua. Which of them may act now?
    .both = Both
    .both-reply = Higüey is yours and covered, but it was neither activated nor entered.
    .one = The one in Jaragua
    .one-reply = Yes. In the Reinforcement Phase any may, in the Event Phase those whom the card has placed.
lesson-raids-and-forts-notary = Have the Notary of Jaragua take the Parchment away. The land is Spanish on paper then.
    .hint = The Notary: a second point for Jaragua, and the action is free.
    .done =
        Jaragua is worth 2, whoever holds it later. The Notary is back in his bag. Had he stood there alone, the area would be empty
        now, and lost.

## Event cards, and too many in one place

lesson-events = Event cards, and too many in one place
    .goal = Choose a card in secret, carry out both in order, bring Columbus back, and clear an area that holds too many.
    .learnt =
        The Indigenous card comes first, with all it brings; then Spain's. Royal Support changes the Soldiers. Only a card with the
        icon may overstack, and such an area acts first.
lesson-events-hand =
    Turn 4, the Event Phase. You are Ana. Columbus sits in Prison in Spain: last turn you played Francisco de Bobadilla, who brings
    Soldiers and arrests him. Three cards are left in your hand; five in all are played, one a turn.
lesson-events-choose =
    Columbus's Fourth Voyage lands Soldiers and Settlers in 1, 10 or 13, and Columbus joins them, from Prison too, at full strength.
    Choose it. Ben chooses at the same time.
    .hint = Columbus's Fourth Voyage (#16). A Reinforcement point would release Columbus as well, but brings no ships.
lesson-events-first =
    Ben's card comes first: Alonso Pinzón's Desertion. Spain removes two Soldiers, from 5, 6 and 15 first. You choose which: keep
    the Horseman of Marién, remove the other two.
    .hint = The Foot Soldier and the Arquebusier of 6. With the Horseman there Marién stays yours.
    .done =
        Two Taínos have come to Baracoa by the same card. Now yours. Its three Soldiers are two, as Royal Support stands at 2: one
        less. With the Settlers that makes four Units.
lesson-events-land =
    The card has the Overstacking icon: all land in one area, more than three if need be, and even on the enemy where the card names
    it. Land in Xaymaca, 10.
    .hint = Xaymaca: one Naboria there, and Jaragua next door is yours.
lesson-events-fight =
    Columbus has joined them. Who lands among the enemy attacks at once. Assign the Horseman, the Foot Soldier and Columbus.
    .hint = The Horseman, the Foot Soldier, Columbus. The Pawns stay in reserve.
    .done =
        Xaymaca is taken. Gold for the area, and one roll more by the card: Royal Support is 3. Then the values were compared, 3
        against 2. One apart is two points each.
lesson-events-four =
    Four Units stand in Xaymaca, and may for now: that is what the icon allows. But nobody else may come in, and the area must be
    cleared. Both sides have spent nothing on reinforcements; the impulses begin.
lesson-events-which = Ben has had his half. What may you do?
    .build = Build a Palisade in Jaragua
    .build-reply = No building either, while somebody can leave.
    .other = Activate Higüey
    .other-reply = Xaymaca has more than three.
    .this = Activate Xaymaca
    .this-reply = Yes, and move out until three are left. A raid instead would not be allowed.
lesson-events-clear = Activate Xaymaca, send the Horseman to Jaragua, and choose Done.
    .hint = Xaymaca, the Horseman to 9, Done. Before somebody has left, Done is not offered.
    .done = Three Units and Columbus are left. A Leader does not count, and the exception is over for good.
lesson-events-leaders =
    Columbus in Prison or at Court is not on the map, but alive. A Leader who is killed is out of the game. With Columbus' Will, a
    card agreed upon beforehand, a die then says whether heirs come or the Crown turns away.
lesson-events-guacanagari =
    Guacanagarí's Support, card 10, brings that cacique to Marién on Spain's side. He fights with 3 and dies of one hit. In each
    Final Phase a 6 takes him to the Indigenous side, for good.

## The peoples of the islands

lesson-the-other-side = The peoples of the islands
    .goal = Lead the Indigenous side: two tribes, Leaders who hold them together, rebels who have ships.
    .learnt =
        An Indigenous Leader keeps the tribes together. Rebels come by card, fight hard and take one of yours along over the sea.
        The Sons of Caonabó bring three Caribes when it counts.
lesson-the-other-side-who =
    Now you are Ben. The Fate card of turn 4 shows Indigenous Conflict: where Taínos and Caribes stand together they fight one
    round, both with their Attack Factors, unless an Indigenous Leader is with them. Caonabó is in Maguana, 7, Anacaona in Jaragua,
    9.
lesson-the-other-side-fought = Both tribes stand in 7, 9 and 11. Who has lost a step?
    .caonabo = Somebody of Caonabó's, in 7
    .caonabo-reply = Where he stands there is no conflict, nor where Anacaona rules.
    .nobody = A Naboria in Borinquén, 11
    .nobody-reply = Yes. And for the whole turn no Taíno may go where a Caribe stands, nor a Caribe to a Taíno, without such a Leader.
lesson-the-other-side-revolt =
    Choose Roldán's Revolt: Spaniards who rise against Columbus. A die says how many Rebels come, from two to five, all to one of
    the areas 6 to 9. Ana has chosen her card.
    .hint = Roldán's Revolt (#4). Rebels attack with 4, and they are drawn by cards only, never as reinforcements.
    .done = The die is a 3, which brings three Rebels: two Troopers and a Captain.
lesson-the-other-side-land = Land them in Higüey, 8, where a Foot Soldier and a Pawn hold the place for Spain.
    .hint = Higüey: two Spanish Units without a Palisade. In Marién they would fight against one.
lesson-the-other-side-fight = You have landed, so you attack. Assign all.
    .hint = All three: their factor is 4 each, in open country.
    .done = 2 and 4 hit. Ana spread them, and both of hers are reduced. Her dice missed.
lesson-the-other-side-pox =
    She withdrew, and Higüey is free. Her card was Smallpox Epidemic: in Karukera, 13, people fell ill, and a Calinago is reduced.
    Points were left unspent. The impulses begin.
lesson-the-other-side-apart = You could activate Ay-Ay, 12. To which neighbor may a Tama, a Caribe, go?
    .eleven = To Borinquén, 11, to help the Tama there
    .eleven-reply = Two Taínos live there too, and the conflict lasts all turn. Passing through counts as entering.
    .thirteen = To Karukera, 13
    .thirteen-reply = Yes, only Caribes are there.
lesson-the-other-side-sail =
    A Trooper and a Naboria share Xaymaca, 10. Rebels have ships: activate Xaymaca, send the Trooper to Guaniguanico, 1, and the
    Naboria along with him, then Done.
    .hint = Xaymaca, the Trooper to 1, with the Naboria, Done. One companion for each Rebel, from the same area to the same area.
lesson-the-other-side-ashore = A lone Pawn holds Guaniguanico for Spain. Assign all.
    .hint = All: two dice, and the Pawn has only one.
    .done =
        A 1 always hits, and the 3 hits for the Trooper: the Pawn is removed, and Spain has 2 Victory Points. Then Ana attacked
        Maguana from Marién with a Horseman and a Foot Soldier.
lesson-the-other-side-sons =
    With Caonabó travel his Sons, a token that does not fight. When a combat begins in their area you may replace them by three
    Caribes, whatever the limit or a conflict says. Do it.
    .hint = Replace them: three Caribes stand there at once. The token is spent by it, but two Soldiers at the gate are worth it.
    .done = Two Tamas and a Calinago have come. Ana, the attacker, assigned her two first.
lesson-the-other-side-defend =
    In jungle your tribes defend with 1 more; Caonabó, a Leader, with his plain 4. Assign a Tama, the Calinago and Caonabó.
    .hint = A Tama, the Calinago, Caonabó: the best three. The others are in reserve and cannot be hit.
    .done = Two hits. Her attackers have 1 less under the trees and missed. In Anacaona's area your Units would have 1 more still.
lesson-the-other-side-stand = The defender is asked first. Stand.
    .hint = Stand: nobody of yours is hurt, both of hers are reduced.
lesson-the-other-side-many =
    Ana has fled to Marién. Five Units and Caonabó stand in Maguana now, so in your next half it must act first and send two away.
    The Sons are out of the game; Caonabó fights on.

## The end, and who has won

lesson-the-end = The end, and who has won
    .goal = Count what turn 6 adds and takes, and make the last impulse decide.
    .learnt =
        After turn 6 the points of the areas count, moved by Royal Support, Citadels and Anacaona; 15 are Spain's victory. Before
        that, a side with nobody left when a turn ends has lost.
lesson-the-end-now =
    Turn 6, the last impulse, and only you, Ana, have still to act. Your areas bring 14 points. At the end they are moved: 1 up with
    Royal Support 8 or more, 1 down with 0 or 1; 1 down without a Citadel; 1 down while Anacaona is free.
lesson-the-end-still = You have one Citadel, Royal Support 5, and Anacaona rules in Jaragua. If you just leave all as it is, who wins?
    .spain = Spain: 14 and a Citadel make 15
    .spain-reply = One Citadel only avoids a loss. All three together bring 1, unless Royal Support has brought it.
    .islands = Ben, with 13
    .islands-reply = Yes: 14, and 1 less for Anacaona. Below 15 the Indigenous side has won. The row At end keeps that count.
lesson-the-end-enough = Borinquén, 11, is empty and worth 1. Would it be enough to take it?
    .yes = Yes, that makes 15
    .yes-reply = Count Anacaona: 15, less 1. Ben would win with 14.
    .no = No
    .no-reply = Right, 14. You need the area where she is.
lesson-the-end-attack =
    Jaragua is worth 2, and whoever controls it decides on which side Anacaona is. Activate Xaymaca, 10, send the Horseman and the
    Foot Soldier to Jaragua, then Done. Columbus holds Xaymaca.
    .hint = Xaymaca, the Horseman to 9, the Foot Soldier to 9, Done. Columbus alone is enough to keep Xaymaca.
lesson-the-end-fight = A Cacique defends, with 1 more because Anacaona is with him. Assign all.
    .hint = All: two hits are needed, and two Soldiers can score them.
    .done =
        Two hits, and the Cacique is removed. Jaragua is Spain's, 16 points; Anacaona is in Spanish hands and takes nothing from
        them. The gold die brought nothing.
lesson-the-end-turning =
    The Final Phase. Guacanagarí stands alone in Marién for Spain. A die is rolled; on a 6 he goes over. What would become of
    Marién?
    .lost = It is lost, with its point
    .lost-reply = Yes. He goes to the nearest area with Indigenous Units, and what he leaves is looked at at once.
    .kept = It stays Spanish, a Palisade is there
    .kept-reply = A Palisade holds nothing. Without a Spanish piece it goes.
lesson-the-end-count =
    A 6. Guacanagarí is gone, 15 points are left. One Citadel, Royal Support 5, no Anacaona: nothing is added or taken. 15 is just
    enough: Spain has won.
lesson-the-end-levels =
    15 and 16 are a Minor victory of Spain, 17 and 18 a Substantial, 19 and 20 a Decisive one. 13 and 14 are a Minor victory of the
    Indigenous side, 11 and 12 a Substantial, 10 and less a Decisive one.
lesson-the-end-wiped =
    In every Final Phase it is first asked whether a side has no Unit, no fighting Leader and no Citadel left. Then the other has
    won a Decisive victory. If both are gone, the islands are Indigenous.

## Alone against the Nitayno

lesson-the-nitayno = Alone against the Nitayno
    .goal = The game for one: how markers and lists decide for the Indigenous side, and how to read why.
    .learnt =
        Cards, markers, the countdown and a list of six targets decide, never a choice of yours. The log says what he took and what
        he passed over, with the section.
lesson-the-nitayno-who =
    Alone you, Ana, lead Spain. The Nitayno leads the islands against you, by dice, cards and Area markers; the program draws them.
    All rules hold but where section 5 says otherwise. Divine Grace / Yaya is not in this game.
lesson-the-nitayno-hand = Turn 3, before the Fate card. How many Event cards does he hold in his hand?
    .four = Four, as I do
    .four-reply = Look at the lit panel: yours are counted, his are not.
    .none = None
    .none-reply =
        Right. His eight are a deck, and one is drawn each turn. Besides he has Nitayno cards, three for turn 2 and nine for the
        turns after it.
lesson-the-nitayno-fate =
    The Fate card brings two Caribes to one of 12, 13, 14, as Spain holds none of these. A player would choose. He draws an Area
    marker and counts down: the next lower number that applies; after 1 comes 15.
lesson-the-nitayno-count = The marker is a 3. Where do the Caribes go?
    .twelve = To Ay-Ay, 12, the nearest
    .twelve-reply = Count down: 3, 2, 1, and then from the top.
    .fourteen = To Matininó, 14
    .fourteen-reply = Yes: 3, 2, 1, 15, 14. Spanish areas receive such Units only where there is no other.
lesson-the-nitayno-special =
    From turn 2 on he has a phase of his own: a Nitayno card. What it brings depends on your points; at 3 it is two Taínos. Marker
    2: Cubanacán is yours, so they came to 1. If a card could do nothing, another would be drawn. Read it in the log.
lesson-the-nitayno-event = Events. You go first here, and he draws his card only when yours is done. Choose Diego Méndez, RRV 1.
    .hint = Diego Méndez (#13): you cannot know his card, and a low value brings points against most of them.
lesson-the-nitayno-place =
    Two Soldiers and two Settlers. Send the Horseman to Higüey, the Foot Soldier and the Notary to Cubanacán. The Pawn finds the
    only place left.
    .hint = The Horseman to 8, the Foot Soldier and the Notary to 2: the card has placed that Notary, so he may act at once.
lesson-the-nitayno-notary = The Notary of Cubanacán may take the Parchment away. Have him do it.
    .hint = The Notary: a second point. He is no defense anyway.
    .done = Cubanacán is worth 2. Then the Nitayno drew his card.
lesson-the-nitayno-storm =
    He drew Storm at Sea, which is replaced while you have six Soldiers or fewer. The next was Tension Jumps in the Caribbean: five
    Caribes, marker 13, counted down where there was room. Where a card names areas, they are obeyed.
lesson-the-nitayno-points =
    1 against 4: three points for you, one for him. He only reinforces, by marker: in Baracoa, 5, a Taíno joined a Taíno; among two
    colors it is the one with the higher factor. Draw a Soldier, then stop.
    .hint = Draw a Soldier, then spend no more. In a real game you would use all three.
lesson-the-nitayno-marker =
    Now the impulses. A marker, counted down to an area with Indigenous pieces, says which acts. If an 8 were drawn, with your
    Higüey on it, what would happen?
    .none = Nothing, his half is lost
    .none-reply = He is never idle while some area of his can act.
    .seven = Maguana, 7, would act
    .seven-reply = Yes. With three Units there it may move; with fewer than three in a 2VP area, or one in jungle, it only raids.
lesson-the-nitayno-moves =
    It was a 10. His targets in order: an empty 2VP area; a Spanish one where he is superior; an empty 1VP area, one Unit; a Spanish
    one; then a raid on 2VP, on 1VP. Jaragua was empty: both Caciques went there.
lesson-the-nitayno-citadel =
    The log says what he chose; after Passed over stands what he did not take, and by which rule. Now you: build a Citadel in
    Higüey, for the Pawn.
    .hint = A Citadel in Higüey: it adds 1 to his raid dice there, and holds the area when your Soldiers leave.
lesson-the-nitayno-raids =
    Marker 8, so 7 acts. The log: no empty area reached; in 8 and 6 he is weaker; priority 5, a raid on Higüey. The die, 3, and 1
    for the Citadel make 4: nothing. On 2VP areas he always tries a second time after a success.
lesson-the-nitayno-attack =
    The Caciques in Jaragua are weak. Activate Higüey, send the Horseman and the Foot Soldier to Jaragua, then Done. The Citadel
    holds Higüey.
    .hint = Higüey, the Horseman to 9, the Foot Soldier to 9, Done. Two Soldiers against two Caciques, and Higüey stays yours.
lesson-the-nitayno-fight = He assigns his three strongest. Assign all of yours.
    .hint = All: 5 and 4 against two Caciques with 2.
    .done = Two hits. His losses have an order too: the weakest first, reduced before full, Leaders last. One Cacique is left.
lesson-the-nitayno-stays =
    Superior means more full-strength Units, or as many and no smaller sum of factors. He is not. Xaymaca beside him is empty. Did
    he withdraw?
    .weak = Yes, as he is weaker
    .weak-reply = Elsewhere he would. Look at the log.
    .holds = No, he holds
    .holds-reply =
        Right: he never leaves a 2VP area he defends, nor any in the last two impulses of turn 6. From others he goes to the
        neighbor with most of his Units.
lesson-the-nitayno-won = Stand, then assign all once more.
    .hint = Stand, then All: one Cacique is left there, and nobody of yours is hurt.
    .done =
        Jaragua is yours, 5 Victory Points. Where he can he leaves garrisons when he moves: two Units in 2VP areas, one in jungle.
        Xaymaca needs none, so he could empty it.
lesson-the-nitayno-final =
    The Final Phase is as by two, without the marker. On turn 6 his last half is not drawn: the lower half of that turn's Nitayno
    card is carried out.
lesson-the-nitayno-levels =
    Harder: a Caribbean Governor gets no point for Royal Support, and the Nitayno two Units at least and the better of two Event
    cards. A Viceroy must also hold all of 1, 2, 7, 8, 9; no Citadel costs 2; Rebels recover, and three misses are rolled again.
