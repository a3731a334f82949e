"""D3b, G2a, rosetta C3, C4, C6: Nudges, Duels, Mutiny and Midlife Crisis on the philosophy board.

Needs the Figures. Leaves to `play_year` which card nudges, to `victory` what an extremist wins.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.decision import Decision, Offer, Option, Rule
from rules.kernel.step import Outcome, Step
from rules.pax_hispanica.hand import SELL_CARD, SellCard, cannot_sell_any
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import (
    CALLOW,
    CALLOW_SPACES,
    CARD_HOOK,
    CARD_PARAMS,
    COLORS,
    DIRECTIONS,
    MUTINY,
    NONE,
    NUDGE,
    POOL,
    SPACE_IDS,
    SPACE_NUMBER,
    SPACES,
    STAY,
    options,
)

OCCUPIED_SPACE = Rule("occupied-space", "D3d")
NOT_CALLOW_SPACE = Rule("not-callow-space", "D3d")
NO_DOLLAR = Rule("no-dollar", "D3b")

PAY_CRISIS: Option = ("pay_crisis",)
TO_CALLOW = options("to_callow", SPACE_IDS)


def professional(pos: PaxPosition, color: int) -> bool:
    """D2b: whether a Figure stands on a Profession track."""
    return not CALLOW[pos.figure[color]]


def figure_on(pos: PaxPosition, space: int) -> int:
    """The color whose Figure stands on a space, or NONE."""
    for color in pos.seats:
        if pos.figure[color] == space:
            return color
    return NONE


def swap_to(pos: PaxPosition, color: int, space: int, section: str) -> None:
    """Moves a Figure; whoever stood there takes the place it came from (a Duel, rosetta C6)."""
    other, left = figure_on(pos, space), pos.figure[color]
    if other != NONE:
        pos.figure[other] = left
    pos.move_figure(color, space)
    if other != NONE:
        pos.tell("duel", section, COLORS[color], COLORS[other], SPACE_IDS[space], SPACE_IDS[left])
    else:
        pos.tell("figure_moved", section, COLORS[color], SPACE_IDS[space])
    pos.judge()


def mutiny(pos: PaxPosition, color: int, section: str) -> None:
    """Glossary Mutiny, R22: Discards all Ships with their Galleons; nothing happens without a Ship."""
    lost = pos.ships[color]
    for card in lost:
        pos.lose_ship(color, card)
    pos.tell("mutiny", section, COLORS[color], len(lost))


def nudge(pos: PaxPosition, color: int, direction: int) -> Step | None:
    """D3b: moves a Figure one space, or lets it suffer the realm it would enter; may return the Step of a Midlife Crisis."""
    to = NUDGE[pos.figure[color]][direction]
    pos.tell("nudged", "D3b", COLORS[color], DIRECTIONS[direction])
    if to >= 0:
        swap_to(pos, color, to, "D3b")
    elif to == MUTINY:
        if immune(pos, color, "mutiny"):
            pos.tell("realm_ignored", "B7f", COLORS[color], "mutiny")
        else:
            mutiny(pos, color, "D3b")
    elif to == STAY:
        pos.tell("stayed", "G2a", COLORS[color])
    elif not professional(pos, color):
        pos.tell("callow_stayed", "D3b", COLORS[color])
    elif immune(pos, color, "midlife_crisis"):
        pos.tell("realm_ignored", "B7f", COLORS[color], "midlife_crisis")
    else:
        return MidlifeCrisis(color, may_pay=True)
    return None


def immune(pos: PaxPosition, color: int, realm: str) -> bool:
    """Whether a Peerage lets its holder ignore a realm entered by a Nudge (C41)."""
    return any(CARD_HOOK[c] == "realm_immunity" and CARD_PARAMS[c]["realm"] == realm for c in pos.peerages[color])


def cannot_pay_crisis(pos: PaxPosition, step: MidlifeCrisis) -> Rule | None:
    """D3b: paying takes $1."""
    return None if pos.affords(step.color, 1) else NO_DOLLAR


def not_vacant_callow(pos: PaxPosition, step: MidlifeCrisis, space: int) -> Rule | None:
    """D3d, rosetta C4: the new place is a vacant Callow space."""
    if not CALLOW[space]:
        return NOT_CALLOW_SPACE
    return None if figure_on(pos, space) == NONE else OCCUPIED_SPACE


@dataclass(eq=False)
class MidlifeCrisis(Step):
    """Glossary Midlife Crisis, D2c, D3b, R50: pay $1 to ignore it (only when a Nudge brought it), or go to a vacant Callow space.

    The dollar may come out of a sale made now (C49); the card being played is no longer in the Hand.
    """

    color: int
    may_pay: bool

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return Decision(self.color, "midlife_crisis" if self.may_pay else "debauchery", "D3b" if self.may_pay else "D2c")

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        if self.may_pay:
            offer.one(PAY_CRISIS, cannot_pay_crisis, self)
            offer.one(SELL_CARD, cannot_sell_any, self.color)
        offer.each(TO_CALLOW, CALLOW_SPACES, SPACES, not_vacant_callow, self)

    def pay_crisis(self, pos: PaxPosition) -> None:
        pos.pay(self.color, POOL, 1)
        pos.tell("paid_crisis", "D3b", COLORS[self.color])
        self.at = "end"

    def sell_card(self, pos: PaxPosition) -> Step:
        return SellCard(self.color)

    def to_callow(self, pos: PaxPosition, space_id: str) -> None:
        pos.tell("midlife_crisis", "D3b" if self.may_pay else "D2c", COLORS[self.color])
        swap_to(pos, self.color, SPACE_NUMBER[space_id], "D3b" if self.may_pay else "D2c")
        self.at = "end"
