# Why a computer seat makes a choice: a short phrase for each of what the judgment counts.

merit-land = areas, and the VP they bring
merit-combat = a combat that can be won
merit-threats = Spanish areas it could take
merit-aims = areas within reach of the ships
merit-march = what this march can still reach
merit-troops = Units, and their full strength
merit-parchments = a Notary where a Parchment lies
merit-forts = Palisades, and a Citadel for the end
merit-support = Royal Support
merit-leaders = its Leaders
merit-grace = the marker of Divine Grace / Yaya
merit-cards = Event cards and Units still to come
merit-survival = not to be wiped out
merit-hunt = the chance to wipe the Nitayno out
merit-time = the turns that are left
