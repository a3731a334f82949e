"""A deal put together row by row: with whom, what is given, what is wanted, what is promised."""

from __future__ import annotations

from typing import Any, ClassVar

from textual.events import Key

from pax_tui.screens.base import TextScreen
from pax_tui.screens.choosing import matches
from pax_tui.widgets.sheet import Line
from pax_tui.wording import Wording
from rules.kernel.decision import Option

PROPOSE, NAME = "propose", "name"


class DealScreen(TextScreen[Option]):
    """Ends with the deal, or with None."""

    scope: ClassVar[str] = "deal"

    def __init__(self, bargain: Any, words: Wording, secret: bool) -> None:
        """`secret`: others at the keyboard may not see it, as it shows a Hand."""
        super().__init__()
        self.secret = secret
        self.bargain, self.tongue = bargain, words
        self.writing: str | None = None
        """The promise while it is written."""
        self.naming: str | None = None
        """The name of a card that is asked for, while it is typed."""
        self.number = ""

    def conceal(self) -> None:
        """The deal is given up where others could see the Hand."""
        if self.secret:
            while self.app.screen is not self:
                self.app.pop_screen()
            self.dismiss(None)

    def heading(self) -> Line:
        """The deal as it would be told, or what is being typed."""
        words = self.words
        if self.writing is not None:
            return (words.text("deal-promise") + ": ", "bar-key"), (self.writing, "bar-strong"), ("▏", "bar-key")
        if self.naming is not None:
            found = ", ".join(name for _, name in self._named()[:4])
            return (words.text("deal-name") + " ", "bar-key"), (self.naming, "bar-strong"), ("▏ ", "bar-key"), (found, "bar-dim")
        return ((self.bargain.sentence(), "bar-strong"),)

    def content(self) -> tuple[str, list[Line], list[str]]:
        """A line for everything that can be in it."""
        words = self.words
        lines: list[Line] = []
        ids: list[str] = []
        for row in self.bargain.rows():
            if row.heading:
                lines += [(), ((row.heading, "title"),)]
                ids += ["", ""]
            if row.id == "promise" and self.writing is not None:
                row_value = self.writing
            else:
                row_value = row.value
            mark = ("  ► " if row.chosen else "    ", "key")
            lines.append((mark, (f"{row.label:<48} ", "strong" if row.chosen else "text"), (row_value, "strong" if row.chosen else "dim")))
            ids.append(row.id)
        lines += [(("    " + words.text("deal-ask-card"), "text"),), (), (("    " + words.text("deal-propose"), "key"),)]
        ids += [NAME, "", PROPOSE]
        reason = self.bargain.reason()
        if reason:
            lines.append((("    " + reason, "warn"),))
            ids.append("")
        return words.text("deal-title", seat=self.bargain.name), lines, ids

    def _named(self) -> list[tuple[str, str]]:
        return [card for card in self.bargain.nameable() if self.naming and matches(self.naming, card[1])]

    # -- keys

    def typed(self, event: Key) -> bool:
        """A promise, a card's name, a number."""
        char = event.character or ""
        if self.writing is not None:
            if event.key == "escape":
                self.writing = None
            elif event.key == "enter":
                self.bargain.promise, self.writing = self.writing.strip(), None
            elif event.key == "backspace":
                self.writing = self.writing[:-1]
            elif event.is_printable:
                self.writing = (self.writing + char)[:200]
            self.redraw()
            return True
        if self.naming is not None:
            if event.key == "escape":
                self.naming = None
            elif event.key == "enter":
                found = self._named()
                if found:
                    self.bargain.ask_for(found[0][0])
                self.naming = None
            elif event.key == "backspace":
                self.naming = self.naming[:-1]
            elif event.is_printable:
                self.naming += char
            self.redraw()
            return True
        if char.isascii() and char.isdigit() and self.bargain.counts(self.selected):
            self.number = (self.number + char)[-4:]
            self.bargain.set(self.selected, int(self.number))
            self.redraw()
            return True
        self.number = ""
        return False

    def _change(self, by: int) -> None:
        if self.selected and self.selected not in (PROPOSE, NAME, "promise"):
            self.bargain.change(self.selected, by)
            self.redraw()

    def do_change_left(self) -> None:
        """One less."""
        self._change(-1)

    def do_change_right(self) -> None:
        """One more."""
        self._change(1)

    def do_edit(self) -> None:
        """Enter: proposes, writes the promise, asks for a card, or changes the row."""
        row = self.selected
        if row == PROPOSE:
            if not self.bargain.reason():
                self.dismiss(self.bargain.option())
        elif row == "promise":
            self.writing = self.bargain.promise
            self.redraw()
        elif row == NAME:
            self.naming = ""
            self.redraw()
        else:
            self._change(1)

    def do_open(self) -> None:
        """A click on the selected row."""
        self.do_edit()
