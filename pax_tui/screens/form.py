"""Forms: rows with values that are changed with the arrows, and a line that is typed with a cursor in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from textual.events import Key

from pax_tui.screens.base import Tiled
from pax_tui.widgets.models import Bar
from pax_tui.widgets.sheet import TYPING, cells, width_of

Result = TypeVar("Result")
KEYS = {"left": -1, "right": 1, "home": -9999, "end": 9999}


class Writing:
    """A line being typed; `at` is where the next character goes."""

    def __init__(self, text: str = "", most: int = 200, fits: Callable[[str], bool] = str.isprintable, anew: bool = False) -> None:
        """`most`: how many characters; `fits`: which ones; `anew`: a first character takes the place of what stands there."""
        self.text, self.most, self.fits, self.anew = text, most, fits, anew
        self.at = len(text)

    def key(self, key: str, character: str) -> bool:
        """Takes a key; whether it was of use."""
        anew, self.anew = self.anew, False
        if anew and character and character.isprintable() and self.fits(character):
            self.text, self.at = "", 0
        if key in KEYS:
            self.at = min(max(self.at + KEYS[key], 0), len(self.text))
        elif key == "backspace" and self.at:
            self.text, self.at = self.text[: self.at - 1] + self.text[self.at :], self.at - 1
        elif key == "delete":
            self.text = self.text[: self.at] + self.text[self.at + 1 :]
        elif key == "ctrl+u":
            self.text, self.at = self.text[self.at :], 0
        elif character and character.isprintable():
            if self.fits(character) and len(self.text) < self.most:
                self.text, self.at = self.text[: self.at] + character + self.text[self.at :], self.at + 1
        else:
            return key == "backspace"
        return True

    def shown(self, width: int = 999) -> str:
        """The text with its cursor, the part around it where there is too little room."""
        before, after = self.text[: self.at], self.text[self.at :]
        room = width - 1
        if width_of(before) + width_of(after) <= room:
            return f"{before}{TYPING}{after}"
        after = "".join(cells(after)[: max(room // 4, room - width_of(before))])
        return f"{''.join(cells(before)[-(room - width_of(after)) :])}{TYPING}{after}"


class Form(Tiled[Result]):
    """A screen of rows that Enter and a click edit, and the arrows to the side change by one."""

    writing: Writing | None = None
    """What is being typed."""

    def change(self, by: int) -> None:
        """The selected row: the next value or the one before."""
        raise NotImplementedError

    def do_edit(self) -> None:
        """Enter: does what the selected row says."""
        raise NotImplementedError

    def written(self, text: str) -> None:
        """What was typed is taken."""
        raise NotImplementedError

    def repaint(self) -> None:
        """Shows the rows as they are now."""
        raise NotImplementedError

    def do_change_left(self) -> None:
        """The value before, or one less."""
        self.change(-1)

    def do_change_right(self) -> None:
        """The next value, or one more."""
        self.change(1)

    def do_open(self) -> None:
        """A click on the selected row."""
        self.do_edit()

    def write(self, writing: Writing) -> None:
        """Begins to type."""
        self.writing = writing
        self.repaint()

    def hints(self) -> Bar:
        """While a line is typed, how that ends."""
        if self.writing is None:
            return super().hints()
        return Bar(((self.words.text("form-writing"), "bar"),), (), "bar")

    def typing(self, event: Key) -> bool:
        """A key while a line is typed: Enter takes it, Esc gives it up; whether one is being typed."""
        writing = self.writing
        if writing is None:
            return False
        if event.key in ("enter", "escape"):
            self.writing = None
            if event.key == "enter":
                self.written(writing.text.strip())
        else:
            writing.key(event.key, event.character or "")
        self.repaint()
        return True
