"""A deal: two sides facing each other, what each would have afterwards, and the promises; put together, offered, answered, countered.

The screen belongs to one person, as it shows a Hand. What can be in a deal, what cannot and why, the game's own bargain says: `rows`,
`kinds`, `afterwards`, `reason`. When others could look the screen covers itself, and the deal is there again behind the curtain.
"""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from textual.events import Key
from textual.geometry import Region

from pax_tui.screens.choosing import matches
from pax_tui.screens.curtain import CurtainScreen
from pax_tui.screens.form import Form, Writing
from pax_tui.theme import Theme
from pax_tui.widgets import paint
from pax_tui.widgets.models import Bar, Text
from pax_tui.widgets.panel import Panel
from pax_tui.widgets.sheet import Line, Sheet, Span, fit, width_of
from pax_tui.wording import Wording
from rules.kernel.decision import Option

PROPOSE, ASK, PARTNER = "propose", "ask", "partner"
SHAKE, REFUSE, COUNTER = "shake", "refuse", "counter"
ACCEPTED: Option = ("accept",)
REFUSED: Option = ("refuse",)
GIVES, WANTS = "gives", "wants"
PROMISES = {GIVES: "promise:gives", WANTS: "promise:wants"}
VALUE = 12
"""Cells for the value of a row."""
WIDE, TALL = 150, 34
"""From here on the kinds of deals stand beside the two sides; from here on above them, with a line each."""
ANSWERS = (SHAKE, REFUSE, COUNTER)


class Cover(NamedTuple):
    """Whose screen it is, for the curtain: seat, name and key of the person, and whether the curtain can be left without that person."""

    seat: str
    name: str
    key: str
    may_go_back: bool


def rows_of(model: Text, width: int, height: int, theme: Theme) -> Sheet:
    """Lines without a frame."""
    sheet = paint.blank(width, height, theme)
    for y, (n, line) in enumerate(paint.text_rows(model.lines, width - 4, model.wrapped)[:height]):
        sheet.line(2, y, line, theme.ink, model.ids[n] if n < len(model.ids) else "", width - 1)
        if n == model.chosen:
            sheet.fill(y, theme.ink("select"), 1, width - 1)
    return sheet


