"""Choosing among options by digits, arrows, letters and words; no screen in it, so that it can be tried line by line.

A list is chosen from by its number (at once, when no other option's number begins so), by the selection, by the letter of a lit target,
or by typing a part of a name. A range of amounts is a number that is typed or stepped. A secret choice waits for Enter in any case.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from pax_tui.widgets.models import Item

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
PAGE = 10


@dataclass(frozen=True)
class Option:
    """An option as people see it."""

    label: str
    targets: tuple[str, ...] = ()
    """Where it points on the map or the board, the most telling first."""
    amount: int | None = None
    group: str = ""
    rank: int = 0
    """Groups of a higher rank are listed later."""


class Choosing:
    """The state of one question on the screen."""

    def __init__(self, options: Sequence[Option], careful: bool = False) -> None:
        self.options = tuple(options)
        self.careful = careful
        """A digit alone decides nothing."""
        self.selected = 0
        self.typed = ""
        self.word: str | None = None
        """What is being looked for; None while nothing is."""
        self.lettered = False
        """The next letter picks a target."""
        self.place = ""
        """Only the options of this target are listed."""
        self.open = False
        """Typed amounts are shown, not dotted."""
        amounts = [o.amount for o in self.options]
        self.range: tuple[int, int] | None = None
        known = [n for n in amounts if n is not None]
        if len(known) == len(amounts) > 1 and known == list(range(known[0], known[0] + len(known))):
            self.range = (known[0], known[-1])
        first: dict[str, int] = {}
        for n, option in enumerate(self.options):
            first.setdefault(option.group, n)
        self.order = tuple(sorted(range(len(self.options)), key=lambda n: (self.options[n].rank, first[self.options[n].group], n)))
        """The numbers of all options as they are listed: by rank, then group by group."""
        self.letters = self._letters()

    def _letters(self) -> dict[str, str]:
        """Each target with its letter."""
        listed = (self.options[n] for n in self.order)
        targets = list(dict.fromkeys(o.targets[0] for o in listed if o.targets))
        return {target: LETTERS[n] if n < len(LETTERS) else "•" for n, target in enumerate(targets)}

    # -- what is listed

    @property
    def listed(self) -> tuple[int, ...]:
        """The numbers of the options shown now."""
        found = self.order
        if self.place:
            found = tuple(n for n in found if self.place in self.options[n].targets)
        if self.word:
            word = self.word
            found = tuple(n for n in found if matches(word, self.options[n].label))
        return found

    @property
    def current(self) -> int | None:
        """The option the selection is on."""
        if self.range is not None:
            low, high = self.range
            number = int(self.typed) if self.typed else low + self.selected
            return number - low if low <= number <= high else None
        listed = self.listed
        return listed[min(self.selected, len(listed) - 1)] if listed else None

    def items(self) -> tuple[Item, ...]:
        """The listed options as a panel shows them."""
        listed = self.listed
        return tuple(Item(str(n), self.options[n].label, self.options[n].group) for n in listed)

    # -- moving

    def step(self, by: int) -> None:
        """Moves the selection, or the amount."""
        if self.range is not None:
            low, high = self.range
            here = self.current if self.current is not None else 0
            self.typed = str(low + min(max(here + by, 0), high - low))
            return
        self.typed = ""
        count = len(self.listed)
        if count:
            self.selected = min(max(min(self.selected, count - 1) + by, 0), count - 1)

    def select(self, option: int) -> None:
        """Puts the selection on an option, listed or not."""
        if self.range is not None:
            self.typed = str(self.range[0] + option)
            return
        if option not in self.listed:
            self.place, self.word = "", None
        self.selected = self.listed.index(option)

    def at(self, target: str) -> tuple[int, ...]:
        """The options that point at a target."""
        return tuple(n for n, o in enumerate(self.options) if target in o.targets)

    # -- typing

    def digit(self, digit: str) -> int | None:
        """A digit; the option it decides, if any."""
        if self.range is not None:
            self.typed = (self.typed + digit).lstrip("0")[:6] if self.typed != "0" else digit
            self.typed = self.typed or "0"
            return None
        count = len(self.listed)
        typed = self.typed + digit
        if not 1 <= int(typed) <= count:
            typed = digit
            if not 1 <= int(typed) <= count:
                self.typed = ""
                return None
        self.typed = typed
        self.selected = int(typed) - 1
        if int(typed) * 10 > count and not self.careful:
            self.typed = ""
            return self.listed[self.selected]
        return None

    def picks(self, char: str) -> bool:
        """Whether a capital picks a target at once: where no target has a capital of its own."""
        return char.lower() in self.letters.values() and len(self.letters) <= len(LETTERS) // 2

    def letter(self, char: str) -> str | None:
        """A letter after `f`: the target it stands for."""
        self.lettered = False
        return next((target for target, letter in self.letters.items() if letter == char), None)

    def erase(self) -> bool:
        """Takes the last character typed away; whether there was any."""
        if self.word:
            self.word = self.word[:-1]
        elif self.typed:
            self.typed = self.typed[:-1]
        else:
            return False
        self.selected = 0 if self.word is not None else self.selected
        return True

    def write(self, char: str) -> None:
        """A character of the word that is looked for."""
        self.word = (self.word or "") + char
        self.selected = 0

    @property
    def busy(self) -> bool:
        """Whether something is being typed or narrowed."""
        return bool(self.typed) or self.word is not None or self.lettered or bool(self.place)

    def cancel(self) -> bool:
        """Gives up what was being typed or narrowed; whether there was anything."""
        busy = self.busy
        self.typed, self.word, self.lettered, self.place = "", None, False, ""
        return busy


def fold(text: str) -> str:
    """A text as it is compared: small letters without accents."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in parts if not unicodedata.combining(c))


def matches(word: str, text: str) -> bool:
    """Whether every part of a word begins a word of a text, or the whole stands somewhere in it."""
    wanted, found = fold(word).split(), fold(text)
    return fold(word) in found or all(any(part.startswith(w) for part in found.split()) for w in wanted)
