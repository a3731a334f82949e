"""What is at stake in the present question of Sea & Steel, or in an option of it that is looked at, where that can be counted.

Odds are exact for one round as the pieces stand: chances of hits, not of what players do with them. Only what lies open is read.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pax_tui.games.say import Say
from pax_tui.games.sea_and_steel.action import chip, raid_table, row_of, summed, thrown
from pax_tui.games.sea_and_steel.panels import forts_left, gold_line
from pax_tui.games.sea_and_steel.seen import Seen
from pax_tui.widgets.sheet import Line, Span, flow
from rules.kernel.decision import Option
from rules.sea_and_steel.combat import DICE, factor
from rules.sea_and_steel.raid import FIRST, SECOND, raid_modifier
from rules.sea_and_steel.reinforcement import points
from rules.sea_and_steel.tables import (
    DIFFICULTIES,
    DONE_OPTION,
    GOLD,
    INDIGENOUS,
    LEADER,
    NEXT,
    PIECE_NUMBER,
    RRV,
    SPANISH,
    STACK,
    units,
)

WIDTH = 76


def chances(factors: Sequence[int]) -> list[float]:
    """How likely each number of hits is, from none on (4.4.1 B: a 6 always misses)."""
    found = [1.0]
    for cf in factors:
        p = min(max(cf, 1), 5) / 6
        found = [a * (1 - p) + b * p for a, b in zip([*found, 0.0], [0.0, *found], strict=True)]
    return found


def stakes(say: Say, seen: Seen, option: Option | None) -> list[Line]:
    """Lines of at most 76 cells; none where nothing is at stake or it cannot be counted."""
    if seen.asked is None or seen.asked[0] < 0:
        return []
    lines = _stakes(say, seen, option)
    return [part for line in lines for part in flow([line], WIDTH)]


def _stakes(say: Say, seen: Seen, option: Option | None) -> list[Line]:
    seat, ask, _, args, _ = seen.asked
    verb = option[0] if option else ""
    fight = seen.fight
    if ask == "grace":
        return _grace(say, args, option)
    if ask in ("assign", "withdraw", "sons") or (fight is not None and ask in ("destination", "company", "payment")):
        return _round(say, seen, seat, option) if fight is not None else []
    if ask == "hits" and option and fight is not None:
        piece = PIECE_NUMBER[option[1]]
        return [((say("stake-hit-out" if piece & 1 else "stake-hit-reduced", piece=say.name("piece", option[1])), "text"),)]
    if ask == "combats" and option:
        return _clash(say, seen, option[1], seen.acting)
    if ask == "destination" and option:
        return _arrival(say, seen, seat, option[1])
    if verb in ("raid", "raid_again"):
        area, target = (option[1], option[2]) if option and verb == "raid" else args
        table = SECOND if verb == "raid_again" else FIRST
        return _raid(say, seen, seat, area, target, table)
    if verb == "activate" and option:
        return _activation(say, seen, seat, option[1])
    if verb in ("palisade", "citadel") and option:
        palisades, citadels = forts_left(seen)
        return [((say(f"stake-{verb}", n=palisades if verb == "palisade" else citadels), "text"),)]
    if verb == "event" and option:
        return _card(say, seen, option[1], seat)
    if verb == "place" and option:
        return _room(say, seen, seat, option[1])
    if verb == "land" and option:
        return _clash(say, seen, option[1], seat) if seen.force(1 - seat)[option[1]] else []
    if verb == "notary" and option:
        return [((say("stake-notary"), "good"),)]
    if verb == "move" and option:
        return _mover(say, seen, seat, option)
    return []


# -- 4.5


def _grace(say: Say, args: tuple[Any, ...], option: Option | None) -> list[Line]:
    """The dice as they lie, and as they would lie where that is certain."""
    _, _, dice, factors = args
    lines: list[Line] = [
        ((say("stake-dice"), "dim"), *(thrown(say, dice, factors) if factors else tuple((f" {d}", "strong") for d in dice)))
    ]
    if option and option[0] == "lower":
        n = option[1]
        after = (*dice[: n - 1], dice[n - 1] - 1, *dice[n:])
        lines.append(
            ((say("stake-dice-then"), "dim"), *(thrown(say, after, factors) if factors else tuple((f" {d}", "strong") for d in after)))
        )
    elif option and option[0] == "reroll" and factors:
        again = chances([factors[n - 1] for n in option[1]])
        kept = sum(d <= f and d != 6 for n, (d, f) in enumerate(zip(dice, factors, strict=True), 1) if n not in option[1])
        lines.append(_odds(say("stake-dice-then"), [0.0] * kept + again))
    return lines


def _odds(head: str, found: Sequence[float]) -> Line:
    line: list[Span] = [(head, "dim")]
    for n, p in enumerate(found):
        if p > 0.0005:
            line += [(f"  {n}", "strong"), (f" {p:.0%}", "text")]
    return tuple(line)


# -- 4.4.1 B


def _best(seen: Seen, side: int, area: int, attacking: bool, stack: Sequence[int]) -> list[int]:
    """The highest factors that could fight in a round."""
    return sorted((factor(seen.open, area, side, p, attacking) for p in stack), reverse=True)[:DICE]


def _round(say: Say, seen: Seen, seat: int, option: Option | None) -> list[Line]:
    """The next round as both sides stand: how many hits, by how likely."""
    fight = seen.fight
    assert fight is not None
    area, attacker = fight["area"], fight["attacker"]
    lines: list[Line] = []
    if option and option[0] == "assign":
        piece = PIECE_NUMBER[option[1]]
        attacking = seat == attacker
        value = factor(seen.open, area, seat, piece, attacking)
        lines.append((chip(seat, piece, value), (" ", "text"), *summed(say, seen, area, seat, piece, attacking)))
    for side in (attacker, 1 - attacker):
        front = fight["front"][side != attacker]
        stack = front if front and seen.asked[1] == "assign" and side != seat else seen.force(side)[area]
        if option and option[0] == "assign" and side == seat:
            stack = (*front, PIECE_NUMBER[option[1]])
        elif option == DONE_OPTION and seen.asked[1] == "assign" and side == seat:
            stack = front
        lines.append((say.chip(side), *_odds(" " + say("stake-hits"), chances(_best(seen, side, area, side == attacker, stack)))))
    return lines


def _clash(say: Say, seen: Seen, area: int, attacker: int, more: Sequence[int] = ()) -> list[Line]:
    """A combat in an area, as it would begin."""
    lines: list[Line] = []
    for side in (attacker, 1 - attacker):
        attacking = side == attacker
        stack = (*seen.force(side)[area], *(more if attacking else ()))
        if not stack:
            continue
        chips = row_of((side, p, factor(seen.open, area, side, p, attacking)) for p in stack)
        odds = _odds("  " + say("stake-hits"), chances(_best(seen, side, area, attacking, stack)))
        lines.append((say.chip(side), (" ", "text"), *chips, *odds))
    return lines


def _arrival(say: Say, seen: Seen, seat: int, area: int) -> list[Line]:
    """Where a piece would go: by land or over sea, whom it meets there, room, gold."""
    fields = next((f for name, f in reversed(seen.waiting) if "origin" in f and "piece" in f), None)
    if fields is None:
        return []
    origin, piece = fields["origin"], fields["piece"]
    lines: list[Line] = []
    sea = area not in NEXT[origin]
    parts = [say("stake-by-sea" if sea else "stake-next-door")]
    if sea and DIFFICULTIES[seen.fate] and not fields["paid"] >> origin & 1:
        parts.append(say("stake-pays"))
    if piece < LEADER:
        there = units(seen.force(seat)[area]) + 1
        parts.append(say("stake-room", n=str(there), all=str(STACK)))
    lines.append(((", ".join(parts), "text"),))
    if seen.force(1 - seat)[area]:
        return [*_clash(say, seen, area, seat, (piece,)), *lines]
    if seat == INDIGENOUS and seen.citadel[area]:
        lines.append(((say("stake-citadel-falls"), "good"),))
    if seat == SPANISH and seen.owner[area] != SPANISH and seen.fate:
        lines.append(((say("stake-vp", n=seen.value(area)), "good"),))
        lines.append(gold_line(say, seen))
    elif seat == INDIGENOUS and seen.owner[area] == SPANISH:
        lines.append(((say("stake-vp-lost", n=seen.value(area)), "good"),))
    return lines


def _room(say: Say, seen: Seen, seat: int, area: int) -> list[Line]:
    there = units(seen.force(seat)[area]) + 1
    lines: list[Line] = [((say("stake-room", n=str(there), all=str(STACK)), "text"),)]
    return [*_clash(say, seen, area, seat), *lines] if seen.force(1 - seat)[area] else lines


def _mover(say: Say, seen: Seen, seat: int, option: Option) -> list[Line]:
    """A piece that could move: what leaving would do to its area."""
    _, area, piece, _ = option
    stack = list(seen.force(seat)[area])
    stack.remove(PIECE_NUMBER[piece])
    if stack or (seat == SPANISH and seen.citadel[area]):
        return []
    return [
        (
            (
                say("stake-last", area=say.name("area", area))
                + (" " + say("stake-palisade-goes") if seat == SPANISH and seen.palisade[area] else ""),
                "warn",
            ),
        )
    ]


# -- 4.4.1, 4.4.1 D


def _activation(say: Say, seen: Seen, seat: int, area: int) -> list[Line]:
    """Whose neighbors can be attacked or raided, and what a gain would bring."""
    lines: list[Line] = []
    for near in NEXT[area]:
        name = say.name("area", near)
        if seen.force(1 - seat)[near]:
            stack = seen.force(1 - seat)[near]
            chips = row_of((1 - seat, p, factor(seen.open, near, 1 - seat, p, False)) for p in stack)
            lines.append(((say("stake-enemy", area=name) + " ", "text"), *chips))
        elif seat == SPANISH and seen.owner[near] == INDIGENOUS:
            lines.append(((say("stake-empty", area=name, n=seen.value(near)), "text"),))
    if seat == SPANISH and GOLD[seen.fate]:
        lines.append(gold_line(say, seen))
    return lines


def _raid(say: Say, seen: Seen, seat: int, area: int, target: int, table: Sequence[int]) -> list[Line]:
    by = raid_modifier(seen.open, seat, area, target)
    head: list[Line] = [((say("raid-modified", n=f"{by:+d}"), "warn"),)] if by else []
    line: Line = ()
    for part in raid_table(say, table, by):
        line += (("  ", "text"), *((text.rstrip() if role == "key" else text, role) for text, role in part)) if line else part
    return [*head, line]


# -- cards


def _card(say: Say, seen: Seen, card: int, seat: int) -> list[Line]:
    """What its RRV would give, against every RRV the other could show."""
    mine = RRV[card]
    left = sorted({RRV[c] for c in _could_be(seen, 1 - seat)})
    found = tuple((f"  {other}► {points(mine, other)}:{points(other, mine)}", "strong") for other in left)
    return [((say("stake-points", n=str(mine)), "text"), *found)] if found else []


def _could_be(seen: Seen, side: int) -> list[int]:
    from rules.sea_and_steel.tables import EVENT_CARDS

    return [c for c in EVENT_CARDS[side] if c not in seen.played[side]]


__all__ = ["chances", "stakes"]
