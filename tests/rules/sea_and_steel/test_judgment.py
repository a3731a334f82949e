"""What computer seats are told of Sea & Steel: how a side stands, the odds of a combat, what a sensible player leans to."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from itertools import pairwise
from math import isfinite
from random import Random
from typing import Any

import pytest

from rules.kernel.chance import answer
from rules.kernel.decision import CHANCE, Decision, Option
from rules.kernel.position import COMPILED
from rules.players import player
from rules.players.captain import Search
from rules.players.policy import drawn
from rules.sea_and_steel import judgment
from rules.sea_and_steel.combat import Combats, factor, hits
from rules.sea_and_steel.game import GAME
from rules.sea_and_steel.impulse import Activation
from rules.sea_and_steel.judgment import ARRESTS, FOUND, MERITS, NEEDS_ROOM, clock, fitting, gold, prizes, room
from rules.sea_and_steel.judgment_aims import cell, worth
from rules.sea_and_steel.judgment_answer import cost
from rules.sea_and_steel.judgment_hunt import spur
from rules.sea_and_steel.judgment_odds import fronts, ground_of, odds, struck
from rules.sea_and_steel.judgment_threats import dares, led
from rules.sea_and_steel.nitayno_deploy import NitaynoArrive
from rules.sea_and_steel.nitayno_impulse import NitaynoHalf
from rules.sea_and_steel.nitayno_lists import superior
from rules.sea_and_steel.nitayno_targets import ways
from rules.sea_and_steel.state import SeaPosition, Stack
from rules.sea_and_steel.tables import AREAS, HOME, INDIGENOUS, JUNGLE, LAST, NEXT, NONE, PIECE_NUMBER, SIDES, SPANISH

WANDERING = 0.25
"""How often the players of these games take anything, so that also odd positions come up."""


def pieces(text: str) -> Stack:
    return tuple(sorted(PIECE_NUMBER[word] for word in text.split()))


def position(solo: bool = False, **table: Any) -> SeaPosition:
    """A position as a scenario writes it down; Spain is to act, unless the table says otherwise."""
    pos = GAME.new(GAME.seats, {"solo": "yes"} if solo else {})
    GAME.place(pos, {"phase": "impulse", "side": "spanish", "fate": 20, "impulses": {"spanish": 3, "indigenous": 2}, **table})
    return pos


def walls(*without: int) -> dict[int, str]:
    """Strong Indigenous stacks in all areas but some, as many as there are counters for."""
    stacks = [" ".join([kind] * 3) for kind, n in (("troop", 3), ("calinago", 4), ("tama", 6), ("cacique", 2)) for _ in range(n)]
    return dict(zip([a for a in AREAS if a not in without], stacks, strict=False))


def standing(pos: SeaPosition, side: int = SPANISH) -> float:
    """The log-odds of a side against the other."""
    return sum(GAME.weigh(pos, side)) - sum(GAME.weigh(pos, 1 - side))


def merit(pos: SeaPosition, side: int, name: str) -> float:
    return GAME.weigh(pos, side)[MERITS.index(name)]


@cache
def positions() -> list[SeaPosition]:
    """Positions of games of two and against the Nitayno, on the way of what a sensible player leans to."""
    found: list[SeaPosition] = []
    for n in range(6):
        pos, rng = GAME.new(GAME.seats, {"solo": "yes", "difficulty": "viceroy"} if n % 2 else {}), Random(n)
        count = 0
        while (decision := pos.decision) is not None:
            assert decision.options
            if decision.seat == CHANCE:
                pos.choose(answer(decision, rng))
                continue
            count += 1
            if count % 5 == 0:
                found.append(pos.copy())
            lean = GAME.lean(pos, decision) if rng.random() > WANDERING else None
            pos.choose(drawn(decision.options, lean, rng))
    return found


# -- everywhere


def test_every_merit_is_weighed_and_has_a_phrase() -> None:
    text = (files("assets") / "locale/en/sea_and_steel_merits.ftl").read_text(encoding="utf-8")
    said = {line.partition(" = ")[0] for line in text.splitlines() if line.startswith("merit-")}
    assert said == {f"merit-{name}" for name in GAME.merits}
    for pos in positions():
        for side in SIDES:
            terms = GAME.weigh(pos, side)
            assert len(terms) == len(MERITS)
            assert all(isfinite(term) for term in terms)


def test_both_sides_are_weighed_together_as_each_alone() -> None:
    for pos in positions():
        assert GAME.weigh_all(pos) == {side: GAME.weigh(pos, side) for side in SIDES}


def test_what_is_weighed_tells_games_won_from_games_lost() -> None:
    """A sign turned round would not do: on the last turn who stands better wins more often."""
    right = wrong = 0
    for n in range(12):
        pos, rng = GAME.new(GAME.seats, {}), Random(f"late {n}")
        late: list[float] = []
        while (decision := pos.decision) is not None:
            assert decision.options
            if decision.seat == CHANCE:
                pos.choose(answer(decision, rng))
                continue
            if pos.turn == 6 and decision.ask == "impulse":
                late.append(standing(pos))
            lean = GAME.lean(pos, decision) if decision.seat == n % 2 else None
            pos.choose(drawn(decision.options, lean, rng))
        assert pos.result is not None
        for value in late:
            if (value > 0) == (pos.result.winners == (SPANISH,)):
                right += 1
            else:
                wrong += 1
    assert right > 3 * wrong


def test_judging_changes_nothing() -> None:
    for pos in positions()[::4]:
        before = pos.digest()
        decision = pos.decision
        assert decision is not None
        for side in SIDES:
            GAME.weigh(pos, side)
        GAME.lean(pos, decision)
        assert pos.digest() == before


def test_leanings_are_finite_and_as_many_as_the_options() -> None:
    asked = set()
    for pos in positions():
        decision = pos.decision
        assert decision is not None and decision.options
        lean = GAME.lean(pos, decision)
        if lean is not None:
            asked.add(decision.ask)
            assert len(lean) == len(decision.options)
            assert all(isfinite(liking) for liking in lean)
    assert {"impulse", "march", "destination", "assign", "hits", "withdraw", "event"} <= asked


# -- the odds of a combat


PAIRS = (
    ("foot", "naboria", False, 0, True),
    ("horseman foot", "tama tama-reduced cacique", False, 0, True),
    ("columbus foot foot", "troop calinago", True, 0, True),
    ("tama tama calinago", "foot pawn", False, 1, False),
    ("caonabo troop", "foot-reduced notary", True, 2, False),
)


@pytest.mark.parametrize(("attack", "defence", "jungle", "fort", "tribes"), PAIRS)
def test_the_odds_of_a_combat_are_those_of_the_dice(attack: str, defence: str, jungle: bool, fort: int, tribes: bool) -> None:
    """4.4.1 B, against combats rolled out with the same losses."""
    attackers, defenders = pieces(attack), pieces(defence)
    strike = fronts(attackers, True, jungle, 0, False)
    parry = fronts(defenders, False, jungle, 0 if tribes else fort, not tribes)
    found = odds(attackers, defenders, jungle, 0, fort, tribes)
    rng, won, held, times = Random(attack), 0, 0, 4000
    for _ in range(times):
        a = d = 0
        while strike[a] and parry[d]:
            dice = tuple(rng.randint(1, 6) for _ in strike[a])
            back = tuple(rng.randint(1, 6) for _ in parry[d])
            a, d = min(a + hits(back, parry[d]), len(strike) - 1), min(d + hits(dice, strike[a]), len(parry) - 1)
        won += bool(strike[a])
        held += bool(parry[d])
    assert found.won == pytest.approx(won / times, abs=0.03)
    assert found.held == pytest.approx(held / times, abs=0.03)
    assert found.won + found.held <= 1.0 + 1e-9


CLEARED = ((4, "foot foot foot", "naboria naboria naboria"), (11, "foot foot", "tama tama"), (8, "foot foot", "tama cacique"))


@pytest.mark.parametrize("attacker", SIDES)
@pytest.mark.parametrize(("area", "mine", "theirs"), CLEARED)
@pytest.mark.parametrize(
    "beside", [("naboria", "naboria"), ("naboria naboria naboria", "naboria naboria"), ("naboria naboria naboria",) * 2]
)
@pytest.mark.parametrize(("turn", "impulses"), [(4, 3), (6, 1)])
def test_the_odds_against_the_nitayno_are_those_of_his_orders(
    attacker: int, area: int, mine: str, theirs: str, beside: tuple[str, str], turn: int, impulses: int
) -> None:
    """5.3.5: against combats played out by the rules, in which he leaves when he is no longer superior, with as many as find room."""
    found: list[tuple[bool, bool, float, float]] = []
    rng = Random(f"{mine} {beside} {turn} {attacker}")
    stacks = dict(zip(NEXT[area], beside, strict=True))
    if attacker == INDIGENOUS:
        stacks[NEXT[area][0]] = ""  # they came from somewhere
    start = position(
        solo=True,
        turn=turn,
        spanish={area: mine, 1: "foot"},
        indigenous={area: theirs, **stacks},
        impulses={"spanish": impulses, "indigenous": impulses},
    )
    start.owner[area] = 1 - attacker
    sides = start.spanish[area], start.indigenous[area]
    beside_before = sum(steps(start.indigenous[a]) for a in NEXT[area])
    for _ in range(400):
        pos = start.copy()
        combats = Combats(attacker)
        pos.agenda.append(combats)
        while (asked := pos.decision) is not None and combats in pos.agenda:
            assert asked.options
            if asked.seat == CHANCE:
                pos.choose(answer(asked, rng))
            elif asked.ask == "hits":  # spread, as is told of players
                pos.choose(min(asked.options, key=lambda option: PIECE_NUMBER[option[1]] & 1))
            else:
                pos.choose(next((o for o in asked.options if o[0] in ("stand", "assign_all")), asked.options[0]))
        left = steps(pos.indigenous[area]) + sum(steps(pos.indigenous[a]) for a in NEXT[area]) - beside_before
        found.append((not pos.indigenous[area], not pos.spanish[area], steps(pos.spanish[area]) / steps(sides[0]), left / steps(sides[1])))
    told = cell(*sides, ground_of(start, area))
    mean = [sum(column) / len(found) for column in zip(*found, strict=True)]
    assert told.held == pytest.approx(mean[0], abs=0.08)
    assert told.spanish == pytest.approx(worth(sides[0]) * mean[2], abs=0.06 * worth(sides[0]))
    assert told.indigenous == pytest.approx(worth(sides[1]) * mean[3], abs=0.06 * worth(sides[1]))


def steps(stack: Stack) -> int:
    return sum(1 if piece & 1 else 2 for piece in stack)


def test_a_front_fights_with_the_factors_of_the_rules() -> None:
    pos = position(spanish={7: "foot pawn"}, indigenous={8: "naboria"}, palisades=[], anacaona=False)
    pos.palisade[7] = 1
    for side, attacking, stack in ((SPANISH, False, pos.spanish[7]), (SPANISH, True, pos.spanish[7])):
        shown = sorted(factor(pos, 7, side, piece, attacking) for piece in stack)
        assert sorted(fronts(stack, attacking, True, 0 if attacking else 1, not attacking)[0]) == shown


def test_hits_are_taken_where_they_cost_least() -> None:
    assert struck(pieces("foot notary-reduced"), 1) == pieces("foot")
    assert struck(pieces("foot"), 1) == pieces("foot-reduced")
    assert struck(pieces("foot"), 5) == ()


# -- what is better than what


BASE: dict[str, Any] = {
    "turn": 4,
    "spanish": {6: "foot foot pawn", 8: "foot foot"},
    "indigenous": {7: "naboria", 1: "tama tama", 12: "calinago"},
}

BETTER_FOR_SPAIN: dict[str, dict[str, Any]] = {
    "an area more": {"spanish": {6: "foot foot", 8: "foot foot", 9: "pawn"}},
    "a Parchment read": {"parchments": [1, 2, 7, 9]},
    "a Citadel": {"citadels": [6]},
    "a Palisade beside the enemy": {"palisades": [8]},
    "Royal Support": {"royal_support": 8},
    "a full-strength enemy less": {"indigenous": {7: "naboria", 1: "tama", 12: "calinago"}},
    "an enemy reduced": {"indigenous": {7: "naboria", 1: "tama tama-reduced", 12: "calinago"}},
    "a weaker neighbor": {"indigenous": {7: "naboria-reduced", 1: "tama tama", 12: "calinago"}},
    "the marker": {"grace": "spanish"},
    "better cards": {"hand": {"spanish": [9, 14, 15]}},
    "a Notary where a Parchment lies": {"spanish": {6: "foot foot pawn", 8: "foot foot notary"}},
}


@pytest.mark.parametrize("what", BETTER_FOR_SPAIN)
def test_what_spain_wants_is_weighed_for_it_and_against_the_other(what: str) -> None:
    plain = {"grace": "indigenous", "hand": {"spanish": [10, 12, 13]}, **BASE}
    before, after = position(**plain), position(**{**plain, **BETTER_FOR_SPAIN[what]})
    assert standing(after) > standing(before)
    assert standing(after, INDIGENOUS) < standing(before, INDIGENOUS)


@pytest.mark.parametrize(("turn", "impulses"), [(3, 3), (6, 1)])
def test_a_parchment_counts_for_more_the_surer_it_is_read(turn: int, impulses: int) -> None:
    """4.4.3: with no Notary, one elsewhere, one beside it in a half that opens the area, and read; the last half of all is no different."""

    def opened(notary: int, *parchments: int) -> float:
        stacks = {n: "foot foot notary" if n == notary else "foot foot" for n in (6, 8, 10)}
        halves = {"spanish": impulses, "indigenous": impulses - 1}
        pos = position(turn=turn, parchments=list(parchments), spanish=stacks, indigenous={4: "tama tama"}, impulses=halves)
        play(pos, ("activate", 8))
        return standing(pos)

    unread, read = (1, 2, 7, 8, 9), (1, 2, 7, 9)
    assert opened(0, *unread) <= opened(6, *unread) < opened(8, *unread) < opened(0, *read)


@pytest.mark.parametrize("solo", [False, True])
def test_in_the_last_half_a_notary_who_is_not_opened_reads_nothing_more(solo: bool) -> None:
    for impulses, counts in ((1, False), (2, True)):
        halves = {"spanish": impulses, "indigenous": impulses - 1}
        pos = position(solo, turn=6, parchments=[8], spanish={6: "foot notary", 8: "foot", 10: "foot foot"}, impulses=halves)
        play(pos, ("activate", 10))
        assert (merit(pos, SPANISH, "parchments") > 0.0) is counts


def test_nobody_reads_in_the_other_sides_half_and_one_notary_is_enough_for_a_parchment() -> None:
    def parchments(**table: Any) -> float:
        pos = position(turn=4, parchments=[8], **table)
        march = ("activate", 7), ("move", 7, "tama", 0), ("to", 8), ("done",)
        play(pos, *(march if table.get("side") else (("activate", 8),)))
        return merit(pos, SPANISH, "parchments")

    spanish, indigenous = {6: "foot foot", 8: "foot foot notary"}, {7: "tama"}
    nobody = parchments(spanish={6: "foot foot", 8: "foot foot foot"})
    entered = parchments(spanish=spanish, indigenous=indigenous, side="indigenous")
    assert parchments(spanish=spanish) - nobody > 1.3 * (entered - nobody) > 0.0
    assert parchments(spanish=spanish) == parchments(spanish={**spanish, 6: "foot notary"})
    assert parchments(spanish={8: "notary notary"}) > parchments(spanish={8: "notary"})


def test_what_is_kept_in_mind_of_a_board_is_what_would_be_found_anew() -> None:
    """Also of boards that differ in one thing only."""
    near = []
    for pos in positions()[::4]:
        other = [pos, *(pos.copy() for _ in range(6))]
        other[1].fate = 20 if pos.fate != 20 else 22
        other[2].anacaona = 0 if pos.anacaona else HOME
        other[3].palisade = [0, *(1 - built for built in pos.palisade[1:])]
        other[4].parchment = [0] * len(pos.parchment)
        other[5].excess = [0, 0 if pos.excess[INDIGENOUS] else 1 << 12]
        other[6].turn = 5 if pos.turn != 5 else 6
        near += other
    kept = [GAME.weigh_all(pos) for pos in near]
    for pos, found in zip(near, kept, strict=True):
        judgment._boards.clear()
        judgment._marches.clear()
        assert GAME.weigh_all(pos) == found


def test_gold_that_is_still_searched_for_counts_with_the_area_that_is_gained() -> None:
    """4.4.1 C: the areas gained since the card, the half or the placement began; nothing more for what was held before."""
    assert gold(20, 5, 3, 0) > gold(20, 5, 6, 0) > 0, "Soldiers still to come are worth more than the VP of the end alone"
    assert gold(0, 5, 3, 0) == 0, "no Fate card is in play"
    pos = position(**BASE)
    turn, part = clock(pos)
    before = prizes(pos, turn, part)
    gained, held = 7, 6
    pos.choose(("activate", held))
    pos.owner[gained] = SPANISH
    assert prizes(pos, turn, part)[gained] == before[gained], "its gold is still searched for"
    (activation,) = [step for step in pos.agenda if isinstance(step, Activation)]
    activation.before = pos.held()
    assert before[gained] - prizes(pos, turn, part)[gained] == pytest.approx(FOUND * gold(pos.fate, pos.royal_support, turn, 0))
    assert prizes(pos, turn, part)[held] == before[held]


def test_level_two_asks_for_the_five_areas_and_a_citadel() -> None:
    """5.4 rules 5 and 6."""
    table = {**BASE, "spanish": {3: "foot", 8: "foot"}}
    plain, hard = position(solo=True, **table), position(solo=True, **table)
    hard.solo = 2
    for pos in (plain, hard):
        pos.citadel[6] = 0
    assert merit(hard, SPANISH, "forts") < merit(plain, SPANISH, "forts")
    gains = []
    for pos in (plain, hard):
        before = merit(pos, SPANISH, "land")
        pos.spanish[9], pos.owner[9] = pieces("foot"), SPANISH
        gains.append(merit(pos, SPANISH, "land") - before)
    assert gains[1] > gains[0]


def test_few_pieces_left_is_danger_for_either_side() -> None:
    """4.6 a."""
    many = position(turn=4, spanish={6: "foot foot"}, indigenous={1: "naboria", 2: "naboria", 3: "naboria naboria naboria naboria"})
    few = position(turn=4, spanish={6: "foot foot"}, indigenous={1: "naboria"})
    assert merit(few, INDIGENOUS, "survival") < merit(many, INDIGENOUS, "survival") <= 0.0


def test_hits_rolled_and_not_yet_taken_count_already() -> None:
    pos = position(turn=3, spanish={6: "foot foot"}, indigenous={7: "tama tama"})
    play(pos, ("activate", 6), ("move", 6, "foot", 0), ("to", 7), ("done",))
    while (decision := pos.decision) is not None and decision.ask != "die":
        pos.choose(decision.options[0])  # type: ignore[index]
    combat = next(step for step in pos.agenda if type(step).__name__ == "Combat")
    before = standing(pos)
    combat.due = (0, 2)  # type: ignore[attr-defined]
    assert standing(pos) > before


# -- what is threatened


def test_the_nitayno_is_taken_to_attack_exactly_where_he_is_superior() -> None:
    """5.3.5 Combat Superiority, against the rule he is played by."""
    checked = 0
    for pos in positions():
        if pos.solo == NONE:
            continue
        for area in AREAS:
            if not pos.spanish[area] or pos.indigenous[area]:
                continue
            for near in NEXT[area]:
                group = pos.indigenous[near]
                fort = pos.palisade[area] + 2 * pos.citadel[area]
                if group:
                    assert dares(group, pos.spanish[area], bool(JUNGLE[area]), fort) == superior(pos, area, group, True)
                    checked += 1
    assert checked > 100


@pytest.mark.parametrize(
    ("near", "here", "beyond", "there", "sent"),
    [
        (4, "tama tama", 3, "", "tama"),  # one stays in the jungle
        (6, "tama tama", 5, "", "tama tama"),
        (2, "tama tama calinago", 3, "", "calinago"),  # two stay where there are 2 VP
        (2, "tama tama", 3, "", ""),
        (6, "naboria", 5, "tama tama", "naboria tama"),
        (6, "naboria naboria naboria", 5, "caonabo calinago calinago", "caonabo calinago naboria naboria"),
    ],
)
def test_whom_the_nitayno_sends_is_whom_his_orders_send(near: int, here: str, beyond: int, there: str, sent: str) -> None:
    """5.3.5: as `nitayno_targets.ways` has it, by land."""
    assert led(near, pieces(here), beyond, pieces(there)) == pieces(sent)
    goal = next(a for a in NEXT[near] if a != beyond)
    pos = position(solo=True, fate=20, spanish={goal: "pawn"}, indigenous={near: here, **({beyond: there} if there else {})})
    found = [way.group for start in (near, beyond) for way in ways(pos, start, goal, True) if pos.indigenous[start]]
    assert (pieces(sent) in found) if sent else not found


def test_three_soldiers_have_nothing_to_fear_from_a_nitayno_who_is_not_superior() -> None:
    table: dict[str, Any] = {"turn": 4, "spanish": {6: "horseman foot foot"}, "indigenous": {7: "calinago calinago calinago"}}
    two, alone = position(**table), position(solo=True, **table)
    assert merit(two, INDIGENOUS, "threats") > merit(alone, INDIGENOUS, "threats") == 0.0


def test_who_stands_alone_beside_the_enemy_may_be_raided() -> None:
    """4.4.1 D."""
    near, far = ({"turn": 4, "spanish": {6: who}, "indigenous": {area: "naboria"}} for who, area in (("horseman", 7), ("horseman", 9)))
    both = {**near, "spanish": {6: "horseman pawn"}}
    alone = [position(solo=True, **table) for table in (near, far, both)]
    threats = [merit(pos, INDIGENOUS, "threats") for pos in alone]
    assert threats[0] > 1.5 * threats[2] > threats[1] == 0.0, "of two at most one is likely to fall"
    areas = [cost(pos, [1.0] * (LAST + 1), 0.0) for pos in alone]
    assert areas[0] > 2 * areas[2] == areas[1] == 0.0, "so the area itself is not in danger"


# -- where who looks ahead stops


def asked(pos: SeaPosition, ask: str) -> bool:
    """Plays on with the first options until something is asked; whether it ever is."""
    while (decision := pos.decision) is not None and decision.ask != ask:
        assert decision.options
        pos.choose(decision.options[0])
    return decision is not None


def test_what_the_dice_of_a_combat_bring_is_settled_before_they_fall_and_not_while_they_do() -> None:
    pos = position(turn=3, grace="none", spanish={6: "foot foot pawn"}, indigenous={7: "tama tama"})
    play(pos, ("activate", 6), ("move", 6, "foot", 0), ("to", 7), ("move", 6, "foot", 0), ("to", 7))
    assert not GAME.settled(pos)
    play(pos, ("done",))
    found = []
    while (decision := pos.decision) is not None and len(found) < 4:
        assert decision.options
        if decision.ask == "die":
            found.append((decision.args[3], GAME.settled(pos)))
        pos.choose(decision.options[1] if decision.ask == "die" else decision.options[0])
    assert found == [(1, True), (2, False)] * 2, "each side throws two dice"


def test_the_nitaynos_half_and_the_next_fate_card_are_not_waited_for() -> None:
    pos = position(solo=True, turn=3, spanish={6: "foot pawn"}, indigenous={10: "tama tama"}, impulses={"spanish": 2, "indigenous": 1})
    before = standing(pos)
    play(pos, ("palisade", 6))
    assert asked(pos, "marker") and GAME.settled(pos)
    assert merit(pos, SPANISH, "time") < 0.0
    assert abs(standing(pos) - before) < 1.0, "what he may do next is counted and not waited for"
    last = position(solo=True, turn=3, spanish={6: "foot pawn"}, indigenous={9: "naboria"}, impulses={"spanish": 1, "indigenous": 0})
    play(last, ("palisade", 6))
    assert asked(last, "reveal") and GAME.settled(last)


def test_the_clock_runs_on_alike_whether_spain_is_still_at_it_or_done() -> None:
    """Else whoever is behind would put off the end of his half."""
    for halves in (2, 1):
        pos = position(
            solo=True,
            turn=3,
            spanish={6: "foot pawn"},
            indigenous={10: "tama tama"},
            impulses={"spanish": halves, "indigenous": halves - 1},
        )
        play(pos, ("activate", 6))
        at_it = merit(pos, SPANISH, "time")
        play(pos, ("move", 6, "foot", 0), ("to", 7), ("done",))
        while not GAME.settled(pos):
            assert pos.decision is not None and pos.decision.options
            pos.choose(pos.decision.options[0])
        assert merit(pos, SPANISH, "time") == pytest.approx(at_it)


def test_who_stands_a_fight_and_who_leaves_it_are_judged_at_the_same_hour() -> None:
    """Also where the Nitayno has attacked: a combat that goes on is no time gained."""
    rng, found = Random(1), 0
    for _ in range(4):
        pos = GAME.new(GAME.seats, {"solo": "yes"})
        while (decision := pos.decision) is not None:
            assert decision.options
            if decision.ask == "withdraw" and any(isinstance(step, NitaynoHalf) for step in pos.agenda) and pos.marker[SPANISH] > 1:
                hours = [merit(settled(pos, option, rng), SPANISH, "time") for option in decision.options]
                assert hours == pytest.approx([hours[0]] * len(hours))
                found += len(hours) > 1
            pos.choose(answer(decision, rng) if decision.seat == CHANCE else drawn(decision.options, GAME.lean(pos, decision), rng))
    assert found


def settled(pos: SeaPosition, option: Option, rng: Random) -> SeaPosition:
    """What comes of an option, up to where who looks ahead stops."""
    after = pos.copy()
    after.choose(option)
    while (decision := after.decision) is not None and not GAME.settled(after):
        assert decision.options
        after.choose(answer(decision, rng) if decision.seat == CHANCE else decision.options[0])
    return after


def test_a_leader_alone_is_no_target_of_a_raid() -> None:
    """4.4.1 D, Q28."""
    pos = position(solo=True, turn=4, spanish={6: "columbus"}, indigenous={7: "naboria"})
    assert merit(pos, INDIGENOUS, "threats") == 0.0


@pytest.mark.skipif(COMPILED, reason="what a compiled seat asks of itself cannot be watched; it is the same seat")
@pytest.mark.parametrize("level", ["deckhand", "captain"])
def test_nobody_who_judges_rolls_for_what_is_settled(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does the captain plan beyond it, where the next march would promise most to whoever ends this one soonest."""
    pos = position(solo=True, turn=3, spanish={6: "foot foot pawn"}, indigenous={7: "tama", 9: "naboria"})
    play(pos, ("activate", 6), ("move", 6, "foot", 0), ("to", 7))
    rolled: list[str] = []

    def roll(decision: Decision, rng: Random) -> Option:
        rolled.append(decision.ask)
        return answer(decision, rng)

    monkeypatch.setattr("rules.players.deckhand.chance.answer", roll)
    if level == "captain":
        search = Search(GAME, pos, pos.decision, Random(1))  # type: ignore[arg-type]
        for _ in range(40):
            search.playout()
    else:
        player(level, GAME)(pos, Random(1))
    assert "die" not in rolled and "marker" not in rolled


