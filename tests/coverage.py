"""How much of each game's rules is taught, shown, coached and told: the numbers, and what is lacking.

    uv run python -m tests.coverage             prints them for every game
    uv run python -m tests.coverage francis-drake sea-and-steel

Sections: those of the rule text that a lesson teaches; those of Pax Hispanica for one are counted by themselves. Rules: the reasons why not
that a scenario names by their ids, in `refused` or among the `events` it expects. Questions: those that have a line of the coach; and those
of players at which something conceivable has been refused, in any scenario or in some random games.
"""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from pax_tui import curriculum, games, lessons, rulebook, simulation
from pax_tui.wording import Wording
from rules.kernel import chance, scenario
from rules.kernel.decision import CHANCE, Option, Rule
from rules.kernel.position import Position
from tests.scenarios.section_table import books

FOR_ONE = "HS"
"""How the sections of Pax Hispanica for one begin: a lesson teaches how to begin with them."""
TABLES: Mapping[str, tuple[tuple[dict[str, str], dict[str, str]], ...]] = {
    "pax-hispanica": (
        ({"red": "bot:random", "blue": "bot:random", "orange": "bot:random"}, {}),
        ({"purple": "bot:random", "red": "bot:random", "blue": "bot:random", "green": "bot:random", "orange": "bot:random"}, {}),
        ({"red": "bot:random", "purple": "auto"}, {}),
    ),
    "sea-and-steel": (
        ({"spanish": "bot:random", "indigenous": "bot:random"}, {}),
        ({"spanish": "bot:random", "indigenous": "auto"}, {"difficulty": "viceroy"}),
    ),
    "francis-drake": (
        ({"red": "bot:random", "blue": "bot:random", "green": "bot:random"}, {}),
        (dict.fromkeys(("red", "blue", "green", "yellow", "black"), "bot:random"), {}),
    ),
}
"""By game the tables at which random games are played: seats and options."""
LOOKED = 40
"""A question that has been refused something is looked at again only at every so many choices."""
YES_OR_NO = "yes or no, and both can be chosen"
FREE: Mapping[str, Mapping[str, str]] = {
    "pax-hispanica": {
        "declare_support": "either side (E5c)",
        "battle_card": "either side (E5c)",
        "flagship": "any Ship of the fleet (Fb)",
        "nudge": YES_OR_NO,
        "ransom": YES_OR_NO,
        "alcabala": "yes or no; asked is who has the money (R66)",
        "sell_card": "any Market Card of the Hand (D3f)",
        "hurricane": YES_OR_NO,
        "unload_relic": "all three ways are open (F6d)",
        "lose_galleon": "any Galleon (F2e)",
        "drop_cargo": "any Cargo (F2e)",
    },
    "sea-and-steel": {
        "event": "any card of the hand (4.3.2II)",
        "assign_tribe": "any Unit of the tribe (4.3.2I)",
        "card_choice": "with one effect left nothing is asked (C39)",
        "combats": "any order (4.4.1B)",
        "join": YES_OR_NO,
        "expedition": YES_OR_NO,
        "sons": YES_OR_NO,
        "sons_travel": YES_OR_NO,
        "raid_again": YES_OR_NO,
    },
    "francis-drake": {
        "attack": "yes or no; a mission that cannot be announced is void, and told to be (2E2)",
        "attack_blind": "yes or no; a mission that cannot be announced is void, and told to be (2E2)",
        "go_home": YES_OR_NO,
    },
}
"""Questions at which the rules forbid nothing that can be conceived, and why."""


NOBODYS = {"king_labor"}
"""Questions that only a game's own automaton is asked."""


@dataclass(frozen=True)
class Share:
    """So many of so many, and those that are lacking."""

    found: int
    all: int
    lacking: tuple[str, ...]

    @classmethod
    def of(cls, wanted: Any, found: Any) -> Share:
        """What of the wanted is found."""
        names = list(dict.fromkeys(wanted))
        lacking = tuple(name for name in names if name not in found)
        return cls(len(names) - len(lacking), len(names), lacking)

    def __str__(self) -> str:
        return f"{self.found} of {self.all}" + (f" ({self.found / self.all:.0%})" if self.all else "")


# -- lessons


def taught(game: str) -> set[str]:
    """The sections that a game's lessons teach."""
    given = [lessons.load(game, name) for name in curriculum.names(game)]
    heads = {section for lesson in given for section in lesson.head.sections}
    return heads | {teach.section for lesson in given for teach in lesson.teach if teach}


def sections(game: str, alone: bool = False) -> list[str]:
    """The numbered sections of a game's rule text: without the game for one, or of that only."""
    numbered = [rule.section for rule in rulebook.load(game).rules if rule.numbered]
    return [section for section in numbered if (section[0] in FOR_ONE) is alone]


# -- Rules


