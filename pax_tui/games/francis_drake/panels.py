"""Status, standing, docks and charts of Francis Drake. Everything is built from a view; nothing here decides what a view may hold."""

from __future__ import annotations

from pax_tui.games.francis_drake.chart import LETTERS, zone_id
from pax_tui.games.francis_drake.seen import Seen
from pax_tui.games.say import Say, joined
from pax_tui.widgets.models import Bar, Scale, Tracks
from pax_tui.widgets.sheet import Line, Span, fit, length
from rules.francis_drake.tables import (
    COMMODITY_VP,
    CONQUEST_VP,
    DESTINATIONS,
    KIND_IDS,
    NONE,
    SEATS,
    TRADE_PORT,
    TREASURE,
    TREASURE_IDS,
    TREASURE_VP,
    VOYAGES,
)

MIDDLE = 100
COUNTED = ("crew", "guns", "supplies", "trade_goods")
STEP = 20
"""The score track is shown up to a multiple of this."""


def status(say: Say, seen: Seen, right: Line = (), width: int = 999, who: int | None = None) -> Bar:
    """Voyage and phase, who is asked, the order."""
    phase = seen.phase
    text = say(f"phase-{phase.name}", disc=say.name("disc", phase.disc) if phase.disc else "none")
    parts: list[Line | Span | str] = [(say("status-voyage", n=str(seen.voyage), of=str(VOYAGES)), "bar-strong"), (text, "bar")]
    seat = seen.asked(who)
    if seat >= 0:
        before, _, after = say("asked-now", seat="\0").partition("\0")
        parts.append(tuple(span for span in ((before, "bar"), say.chip(seat), (after, "bar")) if span[0]))
    if width >= MIDDLE or not right:
        order: list[Span] = [(say("status-order") + " ", "bar-dim")]
        for s in seen.order:
            order += [(LETTERS[s], f"seat:{SEATS[s]}"), (" ", "bar")]
        parts.append(tuple(order[:-1]))
    line = joined(parts, (" · ", "bar-dim"))
    if seat >= 0 and length(line) > width - 2:
        name, role = say.chip(seat)
        line = tuple(
            (f"{fit(name.rstrip(), len(name) - 1 - length(line) + width - 2)} ", role) if span == (name, role) else span for span in line
        )
    return Bar(line, right, "bar")


def standing(say: Say, seen: Seen, width: int, own: int | None) -> Bar:
    """The own holdings, and the score of everybody; as many words as the row has room for."""
    for words in (2, 1, 0):
        line = _standing(say, seen, words, own)
        if length(line) <= width - 2:
            break
    return Bar(line, (), "text")


def _standing(say: Say, seen: Seen, words: int, own: int | None) -> Line:
    parts: list[Line | Span | str] = []
    if own is not None and own in seen.seats:
        if words:
            held = [counted(say, item, getattr(seen, item)[own]) for item in COUNTED]
        else:
            held = [f"{getattr(seen, item)[own]}{'cgbt'[n]}" for n, item in enumerate(COUNTED)]
        held += [say("log-galleon" if words else "log-galleon-brief")] if seen.galleon[own] else []
        held += [say("log-pinnace" if words else "log-pinnace-brief")] if seen.pinnace[own] else []
        if words > 1 and seen.phase.name == "provisioning":
            held.append(say("log-discs", n=seen.player_discs[own]))
        parts.append((say.chip(own, None if words > 1 else LETTERS[own]), (" " + (", " if words else " ").join(held), "strong")))
    scores: list[Span] = [(say("stand-points") + " ", "title")]
    for s in sorted(seen.order, key=lambda s: -seen.score[s]):
        name = say.chip(s) if words > 1 else (LETTERS[s], f"seat:{SEATS[s]}")
        scores += [name, (f" {seen.score[s]}  " if words > 1 else f"{seen.score[s]} ", "text")]
    parts.append(tuple(scores))
    return joined(parts)


