"""A greedy Spanish player, to measure the Nitayno by: in each impulse he tries out some actions with dice of his own and takes the best.

He looks no further than the Nitayno's next half, and everything else he answers by habit. The best he knows is
`_sweep`. Run it to see how often Spain wins at each level:
`uv run python -m tests.rules.sea_and_steel.greedy GAMES`.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from statistics import mean

from rules.kernel.chance import answer
from rules.kernel.decision import CHANCE, Option
from rules.sea_and_steel.combat import factor
from rules.sea_and_steel.game import GAME
from rules.sea_and_steel.setup import LEVELS
from rules.sea_and_steel.state import SeaPosition
from rules.sea_and_steel.tables import (
    AREAS,
    ATTACK,
    CLASS,
    COLUMBUS,
    DIFFICULTIES,
    INDIGENOUS,
    JUNGLE,
    LEADER,
    NEXT,
    NOTARY,
    PIECE_IDS,
    PIECE_NUMBER,
    SETTLER,
    SOLDIER,
    SPANISH,
    STACK,
    TWO_VP,
    units,
)
from rules.sea_and_steel.victory import final_vp

ALWAYS = ("notary", "citadel", "assign_all", "explore", "join")
"""Verbs that are worth taking whenever they are offered, outside an impulse."""
LANDINGS = {9: 11, 14: 7, 16: 5, 10: 4}
"""Event cards that land all their Units together, and how much he likes them."""
ARRIVALS = {15: 8, 11: 5, 13: 4}
"""Event cards whose Units need room in Spanish areas, and how many they are."""
TARGETS = 5
FINALISTS = 6
FEAR = 0.2
"""What half a Unit of the enemy is worth, wherever it stands."""


# -- what a position is worth to Spain


def worth(pos: SeaPosition) -> float:
    """VP, with what threatens them, and what could bring more."""
    if pos.result is not None:
        return final_vp(pos) + (10.0 if pos.result.winners == (SPANISH,) else 0.0)
    left = 6 - pos.turn
    found = 0.2 * min(pos.royal_support, 8)
    covered = sum(pos.parchment)
    for area in AREAS:
        mine, theirs = pos.spanish[area], pos.indigenous[area]
        found += sum(_piece(p, covered, left) for p in mine) - FEAR * (0.25 + 0.15 * left) * sum(2 - (p & 1) for p in theirs)
        if pos.owner[area] != SPANISH:
            continue
        value = 1.9 if TWO_VP[area] and not pos.parchment[area] else 1.0
        if pos.parchment[area]:
            value += 0.5 + (0.4 if any(p in (NOTARY, NOTARY + 1) for p in mine) else 0.0)
        found += value * (1.0 - _risk(pos, area))
    forts = sum(pos.citadel)
    found += (1.2 if forts else 0.0) + 0.3 * forts + 0.12 * sum(pos.palisade)
    return found + (0.8 if pos.leader_at[COLUMBUS] > 0 else 0.0)


def _piece(piece: int, covered: int, left: int) -> float:
    if piece >= LEADER:
        return 0.3
    if CLASS[piece] == SOLDIER:
        return (0.6 if not piece & 1 else 0.4) * (0.2 + 0.16 * left)
    return 0.3 if piece in (NOTARY, NOTARY + 1) and covered and left else 0.03 * left


def _risk(pos: SeaPosition, area: int) -> float:
    """How likely an area is lost before long."""
    threat = sum(max(units(pos.indigenous[a]) - (2 if TWO_VP[a] else int(JUNGLE[a])), 0) for a in NEXT[area])
    if not threat:
        return 0.05
    guard = sum(p < LEADER and not p & 1 for p in pos.spanish[area]) + pos.palisade[area] + 2 * pos.citadel[area]
    return 0.1 if guard >= min(threat, STACK) else 0.35


# -- habits


def habit(pos: SeaPosition, rng: Random) -> Option:
    """What he answers without trying out."""
    decision = pos.decision
    assert decision is not None and decision.options
    options = list(decision.options)
    for verb in ALWAYS:
        found = [o for o in options if o[0] == verb]
        if found:
            return found[0]
    return max((_liking(pos, decision.ask, o) + rng.random() / 100, o) for o in options)[1]


def _liking(pos: SeaPosition, ask: str, option: Option) -> float:
    verb = option[0]
    if verb == "stand":
        return 0.5 if _odds(pos, pos.agenda[-1].area) > 0.45 else -0.5  # type: ignore[attr-defined]
    if ask == "withdraw":
        return 0.0
    if verb in ("hit", "remove", "reduce", "pay", "pay_sailing"):
        piece = PIECE_NUMBER[option[2] if verb in ("pay", "remove", "reduce") else option[1]]
        return -5.0 if piece >= LEADER else -_piece(piece, sum(pos.parchment), 3) - (0.2 if piece & 1 else 0.0)
    if verb == "assign":
        return float(ATTACK[PIECE_NUMBER[option[1]]])
    if verb in ("to", "land", "rescue_to", "leader_to", "citadel_at", "place"):
        clerk = 0.0
        if verb == "place" and option[2].startswith("notary"):
            clerk = 10.0 if pos.parchment[option[1]] and pos.controls(SPANISH, option[1]) else 0.0
        crowd = -clerk if clerk else 3.0 if verb == "place" and pos.room(SPANISH, option[1]) < 2 else 0.0
        return _goal(pos, option[1]) - crowd
    if verb == "choose_area":
        return sum(ATTACK[p] for p in pos.indigenous[option[1]])
    if verb == "reinforce":
        return 2.0 if option[1] == "soldier" else 1.0
    if verb == "flip":
        return 1.5 if CLASS[PIECE_NUMBER[option[2]]] == SOLDIER else 0.5
    if verb == "event":
        if option[1] in LANDINGS:
            return float(LANDINGS[option[1]])
        room = sum(max(pos.room(SPANISH, a), 0) for a in AREAS if pos.controls(SPANISH, a))
        return min(ARRIVALS.get(option[1], 2), room) - 0.1
    if verb == "palisade":
        return 2.0 + TWO_VP[option[1]]
    if verb == "move":
        return -1.0 + ATTACK[PIECE_NUMBER[option[2]]] / 10
    return -2.0 if verb == "raid" else 0.0


def _odds(pos: SeaPosition, area: int) -> float:
    """Spain's part of all factors in a combat."""
    attacking = any(getattr(s, "attacker", INDIGENOUS) == SPANISH for s in pos.agenda)
    mine = sum(factor(pos, area, SPANISH, p, attacking) for p in pos.spanish[area])
    theirs = sum(factor(pos, area, INDIGENOUS, p, not attacking) for p in pos.indigenous[area])
    return mine / max(mine + theirs, 1)


