"""Texts that are narrowed by typing: whatever is typed at once, without a key before it, is what is looked for."""

from __future__ import annotations

from textual.events import Key

from pax_tui import keys
from pax_tui.screens.base import Result, TextScreen
from pax_tui.screens.choosing import fold, matches
from pax_tui.widgets.sheet import TYPING, Line, Span

__all__ = ["Filtered", "marked", "matches"]


class Filtered(TextScreen[Result]):
    """A text of which only what fits the typed words is shown. Esc first gives the words up, then closes."""

    def __init__(self) -> None:
        super().__init__()
        self.word = ""
        self.typing = False
        """The next letter is one of the words, whatever else it may mean."""

    def narrowed(self) -> None:
        """What is typed has changed."""
        self.chosen, self.top, self.scrolled = -1, 0, False
        self.redraw()

    def typed(self, event: Key) -> bool:
        """A character of the words; a key of the registry comes before the first of them."""
        char = event.character or ""
        busy = self.typing or bool(self.word)
        if event.key == "escape" and busy:
            self.word, self.typing = "", False
        elif event.key == "backspace" and busy:
            self.word, self.typing = self.word[:-1], len(self.word) > 1
        elif event.key == "slash" and not busy:
            self.typing = True
        elif event.is_printable and char and (busy or keys.meant(self.scope, event.key, self.conditions()) is None):
            self.word += char
        else:
            return False
        self.narrowed()
        return True

    def asking(self) -> Line:
        """What is typed, or that typing narrows."""
        if not self.word and not self.typing:
            return ((self.words.text("filter-hint"), "bar-dim"),)
        return (self.words.text("filter-typed") + " ", "bar-key"), (self.word, "bar-strong"), (TYPING, "bar-key")

    def fits(self, *texts: str) -> bool:
        """Whether what is typed is found in texts taken together."""
        return not self.word.strip() or matches(self.word.strip(), " ".join(texts))


def marked(text: str, role: str, word: str) -> list[Span]:
    """A text in which what was typed is lit: the whole where it stands in it, else the beginnings of words."""
    word = fold(word.strip())
    flat = fold(text) if word else ""
    if len(flat) != len(text):
        return [(text, role)]
    found: list[tuple[int, int]] = []
    for part in [word] if word in flat else word.split():
        at = flat.find(part)
        while at >= 0:
            if part == word or at == 0 or not flat[at - 1].isalnum():
                found.append((at, at + len(part)))
            at = flat.find(part, at + 1)
    return lit(text, role, found)


def lit(text: str, role: str, found: list[tuple[int, int]], mark: str = "lit") -> list[Span]:
    """A text with some of its parts in another role."""
    spans: list[Span] = []
    end = 0
    for first, last in sorted(found):
        if first < end:
            continue
        if first > end:
            spans.append((text[end:first], role))
        spans.append((text[first:last], mark))
        end = last
    if end < len(text) or not spans:
        spans.append((text[end:], role))
    return spans
