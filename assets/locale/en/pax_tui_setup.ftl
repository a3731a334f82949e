# What the set-up of a game says beside its rows, and what stands in the way of beginning.

form-writing = Enter keeps what is typed, Esc gives it up; ← → Home End move in it.
setup-about-game = This game
setup-who-writes = Somebody at this keyboard. Enter changes the name.
setup-kind-nobody = Nobody sits here. ← and → change that.
setup-kind-auto = The game's own automaton plays here, by the rules of the game for one player.
setup-kind-computer = The computer plays here.
setup-kind-computer-random = The computer plays here and picks among what is allowed at random: good for a first look, no match for anybody.
setup-kind-computer-deckhand = The computer plays here and looks one choice ahead: quick, and a match for beginners.
setup-kind-computer-captain = The computer plays here and thinks ahead for some seconds: it looks at many ways the game could go on before it chooses.
setup-auto = automaton
setup-help-seed = Any number. It decides dice and decks: two games with the same seed, seats and options have the same luck, as far as the same choices are made. Left empty, the program picks one.
setup-help-begin = Everything is as you want it? From here on every choice is saved when it is made. q leaves the table, and the first page goes on with the game.

setup-range = { $least } to { $most }
setup-players = { $game } takes { $players } players. { $n ->
    [0] Nobody sits down so far.
    [one] 1 sits down so far.
   *[other] { $n } sit down so far.
}
setup-same-name = Two people are called { $name }. Each needs a name of their own.
setup-other-seat = { $name } is what the game calls another side. Whoever plays { $seat } needs another name, or nobody could tell them apart.

setup-dice = Dice
setup-dice-rolled = the program rolls
setup-dice-typed = we roll and type
setup-about-dice = Who rolls. Draws of cards and counters stay with the program either way.
setup-about-dice-typed = Roll real dice at the table; the game asks what fell.
setup-automaton = Automaton
setup-automaton-run = plays on
setup-automaton-step = waits at each step
setup-about-automaton = It decides by dice and lists, and says at each step what it looked at, what it took, and what it passed over and why.
setup-about-automaton-step = Enter shows the next step. At the table this can be changed at any time.
setup-undo = Taking back
setup-undo-barrier = up to the barrier
setup-undo-free = without a barrier
setup-about-undo = With u your last choice is taken back, as far as no die, no card turned up and no other seat lies between.
setup-about-undo-free = For one who plays alone: also beyond dice and other seats. The same dice fall again, and the record marks each time.
setup-hints = Hints
setup-hints-no = nobody asks for any
setup-hints-yes = anybody may ask
setup-about-hints = Whether h asks the captain which choices it likes in your place. It knows no more than you do.
setup-about-hints-yes = Good for learning together; what it says of a secret choice is shown to whoever makes it.
