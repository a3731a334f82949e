"""D3: the play year. Order of turns, what limits a card, sales, Hand Limit, and what holds at every question of random play years."""

from __future__ import annotations

import json
from random import Random

import pytest

from rules.pax_hispanica.game import GAME
from rules.pax_hispanica.hand import hand_size
from rules.pax_hispanica.play_year import PlayYear, action_limit
from rules.pax_hispanica.tables import CARD_IDS, COLONY_DECK, COLONY_IDS, COLORS, NONE, OMEN_YEAR, REACH, SWAY
from tests.rules.pax_hispanica.playing import PLAY_YEARS, lively, over, questions
from tests.rules.pax_hispanica.sailing import asked, number, offered, play, position, why_not

HAND_QUESTIONS = {"play_turn", "sell_card", "hand_limit", "black_market"}
"""The questions whose options show a Hand."""


# -- the order of things


def test_players_take_their_turns_in_player_order():
    """D3."""
    pos = position(["red", "blue", "green"], year=1600, turn="green", order=["green", "red", "blue"])
    turns = []
    while asked(pos)[1] == "play_turn":
        turns.append(asked(pos)[0])
        pos.choose(("end_turn",))
    assert turns == ["green", "red", "blue"]


def test_the_hand_limit_holds_again_for_all_at_the_end_of_the_year_in_player_order():
    """D3f, C61: after the last turn, not only for whoever has just played."""
    hands = {"red": ["PHC003", "PHC004"], "blue": ["PHM025", "PHM026"]}
    pos = position(["red", "blue", "green"], year=1600, turn="green", order=["red", "blue", "green"], hand=hands)
    pos.choose(("end_turn",))
    assert asked(pos) == ("red", "hand_limit")
    pos.choose(("sell", "PHC003"))
    assert asked(pos) == ("blue", "hand_limit")
    pos.choose(("discard", "PHM025"))
    assert not any(isinstance(s, PlayYear) for s in pos.agenda)


def test_a_turn_ends_with_flagship_and_hand_limit_in_this_order():
    """D3e, D3f."""
    pos = position(["red", "blue"], year=1600, ships={"red": ["PHS090", "PHS080"]}, hand={"red": ["PHC003", "PHC004"]})
    seen = []
    pos.choose(("end_turn",))
    while asked(pos)[0] == "red":
        seen.append(asked(pos)[1])
        pos.choose(offered(pos)[0])
    assert seen == ["flagship", "hand_limit"]


# -- limits (D3c, D3f)


@pytest.mark.parametrize("color", COLORS)
@pytest.mark.parametrize("dice", range(1, 7))
def test_sway_and_reach_come_from_the_columns_and_mercantilism_caps_both(color: str, dice: int):
    """R1, R2, D2b: 1, 2, 2, 3, 3, 4, 4 by tokens gone; Spain's Sway by disks left 4, 4, 3, 3, 2, 2, 1, 1, 1."""
    pos = position([color, "red" if color != "red" else "blue"], year=1600, mercantilism=dice)
    c = number(color)
    by_gone = (1, 2, 2, 3, 3, 4, 4)
    sway = (4, 4, 3, 3, 2, 2, 1, 1, 1) if color == "purple" else tuple(by_gone[6 - left] for left in range(7))
    assert SWAY[c] == sway
    assert REACH[c] == tuple(by_gone[6 - left] for left in range(7))
    for left, value in enumerate(sway):
        pos.disks[c] = left
        assert pos.sway(c) == pos.hand_limit(c) == action_limit(pos, c, COLONY_DECK) == action_limit(pos, c, NONE) == min(value, dice)


@pytest.mark.parametrize("year", PLAY_YEARS)
@pytest.mark.parametrize(("space", "job"), [("callow-c", False), ("colonist-1", True), ("missionary-4", True)])
def test_only_the_entrepot_year_frees_professionals_from_sway_not_from_mercantilism(year: int, space: str, job: bool):
    """R65."""
    pos = position(["red", "blue"], year=year, mercantilism=5, figure={"red": space, "blue": "callow-br"})
    free = job and year == OMEN_YEAR["action_limit_override"] == 1604
    assert action_limit(pos, number("red"), COLONY_DECK) == (5 if free else 1)


def test_sway_lost_while_a_card_is_resolved_does_not_shorten_it():
    """C53: the limit was read before the first Action."""
    pos = position(
        ["red", "blue"],
        year=1600,
        figure={"red": "colonist-1", "blue": "callow-br"},
        colonies={"barbados": "red citizen", "martinique": "red", "araya": "red"},
        hand={"red": ["PHC004"]},
        tribes={"calusa": ""},
    )
    play(pos, ("play", "PHC004"), ("act", "tax_revolt"), ("tax_revolt", "barbados"))
    pos.lose_colony(COLONY_IDS.index("martinique"))
    assert pos.sway(number("red")) == 2
    play(pos, ("act", "slave_trade"), ("slave_trade", "araya"))
    assert ("act", "disk") in offered(pos)


# -- Haven Cards (D3, C54)


@pytest.mark.parametrize("space", ["colonist-1", "missionary-3", "royalist-4"])
def test_no_haven_card_is_played_by_a_professional(space: str):
    """D3, C54."""
    pos = position(["red", "blue"], year=1600, figure={"red": space}, havens={"red": ["tortuga", "roatan"]})
    assert why_not(pos, "play_haven", "PHH03") == why_not(pos, "play_haven", "PHH08") == "not-callow"


