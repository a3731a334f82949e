"""D3: the play year. Every player in turn plays cards, ends with Flagship and Hand Limit; at the end of the year the Limit holds for all.

Needs `actions` for the icons, `philosophy` for the Nudge, `hand` for sales and the Hand Limit. Deals (D3g) lie on top of any question.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.decision import Decision, Offer, Option, Rule
from rules.kernel.step import DONE, Outcome, Step
from rules.pax_hispanica import omens
from rules.pax_hispanica.abilities import action_bonus, may_skip_nudge, step_cost
from rules.pax_hispanica.actions import ANCHORS, FORBIDS, SECTION, perform
from rules.pax_hispanica.decks import FlipAll
from rules.pax_hispanica.fleet import NewFlagship
from rules.pax_hispanica.hand import SELL, SELL_CARD, HandLimit, SellCard, cannot_sell, cannot_sell_any, hand_size, sell
from rules.pax_hispanica.mat_actions import NOT_CALLOW
from rules.pax_hispanica.philosophy import nudge, professional
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import (
    ACTION_IDS,
    ACTION_NUMBER,
    CARD_ACTIONS,
    CARD_DECK,
    CARD_IDS,
    CARD_NUDGE,
    CARD_NUMBER,
    COLORS,
    DECKS,
    DONE_OPTION,
    HAVEN_ACTIONS,
    HAVEN_IDS,
    HAVEN_NUMBER,
    MERCANTILISM_MAX,
    MERCANTILISM_MIN,
    NONE,
    POOL,
    options,
)

PLAY = options("play", CARD_IDS)
PLAY_HAVEN = options("play_haven", HAVEN_IDS)
ACT = options("act", ACTION_IDS)
RAISE: Option = ("raise_mercantilism",)
LOWER: Option = ("lower_mercantilism",)
END_TURN: Option = ("end_turn",)
NUDGE_OPTION: Option = ("nudge",)
SKIP_NUDGE: Option = ("skip_nudge",)

NO_HAVEN_ACTION = Rule("no-haven-action", "D3")
ICON_USED = Rule("icon-used", "D3c")
HAVEN_UNUSED = Rule("haven-unused", "D3")
NO_STEP_ABILITY = Rule("no-step-ability", "B7f")
STEP_TAKEN = Rule("step-taken", "B7f")
STEP_TOO_DEAR = Rule("step-too-dear", "B7f")
AT_THE_END_OF_THE_DICE = Rule("mercantilism-end", "B5b")


def unturned(pos: PaxPosition) -> bool:
    """D2: whether a deck that had run out of cards has one to flip again."""
    return NONE in pos.faceup and any(pos.faceup[d] == NONE and (pos.pool[d] or pos.bottom[d]) for d in DECKS)


@dataclass(eq=False)
class PlayYear(Step):
    """D3: the turns in Player Order, then the Hand Limit for all in the same order (D3f, C61).

    A deal during that can fill a Hand that was within its limit already (D3g, G1g); then everybody is looked at again.
    """

    turn: int = 0
    checked: int = 0

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        if self.turn < len(pos.order):
            pos.acting = pos.order[self.turn]
            return self.go("next", PlayTurn(pos.acting))
        if self.checked < len(pos.order):
            pos.acting = pos.order[self.checked]
            self.checked += 1
            return HandLimit(pos.acting)
        if any(hand_size(pos, color) > pos.hand_limit(color) for color in pos.order):
            self.checked = 0
            return self.begin(pos, None)
        return DONE

    def next(self, pos: PaxPosition, child: Step | None) -> Outcome:
        self.turn += 1
        self.at = "begin"
        return self.begin(pos, None)


def cannot_play_haven(pos: PaxPosition, color: int, haven: int) -> Rule | None:
    """D3, C54: a Haven is played by a Callow Figure only, and not for nothing."""
    if professional(pos, color):
        return NOT_CALLOW
    return None if any(FORBIDS[a](pos, color, NONE) is None for a in haven_icons_in_hand(pos, color, haven)) else NO_HAVEN_ACTION


def haven_icons_in_hand(pos: PaxPosition, color: int, haven: int) -> tuple[int, ...]:
    """The Actions of a Haven Card still in Hand; Black Market cannot sell the card itself."""
    if len(pos.market[color]) + len(pos.havens[color]) > 1:
        return HAVEN_ACTIONS[haven]
    return tuple(a for a in HAVEN_ACTIONS[haven] if ACTION_IDS[a] != "black_market")


def cannot_step(pos: PaxPosition, turn: PlayTurn) -> Rule | None:
    """B7f, C63: the ability, once a turn, and its cost."""
    cost = step_cost(pos, turn.color)
    if cost == NONE:
        return NO_STEP_ABILITY
    if turn.stepped:
        return STEP_TAKEN
    return STEP_TOO_DEAR if pos.dollars[turn.color] < cost else None


def cannot_raise(pos: PaxPosition, turn: PlayTurn) -> Rule | None:
    """C63: not beyond the faces of the dice."""
    return cannot_step(pos, turn) or (AT_THE_END_OF_THE_DICE if pos.mercantilism >= MERCANTILISM_MAX else None)


def cannot_lower(pos: PaxPosition, turn: PlayTurn) -> Rule | None:
    """C63: not beyond the faces of the dice."""
    return cannot_step(pos, turn) or (AT_THE_END_OF_THE_DICE if pos.mercantilism <= MERCANTILISM_MIN else None)


@dataclass(eq=False)
class PlayTurn(Step):
    """D3: any number of cards, one after another; between them sales (R75) and a step of the Mercantilism dice (C63); then D3e, D3f."""

    color: int
    stepped: int = 0

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        if unturned(pos):
            return FlipAll()
        return Decision(self.color, "play_turn", "D3", secret=True)

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        color = self.color
        cards, havens = pos.market[color], pos.havens[color]
        offer.all(PLAY, cards)
        offer.each(PLAY_HAVEN, havens, havens, cannot_play_haven, color)
        offer.each(SELL, cards, cards, cannot_sell, color)
        offer.one(RAISE, cannot_raise, self)
        offer.one(LOWER, cannot_lower, self)
        offer.one(END_TURN)

    def play(self, pos: PaxPosition, card_id: str) -> Step:
        card = CARD_NUMBER[card_id]
        pos.drop_card(self.color, card)
        pos.tell("played", "D3a", COLORS[self.color], card_id)
        return PlayCard(self.color, card, (card,))

    def play_haven(self, pos: PaxPosition, haven_id: str) -> Step:
        haven = HAVEN_NUMBER[haven_id]
        pos.drop_haven(self.color, haven)
        pos.tell("played_haven", "D3a", COLORS[self.color], haven_id)
        return PlayHaven(self.color, (haven,))

    def sell(self, pos: PaxPosition, card_id: str) -> None:
        sell(pos, self.color, CARD_NUMBER[card_id])

    def raise_mercantilism(self, pos: PaxPosition) -> None:
        self.step(pos, 1)

    def lower_mercantilism(self, pos: PaxPosition) -> None:
        self.step(pos, -1)

    def step(self, pos: PaxPosition, by: int) -> None:
        cost = step_cost(pos, self.color)
        self.stepped = 1
        pos.pay(self.color, POOL, cost)
        pos.tell("mercantilism_bought", "B7f", COLORS[self.color], cost, pos.mercantilism + by)
        pos.set_mercantilism(pos.mercantilism + by)

    def end_turn(self, pos: PaxPosition) -> Step:
        return self.go("limit", NewFlagship(self.color, "D3e"))

    def limit(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return self.go("end", HandLimit(self.color))


def action_limit(pos: PaxPosition, color: int, deck: int) -> int:
    """D3c, R57, R65: how many Actions a card allows: Sway capped by Mercantilism, plus abilities.

    In the Entrepôt Professionals need no Sway. `deck` is NONE for a Haven Card.
    """
    limit = pos.mercantilism if professional(pos, color) and omens.entrepot(pos) else pos.sway(color)
    return limit if deck == NONE or not pos.peerages[color] else limit + action_bonus(pos, color, deck)


class Playing(Step):
    """D3c: the Actions of a revealed card, each icon once, in any order, as many as the limit that was read before the first.

    `card` is the Market Card or NONE, `icons()` its Actions, `used` a bit for each Action performed.
    """

    color: int
    card: int
    limit: int
    used: int

    def icons(self) -> tuple[int, ...]:
        raise NotImplementedError

    def question(self, left: int) -> Decision:
        raise NotImplementedError

    def finish(self, pos: PaxPosition) -> Outcome:
        raise NotImplementedError

    def frozen(self, pos: PaxPosition, child: Step | None) -> Outcome:
        """D3c, C53: the limit is read once, after the Nudge (C52)."""
        self.limit = action_limit(pos, self.color, NONE if self.card == NONE else CARD_DECK[self.card])
        self.at = "acting"
        return self.acting(pos, None)

    def acting(self, pos: PaxPosition, child: Step | None) -> Outcome:
        if unturned(pos):
            return FlipAll()
        left = self.limit - self.used.bit_count()
        if left <= 0 or all(cannot_act(pos, self, action) for action in self.icons()):
            self.at = "end"
            return self.finish(pos)
        return self.question(min(left, len(self.icons()) - self.used.bit_count()))

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        icons = self.icons()
        offer.each(ACT, icons, icons, cannot_act, self)
        offer.one(SELL_CARD, cannot_sell_now, self)
        offer.one(DONE_OPTION, cannot_stop, self)

    def act(self, pos: PaxPosition, action_id: str) -> Step:
        action = ACTION_NUMBER[action_id]
        self.used |= 1 << action
        pos.tell("action", SECTION[action], COLORS[self.color], action_id)
        if ANCHORS[action]:
            self.anchor()
        return perform(action, self.color, self.card)

    def anchor(self) -> None:
        """D3d: the played card goes into a Slot."""

    def sell_card(self, pos: PaxPosition) -> Step:
        return SellCard(self.color)

    def done(self, pos: PaxPosition) -> None:
        self.finish(pos)
        self.at = "end"


def cannot_act(pos: PaxPosition, step: Playing, action: int) -> Rule | None:
    """D3c, rosetta A4-A6: each icon once, with a legal target; those of a Haven by a Callow Figure."""
    if step.used >> action & 1:
        return ICON_USED
    if step.card == NONE and professional(pos, step.color):
        return NOT_CALLOW
    return FORBIDS[action](pos, step.color, step.card)


def cannot_stop(pos: PaxPosition, step: Playing) -> Rule | None:
    """C54: a Haven is not played for nothing; a Market Card may be (D3c)."""
    return HAVEN_UNUSED if step.card == NONE and not step.used else None


def cannot_sell_now(pos: PaxPosition, step: Playing) -> Rule | None:
    """R75: any time; yet not while the sale could leave a played Haven without an Action (C54)."""
    return cannot_stop(pos, step) or cannot_sell_any(pos, step.color)


@dataclass(eq=False)
class PlayCard(Playing):
    """D3a-d: a Market Card is revealed, nudges its player, is used for Actions, and is Discarded unless it was Anchored."""

    color: int
    card: int
    aside: tuple[int, ...]
    limit: int = 0
    used: int = 0

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        """D3b, R58: the Nudge is compulsory, but for a nudge_waiver."""
        if may_skip_nudge(pos, self.color, CARD_DECK[self.card]):
            self.at = "waiver"
            return self.waiver(pos, None)
        return self.nudged(pos)

    def waiver(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return Decision(self.color, "nudge", "B7f", (CARD_IDS[self.card],))

    def nudged(self, pos: PaxPosition) -> Outcome:
        self.at = "frozen"
        crisis = nudge(pos, self.color, CARD_NUDGE[self.card])
        return crisis if crisis is not None else self.frozen(pos, None)

    def icons(self) -> tuple[int, ...]:
        return CARD_ACTIONS[self.card]

    def question(self, left: int) -> Decision:
        return Decision(self.color, "card_action", "D3c", (CARD_IDS[self.card], left))

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        if self.at == "waiver":
            offer.one(NUDGE_OPTION)
            offer.one(SKIP_NUDGE)
        else:
            super().choices(pos, offer)

    def nudge(self, pos: PaxPosition) -> Step | None:
        self.at = "frozen"
        return nudge(pos, self.color, CARD_NUDGE[self.card])

    def skip_nudge(self, pos: PaxPosition) -> None:
        self.at = "frozen"
        pos.tell("nudge_skipped", "B7f", COLORS[self.color])

    def anchor(self) -> None:
        self.aside = ()

    def finish(self, pos: PaxPosition) -> Outcome:
        for card in self.aside:
            pos.discard_card(card)
            pos.tell("discarded", "D3d", CARD_IDS[card])
        self.aside = ()
        return DONE


@dataclass(eq=False)
class PlayHaven(Playing):
    """D3, rosetta A4: a Haven Card is revealed, used for Actions while its player is Callow, and shuffled in afterwards (C55)."""

    at = "frozen"
    color: int
    haven_aside: tuple[int, ...]
    card: int = NONE
    limit: int = 0
    used: int = 0

    def icons(self) -> tuple[int, ...]:
        return HAVEN_ACTIONS[self.haven_aside[0]]

    def question(self, left: int) -> Decision:
        return Decision(self.color, "haven_action", "D3c", (HAVEN_IDS[self.haven_aside[0]], left))

    def finish(self, pos: PaxPosition) -> Outcome:
        pos.haven_pool = tuple(sorted((*pos.haven_pool, *self.haven_aside)))
        pos.tell("haven_returned", "D3f", HAVEN_IDS[self.haven_aside[0]])
        self.haven_aside = ()
        return DONE
