"""The rules to read: every section is there, agrees with the data, and can be found."""

import re
import subprocess
import sys
import tomllib
from importlib.resources import files
from typing import Any

import pytest

from pax_tui.rulebook import Entry, NoRulebookError, Rulebook, games, load, plain, read_rules, read_rulings, slug, stems

GAME = "pax-hispanica"

# Every part, section and lettered subsection of parts B to G, in the order of the rulebook.
SECTIONS = """
B
B1 B1a B1b B1c B1d B1e B1f
B2 B2a B2b B2c
B3 B3a B3b B3c B3d
B4 B4a B4b B4c B4d B4e B4f B4g B4h B4i B4j
B5 B5a B5b B5c B5d B5e B5f B5g B5h B5i B5j
B6 B6a B6b
B7 B7a B7b B7c B7d B7e B7f B7g B7h B7i
B8 B8a B8b
C
C1 C1a C1b C1c C1d C1e
C2 C2a C2b C2c
C3 C3a C3b C3c C3d C3e C3f C3g C3h C3i C3j C3k
D
D1 D1a D1b D1c D1d D1e D1f D1g
D2 D2a D2b D2c
D3 D3a D3b D3c D3d D3e D3f D3g
D4 D4a D4b D4c D4d D4e D4f
E
E1 E1a E1b
E2 E2a E2b E2c
E3 E3a E3b
E4 E4a E4b
E5 E5a E5b E5c E5d E5e E5f E5g
E6 E6a E6b E6c E6d
F Fa Fb
F1 F1a F1b F1c
F2 F2a F2b F2c F2d F2e
F3 F3a F3b
F4 F4a F4b F4c F4d
F5 F5a F5b F5c F5d
F6 F6a F6b F6c F6d
G
G1 G1a G1b G1c G1d G1e G1f G1g
G2 G2a G2b
G3 G3a G3b G3c G3d G3e
""".split()  # noqa: SIM905

# The lines of part H, which the program numbers itself.
SOLITAIRE = """
S0 S0.1 S0.2 S0.3 S0.4 S0.4a S0.5 S0.6 S0.7 S0.8 S0.9 S0.10 S0.10a S0.11 S0.12 S0.13
S1 S1.1 S1.2 S1.3 S1.4 S1.5 S1.6 S1.7
S2 S2.1 S2.2 S2.3 S2.4 S2.5 S2.6 S2.7
S3 S3.1 S3.1a S3.2 S3.3 S3.4 S3.5
S4 S4.0 S4.0a S4.1 S4.2 S4.3 S4.4 S4.5 S4.6 S4.7
S5 S5.1 S5.2 S5.3 S5.4
S6 S6.1 S6.2 S6.3 S6.4 S6.5 S6.6 S6.7 S6.8 S6.9 S6.10 S6.11 S6.12 S6.13 S6.14 S6.15 S6.16 S6.17 S6.18 S6.19 S6.20 S6.21 S6.22 S6.23
S6.24 S6.25 S6.26 S6.27 S6.28
S7 S7.1 S7.2 S7.3 S7.4 S7.5 S7.6 S7.7
""".split()  # noqa: SIM905

GLOSSARY = """
Anchor; Attack limit; Callow; Cargo; Cathedral; Citizen; Coffers; Discard; Extremist; Flagship; Friendly Port; Indigenous; Labor; Legality;
Loyal; Midlife Crisis; Mission; Mutiny; Pool; Professional; Ransom; Refugee; Reserves; Righteous; Sack; Seamanship; Slave; Token Limits;
Treasure; Treasure Map; Tribe; Tribute; Visita
""".replace("\n", " ").split("; ")


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return load(GAME)


def data(name: str) -> dict[str, Any]:
    return tomllib.loads((files("assets") / "pax_hispanica" / name).read_text("utf-8"))


def entry(book: Rulebook, name: str) -> Entry:
    found = book.get(name)
    assert found is not None, name
    return found


