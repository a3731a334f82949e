"""The panels beside the map: status, how near each victory is, playmats, philosophy board, calendar.

Everything is built from a view; nothing here decides what a view may hold.
"""

from __future__ import annotations

from collections.abc import Mapping

from pax_tui.games.pax_hispanica.chart import LETTERS, fleet_token
from pax_tui.games.pax_hispanica.say import Say, joined
from pax_tui.games.pax_hispanica.seen import Seen
from pax_tui.widgets.models import Bar, Board, Cell, Mat, Mats, Years
from pax_tui.widgets.sheet import Line, Span, fit, length
from rules.pax_hispanica.data import load
from rules.pax_hispanica.tables import (
    ASHORE,
    BUCCANEER,
    CALLOW,
    CARD_IDS,
    CARD_LEGALITY,
    CARD_NUDGE,
    CARD_SEAMANSHIP,
    COLONIST,
    COLORS,
    DECK_IDS,
    DECKS,
    DIRECTIONS,
    EXTREMIST,
    FIRST_YEAR,
    LAST_YEAR,
    LEGALITY_IDS,
    LOWEST_RUNGS,
    MEEPLES,
    MISSIONARY,
    NONE,
    OMENS,
    PHASE,
    PLACE_IDS,
    PROFESSION,
    PROFESSION_IDS,
    REACH,
    ROYALIST,
    SPACE_IDS,
    SPACE_X,
    SPACE_Y,
    SPACES,
    START_BIBLES,
    SWAY,
    TOTAL_DISKS,
    VICTORIES,
    WAR_COFFERS,
    WAR_STRIPE,
    YEAR_GOODS,
)

ARROWS = {"up": "↑", "down": "↓", "left": "←", "right": "→"}
WIDE, MIDDLE = 150, 100


def arrow(card: int) -> str:
    """The Nudge of a card."""
    return ARROWS[DIRECTIONS[CARD_NUDGE[card]]]


def rung(space: int) -> int:
    """How far along its track a space lies; 0 for a Callow space."""
    return 0 if CALLOW[space] else max(abs(SPACE_X[space]), abs(SPACE_Y[space]))


def war_year(seen: Seen, year: int) -> bool:
    """The stripe of a year: in Pax Forever the Pax that begins in 1603 stays (C2)."""
    return WAR_STRIPE[year] and not (seen.forever and year > FIRST_YEAR + 4)


# -- rows


def asked_now(seen: Seen, who: int | None = None) -> int:
    """Who is shown as the one who decides: `who` if given, else whoever is asked; NONE for nobody."""
    if who is not None:
        return who
    return NONE if seen.asked is None else int(seen.asked[0])


def status(say: Say, seen: Seen, right: Line = (), width: int = 999, who: int | None = None) -> Bar:
    """Year, phase, stripe, who is asked, Mercantilism, War Coffers, Dove."""
    short = "" if width >= MIDDLE else "-short"
    parts: list[Line | Span | str] = [(f"{seen.year} {say.name('phase', PHASE[seen.year])}", "bar-strong")]
    parts.append((say("war-stripe"), "bar-warn") if seen.war else (say("pax-stripe"), "bar"))
    color = asked_now(seen, who)
    if color >= 0:
        before, _, after = say("asked-now", seat="\0").partition("\0")
        parts.append(tuple(span for span in ((before, "bar"), say.chip(color), (after, "bar")) if span[0]))
    parts.append((say(f"mercantilism-now{short}", n=str(seen.mercantilism)), "bar"))
    full = "■" * seen.war_coffers + "·" * (WAR_COFFERS - seen.war_coffers)
    parts.append(((say(f"war-coffers-now{short}") + " ", "bar"), (full, "bar-key")))
    parts.append((say("dove-now", year=str(seen.dove)), "bar"))
    line = joined(parts, (" · ", "bar-dim"))
    if color >= 0 and length(line) > width - 2:
        name, role = say.chip(color)
        line = tuple(
            (f"{fit(name.rstrip(), len(name) - 1 - length(line) + width - 2)} ", role) if span == (name, role) else span for span in line
        )
    return Bar(line, right, "bar")


