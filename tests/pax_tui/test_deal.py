"""The deal screen (G1): two sides facing each other, offered, answered, countered; which deals a moment allows; and its secrets."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot

from pax_tui import games
from pax_tui.games.pax_hispanica.bargain import Bargain, proposers
from pax_tui.screens.curtain import CurtainScreen
from pax_tui.screens.deal import DealScreen
from pax_tui.screens.form import Writing
from pax_tui.wording import Wording
from rules.kernel.decision import Option
from rules.pax_hispanica.game import GAME
from rules.pax_hispanica.state import PaxPosition
from tests.pax_tui.stage import MEDIUM, SIZES, SMALL, THREE, opened, seen, session, settled, table

WORDS = Wording(games.face(GAME.id).words, GAME, THREE)
RED, BLUE, ORANGE = 1, 2, 3
PLAY = {
    "year": 1616,
    "turn": "red",
    "dollars": {"red": 5, "blue": 3},
    "relics": {"blue": 1},
    "hand": {"red": ["PHC002", "PHM030"], "blue": ["PHS099", "PHS098"]},
    "havens": {"red": ["tortuga"], "blue": ["roatan"]},
}
BATTLE = {
    "year": 1621,
    "turn": "red",
    "dollars": {"red": 0, "blue": 2},
    "ships": {"red": ["PHS090"]},
    "havens": {"blue": ["roatan"]},
    "colonies": {"guadeloupe": "blue"},
}
INTERDICTION = {
    "year": 1609,
    "turn": "red",
    "dollars": {"red": 0, "blue": 0},
    "ships": {"red": ["PHS096"], "blue": ["PHS076"]},
    "hand": {"red": ["PHR057"]},
    "havens": {"blue": ["sint-maarten"]},
    "colonies": {"guadeloupe": "red chest"},
}
SMUGGLING = {
    "year": 1609,
    "turn": "red",
    "dollars": {"red": 0, "blue": 0, "orange": 1},
    "ships": {"red": ["PHS096"]},
    "colonies": {"st-christopher": "blue citizen relic", "barbados": "red citizen chest"},
}
SMUGGLED = (("place", "hewanorra"), ("load_chest", "barbados"), ("sail", "sint-maarten"))
TIE = {
    "year": 1607,
    "turn": "blue",
    "dollars": {"blue": 3, "red": 6, "orange": 5},
    "hand": {"red": ["PHC002"]},
    "faceup": {"ship": "PHS076"},
}
MINE, THEIRS = ("Quakers", "Tribunal"), ("Rainbow", "São João")


def after(place: dict[str, Any], *choices: Option) -> PaxPosition:
    """A position some choices later."""
    made = session(place)
    for choice in choices:
        made.choose(choice)
    assert isinstance(made.position, PaxPosition)
    return made.position


def now(deal: Bargain) -> dict[str, bool]:
    return {kind.id: kind.now for kind in deal.kinds()}


def reasons(deal: Bargain, side: str) -> dict[str, str]:
    """Why what is barred on a side is so, by row, with the section."""
    return {row.id.partition(":")[2]: f"{row.why} ({row.section})" for row in deal.rows(side) if row.why}


# -- what a moment allows


def test_in_the_play_year_everything_is_traded_and_loans_are_not_made() -> None:
    deal = Bargain(after(PLAY), RED, WORDS)
    assert [kind for kind, open_now in now(deal).items() if open_now] == ["trade", "options"]
    assert reasons(deal, "gives") == {
        "relics": "There are not so many Relics in the Coffers. (G1)",
        "loan": "Loans on condition are made before the bids of an auction. (G1d)",
        "spare": "No land battle is announced between the two. (G1c)",
        "call_off": "Nobody is being interdicted. (G1b)",
        "bribe": "No fleet is loading now. (G1f)",
        "never": "These never change hands in a deal. (G1)",
    }


def test_before_the_bids_money_is_lent_and_nothing_else_given() -> None:
    deal = Bargain(after({**PLAY, "year": 1615}), RED, WORDS)
    assert [kind for kind, open_now in now(deal).items() if open_now] == ["loan"]
    barred = reasons(deal, "gives")
    assert barred["mine/PHC002"] == "Before the bids only money is lent or given. (G1d)"
    assert not {"dollars", "loan"} & set(barred)
    deal.change("gives:mine/PHC002", 1)
    assert deal.gives == {}, "what is barred cannot be put in"
    deal.set("gives:loan", 4)
    assert deal.option()[3] == (("loan", 4),)
    assert not deal.may_name
    assert deal.reason() == ""


def test_a_choice_among_tied_bids_is_bargained_over_with_cards_too() -> None:
    tied = after(TIE, ("auction", "ship"), ("bid", 0), ("bid", 5), ("bid", 5))
    deal = Bargain(tied, RED, WORDS)
    assert [kind for kind, open_now in now(deal).items() if open_now] == ["tie"]
    assert deal.partner == BLUE, "the initiator, with whom alone it can be"
    deal.change("gives:mine/PHC002", 1)
    assert deal.reason() == ""
    deal.partner = ORANGE
    assert "initiator" in reasons(deal, "gives")["dollars"] or "tied" in reasons(deal, "gives")["dollars"]


def test_an_attack_can_be_called_off_for_a_card() -> None:
    battle = after(BATTLE, ("place", "sint-maarten"), ("attack", "guadeloupe"))
    deal = Bargain(battle, BLUE, WORDS)
    assert now(deal)["tribute"]
    deal.partner = RED
    deal.change("gives:mine/PHH08", 2)
    deal.change("wants:spare", 1)
    assert deal.option()[3:5] == ((("hidden", "PHH08"),), (("spare",),))
    assert deal.reason() == ""
    assert "spare" in reasons(deal, "gives"), "the victim has no attack to give up"


def test_pirates_are_bought_off() -> None:
    caught = after(INTERDICTION, ("place", "sint-maarten"), ("strike", "PHH05"))
    deal = Bargain(caught, RED, WORDS)
    deal.partner = BLUE
    assert now(deal)["surrender"]
    deal.change("gives:mine/PHR057", 1)
    deal.change("wants:call_off", 1)
    assert deal.reason() == ""


def test_somebody_else_pays_the_bribe() -> None:
    loading = after(SMUGGLING, *SMUGGLED)
    deal = Bargain(loading, ORANGE, WORDS)
    deal.partner = RED
    assert now(deal)["fee"]
    deal.change("gives:bribe/st-christopher/relic", 1)
    assert deal.reason() == ""
    assert "$1→0" in "".join(text for text, _ in deal.afterwards("gives"))
    assert reasons(Bargain(loading, BLUE, WORDS), "gives")["bribe/st-christopher/relic"].endswith("(G1)"), "Ben has no dollar"


def test_only_those_who_can_deal_are_asked_who_proposes() -> None:
    assert proposers(after(PLAY)) == (RED, BLUE, ORANGE)
    tied = after(TIE, ("auction", "ship"), ("bid", 0), ("bid", 5), ("bid", 5))
    assert set(proposers(tied)) == {RED, BLUE, ORANGE}
    waiting = after(PLAY, ("deal", "red", "blue", (("dollars", 1),), (), ""))
    assert proposers(waiting) == (BLUE,)


# -- what it comes to


def test_each_side_sees_what_it_would_have() -> None:
    deal = Bargain(after(PLAY), RED, WORDS)
    deal.set("gives:dollars", 4)
    deal.change("wants:relics", 1)
    deal.change("wants:any/ship", 2)
    left, right = ("".join(text for text, _ in deal.afterwards(side)) for side in ("gives", "wants"))
    assert left == "$5→1 · Relics 0→1 · Hand 3→5 of 1 · 4 cards to Discard when the year ends (G1g)"
    assert right == "$3→7 · Relics 1→0 · Hand 3→1 of 1"


def test_a_deal_that_wins_the_game_says_so() -> None:
    """C69: a Relic counts as a Peerage."""
    here = after({"year": 1608, "turn": "red", "relics": {"blue": 1}, "war_coffers": 9, "figure": {"orange": "royalist-4"}})
    deal = Bargain(here, BLUE, WORDS)
    deal.partner = ORANGE
    assert "wins" not in "".join(text for text, _ in deal.afterwards("wants"))
    deal.change("gives:relics", 1)
    assert "wins at once (G3e)" in "".join(text for text, _ in deal.afterwards("wants"))
    assert "wins" not in "".join(text for text, _ in deal.afterwards("gives"))
    deal.change("gives:relics", -1)
    assert here.outcome() is None


def test_promises_of_both_sides_are_one_text_that_is_read_back() -> None:
    deal = Bargain(after(PLAY), RED, WORDS)
    deal.promises = {"gives": "peace; until 1618", "wants": "no fort"}
    assert deal.promise == "Ana: peace; until 1618; Ben: no fort"
    here = after(PLAY, deal.option())
    back = Bargain(here, BLUE, WORDS)
    assert back.promises == {"wants": "peace; until 1618", "gives": "no fort"}
    deal.promise = "nobody in particular promises"
    assert deal.promises == {"": "nobody in particular promises"}


def test_a_promise_never_grows_past_what_the_rules_keep() -> None:
    deal = Bargain(after(PLAY), RED, WORDS)
    for side in ("gives", "wants"):
        deal.promises[side] = "x" * deal.room(side)
    assert 190 < len(deal.promise) <= 200
    assert deal.room("wants") <= len(deal.promises["wants"]) + 2


def test_a_counter_keeps_the_named_card_that_was_asked_for_if_it_is_there() -> None:
    offer = ("deal", "red", "blue", (("card", "PHC002"),), (("card", "PHS099"), ("relics", 1)), "")
    deal = Bargain(after(PLAY, offer), BLUE, WORDS)
    assert deal.option()[3:5] == ((("card", "PHS099"), ("relics", 1)), (("card", "PHC002"),))
    assert deal.cannot_accept() == ""


def test_who_does_not_hold_the_card_cannot_accept_and_reads_why() -> None:
    offer = ("deal", "red", "blue", (("dollars", 1),), (("card", "PHS090"),), "")
    deal = Bargain(after(PLAY, offer), BLUE, WORDS)
    assert deal.cannot_accept() == "That card is not in the Hand. (G1)"
    assert [row.why for row in deal.offered("gives")] == ["That card is not in the Hand."]
    assert deal.option()[3] == ()


# -- on the screen


def screen(pilot: Pilot[Any]) -> DealScreen:
    found = pilot.app.screen
    assert isinstance(found, DealScreen)
    return found


async def press(pilot: Pilot[Any], *keys: str) -> str:
    """Presses keys, drawn at the end; what stands on the screen then."""
    await pilot.press(*keys)
    await settled(pilot)
    return seen(pilot)


async def to(pilot: Pilot[Any], row: str) -> str:
    """Selects a row."""
    screen(pilot).selected = row
    screen(pilot).repaint()
    await settled(pilot)
    assert screen(pilot).selected == row
    return seen(pilot)


async def test_a_deal_is_put_together_offered_countered_and_refused() -> None:
    made = session(PLAY)
    async with opened(made, MEDIUM) as pilot:
        await press(pilot, "a", "d", "a")
        text = await press(pilot, "2", "down", "right", "down", "right", "right")
        assert "Ana offers Ben a deal: $2, Quakers, an unseen Mission Card, for nothing." in text
        await press(pilot, "p", *"peace", "enter", "tab", "tab", "tab")
        text = await press(pilot, "down", "right", "o")
        assert made.record.choices[-1] == (
            *("deal", "red", "blue", (("dollars", 2), ("card", "PHC002"), ("hidden", "PHM030"))),
            *((("relics", 1),), "Ana: peace"),
        )
        assert "Then press B" in text
        assert not [word for word in ("Quakers", "peace", "$2") if word in text]
        text = await press(pilot, "b")
        assert "an offer to  Ben  from  Ana" in text
        assert "● An unseen Mission Card" in text
        assert "Tribunal" not in text, "it is given unseen"
        assert "Ana promises: peace" in text
        text = await press(pilot, "d")
        assert "a counter-offer of  Ben  with  Ana" in text
        await press(pilot, "escape", "d")
        await to(pilot, "wants:dollars")
        text = await press(pilot, "5", "o")
        assert "Then press A" in text
        assert made.record.choices[-1][1:5] == (
            *("blue", "red"),
            *((("relics", 1),), (("dollars", 5), ("card", "PHC002"), ("any", "mission"))),
        )
        await press(pilot, "a", "n")
        assert made.record.choices[-1] == ("refuse",)
        assert not isinstance(pilot.app.screen, DealScreen)


async def test_shaking_hands_changes_everything_at_once() -> None:
    made = session(PLAY)
    async with opened(made, SMALL) as pilot:
        await press(pilot, "a", "d", "a", "3", "o", "b")
        assert screen(pilot).selected == "shake"
        text = await press(pilot, "enter")
        assert "Then press A" in text
        assert "Ben accepts the deal of Ana. Ana gives Ben $3." in await press(pilot, "a")
        assert tuple(made.view(None).dollars)[1:3] == (2, 6)


async def test_the_computer_answers_at_once() -> None:
    made = session(PLAY, {"red": "Ana", "blue": "bot:random", "orange": "bot:random"})
    async with opened(made, SMALL) as pilot:
        text = await press(pilot, "d", "3", "o")
        assert pilot.app.screen is table(pilot)
        assert "France accepts the deal of Ana" in text or "France refuses the deal of Ana" in text


async def test_what_cannot_be_accepted_is_no_answer() -> None:
    made = session(PLAY)
    async with opened(made, MEDIUM) as pilot:
        await press(pilot, "a", "d", "a", "slash", *"neptun")
        text = await press(pilot, "escape", "slash")
        assert "Which card?" in text
        await press(pilot, "down", "enter", "o", "b")
        offer = made.record.choices[-1]
        held = offer[4][0][1] in ("PHS098", "PHS099")
        assert not held
        text = seen(pilot)
        assert "That card is not in the Hand." in text
        await press(pilot, "y")
        assert made.record.choices[-1] == offer, "hands are not shaken on it"
        await press(pilot, "escape")
        assert made.record.choices[-1] == offer, "Esc answers nothing"
        assert "Ana offers Ben" in seen(pilot)
        await press(pilot, "d", "n")
        assert made.record.choices[-1] == ("refuse",)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_every_size_shows_both_sides_what_is_possible_and_what_is_not(size: tuple[int, int]) -> None:
    async with opened(session(PLAY), size) as pilot:
        text = await press(pilot, "a", "d", "a")
        for word in ("Ana gives", "Ben gives", "Trade", "G1d", "Offer it to Ben", "Relics 0", "$5", "nothing"):
            assert word in text, word
        text = await to(pilot, "gives:loan")
        assert "Loans on condition are made before the bids" in text
        before = screen(pilot).bargain.option()
        await press(pilot, "right", "7")
        assert screen(pilot).bargain.option() == before


async def test_why_not_lists_the_kinds_and_the_rows_and_the_rule_opens() -> None:
    async with opened(session(PLAY), MEDIUM) as pilot:
        text = await press(pilot, "a", "d", "a", "w")
        assert "No fleet is loading now." in text
        assert "Smuggling fee" in await press(pilot, "pagedown")
        await press(pilot, "escape")
        await to(pilot, "gives:loan")
        assert "Auction support" in await press(pilot, "r")
        text = await press(pilot, "escape", "c")
        assert "Quakers" in text
        assert not any(word in text for word in THEIRS)


# -- secrets


async def covered(pilot: Pilot[Any]) -> str:
    text = seen(pilot)
    assert isinstance(pilot.app.screen, CurtainScreen)
    assert not [word for word in (*MINE, *THEIRS, "peace", "gives") if word in text]
    return text


async def test_a_deal_in_the_making_is_there_again_behind_the_curtain() -> None:
    async with opened(session(PLAY), MEDIUM) as pilot:
        await press(pilot, "a", "escape", "d", "a")
        await press(pilot, "2", "p", *"pea")
        for _ in range(2):
            await pilot.resize_terminal(100, 30)
            await settled(pilot)
            assert "Then press A" in await covered(pilot)
            await pilot.resize_terminal(*MEDIUM)
            await settled(pilot)
        pilot.app.app_suspend_signal.publish(pilot.app)
        await settled(pilot)
        await covered(pilot)
        await press(pilot, "b", "d", "o", "enter", "question_mark", "colon")
        await covered(pilot)
        text = await press(pilot, "a")
        assert "Ana promises: pea" in text
        text = await press(pilot, *"ce", "enter")
        assert "Ana promises: peace" in text
        assert "● Dollars" in text


async def test_behind_the_curtain_of_an_answer_is_no_way_to_the_table_without_its_owner() -> None:
    made = session(PLAY)
    async with opened(made, MEDIUM) as pilot:
        await press(pilot, "a", "d", "a", "2", "o", "b", "d")
        await pilot.resize_terminal(*SMALL)
        await settled(pilot)
        await covered(pilot)
        await press(pilot, "escape", "a", "enter")
        await covered(pilot)
        text = await press(pilot, "b")
        assert "a counter-offer of  Ben" in text, "the counter is still there"
        await press(pilot, "escape", "escape")
        await pilot.resize_terminal(*MEDIUM)
        await settled(pilot)
        await covered(pilot)


async def test_anybody_may_propose_in_somebody_elses_turn_and_sees_nothing_of_its_hand() -> None:
    """G1: at any time in the play year; who was asked in private is asked again behind a curtain."""
    made = session(PLAY)
    async with opened(made, MEDIUM) as pilot:
        assert "For Ana only" in await press(pilot, "a")
        assert "Then press B" in await press(pilot, "d", "b")
        text = await press(pilot, "b")
        assert "a deal of  Ben  with  Ana" in text
        assert not [word for word in MINE if word in text]
        await press(pilot, "escape")
        assert "Then press A" in await covered(pilot)
        await press(pilot, "a", "d", "b", "escape")
        assert "Then press A" in await covered(pilot)
        await press(pilot, "a", "d", "b", "b", "1", "o")
        assert made.record.choices[-1][:3] == ("deal", "blue", "red")
        assert "Then press A" in await covered(pilot)
        assert "an offer to  Ana" in await press(pilot, "a")


async def test_a_proposer_who_is_covered_can_be_given_up_by_anybody() -> None:
    async with opened(session({**PLAY, "year": 1615}), MEDIUM) as pilot:
        text = await press(pilot, "d")
        assert "Who proposes a deal?" in text
        assert "Deals can now be about: Loan (G1d)" in text
        text = await press(pilot, "a", "a")
        assert "● Loan" in text
        await pilot.resize_terminal(*SMALL)
        await settled(pilot)
        await covered(pilot)
        await press(pilot, "escape")
        assert pilot.app.screen is table(pilot)
        assert not [word for word in MINE if word in seen(pilot)]


def test_a_line_is_edited_where_its_cursor_is() -> None:
    line = Writing("pece")
    for key in ("left", "left", "left"):
        line.key(key, "")
    line.key("e", "e")
    line.key("a", "a")
    line.key("delete", "")
    line.key("backspace", "")
    line.key("a", "a")
    assert (line.text, line.at) == ("peace"[:3] + "ce", 3)
    line.key("home", "")
    line.key("delete", "")
    line.key("end", "")
    line.key("backspace", "\x08")
    assert line.text == "eac"
    assert Writing("x" * 30).shown(10).endswith("xx▏")
    assert Writing("12", 3, str.isdigit).key("a", "a")


@pytest.mark.parametrize("offer", [None, ("deal", "blue", "red", (("hidden", "PHS099"),), (("any", "mission"), ("card", "PHC002")), "")])
def test_the_screen_shows_nothing_that_its_owner_could_not_know(offer: Option | None) -> None:
    """Whatever hides in the other's Hand, the decks and an unseen card: the same screen."""
    here = after(PLAY, *([offer] if offer else []))

    def shown(position: PaxPosition) -> object:
        deal = Bargain(position, RED, WORDS)
        deal.change("wants:any/ship", 1)
        both = [(deal.rows(side), deal.afterwards(side, bool(offer))) for side in ("gives", "wants")]
        answers = (deal.offered("wants"), deal.offered("gives"), deal.cannot_accept()) if offer else ()
        return both, deal.kinds(), deal.nameable(), deal.mats(), deal.reason(), deal.sentence(), answers, deal.about("PHS099")

    assert len({repr(shown(here.resample(RED, Random(n)))) for n in range(6)} | {repr(shown(here))}) == 1


async def test_a_text_that_a_curtain_has_closed_is_not_drawn_again() -> None:
    """A resize asks for a drawing after the next refresh, and closes what lies over a secret before it."""
    async with opened(session(PLAY), MEDIUM) as pilot:
        await press(pilot, "a", "d", "a", "w")
        why, deal = pilot.app.screen_stack[-1], pilot.app.screen_stack[-2]
        await pilot.resize_terminal(*SMALL)
        await settled(pilot)
        await covered(pilot)
        await press(pilot, "a", "escape")
        assert why not in pilot.app.screen_stack
        assert deal not in pilot.app.screen_stack
        why.redraw()  # type: ignore[attr-defined]
        deal.repaint()  # type: ignore[attr-defined]
