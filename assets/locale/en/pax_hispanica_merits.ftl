# Why a computer seat makes a choice: a short phrase for each of what the judgment counts ("Above all for …").

merit-tea-party = a way to the Tea Party
merit-abolition = a way to Abolition
merit-el-patron = a way to El Patrón
merit-sun-king = a way to the Sun King
merit-tokens = tokens that count at the end
merit-colonies = Colonies that live and yield Treasure
merit-money = money in the Coffers
merit-titles = what titles allow
merit-sway = more Sway
merit-reach = more Reach
merit-profession = a Profession and its draws
merit-hand = a better Hand
merit-havens = Haven Cards and what they open
merit-fleet = a stronger fleet
merit-moment = what the moment offers
merit-freedom = a free New Spain
merit-crown = the War Coffers of the crown
