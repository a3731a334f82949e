"""The hand-over: an opaque screen that shows nothing of anybody, until the one it waits for presses a key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from textual.events import Key
from textual.geometry import Region

from pax_tui.screens.base import Tiled
from pax_tui.theme import Theme
from pax_tui.widgets import paint
from pax_tui.widgets.models import Text
from pax_tui.widgets.panel import Panel
from pax_tui.widgets.sheet import Line, Sheet, length, width_of


def person_keys(names: Mapping[int, str]) -> dict[int, str]:
    """A key for each person: the first letter of the name that nobody before has, else a digit."""
    found: dict[int, str] = {}
    for seat, name in names.items():
        letters = [c for c in name.lower() if c.isascii() and c.isalpha() and c != "q"]
        free = [c for c in letters if c not in found.values()]
        found[seat] = free[0] if free else next(d for d in "123456789" if d not in found.values())
    return found


def veil(model: Text, width: int, height: int, theme: Theme) -> Sheet:
    """A few lines in the middle of nothing; the last one at the bottom of the screen."""
    sheet = paint.blank(width, height, theme)
    *above, below = model.lines
    rows = [(n, row) for n, row in paint.text_rows(tuple(above), max(1, width - 4), True)]
    top = max(0, (height - 1 - len(rows)) // 2 - (height > 30))
    for y, (n, line) in enumerate(rows, top):
        hit = model.ids[n] if n < len(model.ids) else ""
        sheet.line(max(1, (width - length(line)) // 2), y, line, theme.ink, hit)
    sheet.line(max(1, (width - length(below)) // 2), height - 1, below, theme.ink, end=width - 1)
    return sheet


def block(before: str, name: str, seat: str, after: str) -> list[Line]:
    """A name in a sentence, on a block of its color that is three rows high."""
    spans = ((before, "text"), (f" {name} ", f"seat:{seat}"), (after, "text"))
    empty = tuple((" " * width_of(text), role) for text, role in spans)
    return [empty, spans, empty]


class CurtainScreen(Tiled[bool]):
    """Asks that the keyboard be passed on. Ends with True when the right key was pressed, False when it was given up."""

    scope: ClassVar[str] = "curtain"
    typed_ahead: ClassVar[bool] = False  # whoever sat here before must not open it by a key too many

    def __init__(self, seat: str, name: str, key: str, may_go_back: bool = False) -> None:
        super().__init__()
        self.seat, self.person, self.key, self.may_go_back = seat, name, key, may_go_back

    def compose(self) -> Any:
        """Nothing but the text."""
        yield Panel(veil, self.look, id="curtain")

    def areas(self, width: int, height: int) -> dict[str, Region]:
        """Everything is covered."""
        return {"curtain": Region(0, 0, width, height)}

    def on_mount(self) -> None:
        """Shows the text."""
        words = self.words
        press: Line = ((words.text("curtain-press", key=self.key.upper()), "strong"),)
        last: Line = ((words.text("curtain-back" if self.may_go_back else "curtain-leave"), "dim"),)
        before, _, after = words.text("curtain-pass", seat="\0").partition("\0")
        lines = [*block(before, self.person, self.seat, after), (), press, last]
        ids = [*["press"] * 3, "", "press", ""]
        self.panel("curtain").show(Text("", tuple(lines), tuple(ids)))

    def pressed(self, event: Key) -> None:
        """Only the key that is waited for, and the way out."""
        if (event.character or "").lower() == self.key:
            self.dismiss(True)
        elif event.key == "escape" and self.may_go_back:
            self.dismiss(False)
        elif event.key == "q" and not self.may_go_back:
            self.app.leave_table()

    def clicked(self, panel: str, target: str) -> None:
        """A click on the name or on the key is as good as the key."""
        if target == "press":
            self.dismiss(True)


class AskWho(Tiled[int]):
    """Asks which person: who calls, or whose Hand is shown. Ends with the seat, or None."""

    scope: ClassVar[str] = "curtain"

    def __init__(self, question: str, people: Sequence[tuple[int, str, str, str]], note: str = "") -> None:
        """`people`: seat number, seat name, name, key. `note` stands below the question; everybody may read it."""
        super().__init__()
        self.question, self.people, self.note = question, tuple(people), note

    def compose(self) -> Any:
        """Nothing but the text."""
        yield Panel(veil, self.look, id="curtain")

    def areas(self, width: int, height: int) -> dict[str, Region]:
        """Everything is covered."""
        return {"curtain": Region(0, 0, width, height)}

    def on_mount(self) -> None:
        """Shows the question and a key for each."""
        broad = max(width_of(name) for _, _, name, _ in self.people)
        lines: list[Line] = [((self.question, "strong"),), *([((self.note, "dim"),)] if self.note else []), ()]
        ids = [""] * len(lines)
        for number, seat, name, key in self.people:
            lines += [((f" {key.upper()}  ", "key"), (f" {name}{' ' * (broad - width_of(name))} ", f"seat:{seat}")), ()]
            ids += [str(number), ""]
        lines.append(((self.words.text("curtain-back"), "dim"),))
        self.panel("curtain").show(Text("", tuple(lines), tuple(ids)))

    def pressed(self, event: Key) -> None:
        """A person's key, or the way back."""
        if event.key == "escape":
            self.dismiss(None)
        for number, _, _, key in self.people:
            if (event.character or "").lower() == key:
                self.dismiss(number)

    def clicked(self, panel: str, target: str) -> None:
        """A click on a person."""
        if target.isdigit():
            self.dismiss(int(target))
