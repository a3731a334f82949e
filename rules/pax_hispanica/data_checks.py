"""What several records must agree on: references between them (asked at every load) and the facts of the whole (asked by `problems`)."""

from collections.abc import Iterator
from typing import Any, get_args

from rules.kernel.data_files import Fault
from rules.kernel.data_places import Place
from rules.pax_hispanica.data_models import ActionId, Color, Data, HookId, ProfessionId, RealmId, VictoryId


def references(data: Data) -> Iterator[Fault]:
    """Every id is there once and every id that is spoken of exists; what fails here would break the rules in play."""
    yield from _unique(data)
    yield from _map_references(data)
    yield from _calendar_references(data)
    yield from _philosophy_references(data)
    yield from _playmat_references(data)
    yield from _card_references(data)


def judgements(data: Data, shaken: bool = False) -> Iterator[Fault]:
    """The facts of the whole. `shaken`: references are already known to fail, so a check that stumbles over one is left out."""
    from rules.pax_hispanica import data_facts

    for check in data_facts.CHECKS:
        try:
            yield from check(data)
        except LookupError:
            if not shaken:
                raise


# ------------------------------------------------------------------ ids


def _twice(file: str, table: str, names: list[Any], what: str = "id") -> Iterator[Fault]:
    seen: set[Any] = set()
    for row, name in enumerate(names):
        if name in seen:
            yield Fault(file, (table, row, what), f"the {what} {name!r} is there twice")
        seen.add(name)


def _unique(data: Data) -> Iterator[Fault]:
    areas = {area.id for area in data.map.land_zone} | {area.id for area in data.map.wilderness}
    colonies = {site.id for site in data.map.colony_site}
    for file in ("map", "calendar", "philosophy", "playmats", "market", "havens"):
        model = getattr(data, file)
        for table in type(model).model_fields:
            rows: Any = getattr(model, table)
            if isinstance(rows, tuple) and rows and hasattr(rows[0], "id"):
                yield from _twice(file, table, [record.id for record in rows])
    for row, tribe in enumerate(data.map.tribal_site):
        if tribe.id in colonies:
            yield Fault("map", ("tribal_site", row, "id"), f"the id {tribe.id!r} is already a Colony Site")
    for table in ("colony_site", "tribal_site"):
        for row, site in enumerate(getattr(data.map, table)):
            if site.id in areas:
                yield Fault("map", (table, row, "id"), f"the id {site.id!r} is already a land zone or wilderness")
    for row, zone in enumerate(data.map.sea_zone):
        if zone.id in ("europe", "pirating"):
            yield Fault("map", ("sea_zone", row, "id"), f"the id {zone.id!r} is kept for where fleets are off the map")
    land = {zone.id for zone in data.map.land_zone}
    for row, wilderness in enumerate(data.map.wilderness):
        if wilderness.id in land:
            yield Fault("map", ("wilderness", row, "id"), f"the id {wilderness.id!r} is already a land zone")
    yield from _twice("calendar", "year", [year.year for year in data.calendar.year], "year")


def _complete(file: str, table: str, present: set[str], wanted: tuple[str, ...]) -> Iterator[Fault]:
    for name in wanted:
        if name not in present:
            yield Fault(file, (table,), f"{name} is not there")


# ------------------------------------------------------------------ map


def _known(file: str, place: Place, names: tuple[str, ...], known: set[str], what: str) -> Iterator[Fault]:
    for name in names:
        if name not in known:
            yield Fault(file, place, f"there is no {what} {name!r}")
    if len(set(names)) < len(names):
        yield Fault(file, place, f"a {what} is named twice")


