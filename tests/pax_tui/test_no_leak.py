"""Non-interference for every game: tests/leaks.py finds nothing, and finds what is leaked on purpose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from io import StringIO
from typing import Any

import pytest

from pax_tui import games
from pax_tui.games.table import Table
from pax_tui.plain import Table as PlainTable
from pax_tui.session import Session
from rules.kernel.position import COMPILED, Position
from rules.kernel.step import Sealed
from tests.leaks import Leak, watched
from tests.toy import GAME

GAMES = [name for name in games.GAMES if games.face(name).panels]


@pytest.mark.parametrize("name", GAMES)
def test_nothing_that_is_shown_depends_on_what_is_hidden(name: str) -> None:
    looks, varied = watched(name, 60, seed=9, every=17, painted=30)
    assert looks >= 180
    assert varied > looks // 8, "what is hidden really was another"


def position_of(name: str) -> type[Position]:
    game = games.game(name)
    seats = game.default_seats
    return type(game.new(seats, game.settle(seats, {})))


def shows_anothers_view(patch: pytest.MonkeyPatch, name: str) -> None:
    """Who only watches is shown what the first seat may know."""
    kind = position_of(name)
    view: Callable[[Any, int | None], Any] = kind.view
    patch.setattr(kind, "view", lambda self, seat: view(self, getattr(self, "seats", (0, 1))[0] if seat is None else seat))


def shows_sealed_answers(patch: pytest.MonkeyPatch, name: str) -> None:
    """Answers are shown while others have still to give theirs."""
    patch.setattr(Sealed, "shown", lambda self, seat: dict(self.__dict__))


def tells_what_is_whispered(patch: pytest.MonkeyPatch, name: str) -> None:
    """What one seat may know is told to all in the log."""
    patch.setattr(Position, "whisper", lambda self, seats, kind, section, *args: self.tell(kind, section, *args))


def draws_what_is_hidden(patch: pytest.MonkeyPatch, name: str) -> None:
    """A panel is drawn from the position instead of from the view."""
    kind, now = position_of(name), []
    view: Callable[[Any, int | None], Any] = kind.view

    def watched_view(self: Position, seat: int | None) -> Any:
        now[:] = [self.digest()]
        return view(self, seat)

    patch.setattr(kind, "view", watched_view)
    table = type_of_table(name)
    standing: Callable[..., Any] = table.standing

    def leaking(self: Table, seen: Any, width: int, own: int | None) -> Any:
        bar = standing(self, seen, width, own)
        return replace(bar, left=(*bar.left, (now[0], "text")))

    patch.setattr(table, "standing", leaking)


def type_of_table(name: str) -> type[Table]:
    module, _, kind = games.face(name).panels["table"].partition(":")
    found: type[Table] = getattr(import_module(module), kind)
    return found


LEAKS = [
    *((name, leak) for name in GAMES for leak in (shows_anothers_view, draws_what_is_hidden)),
    ("pax-hispanica", shows_sealed_answers),
    ("pax-hispanica", tells_what_is_whispered),
]


@pytest.mark.parametrize(("name", "leak"), LEAKS, ids=[f"{name}-{leak.__name__}" for name, leak in LEAKS])
def test_a_leak_on_purpose_is_found(monkeypatch: pytest.MonkeyPatch, name: str, leak: Callable[[pytest.MonkeyPatch, str], None]) -> None:
    if COMPILED and leak is tells_what_is_whispered:
        pytest.skip("compiled rules whisper without asking the class, so nothing can be put in the way")
    leak(monkeypatch, name)
    with pytest.raises(Leak):
        watched(name, 2000, seed=9, every=1, painted=3 if leak is draws_what_is_hidden else 10_000)


@pytest.mark.usefixtures("toy")
def test_line_by_line_nothing_between_two_persons_depends_on_what_the_first_has_chosen() -> None:
    """What stands between Ana's secret answer and the end of the hand-over to Ben is the same whatever she has answered."""
    between = set()
    for answer in ("1", "2", "3", "4"):
        session = Session.new(GAME, {"red": "Ana", "blue": "Ben"}, {}, 5)
        writes = StringIO()
        PlainTable(session, StringIO(f"\n{answer}\n\n"), writes).run()
        assert session.record.choices[-1] == ("bid", int(answer) - 1)
        text = writes.getvalue()
        assert text.count("> ") == 2
        between.add(text.split("> ", 1)[1])
    assert len(between) == 1
    assert "pass to Ben" in between.pop()
