"""C134, C139: whether a card would change anything, without playing it. Nothing here changes a position."""

from __future__ import annotations

from collections.abc import Callable

from rules.kernel.decision import Rule
from rules.sea_and_steel.arrivals import arrival_areas, soldiers
from rules.sea_and_steel.effects import reduced_pieces
from rules.sea_and_steel.nitayno_lists import NOT_SPANISH_HELD
from rules.sea_and_steel.nitayno_targets import raid_targets
from rules.sea_and_steel.ops import OPS, Op, branches, classes, has, op_areas
from rules.sea_and_steel.state import SeaPosition
from rules.sea_and_steel.tables import (
    AREAS,
    BAG_NUMBER,
    CAONABO,
    CARIBE,
    CARIBE_AREA,
    CLASS,
    INDIGENOUS,
    JUNGLE,
    LEADER,
    NEXT,
    OFF,
    ROYAL_MAX,
    SIDE_NUMBER,
    SPANISH,
    STACK,
    TAINO,
    TWO_VP,
    units,
)

CITADEL_THERE = Rule("nitayno-citadel", "5.3.2")
NO_UNITS = Rule("nitayno-no-units", "5.3.2")


def chit_rule(pos: SeaPosition, until: str, area: int) -> Rule | None:
    """#45, #52: what a chit is counted down to."""
    if until == "spanish-units":
        return None if units(pos.spanish[area]) else NO_UNITS
    if not pos.controls(SPANISH, area):
        return NOT_SPANISH_HELD
    return CITADEL_THERE if pos.citadel[area] else None


def raid_sources(pos: SeaPosition, prefer_two: bool = False) -> dict[int, tuple[int, ...]]:
    """C136: the Indigenous areas that can raid, each with its targets as C120 has them; `prefer_two`: 2VP targets first of all (#49)."""
    found = {a: tuple(raid_targets(pos, a)) for a in AREAS if pos.indigenous[a] and pos.controls(INDIGENOUS, a)}
    found = {a: goals for a, goals in found.items() if goals}
    if prefer_two:
        two = {a: goals for a, goals in found.items() if TWO_VP[goals[0]]}
        return two or found
    return found


def changes_anything(pos: SeaPosition, path: str, target: int = 0) -> bool:
    """Whether one of the ops under a path would change anything, however dice and markers fall."""
    return any(changes(pos, op, path, target) for op in OPS[path])


def changes(pos: SeaPosition, op: Op, path: str, target: int) -> bool:
    """Whether an op would change anything."""
    kind = op["op"]
    if kind == "lose":
        kinds, force = classes(op["of"]), pos.force(SIDE_NUMBER[op["side"]])
        return any(p < LEADER and CLASS[p] in kinds for a in op_areas(pos, op, target) for p in force[a])
    if kind in ("arrive", "deploy", "land"):
        return _arrives(pos, op, path, target)
    if kind == "roll":
        return any(changes(pos, inner, path, target) for branch in branches(op) for inner in branch)
    if kind == "royal-support":
        return bool(0 <= pos.royal_support + op["by"] <= ROYAL_MAX)
    if kind == "leader":
        off = pos.leader_at[CAONABO] == OFF
        if op["do"] == "enter-by-chit":
            return off and any(pos.owner[a] != SPANISH for a in AREAS)
        return off or any(p & 1 for p in pos.indigenous[max(pos.leader_at[CAONABO], 0)] if p >= LEADER)
    if kind == "raid":
        return any(has(pos, a, op["holding"]) and raid_targets(pos, a) for a in AREAS)
    return SIMPLE[kind](pos, op) if kind in SIMPLE else False


def _arrives(pos: SeaPosition, op: Op, path: str, target: int) -> bool:
    for name, n in op["draw"].items():
        bag = BAG_NUMBER[name]
        n = soldiers(pos, path, n) if name == "soldier" else n
        if n and pos.bag_size(bag):
            if op["op"] == "land":
                return any(pos.controls(SPANISH, a) and not TWO_VP[a] for a in AREAS)
            areas = AREAS if op["op"] == "deploy" else arrival_areas(pos, op, INDIGENOUS, target)
            if any(pos.room(INDIGENOUS, a) > 0 or op.get("single") for a in areas):
                return True
    return False


def _fills(pos: SeaPosition, op: Op) -> bool:
    return any(pos.empty(a) and pos.bag_size(CARIBE if CARIBE_AREA[a] else TAINO) for a in AREAS)


def _fevers(pos: SeaPosition, op: Op) -> bool:
    return any(pos.controls(SPANISH, a) and units(pos.spanish[a]) and (JUNGLE[a] or units(pos.spanish[a]) >= STACK) for a in AREAS)


def _chits(pos: SeaPosition, op: Op) -> bool:
    found = [a for a in AREAS if chit_rule(pos, op["until"], a) is None]
    if op["until"] == "spanish-units":
        return bool(found)
    return any(pos.palisade[a] or (units(pos.spanish[a]) and any(pos.indigenous[b] for b in NEXT[a])) for a in found)


SIMPLE: dict[str, Callable[[SeaPosition, Op], bool]] = {
    "chit-areas": _chits,
    "each-area": _fevers,
    "fill-empty": _fills,
    "flip-units": lambda pos, op: any(p & 1 for a in AREAS for p in reduced_pieces(pos, INDIGENOUS, a) if p < LEADER),
    "nit-raids": lambda pos, op: bool(raid_sources(pos)),
    "mass-raid": lambda pos, op: any(TWO_VP[t] for goals in raid_sources(pos).values() for t in goals),
    "objective": lambda pos, op: any(pos.controls(SPANISH, a) for a in AREAS),
    "all-out-attack": lambda pos, op: any(units(pos.indigenous[a]) and any(pos.spanish[b] for b in NEXT[a]) for a in AREAS),
}