# -- marches


def play(pos: SeaPosition, *choices: Option) -> None:
    for option in choices:
        decision = pos.decision
        assert decision is not None and decision.options is not None and option in decision.options, (option, decision)
        pos.choose(option)


def test_to_leave_the_nitayno_without_anybody_is_an_aim_the_nearer_it_is() -> None:
    """4.6 a, checked when the turn is over: each Unit fewer counts for more, and none at all in the impulses nearly wins."""

    def facing(n: int, spanish: int, indigenous: int) -> float:
        stacks = dict.fromkeys(range(2, 2 + n), "tama")
        halves = {"spanish": spanish, "indigenous": indigenous}
        pos = position(solo=True, turn=4, spanish=dict.fromkeys((9, 11, 13), "foot foot foot"), indigenous=stacks, impulses=halves)
        return merit(pos, SPANISH, "hunt")

    few = [facing(n, 2, 2) for n in range(6)]
    steps_taken = [a - b for a, b in pairwise(few)]
    assert few[5] > 0 and steps_taken == sorted(steps_taken, reverse=True) and steps_taken[-1] > 0
    assert facing(0, 1, 0) > 2.0  # nobody comes any more on this turn
    assert facing(2, 1, 0) < facing(2, 2, 1) < facing(2, 3, 2)


