# What a computer seat is after, as it completes "because …": one message for each merit of the judgment.

merit-tea-party = it brings the Tea Party closer
merit-abolition = it brings Abolition closer
merit-el-patron = it brings El Patrón closer
merit-sun-king = it brings the Sun King closer
merit-tokens = its tokens count at the end
merit-colonies = its Colonies live by Labor and yield Treasure
merit-money = it fills the Coffers
merit-titles = titles open the way to power
merit-sway = Sway allows more Actions
merit-reach = Reach draws more cards
merit-profession = a Profession brings cards
merit-hand = the Hand gets better
merit-havens = Haven Cards are worth holding
merit-fleet = the fleet grows
merit-moment = the moment promises something
merit-freedom = it brings a free New Spain closer
merit-crown = it fills the War Coffers
