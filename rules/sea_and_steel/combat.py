"""4.4.1 B: combat. Assignment, dice, hits, withdrawal, round after round, until one side is gone.

The factors and the order of a round stand in functions of their own, so that whoever judges a combat beforehand uses the same.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.decision import Decision, Offer, Option, Rule
from rules.kernel.step import DONE, Outcome, Step
from rules.sea_and_steel.dice import Draw, Roll
from rules.sea_and_steel.state import DUE, SeaPosition, Stack
from rules.sea_and_steel.tables import (
    ANACAONA_BONUS,
    AREAS,
    ATTACK,
    CARIBE,
    CLASS,
    COLUMBUS_FULL,
    COLUMBUS_REDUCED,
    DEFENSE,
    DONE_OPTION,
    INDIGENOUS,
    JUNGLE,
    LEADER,
    NONE,
    PIECE_IDS,
    PIECE_NUMBER,
    PIECES,
    REBEL,
    SETTLER,
    SIDE_IDS,
    SOLDIER,
    SONS_CARIBES,
    SPANISH,
    TAINO,
    WILL,
    per_area,
    per_piece,
)
from rules.sea_and_steel.withdrawal import Withdrawal

ASSIGN = per_piece("assign")
ASSIGN_ALL: Option = ("assign_all",)
HIT = per_piece("hit")
FIGHT = per_area("fight")
SWAP: Option = ("swap",)
KEEP: Option = ("keep",)
IN_RESERVE = Rule("hit-reserve", "4.4.1B")
NOBODY_ASSIGNED = Rule("nobody-assigned", "4.4.1B")
HARDEST = 2
"""5.4: level II, Viceroy of the Indies."""
DICE = 3
"""How many pieces of a side take part in a round."""


# -- factors


def _base(attacking: bool, jungle: bool, piece: int) -> int:
    """The factor with the jungle modifier, before forts and Anacaona (C77)."""
    factor = ATTACK[piece] if attacking else DEFENSE[piece]
    if jungle and attacking and (CLASS[piece] in (SOLDIER, REBEL) or piece in (COLUMBUS_FULL, COLUMBUS_REDUCED)):
        return factor - 1
    if jungle and not attacking and CLASS[piece] in (TAINO, CARIBE, SETTLER):
        return factor + 1
    return factor


BASE = tuple(tuple(tuple(_base(a, j, p) for p in PIECES) for j in (False, True)) for a in (False, True))


def modifiers(pos: SeaPosition, area: int, side: int, piece: int, attacking: bool) -> tuple[tuple[str, int], ...]:
    """What is added to a piece's factor, by name: what the table shows as a sum."""
    found = []
    jungle = BASE[attacking][JUNGLE[area]][piece] - BASE[attacking][False][piece]
    if jungle:
        found.append(("jungle", jungle))
    if side == SPANISH and not attacking:
        if pos.citadel[area]:
            found.append(("citadel", 2))
        elif pos.palisade[area]:
            found.append(("palisade", 1))
    if side == INDIGENOUS and piece < LEADER and pos.anacaona == area and pos.owner[area] == INDIGENOUS:
        found.append(("anacaona", ANACAONA_BONUS))
    return tuple(found)


def factor(pos: SeaPosition, area: int, side: int, piece: int, attacking: bool) -> int:
    """4.4.1 B Combat Factors and Modifiers: a piece's CF in this area, 1 to 5."""
    found = BASE[attacking][JUNGLE[area]][piece]
    if side == SPANISH:
        if not attacking:
            found += 2 * pos.citadel[area] + pos.palisade[area]
    elif pos.anacaona == area and piece < LEADER and pos.owner[area] == INDIGENOUS:
        found += ANACAONA_BONUS
    return min(max(found, 1), 5)


def hits(dice: tuple[int, ...], factors: tuple[int, ...]) -> int:
    """4.4.1 B Dice Rolls: 1 always hits, 6 always misses, else the die must not exceed the factor."""
    return sum(die <= cf and die != 6 for die, cf in zip(dice, factors, strict=True))


# -- several combats


@dataclass(eq=False)
class Combats(Step):
    """4.4.1 B: a combat in every area where both sides stand; the attacker chooses the order.

    `came`: by area a bit per area from which attacking pieces entered it (C79), empty for pieces placed by a card. `first`: the side that
    strikes first in round 1 (C38), NONE for nobody.
    """

    attacker: int
    came: tuple[int, ...] = ()
    first: int = NONE

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        if sons_alone(pos):
            return SonsCornered()
        waiting = [a for a in AREAS if pos.spanish[a] and pos.indigenous[a]]
        if not waiting:
            return DONE
        if len(waiting) > 1:
            return Decision(self.attacker, "combats", "4.4.1B")
        return self._combat(waiting[0])

    def _combat(self, area: int) -> Combat:
        return Combat(area, self.attacker, self.came[area] if self.came else 0, self.first)

    def choices(self, pos: SeaPosition, offer: Offer) -> None:
        offer.all(FIGHT, [a for a in AREAS if pos.spanish[a] and pos.indigenous[a]])

    def fight(self, pos: SeaPosition, area: int) -> Step:
        return self._combat(area)


