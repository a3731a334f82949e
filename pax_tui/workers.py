"""Who plays the games of a job: this process, several of this machine, or a Ray cluster. What comes out is the same.

Games are handed out by number and their lines come back by number, however long each takes; the first game that broke, by number, is the
last that is told. The processes here are begun anew (spawn), take no notice of an interrupt, which is for the one that began them, and
end with it, however it ends.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, connection, get_context, parent_process

from pax_tui.accounts import Failed, Job, Line

Outcome = Line | Failed
Submit = Callable[[int], "Future[Outcome]"]
Done = Callable[[Line], None]
AHEAD = 2
"""How many games are handed out for each worker, so that none waits for the next."""
WORTH, CHECKED, LOOKING = 300, 15, 100
"""From how many games of random seats on more processes pay for their start (about two seconds of play); how many of those a game is
worth that is checked, and one with a seat that looks ahead."""


class NoWorkers(Exception):
    """Games cannot be played where they were to be; the text is one clear line."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def paying(job: Job, count: int) -> int:
    """How many processes are worth their start for so many games."""
    looks = any(who not in ("auto", "bot:random") for who in job.seats.values())
    weight = (CHECKED if job.check else 1) * (LOOKING if looks else 1)
    return min(cores(), count) if count * weight >= WORTH else 1


def here(job: Job, count: int, done: Done) -> Iterator[Outcome]:
    """Plays the games in this process."""
    for number in range(count):
        outcome = job.play(number)
        if isinstance(outcome, Failed):
            yield outcome
            return
        done(outcome)
        yield outcome


def in_order(submit: Submit, count: int, width: int, done: Done) -> Iterator[Outcome]:
    """The outcomes by number, up to the first that failed; `done` is told of each game as it ends."""
    running: dict[Future[Outcome], int] = {}
    ahead: dict[int, Outcome] = {}
    asked = told = 0
    while told < count:
        while asked < count and len(running) < AHEAD * width:
            running[submit(asked)] = asked
            asked += 1
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            number = running.pop(future)
            ahead[number] = outcome = future.result()
            if isinstance(outcome, Failed):
                count = min(count, number + 1)  # what comes after it is not asked for any more; what comes before it may fail too
            else:
                done(outcome)
        while told < count and told in ahead:
            yield ahead.pop(told)
            told += 1


_job: Job | None = None


def _begin(job: Job) -> None:
    global _job  # noqa: PLW0603 - a worker plays the games of one job
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    job.begin()
    _job = job


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


def _play(number: int) -> Outcome:
    assert _job is not None
    return _job.play(number)


@contextmanager
def processes(job: Job, width: int) -> Iterator[Submit]:
    """So many processes of this machine; none of them is left afterwards. Raises NoWorkers."""
    others = set(active_children())
    executor = ProcessPoolExecutor(width, mp_context=get_context("spawn"), initializer=_begin, initargs=(job,))

    def submit(number: int) -> Future[Outcome]:
        with uninterrupted():  # a process that is begun here inherits that
            return executor.submit(_play, number)

    try:
        yield submit
    except BrokenProcessPool:
        raise NoWorkers("one of the processes that played has been ended from outside, or memory ran out; try fewer --jobs") from None
    finally:
        with uninterrupted():
            for worker in set(active_children()) - others:
                worker.kill()  # what it still plays nobody waits for
            executor.shutdown(cancel_futures=True)  # once, and last: a second call would not wait for the processes to be gone


@contextmanager
def uninterrupted() -> Iterator[None]:
    """An interrupt waits until this has been left, however impatient the person at the keyboard is."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
