"""How a game of Pax Hispanica went: one pass over its record for the charts and the story; the final counts; who has won and why, in words.

Only what lies open is read: columns that everybody sees and events that everybody may know. So it can be shown of an unfinished game too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from pax_tui.games.kept import kept
from pax_tui.games.pax_hispanica.chart import LETTERS
from pax_tui.games.pax_hispanica.panels import figure_text, rung
from pax_tui.games.pax_hispanica.say import Say
from pax_tui.games.pax_hispanica.seen import Seen
from pax_tui.games.table import Count
from pax_tui.widgets.lines import Graph, Lane, Lanes, Series
from pax_tui.widgets.sheet import Line, Span
from rules.kernel.decision import Option
from rules.kernel.position import Event, Result
from rules.kernel.record import IllegalChoice, Record
from rules.pax_hispanica import victory
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import (
    BUCCANEER,
    CALLOW,
    COLONIST,
    COLORS,
    EVERYBODY,
    EXTREMIST,
    MISSIONARY,
    NATIVE,
    NONE,
    PROFESSION,
    PROFESSION_IDS,
    ROYALIST,
    SPACE_NUMBER,
    SPACES,
    VICTORIES,
    WAR_COFFERS,
)

UNLOADED = {"chests_sold": True, "chests_for_the_king": True, "relic_sold": False, "relic_kept": False, "relic_for_the_king": False}
"""Events that bring Treasure home: whether Chests, whose number follows the color, or one Relic."""
GOALS = (COLONIST, MISSIONARY, BUCCANEER, ROYALIST)


class Sample(NamedTuple):
    """What lies open when a year begins, or at the end."""

    year: int
    dollars: tuple[int, ...]
    tokens: tuple[int, ...]
    figure: tuple[int, ...]
    home: tuple[int, ...]
    """By color, the Chests and Relics brought to EUROPE so far."""
    ripe: tuple[bool, ...]
    """By Profession, whether what its victory takes of the whole map or board was there."""
    war_coffers: int
    rebels: int


class Told(NamedTuple):
    """Something everybody may know: the year, the number of the choice and who made it (CHANCE too), the option, the event."""

    year: int
    choice: int
    seat: int
    option: Option
    event: Event


class Situation(NamedTuple):
    """What a victory took and had at the moment a Figure came to stand on its goal."""

    titles: int
    needed: int
    ripe: bool
    tax_rebels: int
    mercantilism: int
    slaves: int
    war_coffers: int


@dataclass
class Trace:
    """A record played through once."""

    seats: tuple[int, ...]
    samples: list[Sample] = field(default_factory=list)
    told: list[Told] = field(default_factory=list)
    goals: dict[int, Situation] = field(default_factory=dict)
    """By number in `told`, what the victory lacked when a Figure reached its goal."""
    stopped: int | None = None
    """The year in which the record parts from the rules; None where all of it was played."""
    last: int = 0
    """How many choices were played."""


@kept
def trace(record: Record) -> Trace:
    """Plays a record through, as far as the rules allow; the last one is kept."""
    listener = Listener(record)
    again = listener.record
    upto = len(record.choices) if record.diverged is None else record.diverged
    for n, option in enumerate(record.choices[:upto]):
        decision = again.position.decision
        if decision is None:
            break
        listener.choice, listener.seat, listener.option = n, record.game.chooser(option, decision.seat), option
        try:
            again.play(option)
        except IllegalChoice:
            listener.found.stopped = listener.year
            break
        listener.found.last = n + 1
    if record.diverged is not None:
        listener.found.stopped = listener.year
    _ = again.position.decision
    listener.sample(again.position)
    return listener.found


class Listener:
    """Hears everything a record tells, at the moment it is told, when the position is as it says."""

    def __init__(self, record: Record) -> None:
        listener = self
        position = record.game.new(tuple(record.seats), record.options)
        assert isinstance(position, PaxPosition)
        kind: Any = type(position)

        class Heard(kind):  # type: ignore[misc]
            __slots__ = ()

            def tell(self, kind: str, section: str, *args: Any) -> None:
                super().tell(kind, section, *args)
                listener.hear(self, self.log[-1])

        heard = Heard.__new__(Heard)
        for name in position.columns:
            setattr(heard, name, getattr(position, name))
        heard.start(*position.agenda)
        self.found = Trace(tuple(position.order))
        self.year = position.year
        self.home = [0] * len(COLORS)
        self.choice, self.seat = -1, NONE
        self.option: Option = ()
        self.record = Record(record.game, dict(record.seats), dict(record.options), heard)
        _ = heard.decision

    def hear(self, pos: PaxPosition, event: Event) -> None:
        """Keeps an event, and what was there when a year began or a Figure came to its goal."""
        kind, args = event[0], event[3:]
        if kind == "year":
            self.year = args[0]
            self.sample(pos)
        elif kind in UNLOADED:
            self.home[COLORS.index(args[0])] += args[1] if UNLOADED[kind] else 1
        elif kind in ("figure_moved", "duel"):
            for color, space in ((0, 1),) if kind == "figure_moved" else ((0, 2), (1, 3)):
                goal = EXTREMIST[SPACE_NUMBER[args[space]]]
                if goal != NONE and pos.sun_king == NONE:  # S7.7
                    self.found.goals[len(self.found.told)] = _situation(pos, COLORS.index(args[color]), goal)
        self.found.told.append(Told(self.year, self.choice, self.seat, self.option, event))

    def sample(self, pos: Any) -> None:
        """Notes what lies open."""
        ripe = tuple(victory.condition(pos, p) for p in range(len(PROFESSION_IDS)))
        rebels = sum(r != 0 for r in pos.rebel)
        open_now = (tuple(pos.dollars), victory.tokens(pos), tuple(pos.figure), tuple(self.home))
        self.found.samples.append(Sample(self.year, *open_now, ripe, pos.war_coffers, rebels))


def _situation(pos: Any, color: int, goal: int) -> Situation:
    return Situation(
        victory.titles(pos, color),
        victory.titles_needed(pos, goal),
        victory.condition(pos, goal),
        pos.tax_rebels,
        pos.mercantilism,
        pos.slaves,
        pos.war_coffers,
    )


# -- the charts


def charts(say: Say, record: Record) -> tuple[Graph | Lanes, ...]:
    """Money, tokens, the four tracks, Treasure: by year, the last mark being the end."""
    found = trace(record)
    samples, seats = found.samples, found.seats
    over = record.position.outcome() is not None and found.stopped is None
    marks = (*(str(s.year) for s in samples[:-1]), say("course-end") if over else say("course-now"))

    def lines(values: Sequence[Sequence[int]], shown: Sequence[int] = seats) -> tuple[Series, ...]:
        return tuple(Series(LETTERS[c], say.seat(c), COLORS[c], tuple(v[c] for v in values)) for c in shown)

    everybody = [*seats, *(c for c in EVERYBODY if c not in seats and any(s.tokens[c] for s in samples))]
    coffers = Series("W", say("course-war-coffers"), "", tuple(s.war_coffers for s in samples))
    return (
        Graph(say("course-tokens"), marks, lines([s.tokens for s in samples], everybody)),
        Graph(say("course-dollars"), marks, lines([s.dollars for s in samples]), "$"),
        _tracks(say, samples, seats, marks),
        Graph(say("course-treasure"), marks, (*lines([s.home for s in samples]), coffers), note=say("course-treasure-note")),
    )


def _tracks(say: Say, samples: Sequence[Sample], seats: Sequence[int], marks: tuple[str, ...]) -> Lanes:
    """Who stood on which rung of which track. A space holds one Figure."""
    lanes = []
    for profession in GOALS:
        spaces = sorted((s for s in SPACES if not CALLOW[s] and PROFESSION[s] == profession), key=rung, reverse=True)
        for space in spaces:
            top = EXTREMIST[space] != NONE
            holders = [next((c for c in seats if s.figure[c] == space), NONE) for s in samples]
            cells = tuple((LETTERS[c], COLORS[c]) if c != NONE else ("", "") for c in holders)
            ripe = tuple(s.ripe[profession] for s in samples) if top and profession != BUCCANEER else (False,) * len(samples)
            lanes.append(Lane(VICTORIES[profession].title if top else str(rung(space)), cells, ripe, top))
    names = tuple((LETTERS[c], say.seat(c)) for c in seats)
    return Lanes(say("course-tracks"), marks, tuple(lanes), names, say("course-tracks-note"))


# -- who has won


def ending(say: Say, view: Any, result: Result) -> tuple[Line, ...]:
    """Who has won, and by what, as one says it at the table; each line ends with its section."""
    seen = Seen(view)
    section: Span = (f" ({result.section})", "dim")
    if seen.sun_king != NONE:
        from pax_tui.games.pax_hispanica import alone

        return alone.ending(say, seen, result)
    if result.section != "G3a":
        winner = result.winners[0]
        profession = next(p for p, s in victory.SECTIONS.items() if s == result.section)
        head = say.around("ending-victory", [winner], "strong", victory=VICTORIES[profession].title)
        why = say(
            f"ending-{VICTORIES[profession].id}".replace("_", "-"),
            seat=say.seat(winner),
            titles=seen.titles(winner),
            needed=seen.titles_needed(profession),
            rebels=seen.tax_rebels,
            dice=seen.mercantilism,
            chests=WAR_COFFERS,
            relics=seen.relics[winner],
        )
        return ((*head, section), ((why, "text"),))
    tokens = seen.tokens()
    best = max(tokens)
    tied = [c for c in seen.order if tokens[c] == best]
    count = ((say("ending-count", year=str(seen.year)), "text"),)
    score = {c: seen.dollars[c] + victory.RELIC_DOLLARS * seen.relics[c] for c in tied}
    if not result.winners:
        absent = [c for c in EVERYBODY if tokens[c] == best and c not in seen.seats]
        most = max(tokens[c] for c in seen.order)
        first = [c for c in seen.order if tokens[c] == most]
        most_of = (*say.around("ending-absent", absent, n=best), (" ", "text"), *say.around("ending-best", first, n=most))
        return (((say("ending-nobody"), "strong"), section), count, most_of)
    head = say.around("ending-tokens" if len(result.winners) == 1 else "ending-shared", result.winners, "strong", n=best)
    lines: list[Line] = [(*head, section), count]
    rest = sorted({tokens[c] for c in seen.order if c not in tied}, reverse=True)
    if len(tied) > 1:
        lines.append(say.around("ending-tied", tied, n=best))
        money = ", ".join(say("ending-money", seat=say.seat(c), dollars=str(score[c])) for c in tied)
        lines.append(((say("ending-even" if len(result.winners) > 1 else "ending-decided", money=money), "text"),))
    elif rest:
        second = [c for c in seen.order if tokens[c] == rest[0]]
        lines.append(say.around("ending-second", second, n=rest[0], ahead=best - rest[0]))
    return tuple(lines)


# -- what was counted


def counts(say: Say, view: Any) -> tuple[tuple[Span, ...], tuple[Count, ...]]:
    """The final counts: a head with the seats, and a line for each thing counted."""
    seen = Seen(view)
    tokens = seen.tokens()
    absent = [c for c in EVERYBODY if c not in seen.seats and tokens[c]]
    shown = [*seen.order, *absent]
    heads = tuple(say.chip(c) for c in shown)

    def line(title: str, values: Sequence[Any], everybody: bool = False) -> Count:
        return Count(say(f"final-{title}"), tuple(str(values[c]) if everybody or c not in absent else "-" for c in shown))

    citizens = [sum(m == c for m in (*seen.labor, *seen.tribe) if m != NATIVE) for c in EVERYBODY]
    lines = [
        line("tokens", tokens, True),
        line("colonies", [sum(d == c for d in seen.disk) for c in EVERYBODY], True),
        line("missions", [sum(b == c for b in seen.bible) for c in EVERYBODY], True),
        line("citizens", citizens, True),
        line("dollars", ["-" if c == seen.sun_king else f"${n}" for c, n in enumerate(seen.dollars)]),
        line("relics", seen.relics),
    ]
    if seen.result is not None and seen.result.section == "G3a" and sum(tokens[c] == max(tokens) for c in seen.order) > 1:
        lines.append(line("tie", [f"${seen.dollars[c] + victory.RELIC_DOLLARS * seen.relics[c]}" for c in EVERYBODY]))
    track, steps = [""] * len(COLORS), [""] * len(COLORS)
    for color in EVERYBODY:
        space = seen.figure[color]
        if space != NONE:
            ladder = not CALLOW[space] and EXTREMIST[space] == NONE
            track[color] = say.name("profession", PROFESSION_IDS[PROFESSION[space]]) if ladder else figure_text(say, space)
            steps[color] = "-" if CALLOW[space] else say("final-of", n=str(rung(space)))
    return heads, (
        *lines,
        line("peerages", [len(p) for p in seen.peerages]),
        line("ships", [len(s) for s in seen.ships]),
        line("track", track),
        line("rung", steps),
    )
