"""The position of Sea & Steel: columns of plain ints and stacks, and the small moves of counters that every chapter shares.

A stack is a sorted tuple of pieces (see `tables`). Hidden are: the hands of Event cards and which three cards of a side are put away.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from rules.kernel.decision import Decision, Option
from rules.kernel.position import Position
from rules.kernel.step import Answering, Step
from rules.sea_and_steel.tables import (
    AREAS,
    CARIBE,
    CITADELS,
    CLASS,
    CONFLICT,
    ELIMINATED,
    EVENT_CARDS,
    FATE_CARDS,
    FIRST_FATE,
    GUACANAGARI_PIECE,
    HOME,
    INDIGENOUS,
    KIND_BAG,
    KIND_COUNT,
    LEADER,
    LEADERS,
    NITAYNO_CARDS,
    NONE,
    PALISADES,
    PIECE_IDS,
    ROYAL_MAX,
    SHIPS,
    SIDE_IDS,
    SIDES,
    SPANISH,
    STACK,
    TAINO,
    TWO_VP,
    UNIT_KINDS,
    units,
)
from rules.sea_and_steel.view import View, view

Stack = tuple[int, ...]
AREA_COLUMNS = ("spanish", "indigenous", "owner", "palisade", "citadel", "parchment")
SIDE_COLUMNS = ("hand", "aside", "played", "event", "marker", "excess")
OTHER_LISTS = ("bag", "leader_at")
SCALARS = (
    *("turn", "vp", "royal_support", "fate", "first_deck", "fate_deck", "ships", "columbus_reduced", "jailed", "anacaona", "sons"),
    *("turned", "grace", "grace_used", "grace_turn", "build_limit", "will"),
    *("solo", "nitayno_deck", "nitayno", "objective"),
)
NO_WILL, ARMED, DUE, READ = range(4)
"""Card #40: not in the game, waiting, to be read when the combat or raid is over, read."""


