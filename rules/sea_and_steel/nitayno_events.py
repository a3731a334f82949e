"""5.3.3: the Event Phase of a solo game: Spain first, then the Nitayno reveals what nobody has known."""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.decision import Offer, Option, Rule
from rules.kernel.step import DONE, Outcome, Step, ask_chance
from rules.sea_and_steel.events import ChooseEvents, EventPhase, PlayEvent, play_event
from rules.sea_and_steel.nitayno_effects import changes_anything
from rules.sea_and_steel.nitayno_lists import GOVERNOR, no_card
from rules.sea_and_steel.state import SeaPosition
from rules.sea_and_steel.tables import (
    CARDS,
    CLASS,
    INDIGENOUS,
    RRV,
    SOLDIER,
    SPANISH,
    units,
)

REVEAL_EVENT: tuple[Option, ...] = tuple(("reveal", n) for n in range(CARDS + 1))
PEARLS_FEW = Rule("nitayno-pearls", "5.3.3")
STORM_FEW = Rule("nitayno-storm", "5.3.3")
HIGHER_RRV = Rule("nitayno-higher-rrv", "5.4")
EVENT_IDLE = Rule("nitayno-no-effect", "5.4")
PEARLS, STORM = 3, 8
FEW_UNITS, FEW_SOLDIERS = 7, 6


def event_rule(pos: SeaPosition, card: int) -> Rule | None:
    """5.3.3 conditions 1 and 2: Units, not Leaders; Soldiers (C114)."""
    if card == PEARLS and sum(units(s) for s in pos.indigenous) <= FEW_UNITS:
        return PEARLS_FEW
    soldiers = sum(CLASS[p] == SOLDIER for s in pos.spanish for p in s)
    return STORM_FEW if card == STORM and soldiers <= FEW_SOLDIERS else None


@dataclass(eq=False)
class RevealEvent(Step):
    """5.3.3, 5.4 rule 4: Event cards are revealed until one can be used (level I: two), see `cards`; the rest is shuffled back."""

    cards: tuple[int, ...] = ()
    failed: tuple[int, ...] = ()

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        wanted = 2 if pos.solo >= GOVERNOR else 1
        if len(self.cards) < wanted and self._deck(pos):
            return ask_chance("indigenous_event", "5.3.3", (len(self.cards) + 1,))
        card = self._choose(pos)
        if card:
            pos.aside[INDIGENOUS] = tuple(c for c in pos.aside[INDIGENOUS] if c != card)
            play_event(pos, INDIGENOUS, card)
        self.at = "end"
        return DONE

    def _deck(self, pos: SeaPosition) -> list[int]:
        return [c for c in pos.aside[INDIGENOUS] if c not in self.cards and c not in self.failed]

    def choices(self, pos: SeaPosition, offer: Offer) -> None:
        offer.all(REVEAL_EVENT, self._deck(pos))

    def reveal(self, pos: SeaPosition, card: int) -> None:
        rule = event_rule(pos, card)
        pos.tell("event_shown", "5.3.3", card)
        if rule is None:
            self.cards += (card,)
        else:
            self.failed += (card,)
            pos.consider("5.3.3", ("which-event",), [("another",)], [no_card(card, rule)])

    def _choose(self, pos: SeaPosition) -> int:
        """C139, Q49: the lower RRV unless nothing would change; the first drawn of equal ones."""
        if not self.cards:
            return 0
        passed: list[Option] = []
        order = sorted(self.cards, key=lambda c: RRV[c])
        chosen = order[0]
        if len(order) > 1:
            if not changes_anything(pos, str(order[0])) and changes_anything(pos, str(order[1])):
                chosen = order[1]
            other = order[1] if chosen == order[0] else order[0]
            passed = [no_card(other, HIGHER_RRV if chosen == order[0] else EVENT_IDLE)]
        pos.consider("5.3.3" if len(order) < 2 else "5.4", ("which-event",), [("the-card", chosen)], passed)
        return chosen


@dataclass(eq=False)
class NitaynoEvents(EventPhase):
    """5.3.3: Spain chooses and resolves first, then the Nitayno reveals (Q8)."""

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        return self.go("chosen", ChooseEvents((SPANISH,)))

    def chosen(self, pos: SeaPosition, chosen: ChooseEvents) -> Outcome:
        play_event(pos, SPANISH, chosen.answers[0][1])
        return self.go("reveal", PlayEvent(SPANISH))

    def reveal(self, pos: SeaPosition, child: Step | None) -> Outcome:
        return self.go("revealed", RevealEvent())

    def revealed(self, pos: SeaPosition, child: Step | None) -> Outcome:
        return self.go("end", PlayEvent(INDIGENOUS)) if pos.event[INDIGENOUS] else DONE
