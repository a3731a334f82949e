"""4.3.2 I: the Fate Phase: the card's event, gold for what it has won, Indigenous Conflict, and the impulses of the turn."""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.decision import Decision, Offer, Option, Rule
from rules.kernel.step import DONE, Outcome, Step, ask_chance
from rules.sea_and_steel.cards import Card
from rules.sea_and_steel.combat import ASSIGN, DICE, HIT, hits
from rules.sea_and_steel.dice import Roll
from rules.sea_and_steel.gold import SearchForGold
from rules.sea_and_steel.state import SeaPosition, Stack
from rules.sea_and_steel.tables import (
    AREAS,
    ATTACK,
    BAG_IDS,
    CARDS,
    CARIBE,
    CLASS,
    CONFLICT,
    IMPULSES,
    INDIGENOUS,
    NONE,
    PIECE_NUMBER,
    SIDES,
    TAINO,
    per_area,
)

REVEAL: tuple[Option, ...] = tuple(("reveal", n) for n in range(CARDS + 1))
CLASH = per_area("clash")
AT_PEACE = Rule("conflict-leader", "4.3.2I")
LEFT_OUT = Rule("hit-reserve", "4.3.2I")


@dataclass(eq=False)
class FatePhase(Step):
    """4.3.2 I. `before`: the areas Spain held when the card was revealed."""

    before: int = 0

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        return ask_chance("reveal", "4.3.2I")

    def choices(self, pos: SeaPosition, offer: Offer) -> None:
        offer.all(REVEAL, pos.fate_deck)

    def reveal(self, pos: SeaPosition, card: int) -> Step:
        pos.fate_deck = tuple(c for c in pos.fate_deck if c != card)
        pos.fate = card
        pos.build_limit = pos.grace_turn = 0
        pos.event = [0, 0]
        pos.free_grace()
        pos.tell("fate", "4.3.2I", card)
        self.before = pos.held()
        return self.go("gold", Card(str(card)))

    def gold(self, pos: SeaPosition, child: Step | None) -> Outcome:
        pos.settle_all()
        return self.go("conflict", SearchForGold(self.before))

    def conflict(self, pos: SeaPosition, child: Step | None) -> Outcome:
        self.at = "impulses"
        if CONFLICT[pos.fate]:
            return IndigenousConflict()
        return self.impulses(pos, None)

    def impulses(self, pos: SeaPosition, child: Step | None) -> Outcome:
        for side in SIDES:
            pos.marker[side] = IMPULSES[pos.fate]
        return DONE


def mixed(pos: SeaPosition, done: int) -> list[int]:
    """The areas where both tribes stand and that have not fought."""
    return [a for a in AREAS if not done >> a & 1 and pos.has_class(INDIGENOUS, a, TAINO) and pos.has_class(INDIGENOUS, a, CARIBE)]


def clashing(pos: SeaPosition, done: int) -> list[int]:
    """Those of them without an Indigenous Leader (C28)."""
    return [a for a in mixed(pos, done) if not pos.exempt(a)]


@dataclass(eq=False)
class IndigenousConflict(Step):
    """4.3.2 I Indigenous Conflict: one round in each such area, in the order the Indigenous side chooses. `fought`: a bit per area."""

    fought: int = 0

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        waiting = clashing(pos, self.fought)
        if not waiting:
            return DONE
        if len(waiting) > 1:
            return Decision(INDIGENOUS, "conflicts", "4.3.2I")
        return self.clash(pos, waiting[0])

    def choices(self, pos: SeaPosition, offer: Offer) -> None:
        offer.among(CLASH, clashing(pos, self.fought), mixed(pos, self.fought), AT_PEACE)

    def clash(self, pos: SeaPosition, area: int) -> Step:
        self.fought |= 1 << area
        return TribalRound(area)


