"""pax-tui rules: reads a section of the rules, or looks words up in them."""

from __future__ import annotations

import shutil
import sys
import textwrap
from argparse import Namespace

from pax_tui import games, rulebook
from pax_tui.cli import DONE, NOT_SO

FOUND = 12
"""How many finds are listed."""


def run_rules(args: Namespace) -> int:
    """Status 1 when nothing is found. What is no game is a section or words to look for in the rules of every game, the first one first."""
    there = rulebook.games()
    known = [name for name in games.GAMES if name in there]
    words = list(args.words)
    named = [args.game] if args.game in known else known
    if args.game is not None and args.game not in known:
        words = [args.game, *words]
    books = [rulebook.load(name) for name in named]
    if not words:
        for entry in books[0].rules:
            if entry.level <= 2:
                print(f"{'  ' * (entry.level - 1)}{entry.heading}")
        return DONE
    name = " ".join(words)
    lines = next(filter(None, (look(book, name) for look in (section, search) for book in books)), None)
    if not lines:
        print(f"pax-tui: nothing about {name!r} in the rules of {', '.join(named)}", file=sys.stderr)
        return NOT_SO
    print("\n".join(lines))
    return DONE


def section(book: rulebook.Rulebook, name: str) -> list[str]:
    """A section with everything below it, and the rulings it names; nothing if there is none of that name."""
    found = book.find(name)
    lines: list[str] = []
    for entry in found:
        lines += [entry.heading, *body(entry), ""]
    if found and (cited := book.cited(found[0])):
        for ruling in cited:
            lines += [ruling.heading, *body(ruling), ""]
    return lines[:-1]


def search(book: rulebook.Rulebook, words: str) -> list[str]:
    """The entries in which all the words stand, best first, with how each begins."""
    lines: list[str] = []
    for entry in book.search(words)[:FOUND]:
        name = entry.heading if entry.section in entry.heading else f"{entry.section}: {entry.heading}"
        beginning = textwrap.shorten(" ".join(rulebook.plain(entry.text).split()), _width() - 4, placeholder=" …")
        lines += [name, f"    {beginning}"]
    return lines


def body(entry: rulebook.Entry) -> list[str]:
    """The text of an entry, wrapped for the terminal."""
    lines: list[str] = []
    for line in rulebook.plain(entry.text).splitlines():
        hanging = "  " if line.startswith("- ") else ""
        lines += textwrap.wrap(line, _width(), subsequent_indent=hanging, break_long_words=False) or [""]
    return lines


def _width() -> int:
    return max(40, min(100, shutil.get_terminal_size((100, 24)).columns))
