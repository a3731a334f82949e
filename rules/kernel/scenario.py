"""Scenario: a position written by a person, a script of choices and chance answers, and what is expected of them.

A file has `game`, `name` and `section` at its top and is one case. Everything is plain data, already parsed from TOML:

    game, name, section        what it is and which section it proves; `note` may say more
    seats, options             set-up (a table seat -> name, or a list of seats); without `seats` the list in `position.seats`
    position                   what differs from set-up, in the notation of `Game.notation`; without it the set-up itself is played
    default                    options taken whenever they are offered and the step does not ask for that decision
    step                       the script, a list of tables, each with any of
        seat                   who is asked now (also "chance")
        ask                    the question
        offered, not_offered   options that are, or are not, offered
        refused                {option, rule}: not legal now, for that reason (its id or its section); a structured choice too
        choose                 the option chosen; a list of options chooses one after another
        propose                a structured choice (a deal) laid on top of what is asked
        expect                 part of the position, in the notation, afterwards
        events                 kinds of event, or [kind, *args] beginnings, that must have happened in this step, in this order
        outcome                {winners, section} of the finished game

A lesson is such a file with `lesson` at its top and `teach` in its steps, tables that the teacher reads and that change nothing here.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

from rules.kernel.decision import Option, Rule
from rules.kernel.game import Game, SetupError
from rules.kernel.position import Event, Position

UNKNOWN = Rule("not-offered", "")
"""What a Position says of an option that nobody could think of."""
LIMIT = 400
"""How many defaults may be taken in a row."""


class ScenarioError(ValueError):
    """A scenario that is not written as it should be; the text is one clear line."""


@dataclass
class Verdict:
    """How one scenario ended: passed, or the step that failed, with what was expected and what was there."""

    name: str
    section: str
    ok: bool
    message: str = ""


@dataclass
class Script:
    """A scenario, checked for its shape and ready to run."""

    game: Game
    name: str
    section: str
    seats: dict[str, str]
    options: dict[str, str]
    position: dict[str, Any]
    default: list[Option]
    steps: list[dict[str, Any]]


STEP_KEYS = {"seat", "ask", "offered", "not_offered", "refused", "choose", "propose", "expect", "events", "outcome", "note", "teach"}
TOP_KEYS = {"game", "name", "section", "seats", "options", "position", "default", "step", "note", "proves", "lesson"}


def _is_option(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], str)


def _are_options(value: Any) -> bool:
    return isinstance(value, list) and all(_is_option(v) for v in value)


def _are_refusals(value: Any) -> bool:
    return _is_refusal(value) or (isinstance(value, list) and all(_is_refusal(v) for v in value))


def _is_refusal(value: Any) -> bool:
    return isinstance(value, dict) and _is_option(value.get("option")) and isinstance(value.get("rule"), str)


def _whole(value: Any, kind: type) -> bool:
    """Whether a list, or a table's values, are all of one kind."""
    return isinstance(value, list | dict) and all(isinstance(v, kind) for v in (value.values() if isinstance(value, dict) else value))


Shapes = dict[str, tuple[Callable[[Any], bool], str]]
TOP_SHAPES: Shapes = {
    "position": (lambda v: isinstance(v, dict), "a table"),
    "options": (lambda v: isinstance(v, dict) and _whole(v, str), "a table of texts"),
    "default": (_are_options, "a list of options"),
    "lesson": (lambda v: isinstance(v, dict), "a table"),
}
STEP_SHAPES: Shapes = {
    "seat": (lambda v: isinstance(v, str), "a text"),
    "ask": (lambda v: isinstance(v, str), "a text"),
    "offered": (_are_options, "a list of options"),
    "not_offered": (_are_options, "a list of options"),
    "refused": (
        lambda v: _is_refusal(v) or (isinstance(v, list) and all(_is_refusal(r) for r in v)),
        "a table of `option` and `rule`, or several",
    ),
    "choose": (lambda v: _is_option(v) or _are_options(v), "an option or a list of options"),
    "propose": (_is_option, "an option"),
    "expect": (lambda v: isinstance(v, dict), "a table"),
    "events": (lambda v: isinstance(v, list) and all(isinstance(e, str) or _is_option(e) for e in v), "a list of events"),
    "outcome": (lambda v: isinstance(v, dict) and isinstance(v.get("winners", []), list), "a table of `winners` and `section`"),
    "teach": (lambda v: isinstance(v, dict), "a table"),
}


