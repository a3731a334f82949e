"""A random player who would rather do something than nothing: with him even rare endings and Actions come up in random games."""

from __future__ import annotations

from random import Random

from rules.kernel.decision import CHANCE, Decision, Option

IDLE = {"end_turn", "done", "sell", "sell_card", "never", "reconnaissance", "discard", "relic_money", "to_callow", "bury", "debauchery"}
BOLD = {("act", a) for a in ("reach_peerage", "sway_peerage", "ship", "slave_revolt", "tax_revolt")} | {("relic_keep",)}


def lively(decision: Decision, rng: Random) -> Option:
    """An answer to a decision of a player or of CHANCE."""
    options = list(decision.options or ())
    if decision.seat != CHANCE and rng.random() < 0.93:
        busy = [o for o in options if o[0] not in IDLE]
        bold = [o for o in busy if o in BOLD or o[0] == "professional_draw"]
        options = bold if bold and rng.random() < 0.8 else busy or options
    return options[int(rng.random() * len(options))]
