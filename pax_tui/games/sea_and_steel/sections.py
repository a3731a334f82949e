"""Which sections of the rules an option and a card of Sea & Steel stand on."""

from __future__ import annotations

from rules.kernel.decision import Option
from rules.sea_and_steel.tables import CARD_SIDE, DIFFICULTIES, FATE_CARDS, FIRST_FATE, ICON, NITAYNO_CARDS, NONE, WILL

SECTIONS = {
    "4.3.1": ("reveal",),
    "4.4.1": ("activate",),
    "4.4.1A": ("pay", "pay_sailing", "along", "alone"),
    "4.4.1B": ("assign", "assign_all", "hit", "stand", "fight"),
    "4.4.1D": ("raid", "raid_again", "strike", "lose_raider"),
    "4.4.2": ("palisade", "citadel", "citadel_at"),
    "4.4.3": ("notary",),
    "4.3.2II": ("event",),
    "4.3.2III": ("reinforce", "flip", "release"),
    "4.3.2I": ("clash",),
    "4.5": ("lower", "reroll", "keep"),
    "3": ("bring_sons", "leave_sons", "swap", "join", "leader_to"),
}
_OF_VERB = {verb: section for section, verbs in SECTIONS.items() for verb in verbs}


def of_option(option: Option) -> str:
    """The section an option stands on; "" where it has none of its own."""
    return _OF_VERB.get(option[0], "")


def of_card(card_id: str) -> list[str]:
    """The sections that a card stands on: when it is carried out, and what its icons mean."""
    if not card_id.isdigit():
        return []
    card = int(card_id)
    if card == WILL:
        return ["3"]
    if card in NITAYNO_CARDS:
        return ["5.3.2"]
    if card in FIRST_FATE:
        return ["4.3.1", "4.4.1C"]
    if card in FATE_CARDS:
        return ["4.3.2I", "4.4.1C", *["4.4.1A"] * DIFFICULTIES[card]]
    return ["4.3.2II", "4.3.2III", *["4.2"] * ICON[card]] if CARD_SIDE[card] != NONE else []


__all__ = ["SECTIONS", "of_card", "of_option"]
