"""B7f: the abilities of Peerages, by hook, and the national abilities of the Playmats: what each does and where it is asked.

An ability works from the moment its card is Anchored until it leaves the Slot (D3d). Equal hooks add up, and what they add comes after
the limits of Sway, Reach and Mercantilism (R57); an ability that "may" do something is never compulsory (R58).

    bid_bonus            the bid counts higher                        auction_year: `bid_bonus`
    buried_claim         the second card of a deck for a fee          auction_year: `claim_fee`
    extra_draw           a Professional Draw takes more               auction_year: `extra_draw`
    action_limit         more Actions from the cards of a deck        play_year: `action_bonus`
    hand_limit           a higher Hand Limit                          PaxPosition.hand_limit
    nudge_waiver         the Nudge of a deck's cards may be skipped   play_year: `may_skip_nudge`
    realm_immunity       a realm entered by a Nudge is ignored        philosophy.immune (C41)
    battle_strength      more Strength in land battles                land_battle: `battle_strength`
    seamanship_shift     a better letter in sea battles               sea_battle: `seamanship`
    goods_income         dollars in the goods year                    goods_year: `goods_income`
    unload_bonus         dollars for Treasure unloaded in EUROPE      treasure: `unload_bonus`
    citizen_shield       lost Citizens ask no Ransom, raise no Rebel  rebels.LostCitizen
    mercantilism_step    the Mercantilism dice move for a fee         play_year: `step_cost`
    maroon_king          Indigenous fight for the holder, who neither land_battle, goods_year, actions (voodoo): `maroon`
                         enslaves nor kidnaps (H, R70, R71)

Of the Playmats: England `privateer_attacks_in_pax`, France `bible_strength`, the Netherlands `pirating_haven_draw` (decks.enter_pirating,
R67), Courland `bribe_any_legality`; `pos.has` knows them too. Ganga Zumba's side of the red Playmat has none (clarification C7).
"""

from __future__ import annotations

from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import CARD_HOOK, CARD_PARAMS, CARD_SEAMANSHIP, DECK_IDS, LEGALITY_IDS, NONE

ATTACK, DEFENCE = "attack", "defence"
"""The roles of `battle_strength`."""
_NARROWER = {"spanish_colony": "colony"}
"""A Spanish Colony is also a Colony."""


def bid_bonus(pos: PaxPosition, color: int, deck: int) -> int:
    """D2a, C33: how much higher a bid for a card of this deck counts."""
    return pos.total(color, "bid_bonus", "deck", DECK_IDS[deck])


def claim_fee(pos: PaxPosition, color: int, deck: int) -> int:
    """D2a: what the second card of this deck costs its claimant; NONE without the ability, the cheapest of several."""
    fees = [
        CARD_PARAMS[c]["fee"]
        for c in pos.peerages[color]
        if CARD_HOOK[c] == "buried_claim" and CARD_PARAMS[c]["deck"] in (DECK_IDS[deck], "any")
    ]
    return min(fees, default=NONE)


def extra_draw(pos: PaxPosition, color: int, deck: int) -> int:
    """D2b: how many more cards a Professional Draw from this deck takes."""
    return pos.total(color, "extra_draw", "deck", DECK_IDS[deck])


def action_bonus(pos: PaxPosition, color: int, deck: int) -> int:
    """D3c: how many more Actions each card of this deck allows."""
    return pos.total(color, "action_limit", "deck", DECK_IDS[deck])


def may_skip_nudge(pos: PaxPosition, color: int, deck: int) -> bool:
    """D3b, R58: whether the Nudge of this deck's cards is the player's choice."""
    return any(CARD_HOOK[c] == "nudge_waiver" and CARD_PARAMS[c]["deck"] in (DECK_IDS[deck], "any") for c in pos.peerages[color])


def step_cost(pos: PaxPosition, color: int) -> int:
    """C63: what a step of the Mercantilism dice costs; NONE without the ability, the cheapest of several."""
    return min((CARD_PARAMS[c]["cost"] for c in pos.peerages[color] if CARD_HOOK[c] == "mercantilism_step"), default=NONE)


def goods_income(pos: PaxPosition, color: int, source: str) -> int:
    """D1g: dollars per goods year (`flat`) or per new Chest on an own Colony (`own_colony_chest`)."""
    return pos.total(color, "goods_income", "source", source)


def battle_strength(pos: PaxPosition, color: int, role: str, target_kind: str) -> list[tuple[int, int]]:
    """E5b: the Peerages that add Strength in a land battle, each with how much.

    `role` ATTACK: this color's fleet attacks or enslaves; DEFENCE: a Site with a token of this color is the target. `target_kind` is
    "spanish_colony" (a purple disk), "colony", or whatever else the Site is, which only "any" covers.
    """
    found = []
    for card in pos.peerages[color]:
        if CARD_HOOK[card] == "battle_strength":
            params = CARD_PARAMS[card]
            if params["role"] == role and params["target"] in (target_kind, _NARROWER.get(target_kind), "any"):
                found.append((card, params["amount"]))
    return found


def seamanship(pos: PaxPosition, color: int) -> int:
    """B7c, F2b: the Seamanship of a fleet's Flagship as a number, 0 for A and the best; the abilities never go beyond A."""
    return max(0, CARD_SEAMANSHIP[pos.ships[color][0]] - pos.total(color, "seamanship_shift", amount="steps"))


def unload_bonus(pos: PaxPosition, color: int, treasure: str, legality: int) -> int:
    """F6: how many more dollars each "chest" or "relic" pays when it is unloaded in EUROPE under this Legality."""
    found = 0
    for card in pos.peerages[color]:
        if CARD_HOOK[card] == "unload_bonus":
            params = CARD_PARAMS[card]
            if params["treasure"] == treasure and params["legality"] in (LEGALITY_IDS[legality], "any"):
                found += params["amount"]
    return found


def maroon(pos: PaxPosition, color: int) -> bool:
    """H: whether a color holds MAROON KING; it then neither enslaves nor kidnaps, and Indigenous on Missions and Tribes fight for it."""
    return pos.has(color, "maroon_king")
