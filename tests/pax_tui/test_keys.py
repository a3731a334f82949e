"""The registry of keys: everything has words, nothing clashes, a settings file can change it, and every screen does what it offers."""

from __future__ import annotations

from importlib import import_module
from itertools import combinations

import pytest

from pax_tui import games, keys
from pax_tui.games.table import Table
from pax_tui.screens.base import Tiled
from pax_tui.screens.board import BoardScreen
from pax_tui.wording import Wording

SCREENS = {
    "table": "pax_tui.screens.coached:CoachedTable",
    "replay": "pax_tui.screens.replay:ReplayScreen",
    "cards": "pax_tui.screens.cards:CardsScreen",
    "rules": "pax_tui.screens.texts:RulesScreen",
    "why": "pax_tui.screens.texts:WhyScreen",
    "help": "pax_tui.screens.texts:HelpScreen",
    "legend": "pax_tui.screens.texts:LegendScreen",
    "palette": "pax_tui.screens.texts:PaletteScreen",
    "log": "pax_tui.screens.logs:LogScreen",
    "deal": "pax_tui.screens.deal:DealScreen",
    "setup": "pax_tui.screens.setup:SetupScreen",
    "saves": "pax_tui.screens.home:SavesScreen",
    "home": "pax_tui.screens.home:HomeScreen",
    "learn": "pax_tui.screens.learn:LearnScreen",
    "lesson": "pax_tui.screens.lesson:LessonScreen",
    "end": "pax_tui.screens.end:EndScreen",
    "settings": "pax_tui.screens.settings:SettingsScreen",
}


def screen(scope: str) -> type[Tiled[object]]:
    module, _, name = SCREENS[scope].partition(":")
    found: type[Tiled[object]] = getattr(import_module(module), name)
    return found


def tables() -> list[type[Table]]:
    """The tables of all games: the panels of each have keys."""
    found = []
    for name in games.GAMES:
        module, _, kind = games.face(name).panels["table"].partition(":")
        found.append(getattr(import_module(module), kind))
    return found


@pytest.mark.parametrize("action", keys.DEFAULTS, ids=lambda a: a.id)
def test_every_action_has_a_label_and_a_help_text(action: keys.Action) -> None:
    words = Wording()
    assert words.has(f"key-{action.id}")
    assert words.has(f"keyhelp-{action.id}")
    assert action.keys


@pytest.mark.parametrize("scope", SCREENS)
def test_every_screen_does_what_the_registry_offers_on_it(scope: str) -> None:
    assert screen(scope).scope == scope
    tiles = {f"show-{tile.id}" for table in tables() for tile in table.tiles(3)} | {"show-log"}
    tiles = tiles if issubclass(screen(scope), BoardScreen) else set()
    missing = [a.id for a in keys.of_scope(scope) if a.id not in tiles and not hasattr(screen(scope), "do_" + a.id.replace("-", "_"))]
    assert missing == []


@pytest.mark.parametrize("scope", SCREENS)
def test_no_key_means_two_things_at_once(scope: str) -> None:
    for one, other in combinations(keys.of_scope(scope), 2):
        both = one.needs | other.needs
        if set(one.keys) & set(other.keys):
            assert any(pair <= both for pair in keys.NEVER_TOGETHER), (one.id, other.id)


def test_nothing_needs_ctrl_or_alt() -> None:
    for action in keys.DEFAULTS:
        if action.id not in ("quit", "redraw"):
            assert any("+" not in key for key in action.keys) or action.id.endswith("-back"), action.id


def test_only_what_is_legal_is_meant() -> None:
    assert keys.meant("table", "u", {"choice"}) is None
    found = keys.meant("table", "u", {"choice", "undo"})
    assert found is not None
    assert found.id == "undo"
