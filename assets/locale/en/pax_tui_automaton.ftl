# What a game's own automaton could do next, told on request.

key-prospects = his targets
keyhelp-prospects = What the automaton could do next, with the reasons, as far as its rules tell.
plain-no-foresight = Nobody's next steps are told here.