def _goal(pos: SeaPosition, area: int) -> float:
    """How good an area is to go to."""
    value = 6.0 if TWO_VP[area] else 3.5
    if pos.owner[area] == SPANISH:
        return 1.0 + 2 * _risk(pos, area)
    return value - 0.8 * sum(factor(pos, area, INDIGENOUS, p, False) for p in pos.indigenous[area])


# -- actions of an impulse


def actions(pos: SeaPosition) -> Iterator[list[Option]]:
    """Some whole actions of Spain's half, as the options to choose one after another."""
    assert pos.decision is not None
    offered = list(pos.decision.options or ())
    goals = sorted((a for a in AREAS if pos.owner[a] != SPANISH), key=lambda a: -_goal(pos, a))
    for option in offered:
        if option[0] == "decline":
            yield [option]
            continue
        if option[0] != "activate":
            if option[0] == "citadel" or TWO_VP[option[1]] or _risk(pos, option[1]) > 0.3:
                yield [option]
            continue
        yield from _marches(pos, option[1], goals)
        if not DIFFICULTIES[pos.fate] and units(pos.spanish[option[1]]) <= STACK:
            for more in (0, 1):
                for shift in range(2):
                    yield _sweep(pos, option[1], goals[shift:], more)


def _marches(pos: SeaPosition, area: int, goals: list[int]) -> Iterator[list[Option]]:
    stack = pos.spanish[area]
    soldiers = sorted((p for p in stack if p < LEADER and CLASS[p] == SOLDIER), key=lambda p: -ATTACK[p])
    settlers = [p for p in stack if p < LEADER and CLASS[p] == SETTLER]
    notaries = [p for p in settlers if p in (NOTARY, NOTARY + 1)]
    leaders = [p for p in stack if p >= LEADER]
    if len(soldiers) + len(settlers) > STACK:  # everybody has to go somewhere
        for shift in range(3):
            yield _sent(area, _shared_out(soldiers, notaries, goals[shift:], len(soldiers) + len(settlers) - STACK))
        return
    spare = soldiers if settlers or pos.citadel[area] else soldiers[: max(len(soldiers) - 1, 0)]
    near = goals[:TARGETS]
    for n in range(1, len(spare) + 1):
        yield _sent(area, list(zip(spare[:n], near, strict=False)))
        for goal in near[:3]:
            yield _sent(area, [(p, goal) for p in spare[:n]])
    if len(soldiers) > len(spare):
        for goal in near[:2]:
            yield _sent(area, [(p, goal) for p in soldiers])
    if leaders and spare:
        for goal in near[:2]:
            yield _sent(area, [(p, goal) for p in (*spare, *leaders)])
    for notary in notaries[:1]:
        for goal in [g for g in goals if TWO_VP[g]][:2]:
            if spare:
                yield _sent(area, [*((p, goal) for p in spare[:2]), (notary, goal)])
        for goal in AREAS:
            if pos.parchment[goal] and goal != area and pos.controls(SPANISH, goal) and pos.room(SPANISH, goal) > 0:
                yield _sent(area, [(notary, goal)])
        if pos.parchment[area]:
            yield _sent(area, [])


