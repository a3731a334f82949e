"""What is written to the terminal: less than Textual writes, and the same to be seen."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pyte
from rich.color import ColorSystem
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from textual._compositor import ChopsUpdate, LayoutUpdate
from textual.geometry import Region
from textual.strip import Strip

from pax_tui.frames import Frames

WIDTH, HEIGHT = 40, 12
STYLES = [
    Style.parse(s) for s in ("", "bold", "#ff0000 on #000040", "bold #ff0000 on #000040", "reverse", "underline #00ff00", "on #102030")
]
WORDS = ["a", "  ", "        ", "Curaçao", "──┐", "▄▄▀", "Ana bids $4 ", "·"]
WIDE = [*WORDS, "李", "an 安"]
CONSOLE = Console(color_system="truecolor", force_terminal=True, legacy_windows=False)


def strip(random: Random, width: int, words: Sequence[str] = WORDS) -> Strip:
    """A row of a width in a few styles."""
    segments: list[Segment] = []
    left = width
    while left > 0:
        text = random.choice(words)
        wide = Segment(text).cell_length
        if wide > left:
            text, wide = " " * left, left
        segments.append(Segment(text, random.choice(STYLES)))
        left -= wide
    return Strip(segments, width)


def updates(random: Random, wide: bool) -> Sequence[LayoutUpdate | ChopsUpdate]:
    """Whole frames, and changes in parts of rows; with wide characters no parts, as pyte would leave half of one standing."""
    words = WIDE if wide else WORDS
    found: list[LayoutUpdate | ChopsUpdate] = []
    rows = [strip(random, WIDTH, words) for _ in range(HEIGHT)]
    for _ in range(6):
        if wide or random.random() < 0.5:
            rows = [row if random.random() < 0.5 else strip(random, WIDTH, words) for row in rows]
            found.append(LayoutUpdate([[row] for row in rows], Region(0, 0, WIDTH, HEIGHT)))
        else:
            cut = random.randrange(4, WIDTH - 4)
            chops: list[dict[int, Strip | None]] = [{0: strip(random, cut), cut: strip(random, WIDTH - cut)} for _ in range(HEIGHT)]
            for chop in chops:
                if random.random() < 0.3:
                    chop[0] = None
            whole = [(y, 0, WIDTH) for y in sorted(random.sample(range(HEIGHT), 5))]
            halves = [(y, *random.choice([(0, cut), (cut, WIDTH), (0, cut // 2)])) for y, _, _ in whole]
            found.append(ChopsUpdate(chops, random.choice([whole, halves]), [[cut, WIDTH]] * HEIGHT))
    return found


def cells(screen: pyte.Screen) -> list[object]:
    """What can be seen: every character with its look, of blanks only what shows."""
    found: list[object] = []
    for y in range(HEIGHT):
        for x in range(WIDTH):
            char = screen.buffer[y][x]
            marks = (char.reverse, char.underscore)
            found.append((char.bg, char.fg if any(marks) else "", marks) if char.data == " " else char)
    return found


def test_the_terminal_shows_what_textual_would_have_written() -> None:
    for seed in range(60):
        frames = Frames()
        ours, theirs = pyte.Screen(WIDTH, HEIGHT), pyte.Screen(WIDTH, HEIGHT)
        for update in updates(Random(seed), seed % 2 == 0):
            written = frames.written(update, ColorSystem.TRUECOLOR)
            pyte.Stream(ours).feed(written.text)
            pyte.Stream(theirs).feed(update.render_segments(CONSOLE).replace("\n", ""))
            assert cells(ours) == cells(theirs), seed


def test_what_stands_there_already_is_not_written_again() -> None:
    rows = [strip(Random(1), WIDTH) for _ in range(HEIGHT)]
    frames, update = Frames(), LayoutUpdate([[row] for row in rows], Region(0, 0, WIDTH, HEIGHT))
    assert frames.written(update, ColorSystem.TRUECOLOR).text
    assert frames.written(update, ColorSystem.TRUECOLOR).text == ""
    frames.forget()
    assert frames.written(update, ColorSystem.TRUECOLOR).text, "after a resize nothing is known"


def test_one_word_costs_one_word() -> None:
    style = STYLES[2]
    before = Strip([Segment("Ana ", style), Segment("bids $4", STYLES[1]), Segment(" " * 29, style)])
    after = Strip([Segment("Ana ", style), Segment("bids $5", STYLES[1]), Segment(" " * 29, style)])
    frames = Frames()
    frames.written(LayoutUpdate([[before]], Region(0, 0, WIDTH, 1)), ColorSystem.TRUECOLOR)
    written = frames.written(LayoutUpdate([[after]], Region(0, 0, WIDTH, 1)), ColorSystem.TRUECOLOR)
    assert "Ana" not in written.text
    assert "bids $5" in written.text
