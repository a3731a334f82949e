"""The chart of the Caribbean with the real places of Pax Hispanica: what is drawn where, as text and cells.

Sizes: the maps of a 200x60, a 120x40 and an 80x24 terminal, and a bigger one.
"""

from __future__ import annotations

import json
import re
import string
import subprocess
import sys
from dataclasses import replace
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest

from pax_tui.games.pax_hispanica import chart as pax
from pax_tui.session import parse_save
from pax_tui.theme import theme
from pax_tui.widgets import coast
from pax_tui.widgets.chart import BOLD, UNDERLINE, Chart
from pax_tui.widgets.coast import LAND, coastline, ground
from pax_tui.widgets.naming import Label
from pax_tui.widgets.runs import QUARTERS
from pax_tui.widgets.scene import PARCHMENT, PLAIN, SHORT_BELOW, Box, Lane, Palette, Place, Scene, Token, caribbean, framing
from rules.kernel.record import Record
from rules.pax_hispanica.tables import SEA_IDS
from tests import ready_maps

ROOT = Path(__file__).resolve().parents[2]
SIZES = [(137, 44), (82, 26), (80, 17), (160, 50)]
LESSER_ANTILLES = (
    "St Kitts", "Nevis", "Antigua", "Barbuda", "Montserrat", "Guadeloupe (Basse-Terre)", "Guadeloupe (Grande-Terre)", "Marie-Galante",
    "Dominica", "Martinique", "St Lucia", "St Vincent", "Barbados", "Grenada", "Tobago", "Trinidad", "St Martin", "Anguilla",
    "St Eustatius", "St Croix", "Curacao", "Aruba", "Bonaire", "Margarita",
)  # fmt: skip


def places(columns: int) -> tuple[Place, ...]:
    """Every Site, island, sea zone and land zone of the game."""
    return pax.places(columns < SHORT_BELOW)


def full(columns: int) -> Scene:
    """Every Site with its longest token, fleets in two zones and both boxes."""
    tokens = [Token("RsF$vi"[: place.slot], "#ffffff", "#b02a2a", place.id) for place in places(columns) if place.kind == "site"]
    tokens += [
        Token("R3$$", "#ffffff", "#b02a2a", "hewanorra", "fleet:red"),
        Token("B2$", "#ffffff", "#0072b2", "sint-maarten", "fleet:blue"),
        Token("P3", "#ffffff", "#8a3fa0", "pirating", "fleet:purple"),
    ]
    return Scene(places=places(columns), boxes=pax.boxes(columns < SHORT_BELOW), lanes=pax.lanes(), tokens=tuple(tokens))


@cache
def endings() -> tuple[Any, ...]:
    """How two finished games lay on the map at their end, with few and with many tokens."""
    views = []
    for name in ("3-G3b", "5-G3a-won"):
        record = parse_save(json.loads((ROOT / f"tests/records/{name}.json").read_text()))
        now = Record.new(record.game, record.seats, record.options)
        for option in record.choices:
            now.play(option)
        views.append(now.position.view(None))
    return tuple(views)


@pytest.fixture(params=range(2), ids=["few", "many"])
def ending(request: pytest.FixtureRequest) -> Any:
    return endings()[request.param]


def at_end(view: Any, columns: int, rows: int, **more: Any) -> Chart:
    chart = Chart(caribbean(columns, rows))
    chart.show(replace(pax.scene(view, theme(), columns), **more))
    return chart


@cache
def chart_of(columns: int, rows: int) -> Chart:
    chart = Chart(caribbean(columns, rows))
    chart.show(full(columns))
    return chart


def token_cells(chart: Chart) -> dict[str, set[tuple[int, int]]]:
    """The cells of every slot and guest, with the cell for its letter."""
    kinds = {place.id: place.kind for place in chart.scene.places}
    spots = {target: spot for target, spot in chart.spots.items() if kinds[target] == "site"} | chart.guests
    return {target: {(x, spot.y) for x in range(spot.x - 1, spot.x + spot.slot)} for target, spot in spots.items()}


def label_cells(label: Label) -> set[tuple[int, int]]:
    return {(label.x + i, label.y) for i in range(len(label.text))}


def lines(chart: Chart) -> list[str]:
    return chart.text().split("\n")


