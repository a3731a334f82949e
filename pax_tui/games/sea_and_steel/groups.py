"""Headings under which people look for options of Sea & Steel; what ends the matter last."""

from __future__ import annotations

from pax_tui.games.say import Say
from pax_tui.games.table import Group
from rules.kernel.decision import Decision, Option

LAST = 9
GROUPS = {
    "activate": ("activate", 0),
    "palisade": ("build", 1),
    "citadel": ("build", 1),
    "raid": ("raid", 1),
    "move": ("move", 0),
    "reinforce": ("draw", 0),
    "flip": ("flip", 1),
    "release": ("flip", 1),
    "lower": ("grace", 1),
    "reroll": ("grace", 1),
    "pay": ("pay", 0),
    "pay_sailing": ("pay", 0),
}
"""Verb -> the heading (`group-…` of the wording) and its rank."""
CAREFUL = frozenset(("grace", "withdraw"))
"""Questions whose quiet answer comes first, so that Enter pressed too soon neither spends the marker nor gives way."""
FINISH = frozenset(("done", "decline", "stop", "stand", "keep", "alone", "leave_sons"))
"""What ends the matter or gives it up."""


def group(say: Say, option: Option, decision: Decision) -> Group:
    """The heading of an option."""
    verb = str(option[0])
    if decision.ask in CAREFUL:
        return Group()
    if verb in FINISH:
        return Group(say("group-finish"), LAST)
    name, rank = GROUPS.get(verb, ("choose", 0))
    return Group(say(f"group-{name}"), rank)
