"""The rows above the map, and the tiles of the Fate card and of the tracks. Everything is built from a view."""

from __future__ import annotations

from pax_tui.games.say import Part, Say, joined
from pax_tui.games.sea_and_steel.cards import does
from pax_tui.games.sea_and_steel.seen import Seen
from pax_tui.widgets.models import Bar, Entered, Ledger
from pax_tui.widgets.sheet import Line, Span, fit, length
from rules.sea_and_steel.tables import (
    CARD_TITLES,
    CITADELS,
    CONFLICT,
    DIFFICULTIES,
    GOLD,
    IMPULSES,
    INDIGENOUS,
    NONE,
    PALISADES,
    ROYAL_MAX,
    ROYAL_SOLDIERS,
    ROYAL_VP,
    RRV,
    SIDE_IDS,
    SIDES,
    SPANISH,
    VP_MAX,
    VP_TO_WIN,
)
from rules.sea_and_steel.victory import LAST_TURN, level

PHASES = {
    "SetUp": "setup",
    "FirstTurn": "first",
    "FatePhase": "fate",
    "EventPhase": "event",
    "ReinforcementPhase": "reinforcement",
    "ImpulsePhase": "impulse",
    "FinalPhase": "final",
    "Events": "event",
    "Reinforcements": "reinforcement",
    "Impulses": "impulse",
    "SpecialPhase": "special",
}
"""By the Step that carries it out, with two players or (without his name) against the Nitayno."""
MIDDLE, WIDE = 100, 150
FULL, EMPTY = "■", "·"


def asked_now(seen: Seen, who: int | None = None) -> int:
    """Who is shown as the one who decides: `who` if given, else whoever is asked; NONE for nobody."""
    if who is not None:
        return who
    return NONE if seen.asked is None else int(seen.asked[0])


def phase(seen: Seen) -> str:
    """The phase of the turn; "" when the game is over."""
    return next((PHASES[name] for name, _ in reversed(seen.waiting) if name in PHASES), "")


def impulse(seen: Seen) -> int:
    """The impulse under way, 0 for none."""
    if phase(seen) != "impulse" or not seen.fate:
        return 0
    return int(IMPULSES[seen.fate] - seen.marker[INDIGENOUS])


def status(say: Say, seen: Seen, right: Line = (), width: int = 999, who: int | None = None) -> Bar:
    """Turn, phase, impulse, who is asked, the Fate card."""
    now, n = phase(seen), impulse(seen)
    short = "" if width >= MIDDLE else "-short"
    parts: list[Part] = [(say("turn-now", n=str(seen.turn), all=str(LAST_TURN)), "bar-strong")]
    if n:
        parts.append((say(f"impulse-now{short}", n=str(n), all=str(IMPULSES[seen.fate])), "bar"))
    elif now:
        parts.append((say(f"phase-now-{now}"), "bar"))
    side = asked_now(seen, who)
    if side >= 0:
        before, _, after = say("asked-now", seat="\0").partition("\0")
        parts.append(tuple(span for span in ((before, "bar"), say.chip(side), (after, "bar")) if span[0]))
    if width >= WIDE and seen.fate:
        parts.append((CARD_TITLES[seen.fate], "bar"))
    parts += [(say(f"icon-{icon}{short}"), "bar-warn") for icon in icons(seen)]
    line = joined(parts, (" · ", "bar-dim"))
    if side >= 0 and length(line) > width - 2:
        name, role = say.chip(side)
        room = max(3, len(name) - 1 - length(line) + width - 2)
        line = tuple((f"{fit(name.rstrip(), room)} ", role) if span == (name, role) else span for span in line)
    return Bar(line, right, "bar")


def icons(seen: Seen) -> list[str]:
    """The icons of the Fate card in play."""
    return [name for name, there in (("nd", DIFFICULTIES[seen.fate]), ("ic", CONFLICT[seen.fate])) if there]


def standing(say: Say, seen: Seen, width: int, own: int | None) -> Bar:
    """VP and what the end would add, Royal Support, the marker, forts; as many words as the row has room for."""
    line: Line = ()
    for words in (3, 2, 1, 0):
        line = _standing(say, seen, words)
        if length(line) <= width - 2:
            break
    return Bar(line)


def _standing(say: Say, seen: Seen, words: int) -> Line:
    short = "" if words >= 2 else "-short"
    parts: list[Part] = [
        ((say(f"stand-vp{short}") + " ", "title"), (f"{seen.vp}", "strong"), (say(f"stand-needs{short}", n=str(VP_TO_WIN)), "text")),
    ]
    if words >= 3:
        parts.append(say("stand-end", n=str(seen.final_vp), side=say.seat(leader(seen))))
    elif words:
        parts.append(say("stand-end-short", n=str(seen.final_vp)))
    parts.append(((say(f"stand-support{short}") + " ", "title"), (f"{seen.royal_support}", "strong")))
    parts += [grace(say, seen, words)]
    forts = say("stand-forts" if words >= 2 else "stand-forts-short", p=str(sum(seen.palisade)), c=str(sum(seen.citadel)))
    parts.append((forts, "text"))
    if words >= 3:
        hands = [say("stand-hand", seat=say.seat(s), n=str(seen.hand_counts[s])) for s in SIDES if s == SPANISH or seen.solo == NONE]
        parts.append(", ".join(hands))
    return joined(parts, (" · ", "dim") if words else ("  ", "dim"))


def leader(seen: Seen) -> int:
    """Who would win if the game ended now."""
    return SPANISH if seen.final_vp >= VP_TO_WIN else INDIGENOUS


