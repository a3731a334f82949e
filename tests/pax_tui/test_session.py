"""One game at one table: who answers, what is saved, what can be taken back."""

from __future__ import annotations

import json

import pytest

from pax_tui.library import Library
from pax_tui.session import BadRecord, Happened, IllegalChoice, Session, Undone, check_seats, parse_save
from rules.kernel.decision import CHANCE
from rules.kernel.game import SetupError
from rules.pax_hispanica import game as pax_hispanica
from tests.toy import GAME

TWO = {"red": "Ana", "blue": "Ben"}
pytestmark = pytest.mark.usefixtures("toy", "home")


def play_first(session: Session, choices: int = 10_000) -> list[object]:
    """Always the first option, as long as it goes on."""
    session.advance()
    made: list[object] = []
    while (decision := session.decision) is not None and len(made) < choices:
        assert decision.options is not None
        made.append(session.choose(decision.options[0]).option)
        session.advance()
    return made


def test_chance_and_the_computer_are_answered_and_persons_are_not():
    session = Session.new(GAME, {"red": "Ana", "blue": "bot:random"}, {}, 1)
    told = session.advance()
    assert [h.seat for h in told] == [CHANCE]
    assert session.waits
    session.choose(("bid", 3))
    assert {h.seat for h in session.advance()} <= {CHANCE, 1}
    assert session.persons == (0,)
    assert (session.who(0), session.who(1), session.who(2)) == ("Ana", "bot:random", "")


def test_a_table_of_computers_plays_itself():
    session = Session.new(GAME, {"red": "bot:random", "blue": "bot:random"}, {}, 1)
    session.advance()
    assert session.decision is None
    assert session.result is not None


def test_one_answer_at_a_time():
    session = Session.new(GAME, {"red": "bot:random", "blue": "bot:random"}, {}, 1)
    happened = session.step()
    assert happened is not None
    assert (happened.number, happened.seat, happened.ask) == (0, CHANCE, "2d6")
    assert len(session.record.choices) == 1


def test_the_same_seed_and_choices_give_the_same_game():
    games = [Session.new(GAME, TWO, {}, 7) for _ in range(2)]
    for session in games:
        play_first(session)
    assert games[0].record.choices == games[1].record.choices
    other = Session.new(GAME, TWO, {}, 8)
    play_first(other)
    assert other.record.choices != games[0].record.choices


def test_a_game_taken_up_again_goes_on_as_it_would_have():
    library = Library()
    whole = Session.new(GAME, TWO, {"length": "long"}, 5)
    play_first(whole)
    session = Session.new(GAME, TWO, {"length": "long"}, 5, library)
    name = session.id
    assert name is not None
    for _ in range(100):
        play_first(session, 1)
        session.close()
        session = Session.resume(library, name)
        if session.decision is None:
            break
    assert session.record.choices == whole.record.choices
    assert session.position.digest() == whole.position.digest()


def test_everything_is_saved_at_once():
    library = Library()
    session = Session.new(GAME, TWO, {}, 1, library)
    assert session.id is not None
    session.advance()
    session.choose(("bid", 2))
    save = library.read(session.id)
    assert save["choices"] == [list(c) for c in session.record.choices]
    assert save["seed"] == 1
    assert next(iter(save)) == "format"
    session.choose(("bid", 0))
    session.choose(("play", "card-1"))
    session.undo()
    assert library.read(session.id) == json.loads(json.dumps(session.plain()))


def test_a_game_without_a_choice_yet_is_taken_up_as_it_is():
    library = Library()
    session = Session.new(GAME, TWO, {}, 1, library)
    assert session.id is not None
    session.save()
    session.close()
    assert Session.resume(library, session.id).diverged is None


def test_listeners_hear_what_happens_and_what_is_taken_back():
    heard: list[Happened | Undone] = []
    session = Session.new(GAME, TWO, {}, 1)
    session.listen(heard.append)
    session.advance()
    session.choose(("bid", 2))
    session.choose(("bid", 0))
    session.choose(("play", "card-1"))
    assert session.undoable == 1
    session.undo()
    assert [type(h).__name__ for h in heard] == ["Happened"] * 4 + ["Undone"]
    played = heard[3]
    assert isinstance(played, Happened)
    assert (played.number, played.seat, played.option, played.secret) == (3, 0, ("play", "card-1"), False)
    assert played.events == [("played", "T3", 0, 0, "card-1")]
    assert heard[4] == Undone(3, ("play", "card-1"))
    assert len(session.log) == 3


def test_a_structured_choice_is_secret_and_only_its_events_are_told():
    session = Session.new(GAME, TWO, {}, 1)
    session.advance()
    session.choose(("bid", 2))
    session.choose(("bid", 0))
    assert session.choose(("gift", 0, 1, 1)).secret
    assert not session.choose(("refuse",)).secret


