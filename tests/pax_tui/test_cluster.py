"""The same games on a Ray cluster: one of this machine, begun for the test, which nobody can use who has not its token.

    uv run --extra cluster pytest tests/pax_tui/test_cluster.py

Without the extra `cluster` these tests are passed over.
"""

from __future__ import annotations

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(find_spec("ray") is None, reason="the extra `cluster` is not installed")

HOST = "127.0.0.2"
"""Of this machine only; Ray takes 127.0.0.1 for the address by which others know it."""
GAMES = ("simulate", "francis-drake", "--games", "12", "--seed", "7", "--style", "all", "--json")


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, dict[str, str]]]:
    """The address of a cluster of two cores, and the environment in which it can be used."""
    with socket.socket() as free:
        free.bind((HOST, 0))
        port = free.getsockname()[1]
    environment = {**os.environ, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32), "RAY_USAGE_STATS_ENABLED": "0"}
    folder = tmp_path_factory.getbasetemp().parent / "r"
    args = ["--port", str(port), "--num-cpus", "2", "--node-ip-address", HOST, "--include-dashboard", "false", "--temp-dir", str(folder)]
    command = [sys.executable, "-c", "from ray.scripts.scripts import main; main()", "start", "--head", "--block", *args]
    log = tmp_path_factory.mktemp("ray") / "log"
    with log.open("w") as out:
        started = subprocess.Popen(command, env=environment, stdout=out, stderr=subprocess.STDOUT, start_new_session=True)
    try:
        end = time.monotonic() + 120
        while "Ray runtime started" not in log.read_text():
            assert started.poll() is None, log.read_text()
            assert time.monotonic() < end, log.read_text()
            time.sleep(0.2)
        yield f"{HOST}:{port}", environment
    finally:
        started.send_signal(signal.SIGTERM)
        try:
            started.wait(30)
        finally:
            for number in (signal.SIGTERM, signal.SIGKILL):
                try:
                    os.killpg(started.pid, number)
                    time.sleep(1)
                except ProcessLookupError:
                    break


def run(environment: dict[str, str], *args: str, timeout: int = 120) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "pax_tui", *args], env=environment, capture_output=True, text=True, timeout=timeout, check=False
    )


def timeless(path: Path) -> list[dict[str, object]]:
    return [{**json.loads(line), "cpu_s": 0} for line in path.read_text(encoding="utf-8").splitlines()]


def test_a_cluster_plays_the_same_games(cluster: tuple[str, dict[str, str]], tmp_path: Path):
    address, environment = cluster
    here = run(environment, *GAMES, "--jobs", "1", "--jsonl", str(tmp_path / "here"))
    there = run(environment, *GAMES, "--ray", address, "--jsonl", str(tmp_path / "there"))
    assert (there.returncode, there.stderr) == (0, "")
    assert {**json.loads(there.stdout), "cpu_s": 0} == {**json.loads(here.stdout), "cpu_s": 0}
    assert timeless(tmp_path / "there") == timeless(tmp_path / "here")


def test_corrected_data_travels_with_the_games(cluster: tuple[str, dict[str, str]], tmp_path: Path):
    address, environment = cluster
    folder = tmp_path / "data" / "francis_drake"
    folder.mkdir(parents=True)
    for file in Path("assets/francis_drake").glob("*.toml"):
        text = file.read_text(encoding="utf-8").replace("start_score = 4\n", "start_score = 9\n")
        (folder / file.name).write_text(text, encoding="utf-8")
    run(environment, *GAMES, "--jobs", "1", "--jsonl", str(tmp_path / "printed"))
    found = []
    for where in (("--jobs", "1"), ("--jobs", "2"), ("--ray", address)):
        lines = tmp_path / "".join(where).replace(":", "")
        done = run(environment, "--data", str(folder.parent), *GAMES, *where, "--jsonl", str(lines))
        assert (done.returncode, done.stderr) == (0, "")
        found.append(timeless(lines))
    assert found[0] == found[1] == found[2] != timeless(tmp_path / "printed")


def test_who_may_not_use_a_cluster_is_told_in_one_line(cluster: tuple[str, dict[str, str]]):
    address, environment = cluster
    refused = run({**environment, "RAY_AUTH_TOKEN": secrets.token_hex(32)}, *GAMES, "--ray", address)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert len(refused.stderr.splitlines()) == 1, refused.stderr
    assert f"no Ray cluster can be used at {address}" in refused.stderr


def test_an_interrupt_leaves_no_game_on_the_cluster(cluster: tuple[str, dict[str, str]], tmp_path: Path):
    address, environment = cluster
    file = tmp_path / "lines"
    args = ["simulate", "francis-drake", "--games", "1000000", "--ray", address, "--jsonl", str(file)]
    started = subprocess.Popen(
        [sys.executable, "-m", "pax_tui", *args], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    end = time.monotonic() + 120
    while not file.exists() or not file.stat().st_size:
        assert started.poll() is None, started.communicate()
        assert time.monotonic() < end
        time.sleep(0.05)
    started.send_signal(signal.SIGINT)
    out, err = started.communicate(timeout=30)
    assert (started.returncode, out) == (2, "")
    assert err.startswith("pax-tui: interrupted when ")
    assert len(err.splitlines()) == 1, err
    again = run(environment, *GAMES, "--ray", address)
    assert (again.returncode, again.stderr) == (0, ""), "the cluster plays on for others"
