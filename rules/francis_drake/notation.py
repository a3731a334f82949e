"""The notation in which people write positions of Francis Drake: scenarios, lessons, bug reports.

    voyage                                     1 to 3
    phase                                      "provisioning" (the default), "prepare", "place", "informer", "reveal", "missions", "score":
                                               what comes next
    turn, slot                                 who is next, in provisioning, place and missions; the disc that is resolved in missions
    starting, outbound, homebound              ships in the docks; `outbound` is the sailing order, `starting` this voyage's starting order
    score, crew, guns, supplies, trade_goods   tables seat -> number; the supply holds the rest
    reach                                      Navigation Markers (from `prepare` on they follow from the barrels)
    galleon, pinnace, ghost_ship, invested     lists of seats that have one (have used the Investor)
    admiral, governor, informer, golden_hind   a seat, or ""
    second                                     who owes Drake the second disc
    street                                     the locations in order, if it is not the printed one
    stops = { crew-1 = ["red", "", "blue"], dockside = ["red"] }
                                               seats on the circles in printed order; where everybody may stop, who has been there
    commodities, chest = { red = ["sugar", "sugar"] }, { red = ["gold"] }
    ports = { san-juan = ["indigo", "tobacco"] }
    galleons = { windward-galleon = "A" }      which counter lies at which Spanish galleon
    treasure                                   destinations with a stone (from `place` on all where nobody has succeeded)
    counters = { veracruz = 1 }                numbers at forts and galleons; flipped = ["veracruz"]; knows = { veracruz = ["red"] }
    discs = { red = { "1" = "cartagena", golden-hind = "panama" } }
    done = { cartagena = ["red"] }             whose discs lie there face down after a success
    conquered = { red = ["town", "fort"] }     cubes on the chart
    early                                      how many have returned early

What is not named stays as set up, with the ships in the order of the seats, no gun for the last and the galleon counters in the order of
the data. `write` gives the same and what follows from it: player_discs, the supply, `at` (discs at each destination in order), `unplaced`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.francis_drake.missions import Missions
from rules.francis_drake.provisioning import Provisioning
from rules.francis_drake.sailing import Placing, Prepare
from rules.francis_drake.state import DrakePosition, N
from rules.francis_drake.tables import (
    COMMODITIES,
    COMMODITY_COUNT,
    COMMODITY_IDS,
    CREW,
    DEFENDED,
    DESTINATION_IDS,
    DESTINATION_NUMBER,
    DESTINATIONS,
    DISC_IDS,
    DISC_NUMBER,
    DISCS,
    DISCS_NEEDED,
    EVERYBODY,
    FORT,
    GALLEON,
    GALLEON_COUNTER_IDS,
    GALLEON_COUNTERS,
    GALLEONS,
    GUNS,
    KIND,
    KIND_IDS,
    LOCATION_IDS,
    LOCATION_NUMBER,
    MAX_RANGE,
    NONE,
    PER_PLAYER,
    PINNACES,
    PLAYER_DISCS,
    PORTS,
    SEAT_NUMBER,
    SEATS,
    SUPPLIES,
    TRADE_GOODS,
    TREASURE,
    TREASURE_IDS,
    TREASURES,
    VOYAGES,
)
from rules.francis_drake.view import all_arrivals
from rules.francis_drake.voyage import Voyages
from rules.kernel import notation
from rules.kernel.game import SetupError
from rules.kernel.notation import number

PHASES = ("provisioning", "prepare", "place", "informer", "reveal", "missions", "score")
COUNTED = {"crew": CREW, "guns": GUNS, "supplies": SUPPLIES, "trade_goods": TRADE_GOODS}
HELD = ("galleon", "pinnace", "ghost_ship", "invested")
OFFICES = ("admiral", "governor", "informer", "golden_hind", "second")
KEYS = {
    *("voyage", "phase", "turn", "slot", "starting", "outbound", "homebound", "score", "reach", "street", "stops", "commodities", "chest"),
    *("ports", "galleons", "treasure", "counters", "flipped", "knows", "discs", "done", "conquered", "early"),
    *COUNTED,
    *HELD,
    *OFFICES,
}


def _seat(pos: DrakePosition, word: Any) -> int:
    seat = number(SEAT_NUMBER, word, "seat")
    if seat not in pos.seats:
        raise SetupError(f"{word} does not play")
    return seat


def place(pos: DrakePosition, table: Mapping[str, Any]) -> None:
    """Changes a position fresh from set-up into the one written down. Raises SetupError."""
    notation.place(pos, table, KEYS, (_place_time, _place_logs, _place_street, _place_map, _place_counters, _count, _place_agenda))


def _place_time(pos: DrakePosition, table: Mapping[str, Any]) -> None:
    pos.voyage = int(table.get("voyage", 1))
    if not 1 <= pos.voyage <= VOYAGES:
        raise SetupError(f"there is no voyage {pos.voyage}")
    pos.early = int(table.get("early", 0))
    sailing = PHASES.index(_phase(table)) > 0
    pos.starting = tuple(_seat(pos, s) for s in table.get("starting", [SEATS[s] for s in pos.seats]))
    pos.outbound = tuple(_seat(pos, s) for s in table.get("outbound", [SEATS[s] for s in pos.starting] if sailing else []))
    pos.homebound = tuple(_seat(pos, s) for s in table.get("homebound", []))
    for name in ("starting", *(["outbound"] if sailing else [])):
        if sorted(getattr(pos, name)) != list(pos.seats):
            raise SetupError(f"`{name}` names every player once")


def _phase(table: Mapping[str, Any]) -> str:
    phase: str = table.get("phase", PHASES[0])
    if phase not in PHASES:
        raise SetupError(f"a phase is one of {', '.join(PHASES)}, not {phase!r}")
    return phase


def _place_logs(pos: DrakePosition, table: Mapping[str, Any]) -> None:
    for name in ("score", "reach", *COUNTED):
        for word, n in table.get(name, {}).items():
            getattr(pos, name)[_seat(pos, word)] = int(n)
    for name in HELD:
        for word in table.get(name, []):
            getattr(pos, name)[_seat(pos, word)] = 1
    for name in OFFICES:
        if table.get(name):
            setattr(pos, name, _seat(pos, table[name]))
    for word, kinds in table.get("commodities", {}).items():
        pos.commodities[_seat(pos, word)] = _counts(kinds, COMMODITY_IDS, "commodity")
    for word, stones in table.get("chest", {}).items():
        pos.chest[_seat(pos, word)] = _counts(stones, TREASURE_IDS, "treasure")
    for word, kinds in table.get("conquered", {}).items():
        pos.conquered[_seat(pos, word)] = sum(1 << KIND_IDS.index(k) for k in set(kinds))


def _counts(words: Sequence[str], ids: Sequence[str], what: str) -> tuple[int, ...]:
    for word in words:
        if word not in ids:
            raise SetupError(f"there is no {what} {word!r}")
    return tuple(list(words).count(i) for i in ids)


def _place_street(pos: DrakePosition, table: Mapping[str, Any]) -> None:
    if "street" in table:
        street = tuple(number(LOCATION_NUMBER, word, "location") for word in table["street"])
        if sorted(street) != list(range(len(LOCATION_IDS))):
            raise SetupError("`street` names every location once")
        pos.put_street(street)
    tiles = pos.tiles
    for word, seats in table.get("stops", {}).items():
        location = number(LOCATION_NUMBER, word, "location")
        first = tiles.first[location]
        if len(seats) > tiles.number[location]:
            raise SetupError(f"{word} has {tiles.number[location]} circles")
        for n, name in enumerate(seats):
            if name:
                seat = _seat(pos, name)
                pos.circles[first + (seat if PER_PLAYER[location] else n)] = seat
    for seat in pos.seats:
        there = [n for n in pos.street if seat in pos.circles[tiles.first[n] : tiles.first[n] + tiles.number[n]]]
        owed = sum(DISCS_NEEDED[n] - 1 for n in there if pos.second == seat)
        pos.player_discs[seat] = PLAYER_DISCS - sum(DISCS_NEEDED[n] for n in there) + owed
        pos.standing[seat] = there[-1] if there else NONE


def _place_map(pos: DrakePosition, table: Mapping[str, Any]) -> None:
    phase = PHASES.index(_phase(table))
    ports = {DESTINATION_IDS[d]: n for n, d in enumerate(PORTS)}
    for word, kinds in table.get("ports", {}).items():
        pos.ports[number(ports, word, "trade port")] = _counts(kinds, COMMODITY_IDS, "commodity")
    pos.galleon_counter = list(GALLEON_COUNTERS)
    galleons = {DESTINATION_IDS[d]: n for n, d in enumerate(GALLEONS)}
    if named := table.get("galleons"):
        given = {number(galleons, word, "galleon"): GALLEON_COUNTER_IDS.index(counter) for word, counter in named.items()}
        rest = iter(n for n in GALLEON_COUNTERS if n not in given.values())
        pos.galleon_counter = [given[n] if n in given else next(rest) for n in GALLEON_COUNTERS]
    for word, seats in table.get("done", {}).items():
        pos.done[number(DESTINATION_NUMBER, word, "destination")] = tuple(_seat(pos, s) for s in seats)
    for word, discs in table.get("discs", {}).items():
        seat = _seat(pos, word)
        for disc, where in discs.items():
            n = number(DISC_NUMBER, str(disc), "Mission Disc")
            pos.disc_at[seat * N + n] = number(DESTINATION_NUMBER, where, "destination")
    if phase > PHASES.index("prepare"):
        for d in DESTINATIONS:
            pos.treasure[d] = int(TREASURE[d] != NONE and not pos.done[d])
        for seat in pos.seats:
            if SEATS[seat] not in table.get("reach", {}):
                pos.reach[seat] = min(MAX_RANGE, pos.supplies[seat])
        pos.laid = 1
    if "treasure" in table:
        stones = [number(DESTINATION_NUMBER, word, "destination") for word in table["treasure"]]
        pos.treasure = [int(d in stones) for d in DESTINATIONS]
    pos.revealed = int(phase >= PHASES.index("missions"))


def _place_counters(pos: DrakePosition, table: Mapping[str, Any]) -> None:
    for word, value in table.get("counters", {}).items():
        d = number(DESTINATION_NUMBER, word, "destination")
        if KIND[d] not in DEFENDED or value not in pos.pool(KIND[d]):
            raise SetupError(f"no counter {value} for {word} is left")
        pos.lay(d, value)
    for kind, places in DEFENDED.items():
        layer = pos.layer(kind)
        for d in places:
            if pos.laid and layer != NONE:
                if pos.counter[d] == NONE:
                    pos.lay(d, pos.pool(kind)[0])
                pos.knows[d] = 1 << layer
    for word in table.get("flipped", []):
        pos.flipped[number(DESTINATION_NUMBER, word, "destination")] = 1
    for word, seats in table.get("knows", {}).items():
        pos.knows[number(DESTINATION_NUMBER, word, "destination")] |= sum(1 << _seat(pos, s) for s in seats)


def _count(pos: DrakePosition, table: Mapping[str, Any]) -> None:
    """What is not on a log or on the map is in the supply."""
    for name, total in COUNTED.items():
        left = total - sum(getattr(pos, name))
        if left < 0:
            raise SetupError(f"there are only {total} {name}")
        setattr(pos, f"{name}_stock", left)
    pos.pinnaces = PINNACES - sum(pos.pinnace)
    laid = [sum(pos.treasure[d] for d in DESTINATIONS if TREASURE[d] == k) for k in range(len(TREASURES))]
    pos.treasures = tuple(n - laid[k] - sum(chest[k] for chest in pos.chest) for k, n in enumerate(TREASURES))
    there = [sum(held[k] for held in (*pos.ports, *pos.commodities)) for k in COMMODITIES]
    pos.warehouse = tuple(n - there[k] for k, n in enumerate(COMMODITY_COUNT))
    for what, left in (("pinnaces", [pos.pinnaces]), ("stones", pos.treasures), ("commodities", pos.warehouse)):
        if min(left) < 0:
            raise SetupError(f"there are more {what} than the game has")


def _place_agenda(pos: DrakePosition, table: Mapping[str, Any]) -> None:
    phase = _phase(table)
    turn = _seat(pos, table["turn"]) if "turn" in table else NONE
    voyages = Voyages()
    pos.start(voyages)
    if phase == "provisioning":
        voyages.at = "prepare"
        pos.agenda.append(Provisioning(pos.starting.index(turn) if turn != NONE else 0))
    elif phase == "prepare":
        voyages.at = "place"
        pos.agenda.append(Prepare())
    elif phase == "place":
        voyages.at = "inform"
        pos.agenda.append(Placing(pos.outbound.index(turn) if turn != NONE else 0))
    elif phase in ("informer", "reveal"):
        voyages.at = "inform" if phase == "informer" else "sail"
    elif phase == "missions":
        voyages.at = "come_home"
        slot = number(DISC_NUMBER, str(table.get("slot", DISC_IDS[0])), "Mission Disc")
        pos.agenda.append(Missions(slot, (pos.outbound.index(turn) if turn != NONE else 0) - 1))
    else:
        voyages.at = "come_home"


def write(pos: DrakePosition) -> dict[str, Any]:
    """The whole position in the notation, with what follows from it."""

    def by_seat(column: Sequence[Any]) -> dict[str, Any]:
        return {SEATS[s]: column[s] for s in pos.seats}

    def names(seats: Sequence[int]) -> list[str]:
        return [SEATS[s] for s in seats]

    def things(counts: Sequence[int], ids: Sequence[str]) -> list[str]:
        return [i for i, n in zip(ids, counts, strict=True) for _ in range(n)]

    def who(seat: int) -> str:
        return "" if seat == NONE else SEATS[seat]

    def where(seat: int) -> dict[str, str]:
        return {DISC_IDS[k]: DESTINATION_IDS[pos.disc_at[seat * N + k]] for k in DISCS if pos.disc_at[seat * N + k] != NONE}

    tiles = pos.tiles
    stops = {}
    for n, word in enumerate(LOCATION_IDS):
        circles = pos.circles[tiles.first[n] : tiles.first[n] + tiles.number[n]]
        stops[word] = [who(s) for s in circles if s != NONE or not PER_PLAYER[n]]
    return {
        "voyage": pos.voyage,
        "starting": names(pos.starting),
        "outbound": names(pos.outbound),
        "homebound": names(pos.homebound),
        **{name: by_seat(getattr(pos, name)) for name in ("score", "reach", "player_discs", *COUNTED)},
        **{name: [SEATS[s] for s in pos.seats if getattr(pos, name)[s]] for name in HELD},
        **{name: who(getattr(pos, name)) for name in OFFICES},
        "street": [LOCATION_IDS[n] for n in pos.street],
        "stops": stops,
        "commodities": by_seat([things(pos.commodities[s], COMMODITY_IDS) for s in EVERYBODY]),
        "chest": by_seat([things(pos.chest[s], TREASURE_IDS) for s in EVERYBODY]),
        "ports": {DESTINATION_IDS[d]: things(pos.ports[n], COMMODITY_IDS) for n, d in enumerate(PORTS)},
        "galleons": {DESTINATION_IDS[d]: GALLEON_COUNTER_IDS[pos.galleon_counter[n]] for n, d in enumerate(GALLEONS) if pos.starting},
        "treasure": [DESTINATION_IDS[d] for d in DESTINATIONS if pos.treasure[d]],
        "counters": {DESTINATION_IDS[d]: pos.counter[d] for d in DESTINATIONS if pos.counter[d] != NONE},
        "flipped": [DESTINATION_IDS[d] for d in DESTINATIONS if pos.flipped[d]],
        "knows": {DESTINATION_IDS[d]: names([s for s in pos.seats if pos.knows[d] >> s & 1]) for d in DESTINATIONS if pos.knows[d]},
        "discs": {SEATS[s]: where(s) for s in pos.seats},
        "done": {DESTINATION_IDS[d]: names(pos.done[d]) for d in DESTINATIONS},
        "conquered": by_seat([[k for n, k in enumerate(KIND_IDS) if pos.conquered[s] >> n & 1] for s in EVERYBODY]),
        "early": pos.early,
        "supply": {
            **{name: getattr(pos, f"{name}_stock") for name in COUNTED},
            "pinnaces": pos.pinnaces,
            **dict(zip(TREASURE_IDS, pos.treasures, strict=True)),
            **dict(zip(COMMODITY_IDS, pos.warehouse, strict=True)),
        },
        "pool": {"troops": list(pos.pool(FORT)), "frigates": list(pos.pool(GALLEON))},
        "at": {DESTINATION_IDS[d]: [f"{SEATS[s]} {DISC_IDS[k]}" for s, k in there] for d, there in enumerate(all_arrivals(pos))},
        "unplaced": {SEATS[s]: [DISC_IDS[k] for k in pos.unplaced(s)] for s in pos.seats},
    }
