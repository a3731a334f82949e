"""How fast our games are beside catanatron, the fastest Python engine of a heavy board game that is published, on one machine in one run.

    uv run python tests/bench/engines.py [--json] [--rounds 5] [--seconds 2] [GAME...]

Everybody plays whole games with random players, each in a process of its own, in turns of so many seconds of CPU time; told are the
decisions of players in a second of CPU time, the median of the rounds with the least and the most. catanatron comes from the package
registry into an environment that is thrown away; where it cannot be had, one line says so and only ours are measured.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
from statistics import median
from time import process_time
from typing import Any

CATANATRON = "catanatron"
OURS = ("pax-hispanica", "sea-and-steel", "francis-drake")


def play_ours(name: str, seconds: float) -> dict[str, Any]:
    """Games of ours; the first, which fills tables and caches, is not counted."""
    from pax_tui import games
    from pax_tui.simulation import computer_seats, play
    from rules.kernel.position import COMPILED

    game = games.game(name)
    seats = computer_seats(game, None)
    play(game, seats, {}, 0, 0)
    decisions = number = 0
    began = process_time()
    while process_time() - began < seconds:
        decisions += play(game, seats, {}, 1, number).decisions
        number += 1
    return {"decisions": decisions, "games": number, "cpu_s": process_time() - began, "compiled": COMPILED}


def play_catanatron(seconds: float) -> dict[str, Any]:
    """Games of four random players, a tick being a decision; again without the first."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found, unused-ignore]

    def play(seed: int) -> int:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)], seed=seed)
        ticks = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            ticks += 1
        return ticks

    play(1)
    decisions = number = 0
    began = process_time()
    while process_time() - began < seconds:
        number += 1
        decisions += play(number + 1)
    return {"decisions": decisions, "games": number, "cpu_s": process_time() - began, "compiled": False}


def command(name: str, seconds: float) -> list[str]:
    """How a process is begun that plays it."""
    run = [sys.executable]
    if name == CATANATRON:
        uv = [shutil.which("uv")] if shutil.which("uv") else [sys.executable, "-m", "uv"]
        run = [*map(str, uv), "run", "--no-project", "--isolated", "--quiet", "--python", sys.executable, "--with", CATANATRON, "python"]
    return [*run, __file__, "--play", name, "--seconds", str(seconds)]


def once(name: str, seconds: float) -> dict[str, Any]:
    """One turn of playing. Raises CalledProcessError, OSError, ValueError."""
    run = subprocess.run(command(name, seconds), capture_output=True, text=True, check=True, timeout=600)
    found: dict[str, Any] = json.loads(run.stdout)
    return found


def measure(names: list[str], rounds: int, seconds: float) -> dict[str, Any]:
    """Everybody in turn, so that a machine that gets busier is so for all."""
    speeds: dict[str, list[float]] = {name: [] for name in names}
    more: dict[str, dict[str, Any]] = {}
    for _ in range(rounds):
        for name in list(speeds):
            try:
                found = once(name, seconds)
            except (subprocess.SubprocessError, OSError, ValueError) as error:
                if name != CATANATRON:
                    raise
                lines = str(getattr(error, "stderr", None) or error).strip().splitlines() or ["nothing is said"]
                print(f"{CATANATRON} cannot be had here and is left out: {lines[-1]}", file=sys.stderr)
                del speeds[name]
                continue
            speeds[name].append(found["decisions"] / found["cpu_s"])
            more[name] = {"decisions_per_game": round(found["decisions"] / found["games"], 1), "compiled": found["compiled"]}
    return {
        name: {"decisions_per_cpu_s": round(median(s)), "least": round(min(s)), "most": round(max(s)), **more[name]}
        for name, s in speeds.items()
    }


def main() -> None:
    """See the module."""
    parser = argparse.ArgumentParser(description="Our games beside catanatron, in decisions per second of CPU time.")
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(OURS))
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--play", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.play:
        print(json.dumps(play_catanatron(args.seconds) if args.play == CATANATRON else play_ours(args.play, args.seconds)))
        return
    found = measure([*args.games, CATANATRON], args.rounds, args.seconds)
    if args.json:
        print(json.dumps(found, indent=2))
        return
    for name, speed in found.items():
        how = " (rules compiled)" if speed["compiled"] else ""
        print(f"{name}{how}: {speed['decisions_per_cpu_s']:,} decisions in a second of CPU time ({speed['least']:,} to {speed['most']:,})")


if __name__ == "__main__":
    main()
