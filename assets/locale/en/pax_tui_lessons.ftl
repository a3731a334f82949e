## Lessons: what is the same in all of them

home-lessons = Learn to play
learn-title = Lessons
learn-about = Each takes a few minutes. A lesson that was left goes on where it was left; a finished one begins anew.
learn-done = { $n } of { $of } finished
learn-finished = finished
learn-left = left in the middle
learn-which = Which lesson, by number or name? Enter for none.
help-about-learn = The lessons, game by game. Enter begins the selected one, or goes on where it was left.

lesson-step = step { $n } of { $of }
lesson-over = finished
lesson-head = Lesson { $n }: { $title }
lesson-left = Left. The same command goes on here.
lesson-enter = Enter goes on.
lesson-enter-over = Enter goes on to what comes next; q leaves.
lesson-asks = What do you think?
lesson-not-so = Not so. { $question }
lesson-again = Choose again.
lesson-think = Section { $section } of the rules says so: r opens it. An answer that does not hold is answered with its reason.
lesson-not-now = { $option }: the rules allow it, this step wants something else. { $hint }
lesson-another-deal = The rules allow such a deal. { $hint }
lesson-plain-deal = d proposes a deal.
lesson-comes-next = Next: { $lesson }. { $goal }
lesson-plain-keys = Enter goes on, back goes back, hint says what is wanted and why, skip lets the lesson do it; b board, l log, r rule, w why not, q leave.

key-lesson-next = go on
keyhelp-lesson-next = Goes on with the lesson.
key-lesson-back = back
keyhelp-lesson-back = Goes back to the step before; what it did is taken back.
key-lesson-skip = skip
keyhelp-lesson-skip = The lesson does what this step wants, and goes on.
key-lesson-rule = rule
keyhelp-lesson-rule = Opens the section of the rules that this step rests on.
key-lesson-hint = hint
keyhelp-lesson-hint = Says what this step wants, and why, and selects it; once more, what the step says.

scope-lesson = lessons
scope-learn = list of lessons

## The coach at ordinary tables

settings-coach = Coach (not in lessons)
settings-coach-off = off
settings-coach-hints = hints: what is at stake
settings-coach-full = full: also the rule, and why
coach-title = Coach
coach-new = new rule
coach-why = { $what } Why: { $rule }
plain-coach = Coach: { $line }
plain-agreed-coach-off = The coach is silent.
plain-agreed-coach-hints = The coach says what is at stake.
plain-agreed-coach-full = The coach says what is at stake, what the rule is, and why things happened.
