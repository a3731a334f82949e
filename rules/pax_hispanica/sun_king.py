"""The Sun King answers: for every question a chapter can ask him, the option his lists leave, and the explanation of it.

Needs `sun_king_lists` (Labor, cards, Rebels) and `sun_king_sail` (his sail). What is decided by dice is asked where the dice are rolled:
`solitaire_auction` (S2.4, S3.2) and `sun_king_battle` (S6.26).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules.kernel.decision import Offer, Option, Rule
from rules.kernel.step import Step
from rules.pax_hispanica import sun_king_lists as lists
from rules.pax_hispanica.interdiction import StrikeYourColors
from rules.pax_hispanica.sun_king_lists import Rank
from rules.pax_hispanica.sun_king_sail import EXIT_ZONES, Aim, aim, loadable, next_zone, prospects
from rules.pax_hispanica.tables import CARD_LEGALITY, CARD_NUMBER, COLONY_IDS, FIRST_REBEL, PLUNDER, PURPLE, RED, SEA_IDS, SITE_IDS

Item = Option
Ranking = Callable[[Any, Any, Option], Rank | Rule]
MOST_PASSED = 4
"""How many of the options that stand lower in a list an explanation names; all that are barred above the chosen one are named."""

ALWAYS = (0,)
SMALLER_SURPLUS = Rule("king-smaller-surplus", "S6.6")
LOWER_TARGET = Rule("king-lower", "S6.5")


def _first(verb: str, section: str) -> Ranking:
    """He always takes this answer."""
    never = Rule("king-never", section)
    return lambda pos, step, option: ALWAYS if option[0] == verb else never


def declare_support(pos: Any, step: Any, option: Option) -> Rank | Rule:
    """S6.18: in your battles his tokens support the target, but a Rebel is everybody's prey."""
    side = "fleet" if step.site >= FIRST_REBEL else "target"
    return ALWAYS if option[1] == side else Rule("king-other-side", "S6.18")


def fate(pos: Any, step: Any, option: Option) -> Rank | Rule:
    """S6.11: kidnapped to a vacant Spanish Colony of the land zone, else loaded for one elsewhere, else liberated."""
    if option[0] == "kidnap_to":
        site = COLONY_IDS.index(option[1])
        return (0, site) if pos.disk[site] == PURPLE else lists.NOT_SPANISH
    if option[0] == "carry_off":
        return (1,) if lists.vacant_spanish(pos) else Rule("king-no-vacant-colony", "S6.11")
    return (2,) if option[0] == "liberate" else (3,)


def sink(pos: Any, step: Any, option: Option) -> Rank | Rule:
    """S6.24: every PLUNDER Ship that surrenders."""
    return (0, CARD_NUMBER[option[1]]) if option[0] == "sink" and CARD_LEGALITY[CARD_NUMBER[option[1]]] == PLUNDER else (1,)


def lose_galleon(pos: Any, step: Any, option: Option) -> Rank | Rule:
    """S6.28: a Galleon that has had its one load, then an empty one, then a laden one."""
    return (("used", "empty", "laden").index(option[1]),)


def drop(pos: Any, step: Any, option: Option) -> Rank | Rule:
    """S6.28: Meeples before Chests."""
    return (int(option[1] == "chest"),)


RANKINGS: dict[str, tuple[str, Ranking]] = {
    "refresh": ("S1.7", lists.refresh),
    "cathedral_refugee": ("S1.7", lists.refugee_to),
    "king_labor": ("S1.3", lists.king_labor),
    "alcabala": ("S0.10a", _first("pay_alcabala", "S0.10a")),
    "midlife_crisis": ("S4.1", _first("pay_crisis", "S4.1")),
    "disk": ("S4.4", lists.disk),
    "slave_trade": ("S4.4", lists.slave_trade),
    "voodoo": ("S4.4", lists.voodoo),
    "bible": ("S4.4", lists.bible),
    "literacy": ("S4.4", lists.literacy),
    "refugee": ("S1.7", lists.refugee),
    "relic": ("S4.4", lists.relic),
    "apostasy": ("S4.4", lists.apostasy),
    "tax": ("S4.4", lists.tax),
    "dove": ("S4.4", lists.dove),
    "flagship": ("S4.5", lists.flagship),
    "rebel_at": ("S5.2", lists.rebel_at),
    "flip_rebel": ("S5.2", lists.rebel_at),
    "declare_support": ("S6.18", declare_support),
    "fate": ("S6.11", fate),
    "sink_plunder": ("S6.24", sink),
    "lose_galleon": ("S6.28", lose_galleon),
    "drop_cargo": ("S6.28", drop),
}
"""By question: the line of the rules, and where an option stands in it."""


def answer(pos: Any, step: Step, ask: str) -> Option:
    """What the Sun King answers to the question `ask` of a Step; tells what he considered."""
    offer = Offer(pos)
    step.choices(pos, offer)
    legal = offer.options
    if ask == "interdict":
        assert isinstance(step, StrikeYourColors)
        return interdict(pos, step, legal)
    if ask in ("sail_or_scout", "sail", "homeward"):
        return at_sea(pos, step, ask, legal)
    section, rank = RANKINGS[ask]
    return by_rank(pos, step, ask, section, legal, rank)


