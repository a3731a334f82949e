"""4.3: which turn and phase follows which. The only module that knows all phases."""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.decision import Decision, Offer, Rule
from rules.kernel.step import DONE, Outcome, Step, ask_chance
from rules.sea_and_steel.build import PALISADE
from rules.sea_and_steel.cards import Card
from rules.sea_and_steel.combat import Combats
from rules.sea_and_steel.dice import Roll
from rules.sea_and_steel.events import EventPhase
from rules.sea_and_steel.fate import REVEAL, FatePhase
from rules.sea_and_steel.gold import SearchForGold
from rules.sea_and_steel.impulse import ACTIVATE, Activation, ImpulsePhase
from rules.sea_and_steel.leaders import DECLINE, Declinable
from rules.sea_and_steel.nitayno_deploy import NitaynoReinforcements
from rules.sea_and_steel.nitayno_events import NitaynoEvents
from rules.sea_and_steel.nitayno_impulse import NitaynoImpulses
from rules.sea_and_steel.nitayno_special import SpecialPhase
from rules.sea_and_steel.reinforcement import ReinforcementPhase
from rules.sea_and_steel.setup import SetUp
from rules.sea_and_steel.state import SeaPosition
from rules.sea_and_steel.tables import AREAS, COLUMBUS_FULL, GRACE, LANDING, NONE, PIECE_IDS, SIDE_IDS, SPANISH
from rules.sea_and_steel.victory import FinalPhase

FIRST_ONLY = Rule("first-activation", "4.3.1")
PHASES: tuple[tuple[str, type[Step]], ...] = (
    ("fate", FatePhase),
    ("event", EventPhase),
    ("reinforcement", ReinforcementPhase),
    ("impulse", ImpulsePhase),
    ("final", FinalPhase),
)
"""4.3.2: the phases of turns 2 to 6."""
SOLO_PHASES: tuple[tuple[str, type[Step]], ...] = (
    ("fate", FatePhase),
    ("special", SpecialPhase),
    ("event", NitaynoEvents),
    ("reinforcement", NitaynoReinforcements),
    ("impulse", NitaynoImpulses),
    ("final", FinalPhase),
)
"""5.3: those of a solo game."""


def phases(pos: SeaPosition) -> tuple[tuple[str, type[Step]], ...]:
    """The phases of a turn of this game, in order."""
    return PHASES if pos.solo == NONE else SOLO_PHASES


@dataclass(eq=False)
class FirstTurn(Declinable):
    """4.3.1: the first voyage. `area`: where it lands."""

    area: int = 0

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:  # I
        return ask_chance("reveal", "4.3.1")

    def reveal(self, pos: SeaPosition, card: int) -> Step:
        pos.first_deck = tuple(c for c in pos.first_deck if c != card)
        pos.fate = card
        if pos.solo == NONE:
            pos.grace = GRACE[card]  # II
        pos.tell("fate", "4.3.1", card)
        if pos.grace != NONE:
            pos.tell("grace_shows", "4.3.1", SIDE_IDS[pos.grace])
        return self.go("landing", Roll(SPANISH, 1, "landing", "4.3.1", blessed=False))  # III

    def landing(self, pos: SeaPosition, roll: Roll) -> Outcome:  # IV
        self.area = LANDING[pos.fate][roll.dice[0] - 1]
        pos.put(SPANISH, self.area, COLUMBUS_FULL)
        for soldier in pos.ships:
            pos.put(SPANISH, self.area, soldier)
        pos.tell("landing", "4.3.1", self.area, tuple(PIECE_IDS[p] for p in (COLUMBUS_FULL, *pos.ships)))
        pos.ships = ()
        pos.settle(self.area)
        return self.go("gold", Combats(SPANISH))  # V

    def gold(self, pos: SeaPosition, child: Step | None) -> Outcome:
        return self.go("effect", SearchForGold(0))

    def effect(self, pos: SeaPosition, child: Step | None) -> Outcome:
        return self.go("activation", Card(str(pos.fate), SPANISH, self.area))

    def activation(self, pos: SeaPosition, child: Step | None) -> Outcome:  # VI
        pos.settle_all()
        if pos.controls(SPANISH, self.area) and pos.spanish[self.area]:
            return Decision(SPANISH, "first_activation", "4.3.1", (self.area,))
        return self.end(pos, None)

    def choices(self, pos: SeaPosition, offer: Offer) -> None:
        if self.at == "begin":
            offer.all(REVEAL, pos.first_deck)
        else:
            offer.among(ACTIVATE, (self.area,), [a for a in AREAS if pos.controls(SPANISH, a)], FIRST_ONLY)
            offer.among(PALISADE, (), (self.area,), FIRST_ONLY)
            offer.one(DECLINE)

    def activate(self, pos: SeaPosition, area: int) -> Step:
        return self.go("end", Activation(SPANISH, area))

    def end(self, pos: SeaPosition, child: Step | None) -> Outcome:  # VII
        pos.fate = 0
        pos.free_grace()
        return DONE


@dataclass(eq=False)
class Turns(Step):
    """4.3: the set-up, the first turn, then five turns of five phases. `phase`: the next one."""

    phase: int = 0

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        return self.go("first", SetUp())

    def first(self, pos: SeaPosition, child: Step | None) -> Outcome:
        pos.tell("turn", "4.3", 1)
        return self.go("next_turn", FirstTurn())

    def next_turn(self, pos: SeaPosition, child: Step | None) -> Outcome:
        pos.turn += 1
        self.phase = 0
        pos.tell("turn", "4.3", pos.turn)
        self.at = "next_phase"
        return self.next_phase(pos, None)

    def next_phase(self, pos: SeaPosition, child: Step | None) -> Outcome:
        order = phases(pos)
        if self.phase == len(order):
            return self.next_turn(pos, None)
        name, phase = order[self.phase]
        self.phase += 1
        pos.tell("phase", "4.3.2", name)
        return phase()