def test_a_deal_is_the_choice_of_whoever_proposes_it():
    session = Session.new(pax_hispanica.GAME, {"red": "Ana", "blue": "Ben"}, {}, 1)
    session.advance()
    decision = session.decision
    assert decision is not None
    asked, other = decision.seat, 3 - decision.seat
    names = pax_hispanica.GAME.seats
    happened = session.choose(("deal", names[other], names[asked], (("dollars", 1),), (), ""))
    assert (happened.seat, happened.secret) == (other, True)


def test_history_knows_what_happened_before_the_table_was_opened():
    library = Library()
    session = Session.new(GAME, TWO, {}, 1, library)
    play_first(session, 4)
    told = [(h.seat, h.option, h.events) for h in session.history()]
    assert told == [(h.seat, h.option, h.events) for h in session.log]
    session.close()
    assert session.id is not None
    again = Session.resume(library, session.id)
    assert again.log == []
    assert [(h.seat, h.option, h.events) for h in again.history()] == told


def test_what_is_not_offered_changes_nothing():
    session = Session.new(GAME, TWO, {}, 1)
    session.advance()
    before = session.position.digest()
    with pytest.raises(IllegalChoice):
        session.choose(("bid", 99))
    assert session.position.digest() == before


def test_undo_stops_at_the_barrier():
    session = Session.new(GAME, TWO, {}, 1)
    session.advance()
    with pytest.raises(IllegalChoice):
        session.undo()


@pytest.mark.parametrize(
    ("seats", "says"),
    [
        ({"red": "bot:admiral"}, "no level 'admiral'"),
        ({"red": "auto"}, "automaton"),
        ({"red": " "}, "needs a name"),
        ({"red": "A\x1b[2J"}, r"seat red: the name 'A\\x1b\[2J' holds signs that cannot be shown"),
        ({"red": "\udcff"}, "cannot be shown"),
        ({"red": "bot"}, "seat red: bot is no name for a person; bot:random is the computer"),
        ({"red": "Bot:random"}, "no name for a person"),
        ({"red": "AUTO"}, "no name for a person"),
        ({"red": "Ana" * 20}, "too long"),
        ({"red": "Ana", "blue": "ANA"}, "two persons"),
    ],
)
def test_a_seat_that_nobody_can_take_is_said_so_in_one_line(seats: dict[str, str], says: str):
    with pytest.raises(SetupError, match=says) as refused:
        check_seats(seats, GAME)
    assert "\n" not in str(refused.value)


def saved() -> dict[str, object]:
    session = Session.new(GAME, TWO, {}, 1)
    play_first(session, 3)
    return dict(json.loads(json.dumps(session.plain())))


def test_a_save_is_taken_from_plain_data():
    assert parse_save(saved()).position.decision is not None


@pytest.mark.parametrize(
    "broken",
    [
        [],
        "ahoy",
        None,
        {"format": "pax-tui record 999"},
        {"game": "chess"},
        {"game": 7},
        {"seats": []},
        {"seats": {"red": 5, "blue": "Ben"}},
        {"seats": {"red": "bot:admiral", "blue": "Ben"}},
        {"choices": {}},
        {"choices": [[]]},
        {"choices": [[3]]},
        {"choices": [["bid", [[[{}]]]]]},
        {"snapshot": {"columns": {}, "agenda": [], "result": None}},
        {"rules_version": "one"},
        {"seed": "dawn"},
    ],
)
def test_what_is_no_save_is_refused_in_one_line(broken: object):
    with pytest.raises(BadRecord) as refused:
        parse_save({**saved(), **broken} if isinstance(broken, dict) else broken)
    assert "\n" not in str(refused.value)


def test_a_position_that_lost_a_piece_is_refused():
    save = saved()
    save["diverged"] = 1
    snapshot = save["snapshot"]
    assert isinstance(snapshot, dict)
    snapshot["columns"]["coins"] = [-5, 3, 3]
    with pytest.raises(BadRecord, match="not possible"):
        parse_save(save)


def test_a_position_that_asks_nobody_is_refused_when_it_comes_to_that():
    save = saved()
    save["seats"] = {"red": "Ana", "green": "Cem"}
    session = Session(parse_save(save), 1)
    with pytest.raises(BadRecord, match="asks blue, where nobody sits"):
        play_first(session)
    save["diverged"] = 1
    snapshot = save["snapshot"]
    assert isinstance(snapshot, dict)
    snapshot["columns"]["active"] = 1
    with pytest.raises(BadRecord, match="a seat that nobody has"):
        parse_save(save)


def test_no_step_of_a_save_can_go_on_with_what_is_no_phase():
    save = saved()
    snapshot = save["snapshot"]
    assert isinstance(snapshot, dict)
    for n in range(len(snapshot["agenda"])):
        for phase in ("__class__", "last", "nowhere", 7):
            broken = json.loads(json.dumps(save))
            broken["snapshot"]["agenda"][n]["at"] = phase
            with pytest.raises(BadRecord):
                parse_save(broken)
