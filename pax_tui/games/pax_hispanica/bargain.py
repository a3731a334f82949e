"""G1: a deal put together by people, on the full screen row by row and with --plain line by line.

The rules say what a deal may hold (`rules.pax_hispanica.negotiation`); nothing is judged here. What is shown of a Hand is only the
proposer's own.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pax_tui.games.face import Clerk
from pax_tui.wording import Wording
from rules.kernel.decision import Option, Rule
from rules.kernel.position import Position
from rules.pax_hispanica import negotiation
from rules.pax_hispanica.negotiation import HAVEN, LONGEST_PROMISE
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import CARD_DECK, CARD_IDS, COLONY_IDS, COLORS, DECK_IDS, DECKS, HAVEN_IDS, PHASE

Item = tuple[Any, ...]
PROMISE = "promise"


@dataclass(frozen=True)
class Row:
    """A line of the deal that can be changed: its id, what it is, its value in words, and whether it is in the deal."""

    id: str
    label: str
    value: str
    chosen: bool
    heading: str = ""
    """Stands above it, where it begins a part."""


def answered(position: PaxPosition) -> negotiation.Deal | None:
    """The deal that waits for its partner's answer."""
    top = position.agenda[-1]
    return top if isinstance(top, negotiation.Deal) and top.at == "begin" else None


def possible(position: PaxPosition) -> bool:
    """Whether anybody may propose a deal now, or its partner a counter."""
    waiting = answered(position)
    pairs = [(waiting.partner, waiting.proposer)] if waiting else [(a, b) for a in position.seats for b in position.seats if a != b]
    return any(negotiation.not_now(position, a, b, ()) is None for a, b in pairs)


