"""The settings: theme, ASCII and cursor change at once and are kept in the file; every key can be given another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from textual.events import Key

from pax_tui import keys, settings
from pax_tui.screens.base import TextScreen
from pax_tui.settings import COACH, THEMES
from pax_tui.widgets.sheet import Line, fit

VALUES: Mapping[str, tuple[Any, ...]] = {"theme": THEMES, "ascii": (False, True), "cursor": (False, True), "coach": COACH}
LABEL, SIGNS, NAME = 24, 22, 18
"""Columns."""


class SettingsScreen(TextScreen[None]):
    """One row for each setting and each action."""

    scope: ClassVar[str] = "settings"

    def __init__(self) -> None:
        super().__init__()
        self.waiting = ""
        """The action whose new key is waited for."""
        self.message = ""

    def heading(self) -> Line:
        """What is waited for, or was wrong."""
        if self.waiting:
            return ((self.words.text("settings-press", action=self.words.text(f"key-{self.waiting}")), "bar-strong"),)
        return ((self.message, "bar-warn"),) if self.message else ()

    def content(self) -> tuple[str, list[Line], list[str]]:
        """Looks first, then the keys."""
        words = self.words
        rows: list[tuple[Line, str]] = [(((words.text("settings-look"), "title"),), "")]
        rows += [(((f"  {words.text(f'settings-{n}'):<{LABEL}}", "text"), (self._said(n), "strong")), n) for n in VALUES]
        rows.append(((("  " + words.text("settings-about-cursor"), "dim"),), ""))
        if self.app.no_colors:
            rows.append(((("  " + words.text("settings-no-color"), "dim"),), ""))
        elif self.app.look.id != self.value("theme"):
            rows.append(((("  " + words.text("settings-few-colors"), "dim"),), ""))
        if len(self.message) > self.app.size.width - 2:
            rows.append((((self.message, "warn"),), ""))
        rows += [((), ""), (((words.text("settings-keys"), "title"),), "")]
        rows += [(self._action(action), f"keys.{action.id}") for action in keys.actions() if "app" not in action.scopes]
        rows += [((), ""), (((words.text("settings-file", path=str(settings.path())), "dim"),), "")]
        return words.text("settings-title"), [line for line, _ in rows], [name for _, name in rows]

    def value(self, name: str) -> Any:
        """A setting as it is in force, or would be where there are colors."""
        if name == "theme":
            return self.app.asked_theme or self.app.settings.theme
        return self.app.look.ascii if name == "ascii" else getattr(self.app.settings, name)

    def _said(self, name: str) -> str:
        value = self.value(name)
        if name == "theme":
            return self.words.text(f"theme-{value}")
        return self.words.text(f"settings-{name}-{value if name == 'coach' else 'yes' if value else 'no'}")

    def _action(self, action: keys.Action) -> Line:
        """Its keys, what it is, where, and its name in the file."""
        words = self.words
        changed = action.id in self.app.settings.keys
        signs = " ".join(keys.sign(key) for key in action.keys)
        where = ", ".join(words.text(f"scope-{scope}") for scope in sorted(action.scopes))
        line: Line = (
            (f"  {fit(signs, SIGNS - 2):<{SIGNS - 2}}", "key"),
            (f"{words.text(f'key-{action.id}'):<{NAME}}", "strong"),
            (f"{action.id:<{NAME}}", "text"),
        )
        mark: Line = ((words.text("settings-changed") + "  ", "key"),) if changed else ()
        room = self.app.size.width - 4 - SIGNS - 2 * NAME - sum(len(text) for text, _ in mark)
        return (*line, *mark, (fit(where, max(0, room)), "dim"))

    def conditions(self) -> set[str]:
        """Whether the selected row has values, or keys that were changed."""
        true = {"values"} if self.selected in VALUES else set()
        return true | ({"changed"} if self.selected.removeprefix("keys.") in self.app.settings.keys else set())

    # -- keys

    def typed(self, event: Key) -> bool:
        """The new key of an action."""
        self.message = ""
        if not self.waiting:
            return False
        action, self.waiting = self.waiting, ""
        if event.key != "escape":
            self.give(action, event.key)
        self.redraw()
        return True

    def give(self, action: str, key: str) -> None:
        """Gives an action a key, unless another has it where both can be used, or it is no key for that."""
        wanted = {**self.app.settings.keys, action: (key,)}
        try:
            keys.understood({name: list(given) for name, given in wanted.items()})
        except keys.BadKeys as error:
            self.message = self.words.text("settings-bad-key", reason=str(error))
            return
        self._prefer(f"keys.{action}", (key,))

    def _prefer(self, name: str, value: Any) -> None:
        problem = self.app.prefer(name, value)
        self.message = self.words.text("settings-not-kept", reason=problem) if problem else ""
        self.redraw()

    def _change(self, by: int) -> None:
        name = self.selected
        if name in VALUES:
            values = VALUES[name]
            self._prefer(name, values[(values.index(self.value(name)) + by) % len(values)])

    def do_change_left(self) -> None:
        """The value before."""
        self._change(-1)

    def do_change_right(self) -> None:
        """The next value."""
        self._change(1)

    def do_edit(self) -> None:
        """Enter: the next value, or the next key is the new one."""
        if self.selected in VALUES:
            self._change(1)
        elif self.selected:
            self.waiting = self.selected.removeprefix("keys.")
            self.redraw()

    do_open = do_edit

    def do_usual_keys(self) -> None:
        """The keys that the action came with, unless another has one of them now."""
        action = self.selected.removeprefix("keys.")
        rest = {name: list(given) for name, given in self.app.settings.keys.items() if name != action}
        try:
            keys.understood(rest)
        except keys.BadKeys as error:
            self.message = self.words.text("settings-bad-key", reason=str(error))
            self.redraw()
            return
        self._prefer(f"keys.{action}", None)
