"""How a side stands in Sea & Steel: what computer seats are told (see `Game.weigh`).

All is counted in VP of the end (4.6) and turned into log-odds by `STAKE`, more of them the nearer the end. What both sides fight for is
half the merit of the one and half the fault of the other; everything else counts for the side whose it is. What is under way counts by
what it is likely to bring: a combat by its odds (`judgment_odds`), a march by what is within its reach (`judgment_aims`), Units that are
being drawn by what they are worth.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

from rules.kernel.step import Step
from rules.sea_and_steel.arrivals import Arrive, arrival_areas, soldiers
from rules.sea_and_steel.combat import DICE, Combat
from rules.sea_and_steel.dice import Draw
from rules.sea_and_steel.events import EventPhase, PlayEvent
from rules.sea_and_steel.fate import FatePhase
from rules.sea_and_steel.impulse import Activation, Half
from rules.sea_and_steel.judgment_aims import FIGHTS, MEAN_WORTH, WORTH, cell, indigenous_march, spanish_march, worth
from rules.sea_and_steel.judgment_answer import cost
from rules.sea_and_steel.judgment_hunt import NATIVE, raised, spur, wiped_out
from rules.sea_and_steel.judgment_odds import ground_of, odds, refuge, struck
from rules.sea_and_steel.judgment_threats import around, threat
from rules.sea_and_steel.movement import March
from rules.sea_and_steel.moving import Moving
from rules.sea_and_steel.nitayno_deploy import NitaynoArrive
from rules.sea_and_steel.nitayno_impulse import NitaynoHalf
from rules.sea_and_steel.ops import OPS
from rules.sea_and_steel.reinforcement import Reinforcement
from rules.sea_and_steel.sequence import Turns, phases
from rules.sea_and_steel.state import SeaPosition, Stack
from rules.sea_and_steel.tables import (
    AREAS,
    BAG_NUMBER,
    BAG_SIDE,
    CAONABO,
    COLUMBUS,
    ELIMINATED,
    EVENT_CARDS,
    GOLD,
    IMPULSES,
    INDIGENOUS,
    JUNGLE,
    LAST,
    LEADER,
    NEXT,
    NONE,
    NOTARY,
    PAWN,
    ROYAL_MAX,
    ROYAL_SOLDIERS,
    SPANISH,
    TWO_VP,
    units,
)
from rules.sea_and_steel.victory import GOVERNOR, LAST_TURN, VICEROY

MERITS = (
    *("land", "combat", "threats", "aims", "march", "troops", "parchments", "forts", "support", "leaders", "grace", "cards"),
    *("survival", "hunt", "time"),
)
"""What `weigh` counts, in this order."""
LAND, COMBAT, THREATS, AIMS, MARCH, TROOPS, PARCHMENTS, FORTS, SUPPORT, LEADERS, GRACE, CARDS, SURVIVAL, HUNT, TIME = range(len(MERITS))

# -- weights: VP of the end, by the turn where it matters
#
# The SUPPORT weights follow a ridge regression of the final VP on the merits, over 2006 positions of 49 games of a seat that looks one
# choice ahead. REDUCED, SETTLER_WORTH, RAIDED, AIM, FOLLOW, COVERED, FOUND, CITADEL_COUNT and the LATER weights, and TIRING, GUARD and
# ENOUGH of judgment_aims, were moved by what some 800 games of a deckhand against the Nitayno showed in which all weights were drawn anew
# for each: small steps, each within the noise. HOLD and TROOP, whose proportion matters most, were moved by what a half brought in the end
# (the final VP regressed on what each merit was before a half and on how the half changed it, 180 games): what was gained in land on turns
# 4 and 5 brought a quarter to a half of what it was counted for, what was gained in troops twice as much. With HOLD_SOLO a deckhand won 70
# of 118 games against the Nitayno, with HOLD 25 of 45, once combats were counted as the Nitayno fights them. PAR is what was judged, less
# the VP over 14.5 that the games had in the end (49 games). The rest is by sense. STAKE fitted by logistic regression (0.1 to 1.1 over the
# turns) played worse; so did Settlers worth a half more, and Indigenous troops worth a half less, which regression seems to say.

STAKE = (0.5, 0.5, 0.5, 0.55, 0.6, 0.75, 1.0, 1.6)
"""Log-odds of a VP, by the turn that begins; in between in proportion (`clock`)."""
PAR = (4.5, 4.5, 6.0, 8.5, 11.0, 13.0, 14.7, 15.7)
"""As many VP, all counted, make an even game."""
HOLD = (0.34, 0.34, 0.34, 0.34, 0.34, 0.45, 0.8, 1.0)
"""How much of what an area brings now is likely to be there in the end."""
HOLD_SOLO = (0.1, 0.1, 0.12, 0.2, 0.3, 0.45, 0.8, 1.0)
"""The same against the Nitayno: who holds less early on has more to strike with."""
TROOP = (0.72, 0.72, 0.7, 0.68, 0.66, 0.62, 0.42, 0.02)
"""A Foot soldier."""
REPLY, REPLY_LAST = 0.3, 0.8
"""What the Nitayno's next half, besides what `judgment_answer` tells of it, and what comes between two turns are likely to cost Spain."""
RISK, RISK_LAST = 0.13, (0.0, 0.09, 0.16)
"""How much of what could be taken from Spain is counted as lost; on the last turn by the halves left to take it."""
LATER, LATER_LAST = 0.08, (0.0, 0.035, 0.065)
"""The same against the Nitayno, beyond his next half."""
NEXT_HALF, BETWEEN, NEXT_TURN, LAST_CARD = 1.0, 0.7, 0.5, 0.5
"""How much counts of what the Nitayno's next half is likely to cost: while Spain can still do something about it in this half; where a half
of Spain lies between; where a turn ends before; and on turn 6, where a card may take the place of his last half (5.3.5)."""
RAIDED = 0.42
"""How likely a Raid is to empty an area where one Unit stands, compared with an attack that is sure to win."""
AIM = 0.042
"""How much of what the strongest Spanish stack could take is counted, for impulses to come."""
FOLLOW = 0.65
"""How much of what a march can still do is counted as done."""
COVERED = 0.05
"""A Parchment in a Spanish area, as a part of the VP that may yet be read there."""
READ = (0.35, 0.35, 0.35, 0.35, 0.35, 0.3, 0.1, 0.0)
"""A Parchment that has been read, whoever holds the area now, besides the VP of holding it."""
CLERK_OPENED, CLERK_THERE, CLERK = 0.95, 0.45, 0.25
"""How much of what it brings to read a Parchment counts with a Notary beside it who can read in this half and leave somebody, with another,
and for a Notary who could still go to one."""
FOUND = 0.6
"""Gold that is still searched for, beside what it is likely to bring."""
CITADEL_LAND = 0.4
"""The land under a Citadel counts for more: it falls with it."""
FORT = 0.12
NO_CITADEL = (0.0, 0.6, 0.6, 0.65, 0.7, 0.8, 0.95)
"""How likely Spain without a Citadel ends without one, by the turn."""
CITADEL_SITE, CITADEL_PAWN = 0.5, 0.2
"""How much of that a Pawn in a Palisade makes good, and a Pawn where one can be built."""
CITADEL_COUNT = (0.0, 0.08, 0.24, 0.72)
"""The way to the third Citadel, while Royal Support does not bring the same VP."""
SUPPORT_VP = (-1.1, -0.8, -0.45, -0.15, 0.05, 0.25, 0.5, 0.75, 1.0, 1.15, 1.25)
"""What Royal Support is likely to bring in the end."""
SUPPORT_SOLDIER = 0.2
"""A Soldier more or less in each Event to come."""
SOLDIERS = tuple(sum(ROYAL_SOLDIERS[min(max(n + d, 0), ROYAL_MAX)] for d in (-1, 0, 1)) / 3 for n in range(ROYAL_MAX + 1))
"""How many more or less, by Royal Support now: it seldom stays where it is."""
COLUMBUS_VP = 0.3
CAONABO_VP = 0.1
SONS_VP = 0.3
GRACE_VP = 0.2
CARD = 0.6
"""An Event card for each Foot soldier it is like (`CARD_SOLDIERS`)."""
KEPT = 0.85
"""What is left of that while it stays in the hand."""
CARD_SOLDIERS = dict(enumerate((3.0, 3.5, 2.0, 3.5, 3.0, 2.5, 4.5, 3.0, 7.5, 3.0, 4.0, 2.5, 2.5, 4.5, 4.5, 3.5), 1))
NEEDS_ROOM = {
    n: sum(op["draw"].values())
    for n in EVENT_CARDS[SPANISH]
    for op in OPS[str(n)]
    if op["op"] == "arrive" and op["where"].get("own") and not op.get("enemy_ok")
}
"""Event cards whose Units need room in Spanish areas, and how many they are."""
ARRESTS = {n for n in EVENT_CARDS[SPANISH] for op in OPS[str(n)] if op["op"] == "leader" and op["do"] == "prison"}
"""Event cards that have Columbus arrested."""
EXPOSED = 7
"""With fewer pieces on the map Spain had better keep those cards: the other side's Event comes first (4.3.2 II) and may leave no area."""
IN_HAND = {card: KEPT * CARD * soldiers for card, soldiers in CARD_SOLDIERS.items()}
FEW = (3.0, 1.8, 1.1, 0.6, 0.3, 0.1)
"""What it costs a side to have so few pieces left (4.6 a)."""
ALL_FIVE = 0.5
"""Level II: each 2VP area more, for Spain needs all of them (5.4)."""
DIE_LEFT_OUT = 0.4
"""A fighter who could take part in this round and does not."""
SEARCHING = (Activation, PlayEvent, Reinforcement, FatePhase)
"""Steps at whose end Spain searches for gold in what it has gained since."""
WAITING = ("chosen", "after_card")
"""The Nitayno's half at the marker that says who acts."""
ROUND = ("assignment", "blows", "rolled")
TWO_VP_AREAS = tuple(a for a in AREAS if TWO_VP[a])
PLAIN = tuple(0.0 if not a else 2.0 if TWO_VP[a] else 1.0 for a in range(LAST + 1))


