"""B7f: what each ability of a Peerage adds, and that every hook is documented, asked, and proved by a scenario."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

import pytest

from rules.pax_hispanica import abilities
from rules.pax_hispanica.abilities import (
    action_bonus,
    battle_strength,
    bid_bonus,
    claim_fee,
    extra_draw,
    goods_income,
    maroon,
    may_skip_nudge,
    seamanship,
    step_cost,
    unload_bonus,
)
from rules.pax_hispanica.data import load
from rules.pax_hispanica.philosophy import immune
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import (
    CARD_HOOK,
    CARD_IDS,
    CARDS,
    COLONY_DECK,
    DECK_IDS,
    DECKS,
    LEGALITY_IDS,
    MISSION_DECK,
    NONE,
    ROYALTY_DECK,
    SHIP_DECK,
)
from tests.rules.pax_hispanica.sailing import number, position

RED, BLUE = number("red"), number("blue")
SCENARIOS = Path(__file__).parents[2] / "scenarios" / "pax_hispanica" / "abilities"


def holding(*cards: str, **table: object) -> PaxPosition:
    """Red with some Peerages."""
    return position(["red", "blue"], year=1608, peerages={"red": list(cards)}, **table)


def with_hook(hook: str) -> list[str]:
    """The cards that carry a hook."""
    return [CARD_IDS[c] for c in CARDS if CARD_HOOK[c] == hook]


def test_every_hook_of_the_cards_is_documented_in_one_place():
    hooks = {h.id for h in load().market.hook}
    assert hooks == {h for h in CARD_HOOK if h}
    assert len(hooks) == 14
    source = Path(abilities.__file__).with_name("abilities.py").read_text(encoding="utf-8")
    told = ast.get_docstring(ast.parse(source), clean=False) or ""
    assert all(f"\n    {hook} " in told for hook in hooks)


def test_every_hook_is_carried_by_a_card_of_some_scenario():
    texts = [tomllib.loads(f.read_text(encoding="utf-8")) for f in SCENARIOS.glob("*.toml")]
    held = {c for t in texts for cards in t["position"].get("peerages", {}).values() for c in cards}
    assert {CARD_HOOK[CARD_IDS.index(c)] for c in held} == {h for h in CARD_HOOK if h}


@pytest.mark.parametrize(
    ("hook", "asked"),
    [("bid_bonus", bid_bonus), ("extra_draw", extra_draw), ("action_limit", action_bonus), ("nudge_waiver", may_skip_nudge)],
)
def test_an_ability_speaks_of_its_own_deck_only(hook: str, asked: object):
    records = {c.id: c for c in load().market.card}
    assert with_hook(hook)
    for card in with_hook(hook):
        ability = records[card].ability
        assert ability is not None
        for deck in DECKS:
            assert bool(asked(holding(card), RED, deck)) == (DECK_IDS[deck] == ability.params.deck)  # type: ignore[operator]
            assert not asked(holding(card), BLUE, deck)  # type: ignore[operator]


def test_bids_count_two_higher_for_the_deck_named():
    assert bid_bonus(holding("PHR053"), RED, ROYALTY_DECK) == 2
    assert bid_bonus(holding("PHR063"), RED, SHIP_DECK) == 2


def test_a_claim_costs_its_fee_and_nobody_else_can_make_it():
    assert claim_fee(holding("PHR059"), RED, SHIP_DECK) == claim_fee(holding("PHR066"), RED, ROYALTY_DECK) == 2
    assert claim_fee(holding("PHR059"), RED, ROYALTY_DECK) == claim_fee(holding("PHR059"), BLUE, SHIP_DECK) == NONE


def test_one_more_card_and_one_more_action():
    assert extra_draw(holding("PHR062"), RED, MISSION_DECK) == extra_draw(holding("PHR067"), RED, COLONY_DECK) == 1
    assert action_bonus(holding("PHR061"), RED, ROYALTY_DECK) == action_bonus(holding("PHR071"), RED, COLONY_DECK) == 1


def test_the_hand_limit_grows_beyond_mercantilism():
    """R57: added after the limits."""
    assert holding("PHR054", mercantilism=1).hand_limit(RED) == 2
    assert holding("PHR062", mercantilism=1).hand_limit(RED) == 1


@pytest.mark.parametrize(
    ("cards", "role", "kind", "more"),
    [
        (("PHR055",), "attack", "rebel", 1),
        (("PHR055",), "attack", "cathedral", 1),
        (("PHR055",), "attack", "tribe", 1),
        (("PHR055",), "defence", "colony", 0),
        (("PHR070",), "attack", "spanish_colony", 1),
        (("PHR070",), "attack", "colony", 0),
        (("PHR070",), "attack", "cathedral", 0),
        (("PHR056",), "defence", "colony", 1),
        (("PHR056",), "defence", "spanish_colony", 1),
        (("PHR056",), "defence", "cathedral", 0),
        (("PHR056",), "attack", "colony", 0),
        (("PHR055", "PHR070"), "attack", "spanish_colony", 2),
        ((), "attack", "spanish_colony", 0),
    ],
)
def test_strength_in_land_battles(cards: tuple[str, ...], role: str, kind: str, more: int):
    """E5b, R57: a Spanish Colony is a Colony too; equal abilities add up."""
    pos = holding(*cards)
    assert sum(n for _, n in battle_strength(pos, RED, role, kind)) == more
    assert battle_strength(pos, BLUE, role, kind) == []


@pytest.mark.parametrize(
    ("cards", "ship", "letter"),
    [((), "PHS097", "Y"), (("PHR051",), "PHS097", "S"), (("PHR068",), "PHS097", "U"), (("PHR051", "PHR068"), "PHS097", "O"),
     (("PHR068",), "PHS080", "A"), (("PHR051",), "PHS076", "A")],
)  # fmt: skip
def test_seamanship_gets_better_but_never_better_than_a(cards: tuple[str, ...], ship: str, letter: str):
    """F2b: the Flagship's letter."""
    pos = holding(*cards, ships={"red": [ship, "PHS090"]})
    assert chr(ord("A") + seamanship(pos, RED)) == letter


