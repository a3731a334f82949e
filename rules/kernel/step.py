"""Step: one procedure of a rulebook, waiting on the agenda of a Position.

A Step is a small dataclass of plain values (ints, strings, tuples, None). `at` names the phase that goes on. A phase is a method
`phase(pos, child)` that returns a Decision to ask, a Step to lay on top, or DONE; `child` is the Step that has just ended above it.
A phase that asks has changed nothing, so it can be asked again at any time. `choices(pos, offer)` describes the options of the
phase that asks; the method named like the option's verb carries it out and may return the next Step.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self

from mypy_extensions import mypyc_attr

from rules.kernel.decision import CHANCE, Decision, Offer, Option


class _Done:
    __slots__ = ()

    def __repr__(self) -> str:
        return "DONE"


DONE = _Done()
"""What a phase returns when its Step has ended."""

Outcome = Decision | _Done | Any
_new = object.__new__


@mypyc_attr(native_class=False)
class StepKind(type):
    """The class of the Steps' classes: with it a compiled Step stays an ordinary class, whose fields are its `__dict__`."""


class Step(metaclass=StepKind):
    """One procedure; see the module. Subclasses are dataclasses with `eq=False`."""

    at = "begin"
    registry: ClassVar[dict[str, type[Step]]] = {}
    final: ClassVar[bool] = False
    """Whether what is answered here cannot be taken back: it binds somebody else, or tells him what he did not know."""

    def __init_subclass__(cls, **kw: Any) -> None:
        super().__init_subclass__(**kw)
        Step.registry[cls.key()] = cls
        annotated = vars(cls).get("__annotations__", {})
        for own in ("at", "final"):  # mypyc annotates every value in the body of a class, and these would be fields of the dataclass
            annotated.pop(own, None)

    @classmethod
    def key(cls) -> str:
        """The name under which saves know this Step: package and class."""
        return f"{cls.__module__.split('.')[1]}.{cls.__name__}"

    def copy(self) -> Self:
        """An independent copy; the fields are immutable, so they are shared."""
        new = _new(self.__class__)
        new.__dict__.update(self.__dict__)
        return new

    def go(self, phase: str, step: Step) -> Step:
        """Lays `step` on top and goes on with `phase` when it has ended."""
        self.at = phase
        return step

    def end(self, pos: Any, child: Step | None) -> Outcome:
        """The phase of a Step that has nothing more to do."""
        return DONE

    def choices(self, pos: Any, offer: Offer) -> None:
        """Describes the options of the phase that asks now."""
        raise NotImplementedError(type(self).__name__)

    def take(self, pos: Any, option: Option) -> Step | None:
        """Carries out a chosen option by the method named like its verb."""
        done: Step | None = getattr(self, option[0])(pos, *option[1:])
        return done

    def shown(self, seat: int) -> dict[str, Any]:
        """What `seat` may know of this Step (everything, unless a subclass hides something)."""
        return dict(self.__dict__)

    def hide(self, pos: Any, seat: int, rng: Any) -> None:
        """Replaces what `seat` cannot know by something it could be; used by `resample`."""


class Sealed(Step):
    """Secret simultaneous choices: asks seat after seat, shows nothing, ends when all have answered; the parent reads `answers`.

    Subclasses have the fields `seats: tuple[int, ...]` and `answers: tuple[Option, ...] = ()`, the question `question(pos, seat)` and
    the options `choices`, where `self.turn` is the seat now asked.
    """

    at = "collect"
    final = True
    seats: tuple[int, ...]
    answers: tuple[Option, ...]

    @property
    def turn(self) -> int:
        """The seat asked now."""
        return self.seats[len(self.answers)]

    def collect(self, pos: Any, child: Step | None) -> Outcome:
        if len(self.answers) == len(self.seats):
            return DONE
        return self.question(pos, self.turn)

    def question(self, pos: Any, seat: int) -> Decision:
        """The secret Decision of one seat."""
        raise NotImplementedError

    def take(self, pos: Any, option: Option) -> Step | None:
        self.answers += (option,)
        return None

    def shown(self, seat: int) -> dict[str, Any]:
        """Others learn only whose turn it is."""
        mine = {s: a for s, a in zip(self.seats, self.answers, strict=False) if s == seat}
        return {**self.__dict__, "answers": mine, "answered": len(self.answers)}

    def hide(self, pos: Any, seat: int, rng: Any) -> None:
        """Draws the others' answers anew from what they could have answered."""
        given, self.answers = self.answers, ()
        for answer in given:
            if self.turn != seat:
                offer = Offer(pos)
                self.choices(pos, offer)
                answer = offer.options[int(rng.random() * len(offer.options))]
            self.answers += (answer,)


class Answering(Step):
    """How a game's own automaton answers what the Step below has asked its seat: it asks nobody but CHANCE, and when it has ended the
    kernel carries out `option` as if that seat had chosen it."""

    option: Option


def ask_chance(ask: str, section: str, args: Option = (), secret: bool = False, weights: tuple[int, ...] = ()) -> Decision:
    """A question to CHANCE; its options are described by `choices` like any other."""
    return Decision(CHANCE, ask, section, args, secret, weights)