def _shaped(table: Mapping[str, Any], shapes: Shapes, where: str) -> None:
    """Raises ScenarioError for what is not written as it should be."""
    for key, (fits, wanted) in shapes.items():
        if key in table and not fits(table[key]):
            raise ScenarioError(f"{where}`{key}` is {wanted}")


def read(table: Mapping[str, Any], games: Mapping[str, Game]) -> Script:
    """A Script from parsed TOML. Raises ScenarioError."""
    for key in ("game", "name", "section"):
        if not isinstance(table.get(key), str):
            raise ScenarioError(f"a scenario needs `{key}` at its top")
    if unknown := sorted(set(table) - TOP_KEYS):
        raise ScenarioError(f"unknown key `{unknown[0]}`")
    if table["game"] not in games:
        raise ScenarioError(f"no game {table['game']!r}")
    game = games[table["game"]]
    _shaped(table, TOP_SHAPES, "")
    position = dict(table.get("position", {}))
    seats = table.get("seats", position.pop("seats", list(game.default_seats)))
    if not _whole(seats, str):
        raise ScenarioError("`seats` is a list of seats or a table of seats and names")
    if isinstance(seats, list):
        seats = {s: s.capitalize() for s in seats}
    steps = table.get("step", [])
    if not isinstance(steps, list) or not steps:
        raise ScenarioError("a scenario needs at least one [[step]]")
    for n, step in enumerate(steps, 1):
        if not isinstance(step, dict):
            raise ScenarioError(f"step {n} is not a table")
        if unknown := sorted(set(step) - STEP_KEYS):
            raise ScenarioError(f"step {n}: unknown key `{unknown[0]}`")
        _shaped(step, STEP_SHAPES, f"step {n}: ")
    default = [_option(o) for o in table.get("default", [])]
    return Script(game, table["name"], table["section"], dict(seats), dict(table.get("options", {})), position, default, steps)


def begin(script: Script) -> Position:
    """The position at the start of the script. Raises SetupError."""
    options = script.game.settle(tuple(script.seats), script.game.seated(script.seats, script.options))
    position = script.game.new(tuple(script.seats), options)
    if script.position:
        script.game.place(position, script.position)
    position.check()
    return position


def run(script: Script) -> Verdict:
    """Plays the script and judges it; never raises for what the script got wrong."""
    n = 0
    try:
        position = begin(script)
        for n, step in enumerate(script.steps, 1):  # noqa: B007 - n is told when a step fails
            _step(script, position, step)
    except _Failure as failure:
        return Verdict(script.name, script.section, False, f"step {n}: {failure}")
    except SetupError as error:
        return Verdict(script.name, script.section, False, f"position: {error}")
    except AssertionError as error:
        return Verdict(script.name, script.section, False, f"step {n}: the position is broken: {error}")
    return Verdict(script.name, script.section, True)


def choices(step: Mapping[str, Any]) -> list[Option]:
    """What a step chooses, one after another."""
    return [_option(o) for o in _several(step.get("choose", []))]


def fails(script: Script, position: Position, step: Mapping[str, Any]) -> str:
    """Plays a step on a copy and says what is not as the step says; "" when all holds. The position stays."""
    try:
        _step(script, position.copy(), step)
    except _Failure as failure:
        return str(failure)
    return ""


def usual(script: Script, position: Position, step: Mapping[str, Any], wanted: Collection[Option]) -> Option | None:
    """The default to be taken before a step that wants to choose one of these options (`()`: any); None when it is the step's turn."""
    decision = position.decision
    if decision is None or decision.options is None:
        return None
    here = script.game.seat_name(decision.seat) == step.get("seat", script.game.seat_name(decision.seat))
    if here and step.get("ask", decision.ask) == decision.ask and (set(wanted) <= set(decision.options) or () in wanted):
        return None
    return next((o for o in script.default if o in decision.options), None)


class _Failure(Exception):
    pass


def _step(script: Script, position: Position, step: Mapping[str, Any]) -> None:
    game, events = script.game, []
    chosen = choices(step)
    wanted = {_option(o) for o in step.get("offered", [])} | set(chosen[:1])
    if "refused" in step:
        wanted = wanted or {()}
    if set(step) - {"expect", "note", "events", "outcome", "teach"} or "expect" not in step:
        events += _defaults(script, position, step, wanted)
    _asked(game, position, step)
    for n, option in enumerate(chosen):
        if n:
            events += _defaults(script, position, {}, {option})
        events += _choose(position, option)
    if "propose" in step:
        option = _option(step["propose"])
        why = position.interrupt_rule(option)
        if why is not None:
            raise _Failure(f"{list(option)} cannot be proposed: {why.id} ({why.section})")
        events += position.choose(option)
        position.check()
    if "events" in step:
        _told(step["events"], events)
    if "expect" in step:
        _expected(step["expect"], game.notation(position), "")
    if "outcome" in step:
        _ended(game, position, step["outcome"])


