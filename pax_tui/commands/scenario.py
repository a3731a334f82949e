"""pax-tui scenario: runs scripted positions and says which hold."""

from __future__ import annotations

import tomllib
from argparse import Namespace
from pathlib import Path
from typing import Any

from pax_tui import games, lessons
from pax_tui.cli import DONE, NOT_SO, BadUse
from pax_tui.commands import print_json, read_text
from rules.kernel import scenario


def run_scenario(args: Namespace) -> int:
    """Status 1 when a scenario fails; a file that is no scenario is bad input."""
    scripts = [(path, read(path)) for path in _files(args.files)]
    cases = []
    for path, script in scripts:
        verdict = scenario.run(script)
        cases.append({"file": str(path), "name": verdict.name, "section": verdict.section, "ok": verdict.ok, "message": verdict.message})
    failed = [case for case in cases if not case["ok"]]
    if args.json:
        print_json({"passed": len(cases) - len(failed), "failed": len(failed), "cases": cases})
    else:
        for case in cases:
            print(f"{'pass' if case['ok'] else 'FAIL'}  {case['section']:<6} {case['name']}")
            if not case["ok"]:
                print(f"      {case['file']}: {case['message']}")
        print(f"{len(cases) - len(failed)} passed, {len(failed)} failed")
    return NOT_SO if failed else DONE


def read(path: Path) -> scenario.Script:
    """A script from a file. Raises BadUse."""
    try:
        table: dict[str, Any] = tomllib.loads(read_text(path))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadUse(f"{path}: it is not TOML: {error}") from None
    name = table.get("game")
    known = {name: games.game(name)} if isinstance(name, str) and name in games.GAMES else {}
    try:
        script = scenario.read(table, known)
        if "lesson" in table:
            lessons.check(table)
        return script
    except (scenario.ScenarioError, lessons.BadLesson) as error:
        raise BadUse(f"{path}: {error}") from None


def _files(paths: list[Path]) -> list[Path]:
    found: list[Path] = []
    for path in paths:
        inside = sorted(path.glob("**/*.toml")) if path.is_dir() else [path]
        if not inside:
            raise BadUse(f"{path} holds no scenario")
        found += inside
    return found
