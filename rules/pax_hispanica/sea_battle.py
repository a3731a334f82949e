"""F1a, F2: surrender and sea battles. Who sinks, who seizes, what becomes of the Cargo.

Needs `fleet`. Leaves to `interdiction` how a battle begins and where the survivors go (F1c).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from rules.kernel.decision import Decision, Offer, Option, Rule
from rules.kernel.step import DONE, Outcome, Sealed, Step
from rules.pax_hispanica.abilities import seamanship
from rules.pax_hispanica.fleet import Drowned, LoseShip, NewFlagship, drop_treasure
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import CARD_IDS, CARD_LEGALITY, CARD_NUMBER, COLORS, DONE_OPTION, PLUNDER, options

FLEE: Option = ("tactic", "flee")
GAGE: Option = ("tactic", "gage")
BOARDING: Option = ("tactic", "boarding")
SINK = options("sink", CARD_IDS)
PIRATES_NEVER_FLEE = Rule("pirates-never-flee", "F2a")
ONLY_PLUNDER_SUNK = Rule("only-plunder-sunk", "F1a")


def cannot_flee(pos: PaxPosition, step: Any) -> Rule | None:
    """F2a: Flee is a tactic of the treasure fleet; `step` are Tactics, or those with the Sun King."""
    return None if step.turn == step.seats[0] else PIRATES_NEVER_FLEE


@dataclass(eq=False)
class Tactics(Sealed):
    """F2: the treasure fleet, then the pirates, choose a tactic in secret."""

    seats: tuple[int, ...]
    answers: tuple[Option, ...] = ()

    def question(self, pos: PaxPosition, seat: int) -> Decision:
        return Decision(seat, "tactic", "F2", tuple(COLORS[s] for s in self.seats), secret=True)

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        offer.one(FLEE, cannot_flee, self)
        offer.one(GAGE)
        offer.one(BOARDING)


def chests_seized(pos: PaxPosition, prey: int, pirate: int) -> int:
    """F2c: how many Chests find a Galleon of the pirates; the others are lost."""
    return min(pos.hold_chests[prey], max(pos.room(pirate), 0))


def seize(pos: PaxPosition, prey: int, pirate: int) -> Step | None:
    """F2c: the pirates take all Cargo; what finds no Galleon is lost; Meeples are disposed of at once (F2d, C126).

    A Galleon whose Meeple is seized has had its one load of this sail (C76).
    """
    people = pos.hold_meeples[prey]
    pos.hold_meeples[prey] = ()
    pos.spent[prey] += len(people)
    chests = chests_seized(pos, prey, pirate)
    pos.hold_chests[pirate] += chests
    pos.hold_chests[prey] -= chests
    pos.hold_relics[pirate] += pos.hold_relics[prey]
    if chests or pos.hold_relics[prey] or pos.hold_chests[prey] or people:
        lost, relics = pos.hold_chests[prey], pos.hold_relics[prey]
        pos.tell("cargo_seized", "F2c", COLORS[pirate], COLORS[prey], chests, relics, lost, len(people))
    pos.hold_relics[prey] = 0
    drop_treasure(pos, prey)
    return Drowned(people, pirate, pirate) if people else None


class Fought(NamedTuple):
    """What a pair of tactics brings."""

    escaped: bool = False
    """F2a: the treasure fleet goes on as if nothing had been."""
    sunk_prey: bool = False
    """The treasure fleet loses its Flagship (F2e)."""
    sunk_pirate: bool = False
    seizing: bool = False
    """F2c: the pirates seize the Cargo, after their own loss and before that of the treasure fleet."""


def battle_outcome(pos: PaxPosition, prey: int, pirate: int, mine: str, theirs: str) -> Fought:
    """F2a, F2b: what the tactics `mine` of the treasure fleet and `theirs` of the pirates bring."""
    ships, pirates = len(pos.ships[prey]), len(pos.ships[pirate])
    if mine == "flee":  # F2a
        return Fought(escaped=True) if theirs == "boarding" else Fought(sunk_prey=True, seizing=pirates > ships - 1)
    if mine == theirs:  # F2b: the more Ships
        sunk_prey, sunk_pirate = pirates > ships, ships > pirates
        return Fought(False, sunk_prey, sunk_pirate, pirates - sunk_pirate > 0)
    sunk_prey = seamanship(pos, pirate) < seamanship(pos, prey)  # F2b: the better Seamanship, R18
    left = pirates - (not sunk_prey)
    return Fought(False, sunk_prey, not sunk_prey, left > 0 and left >= ships - sunk_prey)


@dataclass(eq=False)
class SeaBattle(Step):
    """F2a-c. Tactics are revealed together. A fleet that escapes or survives unseized goes on; the rest is `interdiction`."""

    prey: int
    pirate: int
    at = "reveal"

    def reveal(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return self.go("fight", pos.tactics(self.prey, self.pirate) or Tactics((self.prey, self.pirate)))

    def fight(self, pos: PaxPosition, child: Any) -> Outcome:
        mine, theirs = child.answers[0][1], child.answers[1][1]
        if mine == "surrender":  # S6.27: by the Sun King's die
            return self.go("given_up", Surrender(self.prey, self.pirate))
        pos.tell("tactics", "F2", COLORS[self.prey], mine, COLORS[self.pirate], theirs)
        escaped, sunk_prey, sunk_pirate, seizing = battle_outcome(pos, self.prey, self.pirate, mine, theirs)
        if escaped:
            pos.tell("escaped", "F2a", COLORS[self.prey])
            return DONE
        if seizing:
            # The pirates' loss comes first: what survives of them carries the Cargo (F2e).
            self.at = "sink_prey" if sunk_prey else "after"
            if sunk_pirate:
                return self.go("seize_then_end", LoseShip(self.pirate, self.prey, "F2e"))
            people = seize(pos, self.prey, self.pirate)
            return people if people is not None else getattr(self, self.at)(pos, None)
        self.at = "after"
        if sunk_pirate:
            return LoseShip(self.pirate, self.prey, "F2e")
        return LoseShip(self.prey, self.pirate, "F2e") if sunk_prey else DONE

    def seize_then_end(self, pos: PaxPosition, child: Step | None) -> Outcome:
        self.at = "after"
        people = seize(pos, self.prey, self.pirate)
        return people if people is not None else DONE

    def sink_prey(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return self.go("after", LoseShip(self.prey, self.pirate, "F2e"))

    def after(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return DONE

    def given_up(self, pos: PaxPosition, child: Step | None) -> Outcome:
        """The treasure fleet has surrendered instead of fighting."""
        return DONE


def cannot_sink(pos: PaxPosition, step: Surrender | None, card: int) -> Rule | None:
    """F1a: after a surrender only PLUNDER Ships may be sunk."""
    return None if CARD_LEGALITY[card] == PLUNDER else ONLY_PLUNDER_SUNK


@dataclass(eq=False)
class Surrender(Step):
    """F1a: all Cargo is seized, the pirates may sink PLUNDER Ships one by one (C122, C123)."""

    prey: int
    pirate: int
    flag_lost: bool = False

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        pos.tell("surrendered", "F1a", COLORS[self.prey], COLORS[self.pirate])
        self.at = "sinking"
        people = seize(pos, self.prey, self.pirate)
        return people if people is not None else self.sinking(pos, None)

    def sinking(self, pos: PaxPosition, child: Step | None) -> Outcome:
        if any(CARD_LEGALITY[c] == PLUNDER for c in pos.ships[self.prey]):
            return Decision(self.pirate, "sink_plunder", "F1a", (COLORS[self.prey],))
        return self._leave(pos)

    def _leave(self, pos: PaxPosition) -> Outcome:
        self.at = "end"
        return NewFlagship(self.prey, "F1a") if self.flag_lost and pos.ships[self.prey] else DONE

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        ships = pos.ships[self.prey]
        offer.each(SINK, ships, ships, cannot_sink, self)
        offer.one(DONE_OPTION)

    def sink(self, pos: PaxPosition, card_id: str) -> None:
        card = CARD_NUMBER[card_id]
        self.flag_lost = self.flag_lost or pos.ships[self.prey][0] == card
        if pos.spent[self.prey]:
            pos.spent[self.prey] -= 1
        pos.lose_ship(self.prey, card)
        pos.tell("ship_lost", "F1a", COLORS[self.prey], card_id)

    def done(self, pos: PaxPosition) -> Step | None:
        left = self._leave(pos)
        return left if isinstance(left, Step) else None
