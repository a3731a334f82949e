"""What the present moment promises a seat, in log-odds: what Steps under way will still bring, so that nothing half done is judged as done.

One function for each kind of Step that can be interrupted by a question: a card in play, an Action whose target is asked, bids, fights on
land and at sea, a fleet under way. Needs `judgment_outlook`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.pax_hispanica.actions import ACTIONS
from rules.pax_hispanica.auction_year import AuctionTurn, Bids
from rules.pax_hispanica.fleet import legality
from rules.pax_hispanica.interdiction import Homeward, Interdiction, StrikeYourColors, Voyage
from rules.pax_hispanica.judgment_outlook import DECK_WORTH, LABOR, MONEY, SHIPS, Outlook
from rules.pax_hispanica.land_battle import LandBattle, fleet_wins, sides, site_owner, strength_items
from rules.pax_hispanica.play_year import PlayCard, PlayHaven, action_limit
from rules.pax_hispanica.sail_year import Sail
from rules.pax_hispanica.sea_battle import SeaBattle, Tactics, battle_outcome
from rules.pax_hispanica.state import TAX, PaxPosition
from rules.pax_hispanica.tables import (
    ACTION_NUMBER,
    CARD_DECK,
    COLONIES,
    COLONY_SEAS,
    FIRST_REBEL,
    FIRST_TRIBE,
    HOME_DISTANCE,
    NONE,
    SEA_COLONIES,
    SEA_DISTANCE,
    SEAS,
)
from rules.pax_hispanica.treasure import ROYAL, cannot_load_chest, cannot_load_relic, chest_dollars

STILL, BEGUN = 0.9, 0.95
"""An Action that can still be chosen, and one whose target is asked, against the same Action done."""
RELIC = 0.35
"""A Relic brought home, besides its part in a victory."""
FAR_AWAY = 0.03
"""What it costs a fleet to end in EUROPE, from where it comes back a cycle later."""
AT_SEA = tuple(0.93**n for n in range(len(SEAS) + 1))
"""What Treasure aboard keeps of its worth so many sea zones from an exit."""
IN_VIEW = 0.75
"""A Chest that can be loaded here against one aboard."""
IDLE = 0.015
"""What a sea zone sailed for nothing costs, so that no fleet sails to and fro."""
COLONY_LOST, SACK, SACK_ABSENT, REBEL_BEATEN, SUNK = 0.35, 0.05, 0.02, 0.02, 0.05
"""A Colony or Mission lost to an attack; to the attacker one of a rival Sacked, one of a color not in the game, a Rebel beaten; a rival's
Ship sunk. Each besides what is gained by it."""
SLAVE_FOR_ME, SLAVE_FOR_NOBODY = 0.15, -0.02
"""An Indigenous enslaved with an own Colony to work on, or without."""
EVEN = 0.45
"""How likely an attack succeeds that others decide."""
TRIBUTE_PAID, MOST_TRIBUTE = 0.5, 3
"""How likely Tribute is paid, and up to how many dollars, by whoever could lose."""
MONEY_TAKEN, LEAST_TAKEN = 0.6, 2
"""How likely pirates take money, and from how many dollars on."""
MOST_BID = 8
"""Nobody is thought to bid more dollars."""
LOAN_BACK = 0.5
"""How likely a loan comes back."""
UNDECIDED_BID = 0.5
"""What taking part in an auction is worth, against the card."""


def money(pos: PaxPosition, seat: int, by: int) -> float:
    """What so many dollars more or less change."""
    have = pos.dollars[seat]
    return MONEY[max(0, have + by)] - MONEY[have]


# -- cards and bids


def _card(pos: PaxPosition, out: Outlook, step: PlayCard) -> float:
    """D3c: a Market Card in play, the Actions it still has."""
    if step.color != out.seat or step.at == "end":
        return 0.0
    card = step.card
    limit = step.limit if step.at == "acting" else action_limit(pos, out.seat, CARD_DECK[card])
    used = step.used
    icons = [a for a in step.icons() if not used >> a & 1]
    return STILL * out.actions(card, icons, pos.figure[out.seat], limit - used.bit_count())


def _haven(pos: PaxPosition, out: Outlook, step: PlayHaven) -> float:
    """D3: the same of a Haven Card."""
    if step.color != out.seat or step.at == "end":
        return 0.0
    limit = step.limit if step.at == "acting" else action_limit(pos, out.seat, NONE)
    used = step.used
    icons = [a for a in step.icons() if not used >> a & 1]
    return STILL * out.actions(NONE, icons, pos.figure[out.seat], limit - used.bit_count())


def _begun(pos: PaxPosition, out: Outlook, step: Any) -> float:
    """An Action whose target is asked."""
    return BEGUN * out.action(BEGINNINGS[step.__class__]) if step.color == out.seat and step.at == "begin" else 0.0


def chances(pos: PaxPosition, step: Bids, seat: int, bid: int) -> float:
    """How likely a bid wins, if every other bids anything up to his dollars, but not more than MOST_BID."""
    even = 1 if seat == step.initiator else 0
    likely = 1.0
    for other in step.seats:
        if other != seat:
            most = min(pos.dollars[other], MOST_BID)
            likely *= min(1.0, (bid + even) / (most + 1))
    return likely


def _bids(pos: PaxPosition, out: Outlook, step: Bids) -> float:
    """D2a: taking part in an auction, and the own bid once it is made."""
    seat = out.seat
    if seat not in step.seats:
        return 0.0
    worth = DECK_WORTH[step.deck] if step.buried else out.card(pos.faceup[step.deck])
    n = step.seats.index(seat)
    if n < len(step.answers):
        return bid_worth(pos, step, seat, step.answers[n][1], worth)
    return UNDECIDED_BID * worth


def _loans(pos: PaxPosition, out: Outlook, step: AuctionTurn) -> float:
    """G1d: what has been lent for this auction comes back if it is not won."""
    found = 0.0
    for lender, borrower, dollars in step.loans:
        if out.seat == lender:
            found += LOAN_BACK * money(pos, lender, dollars)
        elif out.seat == borrower:
            found += LOAN_BACK * money(pos, borrower, -dollars)
    return found


def bid_worth(pos: PaxPosition, step: Bids, seat: int, bid: int, worth: float) -> float:
    """What a bid brings: the card for its price, or, to the initiator, the price another pays."""
    likely = chances(pos, step, seat, bid)
    gained = likely * (worth + money(pos, seat, -bid))
    if seat == step.initiator and likely < 1.0:
        richest = max(min(pos.dollars[o], MOST_BID) for o in step.seats if o != seat)
        gained += (1 - likely) * money(pos, seat, (bid + 1 + richest) // 2)
    return gained


# -- at sea


def chest_worth(pos: PaxPosition, out: Outlook, chests: int = 1) -> float:
    """So many Chests brought to EUROPE under the present Flagship."""
    seat = out.seat
    worth = money(pos, seat, chests * chest_dollars(pos, seat))
    return worth + chests * out.chest if legality(pos, seat) in ROYAL else worth


def cargo(pos: PaxPosition, out: Outlook, zone: int) -> float:
    """What is aboard a fleet in a sea zone, or about to enter EUROPE (ASHORE)."""
    seat, found = out.seat, 0.0
    chests, relics, people = pos.hold_chests[seat], pos.hold_relics[seat], pos.hold_meeples[seat]
    if chests or relics:
        treasure = chest_worth(pos, out, chests) + relics * (RELIC + out.title)
        found += (AT_SEA[HOME_DISTANCE[zone]] if zone >= 0 else 1.0) * treasure - FAR_AWAY
    if people:
        to_mine = [SEA_DISTANCE[zone][z] for n in COLONIES if pos.disk[n] == seat and pos.labor[n] == NONE for z in COLONY_SEAS[n]]
        if to_mine:
            found += LABOR * AT_SEA[min(to_mine)]
    return found


def _voyage(pos: PaxPosition, out: Outlook, step: Voyage) -> float:
    """D4c: a fleet at sea, what it carries and what it can load where it is, or is about to be."""
    seat = out.seat
    if step.color != seat or not pos.ships[seat] or pos.fleet[seat] != step.zone:
        return 0.0
    zone = step.to if step.at == "leave" else step.zone
    found = cargo(pos, out, zone) - IDLE * step.idle
    if zone < 0 or step.__class__ is not Sail:
        return found
    room = pos.room(seat)
    for n in SEA_COLONIES[zone]:
        if room and pos.chest[n] and cannot_load_chest(pos, seat, n) is None:
            found += IN_VIEW * chest_worth(pos, out)
            room -= 1
        if pos.relic[n] and cannot_load_relic(pos, seat, n) is None:
            found += IN_VIEW * (RELIC + out.title)
    return found


# -- battles


def prize(pos: PaxPosition, out: Outlook, color: int, site: int, enslave: bool) -> float:
    """What a won land battle brings the attacker."""
    if site >= FIRST_REBEL:
        return REBEL_BEATEN - (out.tax if pos.rebel[site - FIRST_REBEL] == TAX else 0.0)
    if enslave:
        vacant = any(pos.disk[n] == color and pos.labor[n] == NONE for n in COLONIES)
        return SLAVE_FOR_ME if vacant else SLAVE_FOR_NOBODY
    found = SACK if site_owner(pos, site) in pos.seats else SACK_ABSENT
    if site < FIRST_TRIBE:
        if pos.chest[site] and pos.room(color) > 0:
            found += chest_worth(pos, out)
        if pos.relic[site]:
            found += RELIC + out.title
        if pos.labor[site] >= 0 and not pos.fort[site]:
            found += out.slave
    return found


def winning(pos: PaxPosition, color: int, site: int, allies: tuple[int, ...]) -> float:
    """How likely a fleet wins: who has not chosen yet supports the target where he owns it, else either."""
    owner = site_owner(pos, site)
    fleet = target = undecided = 0
    for side, _, whose, _, strength in strength_items(pos, color, site, allies):
        if side > 0:
            fleet += strength
        elif side < 0 or whose == owner:
            target += strength
        else:
            undecided += strength
    if fleet_wins(fleet, target + undecided):
        return 1.0
    return EVEN if fleet_wins(fleet + undecided, target) else 0.0


def _land(pos: PaxPosition, out: Outlook, step: LandBattle) -> float:
    """E5: an attack that is announced and not yet decided."""
    if step.at not in ("announce", "tribute_answer", "muster", "declare", "reveal"):
        return 0.0
    owner = site_owner(pos, step.site)
    if out.seat not in (step.color, owner):
        return 0.0
    allies = step.allies or sides(pos, step.color, step.site)[0]
    won = winning(pos, step.color, step.site, allies)
    if out.seat == owner:
        return -won * COLONY_LOST
    ships = len(pos.ships[step.color])
    fight = won * prize(pos, out, step.color, step.site, step.enslave) - (1 - won) * (SHIPS[ships] - SHIPS[ships - 1])
    if step.at == "tribute_answer":
        paid = TRIBUTE_PAID if won >= EVEN and step.demanded <= MOST_TRIBUTE else 0.0
        return paid * money(pos, out.seat, step.demanded) + (1 - paid) * fight
    return fight


def sea_odds(pos: PaxPosition, prey: int, pirate: int, mine: str = "") -> tuple[float, float, float]:
    """F2: how likely Cargo is seized, the treasure fleet and the pirates lose a Ship, over all tactics (or for one of the prey's)."""
    seized = sunk_prey = sunk_pirate = cases = 0
    for own in (mine,) if mine else ("flee", "gage", "boarding"):
        for theirs in ("gage", "boarding"):
            fought = battle_outcome(pos, prey, pirate, own, theirs)
            seized += fought.seizing
            sunk_prey += fought.sunk_prey
            sunk_pirate += fought.sunk_pirate
            cases += 1
    return seized / cases, sunk_prey / cases, sunk_pirate / cases


def sea_fight(pos: PaxPosition, out: Outlook, prey: int, pirate: int, zone: int, mine: str = "") -> float:
    """What a sea battle brings one of the two."""
    if not pos.ships[prey] or not pos.ships[pirate]:
        return 0.0
    seized, lost, sunk = sea_odds(pos, prey, pirate, mine)
    if out.seat == prey:
        n = len(pos.ships[prey])
        return -seized * cargo(pos, out, zone) - lost * (SHIPS[n] - SHIPS[n - 1])
    n = len(pos.ships[pirate])
    chests = min(pos.hold_chests[prey], n)
    gain = AT_SEA[HOME_DISTANCE[zone]] * (chests * chest_worth(pos, out) + pos.hold_relics[prey] * (RELIC + out.title))
    return seized * gain - sunk * (SHIPS[n] - SHIPS[n - 1]) + SUNK * lost


def _strike(pos: PaxPosition, out: Outlook, step: StrikeYourColors) -> float:
    """F1: an Interdiction that is not yet known to the others."""
    if out.seat in step.seats:
        n = step.seats.index(out.seat)
        if n < len(step.answers) and step.answers[n][0] == "strike":
            return sea_fight(pos, out, step.prey, out.seat, step.zone)
    return 0.0


def _interdiction(pos: PaxPosition, out: Outlook, step: Interdiction) -> float:
    """F1, G1b: before the battle, money on offer or not."""
    if out.seat not in (step.prey, step.pirate) or step.at not in ("parley", "answer"):
        return 0.0
    fight = sea_fight(pos, out, step.prey, step.pirate, step.zone)
    if step.at == "answer" and out.seat == step.prey:
        taken = MONEY_TAKEN if step.offered >= LEAST_TAKEN else 0.0
        return taken * money(pos, out.seat, -step.offered) + (1 - taken) * fight
    return fight


def _sea(pos: PaxPosition, out: Outlook, step: SeaBattle) -> float:
    """F2: while tactics are chosen."""
    top = pos.agenda[-1]
    if out.seat not in (step.prey, step.pirate) or not isinstance(top, Tactics):
        return 0.0
    mine = top.answers[0][1] if top.answers and out.seat == step.prey else ""
    return sea_fight(pos, out, step.prey, step.pirate, pos.fleet[step.pirate], mine)


BEGINNINGS: dict[type, int] = {
    step: ACTION_NUMBER[action]
    for action, (_, step, _) in ACTIONS.items()
    if action not in ("ship", "reach_peerage", "sway_peerage", "casa", "letter_of_marque", "armada")
}
"""The Steps of Actions that ask for a target."""
MOMENTS: dict[type, Callable[[PaxPosition, Outlook, Any], float]] = {
    **dict.fromkeys(BEGINNINGS, _begun),
    PlayCard: _card,
    PlayHaven: _haven,
    AuctionTurn: _loans,
    Bids: _bids,
    Sail: _voyage,
    Homeward: _voyage,
    LandBattle: _land,
    StrikeYourColors: _strike,
    Interdiction: _interdiction,
    SeaBattle: _sea,
}


def moment(pos: PaxPosition, out: Outlook) -> float:
    """What the Steps under way promise."""
    found = 0.0
    for step in pos.agenda:
        worth = MOMENTS.get(step.__class__)
        if worth is not None:
            found += worth(pos, out, step)
    return found
