"""Tables built once from the data: everything the rules look up while playing, as ints in flat tuples.

An area is its number on the map, 1 to 15; columns have an unused place 0. A piece is an int: twice its kind, plus 1 when it shows its
reduced side. Kinds are the eleven sub-types of Units in the order of the data file, then the three fighting Leaders, so every piece below
LEADER is a Unit. Equal pieces are interchangeable. A card is its number. Rules name features (`JUNGLE[area]`), never a name or an id.
"""

from __future__ import annotations

from typing import Any

from rules.kernel.decision import Option
from rules.sea_and_steel.data import as_dict, load

_data = load()

# -- sides

SIDE_IDS = ("spanish", "indigenous")
SPANISH, INDIGENOUS = SIDES = (0, 1)
SIDE_NUMBER = {s: n for n, s in enumerate(SIDE_IDS)}
NONE = -1

# -- areas

_areas = _data.map.area
AREAS = range(1, len(_areas) + 1)
LAST = len(_areas)
AREA_NAMES = ("", *(a.name for a in _areas))
JUNGLE = (False, *(a.jungle for a in _areas))
TWO_VP = (False, *(a.vp == 2 for a in _areas))
"""Areas with a Parchment at first (4.4.3)."""
NEXT = ((0, 0), *(((a - 2) % LAST + 1, a % LAST + 1) for a in AREAS))
"""4.2 Adjacency: the two areas with the numbers before and after, 15 and 1 being neighbors."""
DISTANCE = tuple(tuple(min((a - b) % LAST, (b - a) % LAST) if a and b else 0 for b in range(LAST + 1)) for a in range(LAST + 1))
"""Steps along the ring."""
FAR = ((), *(tuple(b for b in AREAS if b != a and b not in NEXT[a]) for a in AREAS))
"""The areas that only a Naval Movement reaches (4.4.1 A)."""
MARKERS = tuple(_data.map.markers.areas.count(a) for a in AREAS)
"""How many Area markers of each area are in the black bag (Q3)."""

# -- Royal Support

_support = _data.map.royal_support
ROYAL_START: int = _support.start
ROYAL_SOLDIERS: tuple[int, ...] = tuple(_support.soldiers)
ROYAL_VP: tuple[int, ...] = tuple(_support.end_vp)
ROYAL_MAX = len(ROYAL_SOLDIERS) - 1
VP_MAX = sum(1 + t for t in TWO_VP[1:])
VP_TO_WIN = 15

# -- pieces

