"""The facts of Market and Haven Cards as a whole: decks, the Actions of each, what the rulebook shows of single cards.

How often an Action, a Nudge or a qualification comes is a measure for our own cards only: a deck that holds a printed card is not asked.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from rules.kernel.data_files import Fault
from rules.kernel.data_places import Place
from rules.pax_hispanica.data_models import ActionId, Card, Data, Deck, Direction, Legality

Rows = list[tuple[int, Card]]

DECKS: dict[Deck, tuple[str, int, int]] = {
    "colony": ("PHC", 1, 24),
    "mission": ("PHM", 25, 25),
    "royalty": ("PHR", 50, 26),
    "ship": ("PHS", 76, 25),
}
DIRECTIONS: tuple[Direction, ...] = ("up", "right", "down", "left")
MAIN_NUDGE: dict[Deck, Direction] = {"colony": "up", "mission": "right", "royalty": "down", "ship": "left"}
TAX_REVOLTS = {"colony": 5, "mission": 4, "royalty": 3, "ship": 12}
LEGALITIES: tuple[Legality, ...] = ("PLUNDER", "SMUGGLER", "CONQUISTADOR", "PRIVATEER")


def deck(data: Data, name: Deck) -> Rows:
    return [(row, card) for row, card in enumerate(data.market.card) if card.deck == name]


def drawn_up_by_us(cards: Iterable[Any]) -> bool:
    return all(card.provenance == "reconstructed" for card in cards)


def decks(data: Data) -> Iterator[Fault]:
    wanted = [f"{letters}{first + number:03}" for letters, first, size in DECKS.values() for number in range(size)]
    for name, (letters, _, size) in DECKS.items():
        cards = deck(data, name)
        if len(cards) != size:
            place: Place = ("card", cards[0][0]) if cards else ("card",)
            yield Fault("market", place, f"the deck {name} has {len(cards)} cards instead of {size}")
        for row, card in cards:
            if not card.id.startswith(letters):
                yield Fault("market", ("card", row, "deck"), f"a {name} card has an id that begins with {letters}")
    for row, (card, due) in enumerate(zip(data.market.card, wanted, strict=False)):
        if card.id != due:
            yield Fault("market", ("card", row, "id"), f"{due} is expected here: the ids run from PHC001 to PHS100 in order")
            break
    names: dict[str, str] = {}
    titles: dict[str, str] = {}
    for row, card in enumerate(data.market.card):
        for key, text, seen in (("name", card.name, names), ("title", card.title, titles)):
            if text is not None and text in seen:
                yield Fault("market", ("card", row, key), f"the {key} {text!r} is already that of {seen[text]}")
            if text is not None:
                seen[text] = card.id


def cards(data: Data) -> Iterator[Fault]:
    """Each card by the kind of its deck (E1, E4, B7)."""
    for row, card in enumerate(data.market.card):
        place, actions = ("card", row, "actions"), card.actions
        if not 1 <= len(actions) <= 5:
            yield Fault("market", place, f"has {len(actions)} Actions instead of 1 to 5")
        for action, due in (("disk", card.deck == "colony"), ("ship", card.deck == "ship")):
            if (action in actions) != due:
                yield Fault(
                    "market", place, f"the Action {action} is on every {'colony' if action == 'disk' else 'ship'} card and on no other"
                )
        if card.deck == "mission" and "bible" not in actions:
            yield Fault("market", place, "the Action bible is on every mission card")
        peerages = [action for action in actions if action in ("reach_peerage", "sway_peerage")]
        if peerages != ([f"{card.peerage}_peerage"] if card.deck == "royalty" else []):
            message = f"{card.peerage}_peerage is its Peerage Action, and the only one" if card.deck == "royalty" else "has no Peerage"
            yield Fault("market", place, message)
        if not 1590 <= card.year <= 1650:
            yield Fault("market", ("card", row, "year"), f"the year {card.year} is not between 1590 and 1650")
        if card.title is not None and card.title != card.title.upper():
            yield Fault("market", ("card", row, "title"), "a title is written in capitals")
        if card.ability is not None and not card.ability.text.endswith("."):
            yield Fault("market", ("card", row, "ability"), "text ends with a full stop")
        if not card.note.endswith(".") or not 20 < len(card.note) < 140:
            yield Fault("market", ("card", row, "note"), f"a note is one sentence of 21 to 139 letters, this one has {len(card.note)}")
        if len(card.name) > 34:
            yield Fault("market", ("card", row, "name"), f"a name has 34 letters at most, this one {len(card.name)}")


def revolts(data: Data) -> Iterator[Fault]:
    """G3b: Tax Revolts in the four decks."""
    for name, wanted in TAX_REVOLTS.items():
        rows = [(row, card) for row, card in enumerate(data.market.card) if card.deck == name]
        found = sum("tax_revolt" in card.actions for _, card in rows)
        if rows and found != wanted:
            yield Fault("market", ("card", rows[0][0]), f"the deck {name} has {found} Tax Revolts instead of {wanted} (G3b)")


def balance(data: Data) -> Iterator[Fault]:
    everything = data.market.card
    nudges = {name: Counter(card.nudge for _, card in deck(data, name)) for name in DECKS}
    for name, mix in nudges.items():
        rows = deck(data, name)
        if not rows or not drawn_up_by_us(card for _, card in rows):
            continue
        main = MAIN_NUDGE[name]
        if mix[main] < 0.45 * len(rows):
            yield Fault("market", ("card", rows[0][0]), f"the deck {name} nudges {main} {mix[main]} times, less than 45 %")
        for direction in DIRECTIONS:
            if mix[direction] < 3:
                yield Fault("market", ("card", rows[0][0]), f"the deck {name} nudges {direction} {mix[direction]} times, less than 3")
    if not drawn_up_by_us(everything):
        return
    for direction in DIRECTIONS:
        total = sum(mix[direction] for mix in nudges.values())
        if not 22 <= total <= 28:
            yield Fault("market", ("card",), f"the cards nudge {direction} {total} times instead of 22 to 28")
    uses = Counter(action for card in everything for action in card.actions)
    for row, action in enumerate(data.market.action):
        least = 8 if action.id == "slave_revolt" else 4
        if not action.haven_only and uses[action.id] < least:
            yield Fault("market", ("action", row), f"is on {uses[action.id]} cards, less than {least}")
    legalities = Counter(card.legality for card in everything)
    for legality in LEGALITIES:
        if legalities[legality] < 4:
            yield Fault("market", ("card", deck(data, "ship")[0][0]), f"{legalities[legality]} Ship Cards are {legality}, less than 4")
    royalty = deck(data, "royalty")
    first = ("card", royalty[0][0])
    qualifications = Counter(card.qualification for _, card in royalty)
    for qualification, number in qualifications.items():
        least = 6 if qualification == "least_righteous" else 5
        if not least <= number <= 8:
            yield Fault("market", first, f"{number} Peerages ask for {qualification} instead of {least} to 8")
    peerages = Counter(card.peerage for _, card in royalty)
    if abs(peerages["reach"] - peerages["sway"]) > 4:
        yield Fault("market", first, f"{peerages['reach']} Reach and {peerages['sway']} Sway Peerages differ by more than 4")


# Printed cards that the rulebook shows: by title, name or captain, with what it says of them
KNOWN_CARDS: tuple[tuple[str, str, dict[str, Any], str], ...] = (
    ("title", "ROYAL EXCHANGE", {"nudge": "up", "peerage": "reach", "qualification": "least_loyal"}, "D3b"),
    ("title", "ADMIRAL", {"peerage": "sway", "qualification": "most_loyal"}, "D3c"),
    ("title", "GRAND INQUISITOR", {"nudge": "right", "qualification": "most_righteous"}, "D3d"),
    ("title", "MAROON KING", {"id": "PHR069", "peerage": "reach"}, "H"),
    ("name", "Somers Isles Shipwreck", {"actions": {"disk", "armada"}}, "D3c"),
    ("name", "Quakers", {"nudge": "up", "actions": {"disk", "bible", "literacy"}}, "D"),
)


def known_cards(data: Data) -> Iterator[Fault]:
    for key, name, facts, section in KNOWN_CARDS:
        rows = [(row, card) for row, card in enumerate(data.market.card) if getattr(card, key) == name]
        if not rows:
            yield Fault("market", ("card",), f"the card {name} of the rulebook is not there ({section})")
        for row, card in rows:
            for fact, value in facts.items():
                if isinstance(value, set):
                    for action in sorted(value - set(card.actions)):
                        yield Fault("market", ("card", row, "actions"), f"{name} has the Action {action} ({section})")
                elif getattr(card, fact) != value:
                    yield Fault("market", ("card", row, fact), f"{fact} of {name} is {value} ({section})")
            if name == "Quakers" and len(card.actions) < 4:
                yield Fault("market", ("card", row, "actions"), f"Quakers has more than three Actions ({section})")
            if name == "MAROON KING" and card.ability is not None and card.ability.hook != "maroon_king":
                yield Fault("market", ("card", row, "ability"), "MAROON KING has the hook maroon_king (H)")
    ships = deck(data, "ship")
    if ships and not any(card.legality == "SMUGGLER" and card.nudge == "down" for _, card in ships):
        yield Fault("market", ("card", ships[0][0]), "no SMUGGLER nudges down (D3)")
    drake = [(row, card) for row, card in ships if "Drake" in (card.captain or "")]
    if len(drake) != 1:
        yield Fault("market", ("card",), f"Drake is the captain of {len(drake)} cards instead of one")
    for row, card in drake:
        for fact, value in (("seamanship", "A"), ("legality", "PRIVATEER")):
            if getattr(card, fact) != value:
                yield Fault("market", ("card", row, fact), f"{fact} of Drake is {value}")
    letters: dict[str, str] = {}
    for row, card in ships:
        if card.seamanship is not None and card.seamanship in letters:
            yield Fault(
                "market", ("card", row, "seamanship"), f"the letter {card.seamanship} is already that of {letters[card.seamanship]}"
            )
        letters[card.seamanship or ""] = card.id


CALLOW_ACTIONS: tuple[ActionId, ...] = ("sword_fight", "peninsular_marriage")
HAVEN_ACTIONS = {
    *CALLOW_ACTIONS, "black_market", "letter_of_marque", "voodoo", "dove", "armada", "tax", "slave_trade", "casa",
}  # fmt: skip


def havens(data: Data) -> Iterator[Fault]:
    """B6: one Haven Card a sea zone, two Actions each, one of them for Callow figures."""
    rows = data.havens.haven
    if len(rows) != 14:
        yield Fault("havens", ("haven",), f"there are {len(rows)} Haven Cards instead of 14")
    for row, haven in enumerate(rows):
        if haven.id != f"PHH{row + 1:02}":
            yield Fault("havens", ("haven", row, "id"), f"PHH{row + 1:02} is expected here")
            break
    for row, haven in enumerate(rows):
        place = ("haven", row, "actions")
        if len(set(haven.actions)) != 2 or len(haven.actions) != 2:
            yield Fault("havens", place, "a Haven Card has two different Actions")
        if sum(action in CALLOW_ACTIONS for action in haven.actions) != 1:
            yield Fault("havens", place, "one Action is sword_fight or peninsular_marriage")
        for action in haven.actions:
            if action not in HAVEN_ACTIONS:
                yield Fault("havens", place, f"the Action {action} is on no Haven Card")
        if haven.sea_zone == "tortuga" and "peninsular_marriage" not in haven.actions:
            yield Fault("havens", place, "Tortuga has the Action peninsular_marriage (D)")
    uses = Counter(action for haven in rows for action in haven.actions)
    for name in CALLOW_ACTIONS:
        if uses[name] != 7:
            yield Fault("havens", ("haven",), f"{uses[name]} Haven Cards have the Action {name} instead of 7")


CHECKS: tuple[Callable[[Data], Iterator[Fault]], ...] = (decks, cards, revolts, balance, known_cards, havens)
