"""4.2, 5.1: Area markers drawn for the Nitayno."""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.decision import Offer, Option
from rules.kernel.step import DONE, Answering, Outcome, Step, ask_chance
from rules.sea_and_steel.state import SeaPosition
from rules.sea_and_steel.tables import AREAS, MARKERS, per_area

CHIT = per_area("chit")


@dataclass(eq=False)
class Chit(Step):
    """A marker drawn from the black bag and put back; the parent reads `drawn` and counts down (5.1). `topic`: what it is drawn for."""

    topic: str
    drawn: int = 0

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        if self.drawn:
            return DONE
        return ask_chance("marker", "5.1", (self.topic,), weights=MARKERS)

    def choices(self, pos: SeaPosition, offer: Offer) -> None:
        offer.all(CHIT, AREAS)

    def chit(self, pos: SeaPosition, area: int) -> None:
        self.drawn = area


class Reply(Answering):
    """An answer of the Nitayno; `asker` is the Step whose question it answers."""

    def asker(self, pos: SeaPosition) -> Step:
        """The Step below."""
        return pos.agenda[pos.agenda.index(self) - 1]

    def offered(self, pos: SeaPosition) -> list[Option]:
        """What the Step below offers."""
        offer = Offer(pos)
        self.asker(pos).choices(pos, offer)
        return offer.options

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        raise NotImplementedError