class Bargain:
    """A deal in the making, of one player; `option` is what it has come to."""

    def __init__(self, position: PaxPosition, seat: int, words: Wording) -> None:
        self.position, self.seat, self.words = position, seat, words
        waiting = answered(position)
        self.partners = [waiting.proposer] if waiting and waiting.partner == seat else [c for c in position.order if c != seat]
        self.partner = self.partners[0]
        self.gives: dict[Item, int] = {}
        """What is given; for dollars, Relics and loans the number, for everything else 1."""
        self.wants: dict[Item, int] = {}
        self.promise = ""
        if waiting and waiting.partner == seat:
            self._take_over(waiting)

    def _take_over(self, deal: negotiation.Deal) -> None:
        """A counter begins with what was offered, seen from the other side."""
        for item in deal.gives_seen():
            key = ("any", item[1]) if item[0] == "hidden" else item
            self._count(self.wants, key)
        for item in deal.wants:
            if item[0] in ("dollars", "relics", "loan", "bribe", "spare", "call_off"):
                self._count(self.gives, item)
        self.promise = deal.promise

    @staticmethod
    def _count(side: dict[Item, int], item: Item) -> None:
        if item[0] in ("dollars", "relics", "loan"):
            side[item[:1]] = item[1]
        else:
            side[item] = side.get(item, 0) + 1

    @property
    def name(self) -> str:
        """Who proposes."""
        return self.words.seat(self.seat)

    # -- what can be in it

    def rows(self) -> list[Row]:
        """Every line that can be changed, giving first."""
        text = self.words.text
        rows = [Row("partner", text("deal-partner"), self.words.seat(self.partner), True)]
        for side, items in (("gives", self._givable()), ("wants", self._wanted())):
            held = self.gives if side == "gives" else self.wants
            who = self.name if side == "gives" else self.words.seat(self.partner)
            heading = text("deal-gives", seat=who)
            for item in items:
                number = held.get(item, 0)
                rows.append(Row(f"{side}:{'/'.join(map(str, item))}", self._label(item), self._value(item, number), number > 0, heading))
                heading = ""
        rows.append(Row(PROMISE, text("deal-promise"), self.promise or text("deal-no-promise"), bool(self.promise), text("deal-besides")))
        return rows

    def _label(self, item: Item) -> str:
        if item[0] in ("dollars", "relics", "loan"):
            return self.words.text(f"deal-{item[0]}")
        if item[0] == "mine":
            return self.words.item(("card" if item[1] in CARD_IDS else "haven", item[1]))
        if item[0] in ("card", "haven"):
            return self.words.text("deal-named", card=self.words.name(item[0], item[1]))
        return self.words.item(item)

    def _value(self, item: Item, number: int) -> str:
        if item[0] == "mine":
            return self.words.text(("deal-kept", "deal-openly", "deal-unseen")[number])
        return str(number) if item[0] in ("dollars", "relics", "loan", "any") else self.words.text("deal-yes" if number else "deal-no")

    def _money(self, seat: int) -> list[Item]:
        items: list[Item] = [("dollars",)]
        if PHASE[self.position.year] == "auction":
            items.append(("loan",))
        if self.position.relics[seat] and PHASE[self.position.year] != "auction":
            items.append(("relics",))
        return items

    def _favors(self, seat: int) -> list[Item]:
        """What the moment lets a player give up or pay for another."""
        position = self.position
        items: list[Item] = [("spare",), ("call_off",)]
        if PHASE[position.year] == "sail":
            items += [
                ("bribe", colony, what) for n, colony in enumerate(COLONY_IDS) for what in ("chest", "relic") if getattr(position, what)[n]
            ]
        return [item for item in items if negotiation.cannot_give(position, seat, (item,)) is None]

    def _givable(self) -> list[Item]:
        position, seat = self.position, self.seat
        items = self._money(seat)
        if PHASE[position.year] != "auction":
            items += [("mine", CARD_IDS[c]) for c in position.market[seat]]
            items += [("mine", HAVEN_IDS[h]) for h in position.havens[seat]]
        return items + self._favors(seat)

    def _wanted(self) -> list[Item]:
        position, other = self.position, self.partner
        items = self._money(other)
        if PHASE[position.year] != "auction":
            decks = [DECK_IDS[d] for d in DECKS if any(CARD_DECK[c] == d for c in position.market[other])]
            items += [("any", deck) for deck in [*decks, *([HAVEN] if position.havens[other] else [])]]
            items += [item for item in self.wants if item[0] in ("card", "haven")]
        return items + self._favors(other)

    def nameable(self) -> list[tuple[str, str]]:
        """Cards that can be asked for by name: id and name; all there are, as a Hand is hidden."""
        own = {CARD_IDS[c] for c in self.position.market[self.seat]} | {HAVEN_IDS[h] for h in self.position.havens[self.seat]}
        cards = [(i, self.words.name("card", i)) for i in CARD_IDS] + [
            (i, self.words.text("deal-haven", sea=self.words.name("haven", i))) for i in HAVEN_IDS
        ]
        return [(i, name) for i, name in cards if i not in own]

    # -- changing it

    def _item(self, row: str) -> tuple[str, Item]:
        side, _, rest = row.partition(":")
        return side, tuple(rest.split("/"))

    def change(self, row: str, by: int) -> None:
        """One more or one less, the next or the one before."""
        if row == "partner":
            at = (self.partners.index(self.partner) + by) % len(self.partners)
            self.partner = self.partners[at]
            self.wants = {}
            return
        side, item = self._item(row)
        if side not in ("gives", "wants"):
            return
        held = self.gives if side == "gives" else self.wants
        most = self._most(side, item)
        number = held.get(item, 0) + by
        number = number % (most + 1) if most <= 2 and item[0] != "any" and item[0] not in ("dollars", "relics", "loan") else number
        number = min(max(number, 0), most)
        if number:
            held[item] = number
        else:
            held.pop(item, None)

    def set(self, row: str, number: int) -> None:
        """A number that was typed."""
        side, item = self._item(row)
        held = self.gives if side == "gives" else self.wants
        number = min(number, self._most(side, item))
        if number:
            held[item] = number
        else:
            held.pop(item, None)

    def _most(self, side: str, item: Item) -> int:
        position, seat = self.position, self.seat if side == "gives" else self.partner
        if item[0] in ("dollars", "loan"):
            return max(0, negotiation.spendable(position, seat))
        if item[0] == "relics":
            return position.relics[seat]
        if item[0] == "any":
            return len(position.havens[seat]) if item[1] == HAVEN else sum(DECK_IDS[CARD_DECK[c]] == item[1] for c in position.market[seat])
        return 2 if item[0] == "mine" else 1

    def ask_for(self, card: str) -> None:
        """Asks for a card by name."""
        self.wants[("card" if card in CARD_IDS else "haven", card)] = 1

    def counts(self, row: str) -> bool:
        """Whether a number can be typed on a row."""
        return self._item(row)[1][0] in ("dollars", "relics", "loan", "any") and row.partition(":")[0] in ("gives", "wants")

    # -- what it has come to

    def option(self) -> Option:
        """The deal as the rules take it."""
        return (
            "deal",
            COLORS[self.seat],
            COLORS[self.partner],
            _items(self.gives),
            _items(self.wants),
            self.promise.strip()[:LONGEST_PROMISE],
        )

    def rule(self) -> Rule | None:
        """Why it cannot be proposed."""
        return self.position.interrupt_rule(self.option())

    def reason(self) -> str:
        """The same in words, "" when it can."""
        rule = self.rule()
        if rule is None:
            return ""
        if not (self.gives or self.wants or self.promise.strip()):
            return self.words.text("deal-empty")
        return f"{self.words.rule(rule)} ({rule.section})"

    def sentence(self) -> str:
        """What would be told of it."""
        option = self.option()
        shown = tuple(("hidden", negotiation._deck(item)) if item[0] == "hidden" else item for item in option[3])
        said = self.words.option((*option[:3], shown, *option[4:]))
        return f"{said} {self.words.text('deal-with-promise', promise=option[5])}" if option[5] else said


