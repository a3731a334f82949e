"""A small game on the kernel, so that the kernel and the program are tested without a real game's rules.

T1 two dice fill the pot; T2 everybody bids in secret, the highest bid (the first in a tie) takes the turn; T3 in the turn cards of
rising value are played from the hand for points, one after another, until *done*, and as many are drawn from the bag; T4 after the last
round the most points win; T5 twenty points win at once; T6 coins may be handed over by a deal at any time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from rules.kernel.decision import CHANCE, Amounts, Decision, Option, Rule
from rules.kernel.game import Choice, Game, SetupError
from rules.kernel.position import Position, Result
from rules.kernel.step import DONE, Outcome, Sealed, Step, ask_chance

COLORS = ("red", "blue", "green")
CARDS = range(1, 13)
TOO_LOW = Rule("too-low", "T3")
NOT_HELD = Rule("not-held", "T3")
POOR = Rule("poor", "T6")
BIDS = Amounts("bid")
PLAYS = {card: ("play", f"card-{card}") for card in CARDS}
DRAWS = {card: ("draw", f"card-{card}") for card in CARDS}
ROLLS = tuple(("roll", a, b) for a in range(1, 7) for b in range(a, 7))
CHANCES = tuple(1 if a == b else 2 for _, a, b in ROLLS)


def rising(pos: ToyPosition, last: int, card: int) -> Rule | None:
    """T3: only cards of the hand, each higher than the one before."""
    if card not in pos.hands[pos.active]:
        return NOT_HELD
    return None if card > last else TOO_LOW


class ToyPosition(Position):
    """Coins, points and hands by seat number; the bag is a sorted pool."""

    __slots__ = ("active", "bag", "coins", "hands", "players", "points", "pot", "round", "rounds")
    columns = __slots__

    def copy(self) -> Self:
        new = self.__new__(type(self))
        new.players, new.round, new.rounds, new.active, new.pot = self.players, self.round, self.rounds, self.active, self.pot
        new.coins, new.points, new.hands, new.bag = self.coins[:], self.points[:], self.hands[:], self.bag
        self._copy_into(new)
        return new

    def judge(self) -> None:
        if self.result is None and max(self.points) >= 20:
            self.result = Result(tuple(s for s in self.players if self.points[s] >= 20), "T5")

    def check(self) -> None:
        cards = sorted([*self.bag, *(c for hand in self.hands for c in hand)])
        assert len(cards) == len(set(cards)), f"cards {cards}"
        assert set(cards) <= set(CARDS), f"cards {cards}"
        assert all(list(h) == sorted(h) for h in (*self.hands, self.bag)), "a hand is not sorted"
        assert min(self.coins) >= 0, f"coins {self.coins}"

    def view(self, seat: int | None) -> dict[str, Any]:
        return {
            "round": self.round,
            "pot": self.pot,
            "active": self.active,
            "coins": tuple(self.coins),
            "points": tuple(self.points),
            "hands": tuple(hand if s == seat else len(hand) for s, hand in enumerate(self.hands)),
            "steps": tuple((s.key(), tuple(sorted(s.shown(-2 if seat is None else seat).items(), key=str))) for s in self.agenda),
        }

    def resample(self, seat: int, rng: Any) -> Self:
        new = self.copy()
        pool = sorted([c for s, hand in enumerate(self.hands) if s != seat for c in hand] + list(self.bag))
        rng.shuffle(pool)
        for s, hand in enumerate(self.hands):
            if s != seat:
                new.hands[s] = tuple(sorted(pool[: len(hand)]))
                del pool[: len(hand)]
        new.bag = tuple(sorted(pool))
        for step in new.agenda:
            step.hide(new, seat, rng)
        return new

    def interrupt(self, option: Option) -> Step | None:
        return Gift(*option[1:]) if option[0] == "gift" else None

    def interrupt_rule(self, option: Option) -> Rule | None:
        if not option or option[0] != "gift" or len(option) != 4:
            return Rule("not-offered", "")
        giver, taker, coins = option[1:]
        if self.holds_secret or giver == taker or not {giver, taker} <= set(self.players):
            return Rule("no-deal-now", "T6")
        return None if 0 < coins <= self.coins[giver] else POOR


@dataclass(eq=False)
class Rounds(Step):
    """T1-T4. The rounds, one after another."""

    def begin(self, pos: ToyPosition, child: Step | None) -> Outcome:
        pos.round += 1
        if pos.round > pos.rounds:
            best = max(pos.points[s] for s in pos.players)
            pos.result = Result(tuple(s for s in pos.players if pos.points[s] == best), "T4")
            return DONE
        return self.go("bid", Roll())

    def bid(self, pos: ToyPosition, child: Step | None) -> Outcome:
        return self.go("turn", Bids(pos.players))

    def turn(self, pos: ToyPosition, child: Step | None) -> Outcome:
        assert isinstance(child, Bids)
        amounts = [answer[1] for answer in child.answers]
        pos.active = pos.players[amounts.index(max(amounts))]
        pos.coins[pos.active] += pos.pot - max(amounts)
        pos.tell("bids", "T2", *amounts)
        return self.go("begin", Turn())


@dataclass(eq=False)
class Roll(Step):
    """T1. Two dice."""

    done: bool = False

    def begin(self, pos: ToyPosition, child: Step | None) -> Outcome:
        return DONE if self.done else ask_chance("2d6", "T1", weights=CHANCES)

    def choices(self, pos: ToyPosition, offer: Any) -> None:
        for option in ROLLS:
            offer.one(option)

    def roll(self, pos: ToyPosition, a: int, b: int) -> None:
        pos.pot, self.done = a + b, True
        pos.tell("rolled", "T1", a, b)


@dataclass(eq=False)
class Bids(Sealed):
    """T2. Everybody bids in secret."""

    seats: tuple[int, ...]
    answers: tuple[Option, ...] = ()

    def question(self, pos: ToyPosition, seat: int) -> Decision:
        return Decision(seat, "how-much", "T2", secret=True)

    def choices(self, pos: ToyPosition, offer: Any) -> None:
        offer.amounts(BIDS, 0, pos.coins[self.turn])


@dataclass(eq=False)
class Turn(Step):
    """T3. Cards of rising value, then as many from the bag."""

    last: int = 0
    drawing: int = 0

    def begin(self, pos: ToyPosition, child: Step | None) -> Outcome:
        return Decision(pos.active, "play-a-card", "T3", (pos.active, self.last))

    def draws(self, pos: ToyPosition, child: Step | None) -> Outcome:
        if not self.drawing or not pos.bag:
            return DONE
        return ask_chance("draw", "T3", secret=True)

    def choices(self, pos: ToyPosition, offer: Any) -> None:
        if self.at == "draws":
            for card in pos.bag:
                offer.one(DRAWS[card])
            return
        offer.each(PLAYS, pos.hands[pos.active], CARDS, rising, self.last)
        offer.one(("done",))

    def play(self, pos: ToyPosition, name: str) -> None:
        card = int(name.removeprefix("card-"))
        pos.hands[pos.active] = tuple(c for c in pos.hands[pos.active] if c != card)
        pos.points[pos.active] += 1 + card // 6
        self.last, self.drawing = card, self.drawing + 1
        pos.tell("played", "T3", pos.active, name)

    def done(self, pos: ToyPosition) -> None:
        self.at = "draws"

    def draw(self, pos: ToyPosition, name: str) -> None:
        card = int(name.removeprefix("card-"))
        pos.bag = tuple(c for c in pos.bag if c != card)
        pos.hands[pos.active] = tuple(sorted((*pos.hands[pos.active], card)))
        self.drawing -= 1
        pos.whisper(1 << pos.active, "drew", "T3", pos.active, name)


@dataclass(eq=False)
class Gift(Step):
    """T6. Coins, if the other takes them."""

    giver: int
    taker: int
    coins: int
    answered: bool = False
    final = True

    def begin(self, pos: ToyPosition, child: Step | None) -> Outcome:
        return DONE if self.answered else Decision(self.taker, "take-gift", "T6", (self.giver, self.coins))

    def choices(self, pos: ToyPosition, offer: Any) -> None:
        offer.one(("accept",))
        offer.one(("refuse",))

    def accept(self, pos: ToyPosition) -> None:
        pos.coins[self.giver] -= self.coins
        pos.coins[self.taker] += self.coins
        self.answered = True
        pos.tell("given", "T6", self.giver, self.taker, self.coins)

    def refuse(self, pos: ToyPosition) -> None:
        self.answered = True


class Toy(Game):
    """The game above."""

    id = "toy"
    version = 1
    seats = COLORS
    players = (2, 3)
    options = (Choice("length", ("short", "long"), "T4"),)
    default_seats = ("red", "blue")
    merits = ("points", "cards", "coins")

    def new(self, seats: tuple[str, ...], options: Mapping[str, str]) -> ToyPosition:
        pos = ToyPosition.__new__(ToyPosition)
        pos.players = tuple(sorted(COLORS.index(s) for s in seats))
        pos.round, pos.rounds = 0, {"short": 3, "long": 8}[options["length"]]
        pos.active, pos.pot = pos.players[0], 0
        pos.coins, pos.points = [3] * 3, [0] * 3
        pos.hands = [(3 * s + 1, 3 * s + 2, 3 * s + 3) if s in pos.players else () for s in range(3)]
        held = {c for hand in pos.hands for c in hand}
        pos.bag = tuple(c for c in CARDS if c not in held)
        pos.start(Rounds())
        return pos

    def load(self, plain: dict[str, Any]) -> ToyPosition:
        pos = self.new(("red", "blue"), {"length": "short"})
        pos.restore(plain)
        return pos

    def place(self, position: Position, table: Mapping[str, Any]) -> None:
        assert isinstance(position, ToyPosition)
        for key, value in table.items():
            if key in ("points", "coins"):
                for seat, amount in value.items():
                    getattr(position, key)[self.seat_number(seat)] = amount
            elif key == "hands":
                for seat, hand in value.items():
                    position.hands[self.seat_number(seat)] = tuple(hand)
                held = {c for hand in position.hands for c in hand}
                position.bag = tuple(c for c in CARDS if c not in held)
            else:
                raise SetupError(f"{key} is no part of a position")

    def notation(self, position: Position) -> dict[str, Any]:
        assert isinstance(position, ToyPosition)
        return {
            "round": position.round,
            "points": {COLORS[s]: position.points[s] for s in position.players},
            "coins": {COLORS[s]: position.coins[s] for s in position.players},
            "hands": {COLORS[s]: list(position.hands[s]) for s in position.players},
        }

    def turn(self, position: Position) -> str:
        assert isinstance(position, ToyPosition)
        return f"round {position.round}"

    def sitting(self, position: Position) -> tuple[int, ...]:
        assert isinstance(position, ToyPosition)
        return position.players

    def weigh(self, position: Position, seat: int) -> Sequence[float]:
        """Points decide; low cards are easier followed by others; coins buy the turn."""
        assert isinstance(position, ToyPosition)
        return 0.4 * position.points[seat], 0.1 * sum(12 - card for card in position.hands[seat]), 0.05 * min(position.coins[seat], 12)

    def lean(self, position: Position, decision: Decision) -> Sequence[float] | None:
        """Low cards first, *done* last; small bids; a gift is taken."""
        assert decision.options is not None
        if decision.ask == "play-a-card":
            return [-4.0 if option[0] == "done" else -0.2 * int(option[1].removeprefix("card-")) for option in decision.options]
        if decision.ask == "how-much":
            return [-0.2 * option[1] for option in decision.options]
        return [2.0, 0.0] if decision.ask == "take-gift" else None

    def proposals(self, position: Position, seat: int) -> Sequence[Option]:
        """Every other player is thought of with a coin."""
        assert isinstance(position, ToyPosition)
        return [("gift", seat, other, 1) for other in position.players if other != seat]


GAME = Toy()
assert CHANCE == -1
