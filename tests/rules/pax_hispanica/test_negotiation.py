"""G1: deals. Single cases are scenarios (tests/scenarios/pax_hispanica/deals); here is what holds always, and what nobody may learn."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from rules.kernel.chance import answer
from rules.kernel.decision import Option
from rules.kernel.record import IllegalChoice, Record
from rules.pax_hispanica.game import GAME
from rules.pax_hispanica.negotiation import Deal, deal_rule, spendable
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import CARD_DECK, CARD_IDS, CARD_NUMBER, COLORS, DECK_IDS, HAVEN_IDS, POOL
from tests.rules.pax_hispanica.playing import lively
from tests.rules.pax_hispanica.sailing import asked, number, offered, play, position, why_not

PLAY_YEAR = 1608


def table(**more: Any) -> PaxPosition:
    """A play year of three with some cards in Hands; it is red's turn."""
    usual = {
        "dollars": {"red": 3, "blue": 3, "orange": 3},
        "relics": {"blue": 1},
        "hand": {"red": ["PHM025", "PHC004"], "blue": ["PHC001", "PHC002", "PHS090"], "orange": ["PHC003"]},
        "havens": {"red": ["roatan", "tortuga"], "blue": ["curacao"]},
        "faceup": {"colony": "PHC020", "mission": "PHM040", "ship": "PHS099"},
    }
    return position(["red", "blue", "orange"], year=PLAY_YEAR, **{**usual, **more})


def deal(proposer: str, partner: str, gives: tuple[Any, ...] = (), wants: tuple[Any, ...] = (), promise: str = "") -> Option:
    """A deal as the structured choice."""
    return ("deal", proposer, partner, gives, wants, promise)


MALFORMED: tuple[Any, ...] = (
    (),
    ("deal",),
    ("deal", "red", "blue", (), ()),
    ("deal", "red", "blue", (), (), ""),
    ("deal", 1, 2, (), (), "x"),
    ("deal", None, "blue", (), (), "x"),
    ("deal", ("red",), "blue", (), (), "x"),
    ("deal", "red", "red", (), (), "x"),
    ("deal", "red", "black", (), (), "x"),
    ("deal", "red", "blue", "dollars", (), ""),
    ("deal", "red", "blue", ("dollars", 1), (), ""),
    ("deal", "red", "blue", (("dollars",),), (), ""),
    ("deal", "red", "blue", (("dollars", 0),), (), ""),
    ("deal", "red", "blue", (("dollars", -1),), (), ""),
    ("deal", "red", "blue", (("dollars", True),), (), ""),
    ("deal", "red", "blue", (("dollars", "1"),), (), ""),
    ("deal", "red", "blue", (("dollars", 1), ("dollars", 1)), (), ""),
    ("deal", "red", "blue", (("dollars", 1, 2),), (), ""),
    ("deal", "red", "blue", ((1, "dollars"),), (), ""),
    ("deal", "red", "blue", ((),), (), ""),
    ("deal", "red", "blue", (("card", "PHX001"),), (), ""),
    ("deal", "red", "blue", (("card", "PHH08"),), (), ""),
    ("deal", "red", "blue", (("card", 4),), (), ""),
    ("deal", "red", "blue", (("card", ("PHM025",)),), (), ""),
    ("deal", "red", "blue", (("card", "PHM025"), ("hidden", "PHM025")), (), ""),
    ("deal", "red", "blue", (("any", "colony"),), (), ""),
    ("deal", "red", "blue", (), (("hidden", "PHC001"),), ""),
    ("deal", "red", "blue", (), (("any", "havens"),), ""),
    ("deal", "red", "blue", (("bribe", "havana"),), (), ""),
    ("deal", "red", "blue", (("bribe", "calusa", "chest"),), (), ""),
    ("deal", "red", "blue", (("bribe", "havana", "fort"),), (), ""),
    ("deal", "red", "blue", (("spare", "havana"),), (), ""),
    ("deal", "red", "blue", (("disk", 1),), (), ""),
    ("deal", "red", "blue", (), (), 5),
    ("deal", "red", "blue", (), (), "a\nb"),
    ("deal", "red", "blue", (), (), "a\x1b[2Jb"),
    ("deal", "red", "blue", (), (), "x" * 201),
)


