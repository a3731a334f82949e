"""What computer seats are told of Francis Drake: how a seat stands, what it leans to, what a ship can bring home."""

from __future__ import annotations

from functools import cache
from itertools import pairwise, product
from math import isclose, isfinite
from random import Random
from typing import Any

import pytest

from pax_tui import games
from rules.francis_drake import haul
from rules.francis_drake.game import GAME
from rules.francis_drake.judgment import MERITS, points
from rules.francis_drake.judgment_sea import unclaimed
from rules.francis_drake.judgment_street import coming, plymouth
from rules.francis_drake.state import DrakePosition
from rules.francis_drake.tables import GALLEON_COUNTERS, LOCATION_IDS, MAX_RANGE, PLAYERS, TREASURE_VP
from rules.kernel.chance import answer
from rules.kernel.decision import CHANCE, Option
from rules.players import player
from rules.players.policy import drawn
from tests.pax_tui.spoken import lacking
from tests.rules.francis_drake.lively import TABLES, lively

THREE = TABLES[0]
RED, BLUE, GREEN = (GAME.seat_number(s) for s in THREE)
WANDERING = 0.25
"""How often the players of these games take anything, so that also odd positions come up."""
PLACE = {"phase": "place", "supplies": {"red": 4, "blue": 4, "green": 4}}


@cache
def positions() -> list[DrakePosition]:
    """Positions of games of three to five, played by what a seat leans to and now and then at random, each asking a player."""
    kept = []
    for seed, seats in enumerate(TABLES):
        pos, rng = GAME.new(seats, {}), Random(seed)
        while (decision := pos.decision) is not None:
            if decision.seat == CHANCE:
                pos.choose(answer(decision, rng))
                continue
            assert decision.options
            if rng.random() < 0.3 or decision.ask in ("informer", "swap_discs", "move_disc", "one_more"):
                kept.append(pos.copy())
            if rng.random() < WANDERING:
                pos.choose(lively(decision, rng))
            else:
                pos.choose(drawn(decision.options, GAME.lean(pos, decision), rng))
    return kept


def position(**table: Any) -> DrakePosition:
    pos = GAME.new(THREE, {})
    GAME.place(pos, table)
    return pos


def merit(pos: DrakePosition, name: str, seat: int = RED) -> float:
    """Victory points by one merit."""
    return points(pos, seat)[MERITS.index(name)]


def liked(pos: DrakePosition) -> dict[Option, float]:
    """How the options of a position are liked at first sight."""
    decision = pos.decision
    assert decision is not None and decision.options
    lean = GAME.lean(pos, decision)
    assert lean is not None
    return dict(zip(decision.options, lean, strict=True))


def favourite(pos: DrakePosition) -> Option:
    found = liked(pos)
    return max(found, key=found.__getitem__)


# -- in every position


def test_every_merit_is_weighed_at_every_moment_and_nothing_changes() -> None:
    for pos in positions():
        before = pos.digest()
        for seat in GAME.sitting(pos):
            weighed = GAME.weigh(pos, seat)
            assert len(weighed) == len(GAME.merits) and all(isfinite(x) for x in weighed)
        assert pos.digest() == before


def test_every_option_is_leaned_to_by_a_number_and_nothing_changes() -> None:
    for pos in positions():
        decision = pos.decision
        assert decision is not None and decision.options
        before = pos.digest()
        lean = GAME.lean(pos, decision)
        assert lean is not None and len(lean) == len(decision.options) and all(isfinite(x) for x in lean)
        assert pos.digest() == before


def test_every_merit_speaks_at_some_time_and_has_its_phrase() -> None:
    spoken = {name for pos in positions() for seat in pos.seats for name, x in zip(MERITS, points(pos, seat), strict=True) if x}
    assert spoken == set(MERITS)
    face = games.face("francis-drake")
    assert lacking(face, "merit", dict.fromkeys(MERITS, ())) == []


def test_a_seat_weighs_itself_by_what_it_knows_alone() -> None:
    """Face-down counters and discs of others count by their chances, so all positions it cannot tell apart are worth the same to it."""
    for n, pos in enumerate(positions()):
        for seat in pos.seats:
            other = pos.resample(seat, Random(n))
            assert GAME.weigh(other, seat) == GAME.weigh(pos, seat)


def test_a_finished_game_is_weighed_by_its_scores() -> None:
    pos = position(voyage=3, phase="score", homebound=["red", "blue", "green"], score={"red": 50, "blue": 61, "green": 40})
    assert pos.decision is None and pos.result is not None and pos.result.winners == (BLUE,)
    assert [sum(points(pos, s)) for s in pos.seats] == [50, 61, 40]