def test_a_black_market_alone_in_the_hand_is_no_use():
    """C54: it cannot sell itself; with another card it can."""
    crowded = {"red": "callow-tl", "blue": "colonist-1", "purple": "royalist-1", "orange": "missionary-1", "green": "buccaneer-1"}
    alone = position(COLORS, year=1600, turn="red", figure=crowded, havens={"red": ["tortuga"]})
    assert why_not(alone, "play_haven", "PHH03") == "no-haven-action"
    with_another = position(COLORS, year=1600, turn="red", figure=crowded, havens={"red": ["tortuga", "curacao"]})
    assert why_not(with_another, "play_haven", "PHH03") == ""
    play(with_another, ("play_haven", "PHH03"))
    assert why_not(with_another, "done") == why_not(with_another, "sell_card") == "haven-unused"


# -- selling (D3f, R75)


@pytest.mark.parametrize("year", PLAY_YEARS)
def test_market_cards_are_sold_until_the_debasement_of_1624(year: int):
    """D3f."""
    pos = position(["red", "blue"], year=year, hand={"red": ["PHC003"]})
    assert why_not(pos, "sell", "PHC003") == ("debased" if year >= 1624 else "")


def test_which_card_was_sold_is_its_owners_secret():
    """D3f: hidden but faceup under its deck."""
    pos = position(["red", "blue"], year=1600, hand={"red": ["PHC003"]})
    events = pos.choose(("sell", "PHC003"))
    assert [(e[0], e[2]) for e in events] == [("sold", 0), ("sold_card", 1 << number("red"))]
    assert "PHC003" not in repr([e for e in events if e[2] == 0])
    hidden = {pos.resample(number("blue"), Random(n)).bottom[COLONY_DECK] for n in range(30)}
    assert len(hidden) > 5


def test_a_played_card_lies_open_under_its_deck():
    """Rosetta C5: everybody knows it, so no seat can take it for another."""
    pos = position(["red", "blue"], year=1600, figure={"red": "callow-bl"}, hand={"red": ["PHC003"]})
    play(pos, ("play", "PHC003"), ("done",))
    for seat in pos.seats:
        assert {pos.resample(seat, Random(n)).bottom[COLONY_DECK] for n in range(10)} == {(CARD_IDS.index("PHC003"),)}


def test_havens_are_not_sold_to_the_market():
    """D3f."""
    pos = position(["red", "blue"], year=1600, havens={"red": ["tortuga", "roatan"]})
    assert not any(o[0] == "sell" for o in offered(pos))
    pos.choose(("end_turn",))
    assert sorted(offered(pos)) == [("discard_haven", "PHH03"), ("discard_haven", "PHH08")]


# -- what holds at every question of a play year


@over(range(20))
def test_every_question_offers_what_no_rule_forbids_and_every_option_can_be_carried_out(seed: int):
    """D3: options and refusals come from one description, asking changes nothing, nothing leads to a dead end."""
    rng = Random(seed)
    pos = lively(seed)
    for decision in questions(pos, rng):
        digest = pos.digest()
        assert decision.options, decision
        both = pos.conceivable()
        assert set(both.options) == set(decision.options)
        assert len(decision.options) == len(set(decision.options))
        assert not {o for o, _ in both.refusals} & set(decision.options)
        for option in rng.sample(list(decision.options), min(4, len(decision.options))):
            branch = pos.copy()
            branch.choose(option)
            branch.check()
            assert branch.result is not None or branch.decision is None or branch.decision.options
        assert pos.digest() == digest


@over(range(100, 130))
def test_a_hand_is_shown_in_secret_questions_only(seed: int):
    """D3a: and nobody learns more from his view than he may."""
    rng = Random(seed)
    pos = lively(seed)
    for decision in questions(pos, rng):
        assert not (decision.ask in HAND_QUESTIONS and not decision.secret), decision
        if decision.seat >= 0 and not decision.secret:
            hand = {CARD_IDS[c] for c in pos.market[decision.seat]}
            assert not hand & {str(part) for option in decision.options or () for part in option[1:]}, decision
        for seat in pos.seats:
            assert pos.resample(seat, rng).view(seat) == pos.view(seat)


@over(range(200, 260))
def test_no_card_gives_more_actions_than_its_limit_and_nobody_falls_below_his_hand_limit(seed: int):
    """D3c, C61."""
    rng = Random(seed)
    pos = lively(seed)
    for decision in questions(pos, rng):
        top = pos.agenda[-1]
        if decision.ask in ("card_action", "haven_action"):
            assert decision.args[1] == min(top.limit, len(top.icons())) - top.used.bit_count() > 0
        if decision.ask == "hand_limit":
            assert hand_size(pos, decision.seat) - pos.hand_limit(decision.seat) == decision.args[0] > 0


@over(range(300, 340))
def test_money_and_cards_that_change_hands_under_a_question_leave_something_to_choose(seed: int):
    """D3g: a deal lies on top of any question; the question is asked again with what is left."""
    rng = Random(seed)
    pos = lively(seed)
    for decision in questions(pos, rng):
        if decision.seat >= 0:
            for _ in range(2):
                a, b = rng.sample(pos.seats, 2)
                pos.pay(a, b, rng.randint(0, pos.dollars[a]))
                for card in pos.market[a][:1]:
                    pos.drop_card(a, card)
                    pos.gain_card(b, card)
                for haven in pos.havens[a][:1]:
                    pos.drop_haven(a, haven)
                    pos.gain_haven(b, haven)
            pos._decision = None
            again = pos.decision
            pos.check()
            assert again is None or again.options, again


@over(range(400, 415))
def test_a_play_year_is_saved_and_opened_at_any_question(seed: int):
    """The agenda is plain data: a card half played comes back as it was."""
    rng = Random(seed)
    pos = lively(seed)
    for decision in questions(pos, rng):
        opened = GAME.load(json.loads(json.dumps(pos.plain())))
        assert opened.digest() == pos.digest()
        assert opened.decision is not None
        assert list(opened.decision.options or ()) == list(decision.options or ())
