"""What cards do with Leaders and the token: Columbus, Guacanagarí, Caonabó, Anacaona, the Sons of Caonabó (3, G#2, #10, #25, #26)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.decision import Decision, Offer, Option, Rule
from rules.kernel.step import DONE, Outcome, Step
from rules.sea_and_steel.arrivals import NOT_NAMED
from rules.sea_and_steel.ops import Op
from rules.sea_and_steel.state import SeaPosition
from rules.sea_and_steel.tables import (
    AREAS,
    CAONABO_FULL,
    COLUMBUS,
    COLUMBUS_FULL,
    COURT,
    FIGHTERS,
    GUACANAGARI,
    GUACANAGARI_PIECE,
    INDIGENOUS,
    OFF,
    PIECE_IDS,
    PRISON,
    SIDE_IDS,
    SPANISH,
    per_area,
)

LEADER_TO = per_area("leader_to")
NOT_SPANISH_AREA = Rule("columbus-spanish", "4.3.2III")
JOIN: Option = ("join",)
DECLINE: Option = ("decline",)


class Declinable(Step):
    """A Step whose side may leave it be."""

    def decline(self, pos: SeaPosition) -> None:
        self.at = "end"


def piece_of(pos: SeaPosition, leader: int) -> int:
    """The side a Leader on the map shows."""
    side = leader_side(pos, leader)
    full = COLUMBUS_FULL + 2 * leader
    stack = pos.force(side)[pos.leader_at[leader]]
    return full if full in stack else full + 1


def leader_side(pos: SeaPosition, leader: int) -> int:
    """The side a fighting Leader is on."""
    if leader == GUACANAGARI:
        return INDIGENOUS if pos.turned else SPANISH
    return SPANISH if leader == COLUMBUS else INDIGENOUS


def enter(pos: SeaPosition, leader: int, area: int, piece: int, section: str) -> None:
    """A Leader comes onto the map."""
    pos.put(leader_side(pos, leader), area, piece)
    pos.tell("leader_enters", section, PIECE_IDS[piece], area)
    pos.settle(area)


def leave_for(pos: SeaPosition, place: int, section: str) -> None:
    """C9, C10: Columbus leaves the map for Prison or Court."""
    area, piece = pos.leader_at[COLUMBUS], piece_of(pos, COLUMBUS)
    pos.take(SPANISH, area, piece)
    pos.leader_at[COLUMBUS] = place
    pos.columbus_reduced = piece & 1
    pos.jailed = pos.turn
    pos.tell("columbus_prison" if place == PRISON else "columbus_court", section, area)
    pos.settle(area)


def move_columbus(pos: SeaPosition, area: int, section: str) -> None:
    """C42: Columbus joins others at once, from wherever on the map he is."""
    old, piece = pos.leader_at[COLUMBUS], piece_of(pos, COLUMBUS)
    pos.take(SPANISH, old, piece)
    pos.put(SPANISH, area, piece)
    pos.tell("columbus_joins", section, old, area)
    pos.settle(old)
    pos.settle(area)


def flip_full(pos: SeaPosition, leader: int, section: str) -> None:
    """C8: turns a reduced Leader on the map to his full side; Guacanagarí has none."""
    if pos.on_map(leader) and leader != GUACANAGARI:
        piece = piece_of(pos, leader)
        if piece & 1:
            pos.flip(leader_side(pos, leader), pos.leader_at[leader], piece)
            pos.tell("flipped", section, SIDE_IDS[leader_side(pos, leader)], PIECE_IDS[piece - 1], pos.leader_at[leader])


def leader_op(pos: SeaPosition, op: Op, area: int, section: str) -> Step | None:
    """An op `leader`; returns a Step where something is asked. `area`: where the card's Units have landed."""
    who, what = op["who"], op["do"]
    if who == "anacaona":
        pos.anacaona = op["areas"][0]
        pos.tell("anacaona_enters", section, pos.anacaona, SIDE_IDS[pos.owner[pos.anacaona]])
        return None
    leader = FIGHTERS.index(who)
    at = pos.leader_at[leader]
    if what == "place-or-flip":
        if at == OFF:
            return PlaceLeader(leader, tuple(op["areas"]), section)
        flip_full(pos, leader, section)
    elif what == "place":
        if at == OFF:
            enter(pos, leader, op["areas"][0], GUACANAGARI_PIECE if leader == GUACANAGARI else CAONABO_FULL, section)
    elif what == "may-join":
        if at > 0 and area and at != area:
            return MayJoin(area, section)
    elif what == "join-full":
        if at in (PRISON, COURT):
            enter(pos, COLUMBUS, area, COLUMBUS_FULL, section)
        elif at > 0:
            if at != area:
                move_columbus(pos, area, section)
            flip_full(pos, COLUMBUS, section)
    elif what == "flip-full":
        flip_full(pos, leader, section)
    elif what == "eliminate":
        if at > 0:
            pos.remove(leader_side(pos, leader), at, piece_of(pos, leader))
            pos.settle(at)
    elif what == "step":
        if at > 0:
            pos.reduce(leader_side(pos, leader), at, piece_of(pos, leader))
            pos.settle(at)
    elif at > 0:
        leave_for(pos, PRISON if what == "prison" else COURT, section)
    return None


@dataclass(eq=False)
class PlaceLeader(Step):
    """#2: the owner puts a Leader at full strength into one of the areas named, the enemy's included (C34)."""

    leader: int
    areas: tuple[int, ...]
    section: str

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        return Decision(leader_side(pos, self.leader), "place_leader", self.section, (FIGHTERS[self.leader],))

    def choices(self, pos: SeaPosition, offer: Offer) -> None:
        offer.among(LEADER_TO, self.areas, AREAS, NOT_NAMED)

    def leader_to(self, pos: SeaPosition, area: int) -> None:
        enter(pos, self.leader, area, COLUMBUS_FULL + 2 * self.leader, self.section)
        self.at = "end"


@dataclass(eq=False)
class MayJoin(Declinable):
    """#9: Columbus may join the Units that have landed (C42)."""

    area: int
    section: str

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        return Decision(SPANISH, "join", self.section, (pos.leader_at[COLUMBUS], self.area))

    def choices(self, pos: SeaPosition, offer: Offer) -> None:
        offer.one(JOIN)
        offer.one(DECLINE)

    def join(self, pos: SeaPosition) -> None:
        move_columbus(pos, self.area, self.section)
        self.at = "end"


@dataclass(eq=False)
class Return(Step):
    """C43, C44: Columbus comes back from Court, or at full strength from Prison, into an area Spain controls."""

    section: str

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        found = [a for a in AREAS if pos.controls(SPANISH, a)]
        if not found:
            self.at = "end"
            return DONE
        if len(found) == 1:
            self.leader_to(pos, found[0])
            return DONE
        return Decision(SPANISH, "place_leader", self.section, (FIGHTERS[COLUMBUS],))

    def choices(self, pos: SeaPosition, offer: Offer) -> None:
        offer.among(LEADER_TO, [a for a in AREAS if pos.controls(SPANISH, a)], AREAS, NOT_SPANISH_AREA)

    def leader_to(self, pos: SeaPosition, area: int) -> None:
        reduced = pos.columbus_reduced if pos.leader_at[COLUMBUS] == COURT else 0
        enter(pos, COLUMBUS, area, COLUMBUS_FULL + reduced, self.section)
        self.at = "end"
