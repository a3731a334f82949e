"""The board as lines of text, for --plain and screen readers: everything a seat may know, one thing a line."""

from __future__ import annotations

from pax_tui.wording import Wording
from rules.francis_drake.tables import (
    CIRCLES,
    COMMODITY_IDS,
    DESTINATION_IDS,
    DESTINATIONS,
    DISC_IDS,
    DISCS_NEEDED,
    FORT,
    FORT_GUNS,
    GALLEON,
    GALLEON_COUNTER_IDS,
    GALLEON_GUNS,
    GALLEON_NUMBER,
    GALLEON_VP,
    HIDDEN,
    KIND,
    KIND_IDS,
    LOCATION_IDS,
    MAX_RANGE,
    NONE,
    PER_PLAYER,
    PORT_NUMBER,
    SEATS,
    TILE_SETS,
    TRADE_PORT,
    TREASURE,
    TREASURE_IDS,
    TROOPS,
    VOYAGES,
    VP,
    ZONE,
    Content,
)
from rules.francis_drake.view import View

COUNTED = ("crew", "guns", "supplies", "trade_goods")
OFFICES = ("admiral", "governor", "informer", "golden_hind")


def board(view: View, words: Wording) -> list[str]:
    """The docks, the ships, Plymouth Street, the map by zones, the supply, and the discs in hand if they may be seen."""
    return [
        *_docks(view, words),
        "",
        *(_ship(view, words, seat) for seat in view.starting or view.seats),
        "",
        *_street(view, words),
        "",
        *_map(view, words),
        "",
        _supply(view, words),
        words.text("fd-provenance"),
        *_hand(view, words),
    ]


def _list(words: Wording, parts: list[str]) -> str:
    return ", ".join(parts) or words.text("fd-none")


def _seats(words: Wording, seats: tuple[int, ...]) -> str:
    return _list(words, [words.seat(s) for s in seats])


def _docks(view: View, words: Wording) -> list[str]:
    return [
        words.text("fd-voyage", n=view.voyage, of=VOYAGES),
        words.text("fd-starting", order=_seats(words, view.starting)),
        words.text("fd-outbound", order=_seats(words, view.outbound)),
        words.text("fd-homebound", order=_seats(words, view.homebound)),
    ]


def _counts(words: Wording, counts: tuple[int, ...], ids: tuple[str, ...], kind: str) -> str:
    return _list(words, [f"{n} {words.name(kind, i)}" for n, i in zip(counts, ids, strict=True) if n])


def _ship(view: View, words: Wording, seat: int) -> str:
    log = [words.item((item, getattr(view, item)[seat])) for item in COUNTED if getattr(view, item)[seat]]
    log += [words.text("fd-galleon" if view.galleon[seat] else "fd-frigate")]
    log += [words.text("fd-pinnace")] * view.pinnace[seat]
    log += [words.text(f"fd-{office}".replace("_", "-")) for office in OFFICES if getattr(view, office) == seat]
    log += [words.text("fd-ghost-ship")] * view.ghost_ship[seat]
    if view.second == seat:
        log.append(words.text("fd-second"))
    stands = view.standing[seat]
    chest = view.chest[seat]
    taken = [words.name("target", k) for n, k in enumerate(KIND_IDS) if view.conquered[seat] >> n & 1]
    return " ".join(
        [
            words.text("fd-ship", seat=words.seat(seat), points=view.score[seat], log=_list(words, log)),
            words.text(
                "fd-stands", location="none" if stands == NONE else words.name("location", LOCATION_IDS[stands]), n=view.player_discs[seat]
            ),
            words.text("fd-reach", n=view.reach[seat]),
            words.text("fd-taken", targets=_list(words, taken)),
            words.text("fd-commodities", held=_counts(words, view.commodities[seat], COMMODITY_IDS, "commodity")),
            words.text("fd-chest", held="hidden" if chest is None else _stones(words, chest)),
            words.text("fd-investor", n=view.invested[seat]),
        ]
    )


def _content(words: Wording, content: Content) -> str:
    return ", ".join(words.item(item) for item in content)


def _stones(words: Wording, counts: tuple[int, ...]) -> str:
    return _list(words, [words.text(f"fd-stones-{i}", n=n) for n, i in zip(counts, TREASURE_IDS, strict=True) if n])