def test_a_victory_point_decides_more_from_voyage_to_voyage() -> None:
    leads = []
    for voyage in (1, 2, 3):
        pos = position(voyage=voyage, score={"red": 14})
        leads.append(sum(GAME.weigh(pos, RED)) - sum(GAME.weigh(position(voyage=voyage, score={"red": 4}), RED)))
    assert 0 < leads[0] < leads[1] < leads[2]


# -- what a ship can bring home


@pytest.mark.parametrize(
    ("kinds", "vp"), [((0, 0, 0), 0), ((1, 0, 0), 1), ((0, 1, 1), 4), ((1, 1, 1), 10), ((1, 0.5, 0), 2.5), ((0.5, 0, 0.5), 1.5)]
)
def test_the_chart_of_kinds_counts_by_the_chance_of_each_kind(kinds: tuple[float, float, float], vp: float) -> None:
    """2G: 1, 4 and 10 victory points; half a chance of a second kind is halfway from 1 to 4, and so on."""
    assert isclose(haul.chart(*kinds), vp)


def test_counters_at_two_forts_add_up_as_the_four_counters_allow() -> None:
    """0, 0, 1 and 2: of six pairs one makes 0, two 1, two 2, one 3."""
    assert haul.chances(1, 2) == [(0, 1 / 6), (1, 3 / 6), (2, 5 / 6), (3, 1.0)]


def test_one_crew_in_the_first_zone_is_worth_its_town() -> None:
    """Puerto Cabello, one victory point and a silver: all that is there for a frigate with crew and no guns."""
    grid = haul.fleet(3, list(GALLEON_COUNTERS))[1 << 2][4]
    town = haul.EASE[0] * (haul.OPEN[3] * 1 + haul.FIRST[3] * TREASURE_VP[0])
    for crew in (1, 5):
        assert isclose(grid.total[crew * haul.WIDE], town + haul.KINDS * 1)
    assert grid.total[0] == 0
    assert grid.parts[haul.WIDE] == (town, 0.0, 0.0, haul.KINDS)


def test_more_of_anything_never_brings_less() -> None:
    fleet = haul.fleet(4, [2, 0, 1])
    fields = [(c, g) for c in range(haul.MOST_CREW) for g in range(haul.MOST_GUNS)]
    for ship, slots in product(range(4 * (MAX_RANGE + 1)), haul.SLOTS):
        total = fleet[ship][slots].total
        assert all(total[c * haul.WIDE + g] <= min(total[(c + 1) * haul.WIDE + g], total[c * haul.WIDE + g + 1]) for c, g in fields)
        better = [fleet[ship | bit][slots] for bit in (1, 2)] + [fleet[ship][min(slots + 1, 5)], fleet[min(ship + 4, ship | 16)][slots]]
        assert all(total[c * haul.WIDE + g] <= other.total[c * haul.WIDE + g] + 1e-9 for other in better for c, g in fields)


def test_between_two_fields_lies_what_is_between() -> None:
    total = haul.fleet(3, [0, 1, 2])[3 << 2 | 2][4].total
    low, high = haul.between(total, 2, 4), haul.between(total, 3, 4)
    assert low < haul.between(total, 2.5, 4) < high
    assert haul.between(total, haul.MOST_CREW, haul.MOST_GUNS) == max(total)


def test_trades_are_worth_the_sets_they_make() -> None:
    """3A: 2, 8, 16 and 26 for different kinds; without indigo on the map the fourth kind cannot come."""
    assert haul.store((0, 0, 0, 0), 1, 0).sold[:5] == (0, 2, 8, 16, 26)
    assert haul.store((0, 1, 1, 0), 0, 0).sold[:3] == (0, 8, 10)
    assert haul.store((1, 1, 1, 0), 0, 0) == (16.0, 0.0, (0, 10, 12, 18, 26))


def test_commodities_promise_more_while_there_are_voyages_to_come() -> None:
    promises = [haul.store((0, 1, 1, 0), 1, to_come).promise for to_come in (0, 1, 2)]
    assert promises[0] == 0 and all(less < more for less, more in pairwise(promises))


# -- in Plymouth Street


def test_a_place_with_more_rivals_behind_it_is_hoped_for_less() -> None:
    for players in PLAYERS:
        for by_free in plymouth(players).share:
            for by_rivals in by_free[1:]:
                hopes = [sum(n for _, n in gains) for gains in by_rivals]
                assert all(more >= less > 0 for more, less in pairwise(hopes))


