"""A first liking for each option, without looking ahead (`Game.lean`): how a sensible player leans, in log-odds, question by question.

One function for each question that can be answered with some sense at a glance; the others are left alike. Needs `judgment_outlook`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.kernel.decision import Decision, Option
from rules.pax_hispanica.interdiction import StrikeYourColors, Voyage
from rules.pax_hispanica.judgment_moment import chest_worth
from rules.pax_hispanica.judgment_outlook import CRISIS, DECK_WORTH, IN_HAND, MONEY, Outlook
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import (
    ACTION_NUMBER,
    AREA_TRIBES,
    CALLOW,
    CARD_NUMBER,
    COLONY_LAND,
    COLOR_NUMBER,
    DECK_NUMBER,
    FIRST_TRIBE,
    HAVEN_ACTIONS,
    HAVEN_NUMBER,
    HOME_DISTANCE,
    LANDS,
    NONE,
    SEA_COLONIES,
    SEA_NUMBER,
    SITE_AREA,
    SITE_NUMBER,
    SPACE_NUMBER,
)
from rules.pax_hispanica.treasure import cannot_load_chest, cannot_load_relic

SHARP = 6.0
"""By how much a difference of worth (log-odds of winning) sharpens a liking: he who leans is no more certain than that."""
SALE, NEEDLESS, STOP, UNUSUAL = 0.08, -0.3, -0.02, -0.2
"""What a dollar for a card is worth at a glance, selling in the middle of something, ending it early, and what is seldom done."""
FOR_A_CARD = 0.7
"""What one pays of the worth of a card, and what an auction of one's own is worth."""

Leaning = Callable[[PaxPosition, Decision, Outlook, Sequence[Option]], list[float]]


def lean(pos: PaxPosition, decision: Decision) -> list[float] | None:
    """The likings of the options of a player's decision, or None where nothing speaks for any."""
    leaning = LEANINGS.get(decision.ask)
    if leaning is None or not decision.options:
        return None
    return leaning(pos, decision, Outlook(pos, decision.seat), decision.options)


# -- the auction year


def _auction_turn(pos: PaxPosition, decision: Decision, out: Outlook, options: Sequence[Option]) -> list[float]:
    found = []
    for option in options:
        verb = option[0]
        if verb == "auction":
            worth = FOR_A_CARD * out.card(pos.faceup[DECK_NUMBER[option[1]]])
        elif verb == "professional_draw":
            worth = 0.15 + 0.25 * pos.reach(out.seat)
        elif verb == "debauchery":
            worth = 0.2 if CALLOW[out.space] else -0.3
        else:
            worth = FOR_A_CARD * DECK_WORTH[DECK_NUMBER[option[1]]]
        found.append(SHARP * worth)
    return found


def _bid(pos: PaxPosition, decision: Decision, out: Outlook, options: Sequence[Option]) -> list[float]:
    """About what the card is worth in dollars; not all the money, and seldom more."""
    deck = DECK_NUMBER[decision.args[0]]
    worth = out.card(pos.faceup[deck]) if decision.ask == "bid" else DECK_WORTH[deck]
    have = pos.dollars[out.seat]
    fair = 0
    while fair < have and MONEY[have] - MONEY[have - fair - 1] < FOR_A_CARD * worth:
        fair += 1
    return [-0.6 * abs(option[1] - fair) for option in options]


# -- the play year


def _play_turn(pos: PaxPosition, decision: Decision, out: Outlook, options: Sequence[Option]) -> list[float]:
    found = []
    for option in options:
        verb = option[0]
        if verb == "play":
            worth = out.played(CARD_NUMBER[option[1]])
            if worth > 0.0:
                worth *= 2 * (1 - IN_HAND)
        elif verb == "play_haven":
            worth = out.actions(NONE, HAVEN_ACTIONS[HAVEN_NUMBER[option[1]]], out.space, pos.sway(out.seat)) - 0.05
        elif verb == "sell":
            worth = SALE - out.card(CARD_NUMBER[option[1]])
        elif verb == "end_turn":
            worth = 0.0
        else:
            worth = UNUSUAL
        found.append(SHARP * worth)
    return found


