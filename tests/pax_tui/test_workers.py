"""Games are the same whoever plays them: this process, several others, a cluster; and nothing is left running."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pax_tui import cli, games
from pax_tui.accounts import Failed, Job, Line
from pax_tui.workers import NoWorkers, Outcome, here, in_order, paying, processes

Capture = pytest.CaptureFixture[str]
TOY = games.Entry("tests.toy:GAME", "tests.toy_face:FACE", "")
SEATS = {"red": "bot:random", "blue": "bot:random"}


@pytest.fixture
def brittle(monkeypatch: pytest.MonkeyPatch) -> str:
    """The name under which the program knows the toy that breaks."""
    monkeypatch.setitem(games.GAMES, "brittle", games.Entry("tests.brittle:GAME", "tests.toy_face:FACE", ""))
    return "brittle"


def lines_of(path: Path) -> list[Line]:
    """The games in a file, without the time they took."""
    found = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert all(line.pop("cpu_s") >= 0 for line in found)
    return found


def simulated(capsys: Capture, path: Path, *args: str) -> tuple[int, str, str, list[Line]]:
    """Status, output, errors and lines of a simulation, without what is another time each time."""
    status = cli.main(["simulate", *args, "--jsonl", str(path)])
    out, err = capsys.readouterr()
    return status, re.sub(r'"cpu_s": [\d.]+', "", out), err, lines_of(path)


GAMES = ("francis-drake", "--games", "12", "--seed", "7", "--json")


@pytest.mark.parametrize("args", [(*GAMES, "--style", "all"), (*GAMES, "--check")], ids=["styles", "check"])
def test_the_output_is_the_same_for_any_number_of_jobs(args: tuple[str, ...], home: Path, capsys: Capture):
    alone = simulated(capsys, home / "one", *args, "--jobs", "1")
    assert alone[0] == 0
    assert [line["number"] for line in alone[3]] == list(range(12))
    assert simulated(capsys, home / "three", *args, "--jobs", "3") == alone


def test_the_first_game_that_breaks_is_told_of_by_number_for_any_number_of_jobs(brittle: str, home: Path, capsys: Capture):
    told = []
    for jobs in ("1", "3"):
        args = (brittle, "--games", "40", "--seed", "2", "--json", "--check", "--jobs", jobs)
        status, out, err, lines = simulated(capsys, home / f"lines-{jobs}", *args)
        kept = Path(err.split("the record is in ")[1].strip())
        told.append((status, out, err, lines, json.loads(kept.read_text(encoding="utf-8"))))
        kept.unlink()
    assert told[0] == told[1]
    status, out, err, lines, kept = told[0]
    assert (status, out) == (1, "")
    assert re.match(r"pax-tui: brittle, seed 2, game \d+, choice \d+: AssertionError: a double six", err)
    assert f"game {len(lines)}," in err, "the games before it are in the file, and no other"
    assert "a double six" in kept["error"]


def test_lines_come_back_in_order_however_long_each_game_takes():
    left: list[tuple[int, Future[Outcome]]] = []
    rng, ended, most = Random(3), [], 0

    class Late(Future[Outcome]):
        """Is done when somebody waits for it, together with others, in any order."""

    def submit(number: int) -> Future[Outcome]:
        nonlocal most
        left.append((number, Late()))
        future = left[-1][1]
        most = max(most, len(left))
        if len(left) == 4 or number == 19:
            rng.shuffle(left)
            for n, f in left[: 2 if number < 19 else None]:
                f.set_result({"number": n})
            del left[: 2 if number < 19 else None]
        return future

    found = list(in_order(submit, 20, 2, lambda line: ended.append(line["number"])))
    assert [line["number"] for line in found] == list(range(20))  # type: ignore[index]
    assert sorted(ended) == list(range(20))
    assert ended != sorted(ended), "the progress is told as games end"
    assert most <= 4, "no more are handed out than two for each worker"


def test_of_several_games_that_break_the_first_by_number_is_the_last_that_is_told():
    def submit(number: int) -> Future[Outcome]:
        future = Future[Outcome]()
        future.set_result(Failed(number, {}, f"game {number}", "") if number in (5, 3, 7) else {"number": number})
        return future

    found = list(in_order(submit, 20, 4, lambda line: None))
    assert [f.number if isinstance(f, Failed) else f["number"] for f in found] == [0, 1, 2, 3]
    assert isinstance(found[-1], Failed)


def test_other_processes_are_begun_where_they_pay(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("pax_tui.workers.cores", lambda: 8)
    quick = Job("toy", TOY, SEATS, {}, 1)
    assert [paying(quick, count) for count in (1, 50, 5000)] == [1, 1, 8]
    thoughtful = Job("toy", TOY, {"red": "bot:deckhand", "blue": "auto"}, {}, 1)
    assert [paying(thoughtful, count) for count in (1, 5, 100)] == [1, 5, 8]


def test_processes_that_play_know_no_screen(toy: str):
    job = Job("toy", TOY, SEATS, {"length": "long"}, 5, check=True)
    loaded = (
        f"import sys\nfrom pax_tui import games\nfrom pax_tui.accounts import Job\njob = {job!r}\n".replace(
            "Entry(", "games.Entry("
        ).replace("PosixPath", "Path")
        + "job.begin(); job.play(0)\nprint(sorted({m.split('.')[0] for m in sys.modules} & {'textual', 'rich', 'numpy', 'pandas', 'ray'}))"
    )
    run = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, timeout=60, check=True)
    assert run.stdout == "[]\n"


def test_a_worker_that_is_killed_is_one_line(toy: str):
    from multiprocessing import active_children

    job = Job("toy", TOY, SEATS, {"length": "long"}, 5)
    with pytest.raises(NoWorkers, match="ended from outside"), processes(job, 2) as submit:
        for outcome in in_order(submit, 100_000, 2, lambda line: None):
            if not isinstance(outcome, Failed) and outcome["number"] == 5:
                children = active_children()
                assert len(children) == 2
                children[0].kill()
    assert not active_children()


def test_this_process_and_others_tell_the_same_of_the_toy(toy: str):
    job = Job("toy", TOY, SEATS, {"length": "long"}, 5, ("lively", "first"))
    with processes(job, 2) as submit:
        others = list(in_order(submit, 9, 2, lambda line: None))
    assert [timeless(line) for line in others] == [timeless(line) for line in here(job, 9, lambda line: None)]


def timeless(outcome: Outcome) -> Line:
    assert not isinstance(outcome, Failed)
    return {**outcome, "cpu_s": 0}


# -- an end before the end


class Simulation:
    """The program, in a session of its own, playing more games than anybody waits for."""

    def __init__(self, path: Path, jobs: int) -> None:
        args = ["simulate", "francis-drake", "--games", "1000000", "--jobs", str(jobs), "--jsonl", str(path)]
        self.path = path
        self.run = subprocess.Popen(
            [sys.executable, "-m", "pax_tui", *args], start_new_session=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

    def plays(self) -> None:
        """Waits for the first lines."""
        end = time.monotonic() + 60
        while not self.path.exists() or self.path.stat().st_size < 3000:
            assert time.monotonic() < end
            assert self.run.poll() is None, self.run.communicate()
            time.sleep(0.02)

    def left(self) -> list[int]:
        """The processes of its session that still run."""
        found = []
        for entry in Path("/proc").iterdir():
            if entry.name.isdigit():
                try:
                    state, _, _, session = (entry / "stat").read_text().rpartition(")")[2].split()[:4]
                except OSError:
                    continue
                if int(session) == self.run.pid and state not in "ZX":
                    found.append(int(entry.name))
        return found

    def all_end(self) -> bool:
        """Whether soon none of them runs."""
        end = time.monotonic() + 20
        while self.left() and time.monotonic() < end:
            time.sleep(0.02)
        return not self.left()


@pytest.fixture
def simulation(tmp_path: Path) -> Iterator[Simulation]:
    started = Simulation(tmp_path / "lines", 2)
    yield started
    for pid in started.left():
        os.kill(pid, signal.SIGKILL)
    started.run.communicate()


linux = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="it reads /proc")


@linux
def test_an_interrupt_ends_every_process_with_one_line(simulation: Simulation):
    simulation.plays()
    assert len(simulation.left()) >= 3
    os.killpg(simulation.run.pid, signal.SIGINT)  # as a terminal does
    out, err = simulation.run.communicate(timeout=20)
    assert (simulation.run.returncode, out) == (2, "")
    counted = re.fullmatch(r"pax-tui: interrupted when (\d+) of 1000000 games had been played\n", err)
    assert counted, err
    assert simulation.all_end()
    assert len(lines_of(simulation.path)) - int(counted[1]) in (0, 1), "every line is whole"


@linux
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL], ids=["asked", "killed"])
def test_the_processes_end_with_the_one_that_began_them(simulation: Simulation, number: signal.Signals):
    simulation.plays()
    os.kill(simulation.run.pid, number)
    assert simulation.run.wait(20) == (143 if number == signal.SIGTERM else -9)
    assert simulation.all_end()


# -- what cannot be


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["--jobs", "0"], "'0' is neither a number from 1 to 1024 nor all"),
        (["--jobs", "many"], "'many' is neither"),
        (["--jobs", "2", "--jobs", "3"], "given twice"),
        (["--think", "0"], "'0' is not a number"),
        (["--ray", "127.0.0.1:1"], "no Ray cluster answers at 127.0.0.1:1: Connection refused"),
        (["--ray", "here"], "--ray takes HOST:PORT, ray://HOST:PORT or auto, not 'here'"),
        (["--ray", "127.0.0.1:port"], "no Ray cluster answers at 127.0.0.1:port"),
        (["--jsonl", "/no/such/folder/x"], "/no/such/folder/x: No such file or directory"),
        (["--jsonl", "-", "--json"], "--jsonl - has standard output for itself"),
    ],
)
def test_what_cannot_be_is_one_line(toy: str, capsys: Capture, args: list[str], says: str):
    assert cli.main(["simulate", "toy", "--games", "2", *args]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert says in err
    assert len(err.splitlines()) == 1


def test_without_ray_the_extra_is_named(toy: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    assert cli.main(["simulate", "toy", "--games", "2", "--ray", "auto"]) == 2
    assert "the extra `cluster`" in capsys.readouterr().err


def test_only_lines_of_games_are_written_over(toy: str, home: Path, capsys: Capture):
    file = home / "kept"
    file.write_text("what somebody needs\n", encoding="utf-8")
    assert cli.main(["simulate", "toy", "--games", "2", "--jsonl", str(file)]) == 2
    assert "is left alone" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "what somebody needs\n"
    file.write_text("", encoding="utf-8")
    for count in (5, 2):
        assert cli.main(["simulate", "toy", "--games", str(count), "--jsonl", str(file)]) == 0
        assert len(lines_of(file)) == count


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no output that is always full")
def test_a_full_disk_is_one_line(toy: str, home: Path, capsys: Capture):
    full = home / "full"
    full.symlink_to("/dev/full")
    assert cli.main(["simulate", "toy", "--games", "2", "--jsonl", str(full)]) == 2
    assert capsys.readouterr().err == f"pax-tui: {full}: No space left on device\n"


# -- the line


def test_a_line_tells_what_there_is_to_count(toy: str, home: Path, capsys: Capture):
    assert cli.main(["simulate", "toy", "--games", "3", "--seed", "4", "--jsonl", "-", "--option", "length=long"]) == 0
    lines: list[dict[str, Any]] = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    for number, line in enumerate(lines):
        assert next(iter(line.items())) == ("format", "pax-tui game 1")
        assert (line["game"], line["number"], line["seed"], line["style"]) == ("toy", number, 4, "uniform")
        assert (line["options"], line["seats"], line["turn"]) == ({"length": "long"}, SEATS, "round 9")
        assert set(line["order"]) <= set(SEATS), "bids are secret, the turn is not"
        assert set(line["result"]["winners"]) <= set(SEATS)
        made = sum(sum(verbs.values()) for verbs in line["verbs"].values())
        assert made == line["decisions"] < line["choices"], "the dice are no decision"
        for seat in SEATS:
            assert line["verbs"][seat]["bid"] == 8
            assert sum(line["things"][seat].get("card", {}).values()) == line["verbs"][seat].get("play", 0)
