"""4.4.1 B Combat Withdrawal: after the hits of a round each side may leave, by land or by sea (Q16, Q17, C79 to C84)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules.kernel.decision import Decision, Offer, Option, Rule
from rules.kernel.step import DONE, Outcome, Step
from rules.sea_and_steel.moving import FULL, IN_CONFLICT, NO_WAY, Key, Moving
from rules.sea_and_steel.state import SeaPosition
from rules.sea_and_steel.tables import LEADER, NEXT

STAND: Option = ("stand",)
ENEMY_THERE = Rule("withdraw-to-enemy", "4.4.1B")
COMBAT_THERE = Rule("withdraw-to-combat", "4.4.1B")
ELSEWHERE = Rule("withdraw-elsewhere", "4.4.1B")
CAME_FROM = Rule("withdraw-to-origin", "4.4.1B")


def refuge_rule(pos: SeaPosition, side: int, piece: int, target: int, came: int) -> Rule | None:
    """4.4.1 B a, b: an own area without enemies and with room, or an empty one from which no attacker came (Q16)."""
    if pos.contested(target):
        return COMBAT_THERE
    if pos.faces_enemy(side, target):
        return ENEMY_THERE
    if came >> target & 1 and pos.empty(target):
        return CAME_FROM
    if pos.tribes_clash(piece, target):
        return IN_CONFLICT
    if piece < LEADER and pos.room(side, target) <= 0:
        return FULL
    return None


@dataclass(eq=False)
class Withdrawal(Moving):
    """4.4.1 B: the pieces of one side that leave a combat. `came`: a bit per area from which its attackers came (C79)."""

    area: int = 0
    came: int = 0

    def __init__(self, side: int, area: int, came: int) -> None:
        super().__init__(side)
        self.area, self.came = area, came

    def sources(self, pos: SeaPosition) -> Iterable[int]:
        return (self.area,)

    def leave_rule(self, pos: SeaPosition, key: Key) -> Rule | None:
        if key[0] != self.area:
            return ELSEWHERE
        return None if self.some_way(pos, key) else NO_WAY

    def enter_rule(self, pos: SeaPosition, key: Key, target: int) -> Rule | None:
        why = refuge_rule(pos, self.side, key[1], target, self.came)
        if why is None and target not in NEXT[key[0]]:
            why = self.sea_rule(pos, key)
        return why

    def pair_rule(self, pos: SeaPosition, key: Key, mate: Key, target: int) -> Rule | None:
        why = refuge_rule(pos, self.side, mate[1], target, self.came)
        if why is None and mate[1] < LEADER and pos.room(self.side, target) < 2:
            why = FULL
        return why or self.sea_rule(pos, key, mate)

    def picking(self, pos: SeaPosition, child: Step | None) -> Outcome:
        area = self.area
        if any(self.leave_rule(pos, key) is None for key in self.keys(pos.force(self.side)[area], area)):
            return Decision(self.side, "withdraw", "4.4.1B", (area,))
        return DONE

    def offer_pieces(self, pos: SeaPosition, offer: Offer) -> None:
        offer.one(STAND)
        super().offer_pieces(pos, offer)

    def arrived(self, pos: SeaPosition) -> None:
        pos.settle(self.target)

    def stand(self, pos: SeaPosition) -> None:
        self.at = "end"
