"""The deckhand: quick, looks one choice ahead, and can say in a phrase what he is after.

He tries each option on positions that he cannot tell from the real one (`resample`), and plays each on while it is the same affair:
CHANCE falls as it falls until the affair is settled (`Game.settled`), secret answers of others are drawn from what the game leans to, and
what he is asked next himself he takes at a glance. Then he weighs what has come of it (`Game.weigh`): his own standing against that of the
others, and the game's first liking (`Game.lean`) where the look ahead tells nothing. Now and then he thinks of a deal as well
(`Game.proposals`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from random import Random

from rules.kernel import chance
from rules.kernel.decision import CHANCE, Decision, Option
from rules.kernel.game import Game
from rules.kernel.position import Position
from rules.players import Thought, Watch
from rules.players.policy import deals, drawn, shares

WIDE = 24
"""So many options are tried at most: those the game leans to, or as they come."""
GUESSES = 2
"""On so many positions that he cannot tell from the real one."""
WON, LOST = 50.0, -50.0
"""What a game that is over is worth, in the log-odds of `Game.weigh`."""
AHEAD = 10
"""So many answers are looked through after an option, and of these so many (`OWN`) of his own, each the best of `FEW` at a glance."""
OWN, FEW = 2, 4
ALIKE = 1e-6
TIE = 0.01
"""How much the game's first liking counts beside what the look ahead finds."""
BETTER = 0.2
"""By how many log-odds a deal must be better than everything else to be proposed."""


