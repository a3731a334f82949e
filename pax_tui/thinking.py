"""Computer seats that look ahead think in a process of their own, so that the table keeps answering.

One worker at a time has one problem at a time. It can be hurried (it answers with the best so far) and dropped (its answer is not waited
for), and it ends with whoever started it, however that ends.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import redirect_stderr, suppress
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from rules.players import Player, Thought, Watch

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

CAPTAIN = "captain"
"""Who is asked for hints."""
LIKED = 6
"""So many options are told of a thought."""
HURRY = "hurry"
OFTEN = 25
"""After so many steps at the latest a worker says how far it has come."""
PATIENCE = 0.5
"""Seconds that a worker has to end by itself."""


class Problem(NamedTuple):
    """What is to be thought about: a position as `Position.plain` wrote it, who thinks and how long, and the seed of his generator."""

    game: str
    position: dict[str, Any]
    level: str
    think: int
    seed: str
    interrupted: bool = False
    """See `Position.interrupted`."""


class NoThought(Exception):
    """The worker has failed; the text is one line."""


@cache
def _player(level: str, game: str, think: int) -> Player:
    """Who thinks: the same from one problem to the next, for a captain goes on with what he has in mind."""
    from pax_tui import games
    from rules.players import player

    return player(level, games.game(game), think)


def solve(problem: Problem, watch: Watch | None = None) -> Thought:
    """Thinks about a problem, here and now."""
    from pax_tui import games

    game = games.game(problem.game)
    position = game.load(problem.position)
    if problem.interrupted:
        position.interrupt_no_more()
    return _player(problem.level, problem.game, problem.think).think(position, Random(problem.seed), watch)


class Thinker:
    """The worker, as the table sees it. It is started with the first problem, or before by `wake`."""

    def __init__(self) -> None:
        self._process: Any = None
        self._pipe: Connection | None = None
        self._asked = 0
        self.busy = False
        """Whether an answer is waited for."""
        self.progress = (0, 0)
        """How many of how many steps are done."""

    def wake(self) -> None:
        """Starts the worker, which takes a moment, if it does not run yet."""
        if self._process is None or not self._process.is_alive():
            from multiprocessing import get_context  # not at every start of the program

            context = get_context("spawn")
            self._pipe, theirs = context.Pipe()
            self._process = context.Process(target=_work, args=(theirs, os.getpid()), daemon=True, name="pax-tui thinks")
            with redirect_stderr(sys.__stderr__):  # the stream that Textual puts in its place has no file behind it
                self._process.start()
            theirs.close()

    def ask(self, problem: Problem) -> None:
        """Gives a problem to the worker; what it had before is dropped."""
        self.drop()
        self.wake()
        assert self._pipe is not None
        self._asked += 1
        self.busy, self.progress = True, (0, problem.think)
        self._pipe.send((self._asked, problem))

    def poll(self) -> Thought | None:
        """The answer, once it is there. Raises NoThought."""
        pipe = self._pipe
        while self.busy and pipe is not None:
            try:
                if not pipe.poll():
                    break
                number, said = pipe.recv()
            except (EOFError, OSError):
                self.close()
                raise NoThought("the process that thinks for the computer seats has ended") from None
            if number != self._asked:
                continue
            if isinstance(said, Thought):
                self.busy = False
                return said
            if isinstance(said, str):
                self.busy = False
                raise NoThought(said)
            self.progress = said
        return None

    def hurry(self) -> None:
        """Asks for the best so far."""
        if self.busy and self._pipe is not None:
            with suppress(OSError):
                self._pipe.send((self._asked, HURRY))

    def drop(self) -> None:
        """Waits for the answer no longer."""
        self.hurry()
        self.busy = False

    def close(self) -> None:
        """Ends the worker."""
        process, self._process, self.busy = self._process, None, False
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if process is not None and process.is_alive():
            process.terminate()
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()
                process.join(PATIENCE)


def _work(pipe: Connection, parent: int) -> None:
    """The worker: takes problems until the other end is closed. Interrupts of the terminal are meant for the table."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    waiting: list[tuple[int, Any]] = []
    with suppress(EOFError, OSError):
        while True:
            number, problem = waiting.pop(0) if waiting else pipe.recv()
            if problem == HURRY:
                continue
            try:
                said: Any = solve(problem, _watcher(pipe, parent, number, waiting))
            except (EOFError, OSError):
                raise
            except Exception as error:  # noqa: BLE001 - whatever it is, the table has to say so in one line
                said = f"{type(error).__name__}: {error}"
            pipe.send((number, said))


def _watcher(pipe: Connection, parent: int, number: int, waiting: list[tuple[int, Any]]) -> Watch:
    told = [0]

    def watch(done: int, of: int) -> bool:
        if os.getppid() != parent:
            raise EOFError
        while pipe.poll():
            other, said = pipe.recv()
            if said != HURRY:
                waiting.append((other, said))
                return True
            if other == number:
                return True
        if done - told[0] >= min(of / 20, OFTEN):
            told[0] = done
            pipe.send((number, (done, of)))
        return False

    return watch


__all__ = ["CAPTAIN", "LIKED", "NoThought", "Problem", "Thinker", "solve"]
