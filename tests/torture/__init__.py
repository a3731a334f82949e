"""What must not happen to a saved game, tried over and over: kills at random moments, exports and databases that were tampered with.

    uv run python -m tests.torture kills GAME N        kills a program that plays GAME, N times, at random moments
    uv run python -m tests.torture exports N           imports N mutated exports, of all games
    uv run python -m tests.torture databases N         opens N mutated databases
    uv run python -m tests.torture undo GAME N         takes back as far as it goes, N times

Each prints what it found; the exit status is 1 where anything was lost, refused in more than a line, changed beside, or hung. The short
form of each is tests/test_torture.py.
"""
