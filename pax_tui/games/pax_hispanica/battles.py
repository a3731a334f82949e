"""What is at stake in a battle: Strength of both sides token by token (E5b-e), Ships, Seamanship and tactics at sea (F2), Cargo (F1).

Everything is counted by the rules themselves, from a view, so that what is shown is what will be counted. Of Battle Cards and tactics
that are already laid down nothing is read, not even one's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pax_tui.games.pax_hispanica.chart import LETTERS
from pax_tui.games.pax_hispanica.panels import ship
from pax_tui.games.pax_hispanica.say import Say, joined
from pax_tui.games.pax_hispanica.seen import Seen
from pax_tui.widgets.sheet import Line, Span, cut, flow, length, trimmed
from rules.kernel.decision import Option
from rules.pax_hispanica import land_battle
from rules.pax_hispanica.abilities import seamanship
from rules.pax_hispanica.data import load
from rules.pax_hispanica.land_battle import FLEET, TARGET, UNDECIDED, SidedItem
from rules.pax_hispanica.sea_battle import BOARDING, FLEE, GAGE, Fought, battle_outcome, cannot_sink, chests_seized
from rules.pax_hispanica.tables import (
    CARD_IDS,
    CARD_SEAMANSHIP,
    COLORS,
    NATIVE,
    NONE,
    SITE_IDS,
    SITE_NUMBER,
)

WIDTH = 76
LINES = 5
"""What a panel has room for."""
DEALS = ("Deal",)
"""Steps that lie over what is asked and leave it as it was."""
HEAD, CELL = 12, 14
"""Cells for a tactic of the pirates, and for what a pair of tactics brings: together what stands beside a list on a large screen."""
FLEET_TACTICS, PIRATE_TACTICS = (FLEE, GAGE, BOARDING), (GAGE, BOARDING)


# -- land battles


@dataclass(frozen=True, slots=True)
class Reckoning:
    """A land battle as it stands: everything that counts with the side it is on, and who has not yet chosen."""

    color: int
    site: int
    items: tuple[SidedItem, ...]
    undecided: tuple[int, ...]
    chosen: bool = False
    """Whether somebody's choice among several is counted already."""

    @property
    def strengths(self) -> tuple[int, int]:
        """Strength of the fleet and of the target without the undecided."""
        return land_battle.sums(list(self.items))

    def of(self, side: int, color: int = NONE) -> int:
        """The Strength on a side, of one color or of all."""
        return sum(item[4] for item in self.items if item[0] == side and color in (NONE, item[2]))


def reckoning(seen: Seen, option: Option | None) -> Reckoning | None:
    """The land battle that is asked about, or that an option would begin; None where there is none."""
    asked = seen.asked
    if asked is None:
        return None
    if option is not None and asked[1] == "sail" and option[0] in ("attack", "enslave"):
        return _begun(seen, asked[0], SITE_NUMBER[option[1]])
    name = next((name for name, _ in reversed(seen.agenda) if name not in DEALS), "")
    if name not in ("LandBattle", "BattleCards"):
        return None
    battle = next(f for n, f in reversed(seen.agenda) if n == "LandBattle")
    color, site, at = battle["color"], battle["site"], battle.get("at", "announce")
    if at in ("announce", "tribute_answer"):
        return _begun(seen, color, site)
    if at not in ("declare", "reveal"):
        return None  # it is decided, and what is asked is what becomes of somebody
    allies, undecided = battle["allies"], battle["undecided"]
    if option is not None and option[0] == "support":
        allies = land_battle.joined(allies, asked[0], option[1])
    items = land_battle.strength_items(seen.open, color, site, allies)
    open_ = tuple(c for c in undecided if allies[c] == UNDECIDED)
    return Reckoning(color, site, tuple(items), open_, len(open_) < len(undecided))


def _begun(seen: Seen, color: int, site: int) -> Reckoning:
    allies, undecided = land_battle.sides(seen.open, color, site)
    return Reckoning(color, site, tuple(land_battle.strength_items(seen.open, color, site, allies)), undecided)


