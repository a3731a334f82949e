"""D3, D3d, D3f, G1e, G3a, rosetta B, D: the Actions at Playmats, calendar, Hand and philosophy board.

Peerages and their qualification, Apostasy, the Dove, Black Market, and the two Haven Actions that bring a Profession.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.decision import Decision, Offer, Option, Rule
from rules.kernel.step import DONE, Outcome, Step
from rules.pax_hispanica.philosophy import figure_on, mutiny, professional, swap_to
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import (
    CARD_IDS,
    CARD_NUMBER,
    CARD_QUALIFICATION,
    COLOR_NUMBER,
    COLORS,
    DECK_CARDS,
    DONE_OPTION,
    EVERYBODY,
    HAVEN_IDS,
    HAVEN_NUMBER,
    LAST_YEAR,
    LOWEST_RUNGS,
    NONE,
    PHASE,
    POOL,
    QUALIFICATION_IDS,
    REACH_PEERAGE,
    ROYALTY_DECK,
    SPACE_IDS,
    SPACE_NUMBER,
    SPACE_X,
    SPACE_Y,
    SPACES,
    options,
)

PEERAGE_SLOTS = 3
"""D3d: the Slot Limit."""
DOVE_STEP = 4
"""G3a, R56: the Dove moves by whole cycles."""
BLACK_PRICE = 2
SAIL_YEARS = tuple(year for year, phase in PHASE.items() if phase == "sail")
MOST_RIGHTEOUS, MOST_LOYAL, LEAST_RIGHTEOUS, LEAST_LOYAL = (
    QUALIFICATION_IDS.index(q) for q in ("most_righteous", "most_loyal", "least_righteous", "least_loyal")
)

APOSTASY_SHIPS = options("apostasy_ships", COLORS)
APOSTASY_PEERAGE: dict[tuple[int, int], Option] = {
    (v, c): ("apostasy_peerage", COLORS[v], CARD_IDS[c]) for v in EVERYBODY for c in DECK_CARDS[ROYALTY_DECK]
}
DOVE: dict[int, Option] = {year: ("dove", year) for year in SAIL_YEARS}
BLACK_CARD = options("black_market_card", CARD_IDS)
BLACK_HAVEN = options("black_market_haven", HAVEN_IDS)
SWORD_FIGHT = options("sword_fight", SPACE_IDS)
MARRY = options("marry", SPACE_IDS)

SLOTS_FULL = Rule("peerage-slots-full", "D3d")
UNQUALIFIED = tuple(Rule(f"not-{q.replace('_', '-')}", "D3d") for q in QUALIFICATION_IDS)
NO_VICTIM = Rule("no-victim", "G1e")
NOT_AN_OPPONENT = Rule("not-an-opponent", "G1e")
NO_SHIPS = Rule("no-ships-to-lose", "G1e")
FOREVER = Rule("pax-forever", "C2")
DOVE_TOO_EARLY = Rule("dove-too-early", "G3a")
DOVE_TOO_LATE = Rule("dove-too-late", "G3a")
DOVE_STEPS = Rule("dove-one-cycle", "G3a")
HAND_EMPTY = Rule("hand-empty", "D3f")
SELL_ONE = Rule("sell-one", "D3f")
NOT_CALLOW = Rule("not-callow", "D3")
NOT_LOWEST_RUNG = Rule("not-lowest-rung", "B5j")
RUNG_TAKEN = Rule("rung-taken", "B5j")


# -- Peerages (D3d)


def foremost(pos: PaxPosition, qualification: int) -> int:
    """D3d, C56: the player whose Figure is most extreme in a direction; of equals the one ahead in Player Order."""
    axis = SPACE_X if qualification in (MOST_RIGHTEOUS, LEAST_RIGHTEOUS) else SPACE_Y
    sign = -1 if qualification in (LEAST_RIGHTEOUS, MOST_LOYAL) else 1
    best, found = -99, NONE
    for color in pos.order if pos.sun_king == NONE else pos.order[::-1]:  # S0.8: the Sun King wins every tie
        there = sign * axis[pos.figure[color]]
        if there > best:
            best, found = there, color
    return found


def cannot_peerage(pos: PaxPosition, color: int, card: int) -> Rule | None:
    """D3d: fewer than three Peerages, and the qualification of the card."""
    if len(pos.peerages[color]) >= PEERAGE_SLOTS:
        return SLOTS_FULL
    qualification = CARD_QUALIFICATION[card]
    return None if foremost(pos, qualification) == color else UNQUALIFIED[qualification]


@dataclass(eq=False)
class AnchorPeerage(Step):
    """D3d, C57: a Royalty Card enters the Peerage Slot; the top Bible or disk covers its icon, if one is left."""

    color: int
    card: int

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        color, card = self.color, self.card
        column = pos.bibles if REACH_PEERAGE[card] else pos.disks
        cover = int(column[color] > 0)
        column[color] -= cover
        pos.peerages[color] = (*pos.peerages[color], card)
        pos.covered[color] = (*pos.covered[color], cover)
        pos.tell("peerage_anchored", "D3d", COLORS[color], CARD_IDS[card])
        pos.judge()
        return DONE


# -- Apostasy (G1e)


def cannot_strip_ships(pos: PaxPosition, color: int, victim: int) -> Rule | None:
    """G1e, R24: an opponent with Ships."""
    if victim == color or victim not in pos.seats:
        return NOT_AN_OPPONENT
    return None if pos.ships[victim] else NO_SHIPS


def cannot_apostasy(pos: PaxPosition, color: int, card: int) -> Rule | None:
    """G1e: Apostasy needs an opponent with a Ship or a Peerage."""
    if any(victim != color and (pos.ships[victim] or pos.peerages[victim]) for victim in pos.seats):
        return None
    return NO_VICTIM


@dataclass(eq=False)
class Apostasy(Step):
    """G1e, R24, R25, R55: one opponent Discards all his Ships (Mutiny) or one Peerage, as the acting player decides."""

    color: int

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return Decision(self.color, "apostasy", "G1e")

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        titles = [(v, c) for v in pos.order if v != self.color for c in pos.peerages[v]]
        offer.each(APOSTASY_SHIPS, pos.order, EVERYBODY, cannot_strip_ships, self.color)
        offer.all(APOSTASY_PEERAGE, titles)

    def apostasy_ships(self, pos: PaxPosition, victim_id: str) -> None:
        mutiny(pos, COLOR_NUMBER[victim_id], "G1e")
        self.at = "end"

    def apostasy_peerage(self, pos: PaxPosition, victim_id: str, card_id: str) -> None:
        pos.lose_peerage(COLOR_NUMBER[victim_id], CARD_NUMBER[card_id])
        pos.tell("peerage_lost", "G1e", victim_id, card_id)
        self.at = "end"


# -- Dove (G3a)


def cannot_move_dove(pos: PaxPosition, color: int, year: int) -> Rule | None:
    """G3a, R56: one cycle, not before the sail year of the present cycle and not after 1649."""
    if abs(year - pos.dove) != DOVE_STEP:
        return DOVE_STEPS
    if year < pos.year:
        return DOVE_TOO_EARLY
    return DOVE_TOO_LATE if year > LAST_YEAR else None


def cannot_dove(pos: PaxPosition, color: int, card: int) -> Rule | None:
    """C2, G3a, R64: never in Pax Forever; otherwise there must be a year to move to."""
    if pos.forever:
        return FOREVER
    earlier, later = cannot_move_dove(pos, color, pos.dove - DOVE_STEP), cannot_move_dove(pos, color, pos.dove + DOVE_STEP)
    return earlier and later


@dataclass(eq=False)
class Dove(Step):
    """G3a, C139: the end of the game comes one cycle earlier or later."""

    color: int

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return Decision(self.color, "dove", "G3a")

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        near = [y for y in (pos.dove - DOVE_STEP, pos.dove + DOVE_STEP) if y in DOVE]
        offer.each(DOVE, near, SAIL_YEARS, cannot_move_dove, self.color)

    def dove(self, pos: PaxPosition, year: int) -> None:
        pos.dove = year
        pos.tell("dove", "G3a", COLORS[self.color], year)
        self.at = "end"


# -- Black Market (D3f)


def cannot_black_market(pos: PaxPosition, color: int, card: int) -> Rule | None:
    """D3f: something must be in the Hand; the card being played no longer is."""
    return None if pos.market[color] or pos.havens[color] else HAND_EMPTY


def nothing_sold(pos: PaxPosition, step: BlackMarket) -> Rule | None:
    """C54: the Action sells at least one card."""
    return None if step.sold else SELL_ONE


@dataclass(eq=False)
class BlackMarket(Step):
    """D3f, C62: any number of Hand cards, Havens too, for $2 each; only how many is public."""

    color: int
    sold: int = 0

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        if not (pos.market[self.color] or pos.havens[self.color]):
            return self.close(pos)
        return Decision(self.color, "black_market", "D3f", (self.sold,), secret=True)

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        cards, havens = pos.market[self.color], pos.havens[self.color]
        offer.all(BLACK_CARD, cards)
        offer.all(BLACK_HAVEN, havens)
        offer.one(DONE_OPTION, nothing_sold, self)

    def black_market_card(self, pos: PaxPosition, card_id: str) -> None:
        card = CARD_NUMBER[card_id]
        pos.drop_card(self.color, card)
        pos.discard_card(card, hidden=True)
        self.earn(pos)
        pos.whisper(1 << self.color, "black_market_card", "D3f", COLORS[self.color], card_id)

    def black_market_haven(self, pos: PaxPosition, haven_id: str) -> None:
        pos.discard_haven(self.color, HAVEN_NUMBER[haven_id])
        self.earn(pos)
        pos.whisper(1 << self.color, "black_market_haven", "D3f", COLORS[self.color], haven_id)

    def earn(self, pos: PaxPosition) -> None:
        self.sold += 1
        pos.pay(POOL, self.color, BLACK_PRICE)

    def done(self, pos: PaxPosition) -> None:
        self.close(pos)

    def close(self, pos: PaxPosition) -> Outcome:
        self.at = "end"
        pos.tell("black_market", "D3f", COLORS[self.color], self.sold, BLACK_PRICE * self.sold)
        return DONE


# -- Sword Fight and Peninsular Marriage (rosetta D)


def cannot_swagger(pos: PaxPosition, color: int, card: int) -> Rule | None:
    """D3, rosetta D2: Sword Fight takes nothing but a Callow Figure."""
    return NOT_CALLOW if professional(pos, color) else None


def not_a_rung(pos: PaxPosition, color: int, space: int) -> Rule | None:
    """R23: a lowest rung, occupied or not."""
    return None if space in LOWEST_RUNGS else NOT_LOWEST_RUNG


@dataclass(eq=False)
class SwordFight(Step):
    """D, R23: the Figure takes any lowest rung; a Figure that stands there takes its Callow space."""

    color: int

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return Decision(self.color, "sword_fight", "D3")

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        offer.each(SWORD_FIGHT, LOWEST_RUNGS, SPACES, not_a_rung, self.color)

    def sword_fight(self, pos: PaxPosition, space_id: str) -> None:
        swap_to(pos, self.color, SPACE_NUMBER[space_id], "D3")
        self.at = "end"


def not_a_free_rung(pos: PaxPosition, color: int, space: int) -> Rule | None:
    """R23: an empty lowest rung."""
    return not_a_rung(pos, color, space) or (None if figure_on(pos, space) == NONE else RUNG_TAKEN)


def cannot_marry(pos: PaxPosition, color: int, card: int) -> Rule | None:
    """D3, rosetta D4: a Callow Figure and an empty Wedding space."""
    if professional(pos, color):
        return NOT_CALLOW
    return None if any(figure_on(pos, rung) == NONE for rung in LOWEST_RUNGS) else RUNG_TAKEN


@dataclass(eq=False)
class PeninsularMarriage(Step):
    """D, B5j, R23: the Figure takes an empty Wedding space."""

    color: int

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return Decision(self.color, "peninsular_marriage", "B5j")

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        offer.each(MARRY, LOWEST_RUNGS, SPACES, not_a_free_rung, self.color)

    def marry(self, pos: PaxPosition, space_id: str) -> None:
        swap_to(pos, self.color, SPACE_NUMBER[space_id], "B5j")
        self.at = "end"
