"""The table: a game being played. Whose turn it is to answer, what may be chosen, and who may look.

`viewer` is the one for whom the screen is drawn: with one person at the keyboard always that person, with more of them nobody (what lies
open) but between an opaque hand-over and the end of a secret choice. Whenever it goes back to nobody every panel is drawn anew first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from textual.events import Key

from pax_tui import keys
from pax_tui.games.table import Group, Table
from pax_tui.library import LibraryError
from pax_tui.preview import Foreseen, changes, foresee
from pax_tui.screens.board import SLIM, BoardScreen
from pax_tui.screens.choosing import Choosing, Option
from pax_tui.screens.curtain import AskWho, CurtainScreen, person_keys
from pax_tui.session import AGREEMENTS, Happened, IllegalChoice, Session, Undone, explains
from pax_tui.widgets import paint
from pax_tui.widgets.models import Bar, Entry, Item, Question
from pax_tui.widgets.sheet import Line, fit, wrap_line
from pax_tui.wording import Wording
from rules.kernel.decision import CHANCE, Decision
from rules.kernel.decision import Option as Choice
from rules.kernel.position import CONSIDERED, Event, Position

FORM, OPEN, SEALED = "interdiction", "open", "sealed"
"""The two forms of Interdiction."""
UNDO_WIDTH = 44
SHORT = 2
"""Rows of an explanation that there is room for under the map of a small screen."""


class TableScreen(BoardScreen[None]):
    """A session on the full screen."""

    scope: ClassVar[str] = "table"
    elsewhere: ClassVar[bool] = False
    """Whether computer seats that look ahead are thought for elsewhere (`PonderingTable`)."""

    def __init__(self, session: Session, table: Any, words: Wording, interdiction: str = OPEN) -> None:
        super().__init__(table, type(table))
        self.session = session
        self.tongue = words
        """The words of this game, with its people's names."""
        self.shared = len(session.persons) > 1
        self.alone = session.persons[0] if len(session.persons) == 1 else None
        self.viewer: int | None = self.alone
        self.form = interdiction
        self.names = {seat: words.seat(seat) for seat in session.persons}
        self.person_keys = person_keys(self.names)
        self.choosing: Choosing | None = None
        self.window: tuple[int, ...] = ()
        """In an open window of Interdiction: the people who could call."""
        self.pending: dict[int, Choice] = {}
        """What those who have called have answered."""
        self.settled: dict[int, Choice] = {}
        """What people have answered in an open window that is over for them, until the engine asks for it."""
        self.silent = False
        """Whether nobody has called there."""
        self.asking: int | None = None
        """Who answers privately in an open window."""
        self.message = ""
        self.fresh = 0
        """The number of the first choice whose events are new."""
        self._told: list[tuple[int, Event, Entry]] = []
        self._entries: tuple[Entry, ...] | None = None
        self.opened = ""
        """The panel that was opened on a small screen beside the question."""
        self.explained: tuple[Entry, ...] = ()
        """While the automaton is stepped through: the steps it has just explained, the first of which is shown. Enter goes on."""
        self._ended = False
        self._started = False
        self._after: tuple[Any, tuple[Line, ...]] | None = None
        """What was last foreseen, and for which choice."""

    # -- beginning

    def on_mount(self) -> None:
        """The log so far, then the first question."""
        self._tell_all(self.session.history() if self.session.record.choices else self.session.log)
        self.fresh = len(self.session.record.choices)
        self.session.listen(self.heard)
        self.call_after_refresh(self.start)

    def start(self) -> None:
        """Asks the first question."""
        if not self._started:
            self._started = True
            if self.session.diverged is not None:
                self.message = self.words.text("diverged", n=self.session.diverged + 1)
            self.go_on()

    def on_screen_resume(self) -> None:
        """Another screen was closed over the table."""
        if self._started:
            self.redraw()

    # -- the state of the game

    @property
    def game_id(self) -> str:
        """The game's name on the command line."""
        return self.session.game.id

    @property
    def decision(self) -> Decision | None:
        """What is asked."""
        return self.session.decision

    @property
    def own(self) -> int | None:
        """Whose purse stands in the status row: the viewer's, or that of whoever is asked."""
        if self.viewer is not None:
            return self.viewer
        if self.who is not None:
            return self.who
        decision = self.decision
        return decision.seat if decision is not None and decision.seat >= 0 else None

    @property
    def who(self) -> int | None:
        """In an open window of Interdiction whoever sails: that others are asked stays unseen."""
        return int(self.table.window_prey(self._view)) if self.window and self.asking is None else None

    @property
    def private(self) -> bool:
        """Whether something is on the screen that others at the table may not see."""
        return self.shared and self.viewer is not None

    def heard(self, told: Happened | Undone) -> None:
        """Something happened, or was taken back."""
        if isinstance(told, Undone):
            self._told = [one for one in self._told if one[0] < told.number]
        else:
            self._tell_all([told])
        self._entries = None

    def _tell_all(self, told: Sequence[Happened]) -> None:
        """What everybody may know, and what the only person at the keyboard may know."""
        for happened in told:
            for event in happened.events:
                if not event[2] or (self.alone is not None and event[2] >> self.alone & 1):
                    role = "title" if self.table.chapter(event) else "good" if event[0] in ("won", "shared") else "text"
                    self._told.append((happened.number, event, Entry(self.tongue.event(event), event[1], role)))
        self._entries = None

    def entries(self) -> tuple[Entry, ...]:
        """The log."""
        if self._entries is None:
            self._entries = tuple(
                Entry(entry.text, entry.section, entry.role, True) if number >= self.fresh else entry for number, _, entry in self._told
            )
        return self._entries

    def events(self) -> list[tuple[Event, Entry]]:
        """The log with the events it tells of."""
        return [(event, entry) for (_, event, _), entry in zip(self._told, self.entries(), strict=True)]

    def in_focus(self) -> list[Line]:
        """What is asked, with its rule in short, and the place under the cursor."""
        from pax_tui.screens.texts import focus

        asked = self._private_decision() or self.decision
        question = self.question().asked
        section = asked.section if asked is not None and question else ""
        return focus(self.words, self.game_id, question, section, self.table.look(self._view, self.cursor) if self.cursor else ())

    # -- going on

    def go_on(self) -> None:
        """Runs the game to the next question to a person, and puts it."""
        try:
            if not self.explained:
                told = self._run_on()
                self._explained(told[-1] if told else None)
        except LibraryError as error:
            self.message = str(error)
        decision = self.decision
        self.window, self.asking = (), None
        if self.explained:
            self.see(self.alone)
            return
        if decision is None:
            self.see(self.alone)
            if not self._ended:
                self._ended = True
                self.do_result()
            return
        asked = self.table.window(self.session.view(None)) if self.shared and self.form == OPEN and self.session.waits else ()
        people = tuple(seat for seat in asked if seat in self.session.persons)
        if people:
            self.window = people
            self.see(None)  # who has answered stays so while a deal is made
        elif decision.secret and self.shared and self.session.waits:
            if self.viewer == decision.seat:
                self.see(decision.seat)
            else:
                self.hand_over(decision.seat)
        else:
            self.see(self.alone)

    def _run_on(self) -> list[Happened]:
        """What CHANCE and computer seats answer, and what people have answered already in an open window."""
        session, stop = self.session, explains if self.session.stepwise else None
        told = session.advance(stop, self.elsewhere)
        while self.settled and session.waits and (decision := self.decision) is not None and decision.seat in self.settled:
            answer, options = self.settled.pop(decision.seat), decision.options or ()
            # a Haven Card that was to be discarded may have been dealt away since
            told.append(session.choose(answer if answer in options else self.table.no_call, silent=self.silent))
            told += session.advance(stop, self.elsewhere)
        if session.waits or self.decision is None:
            self.settled = {}
        return told

    def _explained(self, happened: Happened | None) -> None:
        """Stops at what an automaton has explained, where it is to be stepped through."""
        self.explained = ()
        if happened is not None and self.session.stepwise and explains(happened):
            steps = [event for event in happened.events if event[0] == CONSIDERED]
            self.explained = tuple(Entry(self.tongue.event(event), event[1], "text") for event in steps)

    def do_next_step(self) -> None:
        """The next step of the automaton."""
        self.explained = self.explained[1:]
        self.go_on()

    def do_stepwise(self) -> None:
        """Whether the automaton is stepped through, or plays on."""
        run, step = AGREEMENTS["automaton"]
        self.session.agree("automaton", run if self.session.stepwise else step)
        self.say(self.words.text(f"plain-agreed-{step if self.session.stepwise else run}"))
        if self.explained and not self.session.stepwise:
            self.explained = ()
            self.go_on()

    def see(self, viewer: int | None) -> None:
        """Draws the screen for a viewer, with the question if that viewer may see it."""
        self.viewer = viewer
        self._view = self.session.view(viewer)
        self.choosing = self._choices()
        self._suit_panels()
        self.redraw()
        self._follow()
        if self.choosing is not None and self.asking is None and self.table.is_offer(self.session.position):
            self.do_counter()

    def _choices(self) -> Choosing | None:
        decision = self.decision
        if decision is None or self.window or self.explained or not self.session.waits:
            return None
        if decision.secret and self.shared and self.viewer != decision.seat:
            return None
        return self._choosing(decision)

    def _choosing(self, decision: Decision) -> Choosing:
        """The options of a decision as people see them."""
        table, options = self.table, decision.options or ()
        verbs = {option[0] for option in options}
        shown = []
        for option in options:
            amount = self.tongue.amount(option) if len(verbs) == 1 and table.counted(decision) else None
            group = table.group(option, decision) if len(verbs) > 1 else Group()
            shown.append(Option(self.tongue.option(option, decision), table.targets(option), amount, group.title, group.rank))
        return Choosing(shown, careful=decision.secret)

    def _suit_panels(self) -> None:
        """Where the arrows begin, and on a small screen which panel is open."""
        choosing = self.choosing
        if choosing is None:
            long = self.explained and len(wrap_line(self.question().notes[0], self.size.width - 4)) > SHORT
            self.tab = "choice" if long and "panels" in self.conditions() else "map" if self.tab == "choice" else self.tab
            return
        on_map = [o for o in choosing.options if o.targets and not self.table.tile_of(o.targets[0])]
        self.focus_map = bool(on_map) and len(on_map) == len(choosing.options)
        asked = self._private_decision() or self.decision
        if self.focus_map:  # not where the cursor stayed: what Enter chooses would hang on the question before
            self.cursor = choosing.options[choosing.listed[0]].targets[0]
        elif asked is not None:
            self.cursor = self.table.subject(asked) or self.cursor
        if "panels" in self.conditions():
            width = self.size.width - 2
            few = paint.grid(choosing.items(), 0, width, 1 if len(wrap_line(self.question().asked, width)) > 1 else 2).pages == 1
            if self.focus_map:
                self.tab = "map"
            elif not few and choosing.range is None:
                self.tab = (self.table.opens(asked) if asked is not None else "") or "choice"
            elif tile := self.table.beside(self._view):
                self.tab = self.opened = tile
            elif self.tab in ("choice", self.opened):
                self.tab, self.opened = "map", ""

    def hand_over(self, seat: int, may_go_back: bool = False) -> None:
        """Covers everything until the one who is asked is at the keyboard."""
        self.see(None)

        def ready(answer: bool | None) -> None:
            if answer:
                if self.asking == seat:
                    self.answer_privately(seat)
                else:
                    self.see(seat)
            elif may_go_back:
                self.asking = None
                self.see(None)

        name = self.session.game.seat_name(seat)
        self.app.push_screen(CurtainScreen(name, self.names[seat], self.person_keys[seat], may_go_back), ready)

    def conceal(self) -> None:
        """Back behind the opaque screen, if something secret is to be seen."""
        if not self.private or any(getattr(screen, "covers_itself", False) for screen in self.app.screen_stack):
            return
        seat = self.viewer
        assert seat is not None
        while self.app.screen is not self and len(self.app.screen_stack) > 1:
            self.app.pop_screen()
        self.hand_over(seat, self.asking is not None)

    # -- choosing

    def choose(self, number: int) -> None:
        """Chooses an option of the present question."""
        if self.asking is not None:
            self._answered(number)
            return
        decision = self.decision
        if decision is not None and decision.options:
            self.play(decision.options[number])

    def play(self, option: Choice) -> None:
        """Plays a choice, and covers what was secret before anything else is shown."""
        seat = None if self.decision is None else self.decision.seat
        self.fresh = len(self.session.record.choices)
        self.back = 0
        try:
            self._explained(self.session.choose(option))
        except IllegalChoice as refusal:
            self.message = self.tongue.rule(refusal.rule) if refusal.rule else self.words.text("plain-not-offered")
            self.redraw()
            return
        except LibraryError as error:
            self.message = str(error)
        after = self.decision
        if self.shared and not (after is not None and after.secret and after.seat == seat == self.viewer):
            self.viewer = None
            self._view = self.session.view(None)
            self.choosing = None
            self.panel("hand").clear()
        self.go_on()

    def do_choose(self) -> None:
        """Enter: the selected option, or what the cursor is on."""
        choosing = self.choosing
        if choosing is None:
            return
        if self.arrows_on_map and not choosing.typed and choosing.range is None and not choosing.place:
            at = choosing.at(self.cursor)
            if len(at) == 1:
                self.choose(at[0])
            elif at:
                self._narrow(self.cursor)
            else:
                self.say(self.refused_here() or self.words.text("nothing-here"))
            return
        if choosing.current is None:
            self.say(self.words.text("out-of-range") if choosing.range else self.words.text("nothing-fits"))
            return
        self.choose(choosing.current)

    def refused_here(self) -> str:
        """Why what the cursor is on cannot be chosen, with the section; "" where nobody could think of it."""
        decision = self._private_decision() or self.decision
        for option, rule in self.session.refusals() if self.asking is None else self._ahead().refusals():
            if self.cursor and self.cursor in self.table.targets(option):
                return f"{self.tongue.option(option, decision)}: {self.tongue.rule(rule)} ({rule.section})"
        return ""

    def _narrow(self, target: str) -> None:
        """Lists only the options of a place."""
        choosing = self.choosing
        assert choosing is not None
        choosing.cancel()
        choosing.place, choosing.selected = target, 0
        self.focus_map = False
        if "panels" in self.conditions() and self.tab != "choice":
            self.tab = "choice"
            self.redraw()
        self.look_at(target)
        self.draw_decision()

    def picked(self, target: str) -> None:
        """A place was clicked: chosen where that is clear."""
        if self.choosing is None:
            return
        at = self.choosing.at(target)
        if len(at) == 1 and not self.choosing.careful:
            self.choose(at[0])
        elif at:
            self._narrow(target)

    def clicked(self, panel: str, target: str) -> None:
        """A click on an option chooses it; a secret one is only selected."""
        if target.startswith("option:") and self.choosing is not None:
            number = int(target[7:])
            if self.choosing.current == number or not self.choosing.careful:
                self.choose(number)
            else:
                self.choosing.select(number)
                self.draw_decision()
        else:
            super().clicked(panel, target)

    @property
    def arrows_on_map(self) -> bool:
        """Whether arrows move on the map."""
        if "panels" in self.conditions():
            return self.tab == "map" and self.focus_map
        return self.focus_map

    def _follow(self) -> None:
        """The cursor goes where the selected option points."""
        choosing = self.choosing
        if choosing is None or choosing.current is None or self.arrows_on_map:
            return
        targets = choosing.options[choosing.current].targets
        if targets:
            self.look_at(targets[0])
        self.draw_look()

    def card_in_focus(self) -> str:
        """The card the selected option speaks of."""
        choosing, decision = self.choosing, self._private_decision() or self.decision
        if choosing is None or choosing.current is None or decision is None or not decision.options or self.arrows_on_map:
            return ""
        card: str = self.table.card_of(self._view, decision.options[choosing.current])
        return card

    def selection(self) -> Line:
        """The card the selected option speaks of."""
        choosing, decision = self.choosing, self._private_decision() or self.decision
        if choosing is not None and choosing.range is not None and choosing.current is None:
            return ((self.words.text("out-of-range"), "warn"),)  # the smallest panel has no row left for it
        if choosing is None or choosing.current is None or decision is None or not decision.options or self.arrows_on_map:
            return ()
        card = self.card_in_focus()
        line: Line = self.table.card_line(card) if card else ()
        if not line and self.areas(*self.size)["decision"].height <= SLIM:
            line = next(iter(self.after()), ())
        return line

    def looked(self) -> None:
        """The selection goes to the option of the place under the cursor; where there is none, nothing is foreseen."""
        choosing = self.choosing
        if choosing is None or choosing.range is not None or not self.arrows_on_map:
            return
        at = choosing.at(self.cursor)
        if at and choosing.current not in at:
            choosing.select(at[0])
        self.draw_decision()

    # -- typing

    def typed(self, event: Key) -> bool:
        """What is being typed: a search, a letter, a number, an arrow."""
        if self.message:
            self.message = ""
            self.draw_look()
        choosing = self.choosing
        if self.seeking is not None:
            return self._search(event)
        if choosing is None:
            return False
        char = event.character or ""
        if choosing.lettered:
            return self._letter(event)
        if char.isascii() and char.isupper() and not choosing.busy and choosing.picks(char) and not self._means(char):
            return self._letter(event)
        if char.isascii() and char.isdigit():
            decided = choosing.digit(char)
            self.focus_map = False
            if decided is not None:
                self.choose(decided)
            else:
                self.draw_decision()
                self._follow()
                self.draw_look()
            return True
        if event.key == "backspace" and choosing.erase():
            self.draw_decision()
            self.draw_look()
            return True
        if event.key == "escape":
            if choosing.cancel():
                self.redraw()
            return True
        if choosing.range is not None and event.key in ("plus", "minus", "up", "down", "left", "right"):
            choosing.step(1 if event.key in ("plus", "up", "right") else -1)
            self.draw_decision()
            return True
        if event.key in ("up", "down", "left", "right") and not self.arrows_on_map:
            self._step(event.key)
            return True
        return False

    def _means(self, char: str) -> bool:
        """Whether a capital is the key of something that can be done."""
        return any(char in action.keys for action in keys.of_scope(self.scope))

    def _step(self, key: str) -> None:
        choosing = self.choosing
        assert choosing is not None
        by = -1 if key in ("up", "left") else 1
        if key in ("left", "right"):
            area = self.areas(*self.size)["decision"]
            by *= paint.grid(choosing.items(), choosing.selected, area.width - 4, area.height - 3).rows
        choosing.step(by)
        self.draw_decision()
        self._follow()

    def _letter(self, event: Key) -> bool:
        choosing = self.choosing
        assert choosing is not None
        target = choosing.letter((event.character or "") if choosing.lettered else (event.character or "").lower())
        at = choosing.at(target) if target else ()
        if target and len(at) == 1 and not choosing.careful:
            self.choose(at[0])
        elif target and at:
            self._narrow(target)
        else:
            self.draw_decision()
        return True

    def _search(self, event: Key) -> bool:
        choosing = self.choosing
        if event.key == "enter" and choosing is not None and self.seeking and choosing.listed:
            current = choosing.current
            self.seeking = None
            choosing.word = None
            if current is not None:
                self.focus_map = False
                choosing.select(current)
                self._follow()
            self.redraw()
            return True
        used = self.seek(event)
        if used and choosing is not None:
            choosing.word = self.seeking
            choosing.selected = 0
            self.draw_decision()
        return used

    # -- what the panels show

    def lit(self) -> Mapping[str, str]:
        """The targets of the present options."""
        return {} if self.choosing is None else self.choosing.letters

    def right(self) -> Line:
        """What can be taken back."""
        if "undo" not in self.conditions():
            return ()
        last = self.session.undone_next
        what = self.words.text("undo-secret")
        if last is not None and last.option and not last.secret:
            what = self.tongue.option(last.option)
        return ((f"u {self.words.text('key-undo')}: ", "bar-key"), (fit(what, UNDO_WIDTH), "bar"))

    def question(self) -> Question:
        """The present question, or why there is none."""
        decision, words = self.decision, self.words
        title = self.table.say("panel-choice")
        if self.window and self.asking is None:
            return self._window_question(title)
        if self.explained:
            step = self.explained[0]
            told = ((step.text, "text"), (f" ({step.section})" if step.section else "", "dim"))
            return Question(title, ((words.text("step-now"), "strong"),), notes=(told,))
        if decision is None:
            return Question(title, ((words.text("over-now"), "strong"),))
        choosing = self.choosing
        if choosing is None:
            return Question(title)
        asked = self._asked(self._private_decision() or decision)
        if choosing.range is not None:
            return self._amount_question(title, asked, choosing, decision)
        typed = ""
        if choosing.word is not None:
            typed = f"/ {choosing.word}"
        elif choosing.lettered:
            typed = words.text("letter-now")
        elif choosing.typed:
            typed = choosing.typed
        listed = choosing.listed
        selected = min(choosing.selected, len(listed) - 1) if listed else 0
        letters = choosing.letters
        items = tuple(Item(item.id, self._lettered(item, letters, choosing), item.group) for item in choosing.items())
        nothing = (((words.text("nothing-fits"), "dim"),),)
        return Question(title, asked, items, selected, typed, None, nothing, self.after(), not self.arrows_on_map)

    @property
    def _astray(self) -> bool:
        """Whether the cursor is on a place of the map where nothing can be chosen."""
        choosing = self.choosing
        if choosing is None or not self.arrows_on_map or choosing.typed or choosing.range is not None or choosing.place:
            return False
        return not choosing.at(self.cursor)

    @property
    def _hidden(self) -> bool:
        """Whether the selected amount is a secret that is dotted."""
        choosing = self.choosing
        return choosing is not None and choosing.range is not None and self.shared and choosing.careful and not choosing.open

    def after(self) -> tuple[Line, ...]:
        """What is at stake, and what the selected option would bring where that is certain."""
        decision, choosing = self._private_decision() or self.decision, self.choosing
        if decision is None or choosing is None or not decision.options:
            return ()
        current = None if self._hidden or self._astray else choosing.current
        option = None if current is None else decision.options[current]
        key = (len(self.session.record.choices), self.viewer, self.asking, option)
        if decision.seat == CHANCE:
            return ()
        if self._after is None or self._after[0] != key:
            lines: list[Line] = list(self.table.stakes(self._view, option))
            foreseen = None
            if option is not None and self.asking is None:
                foreseen = foresee(self.session.position, option, self.table.certain)
            if foreseen is not None:
                lines += self._brings(foreseen)
            self._after = (key, tuple(lines))
        return self._after[1]

    def _brings(self, foreseen: Foreseen) -> list[Line]:
        """What is counted differently afterwards, then what happens."""
        counted: Line = ()
        for what, old, new in changes(foreseen, self.table.measures):
            counted += ((("  ", "text"),) if counted else ()) + (*what, (f" {old} ► ", "dim"), (new, "strong"))
        told = " ".join(self.tongue.event(event) for event in foreseen.events)
        lines: list[Line] = [counted] if counted else []
        return [*lines, ((told, "good" if foreseen.over else "dim"),)] if told else lines

    def _lettered(self, item: Item, letters: Mapping[str, str], choosing: Choosing) -> str:
        targets = choosing.options[int(item.id)].targets
        return f"{item.label} ·{letters[targets[0]]}" if choosing.lettered and targets else item.label

    def _asked(self, decision: Decision) -> Line:
        """Who is asked what, by which section."""
        seat, name = self.session.game.seat_name(decision.seat), self.tongue.seat(decision.seat)
        chip = self.words.text("private-title", seat=name) if self.private else name
        return (
            (f" {chip} ", f"seat:{seat}" if decision.seat != CHANCE else "strong"),
            (" " + self.tongue.question(decision), "strong"),
            (f" ({decision.section})" if decision.section else "", "dim"),
        )

    def _amount_question(self, title: str, asked: Line, choosing: Choosing, decision: Decision) -> Question:
        words = self.words
        assert choosing.range is not None
        low, high = choosing.range
        dotted = self._hidden
        current = choosing.current
        shown = "•" * len(choosing.typed) if dotted and choosing.typed else choosing.typed
        note: Line = ((words.text("amount-dotted"), "dim"),)
        if current is None:
            note = ((words.text("out-of-range"), "warn"),)
        elif not dotted:
            note = ((choosing.options[current].label, "text"),)
        typed = words.text("amount", low=str(low), high=str(high)) + " " + shown
        return Question(title, asked, (), 0, typed, choosing.range, (note, *self.after()))

    def _window_question(self, title: str) -> Question:
        """An open window of Interdiction: everybody looks, anybody may call."""
        words = self.words
        asked = ((self.table.window_text(self._view), "strong"), (f" ({self.decision.section})" if self.decision else "", "dim"))
        called = [self.names[seat] for seat in self.pending]
        lines: list[Line] = [((words.text("window-enter"), "text"),), ((words.text("window-call"), "text"),)]
        if called:
            lines.append(((words.text("window-called", names=", ".join(called)), "dim"),))
        return Question(title, asked, notes=tuple(lines))

    def draw_look(self) -> None:
        """The cursor row, or a message."""
        if self.message and self.seeking is None:
            if "look" in self.areas(*self.size):
                self.panel("look").show(Bar(((self.message, "warn"),)))
            return
        super().draw_look()

    def say(self, text: str) -> None:
        """A message in the cursor row, until the next key."""
        self.message = text
        self.draw_look()

    # -- Interdiction in the open

    def do_strike(self) -> None:
        """Somebody calls."""
        prey = self.table.window_prey(self._view)
        people = [(s, self.session.game.seat_name(s), self.names[s], self.person_keys[s]) for s in self.session.persons if s != prey]

        def called(seat: int | None) -> None:
            if seat is None:
                return
            if seat not in self.window:
                self.say(self.words.text("window-cannot", seat=self.names[seat]))
                return
            self.asking = seat
            self.hand_over(seat, may_go_back=True)

        self.app.push_screen(AskWho(self.words.text("window-who"), people), called)

    def answer_privately(self, seat: int) -> None:
        """Puts the engine's question to the one who called."""
        decision = self._private_decision()
        assert decision is not None
        self.viewer = seat
        self._view = self.session.view(seat)
        self.choosing = self._choosing(decision)
        self._suit_panels()
        self.focus_map = False
        self.redraw()

    def _ahead(self) -> Position:
        """The position in which the one who called is asked, those before having said no."""
        ahead = self.session.position.copy()
        while ahead.decision is not None and ahead.decision.seat != self.asking:
            ahead.choose(self.table.no_call)
        return ahead

    def _private_decision(self) -> Decision | None:
        """The question of the one who called; None while nobody answers in an open window."""
        return None if self.asking is None else self._ahead().decision

    def _answered(self, number: int) -> None:
        decision = self._private_decision()
        assert decision is not None and decision.options and self.asking is not None
        self.pending[self.asking] = decision.options[number]
        self.asking = None
        self.see(None)

    def do_sail_on(self) -> None:
        """Nobody else calls: the engine's questions are answered, with no for whoever did not call."""
        self.settled = {seat: self.pending.get(seat, self.table.no_call) for seat in self.window}
        self.silent, self.pending = not self.pending, {}
        self.fresh = len(self.session.record.choices)
        self.go_on()

    # -- the other keys

    def conditions(self) -> set[str]:
        """What can be done now."""
        true = super().conditions()
        choosing = self.choosing
        if self.window and self.asking is None:
            true |= {"window", "decision"}
        if self.seeking is not None:
            true.add("typing")
        if choosing is not None:
            true |= {"choice", "decision"}
            if choosing.busy:
                true.add("typing")
            if choosing.letters:
                true.add("targets")
            if choosing.range is not None and self.shared and choosing.careful:
                true.add("dots")
        if self.session.undoable and self.asking is None and (choosing is not None or not self.shared):
            true.add("undo")
        if self.session.record.choices:
            true.add("past")
        if self.session.automatic:
            true.add("automaton")
            if self.foreseen:
                true.add("foreseen")
        if self.explained:
            return true | {"stepping"}
        if self.decision is None:
            true.add("over")
        elif self.asking is None and self.table.deals_now(self.session.position):
            true.add("counter" if self.table.is_offer(self.session.position) else "deal")
        return true

    @property
    def foreseen(self) -> bool:
        """Whether the game tells what its automaton could do next."""
        return type(self.table).prospects is not Table.prospects

    def do_prospects(self) -> None:
        """What the automaton could do next."""
        from pax_tui.screens.texts import LegendScreen

        text = self.table.prospects(self._view)
        if text is not None:
            self.app.push_screen(LegendScreen(text))

    def do_letters(self) -> None:
        """The next letter picks a target."""
        if self.choosing is not None:
            self.choosing.lettered = True
            self.draw_decision()

    def do_find(self) -> None:
        """Looks for an option or a place by name."""
        self.seeking = ""
        if self.choosing is not None and self.choosing.range is None:
            self.choosing.cancel()
            self.choosing.word = ""
        self.redraw()

    def do_reveal(self) -> None:
        """Shows what is typed, or dots it again."""
        if self.choosing is not None:
            self.choosing.open = not self.choosing.open
            self.draw_decision()

    def idle(self, key: str) -> None:
        """Whoever would take something back is told that nothing can be."""
        action = keys.meant(self.scope, key, self.conditions() | ({"undo"} - self.never()))
        if action is not None and action.id == "undo" and not self.session.undoable:
            self.say(self.words.text("plain-no-undo"))

    def do_undo(self) -> None:
        """Takes the last choice back."""
        try:
            self.session.undo()
        except IllegalChoice:
            self.say(self.words.text("plain-no-undo"))
            return
        except LibraryError as error:
            self.message = str(error)
        self.fresh, self.pending, self.settled, self.explained = len(self.session.record.choices), {}, {}, ()
        self.go_on()

    def do_rule(self) -> None:
        """The rule of this question."""
        if self.decision is not None:
            self.open_rule(self.decision.section)

    def do_option_rule(self) -> None:
        """The rule of the selected option; where it has none of its own, that of the question."""
        choosing, decision = self.choosing, self._private_decision() or self.decision
        if decision is None or choosing is None:
            return
        options, current = decision.options or (), choosing.current
        section = self.table.section_of(options[current], decision) if current is not None and current < len(options) else ""
        self.open_rule(section or decision.section)

    def do_why(self) -> None:
        """What cannot be chosen now, and why."""
        from pax_tui.screens.texts import WhyScreen

        decision = self._private_decision() or self.decision
        if self.window and self.asking is None and decision is not None:
            prey, words = self.table.window_prey(self._view), self.words
            others = [self.names[seat] for seat in self.session.persons if seat not in self.window and seat != prey]
            why = [(words.text("window-calls", seat=name), words.text("window-cannot", seat=name), decision.section) for name in others]
            self.app.push_screen(WhyScreen(self.table.window_text(self._view), why, self.game_id))
            return
        if decision is None or self.choosing is None:
            return
        refusals = self.session.refusals() if self.asking is None else self._ahead().refusals()
        refused = [(self.tongue.option(option, decision), self.tongue.rule(rule), rule.section) for option, rule in refusals]
        self.app.push_screen(WhyScreen(self.tongue.question(decision), refused, self.game_id))

    def open_cards(self, card: str = "") -> None:
        """The cards: the own Hand where it may be seen, and everything that lies open."""
        from pax_tui.screens.cards import CardsScreen

        people = [(s, self.session.game.seat_name(s), self.names[s], self.person_keys[s]) for s in self.session.persons]
        screen = CardsScreen(
            self.game_id, self.table, self.session.view, self.viewer, people if self.shared and not self.private else [], card
        )
        self.app.push_screen(screen)

    def do_deal(self) -> None:
        """Proposes a deal."""
        if not self.shared:
            if self.alone is not None:
                self._deal(self.alone)
            return
        able = self.table.dealers(self.session.position)
        note = self.table.deal_note(self.session.position)
        people = [(s, self.session.game.seat_name(s), self.names[s], self.person_keys[s]) for s in self.session.persons if s in able]

        def chosen(seat: int | None) -> None:
            if seat is None:
                return
            if self.private and seat == self.viewer:
                self._deal(seat)
                return
            self.see(None)  # whoever was asked in private is asked again behind a curtain
            name = self.session.game.seat_name(seat)
            curtain = CurtainScreen(name, self.names[seat], self.person_keys[seat], True)
            self.app.push_screen(curtain, lambda ready: self._deal(seat) if ready else self.go_on())

        self.app.push_screen(AskWho(self.words.text("deal-who"), people, note), chosen)

    def do_counter(self) -> None:
        """Looks at an offer, to answer it."""
        decision = self.decision
        if decision is not None and self.choosing is not None:
            self._deal(decision.seat)

    def _deal(self, seat: int) -> None:
        """The deal screen of one person."""
        from pax_tui.screens.deal import Cover, DealScreen

        bargain = self.table.bargain(self.session.position, seat)
        cover = None
        if self.shared:
            cover = Cover(self.session.game.seat_name(seat), self.names[seat], self.person_keys[seat], not self.private)

        def made(option: Choice | None) -> None:
            if option is None:
                if self.shared and not self.private:
                    self.go_on()
                return
            before = len(self._told)
            self.play(option)
            if not self.table.is_offer(self.session.position):  # on the smallest screen no log tells the answer
                self.say(" ".join(told[-1].text for told in self._told[before:]))

        self.app.push_screen(DealScreen(bargain, self.tongue, cover, self.game_id), made)

    def do_history(self) -> None:
        """The game so far, choice by choice, as everybody has seen it."""
        from pax_tui.screens.replay import ReplayScreen

        record = self.session.record.mark()
        del record.choices[record.diverged if record.diverged is not None else len(record.choices) :]
        over = record.diverged is None and record.position.outcome() is not None
        self.app.push_screen(ReplayScreen(record, type(self.table), over, self.session.id or "", latest=True))

    def do_result(self) -> None:
        """How the game ended."""
        from pax_tui.screens.end import EndScreen

        self.app.push_screen(EndScreen(self.session.record, self.session.log[-3:], self.table, self.tongue))

    def do_leave(self) -> None:
        """Leaves the table; everything is saved."""
        self.app.leave_table()

    def do_give_up(self) -> None:
        """Gives up what is being typed, as `typed` has done already."""
