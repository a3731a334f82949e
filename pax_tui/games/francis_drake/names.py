"""What the things of Francis Drake are called: locations, destinations, discs, stones, commodities.

Names come from the data files, so that corrected files are shown; the few words that no file has come from the wording.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from pax_tui.wording import Vocabulary, arguments, meanings, worded
from rules.francis_drake.data import load
from rules.francis_drake.words import EVENTS, ITEMS, OPTIONS, QUESTIONS

PREFIX = "francis_drake"
NUMERALS = ("I", "II", "III")

_MEANS = {
    "seat": "seat visitor order",
    "location": "location locations",
    "number": "n crew guns points dock",
    "text": "reason office galleon_counter",
    "item_name": "item",
}
_THEMSELVES = "destination place disc stone commodity target content discs ranges scores"
KINDS = meanings(_MEANS, _THEMSELVES)
"""What an argument's name says it is."""


@cache
def _tables() -> dict[str, dict[str, str]]:
    data = load()
    often = Counter(s.name for s in data.street.street)
    seen: Counter[str] = Counter()
    locations = {}
    for s in data.street.street:  # the doubles are told apart by a numeral
        locations[s.id] = f"{s.name} {NUMERALS[seen[s.name]]}" if often[s.name] > 1 else s.name
        seen[s.name] += 1
    return {
        "location": locations,
        "place": {d.id: d.name for d in data.map.destination},
        "destination": {d.id: f"the {d.name}" if d.kind == "galleon" else d.name for d in data.map.destination},
    }


@cache
def name(kind: str, thing: Any) -> str | None:
    """The words for a thing; None where its id is as good as any."""
    return _tables().get(kind, {}).get(thing) or worded(PREFIX, f"{kind}-{thing}")


WORDS = Vocabulary(PREFIX, arguments(OPTIONS, QUESTIONS, EVENTS, ITEMS), KINDS, name)