def rules_of(game: str) -> set[str]:
    """The ids of a game's Rules: every constant of its modules, and every Rule that is made with its id written out."""
    package = import_module(f"rules.{game.replace('-', '_')}")
    found: set[str] = set()
    for file in Path(package.__path__[0]).glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            made = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Rule" and node.args
            if made and isinstance(node.args[0], ast.Constant):  # type: ignore[attr-defined]
                found.add(node.args[0].value)  # type: ignore[attr-defined]
        for thing in vars(import_module(f"{package.__name__}.{file.stem}")).values():
            found |= {rule.id for rule in (thing.values() if isinstance(thing, dict) else [thing]) if isinstance(rule, Rule)}
    return found


def scripts(game: str) -> list[dict[str, Any]]:
    """A game's scenarios, as tables."""
    book = next(book for book in books() if book.folder == game.replace("-", "_"))
    return [tomllib.loads(file.read_text(encoding="utf-8")) for file in book.files]


def shown(game: str) -> set[str]:
    """The words by which scenarios name what is refused, and all that stands in the events they expect."""
    steps = [step for table in scripts(game) for step in table["step"]]
    refused = [step.get("refused", []) for step in steps]
    named = {one["rule"] for each in refused for one in (each if isinstance(each, list) else [each])}
    return named.union(*(_texts(step.get("events", [])) for step in steps))


def _texts(thing: Any) -> set[str]:
    if isinstance(thing, list):
        return set[str]().union(*map(_texts, thing))
    return {thing} if isinstance(thing, str) else set()


# -- questions


def questions(game: str) -> list[str]:
    """All questions of a game, as the wording knows them."""
    return list(import_module(f"rules.{game.replace('-', '_')}.words").QUESTIONS)


def coached(game: str) -> set[str]:
    """The questions that have a line of the coach."""
    words = Wording(games.face(game).words)
    return {ask for ask in questions(game) if words.has(f"coach-{ask}".replace("_", "-"))}


class Heard:
    """The questions that were put to CHANCE and to players, and those of players at which something was refused."""

    def __init__(self) -> None:
        self.chance: set[str] = set()
        self.asked: set[str] = set()
        self.refused: set[str] = set()
        self.looks = 0

    def listen(self, position: Position) -> None:
        """Looks at the present question."""
        decision = position.decision
        if decision is None:
            return
        if decision.seat == CHANCE:
            self.chance.add(decision.ask)
            return
        self.looks += 1
        self.asked.add(decision.ask)
        if (decision.ask not in self.refused or self.looks % LOOKED == 0) and position.conceivable().refusals:
            self.refused.add(decision.ask)


@contextmanager
def heard() -> Iterator[Heard]:
    """Listens to every question before it is answered, and to those whose refusals are looked at."""
    ears, choose, refusals = Heard(), Position.choose, Position.refusals

    def choosing(self: Position, option: Option) -> Any:
        ears.listen(self)
        return choose(self, option)

    def refusing(self: Position) -> Any:
        ears.listen(self)
        return refusals(self)

    Position.choose, Position.refusals = choosing, refusing  # type: ignore[method-assign]
    try:
        yield ears
    finally:
        Position.choose, Position.refusals = choose, refusals  # type: ignore[method-assign]


def told(game: str, played: int = 12) -> Heard:
    """What is asked and refused in all scenarios and in some random games."""
    rules = games.game(game)
    with heard() as ears:
        for table in scripts(game):
            scenario.run(scenario.read(table, {game: rules}))
        for n in range(played):
            seats, options = TABLES[game][n % len(TABLES[game])]
            position = rules.new(tuple(seats), rules.settle(tuple(seats), rules.seated(seats, options)))
            rng, style = Random(n), simulation.STYLES["lively"]
            assert style is not None
            choose = style()
            while (decision := position.decision) is not None:
                position.choose(chance.answer(decision, rng) if decision.seat == CHANCE else choose(position, rng))
    return ears


# -- all of it


def report(game: str) -> dict[str, Share]:
    """The four numbers of a game, by name."""
    ears, free = told(game), FREE[game]
    found = {
        "sections taught by lessons": Share.of(sections(game), taught(game)),
        "Rules shown by scenarios": Share.of(sorted(rules_of(game)), shown(game)),
        "questions with a line of the coach": Share.of(questions(game), coached(game)),
        f"questions of players that can be refused something ({len(free)} more are free)": Share.of(
            sorted(ears.asked - set(free)), ears.refused
        ),
    }
    if sections(game, alone=True):
        found["sections of the game for one"] = Share.of(sections(game, alone=True), taught(game))
    return found


def main() -> None:
    """Prints the numbers of the games named, or of all."""
    for game in sys.argv[1:] or games.GAMES:
        print(games.face(game).title)
        for name, share in report(game).items():
            print(f"  {name}: {share}")
            if share.lacking:
                print(f"    lacking: {' '.join(share.lacking)}")


if __name__ == "__main__":
    main()
