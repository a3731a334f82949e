"""What can be done and with which key: one registry for bindings, hint bar, help, command palette and manual.

An action has an id, keys, a label (`key-ID`) and a help text (`keyhelp-ID`) in the wording, the screens it belongs to, the conditions
under which it is legal (`needs`, each a word the screen knows), and a rank in the hint bar (0: never shown there). `keys.toml` in the
user's settings folder gives an action other keys: `undo = "z"` or `undo = ["z", "backspace"]`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

SIGNS = {
    "enter": "Enter",
    "escape": "Esc",
    "tab": "Tab",
    "shift+tab": "Shift-Tab",
    "question_mark": "?",
    "slash": "/",
    "colon": ":",
    "exclamation_mark": "!",
    "left": "←",
    "right": "→",
    "up": "↑",
    "down": "↓",
    "pageup": "PgUp",
    "pagedown": "PgDn",
    "home": "Home",
    "end": "End",
    "space": "Space",
    "backspace": "Bksp",
    "plus": "+",
    "minus": "-",
    "ctrl+c": "Ctrl-C",
}
"""How a key is written for people."""


@dataclass(frozen=True)
class Action:
    """Something a person can do."""

    id: str
    keys: tuple[str, ...]
    scopes: frozenset[str]
    rank: int = 0
    needs: frozenset[str] = frozenset()

    @property
    def sign(self) -> str:
        """How its first key is written."""
        return sign(self.keys[0]) if self.keys else ""


def sign(key: str) -> str:
    """How a key is written for people."""
    return SIGNS.get(key, key.upper() if key.startswith("f") and key[1:].isdigit() else key)


def _action(name: str, keys: str, scopes: str, rank: int = 0, needs: str = "") -> Action:
    return Action(name, tuple(keys.split()), frozenset(scopes.split()), rank, frozenset(needs.split()))


DEFAULTS = (
    _action("choose", "enter", "table", 1, "choice"),
    _action("sail-on", "enter", "table", 1, "window"),
    _action("strike", "exclamation_mark", "table", 2, "window"),
    _action("letters", "f", "table", 3, "targets"),
    _action("find", "slash", "table replay", 4),
    _action("reveal", "v", "table", 4, "dots"),
    _action("previous", "left", "replay", 1),
    _action("next", "right enter space", "replay", 1),
    _action("previous-year", "pageup", "replay", 2),
    _action("next-year", "pagedown", "replay", 2),
    _action("first", "home", "replay", 9),
    _action("last", "end", "replay", 9),
    _action("cards", "c", "table replay", 5),
    _action("counter", "d", "table", 2, "counter"),
    _action("deal", "d", "table", 6, "deal"),
    _action("panel", "tab", "table replay", 7, "panels"),
    _action("panel-back", "shift+tab", "table replay", 0, "panels"),
    _action("map-focus", "tab", "table replay", 7, "wide"),
    _action("show-board", "p", "table replay", 8, "tile-board"),
    _action("show-years", "y", "table replay", 9, "tile-years"),
    _action("show-mats", "m", "table replay", 9, "tile-mats"),
    _action("show-log", "l", "table replay", 9, "tile-log"),
    _action("rule", "r", "table", 10, "decision"),
    _action("why", "w", "table", 10, "decision"),
    _action("undo", "u", "table", 11, "undo"),
    _action("result", "e", "table replay", 1, "over"),
    _action("legend", "k", "table replay", 12),
    _action("log-up", "pageup", "table", 0),
    _action("log-down", "pagedown", "table", 0),
    _action("replay", "r", "end", 1),
    _action("back", "escape", "table replay cards rules why help deal setup saves end legend curtain", 13),
    _action("show-hand", "h", "cards", 2, "hands"),
    _action("open", "enter", "rules why home saves end", 1),
    _action("search", "slash", "rules", 2),
    _action("parent", "left backspace", "rules", 3),
    _action("delete", "delete", "saves", 3),
    _action("change-left", "left minus", "setup deal", 2),
    _action("change-right", "right plus space", "setup deal", 2),
    _action("edit", "enter", "setup deal", 1),
    _action("up", "up", "table replay cards rules why home setup deal saves help end"),
    _action("down", "down", "table replay cards rules why home setup deal saves help end"),
    _action("left", "left", "table"),
    _action("right", "right", "table"),
    _action("page-up", "pageup", "cards rules why help"),
    _action("page-down", "pagedown space", "cards rules why help"),
    _action("palette", "colon", "table replay", 15),
    _action("help", "question_mark", "table replay home cards rules why setup deal saves end", 16),
    _action("leave", "q", "table replay end home", 14),
    _action("quit", "ctrl+c ctrl+q", "app"),
)
"""Every action, as it comes."""


def changed(actions: Iterable[Action], changes: Mapping[str, object]) -> tuple[Action, ...]:
    """The actions with other keys where a settings file says so; what it says of unknown actions counts for nothing."""
    found = []
    for action in actions:
        wanted = changes.get(action.id)
        if isinstance(wanted, str):
            wanted = [wanted]
        if isinstance(wanted, list) and wanted and all(isinstance(key, str) and key for key in wanted):
            names = {written: key for key, written in SIGNS.items()}
            action = replace(action, keys=tuple(names.get(str(key), str(key)) for key in wanted))
        found.append(action)
    return tuple(found)


def settings() -> Path:
    """Where a person writes down other keys."""
    from platformdirs import user_config_path

    return user_config_path("pax-tui", appauthor=False) / "keys.toml"


@cache
def actions() -> tuple[Action, ...]:
    """Every action with the keys in force."""
    try:
        changes = tomllib.loads(settings().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        changes = {}
    return changed(DEFAULTS, changes)


@cache
def of_scope(scope: str) -> tuple[Action, ...]:
    """The actions of a screen."""
    return tuple(action for action in actions() if scope in action.scopes)


def legal(scope: str, true: Collection[str]) -> list[Action]:
    """What can be done on a screen while these conditions hold, in the order of the hint bar."""
    found = [action for action in of_scope(scope) if action.needs <= set(true)]
    return sorted(found, key=lambda action: action.rank or 99)


def meant(scope: str, key: str, true: Collection[str]) -> Action | None:
    """The legal action of a key."""
    return next((action for action in legal(scope, true) if key in action.keys), None)
