"""Part D: which year follows which, and the end of the game (G3a). The only module that knows all four years."""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.step import DONE, Outcome, Step
from rules.pax_hispanica.auction_year import AuctionYear
from rules.pax_hispanica.goods_year import GoodsYear
from rules.pax_hispanica.omens import perform_omen
from rules.pax_hispanica.play_year import PlayYear
from rules.pax_hispanica.sail_year import SailYear
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import NONE, PHASE
from rules.pax_hispanica.victory import token_victory

YEARS: dict[str, type[Step]] = {"goods": GoodsYear, "auction": AuctionYear, "play": PlayYear, "sail": SailYear}


@dataclass(eq=False)
class Years(Step):
    """D: goods, auction, play and sail years, one after the other, until the sail year of the Dove is over (G3a)."""

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        pos.tell("year", "D", pos.year, PHASE[pos.year])
        self.at = "year"
        omen = perform_omen(pos)
        return omen if omen is not None else self.year(pos, None)

    def year(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return self.go("turn_the_year", YEARS[PHASE[pos.year]]())

    def turn_the_year(self, pos: PaxPosition, child: Step | None) -> Outcome:
        pos.acting = NONE
        if pos.year >= pos.dove:
            token_victory(pos)
            return DONE
        pos.year += 1
        self.at = "begin"
        return self.begin(pos, None)
