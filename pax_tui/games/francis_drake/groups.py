"""Headings under which people look for options of Francis Drake: a stop by what it is good for, what ends the matter last."""

from __future__ import annotations

from pax_tui.games.say import Say
from pax_tui.games.table import Group
from rules.francis_drake.tables import LOCATION_KIND, LOCATION_NUMBER
from rules.kernel.decision import Decision, Option

LAST = 9
KINDS = {
    **dict.fromkeys(("crew", "guns", "supplies", "trading-post", "tavern"), ("hold", 0)),
    **dict.fromkeys(("shipyard", "pinnace", "queen", "drake"), ("ship", 1)),
    **dict.fromkeys(("admiral", "governor", "informer", "golden-hind"), ("office", 2)),
    **dict.fromkeys(("investor", "dockside"), ("end", 3)),
}
"""By kind of location the heading (`group-…` of the wording) and its rank."""
VERBS = {"look_discs": ("look-discs", 0), "look_counter": ("look-counter", 1)}
FINISH = frozenset(("leave", "no_use", "stay", "decline", "go_home"))
"""What ends the matter or gives it up."""


def group(say: Say, option: Option, decision: Decision) -> Group:
    """The heading of an option."""
    verb = str(option[0])
    if verb == "stop":
        name, rank = KINDS.get(LOCATION_KIND[LOCATION_NUMBER[option[1]]], ("end", 3))
        return Group(say(f"group-{name}"), rank)
    if verb in FINISH and decision.ask not in ("attack", "attack_blind", "go_home"):
        return Group(say("group-finish"), LAST)
    if verb in VERBS:
        return Group(say(f"group-{VERBS[verb][0]}"), VERBS[verb][1])
    return Group()


__all__ = ["group"]
