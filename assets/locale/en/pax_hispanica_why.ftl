# Why something has happened by itself, where the first sentence of its rule does not say it; what explains itself has nothing here.

why-year = { "" }
why-bid = Only the winner pays; losers keep their money.
why-won-buried = The highest bid takes the card unseen; a rival pays the initiator, the initiator himself the Pool.
why-haven-returned = A Haven Card that has been used or put away is shuffled into its deck.
why-figure-moved = { "" }
why-callow-stayed = Who is Callow has no job to lose.
why-debauchery-reward = { "" }
why-discarded = A card that is not Anchored goes under its deck.
why-ship-anchored = A Ship keeps its card in the Ship Slot, and brings a Galleon with it.
why-stripe = The stripe of the calendar changes in this year.
why-rebel-rose = A Rebel makes its land zone rebellious: no kidnapping, no Friendly Port, and its tokens do not count.
why-battle-won = The fleet needs more Strength than the target; a tie is the target's.
why-battle-lost = The fleet needs more Strength than the target; a tie is the target's.
why-considered = { "" }
why-action = { "" }
