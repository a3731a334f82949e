"""What is at stake in the present question of Pax Hispanica, or in an option of it that is looked at, where that can be counted.

Battles are counted in `battles`. Here: which question has what at stake, loading and its price (F4, F5), auctions and draws (D2).
Only what lies open is read of the others; sealed answers are not read at all.
"""

from __future__ import annotations

from typing import Any

from pax_tui.games.pax_hispanica import battles, cards
from pax_tui.games.pax_hispanica.battles import LINES, WIDTH
from pax_tui.games.pax_hispanica.say import Say, joined
from pax_tui.games.pax_hispanica.seen import Seen
from pax_tui.widgets.sheet import Line, Span, cut, flow
from rules.kernel.decision import Option
from rules.pax_hispanica.abilities import bid_bonus
from rules.pax_hispanica.auction_year import bidders, cards_drawn, profession_deck
from rules.pax_hispanica.fleet import legality
from rules.pax_hispanica.tables import (
    COLONY_IDS,
    COLOR_NUMBER,
    CONQUISTADOR,
    DECK_NUMBER,
    LEGALITY_IDS,
    NONE,
    OWNER_IDS,
    POOL,
    SMUGGLER,
)
from rules.pax_hispanica.treasure import BRIBE, ROYAL, chest_dollars, loading_section, way_to_load


def stakes(say: Say, seen: Seen, option: Option | None) -> list[Line]:
    """Up to five lines of at most 76 cells; none where nothing is at stake or it cannot be counted."""
    if seen.asked is None or seen.asked[0] < 0:
        return []
    battle = battles.reckoning(seen, option)
    if battle is not None:
        purse = _tribute(say, seen, option)
        return [*purse, *battles.land(say, seen, battle, LINES - len(purse))]
    ask = seen.asked[1]
    if ask in ("interdict", "surrender", "accept_money", "tactic", "deal", "deal_with_promise"):
        return _at_sea(say, seen, option)
    if option is not None and option[0] in ("load_chest", "load_relic"):
        return _loading(say, seen, seen.asked[0], COLONY_IDS.index(option[1]), option[0] == "load_relic")
    if option == ("home",):
        return _home(say, seen, seen.asked[0])
    if ask == "play_turn" and option == ("end_turn",):
        return _too_many(say, seen, seen.asked[0])
    if ask in ("auction_turn", "bid", "bid_buried", "choose_winner"):
        return [cut(line, WIDTH) for line in _auction(say, seen, option)]
    return []


# -- G1c: Tribute


def _tribute(say: Say, seen: Seen, option: Option | None) -> list[Line]:
    """What the one of whom Tribute is demanded has (his Hand unseen)."""
    seat, ask, _, args, _ = seen.asked
    if ask not in ("tribute", "pay_tribute"):
        return []
    owner = COLOR_NUMBER[args[1]] if ask == "tribute" else seat
    has = [f"${seen.dollars[owner]}"]
    has += [say("mat-relics", n=seen.relics[owner])] if seen.relics[owner] else []
    hand = sum(seen.hand_counts[owner])
    has += [say("stake-hand", n=hand)] if hand else []
    before, _, after = say("stake-purse", seat="\0", what=", ".join(has)).partition("\0")
    return [cut(tuple(span for span in ((before, "text"), say.chip(owner), (after, "text")) if span[0]), WIDTH)]


# -- F1, F2


def _at_sea(say: Say, seen: Seen, option: Option | None) -> list[Line]:
    seat, ask, _, args, _ = seen.asked
    if ask == "interdict":
        prey = COLOR_NUMBER[args[0]]
        # Everybody is asked in turn, and in an open window anybody may call: whoever may still answer sees what it would be for him.
        asked: dict[str, Any] = next((f for name, f in reversed(seen.agenda) if name == "StrikeYourColors"), {})
        may = seen.seat == seat or seen.seat in asked.get("seats", ())[asked.get("answered", 0) :]
        return battles.sea(say, seen, prey, seen.seat) if may else [battles.fleet(say, seen, prey, True)]
    fields: dict[str, Any] = next((f for name, f in reversed(seen.agenda) if name not in battles.DEALS), {})
    if "prey" in fields and "pirate" in fields:
        prey, pirate = fields["prey"], fields["pirate"]
    elif ask == "tactic":
        prey, pirate = (COLOR_NUMBER[c] for c in args)
    else:
        return []
    if not (seen.ships[prey] and seen.ships[pirate]):
        return []
    if option == ("surrender",):
        return battles.surrender(say, seen, prey, pirate)
    return battles.sea(say, seen, prey, pirate, option)


# -- F4, F5: what loading costs, and why


def _loading(say: Say, seen: Seen, color: int, colony: int, relic: bool) -> list[Line]:
    way = way_to_load(seen.open, color, colony, relic)
    if not isinstance(way, int):
        return []
    kind, flag = legality(seen.open, color), LEGALITY_IDS[legality(seen.open, color)]
    section = loading_section(seen.open, color, colony, way)
    lines: list[Line] = []
    if way == BRIBE:
        owner = seen.disk[colony]
        payee = say.name("seat", OWNER_IDS[owner if owner in seen.seats else POOL])
        lines.append(((say("stake-bribe" if kind == SMUGGLER else "stake-bribe-flag", owner=payee, legality=flag), "strong"),))
        lines.append(((say("stake-bribe-purse", seat=say.seat(color), dollars=str(seen.dollars[color])), "text"),))
    else:
        own = seen.disk[colony] == color
        name = "friendly" if section == "F4a" else ("own-colony" if kind == SMUGGLER else "own-flag") if own else _export(kind)
        lines.append(((say(f"stake-{name}", legality=flag), "strong"),))
    if not relic:
        worth = say("stake-worth-king" if kind in ROYAL else "stake-worth-sold", dollars=str(chest_dollars(seen.open, color)))
        lines.append(((worth, "text"),))
    return [part for line in lines for part in flow([line], WIDTH)]


