"""Looking back through a game at its table, branches, and windows of Interdiction that are no barrier to undo."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pax_tui import cli
from pax_tui.library import Library, LibraryError
from pax_tui.screens.home import SavesScreen
from pax_tui.screens.replay import ReplayScreen
from pax_tui.screens.setup import PERSON, SetupScreen
from pax_tui.screens.table import TableScreen
from pax_tui.session import Session, branch
from rules.kernel.record import BadRecord, Record
from rules.pax_hispanica.game import GAME
from tests.pax_tui.stage import LARGE, MEDIUM, SIZES, SMALL, THREE, opened, press, seen, session, settled, table
from tests.pax_tui.test_secrets import SAILING, calling

pytestmark = pytest.mark.usefixtures("home")
RECORD = Path(__file__).parents[1] / "records" / "2-G3b.json"


def begun(choices: int = 30, seats: dict[str, str] = THREE, library: Library | None = None) -> Session:
    made = session(seats=seats, library=library)
    while True:
        made.advance()
        decision = made.decision
        assert decision is not None and decision.options
        if len(made.record.choices) >= choices and not decision.secret:
            return made
        made.choose(decision.options[-1] if decision.secret else decision.options[0])


# -- windows that nobody used


async def test_a_window_in_which_nobody_called_is_no_barrier() -> None:
    made = session(SAILING)
    async with opened(made, MEDIUM) as pilot:
        before = made.position.digest(), len(made.record.choices)
        await press(pilot, "f", table(pilot).lit()["barataria-bay"], "enter")
        assert calling(made) == [("pass",), ("pass",)]
        assert made.record.silent
        assert made.undoable
        await press(pilot, "u")
        assert (made.position.digest(), len(made.record.choices)) == before
        assert made.record.silent == []
        assert table(pilot).choosing is not None


@pytest.mark.parametrize("answers", [("1", "enter"), ("2", "enter")])
async def test_a_window_in_which_somebody_was_asked_is_a_barrier(answers: tuple[str, ...]) -> None:
    made = session(SAILING)
    async with opened(made, MEDIUM) as pilot:
        await press(pilot, "f", table(pilot).lit()["barataria-bay"], "!", "b", "b", *answers, "enter")
        assert len(calling(made)) == 2
        assert not made.record.silent
        assert not made.undoable


async def test_in_the_sealed_form_every_window_is_a_barrier() -> None:
    made = session(SAILING)
    async with opened(made, MEDIUM, form="sealed") as pilot:
        await press(pilot, "f", table(pilot).lit()["barataria-bay"], "b", "1", "enter", "c", "1", "enter")
        assert len(calling(made)) == 2
        assert not made.undoable


def sailing() -> Record:
    record = Record.new(GAME, THREE, GAME.settle(tuple(THREE), {}))
    GAME.place(record.position, SAILING)
    return record


def test_what_nobody_chose_is_silent_only_between_a_choice_and_the_next_question_to_the_same_seat() -> None:
    record = sailing()
    decision = record.position.decision
    assert decision is not None and decision.options
    bay = next(option for option in decision.options if "barataria-bay" in option)
    record.play(bay, silent=True)
    assert record.silent == [], "whoever is asked has chosen"
    assert not record.undoable, "somebody else is asked now"
    record.play(("pass",), silent=True)
    record.play(("pass",), silent=True)
    assert (record.silent, record.undoable) == ([1, 2], 1)
    kept = record.mark()
    assert record.undo() == bay
    assert (record.choices, record.silent) == ([], [])
    assert (len(kept.choices), kept.undoable) == (3, 1)


# -- looking back


@pytest.mark.parametrize("size", SIZES)
async def test_history_steps_back_through_the_game_and_changes_nothing(size: tuple[int, int], home: Path) -> None:
    library = Library()
    made = begun(library=library)
    before = made.position.digest(), made.record.choices[:], library.read(str(made.id))
    async with opened(made, size) as pilot:
        await press(pilot, "g")
        screen = pilot.app.screen
        assert isinstance(screen, ReplayScreen)
        assert screen.at == len(screen.told), "it begins at the present"
        await press(pilot, "left", "left", "home", "right", "escape")
        assert isinstance(pilot.app.screen, TableScreen)
    assert (made.position.digest(), made.record.choices, library.read(str(made.id))) == before


async def test_history_of_a_running_game_tells_no_secret(home: Path) -> None:
    made = begun(60)
    async with opened(made, LARGE) as pilot:
        await press(pilot, "g")
        screen = pilot.app.screen
        assert isinstance(screen, ReplayScreen)
        assert not screen.over
        secret = [h for h in screen.told if h.secret and h.seat >= 0]
        assert secret
        for happened in secret[:10]:
            screen.go_to(happened.number + 1)
            chosen = "".join(text for text, *_ in screen._chosen())
            assert "secret" in chosen
            assert screen.tongue.option(happened.option) not in chosen
        assert screen._view == screen._now.position.view(None)


# -- branches


async def test_a_branch_goes_on_from_any_moment_and_leaves_the_game_alone(home: Path) -> None:
    library = Library()
    made = begun(library=library)
    before = library.read(str(made.id))
    async with opened(made, MEDIUM, library=library) as pilot:
        await press(pilot, "g", "left", "left", "left")
        screen = pilot.app.screen
        assert isinstance(screen, ReplayScreen)
        at = screen.at
        text = await press(pilot, "b")
        assert "The same key again" in text
        await press(pilot, "right")
        assert "The same key again" not in seen(pilot)
        await press(pilot, "left", "b", "b")
        assert at < len(before["choices"])
        now = pilot.app.session  # type: ignore[attr-defined]
        assert now is not made
        assert now.branch == {"of": made.id, "at": at}
        assert [list(c) for c in now.record.choices[:at]] == before["choices"][:at]
        assert now.seed != made.seed, "nobody may know what was to come"
        assert now.record.seats == made.record.seats
    assert library.read(str(made.id)) == before
    assert len(library.rows()) == 2
    Session.resume(library, str(made.id)).close()  # it is not held any more


async def test_in_a_game_of_computers_somebody_takes_the_seat_that_is_asked(home: Path) -> None:
    library = Library()
    record = Record.replay(GAME, json.loads(RECORD.read_text()))
    async with opened(None, SMALL, library=library, replay=record) as pilot:
        await press(pilot, "pagedown", "b", "b")
        now = pilot.app.session  # type: ignore[attr-defined]
        assert now is not None
        assert len(now.persons) == 1
        assert now.waits
        now.choose(now.decision.options[0])
        now.close()


def test_a_branch_cannot_reach_beyond_where_the_rules_lead(home: Path) -> None:
    record = Record.replay(GAME, json.loads(RECORD.read_text()))
    record.choices[100] = ("no_such_choice",)
    with pytest.raises(BadRecord, match="choice 101"):
        branch(record, 150, Library())
    name = branch(record, 90, Library())
    assert len(Library().read(name)["choices"]) == 90


def test_line_by_line_a_branch_is_part_of_an_import(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    assert cli.main(["import", str(RECORD), "--at", "40"]) == 0
    assert capsys.readouterr().out == "Kept as game 1.\n"
    save = Library().read("1")
    assert save["choices"] == json.loads(RECORD.read_text())["choices"][:40]
    assert save["branch"]["at"] == 40
    assert cli.main(["import", str(RECORD), "--at", "99999"]) == 2
    assert "only" in capsys.readouterr().err


# -- undo


@pytest.mark.parametrize("seed", range(1))
def test_after_any_undo_position_log_and_save_are_what_they_were(seed: int, home: Path) -> None:
    """Undo as far as it goes at many moments of a game by lively people: everything equals what it was, and the same choices lead on."""
    from random import Random

    from tests.lively import lively

    library, rng, undone = Library(), Random(seed), 0
    made = session(library=library, seed=seed)
    made.advance()
    states: dict[int, tuple[str, list[object], object]] = {}

    def state() -> tuple[str, list[object], object]:
        save = library.read(str(made.id))
        return made.position.digest(), [(h.number, h.option, h.events) for h in made.log], {k: v for k, v in save.items() if k != "seed"}

    while made.decision is not None and len(made.record.choices) < 110:
        states[len(made.record.choices)] = state()
        made.choose(lively(made.decision, rng))
        made.advance()
        if made.undoable and rng.random() < 0.3:
            while made.undoable:
                left = made.undo().number
                assert state() == states[left]
                undone += 1
    made.close()
    assert undone > 5


# -- what goes wrong is said at the table


@pytest.mark.parametrize("size", SIZES)
async def test_a_choice_that_cannot_be_kept_is_not_made_and_the_table_says_why(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    library = Library()
    made = begun(library=library)
    async with opened(made, size, library=library) as pilot:
        before = made.position.digest(), table(pilot).entries(), library.read(str(made.id))

        def fails(*_: object, **__: object) -> None:
            raise LibraryError("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(type(made.shelf), "save", fails)
            table(pilot).choose(0)
            await settled(pilot)
            text = seen(pilot)
            assert "the disk is full" in text
        assert (made.position.digest(), table(pilot).entries(), library.read(str(made.id))) == before
        table(pilot).choose(0)
        await settled(pilot)
        text = seen(pilot)
        assert "the disk is full" not in text
        assert made.position.digest() != before[0]
        assert library.read(str(made.id))["choices"] == [list(c) for c in made.record.choices]


async def test_damaged_games_are_named_among_the_saved_ones() -> None:
    library = Library()
    bad, good = begun(3, library=library), begun(3, library=library)
    for session_ in (bad, good):
        session_.close()
    with library._database(write=True) as db:
        db.execute("update game set seats = '[' where id = ?", (int(str(bad.id)),))
    async with opened(None, MEDIUM, library=library) as pilot:
        pilot.app.push_screen(SavesScreen(False))
        await settled(pilot)
        text = seen(pilot)
        assert f"Game {bad.id} is damaged and not listed" in text
        assert "pax-tui rescue FOLDER" in text


async def test_somebody_alone_is_asked_at_the_set_up_whether_there_is_a_barrier() -> None:
    alone = {"purple": "", "red": PERSON, "blue": "bot:random", "orange": "", "green": ""}
    async with opened(None, MEDIUM, setup=("pax-hispanica", {}, None)) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, SetupScreen)
        assert "agree:undo" not in screen.ids
        screen.kinds.update(alone)
        screen.redraw()
        await press(pilot)
        screen.chosen = screen.ids.index("agree:undo")
        text = await press(pilot, "right")
        assert "without a barrier" in text
        assert screen.agreed["undo"] == "free"
