"""Moments of recorded games: for each kind of question a session of people who are asked it."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from pax_tui import games
from pax_tui.session import Session, parse_save
from rules.kernel.decision import CHANCE, Option
from rules.kernel.record import Record

RECORDS = Path(__file__).resolve().parents[1] / "records"
FOLDERS = {"pax-hispanica": RECORDS, "sea-and-steel": RECORDS / "sea_and_steel", "francis-drake": RECORDS / "francis_drake"}
PEOPLE = ("Ana", "Ben", "Cem", "Dia", "Eva")


@cache
def record(game: str, name: str) -> tuple[tuple[Option, ...], dict[str, str], dict[str, str]]:
    """The choices, seats and options of a record."""
    found = parse_save(json.loads((FOLDERS[game] / f"{name}.json").read_text(encoding="utf-8")))
    return tuple(found.choices), dict(found.seats), dict(found.options)


@cache
def moments(game: str = "pax-hispanica") -> dict[str, tuple[str, int]]:
    """For each question to a player: a record, and how many choices lead to it."""
    found: dict[str, tuple[str, int]] = {}
    for path in sorted(FOLDERS[game].glob("*.json")):
        choices, seats, options = record(game, path.stem)
        again = Record.new(games.game(game), seats, options)
        for n, option in enumerate(choices):
            decision = again.position.decision
            if decision is not None and decision.seat != CHANCE:
                found.setdefault(decision.ask, (path.stem, n))
            again.play(option)
    return dict(sorted(found.items()))


def before(game: str, name: str, count: int) -> Session:
    """A session of people, so far into a record."""
    choices, seats, options = record(game, name)
    again = Record.new(games.game(game), dict(zip(seats, PEOPLE, strict=False)), options)
    for option in choices[:count]:
        again.play(option)
    return Session(again, 1)


def asked(ask: str, game: str = "pax-hispanica") -> Session:
    """A session of people at such a question."""
    return before(game, *moments(game)[ask])


def over(game: str, name: str) -> Session:
    """A finished game."""
    save: Any = json.loads((FOLDERS[game] / f"{name}.json").read_text(encoding="utf-8"))
    return Session(parse_save(save), 1)
