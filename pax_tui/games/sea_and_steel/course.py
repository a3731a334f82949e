"""How a game of Sea & Steel went: one pass over its record for the charts and the story; the final counts; who has won and why, in words.

Only what lies open is read: columns that everybody sees and events that everybody may know. So it can be shown of an unfinished game too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from pax_tui.games.kept import kept
from pax_tui.games.say import Say
from pax_tui.games.sea_and_steel.seen import Seen
from pax_tui.games.table import Count
from pax_tui.widgets.lines import Course, Graph, Lane, Lanes, Series
from pax_tui.widgets.sheet import Line, Span, plain
from rules.kernel.position import Event, Result
from rules.kernel.record import IllegalChoice, Record
from rules.sea_and_steel import victory
from rules.sea_and_steel.state import SeaPosition
from rules.sea_and_steel.tables import AREA_NAMES, AREAS, INDIGENOUS, NONE, SIDE_IDS, SIDES, SPANISH, TWO_VP, VP_TO_WIN, units

LETTERS = ("S", "I")


class Sample(NamedTuple):
    """What lies open at a moment."""

    mark: str
    """The turn and its phase, in short."""
    vp: int
    support: int
    on_map: tuple[int, int]
    """Units of both sides."""
    holder: tuple[int, ...]
    """By area, who controls it; NONE where both stand or nobody does."""


class Told(NamedTuple):
    """Something everybody may know, in which turn and phase, and the VP and Units of both sides before it."""

    turn: int
    phase: str
    event: Event
    vp: int
    on_map: tuple[int, int]


@dataclass
class Trace:
    """A record played through once."""

    samples: list[Sample] = field(default_factory=list)
    told: list[Told] = field(default_factory=list)
    stopped: bool = False
    """Whether the record parts from the rules before its end."""


@kept
def trace(record: Record) -> Trace:
    """Plays a record through, as far as the rules allow; the last one is kept."""
    again = Record.new(record.game, dict(record.seats), dict(record.options))
    found, state = Trace(), {"turn": 1, "phase": ""}
    position = again.position
    assert isinstance(position, SeaPosition)
    _hear(found, state, position, list(position.log))
    upto = len(record.choices) if record.diverged is None else record.diverged
    for option in record.choices[:upto]:
        if position.decision is None:
            break
        try:
            events = again.play(option)
        except IllegalChoice:
            found.stopped = True
            break
        _hear(found, state, position, events)
    found.stopped = found.stopped or record.diverged is not None
    _sample(found, "", position)
    return found


def _hear(found: Trace, state: dict[str, Any], position: SeaPosition, events: Sequence[Event]) -> None:
    counted = (on_map(position, SPANISH), on_map(position, INDIGENOUS))
    for event in events:
        if event[2]:
            continue
        if event[0] == "turn":
            state["turn"], state["phase"] = event[3], ""
            _sample(found, str(event[3]), position)
        elif event[0] == "phase":
            state["phase"] = event[3]
        elif event[0] == "impulse":
            _sample(found, f"{state['turn']}.{event[3]}", position)
        found.told.append(Told(state["turn"], state["phase"], event, position.vp, counted))


def on_map(position: SeaPosition, side: int) -> int:
    """How many Units of a side stand on the map."""
    return sum(units(stack) for stack in position.force(side))


def _sample(found: Trace, mark: str, position: SeaPosition) -> None:
    last = found.samples[-1].mark if found.samples else "1"
    holder = tuple(NONE if not a or position.contested(a) or position.empty(a) else position.owner[a] for a in range(len(AREAS) + 1))
    counted = (on_map(position, SPANISH), on_map(position, INDIGENOUS))
    found.samples.append(Sample(mark or last, position.vp, position.royal_support, counted, holder))


# -- the charts


def charts(say: Say, record: Record) -> tuple[Graph | Lanes, ...]:
    """VP, Royal Support, Units, and who held which area: by impulse, the last mark being the end."""
    found = trace(record)
    samples = found.samples
    over = record.position.outcome() is not None and not found.stopped
    marks = (*(s.mark for s in samples[:-1]), say("course-end") if over else say("course-now"))
    vp = Series("V", say("course-line-vp"), "spanish", tuple(s.vp for s in samples))
    goal = Series("-", say("course-line-goal"), "", (VP_TO_WIN,) * len(samples))
    support = Series("R", say("course-line-support"), "spanish", tuple(s.support for s in samples))
    force = tuple(Series(LETTERS[s], say.seat(s), SIDE_IDS[s], tuple(sample.on_map[s] for sample in samples)) for s in SIDES)
    return (
        Graph(say("course-vp"), marks, (vp, goal)),
        Graph(say("course-units"), marks, force),
        Graph(say("course-support"), marks, (support,)),
        _areas(say, samples, marks),
    )


def _areas(say: Say, samples: Sequence[Sample], marks: tuple[str, ...]) -> Lanes:
    lanes = []
    for area in AREAS:
        cells = tuple((LETTERS[h], SIDE_IDS[h]) if h != NONE else ("", "") for h in (s.holder[area] for s in samples))
        lanes.append(Lane(f"{area} {AREA_NAMES[area]}{' *' if TWO_VP[area] else ''}", cells))
    names = tuple((LETTERS[s], say.seat(s)) for s in SIDES)
    return Lanes(say("course-areas"), marks, tuple(lanes), names, say("course-areas-note"))


# -- who has won


def ending(say: Say, view: Any, result: Result) -> tuple[Line, ...]:
    """Who has won, and by what."""
    seen = Seen(view)
    winner = result.winners[0]
    section: Span = (f" ({result.section})", "dim")
    if result.section == "4.6a":
        head = say.around("ending-alone", [winner], "strong")
        why = say.around("ending-wiped", [1 - winner])
        return ((*head, section), why)
    total = seen.final_vp
    head = say.around("ending-vp", [winner], "strong", level=say.name("level", victory.level(total)), n=str(total))
    parts = [say("ending-areas", n=str(seen.vp))]
    parts += [say("ending-adjustment", by=f"{n:+d}", what=say.name("adjustment", name)) for name, n in seen.adjustments]
    return (
        (*head, section),
        ((", ".join(parts) + ".", "text"),),
        ((say("ending-needs", n=str(VP_TO_WIN), by=abs(total - VP_TO_WIN + (winner == INDIGENOUS))), "text"),),
    )


# -- what was counted


def counts(say: Say, view: Any) -> tuple[tuple[Span, ...], tuple[Count, ...]]:
    """The final counts: a head with both sides, and a line for each thing counted."""
    seen = Seen(view)
    heads = tuple(say.chip(s) for s in SIDES)

    def line(title: str, spanish: Any, indigenous: Any) -> Count:
        return Count(say(f"final-{title}"), (str(spanish), str(indigenous)))

    areas = [sum(seen.holder(a) == s for a in AREAS) for s in SIDES]
    full = [sum(not p & 1 for stack in seen.force(s) for p in stack) for s in SIDES]
    rich = [sum(seen.holder(a) == s for a in AREAS if TWO_VP[a]) for s in SIDES]
    return heads, (
        line("vp", seen.vp, "-"),
        *(line(name, f"{n:+d}", "-") for name, n in seen.adjustments),
        line("total", seen.final_vp, "-"),
        line("areas", areas[0], areas[1]),
        line("rich", rich[0], rich[1]),
        line("units", seen.on_the_map(SPANISH), seen.on_the_map(INDIGENOUS)),
        line("full", full[0], full[1]),
        line("support", seen.royal_support, "-"),
        line("forts", f"{sum(seen.palisade)}+{sum(seen.citadel)}", "-"),
        line("hands", seen.hand_counts[0], seen.hand_counts[1]),
    )


def telling(say: Say, record: Record) -> list[str]:
    """Who has won and why, the final counts, then the story, as lines of text."""
    told = course(say, record)
    heads, counted = counts(say, record.position.view(None))
    names = [plain((head,)).strip() for head in heads]
    lines = [plain(line) for line in told.ending]
    lines += ["", *(f"{c.title}: " + ", ".join(f"{n} {v}" for n, v in zip(names, c.values, strict=True)) for c in counted)]
    lines += ["", *(f"{when}: {plain(sentence)} ({section})" for when, sentence, section in told.story), told.note]
    return lines if told.note else lines[:-1]


def course(say: Say, record: Record) -> Course:
    """How it ended, the charts, the story."""
    from pax_tui.games.sea_and_steel import story

    result = record.position.outcome()
    found = trace(record)
    over = result is not None and not found.stopped
    told = ending(say, record.position.view(None), result) if result is not None else ()
    return Course(
        told, charts(say, record), story.story(say, found, result if over else None), say("course-stopped") if found.stopped else ""
    )