@pytest.mark.parametrize("option", MALFORMED, ids=str)
def test_what_is_no_deal_is_refused_and_changes_nothing(option: Any) -> None:
    pos = table()
    digest = pos.digest()
    rule = deal_rule(pos, option)
    assert rule is not None
    assert rule.id == "bad-deal"
    assert pos.digest() == digest


def test_a_record_with_an_impossible_deal_is_refused() -> None:
    record = Record(GAME, {"red": "Ana", "blue": "Ben", "orange": "Cid"}, {}, table())
    with pytest.raises(IllegalChoice, match="lacks-dollars"):
        record.play(deal("red", "blue", (("dollars", 4),)))
    with pytest.raises(IllegalChoice, match="bad-deal"):
        record.play(("deal", "red"))


def test_a_deal_leaves_untouched_what_is_asked() -> None:
    pos = table()
    before = set(offered(pos))
    pos.choose(deal("blue", "orange", (("dollars", 1),)))
    assert asked(pos) == ("orange", "deal")
    pos.choose(("refuse",))
    assert asked(pos) == ("red", "play_turn")
    assert set(offered(pos)) == before


def test_the_asked_player_may_have_new_options_after_a_deal() -> None:
    pos = table()
    assert ("play", "PHC003") not in offered(pos)
    play(pos, quiet=())
    pos.choose(deal("orange", "red", (("card", "PHC003"),)))
    pos.choose(("accept",))
    assert ("play", "PHC003") in offered(pos)


def test_what_the_partner_holds_does_not_decide_whether_he_can_be_asked_for_it() -> None:
    """A proposer must not learn a Hand by trying: the same Rule, and the same view, whether the card is there or not."""
    held, other = (deal("red", "blue", (("dollars", 1),), (("card", c),)) for c in ("PHC001", "PHC009"))
    assert deal_rule(table(), held) is None
    assert deal_rule(table(), other) is None
    one, two = table(), table(hand={"red": ["PHM025", "PHC004"], "blue": ["PHC005", "PHC002", "PHS090"], "orange": ["PHC003"]})
    for pos in (one, two):
        pos.choose(held)
    assert ("accept",) in offered(one)
    assert why_not(two, "accept") == "lacks-card"
    for seat in (number("red"), number("orange"), None):
        assert one.view(seat) == two.view(seat)


def test_an_unseen_card_is_known_to_its_giver_until_it_is_taken() -> None:
    one, two = table(), table()
    one.choose(deal("red", "blue", (("hidden", "PHM025"),), (("dollars", 1),)))
    two.choose(deal("red", "blue", (("hidden", "PHC004"),), (("dollars", 1),)))
    step = one.agenda[-1]
    assert step.shown(number("red"))["gives"] == (("hidden", "PHM025"),)
    for seat in ("blue", "orange"):
        assert step.shown(number(seat))["gives"] == (("hidden", "mission"),)
    assert one.decision is not None
    assert "PHM025" not in str(one.decision.args)
    assert "PHM025" not in str(one.log)
    events = one.choose(("accept",))
    assert sorted(e[2] for e in events if "PHM025" in e) == [1 << number("red") | 1 << number("blue")]


def test_an_unseen_haven_card_could_be_any_the_giver_may_hold() -> None:
    pos = table()
    pos.choose(deal("red", "blue", (("hidden", "PHH08"),)))
    found = set()
    for n in range(60):
        other = pos.resample(number("blue"), Random(n))
        other.check()
        step = other.agenda[-1]
        assert isinstance(step, Deal)
        ((_, card),) = step.gives
        assert HAVEN_IDS.index(card) in other.havens[number("red")]
        found.add(card)
    assert len(found) > 5
    assert "PHH11" not in found, "blue holds that one himself"


def test_a_card_offered_by_name_is_known_to_be_held() -> None:
    pos = table()
    pos.choose(deal("red", "blue", (("card", "PHC004"), ("haven", "PHH08"), ("hidden", "PHH03"))))
    for n in range(60):
        for seat in ("blue", "orange"):
            other = pos.resample(number(seat), Random(n))
            other.check()
            assert other.view(number(seat)) == pos.view(number(seat))
            assert CARD_NUMBER["PHC004"] in other.market[number("red")]
            other.choose(("accept",))
            other.check()