class SeaPosition(Position):
    """A moment of Sea & Steel.

    By area (place 0 unused): `spanish` and `indigenous` stacks, `owner` (who controls it; where both sides stand, who did last),
    `palisade`, `citadel`, `parchment` (0 or 1). By side: `hand` (sorted Event cards), `aside` (the cards not dealt), `played`, `event` (the
    card of this turn or 0), `marker` (impulses left), `excess` (a bit per area that an Event has overstacked).
    `bag[kind]`: Units in their bag. `leader_at[leader]`: area, or OFF, PRISON, COURT, ELIMINATED, SHIPS.
    `fate` is the Fate card in play (0 none), `first_deck` and `fate_deck` what their piles hold, `ships` the Soldiers of the first voyage,
    `columbus_reduced` his side while he is off the map, `jailed` the turn he was arrested. `anacaona` and `sons`: area or 0.
    `turned`: Guacanagarí is Indigenous for good. `grace`: the side that shows (NONE: the marker is not in the game), `grace_used`: it is in
    the used box, `grace_turn`: used this turn. `build_limit`: at most one fort a Build this turn. `vp` is kept, and always the sum of 4.2.
    `solo`: the level of the Nitayno (5.4), NONE with two players; his Event deck is `aside`. `nitayno_deck`: his cards not yet revealed,
    `nitayno`: the one first revealed this turn or 0, `objective`: the area of the marker or 0.
    """

    __slots__ = (*AREA_COLUMNS, *SIDE_COLUMNS, *OTHER_LISTS, *SCALARS)
    columns = (*AREA_COLUMNS, *SIDE_COLUMNS, *OTHER_LISTS, *SCALARS)

    spanish: list[Stack]
    indigenous: list[Stack]
    owner: list[int]
    palisade: list[int]
    citadel: list[int]
    parchment: list[int]
    hand: list[tuple[int, ...]]
    aside: list[tuple[int, ...]]
    played: list[tuple[int, ...]]
    event: list[int]
    marker: list[int]
    excess: list[int]
    bag: list[int]
    leader_at: list[int]
    turn: int
    vp: int
    royal_support: int
    fate: int
    first_deck: tuple[int, ...]
    fate_deck: tuple[int, ...]
    ships: Stack
    columbus_reduced: int
    jailed: int
    anacaona: int
    sons: int
    turned: int
    grace: int
    grace_used: int
    grace_turn: int
    build_limit: int
    will: int
    solo: int
    nitayno_deck: tuple[int, ...]
    nitayno: int
    objective: int

    def copy(self) -> Self:
        new = self.__new__(self.__class__)
        new.spanish = self.spanish[:]
        new.indigenous = self.indigenous[:]
        new.owner = self.owner[:]
        new.palisade = self.palisade[:]
        new.citadel = self.citadel[:]
        new.parchment = self.parchment[:]
        new.hand = self.hand[:]
        new.aside = self.aside[:]
        new.played = self.played[:]
        new.event = self.event[:]
        new.marker = self.marker[:]
        new.excess = self.excess[:]
        new.bag = self.bag[:]
        new.leader_at = self.leader_at[:]
        new.turn = self.turn
        new.vp = self.vp
        new.royal_support = self.royal_support
        new.fate = self.fate
        new.first_deck = self.first_deck
        new.fate_deck = self.fate_deck
        new.ships = self.ships
        new.columbus_reduced = self.columbus_reduced
        new.jailed = self.jailed
        new.anacaona = self.anacaona
        new.sons = self.sons
        new.turned = self.turned
        new.grace = self.grace
        new.grace_used = self.grace_used
        new.grace_turn = self.grace_turn
        new.build_limit = self.build_limit
        new.will = self.will
        new.solo = self.solo
        new.nitayno_deck = self.nitayno_deck
        new.nitayno = self.nitayno
        new.objective = self.objective
        self._copy_into(new)
        return new

    # -- who is where

    def force(self, side: int) -> list[Stack]:
        """The stacks of a side, by area."""
        return self.indigenous if side else self.spanish

    def contested(self, area: int) -> bool:
        """4.2: pieces of both sides are there, so nobody controls it until the combat is over (C4)."""
        return bool(self.spanish[area] and self.indigenous[area])

    def faces_enemy(self, side: int, area: int) -> bool:
        """Whether pieces of the other side, or for the Indigenous side a Citadel, are there (C7, Q14)."""
        return bool(self.spanish[area] or self.citadel[area]) if side else bool(self.indigenous[area])

    def empty(self, area: int) -> bool:
        """C3: no piece of either side and no Citadel."""
        return not (self.spanish[area] or self.indigenous[area] or self.citadel[area])

    def controls(self, side: int, area: int) -> bool:
        """4.2 Area Control; empty areas are Indigenous (C5)."""
        return self.owner[area] == side and not (self.spanish[area] and self.indigenous[area])

    def has_class(self, side: int, area: int, bag: int) -> bool:
        """Whether a Unit of this bag is there."""
        stack = self.indigenous[area] if side else self.spanish[area]
        for piece in stack:  # noqa: SIM110 - a generator is slower, and this is asked often
            if CLASS[piece] == bag:
                return True
        return False

    def on_map(self, leader: int) -> bool:
        """C10: Prison and Court are not the map."""
        return self.leader_at[leader] > 0

    def exempt(self, area: int) -> bool:
        """4.3.2 I: an Indigenous Leader there lets both tribes live together (C31: Anacaona on her Indigenous face)."""
        if self.anacaona == area and self.owner[area] == INDIGENOUS:
            return True
        stack = self.indigenous[area]
        return bool(stack) and stack[-1] >= LEADER

    def tribes_clash(self, piece: int, area: int) -> bool:
        """4.3.2 I: whether Indigenous Conflict bars a Taíno or Caribe from an area (C30, C32)."""
        bag = CLASS[piece]
        if bag not in (TAINO, CARIBE) or not CONFLICT[self.fate]:
            return False
        return self.has_class(INDIGENOUS, area, TAINO + CARIBE - bag) and not self.exempt(area)

    def room(self, side: int, area: int) -> int:
        """How many Units of a side still fit (4.2 Stacking)."""
        return STACK - units(self.indigenous[area] if side else self.spanish[area])

    def value(self, area: int) -> int:
        """4.4.3: 2 once the Parchment of a 2VP area is gone, else 1."""
        return 2 if TWO_VP[area] and not self.parchment[area] else 1

    # -- moving counters

    def put(self, side: int, area: int, piece: int) -> None:
        """A piece that was taken from elsewhere stands in an area."""
        force = self.indigenous if side else self.spanish
        force[area] = tuple(sorted((*force[area], piece)))
        if piece >= LEADER:
            self.leader_at[(piece - LEADER) >> 1] = area

    def take(self, side: int, area: int, piece: int) -> None:
        """A piece leaves an area; it goes nowhere yet."""
        force = self.indigenous if side else self.spanish
        stack = force[area]
        n = stack.index(piece)
        force[area] = stack[:n] + stack[n + 1 :]

    def remove(self, side: int, area: int, piece: int) -> None:
        """4.2 Removed/Eliminated: a Unit goes back to its bag, a Leader out of the game."""
        self.take(side, area, piece)
        if piece < LEADER:
            self.bag[piece >> 1] += 1
            self.tell("removed", "4.2", SIDE_IDS[side], PIECE_IDS[piece], area)
        else:
            leader = (piece - LEADER) >> 1
            self.leader_at[leader] = ELIMINATED
            self.tell("eliminated", "4.2", SIDE_IDS[side], PIECE_IDS[piece], area)
            if leader == 0 and self.will == ARMED:
                self.will = DUE

    def reduce(self, side: int, area: int, piece: int) -> int:
        """One step: a full piece turns to its reduced side, a reduced one is removed (Q27). Returns the piece that is left or NONE."""
        if piece & 1:
            self.remove(side, area, piece)
            return NONE
        self.flip(side, area, piece)
        self.tell("reduced", "4.4.1B", SIDE_IDS[side], PIECE_IDS[piece], area)
        return piece + 1

    def flip(self, side: int, area: int, piece: int) -> None:
        """Turns a piece to its other side."""
        force = self.indigenous if side else self.spanish
        stack = list(force[area])
        stack[stack.index(piece)] = piece ^ 1
        stack.sort()
        force[area] = tuple(stack)

    def settle(self, area: int) -> None:
        """4.2, 4.4.1 B: who controls an area now, what falls there, and the VP; nothing while both sides stand there (C4)."""
        spanish, indigenous = self.spanish[area], self.indigenous[area]
        if self.palisade[area] and not spanish:
            self.palisade[area] = 0
            self.tell("palisade_lost", "4.4.2", area)
        if spanish and indigenous:
            return
        if indigenous and self.citadel[area]:
            self.citadel[area] = 0
            self.tell("citadel_lost", "4.4.2", area)
        holder = SPANISH if spanish or self.citadel[area] else INDIGENOUS
        if holder != self.owner[area]:
            self.owner[area] = holder
            worth = self.value(area)
            self.vp += worth if holder == SPANISH else -worth
            self.tell("control", "4.2", SIDE_IDS[holder], area, worth, self.vp)
            if self.anacaona == area:
                self.tell("anacaona_turns", "4.6", SIDE_IDS[holder], area)
        for side in SIDES:
            if self.excess[side] >> area & 1 and self.room(side, area) >= 0:
                self.excess[side] &= ~(1 << area)

    def settle_all(self) -> None:
        """Settles every area, as at the end of a movement (C14)."""
        for area in AREAS:
            self.settle(area)

    def held(self) -> int:
        """A bit per area that Spain controls, to tell gains by afterwards (C16)."""
        mask = 0
        for area in AREAS:
            if self.owner[area] == SPANISH:
                mask |= 1 << area
        return mask

    def support(self, by: int, section: str) -> None:
        """Moves Royal Support; steps beyond an end of the track are lost (C21)."""
        before = self.royal_support
        self.royal_support = min(max(before + by, 0), ROYAL_MAX)
        if by:
            self.tell("royal_support", section, self.royal_support - before, self.royal_support)

    def may_overstack(self, side: int, area: int) -> None:
        """4.3.2 IV, C60: remembers that an Event or the Sons have put more than three Units of a side into an area."""
        if self.room(side, area) < 0:
            self.excess[side] |= 1 << area

    def bag_size(self, bag: int) -> int:
        """How many Units a bag holds."""
        return sum(self.bag[k] for k in UNIT_KINDS if KIND_BAG[k] == bag)

    def alive(self, side: int) -> bool:
        """4.6, Q5: a side lives while it has a Unit, a fighting Leader or a Citadel on the map."""
        if side == SPANISH and any(self.citadel):
            return True
        return any(self.force(side))

    # -- Divine Grace / Yaya

    def may_use_grace(self, side: int) -> bool:
        """4.5: the marker shows this side and has not been used in this window."""
        return self.grace == side and not self.grace_used

    def free_grace(self) -> None:
        """4.5, C95: a new window begins."""
        self.grace_used = 0

    # -- what the kernel asks for

    def view(self, seat: int | None) -> View:
        return view(self, seat)

    def consider(self, section: str, topic: Option, chosen: Sequence[Option], passed: Sequence[Option] = ()) -> None:
        """See the kernel; what fell for the same reason stands together, the ids of each in a tuple."""
        merged: dict[Option, list[Any]] = {}
        for kind, thing, *why in (p if len(p) == 4 else (p[0], None, *p[1:]) for p in passed):
            merged.setdefault((kind, *why), []).append(thing)
        super().consider(section, topic, chosen, [(k[0], *([tuple(t)] if t != [None] else []), *k[1:]) for k, t in merged.items()])

    def automaton(self, asked: Decision, step: Step) -> Answering | None:
        if self.solo == NONE or asked.seat != INDIGENOUS:
            return None
        from rules.sea_and_steel.nitayno import answer  # it knows all chapters, and all chapters know this module

        return answer(asked)

    def resample(self, seat: int, rng: Any) -> Self:
        new = self.copy()
        new._decision = None
        other = 1 - seat
        unknown = sorted((*new.hand[other], *new.aside[other]))
        rng.shuffle(unknown)
        n = len(new.hand[other])
        new.hand[other] = tuple(sorted(unknown[:n]))
        new.aside[other] = tuple(sorted(unknown[n:]))
        for step in new.agenda:
            step.hide(new, seat, rng)
        return new

    def check(self) -> None:
        """Every counter and card is where it can be, once; control, VP and stacking are as 4.2 says (spec B7)."""
        self._check_pieces()
        self._check_areas()
        for side in SIDES:
            there = sorted((*self.hand[side], *self.aside[side], *self.played[side]))
            assert there == list(EVENT_CARDS[side]), f"Event cards of {SIDE_IDS[side]}: {there}"
            for cards in (self.hand[side], self.aside[side]):
                assert list(cards) == sorted(cards), "cards unsorted"
            assert 0 <= self.marker[side] <= 5, "Impulse marker"
        assert set(self.first_deck) <= set(FIRST_FATE) and set(self.fate_deck) <= set(FATE_CARDS)
        assert set(self.nitayno_deck) <= set(NITAYNO_CARDS) and 0 <= self.objective <= AREAS[-1]
        assert 1 <= self.turn <= 6 and 0 <= self.royal_support <= ROYAL_MAX

    def _check_pieces(self) -> None:
        loose = [p for s in self.agenda for p in getattr(s, "loose", ())]
        for kind in UNIT_KINDS:
            there = sum(s.count(2 * kind) + s.count(2 * kind + 1) for s in (*self.spanish, *self.indigenous, self.ships))
            aside = sum(p >> 1 == kind for p in loose)
            assert there + aside + self.bag[kind] == KIND_COUNT[kind], f"{PIECE_IDS[2 * kind]}: {there} {aside} {self.bag[kind]}"
            assert self.bag[kind] >= 0
        for side in SIDES:
            for area, stack in enumerate(self.force(side)):
                assert list(stack) == sorted(stack) and (area or not stack), f"stack {area}: {stack}"
                for piece in stack:
                    if piece < LEADER:
                        assert (CLASS[piece] >= TAINO) == (side == INDIGENOUS), f"{PIECE_IDS[piece]} on the wrong side"
        for leader in LEADERS:
            full = LEADER + 2 * leader
            found = [(s, a, p) for s in SIDES for a in AREAS for p in self.force(s)[a] if p in (full, full + 1)]
            place = self.leader_at[leader]
            assert [a for _, a, _ in found] == ([place] if place > 0 else []), f"Leader {leader}: {found} {place}"
            for side, _, piece in found:
                wanted = (SPANISH, INDIGENOUS if self.turned else SPANISH, INDIGENOUS)[leader]
                assert side == wanted and (leader != 1 or piece == GUACANAGARI_PIECE), f"Leader {leader} {side} {piece}"
        assert not self.ships or self.leader_at[0] == SHIPS or self.turn == 1

    def _check_areas(self) -> None:
        moving = any(getattr(s, "unsettled", False) for s in self.agenda)
        for area in AREAS:
            spanish, indigenous = self.spanish[area], self.indigenous[area]
            assert not (self.palisade[area] and self.citadel[area]), f"two forts in {area}"
            for side in SIDES:
                over = self.room(side, area) < 0
                assert not over or moving or self.excess[side] >> area & 1, f"{area} is overstacked"
            if moving:
                continue
            assert spanish or not self.palisade[area], f"Palisade alone in {area}"
            if not (spanish and indigenous):
                wanted = SPANISH if spanish or self.citadel[area] else INDIGENOUS
                assert self.owner[area] == wanted, f"control of {area}"
                assert not (indigenous and self.citadel[area]), f"Citadel of {area}"
        assert sum(self.palisade) <= PALISADES and sum(self.citadel) <= CITADELS, "forts"
        assert self.vp == sum(self.value(a) for a in AREAS if self.owner[a] == SPANISH), "VP"
        assert self.anacaona in (0, HOME) and 0 <= self.sons <= AREAS[-1]
        assert all(TWO_VP[a] or not self.parchment[a] for a in AREAS)