def weigh(pos: SeaPosition) -> tuple[list[float], list[float]]:
    """How Spain and the Indigenous side stand, each by MERITS."""
    turn, part, answer = when(pos)
    stake = STAKE[turn] + part * (STAKE[turn + 1] - STAKE[turn])
    hold = lasting(pos, turn, part)
    risk = RISK if pos.solo == NONE else LATER
    if part and turn == LAST_TURN:
        halves = pos.marker[INDIGENOUS] + waits(pos)
        risk = (RISK_LAST if pos.solo == NONE else LATER_LAST)[min(halves, len(RISK_LAST) - 1)]
    troop, prize = TROOP[turn] + part * (TROOP[turn + 1] - TROOP[turn]), prizes(pos, turn, part)
    spanish, indigenous = pos.spanish, pos.indigenous
    top = pos.agenda[-1]
    ours = theirs = 0.0
    if isinstance(top, Moving) and top.at != "picking":  # a piece is on its way and stands nowhere
        hand = (top.piece,) if top.mate == NONE else (top.piece, top.mate)
        if top.side == SPANISH:
            spanish = _without(spanish, top.origin, hand)
            ours = worth(hand)
        else:
            indigenous = _without(indigenous, top.origin, hand)
            theirs = worth(hand)
    fought, short = 0, 0.0
    for step in pos.agenda:
        if isinstance(step, Combat):
            fought = step.area
            spanish, indigenous, short = _struck(step, spanish, indigenous)
    grounds = tuple([ground_of(pos, a) if a else 0 for a in range(LAST + 1)])
    near = soon(pos) if pos.solo != NONE else 0.0
    stood = tuple(pos.spanish) if ours or fought else (), tuple(pos.indigenous) if theirs or fought else ()
    key = (
        *(tuple(spanish), tuple(indigenous), stood, grounds, tuple(prize), troop, risk, near),
        *(pos.fate, pos.anacaona, pos.excess[INDIGENOUS]),
    )
    known = _boards.get(key)
    if known is None:
        if len(_boards) >= BOARDS:
            _boards.clear()
        known = _boards[key] = _board(pos, spanish, indigenous, prize, grounds, troop, risk, near)
    spain, other = [0.0] * len(MERITS), [0.0] * len(MERITS)
    spain[LAND], other[LAND] = 0.5 * known.land, -0.5 * known.land
    contest = known.contest + (short if fought else 0.0)
    spain[COMBAT], other[COMBAT] = 0.5 * contest, -0.5 * contest
    spain[TROOPS], other[TROOPS] = troop * (ours + known.ours), troop * (theirs + known.theirs)
    spain[LEADERS] = COLUMBUS_VP if pos.leader_at[COLUMBUS] != ELIMINATED else 0.0
    other[LEADERS] = (SONS_VP if pos.sons else 0.0) + (CAONABO_VP if pos.leader_at[CAONABO] != ELIMINATED else 0.0)
    if pos.grace != NONE:
        (spain, other)[pos.grace][GRACE] = GRACE_VP * (0.5 if pos.grace_used else 1.0)
    spain[CARDS], other[CARDS] = troop * _cards(pos, SPANISH), troop * _cards(pos, INDIGENOUS)
    for found, few in ((spain, known.spaniards), (other, known.natives)):
        if few < len(FEW):
            found[SURVIVAL] = -FEW[few]
    spain[AIMS] = known.aims
    reads = READ[turn] + part * (READ[turn + 1] - READ[turn])
    brings = reads + hold * (1.0 - COVERED)
    ends = turn == LAST_TURN and part > 0.0 and not pos.marker[SPANISH]  # no half comes after this one
    spain[PARCHMENTS] = reads * (len(TWO_VP_AREAS) - sum(pos.parchment)) + _reading(pos, spanish, indigenous, grounds, brings, troop, ends)
    spain[FORTS] = _forts(pos)
    spain[SUPPORT] = support_worth(pos.royal_support, turn, pos.solo)
    spain[TIME] = -PAR[turn] - part * (PAR[turn + 1] - PAR[turn]) - answer
    other[THREATS] = known.threats
    hunt = chance = 0.0
    if pos.solo != NONE:
        left, hunters = (known.theirs + theirs) / NATIVE, known.ours + ours
        chance = wiped_out(pos, left, hunters)
        if isinstance(top, March) and top.side == SPANISH:
            hunt = spur(chance, wiped_out(pos, max(left - 1.0, 0.0), hunters), stake)
        other[SURVIVAL] = 0.0  # the chance counts in its place
    if isinstance(top, March):
        if top.side == SPANISH:
            way = key, hunt, tuple(pos.parchment), brings, top.open, top.moved, top.at, top.origin, top.piece
            ahead = _marches.get(way)
            if ahead is None:
                if len(_marches) >= BOARDS:
                    _marches.clear()
                ahead = _marches[way] = spanish_march(pos, top, spanish, indigenous, prize, troop, troop + hunt, risk, brings)
            spain[MARCH] = FOLLOW * ahead
        else:
            other[MARCH] = FOLLOW * indigenous_march(pos, top, spanish, indigenous, prize, troop)
    told = [stake * vp for vp in spain], [stake * vp for vp in other]
    if pos.solo != NONE:
        told[0][HUNT] = raised(told[0], told[1], chance)
    return told


