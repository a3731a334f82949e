"""What a person prefers: settings.toml in the user's folder of settings (XDG_CONFIG_HOME is heeded).

    theme = "light"        # one of THEMES
    ascii = true           # draw with ASCII only
    cursor = true          # the terminal's own cursor stands on what is selected, for screen readers
    coach = "hints"        # says what is at stake; "full" also what the rule is and why something happened, "off" nothing

    [keys]                 # an action and its keys; `?` on each screen lists the actions
    undo = "z"
    why = ["x", "#"]

All of it may be left out. Whoever opens a screen reads the file; one that cannot be meant so is refused, with a line that names the file
and what is wrong, and stays as it is. What is changed on the screen is written back without touching comments and other lines.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

PARCHMENT, HIGH_CONTRAST, MONOCHROME = "parchment", "high-contrast", "monochrome"
THEMES = (PARCHMENT, "light", HIGH_CONTRAST, "color-blind", MONOCHROME)
"""The themes, each a file of assets/themes."""
OFF, HINTS, FULL = "off", "hints", "full"
COACH = (OFF, HINTS, FULL)
"""How much the coach says."""
BEGINNING = "# Settings of pax-tui. It changes single lines only; comments stay.\n"


class BadSettings(Exception):
    """The file of settings cannot be used; the text names it and says why."""


@dataclass(frozen=True)
class Settings:
    """What the file says."""

    theme: str = PARCHMENT
    ascii: bool = False
    cursor: bool = False
    keys: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Actions with other keys than usual, by Textual's names."""
    coach: str = OFF


def path() -> Path:
    """Where the file lies, or would."""
    from platformdirs import user_config_path

    return user_config_path("pax-tui", appauthor=False) / "settings.toml"


def load() -> Settings:
    """The settings in force, the usual ones where there is no file; raises BadSettings."""
    file = path()
    return parse(_read(file), str(file))


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8-sig")
    except (FileNotFoundError, NotADirectoryError):
        return ""
    except UnicodeDecodeError as error:
        raise BadSettings(f"{file}: this is not text in UTF-8") from error
    except OSError as error:
        raise BadSettings(f"{file}: {error.strerror}") from error


def parse(text: str, name: str) -> Settings:
    """The settings of a text; `name` is its file, for BadSettings."""
    import tomllib

    from pax_tui import keys

    try:
        facts = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSettings(f"{name}: {error}") from error
    for key, value in facts.items():
        if key == "theme":
            if value not in THEMES:
                raise BadSettings(f"{name}: there is no theme {value!r}; there are {', '.join(THEMES)}")
        elif key == "coach":
            if value not in COACH:
                raise BadSettings(f"{name}: coach is one of {', '.join(COACH)}, not {value!r}")
        elif key in ("ascii", "cursor"):
            if not isinstance(value, bool):
                raise BadSettings(f"{name}: {key} is true or false, not {value!r}")
        elif key != "keys":
            raise BadSettings(f"{name}: there is no setting {key!r}; there are theme, ascii, cursor, coach and [keys]")
        elif not isinstance(value, dict):
            raise BadSettings(f'{name}: keys is a table, [keys] with lines as undo = "z"')
    try:
        changes = keys.understood(facts.pop("keys", {}))
    except keys.BadKeys as error:
        raise BadSettings(f"{name}: [keys] {error}") from error
    return Settings(keys=changes, **facts)


def save(name: str, value: Any) -> None:
    """Writes one setting, or for the name `keys.ACTION` the keys of an action (None: the usual ones again); raises BadSettings."""
    import tomlkit

    file = path()
    text = _read(file)
    parse(text, str(file))  # what somebody has broken since is not written over
    document = tomlkit.parse(text or BEGINNING)
    where: Any = document
    if name.startswith("keys."):
        name = name.removeprefix("keys.")
        where = document.setdefault("keys", tomlkit.table())
    if value is None:
        where.pop(name, None)
    else:
        where[name] = value
    _write(file, tomlkit.dumps(document))


def _write(file: Path, text: str) -> None:
    """All of it or nothing; a link is followed, as people keep such files elsewhere."""
    try:
        real = file.resolve()
        real.parent.mkdir(parents=True, exist_ok=True)
        new = real.with_name(f".{real.name}.{os.getpid()}")
        try:
            new.write_text(text, encoding="utf-8")
            if real.exists():
                new.chmod(real.stat().st_mode & 0o777)
            new.replace(real)
        finally:
            new.unlink(missing_ok=True)
    except OSError as error:
        raise BadSettings(f"{file}: {error.strerror}") from error
