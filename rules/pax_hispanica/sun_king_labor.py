"""S1.3-S1.6: the Sun King's vacant Colonies take Labor by a fixed order, each a step of its own."""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.decision import Decision, Offer, Rule
from rules.kernel.step import DONE, Outcome, Step
from rules.pax_hispanica.labor import HIRE, KIDNAP, hire, hire_barred, kidnap, kidnap_barred
from rules.pax_hispanica.map_actions import POOL_EMPTY, SLAVE_TRADE, TRADE_ENDED
from rules.pax_hispanica.omens import slave_trade_ended
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import AREA_TRIBES, COLONIES, COLONY_IDS, COLONY_LAND, COLORS, NATIVE, NONE, PURPLE, TRIBE_IDS


def cannot_trade(pos: PaxPosition, step: KingLabor) -> Rule | None:
    """S1.3 (3), S1.6: an Indigenous of the Pool, until the Omen of 1640."""
    if slave_trade_ended(pos):
        return TRADE_ENDED
    return None if pos.natives else POOL_EMPTY


@dataclass(eq=False)
class KingLabor(Step):
    """S1.3: his vacant Colonies in map order; `colony` is the one that looks for Labor now."""

    colony: int = NONE

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        for colony in COLONIES[self.colony + 1 :]:
            if pos.disk[colony] == PURPLE and pos.labor[colony] == NONE and self.sources(pos, colony):
                self.colony = colony
                self.at = "seek"
                return self.seek(pos, None)
        self.at = "end"
        return DONE

    def sources(self, pos: PaxPosition, colony: int) -> bool:
        """Whether a Colony can take any Labor."""
        near = AREA_TRIBES[COLONY_LAND[colony]]
        return cannot_trade(pos, self) is None or any(
            kidnap_barred(pos, PURPLE, (colony, t)) is None or hire_barred(pos, PURPLE, (colony, t)) is None for t in near
        )

    def seek(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return Decision(PURPLE, "king_labor", "S1.3", (COLONY_IDS[self.colony],))

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        pairs = [(self.colony, t) for t in AREA_TRIBES[COLONY_LAND[self.colony]]]
        offer.each(KIDNAP, pairs, pairs, kidnap_barred, PURPLE)
        offer.each(HIRE, pairs, pairs, hire_barred, PURPLE)
        offer.one(SLAVE_TRADE[self.colony], cannot_trade, self)

    def kidnap(self, pos: PaxPosition, colony_id: str, tribe_id: str) -> None:
        kidnap(pos, self.colony, TRIBE_IDS.index(tribe_id))
        self.at = "begin"

    def hire(self, pos: PaxPosition, colony_id: str, tribe_id: str) -> None:
        hire(pos, self.colony, TRIBE_IDS.index(tribe_id))
        self.at = "begin"

    def slave_trade(self, pos: PaxPosition, colony_id: str) -> None:
        pos.tell("spanish_slave_trade", "S1.3", COLORS[PURPLE], colony_id)
        pos.natives -= 1
        pos.put_labor(self.colony, NATIVE)
        self.at = "begin"
