"""The data files: the packaged ones are whole; a mistake in a copy is told with its file, its line and a plain message."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.kernel.data_places import line_of, places
from rules.pax_hispanica import data

ROOT = Path(__file__).parents[3]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    for name in data.NAMES:
        shutil.copy(data.packaged() / name, tmp_path)
    return tmp_path


def plant(folder: Path, name: str, old: str, new: str, after: str = "") -> int:
    """Write `new` for the first `old` behind the line `after`; the line it stands on."""
    path = folder / name
    text = path.read_text(encoding="utf-8")
    start = text.index(f"\n{after}\n") if after else 0
    at = text.index(old, start)
    path.write_text(text[:at] + new + text[at + len(old) :], encoding="utf-8")
    return text.count("\n", 0, at) + 1


def outside(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Python of its own, so that nothing is loaded yet."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, env=environment, check=False)


def test_packaged_data_is_whole() -> None:
    assert data.problems(data.packaged()) == []


def test_what_is_loaded() -> None:
    loaded = data.load()
    assert loaded is data.load()
    assert [len(rows) for rows in (loaded.map.sea_zone, loaded.map.land_zone, loaded.map.tribal_site, loaded.market.card)] == [
        14,
        10,
        20,
        100,
    ]
    mona = next(edge for edge in loaded.map.edge if edge.name == "Mona Passage")
    assert (mona.start, mona.to, mona.two_way) == ("tortuga", "ile-a-vache", False)
    king = next(card for card in loaded.market.card if card.title == "MAROON KING")
    assert king.ability is not None
    assert (king.id, king.ability.hook, king.ability.params.indigenous_strength) == ("PHR069", "maroon_king", 1)
    assert loaded.philosophy.board.directions["up"] == (0, 1)
    assert next(omen for omen in loaded.calendar.omen if omen.year == 1628).effect.kind == "war_coffers_loss"


# file, the record (a line of the file), old text, new text, message; the line is that of the old text
TYPOS = [
    (
        "map.toml",
        'id = "cartagena"',
        'land_zone = "nueva-granada"',
        'land_zone = "nueva-grenada"',
        "colony_site cartagena: there is no land zone 'nueva-grenada'",
    ),
    (
        "map.toml",
        'id = "havana"',
        'kind = "spanish"',
        'kind = "spansih"',
        "colony_site havana: kind: 'spansih' is not one of spanish, squatter; is spanish meant?",
    ),
    ("map.toml", 'id = "havana"', "lat = ", "lta = ", "colony_site havana: lta is not a key here; is lat meant?"),
    ("map.toml", 'id = "calusa"', "lat = 2", 'lat = "2" # 2', "tribal_site calusa: lat: must be a number, not '2'"),
    (
        "map.toml",
        'id = "hewanorra"',
        "exits_to_europe = true",
        "exits_to_europe = 1",
        "sea_zone hewanorra: exits_to_europe: must be true or false, not 1",
    ),
    (
        "map.toml",
        'id = "calusa"',
        'sea_zones = ["barataria-bay"]',
        'sea_zones = ["barataria"]',
        "tribal_site calusa: there is no sea zone 'barataria'",
    ),
    (
        "map.toml",
        'id = "guadeloupe"',
        'land_provenance = "i',
        'land_provenance = "I',
        "colony_site guadeloupe: land_provenance: 'Inferred' is not one of rulebook, inferred, rec",
    ),
    ("map.toml", 'id = "darien"', "lon = -", "lon = ", "tribal_site darien: lon 77.9 lies outside the map (-100 to -58)"),
    ("map.toml", 'name = "Mona Passage"', 'to = "', 'to "', "not TOML: Expected '=' after a key in a key/value pair"),
    ("calendar.toml", "year = 1606", 'goods = ["', 'goods = ["rum", "', "year 1606: there is no good 'rum'"),
    ("calendar.toml", "year = 1621", 'phase = "sail"', 'phase = "play"', "year 1621: is a sail year"),
    (
        "calendar.toml",
        'id = "piet-hein"',
        'kind = "war_coffers_loss"',
        'kind = "war_coffers_los"',
        "omen piet-hein: effect: 'war_coffers_los' is not one of set_stripe, ",
    ),
    ("philosophy.toml", 'id = "TR"', "[1, 2]", "[1, 1]", "realm TR: the cell [1, 1] is already callow-tr"),
    ("philosophy.toml", 'id = "el_patron"', "min_peerages = 3", "min_peerages = 2", "victory el_patron: min_peerages is 3 (G3)"),
    ("playmats.toml", 'id = "orange"', "[4, 4, 3, 3, 2, 2, 1]", "[4, 4, 3, 3, 2, 1]", "playmat orange: 6 disks need 7 values of Sway"),
    (
        "playmats.toml",
        'id = "blue"',
        ", amount = 1 }",
        " }",
        "playmat blue: amount is missing: the hook bible_strength or pirating_haven_draw needs it",
    ),
    ("market-cards.toml", 'id = "PHC001"', 'actions = ["disk"', 'actions = ["dsik"', "card PHC001: actions: 'dsik' is not one of "),
    ("market-cards.toml", 'id = "PHS080"', "captain = ", "captian = ", "card PHS080: captian is not a key here; is captain meant?"),
    ("market-cards.toml", 'title = "ADMIRAL"', "steps = 6", "amount = 6", "card PHR051: the hook seamanship_shift needs steps in params"),
    (
        "market-cards.toml",
        'title = "ADMIRAL"',
        'qualification = "most_loyal"',
        'qualification = "least_loyal"',
        "card PHR051: qualification of ADMIRAL is most_loyal (D3c)",
    ),
    ("haven-cards.toml", 'id = "PHH05"', 'sea_zone = "', 'sea_zone = "x', "haven PHH05: there is no sea zone 'x"),
    ("haven-cards.toml", 'id = "PHH02"', 'id = "PHH02"', 'id = "PHH01"', "haven PHH01: the id 'PHH01' is there twice"),
]


@pytest.mark.parametrize(("name", "after", "old", "new", "message"), TYPOS, ids=[f"{typo[0]} {typo[3]}" for typo in TYPOS])
def test_a_typo_is_found(copy: Path, name: str, after: str, old: str, new: str, message: str) -> None:
    line = plant(copy, name, old, new, "" if after == old else after)
    found = data.problems(copy)
    assert any(p.file == str(copy / name) and p.line == line and p.message.startswith(message) for p in found), found


MISSING = [
    ("map.toml", 'from = "tortuga"\nto = "ile-a-vache"', "edge", "the current Mona Passage of the rulebook is not there"),
    ("map.toml", 'id = "ais"', "tribal_site", "there are 19 Tribal Sites instead of 20"),
    ("map.toml", 'id = "blanquilla"', "sea_zone la-blanquilla", "has no Treasure Island"),
    ("calendar.toml", "year = 1630", "year 1631", "the years run on without a gap: 1630 is expected here"),
    ("philosophy.toml", 'id = "buccaneer-3"', "space", "there are 20 spaces instead of 21"),
    ("philosophy.toml", 'id = "sun_king"\ntitle', "victory", "sun_king is not there"),
    ("playmats.toml", 'id = "green"', "playmat", "green is not there"),
    ("market-cards.toml", 'id = "PHM049"', "card PHM025", "the deck mission has 24 cards instead of 25"),
    ("market-cards.toml", 'id = "PHR069"', "hook maroon_king", "no card uses this hook"),
    ("haven-cards.toml", 'id = "PHH14"', "haven", "has no Haven Card"),
]


@pytest.mark.parametrize(("name", "record", "label", "message"), MISSING, ids=[f"{m[0]} {m[1][:20]}" for m in MISSING])
def test_a_record_taken_out_is_missed(copy: Path, name: str, record: str, label: str, message: str) -> None:
    path = copy / name
    blocks = path.read_text(encoding="utf-8").split("\n\n")
    kept = [block for block in blocks if record not in block]
    assert len(kept) == len(blocks) - 1
    path.write_text("\n\n".join(kept), encoding="utf-8")
    found = data.problems(copy)
    assert any(p.message.startswith(f"{label}: ") and message in p.message and p.line > 1 for p in found), found


@pytest.mark.parametrize(
    ("name", "old", "new", "after", "message"),
    [
        (
            "map.toml",
            "two_way = true",
            'two_way = false\nname = "Gulf"',
            'from = "barataria-bay"\nto = "tris-island"',
            "no way that respects the currents to",
        ),
        ("market-cards.toml", '"tax_revolt"', '"casa"', 'id = "PHS076"', "Tax Revolts instead of"),
        ("market-cards.toml", 'nudge = "', 'nudge = "down" # "', 'id = "PHC001"', ""),
        (
            "haven-cards.toml",
            '"sword_fight"',
            '"peninsular_marriage"',
            "",
            "8 Haven Cards have the Action peninsular_marriage instead of 7",
        ),
        ("map.toml", 'coasts = ["sint-maarten"]', 'coasts = ["sint-maarten", "tortuga"]', "", "no Site of it lies in its coast tortuga"),
        ("playmats.toml", "rebels = 10", "rebels = 9", "", "supply: rebels is 10 (B)"),
    ],
)
def test_the_whole_is_judged(copy: Path, name: str, old: str, new: str, after: str, message: str) -> None:
    plant(copy, name, old, new, after)
    found = data.problems(copy)
    if message:
        assert any(message in p.message and p.file == str(copy / name) for p in found), found
    else:  # one Nudge more or less is no mistake
        assert found == []


def test_our_own_measure_is_not_asked_of_printed_cards(copy: Path) -> None:
    path = copy / "market-cards.toml"
    text = path.read_text(encoding="utf-8")
    one_way = text.replace('nudge = "left"\n', 'nudge = "up"\n')
    path.write_text(one_way, encoding="utf-8")
    assert any("nudges left" in p.message for p in data.problems(copy))
    head, cards = one_way.split("[[card]]", 1)
    path.write_text(head + "[[card]]" + cards.replace('provenance = "reconstructed"', 'provenance = "rulebook"'), encoding="utf-8")
    assert data.problems(copy) == []


def test_several_mistakes_are_told_in_order(copy: Path) -> None:
    late = plant(copy, "map.toml", "lat = ", "lta = ", 'id = "calusa"')
    early = plant(copy, "map.toml", "exits_to_europe = false", "exits_to_europe = 0")
    plant(copy, "playmats.toml", 'nation = "Spain"', "nation = 7")
    assert [(Path(p.file).name, p.line) for p in data.problems(copy)] == [("map.toml", early), ("map.toml", late), ("playmats.toml", 6)]


def test_load_stops_with_one_line(copy: Path) -> None:
    line = plant(copy, "map.toml", 'land_zone = "cuba"', 'land_zone = "cubba"')
    with data.folder(copy), pytest.raises(data.DataError) as caught:
        data.load()
    assert str(caught.value) == f"{copy / 'map.toml'}:{line}: colony_site havana: there is no land zone 'cubba'"
    assert isinstance(caught.value, ValueError)
    assert data.where() != copy


def test_a_file_that_is_not_there_is_the_packaged_one(tmp_path: Path) -> None:
    shutil.copy(data.packaged() / "playmats.toml", tmp_path)
    plant(tmp_path, "playmats.toml", "Gaspar de Guzmán", "Francisco Gómez")
    assert data.problems(tmp_path) == []
    with data.folder(tmp_path):
        assert data.load().playmats.playmat[0].leader == "Francisco Gómez"
        assert data.load().map.sea_zone[0].id == "barataria-bay"
    assert data.load().playmats.playmat[0].leader == "Gaspar de Guzmán"


def test_a_folder_of_several_games_holds_one_of_this_name(copy: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    games = tmp_path_factory.mktemp("games")
    shutil.copytree(copy, games / "pax_hispanica")
    plant(games / "pax_hispanica", "map.toml", "lat = ", "lta = ")
    assert [p.file for p in data.problems(games)] == [str(games / "pax_hispanica" / "map.toml")]


def strange_folders(root: Path) -> Iterator[tuple[Path, str, str]]:
    yield root / "nowhere", "nowhere", "is not a folder"
    (root / "empty").mkdir()
    yield root / "empty", "empty", "holds none of the data files of Pax Hispanica"
    (root / "misnamed").mkdir()
    (root / "misnamed" / "market_cards.toml").write_text("")
    yield root / "misnamed", "market_cards.toml", "no data file of Pax Hispanica has this name; is market-cards.toml meant?"
    (root / "binary").mkdir()
    (root / "binary" / "map.toml").write_bytes(b"# one\n# two\nname = '\xff'\n")
    yield root / "binary", "map.toml", "is not UTF-8 text"
    (root / "odd").mkdir()
    (root / "odd" / "map.toml").mkdir()
    yield root / "odd", "map.toml", "cannot be read: "


def test_what_is_no_data_is_told(tmp_path: Path) -> None:
    for folder, name, message in strange_folders(tmp_path):
        found = data.problems(folder)
        assert [(Path(p.file).name, p.message.startswith(message)) for p in found] == [(name, True)], found
        with data.folder(folder), pytest.raises(data.DataError):
            data.load()
    assert data.problems(tmp_path / "binary")[0].line == 3


def test_the_folder_is_chosen_before_loading(copy: Path) -> None:
    plant(copy, "calendar.toml", 'title = "Alcabala"', 'title = "Sales Tax"')
    code = "import sys; from pathlib import Path; from rules.pax_hispanica import data; {} print(data.load().calendar.omen[6].title)"
    assert outside(code.format("data.configure(Path(sys.argv[1]));"), str(copy)).stdout == "Sales Tax\n"
    late = outside(code.format("data.load(); data.configure(Path(sys.argv[1]));"), str(copy))
    assert "the data folder is chosen before the data is loaded" in late.stderr


def test_no_screen_is_imported() -> None:
    code = "import sys; from rules.pax_hispanica import data; data.problems(); print({'textual', 'rich'} & set(sys.modules))"
    assert outside(code).stdout == "set()\n"


def test_places_of_every_way_to_write_a_record() -> None:
    text = """# [[good]] in a comment
[[good]]
id = "a"
note = '''
[[good]]
id = "no"
'''
list = [
  "x", # ]
  "[[good]]",
]
[[good]]
id = "b"
sub.key = 1
[good.other]
key = 2
[[good.part]]
x = 1
[[good.part]]
x = 2

[board]
"id" = "]"
"""
    found = places(text)
    assert {place: found[place] for place in found if len(place) > 1} == {
        ("good", 0): 2,
        ("good", 0, "id"): 3,
        ("good", 0, "note"): 4,
        ("good", 0, "list"): 8,
        ("good", 1): 12,
        ("good", 1, "id"): 13,
        ("good", 1, "sub"): 14,
        ("good", 1, "sub", "key"): 14,
        ("good", 1, "other"): 15,
        ("good", 1, "other", "key"): 16,
        ("good", 1, "part"): 17,
        ("good", 1, "part", 0): 17,
        ("good", 1, "part", 0, "x"): 18,
        ("good", 1, "part", 1): 19,
        ("good", 1, "part", 1, "x"): 20,
        ("board", "id"): 23,
    }
    assert line_of(found, ("good", 0, "list", 1)) == 8
    assert line_of(found, ("nothing",)) == 1
