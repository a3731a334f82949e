"""What the positions in options, questions and events mean: argument names, whose name tells the wording how to show them.

seat: a seat; location, destination (place: its bare name), disc, stone, commodity, office, item, target: ids; n, crew, guns, points, dock:
numbers; content: what is taken, a tuple of items; discs, ranges, scores: tuples of items; order: a tuple of seats; reason: the id of a
Rule. The wording looks its messages up under `opt-<verb>`, `ask-<ask>`, `event-<kind>` and `rule-<id>`.
"""

from __future__ import annotations

OPTIONS: dict[str, tuple[str, ...]] = {
    # setup, scoring
    "lay_galleon": ("galleon_counter",),
    "draw_ship": ("seat",),
    "lay_tile": ("location",),
    # provisioning
    "stop": ("location", "content"),
    "leave": (),
    "roll": ("n",),
    "pick": ("content",),
    # sailing
    "lay": ("n",),
    "draw": ("n",),
    "sail_to": ("place",),
    "disc": ("disc",),
    "look_discs": ("destination",),
    "look_counter": ("destination",),
    "no_use": (),
    "swap": ("destination", "destination2"),
    "move_to": ("destination",),
    "stay": (),
    # missions
    "attack": (),
    "trade": ("commodity",),
    "decline": (),
    "go_home": (),
    "sail_on": (),
}

QUESTIONS: dict[str, tuple[str, ...]] = {
    "lay_galleon": ("destination",),
    "draw_ship": ("dock",),
    "lay_tile": ("n",),
    "street": (),
    "tavern": ("visitor",),
    "one_more": ("location",),
    "lay_frigate": ("destination",),
    "lay_troops": ("destination",),
    "draw_counter": ("destination",),
    "place_disc": ("n",),
    "which_disc": ("destination",),
    "informer": (),
    "swap_discs": ("destination",),
    "move_disc": ("destination",),
    "attack": ("destination", "disc", "crew", "guns", "points"),
    "attack_blind": ("destination", "disc", "crew", "guns", "points"),
    "trade": ("destination", "disc"),
    "go_home": ("disc",),
}

EVENTS: dict[str, tuple[str, ...]] = {
    # setup, voyage
    "galleon_laid": ("destination", "galleon_counter"),
    "starting_order": ("order",),
    "last_player_gun": ("seat", "n"),
    "voyage_begins": ("n", "order"),
    "sailing_order": ("order",),
    # provisioning
    "stopped": ("seat", "location", "content"),
    "stopped_for_vp": ("seat", "location", "content", "points"),
    "first_of_two": ("seat", "location"),
    "second_of_two": ("seat", "location", "content"),
    "took_one_more": ("seat", "content"),
    "nothing_to_choose": ("seat",),
    "short_supply": ("seat", "item", "n"),
    "rolled": ("seat", "n", "n2"),
    "hired": ("seat", "crew"),
    "ghost_ship": ("seat",),
    "left": ("seat", "dock"),
    # sailing
    "treasure_laid": (),
    "laid_at_random": ("office",),
    "laid_out": ("seat", "office"),
    "laid_counter": ("destination", "n"),
    "docks_swapped": ("seat", "seat2", "dock"),
    "ranges": ("ranges",),
    "disc_laid": ("seat", "destination"),
    "own_disc_laid": ("disc", "destination"),
    "informer_unused": ("seat",),
    "informer_left_all": ("seat",),
    "looked_at_discs": ("seat", "destination"),
    "saw_discs": ("destination", "discs"),
    "looked_at_counter": ("seat", "destination"),
    "saw_counter": ("destination", "n"),
    "discs_swapped": ("seat", "destination", "destination2"),
    "disc_moved": ("seat", "destination", "destination2"),
    "ghost_ship_shown": ("seat", "destination"),
    "arrived": ("place", "discs"),
    # missions
    "mission_void": ("seat", "disc", "destination", "reason"),
    "declined": ("seat", "disc", "destination"),
    "counter_flipped": ("seat", "destination", "n"),
    "attack_failed": ("seat", "destination", "crew", "guns"),
    "attacked": ("seat", "destination", "crew", "guns", "points"),
    "treasure_taken": ("seat", "stone", "destination"),
    "conquest_marked": ("seat", "target"),
    "traded": ("seat", "destination", "commodity"),
    "returned": ("seat", "dock"),
    "hero_bonus": ("seat", "points"),
    # scoring
    "conquests_scored": ("seat", "n", "points"),
    "unclaimed_scored": ("seat", "office", "stone", "n", "points"),
    "board_reset": ("n", "order"),
    "port_refilled": ("destination", "commodity"),
    "street_laid": ("locations",),
    "commodities_scored": ("seat", "n", "n2", "n3", "n4", "points"),
    "chest_opened": ("seat", "n", "n2", "n3", "points"),
    "final_scores": ("scores",),
    "tie_broken": ("seat", "dock"),
}

ITEMS: dict[str, tuple[str, ...]] = {
    "crew": ("n",),
    "guns": ("n",),
    "supplies": ("n",),
    "trade_goods": ("n",),
    "galleon": ("n",),
    "pinnace": ("n",),
    "admiral": ("n",),
    "governor": ("n",),
    "informer": ("n",),
    "golden_hind": ("n",),
    "roll": ("n",),
    "choice": ("n",),
    "disc": ("seat", "disc"),
    "range": ("seat", "n"),
    "score": ("seat", "points"),
}
"""Parts of longer things, `item-<kind>`."""