def test_killing_counts_for_more_the_fewer_are_left() -> None:
    """A march of the same Soldiers against the same Unit: alone on the map, or one of thirteen, the others in the jungle."""

    def aims(solo: bool, **others: str) -> float:
        stacks = {8: "tama", **{int(area[1:]): stack for area, stack in others.items()}}
        pos = position(solo=solo, turn=4, spanish={11: "foot foot foot"}, indigenous=stacks, impulses={"spanish": 2, "indigenous": 1})
        play(pos, ("activate", 11))
        return merit(pos, SPANISH, "march")

    walled = dict.fromkeys(("_2", "_3", "_4", "_5"), "calinago calinago calinago")
    assert aims(True) > 1.3 * aims(True, **walled)
    assert aims(False) < 1.1 * aims(False, **walled)  # an aim against the Nitayno only
    spurs = [spur(chance, chance + 0.1, 0.6) for chance in (0.0, 0.3, 0.6, 0.8)]
    assert spurs == sorted(spurs) and spurs[0] > 0.0


def test_a_march_counts_those_whose_areas_it_can_go_through() -> None:
    """4.4.1 A Extended movement: whoever arrives among friends opens their area as well; over sea not where that costs a Unit."""

    def aims(army: str, fate: int) -> float:
        pos = position(turn=3, fate=fate, spanish={6: "foot pawn", 10: army}, indigenous={12: "tama tama tama", 2: "tama tama tama"})
        play(pos, ("activate", 6))
        return merit(pos, SPANISH, "march")

    assert aims("horseman horseman foot", 20) > aims("pawn", 20) + 0.1
    assert aims("horseman horseman foot", 22) == pytest.approx(aims("pawn", 22))


