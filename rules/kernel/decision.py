"""Decision, Offer and Rule: what may be chosen now, and what may not and why.

An option is a small tuple, a verb and ids: `("found", "guadeloupe")`. A Rule names the reason why an option is closed, with its
section. Options and refusals come from one description, the `choices` of a Step: an `Offer` runs it over the near candidates and
keeps what no Rule forbids, a `WhyNot` runs it over everything conceivable and keeps both sides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

Option = tuple[Any, ...]
CHANCE = -1
"""The seat that answers dice, draws and shuffles."""


class Rule(NamedTuple):
    """A reason why something may not be chosen: its id (a message of the wording) and the section that says so."""

    id: str
    section: str


class Decision:
    """What is asked now: of which seat, in which words, by which section.

    `ask` names the question for the wording, `args` are its ids. `secret`: nobody else may see the options or the answer.
    `options` is filled when `Position.decision` is first read. `weights` go with the options of CHANCE; empty means all alike.
    """

    __slots__ = ("args", "ask", "options", "seat", "secret", "section", "weights")

    def __init__(self, seat: int, ask: str, section: str, args: Option = (), secret: bool = False, weights: Sequence[int] = ()) -> None:
        self.seat = seat
        self.ask = ask
        self.section = section
        self.args = args
        self.secret = secret
        self.weights = weights
        self.options: Sequence[Option] | None = None

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, ask={self.ask!r}, section={self.section!r}, args={self.args!r}, options={self.options!r})"


Table = Sequence[Option] | Mapping[Any, Option]
Predicate = Callable[[Any, Any, Any], Rule | None]


MOST_AMOUNT = 100_000
"""Far more than any game counts; a position that was tampered with may claim more."""


class Amounts:
    """Ready-made options of one verb and a whole number, made once and shared."""

    __slots__ = ("made", "verb")

    def __init__(self, verb: str) -> None:
        self.verb = verb
        self.made: list[Option] = []

    def upto(self, high: int) -> list[Option]:
        """The options 0..high of this verb."""
        made = self.made
        if high > MOST_AMOUNT:
            raise ValueError(f"no amount is as large as {high}")
        while len(made) <= high:
            made.append((self.verb, len(made)))
        return made


class Offer:
    """Collects the options that are legal now."""

    __slots__ = ("options", "pos")
    curious: ClassVar[bool] = False
    """Whether everything conceivable is asked about; where that is costly to list, `choices` lists it only then."""

    def __init__(self, pos: Any) -> None:
        self.pos = pos
        self.options: list[Option] = []

    def each(self, table: Table, near: Iterable[Any], far: Iterable[Any], rule: Predicate, arg: Any) -> None:
        """Offers `table[i]` for the candidates against which `rule(pos, arg, i)` finds nothing.

        `near` are the candidates worth asking in play, `far` all that can be conceived; `near` must hold every legal one.
        """
        pos = self.pos
        self.options += [table[i] for i in near if rule(pos, arg, i) is None]

    def all(self, table: Table, ids: Iterable[Any]) -> None:
        """Offers `table[i]` for every one of `ids`: nothing else is conceivable and nothing forbids them."""
        self.options += [table[i] for i in ids]

    def among(self, table: Table, found: Iterable[Any], far: Iterable[Any], rule: Rule) -> None:
        """Offers `table[i]` for all of `found`, which the game has found as a whole; `rule` forbids all else that can be conceived."""
        self.options += [table[i] for i in found]

    def one(self, option: Option, rule: Callable[[Any, Any], Rule | None] | None = None, arg: Any = None) -> None:
        """Offers one option, unless `rule(pos, arg)` forbids it."""
        if rule is None or rule(self.pos, arg) is None:
            self.options.append(option)

    def amounts(self, amounts: Amounts, low: int, high: int, rule: Rule | None = None) -> None:
        """Offers the whole numbers from low to high; `rule` is what forbids more."""
        self.options += amounts.upto(high)[low : high + 1]


class WhyNot(Offer):
    """Collects, over everything conceivable, what is legal and what is refused with its Rule."""

    __slots__ = ("refusals",)
    curious = True

    def __init__(self, pos: Any) -> None:
        super().__init__(pos)
        self.refusals: list[tuple[Option, Rule]] = []

    def each(self, table: Table, near: Iterable[Any], far: Iterable[Any], rule: Predicate, arg: Any) -> None:
        """See Offer; runs over `far` and keeps the Rules."""
        for i in far:
            why = rule(self.pos, arg, i)
            if why is None:
                self.options.append(table[i])
            else:
                self.refusals.append((table[i], why))

    def among(self, table: Table, found: Iterable[Any], far: Iterable[Any], rule: Rule) -> None:
        """See Offer; runs over `far` too and keeps the Rule."""
        legal = list(found)
        super().among(table, legal, far, rule)
        self.refusals += [(table[i], rule) for i in dict.fromkeys(far) if i not in legal]

    def one(self, option: Option, rule: Callable[[Any, Any], Rule | None] | None = None, arg: Any = None) -> None:
        """See Offer; keeps the Rule."""
        why = None if rule is None else rule(self.pos, arg)
        if why is None:
            self.options.append(option)
        else:
            self.refusals.append((option, why))

    def amounts(self, amounts: Amounts, low: int, high: int, rule: Rule | None = None) -> None:
        """See Offer; of all that is too much the least stands for the rest."""
        super().amounts(amounts, low, high)
        if rule is not None:
            self.refusals.append((amounts.upto(high + 1)[high + 1], rule))