@pytest.mark.parametrize(("columns", "rows"), SIZES)
@pytest.mark.parametrize("name", LESSER_ANTILLES)
def test_no_island_of_the_lesser_antilles_is_lost(columns: int, rows: int, name: str) -> None:
    frame = caribbean(columns, rows)
    cells = ground(frame).cells
    ring = next(ring for body in coastline() for known, ring in body if known == name)
    x, y = frame.cell(sum(lon for lon, _ in ring) / len(ring), sum(lat for _, lat in ring) / len(ring))
    around = [cells[row][column] for row in range(int(y) - 1, int(y) + 2) for column in range(int(x) - 1, int(x) + 2)]
    assert any(color == LAND for _, color, _ in around)


def test_land_is_where_it_belongs() -> None:
    frame = caribbean(134, 42)
    below = ground(frame)
    for lon, lat, land in ((-79.0, 21.9, True), (-75.0, 7.5, True), (-89, 20, True), (-90, 25, False), (-74, 15, False), (-62, 28, False)):
        x, y = frame.cell(lon, lat)
        assert below.is_land(int(x), int(y)) is land


@pytest.mark.parametrize(("columns", "rows"), [(134, 40), (82, 26), (80, 17)])
def test_another_game_frames_its_own_part_of_the_globe(columns: int, rows: int) -> None:
    """The islands from Cuba to Trinidad, with a plate on each and currents from one to the next."""
    frame = framing(-86.0, -58.0, 11.0, 27.0)(columns, rows, False)
    areas = {"guaniguanico": (-83.2, 22.6), "baracoa": (-74.7, 20.3), "maguana": (-71.0, 19.0), "xaymaca": (-77.3, 18.15)}
    areas |= {"borinquen": (-66.4, 18.2), "matinino": (-61.1, 13.4), "lucayas": (-75.2, 24.2)}
    for lon, lat in ((-86.0, 27.0), (-58.0, 11.0), *areas.values()):
        x, y = frame.cell(lon, lat)
        assert 0 <= x <= columns
        assert 0 <= y <= rows
    whole = caribbean(columns, rows)
    assert frame.cell(-61.0, 20.0)[0] - frame.cell(-81.0, 20.0)[0] > 1.2 * (whole.cell(-61.0, 20.0)[0] - whole.cell(-81.0, 20.0)[0])
    x, y = frame.cell(-77.3, 18.15)
    assert ground(frame).is_land(int(x), int(y))
    names = list(areas)
    chart = Chart(frame)
    chart.show(
        Scene(
            places=tuple(Place(name, *areas[name], name.title(), slot=4) for name in names),
            tokens=tuple(Token("S2*J", "#000000", "#e69f00", name) for name in names),
            lanes=tuple(Lane((areas[one], areas[two]), True, (one, two)) for one, two in pairwise(names)),
            cursor="xaymaca",
        )
    )
    assert set(names) <= chart.labels.keys()
    assert chart.text().count("S2*J") == len(names)
    assert sum(map(chart.text().count, "«»^v")) >= 3
    for name, (lon, lat) in areas.items():
        x, y = frame.cell(lon, lat)
        spot = chart.spots[name]
        assert max(abs(spot.x - x), 2 * abs(spot.y - y)) <= 6, name


def test_water_grows_deeper_away_from_land() -> None:
    frame = caribbean(134, 42)
    depths = []
    for lon in (-60.0, -65.0, -75.5, -80.3):
        x, y = frame.cell(lon, 29.5)
        _, upper, lower = ground(frame).cells[int(y)][int(x)]
        depths.append(max(upper, lower))
    assert depths[0] == 4
    assert depths == sorted(depths, reverse=True)
    assert {color for row in ground(frame).cells for _, *colors in row for color in colors} == {0, 1, 2, 3, 4, LAND}


def test_lake_maracaibo_is_water_and_land_goes_on_where_the_data_end() -> None:
    frame = caribbean(134, 42)
    x, y = frame.cell(-71.5, 9.8)
    assert not ground(frame).is_land(int(x), int(y))
    tall = caribbean(60, 60)
    x, y = tall.cell(-65.0, 0.0)
    assert ground(tall).is_land(int(x), int(y))


@pytest.mark.parametrize(("columns", "rows"), SIZES)
def test_every_site_and_sea_zone_is_shown(columns: int, rows: int) -> None:
    chart = chart_of(columns, rows)
    wanted = {place.id for place in places(columns) if place.kind != "region"}
    assert len(wanted) == 24 + 20 + 10 + 14 + 14
    assert wanted <= chart.spots.keys()


