"""Part D: which year follows which, and the end of the game (G3a). The only module that knows all four years."""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.step import DONE, Outcome, Step
from rules.pax_hispanica.auction_year import AuctionYear
from rules.pax_hispanica.goods_year import GoodsYear
from rules.pax_hispanica.omens import perform_omen
from rules.pax_hispanica.play_year import PlayYear
from rules.pax_hispanica.sail_year import SailYear
from rules.pax_hispanica.solitaire import SolitairePosition
from rules.pax_hispanica.solitaire_years import SOLITAIRE_YEARS
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import NONE, PHASE
from rules.pax_hispanica.victory import solitaire_count, token_victory

YEARS: dict[str, type[Step]] = {"goods": GoodsYear, "auction": AuctionYear, "play": PlayYear, "sail": SailYear}


def years(pos: PaxPosition) -> dict[str, type[Step]]:
    """The Steps of the four kinds of year: those of several players, or of one against the Sun King."""
    return YEARS if pos.sun_king == NONE else SOLITAIRE_YEARS


@dataclass(eq=False)
class Years(Step):
    """D: goods, auction, play and sail years, one after the other, until the sail year of the Dove is over (G3a)."""

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        pos.tell("year", "D", pos.year, PHASE[pos.year])
        self.at = "year"
        omen = perform_omen(pos)
        return omen if omen is not None else self.year(pos, None)

    def year(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return self.go("turn_the_year", years(pos)[PHASE[pos.year]]())

    def turn_the_year(self, pos: PaxPosition, child: Step | None) -> Outcome:
        pos.acting = NONE
        if pos.year >= pos.dove:
            if isinstance(pos, SolitairePosition):
                solitaire_count(pos)
            else:
                token_victory(pos)
            return DONE
        pos.year += 1
        self.at = "begin"
        return self.begin(pos, None)
