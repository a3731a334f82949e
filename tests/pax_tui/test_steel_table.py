"""The Sea & Steel table: plates and their letters, the sheet of what goes on, odds, words for everything, no secret in any panel."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pax_tui import games
from pax_tui.games.sea_and_steel import chart, kinds, stakes
from pax_tui.games.sea_and_steel.seen import Seen
from pax_tui.games.sea_and_steel.table import SteelTable
from pax_tui.session import Session, parse_save
from pax_tui.theme import theme
from pax_tui.widgets.chart import Chart
from pax_tui.widgets.sheet import length, plain
from pax_tui.wording import Wording
from rules.kernel.decision import CHANCE, Decision, Option
from rules.kernel.position import Event
from rules.kernel.record import Record
from rules.sea_and_steel.combat import hits
from rules.sea_and_steel.game import GAME
from rules.sea_and_steel.state import SeaPosition
from rules.sea_and_steel.tables import AREA_NAMES, AREAS, CARD, EVENT_CARDS, INDIGENOUS, SIDES, SPANISH
from rules.sea_and_steel.words import EVENTS, OPTIONS
from tests.pax_tui.stage import LARGE, MEDIUM, SIZES, SMALL, opened, press, seen, table

pytestmark = pytest.mark.usefixtures("home")
TWO = {"spanish": "Ana", "indigenous": "Ben"}
ALONE = {"spanish": "Ana", "indigenous": "auto"}
WORDS = Wording(games.face(GAME.id).words, GAME, TWO)
LOOK = theme()
TABLE = SteelTable(WORDS, LOOK)
RECORDS = Path(__file__).parents[1] / "records" / "sea_and_steel"
MAPS = ((137, 44), (82, 26), (80, 17))
"""The map at the three sizes."""
FULL = {
    "turn": 3,
    "phase": "impulse",
    "side": "spanish",
    "fate": 30,
    "royal_support": 6,
    "spanish": {"7": "columbus horseman foot-reduced notary", "8": "pawn", "15": "arquebusier arquebusier foot foot foot"},
    "indigenous": {"6": "naboria cacique", "9": "caonabo tama-reduced calinago", "12": "troop captain", "3": "naboria naboria-reduced"},
    "palisades": [8],
    "citadels": [15],
    "parchments": [1, 2, 8, 9],
    "anacaona": True,
    "impulses": {"spanish": 2, "indigenous": 1},
}
FIGHT = {
    "phase": "combat",
    "side": "spanish",
    "fate": 20,
    "spanish": {"7": "columbus horseman foot"},
    "indigenous": {"7": "naboria calinago"},
}


def placed(position: dict[str, Any]) -> Record:
    record = Record.new(GAME, TWO, GAME.settle(tuple(TWO), {}))
    GAME.place(record.position, position)
    return record


def sat(position: dict[str, Any]) -> Session:
    made = Session(placed(position), 3)
    made.history = lambda: list(made.log)  # type: ignore[method-assign]  # what was placed cannot be replayed
    return made


def view(position: dict[str, Any] | None = None, seat: int | None = None) -> Any:
    pos = placed(FULL if position is None else position).position
    assert pos.decision is not None
    return pos.view(seat)


def plates(position: dict[str, Any] | None = None, columns: int = 137) -> dict[str, tuple[str, str]]:
    """By area the two rows of its plate."""
    scene = TABLE.scene(view(position), columns)
    return {p.id: tuple("".join(text for text, _, _ in row) for row in p.rows) for p in scene.plates}  # type: ignore[misc]


def restless(options: Sequence[Option], rng: Random) -> Option:
    busy = [o for o in options if o[0] not in ("done", "decline", "stop", "stand")]
    options = busy if busy and rng.random() < 0.85 else options
    return options[int(rng.random() * len(options))]


@cache
def corpus() -> tuple[tuple[SeaPosition, Decision, Option], ...]:
    """The first positions at every question, with every kind of option, of some random games; two against the Nitayno among them."""
    found, known = [], set()
    for seed in range(6):
        seats = ALONE if seed > 3 else TWO
        record, rng = Record.new(GAME, seats, GAME.seated(seats, {})), Random(seed)
        while (decision := record.position.decision) is not None and len(record.choices) < 2600:
            assert isinstance(record.position, SeaPosition)
            for option in decision.options or ():
                kind = (decision.ask, option[0], decision.seat, len(found) % 7)
                if decision.seat != CHANCE and kind not in known:
                    known.add(kind)
                    found.append((record.position.copy(), decision, option))
            record.play(restless(decision.options or (), rng))
    return tuple(found)


@cache
def told() -> tuple[Event, ...]:
    """Everything that is told in the golden games and in one against the Nitayno."""
    found: list[Event] = []
    for path in RECORDS.glob("*.json"):
        record = parse_save(json.loads(path.read_text(encoding="utf-8")))
        again = Record.new(GAME, record.seats, record.options)
        for option in record.choices:
            found += again.play(option)
    return tuple(found)


# -- the map


def test_a_plate_says_number_control_name_marks_and_worth() -> None:
    heads = {i: " ".join(rows[0].split()) for i, rows in plates().items()}
    assert heads["area:7"] == "7S Maguana J 2"
    assert heads["area:8"] == "8S Higüey P 1*"
    assert heads["area:15"] == "15S Lucayas C 1"
    assert heads["area:6"] == "6I Marién 1"
    assert heads["area:4"] == "4I Bayamo J 1"


def test_pieces_are_a_letter_and_the_factor_in_their_present_role() -> None:
    """Spain acts, so its pieces show what they attack with; the others defend, with Anacaona's bonus; reduced ones are small."""
    rows = {i: " ".join(rows[1].split()) for i, rows in plates().items()}
    assert rows["area:7"] == "CO4 H5 f3 N1 t"
    assert rows["area:9"] == "CA4 t2 K4 AN t", "Anacaona adds 1 to Units"
    assert rows["area:12"] == "X3 V4 c"
    assert rows["area:3"] == "B3 b2 t", "jungle adds 1 to Taínos who defend"


