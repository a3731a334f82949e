"""What the things of Sea & Steel are called: sides, areas, pieces, cards, bags.

Names of areas, Leaders and cards come from the data files, so that corrected files are shown; the other words from the wording.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from pax_tui.wording import Vocabulary, arguments, meanings, worded
from rules.sea_and_steel.data import load
from rules.sea_and_steel.tables import RRV
from rules.sea_and_steel.words import EVENTS, ITEMS, OPTIONS, QUESTIONS

PREFIX = "sea_and_steel"
REDUCED = "-reduced"

_MEANS = {
    "seat": "side winner loser attacker",
    "area": "area start goal",
    "piece": "piece pieces unit units",
    "number": "n count made",
    "text": "dice factors value turn priority section",
    "signed": "by",
}
_THEMSELVES = "card told_card bag leader purpose phase effect fort level adjustment attempt topic half action reason"
KINDS = meanings(_MEANS, _THEMSELVES)
"""What an argument's name says it is."""


@cache
def _tables() -> dict[str, dict[Any, str]]:
    data = load()
    cards = (*data.events.event, *data.fate.first, *data.fate.fate, *data.fate.will, *data.nitayno.nitayno)
    leaders = {x.id: x.name for x in data.counters.leader}
    return {
        "area": {a.n: f"{a.n} {a.name}" for a in data.map.area},
        "card": {c.n: f"{c.title} (#{c.n})" for c in cards},
        "leader": leaders,
        "piece": leaders,
    }


@cache
def name(kind: str, thing: Any) -> str | None:
    """The words for a thing; None where its id is as good as any."""
    if kind == "signed":
        return f"{thing:+d}"
    if kind == "told_card":
        return told(thing)
    if kind == "reason":
        return clause(worded(PREFIX, f"rule-{thing}"))
    found = _tables().get(kind, {}).get(thing)
    if found:
        return found
    if kind == "piece" and thing.endswith(REDUCED):
        return worded(PREFIX, "piece-reduced", piece=name(kind, thing.removesuffix(REDUCED)))
    return worded(PREFIX, f"{kind}-{thing}")


PROPER = ("Indigenous", "Spain", "Columbus", "Caribes", "Taínos")


def clause(sentence: str | None) -> str | None:
    """A sentence as part of a longer one."""
    if sentence is None or sentence.startswith(PROPER):
        return sentence and sentence.removesuffix(".")
    return sentence[0].lower() + sentence[1:].removesuffix(".")


def told(card: int) -> str | None:
    """A card with its RRV, if it has one, and what it does."""
    title, effect = _tables()["card"][card], worded(PREFIX, f"card-effect-{card}")
    if effect is None:
        return title
    if RRV[card]:
        return worded(PREFIX, "told-card-rrv", title=title, rrv=str(RRV[card]), effect=effect)
    return worded(PREFIX, "told-card", title=title, effect=effect)


WORDS = Vocabulary(PREFIX, arguments(OPTIONS, QUESTIONS, EVENTS, ITEMS), KINDS, name)
