"""A lesson line by line: what it says, then the real question, one answer after another on standard input."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TextIO

from pax_tui import curriculum, games
from pax_tui.curriculum import Progress, next_of, said, title
from pax_tui.lessons import ASK, DO, OVER, Teacher, load
from pax_tui.plain import Leave, Table, folded, picked
from pax_tui.session import Happened
from pax_tui.wording import Wording
from rules.kernel.decision import Decision, Option

NEXT, BACK, SKIP, HINT = ("", "n", "next"), ("back",), ("j", "skip"), ("i", "hint")


class LessonTable(Table):
    """A lesson on standard input and output. `next` or Enter, `back`, `skip` and `hint` are its own; everything else is the table's."""

    def __init__(
        self, teacher: Teacher, progress: Progress, reads: TextIO | None = None, writes: TextIO | None = None, ascii_only: bool = False
    ) -> None:
        super().__init__(teacher.session, reads, writes, ascii_only)
        self.teacher, self.progress = teacher, progress
        self.words = teacher.words
        self._told = 0

    def run(self) -> int:
        """Gives the lesson until it is over or left; the exit status."""
        teacher, lesson = self.teacher, self.teacher.lesson
        names = curriculum.names(lesson.game)
        self.say(self.words.text("lesson-head", n=names.index(lesson.id) + 1, title=title(self.words, lesson.id)))
        self.say(said(self.words, f"lesson-{lesson.id}", "goal"))
        self.say(self.words.text("lesson-plain-keys"))
        self._told = 0 if teacher.at == 0 else len(teacher.session.log)
        try:
            while teacher.stage != OVER:
                self.progress.keep(lesson.game, lesson.id, teacher.at, False)
                self._one()
        except (EOFError, Leave):
            self.say(self.words.text("lesson-left"))
            return 0
        self.progress.keep(lesson.game, lesson.id, 0, True)
        self._happened()
        self.say(teacher.text())
        if after := next_of(lesson.game, lesson.id):
            coming = self.words.text("lesson-comes-next", lesson=title(self.words, after), goal=said(self.words, f"lesson-{after}", "goal"))
            self.say(coming)
        return 0

    def _one(self) -> None:
        """What the lesson says, then a line that is read and obeyed."""
        teacher = self.teacher
        self._happened()
        section, reply = teacher.section(), teacher.reply
        n, of = teacher.number
        self.say(f"[{n}/{of}] {teacher.text()}{f' ({section})' if section and not reply else ''}")
        here = (teacher.at, teacher.stage, teacher._move)
        if teacher.stage == ASK:
            for number, text in enumerate(teacher.answers(), 1):
                self.say(f"{number}) {text}")
        elif teacher.proposes:
            self.say(self.words.text("lesson-plain-deal"))  # what is asked meanwhile is somebody else's, and may be secret
        elif teacher.stage == DO and (decision := self.session.decision) is not None:
            self._put(decision, [self.words.option(option, decision) for option in decision.options or ()])
        while (teacher.at, teacher.stage, teacher._move) == here:
            teacher.reply = ""
            if self._read():
                return
            if teacher.reply and (teacher.at, teacher.stage, teacher._move) == here:
                self.say(teacher.reply)

    def _read(self) -> bool:
        """Reads a line and does what it says; whether the step has to be put anew."""
        teacher = self.teacher
        line = self.ask("> ")
        if line in BACK:
            teacher.back()
            self._told = min(self._told, len(self.session.log))
            return True
        if line in HINT:
            teacher.reply = teacher.hint() or teacher.text()
            return False
        if teacher.stage == DO:
            return self._doing(line)
        if line in SKIP or (line in NEXT and teacher.stage != ASK):
            teacher.skip() if teacher.stage == ASK else teacher.next()
            return True
        if line in ("q", "s"):
            raise Leave
        decision = self.session.decision
        letter, _, rest = line.partition(" ")
        if teacher.stage == ASK and letter not in ("b", "l", "r"):
            self._answered(line)
        elif letter in ("b", "l", "r", "w", "?") and (
            decision is not None or letter in ("b", "l") or (letter == "r" and teacher.section())
        ):
            self._look(letter, rest, decision)
        else:
            self.say(self.words.text("lesson-plain-keys"))
        return False

    def _doing(self, line: str) -> bool:
        teacher, decision = self.teacher, self.session.decision
        if line in SKIP:
            teacher.skip()
            return True
        assert decision is not None
        if teacher.proposes:
            if line == "d":
                return self._deal()
            if line in ("q", "s"):
                raise Leave
            teacher.reply = teacher.hint()
            return False
        options = list(decision.options or ())
        if line == "u":
            teacher.back()
            return True
        texts = [self.words.option(option, decision) for option in options]
        if len(line) > 1 and not line.isdigit() and not picked(line, texts):
            refused = [(self.words.option(option, decision), rule) for option, rule in self.session.refusals()]
            meant = picked(line, [text for text, _ in refused])
            if meant:
                teacher.reply = f"{refused[meant[0]][0]}: {self._refused(refused[meant[0]][1])}"
                return False
        return self._obey(line, decision, options, texts)

    def _chosen(self, option: Option) -> bool:
        return self.teacher.choose(option)

    def _answered(self, line: str) -> None:
        texts = self.teacher.answers()
        found = [int(line) - 1] if line.isascii() and line.isdigit() and len(line) < 4 else picked(line, texts)
        if len(found) == 1 and 0 <= found[0] < len(texts):
            if not self.teacher.answer(found[0]):
                self.teacher.reply = self.words.text("lesson-not-so", question=self.teacher.reply)
        else:
            self.say(self.words.text("plain-no-number", count=len(texts)))

    def _look(self, letter: str, rest: str, decision: Decision | None) -> None:
        if letter == "b":
            self._lines(self.face.board(self.session.view(self._sees), self.words))
        elif letter == "l":
            for happened in self.session.log:
                self._tell(happened.events, again=True)
        elif letter == "r":
            self._rule(rest or self.teacher.section() or (decision.section if decision else ""))
        elif decision is not None:
            self._command(letter, rest.strip(), decision)

    def _happened(self) -> None:
        """What has happened since it was last told."""
        new: Sequence[Happened] = self.session.log[self._told :]
        self._told = len(self.session.log)
        self._tell_all(new)


def give(game: str, lesson: str, ascii_only: bool = False) -> int:
    """Gives a lesson from where it was left."""
    progress, teacher = Progress(), Teacher(load(game, lesson))
    teacher.resume(progress.at(game, teacher.lesson.id))
    return LessonTable(teacher, progress, ascii_only=ascii_only).run()


def listed(game: str, ascii_only: bool = False) -> int:
    """Lists the lessons, of one game or of all, with what has been finished; asks for one where somebody can answer."""
    progress = Progress()
    words = Wording()
    for one in (game,) if game else curriculum.taught():
        own = Wording(games.face(one).words, games.game(one))
        _say(f"{games.face(one).title} (pax-tui learn {one} LESSON)", ascii_only)
        for n, name in enumerate(curriculum.names(one), 1):
            state = "learn-finished" if progress.done(one, name) else "learn-left" if progress.begun(one, name) else ""
            _say(f"{n}) {name}: {title(own, name)}{f' - {words.text(state)}' if state else ''}", ascii_only)
    if not game:
        return 0
    sys.stdout.write(words.text("learn-which") + " ")
    sys.stdout.flush()
    line = sys.stdin.readline().strip()
    return give(game, line, ascii_only) if line and line not in ("q", "s") else 0


def _say(line: str, ascii_only: bool) -> None:
    sys.stdout.write((folded(line) if ascii_only else line) + "\n")
