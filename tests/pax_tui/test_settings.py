"""The settings file: what it may say, what is refused and how, what the screen changes, and what the terminal's own cursor does."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.style import Style
from textual.pilot import Pilot

from pax_tui import keys, settings
from pax_tui.cli import main
from pax_tui.library import Library
from pax_tui.screens.settings import SettingsScreen
from pax_tui.screens.table import TableScreen
from pax_tui.settings import MONOCHROME, THEMES, BadSettings, Settings
from pax_tui.theme import Theme
from tests.pax_tui.stage import MEDIUM, SMALL, opened, press, seen, session, settled
from tests.pax_tui.test_terminal import TABLE, Screen

pytestmark = pytest.mark.usefixtures("home")


@pytest.fixture(autouse=True)
def usual_keys() -> Iterator[None]:
    """Keys changed by a test are the usual ones again."""
    yield
    keys.use({})


@pytest.fixture
def file(home: Path) -> Path:
    found = home / "pax-tui" / "settings.toml"
    found.parent.mkdir(exist_ok=True)
    return found


# -- what it may say


def test_without_a_file_everything_is_as_usual(home: Path) -> None:
    assert settings.path() == home / "pax-tui" / "settings.toml"
    assert settings.load() == Settings()


def test_a_folder_that_is_none_is_no_file(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "plain").write_text("")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(home / "plain"))
    assert settings.load() == Settings()


def test_everything_can_be_said(file: Path) -> None:
    file.write_text('theme = "light"\nascii = true\ncursor = true\n[keys]\nundo = "z"\nwhy = ["x", "#", "Esc"]\n'.replace(', "Esc"', ""))
    assert settings.load() == Settings("light", True, True, {"undo": ("z",), "why": ("x", "number_sign")})


WRONG = {
    "theme = ": "Invalid value",
    'theme = "dark"': "there is no theme 'dark'; there are parchment, light, high-contrast, color-blind, monochrome",
    "theme = [1]": "there is no theme [1]",
    "ascii = 1": "ascii is true or false, not 1",
    'cursor = "yes"': "cursor is true or false",
    "colour = 3": "there is no setting 'colour'; there are theme, ascii, cursor, coach and [keys]",
    'keys = "z"': "keys is a table",
    '[keys]\nund = "z"': "there is no action 'und'; perhaps 'undo'",
    '[keys]\nquit = "x"': "quit keeps its keys",
    '[keys]\nundo = "Esc"': "the key 'Esc' is given to both",
    "[keys]\nundo = 7": "undo needs a key",
    "[keys]\nundo = []": "undo needs a key",
    '[keys]\nundo = "nonsense"': "undo: there is no key 'nonsense'",
    '[keys]\nundo = "hyper+z"': "undo: there is no key 'hyper+z'",
    '[keys]\nundo = "3"': "undo: '3' cannot be changed, digits choose options",
    '[keys]\nundo = "c"': "the key 'c' is given to both cards and undo (table)",
    '[keys]\nundo = "z"\nwhy = "z"': "the key 'z' is given to both why and undo (",
    '[keys]\nundo = "ctrl+q"': "the key 'ctrl+q' is given to both undo and quit (table)",
    "a" * 3: "Expected",
    "x = " + "[" * 5000: "settings.toml",
}


@pytest.mark.parametrize("text", WRONG, ids=lambda text: text[:24])
def test_what_cannot_be_meant_is_refused_in_one_line_with_file_and_reason(
    text: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(text)
    assert main(["new", "pax-hispanica", "--seats", "red=Ana,blue=Ben"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith(f"pax-tui: {file}: ")
    assert WRONG[text] in err
    assert Library().rows() == [], "no game was begun"
    assert file.read_text() == text


@pytest.mark.parametrize("arguments", [[], ["new", "pax-hispanica"], ["resume"]], ids=lambda a: " ".join(a) or "app")
def test_every_command_that_opens_a_screen_says_so(arguments: list[str], file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session(library=Library()).close()
    file.write_text("colour = 3")
    assert main(arguments) == 2
    assert f"{file}: there is no setting 'colour'" in capsys.readouterr().err


def test_what_is_no_text_is_refused(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(b"theme = \xff")
    assert main([]) == 2
    assert capsys.readouterr().err == f"pax-tui: {file}: this is not text in UTF-8\n"
    file.unlink()
    file.mkdir()
    assert main([]) == 2
    assert capsys.readouterr().err == f"pax-tui: {file}: Is a directory\n"


def test_commands_without_a_screen_do_not_mind(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text("colour = 3")
    assert main(["list"]) == 0
    assert main(["--version"]) == 0
    assert capsys.readouterr().err == ""


def test_a_theme_is_asked_for_before_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--theme", "dark", "list"]) == 2
    assert "there is no theme 'dark'; there are parchment, light" in capsys.readouterr().err
    assert main(["list", "--theme", "light"]) == 2
    assert "--theme stand before the command" in capsys.readouterr().err
    assert main(["--theme", "light", "list"]) == 0


def test_lists_can_always_be_moved_in_and_left(file: Path) -> None:
    """Letters narrow some lists, so that a letter alone would lock whoever gave it to them in."""
    file.write_text('[keys]\nback = "x"\nup = ["K", "up"]\ndown = "J"\n')
    keys.use(settings.load().keys)
    found = {action.id: action.keys for action in keys.actions()}
    assert (found["back"], found["up"], found["down"]) == (("x", "escape"), ("K", "up"), ("J", "down"))


@pytest.mark.parametrize("key", ["a", "A", "é", "?", "#", "@", "_", "{", "F5", "PgUp", "Esc", "ctrl+a", "shift+tab", "question_mark", "←"])
def test_a_key_is_known_as_it_is_written_and_by_its_name(key: str) -> None:
    name = keys.key_named(key)
    assert name
    assert keys.key_named(name) == name
    assert keys.key_named(keys.written(name)) == name


def test_textual_calls_the_keys_the_same() -> None:
    from textual.keys import _character_to_key

    for char in keys.PUNCTUATION + "azAZ é":
        assert keys.key_named(char) == _character_to_key(char), char


def test_the_command_line_loads_no_more_than_it_needs() -> None:
    """Start-up stays fast: the settings are read without Textual, pydantic and tomlkit."""
    code = "from pax_tui import cli, settings; settings.load(); import sys; print(*{'textual', 'pydantic', 'tomlkit'} & set(sys.modules))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == ""


# -- what is written


def test_one_line_is_changed_and_the_rest_stays(file: Path) -> None:
    text = '# mine\ntheme = "light"  # for the porch\n\n[keys]  # few\nundo = "z"\n'
    file.write_text(text)
    file.chmod(0o600)
    settings.save("theme", "high-contrast")
    assert file.read_text() == text.replace("light", "high-contrast")
    assert file.stat().st_mode & 0o777 == 0o600
    settings.save("keys.why", ["x", "#"])
    settings.save("cursor", True)
    settings.save("keys.undo", None)
    assert settings.load() == Settings("high-contrast", False, True, {"why": ("x", "number_sign")})
    for comment in ("# mine", "# for the porch", "# few"):
        assert comment in file.read_text()
    assert [other.name for other in file.parent.iterdir()] == ["settings.toml"]


def test_a_file_and_its_folder_are_made(home: Path) -> None:
    settings.save("keys.undo", ["z"])
    assert settings.load() == Settings(keys={"undo": ("z",)})


def test_a_link_stays_a_link(home: Path, file: Path) -> None:
    real = home / "kept-elsewhere.toml"
    real.write_text("ascii = true\n")
    file.symlink_to(real)
    settings.save("ascii", False)
    assert file.is_symlink()
    assert real.read_text() == "ascii = false\n"


def test_a_broken_file_is_not_written_over(file: Path) -> None:
    file.write_text("theme = ")
    with pytest.raises(BadSettings, match="Invalid value"):
        settings.save("ascii", True)
    assert file.read_text() == "theme = "


# -- the screen


def looks(pilot: Pilot[int]) -> list[tuple[str, Style | None]]:
    """Every run on the screen with its style."""
    screen = pilot.app.screen
    return [(text, style) for strip in screen._compositor.render_strips(screen.size) for text, style, _ in strip]


async def settings_screen(pilot: Pilot[int]) -> SettingsScreen:
    await press(pilot, "comma")
    screen = pilot.app.screen
    assert isinstance(screen, SettingsScreen)
    return screen


async def to(pilot: Pilot[int], row: str) -> None:
    """Moves the selection to a row."""
    screen = pilot.app.screen
    assert isinstance(screen, SettingsScreen)
    screen.chosen, screen.scrolled = screen.ids.index(row), False
    screen.redraw()
    await settled(pilot)


@pytest.mark.parametrize("name", ["light", "monochrome"])
async def test_a_theme_changed_at_the_table_repaints_everything(name: str, file: Path) -> None:
    """The screen looks like one that was opened so: nothing keeps a color of the theme before."""
    async with opened(session(), MEDIUM, settings=Settings(name)) as pilot:
        await press(pilot, "tab", "down")
        wanted = looks(pilot)
    async with opened(session(), MEDIUM) as pilot:
        await press(pilot, "tab", "down")
        assert looks(pilot) != wanted
        await settings_screen(pilot)
        await press(pilot, *["right"] * THEMES.index(name), "escape")
        assert looks(pilot) == wanted
    assert file.read_text().endswith(f'theme = "{name}"\n')


async def test_ascii_and_cursor_are_changed_and_kept(file: Path) -> None:
    async with opened(None, SMALL) as pilot:
        await settings_screen(pilot)
        assert not seen(pilot).isascii()
        text = await press(pilot, "down", "right")
        assert text.isascii()
        assert "ASCII only" in text
        text = await press(pilot, "down", "enter")
        assert "on what is selected" in text
        assert settings.load() == Settings(ascii=True, cursor=True)
        assert not (await press(pilot, "up", "left")).isascii()
    assert settings.load() == Settings(ascii=False, cursor=True)


async def test_a_key_is_changed_by_pressing_it(file: Path) -> None:
    async with opened(session(), MEDIUM) as pilot:
        screen = await settings_screen(pilot)
        await to(pilot, "keys.why")
        assert "Press the new key for “why not”" in await press(pilot, "enter")
        text = await press(pilot, "c")
        assert "Not possible: the key 'c' is given to both cards and why (" in text
        await press(pilot, "enter", "5")
        assert "digits choose options" in seen(pilot)
        await press(pilot, "enter", "escape")
        assert screen.waiting == ""
        assert not file.exists()
        text = await press(pilot, "enter", "x")
        row = next(line for line in text.split("\n") if " x   " in line)
        assert "why not" in row
        assert "changed" in row
        await press(pilot, "escape", "w")
        assert isinstance(pilot.app.screen, TableScreen), "the old key means nothing any more"
        assert "Why not" in await press(pilot, "x")
        assert '[keys]\nwhy = "x"' in file.read_text()
        await press(pilot, "escape")
        await settings_screen(pilot)
        await to(pilot, "keys.why")
        assert "changed" not in await press(pilot, "delete")
    assert settings.load() == Settings()


async def test_the_usual_keys_are_not_given_back_where_another_has_them(file: Path) -> None:
    async with opened(None, SMALL, settings=Settings(keys={"why": ("x",), "undo": ("w",)})) as pilot:
        await settings_screen(pilot)
        await to(pilot, "keys.why")
        assert "Not possible: the key 'w' is given to both" in await press(pilot, "delete")
        assert keys.meant("table", "w", {"undo"}) is not None


async def test_what_cannot_be_kept_is_in_force_all_the_same(file: Path) -> None:
    async with opened(None, SMALL) as pilot:
        await settings_screen(pilot)
        file.write_text("theme = ")
        text = await press(pilot, "right")
        assert "In force, but not kept: " in text
        assert "Invalid value" in " ".join(text.replace("│", " ").split())
        look: Theme = pilot.app.look  # type: ignore[attr-defined]
        assert look.id == "light"
    assert file.read_text() == "theme = "


async def test_no_color_in_the_environment_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with opened(None, SMALL, settings=Settings("light"), theme="high-contrast") as pilot:
        await settings_screen(pilot)
        text = await press(pilot, "right")
        assert "NO_COLOR is set" in text
        look: Theme = pilot.app.look  # type: ignore[attr-defined]
        assert look.id == MONOCHROME
        colors = {color for _, style in looks(pilot) if style for color in (style.color, style.bgcolor) if color and not color.is_default}
        assert colors == set()


async def test_the_command_line_wins_over_the_file_until_something_is_chosen(file: Path) -> None:
    async with opened(None, SMALL, settings=Settings("light"), theme="high-contrast") as pilot:
        look: Theme = pilot.app.look  # type: ignore[attr-defined]
        assert look.id == "high-contrast"
        assert not file.exists()
        await settings_screen(pilot)
        assert "high contrast" in seen(pilot)
        await press(pilot, "right")
        assert settings.load().theme == "color-blind"


# -- the terminal's own cursor


@pytest.mark.terminal
def test_the_cursor_stands_on_what_is_selected_or_typed(file: Path) -> None:
    file.write_text("cursor = true")
    screen = Screen(*TABLE)
    try:
        screen.until("all keys")

        def at(text: str, *pressed: str, row: int | None = None) -> None:
            """After these keys the cursor is shown, and on this text or at the beginning of this row."""
            screen.press(*pressed)
            for _ in range(40):
                screen.read(0.25)
                cursor = screen.screen.cursor
                line = screen.screen.display[cursor.y]
                if not cursor.hidden and line[cursor.x :].startswith(text) and (row is None or (cursor.x, cursor.y) == (2, row)):
                    return
            raise AssertionError((text, cursor.hidden, cursor.y, line[max(0, cursor.x - 5) : cursor.x + 25]))

        at(" 1 Auction the top Colony")
        at(" 2 Auction the top Mission", "down")
        at("▏  Havana", "/", "h", "a", "v")
        at(" 1 Auction", "escape")
        screen.press("tab", "up")
        place = ""
        for _ in range(40):
            screen.read(0.25)
            place = screen.screen.display[screen.screen.cursor.y][screen.screen.cursor.x - 1]
            if place == ">":
                break
        assert place == ">", "the brackets of the map's cursor"
        at("", "?", row=2)
        at("  Theme", "escape", ",", row=3)
        at("  Draw with", "down")
        at("  Terminal's cursor", "down")
        screen.press("right")
        screen.until("hidden")
        screen.read()
        assert screen.screen.cursor.hidden
        screen.press("right")
        at("  Terminal's cursor")
        screen.press("\x03")
        assert screen.ended() == 0
        assert not screen.screen.cursor.hidden
    finally:
        screen.child.close(force=True)


@pytest.mark.terminal
def test_the_cursor_is_hidden_otherwise(home: Path) -> None:
    screen = Screen()
    try:
        screen.until("all keys")
        assert screen.screen.cursor.hidden
    finally:
        screen.child.close(force=True)