def rows(found: Entry) -> list[list[str]]:
    """The cells of the table in an entry, its heading first and without the rule below it."""
    lines = [line.strip("|").split("|") for line in found.text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line] for line in lines if set("".join(line)) - set("-| ")]


def names(entries: tuple[Entry, ...]) -> list[str]:
    return [found.section for found in entries]


# What must be there


@pytest.mark.parametrize("section", SECTIONS)
def test_a_section_of_the_rulebook_has_a_text_of_its_own(book: Rulebook, section: str) -> None:
    assert entry(book, section).section == section
    assert len(entry(book, section).text) >= 40


def test_the_sections_stand_in_the_rulebooks_order_and_none_is_made_up(book: Rulebook) -> None:
    assert [rule.section for rule in book.rules if rule.numbered] == [*SECTIONS, "H", *SOLITAIRE]


def test_a_subsection_lies_under_its_section_and_that_under_its_part(book: Rulebook) -> None:
    for section in SECTIONS:
        assert entry(book, section).parent == section[:-1]
    assert names(book.above(entry(book, "e5a"))) == ["E", "E5"]


def test_every_action_has_an_entry(book: Rulebook) -> None:
    actions = data("market-cards.toml")["action"]
    assert len(actions) == 19
    for action in actions:
        assert len(entry(book, f"Action: {action['name']}").text) >= 40


def test_every_kind_of_ability_has_an_entry_that_names_the_peerages_which_carry_it(book: Rulebook) -> None:
    cards = data("market-cards.toml")
    assert len(cards["hook"]) == 14
    for hook in cards["hook"]:
        text = entry(book, "ability-" + hook["id"].replace("_", "-")).text
        holders = {card["title"] for card in cards["card"] if card.get("ability", {}).get("hook") == hook["id"]}
        assert holders
        assert {title for title in holders if title not in text} == set()


def test_every_nation_has_an_entry_for_its_ability(book: Rulebook) -> None:
    for playmat in data("playmats.toml")["playmat"]:
        ability = playmat["ability"]
        name = playmat["nation"] if ability["id"] == "none" else ability["title"]
        assert playmat["nation"].removeprefix("The ") in entry(book, f"National ability: {name}").text


def test_every_omen_has_an_entry_that_begins_with_its_year(book: Rulebook) -> None:
    omens = data("calendar.toml")["omen"]
    assert len(omens) == 8
    for omen in omens:
        found = entry(book, f"omen-{omen['id']}")
        assert found.title == f"Omen: {omen['title']}"
        assert found.text.startswith(f"{omen['year']}. ")


@pytest.mark.parametrize("term", [term.strip() for term in GLOSSARY])
def test_a_term_of_the_game_is_in_the_glossary(book: Rulebook, term: str) -> None:
    assert entry(book, term).parent == "glossary"
    assert entry(book, term).text


def test_no_entry_is_empty(book: Rulebook) -> None:
    assert [found.section for found in (*book.rules, *book.rulings) if not found.text] == []


# What must agree with the data


def test_land_zones_are_told_as_the_map_has_them(book: Rulebook) -> None:
    world = data("map.toml")
    sea = {zone["id"]: zone["name"] for zone in world["sea_zone"]}
    told = {name: (goods, coasts) for name, goods, coasts in rows(entry(book, "B1e"))[1:]}
    assert told == {
        zone["name"]: (", ".join(zone["goods"]), ", ".join(sea[coast] for coast in zone["coasts"])) for zone in world["land_zone"]
    }


def test_currents_are_told_as_the_map_has_them(book: Rulebook) -> None:
    world = data("map.toml")
    sea = {zone["id"]: zone["name"] for zone in world["sea_zone"]}
    told = {(start, end) for start, end in rows(entry(book, "B2a"))[1:]}
    assert told == {(sea[edge["from"]], sea[edge["to"]]) for edge in world["edge"] if not edge["two_way"]}


