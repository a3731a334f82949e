"""Games on a Ray cluster that is there already (extra `cluster`): the same job, a task for each game.

The program's own packages and the folder of corrected data travel with the job, so every node plays by the rules of this copy; what
they need of others (`pip install pax-tui`, and the same Ray and Python) has to be there.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

from pax_tui.accounts import Job
from pax_tui.workers import NoWorkers, Outcome, Submit, uninterrupted

PACKAGES = ("rules", "pax_tui", "assets")
PATIENCE = 5.0
"""Seconds in which the port of a cluster must answer."""


@contextmanager
def cluster(job: Job, address: str, most: int | None) -> Iterator[tuple[Submit, int]]:
    """The cluster at an address, and how many games it plays at once: as many as it has cores, or `most`. Raises NoWorkers."""
    _reach(address)
    ray = _ray()
    there = replace(job, data=None if job.data is None else Path())  # the data folder is the folder in which a worker begins
    try:
        with _silent():
            ray.init(address=address, runtime_env=_travels(job), log_to_driver=False, logging_level="ERROR", configure_logging=False)
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        raise NoWorkers(f"no Ray cluster can be used at {address}: {_first_line(error)}") from None
    try:
        play = ray.remote(num_cpus=1, max_retries=2)(_play)
        handed = ray.put(there)
        try:
            ray.get(ray.remote(num_cpus=1)(_ready).remote(handed))
        except ray.exceptions.RayError as error:
            raise NoWorkers(f"the cluster at {address} cannot play: {_last_line(error)}") from None

        def submit(number: int) -> Future[Outcome]:
            future: Future[Outcome] = play.remote(handed, number).future()
            return future

        yield submit, min(most or 2**31, int(ray.cluster_resources().get("CPU", 1)))
    except ray.exceptions.RayError as error:
        raise NoWorkers(f"the cluster at {address} failed: {_last_line(error)}") from None
    finally:
        with uninterrupted():
            ray.shutdown()  # ends what it still plays for us


def _ray() -> Any:
    os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")  # the nodes are not to build an environment of their own
    try:
        return import_module("ray")
    except ImportError:
        raise NoWorkers("--ray needs Ray, which the extra `cluster` brings: uv run --extra cluster pax-tui …") from None


@contextmanager
def _silent() -> Iterator[None]:
    """Keeps what Ray's own libraries write off standard error: what is wrong is said once, in one line."""
    kept, nothing = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nothing)


def _reach(address: str) -> None:
    """Asks the port whether anybody is there, as Ray itself would ask for a minute. Raises NoWorkers."""
    if address == "auto":
        return
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        raise NoWorkers(f"--ray takes HOST:PORT, ray://HOST:PORT or auto, not {address!r}")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError, OverflowError) as error:
        raise NoWorkers(f"no Ray cluster answers at {address}: {getattr(error, 'strerror', None) or error}") from None


def _travels(job: Job) -> dict[str, Any]:
    packages = [str(Path(next(iter(import_module(name).__path__)))) for name in PACKAGES]
    return {"py_modules": packages, **({} if job.data is None else {"working_dir": str(job.data)})}


def _ready(job: Job) -> None:
    job.begin()


def _play(job: Job, number: int) -> Outcome:
    job.begin()
    return job.play(number)


def _first_line(error: Exception) -> str:
    return next((line.strip() for line in str(error).splitlines() if line.strip()), type(error).__name__)


def _last_line(error: Exception) -> str:
    return next((line.strip() for line in reversed(str(error).splitlines()) if line.strip()), type(error).__name__)
