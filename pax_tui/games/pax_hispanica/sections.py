"""Which sections of the rules an option and a card of Pax Hispanica stand on."""

from __future__ import annotations

from pax_tui.games.pax_hispanica.names import WORDS
from rules.kernel.decision import Option
from rules.pax_hispanica.data import load
from rules.pax_hispanica.tables import CARD_NUMBER, HAVEN_IDS, HAVEN_NUMBER

SECTIONS = {
    section: verbs.split()
    for section, verbs in {
        "D2a": "auction auction_buried bid award",
        "D2b": "professional_draw",
        "D2c": "debauchery",
        "B7f": "buried_claim skip_nudge raise_mercantilism lower_mercantilism",
        "D1b": "refresh refugee refugee_to",
        "E2a": "kidnap",
        "E2b": "hire",
        "B3a": "pay_alcabala refuse_alcabala",
        "D3a": "play play_haven",
        "D3b": "nudge pay_crisis",
        "D3f": "sell sell_card discard discard_haven end_turn",
        "E1a": "found",
        "E1b": "fortify",
        "E4a": "convert",
        "E4b": "teach relic_at no_relic",
        "E6": "slave_revolt tax_revolt tax_colony tax_citizen",
        "E3a": "slave_trade",
        "G1e": "apostasy_ships apostasy_peerage",
        "G3a": "dove",
        "D4b": "place",
        "D4c": "sail",
        "D4f": "reconnaissance end_sail steal_from",
        "F5": "load_chest load_relic",
        "E5a": "attack",
        "F3a": "enslave",
        "F3b": "emigrate",
        "F3": "deliver",
        "F6c": "dig lift_chest lift_relic bury",
        "F6": "home",
        "F6b": "mercantilism",
        "F6d": "relic_money relic_keep relic_coffers",
        "E5c": "support",
        "E5e": "fight",
        "E5f": "liberate take_up_arms carry_off kidnap_to rebel_at flip_rebel",
        "G1c": "demand pay_tribute refuse_tribute",
        "F1": "strike pass never",
        "F1a": "surrender sink",
        "G1b": "buy_off accept_money decline_money",
        "F2": "tactic",
        "Fb": "flagship",
        "F2e": "lose_galleon drop",
        "G1": "deal accept refuse hand_over",
    }.items()
}
_OF_VERB = {verb: section for section, verbs in SECTIONS.items() for verb in verbs}


def of_option(option: Option) -> str:
    """The section an option stands on; "" where it has none of its own."""
    return _of_action(str(option[1])) if option[0] == "act" else _OF_VERB.get(option[0], "")


def of_card(card_id: str) -> list[str]:
    """The sections that a card stands on: its Actions, its Legality, its Ability."""
    if card_id in HAVEN_NUMBER:
        haven = next(h for h in load().havens.haven if h.id == HAVEN_IDS[HAVEN_NUMBER[card_id]])
        return ["B6", *map(_of_action, haven.actions)]
    if card_id not in CARD_NUMBER:
        return []
    facts = load().market.card[CARD_NUMBER[card_id]]
    found = [_of_action(action) for action in facts.actions]
    if facts.legality:
        found += [facts.legality, "B7c"]  # the heading of each Legality is its name
    if facts.title:
        found.append("B7i")
    if facts.ability:
        found.append(f"ability-{facts.ability.hook}".replace("_", "-"))
    return found


def _of_action(action: str) -> str:
    return f"Action: {WORDS.name('action', action)}"


__all__ = ["SECTIONS", "of_card", "of_option"]
