"""Where in a TOML file a record or a key stands: tomllib keeps no positions, so a mistake is located by reading the text again.

The text is known to be valid TOML by then. A place is the path pydantic gives, such as ("colony_site", 3, "sea_zones").
"""

import re

Place = tuple[str | int, ...]

_TOKEN = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*|[\[\]{}\n]',
    re.DOTALL,
)
_NAME = r'(?:[\w-]+|"[^"\n]*"|\'[^\'\n]*\')'
_PATH = rf"({_NAME}(?:[ \t]*\.[ \t]*{_NAME})*)"
_TABLE = re.compile(rf"[ \t]*(\[\[?)[ \t]*{_PATH}[ \t]*\]")
_KEY = re.compile(rf"[ \t]*{_PATH}[ \t]*=")


def _names(path: str) -> list[str]:
    return [name.strip("\"'") for name in re.findall(_NAME, path)]


def places(text: str) -> dict[Place, int]:
    """The line of every table, record and key that begins a line."""
    found: dict[Place, int] = {}
    counts: dict[Place, int] = {}
    here: Place = ()

    def note(place: Place, line: int) -> None:
        for end in range(1, len(place) + 1):
            found.setdefault(place[:end], line)

    def open_table(path: str, of_many: bool, line: int) -> Place:
        place: Place = ()
        names = _names(path)
        for depth, name in enumerate(names, 1):
            place = (*place, name)
            if depth == len(names) and of_many:
                counts[place] = counts.get(place, 0) + 1
            if place in counts:
                place = (*place, counts[place] - 1)
        note(place, line)
        return place

    def begin(at: int, line: int) -> None:
        nonlocal here
        if table := _TABLE.match(text, at):
            here = open_table(table[2], table[1] == "[[", line)
        elif key := _KEY.match(text, at):
            note((*here, *_names(key[1])), line)

    line, depth = 1, 0
    begin(0, line)
    for token in _TOKEN.finditer(text):
        mark = token[0]
        if mark in "[{":
            depth += 1
        elif mark in "]}":
            depth -= 1
        line += mark.count("\n")
        if mark == "\n" and depth == 0:
            begin(token.end(), line)
    return found


def line_of(found: dict[Place, int], place: Place) -> int:
    """The line of the place, or of the nearest thing around it that has one."""
    while place:
        if place in found:
            return found[place]
        place = place[:-1]
    return 1
