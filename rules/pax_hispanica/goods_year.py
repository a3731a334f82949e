"""D1: the goods year, done once for all: Player Order, Cathedrals, Labor, dieoff, goods, attrition and Earnings.

Needs `labor` for what Colonies do to live. Leaves nothing to the other years.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.decision import Offer
from rules.kernel.step import DONE, Outcome, Step
from rules.pax_hispanica.abilities import goods_income
from rules.pax_hispanica.labor import CathedralRefresh, LaborSearch, automatic_labor, vacant_cathedrals
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import (
    COLONIES,
    COLONY_IDS,
    COLONY_LAND,
    COLORS,
    EVERYBODY,
    LAND_GOODS,
    NATIVE,
    NONE,
    POOL,
    SPACE_X,
    SPACE_Y,
    YEAR_GOODS,
)


def update_player_order(pos: PaxPosition) -> None:
    """D1a, C12: in War the most Righteous first, in Pax the most Loyal; the former order breaks ties."""
    before = pos.order
    if pos.war:
        order = sorted(before, key=lambda c: -SPACE_X[pos.figure[c]])
    else:
        order = sorted(before, key=lambda c: SPACE_Y[pos.figure[c]])
    pos.order = tuple(order)
    for color in order:  # the extremists are kept in Player Order
        pos.move_figure(color, pos.figure[color])
    pos.tell("player_order", "D1a", tuple(COLORS[c] for c in order))


def dieoff(pos: PaxPosition) -> None:
    """D1d, C24: Colonies that found no Labor are Discarded, all together."""
    for colony in COLONIES:
        if pos.disk[colony] != NONE and pos.labor[colony] == NONE:
            pos.tell("colony_died", "D1d", COLORS[pos.disk[colony]], COLONY_IDS[colony])
            there = tuple(what for what in ("fort", "chest", "relic") if getattr(pos, what)[colony])
            if there:
                pos.tell("lost_with_colony", "D1d", there)
            pos.lose_colony(colony)


def place_goods(pos: PaxPosition) -> list[int]:
    """D1e, R69: a Chest on every Colony where a good of the year grows, in map order; returns the Colonies that got one."""
    goods = YEAR_GOODS[pos.year]
    served = []
    for colony in COLONIES:
        if pos.disk[colony] == NONE or pos.chest[colony] or not LAND_GOODS[COLONY_LAND[colony]].intersection(goods):
            continue
        if not pos.chests:
            pos.tell("no_chest_left", "D1e", COLONY_IDS[colony])
            continue
        pos.chests -= 1
        pos.chest[colony] = 1
        pos.tell("chest_placed", "D1e", COLONY_IDS[colony])
        served.append(colony)
    return served


def attrition(pos: PaxPosition, served: list[int]) -> None:
    """D1f, C27, C30: a Slave who yields a new Chest goes to the Pool; victories are judged after every one."""
    for colony in served:
        if pos.labor[colony] == NATIVE:
            pos.tell("attrition", "D1f", COLONY_IDS[colony])
            pos.return_meeple(pos.take_labor(colony))


def earnings(pos: PaxPosition, served: list[int]) -> None:
    """D1g, R68, C28: $1 to the owner of each Citizen who yields a new Chest."""
    for colony in served:
        citizen = pos.labor[colony]
        if pos.purse(citizen) != POOL:
            pos.pay(POOL, citizen, 1)
            pos.tell("earned", "D1g", COLORS[citizen], COLONY_IDS[colony], 1)


def ability_income(pos: PaxPosition, served: list[int]) -> None:
    """B7f `goods_income`: what Peerages bring after Earnings, for each new Chest on an own Colony or once."""
    for color in pos.order:
        own = sum(pos.disk[colony] == color for colony in served)
        gained = own * goods_income(pos, color, "own_colony_chest") + goods_income(pos, color, "flat")
        if gained and pos.purse(color) != POOL:  # S4.7
            pos.pay(POOL, color, gained)
            pos.tell("ability_income", "B7f", COLORS[color], gained)


@dataclass(eq=False)
class GoodsYear(Step):
    """D1: a to g in turn. `color` counts the colors whose Cathedrals, then whose Colonies, have had their turn."""

    color: int = 0

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        update_player_order(pos)
        self.at = "refresh"
        return self.refresh(pos, None)

    def refresh(self, pos: PaxPosition, child: Step | None) -> Outcome:  # D1b
        owners = (*pos.order, *(c for c in EVERYBODY if c not in pos.seats))
        while self.color < len(owners):
            owner = owners[self.color]
            self.color += 1
            if vacant_cathedrals(pos, owner):
                return CathedralRefresh(owner, owner if owner in pos.seats else pos.order[0])
        self.at = "labor"
        self.color = 0
        return self.labor(pos, None)

    def labor(self, pos: PaxPosition, child: Step | None) -> Outcome:  # D1c
        if self.color < len(pos.order):
            self.color += 1
            return LaborSearch(pos.order[self.color - 1])
        for absent in EVERYBODY:
            if absent not in pos.seats and pos.result is None:
                automatic_labor(pos, absent)
        self.at = "end"
        if pos.result is None:
            self.yields(pos)
        return DONE

    def yields(self, pos: PaxPosition) -> None:
        """D1d to D1g, after which nothing is asked."""
        dieoff(pos)
        served = place_goods(pos)
        attrition(pos, served)
        if pos.result is None:
            earnings(pos, served)
            ability_income(pos, served)

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        raise AssertionError("the goods year asks through its parts")
