"""D4d-e, F1: "Strike your colors!" The windows of a sail, the answers given in secret, what follows a sea battle, the voyage home.

Needs `sea_battle`. A Voyage is a fleet under way; the sail turn (`sail_year`) and the pirates' homeward voyage are its two kinds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.kernel.decision import Amounts, Decision, Offer, Option, Rule
from rules.kernel.step import DONE, Outcome, Sealed, Step
from rules.pax_hispanica.fleet import go_pirating
from rules.pax_hispanica.omens import hurricane
from rules.pax_hispanica.sea_battle import SeaBattle, Surrender
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import (
    ASHORE,
    COLONIES,
    COLONY_SEAS,
    COLORS,
    EXITS,
    HAVEN_IDS,
    HAVEN_NUMBER,
    HOME_DISTANCE,
    NONE,
    PIRATING,
    SEA_DISTANCE,
    SEA_IDS,
    SEA_NEXT,
    SEA_NUMBER,
    SEAS,
    options,
)
from rules.pax_hispanica.treasure import Unload, bury

NOT_THE_HAVEN = Rule("not-the-haven-of-this-zone", "F1")
NOT_ADJACENT = Rule("not-adjacent", "D4c")
AGAINST_THE_CURRENT = Rule("against-the-current", "D4c")
SHORTEST_WAY = Rule("shortest-way", "D4c")
NO_EXIT_HERE = Rule("no-exit-here", "D4c")
NO_TREASURE_ABOARD = Rule("no-treasure-aboard", "F6c")
NO_MONEY_TO_TAKE = Rule("no-money-to-take", "G1b")
MORE_THAN_OWNED = Rule("offer-over-purse", "G1b")
MEEPLE_ABOARD = Rule("meeple-aboard", "D4f")

PASS: Option = ("pass",)
NEVER: Option = ("never",)
STRIKE = options("strike", HAVEN_IDS)
SURRENDER: Option = ("surrender",)
FIGHT: Option = ("fight",)
BUY_OFF = Amounts("buy_off")
ACCEPT: Option = ("accept_money",)
DECLINE: Option = ("decline_money",)
SAIL = options("sail", SEA_IDS)
HOME: Option = ("home",)
BURY: Option = ("bury",)
PATIENCE = 14
"""C82: sea zones sailed without loading, unloading or battle before a fleet must take the shortest way."""


# -- a fleet under way


def cannot_sail(pos: PaxPosition, step: Voyage, to: int) -> Rule | None:
    """D4c, C82: to an adjacent sea zone, never against a current; after much idling by the shortest way."""
    here = step.zone
    if to not in SEA_NEXT[here]:
        return AGAINST_THE_CURRENT if here in SEA_NEXT[to] else NOT_ADJACENT
    if step.idle >= PATIENCE and way_left(pos, step, to) >= way_left(pos, step, here):
        return SHORTEST_WAY
    return None


def way_left(pos: PaxPosition, step: Voyage, zone: int) -> int:
    """C82: sea zones from `zone` to where this voyage can end: a vacant Colony for Meeples, EUROPE for Treasure, anywhere without."""
    if pos.hold_meeples[step.color]:
        vacant = [z for n in COLONIES if pos.disk[n] != NONE and pos.labor[n] == NONE for z in COLONY_SEAS[n]]
        return min(SEA_DISTANCE[zone][z] for z in vacant)
    return HOME_DISTANCE[zone] if pos.treasure(step.color) else 0


def _cannot_land_treasure(pos: PaxPosition, step: Voyage) -> Rule | None:
    if not pos.treasure(step.color):
        return NO_TREASURE_ABOARD
    return MEEPLE_ABOARD if pos.hold_meeples[step.color] else None


def cannot_go_home(pos: PaxPosition, step: Voyage) -> Rule | None:
    """D4c, F6, C78, C79: with Treasure and without Meeples, from a sea zone that leads to EUROPE."""
    return _cannot_land_treasure(pos, step) or (None if EXITS[step.zone] else NO_EXIT_HERE)


def cannot_bury(pos: PaxPosition, step: Voyage) -> Rule | None:
    """F6c: with Treasure and without Meeples, on the island of the sea zone."""
    return _cannot_land_treasure(pos, step)


@dataclass(eq=False)
class Voyage(Step):
    """D4c: a fleet sailing from zone to zone, with a window for Interdiction on every entry and exit (R59, C120).

    `idle` counts zones since the last activity (C82). `protected`: pirates who have interdicted this fleet since it last sailed a zone
    (R38). `never`: players who have answered "never for this sail"; known to them alone. `route`: the zones sailed, for the eye.
    """

    color: int
    zone: int
    to: int = NONE
    idle: int = 0
    protected: tuple[int, ...] = ()
    never: tuple[int, ...] = ()
    route: tuple[int, ...] = ()

    def shown(self, seat: int) -> dict[str, Any]:
        """A standing answer is its giver's own business."""
        return {**self.__dict__, "never": tuple(s for s in self.never if s == seat)}

    @property
    def carrier(self) -> int:
        """Whose Cargo is at sea."""
        return self.color

    def under_way(self, pos: PaxPosition) -> bool:
        """Whether the fleet is still where its voyage left it."""
        return pos.fleet[self.color] == self.zone

    def window(self, entering: bool) -> Window:
        return Window(self.color, self.zone, entering, self.protected, self.never)

    def heard(self, child: Window) -> None:
        """Takes over what a window has learnt."""
        self.protected = tuple(sorted({*self.protected, *child.struck}))
        self.never = child.never

    def leave(self, pos: PaxPosition, child: Window) -> Outcome:
        """After the exit window: the announced move is completed if the fleet still sails (C120)."""
        self.heard(child)
        if not self.under_way(pos):
            return DONE
        if self.to == ASHORE:  # EUROPE, but not without Treasure (C78)
            if pos.treasure(self.color):
                return self.go("over", Unload(self.color))
            self.at = "ask"
            return self.ask(pos, None)
        self.zone = pos.fleet[self.color] = self.to
        self.route = (*self.route, self.to)
        self.idle += 1
        self.protected = ()
        pos.tell("sailed", "D4c", COLORS[self.color], SEA_IDS[self.to])
        return self.go("arrive", self.window(True))

    def arrive(self, pos: PaxPosition, child: Window) -> Outcome:
        self.heard(child)
        if not self.under_way(pos):
            return DONE
        self.at = "ask"
        return self.ask(pos, None)

    def ask(self, pos: PaxPosition, child: Step | None) -> Outcome:
        raise NotImplementedError

    def sail(self, pos: PaxPosition, sea_id: str) -> Step:
        self.to = SEA_NUMBER[sea_id]
        return self.go("leave", self.window(False))

    def home(self, pos: PaxPosition) -> Step:
        self.to = ASHORE
        return self.go("leave", self.window(False))

    def bury(self, pos: PaxPosition) -> Step:
        return self.go("over", bury(pos, self.color, self.zone))

    def over(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return DONE

    def offer_ways(self, offer: Offer) -> None:
        """Sailing on, EUROPE, an island."""
        offer.each(SAIL, SEA_NEXT[self.zone], SEAS, cannot_sail, self)
        offer.one(HOME, cannot_go_home, self)
        offer.one(BURY, cannot_bury, self)


@dataclass(eq=False)
class Homeward(Voyage):
    """F1c, R37, C132-C136: pirates with seized Treasure sail at once to EUROPE or an island; they neither load nor attack."""

    at = "ask"

    def ask(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return Decision(self.color, "homeward", "F1c", (SEA_IDS[self.zone],))

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        self.offer_ways(offer)


# -- the window


def wrong_haven(pos: PaxPosition, step: StrikeYourColors, haven: int) -> Rule | None:
    """F1: the Haven Card of this sea zone; in the Hurricane Season any (R26)."""
    return None if haven == step.zone or hurricane(pos) else NOT_THE_HAVEN


@dataclass(eq=False)
class StrikeYourColors(Sealed):
    """F1: everybody who could interdict answers in secret: strike, not here, or never for this sail."""

    seats: tuple[int, ...]
    prey: int
    zone: int
    answers: tuple[Option, ...] = ()

    def question(self, pos: PaxPosition, seat: int) -> Decision:
        return Decision(seat, "interdict", "F1", (COLORS[self.prey], SEA_IDS[self.zone]), secret=True)

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        offer.one(PASS)
        offer.one(NEVER)
        hand = pos.havens[self.turn]
        offer.each(STRIKE, hand, hand, wrong_haven, self)


@dataclass(eq=False)
class Window(Step):
    """D4d, F1, R59, R60: a fleet enters or is about to leave a sea zone; those lying in PIRATING with a Haven Card may interdict.

    The earliest in Player Order after the phasing player decides first; those behind him are asked again when that is settled.
    """

    color: int
    zone: int
    entering: bool
    protected: tuple[int, ...]
    never: tuple[int, ...]
    struck: tuple[int, ...] = ()
    waiting: tuple[int, ...] | None = None

    def shown(self, seat: int) -> dict[str, Any]:
        """A standing answer is its giver's own business."""
        return {**self.__dict__, "never": tuple(s for s in self.never if s == seat)}

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        around = (*pos.after(pos.acting), pos.acting) if self.waiting is None else self.waiting
        barred = (*self.protected, *self.never)
        able = tuple(s for s in around if s != self.color and pos.fleet[s] == PIRATING and pos.havens[s] and s not in barred)
        if not able or pos.fleet[self.color] != self.zone:
            return DONE
        return self.go("answered", StrikeYourColors(able, self.color, self.zone))

    def answered(self, pos: PaxPosition, child: StrikeYourColors) -> Outcome:
        said = list(zip(child.seats, child.answers, strict=True))
        self.never = tuple(sorted({*self.never, *(s for s, a in said if a == NEVER)}))
        for n, (pirate, answer) in enumerate(said):
            if answer[0] == "strike":
                self.struck = (*self.struck, pirate)
                self.waiting = tuple(s for s, _ in said[n + 1 :])
                return self.go("begin", Interdiction(self.color, pirate, self.zone, HAVEN_NUMBER[answer[1]]))
        return DONE


# -- an Interdiction


def cannot_take_money(pos: PaxPosition, step: Interdiction) -> Rule | None:
    """G1b: a deal may have taken the money that was offered."""
    return None if pos.dollars[step.prey] >= step.offered else NO_MONEY_TO_TAKE


def pursuers(pos: PaxPosition, color: int) -> tuple[int, ...]:
    """R38: who has Interdicted the fleet of `color` this turn since it last sailed a zone, as the last window of that fleet knows."""
    for step in reversed(pos.agenda):
        if isinstance(step, Window) and step.color == color:
            return (*step.protected, *step.struck)
    return ()


@dataclass(eq=False)
class Interdiction(Step):
    """F1: the pirates discard their Haven Card; surrender, a bargain (G1b) or a sea battle; then F1c for the survivors."""

    prey: int
    pirate: int
    zone: int
    haven: int
    offered: int = 0
    gave_up: bool = False

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        pos.spend_haven(self.pirate, self.haven)
        pos.fleet[self.pirate] = self.zone
        pos.tell("struck", "F1", COLORS[self.pirate], COLORS[self.prey], SEA_IDS[self.zone], HAVEN_IDS[self.haven])
        self.at = "parley"
        return self.parley(pos, None)

    def parley(self, pos: PaxPosition, child: Step | None) -> Outcome:
        if self.prey == pos.sun_king:  # S6.26: the die that rolls his tactic tells whether he surrenders
            return self.go("settle", SeaBattle(self.prey, self.pirate))
        return Decision(self.prey, "surrender", "F1a", (COLORS[self.pirate], SEA_IDS[self.zone]))

    def answer(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return Decision(self.pirate, "accept_money", "G1b", (COLORS[self.prey], self.offered))

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        if self.at == "answer":
            offer.one(ACCEPT, cannot_take_money, self)
            offer.one(DECLINE)
        else:
            offer.one(FIGHT)
            offer.one(SURRENDER)
            if not self.offered and pos.sun_king == NONE:  # S0.12
                offer.amounts(BUY_OFF, 1, pos.dollars[self.prey], MORE_THAN_OWNED)

    def bargain_rule(self, pos: PaxPosition, item: Option, giver: int) -> Rule | None:
        """G1b: ("call_off",) given by the pirates before the battle, as part of a deal."""
        asked = self.at in ("parley", "answer")
        return None if asked and item == ("call_off",) and giver == self.pirate else Rule("no-battle-to-call-off", "G1b")

    def bargain(self, pos: PaxPosition, item: Option, giver: int) -> None:
        """C72: bought off; the pirates stay in PIRATING without a draw, the fleet sails on."""
        pos.fleet[self.pirate] = PIRATING
        pos.tell("bought_off", "G1b", COLORS[self.prey], COLORS[self.pirate])
        self.at = "end"

    def buy_off(self, pos: PaxPosition, dollars: int) -> None:
        self.offered = dollars
        pos.tell("money_offered", "G1b", COLORS[self.prey], COLORS[self.pirate], dollars)
        self.at = "answer"

    def accept_money(self, pos: PaxPosition) -> None:
        pos.pay(self.prey, self.pirate, self.offered)
        pos.tell("dealt_dollars", "G1b", COLORS[self.prey], COLORS[self.pirate], self.offered)
        self.bargain(pos, ("call_off",), self.pirate)

    def decline_money(self, pos: PaxPosition) -> None:
        pos.tell("money_declined", "G1b", COLORS[self.pirate])
        self.at = "parley"

    def surrender(self, pos: PaxPosition) -> Step:
        self.gave_up = True
        return self.go("settle", Surrender(self.prey, self.pirate))

    def fight(self, pos: PaxPosition) -> Step:
        return self.go("settle", SeaBattle(self.prey, self.pirate))

    def settle(self, pos: PaxPosition, child: Step | None) -> Outcome:
        """F1c, C124, C129-C131: who goes PIRATING. Pirates with Treasure sail home; so where both draw, the phasing fleet is the prey."""
        beaten = self.gave_up or getattr(child, "at", "") == "given_up" or pos.treasure(self.pirate)
        self.at = "pirate_out"
        return (self._retire(pos, self.prey) if beaten else None) or self.pirate_out(pos, None)

    def _retire(self, pos: PaxPosition, color: int) -> Step | None:
        return go_pirating(pos, color) if pos.ships[color] else None

    def pirate_out(self, pos: PaxPosition, child: Step | None) -> Outcome:
        self.at = "end"
        if pos.treasure(self.pirate):
            return Homeward(self.pirate, self.zone, protected=pursuers(pos, self.pirate), route=(self.zone,))
        return self._retire(pos, self.pirate) or DONE
