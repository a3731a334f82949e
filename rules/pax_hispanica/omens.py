"""B3a, D: the Omens, performed at the start of their years; calendar.toml says which there are.

An Omen that lasts is a fact the other chapters read off the year (`entrepot`, `hurricane`, `debased`, `slave_trade_ended`), so an Omen of
a year that the comet start skips never happens (R73). Needs the calendar and the map. Leaves to the chapters what those facts change.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.decision import Decision, Offer, Option
from rules.kernel.step import DONE, Outcome, Step
from rules.pax_hispanica.state import TAX, PaxPosition
from rules.pax_hispanica.tables import (
    AREA_COLONIES,
    AREA_TRIBES,
    COLORS,
    LAND_IDS,
    LANDS,
    LAST_YEAR,
    NATIVE,
    NONE,
    OMEN_YEAR,
    OMENS,
    POOL,
)

_NEVER = LAST_YEAR + 1
ENTREPOT_YEAR = OMEN_YEAR.get("action_limit_override", _NEVER)
HURRICANE_YEAR = OMEN_YEAR.get("hurricane", _NEVER)
DEBASED_FROM = OMEN_YEAR.get("no_market_sales", _NEVER)
NO_SLAVE_TRADE_FROM = OMEN_YEAR.get("disable_action", _NEVER)

LASTING = {
    "action_limit_override": "entrepot",
    "hurricane": "hurricane",
    "no_market_sales": "debasement",
    "disable_action": "slave_trade_over",
}
"""What is told of an Omen that the other chapters read off the year."""

PAY_ALCABALA: Option = ("pay_alcabala",)
REFUSE_ALCABALA: Option = ("refuse_alcabala",)


def entrepot(pos: PaxPosition) -> bool:
    """R65: whether Amsterdam Entrepôt lifts the Sway limit of Professionals this play year."""
    return pos.year == ENTREPOT_YEAR


def hurricane(pos: PaxPosition) -> bool:
    """R26: whether every Haven Card Interdicts in every sea zone this sail year."""
    return pos.year == HURRICANE_YEAR


def debased(pos: PaxPosition) -> bool:
    """D3f: whether Hand cards can no longer be sold, but by Black Market."""
    return pos.year >= DEBASED_FROM


def slave_trade_ended(pos: PaxPosition) -> bool:
    """Whether the Slave Trade Action does nothing any more, nor helps absent Spain."""
    return pos.year >= NO_SLAVE_TRADE_FROM


def perform_omen(pos: PaxPosition) -> Step | None:
    """D: performs the Omen of the year, if it has one; a Step where somebody is to be asked."""
    omen = OMENS.get(pos.year)
    if omen is None:
        return None
    effect = omen.effect
    if effect.kind == "set_stripe":
        if pos.forever and effect.skip_in_variant == "pax_forever":  # R64
            pos.tell("omen_skipped", "C2", omen.id)
            return None
        pos.tell("omen", "B3a", omen.id)
        pos.war = int(effect.value == "war")
        pos.tell("stripe", "B3c", effect.value)
        return None
    pos.tell("omen", "B3a", omen.id)
    if effect.kind == "war_coffers_loss":
        lost = min(effect.chests, pos.war_coffers)
        pos.war_coffers -= lost
        pos.chests += lost
        pos.tell("war_coffers_lost", "B3a", lost)
    elif effect.kind == "alcabala":
        return Alcabala(effect.price)
    else:
        pos.tell(LASTING[effect.kind], "B3a")
    return None


def citizens_in(pos: PaxPosition, land: int) -> set[int]:
    """The colors that have a Citizen in a land zone, on a Colony or in a Cathedral."""
    there = {pos.labor[n] for n in AREA_COLONIES[land]} | {pos.tribe[n] for n in AREA_TRIBES[land]}
    return there - {NONE, NATIVE}


@dataclass(eq=False)
class Alcabala(Step):
    """R66: a Tax Rebel rises in every land zone with a Citizen and a vacant Rebel Site, unless an owner of Citizens there pays.

    Land zones in map order, the owners in Player Order; one payment saves the zone. `asked` counts along the Player Order.
    """

    price: int
    land: int = 0
    asked: int = 0

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        while self.land < len(LANDS) and pos.result is None:
            land = self.land
            taxed = citizens_in(pos, land) if pos.rebel[land] == 0 else set()
            if taxed:
                while self.asked < len(pos.order):
                    owner = pos.order[self.asked]
                    if owner in taxed and pos.affords(owner, self.price):
                        return Decision(owner, "alcabala", "B3a", (LAND_IDS[land], self.price))
                    self.asked += 1
                pos.tell("alcabala_revolt", "B3a", LAND_IDS[land])
                pos.put_rebel(land, TAX)
            self.next_land()
        return DONE

    def next_land(self) -> None:
        self.land += 1
        self.asked = 0

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        offer.one(PAY_ALCABALA)
        offer.one(REFUSE_ALCABALA)

    def pay_alcabala(self, pos: PaxPosition) -> None:
        owner = pos.order[self.asked]
        pos.pay(owner, POOL, self.price)
        pos.tell("alcabala_paid", "B3a", COLORS[owner], LAND_IDS[self.land], self.price)
        self.next_land()

    def refuse_alcabala(self, pos: PaxPosition) -> None:
        pos.tell("alcabala_refused", "B3a", COLORS[pos.order[self.asked]], LAND_IDS[self.land])
        self.asked += 1
