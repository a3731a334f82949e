"""S0.9: the states H1 to H6c of the solitaire game, one Step for each kind of year, and both sails."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.kernel.decision import Decision, Offer, Option
from rules.kernel.step import DONE, Outcome, Step
from rules.pax_hispanica.decks import DrawHavens, enter_pirating
from rules.pax_hispanica.fleet import go_pirating
from rules.pax_hispanica.goods_year import GoodsYear
from rules.pax_hispanica.omens import hurricane
from rules.pax_hispanica.play_year import PlayTurn
from rules.pax_hispanica.sail_year import PLACE, RECONNAISSANCE, SailTurn, cannot_place
from rules.pax_hispanica.solitaire_auction import KingAuctionTurn, YourAuctionTurn
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.sun_king import tell
from rules.pax_hispanica.sun_king_labor import KingLabor
from rules.pax_hispanica.sun_king_play import KingDraw
from rules.pax_hispanica.sun_king_sail import aim
from rules.pax_hispanica.tables import ASHORE, COLORS, EUROPE, NONE, PIRATING, PURPLE, RED, SEA_IDS, SEA_NUMBER, SEAS

STAY: Option = ("stay",)


@dataclass(eq=False)
class SolitaireGoodsYear(GoodsYear):
    """H1, S1.1-S1.6: as D1, but no Player Order; your Colonies choose first, then his take Labor by the fixed order."""

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        self.at = "refresh"
        return self.refresh(pos, None)

    def labor(self, pos: PaxPosition, child: Step | None) -> Outcome:
        if self.color < len(pos.order) and pos.order[self.color] == PURPLE:
            self.color += 1
            return KingLabor()
        return super().labor(pos, child)


class InTurn(Step):
    """The two of them one after the other, in the order `turns`."""

    turn: int = 0

    @property
    def turns(self) -> tuple[int, int]:
        """Who comes first and who second."""
        return RED, PURPLE

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        while self.turn < len(self.turns):
            pos.acting = self.turns[self.turn]
            self.turn += 1
            step = self.step(pos, pos.acting)
            if step is not None:
                return step
        return DONE

    def step(self, pos: PaxPosition, color: int) -> Step | None:
        """The turn of one of them."""
        raise NotImplementedError


@dataclass(eq=False)
class SolitaireAuctionYear(InTurn):
    """H2, then H3."""

    turn: int = 0

    def step(self, pos: PaxPosition, color: int) -> Step:
        return YourAuctionTurn(RED) if color == RED else KingAuctionTurn()


@dataclass(eq=False)
class SolitairePlayYear(InTurn):
    """H4, then H5."""

    turn: int = 0

    @property
    def turns(self) -> tuple[int, int]:
        return PURPLE, RED

    def step(self, pos: PaxPosition, color: int) -> Step:
        return PlayTurn(RED) if color == RED else KingDraw()


@dataclass(eq=False)
class SolitaireSailYear(InTurn):
    """H6a, then H6c; in 1621 nobody sails (S6.1, C151)."""

    turn: int = 0

    def step(self, pos: PaxPosition, color: int) -> Step | None:
        where = pos.fleet[color]
        if where == ASHORE or (hurricane(pos) and (color == PURPLE or where == EUROPE)):
            return None
        if hurricane(pos):
            return HurricaneTurn()
        if where == EUROPE:
            return go_pirating(pos, color)
        return YourSailTurn(RED) if color == RED else KingSailTurn(PURPLE)


@dataclass(eq=False)
class HurricaneTurn(Step):
    """S6.1, H1c: in 1621 a fleet of yours in PIRATING may do Reconnaissance."""

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return Decision(RED, "hurricane", "S6.1")

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        offer.one(RECONNAISSANCE)
        offer.one(STAY)

    def reconnaissance(self, pos: PaxPosition) -> Step:
        pos.tell("reconnaissance", "S6.1", COLORS[RED])
        return self.go("end", enter_pirating(pos, RED))

    def stay(self, pos: PaxPosition) -> None:
        self.at = "end"


@dataclass(eq=False)
class YourSailTurn(SailTurn):
    """H6a with H6b: when you set out, the Sun King's fleet in PIRATING draws a Haven Card for each Ship; afterwards all go back.

    `haven_aside`: the cards with which he has Interdicted you this turn (S6.21).
    """

    zone: int = NONE
    haven_aside: tuple[int, ...] = ()

    def place(self, pos: PaxPosition, sea_id: str) -> Step:
        self.zone = SEA_NUMBER[sea_id]
        lurking = pos.fleet[PURPLE] == PIRATING
        number = min(len(pos.ships[PURPLE]), len(pos.haven_pool)) if lurking else 0  # C148
        if number:
            pos.tell("king_havens", "S6.20", number)
        return self.go("set_out", DrawHavens(PURPLE, number, section="S6.20"))

    def set_out(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return super().place(pos, SEA_IDS[self.zone])

    def end(self, pos: PaxPosition, child: Step | None) -> Outcome:
        """S6.22: his Haven Cards go into the deck, unused ones unseen."""
        cards = (*pos.havens[PURPLE], *self.haven_aside)
        if cards:
            pos.havens[PURPLE] = self.haven_aside = ()
            pos.haven_pool = tuple(sorted((*pos.haven_pool, *cards)))
            pos.tell("king_havens_back", "S6.22", len(cards))
        return DONE


@dataclass(eq=False)
class KingSailTurn(SailTurn):
    """H6c, S6.3-S6.17: he is placed where his first aim lies, or stays in PIRATING."""

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        if aim(pos, self.scout).act == "pirating":
            tell(pos, "S6.17", "sail_or_scout", [STAY], [])
            return DONE
        return Decision(PURPLE, "sail_or_scout", "S6.8")

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        offer.each(PLACE, SEAS, SEAS, cannot_place, self)


SOLITAIRE_YEARS: dict[str, Any] = {
    "goods": SolitaireGoodsYear,
    "auction": SolitaireAuctionYear,
    "play": SolitairePlayYear,
    "sail": SolitaireSailYear,
}