def test_a_crowded_plate_counts_alike_pieces() -> None:
    crowded = {"spanish": {"15": "horseman horseman horseman foot foot foot foot arquebusier pawn pawn pawn notary"}, "phase": "impulse"}
    for columns, text in ((137, "3H5 A4 4F4 3P2 N1"), (80, "3H A 4F 3P N")):
        row = plates({**crowded, "side": "spanish", "fate": 20}, columns)["area:15"][1]
        assert row[1 : 1 + len(text)] == text
        assert len(row) == (chart.WIDE if columns > 100 else chart.SLIM)


def test_what_finds_no_room_at_all_is_hinted_at() -> None:
    many = [(letter, "4", ("#000000", "#ffffff")) for letter in "HAFPNBCTK" for _ in range(11)]
    assert "".join(text for text, _, _ in chart.written(many, 12)) == "11H11A11F+"


@pytest.mark.parametrize("size", MAPS)
def test_no_plate_lies_over_another_or_over_the_mark_of_an_area(size: tuple[int, int]) -> None:
    frame = chart.FRAMING(*size, False)
    drawn = Chart(frame, LOOK.chart)
    scene = TABLE.scene(view(), size[0])
    drawn.show(scene)
    assert len(drawn.boxes) == len(AREAS)
    taken: set[tuple[int, int]] = set()
    for left, top, columns, rows in drawn.boxes.values():
        cells = {(x, y) for x in range(left, left + columns) for y in range(top, top + rows)}
        assert not cells & taken
        assert all(0 <= x < frame.columns and 0 <= y < frame.rows for x, y in cells)
        taken |= cells
    for plate in scene.plates:
        x, y = map(int, frame.cell(*plate.spot))
        assert (x, y) not in taken, plate.id
        assert drawn.at(x, y) == plate.id, "the number where the area lies belongs to it too"


@pytest.mark.parametrize("columns", [137, 80])
def test_every_plate_can_be_lit_looked_at_and_reached_by_arrows(columns: int) -> None:
    drawn = Chart(chart.FRAMING(columns, 44 if columns > 100 else 17, False), LOOK.chart)
    lit = {chart.area_id(a): chr(96 + a) for a in AREAS}
    drawn.show(TABLE.scene(view(), columns, lit, "area:7"))
    text = drawn.text()
    for area in AREAS:
        assert f"{chr(96 + area)}{area}" in text
    reached, todo = set(), ["area:7"]
    while todo:
        here = todo.pop()
        if here not in reached:
            reached.add(here)
            todo += [t for d in ("left", "right", "up", "down") if (t := drawn.nearest(here, d))]  # type: ignore[arg-type]
    assert reached == set(lit)