def _leavers(pos: SeaPosition, area: int) -> list[int]:
    """Soldiers who can leave an area while somebody stays."""
    stack = pos.spanish[area]
    soldiers = sorted((p for p in stack if p < LEADER and CLASS[p] == SOLDIER), key=lambda p: -ATTACK[p])
    stays = pos.citadel[area] or any(p < LEADER and CLASS[p] == SETTLER for p in stack)
    return soldiers if stays else soldiers[:-1]


def _sweep(pos: SeaPosition, area: int, goals: list[int], more: int) -> list[Option]:
    """One Soldier goes from area to area and opens each (C65), so that the Soldiers of all of them march in one action."""
    areas = [area, *(a for a in AREAS if a != area and pos.controls(SPANISH, a) and _leavers(pos, a) and units(pos.spanish[a]) <= STACK)]
    wanted = [g for g in goals for _ in range(min(len(pos.indigenous[g]) + more, STACK) if pos.indigenous[g] else 1)]
    plan: list[Option] = [("activate", area)]
    guest: list[tuple[int, int]] = []
    for n, here in enumerate(areas):
        movers = guest + [(p, 0) for p in _leavers(pos, here)]
        guest = []
        fresh = [m for m in movers if not m[1]]
        if n + 1 < len(areas) and fresh:
            movers.remove(fresh[-1])
            plan += [("move", here, PIECE_IDS[fresh[-1][0]], 0), ("to", areas[n + 1])]
            guest = [(fresh[-1][0], 1)]
        for piece, made in movers:
            if wanted:
                plan += [("move", here, PIECE_IDS[piece], made), ("to", wanted.pop(0))]
        if not guest:
            break
    return [*plan, ("done",)]