@pytest.mark.parametrize(("columns", "rows"), SIZES)
def test_no_two_tokens_share_a_cell(columns: int, rows: int) -> None:
    cells = token_cells(chart_of(columns, rows))
    assert len(cells) == 24 + 20 + 10 + 14 + 3
    for (one, its), (other, others) in combinations(cells.items(), 2):
        assert not its & others, (one, other)


@pytest.mark.parametrize(("columns", "rows"), SIZES)
def test_every_token_can_be_read(columns: int, rows: int) -> None:
    chart = chart_of(columns, rows)
    text = lines(chart)
    for token in chart.scene.tokens:
        spot = chart.guests[token.id] if token.id else chart.spots[token.place]
        assert text[spot.y][spot.x : spot.x + len(token.text)] == token.text


@pytest.mark.parametrize(("columns", "rows"), SIZES)
def test_a_name_overlaps_no_token_and_no_other_name(columns: int, rows: int) -> None:
    chart = chart_of(columns, rows)
    names = {target: label_cells(label) for target, label in chart.labels.items()}
    tokens = token_cells(chart)
    for one, its in names.items():
        assert all(0 <= x < columns and 0 <= y < rows for x, y in its)
        for other, cells in tokens.items():
            assert not its & cells, (one, other)
    for (one, its), (other, others) in combinations(names.items(), 2):
        assert not its & others, (one, other)


@pytest.mark.parametrize(("columns", "rows"), [(137, 44), (160, 50)])
def test_a_large_map_names_every_site_whatever_lies_there(columns: int, rows: int) -> None:
    wanted = {place.id: place for place in places(columns) if place.kind != "region" and place.short != ""}
    empty = Chart(caribbean(columns, rows))
    empty.show(replace(full(columns), tokens=()))
    for chart in (chart_of(columns, rows), empty):
        assert wanted.keys() <= chart.labels.keys()
        for target, place in wanted.items():
            label, spot = chart.labels[target], chart.spots[target]
            assert label.text in (place.lead + place.label, place.lead + (place.short or ""))
            assert label.text in lines(chart)[label.y][label.x : label.x + len(label.text)]
            assert abs(label.y - spot.y) <= 1


@pytest.mark.parametrize(("columns", "rows"), [(137, 44), (160, 50)])
def test_on_a_large_map_no_name_moves_for_a_choice(columns: int, rows: int, ending: Any) -> None:
    """Only a name right of its token keeps close to it."""
    scene = pax.scene(ending, theme(), columns)
    chart = Chart(caribbean(columns, rows))
    chart.show(replace(scene, tokens=()))
    before = chart.labels
    chart.show(replace(scene, lit={"havana": "a", "dominica": "b", "roatan": "c"}, marked=frozenset({"trujillo"}), cursor="ais"))
    for target, label in before.items():
        if chart.spots[target].slot and chart.scene.places and target in chart.labels and chart.spots[target].x < label.x:
            assert abs(chart.labels[target].x - label.x) < 4
            assert chart.labels[target].y == label.y
        else:
            assert chart.labels[target] == label


@pytest.mark.parametrize(("columns", "rows", "lost"), [(82, 26, 2), (80, 17, 9)])
def test_a_small_map_names_what_matters_and_no_empty_site(columns: int, rows: int, lost: int, ending: Any) -> None:
    chart = at_end(ending, columns, rows)
    sites = {place.id for place in places(columns) if place.kind == "site"}
    laden = {token.place for token in chart.scene.tokens if not token.id and len(token.text) > 1}
    there = {token.place for token in chart.scene.tokens if not token.id}
    assert laden
    assert chart.labels.keys() & sites <= there
    assert len(laden - chart.labels.keys()) <= lost
    assert {place.id for place in places(columns) if place.kind == "sea"} <= chart.labels.keys()


@pytest.mark.parametrize(("columns", "rows", "lost"), [(82, 26, 1), (80, 17, 3)])
def test_on_a_small_map_legal_targets_are_named_too_and_laden_ones_stay_named(columns: int, rows: int, lost: int, ending: Any) -> None:
    before = at_end(ending, columns, rows)
    empty = [p.id for p in places(columns) if p.kind == "site" and p.short != "" and p.id not in {t.place for t in before.scene.tokens}]
    laden = {token.place for token in before.scene.tokens if not token.id and len(token.text) > 1}
    lit = empty[::4]
    chart = at_end(ending, columns, rows, lit=dict(zip(lit, string.ascii_lowercase, strict=False)))
    assert sum(target not in chart.labels for target in lit) <= lost
    assert before.labels.keys() & laden <= chart.labels.keys()
    moved = [target for target in laden & before.labels.keys() if before.labels[target] != chart.labels[target]]
    assert not moved


