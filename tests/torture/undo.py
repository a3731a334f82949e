"""Undo: at random moments of whole games everything is taken back as far as it goes; position, log, save and screen are what they were."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from pax_tui.library import Library
from pax_tui.session import Session
from pax_tui.simulation import STYLES
from tests.leaks import Watch
from tests.torture.games import SEATS, begun


def undo(name: str, count: int, folder: Path, seed: int = 1) -> int:
    """Takes back until so many choices were; how many games that took. Raises AssertionError."""
    undone = number = 0
    while undone < count:
        rng, number = Random(f"{seed}/{number}"), number + 1
        library = Library(folder / str(number))
        session = begun(name, library, number)
        watch, style = Watch(name, tuple(SEATS[name])), list(STYLES.values())[number % len(STYLES)]
        choose = style() if style is not None else None
        states: dict[int, Any] = {}
        session.advance()
        while session.decision is not None and undone < count:
            states[len(session.record.choices)] = _state(session, library, watch)
            decision = session.decision
            session.choose(rng.choice(list(decision.options or ())) if choose is None else choose(session.position, rng))
            session.advance()
            while session.undoable and rng.random() < 0.4:
                left = session.undo().number
                assert _state(session, library, watch) == states[left], f"game {number}, back at choice {left}"
                undone += 1
        session.close()
        library.close()
    return number


def _state(session: Session, library: Library, watch: Watch) -> Any:
    """Position, log, save, question, and what stands in the panels for everybody and for whoever is asked."""
    decision = session.decision
    assert decision is not None and session.id is not None
    viewers = (None, decision.seat) if decision.seat >= 0 else (None,)
    shown = [list(watch.shown(session.position, viewer)) for viewer in viewers] if len(session.record.choices) % 5 == 0 else []
    log = [(h.number, h.option, h.events) for h in session.log]
    asked = decision.seat, decision.ask, decision.args, tuple(decision.options or ())
    return session.position.digest(), log, library.read(session.id), asked, shown
