"""Cards on demand: an own Hand, what lies open, and everything about one card."""

from __future__ import annotations

from pax_tui.games.pax_hispanica.panels import ARROWS, arrow
from pax_tui.games.pax_hispanica.say import Say, joined
from pax_tui.games.pax_hispanica.seen import Seen
from pax_tui.widgets.sheet import Line, Span
from rules.pax_hispanica.data import load
from rules.pax_hispanica.mat_actions import PEERAGE_SLOTS, foremost
from rules.pax_hispanica.tables import (
    CARD_DECK,
    CARD_IDS,
    CARD_NUMBER,
    CARD_QUALIFICATION,
    DECK_IDS,
    DECKS,
    HAVEN_IDS,
    HAVEN_NUMBER,
    NONE,
    SEA_IDS,
)

Listed = list[tuple[Line, str]]
"""Lines, each with the id of the card it names, or ""."""


def hand(say: Say, seen: Seen) -> Listed:
    """The Hand of the one whose view it is; without one, that Hands are hidden."""
    if seen.seat is None:
        return [(((say("cards-closed"), "dim"),), "")]
    head = joined([((say("cards-hand", seat=say.seat(seen.seat)), "title"),), say("cards-limit", n=str(seen.hand_limit(seen.seat)))])
    found: Listed = [(head, "")]
    found += [(market_line(say, card), CARD_IDS[card]) for card in seen.market]
    found += [(haven_line(say, haven), HAVEN_IDS[haven]) for haven in seen.havens]
    if len(found) == 1:
        found.append((((say("cards-no-hand"), "dim"),), ""))
    return found


def open_cards(say: Say, seen: Seen) -> Listed:
    """The faceup cards of the decks and everything Anchored."""
    found: Listed = [(((say("cards-faceup"), "title"),), "")]
    found += [(market_line(say, seen.faceup[d]), CARD_IDS[seen.faceup[d]]) for d in DECKS if seen.faceup[d] != NONE]
    for color in seen.order:
        for title, cards in (("cards-ships", seen.ships[color]), ("cards-peerages", seen.peerages[color])):
            if cards:
                found.append((((say(title, seat=say.seat(color)), "title"),), ""))
                found += [(market_line(say, card), CARD_IDS[card]) for card in cards]
    return found


def catalog(say: Say) -> Listed:
    """Every card there is, deck by deck: what exists is no secret, where it is may be."""
    found: Listed = []
    for deck in DECKS:
        found.append((((say("cards-all", deck=say.name("deck", DECK_IDS[deck])), "title"),), ""))
        found += [(market_line(say, card), CARD_IDS[card]) for card in range(len(CARD_IDS)) if CARD_DECK[card] == deck]
    found.append((((say("cards-all-havens"), "title"),), ""))
    return [*found, *((haven_line(say, haven), HAVEN_IDS[haven]) for haven in range(len(HAVEN_IDS)))]


def one_line(say: Say, card_id: str) -> Line:
    """A card in one line, "" for one that is unknown."""
    if card_id in HAVEN_NUMBER:
        return haven_line(say, HAVEN_NUMBER[card_id])
    return market_line(say, CARD_NUMBER[card_id]) if card_id in CARD_NUMBER else ()


def market_line(say: Say, card: int) -> Line:
    """A Market Card in one line: Nudge, name, deck, what it can do."""
    facts = load().market.card[card]
    deck = say.name("deck", DECK_IDS[CARD_DECK[card]])
    does = ", ".join(say.name("action", a) for a in facts.actions)
    parts: list[Line | Span | str] = [((f"  {arrow(card)} ", "key"), (facts.name, "strong"), (f" ({deck})", "dim"))]
    if facts.legality:
        parts.append(f"{facts.legality} {facts.seamanship}")
    if facts.title:
        parts.append(facts.title)
    return joined([*parts, does])


def haven_line(say: Say, haven: int) -> Line:
    """A Haven Card in one line."""
    does = ", ".join(say.name("action", a) for a in load().havens.haven[_haven_row(haven)].actions)
    return joined([(("  ○ ", "key"), (say("cards-haven-of", sea=say.name("place", SEA_IDS[haven])), "strong")), does])


def _haven_row(haven: int) -> int:
    return next(n for n, h in enumerate(load().havens.haven) if h.id == HAVEN_IDS[haven])


def card(say: Say, seen: Seen, card_id: str) -> list[Line]:
    """Everything about a card."""
    if card_id in HAVEN_NUMBER:
        return _haven(say, seen, HAVEN_NUMBER[card_id])
    return _market(say, seen, CARD_NUMBER[card_id]) if card_id in CARD_NUMBER else []


