"""The tile of what goes on: a combat, a conflict, a raid, a search for gold, a movement, arrivals; else the phases of the turn.

It shows both sides' pieces, each factor as a sum, the dice as they fell, and what is left to do. All of it from a view.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pax_tui.games.say import Say
from pax_tui.games.sea_and_steel.chart import piece_letter, piece_role
from pax_tui.games.sea_and_steel.panels import gold_line, impulse, phase
from pax_tui.games.sea_and_steel.seen import Seen
from pax_tui.widgets.models import Entered, Ledger
from pax_tui.widgets.sheet import Line, Span
from rules.sea_and_steel.combat import factor, modifiers
from rules.sea_and_steel.raid import FIRST, SECOND, raid_modifier
from rules.sea_and_steel.tables import (
    ATTACK,
    BAG_IDS,
    CLASS,
    DEFENSE,
    DIFFICULTIES,
    IMPULSES,
    INDIGENOUS,
    NONE,
    PIECE_IDS,
    RRV,
    SIDES,
    SPANISH,
    TAINO,
)

ATTACKER, DEFENDER = range(2)
MOVING = ("March", "FreeMove", "Withdrawal")
TURN = ("fate", "event", "reinforcement", "impulse", "final")
Fields = Mapping[str, Any]


def action(say: Say, seen: Seen) -> Ledger:
    """What the innermost Step that can be shown is about."""
    for name, fields in reversed(seen.waiting):
        if name == "Combat":
            return combat(say, seen, fields)
        if name == "TribalRound":
            return conflict(say, seen, fields)
        if name == "Raid":
            return raid(say, seen, fields)
        if name == "SearchForGold" and "Roll" in seen.steps:
            return gold(say, seen, seen.steps["Roll"])
        if name in MOVING and seen.fight is None:
            return movement(say, seen, fields, name)
        if name == "Reinforcement":
            return reinforcement(say, seen, fields)
        if name == "Arrive":
            return arrivals(say, seen, fields)
    return phases(say, seen)


def shows_fight(seen: Seen) -> bool:
    """Whether a combat, a conflict or a raid is under way."""
    return any(name in ("Combat", "TribalRound", "Raid") for name, _ in seen.waiting)


# -- pieces and dice


def chip(side: int, piece: int, value: int) -> Span:
    """A piece as on the map."""
    return f"{piece_letter(piece)}{value}", piece_role(side, piece)


def row_of(chips: Iterable[tuple[int, int, int]]) -> Line:
    """Pieces side by side: side, piece, value."""
    return tuple(span for one in chips for span in (chip(*one), (" ", "text")))[:-1]


def summed(say: Say, seen: Seen, area: int, side: int, piece: int, attacking: bool) -> Line:
    """A factor as a sum, `4 +1 jungle = 5`; a sum beyond 1 to 5 says so."""
    base = ATTACK[piece] if attacking else DEFENSE[piece]
    found, total = modifiers(seen.open, area, side, piece, attacking), base
    line: list[Span] = [(str(base), "text")]
    for name, by in found:
        line.append((f" {by:+d} {say(f'by-{name}')}", "text"))
        total += by
    value = factor(seen.open, area, side, piece, attacking)
    if found:
        line.append((f" = {value}", "strong"))
    if total != value:
        line.append((" " + say("sum-cut"), "dim"))
    return tuple(line)


def fallen(dice: Sequence[int], factors: Sequence[int]) -> Line:
    """Dice as they fell, each hit marked."""
    found: list[Span] = []
    for n, die in enumerate(dice):
        hit = n < len(factors) and die <= factors[n] and die != 6
        found += [(f" {die}{'*' if hit else ' '}", "good" if hit else "dim")]
    return tuple(found)


def thrown(say: Say, dice: Sequence[int], factors: Sequence[int]) -> Line:
    """Dice with how many of them hit."""
    scored = sum(die <= cf and die != 6 for die, cf in zip(dice, factors, strict=False))
    return (*fallen(dice, factors), ("  " + say("dice-hits", n=scored), "strong"))


def _dice(say: Say, seen: Seen, fields: Fields, role: int, side: int) -> Line:
    """The dice of one side: those that lie, or those that are falling."""
    roll = seen.steps.get("Roll")
    if roll is not None and roll["side"] == side and roll["purpose"] == "combat":
        return thrown(say, roll["dice"], roll["factors"]) if roll["dice"] else ()
    found = fields["thrown"][role]
    return thrown(say, *found) if found else ()


# -- combat


def combat(say: Say, seen: Seen, fields: Fields) -> Ledger:
    """4.4.1 B: both sides, piece by piece."""
    area, attacker = fields["area"], fields["attacker"]
    rows: list[Entered] = []
    for role in (ATTACKER, DEFENDER):
        side = 1 - attacker if role else attacker
        due = fields["due"][role]
        head: Line = (say.chip(side), (" " + say("battle-attacks" if role == ATTACKER else "battle-defends"), "text"))
        if due:
            head += ((" " + say("battle-due", n=due), "warn"),)
        rows.append(Entered(head, (), _dice(say, seen, fields, role, side)))
        front = fields["front"][role] or (seen.stack(side, area) if fields["at"] == "assignment" and not any(fields["front"]) else ())
        rows += [_fighter(say, seen, area, side, p, role == ATTACKER) for p in front]
        reserve = list((Counter(seen.stack(side, area)) - Counter(front)).elements())
        if reserve:
            chips = [(side, p, factor(seen.open, area, side, p, role == ATTACKER)) for p in reserve]
            rows.append(Entered((("  ", "text"), (say("battle-reserve" if front else "battle-there") + " ", "dim"), *row_of(chips))))
    if seen.sons == area:
        rows.append(Entered(((say("battle-sons"), "text"),)))
    forts = [say(f"fort-{f}") for f in ("palisade", "citadel") if getattr(seen, f)[area]]
    note = say("battle-first", seat=say.seat(fields["first"])) if fields["first"] != NONE and fields["round"] <= 1 else ", ".join(forts)
    return Ledger(say("panel-battle", area=say.name("area", area), n=fields["round"]), tuple(rows), note)


def _fighter(say: Say, seen: Seen, area: int, side: int, piece: int, attacking: bool) -> Entered:
    left: Line = (("  ", "text"), chip(side, piece, factor(seen.open, area, side, piece, attacking)), (" ", "text"))
    name = say.name("piece", PIECE_IDS[piece])
    return Entered((*left, *summed(say, seen, area, side, piece, attacking)), ((f"  {name}", "dim"),))


def conflict(say: Say, seen: Seen, fields: Fields) -> Ledger:
    """4.3.2 I Indigenous Conflict: one round between the tribes, both with their Attack Factor."""
    area = fields["area"]
    rows: list[Entered] = []
    roll = seen.steps.get("Roll")
    for tribe in (0, 1):
        front, name = fields["front"][tribe], BAG_IDS[TAINO + tribe]
        dice = roll["dice"] if roll is not None and roll["purpose"] == name else fields["dice"][tribe]
        head: Line = ((say(f"bag-{name}-many"), "strong"),)
        if due := fields["due"][tribe]:
            head += ((" " + say("battle-due", n=due), "warn"),)
        rows.append(Entered(head, (), thrown(say, dice, [ATTACK[p] for p in front]) if dice else ()))
        there = front or tuple(p for p in seen.indigenous[area] if CLASS[p] == TAINO + tribe)
        rows += [Entered((("  ", "text"), chip(INDIGENOUS, p, ATTACK[p]), (f" {ATTACK[p]}", "text"))) for p in there]
    return Ledger(say("panel-conflict", area=say.name("area", area)), tuple(rows))


def raid(say: Say, seen: Seen, fields: Fields) -> Ledger:
    """4.4.1 D: the table of results, with what fell."""
    side, area, target = fields["side"], fields["area"], fields["target"]
    by = raid_modifier(seen.open, side, area, target)
    roll = seen.steps.get("Roll")
    dice = roll["dice"] if roll is not None else ()
    rows = [Entered((say.chip(side), (" " + say("raid-from", area=say.name("area", area)), "text")), (), fallen(dice, ()))]
    table = FIRST if fields["attempt"] == 1 else SECOND
    rows.append(Entered((("  ", "text"), *row_of((side, p, ATTACK[p]) for p in seen.stack(side, area)))))
    rows.append(Entered(((say("raid-on", area=say.name("area", target)), "text"),)))
    rows.append(Entered((("  ", "text"), *row_of((1 - side, p, DEFENSE[p]) for p in seen.stack(1 - side, target)))))
    struck = fields["effect"] if fields["at"] in ("result", "second") else NONE
    rows += [Entered((("  ", "text"), *line)) for line in raid_table(say, table, by, dice[0] if dice else 0, struck)]
    return Ledger(say("panel-raid", n=fields["attempt"]), tuple(rows), say("raid-modified", n=f"{by:+d}") if by else "")


def raid_table(say: Say, table: Sequence[int], by: int, die: int = 0, struck: int = NONE) -> list[Line]:
    """What each die does, alike ones together; `die`, or what has been rolled, is marked."""
    found: list[tuple[list[int], int]] = []
    for n in range(1, 7):
        effect = table[min(max(n + by, 1), 6) - 1]
        if found and found[-1][1] == effect:
            found[-1][0].append(n)
        else:
            found.append(([n], effect))
    lines: list[Line] = []
    for dice, effect in found:
        text = str(dice[0]) if len(dice) == 1 else f"{dice[0]}-{dice[-1]}"
        lines.append(((f"{text:<4}", "select" if die in dice or effect == struck else "key"), (f" {say(f'raid-effect-{effect}')}", "text")))
    return lines


def gold(say: Say, seen: Seen, roll: Fields) -> Ledger:
    """4.4.1 C: the table of the Fate card and the die."""
    die = roll["dice"][0] if roll["dice"] else 0
    where = say("gold-in", area=say.name("area", roll["area"])) if roll["area"] else say("gold-extra")
    rows = [Entered(((where, "text"),)), Entered(gold_line(say, seen, die)), Entered(((say("gold-moves"), "dim"),))]
    return Ledger(say("panel-gold"), tuple(rows))


# -- movement, arrivals


def movement(say: Say, seen: Seen, fields: Fields, name: str) -> Ledger:
    """4.4.1 A: the piece in hand, who has moved, from where one may go on."""
    side = fields["side"]
    rows: list[Entered] = []
    if fields.get("at") in ("destination", "company", "payment", "token") and fields["piece"] != NONE:
        piece = fields["piece"]
        text = say("move-hand", piece=say.name("piece", PIECE_IDS[piece]), area=say.name("area", fields["origin"]))
        rows.append(Entered((chip(side, piece, ATTACK[piece]), (" " + text, "strong"))))
    if name == "March":
        here = [a for a in range(1, 16) if fields["open"] >> a & 1]
        rows.append(Entered(((say("move-open") + " ", "dim"), (", ".join(say.name("area", a) for a in here), "text"))))
    moved: dict[int, list[Span]] = {}
    for area, piece, made in fields["moved"]:
        moved.setdefault(area, []).extend((chip(side, piece, ATTACK[piece]), (f"×{made} " if made > 1 else " ", "text")))
    for area, chips in moved.items():
        rows.append(Entered(((say("move-moved", area=say.name("area", area)) + " ", "dim"), *chips)))
    if DIFFICULTIES[seen.fate]:
        paid = [a for a in range(1, 16) if fields["paid"] >> a & 1]
        text = say("move-paid", areas=" ".join(map(str, paid))) if paid else say("move-unpaid")
        rows.append(Entered(((text, "warn"),)))
    rows.append(Entered(((say("move-rule" if side == SPANISH else "move-rule-indigenous"), "dim"),)))
    title = say(f"panel-{name.lower()}", seat=say.seat(side), area=say.name("area", fields["area"]) if fields.get("area") else "")
    return Ledger(title, tuple(rows))


def _loose(say: Say, side: int, pieces: Sequence[int]) -> Line:
    return row_of((side, p, DEFENSE[p]) for p in pieces)


def reinforcement(say: Say, seen: Seen, fields: Fields) -> Ledger:
    """4.3.2 III: the points, why so many, and the Units drawn."""
    side = fields["side"]
    rows = [Entered(((say("points-left", seat=say.seat(side), n=fields["left"]), "strong"),))]
    if all(seen.event):
        text = say("points-why", own=str(RRV[seen.event[side]]), other=str(RRV[seen.event[1 - side]]))
        rows.append(Entered(((text, "text"),)))
    if fields["loose"]:
        rows.append(Entered(((say("points-drawn") + " ", "dim"), *_loose(say, side, fields["loose"]))))
    if fields["last"] != NONE:
        rows.append(Entered(((say("points-last", bag=say(f"bag-{BAG_IDS[fields['last']]}-many")), "text"),)))
    rows.append(Entered(((say("points-order"), "dim"),)))
    return Ledger(say("panel-reinforcement"), tuple(rows))


def arrivals(say: Say, seen: Seen, fields: Fields) -> Ledger:
    """4.3.2 II: the Units drawn by a card, and where they may go."""
    loose = fields["loose"]
    side = INDIGENOUS if loose and CLASS[loose[0]] >= TAINO else SPANISH
    rows = [Entered(((say("arrive-drawn") + " ", "dim"), *_loose(say, side, loose)))]
    if fields["legal"]:
        rows.append(Entered(((say("arrive-areas") + " ", "dim"), (", ".join(say.name("area", a) for a in fields["legal"]), "text"))))
    return Ledger(say("panel-arrivals"), tuple(rows))


# -- nothing in particular


def phases(say: Say, seen: Seen) -> Ledger:
    """What a turn consists of, and where it has got to."""
    now = phase(seen)
    if now in ("setup", "first"):
        return Ledger(say("panel-turn"), (Entered(((say(f"phase-now-{now}"), "strong"),)), Entered(((say(f"phase-says-{now}"), "text"),))))
    rows: list[Entered] = []
    past = now in TURN
    for name in TURN:
        past = past and name != now
        role = "select" if name == now else "dim" if past else "text"
        right: Line = ()
        if name == "impulse" and seen.fate:
            n = impulse(seen)
            right = ((say("impulse-now-short", n=str(n), all=str(IMPULSES[seen.fate])) if n else str(IMPULSES[seen.fate]), "text"),)
        if name == "reinforcement" and all(seen.event) and not past:
            right = ((" ".join(f"{say.seat(s)} {points_of(seen, s)}" for s in SIDES), "text"),)
        rows.append(Entered(((f" {say(f'phase-now-{name}')} ", role),), ((f" {say(f'phase-says-{name}')}", "dim"),), right))
    return Ledger(say("panel-turn"), tuple(rows))


def points_of(seen: Seen, side: int) -> int:
    """The points a side has by the two cards of this turn."""
    from rules.sea_and_steel.reinforcement import points

    return points(RRV[seen.event[side]], RRV[seen.event[1 - side]])
