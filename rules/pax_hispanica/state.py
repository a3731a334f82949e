"""The position of Pax Hispanica: columns of plain ints, and the small moves of tokens, money and cards that every chapter shares.

Sites, zones, colors and cards are the numbers of `tables`. A move of a token that can end the game is judged at once (rosetta A9).
Hidden are: the hands, which cards the draw piles hold, and the cards laid hidden under a deck (kept as `~card`).
"""

from __future__ import annotations

from typing import Any, ClassVar, Self

from mypy_extensions import mypyc_attr

from rules.kernel.decision import Option, Rule
from rules.kernel.position import Position
from rules.kernel.step import Step
from rules.pax_hispanica.tables import (
    CARD_DECK,
    CARD_HOOK,
    CARD_IDS,
    CARD_PARAMS,
    CATHEDRALS,
    CHESTS,
    COLONIES,
    COLORS,
    DECK_CARDS,
    DECKS,
    EUROPE,
    EVERYBODY,
    EXTREMIST,
    FORTS,
    HAVEN_IDS,
    LANDS,
    MEEPLES,
    MERCANTILISM_MAX,
    MERCANTILISM_MIN,
    NATIONAL,
    NATIVE,
    NATIVES,
    NONE,
    PIRATING,
    POOL,
    REACH,
    REACH_PEERAGE,
    RELICS,
    SEAS,
    START_BIBLES,
    SWAY,
    TOTAL_DISKS,
    TRIBES,
    WAR_COFFERS,
)
from rules.pax_hispanica.victory import judge
from rules.pax_hispanica.view import View, view

SLAVE, TAX = 1, 2
"""The two sides of a Rebel; 0 is an empty Rebel Site."""

