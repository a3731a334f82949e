"""The view models of Pax Hispanica: tokens and their letters, the cursor line, mats, calendar, cards, and the board as text."""

from __future__ import annotations

from typing import Any

import pytest

from pax_tui import games
from pax_tui.games.pax_hispanica import cards, chart, legend, lines
from pax_tui.games.pax_hispanica.names import KINDS
from pax_tui.games.pax_hispanica.table import PaxTable, kin
from pax_tui.theme import theme
from pax_tui.widgets import paint
from pax_tui.widgets.sheet import length, plain
from pax_tui.wording import Wording
from rules.pax_hispanica.game import GAME
from rules.pax_hispanica.tables import CARD_IDS, COLONY_IDS, HAVEN_IDS, LAND_IDS, SEA_IDS, TRIBE_IDS
from rules.pax_hispanica.view import View
from rules.pax_hispanica.words import EVENTS, OPTIONS, QUESTIONS
from tests.pax_tui.stage import THREE, session

FOUR = {"red": "Ana", "blue": "Ben", "orange": "Cem", "green": "Dora"}
WORDS = Wording(games.face(GAME.id).words, GAME, FOUR)
LOOK = theme()
TABLE = PaxTable(WORDS, LOOK)
SHIP = "São João Bautista SMUGGLER V"
FULL = {
    "year": 1617,
    "turn": "red",
    "colonies": {
        "havana": "purple slave fort chest",
        "guadeloupe": "red citizen chest relic",
        "barbados": "blue orange-citizen relic",
        "bonaire": "green",
    },
    "tribes": {"calusa": "", "dominica": "orange visita", "piritu": "red cathedral citizen", "ronconcholon": "blue cathedral", "ais": ""},
    "rebel": {"panama": "slave", "cuba": "tax"},
    "buried": {"tortuga": [2, 1]},
    "ships": {"red": ["PHS099", "PHS098"], "blue": ["PHS096"]},
    "fleet": {"red": "hewanorra", "blue": "pirating"},
    "cargo": {"red": ["chest", "relic", "indigenous"]},
    "peerages": {"blue": ["PHR060"]},
    "relics": {"green": 1},
    "figure": {"red": "colonist-3", "blue": "missionary-4", "orange": "buccaneer-1"},
    "hand": {"red": ["PHC002", "PHR061", "PHS100"]},
    "havens": {"red": ["tortuga"]},
}


def view(seat: int | None = None, table: dict[str, Any] | None = None) -> View:
    found = session(FULL if table is None else table, FOUR).view(seat)
    assert isinstance(found, View)
    return found


def said(target: str) -> str:
    return plain(TABLE.look(view(), target))


def tokens() -> dict[str, str]:
    return {token.id or token.place: token.text for token in TABLE.scene(view(), 137).tokens}


# -- the map


@pytest.mark.parametrize(
    ("place", "text"),
    [
        ("havana", "PsF$"),
        ("guadeloupe", "Rc&"),
        ("barbados", "Bo*"),
        ("bonaire", "G-"),
        ("chetumal", "i"),
        ("dominica", "vO"),
        ("piritu", "CRc"),
        ("ronconcholon", "CB-"),
        ("rebel:panama", "!S"),
        ("rebel:cuba", "!T"),
        ("fleet:red", "R2$*i"),
        ("fleet:blue", "B1"),
        ("buried:tortuga", "2$*"),
    ],
)
def test_tokens_say_everything_in_letters(place: str, text: str) -> None:
    assert tokens()[place] == text


def test_what_is_empty_has_no_token() -> None:
    assert not {"calusa", "st-domingue", "rebel:honduras", "fleet:orange"} & set(tokens())


def test_every_site_zone_and_box_is_a_place_of_the_map() -> None:
    ids = {p.id for p in chart.places(False)}
    assert set(COLONY_IDS) | set(TRIBE_IDS) | set(SEA_IDS) | {f"rebel:{land}" for land in LAND_IDS} | set(LAND_IDS) <= ids
    assert {box.id for box in chart.boxes(False)} == {"europe", "pirating"}


def test_the_sites_of_the_land_and_sea_zone_under_the_cursor_are_marked() -> None:
    assert {"guanahacabibes", "el-caney", "siguanea", "rebel:cuba", "barataria-bay"} <= kin("havana")
    assert "trujillo" not in kin("havana")
    assert "havana" in kin("barataria-bay")
    assert kin("europe") == frozenset()


