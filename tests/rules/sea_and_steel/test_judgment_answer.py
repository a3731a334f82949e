"""What is told of the Nitayno's next half is what he then does: which area, what, with what chance, and what it costs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from rules.kernel.chance import answer
from rules.kernel.decision import CHANCE
from rules.players.policy import drawn
from rules.sea_and_steel.fate import FatePhase
from rules.sea_and_steel.game import GAME
from rules.sea_and_steel.impulse import Half
from rules.sea_and_steel.judgment import BETWEEN, LAST_CARD, NEXT_HALF, NEXT_TURN, soon
from rules.sea_and_steel.judgment_aims import WORTH
from rules.sea_and_steel.judgment_answer import _deed as deed_anew
from rules.sea_and_steel.judgment_answer import cost, counted_down, deed, raided
from rules.sea_and_steel.nitayno_impulse import NitaynoHalf
from rules.sea_and_steel.state import SeaPosition
from rules.sea_and_steel.tables import AREAS, HOME, INDIGENOUS, LAST, MARKERS, SPANISH
from rules.sea_and_steel.victory import LAST_TURN
from tests.rules.sea_and_steel.test_judgment import pieces, position, settled

PLAIN = [1.0] * (LAST + 1)


@cache
def halves() -> list[SeaPosition]:
    """Positions before the marker that says which area acts."""
    found: list[SeaPosition] = []
    for n in range(8):
        pos, rng = GAME.new(GAME.seats, {"solo": "yes"}), Random(f"halves {n}")
        while (decision := pos.decision) is not None:
            assert decision.options
            if decision.seat == CHANCE:
                if decision.args == ("activate",) and pos.agenda[-2].__class__ is NitaynoHalf and not pos.excess[INDIGENOUS]:
                    found.append(pos.copy())
                pos.choose(answer(decision, rng))
            else:
                pos.choose(drawn(decision.options, GAME.lean(pos, decision), rng))
    return found


def played(pos: SeaPosition, chance: float = 1.0, area: int = 0) -> Iterator[tuple[tuple[int, str, int], float]]:
    """(area, deed, target) and its chance, by drawing every marker."""
    decision = pos.decision
    assert decision is not None and decision.options and decision.ask == "marker"
    for option in decision.options:
        after = pos.copy()
        share = chance * MARKERS[option[1] - 1] / sum(MARKERS)
        found = None
        acts = area
        for event in after.choose(option):
            if event[0] == "activated":
                acts = event[4]
            elif event[0] == "raid":
                found = acts, "raid", event[5]
            elif event[0] == "combat" and event[3] == "indigenous":
                found = acts, "attack", event[4]
            if found:
                break
        asked = after.decision
        for goal in AREAS:
            if pos.citadel[goal] and not after.citadel[goal] and not pos.spanish[goal]:
                found = acts, "attack", goal  # nobody fights for an empty Citadel
        if found is None and asked is not None and asked.ask == "marker" and asked.args[0] in ("target", "raid", "way"):
            yield from played(after, share, acts)
        else:
            yield found or (acts, "", 0), share


def test_every_area_does_what_is_told_of_it_with_the_chance_that_is_told() -> None:
    """5.3.5, against the rules he is played by, marker for marker."""
    told = 0
    for pos in halves()[::3]:
        happened: Counter[tuple[int, str, int]] = Counter()
        for what, share in played(pos):
            happened[what] += share  # type: ignore[assignment]
        deeds = {a: d for a in AREAS if pos.indigenous[a] and not pos.spanish[a] and (d := deed(pos, a)).goals}
        acts = counted_down(list(deeds)) if deeds else [0.0] * (LAST + 1)
        for area in AREAS:
            assert sum([p for what, p in happened.items() if what[0] == area]) == pytest.approx(acts[area])
        for area, done in deeds.items():
            share = counted_down(sorted(done.goals))
            for kind, goals in (("attack", [goal for goal, _ in done.attacks]), ("raid", list(done.raids))):
                for goal in goals:
                    assert happened[area, kind, goal] == pytest.approx(acts[area] * share[goal])
                    told += 1
            assert {what[2] for what in happened if what[:2] == (area, "attack")} == {goal for goal, _ in done.attacks}
    assert told > 100


def test_what_is_kept_in_mind_of_an_area_is_what_would_be_found_anew() -> None:
    """Nothing it hangs on is left out of what it is kept by: each position comes with others that differ in one thing."""
    other = 0
    for pos in halves():
        near = [pos, *(pos.copy() for _ in range(4))]
        near[1].fate = 20 if pos.fate != 20 else 23
        near[2].anacaona = 0 if pos.anacaona else HOME
        near[3].palisade = [1 - built for built in pos.palisade]
        near[4].citadel = [int(not held and not built) for held, built in zip(pos.spanish, pos.citadel, strict=True)]
        for area in AREAS:
            if pos.indigenous[area] and not pos.spanish[area]:
                found = [(deed(one, area), deed_anew(one, area)) for one in near]
                assert all(kept == anew for kept, anew in found)
                other += len({anew for _, anew in found}) > 1
    assert other > 20


def test_an_overstacked_area_acts_without_a_marker() -> None:
    """C132: what the others could do waits."""
    crowded = position(solo=True, turn=4, spanish={6: "foot"}, indigenous={5: "naboria", 12: "tama tama tama tama tama"})
    assert crowded.excess[INDIGENOUS] == 1 << 12
    assert cost(crowded, PLAIN, 0.0) == 0.0
    crowded.excess[INDIGENOUS] = 0
    assert cost(crowded, PLAIN, 0.0) > 0.0, "area 5 raids"


@pytest.mark.parametrize("who", ["naboria", "tama tama tama"])
def test_where_a_fight_is_likely_lost_there_is_little_left_to_lose(who: str) -> None:
    """The Raid of one, the attack of three, on an area that Spain may not hold anyhow."""
    lost = []
    for fought in ({}, {8: "captain captain"}):
        table: dict[str, Any] = {"spanish": {8: "pawn"}, "indigenous": {7: who, 9: "naboria", **fought}}
        lost.append(cost(position(solo=True, turn=4, **table), PLAIN, 0.0))
    assert lost[0] > 3 * lost[1] > 0.0


def test_who_has_just_arrived_is_taken_to_defend() -> None:
    """Control is settled when the march ends; the fight that may come is the same before and after."""
    pos = position(
        solo=True, turn=4, spanish={6: "foot foot pawn"}, indigenous={3: "tama tama tama", **dict.fromkeys((5, 2, 1), "naboria")}
    )
    for option in (("activate", 6), ("move", 6, "foot", 0), ("to", 4)):
        pos.choose(option)
        assert pos.decision is not None
    before = cost(pos, PLAIN, 1.0)
    pos.choose(("done",))
    assert cost(pos, PLAIN, 1.0) == pytest.approx(before) != 0.0


@pytest.mark.parametrize(
    ("there", "citadel", "tribal", "two", "emptied"),
    [
        ("foot-reduced", False, False, False, 3 / 6),
        ("foot", False, False, False, 2 / 6 + 1 / 6 * 3 / 6),
        ("pawn", False, False, False, 2 / 6),
        ("foot", False, True, True, 3 / 6 + 1 / 6 * 4 / 6),
        ("pawn pawn", False, False, True, 2 / 6 * 2 / 6),
        ("foot", True, False, True, 0.0),
        ("foot columbus", False, False, True, 0.0),
    ],
)
def test_a_raid_empties_an_area_as_often_as_its_table_says(there: str, citadel: bool, tribal: bool, two: bool, emptied: float) -> None:
    """4.4.1 D, 5.3.5, C126: a second attempt in a 2VP area and while Soldiers are there."""
    found, fallen = raided(pieces(there), citadel, tribal, two)
    assert found == pytest.approx(emptied)
    assert 0.0 < fallen <= sum(WORTH[p] for p in pieces(there))


def test_an_empty_area_within_reach_draws_him_off() -> None:
    """5.3.5: an empty 2VP area comes before an attack on one."""
    table: dict[str, Any] = {"turn": 4, "parchments": [], "indigenous": {6: "tama tama tama"}}
    drawn_off = position(solo=True, spanish={8: "foot"}, **table)
    kept = position(solo=True, spanish={8: "foot", 7: "horseman horseman horseman"}, **table)
    open_goal = position(solo=True, spanish={7: "foot"}, **table)
    assert cost(open_goal, PLAIN, 0.0) > cost(drawn_off, PLAIN, 0.0)
    assert cost(kept, PLAIN, 0.0) == 0.0


def test_the_answer_counts_alike_from_the_first_choice_of_a_half_to_its_end() -> None:
    """Else whoever is threatened would put the end of his half off."""
    ended = Counter[tuple[float, bool]]()
    for n in range(6):
        pos, rng, luck = GAME.new(GAME.seats, {"solo": "yes"}), Random(f"soon {n}"), Random(n)
        begun = None
        while (decision := pos.decision) is not None:
            assert decision.options
            if decision.seat == SPANISH and any(step.__class__ is Half for step in pos.agenda[:-1]):
                begun = soon(pos) if begun is None else begun
                assert soon(pos) == begun
                for option in decision.options[:6]:
                    after = settled(pos, option, luck)
                    at_once = pos.excess[INDIGENOUS] or (after.agenda and after.agenda[-1].__class__ is Half)  # no marker
                    if not at_once and after.result is None:
                        assert soon(after) == begun
                        ended[begun, pos.turn == LAST_TURN] += any(isinstance(step, NitaynoHalf | FatePhase) for step in after.agenda)
            else:
                begun = None
            pos.choose(answer(decision, rng) if decision.seat == CHANCE else drawn(decision.options, GAME.lean(pos, decision), rng))
    last = NEXT_HALF * LAST_CARD
    assert all(ended[what] for what in ((NEXT_HALF, False), (NEXT_TURN, False), (NEXT_HALF, True), (last, True)))


def test_who_leaves_a_fight_is_judged_as_who_stands_it() -> None:
    found = 0
    for n in range(4):
        pos, rng = GAME.new(GAME.seats, {"solo": "yes"}), Random(f"between {n}")
        while (decision := pos.decision) is not None:
            assert decision.options
            if decision.seat == SPANISH and any(isinstance(step, NitaynoHalf) for step in pos.agenda):
                ends = {soon(settled(pos, option, rng)) for option in decision.options}
                assert len(ends) == 1
                assert ends == {BETWEEN} or not pos.marker[INDIGENOUS]
                found += len(decision.options) > 1
            pos.choose(answer(decision, rng) if decision.seat == CHANCE else drawn(decision.options, GAME.lean(pos, decision), rng))
    assert found
