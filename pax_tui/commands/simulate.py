"""pax-tui simulate: plays games without a screen and says how they went."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import mean, median
from typing import TYPE_CHECKING, Any

from pax_tui import games
from pax_tui.accounts import FORMAT, Failed, Job, Line
from pax_tui.cli import DONE, NOT_SO, BadUse, Ended, keep_report
from pax_tui.commands import print_json, settled, when_ended
from pax_tui.session import check_seats, new_seed
from pax_tui.simulation import STYLES, computer_seats
from pax_tui.workers import Done, NoWorkers, Outcome, cores, here, in_order, paying, processes
from rules.kernel.record import Record
from rules.players import PLAYOUTS

if TYPE_CHECKING:
    from rich.progress import Task
    from rich.text import Text

STDOUT = Path("-")
STEADY = 600.0
"""Over how many seconds the speed is taken from which the end is expected."""


def run_simulate(args: Namespace) -> int:
    """Status 1 when a game breaks a check or never ends."""
    if args.jsonl == STDOUT and (args.json or args.report):
        raise BadUse("--jsonl - has standard output for itself; --json and --report go with a file")
    if args.ray is not None and args.jobs == "all":
        args.jobs = None
    job, tally = _job(args), Tally(args.games)
    report = None
    if args.report:
        from pax_tui.report import Report

        report = Report(job.game)
    failed = None
    with when_ended():
        try:
            with lines(args.jsonl) as write, progress(args.games) as done, _source(args, job, done) as outcomes:
                for outcome in outcomes:
                    if isinstance(outcome, Failed):
                        failed = outcome
                        break
                    write(outcome)
                    tally.add(outcome)
                    if report is not None:
                        report.add(outcome)
        except NoWorkers as error:
            raise BadUse(str(error)) from None
        except Ended:
            raise
        except KeyboardInterrupt:
            raise BadUse(f"interrupted when {len(tally.lengths)} of {args.games} games had been played") from None
    if failed is not None:
        path = _keep(failed, job.seed)
        print(f"pax-tui: {job.game}, seed {job.seed}, {' '.join(failed.said.split())}; the record is in {path}", file=sys.stderr)
        return NOT_SO
    document = tally.document(job)
    if args.json:
        print_json(document if report is None else {**document, "report": report.document()})
    elif args.jsonl != STDOUT:
        _tell(document)
        if report is not None:
            from pax_tui.commands.report import show

            show(report, args.ascii)
    return NOT_SO if tally.capped else DONE


def _job(args: Namespace) -> Job:
    game, options = games.game(args.game), settled(args.option)
    seats = computer_seats(game, args.seats)
    check_seats(seats, game)
    game.settle(tuple(seats), game.seated(seats, options))
    seed = new_seed() if args.seed is None else args.seed
    styles = tuple(STYLES) if args.style == "all" else (args.style,)
    return Job(
        game.id, games.GAMES[args.game], seats, options, seed, styles, PLAYOUTS if args.think is None else args.think, args.check, args.data
    )


@contextmanager
def _source(args: Namespace, job: Job, done: Done) -> Iterator[Iterator[Outcome]]:
    """The games, played where they are to be."""
    if args.ray is not None:
        from pax_tui.cluster import cluster

        with cluster(job, args.ray, args.jobs) as (submit, width):
            yield in_order(submit, args.games, width, done)
        return
    width = paying(job, args.games) if args.jobs is None else min(args.games, cores() if args.jobs == "all" else args.jobs)
    if width == 1:
        yield here(job, args.games, done)
        return
    with processes(job, width) as submit:
        yield in_order(submit, args.games, width, done)


class Tally:
    """Counts finished games."""

    def __init__(self, games_asked: int) -> None:
        self.games = games_asked
        self.wins, self.endings = Counter[str](), Counter[str]()
        self.lengths: list[int] = []
        self.capped = self.draws = 0
        self.cpu_s = 0.0

    def add(self, line: Line) -> None:
        """One more game."""
        self.lengths.append(line["decisions"])
        self.cpu_s += line["cpu_s"]
        result = line["result"]
        self.endings["capped" if result is None else result["section"]] += 1
        self.capped += result is None
        if result is not None and len(result["winners"]) == 1:
            self.wins[result["winners"][0]] += 1
        else:
            self.draws += 1

    def document(self, job: Job) -> dict[str, Any]:
        """What --json prints."""
        return {
            "game": job.game,
            "games": self.games,
            "finished": len(self.lengths) - self.capped,
            "capped": self.capped,
            "seed": job.seed,
            "decisions": {"mean": round(mean(self.lengths), 1), "median": median(self.lengths), "max": max(self.lengths)},
            "endings": dict(sorted(self.endings.items())),
            "wins": {seat: self.wins[seat] for seat in games.game(job.game).seats if seat in job.seats},
            "draws": self.draws,
            "cpu_s": round(self.cpu_s, 2),
        }


# -- lines


@contextmanager
def lines(path: Path | None) -> Iterator[Callable[[Line], None]]:
    """Writes each game as a line of JSON, whole as soon as it is there; `-` is standard output. Raises BadUse."""
    if path is None:
        yield lambda line: None
        return
    try:
        with _opened(path) as file:

            def write(line: Line) -> None:
                file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")
                file.flush()

            yield write
    except BrokenPipeError:
        raise
    except OSError as error:
        raise BadUse(f"{path}: {error.strerror or error}") from None


def _opened(path: Path) -> Any:
    if path == STDOUT:
        return nullcontext(sys.stdout)
    if path.is_file():
        with path.open(encoding="utf-8", errors="replace") as file:
            if (begins := file.read(200)) and f'"{FORMAT}"' not in begins:
                raise BadUse(f"{path} holds something else than lines of games and is left alone")
    return path.open("w", encoding="utf-8")


# -- progress


@contextmanager
def progress(total: int) -> Iterator[Done]:
    """A progress bar on standard error, where that is a terminal: games, wins so far, and when the last is expected to end."""
    if not sys.stderr.isatty():
        yield lambda line: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn
    from rich.text import Text

    class End(ProgressColumn):
        """The time of day at which the last game is expected to end."""

        def render(self, task: Task) -> Text:
            left = task.time_remaining
            when = None if left is None else datetime.now(UTC).astimezone() + timedelta(seconds=left)
            return Text("" if when is None else f"ends {when:%H:%M:%S}" if left < 43_200 else f"ends {when:%d %b %H:%M}")  # type: ignore[operator]

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), End(), TextColumn("{task.description}", markup=False))
    wins = Counter[str]()
    with Progress(*columns, console=Console(stderr=True), transient=True, speed_estimate_period=STEADY) as shown:
        task = shown.add_task("", total=total)

        def done(line: Line) -> None:
            winners: list[str] = line["result"]["winners"] if line["result"] else []
            wins[winners[0] if len(winners) == 1 else "none"] += 1
            shown.update(task, advance=1, description=", ".join(f"{seat} {count}" for seat, count in wins.most_common()))

        yield done


# -- what is told


def _keep(failed: Failed, seed: int) -> str:
    """Writes down the game that broke, as a file that `replay` opens, so that it can be looked into."""
    text = json.dumps({**broken_save(failed.record), "error": failed.error}, indent=1) + "\n"
    return keep_report(f"broken-{failed.record['game']}-{seed}-{failed.number}.json", text)


def broken_save(record: dict[str, Any]) -> dict[str, Any]:
    """The game that broke as a save: as far as it can be played anew, which is up to the choice that breaks it."""
    plain: dict[str, Any] = Record.as_far(games.game(record["game"]), record).plain()
    return plain


def _tell(document: dict[str, Any]) -> None:
    lengths, n = document["decisions"], document["games"]
    print(f"{document['game']}: {document['finished']} of {n} games finished, seed {document['seed']}, {document['cpu_s']} s CPU time")
    print(f"decisions of players: mean {lengths['mean']}, median {lengths['median']}, most {lengths['max']}")
    print("endings: " + ", ".join(f"{name} {count}" for name, count in document["endings"].items()))
    wins = ", ".join(f"{seat} {count} ({100 * count / n:.0f} %)" for seat, count in document["wins"].items())
    print(f"wins: {wins}; shared or nobody {document['draws']}")
