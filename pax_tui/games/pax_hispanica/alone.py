"""Part H for people: how near both ends are, what the Sun King could attack next, how the solitaire game ended.

What he would do is not guessed: `rules.pax_hispanica.sun_king_sail` says it, read off what lies open.
"""

from __future__ import annotations

from typing import Any

from pax_tui.games.pax_hispanica.chart import LETTERS
from pax_tui.games.pax_hispanica.say import Say, joined
from pax_tui.games.pax_hispanica.seen import Seen
from pax_tui.widgets.models import Bar, Text
from pax_tui.widgets.sheet import Line, length
from rules.kernel.decision import Option, Rule
from rules.kernel.position import Result
from rules.pax_hispanica.abilities import bid_bonus
from rules.pax_hispanica.sail_year import Sail
from rules.pax_hispanica.solitaire import LEVEL_IDS, LEVELS, Level
from rules.pax_hispanica.solitaire_auction import PAX_DICE, WAR_DICE, buried_fee, declines, weights
from rules.pax_hispanica.sun_king_sail import CLASS_IDS, TRIBE, Aim, aim, loadable, prospects
from rules.pax_hispanica.tables import CARD_IDS, CARD_LEGALITY, COLORS, LEGALITY_IDS, NONE, PLACE_IDS, PURPLE, RED, SEA_IDS, SEAS, SITE_IDS
from rules.pax_hispanica.victory import royal


def alone(seen: Seen) -> bool:
    """Whether this is the solitaire game."""
    return bool(seen.sun_king != NONE)


def level(seen: Seen) -> Level:
    """What its level of difficulty changes."""
    return LEVELS[LEVEL_IDS[seen.difficulty]]


# -- how near each end is


def standing(say: Say, seen: Seen, width: int, own: int | None) -> Bar:
    """S7.1, S7.2, S7.5: royal land zones and Slaves left, the War Coffers, both counts; as many words as the row has room for."""
    line: Line = ()
    for words in ("long", "brief", "short"):
        line = _standing(say, seen, words, own)
        if length(line) <= width - 2:
            break
    return Bar(line)


def _standing(say: Say, seen: Seen, words: str, own: int | None) -> Line:
    count = seen.tokens()
    parts: list[Line] = []
    if own is not None:
        text = say("stand-own", seat="\0", dollars=str(seen.dollars[own]), sway=str(seen.sway(own)), reach=str(seen.reach(own)))
        parts.append((say.chip(own, LETTERS[own]), (text.partition("\0")[2], "strong")))
    parts += [
        ((say(f"alone-royal-{words}", n=len(royal(seen.open))), "text"),),
        ((say(f"alone-slaves-{words}", n=seen.slaves), "text"),),
        ((say(f"alone-titles-{words}", n=seen.titles(RED)), "text"),),
        ((say(f"alone-coffers-{words}", n=str(seen.war_coffers), need=str(level(seen).war_coffers)), "text"),),
        (
            (say(f"alone-tokens-{words}") + " ", "title"),
            *((f"{LETTERS[c]}{count[c]}" + (" " if c == RED else ""), f"seat:{COLORS[c]}") for c in (RED, PURPLE)),
        ),
    ]
    return joined(list(parts), (" · ", "dim") if words == "long" else ("  ", "dim"))


# -- what he could attack next


