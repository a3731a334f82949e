"""The trees of the captain's search: what a seat can tell of the choices made so far, and what each option has brought from there.

A seat's node stands for all that it cannot tell apart: it is reached by the seat's own choices, by those of others as far as they are open,
and by the events it may know of (an information set; Cowling, Powley, Whitehouse, "Information Set Monte Carlo Tree Search", IEEE TCIAIG
4(2), 2012, 120-143). Which options there are can differ from one visit to the next, as what is hidden differs: an option is measured by how
often it could have been chosen (their availability count).

Options are chosen by their mean and by a bonus that grows with how much the game leans to them (PUCT: Rosin, "Multi-armed Bandits with
Episode Context", Annals of Mathematics and AI 61, 2011). Of many options only the likeliest are open at first, and more with every visit
(progressive widening: Chaslot et al., "Progressive Strategies for Monte-Carlo Tree Search", New Mathematics and Natural Computation 4(3),
2008; Couetoux et al., "Continuous Upper Confidence Trees", LION 5, 2011). What is known of them beforehand can count as so many visits
(Gelly, Silver, "Combining Online and Offline Knowledge in UCT", ICML 2007).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf, sqrt
from random import Random

from rules.kernel.decision import Option
from rules.kernel.position import Event
from rules.players.policy import shares

EXPLORE = 0.4
"""How much an option the game leans to is worth trying, against what others have brought: chances to win, 0 to 1."""
WIDTH, WIDEN = 6, 1.5
"""So many options are open at first; and so many more for the square root of the visits."""
EVEN = 0.2
"""The part of the first liking that all options share alike, so that none is passed over for good."""

Seen = tuple[Option | None, tuple[Event, ...]]
"""What a seat can tell of a choice: the option, None where it is hidden, and the events it may know of."""


class Edge:
    """An option of a node: how often it was `offered` and taken (`visits`), the sum of what that `brought` its seat, its part of the first
    `liking`, and what it was `expected` to bring (see `Node.foresee`)."""

    __slots__ = ("brought", "expected", "liking", "offered", "option", "visits")

    def __init__(self, option: Option) -> None:
        self.option = option
        self.visits = self.offered = 0
        self.brought = self.expected = self.liking = 0.0

    @property
    def mean(self) -> float:
        """What it brought on the average."""
        return self.brought / self.visits if self.visits else 0.0


class Node:
    """All that a seat cannot tell apart; see the module."""

    __slots__ = ("brought", "edges", "expected", "nodes", "options", "ranked", "trust", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.brought = self.expected = 0.0
        self.trust = 0
        self.edges: dict[Option, Edge] = {}
        self.nodes: dict[Seen, Node] = {}
        self.options: Sequence[Option] = ()
        self.ranked: list[Edge] = []

    def after(self, seen: Seen) -> Node:
        """The node that follows on what its seat sees."""
        found = self.nodes.get(seen)
        if found is None:
            found = self.nodes[seen] = Node()
        return found

    def select(self, explore: float = EXPLORE) -> Edge:
        """The option to try next, of those that `meet` was told of; `explore` as EXPLORE."""
        visits, trust = self.visits, self.trust
        ranked = self.ranked
        open_ = WIDTH + int(WIDEN * sqrt(visits))
        more = (self.brought - self.expected) / visits if visits else 0.0
        """By how much all that was tried has brought more than was expected of it."""
        best, chosen = -inf, ranked[0]
        for edge in ranked if len(ranked) <= open_ else ranked[:open_]:
            edge.offered += 1
            tried = edge.visits
            if trust:
                mean = (edge.brought + trust * (edge.expected + more)) / (tried + trust)
            else:
                mean = edge.brought / tried if tried else more
            score = mean + explore * edge.liking * sqrt(edge.offered) / (1 + tried)
            if score > best:
                best, chosen = score, edge
        return chosen

    def foresee(self, expected: Mapping[Option, float], trust: int) -> None:
        """What each option that it has met is expected to bring, which counts as much as so many visits; those not told of as the least.

        Only the differences count: by how much what was tried has brought more or less than expected is added to all.
        """
        least = min(expected.values())
        self.trust = trust
        for option, edge in self.edges.items():
            edge.expected = expected.get(option, least)

    def draw(self, rng: Random) -> Edge:
        """An option as likely as it was liked at first."""
        return rng.choices(self.ranked, [edge.liking for edge in self.ranked])[0]

    def meet(self, options: Sequence[Option], likings: Sequence[float] | None, rng: Random) -> None:
        """Takes up the options there are now, those liked best first; of those liked alike a random one is first."""
        edges = self.edges
        ranked = []
        even = 1.0 / len(options)
        parts = shares(likings) if likings is not None else None
        for n, option in enumerate(options):
            edge = edges.get(option)
            if edge is None:
                edge = edges[option] = Edge(option)
            edge.liking = even if parts is None else EVEN * even + (1.0 - EVEN) * parts[n]
            ranked.append(edge)
        rng.shuffle(ranked)
        ranked.sort(key=_liking, reverse=True)
        self.options, self.ranked = options, ranked

    def learn(self, edge: Edge, value: float) -> None:
        """What an option has brought this time."""
        self.visits += 1
        self.brought += value
        self.expected += edge.expected
        edge.visits += 1
        edge.brought += value


def _liking(edge: Edge) -> float:
    return edge.liking


__all__ = ["EVEN", "EXPLORE", "WIDEN", "WIDTH", "Edge", "Node", "Seen"]