def counted(say: Say, item: str, n: int) -> str:
    """So many of something."""
    return f"{n} {say('log-' + item.replace('_', '-'), n=n)}"


def tracks(say: Say, seen: Seen) -> Tracks:
    """The score track, the docks, and the charts with those who stand on them."""
    top = -(-max([*(seen.score[s] for s in seen.seats), 3 * STEP]) // STEP) * STEP
    marks = tuple((seen.score[s], LETTERS[s], SEATS[s]) for s in seen.seats)
    lines: list[Line] = [_docks(say, seen, name) for name in ("starting", "outbound", "homebound")]
    lines += [_zones(say, seen)] if seen.laid else []
    lines += [_conquests(say, seen), _goods(say, seen), _stones(say, seen), _supply(say, seen)]
    return Tracks(say("panel-tracks"), Scale(top, marks), tuple(lines), say("tracks-note", n=str(seen.voyage), of=str(VOYAGES)))


def _docks(say: Say, seen: Seen, name: str) -> Line:
    line: list[Span] = [(f"{say(f'dock-{name}'):<11}", "title")]
    there = getattr(seen, name)
    for n in range(len(seen.seats)):
        mark = (LETTERS[there[n]], f"seat:{SEATS[there[n]]}") if n < len(there) else ("·", "dim")
        line += [(f" {n + 1}", "dim"), mark]
    return tuple(line)


def _zones(say: Say, seen: Seen) -> Line:
    """How far the barrels of everybody reach."""
    line: list[Span] = [(f"{say('dock-range'):<11}", "title")]
    for s in seen.order:
        line += [(" ", "text"), (LETTERS[s], f"seat:{SEATS[s]}"), (str(seen.reach[s]), "text")]
    return tuple(line)


def _conquests(say: Say, seen: Seen) -> Line:
    """Kinds conquered on this voyage, and what one, two or three of them are worth."""
    line: list[Span] = [(f"{say('chart-conquests'):<12}", "title")]
    for kind, name in enumerate(KIND_IDS):
        if kind == TRADE_PORT:
            continue
        line.append((say.name("target", name) + " ", "text"))
        there = [s for s in seen.order if seen.conquered[s] >> kind & 1]
        line += [(LETTERS[s], f"seat:{SEATS[s]}") for s in there] or [("·", "dim")]
        line.append(("  ", "text"))
    worth = " ".join(f"{n}►{points}" for n, points in sorted(CONQUEST_VP.items()) if n)
    return (*line, (say("chart-worth", what=worth), "dim"))


def _goods(say: Say, seen: Seen) -> Line:
    """What the commodities of everybody are worth."""
    line: list[Span] = [(f"{say('chart-commodities'):<12}", "title")]
    for s in seen.order:
        line += [(LETTERS[s], f"seat:{SEATS[s]}"), (f"{seen.goods_worth(s)} ", "text" if any(seen.commodities[s]) else "dim")]
    worth = " ".join(f"{n}►{points}" for n, points in sorted(COMMODITY_VP.items()) if n)
    return (*line, (" " + say("chart-worth", what=worth), "dim"))


def _stones(say: Say, seen: Seen) -> Line:
    """The stones that lie on the map, and what each is worth."""
    line: list[Span] = [(f"{say('chart-treasure'):<12}", "title")]
    parts = []
    for k, name in enumerate(TREASURE_IDS):
        left = sum(seen.treasure[d] for d in DESTINATIONS if TREASURE[d] == k)
        parts.append(say("chart-stone", n=str(left), stone=say.name("stone", name), points=str(TREASURE_VP[k])))
    return (*line, (", ".join(parts), "text"))


def _supply(say: Say, seen: Seen) -> Line:
    left = ", ".join(counted(say, item, getattr(seen, f"{item}_stock")) for item in COUNTED)
    return (f"{say('chart-supply'):<12}", "title"), (left, "text")


__all__ = ["NONE", "standing", "status", "tracks", "zone_id"]