@pytest.mark.parametrize(("columns", "rows", "far"), [(137, 44, 2), (82, 26, 5), (80, 17, 8)])
def test_what_the_cursor_is_on_is_named_beside_it_but_for_a_few_that_have_no_room(columns: int, rows: int, far: int, ending: Any) -> None:
    chart = at_end(ending, columns, rows)
    scene, away = chart.scene, []
    for place in [place for place in places(columns) if place.id in chart.spots]:
        chart.show(replace(scene, cursor=place.id))
        assert place.id in chart.labels
        label, spot = chart.labels[place.id], chart.spots[place.id]
        near = abs(label.y - spot.y) <= 1 and label.x <= spot.x + 5 and label.x + len(label.text) >= spot.x - 2
        away += [] if near else [place.id]
    assert len(away) <= far, away


@pytest.mark.parametrize(("columns", "rows"), SIZES)
def test_a_name_is_written_on_one_ground(columns: int, rows: int, ending: Any) -> None:
    """Text in the middle of which the background changes is hard to read."""
    chart = at_end(ending, columns, rows)
    for place in places(columns):
        label = chart.labels.get(place.id)
        if label and place.kind != "region":
            grounds, x = set(), 0
            for text, ink in chart.row(label.y):
                if x < label.x + len(label.text) and x + len(text) > label.x:
                    grounds.add(ink.bg)
                x += len(text)
            assert len(grounds) == 1, place.id


@pytest.mark.parametrize(("columns", "rows"), SIZES)
def test_no_name_follows_the_token_of_another_site(columns: int, rows: int, ending: Any) -> None:
    """It would be taken for the name of what lies there."""
    chart = at_end(ending, columns, rows)
    own = [(chart.spots[token.place], token) for token in chart.scene.tokens if not token.id]
    ends = {(spot.x + len(token.text), spot.y): token.place for spot, token in own}
    sites = {place.id: chart.labels[place.id] for place in places(columns) if place.kind == "site" and place.id in chart.labels}
    wrong = [(target, end) for target, label in sites.items() if (end := ends.get((label.x - 1, label.y), target)) != target]
    assert len(wrong) <= (1 if columns >= SHORT_BELOW else 0), wrong


@pytest.mark.parametrize(("columns", "rows", "far"), [(160, 50, 5), (137, 44, 5), (82, 26, 7), (80, 17, 10)])
def test_a_token_stands_near_its_place(columns: int, rows: int, far: int) -> None:
    chart = chart_of(columns, rows)
    for place in places(columns):
        if place.kind != "region":
            x, y = chart.frame.cell(place.lon, place.lat)
            spot = chart.spots[place.id]
            assert max(abs(spot.x - x), 2 * abs(spot.y - y)) <= far, place.id


@pytest.mark.parametrize(("columns", "rows"), SIZES)
def test_the_windward_islands_keep_their_order_from_north_to_south(columns: int, rows: int) -> None:
    spots = chart_of(columns, rows).spots
    north, south = ("st-christopher", "rebel:leeward-islands"), ("new-courland", "punta-galera")
    assert max(spots[one].y for one in north) < min(spots[one].y for one in south)
    assert spots["dominica"].y <= spots["martinique"].y + 1


@pytest.mark.parametrize(("columns", "rows"), SIZES)
def test_every_lit_place_has_its_letter(columns: int, rows: int) -> None:
    letters = string.ascii_lowercase + string.ascii_uppercase + string.digits
    chart = chart_of(columns, rows)
    targets = chart.targets()
    for part in (targets[: len(letters)], targets[len(letters) :]):
        lit = dict(zip(part, letters, strict=False))
        other = Chart(chart.frame)
        other.show(replace(chart.scene, lit=lit))
        for target, letter in lit.items():
            x, y = other.where(target) or (0, 0)
            before = x - 1
            assert lines(other)[y][before] == letter, target
            assert other.at(before, y) == target


