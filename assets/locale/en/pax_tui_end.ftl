# The end of a game and the replay: keys and texts.

key-next-page = next page
keyhelp-next-page = The next page: result, story, charts, numbers.
key-page-before = page before
keyhelp-page-before = The page before.
key-show-result = Result
keyhelp-show-result = Who has won, by which section, and what was counted.
key-show-story = Story
keyhelp-show-story = What made this game this game, in ten lines.
key-show-charts = Charts
keyhelp-show-charts = The charts over the years; again, the next one.
key-show-numbers = Numbers
keyhelp-show-numbers = The same as tables of numbers.
key-play = play
keyhelp-play = Plays the replay by itself, or stops it.
key-faster = faster
keyhelp-faster = Plays faster.
key-slower = slower
keyhelp-slower = Plays slower.
key-jump = go to
keyhelp-jump = Goes to a year: type it.
key-close = close
keyhelp-close = Closes the replay, or gives up what is typed.
key-log-earlier = log back
keyhelp-log-earlier = Scrolls the log back.
key-log-later = log on
keyhelp-log-later = Scrolls the log on.

end-story = The story
end-numbers = In numbers
end-chart = chart { $n } of { $all }
end-counts-now = Counts so far

replay-place = Choice { $n } of { $all }
replay-pace = plays: { $seconds } s a choice
replay-begins = The beginning: nothing has been chosen yet.
replay-chosen = Chosen
replay-came = It came
replay-comes = Next
replay-secret = A choice that is still secret.
replay-go-to = Go to:
replay-from-to = { $first } to { $last }
replay-short = The record can be replayed only up to here.