def foresight(say: Say, seen: Seen) -> Text:
    """S6.4-S6.14 on request: his fleet, every target in his order with the reason why he leaves it, the Treasure he could load."""
    lines: list[Line] = []
    ships = seen.ships[PURPLE]
    if not ships:
        return Text(say("foresight-title"), (((say("foresight-no-ship"), "text"), (" (S6.3)", "dim")),))
    flag = ships[0]
    where = say.name("place", PLACE_IDS[seen.fleet[PURPLE]])
    kind = LEGALITY_IDS[CARD_LEGALITY[flag]]
    lines += [((say("foresight-fleet", n=len(ships), card=say.name("card", CARD_IDS[flag]), legality=kind, place=where), "strong"),), ()]
    at_sea = seen.fleet[PURPLE] in SEAS
    sail: Any = Sail(PURPLE, seen.fleet[PURPLE] if at_sea else NONE, attacks=len(ships))
    found = prospects(seen.open, sail)
    able = [p for p in found if p.why is None]
    for n, p in enumerate(able, 1):
        target = say("foresight-target", **_target(say, p))
        lines.append(((f"{n:>2}  ", "key"), (target, "text"), (" (S6.5)", "dim")))
    if not able:
        lines.append(((say("foresight-nothing"), "text"), (" (S6.4)", "dim")))
    lines += [(), ((_next(say, aim(seen.open, sail)), "text"),), ()]
    left = [p for p in found if p.why is not None]
    if left:
        lines.append(((say("foresight-left"), "title"),))
    tribes: dict[Rule, list[str]] = {}
    for p in left:
        assert p.why is not None
        if p.rank == TRIBE:  # there are many, and mostly for one reason
            tribes.setdefault(p.why, []).append(say.name("site", SITE_IDS[p.site]))
            continue
        reason = say.words.rule(p.why)
        lines.append((("    ", "text"), (say("foresight-target", **_target(say, p)), "text"), (f"  {reason} ({p.why.section})", "dim")))
    for why, sites in tribes.items():
        told = say("foresight-tribes", n=len(sites), sites=", ".join(sites))
        lines.append((("    ", "text"), (told, "text"), (f"  {say.words.rule(why)} ({why.section})", "dim")))
    rich = [SEA_IDS[z] for z in SEAS if loadable(seen.open, z)]
    if rich:
        lines += [(), ((say("foresight-treasure", seas=", ".join(say.name("place", z) for z in rich)), "text"), (" (S6.13)", "dim"))]
    return Text(say("foresight-title"), tuple(lines))


def _target(say: Say, p: Any) -> dict[str, Any]:
    return {"site": say.name("site", SITE_IDS[p.site]), "kind": CLASS_IDS[p.rank], "n": str(p.fleet), "m": str(p.target)}


def _next(say: Say, goal: Aim) -> str:
    """What he would do if he sailed now."""
    if goal.act == "pirating":
        return say("foresight-stays")
    place = say.name("place", SEA_IDS[goal.zone])
    site = say.name("site", SITE_IDS[goal.site]) if goal.site != NONE else ""
    return say(f"foresight-{goal.act}", place=place, site=site)


# -- an auction against his dice


def auction(say: Say, seen: Seen, option: Option | None, deck: int, initiator: int) -> list[Line]:
    """S2.2-S2.6, S3.3: what a bid is worth against his dice, with the odds."""
    why = declines(seen.open, deck)
    if why is not None:
        return [((say("alone-no-bid"), "text"), (f" {say.words.rule(why)} (S2.4)", "dim"))]
    dice = WAR_DICE if seen.war else PAX_DICE
    mine, his = bid_bonus(seen.open, RED, deck), bid_bonus(seen.open, PURPLE, deck)
    lines: list[Line] = [((say("alone-dice", n=dice, bonus=his), "text"), (" (S2.4)", "dim"))]
    if option is not None and option[0] == "bid":
        enough = option[1] + mine - his - (initiator == PURPLE)
        ways = weights(dice)
        chance = 100 * sum(w for n, w in enumerate(ways, dice) if n <= enough) // sum(ways)
        lines.append(((say("alone-odds-own" if initiator == RED else "alone-odds-his", n=chance), "strong"),))
    return lines


def buried(say: Say, seen: Seen, deck: int) -> Line:
    """S2.3: what a buried card costs."""
    return ((say("alone-buried", dollars=str(buried_fee(seen.open, deck))), "text"), (" (S2.3)", "dim"))


# -- how it ended


def ending(say: Say, seen: Seen, result: Result) -> tuple[Line, ...]:
    """S7: who has won and why, in two lines; each ends with its section."""
    count = seen.tokens()
    winner = result.winners[0]
    args: dict[str, Any] = {"seat": say.seat(winner), "other": say.seat(RED if winner == PURPLE else PURPLE)}
    if result.section == "S7.4":
        args |= {"yours": str(count[RED]), "his": str(count[PURPLE]), "year": str(seen.year), "more": level(seen).tokens}
    name = {"S7.1": "emancipation", "S7.2": "coffers", "S7.4": "count"}[result.section]
    head = ((say(f"alone-won-{name}", **args), "strong"), (f" ({result.section})", "dim"))
    why = say(f"alone-why-{name}", chests=level(seen).war_coffers, titles=seen.titles(RED), relics=seen.relics[RED], **args)
    return (head, ((why, "text"),))
