"""What a seat of Pax Hispanica may hope for, in log-odds: how near it is to each victory, and what a Nudge, an Action or a card would add.

The four extremist victories (G3b to G3e) are products: how near the Figure is to the end of the track, how many titles are missing, how far
the condition on the map or the board is. Each step that is missing takes the same from the logarithm, so the last ones count most. An
`Outlook` takes these numbers from a position once; the worth of Nudges, Actions and cards is reckoned when it is asked for. It leaves the
sum of it all to `judgment`, what is under way to `judgment_moment`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from math import exp, sqrt

from rules.pax_hispanica import omens
from rules.pax_hispanica.judgment_solitaire import MORE_CROWN, MORE_NOBLE, MORE_SLAVE, MORE_ZONE, crown_filled, freedom
from rules.pax_hispanica.solitaire import YOU, SolitairePosition
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import (
    ACTION_IDS,
    ACTION_NUMBER,
    BUCCANEER,
    CALLOW,
    CARD_ACTIONS,
    CARD_HOOK,
    CARD_NUDGE,
    CARD_QUALIFICATION,
    CARDS,
    COLONIST,
    EUROPE,
    EVERYBODY,
    EXTREMIST,
    FIRST_YEAR,
    GALLEONS,
    LAST_YEAR,
    LOWEST_RUNGS,
    MEEPLES,
    MERCANTILISM_MAX,
    MIDLIFE,
    MISSIONARY,
    MUTINY,
    NATIVES,
    NONE,
    NUDGE,
    QUALIFICATION_IDS,
    REACH,
    ROYALIST,
    SPACE_X,
    SPACE_Y,
    SPACES,
    SWAY,
    VICTORIES,
    WAR_COFFERS,
)

# -- how near a victory is

NEAREST = 3.7
"""What a victory is worth of which nothing is missing."""
URGENT = tuple(1.15 - 0.009 * n for n in range(LAST_YEAR - FIRST_YEAR + 1))
"""By years left until the count: what is near weighs more when little else can happen."""
STEP, TITLE, TAX_REBEL, SLAVE, CHEST = 0.37, 1.0, 0.4, 0.36, 0.43
"""What a space to go, a title, a Tax Rebel, a Slave, a Chest that is missing takes from the logarithm of that."""

ENDS = (COLONIST, MISSIONARY, BUCCANEER, ROYALIST)
"""The Professions, in the order in which their victories are weighed."""


def _steps_to(space: int) -> list[int]:
    """How many Nudges every space is away from one, at best."""
    back: list[list[int]] = [[] for _ in SPACES]
    for start in SPACES:
        for to in NUDGE[start]:
            if to >= 0:
                back[to].append(start)
    found = {space: 0}
    queue = deque([space])
    while queue:
        here = queue.popleft()
        for start in back[here]:
            if start not in found:
                found[start] = found[here] + 1
                queue.append(start)
    return [found[s] for s in SPACES]


STEPS_TO = tuple(tuple(_steps_to(EXTREMIST.index(p))) for p in ENDS)
"""By victory and space: how many Nudges are missing."""
CLOSE = tuple(tuple(NEAREST * exp(-STEP * steps[s]) for steps in STEPS_TO) for s in SPACES)
"""By space: the worth of the four victories as far as the Figure is concerned."""
LACKING = tuple(exp(-TITLE * n) for n in range(4))
UNREST = tuple(exp(-TAX_REBEL * n) for n in range(MERCANTILISM_MAX + 2))
BONDAGE = tuple(exp(-SLAVE * n) for n in range(NATIVES + 1))
EMPTINESS = tuple(exp(-CHEST * n) for n in range(WAR_COFFERS + 1))
TITLES = tuple((VICTORIES[p].min_peerages, VICTORIES[p].min_peerages_4plus_players or VICTORIES[p].min_peerages) for p in ENDS)
"""How many titles each victory takes, with up to three players and with more (C145)."""
MOST = TITLES[2]
RELIC_KEPT = 0.25
"""A Relic in Coffers, besides its part in a victory: money breaks ties."""
EXCESS = 0.05
"""A Hand card beyond the Hand Limit, which will be sold or Discarded."""
MORE_TITLE, MORE_TAX, MORE_FREE, MORE_CHEST = exp(TITLE) - 1, exp(TAX_REBEL) - 1, exp(SLAVE) - 1, exp(CHEST) - 1
"""By which part one of them less to go raises the worth of a victory."""

# -- what brings a victory about

MONEY = tuple(0.14 * sqrt(n) for n in range(400))
"""By dollars in Coffers."""
SWAY_STEP, REACH_STEP = 0.05, 0.36
"""A step of Sway or Reach; beyond Mercantilism it counts a quarter, on the way to the next a third."""
BEYOND, ON_THE_WAY = 0.25, 1 / 3


def _column(ladder: tuple[int, ...], step: float) -> tuple[tuple[float, ...], ...]:
    """By Mercantilism and tokens left in a column: what the value it shows is worth."""
    table = []
    for cap in range(MERCANTILISM_MAX + 1):
        row = []
        for left, shown in enumerate(ladder):
            value = shown + (ladder[max(left - 1, 0)] - shown) * ON_THE_WAY
            row.append(step * (min(value, cap) + BEYOND * max(0.0, value - cap)))
        table.append(tuple(row))
    return tuple(table)


SWAY_WORTH = tuple(_column(SWAY[c], SWAY_STEP) for c in EVERYBODY)
REACH_WORTH = tuple(_column(REACH[c], REACH_STEP) for c in EVERYBODY)
JOB, DRAW = 0.1, 0.1
"""A Profession, and each card of its Professional Draws."""
SHIPS = (0.0, 0.14, 0.24, 0.32)
"""By Ships of the fleet."""
TOKEN = tuple(0.035 + 0.87 * 0.873**n for n in range(LAST_YEAR - FIRST_YEAR + 1))
"""By years left until the count (G3a): a token on the map that counts."""
TOKEN_ALONE = tuple(0.07 + 0.42 * 0.96**n for n in range(LAST_YEAR - FIRST_YEAR + 1))
"""The same against the Sun King (S7.4), where the count decides most games."""
LABOR = 0.25
"""Labor for an own Colony."""
CRISIS, TAX_DOLLAR, CITIZEN_SPENT, STRIPPED, TO_SEA = -0.1, 0.1, 0.1, 0.3, 0.12
"""A Midlife Crisis or the dollar it takes, the dollar a Tax brings, the Citizen a Tax Revolt takes, what an Apostasy takes from a rival, a
fleet back from EUROPE."""
FORT = 0.05
ABILITY = {
    "extra_draw": 0.3,
    "action_limit": 0.2,
    "goods_income": 0.2,
    "mercantilism_step": 0.15,
    "buried_claim": 0.15,
    "maroon_king": 0.0,
    "citizen_shield": 0.05,
}
ABILITY_WORTH = tuple(ABILITY.get(hook, 0.1) if hook else 0.0 for hook in CARD_HOOK)
DECK_WORTH = (0.3, 0.3, 0.35, 0.25)
"""An unseen card, by deck."""
IN_HAND = 0.6
"""A card in Hand against the same card played."""

ALWAYS = {"voodoo": 0.05, "dove": 0.01, "black_market": 0.1}
"""What is worth the same in any position."""
_FIXED = tuple(ALWAYS.get(a) for a in ACTION_IDS)
DISK, BIBLE, LITERACY, SLAVE_REVOLT, TAX_REVOLT, SLAVE_TRADE, CASA, APOSTASY = (
    ACTION_NUMBER[a] for a in ("disk", "bible", "literacy", "slave_revolt", "tax_revolt", "slave_trade", "casa", "apostasy")
)
TAX, SWORD_FIGHT, MARRIAGE, REACH_PEERAGE, SWAY_PEERAGE = (
    ACTION_NUMBER[a] for a in ("tax", "sword_fight", "peninsular_marriage", "reach_peerage", "sway_peerage")
)
SHIP_ACTIONS = tuple(ACTION_NUMBER[a] for a in ("ship", "armada", "letter_of_marque"))
PEERAGES = (REACH_PEERAGE, SWAY_PEERAGE)
PEERAGE_SLOTS = 3
_AXIS = tuple(SPACE_X if q.endswith("righteous") else SPACE_Y for q in QUALIFICATION_IDS)
_SIGN = tuple(-1 if q in ("least_righteous", "most_loyal") else 1 for q in QUALIFICATION_IDS)


class Outlook:
    """What one seat may hope for now.

    `near`: the worth of the four victories, in the order of ENDS; `factor` the same without the Figure's part, `here` their sum. `title`,
    `tax`, `slave`, `chest`: what one more title, Tax Rebel, freed Slave or Chest in the War Coffers would add to it. `token`: what a token
    on the map counts. `alone_ends`: the ends of the solitaire game.
    """

    __slots__ = ("_known", "alone_ends", "chest", "factor", "here", "near", "pos", "seat", "slave", "space", "tax", "title", "token")

    def __init__(self, pos: PaxPosition, seat: int) -> None:
        self.pos, self.seat = pos, seat
        titles, many = len(pos.peerages[seat]) + pos.relics[seat], len(pos.seats) >= 4
        unrest = pos.mercantilism + 1 - pos.tax_rebels
        most = MOST[many] - titles
        one = LACKING[0] if titles else LACKING[1]
        a = one * UNREST[unrest] if unrest > 0 else one
        b = one * BONDAGE[pos.slaves]
        c = LACKING[most] if most > 0 else 1.0
        d = one * EMPTINESS[WAR_COFFERS - pos.war_coffers]
        self.space = pos.figure[seat]
        self._known: list[float | None] | None = None
        if isinstance(pos, SolitairePosition):
            self.alone(pos, titles)
            return
        self.alone_ends = 0.0, 0.0
        left = pos.dove - pos.year if pos.dove > pos.year else 0
        self.token, urgent = TOKEN[left], URGENT[left]
        a, b, c, d = self.factor = a * urgent, b * urgent, c * urgent, d * urgent
        w, x, y, z = CLOSE[self.space]
        a, b, c, d = self.near = a * w, b * x, c * y, d * z
        self.here = a + b + c + d
        self.title = MORE_TITLE * ((c if most > 0 else 0.0) + (0.0 if titles else a + b + d))
        self.tax = a * MORE_TAX if unrest > 0 else 0.0
        self.slave = b * MORE_FREE if pos.slaves else 0.0
        self.chest = d * MORE_CHEST if pos.war_coffers < WAR_COFFERS else 0.0

    def alone(self, pos: SolitairePosition, titles: int) -> None:
        """H: there are other ends, and what brings one of the two nearer to his takes the other farther from it."""
        self.near = self.factor = (0.0, 0.0, 0.0, 0.0)
        self.token = TOKEN_ALONE[max(0, pos.dove - pos.year)]
        self.here = 0.0
        free, crown = freedom(pos), crown_filled(pos)
        self.alone_ends = (free, 0.0) if self.seat == YOU else (0.0, crown)
        sign = 1.0 if self.seat == YOU else -1.0
        self.title = free * MORE_NOBLE if sign > 0 and not titles else 0.0
        self.tax, self.slave = sign * free * MORE_ZONE, sign * free * MORE_SLAVE
        self.chest = -sign * crown * MORE_CROWN

    # -- the Figure

    def job(self, space: int) -> float:
        """The Profession that a space brings, with its draws."""
        return 0.0 if CALLOW[space] else JOB + DRAW * self.pos.reach(self.seat)

    def moved(self, space: int) -> float:
        """What standing on another space would add."""
        w, x, y, z = CLOSE[space]
        a, b, c, d = self.factor
        gained = a * w + b * x + c * y + d * z - self.here
        if CALLOW[space] != CALLOW[self.space]:
            gained += self.job(space) - self.job(self.space)
        return gained

    def nudged(self, direction: int) -> float:
        """What a Nudge would add; the realms take Ships or a dollar."""
        to = NUDGE[self.space][direction]
        if to >= 0:
            return self.moved(to)
        if to == MUTINY:
            return -SHIPS[len(self.pos.ships[self.seat])]
        return CRISIS if to == MIDLIFE and not CALLOW[self.space] else 0.0

    def jump(self) -> float:
        """What the best lowest rung would add (Sword Fight, Peninsular Marriage)."""
        return max([self.moved(rung) for rung in LOWEST_RUNGS])

    # -- Actions and cards

    def action(self, action: int) -> float:
        """What an Action would add; a Peerage without what is on its card."""
        fixed = _FIXED[action]
        if fixed is not None:
            return fixed
        known = self._known
        if known is None:
            known = self._known = [None] * len(ACTION_IDS)
        found = known[action]
        if found is None:
            found = known[action] = self._action(action)
        return found

    def _action(self, action: int) -> float:
        pos, seat = self.pos, self.seat
        if action == DISK:
            return self.token + self.column(True) if pos.disks[seat] else FORT
        if action == BIBLE:
            return self.token + self.column(False) if pos.bibles[seat] else 0.0
        if action == TAX:
            return self.tax + TAX_DOLLAR
        if action == SLAVE_REVOLT:
            return self.slave
        if action == TAX_REVOLT:
            return self.tax - CITIZEN_SPENT if pos.citizens[seat] < MEEPLES else 0.0
        if action in SHIP_ACTIONS:
            ships = len(pos.ships[seat])
            return SHIPS[ships + 1] - SHIPS[ships] if ships < GALLEONS else 0.0
        if action == LITERACY:
            taught = pos.citizens[seat] and pos.cathedrals and seat in pos.bible
            return self.token if taught and any(b == seat and not c for b, c in zip(pos.bible, pos.cathedral, strict=True)) else 0.0
        if action == SLAVE_TRADE:
            if not pos.natives or omens.slave_trade_ended(pos) or seat not in pos.disk:
                return 0.0
            return LABOR if any(d == seat and m == NONE for d, m in zip(pos.disk, pos.labor, strict=True)) else 0.0
        if action == APOSTASY:
            return STRIPPED if any(c != seat and (pos.peerages[c] or pos.ships[c]) for c in pos.seats) else 0.0
        if action == CASA:
            return TO_SEA if pos.fleet[seat] == EUROPE else 0.0
        if action in PEERAGES:
            return self.title + self.column(action == SWAY_PEERAGE)
        if not CALLOW[self.space]:
            return 0.0
        return self.jump() if action == SWORD_FIGHT else 0.9 * self.jump()

    def column(self, sway: bool) -> float:
        """What the next token gone from the Sway or the Reach column adds."""
        pos, seat = self.pos, self.seat
        left = (pos.disks if sway else pos.bibles)[seat]
        row = (SWAY_WORTH if sway else REACH_WORTH)[seat][pos.mercantilism]
        return row[left - 1] - row[left] if left else 0.0

    def qualified(self, card: int, space: int) -> bool:
        """D3d: whether a Figure on `space` could Anchor a Peerage; a tie is taken for a yes."""
        pos, seat = self.pos, self.seat
        if len(pos.peerages[seat]) >= PEERAGE_SLOTS:
            return False
        qualification = CARD_QUALIFICATION[card]
        axis, sign = _AXIS[qualification], _SIGN[qualification]
        there, figure = sign * axis[space], pos.figure
        return not any(color != seat and sign * axis[figure[color]] > there for color in pos.seats)

    def actions(self, card: int, icons: Iterable[int], space: int, limit: int) -> float:
        """What the best Actions of a card (NONE for a Haven) add with the Figure on `space`, as many as its limit."""
        found = []
        for action in icons:
            if action in PEERAGES:
                worth = self.action(action) + ABILITY_WORTH[card] if self.qualified(card, space) else 0.0
            else:
                worth = self.action(action)
            if worth > 0.0:
                found.append(worth)
        if len(found) > limit:
            if limit == 1:
                return max(found)
            found.sort(reverse=True)
            del found[limit:]
        return sum(found)

    def played(self, card: int) -> float:
        """What playing a Market Card adds: its Nudge, then its Actions."""
        direction = CARD_NUDGE[card]
        to = NUDGE[self.space][direction]
        return self.nudged(direction) + self.actions(card, CARD_ACTIONS[card], to if to >= 0 else self.space, self.pos.sway(self.seat))

    def card(self, card: int) -> float:
        """What a Market Card in Hand is worth."""
        worth = IN_HAND * self.played(card)
        return max(EXCESS, worth)


assert len(ABILITY_WORTH) == len(CARDS) and TITLES[0] == TITLES[1] == TITLES[3] == (1, 1)
