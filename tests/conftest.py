"""What many tests need: the toy game in the program, and a data folder of their own."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from pax_tui import games, wording

TOY_WORDS = """
opt-bid = Bid { $n ->
    [one] one coin
   *[other] { $n } coins
}
opt-play = Play { $card }
opt-draw = Draw { $card }
opt-done = Done
    .play-a-card = Draw as many and end the turn
opt-accept = Accept
opt-refuse = Refuse
opt-roll = Roll { $a1 } and { $a2 }
opt-gift = A gift
ask-how-much = How many coins does { $seat } bid?
ask-play-a-card = Which card does { $owner } play?
ask-take-gift = Does { $seat } take { $a2 } coins?
event-rolled = The dice show { $a1 } and { $a2 }.
event-bids = The bids are open.
event-played = { $owner } plays { $card }.
event-drew = { $owner } has drawn { $card }.
event-given = { $giver } gives { $taker } { $dollars } coins.
rule-too-low = The card before was as high or higher.
rule-not-held = That card is not in the hand.
rule-poor = There are not that many coins.
rule-no-deal-now = No gift is possible now.
"""


def pytest_configure() -> None:
    """Programs the tests start can be interrupted, even where the tests run in the background of a shell that ignores interrupts."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> str:
    """The name under which the program knows the toy game."""
    monkeypatch.setitem(games.GAMES, "toy", games.Entry("tests.toy:GAME", "tests.toy_face:FACE", ""))
    own = [text for _, text in wording.sources("")]
    monkeypatch.setitem(wording._read, "toy", wording.Messages([*own, TOY_WORDS]))
    return "toy"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's folders of their own; the library lies in home/pax-tui."""
    for name in ("DATA", "CONFIG", "CACHE", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path))
    return tmp_path


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Prints what tests have recorded under "coverage", so that it stands in the test output."""
    for outcome in ("passed", "failed"):
        for report in terminalreporter.stats.get(outcome, []):
            for name, text in report.user_properties:
                if name == "coverage":
                    terminalreporter.section("what the corpus of games uses", sep="-")
                    terminalreporter.write_line(text)
