"""Games to torture: played a little by people at random, in a library of their own."""

from __future__ import annotations

from pathlib import Path
from random import Random

from pax_tui import games
from pax_tui.library import Library
from pax_tui.session import Session

SEATS = {
    "pax-hispanica": {"red": "Ana", "blue": "Ben", "orange": "bot:random"},
    "sea-and-steel": {"spanish": "Ana", "indigenous": "Ben"},
    "francis-drake": {"red": "Ana", "blue": "Ben", "green": "bot:random"},
}


def begun(name: str, library: Library, seed: int) -> Session:
    """A new saved game."""
    return Session.new(games.game(name), SEATS[name], {}, seed, library)


def play(session: Session, rng: Random, choices: int) -> None:
    """Plays on by so many choices of people, or to the end."""
    session.advance()
    for _ in range(choices):
        decision = session.decision
        if decision is None:
            return
        session.choose(rng.choice(list(decision.options or ())))
        session.advance()


def some(folder: Path, rng: Random, most: int = 120) -> Library:
    """A library with one game of each kind, each played to a random moment."""
    library = Library(folder)
    for name in SEATS:
        session = begun(name, library, rng.randrange(10**6))
        play(session, rng, rng.randrange(most))
        session.close()
    return library
