"""How long searching seats think: from the command line to the seat, and through a saved game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pax_tui import cli
from pax_tui.exports import checked, exported
from pax_tui.library import Library
from pax_tui.session import BadRecord, Session
from rules.players import PLAYOUTS
from rules.players.captain import Captain
from tests.toy import GAME

SEATS = {"red": "Ana", "blue": "bot:captain"}


def playouts(session: Session) -> int:
    seat = session._players[1]
    assert isinstance(seat, Captain)
    return seat.playouts


@pytest.mark.usefixtures("toy", "home")
def test_a_saved_game_keeps_how_long_its_seats_think(tmp_path: Path):
    library = Library(tmp_path)
    session = Session.new(GAME, SEATS, {}, 1, library, 7)
    assert playouts(session) == 7
    session.close()
    again = Session.resume(library, "1")
    assert playouts(again) == 7
    again.close()
    other = Session.resume(library, "1", 9)
    assert playouts(other) == 9
    other.save()
    other.close()
    last = Session.resume(library, "1")
    assert playouts(last) == 9
    last.close()


@pytest.mark.usefixtures("toy", "home")
def test_a_game_that_says_nothing_of_it_thinks_as_usual(tmp_path: Path):
    session = Session.new(GAME, SEATS, {}, 1, Library(tmp_path))
    assert playouts(session) == PLAYOUTS
    assert "think" not in session.plain()
    session.close()


@pytest.mark.usefixtures("toy", "home")
def test_an_export_keeps_it_and_no_nonsense_is_taken():
    save = Session.new(GAME, SEATS, {}, 1, None, 7).plain()
    document = json.loads(json.dumps(exported(save, False)))
    assert checked(document)["think"] == 7
    for nonsense in (0, -1, "many", 10**9):
        with pytest.raises(BadRecord):
            checked({**document, "think": nonsense})


@pytest.mark.usefixtures("toy", "home")
@pytest.mark.parametrize("wrong", ["0", "-1", "many", "50001", "²"])
def test_the_command_line_takes_a_sensible_number_only(wrong: str, capsys: pytest.CaptureFixture[str]):
    assert cli.main(["--plain", "new", "toy", "--seats", "red=Ana,blue=bot:captain", f"--think={wrong}"]) == cli.BAD_USE
    assert "is not a number from 1 to 50000" in capsys.readouterr().err


@pytest.mark.usefixtures("toy", "home")
def test_a_game_put_aside_goes_on_as_it_would_have_gone(tmp_path: Path):
    """Also right after a deal was answered, when nobody may propose it anew."""
    computers = {"red": "bot:captain", "blue": "bot:deckhand"}
    for seed in range(40):  # the first game with a deal
        whole = Session.new(GAME, computers, {}, seed, None, 10)
        whole.advance()
        assert whole.result is not None
        choices = whole.record.choices
        answered = [n + 1 for n, choice in enumerate(choices) if choice[0] in ("accept", "refuse")]
        if answered:
            break
    assert answered
    for steps in (5, answered[0], len(choices) - 3):
        library = Library(tmp_path / str(steps))
        parted = Session.new(GAME, computers, {}, seed, library, 10)
        for _ in range(steps):
            parted.step()
        parted.close()
        parted = Session.resume(library, "1")
        parted.advance()
        assert parted.record.choices == choices
        parted.close()


@pytest.mark.usefixtures("toy", "home")
@pytest.mark.parametrize(("command", "found"), [([], PLAYOUTS), (["--think", "12"], 12)])
def test_new_and_resume_hand_it_on(command: list[str], found: int, monkeypatch: pytest.MonkeyPatch):
    begun: list[Session] = []
    monkeypatch.setattr("pax_tui.commands.table._plain", lambda args, session: begun.append(session) or 0)
    assert cli.main(["--plain", "new", "toy", "--seats", "red=Ana,blue=bot:captain", "--seed", "1", *command]) == 0
    begun[0].close()
    assert cli.main(["--plain", "resume"]) == 0
    begun[1].close()
    assert cli.main(["--plain", "resume", "--think", "5"]) == 0
    begun[2].close()
    assert [playouts(session) for session in begun] == [found, found, 5]
