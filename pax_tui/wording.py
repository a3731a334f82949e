"""Sentences: everything a person reads is made here, from Fluent messages in assets/locale/<language>/*.ftl.

The program's own words are in `pax_tui.ftl` and `pax_tui_*.ftl`; those of a game in `<game>.ftl` and `<game>_*.ftl`, read when a
Wording of that game first makes a sentence. Message ids follow from the rules: option `opt-<verb>`, question `ask-<ask>`, event
`event-<kind>`, Rule `rule-<id>`, underscores as hyphens. An option that reads differently under some question has that question as an
attribute of its message (`opt-done = Done` with `.bid = Stop bidding`).

The ids and amounts of options, questions and events have no names in the rules; a game's Vocabulary names them by position
(`args["event-battle-won"] = ("owner", "site", "n")`), and the name says what an argument is: `kinds["owner"] = "seat"` makes it a
person's name, `"number"` leaves it a number to choose a plural by, `"text"` shows it as it is, and every other kind is looked up by the
game. A name with more parts counts by its whole, then its last, then its first part (`from_site`, `site_b`); digits at its end do not
count (`color2`). Arguments beyond the named ones are `a1`, `a2` and so on, counted from the first of all.

An argument may be a tuple: a list of things of its kind, or of tuples, each with the message `item-<first>` for what follows in it.

A message that does not exist shows as ‹id arguments›: ugly, visible, and found by a test.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from itertools import pairwise
from typing import Any, Protocol

from rules.kernel.decision import Decision, Option, Rule
from rules.kernel.position import Event

LANGUAGE = "en"
KINDS: dict[str, str] = {"seat": "seat", "player": "seat", "n": "number", "dollars": "number", "count": "number", "year": "text"}
"""What every game's argument names mean, unless its Vocabulary says otherwise."""


class Named(Protocol):
    """The part of a Game that wording needs."""

    @property
    def seats(self) -> tuple[str, ...]: ...


def _no_name(kind: str, thing: Any) -> str | None:
    return None


@dataclass(frozen=True)
class Vocabulary:
    """How a game names what its options, questions and events carry.

    `prefix` begins the names of its files. `name(kind, id)` gives the words for a thing, None where there are none; it is asked for the
    kind "seat" too, for seats held by nobody or by the computer.
    """

    prefix: str
    args: Mapping[str, Sequence[str]] = field(default_factory=dict)
    kinds: Mapping[str, str] = field(default_factory=dict)
    name: Callable[[str, Any], str | None] = _no_name


def worded(prefix: str, *names: str, **args: Any) -> str | None:
    """The text of the first of some messages that a game has, for a Vocabulary; None where it has none of them."""
    known = messages(prefix)
    for name in names:
        name = name.replace("_", "-").lower()
        if name in known:
            text: str = known.format(known.pattern(name, None), args)[0]
            return text
    return None


Arguments = Mapping[str, Sequence[str]]


def arguments(options: Arguments, questions: Arguments, events: Arguments, items: Arguments) -> dict[str, Sequence[str]]:
    """The argument names of a game's options, questions, events and items by message, for a Vocabulary."""
    families = (("opt", options), ("ask", questions), ("event", events), ("item", items))
    return {f"{family}-{word}".replace("_", "-"): names for family, table in families for word, names in table.items()}


def meanings(means: Mapping[str, str], themselves: str) -> dict[str, str]:
    """What argument names mean, for a Vocabulary: `means` has the names of each kind; those of `themselves` are kinds."""
    return {name: kind for kind, names in means.items() for name in names.split()} | {kind: kind for kind in themselves.split()}


