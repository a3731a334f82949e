"""The notation in which people write positions of Sea & Steel: scenarios, lessons, bug reports.

    turn, fate, royal_support              numbers; `fate` is the Fate card in play
    spanish, indigenous                    tables area -> pieces, e.g. spanish = { 3 = "columbus foot foot-reduced pawn" }
    palisades, citadels                    lists of areas
    parchments                             the areas still covered (all five unless named)
    anacaona                               whether she is on the map
    sons                                   the area of the token
    leaders                                table leader -> off, prison, court, eliminated, ships (who stands in a stack is on the map)
    jailed                                 the turn Columbus left for Prison or Court
    ships                                  the Soldiers of the first voyage
    held                                   areas with both sides that Spain controlled last
    grace, grace_used, grace_turn          the side that shows (none: no marker), in the used box, used this turn
    hand, event                            tables side -> cards (the first five unless named), the card of this turn (0 none)
    impulses                               table side -> impulses left
    deck                                   the cards left in the Fate deck (all but the one in play unless named)
    build_limit, will                      `will` is none, armed or read
    nitayno, nitayno_deck, objective       solo: his card first revealed this turn, his cards not yet revealed, the area of the marker
    phase, side                            where the game goes on: first (turn 1), fate, conflict, event, reinforcement, impulse, combat,
                                           final; whose half, card or placement it is; in `combat` the attacker

What is not named is as after set-up, but the map is empty, the ships are too, and five cards lie in each hand. VP and control follow.
`write` gives the same, and `vp`, `owner` (areas Spain controls), `bag`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.kernel import notation
from rules.kernel.game import SetupError
from rules.kernel.notation import number
from rules.kernel.step import Step
from rules.sea_and_steel.combat import Combats
from rules.sea_and_steel.events import PlayEvent
from rules.sea_and_steel.fate import IndigenousConflict
from rules.sea_and_steel.impulse import ImpulsePhase
from rules.sea_and_steel.reinforcement import ReinforcementPhase
from rules.sea_and_steel.sequence import FirstTurn, Turns, phases
from rules.sea_and_steel.state import ARMED, NO_WILL, READ, SeaPosition
from rules.sea_and_steel.tables import (
    AREAS,
    EVENT_CARDS,
    FATE_CARDS,
    FIGHTERS,
    FIRST_FATE,
    GUACANAGARI_PIECE,
    HOME,
    INDIGENOUS,
    KIND_COUNT,
    LEADER,
    LEADER_PLACE_IDS,
    NONE,
    PIECE_IDS,
    PIECE_NUMBER,
    SIDE_IDS,
    SIDE_NUMBER,
    SIDES,
    SPANISH,
    TWO_VP,
)

KEYS = {
    *("turn", "fate", "royal_support", "spanish", "indigenous", "palisades", "citadels", "parchments", "anacaona", "sons", "leaders"),
    *("jailed", "ships", "held", "grace", "grace_used", "grace_turn", "hand", "event", "impulses", "deck", "build_limit", "will", "phase"),
    *("side", "nitayno", "nitayno_deck", "objective"),
}
WILLS = {"none": NO_WILL, "armed": ARMED, "read": READ}
PLACES = {name: place for place, name in LEADER_PLACE_IDS.items()}
HAND = 5


def _area(word: Any) -> int:
    if not str(word).isdigit() or int(word) not in AREAS:
        raise SetupError(f"there is no area {word!r}")
    return int(word)


def place(pos: SeaPosition, table: Mapping[str, Any]) -> None:
    """Changes a position fresh from set-up into the one written down. Raises SetupError."""
    notation.place(pos, table, KEYS, (_place_pieces, _place_marks, _place_cards, _place_time))


def _stack(pos: SeaPosition, text: str) -> tuple[int, ...]:
    found = tuple(sorted(number(PIECE_NUMBER, word, "piece") for word in text.split()))
    for piece in found:
        if piece < LEADER:
            pos.bag[piece >> 1] -= 1
    return found


def _place_pieces(pos: SeaPosition, table: Mapping[str, Any]) -> None:
    pos.bag = list(KIND_COUNT)
    pos.ships = _stack(pos, table.get("ships", ""))
    pos.leader_at[0] = PLACES["ships" if pos.ships else "off"]
    for leader, place in dict(table.get("leaders", {})).items():
        if leader not in FIGHTERS:
            raise SetupError(f"there is no fighting Leader {leader!r}")
        if not str(place).isdigit():  # in an area his stack names him
            pos.leader_at[FIGHTERS.index(leader)] = number(PLACES, place, "place of a Leader")
    for side in SIDES:
        for area, text in dict(table.get(SIDE_IDS[side], {})).items():
            for piece in _stack(pos, text):
                pos.put(side, _area(area), piece)
                if piece == GUACANAGARI_PIECE:
                    pos.turned = side


def _place_marks(pos: SeaPosition, table: Mapping[str, Any]) -> None:
    for area in map(_area, table.get("palisades", ())):
        pos.palisade[area] = 1
    for area in map(_area, table.get("citadels", ())):
        pos.citadel[area] = 1
    covered = [_area(a) for a in table.get("parchments", [a for a in AREAS if TWO_VP[a]])]
    pos.parchment = [int(a in covered) for a in range(len(pos.parchment))]
    pos.anacaona = HOME if table.get("anacaona") else 0
    pos.sons = _area(table["sons"]) if table.get("sons") else 0
    held = [_area(a) for a in table.get("held", ())]
    pos.vp = 0
    for area in AREAS:
        spanish = bool(pos.spanish[area] or pos.citadel[area])
        pos.owner[area] = SPANISH if (spanish and not pos.indigenous[area]) or (pos.contested(area) and area in held) else INDIGENOUS
        if pos.owner[area] == SPANISH:
            pos.vp += pos.value(area)
        for side in SIDES:
            pos.may_overstack(side, area)
    pos.royal_support = int(table.get("royal_support", pos.royal_support))


def _place_cards(pos: SeaPosition, table: Mapping[str, Any]) -> None:
    event = dict(table.get("event", {}))
    hand = dict(table.get("hand", {}))
    for side in SIDES:
        pos.event[side] = int(event.get(SIDE_IDS[side], 0))
        played = (pos.event[side],) if pos.event[side] else ()
        rest = [c for c in EVENT_CARDS[side] if c not in played]
        pos.played[side] = played
        dealt = 0 if side == INDIGENOUS and pos.solo != NONE else HAND - len(played)
        pos.hand[side] = tuple(sorted(hand.get(SIDE_IDS[side], rest[:dealt])))
        pos.aside[side] = tuple(c for c in rest if c not in pos.hand[side])
    pos.fate = int(table.get("fate", 0))
    if pos.fate and pos.fate not in (*FIRST_FATE, *FATE_CARDS):
        raise SetupError(f"there is no Fate card {pos.fate}")
    pos.nitayno = int(table.get("nitayno", 0))
    left = table.get("nitayno_deck", [c for c in pos.nitayno_deck if c != pos.nitayno])
    pos.nitayno_deck = tuple(sorted(int(c) for c in left))
    pos.objective = _area(table["objective"]) if table.get("objective") else 0
    pos.fate_deck = tuple(sorted(table.get("deck", [c for c in FATE_CARDS if c != pos.fate])))


def _place_time(pos: SeaPosition, table: Mapping[str, Any]) -> None:
    pos.turn = int(table.get("turn", 2))
    grace = table.get("grace", SIDE_IDS[pos.grace] if pos.grace != NONE else "none")
    pos.grace = NONE if grace == "none" else number(SIDE_NUMBER, grace, "side")
    pos.grace_used, pos.grace_turn = int(table.get("grace_used", 0)), int(table.get("grace_turn", 0))
    pos.build_limit = int(table.get("build_limit", 0))
    pos.will = number(WILLS, table.get("will", "armed" if pos.will == ARMED else "none"), "state of the Will")
    pos.jailed = int(table.get("jailed", 0))
    impulses = dict(table.get("impulses", {}))
    for side in SIDES:
        pos.marker[side] = int(impulses.get(SIDE_IDS[side], 0))
    phase = table.get("phase", "first" if pos.turn == 1 else "fate")
    side = number(SIDE_NUMBER, table.get("side", "indigenous"), "side")
    pos.agenda = agenda(pos, phase, side)
    pos.result = None
    pos._decision = None


def agenda(pos: SeaPosition, phase: str, side: int) -> list[Step]:
    """The waiting Steps of a game that goes on in this phase, with this side. Raises SetupError."""
    turns = Turns()
    if phase == "first":
        turns.at = "next_turn"
        return [turns, FirstTurn()]
    turns.at = "next_phase"
    steps = dict(phases(pos))
    names = tuple(steps)
    name = {"conflict": "fate", "combat": "impulse"}.get(phase, phase)
    if name not in names:
        raise SetupError(f"there is no phase {phase!r}")
    turns.phase = names.index(name) + 1
    if phase == "conflict":
        return [turns, IndigenousConflict()]
    if phase == "combat":
        return [turns, Combats(side)]
    if phase == "impulse":
        impulses = steps[name]()
        assert isinstance(impulses, ImpulsePhase)
        impulses.at = "begin" if side == SPANISH else "spanish"
        if not any(pos.marker):
            pos.marker[:] = [2, 2]
        return [turns, impulses, impulses.half(side)]
    if phase == "event" and any(pos.event):
        events = steps[name]()
        events.at = "end" if (side == SPANISH) == (pos.solo == NONE) else "spanish" if pos.solo == NONE else "reveal"
        return [turns, events, PlayEvent(side)]
    if phase == "reinforcement":
        whole = steps[name]()
        assert isinstance(whole, ReinforcementPhase)
        whole.at = "end" if side == SPANISH else "spanish"
        return [turns, whole, whole._of(pos, side)]
    return [turns, steps[name]()]


def _text(stack: tuple[int, ...]) -> str:
    return " ".join(PIECE_IDS[p] for p in stack)


def write(pos: SeaPosition) -> dict[str, Any]:
    """The whole position in the notation; areas without pieces have the empty text."""
    return {
        "turn": pos.turn,
        "fate": pos.fate,
        "royal_support": pos.royal_support,
        "vp": pos.vp,
        "owner": [a for a in AREAS if pos.owner[a] == SPANISH],
        **{SIDE_IDS[s]: {str(a): _text(pos.force(s)[a]) for a in AREAS} for s in SIDES},
        "palisades": [a for a in AREAS if pos.palisade[a]],
        "citadels": [a for a in AREAS if pos.citadel[a]],
        "parchments": [a for a in AREAS if pos.parchment[a]],
        "anacaona": bool(pos.anacaona),
        "sons": pos.sons,
        "leaders": {f: LEADER_PLACE_IDS.get(pos.leader_at[n], str(pos.leader_at[n])) for n, f in enumerate(FIGHTERS)},
        "jailed": pos.jailed,
        "ships": _text(pos.ships),
        "held": [a for a in AREAS if pos.contested(a) and pos.owner[a] == SPANISH],
        "grace": SIDE_IDS[pos.grace] if pos.grace != NONE else "none",
        "grace_used": pos.grace_used,
        "grace_turn": pos.grace_turn,
        "hand": {SIDE_IDS[s]: list(pos.hand[s]) for s in SIDES},
        "event": {SIDE_IDS[s]: pos.event[s] for s in SIDES},
        "impulses": {SIDE_IDS[s]: pos.marker[s] for s in SIDES},
        "deck": list(pos.fate_deck),
        "build_limit": pos.build_limit,
        "nitayno": pos.nitayno,
        "nitayno_deck": list(pos.nitayno_deck),
        "objective": pos.objective,
        "will": next((name for name, n in WILLS.items() if n == pos.will), "due"),
        "bag": {PIECE_IDS[2 * k]: n for k, n in enumerate(pos.bag)},
        "excess": {SIDE_IDS[s]: [a for a in AREAS if pos.excess[s] >> a & 1] for s in SIDES},
    }
