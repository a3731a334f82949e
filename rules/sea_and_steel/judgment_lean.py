"""What a side would choose in Sea & Steel at first sight (see `Game.lean`): habits, cheap enough for every choice of a playout."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.kernel.decision import Decision, Option
from rules.sea_and_steel.combat import hits
from rules.sea_and_steel.judgment import CARD_SOLDIERS, NEEDS_ROOM, TROOP, clock, prizes, room
from rules.sea_and_steel.judgment_aims import CLERKS, FIGHTS, WORTH, cell, gain, harm, strikers, worth
from rules.sea_and_steel.judgment_odds import ground_of
from rules.sea_and_steel.judgment_threats import STRONGEST
from rules.sea_and_steel.raid import AGAIN
from rules.sea_and_steel.state import SeaPosition, Stack
from rules.sea_and_steel.tables import (
    ATTACK,
    CLASS,
    DEFENSE,
    GOLD,
    INDIGENOUS,
    NEXT,
    PIECE_NUMBER,
    ROYAL_MAX,
    SETTLER,
    SIDE_IDS,
    SPANISH,
    STACK,
    units,
)

Habit = Callable[[SeaPosition, Decision, Sequence[Option]], list[float]]
VP = 2.0
"""The log-odds by which an option is liked for a VP it may bring."""
LOSS = 3.0
"""And for a Foot soldier it costs."""
ACTION = {"citadel": 1.5, "palisade": -0.5, "activate": 2.0, "decline": -1.0}
GARRISON = -2.0
"""To leave an area to nobody."""
DONE = {"activation": -1.5, "march": 0.0, "assign": -4.0, "assign_tribe": -4.0, "notaries": -2.0, "build_more": 0.0}
STAY_HOME = -0.7
"""Settlers who move for nothing."""
RAID = (-0.3, 0.4)
"""A Raid, by side."""
TOGETHER = 0.2
"""To join an own stack, for each step of the room there."""
STANDS = 4.0
"""How much the odds of a combat say about standing it."""
FAIR = 0.4
REROLL = 0.4
"""What it costs to use Divine Grace or Yaya at all."""
RAID_DIE = (2.0, 2.0, 1.2, 0.0, 0.0, -1.0)
"""What a die of a Raid is worth, in hits."""
NO_ROOM = 0.5
"""How much an Event that needs room in own areas is disliked for each Unit without any."""


def lean(pos: SeaPosition, decision: Decision) -> list[float] | None:
    """See `Game.lean`."""
    habit, options = HABITS.get(decision.ask), decision.options
    if habit is None or not options:
        return None
    return habit(pos, decision, options)


def loss(piece: int) -> float:
    """What one step of a piece is worth, in Foot soldiers."""
    return WORTH[piece] if piece & 1 else WORTH[piece] - WORTH[piece + 1]


# -- impulses


def impulse(pos: SeaPosition, decision: Decision, options: Sequence[Option]) -> list[float]:
    spain = decision.seat == SPANISH
    prize = [] if spain else prizes(pos, *clock(pos))
    found = []
    for option in options:
        liking = ACTION[option[0]]
        if option[0] == "activate":
            area = option[1]
            if spain:
                stack = pos.spanish[area]
                liking = worth(strikers(stack)) + max(units(stack) - STACK, 0) - 0.5
            else:
                liking = -0.5
                stack = tuple(sorted(pos.indigenous[area], key=STRONGEST))
                for near in NEXT[area]:
                    if pos.spanish[near] or pos.citadel[near]:
                        liking += VP * harm((), stack[:STACK], pos.spanish[near], ground_of(pos, near), prize[near], TROOP[pos.turn])
        found.append(liking)
    return found


def march(pos: SeaPosition, decision: Decision, options: Sequence[Option]) -> list[float]:
    side = decision.seat
    force = pos.force(side)
    found = []
    for option in options:
        verb = option[0]
        if verb == "move":
            piece, stack = PIECE_NUMBER[option[2]], force[option[1]]
            if side == INDIGENOUS:
                found.append(0.4 - 0.3 * option[3])
            elif len(stack) == 1 and not pos.citadel[option[1]]:
                found.append(GARRISON)
            elif CLASS[piece] == SETTLER:
                found.append(0.5 if piece in CLERKS and not pos.parchment[option[1]] and any(pos.parchment) else STAY_HOME)
            else:
                found.append(1.0 - 0.7 * option[3])
        elif verb == "raid":
            found.append(RAID[side])
        else:
            found.append(DONE.get(decision.ask, 0.0))
    return found


def destination(pos: SeaPosition, decision: Decision, options: Sequence[Option]) -> list[float]:
    piece, origin, side = PIECE_NUMBER[decision.args[0]], decision.args[1], decision.seat
    fellows = [p for p in pos.force(side)[origin] if FIGHTS[p]]
    if piece in fellows:
        fellows.remove(piece)
    coming = (piece, *sorted(fellows, key=STRONGEST)[: STACK - 1])
    return places(pos, side, piece, coming, options)


def places(pos: SeaPosition, side: int, piece: int, coming: Stack, options: Sequence[Option]) -> list[float]:
    """How a piece, with those that could come along, likes the areas that options name."""
    prize, troop = prizes(pos, *clock(pos)), TROOP[pos.turn]
    spanish, indigenous = pos.spanish, pos.indigenous
    found = []
    for option in options:
        area = option[1]
        mine, theirs = spanish[area], indigenous[area]
        if side == INDIGENOUS:
            if mine or pos.citadel[area]:
                found.append(VP * harm(theirs, coming, mine, ground_of(pos, area), prize[area], troop) - 0.5)
            else:
                found.append(TOGETHER * len(theirs))
        elif mine and not theirs:
            found.append(VP if piece in CLERKS and pos.parchment[area] else 0.0 if FIGHTS[piece] else TOGETHER)
        elif FIGHTS[piece] or not theirs:
            brings, size = gain(mine, coming, theirs, ground_of(pos, area), prize[area], troop, troop)
            found.append(VP * brings / size)
        else:
            found.append(0.5 if mine and piece in CLERKS and pos.parchment[area] else -2.0)
    return found


def company(pos: SeaPosition, decision: Decision, options: Sequence[Option]) -> list[float]:
    return [WORTH[PIECE_NUMBER[o[2]]] if o[0] == "along" else 0.0 for o in options]


def payment(pos: SeaPosition, decision: Decision, options: Sequence[Option]) -> list[float]:
    return [-LOSS * loss(PIECE_NUMBER[o[-2] if o[0] == "pay" else o[1]]) for o in options]


def raid_again(pos: SeaPosition, decision: Decision, options: Sequence[Option]) -> list[float]:
    return [0.3 if o == AGAIN else 0.0 for o in options]


def build_more(pos: SeaPosition, decision: Decision, options: Sequence[Option]) -> list[float]:
    prize = prizes(pos, *clock(pos))
    return [0.0 if o[0] == "done" else prize[o[1]] if o[0] == "palisade" else 1.5 for o in options]


# -- combat


def assign(pos: SeaPosition, decision: Decision, options: Sequence[Option]) -> list[float]:
    shown = {"done": DONE["assign"], "assign_all": 4.0}
    return [shown[o[0]] if o[0] in shown else 0.7 * (ATTACK[PIECE_NUMBER[o[1]]] + DEFENSE[PIECE_NUMBER[o[1]]]) for o in options]


def own_loss(pos: SeaPosition, decision: Decision, options: Sequence[Option]) -> list[float]:
    return [-LOSS * loss(PIECE_NUMBER[o[1]]) for o in options]


def their_loss(pos: SeaPosition, decision: Decision, options: Sequence[Option]) -> list[float]:
    return [LOSS * loss(PIECE_NUMBER[o[1]]) for o in options]


def card_loss(pos: SeaPosition, decision: Decision, options: Sequence[Option]) -> list[float]:
    """Units that a card takes from a side, at somebody's choice."""
    side = SIDE_IDS.index(decision.args[0])
    sign = -1.0 if side == decision.seat else 1.0
    prize, force = prizes(pos, *clock(pos)), pos.force(side)
    found = []
    for verb, area, name in options:
        piece = PIECE_NUMBER[name]
        gone = verb == "remove" or piece & 1
        alone = gone and side == SPANISH and len(force[area]) == 1 and not pos.citadel[area]
        found.append(sign * (LOSS * (WORTH[piece] if gone else loss(piece)) + (VP * prize[area] if alone else 0.0)))
    return found


