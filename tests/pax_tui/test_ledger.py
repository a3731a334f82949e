"""Ledgers and plates: what both ends of a row need, what is left out, where plates stand."""

from __future__ import annotations

from pax_tui.theme import theme
from pax_tui.widgets.ledger import ledger, ledger_rows
from pax_tui.widgets.models import Entered, Ledger
from pax_tui.widgets.plates import plate_cells
from pax_tui.widgets.scene import FULL_FROM, Frame, Plate
from pax_tui.widgets.sheet import length, plain

ROW = Entered((("left", "text"),), (("  more of it", "dim"),), (("right", "strong"),))


def test_a_row_has_both_ends_and_more_only_where_there_is_room_for_all() -> None:
    assert [plain(line) for line in ledger_rows(ROW, 30)] == ["left  more of it" + " " * 9 + "right"]
    assert [plain(line) for line in ledger_rows(ROW, 12)] == ["left   right"]


def test_a_row_that_is_too_long_without_more_goes_on_below() -> None:
    long = Entered((("a left end of several words", "text"),), (), (("right", "strong"),))
    lines = ledger_rows(long, 20)
    assert plain(lines[-1]).endswith(" right")
    assert " ".join(" ".join(plain(line) for line in lines).split()) == "a left end of several words right"
    assert all(length(line) <= 20 for line in lines)


def test_a_ledger_says_that_there_are_more_rows_than_it_shows() -> None:
    rows = tuple(Entered(((f"row {n}", "text"),)) for n in range(5))
    short, whole = (ledger(Ledger("Title", rows), 20, height, theme()).text() for height in (5, 7))
    assert "row 2" in short
    assert "row 3" not in short
    assert "…" in short
    assert "…" not in whole
    assert "row 4" in whole


def plates(count: int, columns: int = 8, rows: int = 2) -> list[Plate]:
    """Plates that all want the same place."""
    row = ((" " * columns, "#000000", "#ffffff"),)
    return [Plate(str(n), (-72.0, 19.0), (row,) * rows, columns, (-72.0, 19.0)) for n in range(count)]


def test_plates_that_want_the_same_place_stand_side_by_side() -> None:
    frame = Frame(60, 20, -86.0, -58.0, 11.0, 27.0)
    found = list(plate_cells(frame, plates(9)).values())
    cells = [{(x, y) for x in range(left, left + wide) for y in range(top, top + high)} for left, top, wide, high in found]
    assert len(set().union(*cells)) == sum(map(len, cells))
    assert all(0 <= x < 60 and 0 <= y < 20 for there in cells for x, y in there)


def test_a_plate_keeps_off_boxes_and_those_without_room_lie_where_they_belong() -> None:
    frame = Frame(20, 4, -86.0, -58.0, 11.0, 27.0)
    (left, top, wide, high), *rest = plate_cells(frame, plates(6), [(0, 0, 20, 2)]).values()
    assert top >= 2
    assert top + high <= 4
    assert left + wide <= 20
    assert len(rest) == 5


def test_a_plate_that_would_come_to_stand_far_off_comes_first() -> None:
    """Four in the west fill their edge of a low map; the fifth, which belongs there most of all, is not sent to the east for it."""
    row = ((" " * 20, "#000000", "#ffffff"),)
    frame = Frame(66, 4, -86.0, -58.0, 11.0, 27.0)
    west = [Plate(str(n), (-84.0, 19.0), (row, row), 20, (-84.0, 19.0)) for n in range(4)]
    small = Plate("last", (-84.0, 25.0), (row, row), 20, (-84.0, 25.0))
    assert plate_cells(frame, [*west, small])["last"][0] < plate_cells(frame, west)["3"][0]


def test_on_a_low_map_a_plate_shows_what_it_has_in_brief() -> None:
    full = Plate("a", (-72.0, 19.0), ((("name", "", ""),), (("defence", "", ""),)), 8, (-72.0, 19.0), brief=((("brief", "", ""),),))
    for height, texts in ((FULL_FROM, ["name", "defence"]), (FULL_FROM - 1, ["brief"])):
        assert [row[0][0] for row in full.shown(height)] == texts
        assert plate_cells(Frame(60, height, -86.0, -58.0, 11.0, 27.0), [full])["a"][3] == len(texts)