def revealed(card: int, hand: list[int], stacks: dict[int, str]) -> SeaPosition:
    """Two players: the Indigenous card is under way, Spain's waits."""
    pos = position(phase="event", turn=3, spanish=stacks, indigenous={4: "tama"}, hand={"spanish": [card, *hand], "indigenous": [5, 6]})
    play(pos, ("event", card), ("event", 5))
    assert pos.decision is not None and pos.decision.ask == "draw"
    return pos


def test_cards_that_need_room_are_kept_while_few_are_there() -> None:
    """4.3.2 II: the other side's Event is carried out first and may leave Spain no area for its Units."""
    for stacks, kept in (({6: "foot foot", 8: "foot", 10: "foot"}, True), (dict.fromkeys(range(6, 14), "foot"), False)):
        waiting = {card: merit(revealed(card, [9], stacks), SPANISH, "cards") for card in (15, 16)}
        assert (waiting[15] < waiting[16]) == kept


def test_fewer_pieces_are_never_better_while_an_event_is_carried_out() -> None:
    """Whatever Spain has in the hand that would need room."""
    many, few = {6: "foot", 8: "foot foot", 10: "foot"}, {6: "foot", 8: "foot", 10: "foot"}
    for card, hand in ((16, [11, 13, 15]), (15, [11, 13])):
        assert standing(revealed(card, hand, many)) > standing(revealed(card, hand, few)) + 0.1