def withdraw(pos: SeaPosition, decision: Decision, options: Sequence[Option]) -> list[float]:
    area = decision.args[0]
    held = cell(pos.spanish[area], pos.indigenous[area], ground_of(pos, area)).held
    mine = held if decision.seat == SPANISH else 1.0 - held
    return [STANDS * (mine - FAIR) if o[0] == "stand" else 0.0 for o in options]


def grace(pos: SeaPosition, decision: Decision, options: Sequence[Option]) -> list[float]:
    """Divine Grace or Yaya: what a change of the dice can be expected to bring, in hits."""
    purpose, _, dice, factors = decision.args
    if purpose == "gold":
        table = GOLD[pos.fate]
        shown = [float(table[d - 1] if 0 < pos.royal_support < ROYAL_MAX else 0) for d in dice]
        mean = [sum(table) / len(table)] * len(dice)
        lowered = [float(table[max(d - 2, 0)]) for d in dice]
    elif purpose == "raid" or len(factors) != len(dice):
        shown, mean, lowered = [RAID_DIE[d - 1] for d in dice], [0.7] * len(dice), [RAID_DIE[max(d - 2, 0)] for d in dice]
    else:
        shown = [float(hits((d,), (f,))) for d, f in zip(dice, factors, strict=True)]
        mean = [min(f, 5) / 6 for f in factors]
        lowered = [float(hits((d - 1,), (f,))) for d, f in zip(dice, factors, strict=True)]
    found = []
    for option in options:
        if option[0] == "keep":
            found.append(0.0)
        elif option[0] == "lower":
            n = option[1] - 1
            found.append(VP * (lowered[n] - shown[n] - REROLL))
        else:
            found.append(VP * (sum(mean[n - 1] - shown[n - 1] for n in option[1]) - REROLL))
    return found


