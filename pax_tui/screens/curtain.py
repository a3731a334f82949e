"""The hand-over: an opaque screen that shows nothing of anybody, until the one it waits for presses a key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from textual.events import Key
from textual.geometry import Region

from pax_tui.screens.base import Tiled
from pax_tui.widgets import paint
from pax_tui.widgets.models import Text
from pax_tui.widgets.panel import Panel


def person_keys(names: Mapping[int, str]) -> dict[int, str]:
    """A key for each person: the first letter of the name that nobody before has, else a digit."""
    found: dict[int, str] = {}
    for seat, name in names.items():
        letters = [c for c in name.lower() if c.isascii() and c.isalpha() and c != "q"]
        free = [c for c in letters if c not in found.values()]
        found[seat] = free[0] if free else next(d for d in "123456789" if d not in found.values())
    return found


class CurtainScreen(Tiled[bool]):
    """Asks that the keyboard be passed on. Ends with True when the right key was pressed, False when it was given up."""

    scope: ClassVar[str] = "curtain"

    def __init__(self, seat: str, name: str, key: str, may_go_back: bool = False) -> None:
        super().__init__()
        self.seat, self.person, self.key, self.may_go_back = seat, name, key, may_go_back

    def compose(self) -> Any:
        """Nothing but the text."""
        yield Panel(paint.middle, self.look, id="curtain")

    def areas(self, width: int, height: int) -> dict[str, Region]:
        """Everything is covered."""
        return {"curtain": Region(0, 0, width, height)}

    def on_mount(self) -> None:
        """Shows the text."""
        words = self.words
        before, _, after = words.text("curtain-pass", seat="\0").partition("\0")
        lines: list[Any] = [
            ((before, "text"), (f" {self.person} ", f"seat:{self.seat}"), (after, "text")),
            (),
            ((words.text("curtain-press", key=self.key.upper()), "strong"),),
            (),
            ((words.text("curtain-back" if self.may_go_back else "curtain-leave"), "dim"),),
        ]
        self.panel("curtain").show(Text("", tuple(lines)))

    def pressed(self, event: Key) -> None:
        """Only the key that is waited for, and the way out."""
        if (event.character or "").lower() == self.key:
            self.dismiss(True)
        elif event.key == "escape" and self.may_go_back:
            self.dismiss(False)
        elif event.key == "q" and not self.may_go_back:
            self.app.leave_table()


class AskWho(Tiled[int]):
    """Asks which person: who calls, or whose Hand is shown. Ends with the seat, or None."""

    scope: ClassVar[str] = "curtain"

    def __init__(self, question: str, people: Sequence[tuple[int, str, str, str]]) -> None:
        """`people`: seat number, seat name, name, key."""
        super().__init__()
        self.question, self.people = question, tuple(people)

    def compose(self) -> Any:
        """Nothing but the text."""
        yield Panel(paint.middle, self.look, id="curtain")

    def areas(self, width: int, height: int) -> dict[str, Region]:
        """Everything is covered."""
        return {"curtain": Region(0, 0, width, height)}

    def on_mount(self) -> None:
        """Shows the question and a key for each."""
        lines: list[Any] = [((self.question, "strong"),), ()]
        lines += [((f" {key.upper()}  ", "key"), (f" {name} ", f"seat:{seat}")) for _, seat, name, key in self.people]
        lines += [(), ((self.words.text("curtain-back"), "dim"),)]
        self.panel("curtain").show(Text("", tuple(lines)))

    def pressed(self, event: Key) -> None:
        """A person's key, or the way back."""
        if event.key == "escape":
            self.dismiss(None)
        for number, _, _, key in self.people:
            if (event.character or "").lower() == key:
                self.dismiss(number)
