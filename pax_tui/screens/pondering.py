"""The table with computer seats that look ahead: they think in another process, choose step by step, and say why; and hints.

The table is asked ten times a second whether a thought is there; meanwhile it answers keys as ever. While somebody reads another screen
nothing is chosen behind it.
"""

from __future__ import annotations

from time import monotonic
from typing import Any, ClassVar

from textual.timer import Timer

from pax_tui import keys
from pax_tui.library import LibraryError
from pax_tui.screens.table import TableScreen
from pax_tui.session import IllegalChoice
from pax_tui.thinking import CAPTAIN, LIKED, NoThought, Thinker, solve
from pax_tui.widgets.models import Question, Text
from pax_tui.widgets.sheet import Line
from rules.players import Thought

BEAT = 0.1
"""Seconds between two looks for a thought."""
PACE = 0.4
"""Seconds for which a computer seat is seen thinking at least, so that people can follow."""
LATEST = 20
"""So many choices of computer seats are told with their reasons."""


class PonderingTable(TableScreen):
    """See the module."""

    elsewhere: ClassVar[bool] = True

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.thinker = Thinker()
        self._about = -1
        """The number of the choice that is thought about."""
        self._hint = False
        """Whether it is for a hint."""
        self._thought: Thought | None = None
        """What has been thought and is not shown yet."""
        self._since = 0.0
        self._failed_at = -1
        """The number of the choice about which a worker has failed."""
        self._rushed = False
        """Whether everything up to the next question to a person is to go fast."""
        self._beat: Timer | None = None

    def on_mount(self) -> None:
        """The worker takes a moment to start: it does so while people look at the table."""
        self._beat = self.set_interval(BEAT, self.look_for_thought, pause=True)
        if any(who.startswith("bot:") and who != "bot:random" for who in self.session.record.seats.values()):
            self.thinker.wake()

    def on_unmount(self) -> None:
        """Nothing is left running."""
        self.thinker.close()

    # -- thinking

    def go_on(self) -> None:
        """To the next question; where a computer seat that looks ahead is asked, it begins to think."""
        super().go_on()
        if self.session.ponders and not self.explained:
            number = len(self.session.record.choices)
            if self._hint or number != self._about or not (self.thinker.busy or self._thought):
                self._begin(False)
        else:
            self._rushed = False
            if not self._hint or self._about != len(self.session.record.choices):
                self._forget()

    def _begin(self, hint: bool) -> None:
        self._about, self._hint, self._thought, self._since = len(self.session.record.choices), hint, None, monotonic()
        self.thinker.ask(self.session.problem(CAPTAIN if hint else ""))
        if self._beat is not None:
            self._beat.resume()

    def _forget(self) -> None:
        """What is thought about now is of no use any more."""
        self.thinker.drop()
        self._about, self._hint, self._thought = -1, False, None
        if self._beat is not None:
            self._beat.pause()

    def look_for_thought(self) -> None:
        """Whether a thought is there, and then what comes of it."""
        if self._about != len(self.session.record.choices):
            self._forget()
            return
        before = self.thinker.progress
        try:
            self._thought = self._thought or self.thinker.poll()
        except NoThought as error:
            self._failed(str(error))
            return
        if self.app.screen is not self:
            return
        if self._thought is None:
            if self.thinker.progress != before:
                self.draw_decision()
        elif self._hint:
            self._show_hint(self._thought)
        elif self._rushed or monotonic() - self._since >= PACE:
            self._answer(self._thought)

    def _answer(self, thought: Thought) -> None:
        """The computer seat chooses."""
        self._about, self._thought = -1, None
        try:
            self._explained(self.session.answer(thought))
        except (LibraryError, IllegalChoice) as error:
            self._forget()
            self.message = str(error)
            self.redraw()
            return
        self.go_on()

    def _failed(self, why: str) -> None:
        """The worker is of no use: another begins anew; where that fails too, the seat takes what it finds at the first try, here."""
        hint, number = self._hint, self._about
        self._forget()
        self.message = why
        if hint:
            self.redraw()
        elif self._failed_at != number:
            self._failed_at = number
            self._begin(False)
            self.redraw()
        else:
            self._answer(solve(self.session.problem(), lambda *_: True))

    def do_hurry(self) -> None:
        """The seat that thinks answers with the best so far, and so do all up to the next question to a person."""
        self._rushed = True
        self.thinker.hurry()

    def question(self) -> Question:
        """While a computer seat thinks, who that is and how far it has come."""
        decision, words = self.decision, self.words
        if decision is None or self.window or self.explained or not self.session.ponders:
            return super().question()
        level = self.session.who(decision.seat).removeprefix("bot:")
        asked = ((words.text("thinks", seat=self.tongue.seat(decision.seat), level=words.text(f"level-{level}")), "strong"),)
        done, of = self.thinker.progress
        notes: list[Line] = [((words.text("thinks-progress", done=done, of=of), "dim"),)] if level == CAPTAIN and of else []
        return Question(self.table.say("panel-choice"), asked, notes=(*notes, ((words.text("thinks-hurry"), "dim"),)))

    # -- hints and reasons

    def idle(self, key: str) -> None:
        """Also why there is no hint, and that there are no reasons."""
        super().idle(key)
        action = keys.meant(self.scope, key, self.conditions() | ({"hint", "thoughts"} - self.never()))
        if action is not None and action.id == "hint" and not self.session.hints:
            self.say(self.words.text("hint-none"))
        elif action is not None and action.id == "reasons" and not self.session.thoughts:
            self.say(self.words.text("reason-none"))

    def do_hint(self) -> None:
        """Asks the captain what it would do in this place."""
        if not (self._hint and self._about == len(self.session.record.choices)):
            self._begin(True)
        self.say(self.words.text("hint-thinks"))

    def _show_hint(self, thought: Thought) -> None:
        from pax_tui.screens.texts import LegendScreen

        decision = self.decision
        self._forget()
        if decision is None:
            return
        self.message = ""
        lines = [((self.tongue.question(decision), "strong"),), (), *self._liked(thought)]
        if len(thought.liked) > LIKED:
            lines.append(((self.words.text("hint-more", count=len(thought.liked) - LIKED), "dim"),))
        if thought.alike:
            lines += [(), ((self.words.text("hint-alike"), "text"),)]
        elif thought.reason:
            lines += [(), ((self.words.text("hint-reason", reason=self.tongue.text(f"merit-{thought.reason}")), "text"),)]
        lines += [(), ((self.words.text("hint-note"), "dim"),)]
        self.app.push_screen(LegendScreen(Text(self.words.text("hint-title"), tuple(lines)), secret=self.private))

    def _liked(self, thought: Thought) -> list[Line]:
        """The options that a thought likes best, with their shares."""
        decision = self.decision
        lines: list[Line] = []
        for option, share in thought.liked[:LIKED]:
            lines.append(((f"{share:>5.0%}  ", "key"), (self.tongue.option(option, decision), "text")))
        return lines

    def do_reasons(self) -> None:
        """What computer seats have chosen in public of late, and why."""
        from pax_tui.screens.texts import LegendScreen

        lines: list[Line] = []
        told = [h for h in self.session.log if h.number in self.session.thoughts and not h.secret]
        for happened in reversed(told[-LATEST:]):
            thought = self.session.thoughts[happened.number]
            why = self.words.text("reason-for", reason=self.tongue.text(f"merit-{thought.reason}")) if thought.reason else ""
            share = dict(thought.liked).get(happened.option)
            sure = self.words.text("reason-sure", share=f"{share:.0%}") if share is not None and len(thought.liked) > 1 else ""
            seat = self.session.game.seat_name(happened.seat)
            who: Line = ((self.tongue.seat(happened.seat), f"name:{seat}"), (f": {self.tongue.option(happened.option)}", "text"))
            lines += [(*who, (f"  {why}" if why else "", "good"), (f"  {sure}" if sure else "", "dim")), ()]
        if not lines:
            lines = [((self.words.text("reason-none"), "dim"),)]
        self.app.push_screen(LegendScreen(Text(self.words.text("reason-title"), tuple(lines))))

    def conditions(self) -> set[str]:
        """Also who thinks, whether hints may be had, and whether there are reasons to tell."""
        true = super().conditions()
        decision = self.decision
        if self.session.ponders:
            true.add("thinking")
        elif self.choosing is not None and self.session.hints and decision is not None and decision.seat >= 0 and self.asking is None:
            true.add("hint")
        if self.session.thoughts:
            true.add("thoughts")
        return true
