# Settings: the screen that changes them.

key-settings = settings
keyhelp-settings = Theme, ASCII, cursor and keys.
key-usual-keys = usual keys
keyhelp-usual-keys = Gives the selected action its usual keys again.

home-settings = Settings
settings-title = Settings
settings-look = Looks (← → changes)
settings-theme = Theme
settings-ascii = Draw with
settings-ascii-yes = ASCII only
settings-ascii-no = lines and blocks
settings-cursor = Terminal's cursor
settings-cursor-yes = on what is selected
settings-cursor-no = hidden
settings-about-cursor = Screen readers and magnifiers follow the terminal's own cursor.
settings-no-color = NO_COLOR is set: shown without colors all the same.
settings-few-colors = This terminal has fewer than 256 colors: shown in what it has.
settings-keys = Keys (Enter, then the new key)
settings-changed = changed
settings-press = Press the new key for “{ $action }”. Esc gives up.
settings-bad-key = Not possible: { $reason }.
settings-file = Kept in { $path }
settings-not-kept = In force, but not kept: { $reason }

theme-parchment = dark parchment
theme-light = light
theme-high-contrast = high contrast
theme-color-blind = for every kind of color vision
theme-monochrome = without colors

scope-table = table
scope-replay = replay
scope-cards = cards
scope-rules = rules
scope-why = why not
scope-help = help
scope-deal = deals
scope-setup = set-up
scope-saves = saved games
scope-home = first page
scope-end = the end
scope-legend = key to the map
scope-curtain = hand-over
scope-settings = settings