def _street(view: View, words: Wording) -> list[str]:
    tiles = TILE_SETS[len(view.seats)]
    lines = []
    for n in view.street:
        first = tiles.first[n]
        circles = view.circles[first : first + tiles.number[n]]
        if PER_PLAYER[n]:
            what = " / ".join(_content(words, tiles.content[i]) for i in tiles.of[n])
            there = f"{what}: {_seats(words, tuple(s for s in circles if s != NONE))}"
        else:
            parts = []
            for content, seat in zip(tiles.printed[n], circles, strict=True):
                parts.append(f"{_content(words, content)}: {words.seat(seat) if seat != NONE else words.text('fd-free')}")
            there = "; ".join(parts)
        name = words.name("location", LOCATION_IDS[n])
        lines.append(words.text("fd-location", position=view.position[n], name=name, there=there, discs=DISCS_NEEDED[n]))
    return lines


def _map(view: View, words: Wording) -> list[str]:
    lines = []
    for zone in range(1, MAX_RANGE + 1):
        lines.append(words.text("fd-zone", n=zone))
        lines += ["  " + _destination(view, words, d) for d in DESTINATIONS if ZONE[d] == zone]
    return lines


def _destination(view: View, words: Wording, d: int) -> str:
    name = words.name("place", DESTINATION_IDS[d])
    parts = [_target(view, words, d)]
    if TREASURE[d] != NONE and view.treasure[d]:
        parts.append(words.text("fd-stone", stone=words.name("stone", TREASURE_IDS[TREASURE[d]])))
    if view.done[d]:
        parts.append(words.text("fd-done", seats=_seats(words, view.done[d])))
    if view.discs[d]:
        discs = [
            words.text("fd-face-down", seat=words.seat(s)) if disc == HIDDEN else words.item(("disc", SEATS[s], DISC_IDS[disc]))
            for s, disc in view.discs[d]
        ]
        parts.append(words.text("fd-discs", discs=_list(words, discs)))
    return f"{name}: {'; '.join(parts)}"


def _target(view: View, words: Wording, d: int) -> str:
    kind = KIND[d]
    if kind == TRADE_PORT:
        held = _counts(words, view.ports[PORT_NUMBER[d]], COMMODITY_IDS, "commodity")
        return words.text("fd-trade-port", n=CIRCLES[d], held=held)
    if kind == GALLEON:
        counter = view.galleon_counter[GALLEON_NUMBER[d]]
        if counter == NONE:
            return words.name("target", KIND_IDS[kind])
        own = {"guns": GALLEON_GUNS[counter], "points": GALLEON_VP[counter], "counter": GALLEON_COUNTER_IDS[counter]}
        return words.text("fd-spanish-galleon", more=_counter(view, words, d), **own)
    if kind == FORT:
        return words.text("fd-fort", crew=TROOPS[d], guns=FORT_GUNS[d], points=VP[d], more=_counter(view, words, d))
    return words.text("fd-town", crew=TROOPS[d], points=VP[d])


def _counter(view: View, words: Wording, d: int) -> str:
    value = view.counter[d]
    if value == NONE:
        return words.text("fd-counter-none")
    if value == HIDDEN:
        return words.text("fd-counter-hidden")
    return words.text("fd-counter-open" if view.flipped[d] else "fd-counter-known", n=value)


def _supply(view: View, words: Wording) -> str:
    left = [words.item((item, getattr(view, f"{item}_stock"))) for item in COUNTED]
    left.append(_stones(words, view.treasures))
    left += [f"{n} {words.name('commodity', i)}" for n, i in zip(view.warehouse, COMMODITY_IDS, strict=True)]
    return words.text("fd-supply", left=", ".join(left))


def _hand(view: View, words: Wording) -> list[str]:
    lines = []
    if view.laid and not view.revealed:
        lines = [words.text("fd-unplaced", seat=words.seat(s), n=view.unplaced[s]) for s in view.outbound]
        if view.seat is not None:
            lines.append(words.text("fd-hand", discs=_list(words, [words.name("disc", DISC_IDS[k]) for k in view.hand])))
    return lines
