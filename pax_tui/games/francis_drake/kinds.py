"""What an event of Francis Drake is about, as the log is filtered by it."""

from __future__ import annotations

from rules.kernel.position import Event

_EVENTS = {
    "voyage": "voyage_begins board_reset street_laid starting_order sailing_order port_refilled galleon_laid treasure_laid laid_at_random "
    "laid_out laid_counter docks_swapped ranges last_player_gun",
    "street": "stopped stopped_for_vp first_of_two second_of_two took_one_more nothing_to_choose short_supply rolled hired ghost_ship left",
    "discs": "disc_laid own_disc_laid informer_unused informer_left_all looked_at_discs saw_discs looked_at_counter saw_counter "
    "discs_swapped disc_moved ghost_ship_shown arrived",
    "missions": "mission_void declined counter_flipped attack_failed attacked treasure_taken conquest_marked traded returned",
    "points": "hero_bonus conquests_scored unclaimed_scored commodities_scored chest_opened final_scores tie_broken",
}
KINDS: dict[str, str] = {event: kind for kind, events in _EVENTS.items() for event in events.split()}
"""The kind of each event; `log-kind-KIND` is its name."""


def kind(event: Event) -> str:
    """What an event is about; "" for one that nobody has thought of."""
    return KINDS.get(event[0], "")
