"""A sensible player of Ganga Zumba: he looks a few choices ahead, values what he sees, and rolls dice he does not know.

    .venv/bin/python -m tests.rules.pax_hispanica.greedy LEVEL GAMES [FIRST SEED]

prints how often each side wins at a level, by which end, and in which year. He knows no card he could not know: what is hidden is drawn
anew for each look ahead.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from typing import Any

from rules.kernel import chance
from rules.kernel.decision import CHANCE, Decision, Option
from rules.pax_hispanica.auction_year import profession_deck
from rules.pax_hispanica.fleet import legality
from rules.pax_hispanica.game import GAME
from rules.pax_hispanica.philosophy import professional
from rules.pax_hispanica.solitaire import SolitairePosition
from rules.pax_hispanica.sun_king_sail import EXIT_ZONES, steps
from rules.pax_hispanica.tables import (
    ACTION_NUMBER,
    CARD_ACTIONS,
    COLONIES,
    COLONY_DECK,
    EUROPE,
    MISSION_DECK,
    NATIVE,
    NONE,
    PIRATING,
    PURPLE,
    RED,
    SEA_NUMBER,
    TRIBES,
)
from rules.pax_hispanica.treasure import ROYAL
from rules.pax_hispanica.victory import royal, titles, tokens

TURNS = {"auction_turn", "play_turn", "sail_or_scout", "sail", "hurricane", "homeward"}
"""Questions at which a look ahead stops."""
WIDE, DEEP = 12, 3
"""How many options of a question, and how many questions, are looked at."""
USEFUL = {ACTION_NUMBER[a]: v for a, v in {"slave_revolt": 1.0, "apostasy": 1.0, "disk": 0.9, "bible": 0.9, "literacy": 0.7}.items()}


def worth(pos: SolitairePosition) -> float:
    """How good a position is for Ganga Zumba, in tokens."""
    if pos.result is not None:
        return 200.0 if pos.result.winners == (RED,) else -200.0
    count = tokens(pos)
    left = (pos.dove - pos.year) / 4
    value = float(count[RED] - count[PURPLE])
    value -= 0.35 * pos.war_coffers * (1 + pos.war_coffers / 4)
    gap = len(royal(pos)) + pos.slaves
    value -= 0.6 * len(royal(pos)) + 0.15 * pos.slaves
    value += 2 * max(0, 5 - gap)
    value += 1.5 * (titles(pos, RED) > 0) + 0.4 * titles(pos, RED)
    value -= (1.2 * len(pos.ships[PURPLE]) + 0.3 * len(pos.peerages[PURPLE])) * min(1, left / 3)
    value -= 1.0 * pos.hold_chests[PURPLE]
    value += (0.9 * len(pos.ships[RED]) + 0.5 * (pos.sway(RED) + pos.reach(RED))) * min(1, left / 3)
    value += 0.1 * min(pos.dollars[RED], 24) + 0.2 * min(len(pos.havens[RED]), 2)
    value += sum(max(USEFUL.get(a, 0.2) for a in CARD_ACTIONS[c]) for c in pos.market[RED])
    if professional(pos, RED):  # draws several cards a year
        value += (0.3 + 0.4 * pos.reach(RED) * (profession_deck(pos, RED) in (COLONY_DECK, MISSION_DECK))) * min(1, left / 2)
    value += 0.5 * pos.hold_chests[RED] + 1.0 * pos.hold_relics[RED] + 0.4 * (pos.fleet[RED] in (PIRATING, EUROPE))
    starving = sum(pos.disk[n] == RED and pos.labor[n] == NONE for n in COLONIES)
    value -= 0.4 * starving
    value -= 0.25 * sum(pos.chest[n] + pos.relic[n] for n in COLONIES if pos.disk[n] == PURPLE) * (len(pos.ships[PURPLE]) > 0)
    value += 0.1 * sum(pos.tribe[n] == NATIVE for n in TRIBES)
    return value


def ahead(pos: SolitairePosition, rng: Random, depth: int) -> float:
    """What a position is worth when the present question and those in it are answered as well as can be seen."""
    decision = pos.decision
    while decision is not None and decision.seat == CHANCE:
        pos.choose(chance.answer(decision, rng))
        decision = pos.decision
    if decision is None or depth == 0 or decision.ask in TURNS:
        return worth(pos)
    return max(tried(pos, option, rng, depth - 1) for option in narrowed(decision, rng))


def tried(pos: SolitairePosition, option: Option, rng: Random, depth: int) -> float:
    """What an option leads to, on a copy."""
    copy = pos.copy()
    copy.choose(option)
    return ahead(copy, rng, depth)


def narrowed(decision: Decision, rng: Random) -> list[Option]:
    """The options worth a look."""
    options = list(decision.options or ())
    if decision.ask == "bid":
        return options[:13:2] or options
    return options if len(options) <= WIDE else rng.sample(options, WIDE)


def sailing(pos: SolitairePosition, decision: Decision, rng: Random) -> Option:
    """At sea: whatever gains something here, then the way home with Treasure, then PIRATING."""
    options = list(decision.options or ())
    ways = [o for o in options if o[0] in ("sail", "home", "end_sail", "bury")]
    deeds = [o for o in options if o not in ways]
    here = worth(pos)
    best = max(((tried(pos, o, rng, DEEP), o) for o in deeds), default=(here, None))
    if best[1] is not None and (best[0] > here + 0.05 or not ways):
        return best[1]
    if ("home",) in ways and not (pos.war_coffers >= 4 and legality(pos, RED) in ROYAL and ("bury",) in ways):
        return ("home",)
    if ("bury",) in ways and pos.war_coffers >= 4 and legality(pos, RED) in ROYAL:
        return ("bury",)
    if ("end_sail",) in ways:
        return ("end_sail",)
    seas = [o for o in ways if o[0] == "sail"]
    return min(seas, key=lambda o: steps(SEA_NUMBER[o[1]], EXIT_ZONES)) if seas else ways[0]


def greedy(pos: SolitairePosition, decision: Decision, rng: Random) -> Option:
    """An answer of Ganga Zumba."""
    options = list(decision.options or ())
    if len(options) == 1:
        return options[0]
    unknown: Any = pos.resample(RED, rng)
    if unknown.decision is None or list(unknown.decision.options or ()) != options:
        unknown = pos
    if decision.ask in ("sail", "homeward"):
        return sailing(unknown, decision, rng)
    tries = 4 if decision.ask in ("auction_turn", "bid", "surrender", "tactic", "interdict") else 1
    looked = narrowed(decision, rng)
    marks = [sum(tried(unknown, o, rng, DEEP) for _ in range(tries)) / tries for o in looked]
    return looked[max(range(len(looked)), key=marks.__getitem__)]


def game(level: str, seed: int) -> SolitairePosition:
    """One game of the greedy player."""
    pos = GAME.new(("purple", "red"), {"solitaire": "ganga-zumba", "difficulty": level})
    assert isinstance(pos, SolitairePosition)
    rng = Random(f"greedy {level} {seed}")
    while (decision := pos.decision) is not None:
        pos.choose(chance.answer(decision, rng) if decision.seat == CHANCE else greedy(pos, decision, rng))
    return pos


def main() -> None:
    """Plays games at a level and counts."""
    level, games = sys.argv[1], int(sys.argv[2])
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    ends: Counter[str] = Counter()
    years: Counter[str] = Counter()
    margins = []
    for seed in range(first, first + games):
        pos = game(level, seed)
        assert pos.result is not None
        who = "you" if pos.result.winners == (RED,) else "king"
        ends[f"{who} {pos.result.section}"] += 1
        years[f"{who} {pos.result.section} {pos.year // 10 * 10}s"] += 1
        count = tokens(pos)
        margins.append((count[RED], count[PURPLE], pos.war_coffers, len(royal(pos)), pos.slaves, pos.year))
    print(level, games, dict(sorted(ends.items())), dict(sorted(years.items())))
    print("tokens of yours, his, War Coffers, royal zones, Slaves, year:", margins[:40])


if __name__ == "__main__":
    main()
