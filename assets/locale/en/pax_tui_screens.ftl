# The full screen: keys, pages, hand-over, set-up, rules, deals, replay, the end.

## Keys: the label in the hint bar, and what help says

key-choose = choose
keyhelp-choose = Chooses the selected option, or what the cursor is on.
key-next-step = next step
keyhelp-next-step = The automaton goes on to the next step it explains.
key-stepwise = step/run
keyhelp-stepwise = Lets the automaton stop at each step and explain it, or play on.
key-sail-on = sail on
keyhelp-sail-on = The sail goes on; whoever has not called lets it pass.
key-strike = call
keyhelp-strike = Calls "Strike your colors": then the caller's letter.
key-letters = letters
keyhelp-letters = The next letter picks the lit target that shows it; where there are few, a capital letter does so at once.
key-find = find
keyhelp-find = Looks for an option or a place by a part of its name.
key-reveal = show digits
keyhelp-reveal = Shows what is typed instead of dots, or dots it again.
key-history = history
keyhelp-history = The game so far, to step through: as everybody has seen it, nothing is changed.
key-branch = branch from here
keyhelp-branch = A new game that goes on from here, with new luck; the one shown stays as it is. Asked twice.
branch-sure = The same key again: a new game from choice { $n } on; this one stays as it is.
key-previous = back
keyhelp-previous = Back to the choice before.
key-next = on
keyhelp-next = On to the next choice.
key-previous-year = year back
keyhelp-previous-year = Back to the beginning of the year.
key-next-year = year on
keyhelp-next-year = On to the next year.
key-first = beginning
keyhelp-first = To the beginning.
key-last = end
keyhelp-last = To the end.
key-cards = cards
keyhelp-cards = The own Hand, if it may be seen, and all open cards.
key-holdings = own secrets
keyhelp-holdings = What only its owner may see, behind an opaque screen where others are at the table.
holdings-hidden = All of it is hidden: h shows that of one person.
key-deal = deal
keyhelp-deal = Puts a deal together and proposes it.
key-counter = counter-offer
keyhelp-counter = Answers the deal with another one.
key-panel = next panel
keyhelp-panel = Shows the next panel.
key-panel-back = panel before
keyhelp-panel-back = Shows the panel before.
key-map-focus = map or list
keyhelp-map-focus = Lets the arrows move on the map, or in the list of options.
key-show-board = philosophy
keyhelp-show-board = The philosophy board and the decks.
key-show-years = calendar
keyhelp-show-years = The calendar.
key-show-mats = mats
keyhelp-show-mats = The playmats at full length.
key-show-street = street
keyhelp-show-street = The street, box by box.
key-show-tracks = docks and charts
keyhelp-show-tracks = The score track, the docks and the charts.
key-show-ships = ship logs
keyhelp-show-ships = The ship logs at full length.
key-show-fate = Fate
keyhelp-show-fate = The Fate card in force and the Events of the turn.
key-show-tally = tracks
keyhelp-show-tally = Turn, points, impulses and what else is counted on tracks.
key-show-forces = forces
keyhelp-show-forces = Who stands where, the bags, Leaders, forts.
key-show-action = sheet
keyhelp-show-action = The sheet of the combat, raid or movement under way.
key-show-log = log
keyhelp-show-log = The log at full length.
key-rule = rule
keyhelp-rule = The rule of what is asked.
key-option-rule = option's rule
keyhelp-option-rule = The rule that the selected option stands on.
key-why = why not
keyhelp-why = What cannot be chosen now, with reason and section.
key-undo = undo
keyhelp-undo = Takes the last choice back; not past a die, a secret, another seat.
key-result = result
keyhelp-result = How the game ended.
key-legend = key to the map
keyhelp-legend = What the letters on the map mean.
key-log-up = log back
keyhelp-log-up = Scrolls the log back.
key-log-down = log on
keyhelp-log-down = Scrolls the log on.
key-replay = replay
keyhelp-replay = Steps through the game.
key-back = back
keyhelp-back = Gives up what is typed, or closes this.
key-show-hand = show a Hand
keyhelp-show-hand = Shows the Hand of one person, behind an opaque screen.
key-open = open
keyhelp-open = Opens what is selected.
key-search = search
keyhelp-search = Looks for a section or for words.
key-parent = up
keyhelp-parent = The section around this one.
key-delete = delete
keyhelp-delete = Deletes the selected game; asks once more.
key-change-left = less
keyhelp-change-left = The value before, or one less.
key-change-right = more
keyhelp-change-right = The next value, or one more.
key-edit = change
keyhelp-edit = Changes the selected row, or does what it says.
key-up = up
keyhelp-up = Up: in the list, or north on the map.
key-down = down
keyhelp-down = Down: in the list, or south on the map.
key-left = left
keyhelp-left = To the left: in the list, or west on the map.
key-right = right
keyhelp-right = To the right: in the list, or east on the map.
key-page-up = page up
keyhelp-page-up = A page up.
key-page-down = page down
keyhelp-page-down = A page down.
key-palette = commands
keyhelp-palette = All that can be done now, by name.
key-help = all keys
keyhelp-help = This list.
key-leave = leave
keyhelp-leave = Leaves; everything is saved.
key-quit = end
keyhelp-quit = Ends the program; everything is saved.