def standing(say: Say, seen: Seen, width: int, own: int | None) -> Bar:
    """How near each player is to each victory, and who counts most tokens; as many words as the row has room for."""
    if seen.sun_king != NONE:
        from pax_tui.games.pax_hispanica import alone

        return alone.standing(say, seen, width, own if width < WIDE else None)
    line: Line = ()
    for words in (3, 2, 1, 0, -1):
        line = _standing(say, seen, words, own if width < WIDE else None)
        if length(line) <= width - 2:
            break
    return Bar(line)


def _standing(say: Say, seen: Seen, words: int, own: int | None) -> Line:
    parts: list[Line | Span | str] = []
    if own is not None:
        text = say("stand-own", seat="\0", dollars=str(seen.dollars[own]), sway=str(seen.sway(own)), reach=str(seen.reach(own)))
        parts.append((say.chip(own, LETTERS[own]), (text.partition("\0")[2], "strong")))
    for profession in (COLONIST, MISSIONARY, BUCCANEER, ROYALIST):
        victory, need = VICTORIES[profession], _condition(say, seen, profession)
        title = victory.title if words >= 2 else say(f"short-{victory.id}".replace("_", "-"))
        line: list[Span] = [(title + " ", "title"), (need if words == 3 else need.rpartition(" ")[2], "text")]
        for color in sorted(seen.seats, key=lambda c: -rung(seen.figure[c])):
            if PROFESSION[seen.figure[color]] == profession:
                far, titles = rung(seen.figure[color]), seen.titles(color)
                line += [(" " if words > 0 else "", "text"), say.chip(color) if words == 3 else (LETTERS[color], f"seat:{COLORS[color]}")]
                long = f" {say('stand-rung', n=str(far))}, {say('stand-titles', n=titles)}"
                line.append((long if words == 3 else f"{far}/4 {titles}P" if words == 2 else str(far), "text"))
        parts.append(tuple(line))
    parts.append(_tokens(say, seen, words))
    return joined(parts, (" · ", "dim") if words >= 2 else (" ", "dim"))


def _condition(say: Say, seen: Seen, profession: int) -> str:
    if profession == COLONIST:
        return say("stand-tea-party", n=str(seen.tax_rebels), need=str(seen.mercantilism + 1))
    if profession == MISSIONARY:
        return say("stand-abolition", n=str(seen.slaves))
    if profession == BUCCANEER:
        return say("stand-el-patron", need=str(seen.titles_needed(BUCCANEER)))
    return say("stand-sun-king", n=str(seen.war_coffers), need=str(WAR_COFFERS))


def _tokens(say: Say, seen: Seen, words: int) -> Line:
    count = seen.tokens()
    title = (say("stand-tokens") if words > 0 else say("stand-tokens-short")) + " " if words >= 0 else ""
    line: list[Span] = [(title, "title")]
    told = [c for c in range(len(COLORS)) if count[c] or (words > 0 and c in seen.seats)]
    for color in sorted(told, key=lambda c: -count[c]):
        line += [(LETTERS[color], f"seat:{COLORS[color]}"), (f"{count[color]} ", "text")]
    return tuple(line)


# -- playmats


def mats(say: Say, seen: Seen, who: int | None = None) -> Mats:
    """The playmats in Player Order."""
    asked = asked_now(seen, who)
    return Mats(say("panel-mats"), tuple(_mat(say, seen, n, c, c == asked) for n, c in enumerate(seen.order, 1)), say("mats-note"))


def _column(left: int, all_: int) -> str:
    return "●" * (all_ - left) + "○" * left


def _capped(say: Say, value: int, shown: int) -> str:
    return f"{value} {say('mat-capped', n=str(shown))}" if shown != value else str(value)


