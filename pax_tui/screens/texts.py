"""Screens to read: all keys, the letters on the map, reasons why not, the rules."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import ClassVar

from textual.events import Key

from pax_tui import keys, rulebook, settings
from pax_tui.screens.base import TextScreen
from pax_tui.widgets.models import Text
from pax_tui.widgets.sheet import Line


class HelpScreen(TextScreen[None]):
    """Every key of a screen, what it does, and whether it can be used now."""

    scope: ClassVar[str] = "help"

    def __init__(self, about: str, true: Collection[str]) -> None:
        super().__init__()
        self.about, self.true = about, frozenset(true)

    def content(self) -> tuple[str, list[Line], list[str]]:
        """A line for each action."""
        words = self.words
        lines: list[Line] = []
        for legal in (True, False):
            found = [a for a in keys.of_scope(self.about) if (a.needs <= self.true) is legal]
            if found:
                lines.append(((words.text("help-now" if legal else "help-not-now"), "title"),))
            for action in sorted(found, key=lambda a: a.rank or 99):
                signs = " ".join(keys.sign(k) for k in action.keys)
                label = words.text(f"key-{action.id}")
                role = "text" if legal else "dim"
                lines.append(((f"  {signs:<16}", "key" if legal else "dim"), (f"{label:<22}", "strong" if legal else "dim")))
                lines[-1] += ((words.text(f"keyhelp-{action.id}"), role),)
        if self.about == "table":
            lines += [(), *(((text, "text"),) for text in words.text("help-choosing").splitlines())]
        lines += [(), ((words.text("help-settings", path=str(settings.path())), "dim"),)]
        return words.text("help-title"), lines, [""] * len(lines)


class LegendScreen(TextScreen[None]):
    """A text that a game hands over."""

    scope: ClassVar[str] = "legend"

    def __init__(self, text: Text) -> None:
        super().__init__()
        self.given = text

    def content(self) -> tuple[str, list[Line], list[str]]:
        """The text."""
        lines = [line for given in self.given.lines for line in (given, ())]
        return self.given.title, lines, [""] * len(lines)


class WhyScreen(TextScreen[None]):
    """What cannot be chosen now, and why; a line opens its rule."""

    scope: ClassVar[str] = "why"

    def __init__(self, asked: str, refused: Sequence[tuple[str, str, str]], game: str) -> None:
        """`refused`: option, reason, section."""
        super().__init__()
        self.asked, self.game = asked, game
        self.refused = refused

    def heading(self) -> Line:
        """What is asked."""
        return ((self.asked, "bar-strong"),)

    def content(self) -> tuple[str, list[Line], list[str]]:
        """By reason: what it forbids."""
        words = self.words
        by_reason: dict[tuple[str, str], list[str]] = {}
        for option, reason, section in self.refused:
            by_reason.setdefault((reason, section), []).append(option)
        lines: list[Line] = []
        ids: list[str] = []
        for n, ((reason, section), options) in enumerate(by_reason.items()):
            lines.append(((reason, "strong"), (f"  ({section})", "key")))
            ids.append(f"{section}:{n}" if section else "")
            lines += [(("  " + option, "dim"),) for option in dict.fromkeys(options)]
            lines.append(())
            ids += [""] * (len(lines) - len(ids))
        if not lines:
            lines, ids = [((words.text("why-nothing"), "text"),)], [""]
        return words.text("why-title"), lines, ids

    def do_open(self) -> None:
        """The rule of the selected reason."""
        section = self.selected.rpartition(":")[0]
        if section:
            self.app.push_screen(RulesScreen(self.game, section))


class RulesScreen(TextScreen[None]):
    """The rules: a section with what lies below it, or where words stand. A line with a section opens it."""

    scope: ClassVar[str] = "rules"

    def __init__(self, game: str, section: str = "") -> None:
        super().__init__()
        self.game = game
        try:
            self.book: rulebook.Rulebook | None = rulebook.load(game)
        except rulebook.NoRulebookError:
            self.book = None
        self.trail: list[tuple[str, str]] = []
        """Sections and searches looked at before."""
        self.section = section
        self.word: str | None = None
        self.found = ""
        """The words last looked for."""
        if section and self.book is not None and self.book.get(section) is None:
            self.section, self.found = "", section

    def heading(self) -> Line:
        """Where this is, or the words being typed."""
        words = self.words
        if self.word is not None:
            return (words.text("rules-search") + " ", "bar-key"), (self.word, "bar-strong"), ("▏", "bar-key")
        if self.book is None:
            return ((words.text("plain-no-rulebook"), "bar-strong"),)
        entry = self.book.get(self.section) if self.section else None
        path = [words.text("rules-title"), *(e.heading for e in self.book.above(entry))] if entry else [words.text("rules-title")]
        return ((" › ".join(path), "bar-strong"),)

    def content(self) -> tuple[str, list[Line], list[str]]:
        """Contents, a section, or what was found."""
        book, words = self.book, self.words
        if book is None:
            return words.text("rules-title"), [], []
        looked = self.word if self.word is not None else self.found
        if looked:
            exact = book.get(looked)
            found = [*([exact] if exact else []), *(e for e in book.search(looked) if e is not exact)]
            lines: list[Line] = []
            ids: list[str] = []
            for entry in found:
                beginning = " ".join(rulebook.plain(entry.text).split())[:200]
                lines += [((entry.heading, "strong"),), (("   " + beginning, "dim"),)]
                ids += [entry.section, ""]
            if not found:
                lines, ids = [((words.text("plain-no-rule", name=looked), "text"),)], [""]
            return words.text("rules-found", n=len(found)), lines, ids
        shown = book.get(self.section) if self.section else None
        if shown is None:
            top = [e for e in book.rules if e.level <= 2]
            return words.text("rules-title"), [((("  " * (e.level - 1)) + e.heading, "text"),) for e in top], [e.section for e in top]
        return self._section(book, shown)

    def _section(self, book: rulebook.Rulebook, entry: rulebook.Entry) -> tuple[str, list[Line], list[str]]:
        lines: list[Line] = []
        ids: list[str] = []

        def write(text: str, role: str = "text") -> None:
            for part in rulebook.plain(text).splitlines():
                lines.append(((part, role),) if part.strip() else ())
                ids.append("")

        write(entry.text)
        for other in [*book.below(entry), *book.cited(entry)]:
            lines += [(), ((other.heading, "title"),)]
            ids += ["", other.section]
            write(other.text)
        return entry.heading, lines, ids

    # -- keys

    def typed(self, event: Key) -> bool:
        """The words that are looked for."""
        if self.word is None:
            return False
        if event.key == "escape":
            self.word = None
        elif event.key == "enter":
            if self.selected and self.word.strip():
                name, self.found, self.word = self.selected, "", None
                self._go(name)
                return True
            self.found, self.word = self.word.strip(), None
        elif event.key == "backspace":
            self.word = self.word[:-1]
        elif event.is_printable and event.character:
            self.word += event.character
        else:
            return False
        self.chosen, self.top, self.scrolled = -1, 0, False
        self.redraw()
        return True

    def _go(self, section: str) -> None:
        self.trail.append((self.section, self.found))
        self.section, self.found = section, ""
        self.chosen, self.top, self.scrolled = -1, 0, False
        self.redraw()

    def do_open(self) -> None:
        """The section of the selected line."""
        if self.selected and self.selected != self.section:
            self._go(self.selected)

    def do_search(self) -> None:
        """Looks for words."""
        self.word = ""
        self.redraw()

    def do_parent(self) -> None:
        """The section around this one, at last the contents."""
        entry = self.book.get(self.section) if self.book and self.section else None
        self._go(entry.parent if entry else "")

    def do_back(self) -> None:
        """What was shown before, at last the screen before."""
        if self.trail:
            self.section, self.found = self.trail.pop()
            self.chosen, self.top, self.scrolled = -1, 0, False
            self.redraw()
        else:
            self.dismiss(None)
