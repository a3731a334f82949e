"""G1: deals, the one structured choice: what one player gives another for what, at once, and what is promised besides.

    ("deal", proposer, partner, gives, wants, promise)

Two color ids, two tuples of items, and a line of text (promises are kept in the log and never enforced, C73). Items, `gives` being the
proposer's and `wants` the partner's:

    ("dollars", n)  ("relics", n)           out of the Coffers
    ("card", id)  ("haven", id)             a Hand card by name; asked for, it need not be in the partner's Hand: he then cannot accept
    ("hidden", id)                          gives only: an unseen Hand card; the others learn its deck, or that it is a Haven Card
    ("any", deck or "haven")                wants only: an unseen Hand card, which the partner picks when he has accepted
    ("loan", n)                             auction year, before the bids: back at once if the borrower does not win (C36)
    ("bribe", colony, "chest" or "relic")   pays the bribe with which the sailing fleet loads there (G1f), one a deal
    ("spare",)  ("call_off",)               the attacker gives up the announced land battle (G1c), the pirates their Interdiction (G1b)

A deal lies on top of whatever is asked and leaves it untouched. Its partner accepts, refuses or counters: a counter is another deal, from
the partner to the proposer, that takes the place of the first.

What only the Step that is being asked can give up (a battle, an Interdiction) it offers by two methods, see `Bargainer`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from rules.kernel.decision import CHANCE, Decision, Offer, Option, Rule
from rules.kernel.step import DONE, Outcome, Step
from rules.pax_hispanica.abilities import claim_fee
from rules.pax_hispanica.auction_year import Auction, AuctionTurn, Bids, loans_of
from rules.pax_hispanica.interdiction import Interdiction, StrikeYourColors
from rules.pax_hispanica.land_battle import LandBattle, site_owner
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import (
    CARD_DECK,
    CARD_IDS,
    CARD_NUMBER,
    COLONY_IDS,
    COLOR_NUMBER,
    COLORS,
    DECK_IDS,
    DECK_NUMBER,
    DECKS,
    EVERYBODY,
    HAVEN_IDS,
    HAVEN_NUMBER,
    NONE,
    PHASE,
)
from rules.pax_hispanica.treasure import bribe_rule, load_by_bribe

Item = tuple[Any, ...]
HAVEN = "haven"
"""What stands for the Haven deck where a deck is named."""
LONGEST_PROMISE = 200

BAD_DEAL = Rule("bad-deal", "G1")
NOT_AT_THE_TABLE = Rule("not-at-the-table", "G1")
NO_DEALS_NOW = Rule("no-deals-now", "G1")
NOT_WITH_THE_KING = Rule("not-with-the-king", "S0.12")
CHANCE_FIRST = Rule("chance-first", "G1")
SECRET_CHOICE_OPEN = Rule("secret-choice-open", "G1")
DEAL_OPEN = Rule("deal-open", "G1")
NO_PART = Rule("no-part-in-it", "G1")
ONLY_LOANS = Rule("only-loans", "G1d")
NO_LOANS_NOW = Rule("no-loans-now", "G1d")
INITIATOR_BARGAINS = Rule("initiator-bargains", "G1d")
LACKS_DOLLARS = Rule("lacks-dollars", "G1")
LACKS_RELICS = Rule("lacks-relics", "G1")
LACKS_CARD = Rule("lacks-card", "G1")
LACKS_CARDS = Rule("lacks-cards", "G1")
NOTHING_TO_CALL_OFF = Rule("nothing-to-call-off", "G1")
ONE_BRIBE = Rule("one-bribe-a-deal", "G1f")
OTHER_DECK = Rule("other-deck", "G1")
ALREADY_IN_DEAL = Rule("already-in-deal", "G1")

ACCEPT: Option = ("accept",)
REFUSE: Option = ("refuse",)
HAND_OVER: dict[str, Option] = {i: ("hand_over", i) for i in (*CARD_IDS, *HAVEN_IDS)}


class Bargainer(Protocol):
    """A Step that waits under a deal and has something to give up: LandBattle ("spare",), Interdiction ("call_off",).

    A Step without these methods has nothing. `giver` is the color that would give it up. `bargain_rule` says why not; `bargain`, called
    while the deal is still on top, gives it up, so that the Step goes on accordingly when it is asked next.
    """

    def bargain_rule(self, pos: PaxPosition, item: Item, giver: int) -> Rule | None: ...

    def bargain(self, pos: PaxPosition, item: Item, giver: int) -> None: ...


# -- the shape of a deal


def _amount(n: Any) -> bool:
    return type(n) is int and n > 0


_SHAPES: dict[str, tuple[Any, ...]] = {
    "dollars": (_amount,),
    "relics": (_amount,),
    "loan": (_amount,),
    "card": (CARD_NUMBER.__contains__,),
    "haven": (HAVEN_NUMBER.__contains__,),
    "hidden": (HAND_OVER.__contains__,),
    "any": ((*DECK_IDS, HAVEN).__contains__,),
    "bribe": (COLONY_IDS.__contains__, ("chest", "relic").__contains__),
    "spare": (),
    "call_off": (),
}
_SEVERAL = ("card", "haven", "hidden", "any")


def _well_shaped(item: Any, barred: str) -> bool:
    if not (isinstance(item, tuple) and item and isinstance(item[0], str)):
        return False
    tests = _SHAPES.get(item[0])
    if tests is None or item[0] == barred or len(item) != len(tests) + 1:
        return False
    return all(isinstance(part, str | int) and test(part) for part, test in zip(item[1:], tests, strict=True))


def _well_shaped_side(items: Any, barred: str) -> bool:
    if not isinstance(items, tuple) or not all(_well_shaped(item, barred) for item in items):
        return False
    once = [item[0] if item[0] not in _SEVERAL else item[1] for item in items if item[0] != "any"]
    return len(set(once)) == len(once)


def well_formed(option: Any) -> bool:
    """Whether a choice has the shape of a deal between two colors, whatever a file may hold."""
    if not (isinstance(option, tuple) and len(option) == 6):
        return False
    _, proposer, partner, gives, wants, promise = option
    if not (isinstance(proposer, str) and isinstance(partner, str) and proposer in COLOR_NUMBER and partner in COLOR_NUMBER):
        return False
    if not (isinstance(promise, str) and len(promise) <= LONGEST_PROMISE and promise.isprintable()):
        return False
    if proposer == partner or not (_well_shaped_side(gives, "any") and _well_shaped_side(wants, "hidden")):
        return False
    return bool(gives or wants or promise)


# -- what forbids a deal


def deal_rule(pos: PaxPosition, option: Any) -> Rule | None:
    """G1: whether this deal may be proposed now. What a Hand hides plays no part, but the proposer's own."""
    if not well_formed(option):
        return BAD_DEAL
    proposer, partner, gives, wants = COLOR_NUMBER[option[1]], COLOR_NUMBER[option[2]], option[3], option[4]
    if proposer not in pos.seats or partner not in pos.seats:
        return NOT_AT_THE_TABLE
    return (
        not_now(pos, proposer, partner, (*gives, *wants))
        or several_bribes((*gives, *wants))
        or cannot_give(pos, proposer, gives)
        or missing_card(pos, proposer, gives)
        or cannot_give(pos, partner, wants)
        or too_few_cards(pos, partner, wants)
    )


