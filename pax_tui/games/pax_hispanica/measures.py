"""Everything counted in Pax Hispanica that a choice may change: of each player, of the whole table.

A choice that is looked at shows those of them that it changes, in this order, so what decides victories and what pays for them comes first.
"""

from __future__ import annotations

from collections.abc import Mapping

from pax_tui.games.pax_hispanica.panels import figure_text
from pax_tui.games.pax_hispanica.say import Say
from pax_tui.games.pax_hispanica.seen import Seen
from pax_tui.games.table import Measure
from pax_tui.widgets.sheet import Line
from rules.pax_hispanica.tables import (
    CARD_LEGALITY,
    CARD_SEAMANSHIP,
    COLORS,
    EVERYBODY,
    LEGALITY_IDS,
    WAR_COFFERS,
)


def measures(say: Say, seen: Seen) -> Mapping[str, Measure]:
    """By a key of its own, each with whose it is and what, and the amount."""
    found: dict[str, Measure] = {}
    tokens = seen.tokens()
    for color in seen.order:
        for name, amount in _of_player(say, seen, color, tokens[color]):
            found[f"{name}:{COLORS[color]}"] = Measure(_whose(say, color, name), amount)
    for color in EVERYBODY:
        if color not in seen.seats:  # whoever is not in the game has tokens all the same (C8)
            found[f"tokens:{COLORS[color]}"] = Measure(_whose(say, color, "tokens"), str(tokens[color]))
    for name, amount in _of_all(seen):
        found[name] = Measure(((say(f"measure-{name}"), "text"),), amount)
    return found


def _whose(say: Say, color: int, name: str) -> Line:
    return (say.chip(color), (f" {say(f'measure-{name}')}", "text")) if name != "dollars" else (say.chip(color),)


def _of_player(say: Say, seen: Seen, color: int, tokens: int) -> tuple[tuple[str, str], ...]:
    ships, people = seen.ships[color], len(seen.hold_meeples[color])
    return (
        ("dollars", f"${seen.dollars[color]}"),
        ("tokens", str(tokens)),
        ("figure", figure_text(say, seen.figure[color])),
        ("peerages", str(len(seen.peerages[color]))),
        ("relics", str(seen.relics[color])),
        ("sway", str(seen.sway(color))),
        ("reach", str(seen.reach(color))),
        ("hand", str(sum(seen.hand_counts[color]))),
        ("ships", str(len(ships))),
        ("flagship", _flagship(ships[0]) if ships else say("measure-none")),
        ("chests-aboard", str(seen.hold_chests[color])),
        ("relics-aboard", str(seen.hold_relics[color])),
        ("people-aboard", str(people)),
    )


def _flagship(card: int) -> str:
    return f"{LEGALITY_IDS[CARD_LEGALITY[card]]} {chr(ord('A') + CARD_SEAMANSHIP[card])}"


def _of_all(seen: Seen) -> tuple[tuple[str, str], ...]:
    return (
        ("tax-rebels", f"{seen.tax_rebels}/{seen.mercantilism + 1}"),
        ("slaves", str(seen.slaves)),
        ("slave-rebels", str(sum(side != 0 for side in seen.rebel) - seen.tax_rebels)),
        ("war-coffers", f"{seen.war_coffers}/{WAR_COFFERS}"),
        ("mercantilism", str(seen.mercantilism)),
        ("dove", str(seen.dove)),
        ("vacant-colonies", str(seen.vacant)),
        ("chests", str(seen.chests)),
        ("pool-relics", str(seen.relic_pool)),
        ("pool-indigenous", str(seen.natives)),
    )


__all__ = ["measures"]
