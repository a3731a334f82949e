"""What is kept of a record goes with its choices, not with their number: a choice taken back and made differently counts."""

from __future__ import annotations

from pax_tui.games.kept import kept
from rules.kernel.record import Record
from rules.pax_hispanica.game import GAME


def test_another_choice_in_the_place_of_one_taken_back_is_seen() -> None:
    played: list[int] = []

    @kept
    def look(record: Record) -> tuple[object, ...]:
        played.append(len(record.choices))
        return tuple(record.choices)

    record = Record.new(GAME, {"red": "Ana", "blue": "Ben"}, {})
    record.choices = [("auction", "colony")]
    assert look(record) == look(record)
    assert played == [1], "the second time it was kept"
    record.choices[-1] = ("auction", "ship")
    assert look(record) == (("auction", "ship"),)
