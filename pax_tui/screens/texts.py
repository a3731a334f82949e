"""Screens to read: what is in focus and all keys, the letters on the map, reasons why not, all that can be done by name, the rules."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from textwrap import shorten
from typing import ClassVar

from pax_tui import keys, rulebook, settings
from pax_tui.screens.base import TextScreen
from pax_tui.screens.filtering import Filtered, marked, matches
from pax_tui.screens.rules import RulesScreen
from pax_tui.widgets.models import Text
from pax_tui.widgets.sheet import Line, flow, width_of, wrap
from pax_tui.wording import Wording

__all__ = ["HelpScreen", "LegendScreen", "PaletteScreen", "RulesScreen", "WhyScreen"]


SHORT = 90
"""So much of a rule is told in one line."""
COLUMN = 26
"""Where in the list of commands begins what they do."""


class HelpScreen(TextScreen[None]):
    """What is in focus; then every key of a screen, what it does, and whether it can be used now."""

    scope: ClassVar[str] = "help"

    def __init__(self, about: str, true: Collection[str], focus: Sequence[Line] = (), never: Collection[str] = ()) -> None:
        """`about`: the scope of the screen below; `true`: what holds there, `never`: what cannot; `focus`: what its present thing is."""
        super().__init__()
        self.left_out = frozenset(never)
        self.about, self.true, self.present = about, frozenset(true), tuple(focus)

    def content(self) -> tuple[str, list[Line], list[str]]:
        """What is in focus, then a line for each action: those legal now in groups, then the others."""
        words = self.words
        lines: list[Line] = [*self.present, ()] if self.present else []
        found = [a for a in keys.of_scope(self.about) if not a.needs & self.left_out]
        now = [a for a in found if a.needs <= self.true]
        grouped = frozenset[str]().union(*keys.GROUPS.values())
        for group in (*keys.GROUPS, "game"):
            inside = [a for a in now if (a.id in keys.GROUPS[group] if group in keys.GROUPS else a.id not in grouped)]
            if inside:
                lines.append(((words.text(f"help-group-{group}"), "title"),))
                lines += [row for action in sorted(inside, key=lambda a: a.rank or 99) for row in self._rows(action, True)]
        if self.about in ("table", "lesson"):
            lines += [(), *(((text, "text"),) for text in words.text("help-choosing").splitlines())]
        later = [a for a in found if not a.needs <= self.true]
        if later:
            lines += [(), ((words.text("help-not-now"), "title"),)]
            lines += [row for action in sorted(later, key=lambda a: a.rank or 99) for row in self._rows(action, False)]
        lines += [(), ((words.text("help-settings", path=str(settings.path())), "dim"),)]
        return words.text("help-title"), lines, [""] * len(lines)

    def _rows(self, action: keys.Action, legal: bool) -> list[Line]:
        """Its keys, its label and what it does, in columns."""
        signs = " ".join(keys.sign(k) for k in action.keys)
        first, second = (16, 22) if self.app.size.width >= 100 else (13, 17)
        begins: Line = (
            ("  " + padded(signs, first), "key" if legal else "dim"),
            (padded(self.words.text(f"key-{action.id}"), second), "strong" if legal else "dim"),
        )
        parts = wrap(self.words.text(f"keyhelp-{action.id}"), max(20, self.room.width - 6 - first - second))
        role = "text" if legal else "dim"
        return [(*begins, (part, role)) if n == 0 else ((" " * (2 + first + second) + part, role),) for n, part in enumerate(parts)]


def focus(words: Wording, game: str, asked: Line, section: str, place: Line = ()) -> list[Line]:
    """What is in focus at a table: the question with its rule in short, and the place under the cursor."""
    lines: list[Line] = []
    if asked:
        lines += [((words.text("help-focus-question"), "title"),), (("  ", "text"), *asked)]
        try:
            rule = rulebook.load(game).summary(section) if section else ""
        except rulebook.NoRulebookError:
            rule = ""
        if rule:
            lines.append((("  ", "text"), (f"{section} ", "key"), (rule, "text")))
    if place:
        lines += [((words.text("help-focus-place"), "title"),), (("  ", "text"), *place)]
    return lines


def padded(text: str, width: int) -> str:
    """A text with spaces up to a width, one at least."""
    return text + " " * max(1, width - width_of(text))


class LegendScreen(TextScreen[None]):
    """A text that a game hands over; below it the sections of the rules it stands on, to be opened."""

    scope: ClassVar[str] = "legend"

    def __init__(self, text: Text, secret: bool = False, game: str = "", sections: Sequence[str] = ()) -> None:
        """`secret`: what it says goes from the screen when the terminal changes or the program goes into the background."""
        super().__init__()
        self.given, self.secret, self.game = text, secret, game
        self.book = rulebook.load(game) if sections else None
        found = [self.book.get(section) for section in dict.fromkeys(sections)] if self.book is not None else []
        self.entries = [entry for entry in found if entry is not None]

    def content(self) -> tuple[str, list[Line], list[str]]:
        """The text, with blank lines between its lines where it has none of its own, then a line for each section."""
        given, book = self.given.lines, self.book
        lines = list(given) if () in given else [line for one in given for line in (one, ())]
        ids = [""] * len(lines)
        if book is not None and self.entries:
            lines += [*[()] * bool(lines and lines[-1]), ((self.words.text("card-rules"), "title"),)]
            ids += [""] * (len(lines) - len(ids))
            for entry in self.entries:
                rule = shorten(book.summary(entry.section), SHORT, placeholder=" …")
                lines.append((("  ", "text"), (entry.heading, "strong"), (f"  {rule}", "dim")))
                ids.append(book.key(entry))
        return self.given.title, lines, ids

    def conditions(self) -> set[str]:
        """Whether there is a rule to be opened."""
        return {"card-rules"} if self.entries else set()

    def do_card_rule(self) -> None:
        """The rule of the selected line."""
        if self.selected:
            self.app.push_screen(RulesScreen(self.game, self.selected))


class WhyScreen(Filtered[None]):
    """What cannot be chosen now, and why, by reason; typing narrows it, Enter opens the rule of a reason."""

    scope: ClassVar[str] = "why"

    def __init__(self, asked: str, refused: Sequence[tuple[str, str, str]], game: str) -> None:
        """`refused`: option, reason, section."""
        super().__init__()
        self.asked, self.game = asked, game
        self.refused = refused

    def heading(self) -> Line:
        """What is asked, and what is typed."""
        return ((self.asked + "   ", "bar-strong"), *(self.asking() if self.refused else ()))

    def content(self) -> tuple[str, list[Line], list[str]]:
        """By reason: what it forbids, the reason that forbids most first."""
        words = self.words
        by_reason: dict[tuple[str, str], list[str]] = {}
        for option, reason, section in self.refused:
            if self.fits(option, reason, section):
                by_reason.setdefault((reason, section), []).append(option)
        lines: list[Line] = []
        ids: list[str] = []
        for n, ((reason, section), options) in enumerate(by_reason.items()):
            different = list(dict.fromkeys(options))
            count = words.text("why-count", n=len(different))
            lines.append((*marked(reason, "strong", self.word), (f"  {section}" if section else "", "key"), (f"  {count}", "dim")))
            ids.append(f"{section}:{n}")
            pieces = [tuple(marked(option, "dim", self.word)) for option in different]
            lines += [(("  ", "text"), *row) for row in flow(pieces, max(20, self.room.width - 6), "  ·  ")]
            lines.append(())
            ids += [""] * (len(lines) - len(ids))
        if not lines:
            nothing = "why-nothing-fits" if self.refused else "why-nothing"
            lines, ids = [((words.text(nothing), "text"),)], [""]
        return words.text("why-title", n=len(self.refused)), lines, ids

    def do_open(self) -> None:
        """The rule of the selected reason."""
        section = self.selected.rpartition(":")[0]
        if section:
            self.app.push_screen(RulesScreen(self.game, section))


class PaletteScreen(Filtered[None]):
    """All that can be done on the screen below, by name. It knows actions only, nothing of the game."""

    scope: ClassVar[str] = "palette"

    def __init__(self, about: str, true: Collection[str], act: Callable[[str], None]) -> None:
        """`act` does an action on the screen below, once this one is closed."""
        super().__init__()
        self.about, self.true, self.act_below = about, frozenset(true), act

    def heading(self) -> Line:
        """What is typed."""
        return ((self.words.text("palette-title") + "   ", "bar-strong"), *self.asking())

    def content(self) -> tuple[str, list[Line], list[str]]:
        """A line for each legal action whose label or help fits, labels first."""
        words = self.words
        known = [
            (a, words.text(f"key-{a.id}"), words.text(f"keyhelp-{a.id}")) for a in keys.legal(self.about, self.true) if a.id != "palette"
        ]
        word = self.word.strip()
        found = [entry for entry in known if not word or matches(word, entry[1])]
        found += [entry for entry in known if entry not in found and matches(word, entry[2])]
        lines: list[Line] = []
        ids: list[str] = []
        for action, label, help_text in found:
            sign = f" ({action.sign})"
            begins = (*marked(label, "strong", word), (sign, "key"), (" " * max(1, COLUMN - width_of(label) - width_of(sign)), "text"))
            for n, part in enumerate(wrap(help_text, max(20, self.room.width - 4 - COLUMN))):
                lines.append((*(begins if n == 0 else ((" " * COLUMN, "text"),)), *marked(part, "text", word)))
                ids.append("" if n else action.id)
        if not found:
            lines, ids = [((words.text("nothing-fits"), "dim"),)], [""]
        return words.text("palette-title"), lines, ids

    def do_open(self) -> None:
        """Does it."""
        action = self.selected
        if action:
            self.dismiss(None)
            self.app.call_later(self.act_below, action)