def test_the_cursor_line_says_everything_and_keeps_to_its_width() -> None:
    line = plain(TABLE.look(view(), "area:8"))
    facts = ("8 Higüey", "Spain", "Pawn 2", "Palisade", "1 VP (2 once a Notary acts)", "Taínos/Caribes", "next to 7 Maguana, 9 Jaragua")
    for fact in facts:
        assert fact in line, fact
    assert "jungle" in plain(TABLE.look(view(), "area:7"))
    assert "5 Units, more than 3" in plain(TABLE.look(view(), "area:15"))
    assert "fought over" in plain(TABLE.look(view(FIGHT), "area:7"))
    for width in (118, 78, 60):
        for target, name in TABLE.places():
            short = plain(TABLE.look(view(), target, width))
            assert len(short) <= width
            assert short.startswith(name)


def test_the_legend_explains_every_letter_in_a_row_each() -> None:
    lines = [plain(line) for line in TABLE.legend().lines]
    for letter in (*chart.LETTERS.values(), *chart.LEADERS, chart.ANACAONA, chart.SONS, "J", "P", "C", "1*"):
        assert any(letter in line[:12] for line in lines), letter
    assert all(len(line) <= 76 for line in lines)


def test_letters_of_pieces_are_all_different() -> None:
    assert len(set(chart.LETTERS.values())) == len(chart.LETTERS)


# -- rows and tiles


@pytest.mark.parametrize("width", [200, 120, 80])
def test_every_width_shows_turn_who_is_asked_vp_goal_support_and_marker(width: int) -> None:
    status, standing = TABLE.status(view(), width).left, TABLE.standing(view(), width, None).left
    assert length(status) <= width - 2
    assert length(standing) <= width - 2
    assert "Turn 3 of 6" in plain(status)
    assert "Ana" in plain(status)
    for fact in ("4", "15", "6", "free"):
        assert fact in plain(standing)


def test_the_fate_tile_shows_gold_icons_and_what_the_card_does() -> None:
    text = tile("fate")
    for fact in ("Are We in Cathay?", "4 impulses", "1:+1", "6:-1", "Navigation Difficulties", "Royal Support +1"):
        assert fact in text, fact


def test_the_tracks_say_what_the_end_would_add() -> None:
    text = tile("tally")
    for fact in ("4/15", "Impulse", "Support", "4 -1 Anacaona = 3"):
        assert fact in text, fact


def test_the_forces_count_pieces_bags_leaders_and_forts() -> None:
    text = tile("forces")
    for fact in ("1H", "3F 1f", "bag 19", "CO Columbus in 7", "CA Caonabó in 9", "AN Anacaona in 9", "Palisades 9, Citadels 2"):
        assert fact in text, fact


def tile(name: str, position: dict[str, Any] | None = None) -> str:
    model = TABLE.model(name, view(position))
    return "\n".join([model.title, *(plain((*row.left, *row.more, (" ", ""), *row.right)) for row in model.rows), model.note])


def test_the_sheet_of_a_combat_shows_each_factor_as_a_sum_and_the_dice_with_their_hits() -> None:
    text = tile("action", FIGHT)
    for fact in ("Combat, 7 Maguana, round 1", "Ana  attacks", "H4 5 -1 jungle = 4", "CO3 4 -1 jungle = 3", "B3 2 +1 jungle = 3", "K4"):
        assert fact in text, fact
    pos = placed(FIGHT).position
    for option in (("assign_all",), ("assign_all",), ("die", 1), ("die", 6), ("die", 2), ("die", 3), ("die", 6)):
        while pos.decision is not None and option not in (pos.decision.options or ()):
            pos.choose(("keep",))
        pos.choose(option)
    while pos.decision is not None and ("keep",) in (pos.decision.options or ()):
        pos.choose(("keep",))
    model = TABLE.model("action", pos.view(None))
    text = "\n".join(plain((*row.left, (" ", ""), *row.right)) for row in model.rows)
    assert "2 hits" in text
    assert "1* 6  2*" in text
    assert "hits to take" in text or "hit to take" in text