@dataclass(eq=False)
class TribalRound(Step):
    """4.3.2 I, Q23, C28, C99: Taínos against Caribes, both with their Attack Factor, then the losses of each tribe.

    `front`: the pieces of each tribe that fight; `dice` of each; `due`: hits each has to take.
    """

    area: int
    front: tuple[Stack, Stack] = ((), ())
    dice: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    due: tuple[int, int] = (0, 0)
    turn: int = 0

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        pos.tell("conflict", "4.3.2I", self.area)
        self.at = "assignment"
        return self.assignment(pos, None)

    def reserve(self, pos: SeaPosition) -> list[int]:
        """Pieces of the tribe in turn that are not assigned."""
        left = [p for p in pos.indigenous[self.area] if CLASS[p] == TAINO + self.turn]
        for piece in self.front[self.turn]:
            left.remove(piece)
        return left

    def assignment(self, pos: SeaPosition, child: Step | None) -> Outcome:
        while self.turn < 2:
            reserve, front = self.reserve(pos), self.front[self.turn]
            if len(front) == DICE or not reserve:
                self.turn += 1
            elif len(front) + len(reserve) <= DICE or reserve[0] == reserve[-1]:
                self._assign(reserve[: DICE - len(front)])
            else:
                return Decision(INDIGENOUS, "assign_tribe", "4.3.2I", (self.area, BAG_IDS[TAINO + self.turn]))
        self.at, self.turn = "rolls", 0
        return self.rolls(pos, None)

    def _assign(self, pieces: list[int]) -> None:
        front = tuple(sorted((*self.front[self.turn], *pieces)))
        self.front = (self.front[0], front) if self.turn else (front, self.front[1])

    def factors(self, tribe: int) -> tuple[int, ...]:
        """The Attack Factors of a tribe's pieces that fight."""
        return tuple(ATTACK[p] for p in self.front[tribe])

    def rolls(self, pos: SeaPosition, child: Step | None) -> Outcome:
        if isinstance(child, Roll):
            self.dice = (self.dice[0], child.dice) if self.turn else (child.dice, self.dice[1])
            self.turn += 1
        if self.turn < 2:
            factors = self.factors(self.turn)
            return Roll(INDIGENOUS, len(factors), BAG_IDS[TAINO + self.turn], "4.3.2I", self.area, factors, blessed=False)
        self.at, self.turn = "yaya", 0
        return self.yaya(pos, None)

    def yaya(self, pos: SeaPosition, child: Step | None) -> Outcome:
        """C99: after both have rolled, Yaya may change the dice of one tribe."""
        if isinstance(child, Roll):
            self.dice = (self.dice[0], child.dice) if self.turn else (child.dice, self.dice[1])
            self.turn += 1
        while self.turn < 2 and pos.may_use_grace(INDIGENOUS):
            factors = self.factors(self.turn)
            rolled = Roll(INDIGENOUS, len(factors), BAG_IDS[TAINO + self.turn], "4.3.2I", self.area, factors, True, self.dice[self.turn])
            rolled.at = "grace"
            return rolled
        self.due = (hits(self.dice[1], self.factors(1)), hits(self.dice[0], self.factors(0)))
        self.at, self.turn = "losses", 0
        return self.losses(pos, None)

    def losses(self, pos: SeaPosition, child: Step | None) -> Outcome:
        while self.turn < 2:
            front = self.front[self.turn]
            if not self.due[self.turn] or not front:
                self.turn += 1
            elif front[0] != front[-1]:
                return Decision(INDIGENOUS, "hits_tribe", "4.3.2I", (self.area, BAG_IDS[TAINO + self.turn], self.due[self.turn]))
            else:
                self._suffer(pos, front[0])
        pos.settle(self.area)
        self.at = "end"
        return DONE

    def _suffer(self, pos: SeaPosition, piece: int) -> None:
        left = pos.reduce(INDIGENOUS, self.area, piece)
        front = list(self.front[self.turn])
        front.remove(piece)
        if left != NONE:
            front.append(left)
        stack, due = tuple(sorted(front)), self.due[self.turn] - 1
        self.front = (self.front[0], stack) if self.turn else (stack, self.front[1])
        self.due = (self.due[0], due) if self.turn else (due, self.due[1])

    def choices(self, pos: SeaPosition, offer: Offer) -> None:
        if self.at == "assignment":
            offer.all(ASSIGN, dict.fromkeys(self.reserve(pos)))
        else:
            tribe = [p for p in pos.indigenous[self.area] if CLASS[p] == TAINO + self.turn]
            offer.among(HIT, dict.fromkeys(self.front[self.turn]), tribe, LEFT_OUT)

    def assign(self, pos: SeaPosition, piece: str) -> None:
        self._assign([PIECE_NUMBER[piece]])

    def hit(self, pos: SeaPosition, piece: str) -> None:
        self._suffer(pos, PIECE_NUMBER[piece])
