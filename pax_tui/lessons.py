"""Lessons: the rules taught step by step, on the real table and by the real engine.

A lesson is a scenario (see `rules.kernel.scenario`) in assets/<game>/lessons/NN-ID.toml, with two tables more:

    [lesson]
    you = "red"                 whom the learner plays
    sections = ["D2a", …]       which sections of the rules it teaches

    [[step]]                    with everything a step of a scenario can have
    [step.teach]
    say = "bid"                 which text: the message `lesson-ID-bid`
    light = ["havana", …]       what is lit: places, spaces, or panels as "panel:mats"
    section = "D2a"             the section the step rests on
    allow = [[…], …]            further options that the step takes as well as the one it chooses
    try = [[…], …]              of a question: what is played on a copy before the answers are judged
    answer = [{say, …}, …]      of a question: each answer with what must hold for it to be right (offered, refused, expect …)

What the learner's seat chooses in a step with `teach` is chosen by the learner; everything else is played by the script. Texts are in
the wording of the game: `lesson-ID` (`.goal`, `.learnt`), `lesson-ID-SAY` with the attributes `.hint` (what the step wants, and why),
`.done` (what happened and why) and for each answer `.ANSWER` and `.ANSWER-reply`. The engine says which answer is right.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from pax_tui import games
from pax_tui.curriculum import folder, names, said
from pax_tui.session import Happened, Session
from pax_tui.wording import Wording
from rules.kernel import scenario
from rules.kernel.decision import Option
from rules.kernel.position import Position
from rules.kernel.record import Record

WORDS = 60
"""So many words a step shows at most."""
Stage = Literal["tell", "do", "ask", "done", "over"]
"""Something is to be read; the learner chooses; a question is asked; what happened is to be read; the lesson is over."""
TELL: Stage = "tell"
DO: Stage = "do"
ASK: Stage = "ask"
DONE: Stage = "done"
OVER: Stage = "over"
Word = Field(pattern=r"^[a-z][a-z0-9-]*$")


class BadLesson(ValueError):
    """A lesson that is not written as it should be, or is not there; the text is one clear line."""


class _Table(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Answer(_Table):
    """An answer of a question, and what must hold in the position for it to be right."""

    say: str = Word
    seat: str | None = None
    ask: str | None = None
    offered: list[list[Any]] | None = None
    not_offered: list[list[Any]] | None = None
    refused: dict[str, Any] | None = None
    expect: dict[str, Any] | None = None
    outcome: dict[str, Any] | None = None

    def claim(self) -> dict[str, Any]:
        """The same as a step of a scenario."""
        return self.model_dump(exclude={"say"}, exclude_none=True)


class Teach(_Table):
    """What a step teaches."""

    say: str = Word
    light: list[str] = []
    section: str = ""
    allow: list[list[Any]] = []
    tried: list[list[Any]] = Field(default=[], alias="try")
    answer: list[Answer] = []


class Head(_Table):
    """The table `lesson`."""

    you: str
    sections: list[str] = Field(min_length=1)


Part = TypeVar("Part", bound=_Table)


@dataclass(frozen=True)
class Lesson:
    """A lesson, ready to be given."""

    id: str
    script: scenario.Script
    head: Head
    teach: tuple[Teach | None, ...]

    @property
    def game(self) -> str:
        """The game's name on the command line."""
        return self.script.game.id


def check(table: Mapping[str, Any]) -> tuple[Head, tuple[Teach | None, ...]]:
    """The lesson's own tables of a file. Raises BadLesson."""
    head = _valid(Head, table.get("lesson", {}), "lesson")
    return head, tuple(_taught(step, f"step {n}") if "teach" in step else None for n, step in enumerate(table.get("step", []), 1))


def _valid(kind: type[Part], table: Any, where: str) -> Part:
    try:
        return kind.model_validate(table)
    except ValidationError as error:
        first = error.errors()[0]
        raise BadLesson(f"{where}: `{'.'.join(map(str, first['loc']))}`: {first['msg']}") from None


