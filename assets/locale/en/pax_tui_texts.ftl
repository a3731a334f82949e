# Screens to read: filters, help, why not, rules, the log, all that can be done by name, the list of saved games.

filter-hint = typing narrows this
filter-typed = Only with:

key-redraw = draw again
keyhelp-redraw = Draws the whole screen, over what another program may have left there.
key-give-up = give up
keyhelp-give-up = Gives up what is being typed or narrowed.
key-onward = next
keyhelp-onward = The next place where the words stand; without words, the next section.
key-backward = before
keyhelp-backward = The place before, or the section before.
key-card-rule = rule
keyhelp-card-rule = The rule in the selected line.
card-rules = Rules of this card
key-reference = reference
keyhelp-reference = The next section or term that the text names, with what it says; Enter opens it.
key-reference-back = reference before
keyhelp-reference-back = The section or term named before.
key-to-top = beginning
keyhelp-to-top = To the beginning of the text.
key-to-bottom = end
keyhelp-to-bottom = To the end of the text.
key-full-log = whole log
keyhelp-full-log = Everything that has happened, by player, kind, year and words.
key-field = filter
keyhelp-field = The next filter: player, kind, year.
key-field-back = filter before
keyhelp-field-back = The filter before.
key-value-on = its next value
keyhelp-value-on = The next value of the filter.
key-value-back = its value before
keyhelp-value-back = The value before.
key-entry-card = its card
keyhelp-entry-card = The card that the selected entry speaks of.

help-focus-question = What is asked
help-focus-place = Under the cursor
help-group-choose = Now: choosing
help-group-read = Now: reading
help-group-look = Now: looking around
help-group-game = Now: the game and the program
help-about-log = The whole log of the game. Typing narrows it to entries with these words; Tab goes from player to kind to year, the arrows change them.
help-about-rules = The rules. Type a section, as E5a, or words: what fits is listed at once. Tab goes from one section or term named in the text to the next and tells what it says.
help-about-cards = Every card that may be seen and every card there is. Typing narrows the list; / begins with a letter that is a key otherwise.
help-about-why = What cannot be chosen now, by the reason that forbids it. Typing narrows it; Enter opens the rule of a reason.
help-about-saves = Saved games. Every choice is saved when it is made.
help-about-replay = A game played before, choice by choice.
help-about-home = Games to go on with, to begin, to replay; the rules to read.

palette-title = Commands

window-calls = { $seat } calls

why-count = { $n ->
    [one] 1 option
   *[other] { $n } options
}
why-nothing-fits = Nothing that is refused fits these words.

rules-contents = Contents
rules-named = Named here
rules-there = What it says
rules-hits = “{ $words }” { $at }/{ $all }
rules-more = … and { $n } more: type more of it.
rules-type = type a section or words

log-title = Log of the game
log-entries = { $n ->
    [one] 1 entry
   *[other] { $n } entries
}
log-entries-of = { $n } of { $all } entries
log-player = Player
log-kind = Kind
log-year = Year
log-any = all
log-none = Nothing that has happened fits.
log-empty = Nothing has happened yet.
log-rule = About it
log-card = Its card

home-unfinished = Unfinished
home-finished = Finished
home-others = Other unfinished games
home-computer = computer, { $level }:

cards-hidden = Hands are hidden: h shows one.
cards-none = No card fits.
