"""Previews: what is foreseen happens, and it is the same whatever is hidden."""

from __future__ import annotations

from random import Random

import pytest

from pax_tui.preview import changes, foresee
from rules.kernel import chance
from rules.kernel.decision import CHANCE
from rules.pax_hispanica.game import GAME
from rules.pax_hispanica.state import PaxPosition
from tests.pax_tui.test_pax_table import TABLE

SEATS = ("purple", "red", "blue")


@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_foreseen_happens_and_does_not_depend_on_what_is_hidden(seed: int) -> None:
    rng = Random(seed)
    position = GAME.new(SEATS, GAME.settle(SEATS, {}))
    assert isinstance(position, PaxPosition)
    foreseen_events = foreseen_changes = 0
    for _ in range(500):
        decision = position.decision
        if decision is None:
            break
        if decision.seat == CHANCE:
            position.choose(chance.answer(decision, rng))
            continue
        option = rng.choice(list(decision.options or ()))
        seen = foresee(position, option)
        other = foresee(position.resample(decision.seat, rng), option)
        assert (seen is None) == (other is None)
        before = TABLE.measures(position.view(None))
        told = [e for e in position.choose(option) if not e[2]]
        if seen is None or other is None:
            continue
        assert seen.events == other.events, "something hidden shows"
        changed = changes(seen, TABLE.measures)
        assert changed == changes(other, TABLE.measures)
        assert list(seen.events) == told[: len(seen.events)]
        after = TABLE.measures(position.view(None))
        found = {was.what: (was.amount, after[key].amount) for key, was in before.items()}
        assert all(found[what] == (old, new) for what, old, new in changed)
        foreseen_changes += len(changed)
        foreseen_events += len(seen.events)
    assert foreseen_events > 100
    assert foreseen_changes > 20 or not TABLE.measures(position.view(None))


def test_what_is_sealed_is_not_tried() -> None:
    position = GAME.new(SEATS, GAME.settle(SEATS, {}))
    rng = Random(3)
    while position.decision is not None and position.decision.ask != "bid":
        decision = position.decision
        options = list(decision.options or ())
        position.choose(chance.answer(decision, rng) if decision.seat == CHANCE else options[0])
    assert position.decision is not None
    assert all(foresee(position, option) is None for option in position.decision.options or ())
