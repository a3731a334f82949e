"""What several records must agree on: references between them (asked at every load) and the facts of the whole (asked by `problems`).

What the rulebook says holds for every data set. What is only our own measure for what we reconstructed is not asked here, so that an owner
of the game may copy other numbers from the components.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any, get_args

from rules.francis_drake.data_models import Commodity, ComponentId, Data, ItemId, LocationKind, SeatId, Treasure
from rules.kernel.data_files import Fault
from rules.kernel.data_places import Place

SETS = ("circles_3", "circles_4", "circles_5")
LIMITED = {
    "supplies": "supplies", "trade_goods": "trade_goods", "pinnace": "pinnace", "admiral": "admiral", "governor": "governor",
    "informer": "informer", "frigate_counters": "frigate_counter", "troop_counters": "troop_counter",
}  # fmt: skip
"""Items that cannot run out (clarification C5), and the component that limits them."""
TREASURE_PIECES = {"silver": "silver", "gold": "gold", "jewel": "jewels"}
CIRCLES_4 = {
    "crew": 3, "guns": 3, "supplies": 3, "tavern": 2, "shipyard": 2, "pinnace": 2, "trading-post": 2, "admiral": 1, "governor": 1,
    "informer": 1, "queen": 1, "drake": 1, "golden-hind": 1,
}  # fmt: skip
"""How many circles each tile of the 4-player set has, as the rulebook tells."""


def references(data: Data) -> Iterator[Fault]:
    """Every id is there once and every id that is spoken of exists; what fails here would break the rules in play."""
    for file in ("street", "map", "charts"):
        model = getattr(data, file)
        for table in type(model).model_fields:
            rows: Any = getattr(model, table)
            if isinstance(rows, tuple) and rows and hasattr(rows[0], "id"):
                yield from _twice(file, table, [row.id for row in rows], "id")
    yield from _complete("charts", "seat", {s.id for s in data.charts.seat}, get_args(SeatId))
    yield from _complete("charts", "component", {c.id for c in data.charts.component}, get_args(ComponentId))
    yield from _complete("charts", "treasure_value", {t.id for t in data.charts.treasure_value}, get_args(Treasure))
    yield from _rows("charts", "conquest_chart", "kinds", [r.kinds for r in data.charts.conquest_chart], 3)
    yield from _rows("charts", "commodity_chart", "different", [r.different for r in data.charts.commodity_chart], 4)
    yield from _rows("charts", "hero_bonus", "early_return", [r.early_return for r in data.charts.hero_bonus], len(data.charts.hero_bonus))
    if data.charts.game.players != (3, 4, 5):
        yield Fault("charts", ("game", "players"), "the tile sets are for 3, 4 and 5 players")
    yield from _street(data)
    yield from _map(data)


def judgements(data: Data, shaken: bool = False) -> Iterator[Fault]:
    """The facts of the whole. `shaken`: references are already known to fail, so a check that stumbles over one is left out."""
    for check in (_tiles, _supply, _targets, _treasure, _frame):
        try:
            yield from check(data)
        except LookupError:
            if not shaken:
                raise


def _twice(file: str, table: str, names: list[Any], what: str) -> Iterator[Fault]:
    seen: set[Any] = set()
    for row, name in enumerate(names):
        if name in seen:
            yield Fault(file, (table, row, what), f"the {what} {name!r} is there twice")
        seen.add(name)


def _complete(file: str, table: str, present: set[Any], wanted: tuple[str, ...]) -> Iterator[Fault]:
    for name in wanted:
        if name not in present:
            yield Fault(file, (table,), f"{name} is not there")


def _rows(file: str, table: str, key: str, found: list[int], most: int) -> Iterator[Fault]:
    if found != list(range(1, most + 1)):
        yield Fault(file, (table,), f"{key} runs from 1 to {most}, each once")


def _street(data: Data) -> Iterator[Fault]:
    street = data.street.street
    for row, location in enumerate(street):
        if location.position != row + 1:
            yield Fault(
                "street", ("street", row, "position"), f"the locations stand in the order of their positions: {row + 1} is expected"
            )
            break
    tiles = [location.tile for location in street]
    if tiles != sorted(tiles, reverse=True):
        yield Fault("street", ("street",), "the locations printed on the board come after the tiles")
    for row, location in enumerate(street):
        if location.then_leave and row + 1 < len(street):
            yield Fault("street", ("street", row, "then_leave"), "only the last location can be the end of the street")
        if (location.cost_vp or 0) > data.charts.game.start_score or (location.cost_vp and not location.once_per_game):
            yield Fault(
                "street", ("street", row, "cost_vp"), "everybody must be able to pay: once in the game, no more than the start score"
            )
    results = [n for chart in data.street.tavern for n in range(chart.start, chart.to + 1)]
    most = 6 + max((circle.get("roll", 0) for s in street for key in SETS for circle in getattr(s, key)), default=0)
    if results != list(range(1, most + 1)):
        yield Fault("street", ("tavern",), f"the chart covers the results 1 to {most}, each once")


def _map(data: Data) -> Iterator[Fault]:
    chart = data.map
    kinds: Counter[str] = Counter(d.kind for d in chart.destination)
    for table, kind in (("galleon_counter", "galleon"), ("frigate_counter", "galleon"), ("troop_counter", "fort")):
        if len(getattr(chart, table)) != kinds[kind]:
            yield Fault("map", (table,), f"there are {len(getattr(chart, table))} counters for {kinds[kind]} places of the kind {kind}")
    ports = [d.id for d in chart.destination if d.kind == "trade-port"]
    if sorted(chart.refill.ports) != sorted(ports):
        yield Fault("map", ("refill", "ports"), "names every trade port once")
    stock: dict[str, int] = {c.id: c.count for c in data.charts.component}
    used: Counter[str] = Counter(good for d in chart.destination for good in d.start or ())
    for good in get_args(Commodity):
        if used[good] > stock.get(good, 0):
            yield Fault("map", ("destination",), f"set-up needs {used[good]} pieces of {good}, there are {stock.get(good, 0)}")
    voyages = data.charts.game.voyages
    for stone, piece in TREASURE_PIECES.items():
        laid = sum(d.treasure == stone for d in chart.destination)
        if laid * voyages > stock.get(piece, 0):
            yield Fault(
                "map", ("destination",), f"{voyages} voyages can need {laid * voyages} pieces of {stone}, there are {stock.get(piece, 0)}"
            )
    if chart.destination and min(d.zone for d in chart.destination) > 1:
        yield Fault("map", ("destination",), "no destination lies in zone 1")


# ------------------------------------------------------------------ the facts of the rulebook


def _tiles(data: Data) -> Iterator[Fault]:
    street = data.street.street
    if len(street) != 18:
        yield Fault("street", ("street",), f"there are {len(street)} locations instead of 18 (1B)")
    if sum(location.tile for location in street) != 16:
        yield Fault("street", ("street",), f"{sum(location.tile for location in street)} locations are tiles instead of 16 (1B)")
    if [location.kind for location in street[-2:]] != ["investor", "dockside"]:
        yield Fault("street", ("street",), "the Investor and Dockside are the last two locations (1B)")
    if street and street[0].kind != "crew":
        yield Fault("street", ("street", 0, "kind"), "the first location is Crew (1B)")
    yield from _complete("street", "street", {location.kind for location in street}, get_args(LocationKind))
    for row, location in enumerate(street):
        due = CIRCLES_4.get(location.kind)
        if location.tile and due and len(location.circles_4) != due:
            yield Fault(
                "street", ("street", row, "circles_4"), f"has {len(location.circles_4)} circles with 4 players instead of {due} (1C)"
            )


def _supply(data: Data) -> Iterator[Fault]:
    """C5: what can be taken in one voyage at most is there, but for crew and guns."""
    stock: dict[str, int] = {c.id: c.count for c in data.charts.component}
    for players, key in zip(data.charts.game.players, SETS, strict=True):
        most: Counter[str] = Counter()
        for location in data.street.street:
            for circle in getattr(location, key):
                for item in get_args(ItemId):
                    n = circle.get(item, 0) + circle.get("choice", 0) * max((c.get(item, 0) for c in location.choices or ()), default=0)
                    most[item] += n * (players if location.per_player else 1)
        for item, piece in LIMITED.items():
            if most[item] > stock[piece]:
                yield Fault("street", ("street",), f"{players} players could take {most[item]} {item}, there are {stock[piece]} (C5)")


def _targets(data: Data) -> Iterator[Fault]:
    kinds: Counter[str] = Counter(d.kind for d in data.map.destination)
    for kind, wanted in (("fort", 4), ("town", 4), ("galleon", 3), ("trade-port", 3)):
        if kinds[kind] != wanted:
            yield Fault("map", ("destination",), f"there are {kinds[kind]} places of the kind {kind} instead of {wanted}")
    for row, d in enumerate(data.map.destination):
        if d.kind == "town" and (d.troops, d.guns) != (1, 0):
            yield Fault("map", ("destination", row, "troops"), "a town is held by one troop and no gun (2E4)")
    if sorted(c.troops for c in data.map.troop_counter) != [0, 0, 1, 2]:
        yield Fault("map", ("troop_counter",), "the troop counters are 0, 0, 1 and 2 (1C11)")
    if sorted(c.guns for c in data.map.frigate_counter) != [0, 1, 2]:
        yield Fault("map", ("frigate_counter",), "the frigate counters are 0, 1 and 2 (1C10)")


def _treasure(data: Data) -> Iterator[Fault]:
    found = Counter((d.kind, d.treasure) for d in data.map.destination if d.treasure)
    wanted = {("town", "silver"): 2, ("fort", "silver"): 2, ("town", "gold"): 2, ("fort", "gold"): 2, ("galleon", "jewel"): 3}
    if dict(found) != wanted:
        yield Fault("map", ("destination",), "silver and gold lie at two towns and two forts each, a jewel at every galleon (2A)")


def _frame(data: Data) -> Iterator[Fault]:
    frame = data.charts.game
    for key, wanted in (("voyages", 3), ("start_score", 4), ("last_player_gun_voyage_1", 1), ("max_range", 4), ("successes_per_target", 2)):
        if getattr(frame, key) != wanted:
            yield Fault("charts", ("game", key), f"{key} is {wanted}")
    charts: tuple[tuple[str, str, dict[Any, int]], ...] = (
        ("conquest_chart", "kinds", {1: 1, 2: 4, 3: 10}),
        ("commodity_chart", "different", {1: 2, 2: 8, 3: 16, 4: 26}),
        ("treasure_value", "id", {"silver": 3, "gold": 4, "jewel": 5}),
        ("hero_bonus", "early_return", {1: 2, 2: 1}),
    )
    for table, key, values in charts:
        for row, record in enumerate(getattr(data.charts, table)):
            name = getattr(record, key)
            if values.get(name) != record.vp:
                place: Place = (table, row, "vp")
                yield Fault("charts", place, f"{key} {name} is worth {values.get(name, 0)} VP")