def test_what_columbus_holds_alone_is_no_room_where_he_is_arrested() -> None:
    pos = position(turn=3, spanish={6: "foot foot", 8: "columbus", 9: "foot"}, indigenous={4: "tama"})
    assert room(pos) == room(pos, 11) == 1 + 3 + 2
    assert room(pos, 15) == 1 + 2
    pos.citadel[8] = 1
    assert room(pos, 15) == room(pos), "with a Citadel he holds it not alone"
    assert sorted(ARRESTS) == [15]
    assert sorted(NEEDS_ROOM.items()) == [(11, 5), (13, 4), (15, 8)]


def test_the_nitaynos_arriving_units_count_until_they_have_a_place() -> None:
    """5.3.3: what he draws is his from the first to the last, in the bag, drawn, and on the map."""
    seen = 0
    for seed in range(40):
        pos, rng = GAME.new(GAME.seats, {"solo": "yes"}), Random(seed)
        before = 0.0
        while pos.turn < 4 and (decision := pos.decision) is not None:
            arriving = [step for step in pos.agenda if isinstance(step, NitaynoArrive)]
            now = merit(pos, INDIGENOUS, "cards") + merit(pos, INDIGENOUS, "troops")
            if arriving and arriving[0].at not in ("begin", "end") and before:
                assert now > before - 0.7
                seen += 1
            before = now if arriving else 0.0
            assert decision.options
            pos.choose(answer(decision, rng) if decision.seat == CHANCE else rng.choice(decision.options))
    assert seen > 20
    pos = position(solo=True, spanish={6: "foot"}, indigenous={4: "tama", 5: "tama tama tama"})
    arriving_now = NitaynoArrive("5", 0, 0)
    arriving_now.legal, arriving_now.loose, arriving_now.at = (4, 5), pieces("tama tama calinago"), "placed"
    assert fitting(pos, arriving_now) == pytest.approx(2 / 3), "of five two have a place already"