def test_the_unseen_cards_picked_so_far_are_known_to_the_picker_alone() -> None:
    hands = {"red": ["PHM025"], "blue": ["PHC001", "PHC002", "PHC003", "PHC004"], "orange": []}
    one, two = table(hand=hands), table(hand=hands)
    for pos, card in ((one, "PHC001"), (two, "PHC002")):
        pos.choose(deal("red", "blue", (), (("any", "colony"), ("any", "colony"))))
        pos.choose(("accept",))
        pos.choose(("hand_over", card))
    for seat in (number("red"), number("orange"), None):
        assert one.view(seat) == two.view(seat)
    assert one.view(number("blue")) != two.view(number("blue"))
    assert one.decision is not None
    assert one.decision.secret
    picked = {one.resample(number("red"), Random(n)).agenda[-1].picked for n in range(40)}  # type: ignore[attr-defined]
    assert len(picked) > 5
    assert why_not(one, "hand_over", "PHC001") == "already-in-deal"


def test_a_deal_under_way_can_be_saved_and_loaded() -> None:
    pos = table()
    pos.choose(deal("red", "blue", (("hidden", "PHM025"), ("dollars", 2)), (("any", "colony"), ("relics", 1)), "Peace"))
    pos.choose(("accept",))
    loaded = GAME.load(json.loads(json.dumps(pos.plain())))
    assert loaded.digest() == pos.digest()
    loaded.choose(("hand_over", "PHC002"))
    loaded.check()
    assert loaded.relics[number("red")] == 1
    assert CARD_NUMBER["PHC002"] in loaded.market[number("red")]


def test_money_in_a_deal_neither_comes_from_nor_goes_to_the_pool() -> None:
    pos = table()
    pos.choose(deal("red", "blue", (("dollars", 3),), (("dollars", 1),)))
    pos.choose(("accept",))
    assert [pos.dollars[number(c)] for c in ("red", "blue", "orange")] == [1, 5, 3]


def test_money_is_counted_once_for_everything_given() -> None:
    pos = position(["red", "blue"], year=1607, dollars={"red": 3, "blue": 3})
    assert offered(pos)
    assert deal_rule(pos, deal("red", "blue", (("dollars", 2), ("loan", 1)))) is None
    rule = deal_rule(pos, deal("red", "blue", (("dollars", 2), ("loan", 2))))
    assert rule is not None
    assert rule.id == "lacks-dollars"


def test_a_loan_may_not_be_lent_on() -> None:
    pos = position(["red", "blue", "orange"], year=1607, dollars={"red": 1, "blue": 3, "orange": 3})
    assert offered(pos)
    pos.choose(deal("blue", "red", (("loan", 2),)))
    pos.choose(("accept",))
    assert pos.dollars[number("red")] == 3
    assert spendable(pos, number("red")) == 1
    rule = deal_rule(pos, deal("red", "orange", (("loan", 2),)))
    assert rule is not None
    assert rule.id == "lacks-dollars"


def test_a_counter_takes_the_place_of_the_deal_it_answers() -> None:
    pos = table()
    assert offered(pos)
    depth = len(pos.agenda)
    first, second = "red", "blue"
    for n in range(1, 30):
        assert deal_rule(pos, deal(first, second, (("dollars", 1),), (), f"offer {n}")) is None
        pos.choose(deal(first, second, (("dollars", 1),), (), f"offer {n}"))
        first, second = second, first
    assert len(pos.agenda) == depth + 1
    pos.choose(("refuse",))
    assert len(pos.agenda) == depth


def test_promises_are_told_when_they_are_made_and_nothing_enforces_them() -> None:
    """C73."""
    pos = table()
    pos.choose(deal("red", "blue", (), (), "Red sells nothing this year"))
    events = pos.choose(("accept",))
    assert ("promised", "G1a", 0, "red", "blue", "Red sells nothing this year") in events
    assert ("sell", "PHC004") in offered(pos)


def test_everybody_sees_how_many_cards_of_each_deck_a_hand_holds() -> None:
    """C9: so a deal may ask for as many unseen ones, and not for more."""
    pos = table()
    assert pos.view(None).hand_counts[number("blue")] == (2, 0, 0, 1, 1)
    two = deal("red", "blue", (), (("any", "colony"), ("any", "colony")))
    three = deal("red", "blue", (), (("any", "colony"), ("any", "colony"), ("card", "PHC001")))
    assert deal_rule(pos, two) is None
    rule = deal_rule(pos, three)
    assert rule is not None
    assert rule.id == "lacks-cards"


