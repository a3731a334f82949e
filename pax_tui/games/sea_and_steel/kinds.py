"""What an event of Sea & Steel is about, as the log is filtered by it."""

from __future__ import annotations

from rules.kernel.position import Event

_EVENTS = {
    "turns": "turn phase impulse half_skipped wiped_out adjustment victory",
    "cards": "fate event dealt hand_dealt will chit",
    "dice": "rolled die_lowered grace_used grace_shows grace_flips scored raid_result",
    "arrivals": "drawn landing landed arrived no_area points reinforced flipped",
    "leaders": "leader_enters columbus_joins columbus_prison columbus_court anacaona_enters anacaona_turns guacanagari_turns sons_enter "
    "sons_swapped sons_lost sons_travelled eliminated",
    "moves": "activated moved sailed sea_paid",
    "battles": "combat combat_over conflict raid removed reduced",
    "nitayno": "considered nitayno_card event_shown last_half objective",
    "control": "control palisade_lost citadel_lost palisade_built citadel_built notary royal_support",
}
KINDS: dict[str, str] = {event: kind for kind, events in _EVENTS.items() for event in events.split()}
"""The kind of each event; `log-kind-KIND` is its name."""


def kind(event: Event) -> str:
    """What an event is about; "" for one that nobody has thought of."""
    return KINDS.get(event[0], "")