def asked_step(pos: PaxPosition) -> Step:
    """The Step that is being asked, deals aside."""
    return next(step for step in reversed(pos.agenda) if not isinstance(step, Deal))


def not_now(pos: PaxPosition, proposer: int, partner: int, items: tuple[Item, ...]) -> Rule | None:
    """C67: all through the play year, in the sail year for those concerned, in the auction year for loans and ties; one at a time."""
    decision, top = pos.decision, pos.agenda[-1]
    if pos.sun_king != NONE:
        return NOT_WITH_THE_KING
    if decision is None or decision.seat == CHANCE:
        return CHANCE_FIRST
    if isinstance(top, Deal) and (top.at != "begin" or (top.partner, top.proposer) != (proposer, partner)):
        return DEAL_OPEN
    if pos.holds_secret:
        return SECRET_CHOICE_OPEN
    phase = PHASE[pos.year]
    if phase == "goods":
        return NO_DEALS_NOW
    if phase == "auction":
        return not_in_auctions(pos, (proposer, partner), items)
    return no_part(pos, (proposer, partner), decision.seat) if phase == "sail" and not isinstance(top, Deal) else None


def no_part(pos: PaxPosition, parties: tuple[int, int], asked: int) -> Rule | None:
    """C67, G1b, G1c, G1f: in the sail year one of the two has a part in what happens.

    Whoever could interdict bargains with the fleet he could stop, nobody else about it; otherwise the player whose turn it is, the one
    who is asked, and those who fight are concerned, with anybody.
    """
    waiting = asked_step(pos)
    if isinstance(waiting, StrikeYourColors):
        concerned = {waiting.prey}
    else:
        concerned = {pos.acting, asked}
        for step in pos.agenda:
            if isinstance(step, LandBattle):
                concerned |= {step.color, site_owner(pos, step.site)}
            elif isinstance(step, Interdiction):
                concerned |= {step.prey, step.pirate}
    return None if concerned.intersection(parties) else NO_PART


