"""pax-tui bench: how fast a game is played, in CPU time. The answers of CHANCE cost time but are not counted as decisions."""

from __future__ import annotations

import gc
import json
from argparse import Namespace
from collections.abc import Callable
from time import process_time
from typing import Any

from pax_tui import games
from pax_tui.cli import DONE
from pax_tui.commands import print_json
from pax_tui.simulation import Played, computer_seats, play
from rules.kernel.game import Game
from rules.kernel.position import COMPILED, Position
from rules.kernel.record import Record

SECONDS, LEAST = 3.0, 5
"""Games are played for so long, and so many at least."""
SAMPLES = 40
"""Positions along a game that are copied and viewed."""


def run_bench(args: Namespace) -> int:
    """Measures the games named, or all."""
    names = args.games or list(games.GAMES)
    found = {name: games.game(name) for name in names}
    measured = {name: measure(game) for name, game in found.items()}
    if args.json:
        print_json({name: {k: v for k, v in m.items() if k != "single_option_share"} for name, m in measured.items()})
        return DONE
    for name, m in measured.items():
        print(f"{name}, {m['players']} random seats, rules {'compiled' if m['compiled'] else 'not compiled'}")
        print(f"  {m['decisions_per_cpu_s']:,} decisions and {m['games_per_cpu_s']} games in a second of CPU time")
        print(f"  {m['decisions_per_game']} decisions a game, {m['single_option_share']} % of them with a single option")
        print(f"  copy {m['copy_us']} µs, view {m['view_us']} µs")
        print(f"  a save has {m['save_bytes']:,} bytes, is opened in {m['load_ms']} ms and replayed in {m['replay_ms']} ms")
    return DONE


def measure(game: Game) -> dict[str, Any]:
    """What §8 says, and the share of decisions with a single option."""
    seats = computer_seats(game, None)
    play(game, seats, {}, 0, 0)  # tables and caches are filled
    decisions = forced = played = 0
    last: Played | None = None
    gc.collect()
    began = process_time()
    while played < LEAST or process_time() - began < SECONDS:
        last = play(game, seats, {}, 1, played)
        decisions, forced, played = decisions + last.decisions, forced + last.forced, played + 1
    spent = process_time() - began
    assert last is not None
    plain = {**last.record, "choices": [json.loads(json.dumps(c)) for c in last.choices]}
    save = json.dumps(Record.replay(game, plain).plain(), separators=(",", ":"))
    positions = _along(game, last)
    return {
        "compiled": COMPILED,
        "players": len(seats),
        "decisions_per_cpu_s": round(decisions / spent),
        "games_per_cpu_s": round(played / spent, 2),
        "decisions_per_game": round(decisions / played, 1),
        "single_option_share": round(100 * forced / decisions, 1),
        "copy_us": round(_microseconds(positions, lambda p: p.copy()), 2),
        "view_us": round(_microseconds(positions, lambda p: p.view(p.decision.seat if p.decision and p.decision.seat >= 0 else None)), 2),
        "save_bytes": len(save.encode()),
        "load_ms": round(_milliseconds(lambda: Record.resume(game, json.loads(save))), 2),
        "replay_ms": round(_milliseconds(lambda: Record.replay(game, plain)), 2),
    }


def _along(game: Game, played: Played) -> list[Position]:
    position = game.new(tuple(played.record["seats"]), played.record["options"])
    every = max(1, len(played.choices) // SAMPLES)
    found: list[Position] = []
    for n, option in enumerate(played.choices):
        if n % every == 0 and position.decision is not None:
            found.append(position.copy())
        position.choose(option)
    return found


def _microseconds(positions: list[Position], do: Callable[[Position], Any]) -> float:
    rounds = 25
    began = process_time()
    for _ in range(rounds):
        for position in positions:
            do(position)
    return (process_time() - began) * 1e6 / (rounds * len(positions))


def _milliseconds(do: Callable[[], Any], times: int = 5) -> float:
    began = process_time()
    for _ in range(times):
        do()
    return (process_time() - began) * 1e3 / times
