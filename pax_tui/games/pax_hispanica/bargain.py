"""G1: a deal put together by people, or answered by them; what the deal screen shows of it.

The rules say what a deal may hold (`rules.pax_hispanica.negotiation`); nothing is judged here. What is shown of a Hand is only that of the
one who sits at the screen, of the other's what everybody sees: how many cards of each deck (C9). Which deals a moment allows is told by
`bargain_kinds`, the same line by line is asked by `bargain_lines`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pax_tui.games.pax_hispanica import cards, panels
from pax_tui.games.pax_hispanica.bargain_kinds import SECTIONS, Kind, kinds, names_now
from pax_tui.games.pax_hispanica.say import Say
from pax_tui.games.pax_hispanica.seen import Seen
from pax_tui.widgets.models import Mats
from pax_tui.widgets.sheet import Line, plain
from pax_tui.wording import Wording
from rules.kernel.decision import Option, Rule
from rules.pax_hispanica import negotiation
from rules.pax_hispanica.auction_year import AuctionTurn, Bids
from rules.pax_hispanica.negotiation import HAVEN, LONGEST_PROMISE
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import (
    CARD_DECK,
    CARD_IDS,
    CARD_NUMBER,
    COLONY_IDS,
    COLONY_SEAS,
    COLORS,
    DECK_IDS,
    DECKS,
    HAVEN_IDS,
    HAVEN_NUMBER,
    PHASE,
)
from rules.pax_hispanica.treasure import NO_FLEET_LOADING, loading_fleet

Item = tuple[Any, ...]
SIDES = ("gives", "wants")
NUMBERED = ("dollars", "relics", "loan")
FAVORS = ("spare", "call_off")
CARDS = ("card", "haven", "hidden", "any")
NEVER = Rule("never-dealt", "G1")
"""C68: Anchored cards, tokens, Cargo and Treasure on the map."""
NOTHING_TO_LOAD = Rule("nothing-to-load", "F5b")


@dataclass(frozen=True)
class Row:
    """A line of the deal: its id, what it is, its value in words, whether it is in the deal, and why it may not be."""

    id: str
    label: str
    value: str = ""
    chosen: bool = False
    why: str = ""
    section: str = ""
    card: str = ""
    """The card it names."""
    note: str = ""
    """What is to be known about it, where there is room."""


def answered(position: PaxPosition) -> negotiation.Deal | None:
    """The deal that waits for its partner's answer."""
    top = position.agenda[-1]
    return top if isinstance(top, negotiation.Deal) and top.at == "begin" else None


def possible(position: PaxPosition) -> bool:
    """Whether anybody may propose a deal now, or its partner a counter."""
    return bool(proposers(position))


def proposers(position: PaxPosition) -> tuple[int, ...]:
    """Who may propose a deal to somebody now; while one waits, whoever may counter it."""
    waiting = answered(position)
    pairs = [(waiting.partner, waiting.proposer)] if waiting else [(a, b) for a in position.order for b in position.order if a != b]
    return tuple(dict.fromkeys(a for a, b in pairs if negotiation.not_now(position, a, b, ()) is None))


def note(position: PaxPosition, words: Wording) -> str:
    """What could be bargained about now."""
    return words.text("deal-note", kinds=", ".join(names_now(position, bribes_here(position), words)))


def bribes_here(position: PaxPosition) -> list[Item]:
    """The Treasure in the sea zone of the fleet that is loading."""
    step = loading_fleet(position)
    if PHASE[position.year] != "sail" or step is None:
        return []
    near = [n for n in range(len(COLONY_IDS)) if step.zone in COLONY_SEAS[n]]
    return [("bribe", COLONY_IDS[n], what) for n in near for what in ("chest", "relic") if getattr(position, what)[n]]