def test_arriving_units_count_as_far_as_there_is_room_for_them() -> None:
    """C12: of eight Units who may only come to own areas three find room; Columbus' own area is lost when he is arrested."""
    crowded = {1: "foot foot", 2: "foot foot foot", 6: "horseman", 8: "columbus"}
    roomy = {1: "foot foot", 2: "foot foot", 6: "horseman", 10: "foot", 12: "horseman"}
    for stacks in (crowded, roomy):
        pos = position(solo=True, phase="event", turn=2, spanish=stacks, indigenous={4: "tama"}, hand={"spanish": [15, 11, 10]})
        assert (player("deckhand", GAME)(pos, Random(1)) == ("event", 15)) == (stacks is roomy)
        play(pos, ("event", 15))
        rng, counted = Random(3), []
        while (decision := pos.decision) is not None and decision.ask in ("draw", "place"):
            assert decision.options
            counted.append(merit(pos, SPANISH, "cards") + merit(pos, SPANISH, "troops"))
            pos.choose(answer(decision, rng) if decision.seat == CHANCE else decision.options[0])
        came = merit(pos, SPANISH, "cards") + merit(pos, SPANISH, "troops")
        assert counted == pytest.approx([came] * len(counted), abs=0.5)


def test_a_march_is_seen_to_aim_at_what_it_can_take_before_it_arrives() -> None:
    """The Soldiers who can go count for more than those who have nobody to stay, and an open goal for more than none."""
    open_goal = position(turn=3, spanish={6: "foot foot pawn"}, indigenous={8: "naboria"})
    walled = position(turn=3, spanish={6: "foot foot pawn"}, indigenous=walls(6))
    for pos in (open_goal, walled):
        play(pos, ("activate", 6))
    assert merit(open_goal, SPANISH, "march") > 2 * merit(walled, SPANISH, "march") >= 0.0