# -- the cursor line

LATER = {
    "cuba": " · next Chest 1618 (hides) · yields hides, tobacco",
    "windward": " · next Chest 1622 (tobacco) · yields cotton, tobacco",
    "venezuela": " · next Chest 1618 (cacao) · yields cacao",
}


@pytest.mark.parametrize(
    ("target", "line"),
    [
        ("havana", "Havana · Spanish Colony, Slave, fort, 1 Chest (hides/tobacco) · Cuba, Tax Rebel · Barataria Bay" + LATER["cuba"]),
        ("barbados", "Barbados · French Colony, Dutch Refugee, 1 Relic · Windward Islands, no Rebel · Hewanorra" + LATER["windward"]),
        ("bonaire", "Bonaire · Courish Colony, vacant · Venezuela, no Rebel · Curaçao" + LATER["venezuela"]),
        ("siguanea", "Siguanea · Squatter Colony Site, empty · Cuba, Tax Rebel · Isle of Pines" + LATER["cuba"]),
        ("calusa", "Calusa · Tribal Site, empty · Florida, wilderness · Barataria Bay"),
        ("dominica", "Dominica · Dutch Visita, an Indigenous · Leeward Islands, no Rebel · Sint Maarten"),
        ("ronconcholon", "Ronconcholon · French Cathedral, no Citizen · Panamá, Slave Rebel · Golden Island / Old Providence"),
        ("fleet:red", f" R  · Ana's fleet · 2 Galleons · Flagship {SHIP} · Cargo 1 Chest, 1 Relic, an Indigenous · Hewanorra"),
        ("pirating", "PIRATING · where fleets lie between sails (D4) · fleets: Ben 1 Galleon"),
        ("europe", "EUROPE · where Treasure is unloaded (F6) · no fleet"),
        ("isla-tortuga", "Tortuga · island with a Treasure Map, Tortuga · buried: 2 Chests, 1 Relic"),
        ("missionary-4", "Abolition ·  Ben "),
        ("callow-c", "Callow, center ·  Dora "),
        ("", "Sail year: fleets leave PIRATING, raid, load, and unload in EUROPE (D4)."),
    ],
)
def test_the_cursor_line_tells_what_is_there(target: str, line: str) -> None:
    assert said(target) == line


def test_a_chest_is_named_by_the_goods_that_it_may_be() -> None:
    """It may have lain there since a year before the last."""
    for year, goods in ((1611, "hides/tobacco"), (1599, "hides")):
        there = view(None, {"year": year, "turn": "red", "colonies": {"havana": "purple slave chest", "bonaire": "green citizen chest"}})
        assert f"Slave, 1 Chest ({goods})" in plain(TABLE.look(there, "havana"))
        assert "Citizen, 1 Chest (cacao)" in plain(TABLE.look(there, "bonaire"))


def test_the_cursor_line_keeps_to_its_width_and_leaves_out_what_matters_least() -> None:
    assert plain(TABLE.look(view(), "havana", 78)) == "Havana · Spanish Colony, Slave, fort, 1 Chest (hides/tobacco) · Cuba"
    assert plain(TABLE.look(view(), "havana", 100)).endswith("(hides/tobacco) · Cuba, Tax Rebel · Barataria Bay")
    assert plain(TABLE.look(view(), "calusa", 78)).endswith(" · Florida, wilderness · Barataria Bay")
    assert plain(TABLE.look(view(), "calusa", 45)) == "Calusa · Tribal Site, empty · Florida"
    for width in (78, 60):
        for target, _ in [*TABLE.places(), ("fleet:red", ""), ("buried:tortuga", "")]:
            line = plain(TABLE.look(view(), target, width))
            whole = plain(TABLE.look(view(), target))
            assert len(line) <= width
            assert line.split(" · ")[0] == whole.split(" · ")[0]


def test_the_cursor_line_says_what_the_fleet_that_sails_may_do_there() -> None:
    table = {
        "year": 1613,
        "turn": "red",
        "colonies": {"cartagena": "purple slave fort chest", "porto-bello": "blue citizen", "havana": "red citizen", "trujillo": "red"},
        "tribes": {"chetumal": "indigenous", "darien": "indigenous"},
        "ships": {"red": ["PHS084"]},
        "fleet": {"red": "pirating"},
    }
    made = session(table, FOUR)
    assert made.decision is not None
    assert made.decision.ask == "sail_or_scout"
    there = made.view(None)
    for target, words in (("darien", "may be enslaved"), ("havana", "no attack (E5a)"), ("cartagena", "may be attacked")):
        assert f" · {words}" in plain(TABLE.look(there, target)), target
    made.choose(("place", "golden-island"))
    made.advance()
    there = made.view(None)
    assert "may be enslaved" in plain(TABLE.look(there, "darien"))
    assert "enslaved" not in plain(TABLE.look(there, "chetumal"))  # not in its sea zone


