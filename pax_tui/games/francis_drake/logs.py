"""The ship logs, as playmats: score, ship, what lies in the hold, offices, what has been taken; and what only their owners may see."""

from __future__ import annotations

from pax_tui.games.francis_drake.chart import KIND_LETTERS, LETTERS, disc_text
from pax_tui.games.francis_drake.seen import Seen
from pax_tui.games.say import Say, joined
from pax_tui.widgets.models import Mat, Mats
from pax_tui.widgets.sheet import Line, Span
from rules.francis_drake.tables import (
    COMMODITY_IDS,
    DESTINATION_IDS,
    DISC_IDS,
    DISCS,
    HIDDEN,
    KIND_IDS,
    NONE,
    SEATS,
    TREASURE_IDS,
)

COUNTED = ("crew", "guns", "supplies", "trade_goods")
OFFICES = ("admiral", "governor", "informer", "golden_hind")
Listed = list[tuple[Line, str]]


def logs(say: Say, seen: Seen, who: int | None = None) -> Mats:
    """The ship logs in the order that counts now."""
    asked = seen.asked(who)
    return Mats(say("panel-ships"), tuple(_log(say, seen, n, s, s == asked) for n, s in enumerate(seen.order, 1)), say("ships-note"))


def _log(say: Say, seen: Seen, place: int, seat: int, asked: bool) -> Mat:
    home = seat in seen.homebound and seen.phase.name == "sailing"
    front: Line = ((str(place), "key" if asked else "dim"), ("►" if asked else " ", "key"), say.chip(seat))
    points: Line = ((say("log-points", n=str(seen.score[seat])), "strong"),)
    counted: list[Line] = []
    for item in COUNTED:
        n = getattr(seen, item)[seat]
        counted.append(((str(n), "strong"), (f" {say('log-' + item.replace('_', '-'), n=n)}", "text")))
    ship: list[Span] = [(say("log-galleon"), "strong") if seen.galleon[seat] else (say("log-frigate"), "dim")]
    ship += [(f" + {say('log-pinnace')}", "strong")] if seen.pinnace[seat] else []
    head = (front, points, *counted, tuple(ship))
    letters = "".join(f"{getattr(seen, item)[seat]}{'cgbt'[n]} " for n, item in enumerate(COUNTED)).rstrip()
    ship_brief = (say("log-galleon-brief") if seen.galleon[seat] else "") + (say("log-pinnace-brief") if seen.pinnace[seat] else "")
    brief = (front, points, ((letters, "text"),), ((ship_brief, "strong"),))
    body: list[Line] = []
    body += [((say("log-home"), "good"),)] if home else []
    body += _rank(say, seen, seat)
    body += [((held_goods(say, seen, seat), "text"),)] if any(seen.commodities[seat]) else []
    taken = [say.name("target", k) for n, k in enumerate(KIND_IDS) if seen.conquered[seat] >> n & 1]
    body += [((say("log-taken", what=", ".join(taken)), "text"),)] if taken else []
    chest = seen.chest[seat]
    if chest is not None and any(chest):
        body.append(((say("log-chest", what=stones(say, chest), n=seen.chest_worth(seat)), "text"),))
    body += _left(say, seen, seat)
    body += [((say("log-invested"), "dim"),)] if seen.invested[seat] else []
    return Mat(SEATS[seat], head, tuple(body), tuple(line for line in brief if line[0][0]), asked)


def _rank(say: Say, seen: Seen, seat: int) -> list[Line]:
    """Offices and additional discs."""
    held = [say(f"log-{office}".replace("_", "-")) for office in OFFICES if getattr(seen, office) == seat]
    held += [say("log-ghost-ship")] if seen.ghost_ship[seat] else []
    return [((", ".join(held), "title"),)] if held else []


def _left(say: Say, seen: Seen, seat: int) -> list[Line]:
    """How far it goes, and what is yet to be placed."""
    if seen.phase.name in ("provisioning", "setting-up", "resetting"):
        return [((say("log-discs", n=seen.player_discs[seat]), "dim"),)] if seat not in seen.outbound else [((say("log-outbound"), "dim"),)]
    found: list[Line] = [((say("log-range", n=seen.reach[seat]), "dim"),)] if seen.laid else []
    if seen.phase.name == "placing" and seen.unplaced[seat]:
        found.append(((say("log-unplaced", n=seen.unplaced[seat]), "text"),))
    return found


def held_goods(say: Say, seen: Seen, seat: int) -> str:
    """The commodities of a seat and their worth at the end."""
    held = seen.commodities[seat]
    text = " ".join(f"{n} {say.name('commodity', c)}" for n, c in zip(held, COMMODITY_IDS, strict=True) if n)
    return say("log-goods", what=text, n=seen.goods_worth(seat))


def stones(say: Say, chest: tuple[int, ...]) -> str:
    """The stones of a chest."""
    return ", ".join(say(f"fd-stones-{i}", n=n) for n, i in zip(chest, TREASURE_IDS, strict=True) if n) or say("fd-none")


# -- what only the owner may see


def hand(say: Say, seen: Seen) -> Listed:
    """Own discs with their numbers, counters that one knows, the own chest; without an owner, that they are hidden."""
    seat = seen.seat
    if seat is None or seat not in seen.seats:
        return [(((say("own-closed"), "dim"),), "")]
    lines: list[Line] = [((say("own-title", seat=say.seat(seat)), "title"),)]
    if seen.laid:
        on_map = [(disc, d) for d, there in enumerate(seen.discs) for s, disc in there if s == seat and disc != HIDDEN]
        if seen.hand and not seen.revealed:
            lines.append(((say("own-in-hand") + " ", "dim"), (", ".join(say.name("disc", DISC_IDS[k]) for k in seen.hand), "strong")))
        for disc, d in sorted(on_map):
            text = f"{say.name('disc', DISC_IDS[disc])}: {say.name('place', DESTINATION_IDS[d])}"
            lines.append((say.chip(seat, LETTERS[seat] + disc_text(disc)), (" " + text, "text")))
        lines += _others(say, seen, seat)
    known = [(d, n) for d, n in enumerate(seen.counter) if n not in (NONE, HIDDEN) and not seen.flipped[d]]
    if known:
        told = ", ".join(f"{say.name('place', DESTINATION_IDS[d])} +{n}" for d, n in known)
        lines.append(((say("own-counters") + " ", "dim"), (told, "text")))
    chest = seen.chest[seat]
    if chest is not None:
        text = say("own-chest", what=stones(say, chest), n=seen.chest_worth(seat)) if any(chest) else say("own-chest-empty")
        lines.append(((text, "text"),))
    return [(line, "") for line in lines]


def _others(say: Say, seen: Seen, seat: int) -> list[Line]:
    """The discs of others that the Informer has seen."""
    if seen.informer != seat or seen.looked == NONE or seen.revealed:
        return []
    there = [(s, disc) for s, disc in seen.discs[seen.looked] if s != seat and disc != HIDDEN]
    line: list[Span] = [(say("own-seen", place=say.name("place", DESTINATION_IDS[seen.looked])), "dim")]
    for s, disc in there:
        line += [(" ", "text"), (LETTERS[s] + disc_text(disc), f"seat:{SEATS[s]}")]
    return [tuple(line)] if there else []


__all__ = ["DISCS", "KIND_LETTERS", "hand", "held_goods", "joined", "logs", "stones"]
