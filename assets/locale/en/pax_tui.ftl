# The program's own words: lists, prompts, the table line by line.

chance = Chance

list-empty = No saved games.
list-finished = finished
list-damaged = { $count ->
    [one] Game { $games } is damaged and not listed.
   *[other] Games { $games } are damaged and not listed.
} pax-tui rescue FOLDER writes out what can be read of them.
rescue-whole = Game { $id }, { $turn }: { $file }, whole ({ $n } choices).
rescue-position = Game { $id }, { $turn }: { $file }. The position is whole; of the record { $n } choices.
rescue-part = Game { $id }, { $turn }: { $file }. The position is lost; the record leads so far, { $n } choices.
rescue-none = Game { $id }: nothing that could be played on can be read.
rescue-nothing = { $file }: no saved game can be read.
imported = Kept as game { $id }.
diverged = The rules have changed since this game was saved: its record parts from them at choice { $n }. The game goes on from the saved position; only the part before that can be replayed.

chose = { $number }. { $seat }: { $option }
replay-next = Enter goes on, q ends: 
goes-on = The game is not over: { $turn }.
over = { $count ->
    [0] The game is over ({ $section }). Nobody has won.
    [one] The game is over ({ $section }). { $winners } has won.
   *[other] The game is over ({ $section }). { $winners } share the victory.
}

plain-welcome = { $title }, game { $id }, { $turn }. ? lists what can be typed.
plain-saved = Saved. pax-tui --plain resume { $id } goes on with this game.
plain-help =
    A number or a word picks an option. Beyond that:
    ?  this help
    w  why not: what cannot be chosen now and why (w WORD: only what contains the word)
    u  take the last choice back, as far as no die, secret or other seat lies between
    b  the board and what lies open
    a  what the automaton could do next (where one plays that tells it)
    h  the board with what only the seat now asked may know
    l  the latest events
    d  propose a deal
    r  the rule of this question (r SECTION or r WORDS: that section, or where the words stand)
    step, run  the automaton waits for Enter after each step it explains, or does not (where one plays)
    dice typed, dice rolled  you roll real dice and type what fell, or the program rolls (where there are dice)
    hint  what the captain would choose in your place (somebody alone, or where all have agreed on it)
    reasons  what computer seats have chosen openly of late, and why
    s, q  save and leave (so does the end of input; every choice is saved at once)
plain-step = Enter: the next step. run: the rest at once.
plain-agreed-step = The automaton waits after each step.
plain-agreed-run = The automaton plays on without waiting.
plain-agreed-typed = You roll the dice and type what fell.
plain-agreed-rolled = The program rolls the dice.
plain-pass = pass to { $seat }, then Enter
plain-hide = Enter hides this again
plain-no-number = { $count ->
    [one] There is one option: 1.
   *[other] There is a number from 1 to { $count }.
}
plain-none = No option contains { $word }. ? lists what can be typed.
plain-not-one = { $word } fits { $count } options; type more of one, or its number.
plain-no-undo = Nothing can be taken back: a die, a secret or another seat lies between.
plain-undone = Taken back: { $option }
plain-all-allowed = Nothing that could be meant here is forbidden.
plain-not-offered = That is not offered now.
plain-no-rule = Nothing about { $name } in the rules.
plain-no-rulebook = There are no rules to read for this game.
plain-no-deals = There are no deals in this game.
plain-who = Who plays? A name, bot:random for the computer, or nothing for an empty seat.
plain-who-seat = { $seat }:

list-of-nothing = nothing
