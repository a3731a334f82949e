"""The short form of tests/torture, and what a casual look into the files of running games finds."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from pax_tui import games
from pax_tui.library import FILE
from pax_tui.wording import Wording
from tests.torture.games import SEATS, begun, play, some
from tests.torture.kills import kills
from tests.torture.mutants import ask, databases, exports, user
from tests.torture.undo import undo


@pytest.fixture(autouse=True)
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in ("DATA", "CONFIG", "CACHE", "STATE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", "")
    user(tmp_path)


@pytest.mark.parametrize("name", SEATS)
def test_a_killed_game_goes_on_with_every_choice_that_was_confirmed(name: str, tmp_path: Path) -> None:
    confirmed, _ = kills(name, 4, tmp_path / "data" / "pax-tui", seed=4)
    assert confirmed > 0


def test_mutated_exports_load_soundly_or_are_refused_in_one_line(tmp_path: Path) -> None:
    found = exports(40, tmp_path, seed=3)
    assert found["refused"] > 10
    assert found["loaded"] > 0


def test_mutated_databases_open_soundly_or_are_refused_in_one_line(tmp_path: Path) -> None:
    found = databases(8, tmp_path, seed=5)
    assert found["game went on"] > 0
    assert sum(found.values()) > found["game went on"]


def test_what_is_taken_back_leaves_nothing_behind(tmp_path: Path) -> None:
    assert undo("sea-and-steel", 12, tmp_path / "undo") >= 1


def test_a_search_for_cards_and_choices_finds_nothing_of_running_games(tmp_path: Path) -> None:
    """Neither the database nor an export shows the name or id of a card, a bid or the seed to a casual look."""
    home = tmp_path / "data" / "pax-tui"
    library = some(home, Random(2), 60)
    ids = {row.id: library.read(row.id) for row in library.rows()}
    library.close()
    raw = b"".join(path.read_bytes() for path in home.iterdir())
    for name, save in ids.items():
        status, text, _ = ask("export", name, "-")
        assert status == 0
        for place in (raw, text.encode()):
            assert b'"columns"' not in place
            assert b'"seed"' not in place
            words = Wording(games.face(save["game"]).words, games.game(save["game"]))
            public = " ".join(f"{save['game']} {save['options']} {save['seats']}" for save in ids.values())
            for choice in save["choices"]:
                for part in choice[1:]:
                    if not isinstance(part, str) or len(part) < 5 or part in public:
                        continue
                    assert part.encode() not in place, part
                    card = words.name("card", part)
                    assert not card or len(card) < 5 or card.encode() not in place, card


def test_a_finished_game_is_readable(tmp_path: Path) -> None:
    from pax_tui.library import Library

    home = tmp_path / "data" / "pax-tui"
    library = Library(home)
    session = begun("francis-drake", library, 3)
    play(session, Random(1), 5000)
    assert session.result is not None
    session.close()
    library.close()
    raw = b"".join(path.read_bytes() for path in home.glob(f"{FILE}*"))
    assert b'"columns"' in raw
    assert ask("export", str(session.id), "-")[1].count('"choices"') == 1