def test_the_sheet_of_a_raid_marks_what_the_die_has_done() -> None:
    raid = {**FULL, "fate": 20, "spanish": {"7": "horseman"}, "indigenous": {"6": "naboria cacique"}, "citadels": [], "palisades": []}
    pos = placed(raid).position
    for option in (("activate", 7), ("raid", 7, 6), ("die", 3)):
        pos.choose(option)
    while pos.decision is not None and ("keep",) in (pos.decision.options or ()):
        pos.choose(("keep",))
    model = TABLE.model("action", pos.view(None))
    marked = [plain(row.left).split()[0] for row in model.rows if any(role == "select" for _, role in row.left)]
    assert marked == ["3"]


# -- what is at stake


@pytest.mark.parametrize("factors", [(1,), (4, 2), (5, 5, 3), (6, 0, 2)])
def test_the_odds_of_a_round_are_those_of_every_throw(factors: tuple[int, ...]) -> None:
    real = [min(max(f, 1), 5) for f in factors]
    throws = list(product(range(1, 7), repeat=len(factors)))
    for n, p in enumerate(stakes.chances(factors)):
        assert p == pytest.approx(sum(hits(dice, tuple(real)) == n for dice in throws) / len(throws))


def test_whoever_ends_an_assignment_is_shown_the_odds_of_those_who_then_fight() -> None:
    """4.4.1 B: Columbus (3 in the jungle) alone, not with all who could fight beside him."""
    pos = placed(FIGHT).position
    pos.choose(("assign", "columbus"))

    def odds(option: Option) -> str:
        return " ".join(plain(next(x for x in TABLE.stakes(pos.view(None), option) if "hits" in plain(x))).split())

    assert odds(("done",)).endswith("hits: 0 50% 1 50%")
    assert odds(("assign", "horseman")).endswith("hits: 0 17% 1 50% 2 33%")
    assert odds(("assign_all",)).endswith("3 17%")


def test_what_a_destination_brings_is_shown_before() -> None:
    pos = placed(FULL).position
    for option in (("activate", 7), ("move", 7, "horseman", 0)):
        pos.choose(option)
    there = {goal: "\n".join(plain(x) for x in TABLE.stakes(pos.view(None), ("to", goal))) for goal in (6, 4)}
    assert "H5" in there[6], "the attack it would be"
    assert "B2" in there[6]
    assert "over sea" in there[4]
    assert "a step is paid first" in there[4]
    assert "1 VP, and a roll for gold" in there[4]


def test_stakes_fit_their_panel_and_are_in_words() -> None:
    for pos, decision, option in corpus():
        for seat in (None, decision.seat):
            lines = TABLE.stakes(pos.view(seat), option)
            assert all(length(line) <= 76 for line in lines), (decision.ask, option)
            assert "‹" not in "".join(plain(line) for line in lines), (decision.ask, option)


# -- words, targets, kinds


def test_the_corpus_has_nearly_every_option() -> None:
    verbs = {option[0] for _, _, option in corpus()}
    chance = {"die", "draw", "deal", "reveal", "chit", "nitayno"}
    rare = {"swap", "bring_sons", "leave_sons", "release", "turn_to", "citadel_at", "join", "take_along", "explore"}
    assert not set(OPTIONS) - verbs - chance - rare
    assert len(corpus()) > 300


def test_every_option_is_worded_and_points_at_its_areas() -> None:
    for _, decision, option in corpus():
        assert "‹" not in WORDS.option(option, decision), option
        assert "‹" not in WORDS.question(decision), decision.ask
        assert "‹" not in TABLE.group(option, decision).title
        wanted = {thing for name, thing in zip(OPTIONS[option[0]], option[1:], strict=False) if name in ("area", "goal", "start")}
        assert {chart.area_of(t) for t in TABLE.targets(option)} == wanted
    assert TABLE.targets(("raid", 7, 6))[0] == "area:6", "where it leads to comes first"
    assert TABLE.targets(("done",)) == ()


def test_every_event_is_worded_and_has_a_kind() -> None:
    assert not set(EVENTS) - set(kinds.KINDS)
    for event in set(told()):
        assert "‹" not in WORDS.event(event), event
        assert WORDS.has(f"log-kind-{TABLE.kind(event)}")