class Board(NamedTuple):
    """What stands on the map, in VP and Foot soldiers; the Indigenous `threats`, the Spanish `aims`."""

    land: float
    contest: float
    ours: float
    theirs: float
    spaniards: int
    natives: int
    threats: float
    aims: float


BOARDS = 1 << 12
_boards: dict[tuple[object, ...], Board] = {}
_marches: dict[tuple[object, ...], float] = {}
"""Boards, and what Spanish marches can still reach on them, by all that they hang on: whoever looks ahead comes to the same ones again and
again."""


def _board(
    pos: SeaPosition,
    spanish: list[Stack],
    indigenous: list[Stack],
    prize: list[float],
    grounds: Sequence[int],
    troop: float,
    risk: float,
    near: float,
) -> Board:
    citadel = pos.citadel
    land = contest = strength = ours = theirs = 0.0
    spaniards = natives = 0
    spare: Stack = ()
    for area in AREAS:
        mine, against = spanish[area], indigenous[area]
        if not (mine or citadel[area]):
            if against:
                theirs += worth(against)
                natives += len(against)
            continue
        here = cell(mine, against, grounds[area])
        if against:
            contest += prize[area] * here.held
            theirs += here.indigenous
            natives += here.natives
        else:
            land += prize[area]
        ours += here.spanish
        spaniards += here.spaniards
        if here.strength > strength:
            spare, strength = here.spare, here.strength
    threats = near * cost(pos, prize, troop) if near else 0.0
    threats += risk * _threats(pos, spanish, indigenous, prize, grounds)
    return Board(land, contest, ours, theirs, spaniards, natives, threats, AIM * _reached(pos, spare, spanish, indigenous, prize, grounds))