def test_the_right_piece_is_picked_up_and_sent_where_it_pays_and_the_march_ends() -> None:
    pos = position(turn=5, spanish={6: "horseman pawn"}, indigenous={**walls(6, 9), 9: "naboria-reduced"})
    play(pos, ("activate", 6))
    seat = player("deckhand", GAME)
    taken = []
    for n in range(12):
        decision = pos.decision
        assert decision is not None
        if decision.ask not in ("activation", "march", "destination"):
            break
        option = seat(pos, Random(n))
        taken.append(option)
        pos.choose(option)
    assert taken == [("move", 6, "horseman", 0), ("to", 9), ("done",)]


def test_the_indigenous_side_sees_what_it_can_reach_by_land_in_two_steps() -> None:
    near = position(turn=3, side="indigenous", spanish={8: "pawn"}, indigenous={6: "tama tama tama"})
    far = position(turn=3, side="indigenous", spanish={8: "pawn"}, indigenous={4: "tama tama tama"})
    for pos, area in ((near, 6), (far, 4)):
        play(pos, ("activate", area))
    assert merit(near, INDIGENOUS, "march") > merit(far, INDIGENOUS, "march") == 0.0


def test_rebels_reach_everything_by_sea() -> None:
    pos = position(turn=3, side="indigenous", spanish={8: "pawn"}, indigenous={2: "troop troop"})
    play(pos, ("activate", 2))
    assert merit(pos, INDIGENOUS, "march") > 0.0


