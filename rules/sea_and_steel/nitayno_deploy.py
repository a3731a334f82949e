"""Where the Nitayno's new Units go: deployments, arrivals of cards, reinforcements (5.3.1 to 5.3.4)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from rules.kernel.decision import Option, Rule
from rules.kernel.step import DONE, Outcome, Step
from rules.sea_and_steel.arrivals import NOT_NAMED, Arrive, give_back
from rules.sea_and_steel.combat import Combats
from rules.sea_and_steel.dice import Draw
from rules.sea_and_steel.leaders import flip_full
from rules.sea_and_steel.nitayno_chits import Chit
from rules.sea_and_steel.nitayno_lists import (
    BARRED,
    GOVERNOR,
    NO_ROOM,
    SPANISH_HELD,
    VICEROY,
    first_area,
)
from rules.sea_and_steel.ops import OpStep, section_of
from rules.sea_and_steel.reinforcement import Reinforcement, ReinforcementPhase, points
from rules.sea_and_steel.state import SeaPosition
from rules.sea_and_steel.tables import (
    AREAS,
    ATTACK,
    BAG_KINDS,
    BAG_NUMBER,
    CAONABO,
    CARIBE,
    CARIBE_AREA,
    CLASS,
    CONFLICT,
    INDIGENOUS,
    LEADER,
    NEXT,
    NONE,
    PIECE_IDS,
    REBEL,
    RRV,
    SIDE_IDS,
    SPANISH,
    TAINO,
)

NO_COLOR = Rule("nitayno-no-color", "5.3.4")
NOT_BESIDE = Rule("nitayno-not-beside", "5.3.4")


Placed = list[tuple[int, int]]
"""(piece, area) of Units that stand on the map already and have still to be told of."""


def told(pos: SeaPosition, placed: Placed, section: str, kind: str = "arrived") -> None:
    """Tells of new Units, after the explanation why they stand where they do, and settles their areas."""
    for piece, area in placed:
        pos.tell(kind, section, SIDE_IDS[INDIGENOUS], PIECE_IDS[piece], area)
        pos.settle(area)


def areas_of(placed: Placed) -> list[Option]:
    """The areas of new Units as items, each once."""
    return [("the-area", a) for a in dict.fromkeys(area for _, area in placed)] or [("nothing",)]


def deploy_rule(pos: SeaPosition, piece: int, spanish: bool, area: int) -> Rule | None:
    """5.3.1: why a Unit is not deployed in an area; `spanish`: no other area is left (C110)."""
    if not spanish and pos.owner[area] == SPANISH:
        return SPANISH_HELD
    if pos.room(INDIGENOUS, area) <= 0:
        return NO_ROOM
    return BARRED if pos.tribes_clash(piece, area) else None


def only_spanish(pos: SeaPosition) -> bool:
    """5.3.1: whether no Indigenous-controlled or empty area is left on the map."""
    return all(pos.owner[a] == SPANISH for a in AREAS)


@dataclass(eq=False)
class Deploy(OpStep):
    """5.3.1, 5.3.2: an op `deploy`: Units drawn, one chit for all of them (Q40), placed from there downwards."""

    target: int
    bags: int = 0
    loose: tuple[int, ...] = ()

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        if isinstance(child, Draw):
            self.loose = (*self.loose, *child.drawn)
        draws = list(self.op["draw"].items())
        if self.bags < len(draws):
            name, n = draws[self.bags]
            self.bags += 1
            return self.go("begin", Draw(BAG_NUMBER[name], n, section_of(self.path)))
        if not self.loose:
            return DONE
        return self.go("place", Chit("deploy"))

    def place(self, pos: SeaPosition, chit: Chit) -> Outcome:
        section, last = section_of(self.path), only_spanish(pos)
        placed: Placed = []
        passed: list[Option] = []
        lost: list[int] = []
        for piece in self.loose:
            area, fell = first_area(chit.drawn, partial(deploy_rule, pos, piece, last))
            passed += [f for f in fell if f not in passed]
            if area:
                pos.put(INDIGENOUS, area, piece)
                placed.append((piece, area))
            else:
                lost.append(piece)
        self.loose = ()
        pos.consider("5.3.1", ("marker", "deploy", chit.drawn), areas_of(placed), passed)
        told(pos, placed, section)
        give_back(pos, tuple(lost), section)
        return self.go("end", Combats(INDIGENOUS)) if last else DONE


# -- arrivals of Event and Fate cards


@dataclass(eq=False)
class NitaynoArrive(Arrive):
    """5.3.3: an op `arrive` of the Indigenous side: a chit for the one area of the icon (C112), else a chit for each kind (C111)."""

    kind: int = NONE

    def area(self, pos: SeaPosition, child: Step | None) -> Outcome:
        found = [a for a in self.legal if self.area_rule(pos, None, a) is None]
        if not found or not self.loose:
            return self._give_back(pos)
        if len(found) == 1:
            self.land(pos, found[0])
            return DONE
        return self.go("landed", Chit("land"))

    def landed(self, pos: SeaPosition, chit: Chit) -> Outcome:
        area, passed = first_area(chit.drawn, partial(self.area_rule, pos, None))
        pos.consider("5.3.3", ("marker", "land", chit.drawn), [("the-area", area)], passed)
        self.land(pos, area)
        return DONE

    def placing(self, pos: SeaPosition, child: Step | None) -> Outcome:
        """Kind after kind, in the order printed."""
        kinds = [BAG_NUMBER[name] for name in self.op["draw"]]
        for kind in kinds:
            if any(CLASS[p] == kind for p in self.loose):
                if len(self._areas(pos, kind)) < 2 or most_placed(pos, self._wanted(), self.legal) == 0:
                    self.kind = kind
                    self._place(pos, self.legal[0] if self.legal else 1, explain=False)
                    continue
                self.kind = kind
                return self.go("placed", Chit(f"place-{'taino' if kind == TAINO else 'caribe' if kind == CARIBE else 'rebel'}"))
        self.at = "end"
        return DONE

    def placed(self, pos: SeaPosition, chit: Chit) -> Outcome:
        self._place(pos, chit.drawn, explain=True)
        self.at = "placing"
        return self.placing(pos, None)

    def _wanted(self) -> dict[int, int]:
        """How many Units of each kind still want a place."""
        found: dict[int, int] = {}
        for name in self.op["draw"]:
            bag = BAG_NUMBER[name]
            n = sum(CLASS[p] == bag for p in self.loose)
            if n:
                found[bag] = n
        return found

    def _areas(self, pos: SeaPosition, kind: int) -> list[int]:
        piece = next(p for p in self.loose if CLASS[p] == kind)
        return [a for a in self.legal if self.place_rule(pos, a, piece) is None]

    def _place(self, pos: SeaPosition, drawn: int, explain: bool) -> None:
        """The Units of the kind in turn, from an area downwards, so that as many as possible of all kinds find room."""
        placed: Placed = []
        passed: list[Option] = []
        lost: list[int] = []
        for piece in [p for p in self.loose if CLASS[p] == self.kind]:
            best = most_placed(pos, self._wanted(), self.legal)
            area, fell = first_area(drawn, partial(self._why, pos, piece, best))
            passed += [f for f in fell if f not in passed and f[2] != NOT_NAMED.id]
            left = list(self.loose)
            left.remove(piece)
            self.loose = tuple(left)
            if area:
                pos.put(INDIGENOUS, area, piece)
                placed.append((piece, area))
            else:
                lost.append(piece)
        if explain:
            pos.consider("5.3.3", ("marker", "place", drawn), areas_of(placed), passed)
        told(pos, placed, section_of(self.path))
        give_back(pos, tuple(lost), section_of(self.path))

    def _why(self, pos: SeaPosition, piece: int, best: int, area: int) -> Rule | None:
        """Why a Unit is not placed in an area; `best`: how many can find room in all."""
        rule = self.place_rule(pos, area, piece)
        if rule is None and len(self._wanted()) > 1 and self._after(pos, area, piece) < best:
            return KEPT_FREE
        return rule

    def _after(self, pos: SeaPosition, area: int, piece: int) -> int:
        """How many Units find room in all when this one goes there."""
        wanted = self._wanted()
        wanted[self.kind] -= 1
        pos.put(INDIGENOUS, area, piece)
        found = 1 + most_placed(pos, wanted, self.legal)
        pos.take(INDIGENOUS, area, piece)
        return found


KEPT_FREE = Rule("nitayno-kept-free", "5.3.3")


def most_placed(pos: SeaPosition, wanted: dict[int, int], areas: tuple[int, ...]) -> int:
    """C111: how many Units of several kinds find room in these areas, Conflict heeded."""
    kinds = [k for k, n in wanted.items() if n]
    room = {a: max(pos.room(INDIGENOUS, a), 0) for a in areas}
    if len(kinds) < 2 or not CONFLICT[pos.fate]:
        open_ = {a: r for a, r in room.items() if any(_may(pos, a, k) for k in kinds)}
        return min(sum(n for n in wanted.values()), sum(open_.values()))
    best = 0
    for mask in range(1 << len(areas)):  # every area goes to one of two tribes
        held = [0, 0]
        for n, area in enumerate(areas):
            kind = mask >> n & 1
            if _may(pos, area, kinds[kind]):
                held[kind] += room[area]
        best = max(best, sum(min(held[k], wanted[kinds[k]]) for k in (0, 1)))
    return best


def _may(pos: SeaPosition, area: int, kind: int) -> bool:
    """Whether Conflict lets a tribe into an area."""
    other = TAINO + CARIBE - kind
    return not CONFLICT[pos.fate] or not pos.has_class(INDIGENOUS, area, other) or pos.exempt(area)


# -- reinforcements


def color(pos: SeaPosition, area: int) -> int:
    """5.3.4 a to c: the bag from which an area is reinforced, NONE where none is possible (Q42, C116)."""
    stack = pos.indigenous[area]
    tribes = {b: max((ATTACK[p] for p in stack if CLASS[p] == b), default=0) for b in (TAINO, CARIBE)}
    there = sorted((b for b in tribes if tribes[b]), key=lambda b: (-tribes[b], -b))
    if not there:
        there = [CARIBE if CARIBE_AREA[area] else TAINO]
    return next((b for b in there if pos.bag_size(b) and not pos.tribes_clash(2 * BAG_KINDS[b][0], area)), NONE)


def reinforce_rule(pos: SeaPosition, area: int) -> Rule | None:
    """5.3.4: an Indigenous-controlled area with room, and a color that can be drawn."""
    if not pos.controls(INDIGENOUS, area):
        return SPANISH_HELD
    if pos.room(INDIGENOUS, area) <= 0:
        return NO_ROOM
    return NO_COLOR if color(pos, area) == NONE else None


def beside_rule(pos: SeaPosition, area: int) -> Rule | None:
    """C117: a Spanish area next to an Indigenous one."""
    if pos.owner[area] != SPANISH or not any(pos.controls(INDIGENOUS, a) for a in NEXT[area]):
        return NOT_BESIDE
    if pos.room(INDIGENOUS, area) <= 0:
        return NO_ROOM
    return NO_COLOR if color(pos, area) == NONE else None


@dataclass(eq=False)
class NitaynoReinforcement(Reinforcement):
    """5.3.4, 5.4: point after point a chit, a color, a Unit; never replacements but for the Rebels of level II (Q41, Q43, C140)."""

    chosen: int = 0

    def __init__(self, left: int) -> None:
        super().__init__(INDIGENOUS, left)

    def begin(self, pos: SeaPosition, child: Step | None) -> Outcome:
        self.before = pos.held()
        if pos.solo >= GOVERNOR:
            self.left = max(self.left, 2)
            flip_full(pos, CAONABO, "5.4")
        pos.tell("points", "5.3.4", SIDE_IDS[INDIGENOUS], self.left)
        if pos.solo == VICEROY:
            self._flip_rebels(pos)
        self.at = "point"
        return self.point(pos, None)

    def _flip_rebels(self, pos: SeaPosition) -> None:
        """5.4 rule 7: reduced Rebels first, Captains before Troops (C140)."""
        rebels = [(p, a) for a in AREAS for p in pos.indigenous[a] if p < LEADER and CLASS[p] == REBEL and p & 1]
        for piece, area in sorted(rebels, key=lambda r: (-r[0], r[1])):
            if self.left:
                self.left -= 1
                pos.flip(INDIGENOUS, area, piece)
                pos.tell("flipped", "5.4", SIDE_IDS[INDIGENOUS], PIECE_IDS[piece - 1], area)

    def point(self, pos: SeaPosition, child: Step | None) -> Outcome:
        if not self.left:
            pos.settle_all()
            return self.go("gold", Combats(INDIGENOUS))
        self.left -= 1
        if any(rule(pos, a) is None for rule in (reinforce_rule, beside_rule) for a in AREAS):
            return self.go("marked", Chit("reinforce"))
        pos.consider("5.3.4", ("lost-point",), [("nothing",)])
        return self.point(pos, None)

    def marked(self, pos: SeaPosition, chit: Chit) -> Outcome:
        rule = reinforce_rule if any(reinforce_rule(pos, a) is None for a in AREAS) else beside_rule
        self.chosen, passed = first_area(chit.drawn, partial(rule, pos))
        bag = color(pos, self.chosen)
        chosen: list[Option] = [("the-area", self.chosen), ("the-bag", "taino" if bag == TAINO else "caribe")]
        pos.consider("5.3.4", ("marker", "reinforce", chit.drawn), chosen, passed)
        return self.go("drawn", Draw(bag, 1, "5.3.4"))

    def drawn(self, pos: SeaPosition, draw: Draw) -> Outcome:
        pos.put(INDIGENOUS, self.chosen, draw.drawn[0])
        told(pos, [(draw.drawn[0], self.chosen)], "5.3.4", "reinforced")
        if pos.contested(self.chosen):  # C117: at once
            return self.go("point", Combats(INDIGENOUS))
        self.at = "point"
        return self.point(pos, None)


@dataclass(eq=False)
class NitaynoReinforcements(ReinforcementPhase):
    """5.3.4: the Nitayno first, then Spain (C143)."""

    def _of(self, pos: SeaPosition, side: int) -> Reinforcement:
        if side == INDIGENOUS:
            return NitaynoReinforcement(points(RRV[pos.event[side]], RRV[pos.event[1 - side]]))
        return super()._of(pos, side)
