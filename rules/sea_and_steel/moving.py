"""4.4.1 A: how one piece goes from one area to another, shared by activations, withdrawals and free moves.

The dialogue is always the same: which piece, where to, for a Rebel at sea who goes with him, and with Navigation Difficulties which Unit
pays. What is allowed differs: `leave_rule` and `enter_rule` of the subclass say it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules.kernel.decision import Decision, Offer, Option, Rule
from rules.kernel.step import Outcome, Step
from rules.sea_and_steel.state import SeaPosition, Stack
from rules.sea_and_steel.tables import (
    AREAS,
    CLASS,
    DIFFICULTIES,
    FAR,
    INDIGENOUS,
    LEADER,
    NEXT,
    NONE,
    PIECE_IDS,
    PIECE_NUMBER,
    REBEL,
    SIDE_IDS,
    per_area,
)

Key = tuple[int, int, int]
"""(area, piece, moves made): pieces that are alike in all three are interchangeable."""

OPEN_SEA = Rule("open-sea", "4.4.1A")
NO_PAYER = Rule("navigation-difficulties", "4.4.1A")
IN_CONFLICT = Rule("indigenous-conflict", "4.3.2I")
FULL = Rule("stacking", "4.2")
LEADER_FREE = Rule("leader-pays-not", "4.4.1A")
PAYER_LOST = Rule("payer-lost", "4.4.1A")
NO_WAY = Rule("no-way", "4.4.1A")

TO = per_area("to")
ALONE: Option = ("alone",)
BRING: Option = ("bring_sons",)
LEAVE: Option = ("leave_sons",)
PAY_SAILING: tuple[Option, ...] = tuple(("pay_sailing", p) for p in PIECE_IDS)


class _Made(dict[Key, Option]):
    """Ready-made options (verb, area, piece, moves made), made when first asked for."""

    def __init__(self, verb: str) -> None:
        super().__init__()
        self.verb = verb

    def __missing__(self, key: Key) -> Option:
        made: Option = (self.verb, key[0], PIECE_IDS[key[1]], key[2])
        self[key] = made
        return made


def leader_pays_not(pos: SeaPosition, _: None, key: Key) -> Rule | None:
    """C66: a Unit pays, no Leader."""
    return LEADER_FREE if key[1] >= LEADER else None


def cannot_pay_and_sail(pos: SeaPosition, _: None, piece: int) -> Rule | None:
    """C68: only a full Unit is there to sail when it has paid."""
    if piece >= LEADER:
        return LEADER_FREE
    return PAYER_LOST if piece & 1 else None


MOVE, MATE, PAY = _Made("move"), _Made("along"), _Made("pay")


@dataclass(eq=False)
class Moving(Step):
    """One piece after another; see the module. `moved`: (area, piece, moves made) of every piece that has moved, where that matters.

    `piece` from `origin` with `made` moves is on its way to `target`, `mate` (with `mate_made`) goes with it. `paid`: a bit per area from
    which the sea is open under Navigation Difficulties. `sons_go`: the Sons of Caonabó go along.
    """

    side: int
    at = "picking"
    moved: tuple[Key, ...] = ()
    paid: int = 0
    origin: int = 0
    piece: int = NONE
    made: int = 0
    target: int = 0
    mate: int = NONE
    mate_made: int = 0
    sons_go: int = 0

    # -- what may go where (subclasses)

    def sources(self, pos: SeaPosition) -> Iterable[int]:
        """The areas pieces may leave."""
        raise NotImplementedError

    def leave_rule(self, pos: SeaPosition, key: Key) -> Rule | None:
        """Why a piece may not move at all."""
        raise NotImplementedError

    def enter_rule(self, pos: SeaPosition, key: Key, target: int) -> Rule | None:
        """Why a piece may not go to an area."""
        raise NotImplementedError

    def pair_rule(self, pos: SeaPosition, key: Key, mate: Key, target: int) -> Rule | None:
        """Why a piece may not sail with the Rebel of `key`."""
        raise NotImplementedError

    def arrived(self, pos: SeaPosition) -> None:
        """What follows when pieces have come to `target`."""

    # -- predicates shared

    def keys(self, stack: Stack, area: int) -> list[Key]:
        """The different pieces of an area: by piece and moves made."""
        here = [m for m in self.moved if m[0] == area]
        if not here:
            return [(area, p, 0) for p in dict.fromkeys(stack)]
        found: list[Key] = []
        for piece in dict.fromkeys(stack):
            marked = [m for m in here if m[1] == piece]
            if len(marked) < stack.count(piece):
                found.append((area, piece, 0))
            found += dict.fromkeys(marked)
        return found

    def payers(self, pos: SeaPosition, key: Key, mate: Key | None = None) -> bool:
        """C66, C67: whether a Unit could pay for sailing and the pieces that sail would still be there."""
        sailing = [key] if mate is None else [key, mate]
        if any(k[1] < LEADER and not k[1] & 1 for k in sailing):
            return True
        stack = pos.force(self.side)[key[0]]
        return len([p for p in stack if p < LEADER]) > sum(k[1] < LEADER for k in sailing)

    def sea_rule(self, pos: SeaPosition, key: Key, mate: Key | None = None) -> Rule | None:
        """4.4.1 A: the Indigenous Naval Restriction and Navigation Difficulties."""
        if self.side == INDIGENOUS and CLASS[key[1]] != REBEL:
            return OPEN_SEA
        if DIFFICULTIES[pos.fate] and not self.paid >> key[0] & 1 and not self.payers(pos, key, mate):
            return NO_PAYER
        return None

    def some_way(self, pos: SeaPosition, key: Key) -> bool:
        """Whether a piece can go anywhere."""
        origin = key[0]
        for target in NEXT[origin]:
            if self.enter_rule(pos, key, target) is None:
                return True
        if self.side == INDIGENOUS and CLASS[key[1]] != REBEL:
            return False
        return any(self.enter_rule(pos, key, target) is None for target in FAR[origin])

    # -- the dialogue

    @property
    def key_now(self) -> Key:
        """The piece that is on its way."""
        return self.origin, self.piece, self.made

    def picking(self, pos: SeaPosition, child: Step | None) -> Outcome:
        raise NotImplementedError

    def destination(self, pos: SeaPosition, child: Step | None) -> Outcome:
        return Decision(self.side, "destination", "4.4.1A", (PIECE_IDS[self.piece], self.origin))

    def company(self, pos: SeaPosition, child: Step | None) -> Outcome:
        return Decision(self.side, "company", "4.4.1A", (PIECE_IDS[self.piece], self.origin, self.target))

    def payment(self, pos: SeaPosition, child: Step | None) -> Outcome:
        return Decision(self.side, "payment", "4.4.1A", (self.origin, self.target))

    def token(self, pos: SeaPosition, child: Step | None) -> Outcome:
        return Decision(self.side, "sons_travel", "3", (self.origin, self.target))

    def choices(self, pos: SeaPosition, offer: Offer) -> None:
        at = self.at
        if at == "picking":
            self.offer_pieces(pos, offer)
        elif at == "destination":
            key = self.key_now
            near = NEXT[key[0]] if self.side == INDIGENOUS and CLASS[key[1]] != REBEL else AREAS
            offer.each(TO, near, [a for a in AREAS if a != key[0]], self._enter, key)
        elif at == "company":
            keys = [k for k in self.keys(pos.force(self.side)[self.origin], self.origin) if CLASS[k[1]] != REBEL]
            offer.each(MATE, keys, keys, self._pair, self.key_now)
            offer.one(ALONE)
        elif at == "payment":
            staying = [key for key, left in self.standing(pos) if left]
            offer.each(PAY, staying, staying, leader_pays_not, None)
            sailing = [p for p in dict.fromkeys((self.piece, self.mate)) if p != NONE]
            offer.each(PAY_SAILING, sailing, sailing, cannot_pay_and_sail, None)
        else:
            offer.one(BRING)
            offer.one(LEAVE)

    def offer_pieces(self, pos: SeaPosition, offer: Offer) -> None:
        """Which pieces may move; WhyNot asks about all of the side's."""
        force = pos.force(self.side)
        near = [key for area in self.sources(pos) for key in self.keys(force[area], area)]
        far = [key for area in AREAS for key in self.keys(force[area], area)] if offer.curious else near
        offer.each(MOVE, near, far, self._leave, None)

    def _leave(self, pos: SeaPosition, _: None, key: Key) -> Rule | None:
        return self.leave_rule(pos, key)

    def _enter(self, pos: SeaPosition, key: Key, target: int) -> Rule | None:
        return NO_WAY if target == key[0] else self.enter_rule(pos, key, target)

    def _pair(self, pos: SeaPosition, key: Key, mate: Key) -> Rule | None:
        return self.pair_rule(pos, key, mate, self.target)

    def standing(self, pos: SeaPosition) -> list[tuple[Key, int]]:
        """The pieces of the area left behind, each with how many alike there are."""
        stack = pos.force(self.side)[self.origin]
        found = []
        for key in self.keys(stack, self.origin):
            marked = self.moved.count(key)
            count = marked if key[2] else stack.count(key[1]) - sum(m[:2] == key[:2] for m in self.moved)
            count -= (key == self.key_now) + (self.mate != NONE and key == (self.origin, self.mate, self.mate_made))
            found.append((key, count))
        return found

    def move(self, pos: SeaPosition, area: int, piece: str, made: int) -> None:
        self.origin, self.piece, self.made = area, PIECE_NUMBER[piece], made
        self.mate, self.sons_go = NONE, 0
        self.at = "destination"

    def to(self, pos: SeaPosition, area: int) -> None:
        self.target = area
        if self.side == INDIGENOUS and area not in NEXT[self.origin]:
            key = self.key_now
            for mate in self.keys(pos.force(self.side)[self.origin], self.origin):
                if CLASS[mate[1]] != REBEL and self.pair_rule(pos, key, mate, area) is None:
                    self.at = "company"
                    return
        self._pay_or_go(pos)

    def along(self, pos: SeaPosition, area: int, piece: str, made: int) -> None:
        """C69: the companion of a Rebel who sails."""
        self.mate, self.mate_made = PIECE_NUMBER[piece], made
        self._pay_or_go(pos)

    def alone(self, pos: SeaPosition) -> None:
        self._pay_or_go(pos)

    def _pay_or_go(self, pos: SeaPosition) -> None:
        sea = self.target not in NEXT[self.origin]
        if sea and DIFFICULTIES[pos.fate] and not self.paid >> self.origin & 1:
            self.at = "payment"
        else:
            self._sons_or_go(pos)

    def pay(self, pos: SeaPosition, area: int, piece: str, made: int) -> None:
        """C66: a Unit that stays behind pays for the area."""
        number = PIECE_NUMBER[piece]
        self.paid |= 1 << area
        pos.tell("sea_paid", "4.4.1A", SIDE_IDS[self.side], area, piece)
        left = pos.reduce(self.side, area, number)
        if made:
            moved = list(self.moved)
            moved.remove((area, number, made))
            if left != NONE:
                moved.append((area, left, made))
            self.moved = tuple(sorted(moved))
        self._sons_or_go(pos)

    def pay_sailing(self, pos: SeaPosition, piece: str) -> None:
        """C68: a full Unit pays and sails all the same, reduced."""
        number = PIECE_NUMBER[piece]
        self.paid |= 1 << self.origin
        pos.tell("sea_paid", "4.4.1A", SIDE_IDS[self.side], self.origin, piece)
        left = pos.reduce(self.side, self.origin, number)
        mate = number != self.piece
        made = self.mate_made if mate else self.made
        if made:
            moved = list(self.moved)
            moved.remove((self.origin, number, made))
            self.moved = tuple(sorted([*moved, (self.origin, left, made)]))
        if mate:
            self.mate = left
        else:
            self.piece = left
        self._sons_or_go(pos)

    def _sons_or_go(self, pos: SeaPosition) -> None:
        if self.side == INDIGENOUS and pos.sons == self.origin:
            self.at = "token"
        else:
            self._depart(pos)

    def bring_sons(self, pos: SeaPosition) -> None:
        self.sons_go = 1
        self._depart(pos)

    def leave_sons(self, pos: SeaPosition) -> None:
        self._depart(pos)

    def _depart(self, pos: SeaPosition) -> None:
        kind = "moved" if self.target in NEXT[self.origin] else "sailed"
        for piece, made in ((self.piece, self.made), (self.mate, self.mate_made)):
            if piece == NONE:
                continue
            pos.take(self.side, self.origin, piece)
            pos.put(self.side, self.target, piece)
            pos.tell(kind, "4.4.1A", SIDE_IDS[self.side], PIECE_IDS[piece], self.origin, self.target)
            self.mark(piece, made)
        if self.sons_go:
            pos.sons = self.target
            pos.tell("sons_travelled", "3", self.origin, self.target)
        if pos.room(self.side, self.origin) >= 0:
            pos.excess[self.side] &= ~(1 << self.origin)  # C61
        self.at = "picking"
        self.arrived(pos)

    def mark(self, piece: int, made: int) -> None:
        """Remembers that a piece has moved once more."""
