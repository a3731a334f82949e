"""What the cursor line says of a location, a destination, the discs there, or a zone."""

from __future__ import annotations

from pax_tui.games.francis_drake import raids
from pax_tui.games.francis_drake.chart import LETTERS, zone_id
from pax_tui.games.francis_drake.seen import Seen
from pax_tui.games.francis_drake.street import shares
from pax_tui.games.say import FIRST, Say, Told, joined, told_in
from pax_tui.widgets.sheet import Line, Span
from rules.francis_drake.tables import (
    CHOICES,
    CIRCLES,
    COMMODITY_IDS,
    COST,
    DESTINATION_IDS,
    DESTINATION_NUMBER,
    DESTINATIONS,
    DISC_IDS,
    DISCS_NEEDED,
    FORT,
    GALLEON,
    GALLEON_COUNTER_IDS,
    GALLEON_NUMBER,
    HIDDEN,
    KIND,
    KIND_IDS,
    LOCATION_IDS,
    LOCATION_KIND,
    LOCATION_NUMBER,
    MAX_RANGE,
    NONE,
    PER_PLAYER,
    PORT_NUMBER,
    TREASURE,
    TREASURE_IDS,
    VP,
    ZONE,
    Content,
)

NOW, MORE, AROUND, BESIDES = 7, 6, 5, 2
ZONES = {zone_id(z): z for z in range(1, MAX_RANGE + 1)}


def describe(say: Say, seen: Seen, target: str, width: int | None = None) -> Line:
    """One line about a thing, in `width` cells as far as that goes; empty for one that is unknown."""
    if target in LOCATION_NUMBER:
        return told_in(_location(say, seen, LOCATION_NUMBER[target]), width)
    if target in DESTINATION_NUMBER:
        return told_in(_destination(say, seen, DESTINATION_NUMBER[target]), width)
    return told_in(_zone(say, seen, ZONES[target]), width) if target in ZONES else ()


def target_name(say: Say, target: str) -> str:
    """The name of a thing, for a search."""
    if target in LOCATION_NUMBER:
        return say.name("location", target)
    if target in DESTINATION_NUMBER:
        return say.name("place", target)
    return say("look-zone", n=str(ZONES[target])) if target in ZONES else ""


def _title(text: str) -> Told:
    return Told(FIRST, (text, "strong"))


def content_text(say: Say, content: Content) -> str:
    """What a circle gives."""
    return ", ".join(say.words.item(item) for item in content)


def chips(say: Say, seats: tuple[int, ...]) -> tuple[Line, Line]:
    """Names on their colors, and letters."""
    long: list[Span] = []
    short: list[Span] = []
    for seat in seats:
        long += [(" ", "text")] if long else []
        long.append(say.chip(seat))
        short.append((LETTERS[seat], say.chip(seat)[1]))
    return tuple(long), tuple(short)


# -- Plymouth Street


def _location(say: Say, seen: Seen, n: int) -> list[Told]:
    name = LOCATION_IDS[n]
    told = [_title(f"{seen.position[n]} {say.name('location', name)}")]
    if PER_PLAYER[n]:
        told.append(Told(FIRST - 1, say("look-or", what=" / ".join(content_text(say, c) for c in CHOICES[n]))))
        told += [Told(FIRST - 1, say("look-cost", n=COST[n]))] if COST[n] else []
        there = shares(seen, n)[0][1]
        if there:
            long, short = chips(say, there)
            told.append(Told(NOW, long, Told(NOW, short)))
    else:
        told += _circles(say, seen, n)
    if DISCS_NEEDED[n] > 1:
        told.append(Told(MORE, say("look-two-discs")))
    about = f"about-{LOCATION_KIND[n]}"
    if say.words.has(about):
        told.append(Told(BESIDES, (say(about), "dim")))
    return told


def _circles(say: Say, seen: Seen, n: int) -> list[Told]:
    """Each circle, with what it gives and whose disc lies there."""
    found = []
    for content, there in shares(seen, n):
        what = content_text(say, tuple(i for i in content if i[0] != "choice"))
        what += f", {say('look-one-of', what=' / '.join(content_text(say, c) for c in CHOICES[n]))}" if CHOICES[n] else ""
        if there:
            long, short = chips(say, there)
            full, less = ((f"{what} ", "dim"), *long), ((f"{what} ", "dim"), *short)
        else:
            full = less = ((f"{what} ", "text"), (say("look-free"), "good"))
        found.append(Told(FIRST - 1, full, Told(FIRST, less)))
    return found


# -- the map


def _destination(say: Say, seen: Seen, d: int) -> list[Told]:
    kind = KIND[d]
    told = [_title(say.name("place", DESTINATION_IDS[d]))]
    told.append(Told(FIRST - 1, say(f"look-{KIND_IDS[kind]}")))
    told += _target(say, seen, d)
    told.append(Told(NOW, *_circle_state(say, seen, d)))
    if seen.discs[d]:
        told.append(_disc_list(say, seen, d, NOW))
    told.append(Told(AROUND, _reach(say, seen, d)))
    verdict = _verdict(say, seen, d)
    if verdict:
        told.append(Told(NOW, verdict))
    return told


