"""What can be done and with which key: one registry for bindings, hint bar, help, command palette and manual.

An action has an id, keys, a label (`key-ID`) and a help text (`keyhelp-ID`) in the wording, the screens it belongs to, the conditions
under which it is legal (`needs`, each a word the screen knows), and a rank in the hint bar (0: never shown there). The table [keys] of
the settings file gives an action other keys: `undo = "z"` or `undo = ["z", "backspace"]` (see `pax_tui.settings`).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations

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
    "delete": "Del",
    "insert": "Ins",
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
    return SIGNS.get(key) or _punctuation().get(key) or (key.upper() if key.startswith("f") and key[1:].isdigit() else key)


def _action(name: str, keys: str, scopes: str, rank: int = 0, needs: str = "") -> Action:
    known = frozenset(scopes.split())  # a lesson is a table with keys of its own besides, and with nobody who thinks
    with_lesson = "table" in known and name not in ("hurry", "hint", "reasons", "rule")
    return Action(name, tuple(keys.split()), known | {"lesson"} if with_lesson else known, rank, frozenset(needs.split()))


DEFAULTS = (
    _action("choose", "enter", "table", 1, "choice"),
    _action("next-step", "enter", "table", 1, "stepping"),
    _action("hurry", "enter", "table", 1, "thinking"),
    _action("hint", "h", "table", 9, "hint"),
    _action("reasons", "i", "table", 10, "thoughts"),
    _action("lesson-next", "enter n", "lesson", 1, "reading"),
    _action("lesson-hint", "i", "lesson", 2, "hints"),
    _action("lesson-back", "b", "lesson", 2),
    _action("lesson-skip", "j", "lesson", 3, "hints"),
    _action("lesson-rule", "r", "lesson", 3, "rule"),
    _action("stepwise", "S", "table", 12, "automaton"),
    _action("sail-on", "enter", "table", 1, "window"),
    _action("strike", "exclamation_mark", "table", 2, "window"),
    _action("letters", "f", "table", 3, "targets"),
    _action("find", "slash", "table replay", 4),
    _action("reveal", "v", "table", 4, "dots"),
    _action("previous", "left", "replay", 1),
    _action("next", "right enter", "replay", 1),
    _action("play", "space", "replay", 1),
    _action("previous-year", "pageup", "replay", 3),
    _action("next-year", "pagedown", "replay", 2),
    _action("jump", "g", "replay", 2),
    _action("branch", "b", "replay", 5, "branch"),
    _action("faster", "plus equals_sign", "replay", 4),
    _action("slower", "minus", "replay", 4),
    _action("first", "home", "replay", 9),
    _action("last", "end", "replay", 9),
    _action("cards", "c", "table replay deal", 5, "cards"),
    _action("holdings", "c", "table replay", 5, "holdings"),
    _action("counter", "d", "table deal", 2, "counter"),
    _action("deal", "d", "table", 6, "deal"),
    _action("panel", "tab", "table replay", 7, "panels"),
    _action("panel-back", "shift+tab", "table replay", 0, "panels"),
    _action("map-focus", "tab", "table replay", 7, "wide"),
    _action("show-board", "p", "table replay", 8, "tile-board"),
    _action("show-years", "y", "table replay", 9, "tile-years"),
    _action("show-mats", "m", "table replay", 9, "tile-mats"),
    _action("show-street", "s", "table replay", 8, "tile-street"),
    _action("show-tracks", "t", "table replay", 9, "tile-tracks"),
    _action("show-ships", "o", "table replay", 9, "tile-ships"),
    _action("show-fate", "p", "table replay", 8, "tile-fate"),
    _action("show-tally", "t", "table replay", 9, "tile-tally"),
    _action("show-forces", "y", "table replay", 9, "tile-forces"),
    _action("show-action", "m", "table replay", 9, "tile-action"),
    _action("show-log", "l", "table replay", 9, "tile-log"),
    _action("rule", "r", "table deal", 10, "decision"),
    _action("option-rule", "R", "table", 0, "choice"),
    _action("why", "w", "table deal", 10, "decision"),
    _action("undo", "u", "table", 4, "undo"),
    _action("history", "g", "table", 12, "past"),
    _action("result", "e", "table replay", 1, "over"),
    _action("legend", "k", "table replay", 12),
    _action("prospects", "a", "table", 8, "foreseen"),
    _action("log-up", "pageup", "table", 0),
    _action("log-down", "pagedown", "table", 0),
    _action("log-earlier", "u", "replay", 11),
    _action("log-later", "d", "replay", 11),
    _action("close", "escape q", "replay", 1),
    _action("replay", "r", "end", 2),
    _action("next-page", "right tab", "end", 1),
    _action("page-before", "left shift+tab", "end", 0),
    _action("show-result", "e", "end", 0),
    _action("show-story", "s", "end", 0),
    _action("show-charts", "c", "end", 0),
    _action("show-numbers", "n", "end", 0),
    _action("give-up", "escape", "table", 2, "typing"),
    _action("back", "escape", "cards rules why help deal setup saves end legend curtain settings log palette learn", 13),
    _action("show-hand", "h", "cards", 2, "hands"),
    _action("open", "enter", "rules why home saves log palette cards learn", 1),
    _action("card-rule", "enter", "legend", 1, "card-rules"),
    _action("search", "slash", "rules", 2),
    _action("parent", "backspace", "rules", 4),
    _action("to-top", "home", "rules why help cards log legend learn"),
    _action("to-bottom", "end", "rules why help cards log legend learn"),
    _action("onward", "right", "rules", 3),
    _action("backward", "left", "rules", 0),
    _action("reference", "tab", "rules", 2),
    _action("reference-back", "shift+tab", "rules", 0),
    _action("full-log", "L", "table replay", 9),
    _action("field", "tab", "log", 2),
    _action("field-back", "shift+tab", "log", 0),
    _action("value-on", "right", "log", 2),
    _action("value-back", "left", "log", 0),
    _action("entry-card", "full_stop", "log", 3, "card"),
    _action("delete", "delete", "saves", 3),
    _action("change-left", "left minus", "setup deal settings", 2, "values"),
    _action("change-right", "right plus space", "setup deal settings", 2, "values"),
    _action("edit", "enter", "setup deal settings", 1),
    _action("offer", "o", "deal", 2, "ready"),
    _action("other-side", "tab", "deal", 3, "making"),
    _action("promise", "p", "deal", 4, "making"),
    _action("ask-card", "slash", "deal", 5, "making"),
    _action("shake", "y", "deal", 1, "shakes"),
    _action("refuse", "n", "deal", 1, "answering"),
    _action("up", "up", "table replay cards rules why home setup deal saves help end settings log palette legend learn"),
    _action("down", "down", "table replay cards rules why home setup deal saves help end settings log palette legend learn"),
    _action("left", "left", "table"),
    _action("right", "right", "table"),
    _action("page-up", "pageup", "cards rules why help log palette legend saves learn"),
    _action("page-down", "pagedown space", "cards rules why help log palette legend saves learn"),
    _action("palette", "colon", "table replay", 15),
    _action("settings", "comma", "table replay home", 15),
    _action("usual-keys", "delete backspace", "settings", 2, "changed"),
    _action("help", "question_mark", "table replay home cards rules why setup deal saves end settings log legend learn", 16),
    _action("leave", "q", "table end home", 14),
    _action("quit", "ctrl+c ctrl+q", "app"),
    _action("redraw", "ctrl+l", "app"),
)
"""Every action, as it comes."""

GROUPS: dict[str, frozenset[str]] = {
    name: frozenset(members.split())
    for name, members in {
        "choose": "choose hurry lesson-next lesson-hint lesson-back lesson-skip next-step stepwise give-up sail-on strike letters find "
        "reveal undo edit change-left change-right offer other-side promise ask-card shake refuse open delete show-hand "
        "usual-keys previous next play previous-year next-year jump branch faster slower field field-back value-on value-back "
        "entry-card",
        "read": "history hint reasons rule lesson-rule option-rule card-rule why help legend prospects cards holdings "
        "search parent onward backward reference reference-back full-log palette",
        "look": "panel panel-back map-focus show-board show-years show-mats show-street show-tracks show-ships show-fate "
        "show-tally show-forces show-action show-log log-up log-down log-earlier log-later up down left right page-up page-down to-top "
        "to-bottom first last next-page page-before show-result show-story show-charts show-numbers",
    }.items()
}
"""The actions as help groups them; what is in no group (deals, settings, leaving) comes last."""


NEVER_TOGETHER = (
    *({"choice", "window"}, {"panels", "wide"}, {"deal", "counter"}, {"cards", "holdings"}),
    *({"thinking", "choice"}, {"thinking", "window"}, {"thinking", "stepping"}, {"thinking", "reading"}),
    *({"reading", "choice"}, {"reading", "window"}, {"reading", "stepping"}, {"reading", "hints"}),
    *({"stepping", "choice"}, {"stepping", "window"}, {"stepping", "over"}),
    *({"over", "choice"}, {"over", "window"}, {"over", "decision"}),
    *({"tile-board", "tile-fate"}, {"tile-tracks", "tile-tally"}, {"tile-years", "tile-forces"}, {"tile-mats", "tile-action"}),
)
"""Conditions that cannot hold at the same time."""
NAMED = frozenset(SIGNS) | {*(f"f{n}" for n in range(1, 13))}
"""Keys that are no character, and some that are, by the names that Textual has for them."""
SPOKEN = {
    "solidus": "slash", "reverse_solidus": "backslash", "commercial_at": "at", "hyphen_minus": "minus", "plus_sign": "plus",
    "low_line": "underscore",
}  # fmt: skip
"""Unicode's name of a character where Textual has another."""
KEPT = {"back": "escape", "give-up": "escape", "open": "enter", "up": "up", "down": "down"}
"""Keys that an action keeps besides others: where letters narrow a list, they are the only way to move in it and out of it."""
PUNCTUATION = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"


