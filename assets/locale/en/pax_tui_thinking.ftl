# Computer seats that look ahead, hints, and reasons.

level-random = picks at random
level-deckhand = deckhand
level-captain = captain
thinks = { $seat } ({ $level }) thinks about it.
thinks-progress = { $done } of { $of } tries made.
thinks-hurry = Look around meanwhile; Enter hurries.
key-hurry = hurry
keyhelp-hurry = The computer seats answer at once with the best they have so far, up to the next question to a person.
key-hint = hint
keyhelp-hint = What the captain would choose in this place; it knows no more than whoever is asked.
key-reasons = their reasons
keyhelp-reasons = What computer seats have chosen openly of late, why, and how much they liked it among all they looked at.
hint-thinks = The captain thinks about your question; choose when you like.
hint-none = At this table nobody asks for hints (the option hints=yes allows it).
hint-title = The captain's hint
hint-reason = Above all for { $reason }.
hint-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
hint-alike = To the captain these come to the same.
hint-note = What the captain's tries make of each choice: the more, the surer. A try looks at one way the game could go on from here.
reason-title = Why they chose so
reason-for = for { $reason }
reason-sure = { $share } of its liking
reason-none = No computer seat has chosen anything in the open at this sitting.
