"""The cards: an own Hand where it may be seen, what lies open, and everything about the selected card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from textual.geometry import Region

from pax_tui.screens.base import TextScreen
from pax_tui.screens.curtain import AskWho, CurtainScreen
from pax_tui.widgets import paint
from pax_tui.widgets.models import Text
from pax_tui.widgets.panel import Panel
from pax_tui.widgets.sheet import Line

Person = tuple[int, str, str, str]


class CardsScreen(TextScreen[None]):
    """A list of cards, and the one that is selected."""

    scope: ClassVar[str] = "cards"

    def __init__(self, table: Any, view: Callable[[int | None], Any], viewer: int | None, people: Sequence[Person], card: str = "") -> None:
        """`people` can each ask for their own Hand, behind an opaque screen."""
        super().__init__()
        self.table, self.view, self.viewer, self.people, self.card = table, view, viewer, tuple(people), card
        self.opened = False
        """A Hand is shown that was hidden before."""

    def compose(self) -> Any:
        """The list, and the card."""
        yield from super().compose()
        yield Panel(paint.text, self.look, id="card")

    def areas(self, width: int, height: int) -> dict[str, Region]:
        """Side by side where there is room, else one below the other."""
        found = super().areas(width, height)
        if width >= 120:
            half = width // 2
            found["body"] = Region(0, 1, half, max(1, height - 2))
            found["card"] = Region(half, 1, width - half, max(1, height - 2))
        else:
            half = max(1, (height - 2) // 2)
            found["body"] = Region(0, 1, width, half)
            found["card"] = Region(0, 1 + half, width, max(0, height - 2 - half))
        return found

    def content(self) -> tuple[str, list[Line], list[str]]:
        """The Hand first."""
        view = self.view(self.viewer)
        listed = [*self.table.hand(view), ((), ""), *self.table.open_cards(view)]
        ids = [card for _, card in listed]
        if self.card and self.card in ids:
            self.chosen, self.card = ids.index(self.card), ""
        return self.table.say("panel-cards"), [line for line, _ in listed], ids

    def redraw(self) -> None:
        """The list, then the card."""
        super().redraw()
        if not self.ids:
            return
        lines = self.table.card(self.view(self.viewer), self.selected) if self.selected else []
        self.panel("card").show(Text("", tuple(lines)))

    def conditions(self) -> set[str]:
        """Whether somebody's Hand can be opened."""
        return {"hands"} if self.people and self.viewer is None else set()

    def do_open(self) -> None:
        """The selected card is shown anyway."""

    def do_show_hand(self) -> None:
        """Whose Hand? Then the opaque screen, then the Hand."""

        def behind(seat: int | None) -> None:
            if seat is None:
                return
            _, name, who, key = next(person for person in self.people if person[0] == seat)
            self.app.push_screen(CurtainScreen(name, who, key, True), lambda ready: self._show(seat) if ready else None)

        if len(self.people) == 1:
            behind(self.people[0][0])
        else:
            self.app.push_screen(AskWho(self.words.text("whose-hand"), self.people), behind)

    def _show(self, seat: int) -> None:
        self.viewer, self.opened = seat, True
        self.chosen, self.top, self.scrolled = -1, 0, False
        self.redraw()

    def conceal(self) -> None:
        """Hides a Hand that was opened here."""
        if self.opened:
            self.viewer, self.opened = None, False
            self.chosen, self.top, self.scrolled = -1, 0, False
            self.panel("body").clear()
            self.panel("card").clear()

    def do_back(self) -> None:
        """Hides an opened Hand; without one, closes."""
        if self.opened:
            self.conceal()
            self.redraw()
        else:
            self.dismiss(None)
