"""The coach: a line for every question of every game, rules met before, and why things happened; silent unless he is wanted."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from random import Random
from textwrap import wrap
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from pax_tui import games, wording
from pax_tui.coach import Coach, Met
from pax_tui.games.pax_hispanica.names import WORDS
from pax_tui.plain import Table
from pax_tui.screens.coached import BARE, CoachedTable
from pax_tui.session import Session
from pax_tui.settings import COACH, FULL, HINTS, OFF, Settings
from pax_tui.simulation import STYLES
from pax_tui.wording import Wording
from rules.kernel import chance
from rules.kernel.decision import CHANCE, Decision
from rules.kernel.position import Position
from rules.pax_hispanica.game import GAME
from rules.pax_hispanica.words import EVENTS
from tests.pax_tui.stage import LARGE, MEDIUM, SMALL, opened, press, seen, session

SEATS = {"red": "Ana", "blue": "bot:random", "orange": "bot:random"}


def coach(mode: str) -> Coach:
    return Coach(mode, "pax-hispanica", Wording(WORDS, GAME, SEATS))


TABLES: dict[str, tuple[tuple[dict[str, str], dict[str, str]], ...]] = {
    "pax-hispanica": (
        ({"red": "Annabel", "blue": "Benjamin", "orange": "Charlotte"}, {}),
        ({"purple": "Annabel", "red": "Benjamin", "blue": "Charlotte", "green": "Dorothea", "orange": "Emanuel"}, {}),
        ({"red": "Annabel", "purple": "auto"}, {}),
    ),
    "sea-and-steel": (
        ({"spanish": "Annabel", "indigenous": "Benjamin"}, {}),
        ({"spanish": "Annabel", "indigenous": "auto"}, {"difficulty": "viceroy"}),
    ),
    "francis-drake": (
        ({"red": "Annabel", "blue": "Benjamin", "green": "Charlotte"}, {}),
        ({"black": "Annabel", "red": "Benjamin", "green": "C", "blue": "D", "yellow": "E"}, {}),
    ),
}
"""By game the tables at which the coach is heard: people with long names."""
PLAYED = {"pax-hispanica": 3, "sea-and-steel": 6, "francis-drake": 24}
"""How many games of each game are played to hear him."""


NAMED = ("seat", "area", "destination", "place", "card", "piece", "bag", "site", "sea", "deck", "land")
"""Kinds of arguments that are names."""


class Mentioned(Visitor):
    """The arguments that a message mentions."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def heard(game: str) -> Iterator[tuple[Position, Decision, Wording]]:
    """Every question of some random games that look into many corners of the rules."""
    rules, face = games.game(game), games.face(game)
    for n in range(PLAYED[game]):
        seats, options = TABLES[game][n % len(TABLES[game])]
        position = rules.new(tuple(seats), rules.settle(tuple(seats), rules.seated(seats, options)))
        words, rng, style = Wording(face.words, rules, seats), Random(n), STYLES["lively"]
        assert style is not None
        choose = style()
        while (decision := position.decision) is not None:
            yield position, decision, words
            option = chance.answer(decision, rng) if decision.seat == CHANCE else choose(position, rng)
            if option == ("leave",) and rng.random() < 0.9:  # ships that have taken nothing meet few questions
                option = rng.choice(list(decision.options or ()))
            position.choose(option)


@pytest.mark.parametrize("game", games.GAMES)
def test_every_question_has_a_line_of_the_coach(game: str, record_property: pytest.RecordProperty) -> None:
    words = Wording(games.face(game).words)
    ids = [name for name in wording.messages(words.vocabulary.prefix).ids if name.startswith("ask-")]
    told = [name for name in ids if words.has("coach-" + name.removeprefix("ask-"))]
    record_property("coverage", f"coach of {game}: {len(told)} of {len(ids)} questions")
    assert told == ids