def _mat(say: Say, seen: Seen, place: int, color: int, asked: bool) -> Mat:
    sway, reach = SWAY[color][seen.disks[color]], REACH[color][seen.bibles[color]]
    disks, bibles = TOTAL_DISKS[color], START_BIBLES[color]
    purse = "" if color == seen.sun_king else f"${seen.dollars[color]}"
    purse += " " + "*" * seen.relics[color] if seen.relics[color] else ""
    head: list[Line] = [
        ((f"{place}", "key" if asked else "dim"), ("►" if asked else " ", "key"), say.chip(color)),
        ((purse, "strong"),),
        (
            (say("mat-sway") + " ", "dim"),
            (_capped(say, seen.sway(color), sway), "strong"),
            (" " + _column(seen.disks[color], disks), "text"),
        ),
        (
            (say("mat-reach") + " ", "dim"),
            (_capped(say, seen.reach(color), reach), "strong"),
            (" " + _column(seen.bibles[color], bibles), "text"),
        ),
    ]
    figure, fleet, hand = _figure(say, seen, color), _fleet(say, seen, color), _hand(say, seen, color)
    body: list[Line] = [figure, fleet, hand]
    if seen.ships[color]:
        body.append(((say("mat-ships") + " ", "dim"), (", ".join(ship(say, c) for c in seen.ships[color]), "text")))
    if seen.peerages[color]:
        titles = ", ".join(say.name("card", CARD_IDS[c]) for c in seen.peerages[color])
        body.append(((say("mat-peerages") + " ", "dim"), (titles, "text")))
    body.append(((say("mat-citizens", n=str(seen.citizens[color]), all=str(MEEPLES)), "dim"),))
    brief: list[Line] = [
        *head[:2],
        ((say("mat-sway") + " ", "dim"), (str(seen.sway(color)), "strong")),
        ((say("mat-reach") + " ", "dim"), (str(seen.reach(color)), "strong")),
    ]
    return Mat(COLORS[color], tuple(head), tuple(body), tuple(brief), asked)


def ship(say: Say, card: int) -> str:
    """A Ship with its Legality and Seamanship."""
    return f"{say.name('card', CARD_IDS[card])} {LEGALITY_IDS[CARD_LEGALITY[card]]} {chr(ord('A') + CARD_SEAMANSHIP[card])}"


def figure_text(say: Say, space: int) -> str:
    """Where a Figure stands, in a few words."""
    if CALLOW[space]:
        return say("mat-callow")
    if EXTREMIST[space] != NONE:
        return VICTORIES[EXTREMIST[space]].title
    return say("mat-rung", profession=say.name("profession", PROFESSION_IDS[PROFESSION[space]]), n=str(rung(space)))


def _figure(say: Say, seen: Seen, color: int) -> Line:
    return ((figure_text(say, seen.figure[color]), "text"),)


def _fleet(say: Say, seen: Seen, color: int) -> Line:
    if seen.fleet[color] == ASHORE:
        return ((say("mat-no-fleet"), "dim"),)
    return ((say("mat-fleet-at", fleet=fleet_token(seen, color), place=say.name("place", PLACE_IDS[seen.fleet[color]])), "text"),)


def _hand(say: Say, seen: Seen, color: int) -> Line:
    *market, havens = seen.hand_counts[color]
    parts = [say("mat-market", n=str(n), deck=say.name("deck", DECK_IDS[d])) for d, n in enumerate(market) if n]
    parts += [say("mat-haven", n=havens)] if havens else []
    total = sum(market) + havens
    return (
        (say("mat-hand") + " ", "dim"),
        (str(total), "strong"),
        (" " + say("mat-of", n=str(seen.hand_limit(color))), "dim"),
        (": " + ", ".join(parts) if parts else "", "text"),
    )


# -- the philosophy board