# -- cards, arrivals, reinforcements


def event(pos: SeaPosition, decision: Decision, options: Sequence[Option]) -> list[float]:
    return [0.5 * CARD_SOLDIERS[o[1]] - NO_ROOM * max(NEEDS_ROOM.get(o[1], 0) - room(pos, o[1]), 0) for o in options]


def reinforcement(pos: SeaPosition, decision: Decision, options: Sequence[Option]) -> list[float]:
    found = []
    for option in options:
        if option[0] == "reinforce":
            found.append(DRAW[option[1]])
        elif option[0] == "flip":
            found.append(LOSS * (WORTH[PIECE_NUMBER[option[2]] - 1] - WORTH[PIECE_NUMBER[option[2]]]))
        else:
            found.append(2.0 if option[0] == "release" else -4.0)
    return found


DRAW = {"soldier": 2.5, "settler": 0.7, "caribe": 1.9, "taino": 1.2, "rebel": 2.5}


def place(pos: SeaPosition, decision: Decision, options: Sequence[Option]) -> list[float]:
    found = []
    for option in options:
        piece = PIECE_NUMBER[option[2]]
        found += places(pos, decision.seat, piece, (piece,), (option,))
    return found


def landing(pos: SeaPosition, decision: Decision, options: Sequence[Option]) -> list[float]:
    """All Units of a card in one area: against whom they can hold it, and for what."""
    prize = prizes(pos, *clock(pos))
    if decision.seat == SPANISH:
        return [prize[o[1]] * (0.5 if pos.spanish[o[1]] else 1.0) - 0.3 * worth(pos.indigenous[o[1]]) for o in options]
    return [prize[o[1]] - 0.4 * worth(pos.spanish[o[1]]) if pos.spanish[o[1]] else 0.0 for o in options]


def notaries(pos: SeaPosition, decision: Decision, options: Sequence[Option]) -> list[float]:
    return [1.5 if o[0] == "notary" else DONE["notaries"] for o in options]


def targets(pos: SeaPosition, decision: Decision, options: Sequence[Option]) -> list[float]:
    """Areas where a card does something to the Indigenous side."""
    return [len(pos.indigenous[o[1]]) + worth(pos.indigenous[o[1]]) if o[0] == "choose_area" else -0.5 for o in options]


HABITS: dict[str, Habit] = {
    **dict.fromkeys(("impulse", "first_activation"), impulse),
    **dict.fromkeys(("activation", "march", "free_move"), march),
    **dict.fromkeys(("assign", "assign_tribe"), assign),
    **dict.fromkeys(("hits", "hits_tribe", "raid_loss"), own_loss),
    **dict.fromkeys(("remove", "reduce"), card_loss),
    **dict.fromkeys(("place", "reinforce_place"), place),
    **dict.fromkeys(("target", "targets"), targets),
    "destination": destination,
    "company": company,
    "payment": payment,
    "raid_mark": their_loss,
    "raid_again": raid_again,
    "build_more": build_more,
    "withdraw": withdraw,
    "grace": grace,
    "event": event,
    "reinforcement": reinforcement,
    "landing": landing,
    "notaries": notaries,
}
"""By question."""