class Deckhand:
    """See the module."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __call__(self, position: Position, rng: Random) -> Option:
        """The option that leads to the best standing."""
        decision = position.decision
        assert decision is not None and decision.options
        if len(decision.options) == 1:
            return decision.options[0]
        options, worth, _ = self.judged(position, rng)
        return self._best(options, worth, rng)

    def think(self, position: Position, rng: Random, watch: Watch | None = None) -> Thought:
        """The same, with what grew most by it and how the options compare."""
        decision = position.decision
        assert decision is not None and decision.options
        if len(decision.options) == 1:
            return Thought(decision.options[0], "", ((decision.options[0], 1.0),))
        options, worth, _ = self.judged(position, rng)
        option = self._best(options, worth, rng)
        liked = sorted(zip(options, shares(worth), strict=True), key=lambda pair: -pair[1])
        return Thought(option, self.reason(position, option, decision.seat, rng), tuple(liked))

    def _best(self, options: Sequence[Option], worth: Sequence[float], rng: Random) -> Option:
        best = max(worth)
        return rng.choice([option for option, value in zip(options, worth, strict=True) if value >= best - ALIKE])

    def reason(self, position: Position, option: Option, seat: int, rng: Random) -> str:
        """Which of the game's merits an option raises most for a seat; "" where it raises none."""
        before = position.resample(seat, rng)
        after = before.copy()
        after.choose(option)
        self.follow(after, seat, rng)
        if after.result is not None:
            return ""
        pairs = zip(self.game.weigh(before, seat), self.game.weigh(after, seat), strict=True)
        return foremost(self.game.merits, [new - old for old, new in pairs])

    def judged(self, position: Position, rng: Random, guesses: int = GUESSES) -> tuple[Sequence[Option], list[float], list[float]]:
        """The options looked at, deals among them, what each is worth to the seat that is asked, in log-odds, and the chance to win that it
        leaves him; the means of so many positions."""
        decision = position.decision
        assert decision is not None and decision.options
        seat, options = decision.seat, list(decision.options)
        guessed = [position.resample(seat, rng) for _ in range(guesses)]
        lean = self.game.lean(guessed[0], decision)
        liking = dict(zip(options, lean, strict=True)) if lean is not None else {}
        if len(options) > WIDE:
            rng.shuffle(options)
            options.sort(key=lambda option: -liking.get(option, 0.0))
            del options[WIDE:]
        proposed = deals(self.game, position, guessed[0], decision, rng)
        worth = [TIE * liking.get(option, 0.0) for option in options] + [-BETTER] * len(proposed)
        options += proposed
        chances = [0.0] * len(options)
        for guess in guessed:
            luck = rng.random()
            self._answer_for_others(guess, seat, rng)
            for n, option in enumerate(options):
                odds = self._tried(guess, option, seat, Random(luck), option in proposed)
                worth[n] += odds / guesses
                chances[n] += shares((odds, 0.0))[0] / guesses
        return options, worth, chances

    def _tried(self, position: Position, option: Option, seat: int, rng: Random, deal: bool) -> float:
        after = position.copy()
        after.choose(option)
        if deal and (asked := after.decision) is not None:
            after.choose(self.glance(after, asked, rng))  # the partner takes it or not, as is good for him
        self.follow(after, seat, rng)
        return self.standing(after, seat)

    def _answer_for_others(self, position: Position, seat: int, rng: Random) -> None:
        """What others have answered already in a secret choice is drawn from what the game leans to."""
        for _ in range(position.unseal()):
            asked = position.decision
            assert asked is not None and asked.options and asked.seat != seat
            position.choose(drawn(asked.options, self.game.lean(position, asked), rng))
        _ = position.decision

    def follow(self, position: Position, seat: int, rng: Random) -> None:
        """Plays on as long as it is the same affair; see the module."""
        own = OWN
        for _ in range(AHEAD):
            if position.asked is None or self.game.settled(position):
                return
            asked = position.decision
            assert asked is not None and asked.options
            if asked.seat == CHANCE:
                option = chance.answer(asked, rng)
            elif len(asked.options) == 1:
                option = asked.options[0]
            elif position.holds_secret:  # at a glance one would see what others have sealed
                option = drawn(asked.options, self.game.lean(position, asked), rng)
            elif asked.seat == seat and own:
                own -= 1
                option = self.glance(position, asked, rng)
            else:
                return
            position.choose(option)

    def glance(self, position: Position, decision: Decision, rng: Random, few: int = FEW) -> Option:
        """The best of a few options by what comes of each at once; which few, the game's leaning draws."""
        seat, options = decision.seat, decision.options
        assert options
        lean = self.game.lean(position, decision)
        if len(options) > few:
            # Gumbel: the largest of likings with this noise is a draw by their shares, the few largest are that without replacement
            noisy = [(lean[n] if lean is not None else 0.0) - log(-log(rng.random() or 0.5)) for n in range(len(options))]
            looked = sorted(range(len(options)), key=noisy.__getitem__, reverse=True)[:few]
        else:
            looked = list(range(len(options)))
        best, found = LOST * 2, options[looked[0]]
        for n in looked:
            after = position.copy()
            after.choose(options[n])
            self._chances(after, rng)
            value = self.standing(after, seat) + (TIE * lean[n] if lean is not None else 0.0)
            if value > best:
                best, found = value, options[n]
        return found

    def _chances(self, position: Position, rng: Random) -> None:
        for _ in range(AHEAD):
            if position.asked is None or position.asked.seat != CHANCE or self.game.settled(position):
                return
            asked = position.decision
            assert asked is not None
            position.choose(chance.answer(asked, rng))

    def standing(self, position: Position, seat: int) -> float:
        """A seat's log-odds against the others: how likely it is to win rather than one of them."""
        result = position.result
        if result is not None:
            return WON / len(result.winners) if seat in result.winners else LOST
        standing = self.game.weigh_all(position)
        mine = sum(standing.pop(seat))
        others = [sum(terms) for terms in standing.values()]
        top = max(others, default=0.0)
        return mine - top - log(sum([exp(other - top) for other in others]) or 1.0)


def foremost(names: Sequence[str], gains: Sequence[float]) -> str:
    """The merit that has gained most; "" where none has."""
    gain, name = max(zip(gains, names, strict=True), default=(0.0, ""))
    return name if gain > ALIKE else ""


__all__ = ["Deckhand", "foremost"]
