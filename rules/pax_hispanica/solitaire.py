"""Part H, S0, S7: the solitaire game of Ganga Zumba (red, a person) against the Sun King (purple, the game's automaton).

The position of Pax Hispanica with an opponent who has no free choice. Wherever a chapter asks the Sun King, his lists answer
(`sun_king.answer`) and tell what he considered, what applied and what was passed over. His money is not counted: the Pool pays and
receives for him (C147).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, NamedTuple, Self

from mypy_extensions import mypyc_attr

from rules.kernel.decision import Decision, Option
from rules.kernel.step import DONE, Answering, Outcome, Step
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import ASHORE, CARD_LEGALITY, CONQUISTADOR, EVERYBODY, PIRATING, POOL, PURPLE, RED, SHIP_DECK, WAR_COFFERS
from rules.pax_hispanica.victory import judge_solitaire

YOU, KING = RED, PURPLE


class Level(NamedTuple):
    """S0.13: the numbers that a level of difficulty changes, three at most."""

    dollars: int = 10
    """S0.2: with what you begin."""
    war_coffers: int = WAR_COFFERS
    """S7.2: the Chests with which he wins."""
    ships: int = 0
    """S0.4: with how many CONQUISTADORs, the first of the deck, his fleet begins in PIRATING."""
    dove: bool = True
    """S4.4 (13): whether he moves the Dove."""
    tokens: int = 0
    """S7.4: how many more tokens he has in the count."""


LEVEL_IDS = ("standard", "easy", "hard")
LEVELS: Mapping[str, Level] = {
    "standard": Level(),
    "easy": Level(dollars=14, dove=False, tokens=-2),
    "hard": Level(ships=1, war_coffers=8, tokens=3),
}


@mypyc_attr(allow_interpreted_subclasses=True)
class SolitairePosition(PaxPosition):
    """A moment of the solitaire game. `difficulty` is a number of LEVEL_IDS."""

    __slots__ = ("difficulty",)
    columns = (*PaxPosition.columns, "difficulty")
    sun_king: ClassVar[int] = KING
    difficulty: int

    def copy(self) -> Self:
        new = super().copy()
        new.difficulty = self.difficulty
        return new

    @property
    def level(self) -> Level:
        """What the level of difficulty changes."""
        return LEVELS[LEVEL_IDS[self.difficulty]]

    def fit_out(self, ships: int) -> None:
        """S0.13: so many CONQUISTADORs leave their deck and are his fleet in PIRATING."""
        found = tuple(c for c in self.pool[SHIP_DECK] if CARD_LEGALITY[c] == CONQUISTADOR)[:ships]
        self.pool[SHIP_DECK] = tuple(c for c in self.pool[SHIP_DECK] if c not in found)
        self.ships[KING] = found
        self.fleet[KING] = PIRATING if found else ASHORE

    # -- his money, his Havens, his tactics

    def purse(self, color: int) -> int:
        return color if color == YOU else POOL

    def affords(self, color: int, dollars: int) -> bool:
        return color == KING or self.dollars[color] >= dollars

    def pay(self, source: int, to: int, amount: int) -> None:
        super().pay(POOL if source == KING else source, POOL if to == KING else to, amount)

    def spend_haven(self, color: int, haven: int) -> None:
        """S6.21: a card the Sun King has used stays aside until the person's turn is over."""
        for step in self.agenda:
            if color == KING and hasattr(step, "haven_aside"):
                self.drop_haven(color, haven)
                step.haven_aside = (*step.haven_aside, haven)
                return
        super().spend_haven(color, haven)

    def tactics(self, prey: int, pirate: int) -> Step | None:
        from rules.pax_hispanica.sun_king_battle import KingsTactics

        return KingsTactics(prey, pirate)

    # -- what the kernel asks for

    def automaton(self, asked: Decision, step: Step) -> Answering | None:
        return KingAnswers(asked.ask) if asked.seat == KING else None

    def judge(self) -> None:
        if self.result is None:
            judge_solitaire(self)

    def interrupt(self, option: Option) -> Step | None:
        return None

    def check(self) -> None:
        super().check()
        assert not self.dollars[KING] and not self.relics[KING] and not self.market[KING], "the Sun King holds what he cannot hold"
        aside = any(hasattr(step, "haven_aside") for step in self.agenda)
        assert aside or not self.havens[KING], "the Sun King holds Haven Cards out of your sail turn (S0.7)"
        assert self.order == (YOU, KING) and set(self.seats) == {YOU, KING}, "S0.8"
        assert all(color in self.seats or not self.dollars[color] for color in EVERYBODY)


@dataclass(eq=False)
class KingAnswers(Answering):
    """The Sun King answers what the Step below asks him, by his lists, and says why."""

    ask: str
    option: Option = ()

    def begin(self, pos: SolitairePosition, child: Step | None) -> Outcome:
        from rules.pax_hispanica.sun_king import answer

        self.option = answer(pos, pos.agenda[-2], self.ask)
        return DONE


__all__ = ["KING", "LEVELS", "LEVEL_IDS", "YOU", "KingAnswers", "Level", "SolitairePosition"]
