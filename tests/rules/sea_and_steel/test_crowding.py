"""C62: the quick ways to see whether an excess can leave agree with trying everything out."""

from __future__ import annotations

from random import Random

import pytest

from rules.kernel.decision import Offer
from rules.sea_and_steel.crowding import Crowd, shift
from rules.sea_and_steel.game import GAME
from rules.sea_and_steel.movement import March
from rules.sea_and_steel.state import SeaPosition
from rules.sea_and_steel.tables import AREAS, INDIGENOUS, PIECE_NUMBER, SPANISH, STACK, units

TRIBAL = ("naboria", "cacique", "tama", "troop")


def crowded(rng: Random, fate: int, fill: tuple[int, ...] = (1, 2, 3, 3, 3)) -> Crowd:
    """A ring so full that an excess may or may not leave; `fill`: how many Units other areas may hold."""
    pos = GAME.new(GAME.seats, {})
    assert isinstance(pos, SeaPosition)
    pos.fate = fate
    force: list[tuple[int, ...]] = [()] * (len(AREAS) + 1)
    for area in AREAS:
        n = rng.choice(fill) if area not in (4, 9) else rng.choice((4, 5))
        force[area] = tuple(sorted(PIECE_NUMBER[rng.choice(TRIBAL[: 3 if rng.random() < 0.9 else 4])] for _ in range(n)))
    if rng.random() < 0.5:
        pos.spanish[rng.choice(AREAS)] = (PIECE_NUMBER["foot"],)
    pos.indigenous = force
    moved = []
    for area in AREAS:
        left = list(force[area])
        for piece in force[area]:
            if rng.random() < 0.4:
                left.remove(piece)
                moved.append((area, piece, rng.choice((1, 2))))
    bad = [a for a in AREAS if units(force[a]) > STACK]
    return Crowd(pos, force, moved, bad)


@pytest.mark.parametrize("fate", [20, 27], ids=["no conflict", "conflict"])
def test_the_flow_agrees_with_trying_everything(fate: int) -> None:
    rng, seen = Random(fate), {True: 0, False: 0}
    for _ in range(150):
        crowd = crowded(rng, fate)
        if sum(units(crowd.force[a]) - STACK for a in crowd.bad) > 4:
            continue
        answer = crowd._search(set())
        assert crowd.can_leave() == answer
        seen[answer] += 1
    assert min(seen.values()) > 5, seen


@pytest.mark.parametrize("fate", [20, 27], ids=["no conflict", "conflict"])
def test_an_excess_that_can_leave_finds_a_way_on_offer(fate: int) -> None:
    """C61, C62: what is counted on is legal step by step, beside an area that an Event has overstacked too: no movement is a trap."""
    rng, seen = Random(fate), {True: 0, False: 0}
    for _ in range(250):
        crowd = crowded(rng, fate)
        pos = crowd.pos
        for area, holds in ((4, 3), (9, 4), (rng.choice((8, 10)), 4)):
            pos.indigenous[area] = tuple(sorted(PIECE_NUMBER[rng.choice(TRIBAL[:2])] for _ in range(holds)))
            crowd.moved = [m for m in crowd.moved if m[0] != area]
        if pos.faces_enemy(INDIGENOUS, 9):
            continue
        crowd.bad, pos.excess[INDIGENOUS] = [9], 1 << area
        march = March(INDIGENOUS, 9)
        march.moved, march.begun = tuple(sorted(crowd.moved)), 1
        for came, _, _ in crowd.moved:  # where somebody has come and no enemy is may be left again
            march.open |= (not pos.faces_enemy(INDIGENOUS, came)) << came
        march.count_crowd(pos)
        assert march.crowded
        answer = crowd.can_leave()
        offer = Offer(pos)
        march.choices(pos, offer)
        assert offer.options or not answer, (pos.indigenous, march)
        seen[answer] += 1
    assert min(seen.values()) > 5, seen


