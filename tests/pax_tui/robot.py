"""A player that sees only the screen: reads its lines, and says which keys to press next."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

PRESS = re.compile(r"Then press (\w)\.")
OPTION = re.compile(r"(?:^|[│\s])\s?(\d{1,3}) (?=\S)")
RANGE = re.compile(r"(\d+) to (\d+):")
TITLE = re.compile(r"[─-] Choice [─-]")
SLIM = re.compile(r"\([A-Z]\d*[a-z]?\)")
TYPED = re.compile(r"\s*\d+\s*")
OVER = "Final counts"


class Robot:
    """Chooses by number, at random; passes the keyboard on when asked; lets every sail pass."""

    def __init__(self, seed: int, careful: bool = True) -> None:
        self.random = Random(seed)
        self.presses = 0
        self.curtains = 0
        self.choices = 0
        self.seen: list[str] = []

    def keys(self, lines: Sequence[str]) -> list[str]:
        """The next keys for what is on the screen; empty when the game is over."""
        text = "\n".join(lines)
        if OVER in text:
            return []
        if "e shows the result" in text:
            return ["e"]
        if found := PRESS.search(text):
            self.curtains += 1
            return [found[1].lower()]
        if "nobody else calls, the sail goes on" in text:
            return ["enter"]
        if found := RANGE.search(text):
            self.choices += 1
            low, high = int(found[1]), int(found[2])
            return [*str(self.random.randint(low, min(high, low + 3))), "enter"]
        numbers = self.numbers(lines)
        if numbers and (list(lines) == self.seen or any(TYPED.fullmatch(line) for line in lines[-5:])):
            self.seen = []
            return ["enter"]  # a digit that could begin a longer number waits for it
        self.seen = list(lines)
        if numbers:
            self.choices += 1
            number = self.random.choice(numbers)
            waits = len(numbers) > 9 or re.search(r"For [^│]+ only", text)
            return [*str(number), "enter"] if waits else [str(number)]
        return ["escape"]  # a screen that was opened by mistake

    @staticmethod
    def numbers(lines: Sequence[str]) -> list[int]:
        """The numbers of the options that can be seen: in the framed panel, or in the three rows of the smallest screen."""
        start = next((y for y, line in enumerate(lines) if TITLE.search(line)), None)
        if start is None:
            asked = [n for n in (-5, -4) if SLIM.search(lines[n])]
            rows = list(lines[asked[0] + 1 : -2]) if asked else []
        else:
            left = max(lines[start].find("┌"), 0)
            right = lines[start].find("┐", left)
            end = next((y for y in range(start + 1, len(lines)) if lines[y][left : left + 1] == "└"), len(lines))
            rows = [line[left:right] for line in lines[start + 2 : end]]
        return sorted({int(n) for row in rows for n in OPTION.findall(row)})


class Hasty:
    """Plays without reading the options: picks the keyboard up where it is passed on, else presses a number and Enter."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def keys(self, lines: Sequence[str]) -> list[str]:
        """The next keys for what is on the screen."""
        if found := PRESS.search("\n".join(lines)):
            return [found[1].lower()]
        return [str(self.random.choice((1, 1, 2, 2, 3, 4))), "enter"]