def _reading(
    pos: SeaPosition, spanish: list[Stack], indigenous: list[Stack], grounds: Sequence[int], brings: float, troop: float, ends: bool
) -> float:
    """What the Parchments that Notaries can still read are likely to bring."""
    parchment = pos.parchment
    if not any(parchment):
        return 0.0
    found, clerks, alone, reach = 0.0, 0, sum(parchment), readable(pos)
    for area in AREAS:
        mine = spanish[area]
        if NOTARY in mine or NOTARY + 1 in mine:
            here = cell(mine, indigenous[area], grounds[area])
            if not parchment[area]:
                clerks += here.clerks
                continue
            alone -= 1
            if reach >> area & 1 and (here.spaniards > 1 or pos.citadel[area]):
                found += here.held * max(CLERK_OPENED * brings - troop * WORTH[NOTARY], 0.0)
            elif not ends:
                found += here.held * brings * CLERK_THERE
    if not ends:
        found += CLERK * brings * min(clerks, alone)
    return found


def readable(pos: SeaPosition) -> int:
    """A bit per area whose Parchment can be read before this half is over (4.4.3)."""
    found = 0
    for step in pos.agenda:
        if isinstance(step, Activation) and step.side == SPANISH:
            found |= step.reached
        elif isinstance(step, March) and step.side == SPANISH:
            found |= step.open
            for area in AREAS:
                if step.came[area]:
                    found |= 1 << area
    return found


