"""What cards do, as records: every list of ops under a path, so that a waiting Step names it by text.

"9" is what card 9 does; "3/0/2" what the third row (or choice, or branch) of the first op of card 3 does.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.kernel.step import Step
from rules.sea_and_steel.state import SeaPosition
from rules.sea_and_steel.tables import (
    AREAS,
    BAG_NUMBER,
    BAGS,
    CAONABO,
    CARD,
    CARD_SIDE,
    COLUMBUS,
    FIGHTERS,
    FIRST_FATE,
    NEXT,
    SETTLER,
    SIDE_NUMBER,
    SOLDIER,
    SPANISH,
    WILL,
)

Op = dict[str, Any]
OPS: dict[str, tuple[Op, ...]] = {}


def _register(path: str, ops: tuple[Op, ...]) -> None:
    OPS[path] = ops
    for n, op in enumerate(ops):
        for row, branch in enumerate(branches(op)):
            _register(f"{path}/{n}/{row}", branch)


def branches(op: Op) -> list[tuple[Op, ...]]:
    """The lists of ops inside an op, in the order of their numbers."""
    kind = op["op"]
    if kind in ("roll", "expedition"):
        return [row["ops"] for row in op["rows"]]
    if kind == "if":
        return [op["yes"], op.get("no", ())]
    if kind == "choice":
        return [c["ops"] for c in op["choices"]]
    if kind == "lose-or":
        return [(op["first"],), (op["second"],)]
    return [op["ops"]] if "ops" in op else []


for _n, _card in CARD.items():
    if "ops" in _card:
        _register(str(_n), _card["ops"])
    for _row, _band in enumerate(_card.get("bands", ())):
        _register(f"{_n}/top/{_row}", _band["ops"])
    if _card.get("last"):
        _register(f"{_n}/last", _card["last"])


def card_of(path: str) -> int:
    """The card a path belongs to."""
    return int(path.partition("/")[0])


def section_of(path: str) -> str:
    """The section by which a card acts."""
    card = card_of(path)
    if CARD_SIDE[card] >= 0:
        return "4.3.2II"
    if card == WILL:
        return "3"
    if card > WILL:
        return "5.3.2"
    return "4.3.1" if card in FIRST_FATE else "4.3.2I"


@dataclass(eq=False)
class OpStep(Step):
    """An op that takes more than one answer: number `i` of those under `path`."""

    path: str
    i: int

    @property
    def op(self) -> Op:
        """The op carried out."""
        return OPS[self.path][self.i]

    @property
    def by(self) -> int:
        """The side that chooses."""
        side: int = SIDE_NUMBER[self.op["by"]]
        return side


def classes(names: tuple[str, ...]) -> tuple[int, ...]:
    """The kinds of Unit a card names; `any` is every kind."""
    return tuple(BAGS) if "any" in names else tuple(BAG_NUMBER[n] for n in names)


def op_areas(pos: SeaPosition, op: Op, target: int) -> tuple[int, ...]:
    """The areas an op reaches: a list of the card, or places that follow from what it has named (`target`), or all."""
    if "areas" in op:
        return tuple(op["areas"])
    place = op.get("place")
    if place is None:
        return tuple(AREAS)
    if place == "target":
        return (target,) if target else ()
    if place == "beside-target":
        return NEXT[target] if target else ()
    at = pos.leader_at[COLUMBUS if place == "beside-columbus" else CAONABO]
    return NEXT[at] if at > 0 else ()


def holds(pos: SeaPosition, when: Op, target: int) -> bool:
    """Whether the condition of an op `if` holds."""
    if when.get("controls_landing") and not pos.controls(SPANISH, target):
        return False
    if "controls" in when and not any(pos.controls(SPANISH, a) for a in when["controls"]):
        return False
    if "on_map" in when:
        at = pos.leader_at[FIGHTERS.index(when["on_map"])]
        if at <= 0 or when.get("at", at) != at:
            return False
        if "beside" in when and not any(has(pos, a, when["beside"]) for a in NEXT[at]):
            return False
    return "vp_per_turn" not in when or pos.vp >= when["vp_per_turn"] * pos.turn


def has(pos: SeaPosition, area: int, kind: str) -> bool:
    """Whether an area holds a Unit of a kind; `any` is any Indigenous Unit."""
    if kind == "any":
        return any(pos.has_class(1, area, b) for b in BAGS)
    bag = BAG_NUMBER[kind]
    return pos.has_class(SPANISH if bag in (SOLDIER, SETTLER) else 1, area, bag)
