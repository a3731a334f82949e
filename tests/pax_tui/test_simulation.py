"""Every check of `simulate --check` finds what it is there to find."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path

import pytest

from pax_tui import cli, games, inspection, simulation
from pax_tui.commands.simulate import broken_save
from pax_tui.inspection import Inspector
from pax_tui.session import parse_save
from pax_tui.simulation import Halted, play
from rules.kernel.decision import Decision, Offer
from rules.kernel.game import SetupError
from rules.kernel.record import Record
from tests import toy
from tests.toy import GAME, ToyPosition, Turn

SEATS = {"red": "bot:random", "blue": "bot:random"}


@pytest.fixture(autouse=True)
def every_look_at_every_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    def look(self: Inspector, game: object, position: ToyPosition, decision: Decision, number: int) -> None:
        inspection.options_agree(position, decision)
        inspection.asks_alike_twice(position, decision)
        inspection.survives_saving(GAME, position, decision)
        inspection.every_option_works(position, decision)
        inspection.tells_no_secret(GAME, position, self.rng)
        inspection.copies_agree(position, decision, self.rng)

    monkeypatch.setattr(Inspector, "look", look)
    monkeypatch.setattr(inspection, "LOOKED", 1)


def finds(what: str) -> None:
    with pytest.raises(Halted, match=what) as halted:
        for number in range(5):
            play(GAME, SEATS, {}, 1, number, check=True)
    assert isinstance(halted.value.cause, AssertionError)
    assert halted.value.record["game"] == "toy"


def test_a_sound_game_passes_every_check():
    played = play(GAME, SEATS, {"length": "long"}, 1, 0, check=True)
    assert played.result is not None
    assert played.decisions == sum(1 for c in played.choices if c[0] in ("bid", "play", "done"))


def test_each_game_of_a_seed_is_another_and_can_be_had_alone():
    games = [play(GAME, SEATS, {}, 1, number).choices for number in range(3)]
    assert games[0] != games[1] != games[2]
    assert play(GAME, SEATS, {}, 1, 2).choices == games[2]


def test_forced_decisions_are_counted(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Turn, "choices", lambda self, pos, offer: offer.one(("done",)) if self.at == "begin" else all_draws(pos, offer))
    played = play(GAME, SEATS, {}, 1, 0)
    assert played.forced == sum(1 for c in played.choices if c[0] == "done") == 3


def all_draws(pos: ToyPosition, offer: Offer) -> None:
    for card in pos.bag:
        offer.one(toy.DRAWS[card])


def test_a_decision_without_an_option_is_found(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Turn, "choices", lambda self, pos, offer: None)
    finds("offers nothing")


def test_an_option_that_leads_to_a_decision_without_one_is_found(monkeypatch: pytest.MonkeyPatch):
    def choices(self: Turn, pos: ToyPosition, offer: Offer) -> None:
        if self.at == "draws":
            all_draws(pos, offer)
        elif not self.last:
            offer.each(toy.PLAYS, pos.hands[pos.active], toy.CARDS, toy.rising, self.last)

    monkeypatch.setattr(Turn, "choices", choices)
    finds("offers nothing")


def test_asking_that_changes_something_is_found(monkeypatch: pytest.MonkeyPatch):
    ask = Turn.begin

    def begin(self: Turn, pos: ToyPosition, child: object) -> object:
        pos.pot += 1
        return ask(self, pos, None)

    monkeypatch.setattr(Turn, "begin", begin)
    finds("asking again changed the position")


def test_what_is_not_saved_is_found(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(ToyPosition, "columns", tuple(c for c in ToyPosition.columns if c != "hands"))
    finds("loaded again it is|changed the position")


def test_a_copy_that_shares_something_is_found(monkeypatch: pytest.MonkeyPatch):
    copy = ToyPosition.copy

    def shallow(self: ToyPosition) -> ToyPosition:
        new = copy(self)
        new.coins = self.coins
        return new

    monkeypatch.setattr(ToyPosition, "copy", shallow)
    finds("changed the position")


def test_an_option_that_breaks_a_position_is_found(monkeypatch: pytest.MonkeyPatch):
    def play_twice(self: Turn, pos: ToyPosition, name: str) -> None:
        pos.bag = (*pos.bag, pos.hands[pos.active][0])
        self.last = 12

    monkeypatch.setattr(Turn, "play", play_twice)
    finds("cards|not sorted")


def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch):
    view = ToyPosition.view
    monkeypatch.setattr(ToyPosition, "view", lambda self, seat: {**view(self, seat), "bag": self.bag})
    finds("must not know")


def test_rules_that_do_not_repeat_are_found(monkeypatch: pytest.MonkeyPatch):
    numbers, new = count(), toy.Toy.new

    def never_the_same(self: toy.Toy, seats: tuple[str, ...], options: dict[str, str]) -> ToyPosition:
        pos = new(self, seats, options)
        pos.coins[2] = next(numbers)
        return pos

    monkeypatch.setattr(toy.Toy, "new", never_the_same)
    finds("replays to another position")


def test_a_copy_that_goes_its_own_way_is_found(monkeypatch: pytest.MonkeyPatch):
    numbers, play_card = count(), Turn.play

    def play(self: Turn, pos: ToyPosition, name: str) -> None:
        play_card(self, pos, name)
        pos.points[2] = next(numbers)

    monkeypatch.setattr(Turn, "play", play)
    finds("two copies go different ways|replays to another position")


def test_undo_that_leads_elsewhere_is_found(monkeypatch: pytest.MonkeyPatch):
    undo = Record.undo

    def leaves_points(self: Record) -> object:
        points = self.position.points
        option = undo(self)
        self.position.points = points
        return option

    monkeypatch.setattr(Record, "undo", leaves_points)
    finds("leads to another position")


def test_undo_beyond_the_barrier_is_found(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Record, "_forget", lambda self: setattr(self, "_asked", None))
    finds("can be taken back instead of")


@pytest.mark.parametrize("style", simulation.STYLES)
def test_random_seats_play_in_several_styles_to_the_end(style: str):
    games = [play(GAME, SEATS, {"length": "long"}, 1, number, check=True, style=style) for number in range(3)]
    assert all(game.result is not None for game in games)
    again = [play(GAME, SEATS, {"length": "long"}, 1, number, style=style).choices for number in range(3)]
    assert again == [game.choices for game in games], "a game of a style repeats"


def test_styles_differ():
    made = {style: play(GAME, SEATS, {"length": "long"}, 1, 0, style=style).choices for style in simulation.STYLES}
    assert len({str(choices) for choices in made.values()}) == len(simulation.STYLES)


def test_the_record_of_a_game_that_broke_can_be_replayed(monkeypatch: pytest.MonkeyPatch, toy: str):
    play_card = Turn.play

    def breaks(self: Turn, pos: ToyPosition, name: str) -> None:
        play_card(self, pos, name)
        assert name != "card-6", "what a rule of the toy gets wrong"

    monkeypatch.setattr(Turn, "play", breaks)
    with pytest.raises(Halted, match="gets wrong") as halted:
        for number in range(30):
            play(GAME, SEATS, {"length": "long"}, 1, number)
    save = json.loads(json.dumps({**broken_save(halted.value.record), "error": "Traceback\n ..."}))
    record = parse_save(save)
    assert record.diverged is None
    assert [list(choice) for choice in record.choices] == halted.value.record["choices"]


@pytest.mark.parametrize("name", games.GAMES)
def test_the_record_of_any_game_that_broke_is_written_as_a_file_that_replay_opens(
    name: str, monkeypatch: pytest.MonkeyPatch, home: Path, capsys: pytest.CaptureFixture[str]
):
    def broken(*_: object) -> None:
        raise inspection.Broken("planted")

    monkeypatch.undo()
    monkeypatch.setenv("XDG_STATE_HOME", str(home))
    monkeypatch.setattr(simulation, "same_again", broken)
    assert cli.main(["simulate", name, "--games", "1", "--seed", "3", "--check", "--style", "lively"]) == 1
    assert "planted; the record is in" in capsys.readouterr().err
    (file,) = home.rglob("broken-*.json")
    assert cli.main(["replay", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["finished"]


def test_persons_do_not_sit_at_a_simulation():
    with pytest.raises(SetupError, match="Ana is a person"):
        simulation.computer_seats(GAME, {"red": "Ana"})
    assert simulation.computer_seats(GAME, None) == SEATS


def test_the_checks_are_made_now_and_then(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.undo()
    seen: dict[str, int] = {}
    for name in ("options_agree", "asks_alike_twice", "survives_saving", "every_option_works", "tells_no_secret", "copies_agree"):
        monkeypatch.setattr(inspection, name, lambda *_, name=name: seen.__setitem__(name, seen.get(name, 0) + 1))
    for number in range(12):
        play(GAME, SEATS, {"length": "long"}, 1, number, check=True)
    assert set(seen) == {"options_agree", "asks_alike_twice", "survives_saving", "every_option_works", "tells_no_secret", "copies_agree"}


def test_the_random_seat_chooses_every_option_alike():
    from random import Random

    from rules.kernel.decision import Decision
    from rules.players import NoPlayer, player
    from rules.players.random import choose

    decision = Decision(0, "which", "T1")
    decision.options = (("a",), ("b",), ("c",))
    rng = Random(1)
    drawn = [choose(decision, rng)[0] for _ in range(3000)]
    assert all(900 < drawn.count(x) < 1100 for x in "abc")
    with pytest.raises(NoPlayer, match="no level 'admiral'"):
        player("admiral", GAME)