class Wording:
    """Makes sentences of one game at one table, or, without a game, those of the program alone."""

    def __init__(self, vocabulary: Vocabulary | None = None, game: Named | None = None, seats: Mapping[str, str] | None = None) -> None:
        """`seats` maps the names of seats to who sits there, as a Record does."""
        self.vocabulary = vocabulary or Vocabulary("")
        self.colors = game.seats if game else ()
        self.seats = dict(seats or {})

    # -- sentences

    def text(self, message: str, /, **args: Any) -> str:
        """A message of its own, with arguments as they are."""
        return self._format(message, None, args)

    def event(self, event: Event) -> str:
        """What happened."""
        return self._of("event", event[0], event[3:])

    def option(self, option: Option, decision: Decision | None = None) -> str:
        """What may be chosen."""
        return self._of("opt", option[0], option[1:], decision.ask if decision else None)

    def amount(self, option: Option) -> int | None:
        """The number of something that an option is; None where its number is the name of a thing, as of an area, or it has none."""
        names = self.vocabulary.args.get(f"opt-{option[0]}".replace("_", "-"), ())
        counts = len(option) == 2 and type(option[1]) is int and (not names or self.kind(names[0]) == "number")
        return option[1] if counts else None

    def question(self, decision: Decision) -> str:
        """What is asked; the message may use $seat, who is asked, as well as the question's own arguments."""
        return self._of("ask", decision.ask, decision.args, None, {"seat": self.seat(decision.seat)})

    def coach(self, decision: Decision, live: Mapping[str, Any]) -> str:
        """What is at stake in a question, by its arguments, $seat and what is counted live; "" where there is no such message."""
        message, names = f"coach-{decision.ask}".replace("_", "-"), self.vocabulary.args.get(f"ask-{decision.ask}".replace("_", "-"), ())
        if not self.has(message):
            return ""
        asked = {name: self._said(self.kind(name), thing) for name, thing in zip(names, decision.args, strict=False)}
        return " ".join(self._format(message, None, {"seat": self.seat(decision.seat), **live, **asked}).split())

    def item(self, item: tuple[Any, ...]) -> str:
        """A part of something longer, as of a deal."""
        return self._of("item", item[0], item[1:])

    def rule(self, rule: Rule) -> str:
        """Why not."""
        return self._of("rule", rule.id, ())

    # -- names

    def seat(self, seat: int | str) -> str:
        """Who sits there: a person by name, a computer or an empty seat by the game's name for it."""
        if isinstance(seat, int):
            if not 0 <= seat < len(self.colors):
                return self.text("chance")
            seat = self.colors[seat]
        who = self.seats.get(seat, "")
        if who and who != "auto" and not who.startswith("bot:"):
            return who
        own = self.vocabulary.name("automaton", seat) if who == "auto" else None
        return own or self.vocabulary.name("seat", seat) or seat.capitalize()

    def name(self, kind: str, thing: Any) -> str:
        """The words for a thing of some kind."""
        if kind == "seat" and isinstance(thing, int | str):
            known = isinstance(thing, int) or thing in self.colors
            return self.seat(thing) if known else self.vocabulary.name(kind, thing) or str(thing)
        return self.vocabulary.name(kind, thing) or str(thing)

    def kind(self, argument: str) -> str:
        """What kind of thing an argument's name says it is; "" when it says nothing."""
        stem = argument.rstrip("0123456789")
        parts = stem.split("_")
        for part in (argument, stem, parts[-1], parts[0]):
            found = self.vocabulary.kinds.get(part) or KINDS.get(part)
            if found:
                return found
        return ""

    # -- how

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return message in messages(self.vocabulary.prefix)

    def _of(self, family: str, name: str, ids: Sequence[Any], attribute: str | None = None, more: Mapping[str, Any] | None = None) -> str:
        message = f"{family}-{name}".replace("_", "-")
        names = self.vocabulary.args.get(message, ())
        args: dict[str, Any] = dict(more or {})
        for n, thing in enumerate(ids):
            argument = names[n] if n < len(names) else f"a{n + 1}"
            args[argument] = self._said(self.kind(argument), thing)
        return self._format(message, attribute, args)

    def _said(self, kind: str, thing: Any) -> Any:
        if isinstance(thing, tuple):
            return ", ".join(
                self._of("item", t[0], t[1:]) if isinstance(t, tuple) else str(self._said(kind, t)) for t in thing
            ) or self.text("list-of-nothing")
        if kind == "number" and isinstance(thing, int):
            return thing
        if kind and kind not in ("text", "number"):
            return self.name(kind, thing)
        if kind == "" and isinstance(thing, int) and not isinstance(thing, bool):
            return thing
        return "" if thing is None else str(thing)

    def _format(self, message: str, attribute: str | None, args: Mapping[str, Any]) -> str:
        known = messages(self.vocabulary.prefix)
        pattern = known.pattern(message, attribute.replace("_", "-") if attribute else None)
        if pattern is None:
            return _missing(message, args)
        text, faults = known.format(pattern, dict(args))
        return _missing(message, args) if faults else text


def _missing(message: str, args: Mapping[str, Any]) -> str:
    return f"‹{' '.join((message, *map(str, args.values())))}›"


class Messages:
    """The messages of some files. Each is parsed when it is first used: to parse them all takes half a second."""

    def __init__(self, texts: Iterable[str], language: str = LANGUAGE) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # a quarter of a second: not before there is something to say

        self._resource = FluentResource
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        for text in texts:
            for start, end in pairwise([*(m.start() for m in _ENTRY.finditer(text)), len(text)]):
                name = text[start:end].split("=", 1)[0].strip()
                if not name.startswith("#"):
                    self._unread[name] = text[start:end]
        self.ids = sorted(n for n in self._unread if not n.startswith("-"))
        """Every message there is."""

    def __contains__(self, message: str) -> bool:
        self._read(message)
        return bool(self._bundle.has_message(message))

    def pattern(self, message: str, attribute: str | None) -> Any:
        """The pattern of a message or, where it has it, of its attribute; None where there is neither."""
        if message not in self:
            return None
        found = self._bundle.get_message(message)
        return (found.attributes.get(attribute) if attribute else None) or found.value

    def format(self, pattern: Any, args: dict[str, Any]) -> tuple[str, list[Any]]:
        """The sentence and what was wrong with it."""
        text, faults = self._bundle.format_pattern(pattern, args)
        return str(text), list(faults)

    def _read(self, name: str) -> None:
        entry = self._unread.pop(name, None)
        if entry is None:
            return
        self._bundle.add_resource(self._resource(entry))
        for other in _REFERENCE.findall(entry):
            self._read(other)


_ENTRY = re.compile(r"^(?=[a-zA-Z#-])", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-z][a-z0-9-]*)")
_read: dict[str, Messages] = {}


def messages(prefix: str) -> Messages:
    """The messages of the program and of a game, read once."""
    if prefix not in _read:
        _read[prefix] = Messages(text for _, text in sources(prefix))
    return _read[prefix]


def sources(prefix: str, language: str = LANGUAGE) -> list[tuple[str, str]]:
    """The files a Wording reads, as (name, text): the program's own and those of a game."""
    folder = files("assets").joinpath("locale", language)
    names = sorted(f.name for f in folder.iterdir() if f.name.endswith(".ftl"))
    own = tuple(f"{begins}{end}" for begins in ("pax_tui", prefix) if begins for end in (".ftl", "_"))
    wanted = [n for n in names if n.startswith(own)]
    return [(n, folder.joinpath(n).read_text(encoding="utf-8")) for n in wanted]