def _map_references(data: Data) -> Iterator[Fault]:
    game = data.map
    zones = {zone.id for zone in game.sea_zone}
    land = {zone.id for zone in game.land_zone}
    areas = land | {zone.id for zone in game.wilderness}
    goods = {good.id for good in data.calendar.good}
    links: set[tuple[str, str]] = set()
    for row, edge in enumerate(game.edge):
        yield from _known("map", ("edge", row, "from"), (edge.start,), zones, "sea zone")
        yield from _known("map", ("edge", row, "to"), (edge.to,), zones, "sea zone")
        if edge.start == edge.to:
            yield Fault("map", ("edge", row), "leads from a sea zone to itself")
        new = {(edge.start, edge.to), (edge.to, edge.start)} if edge.two_way else {(edge.start, edge.to)}
        if new & links:
            yield Fault("map", ("edge", row), "this way is already there")
        links |= new
    for row, zone in enumerate(game.land_zone):
        yield from _known("map", ("land_zone", row, "coasts"), zone.coasts, zones, "sea zone")
        yield from _known("map", ("land_zone", row, "goods"), zone.goods, goods, "good")
        if len(zone.goods) != len(zone.goods_provenance):
            yield Fault("map", ("land_zone", row, "goods_provenance"), "goods_provenance needs one entry for each of the goods")
    for row, wilderness in enumerate(game.wilderness):
        yield from _known("map", ("wilderness", row, "coasts"), wilderness.coasts, zones, "sea zone")
    for row, site in enumerate(game.colony_site):
        yield from _known("map", ("colony_site", row, "land_zone"), (site.land_zone,), land, "land zone")
    for row, tribe in enumerate(game.tribal_site):
        yield from _known("map", ("tribal_site", row, "area"), (tribe.area,), areas, "land zone or wilderness")
    for table in ("colony_site", "tribal_site"):
        for row, site in enumerate(getattr(game, table)):
            yield from _known("map", (table, row, "sea_zones"), site.sea_zones, zones, "sea zone")
            if not 1 <= len(site.sea_zones) <= 2:
                yield Fault("map", (table, row, "sea_zones"), "a Site lies in one or two sea zones")
    for row, island in enumerate(game.treasure_island):
        yield from _known("map", ("treasure_island", row, "sea_zone"), (island.sea_zone,), zones, "sea zone")
    yield from _twice("map", "treasure_island", [island.sea_zone for island in game.treasure_island], "sea_zone")
    for row, sea in enumerate(game.sea_zone):
        if sea.id not in {island.sea_zone for island in game.treasure_island}:
            yield Fault("map", ("sea_zone", row), "has no Treasure Island")


# ------------------------------------------------------------------ calendar


def _calendar_references(data: Data) -> Iterator[Fault]:
    calendar = data.calendar
    goods = {good.id for good in calendar.good}
    years = {year.year: year for year in calendar.year}
    first, last = calendar.calendar.first_year, calendar.calendar.last_year
    for row, year in enumerate(calendar.year):
        if year.year != first + row:
            yield Fault("calendar", ("year", row, "year"), f"the years run on without a gap: {first + row} is expected here")
            break
        yield from _known("calendar", ("year", row, "goods"), year.goods or (), goods, "good")
        if year.omen is not None and year.omen not in {omen.id for omen in calendar.omen}:
            yield Fault("calendar", ("year", row, "omen"), f"there is no Omen {year.omen!r}")
    else:
        if len(calendar.year) != last - first + 1:
            yield Fault("calendar", ("calendar", "last_year"), f"the years end in {first + len(calendar.year) - 1}, not in {last}")
    for row, omen in enumerate(calendar.omen):
        if omen.year not in years:
            yield Fault("calendar", ("omen", row, "year"), f"there is no year {omen.year}")
        elif years[omen.year].omen != omen.id:
            yield Fault("calendar", ("omen", row, "year"), f"the year {omen.year} names {years[omen.year].omen or 'no Omen'} instead")
    strikes = [omen.year for omen in calendar.omen]
    for row, year in enumerate(calendar.year):
        if year.omen is not None and year.year not in strikes:
            yield Fault("calendar", ("year", row, "omen"), f"the Omen {year.omen} stands under another year")
    for key in ("long_game_dove", "short_game_dove"):
        end = getattr(calendar.calendar, key)
        if end not in years or years[end].dove is None:
            yield Fault("calendar", ("calendar", key), f"{end} is not a year with a Dove")


# ------------------------------------------------------------------ philosophy


def _philosophy_references(data: Data) -> Iterator[Fault]:
    board = data.philosophy
    spaces = {space.id: space for space in board.space}
    yield from _complete("philosophy", "profession", {row.id for row in board.profession}, get_args(ProfessionId))
    yield from _complete("philosophy", "victory", {row.id for row in board.victory}, get_args(VictoryId))
    yield from _complete("philosophy", "realm", {row.id for row in board.realm}, get_args(RealmId))
    cells: dict[tuple[int, int], str] = {}
    for row, space in enumerate(board.space):
        if (space.x, space.y) in cells:
            yield Fault("philosophy", ("space", row), f"lies on {cells[space.x, space.y]}")
        cells[space.x, space.y] = space.id
    for row, realm in enumerate(board.realm):
        for cell in realm.cells:
            if cell in cells:
                yield Fault("philosophy", ("realm", row, "cells"), f"the cell {list(cell)} is already {cells[cell]}")
            cells[cell] = realm.id
    yield from _twice("philosophy", "space", [space.start_color or space.id for space in board.space], "start_color")
    yield from _complete("philosophy", "space", {space.start_color or "" for space in board.space}, get_args(Color))
    decks = [profession.deck for profession in board.profession]
    yield from _twice("philosophy", "profession", decks, "deck")
    yield from _twice("philosophy", "profession", [profession.direction for profession in board.profession], "direction")
    victories = {victory.id: victory for victory in board.victory}
    for row, profession in enumerate(board.profession):
        if profession.extremist in victories and victories[profession.extremist].profession != profession.id:
            owner = victories[profession.extremist].profession
            yield Fault("philosophy", ("profession", row, "extremist"), f"{profession.extremist} is the Victory of the {owner}")
    for row, victory in enumerate(board.victory):
        goal = spaces.get(victory.space)
        if goal is None:
            yield Fault("philosophy", ("victory", row, "space"), f"there is no space {victory.space!r}")
        elif (goal.extremist, goal.profession) != (victory.id, victory.profession):
            yield Fault("philosophy", ("victory", row, "space"), f"{goal.id} is not the extremist space of this Victory")
    frame = board.board
    if not frame.mercantilism_min <= frame.mercantilism_start <= frame.mercantilism_max:
        yield Fault("philosophy", ("board", "mercantilism_start"), "mercantilism_start lies outside mercantilism_min to mercantilism_max")


