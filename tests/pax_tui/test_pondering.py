"""Computer seats that look ahead: they think elsewhere, choose as they would here, can be hurried, say why, and leave nothing running."""

from __future__ import annotations

import io
from collections.abc import Iterator
from multiprocessing import active_children
from time import monotonic
from typing import Any

import pytest
from textual.pilot import Pilot

from pax_tui import games
from pax_tui import plain as plain_table
from pax_tui.plain import Table
from pax_tui.screens import pondering
from pax_tui.screens.pondering import PonderingTable
from pax_tui.screens.texts import LegendScreen
from pax_tui.session import Session
from pax_tui.thinking import NoThought, Problem, Thinker, solve
from rules.players import Thought
from tests.pax_tui.stage import MEDIUM, SMALL, opened, press, seen, settled

DRAKE, PAX = games.game("francis-drake"), games.game("pax-hispanica")
SEATS = {"red": "Ana", "blue": "bot:deckhand", "green": "bot:captain"}
PATIENCE = 30.0


@pytest.fixture(autouse=True)
def _home(home: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(pondering, "PACE", 0.0)
    yield
    assert not active_children(), "something is left running"


def session(think: int = 6, seats: dict[str, str] = SEATS, seed: int = 3, **options: str) -> Session:
    return Session.new(DRAKE, seats, options, seed, None, think)


def table(pilot: Pilot[Any]) -> PonderingTable:
    return next(s for s in pilot.app.screen_stack if isinstance(s, PonderingTable))


async def until(pilot: Pilot[Any], what: Any) -> str:
    """Waits until something is so."""
    begun = monotonic()
    while not what():
        assert monotonic() - begun < PATIENCE, seen(pilot)
        await pilot.pause(0.05)
    await settled(pilot)
    return seen(pilot)


async def test_what_is_thought_elsewhere_is_what_would_be_thought_here() -> None:
    here = session()
    here.advance()
    made = session()
    async with opened(made, MEDIUM) as pilot:
        await until(pilot, lambda: made.waits)
        assert made.record.choices == here.record.choices
        assert made.thoughts == here.thoughts, "with the same likings and reasons"
        assert "Where does Ana stop" in seen(pilot)


async def test_a_seat_that_thinks_long_can_be_hurried_and_the_table_answers_meanwhile() -> None:
    made = session(think=1_000_000)
    async with opened(made, MEDIUM) as pilot:
        text = await until(pilot, lambda: made.ponders and table(pilot).thinker.busy)
        assert "thinks about it" in text
        assert "Enter hurries" in text
        assert "hurry" in await press(pilot, "question_mark")
        await press(pilot, "escape")
        await until(pilot, lambda: "of 1,000,000 tries" in seen(pilot) or made.waits)
        await press(pilot, "enter")
        await until(pilot, lambda: made.waits)


async def test_whoever_leaves_while_a_seat_thinks_leaves_nothing_running() -> None:
    made = session(think=1_000_000)
    async with opened(made, SMALL) as pilot:
        await until(pilot, lambda: made.ponders and table(pilot).thinker.busy)
        assert active_children()
        await press(pilot, "q")


async def test_a_worker_that_ends_is_replaced_and_the_table_can_be_left() -> None:
    """Whatever kills it: another begins anew; where that ends too, the seat takes what it finds at once."""
    made = session(think=1_000_000)
    async with opened(made, MEDIUM) as pilot:
        await until(pilot, lambda: made.ponders and table(pilot).thinker.progress[0] > 0)
        number, first = len(made.record.choices), table(pilot).thinker._process
        first.kill()
        await until(pilot, lambda: table(pilot).thinker._process not in (None, first) and table(pilot).thinker.busy)
        assert "the process that thinks" in seen(pilot)
        assert "thinks about it" in seen(pilot)
        assert len(made.record.choices) == number
        table(pilot).thinker._process.kill()
        await until(pilot, lambda: len(made.record.choices) > number)
        await press(pilot, "q")


async def test_nothing_is_chosen_behind_another_screen() -> None:
    made = session()
    async with opened(made, MEDIUM) as pilot:
        await press(pilot, "question_mark")
        count = len(made.record.choices)
        await pilot.pause(1.0)
        assert len(made.record.choices) == count or made.waits
        await press(pilot, "escape")
        await until(pilot, lambda: made.waits)


async def test_a_hint_says_what_the_captain_likes_and_chooses_nothing() -> None:
    made = session()
    async with opened(made, MEDIUM) as pilot:
        await until(pilot, lambda: made.waits)
        count = len(made.record.choices)
        await press(pilot, "h")
        text = await until(pilot, lambda: isinstance(pilot.app.screen, LegendScreen))
        assert "The captain's hint" in text
        assert "%" in text
        assert "‹" not in text
        assert len(made.record.choices) == count
        await press(pilot, "escape")
        decision = made.decision
        assert decision is not None and decision.options
        many = [(option, 0.1) for option in (decision.options * 9)[:9]]
        table(pilot)._show_hint(Thought(many[0][0], "", tuple(many)))
        await settled(pilot)
        assert "and 3 more" in seen(pilot)
        assert "come to the same" in seen(pilot)
        await press(pilot, "escape")
        assert "Why they chose so" in await press(pilot, "i")
        assert "‹" not in seen(pilot)
        assert any(name in seen(pilot) for name in ("Blue:", "Green:"))


async def test_several_people_ask_for_hints_only_where_they_have_agreed_to() -> None:
    people = {"red": "Ana", "blue": "Ben", "green": "bot:random"}
    assert not session(seats=people).hints
    made = session(seats=people, hints="yes")
    assert made.hints
    async with opened(session(seats=people), MEDIUM) as pilot:
        assert "hint" not in table(pilot).conditions()
        assert "nobody asks for hints" in await press(pilot, "h")
        assert "No computer seat has chosen anything" in await press(pilot, "i")


async def test_reasons_tell_nothing_that_was_chosen_in_secret() -> None:
    seats = {"red": "Ana", "blue": "bot:deckhand", "orange": "bot:deckhand"}
    made = Session.new(PAX, seats, {}, 5)
    async with opened(made, MEDIUM) as pilot:
        for _ in range(4):
            await until(pilot, lambda: made.waits)
            made.choose((made.decision.options or ((),))[0])  # type: ignore[union-attr]
            table(pilot).go_on()
        await until(pilot, lambda: made.waits)
        secret = [h for h in made.log if h.number in made.thoughts and h.secret]
        assert secret, "computer seats have bid"
        told = " ".join((await press(pilot, "i")).split())
        for happened in secret:
            assert made.thoughts[happened.number].option == happened.option
            assert f": {table(pilot).tongue.option(happened.option)} " not in told


def test_in_plain_there_are_hints_and_reasons_too() -> None:
    written = io.StringIO()
    Table(session(), io.StringIO("hint\nreasons\n"), written).run()
    told = written.getvalue()
    assert told.count("thinks about it") == 1, "who is waited for"
    assert "%" in told
    assert "tries make of each choice" in told
    assert "‹" not in told
    written = io.StringIO()
    Table(session(seats={"red": "Ana", "blue": "Ben", "green": "bot:random"}), io.StringIO("hint\n"), written).run()
    assert "nobody asks for hints" in written.getvalue()


def test_what_a_hint_leaves_out_is_counted_and_what_comes_to_the_same_is_called_so() -> None:
    """Of eight options six are listed; where all are liked the same, that is said."""
    options = [("go", n) for n in range(8)]
    assert Thought(options[0], "", tuple((o, 0.125) for o in options)).alike
    assert not Thought(options[0], "", ((options[0], 0.6), (options[1], 0.4))).alike
    assert not Thought(options[0], "", ((options[0], 1.0),)).alike
    made = session()
    made.advance()
    with pytest.MonkeyPatch.context() as patch:
        decision = made.decision
        assert decision is not None and decision.options
        many = (decision.options * 8)[:8]
        patch.setattr(plain_table, "solve", lambda problem: Thought(many[0], "", tuple((o, 0.125) for o in many)))
        written = io.StringIO()
        Table(made, io.StringIO("hint\n"), written).run()
    assert "and 2 more" in written.getvalue()
    assert "come to the same" in written.getvalue()


def waited(thinker: Thinker) -> Thought:
    """The answer of the worker."""
    begun = monotonic()
    while monotonic() - begun < PATIENCE:
        if thought := thinker.poll():
            return thought
    raise AssertionError("no answer")


def test_the_worker_drops_what_is_not_wanted_any_more_and_fails_in_one_line() -> None:
    made = session(think=1_000_000)
    made.advance(elsewhere=True)
    thinker = Thinker()
    try:
        thinker.ask(made.problem("captain"))
        quick = made.problem()._replace(think=5)
        thinker.ask(quick)
        assert waited(thinker) == solve(quick)
        thinker.ask(Problem("francis-drake", {}, "captain", 5, "seed"))
        with pytest.raises(NoThought, match=r"^SetupError: .*damaged"):
            waited(thinker)
        thinker.ask(made.problem("captain"))  # a deckhand would be done at once
        thinker._process.kill()
        with pytest.raises(NoThought, match="has ended"):
            waited(thinker)
    finally:
        thinker.close()


def test_a_captain_goes_on_with_what_he_has_in_mind_from_one_problem_to_the_next() -> None:
    """The rest of his line is looked through in fewer tries, by the worker as by the table itself; another captain starts afresh."""
    steel = games.game("sea-and-steel")
    position = steel.new(steel.default_seats, {})
    while (asked := position.decision) is not None and asked.ask != "assign":
        assert asked.options
        position.choose(asked.options[0])
    told: list[int] = []

    def watch(done: int, of: int) -> bool:
        told.append(of)
        return False

    first = solve(Problem(steel.id, position.plain(), "captain", 48, "first"), watch)
    position.choose(first.option)
    solve(Problem(steel.id, position.plain(), "captain", 48, "next"), watch)
    solve(Problem(steel.id, position.plain(), "captain", 47, "next"), watch)
    assert told == [48] * 48 + [6] * 6 + [47] * 47


def test_whoever_has_been_refused_a_deal_does_not_forget_it_on_the_way_to_the_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a computer seat would offer the same again and again."""
    made = Session.new(PAX, {"red": "Ana", "blue": "bot:deckhand", "orange": "bot:deckhand"}, {}, 5)
    gift = ("deal", "red", "blue", (("dollars", 1),), (), "")
    made.advance()
    while made.position.interrupt_rule(gift) is not None:
        made.choose((made.decision.options or ((),))[0])  # type: ignore[union-attr]
        made.advance()
    assert not made.problem("deckhand").interrupted
    made.choose(gift)
    made.advance()
    problem = made.problem("deckhand")
    assert problem.interrupted
    position = PAX.load(problem.position)
    position.interrupt_no_more()
    assert position.interrupted