def test_what_is_walked_past_or_taken_is_hoped_for_no_more() -> None:
    fresh = position()
    assert LOCATION_IDS.index("guns-1") in dict(coming(fresh, RED))
    past = position(stops={"supplies-1": ["red"]})
    assert not {LOCATION_IDS.index(n) for n in ("crew-1", "guns-1", "supplies-1")} & dict(coming(past, RED)).keys()
    full = position(stops={"guns-1": ["blue", "green"]})
    assert LOCATION_IDS.index("guns-1") not in dict(coming(full, RED))


def test_a_ship_without_barrels_does_not_walk_past_the_last_ones() -> None:
    pos = position(stops={"drake": ["red"]}, crew={"red": 5}, guns={"red": 3})
    assert favourite(pos)[:2] == ("stop", "supplies-2")
    assert min(liked(pos).values()) < liked(pos)["stop", "supplies-2", (("supplies", 2),)] - 2


def test_barrels_that_make_a_range_are_what_they_are_taken_for() -> None:
    pos = position(stops={"drake": ["red"]}, crew={"red": 5}, guns={"red": 3})
    rests = merit(pos, "barrels")
    pos.choose(("stop", "supplies-2", (("supplies", 3),)))
    assert rests < 0 == merit(pos, "barrels")
    assert merit(pos, "street") < merit(pos, "towns") + merit(pos, "forts")


def test_a_galleon_is_worth_most_to_a_ship_with_guns() -> None:
    """2E6: without guns nothing is got from a Spanish galleon."""

    def gain(guns: int) -> float:
        table: dict[str, Any] = {"stops": {"golden-hind": ["red"]}, "supplies": {"red": 4}, "guns": {"red": guns}, "invested": ["red"]}
        return merit(position(**table, galleon=["red"]), "galleons") - merit(position(**table), "galleons")

    assert gain(0) == 0 < gain(3) < gain(7)


def test_who_has_used_the_investor_cannot_count_on_him() -> None:
    kept, used = position(), position(invested=["red"])
    assert sum(points(kept, RED)) > sum(points(used, RED))


def test_drake_s_third_item_is_what_the_ship_lacks() -> None:
    """1C8: a ship full of crew takes a gun, one full of guns takes crew."""
    for crew, guns, item in ((7, 1, "guns"), (1, 7, "crew")):
        pos = position(
            stops={"drake": ["red"]},
            second="red",
            supplies={"red": 4},
            crew={"red": crew},
            guns={"red": guns},
            pinnace=[],
            outbound=["blue", "green"],
        )
        assert pos.decision is not None and pos.decision.ask == "one_more"
        assert favourite(pos) == ("pick", ((item, 1),))


# -- at sea


def discs(**where: dict[str, str]) -> dict[str, Any]:
    return {"phase": "missions", "supplies": {"red": 4, "blue": 4, "green": 4}, "discs": where}


def test_a_disc_behind_two_others_is_worth_nothing() -> None:
    """2E: two successes at a target; the third waits beside."""
    crew = {"red": 1, "blue": 1, "green": 1}
    alone = position(**discs(red={"3": "trujillo"}), crew=crew)
    second = position(**discs(red={"3": "trujillo"}, blue={"1": "trujillo"}), crew=crew)
    third = position(**discs(red={"3": "trujillo"}, blue={"1": "trujillo"}, green={"2": "trujillo"}), crew=crew)
    assert merit(alone, "towns") == 2 + TREASURE_VP[1]
    assert merit(alone, "towns") > merit(second, "towns") > 2 > merit(third, "towns")


def test_a_ship_that_cannot_attack_is_no_hindrance() -> None:
    table = discs(red={"3": "trujillo"}, blue={"1": "trujillo"}, green={"2": "trujillo"})
    assert merit(position(**table, crew={"red": 1}), "towns") > 0.9 * (2 + TREASURE_VP[1])


def test_crew_is_counted_on_once() -> None:
    one = position(**discs(red={"1": "trujillo"}), crew={"red": 1})
    two = position(**discs(red={"1": "trujillo", "2": "portobelo"}), crew={"red": 1})
    enough = position(**discs(red={"1": "trujillo", "2": "portobelo"}), crew={"red": 2})
    assert merit(one, "towns") == merit(two, "towns") < merit(enough, "towns")


def test_a_counter_is_counted_on_by_who_knows_it_and_by_its_chances_else() -> None:
    """2E5: Panama has one troop printed; with two crew the counters 0, 0 and 1 will do, which is three in four."""
    table = {**discs(red={"1": "panama"}), "crew": {"red": 2}, "guns": {"red": 2}}
    assert isclose(merit(position(**table), "forts"), 0.75 * (3 + TREASURE_VP[0]))
    assert merit(position(**table, counters={"panama": 1}, knows={"panama": ["red"]}), "forts") == 3 + TREASURE_VP[0]
    assert merit(position(**table, counters={"panama": 2}, knows={"panama": ["red"]}), "forts") == 0


