"""The captain: thinks ahead with a Monte-Carlo tree search over what he cannot tell apart (Cowling, Powley, Whitehouse, "Information Set
Monte Carlo Tree Search", IEEE TCIAIG 4(2), 2012, 120-143).

Every playout begins in another position that he cannot tell from the real one (`resample`); nothing else of it is ever looked at. CHANCE
answers by its weights. Each seat follows a tree of its own (their MO-ISMCTS), whose nodes are what that seat can tell, and takes in it what
has brought itself most (max^n; Sturtevant, "An Analysis of UCT in Multi-Player Games", CG 2008, LNCS 5131). So nobody answers to what he
cannot know: in a simultaneous secret choice the others draw on trees that have not seen the captain's answer, nor he theirs, which is
decoupled UCT (Tak, Lanctot, Winands, "Monte Carlo Tree Search Variants for Simultaneous Move Games", CIG 2014); what they have answered
already, unknown to him, is taken back and drawn in the same way (`Position.unseal`).

Where an option is tried for the first time the trees end, and where the affair is settled (`Game.settled`): what lies beyond would count
what the next affair promises for those options alone that lead there soonest. From there on everybody takes for some choices
(`Game.horizon`) what at a glance is the best of a few options, drawn by what the game leans to (`Game.lean`), or now and then whatever is
drawn; then the game's own judgment (`Game.weigh`) says how likely each seat is to win (early termination: Lorentz, "Early Playout
Termination in MCTS", ACG 2015, LNCS 9525).

Where a game has long rows of own choices (`Game.rows`), whole lines of them are searched instead (`lines`). He keeps the rest of the best
line for the questions that follow in the row, and there looks only for something better; nothing else is kept.

The search is counted in playouts and not in seconds: with the same position, generator and line in mind he chooses the same on every
machine.
"""

from __future__ import annotations

from random import Random

from rules.kernel import chance
from rules.kernel.decision import CHANCE, Decision, Option
from rules.kernel.game import Game
from rules.kernel.position import Event, Position
from rules.kernel.step import Sealed
from rules.players import PLAYOUTS, Thought, Watch
from rules.players.deckhand import Deckhand, foremost
from rules.players.lines import LineSearch, in_row, known
from rules.players.policy import drawn, prospects, weighed
from rules.players.tree import EXPLORE, Edge, Node

LONGEST = 400
"""A playout has no more choices than so many, those of a single option and of CHANCE among them."""
GLANCES = 0.9
"""At how many of them who chooses glances at what comes of it, as the deckhand does: few choices made with sense tell more than many that
only follow the game's leaning."""
LEANS, LOOKS = 0.5, 0.5
"""How much what the game leans to, and what a deckhand thinks of it, count for the first liking of the captain's own options; the
latter more where chances lie close together (`Game.span`)."""
GUESSES, TRUST = 8, 10
"""On so many positions a deckhand looks at the captain's own options first, and as many visits of a playout what he finds counts for, more
where chances lie close together (`Game.span`): the dice of a few playouts say less."""
MIXED = 0.5
"""At how many of the simultaneous secret choices the others draw from what the game leans to instead of what has served them best: who
always did the latter would be found out (the trees alone would chase each other in circles)."""
AGAIN = 0.125
"""How much of his playouts he spends where he has a line in mind."""
LINES = 64
"""So many lines he has in mind at most."""
BETTER, ENOUGH = 0.02, 4
"""By how much a deal must be likelier to win than the best ordinary option to be proposed; and that may have so many times its visits."""


class Captain:
    """See the module."""

    def __init__(self, game: Game, think: int = PLAYOUTS) -> None:
        self.game = game
        self.playouts = think
        self.lines: dict[str, tuple[Option, ...]] = {}
        """What he has in mind, by the question that it begins with (`lines.known`); the newest last."""

    def __call__(self, position: Position, rng: Random) -> Option:
        """The option he likes best."""
        return self.think(position, rng).option

    def think(self, position: Position, rng: Random, watch: Watch | None = None) -> Thought:
        """The option, the merit it brings more of than the others do, and how he likes each: by its part of the playouts, or by the best
        line that begins with it.

        `watch` is told after each playout; where it says so, that is enough and the best so far is taken.
        """
        decision = position.decision
        assert decision is not None and decision.options
        if len(decision.options) == 1:
            return Thought(decision.options[0], "", ((decision.options[0], 1.0),))
        total = self.playouts
        search: Search | LineSearch
        if in_row(self.game, position):
            start = self.lines.get(known(position, decision.seat), ())
            search = LineSearch(self.game, position, decision, rng, start)
            if start:
                total = max(round(AGAIN * total), 1)
        else:
            search = Search(self.game, position, decision, rng)
        for done in range(1, total + 1):
            search.playout()
            if watch is not None and watch(done, total):
                break
        else:  # a line found in a hurry is not gone on with
            if isinstance(search, LineSearch):
                self._keep(search.next())
        return search.thought()

    def _keep(self, line: tuple[str, tuple[Option, ...]] | None) -> None:
        """Has a line in mind."""
        if line is not None:
            where, rest = line
            self.lines.pop(where, None)
            self.lines[where] = rest
            if len(self.lines) > LINES:
                del self.lines[next(iter(self.lines))]


