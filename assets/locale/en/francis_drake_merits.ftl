# Why a computer seat makes a choice: a short phrase for each of what the judgment counts.

merit-towns = attacks on towns
merit-forts = attacks on forts
merit-galleons = attacks on Spanish galleons
merit-kinds = more kinds of conquest
merit-trade = trades in the ports
merit-street = what can still be made of it down the street
merit-barrels = barrels, to sail far enough
merit-score = victory points at once
merit-chest = treasure in the chest
merit-commodities = commodities for the sets at the end
merit-order = a better place in the docks
merit-admiral = what the Admiral knows, and gold nobody takes
merit-governor = what the Governor knows, and silver nobody takes
merit-informer = what the Informer will find out
merit-golden-hind = to come before everybody else
merit-investor = the Investor kept for later