def philosophy(say: Say, seen: Seen, lit: Mapping[str, str], cursor: str) -> Board:
    """Figures on the cross, what each victory takes, and the four decks."""
    cells = []
    for space in SPACES:
        name = SPACE_IDS[space]
        holder = next((c for c in seen.seats if seen.figure[c] == space), NONE)
        mark, role = ("w", "dim") if space in LOWEST_RUNGS else ("*", "title") if EXTREMIST[space] != NONE else (" ", "dim")
        if holder != NONE:
            mark, role = LETTERS[holder], f"seat:{COLORS[holder]}"
        brackets = "()" if CALLOW[space] else "[]"
        letter = lit.get(name, "")
        if letter and holder == NONE:
            mark, role = letter, "lit"
        cells.append(Cell(name, SPACE_X[space], SPACE_Y[space], brackets, mark, role, letter))
    ends = tuple(
        (((VICTORIES[p].title, "title"),), ((_condition(say, seen, p), "dim"),)) for p in (COLONIST, MISSIONARY, ROYALIST, BUCCANEER)
    )
    mutiny, crisis = ((say("board-mutiny"), "dim"),), ((say("board-midlife"), "dim"),)
    below: list[Line] = []
    for deck in DECKS:
        up = seen.faceup[deck]
        card = f"{arrow(up)} {say.name('card', CARD_IDS[up])}" if up != NONE else say("board-no-card")
        below.append(
            ((say("board-deck", deck=say.name("deck", DECK_IDS[deck]), n=str(seen.deck_counts[deck])) + " ", "dim"), (card, "text"))
        )
    return Board(say("panel-philosophy"), tuple(cells), ends, (mutiny, crisis, crisis, mutiny), tuple(below), cursor)


# -- the calendar


def calendar(say: Say, seen: Seen) -> Years:
    """The years in columns of four, with what is to come."""
    firsts = range(FIRST_YEAR, LAST_YEAR + 1, 4)
    heads = tuple(f"{year % 100:02}" for year in firsts)
    rows = []
    for offset in range(4):
        label = say(f"short-phase-{PHASE[FIRST_YEAR + offset]}")
        rows.append((label, tuple(_year(say, seen, year + offset) for year in firsts)))
    return Years(say("panel-calendar"), heads, tuple(rows), (seen.year - FIRST_YEAR) // 4, tuple(_coming(say, seen)))


def _year(say: Say, seen: Seen, year: int) -> tuple[str, str]:
    past = year < seen.year
    if YEAR_GOODS[year]:
        text = "".join(say(f"good-{good}") for good in YEAR_GOODS[year])
    else:
        text = ("W" if war_year(seen, year) else "P") + ("!" if _omen(seen, year) else "") + ("D" if year == seen.dove else "")
    told = year == seen.dove or _omen(seen, year)
    odd = bool(YEAR_GOODS[year]) and (year - FIRST_YEAR) // 4 % 2
    role = "select" if year == seen.year else "dim" if past else "strong" if told else "title" if odd else "text"
    return text, role


def _omen(seen: Seen, year: int) -> bool:
    """Whether a year has an Omen that does something in this game."""
    omen = OMENS.get(year)
    return omen is not None and not (seen.forever and getattr(omen.effect, "skip_in_variant", None) == "pax_forever")


def _coming(say: Say, seen: Seen) -> list[Line]:
    lines: list[Line] = [((say("calendar-now", year=str(seen.year), phase=say.name("phase", PHASE[seen.year])), "strong"),)]
    last = min(seen.dove, LAST_YEAR)
    ahead = range(seen.year, last + 1)
    paying = next((y for y in ahead if YEAR_GOODS[y]), None)
    if paying is not None:
        goods = ", ".join(say.name("good", g) for g in YEAR_GOODS[paying])
        lines.append(((say("calendar-next-goods", year=str(paying), goods=goods), "text"),))
    omen = next((y for y in ahead if _omen(seen, y)), None)
    if omen is not None:
        lines.append(((say("calendar-next-omen", year=str(omen), omen=OMENS[omen].title), "text"),))
    lines.append(((say("calendar-key"), "dim"),))
    return [joined([*lines[:1], *lines[1:2]]), *lines[2:]] if len(lines) > 2 else lines


def nation(color: int) -> str:
    """What the things of a color are called: Spanish, English…"""
    return load().playmats.playmat[color].adjective
