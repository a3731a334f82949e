"""The table line by line."""

from __future__ import annotations

import io
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from pax_tui import cli, games
from pax_tui.games.face import Clerk
from pax_tui.library import Library, LibraryError
from pax_tui.plain import CLEAR, Table, ask_seats, picked
from pax_tui.session import Happened, Session
from rules.kernel.decision import Option
from tests.toy import GAME
from tests.toy_face import FACE

pytestmark = pytest.mark.usefixtures("toy", "home")
ALONE = {"red": "Ana", "blue": "bot:random"}
TWO = {"red": "Ana", "blue": "Ben"}
OTHER = FACE
"""A face that a test puts in place of the toy's."""


@pytest.fixture(autouse=True)
def able(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal that can be cleared."""
    monkeypatch.setenv("TERM", "xterm")


class Terminal(io.StringIO):
    """What is written to a terminal."""

    def isatty(self) -> bool:
        return True


def table(lines: str, seats: dict[str, str] | None = None, writes: io.StringIO | None = None, seed: int = 1) -> tuple[Session, str]:
    """A new game with these lines typed, and everything that was written."""
    session = Session.new(GAME, seats or TWO, {}, seed, Library())
    written = writes or io.StringIO()
    assert Table(session, io.StringIO(lines), written).run() == 0
    session.close()
    return session, written.getvalue()


def screen(text: str) -> str:
    """What is left on a terminal after it was cleared."""
    return text.rsplit(CLEAR, 1)[-1]


# -- questions and answers


def test_a_decision_is_a_question_its_options_and_a_prompt():
    _, text = table("", ALONE)
    assert "Ana: How many coins does Ana bid? (T2)\n1) Bid 0 coins\n2) Bid one coin\n3) Bid 2 coins\n4) Bid 3 coins\n> " in text


def test_a_number_chooses():
    session, _ = table("4\n", ALONE)
    assert ("bid", 3) in session.record.choices


def test_a_word_chooses_the_one_option_it_fits():
    session, _ = table("one coin\n", ALONE)
    assert ("bid", 1) in session.record.choices


def test_a_word_that_fits_several_or_none_chooses_nothing():
    session, text = table("coins\nsail\n9\n0\n99999999\nx\n\n", ALONE)
    assert [c[0] for c in session.record.choices] == ["roll"]
    assert "coins fits 3 options" in text
    assert "No option contains sail." in text
    assert text.count("There is a number from 1 to 4.") == 3


@pytest.mark.parametrize(
    ("line", "options", "found"),
    [
        ("found", ["Found Havana", "Found Cuba"], [0, 1]),
        ("found cuba", ["Found Havana", "Found Cuba"], [1]),
        ("CUBA", ["Found Havana", "Found Cuba"], [1]),
        ("done", ["Done", "Undone"], [0]),
        ("hav", ["Found Havana", "Pass by Shavano"], [0]),
        ("d", ["Done"], []),
        ("vana", ["Found Havana", "Found Cuba"], [0]),
        ("", ["Done"], []),
    ],
)
def test_the_closest_reading_of_a_word_wins(line: str, options: list[str], found: list[int]):
    assert picked(line, options) == found


def test_a_game_is_played_to_its_end():
    session, text = table("1\n" * 200, ALONE)
    assert session.result is not None
    assert re.search(r"The game is over \(T\d\)\.", text)
    assert Library().rows()[0].finished


def test_end_of_input_saves_and_leaves():
    session, text = table("4\n", ALONE)
    assert text.endswith(f"Saved. pax-tui --plain resume {session.id} goes on with this game.\n")
    assert len(Library().read(str(session.id))["choices"]) == len(session.record.choices)


@pytest.mark.parametrize("letter", ["q", "s"])
def test_q_and_s_save_and_leave(letter: str):
    session, text = table(f"{letter}\n4\n", ALONE)
    assert "Saved." in text
    assert len(session.record.choices) == 1


# -- the letters


def test_help_lists_the_letters():
    _, text = table("?\n", ALONE)
    for letter in "?wubhldrsq":
        assert re.search(rf"^{re.escape(letter)}[ ,]|^s, {letter} ", text, re.MULTILINE), letter


def red_turn(lines: str, seats: dict[str, str] | None = None) -> tuple[Session, str]:
    """Red has bid most and plays cards."""
    return table(("4\n1\n" if seats == ALONE else "\n4\n\n1\n") + lines, seats)


def test_w_tells_why_not_with_the_section():
    _, text = red_turn("1\nw\nw card 1\n")
    assert "- Play Card 7: That card is not in the hand. (T3)" in text
    assert re.search(r"- Play Card 1: That card is not in the hand\. \(T3\)", text)
    tail = text[text.rindex("- Play Card 7") :]
    assert "- Play Card 12:" in tail
    _, text = table("\nw\n")
    assert "Nothing that could be meant here is forbidden." in text


def test_u_takes_back_until_the_barrier():
    session, text = red_turn("1\nu\nu\n")
    assert "Taken back: Play Card 1" in text
    assert "Nothing can be taken back" in text
    assert [c[0] for c in session.record.choices] == ["roll", "bid", "bid"]


def test_b_shows_what_lies_open_and_no_hand():
    _, text = red_turn("b\n")
    assert "Ana: hand 3\nBen: hand 3" in text


def test_h_shows_the_hand_to_its_owner_alone():
    _, text = red_turn("h\n\n\n")
    shown = text[text.rindex("pass to Ana, then Enter") :]
    assert "Ana: hand (1, 2, 3)" in shown
    assert "Ben: hand 3" in shown
    assert shown.count("Which card does Ana play?") == 1, "the question is put again"


def test_a_single_person_sees_the_own_hand_at_once():
    _, text = table("b\n", ALONE)
    assert "Ana: hand (1, 2, 3)" in text
    assert "pass to" not in text


def test_l_tells_the_latest_events():
    _, text = red_turn("1\nl\n")
    assert text.count("Ana plays Card 1. (T3)") == 2


def test_d_proposes_a_deal():
    session, text = red_turn("d\n2\n1\nd\n\nd\n99\n")
    assert "Does Ben take 2 coins?" in text
    assert "Ana gives Ben 2 coins. (T6)" in text
    assert "There are not that many coins. (T6)" in text
    assert session.record.choices.count(("accept",)) == 1


def test_r_reads_the_rules(monkeypatch: pytest.MonkeyPatch):
    _, text = red_turn("r\n")
    assert "There are no rules to read for this game." in text
    from pax_tui import rulebook

    real = rulebook.load("pax-hispanica")
    monkeypatch.setattr(rulebook, "load", lambda game: real)
    _, text = red_turn("r E5a\nr Z99z\n")
    assert "E5a " in text
    assert "Nothing about Z99z in the rules." in text


# -- secrets


def test_the_keyboard_is_passed_before_a_secret():
    _, text = table("\n4\n\n1\n")
    assert text.index("pass to Ana, then Enter") < text.index("How many coins does Ana bid?")
    assert text.index("How many coins does Ana bid?") < text.index("pass to Ben, then Enter") < text.index("How many coins does Ben bid?")


def test_any_line_is_that_enter():
    session, _ = table("1\n4\nhello\n1\n")
    assert session.record.choices[1:] == [("bid", 3), ("bid", 0)]


def test_a_secret_leaves_the_terminal_before_anything_else_is_written():
    _, text = table("\n4\n", writes=Terminal())
    assert "Bid 3 coins" not in screen(text)
    assert "pass to Ben" in screen(text)


def test_what_was_secret_is_cleared_when_the_table_is_left():
    _, text = table("\nq\n", writes=Terminal())
    assert "Bid" not in screen(text)
    assert "Saved." in screen(text)


def test_what_was_open_is_told_again_after_the_screen_was_cleared():
    _, text = table("\n4\n\n1\n", writes=Terminal())
    assert "The bids are open." in screen(text)


def test_nothing_is_cleared_where_nobody_looks():
    _, text = table("\n4\n\n1\n")
    assert "\x1b" not in text
    assert text.count("The bids are open.") == 1


def test_what_one_person_alone_may_know_is_told_to_that_person_alone():
    _, text = red_turn("1\ndraw\n\n1\nq\n")
    drawn = text.index("Ana has drawn Card")
    assert text.rindex("pass to ", 0, drawn) == text.rindex("pass to Ana", 0, drawn)
    assert text.count("Ana has drawn Card") == 1
    _, text = red_turn("1\ndraw\n")
    assert "Ana has drawn" not in text


def test_a_computers_draw_is_told_to_nobody():
    _, text = table("1\n" * 200, ALONE)
    assert "the blue seat has drawn" not in text


def test_a_deal_that_comes_to_nothing_leaves_nothing_of_its_proposer_behind(monkeypatch: pytest.MonkeyPatch):
    def proposed(given_up: bool) -> Callable[..., Option | None]:
        def deal(position: object, seats: object, words: object, clerk: Clerk) -> Option | None:
            clerk.alone(1)
            clerk.say("Ben thinks it over.")
            return None if given_up else ("gift", 0, 1, 99)

        return deal

    for given_up in (True, False):
        monkeypatch.setitem(games.GAMES, "toy", games.Entry("tests.toy:GAME", "tests.pax_tui.test_plain:OTHER", ""))
        monkeypatch.setattr("tests.pax_tui.test_plain.OTHER", replace(FACE, deal=proposed(given_up)))
        terminal = Terminal()
        _, text = table("\n4\n\n1\nd\n\n", writes=terminal)
        assert "Ben thinks it over." in text
        assert "Ben thinks it over." not in screen(text)
        assert text.count("Ana: Which card does Ana play?") == 2, "the question is put again"
        _, text = table("\nd\n\n", writes=Terminal())
        assert text.count("How many coins does Ana bid?") == 1, "what Ana alone may see is not put while Ben looks"
        assert text.count("pass to Ana, then Enter") == 2


def test_the_latest_events_are_not_kept_to_be_told_once_more():
    _, text = red_turn("1\ndraw\n\n4\n\nl\nl\n1\nh\n\n\n")
    assert "Ana: hand (2, 3, " in text, "Ana has looked once more"
    assert text.count("Ana has drawn Card") == 1


def test_a_failure_leaves_no_secret_on_the_terminal(monkeypatch: pytest.MonkeyPatch):
    def full(self: Session) -> None:
        raise LibraryError("the disk is full")

    session = Session.new(GAME, TWO, {}, 1, Library())
    written = Terminal()
    table = Table(session, io.StringIO("\n4\n"), written)
    play = session.choose

    def choose(option: Option) -> Happened:
        monkeypatch.setattr(Session, "save", full)
        return play(option)

    monkeypatch.setattr(session, "choose", choose)
    with pytest.raises(LibraryError):
        table.run()
    session.close()
    assert "Bid 3 coins" in written.getvalue()
    assert "Bid 3 coins" not in screen(written.getvalue())


def test_a_terminal_that_cannot_be_cleared_is_scrolled(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("LINES", "30")
    _, text = table("\n4\n", writes=Terminal())
    assert "\x1b" not in text
    assert "\n" * 30 + "pass to Ben" in text


# -- opening


def test_who_plays_is_asked_until_the_game_takes_them():
    written = io.StringIO()
    seats = ask_seats(GAME, {}, io.StringIO("Ana\n\n\nAna\nbot:admiral\n\nAna\nbot:random\n\n"), written)
    assert seats == {"red": "Ana", "blue": "bot:random"}
    assert "2 to 3 players, not 1" in written.getvalue()
    assert re.search(r"^blue: $", written.getvalue(), re.MULTILINE), "each question stands in a line of its own"
    assert "no level 'admiral'" in written.getvalue()


def test_plain_new_without_seats_asks(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.setattr(sys, "stdin", io.StringIO("Ana\nbot:random\n\n4\n"))
    assert cli.main(["--plain", "new", "toy", "--seed", "1"]) == 0
    assert "Which card" in capsys.readouterr().out
    monkeypatch.setattr(sys, "stdin", io.StringIO("Ana\n"))
    assert cli.main(["--plain", "new", "toy"]) == 0
    assert len(Library().rows()) == 1


def test_plain_resume_goes_on(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    session, _ = table("4\n", ALONE)
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n"))
    assert cli.main(["--plain", "resume", str(session.id)]) == 0
    assert re.search(r"^1\) ", capsys.readouterr().out, re.MULTILINE)
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert cli.main(["--plain"]) == 0, "without a command the latest game goes on"
    assert "Saved." in capsys.readouterr().out


def test_a_game_whose_rules_have_changed_says_where(capsys: pytest.CaptureFixture[str]):
    session, _ = table("4\n1\n", ALONE)
    session.record.diverged = 5
    written = io.StringIO()
    Table(session, io.StringIO(""), written).run()
    assert "at choice 6" in written.getvalue()


def test_ascii_writes_ascii():
    session = Session.new(GAME, {"red": "Ánà", "blue": "bot:random"}, {}, 1, Library())
    written = io.StringIO()
    Table(session, io.StringIO("‹\n"), written, ascii_only=True).run()
    session.close()
    assert written.getvalue().isascii()
    assert "How many coins does Ana bid?" in written.getvalue()


def test_a_word_needs_no_accents():
    assert picked("ile", ["Sail to Île-à-Vache", "Sail to Curaçao"]) == [0]
    assert picked("CURAÇAO", ["Sail to Île-à-Vache", "Sail to Curaçao"]) == [1]


@pytest.mark.parametrize("encoding", ["ascii", "utf-8", "latin-1"])
def test_no_encoding_of_the_terminal_is_a_failure(encoding: str):
    command = [sys.executable, "-m", "pax_tui", "--plain", "new", "pax-hispanica", "--seats", "red=Ana,blue=Ben", "--seed", "3"]
    env = {**os.environ, "PYTHONIOENCODING": encoding}
    run = subprocess.run(command, input=b"1\n\xff\xfe\n1\n\x00\n1\n", capture_output=True, env=env, timeout=60, check=False)
    assert (run.returncode, run.stderr) == (0, b"")


PROGRAM = """
import sys
from tests.toy import GAME
from pax_tui import cli, games
games.GAMES["toy"] = games.Entry("tests.toy:GAME", "tests.toy_face:FACE", "")
sys.exit(cli.main(sys.argv[1:]))
"""


def test_an_interrupt_leaves_everything_saved_and_no_traceback():
    command = [sys.executable, "-c", PROGRAM, "--plain", "new", "toy", "--seats", "red=Ana,blue=bot:random", "--seed", "1"]
    run = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2]
    )
    assert run.stdin is not None
    assert run.stdout is not None
    run.stdin.write("4\n")
    run.stdin.flush()
    while "ask-play-a-card" not in run.stdout.readline():
        pass
    run.send_signal(signal.SIGINT)
    out, err = run.communicate(timeout=30)
    assert run.returncode == 130
    assert "Saved." in out
    assert "Traceback" not in err
    assert ["bid", 3] in Library().read("1")["choices"]
