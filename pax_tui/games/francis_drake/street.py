"""Plymouth Street as a Street: every location with its circles, what they give, whose disc lies there and whose ship stands there."""

from __future__ import annotations

from collections.abc import Mapping

from pax_tui.games.francis_drake.chart import LETTERS, drawing
from pax_tui.games.francis_drake.seen import Seen
from pax_tui.games.say import Say
from pax_tui.widgets.models import Circle, Stop, Street
from rules.francis_drake.tables import (
    CHOICES,
    COST,
    DISCS_NEEDED,
    LOCATION_IDS,
    LOCATION_NUMBER,
    NONE,
    ONCE_PER_GAME,
    PER_PLAYER,
    SEATS,
    TILE_SETS,
    Content,
    TileSet,
)

COUNTED = {"crew": "c", "guns": "g", "supplies": "b", "trade_goods": "t"}
"""The letters of what is counted, as on the map."""
SINGLE = ("crew", "guns", "supplies", "trading-post")
"""Kinds of locations whose name says what the number in a circle counts."""


def street(say: Say, seen: Seen, lit: Mapping[str, str], cursor: str, who: int | None = None) -> Street:
    """All locations, as they look for whoever is on turn, or for the one who looks."""
    seat = seen.seat if seen.seat is not None else seen.asked(who)
    tiles = TILE_SETS[len(seen.seats)]
    stops = tuple(_stop(say, seen, tiles, n, seat, lit) for n in seen.street)
    note = say("street-note") if seen.phase.name == "provisioning" else ""
    return Street(say("panel-street"), stops, cursor, note)


def shares(seen: Seen, location: int) -> list[tuple[Content, tuple[int, ...]]]:
    """The circles of a location: what each gives, and the seats that have discs there (one, or none)."""
    tiles = TILE_SETS[len(seen.seats)]
    first, number = tiles.first[location], tiles.number[location]
    held = seen.circles[first : first + number]
    if PER_PLAYER[location]:
        return [((), tuple(s for s in held if s != NONE))]
    return [(content, () if s == NONE else (s,)) for content, s in zip(tiles.printed[location], held, strict=True)]


def _stop(say: Say, seen: Seen, tiles: TileSet, n: int, seat: int, lit: Mapping[str, str]) -> Stop:
    name = LOCATION_IDS[n]
    circles = []
    for content, there in shares(seen, n):
        taken = tuple((LETTERS[s], SEATS[s]) for s in there)
        if PER_PLAYER[n]:
            circles = [Circle(given(say, choice) + "/" * (choice != CHOICES[n][-1]), "", (), 0) for choice in CHOICES[n]]
            cost = say("street-cost", n=str(COST[n])) if COST[n] else ""
            few = cost if cost or there else "/".join(brief(say, choice) for choice in CHOICES[n])
            circles += [Circle(cost, few, (), 0), Circle("", "", taken, 0)]
            continue
        free = 0 if there else DISCS_NEEDED[n]
        if there and DISCS_NEEDED[n] > 1:
            owed = seen.second == there[0]
            taken, free = taken * (DISCS_NEEDED[n] - owed), int(owed)
        single = len(content) == 1 and content[0][0] in COUNTED
        text = str(content[0][1]) if single else given(say, content)
        circles.append(Circle(text, text if single else brief(say, content), taken, free))
    here = tuple((LETTERS[s], SEATS[s]) for s in seen.order if seen.standing[s] == n and s not in seen.outbound)
    short = drawing()["street"].get(name, "")
    return Stop(name, seen.position[n], say.name("location", name), short, tuple(circles), _place(seen, n, seat), lit.get(name, ""), here)


def _place(seen: Seen, n: int, seat: int) -> str:
    """How a location lies for somebody who is still in the street; everybody else sees it as it is."""
    if seat < 0 or seat not in seen.seats or seen.phase.name != "provisioning":
        return "shut"
    if seat in seen.outbound:
        return "behind"
    stands = seen.standing[seat]
    if stands == n:
        return "here"
    if stands != NONE and seen.position[n] < seen.position[stands]:
        return "behind"
    tiles = TILE_SETS[len(seen.seats)]
    first = tiles.first[n]
    full = not PER_PLAYER[n] and NONE not in seen.circles[first : first + tiles.number[n]]
    return "shut" if full or (ONCE_PER_GAME[n] and seen.invested[seat]) else "ahead"


def given(say: Say, content: Content) -> str:
    """What a circle gives, in a few words; of several things what is counted in letters."""
    return _items(say, content, "" if len(content) == 1 else "-count")


def brief(say: Say, content: Content) -> str:
    """The same in letters."""
    return _items(say, content, "-brief")


def _items(say: Say, content: Content, form: str) -> str:
    more = "+1" if any(item == "choice" for item, _ in content) else ""
    return "+".join(_item(say, item, n, form) for item, n in content if item != "choice") + more


def _item(say: Say, item: str, n: int, form: str) -> str:
    if item in COUNTED:
        return f"{n}{COUNTED[item]}" if form else say(f"street-{item}".replace("_", "-"), n=n)
    if item == "roll":
        return say("street-roll", n=n)
    return say(f"street-{item}{'-brief' if form == '-brief' else ''}".replace("_", "-"))


__all__ = ["LOCATION_NUMBER", "given", "shares", "street"]
