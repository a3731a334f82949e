"""pax-tui report: reads lines of games and compares what there is to compare, as tables with bars."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from pax_tui import games, rulebook
from pax_tui.accounts import Line
from pax_tui.cli import DONE, BadUse
from pax_tui.commands import print_json
from pax_tui.report import Report, Share
from pax_tui.wording import Wording

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
    from rich.measure import Measurement

LONGEST = 1024 * 1024
"""No line about a game has more letters."""
TOP = 12
LEAST, WIDEST = 16, 120
"""A bar has at least so many cells, a report at most so many columns."""
CARD = "card"
"""The kind of thing whose use is shown unless another is asked for; where a game has none, the kind that is used most."""
PLACES = {"1": "1st asked", "2": "2nd asked", "3": "3rd asked"}
STYLES = {"above": "green", "below": "red", "": ""}


def run_report(args: Namespace) -> int:
    """Reads the files and shows a report for each game in them."""
    reports: dict[str, Report] = {}
    for path in args.files:
        for line in read_lines(path):
            reports.setdefault(line["game"], Report(line["game"])).add(line)
    if not reports:
        raise BadUse(f"{', '.join(map(str, args.files))}: there is no game in it")
    for report in reports.values():
        unknown = [kind for kind in args.of if kind not in report.things]
        if unknown:
            raise BadUse(
                f"no {unknown[0]!r} is named in the games of {report.game}; there is {', '.join(sorted(report.things)) or 'nothing'}"
            )
    if args.json:
        print_json({name: report.document() for name, report in sorted(reports.items())})
        return DONE
    for report in reports.values():
        show(report, args.ascii, args.of, TOP if args.top is None else args.top)
    return DONE


def read_lines(path: Path) -> Iterator[Line]:
    """The games of a file, `-` being standard input; each is looked over before it is believed. Raises BadUse."""
    from pydantic import ValidationError

    from pax_tui.line_model import GameLine

    try:
        with nullcontext(sys.stdin) if str(path) == "-" else path.open(encoding="utf-8") as file:
            number = 0
            while text := file.readline(LONGEST):
                number += 1
                try:
                    yield GameLine.model_validate(json.loads(text)).model_dump()
                except ValidationError as error:
                    first = error.errors(include_url=False, include_input=False)[0]
                    what = ": ".join((".".join(map(str, first["loc"])), first["msg"].removeprefix("Value error, "))).removeprefix(": ")
                    raise BadUse(f"{path}:{number}: no line that simulate wrote: {what}") from None
                except (ValueError, RecursionError):
                    raise BadUse(f"{path}:{number}: it is not a line of JSON") from None
    except OSError as error:
        raise BadUse(f"{path}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise BadUse(f"{path}: it is not UTF-8 text") from None


def show(report: Report, ascii_only: bool = False, kinds: Sequence[str] = (), top: int = TOP) -> None:
    """Prints a report on standard output."""
    from rich.console import Console

    console = Console(highlight=False, markup=False, emoji=False)
    if console.width > WIDEST:
        console.width = WIDEST
    Page(report, console, ascii_only or not console.encoding.startswith("utf"), top).show(kinds)


class Page:
    """A report as tables. Bars stand to scale in each table; whatever color says stands beside it in words."""

    def __init__(self, report: Report, console: Console, ascii_only: bool, top: int) -> None:
        self.report, self.console, self.ascii, self.top = report, console, ascii_only, top
        try:
            self.words = Wording(games.face(report.game).words, games.game(report.game))
        except games.UnknownGame:
            self.words = Wording()

    def show(self, kinds: Sequence[str]) -> None:
        """Prints it all."""
        report = self.report
        capped = f", {report.capped} never ended" if report.capped else ""
        nobody = report.games - report.unshared
        self.say(f"{report.game}: {report.games} games{capped}, {nobody} without a sole winner, {report.cpu_s:.1f} s CPU time")
        for table, count in report.tables.most_common(4):
            self.say(f"  {count} of {table}")
        if len(report.tables) > 4:
            self.say(f"  and {len(report.tables) - 4} other tables")
        self.shares("Who wins, by seat", {self.seat(name): s for name, s in self._seated(report.seats)})
        if len(report.players) > 1:
            self.shares("By who plays", dict(sorted(report.players.items())))
        self.shares("By the order of the first open question", {PLACES.get(n, f"{n}th asked"): s for n, s in sorted(report.order.items())})
        self.endings()
        self.lengths()
        self.merits()
        self.uses("What was chosen", {verb: verb.replace("_", " ") for verb in report.verbs}, report.verbs)
        shown = kinds or self._usual()
        for kind in shown:
            self.uses(f"Use of each {kind.replace('_', ' ')}", self.called(kind), report.things[kind])
        rest = sorted(set(report.things) - set(shown))
        if rest:
            self.say(f"\nAlso counted (--of KIND): {', '.join(rest)}")

    def say(self, text: str) -> None:
        self.console.print(text, soft_wrap=False)

    def _seated(self, shares: Mapping[str, Share]) -> list[tuple[str, Share]]:
        seats = games.game(self.report.game).seats if self.report.game in games.GAMES else tuple(sorted(shares))
        return sorted(shares.items(), key=lambda pair: seats.index(pair[0]) if pair[0] in seats else len(seats))

    def _usual(self) -> list[str]:
        things = self.report.things
        if CARD in things or not things:
            return [CARD] if things else []
        return [max(sorted(things), key=lambda kind: sum(share.times for share in things[kind].values()))]

    def seat(self, name: str) -> str:
        """A seat by its color and what it is called."""
        called = self.words.seat(name)
        return name if called.casefold() == name else f"{name} ({called})"

    def called(self, kind: str) -> dict[str, str]:
        """The things of a kind by id, each by its name, those of the same name with the id as well."""
        names = {thing: self.words.name(kind, int(thing) if thing.isdigit() else thing) for thing in self.report.things[kind]}
        often = Counter(names.values())
        return {thing: f"{name} ({thing})" if often[name] > 1 else name for thing, name in names.items()}

    def section(self, name: str) -> str:
        """A section with its title in the rules."""
        try:
            entry = rulebook.load(self.report.game).get(name)
        except rulebook.NoRulebookError:
            return name
        return name if entry is None else entry.heading

    # -- tables

    def table(self, title: str, columns: Iterable[str], rows: Iterable[Sequence[RenderableType]]) -> None:
        """A table: words to the left, figures to the right, the bar in what is left of the line."""
        from rich import box
        from rich.table import Table

        table = Table(
            title=f"\n{title}",
            title_justify="left",
            title_style="bold",
            box=box.ASCII2 if self.ascii else box.SIMPLE_HEAD,
            padding=(0, 1, 0, 0),
            expand=True,
        )
        columns = tuple(columns)
        widest = self.console.width // 4 if "bar" in columns else None
        for n, column in enumerate(columns):
            if column == "bar":
                table.add_column(ratio=1, min_width=LEAST)
            else:
                table.add_column(column, justify="right" if column and n else "left", overflow="fold", max_width=None if n else widest)
        for row in rows:
            table.add_row(*row)
        self.console.print(table)

    def bar(self, part: float) -> RenderableType:
        """A bar of this part of the width."""
        if self.ascii:
            return Cells(lambda width: "#" * round(part * width))
        from rich.bar import Bar

        return Bar(1.0, 0.0, part)

    def interval(self, share: Share, expected: float, style: str) -> RenderableType:
        """Where the share lies, from 0 at the left to 1 at the right, its interval, and what was to be expected."""
        dash, here, there, met = ("-", "o", ":", "O") if self.ascii else ("─", "●", "┊", "◉")

        def draw(width: int) -> str:
            low, high, at, mark = (min(width - 1, int(x * width)) for x in (*share.interval, share.share, expected))
            cells = [" "] * low + [dash] * (high - low + 1) + [" "] * (width - high - 1)
            cells[mark] = there
            cells[at] = met if at == mark else here
            return "".join(cells)

        return Cells(draw, style)

    def shares(self, title: str, shares: Mapping[str, Share]) -> None:
        """Groups of winners, each with its interval, against the fair share."""
        several = any(s.shared for s in shares.values())
        rows = [
            (
                name,
                str(s.games),
                str(s.wins),
                *([str(s.shared)] if several else []),
                *self._share(s),
                percent(s.fair),
                *self._verdict(s, s.fair),
            )
            for name, s in shares.items()
        ]
        self.table(title, ("", "games", "wins", *(["shared"] if several else []), "share", "95 %", "fair", "", "bar"), rows)

    def _share(self, s: Share) -> tuple[str, str]:
        low, high = s.interval
        return percent(s.share), f"{100 * low:.0f} - {percent(high)}"

    def _verdict(self, s: Share, expected: float) -> tuple[str, RenderableType]:
        verdict = s.against(expected)
        return verdict, self.interval(s, expected, STYLES[verdict])

    def endings(self) -> None:
        """By which section games end, and who wins so."""
        report = self.report
        rows = []
        for section, by in sorted(report.endings.items(), key=lambda pair: -pair[1].total()):
            won = ", ".join(f"{seat or 'several or none'} {n}" for seat, n in by.most_common())
            part = by.total() / report.games
            rows.append((self.section(section), str(by.total()), percent(part), won, self.bar(part)))
        self.table("How games end", ("", "games", "share", "", "bar"), rows)

    def lengths(self) -> None:
        """How long games are."""
        report = self.report
        bins = report.histogram()
        most = max(count for _, _, count in bins)
        rows = [(f"{low} - {high}", str(count), self.bar(count / most)) for low, high, count in bins]
        middle = f"median {report.quantile(0.5)}, 5 to 95 %: {report.quantile(0.05)} to {report.quantile(0.95)}, most {max(report.lengths)}"
        self.table(f"Length in decisions of players ({middle})", ("", "games", "bar"), rows)
        turns = sorted(report.turns.items(), key=lambda pair: _natural(pair[0]))
        if len(turns) > 1:
            most = max(report.turns.values())
            self.table("Where the calendar stands at the end", ("", "games", "bar"), [(t, str(n), self.bar(n / most)) for t, n in turns])

    def merits(self) -> None:
        """What winners have that others have not."""
        rows = []
        for merit, (winners, others) in self.report.means().items():
            message = f"merit-{merit}"
            name = self.words.text(message) if self.words.has(message) else merit.replace("_", " ")
            more = None if winners is None or others is None else winners - others
            if winners or others:
                rows.append((name, figure(winners), figure(others), figure(more)))
        if rows:
            self.table("What counts at the end (log-odds, mean)", ("", "winners", "others", "more"), rows)

    def uses(self, title: str, names: Mapping[str, str], shares: Mapping[str, Share]) -> None:
        """What was used: by how many seats, how often, and how often they won."""
        if not shares:
            return
        seats = sum(share.games for share in self.report.seats.values())
        ranked = sorted(shares.items(), key=lambda pair: (-pair[1].times, pair[0]))
        rows = [
            (names[name], str(s.times), percent(s.games / seats), *self._share(s), percent(usual), *self._verdict(s, usual))
            for name, s in ranked[: self.top]
            for usual in (self.report.usual(s),)
        ]
        self.table(title, ("", "times", "seats", "won", "95 %", "usual", "", "bar"), rows)
        more = len(ranked) - self.top
        if more > 0:
            self.say(f"  and {more} more (--top N)")
        if len(ranked) >= 20:
            self.say(f"  of {len(ranked)} about {round(len(ranked) / 20)} lie outside their interval by luck alone")


class Cells:
    """A line of cells as wide as there is room for."""

    def __init__(self, draw: Callable[[int], str], style: str = "") -> None:
        self.draw, self.style = draw, style

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        from rich.segment import Segment

        yield Segment(self.draw(options.max_width), console.get_style(self.style or "none"))

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        from rich.measure import Measurement

        return Measurement(LEAST, options.max_width)


def percent(share: float) -> str:
    """A share in percent."""
    return f"{100 * share:.0f} %"


def figure(value: float | None) -> str:
    """A figure, or a dash where there is none."""
    return "-" if value is None else f"{value:.2f}"


def _natural(text: str) -> list[tuple[int, str]]:
    """Sorts numbers in text by their value."""
    return [(int(part), "") if part.isdigit() else (-1, part) for part in text.replace(",", " ").split()]
