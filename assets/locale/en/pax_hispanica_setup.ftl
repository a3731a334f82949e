# What a host says of Pax Hispanica before it begins: nations, options, how long it takes.

setup-about = The Spanish Main from 1598 on. Each plays a nation in Europe whose settlers, missionaries, smugglers and pirates live off Spain's colonies, their silver and their slaves. There are five ways to win: four for those who carry one way of thinking to its end (Tea Party, Abolition, El Patrón, Sun King), and the most tokens on the map when the last year is over (G3).
setup-duration = { $start ->
    [comet] { $length ->
        [short] 24 years, six rounds of goods, auction, play and sail. Count on about three quarters of an hour for each player
       *[long] 36 years, nine rounds of goods, auction, play and sail. Count on a little over an hour for each player
    }
   *[other] { $length ->
        [short] 40 years, ten rounds of goods, auction, play and sail. Count on about an hour and a quarter for each player
       *[long] 52 years, thirteen rounds of goods, auction, play and sail. Count on about an hour and a half for each player
    }
}, half as much again the first time. A victory by way of thinking can end it sooner. It can be left and gone on with after any choice.

setup-about-length = The last year, marked by the Dove (C1b). Four years make a round, so every four years more are one round more.
setup-about-length-long = Until 1649, the Peace of Westphalia. The Dove can be moved.
setup-about-length-short = Until 1637, the Peace of Prague: three rounds fewer. The better choice for a first game.
setup-about-start = Where the calendar begins (C1a). The map and the cards are set up the same way.
setup-about-start-1598 = The whole story: two years of War, then a Pax in which to settle, until War returns in 1618.
setup-about-start-comet = Four rounds later, with the comet of 1614. Their Omens do not happen, and War is near. For an evening that must end.
setup-about-pax = War or Pax decides who goes first and whether a PRIVATEER may attack (B3c).
setup-about-pax-normal = War until 1602, Pax from 1603, and War again from 1618 to the end.
setup-about-pax-forever = A variant: from 1603 on it is Pax for good, and the Dove Action does not exist (C2). A game for settlers and smugglers.
setup-about-maroon-king = A variant for England (C3b).
setup-about-maroon-king-no = England plays with its national ability.
setup-about-maroon-king-yes = England gives up its national ability and begins with the Peerage MAROON KING: Indigenous count for it in land battles, and it may neither enslave nor kidnap. It needs a player on England.
setup-about-interdiction = When a fleet sails by, pirates may strike (F1). Who holds which Haven Card is secret, so it matters how they are asked.
setup-about-interdiction-open = As at a real table: the sail is public, and at each sea zone anybody may press ! and take the keyboard. Nobody calling is everybody's no. Quick.
setup-about-interdiction-sealed = Whoever could strike is asked in private at each sea zone, behind a curtain; "never for this sail" is one of the answers. Nothing shows in a face, but the keyboard goes round more often.

seat-start = Begins with Sway { $sway }, Reach { $reach }, ${ $dollars }, { $colonies ->
    [0] no Colony,
   *[other] { $colonies } Colonies,
} two secret Haven Cards, { $galleons } Galleons and { $citizens } Citizens to send out.
seat-ability = National ability
seat-ability-reconstructed = National ability, reconstructed
seat-no-ability = None.
seat-gives-up = In this game England begins with MAROON KING instead.
seat-about-purple = Spain holds the eight old ports and the most Sway, so it can do more than anybody else from the first year on. Everybody will want something from it, or want it gone. At its best with four or five players.
seat-about-red = England needs no war to raid. A seat for whoever likes the sea more than the land.
seat-about-blue = France digs in: a land zone with French Missions in it is hard to take, and worth helping. A seat for builders.
seat-about-orange = The Netherlands are pirates by trade: they have a Haven Card more than anybody else whenever they lie in wait, and fleets learn to go round them.
seat-about-green = Courland is small and trades with everybody. Whoever leads its fleet, it can smuggle. A seat for whoever likes money more than flags.
