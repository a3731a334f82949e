"""A view that can answer what the rules can: control, room, combat factors, what the end would add. The formulas are those of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pax_tui.games.seeing import Seeing, by_rules
from rules.sea_and_steel import victory
from rules.sea_and_steel.combat import factor
from rules.sea_and_steel.state import SeaPosition
from rules.sea_and_steel.tables import AREAS, ATTACK, INDIGENOUS, LEADER, NONE, SIDES, SPANISH, units
from rules.sea_and_steel.view import View

AUTOMATON = "Nitayno"


class Seen(Seeing[View, SeaPosition]):
    """A View and what follows from it."""

    kind = SeaPosition

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.waiting = tuple((name.removeprefix(AUTOMATON), fields) for name, fields in view.agenda)
        """The waiting Steps, outermost first; what the Nitayno does in his own way has the name it has for two players."""
        self.steps: dict[str, Mapping[str, Any]] = dict(self.waiting)
        """The waiting Steps by name; of several of a kind the innermost."""

    force = by_rules("force")
    contested = by_rules("contested")
    faces_enemy = by_rules("faces_enemy")
    empty = by_rules("empty")
    controls = by_rules("controls")
    has_class = by_rules("has_class")
    on_map = by_rules("on_map")
    exempt = by_rules("exempt")
    tribes_clash = by_rules("tribes_clash")
    room = by_rules("room")
    value = by_rules("value")
    bag_size = by_rules("bag_size")

    def holder(self, area: int) -> int:
        """Who controls an area; NONE where both sides stand."""
        return NONE if self.contested(area) else int(self.view.owner[area])

    def on_the_map(self, side: int) -> int:
        """How many Units of a side stand on the map."""
        return sum(units(stack) for stack in self.force(side))

    @property
    def adjustments(self) -> tuple[tuple[str, int], ...]:
        """What the end of the game would add to the VP now (4.6)."""
        return victory.adjustments(self.open)

    @property
    def final_vp(self) -> int:
        """The VP with all of that."""
        return victory.final_vp(self.open)

    # -- who fights whom

    @property
    def acting(self) -> int:
        """Whose half, arrival or movement it is: the innermost Step that has a side; NONE where nobody acts."""
        for name, fields in reversed(self.waiting):
            if name == "Combat":
                return int(fields["attacker"])
            if name == "TribalRound":
                return INDIGENOUS
            if name not in ("Roll", "Draw", "Withdrawal") and fields.get("side", NONE) in SIDES:
                return int(fields["side"])
        return NONE

    @property
    def fight(self) -> Mapping[str, Any] | None:
        """The combat under way, or None."""
        return self.steps.get("Combat")

    def attacks(self, side: int, area: int) -> bool:
        """Whether pieces of a side in an area stand as attackers: in a combat there, else where that side acts."""
        fight = self.fight
        if fight is not None and fight["area"] == area:
            return bool(fight["attacker"] == side)
        if self.contested(area):
            return self.acting == side
        return self.acting == side and "Combats" not in self.steps

    def shown_factor(self, side: int, area: int, piece: int) -> int:
        """A piece's factor in its present role: the Defense it has in its area; an attacker's there, or what is printed before he moves."""
        attacking = self.attacks(side, area)
        if attacking and not self.contested(area):
            return ATTACK[piece]
        return factor(self.open, area, side, piece, attacking)

    def stack(self, side: int, area: int) -> tuple[int, ...]:
        """A stack with the Leaders first."""
        found = self.force(side)[area]
        return (*[p for p in found if p >= LEADER], *[p for p in found if p < LEADER])

    def areas_of(self, side: int) -> list[int]:
        """The areas a side controls."""
        return [a for a in AREAS if self.holder(a) == side and (side == SPANISH or self.view.indigenous[a])]
