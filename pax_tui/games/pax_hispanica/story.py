"""The story of a game of Pax Hispanica in ten lines: what made this game this game.

Everything that could be told is a Beat with a weight (`beats`). The heaviest are chosen one by one; what resembles a chosen one, or lies
close to it, weighs less, and whoever has not been spoken of weighs more. How it ended, and what decided it, are always told. Nothing here
is left to chance.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

from pax_tui.games.pax_hispanica.beats import Beat, Teller
from pax_tui.games.pax_hispanica.course import Trace, charts, ending, trace
from pax_tui.games.pax_hispanica.say import Say
from pax_tui.widgets.lines import Course
from pax_tui.widgets.sheet import Line, Span
from rules.kernel.decision import CHANCE
from rules.kernel.position import Position
from rules.kernel.record import Record
from rules.pax_hispanica.tables import (
    BUCCANEER,
    COLONIST,
    COLORS,
    EVERYBODY,
    EXTREMIST,
    MISSIONARY,
    NONE,
    PHASE,
    VICTORIES,
)

LINES = 10
LEAST = 11.0
"""What weighs less is not told."""
ALIKE, CLOSE, NEARBY, SILENT = 0.45, 0.85, 2, 1.3
"""What a Beat weighs after another of its kind, after another within `NEARBY` years, and while its people have not been spoken of."""


def course(say: Say, record: Record) -> Course:
    """How a game ended, in words, its charts and its story. Of one that goes on, or parts from the rules, what can be told."""
    found, result = trace(record), record.position.outcome()
    said = ending(say, record.position.view(None), result) if result is not None else ()
    lines = story(say, found, record.position)
    note = say("story-stopped", year=str(found.stopped)) if found.stopped is not None else "" if result else say("story-so-far")
    return Course(said, charts(say, record), lines, note if lines else say("story-nothing"))


def story(say: Say, found: Trace, position: Position) -> tuple[tuple[str, Line, str], ...]:
    """Ten lines at most, in the order of the years: when, the sentence, its section."""
    teller = Storyteller(say, found, position)
    forced, free = teller.ends(), teller.beats()
    chosen = sorted((*forced, *choose(free, forced)), key=lambda beat: beat.at)
    told: Counter[str] = Counter()
    lines = []
    for beat in chosen:
        text = say(beat.message, again=told[beat.message], **beat.args)
        told[beat.message] += 1
        lines.append((f"{beat.year} {say.name('phase', PHASE[beat.year])}", spans(text), beat.section))
    return tuple(lines)


def choose(free: Sequence[Beat], forced: Sequence[Beat]) -> list[Beat]:
    """The heaviest, each weighed against those chosen before it."""
    chosen = list(forced)
    left = sorted(free, key=lambda beat: (-beat.weight, beat.at))

    def weight(beat: Beat) -> float:
        alike = sum(one.kind == beat.kind for one in chosen)
        close = sum(abs(one.year - beat.year) <= NEARBY for one in chosen)
        new = bool(beat.who) and not any(set(beat.who) <= set(one.who) for one in chosen)
        return beat.weight * ALIKE**alike * CLOSE**close * (SILENT if new else 1.0)

    while left and len(chosen) < LINES:
        best = max(left, key=weight)
        if weight(best) < LEAST:
            break
        chosen.append(best)
        left.remove(best)
    return [beat for beat in chosen if beat not in forced]


_NAME = re.compile("\x01(\\d)\x02([^\x03]*)\x03")


def spans(text: str) -> Line:
    """A sentence with its names in their colors."""
    line: list[Span] = []
    end = 0
    for found in _NAME.finditer(text):
        line += [(text[end : found.start()], "text"), (found[2], f"name:{COLORS[int(found[1])]}")]
        end = found.end()
    return tuple(span for span in (*line, (text[end:], "text")) if span[0])


class Storyteller(Teller):
    """Knows besides what decided the game and how it ended."""

    def ends(self) -> list[Beat]:
        """What decided the game, and how it ended; nothing while it goes on."""
        result = self.position.outcome()
        if result is None or not self.over:
            return []
        year, last = self.samples[-1].year, len(self.told)
        if result.section == "G3a":
            turn = self._turn()
            return [*([turn] if turn else []), Beat(last, year, "end", 0, *self._count(result.winners), "G3a", result.winners)]
        winner = result.winners[0]
        if result.section.startswith("S"):
            name = {"S7.1": "emancipation", "S7.2": "coffers", "S7.4": "count"}[result.section]
            args = {"seat": self.seat(winner), "year": str(year)}
            return [Beat(last, year, "end", 0, f"alone-won-{name}", args, result.section, (winner,))]
        goal = EXTREMIST[self.samples[-1].figure[winner]]
        message, args = self._decider(winner, goal)
        title = VICTORIES[goal].title
        found = [Beat(last, year, "decider", 0, f"decider-{message}", args, "G2b", (winner,))] if message else []
        return [
            *found,
            Beat(last + 1, year, "end", 0, "end-victory", {"seat": self.seat(winner), "victory": title}, result.section, (winner,)),
        ]

    def _count(self, winners: Sequence[int]) -> tuple[str, dict[str, Any]]:
        sample, seats = self.samples[-1], self.found.seats
        best = max(sample.tokens)
        if not winners:
            absent = [c for c in EVERYBODY if sample.tokens[c] == best and c not in seats]
            return "end-nobody", {"absent": self._names(absent), "n": best, "m": max(sample.tokens[c] for c in seats)}
        tied = [c for c in seats if sample.tokens[c] == best]
        if len(winners) > 1:
            return "end-shared", {"tied": self._names(tied)}
        if len(tied) > 1:
            return "end-decided", {"tied": self._names(tied), "n": best, "seat": self.seat(winners[0])}
        others = [c for c in seats if c not in winners]
        second = max(sample.tokens[c] for c in others)
        behind = [c for c in others if sample.tokens[c] == second]
        args = {"seat": self.seat(winners[0]), "n": best, "m": second, "others": self._names(behind), "count": len(behind)}
        return "end-tokens", args

    def _names(self, colors: Sequence[int]) -> str:
        return self.all_of([self.seat(c) for c in colors])

    def _decider(self, winner: int, goal: int) -> tuple[str, dict[str, Any]]:
        """Which of the things that this victory takes came last, and by whose hand."""
        final = [t for t in self.told if t.choice == self.found.last - 1]
        begun = next((n for n, t in enumerate(final) if t.event[0] == "won"), len(final))
        doer = final[0].seat if final else CHANCE
        doer = self._hand(doer)
        seen: Any = self.position
        args: dict[str, Any] = {"seat": self.seat(winner), "other": self.seat(doer) if doer >= 0 else "", "victory": VICTORIES[goal].title}
        args |= {"by": "own" if doer == winner else "chance" if doer < 0 else "other", "rebels": seen.tax_rebels, "dice": seen.mercantilism}
        color = COLORS[winner]
        for told in [*reversed(final[:begun]), *final[begun:]]:
            event = told.event
            kind = event[0]
            if (kind == "figure_moved" and event[3] == color) or (kind == "duel" and color in event[3:5]):
                return "figure", args
            if kind == "peerage_anchored" and event[3] == color:
                return "peerage", {**args, "card": self.say.name("card", event[4])}
            if kind == "relic_kept" and event[3] == color:
                return "relic", args
            if goal == COLONIST and (kind == "alcabala_revolt" or (kind in ("rebel_rose", "rebel_flipped") and event[3] == "tax")):
                return "rebel", {**args, "land": self.land(event[3] if kind == "alcabala_revolt" else event[4])}
            if goal == COLONIST and kind in ("mercantilism", "mercantilism_bought"):
                return "dice", args
            if goal == MISSIONARY and kind == "attrition":
                return "slave-dies", {"site": self.site(event[3])}
            if goal == MISSIONARY and kind in ("slave_revolted", "liberated", "took_up_arms", "carried_off", "colony_died"):
                site = event[4] if kind in ("slave_revolted", "carried_off", "colony_died") else event[3]
                return "slave", {**args, "site": self.site(site)}
            if kind in ("chests_for_the_king", "relic_for_the_king") and goal not in (COLONIST, MISSIONARY, BUCCANEER):
                return "coffers", args
        return "", {}

    def _hand(self, doer: int) -> int:
        """Whose hand it was: an answer of CHANCE, or a pass of somebody who was asked, belongs to whoever acts."""
        acting: int = self.position.acting  # type: ignore[attr-defined]
        return doer if acting == NONE else acting
