"""What the Nitayno goes by: the printed orders, garrisons, superiority and counting down (5.1, 5.3.5). Nothing here changes a position."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable

from rules.kernel.decision import Option, Rule
from rules.sea_and_steel.combat import factor
from rules.sea_and_steel.impulse import ImpulsePhase
from rules.sea_and_steel.state import SeaPosition, Stack
from rules.sea_and_steel.tables import (
    ATTACK,
    DEFENSE,
    FIGHTERS,
    INDIGENOUS,
    JUNGLE,
    LAST,
    LEADER,
    SPANISH,
    TWO_VP,
    UNIT_IDS,
    units,
)

STANDARD, GOVERNOR, VICEROY = range(3)
"""5.4: the levels of difficulty; `SeaPosition.solo` is one of them, NONE with two players."""

NOBODY = Rule("nitayno-nobody", "5.3.5")
SPANISH_HELD = Rule("nitayno-spanish", "5.3.1")
NOT_SPANISH_HELD = Rule("nitayno-not-spanish", "5.3.2")
NO_ROOM = Rule("stacking", "4.2")
BARRED = Rule("indigenous-conflict", "4.3.2I")
LATER = Rule("nitayno-later", "5.3.5")
WEAKER = Rule("nitayno-weaker", "5.3.5")
LOWER = Rule("nitayno-lower-factor", "5.3.5")
HOLDS = Rule("nitayno-holds", "5.3.5")
LAST_IMPULSES = Rule("nitayno-last-impulses", "5.3.5")
NOT_AMONG = Rule("nitayno-not-among", "5.1")

_KINDS = (*UNIT_IDS, *FIGHTERS)


def _ranks(order: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(order.index(name) if name in order else len(order) for name in _KINDS)


HIT_RANK = _ranks(("naboria", "cacique", "tama", "calinago", "troop", "captain", "guacanagari", "caonabo"))
RAIDED_RANK = _ranks(("horseman", "foot", "arquebusier", "pawn", "notary"))
RAIDER_RANK = _ranks(("captain", "troop", "calinago", "tama", "naboria", "cacique"))
"""5.3.5: the printed orders, by kind (Q47: as printed)."""


def hit_order(piece: int) -> tuple[int, int]:
    """5.3.5 Assigning combat hits: sorts pieces by who takes a hit first; reduced ones before full ones of their kind."""
    return HIT_RANK[piece >> 1], -(piece & 1)


def raided_order(piece: int) -> tuple[int, int]:
    """5.3.5 Assigning Raid effects to Spanish Units: full ones before reduced ones of their kind."""
    return RAIDED_RANK[piece >> 1], piece & 1


def raider_order(piece: int) -> tuple[int, int]:
    """5.3.5 Assigning Raid effects to Indigenous Units; a Leader only when nobody else is there."""
    return RAIDER_RANK[piece >> 1] + 10 * (piece >= LEADER), piece & 1


def strongest_first(pieces: Iterable[int], attack: bool) -> list[int]:
    """C124: Units by the factor that shows, Attack or Defense, the highest first; among equals the later in the order of hits."""
    shown = ATTACK if attack else DEFENSE
    return sorted(pieces, key=lambda p: (-shown[p], -hit_order(p)[0], -hit_order(p)[1]))


def garrison(area: int) -> int:
    """5.1 Garrison: how many Units stay in an area; area 7, which is jungle too, keeps two (C119)."""
    return 2 if TWO_VP[area] else int(JUNGLE[area])


def count_down(area: int) -> list[int]:
    """5.1: all areas from a number downwards, 15 after 1 (C109)."""
    return [(area - 1 - n) % LAST + 1 for n in range(LAST)]


def among(found: Container[int]) -> Callable[[int], Rule | None]:
    """What is against an area for `first_area`, where only some apply."""
    return lambda area: None if area in found else NOT_AMONG


def first_area(drawn: int, why: Callable[[int], Rule | None]) -> tuple[int, list[Option]]:
    """5.1: the first applicable area from a marker downwards, 0 for none, and the areas passed over with the reason of each."""
    passed: list[Option] = []
    for area in count_down(drawn):
        rule = why(area)
        if rule is None:
            return area, passed
        passed.append(("no-area", area, rule.id, rule.section))
    return 0, passed


def strength(pos: SeaPosition, area: int, side: int, pieces: Iterable[int], attacking: bool) -> int:
    """Q39: the sum of the modified factors of pieces in an area, Leaders included."""
    return sum(factor(pos, area, side, p, attacking) for p in pieces)


def full_units(pieces: Stack) -> int:
    """How many Units show their full strength."""
    return sum(p < LEADER and not p & 1 for p in pieces)


def superior(pos: SeaPosition, area: int, mine: Stack, attacking: bool) -> bool:
    """5.3.5 Combat Superiority (Q39, C127): more full-strength Units, else at least as high a sum of factors; certain against no Units."""
    theirs = pos.spanish[area]
    if attacking and not units(theirs):
        return True  # C121
    a, b = full_units(mine), full_units(theirs)
    if a != b:
        return a > b
    return strength(pos, area, INDIGENOUS, mine, attacking) >= strength(pos, area, SPANISH, theirs, not attacking)


def never_leaves(pos: SeaPosition, area: int, attacking: bool) -> Rule | None:
    """5.3.5 Withdrawals, Exception (C130): not from a 2VP area that he defends, nor in the last two impulses of turn 6."""
    if TWO_VP[area] and not attacking:
        return HOLDS
    if pos.turn == 6 and pos.marker[INDIGENOUS] <= 1 and any(isinstance(s, ImpulsePhase) for s in pos.agenda):
        return LAST_IMPULSES
    return None


def no_card(card: int, rule: Rule) -> Option:
    """A card passed over, as an item of the explanation."""
    return ("no-card", card, rule.id, rule.section)
