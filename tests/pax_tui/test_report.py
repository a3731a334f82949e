"""What many games say: shares, intervals, histograms; and what a file must be to be believed."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from pax_tui import cli
from pax_tui.commands.report import read_lines
from pax_tui.report import Report, Share, wilson

Capture = pytest.CaptureFixture[str]


def line(number: int, winners: list[str] | None, **more: Any) -> dict[str, Any]:
    """A game of three, red the best player, the first asked being blue."""
    return {
        "format": "pax-tui game 1",
        "game": "toy",
        "rules_version": 1,
        "number": number,
        "seed": 9,
        "style": "uniform",
        "think": 200,
        "options": {"length": "long"},
        "seats": {"red": "bot:deckhand", "blue": "bot:random", "green": "bot:random"},
        "order": ["blue", "red", "green"],
        "result": None if winners is None else {"winners": winners, "section": "T4"},
        "decisions": 40 + number,
        "forced": 3,
        "choices": 90,
        "turn": f"round {9 + number % 2}",
        "cpu_s": 0.5,
        "figures": {"red": {"points": 2.0}, "blue": {"points": 1.0}, "green": {"points": 0.0}},
        "verbs": {"red": {"bid": 8, "play": 2}, "blue": {"bid": 8}, "green": {"bid": 8}},
        "things": {"red": {"card": {"card-1": 2}}, "blue": {"card": {"card-2": 1}}, "green": {}},
        **more,
    }


def of(*lines: dict[str, Any]) -> Report:
    report = Report("toy")
    for one in lines:
        report.add(one)
    return report


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (1, 3, 0.0615, 0.7923), (15, 148, 0.0624, 0.1605)],
)
def test_intervals_are_those_of_wilson(wins: float, games: int, low: float, high: float):
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_an_interval_holds_the_truth_in_nineteen_of_twenty_samples():
    from random import Random

    rng, held = Random(5), 0
    for _ in range(2000):
        low, high = wilson(sum(rng.random() < 0.33 for _ in range(60)), 60)
        held += low <= 0.33 <= high
    assert 0.93 < held / 2000 < 0.97


def test_nothing_is_known_of_no_games():
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_shared_victory_counts_for_each_as_its_part():
    report = of(line(0, ["red"]), line(1, ["red", "blue"]), line(2, []), line(3, None))
    red, blue, green = (report.seats[seat] for seat in ("red", "blue", "green"))
    assert (red.games, red.wins, red.shared, red.share) == (4, 1, 1, 1.5 / 4)
    assert (blue.wins, blue.shared, blue.share) == (0, 1, 0.5 / 4)
    assert (green.wins, green.shared, green.share) == (0, 0, 0.0)
    assert red.fair == pytest.approx(1 / 3)
    assert (report.games, report.capped, report.unshared) == (4, 1, 1)
    assert {section: dict(by) for section, by in report.endings.items()} == {"T4": {"red": 1, "": 2}, "capped": {"": 1}}


def test_groups_are_seats_players_and_the_order_of_asking():
    report = of(*(line(n, ["red"]) for n in range(6)), line(6, ["green"]))
    assert {who: (s.games, s.wins) for who, s in report.players.items()} == {"bot:deckhand": (7, 6), "bot:random": (14, 1)}
    assert {place: s.wins for place, s in report.order.items()} == {"1": 0, "2": 6, "3": 1}


def test_only_what_luck_does_not_explain_is_above_or_below():
    sure, lucky = Share(), Share()
    for n in range(100):
        sure.add("x", 1 if n % 2 else 0, 4)
    for n in range(4):
        lucky.add("x", 1 if n % 2 else 0, 4)
    assert sure.share == lucky.share == 0.5
    assert (sure.against(sure.fair), lucky.against(lucky.fair)) == ("above", "")
    assert sure.against(0.7) == "below"


def test_what_good_players_like_is_not_good_by_that_alone():
    report = of(*(line(n, ["red"]) for n in range(50)))
    red, all_alike = report.things["card"]["card-1"], report.verbs["bid"]
    assert (red.times, red.games, red.share, report.usual(red)) == (100, 50, 1.0, 1.0)
    assert red.against(red.fair) == "above"
    assert red.against(report.usual(red)) == "", "the deckhand wins as often without that card"
    assert report.usual(all_alike) == pytest.approx(1 / 3)


def test_a_histogram_has_few_round_columns_and_every_game_in_one():
    for spread in (1, 3, 11, 12, 40, 900):
        report = of(*(line(0, ["red"], decisions=137 + (n * 7919) % spread) for n in range(60)))
        columns = report.histogram()
        assert len(columns) <= 12
        assert sum(count for _, _, count in columns) == 60
        width = columns[0][1] - columns[0][0] + 1
        assert width in (1, 2, 5, 10, 20, 50, 100)
        assert all(low % width == 0 and high == low + width - 1 for low, high, _ in columns)
        for low, high, count in columns:
            assert count == sum(low <= length <= high for length in report.lengths)


def test_the_document_is_what_json_can_hold():
    document = of(*(line(n, ["red"] if n % 3 else ["blue"]) for n in range(20))).document()
    assert json.loads(json.dumps(document)) == document
    assert document["decisions"] == {**document["decisions"], "mean": 49.5, "median": 49.5, "p5": 41, "p95": 59, "max": 59}
    assert document["merits"] == {"points": {"winners": 1.65, "others": 0.675}}
    assert document["turns"] == {"round 10": 10, "round 9": 10}
    assert document["tables"] == {"red=bot:deckhand,blue=bot:random,green=bot:random length=long": 20}


# -- the command


@pytest.fixture
def written(toy: str, home: Path, capsys: Capture) -> Path:
    file = home / "games.jsonl"
    assert cli.main(["simulate", "toy", "--games", "30", "--seed", "2", "--option", "length=long", "--jsonl", str(file)]) == 0
    capsys.readouterr()
    return file


def test_a_report_of_a_file_is_that_of_the_simulation(written: Path, capsys: Capture):
    assert cli.main(["report", str(written), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["toy"]
    args = ["simulate", "toy", "--games", "30", "--seed", "2", "--option", "length=long", "--report", "--json"]
    assert cli.main(args) == 0
    simulated = json.loads(capsys.readouterr().out)
    assert {**simulated["report"], "cpu_s": 0} == {**found, "cpu_s": 0}
    assert {seat: share["wins"] for seat, share in found["seats"].items()} == simulated["wins"]


@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize("ascii_only", [False, True], ids=["any", "ascii"])
def test_a_report_in_words_fits_the_terminal(
    written: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch, columns: int, ascii_only: bool
):
    monkeypatch.setenv("COLUMNS", str(columns))
    assert cli.main([*(["--ascii"] if ascii_only else []), "report", str(written), str(written)]) == 0
    out = capsys.readouterr().out
    assert "toy: 60 games" in out
    for title in ("Who wins, by seat", "By the order", "How games end", "Length in decisions", "What was chosen", "Use of each card"):
        assert title in out
    assert "Card 7" in out, "things have their names"
    assert max(map(len, out.splitlines())) <= columns
    assert out.isascii() == ascii_only
    assert ("#" if ascii_only else "█") in out


def test_as_many_lines_as_are_wanted_of_what_is_wanted(written: Path, capsys: Capture):
    assert cli.main(["report", str(written), "--of", "card", "--top", "2"]) == 0
    assert "and 10 more (--top N)" in capsys.readouterr().out
    assert cli.main(["report", str(written), "--of", "ship"]) == 2
    assert "no 'ship' is named in the games of toy; there is card" in capsys.readouterr().err


def test_games_of_several_kinds_are_reported_apart(written: Path, home: Path, capsys: Capture):
    other = home / "other"
    assert cli.main(["simulate", "francis-drake", "--games", "3", "--jsonl", str(other)]) == 0
    capsys.readouterr()
    assert cli.main(["report", str(written), str(other), "--json"]) == 0
    assert {name: report["games"] for name, report in json.loads(capsys.readouterr().out).items()} == {"francis-drake": 3, "toy": 30}
    assert cli.main(["report", str(other)]) == 0
    assert "Use of each location" in capsys.readouterr().out, "a game without cards: what is named most"


def test_lines_come_through_a_pipe(written: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys, "stdin", io.StringIO(written.read_text(encoding="utf-8")))
    assert cli.main(["report", "-"]) == 0
    assert "toy: 30 games" in capsys.readouterr().out


def test_a_game_nobody_knows_any_more_is_reported_all_the_same(tmp_path: Path, capsys: Capture):
    file = tmp_path / "lines"
    file.write_text(json.dumps(line(0, ["red"], game="forgotten")) + "\n", encoding="utf-8")
    assert cli.main(["report", str(file)]) == 0
    assert "forgotten: 1 games" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"format": "pax-tui game 99"}, "format"),
        ({"seats": {}}, "seats"),
        ({"result": {"winners": ["mauve"], "section": "T4"}}, "a seat is named that nobody holds"),
        ({"order": ["red", "red"]}, "a seat is named twice"),
        ({"decisions": -1}, "decisions"),
        ({"decisions": "many"}, "decisions"),
        ({"cpu_s": "soon"}, "cpu_s"),
        ({"turn": "\x1b[2J"}, "turn"),
        ({"things": {"red": {"card": {"x\n": 1}}}}, "things"),
        ({"figures": {"red": {"points": 1e300}}}, "figures"),
        ({"verbs": None}, "verbs"),
        ({"verbs": {"red": {"sto\x1b[31mp": 1}}}, "sto?[31mp"),
    ],
)
def test_a_line_that_simulate_has_not_written_is_refused_with_its_number(
    tmp_path: Path, capsys: Capture, change: dict[str, Any], says: str
):
    file = tmp_path / "lines"
    file.write_text(json.dumps(line(0, ["red"])) + "\n" + json.dumps(line(1, ["red"], **change)) + "\n", encoding="utf-8")
    assert cli.main(["report", str(file)]) == 2
    out, err = capsys.readouterr()
    assert (out, len(err.splitlines())) == ("", 1)
    assert f"{file}:2: no line that simulate wrote: " in err
    assert says in err
    assert "\x1b" not in err


@pytest.mark.parametrize(
    ("data", "says"),
    [(b"", "there is no game in it"), (b"ahoy\n", ":1: it is not a line of JSON"), (b"[]\n", ":1: no line"), (b"\xff\xfe", "not UTF-8")],
    ids=["empty", "words", "list", "binary"],
)
def test_a_file_that_holds_no_games_is_one_line(tmp_path: Path, capsys: Capture, data: bytes, says: str):
    file = tmp_path / "lines"
    file.write_bytes(data)
    assert cli.main(["report", str(file)]) == 2
    assert says in capsys.readouterr().err
    assert cli.main(["report", str(tmp_path / "none")]) == 2
    assert "No such file" in capsys.readouterr().err


def test_what_is_read_is_what_was_written(written: Path):
    read, kept = list(read_lines(written)), [json.loads(text) for text in written.read_text(encoding="utf-8").splitlines()]
    assert read == [{key: one[key] for key in read[0]} for one in kept]
