"""The command line as a contract: what it prints, and its exit status."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from pax_tui import cli, games
from pax_tui.library import FILE, Library
from pax_tui.session import Session
from tests.toy import GAME

pytestmark = pytest.mark.usefixtures("toy", "home")
Capture = pytest.CaptureFixture[str]


def refused(capsys: Capture, *args: str) -> str:
    """The one line with which a command is refused."""
    assert cli.main(args) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    assert err.startswith("pax-tui: ")
    assert "Traceback" not in err
    return err


def printed(capsys: Capture, *args: str, status: int = 0) -> Any:
    """The JSON document a command prints."""
    assert cli.main(args) == status
    return json.loads(capsys.readouterr().out)


def saved(choices: int = 4) -> str:
    session = Session.new(GAME, {"red": "Ana", "blue": "Ben"}, {}, 1, Library())
    session.advance()
    for _ in range(choices):
        assert session.decision is not None
        session.choose(session.decision.options[0])
        session.advance()
    session.close()
    assert session.id is not None
    return session.id


# -- bad use


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["bogus"], "invalid choice: 'bogus'"),
        (["new"], "required: GAME"),
        (["new", "chess"], "no game 'chess'; there is pax-hispanica"),
        (["new", "toy", "--seats", "red=Ana,mauve=Ben"], "no seat 'mauve'"),
        (["new", "toy", "--seats", "red=Ana"], "2 to 3 players, not 1"),
        (["new", "toy", "--seats", "red=Ana,red=Ben"], "red is named twice"),
        (["new", "toy", "--seats", "red=Ana,blue"], "'blue' is not SEAT=NAME"),
        (["new", "toy", "--seats", "red=Ana,blue=Ben", "--option", "length=endless"], "length is one of short, long"),
        (["new", "toy", "--seats", "red=Ana,blue=Ben", "--option", "size=xl"], "no option 'size'"),
        (["new", "toy", "--seats", "red=Ana,blue=Ben", "--option", "length"], "'length' is not NAME=VALUE"),
        (["new", "toy", "--option", "length=long", "--option", "length=short"], "length is given twice"),
        (["--plain", "new", "toy", "--seats", "red=Ana,blue=bot:captain"], "not there yet"),
        (["--plain", "new", "toy", "--seats", "red=Ana,blue=auto"], "automaton"),
        (["new", "toy", "--seats", "red=Ana,blue=Ben", "--seed", "-1"], "'-1' is not a whole number"),
        (["new", "toy", "--plain"], "stand before the command"),
        (["simulate", "toy"], "required: --games"),
        (["simulate", "toy", "--games", "-3"], "'-3' is not a number"),
        (["simulate", "toy", "--games", "0"], "'0' is not a number"),
        (["simulate", "toy", "--games", "9" * 30], "is not a number"),
        (["simulate", "toy", "--games", "1", "--seats", "red=Ana,blue=bot:random"], "Ana is a person"),
        (["simulate", "chess", "--games", "1"], "no game 'chess'"),
        (["bench", "chess"], "no game 'chess'"),
        (["resume", "no-such-game"], "no saved game 'no-such-game'"),
        (["resume"], "no unfinished game"),
        (["export", "1", "x.json"], "no saved game '1'"),
        (["import", "/nonexistent"], "/nonexistent: No such file"),
        (["import", "/"], "Is a directory"),
        (["replay", "/nonexistent"], "/nonexistent: No such file"),
        (["scenario", "/nonexistent.toml"], "/nonexistent.toml: No such file"),
        (["validate", "/nonexistent"], "/nonexistent is not a folder"),
        (["--data", "/nonexistent", "new", "toy"], "/nonexistent is not a folder"),
    ],
)
def test_bad_use_is_refused_in_one_line(capsys: Capture, args: list[str], says: str):
    assert says in refused(capsys, *args)


def test_help_names_every_command(capsys: Capture):
    assert cli.main(["--help"]) == 0
    out = capsys.readouterr().out
    assert all(command in out for command in cli.COMMANDS)
    for command in cli.COMMANDS:
        assert cli.main([command, "--help"]) == 0


def test_every_command_has_its_function():
    from importlib import import_module

    for command, module in cli.COMMANDS.items():
        assert callable(getattr(import_module(module), f"run_{command}"))


def test_the_version_is_printed(capsys: Capture):
    assert cli.main(["--version"]) == 0
    assert re.fullmatch(r"\d+\.\d+\.\d+\n", capsys.readouterr().out)


@pytest.mark.parametrize("args", [[], ["new", "toy"], ["new", "toy", "--seats", "red=Ana,blue=Ben"], ["resume"]])
def test_without_a_terminal_the_full_screen_is_refused_in_favour_of_plain(capsys: Capture, args: list[str]):
    saved()
    assert "--plain" in refused(capsys, *args)
    assert len(Library().rows()) == 1, "no game was begun"


def test_a_mistake_of_the_program_is_one_line_and_a_report(capsys: Capture, monkeypatch: pytest.MonkeyPatch, home: Path):
    monkeypatch.setattr(Library, "rows", lambda self: 1 // 0)
    assert cli.main(["list"]) == 1
    err = capsys.readouterr().err
    assert len(err.splitlines()) == 1
    assert "ZeroDivisionError" in err
    report = Path(err.split("the details are in ")[1].strip())
    assert "1 // 0" in report.read_text()


def test_a_damaged_library_is_named_and_left_alone(capsys: Capture, home: Path):
    (home / "pax-tui").mkdir()
    (home / "pax-tui" / FILE).write_bytes(b"ahoy" * 500)
    for args in (["list"], ["--plain", "new", "toy", "--seats", "red=Ana,blue=Ben"], ["resume", "1"], ["export", "1", "x"]):
        assert "damaged" in refused(capsys, *args)
    assert (home / "pax-tui" / FILE).read_bytes() == b"ahoy" * 500


def test_a_game_open_elsewhere_is_refused(capsys: Capture):
    name = saved()
    shelf = Library().shelf(name)
    assert "another window" in refused(capsys, "--plain", "resume", name)
    shelf.close()


# -- saved games


def test_list_prints_what_is_saved(capsys: Capture):
    assert printed(capsys, "list", "--json") == []
    name = saved()
    row = printed(capsys, "list", "--json")[0]
    assert set(row) == {"id", "game", "seats", "turn", "updated", "finished"}
    assert (row["id"], row["game"], row["seats"], row["finished"]) == (name, "toy", {"red": "Ana", "blue": "Ben"}, False)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", row["updated"])
    assert cli.main(["list"]) == 0
    assert "red Ana, blue Ben" in capsys.readouterr().out


def test_an_export_comes_back_as_a_new_game(capsys: Capture, tmp_path: Path):
    name, file = saved(), tmp_path / "game.json"
    assert cli.main(["export", name, str(file)]) == 0
    assert next(iter(json.loads(file.read_text()))) == "format"
    assert cli.main(["import", str(file)]) == 0
    assert capsys.readouterr().out == "Kept as game 2.\n"
    library = Library()
    assert library.read("2") == library.read(name)
    assert len(library.rows()) == 2


@pytest.mark.parametrize(
    "broken",
    [
        lambda text: text[: len(text) // 2],
        lambda text: "",
        lambda text: "ahoy",
        lambda text: "[]",
        lambda text: re.sub(r"\d+", "9" * 40, text, count=3),
        lambda text: re.sub(r"\d+", "9" * 5000, text),
        lambda text: "\x00\x01" * 500,
        lambda text: "[" * 100_000,
        lambda text: text.replace('"toy"', '"chess"'),
        lambda text: text.replace("[", "{"),
        lambda text: text.replace('"snapshot"', '"snapshop"'),
    ],
)
def test_a_file_that_is_no_save_is_refused_and_nothing_is_kept(capsys: Capture, tmp_path: Path, broken: Any):
    name, file = saved(), tmp_path / "game.json"
    cli.main(["export", name, str(file)])
    file.write_text(broken(file.read_text()))
    refused(capsys, "import", str(file))
    refused(capsys, "replay", str(file))
    assert len(Library().rows()) == 1


def test_a_file_that_is_no_text_is_refused(capsys: Capture, tmp_path: Path):
    (tmp_path / "game.json").write_bytes(b"\xff\xfe\x00")
    assert "not UTF-8" in refused(capsys, "import", str(tmp_path / "game.json"))


def test_an_import_that_the_rules_do_not_allow_any_more_says_where(capsys: Capture, tmp_path: Path):
    name, file = saved(), tmp_path / "game.json"
    cli.main(["export", name, str(file)])
    save = json.loads(file.read_text())
    save["choices"][1] = ["bid", 77]
    file.write_text(json.dumps(save))
    assert cli.main(["import", str(file)]) == 0
    assert "at choice 2" in capsys.readouterr().err
    assert cli.main(["replay", str(file), "--json"]) == 1
    out, err = capsys.readouterr()
    assert json.loads(out)["choices"] == len(save["choices"])
    assert "choice 2" in err


# -- replay


def test_replay_prints_where_a_record_ends(capsys: Capture, tmp_path: Path):
    name, file = saved(), tmp_path / "game.json"
    cli.main(["export", name, str(file)])
    found = printed(capsys, "replay", str(file), "--json")
    save = Library().read(name)
    assert found["game"] == "toy"
    assert (found["choices"], found["finished"], found["outcome"]) == (len(save["choices"]), False, None)
    assert found["digest"] == GAME.load(save["snapshot"]).digest()


def test_replay_tells_a_game_choice_by_choice_and_keeps_its_secrets(capsys: Capture, tmp_path: Path):
    name, file = saved(4), tmp_path / "game.json"
    cli.main(["export", name, str(file)])
    assert cli.main(["replay", str(file)]) == 0
    out = capsys.readouterr().out
    assert "Ana: Play Card 1" in out
    assert "Bid" not in out
    assert "The game is not over: round 1." in out


def test_replay_of_a_finished_game_tells_everything(capsys: Capture, tmp_path: Path):
    name, file = saved(0), tmp_path / "game.json"
    session = Session.resume(Library(), name)
    session.advance()
    while session.decision is not None:
        session.choose(session.decision.options[-1])
        session.advance()
    session.close()
    cli.main(["export", name, str(file)])
    assert cli.main(["replay", str(file)]) == 0
    out = capsys.readouterr().out
    assert "Bid 3 coins" in out
    assert re.search(r"The game is over \(T4\)\. (Ana|Ben|.* share)", out)
    found = printed(capsys, "replay", str(file), "--json")
    assert found["finished"] is True
    assert found["outcome"]["section"] == "T4"


# -- simulate, bench


def test_simulate_counts_every_game_once(capsys: Capture):
    found = printed(capsys, "simulate", "toy", "--games", "12", "--seed", "3", "--json", "--check", "--option", "length=long")
    assert set(found) == {"game", "games", "finished", "capped", "seed", "decisions", "endings", "wins", "draws", "cpu_s"}
    assert (found["game"], found["games"], found["finished"], found["capped"], found["seed"]) == ("toy", 12, 12, 0, 3)
    assert sum(found["endings"].values()) == 12 == sum(found["wins"].values()) + found["draws"]
    assert set(found["wins"]) == {"red", "blue"}
    assert found["decisions"]["max"] >= found["decisions"]["median"] > 0


def test_simulate_repeats_exactly_with_the_same_seed(capsys: Capture):
    runs = [printed(capsys, "simulate", "toy", "--games", "5", "--seed", "3", "--json") for _ in range(2)]
    assert {**runs[0], "cpu_s": 0} == {**runs[1], "cpu_s": 0}


def test_simulate_in_words(capsys: Capture):
    seats = "red=bot:random,blue=bot:random,green=bot:random"
    assert cli.main(["simulate", "toy", "--games", "3", "--seats", seats]) == 0
    assert "3 of 3 games finished" in capsys.readouterr().out


def test_simulate_stops_at_a_game_that_breaks_and_keeps_its_record(capsys: Capture, monkeypatch: pytest.MonkeyPatch):
    def check(self: object) -> None:
        assert self.round < 3, "a coin is lost"  # type: ignore[attr-defined]

    monkeypatch.setattr("tests.toy.ToyPosition.check", check)
    assert cli.main(["simulate", "toy", "--games", "2", "--seed", "4", "--json", "--check"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert re.search(r"toy, seed 4, game 0, choice \d+: AssertionError: a coin is lost", err)
    kept = json.loads(Path(err.split("the record is in ")[1].strip()).read_text())
    assert kept["game"] == "toy"
    assert "a coin is lost" in kept["error"]


def test_a_game_that_never_ends_is_capped_and_a_defect(capsys: Capture, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("pax_tui.simulation.CAP", 10)
    found = printed(capsys, "simulate", "toy", "--games", "2", "--json", status=1)
    assert (found["finished"], found["capped"], found["endings"], found["draws"]) == (0, 2, {"capped": 2}, 2)


def test_bench_prints_what_is_measured(capsys: Capture, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("pax_tui.commands.bench.SECONDS", 0.05)
    found = printed(capsys, "bench", "toy", "--json")["toy"]
    names = "players decisions_per_cpu_s games_per_cpu_s decisions_per_game copy_us view_us save_bytes load_ms replay_ms"
    assert set(found) == set(names.split())
    assert all(value > 0 for value in found.values())
    assert cli.main(["bench", "toy"]) == 0
    assert "with a single option" in capsys.readouterr().out


# -- scenario, rules, validate

SCENARIO = """
game = "toy"
name = "Nobody bids"
section = "T2"
seats = ["red", "blue"]
[[step]]
choose = [["roll", 1, 1], ["bid", 0], ["bid", 0]]
expect = { coins = { red = 5 } }
"""


def test_scenarios_say_which_hold(capsys: Capture, tmp_path: Path):
    (tmp_path / "good.toml").write_text(SCENARIO)
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "bad.toml").write_text(SCENARIO.replace("red = 5", "red = 4"))
    found = printed(capsys, "scenario", str(tmp_path / "good.toml"), "--json")
    assert found == {
        "passed": 1,
        "failed": 0,
        "cases": [{"file": str(tmp_path / "good.toml"), "name": "Nobody bids", "section": "T2", "ok": True, "message": ""}],
    }
    found = printed(capsys, "scenario", str(tmp_path), "--json", status=1)
    assert (found["passed"], found["failed"]) == (1, 1)
    assert cli.main(["scenario", str(tmp_path)]) == 1
    assert "coins.red should be 4, but is 5" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("a = ", "not TOML"),
        ("", "needs `game`"),
        (SCENARIO.replace('"toy"', '"chess"'), "no game 'chess'"),
        (SCENARIO + "x = 1", "unknown key `x`"),
    ],
)
def test_a_file_that_is_no_scenario_is_refused(capsys: Capture, tmp_path: Path, text: str, says: str):
    (tmp_path / "bad.toml").write_text(text)
    assert says in refused(capsys, "scenario", str(tmp_path / "bad.toml"))


def test_a_folder_without_scenarios_is_refused(capsys: Capture, tmp_path: Path):
    assert "holds no scenario" in refused(capsys, "scenario", str(tmp_path))


def test_rules_of_a_section(capsys: Capture):
    assert cli.main(["rules", "pax-hispanica", "E5a"]) == 0
    section = capsys.readouterr().out
    assert section.startswith("E5a ")
    assert len(section) > 200
    assert cli.main(["rules", "e5a"]) == 0
    assert capsys.readouterr().out == section


def test_rules_are_searched_by_words(capsys: Capture):
    assert cli.main(["rules", "pax-hispanica", "treasure", "fleet"]) == 0
    out = capsys.readouterr().out
    assert "Treasure" in out
    assert len(out.splitlines()) <= 24


def test_rules_without_a_section_are_a_table_of_contents(capsys: Capture):
    assert cli.main(["rules"]) == 0
    assert "E5 " in capsys.readouterr().out


def test_rules_of_an_unknown_section_are_not_there(capsys: Capture):
    assert cli.main(["rules", "pax-hispanica", "Z99z"]) == 1
    out, err = capsys.readouterr()
    assert (out, len(err.splitlines())) == ("", 1)


def test_the_data_is_sound(capsys: Capture):
    assert printed(capsys, "validate", "--json") == {"ok": True, "problems": []}


def test_wrong_data_is_told_with_file_and_line(capsys: Capture, tmp_path: Path):
    (tmp_path / "calendar.toml").write_text("[[year]]\nyear = 1598\n")
    found = printed(capsys, "validate", str(tmp_path), "--json", status=1)
    assert found["ok"] is False
    assert {"file", "line", "message"} == set(found["problems"][0])
    assert found["problems"][0]["file"].endswith("calendar.toml")
    assert cli.main(["validate", str(tmp_path)]) == 1
    assert re.match(r".*calendar\.toml:\d+: ", capsys.readouterr().out)


# -- as a program of its own


def imported(code: str) -> str:
    return subprocess.run([sys.executable, "-X", "importtime", "-c", code], capture_output=True, text=True, timeout=60, check=True).stderr


def test_help_imports_neither_textual_nor_rich_nor_a_game():
    code = "from pax_tui.__main__ import main; import sys; sys.argv = ['pax-tui', '--help']; main()"
    seen = imported(code)
    assert "pax_tui.cli" in seen
    assert not re.search(r"\| +(textual|rich|pydantic|fluent|rules\.pax_hispanica)\b", seen)


@pytest.mark.parametrize("module", ["rules.pax_hispanica.tables", "rules.players", "rules.kernel.scenario"])
def test_rules_import_no_screen(module: str):
    assert not re.search(r"\| +(textual|rich|fluent|platformdirs|sqlite3)\b", imported(f"import {module}"))


def test_plain_imports_no_textual():
    seen = imported(
        "import pax_tui.plain, pax_tui.session, pax_tui.library, pax_tui.wording, pax_tui.commands.simulate, pax_tui.commands.table"
    )
    assert not re.search(r"\| +(textual|rich)\b", seen)


def test_a_closed_pipe_is_no_failure():
    run = subprocess.Popen([sys.executable, "-m", "pax_tui", "rules", "pax-hispanica", "E"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert run.stdout is not None
    assert run.stderr is not None
    run.stdout.close()
    err = run.stderr.read()
    assert (run.wait(), err) == (0, b"")


def test_wrong_data_is_one_line_before_the_game_begins(tmp_path: Path):
    (tmp_path / "calendar.toml").write_text("[[year]]\nyear = 1598\n")
    command = ["--data", str(tmp_path), "--plain", "new", "pax-hispanica", "--seats", "red=Ana,blue=Ben"]
    run = subprocess.run([sys.executable, "-m", "pax_tui", *command], capture_output=True, text=True, timeout=60, input="", check=False)
    assert run.returncode == 2
    assert len(run.stderr.splitlines()) == 1
    assert "calendar.toml:" in run.stderr


def test_the_game_is_imported_when_it_is_asked_for():
    assert "pax-hispanica" in games.GAMES
    assert games.game("toy") is GAME