def soon(pos: SeaPosition) -> float:
    """How much of what the Nitayno's next half is likely to cost counts: less where a half of Spain lies between, or the end of a turn.

    The same from the first choice of an affair to its end, else whoever is threatened would put that off.
    """
    turns, top, left = pos.agenda[0], pos.agenda[-1], pos.marker[INDIGENOUS]
    if isinstance(top, FatePhase) or not isinstance(turns, Turns) or pos.turn == 1:
        return NEXT_TURN
    if turns.phase < len(phases(pos)) - 1:
        return NEXT_HALF
    last = pos.turn == LAST_TURN
    if waits(pos):
        return NEXT_HALF * (LAST_CARD if last and not left else 1.0)
    if left and not isinstance(top, Half) and not any(isinstance(step, NitaynoHalf) for step in pos.agenda):
        return NEXT_HALF * (LAST_CARD if last and left == 1 else 1.0)
    if left:
        return BETWEEN
    return 0.0 if last else NEXT_TURN


def waits(pos: SeaPosition) -> bool:
    """Whether the Nitayno's half has begun and what he does in it is still open."""
    found = False
    for step in pos.agenda:
        if isinstance(step, NitaynoHalf):
            found = step.at in WAITING
        elif isinstance(step, Combat):
            return False  # of the card that takes the place of his last half
    return found


def lasting(pos: SeaPosition, turn: int, part: float) -> float:
    """HOLD or HOLD_SOLO now."""
    hold = HOLD if pos.solo == NONE else HOLD_SOLO
    return hold[turn] + part * (hold[turn + 1] - hold[turn])


def prizes(pos: SeaPosition, turn: int, part: float) -> list[float]:
    """What each area is worth to Spain: VP, what may be added to them there, what the end takes off for it (4.6, C137), and the gold that
    is searched for in one that is gained (4.4.1 C)."""
    hold = lasting(pos, turn, part)
    found = [hold * vp for vp in PLAIN]
    parchment = pos.parchment
    extra, covered = hold * ALL_FIVE if pos.solo == VICEROY else 0.0, hold * (COVERED - 1.0)
    for area in TWO_VP_AREAS:
        found[area] += extra + covered if parchment[area] else extra
    held = pos.held()
    for step in pos.agenda:
        if isinstance(step, SEARCHING):
            held = step.before
    found_there = FOUND * gold(pos.fate, pos.royal_support, turn, pos.solo)
    for area in AREAS:
        if pos.citadel[area]:
            found[area] += hold * CITADEL_LAND
        if not held >> area & 1:
            found[area] += found_there
    if pos.anacaona:
        found[pos.anacaona] += hold
    if pos.objective:
        found[pos.objective] += hold
    return found


@cache
def gold(fate: int, support: int, turn: int, solo: int) -> float:
    """What a Search for Gold is likely to bring, in VP (see `support_worth`); nothing while no Fate card is in play."""
    table, now = GOLD[fate], support_worth(support, turn, solo)
    return sum(support_worth(min(max(support + n, 0), ROYAL_MAX), turn, solo) - now for n in table) / max(len(table), 1)


