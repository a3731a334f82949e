"""Deals of Pax Hispanica put together by people: rows on the full screen, lines with --plain (G1)."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from pax_tui import games
from pax_tui.games.pax_hispanica import bargain, bargain_lines
from pax_tui.games.pax_hispanica.bargain import Bargain, Row
from pax_tui.wording import Wording
from rules.pax_hispanica.game import GAME
from rules.pax_hispanica.state import PaxPosition
from tests.pax_tui.stage import THREE, session

WORDS = Wording(games.face(GAME.id).words, GAME, THREE)
RED, BLUE = 1, 2
PLAY = {
    "year": 1616,
    "turn": "red",
    "dollars": {"red": 5, "blue": 3},
    "relics": {"blue": 1},
    "hand": {"red": ["PHC002", "PHM030"], "blue": ["PHS099", "PHS098"]},
    "havens": {"red": ["tortuga"], "blue": ["roatan"]},
}


class Lines:
    """A clerk whose answers are written down."""

    def __init__(self, answers: Iterable[str]) -> None:
        self.answers, self.said, self.seat = list(answers), [], -1

    def say(self, line: str) -> None:
        self.said.append(line)

    def ask(self, prompt: str) -> str:
        self.said.append(prompt)
        return self.answers.pop(0)

    def alone(self, seat: int) -> None:
        self.seat = seat


def position(table: dict[str, object] = PLAY) -> PaxPosition:
    found = session(table).position
    assert isinstance(found, PaxPosition)
    return found


def row(deal: Bargain, word: str) -> str:
    return next(r.id for r in rows(deal) if word in f"{r.id} {r.label}")


def rows(deal: Bargain) -> list[Row]:
    return [*deal.rows("gives"), *deal.rows("wants")]


def test_what_is_chosen_row_by_row_becomes_a_deal_the_rules_take() -> None:
    here = position()
    deal = Bargain(here, RED, WORDS)
    assert deal.reason() == "Nothing is given, wanted or promised yet."
    deal.change("gives:dollars", 2)
    deal.change(row(deal, "Quakers"), 1)
    deal.change(row(deal, "Tribunal"), 2)
    deal.change("wants:any/ship", 1)
    deal.change("wants:relics", 1)
    deal.promise = "peace"
    assert deal.option() == (
        *("deal", "red", "blue"),
        (("dollars", 2), ("card", "PHC002"), ("hidden", "PHM030")),
        (("any", "ship"), ("relics", 1)),
        "peace",
    )
    assert deal.reason() == ""
    assert here.interrupt_rule(deal.option()) is None


def test_a_deal_is_told_without_the_name_of_what_is_given_unseen() -> None:
    deal = Bargain(position(), RED, WORDS)
    deal.change(row(deal, "Tribunal"), 2)
    assert "Tribunal" not in deal.sentence()
    assert "an unseen Mission Card" in deal.sentence()


def test_nobody_offers_more_than_he_has() -> None:
    deal = Bargain(position(), RED, WORDS)
    deal.change("gives:dollars", 99)
    deal.set("wants:dollars", 99)
    assert deal.option()[3:5] == ((("dollars", 5),), (("dollars", 3),))
    deal.change("wants:any/ship", 9)
    assert deal.wants[("any", "ship")] == 2
    deal.change("gives:dollars", -99)
    assert ("dollars",) not in deal.gives


def test_another_partner_begins_a_new_list_of_wishes() -> None:
    deal = Bargain(position(), RED, WORDS)
    deal.change("wants:dollars", 1)
    deal.change("partner", 1)
    assert deal.partner != BLUE
    assert not deal.wants


def test_a_card_can_be_asked_for_by_name_but_not_an_own_one() -> None:
    deal = Bargain(position(), RED, WORDS)
    names = [name for _, name in deal.nameable()]
    assert "Quakers" not in names
    assert "São João Bautista" in names
    deal.ask_for("PHS099")
    assert deal.option()[4] == (("card", "PHS099"),)
    assert any("São João Bautista" in r.label and r.chosen for r in rows(deal))


def test_the_rows_show_nothing_of_the_others_hand_but_its_counts() -> None:
    text = str(rows(Bargain(position(), RED, WORDS)))
    assert "São João" not in text
    assert "Rainbow" not in text


def test_a_counter_begins_with_the_offer_from_the_other_side() -> None:
    here = position()
    here.choose(("deal", "red", "blue", (("dollars", 2), ("hidden", "PHM030")), (("relics", 1),), "peace"))
    deal = Bargain(here, BLUE, WORDS)
    assert deal.option()[1:] == ("blue", "red", (("relics", 1),), (("dollars", 2), ("any", "mission")), "peace")
    assert deal.reason() == ""
    assert bargain.possible(here)


def test_loans_are_offered_in_the_auction_year_only() -> None:
    auction = Bargain(position({"year": 1615, "turn": "red"}), RED, WORDS)
    open_rows = {r.id for r in rows(auction) if not r.why}
    assert open_rows == {"gives:dollars", "gives:loan", "wants:dollars", "wants:loan"}
    closed = next(r for r in rows(Bargain(position(), RED, WORDS)) if r.id == "gives:loan")
    assert (closed.why, closed.section) == ("Loans on condition are made before the bids of an auction.", "G1d")


def test_no_deal_opens_before_chance_has_answered() -> None:
    assert not bargain.possible(session().position)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("gives", "wants", "expected"),
    [
        ("$2, 1 relic", "", None),
        ("3", "any ship, any haven", ((("dollars", 3),), (("any", "ship"), ("any", "haven")))),
        ("quakers, unseen tribunal", "1 relic; $1", ((("card", "PHC002"), ("hidden", "PHM030")), (("relics", 1), ("dollars", 1)))),
        ("tortuga", "são joão", ((("haven", "PHH03"),), (("card", "PHS099"),))),
    ],
)
def test_a_deal_is_written_line_by_line(gives: str, wants: str, expected: object) -> None:
    clerk = Lines(["a", "ben", gives, wants, ""])
    option = bargain_lines.ask(position(), (RED, BLUE), WORDS, clerk)
    assert clerk.seat == RED, "an own Hand is named only where nobody else looks"
    if expected is None:
        assert option is None
        assert "There are not so many Relics in the Coffers. (G1)" in clerk.said
    else:
        assert option is not None
        assert option[:3] == ("deal", "red", "blue")
        assert option[3:5] == expected


def test_what_is_not_understood_is_asked_again() -> None:
    clerk = Lines(["a", "xyz", "ben", "the moon", "$1", "any moon", "", "peace"])
    assert bargain_lines.ask(position(), (RED, BLUE), WORDS, clerk) == ("deal", "red", "blue", (("dollars", 1),), (), "peace")
    assert "the moon is not understood." in clerk.said
    assert "any moon is not understood." in clerk.said


def test_an_empty_answer_gives_the_deal_up() -> None:
    assert bargain_lines.ask(position(), (RED, BLUE), WORDS, Lines([""])) is None
