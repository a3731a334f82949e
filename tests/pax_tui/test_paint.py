"""Sheets and painters: what stands where, at widths and heights that panels have."""

from __future__ import annotations

import pytest

from pax_tui.theme import Theme, theme
from pax_tui.widgets import paint
from pax_tui.widgets.chart import BOLD, REVERSE
from pax_tui.widgets.models import Bar, Board, Cell, Entry, Item, Log, Mat, Mats, Question, Text, Years
from pax_tui.widgets.sheet import Sheet, fit, flow, length, plain, width_of, wrap, wrap_line

THEME = theme()


def lines(sheet: Sheet) -> list[str]:
    return sheet.text().split("\n")


def items(count: int, label: str = "Option") -> tuple[Item, ...]:
    return tuple(Item(str(n), f"{label} {n + 1}") for n in range(count))


# -- sheets


def test_every_row_of_a_sheet_is_as_wide_as_the_sheet() -> None:
    sheet = Sheet(20, 3, THEME.ink("text"))
    sheet.write(3, 1, "a text that is far too long for it")
    sheet.write(-2, 2, "abc")
    for y in range(3):
        assert sum(width_of(text) for text, _ in sheet.row(y)) == 20
    assert lines(sheet)[2] == "c"


def test_wide_and_combining_characters_shift_nothing() -> None:
    sheet = Sheet(12, 1, THEME.ink("text"))
    end = sheet.write(0, 0, "李é́x")
    assert end == 4
    assert "".join(text for text, _ in sheet.row(0)).startswith("李éx")
    assert width_of("李é́x") == 4


def test_ascii_sheets_hold_nothing_but_ascii() -> None:
    sheet = Sheet(30, 3, THEME.ink("text"), ascii_only=True)
    sheet.frame("Título", THEME.ink("frame"), THEME.ink("title"))
    sheet.write(2, 1, "Curaçao · ● ○ ► 李 “ja” …")
    assert sheet.text().isascii()
    assert "Curacao - * o >" in sheet.text()


def test_texts_are_cut_with_an_ellipsis_and_wrapped_at_spaces() -> None:
    assert fit("Barataria Bay", 9) == "Baratari…"
    assert fit("Havana", 6) == "Havana"
    assert wrap("one two three", 7, 2) == ("one two", "  three")
    assert wrap("unbreakable", 5, 1) == ("unbr", " eaka", " ble")
    for line in wrap_line((("Ana ", "strong"), ("sails to Île-à-Vache and home", "text")), 12):
        assert length(line) <= 12


def test_pieces_flow_without_being_broken() -> None:
    rows = flow([(("Sway 2", "text"),), (("Reach 2", "text"),), (("Hand 3", "text"),)], 16)
    assert [plain(row) for row in rows] == ["Sway 2  Reach 2", "Hand 3"]


# -- the decision