def test_a_disc_goes_where_the_ship_can_do_something() -> None:
    """A frigate with one crew and no guns can attack a town, best of all the one with gold and most victory points."""
    pos = position(**PLACE, crew={"red": 1})
    assert favourite(pos) == ("sail_to", "campeche")
    assert liked(pos)["sail_to", "veracruz"] == liked(pos)["sail_to", "san-juan"] == 0


def test_a_place_where_others_are_is_liked_less() -> None:
    lonely = position(**PLACE, crew={"red": 2, "blue": 2, "green": 2})
    crowded = position(**PLACE, crew={"red": 2, "blue": 2, "green": 2}, discs={"blue": {"1": "campeche"}, "green": {"2": "campeche"}})
    assert liked(crowded)["sail_to", "campeche"] < liked(lonely)["sail_to", "campeche"]


def test_a_contested_place_is_given_an_early_disc_and_an_empty_one_the_ghost_ship() -> None:
    table = {**PLACE, "crew": {"red": 2, "blue": 2, "green": 2}, "ghost_ship": ["red"]}
    contested = position(**table, discs={"blue": {"1": "campeche"}, "green": {"2": "campeche"}})
    contested.choose(("sail_to", "campeche"))
    found = liked(contested)
    assert found["disc", "1"] > found["disc", "4"] and found["disc", "1"] > found["disc", "ghost-ship"]
    useless = position(**table)
    useless.choose(("sail_to", "veracruz"))
    assert favourite(useless) == ("disc", "ghost-ship")


def test_the_commodity_that_makes_a_set_is_taken() -> None:
    table = {**discs(red={"1": "santo-domingo"}), "trade_goods": {"red": 1}, "commodities": {"red": ["indigo", "sugar", "coffee"]}}
    table["ports"] = {"san-juan": ["sugar"]}
    pos = position(**table, voyage=3)
    assert pos.decision is not None and pos.decision.ask == "trade"
    assert favourite(pos) == ("trade", "tobacco")
    assert merit(pos, "trade") > 5


def test_who_has_nothing_left_to_do_goes_home_and_who_has_sails_on() -> None:
    """2F: two victory points for the first who comes home early with an attack behind him."""
    idle = position(**discs(red={"1": "trujillo"}), crew={"red": 1})
    idle.choose(("attack",))
    assert favourite(idle) == ("go_home",)
    busy = position(**discs(red={"1": "trujillo", "2": "campeche"}), crew={"red": 2})
    busy.choose(("attack",))
    assert favourite(busy) == ("sail_on",)


def test_the_informer_puts_the_early_disc_where_others_come_too() -> None:
    """Example 6B: two of others lie at Cartagena; with the first disc there instead of the second the attack is not shut out."""
    pos = position(
        phase="informer",
        informer="red",
        supplies={"red": 4, "blue": 4, "green": 4},
        crew={"red": 6, "blue": 6, "green": 6},
        guns={"red": 3, "blue": 3, "green": 3},
        discs={"red": {"1": "trujillo", "2": "cartagena"}, "blue": {"1": "cartagena"}, "green": {"1": "cartagena"}},
    )
    assert favourite(pos) == ("look_discs", "cartagena")
    pos.choose(("look_discs", "cartagena"))
    assert favourite(pos) == ("swap", "cartagena", "trujillo")


def test_treasure_that_nobody_takes_falls_to_the_governor_and_the_admiral() -> None:
    """2G: one victory point for each stone left on the map."""
    pos = position(**discs(), admiral="red", governor="red", done={"trujillo": ["blue"]})
    assert (unclaimed(pos, 0), unclaimed(pos, 1)) == (3, 4)
    assert (merit(pos, "admiral"), merit(pos, "governor")) == (3, 4)
    assert merit(pos, "admiral", BLUE) == merit(pos, "governor", GREEN) == 0


# -- and how it plays


def test_the_deckhand_beats_random_seats() -> None:
    rng, bots = Random(3), {RED: player("random", GAME), BLUE: player("deckhand", GAME), GREEN: player("random", GAME)}
    for _ in range(3):
        pos = GAME.new(THREE, {})
        while (decision := pos.decision) is not None:
            pos.choose(answer(decision, rng) if decision.seat == CHANCE else bots[decision.seat](pos, rng))
        assert pos.score[BLUE] > 1.5 * max(pos.score[RED], pos.score[GREEN])