help-title = Keys
help-now = Now
help-not-now = At other times
help-choosing =
    A number picks an option, at once when no other number begins with it; a secret choice waits for Enter.
    A number that is asked for is typed, or changed with the arrows or + and -.
    Arrows move in the list or on the map; Tab changes between them. A click chooses too.
help-settings = Other keys: the settings (first page, or : at the table), or { $path } with [keys] and lines as undo = "z".

## First page and saved games

home-heading = pax-tui
home-title = Welcome
home-about = Heavy historical board games at one keyboard.
home-continue = Continue: { $game }
home-new = New game of { $game }
home-saves = Saved games ({ $n })
home-replay = Replay a saved game
home-rules = Rules of { $game }
home-help = Keys
home-quit = Quit
home-learn = At a table ? tells what is asked and what the keys do, r opens the rule, w says why something cannot be chosen.
saves-title = Saved games
replay-which = Which game is replayed?
delete-sure = Delete once more deletes game { $id } for good. Esc keeps it.
replay-diverged = The rules have changed since: this record can be replayed up to choice { $n }.

## Set-up

setup-heading = New game of { $game }
setup-title = Set-up
setup-seats = Who plays
setup-nobody = nobody
setup-person = person: { $name }
setup-computer = computer: { $level }
setup-options = Options
setup-seed = Seed
setup-any-seed = any
setup-begin = Begin

## Hand-over

curtain-pass = Pass the keyboard to { $seat }.
curtain-press = Then press { $key }.
curtain-leave = q leaves the table; everything is saved.
curtain-back = Esc goes back.
whose-hand = Whose Hand is shown? The others look away.

## Table

too-small = { $width }x{ $height } is too small for the table; it needs 80x24.
private-title = For { $seat } only
log-back = scrolled back
step-now = The automaton explains. Enter shows the next step, S lets it play on.
over-now = The game is over. e shows the result.
nothing-here = Nothing can be chosen here now. w says why not.
nothing-fits = No option fits.
out-of-range = Not within the range.
amount = { $low } to { $high }:
amount-dotted = v shows the digits, Enter decides.
letter-now = Which letter?
seek = Find:
undo-secret = the last choice
window-enter = Enter: nobody else calls, the sail goes on.
window-call = ! and a letter: that person takes the keyboard and answers in private.
window-called = Have answered: { $names }
window-who = Who calls?
window-cannot = { $seat } cannot interdict now: it takes a fleet in PIRATING and a Haven Card (F1).

## Why not, rules

why-title = Why not
why-nothing = Nothing is refused here: all that can be meant is offered.
rules-title = Rules
rules-search = Section or words:
rules-found = Found: { $n }

## Replay and end

replay-title = Replay
end-title = The end
end-counts = Final counts