def _target(say: Say, seen: Seen, d: int) -> list[Told]:
    """What it takes, what it is worth, what lies there."""
    kind = KIND[d]
    if kind > GALLEON:
        there = zip(seen.ports[PORT_NUMBER[d]], COMMODITY_IDS, strict=True)
        held = [f"{k} {say.name('commodity', c)}" if k > 1 else say.name("commodity", c) for k, c in there if k]
        return [Told(FIRST - 1, say("look-sells", what=", ".join(held) or say("fd-none")))]
    crew, guns = raids.printed(seen, d)
    parts = []
    if kind != GALLEON:
        parts.append(say("look-crew", n=str(crew)) + (f" + {_counter(say, seen, d)}" if kind == FORT else ""))
        parts += [say("look-guns", n=guns)] if guns else []
    elif seen.galleon_counter[GALLEON_NUMBER[d]] == NONE:
        return [Told(FIRST - 1, say("look-no-counter"))]
    else:
        parts.append(say("look-guns", n=guns) + f" + {_counter(say, seen, d)}")
    points = raids.worth(seen, d)
    name = say("look-counter-name", name=GALLEON_COUNTER_IDS[seen.galleon_counter[GALLEON_NUMBER[d]]]) if kind == GALLEON else ""
    stone = say.name("stone", TREASURE_IDS[TREASURE[d]])
    lies = say("look-stone" if seen.treasure[d] else "look-stone-later" if not seen.laid else "look-stone-gone", stone=stone)
    return [
        Told(FIRST - 1, say("look-takes", what=", ".join(parts))),
        Told(FIRST - 1, say("look-points", n=points)),
        Told(MORE, lies),
        Told(BESIDES, (name, "dim") if name else ""),
    ]


def _counter(say: Say, seen: Seen, d: int) -> str:
    value = seen.counter[d]
    if value == NONE:
        return say("look-counter-none")
    if value == HIDDEN:
        return say("look-counter-hidden")
    return say("look-counter-open" if seen.flipped[d] else "look-counter-known", n=str(value))


def _circle_state(say: Say, seen: Seen, d: int) -> tuple[Line, Told]:
    """How many more can succeed there, and who has."""
    free = CIRCLES[d] - len(seen.done[d])
    text = say("look-trades" if KIND[d] > GALLEON else "look-successes", n=free)
    if not seen.done[d]:
        return ((text, "text"),), Told(MORE, ((text, "text"),))
    long, short = chips(say, seen.done[d])
    return ((f"{text}, {say('look-done')} ", "text"), *long), Told(NOW, ((f"{text}, {say('look-done')} ", "text"), *short))


def _disc_list(say: Say, seen: Seen, d: int, weight: int) -> Told:
    """The discs there: whose, and which as far as that may be known."""
    line: list[Span] = [(say("look-discs") + " ", "text")]
    short: list[Span] = [(say("look-discs") + " ", "text")]
    for n, (seat, disc) in enumerate(seen.discs[d]):
        line += [(" ", "text")] if n else []
        name = "" if disc == HIDDEN else say.name("disc", DISC_IDS[disc])
        line += [say.chip(seat), (f" {name}" if name else f" {say('look-face-down')}", "text")]
        short.append((LETTERS[seat], say.chip(seat)[1]))
    return Told(weight, tuple(line), Told(weight + 1, tuple(short)))


def _reach(say: Say, seen: Seen, d: int) -> str:
    """The zone, and who comes so far."""
    zone = say("look-zone", n=str(ZONE[d]))
    seat = seen.seat if seen.seat is not None else seen.asked()
    if not seen.laid or seat not in seen.seats:
        return zone
    return f"{zone}, {say('look-in-range' if seen.reach[seat] >= ZONE[d] else 'look-out-of-range')}"


def _verdict(say: Say, seen: Seen, d: int) -> Line:
    """What an attack would come to for the one who looks or is asked, as things lie now."""
    seat = seen.seat if seen.seat is not None else seen.asked()
    if seat not in seen.seats or seen.phase.name not in ("placing", "informing", "sailing", "provisioning"):
        return ()
    name, role, args = raids.verdict(seen, seat, d)
    return ((say(f"verdict-{name}", **args), role),)


def _zone(say: Say, seen: Seen, zone: int) -> list[Told]:
    names = ", ".join(say.name("place", DESTINATION_IDS[d]) for d in DESTINATIONS if ZONE[d] == zone)
    told = [_title(say("look-zone", n=str(zone))), Told(FIRST - 1, say("look-barrels", n=zone)), Told(MORE, names)]
    if seen.laid:
        there = tuple(s for s in seen.order if seen.reach[s] >= zone)
        if there:
            long, short = chips(say, there)
            head: Span = (say("look-reached-by") + " ", "text")
            told.append(Told(NOW, (head, *long), Told(NOW, (head, *short))))
        else:
            told.append(Told(NOW, say("look-reached-by-nobody")))
    return told


__all__ = ["FORT", "VP", "describe", "joined", "target_name"]