def _defaults(script: Script, position: Position, step: Mapping[str, Any], wanted: set[Option]) -> list[Event]:
    events: list[Event] = []
    for _ in range(LIMIT):
        option = usual(script, position, step, wanted)
        if option is None:
            break
        events += position.choose(option)
        position.check()
    return events


def _asked(game: Game, position: Position, step: Mapping[str, Any]) -> None:
    decision = position.decision
    if decision is None:
        if set(step) & {"seat", "ask", "choose", "offered", "not_offered", "refused"}:
            raise _Failure(f"the game is over: {position.result}")
        return
    options = decision.options or ()
    if "seat" in step and game.seat_name(decision.seat) != step["seat"]:
        raise _Failure(f"{step['seat']} should be asked, but {game.seat_name(decision.seat)} is: {decision.ask} {list(options)[:12]}")
    if "ask" in step and decision.ask != step["ask"]:
        raise _Failure(f"the question should be {step['ask']!r}, but is {decision.ask!r} {list(options)[:12]}")
    for o in step.get("offered", []):
        if _option(o) not in options:
            raise _Failure(f"{o} should be offered; offered are {[list(x) for x in options]}")
    for o in step.get("not_offered", []):
        if _option(o) in options:
            raise _Failure(f"{o} should not be offered")
    for refused in _several_tables(step.get("refused", [])):
        option, rule = _option(refused["option"]), refused["rule"]
        why = dict(position.refusals()).get(option)
        if why is None and option not in options:
            why = position.interrupt_rule(option)
            why = None if why == UNKNOWN else why
        if why is None:
            raise _Failure(f"{list(option)} should be refused by {rule}, but is {'offered' if option in options else 'not conceived'}")
        if rule not in (why.id, why.section):
            raise _Failure(f"{list(option)} should be refused by {rule}, but is by {why.id} ({why.section})")


def _choose(position: Position, option: Option) -> list[Event]:
    decision = position.decision
    if decision is None:
        raise _Failure(f"{list(option)} cannot be chosen, the game is over: {position.result}")
    options = decision.options or ()
    if option not in options:
        why = dict(position.refusals()).get(option)
        reason = (
            f"refused by {why.id} ({why.section})"
            if why
            else f"{decision.ask} of seat {decision.seat} offers {[list(o) for o in options][:16]}"
        )
        raise _Failure(f"{list(option)} cannot be chosen: {reason}")
    events = position.choose(option)
    position.check()
    return events


def _told(expected: list[Any], events: list[Event]) -> None:
    rest = iter(events)
    for wanted in expected:
        kind, *args = wanted if isinstance(wanted, list) else [wanted]
        for event in rest:
            if event[0] == kind and tuple(event[3 : 3 + len(args)]) == _option(args):
                break
        else:
            raise _Failure(f"event {wanted} should have happened; there were {[[e[0], *e[3:]] for e in events]}")


def _expected(expected: Any, found: Any, where: str) -> None:
    if isinstance(expected, Mapping):
        for key, value in expected.items():
            there = found.get(key) if isinstance(found, Mapping) else None
            _expected(value, there, f"{where}.{key}" if where else key)
    elif isinstance(expected, list) and isinstance(found, tuple | list):
        if list(expected) != list(found):
            raise _Failure(f"{where} should be {expected}, but is {list(found)}")
    elif expected != found and not (expected in ("", 0, [], False) and found is None):
        raise _Failure(f"{where} should be {expected!r}, but is {found!r}")


def _ended(game: Game, position: Position, expected: Mapping[str, Any]) -> None:
    result = position.result
    if result is None:
        raise _Failure("the game should be over")
    winners = [game.seat_name(s) for s in result.winners]
    if list(expected.get("winners", winners)) != winners or expected.get("section", result.section) != result.section:
        raise _Failure(f"the outcome should be {dict(expected)}, but is winners {winners} by {result.section}")


def _option(value: Any) -> Option:
    return tuple(_option(v) if isinstance(v, list) else v for v in value)


def _several(value: list[Any]) -> list[Any]:
    return value if value and isinstance(value[0], list) else [value] if value else []


def _several_tables(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]