def _card_action(pos: PaxPosition, decision: Decision, out: Outlook, options: Sequence[Option]) -> list[float]:
    card = CARD_NUMBER.get(decision.args[0], NONE)
    found = []
    for option in options:
        if option[0] == "act":
            worth = out.actions(card, (ACTION_NUMBER[option[1]],), out.space, 1)
        else:
            worth = STOP if option[0] == "done" else NEEDLESS
        found.append(SHARP * worth)
    return found


def _hand_limit(pos: PaxPosition, decision: Decision, out: Outlook, options: Sequence[Option]) -> list[float]:
    found = []
    for option in options:
        if option[0] == "discard_haven":
            worth = SALE
        else:
            worth = out.card(CARD_NUMBER[option[1]]) - (SALE if option[0] == "sell" else 0.0)
        found.append(-SHARP * worth)
    return found


def _spaces(pos: PaxPosition, decision: Decision, out: Outlook, options: Sequence[Option]) -> list[float]:
    """Questions that move the Figure, or offer to pay instead."""
    found = []
    for option in options:
        if len(option) == 2:
            worth = out.moved(SPACE_NUMBER[option[1]])
        else:
            worth = CRISIS if option[0] == "pay_crisis" else NEEDLESS
        found.append(SHARP * worth)
    return found


def _disk(pos: PaxPosition, decision: Decision, out: Outlook, options: Sequence[Option]) -> list[float]:
    """Where Labor can be found, and no Rebel stands; a fort only where there is nothing to found."""
    found = []
    for option in options:
        land = COLONY_LAND[SITE_NUMBER[option[1]]]
        liking = 1.0 if any(pos.tribe[t] != NONE for t in AREA_TRIBES[land]) else 0.0
        found.append((liking if not pos.rebel[land] else liking - 1.0) + (0.0 if option[0] == "found" else -3.0))
    return found


def _bible(pos: PaxPosition, decision: Decision, out: Outlook, options: Sequence[Option]) -> list[float]:
    """Nobody kidnaps in a wilderness; in a land zone a Rebel keeps the token from counting."""
    found = []
    for option in options:
        area = SITE_AREA[SITE_NUMBER[option[1]]]
        found.append(1.0 if area >= len(LANDS) else -0.5 if pos.rebel[area] else 0.0)
    return found


def _literacy(pos: PaxPosition, decision: Decision, out: Outlook, options: Sequence[Option]) -> list[float]:
    return [2.0 if pos.bible[SITE_NUMBER[option[1]] - FIRST_TRIBE] == out.seat else -2.0 for option in options]


def _labor_for(pos: PaxPosition, decision: Decision, out: Outlook, options: Sequence[Option]) -> list[float]:
    """Slave Trade and Voodoo: for own Colonies."""
    return [
        2.0 if option[0] != "summon" and pos.disk[SITE_NUMBER[option[-1]]] == out.seat else 0.0 if option[0] == "summon" else -1.0
        for option in options
    ]


def _against(pos: PaxPosition, decision: Decision, out: Outlook, options: Sequence[Option]) -> list[float]:
    """Revolts and Taxes: not against oneself, and where the Rebel stands beside no own token."""
    found = []
    for option in options:
        site = SITE_NUMBER[option[1]]
        area = SITE_AREA[site]
        mine = site < FIRST_TRIBE and pos.disk[site] == out.seat
        fresh = area < len(LANDS) and not pos.rebel[area]
        liking = (-2.0 if mine else 0.0) + (0.6 if fresh and out.tax > 0.05 else 0.0)
        if fresh and any(pos.bible[t] == out.seat for t in AREA_TRIBES[area]):
            liking -= 0.5
        found.append(liking)
    return found


def _apostasy(pos: PaxPosition, decision: Decision, out: Outlook, options: Sequence[Option]) -> list[float]:
    """Whoever is nearest to a victory; rather a Peerage than Ships."""
    found = []
    for option in options:
        foe = Outlook(pos, COLOR_NUMBER[option[1]])
        found.append(foe.here + (0.5 if option[0] == "apostasy_peerage" else 0.0))
    return found


def _relic(pos: PaxPosition, decision: Decision, out: Outlook, options: Sequence[Option]) -> list[float]:
    return [0.0 if option[0] == "no_relic" else 1.0 if pos.disk[SITE_NUMBER[option[1]]] == out.seat else -0.5 for option in options]


# -- the sail year