def test_every_panel_is_in_words_at_every_question() -> None:
    for pos, decision, _ in corpus():
        for text in texts(pos.view(None)):
            assert "‹" not in text, (decision.ask, text)


@pytest.mark.parametrize("card", sorted(CARD))
def test_every_card_can_be_shown(card: int) -> None:
    text = "\n".join(plain(line) for line in TABLE.card(view(), str(card)))
    assert "‹" not in text
    assert "printed text" in text
    assert plain(TABLE.card_line(str(card))).startswith(f"#{card} ")
    assert str(card) in {i for _, i in TABLE.catalog()}


# -- secrets


def texts(view: Any) -> Iterator[str]:
    """Everything that the panels show of a view, in text."""
    for width in (200, 80):
        yield plain(TABLE.status(view, width).left)
        yield plain(TABLE.standing(view, width, None).left)
    for one in SteelTable.tiles(2):
        yield repr(TABLE.model(one.id, view))
    yield repr(TABLE.scene(view, 137))
    yield repr(TABLE.scene(view, 80))
    for target, _ in TABLE.places():
        yield plain(TABLE.look(view, target))
    yield repr(TABLE.open_cards(view))
    yield repr(TABLE.hand(view))
    yield repr(TABLE.counts(view))


def test_nothing_shown_tells_what_a_seat_cannot_know() -> None:
    """Panels, hands and stakes of each seat and of the open table are those of any position it cannot tell from this one."""
    for n, (pos, decision, option) in enumerate(corpus()[::5]):
        for seat in SIDES:
            other = pos.resample(seat, Random(n))
            if pos.solo >= 0 and seat == INDIGENOUS:
                continue
            assert list(texts(pos.view(seat))) == list(texts(other.view(seat)))
            assert list(texts(pos.view(None))) == list(texts(other.view(None)))
            if decision.seat == seat or not decision.secret:
                assert TABLE.stakes(pos.view(seat), option) == TABLE.stakes(other.view(seat), option)


def test_a_hand_is_listed_for_its_owner_alone_while_he_chooses() -> None:
    choosing = view({"phase": "event", "fate": 20, "turn": 3, "spanish": {"7": "foot"}, "indigenous": {"6": "naboria"}}, SPANISH)
    own = str(TABLE.hand(choosing))
    assert TABLE.shows_hand(choosing)
    assert any(CARD[c]["title"] in own for c in EVENT_CARDS[SPANISH])
    assert not any(CARD[c]["title"] in own for c in EVENT_CARDS[INDIGENOUS])
    assert not TABLE.shows_hand(view(FULL, SPANISH))
    assert "Bobadilla" not in str(TABLE.hand(view()))


# -- on the screen


@pytest.mark.parametrize("size", SIZES)
async def test_each_size_shows_what_must_be_seen(size: tuple[int, int]) -> None:
    async with opened(sat(FULL), size) as pilot:
        text = seen(pilot)
        for fact in ("Turn 3 of 6", "What does Ana do?", "7S", "free", "(4.3.2IV)"):
            assert fact in text, fact
        if size == LARGE:
            for title in (" Fate ", " Tracks ", " Forces ", " The turn ", " Log ", " Choice "):
                assert title in text, title
        for key, title in (("p", " Fate "), ("t", " Tracks "), ("y", " Forces "), ("l", " Log ")):
            if size != LARGE:
                assert title in await press(pilot, key)


@pytest.mark.parametrize("size", SIZES)
async def test_a_combat_opens_its_sheet(size: tuple[int, int]) -> None:
    async with opened(sat(FIGHT), size) as pilot:
        text = seen(pilot)
        assert "Combat, 7 Maguana, round 1" in text
        assert "5 -1 jungle = 4" in text
        assert "who fights for Ana?" in text


async def test_a_move_is_a_digit_and_a_capital() -> None:
    """A piece by its number, then the letter of its place with Shift; twice u takes both back."""
    async with opened(sat(FULL), SMALL) as pilot:
        await press(pilot, "A")
        decision = table(pilot).decision
        assert decision is not None
        assert decision.ask == "activation"
        await press(pilot, "1")
        decision = table(pilot).decision
        assert decision is not None
        assert decision.ask == "destination"
        letter = table(pilot).lit()["area:14"]
        await press(pilot, letter.upper())
        after = table(pilot).session.position
        assert isinstance(after, SeaPosition)
        assert len(after.spanish[14]) == 1
        await press(pilot, "u", "u")
        again = table(pilot).decision
        assert again is not None
        assert again.ask == "activation"