def test_everything_that_can_be_looked_at_has_a_name_and_a_line() -> None:
    for target, name in TABLE.places():
        assert name, target
        assert said(target) != "Sail year: fleets leave PIRATING, raid, load, and unload in EUROPE (D4).", target


# -- options


def test_every_argument_of_the_words_has_a_kind_or_is_worded_by_itself() -> None:
    raw = {"battle", "step", "stripe", "gives", "wants"}
    for table in (OPTIONS, QUESTIONS, EVENTS):
        for word, arguments in table.items():
            for argument in arguments:
                assert WORDS.kind(argument) or argument in raw or argument in KINDS, (word, argument)


@pytest.mark.parametrize(
    ("option", "targets"),
    [
        (("attack", "cuba"), ("rebel:cuba",)),
        (("attack", "havana"), ("havana",)),
        (("rebel_at", "panama"), ("rebel:panama",)),
        (("sail", "tortuga"), ("tortuga",)),
        (("strike", "PHH03"), ("tortuga",)),
        (("bind", "darien", "new-edinburgh"), ("new-edinburgh", "darien")),
        (("to_callow", "callow-c"), ("callow-c",)),
        (("home",), ("europe",)),
        (("end_sail",), ("pirating",)),
        (("auction", "colony"), ()),
    ],
)
def test_options_point_at_their_places(option: tuple[Any, ...], targets: tuple[str, ...]) -> None:
    assert TABLE.targets(option) == targets


# -- rows, mats, calendar


def test_the_status_row_has_year_phase_stripe_seat_and_tracks() -> None:
    line = plain(TABLE.status(view(), 200).left)
    assert line == "1617 sail · Pax ·  Ana  is asked · Mercantilism 3 · War Coffers ········· · Dove 1649"


@pytest.mark.parametrize("width", [200, 160, 120, 104, 80])
@pytest.mark.parametrize("names", [("Ines", "Ana", "Ben", "Cem", "Dora"), tuple(f"{start} of the very long name" for start in "IABCD")])
def test_five_players_with_names_of_any_length_find_room_in_both_rows(width: int, names: tuple[str, ...]) -> None:
    seats = dict(zip(GAME.seats, names, strict=True))
    found = session(FULL, seats).view(None)
    table = PaxTable(Wording(games.face(GAME.id).words, GAME, seats), LOOK)
    for own in (None, 0, 3):
        line = table.standing(found, width, own).left
        assert length(line) <= width - 2
        tokens = [text.strip() for text, _ in line][-2 * 5 :]
        assert {"R", "B"} <= set(tokens), "who counts most tokens is not cut off"
    status = table.status(found, width, ()).left
    assert length(status) <= width - 2
    assert plain(status).endswith("Dove 1649")


@pytest.mark.parametrize("width", [200, 120, 80])
def test_every_width_shows_how_near_each_victory_is(width: int) -> None:
    line = plain(TABLE.standing(view(), width, 1).left)
    assert length(TABLE.standing(view(), width, 1).left) <= width - 2 or width == 80
    for fact in ("1/4", "0/9"):
        assert fact in line
    if width == 200:
        assert "Tea Party Tax Rebels 1/4  Ana  rung 3, 0 Peerages" in line
        assert "Abolition Slaves 8  Ben  rung 4, 1 Peerage" in line
    else:
        assert "Sway" in line
        assert "Reach" in line


def test_mats_show_capped_sway_fleet_hand_and_peerages() -> None:
    mats = TABLE.mats(view()).mats
    red = " | ".join(plain(piece) for piece in (*mats[0].head, *mats[0].body))
    hand = "Hand 4 of 2: 1 Colony, 1 Royalty, 1 Ship, 1 Haven"
    for fact in ("colonist 3/4", "fleet R2$*i in Hewanorra", f"Ships {SHIP}", hand):
        assert fact in red, fact
    assert "Quakers" not in red
    capped = PaxTable(WORDS, LOOK).mats(view(None, {"year": 1616, "turn": "red", "mercantilism": 1, "peerages": {"red": ["PHR060"]}}))
    assert "1 (mat 2)" in " ".join(plain(piece) for piece in capped.mats[0].head)


