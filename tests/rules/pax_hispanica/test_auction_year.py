"""D2: the auction year. Single cases are scenarios (tests/scenarios/pax_hispanica/auction); here is what holds always."""

from __future__ import annotations

import json
from random import Random

import pytest

from rules.kernel.chance import answer
from rules.kernel.decision import CHANCE
from rules.kernel.record import Record
from rules.pax_hispanica.auction_year import AuctionTurn, AuctionYear, Bids
from rules.pax_hispanica.game import GAME
from rules.pax_hispanica.sequence import Years
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import DECKS, NONE, PHASE
from tests.rules.pax_hispanica.playing import lively
from tests.rules.pax_hispanica.sailing import kinds, number, offered, play, position

YEAR = 1607
AUCTION_YEARS = tuple(year for year, phase in PHASE.items() if phase == "auction")


def lively_auction_year(seed: int) -> PaxPosition:
    """A position with much on the map and in Hands, at the start of an auction year; some decks are short."""
    pos, rng = lively(seed), Random(seed)
    pos.year = AUCTION_YEARS[seed % len(AUCTION_YEARS)]
    for deck in DECKS:
        if rng.random() < 0.3:
            pos.bottom[deck] = (*pos.bottom[deck], *pos.pool[deck][1:])
            pos.pool[deck] = pos.pool[deck][:1]
    years = Years()
    years.at = "turn_the_year"
    pos.start(years)
    pos.agenda.append(AuctionYear())
    return pos


@pytest.mark.parametrize("seed", range(40))
def test_its_questions_are_consistent_and_tell_no_secret(seed: int) -> None:
    pos, rng = lively_auction_year(seed), Random(seed)
    while (decision := pos.decision) is not None and any(isinstance(s, AuctionYear) for s in pos.agenda):
        options = offered(pos)
        assert options
        both = pos.conceivable()
        assert set(both.options) == set(options)
        assert not {option for option, _ in both.refusals} & set(options)
        digest = pos.digest()
        if decision.seat != CHANCE:
            for option in options:
                other = pos.copy()
                other.choose(option)
                other.check()
        for seat in pos.seats:
            assert pos.resample(seat, rng).view(seat) == pos.view(seat)
        pos._decision = None
        assert pos.decision is not None
        assert pos.digest() == digest, "asking changes nothing"
        loaded = GAME.load(json.loads(json.dumps(pos.plain())))
        assert loaded.digest() == digest
        assert set(offered(loaded)) == set(options)  # type: ignore[arg-type]
        pos.choose(answer(pos.decision, rng))
        pos.check()
        if not any(isinstance(s, AuctionTurn) for s in pos.agenda[:-1]):
            assert all(pos.faceup[d] != NONE or not (pos.pool[d] or pos.bottom[d]) for d in DECKS)


def auction(dollars: dict[str, int], *bids: int, **table: object) -> tuple[PaxPosition, list[tuple[object, ...]]]:
    """Red auctions the Ship PHS076; the bids of the others in Player Order follow his."""
    seats = list(dollars)
    pos = position(seats, year=YEAR, order=seats, dollars=dollars, faceup={"ship": "PHS076"}, **table)
    events = play(pos, ("auction", "ship"), *(("bid", n) for n in bids), quiet=())
    return pos, events


@pytest.mark.parametrize(
    ("bids", "winner"),
    [((3, 2, 1), "red"), ((1, 3, 2), "blue"), ((2, 1, 3), "orange"), ((0, 0, 0), "red"), ((2, 2, 2), "red"), ((2, 2, 1), "red")],
)
def test_the_highest_bid_wins_and_the_initiator_wins_ties(bids: tuple[int, ...], winner: str) -> None:
    pos, events = auction({"red": 3, "blue": 3, "orange": 3}, *bids)
    price = bids[("red", "blue", "orange").index(winner)]
    assert ("won_auction", "D2a", 0, winner, "PHS076", price, "pool" if winner == "red" else "red") in events
    paid = dict.fromkeys(("red", "blue", "orange"), 3)
    paid[winner] -= price
    if winner != "red":
        paid["red"] += price
    assert [pos.dollars[number(c)] for c in paid] == list(paid.values())


