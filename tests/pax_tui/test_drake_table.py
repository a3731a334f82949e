"""The full screen of Francis Drake: street, map, ship logs, docks and charts; what a mission takes; what nobody else may see; the end."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pax_tui import games
from pax_tui.games.francis_drake import chart, course, kinds
from pax_tui.games.francis_drake.table import DrakeTable
from pax_tui.preview import changes, foresee
from pax_tui.screens.curtain import CurtainScreen
from pax_tui.session import Session, parse_save
from pax_tui.theme import theme
from pax_tui.widgets import paint
from pax_tui.widgets.chart import Chart
from pax_tui.widgets.lines import Graph
from pax_tui.widgets.models import Mats, Street, Tracks
from pax_tui.widgets.sheet import length, plain
from pax_tui.widgets.street import street as paint_street
from pax_tui.widgets.tracks import tracks as paint_tracks
from pax_tui.wording import Wording
from rules.francis_drake.game import GAME
from rules.francis_drake.tables import DESTINATION_IDS, LOCATION_IDS, MISSIONS, SEATS, TILE_SETS
from rules.francis_drake.words import EVENTS
from rules.kernel import chance
from rules.kernel.decision import CHANCE
from rules.kernel.position import Position
from rules.kernel.record import Record
from tests.pax_tui.stage import LARGE, MEDIUM, SIZES, SMALL, opened, press, seen, table

pytestmark = pytest.mark.usefixtures("home")
NAMES = dict(zip(SEATS, ("Ana", "Ben", "Ida", "Oto", "Xan"), strict=True))
RECORDS = Path(__file__).resolve().parents[1] / "records" / "francis_drake"
LOOK = theme()


def load(name: str) -> Record:
    """A finished game, with people at the table."""
    save = json.loads((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    return parse_save({**save, "seats": {seat: NAMES[seat] for seat in save["seats"]}})


@cache
def made(players: int = 5) -> DrakeTable:
    """A table with so many people."""
    return DrakeTable(Wording(games.face(GAME.id).words, GAME, dict(list(NAMES.items())[:players])), LOOK)


def until(ask: str, name: str = "5-3", count: int = 1) -> Session:
    """A session at the `count`-th question of a kind in a record."""
    record = load(name)
    again = Record.new(GAME, record.seats, record.options)
    for option in record.choices:
        decision = again.position.decision
        count -= decision is not None and decision.ask == ask
        if not count:
            break
        again.play(option)
    return Session(again, 1)


def placed(position: dict[str, Any], players: int = 4) -> Position:
    """A position in the notation of scenarios."""
    found = GAME.new(tuple(SEATS[:players]), {})
    GAME.place(found, position)
    return found


def painted(view: Any, tile: str, width: int, height: int, players: int = 5) -> str:
    """A panel as text."""
    made_table = made(players)
    painter = {each.id: each.painter for each in made_table.tiles(players)}[tile]
    return painter(made_table.model(tile, view), width, height, LOOK).text()


def walks(players: int, seed: int) -> Iterator[Position]:
    """The positions of a random game in which somebody is asked."""
    rng, position = Random(seed), GAME.new(tuple(SEATS[:players]), {})
    while (decision := position.decision) is not None:
        if decision.seat != CHANCE:
            yield position
        options = decision.options or ()
        position.choose(chance.answer(decision, rng) if decision.seat == CHANCE else options[int(rng.random() * len(options))])
    yield position


# -- Plymouth Street


def test_the_street_lies_in_walking_order_with_what_its_circles_give() -> None:
    model = made().model("street", until("street").view(None))
    assert isinstance(model, Street)
    assert [stop.number for stop in model.stops] == list(range(1, 19))
    assert {stop.id for stop in model.stops} == set(LOCATION_IDS)
    crew = next(stop for stop in model.stops if stop.id == "crew-1")
    assert [circle.text for circle in crew.circles] == ["3", "2", "2", "1"]
    for players in (3, 4, 5):
        view = GAME.new(tuple(SEATS[:players]), {}).view(None)
        shown = made(players).model("street", view)
        for stop in shown.stops:
            location = LOCATION_IDS.index(stop.id)
            assert len(stop.circles) >= min(TILE_SETS[players].number[location], 1)


def test_what_lies_behind_the_one_who_is_asked_is_told_from_what_is_ahead() -> None:
    session = until("street", count=12)
    view = session.view(None)
    model = made().model("street", view)
    asked = view.asked[0]
    stands = LOCATION_IDS[view.standing[asked]]
    at = next(n for n, stop in enumerate(model.stops) if stop.id == stands)
    assert model.stops[at].place == "here"
    assert all(stop.place == "behind" for stop in model.stops[:at])
    assert all(stop.place in ("ahead", "shut") for stop in model.stops[at + 1 :])
    assert (chart.LETTERS[asked], SEATS[asked]) in model.stops[at].here
    options = {option[1] for option in session.decision.options or () if option[0] == "stop"}  # type: ignore[union-attr]
    assert options == {stop.id for stop in model.stops if stop.place == "ahead"}


def test_a_disc_stands_in_its_circle_and_drake_shows_both() -> None:
    for position in walks(3, 4):
        view = position.view(None)
        model = made(3).model("street", view)
        discs = sum(len(circle.taken) for stop in model.stops for circle in stop.circles)
        used = sum(10 - view.player_discs[s] for s in view.seats)
        assert discs == used


@pytest.mark.parametrize(("width", "height", "rows"), [(137, 12, 2), (82, 8, 3), (80, 17, 3)])
def test_every_location_has_its_box_at_each_size(width: int, height: int, rows: int) -> None:
    sheet = paint_street(made().model("street", until("street").view(None)), width, height, LOOK)
    assert set(sheet.hits.values()) == set(LOCATION_IDS)
    tops = {min(y for (_, y), hit in sheet.hits.items() if hit == location) for location in LOCATION_IDS}
    assert len(tops) == rows


# -- the map


def test_every_destination_has_a_plate_with_defence_worth_stone_and_circles() -> None:
    view = until("place_disc").view(None)
    plates = {plate.id: ["".join(text for text, *_ in row) for row in plate.rows] for plate in made().scene(view, 137).plates}
    assert set(DESTINATION_IDS) <= set(plates)
    assert plates["veracruz"][0].split() == ["Veracruz", "5VP"]
    assert plates["veracruz"][1].split() == ["F", "3+?c", "1g", "Go", "○○"]
    assert plates["portobelo"][1].split() == ["T", "1c", "Si", "○○"]
    assert plates["santo-domingo"][1].split() == ["P", "ISCT", "○○○"]
    assert plates["windward-galleon"][1].split()[0] == "G"
    assert {"zone:1", "zone:2", "zone:3", "zone:4"} <= set(plates)


@pytest.mark.parametrize("columns", [137, 82, 80])
def test_plates_are_as_wide_as_their_rows_and_none_hides_another(columns: int) -> None:
    rows = {137: 32, 82: 18, 80: 17}[columns]
    drawn = Chart(DrakeTable.framing(columns, rows, False))
    for n, position in enumerate(walks(5, 2)):
        if n % 25 == 0:
            scene = made().scene(position.view(None), columns)
            for plate in scene.plates:
                assert all(sum(len(text) for text, *_ in row) <= plate.columns for row in plate.rows), plate.id
    drawn.show(scene)
    boxes = [drawn.boxes[plate.id] for plate in scene.plates if plate.id in DESTINATION_IDS]
    for n, (x, y, wide, high) in enumerate(boxes):
        for left, top, columns_, rows_ in boxes[:n]:
            assert x >= left + columns_ or left >= x + wide or y >= top + rows_ or top >= y + high
        assert x >= 0 and y >= 0 and x + wide <= columns and y + high <= rows


def test_a_disc_is_a_letter_to_others_and_has_its_number_for_its_owner() -> None:
    session = until("place_disc", count=12)
    position = session.position
    for viewer in (None, *position.view(None).seats):
        view = position.view(viewer)
        plates = {plate.id: plate.rows[2] for plate in made().scene(view, 137).plates if plate.id in DESTINATION_IDS}
        for d, name in enumerate(DESTINATION_IDS):
            texts = [text for text, *_ in plates[name] if text.strip()]
            assert len(texts) == len(view.discs[d])
            for text, (seat, _) in zip(texts, view.discs[d], strict=True):
                assert text[0] == chart.LETTERS[seat]
                assert (len(text) == 2) == (seat == viewer)


# -- the cursor line


def test_everything_that_can_be_looked_at_has_a_name_and_a_line_that_keeps_to_its_width() -> None:
    for position in (until("street", count=20).position, until("attack").position):
        for target, name in made().places():
            assert name, target
            line = made().look(position.view(None), target)
            assert plain(line) != "The cursor is on nothing."
            for width in (78, 118):
                cut = made().look(position.view(None), target, width)
                assert length(cut) <= width
                assert plain(cut).split(" · ")[0] == plain(line).split(" · ")[0]


def test_the_cursor_line_tells_a_fort_and_what_it_is_to_the_one_who_is_asked() -> None:
    view = until("attack_blind", "4-3", 3).view(None)
    line = plain(made(4).look(view, "havana"))
    assert line.startswith("Havana · fort · takes 1 crew + a face-down counter, 3 guns · 4 VP · silver lies there")
    assert line.endswith("if the counter adds no more than 1")


# -- options, stakes


def test_what_a_raid_takes_and_what_one_has_is_told() -> None:
    session = until("attack_blind", "4-3", 3)
    lines = [plain(line) for line in made(4).stakes(session.view(None), ("attack",))]
    assert lines[0] == "crew 1-3, has 2   guns 3, has 3"
    assert lines[1] == "if the counter adds no more than 1"
    assert "4 VP" in lines[2] and "silver for the chest" in lines[2]


def test_stakes_fit_and_every_option_has_words_and_points_where_it_should() -> None:
    """Through whole games: no message is missing, whatever is asked."""
    words = made().words
    for players, seed in ((3, 1), (5, 2)):
        table_ = made(players)
        for position in walks(players, seed):
            decision = position.decision
            if decision is None:
                continue
            view = position.view(decision.seat)
            said = [words.question(decision)]
            for option in list(decision.options or ())[:6]:
                lines = table_.stakes(view, option)
                assert len(lines) <= 5 and all(length(line) <= 76 for line in lines)
                said += [plain(line) for line in lines] + [words.option(option, decision), table_.group(option, decision).title]
                targets = table_.targets(option)
                assert bool(targets) == (option[0] in ("stop", "sail_to", "look_discs", "look_counter", "swap", "move_to"))
                assert all((table_.tile_of(target) == "street") == (option[0] == "stop") for target in targets)
            assert not [text for text in said if "‹" in text]


def test_no_preview_takes_a_hidden_number_for_certain() -> None:
    """A few tries may agree in what a counter shows or where a disc lies; it is not told all the same."""
    tried = 0
    for position in walks(4, 5):
        decision = position.decision
        if decision is None or not decision.options or decision.ask not in ("attack_blind", "place_disc", "which_disc", "swap_discs"):
            continue
        for option in decision.options[:2]:
            foreseen = foresee(position, option, DrakeTable.certain)
            assert foreseen is not None
            tried += 1
            assert not [event for event in foreseen.events if event[0] in ("arrived", "counter_flipped", "attack_failed")]
            if decision.ask == "attack_blind" and option == ("attack",):
                assert not changes(foreseen, made(4).measures)
    assert tried > 40


def test_every_event_has_its_kind_and_the_log_can_be_filtered_by_it() -> None:
    assert set(kinds.KINDS) == set(EVENTS)
    for kind in set(kinds.KINDS.values()):
        assert made().words.has(f"log-kind-{kind}")


# -- secrets


def everything(table_: DrakeTable, view: Any) -> str:
    """All that the table shows to a viewer, as text."""
    shown = [table_.scene(view, columns) for columns in (137, 80)]
    drawn = [str([(p.id, p.rows) for p in scene.plates]) for scene in shown]
    drawn += [str(table_.model(tile.id, view)) for tile in table_.tiles(len(view.seats))]
    drawn += [plain(table_.status(view, 200).left), plain(table_.standing(view, 200, view.seats[0]).left)]
    drawn += [plain(table_.look(view, target)) for target, _ in table_.places()]
    drawn += [str(table_.hand(view)), str(table_.counts(view))]
    decision = view.asked
    if decision is not None:
        drawn += [str(table_.stakes(view, None)), str({k: m.amount for k, m in table_.measures(view).items()})]
    return "\n".join(drawn)


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 6), (5, 3)])
def test_screens_of_positions_that_a_seat_cannot_tell_apart_are_alike(players: int, seed: int) -> None:
    """Resampling what others hold changes nothing that any seat, or the open table, sees; looked at in the moments of secrets."""
    rng, table_, looked = Random(seed), made(players), 0
    for n, position in enumerate(walks(players, seed)):
        decision = position.decision
        if decision is None or not (decision.secret or n % 12 == 0) or n % 4:
            continue
        looked += 1
        for viewer in position.view(None).seats:
            other = position.resample(viewer, rng)
            for looker in (viewer, None):
                assert everything(table_, other.view(looker)) == everything(table_, position.view(looker))
    assert looked > 10


def test_the_open_table_holds_no_number_no_counter_and_no_chest() -> None:
    for position in walks(4, 8):
        view = position.view(None)
        text = everything(made(4), view)
        assert "Known to" not in text
        if view.laid and not view.revealed:
            assert not [disc for disc in MISSIONS if f"Mission {disc}" in text]
        if position.decision is not None:
            assert "chest: " not in text


@pytest.mark.parametrize("size", SIZES)
async def test_a_disc_is_laid_behind_the_opaque_screen(size: tuple[int, int]) -> None:
    async with opened(until("place_disc"), size) as pilot:
        assert isinstance(pilot.app.screen, CurtainScreen)
        text = await press(pilot, pilot.app.screen.key)
        assert " only" in text and "place a disc?" in text
        text = await press(pilot, "enter")
        assert "Which disc does" in text, "one secret choice after another needs no second curtain"
        await press(pilot, "2", "enter")
        assert isinstance(pilot.app.screen, CurtainScreen)
        open_panels = "".join(getattr(panel, "text", str)() for panel in table(pilot).children)
        assert "Mission 2" not in open_panels
        assert "Known to" not in open_panels


async def test_what_only_its_owner_may_see_is_shown_behind_the_opaque_screen() -> None:
    async with opened(until("attack"), MEDIUM) as pilot:
        text = await press(pilot, "c")
        assert "chest" not in text.lower().replace("chests are closed", "")
        text = await press(pilot, "h", "b")
        assert "Pass the keyboard to" in text
        text = await press(pilot, "b")
        assert "Known to Ben alone" in text


# -- the screens


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("ask", ["street", "attack", "trade", "go_home"])
async def test_each_size_shows_who_is_asked_what_and_how_the_game_stands(size: tuple[int, int], ask: str) -> None:
    session = until(ask, "4-3", 2)
    asked = session.decision
    assert asked is not None
    async with opened(session, size) as pilot:
        text = seen(pilot)
        name = list(NAMES.values())[asked.seat]
        assert f"{name}  is asked" in text
        assert f"({asked.section})" in text
        assert "Voyage 1 of 3" in text
        assert "VP" in text
        if size == LARGE:
            for panel in ("Plymouth Street", "Docks and charts", "Ship logs", "ZONE 4", "Log"):
                assert panel in text
        if size == SMALL and ask == "street":
            assert "18" in text.split("Plymouth Street")[1], "the street is the panel that is open"
            for key, title in (("t", "Docks and charts"), ("o", "Ship logs"), ("l", "Log"), ("s", "Plymouth Street")):
                assert title in await press(pilot, key)


async def test_a_mission_under_question_has_the_cursor() -> None:
    session = until("attack", "4-3")
    async with opened(session, MEDIUM) as pilot:
        assert session.decision is not None
        assert table(pilot).cursor == session.decision.args[0]


@pytest.mark.parametrize("look", ["light", "high-contrast", "color-blind", "monochrome"])
def test_panels_in_every_theme_and_in_ascii(look: str) -> None:
    view = until("go_home").view(None)
    plain_table = DrakeTable(made().words, theme(look, ascii_only=True))
    for painter, tile, width, height in ((paint_street, "street", 82, 8), (paint_tracks, "tracks", 38, 16), (paint.mats, "ships", 38, 12)):
        model = plain_table.model(tile, view)
        assert isinstance(model, Street | Tracks | Mats)
        assert painter(model, width, height, plain_table.theme).text().isascii()
    drawn = Chart(DrakeTable.framing(82, 18, True), plain_table.theme.chart)
    drawn.show(plain_table.scene(view, 82))
    assert drawn.text().isascii()


def test_the_key_to_the_map_fits_the_smallest_screen() -> None:
    assert all(length(line) <= 76 for line in made().legend().lines)
    assert "‹" not in "".join(plain(line) for line in made().legend().lines)


def test_the_score_track_shows_everybody_once() -> None:
    view = until("go_home", count=3).view(None)
    model = made().model("tracks", view)
    assert isinstance(model, Tracks) and model.scale is not None
    assert sorted(model.scale.marks) == sorted((view.score[s], chart.LETTERS[s], SEATS[s]) for s in view.seats)
    assert "Homebound" in painted(view, "tracks", 63, 16)


# -- the end


@pytest.mark.parametrize("name", ["3-3", "4-3", "5-3C"])
def test_the_course_of_a_game_adds_up(name: str) -> None:
    record = load(name)
    found, view = course.trace(record), record.position.view(None)
    for seat in view.seats:
        assert 4 + sum(found.sources[seat].values()) == view.score[seat]
        assert 4 + sum(found.voyages[seat].values()) == view.score[seat]
    told = made(len(view.seats)).course(record)
    text = "\n".join(plain(line) for line in told.ending)
    result = record.position.outcome()
    assert result is not None
    assert f"{list(NAMES.values())[result.winners[0]]} has won with" in text
    graph = told.charts[0]
    assert isinstance(graph, Graph)
    assert [series.values[-1] for series in graph.series] == [view.score[s] for s in view.seats]
    assert 5 <= len(told.story) <= 10
    assert not [line for _, line, _ in told.story if "‹" in plain(line)]
    heads, counts = made(len(view.seats)).counts(view)
    assert all(len(count.values) == len(heads) for count in counts)


def test_the_end_is_told_line_by_line_too() -> None:
    record = load("3-3")
    told = games.face(GAME.id).telling(record, Wording(games.face(GAME.id).words, GAME, record.seats))
    text = "\n".join(told)
    assert "has won with" in text
    assert "VP came from" in text
    assert "Victory points: " in text
    assert sum(line.startswith("voyage ") for line in told) >= 5


async def test_the_replay_goes_from_voyage_to_voyage() -> None:
    from pax_tui.screens.replay import ReplayScreen

    record = load("3-3")
    async with opened(None, MEDIUM) as pilot:
        pilot.app.open_replay(record)  # type: ignore[attr-defined]
        text = await press(pilot, "pagedown", "pagedown", "pagedown")
        assert isinstance(pilot.app.screen, ReplayScreen)
        assert "Voyage 3 of 3" in text
