"""What the things of Pax Hispanica are called: seats, sites, zones, cards, spaces, meeples.

Names come from the data files, so that corrected files are shown; the few words that no file has come from the wording.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from pax_tui.wording import Vocabulary, arguments, meanings, worded
from rules.pax_hispanica.data import load
from rules.pax_hispanica.tables import COLORS, PHASE
from rules.pax_hispanica.words import EVENTS, ITEMS, OPTIONS, QUESTIONS

PREFIX = "pax_hispanica"
_data = load()

_MEANS = {
    "seat": "color owner victim by victor winner loser attacker defender payer payee initiator bidder other citizen ally fleet pirate "
    "pirates prey seller buyer giver taker host chooser proposer partner lender borrower",
    "site": "site colony tribe target mission",
    "area": "land area zone",
    "place": "sea place",
    "card": "card ship flagship peerage",
    "good": "good goods",
    "meeple": "meeple people labor",
    "number": "n dollars count bid amount chests relics limit strength price cards mercantilism",
    "text": "year dove text promise seamanship section option chosen passed",
    "rule": "reason",
}
_THEMSELVES = (
    "island haven deck action side space profession direction realm victory legality phase omen hook tactic support treasure topic row aim"
)
KINDS: dict[str, str] = {
    **meanings(_MEANS, f"{_THEMSELVES} token cargo galleon"),
    **dict.fromkeys(COLORS, "number"),
}
"""What an argument's name says it is. The colors themselves name counts, as in the token count."""


@cache
def _tables() -> dict[str, dict[str, str]]:
    market, board, chart = _data.market, _data.philosophy, _data.map
    areas = {**{a.id: a.name for a in chart.land_zone}, **{a.id: a.name for a in chart.wilderness}}
    seas = {z.id: z.name for z in chart.sea_zone}
    rungs = {s.id: s.title or "" for s in board.space}
    return {
        "seat": {p.color: p.nation for p in _data.playmats.playmat},
        "site": {
            **{s.id: s.name for s in chart.colony_site},
            **{s.id: s.name for s in chart.tribal_site},
            **{z.id: f"{z.rebel_site.name} ({z.name})" for z in chart.land_zone},
        },
        "area": areas,
        "place": {**areas, **seas, "europe": "EUROPE", "pirating": "PIRATING"},
        "island": {**seas, **{i.id: i.name for i in chart.treasure_island}, **{i.sea_zone: i.name for i in chart.treasure_island}},
        "card": {c.id: c.name for c in market.card},
        "haven": {**{h.id: seas[h.sea_zone] for h in _data.havens.haven}, **seas},
        "action": {a.id: a.name for a in market.action},
        "space": rungs,
        "victory": {v.id: v.title for v in board.victory},
        "good": {g.id: g.name.lower() for g in _data.calendar.good},
        "omen": {o.id: o.title for o in _data.calendar.omen},
        "legality": {},
        "year": {str(y): str(y) for y in PHASE},
    }


@cache
def name(kind: str, thing: Any) -> str | None:
    """The words for a thing; None where its id is as good as any."""
    found = _tables().get(kind, {}).get(thing) or worded(PREFIX, f"{kind}-{thing}", f"thing-{thing}")
    if found:
        return found
    if kind == "meeple" and thing in COLORS:
        return name("seat", thing)
    for table in _tables().values():
        if thing in table:
            return table[thing] or None
    return None


WORDS = Vocabulary(PREFIX, arguments(OPTIONS, QUESTIONS, EVENTS, ITEMS), KINDS, name)
