"""Turns a terminal screen with colours into a PNG, so that a person can look at it.

    uv run python tests/look.py out.png < tests/pax_tui/__snapshots__/test_pictures/NAME.txt
    tmux capture-pane -ep -t NAME | uv run python tests/look.py out.png
    uv run python tests/look.py --crop 0,0,82,26 --scale 2 out.png < screen.ansi

Input is a snapshot of the tests, or text with ANSI colours, one line a row. Needs pyte and pillow (development only) and the font DejaVu
Sans Mono (Debian: fonts-dejavu-core). Block glyphs are drawn as rectangles, as good terminals do.
"""

from __future__ import annotations

import argparse
import re
import sys

import pyte
from PIL import Image, ImageDraw, ImageFont

FG, BG = "#d8d8d8", "#000000"
RULE = "=" * 8
WEIGHTS = {"bold": "1", "dim": "2", "italic": "3", "underline": "4", "reverse": "7"}
NAMED = {
    "black": "#000000", "red": "#cd3131", "green": "#0dbc79", "brown": "#e5e510", "blue": "#2472c8", "magenta": "#bc3fbc",
    "cyan": "#11a8cd", "white": "#e5e5e5", "brightblack": "#666666", "brightred": "#f14c4c", "brightgreen": "#23d18b",
    "brightbrown": "#f5f543", "brightyellow": "#f5f543", "brightblue": "#3b8eea", "brightmagenta": "#d670d6", "bfightmagenta": "#d670d6",
    "brightcyan": "#29b8db", "brightwhite": "#ffffff",
}  # fmt: skip
QUADRANTS = dict(zip("▖▗▘▙▚▛▜▝▞▟", (4, 8, 1, 13, 9, 7, 11, 2, 6, 14), strict=True))  # bits: 1 2 above 4 8


def colour(name: str, default: str) -> str:
    """pyte's colour name or six hex digits as a CSS colour."""
    if name == "default":
        return default
    return NAMED.get(name) or f"#{name}"


def block(char: str, width: int, height: int) -> list[tuple[int, int, int, int]] | None:
    """The rectangles of a block glyph in a cell, or None for any other character."""
    if char in QUADRANTS:
        half_w, half_h, bits = width // 2, height // 2, QUADRANTS[char]
        xs, ys = (0, half_w, width), (0, half_h, height)
        return [(xs[i % 2], ys[i // 2], xs[i % 2 + 1], ys[i // 2 + 1]) for i in range(4) if bits >> i & 1]
    code = ord(char)
    if char == "▀":
        return [(0, 0, width, height // 2)]
    if 0x2581 <= code <= 0x2588:
        return [(0, height - height * (code - 0x2580) // 8, width, height)]
    if 0x2589 <= code <= 0x258F:
        return [(0, 0, width * (0x2590 - code) // 8, height)]
    if char == "▐":
        return [(width // 2, 0, width, height)]
    return None


def screen_of(text: str) -> tuple[pyte.Screen, int, int]:
    """The screen that the text leaves, and how many columns and rows of it are in use."""
    lines = text.rstrip("\n").split("\n")
    plain = [re.sub(r"\x1b\[[0-9;:]*[A-Za-z]|\x1b\][^\x07]*\x07", "", line) for line in lines]
    columns, rows = max(1, *(len(line.rstrip("\r")) for line in plain)), len(lines)
    screen = pyte.Screen(columns, rows)
    stream = pyte.Stream(screen)
    for row, line in enumerate(lines, 1):
        stream.feed(f"\x1b[{row};1H{line.rstrip(chr(13))}")
    return screen, columns, rows


def ansi(snapshot: str) -> str:
    """A snapshot (see tests/pax_tui/picture.py) as text with ANSI colours."""
    rows, runs, styles = (part.split("\n") for part in snapshot.rstrip("\n").split(f"\n{RULE}\n"))
    found = []
    for row, line in zip(rows, runs, strict=True):
        at, told = 0, ""
        for run in line.split():
            number, length = map(int, run.split(":"))
            front, back, *weights = styles[number].split()
            codes = ["0", *(WEIGHTS[w] for w in weights)]
            for ground, colour_name in ((38, front), (48, back)):
                if colour_name.startswith("#"):
                    codes.append(f"{ground};2;" + ";".join(str(int(colour_name[n : n + 2], 16)) for n in (1, 3, 5)))
            told += f"\x1b[{';'.join(codes)}m{row[at : at + length]:<{length}}"
            at += length
        found.append(told + "\x1b[0m")
    return "\n".join(found)


def picture(text: str, scale: int = 1, crop: tuple[int, int, int, int] | None = None) -> Image.Image:
    """Draws the screen cell by cell; `crop` is left, top, right, bottom in cells."""
    screen, columns, rows = screen_of(text)
    left, top, right, bottom = crop or (0, 0, columns, rows)
    width, height = 9 * scale, 18 * scale
    fonts = [ImageFont.truetype(f"DejaVuSansMono{style}.ttf", 15 * scale) for style in ("", "-Bold")]
    image = Image.new("RGB", ((right - left) * width, (bottom - top) * height), BG)
    draw = ImageDraw.Draw(image)
    for y in range(top, bottom):
        for x in range(left, right):
            cell = screen.buffer[y][x]
            fg, bg = colour(cell.fg, FG), colour(cell.bg, BG)
            if cell.reverse:
                fg, bg = bg, fg
            px, py = (x - left) * width, (y - top) * height
            draw.rectangle((px, py, px + width - 1, py + height - 1), fill=bg)
            if not cell.data.strip():
                continue
            rectangles = block(cell.data, width, height)
            if rectangles is None:
                draw.text((px, py), cell.data, font=fonts[cell.bold], fill=fg)
                if cell.underscore:
                    draw.line((px, py + height - 2, px + width - 1, py + height - 2), fill=fg, width=scale)
                continue
            for x0, y0, x1, y1 in rectangles:
                draw.rectangle((px + x0, py + y0, px + x1 - 1, py + y1 - 1), fill=fg)
    return image


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", help="the PNG to write")
    parser.add_argument("--scale", type=int, default=1)
    parser.add_argument("--crop", help="left,top,right,bottom in cells")
    args = parser.parse_args()
    crop = tuple(int(n) for n in args.crop.split(",")) if args.crop else None
    text = sys.stdin.read()
    picture(ansi(text) if f"\n{RULE}\n" in text else text, args.scale, crop).save(args.out)  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
