"""The few sensible deals a computer seat proposes (G1, `Game.proposals`), at a price that leaves something to both by their own lights.

Whether one is really proposed, and whether it is accepted, follows from what the position after it weighs. Needs `judgment_outlook` for
what things are worth, `negotiation` for what may be proposed.
"""

from __future__ import annotations

from rules.kernel.decision import Option
from rules.pax_hispanica.auction_year import AuctionTurn
from rules.pax_hispanica.interdiction import Interdiction, StrikeYourColors
from rules.pax_hispanica.judgment_moment import COLONY_LOST, cargo, money, sea_odds
from rules.pax_hispanica.judgment_outlook import EXCESS, RELIC_KEPT, Outlook
from rules.pax_hispanica.land_battle import LandBattle, site_owner
from rules.pax_hispanica.negotiation import Item, asked_step, spendable
from rules.pax_hispanica.play_year import PlayTurn
from rules.pax_hispanica.sail_year import Sail
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import CARD_IDS, COLONY_IDS, COLORS, HAVEN_IDS, NONE, SEA_COLONIES
from rules.pax_hispanica.treasure import BRIBE, way_to_load

MOST = 4
"""So many deals are thought of at a time."""
DEAREST = 12
"""The highest price ever named, in dollars."""
MARGIN = 0.03
"""What a deal must leave to each of the two, in log-odds, to be thought of."""
LOAN_INTEREST = 1

Deals = list[Option]


def proposals(pos: PaxPosition, seat: int) -> Deals:
    """The deals that come into question for the seat that is asked, all of them allowed now."""
    if pos.decision is None or pos.sun_king != NONE:
        return []
    step = asked_step(pos)
    found: Deals = []
    if isinstance(step, PlayTurn):
        if step.color == seat:
            found = [*sales(pos, seat), *relics(pos, seat)]
    elif isinstance(step, AuctionTurn):
        if step.color == seat:
            found = loans(pos, seat)
    elif isinstance(step, StrikeYourColors):
        found = safe_passage(pos, seat, step)
    elif isinstance(step, Interdiction):
        if step.prey == seat:
            found = ransom(pos, seat, step)
    elif isinstance(step, LandBattle):
        if site_owner(pos, step.site) == seat:
            found = tribute(pos, seat, step)
    elif isinstance(step, Sail) and step.color == seat:
        found = bribes(pos, seat, step)
    return [deal for deal in found if pos.interrupt_rule(deal) is None][:MOST]


def deal(proposer: int, partner: int, gives: tuple[Item, ...], wants: tuple[Item, ...]) -> Option:
    """A deal without a promise."""
    return "deal", COLORS[proposer], COLORS[partner], gives, wants, ""


def price(pos: PaxPosition, buyer: int, worth: float, seller: int, reserve: float) -> int:
    """What `buyer` could pay for what is worth so much to him, so that it leaves about as much to both; 0 where it cannot.

    `reserve` is what the thing is worth to its seller.
    """
    best, fairest = 0, MARGIN
    for dollars in range(1, min(spendable(pos, buyer), DEAREST) + 1):
        left = min(worth + money(pos, buyer, -dollars), money(pos, seller, dollars) - reserve)
        if left > fairest:
            best, fairest = dollars, left
    return best


def others(pos: PaxPosition, seat: int) -> tuple[int, ...]:
    """Everybody else in the game, whoever comes next first."""
    return pos.after(seat)


# -- the play year


def sales(pos: PaxPosition, seat: int) -> Deals:
    """A Market Card that another can make more of."""
    mine = Outlook(pos, seat)
    found = []
    for partner in others(pos, seat):
        if not pos.dollars[partner]:
            continue
        theirs = Outlook(pos, partner)
        for card in pos.market[seat]:
            asked = price(pos, partner, theirs.card(card), seat, mine.card(card))
            if asked:
                found.append(deal(seat, partner, (("card", CARD_IDS[card]),), (("dollars", asked),)))
    return found


def relics(pos: PaxPosition, seat: int) -> Deals:
    """A Relic, bought by whoever it brings nearer to a victory."""
    found = []
    for partner in others(pos, seat):
        for buyer, seller in ((seat, partner), (partner, seat)):
            if not pos.relics[seller] or not pos.dollars[buyer]:
                continue
            paid = price(pos, buyer, RELIC_KEPT + Outlook(pos, buyer).title, seller, RELIC_KEPT + Outlook(pos, seller).title)
            if paid:
                relic, dollars = (("relics", 1),), (("dollars", paid),)
                found.append(deal(seat, partner, *((dollars, relic) if buyer == seat else (relic, dollars))))
    return found


# -- the auction year


def loans(pos: PaxPosition, seat: int) -> Deals:
    """A loan for the own auction, back at once if it is not won, for a dollar that the lender keeps (G1d)."""
    found = []
    for lender in others(pos, seat):
        spare = spendable(pos, lender) // 2
        if spare > LOAN_INTEREST and pos.dollars[seat] >= LOAN_INTEREST and pos.dollars[lender] > 2 * pos.dollars[seat]:
            found.append(deal(seat, lender, (("dollars", LOAN_INTEREST),), (("loan", min(spare, 4)),)))
    return found


# -- the sail year


def safe_passage(pos: PaxPosition, seat: int, step: StrikeYourColors) -> Deals:
    """The Haven Card of this sea zone, sold to the fleet that it could stop: an Interdiction not made."""
    if step.zone not in pos.havens[seat] or not pos.dollars[step.prey]:
        return []
    seized, lost, _ = sea_odds(pos, step.prey, seat)
    at_stake = seized * cargo(pos, Outlook(pos, step.prey), step.zone) + 0.2 * lost
    asked = price(pos, step.prey, at_stake, seat, EXCESS)
    return [deal(seat, step.prey, (("haven", HAVEN_IDS[step.zone]),), (("dollars", asked),))] if asked else []


def ransom(pos: PaxPosition, seat: int, step: Interdiction) -> Deals:
    """Money, or a Haven Card, for pirates who call off their Interdiction (G1b)."""
    seized, lost, _ = sea_odds(pos, seat, step.pirate)
    at_stake = seized * cargo(pos, Outlook(pos, seat), step.zone) + 0.2 * lost
    paid = price(pos, seat, at_stake, step.pirate, 0.5 * at_stake)
    found = [deal(seat, step.pirate, (("dollars", paid),), (("call_off",),))] if paid else []
    if pos.havens[seat]:
        given = HAVEN_IDS[pos.havens[seat][0]]
        found.append(deal(seat, step.pirate, (("dollars", paid), ("hidden", given)) if paid else (("hidden", given),), (("call_off",),)))
    return found


def tribute(pos: PaxPosition, seat: int, step: LandBattle) -> Deals:
    """Money for an attack that is not made (G1c)."""
    paid = price(pos, seat, COLONY_LOST, step.color, 0.1)
    return [deal(seat, step.color, (("dollars", paid),), (("spare",),))] if paid else []


def bribes(pos: PaxPosition, seat: int, step: Sail) -> Deals:
    """A fleet without money has the bribe paid by another, for a Haven Card (G1f)."""
    if pos.dollars[seat] or not pos.havens[seat] or pos.room(seat) <= 0:
        return []
    given = (("hidden", HAVEN_IDS[pos.havens[seat][0]]),)
    return [
        deal(seat, partner, given, (("bribe", COLONY_IDS[n], "chest"),))
        for n in SEA_COLONIES[step.zone]
        if pos.disk[n] != NONE and pos.chest[n] and way_to_load(pos, seat, n, False) == BRIBE
        for partner in others(pos, seat)
        if pos.dollars[partner]
    ]
