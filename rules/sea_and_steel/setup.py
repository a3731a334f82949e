"""4.1: the set-up, whose draws and dice are asked of CHANCE."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.kernel.decision import Offer, Option
from rules.kernel.step import DONE, Outcome, Step, ask_chance
from rules.sea_and_steel.dice import Draw, Roll
from rules.sea_and_steel.state import ARMED, NO_WILL, SeaPosition
from rules.sea_and_steel.tables import (
    CARDS,
    CARIBE,
    CARIBE_AREA,
    EVENT_CARDS,
    FATE_CARDS,
    FIRST_FATE,
    INDIGENOUS,
    KIND_COUNT,
    LAST,
    NITAYNO_CARDS,
    NONE,
    OFF,
    ROYAL_START,
    SHIPS,
    SIDE_IDS,
    SIDES,
    SOLDIER,
    SPANISH,
    TAINO,
    TAINO_AREA,
    TWO_VP,
)

DEAL: tuple[Option, ...] = tuple(("deal", n) for n in range(CARDS + 1))
HAND = 5
LEVELS = ("standard", "governor", "viceroy")
"""5.4."""
FIRST_SOLDIERS = 3


def set_up(options: Mapping[str, str]) -> SeaPosition:
    """4.1: the position before the first counter is drawn."""
    pos = SeaPosition()
    nothing = [0] * (LAST + 1)
    pos.spanish, pos.indigenous = [()] * (LAST + 1), [()] * (LAST + 1)
    pos.owner = [INDIGENOUS] * (LAST + 1)
    pos.palisade, pos.citadel = nothing[:], nothing[:]
    pos.parchment = [int(t) for t in TWO_VP]
    pos.solo = LEVELS.index(options["difficulty"]) if options.get("solo") == "yes" else NONE
    pos.nitayno_deck, pos.nitayno, pos.objective = () if pos.solo == NONE else NITAYNO_CARDS, 0, 0
    pos.hand, pos.aside, pos.played = [(), ()], list(EVENT_CARDS), [(), ()]
    pos.event, pos.marker, pos.excess = [0, 0], [0, 0], [0, 0]
    pos.bag = list(KIND_COUNT)
    pos.leader_at = [SHIPS, OFF, OFF]
    pos.turn, pos.vp, pos.royal_support, pos.fate = 1, 0, ROYAL_START, 0
    pos.first_deck, pos.fate_deck = FIRST_FATE, FATE_CARDS
    pos.ships = ()
    pos.columbus_reduced = pos.jailed = pos.anacaona = pos.sons = pos.turned = 0
    pos.grace, pos.grace_used, pos.grace_turn = SPANISH if pos.solo == NONE else NONE, 0, 0
    pos.build_limit = 0
    pos.will = ARMED if options["columbus-will"] == "yes" else NO_WILL
    return pos


@dataclass(eq=False)
class SetUp(Step):
    """4.1: a Unit for each area, three Soldiers for the ships, the Event cards of both sides, in this order. `area`, `dealt`: how far."""

    area: int = 0
    dealt: int = 0

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        """Step 3: the color of the area, by a die where it shows two."""
        if isinstance(child, Roll):
            return self.go("begin", Draw(CARIBE if child.dice[0] % 2 else TAINO, 1, "4.1"))
        if isinstance(child, Draw):
            pos.put(INDIGENOUS, self.area, child.drawn[0])
        if self.area == LAST:
            return self.go("ships", Draw(SOLDIER, FIRST_SOLDIERS, "4.1"))
        self.area += 1
        if TAINO_AREA[self.area] and CARIBE_AREA[self.area]:
            return Roll(INDIGENOUS, 1, "tribe", "4.1", self.area, blessed=False)
        return Draw(TAINO if TAINO_AREA[self.area] else CARIBE, 1, "4.1")

    def ships(self, pos: SeaPosition, drawn: Draw) -> Outcome:
        """Step 4."""
        pos.ships = tuple(sorted(drawn.drawn))
        self.at = "cards"
        return self.cards(pos, None)

    def cards(self, pos: SeaPosition, child: Step | None) -> Outcome:
        """Step 11: five Event cards each; the rest is put away unseen. The Nitayno draws none (5.2)."""
        if self.dealt == HAND * (len(SIDES) if pos.solo == NONE else 1):
            return DONE
        return ask_chance("deal", "4.1", (SIDE_IDS[self.dealt // HAND],), secret=True)

    def choices(self, pos: SeaPosition, offer: Offer) -> None:
        offer.all(DEAL, pos.aside[self.dealt // HAND])

    def deal(self, pos: SeaPosition, card: int) -> None:
        side = self.dealt // HAND
        pos.aside[side] = tuple(c for c in pos.aside[side] if c != card)
        pos.hand[side] = tuple(sorted((*pos.hand[side], card)))
        self.dealt += 1
        pos.whisper(1 << side, "dealt", "4.1", SIDE_IDS[side], card)
        if self.dealt % HAND == 0:
            pos.tell("hand_dealt", "4.1", SIDE_IDS[side], HAND)