class DealScreen(Form[Option]):
    """Ends with the deal, or with the answer to one, or with None."""

    scope: ClassVar[str] = "deal"
    covers_itself = True

    def __init__(self, bargain: Any, words: Wording, cover: Cover | None = None, game: str = "") -> None:
        """`cover`: others at the keyboard may not see the screen; None where only one person plays."""
        super().__init__()
        self.bargain, self.tongue, self.cover, self.game = bargain, words, cover, game
        self.answering = bargain.offer is not None
        self.naming = False
        """The name of a card that is asked for is being typed."""
        self.found = 0
        """Which of the cards found is selected."""
        self.number = ""
        self.covered = False
        self.selected = ""
        self.order: list[tuple[str, str]] = []
        """Every row that can be selected: panel and id."""

    # -- secrets

    def conceal(self) -> None:
        """A curtain over the deal, which stays as it is."""
        if self.cover is None:
            return
        if self.covered and isinstance(self.app.screen, CurtainScreen):
            return
        while self.app.screen is not self:
            self.app.pop_screen()
        self.covered = True

        def back(ready: bool | None) -> None:
            self.covered = False
            if not ready:
                self.dismiss(None)

        self.app.push_screen(CurtainScreen(*self.cover), back)

    # -- tiles

    def compose(self) -> Any:
        """The two sides between what is possible now and the terms."""
        yield Panel(paint.bar, self.look, id="head")
        yield Panel(rows_of, self.look, id="now")
        for side in (GIVES, WANTS):
            yield Panel(paint.text, self.look, id=side)
            yield Panel(rows_of, self.look, id=f"after-{side}")
        yield Panel(paint.text, self.look, id="about")
        yield Panel(paint.text, self.look, id="terms")
        yield Panel(paint.mats, self.look, id="mats")
        yield Panel(paint.bar, self.look, id="hints")

    def areas(self, width: int, height: int) -> dict[str, Region]:
        """Two columns as wide as the screen; on a large one a third with the kinds of deals and what is selected."""
        wide, tall = width >= WIDE, height >= TALL
        left = min(width, 124) if wide else width
        half = left // 2
        above = 0 if wide else 9 if tall else 2
        below = 9 if tall else 8  # rows of the terms
        after = 2 if tall else 1
        top = 1 + above
        sides = max(3, height - top - below - after - 1)
        if wide:
            sides = min(sides, 30)
        areas = {
            "head": Region(0, 0, width, 1),
            GIVES: Region(0, top, half, sides),
            WANTS: Region(half, top, left - half, sides),
            "after-gives": Region(0, top + sides, half, after),
            "after-wants": Region(half, top + sides, left - half, after),
            "terms": Region(0, top + sides + after, left, below),
            "hints": Region(0, height - 1, width, 1),
        }
        if wide:
            areas["now"] = Region(left, 1, width - left, 24)
            areas["about"] = Region(left, 25, width - left, height - 26)
            under = top + sides + after + below
            if height - under > 6:
                areas["mats"] = Region(0, under, left, height - under - 1)
        else:
            areas["now"] = Region(0, 1, width, above)
        return areas

    def on_mount(self) -> None:
        """Shows everything."""
        self.repaint()

    def on_resize(self) -> None:
        """Shows everything anew; the selection stays."""
        self.call_after_refresh(self.repaint)

    def on_screen_resume(self) -> None:
        """Another screen was closed over it."""
        self.call_after_refresh(self.repaint)

    # -- what is shown

    def repaint(self) -> None:
        """Shows the deal as it is now."""
        if not self.children or self.panel(GIVES).size.height < 3 or self.covered:
            return  # closed meanwhile, not laid out yet, or behind the curtain
        columns = {side: self._column(side) for side in (GIVES, WANTS)}
        terms, marks = self._terms()
        self.order = [("now", PARTNER)] if len(self.bargain.partners) > 1 and not self.answering else []
        self.order += [(side, row) for side in (GIVES, WANTS) for row in columns[side][1] if row]
        self.order += [("terms", row) for row in marks if row]
        if self.selected not in [row for _, row in self.order]:
            self.selected = self._first()
            columns = {side: self._column(side) for side in (GIVES, WANTS)}
            terms, marks = self._terms()
        for side in (GIVES, WANTS):
            self._show(side, self._side_title(side), *columns[side])
            panel = self.panel(f"after-{side}")
            line: Line = self.bargain.afterwards(side, self.answering, panel.size.height < 2)
            panel.show(Text("", (((self.words.text("deal-after") + " ", "dim"), *line) if panel.size.height > 1 else line,)))
        self._show("terms", self.words.text("deal-terms"), terms, marks)
        self._show_now()
        self.panel("head").show(Bar(self._heading(), (), "bar"))
        self.panel("hints").show(self.hints())

    def _first(self) -> str:
        rows = [row for _, row in self.order]
        if self.answering:
            return REFUSE if self.bargain.cannot_accept() else SHAKE
        return next((row for row in rows if row.startswith(GIVES)), rows[0])

    def _show(self, panel: str, title: str, lines: list[Line], ids: list[str]) -> None:
        chosen = ids.index(self.selected) if self.selected in ids else -1
        if panel == WANTS and self.naming:
            chosen = self.found
        self.panel(panel).show(Text(title, tuple(lines), tuple(ids), 0, chosen))

    def _chip(self, side: str) -> Span:
        return f" {self.tongue.seat(self.bargain.party(side))} ", f"seat:{self.bargain.color(side)}"

    def _heading(self) -> Line:
        """Who deals with whom, and when."""
        kind = "answer" if self.answering else "counter" if self.bargain.offer is not None else "make"
        begins = self.words.text(f"deal-heading-{kind}", moment=self.bargain.moment())
        between = self.words.text("deal-from" if self.answering else "deal-with")
        return (begins + " ", "bar-strong"), self._chip(GIVES), (f" {between} ", "bar-strong"), self._chip(WANTS)

    def _side_title(self, side: str) -> str:
        if side == WANTS and self.naming:
            return self.words.text("deal-name")
        return self.words.text("deal-gives", seat=self.tongue.seat(self.bargain.party(side)))

    def _column(self, side: str) -> tuple[list[Line], list[str]]:
        """The rows of a side: what may be given, what may not with its reason."""
        width = self.panel(side).size.width - 4
        if self.naming and side == WANTS:
            return self._found_column(width)
        rows = self.bargain.offered(side) if self.answering else self.bargain.rows(side)
        lines: list[Line] = []
        ids: list[str] = []
        for row in rows:
            barred = bool(row.why) and not row.chosen
            value = "" if self.answering else row.value
            if row.id == self.selected and value and not barred:
                value = f"◄ {value} ►"
            if barred:
                value = row.section
            role = "dim" if barred else "strong" if row.chosen else "text"
            lines.append(self._row(("● " if row.chosen else "  ") + row.label, value, width, role))
            ids.append(row.id)
            if row.why and width >= 50:
                lines.append((("    " + fit(row.why, width - 4), "warn" if row.chosen else "dim"),))
                ids.append("")
            if row.note and width >= 50:
                lines.append((("    " + row.note, "dim"),))
                ids.append("")
        if self.answering and not rows:
            lines, ids = [(("  " + self.words.text("deal-gets-nothing"), "dim"),)], [""]
        if side == WANTS and not self.answering and self.bargain.may_name:
            at = next((n for n, row in enumerate(rows) if row.why), len(rows))
            at = ids.index(rows[at].id) if at < len(rows) else len(lines)
            lines.insert(at, (("  " + self.words.text("deal-ask-card") + " …", "text"),))
            ids.insert(at, ASK)
        return lines, ids

    @staticmethod
    def _row(label: str, value: str, width: int, role: str) -> Line:
        room = width - (width_of(value) + 1 if value else 0)
        text = fit(label, room)
        return (text + " " * (room - width_of(text)), role), (f" {value}" if value else "", "dim" if role == "dim" else "strong")

    def _found_column(self, width: int) -> tuple[list[Line], list[str]]:
        """The cards whose names fit what is typed."""
        found = self._named()
        self.found = min(self.found, max(0, len(found) - 1))
        if not found:
            return [((self.words.text("deal-name-none"), "dim"),)], [""]
        return [((fit("  " + name, width), "text"),) for _, name in found], [f"name:{n}" for n in range(len(found))]

    def _named(self, typed: str | None = None) -> list[tuple[str, str]]:
        typed = typed if typed is not None else self.writing.text if self.writing else ""
        return [card for card in self.bargain.nameable() if not typed or matches(typed, card[1])]

    def _terms(self) -> tuple[list[Line], list[str]]:
        """Promises, the deal as it would be told, what stands in its way, and what can be done with it."""
        words, width = self.words, self.panel("terms").size.width - 4
        lines: list[Line] = []
        ids: list[str] = []
        for side in (GIVES, WANTS):
            said = self.bargain.promises.get(side, "")
            if self.answering and not said:
                continue
            label = words.text("deal-promises", seat=self.tongue.seat(self.bargain.party(side))) + ": "
            row = PROMISES[side]
            if self.writing is not None and not self.naming and self.selected == row:
                said = self.writing.shown(width - width_of(label))
            role = "strong" if self.bargain.promises.get(side) else "dim"
            lines.append(((label, "text"), (fit(said, width - width_of(label)) or words.text("deal-no-promise"), role)))
            ids.append("" if self.answering else row)
        loose = self.bargain.promises.get("", "")
        if loose:
            lines.append(((words.text("deal-with-promise", promise=loose), "strong"),))
            ids.append("")
        if self.writing is not None:
            if self.naming:
                lines.append(((words.text("deal-name") + " ", "key"), (self.writing.shown(width - 20), "strong")))
                lines.append(((words.text("deal-naming"), "dim"),))
            else:
                lines += [((self.tongue.text("deal-honor-long"), "dim"),), ()]
            return lines, [*ids, "", ""]
        if self.answering:
            return self._answers(lines, ids)
        reason = self.bargain.reason()
        note = self._note()
        if note:
            lines.append(((note, "warn"),))
        elif reason:
            lines.append(((reason, "warn" if self.selected == PROPOSE else "dim"),))
        else:
            lines.append(((self.bargain.sentence(), "strong"),))
        lines.append(((words.text("deal-propose", seat=self.tongue.seat(self.bargain.partner)), "dim" if reason else "key"),))
        return lines, [*ids, "", PROPOSE]

    def _answers(self, lines: list[Line], ids: list[str]) -> tuple[list[Line], list[str]]:
        why = self.bargain.cannot_accept()
        if ids or self.bargain.promises:
            lines.append(((self.tongue.text("deal-honor-long"), "dim"),))
            ids.append("")
        for name in ANSWERS:
            barred = name == SHAKE and bool(why)
            line: Line = ((self.words.text(f"deal-{name}"), "dim" if barred else "key"),)
            lines.append((*line, (f"  {why}", "warn")) if barred else line)
            ids.append(name)
        return lines, ids

    def _barred(self) -> Any:
        """The selected row, where it may not be given."""
        side = self.selected.partition(":")[0]
        if self.answering or side not in (GIVES, WANTS):
            return None
        return next((row for row in self.bargain.rows(side) if row.id == self.selected and row.why), None)

    def _note(self) -> str:
        row = self._barred()
        return f"{row.why} ({row.section})" if row is not None else ""

    def _show_now(self) -> None:
        """Which deals the moment allows: a line each, or in two rows."""
        panel, words = self.panel("now"), self.words
        kinds = self.bargain.kinds()
        choosing = not self.answering and len(self.bargain.partners) > 1
        lines: list[Line] = [self._partner_line()] if choosing else []
        ids = [PARTNER] if choosing else []
        if panel.size.height > 12:
            lines += [(), ((words.text("deal-now"), "title"),), ()]
            for kind in kinds:
                lines.append(((f"{'● ' if kind.now else '  '}{kind.name}", "good" if kind.now else "dim"), (f" ({kind.section})", "dim")))
                lines.append((("    " + kind.text, "text" if kind.now else "dim"),))
        elif panel.size.height > 2:
            for kind in kinds:
                name = (f"{'● ' if kind.now else '  '}{kind.name:<15}", "good" if kind.now else "dim")
                lines.append((name, (kind.text, "text" if kind.now else "dim"), (f" ({kind.section})", "dim")))
        else:
            now = [f"{kind.name} ({kind.section})" for kind in kinds if kind.now]
            never = [kind.name for kind in kinds if not kind.now]
            first: Line = (*self._partner_line(), ("   ", "text")) if choosing else ()
            good: Span = (", ".join(now) or words.text("deal-gets-nothing"), "good")
            lines = [(*first, (words.text("deal-now-short") + " ", "dim"), good)]
            lines.append(((words.text("deal-not-short") + " ", "dim"), (", ".join(never), "dim")))
        ids += [""] * (len(lines) - len(ids))
        wrapped = panel.size.height > 12
        panel.show(Text("", tuple(lines), tuple(ids), 0, 0 if self.selected == PARTNER else -1, wrapped=wrapped))
        if "about" in self.areas(*self.size):
            self._show_about()
        if "mats" in self.areas(*self.size):
            self.panel("mats").show(self.bargain.mats())

    def _partner_line(self) -> Line:
        arrow = "key" if self.selected != PARTNER else "strong"
        return (self.words.text("deal-partner") + " ", "dim"), ("◄", arrow), self._chip(WANTS), ("►", arrow)

    def _show_about(self) -> None:
        """Everything about the card that is selected, or about all that are offered; or why a row is barred."""
        found = self._cards()
        if self.naming:
            named = self._named()
            found = [named[self.found][0]] if named else []
        lines = self._told(found if self.answering or len(found) == 1 else [])
        note = self._note()
        if note:
            lines = [((note, "warn"),), (), *lines]
        if not lines:
            lines = [((self.tongue.text("deal-honor-long"), "dim"),)]
        self.panel("about").show(Text(self.words.text("deal-about"), tuple(lines)))

    def _cards(self) -> list[str]:
        """The selected card, else every card that the rows name."""
        rows = [row for side in (GIVES, WANTS) for row in (self.bargain.offered(side) if self.answering else self.bargain.rows(side))]
        return [row.card for row in rows if row.card and row.id == self.selected] or [row.card for row in rows if row.card]

    def _told(self, found: list[str]) -> list[Line]:
        """Everything about some cards."""
        lines: list[Line] = []
        for card in dict.fromkeys(found):
            lines += [(), *self.bargain.about(card)]
        return lines[1:]

    # -- keys

    def conditions(self) -> set[str]:
        """Whether a deal is made or answered."""
        if self.writing is not None:
            return set()
        if self.answering:
            true = {"answering", "counter", "decision", "cards"}
            return true if self.bargain.cannot_accept() else true | {"shakes"}
        true = {"making", "decision", "values", "cards"}
        return true if self.bargain.reason() else true | {"ready"}

    def typed(self, event: Key) -> bool:
        """A promise, a card's name, a number."""
        if self.naming and event.key in ("up", "down"):
            self.found = max(0, self.found + (1 if event.key == "down" else -1))
            self.repaint()
            return True
        if self.writing is not None:
            if event.key == "escape":
                self.naming = False
            elif self.naming and event.key not in ("left", "right", "enter"):
                self.found = 0
            return self.typing(event)
        char = event.character or ""
        if char.isascii() and char.isdigit() and not self.answering and self.bargain.counts(self.selected):
            self.number = (self.number + char)[-4:]
            self.bargain.set(self.selected, int(self.number))
            self.repaint()
            return True
        self.number = ""
        return False

    def written(self, text: str) -> None:
        """A promise, or the name of a card."""
        if self.naming:
            found = self._named(text)
            self.naming = False
            if found:
                self.selected = self.bargain.ask_for(found[self.found][0])
            return
        side = self.selected.rpartition(":")[2]
        if text:
            self.bargain.promises[side] = text
        else:
            self.bargain.promises.pop(side, None)

    def move(self, by: int) -> None:
        """The next row that can be selected."""
        rows = [row for _, row in self.order]
        at = rows.index(self.selected) if self.selected in rows else 0
        self.selected = rows[min(max(at + by, 0), len(rows) - 1)]
        self.repaint()

    def do_up(self) -> None:
        """One up."""
        self.move(-1)

    def do_down(self) -> None:
        """One down."""
        self.move(1)

    def do_other_side(self) -> None:
        """The first row of the next panel."""
        panels = list(dict.fromkeys(panel for panel, _ in self.order))
        here = next((panel for panel, row in self.order if row == self.selected), panels[0])
        panel = panels[(panels.index(here) + 1) % len(panels)]
        self.selected = next(row for name, row in self.order if name == panel)
        self.repaint()

    def change(self, by: int) -> None:
        """One more or one less of the selected row."""
        if not self.answering and (self.selected == PARTNER or self.selected.partition(":")[0] in (GIVES, WANTS)):
            self.bargain.change(self.selected, by)
            self.repaint()

    def do_edit(self) -> None:
        """Enter: offers, answers, writes a promise, asks for a card, or changes the row."""
        row = self.selected
        if row == PROPOSE:
            self.do_offer()
        elif row in ANSWERS:
            self.act(row)
        elif row in PROMISES.values():
            side = row.rpartition(":")[2]
            self.write(Writing(self.bargain.promises.get(side, ""), self.bargain.room(side)))
        elif row == ASK:
            self.do_ask_card()
        else:
            self.change(1)

    def do_ask_card(self) -> None:
        """Types the name of a card."""
        if not self.answering and self.bargain.may_name:
            self.naming, self.found = True, 0
            self.write(Writing())

    def do_promise(self) -> None:
        """Writes the promise of the side that is selected."""
        if not self.answering:
            side = WANTS if self.selected.startswith(WANTS) or self.selected == PROMISES[WANTS] else GIVES
            self.selected = PROMISES[side]
            self.do_edit()

    def do_offer(self) -> None:
        """Offers the deal, if it can be."""
        if not self.answering and not self.bargain.reason():
            self.dismiss(self.bargain.option())

    def do_shake(self) -> None:
        """Accepts."""
        if self.answering and not self.bargain.cannot_accept():
            self.dismiss(ACCEPTED)

    def do_refuse(self) -> None:
        """Refuses."""
        if self.answering:
            self.dismiss(REFUSED)

    def do_counter(self) -> None:
        """Begins another deal with what was offered."""
        if self.answering:
            self.answering, self.selected = False, ""
            self.repaint()

    def do_back(self) -> None:
        """From a counter-offer to the offer, else to the table."""
        if not self.answering and self.bargain.offer is not None:
            self.answering, self.selected = True, ""
            self.repaint()
        else:
            self.dismiss(None)

    def do_why(self) -> None:
        """What cannot be dealt now, and why."""
        from pax_tui.screens.texts import WhyScreen

        refused = [(kind.name, kind.text, kind.section) for kind in self.bargain.kinds() if not kind.now]
        for side in (GIVES, WANTS):
            name = self._side_title(side)
            refused += [(f"{name}: {row.label}", row.why, row.section) for row in self.bargain.rows(side) if row.why]
        self.app.push_screen(WhyScreen(self.words.text("deal-now"), refused, self.game))

    def do_cards(self) -> None:
        """Everything about the selected card, else about every card that the rows name."""
        from pax_tui.screens.texts import LegendScreen

        self.app.push_screen(LegendScreen(Text(self.words.text("deal-about"), tuple(self._told(self._cards())))))

    def do_rule(self) -> None:
        """The rule of the selected row, or of deals."""
        from pax_tui.screens.texts import RulesScreen

        row = self._barred()
        section = row.section if row is not None else next((kind.section for kind in self.bargain.kinds() if kind.now), "")
        self.app.push_screen(RulesScreen(self.game, section))

    # -- mouse

    def clicked(self, panel: str, target: str) -> None:
        """A click selects; on the selected row it does what Enter does."""
        if self.naming and target.startswith("name:"):
            self.found = int(target[5:])
            self.repaint()
        elif target in [row for _, row in self.order]:
            if self.selected == target:
                self.do_edit()
            else:
                self.selected = target
                self.repaint()

    def on_panel_scrolled(self, message: Panel.Scrolled) -> None:
        """The wheel moves the selection."""
        message.stop()
        self.move(1 if message.rows > 0 else -1)
