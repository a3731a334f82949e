"""What the positions in options, questions and events mean: argument names, whose name tells the wording how to show them.

color, owner, by, victim...: a color id (a person's name); site, land, sea, island, space, card, haven, deck, action, side: ids;
n, dollars, year: numbers. The wording looks its messages up under `opt-<verb>`, `ask-<ask>`, `event-<kind>` and `rule-<id>`.
"""

from __future__ import annotations

OPTIONS: dict[str, tuple[str, ...]] = {
    "done": (),
    # decks, rebels, philosophy
    "flip": ("card",),
    "draw": ("card",),
    "draw_haven": ("haven",),
    "steal_from": ("victim",),
    "rebel_at": ("land",),
    "flip_rebel": ("land",),
    "ransom": (),
    "no_ransom": (),
    "pay_crisis": (),
    "to_callow": ("space",),
}

QUESTIONS: dict[str, tuple[str, ...]] = {
    # decks, rebels, philosophy
    "flip": ("deck",),
    "draw": ("color", "deck"),
    "draw_haven": ("color", "victim"),
    "steal_haven": (),
    "rebel_at": ("side",),
    "flip_rebel": ("side",),
    "ransom": ("victor",),
    "midlife_crisis": (),
    "debauchery": (),
}

EVENTS: dict[str, tuple[str, ...]] = {
    # sequence, victory
    "year": ("year", "phase"),
    "won": ("color", "victory"),
    "token_count": ("purple", "red", "blue", "orange", "green"),
    "shared": ("color", "color2", "color3", "color4", "color5"),
    "no_winner": (),
    # decks, rebels, philosophy
    "reshuffled": ("deck",),
    "flipped": ("deck", "card"),
    "drew": ("color", "deck"),
    "drew_card": ("color", "card"),
    "drew_haven": ("color",),
    "drew_haven_card": ("color", "haven"),
    "stole_haven": ("color", "victim"),
    "rebel_rose": ("side", "land"),
    "rebel_flipped": ("side", "land"),
    "ransomed": ("color", "victor"),
    "ransom_refused": ("color",),
    "ransom_by_pool": ("color", "victor"),
    "citizen_shielded": ("color",),
    "nudged": ("color", "direction"),
    "stayed": ("color",),
    "figure_moved": ("color", "space"),
    "duel": ("color", "victim", "space", "space2"),
    "mutiny": ("color", "n"),
    "realm_ignored": ("color", "realm"),
    "midlife_crisis": ("color",),
    "paid_crisis": ("color",),
}
