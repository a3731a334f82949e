"""The notation in which people write positions of Pax Hispanica: scenarios, lessons, bug reports.

    year, dove, mercantilism, war_coffers      numbers (the War or Pax stripe follows from the year)
    order                                      Player Order, a list of colors
    turn                                       whose turn of that year it is (its Omen has then been performed)
    colonies = { havana = "purple slave fort chest relic", guadeloupe = "red", araya = "" }
                                               owner; Labor (`slave`, `citizen` of the owner, `blue-citizen`, or none); what lies there
    tribes = { calusa = "indigenous", darien = "", dominica = "orange visita", piritu = "red cathedral citizen" }
    rebel = { panama = "slave", cuba = "tax" }
    buried = { tortuga = [2, 1] }              Chests and Relics on the island of a sea zone
    dollars, relics, figure, fleet, ships, peerages, hand, havens, cargo, spent
                                               tables color -> value; `fleet` "europe", "pirating" or a sea zone; the first Ship is the
                                               Flagship; `havens` by id or sea zone; `cargo` a list of chest, relic, indigenous, red-citizen
    faceup, pool, under                        tables deck -> card, cards left in the draw pile, cards faceup under it

What is not named stays as set up, but no Haven Cards are dealt and every deck shows its first card. `write` gives the same and the derived
counts sway, reach, disks, bibles, citizens, slaves, natives, chests, forts, cathedrals, relic_pool.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.kernel import notation
from rules.kernel.game import SetupError
from rules.kernel.notation import number
from rules.pax_hispanica.sequence import Years, years
from rules.pax_hispanica.state import SLAVE, TAX, PaxPosition
from rules.pax_hispanica.tables import (
    ASHORE,
    CARD_IDS,
    CARD_NUMBER,
    CATHEDRALS,
    CHESTS,
    COLONIES,
    COLONY_IDS,
    COLOR_NUMBER,
    COLORS,
    DECK_CARDS,
    DECK_IDS,
    DECK_NUMBER,
    DECKS,
    EVERYBODY,
    FIRST_YEAR,
    FORTS,
    HAVEN_IDS,
    HAVEN_NUMBER,
    LAND_IDS,
    LANDS,
    LAST_YEAR,
    MEEPLE_IDS,
    MEEPLES,
    NATIVE,
    NATIVES,
    NONE,
    PHASE,
    PLACE_IDS,
    PLACE_NUMBER,
    REACH,
    REACH_PEERAGE,
    RELICS,
    SEA_IDS,
    SEA_NUMBER,
    SEAS,
    SPACE_IDS,
    SPACE_NUMBER,
    START_BIBLES,
    SWAY,
    TOTAL_DISKS,
    TRIBE_IDS,
    TRIBES,
    WAR_STRIPE,
)

REBEL_SIDES = {"": 0, "slave": SLAVE, "tax": TAX}
REBEL_WORDS = ("", "slave", "tax")
KEYS = {
    *("year", "dove", "mercantilism", "war_coffers", "order", "turn", "colonies", "tribes", "rebel", "buried", "dollars", "relics"),
    *("figure", "fleet", "ships", "peerages", "hand", "havens", "cargo", "spent", "faceup", "pool", "under"),
}


def place(pos: PaxPosition, table: Mapping[str, Any]) -> None:
    """Changes a position fresh from set-up into the one written down. Raises SetupError."""
    notation.place(pos, table, KEYS, (_place_map, _place_colors, _place_cards, _place_time, _count))


def _colony(pos: PaxPosition, site: int, text: str) -> None:
    words = text.split()
    pos.disk[site] = pos.labor[site] = NONE
    pos.fort[site] = pos.chest[site] = pos.relic[site] = 0
    if words:
        owner = number(COLOR_NUMBER, words[0], "color")
        pos.disk[site] = owner
        for word in words[1:]:
            if word in ("fort", "chest", "relic"):
                getattr(pos, word)[site] = 1
            elif word == "slave":
                pos.labor[site] = NATIVE
            else:
                pos.labor[site] = _citizen(word, owner)


def _citizen(word: str, owner: int) -> int:
    color, _, kind = word.rpartition("-")
    if kind != "citizen":
        raise SetupError(f"nobody is called {word!r}")
    return number(COLOR_NUMBER, color, "color") if color else owner


def _tribe(pos: PaxPosition, site: int, text: str) -> None:
    words = text.split()
    pos.bible[site] = pos.tribe[site] = NONE
    pos.cathedral[site] = 0
    if words == ["indigenous"]:
        pos.tribe[site] = NATIVE
    elif words:
        pos.bible[site] = owner = number(COLOR_NUMBER, words[0], "color")
        if words[1:] == ["visita"]:
            pos.tribe[site] = NATIVE
        elif words[1:2] == ["cathedral"]:
            pos.cathedral[site] = 1
            if words[2:]:
                pos.tribe[site] = _citizen(words[2], owner)
        else:
            raise SetupError(f"{TRIBE_IDS[site]}: {text!r} is neither a Visita nor a Cathedral")


def _place_map(pos: PaxPosition, table: Mapping[str, Any]) -> None:
    colonies, tribes = {s: n for n, s in enumerate(COLONY_IDS)}, {s: n for n, s in enumerate(TRIBE_IDS)}
    lands = {s: n for n, s in enumerate(LAND_IDS)}
    for site, text in table.get("colonies", {}).items():
        _colony(pos, number(colonies, site, "Colony Site"), text)
    for site, text in table.get("tribes", {}).items():
        _tribe(pos, number(tribes, site, "Tribal Site"), text)
    for land, side in table.get("rebel", {}).items():
        pos.rebel[number(lands, land, "land zone")] = number(REBEL_SIDES, side, "kind of Rebel")
    for sea, (chests, relics) in table.get("buried", {}).items():
        zone = number(SEA_NUMBER, sea, "sea zone")
        pos.buried_chests[zone], pos.buried_relics[zone] = chests, relics


def _place_colors(pos: PaxPosition, table: Mapping[str, Any]) -> None:
    def each(key: str) -> Any:
        return ((number(COLOR_NUMBER, c, "color"), value) for c, value in table.get(key, {}).items())

    for color, n in each("dollars"):
        pos.dollars[color] = int(n)
    for color, n in each("relics"):
        pos.relics[color] = int(n)
    for color, n in each("spent"):
        pos.spent[color] = int(n)
    for color, space in each("figure"):
        pos.figure[color] = number(SPACE_NUMBER, space, "space")
    for color, cards in each("ships"):
        pos.ships[color] = _cards(cards)
        pos.fleet[color] = PLACE_NUMBER["pirating"] if cards else ASHORE
    for color, where in each("fleet"):
        pos.fleet[color] = number(PLACE_NUMBER, where, "place")
    for color, cards in each("peerages"):
        pos.peerages[color] = _cards(cards)
        pos.covered[color] = tuple(1 for _ in cards)
    for color, cards in each("hand"):
        pos.market[color] = tuple(sorted(_cards(cards)))
    for color, cards in each("havens"):
        pos.havens[color] = tuple(sorted(SEA_NUMBER[h] if h in SEA_NUMBER else number(HAVEN_NUMBER, h, "Haven Card") for h in cards))
    for color, tokens in each("cargo"):
        pos.hold_chests[color], pos.hold_relics[color] = tokens.count("chest"), tokens.count("relic")
        people = [t for t in tokens if t not in ("chest", "relic")]
        pos.hold_meeples[color] = tuple(NATIVE if t == "indigenous" else _citizen(t, color) for t in people)


def _cards(ids: Sequence[str]) -> tuple[int, ...]:
    return tuple(number(CARD_NUMBER, c, "Market Card") for c in ids)


def _place_cards(pos: PaxPosition, table: Mapping[str, Any]) -> None:
    used = {c for color in EVERYBODY for c in (*pos.market[color], *pos.ships[color], *pos.peerages[color])}
    up = {number(DECK_NUMBER, d, "deck"): _cards([c])[0] if c else NONE for d, c in table.get("faceup", {}).items()}
    below = {number(DECK_NUMBER, d, "deck"): _cards(cards) for d, cards in table.get("under", {}).items()}
    left = {number(DECK_NUMBER, d, "deck"): _cards(cards) for d, cards in table.get("pool", {}).items()}
    for deck in DECKS:
        under = below.get(deck, ())
        free = [c for c in DECK_CARDS[deck] if c not in used and c not in under and c != up.get(deck)]
        pos.faceup[deck] = up[deck] if deck in up else next((c for c in free if deck not in left or c not in left[deck]), NONE)
        free = [c for c in free if c != pos.faceup[deck]]
        if deck in left:
            under = (*under, *(c for c in free if c not in left[deck]))
            free = [c for c in free if c in left[deck]]
        pos.pool[deck], pos.bottom[deck] = tuple(free), under
    held = {h for color in EVERYBODY for h in pos.havens[color]}
    pos.haven_pool = tuple(h for h in range(len(HAVEN_IDS)) if h not in held)


def _place_time(pos: PaxPosition, table: Mapping[str, Any]) -> None:
    pos.year = int(table.get("year", pos.year))
    if not FIRST_YEAR <= pos.year <= LAST_YEAR:
        raise SetupError(f"there is no year {pos.year}")
    pos.war = int(WAR_STRIPE[pos.year] and not (pos.forever and pos.year > FIRST_YEAR + 4))
    pos.dove = int(table.get("dove", pos.dove))
    pos.mercantilism = int(table.get("mercantilism", pos.mercantilism))
    pos.war_coffers = int(table.get("war_coffers", pos.war_coffers))
    if "order" in table:
        order = tuple(number(COLOR_NUMBER, c, "color") for c in table["order"])
        if sorted(order) != sorted(pos.seats):
            raise SetupError("`order` names every player once")
        pos.order = order
    pos.start(Years())
    if "turn" in table:
        seat = number(COLOR_NUMBER, table["turn"], "color")
        if seat not in pos.order or PHASE[pos.year] == "goods":
            raise SetupError(f"it cannot be {table['turn']}'s turn in {pos.year}")
        whole = Years()
        whole.at = "turn_the_year"
        year: Any = years(pos)[PHASE[pos.year]]()
        year.turn = getattr(year, "turns", pos.order).index(seat)
        pos.agenda = [whole, year]


def _count(pos: PaxPosition, table: Mapping[str, Any]) -> None:
    pos.slaves = sum(m == NATIVE for m in pos.labor)
    pos.tax_rebels = sum(r == TAX for r in pos.rebel)
    aboard = [m for color in EVERYBODY for m in pos.hold_meeples[color]]
    for color in EVERYBODY:
        pos.citizens[color] = MEEPLES - sum(m == color for m in (*pos.labor, *pos.tribe, *aboard))
        reach = sum(k for c, k in zip(pos.peerages[color], pos.covered[color], strict=True) if REACH_PEERAGE[c])
        pos.bibles[color] = START_BIBLES[color] - sum(b == color for b in pos.bible) - reach
        pos.disks[color] = TOTAL_DISKS[color] - sum(d == color for d in pos.disk) - (sum(pos.covered[color]) - reach)
    pos.natives = NATIVES - sum(m == NATIVE for m in (*pos.labor, *pos.tribe, *aboard))
    pos.forts, pos.cathedrals = FORTS - sum(pos.fort), CATHEDRALS - sum(pos.cathedral)
    pos.chests = CHESTS - sum(pos.chest) - sum(pos.buried_chests) - sum(pos.hold_chests) - pos.war_coffers
    pos.relic_pool = RELICS - sum(pos.relic) - sum(pos.buried_relics) - sum(pos.hold_relics) - sum(pos.relics)
    for color in pos.seats:
        pos.move_figure(color, pos.figure[color])
    named = [(COLORS[c], n) for c in EVERYBODY for n in (pos.citizens[c], pos.bibles[c], pos.disks[c]) if n < 0]
    if named:
        raise SetupError(f"{named[0][0]} has more tokens on the map than there are")
    for what, n in (
        ("Indigenous", pos.natives),
        ("forts", pos.forts),
        ("Cathedrals", pos.cathedrals),
        ("Chests", pos.chests),
        ("Relics", pos.relic_pool),
    ):
        if n < 0:
            raise SetupError(f"there are {-n} {what} too many")


def _meeple(meeple: int, owner: int) -> str:
    return "citizen" if meeple == owner else f"{COLORS[meeple]}-citizen"


def colony_text(pos: Any, site: int) -> str:
    """A Colony Site in the notation."""
    owner = pos.disk[site]
    if owner == NONE:
        return ""
    words = [COLORS[owner]]
    if pos.labor[site] != NONE:
        words.append("slave" if pos.labor[site] == NATIVE else _meeple(pos.labor[site], owner))
    return " ".join([*words, *(w for w in ("fort", "chest", "relic") if getattr(pos, w)[site])])


def tribe_text(pos: Any, site: int) -> str:
    """A Tribal Site in the notation."""
    owner, meeple = pos.bible[site], pos.tribe[site]
    if owner == NONE:
        return "indigenous" if meeple == NATIVE else ""
    if not pos.cathedral[site]:
        return f"{COLORS[owner]} visita"
    return " ".join([COLORS[owner], "cathedral", *([_meeple(meeple, owner)] if meeple != NONE else [])])


def write(pos: PaxPosition) -> dict[str, Any]:
    """The whole position in the notation, with the derived counts."""

    def cards(numbers: Sequence[int]) -> list[str]:
        return [CARD_IDS[c] for c in numbers]

    def by_color(column: Sequence[Any]) -> dict[str, Any]:
        return {COLORS[c]: column[c] for c in EVERYBODY}

    cargo = [
        ["chest"] * pos.hold_chests[c]
        + ["relic"] * pos.hold_relics[c]
        + [MEEPLE_IDS[m] + "-citizen" * (m != NATIVE) for m in pos.hold_meeples[c]]
        for c in EVERYBODY
    ]
    return {
        "year": pos.year,
        "war": bool(pos.war),
        "dove": pos.dove,
        "mercantilism": pos.mercantilism,
        "war_coffers": pos.war_coffers,
        "order": [COLORS[c] for c in pos.order],
        "colonies": {COLONY_IDS[n]: colony_text(pos, n) for n in COLONIES},
        "tribes": {TRIBE_IDS[n]: tribe_text(pos, n) for n in TRIBES},
        "rebel": {LAND_IDS[n]: REBEL_WORDS[pos.rebel[n]] for n in LANDS},
        "buried": {SEA_IDS[z]: [pos.buried_chests[z], pos.buried_relics[z]] for z in SEAS},
        "dollars": by_color(pos.dollars),
        "relics": by_color(pos.relics),
        "figure": {COLORS[c]: SPACE_IDS[pos.figure[c]] for c in pos.seats},
        "fleet": {COLORS[c]: PLACE_IDS[pos.fleet[c]] for c in EVERYBODY},
        "ships": by_color([cards(pos.ships[c]) for c in EVERYBODY]),
        "peerages": by_color([cards(pos.peerages[c]) for c in EVERYBODY]),
        "hand": by_color([cards(pos.market[c]) for c in EVERYBODY]),
        "havens": by_color([[HAVEN_IDS[h] for h in pos.havens[c]] for c in EVERYBODY]),
        "cargo": by_color(cargo),
        "spent": by_color(pos.spent),
        "faceup": {DECK_IDS[d]: CARD_IDS[pos.faceup[d]] if pos.faceup[d] != NONE else "" for d in DECKS},
        "pool": {DECK_IDS[d]: cards(pos.pool[d]) for d in DECKS},
        "under": {DECK_IDS[d]: cards([~c if c < 0 else c for c in pos.bottom[d]]) for d in DECKS},
        "sway": {COLORS[c]: min(SWAY[c][pos.disks[c]], pos.mercantilism) for c in pos.seats},
        "reach": {COLORS[c]: min(REACH[c][pos.bibles[c]], pos.mercantilism) for c in pos.seats},
        "disks": by_color(pos.disks),
        "bibles": by_color(pos.bibles),
        "citizens": by_color(pos.citizens),
        "slaves": pos.slaves,
        "tax_rebels": pos.tax_rebels,
        "natives": pos.natives,
        "chests": pos.chests,
        "forts": pos.forts,
        "cathedrals": pos.cathedrals,
        "relic_pool": pos.relic_pool,
    }


__all__ = ["colony_text", "place", "tribe_text", "write"]
