"""A game without a table as one line of JSON: what `simulate` counts, `--jsonl` writes and `report` reads.

    {"format": "pax-tui game 1", "game": "pax-hispanica", "rules_version": 1, "number": 4, "seed": 7, "style": "uniform", "think": 200,
     "options": {"length": "long", ...}, "seats": {"red": "bot:deckhand", ...}, "order": ["blue", "red", ...],
     "result": {"winners": ["red"], "section": "D2d"}, "decisions": 412, "forced": 120, "choices": 980, "turn": "1655 market",
     "cpu_s": 0.0421, "figures": {"red": {"colonies": 1.5, ...}, ...},
     "verbs": {"red": {"bid": 12, ...}, ...}, "things": {"red": {"card": {"ship-3": 2, ...}, ...}, ...}}

`order` are the seats in the order in which they were first asked something open (answers in secret are given at the same time),
`result` is null for a game that met the step cap, `decisions` are those of players, `forced` those with one option, `choices` those
with the answers of CHANCE, `cpu_s` seconds of CPU time. `figures` is what the game counts of a seat at the end (`Game.weigh`, log-odds).
`verbs` and `things` count what the seats have chosen: how often each verb, and each thing that an option names, by its kind (what a
game's own automaton does is no choice). Seats are named by color or side.
"""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from time import process_time
from typing import Any

from pax_tui import games
from pax_tui.simulation import Halted, Played, play
from pax_tui.wording import Wording
from rules.kernel.game import Game
from rules.players import PLAYOUTS

FORMAT = "pax-tui game 1"
NO_THINGS = frozenset({"", "seat", "number", "text"})
"""Kinds of arguments that are no things to count."""
Line = dict[str, Any]


@dataclass(frozen=True)
class Failed:
    """A game that broke: its number, what was chosen, what is said of it, and the error in full."""

    number: int
    record: dict[str, Any]
    said: str
    error: str


@dataclass(frozen=True)
class Job:
    """Games that are alike: all that another process needs to play any of them. `data` is the folder of corrected data files."""

    game: str
    entry: games.Entry
    seats: Mapping[str, str]
    options: Mapping[str, str]
    seed: int
    styles: tuple[str, ...] = ("uniform",)
    think: int = PLAYOUTS
    check: bool = False
    data: Path | None = None

    def begin(self) -> None:
        """Makes the game known to a process that has just begun."""
        games.GAMES.setdefault(self.game, self.entry)
        if self.data is not None:
            games.configure(self.data)
        games.game(self.game)

    def play(self, number: int) -> Line | Failed:
        """Plays a game and tells of it; the same wherever it is played, but for `cpu_s`."""
        game, style, began = games.game(self.game), self.styles[number % len(self.styles)], process_time()
        try:
            played = play(game, self.seats, self.options, self.seed, number, self.check, style, self.think)
        except Halted as halted:
            return Failed(number, halted.record, str(halted), "".join(traceback.format_exception(halted.cause)))
        spent = round(process_time() - began, 4)
        return {**self._head(game, number, style, played), "cpu_s": spent, **_figures(game, played), **_uses(game, played)}

    def _head(self, game: Game, number: int, style: str, played: Played) -> Line:
        record, result = played.record, played.result
        return {
            "format": FORMAT,
            "game": game.id,
            "rules_version": game.version,
            "number": number,
            "seed": self.seed,
            "style": style,
            "think": self.think,
            "options": record["options"],
            "seats": record["seats"],
            "order": [game.seats[seat] for seat in played.order],
            "result": None if result is None else {"winners": [game.seats[s] for s in result.winners], "section": result.section},
            "decisions": played.decisions,
            "forced": played.forced,
            "choices": len(played.choices),
            "turn": game.turn(played.position),
        }


def _figures(game: Game, played: Played) -> Line:
    figures = {}
    for name in played.record["seats"] if game.merits else ():
        weighed = game.weigh(played.position, game.seat_number(name))
        figures[name] = {merit: round(float(value), 3) for merit, value in zip(game.merits, weighed, strict=True)}
    return {"figures": figures}


def _uses(game: Game, played: Played) -> Line:
    verbs: dict[str, Counter[str]] = {name: Counter() for name in played.record["seats"]}
    things: dict[str, dict[str, Counter[str]]] = {name: {} for name in played.record["seats"]}
    for asked, option in zip(played.asked, played.choices, strict=True):
        if asked < 0:
            continue
        name = game.seats[game.chooser(option, asked)]
        verbs[name][option[0]] += 1
        for kind, thing in zip(_kinds(game.id, option[0]), option[1:], strict=False):
            if kind not in NO_THINGS and isinstance(thing, str | int):
                things[name].setdefault(kind, Counter())[str(thing)] += 1
    return {"verbs": verbs, "things": things}


@cache
def _kinds(game: str, verb: str) -> tuple[str, ...]:
    words = Wording(games.face(game).words)
    return tuple(words.kind(argument) for argument in words.vocabulary.args.get(f"opt-{verb}".replace("_", "-"), ()))
