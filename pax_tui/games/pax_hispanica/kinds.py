"""What an event of Pax Hispanica is about, as the log is filtered by it."""

from __future__ import annotations

from rules.kernel.position import Event

_EVENTS = {
    "calendar": "year player_order omen omen_skipped entrepot hurricane debasement slave_trade_over stripe dove won token_count tie_money "
    "shared no_winner",
    "money": "earned ability_income bid bid_with_bonus won_auction won_buried auction_opened buried_auction_opened debauchery "
    "debauchery_reward buried_claim loan_returned lent bribed tribute_demanded tribute_paid tribute_refused salary taxed ransomed "
    "ransom_refused ransom_by_pool paid_crisis alcabala_paid alcabala_refused dealt_dollars money_offered money_declined bought_off "
    "chests_for_the_king chests_sold relic_sold relic_for_the_king mercantilism mercantilism_bought war_coffers_lost sold sold_card "
    "black_market black_market_card black_market_haven",
    "cards": "reshuffled flipped drew drew_card drew_haven drew_haven_card no_haven_to_draw stole_haven professional_draw dealt_card "
    "dealt_haven dealt_unseen dealt_unseen_haven played played_haven action discarded haven_returned hand_discarded hand_discarded_card "
    "haven_discarded haven_discarded_card ship_anchored turned_ship no_privateer peerage_anchored peerage_lost",
    "deals": "deal_offered deal_countered promise_offered deal_accepted deal_refused dealt_relics promised",
    "philosophy": "nudged nudge_skipped stayed callow_stayed figure_moved duel mutiny realm_ignored midlife_crisis",
    "map": "founded fortified visita cathedral relic_found chest_placed no_chest_left colony_died lost_with_colony",
    "people": "refreshed refugee_came cathedral_unrefreshed kidnapped hired spanish_slave_trade slave_traded tribe_returned tribe_bound "
    "attrition citizen_lost citizen_shielded emigrated delivered enslaved liberated took_up_arms kidnapped_to carried_off meeple_lost",
    "rebels": "rebel_rose rebel_flipped no_rebel_rises rebel_defeated slave_revolted citizen_revolted alcabala_revolt",
    "battles": "attack_called_off battle_announced supports battle_won battle_lost fort_lost chest_stolen chest_wasted relic_stolen "
    "colony_sacked mission_sacked bible_returned ship_lost struck surrendered tactics escaped cargo_seized",
    "sea": "to_pirating to_europe reconnaissance placed sailed chest_loaded relic_loaded buried treasure_map chest_dug_up relic_dug_up "
    "chest_dropped relic_kept flagship",
    "king": "considered no_part_in_auction king_no_auction king_havens king_lets_pass king_havens_back king_unloads",
}
KINDS: dict[str, str] = {event: kind for kind, events in _EVENTS.items() for event in events.split()}
"""The kind of each event; `log-kind-KIND` is its name."""


def kind(event: Event) -> str:
    """What an event is about; "" for one that nobody has thought of."""
    return KINDS.get(event[0], "")