def land(say: Say, seen: Seen, battle: Reckoning, room: int = LINES) -> list[Line]:
    """Who wins (a panel may have room for no more), then both sides with each token and the undecided; with fewer words where that takes
    more than `room` lines."""
    head = _hanging([((verdict(say, battle), "strong"),)])
    for words in (2, 1, 0):
        lines = _sides(say, seen, battle, words)
        if len(head) + len(lines) <= room:
            break
    return [*head, *lines][:room]


def _sides(say: Say, seen: Seen, battle: Reckoning, words: int) -> list[Line]:
    heads: tuple[tuple[int, Span], ...] = (
        (FLEET, say.chip(battle.color)),
        (TARGET, (say.name("site", SITE_IDS[battle.site]), "title")),
    )
    lines: list[Line] = []
    for side, head in heads:
        strength = battle.of(side)
        total = (say("stake-sum", n=str(strength)) + " ") if strength else say("stake-no-strength")
        first, *more = _tokens(say, seen, battle, side, words) or [()]
        lines += _hanging([(head, (f" {total}", "strong"), *first), *more])
    if battle.undecided:
        pieces: list[Line] = [((say("stake-undecided"), "dim"),)]
        for color in battle.undecided:
            strength = battle.of(UNDECIDED, color)
            if words:
                first, *more = _added(_of_color(say, seen, battle, UNDECIDED, color, words))
                pieces += [(say.chip(color), (f" {say('stake-sum', n=str(strength))} ", "strong"), *first), *more]
            else:
                pieces.append((say.chip(color), (f" {strength}", "strong")))
        lines += _hanging(pieces)
    return lines


def _hanging(pieces: Sequence[Line]) -> list[Line]:
    """Pieces on lines, the second and further ones indented."""
    lines = flow(pieces, WIDTH - 2, " ")
    return [*lines[:1], *((("  ", "text"), *line) for line in lines[1:])]


def _added(pieces: Sequence[Line]) -> list[Line]:
    """Pieces with plus signs between them."""
    return [*pieces[:1], *((("+ ", "dim"), *piece) for piece in pieces[1:])]


def _tokens(say: Say, seen: Seen, battle: Reckoning, side: int, words: int) -> list[Line]:
    """What is on a side: its own, then the supporters, each after his letter."""
    own = battle.color if side == FLEET else land_battle.site_owner(seen.open, battle.site)
    colors = dict.fromkeys(item[2] for item in battle.items if item[0] == side)
    pieces: list[Line] = []
    for color in sorted(colors, key=lambda c: (c != own, c != NONE)):
        chip = say.chip(color, LETTERS[color]) if color not in (own, NONE) else None
        if chip is None:
            pieces += _of_color(say, seen, battle, side, color, words)
        elif words:
            first, *more = _of_color(say, seen, battle, side, color, words)
            pieces += [(chip, (" ", "text"), *first), *more]
        else:
            pieces.append((chip, (f" {battle.of(side, color)}", "text")))
    return _added(pieces)


def _of_color(say: Say, seen: Seen, battle: Reckoning, side: int, color: int, words: int) -> list[Line]:
    """What of a color is on a side; with fewer words the places are left out, and the same twice is said once."""
    items = [item for item in battle.items if item[0] == side and item[2] == color]
    ships = sum(item[1] == "ship" for item in items)
    texts = [_token(say, seen, battle, item, words) for item in items if item[1] != "ship"]
    if words < 2:
        texts = [f"{text} {texts.count(text)}" if texts.count(text) > 1 else text for text in dict.fromkeys(texts)]
    if ships:
        flagship = say.name("card", CARD_IDS[seen.ships[color][0]])
        texts.insert(0, say("stake-ship" if ships == 1 else "stake-ships", n=str(ships), card=flagship))
    return [((text, "text"),) for text in texts]


