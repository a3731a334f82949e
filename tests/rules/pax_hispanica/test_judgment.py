"""What computer seats are told of Pax Hispanica: how a seat stands, what a sensible player leans to, which deals come into question."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import isfinite
from random import Random
from typing import Any

import pytest

from rules.kernel.chance import answer
from rules.kernel.decision import CHANCE, Option
from rules.pax_hispanica.game import GAME
from rules.pax_hispanica.judgment import MERITS, counted
from rules.pax_hispanica.judgment_solitaire import freedom
from rules.pax_hispanica.solitaire import SolitairePosition
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import COLONIES, EVERYBODY, HAVEN_IDS, LANDS, NONE, PROFESSION_IDS, PURPLE, SEA_NUMBER, SPANISH, VICTORIES
from rules.pax_hispanica.victory import royal, tokens
from rules.players import player
from rules.players.policy import drawn
from tests.rules.pax_hispanica.sailing import SHIPS, number, offered, play, position, settle

RED, BLUE = number("red"), number("blue")
TITLE = {"red": ["PHR050"]}
TWO_TAX = {"cuba": "tax", "panama": "tax"}
TABLES = (("red", "blue"), ("red", "blue", "orange"), ("purple", "red", "blue", "orange"), ("purple", "red", "blue", "orange", "green"))
WANDERING = 0.25
"""How often the players of these games take anything, so that also odd positions come up."""


def walk(pos: PaxPosition, rng: Random, every: int) -> list[PaxPosition]:
    """Plays a game by what a sensible player leans to, now and then at random, and keeps positions on the way."""
    kept, n = [], 0
    while (decision := pos.decision) is not None:
        options = offered(pos)
        if decision.seat == CHANCE:
            pos.choose(answer(decision, rng))
            continue
        n += 1
        if n % every == 0 or decision.ask in ("tribute", "surrender", "interdict", "tactic", "card_action", "sail"):
            kept.append(pos.copy())
        lean = GAME.lean(pos, decision) if rng.random() > WANDERING else None
        pos.choose(drawn(options, lean, rng))
    return kept


@cache
def positions() -> list[PaxPosition]:
    """Positions of games of two to five, with and without Spain, and of the game against the Sun King."""
    found = []
    for n, seats in enumerate(TABLES):
        pos = GAME.new(seats, {})
        found += walk(pos, Random(n), 9)
    alone = GAME.new(("purple", "red"), {"solitaire": "ganga-zumba"})
    return [*found, *walk(alone, Random(9), 9)]


def standing(pos: PaxPosition, color: int = RED) -> float:
    return sum(GAME.weigh(pos, color))


def merit(pos: PaxPosition, name: str, color: int = RED) -> float:
    return GAME.weigh(pos, color)[MERITS.index(name)]


# -- weigh and lean, at every position


def test_weighing_and_leaning_change_nothing_and_are_finite():
    for pos in positions():
        decision = pos.decision
        assert decision is not None and decision.options
        before = pos.digest()
        for seat in GAME.sitting(pos):
            terms = GAME.weigh(pos, seat)
            assert len(terms) == len(MERITS)
            assert all(isfinite(term) for term in terms), (decision, terms)
        likings = GAME.lean(pos, decision)
        if likings is not None:
            assert len(likings) == len(decision.options)
            assert all(isfinite(liking) for liking in likings), (decision, likings)
        GAME.proposals(pos, decision.seat)
        assert pos.digest() == before


def test_a_standing_is_no_certainty_while_the_game_goes_on():
    """Log-odds of 20 would mean that nothing can happen any more."""
    assert all(abs(standing(pos, seat)) < 20 for pos in positions() for seat in GAME.sitting(pos))


def test_tokens_are_counted_as_for_the_token_victory():
    """G3a."""
    for pos in positions():
        assert tuple(counted(pos, color) for color in EVERYBODY) == tokens(pos)


def test_freedom_counts_the_royal_land_zones_of_the_victory():
    """S7.1: it weighs the same wherever as many zones are royal, and more where fewer are."""
    pos = GAME.new(("purple", "red"), {"solitaire": "ganga-zumba"})
    assert isinstance(pos, SolitairePosition)
    rng = Random(4)
    weights: dict[int, set[float]] = {}
    for _ in range(60):
        for land in LANDS:
            pos.rebel[land] = rng.choice((0, 0, 1, 2))
        for colony in COLONIES:
            if SPANISH[colony]:
                pos.disk[colony] = rng.choice((NONE, PURPLE, PURPLE))
        weights.setdefault(len(royal(pos)), set()).add(freedom(pos))
    assert len(weights) > 4 and all(len(found) == 1 for found in weights.values())
    assert [weights[n] for n in sorted(weights)] == sorted(weights.values(), key=min, reverse=True)


def test_every_merit_has_its_phrase():
    text = (files("assets") / "locale" / "en" / "pax_hispanica_merits.ftl").read_text(encoding="utf-8")
    assert {line.split(" = ")[0] for line in text.splitlines() if " = " in line} == {f"merit-{name}" for name in MERITS}


def test_most_questions_have_a_leaning():
    asked = {d.ask: GAME.lean(p, d) is not None for p in positions() if (d := p.decision) is not None}
    assert sum(asked.values()) > len(asked) / 2, asked


# -- what weighs more


def plain(**more: Any) -> PaxPosition:
    """Some things for red, in a play year with all to come."""
    table = {
        "year": 1612,
        "colonies": {"st-domingue": "red slave", "havana": "purple slave"},
        "tribes": {"chetumal": "red visita", "calusa": "indigenous"},
        "dollars": {"red": 4, "blue": 4},
        "ships": {"red": [SHIPS["PLUNDER"][0]]},
        "fleet": {"red": "pirating"},
        "figure": {"red": "colonist-2", "blue": "callow-bl"},
        "hand": {"red": [], "blue": []},
        "havens": {"red": [], "blue": []},
    }
    table = {**table, **more}
    return position(["red", "blue"], **{**table, "colonies": {**EMPTY_PORTS, **table["colonies"]}})


EMPTY_PORTS = dict.fromkeys(
    ("santo-domingo", "porto-bello", "cartagena", "cumana", "maracaibo", "trujillo", "veracruz-port", "havana"), "purple"
)


GOODS: dict[str, dict[str, Any]] = {
    "a dollar": {"dollars": {"red": 5, "blue": 4}},
    "a Relic": {"relics": {"red": 1}},
    "a Peerage": {"peerages": TITLE},
    "a Mission": {"tribes": {"chetumal": "red visita", "calusa": "red visita"}},
    "a Cathedral": {"tribes": {"chetumal": "red cathedral citizen", "calusa": "indigenous"}},
    "a Ship": {"ships": {"red": list(SHIPS["PLUNDER"][:2])}},
    "a Market Card": {"hand": {"red": ["PHC002"], "blue": []}},
    "a Haven Card": {"havens": {"red": ["PHH01"], "blue": []}},
    "a space towards the end of the track": {"figure": {"red": "colonist-3", "blue": "callow-bl"}},
    "a Tax Rebel where one has nothing": {"rebel": {"cuba": "tax"}},
    "a Chest on a Colony": {"colonies": {"st-domingue": "red slave chest", "havana": "purple slave"}},
    "Labor for a Colony": {},
}


@pytest.mark.parametrize("good", GOODS)
def test_with_more_of_what_is_good_a_seat_stands_better(good: str):
    less = {} if GOODS[good] else {"colonies": {"st-domingue": "red", "havana": "purple slave"}}
    assert standing(plain(**GOODS[good])) > standing(plain(**less)), good


ENDS: dict[str, dict[str, Any]] = {
    "colonist": {"rebel": {"cuba": "tax"}, "mercantilism": 1},
    "missionary": {"colonies": {"havana": "purple slave"}},
    "buccaneer": {"relics": {"red": 1}},
    "royalist": {"war_coffers": 8},
}


@pytest.mark.parametrize("profession", PROFESSION_IDS)
def test_the_nearer_to_the_end_of_a_track_the_more_its_victory_weighs(profession: str):
    """G3b to G3e."""
    name = next(v.id for v in VICTORIES if v.profession == profession).replace("_", "-")
    rungs = [plain(figure={"red": f"{profession}-{n}", "blue": "callow-c"}, peerages=TITLE, **ENDS[profession]) for n in range(1, 5)]
    weights = [merit(pos, name) for pos in rungs]
    assert weights == sorted(weights) and weights[0] < weights[-1]


@pytest.mark.parametrize("profession", PROFESSION_IDS)
def test_what_is_missing_of_a_condition_makes_its_victory_weigh_less(profession: str):
    name = next(v.id for v in VICTORIES if v.profession == profession).replace("_", "-")
    far: dict[str, dict[str, Any]] = {
        "colonist": {"mercantilism": 3},
        "missionary": {"colonies": {"havana": "purple slave", "cumana": "purple slave", "trujillo": "purple slave"}},
        "buccaneer": {},
        "royalist": {"war_coffers": 2},
    }
    figure = {"red": f"{profession}-4", "blue": "callow-c"}
    near = merit(plain(figure=figure, peerages=TITLE, **ENDS[profession]), name)
    assert near > merit(plain(figure=figure, peerages=TITLE, **far[profession]), name)
    assert near > merit(plain(figure=figure, **{**ENDS[profession], "relics": {}}), name)


def test_a_token_weighs_more_when_the_count_is_near():
    """G3a."""
    more = {"tribes": {"chetumal": "red visita", "calusa": "red visita"}}
    gains = [merit(plain(year=year, **more), "tokens") - merit(plain(year=year), "tokens") for year in (1604, 1628, 1648)]
    assert gains == sorted(gains) and gains[0] > 0


def test_treasure_aboard_weighs_more_near_the_way_home_and_nothing_sails_to_and_fro():
    pos = position(
        ["red", "blue"],
        ships={"red": [SHIPS["PLUNDER"][0]]},
        fleet={"red": "pirating"},
        colonies={**EMPTY_PORTS, "st-georges-caye": "red slave chest"},
    )
    play(pos, ("place", "roatan"), ("load_chest", "st-georges-caye"))
    settle(pos)
    far = standing(pos)
    there = pos.copy()
    play(there, ("sail", "tris-island"), ("sail", "barataria-bay"))
    settle(there)
    play(there, ("sail", "new-providence"))
    settle(there)
    assert merit(there, "moment") > 0
    back = pos.copy()
    play(back, ("sail", "old-providence"), ("sail", "roatan"))
    settle(back)
    assert standing(back) < far


def test_a_card_in_play_is_not_lost_before_its_actions_are_done():
    pos = plain(hand={"red": ["PHC002"], "blue": []})
    held = standing(pos)
    pos.choose(("play", "PHC002"))
    assert merit(pos, "moment") > 0 and standing(pos) > held - 0.2
    pos.choose(("act", "disk"))
    assert merit(pos, "moment") > 0
    done = pos.copy()
    done.choose(("found", "terminos"))
    assert standing(done) > held


def test_ganga_zumba_stands_better_with_fewer_royal_land_zones_and_the_sun_king_with_more_chests():
    """S7.1, S7.2."""
    pos = GAME.new(("purple", "red"), {"solitaire": "ganga-zumba"})
    assert isinstance(pos, PaxPosition)
    settle(pos)
    before, kings = standing(pos), standing(pos, number("purple"))
    free = pos.copy()
    free.put_rebel(0, 1)
    assert standing(free) > before
    rich = pos.copy()
    rich.war_coffers, rich.chests = rich.war_coffers + 3, rich.chests - 3
    assert standing(rich, number("purple")) > kings


# -- the deckhand


def deckhand(pos: PaxPosition, seed: int = 1) -> Option:
    return player("deckhand", GAME)(pos, Random(seed))


def test_the_deckhand_takes_a_victory_that_lies_one_card_away():
    """G3b: a Nudge up to the end of the track."""
    pos = plain(
        figure={"red": "colonist-3", "blue": "callow-bl"}, peerages=TITLE, rebel=TWO_TAX, mercantilism=1, hand={"red": ["PHC011", "PHM049"]}
    )
    assert deckhand(pos) == ("play", "PHC011")
    pos.choose(("play", "PHC011"))
    assert pos.result is not None and pos.result.winners == (RED,)


def test_the_deckhand_frees_the_last_slave_if_that_wins():
    """G3c: a card, its Action and the target, three choices away."""
    pos = plain(
        figure={"red": "missionary-4", "blue": "callow-bl"},
        peerages=TITLE,
        colonies={"havana": "purple slave"},
        hand={"red": ["PHM037", "PHC003"]},
    )
    rng = Random(2)
    seat = player("deckhand", GAME)
    for _ in range(3):
        pos.choose(seat(pos, rng))
    assert pos.result is not None and pos.result.winners == (RED,) and pos.result.section == "G3c"


def test_the_deckhand_gives_a_reason():
    pos = plain(hand={"red": ["PHC002"], "blue": []})
    thought = player("deckhand", GAME).think(pos, Random(3))
    assert thought.reason in MERITS


def test_a_deckhand_beats_somebody_who_plays_at_random():
    """A few games; how often it does is measured elsewhere (`simulate`)."""
    red, blue = player("deckhand", GAME), player("random", GAME)
    won = 0
    for seed in range(3):
        rng = Random(seed)
        pos = GAME.new(("red", "blue"), GAME.settle(("red", "blue"), {"start": "comet"}))
        while (decision := pos.decision) is not None:
            who = red if decision.seat == RED else blue
            pos.choose(answer(decision, rng) if decision.seat == CHANCE else who(pos, rng))
        assert pos.result is not None
        won += pos.result.winners == (RED,)
        assert BLUE not in pos.result.winners
    assert won >= 2


# -- deals


def proposed(pos: PaxPosition) -> list[Option]:
    """The deals that come into question, checked: each is allowed, and can be laid on top of what is asked."""
    decision = pos.decision
    assert decision is not None
    found = list(GAME.proposals(pos, decision.seat))
    for deal in found:
        assert pos.interrupt_rule(deal) is None, deal
        laid = pos.copy()
        laid.choose(deal)
        laid.check()
    return found


def test_every_proposal_of_any_position_is_allowed():
    found = [deal for pos in positions() for deal in proposed(pos)]
    assert found
    assert {deal[0] for deal in found} == {"deal"}


def test_a_card_that_another_can_use_is_offered_for_money():
    pos = plain(
        hand={"red": ["PHM037"], "blue": []},
        figure={"red": "colonist-4", "blue": "missionary-3"},
        peerages={"blue": ["PHR062"]},
        dollars={"red": 1, "blue": 9},
    )
    assert any(deal[3] == (("card", "PHM037"),) and deal[4][0][0] == "dollars" for deal in proposed(pos))


def test_a_relic_is_asked_for_by_whoever_lacks_a_title():
    pos = plain(
        relics={"blue": 1},
        peerages={"blue": ["PHR062", "PHR064", "PHR074"]},
        figure={"red": "colonist-4", "blue": "callow-bl"},
        rebel=TWO_TAX,
        dollars={"red": 12, "blue": 0},
    )
    assert any(deal[3][0][0] == "dollars" and deal[4] == (("relics", 1),) for deal in proposed(pos))


def test_a_poor_initiator_asks_the_rich_for_a_loan():
    """G1d."""
    pos = position(["red", "blue"], year=1607, dollars={"red": 1, "blue": 10})
    loans = proposed(pos)
    assert loans and all(deal[3] == (("dollars", 1),) and deal[4][0][0] == "loan" for deal in loans)


def haven_of(sea: str) -> str:
    return HAVEN_IDS[SEA_NUMBER[sea]]


def at_sea() -> PaxPosition:
    """Red's laden fleet in Roatan, which blue's fleet and Haven could stop."""
    ships = {"red": [SHIPS["PLUNDER"][0]], "blue": list(SHIPS["PRIVATEER"][:3])}
    return position(
        ["red", "blue"],
        ships=ships,
        fleet={"red": "pirating", "blue": "pirating"},
        colonies={**EMPTY_PORTS, "st-georges-caye": "red slave chest"},
        havens={"blue": [haven_of("roatan")], "red": [haven_of("tortuga")]},
        dollars={"red": 6, "blue": 0},
    )


def test_pirates_offer_safe_passage_and_the_interdicted_offer_a_ransom():
    """G1b."""
    pos = at_sea()
    play(pos, ("place", "roatan"), ("load_chest", "st-georges-caye"))
    pos.choose(("sail", "tris-island"))
    decision = pos.decision
    assert decision is not None and decision.ask == "interdict"
    assert [deal[3] for deal in proposed(pos)] == [(("haven", haven_of("roatan")),)]
    pos.choose(("strike", haven_of("roatan")))
    assert any(deal[4] == (("call_off",),) for deal in proposed(pos))


def test_the_owner_of_a_colony_offers_money_for_an_attack_not_made():
    """G1c."""
    pos = position(
        ["red", "blue"],
        ships={"red": list(SHIPS["PLUNDER"][:3])},
        fleet={"red": "pirating"},
        colonies={**EMPTY_PORTS, "guadeloupe": "blue slave"},
        dollars={"red": 0, "blue": 6},
    )
    play(pos, ("place", "sint-maarten"), ("attack", "guadeloupe"), ("demand", 6))
    assert any(deal[4] == (("spare",),) for deal in proposed(pos))


def test_a_smuggler_without_money_has_his_bribe_paid_by_another():
    """G1f."""
    pos = position(
        ["red", "blue"],
        ships={"red": [SHIPS["SMUGGLER"][0]]},
        fleet={"red": "pirating"},
        colonies={**EMPTY_PORTS, "guadeloupe": "red slave chest", "st-christopher": "blue slave chest"},
        havens={"red": ["PHH01"]},
        dollars={"red": 0, "blue": 6},
    )
    play(pos, ("place", "sint-maarten"))
    settle(pos)
    assert any(deal[4] == (("bribe", "st-christopher", "chest"),) for deal in proposed(pos))


@pytest.mark.parametrize(
    ("gives", "wants", "said"),
    [((("dollars", 3),), (("dollars", 1),), "accept"), ((("dollars", 1),), (("dollars", 5), ("relics", 1)), "refuse")],
)
def test_a_deckhand_accepts_what_leaves_him_better_and_refuses_the_rest(gives: tuple[Any, ...], wants: tuple[Any, ...], said: str):
    pos = plain(dollars={"red": 6, "blue": 6}, relics={"blue": 1})
    pos.choose(("deal", "red", "blue", gives, wants, ""))
    assert deckhand(pos) == (said,)
