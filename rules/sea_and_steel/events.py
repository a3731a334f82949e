"""4.3.2 II: the Event Phase: both sides choose a card in secret, reveal, and carry them out, the Indigenous side first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.kernel.decision import Decision, Offer, Option
from rules.kernel.step import DONE, Outcome, Sealed, Step
from rules.sea_and_steel.cards import Card
from rules.sea_and_steel.gold import SearchForGold
from rules.sea_and_steel.leaders import Return
from rules.sea_and_steel.notaries import RoyalNotaries
from rules.sea_and_steel.state import SeaPosition
from rules.sea_and_steel.tables import CARDS, COLUMBUS, COURT, INDIGENOUS, SIDE_IDS, SPANISH

EVENT: tuple[Option, ...] = tuple(("event", n) for n in range(CARDS + 1))


@dataclass(eq=False)
class ChooseEvents(Sealed):
    """4.3.2 II: an Event card of each hand, in secret."""

    seats: tuple[int, ...] = (SPANISH, INDIGENOUS)
    answers: tuple[Option, ...] = ()

    def question(self, pos: Any, seat: int) -> Decision:
        return Decision(seat, "event", "4.3.2II", secret=True)

    def choices(self, pos: Any, offer: Offer) -> None:
        offer.all(EVENT, pos.hand[self.turn])


def play_event(pos: SeaPosition, side: int, card: int) -> None:
    """A card leaves a hand and lies open."""
    pos.hand[side] = tuple(c for c in pos.hand[side] if c != card)
    pos.played[side] = tuple(sorted((*pos.played[side], card)))
    pos.event[side] = card
    pos.tell("event", "4.3.2II", SIDE_IDS[side], card)


@dataclass(eq=False)
class PlayEvent(Step):
    """4.3.2 II: one side's card from top to bottom, with what it wins and the Notaries it brings (C17, C36)."""

    side: int
    before: int = 0
    notaries: int = 0

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        self.at = "card"
        if self.side == SPANISH and pos.leader_at[COLUMBUS] == COURT and pos.turn > pos.jailed:  # C44
            return Return("4.3.2II")
        return self.card(pos, None)

    def card(self, pos: SeaPosition, child: Step | None) -> Outcome:
        self.before = pos.held()
        return self.go("gold", Card(str(pos.event[self.side]), self.side))

    def gold(self, pos: SeaPosition, card: Card) -> Outcome:
        pos.settle_all()
        self.notaries = card.notaries
        return self.go("royal_notaries", SearchForGold(self.before))

    def royal_notaries(self, pos: SeaPosition, child: Step | None) -> Outcome:
        self.at = "end"
        return RoyalNotaries(self.notaries) if self.notaries and self.side == SPANISH else DONE


@dataclass(eq=False)
class EventPhase(Step):
    """4.3.2 II."""

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        pos.free_grace()
        return self.go("indigenous", ChooseEvents())

    def indigenous(self, pos: SeaPosition, chosen: ChooseEvents) -> Outcome:
        for side, answer in zip(chosen.seats, chosen.answers, strict=True):
            play_event(pos, side, answer[1])
        return self.go("spanish", PlayEvent(INDIGENOUS))

    def spanish(self, pos: SeaPosition, child: Step | None) -> Outcome:
        return self.go("end", PlayEvent(SPANISH))