def _taught(step: Mapping[str, Any], where: str) -> Teach:
    teach = _valid(Teach, step["teach"], f"{where}: teach")
    if teach.answer and ("choose" in step or "propose" in step or len(teach.answer) < 2):
        raise BadLesson(f"{where}: a question has two answers or more, and chooses nothing")
    if teach.tried and not teach.answer:
        raise BadLesson(f"{where}: `try` belongs to a question")
    if teach.allow and len(scenario.choices(step)) != 1:
        raise BadLesson(f"{where}: `allow` is for a step that chooses once")
    return teach


def parse(name: str, text: str) -> Lesson:
    """A lesson from the text of a file; `name` is the file's. Raises BadLesson."""
    try:
        table = tomllib.loads(text)
        game = table.get("game")
        script = scenario.read(table, {game: games.game(game)} if isinstance(game, str) and game in games.GAMES else {})
        head, teach = check(table)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadLesson(f"{name}: it is not TOML: {error}") from None
    except (scenario.ScenarioError, BadLesson) as error:
        raise BadLesson(f"{name}: {error}") from None
    if head.you not in script.seats:
        raise BadLesson(f"{name}: nobody sits at {head.you}")
    stem = name.rpartition("/")[2].removesuffix(".toml")
    number, _, rest = stem.partition("-")
    return Lesson(rest if number.isdigit() else stem, script, head, teach)


def load(game: str, name: str) -> Lesson:
    """A lesson by its name or its number. Raises BadLesson."""
    known = names(game)
    if name.isascii() and name.isdigit() and 0 < int(name[:4]) <= len(known):
        name = known[int(name[:4]) - 1]
    if name not in known:
        there = f"there is {', '.join(known)}" if known else "it has none yet"
        raise BadLesson(f"{game} has no lesson {name!r}; {there}")
    file = next(f for f in folder(game).iterdir() if f.name.endswith(".toml") and f.name.partition("-")[2] == f"{name}.toml")
    return parse(file.name, file.read_text(encoding="utf-8"))


# -- giving a lesson


class LessonSession(Session):
    """A game that began in a written position: its record cannot be replayed, so it remembers what happened."""

    def history(self) -> list[Happened]:
        """Everything that has happened in the lesson."""
        return list(self.log)


@dataclass
class _Start:
    """Where a step began, to go back to."""

    position: Position
    count: int