def clock(pos: SeaPosition) -> tuple[int, float]:
    """The turn, and how much of its impulses is over."""
    turns = pos.agenda[0]
    if not isinstance(turns, Turns) or turns.phase < len(phases(pos)) - 1:
        return pos.turn, 0.0
    return pos.turn, 1.0 - (pos.marker[0] + pos.marker[1]) / (2 * max(IMPULSES[pos.fate], 1))


def when(pos: SeaPosition) -> tuple[int, float, float]:
    """The turn, how much of its impulses will be over when Spain is asked for its next half, and VP that what the Nitayno does until then
    is likely to cost: the same whether Spain is still at it or he is about to begin, else who is behind would put off the end of his half.
    """
    turn, part = clock(pos)
    top = pos.agenda[-1]
    if isinstance(top, FatePhase):
        return turn, part, REPLY_LAST if turn > 2 else 0.0  # no half was under way on turn 1
    answer, impulses = 0.0, max(IMPULSES[pos.fate], 1)
    for step in pos.agenda:
        if step.__class__ is Half and step is not top:
            part += (0.5 if pos.solo == NONE else 1.0) / impulses
            if pos.solo != NONE:
                answer = REPLY if pos.marker[SPANISH] else REPLY_LAST if turn < LAST_TURN else 0.0
        elif isinstance(step, NitaynoHalf):
            part += 0.5 / impulses
            answer = REPLY if waits(pos) else 0.0
    return turn, min(part, 1.0), answer


# -- what is under way


def _without(force: list[Stack], area: int, hand: Stack) -> list[Stack]:
    """The stacks of a side without what is on its way."""
    stack = list(force[area])
    for piece in hand:
        if piece in stack:
            stack.remove(piece)
    new = force[:]
    new[area] = tuple(stack)
    return new


def _struck(step: Combat, spanish: list[Stack], indigenous: list[Stack]) -> tuple[list[Stack], list[Stack], float]:
    """The stacks after the hits that are rolled and not yet taken, and what it brings Spain that fewer fight than could."""
    area = step.area
    attacker, defender = (spanish, indigenous) if step.attacker == SPANISH else (indigenous, spanish)
    short = 0.0
    if step.at in ROUND:
        for role, force in enumerate((attacker, defender)):
            if step.front[role] and (step.at != "assignment" or step.turn > role):
                out = min(sum([FIGHTS[p] for p in force[area]]), DICE) - len(step.front[role])
                if out > 0:
                    short += DIE_LEFT_OUT * out * (-1.0 if force is spanish else 1.0)
    if step.due[0] or step.due[1]:
        new = [attacker[:], defender[:]]
        for role in (0, 1):
            new[role][area] = struck(new[role][area], step.due[role])
        spanish, indigenous = new if step.attacker == SPANISH else new[::-1]
    return spanish, indigenous, short


def _threats(pos: SeaPosition, spanish: list[Stack], indigenous: list[Stack], prize: list[float], grounds: Sequence[int]) -> float:
    """What the stacks beside the Spanish areas could take of them, by the odds, or empty by a Raid where one Unit stands alone; of those
    fought for, if Spain wins them."""
    citadel, found = pos.citadel, 0.0
    for area in AREAS:
        mine = spanish[area]
        if mine or citadel[area]:
            taken = 0.0
            left, right = around(pos, spanish, indigenous, area)
            if left or right:
                taken = threat(mine, grounds[area], left, right)
            if len(mine) == 1 and mine[0] < LEADER and not citadel[area] and (indigenous[NEXT[area][0]] or indigenous[NEXT[area][1]]):
                taken += RAIDED * (1.0 - taken)
            if taken:
                found += taken * prize[area] * cell(mine, indigenous[area], grounds[area]).held
    return found


def _reached(
    pos: SeaPosition, spare: Stack, spanish: list[Stack], indigenous: list[Stack], prize: list[float], grounds: Sequence[int]
) -> float:
    """What the strongest Spanish stack could take, by its odds: ships reach every area."""
    if not spare:
        return 0.0
    citadel, found = pos.citadel, 0.0
    for area in AREAS:
        if not spanish[area] and not citadel[area]:
            theirs = indigenous[area]
            found += prize[area] * odds(spare, theirs, JUNGLE[area], 0, 0, True, refuge(grounds[area])).won if theirs else prize[area]
    return found


def _cards(pos: SeaPosition, seat: int) -> float:
    """Event cards to be played and Units to be placed, in Foot soldiers."""
    found = 0.0
    for card in pos.hand[seat]:
        found += IN_HAND[card]
    for step in pos.agenda:
        count = PENDING.get(step.__class__)
        if count is not None:
            found += count(pos, seat, step)
    return found