def _items(side: dict[Item, int]) -> tuple[Item, ...]:
    found: list[Item] = []
    for item, number in side.items():
        if item[0] in ("dollars", "relics", "loan"):
            found.append((item[0], number))
        elif item[0] == "mine":
            kind = "hidden" if number == 2 else "card" if item[1] in CARD_IDS else "haven"
            found.append((kind, item[1]))
        else:
            found += [item] * (number if item[0] == "any" else 1)
    return tuple(found)


# -- line by line


def ask(position: Position, seats: Sequence[int], words: Wording, clerk: Clerk) -> Option | None:
    """Asks who proposes what to whom; an empty first answer gives it up. Raises EOFError."""
    assert isinstance(position, PaxPosition)
    waiting = answered(position)
    able = [waiting.partner] if waiting and waiting.partner in seats else list(seats)
    proposer = able[0] if len(able) == 1 else _who(able, "deal-plain-proposer", words, clerk)
    if proposer is None:
        return None
    clerk.alone(proposer)
    deal = Bargain(position, proposer, words)
    if len(deal.partners) > 1:
        partner = _who(deal.partners, "deal-plain-partner", words, clerk)
        if partner is None:
            return None
        deal.partner, deal.wants = partner, {}
    clerk.say(words.text("deal-plain-help"))
    for side in ("gives", "wants"):
        name = deal.name if side == "gives" else words.seat(deal.partner)
        while True:
            held = deal.gives if side == "gives" else deal.wants
            held.clear()
            line = clerk.ask(words.text(f"deal-plain-{side}", seat=name) + " ")
            wrong = [part for part in re.split(r"[,;]", line) if part.strip() and not _understood(deal, side, part.strip())]
            if not wrong:
                break
            clerk.say(words.text("deal-plain-unknown", what=wrong[0].strip()))
    deal.promise = clerk.ask(words.text("deal-plain-promise") + " ")
    why = deal.reason()
    if why:
        clerk.say(why)
        return None
    return deal.option()


def _who(seats: Sequence[int], question: str, words: Wording, clerk: Clerk) -> int | None:
    names = {seat: words.seat(seat) for seat in seats}
    while True:
        answer = clerk.ask(f"{words.text(question)} {', '.join(names.values())}: ").casefold()
        if not answer:
            return None
        found = [s for s, name in names.items() if name.casefold().startswith(answer) or COLORS[s].startswith(answer)]
        if len(found) == 1:
            return found[0]
        clerk.say(words.text("deal-plain-unknown", what=answer))


def _understood(deal: Bargain, side: str, part: str) -> bool:
    """Takes one item of a line: `$3`, `2 relics`, `loan 4`, `any ship`, NAME, `unseen NAME`, `spare`, `call off`, `bribe SITE relic`."""
    held = deal.gives if side == "gives" else deal.wants
    text = part.casefold()
    if found := re.fullmatch(r"\$?(\d+)(?: ?(?:\$|dollars?))?", text):
        held[("dollars",)] = int(found[1])
    elif found := re.fullmatch(r"(\d+) relics?", text):
        held[("relics",)] = int(found[1])
    elif found := re.fullmatch(r"loan \$?(\d+)", text):
        held[("loan",)] = int(found[1])
    elif text == "spare":
        held[("spare",)] = 1
    elif text in ("call off", "call_off"):
        held[("call_off",)] = 1
    elif found := re.fullmatch(r"bribe (.+?)(?: (chest|relic))?", text):
        sites = [i for i in COLONY_IDS if deal.words.name("site", i).casefold().startswith(found[1]) or i.startswith(found[1])]
        if len(sites) != 1:
            return False
        held[("bribe", sites[0], found[2] or "chest")] = 1
    elif side == "wants" and (found := re.fullmatch(r"any (\w+)", text)):
        deck = found[1]
        if deck not in (*DECK_IDS, HAVEN):
            return False
        held[("any", deck)] = held.get(("any", deck), 0) + 1
    else:
        return _card(deal, side, text)
    return True


def _card(deal: Bargain, side: str, text: str) -> bool:
    unseen = side == "gives" and text.startswith("unseen ")
    name = text.removeprefix("unseen ") if unseen else text
    if side == "gives":
        cards = [(item[1], deal._label(item)) for item in deal._givable() if item[0] == "mine"]
    else:
        cards = deal.nameable()
    exact = [i for i, known in cards if known.casefold() == name]
    found = exact or [i for i, known in cards if name in known.casefold()]
    if len(found) != 1:
        return False
    if side == "gives":
        deal.gives[("mine", found[0])] = 2 if unseen else 1
    else:
        deal.ask_for(found[0])
    return True