@pytest.mark.parametrize(("columns", "rows"), SIZES)
def test_what_is_under_a_cell_is_what_is_shown_there(columns: int, rows: int) -> None:
    chart = chart_of(columns, rows)
    for target in chart.targets():
        at = chart.where(target)
        assert at is not None
        assert chart.at(*at) == target
    for target, label in chart.labels.items():
        assert chart.at(label.x, label.y) == target
    assert chart.at(columns // 2, rows + 5) is None


@pytest.mark.parametrize(("columns", "rows"), SIZES)
def test_arrow_keys_lead_from_everywhere_to_everywhere(columns: int, rows: int) -> None:
    chart = chart_of(columns, rows)
    ways = {target: {chart.nearest(target, way) for way in ("left", "right", "up", "down")} - {None} for target in chart.targets()}
    for start in ways:
        seen, todo = {start}, [start]
        while todo:
            for target in ways[todo.pop()] - seen:
                seen.add(target)
                todo.append(target)
        assert seen == ways.keys()


@pytest.mark.parametrize(("columns", "rows"), SIZES)
def test_arrow_keys_reach_whatever_lies_on_the_map_and_never_fail_while_something_is_on_that_side(
    columns: int, rows: int, ending: Any
) -> None:
    chart = at_end(ending, columns, rows)
    reached = {chart.targets()[0]}
    todo = list(reached)
    while todo:
        here = todo.pop()
        x, y = chart.where(here) or (0, 0)
        for way, sign, axis in (("left", -1, 0), ("right", 1, 0), ("up", -1, 1), ("down", 1, 1)):
            target = chart.nearest(here, way)
            there = [at for other in chart.targets() if other != here and (at := chart.where(other))]
            assert (target is not None) == any(sign * (at[axis] - (x, y)[axis]) > 0 for at in there)
            if target and target not in reached:
                reached.add(target)
                todo.append(target)
    assert reached == set(chart.targets())
    assert chart.guests.keys() | chart.boxes.keys() <= reached


@pytest.mark.parametrize(("columns", "rows"), SIZES)
def test_arrow_keys_reach_every_legal_target_among_the_legal_targets(columns: int, rows: int, ending: Any) -> None:
    chart = at_end(ending, columns, rows)
    for lit in (set(chart.targets()[::3]), set(SEA_IDS), set(chart.targets()[::11])):
        reached: set[str] = set()
        todo = [chart.nearest("", "right", lit) or ""]
        while todo:
            here = todo.pop()
            reached.add(here)
            ways = ("left", "right", "up", "down")
            todo += [to for way in ways if (to := chart.nearest(here, way, lit)) and to not in reached]  # type: ignore[arg-type]
        assert reached == lit


def test_an_arrow_key_goes_in_its_direction_and_only_among_the_wanted() -> None:
    chart = chart_of(134, 42)
    x, y = chart.where("martinique") or (0, 0)
    for way, sign, axis in (("left", -1, 0), ("right", 1, 0), ("up", -1, 1), ("down", 1, 1)):
        target = chart.nearest("martinique", way)
        if target:
            there = chart.where(target) or (0, 0)
            assert sign * (there[axis] - (x, y)[axis]) > 0
    assert chart.nearest("havana", "right", {"havana", "barbados", "veracruz-port"}) == "barbados"
    assert chart.nearest("", "right") == chart.targets()[0]


@pytest.mark.parametrize(("columns", "rows"), SIZES)
def test_five_fleets_in_one_sea_zone_are_all_seen(columns: int, rows: int) -> None:
    scene = full(columns)
    fleets = tuple(Token(f"{letter}3$$$", "#ffffff", "#000000", "hewanorra", f"fleet:{letter}") for letter in "RBGOP")
    chart = Chart(caribbean(columns, rows))
    chart.show(replace(scene, tokens=(*scene.tokens, *fleets)))
    text = lines(chart)
    for fleet in fleets:
        spot = chart.guests[fleet.id]
        assert text[spot.y][spot.x : spot.x + 5] == fleet.text
    cells = list(token_cells(chart).values())
    assert sum(map(len, cells)) == len(set().union(*cells))


def test_a_box_shows_its_tokens_and_says_how_many_do_not_fit() -> None:
    box = Box("europe", "EUROPE", "ne", 12, 4, ("rest",))
    fleets = tuple(Token(f"{letter}3", "#ffffff", "#000000", "europe", f"fleet:{letter}") for letter in "RBGOP")
    chart = Chart(caribbean(82, 26))
    chart.show(Scene(boxes=(box,), tokens=fleets[:3]))
    assert [line[-12:] for line in lines(chart)[:4]] == ["┌ EUROPE ──┐", "│rest      │", "│ R3 B3 G3 │", "└──────────┘"]
    assert chart.at(72, 2) == "fleet:R"
    assert chart.at(82 - 12, 3) == "europe"
    chart.show(Scene(boxes=(box,), tokens=fleets))
    assert [line[-12:] for line in lines(chart)[2:4]] == ["│ R3 B3 G3 │", "└───── +2 ─┘"]
    assert "fleet:O" not in chart.guests


@pytest.mark.parametrize(("columns", "rows"), SIZES)
@pytest.mark.parametrize("box", ["europe", "pirating"])
def test_the_fleets_of_five_players_have_room_in_one_box(columns: int, rows: int, box: str) -> None:
    fleets = tuple(Token(f"{letter}5", "#ffffff", "#000000", box, f"fleet:{letter}") for letter in "PRBOG")
    chart = Chart(caribbean(columns, rows))
    chart.show(replace(full(columns), tokens=fleets))
    assert chart.guests.keys() == {fleet.id for fleet in fleets}


@pytest.mark.parametrize("palette", [PARCHMENT, PLAIN])
@pytest.mark.parametrize(("columns", "rows"), SIZES)
def test_the_fallback_writes_ascii_only_and_land_as_a_glyph(columns: int, rows: int, palette: Palette) -> None:
    chart = Chart(caribbean(columns, rows, True), palette)
    chart.show(replace(full(columns), cursor="dominica", lit={"havana": "a"}, route=("hewanorra", "sint-maarten")))
    text = chart.text()
    assert text.isascii()
    assert "##" in text
    assert "." in text
    assert "Tolupan" in text
    colors = {color for y in range(rows) for _, ink in chart.row(y) for color in (ink.fg, ink.bg)}
    assert (colors == {None}) == palette.plain


def test_without_colors_land_is_a_glyph_too() -> None:
    chart = Chart(caribbean(134, 42), PLAIN)
    chart.show(full(134))
    assert "####" in chart.text()
    assert not set("▀▄█▌▐") & set(chart.text())
    assert "Cumaná" in chart.text()


@pytest.mark.parametrize(("columns", "rows"), [*SIZES, (1, 1), (20, 5), (250, 90)])
def test_every_row_is_as_wide_as_the_frame_and_keeps_the_budget_of_runs(columns: int, rows: int) -> None:
    chart = Chart(caribbean(columns, rows))
    chart.show(full(columns))
    for y in range(rows):
        row = chart.row(y)
        assert sum(len(text) for text, _ in row) == columns
        assert len(row) <= 45


def test_moving_the_cursor_changes_only_the_rows_of_the_two_places() -> None:
    chart = Chart(caribbean(134, 42))
    chart.show(replace(full(134), cursor="havana"))
    before = [chart.row(y) for y in range(42)]
    changed = chart.show(replace(full(134), cursor="calusa"))
    rows = {y for one in ("havana", "calusa") for y in (chart.spots[one].y, chart.labels[one].y)}
    assert set(changed) == rows
    assert all((chart.row(y) is before[y]) == (y not in rows) for y in range(42))
    assert chart.show(replace(full(134), cursor="calusa")) == []


def test_a_token_that_grows_moves_nothing_but_its_own_row() -> None:
    scene = full(134)
    chart = Chart(caribbean(134, 42))
    short = tuple(replace(token, text="Rs") if token.place == "trujillo" else token for token in scene.tokens)
    chart.show(replace(scene, tokens=short))
    spots = chart.spots
    assert re.search("Rs.Trujillo", chart.text())
    assert chart.show(scene) == [spots["trujillo"].y]
    assert chart.spots == spots
    assert re.search("RsF\\$.Trujillo", chart.text())


def test_the_cursor_is_seen_without_colors() -> None:
    chart = Chart(caribbean(134, 42))
    chart.show(replace(full(134), cursor="trujillo"))
    assert ">RsF$<Trujillo" in chart.text()


def test_lit_and_marked_names_stand_out() -> None:
    chart = Chart(caribbean(134, 42))
    chart.show(replace(full(134), lit={"ais": "q"}, marked=frozenset({"calusa"})))
    inks = {text.strip(): ink for y in range(42) for text, ink in chart.row(y)}
    assert inks["Ais"].attrs & BOLD
    assert inks["q"].bg == chart.palette.lit_bg
    assert any(ink.attrs & UNDERLINE for text, ink in inks.items() if text and text in "Calusa")


def test_lanes_lead_from_name_to_name_and_a_route_follows_them() -> None:
    chart = Chart(caribbean(82, 26))
    seas = (Place("a", -80.0, 15.0, "Western", kind="sea", slot=0), Place("b", -68.0, 15.0, "Eastern", kind="sea", slot=0))
    lane = Lane(((-80.0, 15.0), (-74.0, 17.0), (-68.0, 15.0)), ends=("a", "b"))
    chart.show(Scene(places=seas, lanes=(lane,)))
    dots = {(x, y) for y, line in enumerate(lines(chart)) for x, char in enumerate(line) if char == "·"}
    assert min(y for _, y in dots) < chart.spots["a"].y
    assert min(x for x, _ in dots) - chart.labels["a"].x - len("Western") < 3
    for route in (("a", "b"), ("b", "a")):
        chart.show(Scene(places=seas, lanes=(lane,), route=route))
        band = {(x, y) for y in range(26) for x, mark in chart._marks[y].items() if mark.fg == chart.palette.route}
        assert "·" not in chart.text()
        assert len(band) >= len(dots)
        assert all(min(abs(x - at) + abs(y - row) for at, row in band) <= 1 for x, y in dots)


def test_only_a_current_has_an_arrow_head_and_lanes_keep_to_the_sea() -> None:
    chart = Chart(caribbean(134, 42))
    points = ((-75.0, 15.0), (-68.0, 15.0))
    chart.show(Scene(lanes=(Lane(points),)))
    assert "· · · ·" in chart.text()
    assert ">" not in chart.text()
    chart.show(Scene(lanes=(Lane(points, one_way=True),)))
    assert chart.text().count("»") == 1
    chart.show(Scene(lanes=(Lane(((-76.0, 10.0), (-70.0, 7.0)), one_way=True),)))
    for y in range(42):
        for x, char in enumerate(lines(chart)[y]):
            assert char not in "·»v" or not chart.ground.is_land(x, y)


@pytest.mark.parametrize(("columns", "rows"), SIZES)
def test_a_route_is_a_line_in_the_color_of_the_fleet_with_an_arrow_head(columns: int, rows: int) -> None:
    chart = Chart(caribbean(columns, rows))
    scene = full(columns)
    chart.show(scene)

    def trail(color: str) -> str:
        """The cells drawn in a color on the bare sea, block by block."""
        runs = [(text, ink) for y in range(rows) for text, ink in chart.row(y)]
        return "".join(text for text, ink in runs if ink.fg == color and ink.attrs & BOLD and not set(text) - set(QUARTERS) - set("«»^v"))

    route = ("barataria-bay", "new-providence", "tortuga")
    assert not trail("#0072b2")
    assert chart.show(replace(scene, route=route, sailor="fleet:blue"))
    assert len(trail("#0072b2")) >= 8
    assert sum(map(trail("#0072b2").count, "«»^v")) == 1
    shorter = len(trail("#0072b2"))
    chart.show(replace(scene, route=(*route, "ile-a-vache"), sailor="fleet:blue"))
    assert len(trail("#0072b2")) > shorter
    dark = tuple(replace(token, bg="#002040") if token.id == "fleet:blue" else token for token in scene.tokens)
    chart.show(replace(scene, tokens=dark, route=route, sailor="fleet:blue"))
    assert not trail("#002040")  # hardly seen on the sea
    assert len(trail(chart.palette.route)) == shorter


def test_a_token_without_an_id_belongs_on_a_site() -> None:
    chart = Chart(caribbean(134, 42))
    with pytest.raises(ValueError, match="hewanorra"):
        chart.show(replace(full(134), tokens=(Token("R", "#ffffff", "#000000", "hewanorra"),)))


def test_the_chart_needs_no_textual_and_no_rich() -> None:
    code = "import sys, pax_tui.widgets.chart; assert not {'textual', 'rich'} & sys.modules.keys()"
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT)


def test_the_grounds_that_lie_ready_are_those_that_would_be_built() -> None:
    assert ready_maps.FILE.read_text(encoding="ascii") == ready_maps.text()
    for frame in ready_maps.frames():
        assert coast.key(frame) in coast.ready(), "every table at the standard sizes"
        assert coast.ground(frame) == coast.build(frame)