SITE_COLUMNS = ("disk", "labor", "fort", "chest", "relic", "bible", "cathedral", "tribe", "rebel", "buried_chests", "buried_relics")
COLOR_COLUMNS = (
    "dollars",
    "relics",
    "citizens",
    "bibles",
    "disks",
    "figure",
    "fleet",
    "ships",
    "peerages",
    "covered",
    "hold_chests",
    "hold_relics",
    "hold_meeples",
    "spent",
    "market",
    "havens",
)
DECK_COLUMNS = ("pool", "faceup", "bottom")
SCALARS = (
    "haven_pool",
    "natives",
    "forts",
    "cathedrals",
    "chests",
    "relic_pool",
    "slaves",
    "tax_rebels",
    "year",
    "war",
    "mercantilism",
    "war_coffers",
    "dove",
    "seats",
    "order",
    "acting",
    "extremists",
    "forever",
    "maroon_mat",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class PaxPosition(Position):
    """A moment of Pax Hispanica.

    By Colony Site: `disk` (color or NONE), `labor` (meeple or NONE), `fort`, `chest`, `relic` (0 or 1).
    By Tribal Site: `bible` (color or NONE), `cathedral` (0 or 1), `tribe` (meeple or NONE). By land zone: `rebel` (0, SLAVE, TAX).
    By sea zone: `buried_chests`, `buried_relics` on its island.
    By color: `dollars` and `relics` in Coffers, `citizens` in Reserve, `bibles` and `disks` left in their columns, `figure` (space or
    NONE), `fleet` (sea zone, EUROPE, PIRATING or ASHORE), `ships` and `peerages` (cards; the first Ship is the Flagship), `covered` (by
    Peerage 1 where a token lies on its icon), the Cargo `hold_chests`, `hold_relics`, `hold_meeples`, `spent` (Galleons that have
    unloaded a Meeple this sail), and the Hand, `market` and `havens`, sorted.
    By deck: `pool` (unseen cards, sorted: their order does not exist), `faceup` (card or NONE), `bottom` (cards faceup under the deck).
    In the Pool: `haven_pool`, `natives` (Indigenous), `forts`, `cathedrals`, `chests`, `relic_pool`. Counts kept for the victories:
    `slaves`, `tax_rebels`, `extremists`. `order` is the Player Order, `acting` the player whose turn or step it is.
    """

    __slots__ = (*SITE_COLUMNS, *COLOR_COLUMNS, *DECK_COLUMNS, *SCALARS)
    columns: ClassVar[tuple[str, ...]] = (*SITE_COLUMNS, *COLOR_COLUMNS, *DECK_COLUMNS, *SCALARS)
    sun_king: ClassVar[int] = NONE
    """H: the color of the automated opponent; only `solitaire.SolitairePosition` has one."""

    disk: list[int]
    labor: list[int]
    fort: list[int]
    chest: list[int]
    relic: list[int]
    bible: list[int]
    cathedral: list[int]
    tribe: list[int]
    rebel: list[int]
    buried_chests: list[int]
    buried_relics: list[int]
    dollars: list[int]
    relics: list[int]
    citizens: list[int]
    bibles: list[int]
    disks: list[int]
    figure: list[int]
    fleet: list[int]
    ships: list[tuple[int, ...]]
    peerages: list[tuple[int, ...]]
    covered: list[tuple[int, ...]]
    hold_chests: list[int]
    hold_relics: list[int]
    hold_meeples: list[tuple[int, ...]]
    spent: list[int]
    market: list[tuple[int, ...]]
    havens: list[tuple[int, ...]]
    pool: list[tuple[int, ...]]
    faceup: list[int]
    bottom: list[tuple[int, ...]]
    haven_pool: tuple[int, ...]
    natives: int
    forts: int
    cathedrals: int
    chests: int
    relic_pool: int
    slaves: int
    tax_rebels: int
    year: int
    war: int
    mercantilism: int
    war_coffers: int
    dove: int
    seats: tuple[int, ...]
    order: tuple[int, ...]
    acting: int
    extremists: tuple[int, ...]
    forever: int
    maroon_mat: int

    def copy(self) -> Self:
        new = self.__new__(self.__class__)
        new.disk = self.disk[:]
        new.labor = self.labor[:]
        new.fort = self.fort[:]
        new.chest = self.chest[:]
        new.relic = self.relic[:]
        new.bible = self.bible[:]
        new.cathedral = self.cathedral[:]
        new.tribe = self.tribe[:]
        new.rebel = self.rebel[:]
        new.buried_chests = self.buried_chests[:]
        new.buried_relics = self.buried_relics[:]
        new.dollars = self.dollars[:]
        new.relics = self.relics[:]
        new.citizens = self.citizens[:]
        new.bibles = self.bibles[:]
        new.disks = self.disks[:]
        new.figure = self.figure[:]
        new.fleet = self.fleet[:]
        new.ships = self.ships[:]
        new.peerages = self.peerages[:]
        new.covered = self.covered[:]
        new.hold_chests = self.hold_chests[:]
        new.hold_relics = self.hold_relics[:]
        new.hold_meeples = self.hold_meeples[:]
        new.spent = self.spent[:]
        new.market = self.market[:]
        new.havens = self.havens[:]
        new.pool = self.pool[:]
        new.faceup = self.faceup[:]
        new.bottom = self.bottom[:]
        new.haven_pool = self.haven_pool
        new.natives = self.natives
        new.forts = self.forts
        new.cathedrals = self.cathedrals
        new.chests = self.chests
        new.relic_pool = self.relic_pool
        new.slaves = self.slaves
        new.tax_rebels = self.tax_rebels
        new.year = self.year
        new.war = self.war
        new.mercantilism = self.mercantilism
        new.war_coffers = self.war_coffers
        new.dove = self.dove
        new.seats = self.seats
        new.order = self.order
        new.acting = self.acting
        new.extremists = self.extremists
        new.forever = self.forever
        new.maroon_mat = self.maroon_mat
        self._copy_into(new)
        return new

    # -- seats

    def playing(self, color: int) -> bool:
        """Whether a color is in the game (C8)."""
        return color in self.seats

    def after(self, seat: int) -> tuple[int, ...]:
        """The other players in Player Order, beginning with the one after `seat`."""
        n = self.order.index(seat)
        return self.order[n + 1 :] + self.order[:n]

    # -- money

    def pay(self, source: int, to: int, amount: int) -> None:
        """Moves dollars; POOL, or a color not in the game, pays from and receives into the Pool."""
        if source in self.seats:
            self.dollars[source] -= amount
        if to in self.seats:
            self.dollars[to] += amount

    def purse(self, color: int) -> int:
        """Whose Coffers pay and are paid for a color: its own, or the Pool for a color not in the game."""
        return color if color in self.seats else POOL

    def affords(self, color: int, dollars: int) -> bool:
        """Whether a player can pay so much."""
        return self.dollars[color] >= dollars

    # -- abilities, Sway and Reach

    def has(self, color: int, hook: str) -> bool:
        """Whether a Peerage of this color, or its national ability, carries the hook."""
        for card in self.peerages[color]:
            if CARD_HOOK[card] == hook:
                return True
        return NATIONAL[color] == hook and self.maroon_mat != color

    def total(self, color: int, hook: str, key: str = "", value: str = "", amount: str = "amount") -> int:
        """The sum of what the Peerages with this hook say (R57); `key` = `value` limits it, "any" always counts."""
        found = 0
        for card in self.peerages[color]:
            if CARD_HOOK[card] == hook:
                params = CARD_PARAMS[card]
                if not key or params[key] in (value, "any"):
                    found += params[amount]
        return found

    def sway(self, color: int) -> int:
        """Sway as the Playmat shows it and Mercantilism caps it (R1, D3c)."""
        shown = SWAY[color][self.disks[color]]
        return min(self.mercantilism, shown)

    def reach(self, color: int) -> int:
        """Reach as the Playmat shows it and Mercantilism caps it (D2b)."""
        shown = REACH[color][self.bibles[color]]
        return min(self.mercantilism, shown)

    def hand_limit(self, color: int) -> int:
        """D3f: the Hand Limit, with what abilities add (R57)."""
        limit = self.sway(color)
        return limit + self.total(color, "hand_limit") if self.peerages[color] else limit

    def set_mercantilism(self, value: int) -> None:
        """Turns the dice, within its faces."""
        self.mercantilism = min(max(value, MERCANTILISM_MIN), MERCANTILISM_MAX)
        self.judge()

    # -- the philosophy board

    def move_figure(self, color: int, space: int) -> None:
        """Puts a Figure on a space and keeps count of the extremists."""
        self.figure[color] = space
        self.extremists = tuple(s for s in self.order if EXTREMIST[self.figure[s]] >= 0)

    # -- the map

    def rebellious(self, area: int) -> bool:
        """E6b: whether a land zone holds a Rebel; a wilderness never does."""
        return area < len(LANDS) and self.rebel[area] != 0

    def put_labor(self, colony: int, meeple: int) -> None:
        """Puts a meeple that was taken from elsewhere on a vacant Colony."""
        self.labor[colony] = meeple
        if meeple == NATIVE:
            self.slaves += 1

    def take_labor(self, colony: int) -> int:
        """Takes the meeple off a Colony and returns it; it goes nowhere yet."""
        meeple = self.labor[colony]
        self.labor[colony] = NONE
        if meeple == NATIVE:
            self.slaves -= 1
            self.judge()
        return meeple

    def return_meeple(self, meeple: int) -> None:
        """C5: an Indigenous to the Pool, a Citizen to the Reserve of his color."""
        if meeple == NATIVE:
            self.natives += 1
        elif meeple >= 0:
            self.citizens[meeple] += 1

    def lose_colony(self, colony: int) -> None:
        """Discards a Colony: disk to its column (absent Spain's stays out of play in the same count), fort and Treasure to the Pool."""
        self.disks[self.disk[colony]] += 1
        self.disk[colony] = NONE
        self.forts += self.fort[colony]
        self.chests += self.chest[colony]
        self.relic_pool += self.relic[colony]
        self.fort[colony] = self.chest[colony] = self.relic[colony] = 0
        self.return_meeple(self.take_labor(colony))

    def lose_mission(self, tribe: int) -> None:
        """Discards a Mission: Bible to its column, Cathedral to the Pool; a meeple that is still there stays."""
        self.bibles[self.bible[tribe]] += 1
        self.bible[tribe] = NONE
        self.cathedrals += self.cathedral[tribe]
        self.cathedral[tribe] = 0

    def put_rebel(self, land: int, side: int) -> None:
        """Sets the Rebel Site of a land zone: 0, SLAVE or TAX."""
        self.tax_rebels += (side == TAX) - (self.rebel[land] == TAX)
        self.rebel[land] = side
        self.judge()

    # -- fleets

    def room(self, color: int) -> int:
        """How many Galleons can still take a Chest or a Meeple this sail (D4b)."""
        return len(self.ships[color]) - self.hold_chests[color] - len(self.hold_meeples[color]) - self.spent[color]

    def treasure(self, color: int) -> bool:
        """Whether a fleet carries a Chest or a Relic."""
        return self.hold_chests[color] > 0 or self.hold_relics[color] > 0

    # -- cards

    def gain_card(self, color: int, card: int) -> None:
        """A Market Card enters a Hand."""
        self.market[color] = tuple(sorted((*self.market[color], card)))

    def drop_card(self, color: int, card: int) -> None:
        """A Market Card leaves a Hand; it goes nowhere yet."""
        self.market[color] = tuple(c for c in self.market[color] if c != card)

    def discard_card(self, card: int, hidden: bool = False) -> None:
        """C5: a Market Card goes faceup under its deck, hidden when it was sold or discarded unseen (D3f)."""
        deck = CARD_DECK[card]
        self.bottom[deck] = (*self.bottom[deck], ~card if hidden else card)

    def gain_haven(self, color: int, haven: int) -> None:
        """A Haven Card enters a Hand."""
        self.havens[color] = tuple(sorted((*self.havens[color], haven)))

    def drop_haven(self, color: int, haven: int) -> None:
        """A Haven Card leaves a Hand; it goes nowhere yet."""
        self.havens[color] = tuple(h for h in self.havens[color] if h != haven)

    def discard_haven(self, color: int, haven: int) -> None:
        """C5: a Haven Card leaves a Hand and is shuffled into its deck."""
        self.drop_haven(color, haven)
        self.haven_pool = tuple(sorted((*self.haven_pool, haven)))

    def spend_haven(self, color: int, haven: int) -> None:
        """F1: a Haven Card is Discarded for an Interdiction."""
        self.discard_haven(color, haven)

    def tactics(self, prey: int, pirate: int) -> Step | None:
        """F2: how the tactics of a sea battle are found, where not every fleet has a player."""
        return None

    def lose_peerage(self, color: int, card: int) -> None:
        """R24, R25, R74: a Peerage goes under its deck, the token on it back to its column."""
        n = self.peerages[color].index(card)
        if self.covered[color][n]:
            column = self.bibles if REACH_PEERAGE[card] else self.disks
            column[color] += 1
        self.peerages[color] = self.peerages[color][:n] + self.peerages[color][n + 1 :]
        self.covered[color] = self.covered[color][:n] + self.covered[color][n + 1 :]
        self.discard_card(card)

    def lose_ship(self, color: int, card: int) -> None:
        """Fb, F2e, R74: a Ship Card goes under its deck and a Galleon to Reserve; the next card becomes Flagship."""
        self.ships[color] = tuple(c for c in self.ships[color] if c != card)
        self.discard_card(card)
        if not self.ships[color]:
            self.fleet[color] = -1

    # -- what the kernel asks for

    def judge(self) -> None:
        if self.extremists and self.result is None:
            judge(self)

    def view(self, seat: int | None) -> View:
        return view(self, seat)

    def interrupt(self, option: Option) -> Step | None:
        if option[0] != "deal":
            return None
        from rules.pax_hispanica.negotiation import deal_step

        return deal_step(self, option)

    def interrupt_rule(self, option: Option) -> Rule | None:
        if option and option[0] == "deal":
            from rules.pax_hispanica.negotiation import deal_rule

            return deal_rule(self, option)
        return super().interrupt_rule(option)

    def resample(self, seat: int, rng: Any) -> Self:
        new = self.copy()
        new._decision = None
        others = [c for c in EVERYBODY if c != seat]
        for deck in DECKS:
            hands = {c: [k for k in new.market[c] if CARD_DECK[k] == deck] for c in others}
            hidden = [~k for k in new.bottom[deck] if k < 0]
            unknown = sorted([*new.pool[deck], *hidden, *(k for cards in hands.values() for k in cards)])
            rng.shuffle(unknown)
            new.bottom[deck] = tuple(~unknown.pop() if k < 0 else k for k in new.bottom[deck])
            for c in others:
                kept = [k for k in new.market[c] if CARD_DECK[k] != deck]
                new.market[c] = tuple(sorted([*kept, *(unknown.pop() for _ in hands[c])]))
            new.pool[deck] = tuple(sorted(unknown))
        unknown = sorted([*new.haven_pool, *(h for c in others for h in new.havens[c])])
        rng.shuffle(unknown)
        for c in others:
            new.havens[c] = tuple(sorted(unknown.pop() for _ in new.havens[c]))
        new.haven_pool = tuple(sorted(unknown))
        for step in new.agenda:
            step.hide(new, seat, rng)
        return new

    def check(self) -> None:
        """Every token, card and count is where it can be, once."""
        self._check_map()
        for deck in DECKS:
            held = [c for seat in EVERYBODY for c in (*self.market[seat], *self.ships[seat], *self.peerages[seat]) if CARD_DECK[c] == deck]
            below = [~c if c < 0 else c for c in self.bottom[deck]]
            aside = [c for s in self.agenda for c in getattr(s, "aside", ()) if CARD_DECK[c] == deck]
            up = [self.faceup[deck]] if self.faceup[deck] >= 0 else []
            there = sorted([*held, *below, *aside, *up, *self.pool[deck]])
            assert there == list(DECK_CARDS[deck]), f"cards of deck {deck}: {[CARD_IDS[c] for c in there]}"
            assert list(self.pool[deck]) == sorted(self.pool[deck]), "a draw pile is unsorted"
        havens = [h for seat in EVERYBODY for h in self.havens[seat]] + list(self.haven_pool)
        havens += [h for s in self.agenda for h in getattr(s, "haven_aside", ())]
        assert sorted(havens) == list(range(len(HAVEN_IDS))), f"Haven Cards {sorted(havens)}"
        for c in EVERYBODY:
            assert len(self.ships[c]) <= 3 and len(self.peerages[c]) <= 3, f"{COLORS[c]}: Slot Limit"
            assert (self.fleet[c] < 0) == (not self.ships[c]), f"{COLORS[c]}: fleet correspondence (Fb)"
            assert self.dollars[c] >= 0 and self.relics[c] >= 0, f"{COLORS[c]}: debts"
            assert self.spent[c] >= 0, f"{COLORS[c]}: spent Galleons"
            overloaded = any(getattr(step, "overloads", False) for step in self.agenda)
            assert self.room(c) >= 0 or overloaded, f"{COLORS[c]}: Cargo {self.hold_chests[c]} {self.hold_meeples[c]} {self.spent[c]}"
            if self.fleet[c] in (EUROPE, PIRATING, -1) and not any(getattr(s, "carrier", NONE) == c for s in self.agenda):
                assert not self.treasure(c) and not self.hold_meeples[c], f"{COLORS[c]}: Cargo in port"
            assert (self.figure[c] >= 0) == (c in self.seats), f"{COLORS[c]}: Figure"
            assert c in self.seats or not (
                self.market[c] or self.havens[c] or self.ships[c] or self.peerages[c] or self.dollars[c] or self.relics[c]
            )
        spaces = [self.figure[c] for c in self.seats]
        assert len(set(spaces)) == len(spaces), "two Figures on a space"
        assert self.extremists == tuple(s for s in self.order if EXTREMIST[self.figure[s]] >= 0), "extremists miscounted"

    def _check_map(self) -> None:
        lost = [m for step in self.agenda for m in getattr(step, "people", ())]
        for c in EVERYBODY:
            on_map = sum(self.labor[n] == c for n in COLONIES) + sum(self.tribe[n] == c for n in TRIBES)
            aboard = sum(self.hold_meeples[o].count(c) for o in EVERYBODY) + lost.count(c)
            assert self.citizens[c] + on_map + aboard == MEEPLES, f"{COLORS[c]}: Citizens"
            reach = sum(k for card, k in zip(self.peerages[c], self.covered[c], strict=True) if REACH_PEERAGE[card])
            sway = sum(self.covered[c]) - reach
            assert self.bibles[c] + sum(b == c for b in self.bible) + reach == START_BIBLES[c], f"{COLORS[c]}: Bibles"
            assert self.disks[c] + sum(d == c for d in self.disk) + sway == TOTAL_DISKS[c], f"{COLORS[c]}: disks"
        slaves = sum(m == NATIVE for m in self.labor)
        tribes = sum(m == NATIVE for m in self.tribe)
        aboard = sum(self.hold_meeples[o].count(NATIVE) for o in EVERYBODY) + lost.count(NATIVE)
        assert self.natives + slaves + tribes + aboard == NATIVES, f"Indigenous: {self.natives} {slaves} {tribes} {aboard}"
        assert slaves == self.slaves and self.tax_rebels == sum(r == TAX for r in self.rebel), "kept counts"
        assert self.forts + sum(self.fort) == FORTS and self.forts >= 0, "forts"
        assert self.cathedrals + sum(self.cathedral) == CATHEDRALS and self.cathedrals >= 0, "Cathedrals"
        assert (
            self.chests + sum(self.chest) + sum(self.buried_chests) + sum(self.hold_chests) + self.war_coffers == CHESTS
            and self.chests >= 0
        ), "Chests"
        assert self.relic_pool + sum(self.relic) + sum(self.buried_relics) + sum(self.hold_relics) + sum(self.relics) == RELICS, "Relics"
        assert 0 <= self.war_coffers <= WAR_COFFERS and MERCANTILISM_MIN <= self.mercantilism <= MERCANTILISM_MAX
        assert self.relic_pool >= 0 and len(self.buried_chests) == len(SEAS)
        for n in COLONIES:
            if self.disk[n] == NONE:
                assert self.labor[n] == NONE and not (self.fort[n] or self.chest[n] or self.relic[n]), f"Colony Site {n}: leftovers"
        for n in TRIBES:
            if self.bible[n] == NONE:
                assert not self.cathedral[n] and self.tribe[n] in (NONE, NATIVE), f"Tribal Site {n}"
            elif self.cathedral[n]:
                assert self.tribe[n] != NATIVE, f"Tribal Site {n}: Indigenous in a Cathedral"
            else:
                assert self.tribe[n] == NATIVE, f"Tribal Site {n}: empty Visita"