def test_the_calendar_marks_past_present_omens_and_dove() -> None:
    years = TABLE.years(view())
    cells = {(row, head): cell for row, line in years.rows for head, cell in zip(years.heads, line, strict=True)}
    assert cells["sail", "14"] == ("P", "select")
    assert cells["sail", "18"][0] == "W!"
    assert cells["sail", "46"] == ("WD", "strong")
    assert cells["goods", "98"][1] == "dim"
    forever = session({"year": 1616, "turn": "red"}, FOUR, {"pax": "forever"}).view(None)
    again = TABLE.years(forever)
    assert dict(again.rows)["sail"][5][0] == "P!"
    assert dict(again.rows)["goods"][5] == ("HiCa", "title"), "the Omen of 1618 is skipped"


def test_the_board_shows_figures_and_what_each_victory_takes() -> None:
    text = paint.board(TABLE.board(view(), {"callow-bl": "a"}), 63, 15, LOOK).text()
    for what in ("[R]", "[B]", "(a)", "Tax Rebels 1/4", "Slaves 8", "Peerages 2", "Chests 0/9", "MUTINY", "MIDLIFE or $1"):
        assert what in text, what


# -- cards


@pytest.mark.parametrize("card", [*CARD_IDS, *HAVEN_IDS])
def test_every_card_can_be_shown(card: str) -> None:
    text = "\n".join(plain(line) for line in TABLE.card(view(), card))
    assert "‹" not in text
    assert "printed text" in text
    assert plain(TABLE.card_line(card))


def test_a_royalty_card_says_who_meets_its_qualification_now() -> None:
    text = "\n".join(plain(line) for line in TABLE.card(view(), "PHR061"))
    assert "meets it now" in text


def test_a_hand_is_listed_for_its_owner_alone() -> None:
    assert "Quakers" in str(cards.hand(TABLE.say, _seen(1)))
    for other in (None, 2, 3):
        assert "Quakers" not in str(cards.hand(TABLE.say, _seen(other)))
        assert "Quakers" not in str(cards.open_cards(TABLE.say, _seen(other)))


def _seen(seat: int | None) -> Any:
    from pax_tui.games.pax_hispanica.seen import Seen

    return Seen(view(seat))


# -- the board as text


def test_the_board_as_text_is_complete_and_plain() -> None:
    text = "\n".join(lines.board(view(1), WORDS))
    for what in (
        *("1617 sail - Pax", "Mercantilism 3", "Tea Party Tax Rebels 1/4", "Havana - Spanish Colony", "Cuba, Tax Rebel"),
        *("buried: 2 Chests, 1 Relic", "Empty Sites:", "Hand of Ana", "Quakers", "Omen 1618", "Tortuga"),
    ):
        assert what in text, what
    assert "‹" not in text
    assert not set("·●○►│┌") & set(text)


def test_the_board_as_text_shows_no_hand_to_everybody() -> None:
    assert "Quakers" not in "\n".join(lines.board(view(None), WORDS))


def test_the_legend_explains_every_mark_in_a_row_each() -> None:
    for ascii_only in (False, True):
        lines = [plain(line) for line in legend.legend(TABLE.say, theme(ascii_only=ascii_only)).lines]
        text = " ".join(lines)
        said = ["s Slave", "c Citizen", "F fort", "$ Chest", "* Relic", "& both", "v Visita", "C Cathedral", "!S !T", "EUROPE"]
        for what in (*said, " R  England", " G  Courland", "underlined"):
            assert what in text, what
        places_here = chart.places(False)
        for mark in {place.mark for place in places_here if place.kind == "site"} | {place.lead for place in places_here if place.lead}:
            assert any(mark in line[:9] for line in lines), mark
        assert all(len(line) <= 76 for line in lines)
        assert len(lines) <= 20


def test_final_counts_have_a_column_for_whoever_has_tokens() -> None:
    heads, counts = TABLE.counts(view())
    assert [text.strip() for text, _ in heads] == ["Ana", "Ben", "Cem", "Dora", "Spain"]
    assert counts[0].title == "Tokens on the map"
    assert THREE.keys() <= FOUR.keys()