def _export(kind: int) -> str:
    return "legal-conquistador" if kind == CONQUISTADOR else "legal-privateer"


def _home(say: Say, seen: Seen, color: int) -> list[Line]:
    """F6a, F6b: what the Chests aboard bring in EUROPE."""
    chests = seen.hold_chests[color]
    if not chests:
        return []
    king = legality(seen.open, color) in ROYAL
    text = say("stake-home-king" if king else "stake-home-sold", n=chests, dollars=str(chests * chest_dollars(seen.open, color)))
    return flow([((text, "strong"),)], WIDTH)


# -- D3f: the Hand Limit


def _too_many(say: Say, seen: Seen, color: int) -> list[Line]:
    """How many cards would have to go at the end of the turn."""
    over = sum(seen.hand_counts[color]) - seen.hand_limit(color)
    return [((say("stake-hand-limit", n=over), "warn"),)] if over > 0 else []


# -- D2: auctions


def _auction(say: Say, seen: Seen, option: Option | None) -> list[Line]:
    seat, ask, _, args, _ = seen.asked
    if ask == "choose_winner":
        return _award(say, seen, option, DECK_NUMBER[args[0]])
    if ask == "auction_turn":
        if option == ("professional_draw",):
            return _draw(say, seen, seat)
        if seen.sun_king != NONE and option is not None and option[0] == "buried_claim":
            from pax_tui.games.pax_hispanica import alone

            return [_purse(say, seen, seat, DECK_NUMBER[option[1]]), alone.buried(say, seen, DECK_NUMBER[option[1]])]
        if option is None or option[0] not in ("auction", "auction_buried"):
            return []
        deck, initiator = DECK_NUMBER[option[1]], seat
    else:
        deck, initiator = DECK_NUMBER[args[0]], COLOR_NUMBER[args[1]]
    lines = [_purse(say, seen, seat, deck)]  # the cursor row has the card
    if seen.sun_king != NONE:
        from pax_tui.games.pax_hispanica import alone

        return [*lines, *alone.auction(say, seen, option, deck, initiator)]
    if option is not None and option[0] == "bid":
        lines.append(_bid(say, seen, seat, deck, initiator, option[1]))
    others = [c for c in bidders(seen.open, initiator) if c != seat]
    if others:
        line: list[Span] = [(say("stake-others"), "dim")]
        for color in others:
            bonus = bid_bonus(seen.open, color, deck)
            purse = say("stake-purse-short", dollars=str(seen.dollars[color]), bonus=bonus)
            line += [(" ", "text"), say.chip(color), (f" {purse}", "text")]
        lines.append(tuple(line))
    return lines


def _purse(say: Say, seen: Seen, color: int, deck: int) -> Line:
    """What a bidder has, with the bonus of his Peerages (C33) and what of it is lent (C36)."""
    bonus = bid_bonus(seen.open, color, deck)
    parts: list[Any] = [(say.chip(color), (" " + say("stake-can-bid", dollars=str(seen.dollars[color]), bonus=bonus), "strong"))]
    loans = next((f["loans"] for name, f in reversed(seen.agenda) if name == "AuctionTurn"), ())
    lent = sum(n for _, borrower, n in loans if borrower == color)
    if lent:
        parts.append(say("stake-lent", dollars=str(lent)))
    return joined(parts)


def _bid(say: Say, seen: Seen, color: int, deck: int, initiator: int, dollars: int) -> Line:
    bonus = bid_bonus(seen.open, color, deck)
    name = "stake-bid-own" if color == initiator else "stake-bid-other"
    text = say(name, dollars=str(dollars), bonus=bonus, n=str(dollars + bonus), initiator=say.seat(initiator))
    return ((text, "strong"),)


def _award(say: Say, seen: Seen, option: Option | None, deck: int) -> list[Line]:
    """The bids that are tied, revealed by now."""
    fields = next((f for name, f in reversed(seen.agenda) if name == "Auction"), None)
    if fields is None:
        return []
    lines: list[Line] = []
    for color, dollars in fields["bids"]:
        if color in fields["tied"]:
            bonus = bid_bonus(seen.open, color, deck)
            text = say("stake-bid-was-bonus" if bonus else "stake-bid-was", dollars=str(dollars), n=str(dollars + bonus))
            chosen = option is not None and option[0] == "award" and COLOR_NUMBER[option[1]] == color
            lines.append((say.chip(color), (" " + text, "strong" if chosen else "text")))
    return [joined(lines)]


def _draw(say: Say, seen: Seen, color: int) -> list[Line]:
    deck = profession_deck(seen.open, color)
    number = min(cards_drawn(seen.open, color, deck), seen.deck_counts[deck] + 1)
    found: list[Line] = [((say("stake-draw", n=number, unseen=str(number - 1)), "strong"),)]
    return [*found, cards.market_line(say, seen.faceup[deck])] if seen.faceup[deck] != NONE else found


__all__ = ["stakes"]
