"""The cards: an own Hand where it may be seen, what lies open, all others; typing narrows them. And everything about the selected card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from textual.geometry import Region

from pax_tui.screens.curtain import AskWho, CurtainScreen
from pax_tui.screens.filtering import Filtered, marked
from pax_tui.widgets import paint
from pax_tui.widgets.models import Text
from pax_tui.widgets.panel import Panel
from pax_tui.widgets.sheet import Line, plain

Person = tuple[int, str, str, str]


class CardsScreen(Filtered[None]):
    """A list of cards, and the one that is selected."""

    scope: ClassVar[str] = "cards"

    def __init__(
        self, game: str, table: Any, view: Callable[[int | None], Any], viewer: int | None, people: Sequence[Person], card: str = ""
    ) -> None:
        """`people` can each ask for their own Hand, behind an opaque screen."""
        super().__init__()
        self.game, self.table, self.view, self.viewer, self.people, self.card = game, table, view, viewer, tuple(people), card
        self._catalog: list[tuple[Line, str]] = []
        self.opened = False
        """A Hand is shown that was hidden before."""

    def compose(self) -> Any:
        """The list, and the card."""
        yield from super().compose()
        yield Panel(paint.text, self.look, id="card")

    def areas(self, width: int, height: int) -> dict[str, Region]:
        """Side by side where there is room, else one below the other."""
        found = super().areas(width, height)
        if not self.table.cards:
            return found
        if width >= 120:
            half = width // 2
            found["body"] = Region(0, 1, half, max(1, height - 2))
            found["card"] = Region(half, 1, width - half, max(1, height - 2))
        else:
            half = max(1, (height - 2) // 2)
            found["body"] = Region(0, 1, width, half)
            found["card"] = Region(0, 1 + half, width, max(0, height - 2 - half))
        return found

    def listed(self) -> list[tuple[Line, str]]:
        """The Hand first, then what lies open, then every card there is; of what is narrowed only headings with something below."""
        view, words = self.view(self.viewer), self.words
        hand = self.table.hand(view)
        if self.people and self.viewer is None:
            hand = [(((words.text("cards-hidden" if self.table.cards else "holdings-hidden"), "dim"),), "")]
        if not self._catalog:
            self._catalog = self.table.catalog()
        blocks = [*hand, ((), ""), *self.table.open_cards(view), ((), ""), *self._catalog]
        if not self.word.strip():
            return blocks
        found: list[tuple[Line, str]] = []
        head: list[tuple[Line, str]] = []
        for line, card in blocks:
            if not card:
                head = [(line, "")] if line else head
            elif self.fits(plain(line)):
                found += [*head, (tuple(span for text, role in line for span in marked(text, role, self.word)), card)]
                head = []
        return found or [(((words.text("cards-none"), "dim"),), "")]

    def heading(self) -> Line:
        """What is typed."""
        return ((self.table.say("panel-cards") + "   ", "bar-strong"), *self.asking())

    def content(self) -> tuple[str, list[Line], list[str]]:
        """The list."""
        listed = self.listed()
        ids = [card for _, card in listed]
        if self.card:
            if self.card in ids:
                self.chosen = ids.index(self.card)
            self.card = ""
        return self.table.say("panel-cards"), [line for line, _ in listed], ids

    def redraw(self) -> None:
        """The list, then the card."""
        super().redraw()
        if not self.children or not self.ids or self.room.height < 3:
            return
        lines = self.table.card(self.view(self.viewer), self.selected) if self.selected else []
        self.panel("card").show(Text("", tuple(lines)))

    def conditions(self) -> set[str]:
        """Whether somebody's Hand can be opened."""
        return {"hands"} if self.people and self.viewer is None else set()

    def do_open(self) -> None:
        """The selected card on a page of its own, where it has room."""
        from pax_tui.screens.texts import LegendScreen

        if self.selected:
            text = Text(self.table.say("panel-cards"), tuple(self.table.card(self.view(self.viewer), self.selected)))
            self.app.push_screen(LegendScreen(text, self.opened, self.game, self.table.card_sections(self.selected)))

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
