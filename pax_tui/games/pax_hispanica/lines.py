"""The board as lines of text, for --plain and screen readers: everything a seat may know, one thing a line."""

from __future__ import annotations

from typing import Any

from pax_tui.games.pax_hispanica import cards, look, panels
from pax_tui.games.pax_hispanica.chart import rebel_id
from pax_tui.games.pax_hispanica.say import Say
from pax_tui.games.pax_hispanica.seen import Seen
from pax_tui.widgets.models import Bar
from pax_tui.widgets.sheet import ascii_cells, plain
from pax_tui.wording import Wording
from rules.kernel.record import Record
from rules.pax_hispanica.tables import COLONIES, COLONY_IDS, LANDS, NATIVE, NONE, SEA_IDS, SEAS, TRIBE_IDS, TRIBES


def board(view: Any, words: Wording) -> list[str]:
    """Status, victories, playmats, decks, the calendar, then the map by what stands on it, then a Hand if it may be seen."""
    seen, say = Seen(view), Say(words)
    lines = [_bar(panels.status(say, seen)), _bar(panels.standing(say, seen, 9999, None)), ""]
    for mat in panels.mats(say, seen).mats:
        lines.append("  ".join(plain(piece) for piece in mat.head))
        lines.append("    " + "; ".join(plain(piece) for piece in mat.body))
    lines += ["", *(plain(line) for line in panels.philosophy(say, seen, {}, "").below), *_calendar(say, seen), ""]
    occupied = [COLONY_IDS[n] for n in COLONIES if seen.disk[n] != NONE]
    occupied += [TRIBE_IDS[n] for n in TRIBES if seen.bible[n] != NONE or seen.tribe[n] == NATIVE]
    occupied += [rebel_id(n) for n in LANDS if seen.rebel[n]]
    occupied += [f"buried:{SEA_IDS[z]}" for z in SEAS if seen.buried_chests[z] or seen.buried_relics[z]]
    empty = [COLONY_IDS[n] for n in COLONIES if seen.disk[n] == NONE] + [TRIBE_IDS[n] for n in TRIBES if _empty(seen, n)]
    lines += [plain(look.describe(say, seen, target)) for target in occupied]
    lines.append(f"{say('plain-empty-sites')} {', '.join(look.target_name(say, t) for t in empty)}")
    if seen.seat is not None:
        lines += ["", *(plain(line) for line, _ in cards.hand(say, seen))]
    return [_ascii_marks(line) for line in lines]


def telling(record: Record, words: Wording) -> list[str]:
    """Who has won and why, the final counts, then the story: its year before each sentence, its section after it."""
    from pax_tui.games.pax_hispanica import course, story

    say = Say(words)
    told = story.course(say, record)
    heads, counts = course.counts(say, record.position.view(None))
    names = [plain((head,)).strip() for head in heads]
    lines = [plain(line) for line in told.ending]
    lines += ["", *(f"{c.title}: " + ", ".join(f"{n} {v}" for n, v in zip(names, c.values, strict=True)) for c in counts)]
    lines += ["", *(f"{when}: {plain(sentence)} ({section})" for when, sentence, section in told.story), told.note]
    return lines if told.note else lines[:-1]


def foresight(view: Any, words: Wording) -> list[str]:
    """What the Sun King could attack next; nothing in a game of several players."""
    from pax_tui.games.pax_hispanica import alone

    seen = Seen(view)
    if not alone.alone(seen):
        return []
    text = alone.foresight(Say(words), seen)
    return [_ascii_marks(line) for line in (text.title, *(plain(line) for line in text.lines)) if line]


def _empty(seen: Seen, n: int) -> bool:
    return bool(seen.bible[n] == NONE and seen.tribe[n] != NATIVE)


def _bar(bar: Bar) -> str:
    return plain(bar.left)


def _calendar(say: Say, seen: Seen) -> list[str]:
    return [plain(note) for note in panels.calendar(say, seen).notes[:-1]]


def _ascii_marks(line: str) -> str:
    """Signs become ASCII, letters of names keep their accents."""
    return "".join(c if c.isalnum() else "".join(ascii_cells(c)) for c in line).rstrip()