@pytest.mark.parametrize("game", games.GAMES)
def test_every_line_fits_a_small_screen_also_where_it_is_rarely_said(game: str) -> None:
    """With a number or a long name for whatever it mentions."""
    words, folder = Wording(games.face(game).words), files("assets").joinpath("locale", "en")
    body = FluentParser().parse(folder.joinpath(f"{words.vocabulary.prefix}_coach.ftl").read_text(encoding="utf-8")).body
    ids = wording.messages(words.vocabulary.prefix).ids
    for message in body:
        if not isinstance(message, ast.Message):
            continue
        name = message.id.name
        assert f"ask-{name.removeprefix('coach-')}" in ids, "about a question that is never asked"
        found = Mentioned()
        found.visit(message)
        said = words.text(name, **{v: "Santo Domingo" if words.kind(v) in NAMED else 3 for v in found.names})
        assert "‹" not in said
        assert len(wrap(f"{words.text('coach-new')} {' '.join(said.split())} (4.3.2III)", SMALL[0] - 2)) <= BARE, said


@pytest.mark.parametrize("game", games.GAMES)
def test_the_line_is_said_from_the_live_position_and_fits_a_small_screen(game: str, home: Path) -> None:
    """Nothing is missing from it, whoever looks; with its mark and its section it has two rows at 80 columns."""
    coaching, kinds = games.face(game).coaching, set()
    adviser: Coach | None = None
    for n, (position, decision, words) in enumerate(heard(game)):
        if decision.ask in kinds and n % 5:
            continue
        kinds.add(decision.ask)
        adviser = adviser if adviser and adviser.words is words else Coach(FULL, game, words)
        views = (position.view(decision.seat), position.view(None)) if decision.seat != CHANCE else (position.view(None),)
        for view in views:
            advice = adviser.advise(decision, view)
            assert advice is not None
            assert advice.line
            assert "‹" not in advice.line, advice.line
            assert "{" not in advice.line
            shown = f"{words.text('coach-new')} {advice.line} ({decision.section})"
            assert len(wrap(shown, SMALL[0] - 2)) <= BARE, shown
        if decision.seat != CHANCE:
            assert set(coaching(views[0], decision.seat)) == set(coaching(views[1], decision.seat))
    asks = [name for name in wording.messages(games.face(game).words.prefix).ids if name.startswith("ask-")]
    assert len(kinds) > len(asks) / 2


@pytest.mark.parametrize("game", games.GAMES)
def test_nothing_is_counted_that_no_line_says(game: str) -> None:
    found, prefix = Mentioned(), games.face(game).words.prefix
    found.visit(FluentParser().parse(files("assets").joinpath("locale", "en", f"{prefix}_coach.ftl").read_text(encoding="utf-8")))
    counted, asked = set[str](), set[str]()
    for position, decision, _ in heard(game):
        if decision.seat != CHANCE and decision.ask not in asked:
            asked.add(decision.ask)
            counted |= {*games.face(game).coaching(position.view(decision.seat), decision.seat)}
    assert counted <= found.names


@pytest.mark.parametrize("game", games.GAMES)
def test_the_line_tells_no_secret(game: str, home: Path) -> None:
    """Whatever somebody cannot know may be different, and the coach says the same."""
    rng, told = Random(11), set()
    for n, (position, decision, words) in enumerate(heard(game)):
        if decision.seat == CHANCE or (decision.ask in told and n % 23):
            continue
        told.add(decision.ask)
        adviser = Coach(FULL, game, words)
        other = position.resample(decision.seat, rng)
        assert adviser.advise(decision, position.view(decision.seat)) == adviser.advise(decision, other.view(decision.seat))


@pytest.mark.parametrize(
    ("game", "ask", "number"),
    [
        ("pax-hispanica", "bid", lambda position, seat: f"${position.dollars[seat]}"),
        ("sea-and-steel", "impulse", lambda position, seat: f"{position.vp} VP"),
        ("sea-and-steel", "withdraw", lambda position, seat: f"{len(position.force(seat)[position.decision.args[0]])} against"),
        ("francis-drake", "street", lambda position, seat: f"{position.crew[seat]} crew"),
        ("francis-drake", "place_disc", lambda position, seat: f"Range: {position.reach[seat]}"),
    ],
)
def test_the_numbers_are_those_of_whoever_is_asked(game: str, ask: str, number: Callable[[Any, int], str], home: Path) -> None:
    asked = 0
    for position, decision, words in heard(game):
        if decision.ask == ask:
            asked += 1
            advice = Coach(FULL, game, words).advise(decision, position.view(decision.seat))
            assert advice is not None
            assert number(position, decision.seat) in advice.line
    assert asked > 10