def _actions(say: Say, ids: tuple[str, ...]) -> list[Line]:
    anchors: dict[str, bool] = {a.id: a.anchor for a in load().market.action}
    lines: list[Line] = [((say("card-actions"), "title"),)]
    for name in ids:
        about = say(f"about-{name}".replace("_", "-"))
        anchored = f" ({say('card-anchor')})" if anchors[name] else ""
        lines.append((("  ", "text"), (say.name("action", name), "strong"), (": " + about + anchored, "text")))
    return lines


def _haven(say: Say, seen: Seen, haven: int) -> list[Line]:
    facts = load().havens.haven[_haven_row(haven)]
    title = say("cards-haven-of", sea=say.name("place", SEA_IDS[haven]))
    held = seen.seat is not None and haven in seen.havens
    where = say("card-in-hand", seat=say.seat(seen.seat)) if held else say("card-haven-unseen")
    lines: list[Line] = [((title, "strong"),), ((say("card-haven"), "text"),), ((where, "text"),), *_actions(say, facts.actions)]
    lines.append(((say("card-haven-use"), "text"),))
    return [*lines, *_provenance(say, facts.provenance, facts.known)]


def _market(say: Say, seen: Seen, card: int) -> list[Line]:
    facts = load().market.card[card]
    deck = say.name("deck", DECK_IDS[CARD_DECK[card]])
    nudge = f"{ARROWS[facts.nudge]} {say.name('direction', facts.nudge)}"
    lines: list[Line] = [
        ((facts.name, "strong"),),
        joined([say("card-deck", deck=deck, year=str(facts.year)), say("card-nudge", direction=nudge)]),
        ((_where(say, seen, card), "text"),),
        *_actions(say, facts.actions),
    ]
    if facts.legality:
        lines.append(((say("card-ship", legality=facts.legality, letter=facts.seamanship or "", captain=facts.captain or ""), "text"),))
        lines.append((("  ", "text"), (say(f"about-legality-{facts.legality.lower()}"), "text")))
        lines.append((("  ", "text"), (say("about-seamanship"), "text")))
    if facts.title and facts.qualification:
        peerage = say(f"card-{facts.peerage}")
        qualification = say(f"qualification-{facts.qualification}".replace("_", "-"))
        lines.append(((say("card-title", title=facts.title, peerage=peerage, qualification=qualification), "text"),))
        lines.append((("  ", "text"), *_qualified(say, seen, card)))
    if facts.ability:
        lines.append(((say("card-ability") + ": ", "title"), (facts.ability.text, "text")))
    lines.append(((facts.note, "dim"),))
    return [*lines, *_provenance(say, facts.provenance, facts.known)]


def _where(say: Say, seen: Seen, card: int) -> str:
    """Where a card is, as far as the viewer may know."""
    deck = CARD_DECK[card]
    if seen.faceup[deck] == card:
        return say("card-faceup", deck=say.name("deck", DECK_IDS[deck]))
    for color in seen.order:
        if card in seen.ships[color]:
            flag = seen.ships[color][0] == card
            return say("card-flagship" if flag else "card-anchored", seat=say.seat(color))
        if card in seen.peerages[color]:
            return say("card-anchored", seat=say.seat(color))
    if seen.seat is not None and card in seen.market:
        return say("card-in-hand", seat=say.seat(seen.seat))
    return say("card-unseen")


def _qualified(say: Say, seen: Seen, card: int) -> Line:
    """D3d: who meets the qualification now, and whether that player has room for the Peerage."""
    holder = foremost(seen.open, CARD_QUALIFICATION[card])
    if len(seen.peerages[holder]) >= PEERAGE_SLOTS:
        return ((say("card-qualified-full", seat=say.seat(holder)), "warn"),)
    if seen.seat is not None and seen.seat != holder:
        return ((say("card-qualified-not", seat=say.seat(seen.seat), holder=say.seat(holder)), "warn"),)
    return ((say("card-qualified", seat=say.seat(holder)), "good"),)


def _provenance(say: Say, provenance: str, known: tuple[str, ...]) -> list[Line]:
    lines: list[Line] = [((say(f"card-provenance-{provenance}"), "dim"),)]
    if known:
        what = ", ".join(say.name("action", k) if k not in ("name", "nudge") else k for k in known)
        lines.append(((say("card-known", what=what), "dim"),))
    return lines