class BadKeys(Exception):
    """Keys that cannot be; the text says which."""


def key_named(text: str) -> str | None:
    """The name that Textual has for a key as a person writes it (`?`, `Esc`, `ctrl+a`); None where there is no such key."""
    spoken = {said.lower(): key for key, said in SIGNS.items()}
    if len(text) == 1 and text not in spoken:
        if text.isalnum():
            return text
        name = unicodedata.name(text, "").lower().replace("-", "_").replace(" ", "_")
        return "space" if text == " " else SPOKEN.get(name, name) or None
    lower = text.lower()
    found = lower if lower in NAMED else spoken.get(lower)
    if found is not None:
        return found
    modifier, plus, rest = lower.rpartition("+")
    if plus and rest and set(modifier.split("+")) <= {"ctrl", "alt", "shift"}:
        key = key_named(rest)
        return f"{modifier}+{key}" if key else None
    return lower if lower in _punctuation() else None


def written(key: str) -> str:
    """A key as the settings file has it: the character itself where there is one."""
    return _punctuation().get(key, key)


@cache
def _punctuation() -> dict[str, str]:
    """The signs of ASCII by the names of their keys."""
    return {name: char for char in PUNCTUATION if (name := key_named(char))}


def understood(changes: Mapping[str, object]) -> dict[str, tuple[str, ...]]:
    """The keys that a settings file gives to actions, by Textual's names; raises BadKeys."""
    from difflib import get_close_matches

    known = {action.id for action in DEFAULTS}
    found: dict[str, tuple[str, ...]] = {}
    for name, wanted in changes.items():
        if name not in known:
            near = get_close_matches(name, known, 1)
            raise BadKeys(f"there is no action {name!r}" + (f"; perhaps {near[0]!r}" if near else ""))
        if name == "quit":
            raise BadKeys("quit keeps its keys")
        texts = [wanted] if isinstance(wanted, str) else wanted
        if not isinstance(texts, list) or not texts or not all(isinstance(key, str) and key for key in texts):
            raise BadKeys(f'{name} needs a key, as "z", or several, as ["z", "x"]')
        keys = []
        for text in texts:
            key = key_named(text)
            if key is None:
                raise BadKeys(f"{name}: there is no key {text!r}")
            if key.isdigit():
                raise BadKeys(f"{name}: {text!r} cannot be changed, digits choose options")
            keys.append(key)
        found[name] = tuple(dict.fromkeys(keys))
    if found and (clash := clashes(changed(DEFAULTS, found))):
        key, one, other, scope = clash[0]
        raise BadKeys(f"the key {sign(key)!r} is given to both {one} and {other} ({scope})")
    return found