def not_in_auctions(pos: PaxPosition, parties: tuple[int, int], items: tuple[Item, ...]) -> Rule | None:
    """G1d, C67: before the bids only money changes hands; then only who chooses among ties bargains, about anything.

    G1e: the option that a Peerage gives its owner, to claim a buried card, is bargained about by that owner with anything.
    """
    step = asked_step(pos)
    if isinstance(step, AuctionTurn) and step.color in parties and any(claim_fee(pos, step.color, deck) != NONE for deck in DECKS):
        return None
    if isinstance(step, AuctionTurn | Bids):
        return None if all(item[0] in ("dollars", "loan") for item in items) else ONLY_LOANS
    if isinstance(step, Auction):
        return None if step.initiator in parties else INITIATOR_BARGAINS
    return NO_DEALS_NOW


def spendable(pos: PaxPosition, color: int) -> int:
    """The dollars a player can give away: not what he bid in a tie still open, nor what was lent to him on condition (C36)."""
    turn = loans_of(pos)
    if turn is None:
        return pos.dollars[color]
    step = asked_step(pos)
    bid = dict(step.bids)[color] if isinstance(step, Auction) and color in step.tied else 0
    return pos.dollars[color] - max(bid, turn.lent(color))


def cannot_give(pos: PaxPosition, giver: int, items: tuple[Item, ...]) -> Rule | None:
    """C68: dollars and Relics in Coffers, and what can be given up in the moment; Hand cards apart."""
    amount = {item[0]: item[1] for item in items if item[0] in ("dollars", "loan", "relics")}
    bribes = sum(item[0] == "bribe" for item in items)
    if amount.get("dollars", 0) + amount.get("loan", 0) + bribes > spendable(pos, giver):
        return LACKS_DOLLARS
    if amount.get("relics", 0) > pos.relics[giver]:
        return LACKS_RELICS
    for item in items:
        why = None
        if item[0] == "loan":
            why = None if isinstance(asked_step(pos), AuctionTurn | Bids) else NO_LOANS_NOW
        elif item[0] == "bribe":
            why = bribe_rule(pos, giver, COLONY_IDS.index(item[1]), item[2] == "relic")
        elif item[0] in ("spare", "call_off"):
            step: Any = asked_step(pos)
            why = step.bargain_rule(pos, item, giver) if hasattr(step, "bargain_rule") else NOTHING_TO_CALL_OFF
        if why is not None:
            return why
    return None