def test_nobody_knows_a_bid_before_all_are_made() -> None:
    pos = position(["red", "blue", "orange"], year=YEAR, dollars={"red": 3, "blue": 3, "orange": 3})
    play(pos, ("auction", "ship"), ("bid", 2), quiet=())
    one = position(["red", "blue", "orange"], year=YEAR, dollars={"red": 3, "blue": 3, "orange": 3})
    play(one, ("auction", "ship"), ("bid", 0), quiet=())
    for seat in (None, number("blue"), number("orange")):
        assert pos.view(seat) == one.view(seat)
    assert pos.view(number("red")) != one.view(number("red"))
    assert pos.holds_secret
    bids = {pos.resample(number("blue"), Random(n)).agenda[-1].answers for n in range(40)}  # type: ignore[attr-defined]
    assert bids == {(("bid", n),) for n in range(4)}
    assert pos.resample(number("red"), Random(1)).agenda[-1].answers == (("bid", 2),)  # type: ignore[attr-defined]


def test_bids_are_told_only_when_all_are_made() -> None:
    pos = position(["red", "blue"], year=YEAR, dollars={"red": 3, "blue": 3})
    assert "bid" not in kinds(play(pos, ("auction", "ship"), ("bid", 2), quiet=()))
    assert kinds(play(pos, ("bid", 3), quiet=()))[:2] == ["bid", "bid"]


def test_of_buried_treasure_only_the_winner_learns_the_card() -> None:
    pos = position(["red", "blue", "orange"], year=YEAR, dollars={"red": 3, "blue": 3, "orange": 3}, faceup={"royalty": "PHR050"})
    events = play(pos, ("auction_buried", "royalty"), ("bid", 0), ("bid", 2), ("bid", 1), ("draw", "PHR057"), quiet=())
    told = [e for e in events if "PHR057" in e]
    assert [(e[0], e[2]) for e in told] == [("drew_card", 1 << number("blue"))]
    assert "PHR057" not in str(pos.view(number("red")).agenda)
    hands = {pos.resample(number("red"), Random(n)).market[number("blue")] for n in range(30)}
    assert len(hands) > 5


def test_the_first_card_of_a_professional_draw_is_known_the_others_are_not() -> None:
    pos = position(
        ["red", "blue"],
        year=YEAR,
        figure={"red": "buccaneer-1"},
        tribes={"calusa": "red visita", "ais": "red visita"},
        faceup={"ship": "PHS076"},
    )
    events = play(pos, ("professional_draw",), ("draw", "PHS080"), quiet=())
    assert [e[2] for e in events if "PHS076" in e] == [0]
    assert [e[2] for e in events if "PHS080" in e] == [1 << number("red")]


def test_loans_change_who_bids_until_the_first_bid_is_made() -> None:
    """C37."""
    pos = position(["red", "blue", "orange"], year=YEAR, order=["red", "blue", "orange"], dollars={"red": 1, "blue": 2, "orange": 0})
    play(pos, ("auction", "ship"), quiet=())
    bids = pos.agenda[-1]
    assert isinstance(bids, Bids)
    assert bids.seats == (number("red"), number("blue"))
    play(pos, quiet=())
    pos.choose(("deal", "blue", "orange", (("dollars", 1),), (), ""))
    pos.choose(("accept",))
    assert offered(pos)
    assert isinstance(pos.agenda[-1], Bids)
    assert pos.agenda[-1].seats == (number("red"), number("blue"), number("orange"))


def test_a_recorded_auction_with_a_loan_replays_to_the_same_position() -> None:
    record = Record.new(GAME, {"red": "Ana", "blue": "Ben", "orange": "Cid"}, {})
    rng = Random(4)
    lent = False
    while len(record.choices) < 120:
        decision = record.position.decision
        assert decision is not None
        deal = ("deal", "red", "orange", (("loan", 1),), (), "pay it back")
        if not lent and record.position.interrupt_rule(deal) is None:
            record.play(deal)
            record.play(("accept",))
            lent = True
        else:
            record.play(answer(decision, rng))
    assert lent
    again = Record.resume(GAME, json.loads(json.dumps(record.plain())))
    assert again.diverged is None
    assert again.position.digest() == record.position.digest()
