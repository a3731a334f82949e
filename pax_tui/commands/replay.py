"""pax-tui replay: steps through a record, on the full screen or line by line, or says where it ends."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from typing import Any

from pax_tui import games
from pax_tui.cli import DONE, NOT_SO, BadUse
from pax_tui.commands import print_json, read_json
from pax_tui.session import BadRecord, Happened, parse_save, replayed, try_out
from pax_tui.wording import Wording
from rules.kernel.decision import CHANCE
from rules.kernel.record import Record


def run_replay(args: Namespace) -> int:
    """Replays a file from its first choice: on a terminal on the full screen, with --plain or through a pipe line by line.

    Of a record that the rules do not allow any more that is said, with status 1.
    """
    save = read_json(args.file)
    try:
        record = parse_save(save)
        if record.diverged is not None:
            try_out(record)
    except BadRecord as error:
        raise BadUse(f"{args.file}: {error}") from None
    if args.json:
        print_json(_summary(record))
    elif _on_screen(args, record):
        from pax_tui.commands.table import show_replay

        show_replay(args, record)
    else:
        _tell(record)
    if record.diverged is not None:
        print(f"pax-tui: {args.file}: choice {record.diverged + 1} is not legal by these rules", file=sys.stderr)
        return NOT_SO
    return DONE


def _on_screen(args: Namespace, record: Record) -> bool:
    """Whether there is a terminal for the full screen, and the game has one."""
    terminal = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    return terminal and not args.plain and bool(games.face(record.game.id).panels)


def _summary(record: Record) -> dict[str, Any]:
    result, game = record.position.outcome(), record.game
    outcome = None if result is None else {"winners": [game.seat_name(s) for s in result.winners], "section": result.section}
    return {
        "game": game.id,
        "choices": len(record.choices),
        "finished": result is not None,
        "outcome": outcome,
        "digest": record.position.digest(),
    }


def _tell(record: Record) -> None:
    """Choice by choice; on a terminal the next waits for Enter. What is secret is told only of a finished game."""
    words = Wording(games.face(record.game.id).words, record.game, record.seats)
    over = record.position.outcome() is not None
    steps = sys.stdin.isatty() and sys.stdout.isatty()
    for happened in replayed(record):
        for line in lines(happened, words, over):
            print(line)
        if steps and happened.seat != CHANCE:
            print(words.text("replay-next"), end="", flush=True)
            answer = sys.stdin.readline()
            if not answer or answer.strip() == "q":
                return
    print(outcome(record, words))


def lines(happened: Happened, words: Wording, everything: bool) -> list[str]:
    """One choice as text: who chose what, and what came of it."""
    told = []
    if happened.seat != CHANCE and (everything or not happened.secret):
        told.append(
            words.text("chose", number=str(happened.number + 1), seat=words.seat(happened.seat), option=words.option(happened.option))
        )
    told += [f"  {words.event(e)} ({e[1]})" if e[1] else f"  {words.event(e)}" for e in happened.events if everything or not e[2]]
    return told


def outcome(record: Record, words: Wording) -> str:
    """How it ended, or that it goes on."""
    result = record.position.outcome()
    if result is None:
        return words.text("goes-on", turn=record.game.turn(record.position))
    names = ", ".join(words.seat(s) for s in result.winners)
    return words.text("over", count=len(result.winners), winners=names, section=result.section)
