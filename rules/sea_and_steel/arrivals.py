"""4.3.2 II: new Units that a card brings: drawn from their bags, placed in the areas the card names (Q9, Q38, C11, C12, C33 to C36)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.decision import Decision, Offer, Rule
from rules.kernel.step import DONE, Outcome, Step
from rules.sea_and_steel.dice import Draw
from rules.sea_and_steel.moving import FULL, IN_CONFLICT
from rules.sea_and_steel.ops import Op, OpStep, card_of, has, section_of
from rules.sea_and_steel.state import SeaPosition
from rules.sea_and_steel.tables import (
    AREAS,
    BAG_NUMBER,
    CARD_SIDE,
    CARIBE_AREA,
    FIGHTERS,
    ICON,
    NOTARY,
    PIECE_IDS,
    PIECE_NUMBER,
    ROYAL_SOLDIERS,
    SIDE_IDS,
    SIDE_NUMBER,
    TAINO_AREA,
    per_area,
    per_place,
)

PLACE = per_place("place")
LAND = per_area("land")
NOT_NAMED = Rule("not-named", "4.3.2II")


def arrival_areas(pos: SeaPosition, op: Op, side: int, target: int) -> tuple[int, ...]:
    """C33, C34: where the Units of an op `arrive` may go, before stacking and conflict."""
    where = op["where"]
    if where.get("landing"):
        return (target,)
    if "with" in where:
        at = pos.leader_at[FIGHTERS.index(where["with"])]
        return (at,) if at > 0 else tuple(where["areas"])
    if not where.get("own"):
        named = tuple(where["areas"])
        return named if op.get("enemy_ok") else tuple(a for a in named if pos.controls(side, a))
    own = [a for a in AREAS if pos.controls(side, a)]
    if "areas" in where:
        named = tuple(a for a in own if a in where["areas"])
        return named or (tuple(own) if "fallback" in where else ())
    if "colour" in where:
        printed = CARIBE_AREA if where["colour"] == "caribe" else TAINO_AREA
        return tuple(a for a in own if printed[a] or has(pos, a, where["or_holding"]))
    return tuple(sorted({*own, *where.get("plus", ())}))


def soldiers(pos: SeaPosition, path: str, n: int) -> int:
    """4.3.2 II, Q38: how many Soldiers an Event brings at this Royal Support; on other cards what they say."""
    return max(n + ROYAL_SOLDIERS[pos.royal_support], 0) if CARD_SIDE[card_of(path)] >= 0 else n


@dataclass(eq=False)
class Arrive(OpStep):
    """An op `arrive`. `loose`: Units drawn and not yet placed; `legal`: the areas they may go to; `chosen`: the one area of the icon.

    `notaries`: a bit per area in which a Notary was placed (4.4.3 a).
    """

    target: int
    bags: int = 0
    loose: tuple[int, ...] = ()
    legal: tuple[int, ...] = ()
    chosen: int = 0
    notaries: int = 0

    @property
    def side(self) -> int:
        """Whose Units arrive."""
        return SIDE_NUMBER[self.op["side"]]

    @property
    def overstacking(self) -> bool:
        """4.2: the icon waives the stacking limit in the one area (Q9)."""
        return ICON[card_of(self.path)] and bool(self.op.get("single"))

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        if isinstance(child, Draw):
            self.loose = tuple(sorted((*self.loose, *child.drawn)))
        draws = list(self.op["draw"].items())
        while self.bags < len(draws):
            name, n = draws[self.bags]
            self.bags += 1
            if name == "soldier":
                n = soldiers(pos, self.path, n)
            if n:
                return self.go("begin", Draw(BAG_NUMBER[name], n, section_of(self.path)))
        self.legal = arrival_areas(pos, self.op, self.side, self.target)
        self.at = "area" if self.op.get("single") else "placing"
        return self.area(pos, None) if self.op.get("single") else self.placing(pos, None)

    # -- all in one area

    def area(self, pos: SeaPosition, child: Step | None) -> Outcome:
        found = [a for a in self.legal if self.area_rule(pos, None, a) is None]
        if not found:
            return self._give_back(pos)
        if len(found) > 1:
            return Decision(self.side, "landing", section_of(self.path), (len(self.loose),))
        self.land(pos, found[0])
        return DONE

    def area_rule(self, pos: SeaPosition, _: None, area: int) -> Rule | None:
        """Whether all Units may land in an area."""
        if area not in self.legal:
            return NOT_NAMED
        return IN_CONFLICT if any(pos.tribes_clash(p, area) for p in self.loose) else None

    def land(self, pos: SeaPosition, area: int) -> None:
        self.chosen = area
        for piece in self.loose:
            self._put(pos, area, piece)
        if self.loose:
            pos.tell("landed", section_of(self.path), SIDE_IDS[self.side], area, tuple(PIECE_IDS[p] for p in self.loose))
        self.loose = ()
        pos.may_overstack(self.side, area)
        self.at = "end"

    # -- each by itself

    def place_rule(self, pos: SeaPosition, area: int, piece: int) -> Rule | None:
        """Whether one Unit may be placed in an area."""
        if area not in self.legal:
            return NOT_NAMED
        if pos.room(self.side, area) <= 0:
            return FULL
        return IN_CONFLICT if pos.tribes_clash(piece, area) else None

    def placing(self, pos: SeaPosition, child: Step | None) -> Outcome:
        while self.loose:
            found = [(a, p) for p in dict.fromkeys(self.loose) for a in self.legal if self.place_rule(pos, a, p) is None]
            if not found:
                return self._give_back(pos)
            if len(found) > 1:
                return Decision(self.side, "place", section_of(self.path), (tuple(PIECE_IDS[p] for p in self.loose),))
            self.place(pos, found[0][0], PIECE_IDS[found[0][1]])
        self.at = "end"
        return DONE

    def choices(self, pos: SeaPosition, offer: Offer) -> None:
        if self.at == "area":
            offer.each(LAND, self.legal, AREAS, self.area_rule, None)
            return
        for piece in dict.fromkeys(self.loose):
            offer.each({a: PLACE[a][piece] for a in AREAS}, self.legal, AREAS, self._place_rule, piece)

    def _place_rule(self, pos: SeaPosition, piece: int, area: int) -> Rule | None:
        return self.place_rule(pos, area, piece)

    def place(self, pos: SeaPosition, area: int, piece: str) -> None:
        number = PIECE_NUMBER[piece]
        left = list(self.loose)
        left.remove(number)
        self.loose = tuple(left)
        self._put(pos, area, number)
        pos.tell("arrived", section_of(self.path), SIDE_IDS[self.side], piece, area)

    def _put(self, pos: SeaPosition, area: int, piece: int) -> None:
        pos.put(self.side, area, piece)
        pos.settle(area)
        if piece == NOTARY:
            self.notaries |= 1 << area

    def _give_back(self, pos: SeaPosition) -> Outcome:
        give_back(pos, self.loose, section_of(self.path))
        self.loose = ()
        self.at = "end"
        return DONE


def give_back(pos: SeaPosition, pieces: tuple[int, ...], section: str) -> None:
    """C12: Units that find no legal area go back to their bags."""
    for piece in pieces:
        pos.bag[piece >> 1] += 1
        pos.tell("no_area", section, PIECE_IDS[piece])
