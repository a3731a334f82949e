"""The rules to read: contents, sections with what lies below them, search by typing, and the way along the sections that a text names.

Whatever is typed is looked for at once, a section (`E5a`) before words. Tab goes from one section or term of the glossary to the next
and says below the text, or where there is room beside it, what it means; Enter opens it, Esc goes back to where one was. Where there is
room the contents stand at the left.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from textwrap import shorten
from typing import Any, ClassVar, NamedTuple

from textual.events import Key
from textual.geometry import Region

from pax_tui import keys, rulebook
from pax_tui.screens.base import TextScreen
from pax_tui.screens.filtering import lit
from pax_tui.widgets import paint
from pax_tui.widgets.models import Text
from pax_tui.widgets.panel import Panel
from pax_tui.widgets.sheet import TYPING, Line, Span

WIDE, WIDEST = 120, 170
"""From these widths on there is room for the contents, and for what a reference says."""
SIDE = 46
NOTE, LOW = 7, 30
"""Rows of what the marked reference says below the text, two less on terminals with fewer rows than this."""
MOST = 60
"""How many places a search lists."""
AROUND = 60
"""How much of a text is shown before a hit."""


class Place(NamedTuple):
    """Where somebody reads: a section ("" for the contents), the words that led there, and how far the text was moved."""

    section: str = ""
    words: str = ""
    top: int = 0
    mark: int = -1


@dataclass(frozen=True)
class Page:
    """A section as lines, and what in it can be gone to: references and hits, each as (line, span, section or "")."""

    title: str
    lines: tuple[Line, ...]
    references: tuple[tuple[int, int, str], ...] = ()
    hits: tuple[tuple[int, int, str], ...] = field(default=())


class RulesScreen(TextScreen[None]):
    """See the module."""

    scope: ClassVar[str] = "rules"

    def __init__(self, game: str, section: str = "") -> None:
        super().__init__()
        self.game = game
        try:
            self.book: rulebook.Rulebook | None = rulebook.load(game)
        except rulebook.NoRulebookError:
            self.book = None
        self.trail: list[Place] = []
        """Where one was before."""
        self.place = Place(section)
        self.word: str | None = None
        """What is being typed."""
        self.marked: tuple[int, int] | None = None
        """The line and span that stand out."""
        self._pages: dict[tuple[str, str, int], Page] = {}
        self._made: Page | None = None
        """The page that was shown last."""
        if section and self.book is not None and self.book.get(section) is None:
            self.place, self.word = Place(), section

    def compose(self) -> Any:
        """Contents, text, references."""
        yield from super().compose()
        yield Panel(paint.text, self.look, id="contents")
        yield Panel(paint.text, self.look, id="named")

    def areas(self, width: int, height: int) -> dict[str, Region]:
        """The text in the middle, no wider than can be read well."""
        found = super().areas(width, height)
        rows = max(1, height - 2)
        left = SIDE if width >= WIDEST else width * 3 // 10 if width >= WIDE else 0
        right = SIDE if width >= WIDEST else 0
        found["body"] = Region(left, 1, width - left - right, rows)
        if left:
            found["contents"] = Region(0, 1, left, rows)
        if right:
            found["named"] = Region(width - right, 1, right, rows)
        elif self._marks_reference():
            note = min(NOTE if height >= LOW else NOTE - 2, rows // 2)
            found["body"] = Region(left, 1, width - left, rows - note)
            found["named"] = Region(left, 1 + rows - note, width - left, note)
        return found

    def _marks_reference(self) -> bool:
        """Whether what stands out in the text leads somewhere."""
        page = None if self.word else self._made
        return page is not None and self.marked is not None and self._at(page.references) is not None

    @property
    def section(self) -> str:
        """The section being read; "" for the contents."""
        return self.place.section

    # -- what is shown

    def heading(self) -> Line:
        """Where this is, or the words being typed."""
        words = self.words
        if self.word is not None:
            return (words.text("rules-search") + " ", "bar-key"), (self.word, "bar-strong"), (TYPING, "bar-key")
        if self.book is None:
            return ((words.text("plain-no-rulebook"), "bar-strong"),)
        entry = self.book.get(self.section) if self.section else None
        path = [words.text("rules-title")]
        if entry is not None:
            brief = self.app.size.width < WIDE
            path += [e.section if brief and e.numbered else e.heading for e in self.book.above(entry)] + [entry.heading]
        line: Line = ((" › ".join(path), "bar-strong"),)
        page = self.page()
        if page is not None and page.hits:
            at = 1 + page.hits.index(self._at(page.hits)) if self.marked and self._at(page.hits) else 0
            line += (("   " + words.text("rules-hits", words=self.place.words, at=str(at), all=str(len(page.hits))), "bar-key"),)
        else:
            line += (("   " + words.text("rules-type"), "bar-dim"),)
        return line

    def _at(self, stops: tuple[tuple[int, int, str], ...]) -> Any:
        return next((stop for stop in stops if stop[:2] == self.marked), None)

    def content(self) -> tuple[str, list[Line], list[str]]:
        """Contents, a section, or what was found."""
        book, words = self.book, self.words
        if book is None:
            return words.text("rules-title"), [], []
        if self.word:
            return self._found(book, self.word)
        page = self.page()
        if page is None:
            lines, ids = self._contents(book)
            return words.text("rules-title"), lines, ids
        shown = list(page.lines)
        if self.marked is not None:
            y, n = self.marked
            line = list(shown[y])
            line[n] = (line[n][0], "select")
            shown[y] = tuple(line)
        return page.title, shown, [""] * len(shown)

    @staticmethod
    def _contents(book: rulebook.Rulebook) -> tuple[list[Line], list[str]]:
        lines: list[Line] = []
        ids: list[str] = []
        for entry in book.rules:
            if entry.level == 1:
                lines.append(((entry.heading, "title"),))
            elif entry.level == 2:
                lines.append((("  " + entry.heading, "text"),))
            else:
                continue
            ids.append(book.key(entry))
        return lines, ids

    def _found(self, book: rulebook.Rulebook, looked: str) -> tuple[str, list[Line], list[str]]:
        """Where what is typed stands: a section of that name first, every hit lit."""
        words = self.words
        exact = book.find(looked)[:1] + tuple(e for e in book.find(looked)[-1:] if e.kind == "ruling")
        found = list(dict.fromkeys([*exact, *book.search(looked)]))
        lines: list[Line] = []
        ids: list[str] = []
        for entry in found[:MOST]:
            lines.append(tuple(lit(entry.heading, "strong", rulebook.hits(entry.heading, looked))))
            lines.append((("   ", "text"), *excerpt(entry.text, looked)))
            ids += [book.key(entry), ""]
        if len(found) > MOST:
            lines.append(((words.text("rules-more", n=len(found) - MOST), "dim"),))
            ids.append("")
        if not found:
            lines, ids = [((words.text("plain-no-rule", name=looked), "text"),)], [""]
        return words.text("rules-found", n=len(found)), lines, ids

    def page(self) -> Page | None:
        """The section being read, as lines; None for the contents."""
        book = self.book
        entry = book.get(self.section) if book is not None and self.section else None
        if book is None or entry is None:
            return None
        key = (self.section, self.place.words, self.room.width)
        if key not in self._pages:
            self._pages[key] = make_page(book, entry, self.place.words, self.room.width - 4)
        self._made = self._pages[key]
        return self._made

    def redraw(self) -> None:
        """The text, then what stands beside it."""
        if not self.children or self.room.height < 3:
            return
        page = None if self.word else self.page()
        areas = self.areas(*self.app.size)
        if ("named" in areas) is not self.panel("named").display:
            self.panel("named").display = "named" in areas
            self.relayout()
        if page is not None and self.marked is not None and not self.scrolled:
            self._show_mark(page)
        super().redraw()
        if "contents" in areas and self.book is not None:
            self._draw_contents(self.book, areas["contents"].height - 2)
        if "named" in areas and self.book is not None:
            self._draw_named(self.book, page)

    def _show_mark(self, page: Page) -> None:
        """Moves the text so far that what stands out can be seen, not at its very edge."""
        _, lines, _ = self.content()
        rows = paint.text_rows(tuple(lines), max(1, self.room.width - 4), True)
        at = next((y for y, (_, line) in enumerate(rows) if any(role == "select" for _, role in line)), None)
        if at is not None and not self.top <= at < self.top + self.height - 1:
            self.top = max(0, at - self.height // 3)

    def _draw_contents(self, book: rulebook.Rulebook, height: int) -> None:
        lines, ids = self._contents(book)
        entry = book.get(self.section) if self.section else None
        path = {book.key(e) for e in (*book.above(entry), entry)} if entry is not None else set()
        chosen = max((n for n, name in enumerate(ids) if name in path), default=-1)
        top = paint.clamp_top(chosen - height // 2, len(lines), height)
        self.panel("contents").show(Text(self.words.text("rules-contents"), tuple(lines), tuple(ids), top, chosen, wrapped=False))

    def _draw_named(self, book: rulebook.Rulebook, page: Page | None) -> None:
        """What the marked reference says, else everything the text names."""
        words, lines, ids = self.words, [], []
        title = words.text("rules-named")
        stop = self._at(page.references) if page is not None and self.marked is not None else None
        if stop is not None and (entry := book.get(stop[2])) is not None:
            title = words.text("rules-there")
            lines = [((entry.heading, "title"),), *prose(rulebook.plain(entry.text) or book.summary(stop[2]))]
            ids = [stop[2]] * len(lines)
        elif page is not None:
            for section in dict.fromkeys(section for _, _, section in page.references):
                named = book.get(section)
                if named is not None:
                    lines += [((named.heading, "strong"),), (("  " + shorten(book.summary(section), 110, placeholder=" …"), "dim"),)]
                    ids += [section, section]
        self.panel("named").show(Text(title, tuple(lines), tuple(ids)))

    # -- going

    def go(self, section: str, words: str = "") -> None:
        """Opens a section; where one was is remembered."""
        self.trail.append(self.place._replace(top=self.top, mark=self.chosen))
        self._arrive(Place(section, words))
        page = self.page()
        if page is not None and page.hits:
            self.marked = page.hits[0][:2]
        self.redraw()

    def _arrive(self, place: Place) -> None:
        self.place, self.word, self.marked = place, None, None
        self.chosen, self.top, self.scrolled = place.mark, place.top, False

    def typed(self, event: Key) -> bool:
        """A section or words, at once."""
        char = event.character or ""
        if self.word is None:
            if not (event.is_printable and char) or keys.meant(self.scope, event.key, self.conditions()) is not None:
                return False
            self.place = self.place._replace(top=self.top, mark=self.chosen)
            self.word = char
        elif event.key == "escape" or (event.key == "backspace" and len(self.word) < 2):
            self._arrive(self.place)
            self.redraw()
            return True
        elif event.key == "enter":
            self.do_open()
            return True
        elif event.key == "backspace":
            self.word = self.word[:-1]
        elif event.is_printable and char:
            self.word += char
        else:
            return False
        self.chosen, self.top, self.scrolled = -1, 0, False
        self.redraw()
        return True

    def do_open(self) -> None:
        """What was found, the marked reference, or the selected line of the contents."""
        book, page = self.book, self.page()
        if book is None:
            return
        if self.word is not None:
            word, section = self.word, self.selected
            if word and section:
                exact = {book.key(entry) for entry in book.find(word)}
                self.top, self.chosen = self.place.top, self.place.mark
                self.go(section, "" if section in exact else word)
            return
        if page is None:
            if self.selected:
                self.go(self.selected)
            return
        stop = self._at(page.references)
        if stop is not None:
            self.go(stop[2])

    def do_search(self) -> None:
        """Looks for words."""
        self.place = self.place._replace(top=self.top, mark=self.chosen)
        self.word = ""
        self.redraw()

    def do_parent(self) -> None:
        """The section around this one, at last the contents."""
        entry = self.book.get(self.section) if self.book and self.section else None
        if self.section and self.word is None:
            self.go(entry.parent if entry else "")

    def do_reference(self, by: int = 1) -> None:
        """The next section named in the text, from what can be seen on."""
        page = None if self.word else self.page()
        if page is not None and page.references:
            self._mark(page.references, by)

    def do_reference_back(self) -> None:
        """The one before."""
        self.do_reference(-1)

    def do_onward(self, by: int = 1) -> None:
        """The next hit; without any, the next section."""
        page = None if self.word else self.page()
        book = self.book
        if page is None or book is None:
            return
        if page.hits:
            self._mark(page.hits, by)
            return
        entry = book.get(self.section)
        peers = [
            e for e in (book.rules if entry is not None and entry.kind == "rule" else book.rulings) if entry and e.level <= entry.level
        ]
        at = peers.index(entry) + by if entry in peers else -1
        if 0 <= at < len(peers):
            self._arrive(Place(book.key(peers[at])))
            self.redraw()

    def do_backward(self) -> None:
        """The hit before, or the section before."""
        self.do_onward(-1)

    def _mark(self, stops: tuple[tuple[int, int, str], ...], by: int) -> None:
        """Marks the next or last of some places; the first one in sight when none is marked or the text was moved away from it."""
        rows = [n for n, _ in self.shown_rows[self.top : self.top + self.height]]
        low, high = (rows[0], rows[-1]) if rows else (0, 0)
        places = [stop[:2] for stop in stops]
        if self.marked in places and (not self.scrolled or low <= self.marked[0] <= high):
            self.marked = places[(places.index(self.marked) + by) % len(places)]
        elif by > 0:
            self.marked = next((place for place in places if place[0] >= low), places[0])
        else:
            self.marked = next((place for place in reversed(places) if place[0] <= high), places[-1])
        self.scrolled = False
        self.redraw()

    def do_back(self) -> None:
        """What was shown before, at last the screen before."""
        if self.trail:
            self._arrive(self.trail.pop())
            self.redraw()
        else:
            self.dismiss(None)

    def clicked(self, panel: str, target: str) -> None:
        """A click on the contents or on a reference opens it."""
        if panel in ("contents", "named") and target:
            self.go(target)
        else:
            super().clicked(panel, target)


def prose(text: str) -> list[Line]:
    """A text as lines."""
    return [((part, "text"),) if part.strip() else () for part in text.splitlines()]


def excerpt(text: str, looked: str) -> list[Span]:
    """The part of an entry around the first hit, hits lit."""
    flat = " ".join(rulebook.plain(text).split())
    first = next((at for at, _ in rulebook.hits(flat, looked)), 0)
    start = 0 if first < AROUND else flat.rfind(" ", 0, first - AROUND // 2) + 1
    shown = ("… " if start else "") + flat[start : start + 200]
    return lit(shown, "dim", rulebook.hits(shown, looked))


def make_page(book: rulebook.Rulebook, entry: rulebook.Entry, looked: str, width: int = 76) -> Page:
    """A section with all below it and the rulings it names: references can be gone to, and terms of the glossary where a page first uses
    them; hits are lit, tables stand in columns."""
    lines: list[Line] = []
    references: list[tuple[int, int, str]] = []
    found: list[tuple[int, int, str]] = []
    explained = {entry.section, *(other.section for other in book.below(entry))}

    def write(text: str, here: str, usual: str = "text", opens: str = "") -> None:
        for part, head in rulebook.laid_out(text, width):
            role = "strong" if head else usual
            if not part.strip():
                lines.append(())
                continue
            named = {(a, b): section for a, b, section in book.references(part, here)} if not opens else {(0, len(part)): opens}
            hits = [] if opens and not looked else rulebook.hits(part, looked)
            terms = set[tuple[int, int]]()
            for a, b, section in () if opens or head else book.terms(part):
                if section not in explained and not any(a < d and c < b for c, d in (*named, *hits)):
                    named[a, b] = section
                    terms.add((a, b))
                    explained.add(section)
            whole = [*named, *((a, b) for a, b in hits if not any(a < d and c < b for c, d in named))]
            spans: list[Span] = []
            end = 0
            for a, b in sorted(whole):
                if a > end:
                    spans.append((part[end:a], role))
                if (a, b) in named:
                    references.append((len(lines), len(spans), named[a, b]))
                    spans.append((part[a:b], "title" if opens else "strong" if (a, b) in terms else "key"))
                else:
                    found.append((len(lines), len(spans), ""))
                    spans.append((part[a:b], "lit"))
                end = b
            if end < len(part):
                spans.append((part[end:], role))
            lines.append(tuple(spans))

    write(entry.text, entry.section)
    if entry.kind == "ruling":
        source = ", ".join((*entry.about, *([entry.source] if entry.source else [])))
        lines.append(())
        write(source, entry.section, "dim")
    for other in [*book.below(entry), *book.cited(entry)]:
        if lines:
            lines.append(())
        write(other.heading, entry.section, "title", book.key(other))
        write(other.text, other.section)
    return Page(entry.heading, tuple(lines), tuple(references), tuple(found))


__all__ = ["Page", "Place", "RulesScreen", "make_page"]