def by_rank(pos: Any, step: Step, ask: str, section: str, legal: Sequence[Option], rank: Ranking) -> Option:
    """The first of the legal options in his list; the others with the reason why they come behind."""
    ranked: list[tuple[Rank, Option]] = []
    never: list[tuple[Option, Rule]] = []
    for option in legal:
        place = rank(pos, step, option)
        if isinstance(place, Rule):
            never.append((option, place))
        else:
            ranked.append((place, option))
    assert ranked, f"the Sun King wants none of {legal}"
    ranked.sort()
    best, chosen = ranked[0]
    lower, later = Rule("king-lower", section), Rule("king-later", section)
    passed = [(option, later if place[0] == best[0] else lower) for place, option in ranked[1:]]
    tell(pos, section, ask, [chosen], passed, never)
    return chosen


def tell(
    pos: Any, section: str, ask: str, chosen: Sequence[Item], passed: Sequence[tuple[Item, Rule]], never: Sequence[tuple[Item, Rule]] = ()
) -> None:
    """One step of his explanation; of a long tail only its beginning."""
    short = [*never[:MOST_PASSED], *passed[:MOST_PASSED]]
    pos.consider(section, ("king-asks", ask), chosen, [("passed", (item,), rule.id, rule.section) for item, rule in short])


# -- S6.21


def interdict(pos: Any, step: StrikeYourColors, legal: Sequence[Option]) -> Option:
    """S6.21: in every window of a zone whose card he holds, against Cargo or a fleet no larger than his. What he holds stays secret."""
    strike = next((option for option in legal if option[0] == "strike"), None)
    cargo = pos.treasure(RED) or bool(pos.hold_meeples[RED])
    if strike is None or not (cargo or len(pos.ships[PURPLE]) >= len(pos.ships[RED])):
        pos.tell("king_lets_pass", "S6.21", SEA_IDS[step.zone])
        return ("pass",)
    reason = "king-cargo" if cargo else "king-as-many-ships"
    pos.consider("S6.21", ("king-asks", "interdict"), [strike, (reason,)])
    return strike


# -- S6.3-S6.17, S6.23


def at_sea(pos: Any, step: Any, ask: str, legal: Sequence[Option]) -> Option:
    """S6.7-S6.17: the move that brings him to his aim; on the way home after an Interdiction there is no other aim (S6.23)."""
    if ask == "homeward":
        return towards(pos, step.zone, EXIT_ZONES, ("home",), "S6.23", "homeward", legal)
    sail = step.scout if ask == "sail_or_scout" else step
    goal = aim(pos, sail)
    if goal.act in ("attack", "enslave") and (ask == "sail_or_scout" or looks_again(pos, step)):
        explain_targets(pos, sail, goal)
    if ask == "sail_or_scout":
        if goal.act == "load":
            tell(pos, "S6.13", "placed", [("the-aim", "load", SEA_IDS[goal.zone])], [])
        return ("place", SEA_IDS[goal.zone])
    if goal.act == "pirating":
        tell(pos, "S6.17", "sail", [("end_sail",)], [])
        return ("end_sail",)
    if goal.act == "home":
        return towards(pos, step.zone, EXIT_ZONES, ("home",), "S6.15", "sail", legal)
    if goal.act == "load":
        if step.zone != goal.zone:
            return towards(pos, step.zone, (goal.zone,), (), "S6.13", "sail", legal)
        colony, relic = loadable(pos, step.zone)[0]
        option: Option = ("load_relic" if relic else "load_chest", COLONY_IDS[colony])
        tell(pos, "S6.13", "sail", [option], [])
        return option
    if goal.act == "deliver":
        there = ("deliver", "indigenous", COLONY_IDS[goal.site])
        if there in legal:
            tell(pos, "S6.10", "sail", [there], [])
            return there
        return towards(pos, step.zone, (goal.zone,), (), "S6.10", "sail", legal)
    if step.zone == goal.zone:
        return (goal.act, SITE_IDS[goal.site])
    return towards(pos, step.zone, (goal.zone,), (), "S6.9", "sail", legal)


def looks_again(pos: Any, sail: Any) -> bool:
    """S6.7: whether his targets are told anew: after a deed, or when he has lost a Ship on the way to the first."""
    return bool(sail.idle == 0 and (sail.acted or len(pos.ships[PURPLE]) < sail.attacks))


def towards(pos: Any, zone: int, goals: Sequence[int], there: Option, section: str, ask: str, legal: Sequence[Option]) -> Option:
    """S6.9: the next zone of the shortest way, or what is done at its end."""
    if zone in goals:
        tell(pos, section, ask, [there], [])
        return there
    option = ("sail", SEA_IDS[next_zone(zone, goals)])
    others = [(o, Rule("king-longer-way", "S6.9")) for o in legal if o[0] == "sail" and o != option]
    tell(pos, section, ask, [option], others)
    return option


def explain_targets(pos: Any, sail: Any, goal: Aim) -> None:
    """S6.4-S6.6: which targets he looked at, which one it is, which ones before it were barred, which ones come behind."""
    found = prospects(pos, sail)
    chosen = next(p for p in found if p.site == goal.site)
    passed = []
    for p in sorted(found, key=lambda p: (p.rank, -p.surplus, p.site)):
        item = ("the-target", SITE_IDS[p.site], p.fleet, p.target)
        if p.site == goal.site:
            continue
        if p.rank < chosen.rank or (p.rank == chosen.rank and p.why is not None):
            assert p.why is not None
            passed.append((item, p.why))
        elif p.why is None:
            passed.append((item, SMALLER_SURPLUS if p.rank == chosen.rank else LOWER_TARGET))
    tell(pos, "S6.5", goal.act, [("the-target", SITE_IDS[goal.site], chosen.fleet, chosen.target)], passed[:MOST_PASSED])
