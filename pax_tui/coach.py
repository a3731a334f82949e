"""The coach of ordinary games: what is at stake in the present question, which rule is new, and why something has happened by itself.

What is at stake is a message `coach-<ask>` of the game, with the arguments of the question and what the game counts (`Face.coaching`);
where a game has none, the rule in short stands for it. Why something has happened is a message `why-<event>`, empty for what explains
itself; without one the rule in short stands for that too. Rules met before are kept in the data folder, for whoever reads here.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from pax_tui import games, library, rulebook
from pax_tui.session import Happened
from pax_tui.settings import FULL, OFF
from pax_tui.wording import Wording
from rules.kernel.decision import Decision
from rules.kernel.position import Event

MOST = 2
"""So many things that happened by themselves are explained at once."""
_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-Z])")


class Advice(NamedTuple):
    """What the coach says of a question."""

    line: str
    rule: str
    """The rule in short, with its section; "" where the coach is to be brief."""
    new: bool
    """Whether the section has not been met before."""


class Met:
    """The sections that the reader has met in play, by game."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or library.folder() / "rules-met.json"
        self.sections: dict[str, set[str]] = {}
        try:
            kept = json.loads(self.path.read_text(encoding="utf-8"))
            self.sections = {str(game): {s for s in met if isinstance(s, str)} for game, met in kept.items() if isinstance(met, list)}
        except FileNotFoundError:
            pass
        except (OSError, ValueError, AttributeError, RecursionError):
            with suppress(OSError):
                self.path.replace(self.path.with_suffix(".unreadable"))

    def __contains__(self, rule: tuple[str, str]) -> bool:
        return rule[1] in self.sections.get(rule[0], ())

    def add(self, game: str, sections: Iterable[str]) -> None:
        """Keeps sections as met; where the folder cannot be written they are new again the next time."""
        known = self.sections.setdefault(game, set())
        fresh = {section for section in sections if section} - known
        if not fresh:
            return
        known |= fresh
        with suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            new = self.path.with_name(f".{self.path.name}.{os.getpid()}")
            new.write_text(json.dumps({g: sorted(s) for g, s in sorted(self.sections.items())}, indent=1), encoding="utf-8")
            new.replace(self.path)


class Coach:
    """The coach of one table."""

    def __init__(self, mode: str, game: str, words: Wording, met: Met | None = None) -> None:
        self.mode, self.game, self.words = mode, game, words
        self.met = met or Met()
        self._answered = ""
        """The section of the question answered last: what it says was chosen, not an effect."""

    def advise(self, decision: Decision, view: Any) -> Advice | None:
        """What is at stake; `view` is what the one who is asked may know. None where the coach is silent or has nothing to say."""
        if self.mode == OFF:
            return None
        section = decision.section
        rule = self._short(section, 2)
        live = games.face(self.game).coaching(view, decision.seat) if decision.seat >= 0 else {}
        line = self.words.coach(decision, live)
        new = bool(section) and (self.game, section) not in self.met
        told = rule if self.mode == FULL or not line else ""
        return Advice(line, f"{told} ({section})" if told else "", new) if line or told else None

    def answered(self, decision: Decision | None) -> None:
        """The question has been answered: its section is known from here on."""
        if self.mode != OFF and decision is not None:
            self._answered = decision.section
            self.met.add(self.game, [decision.section])

    def why(self, told: Iterable[Happened], sees: int | None) -> list[str]:
        """What has happened besides what was chosen, and why: one thing for each section, new ones first."""
        if self.mode != FULL:
            return []
        found: dict[str, str] = {}
        for happened in told:
            for event in happened.events[1:]:  # the first tells what was chosen, drawn or rolled
                open_ = not event[2] or (sees is not None and event[2] >> sees & 1)
                if event[1] not in ("", self._answered) and open_ and event[1] not in found and (rule := self._reason(event)):
                    found[event[1]] = self.words.text("coach-why", what=self.words.event(event), rule=f"{rule} ({event[1]})")
        new = [section for section in found if (self.game, section) not in self.met]
        shown = [*new, *(section for section in found if section not in new)][:MOST]
        self.met.add(self.game, shown)
        return [found[section] for section in shown]

    def _reason(self, event: Event) -> str:
        """Why an event has happened."""
        message = f"why-{event[0]}".replace("_", "-")
        return self.words.text(message) if self.words.has(message) else self._short(event[1])

    def _short(self, section: str, sentences: int = 1) -> str:
        """The first sentences of a rule."""
        try:
            summary = rulebook.load(self.game).summary(section) if section else ""
        except rulebook.NoRulebookError:
            return ""
        return " ".join(_SENTENCE.split(summary)[:sentences])


__all__ = ["Advice", "Coach", "Met"]