# -- the Sons of Caonabó


def sons_alone(pos: SeaPosition) -> bool:
    """C86: Spanish pieces, or a Citadel, stand beside the token and nobody else of its side."""
    area = pos.sons
    return bool(area and (pos.spanish[area] or pos.citadel[area]) and not pos.indigenous[area])


@dataclass(eq=False)
class SonsSwap(Step):
    """G#26, C85: the owner may replace the token by three Caribes, stacking ignored."""

    section: str = "3"

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        return Decision(INDIGENOUS, "sons", self.section, (pos.sons,))

    def choices(self, pos: SeaPosition, offer: Offer) -> None:
        offer.one(SWAP)
        offer.one(KEEP)

    def swap(self, pos: SeaPosition) -> Step:
        return self.go("arrive", Draw(CARIBE, SONS_CARIBES, self.section))

    def keep(self, pos: SeaPosition) -> None:
        self.at = "end"

    def arrive(self, pos: SeaPosition, drawn: Draw) -> Outcome:
        area, pos.sons = pos.sons, 0
        pos.tell("sons_swapped", self.section, area, tuple(PIECE_IDS[p] for p in drawn.drawn))
        for piece in drawn.drawn:
            pos.put(INDIGENOUS, area, piece)
        pos.may_overstack(INDIGENOUS, area)
        return DONE


@dataclass(eq=False)
class SonsCornered(Step):
    """C86: the token has the enemy beside it alone: swapped at once, or out of the game."""

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        self.at = "decided"
        if pos.bag_size(CARIBE):
            return SonsSwap()
        return self.decided(pos, None)

    def decided(self, pos: SeaPosition, child: Step | None) -> Outcome:
        if pos.sons:
            lose_sons(pos)
        return DONE


def lose_sons(pos: SeaPosition) -> None:
    """C86: the token is overrun and leaves the game."""
    pos.tell("sons_lost", "3", pos.sons)
    pos.sons = 0


# -- one combat

ROLL, LOSE = range(2)
ATTACKER, DEFENDER = range(2)
SIMULTANEOUS = ((ROLL, ATTACKER), (ROLL, DEFENDER), (LOSE, ATTACKER), (LOSE, DEFENDER))
ATTACKER_FIRST = ((ROLL, ATTACKER), (LOSE, DEFENDER), (ROLL, DEFENDER), (LOSE, ATTACKER))
DEFENDER_FIRST = ((ROLL, DEFENDER), (LOSE, ATTACKER), (ROLL, ATTACKER), (LOSE, DEFENDER))