@pytest.mark.parametrize("count", [1, 5, 9, 10, 30, 80])
@pytest.mark.parametrize(("width", "height"), [(137, 12), (82, 10), (80, 20), (60, 6)])
def test_the_selected_option_is_always_to_be_seen(count: int, width: int, height: int) -> None:
    for selected in {0, count // 2, count - 1}:
        sheet = paint.question(Question("Choice", (("What now?", "text"),), items(count), selected), width, height, THEME)
        assert f"Option {selected + 1}" in sheet.text()


def test_a_click_finds_the_option_under_it() -> None:
    sheet = paint.question(Question("Choice", (("What?", "text"),), items(3)), 40, 8, THEME)
    row = next(y for y, line in enumerate(lines(sheet)) if "Option 2" in line)
    assert sheet.hits[5, row] == "option:1"


def test_long_lists_are_headed_by_their_groups() -> None:
    listed = tuple(Item(str(n), f"Option {n}", "Attacks" if n < 6 else "Ways") for n in range(12))
    text = paint.question(Question("Choice", (("What?", "text"),), listed), 100, 10, THEME).text()
    assert "Attacks" in text
    assert "Ways" in text


def test_the_smallest_decision_has_question_and_option_in_three_rows() -> None:
    asked = (("Cem auctions Jesuit College of Cartagena of the Mission deck. How much does Cem bid?", "text"), (" (D2a)", "dim"))
    rows = lines(paint.slim(Question("Choice", asked, items(1, "Bid")), 80, 3, THEME))
    assert "(D2a)" in rows[1]
    assert "1 Bid 1" in rows[2]


# -- log, mats, texts, boards, years, bars


def test_the_log_shows_the_newest_at_the_bottom_and_scrolls_back() -> None:
    entries = tuple(Entry(f"Event {n}.", "D2a") for n in range(30))
    rows = lines(paint.log(Log("Log", entries), 40, 8, THEME))
    assert "Event 29." in rows[-2]
    assert rows[-2].rstrip("│ ").endswith("D2a")
    back = paint.log(Log("Log", entries, 10), 40, 8, THEME).text()
    assert "Event 19." in back
    assert "Event 20." not in back
    first = paint.log(Log("Log", entries, 999), 40, 8, THEME).text()
    assert "Event 0." in first


def test_a_short_log_begins_at_the_top() -> None:
    rows = lines(paint.log(Log("Log", (Entry("One."), Entry("Two."))), 40, 8, THEME))
    assert "One." in rows[1]
    assert "Two." in rows[2]


def mat(seat: str) -> Mat:
    head = ((("Ana", f"seat:{seat}"),), (("$7", "strong"),), (("Sway 2 ●●○○○○", "text"),), (("Reach 2 ●○○○○○", "text"),))
    body = tuple(((text, "text"),) for text in ("colonist 2/4", "fleet R2 in Tortuga", "Ships Desire SMUGGLER S", "Hand 3 of 2"))
    return Mat(seat, head, body, head[:2])


@pytest.mark.parametrize(("width", "height"), [(63, 22), (63, 14), (38, 12), (80, 17)])
def test_five_mats_fit_with_their_heads_and_figures(width: int, height: int) -> None:
    seats = ("purple", "red", "blue", "orange", "green")
    text = paint.mats(Mats("Mats", tuple(mat(seat) for seat in seats)), width, height, THEME).text()
    assert text.count("Ana") == text.count("$7") == text.count("colonist 2/4") == 5


def test_a_mat_in_two_rows_has_its_head_whole_and_then_the_figure() -> None:
    rows = [plain(row) for row in paint.mat_rows(mat("red"), 59, 2)]
    assert rows == ["Ana  $7  Sway 2 ●●○○○○  Reach 2 ●○○○○○", "colonist 2/4  fleet R2 in Tortuga  Ships Desire SMUGGLER S"]


def test_a_text_keeps_its_chosen_line_in_sight() -> None:
    model = Text("Rules", tuple(((f"Line {n}", "text"),) for n in range(50)), tuple(str(n) for n in range(50)), 0, 40)
    sheet = paint.text(model, 40, 10, THEME)
    assert "Line 40" in sheet.text()
    assert "▲" in sheet.text()
    assert "▼" in sheet.text()


def test_the_board_marks_lit_spaces_with_their_letters() -> None:
    marks = {1: ("a", "lit", "a")}
    cells = tuple(Cell(f"s{x}", x, 0, "[]", *marks.get(x, (" ", "dim", ""))) for x in range(-4, 5))
    sheet = paint.board(Board("Board", cells), 63, 15, THEME)
    assert "[a]" in sheet.text()


def test_a_narrow_calendar_shows_the_present_year() -> None:
    heads = tuple(f"{n:02}" for n in range(13))
    model = Years("Calendar", heads, (("goods", tuple((f"G{n}", "text") for n in range(13))),), 11)
    text = paint.years(model, 38, 9, THEME).text()
    assert "11" in text
    assert "G11" in text
    assert "00" not in text


def test_the_right_end_of_a_bar_gives_way() -> None:
    left, right = (("1611 auction", "bar"),), (("undo: Found", "bar"),)
    assert "undo" in paint.bar(Bar(left, right, "bar"), 60, 1, THEME).text()
    assert "undo" not in paint.bar(Bar(left, right, "bar"), 20, 1, THEME).text()


# -- themes


def test_without_color_nothing_has_a_color_and_selections_are_reversed() -> None:
    bare: Theme = theme("monochrome")
    for role in ("text", "dim", "strong", "select", "lit", "seat:red", "name:blue", "bar", "bar-key", "warn"):
        ink = bare.ink(role)
        assert ink.fg is None
        assert ink.bg is None
    assert bare.ink("select").attrs & REVERSE
    assert bare.ink("seat:red").attrs == BOLD | REVERSE


@pytest.mark.parametrize("width", [-2, 0, 1, 3])
def test_a_screen_without_width_wraps_all_the_same(width: int) -> None:
    """A question on a screen that was not laid out yet was wrapped for ever."""
    lines = wrap_line((("Ana ", "strong"), ("sails to Île-à-Vache", "text")), width)
    assert "".join("".join(plain(line).split()) for line in lines) == "AnasailstoÎle-à-Vache"