def several_bribes(items: tuple[Item, ...]) -> Rule | None:
    """G1f: one bribe a deal, on whichever side; of two neither could know what the other leaves to load."""
    return ONE_BRIBE if sum(item[0] == "bribe" for item in items) > 1 else None


def in_hand(pos: PaxPosition, color: int, card_id: str) -> bool:
    """Whether a Market or Haven Card is in a Hand."""
    if card_id in CARD_NUMBER:
        return CARD_NUMBER[card_id] in pos.market[color]
    return HAVEN_NUMBER[card_id] in pos.havens[color]


def missing_card(pos: PaxPosition, giver: int, items: tuple[Item, ...]) -> Rule | None:
    """C68: only cards of one's own Hand, never Anchored ones."""
    held = all(in_hand(pos, giver, item[1]) for item in items if item[0] in ("card", "haven", "hidden"))
    return None if held else LACKS_CARD


def _deck(item: Item) -> str:
    """The deck a card item speaks of."""
    if item[0] == "any":
        return str(item[1])
    return DECK_IDS[CARD_DECK[CARD_NUMBER[item[1]]]] if item[1] in CARD_NUMBER else HAVEN


def _of_deck(pos: PaxPosition, color: int, deck: str) -> list[str]:
    """The ids of the cards of a deck in a Hand."""
    if deck == HAVEN:
        return [HAVEN_IDS[h] for h in pos.havens[color]]
    return [CARD_IDS[c] for c in pos.market[color] if CARD_DECK[c] == DECK_NUMBER[deck]]


def too_few_cards(pos: PaxPosition, giver: int, items: tuple[Item, ...]) -> Rule | None:
    """C9: everybody sees how many cards of each deck a Hand holds."""
    asked = [_deck(item) for item in items if item[0] in _SEVERAL]
    return LACKS_CARDS if any(asked.count(d) > len(_of_deck(pos, giver, d)) for d in set(asked)) else None


def cannot_accept(pos: PaxPosition, step: Deal) -> Rule | None:
    """C68: who was asked for a card by name must hold it."""
    return missing_card(pos, step.partner, step.wants)


def cannot_hand_over(pos: PaxPosition, step: Deal, card_id: str) -> Rule | None:
    """A card of the deck that was asked for, which is not part of the deal already."""
    if step.promised_card(card_id):
        return ALREADY_IN_DEAL
    return None if card_id in _of_deck(pos, step.partner, step.picking()) else OTHER_DECK


# -- the deal


def deal_step(pos: PaxPosition, option: Option) -> Deal:
    """Lays a deal that `deal_rule` allows on top of what is asked; a counter takes the place of the deal it answers."""
    _, proposer, partner, gives, wants, promise = option
    if isinstance(pos.agenda[-1], Deal):
        pos.agenda.pop()
        kind = "deal_countered"
    else:
        kind = "deal_offered"
    deal = Deal(COLOR_NUMBER[proposer], COLOR_NUMBER[partner], gives, wants, promise)
    pos.tell(kind, "G1", proposer, partner, deal.gives_seen(), wants)
    if promise:
        pos.tell("promise_offered", "G1a", promise)
    return deal


