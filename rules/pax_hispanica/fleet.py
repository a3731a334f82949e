"""Fa-b, D4b, E5g, F2e: what a fleet is and what it loses. Flagship, Cargo, a lost Ship, the choice of a new Flagship.

Needs the fleet columns and `rebels`. Leaves to `sail_year`, `land_battle` and `sea_battle` when that happens.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.decision import Decision, Offer
from rules.kernel.step import DONE, Outcome, Step
from rules.pax_hispanica.decks import enter_pirating
from rules.pax_hispanica.rebels import SLAVE, LostCitizen, spread
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import (
    CARD_IDS,
    CARD_LEGALITY,
    CARD_NUMBER,
    COLORS,
    MEEPLE_IDS,
    NATIVE,
    NONE,
    PIRATING,
    POOL,
    options,
)

FLAGSHIP = options("flagship", CARD_IDS)
LOSE_GALLEON = options("lose_galleon", ("empty", "used", "laden"))
DROP = options("drop", ("chest", *MEEPLE_IDS))
"""Excess Cargo: a Chest, or a meeple by its color (or `indigenous`)."""
CHEST = 0


def legality(pos: PaxPosition, color: int) -> int:
    """D3e: the Legality of a fleet is its Flagship's."""
    return CARD_LEGALITY[pos.ships[color][0]]


def vacant_colonies(pos: PaxPosition) -> int:
    """E: how many Colonies have no Labor (a Site without Colony has none either)."""
    return pos.labor.count(NONE) - pos.disk.count(NONE)


def unreserved(pos: PaxPosition, color: int) -> int:
    """C80: vacant Colonies beyond one for each Meeple aboard."""
    return vacant_colonies(pos) - len(pos.hold_meeples[color])


def go_pirating(pos: PaxPosition, color: int) -> Step:
    """D4f: a fleet without Cargo enters PIRATING and draws."""
    pos.fleet[color] = PIRATING
    pos.spent[color] = 0
    pos.tell("to_pirating", "D4f", COLORS[color])
    return enter_pirating(pos, color)


def load_chest(pos: PaxPosition, color: int, colony: int) -> None:
    """A Chest from a Colony onto a Galleon."""
    pos.chest[colony] = 0
    pos.hold_chests[color] += 1


def load_relic(pos: PaxPosition, color: int, colony: int) -> None:
    """A Relic from a Colony aboard; it takes no room (F4c)."""
    pos.relic[colony] = 0
    pos.hold_relics[color] += 1


def make_flagship(pos: PaxPosition, color: int, card: int) -> None:
    """D3e: the card leads the Ships of a fleet."""
    pos.ships[color] = (card, *(c for c in pos.ships[color] if c != card))


def drop_treasure(pos: PaxPosition, color: int) -> None:
    """F2c, Lost at sea: all Treasure aboard returns to the Pool."""
    pos.chests += pos.hold_chests[color]
    pos.relic_pool += pos.hold_relics[color]
    pos.hold_chests[color] = pos.hold_relics[color] = 0


@dataclass(eq=False)
class NewFlagship(Step):
    """F2e, E5g: a fleet with several Ships names its Flagship."""

    color: int
    section: str

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return Decision(self.color, "flagship", self.section) if len(pos.ships[self.color]) > 1 else DONE

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        ships = pos.ships[self.color]
        offer.all(FLAGSHIP, ships)

    def flagship(self, pos: PaxPosition, card_id: str) -> None:
        make_flagship(pos, self.color, CARD_NUMBER[card_id])
        pos.tell("flagship", self.section, COLORS[self.color], card_id)
        self.at = "end"