def random_item(pos: PaxPosition, color: int, rng: Random, own: bool) -> tuple[Any, ...]:
    hand, havens = [CARD_IDS[c] for c in pos.market[color]], [HAVEN_IDS[h] for h in pos.havens[color]]
    kind = rng.choice(["dollars", "relics", "card", "haven", "hidden" if own else "any", "loan", "spare", "call_off"])
    if kind in ("dollars", "relics", "loan"):
        return (kind, rng.randint(1, 2))
    if kind == "any":
        return (kind, rng.choice((*DECK_IDS, "haven")))
    if kind in ("spare", "call_off"):
        return (kind,)
    cards = {"card": hand or CARD_IDS, "haven": havens or HAVEN_IDS, "hidden": [*hand, *havens] or CARD_IDS}
    return (kind, rng.choice(cards[kind]))


def random_deal(pos: PaxPosition, rng: Random) -> Option:
    """Any deal, possible or not; a counter where one is asked."""
    top = pos.agenda[-1]
    first, second = (top.partner, top.proposer) if isinstance(top, Deal) else rng.sample(pos.seats, 2)
    gives = tuple(random_item(pos, first, rng, True) for _ in range(rng.randint(0, 2)))
    wants = tuple(random_item(pos, second, rng, False) for _ in range(rng.randint(0, 2)))
    return deal(COLORS[first], COLORS[second], gives, wants, rng.choice(["", "Peace"]))


@pytest.mark.parametrize("seed", range(12))
def test_games_full_of_deals_lose_nothing_and_leak_nothing(seed: int) -> None:
    pos, rng = lively(seed), Random(seed)
    for color in pos.seats[:2]:
        if pos.relic_pool:
            pos.relic_pool -= 1
            pos.relics[color] += 1
    struck = 0
    for _ in range(160):
        if pos.decision is None:
            break
        for _ in range(6):
            option = random_deal(pos, rng)
            if pos.interrupt_rule(option) is None:
                money = sum(pos.dollars)
                pos.choose(option)
                assert sum(pos.dollars) == money
                struck += 1
                break
        if pos.decision is None:
            break
        pos.check()
        for seat in pos.seats:
            other = pos.resample(seat, rng)
            other.check()
            assert other.view(seat) == pos.view(seat)
        both = pos.conceivable()
        assert set(both.options) == set(offered(pos))
        accepted = pos.copy()
        if ("accept",) in offered(accepted):
            accepted.choose(("accept",))
            accepted.check()
        pos.choose(answer(pos.decision, rng))
        pos.check()
    assert struck > 5


def test_cards_change_hands_and_nothing_else_does() -> None:
    """C68: a deal moves dollars, Relics and Hand cards; the map, the fleets and what is Anchored stay as they are."""
    pos = table(ships={"red": ["PHS076"]}, peerages={"blue": ["PHR062"]})
    columns = ("disk", "labor", "bible", "tribe", "rebel", "fleet", "ships", "peerages", "figure", "pool", "faceup", "bottom")
    before = [list(getattr(pos, c)) for c in columns]
    pos.choose(deal("red", "blue", (("card", "PHM025"), ("haven", "PHH08")), (("any", "ship"), ("relics", 1))))
    pos.choose(("accept",))
    assert [list(getattr(pos, c)) for c in columns] == before
    assert {CARD_DECK[c] for c in pos.market[number("red")]} == {DECK_IDS.index("ship"), DECK_IDS.index("colony")}
    assert pos.relics[number("red")] == 1
    assert POOL not in pos.seats


def test_who_has_seen_an_unseen_card_cannot_take_his_acceptance_back():
    record = Record.new(GAME, {"red": "Ana", "blue": "Ben"}, {})
    GAME.place(record.position, {"year": PLAY_YEAR, "turn": "red", "hand": {"blue": ["PHC001", "PHC002"]}})
    record.play(deal("blue", "red", (("hidden", "PHC001"),), (("dollars", 1),)))
    assert not record.can_undo
    record.play(("accept",))
    assert not record.can_undo
