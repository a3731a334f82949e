"""The story of a game of Sea & Steel in ten lines: what made this game this game.

Everything that could be told is a Beat with a weight. The heaviest are chosen one by one; what resembles a chosen one, or comes from the
same turn, weighs less. The landing, and how it ended, are always told. Nothing here is left to chance.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any, NamedTuple

from pax_tui.games.say import Say
from pax_tui.games.sea_and_steel.course import Told, Trace
from pax_tui.widgets.sheet import Line
from rules.kernel.position import Result
from rules.sea_and_steel.tables import CARD_TITLES, RRV, SIDE_IDS, SIDE_NUMBER, SPANISH, TWO_VP, VP_TO_WIN
from rules.sea_and_steel.victory import level

LINES = 10
ALIKE, CLOSE = 0.55, 0.8
"""What a beat keeps of its weight for each chosen one of its kind, and of its turn."""
ALWAYS = 1000.0


class Beat(NamedTuple):
    """Something that could be told: when (its place among all that happened), the turn, its kind, weight, message, section."""

    at: int
    turn: int
    kind: str
    weight: float
    message: str
    args: dict[str, Any]
    section: str


def story(say: Say, found: Trace, result: Result | None) -> tuple[tuple[str, Line, str], ...]:
    """(when, sentence, section) of what is worth telling, in its order."""
    beats = chosen([*_beats(say, found), *_end(say, found, result)])
    return tuple((say("story-turn", n=str(beat.turn)), spans(say(beat.message, **beat.args)), beat.section) for beat in beats)


def chosen(beats: list[Beat]) -> list[Beat]:
    """The heaviest, one by one."""
    kept = [beat for beat in beats if beat.weight >= ALWAYS]
    left = [beat for beat in beats if beat.weight < ALWAYS]
    while left and len(kept) < LINES:
        kinds, turns = Counter(b.kind for b in kept), Counter(b.turn for b in kept)

        def weight(beat: Beat, kinds: Counter[str] = kinds, turns: Counter[int] = turns) -> tuple[float, int]:
            return beat.weight * ALIKE ** kinds[beat.kind] * CLOSE ** turns[beat.turn], -beat.at

        best = max(left, key=weight)
        kept.append(best)
        left.remove(best)
    return sorted(kept, key=lambda beat: beat.at)


_NAME = re.compile("\x01(\\d)\x02([^\x03]*)\x03")


def spans(text: str) -> Line:
    """A sentence with its names in their colors."""
    line = []
    end = 0
    for name in _NAME.finditer(text):
        line += [(text[end : name.start()], "text"), (name[2], f"name:{SIDE_IDS[int(name[1])]}")]
        end = name.end()
    return tuple(span for span in (*line, (text[end:], "text")) if span[0])


def _seat(say: Say, side: int) -> str:
    return f"\x01{side}\x02{say.seat(side)}\x03"


def _beats(say: Say, found: Trace) -> list[Beat]:
    beats: list[Beat] = []
    for at, told in enumerate(found.told):
        kind, section, _, *args = told.event
        make = _MAKERS.get(kind)
        if make is not None:
            made = make(say, found, at, told, args)
            if made is not None:
                weight, message, more = made
                beats.append(Beat(at, told.turn, kind, weight, message, more, section))
    return beats


Made = tuple[float, str, dict[str, Any]] | None


def _landing(say: Say, found: Trace, at: int, told: Told, args: list[Any]) -> Made:
    return ALWAYS, "story-landing", {"seat": _seat(say, SPANISH), "area": say.name("area", args[0])}


def _event(say: Say, found: Trace, at: int, told: Told, args: list[Any]) -> Made:
    """An Event card: as strong as its RRV, and as what it brought."""
    side, card = SIDE_NUMBER[args[0]], args[1]
    arrived = 0
    for later in found.told[at + 1 :]:
        if later.event[0] in ("phase", "turn"):  # both cards are revealed before either is carried out
            break
        arrived += later.event[0] == "arrived" and later.event[3] == SIDE_IDS[side]
    return 1.0 + RRV[card] + arrived / 2, "story-event", {"seat": _seat(say, side), "card": CARD_TITLES[card], "n": arrived}


def _combat(say: Say, found: Trace, at: int, told: Told, args: list[Any]) -> Made:
    """A combat: what both sides lost, and whether the area changed hands."""
    attacker, area = SIDE_NUMBER[args[0]], args[1]
    lost = [0, 0]
    leaders: list[str] = []
    rounds = 0
    control = None
    for later in found.told[at + 1 :]:
        name = later.event[0]
        if name in ("combat", "turn", "phase"):
            break
        if name in ("removed", "eliminated") and later.event[5] == area:
            lost[SIDE_NUMBER[later.event[3]]] += 1
            leaders += [say.name("piece", later.event[4].removesuffix("-reduced"))] if name == "eliminated" else []
        rounds += name == "scored"
        if name == "control" and later.event[4] == area:
            control = SIDE_NUMBER[later.event[3]]
        if name == "combat_over":
            break
    weight = (
        1.0 + 1.2 * sum(lost) + (3.0 if control is not None and TWO_VP[area] else 1.0 if control is not None else 0.0) + 2 * len(leaders)
    )
    if sum(lost) == 0:
        return None
    won = "none" if control is None else "attacker" if control == attacker else "defender"
    shared = {"seat": _seat(say, attacker), "other": _seat(say, 1 - attacker), "area": say.name("area", area), "won": won}
    return weight, "story-combat", {**shared, "own": lost[attacker], "theirs": lost[1 - attacker], "rounds": (rounds + 1) // 2}


def _control(say: Say, found: Trace, at: int, told: Told, args: list[Any]) -> Made:
    """The goal is reached, or lost again."""
    side, area, worth, vp = SIDE_NUMBER[args[0]], args[1], args[2], args[3]
    before = vp - worth if side == SPANISH else vp + worth
    if before < VP_TO_WIN <= vp or vp < VP_TO_WIN <= before:
        return 7.0, "story-goal" if vp >= VP_TO_WIN else "story-goal-lost", {
            "seat": _seat(say, side), "area": say.name("area", area), "n": str(vp), "goal": str(VP_TO_WIN),
        }  # fmt: skip
    return None


def _notary(say: Say, found: Trace, at: int, told: Told, args: list[Any]) -> Made:
    return 3.5, "story-notary", {"seat": _seat(say, SPANISH), "area": say.name("area", args[0]), "n": str(args[1])}


def _citadel(say: Say, found: Trace, at: int, told: Told, args: list[Any]) -> Made:
    return 3.2, "story-citadel", {"seat": _seat(say, SPANISH), "area": say.name("area", args[0])}


def _citadel_lost(say: Say, found: Trace, at: int, told: Told, args: list[Any]) -> Made:
    return 4.5, "story-citadel-lost", {"area": say.name("area", args[0])}


def _eliminated(say: Say, found: Trace, at: int, told: Told, args: list[Any]) -> Made:
    leader = say.name("piece", args[1].removesuffix("-reduced"))
    return 8.0, "story-leader", {"leader": leader, "area": say.name("area", args[2])}


def _turns(say: Say, found: Trace, at: int, told: Told, args: list[Any]) -> Made:
    return 8.0, "story-guacanagari", {"area": say.name("area", args[1])}


def _prison(say: Say, found: Trace, at: int, told: Told, args: list[Any]) -> Made:
    return 5.0, "story-prison", {"area": say.name("area", args[0])}


def _gold(say: Say, found: Trace, at: int, told: Told, args: list[Any]) -> Made:
    by, now = args
    return (3.0, "story-gold", {"seat": _seat(say, SPANISH), "by": f"{by:+d}", "n": str(now)}) if abs(by) >= 2 else None


def _sons(say: Say, found: Trace, at: int, told: Told, args: list[Any]) -> Made:
    return 5.0, "story-sons", {"area": say.name("area", args[0])}


_MAKERS = {
    "landing": _landing,
    "event": _event,
    "combat": _combat,
    "control": _control,
    "notary": _notary,
    "citadel_built": _citadel,
    "citadel_lost": _citadel_lost,
    "eliminated": _eliminated,
    "guacanagari_turns": _turns,
    "columbus_prison": _prison,
    "royal_support": _gold,
    "sons_swapped": _sons,
}


def _end(say: Say, found: Trace, result: Result | None) -> list[Beat]:
    if result is None:
        return []
    at, last = len(found.told), found.told[-1]
    winner = result.winners[0]
    if result.section == "4.6a":
        args = {"seat": _seat(say, winner), "other": _seat(say, 1 - winner)}
        return [Beat(at, last.turn, "end", ALWAYS, "story-wiped", args, result.section)]
    total = last.event[5]
    args = {"seat": _seat(say, winner), "n": str(total), "level": say.name("level", level(total))}
    return [Beat(at, last.turn, "end", ALWAYS, "story-end", args, result.section)]


__all__ = ["Beat", "chosen", "spans", "story"]