def test_who_bars_the_other_tribe_from_the_last_room_goes_through_it_first() -> None:
    """C62, N9: six Units in area 8, room for three in 7 only. The Caribe goes on from there to fight in 6, the Taínos then to 7."""
    pos = GAME.new(GAME.seats, {})
    assert isinstance(pos, SeaPosition)
    pos.fate = 27
    named = {8: "naboria cacique cacique cacique cacique calinago", 9: "naboria naboria cacique"}
    for area, stack in named.items():
        pos.indigenous[area] = tuple(sorted(PIECE_NUMBER[name] for name in stack.split()))
    pos.indigenous[7] = ()
    pos.spanish[6], pos.spanish[5] = (PIECE_NUMBER["horseman"],), (PIECE_NUMBER["foot"],)
    cacique, caribe = PIECE_NUMBER["cacique"], PIECE_NUMBER["calinago"]
    march = March(INDIGENOUS, 8)
    made = {cacique: (1, 1, 2, 2), PIECE_NUMBER["naboria"]: (2,)}
    marks = [(8, piece, moves) for piece, all_made in made.items() for moves in all_made]
    march.moved = tuple(sorted((*marks, *((9, piece, 2) for piece in pos.indigenous[9]))))
    march.begun, march.open = 1, 1 << 7 | 1 << 8 | 1 << 9
    march.count_crowd(pos)
    assert march.some_way(pos, (8, caribe, 0))
    assert march.enter_rule(pos, (8, caribe, 0), 7) is None
    assert march.enter_rule(pos, (8, cacique, 1), 7) is not None, "he would bar the Caribe's only way"


def test_who_leaves_one_crowd_makes_room_for_the_way_out_of_another() -> None:
    """C62, N9: Rebels crowd area 5. Its tribesmen go over 6, that is full, to 7; while they pass, 6 is a crowd itself."""
    pos = GAME.new(GAME.seats, {})
    stacks = {12: "troop troop troop", 5: "calinago cacique", 4: "troop naboria tama", 6: "troop troop troop", 7: "naboria caonabo"}
    table = {"turn": 4, "phase": "impulse", "side": "indigenous", "fate": 23, "impulses": {"spanish": 3, "indigenous": 2}}
    GAME.place(pos, {**table, "spanish": {9: "foot"}, "indigenous": stacks})
    pos.choose(("activate", 12))
    for _ in range(3):
        for option in (("move", 12, "troop", 0), ("to", 13), ("move", 13, "troop", 1), ("to", 5)):
            decision = pos.decision
            assert decision is not None and option in decision.options
            pos.choose(option)
    decision = pos.decision
    assert decision is not None and set(decision.options) == {("move", 5, "cacique", 0), ("move", 5, "calinago", 0)}
    for option in (("move", 5, "cacique", 0), ("to", 6), ("move", 6, "cacique", 1), ("to", 7)):
        decision = pos.decision
        assert decision is not None and option in decision.options, (option, decision)
        pos.choose(option)
    while (decision := pos.decision) is not None and decision.ask in ("march", "destination"):
        assert decision.options, "no trap"
        pos.choose(decision.options[0])


def tried_out(ways: list[set[int]], room: dict[int, int], need: dict[int, int], starts: list[int]) -> bool:
    """Whether so many Units of each start can go each to one of its goals."""
    if not any(need.values()):
        return True
    if not ways:
        return False
    goals, start = ways[0], starts[0]
    if tried_out(ways[1:], room, need, starts[1:]):
        return True
    if need[start]:
        for goal in goals:
            if room[goal] and tried_out(ways[1:], {**room, goal: room[goal] - 1}, {**need, start: need[start] - 1}, starts[1:]):
                return True
    return False


def test_a_spanish_crowd_leaves_where_there_is_room_and_somebody_fresh() -> None:
    pos = GAME.new(GAME.seats, {})
    assert isinstance(pos, SeaPosition)
    pos.fate = 20
    foot = PIECE_NUMBER["foot"]
    pos.spanish = [(), *((foot,) * 3 for _ in AREAS)]
    pos.spanish[1] = (foot,) * 4  # one goes to the three of area 2, and leaves no room
    march = March(SPANISH, 1)
    assert not march._can_clear(pos, ((1, foot, 0),), 2)
    pos.spanish[11] = (foot,) * 2
    assert march._can_clear(pos, ((1, foot, 0),), 2)
    march.moved = ((2, foot, 2),) * 3
    assert not march._can_clear(pos, ((1, foot, 1),), 2)


