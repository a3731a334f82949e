"""What is at stake in the present question of Francis Drake, or in an option that is looked at: what a raid takes and what one has.

Only what the viewer knows is counted; a counter that lies face down is a range. Nothing is said of others' discs but what lies open.
"""

from __future__ import annotations

from pax_tui.games.francis_drake import look, raids
from pax_tui.games.francis_drake.chart import LETTERS
from pax_tui.games.francis_drake.seen import Seen
from pax_tui.games.say import Say, joined
from pax_tui.widgets.sheet import Line, Span, cut
from rules.francis_drake.tables import (
    COMMODITY_NUMBER,
    COMMODITY_VP,
    CONQUEST_VP,
    DESTINATION_NUMBER,
    GALLEON,
    HERO_BONUS,
    KIND,
    KIND_IDS,
    LOCATION_KIND,
    LOCATION_NUMBER,
    NONE,
    SEATS,
    TRADE_PORT,
    TREASURE,
    TREASURE_IDS,
    TREASURE_VP,
)
from rules.kernel.decision import Option

WIDTH = 76


def stakes(say: Say, seen: Seen, option: Option | None) -> list[Line]:
    """Up to five lines of at most 76 cells; none where nothing is at stake or it cannot be counted."""
    if seen.view.asked is None or seen.asked() < 0:
        return []
    seat, ask, _, args, _ = seen.view.asked
    lines: list[Line] = []
    if ask in ("attack", "attack_blind"):
        lines = _raid(say, seen, seat, DESTINATION_NUMBER[args[0]], True)
    elif ask == "trade":
        lines = _trade(say, seen, seat, option)
    elif ask == "go_home":
        lines = _home(say, seen, seat)
    elif ask == "which_disc":
        lines = _raid(say, seen, seat, DESTINATION_NUMBER[args[0]], False)
    elif ask in ("place_disc", "move_disc", "informer") and option is not None and len(option) > 1:
        lines = _raid(say, seen, seat, DESTINATION_NUMBER[option[1]], False)
    elif ask in ("lay_troops", "lay_frigate"):
        lines = _laying(say, seen, args[0], option)
    elif ask == "street" and option is not None and option[0] == "stop":
        lines = _stop(say, option)
    return [cut(line, WIDTH) for line in lines]


# -- 2E: raids


def _raid(say: Say, seen: Seen, seat: int, d: int, now: bool) -> list[Line]:
    """What it takes and what one has, what it brings, who else is there."""
    if KIND[d] == TRADE_PORT:
        name, role, more = raids.verdict(seen, seat, d)
        return [((say(f"verdict-{name}", **more), role),), *_others(say, seen, seat, d)]
    wanted = raids.need(seen, seat, d)
    line: list[Span] = []
    for item, (low, high), has in (("crew", wanted.crew, seen.crew[seat]), ("guns", wanted.guns, seen.guns[seat])):
        if not high:
            continue
        need = str(low) if low == high else f"{low}-{high}"
        role = "good" if has >= high else "key" if has >= low else "warn"
        line += [("   ", "text")] if line else []
        line += [(say(f"stake-{item}", need=need, has=str(has)), role)]
    if KIND[d] == GALLEON:
        able = bool(seen.galleon[seat])
        line += [("   ", "text"), (say("stake-galleon" if able else "stake-no-galleon"), "good" if able else "warn")]
    name, role, more = raids.verdict(seen, seat, d)
    lines: list[Line] = [tuple(line), ((say(f"verdict-{name}", **more), role),)]
    return [*lines, _brings(say, seen, seat, d), *_others(say, seen, seat, d)] if now or seen.laid else lines


def _brings(say: Say, seen: Seen, seat: int, d: int) -> Line:
    """Victory points now, the stone, and what a new kind adds to the voyage."""
    parts: list[str] = [say("stake-points", n=raids.worth(seen, d))]
    if seen.treasure[d]:
        parts.append(say("stake-stone", stone=say.name("stone", TREASURE_IDS[TREASURE[d]]), n=str(TREASURE_VP[TREASURE[d]])))
    if not seen.conquered[seat] >> KIND[d] & 1:
        kinds = seen.conquered[seat].bit_count()
        more = CONQUEST_VP[kinds + 1] - CONQUEST_VP[kinds]
        parts.append(say("stake-kind", kind=say.name("target", KIND_IDS[KIND[d]]), n=str(more)))
    return joined(parts)


def _others(say: Say, seen: Seen, seat: int, d: int) -> list[Line]:
    """Whose discs lie there besides the own one."""
    there = [s for s, _ in seen.discs[d] if s != seat]
    if not there:
        return []
    line: list[Span] = [(say("stake-others") + " ", "dim")]
    for s in there:
        line += [(LETTERS[s], f"seat:{SEATS[s]}"), (" ", "text")]
    return [tuple(line)]


# -- 2E7, 2F


def _trade(say: Say, seen: Seen, seat: int, option: Option | None) -> list[Line]:
    """What the commodities are worth, and would be with one more."""
    held = seen.commodities[seat]
    if option is None or option[0] != "trade":
        return [((say("stake-goods", n=str(seen.goods_worth(seat))), "text"),)]
    from rules.francis_drake.scoring import commodity_points

    kind = COMMODITY_NUMBER[option[1]]
    more = commodity_points(tuple(n + (k == kind) for k, n in enumerate(held)))
    worth = " ".join(f"{n}►{points}" for n, points in sorted(COMMODITY_VP.items()) if n)
    return [
        ((say("stake-goods-with", old=str(seen.goods_worth(seat)), new=str(more), commodity=say.name("commodity", option[1])), "strong"),),
        ((say("chart-worth", what=worth), "dim"),),
    ]


def _home(say: Say, seen: Seen, seat: int) -> list[Line]:
    """The hero's bonus, and what the kinds taken so far are worth."""
    kinds = seen.conquered[seat].bit_count()
    bonus = HERO_BONUS.get(seen.early + 1, 0) if kinds else 0
    hero = say("stake-hero", n=bonus) if bonus else say("stake-no-hero" if kinds else "stake-no-hero-yet")
    return [((hero, "strong" if bonus else "text"),), ((say("stake-kinds", n=kinds, points=str(CONQUEST_VP[kinds])), "text"),)]


# -- 2A, 1B


def _laying(say: Say, seen: Seen, place: str, option: Option | None) -> list[Line]:
    """What a destination will take with the counter that is looked at, and its victory points."""
    d = DESTINATION_NUMBER[place]
    crew, guns = raids.printed(seen, d)
    n = option[1] if option is not None and option[0] == "lay" else 0
    crew, guns = (crew, guns + n) if KIND[d] == GALLEON else (crew + n, guns)
    parts = [say("look-crew", n=str(crew))] if crew else []
    parts += [say("look-guns", n=guns)] if guns else []
    takes = say("stake-laid", place=say.name("place", place), what=", ".join(parts))
    return [((takes, "text"),), ((say("stake-points", n=raids.worth(seen, d)), "text"),)]


def _stop(say: Say, option: Option) -> list[Line]:
    """What a location is good for."""
    about = f"about-{LOCATION_KIND[LOCATION_NUMBER[option[1]]]}"
    return [((say(about), "text"),)] if say.words.has(about) else []


__all__ = ["NONE", "look", "stakes"]
