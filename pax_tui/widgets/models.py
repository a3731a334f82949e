"""What the panels of a table show: view models as plain frozen data. They know no game, no wording and no terminal.

A panel gets one, compares it with the last, and paints what differs. Texts come ready, as lines of (text, role) spans.
"""

from __future__ import annotations

from dataclasses import dataclass

from pax_tui.widgets.sheet import Line

NOTHING: Line = ()


@dataclass(frozen=True, slots=True)
class Bar:
    """One row: a left part and a right part that gives way."""

    left: Line = NOTHING
    right: Line = NOTHING
    tone: str = "text"
    hits: tuple[str, ...] = ()
    """For each span of `left` the id that a click on it means, "" for none; empty when none has any."""


@dataclass(frozen=True, slots=True)
class Text:
    """A framed text with its own viewport."""

    title: str = ""
    lines: tuple[Line, ...] = ()
    ids: tuple[str, ...] = ()
    """For each line the id that a click on it means; empty when none has any."""
    top: int = 0
    """The first line shown."""
    chosen: int = -1
    """The line the selection is on."""
    note: str = ""
    wrapped: bool = True


@dataclass(frozen=True, slots=True)
class Mat:
    """A playmat: a heading and pieces, the most telling first, that flow into as many rows as there are."""

    seat: str
    head: tuple[Line, ...]
    body: tuple[Line, ...]
    brief: tuple[Line, ...]
    """The heading where there is little room."""
    acting: bool = False


@dataclass(frozen=True, slots=True)
class Mats:
    """All playmats, in Player Order."""

    title: str = ""
    mats: tuple[Mat, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class Cell:
    """A space of the philosophy board; x grows to the right, y upwards."""

    id: str
    x: int
    y: int
    open: str = "[]"
    """Its two brackets."""
    mark: str = " "
    role: str = "dim"
    letter: str = ""
    """Lit as a target with this letter."""


@dataclass(frozen=True, slots=True)
class Board:
    """A cross of spaces with texts at its ends and in its corners, and lines below."""

    title: str = ""
    cells: tuple[Cell, ...] = ()
    ends: tuple[tuple[Line, ...], ...] = ()
    """Texts above, right, below, left of the cross."""
    corners: tuple[Line, ...] = ()
    """Texts in the corners: upper left, upper right, lower left, lower right."""
    below: tuple[Line, ...] = ()
    cursor: str = ""


@dataclass(frozen=True, slots=True)
class Years:
    """A calendar: columns of years under a head, rows by kind of year, and notes below."""

    title: str = ""
    heads: tuple[str, ...] = ()
    rows: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = ()
    """Label, and for each column a text of up to four cells and its role."""
    now: int = 0
    """The column that must be seen."""
    notes: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that happened."""

    text: str
    section: str = ""
    role: str = "text"
    fresh: bool = False


@dataclass(frozen=True, slots=True)
class Log:
    """What happened, newest last; `back` rows are scrolled back."""

    title: str = ""
    entries: tuple[Entry, ...] = ()
    back: int = 0
    note: str = ""


@dataclass(frozen=True, slots=True)
class Item:
    """One option of a question."""

    id: str
    label: str
    group: str = ""
    letter: str = ""
    role: str = "text"


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, and what may be chosen."""

    title: str = ""
    asked: Line = NOTHING
    items: tuple[Item, ...] = ()
    selected: int = 0
    typed: str = ""
    """Digits or a filter being typed, with its prompt."""
    amount: tuple[int, int] | None = None
    """The range, where a number is asked."""
    notes: tuple[Line, ...] = ()
    """Shown instead of options while there are none, or below an amount."""
    after: tuple[Line, ...] | None = None
    """What is at stake, and what the selected option would bring; None where no room is to be kept for it."""
    focused: bool = True


@dataclass(frozen=True, slots=True)
class Circle:
    """A circle of a stop: what it gives, in full and in brief, and whose disc lies there (letters and the colors of their seats)."""

    text: str = ""
    brief: str = ""
    taken: tuple[tuple[str, str], ...] = ()
    free: int = 1
    """How many more discs it takes."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A box of a street: where it lies, its circles, and whose way has come so far."""

    id: str
    number: int
    name: str
    short: str = ""
    circles: tuple[Circle, ...] = ()
    place: str = "ahead"
    """`behind`, `here` or `ahead` of whoever looks; `shut` where nothing is left for him."""
    letter: str = ""
    """Lit as a target with this letter."""
    here: tuple[tuple[str, str], ...] = ()
    """Letters and colors of those who stand there."""


@dataclass(frozen=True, slots=True)
class Street:
    """Boxes in walking order."""

    title: str = ""
    stops: tuple[Stop, ...] = ()
    cursor: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Scale:
    """A track of numbers from 0 to `top`, and what stands on it: number, letter, color of a seat."""

    top: int
    marks: tuple[tuple[int, str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Tracks:
    """A scale, and lines about tracks and charts below it."""

    title: str = ""
    scale: Scale | None = None
    lines: tuple[Line, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class Entered:
    """A row of a ledger: what stands at its left, more beside it where there is room for all, and what stands at its right end."""

    left: Line = NOTHING
    more: Line = NOTHING
    right: Line = NOTHING
    id: str = ""
    """What a click on it means."""


@dataclass(frozen=True, slots=True)
class Ledger:
    """Rows with something at both ends, as a sheet of a battle or a list of forces."""

    title: str = ""
    rows: tuple[Entered, ...] = ()
    note: str = ""
