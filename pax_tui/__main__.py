"""The way in: nothing heavy is imported before it is known what is wanted."""

from __future__ import annotations

import sys


def main() -> int:
    """The program, with the arguments of the command line; the exit status."""
    try:
        from pax_tui.cli import main as run
    except KeyboardInterrupt:
        return 130
    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
