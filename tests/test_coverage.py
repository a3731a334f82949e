"""How much of the rules is shown by scenarios, told by the coach and answered by why not: `tests.coverage` counts, this holds it."""

from __future__ import annotations

import pytest

from pax_tui import games
from tests import coverage


@pytest.mark.parametrize("game", games.GAMES)
def test_every_rule_is_shown_by_a_scenario(game: str, record_property: pytest.RecordProperty) -> None:
    share = coverage.Share.of(sorted(coverage.rules_of(game)), coverage.shown(game))
    record_property("coverage", f"Rules of {game} in scenarios: {share}")
    assert not share.lacking


@pytest.mark.parametrize("game", games.GAMES)
def test_every_question_has_a_line_of_the_coach(game: str) -> None:
    assert not coverage.Share.of(coverage.questions(game), coverage.coached(game)).lacking


@pytest.mark.parametrize("game", games.GAMES)
def test_wherever_the_rules_restrict_it_is_said_why(game: str, record_property: pytest.RecordProperty) -> None:
    """Every question of a player has been refused something somewhere, but for those at which nothing can be."""
    ears, free = coverage.told(game, played=4), set(coverage.FREE[game])
    share = coverage.Share.of(sorted(ears.asked - free), ears.refused)
    record_property("coverage", f"questions of {game} that can be refused something: {share}, {len(free)} more are free")
    assert not share.lacking
    assert ears.asked | ears.chance == set(coverage.questions(game)) - coverage.NOBODYS, "a question that nobody has met"
    assert not free & ears.refused, "free no more"
    assert free <= set(coverage.questions(game))


def test_what_is_counted_can_be_lacking() -> None:
    share = coverage.Share.of(["a", "b", "a"], {"b", "c"})
    assert (share.found, share.all, share.lacking) == (1, 2, ("a",))
    assert str(share) == "1 of 2 (50%)"
    assert "no-such-rule" not in coverage.rules_of("francis-drake")
    assert {"out-of-range", "not-enough-guns"} <= coverage.rules_of("francis-drake") & coverage.shown("francis-drake")
