"""B7e, D3c, rosetta A, B, D: the 19 Actions by number: when each can be performed, by which Step, in which section.

The Steps are in `map_actions`, `fleet_actions` and `mat_actions`. Leaves to `play_year` how many Actions of a card are performed.
"""

from __future__ import annotations

from collections.abc import Callable

from rules.kernel.decision import Rule
from rules.kernel.step import Step
from rules.pax_hispanica.fleet_actions import AnchorShip, Armada, Casa, LetterOfMarque, cannot_armada, cannot_casa, cannot_ship
from rules.pax_hispanica.map_actions import (
    BibleAction,
    DiskAction,
    Literacy,
    SlaveRevolt,
    SlaveTrade,
    Tax,
    TaxRevolt,
    Voodoo,
    cannot_bible,
    cannot_disk,
    cannot_literacy,
    cannot_slave_revolt,
    cannot_slave_trade,
    cannot_tax,
    cannot_tax_revolt,
    cannot_voodoo,
)
from rules.pax_hispanica.mat_actions import (
    AnchorPeerage,
    Apostasy,
    BlackMarket,
    Dove,
    PeninsularMarriage,
    SwordFight,
    cannot_apostasy,
    cannot_black_market,
    cannot_dove,
    cannot_marry,
    cannot_peerage,
    cannot_swagger,
)
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import ACTION_IDS

Forbids = Callable[[PaxPosition, int, int], Rule | None]
"""(position, color, card): why the Action cannot be performed now, or None; only Anchor Actions look at the card."""

ACTIONS: dict[str, tuple[Forbids, type[Step], str]] = {
    "disk": (cannot_disk, DiskAction, "E1"),
    "bible": (cannot_bible, BibleAction, "E4a"),
    "literacy": (cannot_literacy, Literacy, "E4b"),
    "voodoo": (cannot_voodoo, Voodoo, "E4"),
    "slave_revolt": (cannot_slave_revolt, SlaveRevolt, "E6"),
    "tax_revolt": (cannot_tax_revolt, TaxRevolt, "E6"),
    "tax": (cannot_tax, Tax, "E6"),
    "slave_trade": (cannot_slave_trade, SlaveTrade, "E3a"),
    "armada": (cannot_armada, Armada, "D3c"),
    "letter_of_marque": (cannot_armada, LetterOfMarque, "D3c"),
    "casa": (cannot_casa, Casa, "E5a"),
    "apostasy": (cannot_apostasy, Apostasy, "G1e"),
    "dove": (cannot_dove, Dove, "G3a"),
    "black_market": (cannot_black_market, BlackMarket, "D3f"),
    "ship": (cannot_ship, AnchorShip, "D3d"),
    "reach_peerage": (cannot_peerage, AnchorPeerage, "D3d"),
    "sway_peerage": (cannot_peerage, AnchorPeerage, "D3d"),
    "sword_fight": (cannot_swagger, SwordFight, "D3"),
    "peninsular_marriage": (cannot_marry, PeninsularMarriage, "B5j"),
}
FORBIDS: tuple[Forbids, ...] = tuple(ACTIONS[a][0] for a in ACTION_IDS)
STEPS: tuple[type[Step], ...] = tuple(ACTIONS[a][1] for a in ACTION_IDS)
SECTION: tuple[str, ...] = tuple(ACTIONS[a][2] for a in ACTION_IDS)
ANCHORS = tuple(STEPS[n] in (AnchorShip, AnchorPeerage) for n in range(len(ACTION_IDS)))
"""D3d: the Actions that put the played card into a Slot."""


def perform(action: int, color: int, card: int) -> Step:
    """The Step that carries out an Action; an Anchor Action takes over the card being played."""
    make: Callable[..., Step] = STEPS[action]
    return make(color, card) if ANCHORS[action] else make(color)
