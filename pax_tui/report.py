"""What many games of a kind say: who wins by color, by who plays and by place in the order, how games end, how long they are, what is used.

A `Report` is fed one line (see `pax_tui.accounts`) after another and keeps counts only. A victory that several seats share counts for
each of them as its part, so shares are comparable with the fair share, one divided by the number of seats. Seats that have used
something are compared with what the same players usually win, so that what good players like does not seem good by that alone.
Intervals are Wilson's for 95 %: where one leaves out what was to be expected, luck alone would do so in one of twenty cases.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import sqrt
from statistics import mean, median
from typing import Any

Z = 1.96
"""Within so many standard deviations lie 95 % of a normal distribution."""
BINS = 12
"""So many bars a histogram has at most."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (E. B. Wilson, 1927): sound for few games and for shares near 0 and 1, too."""
    if not games:
        return 0.0, 1.0
    share, spread = wins / games, Z * Z / games
    middle, half = share + spread / 2, Z * sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))


@dataclass
class Share:
    """How often a group of seats was on the winning side; `times` is how often they used what makes them a group, `who` who played them."""

    games: int = 0
    wins: int = 0
    shared: int = 0
    times: int = 0
    part: float = 0.0
    even: float = 0.0
    who: Counter[str] = field(default_factory=Counter)

    def add(self, who: str, winners: int, seats: int, times: int = 1) -> None:
        """One more game: `winners` is how many won beside and with it, 0 where it lost."""
        self.games += 1
        self.times += times
        self.wins += winners == 1
        self.shared += winners > 1
        self.part += 1 / winners if winners else 0.0
        self.even += 1 / seats
        self.who[who] += 1

    @property
    def share(self) -> float:
        """Of all its games, what part it won."""
        return self.part / self.games if self.games else 0.0

    @property
    def fair(self) -> float:
        """What part it would win if every seat were alike."""
        return self.even / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Between what its share lies with 95 % certainty."""
        return wilson(self.part, self.games)

    def against(self, expected: float) -> str:
        """Whether the interval lies "above" or "below" what was to be expected; "" where it holds it."""
        low, high = self.interval
        return "above" if low > expected else "below" if high < expected else ""


def _shares() -> defaultdict[str, Share]:
    return defaultdict(Share)


class Report:
    """The counts of the games of one kind."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.games = self.capped = self.unshared = 0
        self.cpu_s = 0.0
        self.seeds = Counter[int]()
        self.tables = Counter[str]()
        """How often each table was played: who sat where, options and style as text."""
        self.seats, self.players, self.order = _shares(), _shares(), _shares()
        self.endings: dict[str, Counter[str]] = {}
        """By section, how often each seat won so; `""` where nobody or several did."""
        self.turns = Counter[str]()
        self.lengths: list[int] = []
        self.verbs = _shares()
        self.things: dict[str, defaultdict[str, Share]] = {}
        self.merits: dict[str, tuple[list[float], list[float]]] = {}
        """For each of the game's merits the values of winners and of the others."""

    def add(self, line: Mapping[str, Any]) -> None:
        """One more game."""
        seats: Mapping[str, str] = line["seats"]
        result = line["result"]
        winners: list[str] = [] if result is None else result["winners"]
        self.games += 1
        self.capped += result is None
        self.unshared += len(winners) == 1
        self.cpu_s += line["cpu_s"]
        self.seeds[line["seed"]] += 1
        self.tables[_table(line)] += 1
        self.lengths.append(line["decisions"])
        self.turns[line["turn"]] += 1
        ending = self.endings.setdefault("capped" if result is None else result["section"], Counter())
        ending[winners[0] if len(winners) == 1 else ""] += 1
        won = {seat: len(winners) if seat in winners else 0 for seat in seats}
        for seat, who in seats.items():
            self.seats[seat].add(who, won[seat], len(seats))
            self.players[who].add(who, won[seat], len(seats))
        for place, seat in enumerate(line["order"], 1):
            self.order[str(place)].add(seats[seat], won[seat], len(seats))
        self._use(line, won)
        for seat, figures in line["figures"].items():
            for merit, value in figures.items():
                self.merits.setdefault(merit, ([], []))[0 if won[seat] else 1].append(value)

    def _use(self, line: Mapping[str, Any], won: Mapping[str, int]) -> None:
        for seat, verbs in line["verbs"].items():
            for verb, times in verbs.items():
                self.verbs[verb].add(line["seats"][seat], won[seat], len(won), times)
        for seat, kinds in line["things"].items():
            for kind, things in kinds.items():
                found = self.things.setdefault(kind, _shares())
                for thing, times in things.items():
                    found[thing].add(line["seats"][seat], won[seat], len(won), times)

    def usual(self, share: Share) -> float:
        """What part the players of a group win in all their games."""
        return sum(games * self.players[who].share for who, games in share.who.items()) / share.games

    def histogram(self) -> list[tuple[int, int, int]]:
        """The lengths in decisions of players: from, to (included), and how many games."""
        low, high = min(self.lengths), max(self.lengths)
        width = next(w for w in _rounds() if high // w - low // w < BINS)
        counts = Counter(length // width for length in self.lengths)
        return [(n * width, n * width + width - 1, counts[n]) for n in range(low // width, high // width + 1)]

    def quantile(self, part: float) -> int:
        """The length that so many of the games do not pass."""
        return sorted(self.lengths)[min(len(self.lengths) - 1, int(part * len(self.lengths)))]

    def means(self) -> dict[str, tuple[float | None, float | None]]:
        """By merit, the mean at the end of those who won and of those who did not."""
        return {name: (mean(a) if a else None, mean(b) if b else None) for name, (a, b) in self.merits.items()}

    def document(self) -> dict[str, Any]:
        """As JSON."""
        return {
            "games": self.games,
            "capped": self.capped,
            "undecided": self.games - self.unshared,
            "seeds": sorted(self.seeds),
            "tables": dict(self.tables),
            "cpu_s": round(self.cpu_s, 2),
            "seats": _groups(self.seats),
            "players": _groups(self.players),
            "order": _groups(self.order),
            "endings": {
                section: {"games": by.total(), "wins": {seat: n for seat, n in sorted(by.items()) if seat}}
                for section, by in sorted(self.endings.items())
            },
            "decisions": {
                "mean": round(mean(self.lengths), 1),
                "median": median(self.lengths),
                "p5": self.quantile(0.05),
                "p95": self.quantile(0.95),
                "max": max(self.lengths),
                "histogram": [list(column) for column in self.histogram()],
            },
            "turns": dict(sorted(self.turns.items())),
            "merits": {
                name: {"winners": None if a is None else round(a, 3), "others": None if b is None else round(b, 3)}
                for name, (a, b) in self.means().items()
            },
            "verbs": self._used(self.verbs),
            "things": {kind: self._used(things) for kind, things in sorted(self.things.items())},
        }

    def _used(self, shares: Mapping[str, Share]) -> dict[str, Any]:
        return {name: {"times": s.times, "seats": s.games, **_judged(s, "usual", self.usual(s))} for name, s in sorted(shares.items())}


def _groups(shares: Mapping[str, Share]) -> dict[str, Any]:
    return {
        name: {"games": s.games, "wins": s.wins, "shared": s.shared, **_judged(s, "fair", s.fair)} for name, s in sorted(shares.items())
    }


def _judged(share: Share, name: str, expected: float) -> dict[str, float]:
    low, high = share.interval
    return {"share": round(share.share, 4), "low": round(low, 4), "high": round(high, 4), name: round(expected, 4)}


def _table(line: Mapping[str, Any]) -> str:
    seats = ",".join(f"{seat}={who}" for seat, who in line["seats"].items())
    options = " ".join(f"{name}={value}" for name, value in line["options"].items())
    style = "" if line["style"] == "uniform" else f" style={line['style']}"
    return f"{seats} {options}{style}".strip()


def _rounds() -> Iterable[int]:
    width = 1
    while True:
        yield from (width, 2 * width, 5 * width)
        width *= 10
