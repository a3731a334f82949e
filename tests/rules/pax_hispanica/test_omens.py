"""B3a: the Omens. Single cases are scenarios (tests/scenarios/pax_hispanica/omens); here is when each of them holds."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from rules.pax_hispanica.game import GAME
from rules.pax_hispanica.omens import debased, entrepot, hurricane, perform_omen, slave_trade_ended
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import COLOR_NUMBER, COMET_YEAR, FIRST_YEAR, LAST_YEAR, OMENS, WAR_STRIPE

YEARS = range(FIRST_YEAR, LAST_YEAR + 1)


def new(options: Mapping[str, str] | None = None) -> PaxPosition:
    """A game of red and blue as set up."""
    pos = GAME.new(("red", "blue"), GAME.settle(("red", "blue"), options or {}))
    assert isinstance(pos, PaxPosition)
    return pos


def test_there_are_eight_omens_and_each_tells_that_it_happens() -> None:
    told = []
    for year in YEARS:
        pos = new()
        pos.year = year
        perform_omen(pos)
        told += [e[3] for e in pos.log if e[0] == "omen"]
    assert told == [OMENS[y].id for y in sorted(OMENS)]
    assert len(told) == 8


@pytest.mark.parametrize(
    ("fact", "years"),
    [(entrepot, [1604]), (hurricane, [1621]), (debased, list(range(1624, 1650))), (slave_trade_ended, list(range(1640, 1650)))],
)
def test_a_lasting_omen_holds_in_its_years(fact: object, years: list[int]) -> None:
    assert callable(fact)
    pos = new()
    found = []
    for year in YEARS:
        pos.year = year
        if fact(pos):
            found.append(year)
    assert found == years


@pytest.mark.parametrize("start", [FIRST_YEAR, COMET_YEAR])
def test_the_stripe_after_its_omens_is_that_of_the_calendar(start: int) -> None:
    """R73: also for the comet start, which skips the Omen of 1603."""
    pos = new({"start": "comet" if start == COMET_YEAR else "1598"})
    for year in range(start, LAST_YEAR + 1):
        pos.year = year
        perform_omen(pos)
        assert bool(pos.war) == WAR_STRIPE[year]


def test_pax_forever_never_sees_war_again() -> None:
    """R64."""
    pos = new({"pax": "forever"})
    for year in range(1603, LAST_YEAR + 1):
        pos.year = year
        perform_omen(pos)
        assert not pos.war


@pytest.mark.parametrize(("there", "left"), [(0, 0), (2, 0), (3, 0), (9, 6)])
def test_piet_hein_takes_up_to_three_chests_to_the_pool(there: int, left: int) -> None:
    pos = new()
    pos.year, pos.war_coffers = 1628, there
    pos.chests -= there
    perform_omen(pos)
    assert (pos.war_coffers, pos.chests) == (left, 20 - left)
    pos.check()


def test_the_alcabala_asks_nothing_where_there_is_no_citizen() -> None:
    pos = new()
    tribes = {"calusa": "red cathedral citizen", "ais": "", "dominica": ""}
    GAME.place(pos, {"year": 1636, "colonies": {"barbados": "red slave"}, "tribes": tribes})
    assert pos.decision is not None
    assert pos.decision.ask == "play_turn"
    assert pos.tax_rebels == 0


def test_a_payment_for_the_alcabala_goes_to_the_pool() -> None:
    pos = new()
    GAME.place(pos, {"year": 1636, "order": ["blue", "red"], "dollars": {"red": 1, "blue": 1}, "colonies": {"barbados": "red citizen"}})
    assert pos.decision is not None
    assert (pos.decision.ask, pos.decision.seat, pos.decision.args) == ("alcabala", COLOR_NUMBER["red"], ("windward-islands", 1))
    pos.choose(("pay_alcabala",))
    assert [pos.dollars[COLOR_NUMBER[c]] for c in ("red", "blue")] == [0, 1]
    assert pos.tax_rebels == 0
