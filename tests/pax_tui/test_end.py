"""The end of a game: who has won and why, charts, the story; and the replay. First without a screen, then by keys."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

import pytest

from pax_tui import cli, games, rulebook
from pax_tui.games.pax_hispanica import course, story
from pax_tui.games.pax_hispanica.say import Say
from pax_tui.games.table import Table
from pax_tui.screens import replay as replaying
from pax_tui.screens.end import EndScreen
from pax_tui.screens.replay import ReplayScreen
from pax_tui.session import Happened, Session, parse_save
from pax_tui.theme import theme
from pax_tui.widgets.lines import Graph, Lane, Lanes, Series, chart, numbers, ruler, spread
from pax_tui.widgets.sheet import plain
from pax_tui.wording import Wording
from rules.kernel.position import Result
from rules.kernel.record import Record
from rules.pax_hispanica import victory
from rules.pax_hispanica.game import GAME
from rules.pax_hispanica.tables import COLORS
from tests.pax_tui.stage import LARGE, MEDIUM, SMALL, opened, press, seen, settled

pytestmark = pytest.mark.usefixtures("home")
RECORDS = sorted((Path(__file__).resolve().parents[1] / "records").glob("*.json"))
NAMES = dict(zip(COLORS, ("Paz", "Ana", "Ben", "Cem", "Dora"), strict=True))


def load(name: str) -> Record:
    """A finished game, with people at the table."""
    save = json.loads((RECORDS[0].parent / f"{name}.json").read_text(encoding="utf-8"))
    return parse_save({**save, "seats": {seat: NAMES[seat] for seat in save["seats"]}})


def say(record: Record) -> Say:
    return Say(Wording(games.face(GAME.id).words, GAME, record.seats))


def part(record: Record, count: int) -> Record:
    """The same game, unfinished."""
    again = Record.new(GAME, record.seats, record.options)
    for option in record.choices[:count]:
        again.play(option)
    return again


# -- charts


def graph(*values: tuple[int | None, ...]) -> Graph:
    letters = "RBOGP"
    seats = ("red", "blue", "orange", "green", "purple")
    series = tuple(Series(letters[n], seats[n].title(), seats[n], v) for n, v in enumerate(values))
    return Graph("Tokens", tuple(str(1600 + n) for n in range(len(values[0]))), series)


@pytest.mark.parametrize("size", [(80, 22), (60, 19), (60, 29), (30, 8)])
@pytest.mark.parametrize("look", ["parchment", "monochrome"])
def test_lines_that_run_together_all_show_their_letters(size: tuple[int, int], look: str) -> None:
    text = chart(graph(*[(3,) * 20] * 5), *size, theme(look)).text()
    inside = "".join(line[:-9] for line in text.splitlines()[1:-2])
    assert set("RBOGP") <= set(inside)


@pytest.mark.parametrize("size", [(80, 22), (60, 19), (120, 38), (24, 6), (10, 3)])
def test_a_chart_in_ascii_is_ascii_and_fits(size: tuple[int, int]) -> None:
    model = graph((0, 5, 5, 30, 2), (1, 1, 8, 8, 8), (None, None, 4, 4, 4))
    lanes = Lanes("Tracks", model.marks, (Lane("Top", (("R", "red"),) * 5, (True,) * 5, True),), (("R", "Rosa"),), "note")
    for what in (model, lanes):
        sheet = chart(what, *size, theme(ascii_only=True))
        assert sheet.text().isascii()
        assert (sheet.width, sheet.height) == size


def test_the_right_end_names_every_line_with_its_amount_even_where_they_tie() -> None:
    rows = chart(graph((1, 4), (2, 4), (9, 4)), 80, 22, theme()).text().splitlines()
    ends = [row for row in rows if row.rstrip("│ ").endswith(("4 Red", "4 Blue", "4 Orange"))]
    assert len(ends) == 3


def test_a_line_rises_and_falls_where_its_amounts_do() -> None:
    rows = chart(graph((0, 0, 4, 4, 0, 0)), 80, 22, theme()).text().splitlines()
    top = next(row for row in rows if " 4 " in row)
    assert top.index("┌", 2) < top.index("┐", 3) < len(top) - 2
    bottom = next(row for row in rows if " 0 " in row)
    assert "┘" in bottom
    assert "└" in bottom


@pytest.mark.parametrize("rows", [3, 6, 17, 40])
@pytest.mark.parametrize("most", [0, 1, 2, 7, 9, 26, 99, 400])
def test_a_scale_reaches_the_highest_amount_in_whole_steps_that_have_room(most: int, rows: int) -> None:
    top, step = ruler(most, rows)
    assert top >= max(1, most)
    assert top % step == 0
    assert top // step + 1 <= max(2, rows)


def test_every_chart_begins_with_the_first_mark_and_ends_with_the_last() -> None:
    for marks in (1, 2, 30, 53, 200):
        for columns in (2, 10, 53, 120):
            shown = spread(marks, columns)
            assert (shown[0], shown[-1], len(shown)) == (0 if marks > 1 or columns else -1, marks - 1, columns)
            assert list(shown) == sorted(shown)


def test_numbers_hold_the_amounts_of_the_first_and_the_last_mark() -> None:
    table = [plain(line) for line in numbers(graph(tuple(range(40)), tuple(range(40, 0, -1))), 10)]
    assert len(table) <= 13
    assert table[2].split() == ["1600", "0", "40"]
    assert table[-1].split() == ["1639", "39", "1"]


# -- the course


@pytest.mark.parametrize("path", RECORDS, ids=lambda p: p.stem)
def test_a_course_follows_its_record_from_the_first_year_to_the_last(path: Path) -> None:
    record = load(path.stem)
    found = course.trace(record)
    years = [sample.year for sample in found.samples[:-1]]
    assert years == list(range(years[0], record.position.year + 1))  # type: ignore[attr-defined]
    last: Any = record.position
    end = found.samples[-1]
    assert end.dollars == tuple(last.dollars)
    assert end.tokens == victory.tokens(last)
    assert end.figure == tuple(last.figure)
    assert end.war_coffers == last.war_coffers
    assert found.last == len(record.choices)
    assert not any(told.event[2] for told in found.told)


def test_a_sample_is_what_lay_open_when_the_year_began() -> None:
    """A turn that is ended moves no money; what the goods year pays later belongs to the year after."""
    checked = 0
    for path in RECORDS[::4]:
        record = load(path.stem)
        again: Any = Record.new(GAME, record.seats, record.options)
        samples = {sample.year: sample for sample in course.trace(record).samples[:-1]}
        for option in record.choices:
            dollars = tuple(again.position.dollars)
            begun = [e[3] for e in again.play(option) if e[0] == "year"]
            if begun and option in (("end_turn",), ("end_sail",)):
                assert samples[begun[0]].dollars == dollars
                checked += 1
    assert checked > 5


def test_treasure_brought_home_is_what_the_events_say() -> None:
    record = load("5-G3e")
    found = course.trace(record)
    told = [t.event for t in found.told if t.event[0] in course.UNLOADED]
    assert told
    assert sum(found.samples[-1].home) == sum(e[4] if course.UNLOADED[e[0]] else 1 for e in told)


def test_a_course_of_the_longest_game_takes_little_time() -> None:
    name = max((path.stem for path in RECORDS), key=lambda name: len(load(name).choices))
    record = load(name)
    voice = say(record)
    story.course(voice, record)  # words are read once

    def once() -> float:
        again = load(name)  # what is kept of a record goes with the object
        start = process_time()
        story.course(voice, again)
        return process_time() - start

    assert min(once() for _ in range(3)) < 0.15


# -- who has won


def told(record: Record, result: Result | None = None) -> str:
    outcome = result or record.position.outcome()
    assert outcome is not None
    return "\n".join(plain(line) for line in course.ending(say(record), record.position.view(None), outcome))


@pytest.mark.parametrize(
    ("name", "head", "why"),
    [
        ("2-G3b", "Ana wins the game by Tea Party. (G3b)", "5 Tax Rebels are on the map, more than the 4"),
        ("5-G3c", "Ben wins the game by Abolition. (G3c)", "not one Slave is left"),
        ("5-G3d", "Paz wins the game by El Patrón. (G3d)", "with 3 Peerages; it takes 2"),
        ("3-G3d", "Paz wins the game by El Patrón. (G3d)", "A Relic in the Coffers counts as one of them"),
        ("5-G3e", "Dora wins the game by Sun King. (G3e)", "all 9 Chests lie in the War Coffers"),
        ("5-G3a-won", "Cem wins the game with 3 tokens. (G3a)", "Next comes Ana with 2."),
        (
            "5-G3a-shared",
            "Paz and Ben share the victory. (G3a)",
            "Money does not part them either, each Relic counted as $8: Paz $2, Ben $2.",
        ),
        ("2-G3a-nobody", "Nobody wins the game. (G3a)", "Spain, played by nobody, has most tokens: 3."),
    ],
)
def test_the_end_says_who_has_won_by_which_section_and_why(name: str, head: str, why: str) -> None:
    text = told(load(name))
    assert text.startswith(head)
    assert why in text
    assert "‹" not in text


def test_a_tie_that_money_decides_says_so() -> None:
    record = load("5-G3a-shared")
    position: Any = record.position
    position.relics[0] += 1
    text = told(record, Result((0,), "G3a"))
    assert text.startswith("Paz wins the game with 3 tokens. (G3a)")
    assert "Level at the top with 3 tokens each: Paz and Ben." in text
    assert "Money decides, each Relic counted as $8: Paz $10, Ben $2." in text


def test_an_absent_color_has_tokens_but_no_money() -> None:
    record = load("2-G3a-nobody")
    heads, counts = course.counts(say(record), record.position.view(None))
    assert [text.strip() for text, _ in heads][-1] == "Spain"
    by_title = {count.title: count.values[-1] for count in counts}
    assert by_title["Tokens on the map"] == "3"
    assert by_title["Dollars"] == "-"


# -- the story


def lines(record: Record) -> list[tuple[str, str, str]]:
    found = course.trace(record)
    return [(when, plain(line), section) for when, line, section in story.story(say(record), found, record.position)]


@pytest.mark.parametrize("path", RECORDS, ids=lambda p: p.stem)
def test_a_story_has_ten_lines_at_most_in_the_order_of_the_years(path: Path) -> None:
    record = load(path.stem)
    found = lines(record)
    assert 6 <= len(found) <= 10
    years = [int(when.split()[0]) for when, _, _ in found]
    assert years == sorted(years)
    book = rulebook.load(GAME.id)
    for _, sentence, section in found:
        assert "‹" not in sentence
        assert not set(sentence) & set("\x00\x01\x02\x03")
        assert sentence[-1] in ".!", sentence
        assert "  " not in sentence
        assert book.find(section), section
    assert len({sentence for _, sentence, _ in found}) == len(found)
    result = record.position.outcome()
    assert result is not None
    for winner in result.winners:
        assert NAMES[COLORS[winner]] in found[-1][1]
    assert lines(load(path.stem)) == found


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("5-G3b", "Ana, of all people, brings one more Tax Rebel to Española: 4 against Mercantilism 3."),
        ("5-G3d", "Cem, of all people, moves Paz to El Patrón, where nothing else was lacking."),
        ("3-G3b", "Paz stirs up one more Tax Rebel, in Nueva Granada: 3 against Mercantilism 2."),
        ("5-G3c", "Ben brings about the end of the last Slave's bondage, at Trujillo."),
        ("5-G3e", "Dora unloads the Chest that fills the War Coffers."),
        ("3-G3a-won", "Ana passes Paz with 4 tokens and stays there to the end."),
    ],
)
def test_a_story_tells_what_decided_the_game(name: str, sentence: str) -> None:
    assert sentence in [told for _, told, _ in lines(load(name))]


def test_what_resembles_a_chosen_beat_weighs_less() -> None:
    def beat(at: int, kind: str, weight: float) -> story.Beat:
        return story.Beat(at, 1600 + 4 * at, kind, weight, f"story-{kind}", {}, "D")

    free = [beat(1, "mutiny", 50), beat(2, "mutiny", 49), beat(3, "dove", 30), beat(4, "omen", 5)]
    assert [b.at for b in story.choose(free, [])] == [1, 3, 2]  # and what weighs too little is not told
    many = [beat(n, f"kind{n}", 40) for n in range(20)]
    assert len(story.choose(many, [beat(30, "end", 0)])) == story.LINES - 1


def test_the_story_of_an_unfinished_game_says_so_and_tells_no_end() -> None:
    record = part(load("5-G3e"), 600)
    found = story.course(say(record), record)
    assert found.ending == ()
    assert "goes on" in found.note
    assert found.charts[0].marks[-1] == "now"
    assert found.story
    assert not any("wins" in plain(line) for _, line, _ in found.story)


def test_the_course_of_an_unfinished_game_knows_only_what_everybody_knows() -> None:
    from random import Random

    record = part(load("5-G3e"), 600)
    before = story.course(say(record), record)
    other = Record(GAME, record.seats, record.options, record.position.resample(1, Random(7)), record.choices)
    assert story.course(say(other), other) == before


def test_a_record_that_parts_from_the_rules_is_told_up_to_there() -> None:
    whole = load("3-G3b")
    save = {**whole.plain(), "choices": [*whole.plain()["choices"][:300], ["no_such_choice"], *whole.plain()["choices"][300:]]}
    record = parse_save(save)
    assert record.diverged == 300
    found = story.course(say(record), record)
    assert found.ending  # the saved position knows how it ended
    assert "parts from the rules" in found.note
    assert not any(word in plain(line) for _, line, _ in found.story for word in ("of the game", "In all these years"))
    assert all(int(when.split()[0]) <= int(found.charts[0].marks[-2]) for when, _, _ in found.story)
    assert not any("wins" in plain(line) for _, line, _ in found.story)


def test_line_by_line_the_end_is_told_in_full() -> None:
    import io

    from pax_tui.plain import Table as Lines

    written = io.StringIO()
    Lines(Session(load("5-G3b"), 1), reads=io.StringIO(""), writes=written).run()
    text = written.getvalue()
    for what in ("Ben wins the game by Tea Party. (G3b)", "Peerages: ", "So Ben wins by Tea Party. (G3b)", "Ana, of all people"):
        assert what in text


# -- the screen


async def test_at_80x24_every_part_is_a_page_and_the_keys_go_round() -> None:
    async with opened(Session(load("5-G3a-shared"), 1), SMALL) as pilot:
        text = seen(pilot)
        assert "Paz and Ben share the victory. (G3a)" in text
        assert "Final counts" in text
        assert "…" not in text
        heads, values = (next(line for line in text.splitlines() if word in line) for word in ("Paz   ", "Tokens on"))
        assert values[heads.index("Paz")] == "3"  # the numbers stand below the names
        assert "Esc back" in text
        assert "1649 sail" in await press(pilot, "s")
        titles = ["Tokens outside", "Dollars", "The four tracks", "Treasure brought home"]
        for title in (*titles, titles[0]):
            assert title in await press(pilot, "c")
        assert "In numbers" in await press(pilot, "n")
        assert "The end" in await press(pilot, "tab")
        assert "In numbers" in await press(pilot, "left")
        before = seen(pilot)
        assert await press(pilot, "down") != before
        await pilot.resize_terminal(*MEDIUM)
        await settled(pilot)
        assert "In numbers" in seen(pilot)
        assert isinstance((await press(pilot, "r"), pilot.app.screen)[1], ReplayScreen)


@pytest.mark.parametrize(("size", "name"), [(MEDIUM, "5-G3e"), (LARGE, "2-G3a-nobody")])
async def test_larger_screens_show_several_parts_at_once(size: tuple[int, int], name: str) -> None:
    async with opened(Session(load(name), 1), size) as pilot:
        text = seen(pilot)
        assert "Final counts" in text
        assert "The story" in text
        charts = await press(pilot, "c")
        for title in ("Tokens outside", "Dollars", "The four tracks", "Treasure brought home"):
            assert title in charts
        assert ("Final counts" in charts) == (size == LARGE)


async def test_a_game_that_tells_nothing_of_itself_still_has_an_end(toy: str) -> None:
    from tests.toy import GAME as TOY

    record = Record.new(TOY, {"red": "Ana", "blue": "Ben"}, {})
    record.position.result = Result((0,), "T5")
    async with opened(None, SMALL) as pilot:
        words = Wording(games.face(toy).words, TOY, record.seats)
        last = Happened(0, 0, "how_much", ("bid", 1), [("given", "T6", 0, "red", "blue", 3), ("drew", "T3", 1, "red", "card-5")], False)
        pilot.app.push_screen(EndScreen(record, [last], Table(words, theme()), words))
        await settled(pilot)
        assert "The game is over (T5). Ana has won." in seen(pilot)
        assert "Ana gives Ben 3 coins." in seen(pilot)
        assert "Card 5" not in seen(pilot)  # what only one seat may know
        await press(pilot, "right", "s", "c", "n", "down")
        assert "Ana has won." in await press(pilot, "e")


# -- the replay


def at(pilot: Any) -> ReplayScreen:
    screen = pilot.app.screen
    assert isinstance(screen, ReplayScreen)
    return screen


async def test_a_replay_steps_forth_and_back_to_the_same_position() -> None:
    async with opened(Session(load("3-G3b"), 1), MEDIUM) as pilot:
        await press(pilot, "r")
        replay = at(pilot)
        start = replay._now.position.digest()
        await press(pilot, "right", "right", "right", "pagedown", "pagedown", "pagedown")
        there, where = replay._now.position.digest(), replay.at
        assert where > 50  # copies that are kept every so often are used on the way back
        await press(pilot, "right", "left")
        assert (replay._now.position.digest(), replay.at) == (there, where)
        await press(pilot, "end")
        assert replay._now.position.outcome() is not None
        replay.go_to(where)
        assert replay._now.position.digest() == there
        await press(pilot, "home")
        assert replay._now.position.digest() == start
        await press(pilot, "e")  # not before the end
        assert at(pilot) is replay
        result = pilot.app.screen_stack[-2]
        await press(pilot, "end", "e")
        assert pilot.app.screen is result  # where it was opened from


async def test_a_replay_from_the_first_page_shows_the_result_and_comes_back() -> None:
    async with opened(None, SMALL) as pilot:
        pilot.app.open_replay(load("4-G3d"))  # type: ignore[attr-defined]
        await settled(pilot)
        replay = at(pilot)
        assert "Final counts" in await press(pilot, "end", "e")
        assert isinstance(pilot.app.screen, EndScreen)
        await press(pilot, "r")
        assert at(pilot) is replay
        assert replay.at == len(replay.told)


async def test_a_replay_plays_by_itself_at_the_wanted_pace_until_it_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replaying, "PACES", (60.0, 30.0, 0.05, 0.04))
    async with opened(None, SMALL) as pilot:
        pilot.app.open_replay(load("3-G3b"))  # type: ignore[attr-defined]
        await settled(pilot)
        await press(pilot, "space")
        replay = at(pilot)
        for _ in range(100):
            await asyncio.sleep(0.02)
            if replay.at > 2:
                break
        assert replay.at > 2
        assert "plays: 30 s a choice" in await press(pilot, "minus")
        where = replay.at
        await press(pilot, "space")
        assert replay.timer is None
        assert replay.at == where
        await press(pilot, "space", "end")
        assert replay.timer is None  # a hand on the keys stops it
        await press(pilot, "left", "plus")
        for _ in range(100):
            await asyncio.sleep(0.02)
            if replay.timer is None:
                break
        assert (replay.at, replay.timer) == (len(replay.told), None)


async def test_a_replay_goes_to_a_year_that_is_typed() -> None:
    async with opened(None, SMALL) as pilot:
        pilot.app.open_replay(load("5-G3e"))  # type: ignore[attr-defined]
        await settled(pilot)
        assert "Esc close" in seen(pilot)
        assert "1598 to 1625" in await press(pilot, "g")
        await press(pilot, "1", "6", "9", "1", "3")  # no year begins with 169: the 9 is not taken
        assert at(pilot).view.year == 1613
        await press(pilot, "g", "1", "5", "enter")
        assert at(pilot).at == at(pilot).chapters[0][0]  # the first that fits
        await press(pilot, "g", "escape")
        assert at(pilot).jumping is None
        await press(pilot, "q")
        assert not isinstance(pilot.app.screen, ReplayScreen)


async def test_the_log_of_a_replay_scrolls() -> None:
    async with opened(None, SMALL) as pilot:
        pilot.app.open_replay(load("5-G3e"))  # type: ignore[attr-defined]
        await settled(pilot)
        await press(pilot, "pagedown", "pagedown", "pagedown")
        new = await press(pilot, "l")
        old = await press(pilot, "u", "up")
        assert old != new
        assert "scrolled back" in old
        assert await press(pilot, "d", "down") == new


async def test_the_replay_of_an_unfinished_game_keeps_its_secrets() -> None:
    whole = load("5-G3e")
    bid = next(h.number for h in replaying.replayed(whole) if h.option[:1] == ("bid",))
    record = part(whole, bid + 1)
    async with opened(None, SMALL) as pilot:
        pilot.app.open_replay(record)  # type: ignore[attr-defined]
        await settled(pilot)
        text = await press(pilot, "end")
        assert "A choice that is still secret." in text
        assert "e result" not in text
        pilot.app.pop_screen()
        pilot.app.open_replay(whole)  # type: ignore[attr-defined]
        await settled(pilot)
        at(pilot).go_to(bid + 1)
        await settled(pilot)
        assert f"${whole.choices[bid][1]}" in seen(pilot)


@pytest.mark.terminal
def test_a_file_is_replayed_on_a_real_terminal_and_q_ends_the_program() -> None:
    from tests.pax_tui.test_terminal import Screen

    screen = Screen("replay", str(RECORDS[0]), columns=80, rows=24)
    screen.until("Choice 0 of 430")
    screen.press("right", "g", "1644")
    assert screen.until("1644 play").splitlines()[0].strip().startswith("1644 play")
    screen.press("q")
    assert screen.ended() == 0


def test_replay_opens_the_full_screen_on_a_terminal_only(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from pax_tui import app

    shown: list[Record] = []

    def run(**more: Any) -> int:
        shown.append(more["replay"])
        return 0

    monkeypatch.setattr(app, "run", run)
    name = str(RECORDS[0])
    always: Callable[[], bool] = lambda: True  # noqa: E731
    assert cli.main(["replay", name]) == 0
    assert shown == []
    assert "Nobody has won" in capsys.readouterr().out
    monkeypatch.setattr("sys.stdin.isatty", always, raising=False)
    monkeypatch.setattr("sys.stdout.isatty", always, raising=False)
    assert cli.main(["replay", name]) == 0
    assert len(shown[0].choices) == 430
    assert capsys.readouterr().out == ""
    assert cli.main(["replay", name, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["finished"]
    monkeypatch.setattr("sys.stdin.readline", lambda: "q", raising=False)
    assert cli.main(["--plain", "replay", name]) == 0
    assert len(shown) == 1
    assert capsys.readouterr().out
