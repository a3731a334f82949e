"""4.3.2 III: the Reinforcement and Replacement Phase, the Indigenous side first (Q29, Q30, C43, C49 to C57)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.decision import Decision, Offer, Option, Rule
from rules.kernel.step import DONE, Outcome, Step
from rules.sea_and_steel.arrivals import PLACE, give_back
from rules.sea_and_steel.combat import Combats
from rules.sea_and_steel.dice import Draw
from rules.sea_and_steel.gold import SearchForGold
from rules.sea_and_steel.leaders import Return
from rules.sea_and_steel.moving import FULL, IN_CONFLICT
from rules.sea_and_steel.notaries import RoyalNotaries
from rules.sea_and_steel.state import SeaPosition
from rules.sea_and_steel.tables import (
    AREAS,
    BAG_IDS,
    BAG_NUMBER,
    BAG_SIDE,
    BAGS,
    CLASS,
    COLUMBUS,
    GUACANAGARI_PIECE,
    INDIGENOUS,
    NEXT,
    NONE,
    PIECE_IDS,
    PIECE_NUMBER,
    PRISON,
    REBEL,
    RRV,
    SIDE_IDS,
    SPANISH,
    per_place,
)

REINFORCE: tuple[Option, ...] = tuple(("reinforce", b) for b in BAG_IDS)
FLIP = per_place("flip")
RELEASE: Option = ("release",)
STOP: Option = ("stop",)
SAME_BAG = Rule("same-bag", "4.3.2III")
BAG_EMPTY = Rule("bag-empty", "4.3.2III")
NO_REBELS = Rule("no-rebels", "4.3.2III")
FULL_STRENGTH = Rule("full-strength", "4.3.2III")
NOT_JAILED = Rule("not-jailed", "3")
JUST_JAILED = Rule("just-jailed", "3")
PRIORITY = Rule("placement-priority", "4.3.2III")


def points(mine: int, theirs: int) -> int:
    """4.3.2 III: the RRP of a side from the two RRV."""
    difference = abs(mine - theirs)
    if difference <= 1:
        return 2
    return difference if mine < theirs else 1


def draw_rule(pos: SeaPosition, last: int, bag: int) -> Rule | None:
    """4.3.2 III: no Rebels, and never twice in a row from one bag (Q29, C50, C51)."""
    if bag == REBEL:
        return NO_REBELS
    if bag == last:
        return SAME_BAG
    return None if pos.bag_size(bag) else BAG_EMPTY


def flip_rule(pos: SeaPosition, side: int, place: tuple[int, int]) -> Rule | None:
    """4.3.2 III Replacements: any reduced Unit or Leader, but no Rebel and not Guacanagarí (C8)."""
    piece = place[1]
    if CLASS[piece] == REBEL:
        return NO_REBELS
    return None if piece & 1 and piece != GUACANAGARI_PIECE else FULL_STRENGTH


def release_rule(pos: SeaPosition, _: None) -> Rule | None:
    """#15, C43: Columbus can be released in a later turn, where Spain controls an area."""
    if pos.leader_at[COLUMBUS] != PRISON:
        return NOT_JAILED
    if pos.jailed >= pos.turn:
        return JUST_JAILED
    return None if any(pos.controls(SPANISH, a) for a in AREAS) else NOT_JAILED


def level(pos: SeaPosition, side: int, piece: int) -> int:
    """The first entry of the reinforcement priority list under which a Unit finds an area, 0 for none (C52 to C54)."""
    for n in (1, 2, 3):
        if any(priority(pos, side, a) == n and place_rule(pos, side, piece, a) is None for a in AREAS):
            return n
    return 0


def priority(pos: SeaPosition, side: int, area: int) -> int:
    """Under which entry of the list an area counts: 1 own, 2 empty beside an own one, 3 enemy beside an own one, 0 none."""
    if pos.controls(side, area):
        return 1
    if not any(pos.controls(side, a) for a in NEXT[area]):
        return 0
    return 2 if pos.empty(area) else 3


def place_rule(pos: SeaPosition, side: int, piece: int, area: int) -> Rule | None:
    """Stacking, whatever the icon says, and Indigenous Conflict (C53)."""
    if pos.room(side, area) <= 0:
        return FULL
    return IN_CONFLICT if pos.tribes_clash(piece, area) else None