@dataclass
class Teacher:
    """One lesson being given. It plays for everybody but the learner and says what is to be shown; a screen or a line table shows it."""

    lesson: Lesson
    words: Wording = field(init=False)
    session: Session = field(init=False)
    at: int = 0
    stage: Stage = TELL
    reply: str = ""
    """What is said to the last choice or answer instead of the step's text."""
    wrong: bool = False
    """Whether the last answer to the present question did not hold."""

    def __post_init__(self) -> None:
        script = self.lesson.script
        self.words = Wording(games.face(self.lesson.game).words, script.game, script.seats)
        self.you = script.game.seat_number(self.lesson.head.you)
        options = script.game.settle(tuple(script.seats), script.game.seated(script.seats, script.options))
        seats = {seat: name if seat == self.lesson.head.you else "bot:random" for seat, name in script.seats.items()}
        self.session = LessonSession(Record(script.game, seats, options, scenario.begin(script)), 0)
        self._move = 0
        self._chose = False
        self._starts: list[_Start] = []
        self._enter(0)

    # -- what is to be shown

    @property
    def step(self) -> Mapping[str, Any]:
        """The present step of the script."""
        return self.lesson.script.steps[min(self.at, len(self.lesson.script.steps) - 1)]

    @property
    def teach(self) -> Teach | None:
        """What the present step teaches."""
        return None if self.stage == OVER else self.lesson.teach[self.at]

    @property
    def number(self) -> tuple[int, int]:
        """The number of the present step among those that teach, and how many there are."""
        shown = [n for n, teach in enumerate(self.lesson.teach) if teach]
        return sum(n <= self.at for n in shown), len(shown)

    def _said(self, attribute: str = "") -> str:
        return said(self.words, f"lesson-{self.lesson.id}-{self.teach.say}", attribute) if self.teach else ""

    def text(self) -> str:
        """What the lesson says now."""
        if self.reply:
            return self.reply
        if self.stage == OVER:
            return said(self.words, f"lesson-{self.lesson.id}", "learnt")
        return self._said("done" if self.stage == DONE else "")

    def texts(self) -> list[str]:
        """Everything this lesson may come to say, but for the sentences of the rules."""
        found = [said(self.words, f"lesson-{self.lesson.id}", "learnt")]
        for teach in self.lesson.teach:
            if teach:
                message = f"lesson-{self.lesson.id}-{teach.say}"
                found += [said(self.words, message, part) for part in ("", "done", *(f"{a.say}-reply" for a in teach.answer))]
                found.append(self.words.text("lesson-not-now", option="", hint=said(self.words, message, "hint")))
        return [text for text in found if text]

    def section(self) -> str:
        """The section this rests on."""
        return self.teach.section if self.teach else ""

    def lights(self) -> tuple[str, ...]:
        """What is lit."""
        return tuple(self.teach.light) if self.teach else ()

    def question(self) -> str:
        """The question alone, without what leads to it; "" where nothing is asked."""
        sentences = re.split(r"(?<=[.?!]) ", self._said())
        return next((sentence for sentence in reversed(sentences) if sentence.endswith("?")), "")

    def answers(self) -> list[str]:
        """The answers of the present question."""
        return [self._said(answer.say) for answer in self.teach.answer] if self.teach else []

    def hint(self) -> str:
        """What the step wants, and why."""
        hint = self._said("hint")
        if self.stage == ASK and not hint:
            return self.words.text("lesson-think", section=self.section())
        return hint

    @property
    def wanted(self) -> list[Option]:
        """The options the step takes now; first the one its script has."""
        if self.stage != DO:
            return []
        if "propose" in self.step:
            return [_tupled(self.step["propose"])]
        chosen = scenario.choices(self.step)[self._move]
        return [chosen, *(_tupled(option) for option in (self.teach.allow if self.teach else []))]

    @property
    def proposes(self) -> bool:
        """Whether the learner is to propose a deal."""
        return self.stage == DO and "propose" in self.step

    # -- going on

    def next(self) -> None:
        """On, after something was read."""
        self.reply = ""
        if self.stage in (TELL, DONE):
            self._enter(self.at + 1)

    def back(self) -> None:
        """To the step before that teaches something, or to the beginning of this one."""
        here = self.stage not in (TELL, OVER) and self._chose
        at = min(self.at, len(self._starts) - 1)
        if not here:
            shown = [n for n in range(at + (self.stage == OVER)) if self.lesson.teach[n]]
            at = shown[-1] if shown else 0
        self._return(at)

    def _return(self, at: int) -> None:
        start = self._starts[at]
        del self._starts[at:]
        old = self.session.record
        self.session.record = Record(old.game, old.seats, old.options, start.position, old.choices[: start.count])
        self.session.log[:] = [happened for happened in self.session.log if happened.number < start.count]
        self.reply = ""
        self._enter(at)

    def skip(self) -> None:
        """The script does what the step wants."""
        self.reply = ""
        if self.stage == DO:
            here = self.at
            while self.stage == DO and self.at == here:
                self._play(self.wanted[0])
        elif self.stage != OVER:
            self._enter(self.at + 1)

    def choose(self, option: Option) -> bool:
        """The learner's choice; whether the step takes it. What it does not take is answered, and nothing happens."""
        self.reply = ""
        if option not in self.wanted:
            proposed = option not in ((self.session.decision and self.session.decision.options) or ())
            meant = "" if proposed else self.words.option(option, self.session.decision)
            self.reply = self.words.text("lesson-another-deal" if proposed else "lesson-not-now", option=meant, hint=self.hint())
            return False
        self._play(option)
        return True

    def refuse(self, option: Option) -> str:
        """Why an option that is not offered cannot be chosen, in the words of its Rule; "" where nobody could think of it."""
        rule = dict(self.session.refusals()).get(option)
        return "" if rule is None else f"{self.words.rule(rule)} ({rule.section})"

    def answer(self, number: int) -> bool:
        """The learner's answer to a question, judged by the engine."""
        assert self.teach is not None
        answer, position = self.teach.answer[number], self.session.position.copy()
        for option in self.teach.tried:
            position.choose(_tupled(option))
        claim = answer.claim()
        right = not scenario.fails(self.lesson.script, position, claim)
        reply = self._said(f"{answer.say}-reply")
        if not right:
            for option in claim.get("offered", ()):
                reply = " ".join(part for part in (self.refuse(_tupled(option)), reply) if part)
        self.reply, self.wrong = reply, not right
        if right:
            self.stage = DONE
        return right

    def _play(self, option: Option) -> None:
        self._chose = True
        self.session.choose(option)
        self._move += 1
        self._run()

    def _enter(self, at: int) -> None:
        """Begins a step; those that teach nothing are played through."""
        self._move, self._chose, self.wrong = 0, False, False
        if at >= len(self.lesson.script.steps):
            self.at, self.stage = len(self.lesson.script.steps), OVER
            return
        self.at = at
        _ = self.session.decision  # the game runs on to its next question before it is kept
        self._starts.append(_Start(self.session.position.copy(), len(self.session.record.choices)))
        self._run()

    def _run(self) -> None:
        """Plays what the script plays, up to the next thing that is the learner's."""
        step, teach = self.step, self.teach_here
        wanted: set[Option] = set(map(_tupled, step.get("offered", ())))
        chosen = scenario.choices(step)
        if not self._move and (set(step) - {"expect", "note", "events", "outcome", "teach"}):
            self._usual(step, wanted | set(chosen[:1]) | ({()} if "refused" in step else set()))
        while self._move < len(chosen):
            if self._move:
                self._usual({}, {chosen[self._move]})
            decision = self.session.decision
            if teach is not None and decision is not None and decision.seat == self.you:
                self.stage = DO
                return
            self.session.choose(chosen[self._move])
            self._move += 1
        if "propose" in step and self._move == len(chosen):
            offer = _tupled(step["propose"])
            if teach is not None and self.session.game.chooser(offer, -1) == self.you:
                self.stage = DO
                return
            self.session.choose(offer)
            self._move += 1
        if teach is None:
            self._enter(self.at + 1)
        elif teach.answer:
            self.stage = ASK
        elif self._chose:
            self.stage = DONE
            if not self._said("done"):
                self._enter(self.at + 1)
        else:
            self.stage = TELL

    @property
    def teach_here(self) -> Teach | None:
        """What the step that is being played teaches."""
        return self.lesson.teach[self.at]

    def _usual(self, step: Mapping[str, Any], wanted: set[Option]) -> None:
        for _ in range(scenario.LIMIT):
            option = scenario.usual(self.lesson.script, self.session.position, step, wanted)
            if option is None:
                return
            self.session.choose(option)

    # -- taking a lesson up again

    def resume(self, step: int) -> None:
        """Goes to a step, everything before it played by the script."""
        for _ in range(2 * len(self.lesson.script.steps)):
            if self.stage == OVER or self.at >= step:
                return
            self.skip()


def _tupled(value: Sequence[Any]) -> Option:
    return tuple(_tupled(v) if isinstance(v, list) else v for v in value)
