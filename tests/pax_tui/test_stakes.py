"""What is shown before a choice is what then happens: Strengths, tactics, Cargo, bids, prices; and it tells nobody a secret."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import pytest

from pax_tui import games
from pax_tui.games.pax_hispanica import battles
from pax_tui.games.pax_hispanica.seen import Seen
from pax_tui.games.pax_hispanica.table import PaxTable
from pax_tui.theme import theme
from pax_tui.widgets.sheet import length, plain
from pax_tui.wording import Wording
from rules.kernel import scenario
from rules.kernel.decision import CHANCE, Option
from rules.pax_hispanica.auction_year import AuctionTurn
from rules.pax_hispanica.game import GAME
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import CARD_HOOK, COLOR_NUMBER, COLORS
from tests.lively import lively
from tests.pax_tui.stage import session

FIVE = {"purple": "Ines", "red": "Ana", "blue": "Ben", "orange": "Cem", "green": "Dora"}
TABLE = PaxTable(Wording(games.face(GAME.id).words, GAME, FIVE), theme())
SCENARIOS = Path(__file__).parents[1] / "scenarios" / "pax_hispanica"
FOUGHT = ("battle_won", "battle_lost")
Events = Sequence[tuple[Any, ...]]


def shown(pos: PaxPosition, option: Option | None = None, seat: int | None = None) -> str:
    """What whoever is asked sees of an option of his."""
    asked = pos.decision
    assert asked is not None
    return "\n".join(plain(line) for line in TABLE.stakes(pos.view(asked.seat if seat is None else seat), option))


def told(file: str, choices: int) -> tuple[PaxPosition, list[Option]]:
    """A scenario of a worked example after so many choices of its script, and those that follow."""
    script = tomllib.loads((SCENARIOS / file).read_text(encoding="utf-8"))
    playing = script["position"].pop("seats")
    seats = {c: FIVE[c] for c in COLORS if c in playing}
    pos = session(script["position"], seats).record.position
    assert isinstance(pos, PaxPosition)
    listed: list[Option] = []
    for step in script["step"]:
        made = step.get("choose", [])
        listed += [tuple(o) for o in (made if made and isinstance(made[0], list) else [made] if made else [])]
    default = [tuple(o) for o in script.get("default", [])]
    for option in listed[:choices]:
        _until(pos, option, default)
        pos.choose(option)
    if listed[choices:]:
        _until(pos, listed[choices], default)
    return pos, listed[choices:]


def _until(pos: PaxPosition, option: Option, default: list[Option]) -> None:
    """Answers as the script does by default, until an option is offered."""
    while (asked := pos.decision) is not None and option not in (asked.options or ()):
        pos.choose(next(o for o in default if o in (asked.options or ())))


# -- the worked examples of the rulebook


def test_three_british_ships_before_the_cathedral_of_honduras() -> None:
    """T17, E5e: 3 against 2; Trujillo stands in the same land zone and may choose."""
    pos, (attack, support, *_) = told("land-battle/the-cathedral-of-honduras.toml", 1)
    assert shown(pos, attack).split("\n") == [
        "Ines with the fleet 4:1, with the target 3:2: the fleet wins either way.",
        " Ana  3 = 3 Ships under Dieppe Corsair",
        "Tolupan 1 = Citizen",
        "Undecided:  Ines  1 = Colony Trujillo",
    ]
    _until(pos, attack, [])
    pos.choose(attack)
    _until(pos, support, [("fight",)])
    first, *_, last = shown(pos, support).split("\n")
    assert (first, last) == ("3 against 2: the fleet wins (E5e).", "Tolupan 2 = Citizen + Colony Trujillo")


def test_espanola_in_revolt_counts_every_token_but_the_fort_and_the_vacant_cathedral() -> None:
    """T18: 3 Galleons and a Colony; against them Rebel, Colony, Citizen, French Bible and Refugee, if all join it."""
    pos, (attack, red, *_) = told("land-battle/espanola-in-revolt.toml", 1)
    text = shown(pos, attack)
    assert text.split("\n")[1:3] == [
        " Ines  4 = 3 Ships under Dieppe Corsair + Colony Santo Domingo",
        "Maniel de Neiba (Española) 1 = Rebel",
    ]
    for token in ("Ana  1 = Colony St. Domingue", "Ben  2 =", "Bible", "Citizen", "Cem  1 = Refugee"):
        assert token in text
    assert "fort" not in text
    assert text.startswith("All with the fleet 8:1, it wins; with the target 4:5, it holds.")
    pos.choose(attack)
    text = shown(pos, red)
    assert "= Rebel +  R  Colony" in text
    assert text.startswith("The rest with the fleet 7:2, it wins; with the target 4:5, it holds.")


def test_the_rebel_helps_spain_and_then_green() -> None:
    """T19: Ship, Rebel and Porto Bello; then Ship and Rebel against vacant Cartagena, 2 against 1."""
    pos, (attack, *_) = told("land-battle/new-edinburgh-and-cartagena.toml", 1)
    assert shown(pos, attack).split("\n") == [
        "3 against 1: the fleet wins (E5e).",
        " Ines  3 = 1 Ship, Dieppe Corsair + Colony Porto Bello + Rebel",
        "New Edinburgh 1 = Colony",
    ]
    pos, (attack, *_) = told("land-battle/new-edinburgh-and-cartagena.toml", 5)
    assert attack == ("attack", "cartagena")
    assert shown(pos, attack).split("\n")[::2] == ["2 against 1: the fleet wins (E5e).", "Cartagena 1 = Colony"]


def test_two_galleons_before_a_visita() -> None:
    """T24, F3a: the Visita has no Strength of its own."""
    pos, (enslave, *_) = told("land-battle/the-dutch-visita.toml", 1)
    text = shown(pos, enslave)
    assert "Paraguana 0: nothing there has Strength" in text.replace("á", "a")
    assert text.startswith("Cem with the fleet 4:0, with the target 3:1: the fleet wins either way.")


def test_those_attacked_stand_with_themselves_under_the_maroon_king() -> None:
    """R71, and E5e: a tie goes to the target."""
    pos, (enslave, support, *_) = told("land-battle/the-maroon-king-s-people.toml", 1)
    assert "Bahoruco 1 =  B  Indigenous" in shown(pos, enslave)
    pos.choose(enslave)
    assert shown(pos, support).split("\n")[0] == "2 against 2: a tie, so the target holds (E5e)."


def test_an_own_colony_helps_to_free_barbados_and_then_the_chest_is_free() -> None:
    """T25, F5a."""
    pos, (attack, load, *_) = told("treasure/barbados-in-revolt.toml", 1)
    assert shown(pos, attack).split("\n")[:2] == [
        "2 against 1: the fleet wins (E5e).",
        " Ana  2 = 1 Ship, Dieppe Corsair + Colony Barbados",
    ]
    pos.choose(attack)
    _until(pos, load, [("pass",)])
    assert shown(pos, load) == "Free: a Friendly Port (F4a).\nUnder this Flagship: $4 in EUROPE (F6a)."


def test_a_conquistador_exports_and_attacks_with_spanish_help() -> None:
    """T26, F5c."""
    pos, (load, attack, help_, *_) = told("treasure/porto-bello-and-new-edinburgh.toml", 1)
    assert shown(pos, load).split("\n") == [
        "Free: Legal Export of a CONQUISTADOR from a Spanish Colony (F5c).",
        "Under this Flagship: $2 in EUROPE, the Chest into the War Coffers (F6b).",
    ]
    pos.choose(load)
    _until(pos, attack, [("pass",)])
    pos.choose(attack)
    _until(pos, help_, [("fight",)])
    assert shown(pos, help_).split("\n") == [
        "3 against 1: the fleet wins (E5e).",
        " Cem  3 = 2 Ships under Nuestra Señora de Atocha +  P  Colony Porto Bello",
        "New Edinburgh 1 = Colony",
    ]


def test_three_spanish_ships_against_two_dutch_ones_of_better_seamanship() -> None:
    """T22, F2a-b: like tactics sink the fewer, Flee and Boarding let Spain escape, mixed tactics go by Seamanship."""
    pos, (fight, gage, *_) = told("sea-battle/one-dutch-ship-and-one-chest.toml", 7)
    assert fight == ("fight",)
    rows = shown(pos, fight).split("\n")
    assert rows[0].startswith(" Ines  3 Ships · ")
    assert rows[0].endswith("aboard 2 Chests, 1 Relic")
    assert rows[4].startswith(" Cem  2 Ships · ")
    assert rows[4].endswith("2 Galleons free")
    assert [" ".join(row.split()) for row in rows[1:4]] == [
        "P Flee P Gage P Boarding",
        "O Gage P sunk O sunk, taken P sunk, taken",
        "O Boarding escapes P sunk, taken O sunk, taken",
    ]
    assert shown(pos, ("surrender",)).split("\n")[0] == "Cem seizes 2 Chests, 1 Relic."
    pos.choose(fight)
    first, *table, cargo = shown(pos, gage).split("\n")
    assert first == "Gage vs Gage: O sunk, taken; Boarding: P sunk, taken"
    assert (table, cargo) == (rows[1:4], rows[0]), "the tactic stands out by its ink alone"
    roles = {role for line in TABLE.stakes(pos.view(0), gage)[1:4] for text, role in line if text.strip()}
    assert {"key", "strong", "dim"} <= roles


# -- what is foretold happens


class Checked:
    """How often what was foretold could be compared."""

    def __init__(self) -> None:
        self.battles = self.tactics = self.sales = self.bribes = self.bids = 0

    def choice(self, pos: PaxPosition, option: Option, choose: Callable[[PaxPosition, Option], Any]) -> Any:
        """Makes a choice, and compares what was shown of it with what happens."""
        asked = pos.decision
        if asked is None or asked.seat < 0 or option[0] == "deal":
            return choose(pos, option)
        view = pos.view(asked.seat)
        battle = battles.reckoning(Seen(view), option)
        text = shown(pos, option) if battle or asked.ask in ("tactic", "bid") or option[0] in ("home", "load_chest", "load_relic") else ""
        events = choose(pos, option)
        for event in events:
            if event[0] in FOUGHT:
                assert battle is not None, (asked, option)
                self.battle(battle, events, event, text)
            elif event[0] == "tactics":
                self.sea(events, event, text)
            elif event[0] in ("chests_sold", "chests_for_the_king") and option == ("home",):
                assert f"${event[-1]}" in text, (text, event)
                self.sales += 1
            elif event[0] == "bid_with_bonus" and event[3] == COLORS[asked.seat]:
                assert f"${event[4]} bid, counted as {event[5]}" in text
                self.bids += 1
        if option[0] in ("load_chest", "load_relic"):
            assert ("bribe" in text) == any(e[0] == "bribed" for e in events)
            self.bribes += "bribe" in text
        return events

    def battle(self, battle: battles.Reckoning, events: Events, event: tuple[Any, ...], text: str) -> None:
        """E5e: both sums, with what the undecided then chose."""
        fleet, target = battle.strengths
        chose = {COLOR_NUMBER[e[3]]: e[4] for e in events if e[0] == "supports"}
        for color in battle.undecided:
            strength = sum(item[4] for item in battle.items if item[0] == 0 and item[2] == color)
            fleet, target = (fleet + strength, target) if chose[color] == "fleet" else (fleet, target + strength)
        assert (fleet, target) == event[5:7], (battle, event)
        if not battle.undecided:
            assert f"{fleet} against {target}" in text
            assert ("fleet wins" in text) == (event[0] == "battle_won")
        self.battles += 1

    def sea(self, events: Events, event: tuple[Any, ...], text: str) -> None:
        """F2: the cell of both tactics."""
        _, _, _, prey, mine, pirate, theirs = event
        rows = text.split("\n")
        row = rows[2 if theirs == "gage" else 3]
        at = battles.HEAD + battles.CELL * ("flee", "gage", "boarding").index(mine)
        cell = row[at : at + battles.CELL].strip()
        assert f" {mine.capitalize()}: {cell}" in rows[0], "the pirates choose last"
        assert (cell == "escapes") == any(e[0] == "escaped" for e in events)
        letters = [c for c in (prey, pirate) if f"{c[0].upper()} sunk" in cell]
        assert len(letters) == ("sunk" in cell)
        sunk = [e[3] for e in events if e[0] == "ship_lost"]
        assert set(sunk) <= set(letters), (cell, events)
        if any(e[0] == "cargo_seized" for e in events):
            assert "taken" in cell
        self.tactics += bool(sunk) or not letters


@contextmanager
def foretold() -> Iterator[Checked]:
    """While it lasts, every choice is compared with what was shown of it."""
    checked, choose = Checked(), PaxPosition.choose
    PaxPosition.choose = lambda self, option: checked.choice(self, option, choose)  # type: ignore[method-assign, assignment]
    try:
        yield checked
    finally:
        PaxPosition.choose = choose  # type: ignore[method-assign]


def game(seats: Sequence[str], seed: int) -> Iterator[tuple[PaxPosition, Random]]:
    """A lively game, decision by decision."""
    pos, rng = GAME.new(tuple(seats), GAME.settle(tuple(seats), {"maroon-king": "yes"} if seed % 2 else {})), Random(seed)
    assert isinstance(pos, PaxPosition)
    while (decision := pos.decision) is not None:
        yield pos, rng
        pos.choose(lively(decision, rng))


def test_every_battle_of_the_scenarios_is_counted_beforehand_as_it_is_fought() -> None:
    with foretold() as checked:
        for folder in ("land-battle", "sea-battle", "treasure", "abilities"):
            for file in sorted((SCENARIOS / folder).glob("*.toml")):
                verdict = scenario.run(scenario.read(tomllib.loads(file.read_text(encoding="utf-8")), {GAME.id: GAME}))
                assert verdict.ok, verdict.message
    assert checked.battles > 50
    assert checked.tactics >= 6
    assert checked.sales >= 5
    assert checked.bribes >= 3


def test_every_battle_of_random_games_is_counted_beforehand_as_it_is_fought() -> None:
    with foretold() as checked:
        for seed, seats in enumerate((COLORS, COLORS[1:], COLORS[:3], ("red", "blue")) * 3):
            for _ in game(seats, seed):
                pass
    assert checked.battles > 60
    assert checked.tactics > 10
    assert checked.sales > 5


# -- what is shown


@cache
def moments() -> tuple[tuple[PaxPosition, tuple[Option | None, ...]], ...]:
    """Decisions of random games with something at stake, and some of their options."""
    found: list[tuple[PaxPosition, tuple[Option | None, ...]]] = []
    for seed in (3, 5):
        for pos, _ in game(COLORS, seed):
            decision = pos.decision
            assert decision is not None
            if decision.seat != CHANCE and decision.ask not in ("play_turn", "card_action", "nudge"):
                options = tuple(decision.options or ())
                tried = (None, *options[:: 1 + len(options) // 8])
                if any(TABLE.stakes(pos.view(decision.seat), o) for o in tried):
                    found.append((pos.copy(), tried))
    return tuple(found)


def test_there_are_at_most_five_lines_of_at_most_76_cells_and_every_word_is_known() -> None:
    asks = set()
    for pos, options in moments():
        assert pos.decision is not None
        asks.add(pos.decision.ask)
        for option in options:
            lines = TABLE.stakes(pos.view(pos.decision.seat), option)
            assert len(lines) <= 5, lines
            for line in lines:
                assert 0 < length(line) <= 76, plain(line)
                assert "‹" not in plain(line)
                assert all(TABLE.theme.ink(role) for _, role in line)
    assert {"auction_turn", "bid", "bid_buried", "sail", "interdict", "surrender", "tactic", "tribute", "battle_card"} <= asks


@pytest.mark.parametrize("names", ["X", "A name that goes on and on and on"])
def test_names_of_any_length_find_room(names: str) -> None:
    table = PaxTable(Wording(games.face(GAME.id).words, GAME, {c: f"{names} {c}" for c in COLORS}), theme())
    for pos, options in moments()[::3]:
        assert pos.decision is not None
        for option in options[:3]:
            lines = table.stakes(pos.view(pos.decision.seat), option)
            assert len(lines) <= 5
            assert all(length(line) <= 76 for line in lines)


def test_nothing_is_shown_that_the_one_who_looks_does_not_know() -> None:
    """The same on every table that he cannot tell from this one; measures on those of people who only watch."""
    rng, sealed = Random(1), 0
    for n, (pos, options) in enumerate(moments()):
        assert pos.decision is not None
        sealed += pos.holds_secret
        for seat in {pos.decision.seat, pos.seats[n % len(pos.seats)]}:
            other = pos.resample(seat, rng)
            for option in options if seat == pos.decision.seat else (None,):
                assert TABLE.stakes(pos.view(seat), option) == TABLE.stakes(other.view(seat), option)
            assert TABLE.measures(pos.view(seat)) == TABLE.measures(other.view(None))
    assert sealed > 5


def test_a_battle_card_that_has_been_laid_is_shown_to_nobody() -> None:
    """E5c: not even to the one who laid it, as others look at the same screen."""
    pos, (first, *_) = told("land-battle/espanola-in-revolt.toml", 2)
    before = {seat: shown(pos, None, seat) for seat in pos.seats}
    pos.choose(first)
    assert pos.holds_secret
    assert {seat: shown(pos, None, seat) for seat in pos.seats} == before


def test_watchers_of_an_open_window_see_only_what_is_at_stake() -> None:
    pos, _ = told("sea-battle/one-dutch-ship-and-one-chest.toml", 6)
    assert pos.decision is not None
    assert pos.decision.ask == "interdict"
    assert len(shown(pos, ("pass",)).split("\n")) == 5
    for watcher in (None, 0):
        lines = TABLE.stakes(pos.view(watcher), None)
        assert [plain(line).split(" · ")[0] for line in lines] == [" Ines  3 Ships"]


def test_a_bid_is_shown_with_its_bonus_its_payee_and_what_is_lent() -> None:
    bonus = next(c for c, hook in enumerate(CARD_HOOK) if hook == "bid_bonus")
    pos = session({"year": 1615, "turn": "red", "dollars": {"red": 4, "blue": 6, "orange": 0}}).record.position
    assert isinstance(pos, PaxPosition)
    deck = ("colony", "mission", "royalty", "ship")[2]
    pos.peerages[2], pos.covered[2] = (bonus,), (0,)
    text = shown(pos, ("auction", deck))
    assert " Ana  has $4" in text
    assert "Others:  Ben  $6+2" in text
    assert "Cem" not in text, "without money he does not bid"
    pos.choose(("auction", deck))
    assert shown(pos, ("bid", 3)).split("\n")[1] == "$3 bid: won, it goes to the Pool; a tie wins too."
    pos.choose(("bid", 3))
    assert shown(pos).split("\n")[0] == " Ben  has $6 and 2 more for the bid"
    assert shown(pos, ("bid", 3)).split("\n")[1] == "$3 bid, counted as 5: won, it goes to Ana, who wins ties or decides them."


def test_the_end_of_a_turn_tells_how_many_cards_are_too_many() -> None:
    """D3f."""
    pos = session({"year": 1616, "turn": "red", "havens": {"red": ["tortuga", "roatan", "sint-maarten"]}}).record.position
    assert isinstance(pos, PaxPosition)
    assert shown(pos, ("end_turn",)) == "2 cards are over the Hand Limit and must be Discarded (D3f)."
    pos.havens[1] = pos.havens[1][:1]
    assert shown(pos, ("end_turn",)) == ""


def test_lent_dollars_and_tied_bids_are_told() -> None:
    """G1d, C36; D2a: the initiator sees what each of the tied has bid."""
    bonus = next(c for c, hook in enumerate(CARD_HOOK) if hook == "bid_bonus")
    pos = session({"year": 1615, "turn": "red", "dollars": {"red": 4, "blue": 6, "orange": 6}}).record.position
    assert isinstance(pos, PaxPosition)
    pos.peerages[2], pos.covered[2] = (bonus,), (0,)
    turn = next(step for step in pos.agenda if isinstance(step, AuctionTurn))
    turn.loans = ((3, 1, 2),)
    assert " Ana  has $4 · of which $2 lent for this auction" in shown(pos, ("auction", "royalty"))
    for option in (("auction", "royalty"), ("bid", 0), ("bid", 2), ("bid", 4)):
        pos.choose(option)
    assert pos.decision is not None
    assert pos.decision.ask == "choose_winner"
    assert shown(pos, ("award", "blue")) == " Ben  bid $2, counted as 4 ·  Cem  bid $4"


def test_a_surrender_tells_which_chests_are_lost() -> None:
    """F2c: three Chests, and two Galleons of the pirates."""
    pos, _ = told("sea-battle/one-dutch-ship-and-one-chest.toml", 7)
    pos.hold_chests[0] = 3
    assert shown(pos, ("surrender",)).split("\n")[:2] == [
        "Cem seizes 2 Chests, 1 Relic. For want of Galleons 1 Chest is lost.",
        "No Ship may be sunk.",
    ]


def test_a_bribe_says_its_price_and_its_reason() -> None:
    table = {"year": 1617, "turn": "red", "ships": {"red": ["PHS099"]}, "colonies": {"havana": "purple slave chest"}, "dollars": {"red": 3}}
    pos = session(table).record.position
    assert isinstance(pos, PaxPosition)
    pos.choose(("place", "barataria-bay"))
    assert shown(pos, ("load_chest", "havana")).split("\n") == [
        "$1 of bribe to the Pool: a SMUGGLER outside a Friendly Port (F5b).",
        "Ana has $3; in a deal somebody else may pay it (G1f).",
        "Under this Flagship: $4 in EUROPE (F6a).",
    ]
    pos.choose(("load_chest", "havana"))
    assert shown(pos, ("home",)) == "The Chest is sold for $4 (F6a)."


# -- measures


def test_measures_are_short_stand_alone_and_are_counted_quickly() -> None:
    pos = session(seats=FIVE).record.position
    view = pos.view(None)
    TABLE.measures(view)
    spent = []
    for _ in range(5):
        began = process_time()
        for _ in range(10):
            TABLE.measures(view)
        spent.append((process_time() - began) / 10)
    assert min(spent) < 0.001
    for key, measure in TABLE.measures(view).items():
        assert 0 < len(measure.amount) <= 24, key
        assert plain(measure.what).strip()
        assert "‹" not in plain(measure.what) + measure.amount


MEASURED = {
    **{name: name for name in ("dollars", "relics", "slaves", "chests", "mercantilism", "dove", "peerages")},
    "hold_chests": "chests-aboard",
    "hold_relics": "relics-aboard",
    "tax_rebels": "tax-rebels",
    "war_coffers": "war-coffers",
    "relic_pool": "pool-relics",
    "natives": "pool-indigenous",
}
"""Columns, and the measure that tells them."""


def test_what_a_choice_changes_is_among_the_measures() -> None:
    found = set()
    for n, (pos, _) in enumerate(game(COLORS, 3)):
        decision = pos.decision
        assert decision is not None
        options = decision.options or ()
        tried = pos.copy()
        tried.choose(options[n % len(options)])
        before, after = pos.view(None), tried.view(None)
        was, now = TABLE.measures(before), TABLE.measures(after)
        assert was.keys() == now.keys()
        differ = {key.partition(":")[0] for key in was if was[key].amount != now[key].amount}
        for column, measure in MEASURED.items():
            assert getattr(before, column) == getattr(after, column) or measure in differ, column
        found |= differ
    assert {*MEASURED.values(), "sway", "reach", "hand", "tokens", "figure", "ships", "flagship", "people-aboard", "slave-rebels"} <= found