def clashes(known: Iterable[Action]) -> list[tuple[str, str, str, str]]:
    """Keys that mean two things at once: key, both actions, and a screen where that is so. The keys of the whole program are in all."""
    found = []
    for one, other in combinations(known, 2):
        both = set(one.keys) & set(other.keys)
        scopes = one.scopes & other.scopes or (one.scopes | other.scopes if "app" in one.scopes | other.scopes else frozenset())
        if both and scopes and not any(pair <= one.needs | other.needs for pair in NEVER_TOGETHER):
            found.append((min(both), one.id, other.id, min(scopes - {"app", "lesson"} or scopes)))
    return found


def changed(actions: Iterable[Action], changes: Mapping[str, tuple[str, ...]]) -> tuple[Action, ...]:
    """The actions, some with other keys."""
    return tuple(replace(action, keys=_with_kept(action.id, changes[action.id])) if action.id in changes else action for action in actions)


def _with_kept(action: str, keys: tuple[str, ...]) -> tuple[str, ...]:
    kept = KEPT.get(action, "")
    return keys if not kept or kept in keys else (*keys, kept)


_changes: dict[str, tuple[str, ...]] = {}


def use(changes: Mapping[str, tuple[str, ...]]) -> None:
    """From here on these actions have these keys, all others their usual ones."""
    _changes.clear()
    _changes.update(changes)
    actions.cache_clear()
    of_scope.cache_clear()


@cache
def actions() -> tuple[Action, ...]:
    """Every action with the keys in force."""
    return changed(DEFAULTS, _changes)


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
