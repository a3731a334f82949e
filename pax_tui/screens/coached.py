"""The table with a coach, where the settings want one: a panel of few rows over the decision, read from what the screen shows already."""

from __future__ import annotations

from typing import Any

from textual.geometry import Region

from pax_tui.coach import Coach
from pax_tui.screens.board import MEDIUM
from pax_tui.screens.pondering import PonderingTable
from pax_tui.session import Happened, Undone
from pax_tui.settings import FULL, OFF
from pax_tui.theme import Theme
from pax_tui.widgets import paint
from pax_tui.widgets.models import Text
from pax_tui.widgets.panel import Panel
from pax_tui.widgets.sheet import Line, Sheet
from rules.kernel.decision import CHANCE
from rules.kernel.decision import Option as Choice

ROWS = {FULL: 6}
"""Rows of the coach's panel by mode, where there is room for a frame."""
FEW = 4
BARE = 2
"""Rows on a small screen, without a frame."""


def bare(model: Text, width: int, height: int, theme: Theme) -> Sheet:
    """A text without a frame."""
    sheet = paint.blank(width, height, theme)
    for y, (_, line) in enumerate(paint.text_rows(model.lines, width - 2, True)[:height]):
        sheet.line(1, y, line, theme.ink)
    return sheet


def either(model: Text, width: int, height: int, theme: Theme) -> Sheet:
    """Framed where there is room."""
    return (paint.text if height > BARE else bare)(model, width, height, theme)


class CoachedTable(PonderingTable):
    """A table at which somebody may explain."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._coach: Coach | None = None
        self._lately: list[Happened] = []
        self._whys: tuple[str, ...] = ()

    @property
    def coach(self) -> Coach | None:
        """The coach that the settings want now; None where he is silent."""
        mode = self.app.settings.coach
        if mode == OFF:
            self._coach = None
        elif self._coach is None or self._coach.mode != mode:
            self._coach = Coach(mode, self.game_id, self.tongue, self._coach.met if self._coach else None)
        return self._coach

    def compose(self) -> Any:
        """The table's panels and one more."""
        yield from super().compose()
        yield Panel(either, self.look, id="coach")

    def areas(self, width: int, height: int) -> dict[str, Region]:
        """With a coach, his rows are taken from the map, or on a small screen from whatever is open."""
        found = super().areas(width, height)
        coach = self.coach
        if coach is None or "small" in found:
            return found
        low = found["decision"]
        if width >= MEDIUM[0] and height >= MEDIUM[1]:
            rows = ROWS.get(coach.mode, FEW)
            full = found["map"].width
            found["map"] = _shorter(found["map"], rows)
            found["coach"] = Region(0, low.y - rows, full, rows)
            return found
        name = next((n for n in ("map", *(tile.id for tile in self.tiles), "log") if n in found), "")
        if name:
            found[name] = _shorter(found[name], BARE)
            found["coach"] = Region(0, low.y - BARE, width, BARE)
        else:
            found["coach"] = Region(0, low.y, width, BARE)
            found["decision"] = Region(0, low.y + BARE, width, low.height - BARE)
        return found

    def redraw(self) -> None:
        """The table, then what the coach says of it."""
        super().redraw()
        if self._view is not None and "coach" in self.areas(*self.size):
            self.panel("coach").show(self._advice())

    def _advice(self) -> Text:
        """One line on the present question, and why things have happened; nothing where nobody is asked in sight."""
        coach, decision, words = self.coach, self._private_decision() or self.decision, self.words
        lines: list[Line] = []
        rule: Line = ()
        if coach is not None and decision is not None and self.choosing is not None and decision.seat != CHANCE:
            advice = coach.advise(decision, self._view)
            if advice is not None:
                mark: Line = ((words.text("coach-new") + " ", "key"),) if advice.new else ()
                if advice.line:
                    lines.append((*mark, (advice.line, "text"), (f" ({decision.section})" if decision.section else "", "dim")))
                rule = ((advice.rule, "dim"),) if advice.line else (*mark, (advice.rule, "text"))
                rule = rule if advice.rule else ()
        lines += [((why, "good"),) for why in self._whys]
        lines += [rule] * bool(rule)
        return Text(words.text("coach-title"), tuple(lines))

    def heard(self, told: Happened | Undone) -> None:
        """Also for the coach, who explains what was not chosen here."""
        super().heard(told)
        if isinstance(told, Undone):
            self._lately, self._whys = [], ()
        else:
            self._lately.append(told)

    def play(self, option: Choice) -> None:
        """The question has been answered; what follows from it by itself is explained."""
        coach = self.coach
        if coach is not None:
            coach.answered(self.decision)
        self._lately, self._whys = [], ()
        super().play(option)

    def go_on(self) -> None:
        """What has happened on the way to the next question is explained with it."""
        super().go_on()
        coach = self.coach
        if coach is not None and self._lately:
            own = [h for h in self._lately if h.seat not in self.session.persons or len(h.events) > 1]
            self._whys = tuple(coach.why(own, self.alone))  # with several people only what lies open
            self._lately = []
            self.redraw()


def _shorter(area: Region, rows: int) -> Region:
    return Region(area.x, area.y, area.width, max(0, area.height - rows))
