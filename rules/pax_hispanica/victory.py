"""G2b, G3: the four extremist victories, judged after every move that can bring one, and the token victory at the end.

Needs the counts a position keeps. Leaves to `sequence` the moment of the token count.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.kernel.position import Result
from rules.pax_hispanica.tables import (
    BUCCANEER,
    COLONIES,
    COLONIST,
    COLONY_LAND,
    COLORS,
    EVERYBODY,
    EXTREMIST,
    MISSIONARY,
    NATIVE,
    NONE,
    PURPLE,
    RED,
    ROYALIST,
    SPANISH,
    TRIBE_AREA,
    TRIBES,
    VICTORIES,
)

if TYPE_CHECKING:
    from rules.pax_hispanica.solitaire import SolitairePosition
    from rules.pax_hispanica.state import PaxPosition

RELIC_DOLLARS = 8
"""F6d, G3a: what a Relic counts for in the tie-break."""
SECTIONS = {COLONIST: "G3b", MISSIONARY: "G3c", BUCCANEER: "G3d", ROYALIST: "G3e"}


def titles(pos: PaxPosition, color: int) -> int:
    """Peerages of a color, each Relic in Coffers counting as one (F6d)."""
    return len(pos.peerages[color]) + pos.relics[color]


def titles_needed(pos: PaxPosition, profession: int) -> int:
    """How many Peerages a Profession's victory takes with this number of players (G3d, C145)."""
    rule = VICTORIES[profession]
    return rule.min_peerages_4plus_players or rule.min_peerages if len(pos.seats) >= 4 else rule.min_peerages


def condition(pos: PaxPosition, profession: int) -> bool:
    """The condition of a Profession's victory that concerns the whole map or board."""
    if profession == COLONIST:
        return pos.tax_rebels > pos.mercantilism
    if profession == MISSIONARY:
        return pos.slaves == 0
    if profession == ROYALIST:
        return pos.war_coffers >= (VICTORIES[ROYALIST].chests or 0)
    return True


def judge(pos: PaxPosition) -> None:
    """G2b: ends the game if an extremist fulfils his victory; the acting player first, then Player Order (rosetta A9)."""
    first = pos.acting
    for seat in sorted(pos.extremists, key=lambda s: (s != first, pos.order.index(s))):
        profession = EXTREMIST[pos.figure[seat]]
        if titles(pos, seat) >= titles_needed(pos, profession) and condition(pos, profession):
            pos.result = Result((seat,), SECTIONS[profession])
            pos.tell("won", SECTIONS[profession], COLORS[seat], VICTORIES[profession].id)
            return


def tokens(pos: PaxPosition) -> tuple[int, ...]:
    """G3a, C141: by color the disks, Bibles and Citizens on the map outside rebellious land zones."""
    count = [0 for _ in EVERYBODY]
    for n in COLONIES:
        if pos.disk[n] != NONE and not pos.rebellious(COLONY_LAND[n]):
            count[pos.disk[n]] += 1
            if pos.labor[n] not in (NONE, NATIVE):
                count[pos.labor[n]] += 1
    for n in TRIBES:
        if pos.bible[n] != NONE and not pos.rebellious(TRIBE_AREA[n]):
            count[pos.bible[n]] += 1
            if pos.tribe[n] not in (NONE, NATIVE):
                count[pos.tribe[n]] += 1
    return tuple(count)


# -- the solitaire game (S7)

STATES = tuple(sorted({COLONY_LAND[n] for n in COLONIES if SPANISH[n]}))
"""S7.1: the land zones with a Spanish Site."""


def royal(pos: PaxPosition) -> tuple[int, ...]:
    """S7.1: the land zones that hold a Spanish Colony and no Rebel."""
    held = {COLONY_LAND[n] for n in COLONIES if pos.disk[n] == PURPLE}
    return tuple(land for land in STATES if land in held and not pos.rebel[land])


def judge_solitaire(pos: SolitairePosition) -> None:
    """S7.1, S7.2, S7.6: New Spain is independent and emancipated, or the War Coffers are full."""
    if not pos.slaves and titles(pos, RED) and not royal(pos):
        pos.result = Result((RED,), "S7.1")
        pos.tell("won", "S7.1", COLORS[RED], "emancipation")
    elif pos.war_coffers >= pos.level.war_coffers:
        pos.result = Result((PURPLE,), "S7.2")
        pos.tell("won", "S7.2", COLORS[PURPLE], "war-coffers")


def solitaire_count(pos: SolitairePosition) -> None:
    """S7.4, S7.5: when the Dove's sail year is over the Sun King needs no more than as many tokens as Ganga Zumba (levels: S0.13)."""
    count = tokens(pos)
    pos.tell("token_count", "S7.4", *count)
    winner = PURPLE if count[PURPLE] + pos.level.tokens >= count[RED] else RED
    pos.result = Result((winner,), "S7.4")
    pos.tell("won", "S7.4", COLORS[winner], "tokens")


def token_victory(pos: PaxPosition) -> None:
    """G3a, R27, C140: most tokens win; ties by money with Relics at $8, then shared. A color not in the game alone at the top: nobody."""
    count = tokens(pos)
    best = max(count)
    pos.tell("token_count", "G3a", *count)
    top = [s for s in pos.order if count[s] == best]
    if len(top) > 1:
        money = {s: pos.dollars[s] + RELIC_DOLLARS * pos.relics[s] for s in top}
        for s in top:
            pos.tell("tie_money", "G3a", COLORS[s], money[s])
        top = [s for s in top if money[s] == max(money.values())]
    pos.result = Result(tuple(top), "G3a")
    if len(top) == 1:
        pos.tell("won", "G3a", COLORS[top[0]], "tokens")
    else:
        pos.tell(*(("shared", "G3a", tuple(COLORS[s] for s in top)) if top else ("no_winner", "G3a")))
