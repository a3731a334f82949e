"""D1, E2: the goods year. Single cases are scenarios (tests/scenarios/pax_hispanica/goods); here is what holds always."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from rules.kernel.chance import answer
from rules.kernel.step import DONE, Outcome, Step
from rules.pax_hispanica.game import GAME
from rules.pax_hispanica.goods_year import update_player_order
from rules.pax_hispanica.labor import LaborSearch, hire_barred, kidnap_barred, salary, vacant_colonies
from rules.pax_hispanica.sequence import Years
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import (
    COLONIES,
    COLONY_LAND,
    COLOR_NUMBER,
    COLORS,
    LAND_GOODS,
    NONE,
    PHASE,
    SPACE_X,
    SPACE_Y,
    SPACES,
    TRIBES,
    YEAR_GOODS,
)
from tests.rules.pax_hispanica.playing import lively
from tests.rules.pax_hispanica.sailing import number, offered

GOODS_YEARS = tuple(year for year, phase in PHASE.items() if phase == "goods")
ASKS = {"refresh", "cathedral_refugee", "labor"}


def before(seats: Sequence[str], year: int = 1606, **table: Any) -> PaxPosition:
    """A position before a goods year, in the notation of scenarios."""
    pos = GAME.new(tuple(seats), GAME.settle(tuple(seats), {}))
    assert isinstance(pos, PaxPosition)
    GAME.place(pos, {"year": year, **table})
    return pos


def lively_goods_year(seed: int) -> PaxPosition:
    """A position with much on the map, before a goods year."""
    pos = lively(seed)
    pos.year = GOODS_YEARS[seed % len(GOODS_YEARS)]
    years = Years()
    years.at = "year"
    pos.start(years)
    return pos


def play_through(pos: PaxPosition, rng: Random) -> None:
    """Answers the questions of the goods year at random."""
    while (decision := pos.decision) is not None and decision.ask in ASKS:
        pos.choose(answer(decision, rng))
        pos.check()


@pytest.mark.parametrize("seed", range(40))
def test_its_questions_are_real_consistent_and_tell_no_secret(seed: int) -> None:
    pos, rng = lively_goods_year(seed), Random(seed)
    while (decision := pos.decision) is not None and decision.ask in ASKS:
        options = offered(pos)
        assert len(options) > 1, "nobody is asked without a choice"
        both = pos.conceivable()
        assert set(both.options) == set(options)
        assert not {option for option, _ in both.refusals} & set(options)
        digest = pos.digest()
        for option in options:
            other = pos.copy()
            other.choose(option)
            other.check()
        assert pos.digest() == digest
        for seat in pos.seats:
            assert pos.resample(seat, rng).view(seat) == pos.view(seat)
        pos.choose(answer(decision, rng))
        pos.check()


@pytest.mark.parametrize("seed", range(40))
def test_every_colony_lives_and_every_good_is_placed(seed: int) -> None:
    pos = lively_goods_year(seed)
    year = pos.year
    play_through(pos, Random(seed))
    if pos.result is not None:
        return
    for n in COLONIES:
        pays = LAND_GOODS[COLONY_LAND[n]].intersection(YEAR_GOODS[year])
        if pos.disk[n] != NONE and pos.labor[n] == NONE:
            assert pays, "a Colony is vacant only by attrition"
            assert pos.chest[n]
        if pos.disk[n] != NONE and pays and pos.chests:
            assert pos.chest[n]


@pytest.mark.parametrize("seed", range(40))
def test_no_owner_ends_his_search_while_he_could_kidnap_or_hire(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """R6; money that comes in after an owner's turn is too late (C19)."""
    searches: list[int] = []
    usual = LaborSearch.begin

    def begin(self: LaborSearch, pos: PaxPosition, child: Step | None) -> Outcome:
        outcome = usual(self, pos, child)
        if outcome is DONE:
            searches.append(self.color)
            for n in vacant_colonies(pos, self.color):
                assert all(kidnap_barred(pos, self.color, (n, t)) and hire_barred(pos, self.color, (n, t)) for t in TRIBES)
        return outcome

    monkeypatch.setattr(LaborSearch, "begin", begin)
    pos = lively_goods_year(seed)
    play_through(pos, Random(seed))
    assert tuple(searches) == pos.order


@pytest.mark.parametrize("war", [0, 1])
def test_the_player_order_follows_the_stripe_and_the_former_order_breaks_ties(war: int) -> None:
    rng = Random(war)
    for _ in range(200):
        pos = before(COLORS)
        pos.figure = rng.sample(SPACES, len(COLORS))
        former = pos.order = tuple(rng.sample(range(len(COLORS)), len(COLORS)))
        pos.war = war
        update_player_order(pos)
        rank = [(-SPACE_X[pos.figure[c]] if war else SPACE_Y[pos.figure[c]], former.index(c)) for c in pos.order]
        assert rank == sorted(rank)
        assert list(pos.extremists) == [c for c in pos.order if c in pos.extremists]


@pytest.mark.parametrize(
    ("payer", "citizen", "change"),
    [
        ("red", "blue", {"red": -1, "blue": 1}),
        ("red", "red", {"red": -1}),
        ("red", "green", {"red": -1}),
        ("purple", "red", {"red": 1}),
        ("purple", "green", {}),
    ],
)
def test_the_pool_stands_in_for_absent_colors_and_receives_for_own_citizens(payer: str, citizen: str, change: dict[str, int]) -> None:
    """R8."""
    pos = before(["red", "blue"], dollars={"red": 3, "blue": 3})
    salary(pos, number(payer), number(citizen))
    assert [pos.dollars[number(c)] for c in ("red", "blue")] == [3 + change.get(c, 0) for c in ("red", "blue")]
    assert bool(pos.log) == bool(change)


def test_rebellion_bars_kidnapping_but_not_hiring() -> None:
    pos = before(
        ["red", "blue"],
        colonies={"st-georges-caye": "red"},
        tribes={"jicaque": "indigenous", "sandy-bay": "blue cathedral citizen"},
        rebel={"honduras": "tax"},
        dollars={"red": 1},
    )
    colony = vacant_colonies(pos, number("red"))[0]
    assert all(kidnap_barred(pos, number("red"), (colony, t)) for t in TRIBES)
    assert [hire_barred(pos, number("red"), (colony, t)) for t in TRIBES].count(None) == 1


def test_a_forced_source_is_told_without_a_question() -> None:
    """The last choice of the auction year before runs into the goods year, whose events it returns."""
    pos = before(["red", "blue"], 1610, order=["red", "blue"], colonies={"st-christopher": "red"})
    years = Years()
    years.at = "year"
    pos.start(years)
    pos.log = []
    assert pos.decision is not None
    kinds = [e[0] for e in pos.log]
    assert kinds[:3] == ["player_order", "kidnapped", "chest_placed"]
    assert pos.year == 1611


def test_a_goods_year_whose_last_slave_wins_stops_there() -> None:
    """C30: nothing is earned after the victory."""
    table: dict[str, Any] = {
        "figure": {"blue": "missionary-4"},
        "peerages": {"blue": ["PHR052"]},
        "colonies": dict.fromkeys(("santo-domingo", "porto-bello", "cartagena", "cumana", "maracaibo", "trujillo", "veracruz-port"), ""),
    }
    table["colonies"]["barbados"] = "red citizen"
    pos = before(["red", "blue"], 1610, dollars={"red": 0}, **table)
    assert pos.decision is None
    assert pos.result is not None
    assert pos.result.winners == (COLOR_NUMBER["blue"],)
    assert pos.dollars[number("red")] == 0
