"""pax-tui learn: the lessons, on the full screen or line by line."""

from __future__ import annotations

from argparse import Namespace

from pax_tui import curriculum, games, lessons
from pax_tui.cli import BadUse
from pax_tui.commands.table import needs_terminal, show_lessons


def run_learn(args: Namespace) -> int:
    """Lists the lessons, or gives one. Raises BadUse for a lesson that is not there."""
    game = args.game or ""
    if game:
        games.game(game)
        if not curriculum.names(game):
            raise BadUse(f"{game} has no lessons yet")
    needs_terminal(args)
    try:
        lesson = lessons.load(game, args.lesson).id if args.lesson else ""
        if args.plain:
            from pax_tui.lesson_lines import give, listed

            return give(game, lesson, args.ascii) if lesson else listed(game, args.ascii)
    except lessons.BadLesson as error:
        raise BadUse(str(error)) from None
    return show_lessons(args, game, lesson)
