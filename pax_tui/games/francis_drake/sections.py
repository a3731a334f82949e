"""Which sections of the rules an option of Francis Drake stands on."""

from __future__ import annotations

from rules.francis_drake.missions import SECTION
from rules.francis_drake.provisioning import SECTION_OF
from rules.francis_drake.tables import DESTINATION_NUMBER, KIND, LOCATION_NUMBER
from rules.kernel.decision import Decision, Option

SECTIONS = {
    "1B": ("leave",),
    "1C8": ("pick",),
    "1C5": ("roll",),
    "2A": ("lay",),
    "2B": ("disc",),
    "2C": ("look_discs", "look_counter", "no_use", "swap", "stay"),
    "2E3": ("decline",),
    "2E7": ("trade",),
    "2F": ("go_home", "sail_on"),
}
_OF_VERB = {verb: section for section, verbs in SECTIONS.items() for verb in verbs}


def of_option(option: Option, decision: Decision) -> str:
    """The section an option stands on: that of a location or of a kind of destination; "" where it has none of its own."""
    if option[0] == "stop":
        return SECTION_OF[LOCATION_NUMBER[option[1]]]
    place = option[1] if option[0] in ("sail_to", "move_to") else decision.args[0] if option[0] == "attack" else ""
    return SECTION[KIND[DESTINATION_NUMBER[place]]] if place in DESTINATION_NUMBER else _OF_VERB.get(option[0], "")


__all__ = ["SECTIONS", "of_option"]