def _token(say: Say, seen: Seen, battle: Reckoning, item: SidedItem, words: int) -> str:
    _, what, whose, thing, strength = item
    if what == "peerage":
        title = load().market.card[thing].title or say.name("card", CARD_IDS[thing])
        return f"{title} {strength}" if strength > 1 else title
    if what == "citizen" and whose != land_battle.site_owner(seen.open, thing):
        what = "refugee"
    if thing != battle.site and what != "rebel" and words == 2:
        return say(f"stake-{what}-at", site=say.name("site", SITE_IDS[thing]))
    return say(f"stake-{what}")


def verdict(say: Say, battle: Reckoning) -> str:
    """E5e: who wins, or what it would be with all the undecided on either side."""
    fleet, target = battle.strengths
    more = battle.of(UNDECIDED)
    if not battle.undecided:
        end = "fleet-wins" if land_battle.fleet_wins(fleet, target) else "tie" if fleet == target else "target-holds"
        return say(f"stake-{end}", fleet=str(fleet), target=str(target))
    alone = len(battle.undecided) == 1
    who = say.seat(battle.undecided[0]) if alone else say("stake-rest" if battle.chosen else "stake-all")
    wins, still = land_battle.fleet_wins(fleet + more, target), land_battle.fleet_wins(fleet, target + more)
    end = "depends" if wins != still else "wins-either-way" if wins else "holds-either-way"
    return say(f"stake-{end}", who=who, fleet=str(fleet + more), target=str(target), fleet2=str(fleet), target2=str(target + more))


# -- battles at sea


def fleet(say: Say, seen: Seen, color: int, cargo: bool) -> Line:
    """Ships, Flagship and Seamanship of a fleet, and its Cargo or how many of its Galleons are free; without the card where it is long."""
    flagship = seen.ships[color][0]
    letter, printed = chr(ord("A") + seamanship(seen.open, color)), chr(ord("A") + CARD_SEAMANSHIP[flagship])
    skill = say("stake-seamanship" if letter == printed else "stake-seamanship-better", letter=letter, card=printed)
    ships = say("stake-fleet", n=len(seen.ships[color]))
    last = aboard(say, seen, color) if cargo else say("stake-room", n=max(0, seen.room(color)))
    for named in (say.name("card", CARD_IDS[flagship]), ""):
        line = joined([(say.chip(color), (f" {ships}", "strong")), named, (skill, "strong"), last])
        if length(line) <= WIDTH:
            break
    return cut(line, WIDTH)


def aboard(say: Say, seen: Seen, color: int) -> str:
    """What a fleet carries."""
    what = cargo_words(say, seen, color, seen.hold_chests[color])
    return say("stake-aboard", what=what) if what else say("stake-no-cargo")


def cargo_words(say: Say, seen: Seen, color: int, chests: int) -> str:
    """The Cargo in words, with so many of its Chests."""
    found = [say("look-chests", n=chests)] if chests else []
    found += [say("mat-relics", n=seen.hold_relics[color])] if seen.hold_relics[color] else []
    found += [say.name("cargo", "indigenous" if m == NATIVE else COLORS[m]) for m in seen.hold_meeples[color]]
    return ", ".join(found)


def laden(seen: Seen, color: int) -> bool:
    """Whether a fleet carries anything."""
    return bool(seen.hold_chests[color] or seen.hold_relics[color] or seen.hold_meeples[color])