def _placing(pos: PaxPosition, decision: Decision, out: Outlook, options: Sequence[Option]) -> list[float]:
    seat, worth = out.seat, SHARP * chest_worth(pos, out)
    found = []
    for option in options:
        if option[0] != "place":
            found.append(0.5)
            continue
        zone = SEA_NUMBER[option[1]]
        liking = -1.0
        room = pos.room(seat)
        for n in SEA_COLONIES[zone]:
            if room and pos.chest[n] and cannot_load_chest(pos, seat, n) is None:
                liking += 0.5 + worth
                room -= 1
            if pos.relic[n] and cannot_load_relic(pos, seat, n) is None:
                liking += 2.0 + SHARP * out.title
        found.append(liking - 0.1 * HOME_DISTANCE[zone])
    return found


_AT_SEA = {
    "load_chest": 3.0,
    "load_relic": 4.0,
    "dig": 3.0,
    "lift_chest": 3.0,
    "lift_relic": 4.0,
    "home": 2.5,
    "end_sail": 0.5,
    "bury": -1.5,
    "attack": -0.5,
    "emigrate": -1.5,
}


def _sail(pos: PaxPosition, decision: Decision, out: Outlook, options: Sequence[Option]) -> list[float]:
    seat, step = out.seat, pos.agenda[-1]
    zone = step.zone if isinstance(step, Voyage) else NONE
    laden = pos.treasure(seat)
    found = []
    for option in options:
        verb = option[0]
        if verb == "sail":
            liking = 1.2 * (HOME_DISTANCE[zone] - HOME_DISTANCE[SEA_NUMBER[option[1]]]) if laden and zone >= 0 else -0.5
        elif verb == "deliver":
            liking = 3.0 if pos.disk[SITE_NUMBER[option[2]]] == seat else 1.0
        elif verb == "enslave":
            liking = 0.5 if any(d == seat and m == NONE for d, m in zip(pos.disk, pos.labor, strict=True)) else -2.0
        else:
            liking = _AT_SEA[verb]
        found.append(liking)
    return found


def _interdict(pos: PaxPosition, decision: Decision, out: Outlook, options: Sequence[Option]) -> list[float]:
    step = pos.agenda[-1]
    prey = step.prey if isinstance(step, StrikeYourColors) else NONE
    worth = pos.hold_chests[prey] + 2 * pos.hold_relics[prey] if prey != NONE else 0
    strong = len(pos.ships[out.seat]) - len(pos.ships[prey])
    strike = 0.5 + 0.5 * worth + 0.5 * strong if worth else -1.5
    return [strike if option[0] == "strike" else 0.3 if option[0] == "pass" else -0.5 for option in options]


_FIXED: dict[str, dict[str, float]] = {
    "surrender": {"fight": 1.0, "surrender": -0.5},
    "tribute": {"fight": 0.5},
    "sink_plunder": {"sink": 1.0, "done": 0.0},
    "deal": {"accept": -0.5, "refuse": 0.5},
    "deal_with_promise": {"accept": -0.5, "refuse": 0.5},
    "black_market": {"done": 0.0, "black_market_card": -0.5, "black_market_haven": 0.3},
    "nudge": {"nudge": 0.0, "skip_nudge": 0.0},
}
"""What is liked by its verb alone; an amount of dollars costs a liking of its own."""


def _fixed(pos: PaxPosition, decision: Decision, out: Outlook, options: Sequence[Option]) -> list[float]:
    likings = _FIXED[decision.ask]
    return [likings[option[0]] if option[0] in likings else -0.4 * option[1] for option in options]


LEANINGS: dict[str, Leaning] = {
    **dict.fromkeys(_FIXED, _fixed),
    "auction_turn": _auction_turn,
    "bid": _bid,
    "bid_buried": _bid,
    "play_turn": _play_turn,
    "card_action": _card_action,
    "haven_action": _card_action,
    "hand_limit": _hand_limit,
    "sell_card": _hand_limit,
    "midlife_crisis": _spaces,
    "debauchery": _spaces,
    "sword_fight": _spaces,
    "peninsular_marriage": _spaces,
    "disk": _disk,
    "bible": _bible,
    "literacy": _literacy,
    "slave_trade": _labor_for,
    "voodoo": _labor_for,
    "slave_revolt": _against,
    "tax": _against,
    "apostasy": _apostasy,
    "relic": _relic,
    "sail_or_scout": _placing,
    "sail": _sail,
    "homeward": _sail,
    "interdict": _interdict,
}
