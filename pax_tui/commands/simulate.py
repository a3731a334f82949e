"""pax-tui simulate: plays games without a screen and says how they went."""

from __future__ import annotations

import json
import sys
import traceback
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import mean, median
from time import process_time
from typing import Any, Protocol

from pax_tui import games
from pax_tui.cli import DONE, NOT_SO, keep_report
from pax_tui.commands import print_json, settled
from pax_tui.session import new_seed
from pax_tui.simulation import STYLES, Halted, Played, computer_seats, play
from rules.kernel.record import Record


def run_simulate(args: Namespace) -> int:
    """Status 1 when a game breaks a check or never ends."""
    game, options = games.game(args.game), settled(args.option)
    seats = computer_seats(game, args.seats)
    game.settle(tuple(seats), game.seated(seats, options))
    seed = new_seed() if args.seed is None else args.seed
    styles = tuple(STYLES) if args.style == "all" else (args.style,)
    count, began = Counter[str](), process_time()
    tally = Tally(game.id, args.games, seed, {seat: 0 for seat in game.seats if seat in seats}, count)
    try:
        with progress(args.games) as bar:
            for number in range(args.games):
                style = styles[number % len(styles)]
                tally.add(play(game, seats, options, seed, number, args.check, style))
                bar.advance()
    except Halted as halted:
        path = _keep(halted, seed)
        print(f"pax-tui: {game.id}, seed {seed}, {' '.join(str(halted).split())}; the record is in {path}", file=sys.stderr)
        return NOT_SO
    document = {**tally.document(), "cpu_s": round(process_time() - began, 2)}
    if args.json:
        print_json(document)
    else:
        _tell(document)
    return NOT_SO if tally.capped else DONE


class Tally:
    """Counts finished games."""

    def __init__(self, game: str, games_asked: int, seed: int, wins: dict[str, int], endings: Counter[str]) -> None:
        self.game, self.games, self.seed, self.wins, self.endings = game, games_asked, seed, wins, endings
        self.lengths: list[int] = []
        self.capped = self.draws = 0

    def add(self, played: Played) -> None:
        """One more game."""
        self.lengths.append(played.decisions)
        names = games.game(self.game).seats
        result = played.result
        if result is None:
            self.capped += 1
            self.draws += 1
            self.endings["capped"] += 1
            return
        self.endings[result.section] += 1
        if len(result.winners) == 1:
            self.wins[names[result.winners[0]]] += 1
        else:
            self.draws += 1

    def document(self) -> dict[str, Any]:
        """What --json prints."""
        return {
            "game": self.game,
            "games": self.games,
            "finished": len(self.lengths) - self.capped,
            "capped": self.capped,
            "seed": self.seed,
            "decisions": {"mean": round(mean(self.lengths), 1), "median": median(self.lengths), "max": max(self.lengths)},
            "endings": dict(sorted(self.endings.items())),
            "wins": self.wins,
            "draws": self.draws,
        }


class Bar(Protocol):
    """What is told that one more game is done."""

    def advance(self) -> None: ...


class _NoBar:
    def advance(self) -> None:
        pass


@contextmanager
def progress(total: int) -> Iterator[Bar]:
    """A progress bar on standard error, where that is a terminal."""
    if not sys.stderr.isatty():
        yield _NoBar()
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task("", total=total)

        class RichBar:
            def advance(self) -> None:
                shown.advance(task)

        yield RichBar()


def _keep(halted: Halted, seed: int) -> str:
    """Writes down the game that broke, as a file that `replay` opens, so that it can be looked into."""
    error = "".join(traceback.format_exception(halted.cause))
    text = json.dumps({**broken_save(halted), "error": error}, indent=1) + "\n"
    return keep_report(f"broken-{halted.record['game']}-{seed}-{halted.number}.json", text)


def broken_save(halted: Halted) -> dict[str, Any]:
    """The game that broke as a save: as far as it can be played anew, which is up to the choice that breaks it."""
    game = games.game(halted.record["game"])
    plain: dict[str, Any] = Record.as_far(game, halted.record).plain()
    return plain


def _tell(document: dict[str, Any]) -> None:
    lengths, n = document["decisions"], document["games"]
    print(f"{document['game']}: {document['finished']} of {n} games finished, seed {document['seed']}, {document['cpu_s']} s CPU time")
    print(f"decisions of players: mean {lengths['mean']}, median {lengths['median']}, most {lengths['max']}")
    print("endings: " + ", ".join(f"{name} {count}" for name, count in document["endings"].items()))
    wins = ", ".join(f"{seat} {count} ({100 * count / n:.0f} %)" for seat, count in document["wins"].items())
    print(f"wins: {wins}; shared or nobody {document['draws']}")