def test_goods_income_is_flat_or_by_the_chest():
    assert [goods_income(holding("PHR064"), RED, s) for s in ("flat", "own_colony_chest")] == [1, 0]
    assert [goods_income(holding("PHR057"), RED, s) for s in ("flat", "own_colony_chest")] == [0, 1]


@pytest.mark.parametrize(("card", "legality"), [("PHR058", "PRIVATEER"), ("PHR072", "SMUGGLER"), ("PHR073", "CONQUISTADOR")])
def test_chests_pay_more_under_the_legality_named(card: str, legality: str):
    """F6."""
    for kind in LEGALITY_IDS:
        assert unload_bonus(holding(card), RED, "chest", LEGALITY_IDS.index(kind)) == (kind == legality)
        assert unload_bonus(holding(card), RED, "relic", LEGALITY_IDS.index(kind)) == 0


def test_the_step_of_the_dice_has_its_price():
    """C63."""
    assert step_cost(holding("PHR050"), RED) == 1
    assert step_cost(holding("PHR050"), BLUE) == NONE


def test_each_immunity_is_of_one_realm():
    """C41."""
    assert immune(holding("PHR052"), RED, "midlife_crisis")
    assert not immune(holding("PHR052"), RED, "mutiny")
    assert immune(holding("PHR060"), RED, "mutiny")
    assert not immune(holding("PHR060"), RED, "midlife_crisis")
    assert not immune(holding("PHR060"), BLUE, "mutiny")


def test_ganga_zumbas_side_of_the_red_playmat_has_maroon_king_and_no_sea_dogs():
    """C3b, C7."""
    pos = position(["red", "blue"], {"maroon-king": "yes"}, year=1608)
    assert maroon(pos, RED)
    assert not pos.has(RED, "privateer_attacks_in_pax")
    assert position(["red", "blue"], year=1608).has(RED, "privateer_attacks_in_pax")
