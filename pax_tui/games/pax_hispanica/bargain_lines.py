"""G1: a deal written down line by line, for --plain: who proposes what to whom, and what is promised."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pax_tui.games.face import Clerk
from pax_tui.games.pax_hispanica.bargain import Bargain, answered
from pax_tui.wording import Wording
from rules.kernel.decision import Option
from rules.kernel.position import Position
from rules.pax_hispanica.negotiation import HAVEN
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import COLONY_IDS, COLORS, DECK_IDS


def ask(position: Position, seats: Sequence[int], words: Wording, clerk: Clerk) -> Option | None:
    """Asks who proposes what to whom; an empty first answer gives it up. Raises EOFError."""
    assert isinstance(position, PaxPosition)
    waiting = answered(position)
    able = [waiting.partner] if waiting and waiting.partner in seats else list(seats)
    proposer = able[0] if len(able) == 1 else _who(able, "deal-plain-proposer", words, clerk)
    if proposer is None:
        return None
    clerk.alone(proposer)
    deal = Bargain(position, proposer, words)
    if len(deal.partners) > 1:
        partner = _who(deal.partners, "deal-plain-partner", words, clerk)
        if partner is None:
            return None
        deal.partner, deal.wants = partner, {}
    clerk.say(words.text("deal-plain-help"))
    for side in ("gives", "wants"):
        name = deal.name if side == "gives" else words.seat(deal.partner)
        while True:
            held = deal.gives if side == "gives" else deal.wants
            held.clear()
            line = clerk.ask(words.text(f"deal-plain-{side}", seat=name) + " ")
            wrong = [part for part in re.split(r"[,;]", line) if part.strip() and not _understood(deal, side, part.strip())]
            if not wrong:
                break
            clerk.say(words.text("deal-plain-unknown", what=wrong[0].strip()))
    deal.promise = clerk.ask(words.text("deal-plain-promise") + " ")
    why = deal.reason()
    if why:
        clerk.say(why)
        return None
    return deal.option()


def _who(seats: Sequence[int], question: str, words: Wording, clerk: Clerk) -> int | None:
    names = {seat: words.seat(seat) for seat in seats}
    while True:
        answer = clerk.ask(f"{words.text(question)} {', '.join(names.values())}: ").casefold()
        if not answer:
            return None
        found = [s for s, name in names.items() if name.casefold().startswith(answer) or COLORS[s].startswith(answer)]
        if len(found) == 1:
            return found[0]
        clerk.say(words.text("deal-plain-unknown", what=answer))


def _understood(deal: Bargain, side: str, part: str) -> bool:
    """Takes one item of a line: `$3`, `2 relics`, `loan 4`, `any ship`, NAME, `unseen NAME`, `spare`, `call off`, `bribe SITE relic`."""
    held = deal.gives if side == "gives" else deal.wants
    text = part.casefold()
    if found := re.fullmatch(r"\$?(\d+)(?: ?(?:\$|dollars?))?", text):
        held[("dollars",)] = int(found[1])
    elif found := re.fullmatch(r"(\d+) relics?", text):
        held[("relics",)] = int(found[1])
    elif found := re.fullmatch(r"loan \$?(\d+)", text):
        held[("loan",)] = int(found[1])
    elif text == "spare":
        held[("spare",)] = 1
    elif text in ("call off", "call_off"):
        held[("call_off",)] = 1
    elif found := re.fullmatch(r"bribe (.+?)(?: (chest|relic))?", text):
        sites = [i for i in COLONY_IDS if deal.words.name("site", i).casefold().startswith(found[1]) or i.startswith(found[1])]
        if len(sites) != 1:
            return False
        held[("bribe", sites[0], found[2] or "chest")] = 1
    elif side == "wants" and (found := re.fullmatch(r"any (\w+)", text)):
        deck = found[1]
        if deck not in (*DECK_IDS, HAVEN):
            return False
        held[("any", deck)] = held.get(("any", deck), 0) + 1
    else:
        return _card(deal, side, text)
    return True


def _card(deal: Bargain, side: str, text: str) -> bool:
    unseen = side == "gives" and text.startswith("unseen ")
    name = text.removeprefix("unseen ") if unseen else text
    if side == "gives":
        cards = [(item[1], deal.label(item)) for item in deal.givable() if item[0] == "mine"]
    else:
        cards = deal.nameable()
    exact = [i for i, known in cards if known.casefold() == name]
    found = exact or [i for i, known in cards if name in known.casefold()]
    if len(found) != 1:
        return False
    if side == "gives":
        deal.gives[("mine", found[0])] = 2 if unseen else 1
    else:
        deal.ask_for(found[0])
    return True
