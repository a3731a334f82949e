"""Which lessons there are, how far they have been taken, and what they say. Nothing here reads a lesson: the first page asks every time.

The files of a game's lessons are assets/<game>/lessons/NN-ID.toml, taken in the order of their numbers.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from typing import Any

from pax_tui import games, library, wording
from pax_tui.wording import Wording


def folder(game: str) -> Any:
    """Where the lessons of a game lie; it need not be there."""
    return files("assets").joinpath(game.replace("-", "_"), "lessons")


def names(game: str) -> tuple[str, ...]:
    """The lessons of a game, in the order in which they are taken; read from the names of the files only."""
    inside = folder(game)
    found = sorted(f.name for f in inside.iterdir() if f.name.endswith(".toml")) if inside.is_dir() else []
    return tuple(name.removesuffix(".toml").partition("-")[2] for name in found)


def taught() -> tuple[str, ...]:
    """The games that have lessons."""
    return tuple(game for game in games.GAMES if names(game))


def next_of(game: str, name: str) -> str:
    """The lesson after another; "" after the last."""
    known = names(game)
    at = known.index(name) + 1 if name in known else len(known)
    return known[at] if at < len(known) else ""


# -- progress


class Progress:
    """How far the lessons have been taken, kept in the data folder: for each lesson the step reached, -1 when it was finished."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or library.folder() / "lessons.json"
        self.steps: dict[str, int] = {}
        try:
            kept = json.loads(self.path.read_text(encoding="utf-8"))
            self.steps = {str(k): v for k, v in kept.items() if type(v) is int}
        except FileNotFoundError:
            pass
        except (OSError, ValueError, AttributeError, RecursionError):
            with suppress(OSError):  # what cannot be read is laid aside, not written over
                self.path.replace(self.path.with_suffix(".unreadable"))

    def at(self, game: str, lesson: str) -> int:
        """The step reached, from 0; 0 where it was not begun or is finished."""
        return max(0, self.steps.get(f"{game}/{lesson}", 0))

    def done(self, game: str, lesson: str) -> bool:
        """Whether the lesson has been finished once."""
        return self.steps.get(f"{game}/{lesson}:done", 0) == 1

    def begun(self, game: str, lesson: str) -> bool:
        """Whether the lesson was left in the middle."""
        return self.at(game, lesson) > 0

    def first(self, game: str) -> str:
        """The first lesson that is not finished; the first of all when all are."""
        known = names(game)
        return next((name for name in known if not self.done(game, name)), known[0] if known else "")

    def keep(self, game: str, lesson: str, step: int, done: bool) -> None:
        """Keeps where a lesson was left; where the folder cannot be written nothing is kept, and the lesson goes on."""
        self.steps[f"{game}/{lesson}"] = 0 if done else step
        if done:
            self.steps[f"{game}/{lesson}:done"] = 1
        with suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            new = self.path.with_name(f".{self.path.name}.{os.getpid()}")
            new.write_text(json.dumps(self.steps, indent=1, sort_keys=True), encoding="utf-8")
            new.replace(self.path)


# -- texts


def said(words: Wording, message: str, attribute: str = "") -> str:
    """A message of a lesson or an attribute of it; "" where there is none."""
    known = wording.messages(words.vocabulary.prefix)
    if message not in known:
        return ""
    whole, pattern = known.pattern(message, None), known.pattern(message, attribute or None)
    if pattern is None or (attribute and pattern is whole):
        return ""
    return " ".join(known.format(pattern, {})[0].split())


def title(words: Wording, lesson: str) -> str:
    """What a lesson is called."""
    return said(words, f"lesson-{lesson}")


__all__ = ["Progress", "folder", "names", "next_of", "said", "taught", "title"]
