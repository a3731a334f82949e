"""S6.26-S6.28: the Sun King's tactic in a sea battle is rolled, after yours is settled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.kernel.decision import Decision, Offer, Option
from rules.kernel.step import Outcome, Step, ask_chance
from rules.pax_hispanica.abilities import seamanship
from rules.pax_hispanica.sea_battle import BOARDING, FLEE, GAGE, cannot_flee
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.sun_king import tell
from rules.pax_hispanica.tables import COLORS, PURPLE, RED

ROLL: tuple[Option, ...] = tuple(("roll", n) for n in range(13))
"""A sum of dice."""
F, G, B, S = "flee", "gage", "boarding", "surrender"
TACTICS = {
    "pirates": (G, G, G, B, B, B),
    "more-ships": (F, G, G, G, B, B),
    "equal-ships": (F, F, G, G, B, B),
    "better-seamanship": (F, F, F, G, B, B),
    "worse-seamanship": (F, F, F, F, S, S),
}
"""S6.26: his tactic by the die, for each row of the table."""


def row(pos: Any, prey: int, pirate: int) -> str:
    """S6.26: which row of the table holds."""
    if pirate == PURPLE:
        return "pirates"
    ships, yours = len(pos.ships[prey]), len(pos.ships[pirate])
    if ships != yours:
        if ships > yours:
            return "more-ships"
        return "better-seamanship" if seamanship(pos, prey) <= seamanship(pos, pirate) else "worse-seamanship"
    return "equal-ships"


@dataclass(eq=False)
class KingsTactics(Step):
    """S6.26, S6.27: you settle your tactic, then he rolls one die. `answers`: the tactic of the treasure fleet, then of the pirates."""

    prey: int
    pirate: int
    yours: str = ""
    answers: tuple[Option, ...] = ()
    at = "settle"

    @property
    def seats(self) -> tuple[int, int]:
        """The treasure fleet, then the pirates."""
        return self.prey, self.pirate

    @property
    def turn(self) -> int:
        """Who is asked: always you."""
        return RED

    def settle(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return Decision(RED, "tactic", "F2", (COLORS[self.prey], COLORS[self.pirate]))

    def die(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return ask_chance("king_tactic", "S6.26", (row(pos, self.prey, self.pirate),))

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        if self.at == "settle":
            offer.one(FLEE, cannot_flee, self)
            offer.one(GAGE)
            offer.one(BOARDING)
        else:
            offer.all(ROLL, range(1, 7))

    def tactic(self, pos: PaxPosition, which: str) -> None:
        self.yours = which
        self.at = "die"

    def roll(self, pos: PaxPosition, n: int) -> None:
        which = row(pos, self.prey, self.pirate)
        his = TACTICS[which][n - 1]
        tell(pos, "S6.26", "king_tactic", [("the-die", n), ("the-row", which), ("the-tactic", his)], [])
        mine, other = ("tactic", self.yours), ("tactic", his)
        self.answers = (mine, other) if self.prey == RED else (other, mine)
        self.at = "end"
