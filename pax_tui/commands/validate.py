"""pax-tui validate: checks the data files and prints what is wrong, with file and line."""

from __future__ import annotations

from argparse import Namespace

from pax_tui import games
from pax_tui.cli import DONE, NOT_SO, BadUse
from pax_tui.commands import print_json


def run_validate(args: Namespace) -> int:
    """Status 1 when something is wrong. Without DIR the data in force is checked (that of --data, or the packaged one)."""
    if args.folder is not None and not args.folder.is_dir():
        raise BadUse(f"{args.folder} is not a folder")
    found = [{"file": str(file), "line": line, "message": message} for file, line, message in games.problems(args.folder)]
    if args.json:
        print_json({"ok": not found, "problems": found})
    else:
        for problem in found:
            print(f"{problem['file']}:{problem['line']}: {problem['message']}")
        if not found:
            print("the data is sound")
    return NOT_SO if found else DONE
