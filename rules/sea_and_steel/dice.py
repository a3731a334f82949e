"""4.5: dice, and what Divine Grace or Yaya may do to them.

Every die is a question to CHANCE. After a combat, raid or gold roll the side whose face the marker shows may use it, once in its window.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from rules.kernel.decision import Decision, Offer, Option, Rule
from rules.kernel.step import DONE, Outcome, Step, ask_chance
from rules.sea_and_steel.state import SeaPosition
from rules.sea_and_steel.tables import BAG_IDS, BAG_KINDS, DIE, SIDE_IDS, UNIT_IDS

LOWEST = Rule("lowest", "4.5")
DRAW: tuple[Option, ...] = tuple(("draw", u) for u in UNIT_IDS)
KEEP: Option = ("keep",)
LOWER: tuple[Option, ...] = tuple(("lower", n) for n in range(7))
REROLLS: tuple[tuple[Option, ...], ...] = tuple(
    tuple(("reroll", which) for n in range(1, dice + 1) for which in combinations(range(1, dice + 1), n)) for dice in range(4)
)
"""By the number of dice: every set of them that can be rolled again, the dice counted from 1."""


def not_lowest(pos: SeaPosition, dice: tuple[int, ...], n: int) -> Rule | None:
    """C97: a 1 stays a 1."""
    return LOWEST if dice[n - 1] == 1 else None


def use_grace(pos: SeaPosition) -> None:
    """4.5: the marker turns to the other side and lies in the used box."""
    pos.tell("grace_used", "4.5", SIDE_IDS[pos.grace])
    pos.grace = 1 - pos.grace
    pos.grace_used = pos.grace_turn = 1


@dataclass(eq=False)
class Roll(Step):
    """Dice of one side, one after another, then its Divine Grace or Yaya (4.5); the parent reads `dice`.

    `purpose` names the roll, `area` where it is for, `factors` what each die is held against. `blessed`: the marker may be used (C96).
    """

    side: int
    n: int
    purpose: str
    section: str
    area: int = 0
    factors: tuple[int, ...] = ()
    blessed: bool = True
    dice: tuple[int, ...] = ()
    again: tuple[int, ...] = ()

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        n = len(self.dice)
        if n < self.n:
            return ask_chance("die", self.section, (self.purpose, SIDE_IDS[self.side], self.area, n + 1, self.n))
        pos.tell("rolled", self.section, SIDE_IDS[self.side], self.purpose, self.area, self.dice, self.factors)
        self.at = "grace"
        return self.grace(pos, None)

    def grace(self, pos: SeaPosition, child: Step | None) -> Outcome:
        if not self.blessed or not pos.may_use_grace(self.side):
            return DONE
        return Decision(self.side, "grace", "4.5", (self.purpose, self.area, self.dice, self.factors))

    def rolling_again(self, pos: SeaPosition, child: Step | None) -> Outcome:
        if self.again:
            return ask_chance("die", self.section, (self.purpose, SIDE_IDS[self.side], self.area, self.again[0], self.n))
        pos.tell("rolled", self.section, SIDE_IDS[self.side], self.purpose, self.area, self.dice, self.factors)
        return DONE

    def choices(self, pos: SeaPosition, offer: Offer) -> None:
        if self.at != "grace":
            offer.options += DIE
            return
        offer.one(KEEP)
        offer.each(LOWER, range(1, self.n + 1), range(1, self.n + 1), not_lowest, self.dice)
        offer.options += REROLLS[self.n]

    def die(self, pos: SeaPosition, n: int) -> None:
        if self.at == "begin":
            self.dice += (n,)
        else:
            at = self.again[0] - 1
            self.dice = (*self.dice[:at], n, *self.dice[at + 1 :])
            self.again = self.again[1:]

    def keep(self, pos: SeaPosition) -> None:
        self.at = "end"

    def lower(self, pos: SeaPosition, n: int) -> None:
        use_grace(pos)
        self.dice = (*self.dice[: n - 1], self.dice[n - 1] - 1, *self.dice[n:])
        pos.tell("die_lowered", "4.5", SIDE_IDS[self.side], n, self.dice[n - 1])
        self.at = "end"

    def reroll(self, pos: SeaPosition, which: tuple[int, ...]) -> None:
        use_grace(pos)
        self.again = which
        self.at = "rolling_again"


@dataclass(eq=False)
class Draw(Step):
    """4.2: Units drawn unseen from one bag, full strength (C1), as many as there are (C11); the parent reads `drawn`."""

    bag: int
    n: int
    section: str
    drawn: tuple[int, ...] = ()

    @property
    def loose(self) -> tuple[int, ...]:
        """Pieces that are in no bag and on no map now."""
        return self.drawn

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        weights = tuple(pos.bag[k] for k in BAG_KINDS[self.bag] if pos.bag[k])
        if len(self.drawn) >= self.n or not weights:
            if self.drawn:
                pos.tell("drawn", self.section, BAG_IDS[self.bag], tuple(UNIT_IDS[p >> 1] for p in self.drawn))
            self.at = "end"
            return DONE
        return ask_chance("draw", self.section, (BAG_IDS[self.bag], len(self.drawn) + 1, self.n), weights=weights)

    def choices(self, pos: SeaPosition, offer: Offer) -> None:
        offer.all(DRAW, [k for k in BAG_KINDS[self.bag] if pos.bag[k]])

    def draw(self, pos: SeaPosition, unit: str) -> None:
        kind = UNIT_IDS.index(unit)
        pos.bag[kind] -= 1
        self.drawn += (2 * kind,)