def _event(pos: SeaPosition, seat: int, step: Any) -> float:
    """Spain's card is revealed and waits until the other side's is carried out."""
    card = pos.event[SPANISH]
    if seat != SPANISH or step.at != "spanish" or not card:
        return 0.0
    found = CARD * CARD_SOLDIERS[card]
    if card in NEEDS_ROOM:
        found *= min(room(pos, card) / NEEDS_ROOM[card], 1.0)
        if pos.solo == NONE:
            found -= max(EXPOSED - sum([len(stack) for stack in pos.spanish]), 0)
    return found


def room(pos: SeaPosition, card: int = 0) -> int:
    """How many Units still fit into the areas Spain controls; what Columbus holds alone is lost by the card that has him arrested."""
    alone = pos.leader_at[COLUMBUS] if card in ARRESTS else 0
    if alone > 0 and (units(pos.spanish[alone]) or pos.citadel[alone]):
        alone = 0
    return sum([max(pos.room(SPANISH, a), 0) for a in AREAS if a != alone and pos.controls(SPANISH, a)])


def _arriving(pos: SeaPosition, seat: int, step: Any) -> float:
    if step.side != seat:
        return 0.0
    draws = list(step.op["draw"].items())
    coming: float = sum([MEAN_WORTH[BAG_NUMBER[bag]] * number(pos, step, bag, n) for bag, n in draws[step.bags :]])
    return (worth(step.loose) + coming) * fitting(pos, step)


def number(pos: SeaPosition, step: Arrive, bag: str, n: int) -> int:
    """How many Units come of a bag of which a card says `n`."""
    return soldiers(pos, step.path, n) if bag == "soldier" else n


def fitting(pos: SeaPosition, step: Arrive) -> float:
    """How much of what arrives finds room (4.2, C12)."""
    if step.op.get("single"):
        return 1.0
    areas = step.legal or arrival_areas(pos, step.op, step.side, step.target)
    free = sum([max(pos.room(step.side, a), 0) for a in areas])
    waiting = len(step.loose)
    if step.at == "begin":  # some are still to be drawn
        waiting = sum([number(pos, step, bag, n) for bag, n in step.op["draw"].items()])
    return min(free / waiting, 1.0) if waiting else 1.0


def _drawn(pos: SeaPosition, seat: int, step: Any) -> float:
    if BAG_SIDE[step.bag] != seat:
        return 0.0
    left: int = step.n - len(step.drawn)
    coming: float = worth(step.drawn) + MEAN_WORTH[step.bag] * left
    for below in pos.agenda:
        if isinstance(below, Arrive):  # the card that has them drawn
            coming *= fitting(pos, below)
    return coming


def _reinforcing(pos: SeaPosition, seat: int, step: Any) -> float:
    return worth(step.loose) if step.side == seat else 0.0


PENDING: dict[type[Step], Callable[[SeaPosition, int, Any], float]] = {
    EventPhase: _event,
    Arrive: _arriving,
    NitaynoArrive: _arriving,
    Draw: _drawn,
    Reinforcement: _reinforcing,
}


# -- what else counts


def _forts(pos: SeaPosition) -> float:
    """Forts, and what 4.6 and 5.4 make of Citadels."""
    citadels = sum(pos.citadel)
    found = FORT * sum(pos.palisade)
    if citadels:
        return found + CITADEL_COUNT[citadels] * (1.0 if pos.royal_support < 8 or pos.solo >= GOVERNOR else 0.5)
    made_good = 0.0
    for area in AREAS:
        if made_good < CITADEL_SITE and not JUNGLE[area] and (PAWN in pos.spanish[area] or PAWN + 1 in pos.spanish[area]):
            made_good = CITADEL_SITE if pos.palisade[area] else CITADEL_PAWN
    return found - NO_CITADEL[pos.turn] * (1.0 - made_good) * (2.0 if pos.solo == VICEROY else 1.0)


def support_worth(support: int, turn: int, solo: int) -> float:
    """Royal Support: VP of the end, and Soldiers until then."""
    vp = SUPPORT_VP[support]
    if solo >= GOVERNOR:
        vp = min(vp, 0.0)
    return vp + SUPPORT_SOLDIER * SOLDIERS[support] * (LAST_TURN - turn)
