"""D3d, rosetta B: the Actions that bring or move Ships: Ship, Armada, Letter of Marque, Casa.

Needs the Ship deck and `fleet`. Leaves sailing to `sail_year`.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.decision import Offer, Rule
from rules.kernel.step import Outcome, Step, ask_chance
from rules.pax_hispanica.decks import Flip, enter_pirating, reshuffle
from rules.pax_hispanica.fleet import NewFlagship, go_pirating
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import (
    CARD_IDS,
    CARD_LEGALITY,
    CARD_NUMBER,
    COLORS,
    DECK_IDS,
    EUROPE,
    GALLEONS,
    NONE,
    PIRATING,
    PLACE_IDS,
    PRIVATEER,
    SHIP_DECK,
    options,
)

TURN_SHIP = options("turn_ship", CARD_IDS)

SHIP_SLOTS = Rule("ship-slots-full", "D3d")
NO_SHIP_CARD = Rule("no-ship-card", "D3c")
NO_SHIP = Rule("no-ship", "E5a")
NOT_IN_EUROPE = Rule("not-in-europe", "E5a")


def cannot_ship(pos: PaxPosition, color: int, card: int) -> Rule | None:
    """D3d: three Ships fill the Slot, and the three Galleons with them (Fb)."""
    return SHIP_SLOTS if len(pos.ships[color]) >= GALLEONS else None


def cannot_armada(pos: PaxPosition, color: int, card: int) -> Rule | None:
    """D3c, R54: Armada needs a free Slot and a Ship Card faceup."""
    return cannot_ship(pos, color, card) or (NO_SHIP_CARD if pos.faceup[SHIP_DECK] == NONE else None)


def cannot_casa(pos: PaxPosition, color: int, card: int) -> Rule | None:
    """E5a: Casa needs a fleet in EUROPE."""
    if not pos.ships[color]:
        return NO_SHIP
    return None if pos.fleet[color] == EUROPE else NOT_IN_EUROPE


@dataclass(eq=False)
class AnchorShip(Step):
    """D3d, Fa, C58: a Ship Card enters its Slot, a Galleon the fleet (PIRATING, if it is the only one); a Haven is drawn in PIRATING.

    The card comes from the parent's `aside` or from a deck and is taken over here.
    """

    color: int
    card: int

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        color = self.color
        if not pos.ships[color]:
            pos.fleet[color] = PIRATING
        pos.ships[color] = (*pos.ships[color], self.card)
        pos.tell("ship_anchored", "D3d", COLORS[color], CARD_IDS[self.card], PLACE_IDS[pos.fleet[color]])
        if pos.fleet[color] == PIRATING:
            return self.go("name", enter_pirating(pos, color))
        return self.name(pos, None)

    def name(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return self.go("end", NewFlagship(self.color, "D3e"))


@dataclass(eq=False)
class Armada(Step):
    """D3c, R54: the faceup Ship Card is Anchored without its Nudge and Actions; then the next one is flipped."""

    color: int

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        card = pos.faceup[SHIP_DECK]
        pos.faceup[SHIP_DECK] = NONE
        return self.go("flip", AnchorShip(self.color, card))

    def flip(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return self.go("end", Flip(SHIP_DECK))


@dataclass(eq=False)
class LetterOfMarque(Step):
    """D3c, R54: Ship Cards are turned, the faceup one first, until a PRIVATEER appears, which is Anchored as by an Armada.

    The others go faceup under the deck in the order seen; with no PRIVATEER in the whole deck the Action fails and the deck is shuffled.
    """

    color: int
    aside: tuple[int, ...] = ()

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        self.at = "search"
        top = pos.faceup[SHIP_DECK]
        pos.faceup[SHIP_DECK] = NONE
        self.turned(pos, top)
        return self.search(pos, None)

    def turned(self, pos: PaxPosition, card: int) -> None:
        self.aside += (card,)
        pos.tell("turned_ship", "D3c", COLORS[self.color], CARD_IDS[card])

    def search(self, pos: PaxPosition, child: Step | None) -> Outcome:
        if CARD_LEGALITY[self.aside[-1]] == PRIVATEER:
            *others, found = self.aside
            pos.bottom[SHIP_DECK] = (*pos.bottom[SHIP_DECK], *others)
            self.aside = ()
            return self.go("flip", AnchorShip(self.color, found))
        if not pos.pool[SHIP_DECK] and not pos.bottom[SHIP_DECK]:
            pos.pool[SHIP_DECK] = tuple(sorted(self.aside))
            self.aside = ()
            pos.tell("no_privateer", "D3c", COLORS[self.color])
            pos.tell("reshuffled", "D2", DECK_IDS[SHIP_DECK])
            return self.flip(pos, None)
        if not pos.pool[SHIP_DECK]:
            reshuffle(pos, SHIP_DECK)
        return ask_chance("turn_ship", "D3c")

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        pool = pos.pool[SHIP_DECK]
        offer.all(TURN_SHIP, pool)

    def turn_ship(self, pos: PaxPosition, card_id: str) -> None:
        card = CARD_NUMBER[card_id]
        pos.pool[SHIP_DECK] = tuple(c for c in pos.pool[SHIP_DECK] if c != card)
        self.turned(pos, card)

    def flip(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return self.go("end", Flip(SHIP_DECK))


@dataclass(eq=False)
class Casa(Step):
    """E5a, C55: the whole fleet moves from EUROPE to PIRATING and a Haven Card is drawn."""

    color: int

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return self.go("end", go_pirating(pos, self.color))