def test_numbers_of_areas_and_cards_are_no_amounts() -> None:
    """Neighboring areas, or cards with numbers in a row, are a list to choose from and not a range to type a number of."""
    assert WORDS.amount(("to", 6)) is None
    assert WORDS.amount(("event", 9)) is None
    assert WORDS.amount(("lower", 2)) == 2


async def test_neighboring_areas_are_chosen_from_a_list_and_the_map() -> None:
    caonabo = {"phase": "event", "side": "indigenous", "turn": 2, "fate": 20, "event": {"indigenous": 2, "spanish": 12}}
    async with opened(sat({**caonabo, "spanish": {"15": "foot"}, "indigenous": {"7": "naboria"}}), SMALL) as pilot:
        decision = table(pilot).decision
        assert decision is not None
        assert decision.options == [("leader_to", area) for area in (6, 7, 8, 9)]
        await press(pilot, "2")
        position = table(pilot).session.position
        assert isinstance(position, SeaPosition)
        assert position.leader_at[2] == 7


async def test_after_a_combat_a_small_screen_shows_the_map_again() -> None:
    async with opened(sat(FIGHT), SMALL) as pilot:
        assert table(pilot).tab == "action"
        for _ in range(40):
            if table(pilot).decision is None or "Combat, 7" not in seen(pilot):
                break
            await press(pilot, "1")
        assert "Combat, 7" not in seen(pilot)


async def test_enter_pressed_too_soon_keeps_the_marker_and_the_place() -> None:
    fight = {**FIGHT, "grace": "spanish", "spanish": {"7": "horseman"}, "indigenous": {"7": "naboria"}}
    async with opened(sat(fight), MEDIUM) as pilot:
        for _ in range(6):
            decision = table(pilot).decision
            if decision is None or decision.ask in ("grace", "withdraw"):
                break
            await press(pilot, "enter")
        assert decision is not None
        assert decision.ask in ("grace", "withdraw")
        before = table(pilot).session.view(None)
        await press(pilot, "enter")
        after = table(pilot).session.view(None)
        assert (after.grace, after.grace_used) == (before.grace, before.grace_used)
        assert all(len(a) <= len(b) for a, b in zip(after.spanish, before.spanish, strict=True))


# -- the end


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.json")), ids=lambda p: p.stem)
def test_a_finished_game_is_told(path: Path) -> None:
    record = parse_save(json.loads(path.read_text(encoding="utf-8")))
    course = TABLE.course(record)
    assert len(course.charts) == 4
    assert 5 <= len(course.story) <= 10
    first, last = plain(course.story[0][1]), plain(course.story[-1][1])
    assert "lands in" in first
    assert "wins" in last
    assert "‹" not in " ".join(plain(line) for _, line, _ in course.story)
    assert "‹" not in " ".join(plain(line) for line in course.ending)
    result = record.position.outcome()
    assert result is not None
    assert WORDS.seat(result.winners[0]) in plain(course.ending[0])
    heads, counts = TABLE.counts(record.position.view(None))
    assert len(heads) == 2
    assert all(len(count.values) == 2 and "‹" not in count.title for count in counts)
    lines = games.face(GAME.id).telling(record, WORDS)
    assert plain(course.ending[0]) == lines[0]
    assert any(line.startswith("VP at the end: ") for line in lines)
    assert lines[-1].startswith(course.story[-1][0])
    vp = course.charts[0]
    assert vp.series[0].values[-1] == record.position.vp  # type: ignore[union-attr,attr-defined]


def test_the_view_reads_the_rules_own_formulas() -> None:
    pos = placed(FULL).position
    assert isinstance(pos, SeaPosition)
    there = Seen(pos.view(None))
    for area in AREAS:
        assert there.value(area) == pos.value(area)
        for side in SIDES:
            assert there.controls(side, area) == pos.controls(side, area)
            assert there.room(side, area) == pos.room(side, area)
    assert AREA_NAMES[7] == "Maguana"