BAG_IDS = ("soldier", "settler", "taino", "caribe", "rebel")
SOLDIER, SETTLER, TAINO, CARIBE, REBEL = BAGS = range(5)
LEADER_CLASS = 5
BAG_NUMBER = {b: n for n, b in enumerate(BAG_IDS)}
BAG_SIDE = (SPANISH, SPANISH, INDIGENOUS, INDIGENOUS, INDIGENOUS)
_units = _data.counters.unit
_leaders: dict[str, Any] = {x.id: x for x in _data.counters.leader}
UNIT_KINDS = range(len(_units))
UNIT_IDS = tuple(u.id for u in _units)
UNIT_NAMES = tuple(u.name for u in _units)
KIND_BAG = tuple(BAG_NUMBER[u.bag] for u in _units)
KIND_COUNT: tuple[int, ...] = tuple(u.count for u in _units)
BAG_KINDS = tuple(tuple(k for k in UNIT_KINDS if KIND_BAG[k] == b) for b in BAGS)
FIGHTERS = ("columbus", "guacanagari", "caonabo")
"""The Leaders that fight."""
LEADER = 2 * len(_units)
"""The first piece that is no Unit."""
COLUMBUS, GUACANAGARI, CAONABO = range(3)
LEADERS = range(3)
COLUMBUS_FULL = LEADER
COLUMBUS_REDUCED = LEADER + 1
GUACANAGARI_PIECE = LEADER + 3
"""He has no full side (C8)."""
CAONABO_FULL = LEADER + 4
CAONABO_REDUCED = LEADER + 5
_kinds: list[Any] = [*_units, *(_leaders[f] for f in FIGHTERS)]
PIECES = range(2 * len(_kinds))
PIECE_IDS = tuple(str(k.id) + ("-reduced" if side and k.id != "guacanagari" else "") for k in _kinds for side in (0, 1))
PIECE_NUMBER = {p: n for n, p in enumerate(PIECE_IDS)}
"""Guacanagarí's id names the one side he has."""
ATTACK: tuple[int, ...] = tuple(k.reduced if side or k.attack is None else k.attack for k in _kinds for side in (0, 1))
DEFENSE: tuple[int, ...] = tuple(k.reduced if side or k.defense is None else k.defense for k in _kinds for side in (0, 1))
CLASS = tuple(KIND_BAG[p // 2] if p < LEADER else LEADER_CLASS for p in PIECES)
"""The bag of a piece, LEADER_CLASS for Leaders."""
PAWN = 2 * UNIT_IDS.index("pawn")
NOTARY = 2 * UNIT_IDS.index("notary")
HOME: int = _leaders["anacaona"].home or 0
"""Anacaona's area for good (G#25, Q31)."""
ANACAONA_BONUS: int = _leaders["anacaona"].bonus or 0
SONS_CARIBES: int = _leaders["sons"].swap or 0
OFF, PRISON, COURT, ELIMINATED, SHIPS = 0, -1, -2, -3, -4
"""Where a Leader can be besides an area."""
LEADER_PLACE_IDS = {OFF: "off", PRISON: "prison", COURT: "court", ELIMINATED: "eliminated", SHIPS: "ships"}
_limits = _data.counters.limits
PALISADES: int = _limits.palisades
CITADELS: int = _limits.citadels
STACK: int = _limits.stacking
TAINO_AREA = (False, *("taino" in a.tribes for a in _areas))
CARIBE_AREA = (False, *("caribe" in a.tribes for a in _areas))
"""Which colors an area shows (4.1 step 3)."""


def units(pieces: tuple[int, ...]) -> int:
    """How many Units a sorted stack holds: Leaders, who come last, do not count for stacking (4.2)."""
    n = len(pieces)
    while n and pieces[n - 1] >= LEADER:
        n -= 1
    return n


# -- cards

_events, _fate = _data.events.event, _data.fate
EVENT_CARDS = tuple(tuple(c.n for c in _events if c.side == s) for s in SIDE_IDS)
FIRST_FATE = tuple(c.n for c in _fate.first)
FATE_CARDS = tuple(c.n for c in _fate.fate)
WILL: int = _fate.will[0].n
NITAYNO_CARDS = tuple(c.n for c in _data.nitayno.nitayno)
CARD: dict[int, dict[str, Any]] = {c.n: as_dict(c) for c in (*_events, *_fate.first, *_fate.fate, *_fate.will, *_data.nitayno.nitayno)}
CARDS = max(CARD)
CARD_TITLES = {n: str(c["title"]) for n, c in CARD.items()}


def _column(key: str, default: Any) -> tuple[Any, ...]:
    return tuple(CARD[n].get(key, default) if n in CARD else default for n in range(CARDS + 1))


RRV: tuple[int, ...] = _column("rrv", 0)
ICON: tuple[bool, ...] = _column("overstacking", False)
IMPULSES: tuple[int, ...] = _column("impulses", 0)
DIFFICULTIES: tuple[bool, ...] = _column("navigation_difficulties", False)
CONFLICT: tuple[bool, ...] = _column("indigenous_conflict", False)
GOLD: tuple[tuple[int, ...], ...] = tuple(tuple(g) for g in _column("gold", ()))
LANDING: tuple[tuple[int, ...], ...] = tuple(tuple(x) for x in _column("landing", ()))
GRACE: tuple[int, ...] = tuple(SIDE_NUMBER.get(s, NONE) for s in _column("grace", ""))
CARD_SIDE: tuple[int, ...] = tuple(SIDE_NUMBER.get(s, NONE) for s in _column("side", ""))

# -- ready-made options

DIE: tuple[Option, ...] = tuple(("die", n) for n in range(1, 7))
DONE_OPTION: Option = ("done",)


def per_area(verb: str) -> tuple[Option, ...]:
    """Ready-made options of a verb, one an area, by the area's number."""
    return tuple((verb, a) for a in range(LAST + 1))


def per_piece(verb: str) -> tuple[Option, ...]:
    """Ready-made options of a verb, one a piece, by the piece's number."""
    return tuple((verb, p) for p in PIECE_IDS)


def per_place(verb: str) -> tuple[tuple[Option, ...], ...]:
    """Ready-made options (verb, area, piece), by area, then piece."""
    return tuple(tuple((verb, a, p) for p in PIECE_IDS) for a in range(LAST + 1))