def _shared_out(soldiers: list[int], notaries: list[int], goals: list[int], must: int) -> list[tuple[int, int]]:
    """Groups of up to three for one goal after another."""
    pieces, sent = soldiers[: len(soldiers) - 1] or soldiers, list[tuple[int, int]]()
    left, clerks = list(pieces), list(notaries)
    for goal in goals:
        if not left:
            break
        size = STACK if TWO_VP[goal] else 2
        group, left = left[:size], left[size:]
        if TWO_VP[goal] and clerks:
            if len(group) == STACK:
                left.insert(0, group.pop())
            group.append(clerks.pop())
        sent += [(p, goal) for p in group]
    return sent


def _sent(area: int, sent: list[tuple[int, int]]) -> list[Option]:
    plan: list[Option] = [("activate", area)]
    for piece, goal in sent:
        plan += [("move", area, PIECE_IDS[piece], 0), ("to", goal)]
    return [*plan, ("done",)]


class Greedy:
    """A player who keeps the rest of an action he has begun."""

    def __init__(self, rng: Random, plays: int = 8) -> None:
        self.rng, self.plays = rng, plays
        self.plan: list[Option] = []

    def __call__(self, pos: SeaPosition) -> Option:
        decision = pos.decision
        assert decision is not None and decision.options
        if decision.ask in ("impulse", "first_activation"):
            self.plan = self._best(pos)
        return self._next(pos, self.plan, self.rng)

    def _next(self, pos: SeaPosition, plan: list[Option], rng: Random) -> Option:
        """The next choice of a plan; what cannot be done is left out."""
        decision = pos.decision
        assert decision is not None and decision.options
        if decision.ask in ("impulse", "first_activation", "activation", "march", "destination"):
            while plan:
                option = plan.pop(0)
                if option in decision.options:
                    return option
            if ("done",) in decision.options:
                return ("done",)
        return habit(pos, rng)

    def _best(self, pos: SeaPosition) -> list[Option]:
        """All actions are tried to the end of the half, the best of them then to the end of the Nitayno's next one."""
        short = sorted(((self._tried(pos, plan, 2, False), n, plan) for n, plan in enumerate(actions(pos))), reverse=True)
        long = [(self._tried(pos, plan, self.plays, True), n, plan) for _, n, plan in short[:FINALISTS]]
        return max(long, default=(0, 0, []))[2]

    def _tried(self, pos: SeaPosition, plan: list[Option], plays: int, further: bool) -> float:
        return mean(self._play(pos, plan, Random(n), further) for n in range(plays))

    def _play(self, pos: SeaPosition, plan: list[Option], rng: Random, further: bool) -> float:
        """A position after an action, with dice as `rng` has them; `further`: and after the Nitayno's next half."""
        copy, rest = pos.copy(), plan[:]
        copy.choose(self._next(copy, rest, rng))
        while (decision := copy.decision) is not None and decision.ask not in ("impulse", "reveal"):
            if not further and decision.ask == "marker" and decision.args[0] == "activate":
                break
            copy.choose(answer(decision, rng) if decision.seat == CHANCE else self._next(copy, rest, rng))
        return worth(copy)


def game(level: str, seed: int) -> SeaPosition:
    """One solo game by the greedy player, to its end."""
    rng = Random(f"{level} {seed}")
    pos, spain = GAME.new(GAME.seats, {"solo": "yes", "difficulty": level}), Greedy(rng)
    while decision := pos.decision:
        pos.choose(answer(decision, rng) if decision.seat == CHANCE else spain(pos))
    return pos


def main() -> None:
    """Prints Spain's share of wins, the VP on the map and the endings for each level."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    for level in LEVELS:
        ends = [game(level, n) for n in range(number)]
        won = sum(p.result is not None and p.result.winners == (SPANISH,) for p in ends)
        endings = Counter(p.result.section for p in ends if p.result)
        vp = sorted(p.vp for p in ends)
        spread = f"VP {mean(vp):.1f} (p10 {vp[number // 10]}, p90 {vp[-1 - number // 10]})"
        print(f"{level}: Spain {100 * won / number:.0f} %, {spread}, turn {mean(p.turn for p in ends):.1f}, {dict(endings)}")


if __name__ == "__main__":
    main()
