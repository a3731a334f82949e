"""How a game of Francis Drake went: one pass over its record for the charts and the story; the final counts; who has won and why.

Only what everybody may know is read; chests are read from the events that open them, so an unfinished game tells nothing of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from pax_tui.games.francis_drake.chart import LETTERS
from pax_tui.games.francis_drake.seen import Seen
from pax_tui.games.kept import kept
from pax_tui.games.say import Say
from pax_tui.games.table import Count
from pax_tui.widgets.lines import Course, Graph, Lane, Lanes, Series
from pax_tui.widgets.sheet import Line, Span
from rules.francis_drake.tables import DESTINATION_NUMBER, FORT, GALLEON, KIND, KIND_IDS, SEAT_NUMBER, SEATS, START_SCORE, TOWN, VOYAGES
from rules.kernel.position import Event, Result
from rules.kernel.record import IllegalChoice, Record

CONQUERED = (TOWN, FORT, GALLEON)
TITLE, CELL = 28, 6
"""Cells for what is counted, and for each player."""
STORY, WELL = 10, 8
"""Lines a story has at most; so many points for commodities or a chest are worth telling."""
SOURCES = ("town", "fort", "galleon", "kinds", "hero", "office", "investor", "commodities", "chest")
"""Where victory points come from; `source-…` is the name."""


class Told(NamedTuple):
    """Something everybody may know, and the voyage in which it happened."""

    voyage: int
    event: Event


@dataclass
class Trace:
    """A record played through once."""

    seats: tuple[int, ...]
    told: list[Told] = field(default_factory=list)
    points: list[tuple[str, tuple[int, ...]]] = field(default_factory=list)
    """What a mark is called, and the score of every seat then."""
    docks: list[tuple[str, tuple[int, ...]]] = field(default_factory=list)
    """The order of the ships, whenever it is a new one."""
    sources: dict[int, Counter[str]] = field(default_factory=dict)
    """By seat, the points of each source."""
    voyages: dict[int, Counter[int]] = field(default_factory=dict)
    """By seat, the points of each voyage; under 0 those of the end."""
    stopped: int | None = None
    """The voyage in which the record parts from the rules; None where all of it was played."""


def scored(event: Event) -> tuple[int, str, int] | None:
    """The seat, source and points of an event that scores."""
    kind, args = event[0], event[3:]
    if kind == "attacked":
        return SEAT_NUMBER[args[0]], KIND_IDS[KIND[DESTINATION_NUMBER[args[1]]]], args[4]
    if kind == "stopped_for_vp":
        return SEAT_NUMBER[args[0]], "investor", -args[3]
    names = {"hero_bonus": "hero", "conquests_scored": "kinds", "unclaimed_scored": "office"}
    names |= {"commodities_scored": "commodities", "chest_opened": "chest"}
    return (SEAT_NUMBER[args[0]], names[kind], args[-1]) if kind in names else None


@kept
def trace(record: Record) -> Trace:
    """Plays a record through, as far as the rules allow; the last one is kept."""
    again = Record.new(record.game, record.seats, record.options)
    seats = tuple(again.position.view(None).seats)
    found = Trace(seats)
    found.sources = {s: Counter() for s in seats}
    found.voyages = {s: Counter() for s in seats}
    score = dict.fromkeys(seats, START_SCORE)
    voyage = 1
    told = list(again.position.log)
    upto = len(record.choices) if record.diverged is None else record.diverged

    def mark(name: str) -> None:
        found.points.append((name, tuple(score[s] for s in seats)))

    def hear(event: Event) -> None:
        nonlocal voyage
        if event[2]:
            return
        kind, args = event[0], event[3:]
        if kind == "voyage_begins":
            voyage = args[0]
            mark(f"{voyage}")
            found.docks.append((f"{voyage}", tuple(SEAT_NUMBER[s] for s in args[1])))
        elif kind == "ranges":
            found.docks.append(("", tuple(SEAT_NUMBER[item[1]] for item in args[0])))
        elif kind == "commodities_scored" and not any(told.event[0] == kind for told in found.told):
            mark("")
        one = scored(event)
        if one is not None:
            seat, source, points = one
            score[seat] += points
            found.sources[seat][source] += points
            found.voyages[seat][0 if source in ("commodities", "chest") else voyage] += points
        found.told.append(Told(voyage, event))

    for event in told:
        hear(event)
    last: Any = None
    for option in record.choices[:upto]:
        decision = again.position.decision
        if decision is None:
            break
        if decision.ask == "go_home" and decision.args[0] != last:  # a mission of a new number begins to end
            if last is not None:
                mark("")
            last = decision.args[0]
        elif decision.ask == "street":
            last = None
        try:
            for event in again.play(option):
                hear(event)
        except IllegalChoice:
            found.stopped = voyage
            break
    if record.diverged is not None:
        found.stopped = voyage
    mark("")
    return found


# -- the charts


def charts(say: Say, record: Record) -> tuple[Graph | Lanes, ...]:
    """The score of everybody through the voyages, and the order of the ships."""
    found = trace(record)
    over = record.position.outcome() is not None and found.stopped is None
    end = say("course-end" if over else "course-now")
    marks = _marks([name for name, _ in found.points], end)
    series = tuple(
        Series(LETTERS[s], say.seat(s), SEATS[s], tuple(values[n] for _, values in found.points)) for n, s in enumerate(found.seats)
    )
    docks = found.docks + ([("", tuple(record.position.view(None).homebound))] if over else [])
    lanes = []
    for n in range(len(found.seats)):
        cells = tuple((LETTERS[order[n]], SEATS[order[n]]) if n < len(order) else ("", "") for _, order in docks)
        lanes.append(Lane(say("course-dock", n=str(n + 1)), cells))
    names = tuple((LETTERS[s], say.seat(s)) for s in found.seats)
    order = Lanes(say("course-docks"), _marks([name for name, _ in docks], end), tuple(lanes), names, say("course-docks-note"))
    return Graph(say("course-points"), marks, series, note=say("course-points-note")), order


def _marks(names: Sequence[str], end: str) -> tuple[str, ...]:
    """Voyages by their number; what lies between them by the voyage it belongs to."""
    found: list[str] = []
    for name in names:
        found.append(name or (found[-1] if found else ""))
    return (*found[:-1], end)


# -- who has won


def ending(say: Say, found: Trace, view: Any, result: Result) -> tuple[Line, ...]:
    """Who has won, and by what, as one says it at the table."""
    seen = Seen(view)
    winner = result.winners[0]
    best = seen.score[winner]
    lines: list[Line] = [(*say.around("ending-points", [winner], "strong", n=best), (f" ({result.section})", "dim"))]
    rest = sorted((s for s in seen.seats if s != winner), key=lambda s: -seen.score[s])
    tied = [s for s in rest if seen.score[s] == best]
    if tied:
        dock = view.homebound.index(winner) + 1
        lines.append(say.around("ending-tied", tied, n=best, dock=str(dock)))
    else:
        lines.append(say.around("ending-second", [s for s in rest if seen.score[s] == seen.score[rest[0]]], n=seen.score[rest[0]]))
    top = max(SOURCES, key=lambda name: found.sources[winner][name])
    lines.append(((say("ending-most", source=say(f"source-{top}"), n=found.sources[winner][top]), "text"),))
    return tuple(lines)


# -- what was counted


def counts(say: Say, view: Any) -> tuple[tuple[Span, ...], tuple[Count, ...]]:
    """The final counts: a head with the seats, and a line for each thing counted."""
    seen = Seen(view)
    shown = sorted(seen.seats, key=lambda s: (-seen.score[s], seen.order.index(s)))
    heads = tuple(say.chip(s) for s in shown)

    def line(title: str, values: dict[int, Any]) -> Count:
        return Count(say(f"final-{title}"), tuple(str(values[s]) for s in shown))

    chests = {s: seen.chest[s] for s in shown}
    lines = [line("points", {s: seen.score[s] for s in shown})]
    lines += [
        line("commodities", {s: sum(seen.commodities[s]) for s in shown}),
        line("goods-worth", {s: seen.goods_worth(s) for s in shown}),
    ]
    if all(chest is not None for chest in chests.values()):
        for k, name in enumerate(("silver", "gold", "jewels")):
            lines.append(line(name, {s: chests[s][k] for s in shown}))
        lines.append(line("chest-worth", {s: seen.chest_worth(s) for s in shown}))
    lines.append(line("investor", {s: say("final-yes") if seen.invested[s] else "-" for s in shown}))
    if seen.homebound:
        lines.append(line("dock", {s: seen.homebound.index(s) + 1 if s in seen.homebound else "-" for s in shown}))
    return heads, tuple(lines)


# -- the story


def course(say: Say, record: Record) -> Course:
    """How a game ended, in words, its charts and its story. Of one that goes on, or parts from the rules, what can be told."""
    found, result = trace(record), record.position.outcome()
    view = record.position.view(None)
    said: tuple[Line, ...] = ()
    if result is not None:
        said = ending(say, found, view, result)
        if found.stopped is None:
            said += ((), *_by_source(say, found))
    lines = story(say, found)
    note = say("story-stopped", voyage=str(found.stopped)) if found.stopped is not None else "" if result else say("story-so-far")
    return Course(said, charts(say, record), lines, note if lines else say("story-nothing"))


def _by_source(say: Say, found: Trace) -> list[Line]:
    """Where the points of everybody came from, as a table: sources, then voyages."""
    ranks = sorted(found.seats, key=lambda s: -sum(found.sources[s].values()))
    head: Line = ((f"{say('course-sources'):<{TITLE}}", "title"),)
    for seat in ranks:
        head += ((f"{LETTERS[seat]:>{CELL}}", f"name:{SEATS[seat]}"),)
    rows = [(say(f"source-{name}"), [found.sources[s][name] for s in ranks]) for name in SOURCES]
    rows.append((say("course-began"), [START_SCORE] * len(ranks)))
    rows += [(say("course-voyage", n=str(v)), [found.voyages[s][v] for s in ranks]) for v in range(1, VOYAGES + 1)]
    told = [(title, values) for title, values in rows if any(values)]
    return [head, *(((f"{title:<{TITLE}}", "dim"), ("".join(f"{n:>{CELL}}" for n in values), "text")) for title, values in told)]


class Beat(NamedTuple):
    """Something that could be told: its place among the events, its weight, kind, voyage, message, section, and whom it is about."""

    at: int
    weight: float
    kind: str
    voyage: int
    line: Line
    section: str


def story(say: Say, found: Trace) -> tuple[tuple[str, Line, str], ...]:
    """Ten lines at most, in their order: voyage, the sentence, its section. What resembles a chosen one weighs less."""
    beats, chosen = _beats(say, found), list[Beat]()
    while beats and len(chosen) < STORY:
        kinds, voyages = Counter(b.kind for b in chosen), Counter(b.voyage for b in chosen)
        best = max(beats, key=lambda b: (b.weight * 0.6 ** kinds[b.kind] * 0.9 ** voyages[b.voyage], -b.at))
        chosen.append(best)
        beats.remove(best)
    return tuple((say("story-voyage", n=str(b.voyage)), b.line, b.section) for b in sorted(chosen, key=lambda b: b.at))


def _beats(say: Say, found: Trace) -> list[Beat]:
    made: list[Beat] = []
    raids: Counter[int] = Counter()
    for at, (voyage, event) in enumerate(found.told):
        kind, args, section = event[0], event[3:], event[1]
        seat = SEAT_NUMBER.get(args[0], -1) if args and isinstance(args[0], str) else -1

        def beat(weight: float, message: str, name: str = kind, **more: Any) -> None:
            line = say.around(message, [seat], **more)  # noqa: B023 - called at once
            made.append(Beat(at, weight, name, voyage, line, section))  # noqa: B023

        if kind == "attacked":
            raids[seat] += 1
            place = say.name("destination", args[1])
            beat(args[4] + 0.5 * (args[2] + args[3]), "story-attacked", place=place, n=args[4], crew=args[2], guns=args[3])
        elif kind == "attack_failed":
            beat(9, "story-failed", place=say.name("destination", args[1]))
        elif kind == "conquests_scored" and args[1] == len(CONQUERED):
            beat(16, "story-all-kinds", n=args[2])
        elif kind == "hero_bonus":
            beat(3 + args[1], "story-hero", n=args[1])
        elif kind == "ghost_ship":
            beat(4.5, "story-ghost")
        elif kind == "stopped_for_vp":
            beat(5, "story-investor", n=args[3])
        elif kind == "discs_swapped":
            beat(8, "story-swapped", one=say.name("destination", args[1]), other=say.name("destination", args[2]))
        elif kind == "disc_moved":
            beat(8, "story-moved", one=say.name("destination", args[1]), other=say.name("destination", args[2]))
        elif kind == "unclaimed_scored" and args[4]:
            beat(3.0 * args[4], "story-office", office=args[1], n=args[4])
        elif kind == "commodities_scored" and args[-1] >= WELL:
            beat(args[-1] * 0.7, "story-goods", n=args[-1])
        elif kind == "chest_opened" and args[-1] >= WELL:
            beat(args[-1] * 0.6, "story-chest", n=args[-1])
        elif kind == "mission_void" and args[3] == "no-success-left":
            beat(6, "story-late", place=say.name("destination", args[2]))
        elif kind == "tie_broken":
            beat(99, "story-tie")
    return made


__all__ = ["counts", "course", "trace"]
