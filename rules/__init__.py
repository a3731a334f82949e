"""The rules of the games: no screen, no clock, no randomness; the only files read are a game's data."""
