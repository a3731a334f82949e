"""One module for each command or few, imported when the command is given."""

from __future__ import annotations

import json
import signal
import sys
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from pax_tui.cli import BadUse, Ended

MOST = 8 * 1024 * 1024
"""No file anybody writes for this program is larger."""


def read_text(path: Path) -> str:
    """The text of a file, `-` being standard input. Raises BadUse."""
    try:
        if str(path) == "-":
            text = sys.stdin.read(MOST + 1)
            if len(text) > MOST:
                raise BadUse("-: the file is too large")
            return text
        if path.stat().st_size > MOST:
            raise BadUse(f"{path}: the file is too large")
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadUse(f"{path}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise BadUse(f"{path}: it is not UTF-8 text") from None


def read_json(path: Path) -> Any:
    """What a JSON file holds. Raises BadUse."""
    try:
        document = json.loads(read_text(path))
        json.dumps(document, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise BadUse(f"{path}: it holds half a letter, which no text can") from None
    except (ValueError, RecursionError):
        raise BadUse(f"{path}: it is not JSON") from None
    return document


def print_json(document: Any) -> None:
    """One JSON document, and nothing else, on standard output."""
    print(json.dumps(document, indent=2, ensure_ascii=False))


def settled(pairs: Iterable[tuple[str, str]]) -> dict[str, str]:
    """The `--option` of a command line. Raises BadUse."""
    options: dict[str, str] = {}
    for name, value in pairs:
        if options.setdefault(name, value) != value:
            raise BadUse(f"the option {name} is given twice")
    return options


@contextmanager
def when_ended() -> Iterator[None]:
    """Within it the program ends in good order when the system asks it to: Ended is raised."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    asked = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {number: signal.signal(number, _end) for number in asked}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _end(number: int, frame: object) -> None:
    raise Ended(number)
