"""The 256 colors of a terminal without 24-bit color: which of them is nearest to the eye.

Rich would find one too, but by rounding red, green and blue by themselves, which turns every dark color to black. The 16 colors that a
person can change are left out: a cube of 6 x 6 x 6, and 24 grays.
"""

from __future__ import annotations

from functools import cache

Point = tuple[float, float, float]
STEPS = (0, 95, 135, 175, 215, 255)


@cache
def _palette() -> tuple[tuple[str, Point], ...]:
    colors = [f"#{r:02x}{g:02x}{b:02x}" for r in STEPS for g in STEPS for b in STEPS]
    colors += [f"#{gray:02x}{gray:02x}{gray:02x}" for gray in range(8, 239, 10)]
    return tuple((color, oklab(color)) for color in colors)


def linear(part: int) -> float:
    """A part of sRGB, 0 to 255, as an amount of light, 0 to 1."""
    value = part / 255
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def oklab(color: str) -> Point:
    """A color where distances are those of the eye (Oklab, by Ottosson)."""
    r, g, b = (linear(int(color[n : n + 2], 16)) for n in (1, 3, 5))
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    middle = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
    )


@cache
def nearest(color: str) -> str:
    """The nearest of the 240 fixed colors to `#rrggbb`, written the same way."""
    here = oklab(color)
    return min(_palette(), key=lambda known: sum((a - b) ** 2 for a, b in zip(known[1], here, strict=True)))[0]
