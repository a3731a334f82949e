"""Kills: a child plays and says which choices were confirmed, is killed at a random moment, and the game must go on with all of them."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from random import Random

from pax_tui.library import Library
from pax_tui.session import Session
from tests.torture.games import begun


def kills(name: str, count: int, folder: Path, seed: int = 1) -> tuple[int, int]:
    """Kills so often; how many choices had been confirmed, and how many games were played. Raises AssertionError where any is lost."""
    rng, confirmed, played = Random(seed), 0, 0
    game = ""
    for number in range(count):
        if not game:
            session = begun(name, Library(folder), rng.randrange(10**6))
            session.close()
            session.shelf.library.close()  # type: ignore[union-attr]
            game, played = str(session.id), played + 1
        told = _killed(folder, game, rng.random() * 0.12, seed * 1000 + number)
        library = Library(folder)
        again = Session.resume(library, game)
        assert again.diverged is None, f"kill {number}: the record leads elsewhere"
        choices = [repr(choice) for choice in again.record.choices]
        for place, choice in told:
            assert len(choices) > place, f"kill {number}: choice {place} was confirmed and is lost"
            assert choices[place] == choice, f"kill {number}: choice {place} is another"
        confirmed += len(told)
        if again.result is not None:
            game = ""
        again.close()
        library.close()
    return confirmed, played


def _killed(folder: Path, game: str, after: float, seed: int) -> list[tuple[int, str]]:
    """Lets a child play until it is killed; what it had said by then."""
    reads, writes = os.pipe()
    child = os.fork()
    if not child:
        os.close(reads)
        try:
            _play(folder, game, writes, Random(seed))
        finally:
            os._exit(0)
    os.close(writes)
    time.sleep(after)
    os.kill(child, signal.SIGKILL)
    with os.fdopen(reads) as told:
        lines = told.read().split("\n")[:-1]  # what was cut off in the middle was not said
    os.waitpid(child, 0)
    return [(int(place), choice) for place, _, choice in (line.partition(" ") for line in lines)]


def _play(folder: Path, game: str, writes: int, rng: Random) -> None:
    session = Session.resume(Library(folder), game)
    session.listen(lambda told: os.write(writes, f"{told.number} {told.option!r}\n".encode()) and None)
    while (decision := session.decision) is not None:
        if not session.waits:
            session.step()
        else:
            session.choose(rng.choice(list(decision.options or ())))