@dataclass(eq=False)
class LoseMeeple(Step):
    """F2d, E5g, C117, C128: a Meeple lost with a Ship or seized at sea; it has been taken from the Cargo already.

    An Indigenous makes a Slave Rebel, placed by `victor`; a Citizen is ransomed from `victor` or makes a Tax Rebel.
    `victor` is a player or POOL; `actor` chooses where `victor` cannot.
    """

    meeple: int
    victor: int
    actor: int

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        pos.tell("meeple_lost", "F2d", MEEPLE_IDS[self.meeple])
        if self.meeple == NATIVE:
            pos.return_meeple(NATIVE)
            return self.go("end", spread(pos, SLAVE, NONE, self.victor, self.actor))
        return self.go("end", LostCitizen(self.meeple, self.victor if self.victor in pos.seats else POOL, NONE, "F2d"))


@dataclass(eq=False)
class LoseShip(Step):
    """E5g, F2e: the Flagship Card and one Galleon are lost; excess Cargo by the owner's choice; then a new Flagship (C116, C127).

    `victor` is who profits from lost Meeples (a player or POOL).
    """

    color: int
    victor: int
    section: str
    at = "galleon"

    @property
    def overloads(self) -> bool:
        """Whether a fleet may carry more than it has room for."""
        return True

    def galleon(self, pos: PaxPosition, child: Step | None) -> Outcome:
        color = self.color
        if pos.spent[color] and pos.spent[color] < len(pos.ships[color]):
            return Decision(color, "lose_galleon", self.section)
        if pos.spent[color]:
            pos.spent[color] -= 1
        self.at = "sink"
        return self.sink(pos, None)

    def sink(self, pos: PaxPosition, child: Step | None) -> Outcome:
        color = self.color
        lost = pos.ships[color][0]
        last = len(pos.ships[color]) == 1
        people = pos.hold_meeples[color] if last else ()
        if last:
            drop_treasure(pos, color)
            pos.hold_meeples[color] = ()
        pos.lose_ship(color, lost)
        pos.tell("ship_lost", self.section, COLORS[color], CARD_IDS[lost])
        self.at = "excess"
        return Drowned(people, self.victor, color) if people else self.excess(pos, None)

    def excess(self, pos: PaxPosition, child: Step | None) -> Outcome:
        color = self.color
        while pos.room(color) < 0:
            kinds = self.cargo(pos)
            if len(kinds) > 1:
                return Decision(color, "drop_cargo", self.section)
            lost = self.drop_one(pos, kinds[0])
            if lost is not None:
                return lost
        self.at = "end"
        return NewFlagship(color, self.section) if pos.ships[color] else DONE

    def cargo(self, pos: PaxPosition) -> list[int]:
        """What may be dropped, as numbers of DROP."""
        return [CHEST] * (pos.hold_chests[self.color] > 0) + sorted({1 + m for m in pos.hold_meeples[self.color]})

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        if self.at == "galleon":
            empty = pos.room(self.color) > 0
            offer.one(LOSE_GALLEON[1])
            offer.one(LOSE_GALLEON[0] if empty else LOSE_GALLEON[2])
        else:
            kinds = self.cargo(pos)
            offer.all(DROP, kinds)

    def lose_galleon(self, pos: PaxPosition, which: str) -> None:
        if which == "used":
            pos.spent[self.color] -= 1
        self.at = "sink"

    def drop(self, pos: PaxPosition, kind: str) -> Step | None:
        return self.drop_one(pos, CHEST if kind == "chest" else 1 + MEEPLE_IDS.index(kind))

    def drop_one(self, pos: PaxPosition, kind: int) -> Step | None:
        color = self.color
        if kind == CHEST:
            pos.hold_chests[color] -= 1
            pos.chests += 1
            pos.tell("chest_dropped", self.section, COLORS[color])
            return None
        people = list(pos.hold_meeples[color])
        people.remove(kind - 1)
        pos.hold_meeples[color] = tuple(people)
        return LoseMeeple(kind - 1, self.victor, color)


@dataclass(eq=False)
class Drowned(Step):
    """F2d: several Meeples lost at once, one after another."""

    people: tuple[int, ...]
    victor: int
    actor: int

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        if not self.people:
            return DONE
        first, self.people = self.people[0], self.people[1:]
        return LoseMeeple(first, self.victor, self.actor)