@dataclass(eq=False)
class Deal(Step):
    """G1: one player's offer to another, who accepts, refuses or counters. `picked` are the ids of unseen cards he has picked."""

    proposer: int
    partner: int
    gives: tuple[Item, ...]
    wants: tuple[Item, ...]
    promise: str
    picked: tuple[str, ...] = ()
    final = True

    def begin(self, pos: PaxPosition, child: Step | None) -> Outcome:
        args = (COLORS[self.proposer], self.gives_seen(), self.wants, self.promise)
        return Decision(self.partner, "deal_with_promise" if self.promise else "deal", "G1", args, secret=True)

    def pick(self, pos: PaxPosition, child: Step | None) -> Outcome:
        while len(self.picked) < self.unseen():
            found = [i for i in _of_deck(pos, self.partner, self.picking()) if not self.promised_card(i)]
            if len(found) > 1:
                return Decision(self.partner, "hand_over", "G1", (COLORS[self.proposer], self.picking()), secret=True)
            self.picked += (found[0],)
        self.carry_out(pos)
        return DONE

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        if self.at == "begin":
            offer.one(ACCEPT, cannot_accept, self)
            offer.one(REFUSE)
        else:
            hand = [*(CARD_IDS[c] for c in pos.market[self.partner]), *(HAVEN_IDS[h] for h in pos.havens[self.partner])]
            offer.each(HAND_OVER, hand, hand, cannot_hand_over, self)

    def accept(self, pos: PaxPosition) -> None:
        pos.tell("deal_accepted", "G1", COLORS[self.partner], COLORS[self.proposer])
        self.at = "pick"

    def refuse(self, pos: PaxPosition) -> None:
        pos.tell("deal_refused", "G1", COLORS[self.partner], COLORS[self.proposer])
        self.at = "end"

    def hand_over(self, pos: PaxPosition, card_id: str) -> None:
        self.picked += (card_id,)

    # -- unseen cards of the partner

    def unseen(self) -> int:
        """How many unseen cards the partner gives."""
        return sum(item[0] == "any" for item in self.wants)

    def picking(self) -> str:
        """The deck of the unseen card the partner picks next."""
        return str([item[1] for item in self.wants if item[0] == "any"][len(self.picked)])

    def promised_card(self, card_id: str) -> bool:
        """Whether the partner gives this card already, by name or picked."""
        return card_id in self.picked or any(item[0] in ("card", "haven") and item[1] == card_id for item in self.wants)

    # -- carrying it out

    def carry_out(self, pos: PaxPosition) -> None:
        """Everything changes hands at once; then victories are judged (C69)."""
        self.at = "end"
        picked = iter(self.picked)
        wanted = tuple(("hidden", next(picked)) if item[0] == "any" else item for item in self.wants)
        sides = ((self.proposer, self.partner, self.gives), (self.partner, self.proposer, wanted))
        for giver, taker, items in sides:
            for item in items:
                hand_on(pos, giver, taker, item)
        for giver, _, items in sides:
            for item in items:
                give_up(pos, giver, item)
        if self.promise:
            pos.tell("promised", "G1a", COLORS[self.proposer], COLORS[self.partner], self.promise)
        pos.judge()

    # -- who knows what

    def gives_seen(self) -> tuple[Item, ...]:
        """What the proposer gives as the others see it: of an unseen card its deck only."""
        return tuple(("hidden", _deck(item)) if item[0] == "hidden" else item for item in self.gives)

    def shown(self, seat: int) -> dict[str, Any]:
        seen = dict(self.__dict__)
        if seat != self.proposer:
            seen["gives"] = self.gives_seen()
        if seat != self.partner:
            seen["picked"] = len(self.picked)
        return seen

    def hide(self, pos: PaxPosition, seat: int, rng: Any) -> None:
        """The others know the cards offered by name to be in the proposer's Hand; an unseen one could be any other of its deck there.

        Once the partner has accepted, the same is true of him.
        """
        if seat != self.proposer:
            named = [item[1] for item in self.gives if item[0] in ("card", "haven")]
            bring_into_hand(pos, self.proposer, named)
            used = list(named)
            gives = []
            for item in self.gives:
                if item[0] == "hidden":
                    item = ("hidden", _draw(pos, self.proposer, _deck(item), used, rng))
                gives.append(item)
            self.gives = tuple(gives)
        if seat != self.partner and self.at == "pick":
            named = [item[1] for item in self.wants if item[0] in ("card", "haven")]
            bring_into_hand(pos, self.partner, named)
            used = list(named)
            decks = [item[1] for item in self.wants if item[0] == "any"]
            self.picked = tuple(_draw(pos, self.partner, decks[n], used, rng) for n in range(len(self.picked)))


def _draw(pos: PaxPosition, color: int, deck: str, used: list[str], rng: Any) -> str:
    found = [i for i in _of_deck(pos, color, deck) if i not in used]
    card_id = found[int(rng.random() * len(found))]
    used.append(card_id)
    return card_id