def test_sea_zones_exits_and_ports_are_told_as_the_map_has_them(book: Rulebook) -> None:
    world = data("map.toml")
    zones, exits = entry(book, "B2b").text.split("Fleets leave for EUROPE from")
    assert [zone["name"] for zone in world["sea_zone"] if zone["name"] not in zones] == []
    assert [zone["name"] for zone in world["sea_zone"] if (zone["name"] in exits) != zone["exits_to_europe"]] == []
    ports = [site["name"] for site in world["colony_site"] if site["kind"] == "spanish"]
    assert [port for port in ports if port not in entry(book, "B1c").text] == []


def test_goods_of_each_goods_year_are_told_as_the_calendar_has_them(book: Rulebook) -> None:
    told = {int(year): goods.split(", ") for year, goods in rows(entry(book, "B3b"))[1:]}
    assert told == {year["year"]: year["goods"] for year in data("calendar.toml")["year"] if "goods" in year}


def test_sway_and_reach_are_told_as_the_playmats_have_them(book: Rulebook) -> None:
    ladder = data("playmats.toml")["ladder"]["by_tokens_gone"]
    assert f"the value is {', '.join(map(str, ladder))}" in entry(book, "B4c").text
    assert f"the value is {', '.join(map(str, ladder))}" in entry(book, "R1").text


def test_every_nudge_of_an_extremist_is_told_as_the_board_has_it(book: Rulebook) -> None:
    board = data("philosophy.toml")
    cells = {(cell[0], cell[1]): realm["kind"] for realm in board["realm"] for cell in realm["cells"]}
    spaces = {(space["x"], space["y"]): space for space in board["space"]}
    words = {"midlife_crisis": "Midlife Crisis", "mutiny": "Mutiny"}
    heading, *lines = rows(entry(book, "G2a"))
    told = {(line[0], way): cell for line in lines for way, cell in zip(heading[1:], line[1:], strict=True)}
    expected = {}
    for (x, y), space in spaces.items():
        if space["kind"] == "extremist":
            for way, (dx, dy) in board["board"]["directions"].items():
                there = (x + dx, y + dy)
                expected[space["title"], way] = words[cells[there]] if there in cells else "moves" if there in spaces else "stays"
    assert told == expected


def test_the_legality_table_answers_every_deed_for_every_legality(book: Rulebook) -> None:
    table = rows(entry(book, "Legality Table"))
    assert table[0] == ["deed", "PLUNDER", "SMUGGLER", "CONQUISTADOR", "PRIVATEER"]
    assert len(table) == 19
    assert all(len(row) == 5 and all(row) for row in table)


def test_the_battle_cards_table_answers_every_pair_of_tactics(book: Rulebook) -> None:
    table = rows(entry(book, "Battle Cards at sea"))
    assert [row[0] for row in table[1:]] == ["Surrender", "Flee", "Weather Gage", "Boarding"]
    assert all(len(row) == 3 and all(row) for row in table)


# Rulings


def test_every_ruling_and_clarification_is_in_the_list_once(book: Rulebook) -> None:
    numbers = [ruling.section for ruling in book.rulings]
    assert numbers[:75] == [f"R{n}" for n in range(1, 76)]
    assert numbers[75:226] == [f"C{n}" for n in range(1, 152)]
    assert all(re.fullmatch(r"N\d+", number) for number in numbers[226:])


def test_a_ruling_says_where_it_belongs_and_where_it_comes_from(book: Rulebook) -> None:
    known = {*SECTIONS, *SOLITAIRE, "A", "H", "H1c"}
    assert [ruling.section for ruling in book.rulings if not ruling.about or not set(ruling.about) <= known] == []
    tags = ("rulebook", "inferred", "reconstructed")
    assert [ruling.section for ruling in book.rulings if not ruling.source.startswith(tags)] == []


def test_the_rules_name_every_ruling_of_the_two_lists(book: Rulebook) -> None:
    named = {ruling.section for rule in book.rules for ruling in book.cited(rule)}
    assert [ruling.section for ruling in book.rulings[:226] if ruling.section not in named] == []