class Search:
    """The thinking about one question."""

    def __init__(self, game: Game, position: Position, decision: Decision, rng: Random) -> None:
        self.game, self.position, self.rng = game, position, rng
        self.seat = decision.seat
        self.deckhand = Deckhand(game)
        self.explore = EXPLORE * game.span
        assert decision.options
        judged, worth, chances = self.deckhand.judged(position, rng, GUESSES)
        self.deals = [option for option in judged if option not in decision.options]
        self.options = [*decision.options, *self.deals]
        self.root = Node()
        self.root.meet(self.options, self._first_liking(decision, dict(zip(judged, worth, strict=True))), rng)
        self.root.foresee(dict(zip(judged, chances, strict=True)), round(TRUST / game.span))
        self.trees = {seat: Node() for seat in game.sitting(position)}
        self.gains: dict[Option, list[float]] = {}
        """By option the sums of the merits it has brought, and last how many playouts were weighed for it: those that end the game are
        not."""

    def playout(self) -> None:
        """One game from here to the horizon, and what is learnt from it."""
        position = self.position.resample(self.seat, self.rng)
        position.unseal()
        path = self._descend(position)
        self._play_on(position)
        standing = weighed(self.game, position)
        worth = prospects(position, standing)
        for node, edge, seat in path:
            node.learn(edge, worth.get(seat, 0.0))
            if node is self.root and standing:
                terms = (*standing[self.seat], 1.0)
                known = self.gains.get(edge.option)
                self.gains[edge.option] = list(terms) if known is None else [a + b for a, b in zip(known, terms, strict=True)]

    def _descend(self, position: Position) -> list[tuple[Node, Edge, int]]:
        """Plays through the trees to the first option that has not been tried, or to the end of the affair; the options taken, with their
        nodes and seats."""
        rng, here = self.rng, dict(self.trees)
        path: list[tuple[Node, Edge, int]] = []
        begun = False
        while position.asked is not None and not (begun and self.game.settled(position)):
            asked = position.decision
            assert asked is not None and asked.options
            options, seat = asked.options, asked.seat
            fresh = False
            if seat == CHANCE:
                option = chance.answer(asked, rng)
            elif len(options) == 1 and (begun or seat != self.seat):
                option = options[0]
            else:
                node = here[seat]
                if not begun and seat == self.seat:
                    begun, node, options = True, self.root, self.options
                if options != node.options:
                    node.meet(options, self.game.lean(position, asked), rng)
                mixes = seat != self.seat and isinstance(position.agenda[-1], Sealed) and rng.random() < MIXED
                edge = node.draw(rng) if mixes else node.select(self.explore)
                path.append((node, edge, seat))
                option, fresh = edge.option, begun and not edge.visits
                here[seat] = node
            events = position.choose(option)
            if fresh:
                break
            _go_on(here, seat, option, asked.secret, events)
        return path

    def _first_liking(self, decision: Decision, worth: dict[Option, float]) -> list[float]:
        """What the game leans to and what a deckhand thinks of it; a deal is leant to like the average of the other options."""
        lean = self.game.lean(self.position.resample(self.seat, self.rng), decision)
        least = min(worth.values())
        usual = sum(lean) / len(lean) if lean is not None else 0.0
        leant = [*(lean or [0.0] * (len(self.options) - len(self.deals))), *[usual] * len(self.deals)]
        looks = LOOKS / self.game.span
        return [LEANS * liking + looks * worth.get(option, least) for option, liking in zip(self.options, leant, strict=True)]

    def _play_on(self, position: Position) -> None:
        """The playout beyond the trees, to the horizon; a secret choice that has begun is brought to its end."""
        game, rng, left = self.game, self.rng, self.game.horizon
        for _ in range(LONGEST):
            if position.asked is None or (left <= 0 and position.asked.seat == CHANCE and game.settled(position)):
                return
            asked = position.decision
            assert asked is not None and asked.options
            options = asked.options
            if asked.seat == CHANCE:
                option = chance.answer(asked, rng)
            elif len(options) == 1:
                option = options[0]
            elif left <= 0 and not position.holds_secret:
                return
            else:
                left -= 1
                if rng.random() < GLANCES and not position.holds_secret:  # at a glance one would see what others have sealed
                    option = self.deckhand.glance(position, asked, rng)
                else:
                    option = drawn(options, game.lean(position, asked), rng)
            position.choose(option)

    def thought(self) -> Thought:
        """What has come of it so far: the option tried most often; a deal only where it is clearly better than everything else."""
        edges = [edge for option in self.options if (edge := self.root.edges[option]).visits]
        plain = [edge for edge in edges if edge.option not in self.deals]
        best = max(plain or edges, key=_tried)
        for edge in edges:
            if edge.option in self.deals and edge.visits * ENOUGH >= best.visits and edge.mean > best.mean + BETTER:
                best = edge
        total = sum(edge.visits for edge in edges)
        liked = sorted(((edge.option, edge.visits / total) for edge in edges), key=lambda pair: -pair[1])
        return Thought(best.option, self._reason(best), tuple(liked))

    def _reason(self, best: Edge) -> str:
        """The merit that the option brings more of than all that was tried."""
        if best.option not in self.gains:
            return ""
        *sums, number = [sum(terms) for terms in zip(*self.gains.values(), strict=True)]
        everything = [term / number for term in sums]
        *mine, often = self.gains[best.option]
        own = [term / often for term in mine]
        return foremost(self.game.merits, [a - b for a, b in zip(own, everything, strict=True)])


def _tried(edge: Edge) -> tuple[int, float]:
    return edge.visits, edge.mean


def _go_on(here: dict[int, Node], seat: int, option: Option, secret: bool, events: list[Event]) -> None:
    """Each seat goes on to the node of what it has seen: the option, unless that is another's secret, and the events it may know of."""
    if not secret and not any(event[2] for event in events):
        seen = option, tuple(events)
        for who, node in here.items():
            here[who] = node.after(seen)
        return
    for who, node in here.items():
        known = tuple([event for event in events if not event[2] or event[2] >> who & 1])
        here[who] = node.after((None if secret and who != seat else option, known))
