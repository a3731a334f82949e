"""The ends of the solitaire game, weighed (S7): New Spain free and emancipated, the War Coffers full.

The same form as the extremist victories in `judgment_outlook`: a constant factor for every step that is missing.
"""

from __future__ import annotations

from math import exp

from rules.pax_hispanica.solitaire import SolitairePosition
from rules.pax_hispanica.tables import COLONIES, COLONY_LAND, NATIVES, PURPLE, RED, SPANISH, WAR_COFFERS
from rules.pax_hispanica.victory import titles

PORTS = tuple((n, COLONY_LAND[n]) for n in COLONIES if SPANISH[n])
"""The Spanish Sites, where alone the Sun King has Colonies, with their land zones: one each."""
FREEDOM, CROWN = 4.0, 5.0
"""What freedom, or full War Coffers, are worth of which nothing is missing."""
ROYAL_ZONE, SLAVE, NO_TITLE, CHEST = 0.35, 0.2, 0.8, 0.35
"""What a royal land zone, a Slave, the title, a Chest that is missing takes from the logarithm of that."""
MORE_ZONE, MORE_SLAVE, MORE_NOBLE, MORE_CROWN = exp(ROYAL_ZONE) - 1, exp(SLAVE) - 1, exp(NO_TITLE) - 1, exp(CHEST) - 1
_ZONES = tuple(FREEDOM * exp(-ROYAL_ZONE * n) for n in range(len(PORTS) + 1))
_SLAVES = tuple(exp(-SLAVE * n) for n in range(NATIVES + 1))
_CHESTS = tuple(CROWN * exp(-CHEST * n) for n in range(WAR_COFFERS + 1))


def freedom(pos: SolitairePosition) -> float:
    """S7.1: how near Ganga Zumba is to a free New Spain."""
    disk, rebel = pos.disk, pos.rebel
    zones = sum([disk[port] == PURPLE and not rebel[land] for port, land in PORTS])  # as `victory.royal`
    near = _ZONES[zones] * _SLAVES[pos.slaves]
    return near if titles(pos, RED) else near * exp(-NO_TITLE)


def crown_filled(pos: SolitairePosition) -> float:
    """S7.2: how near the Sun King is to full War Coffers."""
    return _CHESTS[max(0, pos.level.war_coffers - pos.war_coffers)]