def test_a_rule_is_new_until_it_has_been_answered(home: Path) -> None:
    decision = Decision(GAME.seat_number("red"), "auction_turn", "D2")
    view = session().view(None)
    first = coach(HINTS)
    advice = first.advise(decision, view)
    assert advice is not None
    assert advice.new
    assert not advice.rule, "hints are brief"
    first.answered(decision)
    again = coach(FULL).advise(decision, view)
    assert again is not None
    assert not again.new
    assert again.rule.endswith("(D2)")


def test_what_happens_by_itself_is_explained_in_full_only(home: Path) -> None:
    told = Session.new(GAME, SEATS, {}, 5).advance()
    whys = coach(FULL).why(told, None)
    assert whys
    assert all("Why:" in why and why.endswith(")") for why in whys)
    assert coach(HINTS).why(told, None) == coach(OFF).why(told, None) == []


@pytest.mark.parametrize("game", ["sea-and-steel", "francis-drake"])
def test_every_event_says_why_or_explains_itself(game: str) -> None:
    events = import_module(f"rules.{game.replace('-', '_')}.words").EVENTS  # of this game, not of Pax Hispanica
    own = wording.messages("").ids  # those of the list of reasons why not
    whys = [name for name in wording.messages(games.face(game).words.prefix).ids if name.startswith("why-") and name not in own]
    assert sorted(whys) == sorted(f"why-{kind}".replace("_", "-") for kind in events)
    words = Wording(games.face(game).words)
    told = [words.text(name) for name in whys if words.text(name)]
    assert len(told) > 20
    assert all(text.endswith(".") and len(text.split()) <= 22 for text in told)


def test_no_reason_is_given_for_an_event_that_cannot_happen() -> None:
    known = {f"why-{kind}".replace("_", "-") for kind in EVENTS} | set(wording.messages("").ids)
    assert [name for name in wording.messages(WORDS.prefix).ids if name.startswith("why-") and name not in known] == []


def test_rules_met_that_cannot_be_read_are_laid_aside(home: Path) -> None:
    path = home / "pax-tui" / "rules-met.json"
    path.parent.mkdir()
    path.write_text('{"pax')
    met = Met()
    met.add("pax-hispanica", ["D2"])
    assert path.with_suffix(".unreadable").exists()
    assert ("pax-hispanica", "D2") in Met()


def test_line_by_line_the_coach_speaks_when_he_is_told_to(home: Path) -> None:
    out = io.StringIO()
    made = Session.new(GAME, {"red": "Ana", "blue": "bot:random"}, {}, 5)
    assert Table(made, io.StringIO("1\ncoach full\ncoach off\ncoach loud\n"), out).run() == 0
    before, _, rest = out.getvalue().partition("The coach says what is at stake, what the rule is")
    assert "Coach:" not in before
    assert rest.count("Coach: ") == 1
    assert "No option contains coach loud" in rest


@pytest.mark.parametrize("size", [SMALL, MEDIUM, LARGE])
async def test_the_coach_has_a_panel_of_his_own_at_each_size(home: Path, size: tuple[int, int]) -> None:
    made = session({"year": 1599, "turn": "red"}, SEATS)
    async with opened(made, size, settings=Settings(coach=FULL)) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, CoachedTable)
        areas = screen.areas(*size)
        assert not any(area.overlaps(areas["coach"]) for name, area in areas.items() if name != "coach" and area.area)
        assert "An auction brings money" in " ".join(screen.panel("coach").text().split())
        for mode in COACH[:2]:
            pilot.app.prefer("coach", mode)  # type: ignore[attr-defined]
            screen.redraw()
            assert ("coach" in screen.areas(*size)) is (mode != OFF)
        await press(pilot, "escape")
        assert "new rule" in seen(pilot) or "An auction" in seen(pilot)


def test_a_question_without_a_line_says_the_rule_in_short(home: Path) -> None:
    advice = coach(HINTS).advise(Decision(GAME.seat_number("red"), "no_such_question", "D2"), session().view(None))
    assert advice is not None
    assert not advice.line
    assert advice.rule.endswith("(D2)")