def sea(say: Say, seen: Seen, prey: int, pirate: int, option: Option | None = None) -> list[Line]:
    """F2a, F2b: both fleets, and what each pair of tactics brings.

    What a panel has room for depends, so the first line stands alone: what is at stake, or what the tactic that is looked at brings.
    """
    chosen = option if option is not None and option[0] == "tactic" else None
    mine = chosen if seen.asked is not None and seen.asked[0] == prey else None
    theirs = chosen if mine is None else None
    head: list[Span] = [(" " * HEAD, "text")]
    for tactic in FLEET_TACTICS:
        name = say(f"stake-{tactic[1]}")
        head += _cell(((LETTERS[prey], f"seat:{COLORS[prey]}"), (f" {name}", _weight(mine, tactic))), CELL)
    lines: list[Line] = [trimmed(head)]
    for against in PIRATE_TACTICS:
        name = say(f"stake-{against[1]}")
        row: list[Span] = [*_cell(((LETTERS[pirate], f"seat:{COLORS[pirate]}"), (f" {name}", _weight(theirs, against))), HEAD)]
        for tactic in FLEET_TACTICS:
            got = battle_outcome(seen.open, prey, pirate, tactic[1], against[1])
            role = "dim" if (mine not in (None, tactic) or theirs not in (None, against)) else "text" if chosen is None else "strong"
            row += _cell(_brings(say, seen, prey, pirate, got, role), CELL)
        lines.append(trimmed(row))
    cargo = fleet(say, seen, prey, True)
    if mine is not None:
        return [_against(say, seen, prey, pirate, [(mine, theirs) for theirs in PIRATE_TACTICS], True), *lines, cargo]
    if theirs is not None:
        return [_against(say, seen, prey, pirate, [(mine, theirs) for mine in FLEET_TACTICS], False), *lines, cargo]
    return [cargo, *lines, fleet(say, seen, pirate, False)]


def _against(say: Say, seen: Seen, prey: int, pirate: int, pairs: list[tuple[Option, Option]], fleets: bool) -> Line:
    """What a tactic brings against each of the other side's."""
    line: list[Span] = []
    for mine, theirs in pairs:
        own, other = (mine, theirs) if fleets else (theirs, mine)
        before = say("stake-against" if line else "stake-first-against", tactic=say(f"stake-{own[1]}"), other=say(f"stake-{other[1]}"))
        got = battle_outcome(seen.open, prey, pirate, mine[1], theirs[1])
        line += [(before + " ", "dim"), *_brings(say, seen, prey, pirate, got, "strong")]
    return cut(tuple(line), WIDTH)


def _weight(chosen: Option | None, tactic: Option) -> str:
    return "key" if chosen == tactic else "dim"


def _cell(line: Line, width: int) -> Line:
    line = cut(line, width)
    return (*line, (" " * (width - length(line)), "text"))


def _brings(say: Say, seen: Seen, prey: int, pirate: int, got: Fought, role: str) -> Line:
    """What a pair of tactics brings, in one cell."""
    if got.escaped:
        return ((say("stake-escapes"), role),)
    parts: list[Span] = []
    for color, sunk in ((prey, got.sunk_prey), (pirate, got.sunk_pirate)):
        if sunk:
            before, _, after = say("stake-sunk", who="\0").partition("\0")
            letter = (LETTERS[color], role if role == "dim" else f"name:{COLORS[color]}")
            parts += [span for span in ((before, role), letter, (after, role)) if span[0]]
    if got.seizing and laden(seen, prey):
        parts.append(((", " if parts else "") + say("stake-seized"), role))
    return tuple(parts) or ((say("stake-unhurt"), role),)


def surrender(say: Say, seen: Seen, prey: int, pirate: int) -> list[Line]:
    """F1a: what is seized, what is lost for want of Galleons, and which Ships may be sunk besides."""
    chests = chests_seized(seen.open, prey, pirate)
    what = cargo_words(say, seen, prey, chests)
    text = say("stake-seizes", pirate=say.seat(pirate), what=what) if what else say("stake-no-seizing")
    lost = seen.hold_chests[prey] - chests
    if lost:
        text += " " + say("stake-chests-lost", n=lost)
    open_ = [c for c in seen.ships[prey] if cannot_sink(seen.open, None, c) is None]
    ships = ", ".join(ship(say, c) for c in open_)
    sinks = say("stake-may-sink", ships=ships) if ships else say("stake-none-sunk")
    return [*_texts(text), *_texts(sinks), fleet(say, seen, prey, True)]


def _texts(text: str) -> Sequence[Line]:
    return flow([((text, "text"),)], WIDTH)


__all__ = ["LINES", "WIDTH", "Reckoning", "fleet", "land", "reckoning", "sea", "surrender"]
