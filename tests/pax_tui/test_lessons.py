"""Lessons: each can be taken to its end, says little at a time, lights what is there, and lets the engine judge."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from dataclasses import replace
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from pax_tui import curriculum, games, lessons, rulebook
from pax_tui.curriculum import Progress, said
from pax_tui.lesson_lines import LessonTable
from pax_tui.lessons import ASK, DO, DONE, OVER, TELL, WORDS, BadLesson, Lesson, Teacher
from pax_tui.screens.lesson import LessonScreen
from pax_tui.screens.table import TableScreen
from pax_tui.theme import theme
from pax_tui.widgets.sheet import wrap
from rules.kernel import scenario
from tests import coverage
from tests.pax_tui.stage import LARGE, MEDIUM, SMALL, opened, press, settled

ALL = [(game, name) for game in curriculum.taught() for name in curriculum.names(game)]
PANELS = {"status", "standing", "log", "decision", "hand", "map"}
READ_IN_HALF_A_MINUTE = 120
"""Words that a slow reader reads in 30 seconds."""


@cache
def lesson(game: str, name: str) -> Lesson:
    return lessons.load(game, name)


def answered(teacher: Teacher) -> list[bool]:
    """Every answer of the present question, judged; the question stays."""
    assert teacher.teach is not None
    found = []
    for number in range(len(teacher.teach.answer)):
        found.append(teacher.answer(number))
        teacher.stage = ASK
    return found


def test_pax_hispanica_is_taught_in_twelve_lessons_at_least() -> None:
    assert len(curriculum.names("pax-hispanica")) >= 12


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_is_a_scenario_that_holds(game: str, name: str) -> None:
    verdict = scenario.run(lesson(game, name).script)
    assert verdict.ok, verdict.message


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_can_be_completed_and_answers_every_choice(game: str, name: str) -> None:
    """Each step says something; each question has one right answer by the engine, and a reply to all of them; what a step does not take
    is answered with what the lesson wants."""
    teacher = Teacher(lesson(game, name))
    read, chose = 0, False
    for _ in range(200):
        text = teacher.text()
        assert text
        assert "‹" not in text
        if not chose:
            read += len(text.split())
        if teacher.stage == OVER:
            break
        if teacher.stage in (TELL, DONE):
            teacher.next()
        elif teacher.stage == ASK:
            chose = True
            assert teacher.teach is not None
            assert all(answer and "‹" not in answer for answer in teacher.answers())
            assert teacher.question().endswith("?"), text
            right = answered(teacher)
            assert sum(right) == 1, (teacher.teach.say, right)
            for number in range(len(right)):
                teacher.answer(number)
                assert teacher.reply, (teacher.teach.say, number)
            teacher.answer(right.index(True))
            teacher.next()
        else:
            chose = True
            assert teacher.hint(), teacher.teach
            offered = list(teacher.session.decision.options or ()) if teacher.session.decision else []
            assert teacher.proposes or set(teacher.wanted) <= set(offered)
            other = next((option for option in offered if option not in teacher.wanted), None)
            if other is not None:
                before = teacher.session.position.digest()
                assert teacher.choose(other) is False
                assert teacher.hint() in teacher.reply
                assert teacher.session.position.digest() == before
            assert teacher.choose(teacher.wanted[0]) is True
    assert teacher.stage == OVER
    assert read <= READ_IN_HALF_A_MINUTE, "the first choice comes too late"


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_says_little_at_a_time_and_never_wrong(game: str, name: str) -> None:
    teacher = Teacher(lesson(game, name))
    for attribute in ("", "goal", "learnt"):
        assert said(teacher.words, f"lesson-{name}", attribute)
    for text in teacher.texts():
        assert len(text.split()) <= WORDS, text
        assert "wrong" not in text.casefold()


@pytest.mark.parametrize(("game", "name"), ALL)
def test_what_a_lesson_lights_and_cites_is_there(game: str, name: str) -> None:
    teacher = Teacher(lesson(game, name))
    module, _, kind = games.face(game).panels["table"].partition(":")
    table = getattr(import_module(module), kind)(teacher.words, theme("parchment", False, 0))
    places = {place for place, _ in table.places()} | {"europe", "pirating"}
    panels = PANELS | {tile.id for tile in table.tiles(5)}
    book = rulebook.load(game)
    for teach in teacher.lesson.teach:
        for light in teach.light if teach else ():
            assert light in places or (light.startswith("panel:") and light.removeprefix("panel:") in panels), light
        assert teach is None or not teach.section or book.summary(teach.section)
    assert all(book.summary(section) for section in teacher.lesson.head.sections)


@pytest.mark.parametrize("game", curriculum.taught())
def test_nine_of_ten_sections_of_the_rules_are_taught(game: str, record_property: pytest.RecordProperty) -> None:
    """The numbered sections, without those of Pax Hispanica for one."""
    share = coverage.Share.of(coverage.sections(game), coverage.taught(game))
    record_property("coverage", f"lessons of {game}: {share} sections")
    assert share.found >= 0.9 * share.all, share.lacking


@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_choice_a_step_allows_leads_on(game: str, name: str) -> None:
    script = lesson(game, name).script
    for n, teach in enumerate(lesson(game, name).teach):
        for other in teach.allow if teach else ():
            steps: list[dict[str, Any]] = [dict(step) for step in script.steps]
            steps[n]["choose"] = other
            for step in steps[n:]:
                step.pop("expect", None)
            verdict = scenario.run(replace(script, steps=steps))
            assert verdict.ok, (other, verdict.message)


def test_what_is_not_legal_is_answered_with_its_rule() -> None:
    teacher = Teacher(lesson("pax-hispanica", "your-first-job"))
    while teacher.stage != ASK:
        teacher.skip()
    assert teacher.answer(1) is False
    assert "lowest rung" in teacher.reply
    assert "(B5j)" in teacher.reply


def test_the_first_page_reads_no_lesson() -> None:
    """What reads them takes a third of a second to import."""
    code = "import sys, pax_tui.screens.home, pax_tui.screens.learn; print('pydantic' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"


def test_going_back_takes_back_what_was_done() -> None:
    teacher = Teacher(lesson("pax-hispanica", "playing-a-card"))
    digests = [teacher.session.position.digest()]
    for _ in range(4):
        at = teacher.at
        while teacher.at == at:
            teacher.skip() if teacher.stage in (DO, ASK) else teacher.next()
        digests.append(teacher.session.position.digest())
    for digest in reversed(digests[:-1]):
        teacher.back()
        assert teacher.session.position.digest() == digest
    assert teacher.session.log == [h for h in teacher.session.log if h.number < 0]


def test_a_lesson_goes_on_where_it_was_left(home: Path) -> None:
    whole = lesson("pax-hispanica", "your-first-sail")
    first = Teacher(whole)
    while first.at < 6:
        first.skip() if first.stage != DONE else first.next()
    Progress().keep("pax-hispanica", whole.id, first.at, False)
    again = Teacher(whole)
    again.resume(Progress().at("pax-hispanica", whole.id))
    assert again.at == first.at
    assert [h.option for h in again.session.history()] == [h.option for h in first.session.history()] != []
    assert again.session.position.digest() == first.session.position.digest()
    Progress().keep("pax-hispanica", whole.id, 0, True)
    assert Progress().done("pax-hispanica", whole.id)
    assert not Progress().begun("pax-hispanica", whole.id)


def test_progress_that_cannot_be_read_is_laid_aside(home: Path) -> None:
    path = home / "pax-tui" / "lessons.json"
    path.parent.mkdir()
    path.write_text("[1,")
    assert Progress().first("pax-hispanica") == "the-board"
    Progress().keep("pax-hispanica", "the-board", 2, False)
    assert path.with_suffix(".unreadable").read_text() == "[1,"
    assert json.loads(path.read_text()) == {"pax-hispanica/the-board": 2}


@pytest.mark.parametrize(
    ("broken", "said_"),
    [
        ('[lesson]\nyou = "red"\n', "sections"),
        ('[lesson]\nyou = "pink"\nsections = ["D"]\n', "nobody sits at pink"),
        ('[lesson]\nyou = "red"\nsections = ["D"]\n[[step]]\n[step.teach]\nlight = []\n', "say"),
        ('[lesson]\nyou = "red"\nsections = ["D"]\n[[step]]\n[step.teach]\nsay = "a"\nhue = "red"\n', "hue"),
        ('[lesson]\nyou = "red"\nsections = ["D"]\n[[step]]\n[step.teach]\nsay = "a"\nanswer = [{ say = "b" }]\n', "two answers"),
    ],
)
def test_a_lesson_that_is_not_one_is_refused_in_a_line(broken: str, said_: str) -> None:
    head, steps = broken.partition("[[step]]")[0], broken.partition("[[step]]")[2]
    text = f'game = "pax-hispanica"\nname = "x"\nsection = "D"\n{head}[[step]]{steps or chr(10) + "note = " + chr(34) * 2}\n'
    with pytest.raises(BadLesson, match=said_) as refused:
        lessons.parse("01-x.toml", text)
    assert "\n" not in str(refused.value)


# -- line by line


def spoken(name: str, lines: list[str]) -> str:
    out = io.StringIO()
    table = LessonTable(Teacher(lesson("pax-hispanica", name)), Progress(), io.StringIO("\n".join(lines) + "\n"), out)
    assert table.run() == 0
    return out.getvalue()


@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_lesson_can_be_completed_line_by_line(home: Path, game: str, name: str) -> None:
    out = io.StringIO()
    table = LessonTable(Teacher(lesson(game, name)), Progress(), io.StringIO("skip\n" * 80), out)
    assert table.run() == 0
    assert said(table.words, f"lesson-{name}", "learnt") in out.getvalue()
    assert Progress().done(game, name)


def test_line_by_line_a_choice_is_answered_and_the_end_of_input_keeps_the_place(home: Path) -> None:
    text = spoken("playing-a-card", ["3", "hint", "Play Fadrique", ""])
    assert "Sell Somers Isles Shipwreck for $1: the rules allow it, this step wants something else." in text
    assert text.count("It will raise your Sway") == 2
    assert "Ana is Nudged down." in text
    assert Progress().at("pax-hispanica", "playing-a-card") == 1


def test_line_by_line_the_rule_can_be_read_before_a_question_is_answered(home: Path) -> None:
    text = spoken("the-board", ["", "r", "1", "2", ""])
    assert "C1d Spanish Colonies" in text
    assert text.index("C1d Spanish Colonies") < text.index("Not so. A Citizen would be") < text.index("So it is.")


def test_line_by_line_a_word_for_what_is_not_offered_is_answered_with_its_rule(home: Path) -> None:
    text = spoken("your-first-job", ["skip", "skip", "3", "", "", "missionary"])
    assert "A Figure stands there. (B5j)" in text


def test_line_by_line_a_deal_is_proposed_and_nobody_elses_hand_is_told(home: Path) -> None:
    text = spoken("dealing", ["", "2", "", "3", "d", "$6", "any ship", "", ""])
    before, _, after = text.partition("Ben is asked.")
    assert "Malice Scourge" not in before
    assert "Ben gives Ana Malice Scourge" in after


# -- on the screen


def now(pilot: Any) -> LessonScreen:
    screen = pilot.app.screen
    assert isinstance(screen, LessonScreen)
    return screen


@pytest.mark.parametrize("game", curriculum.taught())
async def test_on_the_smallest_screen_no_lesson_hides_what_it_speaks_of(home: Path, game: str) -> None:
    """Every fourth lesson, step by step: the panel with what is lit is open beside the text, all answers can be seen."""
    async with opened(None, SMALL, learn=(game, "")) as pilot:
        for name in curriculum.names(game)[::4]:
            pilot.app.open_lesson(game, name)  # type: ignore[attr-defined]
            await settled(pilot)
            screen = now(pilot)
            while screen.teacher.stage != OVER:
                speaks_in_sight(screen)
                screen.do_lesson_skip() if screen.teacher.stage in (DO, ASK) else screen.do_lesson_next()
                await pilot.pause()
            pilot.app.leave_lesson()  # type: ignore[attr-defined]
            await settled(pilot)
            assert Progress().done(game, name)


async def test_the_street_gives_way_to_the_map_that_a_lesson_speaks_of(home: Path) -> None:
    """On a middle-sized screen, and only until something is chosen in the street."""
    async with opened(None, MEDIUM, learn=("francis-drake", "plymouth-street")) as pilot:
        screen = now(pilot)
        assert "street" not in screen.areas(*MEDIUM)
        low = screen.areas(*MEDIUM)["map"]
        await press(pilot, "enter")
        street, shorter = (screen.areas(*MEDIUM)[name] for name in ("street", "map"))
        assert (street.y, shorter.y, shorter.bottom) == (low.y, street.bottom, low.bottom)


def speaks_in_sight(screen: LessonScreen) -> None:
    """What the lesson says, asks and speaks of can be seen."""
    teacher, areas = screen.teacher, screen.areas(*SMALL)
    text = screen.panel("lesson").text()
    assert " ".join(teacher.text().split()) in " ".join(text.split()), text
    if teacher.stage == ASK:
        decision = screen.panel("decision").text()
        assert all(answer in decision for answer in teacher.answers()), (teacher.lesson.id, teacher.at)
    first = next(iter(teacher.lights()), "")
    if teacher.stage in (TELL, ASK) and first:
        panel = first.removeprefix("panel:") if first.startswith("panel:") else screen.table.tile_of(first) or "map"
        assert panel in areas, (teacher.lesson.id, teacher.at, first)
        assert not areas[panel].overlaps(areas["lesson"])
        assert panel != "map" or first in ("europe", "pirating") or screen.map.chart is None or screen.map.chart.where(first)


@pytest.mark.parametrize("size", [MEDIUM, LARGE])
async def test_a_lesson_is_taken_by_keys(home: Path, size: tuple[int, int]) -> None:
    """A question is answered, a choice that is not wanted is answered too, hints and going back work, nothing is saved."""
    async with opened(None, size, learn=("pax-hispanica", "playing-a-card")) as pilot:
        screen = now(pilot)
        assert "a rank at court that lasts" in " ".join(screen.panel("lesson").text().split())
        await press(pilot, "3", "enter")
        assert "the rules allow it" in " ".join(screen.panel("lesson").text().split())
        await press(pilot, "i")
        assert "raise your Sway" in " ".join(screen.panel("lesson").text().split())
        await press(pilot, "i")
        assert "a rank at court that lasts" in " ".join(screen.panel("lesson").text().split())
        await press(pilot, "2", "enter")
        assert screen.teacher.stage == DONE
        await press(pilot, "enter", "1")
        if screen.teacher.stage == DO:
            await press(pilot, "enter")
        await press(pilot, "enter")
        assert screen.teacher.stage == ASK
        await press(pilot, "1")
        assert screen.teacher.stage == ASK
        assert "the card before" in " ".join(screen.panel("lesson").text().split())
        assert "Not so. " in screen.panel("decision").text()
        await press(pilot, "2")
        assert screen.teacher.stage == DONE
        await press(pilot, "b", "b")
        assert screen.teacher.at <= 1
        assert pilot.app.library.rows() == []  # type: ignore[attr-defined]
        await press(pilot, "q")
        assert "9" not in str(Progress().at("pax-hispanica", "playing-a-card"))


async def test_the_rule_of_a_step_can_be_read_at_any_time(home: Path) -> None:
    """Where something is told, asked and chosen; and back to the same step."""
    async with opened(None, MEDIUM, learn=("pax-hispanica", "the-board")) as pilot:
        screen = now(pilot)
        for stage in (TELL, ASK, DO):
            while screen.teacher.stage != stage:
                screen.do_lesson_skip() if screen.teacher.stage == ASK else screen.do_lesson_next()
                await pilot.pause()
            at, section = screen.teacher.at, screen.teacher.section()
            assert "r rule" in screen.panel("hints").text()
            await press(pilot, "r")
            assert pilot.app.screen is not screen
            assert section in pilot.app.screen.panel("body").text()  # type: ignore[attr-defined]
            if stage == ASK:
                await press(pilot, "escape", "R")
                assert section in pilot.app.screen.panel("body").text()  # type: ignore[attr-defined]
            await press(pilot, "escape", "question_mark")
            assert section in pilot.app.screen.panel("body").text()  # type: ignore[attr-defined]
            await press(pilot, "escape")
            assert (pilot.app.screen, screen.teacher.at, screen.teacher.stage) == (screen, at, stage)


async def test_a_hint_goes_to_what_is_wanted_in_a_long_list(home: Path) -> None:
    """A choice that is not taken stays selected; the hint shows the page with the wanted one, and Enter takes it."""
    async with opened(None, LARGE, learn=("francis-drake", "places-of-the-street")) as pilot:
        screen = now(pilot)
        assert "Tavern" not in screen.panel("decision").text()
        await press(pilot, "down", "enter")
        assert screen.choosing is not None
        assert (screen.teacher.stage, screen.choosing.selected) == (DO, 1)
        await press(pilot, "i")
        assert "Tavern" in screen.panel("decision").text()
        await press(pilot, "enter")
        assert screen.teacher.stage != DO


async def test_whoever_leaves_a_lesson_finds_it_selected(home: Path) -> None:
    """Or the one after it, when it was finished."""
    async with opened(None, MEDIUM, learn=("sea-and-steel", "")) as pilot:
        for keys, lesson_ in ((("enter",), "a-turn"), ((), "moving")):
            pilot.app.open_lesson("sea-and-steel", "a-turn")  # type: ignore[attr-defined]
            await settled(pilot)
            screen = now(pilot)
            while not keys and screen.teacher.stage != OVER:
                screen.do_lesson_skip() if screen.teacher.stage in (DO, ASK) else screen.do_lesson_next()
            await press(pilot, *keys, "q")
            assert pilot.app.screen.selected == f"sea-and-steel/{lesson_}"  # type: ignore[attr-defined]


@pytest.mark.parametrize(("game", "name"), ALL)
def test_no_reply_is_cut_on_the_smallest_screen(game: str, name: str) -> None:
    """Whatever is chosen or answered, the reply has no more rows than the longest text, for which the panel is made."""
    teacher = Teacher(lesson(game, name))
    room = max(len(wrap(f"{text} (X0.0a)", SMALL[0] - 2)) for text in teacher.texts())
    while teacher.stage != OVER:
        if teacher.stage == ASK:
            for number in range(len(teacher.answers())):
                teacher.answer(number)
                assert len(wrap(teacher.reply, SMALL[0] - 2)) <= room, teacher.reply
            teacher.skip()
        elif teacher.stage == DO:
            decision = teacher.session.decision
            for option in (decision.options if decision else None) or ():
                if option not in teacher.wanted and not teacher.choose(option):
                    assert len(wrap(teacher.reply, SMALL[0] - 2)) <= room, teacher.reply
            teacher.choose(teacher.wanted[0])
        else:
            teacher.next()


async def test_at_any_table_a_place_that_cannot_be_chosen_says_why(home: Path) -> None:
    teacher = Teacher(lesson("pax-hispanica", "your-first-job"))
    while teacher.stage != ASK:
        teacher.skip()
    async with opened(teacher.session, MEDIUM) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        screen.focus_map = True
        screen.look_at("missionary-1")
        await press(pilot, "enter")
        await settled(pilot)
        assert "A Figure stands there. (B5j)" in screen.message
