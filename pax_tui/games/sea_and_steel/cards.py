"""Cards on demand: an own hand, what lies open, every card of the game, and everything about one of them."""

from __future__ import annotations

from pax_tui.games.say import Say
from pax_tui.games.sea_and_steel.seen import Seen
from pax_tui.widgets.sheet import Line
from rules.sea_and_steel.tables import (
    CARD,
    CARD_TITLES,
    CONFLICT,
    DIFFICULTIES,
    EVENT_CARDS,
    FATE_CARDS,
    FIRST_FATE,
    GOLD,
    GRACE,
    ICON,
    IMPULSES,
    INDIGENOUS,
    LANDING,
    NITAYNO_CARDS,
    RRV,
    SIDE_IDS,
    SIDES,
    SPANISH,
    WILL,
)

Listed = list[tuple[Line, str]]
"""Lines, each with the id of the card it names, or ""."""


def does(say: Say, card: int) -> str:
    """What a card does, in our words."""
    return say(f"card-does-{card}")


def title_line(say: Say, card: int) -> Line:
    """A card's number, title and what it is worth."""
    head: Line = ((f"#{card} ", "dim"), (CARD_TITLES[card], "strong"))
    if RRV[card]:
        head += ((f" {say('fate-rrv', n=str(RRV[card]))}", "key"),)
    elif IMPULSES[card]:
        head += ((f" {say('fate-impulses', n=IMPULSES[card])}", "key"),)
    return head


def one_line(say: Say, card: int) -> Line:
    """A card in one line, with what it does."""
    return (*title_line(say, card), (f"  {does(say, card)}", "text"))


def hand(say: Say, seen: Seen) -> Listed:
    """The hand of the one whose view it is; without one, that hands are hidden."""
    if seen.seat is None:
        return [(((say("cards-closed"), "dim"),), "")]
    found: Listed = [(((say("cards-hand", seat=say.seat(seen.seat)), "title"),), "")]
    found += [(one_line(say, card), str(card)) for card in seen.hand]
    if len(found) == 1:
        found.append((((say("cards-no-hand"), "dim"),), ""))
    return found


def open_cards(say: Say, seen: Seen) -> Listed:
    """The Fate card in force and the Event cards played."""
    found: Listed = []
    if seen.fate:
        found += [(((say("cards-fate"), "title"),), ""), (one_line(say, seen.fate), str(seen.fate))]
    for side in SIDES:
        if seen.played[side]:
            found.append((((say("cards-played", seat=say.seat(side)), "title"),), ""))
            found += [(one_line(say, card), str(card)) for card in seen.played[side]]
    return found


def catalog(say: Say) -> Listed:
    """Every card there is: what exists is no secret, where it is may be."""
    found: Listed = []
    groups = (
        ("events-spanish", EVENT_CARDS[SPANISH]),
        ("events-indigenous", EVENT_CARDS[INDIGENOUS]),
        ("first", FIRST_FATE),
        ("fates", FATE_CARDS),
        ("will", (WILL,)),
        ("nitayno", NITAYNO_CARDS),
    )
    for name, cards in groups:
        found.append((((say(f"cards-all-{name}"), "title"),), ""))
        found += [(title_line(say, card), str(card)) for card in cards]
    return found


def card(say: Say, seen: Seen, card_id: str) -> list[Line]:
    """Everything about a card."""
    n = int(card_id)
    lines: list[Line] = [((CARD_TITLES[n], "strong"), (f"  #{n}", "dim")), ((_kind(say, n), "dim"),), ()]
    if RRV[n]:
        lines.append(((say("card-rrv", n=str(RRV[n])), "text"),))
    if ICON[n]:
        lines.append(((say("card-overstacking"), "text"),))
    if IMPULSES[n]:
        lines.append(((say("fate-impulses", n=IMPULSES[n]), "text"),))
    for name, there in (("nd", DIFFICULTIES[n]), ("ic", CONFLICT[n])):
        if there:
            lines.append(((say(f"icon-{name}"), "warn"), (" " + say(f"icon-{name}-says"), "text")))
    if LANDING[n]:
        areas = ", ".join(f"{die}: {say.name('area', area)}" for die, area in enumerate(LANDING[n], 1))
        lines.append(((say("card-landing", areas=areas), "text"),))
        lines.append(((say("card-grace", name=say(f"grace-{SIDE_IDS[GRACE[n]]}")), "text"),))
    if GOLD[n]:
        lines.append(
            ((say("card-gold", gold=", ".join(f"{die}: {by:+d}" if by else f"{die}: 0" for die, by in enumerate(GOLD[n], 1))), "text"),)
        )
    lines += [(), ((does(say, n), "text"),), ()]
    if where := _where(say, seen, n):
        lines.append(((where, "text"),))
    lines.append(((say(f"card-provenance-{CARD[n]['provenance']}"), "dim"),))
    return lines


def _kind(say: Say, n: int) -> str:
    for side in SIDES:
        if n in EVENT_CARDS[side]:
            return say("card-event", side=say.name("seat", SIDE_IDS[side]))
    return say("card-first" if n in FIRST_FATE else "card-will" if n == WILL else "card-nitayno" if n in NITAYNO_CARDS else "card-fate")


def _where(say: Say, seen: Seen, n: int) -> str:
    """Where a card is, as far as the viewer may know."""
    if n == seen.fate:
        return say("card-in-force")
    for side in SIDES:
        if n == seen.event[side]:
            return say("card-this-turn", seat=say.seat(side))
        if n in seen.played[side]:
            return say("card-was-played", seat=say.seat(side))
    if seen.seat is not None and n in seen.hand:
        return say("card-in-hand", seat=say.seat(seen.seat))
    return ""