@dataclass(eq=False)
class Combat(Step):
    """4.4.1 B: one combat. `front`: the pieces assigned this round, attacker's and defender's; `due`: hits each still has to take.

    `thrown`: the dice of this round and what each was held against, attacker's and defender's, for those who look on.
    """

    area: int
    attacker: int
    came: int = 0
    first: int = NONE
    round: int = 0
    front: tuple[Stack, Stack] = ((), ())
    turn: int = 0
    n: int = 0
    due: tuple[int, int] = (0, 0)
    thrown: tuple[tuple[Stack, ...], tuple[Stack, ...]] = ((), ())

    def side(self, role: int) -> int:
        """The side of the attacker or the defender."""
        return 1 - self.attacker if role else self.attacker

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        pos.tell("combat", "4.4.1B", SIDE_IDS[self.attacker], self.area)
        self.at = "muster"
        if pos.sons == self.area and pos.bag_size(CARIBE):
            return SonsSwap()
        return self.muster(pos, None)

    def muster(self, pos: SeaPosition, child: Step | None) -> Outcome:
        """A round begins, or the combat is over."""
        if not pos.contested(self.area):
            return self.over(pos)
        self.round += 1
        self.front, self.turn, self.n, self.due, self.thrown = ((), ()), 0, 0, (0, 0), ((), ())
        self.at = "assignment"
        return self.assignment(pos, None)

    def reserve(self, pos: SeaPosition, role: int) -> list[int]:
        """Pieces of a side that are not assigned."""
        left = list(pos.force(self.side(role))[self.area])
        for piece in self.front[role]:
            left.remove(piece)
        return left

    def assignment(self, pos: SeaPosition, child: Step | None) -> Outcome:
        """C75: one to three pieces each, the attacker first."""
        while self.turn < 2:
            reserve, front = self.reserve(pos, self.turn), self.front[self.turn]
            if not reserve or len(front) == DICE:
                self.turn += 1
            elif len(reserve) == 1 and not front:
                self._assign(reserve)
            else:
                return Decision(self.side(self.turn), "assign", "4.4.1B", (self.area, self.round, tuple(PIECE_IDS[p] for p in front)))
        self.at = "blows"
        return self.blows(pos, None)

    def _assign(self, pieces: list[int]) -> None:
        front = tuple(sorted((*self.front[self.turn], *pieces)))
        self.front = (self.front[0], front) if self.turn else (front, self.front[1])

    def blows(self, pos: SeaPosition, child: Step | None) -> Outcome:
        """Dice and hits, in the order of the round."""
        order = self.order()
        while self.n < 4:
            what, role = order[self.n]
            front = self.front[role]
            if what == ROLL and front:
                factors = tuple([factor(pos, self.area, self.side(role), p, role == ATTACKER) for p in front])
                return self.go("rolled", Roll(self.side(role), len(front), "combat", "4.4.1B", self.area, factors))
            if what == LOSE and self.due[role] and front:
                if front[0] != front[-1]:
                    return Decision(self.side(role), "hits", "4.4.1B", (self.area, self.due[role]))
                self._suffer(pos, role, front[0])
                continue
            self.n += 1
        self.at = "withdrawal"
        return self.withdrawal(pos, None)

    def order(self) -> tuple[tuple[int, int], ...]:
        """C38: who strikes first matters in round 1 only."""
        if self.first == NONE or self.round > 1:
            return SIMULTANEOUS
        return ATTACKER_FIRST if self.first == self.attacker else DEFENDER_FIRST

    def rolled(self, pos: SeaPosition, roll: Roll) -> Outcome:
        role = self.order()[self.n][1]
        scored = hits(roll.dice, roll.factors)
        if pos.solo == HARDEST and self.side(role) == INDIGENOUS and not scored and roll.n == DICE and roll.purpose == "combat":
            return Roll(INDIGENOUS, DICE, "reroll", "5.4", self.area, roll.factors)  # rule 8, C141
        dice = roll.dice, roll.factors
        self.thrown = (self.thrown[0], dice) if role else (dice, self.thrown[1])
        self.due = (scored, self.due[1]) if role == DEFENDER else (self.due[0], scored)
        pos.tell("scored", "4.4.1B", SIDE_IDS[self.side(role)], self.area, scored)
        self.n += 1
        self.at = "blows"
        return self.blows(pos, None)

    def _suffer(self, pos: SeaPosition, role: int, piece: int) -> None:
        """C76: one hit on an assigned piece; it may take a second one."""
        left = pos.reduce(self.side(role), self.area, piece)
        front = list(self.front[role])
        front.remove(piece)
        if left != NONE:
            front.append(left)
        due = self.due[role] - 1
        stack = tuple(sorted(front))
        self.front = (self.front[0], stack) if role else (stack, self.front[1])
        self.due = (self.due[0], due) if role else (due, self.due[1])

    def withdrawal(self, pos: SeaPosition, child: Step | None) -> Outcome:
        """The defender decides first; who is alone need not (C82)."""
        if not pos.contested(self.area):
            return self.over(pos)
        return self.go("attacker_withdrawal", Withdrawal(self.side(DEFENDER), self.area, self.came))

    def attacker_withdrawal(self, pos: SeaPosition, child: Step | None) -> Outcome:
        if not pos.contested(self.area):
            return self.over(pos)
        return self.go("muster", Withdrawal(self.attacker, self.area, self.came))

    def over(self, pos: SeaPosition) -> Outcome:
        """VP and forts at the end of each combat (C15), then Columbus' Will, if it is due (C48)."""
        pos.settle(self.area)
        pos.tell("combat_over", "4.4.1B", self.area)
        if self.area == pos.sons and sons_alone(pos):
            lose_sons(pos)
        self.at = "end"
        return will(pos) or DONE

    def choices(self, pos: SeaPosition, offer: Offer) -> None:
        if self.at == "blows":
            role = self.order()[self.n][1]
            offer.among(HIT, dict.fromkeys(self.front[role]), pos.force(self.side(role))[self.area], IN_RESERVE)
            return
        reserve, front = self.reserve(pos, self.turn), self.front[self.turn]
        if not front and len(reserve) <= DICE:
            offer.one(ASSIGN_ALL)
        offer.all(ASSIGN, dict.fromkeys(reserve))
        offer.one(DONE_OPTION, somebody_assigned, front)

    def assign(self, pos: SeaPosition, piece: str) -> None:
        self._assign([PIECE_NUMBER[piece]])

    def assign_all(self, pos: SeaPosition) -> None:
        self._assign(self.reserve(pos, self.turn))

    def done(self, pos: SeaPosition) -> None:
        self.turn += 1

    def hit(self, pos: SeaPosition, piece: str) -> None:
        self._suffer(pos, self.order()[self.n][1], PIECE_NUMBER[piece])


def somebody_assigned(pos: SeaPosition, front: Stack) -> Rule | None:
    """C75: at least one piece."""
    return None if front else NOBODY_ASSIGNED


def will(pos: SeaPosition) -> Step | None:
    """C48: Columbus' Will, when the combat or raid that eliminated him is over."""
    if pos.will != DUE:
        return None
    from rules.sea_and_steel.cards import Card

    pos.will = DUE + 1
    pos.tell("will", "3", WILL)
    return Card(str(WILL), SPANISH)