# -- leanings


def liked(pos: SeaPosition) -> Option:
    decision = pos.decision
    assert decision is not None and decision.options
    lean = GAME.lean(pos, decision)
    assert lean is not None
    return max(zip(lean, decision.options, strict=True))[1]


def test_a_garrison_stays_and_a_fighter_goes() -> None:
    pos = position(turn=3, spanish={6: "foot pawn"}, indigenous={8: "naboria"})
    play(pos, ("activate", 6))
    assert liked(pos) == ("move", 6, "foot", 0)


def test_a_goal_is_liked_by_what_it_brings_against_who_holds_it() -> None:
    pos = position(turn=3, spanish={6: "foot pawn"}, indigenous=walls(6, 9))
    play(pos, ("activate", 6), ("move", 6, "foot", 0))
    assert liked(pos) == ("to", 9)


def test_a_fight_that_is_lost_is_left() -> None:
    pos = position(turn=3, spanish={6: "foot pawn"}, indigenous={7: "tama"}, held=[])
    lost = position(turn=3, spanish={6: "foot pawn", 5: "pawn"}, indigenous={7: "troop troop troop"})
    for here in (pos, lost):
        play(here, ("activate", 6), ("move", 6, "foot", 0), ("to", 7), ("done",))
    rng = Random(3)
    while (decision := lost.decision) is not None and decision.ask != "withdraw":
        lost.choose(answer(decision, rng) if decision.seat == CHANCE else liked(lost))
    if decision is not None and decision.seat == SPANISH:
        assert liked(lost) != ("stand",)


def test_own_losses_are_the_cheapest_ones_and_the_enemys_the_dearest() -> None:
    pos = position(turn=3, phase="event", event={}, spanish={6: "foot foot-reduced", 8: "horseman"}, hand={"indigenous": [1]})
    rng = Random(1)
    while (decision := pos.decision) is not None and decision.ask != "remove":
        assert decision.options
        pos.choose(answer(decision, rng) if decision.seat == CHANCE else decision.options[0])
    assert decision is not None
    assert liked(pos) == ("remove", 6, "foot-reduced")


def test_a_card_whose_units_would_find_no_room_is_liked_less() -> None:
    """C12."""
    likings = []
    for spanish in ({6: "foot foot pawn"}, {6: "foot", 8: "foot", 9: "foot", 11: "foot"}):
        pos = position(turn=3, phase="event", event={}, spanish=spanish, hand={"spanish": [10, 15]})
        decision = pos.decision
        assert decision is not None and decision.ask == "event" and decision.options
        lean = GAME.lean(pos, decision)
        assert lean is not None
        likings.append(lean[decision.options.index(("event", 15))] - lean[decision.options.index(("event", 10))])
    assert likings[0] < likings[1]