class Bargain:
    """A deal in the making, of one player; `option` is what it has come to. Begun by whoever has been offered one, it is a counter."""

    def __init__(self, position: PaxPosition, seat: int, words: Wording) -> None:
        self.position, self.seat, self.words = position, seat, words
        self.offer = answered(position)
        """The deal that this one would counter."""
        if self.offer and self.offer.partner != seat:
            self.offer = None
        self.partners = [self.offer.proposer] if self.offer else [c for c in position.order if c != seat]
        free = [c for c in self.partners if negotiation.not_now(position, seat, c, ()) is None]
        self.partner = (free or self.partners)[0]
        self.gives: dict[Item, int] = {}
        """What is given; for dollars, Relics and loans the number, 2 for an own card given unseen, for everything else 1."""
        self.wants: dict[Item, int] = {}
        self.promises: dict[str, str] = {}
        """What each side promises; under "" what nobody in particular does."""
        if self.offer:
            self._take_over(self.offer)

    def _take_over(self, deal: negotiation.Deal) -> None:
        """A counter begins with what was offered, seen from the other side; an unseen card that was asked for has still to be picked."""
        for item in deal.gives_seen():
            self._count(self.wants, ("any", item[1]) if item[0] == "hidden" else item)
        for item in deal.wants:
            if item[0] in (*NUMBERED, *FAVORS, "bribe"):
                self._count(self.gives, item)
            elif item[0] in ("card", "haven") and negotiation.in_hand(self.position, self.seat, item[1]):
                self._count(self.gives, ("mine", item[1]))
        self.promise = deal.promise

    @staticmethod
    def _count(side: dict[Item, int], item: Item) -> None:
        if item[0] in NUMBERED:
            side[item[:1]] = item[1]
        else:
            side[item] = side.get(item, 0) + 1

    @property
    def name(self) -> str:
        """Who proposes."""
        return self.words.seat(self.seat)

    def party(self, side: str) -> int:
        """Who gives on a side: on the first whoever sits at the screen."""
        return self.seat if side == "gives" else self.partner

    def color(self, side: str) -> str:
        """The seat's name of a side's giver."""
        return COLORS[self.party(side)]

    # -- promises, which are one text for the rules

    @property
    def promise(self) -> str:
        """What is promised, each promise after the name of who makes it."""
        said = [f"{self.words.seat(self.party(s))}: {self.promises[s].strip()}" for s in SIDES if self.promises.get(s, "").strip()]
        loose = self.promises.get("", "").strip()
        return "; ".join([*([loose] if loose else []), *said])[:LONGEST_PROMISE]

    @promise.setter
    def promise(self, text: str) -> None:
        self.promises = {}
        rest = text.strip()
        starts = {side: f"{self.words.seat(self.party(side))}: " for side in SIDES}
        found = sorted((0 if rest.startswith(name) else rest.find(f"; {name}"), side) for side, name in starts.items())
        for at, side in reversed(found):
            if at >= 0:
                self.promises[side] = rest[at:].removeprefix("; ").removeprefix(starts[side])
                rest = rest[:at]
        if rest:
            self.promises[""] = rest

    def room(self, side: str) -> int:
        """How long the promise of a side may be."""
        used = len(self.promise) - len(self.promises.get(side, "").strip())
        new = 0 if self.promises.get(side) else len(f"; {self.words.seat(self.party(side))}: ")
        return max(0, LONGEST_PROMISE - used - new)

    # -- what can be in it, and what cannot

    def rows(self, side: str) -> list[Row]:
        """Every line of a side: what may be given first, then what may not, with the reason."""
        held = self.gives if side == "gives" else self.wants
        items = self.givable() if side == "gives" else self.wanted()
        rows = [self._row(side, item, held.get(item, 0), self._why(side, item)) for item in items]
        rows += [self._row(side, item, 0, rule) for item, rule in self._closed_favors(side)]
        never = Row(f"{side}:never", self.words.text("deal-never"), why=self.words.rule(NEVER), section=NEVER.section)
        return [*(r for r in rows if not r.why or r.chosen), *(r for r in rows if r.why and not r.chosen), never]

    def _row(self, side: str, item: Item, number: int, rule: Rule | None) -> Row:
        why, section = (self.words.rule(rule), rule.section) if rule else ("", "")
        if rule is negotiation.NOTHING_TO_CALL_OFF:
            kind = "tribute" if item == ("spare",) else "surrender"
            why, section = self.words.text(f"deal-kind-{kind}-not"), SECTIONS[kind]
        card = str(item[1]) if item[0] in ("mine", "card", "haven") else ""
        value = self._value(item, number) if number or not rule else ""
        return Row(f"{side}:{'/'.join(map(str, item))}", self.label(item), value, number > 0, why, section, card)

    def _why(self, side: str, item: Item) -> Rule | None:
        """Why one of a thing cannot be given now."""
        position, giver = self.position, self.party(side)
        probe = _one(item)
        if item == ("loan",) and not isinstance(negotiation.asked_step(position), AuctionTurn | Bids):
            return negotiation.NO_LOANS_NOW
        rule = negotiation.not_now(position, self.seat, self.partner, (probe,)) or negotiation.cannot_give(position, giver, (probe,))
        if rule is None and item[0] in ("any", "card", "haven"):
            rule = negotiation.too_few_cards(position, giver, (probe,))
        return rule

    def _closed_favors(self, side: str) -> list[tuple[Item, Rule]]:
        """What is given up or paid for another only at its moment, with what is missing for it now."""
        open_now = self._favors(self.party(side))
        found: list[tuple[Item, Rule]] = []
        for kind in FAVORS:
            rule = self._why(side, (kind,))
            if rule is not None and (kind,) not in open_now:
                found.append(((kind,), rule))
        bribes = [item for item in open_now if item[0] == "bribe"]
        if not bribes:
            here = [(item, rule) for item in bribes_here(self.position) if (rule := self._why(side, item))]
            found += here or [(("bribe",), NO_FLEET_LOADING if loading_fleet(self.position) is None else NOTHING_TO_LOAD)]
        return found

    def label(self, item: Item) -> str:
        """What an item is."""
        text = self.words.text
        if item[0] in NUMBERED:
            return text(f"deal-{item[0]}")
        if item[0] == "bribe" and len(item) > 1:
            return text("deal-bribe-for", site=self.words.name("site", item[1]), treasure=self.words.name("treasure", item[2]))
        if item[0] == "mine":
            return self.words.item(("card" if item[1] in CARD_IDS else "haven", item[1]))
        if item[0] in ("card", "haven"):
            return text("deal-named", card=self.words.item(item))
        if item == ("bribe",) or item[0] in FAVORS:
            return text(f"deal-{item[0]}".replace("_", "-"))
        if item[0] == "any":
            return text("deal-any", deck=self.words.name("deck", item[1]))
        return self.words.item(item)

    def _value(self, item: Item, number: int) -> str:
        if item[0] == "mine":
            return self.words.text(("deal-kept", "deal-openly", "deal-unseen")[number])
        if item[0] in ("dollars", "loan"):
            return f"${number}"
        if item[0] == "any":
            return self.words.text("deal-of", n=str(number), most=str(self._most("wants", item)))
        return str(number) if item[0] == "relics" else self.words.text("deal-yes" if number else "deal-no")

    def _favors(self, seat: int) -> list[Item]:
        """What the moment lets a player give up or pay for another."""
        items: list[Item] = [(kind,) for kind in FAVORS]
        items += bribes_here(self.position)
        return [item for item in items if negotiation.cannot_give(self.position, seat, (item,)) is None]

    def givable(self) -> list[Item]:
        """What the one at the screen could give, were it the moment."""
        position, seat = self.position, self.seat
        items: list[Item] = [("dollars",), ("relics",), ("loan",), *self._favors(seat)]
        items += [("mine", CARD_IDS[c]) for c in position.market[seat]]
        return items + [("mine", HAVEN_IDS[h]) for h in position.havens[seat]]

    def wanted(self) -> list[Item]:
        """What can be asked for."""
        position, other = self.position, self.partner
        items: list[Item] = [("dollars",), ("relics",), ("loan",), *self._favors(other)]
        items += [item for item in self.wants if item[0] in ("card", "haven")]
        decks = [DECK_IDS[d] for d in DECKS if any(CARD_DECK[c] == d for c in position.market[other])]
        items += [("any", deck) for deck in [*decks, *([HAVEN] if position.havens[other] else [])]]
        return items

    @property
    def may_name(self) -> bool:
        """Whether a card can be asked for by its name now."""
        found = self.nameable()
        return bool(found) and self._why("wants", ("card" if found[0][0] in CARD_NUMBER else "haven", found[0][0])) is None

    def nameable(self) -> list[tuple[str, str]]:
        """Cards that can be asked for by name: id and name; all of the decks in the other's Hand that do not lie open or in the own one."""
        position = self.position
        known = {CARD_IDS[c] for c in position.market[self.seat]} | {HAVEN_IDS[h] for h in position.havens[self.seat]}
        known |= {CARD_IDS[c] for c in position.faceup if c >= 0}
        known |= {CARD_IDS[c] for color in position.order for c in (*position.ships[color], *position.peerages[color])}
        decks = {CARD_DECK[c] for c in position.market[self.partner]}
        found = [(i, self.words.name("card", i)) for i, deck in zip(CARD_IDS, CARD_DECK, strict=True) if deck in decks]
        if position.havens[self.partner]:
            found += [(i, self.words.item(("haven", i))) for i in HAVEN_IDS]
        return [(i, name) for i, name in found if i not in known]

    def moment(self) -> str:
        """What the moment is, and whose."""
        year = self.position.year
        return self.words.text("deal-moment", year=str(year), phase=self.words.name("phase", PHASE[year]))

    def kinds(self) -> list[Kind]:
        """Which deals the moment allows between the two, and why not the others."""
        return kinds(self.position, (self.seat, self.partner), bribes_here(self.position), self.words)

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
        if side not in SIDES or item == ("never",) or item == ("bribe",):
            return
        held = self.gives if side == "gives" else self.wants
        if not held.get(item) and self._why(side, item) is not None:
            return
        most = self._most(side, item)
        number = held.get(item, 0) + by
        self._hold(held, item, min(max(number, 0), most) if self.counts(row) else number % (most + 1))

    def set(self, row: str, number: int) -> None:
        """A number that was typed."""
        side, item = self._item(row)
        if self._why(side, item) is None:
            self._hold(self.gives if side == "gives" else self.wants, item, min(number, self._most(side, item)))

    @staticmethod
    def _hold(held: dict[Item, int], item: Item, number: int) -> None:
        if number:
            held[item] = number
        else:
            held.pop(item, None)

    def _most(self, side: str, item: Item) -> int:
        position, seat = self.position, self.party(side)
        if item[0] in ("dollars", "loan"):
            return max(0, negotiation.spendable(position, seat))
        if item[0] == "relics":
            return position.relics[seat]
        if item[0] == "any":
            return len(position.havens[seat]) if item[1] == HAVEN else sum(DECK_IDS[CARD_DECK[c]] == item[1] for c in position.market[seat])
        return 2 if item[0] == "mine" else 1

    def ask_for(self, card: str) -> str:
        """Asks for a card by name; the id of its row."""
        item = ("card" if card in CARD_IDS else "haven", card)
        self.wants[item] = 1
        return f"wants:{'/'.join(item)}"

    def counts(self, row: str) -> bool:
        """Whether a number can be typed on a row."""
        return self._item(row)[1][0] in (*NUMBERED, "any") and row.partition(":")[0] in SIDES

    # -- what it has come to

    def option(self) -> Option:
        """The deal as the rules take it."""
        return ("deal", COLORS[self.seat], COLORS[self.partner], _items(self.gives), _items(self.wants), self.promise)

    def rule(self) -> Rule | None:
        """Why it cannot be proposed."""
        return self.position.interrupt_rule(self.option())

    def reason(self) -> str:
        """The same in words, "" when it can."""
        rule = self.rule()
        if rule is None:
            return ""
        if not (self.gives or self.wants or self.promise):
            closed = negotiation.not_now(self.position, self.seat, self.partner, ())
            if closed is None:
                return self.words.text("deal-empty")
            rule = closed
        return f"{self.words.rule(rule)} ({rule.section})"

    def sentence(self) -> str:
        """What would be told of it, promises aside."""
        option = self.option()
        shown = tuple(("hidden", negotiation._deck(item)) if item[0] == "hidden" else item for item in option[3])
        return self.words.option((*option[:3], shown, *option[4:])) + "."

    # -- the offer that is answered

    def offered(self, side: str) -> list[Row]:
        """What the offer takes from its partner, who answers it, and gives in return."""
        assert self.offer is not None
        text, rows = self.words.text, []
        for n, item in enumerate(self.offer.wants if side == "gives" else self.offer.gives_seen()):
            rule = negotiation.missing_card(self.position, self.seat, (item,)) if side == "gives" else None
            why, section = (self.words.rule(rule), rule.section) if rule else ("", "")
            card = str(item[1]) if item[0] in ("card", "haven") else ""
            said = text("deal-any-free", deck=self.words.name("deck", item[1])) if item[0] == "any" else self.words.item(item)
            name = self.words.name(item[0], card) if card else ""
            note = " ".join(plain(tuple(span for span in cards.one_line(Say(self.words), card) if span[0] != name)).split())
            rows.append(Row(f"{side}:{n}", said[:1].upper() + said[1:], "", True, why, section, card, note))
        return rows

    def cannot_accept(self) -> str:
        """Why the offer cannot be accepted; "" when it can."""
        assert self.offer is not None
        rule = negotiation.cannot_accept(self.position, self.offer)
        return f"{self.words.rule(rule)} ({rule.section})" if rule else ""

    # -- what it leads to

    def moved(self, answering: bool = False) -> tuple[tuple[Item, ...], tuple[Item, ...]]:
        """What the one at the screen gives and gets: in the deal being made, or in the offer being answered."""
        if answering and self.offer is not None:
            return self.offer.wants, self.offer.gives_seen()
        return _items(self.gives), _items(self.wants)

    def afterwards(self, side: str, answering: bool = False, brief: bool = False) -> Line:
        """What a side would have: dollars, Relics, cards in the Hand, and whether it would win by it."""
        position, color, text = self.position, self.party(side), self.words.text
        gives, gets = self.moved(answering)
        if side == "wants":
            gives, gets = gets, gives
        dollars = position.dollars[color] + _sum(gets, "dollars", "loan") - _sum(gives, "dollars", "loan", "bribe")
        dollars += sum(item[0] == "bribe" and position.disk[COLONY_IDS.index(item[1])] == color for item in (*gives, *gets))
        relics = position.relics[color] + _sum(gets, "relics") - _sum(gives, "relics")
        hand = len(position.market[color]) + len(position.havens[color])
        held = hand + _sum(gets, *CARDS) - _sum(gives, *CARDS)
        limit = Seen(position.view(None)).hand_limit(color)
        parts: list[tuple[str, str]] = [(text("deal-after-money", n=_change(position.dollars[color], dollars)), "text")]
        parts.append((text("deal-after-relics", n=_change(position.relics[color], relics)), "text"))
        over = PHASE[position.year] == "play" and held > limit
        parts.append((text("deal-after-hand", n=_change(hand, held), limit=str(limit)), "warn" if over and held > hand else "text"))
        if over and not brief:
            parts.append((text("deal-after-discard", n=held - limit), "text"))
        line: list[tuple[str, str]] = []
        for part in parts:
            line += [(" · ", "dim"), part] if line else [part]
        won = self._won(answering)
        if won is not None and color in won[0]:
            line += [(" · ", "dim"), (text("deal-after-win", section=won[1]), "good")]
        return tuple(line)

    def _won(self, answering: bool) -> tuple[tuple[int, ...], str] | None:
        """C69: who would win at once, as far as dollars and Relics decide it."""
        after = self.position.copy()
        for giver, taker, items in zip((self.seat, self.partner), (self.partner, self.seat), self.moved(answering), strict=True):
            for kind, column in (("dollars", after.dollars), ("relics", after.relics)):
                n = _sum(items, kind)
                column[giver] -= n
                column[taker] += n
        after.judge()
        return (tuple(after.result.winners), after.result.section) if after.result is not None else None

    def mats(self) -> Mats:
        """What everybody sees of the two."""
        say, both = Say(self.words), [self.color(side) for side in SIDES]
        found = panels.mats(say, Seen(self.position.view(None)), None)
        return Mats(self.words.text("deal-mats"), tuple(mat for color in both for mat in found.mats if mat.seat == color))

    def about(self, card: str) -> list[Line]:
        """Everything about a card that a row names."""
        known = card in CARD_NUMBER or card in HAVEN_NUMBER
        return cards.card(Say(self.words), Seen(self.position.view(self.seat)), card) if known else []


def _one(item: Item) -> Item:
    """One of a thing, as the rules name it."""
    if item[0] in NUMBERED:
        return (item[0], 1)
    if item[0] == "mine":
        return ("card" if item[1] in CARD_NUMBER else "haven", item[1])
    return item


def _change(before: int, after: int) -> str:
    return str(before) if before == after else f"{before}→{after}"


def _sum(items: tuple[Item, ...], *kinds: str) -> int:
    """How many dollars, Relics or cards items come to."""
    return sum(item[1] if item[0] in NUMBERED else 1 for item in items if item[0] in kinds)


def _items(side: dict[Item, int]) -> tuple[Item, ...]:
    found: list[Item] = []
    for item, number in side.items():
        if item[0] in NUMBERED:
            found.append((item[0], number))
        elif item[0] == "mine":
            kind = "hidden" if number == 2 else "card" if item[1] in CARD_IDS else "haven"
            found.append((kind, item[1]))
        else:
            found += [item] * (number if item[0] == "any" else 1)
    return tuple(found)