@dataclass(eq=False)
class Reinforcement(Step):
    """4.3.2 III for one side. `left`: RRP; `last`: the bag drawn from last; `loose`: Units drawn and not yet placed."""

    side: int
    left: int
    last: int = NONE
    loose: tuple[int, ...] = ()
    before: int = 0

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        pos.tell("points", "4.3.2III", SIDE_IDS[self.side], self.left)
        self.before = pos.held()
        self.at = "spending"
        return self.spending(pos, None)

    def spending(self, pos: SeaPosition, child: Step | None) -> Outcome:
        if isinstance(child, Draw):
            self.loose = tuple(sorted((*self.loose, *child.drawn)))
        if self.left and self._anything(pos):
            return Decision(self.side, "reinforcement", "4.3.2III", (self.left,))
        self.at = "placing"
        return self.placing(pos, None)

    def _anything(self, pos: SeaPosition) -> bool:
        if any(BAG_SIDE[b] == self.side and draw_rule(pos, self.last, b) is None for b in BAGS):
            return True
        if self.side == SPANISH and release_rule(pos, None) is None:
            return True
        return any(flip_rule(pos, self.side, (a, p)) is None for a in AREAS for p in pos.force(self.side)[a])

    def placing(self, pos: SeaPosition, child: Step | None) -> Outcome:
        """All draws first, then each Unit by the list, against the position as it stands (C52)."""
        while self.loose:
            found = [(a, p) for p in dict.fromkeys(self.loose) for a in self.areas(pos, p)]
            if not found:
                give_back(pos, self.loose, "4.3.2III")
                self.loose = ()
            elif len(found) > 1:
                return Decision(self.side, "reinforce_place", "4.3.2III", (tuple(PIECE_IDS[p] for p in self.loose),))
            else:
                self.place(pos, found[0][0], PIECE_IDS[found[0][1]])
        pos.settle_all()
        return self.go("gold", Combats(self.side))

    def areas(self, pos: SeaPosition, piece: int) -> list[int]:
        """Where a Unit may be placed now."""
        first = level(pos, self.side, piece)
        return [a for a in AREAS if first and priority(pos, self.side, a) == first and place_rule(pos, self.side, piece, a) is None]

    def gold(self, pos: SeaPosition, child: Step | None) -> Outcome:
        return self.go("notaries", SearchForGold(self.before))

    def notaries(self, pos: SeaPosition, child: Step | None) -> Outcome:
        self.at = "end"
        return RoyalNotaries(-1) if self.side == SPANISH else DONE

    # -- options

    def choices(self, pos: SeaPosition, offer: Offer) -> None:
        if self.at == "placing":
            for piece in dict.fromkeys(self.loose):
                offer.each({a: PLACE[a][piece] for a in AREAS}, self.areas(pos, piece), AREAS, self._place_rule, piece)
            return
        bags = [b for b in BAGS if BAG_SIDE[b] == self.side]
        offer.each(REINFORCE, bags, bags, draw_rule, self.last)
        force = pos.force(self.side)
        places = [(a, p) for a in AREAS for p in dict.fromkeys(force[a])]
        offer.each({place: FLIP[place[0]][place[1]] for place in places}, places, places, flip_rule, self.side)
        if self.side == SPANISH:
            offer.one(RELEASE, release_rule, None)
        offer.one(STOP)

    def _place_rule(self, pos: SeaPosition, piece: int, area: int) -> Rule | None:
        why = place_rule(pos, self.side, piece, area)
        if why is None and priority(pos, self.side, area) != level(pos, self.side, piece):
            why = PRIORITY
        return why

    def reinforce(self, pos: SeaPosition, bag: str) -> Step:
        self.left -= 1
        self.last = BAG_NUMBER[bag]
        return Draw(self.last, 1, "4.3.2III")

    def flip(self, pos: SeaPosition, area: int, piece: str) -> None:
        self.left -= 1
        number = PIECE_NUMBER[piece]
        pos.flip(self.side, area, number)
        pos.tell("flipped", "4.3.2III", SIDE_IDS[self.side], PIECE_IDS[number - 1], area)

    def release(self, pos: SeaPosition) -> Step:
        self.left -= 1
        return Return("4.3.2III")

    def stop(self, pos: SeaPosition) -> None:
        self.left = 0

    def place(self, pos: SeaPosition, area: int, piece: str) -> None:
        number = PIECE_NUMBER[piece]
        left = list(self.loose)
        left.remove(number)
        self.loose = tuple(left)
        pos.put(self.side, area, number)
        pos.tell("reinforced", "4.3.2III", SIDE_IDS[self.side], piece, area)
        pos.settle(area)


@dataclass(eq=False)
class ReinforcementPhase(Step):
    """4.3.2 III: the Indigenous side, with its combats, then Spain."""

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        pos.free_grace()
        return self.go("spanish", self._of(pos, INDIGENOUS))

    def spanish(self, pos: SeaPosition, child: Step | None) -> Outcome:
        return self.go("end", self._of(pos, SPANISH))

    def _of(self, pos: SeaPosition, side: int) -> Reinforcement:
        return Reinforcement(side, points(RRV[pos.event[side]], RRV[pos.event[1 - side]]))