def test_spanish_units_can_sail_wherever_there_is_room() -> None:
    """For Spain numbers decide; trying everything out finds the same, whoever comes (C61, C62)."""
    rng, seen = Random(3), {True: 0, False: 0}
    pieces = [PIECE_NUMBER[name] for name in ("foot", "pawn", "columbus")]
    for _ in range(400):
        pos = GAME.new(GAME.seats, {})
        assert isinstance(pos, SeaPosition)
        pos.fate = 20
        march = March(SPANISH, 2)
        for area in AREAS:
            pos.spanish[area] = tuple(sorted(rng.choice(pieces[:2]) for _ in range(rng.choice((2, 3, 3, 3, 3, 3)))))
        if rng.random() < 0.5:
            pos.spanish[5] = (pieces[0],) * 4
        if rng.random() < 0.3:
            pos.spanish[7] = (pieces[0],) * 5
        if rng.random() < 0.3:
            pos.put(SPANISH, 5, pieces[2])
        if rng.random() < 0.3:
            pos.excess[SPANISH] = 1 << rng.choice((5, 9, 12))
        piece, made, target = rng.choice(pieces), rng.choice((0, 1)), rng.choice((3, 5, 9))
        pos.put(SPANISH, 2, piece)
        moved = [(a, p, rng.choice((1, 2, 2, 2))) for a in (3, 5, 7, 9) for p in pos.spanish[a] if rng.random() < 0.8]
        march.moved = tuple(sorted(moved + [(2, piece, made)] * bool(made)))
        march.open = (1 << len(AREAS) + 1) - 1
        march.count_crowd(pos)

        answer = march._can_clear(pos, ((2, piece, made),), target)

        pos.take(SPANISH, 2, piece)
        pos.put(SPANISH, target, piece)
        moved.append((target, piece, made + 1))
        fits = {a: max(STACK - units(pos.spanish[a]), 0) * (not pos.excess[SPANISH] >> a & 1) for a in AREAS}
        bad = [a for a in AREAS if units(pos.spanish[a]) > STACK and not pos.excess[SPANISH] >> a & 1]
        ways, starts = [], []
        for area in bad:
            tired = [p for a, p, n in moved if a == area and n > 1 and p < pieces[2]]
            ways += [{a for a in AREAS if fits[a]}] * (units(pos.spanish[area]) - len(tired))
            starts += [area] * (units(pos.spanish[area]) - len(tired))
        assert answer == tried_out(ways, fits, {a: units(pos.spanish[a]) - STACK for a in bad}, starts)
        seen[answer] += 1
    assert min(seen.values()) > 20, seen


@pytest.mark.parametrize("fate", [20, 27], ids=["no conflict", "conflict"])
def test_whoever_comes_to_three_is_let_in_where_trying_everything_finds_a_way_out(fate: int) -> None:
    """Mostly a look at the place just left tells it."""
    rng, seen = Random(fate), {True: 0, False: 0}
    tribal = [PIECE_NUMBER[name] for name in TRIBAL]
    for _ in range(500):
        pos = GAME.new(GAME.seats, {})
        assert isinstance(pos, SeaPosition)
        pos.fate = fate
        for area in AREAS:
            pos.indigenous[area] = tuple(sorted(rng.choice(tribal[:3]) for _ in range(rng.choice((2, 3, 3, 3)) if area != 5 else 3)))
        if rng.random() < 0.5:  # beside an excess already, that leaves by the same places
            pos.indigenous[7] = tuple(sorted(rng.choice(tribal[:3]) for _ in range(rng.choice((4, 5)))))
        pos.excess[INDIGENOUS] = rng.choice((0, 0, 1 << 4, 1 << 6))
        piece, made = rng.choice(tribal), rng.choice((0, 1))
        march = March(INDIGENOUS, 4)
        march.open = (1 << len(AREAS) + 1) - 1
        moved = [(a, p, rng.choice((1, 2, 2))) for a in (5, 7) for p in pos.indigenous[a] if rng.random() < 0.8]
        pos.indigenous[4] = tuple(sorted((piece, *pos.indigenous[4][1:])))
        march.moved = tuple(sorted(moved + [(4, piece, made)] * bool(made)))
        march.count_crowd(pos)
        arriving = [(4, piece, made)]
        if rng.random() < 0.3:  # a Rebel has taken him along
            arriving.append((4, pos.indigenous[4][-1] if pos.indigenous[4][0] == piece else pos.indigenous[4][0], 0))

        answer = march._can_clear(pos, tuple(arriving), 5)

        force = pos.indigenous[:]
        for _, who, times in arriving:
            shift(force, 4, 5, who)
            moved.append((5, who, times + 1))
        bad = [a for a in (5, 7) if units(force[a]) > STACK]
        assert answer == Crowd(pos, force, moved, bad)._search(set())
        seen[answer] += 1
    assert min(seen.values()) > 20, seen
