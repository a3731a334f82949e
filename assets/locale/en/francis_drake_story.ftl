# The end: who has won and why, what was counted, charts, the story.

and = and

ending-points = { $seats } has won with { $n } VP.
ending-second = { $count ->
    [one] { $seats } comes second with { $n }.
   *[other] { $seats } come second with { $n }.
}
ending-tied = { $count ->
    [one] { $seats } has as many, but a Homebound Dock behind { $dock }.
   *[other] { $seats } have as many, but Homebound Docks behind { $dock }.
}
ending-most = Most of it came from { $source }: { $n } VP.

source-town = towns
source-fort = forts
source-galleon = galleons
source-kinds = kinds of target
source-hero = the hero's welcome
source-office = the Admiral and the Governor
source-investor = the Investor
source-commodities = commodities
source-chest = the chest

final-points = Victory points
final-commodities = Commodities
final-goods-worth = VP for them
final-silver = Silver
final-gold = Gold
final-jewels = Jewels
final-chest-worth = VP for the chest
final-investor = Investor used
final-yes = yes
final-dock = Homebound Dock

course-points = Victory points
course-points-note = the number below is the voyage
course-docks = The order of the ships
course-docks-note = each voyage: in Plymouth Street, then at sea
course-dock = dock { $n }
course-end = end
course-now = now
course-sources = VP came from
course-began = the beginning
course-voyage = of these on voyage { $n }

story-stopped = From voyage { $voyage } on this record parts from the rules of today; what came later cannot be told.
story-so-far = The game goes on; this is the story so far.
story-nothing = Nothing worth a sentence has happened yet.
story-voyage = voyage { $n }
story-attacked = { $seats } plunders { $place } for { $n } VP, with { $crew ->
    [0] { $guns } guns
   *[other] { $guns ->
        [0] { $crew } crew
        [one] { $crew } crew and 1 gun
       *[other] { $crew } crew and { $guns } guns
    }
}.
story-failed = { $seats } attacks { $place } and finds it stronger than expected.
story-all-kinds = { $seats } has taken a town, a fort and a galleon in one voyage: { $n } VP.
story-hero = { $seats } is home early and welcomed as a hero: { $n } VP.
story-ghost = Nobody in the Tavern signs on with { $seats }; a Ghost Ship sails along.
story-investor = { $seats } sells { $n } VP to the Investor.
story-swapped = { $seats } listens to the Informer and swaps discs between { $one } and { $other }.
story-moved = { $seats } listens to the Informer and sails from { $one } to { $other } instead.
story-office = { $office ->
    [admiral] What nobody dares to take pays the Admiral: { $seats } scores { $n } VP.
   *[governor] What nobody dares to take pays the Governor: { $seats } scores { $n } VP.
}
story-goods = { $seats } has traded well: commodities for { $n } VP.
story-chest = { $seats } opens a chest worth { $n } VP.
story-late = { $seats } comes too late to { $place }.
story-tie = Equal points: { $seats } wins by having been home first.