# ------------------------------------------------------------------ playmats


def _playmat_references(data: Data) -> Iterator[Fault]:
    yield from _complete("playmats", "playmat", {mat.id for mat in data.playmats.playmat}, get_args(Color))
    natives = data.playmats.supply.white_meeples
    needed = len(data.map.tribal_site) + sum(site.kind == "spanish" for site in data.map.colony_site)
    if natives < needed:
        yield Fault("playmats", ("supply", "white_meeples"), f"{natives} white_meeples are too few: set-up needs {needed} (C1c, C1d)")
    for row, mat in enumerate(data.playmats.playmat):
        ports = sum(site.kind == "spanish" for site in data.map.colony_site) if mat.id == "purple" else 0
        if mat.start_disks_on_map != ports:
            message = f"start_disks_on_map is the number of Spanish ports, {ports}" if ports else "only Spain starts with disks on the map"
            yield Fault("playmats", ("playmat", row, "start_disks_on_map"), message)
        disks = mat.start_disks_in_sway_column + mat.start_disks_on_map
        if mat.id != mat.color:
            yield Fault("playmats", ("playmat", row, "color"), f"the color of the Playmat {mat.id} is {mat.id}")
        if len(mat.sway_by_disks_left) != disks + 1:
            yield Fault("playmats", ("playmat", row, "sway_by_disks_left"), f"{disks} disks need {disks + 1} values of Sway")
        bibles = mat.start_bibles_in_reach_column
        if len(mat.reach_by_bibles_left) != bibles + 1:
            yield Fault("playmats", ("playmat", row, "reach_by_bibles_left"), f"{bibles} Bibles need {bibles + 1} values of Reach")


# ------------------------------------------------------------------ cards


def _card_references(data: Data) -> Iterator[Fault]:
    market = data.market
    hooks = {hook.id: hook for hook in market.hook}
    haven_only = {action.id for action in market.action if action.haven_only}
    zones = {zone.id for zone in data.map.sea_zone}
    yield from _complete("market", "action", {action.id for action in market.action}, get_args(ActionId))
    yield from _complete("market", "hook", {hook.id for hook in market.hook}, get_args(HookId))
    for row, card in enumerate(market.card):
        if len(set(card.actions)) < len(card.actions):
            yield Fault("market", ("card", row, "actions"), "an Action is named twice")
        for action in card.actions:
            if action in haven_only:
                yield Fault("market", ("card", row, "actions"), f"the Action {action} is for Haven Cards only")
        if card.deck == "royalty" and card.ability is not None and card.ability.hook in hooks:
            due, given = set[str](hooks[card.ability.hook].params), card.ability.params.model_fields_set
            for name in sorted(due - given):
                yield Fault("market", ("card", row, "ability"), f"the hook {card.ability.hook} needs {name} in params")
            for name in sorted(given - due):
                yield Fault("market", ("card", row, "ability"), f"the hook {card.ability.hook} takes no {name} in params")
    used = {card.ability.hook for card in market.card if card.ability is not None}
    for row, hook in enumerate(market.hook):
        if hook.id not in used:
            yield Fault("market", ("hook", row), "no card uses this hook")
    for row, haven in enumerate(data.havens.haven):
        yield from _known("havens", ("haven", row, "sea_zone"), (haven.sea_zone,), zones, "sea zone")
    yield from _twice("havens", "haven", [haven.sea_zone for haven in data.havens.haven], "sea_zone")
    for name in sorted(zones - {haven.sea_zone for haven in data.havens.haven}):
        yield Fault("havens", ("haven",), f"the sea zone {name} has no Haven Card")