def test_rulings_are_found_by_number(book: Rulebook) -> None:
    assert entry(book, "r12").about == ("E5f",)
    assert "fort" in entry(book, "R12").text
    assert entry(book, "C83").title == "Which Citizens may emigrate?"
    assert names(book.search("C83"))[0] == "C83"


def test_a_clarification_that_shares_its_number_with_a_section_is_found_beside_it(book: Rulebook) -> None:
    found = book.find("C1")
    assert found[0].kind == "rule"
    assert found[0].title.startswith("Map")
    assert (found[-1].kind, found[-1].about) == ("ruling", ("C3g",))
    assert book.get("clarification C1") == found[-1]
    assert names(book.cited(entry(book, "C1d"))) == ["R63", "C2"]


def test_rulings_on_a_section_are_those_filed_under_it(book: Rulebook) -> None:
    assert {"R18"} <= set(names(book.rulings_on("f2b")))
    assert book.rulings_on("Z9") == ()


# Finding


def test_a_section_is_found_whatever_its_case(book: Rulebook) -> None:
    assert names(book.find("e5a")) == names(book.find(" E5A ")) == ["E5a"]
    assert names(book.find("fb")) == ["Fb"]


def test_a_parent_shows_its_children(book: Rulebook) -> None:
    assert names(book.find("e5")) == ["E5", "E5a", "E5b", "E5c", "E5d", "E5e", "E5f", "E5g"]
    assert names(book.find("G")) == [section for section in SECTIONS if section.startswith("G")]
    assert names(book.children(entry(book, "G"))) == ["G1", "G2", "G3"]


@pytest.mark.parametrize("section", ["E7", "D1h", "Z", "R76", "C152", "S6.29", "", "?", "no such thing", "clarification"])
def test_an_unknown_section_gives_nothing(book: Rulebook, section: str) -> None:
    assert book.find(section) == ()


def test_a_title_is_found_with_and_without_its_marks(book: Rulebook) -> None:
    assert book.get("omen: amsterdam entrepot") == book.get("Omen: Amsterdam Entrepôt")
    assert entry(book, "Attacks and land battles").section == "E5"
    assert entry(book, "Action: Casa de la Contratación").section == "action-casa-de-la-contratacion"


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("mutiny", "mutiny"),
        ("Auction Year", "D2"),
        ("friendly port", "F4a"),
        ("no strawman", "E5a"),
        ("hurricane", "omen-hurricane-season"),
        ("E5f", "E5f"),
        ("founding colonies", "E1"),
        ("slave attrition", "D1f"),
        ("royal exchange", "ability-mercantilism-step"),
    ],
)
def test_a_search_puts_first_what_it_should(book: Rulebook, words: str, first: str) -> None:
    assert names(book.search(words))[0] == first


def test_a_search_wants_every_word(book: Rulebook) -> None:
    both = set(names(book.search("fort sack")))
    assert both
    assert both == set(names(book.search("fort"))) & set(names(book.search("sack")))
    assert book.search("fort zeppelin") == ()


def test_a_search_finds_beginnings_plurals_and_words_with_accents(book: Rulebook) -> None:
    assert "E2a" in names(book.search("kidnap"))
    assert names(book.search("colony")) == names(book.search("Colonies"))
    assert "B2a" in names(book.search("curacao blanquilla")) or "B2b" in names(book.search("curacao blanquilla"))
    assert names(book.search("Yucatan")) == names(book.search("yucatán"))


def test_a_search_shows_title_hits_before_all_others(book: Rulebook) -> None:
    hits = [any(word.startswith("fort") for word in stems(found.heading)) for found in book.search("fort")]
    assert True in hits
    assert False in hits
    assert hits == sorted(hits, reverse=True)


@pytest.mark.parametrize("words", ["", "  ", "?!", "--"])
def test_a_search_for_nothing_finds_nothing(book: Rulebook, words: str) -> None:
    assert book.search(words) == ()


