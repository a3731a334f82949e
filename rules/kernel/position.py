"""Position: the whole state of a game as plain data, and the agenda of Steps that runs it.

A game subclasses it with columns (ints, flat lists, tuples inside lists) named in `columns`, a hand-written `copy`, and what only the
game can know: `view`, `resample`, `check`, `interrupt`, `judge`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple, Self

from mypy_extensions import mypyc_attr

from rules.kernel.decision import Decision, Offer, Option, Rule, WhyNot
from rules.kernel.step import DONE, Answering, Sealed, Step

CONSIDERED = "considered"
"""The kind of event by which an automaton explains a step; a table can stop at each (see `Position.consider`)."""
COMPILED = not __file__.endswith(".py")
"""Whether this is what mypyc made of the rules (see README.md), and not the source."""
Event = tuple[Any, ...]
"""(kind, section, seen, *ids and amounts): what happened. `seen` 0: everybody may know; else a bit per seat that may."""


class Result(NamedTuple):
    """How a game ended: the winning seats (none, one or several) and the section that decides."""

    winners: tuple[int, ...]
    section: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """A moment of a game. `choose` runs it on to the next decision; everything in it can be copied, saved and compared."""

    __slots__ = ("_decision", "_under", "agenda", "answered", "log", "result")
    columns: ClassVar[tuple[str, ...]] = ()

    agenda: list[Step]
    result: Result | None
    log: list[Event]
    answered: bool
    """Whether the game's own automaton has answered something since the last choice; it is no part of the position."""
    _decision: Decision | None
    _under: int
    """How many Steps lay under the first structured choice while the question below it stands; 0 where there was none."""

    def start(self, first: Step) -> None:
        """Lays the first Step; the next reading of `decision` runs it."""
        self.agenda = [first]
        self.result = None
        self.log = []
        self.answered = False
        self._decision = None
        self._under = 0

    # -- deciding

    @property
    def asked(self) -> Decision | None:
        """As `decision`, with or without its options: for who looks ahead and wants to know no more than who is asked."""
        if self._decision is None and self.result is None:
            return self._run()
        return self._decision

    @property
    def decision(self) -> Decision | None:
        """What is asked now, its options built on first reading; None when the game is over."""
        asked = self.asked
        if asked is not None and asked.options is None:
            offer = Offer(self)
            self.agenda[-1].choices(self, offer)
            asked.options = offer.options
        return asked

    def choose(self, option: Option) -> list[Event]:
        """Carries out a legal option, runs on to the next decision and returns what happened."""
        if self._decision is None:
            self._run()
        self.log = []
        self.answered = False
        top = self.agenda[-1]
        step = self.interrupt(option)
        if step is None:
            if len(self.agenda) <= self._under:
                self._under = 0
            step = top.take(self, option)
        elif not self._under:
            self._under = len(self.agenda)
        self._decision = None
        if step is not None:
            self.agenda.append(step)
        self.judge()
        self._run()
        return self.log

    def _run(self) -> Decision | None:
        agenda = self.agenda
        child: Step | None = None
        ended = self.result
        while ended is None:
            step = agenda[-1]
            got = getattr(step, step.at)(self, child)
            ended = self.result
            if ended is not None:  # a move of this phase has won
                break
            if got is DONE:
                child = agenda.pop()
                if isinstance(child, Answering):
                    more = agenda[-1].take(self, child.option)
                    child = None
                    if more is not None:
                        agenda.append(more)
            elif got.__class__ is Decision:
                answer = self.automaton(got, step)
                if answer is None:
                    self._decision = got
                    return got
                self.answered = True
                agenda.append(answer)
                child = None
            else:
                agenda.append(got)
                child = None
            self.judge()
            ended = self.result
        self._decision = None
        return None

    def refusals(self) -> list[tuple[Option, Rule]]:
        """Every conceivable option that is not legal now, with its Rule."""
        if self.decision is None:
            return []
        why = WhyNot(self)
        self.agenda[-1].choices(self, why)
        return why.refusals

    def conceivable(self) -> WhyNot:
        """Both sides of the present question, over everything conceivable (for checks and tests)."""
        why = WhyNot(self)
        if self.decision is not None:
            self.agenda[-1].choices(self, why)
        return why

    # -- telling

    def tell(self, kind: str, section: str, *args: Any) -> None:
        """Adds an event everybody may know."""
        self.log.append((kind, section, 0, *args))

    def whisper(self, seats: int, kind: str, section: str, *args: Any) -> None:
        """Adds an event for the seats of a bit mask only."""
        self.log.append((kind, section, seats, *args))

    def consider(self, section: str, topic: Option, chosen: Sequence[Option], passed: Sequence[Option] = ()) -> None:
        """Adds one step of an automaton's explanation: what it looked at, what it took, what it passed over and why.

        All are items of the wording, a kind and its ids; those of `passed` carry the Rule's id and section by which they fell.
        """
        self.log.append((CONSIDERED, section, 0, (topic,), tuple(chosen), tuple(passed)))

    # -- copying and keeping

    def copy(self) -> Self:
        """An independent copy (hand-written by the game; this part copies the agenda)."""
        raise NotImplementedError

    def _copy_into(self, new: Position) -> None:
        new.agenda = [s.copy() for s in self.agenda]
        new.result = self.result
        new.log = []
        new.answered = False
        new._decision = self._decision
        new._under = self._under

    def plain(self) -> dict[str, Any]:
        """The position as JSON-ready data, in a fixed order."""
        return {
            "columns": {name: _thaw(getattr(self, name)) for name in self.columns},
            "agenda": [{"step": s.key(), "at": s.at, **{k: _thaw(v) for k, v in s.__dict__.items() if k != "at"}} for s in self.agenda],
            "result": None if self.result is None else {"winners": list(self.result.winners), "section": self.result.section},
        }

    def restore(self, plain: dict[str, Any]) -> None:
        """Takes over what `plain` wrote. Raises KeyError, TypeError, ValueError or AttributeError when it is not of that shape."""
        for name in self.columns:
            value = plain["columns"][name]
            kept = getattr(self, name, None)
            setattr(self, name, [_freeze(v) for v in value] if isinstance(kept, list) else _freeze(value))
        self.agenda = []
        for record in plain["agenda"]:
            fields = {k: _freeze(v) for k, v in record.items() if k != "step"}
            step = object.__new__(Step.registry[record["step"]])
            step.__dict__.update(fields)
            if step.at.startswith("_") or not callable(getattr(step, step.at)):
                raise ValueError(f"{record['step']} has no phase {step.at}")
            self.agenda.append(step)
        ended = plain["result"]
        self.result = None if ended is None else Result(tuple(ended["winners"]), ended["section"])
        self.log = []
        self.answered = False
        self._decision = None
        self._under = 0

    def digest(self) -> str:
        """A hash of the canonical JSON: equal positions have equal digests on every machine."""
        text = json.dumps(self.plain(), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return hashlib.sha256(text.encode()).hexdigest()[:32]

    @property
    def holds_secret(self) -> bool:
        """Whether a secret simultaneous choice is under way and already holds an answer."""
        return any(isinstance(s, Sealed) and s.answers for s in self.agenda)

    @property
    def interrupted(self) -> bool:
        """Whether a structured choice has been laid on top of the present question before, and is settled; it is no part of the position.

        Who would propose anew whenever he is asked again can hold himself back by it.
        """
        return self._under == len(self.agenda)

    def interrupt_no_more(self) -> None:
        """As if that had been so: for a position that was written down where it was."""
        _ = self.decision  # what is asked may lie on a Step that is laid only now
        self._under = len(self.agenda)

    def unseal(self) -> int:
        """Takes back what others have answered to the secret simultaneous choice that is asked, so that a search can answer for them; how
        many these were."""
        step = self.agenda[-1] if self.agenda else None
        if not isinstance(step, Sealed) or not step.answers:
            return 0
        given, step.answers = len(step.answers), ()
        self._decision = None
        return given

    # -- what only the game can know

    def view(self, seat: int | None) -> Any:
        """A new object holding only what `seat` may know; None: what lies open on the table."""
        raise NotImplementedError

    def resample(self, seat: int, rng: Any) -> Self:
        """A position that `seat` cannot tell from this one."""
        raise NotImplementedError

    def check(self) -> None:
        """Raises AssertionError when a piece is lost, invented or out of place."""
        raise NotImplementedError

    def judge(self) -> None:
        """Sets `result` when somebody has won; called between any two Steps."""

    def automaton(self, asked: Decision, step: Step) -> Answering | None:
        """The Step by which the game's own automaton answers what `step` asks; None where somebody at the table (or CHANCE) does."""
        return None

    def interrupt(self, option: Option) -> Step | None:
        """A structured choice that lies on top of whatever is asked (a deal); None for every ordinary option."""
        return None

    def interrupt_rule(self, option: Option) -> Rule | None:
        """Why a structured choice is not allowed now; only called for options that are none of the Decision's."""
        return Rule("not-offered", "")

    def outcome(self) -> Result | None:
        """Who won, by which section; None while the game goes on."""
        return self.result


def _thaw(value: Any) -> Any:
    if isinstance(value, tuple | list):
        return [_thaw(v) for v in value]
    return value


def _freeze(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_freeze(v) for v in value)
    return value
