"""A lesson on the table: the real panels and the real engine, with the teacher's text between map and decision.

What a step speaks of is lit: places on the map with a sign and the cursor on the first of them, panels by a double frame; on a small
screen the panel that it speaks of is the one that is open. Nothing of it is saved but how far one has come.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from textual.geometry import Region

from pax_tui.curriculum import Progress, next_of, said, title
from pax_tui.keys import Action
from pax_tui.lessons import ASK, DO, DONE, OVER, TELL, Teacher
from pax_tui.screens.board import LARGE, MEDIUM
from pax_tui.screens.choosing import Choosing, Option
from pax_tui.screens.table import TableScreen
from pax_tui.screens.texts import focus
from pax_tui.session import Undone
from pax_tui.theme import Theme
from pax_tui.widgets import paint
from pax_tui.widgets.models import Item, Question, Text
from pax_tui.widgets.panel import Panel
from pax_tui.widgets.sheet import Line, Sheet, width_of, wrap
from rules.kernel.decision import Option as Choice

LIT = "»"
"""Stands at a place that the lesson speaks of."""
DOUBLE = ("╔", "═", "╗", "║", "╚", "╝")
EARLY = 3
"""The rank of leaving among the hints of a lesson."""
LEAST_ROWS = 8
"""So many rows are left to the map or the panel on a small screen."""


def brightly(painter: paint.Painter) -> paint.Painter:
    """The same panel with a double frame, or, where it is a row without a frame, with a sign at its beginning."""

    def bright(model: Any, width: int, height: int, theme: Theme) -> Sheet:
        sheet = painter(model, width, height, theme)
        key = theme.ink("key")
        if height < 3:
            sheet.write(0, 0, LIT, key)
            return sheet
        nw, across, ne, down, sw, se = ("#",) * 6 if theme.ascii else DOUBLE
        for y in range(1, height - 1):
            sheet.write(0, y, down, key)
            sheet.write(width - 1, y, down, key)
        top = "".join(text for text, _ in sheet.row(0))
        start = next((x for x in range(width - 2, 0, -1) if top[x] not in "─-"), 1) + 1
        sheet.write(start, 0, across * (width - 1 - start) + ne, key)
        sheet.write(0, 0, nw + across, key)
        sheet.write(0, height - 1, sw + across * (width - 2) + se, key)
        return sheet

    return bright


class LessonScreen(TableScreen):
    """One lesson."""

    scope: ClassVar[str] = "lesson"

    def __init__(self, teacher: Teacher, table: Any, progress: Progress) -> None:
        self.teacher, self.progress = teacher, progress
        super().__init__(teacher.session, table, teacher.words)
        self._painters: dict[str, tuple[paint.Painter, paint.Painter]] = {}
        self._seen: tuple[int, str] | None = None
        self._rows: dict[int, int] = {}

    # -- the panel of the lesson

    def compose(self) -> Any:
        """The table's panels and one more."""
        yield from super().compose()
        yield Panel(self._paint_lesson, self.look, id="lesson")

    def areas(self, width: int, height: int) -> dict[str, Region]:
        """The lesson stands over the decision; its height is that of the longest text of the lesson, so that nothing moves."""
        found = super().areas(width, height)
        if "small" in found:
            rows = min(self._needs(width - 2), max(0, height - 4))
            found["lesson"] = Region(0, 1, width, rows)
            found["decision"] = Region(0, 1 + rows, width, max(0, height - 1 - rows))
            return found
        low = found["decision"]
        if width >= MEDIUM[0] and height >= MEDIUM[1]:
            large = width >= LARGE[0] and height >= LARGE[1]
            if not large:
                self._give_way(found)
            full = width - 63 if large else low.width
            rows = self._needs(full - 4) + 1
            taken = rows if large else rows - min(rows, max(0, low.height - 12))
            found["lesson"] = Region(0, low.y - taken, full, rows)
            if not large:
                found["decision"] = Region(low.x, low.y - taken + rows, low.width, low.height + taken - rows)
            found["map"] = _shorter(found["map"], taken)
            return found
        open_ = next((name for name in ("map", *(tile.id for tile in self.tiles), "log") if name in found), "")
        if not open_:
            rows = min(self._needs(width - 2), low.height - 6)
            found["lesson"] = Region(0, low.y, width, rows)
            found["decision"] = Region(0, low.y + rows, width, low.height - rows)
            return found
        rows = min(self._needs(width - 2), found[open_].height - LEAST_ROWS)
        found[open_] = _shorter(found[open_], rows)
        found["lesson"] = Region(0, low.y - rows, width, rows)
        return found

    def _give_way(self, found: dict[str, Region]) -> None:
        """A panel above the map leaves its rows to the map while the lesson speaks of the map and nothing is chosen in that panel."""
        teacher, places = self.teacher, self._lit_places()
        asked = self.table.opens(self.decision) if self.decision else ""
        for tile in self.tiles:
            spoken = tile.id in self._lit_panels() or any(self.table.tile_of(place) == tile.id for place in places)
            if tile.above and tile.id in found and not spoken and (asked != tile.id or (teacher.stage != DO and places)):
                above, below = found.pop(tile.id), found["map"]
                found["map"] = Region(below.x, above.y, below.width, below.height + above.height)

    def _needs(self, width: int) -> int:
        """How many rows the longest text of the lesson takes, with its title."""
        if width not in self._rows:
            self._rows[width] = 1 + max((len(wrap(f"{text} (X0.0a)", max(20, width))) for text in self.teacher.texts()), default=1)
        return self._rows[width]

    def _paint_lesson(self, model: Text, width: int, height: int, theme: Theme) -> Sheet:
        framed = height > 2 and width < self.size.width
        if framed:
            return paint.text(model, width, height, theme)
        sheet = paint.blank(width, height, theme)
        sheet.fill(0, theme.ink("bar-strong"))
        sheet.write(0, 0, " " * width, theme.ink("bar"))
        sheet.write(1, 0, model.title, theme.ink("bar-strong"), end=width - len(model.note) - 2)
        sheet.write(width - len(model.note) - 1, 0, model.note, theme.ink("bar-key"))
        for y, (_, line) in enumerate(paint.text_rows(model.lines, width - 2, True)[: height - 1], 1):
            sheet.line(1, y, line, theme.ink)
        return sheet

    def _lesson_text(self) -> Text:
        """What the lesson says now."""
        teacher, words = self.teacher, self.words
        name, (n, of) = title(teacher.words, teacher.lesson.id), teacher.number
        at = words.text("lesson-over" if teacher.stage == OVER else "lesson-step", n=n, of=of)
        section = "" if teacher.reply else teacher.section()
        line = ((teacher.text(), "key" if teacher.reply else "strong"), (f" ({section})" if section else "", "dim"))
        return Text(f"{name}", (line,), note=at)

    # -- drawing

    def redraw(self) -> None:
        """The table, then what the lesson says and lights."""
        if self._view is None or not self.size.width:
            return
        self._light_panels()
        super().redraw()
        if "lesson" in self.areas(*self.size):
            self.panel("lesson").show(self._lesson_text())

    def _lit_panels(self) -> set[str]:
        return {name.removeprefix("panel:") for name in self.teacher.lights() if name.startswith("panel:")}

    def _light_panels(self) -> None:
        lit = self._lit_panels()
        for child in self.children:
            if isinstance(child, Panel) and child.id and child.id not in ("lesson", "decision", "hints", "small"):
                usual, bright = self._painters.setdefault(child.id, (child.painter, brightly(child.painter)))
                child.painter = bright if child.id in lit else usual

    def _lit_places(self) -> list[str]:
        return [name for name in self.teacher.lights() if not name.startswith("panel:")]

    def lit(self) -> Mapping[str, str]:
        """Legal targets with their letters, and what the lesson speaks of."""
        return {**dict.fromkeys(self._lit_places(), ">" if self.look.ascii else LIT), **super().lit()}

    def _look_there(self) -> None:
        """Once for each step: the cursor goes to the first place that is lit, and the panel that is spoken of is opened."""
        key = (self.teacher.at, self.teacher.stage)
        if self._seen == key:
            return
        self._seen = key
        lights, places = self.teacher.lights(), self._lit_places()
        if places:
            self.cursor = places[0]
        spoken_of = [light.removeprefix("panel:") if light not in places else self.table.tile_of(light) or "map" for light in lights]
        known = {tile.id for tile in self.tiles}
        self.side = next((name for name in spoken_of if name in known), self.side)
        opens = next((name for name in spoken_of if name in known | {"map", "log"}), "")
        if "panels" in self.conditions() and opens and (self.tab != "choice" or self.teacher.stage != DO):
            self.tab = opens

    # -- the course of the lesson

    def go_on(self) -> None:
        """Shows what the teacher has come to."""
        self.window, self.asking = (), None
        self.progress.keep(self.teacher.lesson.game, self.teacher.lesson.id, self.teacher.at, self.teacher.stage == OVER)
        self.viewer = self.alone
        self._view = self.session.view(self.alone)
        self.choosing = self._choices()
        self._suit_panels()
        self._look_there()
        self.redraw()
        self._follow()

    def _choices(self) -> Choosing | None:
        teacher = self.teacher
        if teacher.stage == ASK:
            return Choosing([Option(text) for text in teacher.answers()])
        if teacher.stage != DO or self.decision is None or self.decision.seat != self.alone:
            return None
        return self._choosing(self.decision)

    def _suit_panels(self) -> None:
        if self.teacher.stage == ASK:
            self.focus_map = False
            if "panels" in self.conditions() and self.tab == "choice":
                self.tab = "map"
        else:
            super()._suit_panels()

    def question(self) -> Question:
        """The real question where the learner chooses; else the answers, or how to go on."""
        teacher, words, title_ = self.teacher, self.words, self.table.say("panel-choice")
        if teacher.stage == DO:
            return super().question()
        choosing = self.choosing
        if teacher.stage == ASK and choosing is not None:
            items = tuple(Item(item.id, item.label) for item in choosing.items())
            return Question(title_, ((self._asks(), "strong"),), items, choosing.selected)
        if teacher.stage != OVER:
            return Question(title_, ((words.text("lesson-enter"), "strong"),))
        after = next_of(teacher.lesson.game, teacher.lesson.id)
        coming = said(teacher.words, f"lesson-{after}", "goal") if after else ""
        notes: list[Line] = [((words.text("lesson-comes-next", lesson=title(teacher.words, after), goal=coming), "dim"),)] if after else []
        return Question(title_, ((words.text("lesson-enter-over"), "strong"),), notes=tuple(notes))

    def _asks(self) -> str:
        """How the answers are asked for: while a reply stands in the place of the question, with the question, if it fits into a row."""
        teacher, words = self.teacher, self.words
        if not teacher.reply:
            return words.text("lesson-asks")
        whole = words.text("lesson-not-so", question=teacher.question()) if teacher.wrong else teacher.question()
        if width_of(whole) <= self.areas(*self.size)["decision"].width - 4:
            return whole
        return words.text("lesson-not-so", question=words.text("lesson-again")) if teacher.wrong else words.text("lesson-asks")

    def in_focus(self) -> list[Line]:
        """As at any table; but the rule is that of the step, where it names one."""
        section = self.teacher.section()
        if not section:
            return super().in_focus()
        look = self.table.look(self._view, self.cursor) if self.cursor else ()
        asked = ((self.teacher.question(), "strong"),) if self.teacher.stage == ASK else self.question().asked
        return focus(self.words, self.game_id, asked, section, look)

    def after(self) -> tuple[Line, ...]:
        """As at any table, where something is to be chosen."""
        return super().after() if self.teacher.stage == DO else ()

    def card_in_focus(self) -> str:
        """The card of the selected option; an answer speaks of none."""
        return super().card_in_focus() if self.teacher.stage == DO else ""

    def selection(self) -> Line:
        """As at any table; beside an answer the row says what is lit."""
        return super().selection() if self.teacher.stage == DO else ()

    def choose(self, number: int) -> None:
        """An option of the real question, or an answer."""
        if self.teacher.stage == ASK:
            right = self.teacher.answer(number)
            self.go_on()
            if not right and self.choosing is not None:
                self.choosing.select(number)
                self.draw_decision()
        else:
            super().choose(number)

    def play(self, option: Choice) -> None:
        """The learner's choice goes through the teacher."""
        self.fresh = len(self.session.record.choices)
        self.back = 0
        taken = self.teacher.choose(option)
        self.go_on()
        if not taken:
            self._select(option)

    def _select(self, option: Choice) -> None:
        """Puts the selection on an option of the question, where it is offered."""
        offered = self.decision.options if self.decision is not None else None
        if self.choosing is None or not offered or option not in offered:
            return
        self.choosing.select(offered.index(option))
        self.draw_decision()
        self._follow()

    def _turned(self, do: Callable[[], None]) -> None:
        """Has the teacher do something, and shows it; what was taken back leaves the log."""
        self.fresh = len(self.session.record.choices)
        self.message = ""
        do()
        left = len(self.session.record.choices)
        if left < self.fresh:
            self.heard(Undone(left, ()))
            self.fresh = left
        self.go_on()

    def refused_here(self) -> str:
        """Also what the place under the cursor is not chosen for."""
        why = super().refused_here()
        if why:
            self.teacher.reply = why
            self.redraw()
        return why

    # -- keys

    def never(self) -> set[str]:
        """What a lesson has instead of: nothing is taken back but by going back, and no automaton plays."""
        return super().never() | {"undo", "past", "automaton", "stepping", "window", "over", "dots"}

    def conditions(self) -> set[str]:
        """Undoing and dealing give way to the lesson's own keys."""
        true = super().conditions() - {"undo", "past", "deal", "counter", "automaton", "stepping"}
        if self.teacher.stage in (TELL, DONE, OVER):
            true.add("reading")
        if self.teacher.stage in (DO, ASK):
            true.add("hints")
        if self.teacher.stage == ASK:
            true.discard("decision")
        if self.teacher.proposes:
            true.add("deal")
        return true | {"rule"} if self.teacher.section() or self.choosing is not None else true

    def legal(self) -> list[Action]:
        """The way out stands early: whoever learns looks for it."""
        return sorted(super().legal(), key=lambda action: EARLY if action.id == "leave" else action.rank or 99)

    def do_lesson_rule(self) -> None:
        """The rule that the step rests on; else that of the question."""
        section = self.teacher.section()
        if section:
            self.open_rule(section)
        else:
            self.do_rule()

    def do_option_rule(self) -> None:
        """The rule of the selected option; answers to a question have none but that of the step."""
        if self.teacher.stage == ASK:
            self.do_lesson_rule()
        else:
            super().do_option_rule()

    def do_lesson_next(self) -> None:
        """On; after the end, to the next lesson."""
        if self.teacher.stage != OVER:
            self._turned(self.teacher.next)
            return
        after = next_of(self.teacher.lesson.game, self.teacher.lesson.id)
        self.app.leave_lesson()
        if after:
            self.app.open_lesson(self.teacher.lesson.game, after)

    def do_lesson_back(self) -> None:
        """Back."""
        self._turned(self.teacher.back)

    def do_lesson_skip(self) -> None:
        """The script does what this step wants."""
        self._turned(self.teacher.skip)

    def do_lesson_hint(self) -> None:
        """What the step wants, and why; the selection goes to it, wherever in a long list it stands. Once more: what the step says."""
        teacher = self.teacher
        teacher.reply = "" if teacher.reply == teacher.hint() else teacher.hint()
        if teacher.reply and teacher.stage == DO and not teacher.proposes:
            self._select(teacher.wanted[0])
        self.redraw()

    def do_leave(self) -> None:
        """Leaves the lesson; it can be taken up again."""
        self.app.leave_lesson()

    def do_result(self) -> None:
        """The end of a game in a lesson is told by the lesson."""


def _shorter(area: Region, rows: int) -> Region:
    return Region(area.x, area.y, area.width, max(0, area.height - rows))