def bring_into_hand(pos: PaxPosition, color: int, ids: list[str]) -> None:
    """Makes a resampled Hand hold cards that are known to be in it, each for another card of its deck."""
    for card_id in ids:
        if in_hand(pos, color, card_id):
            continue
        deck = _deck(("card", card_id))
        spare_id = next(i for i in _of_deck(pos, color, deck) if i not in ids)
        if deck == HAVEN:
            haven, spare = HAVEN_NUMBER[card_id], HAVEN_NUMBER[spare_id]
            pos.drop_haven(color, spare)
            pos.haven_pool = _swapped(pos.haven_pool, haven, spare)
            for c in EVERYBODY:
                pos.havens[c] = _swapped(pos.havens[c], haven, spare)
            pos.gain_haven(color, haven)
        else:
            card, spare, d = CARD_NUMBER[card_id], CARD_NUMBER[spare_id], DECK_NUMBER[deck]
            pos.drop_card(color, spare)
            pos.pool[d] = _swapped(pos.pool[d], card, spare)
            pos.bottom[d] = tuple(~spare if c == ~card else c for c in pos.bottom[d])
            for c in EVERYBODY:
                pos.market[c] = _swapped(pos.market[c], card, spare)
            pos.gain_card(color, card)


def _swapped(cards: tuple[int, ...], out: int, into: int) -> tuple[int, ...]:
    return tuple(sorted(into if c == out else c for c in cards)) if out in cards else cards


# -- the items


def hand_on(pos: PaxPosition, giver: int, taker: int, item: Item) -> None:
    """C68: moves what can change hands."""
    kind, who, whom = item[0], COLORS[giver], COLORS[taker]
    if kind == "dollars":
        pos.pay(giver, taker, item[1])
        pos.tell("dealt_dollars", "G1", who, whom, item[1])
    elif kind == "loan":
        turn = loans_of(pos)
        assert turn is not None
        pos.pay(giver, taker, item[1])
        turn.loans += ((giver, taker, item[1]),)
        pos.tell("lent", "G1d", who, whom, item[1])
    elif kind == "relics":
        pos.relics[giver] -= item[1]
        pos.relics[taker] += item[1]
        pos.tell("dealt_relics", "G1", who, whom, item[1])
    elif kind in ("card", "haven", "hidden"):
        hand_on_card(pos, giver, taker, item)


def hand_on_card(pos: PaxPosition, giver: int, taker: int, item: Item) -> None:
    """A Hand card goes from one Hand to another; unseen, only the two know which (C10)."""
    who, whom, card_id = COLORS[giver], COLORS[taker], item[1]
    market = card_id in CARD_NUMBER
    if market:
        pos.drop_card(giver, CARD_NUMBER[card_id])
        pos.gain_card(taker, CARD_NUMBER[card_id])
    else:
        pos.drop_haven(giver, HAVEN_NUMBER[card_id])
        pos.gain_haven(taker, HAVEN_NUMBER[card_id])
    kind = "dealt_card" if market else "dealt_haven"
    if item[0] != "hidden":
        pos.tell(kind, "G1", who, whom, card_id)
    else:
        if market:
            pos.tell("dealt_unseen", "G1", who, whom, _deck(item))
        else:
            pos.tell("dealt_unseen_haven", "G1", who, whom)
        pos.whisper(1 << giver | 1 << taker, kind, "G1", who, whom, card_id)


def give_up(pos: PaxPosition, giver: int, item: Item) -> None:
    """G1b, G1c, G1f: what is not handed on but done or left undone."""
    if item[0] == "bribe":
        load_by_bribe(pos, giver, COLONY_IDS.index(item[1]), item[2] == "relic")
    elif item[0] in ("spare", "call_off"):
        step: Any = asked_step(pos)
        step.bargain(pos, item, giver)


__all__ = ["Bargainer", "Deal", "deal_rule", "deal_step", "spendable"]