# Wording


def test_every_section_a_text_refers_to_exists(book: Rulebook) -> None:
    elsewhere = {"H1", "H1b", "H1c", "H2", "H2a", "H2b", "H3", "H4", "H5", "H6", "H6a", "H6b", "H6c"}
    for found in (*book.rules, *book.rulings):
        named = set(re.findall(r"\b[B-H]\d+[a-z]?\b", found.text)) - elsewhere
        assert {name for name in named if book.get(name) is None} == set()


def test_the_texts_need_no_more_than_latin_1_and_shout_at_nobody() -> None:
    home = files("assets") / "pax_hispanica"
    for text in ((home / "rules" / "en.md").read_text("utf-8"), (home / "rulings.md").read_text("utf-8")):
        text.encode("latin-1")
        assert "!" not in text


def test_the_head_says_what_this_text_is(book: Rulebook) -> None:
    assert "unofficial restatement" in book.rules[0].text
    assert "where the book is silent" in book.rules[0].text


def test_plain_text_has_no_marks_and_names_the_column_of_every_cell(book: Rulebook) -> None:
    for found in (*book.rules, *book.rulings):
        assert not set("|*`") & set(plain(found.text)), found.section
    lines = plain(entry(book, "Legality Table").text).splitlines()
    assert "- attack a Rebel: PLUNDER: yes; SMUGGLER: no; CONQUISTADOR: yes; PRIVATEER: War only" in lines


# Any game


def test_headings_of_another_game_are_read_with_its_own_numbers() -> None:
    rules = read_rules("# 1 Start\n\nFirst.\n\n## 1.2 Pieces\n\nText *here*.\n\n### 1.2.1 Forts\nF.\n\n# In the harbor\n\nLast.\n")
    assert [(r.section, r.title, r.text, r.parent) for r in rules] == [
        ("1", "Start", "First.", ""),
        ("1.2", "Pieces", "Text *here*.", "1"),
        ("1.2.1", "Forts", "F.", "1.2"),
        ("in-the-harbor", "In the harbor", "Last.", ""),
    ]
    book = Rulebook("other", tuple(rules))
    assert names(book.find("1")) == ["1", "1.2", "1.2.1"]
    assert book.find("1.3") == ()


def test_two_entries_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="E1"):
        Rulebook("other", tuple(read_rules("# E1 One\na\n# E1 Two\nb\n"))).get("E1")


def test_a_list_of_rulings_is_read_item_by_item() -> None:
    found = read_rulings(
        "# Rulings\n\nText.\n\n- **N1** (E5a, F2) May it? No; never. [reconstructed]\n- **N2** (B) It may not. [inferred B]\n- no ruling\n"
    )
    assert [(r.section, r.title, r.text, r.about, r.source) for r in found] == [
        ("N1", "May it?", "No; never.", ("E5a", "F2"), "reconstructed"),
        ("N2", "Ruling on B", "It may not.", ("B",), "inferred B"),
    ]


def test_a_game_is_known_by_either_spelling_and_another_is_refused() -> None:
    assert GAME in games()
    assert load("pax_hispanica").game == load(GAME).game == GAME
    assert load(GAME, "xx").rules == load(GAME).rules
    for name in ("no-such-game", "../pax-hispanica", ""):
        with pytest.raises(NoRulebookError):
            load(name)


def test_a_name_is_looked_up_without_case_accents_and_marks() -> None:
    assert slug("  Omen: Thirty Years' War ") == "omen-thirty-years-war"
    assert slug("E5a") == "e5a"


def test_importing_the_rulebook_needs_no_screen() -> None:
    heavy = "{'textual', 'rich', 'markdown_it', 'pydantic', 'fluent'}"
    script = f"import sys, pax_tui.rulebook; print(sorted({heavy} & {{name.partition('.')[0] for name in sys.modules}}))"
    answer = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "[]"
