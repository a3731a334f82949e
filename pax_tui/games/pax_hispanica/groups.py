"""Headings under which people look for options of Pax Hispanica: what they do with a hand, a fleet, a place; what ends the matter last."""

from __future__ import annotations

from pax_tui.games.pax_hispanica.say import Say
from pax_tui.games.table import Group
from rules.kernel.decision import Decision, Option

LAST = 9
GROUPS = {
    "play": ("cards", 0),
    "play_haven": ("cards", 0),
    "sell": ("sell", 1),
    "act": ("actions", 0),
    "nudge": ("actions", 0),
    "sell_card": ("other", 5),
    "discard": ("discard", 2),
    "discard_haven": ("discard", 2),
    "raise_mercantilism": ("other", 5),
    "lower_mercantilism": ("other", 5),
    "auction": ("auction", 0),
    "auction_buried": ("buried", 1),
    "buried_claim": ("buried", 1),
    "professional_draw": ("other", 5),
    "debauchery": ("other", 5),
    "refresh": ("refresh", 0),
    "refugee_to": ("refugees", 1),
    "kidnap": ("kidnap", 0),
    "hire": ("hire", 1),
    "place": ("placing", 0),
    "reconnaissance": ("other", 5),
    "attack": ("attack", 0),
    "load_chest": ("load", 1),
    "load_relic": ("load", 1),
    "dig": ("load", 1),
    "lift_chest": ("load", 1),
    "lift_relic": ("load", 1),
    "enslave": ("people", 2),
    "emigrate": ("people", 2),
    "deliver": ("people", 2),
    "sail": ("sail", 3),
    "home": ("sail", 3),
    "bury": ("finish", LAST),
}
"""Verb -> the heading (`group-…` of the wording) and its rank."""
_FINISH = "done end_turn end_sail bury pass never skip_nudge refuse no_relic no_ransom refuse_tribute refuse_alcabala decline_money"
FINISH = frozenset(_FINISH.split())
"""What ends the matter or gives it up."""


def group(say: Say, option: Option, decision: Decision) -> Group:
    """The heading of an option; of a list all of one kind there is none but for what ends it."""
    verb = str(option[0])
    if decision.ask == "interdict":  # Enter pressed too soon must not strike
        return Group()
    if verb in FINISH:
        return Group(say("group-finish"), LAST)
    name, rank = GROUPS.get(verb, ("", 0))
    return Group(say(f"group-{name}") if name else say("group-choose"), rank)
