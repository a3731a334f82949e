chance = chance
