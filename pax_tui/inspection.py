"""What must hold while a game is played: what `simulate --check` and the tests look at.

Nothing here chooses: it looks at positions on the way and at the whole game when it is over, and raises Broken.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from pax_tui.exports import within
from rules.kernel.decision import Decision, Option
from rules.kernel.game import Game
from rules.kernel.position import Position
from rules.kernel.record import BadRecord, Record

AGREE, ROUND_TRIP, DEEP = 8, 64, 128
"""At every how many choices options are compared with refusals, the position is saved and read, every option is tried on a copy."""
TRIED = 150
"""How many options of one decision are tried at most."""
LOOKED, UNDONE = 16, 3
"""Of how many stretches between two barriers one is undone, and there after every how many choices."""


class Broken(AssertionError):
    """Something that must hold does not."""


class Inspector:
    """Looks at positions while a game is played."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def look(self, game: Game, position: Position, decision: Decision, number: int) -> None:
        """What must hold of every position; the dearer the look, the rarer."""
        if number % AGREE == 0:
            options_agree(position, decision)
        if self.rng.random() * ROUND_TRIP < 1:
            asks_alike_twice(position, decision)
            survives_saving(game, position, decision)
            copies_agree(position, decision, self.rng)
        if number % DEEP == DEEP // 4:
            every_option_works(position, decision)
            tells_no_secret(game, position, self.rng)


def options_agree(position: Position, decision: Decision) -> None:
    """What is offered is what is conceivable and refused by no Rule, each once."""
    assert decision.options is not None
    offered, why = list(decision.options), position.conceivable()
    if len(set(offered)) != len(offered):
        raise Broken(f"{decision.ask} offers something twice: {offered}")
    if set(offered) != set(why.options):
        only, lacks = set(offered) - set(why.options), set(why.options) - set(offered)
        raise Broken(
            f"{decision.ask}: offered but not conceivable {sorted(map(str, only))}, allowed but not offered {sorted(map(str, lacks))}"
        )
    both = set(offered) & {option for option, _ in why.refusals}
    if both:
        raise Broken(f"{decision.ask}: both offered and refused {sorted(map(str, both))}")


def asks_alike_twice(position: Position, decision: Decision) -> None:
    """Asking changes nothing: the same position asked anew asks the same, and neither that nor a look at the refusals shows."""
    before = position.digest()
    position.refusals()
    again = position.copy()
    again._decision = None
    asked = again.decision
    if position.digest() != before:
        raise Broken(f"{decision.ask}: looking changed the position")
    if again.digest() != before:
        raise Broken(f"{decision.ask}: asking again changed the position")
    if asked is None or _facts(asked) != _facts(decision):
        raise Broken(f"{decision.ask}: asked again it is {asked}")


def survives_saving(game: Game, position: Position, decision: Decision) -> None:
    """A position written as JSON and read again is the same and asks the same, and no bound of saves is in its way."""
    within({"snapshot": position.plain()})
    read = game.load(json.loads(json.dumps(position.plain())))
    if read.digest() != position.digest():
        raise Broken(f"{decision.ask}: saving and loading changed the position")
    asked = read.decision
    if asked is None or _facts(asked) != _facts(decision):
        raise Broken(f"{decision.ask}: loaded again it is {asked}")


def copies_agree(position: Position, decision: Decision, rng: Random) -> None:
    """A copy and a copy of it are the same, go the same way by the same choice, and leave the original alone."""
    assert decision.options is not None
    before, option = position.digest(), rng.choice(decision.options)
    one = position.copy()
    other = one.copy()
    if not before == one.digest() == other.digest():
        raise Broken(f"{decision.ask}: a copy is not the same")
    if one.choose(option) != other.choose(option) or one.digest() != other.digest():
        raise Broken(f"{decision.ask} {option}: two copies go different ways")
    if position.digest() != before:
        raise Broken(f"{decision.ask} {option}: what a copy did changed the position")


def every_option_works(position: Position, decision: Decision) -> None:
    """Every option can be carried out on a copy, leads to a sound position, and leaves the original alone."""
    assert decision.options is not None
    before = position.digest()
    for option in decision.options[:TRIED]:
        copy = position.copy()
        copy.choose(option)
        copy.check()
        after = copy.decision
        if after is None and copy.outcome() is None:
            raise Broken(f"{decision.ask} {option}: nothing is asked and nobody has won")
        if after is not None and not after.options:
            raise Broken(f"{decision.ask} {option}: {after.ask} offers nothing")
    if position.digest() != before:
        raise Broken(f"{decision.ask}: trying options on copies changed the position")


def tells_no_secret(game: Game, position: Position, rng: Random) -> None:
    """What a seat sees is the same in every position it cannot tell from this one."""
    for seat in range(len(game.seats)):
        other = position.resample(seat, rng)
        other.check()
        if other.view(seat) != position.view(seat):
            raise Broken(f"the view of {game.seat_name(seat)} depends on what it must not know")


def same_again(game: Game, setup: Mapping[str, Any], choices: Sequence[Option], last: Position) -> None:
    """The record replays to the same position, and a save is taken up again as it was."""
    plain = {**setup, "choices": [json.loads(json.dumps(c)) for c in choices]}
    digest = last.digest()
    try:
        record = Record.replay(game, plain)
        if record.position.digest() != digest:
            raise Broken("the record replays to another position")
        resumed = Record.resume(game, json.loads(json.dumps(record.plain())))
    except BadRecord as error:
        raise Broken(f"the record cannot be replayed: {error}") from None
    if resumed.diverged is not None or resumed.position.digest() != digest:
        raise Broken("the save is taken up at another position")


def undone_again(game: Game, setup: Mapping[str, Any], choices: Sequence[Option], last: Position, rng: Random) -> None:
    """Played anew, with choices taken back now and then as far as can be: each leads to where it was before, and on again as before."""
    record = Record.new(game, dict(setup["seats"]), dict(setup["options"]))
    met: list[str] = []
    looks = False
    for option in choices:
        if not record.undoable:
            met, looks = [], rng.random() * LOOKED < 1
        met += [record.position.digest()] if looks else []
        record.play(option)
        if looks and record.undoable and rng.random() * UNDONE < 1:
            _back_and_on(record, met, len(met))
    if record.position.digest() != last.digest():
        raise Broken("undoing and choosing anew led to another end")


def _back_and_on(record: Record, met: list[str], count: int) -> None:
    if record.undoable != count:
        raise Broken(f"{record.undoable} choices can be taken back instead of {count}")
    after, redo = record.position.digest(), []
    for digest in reversed(met):
        redo.append(record.undo())
        if record.position.digest() != digest or record.position.copy().decision is None:
            raise Broken(f"taking back {redo[-1]} leads to another position")
    for option in reversed(redo):
        record.play(option)
    if record.position.digest() != after or record.undoable != count:
        raise Broken("choosing anew what was taken back leads to another position")


def _facts(decision: Decision) -> tuple[Any, ...]:
    options = None if decision.options is None else tuple(decision.options)
    return decision.seat, decision.ask, decision.section, decision.args, decision.secret, options, tuple(decision.weights)