def grace(say: Say, seen: Seen, words: int = 3) -> Line:
    """Whose face the marker shows, and whether it is free."""
    if seen.grace == NONE:
        return ((say("grace-none"), "dim"),) if words >= 2 else ()
    name = say(f"grace-{SIDE_IDS[seen.grace]}")
    free = say("grace-used" if seen.grace_used else "grace-free")
    return ((f"{name} " if words else "", "title"), (free, "dim" if seen.grace_used else "good"))


# -- the Fate card


def gold_line(say: Say, seen: Seen, die: int = 0) -> Line:
    """The gold table, each die and what it does to Royal Support; one of them marked."""
    found: list[Span] = [(say("fate-gold"), "dim")]
    for n, by in enumerate(GOLD[seen.fate], 1):
        role = "select" if n == die else "good" if by > 0 else "warn" if by < 0 else "text"
        found += [(f" {n}:", "dim"), (f"{by:+d}" if by else "0 ", role)]
    return tuple(found)


def fate(say: Say, seen: Seen) -> Ledger:
    """The Fate card in force, and the Event cards of this turn."""
    rows: list[Entered] = []
    if seen.fate:
        n = IMPULSES[seen.fate]
        right: Line = ((say("fate-impulses", n=n), "key"),) if n else ()
        rows.append(Entered(((f"#{seen.fate} ", "dim"), (CARD_TITLES[seen.fate], "strong")), (), right))
        rows.append(Entered(gold_line(say, seen)))
        rows += [Entered(((say(f"icon-{icon}"), "warn"),), ((" " + say(f"icon-{icon}-says"), "text"),)) for icon in icons(seen)]
        if not icons(seen):
            rows.append(Entered(((say("icon-none"), "dim"),)))
        text = does(say, seen.fate)
        if text:
            rows.append(Entered(((text, "text"),)))
    else:
        rows.append(Entered(((say("fate-none"), "dim"),)))
    for side in (INDIGENOUS, SPANISH):
        if card := seen.event[side]:
            line: Line = (say.chip(side, "SI"[side]), (f" #{card} {CARD_TITLES[card]}", "text"))
            rows.append(Entered(line, (), ((say("fate-rrv", n=str(RRV[card])), "dim"),)))
    if seen.nitayno:
        line = (say.chip(INDIGENOUS, "I"), (f" #{seen.nitayno} {CARD_TITLES[seen.nitayno]}", "text"))
        rows.append(Entered(line))
    return Ledger(say("panel-fate"), tuple(rows), say("fate-left", n=seen.fate_left))


# -- the tracks


def boxes(value: int, top: int, goal: int = 0) -> Line:
    """A track as boxes, a bar before the one that must be reached."""
    marks = [(FULL if n <= value else EMPTY, "key" if n <= value else "dim") for n in range(1, top + 1)]
    found: list[Span] = []
    for n, mark in enumerate(marks, 1):
        if n == goal:
            found.append(("│", "good"))
        if found and found[-1][1] == mark[1]:
            found[-1] = (found[-1][0] + mark[0], mark[1])
        else:
            found.append(mark)
    return tuple(found)


def numbers(value: int, first: int, last: int) -> Line:
    """A track as its numbers, the present one marked."""
    before, after = ((f"{n} ", "dim") for n in range(first, value)), ((f" {n}", "dim") for n in range(value + 1, last + 1))
    return (*before, (str(value), "select"), *after)


def tracks(say: Say, seen: Seen, who: int | None = None) -> Ledger:
    """Turn, VP, impulses, Royal Support, the marker, and what the end would add."""
    wide = max(len(say(f"track-{name}")) for name in ("turn", "vp", "impulses", "support", "grace", "end")) + 1

    def label(name: str) -> Span:
        return f"{say(f'track-{name}'):<{wide}}", "dim"

    rows = [
        Entered((label("turn"), *numbers(seen.turn, 1, LAST_TURN)), (), ((say(f"phase-now-{phase(seen) or 'over'}"), "text"),)),
        Entered((label("vp"), *boxes(seen.vp, VP_MAX, VP_TO_WIN)), (), ((f"{seen.vp}", "strong"), (f"/{VP_TO_WIN}", "dim"))),
        Entered((label("impulses"), *_impulses(say, seen))),
    ]
    support = seen.royal_support
    right: Line = ((say("track-soldiers", n=f"{ROYAL_SOLDIERS[support]:+d}", vp=f"{ROYAL_VP[support]:+d}"), "text"),)
    rows.append(Entered((label("support"), *numbers(support, 0, ROYAL_MAX)), (), right))
    rows.append(Entered((label("grace"), *grace(say, seen))))
    rows.append(Entered((label("end"), *_end(say, seen))))
    return Ledger(say("panel-tracks"), tuple(rows))


def _impulses(say: Say, seen: Seen) -> Line:
    if not seen.fate or not IMPULSES[seen.fate]:
        return ((say("track-no-impulses"), "dim"),)
    found: list[Span] = []
    for side in (INDIGENOUS, SPANISH):
        left = seen.marker[side]
        found += [say.chip(side, "IS"[side == SPANISH]), (" " + "●" * left + "○" * (IMPULSES[seen.fate] - left) + "  ", "text")]
    return (*found, (say("track-left"), "dim"))


def _end(say: Say, seen: Seen) -> Line:
    found: list[Span] = [(str(seen.vp), "text")]
    for name, n in seen.adjustments:
        found.append((f" {n:+d} {say(f'end-{name}')}", "text"))
    found.append((f" = {seen.final_vp}", "strong"))
    return (
        *found,
        (" " + say("track-level", side=say.name("seat", SIDE_IDS[leader(seen)]), level=say(f"short-{level(seen.final_vp)}")), "text"),
    )


def forts_left(seen: Seen) -> tuple[int, int]:
    """Palisades and Citadels that are not on the map."""
    return PALISADES - sum(seen.palisade), CITADELS - sum(seen.citadel)
