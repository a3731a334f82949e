"""The command line as a contract: what it prints, and its exit status."""

from __future__ import annotations

import io
import json
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from pax_tui import cli, games
from pax_tui.exports import checked, exported
from pax_tui.library import FILE, Library
from pax_tui.session import Session
from rules.kernel.position import COMPILED
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
        (["new", "toy", "--seats", "red=Ana,blue=Ben", "--seats", "red=Eva,blue=Ida"], "argument --seats: given twice"),
        (["new", "toy", "--seed", "1", "--seed", "1"], "argument --seed: given twice"),
        (["--plain", "new", "toy", "--seats", "red=Ana,blue=bot"], "bot:random is the computer"),
        (["new", "toy", "--seats", "red=Ana,blue"], "'blue' is not SEAT=NAME"),
        (["new", "toy", "--seats", "red=Ana,blue=Ben", "--option", "length=endless"], "length is one of short, long"),
        (["new", "toy", "--seats", "red=Ana,blue=Ben", "--option", "size=xl"], "no option 'size'"),
        (["new", "toy", "--seats", "red=Ana,blue=Ben", "--option", "length"], "'length' is not NAME=VALUE"),
        (["new", "toy", "--option", "length=long", "--option", "length=short"], "length is given twice"),
        (["--plain", "new", "toy", "--seats", "red=Ana,blue=bot:admiral"], "no level 'admiral'"),
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
        (["--plain", "resume", ""], "no saved game ''"),
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


def unsealed(file: Path) -> dict[str, Any]:
    """Writes an export of a running game anew as the plain JSON that it is when the game is over."""
    save = exported(checked(json.loads(file.read_text())), running=False)
    file.write_text(json.dumps(save, indent=1))
    return save


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
    unsealed(file)
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
    save = unsealed(file)
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


def test_a_dash_is_standard_input_and_output(capsys: Capture, monkeypatch: pytest.MonkeyPatch):
    assert cli.main(["export", saved(), "-"]) == 0
    text = capsys.readouterr().out
    for command in ("import", "replay"):
        monkeypatch.setattr("sys.stdin", io.StringIO(text))
        assert cli.main([command, "-"]) == 0
    assert len(Library().rows()) == 2


def test_an_export_overwrites_nothing_but_an_export(capsys: Capture, tmp_path: Path):
    name, file = saved(), tmp_path / "notes.txt"
    file.write_text("my notes")
    assert "notes.txt: there is something else" in refused(capsys, "export", name, str(file))
    assert file.read_text() == "my notes"
    assert cli.main(["export", name, str(tmp_path / "game.json")]) == 0
    assert cli.main(["export", name, str(tmp_path / "game.json")]) == 0


def test_a_file_with_half_a_letter_is_refused(capsys: Capture, tmp_path: Path):
    name, file = saved(), tmp_path / "game.json"
    cli.main(["export", name, str(file)])
    unsealed(file)
    file.write_text(file.read_text().replace('"bid"', '"\\ud800"', 1))
    assert "half a letter" in refused(capsys, "import", str(file))
    assert len(Library().rows()) == 1


def test_a_position_that_cannot_be_played_is_not_taken_from_a_file(capsys: Capture, tmp_path: Path):
    saves = []
    for path, value in (
        (("columns", "disk", 13), 10**30),
        (("columns", "rebel", 0), {}),
        (("columns", "year"), "x"),
        (("agenda", -1, "color"), 77),
    ):
        session = Session.new(games.game("pax-hispanica"), {"red": "Ana", "blue": "Ben"}, {}, 1)
        session.advance()
        save = json.loads(json.dumps(session.plain()))
        place = save["snapshot"]
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value
        saves.append(save)
    for save in (*saves, {**saves[0], "seats": {"red": "Ana", "green": "Ben"}}):
        (tmp_path / "game.json").write_text(json.dumps(save))
        said = refused(capsys, "import", str(tmp_path / "game.json"))
        if COMPILED:  # a value of a wrong type is refused sooner
            said = said.replace("the record cannot be read", "its position")
        assert "game.json: its position" in said.replace("it holds a number", "its position").replace("it cannot be read", "its position")
    assert Library().rows() == []


def test_a_saved_game_that_is_damaged_is_named(capsys: Capture, home: Path):
    name = saved()
    with closing(sqlite3.connect(home / "pax-tui" / FILE)) as db:
        db.execute("update game set head = '{}'")
        db.commit()
    assert f"saved game {name} cannot be opened: it is not a record" in refused(capsys, "--plain", "resume", name)


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
    assert found.pop("compiled") is COMPILED
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


def run_closed(closed: str, *args: str) -> subprocess.CompletedProcess[str]:
    """The program with some of its streams closed, as a shell closes them."""
    command = f'exec "$0" -m pax_tui "$@" {closed}'
    return subprocess.run(["sh", "-c", command, sys.executable, *args], capture_output=True, text=True, timeout=60, check=False)


def test_an_interrupt_before_anything_is_asked_is_no_traceback():
    code = (
        "import sys, builtins; sys.argv = ['pax-tui', 'list']; real = builtins.__import__\n"
        "def slow(name, *rest):\n"
        "    if name == 'argparse': raise KeyboardInterrupt\n"
        "    return real(name, *rest)\n"
        "from pax_tui.__main__ import main; builtins.__import__ = slow; sys.exit(main())"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert (run.returncode, run.stderr) == (130, "")


PLAYED = ("--plain", "new", "pax-hispanica", "--seats", "red=Ana,blue=Ben")


def test_a_closed_input_is_the_end_of_input():
    run = run_closed("<&-", *PLAYED)
    assert (run.returncode, run.stderr) == (0, "")
    assert "Saved." in run.stdout


@pytest.mark.parametrize("args", [PLAYED, ("list",), ("rules", "E")])
def test_a_closed_output_is_bad_use(args: tuple[str, ...]):
    run = run_closed(">&-", *args)
    assert (run.returncode, run.stderr) == (2, "pax-tui: standard output is closed\n")
    assert Library().rows() == []


def test_a_closed_error_output_changes_nothing():
    run = run_closed("2>&-", "new", "chess")
    assert (run.returncode, run.stdout) == (2, "")
    assert run_closed("<&- 2>&-", *PLAYED).returncode == 0
    assert Library().read("1")["seats"] == {"red": "Ana", "blue": "Ben"}


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no output that is always full")
@pytest.mark.parametrize("args", [("--version",), ("list",), ("rules", "E"), PLAYED])
def test_an_output_that_takes_nothing_is_one_line(args: tuple[str, ...]):
    run = run_closed(">/dev/full", *args)
    assert (run.returncode, len(run.stderr.splitlines())) == (2, 1)
    assert "standard output: No space left" in run.stderr


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
